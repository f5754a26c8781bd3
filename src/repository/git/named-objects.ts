import type { GitAccess } from './access.js';
import { GitFailure } from './failure.js';
import type { FoundObject } from './objects.js';
import { lineBreak } from './run.js';

/** What a recorded name stands for. */
export type Named =
  | { readonly answer: 'commit'; readonly hash: string }
  | { readonly answer: 'other'; readonly hash: string; readonly type: 'blob' | 'tree' | 'tag' }
  | { readonly answer: 'ambiguous'; readonly candidates: readonly string[] }
  | { readonly answer: 'missing' };

/**
 * What recorded names stand for. Among several objects the only commit is meant, as git itself has it. The object's
 * own name must begin with what was written: a branch may be called `1234567`.
 * @param names hex digits
 * @throws GitFailure
 */
export async function namedObjects(access: GitAccess, names: readonly string[]): Promise<Map<string, Named>> {
  const infos = await infoOf(access, names);
  const named = new Map<string, Named>();
  const unclear: string[] = [];
  for (const [index, name] of names.entries()) {
    const info = infos[index] ?? 'missing';
    if (info === 'missing') named.set(name, { answer: 'missing' });
    else if (info === 'ambiguous' || !info.hash.startsWith(name)) unclear.push(name);
    else named.set(name, only(info));
  }
  for (const [name, found] of await candidatesOf(access, unclear)) named.set(name, oneOf(found));
  return named;
}

/**
 * Asked for a whole name that is not there, git of a partial clone wants to fetch it, may not, and gives up. An
 * abbreviation it looks for only among what is there: so then, a whole name is asked for without its last digit.
 */
async function infoOf({ objects, conditions }: GitAccess, names: readonly string[]) {
  try {
    return await objects.info(names);
  } catch (failure) {
    if (!(failure instanceof GitFailure) || !(await conditions()).isPartial) throw failure;
    return objects.info(names.map((name) => (name.length === 40 || name.length === 64 ? name.slice(0, -1) : name)));
  }
}

/** So many abbreviations go into one command: Windows takes 32,767 characters. */
const mostAtOnce = 200;

/** All objects that abbreviations fit. They are hex digits, and there is no other way to ask. */
async function candidatesOf(
  { git, objects }: GitAccess,
  names: readonly string[],
): Promise<Map<string, readonly FoundObject[]>> {
  const hashes = new Set<string>();
  for (let at = 0; at < names.length; at += mostAtOnce) {
    const wanted = names.slice(at, at + mostAtOnce).map((name) => `--disambiguate=${name}`);
    for await (const hash of git.run(['rev-parse', ...wanted], [], lineBreak)) hashes.add(hash);
  }
  const found = new Map<string, FoundObject[]>(names.map((name) => [name, []]));
  const lengths = [...new Set(names.map((name) => name.length))];
  for (const info of await objects.info([...hashes])) {
    if (typeof info === 'string') continue;
    for (const length of lengths) found.get(info.hash.slice(0, length))?.push(info);
  }
  return found;
}

function oneOf(found: readonly FoundObject[]): Named {
  const commits = found.filter(({ type }) => type === 'commit');
  const likely = commits.length > 0 ? commits : found;
  const [first, ...others] = likely;
  if (!first) return { answer: 'missing' };
  if (others.length > 0) return { answer: 'ambiguous', candidates: likely.map(({ hash }) => hash).sort() };
  return only(first);
}

function only({ hash, type }: FoundObject): Named {
  return type === 'commit' ? { answer: 'commit', hash } : { answer: 'other', hash, type };
}
