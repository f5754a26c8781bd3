import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding, Severity } from '../../../src/core/finding.js';
import type { Entry } from '../../../src/lint/baseline/entry.js';
import { match } from '../../../src/lint/baseline/match.js';
import { leastWork } from '../../support/growth.js';
import { entryOf } from './entries.js';

const letters = { a: 'a'.repeat(32), b: 'b'.repeat(32) };

/** `a error` is a finding, or an entry, of the fingerprint aaa…; `a-2 info` the second of it. */
function read(word: string) {
  const [, letter = 'a', number = '', severity] = /^([ab])(-\d+)? (\w+)$/.exec(word) ?? [];
  return { fingerprint: letters[letter as 'a'] + number, severity: severity as Severity };
}
const findings = (words: readonly string[]) =>
  words.map((word, index): Finding => {
    const { rule, path, pointer = '', message } = entryOf();
    const place = { line: index + 1, column: 1 };
    return { ...{ rule, path, pointer, message, start: place, end: place, url: '' }, ...read(word) };
  });
const entries = (words: readonly string[]) => words.map((word) => entryOf(read(word)));

describe('each finding has an entry of its own', () => {
  test.each<[string, string[], string[], { hidden: number[]; risen?: number[]; unmatched: number[] }]>([
    ['one', ['a error'], ['a error'], { hidden: [0], unmatched: [] }],
    ['another fingerprint', ['b error'], ['a error'], { hidden: [], unmatched: [0] }],
    ['several that are equal', ['a error', 'a-2 error'], ['a error', 'a-2 error'], { hidden: [0, 1], unmatched: [] }],
    ['more findings: the first ones', ['a error', 'a-2 error'], ['a error'], { hidden: [0], unmatched: [] }],
    ['more entries: the last ones are left', ['a error'], ['a error', 'a-2 error'], { hidden: [0], unmatched: [1] }],
    ['the number makes no difference', ['a-2 error'], ['a error'], { hidden: [0], unmatched: [] }],
    ['milder than it was', ['a info'], ['a error'], { hidden: [0], unmatched: [] }],
    ['louder than it was', ['a error'], ['a warning'], { hidden: [], risen: [0], unmatched: [] }],
    ['a warning that was an info', ['a warning'], ['a info'], { hidden: [], risen: [0], unmatched: [] }],
    ['each to its severity', ['a info', 'a-2 error'], ['a error', 'a-2 info'], { hidden: [0, 1], unmatched: [] }],
    [
      'the loudest choose first',
      ['a warning', 'a-2 error'],
      ['a error', 'a-2 info'],
      { hidden: [1], risen: [0], unmatched: [] },
    ],
  ])('%s', (_, found, recorded, { hidden, risen = [], unmatched }) => {
    const [given, known] = [findings(found), entries(recorded)];
    const result = match(given, known);
    const numbers = (some: ReadonlyMap<Finding, Entry>) => [...some.keys()].map((one) => given.indexOf(one)).sort();
    expect(numbers(result.hidden)).toEqual(hidden);
    expect(numbers(result.risen)).toEqual(risen);
    expect(result.unmatched.map((one) => known.indexOf(one))).toEqual(unmatched);
  });
});

test('an entry hides only what its reader was shown', () => {
  const [finding] = findings(['a error']);
  for (const other of [{ rule: 'grid/dialect' }, { path: 'x/.grid/STATE.md' }, { pointer: '/progress' }]) {
    expect(match(finding ? [finding] : [], [{ ...entryOf(read('a error')), ...other }]).hidden.size).toBe(0);
  }
  const { pointer, ...placeless } = entryOf(read('a error'));
  expect(match(finding ? [finding] : [], [placeless]).hidden.size).toBe(0);
  expect(pointer).toBe('/progress/percent');
});

test('nothing is lost, nothing is hidden twice, and nothing louder is hidden', () => {
  const word = fc
    .tuple(fc.constantFrom('a', 'b'), fc.constantFrom('error', 'warning', 'info'))
    .map((two) => two.join(' '));
  const rank = { error: 0, warning: 1, info: 2 };
  fc.assert(
    fc.property(fc.array(word, { maxLength: 20 }), fc.array(word, { maxLength: 20 }), (found, recorded) => {
      const [given, known] = [findings(found), entries(recorded)];
      const { hidden, risen, unmatched } = match(given, known);
      const used = [...hidden.values(), ...risen.values()];
      expect(new Set(used).size).toBe(used.length);
      expect(used.length + unmatched.length).toBe(known.length);
      for (const [finding, entry] of hidden)
        expect(rank[finding.severity]).toBeGreaterThanOrEqual(rank[entry.severity]);
      for (const [finding, entry] of risen) expect(rank[finding.severity]).toBeLessThan(rank[entry.severity]);
      // As many as can be: per fingerprint, those who want the loudest entries cannot be more than there are.
      for (const letter of ['a', 'b']) {
        const number = (words: readonly string[], severities: readonly string[]) =>
          words.filter((one) => one.startsWith(letter) && severities.includes(one.slice(2))).length;
        const errors = Math.min(number(found, ['error']), number(recorded, ['error']));
        const louder = Math.min(errors + number(found, ['warning']), number(recorded, ['error', 'warning']));
        const all = Math.min(louder + number(found, ['info']), number(recorded, ['error', 'warning', 'info']));
        expect([...hidden.keys()].filter(({ fingerprint }) => fingerprint.startsWith(letter))).toHaveLength(all);
      }
    }),
  );
});

test('many findings take no longer than they are many', async () => {
  const many = Array.from({ length: 10_000 }, () => 'a error');
  const [given, known] = [findings(many), entries(many)];
  expect(match(given, known).hidden.size).toBe(10_000);
  expect(await leastWork(() => match(given, known), 2000)).toBeLessThan(2000);
});
