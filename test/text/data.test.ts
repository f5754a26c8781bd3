import { expect, test } from 'vitest';
import { defaultLimits } from '../../src/core/limits.js';
import { dataOf, isDataMap, isSameData } from '../../src/text/data.js';
import { readYaml } from '../../src/text/yaml.js';

const dataIn = (text: string) => {
  const { root } = readYaml(text, 0, text.length, defaultLimits);
  return root && dataOf(root);
};

test('is the values without their places', () => {
  const data = dataIn('a: 1\nb: [x, null, true]\nc:\n  d: "y"\n');
  expect(JSON.stringify(data)).toBe('{"a":1,"b":["x",null,true],"c":{"d":"y"}}');
});

test('a key named like a part of Object is a key like any other', () => {
  const data = dataIn('__proto__:\n  polluted: true\nconstructor:\n  prototype:\n    polluted: true\ntoString: x\n');
  expect(Object.keys(data as object)).toEqual(['__proto__', 'constructor', 'toString']);
  expect(Object.getPrototypeOf(data)).toBeNull();
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('isDataMap', () => {
  expect([{}, Object.create(null)].map(isDataMap)).toEqual([true, true]);
  expect([[], null, 'x', 1, undefined].map((data) => isDataMap(data))).toEqual([false, false, false, false, false]);
});

test.each([
  ['{a: 1, b: [x, {c: null}]}', '{b: [x, {c: null}], a: 1}', true],
  ['[1, 2]', '[2, 1]', false],
  ['[1]', '[1, 2]', false],
  ['{a: 1}', '{a: 1, b: 2}', false],
  ['{a: 1, b: 2}', '{a: 1}', false],
  ['{a: 1}', '{b: 1}', false],
  ['{}', '[]', false],
  ['1', '"1"', false],
  ['.nan', '.nan', true],
  ['69e4958', '1e999', true],
  ['{toString: 1}', '{a: 1}', false],
  ['null', '{}', false],
])('%s and %s say the same: %s', (one, other, expected) => {
  expect(isSameData(dataIn(one), dataIn(other))).toBe(expected);
});
