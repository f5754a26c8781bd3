import type { Data } from '../../core/data.js';
import type { Source } from '../../core/recovery.js';
import { capped, visible } from '../../text/visible.js';
import { asItIs } from '../reporter.js';

/** So many digits of a commit are told. */
const digits = 8;

/**
 * Where a value was taken from, in one go: `.grid/STATE.md:12`, `commit 1a2b3c4d (.grid/STATE.md:12)`, `the plans`; and
 * what it was worked out from, where that is more than what stands there: `the silence since updated_at
 * (.grid/STATE.md:7)`.
 * @param shown a path as whoever reads the account can open it
 */
export function sourceInWords(source: Source, shown: (path: string) => string = asItIs): string {
  const { what, path, line, commit } = source;
  const made = commit === undefined ? undefined : `commit ${commit.slice(0, digits)}`;
  if (path === undefined) return made ?? what;
  const place = `${shown(path)}${line === undefined ? '' : `:${line}`}`;
  if (!isFile(what, path)) return `${what} (${place}${made === undefined ? '' : ` in ${made}`})`;
  return made === undefined ? place : `${made} (${place})`;
}

/** Whether words are but another name of a file: `STATE.md`, also of `STATE.md.tmp`, or `the checkpoint`; not `the silence since updated_at`. */
function isFile(what: string, path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const [noun = ''] = what
    .toLowerCase()
    .replace(/^(?:the|a) (?:new )?/, '')
    .split(' ');
  return (noun !== '' && name.startsWith(noun)) || name.split(/[^a-z]/).includes(noun);
}

/** A value as an account shows it: as JSON, on one line, inert, of at most so many characters. */
export function valueInWords(value: Data, most: number): string {
  return capped(visible(capped(JSON.stringify(value), most * 2)), most);
}

export const sureness = (sure: boolean): string => (sure ? 'sure' : 'inferred');
