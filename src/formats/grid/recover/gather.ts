import type { RecoveryRequest } from '../../../core/recovery.js';
import { splitFrontMatter } from '../../../text/front-matter.js';
import { MemoryTree } from '../../../text/memory-tree.js';
import { parseInstant } from '../../../text/time.js';
import { readGrid } from '../read.js';
import type { GridSnapshot } from '../snapshot.js';
import type { Evidence } from './evidence.js';
import { type Salvage, salvage } from './salvage/salvage.js';
import { checkpointEvidence } from './sources/checkpoint.js';
import { commitEvidence } from './sources/commits.js';
import { statedEvidence } from './sources/committed.js';
import { type LastGood, lastGoodEvidence } from './sources/last-good.js';
import { planEvidence } from './sources/plans.js';
import { proseEvidence } from './sources/prose.js';
import { scratchpadEvidence } from './sources/scratchpad.js';
import { summaryEvidence } from './sources/summaries.js';
import { warmthEvidence } from './sources/warmth.js';

/** All that is known of a mission. */
export interface Gathered {
  readonly evidence: readonly Evidence[];
  /** What is left of the present file; undefined when there is none. */
  readonly salvaged: Salvage | undefined;
  readonly lastGood: LastGood;
  /** How many commits of the mission git knows; undefined where it could not be asked. */
  readonly commits: number | undefined;
}

/**
 * Asks every source of evidence there is.
 * @param text of the present STATE.md, as far as its bytes are text; undefined when there is none
 */
export async function gather(
  request: RecoveryRequest,
  path: string,
  found: GridSnapshot,
  text: string | undefined,
): Promise<Gathered> {
  const { limits, root, tree } = request;
  const salvaged =
    text === undefined ? undefined : ((await asItIs(found, text)) ?? (await salvage(text, path, limits)));
  const readable = salvaged?.text ?? (salvaged?.dialect === 'prose' ? salvaged.body : undefined);
  // What is left of the state tells how the mission counts its blocks, and that tells which file is about which.
  const isRead = found.state !== undefined || readable === undefined;
  const snapshot = isRead ? found : await readGrid(new MemoryTree({ [path]: readable }, tree), root, limits);
  const own = salvaged?.dialect === 'prose' ? await proseEvidence(snapshot) : salvaged?.evidence;
  const notes = salvaged?.dialect === 'prose' ? salvaged.evidence.notes : [];
  const lastGood = await lastGoodEvidence(request, found.state ? undefined : text);
  const created = createdAt(own) ?? createdAt(lastGood.evidence);
  const all = await commitEvidence(request, created === undefined ? {} : { from: created - limits.clockSkewMs });
  const since = lastGood.commit ? await commitEvidence(request, { hash: lastGood.commit.hash }) : all;
  const evidence = [
    ...(own ? [{ ...own, notes: [...notes, ...own.notes] }] : []),
    await checkpointEvidence(snapshot),
    lastGood.evidence,
    await summaryEvidence(snapshot),
    // What a commit said before the last good version, that version says better.
    { ...all, blocks: since.blocks, phases: since.phases },
    await planEvidence(snapshot),
    await scratchpadEvidence(snapshot, limits),
    await warmthEvidence(snapshot),
  ];
  return { evidence, salvaged, lastGood, commits: all.count };
}

/** What was read without faults, and is all that it should be, needs no salvage: a stray fence may cut it short. */
async function asItIs(snapshot: GridSnapshot, text: string): Promise<Salvage | undefined> {
  const { state } = snapshot;
  if (!state || state.dialect === 'prose') return undefined;
  const { dialect, document } = state;
  const { form, body } = splitFrontMatter(text);
  const isWhole = document.verdict?.violations.every(({ keyword }) => keyword === 'unknown');
  if (!isWhole || document.faults.length > 0 || document.text !== text || form !== 'fenced') return undefined;
  return { text, dialect, evidence: await statedEvidence(snapshot, state), losses: [], body: text.slice(body.start) };
}

function createdAt(evidence: Evidence | undefined): number | undefined {
  const value = evidence?.fields.get('created_at')?.value;
  return typeof value === 'string' ? parseInstant(value)?.ms : undefined;
}
