import { expect, test } from 'vitest';
import type { ScalarNode } from '../../../src/core/document.js';
import { defaultLimits } from '../../../src/core/limits.js';
import type { JsonSchema } from '../../../src/core/schema.js';
import { clearNotation } from '../../../src/formats/common/notation.js';
import { readJson } from '../../../src/text/json.js';
import { readYaml } from '../../../src/text/yaml.js';

const text: JsonSchema = { type: 'string' };
const whole: JsonSchema = { type: 'integer' };
const number: JsonSchema = { type: ['number', 'null'] };
const flag: JsonSchema = { type: 'boolean' };
const id: JsonSchema = { type: ['string', 'number'] };
const commit: JsonSchema = { type: ['string', 'number', 'null'], 'x-kind': 'commit' };

test.each<[source: string, schema: JsonSchema | undefined, written: string | undefined]>([
  // text is quoted as it is written
  ['1.0', text, '"1.0"'],
  ['0192117', text, '"0192117"'],
  ['true', text, '"true"'],
  ['69e4958', commit, '"69e4958"'],
  ['010', id, '"010"'],
  ['2026-01-24T14:00:00Z', text, '"2026-01-24T14:00:00Z"'],
  ['on', undefined, '"on"'],
  ['=', {}, '"="'],
  ['"1"', text, undefined],
  ['say "x"', text, undefined],
  // where a number belongs, it is a number
  ['"80.0"', number, '80.0'],
  ["'3'", whole, '3'],
  ['1_000', whole, '1000'],
  ['1e3', whole, '1000'],
  ['08', whole, '8'],
  ['007', whole, '7'],
  ['0o17', whole, '15'],
  ['33.33333333333333333333', number, '33.333333333333336'],
  ['"2.5"', whole, undefined],
  ['"80%"', number, undefined],
  ['" 3"', whole, undefined],
  ['"08"', whole, undefined],
  ['"1e3"', whole, undefined],
  ['010', whole, undefined],
  ['12:30', whole, undefined],
  ['69e4958', number, undefined],
  ['9007199254740993', whole, undefined],
  ['1.0e+30', number, undefined], // it is clear as it stands
  ['1e30', number, undefined],
  ['yes', whole, undefined],
  // and a boolean a boolean
  ['yes', flag, 'true'],
  ['Off', flag, 'false'],
  ['"true"', flag, 'true'],
  ['"yes"', flag, undefined],
  ['1', flag, undefined],
  ['"x"', { type: 'array' }, undefined],
])('%s for %j: %s', (source, schema, written) => {
  const { root } = readYaml(source, 0, source.length, defaultLimits);
  expect(clearNotation(root as ScalarNode, schema)).toBe(written);
});

test('of JSON', () => {
  const node = (source: string) => readJson(source, defaultLimits).root as ScalarNode;
  expect(clearNotation(node('1.0'), text)).toBe('"1.0"');
  expect(clearNotation(node('"3"'), whole)).toBe('3');
});
