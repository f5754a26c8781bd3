import { dirname, relative, resolve, sep } from 'node:path';
import type { Tree } from '../core/tree.js';
import { formats } from '../formats/index.js';
import type { BaselineFile } from '../lint/baseline/find.js';
import type { Configuration } from '../lint/configuration/configuration.js';
import { findConfiguration } from '../lint/configuration/find.js';
import { called, type DataFile } from '../lint/data-file.js';
import { allRules } from '../lint/lint.js';
import { insideOf, realPath } from '../repository/folders.js';
import { locate } from '../repository/locate.js';
import { pathsSeenFrom } from '../repository/shown-path.js';
import { WorkingTree } from '../repository/working-tree.js';
import { join } from '../text/paths.js';

/** Where configuration and baseline are looked for. */
export interface SettingsPlace {
  readonly tree: Pick<Tree, 'list' | 'read'>;
  /** What messages call it, when it is not what is linted. */
  readonly origin?: string;
  /** The top of the repository, and the working folder: absolute, without links. */
  readonly top: string;
  readonly cwd: string;
}

/** The configuration that holds for a run: the one that is named, else the nearest one above the working folder. */
export async function configurationFor(
  named: string | false | undefined,
  place: SettingsPlace,
): Promise<Configuration | undefined> {
  const file = await configurationFileFor(named, place);
  return file && readFrom(file);
}

/** The file of that. One that is named need not be there. */
export async function configurationFileFor(
  named: string | false | undefined,
  place: SettingsPlace,
): Promise<DataFile | undefined> {
  if (named === false) return undefined;
  return named === undefined ? nearestConfiguration(place) : namedFile(named, place);
}

/** @throws ConfigurationError */
export async function readFrom(file: DataFile): Promise<Configuration> {
  const { readConfiguration } = await import('../lint/configuration/read.js');
  const ids = allRules(formats).map(({ id }) => id);
  return readConfiguration(file, ids);
}

async function nearestConfiguration({ tree, origin, top, cwd }: SettingsPlace): Promise<DataFile | undefined> {
  const shown = pathsSeenFrom(cwd, top);
  const inWords = (path: string) => called({ name: shown(path), origin });
  const path = await findConfiguration(tree, insideOf(top, cwd) ?? '', inWords);
  return path === undefined ? undefined : { tree, path, name: shown(path), origin };
}

/** One outside of the repository is read as if it lay at its top: below the file's own folder lies nothing of it. */
function namedFile(name: string, { tree, origin, top, cwd }: SettingsPlace): DataFile {
  const { path, folder } = locate(name, cwd, []);
  const inside = origin === undefined ? insideOf(top, path) : insideByItsWords(top, resolve(cwd, name));
  if (inside !== undefined) return { tree, path: inside, name, origin };
  return { tree: new WorkingTree(folder), path: insideOf(folder, path) ?? '', name };
}

/**
 * A path from where it first comes into a folder. What is a link from there on may be one in what is linted only, and
 * lead out of it: the words count.
 */
function insideByItsWords(top: string, path: string): string | undefined {
  let found: string | undefined;
  for (let at = path; ; at = dirname(at)) {
    const inside = insideOf(top, realPath(at));
    if (inside !== undefined) found = join(inside, relative(at, path).split(sep).join('/'));
    if (dirname(at) === at) return found;
  }
}

/** The file of a baseline: the one that is named, else one of the repository. */
export function baselineFileAt(named: string | undefined, path: string, place: SettingsPlace): BaselineFile {
  const { tree, origin, top, cwd } = place;
  if (named === undefined) return { tree, path, name: pathsSeenFrom(cwd, top)(path), origin };
  const file = namedFile(named, place);
  if (file.origin !== undefined) return file;
  const seenFromTop = relative(top, locate(named, cwd, []).path)
    .split(sep)
    .join('/');
  return { ...file, seenFromTop };
}
