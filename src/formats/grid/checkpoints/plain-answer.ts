import { plain, wordsIn } from '../texts/words.js';
import type { Option } from './options.js';

// What an answer means, for programs that go by it: it counts only when it plainly is one. To take `not mail` for mail, or
// `approved, but …` for approved, would be worse than to ask once more. Rules, which only want to hear that something was
// answered, read more into it.

const way = (name: string, ...others: readonly string[]): Option => ({
  ...{ name, text: name },
  names: [name, ...others].map((one) => ` ${one} `),
});

/** What a failure offers (checkpoint flow, "Failure Checkpoint"). */
export const waysOn: readonly Option[] = [
  way('retry', 'retry it', 'retry the thread', 'try again', 'again'),
  way('rollback', 'roll back', 'roll it back', 'roll back the block'),
  way('manual', 'manually', 'manual fix', 'by hand'),
  way('skip', 'skip it', 'skip this block', 'skip the block'),
];

/**
 * The option that an answer plainly takes: all of it is the option's name or its number in the list, or it begins so, and a
 * reason follows that says nothing against it. Undefined when it takes none, or may mean another one.
 */
export function takenOption(answer: string, options: readonly Option[]): Option | undefined {
  const said = bare(answer);
  const whole = optionCalled(said, options);
  if (whole) return whole;
  // The longest name first: `web shop: as agreed` is no answer that takes `web`.
  for (const { head, reason } of splitsOf(said).reverse()) {
    const taken = optionCalled(head, options);
    if (taken) return isDoubted(reason) || namesOther(reason, taken, options) ? undefined : taken;
  }
  return undefined;
}

/** Nobody calls an option by more. */
const longestName = 500;
const quotes = /^["'“”‘’«»`*_(]{1,9}|["'“”‘’«»`*_).!,;:…]{1,9}$/g;
const bullet = /^[-*+•]\s/;

/** An answer without what only surrounds it. */
function bare(answer: string): string {
  return answer.trim().replace(bullet, '').trim().replace(quotes, '').trim();
}

const number = /^ (?:(?:option|choice|number|no) )?(\d{1,2}) $/;

/** The only option of a name, or of a number. Signs that it does not have itself may mean anything: `~mail~`, `mail?`. */
function optionCalled(text: string, options: readonly Option[]): Option | undefined {
  if (text.length > longestName) return undefined;
  const said = wordsIn(text);
  const called = options.filter(({ names }) => names.includes(said));
  const [, place] = number.exec(said) ?? [];
  const numbered = place === undefined ? undefined : options[Number(place) - 1];
  const found = called.length > 0 ? called : numbered ? [numbered] : [];
  const [taken] = found;
  return found.length === 1 && taken && signsOf(text).every((sign) => taken.text.includes(sign)) ? taken : undefined;
}

const signsOf = (text: string): readonly string[] => plain(text).match(/[^\p{L}\p{M}\p{N}\s.,:;'’"“”`*_()–—-]/gu) ?? [];

const separator = /\s+[-–—]+\s+|[,:;.!]\s+|\s+(?=\(|because\b|since\b)/gi;

/** The ways to read an answer as a name and a reason, the shortest name first. */
function splitsOf(said: string): { readonly head: string; readonly reason: string }[] {
  return [...said.slice(0, longestName).matchAll(separator)].map(({ index, 0: sign }) => ({
    head: bare(said.slice(0, index)),
    reason: said.slice(index + sign.length),
  }));
}

const doubt = new Set(
  (
    'no not never neither nor none cannot cant dont doesnt didnt isnt arent wasnt wont wouldnt shouldnt couldnt ' +
    'instead except but however although though unless if or rather maybe perhaps'
  ).split(' '),
);

/** Whether a reason may take back what stands before it. */
function isDoubted(reason: string): boolean {
  return reason.includes('?') || words(reason).some((word) => doubt.has(word)) || /n['’ʼ]t\b/i.test(reason);
}

/** Whether a reason names another option. A single letter may be any word, and a number may count anything. */
function namesOther(reason: string, taken: Option, options: readonly Option[]): boolean {
  const said = wordsIn(reason);
  const others = options.filter((one) => one !== taken).flatMap(({ names }) => names);
  return others.some((name) => !taken.names.includes(name) && !/^ (?:.|\d+) $/u.test(name) && said.includes(name));
}

const words = (text: string): string[] => wordsIn(text).trim().split(' ');

/** What a person says who was asked to verify something. */
export type Verdict = 'approved' | 'issues' | 'unclear';

const subject = '(?:(?:it|this|that|all|everything) )?(?:(?:is|are|its|thats) )?(?:all )?';
const good =
  'approved?|approves|yes|y|yep|ok|okay|lgtm|pass|passed|passes|verified|confirmed|confirm|works|working|good|fine|great|perfect|looks (?:good|fine|great|right)|look good|done|true|go ahead|ship it|continue|👍|✅|✓|✔';
const begins = new RegExp(`^ (?:i )?${subject}(?:${good}) `, 'u');
const approval = new RegExp(
  `^ (?:i )?${subject}(?:${good}) (?:(?:${good}|to me|for me|thanks|thank you|it) ){0,2}$`,
  'u',
);
const undecided =
  /^ (?:i )?(?:(?:dont|do not) know|dunno|no idea|not sure|unsure|maybe|perhaps|later|wait|soon|tomorrow|(?:ill|will) (?:look|check|do)|no (?:issues?|problems?|complaints?)|nothing wrong|all clear|skip|none) /;

/**
 * What a person says who was asked to verify something: approved when it says nothing else. What neither begins like that,
 * nor asks or puts it off, describes what is wrong.
 */
export function verdictOf(answer: string): Verdict {
  const said = spoken(answer);
  const isQuestion = /\?[\s"'”’)]*$/.test(answer);
  if (approval.test(said)) return isQuestion ? 'unclear' : 'approved';
  const isUnclear = isQuestion || isWithdrawn(answer) || begins.test(said) || undecided.test(said);
  return isUnclear || !/[\p{L}\p{N}]/u.test(said) ? 'unclear' : 'issues';
}

const done = new RegExp(
  `^ ${subject}(?:i did it|did it|i have done it|i finished|(?:done|finished|completed?|ok|okay|yes|ready|confirmed|true|👍|✅|✓|✔)(?: (?:done|now|finished|it is done|its done|i did it))?) $`,
  'u',
);

/** Whether a person says that what they were asked to do is done, and nothing else. */
export function isDone(answer: string): boolean {
  return !answer.includes('?') && done.test(spoken(answer));
}

/** Without the sign that only makes an emoji colourful. */
const spoken = (answer: string): string => wordsIn(answer.slice(0, longestName).replaceAll('\ufe0f', ''));

/** Whether a checkpoint is closed without an answer: nobody has to answer any more, and nobody did. */
export function isWithdrawn(answer: string): boolean {
  return /^withdrawn(?:$|[.:,;!\s])/i.test(answer.trim());
}

/** What stands in the place of an answer where there is none any more. */
export const withdrawal = (reason: string): string => (reason === '' ? 'withdrawn' : `withdrawn: ${reason}`);
