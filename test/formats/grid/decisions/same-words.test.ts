import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sayTheSame } from '../../../../src/formats/grid/decisions/same-words.js';
import { wordsIn } from '../../../../src/formats/grid/texts/words.js';
import { growth, linear } from '../../../support/growth.js';

test.each([
  ['SQLite with FTS5', 'SQLite with FTS5'],
  ['SQLite with FTS5', '  sqlite   with\nFTS5. '],
  ['SQLite with FTS5', 'Use SQLite, with FTS5, for search'],
  ['SQLite', 'SQLite, not PostgreSQL'],
  ['Using JWT with refresh rotation for authentication', 'JWT with refresh rotation'],
  ['Using JWT with refresh rotation for authentication', 'JWT auth (refresh rotation)'],
  ['Soft deletes via deletedAt timestamp', 'Soft deletes: `deletedAt` timestamp'],
  ['Amounts are stored in grams', 'Store amounts in grams'],
  ['Amounts are stored in grams', 'Store amounts in grams, never in ounces'],
  ['Amounts are not stored in ounces but in grams', 'Do not store amounts in ounces'],
  ["Don't cache", 'Dont cache'],
  ['No ORM: write SQL by hand', 'SQL is written by hand, without an ORM'],
  ['Store session tokens in the Redis cluster', 'Session tokens are kept in the Redis cluster'],
  ['Store session tokens in the Redis cluster', 'The Redis cluster stores session tokens, for 30 days'],
  ['Images go straight to S3 with signed upload links', 'Signed upload links: images go straight to S3'],
  ['Configuration lives in the repository', 'Config is in the repo'],
  ['Run migrations before every deploy', 'Every deploy runs migrations before it'],
  ['', 'anything'],
  ['…', 'anything'],
])('%j says the same as %j', (one, other) => {
  expect(sayTheSame(one, other)).toBe(true);
  expect(sayTheSame(other, one)).toBe(true);
});

test.each([
  ['SQLite with FTS5', 'PostgreSQL with full text search'],
  ['Deploy to Vercel', 'Deploy to Netlify'],
  ['Use a REST API for mobile', 'Use a GraphQL API for mobile'],
  ['Use SQLite', 'Do not use SQLite'],
  ['Amounts are stored in grams', 'Never store amounts in grams'],
  ['Store amounts in grams', 'Never store amounts in grams'],
  ['SQLite', 'PostgreSQL instead of SQLite'],
  ['SQLite', 'PostgreSQL over SQLite'],
  ['Timeout of 30 seconds', 'Timeout of 60 seconds'],
  ['Keep sessions in a Redis cache for 30 days', 'Keep sessions in a Redis cache for 60 days'],
  ['Java', 'JavaScript'],
  ['Sessions live in Redis', 'Sessions live in Postgres'],
  ['Store session tokens in the Redis cluster', 'Store session tokens in the Postgres cluster'],
  ['Images go straight to S3 with signed upload links', 'Images go straight to Cloudinary with signed upload links'],
  [
    'Deploy the API to Fly with two machines in Frankfurt and a volume',
    'Deploy the API to Render with two machines in Frankfurt and a volume',
  ],
  ['No ORM: write SQL by hand', 'Never write SQL by hand: use an ORM'],
])('%j does not say the same as %j', (one, other) => {
  expect(sayTheSame(one, other)).toBe(false);
  expect(sayTheSame(other, one)).toBe(false);
});

test('case, blanks and punctuation never matter', () => {
  const sign = fc.constantFrom(' ', ', ', '\n', ' - ', '! ', '  (', ') ');
  const word = fc.constantFrom('store', 'Amounts', 'grams', 'not', 'the', '30', 'days', 'JWT', 'über');
  const words = fc.array(fc.tuple(word, sign), { minLength: 1 });
  fc.assert(
    fc.property(words, (parts) => {
      const one = parts.map(([text]) => text).join(' ');
      const other = parts.map(([text, mark]) => text.toUpperCase() + mark).join('');
      expect(wordsIn(one)).toBe(wordsIn(other));
      expect(sayTheSame(one, other)).toBe(true);
    }),
  );
});

test.each(['a ', 'a b ', 'ab1 ', '30 ', '.'])('%j over and over takes linear time', async (token) => {
  const run = (size: number) => sayTheSame(`${token.repeat(size)}x`, `${token.repeat(size / 2)}y`);
  expect(await growth(run, 20_000)).toBeLessThan(linear);
});
