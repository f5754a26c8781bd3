import {
  date,
  idOrInteger,
  idOrNumber,
  map,
  name,
  nameOrNumber,
  number,
  oneOf,
  optional,
  version,
} from '../../common/declare.js';
import { persistenceLifecycle } from './lifecycle.js';
import { shapes } from './words.js';

// STATE.md in its persistence dialect (G, F; the fields are gathered in D28).

const wave = (description: string) => optional(idOrInteger(shapes.waveNumber, { description, source: 'G, D28' }));
const title = (description: string) => optional(name({ description, source: 'G, D28' }));

const position = map(
  {
    phase: optional(nameOrNumber({ description: 'Number or name of the current phase.', source: 'G, D28' })),
    phase_name: title('Name of the phase.'),
    block: idOrInteger(shapes.blockNumber, {
      description: 'Number of the current block, through the mission.',
      source: 'F, D28',
    }),
    block_name: title('Name of the block.'),
    wave: wave('Number of the current wave.'),
    wave_name: title('Name of the wave.'),
    thread: optional(idOrNumber(shapes.threadId, { description: 'Number of the current thread.', source: 'F, D14' })),
    thread_name: title('Name of the thread.'),
  },
  { description: 'Where the mission stands.', source: 'G, F' },
  'info',
);

export const persistence = map(
  {
    version: optional(version(['1.0'], { description: 'Version of the file.', source: 'G, D2' })),
    cluster: name({ description: 'Name of the mission.', source: 'G' }),
    status: oneOf(
      Object.keys(persistenceLifecycle.edges),
      { description: 'Status of the mission.', source: 'F, "State Lifecycle"' },
      persistenceLifecycle.counterparts,
    ),
    position,
    block: optional(
      idOrInteger(shapes.blockNumber, {
        description: 'Number of the current block, outside of position.',
        source: 'F, D28',
      }),
    ),
    wave: wave('Number of the current wave, outside of position.'),
    thread: optional(
      idOrNumber(shapes.threadId, {
        description: 'Number of the current thread, outside of position.',
        source: 'D14, D28',
      }),
    ),
    progress_percent: optional(
      number({
        description: 'Share of the blocks that are complete, in percent; rounded or floored is right.',
        source: 'G, D28',
        minimum: 0,
        maximum: 100,
      }),
    ),
    created_at: optional(date({ description: 'When the mission was created.', source: 'D28' })),
    updated_at: date({ description: 'When the state was last changed.', source: 'G' }),
    mode: optional(name({ description: 'How much the mission asks before it acts.', source: 'D28' })),
  },
  { description: '.grid/STATE.md, persistence dialect.', source: 'G, F' },
  'info',
);
