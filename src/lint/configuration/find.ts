import type { Tree } from '../../core/tree.js';
import { parentOf, pathIn } from '../../text/paths.js';
import { either } from '../../text/words.js';
import { UsageError } from '../usage-error.js';
import { fileNames, packageBytes, packageFile, packageKey } from './names.js';

/**
 * The configuration that holds in a folder: the nearest one, from the folder upwards to the top of the repository.
 * @param shown how messages call a path
 * @returns its path; undefined when there is none
 * @throws UsageError when two lie in the same folder
 */
export async function findConfiguration(
  tree: Pick<Tree, 'list' | 'read'>,
  folder: string,
  shown: (path: string) => string,
): Promise<string | undefined> {
  for (let at = folder; ; at = parentOf(at)) {
    const found = (await configurationsIn(tree, at)).map((name) => pathIn(at, name));
    if (found.length > 1) {
      throw new UsageError(`${either(found.map(shown), 'and')} are configurations of one folder; expected one of them`);
    }
    if (found[0] !== undefined || at === '') return found[0];
  }
}

/** Whatever else than a folder bears the name is meant as one: that it cannot be read must be said. */
export async function configurationsIn(tree: Pick<Tree, 'list' | 'read'>, folder: string): Promise<string[]> {
  const entries = await tree.list(folder);
  const own = entries
    .filter(({ name, kind }) => kind !== 'directory' && fileNames.includes(name))
    .map(({ name }) => name);
  const hasPackage = entries.some(({ name, kind }) => kind === 'file' && name === packageFile);
  return hasPackage && (await isConfiguration(tree, pathIn(folder, packageFile))) ? [...own, packageFile] : own;
}

/**
 * Most packages say nothing of us, and some only that they use us. One that says something and does not parse counts:
 * what it says cannot be known.
 */
async function isConfiguration(tree: Pick<Tree, 'read'>, path: string): Promise<boolean> {
  const read = await tree.read(path, packageBytes);
  if (!read.ok) return read.refusal === 'too-large';
  const { buffer, byteOffset, length } = read.bytes;
  if (!Buffer.from(buffer, byteOffset, length).includes(JSON.stringify(packageKey))) return false;
  const { holdsKey } = await import('./notation.js');
  return holdsKey(read.bytes);
}
