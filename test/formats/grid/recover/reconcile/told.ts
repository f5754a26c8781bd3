import type { Data } from '../../../../../src/core/data.js';
import { defaultLimits } from '../../../../../src/core/limits.js';
import type { AccountRow, Source } from '../../../../../src/core/recovery.js';
import { parseBlock } from '../../../../../src/formats/grid/mission/blocks.js';
import {
  type BlockClaim,
  type Evidence,
  type EvidenceKind,
  type PhaseClaim,
  silent,
} from '../../../../../src/formats/grid/recover/evidence.js';
import {
  type Circumstances,
  type Reconciled,
  reconcile,
} from '../../../../../src/formats/grid/recover/reconcile/reconcile.js';
import { now } from '../../../../support/mission.js';

/** What one source says, in short: blocks by their names, moments as timestamps. */
interface Said {
  readonly fields?: Readonly<Record<string, Data>>;
  /** Of these fields it is not sure. */
  readonly unsure?: Readonly<Record<string, Data>>;
  readonly complete?: readonly string[];
  /** Of these it is not sure. */
  readonly inferred?: readonly string[];
  readonly skipped?: readonly string[];
  readonly planned?: readonly string[];
  readonly begun?: readonly string[];
  readonly phases?: readonly Omit<PhaseClaim, 'source' | 'sure'>[];
  readonly moments?: readonly string[];
  readonly commits?: readonly string[];
}

/** Evidence as a source module would give it. */
export function told(kind: EvidenceKind, said: Said): Evidence {
  const source: Source = { what: kind === 'state' ? 'STATE.md' : `the ${kind}` };
  const claims = (fields: Said['fields'] = {}, sure: boolean) =>
    Object.entries(fields).map(([path, value]) => [path, { value, source, sure }] as const);
  const blocks = (names: readonly string[] = [], is: BlockClaim['is'], sure = true): BlockClaim[] =>
    names.map((name) => {
      const block = parseBlock(name);
      if (!block) throw new Error(`the test names no block: ${name}`);
      return { block, is, source: { what: `the ${kind} of block ${name}` }, sure };
    });
  return {
    ...silent(kind),
    fields: new Map([...claims(said.fields, true), ...claims(said.unsure, false)]),
    phases: (said.phases ?? []).map((phase) => ({ ...phase, source, sure: true })),
    blocks: [
      ...blocks(said.complete, 'complete'),
      ...blocks(said.inferred, 'complete', false),
      ...blocks(said.skipped, 'skipped'),
      ...blocks(said.planned, 'planned'),
      ...blocks(said.begun, 'begun'),
    ],
    moments: (said.moments ?? []).map((text) => ({ value: Date.parse(text), source, sure: true })),
    commits: (said.commits ?? []).map((value) => ({ value, source, sure: true })),
  };
}

export interface Found extends Reconciled {
  row(field: string): AccountRow | undefined;
  /** All that is to be decided, a line each. */
  readonly said: string;
}

/** What some evidence comes to, on the day of the healthy mission. */
export function reconciled(evidence: readonly Evidence[], circumstances: Partial<Circumstances> = {}): Found {
  const found = reconcile(evidence, {
    ...{
      now,
      clockSkewMs: defaultLimits.clockSkewMs,
      distrusted: new Set(),
      refused: new Set(),
      commits: undefined,
      kept: 'none',
    },
    ...circumstances,
  });
  return {
    ...found,
    row: (field) => found.account.find((row) => row.field === field),
    said: found.decide.join('\n'),
  };
}

/** The definition of a phase. */
export function phase(
  id: string,
  blocks: number,
  done: number,
  status: string,
  more: Readonly<Record<string, Data>> = {},
) {
  return { id, name: id.slice(3), status, blocks, blocks_complete: done, ...more };
}

/** What a sound STATE.md says of a mission of 2 + 3 blocks, of which 3 are complete. */
export const sound: Readonly<Record<string, Data>> = {
  version: '1.0',
  session_id: 'sess-20260512T080000Z-q7w2e9',
  mission_id: 'mission-20260511T090000Z-recipe-box',
  cluster: 'Recipe Box',
  created_at: '2026-05-11T09:00:00Z',
  updated_at: '2026-05-12T09:15:00Z',
  status: 'in_progress',
  mode: 'guided',
  'phases.total': 2,
  'phases.current': 2,
  'phases.completed': ['01-pantry'],
  'phases.definitions': [phase('01-pantry', 2, 2, 'complete'), phase('02-kitchen', 3, 1, 'in_progress')],
  'position.phase': 2,
  'position.phase_id': '02-kitchen',
  'position.block': 2,
  'position.block_id': '02-02',
  'position.thread': 2,
  'position.thread_total': 4,
  'progress.blocks_complete': 3,
  'progress.blocks_total': 5,
  'progress.percent': 60,
  'resume.can_resume': true,
};

/** The same without some fields, and with others in their place. */
export function without(fields: readonly string[], others: Readonly<Record<string, Data>> = {}) {
  return { ...Object.fromEntries(Object.entries(sound).filter(([path]) => !fields.includes(path))), ...others };
}
