// Globs as .gitignore has them, without what takes back or counts up: `!`, `\`, `[...]`, `{...}`. Written by hand, for
// libraries translate a glob into a regular expression that backtracks, and globs come with a configuration that a
// stranger may have written: `*a*a*a*a*a*a*a*a*a*a*b` and a name of sixty letters keep picomatch 4 for over 20 seconds.

/** Says whether something is covered: the thing itself, or a folder that it lies in, fits the glob. */
export type Glob = (path: string, isFolder?: boolean) => boolean;

const longest = 256;
/** Each is tried on many names. */
const mostWildcards = 16;

/** Why a text is no glob, or one that could not mean what it says; undefined when all is well. */
export function globFault(glob: string): string | undefined {
  if (glob === '' || glob === '/') return 'expected a path, in which *, ** and ? may stand for parts of it';
  if (glob.length > longest) return `expected at most ${longest} characters`;
  if ((glob.match(/\*+|\?+/g) ?? []).length > mostWildcards) return `expected at most ${mostWildcards} times * or ?`;
  if (glob.startsWith('!')) return 'a glob cannot take back what another one covers; expected no "!"';
  if (glob.includes('\\')) return 'expected "/" between folders';
  if (/[[{]/.test(glob))
    return 'expected no "[" and no "{"; a ? stands for any character, and a list holds several globs';
  const names = glob.replace(/^\/|\/$/g, '').split('/');
  const isRelative = names.every((name) => name !== '' && name !== '.' && name !== '..');
  return isRelative
    ? undefined
    : 'expected a path below the folder of the configuration, without "", "." and ".." in it';
}

/**
 * Compiles a glob. `*` is any part of a name, `?` a character of it, `**` any number of folders. Without a `/` before
 * its end, it fits at any depth; with a `/` at its end, only folders.
 * @param glob one that has no fault
 */
export function compileGlob(glob: string): Glob {
  const { names, foldersOnly } = parse(glob);
  const patterns = names.map((name) => (name === '**' ? anyFolders : [...name]));
  return (path, isFolder = false) => {
    if (path === '') return false;
    const parts = path.split('/');
    let reached = withAnyFolders([0], patterns);
    for (const [index, part] of parts.entries()) {
      reached = withAnyFolders(step(reached, patterns, [...part]), patterns);
      const isInFolder = isFolder || index < parts.length - 1;
      if (reached.includes(patterns.length) && (isInFolder || !foldersOnly)) return true;
    }
    return false;
  };
}

type Pattern = readonly string[];
/** A `**` between two slashes. */
const anyFolders: Pattern = [];

function parse(glob: string): { names: readonly string[]; foldersOnly: boolean } {
  const isFolder = glob.endsWith('/');
  const inner = glob.slice(0, isFolder ? -1 : undefined);
  const below = inner.includes('/') ? inner.replace(/^\//, '') : `**/${inner}`;
  const names = below.split('/').map((name) => name.replace(/^\*{2,}$/, '**'));
  const distinct = names.filter((name, index) => name !== '**' || names[index - 1] !== '**');
  if (distinct.at(-1) !== '**') return { names: distinct, foldersOnly: isFolder };
  if (isFolder || distinct.length === 1) return { names: [...distinct, '*'], foldersOnly: isFolder };
  return { names: distinct.slice(0, -1), foldersOnly: true }; // all in a folder is what the folder covers
}

/** How many patterns may be done with after one more name. All ways are gone at once: none has to be tried again. */
function step(reached: readonly number[], patterns: readonly Pattern[], name: readonly string[]): number[] {
  return reached.flatMap((at) => {
    const pattern = patterns[at];
    if (pattern === anyFolders) return [at];
    return pattern && fits(pattern, name) ? [at + 1] : [];
  });
}

/** `**` may also stand for no folder at all. */
function withAnyFolders(reached: readonly number[], patterns: readonly Pattern[]): number[] {
  return [...new Set(reached.flatMap((at) => (patterns[at] === anyFolders ? [at, at + 1] : [at])))];
}

/** When a name stops to fit, only the last `*` has to take in more: what came before it fits either way. */
function fits(pattern: Pattern, name: readonly string[]): boolean {
  let [at, star, taken] = [0, -1, 0];
  for (let index = 0; index < name.length; ) {
    if (pattern[at] === '*') {
      star = at;
      taken = index;
      at += 1;
    } else if (pattern[at] === '?' || pattern[at] === name[index]) {
      at += 1;
      index += 1;
    } else if (star < 0) {
      return false;
    } else {
      at = star + 1;
      taken += 1;
      index = taken;
    }
  }
  return pattern.slice(at).every((sign) => sign === '*');
}
