import { describe, expect, test } from 'vitest';
import { formatInstant, isStamp, parseInstant } from '../../src/text/time.js';

const noon = Date.UTC(2026, 0, 24, 12, 0, 0);

describe('parseInstant', () => {
  test.each([
    ['2026-01-24T12:00:00Z', noon, true, true],
    ['2026-01-24T12:00:00', noon, false, true],
    ['2026-01-24T12:00:00.250Z', noon + 250, true, true],
    ['2026-01-24T12:00:00.123456', noon + 123, false, false],
    ['2026-01-24T12:00:00.5Z', noon + 500, true, false],
    ['2026-01-24T12:00:00,5Z', noon + 500, true, false],
    ['2026-01-24T14:00:00+02:00', noon, true, false],
    ['2026-01-24T06:30:00-0530', noon, true, false],
    ['2026-01-24T14:00:00+02', noon, true, false],
    ['2026-01-24 12:00:00', noon, false, false],
    ['2026-01-24 12:00:00 Z', noon, true, false],
    ['2026-01-24t12:00:00z', noon, true, false],
    ['2026-01-24T12:00Z', noon, true, false],
    ['20260124T120000Z', noon, true, false],
    ['20260124T1200', noon, false, false],
    ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29), true, true],
    ['0099-01-01T00:00:00Z', new Date('0099-01-01T00:00:00Z').getTime(), true, true],
  ])('%s', (text, ms, zoned, inProfile) => expect(parseInstant(text)).toEqual({ ms, zoned, inProfile }));

  test.each([
    '2026-02-30T12:00:00Z',
    '2025-02-29T12:00:00Z',
    '2026-13-01T12:00:00Z',
    '2026-00-01T12:00:00Z',
    '2026-01-00T12:00:00Z',
    '2026-01-24T24:00:00Z',
    '2026-01-24T12:60:00Z',
    '2026-01-24T12:00:60Z',
    '2026-01-24T12:00:00+15:00',
    '2026-01-24T12:00:00+02:60',
  ])('%s does not exist', (text) => {
    expect(parseInstant(text)).toBeUndefined();
    expect(isStamp(text)).toBe(true);
  });

  test.each([
    '',
    'today',
    '2026-01-24',
    '12:00:00',
    '2026-0124T12:00:00Z',
    '2026-01-24T12:00:00ZZ',
    '1769256000',
    `2026-01-24T12:00:00${'0'.repeat(50)}`,
  ])('%s is no moment', (text) => {
    expect(parseInstant(text)).toBeUndefined();
    expect(isStamp(text)).toBe(false);
  });
});

test('formatInstant keeps to the profile', () => {
  expect(formatInstant(noon)).toBe('2026-01-24T12:00:00Z');
  expect(formatInstant(noon + 7)).toBe('2026-01-24T12:00:00.007Z');
});
