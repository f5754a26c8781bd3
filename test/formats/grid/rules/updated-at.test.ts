import { updatedAt } from '../../../../src/formats/grid/rules/updated-at.js';
import { ruleTest } from '../../../support/git-rule-test.js';
import { edited, mission, persistence, prose } from '../../../support/mission.js';
import { afterCommits, inWorkingTree, withGap } from '../../../support/state-history.js';

const stamp = 'updated_at: "2026-05-12T09:15:00Z"';
const at = (text: string) => ({ [stamp]: `updated_at: "${text}"` });
const thread = { 'thread: 2\n  thread_total': 'thread: 3\n  thread_total' };
const still = (what: string, commit = '{1}', place = '7:13') =>
  `${place} error updated_at is still "2026-05-12T09:15:00Z", though ${what} changed in ${commit}; expected a later moment`;
const notation = (from: Record<string, string>, to: Record<string, string>) =>
  afterCommits([edited(mission, from), edited(mission, to)]);

ruleTest(updatedAt, {
  'changed, and stamped': afterCommits([{}, { ...thread, ...at('2026-05-12T09:16:00Z') }]),
  'changed, a second later': afterCommits([{}, { ...thread, ...at('2026-05-12T09:15:00.001Z') }]),
  'changed, not stamped': afterCommits([{}, thread], [still('position.thread')]),
  'changed, not stamped and not committed': inWorkingTree([{}, thread], [still('position.thread', 'the working tree')]),
  'stamped in the next commit only': afterCommits(
    [{}, thread, { ...thread, ...at('2026-05-12T09:16:00Z') }],
    [
      '7:13 error updated_at is still "2026-05-12T09:15:00Z", though position.thread changed in {1}; expected a later moment',
    ],
  ),
  'changed, and stamped earlier': afterCommits(
    [{}, { ...thread, ...at('2026-05-12T09:14:59Z') }],
    [
      '7:13 error updated_at is back at "2026-05-12T09:14:59Z", which is before "2026-05-12T09:15:00Z", though position.thread changed in {1}; expected a later moment',
    ],
  ),
  'nothing but the stamp, and that earlier': afterCommits(
    [{}, at('2026-05-12T09:00:00Z')],
    [
      '7:13 error updated_at is back at "2026-05-12T09:00:00Z", which is before "2026-05-12T09:15:00Z" in {1}; expected a later moment',
    ],
  ),
  'nothing but the stamp': afterCommits([{}, at('2026-05-12T09:16:00Z')]),
  'a field that is new': afterCommits([{}, { 'energy: 9000': 'energy: 9000\nmood: "good"' }], [still('mood')]),
  'a field that is gone': afterCommits([{}, { 'energy: 9000\n': '' }], [still('energy')]),
  'an item of a list': afterCommits([{}, { 'completed: ["01-pantry"]': 'completed: []' }], [still('phases.completed')]),
  'a name of a field that is no path': afterCommits(
    [{}, { 'energy: 9000': 'energy: 9000\n"a\\nb": 1' }],
    [still('a\\x0ab')],
  ),
  // What is only written in another way.
  'quotes around a hash': notation({ '"4be91d2"': '69e4958' }, { '"4be91d2"': '"69e4958"' }),
  'another hash that loads as the same number': afterCommits(
    [{ '"4be91d2"': '69e4958' }, { '"4be91d2"': '61e9540' }],
    [still('resume.last_commit')],
  ),
  'a hash with a zero before it is another one': afterCommits(
    [{ '"4be91d2"': '1234567' }, { '"4be91d2"': '01234567' }],
    [still('resume.last_commit')],
  ),
  'decimals of a number': notation({}, { 'percent: 80.0': 'percent: 80' }),
  'quotes around a number': notation({}, { 'percent: 80.0': 'percent: "80.0"' }),
  'quotes around a text': notation({ '"Kitchen"\n      status': 'Kitchen\n      status' }, {}),
  'quotes of another kind': notation({}, { 'cluster: "Recipe Box"': "cluster: 'Recipe Box'" }),
  'null in other words': notation({}, { 'checkpoint_file: null': 'checkpoint_file: ~' }),
  'null in quotes is a file': afterCommits(
    [{}, { 'checkpoint_file: null': 'checkpoint_file: "null"' }],
    [still('resume.checkpoint_file')],
  ),
  'true in capitals': notation({}, { 'can_resume: true': 'can_resume: True' }),
  'a version with another zero is another version': afterCommits(
    [{}, { 'version: "1.0"': 'version: "1"' }],
    [still('version')],
  ),
  'the same moment in UTC': notation(
    { 'created_at: "2026-05-11T09:00:00Z"': 'created_at: "2026-05-11T11:00:00+02:00"' },
    {},
  ),
  'its own moment in UTC': notation(at('2026-05-12T11:15:00+02:00'), {}),
  'a zone that is named now': notation(
    { 'created_at: "2026-05-11T09:00:00Z"': 'created_at: "2026-05-11T09:00:00"' },
    {},
  ),
  'the order of fields': notation({}, { 'energy: 9000\n': '', 'version: "1.0"\n': 'energy: 9000\nversion: "1.0"\n' }),
  'a list in brackets': notation({}, { 'completed: ["01-pantry"]': 'completed:\n    - "01-pantry"' }),
  comments: notation({}, { 'energy: 9000': '# Decoration.\nenergy: 9000 # as ever' }),
  'the body': notation({}, { 'Thread 2/4': 'Thread 3/4' }),
  'line endings': afterCommits([mission, mission.replaceAll('\n', '\r\n')]),
  'a byte order mark': afterCommits([mission, `\ufeff${mission}`]),
  // Stamps that name no zone (D5).
  'earlier by less than a zone, and only one is named': afterCommits(
    [{}, { ...thread, ...at('2026-05-12T05:20:00') }],
    [
      '7:13 warning updated_at is back at "2026-05-12T05:20:00", which is before "2026-05-12T09:15:00Z", though position.thread changed in {1}; only one of the two stamps names its zone',
    ],
  ),
  'earlier by more than any zone': afterCommits(
    [{}, { ...thread, ...at('2026-05-11T19:15:00') }],
    [
      '7:13 error updated_at is back at "2026-05-11T19:15:00", which is before "2026-05-12T09:15:00Z", though position.thread changed in {1}; expected a later moment',
    ],
  ),
  'earlier, and neither is named': afterCommits(
    [at('2026-05-12T09:15:00'), { ...thread, ...at('2026-05-12T08:15:00') }],
    [
      '7:13 error updated_at is back at "2026-05-12T08:15:00", which is before "2026-05-12T09:15:00", though position.thread changed in {1}; expected a later moment',
    ],
  ),
  // What others speak of.
  'a stamp that is none has its own finding': afterCommits([{}, { ...thread, ...at('yesterday') }]),
  'a stamp that comes back as it was': afterCommits([{}, at('yesterday'), thread], [still('position.thread', '{2}')]),
  'a new mission may be older': afterCommits([
    { 'status: "in_progress"\nmode': 'status: "complete"\nmode' },
    { ...at('2026-05-12T09:00:00Z'), 'mission-20260511T090000Z-recipe-box': 'mission-20260512T090000Z-wine' },
  ]),
  'persistence: quotes around a block': afterCommits([
    persistence.replace('block: 2', 'block: 02'),
    persistence.replace('block: 2', 'block: "2"'),
  ]),
  'persistence: a thread that loads as the same number': afterCommits(
    [persistence.replace('"02.3"', '02.1'), persistence.replace('"02.3"', '02.10')],
    [still('position.thread', '{1}', '10:13')],
  ),
  'persistence, not stamped': afterCommits(
    [persistence, persistence.replace('active', 'checkpoint')],
    [still('status', '{1}', '10:13')],
  ),
  'prose has no such stamp': afterCommits([prose, prose.replace('Block: 03', 'Block: 04')]),
  'where commits are missing, the stamp had to move all the same': withGap(
    [{}, {}, thread],
    [
      '7:13 error updated_at is still "2026-05-12T09:15:00Z", though position.thread changed since the base; expected a later moment',
    ],
  ),
});
