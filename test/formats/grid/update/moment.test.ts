import { expect, test } from 'vitest';
import { nextStamp } from '../../../../src/formats/grid/update/moment.js';

/** 09:20:00.789 */
const now = Date.parse('2026-05-12T09:20:00.789Z');

test.each([
  ['earlier', '2026-05-12T09:15:00Z', '2026-05-12T09:20:00Z'],
  ['a second earlier', '2026-05-12T09:19:59Z', '2026-05-12T09:20:00Z'],
  ['in the same second', '2026-05-12T09:20:00Z', '2026-05-12T09:20:00.789Z'],
  ['in the same millisecond', '2026-05-12T09:20:00.789Z', '2026-05-12T09:20:00.790Z'],
  ['later in the same second', '2026-05-12T09:20:00.900Z', '2026-05-12T09:20:00.901Z'],
  ['in the future', '2026-05-12T10:00:00Z', '2026-05-12T10:00:00.001Z'],
  ['in the last millisecond of a second of the future', '2026-05-12T10:00:00.999Z', '2026-05-12T10:00:01Z'],
  ['in another zone', '2026-05-12T11:15:00+02:00', '2026-05-12T09:20:00Z'],
  ['without a zone', '2026-05-12T09:15:00', '2026-05-12T09:20:00'],
  ['without a zone, in the same second', '2026-05-12T09:20:00', '2026-05-12T09:20:00.789'],
  ['with six decimals', '2026-05-12T09:15:00.123456', '2026-05-12T09:20:00'],
  ['no moment', 'yesterday', '2026-05-12T09:20:00Z'],
  ['a number', 20260512, '2026-05-12T09:20:00Z'],
  ['missing', undefined, '2026-05-12T09:20:00Z'],
])('%s', (_, old, next) => {
  expect(nextStamp(old, now)).toBe(next);
});
