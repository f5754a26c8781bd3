import type { JsonSchema } from '../../core/schema.js';
import type { Specification } from '../common/specify.js';
import type { CompanionKind } from './layout.js';
import checkpointSchema from './spec/generated/checkpoint.schema.json' with { type: 'json' };
import stateSchema from './spec/generated/state.schema.json' with { type: 'json' };
import persistenceSchema from './spec/generated/state-persistence.schema.json' with { type: 'json' };
import summarySchema from './spec/generated/summary.schema.json' with { type: 'json' };
import {
  validateCheckpoint,
  validatePersistentState,
  validateState,
  validateSummary,
  validateWarmth,
} from './spec/generated/validators.mjs';
import warmthSchema from './spec/generated/warmth.schema.json' with { type: 'json' };

export const stateSpecification: Specification = {
  schema: stateSchema as JsonSchema,
  validate: validateState,
};

export const persistenceSpecification: Specification = {
  schema: persistenceSchema as JsonSchema,
  validate: validatePersistentState,
};

const companions: Readonly<Partial<Record<CompanionKind, Specification>>> = {
  checkpoint: { schema: checkpointSchema as JsonSchema, validate: validateCheckpoint },
  summary: { schema: summarySchema as JsonSchema, validate: validateSummary },
  warmth: { schema: warmthSchema as JsonSchema, validate: validateWarmth },
};

/** What the fields of a file beside STATE.md have to be; undefined for files whose fields are not judged (D24). */
export function specificationOf(kind: CompanionKind): Specification | undefined {
  return companions[kind];
}
