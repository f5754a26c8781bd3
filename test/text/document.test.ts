import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Target } from '../../src/core/document.js';
import { defaultLimits } from '../../src/core/limits.js';
import { keyPathOf, TextDocument } from '../../src/text/document.js';
import { readYaml } from '../../src/text/yaml.js';

const text = `---
status: "active"
phases:
  total: 3
  definitions:
    - id: 01-a
      name: |
        Long
        name
    - id: 02-b
empty:
list: [1, {a: 2}]
a.b: dotted
1: one
__proto__: nothing
---
`;
const start = 4;
const { root, faults } = readYaml(text, start, text.indexOf('\n---\n', start) + 1, defaultLimits);
const document = new TextDocument('.grid/STATE.md', text, { root, faults });

const textAt = ({ start: from, end }: Target) => text.slice(from, end);

test('key paths', () => {
  expect(keyPathOf('phases.definitions.0.id')).toEqual(['phases', 'definitions', 0, 'id']);
  expect(keyPathOf('')).toEqual([]);
  expect(keyPathOf(['a.b'])).toEqual(['a.b']);
});

describe('nodes', () => {
  test.each<[string | (string | number)[], unknown]>([
    ['status', 'active'],
    ['phases.definitions.1.id', '02-b'],
    ['list.1.a', 2],
    [['a.b'], 'dotted'],
    ['1', 'one'],
    ['__proto__', 'nothing'],
  ])('%j', (path, value) => {
    expect(document.node(path)).toMatchObject({ kind: 'scalar', value });
  });

  test.each([
    'missing',
    'status.deeper',
    'phases.definitions.2',
    'phases.definitions.id',
    'list.-1',
    'constructor',
    'a.b',
  ])('%j is not there', (path) => expect(document.node(path)).toBeUndefined());
});

describe('targets', () => {
  test.each<[string, string, string]>([
    ['a value', 'status', '"active"'],
    ['a value in a list', 'list.1.a', '2'],
    ['a map on one line', 'list.1', '{a: 2}'],
    ['a scalar over several lines', 'phases.definitions.0.name', '|\n        Long\n        name'],
    ['the key of a map over several lines', 'phases', 'phases'],
    ['the key of nothing', 'empty', 'empty'],
    ['the first line of an item over several lines', 'phases.definitions.0', 'id: 01-a'],
    ['an item on one line', 'phases.definitions.1', 'id: 02-b'],
    ['the first line of the file for the whole', '', '---'],
  ])('%s', (_, path, expected) => {
    const target = document.at(path);
    expect(textAt(target)).toBe(expected);
    expect(target.keyPath).toEqual(keyPathOf(path));
    expect(target.isMissing).toBeUndefined();
  });

  test.each<[string, string, string]>([
    ['the nearest parent', 'phases.current', 'phases'],
    ['the item that lacks a field', 'phases.definitions.1.status', 'id: 02-b'],
    ['the value that has no fields', 'status.deeper', '"active"'],
    ['the first line of the file', 'missing', '---'],
  ])('of what is missing, %s', (_, path, expected) => {
    const target = document.at(path);
    expect(textAt(target)).toBe(expected);
    expect(target.keyPath).toEqual(keyPathOf(path));
    expect(target.isMissing).toBe(true);
  });

  test('keys', () => {
    expect(textAt(document.key('status'))).toBe('status');
    expect(textAt(document.key('phases.definitions.1'))).toBe('id: 02-b');
    expect(textAt(document.key('phases.current'))).toBe('phases');
  });

  test('a stretch of the text is no value', () => {
    expect(document.span(4, 10)).toEqual({ document, keyPath: undefined, start: 4, end: 10 });
  });

  test('a document without values', () => {
    const sentence = new TextDocument('STATE.md', 'broken\r\nfile', { faults: [] });
    expect(sentence.at('status')).toMatchObject({ keyPath: ['status'], isMissing: true, start: 0, end: 6 });
    expect(sentence.node('status')).toBeUndefined();
    expect(new TextDocument('STATE.md', '', { faults: [] }).at('')).toMatchObject({ start: 0, end: 0 });
  });
});

test('whatever is asked for, the place lies in the text, and it is told whether anything stands there', () => {
  const part = fc.oneof(fc.constantFrom('phases', 'definitions', 'list', 'a', 'id', 0, 1, '1', ''), fc.string());
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (path) => {
      for (const target of [document.at(path), document.key(path)]) {
        expect(0 <= target.start && target.start <= target.end && target.end <= text.length).toBe(true);
        expect(target.keyPath).toEqual(path);
        expect(target.isMissing === true).toBe(document.node(path) === undefined);
      }
    }),
  );
});
