import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../../src/core/limits.js';
import { salvage } from '../../../../../src/formats/grid/recover/salvage/salvage.js';
import { edited, mission } from '../../../../support/mission.js';

const salvaged = (text: string) => salvage(text, '.grid/STATE.md', defaultLimits);
const lostTexts = ({ losses }: Awaited<ReturnType<typeof salvaged>>) => losses.map(({ text }) => text);
/** A value that does not parse, so that something is to be salvaged. */
const broken = { 'energy: 9000\n': 'energy: "9000\n' };
const mended = { 'energy: 9000\n': 'energy: "9000"\n' };

describe('a line that does not belong there goes alone', () => {
  const places = [
    '  completed:\n    - id: "planner-001"',
    '  blocks_total',
    '      type: "model"',
    '  phase_id',
    'mode:',
  ];
  const strays = ['"', "'", 'key value', '}{', '  }', '...', '%YAML 9.9', '- ', 'a: b: c'];
  test.each(strays.flatMap((stray) => places.map((place) => [stray, place] as const)))(
    '%j above %j',
    async (stray, place) => {
      const result = await salvaged(edited(mission, { [place]: `${stray}\n${place}` }));
      if (stray === 'a: b: c') {
        // It may be a field of its own: it is kept, and the mapping around it stays whole.
        expect(result.text?.replace(/^ *a: "b: c"\n/m, '')).toBe(mission);
      } else {
        expect(result.text).toBe(mission);
        expect(lostTexts(result)).toEqual([stray]);
      }
    },
  );

  test('a whole field in the midst of a mapping is put behind it, and the mapping stays', async () => {
    const result = await salvaged(edited(mission, { 'progress:\n': 'progress:\nextra: 1\n' }));
    expect(result.text).toBe(edited(mission, { '  percent: 80.0\n': '  percent: 80.0\nextra: 1\n' }));
    expect(result.losses).toEqual([]);
  });

  test('a field of another mapping among the items of a list goes alone, and the items below it stay', async () => {
    const slipped = '      blocks: 2\n    runtime: "node-24"\n      blocks_complete: 2\n';
    const result = await salvaged(edited(mission, { '      blocks: 2\n      blocks_complete: 2\n': slipped }));
    expect(result.text).toBe(mission);
    expect(lostTexts(result)).toEqual(['    runtime: "node-24"']);
  });

  test('a heading below the last field, a mark of text as its value: the value stays', async () => {
    const result = await salvaged(edited(mission, { 'energy: 9000\n---\n': 'energy: 9000\n >-\n' }));
    expect(result.text).toBe(mission);
  });
});

describe('lines that slipped', () => {
  test.each<[string, Record<string, string>]>([
    [
      'the first ones, by a tab',
      { 'version:': '\tversion:', 'session_id:': '\tsession_id:', 'mission_id:': '\tmission_id:' },
    ],
    ['the first one, by blanks', { 'version:': '      version:' }],
    ['the last one', { 'energy:': '   energy:' }],
    [
      'a list and its first item to the left',
      {
        '  artifacts:\n    - id: "art-001"\n      type: "model"\n': 'artifacts:\n- id: "art-001"\ntype: "model"\n',
      },
    ],
    ['a mapping to the left', { '  resume_position:\n    phase: 2\n': 'resume_position:\nphase: 2\n' }],
    ['a field of an item to the left', { '      rationale:': 'rationale:' }],
    ['a field into the mapping above', { 'budget:': '  budget:' }],
  ])('%s', async (_, damage) => {
    const result = await salvaged(edited(edited(mission, damage), broken));
    expect(result.text).toBe(edited(mission, mended));
    expect(result.losses).toEqual([]);
  });

  test('the first line swapped with one from deeper: both are odd, and no other line moves', async () => {
    const first = 'version: "1.0"\n';
    const deep = '      type: "model"\n';
    const result = await salvaged(edited(edited(mission, { [deep]: 'HERE' }), { [first]: deep, HERE: first }));
    expect(result.text).toBe(edited(mission, { [first]: '', [deep]: '', 'resume:\n': `${first}resume:\n` }));
    expect(lostTexts(result)).toEqual([deep.trimEnd()]);
  });

  test('a field that nobody knows stays where it is', async () => {
    const text = edited(mission, {
      'energy: 9000\n': 'x_team: "red"\nenergy: "9000\n',
      '  percent: 80.0\n': '  percent: 80.0\n  status: "fine"\n',
    });
    const result = await salvaged(text);
    expect(result.text).toBe(edited(text, { '"9000\n': '"9000"\n' }));
  });

  test('text over several lines moves with its first one, and is read as text', async () => {
    const text = edited(mission, {
      '"One unit to convert from"\n': '|\n        status: told\n        energy: high\n',
      'energy: 9000\n': 'energy: "9000\n',
    });
    expect((await salvaged(text)).text).toBe(edited(text, { '"9000\n': '"9000"\n' }));
  });
});

