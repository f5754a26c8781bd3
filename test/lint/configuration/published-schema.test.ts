import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formats } from '../../../src/formats/index.js';
import { readConfiguration } from '../../../src/lint/configuration/read.js';
import { allRules } from '../../../src/lint/lint.js';
import { MemoryTree } from '../../../src/text/memory-tree.js';

// What editors hold a configuration against says the same as we do.

const rules = allRules(formats);
const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../../schemas/config.schema.json'), 'utf8'));
const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(schema);

test('lists every rule, with its summary and its severity', () => {
  const listed = Object.entries<{ description: string; default: string }>(schema.$defs.rules.properties);
  expect(
    listed.map(([id, entry]) => ({ id, severity: entry.default, summary: entry.description.toLowerCase() })),
  ).toEqual(rules.map(({ id, severity, summary }) => ({ id, severity, summary: `${summary.toLowerCase()}.` })));
});

describe.each([
  ['{}', true],
  ['$schema: x', true],
  ['rules: { grid/budget: off, suppressions/unused: error }', true],
  ['rules: { grid/bodget: off }', false],
  ['rules: { grid/budget: warn }', false],
  ['rules: []', false],
  ['ignore: [a, "**/b/"]', true],
  ['ignore: a', false],
  ['ignore: [1]', false],
  ['overrides: [{ paths: [a], rules: { grid/budget: info } }]', true],
  ['overrides: [{ paths: [a] }]', false],
  ['overrides: [{ paths: [a], rules: {}, ignore: [] }]', false],
  ['limits: { heartbeatMinutes: 1, clockSkewMinutes: 0, findings: 100000 }', true],
  ['limits: { heartbeatMinutes: 0 }', false],
  ['limits: { depth: 257 }', false],
  ['limits: { keys: 100.5 }', false],
  ['limits: { heartbeat: 10 }', false],
  ['failOn: never', true],
  ['failOn: off', false],
  ['maxWarnings: 0', true],
  ['maxWarnings: -1', false],
  ['extends: x', false],
  ['[]', false],
])('%s', (text, isRight) => {
  test(`is ${isRight ? 'right' : 'wrong'} to the schema`, () => {
    expect(validate(parse(text))).toBe(isRight);
  });

  test(`is ${isRight ? 'right' : 'wrong'} to the linter`, async () => {
    const ids = rules.map(({ id }) => id);
    const reading = readConfiguration(
      { tree: new MemoryTree({ 'a.yaml': text }), path: 'a.yaml', name: 'a.yaml' },
      ids,
    );
    expect(
      await reading.then(
        () => true,
        () => false,
      ),
    ).toBe(isRight);
  });
});
