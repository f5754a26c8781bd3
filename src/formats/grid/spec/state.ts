import {
  boolean,
  commit,
  date,
  id,
  idOrNumber,
  integer,
  list,
  map,
  name,
  nullable,
  number,
  oneOf,
  optional,
  path,
  text,
  version,
} from '../../common/declare.js';
import { schemaLifecycle } from './lifecycle.js';
import { shapes, words } from './words.js';

// STATE.md in its schema dialect (S1 to S3). What S2 and D29 do not require is optional.

const phaseId = (description: string, source: string) => id(shapes.phaseId, { description, source });

const definition = map(
  {
    id: phaseId('Identifier of the phase.', 'S1.2'),
    name: name({ description: 'Human-readable name of the phase.', source: 'S1.2' }),
    status: oneOf(words.phaseStatus, { description: 'How far the phase is.', source: 'S1.2' }),
    blocks: integer({ description: 'Blocks in this phase.', source: 'S1.2', minimum: 0 }),
    blocks_complete: integer({ description: 'Blocks of this phase that are complete.', source: 'S1.2', minimum: 0 }),
    started_at: optional(nullable(date({ description: 'When the phase started; null before.', source: 'S1.2' }))),
    completed_at: optional(
      nullable(date({ description: 'When the phase was completed; null before.', source: 'S1.2' })),
    ),
  },
  { description: 'One phase of the mission.', source: 'S1.2' },
);

const activeAgent = map(
  {
    id: id(shapes.agentId, { description: 'Identifier of the agent.', source: 'S1.3' }),
    type: oneOf(words.agentType, { description: 'Type of the agent; the prefix of its id.', source: 'S1.3' }),
    spawned_at: date({ description: 'When the agent was started.', source: 'S1.3' }),
    task: text({ description: 'What the agent is doing.', source: 'S1.3' }),
    phase: phaseId('Phase that the agent works in.', 'S1.3'),
    block: id(shapes.blockId, { description: 'Block that the agent works on.', source: 'S1.3' }),
    last_heartbeat: date({ description: 'When the agent was last heard of.', source: 'S1.3' }),
  },
  { description: 'An agent that is at work.', source: 'S1.3' },
);

const completedAgent = map(
  {
    id: id(shapes.agentId, { description: 'Identifier of the agent.', source: 'S1.4' }),
    type: oneOf(words.agentType, { description: 'Type of the agent.', source: 'S1.4' }),
    result: oneOf(words.agentResult, { description: 'How the agent ended.', source: 'S1.4' }),
    duration_seconds: integer({ description: 'Seconds that the agent ran.', source: 'S1.4', minimum: 0 }),
  },
  { description: 'An agent that finished in this session.', source: 'S1.4' },
);

const decision = map(
  {
    id: id(shapes.decisionId, { description: 'Identifier of the decision.', source: 'S1.5' }),
    decision: text({ description: 'What was decided.', source: 'S1.5' }),
    phase_decided: phaseId('Phase in which it was decided.', 'S1.5'),
    affects_phases: list(phaseId('A phase that it affects.', 'S1.5'), {
      description: 'Phases that it affects.',
      source: 'S1.5',
    }),
    rationale: text({ description: 'Why it was decided so.', source: 'S1.5' }),
  },
  { description: 'A decision that affects several phases.', source: 'S1.5' },
);

const artifact = map(
  {
    id: id(shapes.artifactId, { description: 'Identifier of the artifact.', source: 'S1.6' }),
    type: oneOf(words.artifactType, { description: 'Kind of the artifact.', source: 'S1.6' }),
    path: path({ description: 'The file, relative to the repository.', source: 'S1.6' }),
    created_phase: phaseId('Phase in which it was created.', 'S1.6'),
    used_by_phases: list(phaseId('A phase that uses it.', 'S1.6'), {
      description: 'Phases that use it.',
      source: 'S1.6',
    }),
  },
  { description: 'A file that several phases share.', source: 'S1.6' },
);

const addedPackage = map(
  {
    name: optional(name({ description: 'Name of the package.', source: 'S1.7' })),
    added_phase: optional(phaseId('Phase in which it was added.', 'S1.7')),
    purpose: optional(text({ description: 'Why it was added.', source: 'S1.7' })),
  },
  { description: 'A package that was added during the mission.', source: 'S1.7' },
);

const techStack = map(
  {
    runtime: optional(name({ description: 'Runtime, such as node-20.', source: 'S1.7' })),
    framework: optional(name({ description: 'Framework, such as next-14.', source: 'S1.7' })),
    database: optional(name({ description: 'Database, such as postgresql.', source: 'S1.7' })),
    orm: optional(name({ description: 'Object-relational mapper, such as prisma-5.', source: 'S1.7' })),
    auth: optional(name({ description: 'Authentication, such as jose-jwt.', source: 'S1.7' })),
    added_packages: optional(list(addedPackage, { description: 'Packages added during the mission.', source: 'S1.7' })),
  },
  { description: 'The technology of the mission.', source: 'S1.7', default: {} },
);

const warning = map(
  {
    level: optional(oneOf(words.warningLevel, { description: 'How serious it is.', source: 'S1.8' })),
    message: optional(text({ description: 'The warning.', source: 'S1.8' })),
    source: optional(id(shapes.writerId, { description: 'Agent that raised it.', source: 'S1.8, D15' })),
    timestamp: optional(date({ description: 'When it was raised.', source: 'S1.8' })),
  },
  { description: 'Something to know that blocks nothing.', source: 'S1.8' },
);

const blocker = map(
  {
    id: optional(id(shapes.blockerId, { description: 'Identifier of the blocker.', source: 'S1.9' })),
    type: optional(oneOf(words.blockerType, { description: 'Kind of the blocker.', source: 'S1.9' })),
    description: optional(text({ description: 'What blocks.', source: 'S1.9' })),
    blocking_thread: optional(
      idOrNumber(shapes.threadId, { description: 'Thread that is blocked.', source: 'S1.9, D14' }),
    ),
    added_at: optional(date({ description: 'When it was added.', source: 'S1.9' })),
  },
  { description: 'Something that blocks a thread.', source: 'S1.9' },
);

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
