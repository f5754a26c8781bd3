import { expect, test } from 'vitest';
import type { RecoveredFile } from '../../../../../src/core/recovery.js';
import { recoverGrid } from '../../../../../src/formats/grid/recover/recover.js';
import { edited, mission, now } from '../../../../support/mission.js';
import { beside } from '../../../../support/mission-files.js';
import { dataOf, requestAbout, statePath } from '../laws/outcome.js';

// A record of which some fields are broken is kept, and completed field by field.

async function recovered(damage: Readonly<Record<string, string>>): Promise<RecoveredFile> {
  const text = edited(mission, damage);
  const { files } = await recoverGrid(requestAbout({ ...beside, [statePath]: text }, now));
  const file = files.find(({ path }) => path === statePath);
  if (!file) throw new Error('nothing was proposed');
  return file;
}

const rationale = '      rationale: "One unit to convert from"\n';
const type = '      type: "executor"\n';
const beat = '      last_heartbeat: "2026-05-12T09:14:00Z"\n';

test.each<[string, Record<string, string>, string, string, unknown, unknown]>([
  [
    'a misspelt key',
    { rationale: 'rationle' },
    'persistent.decisions',
    'rationale',
    'One unit to convert from',
    'rationle: "One unit to convert from"',
  ],
  ['a field that is gone', { [rationale]: '' }, 'persistent.decisions', 'rationale', 'not known any more', undefined],
  ['a misspelt word', { [type]: type.replace('executor', 'excutor') }, 'agents.active', 'type', 'executor', 'excutor'],
  ['a type, by the id', { [type]: '      type: 7\n' }, 'agents.active', 'type', 'executor', 7],
  ['a time, by the other one', { [beat]: '' }, 'agents.active', 'last_heartbeat', '2026-05-12T09:00:00Z', undefined],
  ['a number below 0', { 'seconds: 61': 'seconds: -61' }, 'agents.completed', 'duration_seconds', 0, -61],
  ['an id of another shape', { '"art-001"': '"art-1"' }, 'persistent.artifacts', 'id', 'art-001', 'art-1'],
])('%s: the record stays, and a row says so', async (_, damage, list, field, value, stood) => {
  const { text, account, lost } = await recovered(damage);
  const [parent = '', key = ''] = list.split('.');
  const healthy = dataOf(mission)[parent][key];
  expect(dataOf(text)[parent][key]).toEqual([{ ...healthy[0], [field]: value }]);
  const row = account.find((one) => one.field === `${list}.0.${field}`);
  expect(row).toMatchObject({ value, sure: false });
  expect(row?.otherwise?.map((one) => one.value)).toEqual(stood === undefined ? undefined : [stood]);
  expect(account.find((one) => one.field === list)?.sure).toBe(false);
  expect(lost).toBeUndefined();
});

test('a record of which too little is left is lost line by line', async () => {
  const { text, lost = [] } = await recovered({ '      path: "src/recipe.ts"\n': '' });
  expect(dataOf(text).persistent.artifacts).toEqual([]);
  expect(lost.map((line) => line.split(': ')[1])).toEqual(
    Array(4).fill('too little is left of the record that it is of'),
  );
});

test('of two decisions with one id the second is lost; one that says the same is a copy', async () => {
  const decision = mission.slice(mission.indexOf('    - id: "dec-001"'), mission.indexOf('  artifacts:'));
  const other = edited(decision, { grams: 'ounces' });
  const twice = await recovered({ '  artifacts:\n': `${other}  artifacts:\n` });
  expect(dataOf(twice.text).persistent.decisions).toEqual(dataOf(mission).persistent.decisions);
  expect(twice.lost).toHaveLength(5);
  const copied = await recovered({ '  artifacts:\n': `${decision}  artifacts:\n` });
  expect(dataOf(copied.text).persistent.decisions).toEqual(dataOf(mission).persistent.decisions);
  expect(copied.lost).toBeUndefined();
});

test('of two decisions with one id the one that lacks nothing counts, wherever it stands', async () => {
  const twice = '    - id: "dec-001"\n      rationale: "Of another one"\n    - id: "dec-001"\n';
  const { text, lost = [] } = await recovered({ '    - id: "dec-001"\n': twice });
  expect(dataOf(text).persistent.decisions).toEqual(dataOf(mission).persistent.decisions);
  expect(lost.map((line) => line.slice(line.indexOf(': ') + 2))).toEqual([
    'another record that has its id was taken: "- id: "dec-001""',
    'another record that has its id was taken: "rationale: "Of another one""',
  ]);
});

test('every line that was not kept is told, up to a thousand', async () => {
  const odd = await recovered({ 'energy:': `${'oops\n'.repeat(1000)}energy:` });
  expect([odd.lost?.length, odd.decide.filter((one) => one.includes('could not be kept'))]).toEqual([1000, []]);
  const more = await recovered({ 'energy:': `${'oops\n'.repeat(1001)}energy:` });
  expect(more.lost).toEqual(odd.lost);
  expect(more.decide).toContain('1001 lines of STATE.md could not be kept; the first 1000 of them are listed');
});

test('a total that cannot be costs nothing else', async () => {
  const { text } = await recovered({ 'total_cost_usd: 6.4': 'total_cost_usd: -6.4' });
  expect(dataOf(text).budget).toMatchObject({ session_cost_usd: 2.1, total_cost_usd: 2.1, spawns_this_session: 3 });
});

test.each([
  ['artifacts', '  artifacts:\n'],
  ['the agents that are completed', '  completed:\n    - id: "planner-001"'],
  ['warnings', 'warnings:\n'],
  ['the technology', '  tech_stack:\n'],
])('the line of a list is gone: %s', async (_, line) => {
  const gone = line.slice(line.indexOf('\n') + 1);
  const broken = { [line]: gone, '"guided"': '"careful"' };
  const { text, lost } = await recovered(broken);
  const [after, before] = [dataOf(text), dataOf(mission)];
  for (const field of ['agents', 'persistent', 'warnings', 'blockers']) expect(after[field]).toEqual(before[field]);
  expect(lost).toBeUndefined();
});

test('line breaks of an old kind: all is kept, and sure', async () => {
  const text = mission.replaceAll('\n', '\r');
  const { files } = await recoverGrid(requestAbout({ ...beside, [statePath]: text }, now));
  expect(files[0]?.text).toBe(mission);
  expect(files[0]?.account.every(({ sure }) => sure)).toBe(true);
});
