import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../../src/core/limits.js';
import { salvage } from '../../../../../src/formats/grid/recover/salvage/salvage.js';
import { edited, mission, persistence } from '../../../../support/mission.js';

const path = '.grid/STATE.md';
const evidenceOf = async (text: string) => (await salvage(text, path, defaultLimits)).evidence;
const at = (line: number) => ({ what: 'STATE.md', path, line });

describe('what a state in the schema dialect says', () => {
  test('values, lists and records stand under their own paths, with their lines', async () => {
    const { kind, fields, blocks, notes } = await evidenceOf(mission);
    expect(kind).toBe('state');
    expect(fields.get('cluster')).toEqual({ value: 'Recipe Box', source: at(5), sure: true });
    expect(fields.get('phases.completed')).toEqual({ value: ['01-pantry'], source: at(13), sure: true });
    expect(fields.get('progress.percent')).toEqual({ value: 80, source: at(44), sure: true });
    expect(fields.get('resume.checkpoint_file')).toEqual({ value: null, source: at(80), sure: true });
    expect(fields.get('resume.resume_position')?.value).toEqual({ phase: 2, block: 3, thread: 2 });
    expect(fields.get('agents.completed')?.value).toEqual([
      { id: 'planner-001', type: 'planner', result: 'success', duration_seconds: 61 },
    ]);
    expect(fields.get('blockers')?.value).toEqual([]);
    for (const holder of ['phases', 'position', 'progress', 'agents', 'persistent']) {
      expect(fields.has(holder)).toBe(false);
    }
    expect(blocks).toEqual([]);
    expect(notes).toEqual([]);
  });

  test('phases, moments and commits', async () => {
    const { phases, moments, commits } = await evidenceOf(mission);
    expect(phases).toEqual([
      { number: 1, id: '01-pantry', name: 'Pantry', blocks: 2, source: at(15), sure: true },
      { number: 2, id: '02-kitchen', name: 'Kitchen', blocks: 3, source: at(22), sure: true },
    ]);
    expect(moments).toEqual([
      { value: Date.UTC(2026, 4, 12, 9, 15), source: at(7), sure: true },
      { value: Date.UTC(2026, 4, 12, 9, 14), source: at(53), sure: true },
    ]);
    expect(commits).toEqual([{ value: '4be91d2', source: at(82), sure: true }]);
  });

  test('a commit is read as it is written', async () => {
    const { fields, commits } = await evidenceOf(edited(mission, { '"4be91d2"': '69e4958' }));
    expect(fields.get('resume.last_commit')?.value).toBe('69e4958');
    expect(commits).toEqual([{ value: '69e4958', source: at(82), sure: true }]);
  });

  test.each([
    ['of a wrong type', { 'percent: 80.0': 'percent: "80"' }, 'progress.percent'],
    ['out of range', { 'percent: 80.0': 'percent: 180' }, 'progress.percent'],
    ['of no known word', { '"guided"': '"careful"' }, 'mode'],
    ['of another shape', { '"mission-20260511T090000Z-recipe-box"': '"recipe-box"' }, 'mission_id'],
    ['that is no date', { '"2026-05-11T09:00:00Z"': '"2026-02-30T09:00:00Z"' }, 'created_at'],
    ['that stands for nothing', { '"Recipe Box"': '"{{name}}"' }, 'cluster'],
    ['that is no commit', { '"4be91d2"': '"--all"' }, 'resume.last_commit'],
    ['that nobody knows', { 'energy: 9000': 'energy: 9000\nodd: 1' }, 'odd'],
  ])('a value %s is no evidence, but stays in the text', async (_, damage, field) => {
    const text = edited(mission, damage);
    const result = await salvage(text, path, defaultLimits);
    expect(result.text).toBe(text);
    expect(result.evidence.fields.has(field)).toBe(false);
  });

  test('a status of the other dialect is translated', async () => {
    const { fields } = await evidenceOf(edited(mission, { 'status: "in_progress"\nmode': 'status: "active"\nmode' }));
    expect(fields.get('status')).toEqual({ value: 'in_progress', source: at(8), sure: false });
  });

  test('of an item that lacks what it needs, the rest is told; of one that is gone, the others count by their ids', async () => {
    const first = 'id: "01-pantry"\n      name: "Pantry"\n';
    const { fields } = await evidenceOf(edited(mission, { [first]: 'id: "01-pantry"\n' }));
    const [pantry] = (fields.get('phases.definitions')?.value ?? []) as readonly Record<string, unknown>[];
    expect(pantry).toMatchObject({ id: '01-pantry', blocks: 2 });
    expect(pantry).not.toHaveProperty('name');
    const gone = mission.slice(0, mission.indexOf('    - id: "01-')) + mission.slice(mission.indexOf('    - id: "02-'));
    expect((await evidenceOf(gone)).phases).toEqual([
      { number: 2, id: '02-kitchen', name: 'Kitchen', blocks: 3, source: at(15), sure: true },
    ]);
  });

  test('what cannot stand where it does is told apart, with its line', async () => {
    const { fields, odd } = await evidenceOf(
      edited(mission, { '"guided"': '"careful"', 'type: "planner"': 'type: "planer"' }),
    );
    expect(odd).toEqual(
      new Map([
        ['mode', { value: 'careful', source: at(9), sure: true }],
        ['agents.completed.0.type', { value: 'planer', source: at(56), sure: true }],
      ]),
    );
    expect(fields.has('mode')).toBe(false);
    expect(fields.get('agents.completed')).toMatchObject({ value: [{ id: 'planner-001' }], sure: false });
  });

  test('lines are those of the old file', async () => {
    const text = edited(mission, { 'cluster: "Recipe Box"\n': 'oops\noops: "\0\ncluster: "Recipe Box"\n' });
    const { fields } = await evidenceOf(`\n${text}`);
    expect(fields.get('cluster')?.source).toEqual(at(8));
    expect(fields.get('progress.percent')?.source).toEqual(at(47));
  });

  test('bytes that were not UTF-8 make a value doubtful', async () => {
    const { fields } = await evidenceOf(edited(mission, { '"Recipe Box"': '"Recipe B\ufffdx"' }));
    expect(fields.get('cluster')).toEqual({ value: 'Recipe B\ufffdx', source: at(5), sure: false });
    expect(fields.get('mode')?.sure).toBe(true);
  });
});

test('a state in the persistence dialect is told in the words of the schema, at its own lines', async () => {
  const { dialect, evidence } = await salvage(`oops\n${persistence}`, path, defaultLimits);
  expect(dialect).toBe('persistence');
  expect(evidence.fields.get('cluster')).toEqual({ value: 'recipe-box', source: at(2), sure: true });
  expect(evidence.fields.get('status')).toMatchObject({ value: 'in_progress', source: at(3) });
});
