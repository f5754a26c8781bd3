import { singleCheckpoint } from '../../../../src/formats/grid/rules/single-checkpoint.js';
import { mission } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';
import { checkpoint } from '../beside.js';

const files = (...names: string[]) => ({
  files: {
    '.grid/STATE.md': mission,
    ...Object.fromEntries(names.map((name) => [`.grid/${name}`, checkpoint])),
  },
});
/** What is said at one of several checkpoints. */
const another = (path: string, first = 'CHECKPOINT.md') => [
  `.grid/${path}:1:1 error there is another checkpoint, ".grid/${first}"; expected at most one in a mission`,
  `  .grid/${first}:1:1 the other checkpoint is here`,
];

ruleTest(singleCheckpoint, [
  { name: 'none', given: {}, says: [] },
  { name: 'one', given: files('CHECKPOINT.md'), says: [] },
  { name: 'one in a folder', given: files('phases/02-kitchen/CHECKPOINT-2.md'), says: [] },
  {
    name: 'names that are none',
    given: files(
      'CHECKPOINT.md',
      'checkpoint.md',
      'CHECKPOINT.yaml',
      'OLD-CHECKPOINT.md',
      'node_modules/CHECKPOINT.md',
    ),
    says: [],
  },
  { name: 'two side by side', given: files('CHECKPOINT-2.md', 'CHECKPOINT.md'), says: another('CHECKPOINT-2.md') },
  {
    name: 'one in a folder, whose name comes first',
    given: files('CHECKPOINT-old.md', 'A/CHECKPOINT.md'),
    says: another('A/CHECKPOINT.md', 'CHECKPOINT-old.md'),
  },
  {
    name: 'three',
    given: files('CHECKPOINT_a.md', 'x/y/CHECKPOINT.md', 'CHECKPOINT.md'),
    says: [...another('CHECKPOINT_a.md'), ...another('x/y/CHECKPOINT.md')],
  },
  {
    name: 'one that cannot be read, and one that does not parse',
    given: {
      files: {
        '.grid/STATE.md': mission,
        '.grid/CHECKPOINT.md': new Uint8Array([0x74, 0xff, 0x00]),
        '.grid/CHECKPOINT-2.md': 'type: "decision\n',
      },
    },
    says: another('CHECKPOINT-2.md'),
  },
  {
    name: 'a mission without STATE.md',
    given: { files: { '.grid/CHECKPOINT.md': '', '.grid/CHECKPOINT-2.md': checkpoint } },
    says: another('CHECKPOINT-2.md'),
  },
  {
    name: 'an open one beside one that is answered',
    given: { files: { '.grid/CHECKPOINT.md': 'type: decision\n', '.grid/CHECKPOINT-2.md': checkpoint } },
    says: another('CHECKPOINT-2.md'),
  },
  {
    name: 'a hostile name',
    given: { files: { '.grid/CHECKPOINT.md': '', '.grid/CHECKPOINT\u001b[31m.md': '' } },
    says: another('CHECKPOINT\u001b[31m.md'),
  },
]);
