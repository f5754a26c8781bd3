import { expect, test } from 'vitest';
import { defaultLimits } from '../../../src/core/limits.js';
import type { JsonSchema } from '../../../src/core/schema.js';
import { dotted, expected, shown } from '../../../src/formats/common/expected.js';
import { TextDocument } from '../../../src/text/document.js';
import { readYaml } from '../../../src/text/yaml.js';

test.each<[JsonSchema, string]>([
  [{ type: 'string' }, 'text'],
  [{ type: 'integer' }, 'a whole number'],
  [{ type: 'number', minimum: 0 }, 'a number'],
  [{ type: 'boolean' }, 'true or false'],
  [{ type: 'array' }, 'a list'],
  [{ type: 'object' }, 'a mapping'],
  [{ type: ['string', 'number'] }, 'text or a number'],
  [{ type: ['string', 'null'] }, 'text or null'],
  [{ type: 'string', pattern: 'x', 'x-shape': 'a phase id like 01-foundation' }, 'a phase id like 01-foundation'],
  [{ type: ['string', 'null'], 'x-shape': 'an id' }, 'an id or null'],
  [{ type: 'string', enum: ['a'] }, '"a"'],
  [{ type: 'string', enum: ['a', 'b', 'c'] }, 'one of "a", "b" or "c"'],
  [{ type: ['string', 'number', 'boolean', 'null'], 'x-kind': 'commit' }, 'a commit or null'],
])('%j is %s', (schema, words) => expect(expected(schema)).toBe(words));

test('dotted', () => {
  expect([[], ['a'], ['a', 0, 'b']].map(dotted)).toEqual(['the file', 'a', 'a.0.b']);
});

test.each([
  ['"2"', '"2"'],
  ['two', '"two"'],
  ['2.50', '2.50'],
  ['69e4958', '69e4958'],
  ['yes', 'yes'],
  ['12:30', '12:30'],
  ['true', 'true'],
  ['null', 'null'],
  ['~', '~'],
  ['', 'empty'],
  ['[1]', 'a list'],
  ['{a: 1}', 'a mapping'],
  ['"a\\nb"', '"a\\x0ab"'],
])('%s is shown as %s', (value, words) => {
  const text = `a: ${value}\n`;
  const document = new TextDocument('STATE.md', text, readYaml(text, 0, text.length, defaultLimits));
  expect(shown(document, ['a'])).toBe(words);
});
