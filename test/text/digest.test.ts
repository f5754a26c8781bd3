import { expect, test } from 'vitest';
import { digest } from '../../src/text/digest.js';

test('the SHA-256 of a text, as published for "abc" (FIPS 180-2)', () => {
  expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
