import { summaryBlock } from '../../../../src/formats/grid/rules/summary-block.js';
import { type Edits, edited, mission, persistence, prose } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';
import { allSummaries, summary } from '../block-files/files.js';

type Files = Readonly<Record<string, string>>;

const inRoot = (files: Files) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`.grid/${path}`, text]));
const beside = (files: Files, edits: Edits = {}) => ({
  files: { '.grid/STATE.md': edited(mission, edits), ...inRoot(files) },
});
const of = (state: string, files: Files) => ({ files: { '.grid/STATE.md': state, ...inRoot(files) } });

const misplaced =
  '.grid/phases/01-pantry/02-01-SUMMARY.md:1:1 error the file lies in the folder "01-pantry", but by its name it is about block 02-01; expected it in the folder of phase 2';

ruleTest(summaryBlock, [
  { name: 'phase and block', given: { files: { '.grid/STATE.md': mission, ...allSummaries } }, says: [] },
  ...['04', '"04"', '4', '"02-02"'].map((block) => ({
    name: `block 4 of the mission is 02-02: ${block}`,
    given: beside({ '04-SUMMARY.md': summary(block) }),
    says: [],
  })),
  {
    name: 'the number of the phase in a file that counts through the mission',
    given: beside({ '04-SUMMARY.md': summary('2', 'phase: 2\n') }),
    says: [],
  },
  {
    name: 'another number',
    given: beside({ '04-SUMMARY.md': summary('03') }),
    says: ['.grid/04-SUMMARY.md:3:8 error block is 3, but the file is called "04-SUMMARY.md"; expected block 04'],
  },
  {
    name: 'another block of the same phase',
    given: beside({ 'phases/02-kitchen/02-01-SUMMARY.md': summary('"02-02"') }),
    says: [
      '.grid/phases/02-kitchen/02-01-SUMMARY.md:3:8 error block is "02-02", but the file is called "02-01-SUMMARY.md"; expected block 02-01',
    ],
  },
  {
    name: 'another phase than that of its folder',
    given: beside({ 'phases/02-kitchen/02-01-SUMMARY.md': summary('"02-01"', 'phase: "01-pantry"\n') }),
    says: [
      '.grid/phases/02-kitchen/02-01-SUMMARY.md:6:8 error phase is "01-pantry", but the file lies in the folder "02-kitchen"',
    ],
  },
  { name: 'no number in its name', given: beside({ 'phases/02-kitchen/SUMMARY.md': summary('02-01') }), says: [] },
  { name: 'no number in its fields', given: beside({ '04-SUMMARY.md': '# Stove\n' }), says: [] },
  { name: 'no number at all', given: beside({ 'phases/02-kitchen/SUMMARY.md': '# Stove\n' }), says: [] },
  {
    name: 'no number that is one, of which schema/ speaks',
    given: beside({ '04-SUMMARY.md': summary('stove') }),
    says: [],
  },
  {
    name: 'twice, in two places',
    given: beside({ '03-SUMMARY.md': summary('03'), 'phases/02-kitchen/02-01-SUMMARY.md': summary('"02-01"') }),
    says: [
      '.grid/phases/02-kitchen/02-01-SUMMARY.md:3:8 error this is a second SUMMARY of block 02-01; expected one',
      '  .grid/03-SUMMARY.md:3:8 the other one is here',
    ],
  },
  {
    name: 'in the folder of another phase',
    given: beside({ 'phases/01-pantry/02-01-SUMMARY.md': summary('"02-01"') }),
    says: [misplaced],
  },
  {
    name: 'a copy in the folder of another phase accuses nobody',
    given: beside({
      'phases/01-pantry/02-01-SUMMARY.md': summary('"02-01"'),
      'phases/02-kitchen/02-01-SUMMARY.md': summary('"02-01"'),
    }),
    says: [misplaced],
  },
  {
    name: 'a copy there that does not parse',
    given: beside({ 'phases/01-pantry/02-01-SUMMARY.md': '---\nblock: [\n---\n' }),
    says: [misplaced],
    skips: ['".grid/phases/01-pantry/02-01-SUMMARY.md" does not parse'],
  },
  {
    name: 'in a folder behind the right one',
    given: beside({
      'phases/01-pantry/01-01-SUMMARY.md': summary('"01-01"'),
      'phases/02-kitchen/01-01-SUMMARY.md': summary('"01-01"'),
    }),
    says: [
      '.grid/phases/02-kitchen/01-01-SUMMARY.md:1:1 error the file lies in the folder "02-kitchen", but by its name it is about block 01-01; expected it in the folder of phase 1',
    ],
  },
  {
    name: 'a plain number that counts through the mission, in the folder of another phase',
    given: beside({ 'phases/01-pantry/04-SUMMARY.md': summary('04') }),
    says: [
      '.grid/phases/01-pantry/04-SUMMARY.md:1:1 error the file lies in the folder "01-pantry", but by its name it is about block 04; expected it in the folder of phase 2',
    ],
  },
  {
    name: 'a plain number in the folder of a phase that is not planned yet',
    given: beside(
      { 'phases/02-kitchen/02-SUMMARY.md': summary('2') },
      { 'blocks: 3\n      blocks_complete: 2': 'blocks: 0\n      blocks_complete: 0' },
    ),
    says: [],
  },
  {
    name: 'a phase that goes by its id in the folder, and by its place in the name',
    given: beside({ 'phases/20-kitchen/02-01-SUMMARY.md': summary('"02-01"') }, { '"02-kitchen"': '"20-kitchen"' }),
    says: [],
  },
  {
    name: 'a folder without a number',
    given: beside({ 'phases/kitchen/02-01-SUMMARY.md': summary('"02-01"') }),
    says: [],
  },
  {
    name: 'one whose field is wrong does not accuse the right one',
    given: beside({
      '03-SUMMARY.md': summary('"02-02"'),
      'phases/02-kitchen/02-01-SUMMARY.md': summary('"02-01"'),
    }),
    says: ['.grid/03-SUMMARY.md:3:8 error block is "02-02", but the file is called "03-SUMMARY.md"; expected block 03'],
  },
  {
    name: 'twice, by name alone',
    given: beside({ '04-SUMMARY.md': '# Stove\n', '4-SUMMARY.md': '# Stove\n' }),
    says: [
      '.grid/4-SUMMARY.md:1:1 error this is a second SUMMARY of block 04; expected one',
      '  .grid/04-SUMMARY.md:1:1 the other one is here',
    ],
  },
  {
    name: 'plain numbers that start again in each phase',
    given: beside({
      'phases/01-pantry/01-SUMMARY.md': summary('1'),
      'phases/01-pantry/02-SUMMARY.md': summary('2'),
      'phases/02-kitchen/01-SUMMARY.md': summary('1'),
      'phases/02-kitchen/02-SUMMARY.md': summary('2'),
    }),
    says: [],
  },
  {
    name: 'plain numbers of one phase that cannot count through the mission',
    given: beside({ 'phases/02-kitchen/01-SUMMARY.md': summary('1'), 'phases/02-kitchen/03-SUMMARY.md': summary('3') }),
    says: [],
  },
  {
    name: 'plain numbers of files without one, in two phases',
    given: beside({ 'phases/01-pantry/SUMMARY.md': summary('1'), 'phases/02-kitchen/SUMMARY.md': summary('1') }),
    says: [],
  },
  {
    name: 'a block that its phase does not have',
    given: beside({ 'phases/02-kitchen/02-04-SUMMARY.md': summary('"02-04"') }),
    says: [
      '.grid/phases/02-kitchen/02-04-SUMMARY.md:3:8 error the SUMMARY is about block 02-04, but phase 2 has 3 blocks',
    ],
  },
  {
    name: 'a block that the mission does not have',
    given: beside({ '06-SUMMARY.md': summary('6') }),
    says: ['.grid/06-SUMMARY.md:3:8 error the SUMMARY is about block 06, but the mission has 5 blocks'],
  },
  {
    name: 'a phase that the mission does not have',
    given: beside({ 'phases/03-table/03-01-SUMMARY.md': '# Table\n' }),
    says: [
      '.grid/phases/03-table/03-01-SUMMARY.md:1:1 error the SUMMARY is about block 03-01, but phases.definitions defines no phase 3',
    ],
  },
  {
    name: 'block 0',
    given: beside({ 'phases/02-kitchen/02-00-SUMMARY.md': summary('"02-00"') }),
    says: [
      '.grid/phases/02-kitchen/02-00-SUMMARY.md:3:8 error the SUMMARY is about block 02-00, but blocks count from 1',
    ],
  },
  {
    name: 'while planning, nobody knows what the mission has',
    given: beside({ '06-SUMMARY.md': summary('6') }, { 'status: "in_progress"': 'status: "planning"' }),
    says: [],
  },
  {
    name: 'a phase that is not planned yet may have any number',
    given: beside(
      { '09-SUMMARY.md': summary('9') },
      { 'blocks: 3\n      blocks_complete: 2': 'blocks: 0\n      blocks_complete: 0' },
    ),
    says: [],
  },
  {
    name: 'it does not parse',
    given: beside({ '04-SUMMARY.md': '---\nblock: [\n---\n' }),
    says: [],
    skips: ['".grid/04-SUMMARY.md" does not parse'],
  },
  {
    name: 'the state does not parse',
    given: of('---\nphases: [\n---\n', { '04-SUMMARY.md': summary('3') }),
    says: ['.grid/04-SUMMARY.md:3:8 error block is 3, but the file is called "04-SUMMARY.md"; expected block 04'],
    skips: ['STATE.md does not parse'],
  },

  {
    name: 'persistence: in the folder of another phase',
    given: of(persistence, {
      'phases/01-a/02-01-SUMMARY.md': summary('"02-01"'),
      'phases/02-b/02-01-SUMMARY.md': summary('"02-01"'),
    }),
    says: [
      '.grid/phases/01-a/02-01-SUMMARY.md:1:1 error the file lies in the folder "01-a", but by its name it is about block 02-01; expected it in the folder of phase 2',
    ],
  },

  // Nobody knows how many blocks the phases of the persistence dialect have.
  {
    name: 'persistence: phase and block may be any later number of the mission',
    given: of(persistence, {
      'phases/02-b/02-01-SUMMARY.md': summary('7'),
      '09-SUMMARY.md': summary('3', 'phase: 2\n'),
    }),
    says: [],
  },
  {
    name: 'persistence: not an earlier one, nor in the first phase',
    given: of(persistence, {
      'phases/02-b/02-04-SUMMARY.md': summary('3'),
      'phases/01-a/01-02-SUMMARY.md': summary('4'),
    }),
    says: [
      '.grid/phases/01-a/01-02-SUMMARY.md:3:8 error block is 4, but the file is called "01-02-SUMMARY.md"; expected block 01-02',
      '.grid/phases/02-b/02-04-SUMMARY.md:3:8 error block is 3, but the file is called "02-04-SUMMARY.md"; expected block 02-04',
    ],
  },
  {
    name: 'persistence: two plain numbers',
    given: of(persistence, { 'phases/02-b/05-SUMMARY.md': summary('03') }),
    says: [
      '.grid/phases/02-b/05-SUMMARY.md:3:8 error block is 3, but the file is called "05-SUMMARY.md"; expected block 05',
    ],
  },
  {
    name: 'prose: the total is behind the block',
    given: of(prose, { '06-SUMMARY.md': summary('6'), 'phases/02-kitchen/02-03-SUMMARY.md': summary('4') }),
    says: ['.grid/06-SUMMARY.md:3:8 error the SUMMARY is about block 06, but the mission has 5 blocks'],
  },
  {
    name: 'prose: so is that of the phases',
    given: of(prose, { 'phases/04-garden/04-01-SUMMARY.md': summary('04-01') }),
    says: [
      '.grid/phases/04-garden/04-01-SUMMARY.md:3:8 error the SUMMARY is about block 04-01, but the mission has 3 phases',
    ],
  },
]);
