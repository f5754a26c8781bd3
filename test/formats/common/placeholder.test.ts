import { describe, expect, test } from 'vitest';
import type { Data } from '../../../src/core/data.js';
import type { JsonSchema, ValueKind } from '../../../src/core/schema.js';
import { isPlaceholder } from '../../../src/formats/common/placeholder.js';

const ofKind = (kind: ValueKind): JsonSchema => ({ type: 'string', 'x-kind': kind });

/** What never is data, not even in text that people read. */
const never: Data[] = [
  'undefined',
  'NaN',
  '[object Object]',
  '[object Promise]',
  '{{name}}',
  '{{ mission.name }}',
  '\u0024{NAME}',
  '$(date -u)',
  ' undefined ',
];
/** What is left where a name belongs, and may stand in a text. */
const noName: Data[] = [
  'TODO',
  'TODO:',
  'TBD',
  'FIXME',
  'XXX',
  '--phase',
  '--phase=2',
  '--output stolen',
  '-x',
  '<name>',
  '<your phase>',
  '$PHASE_NAME',
];
/** What looks like one and is none. */
const fine: Data[] = [
  'Todo',
  'todo list',
  'TODO app',
  'Undefined behaviour',
  'a--b',
  '- x',
  '$5',
  '2 < 3',
  '{name}',
  'none',
  'object',
  0,
  false,
  null,
];

describe.each<ValueKind>(['id', 'name', 'date'])('%s', (kind) => {
  test.each([...never, ...noName])('%j', (value) => expect(isPlaceholder(value, ofKind(kind))).toBe(true));
  test.each(fine)('not %j', (value) => expect(isPlaceholder(value, ofKind(kind))).toBe(false));
});

test('a template is none in the midst of a name either; in text it may be an example', () => {
  expect(isPlaceholder('Mission {{name}}', ofKind('name'))).toBe(true);
  expect(isPlaceholder('Mission {{name}}', ofKind('text'))).toBe(false);
});

test('an empty name names nothing; an empty id or date breaks its pattern', () => {
  expect((['name', 'id', 'date', 'text'] as const).map((kind) => isPlaceholder('', ofKind(kind)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe('a number, a word of a list, a mapping', () => {
  const schemas: JsonSchema[] = [
    { type: 'integer' },
    { type: 'string', enum: ['a'] },
    { type: 'object' },
    { type: 'boolean' },
  ];
  test.each([...never, ...noName])('%j', (value) => {
    expect(schemas.map((schema) => isPlaceholder(value, schema))).toEqual([true, true, true, true]);
  });
  test('NaN, but not Infinity', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY].map((value) => isPlaceholder(value, { type: 'number' }))).toEqual([
      true,
      false,
    ]);
  });
});

describe('text that people read', () => {
  test.each(never)('%j', (value) => expect(isPlaceholder(value, ofKind('text'))).toBe(true));
  test.each([...noName, ...fine])('not %j', (value) => expect(isPlaceholder(value, ofKind('text'))).toBe(false));
});

test.each<ValueKind>(['commit', 'path'])('a %s is left to other rules', (kind) => {
  expect([...never, ...noName].filter((value) => isPlaceholder(value, ofKind(kind)))).toEqual([]);
});

test('an object that YAML took for a list', () => {
  expect(isPlaceholder(['object Object'], ofKind('name'))).toBe(true);
  expect(isPlaceholder(['object Object'], { type: 'array' })).toBe(false);
  expect(isPlaceholder('object Object', ofKind('id'))).toBe(true);
  expect(isPlaceholder(['object', 'Object'], ofKind('name'))).toBe(false);
});

test('long text is looked at no further', () => {
  expect(isPlaceholder(`{{${'x'.repeat(100_000)}}}`, ofKind('name'))).toBe(false);
});
