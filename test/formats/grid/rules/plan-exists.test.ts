import { planExists } from '../../../../src/formats/grid/rules/plan-exists.js';
import { type Edits, edited, mission, persistence, prose } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';
import { plan, summary } from '../block-files/files.js';

/** The healthy mission, of which block 02-03 is still to be done, with some files beside it. */
const beside = (files: Readonly<Record<string, string>>, edits: Edits = {}) => ({
  files: { '.grid/STATE.md': edited(mission, edits), ...files },
});
const only = (...paths: readonly string[]) => Object.fromEntries(paths.map((path) => [`.grid/${path}`, plan]));
const state = (text: string, ...paths: readonly string[]) => ({ files: { '.grid/STATE.md': text, ...only(...paths) } });

const laterPhase: Edits = {
  'total: 2\n  current: 2\n  completed: ["01-pantry"]': 'total: 2\n  current: 1\n  completed: []',
  'status: "complete"\n      blocks: 2\n      blocks_complete: 2':
    'status: "in_progress"\n      blocks: 2\n      blocks_complete: 1',
  'status: "in_progress"\n      blocks: 3\n      blocks_complete: 2':
    'status: "pending"\n      blocks: 3\n      blocks_complete: 0',
  'phase: 2\n  phase_id: "02-kitchen"': 'phase: 1\n  phase_id: "01-pantry"',
};
const missing = '25:15 error "02-kitchen" has 3 blocks, but the plan of block 02-03 is missing';

