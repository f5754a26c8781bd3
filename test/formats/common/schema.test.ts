import { expect, test } from 'vitest';
import type { JsonSchema } from '../../../src/core/schema.js';
import { fieldOf, schemaAt, typesOf, visit } from '../../../src/formats/common/schema.js';

const name: JsonSchema = { type: 'string' };
const item: JsonSchema = { type: 'object', properties: { name } };
const schema: JsonSchema = { type: 'object', properties: { items: { type: ['array', 'null'], items: item } } };

test('visit meets what the schema speaks of and the fields that it does not know, outermost first', () => {
  const data = { items: [{ name: 'a', colour: { deep: 1 } }, 7], __proto__x: 1 };
  const met = [...visit(schema, data)].map(({ keyPath, schema: of, parent }) => [
    keyPath.join('.'),
    of?.type,
    parent?.type,
  ]);
  expect(met).toEqual([
    ['', 'object', undefined],
    ['items', ['array', 'null'], 'object'],
    ['items.0', 'object', undefined],
    ['items.0.name', 'string', 'object'],
    ['items.0.colour', undefined, 'object'],
    ['items.1', 'object', undefined],
    ['__proto__x', undefined, 'object'],
  ]);
});

test('schemaAt', () => {
  expect(schemaAt(schema, [])).toBe(schema);
  expect(schemaAt(schema, ['items', 3, 'name'])).toBe(name);
  expect(schemaAt(schema, ['items', 3, 'colour', 'deep'])).toBeUndefined();
  expect(schemaAt(schema, ['items', 'name'])).toBeUndefined();
});

test('fieldOf finds nothing of Object', () => {
  expect(fieldOf(item, 'name')).toBe(name);
  expect(['constructor', 'toString', '__proto__'].map((key) => fieldOf(item, key))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(fieldOf(name, 'x')).toBeUndefined();
});

test('typesOf', () => {
  expect([name, { type: ['string', 'null'] }, {}, undefined].map(typesOf)).toEqual([
    ['string'],
    ['string', 'null'],
    [],
    [],
  ]);
});
