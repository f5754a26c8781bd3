import type { Tree } from '../../core/tree.js';
import { WorkingTree } from '../working-tree.js';
import { type Conditions, conditionsOf } from './conditions.js';
import { Objects } from './objects.js';
import { Git, type GitOptions } from './run.js';

/** All that is needed to ask git about one repository. */
export interface GitAccess {
  /** Absolute path of the repository, without links. */
  readonly top: string;
  readonly git: Git;
  readonly objects: Objects;
  /** Undefined for a bare repository. */
  readonly workingTree: Tree | undefined;
  /**
   * Asked for only where something is not there: that is when they matter.
   * @throws GitFailure
   */
  conditions(): Promise<Conditions>;
}

/** Nothing is started before it is asked. */
export function gitAccess(top: string, options: GitOptions): GitAccess {
  const git = new Git(top, options);
  let conditions: Promise<Conditions> | undefined;
  const ask = () => {
    conditions ??= conditionsOf(git);
    return conditions;
  };
  const workingTree = options.gitDir === undefined ? new WorkingTree(top) : undefined;
  return { top, git, objects: new Objects(git), workingTree, conditions: ask };
}
