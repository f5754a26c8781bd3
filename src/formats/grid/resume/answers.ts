import { wordsIn } from '../texts/words.js';

// What the answer of a person means, where a checkpoint wants to hear of one thing (persistence guide, "Checkpoint Types").

/** Nobody reads more to find out. */
const longest = 500;
const approving =
  /^ (?:it |this |that |all |everything |i )?(?:is |are )?(?:approved?|approves|yes|y|yep|ok|okay|lgtm|pass|passed|passes|verified|confirmed|confirm|works|working|good|fine|great|perfect|looks (?:good|fine|great|right)|done|go ahead|ship it|continue) /;
const doubting =
  / (?:but|except|however|although|though|not|no|never|dont|doesnt|didnt|isnt|arent|cant|cannot|wont|without|until|unless|issues?|problems?|broken|fails?|failed|wrong|missing|still|instead) /;
const refusing =
  /^ (?:i )?(?:no|not|cannot|cant|could not|couldnt|did not|didnt|have not|havent|failed|impossible|later|unable) /;

/** Whether a person approves, and names no issue beside: anything else describes what is wrong. */
export function isApproval(answer: string): boolean {
  const said = wordsIn(answer.slice(0, longest));
  return approving.test(said) && !doubting.test(said);
}

/** Whether a person says that what they were asked to do is not done. */
export function isRefusal(answer: string): boolean {
  return refusing.test(wordsIn(answer.slice(0, longest)));
}
