import { anything, map, optional } from '../../common/declare.js';

// CHECKPOINT*.md (G, F, D11). What its type calls for is grid/checkpoint-details's to say.

export const checkpoint = map(
  {
    type: optional(anything({ description: 'What the mission waits for.', source: 'G, F' })),
  },
  { description: 'Front matter of a CHECKPOINT.', source: 'G, F, D11' },
  'info',
);
