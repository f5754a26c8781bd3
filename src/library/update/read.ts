import type { StateReading } from '../../core/update.js';
import { holdAgainst, isWord, type OptionKind } from '../../lint/option-kinds.js';
import { brokenState } from './broken.js';
import { targetAt } from './target.js';

export interface ReadOptions {
  /** The folder that `root` is relative to; `process.cwd()` by default. */
  readonly cwd?: string | undefined;
  /** The state root, or the folder that holds it; the nearest one in `cwd` or above it by default. */
  readonly root?: string | undefined;
}

/** What a state says, and where it lies. */
export interface ReadState extends StateReading {
  /** The folder that `path` is relative to: the top of the repository. */
  readonly top: string;
  readonly path: string;
}

const kinds: Readonly<Record<keyof ReadOptions, OptionKind>> = {
  cwd: { expected: 'a path', is: isWord },
  root: { expected: 'a path', is: isWord },
};

/** See `readState` of the library. */
export async function readStateAt(options: ReadOptions): Promise<ReadState> {
  holdAgainst(kinds, options, 'readState');
  const target = await targetAt(options.root, options.cwd);
  const { tree, root, limits, updates, top, path } = target;
  const reading = await updates.read(tree, root, limits);
  if (!reading) throw await brokenState(target, tree, Date.now());
  return { ...reading, top, path };
}
