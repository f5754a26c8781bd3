import type { CheckpointType } from '../checkpoints/details.js';

/** What a checkpoint of a type calls for, and the status that a mission waits with. */
export interface TypeOfCheckpoint {
  /** Fields that have to be there; `options` are a list. */
  readonly required: readonly string[];
  /** Fields that may be there. */
  readonly optional?: readonly string[];
  readonly schema: string;
  readonly persistence: string;
  /** What is waited for when nobody says it otherwise. */
  readonly awaiting: string;
}

const human = { schema: 'blocked', persistence: 'checkpoint' } as const;

/** By type (D11). A mission of the schema dialect that failed is over: one that can be retried is blocked (D13). */
export const types: Readonly<Record<CheckpointType, TypeOfCheckpoint>> = {
  human_verify: {
    ...human,
    required: ['verification_instructions'],
    optional: ['expected_behavior'],
    awaiting: "User to respond 'approved' or describe issues",
  },
  decision: { ...human, required: ['question', 'options'], optional: ['affects'], awaiting: 'User to choose option' },
  human_action: {
    ...human,
    required: ['required_action'],
    optional: ['reason'],
    awaiting: 'User to complete action and confirm',
  },
  session_death: {
    ...{ schema: 'blocked', persistence: 'interrupted' },
    required: ['last_action', 'partial_work'],
    awaiting: 'A new session that takes up the mission',
  },
  failure: {
    ...{ schema: 'blocked', persistence: 'failed' },
    required: ['error'],
    optional: ['partial_work'],
    awaiting: 'User to choose: retry, rollback, manual or skip',
  },
};

/** The option of the command that a field is said with. */
export const flags: Readonly<Record<string, string>> = {
  verification_instructions: '--instructions',
  question: '--question',
  options: '--option',
  required_action: '--action',
  last_action: '--last-action',
  partial_work: '--partial',
  error: '--error',
  expected_behavior: '--expected',
  affects: '--affects',
  reason: '--reason',
};
