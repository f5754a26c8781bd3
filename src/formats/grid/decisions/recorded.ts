import { type Answer, chosenOption } from '../checkpoints/answer.js';
import { detailOf } from '../checkpoints/details.js';
import { optionsOf } from '../checkpoints/options.js';
import { textIn, wordsIn } from '../checkpoints/texts.js';
import type { Companion } from '../snapshot.js';
import { tellingWords } from './same-words.js';

/** Something that DECISIONS.md says. */
export interface DecisionText {
  /** As `wordsIn` has them. */
  readonly words: string;
  /** As `tellingWords` has them. */
  readonly telling: ReadonlySet<string>;
}

/** Prepares texts for being searched, once for all answers that are looked for. */
export function decisionTexts(texts: readonly string[]): readonly DecisionText[] {
  return texts.map((text) => {
    const words = wordsIn(text);
    return { words, telling: tellingWords(words) };
  });
}

/** Answers that tell nothing without their question. */
const general = new Set([
  ' yes ',
  ' no ',
  ' true ',
  ' false ',
  ' ok ',
  ' okay ',
  ' approved ',
  ' both ',
  ' none ',
  ' all ',
  ' other ',
]);

/** Nobody looks for more of a name, or of a question. */
const longestName = 200;
const longest = 2000;

/**
 * Whether DECISIONS.md holds the answer to a decision: something in it names what was chosen, or has most words of the
 * question, of what is said of the option, or of an answer in words of its own.
 */
export function isRecorded(checkpoint: Companion, { text }: Answer, texts: readonly DecisionText[]): boolean {
  const option = chosenOption(text, optionsOf(checkpoint));
  const names = (option?.names ?? [wordsIn(text)]).filter(isTelling).map((name) => name.slice(0, longestName));
  const question = detailOf(checkpoint, 'question');
  const said = [question ? textIn(question.value) : '', option?.text ?? text]
    .map((one) => wordsIn(one.slice(0, longest)))
    .filter(isTelling)
    .map(tellingWords);
  // `a` of `Which?` may be recorded in any words.
  if (names.length === 0 && said.every(({ size }) => size === 0)) return true;
  return texts.some(({ words, telling }) => {
    return names.some((name) => words.includes(name)) || said.some((part) => isHalfOf(part, telling));
  });
}

/** Whether at least half of some words are among others. */
function isHalfOf(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size > 0 && [...some].filter((word) => others.has(word)).length >= some.size / 2;
}

/** A letter, a number or a `yes` may stand anywhere. */
function isTelling(name: string): boolean {
  return name.length > 4 && !general.has(name) && !/^ \d+ $/.test(name);
}
