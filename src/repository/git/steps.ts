import type { CommitStep } from '../../core/history.js';
import type { GitAccess } from './access.js';
import { readCommits } from './commit-object.js';
import { damaged, GitFailure, partialClone } from './failure.js';
import { withFolders } from './folders.js';
import { checkRange } from './range.js';
import { type Change, changesIn, type Held, isOfModeAlone } from './raw-diff.js';
import { wronglyBeside } from './reachability.js';
import { linesOf, nul } from './run.js';
import { type LastRead, StepTree } from './step-tree.js';
import { changeLog, pathspecsFor } from './traces.js';
import { trailersOf } from './trailers.js';

/** More commits than that are not told one by one. */
const mostSteps = 10_000;

/** A commit that touched some of the paths. */
export interface Touching {
  readonly hash: string;
  readonly parents: readonly string[];
  readonly touched: readonly string[];
  /** What became of each of the files, against each of the parents. */
  readonly files: readonly (readonly Change[])[];
}

/**
 * The commits that some heads have and a base has not, and that touched some paths. None stands before its parents.
 * @param base whole name of a commit
 * @param heads whole names of the commits that the history ends at
 * @param paths files, or folders with all in them
 * @throws GitFailure where there may be more of them
 */
export async function stepsSince(
  access: GitAccess,
  base: string,
  heads: readonly string[],
  paths: readonly string[],
): Promise<readonly CommitStep[]> {
  if (paths.length === 0) return [];
  await checkRange(access, base, heads);
  const found: Touching[] = [];
  for await (const commit of touchingCommits(access, base, heads, paths)) {
    found.push(commit);
    if (found.length > mostSteps)
      throw new GitFailure(`more than ${mostSteps} commits since the base changed the state`);
  }
  const sizes = await sizesOf(access, new Set(found.flatMap(({ files }) => files.flat().flatMap(namesIn))));
  const hashes = found.map(({ hash }) => hash);
  const subjects = new Map<string, string>();
  await readCommits(access.objects, hashes, ({ hash, subject }) => subjects.set(hash, subject));
  const trailers = await trailersOf(access.git, hashes);
  const last: LastRead = {};
  const treeOf = (hash: string, held: readonly (readonly [path: string, Held])[]) => {
    const known = held.map(([path, one]) => [path, { ...one, size: sizes.get(one.content) }] as const);
    return new StepTree(access, hash, new Map(known), last);
  };
  const treeBefore = ({ parents, files }: Touching, index: number) => {
    const changes = files.flatMap((all) => all.slice(index, index + 1));
    const parent = parents[index];
    return parent === undefined
      ? undefined
      : treeOf(
          parent,
          changes.map(({ path, before }) => [path, before] as const),
        );
  };
  const told = (one: Touching): CommitStep => ({
    commit: { hash: one.hash, subject: subjects.get(one.hash) ?? '' },
    trailers: trailers.get(one.hash) ?? [],
    touched: one.touched,
    // Made anew whenever they are asked for: they remember what they read, and there may be thousands.
    get tree() {
      const changes = one.files.flatMap((all) => all.slice(0, 1));
      return treeOf(
        one.hash,
        changes.map((change) => [change.path, change] as const),
      );
    },
    get before() {
      return treeBefore(one, 0);
    },
    get others() {
      return one.parents.slice(1).flatMap((_, index) => treeBefore(one, index + 1) ?? []);
    },
  });
  return found.reverse().map(told);
}

/**
 * From the newest on: no commit stands behind its parents.
 * @param base whole name of a commit; all of the history when it is not said
 * @param order a flag of git log
 * @throws GitFailure
 */
export async function* touchingCommits(
  { git }: GitAccess,
  base: string | undefined,
  heads: readonly string[],
  paths: readonly string[],
  order: '--topo-order' | '--date-order' = '--topo-order',
): AsyncGenerator<Touching, void, void> {
  const since = base === undefined ? [] : [`^${base}`];
  const revisions = linesOf([...since, ...heads, ...pathspecsFor(paths)]);
  const wanted = new Set(paths);
  const isWanted = (path: string) => wanted.has(path);
  const wrong = base === undefined ? new Set() : await wronglyBeside(git, base, heads);
  let heading: string | undefined;
  let changes: Change[] = [];
  for await (const change of changesIn(git.run([...changeLog, order], revisions, nul))) {
    if (wrong.has(change.heading.slice(0, change.heading.indexOf(' ')))) continue;
    if (change.heading !== heading) {
      if (heading !== undefined) yield* touchedBy(heading, changes, isWanted);
      heading = change.heading;
      changes = [];
    }
    if (!isOfModeAlone(change) && pathsAbove(change.path).some(isWanted)) changes.push(change);
  }
  if (heading !== undefined) yield* touchedBy(heading, changes, isWanted);
}

/** A merge touched what differs from all of its parents; what is as in one of them, that one did. */
function* touchedBy(
  heading: string,
  changes: readonly Change[],
  isWanted: (path: string) => boolean,
): Generator<Touching, void, void> {
  const [hash = '', ...parents] = heading.split(' ').filter((word) => word !== '');
  const byFile = new Map<string, Change[]>();
  for (const change of changes) {
    const before = byFile.get(change.path);
    if (before) before.push(change);
    else byFile.set(change.path, [change]);
  }
  const own = [...byFile].filter(([, all]) => all.length >= parents.length);
  if (own.length === 0) return;
  const touched = new Set(own.flatMap(([path]) => pathsAbove(path).filter(isWanted)));
  yield { hash, parents, touched: [...touched], files: own.map(([, all]) => all) };
}

/** The path, the folders that it lies in, and the repository itself. */
function pathsAbove(path: string): string[] {
  return [...withFolders(path), ''];
}

/** The names of what a file holds and held, as far as that is in this repository. */
function namesIn(change: Change): string[] {
  return [change, change.before].flatMap(({ mode, content }) =>
    mode === '160000' || /^0+$/.test(content) ? [] : [content],
  );
}

/** In bytes, by name. A partial clone knows that a file was touched, and may lack what it held. */
async function sizesOf(
  { objects, conditions }: GitAccess,
  names: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const found of await objects.info([...names])) {
    if (typeof found === 'string') throw new GitFailure((await conditions()).isPartial ? partialClone : damaged);
    sizes.set(found.hash, found.size);
  }
  return sizes;
}
