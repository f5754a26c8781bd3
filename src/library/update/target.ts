import { defaultLimits, type Limits } from '../../core/limits.js';
import type { Tree } from '../../core/tree.js';
import type { Format, FormatUpdates } from '../../formats/format.js';
import { formats } from '../../formats/index.js';
import { rootAround } from '../../lint/discover.js';
import { UsageError } from '../../lint/usage-error.js';
import { insideOf, isFolder, realPath } from '../../repository/folders.js';
import { commonTop, locate } from '../../repository/locate.js';
import { pathsSeenFrom } from '../../repository/shown-path.js';
import { WorkingTree } from '../../repository/working-tree.js';
import { parentOf, pathIn } from '../../text/paths.js';
import { configurationFor } from '../configuration.js';
import { StateNotFound } from './errors.js';

/** The one state that somebody reads or updates. */
export interface Target {
  /** Absolute path of the repository, without links. */
  readonly top: string;
  /** Relative to it; as is the path of the chief file. */
  readonly root: string;
  readonly path: string;
  readonly format: Format;
  readonly updates: FormatUpdates;
  readonly tree: Tree;
  readonly limits: Limits;
  /** A path as whoever stands in the working folder can open it. */
  readonly shown: (path: string) => string;
}

type Updatable = Format & { readonly updates: NonNullable<Format['updates']> };
const isUpdatable = (format: Format): format is Updatable => format.updates !== undefined;
const updatable = formats.filter(isUpdatable);
const wanted = updatable.map(({ directories, mainFile }) => `${directories[0]}/${mainFile}`).join(' or ');

/**
 * Finds a state: that of the root that is named, or that lies in the folder that is named; without one, the nearest in the
 * working folder or above it in its repository.
 * @throws StateNotFound when there is none, UsageError when only its own tools may write it
 */
export async function targetAt(given: string | undefined, folder: string | undefined): Promise<Target> {
  if (given !== undefined && typeof given !== 'string') throw new UsageError('the root must be a path');
  const cwd = realPath(folder ?? process.cwd());
  if (!isFolder(cwd)) throw new UsageError(`there is no folder ${cwd}`, folder);
  const rootNames = formats.flatMap(({ directories }) => directories);
  const place = locate(given ?? '.', cwd, rootNames);
  const { top } = commonTop([place], cwd);
  const tree = new WorkingTree(top);
  const found = await rootAt(tree, insideOf(top, place.path) ?? '', given);
  if (!found) throw new StateNotFound(`there is no ${wanted} in ${given ?? 'the working folder or above it'}; ${ways}`);
  const { format, root } = found;
  const configuration = await configurationFor(undefined, { tree, top, cwd });
  return {
    ...{ top, tree, format, root, path: pathIn(root, format.mainFile) },
    updates: await format.updates(),
    limits: configuration?.limits ?? defaultLimits,
    shown: pathsSeenFrom(cwd, top),
  };
}

const ways = 'agent-state-lint init lays one out, and agent-state-lint recover brings a lost one back';

interface Found {
  readonly format: Updatable;
  readonly root: string;
}

async function rootAt(tree: Tree, path: string, given: string | undefined): Promise<Found | undefined> {
  const around = rootAround(path, formats);
  if (around) {
    const { format, path: root } = around;
    if (!isUpdatable(format)) throw new UsageError(`only its own tools may write the state in ${given ?? root}`);
    return (await isState(tree, root, format)) ? { format, root } : undefined;
  }
  for (let at = path; ; at = parentOf(at)) {
    const found = (await rootIn(tree, at)) ?? (given === undefined ? undefined : await namedItself(tree, at));
    if (found || at === '' || given !== undefined) return found;
  }
}

/** The root that a folder holds. */
async function rootIn(tree: Tree, folder: string): Promise<Found | undefined> {
  for (const format of updatable) {
    for (const directory of format.directories) {
      const root = pathIn(folder, directory);
      if (await isState(tree, root, format)) return { format, root };
    }
  }
  return undefined;
}

/** A chief file that is named, or the folder that it lies in, may be called anything. */
async function namedItself(tree: Tree, path: string): Promise<Found | undefined> {
  for (const format of updatable) {
    const isFile = path === format.mainFile || path.endsWith(`/${format.mainFile}`);
    const root = isFile ? parentOf(path) : path;
    if (await isState(tree, root, format)) return { format, root };
  }
  return undefined;
}

/** A link counts as well: that it is not followed has to be said. */
async function isState(tree: Tree, root: string, { mainFile }: Format): Promise<boolean> {
  return (await tree.kind(pathIn(root, mainFile))) !== undefined || (await tree.kind(root)) === 'link';
}
