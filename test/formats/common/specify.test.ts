import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Data } from '../../../src/core/data.js';
import type { ScalarNode, ValueNode } from '../../../src/core/document.js';
import { defaultLimits } from '../../../src/core/limits.js';
import type { JsonSchema, SchemaVerdict } from '../../../src/core/schema.js';
import { mostErrors, type Specification, specify, type ValidationError } from '../../../src/formats/common/specify.js';
import { stateSpecification } from '../../../src/formats/grid/specifications.js';
import { dataOf, isDataMap } from '../../../src/text/data.js';
import { readYaml } from '../../../src/text/yaml.js';
import { mission } from '../../support/mission.js';

const frontMatter = mission.slice(4, mission.indexOf('\n---\n') + 1);
const root = (yaml: string): Data => dataOf(readYaml(yaml, 0, yaml.length, defaultLimits).root as ValueNode);
const healthy = (edits: Record<string, string> = {}): Data =>
  root(Object.entries(edits).reduce((text, [from, to]) => text.replace(from, () => to), frontMatter));
const judged = (edits: Record<string, string>) => specify<Data>(healthy(edits), stateSpecification);

/** `keyword path` of each violation. */
const wrong = ({ violations }: SchemaVerdict): string[] =>
  violations.map(({ keyword, keyPath, field }) => `${keyword} ${[...keyPath, ...(field ? [field] : [])].join('.')}`);

describe('violations', () => {
  test('a healthy mission has none, and comes back whole', () => {
    const { verdict, data } = judged({});
    expect(wrong(verdict)).toEqual([]);
    expect(Object.keys(data as object)).toHaveLength(18);
  });

  test.each<[name: string, edits: Record<string, string>, violations: string[]]>([
    ['a missing field', { 'version: "1.0"\n': '' }, ['required version']],
    ['a missing field below', { '  total: 2\n': '' }, ['required phases.total']],
    ['a missing field in a list', { '      name: "Pantry"\n': '' }, ['required phases.definitions.0.name']],
    ['another type', { 'total: 2': 'total: "2"' }, ['type phases.total']],
    ['a type says more than a word', { 'status: "in_progress"': 'status: 5' }, ['type status']],
    ['a part of a number', { 'total: 2': 'total: 2.5' }, ['type phases.total']],
    ['Infinity is no number', { 'percent: 80.0': 'percent: .inf' }, ['type progress.percent']],
    ['null where it is not expected', { 'cluster: "Recipe Box"': 'cluster:' }, ['type cluster']],
    ['another word', { 'mode: "guided"': 'mode: "fast"' }, ['enum mode']],
    ['another shape', { 'block_id: "02-03"': 'block_id: "2-3"' }, ['pattern position.block_id']],
    ['out of range', { 'percent: 80.0': 'percent: 101' }, ['range progress.percent']],
    ['below zero', { 'wave: 1': 'wave: -1' }, ['range position.wave']],
    ['no timestamp', { 'created_at: "2026-05-11T09:00:00Z"': 'created_at: "monday"' }, ['timestamp created_at']],
    [
      'no date',
      { 'created_at: "2026-05-11T09:00:00Z"': 'created_at: "2026-02-30T09:00:00Z"' },
      ['timestamp created_at'],
    ],
    ['a moment outside the profile', { '05-12T09:15:00Z': '05-12T09:15:00.5Z' }, ['timestamp updated_at']],
    ['an unknown field', { 'energy: 9000': 'energy: 9000\ncolour: blue' }, ['unknown colour']],
    ['nothing below an unknown field', { 'energy: 9000': 'energy: 9000\nx: { y: undefined }' }, ['unknown x']],
    [
      'a placeholder, and neither its type nor its shape',
      { 'phase: 2\n': 'phase: TODO\n', 'block_id: "02-03"': 'block_id: undefined' },
      ['placeholder position.phase', 'placeholder position.block_id'],
    ],
    [
      'a placeholder that YAML takes for a list',
      { 'name: "Pantry"': 'name: [object Object]' },
      ['placeholder phases.definitions.0.name'],
    ],
    ['a commit is any scalar', { '"4be91d2"': '69e4958' }, []],
    ['a commit is no list', { '"4be91d2"': '[4be91d2]' }, ['type resume.last_commit']],
    ['a commit may be null', { '"4be91d2"': 'null' }, []],
    [
      'a key of Object is a key like any other',
      { 'energy: 9000': '__proto__: 1\nconstructor: 2' },
      ['unknown __proto__', 'unknown constructor'],
    ],
  ])('%s', (_, edits, violations) => expect(wrong(judged(edits).verdict)).toEqual(violations));
});

describe('sound data', () => {
  const sound = (edits: Record<string, string>) => judged(edits).data as Record<string, never>;

  test('leaves out what breaks the specification', () => {
    const data = sound({
      'percent: 80.0': 'percent: 101',
      'mode: "guided"': 'mode: 5',
      'phases:\n': 'phases: none\nx:\n',
    });
    expect(data).not.toHaveProperty('phases');
    expect(data).not.toHaveProperty('mode');
    expect(data.progress).toEqual(expect.objectContaining({ blocks_complete: 4 }));
    expect(data.progress).not.toHaveProperty('percent');
  });

  test('keeps the place of what is left out of a list', () => {
    const data = sound({
      'affects_phases: ["01-pantry", "02-kitchen"]': 'affects_phases: ["01-pantry", 7, "02-kitchen"]',
    });
    expect(data).toMatchObject({
      persistent: { decisions: [{ affects_phases: ['01-pantry', undefined, '02-kitchen'] }] },
    });
  });

  test('keeps a moment outside the profile, and drops one that does not exist', () => {
    const data = sound({ '2026-05-11T09:00:00Z': '2026-02-30T09:00:00Z', '05-12T09:15:00Z': '05-12T09:15:00.5Z' });
    expect(data).not.toHaveProperty('created_at');
    expect(data).toHaveProperty('updated_at', '2026-05-12T09:15:00.5Z');
  });

  test('keeps unknown fields', () => expect(sound({ 'energy: 9000': 'x: [1]' })).toHaveProperty('x', [1]));

  test('is empty when the whole is of another type', () => {
    expect(specify(root('- a\n'), stateSpecification)).toMatchObject({
      data: {},
      verdict: { violations: [{ keyword: 'type', keyPath: [] }] },
    });
    const list: Specification = {
      schema: { type: 'array' },
      validate: fails({ instancePath: '', keyword: 'type', params: {} }),
    };
    expect(specify(root('a: 1\n'), list).data).toEqual([]);
  });
});