ruleTest(planExists, [
  { name: 'in the folder of its phase', given: beside(only('phases/02-kitchen/02-03-PLAN.md')), says: [] },
  {
    name: 'there, counted within the phase',
    given: beside(only('phases/02-kitchen/03-PLAN.md', 'phases/02-kitchen/01-PLAN.md')),
    says: [],
  },
  { name: 'there, counted through the mission', given: beside(only('phases/02-kitchen/05-PLAN.md')), says: [] },
  { name: 'among the plans', given: beside(only('plans/recipe-box-block-05.md')), says: [] },
  { name: 'among the plans, by number alone', given: beside(only('plans/5-PLAN.md')), says: [] },
  { name: 'beside STATE.md', given: beside(only('05-PLAN.md')), says: [] },
  { name: 'missing', given: beside(only('phases/02-kitchen/02-01-PLAN.md')), says: [missing] },
  { name: 'missing, among the plans', given: beside(only('plans/recipe-box-block-04.md')), says: [missing] },
  {
    name: 'a number of the mission is none of the phase: block 3 of the mission is 02-01',
    given: beside(only('plans/recipe-box-block-03.md')),
    says: [missing],
  },
  {
    name: 'several of one phase are missing',
    given: beside(only('phases/01-pantry/01-01-PLAN.md'), {
      'blocks: 3\n      blocks_complete: 2': 'blocks: 3\n      blocks_complete: 1',
    }),
    says: ['25:15 error "02-kitchen" has 3 blocks, but the plans of blocks 02-02 and 02-03 are missing'],
  },
  {
    name: 'more than anybody wants to read are missing',
    given: beside(only('phases/01-pantry/01-01-PLAN.md'), { 'blocks: 3\n': 'blocks: 12\n' }),
    says: [
      '25:15 error "02-kitchen" has 12 blocks, but the plans of blocks 02-03, 02-04, 02-05, 02-06, 02-07 and 5 more are missing',
    ],
  },
  {
    name: 'the mission keeps no plans',
    given: beside({}),
    says: [
      '25:15 warning "02-kitchen" has 3 blocks, but the mission keeps no plans; expected one for block 02-03, which is still to be done',
    ],
  },
  {
    name: 'it lies where nobody looks',
    given: beside(only('02-03-PLAN.md')),
    says: [`${missing}; "02-03-PLAN.md" is there, but nobody looks for it in that place or by that name`],
  },
  {
    name: 'it has another name',
    given: beside({ ...only('phases/02-kitchen/02-01-PLAN.md'), '.grid/phases/02-kitchen/plan-02-03.md': plan }),
    says: [
      `${missing}; "phases/02-kitchen/plan-02-03.md" is there, but nobody looks for it in that place or by that name`,
    ],
  },
  {
    name: 'a later phase needs none yet',
    given: beside(only('phases/01-pantry/01-02-PLAN.md'), laterPhase),
    says: ['25:15 info "02-kitchen" has 3 blocks, but the plans of blocks 02-01, 02-02 and 02-03 are missing'],
  },
  {
    name: 'a block that has a SUMMARY is not pending, whichever it is',
    given: beside({
      ...only('phases/02-kitchen/02-02-PLAN.md'),
      '.grid/phases/02-kitchen/02-01-SUMMARY.md': summary('"02-01"'),
      '.grid/phases/02-kitchen/02-03-SUMMARY.md': summary('"02-03"'),
    }),
    says: [],
  },
  {
    name: 'a skipped block needs none',
    given: beside({
      ...only('phases/01-pantry/01-01-PLAN.md'),
      '.grid/phases/02-kitchen/02-03-SUMMARY.md': '---\nblock: "02-03"\nstatus: skipped\n---\n',
    }),
    says: [],
  },
  {
    name: 'a block whose SUMMARY says that it failed needs one',
    given: beside({
      ...only('phases/01-pantry/01-01-PLAN.md'),
      '.grid/phases/02-kitchen/02-03-SUMMARY.md': '---\nblock: "02-03"\nstatus: failed\n---\n',
    }),
    says: [missing],
  },
  {
    name: 'a plan that does not parse is there',
    given: beside({ '.grid/phases/02-kitchen/02-03-PLAN.md': '---\nblock: [\n---\n' }),
    says: [],
    skips: ['".grid/phases/02-kitchen/02-03-PLAN.md" does not parse'],
  },
  {
    name: 'a plan that is no text is there',
    given: { files: { '.grid/STATE.md': mission, '.grid/05-PLAN.md': new Uint8Array([0, 1, 2]) } },
    says: [],
    skips: ['".grid/05-PLAN.md" could not be read'],
  },
  { name: 'while planning', given: beside({}, { 'status: "in_progress"': 'status: "planning"' }), says: [] },
  { name: 'once complete', given: beside({}, { 'status: "in_progress"': 'status: "complete"' }), says: [] },
  { name: 'once failed', given: beside({}, { 'status: "in_progress"': 'status: "failed"' }), says: [] },
  {
    name: 'while blocked',
    given: beside(only('phases/01-pantry/01-01-PLAN.md'), { 'status: "in_progress"': 'status: "blocked"' }),
    says: [missing],
  },
  {
    name: 'a phase without blocks is not planned yet',
    given: beside({}, { 'blocks: 3\n      blocks_complete: 2': 'blocks: 0\n      blocks_complete: 0' }),
    says: [],
  },
  {
    name: 'without definitions, only whether there are plans at all',
    given: beside({}, { [/ {2}definitions:\n(?: {4}.*\n)+/.exec(mission)?.[0] ?? '']: '' }),
    says: [
      '26:17 warning the mission has 5 blocks, but the mission keeps no plans; expected one for each block still to be done',
    ],
  },
  {
    name: 'more blocks than can be looked at',
    given: beside({}, { 'blocks: 3\n': 'blocks: 999999999\n' }),
    says: [],
    skips: ['the mission counts more than 10000 blocks'],
  },
  { name: 'a broken state', given: '---\nphases: [\n---\n', says: [], skips: ['STATE.md does not parse'] },
  {
    name: 'with CRLF',
    given: { files: { '.grid/STATE.md': mission.replaceAll('\n', '\r\n'), ...only('04-PLAN.md') } },
    says: [missing],
  },
  {
    name: 'with a byte order mark',
    given: { files: { '.grid/STATE.md': `\uFEFF${mission}`, ...only('05-PLAN.md') } },
    says: [],
  },

  // The persistence dialect: position.block is 2.
  { name: 'persistence: all there', given: state(persistence, 'plans/a-block-01.md', 'plans/a-block-02.md'), says: [] },
  {
    name: 'persistence: a gap',
    given: state(persistence, 'plans/a-block-02.md', 'plans/a-block-04.md'),
    says: ['5:10 error the mission stands at block 02, but the plan of block 03 is missing'],
  },
  {
    name: 'persistence: the current one',
    given: state(persistence, '01-PLAN.md', '03-PLAN.md'),
    says: ['5:10 error the mission stands at block 02, but the plan of block 02 is missing'],
  },
  {
    name: 'persistence: behind the last plan, the mission may just be over',
    given: state(persistence, '01-PLAN.md'),
    says: [],
  },
  {
    name: 'persistence: within the phase',
    given: state(persistence, 'phases/01-a/01-01-PLAN.md', 'phases/01-a/01-03-PLAN.md', 'phases/02-b/02-02-PLAN.md'),
    says: [
      '5:10 error the mission stands at block 01-02, but the plan of block 01-02 is missing',
      '5:10 info phase 2 has a plan for block 02-02, but the plan of block 02-01 is missing',
    ],
  },
  {
    name: 'persistence: none at all',
    given: state(persistence),
    says: [
      '5:10 warning the mission stands at block 02, but the mission keeps no plans; expected one for block 02, which is still to be done',
    ],
  },
  {
    name: 'persistence: not begun',
    given: state(edited(persistence, { 'status: active': 'status: initialized' })),
    says: [],
  },
  { name: 'persistence: over', given: state(edited(persistence, { 'status: active': 'status: completed' })), says: [] },
  {
    name: 'persistence: more blocks than can be looked at',
    given: state(persistence, 'phases/01-a/01-02-PLAN.md', 'phases/02-b/02-9999-PLAN.md'),
    says: [],
    skips: ['the mission counts more than 10000 blocks'],
  },

  // The prose dialect: block 4 of phase 2 and block 5 of phase 3 are still to come.
  { name: 'prose: all there', given: state(prose, '04-PLAN.md', '05-PLAN.md'), says: [] },
  {
    name: 'prose: both missing',
    given: state(prose, '01-PLAN.md'),
    says: [
      '24:3 error phase 2 has 3 blocks, but the plan of block 04 is missing',
      '27:3 info phase 3 has 1 block, but the plan of block 05 is missing',
    ],
  },
  {
    name: 'prose: counted within the phase',
    given: state(prose, 'phases/02-kitchen/02-03-PLAN.md', 'phases/03-table/03-01-PLAN.md'),
    says: [],
  },
  {
    name: 'prose: none at all',
    given: state(prose),
    says: [
      '24:3 warning phase 2 has 3 blocks, but the mission keeps no plans; expected one for block 04, which is still to be done',
    ],
  },
  {
    name: 'prose: without ticks, the phase of what follows is not known',
    given: state('# Grid State\n\nPhase: 1 of 2\nBlock: 02 of 04\nStatus: In progress\n', '01-PLAN.md'),
    says: [
      '4:8 error the mission stands at block 02, but the plan of block 02 is missing',
      '4:14 info the mission has 4 blocks, but the plans of blocks 03 and 04 are missing',
    ],
  },
  {
    name: 'prose: without ticks, in the last phase',
    given: state(
      '# Grid State\n\nPhase: 2 of 2\nBlock: 02 of 04\nStatus: Block complete\n',
      '01-PLAN.md',
      '03-PLAN.md',
    ),
    says: ['4:8 error the mission stands at block 02, but the plan of block 04 is missing'],
  },
  { name: 'prose: while planning', given: state('# Grid State\n\nBlock: 01 of 04\nStatus: Planning\n'), says: [] },
  {
    name: 'prose: a body that no parser may see',
    given: state(`${prose}\n\`x\`\n${'> '.repeat(100)}x\n`, '01-PLAN.md'),
    says: [],
    skips: ['the Markdown body nests deeper than 32 levels'],
  },
]);
