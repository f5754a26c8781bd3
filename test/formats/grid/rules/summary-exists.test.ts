import { summaryExists } from '../../../../src/formats/grid/rules/summary-exists.js';
import { type Edits, edited, mission, persistence, prose } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';
import { allSummaries, summary, without } from '../block-files/files.js';

type Files = Readonly<Record<string, string>>;

const beside = (files: Files, edits: Edits = {}) => ({ files: { '.grid/STATE.md': edited(mission, edits), ...files } });
const kitchen = (text: string) => beside({ ...allSummaries, '.grid/phases/02-kitchen/02-02-SUMMARY.md': text });
const state = (text: string, ...paths: readonly string[]) => ({
  files: { '.grid/STATE.md': text, ...Object.fromEntries(paths.map((path) => [`.grid/${path}`, summary('', '')])) },
});
const path = '.grid/phases/02-kitchen/02-02-SUMMARY.md';
const blocks = '26:24 warning 2 blocks of "02-kitchen" are complete, but';
const second = '26:24 warning 2 blocks of "02-kitchen" are complete, but the SUMMARY of block 02-02 is missing';

const placeholder = [`${blocks} "02-02-SUMMARY.md" is a placeholder`, `  ${path}:1:1 this SUMMARY is a placeholder`];

ruleTest(summaryExists, [
  { name: 'all there', given: beside(allSummaries), says: [] },
  { name: 'one missing', given: beside(without(allSummaries, '02-02-SUMMARY.md')), says: [second] },
  {
    name: 'of two phases',
    given: beside(without(allSummaries, '01-01-SUMMARY.md', '02-01-SUMMARY.md', '02-02-SUMMARY.md')),
    says: [
      '19:24 warning 2 blocks of "01-pantry" are complete, but the SUMMARY of block 01-01 is missing',
      '26:24 warning 2 blocks of "02-kitchen" are complete, but the summaries of blocks 02-01 and 02-02 are missing',
    ],
  },
  {
    name: 'none at all',
    given: beside({}),
    says: ['19:24 warning 4 blocks are complete, but the mission keeps no summaries; expected one for each'],
  },
  {
    name: 'none at all, of one block',
    given: beside(
      {},
      {
        'blocks: 2\n      blocks_complete: 2': 'blocks: 2\n      blocks_complete: 0',
        'blocks: 3\n      blocks_complete: 2': 'blocks: 3\n      blocks_complete: 1',
      },
    ),
    says: ['26:24 warning 1 block is complete, but the mission keeps no summaries; expected one for it'],
  },
  {
    name: 'blocks that were done out of order',
    given: beside({
      ...without(allSummaries, '02-02-SUMMARY.md'),
      '.grid/phases/02-kitchen/02-03-SUMMARY.md': summary('"02-03"'),
    }),
    says: [],
  },
  {
    name: 'counted through the mission',
    given: beside({
      '.grid/01-SUMMARY.md': summary('1'),
      '.grid/02-SUMMARY.md': summary('02'),
      '.grid/phases/02-kitchen/03-SUMMARY.md': summary('"03"'),
      '.grid/phases/02-kitchen/04-SUMMARY.md': summary('04'),
    }),
    says: [],
  },
  {
    name: 'counted through the mission, one missing: 04 is 02-02, and 05 is 02-03',
    given: beside({
      '.grid/01-SUMMARY.md': summary('1'),
      '.grid/02-SUMMARY.md': summary('02'),
      '.grid/phases/02-kitchen/03-SUMMARY.md': summary('"03"'),
    }),
    says: [second],
  },
  {
    name: 'counted within each phase',
    given: beside({
      '.grid/phases/01-pantry/01-SUMMARY.md': summary('1'),
      '.grid/phases/01-pantry/02-SUMMARY.md': summary('2'),
      '.grid/phases/02-kitchen/01-SUMMARY.md': summary('1'),
      '.grid/phases/02-kitchen/02-SUMMARY.md': summary('2'),
    }),
    says: [],
  },
  {
    name: 'a SUMMARY.md names its block itself',
    given: beside({
      ...without(allSummaries, '02-02-SUMMARY.md'),
      '.grid/phases/02-kitchen/SUMMARY.md': summary('02-02'),
    }),
    says: [],
  },
  {
    name: 'a SUMMARY.md that names none is about one of its phase',
    given: beside({
      ...without(allSummaries, '02-01-SUMMARY.md', '02-02-SUMMARY.md'),
      '.grid/phases/02-kitchen/SUMMARY.md': '# What was done\n\nThe stove works.\n',
    }),
    says: ['26:24 warning 2 blocks of "02-kitchen" are complete, but the SUMMARY of block 02-01 is missing'],
  },
  {
    name: 'it lies where nobody looks',
    given: beside({ ...without(allSummaries, '02-02-SUMMARY.md'), '.grid/02-02-SUMMARY.md': summary('02-02') }),
    says: [`${second}; "02-02-SUMMARY.md" is there, but nobody looks for it in that place or by that name`],
  },
  {
    name: 'it says that the work is done in part',
    given: kitchen(summary('02-02', 'status: Partial (2 of 4 threads)\n')),
    says: [
      `${blocks} "02-02-SUMMARY.md" says "Partial (2 of 4 threads)"`,
      `  ${path}:6:9 this SUMMARY says "Partial (2 of 4 threads)"`,
    ],
  },
  {
    name: 'its text says that the work failed',
    given: kitchen('# Block 02-02\n\n**Status:** failed\n\nThe stove exploded.\n'),
    says: [`${blocks} "02-02-SUMMARY.md" says "failed"`, `  ${path}:3:13 this SUMMARY says "failed"`],
  },
  {
    name: 'it is a template that nobody filled in',
    given: kitchen('---\nblock: 02-02\n---\n\n# Block {{block}}\n\n**In short:** {{summary}}\n'),
    says: placeholder,
  },
  {
    name: 'it is to be written',
    given: kitchen('TODO\n'),
    says: placeholder,
  },
  {
    name: 'it is empty',
    given: kitchen(''),
    says: placeholder,
  },
  {
    name: 'one is missing, and one is blocked',
    given: beside({
      ...without(allSummaries, '02-01-SUMMARY.md'),
      [path]: summary('02-02', 'status: blocked\n'),
    }),
    says: [
      `${blocks} the SUMMARY of block 02-01 is missing and "02-02-SUMMARY.md" says "blocked"`,
      `  ${path}:6:9 this SUMMARY says "blocked"`,
    ],
  },
  {
    name: 'a SUMMARY.md that names no block, and failed',
    given: beside({
      ...without(allSummaries, '02-01-SUMMARY.md', '02-02-SUMMARY.md'),
      '.grid/phases/02-kitchen/SUMMARY.md': '## Status: ❌ FAILED\n\nThe stove.\n',
    }),
    says: [
      `${blocks} the SUMMARY of block 02-01 is missing and "SUMMARY.md" says "❌ FAILED"`,
      '  .grid/phases/02-kitchen/SUMMARY.md:1:12 this SUMMARY says "❌ FAILED"',
    ],
  },
  {
    name: 'of many that are not finished, the first are named',
    given: {
      files: {
        '.grid/STATE.md': edited(mission, {
          'blocks: 3\n      blocks_complete: 2': 'blocks: 9\n      blocks_complete: 7',
        }),
        ...without(allSummaries, '02-01-SUMMARY.md', '02-02-SUMMARY.md'),
        ...Object.fromEntries(
          [1, 2, 3, 4, 5, 6, 7].map((block) => [
            `.grid/phases/02-kitchen/02-0${block}-SUMMARY.md`,
            summary(`"02-0${block}"`, 'status: wip\n'),
          ]),
        ),
      },
    },
    says: [
      `26:24 warning 7 blocks of "02-kitchen" are complete, but ${[1, 2, 3, 4, 5].map((block) => `"02-0${block}-SUMMARY.md" says "wip"`).join(', ')} and 2 more`,
      ...[1, 2, 3, 4, 5].map(
        (block) => `  .grid/phases/02-kitchen/02-0${block}-SUMMARY.md:6:9 this SUMMARY says "wip"`,
      ),
    ],
  },
  { name: 'it was skipped, which needs none', given: kitchen('---\nblock: 02-02\nstatus: skipped\n---\n'), says: [] },
  { name: 'it does not parse', given: kitchen('---\nblock: [\n---\n'), says: [], skips: [`"${path}" does not parse`] },
  {
    name: 'it is no text',
    given: {
      files: { '.grid/STATE.md': mission, ...without(allSummaries, '02-02-SUMMARY.md'), [path]: new Uint8Array([0]) },
    },
    says: [],
    skips: [`"${path}" could not be read`],
  },
  {
    name: 'a skipped phase',
    given: beside(without(allSummaries, '02-02-SUMMARY.md', '02-01-SUMMARY.md'), {
      'status: "in_progress"\n      blocks: 3': 'status: "skipped"\n      blocks: 3',
    }),
    says: [],
  },
  {
    name: 'a plan says that the block was skipped',
    given: beside({
      ...without(allSummaries, '02-02-SUMMARY.md'),
      '.grid/phases/02-kitchen/02-02-PLAN.md': '---\nstatus: skipped\n---\n',
    }),
    says: [],
  },
  {
    name: 'more complete than there are is for another rule',
    given: beside(allSummaries, { 'blocks: 3\n      blocks_complete: 2': 'blocks: 2\n      blocks_complete: 7' }),
    says: [],
  },
  {
    name: 'without definitions, they are counted',
    given: beside(without(allSummaries, '02-02-SUMMARY.md'), {
      [/ {2}definitions:\n(?: {4}.*\n)+/.exec(mission)?.[0] ?? '']: '',
    }),
    says: ['25:20 warning 4 blocks are complete, but 1 summary is missing'],
  },
  {
    name: 'without definitions, one that is not finished is named',
    given: beside(
      { ...allSummaries, [path]: summary('02-02', 'status: failed\n') },
      { [/ {2}definitions:\n(?: {4}.*\n)+/.exec(mission)?.[0] ?? '']: '' },
    ),
    says: [
      '25:20 warning 4 blocks are complete, but "02-02-SUMMARY.md" says "failed"',
      `  ${path}:6:9 this SUMMARY says "failed"`,
    ],
  },
  {
    name: 'while planning, what is complete owes its SUMMARY all the same',
    given: beside(without(allSummaries, '02-02-SUMMARY.md'), { 'status: "in_progress"': 'status: "planning"' }),
    says: [second],
  },
  { name: 'a broken state', given: '---\nphases: [\n---\n', says: [], skips: ['STATE.md does not parse'] },
  {
    name: 'more blocks than can be looked at',
    given: beside({}, { 'blocks: 3\n': 'blocks: 999999999\n' }),
    says: [],
    skips: ['the mission counts more than 10000 blocks'],
  },
  {
    name: 'with CRLF',
    given: {
      files: Object.fromEntries(
        Object.entries({ '.grid/STATE.md': mission, ...allSummaries }).map(([file, text]) => [
          file,
          text.replaceAll('\n', '\r\n'),
        ]),
      ),
    },
    says: [],
  },

  // The persistence dialect: position.block is 2.
  { name: 'persistence: there', given: state(persistence, 'phases/01-a/01-SUMMARY.md'), says: [] },
  {
    name: 'persistence: missing',
    given: state(edited(persistence, { 'block: 2': 'block: "04"' }), '01-SUMMARY.md', '03-SUMMARY.md'),
    says: ['5:10 warning the mission stands at block 04, but the SUMMARY of block 02 is missing'],
  },
  {
    name: 'persistence: counted within the phase',
    given: state(
      edited(persistence, { 'phase: 1\n  block: 2': 'phase: 2\n  block: 3' }),
      'phases/01-a/01-01-SUMMARY.md',
      'phases/01-a/01-02-SUMMARY.md',
      'phases/02-b/02-01-SUMMARY.md',
    ),
    says: ['5:10 warning the mission stands at block 02-03, but the SUMMARY of block 02-02 is missing'],
  },
  {
    name: 'persistence: the position counts through the mission, and the files within the phase',
    given: state(
      edited(persistence, { 'phase: 1\n  block: 2': 'phase: 2\n  block: 4' }),
      'phases/01-a/01-01-SUMMARY.md',
      'phases/01-a/01-02-SUMMARY.md',
      'phases/02-b/02-01-SUMMARY.md',
    ),
    says: [],
  },
  {
    name: 'persistence: none at all',
    given: state(persistence),
    says: ['5:10 warning 1 block is complete, but the mission keeps no summaries; expected one for it'],
  },
  {
    name: 'persistence: nothing is complete yet',
    given: state(edited(persistence, { 'block: 2': 'block: 1' })),
    says: [],
  },

  // The prose dialect: blocks 1 to 3 are ticked.
  { name: 'prose: all there', given: state(prose, '01-SUMMARY.md', '02-SUMMARY.md', '03-SUMMARY.md'), says: [] },
  {
    name: 'prose: those of one phase are missing',
    given: state(prose, '01-SUMMARY.md'),
    says: ['22:3 warning 2 blocks of phase 2 are ticked, but the summaries of blocks 02 and 03 are missing'],
  },
  {
    name: 'prose: counted within the phase',
    given: state(
      prose,
      'phases/01-pantry/01-01-SUMMARY.md',
      'phases/02-kitchen/02-01-SUMMARY.md',
      'phases/02-kitchen/02-02-SUMMARY.md',
    ),
    says: [],
  },
  {
    name: 'prose: a block that was skipped',
    given: state(
      edited(prose, { '✅ Block 02: Stove - COMPLETE': '⏭️ Block 02: Stove - skipped' }),
      '01-SUMMARY.md',
      '03-SUMMARY.md',
    ),
    says: [],
  },
  {
    name: 'prose: none at all',
    given: state(prose),
    says: ['19:3 warning 3 blocks are complete, but the mission keeps no summaries; expected one for each'],
  },
  {
    name: 'prose: without ticks',
    given: state('# Grid State\n\nPhase: 1 of 2\nBlock: 02 of 04\nStatus: Block complete\n', '01-SUMMARY.md'),
    says: ['4:8 warning the mission stands at block 02, but the SUMMARY of block 02 is missing'],
  },
  {
    name: 'prose: ticks in code are examples',
    given: state('# Grid State\n\nPhase: 1 of 1\n\n```\n- ✅ Block 01\n```\n'),
    says: [],
  },
]);
