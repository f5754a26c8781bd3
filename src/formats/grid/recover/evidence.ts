import type { Data } from '../../../core/data.js';
import type { Source } from '../../../core/recovery.js';
import type { Block } from '../mission/blocks.js';

// What the sources say of a mission, before anybody has weighed them. Each source is read by a module of `sources/` or
// `salvage/` that knows nothing of the others; `reconcile/` weighs them.

/** The kinds of evidence, the strongest first. */
export const evidenceKinds = [
  'state',
  'checkpoint',
  'version',
  'body',
  'summary',
  'commit',
  'plan',
  'scratchpad',
  'warmth',
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** What a source says of one thing. */
export interface Claim<T = Data> {
  readonly value: T;
  readonly source: Source;
  /** Whether the source says just that; false for what was worked out from it. */
  readonly sure: boolean;
  /** That its line broke off, or was one side of a merge conflict: what others say counts more. */
  readonly damage?: 'cut' | 'contested';
}

/** What a source says of a block. A block that is complete was begun; one that was skipped counts as complete (D33). */
export interface BlockClaim {
  readonly block: Block;
  readonly is: 'planned' | 'begun' | 'complete' | 'skipped';
  readonly name?: string;
  readonly source: Source;
  readonly sure: boolean;
}

/** What a source says of a phase: one with none of these fields is only known to exist. */
export interface PhaseClaim {
  /** From 1. */
  readonly number: number;
  /** `02-core`: of the shape that the schema wants, or undefined. */
  readonly id?: string;
  readonly name?: string;
  /** How many blocks it has. */
  readonly blocks?: number;
  readonly source: Source;
  readonly sure: boolean;
}

/** All that one source says. What it is silent about is absent, and what it says badly (no number, no date) as well. */
export interface Evidence {
  readonly kind: EvidenceKind;
  /**
   * Values by the dotted key paths of the schema dialect: `cluster`, `status`, `position.thread`, `progress.blocks_total`.
   * Statuses are those of the schema (D1). Whole lists and records of the state stand under their own path:
   * `phases.definitions`, `agents.completed`, `persistent.decisions`, `resume.resume_position`.
   */
  readonly fields: ReadonlyMap<string, Claim>;
  /** What stands at a key path of a state and cannot stand there, as it is written. */
  readonly odd: ReadonlyMap<string, Claim>;
  readonly phases: readonly PhaseClaim[];
  readonly blocks: readonly BlockClaim[];
  /** Commits that it names or is, whole or abbreviated. */
  readonly commits: readonly Claim<string>[];
  /** Moments at which the mission was alive, in ms since 1970. */
  readonly moments: readonly Claim<number>[];
  /** What a person must know of it: a sentence each. */
  readonly notes: readonly string[];
}

/** Evidence that says nothing. */
export function silent(kind: EvidenceKind): Evidence {
  return { kind, fields: new Map(), odd: new Map(), phases: [], blocks: [], commits: [], moments: [], notes: [] };
}
