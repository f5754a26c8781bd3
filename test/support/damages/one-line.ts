/** What happens to one line of front matter: to what it becomes; undefined where it cannot happen to it. */
export type LineDamage = (line: string) => string | undefined;

const key = /^( *(?:- )?)([a-z_]+)(:.*)$/;

/** All that a slip of an editor or of a writer does to one line, by what it does. */
export const lineDamages = {
  dropped: () => '',
  'cut in half': (line) => line.slice(0, Math.ceil((line.length + indentOf(line)) / 2)),
  'moved to the left': (line) => (indentOf(line) > 0 ? line.trimStart() : undefined),
  'indented by a tab': (line) => (indentOf(line) > 0 ? `\t${line.trimStart()}` : undefined),
  'one blank too many': (line) => ` ${line}`,
  'with its key misspelt': (line) => line.replace(key, (_, before, name, rest) => before + misspelt(name) + rest),
  'with a value that cannot be': (line) =>
    /: \S/.test(line) ? line.replace(/: .*$/, /: "/.test(line) ? ': -7' : ': "never"') : undefined,
} as const satisfies Record<string, LineDamage>;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Without one letter in its midst: `rationale` is `ratinale`. */
const misspelt = (name: string): string => name.slice(0, name.length >> 1) + name.slice((name.length >> 1) + 1);
