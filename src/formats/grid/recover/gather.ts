import type { RecoveryRequest } from '../../../core/recovery.js';
import { MemoryTree } from '../../../text/memory-tree.js';
import { pathIn } from '../../../text/paths.js';
import { parseInstant } from '../../../text/time.js';
import { stateFile } from '../layout.js';
import { readGrid } from '../read.js';
import type { GridSnapshot } from '../snapshot.js';
import type { Evidence } from './evidence.js';
import { type Salvage, salvage } from './salvage/salvage.js';
import { schemaBodyEvidence } from './schema-body.js';
import { checkpointEvidence } from './sources/checkpoint.js';
import { commitEvidence } from './sources/commits.js';
import type { LastGood } from './sources/last-good.js';
import { planEvidence } from './sources/plans.js';
import { proseEvidence } from './sources/prose.js';
import { isSchemaBody, renderedBodyEvidence } from './sources/rendered-body.js';
import { scratchpadEvidence } from './sources/scratchpad.js';
import { summaryEvidence } from './sources/summaries.js';
import { warmthEvidence } from './sources/warmth.js';

/** All that is known of a mission. */
export interface Gathered {
  readonly evidence: readonly Evidence[];
  /** What is left of the present file; undefined when there is none. */
  readonly salvaged: Salvage | undefined;
  /** How many commits of the mission git knows; undefined where it could not be asked. */
  readonly commits: number | undefined;
}

/** What is there before any other source is asked. */
export interface Remains {
  /** The root with the text in it. */
  readonly snapshot: GridSnapshot;
  /** Of the present STATE.md, as far as its bytes are text; undefined when there is none. */
  readonly text: string | undefined;
  /** Where that text lies. */
  readonly at: string;
  readonly lastGood: LastGood;
}

/** Asks every source of evidence there is. */
export async function gather(
  request: RecoveryRequest,
  { snapshot: found, text, at, lastGood }: Remains,
): Promise<Gathered> {
  const { limits, root, tree } = request;
  const path = pathIn(root, stateFile);
  const left = text === undefined ? undefined : await salvage(text, at, limits);
  const readable = left?.text ?? (left?.dialect === 'prose' ? left.body : undefined);
  // What is left of the state tells how the mission counts its blocks, and that tells which file is about which.
  const isRead = found.state !== undefined || readable === undefined;
  const snapshot = isRead ? found : await readGrid(new MemoryTree({ [path]: readable }, tree), root, limits);
  const own = left && (left.dialect === 'prose' ? await saidBy(left.body, snapshot, path) : left.evidence);
  const notes = left?.dialect === 'prose' ? left.evidence.notes : [];
  const created = createdAt(own) ?? createdAt(lastGood.evidence);
  const all = await commitEvidence(request, created === undefined ? {} : { from: created - limits.clockSkewMs });
  const since = lastGood.commit ? await commitEvidence(request, { hash: lastGood.commit.hash }) : all;
  const evidence = [
    ...(own ? [{ ...own, notes: [...notes, ...own.notes] }] : []),
    await checkpointEvidence(snapshot),
    lastGood.evidence,
    ...(text === undefined || left?.dialect === 'prose' ? [] : [renderedBodyEvidence(text, at)]),
    await summaryEvidence(snapshot, clusterIn(own) ?? clusterIn(lastGood.evidence)),
    // What a commit said before the last good version, that version says better.
    { ...all, blocks: since.blocks, phases: since.phases },
    await planEvidence(snapshot),
    await scratchpadEvidence(snapshot, limits),
    await warmthEvidence(snapshot),
  ];
  // Of a body alone, no dialect is left to keep: it goes below the fields of the last good version.
  const isBody = left?.dialect === 'prose' && isSchemaBody(left.body);
  const salvaged = isBody ? { ...left, dialect: undefined } : left;
  return { evidence, salvaged, commits: all.count };
}

function saidBy(body: string, snapshot: GridSnapshot, path: string): Promise<Evidence> {
  return isSchemaBody(body) ? schemaBodyEvidence(snapshot, path) : proseEvidence(snapshot);
}

function clusterIn(evidence: Evidence | undefined): string | undefined {
  const value = evidence?.fields.get('cluster')?.value;
  return typeof value === 'string' ? value : undefined;
}

function createdAt(evidence: Evidence | undefined): number | undefined {
  const value = evidence?.fields.get('created_at')?.value;
  return typeof value === 'string' ? parseInstant(value)?.ms : undefined;
}
