import { describe, expect, test } from 'vitest';
import { ConfigurationError } from '../../../src/index.js';
import { readBaseline } from '../../../src/lint/baseline/read.js';
import { MemoryTree } from '../../../src/text/memory-tree.js';
import { leastWork } from '../../support/growth.js';
import { baselineOf, entryOf } from './entries.js';

const path = 'base.json';
const read = (content: string | Uint8Array) =>
  readBaseline({ tree: new MemoryTree({ [path]: content }), path, name: './base.json' });

async function faultsOf(content: string | Uint8Array): Promise<readonly string[]> {
  const error = await read(content).catch((thrown: unknown) => thrown);
  if (!(error instanceof ConfigurationError)) throw new Error('it was read');
  return error.faults;
}

test('what it holds', async () => {
  const { pointer: _, ...placeless } = entryOf({ fingerprint: `${'a'.repeat(32)}-12`, severity: 'info' });
  const { entries, name } = await read(baselineOf(entryOf(), placeless));
  expect(entries).toEqual([entryOf(), placeless]);
  expect(name).toBe('./base.json');
});

test.each([
  ['with a schema', '{ "$schema": "x", "version": 1, "entries": [] }'],
  ['with a byte order mark and CRLF', '\ufeff{\r\n"entries": [],\r\n"version": 1 }\r\n'],
])('nothing hidden: %s', async (_, text) => {
  expect((await read(text)).entries).toEqual([]);
});

describe('what cannot be used', () => {
  test.each<[string, string | Uint8Array, string[]]>([
    ['nothing', '', [expect.stringContaining('./base.json:1:1: ')]],
    ['a list', '[]', ['./base.json:1:1: the baseline is a list, expected a mapping']],
    ['a word', '"x"', ['./base.json:1:1: the baseline is a single value, expected a mapping']],
    [
      'a newer version, whatever else it holds',
      '{ "version": 2, "findings": {} }',
      [
        './base.json:1:14: the baseline is of version 2, and version 1 is what this linter reads; a newer one is needed',
      ],
    ],
    [
      'no such version',
      '{ "version": 0, "entries": [] }',
      ['./base.json:1:14: version is 0, expected a number from 1 to 1'],
    ],
    ['no version', '{ "entries": [] }', [expect.stringContaining('./base.json:1:1: version is missing')]],
    ['an unknown key', '{ "version": 1, "entries": [], "more": [] }', ['./base.json:1:32: "more" is no known field']],
    [
      'a key that stands twice',
      '{ "version": 1, "entries": [], "version": 1 }',
      [expect.stringContaining('./base.json:1:32: ')],
    ],
    [
      'no entry',
      '{ "version": 1, "entries": [null] }',
      [expect.stringContaining('./base.json:1:29: entries.0 is null')],
    ],
    [
      'a merge conflict',
      '{\n  "version": 1,\n<<<<<<< ours\n  "entries": []\n=======\n  "entries": []\n>>>>>>> theirs\n}\n',
      [expect.stringContaining('./base.json:3:1: ')],
    ],
    ['bytes that are no text', Buffer.from([0x7b, 0xff]), ['./base.json is no UTF-8 text (byte 1); expected UTF-8']],
    [
      'a prototype',
      '{ "version": 1, "entries": [], "__proto__": {} }',
      [expect.stringContaining('"__proto__" is no known field')],
    ],
  ])('%s', async (_, content, faults) => {
    expect(await faultsOf(content)).toEqual(faults);
  });

  test.each<[string, object, string]>([
    ['a rule', { rule: 'Nope' }, 'entries.0.rule is "Nope", expected a rule id like grid/progress-percent'],
    ['a severity', { severity: 'off' }, 'entries.0.severity is "off", expected one of "error", "warning" or "info"'],
    ['a day', { date: '12.5.2026' }, 'entries.0.date is "12.5.2026", expected a day like 2026-05-12'],
    ['a path', { path: 1 }, 'entries.0.path is 1, expected text'],
    ['a pointer', { pointer: null }, 'entries.0.pointer is null, expected text'],
  ])('%s of an entry', async (_, other, fault) => {
    expect(await faultsOf(baselineOf({ ...entryOf(), ...other }))).toEqual([expect.stringContaining(fault)]);
  });

  test('all faults are told', async () => {
    const { message: _, ...mute } = entryOf();
    const faults = await faultsOf(baselineOf({ ...mute, date: 'x' }, { ...entryOf(), fingerprint: 'x', more: 1 }));
    expect(faults).toHaveLength(4);
  });

  test('too many entries', async () => {
    const text = JSON.stringify({ version: 1, entries: Array.from({ length: 10_001 }, () => 0) });
    expect(await faultsOf(text)).toEqual(['./base.json:1:24: the baseline has 10001 entries, expected at most 10000']);
  });

  test('too much of it', async () => {
    const text = baselineOf() + ' '.repeat(16 * 1024 * 1024);
    expect(await faultsOf(text)).toEqual(['./base.json is larger than 16 MiB']);
  });

  test('nesting without end', async () => {
    expect(await faultsOf('['.repeat(100_000))).toHaveLength(1);
  });
});

test('a full one is read in no time', async () => {
  const text = baselineOf(...Array.from({ length: 10_000 }, () => entryOf()));
  expect((await read(text)).entries).toHaveLength(10_000);
  expect(await leastWork(() => read(text), 3000)).toBeLessThan(3000);
});
