import { type Field, textIn } from '../companions/fields.js';
import type { Companion } from '../snapshot.js';
import { isNotYet } from '../texts/nothing.js';
import { wordsIn } from '../texts/words.js';
import { isBlank } from './blank.js';
import { detailOf } from './details.js';
import { type Option, optionsOf } from './options.js';

/** What a person answered to a checkpoint. */
export interface Answer {
  readonly field: Field;
  /** On one line. */
  readonly text: string;
}

/** The answer of a checkpoint; undefined while it is open. */
export function answerOf(checkpoint: Companion): Answer | undefined {
  const field = detailOf(checkpoint, 'user_response');
  if (!field || isBlank(field.value)) return undefined;
  const text = textIn(field.value);
  // Where `none` is one of the options, it is an answer.
  const isAnswer = !isNotYet(text) || optionsOf(checkpoint).some(({ names }) => names.includes(wordsIn(text)));
  return isAnswer ? { field, text } : undefined;
}

/** Of an answer, nobody reads more to find an option. */
const longest = 500;
const place = /^ (?:option |choice |number |no )?(\d{1,2}|[a-z]) $/;

/**
 * The option that an answer takes: by id, label, its number or letter in the list, or in a sentence that names it. Of
 * several that it names, the one with the longest name. Undefined when it takes none.
 */
export function chosenOption(answer: string, options: readonly Option[]): Option | undefined {
  const said = wordsIn(answer.slice(0, longest));
  if (said === '') return undefined;
  const exact = options.find(({ names }) => names.includes(said));
  if (exact) return exact;
  const [, ordinal] = place.exec(said) ?? [];
  const numbered = ordinal === undefined ? undefined : options[indexOf(ordinal)];
  if (numbered) return numbered;
  const named = options
    .map((option) => ({ option, length: longestIn(said, option) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
  return named[0]?.option ?? begunBy(said, options) ?? options.find((option) => isPartOf(said, option));
}

/** Whether an answer is some words of an option, or of what describes it. */
function isPartOf(said: string, { names, text }: Option): boolean {
  return [...names, wordsIn(text)].some((one) => one.includes(said));
}

/** The only option that begins like the answer: `y` for yes. */
function begunBy(said: string, options: readonly Option[]): Option | undefined {
  const begun = options.filter(({ names }) => names.some((name) => name.startsWith(said.trimEnd())));
  return begun.length === 1 ? begun[0] : undefined;
}

const indexOf = (ordinal: string): number =>
  /\d/.test(ordinal) ? Number(ordinal) - 1 : ordinal.charCodeAt(0) - 'a'.charCodeAt(0);

/** The length of the longest name of an option that stands in an answer. A single letter may be any word: `a page`. */
function longestIn(said: string, { names }: Option): number {
  return Math.max(0, ...names.filter((name) => isTelling(name) && said.includes(name)).map(({ length }) => length));
}

/** With its blanks, a letter is three characters long. A number such as 2 may count anything. */
function isTelling(name: string): boolean {
  return name.length > 3 && !/^ \d+ $/.test(name);
}
