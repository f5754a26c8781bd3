import { companionKind, stateFile } from '../layout.js';

/** A file that something left behind in a root. */
export interface Leftover {
  /** Its path inside the root. */
  readonly file: string;
  readonly kind: 'temporary' | 'backup' | 'lock';
  /** The file of the mission that it was made for. */
  readonly of: string;
}

/** Held while the state is written; that it lies there at other times is normal, for it is never removed. */
const locks = ['.state.lock', `${stateFile}.lock`];

type Kind = Exclude<Leftover['kind'], 'lock'>;
/** What the name of a file says that it was made for, and as what. */
type Made = readonly [Kind, of: string];

const saved = '(?:bak|backup|orig|old|rej|save)';
/** What may follow a whole name: `STATE.md.bak-20260512`. */
const behind: readonly (readonly [Kind, RegExp])[] = [
  ['temporary', /^te?mp(?:-[\w-]{1,40}|\d{1,40})?$/],
  ['backup', new RegExp(`^${saved}(?:-?[\\w-]{1,40})?$`)],
];
/** What may follow it as the last word, but for a number: `STATE.md.new.1`. */
const last = /^(?:new|part|sw[a-p])(?:-?\d{1,40})?$/;
/** What may stand before the ending: `STATE.bak.md`. */
const within: readonly (readonly [Kind, RegExp])[] = [
  ['temporary', /^(?:te?mp|new)(?:-?\d{1,40})?$/],
  ['backup', new RegExp(`^${saved}(?:-?\\d{1,40})?$`)],
];
/** What editors put around a name, and git in a merge that was not finished. */
const around: readonly (readonly [Kind, RegExp])[] = [
  ['temporary', /^#(?<name>.{1,200})#$/],
  ['temporary', /^\.#(?<name>.{1,200})$/],
  ['temporary', /^(?<name>\w{1,80})_(?:BACKUP|BASE|LOCAL|REMOTE)_\d{1,20}(?<ending>\.md|\.json)$/],
  ['backup', /^(?<name>[^~]{1,200}?)(?:\.~\d{1,9})?~$/],
];

/** What the name of a file says; undefined for one that nothing left behind. Only files of a mission leave anything. */
export function leftoverOf(file: string): Leftover | undefined {
  if (isLock(file)) return { file, kind: 'lock', of: stateFile };
  if (isOfMission(file)) return undefined; // `CHECKPOINT.old.md` is a checkpoint
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const name = file.slice(folder.length);
  for (const [kind, made] of [madeAround(name), madeBehind(name), madeWithin(name)].flatMap((one) =>
    one ? [one] : [],
  )) {
    const of = folder + made;
    if (isOfMission(of)) return { file, kind, of };
  }
  return undefined;
}

function isOfMission(file: string): boolean {
  return file === stateFile || companionKind(file) !== undefined;
}

function madeAround(file: string): Made | undefined {
  for (const [kind, form] of around) {
    const { name, ending = '' } = form.exec(file)?.groups ?? {};
    if (name !== undefined) return [kind, name + ending];
  }
  return undefined;
}

/** `STATE.md.bak`, also hidden, and with more words: `.STATE.md.k3x9qa.tmp`, `STATE.md.20260512.bak`. */
function madeBehind(name: string): Made | undefined {
  const words = wordsOf(name);
  const ending = words.findIndex((word, index) => index > 0 && isEnding(word));
  const rest = ending < 0 ? [] : words.slice(ending + 1);
  const of = words.slice(0, ending + 1).join('.');
  for (const [kind, form] of behind) if (rest.some((word) => form.test(word))) return [kind, of];
  const word = rest.findLast((one) => !/^\d{1,40}$/.test(one));
  return word !== undefined && last.test(word) ? ['temporary', of] : undefined;
}

/** `STATE.bak.md`, `STATE.20260512.bak.md`. */
function madeWithin(name: string): Made | undefined {
  const words = wordsOf(name);
  const [first, word = '', ending = ''] = [words[0], ...words.slice(1).slice(-2)];
  const found = words.length > 2 && isEnding(ending) ? within.find(([, form]) => form.test(word)) : undefined;
  return found && [found[0], `${first}.${ending}`];
}

function wordsOf(name: string): readonly string[] {
  return name.replace(/^\./, '').split('.');
}

function isEnding(word: string): boolean {
  return word === 'md' || word === 'json';
}

/** Whether a file of the root is a lock of the state, which is for one machine alone. */
export function isLock(file: string): boolean {
  return locks.includes(file);
}

/** Whether it matters when a file of the root last changed: a scratchpad is a sign of life. */
export function isDated(file: string): boolean {
  return companionKind(file) === 'scratchpad';
}
