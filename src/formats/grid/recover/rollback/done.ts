import type { CommitView } from '../../../../core/history.js';
import type { RecoveryRequest, Source } from '../../../../core/recovery.js';
import type { Tree } from '../../../../core/tree.js';
import { pathIn } from '../../../../text/paths.js';
import { placementIn } from '../../block-files/kept-files.js';
import { type WorkRead, workOf } from '../../block-files/mission-work.js';
import { digits, type WorkBlock } from '../../block-files/phase-work.js';
import type { BlockKey } from '../../block-files/placement.js';
import { stateFile } from '../../layout.js';
import { type Block, parseBlock } from '../../mission/blocks.js';
import { readGrid } from '../../read.js';
import type { GridSnapshot } from '../../snapshot.js';
import { commitEvidence } from '../sources/commits.js';

/** A block that was completed, and who says so. */
export interface DoneBlock {
  /** `02-03`, `04`. */
  readonly label: string;
  readonly sources: readonly Source[];
}

/** What of a mission is done. */
export interface Done {
  /** The blocks that the state counts as complete, as it names them. */
  readonly counted: readonly string[];
  /** Those that are complete by the files beside it, by the present state, or by a commit since, and that it does not count. */
  readonly uncounted: readonly DoneBlock[];
  /** Why nobody can tell, when that is so. */
  readonly unknown?: string;
}

/**
 * Holds what the mission did against a state that is wanted back.
 * @param restored the root with that state in it
 */
export async function doneSince(request: RecoveryRequest, restored: Tree, to: CommitView): Promise<Done> {
  const { tree, root, limits } = request;
  const snapshot = await readGrid(restored, root, limits);
  const work = await workIn(snapshot);
  if ('unknown' in work) return { counted: [], uncounted: [], unknown: work.unknown };
  const counted = completeIn(work);
  const { keyOf } = placementIn(snapshot);
  const found = new Map<BlockKey, Source[]>();
  const add = (key: BlockKey, source: Source) => {
    if (counted.has(key)) return;
    const others = found.get(key);
    if (others) others.push(source);
    else found.set(key, [source]);
  };
  for (const { block, source } of await completeNow(await readGrid(tree, root, limits))) add(keyOf(block), source);
  for (const [key, source] of summarised(work, root)) add(key, source);
  const { blocks } = await commitEvidence(request, { hash: to.hash });
  for (const { block, is, source } of blocks) if (is !== 'begun') add(keyOf(block), source);
  const label = labels(work);
  const uncounted = [...found].map(([key, sources]) => ({ label: label(key), sources }));
  return {
    counted: [...counted.values()].map((block) => block.label),
    uncounted: uncounted.sort((a, b) => (a.label < b.label ? -1 : 1)),
  };
}

type Work = Extract<WorkRead, { readonly kept: unknown }>;

async function workIn(snapshot: GridSnapshot): Promise<WorkRead> {
  const { state } = snapshot;
  return state ? workOf(snapshot, state) : { unknown: `${stateFile} does not parse` };
}

/** The blocks that a state counts as complete. */
function completeIn({ phases }: Work): ReadonlyMap<BlockKey, WorkBlock> {
  const done = phases.flatMap(({ blocks, complete }) => {
    const isSaid = blocks.some(({ said }) => said);
    return isSaid ? blocks.filter(({ said }) => said?.isComplete) : blocks.slice(0, complete.count);
  });
  return new Map(done.map((block) => [block.key, block]));
}

/** The blocks that the present state counts as complete, where it can be read. It may count its phases in another way. */
async function completeNow(present: GridSnapshot): Promise<readonly { block: Block; source: Source }[]> {
  const work = await workIn(present);
  if ('unknown' in work || !present.state) return [];
  const source: Source = { what: stateFile, path: present.state.document.path };
  return [...completeIn(work).values()].flatMap(({ label }) => {
    const block = parseBlock(label);
    return block ? [{ block, source }] : [];
  });
}

/** The blocks that have a summary which does not say that they are still open. */
function summarised({ kept }: Work, root: string): readonly (readonly [BlockKey, Source])[] {
  return kept.summaries.flatMap(({ file, keys, outcome }) => {
    const [key] = keys;
    if (key === undefined || keys.length > 1 || outcome.kind === 'open') return [];
    return [[key, { what: 'a summary', path: pathIn(root, file) }] as const];
  });
}

/** How the state names its blocks; one that it does not know is named by its number. */
function labels({ phases }: Work): (key: BlockKey) => string {
  const known = new Map(phases.flatMap(({ blocks }) => blocks.map(({ key, label }) => [key, label] as const)));
  const named = (key: BlockKey) => key.split('-').map((part) => digits(Number(part)));
  return (key) => known.get(key) ?? named(key).join('-');
}