describe('a line that is written twice', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['a mapping', { 'progress:\n': 'progress:\nprogress:\n' }, ['progress:']],
    ['a list', { '  artifacts:\n': '  artifacts:\n  artifacts:\n' }, ['  artifacts:']],
    ['an item with it', { '  artifacts:\n': '  artifacts:\n    - id: "art-001"\n  artifacts:\n' }, ['  artifacts:']],
    ['the first holds a stray', { 'budget:\n': 'budget:\n    thread: 2\nbudget:\n' }, ['budget:']],
    ['the second has a value', { 'budget:\n': 'budget:\nbudget: "x"\n' }, ['budget: "x"']],
  ])('%s', async (_, damage, lost) => {
    const result = await salvaged(edited(mission, damage));
    expect(lostTexts(result)).toEqual(lost);
    for (const field of ['budget', 'persistent.artifacts', 'progress.percent']) {
      expect(result.evidence.fields.get(field)?.value, field).toBeTruthy();
    }
    const { evidence } = await salvaged(mission);
    expect(result.evidence.fields.get('persistent.artifacts')?.value).toEqual(
      evidence.fields.get('persistent.artifacts')?.value,
    );
    expect(result.evidence.fields.get('progress.blocks_total')?.value).toBe(5);
    expect(result.evidence.fields.get('budget.total_cost_usd')?.value).toBe(6.4);
  });

  test('scalars of the first count, and what it lacks comes from the second', async () => {
    const twice = 'budget:\n  total_cost_usd: 1.5\nbudget:\n';
    const result = await salvaged(edited(mission, { 'budget:\n': twice }));
    expect(result.text).toBe(edited(mission, { 'total_cost_usd: 6.4': 'total_cost_usd: 1.5' }));
    expect(lostTexts(result)).toEqual(['budget:', '  total_cost_usd: 6.4']);
  });

  test('comments behind both are kept', async () => {
    const result = await salvaged(edited(mission, { 'budget:\n': 'budget: # one\nbudget: # two\n' }));
    expect(result.text).toContain('budget: # one\n  # two\n  total_cost_usd: 6.4\n');
  });
});

test('a value behind a mapping goes, and what stands below it stays', async () => {
  const result = await salvaged(edited(mission, { 'persistent:\n': 'persistent: "x"\n' }));
  expect(result.text).toBe(mission);
});

test('a list stays where fields slipped below it', async () => {
  const slipped = '  session_cost_usd: 2.1\n';
  const result = await salvaged(edited(mission, { 'blockers: []\n': `blockers: []\n${slipped}` }));
  expect(result.text).toBe(mission);
  expect(lostTexts(result)).toEqual([slipped.trimEnd()]);
});

test.each([
  ['a blank', { '  blocks_total': '\ufffd blocks_total' }],
  ['the blank behind a dash', { '- id: "planner-001"': '-\ufffdid: "planner-001"' }],
  ['a line break', { 'phases:\n  total': 'phases:\ufffd  total' }],
])('a byte that is not UTF-8 in the place of %s', async (_, damage) => {
  const result = await salvaged(edited(mission, damage));
  expect(result.text).toBe(mission);
  expect(result.losses).toEqual([]);
});

test.each([
  ['of an item', '    - id: "dec-001"', '    - \ufffdd: "dec-001"'],
  ['of a field', '  blocks_total:', '  \ufffdlocks_total:'],
  ['at the top', '\nenergy:', '\n\ufffdnergy:'],
])('a byte that is not UTF-8 in the place of the first letter of a key: %s', async (_, line, damaged) => {
  const result = await salvaged(edited(mission, { [line]: damaged }));
  expect(result.text).toBe(mission);
  expect(result.losses).toEqual([]);
});

