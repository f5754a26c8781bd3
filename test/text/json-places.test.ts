import { expect, test } from 'vitest';
import { defaultLimits } from '../../src/core/limits.js';
import { TextDocument } from '../../src/text/document.js';
import { readJson, readJsonLines } from '../../src/text/json.js';
import { growth, linear } from '../support/growth.js';

const text = '{\n  "a.b": [1, {"\\u0063": "two"}],\n  "a": {"0": null},\n  "a": {"1": true}\n}\n';
const document = new TextDocument('state.json', text, readJson(text, defaultLimits));
const lines = '{"id": 1}\n\n{"id": \n  \r\n {"id": 2}\r\n[3]';
const journal = new TextDocument('journal.jsonl', lines, readJsonLines(lines, defaultLimits));

test.each<[(string | number)[], string]>([
  [['a.b'], '[1, {"\\u0063": "two"}]'],
  [['a.b', 1, 'c'], '"two"'],
  [['a', '0'], 'null'],
  [['a', 0], 'null'],
  [[], '{'],
])('what stands at %j', (path, found) => {
  const { start, end, isMissing } = document.at(path);
  expect([text.slice(start, end), isMissing]).toEqual([found, undefined]);
});

test.each<[(string | number)[], string]>([
  [['b'], '{'],
  [['a', '1'], '{"0": null}'], // of a key that stands twice, the first counts
  [['a.b', 2], '[1, {"\\u0063": "two"}]'],
  [['a.b', -1], '[1, {"\\u0063": "two"}]'],
  [['a.b', 'length'], '[1, {"\\u0063": "two"}]'],
  [['a', 'constructor'], '{"0": null}'],
])('what is missing at %j', (path, parent) => {
  const { start, end, isMissing } = document.at(path);
  expect([text.slice(start, end), isMissing]).toEqual([parent, true]);
});

test('lines are items: those that parse', () => {
  const at = (...path: (string | number)[]) => {
    const { start, end } = journal.at(path);
    return [lines.slice(start, end), journal.position(start).line];
  };
  expect(journal.data).toEqual([{ id: 1 }, { id: 2 }, [3]]);
  expect([at(0), at(1, 'id'), at(2, 0)]).toEqual([
    ['{"id": 1}', 1],
    ['2', 5],
    ['3', 6],
  ]);
});

test.each<[string, (size: number) => string, (size: number) => readonly (readonly (string | number)[])[]]>([
  ['items', (size) => `[${'1,'.repeat(size)}1]`, (size) => Array.from({ length: size }, (_, at) => [size - at])],
  [
    'fields',
    (size) => `{${Array.from({ length: size }, (_, at) => `"k${at}":${at}`).join(',')}}`,
    (size) => Array.from({ length: size }, (_, at) => [`k${size - at - 1}`]),
  ],
  [
    'parts of what stands in others',
    (size) => `{"a":[{"b":[${'{"c":1},'.repeat(size / 4)}1]}]}`,
    (size) => Array.from({ length: size / 4 }, (_, at) => ['a', 0, 'b', size / 4 - at - 1, 'c']),
  ],
])('many %s are found in linear time, in whatever order', async (_, write, paths) => {
  const run = (size: number) => {
    const large = write(size);
    const { places } = readJson(large, defaultLimits);
    for (const path of paths(size))
      if (places?.find(path).length !== path.length + 1) throw new Error('nothing is there');
  };
  expect(await growth(run, 20_000)).toBeLessThanOrEqual(linear);
});

test('lines that hold nothing take linear time', async () => {
  expect(await growth((size) => readJsonLines(' \n'.repeat(size), defaultLimits), 50_000)).toBeLessThanOrEqual(linear);
});
