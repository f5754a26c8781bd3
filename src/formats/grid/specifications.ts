import type { JsonSchema } from '../../core/schema.js';
import type { Specification } from '../common/specify.js';
import stateSchema from './spec/generated/state.schema.json' with { type: 'json' };
import persistenceSchema from './spec/generated/state-persistence.schema.json' with { type: 'json' };
import { validatePersistentState, validateState } from './spec/generated/validators.mjs';

export const stateSpecification: Specification = {
  schema: stateSchema as JsonSchema,
  validate: validateState,
};

export const persistenceSpecification: Specification = {
  schema: persistenceSchema as JsonSchema,
  validate: validatePersistentState,
};