describe('of two blocks, the other one stays evidence', () => {
  const block = (text: string) => text.slice(0, text.indexOf('\n# THE GRID'));
  const decision =
    '    - id: "dec-002"\n      decision: "Timers beep"\n      phase_decided: "02-kitchen"\n      affects_phases: []\n      rationale: "Safety"\n';
  const other = edited(mission, {
    '  artifacts:\n': `${decision}  artifacts:\n`,
    'blocks_complete: 4': 'blocks_complete: 5',
    'total_cost_usd: 6.4': 'total_cost_usd: 7.5',
    'T09:15:00Z': 'T09:10:00Z',
    '"guided"': '"autopilot"',
  });
  test('what it holds more, at its lines', async () => {
    const { evidence, text } = await salvaged(block(mission) + other);
    expect(text).toBe(mission);
    expect(evidence.fields.get('mode')).toMatchObject({ value: 'guided', sure: true });
    expect(evidence.fields.get('progress.blocks_complete')).toEqual({
      value: 5,
      source: { what: 'STATE.md', path: '.grid/STATE.md', line: 99 + 40 },
      sure: false,
    });
    const ids = evidence.fields.get('persistent.decisions')?.value as readonly { id: string }[];
    expect(ids.map(({ id }) => id)).toEqual(['dec-001', 'dec-002']);
    expect(evidence.fields.get('budget')?.value).toMatchObject({ total_cost_usd: 7.5, session_cost_usd: 2.1 });
  });

  test('not of another mission', async () => {
    const { evidence } = await salvaged(block(mission) + edited(other, { '-recipe-box"': '-tea-house"' }));
    expect(evidence.fields.get('progress.blocks_complete')?.value).toBe(4);
    expect(evidence.fields.get('persistent.decisions')?.value).toHaveLength(1);
  });
});

describe('what reads without faults comes back to the byte', () => {
  test.each([
    ['an example in the body', `${mission}\n---\n\ntext\n\nstatus: fine\n`],
    ['a byte order mark in the body', `${mission}\n\ufeff---\nversion: "2"\nstatus: "planning"\n---\n`],
  ])('%s', async (_, text) => {
    const result = await salvaged(text);
    expect(result.text).toBe(text);
    expect(result.losses).toEqual([]);
    expect(result.evidence.fields.get('status')?.value).toBe('in_progress');
  });
});

test('every line that is lost is told', async () => {
  const { losses } = await salvaged(edited(mission, { 'energy:': `${'oops\n'.repeat(500)}energy:` }));
  expect(losses).toHaveLength(500);
});

describe('what is left of a record whose first lines are gone is not of the next one', () => {
  const headless = edited(mission, {
    '      started_at: "2026-05-11T09:10:00Z"\n      completed_at: "2026-05-11T16:00:00Z"\n': '',
    '    - id: "02-kitchen"\n      name: "Kitchen"\n': '',
  });
  const next = '    - id: "03-table"\n      name: "Table"\n';
  const lastOf = async (text: string) => {
    const { evidence, losses } = await salvaged(text);
    const definitions = evidence.fields.get('phases.definitions')?.value as readonly unknown[];
    return { last: definitions.at(-1), lost: losses.map((loss) => loss.text.trim()) };
  };
  const left = ['status: "in_progress"', 'blocks: 3', 'blocks_complete: 2'];

  test('where the file breaks off in that', async () => {
    const text = headless.slice(0, headless.indexOf('position:\n'));
    const { last, lost } = await lastOf(`${text}${next}      sta`);
    expect(last).toEqual({ id: '03-table', name: 'Table' });
    expect(lost).toEqual(expect.arrayContaining(left));
  });

  test('where that has lost its other lines', async () => {
    const { last, lost } = await lastOf(edited(headless, { 'position:\n': `${next}position:\n` }));
    expect(last).toEqual({ id: '03-table', name: 'Table' });
    expect(lost).toEqual(expect.arrayContaining(left));
  });

  test('but where the lines changed places, it is', async () => {
    const swapped = edited(mission, {
      '    - id: "02-kitchen"\n      name: "Kitchen"\n      status: "in_progress"\n':
        '      status: "in_progress"\n      name: "Kitchen"\n    - id: "02-kitchen"\n',
    });
    const { last } = await lastOf(swapped);
    expect(last).toMatchObject({ id: '02-kitchen', name: 'Kitchen', status: 'in_progress', blocks: 3 });
  });
});

test.each([[3], [400]])('%i items that are of no list that can be told are lost, and nothing else', async (many) => {
  const result = await salvaged(edited(mission, { 'persistent:\n': `persistent:\n${'    - id: x\n'.repeat(many)}` }));
  expect(result.text).toBe(mission);
  expect(lostTexts(result)).toEqual(Array.from({ length: many }, () => '    - id: x'));
});
