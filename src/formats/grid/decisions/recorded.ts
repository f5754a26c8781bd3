import { type Answer, chosenOption } from '../checkpoints/answer.js';
import { detailOf } from '../checkpoints/details.js';
import { type Option, optionsOf } from '../checkpoints/options.js';
import { textIn } from '../companions/fields.js';
import type { Companion } from '../snapshot.js';
import { wordsIn } from '../texts/words.js';
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
const general = new Set(
  'yes no true false ok okay approved agreed both none all other first second'.split(' ').map((word) => ` ${word} `),
);

/** Nobody looks for more of a name, or of a question. */
const longestName = 200;
const longest = 2000;

/**
 * Whether DECISIONS.md holds the answer to a decision: something in it names what was chosen, or has most of the words
 * that only the chosen option has. The question supports an answer in many words, of which one is enough beside it; for
 * an answer such as `yes`, which tells nothing by itself, it is all that there is to look for.
 */
export function isRecorded(checkpoint: Companion, { text }: Answer, texts: readonly DecisionText[]): boolean {
  const options = optionsOf(checkpoint);
  const option = chosenOption(text, options);
  const names = [...(option?.names ?? []), wordsIn(text)].filter(isTelling).map((name) => name.slice(0, longestName));
  const asked = detailOf(checkpoint, 'question');
  const question = wordsOf(asked ? textIn(asked.value) : '');
  const answers = (option ? distinguishing(option, options) : [ownWordsOf(text)]).filter(({ size }) => size > 0);
  if (names.length === 0 && answers.length === 0) {
    // `a` of `Which?` may be recorded in any words.
    return question.size === 0 || texts.some(({ telling }) => shared(question, telling) > question.size / 2);
  }
  return texts.some(({ words, telling }) => {
    if (names.some((name) => words.includes(name))) return true;
    const supports = question.size > 0 && shared(question, telling) >= question.size / 2;
    return answers.some((answer) => {
      const isTold = shared(answer, telling) > answer.size / 2;
      return isTold || (supports && [...answer].some((word) => telling.has(word) && !question.has(word)));
    });
  });
}

/** Of an option, the words of its names, and of all that is said of it, that no other option has. */
function distinguishing(option: Option, options: readonly Option[]): ReadonlySet<string>[] {
  const others = options.filter((one) => one !== option).map(({ text, names }) => wordsOf(`${names.join('')} ${text}`));
  return [option.names.filter(isTelling).join(''), option.text].map((text) => {
    return new Set([...ownWordsOf(text)].filter((word) => !others.some((other) => other.has(word))));
  });
}

/** The words of a text that is more than a letter, a number or a `yes`. */
function ownWordsOf(text: string): ReadonlySet<string> {
  return isTelling(wordsIn(text)) ? wordsOf(text) : new Set();
}

function wordsOf(text: string): ReadonlySet<string> {
  return tellingWords(wordsIn(text.slice(0, longest)));
}

function shared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((word) => others.has(word)).length;
}

/** A letter, a number or a `yes` may stand anywhere. */
function isTelling(name: string): boolean {
  return name.length > 4 && !general.has(name) && !/^ \d+ $/.test(name);
}
