import { expect, test } from 'vitest';
import { marker } from '../../../src/action/comment/marker.js';

test.each(['lint', 'a_b-9', 'x'.repeat(64)])('%s stands in it as it is', (key) => {
  expect(marker(key)).toBe(`<!-- agent-state-lint:${key} -->`);
});

test.each(['', 'x'.repeat(65), 'a--b', '-->', 'a b', '.grid\npackages/a', 'ü', '"'])('%j does not', (key) => {
  expect(marker(key)).toMatch(/^<!-- agent-state-lint:[0-9a-f]{32} -->$/);
});

test('different keys have different markers, and the same key has the same', () => {
  const keys = ['', 'a b', 'a\tb', 'lint', 'Lint'];
  expect(new Set(keys.map(marker)).size).toBe(keys.length);
  expect(marker('a b')).toBe(marker('a b'));
});
