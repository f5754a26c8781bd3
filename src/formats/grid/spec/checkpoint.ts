import {
  anything,
  bothSpellings,
  date,
  map,
  name,
  nameOrNumber,
  nullable,
  oneOf,
  optional,
} from '../../common/declare.js';
import { checkpointTypes } from './words.js';

// CHECKPOINT*.md (G, F, D11). Nothing is required: grid/checkpoint-details says what each type calls for, and what it
// calls for may have any form, for people describe what they wait for in sentences, lists and records.

const free = (description: string, source: string) => optional(anything({ description, source }, 'text'));
const stamp = (description: string) => optional(nullable(date({ description, source: 'S3.3' })));

/** What the types call for, and what goes with it. */
const details = {
  verification_instructions: free('What the person has to verify, and how (human_verify).', 'G, D11'),
  expected_behavior: free('What the person should see (human_verify).', 'F'),
  question: free('What has to be decided (decision).', 'G, D11'),
  options: free('What there is to choose from, as words or as records with an id (decision).', 'G, F, D11'),
  affects: free('What the decision affects.', 'F'),
  required_action: free('What the person has to do (human_action).', 'G, D11'),
  reason: free('Why the person has to do it.', 'G'),
  last_action: free('What was being done at the end (session_death).', 'G, D11'),
  partial_work: free(
    'What was begun and is not complete: words, or files_created, files_modified, staged_changes (session_death, failure).',
    'G, F, D11',
  ),
  error: free('What went wrong (failure).', 'F, D11'),
  completed_threads: free('Threads that are complete, with their commits.', 'F, D31'),
  user_response: free('What the person answered; the checkpoint is open until it is there.', 'F, D11'),
};

export const checkpoint = map(
  bothSpellings({
    type: optional(oneOf(checkpointTypes, { description: 'What the mission waits for.', source: 'G, F, D11' })),
    cluster: optional(nullable(name({ description: 'Name of the mission, as in STATE.md.', source: 'G' }))),
    phase: optional(nullable(nameOrNumber({ description: 'Number or name of the phase.', source: 'D23' }))),
    block: optional(nullable(nameOrNumber({ description: 'Number or name of the block.', source: 'D6, D23' }))),
    wave: optional(nullable(nameOrNumber({ description: 'Number or name of the wave.', source: 'G' }))),
    thread: free('The thread that hit the checkpoint.', 'F, D14'),
    position: free('Where the mission stands.', 'G'),
    checkpoint_details: optional(
      nullable(
        map(
          bothSpellings(details),
          { description: 'What the type calls for; it may also stand beside the type.', source: 'G, D11' },
          'info',
        ),
      ),
    ),
    ...details,
    awaiting: free('What the mission waits for, in words.', 'G'),
    created_at: stamp('When the checkpoint was written.'),
    updated_at: stamp('When the checkpoint was last changed.'),
    timestamp: stamp('When the checkpoint was written.'),
    responded_at: stamp('When the person answered.'),
  }),
  { description: 'CHECKPOINT*.md, as front matter or as YAML from end to end.', source: 'G, F, D11' },
  'info',
);
