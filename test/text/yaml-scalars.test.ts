import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ambiguityOf, type Reading, readYaml11, readYaml12 } from '../../src/text/yaml-scalars.js';
import { leastWork } from '../support/growth.js';

const text = 'text';
const date = 'date';
const failure = 'failure';

/** What a reading amounts to: the value itself, or its kind where there is none. */
function held(reading: Reading): unknown {
  if (reading.kind === 'null') return null;
  return 'value' in reading ? reading.value : reading.kind;
}

// What PyYAML 6 and `yaml` 2.9 make of a plain scalar, checked against both. `same`: no reader gets it wrong.
const table: [source: string, yaml11: unknown, yaml12: unknown, same?: 'same'][] = [
  // numbers that all read alike
  ['0', 0, 0, 'same'],
  ['42', 42, 42, 'same'],
  ['-7', -7, -7, 'same'],
  ['+7', 7, 7, 'same'],
  ['1.0', 1, 1, 'same'],
  ['1.10', 1.1, 1.1, 'same'],
  ['60.0', 60, 60, 'same'],
  ['-.5', text, -0.5],
  ['.5', 0.5, 0.5, 'same'],
  ['5.', 5, 5, 'same'],
  ['1.5e+3', 1500, 1500, 'same'],
  ['1.5E-3', 0.0015, 0.0015, 'same'],
  ['0x1F', 31, 31, 'same'],
  ['.inf', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 'same'],
  ['-.INF', Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 'same'],
  ['.nan', Number.NaN, Number.NaN, 'same'],
  ['9007199254740991', 9007199254740991, 9007199254740991, 'same'],
  // leading zeros
  ['00', 0, 0, 'same'],
  ['01', 1, 1, 'same'],
  ['07', 7, 7, 'same'],
  ['-07', -7, -7, 'same'],
  ['02.3', 2.3, 2.3, 'same'],
  ['08', text, 8],
  ['09', text, 9],
  ['007', 7, 7],
  ['010', 8, 10],
  ['-010', -8, -10],
  ['0192117', text, 192117],
  ['0123456', 42798, 123456],
  ['002.5', 2.5, 2.5],
  // digits that are lost
  ['9007199254740993', 9007199254740992, 9007199254740992],
  ['12345678901234567890', 12345678901234567000, 12345678901234567000],
  ['0xFFFFFFFFFFFFFFFF', 18446744073709552000, 18446744073709552000],
  ['33.333333333333336', 33.333333333333336, 33.333333333333336, 'same'],
  ['33.33333333333333333333', 33.333333333333336, 33.333333333333336],
  ['0.50000000000000000000', 0.5, 0.5, 'same'],
  ['1.0e+400', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ['1.0e-400', 0, 0],
  // exponents: PyYAML wants a dot and a sign
  ['69e4958', text, Number.POSITIVE_INFINITY],
  ['1e3', text, 1000],
  ['1e+3', text, 1000],
  ['1.5e3', text, 1500],
  ['12345e7', text, 123450000000],
  // notations of one of the two
  ['1_000', 1000, text],
  ['1_', 1, text],
  ['0_7', 7, text],
  ['1_0.5', 10.5, text],
  ['_1', text, text, 'same'],
  ['0o17', text, 15],
  ['0b11', 3, text],
  ['-0b1', -1, text],
  ['0b_', failure, text],
  ['-0x1F', -31, text],
  ['0x_1', 1, text],
  ['0XFF', text, text, 'same'],
  ['+.5', text, 0.5],
  // counted in sixties
  ['12:30', 750, text],
  ['-1:30', -90, text],
  ['190:20:30', 685230, text],
  ['1:30.5', 90.5, text],
  ['01:30', text, text, 'same'],
  ['12:60', text, text, 'same'],
  ['9:00', 540, text],
  // words
  ['true', true, true, 'same'],
  ['False', false, false, 'same'],
  ['TRUE', true, true, 'same'],
  ['tRUE', text, text, 'same'],
  ['yes', true, text],
  ['No', false, text],
  ['ON', true, text],
  ['off', false, text],
  ['y', text, text, 'same'],
  ['n', text, text, 'same'],
  ['oN', text, text, 'same'],
  ['', null, null, 'same'],
  ['~', null, null, 'same'],
  ['null', null, null, 'same'],
  ['NULL', null, null, 'same'],
  ['nULL', text, text, 'same'],
  ['None', text, text, 'same'],
  ['=', failure, text],
  ['<<', failure, text],
  // dates
  ['2026-01-24', date, text],
  ['2026-1-24', text, text, 'same'],
  ['2026-01-24T14:00:00Z', date, text],
  ['2026-01-24t14:00:00.123456+02:00', date, text],
  ['2026-01-24 14:00:00', date, text],
  ['2026-1-4 1:02:03 -5', date, text],
  ['2026-01-24T14:00', text, text, 'same'],
  ['2026-02-30', failure, text],
  ['2024-02-29', date, text],
  ['2026-01-24T24:00:00Z', failure, text],
  ['2026-01-24T14:00:00-24:00', failure, text],
  ['0000-01-01', failure, text],
  // text
  ['4be91d2', text, text, 'same'],
  ['v1.0', text, text, 'same'],
  ['1.2.3', text, text, 'same'],
  ['1,000', text, text, 'same'],
  ['80%', text, text, 'same'],
  ['12 h', text, text, 'same'],
];

describe.each(table)('%s', (source, yaml11, yaml12, same) => {
  test('as YAML 1.1', () => expect(held(readYaml11(source))).toEqual(yaml11));
  test('as YAML 1.2', () => expect(held(readYaml12(source))).toEqual(yaml12));
  test(same ? 'is clear' : 'is ambiguous', () => expect(ambiguityOf(source) === undefined).toBe(same === 'same'));
});

/** What looks like a number, a date or a word of YAML, and often is none. */
const nearlyScalar = fc
  .array(fc.constantFrom(...'0 1 7 8 9 12 60 2026 - + . _ : e E 0x 0o 0b T Z true Yes ~ inf'.split(' ')), {
    maxLength: 7,
  })
  .map((parts) => parts.join(''))
  .filter((source) => /^[^-:~]/.test(source) || /^-[\d.]/.test(source));

test('YAML 1.2 is what `yaml` makes of it', () => {
  fc.assert(
    fc.property(nearlyScalar, (source) => {
      const loaded = parse(`[${source}]`, { version: '1.2', schema: 'core', logLevel: 'silent' });
      fc.pre(loaded.length === 1 && (typeof loaded[0] !== 'object' || loaded[0] === null));
      const reading = readYaml12(source);
      expect(reading.kind === 'text' ? source : held(reading)).toEqual(loaded[0]);
    }),
    { numRuns: 2000 },
  );
});

test('is linear', async () => {
  for (const source of [
    '1'.repeat(100_000),
    '1:'.repeat(50_000),
    '1_'.repeat(50_000),
    `2026-01-24${' '.repeat(100_000)}x`,
  ]) {
    expect(await leastWork(() => ambiguityOf(source), 200)).toBeLessThan(200);
  }
});
