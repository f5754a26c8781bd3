import type { Change, ChangeCommit, Step } from '../core/change.js';
import type { CommitStep, CommitSteps, History } from '../core/history.js';
import type { Limits } from '../core/limits.js';
import type { Snapshot } from '../core/snapshot.js';
import type { Tree } from '../core/tree.js';
import type { Format } from '../formats/format.js';
import { pathIn } from '../text/paths.js';

/** The revision that the state is compared with. */
export interface Base {
  /** The whole name of its commit. */
  readonly hash: string;
  readonly tree: Tree;
  /** Whether what is linted is the working tree: then that is the last step. */
  readonly untilWorkingTree: boolean;
}

/** Where a change is read from. */
export interface ChangeSource {
  readonly base: Base;
  readonly tree: Tree;
  /** The history that ends at the tree. */
  readonly history: History;
  /** The trailers by which commits name their agents, by format; each format's own when nothing is said. */
  readonly agentTrailers?: Readonly<Record<string, string>> | undefined;
  readonly limits: Limits;
}

interface ReadRoot {
  readonly snapshot: Snapshot;
  readonly format: Format;
}

/**
 * What became of some roots since the base, in their order. Git is asked once for all of them.
 * @param isStepwise whether a rule asks for the steps; the roots at the base are read in any case
 */
export async function changesOf(
  roots: readonly ReadRoot[],
  source: ChangeSource,
  isStepwise: boolean,
): Promise<readonly Change[]> {
  const paths = isStepwise ? [...new Set(roots.flatMap(statePathsOf))] : [];
  const none: CommitSteps = { steps: [], ends: [] };
  const commits = paths.length > 0 ? await source.history.stepsSince(source.base.hash, paths) : none;
  const changes: Change[] = [];
  for (const root of roots) {
    const base = await readWhole(source.base.tree, root, source.limits);
    if (!isStepwise) changes.push({ base, steps: [] });
    else if (commits.gap !== undefined) changes.push({ base, steps: await onlyStep(root, source), gap: commits.gap });
    else changes.push({ base, steps: await stepsOf(root, commits, source) });
  }
  return changes;
}

function statePathsOf({ snapshot, format }: ReadRoot): string[] {
  return format.statePaths.map((path) => pathIn(snapshot.root, path));
}

/** The root at the base; undefined when it was not there. */
async function readWhole(tree: Tree, { snapshot, format }: ReadRoot, limits: Limits): Promise<Snapshot | undefined> {
  const read = await format.read(tree, snapshot.root, limits);
  return read.documents.length + read.unreadable.length > 0 ? read : undefined;
}

async function stepsOf(root: ReadRoot, { steps, ends }: CommitSteps, source: ChangeSource): Promise<Step[]> {
  const { snapshot, format } = root;
  const own = new Set(statePathsOf(root));
  const trailer = source.agentTrailers?.[format.id] ?? format.agentTrailer;
  const read = (tree: Tree) => format.readState(tree, snapshot.root, source.limits);
  const all: Step[] = [];
  for (const step of steps) {
    if (!step.touched.some((path) => own.has(path))) continue;
    const before = step.before && (await read(step.before));
    all.push({ before, after: await read(step.tree), commit: commitOf(step, trailer) });
  }
  return [...all, ...(await lastStep(root, ends, source))];
}

function commitOf({ commit, trailers }: CommitStep, trailer: string): ChangeCommit {
  const named = trailers.filter(({ key }) => key.toLowerCase() === trailer.toLowerCase());
  return { ...commit, agents: named.map(({ value }) => value) };
}

/** What is not committed: in a merge, only what differs from all that is merged. */
async function lastStep({ snapshot, format }: ReadRoot, ends: readonly Tree[], source: ChangeSource): Promise<Step[]> {
  if (!source.base.untilWorkingTree) return [];
  const read = (tree: Tree) => format.readState(tree, snapshot.root, source.limits);
  const after = await read(source.tree);
  const before: (Snapshot | undefined)[] = [];
  for (const end of ends) {
    const committed = await read(end);
    if (isSame(committed, after)) return [];
    before.push(committed);
  }
  return [{ before: before[0], after, commit: undefined }];
}

/** The one step from the base to the end, where nobody knows those between. */
async function onlyStep({ snapshot, format }: ReadRoot, { base, tree, limits }: ChangeSource): Promise<Step[]> {
  const before = await format.readState(base.tree, snapshot.root, limits);
  const after = await format.readState(tree, snapshot.root, limits);
  return isSame(before, after) ? [] : [{ before, after, commit: undefined }];
}

function isSame(a: Snapshot | undefined, b: Snapshot | undefined): boolean {
  const words = (snapshot: Snapshot | undefined) =>
    JSON.stringify([
      snapshot?.documents.map(({ path, text }) => [path, text]),
      snapshot?.unreadable.map(({ path, refusal, detail }) => [path, refusal, detail]),
    ]);
  return words(a) === words(b);
}
