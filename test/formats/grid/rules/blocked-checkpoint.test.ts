import { blockedCheckpoint } from '../../../../src/formats/grid/rules/blocked-checkpoint.js';
import { edited, mission, persistence } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const status = 'status: "in_progress"\nmode';
const claim = '  checkpoint_file: null\n';
const blocked = (to: string) => edited(mission, { [status]: 'status: "blocked"\nmode', [claim]: to });
const withFile = (claimed: string, file: string) => ({
  files: { '.grid/STATE.md': blocked(`  checkpoint_file: ${claimed}\n`), [file]: 'type: decision\n' },
});
const because = '  .grid/STATE.md:8:9 the mission is blocked';

ruleTest(blockedCheckpoint, [
  { name: 'a mission that is not blocked', given: {}, says: [] },
  {
    name: 'a mission that is not blocked, and a file that is gone',
    given: { [claim]: '  checkpoint_file: "gone.md"\n' },
    says: [],
  },
  {
    name: 'no checkpoint_file (persistence)',
    given: edited(persistence, { 'status: active': 'status: checkpoint' }),
    says: [],
  },
  { name: 'relative to the repository', given: withFile('".grid/CHECKPOINT.md"', '.grid/CHECKPOINT.md'), says: [] },
  {
    name: 'relative to the project that the root belongs to',
    given: {
      files: {
        'packages/api/.grid/STATE.md': blocked('  checkpoint_file: ".grid/CHECKPOINT.md"\n'),
        'packages/api/.grid/CHECKPOINT.md': 'type: decision\n',
      },
    },
    says: [],
  },
  { name: 'relative to the root', given: withFile('CHECKPOINT.md', '.grid/CHECKPOINT.md'), says: [] },
  {
    name: 'null',
    given: blocked(claim),
    says: [
      '80:20 error resume.checkpoint_file is null, but status is "blocked"; expected the checkpoint to resume from',
      because,
    ],
  },
  {
    name: 'an empty text',
    given: blocked('  checkpoint_file: ""\n'),
    says: [
      '80:20 error resume.checkpoint_file is "", but status is "blocked"; expected the checkpoint to resume from',
      because,
    ],
  },
  {
    name: 'missing',
    given: blocked(''),
    says: [
      '79:1 error resume.checkpoint_file is missing, but status is "blocked"; expected the checkpoint to resume from',
      because,
    ],
  },
  {
    name: 'a file that is not there',
    given: withFile('".grid/CHECKPOINT-2.md"', '.grid/CHECKPOINT.md'),
    says: ['80:20 error resume.checkpoint_file is ".grid/CHECKPOINT-2.md", but no such file is there', because],
  },
  {
    name: 'a directory',
    given: withFile('"checkpoints"', '.grid/checkpoints/CHECKPOINT.md'),
    says: ['80:20 error resume.checkpoint_file is "checkpoints", but no such file is there', because],
  },
  {
    name: 'outside of the repository',
    given: blocked('  checkpoint_file: "../../etc/passwd"\n'),
    says: ['80:20 error resume.checkpoint_file is "../../etc/passwd", which is no path inside the repository', because],
  },
  {
    name: 'absolute',
    given: blocked('  checkpoint_file: /tmp/CHECKPOINT.md\n'),
    says: [
      '80:20 error resume.checkpoint_file is "/tmp/CHECKPOINT.md", which is no path inside the repository',
      because,
    ],
  },
  { name: 'a number is for schema/type', given: blocked('  checkpoint_file: 4\n'), says: [] },
  {
    name: 'a missing resume is for schema/required',
    given: edited(mission, { [status]: 'status: "blocked"\nmode', 'resume:\n': 'x-resume:\n' }),
    says: [],
  },
]);
