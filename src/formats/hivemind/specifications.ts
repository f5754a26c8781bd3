import type { JsonSchema } from '../../core/schema.js';
import type { Specification } from '../common/specify.js';
import type { FileKind } from './layout.js';
import workflowsSchema from './spec/generated/config-workflows.schema.json' with { type: 'json' };
import delegationsSchema from './spec/generated/delegations.schema.json' with { type: 'json' };
import eventsSchema from './spec/generated/events.schema.json' with { type: 'json' };
import journalSchema from './spec/generated/journal.schema.json' with { type: 'json' };
import continuitySchema from './spec/generated/session-continuity.schema.json' with { type: 'json' };
import {
  validateContinuity,
  validateDelegations,
  validateEventTracker,
  validateJournal,
  validateWorkflows,
} from './spec/generated/validators.mjs';

/** What the files of JSON have to be. */
export const specifications = {
  delegations: { schema: delegationsSchema as JsonSchema, validate: validateDelegations },
  continuity: { schema: continuitySchema as JsonSchema, validate: validateContinuity },
  workflows: { schema: workflowsSchema as JsonSchema, validate: validateWorkflows },
  events: { schema: eventsSchema as JsonSchema, validate: validateEventTracker },
  journal: { schema: journalSchema as JsonSchema, validate: validateJournal },
} satisfies Partial<Record<FileKind, Specification>>;
