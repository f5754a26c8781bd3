import {
  date,
  id,
  idOrNumber,
  integer,
  list,
  map,
  name,
  nullable,
  oneOf,
  optional,
  path,
  text,
} from '../../common/declare.js';
import { shapes, words } from './words.js';

// The records that STATE.md keeps in lists, and its technology (S1.2 to S1.9).

export const phaseId = (description: string, source: string) => id(shapes.phaseId, { description, source });

export const definition = map(
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

export const activeAgent = map(
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

export const completedAgent = map(
  {
    id: id(shapes.agentId, { description: 'Identifier of the agent.', source: 'S1.4' }),
    type: oneOf(words.agentType, { description: 'Type of the agent.', source: 'S1.4' }),
    result: oneOf(words.agentResult, { description: 'How the agent ended.', source: 'S1.4' }),
    duration_seconds: integer({ description: 'Seconds that the agent ran.', source: 'S1.4', minimum: 0 }),
  },
  { description: 'An agent that finished in this session.', source: 'S1.4' },
);

export const decision = map(
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

export const artifact = map(
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

export const techStack = map(
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

export const warning = map(
  {
    level: optional(oneOf(words.warningLevel, { description: 'How serious it is.', source: 'S1.8' })),
    message: optional(text({ description: 'The warning.', source: 'S1.8' })),
    source: optional(id(shapes.writerId, { description: 'Agent that raised it.', source: 'S1.8, D15' })),
    timestamp: optional(date({ description: 'When it was raised.', source: 'S1.8' })),
  },
  { description: 'Something to know that blocks nothing.', source: 'S1.8' },
);

export const blocker = map(
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
