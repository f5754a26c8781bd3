import {
  boolean,
  commit,
  date,
  id,
  integer,
  list,
  map,
  name,
  nullable,
  number,
  oneOf,
  optional,
  path,
  version,
} from '../../common/declare.js';
import { schemaLifecycle } from './lifecycle.js';
import {
  activeAgent,
  artifact,
  blocker,
  completedAgent,
  decision,
  definition,
  phaseId,
  techStack,
  warning,
} from './records.js';
import { shapes, words } from './words.js';

// STATE.md in its schema dialect (S1 to S3). What S2 and D29 do not require is optional.

const phases = map(
  {
    total: integer({ description: 'Phases of the mission.', source: 'S1.1', minimum: 0 }),
    current: integer({ description: 'Number of the current phase, from 1.', source: 'S1.1', minimum: 0 }),
    completed: optional(
      list(phaseId('A phase that is complete.', 'S1.1'), {
        description: 'Phases that are complete, in order.',
        source: 'S1.1, S2.2',
        default: [],
      }),
    ),
    definitions: optional(list(definition, { description: 'The phases.', source: 'S1.1, S2.2', default: [] })),
  },
  { description: 'The phases of the mission and where it stands.', source: 'S1.1' },
);

const position = map(
  {
    phase: integer({ description: 'Number of the current phase.', source: 'S1.1', minimum: 0 }),
    phase_id: phaseId('Identifier of the current phase.', 'S1.1'),
    phase_name: optional(name({ description: 'Name of the current phase.', source: 'S1.1' })),
    block: integer({ description: 'Number of the current block within the phase.', source: 'S1.1', minimum: 0 }),
    block_id: optional(id(shapes.blockId, { description: 'Identifier of the current block.', source: 'S1.1' })),
    block_name: optional(name({ description: 'Name of the current block.', source: 'S1.1' })),
    wave: optional(
      integer({ description: 'Number of the current wave within the block.', source: 'S1.1', minimum: 0 }),
    ),
    thread: integer({ description: 'Number of the current thread within the wave.', source: 'S1.1', minimum: 0 }),
    thread_total: integer({ description: 'Threads in the current wave.', source: 'S1.1', minimum: 0 }),
  },
  { description: 'Where the mission stands.', source: 'S1.1' },
);

const progress = map(
  {
    blocks_complete: integer({
      description: 'Blocks of the mission that are complete.',
      source: 'S1.1',
      minimum: 0,
      default: 0,
    }),
    blocks_total: integer({ description: 'Blocks of the mission.', source: 'S1.1', minimum: 0, default: 0 }),
    threads_complete: optional(
      integer({ description: 'Threads that are complete.', source: 'S1.1', minimum: 0, default: 0 }),
    ),
    threads_total: optional(
      integer({ description: 'Threads of the mission.', source: 'S1.1', minimum: 0, default: 0 }),
    ),
    percent: number({
      description: 'Share of the blocks that are complete, in percent.',
      source: 'S1.1, S3.2',
      minimum: 0,
      maximum: 100,
      default: 0,
    }),
  },
  { description: 'How much is done.', source: 'S1.1, S2.3' },
);

const resume = map(
  {
    checkpoint_file: optional(
      nullable(path({ description: 'The open checkpoint, or null.', source: 'S1.1', default: null })),
    ),
    last_agent: optional(
      nullable(
        id(shapes.writerId, {
          description: 'Agent that was active last, or null.',
          source: 'S1.1, D15',
          default: null,
        }),
      ),
    ),
    last_commit: optional(
      commit({ description: 'Short hash of the last commit, or null.', source: 'S1.1', default: null }),
    ),
    can_resume: boolean({ description: 'Whether the mission can be resumed.', source: 'S1.1, S2.1', default: true }),
    resume_position: optional(
      map(
        {
          phase: optional(integer({ description: 'Phase to resume in.', source: 'S1.1', minimum: 0, default: 1 })),
          block: optional(integer({ description: 'Block to resume in.', source: 'S1.1', minimum: 0, default: 1 })),
          thread: optional(integer({ description: 'Thread to resume with.', source: 'S1.1', minimum: 0, default: 1 })),
        },
        { description: 'Position to resume from.', source: 'S1.1' },
      ),
    ),
  },
  { description: 'What the next session needs.', source: 'S1.1, S2.3' },
);

/** Negative figures are grid/budget's to report. */
const budget = map(
  {
    total_cost_usd: optional(
      number({ description: 'Cost of the mission, in US dollars.', source: 'S1.1', default: 0 }),
    ),
    session_cost_usd: optional(
      number({ description: 'Cost of this session, in US dollars.', source: 'S1.1', default: 0 }),
    ),
    spawns_this_session: optional(
      integer({ description: 'Agents started in this session.', source: 'S1.1', default: 0 }),
    ),
  },
  { description: 'What the mission costs.', source: 'S1.1, S2.3' },
);

export const state = map(
  {
    version: version(['1.0'], { description: 'Version of the schema.', source: 'S1.1, S2.1' }),
    session_id: id(shapes.sessionId, { description: 'Identifier of the session.', source: 'S1.1, S3.1' }),
    mission_id: id(shapes.missionId, { description: 'Identifier of the mission.', source: 'S1.1, S3.1' }),
    cluster: name({ description: 'Name of the mission.', source: 'S1.1' }),
    created_at: date({ description: 'When the mission was created.', source: 'S1.1' }),
    updated_at: date({ description: 'When the state was last changed.', source: 'S1.1' }),
    status: oneOf(
      words.status,
      { description: 'Status of the mission.', source: 'S1.1, S7.1' },
      schemaLifecycle.counterparts,
    ),
    mode: oneOf(words.mode, { description: 'How much the mission asks before it acts.', source: 'S1.1' }),
    phases,
    position,
    progress,
    agents: optional(
      map(
        {
          active: optional(list(activeAgent, { description: 'Agents at work.', source: 'S1.1, S2.2', default: [] })),
          completed: optional(
            list(completedAgent, {
              description: 'Agents that finished in this session.',
              source: 'S1.1, S2.2',
              default: [],
            }),
          ),
        },
        { description: 'The agents of the mission.', source: 'S1.1' },
      ),
    ),
    persistent: optional(
      map(
        {
          decisions: optional(
            list(decision, { description: 'Decisions that affect several phases.', source: 'S1.1, S2.2', default: [] }),
          ),
          artifacts: optional(
            list(artifact, { description: 'Files that several phases share.', source: 'S1.1, S2.2', default: [] }),
          ),
          tech_stack: optional(techStack),
        },
        { description: 'What holds across phases.', source: 'S1.1' },
      ),
    ),
    resume,
    budget: optional(budget),
    warnings: optional(
      list(warning, { description: 'What to know that blocks nothing.', source: 'S1.1, S2.2', default: [] }),
    ),
    blockers: optional(list(blocker, { description: 'What blocks.', source: 'S1.1, S2.2', default: [] })),
    energy: optional(integer({ description: 'Decoration.', source: 'S1.1, S2.2', default: 9000 })),
  },
  { description: 'Front matter of .grid/STATE.md, schema dialect.', source: 'S1' },
);
