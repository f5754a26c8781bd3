import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { schemas } from '../../../src/index.js';
import { edited, mission, persistence } from '../../support/mission.js';

/** The schemas as people use them: in a validator with its strict defaults, that knows none of our own keywords. */
async function validator(name: string) {
  const schema = await schemas()[name]?.();
  return new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema ?? false);
}

const fields = (text: string): unknown => parse(text.replace(/^---\n/, '').replace(/\n---\n[\s\S]*/, '\n'));

describe('grid/state', () => {
  test('a healthy mission', async () => {
    const validate = await validator('grid/state');
    expect([validate(fields(mission)), validate.errors]).toEqual([true, null]);
  });

  test.each([
    ['a word that is none', { 'mode: "guided"': 'mode: "gided"' }, '/mode'],
    ['a missing field', { 'mode: "guided"\n': '' }, ''],
    ['an id in another form', { 'id: "dec-001"': 'id: "dec-1"' }, '/persistent/decisions/0/id'],
    ['a figure out of range', { 'percent: 80.0': 'percent: 133' }, '/progress/percent'],
  ])('%s', async (_, edits, place) => {
    const validate = await validator('grid/state');
    validate(fields(edited(mission, edits)));
    expect(validate.errors?.map(({ instancePath }) => instancePath)).toEqual([place]);
  });
});

test('grid/state-persistence', async () => {
  const validate = await validator('grid/state-persistence');
  expect(validate(parse(persistence))).toBe(true);
  expect(validate(parse(persistence.replace('status: active', 'status: blocked')))).toBe(false);
});
