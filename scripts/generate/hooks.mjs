import { load, read, write } from './files.mjs';

/** The names of the directories that hold state, wherever hooks have to know them. */
export async function generateHooks() {
  const { formats } = await load('src/formats/index.ts');
  const { files, glob, grep, below } = namesFor(formats.flatMap(({ directories }) => directories));
  put('.pre-commit-hooks.yaml', /(?<=^ {2}files: ).*$/m, files);
  put('docs/hooks.md', /(?<=^ {6}glob: ).*$/m, `"${glob}"`);
  put('docs/hooks.md', /grep .*?(?= >\/dev\/null)/g, grep);
  put('docs/hooks.md', /(?<=^After every change below ).*?(?=, run)/m, below);
}

/** @param {readonly string[]} directories such as `.grid` or `.opencode/state` */
export function namesFor(directories) {
  const first = new Set(directories.map((name) => name.split('/')[0])); // a path of Windows has no `/`
  const listed = directories.map((name) => `\`${name}/\``);
  return {
    /** A regular expression. */
    files: `(^|/)(${directories.map((name) => name.replaceAll('.', '\\.')).join('|')})/`,
    /** To lefthook, two stars and a slash are at least one folder. */
    glob: `{${directories.flatMap((name) => [name, `**/${name}`]).join(',')}}/**`,
    /** In brackets, a dot needs no backslash, which JSON would have to double. */
    grep: ['grep', ...[...first].map((name) => `-e '${name.replaceAll('.', '[.]')}'`)].join(' '),
    below: [listed.slice(0, -1).join(', '), listed.at(-1)].filter(Boolean).join(' or '),
  };
}

function put(path, place, name) {
  const before = read(path);
  const after = before.replace(place, () => name);
  if (after === before && !before.includes(name)) throw new Error(`${path} has no place like ${place}`);
  write(path, after);
}
