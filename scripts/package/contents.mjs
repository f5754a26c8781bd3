import { posix } from 'node:path';
import { parseSync } from 'vite';

/** Unpacked. More than this wants a reason: `npx` fetches all of it before the first answer. */
export const mostBytes = 3 * 1024 * 1024;

/** What is not reached by imports from one of these, and is no document, has no business in the package. */
const entries = ['dist/cli.js', 'dist/index.js', 'dist/index.d.ts'];
const besides = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'dist/THIRD_PARTY_LICENSES.txt'];
const installScripts = ['preinstall', 'install', 'postinstall'];

/**
 * What is wrong with a package, a sentence each. `files` are its paths and sizes, `read` gives the text of one, and
 * `documents` are the paths of the rule pages and the schemas that there are.
 */
export function contentProblems({ files, read, documents }) {
  const paths = files.map(({ path }) => path);
  const expected = new Set([...besides, ...documents, ...reachedFrom(entries, paths, read)]);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const manifest = JSON.parse(read('package.json'));
  const scripts = Object.keys(manifest.scripts ?? {}).filter((name) => installScripts.includes(name));
  const dependencies = Object.keys(manifest).filter((key) => /dependencies$/i.test(key) && key !== 'devDependencies');
  return [
    ...[...expected].filter((path) => !paths.includes(path)).map((path) => `${path} is missing`),
    ...paths.filter((path) => !expected.has(path)).map((path) => `${path} is of no use to anybody`),
    ...scripts.map((name) => `package.json has the script ${name}: who installs us runs nothing of ours`),
    ...dependencies.map((key) => `package.json has ${key}: all that runs is bundled`),
    ...(bytes > mostBytes ? [tooLarge(bytes, files)] : []),
  ];
}

function tooLarge(bytes, files) {
  const kib = (size) => `${Math.round(size / 1024)} KiB`;
  const largest = [...files].sort((a, b) => b.size - a.size).slice(0, 5);
  const words = largest.map(({ path, size }) => `${path} (${kib(size)})`).join(', ');
  return `unpacked, it is ${kib(bytes)}, expected at most ${kib(mostBytes)}; the largest are ${words}`;
}

/** The files that some files import, and what these import. A file that is imported and missing is among them. */
function reachedFrom(starts, paths, read) {
  const reached = new Set(starts);
  for (const file of reached) {
    if (!paths.includes(file)) continue;
    for (const specifier of importsOf(file, read(file))) {
      if (!specifier.startsWith('.')) continue;
      const target = posix.join(posix.dirname(file), specifier);
      reached.add(file.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target);
    }
  }
  return reached;
}

function importsOf(file, text) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const written = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end));
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries: all }) => all.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...written.flatMap((one) => /^["'`]([^"'`$]+)["'`]$/.exec(one)?.[1] ?? []),
  ];
}
