import {
  anyListOf,
  anyMapWith,
  anyNumber,
  anything,
  bothSpellings,
  idOrInteger,
  map,
  name,
  nameOrNumber,
  optional,
  text,
} from '../../common/declare.js';
import { shapes } from './words.js';

// NN-SUMMARY.md: what one block did (G, F, D8). Nothing is required: grid/summary-fields says what a summary needs, git/
// and files/ what is wrong with the commits and files that it names. What the sources show in several forms may have any.

const free = (description: string, source: string) => optional(anything({ description, source }));

const affected = anyNumber({ description: 'A block, or what else is affected.', source: 'practice' });

const required = anyMapWith(
  { block: anyNumber({ description: 'The block.', source: 'practice' }) },
  { description: 'A block that it built upon, and what that provides.', source: 'practice' },
);

const techStack = map(
  {
    added: free('What was added to the technology of the project.', 'practice'),
    patterns: free('Patterns that were introduced.', 'practice'),
  },
  { description: 'What the block changed in the technology of the project.', source: 'practice' },
  'info',
);

const keyFiles = map(
  {
    created: free('Files that the block created.', 'D8'),
    modified: free('Files that the block changed.', 'D8'),
    deleted: free('Files that the block removed.', 'practice'),
  },
  { description: 'The files that matter.', source: 'D8' },
  'info',
);

export const summary = map(
  bothSpellings({
    cluster: optional(name({ description: 'Name of the mission, as in STATE.md.', source: 'G' })),
    block: optional(
      idOrInteger(shapes.blockNumber, {
        description: 'Number of the block; where it is absent, the name of the file tells.',
        source: 'D6, D23',
      }),
    ),
    phase: optional(nameOrNumber({ description: 'Number or name of the phase.', source: 'D23' })),
    wave: optional(nameOrNumber({ description: 'Number or name of the wave.', source: 'G' })),
    plan: optional(nameOrNumber({ description: 'Number or name of the plan.', source: 'practice' })),
    subsystem: optional(text({ description: 'The part of the project that the block is about.', source: 'practice' })),
    tags: free('Words to find the block by.', 'practice'),
    status: optional(
      name({
        description: 'How the block ended: complete, skipped, or in words of its own; nothing means complete.',
        source: 'F, D33',
      }),
    ),
    commits: free('The commits of the block: hashes, or records that hold them.', 'G, D8'),
    artifacts_created: free('Files that the block created.', 'G, F, D8'),
    key_files: optional(keyFiles),
    lessons_learned: free('What the next blocks should know, by category.', 'G, F, D21'),
    requires: optional(anyListOf(required, { description: 'What the block built upon.', source: 'practice' })),
    provides: free('What later blocks may build upon.', 'practice'),
    affects: optional(
      anyListOf(affected, { description: 'The blocks, or what else, that the block affects.', source: 'practice' }),
    ),
    tech_stack: optional(techStack),
    key_decisions: free('What was decided.', 'practice'),
    patterns_established: free('Patterns that later blocks should follow.', 'practice'),
    requirements_completed: free('Requirements that the block meets.', 'practice'),
    threads: free('The threads of the block.', 'G'),
    threads_complete: free('Threads that are complete.', 'G'),
    threads_total: free('Threads of the block.', 'G'),
    completed_threads: free('Threads that are complete, with their commits.', 'F'),
    deviations: free('Where the work left the plan.', 'practice'),
    one_liner: free('What the block did, in one sentence.', 'practice'),
    started: free('When the block was started.', 'practice'),
    started_at: free('When the block was started.', 'practice'),
    completed: free('When the block was completed.', 'practice'),
    completed_at: free('When the block was completed.', 'practice'),
    duration: free('How long the block took.', 'practice'),
    duration_seconds: free('Seconds that the block took.', 'practice'),
    skipped: free('Whether the block was skipped.', 'D33'),
    reason: free('Why the block was skipped, or ended as it did.', 'D33'),
    block_name: free('Name of the block.', 'practice'),
    name: free('Name of the block.', 'practice'),
    title: free('Name of the block.', 'practice'),
    version: free('Version of the file.', 'practice'),
    created_at: free('When the summary was written.', 'practice'),
    updated_at: free('When the summary was last changed.', 'practice'),
  }),
  { description: 'Front matter of a SUMMARY.', source: 'G, F, D8' },
  'info',
);
