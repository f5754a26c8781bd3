import { type Conditions, conditionsOf } from './conditions.js';
import { Objects } from './objects.js';
import { Git, type GitOptions } from './run.js';

/** All that is needed to ask git about one repository. */
export interface GitAccess {
  readonly git: Git;
  readonly objects: Objects;
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
  return { git, objects: new Objects(git), conditions: ask };
}
