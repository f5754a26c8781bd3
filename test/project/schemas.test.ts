import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { product } from '../../src/core/product.js';
import { mission, persistence } from '../support/mission.js';

// The published schemas are of use without us: to editors, and to every validator of draft 2020-12.

const folder = join(import.meta.dirname, '../../schemas');
const schemas = (readdirSync(folder, { recursive: true }) as string[])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ file, schema: JSON.parse(readFileSync(join(folder, file), 'utf8')) }));

const own = ['x-source', 'x-shape', 'x-kind', 'x-counterparts', 'x-known', 'x-unknown'];
const compiled = (schema: object) =>
  new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).addVocabulary(own).compile(schema);

test.each(schemas)('$file is a schema of draft 2020-12, and says where it lies', ({ file, schema }) => {
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  const repository = product.url.replace('https://github.com/', '');
  expect(schema.$id).toBe(`https://raw.githubusercontent.com/${repository}/main/schemas/${file}`);
  expect(() => compiled(schema)).not.toThrow();
});

test.each([
  ['grid/state.schema.json', mission.split('---\n')[1]],
  ['grid/state-persistence.schema.json', persistence],
])('%s takes a healthy file and refuses an empty one', (file, yaml) => {
  const validate = compiled(schemas.find((one) => one.file === file)?.schema);
  expect(validate(parse(yaml ?? '')), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({})).toBe(false);
});
