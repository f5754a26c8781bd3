import { relative, sep } from 'node:path';
import type { Tree } from '../core/tree.js';
import { formats } from '../formats/index.js';
import type { BaselineFile } from '../lint/baseline/find.js';
import type { Configuration } from '../lint/configuration/configuration.js';
import { findConfiguration } from '../lint/configuration/find.js';
import { allRules } from '../lint/lint.js';
import { insideOf } from '../repository/folders.js';
import { locate } from '../repository/locate.js';
import { pathsSeenFrom } from '../repository/shown-path.js';
import { WorkingTree } from '../repository/working-tree.js';

/** The configuration that holds for a run: the one that is named, else the nearest one above the working folder. */
export async function configurationFor(
  named: string | false | undefined,
  tree: Tree,
  top: string,
  cwd: string,
): Promise<Configuration | undefined> {
  if (named === false) return undefined;
  const file = named === undefined ? await nearestConfiguration(tree, top, cwd) : namedFile(named, tree, top, cwd);
  if (!file) return undefined;
  const { readConfiguration } = await import('../lint/configuration/read.js');
  const ids = allRules(formats).map(({ id }) => id);
  return readConfiguration(file, ids);
}

async function nearestConfiguration(tree: Tree, top: string, cwd: string) {
  const shown = pathsSeenFrom(cwd, top);
  const path = await findConfiguration(tree, insideOf(top, cwd) ?? '', shown);
  return path === undefined ? undefined : { tree, path, name: shown(path) };
}

/** One outside of the repository is read as if it lay at its top: below the file's own folder lies nothing of it. */
function namedFile(name: string, tree: Tree, top: string, cwd: string) {
  const { path, folder } = locate(name, cwd, []);
  const inside = insideOf(top, path);
  if (inside !== undefined) return { tree, path: inside, name };
  return { tree: new WorkingTree(folder), path: insideOf(folder, path) ?? '', name };
}

/** The file of a baseline: the one that is named, else one of the repository. */
export function baselineFileAt(
  named: string | undefined,
  path: string,
  tree: Tree,
  top: string,
  cwd: string,
): BaselineFile {
  if (named === undefined) return { tree, path, name: pathsSeenFrom(cwd, top)(path) };
  const seenFromTop = relative(top, locate(named, cwd, []).path)
    .split(sep)
    .join('/');
  return { ...namedFile(named, tree, top, cwd), seenFromTop };
}
