import { expect, test } from 'vitest';
import { lint } from '../../../src/index.js';
import { type Edits, edited, mission, now, prose } from '../../support/mission.js';
import { beside } from '../../support/mission-files.js';

// Where two rules could claim one fault, one speaks alone. All rules run here, but for those that need a history.

async function speakers(given: string | Uint8Array): Promise<string[]> {
  const contents = { ...beside, '.grid/STATE.md': given };
  const { report } = await lint({ paths: ['.grid/STATE.md'], contents, now, git: false });
  return [...new Set(report.findings.map(({ rule }) => rule))].sort();
}

test.each<[name: string, given: Edits | string | Uint8Array, rules: string[]]>([
  ['a healthy mission', {}, []],
  [
    'a merge conflict, whatever it breaks',
    { 'energy: 9000': '<<<<<<< HEAD\nenergy: "9000"\n=======\nstatus: x: y\n>>>>>>> b' },
    ['syntax/conflict-marker'],
  ],
  [
    'a merge conflict in prose',
    prose.replace('Block: 03 of 05', '<<<<<<< HEAD\nBlock: 03 of 05\n=======\nBlock: 09 of 05\n>>>>>>> b'),
    ['syntax/conflict-marker'],
  ],
  [
    'YAML that does not parse, whatever it says',
    { 'mode: "guided"': 'mode: a: b', 'percent: 80.0': 'percent: 999', 'current: 2': 'current: 9' },
    ['syntax/yaml'],
  ],
  ['front matter that is never closed', { '\n---\n': '\n' }, ['syntax/front-matter']],
  ['bytes that are no text', Buffer.from([0x63, 0xff]), ['syntax/unreadable']],
  ['an alias bomb', { 'blockers: []': 'blockers: &b [*b]' }, ['syntax/alias']],
  ['a wrong type', { 'percent: 80.0': 'percent: "80.0"' }, ['schema/type']],
  [
    'a wrong type of a whole mapping',
    {
      'progress:\n  blocks_complete: 4\n  blocks_total: 5\n  threads_complete: 13\n  threads_total: 16\n  percent: 80.0':
        'progress: "80 %"',
    },
    ['schema/type'],
  ],
  ['a missing field', { '  percent: 80.0\n': '' }, ['schema/required']],
  ['another word', { 'mode: "guided"': 'mode: "turbo"', '**Mode:** guided': '' }, ['schema/enum']],
  ['another shape', { 'block_id: "02-03"': 'block_id: "2-3"' }, ['schema/pattern']],
  ['a placeholder', { 'phase_name: "Kitchen"': 'phase_name: "--phase"' }, ['syntax/placeholder']],
  ['a placeholder where a number belongs', { 'percent: 80.0': 'percent: NaN' }, ['syntax/placeholder']],
  [
    'a date that does not exist',
    { 'created_at: "2026-05-11T09:00:00Z"': 'created_at: "2026-02-30T09:00:00Z"' },
    ['schema/timestamp'],
  ],
  [
    'a key that stands twice: the first value is judged',
    { 'mode: "guided"': 'mode: "guided"\nstatus: "complete"\nmode: "turbo"' },
    ['syntax/duplicate-key'],
  ],
  ['notation silences nothing', { 'can_resume: true': 'can_resume: yes' }, ['schema/type', 'syntax/ambiguous-scalar']],
])('%s', async (_, given, rules) => {
  const text = typeof given === 'string' || given instanceof Uint8Array ? given : edited(mission, given);
  expect(await speakers(text)).toEqual(rules);
});
