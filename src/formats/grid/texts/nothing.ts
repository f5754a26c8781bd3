import { isPlaceholder } from '../../common/placeholder.js';
import { wordsIn } from './words.js';

// What people write where they have nothing to say: that there is none, that it is still to come, or nothing but the
// places of a template.

const none = 'none|nothing';
const unset = 'null|nil|n/a|na|undefined';
const toCome = 'tbd|tba|tbc';
const toDo = 'todo|fixme|xxx|wip|placeholder';
const asked = '(?:answered|received|responded|given|decided|determined)';
const settled = `(?:${asked}|confirmed|approved|verified|checked|reviewed|chosen|selected|provided|recorded|set|known|defined|done|filled)`;

const marks = '[`*_~"\'()[\\]{}<>.,:!?…]{0,9}';
const onlyMarks = /^[\s`*_~"'()[\]{}<>.,:;!?…|=•·#–—-]*$/;

/** Whether a text says plainly that there is none: `-`, `none`, `n/a`. */
export function isAbsent(text: string): boolean {
  return absent.test(text.trim());
}

const absent = new RegExp(`^(?:${none}|n/a|[-–—]|\\[\\])$`, 'i');

/** Whether nothing is said: marks alone, a word such as `null`, or a template. `None` and `no` say something. */
export function isUnsaid(text: string): boolean {
  return (
    onlyMarks.test(text) || unsaid.test(text.trim()) || isTemplate(text) || isPlaceholder(text, { 'x-kind': 'text' })
  );
}

const unsaid = new RegExp(`^(?:${unset})[.:!?]{0,3}$`, 'i');

/** Whether a short text stands for want of one: `-`, `none`, `Nothing yet`. `No tabs in this code` says something. */
export function saysNothing(text: string): boolean {
  return text.length <= 60 && (onlyMarks.test(text) || wantOfText.test(text.trim()));
}

const wantOfText = new RegExp(
  `^[^\\p{L}\\p{N}]{0,9}(?:${none}|no|empty|${unset}|${toCome}|todo|pending|unknown)(?: (?:yet|so far|recorded|here|found|to report))?[^\\p{L}\\p{N}]{0,9}$`,
  'iu',
);

/** Whether a text begins as one that stands for want of a commit or a file: `-`, `(none)`, `none so far`, `TBD (see 2)`. */
export function isNothing(text: string): boolean {
  return onlyMarks.test(text) || wantOfName.test(text);
}

/** No dash before the word: `--not` is an option of git. */
const wantOfName = new RegExp(
  `^${marks}(?:${none}|no|not|${unset}|${toCome}|todo|pending|unknown)${marks}(?:\\s|$)`,
  'i',
);

const reply = '(?:response|answer|reply|feedback|input|decision|confirmation|verdict)';
const person = '(?:(?:for|on|from|by) )?(?:the |a )?(?:user|person|human)';
/** What may stand behind a word for nothing, up to the end: `none so far`, `nothing received yet`. */
const tail = `(?:(?:yet|so far|${settled}|${person}|${reply}) ){0,4}$`;
/** A judgement is an answer: `not working yet`. */
const judged = '(?:working|works|fixed|good|right|correct|ok|okay|fine|perfect|happy)';
/** The ways to begin, as `wordsIn` has them: a blank behind each word. */
const waiting = [
  `(?:${none}|open|unanswered|undecided|unknown|to come) ${tail}`,
  '(?:still |currently |now )?(?:awaiting|waiting|pending) ',
  '(?:still )?(?:in|under) review ',
  'still (?:open|unanswered|undecided|unknown|to come) ',
  '(?:still )?not yet $',
  `(?:still |has |was )?not yet (?:been )?${settled} `,
  `(?:still |has |was )?not (?:been )?${asked} `,
  `not (?!${judged} )(?:[^ ]{1,40} ){1,4}yet $`,
  `(?:still )?to be ${settled} `,
  'no (?:user |human )?(?:response|answer|reply) ',
  `no (?:user |human )?${reply} ${tail}`,
  `(?:${toCome}) `,
];
const notYet = new RegExp(`^ (?:${waiting.join('|')})`);

/**
 * Whether a text begins as one that stands for an answer that is still to come: `pending`, `awaiting approval by Ann`,
 * `not answered yet`, `to be determined`. `No`, `not that way` and `not approved` are answers.
 */
export function isNotYet(text: string): boolean {
  return notYet.test(wordsIn(text.slice(0, 300)));
}

const longest = 1000;
const places =
  /\{\{[^{}]{0,200}\}\}|\$\{[^{}]{0,200}\}|\{[A-Za-z][\w -]{0,200}\}|<[A-Za-z][\w -]{0,200}>|\[[^[\]]{2,200}\](?![(:[])/g;
/** `TODO: write this up` is a gap, and `Todo list with filters` is none. */
const gapWords = new RegExp(
  [
    `^(?:(?:${toDo})[*_\`]{0,3}\\s{0,9}(?:$|[:.…!?(]|[–—-]\\s)`,
    `(?:${toCome}|lorem ipsum|coming soon|to be (?:written|added|completed|${settled}))(?![\\p{L}\\p{N}])`,
    '(?:\\.{3}|…)$)',
  ].join('|'),
  'iu',
);

/** Whether a text is nothing but places that were to be filled in: `{{summary}}`, `<name>`, `[what was done]`. */
export function isGap(text: string): boolean {
  const trimmed = text.slice(0, longest).trim();
  const rest = trimmed.replace(places, '');
  return rest !== trimmed && !/[\p{L}\p{N}]/u.test(rest);
}

/** Whether a text was never filled in: nothing but gaps, or a word for one: `TODO`, `TBD`, `to be written`, `...`. */
export function isTemplate(text: string): boolean {
  return gapWords.test(text.slice(0, longest).trim()) || isGap(text);
}
