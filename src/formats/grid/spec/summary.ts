import { anything, bothSpellings, idOrInteger, map, optional } from '../../common/declare.js';
import { shapes } from './words.js';

// NN-SUMMARY.md: what one block did (G, F, D8). Nothing is required: grid/summary-fields says what a summary needs.

export const summary = map(
  bothSpellings({
    block: optional(idOrInteger(shapes.blockNumber, { description: 'Number of the block.', source: 'D6, D23' })),
    commits: optional(anything({ description: 'The commits of the block.', source: 'G, D8' })),
    lessons_learned: optional(anything({ description: 'What the next blocks should know.', source: 'G' })),
  }),
  { description: 'Front matter of a SUMMARY.', source: 'G, D8' },
  'info',
);
