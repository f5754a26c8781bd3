import { expect, test } from 'vitest';
import type { Data } from '../../../../../src/core/data.js';
import { specifiedInFull } from '../../../../../src/formats/grid/recover/salvage/specified.js';
import { stateSpecification } from '../../../../../src/formats/grid/specifications.js';

// An agent that says `{ id: 'x' }` breaks the specification in its id, and lacks its other fields.
const odd = { id: 'x' };
const sound = { id: 'planner-001', type: 'planner', result: 'success', duration_seconds: 61 };

const oddAt = (data: Data) =>
  specifiedInFull<{ agents: { completed: unknown[]; active: unknown[] }; energy: number }>(data, stateSpecification);

test('of a few faults, what is sound stays, and each fault is told', () => {
  const { data, verdict } = oddAt({ agents: { completed: [odd, sound] }, energy: 9000 });
  expect(data).toEqual({ agents: { completed: [{}, sound] }, energy: 9000 });
  expect(verdict.violations.filter(({ keyword }) => keyword === 'pattern').map(({ keyPath }) => keyPath)).toEqual([
    ['agents', 'completed', 0, 'id'],
  ]);
});

test('of more faults than are told at once, too: each at its place', () => {
  const number = 10_001;
  const completed = Array.from({ length: number }, (_, at) => (at === 7_000 ? sound : odd));
  const { data, verdict } = oddAt({ agents: { completed, active: [odd] }, energy: 9000, x_team: 'red' });
  expect(data.energy).toBe(9000);
  expect(Object.keys(data)).toEqual(['agents', 'energy', 'x_team']);
  expect(data.agents?.active).toEqual([{}]);
  expect(data.agents?.completed).toHaveLength(number);
  expect(data.agents?.completed?.[7_000]).toEqual(sound);
  expect(data.agents?.completed?.filter((agent) => Object.keys(agent ?? {}).length > 0)).toEqual([sound]);
  const places = verdict.violations.filter(({ keyword }) => keyword === 'pattern').map(({ keyPath }) => keyPath);
  expect(places).toEqual([
    ...completed.flatMap((agent, at) => (agent === odd ? [['agents', 'completed', at, 'id']] : [])),
    ['agents', 'active', 0, 'id'],
  ]);
});

test('of a list in which nothing is what it has to be, the places are kept', () => {
  const number = 10_001;
  const { data, verdict } = oddAt({ agents: { completed: Array.from({ length: number }, () => 5) } });
  expect(data.agents?.completed).toEqual(new Array(number).fill(undefined));
  expect(verdict.violations.filter(({ keyword }) => keyword === 'type')).toHaveLength(number);
});
