import {
  anything,
  integer,
  list,
  map,
  moment,
  name,
  oneOf,
  optional,
  record,
  versionNumber,
} from '../../common/declare.js';
import { words } from './words.js';

// state/config-workflows.json (H4, D16). What is documented and not required is spoken of by hivemind/session-record.

const turn = map(
  {
    status: optional(oneOf(words.turnStatus, { description: 'Where the turn stands.', source: 'H4, D16' })),
    output: optional(anything({ description: 'What came of the turn.', source: 'H4' }, 'free')),
    completedAt: optional(moment({ description: 'When the turn was done, in ms since 1970.', source: 'H4' })),
  },
  { description: 'A turn.', source: 'H4' },
  'info',
);

const target = map(
  {
    type: optional(oneOf(words.primitive, { description: 'What is configured.', source: 'H4' })),
    name: optional(name({ description: 'Its name.', source: 'H4' })),
  },
  { description: 'Something that is configured.', source: 'H4' },
  'info',
);

const workflow = map(
  {
    id: name({ description: 'Id of the workflow, which is also its key.', source: 'H4' }),
    type: optional(name({ description: 'What the workflow configures.', source: 'H4' })),
    currentTurn: integer({ description: 'The turn that it is at, counted from 0.', source: 'H4', minimum: 0 }),
    turns: record(turn, { description: 'The turns, by their numbers.', source: 'H4' }),
    targetPrimitives: optional(list(target, { description: 'What is configured.', source: 'H4' })),
    scope: optional(oneOf(words.scope, { description: 'How far it reaches.', source: 'H4, D16' })),
    mode: optional(name({ description: 'What is done to it.', source: 'H4' })),
    startedAt: optional(moment({ description: 'When it was started, in ms since 1970.', source: 'H4' })),
    updatedAt: optional(moment({ description: 'When it was last written, in ms since 1970.', source: 'H4' })),
  },
  { description: 'A workflow.', source: 'H4' },
);

export const workflows = map(
  {
    version: versionNumber([1], { description: 'Version of the file.', source: 'H4' }),
    updatedAt: moment({ description: 'When the file was last written, in ms since 1970.', source: 'H4' }),
    workflows: record(workflow, { description: 'The workflows, by their ids.', source: 'H4' }),
  },
  { description: 'How far the configuration of agents, commands and skills has come.', source: 'H4' },
);
