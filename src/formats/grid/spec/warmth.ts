import { anything, map, optional } from '../../common/declare.js';

// WARMTH.md (G, F, D21).

export const warmth = map(
  {
    gotchas: optional(anything({ description: 'What went wrong once.', source: 'G' })),
  },
  { description: 'What the blocks of a mission learned.', source: 'G, D21' },
  'info',
);
