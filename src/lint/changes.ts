import type { Change, ChangeCommit, Step } from '../core/change.js';
import type { CommitStep, CommitSteps, History } from '../core/history.js';
import type { Limits } from '../core/limits.js';
import type { Snapshot } from '../core/snapshot.js';
import type { Tree } from '../core/tree.js';
import type { Format } from '../formats/format.js';
import { pathIn } from '../text/paths.js';
import { StateReader } from './state-reader.js';

/** The revision that the state is compared with. */
export interface Base {
  /** The whole name of its commit. */
  readonly hash: string;
  readonly tree: Tree;
  /** The whole name of the commit that is linted; undefined for the working tree: then that is the last step. */
  readonly until: string | undefined;
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

/** So much text of states is held at a time, in UTF-16 units: parsed, it is many times as large. */
const mostText = 4 * 1024 * 1024;

/**
 * What became of some roots since the base, in their order. Git is asked once for all of them.
 * @param isStepwise whether a rule asks for the steps; the roots at the base are read in any case
 * @param most so much text of states is read for the steps, in UTF-16 units; where there is more, that is a gap
 */
export async function changesOf(
  roots: readonly ReadRoot[],
  source: ChangeSource,
  isStepwise: boolean,
  most = mostText,
): Promise<readonly Change[]> {
  const paths = isStepwise ? [...new Set(roots.flatMap(statePathsOf))] : [];
  const none: CommitSteps = { steps: [], ends: [] };
  const commits = paths.length > 0 ? await source.history.stepsSince(source.base.hash, paths) : none;
  const changes: Change[] = [];
  let left = most;
  for (const root of roots) {
    const base = await readWhole(source.base.tree, root, source.limits);
    const reader = new StateReader(root.format, root.snapshot.root, source.limits);
    const steps = isStepwise && commits.gap === undefined ? await stepsOf(root, commits, source, reader, left) : [];
    const gap = commits.gap ?? (steps ? undefined : tooMuch);
    if (gap === undefined) changes.push({ base, steps: steps ?? [] });
    else changes.push({ base, steps: await onlyStep(reader, source), gap });
    left -= reader.length;
  }
  return changes;
}

const tooMuch = 'the commits since the base hold too many states to compare them all';

function statePathsOf({ snapshot, format }: ReadRoot): string[] {
  return format.statePaths.map((path) => pathIn(snapshot.root, path));
}

/** The root at the base; undefined when it was not there. */
async function readWhole(tree: Tree, { snapshot, format }: ReadRoot, limits: Limits): Promise<Snapshot | undefined> {
  const read = await format.read(tree, snapshot.root, limits);
  return read.documents.length + read.unreadable.length > 0 ? read : undefined;
}

/** Undefined where the states are longer than `most`. */
async function stepsOf(
  root: ReadRoot,
  { steps, ends }: CommitSteps,
  source: ChangeSource,
  reader: StateReader,
  most: number,
): Promise<Step[] | undefined> {
  const { format } = root;
  const own = new Set(statePathsOf(root));
  const trailer = source.agentTrailers?.[format.id] ?? format.agentTrailer;
  const all: Step[] = [];
  for (const step of steps) {
    if (!step.touched.some((path) => own.has(path))) continue;
    const before = step.before && (await reader.read(step.before));
    const others: (Snapshot | undefined)[] = [];
    for (const other of step.others) others.push(await reader.read(other));
    all.push({ before, others, after: await reader.read(step.tree), commit: commitOf(step, trailer) });
    if (reader.length > most) return undefined;
  }
  return [...all, ...(await lastStep(reader, ends, source))];
}

function commitOf({ commit, trailers }: CommitStep, trailer: string): ChangeCommit {
  const named = trailers.filter(({ key, value }) => key.toLowerCase() === trailer.toLowerCase() && value !== '');
  return { ...commit, agents: named.map(({ value }) => value) };
}

/** What is not committed: in a merge, only what differs from all that is merged. */
async function lastStep(reader: StateReader, ends: readonly Tree[], source: ChangeSource): Promise<Step[]> {
  if (source.base.until !== undefined) return [];
  const after = await reader.read(source.tree);
  const all: (Snapshot | undefined)[] = [];
  for (const end of ends) {
    const committed = await reader.read(end);
    if (isSame(committed, after)) return [];
    all.push(committed);
  }
  const [before, ...others] = all;
  return [{ before, others, after, commit: undefined }];
}

/** The one step from the base to the end, where nobody knows those between. */
async function onlyStep(reader: StateReader, { base, tree }: ChangeSource): Promise<Step[]> {
  const before = await reader.read(base.tree);
  const after = await reader.read(tree);
  return isSame(before, after) ? [] : [{ before, others: [], after, commit: undefined, isWhole: true }];
}

function isSame(a: Snapshot | undefined, b: Snapshot | undefined): boolean {
  if (a === b) return true;
  const words = (snapshot: Snapshot | undefined) =>
    JSON.stringify([
      snapshot?.documents.map(({ path, text }) => [path, text]),
      snapshot?.unreadable.map(({ path, refusal, detail }) => [path, refusal, detail]),
    ]);
  return words(a) === words(b);
}