function fails(...errors: ValidationError[]): Specification['validate'] {
  const validate: Specification['validate'] = () => false;
  validate.errors = errors;
  return validate;
}

test('a pointer is read as the data has it: a key of digits, a tilde, a slash', () => {
  const field: JsonSchema = { type: 'integer' };
  const schema: JsonSchema = { type: 'object', properties: { '0': field, 'a/b~c': { type: 'array', items: field } } };
  const error = (instancePath: string): ValidationError => ({ instancePath, keyword: 'type', params: {} });
  const { verdict } = specify(root('"0": x\n"a/b~c": [1, y]\n'), {
    schema,
    validate: fails(error('/0'), error('/a~1b~0c/1')),
  });
  expect(verdict.violations.map(({ keyPath, value }) => [keyPath, value])).toEqual([
    [['0'], 'x'],
    [['a/b~c', 1], 'y'],
  ]);
});

test('an error that nothing reports is a mistake of ours', () => {
  const validate = fails({ instancePath: '', keyword: 'minItems', params: {} });
  expect(() => specify(root('[]'), { schema: {}, validate })).toThrow('minItems');
});

const anyKey = fc.oneof(
  fc.constantFrom(
    ...'phases definitions position agents active resume status updated_at energy __proto__ constructor 0 a/b ~'.split(
      ' ',
    ),
  ),
  fc.string({ maxLength: 5 }),
);
const anyValue = fc.oneof(
  fc.constantFrom('undefined', 'TODO', '{{x}}', '2026-02-30T00:00:00Z', Number.NaN, null, true),
  fc.string({ maxLength: 8 }),
  fc.double(),
);

/** The tree that a reader would have made of it, places aside. */
function nodeOf(value: unknown): ValueNode {
  const place = { start: 0, end: 0 };
  if (Array.isArray(value)) return { kind: 'list', items: value.map(nodeOf), ...place };
  if (typeof value !== 'object' || value === null) return scalar(value as Data & ScalarNode['value']);
  const entries = Object.entries(value).map(([key, field]) => ({ key: scalar(key), value: nodeOf(field) }));
  return { kind: 'map', entries, ...place };
}

function scalar(value: ScalarNode['value']): ScalarNode {
  return { kind: 'scalar', value, source: String(value), style: 'plain', start: 0, end: 0 };
}

test('any tree is judged: nothing is thrown, and no place is told of twice', () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  fc.assert(
    fc.property(fc.object({ key: anyKey, values: [anyValue], maxDepth: 4 }), (value) => {
      const { verdict, data } = specify<Data>(dataOf(nodeOf(value)), stateSpecification);
      const places = verdict.violations
        .filter(({ keyword }) => keyword !== 'required')
        .map(({ keyPath }) => JSON.stringify(keyPath));
      expect(places).toEqual([...new Set(places)]);
      expect(isDataMap(data as Data)).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});

describe('more is wrong than anybody reads', () => {
  // Each definition lacks fields that the schema requires, so a validator that went on would tell more than is kept.
  test('validators stop, and no data is left', () => {
    const many: Data = { phases: { definitions: Array.from({ length: mostErrors }, () => ({ id: '01-pantry' })) } };
    const { validate } = stateSpecification;
    expect(validate(many)).toBe(false);
    expect(validate.errors).toHaveLength(mostErrors);
    const { data, isCut } = specify<Data>(many, stateSpecification);
    expect([Object.keys(data as object), isCut]).toEqual([[], true]);
  });

  test('fields that are not known stand in the way of nothing', () => {
    const schema: JsonSchema = { type: 'array', items: { type: 'object', properties: { a: { 'x-kind': 'name' } } } };
    const validate: Specification['validate'] = () => true;
    const records = (key: string): Data[] => Array.from({ length: mostErrors + 1 }, () => ({ [key]: 'TODO' }));
    const { verdict, data, isCut } = specify<Data[]>([...records('b'), { a: 'TODO' }], { schema, validate });
    expect([isCut, verdict.violations.length]).toEqual([false, mostErrors + 1]);
    expect(verdict.violations.at(-1)).toMatchObject({ keyword: 'placeholder', keyPath: [mostErrors + 1, 'a'] });
    expect(data.at(-1)).toEqual({});
    expect(specify<Data>(records('a'), { schema, validate })).toMatchObject({ isCut: true, data: [] });
  });
});

test('what is sound is not copied, and what was read stays as it was', () => {
  const schema: JsonSchema = { type: 'array', items: { type: 'array', items: { type: 'integer' } } };
  const read = [[1], [2, 'x']];
  const validate = fails({ instancePath: '/1/1', keyword: 'type', params: {} });
  const { data } = specify<number[][]>(read, { schema, validate });
  expect(data).toEqual([[1], [2, undefined]]);
  expect(data[0]).toBe(read[0]);
  expect(read[1]).toEqual([2, 'x']);
});
