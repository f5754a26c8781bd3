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

/** Forms of names; the group is the file that it was made for. */
const forms: readonly (readonly [Leftover['kind'], RegExp])[] = [
  ['temporary', /^\.?(.{1,200}?\.(?:md|json))\.(?:[\w-]{1,80}\.)?te?mp$/],
  ['temporary', /^\.(.{1,200})\.sw[a-p]$/], // of vi
  ['temporary', /^#(.{1,200})#$/], // of Emacs
  ['backup', /^(.{1,200}?)(?:\.(?:bak|backup|orig|old|rej|save)(?:[.-]?[\w-]{1,40})?|~)$/],
];

/** What the name of a file says; undefined for one that nothing left behind. Only files of a mission leave anything. */
export function leftoverOf(file: string): Leftover | undefined {
  if (locks.includes(file)) return { file, kind: 'lock', of: stateFile };
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const name = file.slice(folder.length);
  for (const [kind, form] of forms) {
    const made = form.exec(name)?.[1];
    const of = folder + made;
    if (made !== undefined && (of === stateFile || companionKind(of))) return { file, kind, of };
  }
  return undefined;
}

/** Whether it matters when a file of the root last changed: a scratchpad is a sign of life, and a lock may be committed. */
export function isDated(file: string): boolean {
  return locks.includes(file) || companionKind(file) === 'scratchpad';
}
