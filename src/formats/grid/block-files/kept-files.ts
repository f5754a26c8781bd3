import { fieldsNamed, textOf } from '../companions/fields.js';
import { namedPlan, namedSummary } from '../layout.js';
import type { Block } from '../mission/blocks.js';
import type { BlockFile, GridSnapshot } from '../snapshot.js';
import { type Outcome, outcomeOf } from './outcome.js';
import { type BlockKey, type Placement, placementOf } from './placement.js';

/** A SUMMARY, and the blocks that it may be about: more than one where its name and its fields do not agree. */
export interface KeptSummary {
  /** Its path inside the root. */
  readonly file: string;
  readonly outcome: Outcome;
  readonly keys: readonly BlockKey[];
  /** The phase whose folder it lies in, where nothing tells the block. */
  readonly phase: number | undefined;
}

/** The summaries and plans of a mission, by block. */
export interface KeptFiles {
  readonly placement: Placement;
  readonly summaries: readonly KeptSummary[];
  /** The blocks that have a plan. */
  readonly planned: ReadonlySet<BlockKey>;
  /** The blocks that a summary or a plan says were skipped (D33). */
  readonly skipped: ReadonlySet<BlockKey>;
  /** Whether names of files are like `02-03`, or count from 1 in each phase. */
  readonly isByPhase: boolean;
}

/** Finds the summaries and plans of a mission. One that could not be read is there all the same. */
export async function keptFiles(snapshot: GridSnapshot): Promise<KeptFiles> {
  const { present, numbering, summaries, plans } = snapshot;
  const named = namedBlocks(snapshot);
  const placement = placementIn(snapshot);
  const byFile = new Map([...summaries, ...plans].map((companion) => [companion.file, companion]));
  const kept: KeptSummary[] = [];
  const planned = new Set<BlockKey>();
  const skipped = new Set<BlockKey>();
  for (const file of present) {
    const companion = byFile.get(file);
    const summary = namedSummary(file);
    const plan = summary ? undefined : namedPlan(file);
    const keys = keysOf((summary ?? plan)?.block, companion, placement);
    if (plan) {
      for (const key of keys) planned.add(key);
      if (companion && isSkippedPlan(companion)) for (const key of keys) skipped.add(key);
    }
    if (!summary) continue;
    const outcome: Outcome = companion ? await outcomeOf(companion) : { kind: 'complete' };
    if (outcome.kind === 'skipped') for (const key of keys) skipped.add(key);
    kept.push({ file, outcome, keys, phase: phaseOf(file, companion) });
  }
  const isByPhase = numbering.restarts || named.some((block) => !block.isPlain);
  return { placement, summaries: kept, planned, skipped, isByPhase };
}

/** How the names of blocks are read in one mission. */
export function placementIn(snapshot: GridSnapshot): Placement {
  const { state, numbering } = snapshot;
  const ticked =
    state?.dialect === 'prose' ? state.ticks.map(({ block, ...tick }) => ({ ...tick, number: block })) : [];
  return placementOf(numbering, [...namedBlocks(snapshot), ...ticked]);
}

/** The blocks that the names of summaries and plans speak of. */
function namedBlocks({ present }: GridSnapshot): Block[] {
  return present.flatMap((file) => (namedSummary(file) ?? namedPlan(file))?.block ?? []);
}

/** By the name of the file, and by its fields. */
function keysOf(named: Block | undefined, companion: BlockFile | undefined, { keyOf }: Placement): BlockKey[] {
  const blocks = [named, companion?.block].filter((block) => block !== undefined);
  return [...new Set(blocks.map(keyOf))];
}

function phaseOf(file: string, companion: BlockFile | undefined): number | undefined {
  const [, digits] = /^phases\/(?:phase[ _-]?)?(\d{1,4})(?![\d.])/i.exec(file) ?? [];
  return companion?.block?.phase ?? (digits === undefined ? undefined : Number(digits));
}

/** Whether a plan says that its block was skipped (D33). */
export function isSkippedPlan({ document }: BlockFile): boolean {
  return fieldsNamed(document, 'status').some(({ value }) => value.kind === 'scalar' && /^skip/i.test(textOf(value)));
}
