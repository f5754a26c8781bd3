import { bothSpellings, list, map, nullable, optional, text } from '../../common/declare.js';

// WARMTH.md: what the blocks of a mission learned (G, F, D21).

const lessons = (description: string) =>
  optional(
    nullable(
      list(text({ description: 'One lesson.', source: 'G, "Warmth Aggregation"' }), { description, source: 'D21' }),
    ),
  );

export const warmth = map(
  bothSpellings({
    codebase_patterns: lessons('How things are done in this code.'),
    gotchas: lessons('What goes wrong, and how not to run into it again.'),
    user_preferences: lessons('What the user likes, and what not.'),
    decisions_made: lessons('What was decided on the way.'),
    almost_did: lessons('What was nearly done, and why it was not.'),
  }),
  {
    description: 'WARMTH.md, as front matter or as YAML from end to end. It may also be Markdown alone.',
    source: 'G, D21',
  },
  'open',
);
