import { bodyDrift } from '../../../../src/formats/grid/rules/body-drift.js';
import { edited, mission, prose } from '../../../support/mission.js';
import { type Case, ruleTest } from '../../../support/rule-test.js';

const says = (place: string) => `  .grid/STATE.md:${place} the front matter says so here`;
const percent = says('44:12');
const body = mission.slice(mission.indexOf('\n# THE GRID'));
const headless = { [body]: '' };
const bar = (drawn: string) => ({ '[################----] 80.0%': drawn });
/** The healthy mission, in the persistence dialect, with a body. */
const persistence = (text: string): string => `---
cluster: recipe-box
status: resumed
position:
  phase: kitchen
  block: 3
  thread: "03.2"
progress_percent: 40
updated_at: "2026-05-12T09:15:00Z"
---
${text}`;

const healthy: Case[] = [
  { name: 'the body says what the front matter says', given: {}, says: [] },
  { name: 'no body', given: headless, says: [] },
  {
    name: 'a body in other words',
    given: { [body]: '\nWe are in the second phase, at 20% of it. Status: bad.\n' },
    says: [],
  },
  { name: 'a section that is absent', given: { 'Phase 2/2: Kitchen\nBlock 3: Timers\nThread 2/4\n': '' }, says: [] },
  { name: 'another spelling', given: { '**Status:** in_progress': '- Status: In Progress' }, says: [] },
  { name: 'the word of the other dialect (D1)', given: { '**Status:** in_progress': '**Status:** active' }, says: [] },
  { name: 'a status in other words', given: { '**Status:** in_progress': '**Status:** waiting for review' }, says: [] },
  { name: 'a percentage that is rounded', given: { 'percent: 80.0': 'percent: 79.6', ...bar('80%') }, says: [] },
  { name: 'a percentage that is floored', given: { 'percent: 80.0': 'percent: 80.9', ...bar('80%') }, says: [] },
  { name: 'a figure of something else', given: bar('30% of the second phase'), says: [] },
  { name: 'a bar one cell short', given: bar('[###############-----] 80.0%'), says: [] },
  { name: 'a bar one cell long', given: bar('[#################---] 80.0%'), says: [] },
  { name: 'other signs', given: bar('████░ 80%'), says: [] },
  { name: 'a checkbox is no bar', given: { '[################----] 80.0%': '80.0%\n\n- [ ] progress' }, says: [] },
  {
    name: 'the position in the words of the prose dialect',
    given: { 'Phase 2/2: Kitchen\nBlock 3: Timers': '- **Phase:** 2 of 2 (Kitchen)\n- **Block:** 03 of 03 - Timers' },
    says: [],
  },
  { name: 'a block counted through the mission (D23)', given: { 'Block 3: Timers': 'Block 5/5: Timers' }, says: [] },
  { name: 'a block id', given: { 'Block 3: Timers': 'Block 02-03' }, says: [] },
  { name: 'a name with a remark', given: { 'Block 3: Timers': 'Block 3: Timers (since noon)' }, says: [] },
  { name: 'a sentence about a block', given: { 'Thread 2/4': 'Thread 2/4\n\nBlock 2 took two days.' }, says: [] },
  {
    name: 'a list of phases, one of which is the current one',
    given: { 'Phase 2/2: Kitchen': '- Phase 1: Pantry, done\n- Phase 2: Kitchen' },
    says: [],
  },
  {
    name: 'other blocks elsewhere',
    given: { '## Active Agents': '## Notes\n\nBlock: 1 of 3\nStatus: failed\n\n## Active Agents' },
    says: [],
  },
  {
    name: 'other headings in a fence',
    given: { 'Thread 2/4': '```\n# Mission\nStatus: failed\n```\nThread 2/4' },
    says: [],
  },
  {
    name: 'values that break the schema',
    given: { 'percent: 80.0': 'percent: 133', 'status: "in_progress"\nmode': 'status: "odd"\nmode' },
    says: [],
  },
  {
    name: 'agents without a section',
    given: { '## Active Agents\n\n- **executor-007**: Kitchen timers (02-03)\n': '' },
    says: [],
  },
  { name: 'agents in words', given: { '- **executor-007**: Kitchen timers (02-03)': 'See the log.' }, says: [] },
  { name: 'an agent with a broken id', given: { 'id: "executor-007"': 'id: "robot"' }, says: [] },
];

const wrong: Case[] = [
  {
    name: 'another status',
    given: { '**Status:** in_progress': '**Status:** Blocked' },
    says: ['105:13 warning the body says status "Blocked", but status is "in_progress"', says('8:9')],
    repaired: { '**Status:** Blocked': '**Status:** in_progress' },
  },
  {
    name: 'a status of the other dialect',
    given: { '**Status:** in_progress': 'Status: interrupted' },
    says: ['105:9 warning the body says status "interrupted", but status is "in_progress"', says('8:9')],
    repaired: { 'Status: interrupted': 'Status: in_progress' },
  },
  {
    name: 'another mode',
    given: { '**Mode:** guided': '**Mode**: hands-on' },
    says: ['106:11 warning the body says mode "hands-on", but mode is "guided"', says('9:7')],
    repaired: { '**Mode**: hands-on': '**Mode**: guided' },
  },
  {
    name: 'another percentage; the bar is right',
    given: bar('[################----] 60.0%'),
    says: ['107:38 warning the body says progress 60.0%, but progress.percent is 80', percent],
    repaired: { '60.0%': '80.0%' },
  },
  {
    name: 'another percentage, and the bar with it, is one fault',
    given: bar('[####################] 100%'),
    says: ['107:38 warning the body says progress 100%, but progress.percent is 80', percent],
    repaired: { '[####################] 100%': '[################----] 80%' },
  },
  {
    name: 'a percentage that neither rounding nor flooring gives',
    given: bar('79%'),
    says: ['107:15 warning the body says progress 79%, but progress.percent is 80', percent],
    repaired: { '79%': '80%' },
  },
  {
    name: 'a bar two cells short',
    given: bar('[##############------] 80.0%'),
    says: ['107:15 warning the bar fills 14 of 20 cells, but 80% is 16'],
    repaired: { '[##############------]': '[################----]' },
  },
  {
    name: 'a bar of 60 cells that is a little more than one off',
    given: { 'percent: 80.0': 'percent: 18.75', ...bar(`[${'#'.repeat(10)}${'.'.repeat(50)}] 18.75%`) },
    says: ['107:15 warning the bar fills 10 of 60 cells, but 18.75% is 11.25'],
    repaired: { [`[${'#'.repeat(10)}${'.'.repeat(50)}]`]: `[${'#'.repeat(11)}${'.'.repeat(49)}]` },
  },
  {
    name: 'a bar alone is held against the front matter',
    given: bar('[█████░░░░░]'),
    says: ['107:15 warning the bar fills 5 of 10 cells, but 80% is 8', percent],
    repaired: { '[█████░░░░░]': '[████████░░]' },
  },
  {
    name: 'an empty bar',
    given: bar('[----------] 80.0%'),
    says: ['107:15 warning the bar fills 0 of 10 cells, but 80% is 8'],
    repaired: { '[----------]': '[########--]' },
  },
  {
    name: 'a phase, its name with it',
    given: { 'Phase 2/2: Kitchen': 'Phase 1/2: Pantry' },
    says: ['111:7 warning the body says phase 1, but position.phase is 2', says('30:10')],
    repaired: { 'Phase 1/2: Pantry': 'Phase 2/2: Kitchen' },
  },
  {
    name: 'the number of phases',
    given: { 'Phase 2/2: Kitchen': 'Phase 2/3: Kitchen' },
    says: ['111:9 warning the body counts 3 phases, but phases.total is 2', says('11:10')],
    repaired: { 'Phase 2/3': 'Phase 2/2' },
  },
  {
    name: 'the name of a block',
    given: { 'Block 3: Timers': 'Block 3: Scales' },
    says: ['112:10 warning the body calls the block "Scales", but position.block_name is "Timers"', says('35:15')],
    repaired: { 'Block 3: Scales': 'Block 3: Timers' },
  },
  {
    name: 'a block with a leading zero',
    given: { 'Block 3: Timers': 'Block: 02 of 03' },
    says: ['112:8 warning the body says block 02, but position.block is 3', says('33:10')],
    repaired: { 'Block: 02 of 03': 'Block: 03 of 03' },
  },
  {
    name: 'a block id',
    given: { 'Block 3: Timers': 'Block 02-02: Timers' },
    says: ['112:7 warning the body says block 02-02, but position.block_id is "02-03"', says('34:13')],
    repaired: { 'Block 02-02': 'Block 02-03' },
  },
  {
    name: 'wave and thread',
    given: { 'Thread 2/4': 'Wave 2\nThread 4/3' },
    says: [
      '113:6 warning the body says wave 2, but position.wave is 1',
      says('36:9'),
      '114:8 warning the body says thread 4, but position.thread is 2',
      says('37:11'),
    ],
    repaired: { 'Wave 2\nThread 4/3': 'Wave 1\nThread 2/4' },
  },
  {
    name: 'a tab, a list and a number after an emoji',
    given: { 'Thread 2/4': '\t* Thread 3 / 4' },
    says: ['113:11 warning the body says thread 3, but position.thread is 2', says('37:11')],
    repaired: { 'Thread 3 / 4': 'Thread 2 / 4' },
  },
];

const agents: Case[] = [
  {
    name: 'another agent',
    given: { '- **executor-007**': '- **executor-006**' },
    says: [
      '117:5 warning the body lists executor-006, which agents.active does not; agents.active lists executor-007, which the body does not',
      says('46:3'),
    ],
    repaired: { '- **executor-006**': '- **executor-007**' },
  },
  {
    name: 'an agent too many',
    given: {
      '- **executor-007**: Kitchen timers (02-03)\n':
        '- executor-005: Pantry\n- **executor-007**: Kitchen timers (02-03)\n',
    },
    says: ['117:3 warning the body lists executor-005, which agents.active does not', says('46:3')],
    repaired: { '\n- executor-005: Pantry': '' },
  },
  {
    name: 'nobody',
    given: { '- **executor-007**: Kitchen timers (02-03)': '_None_' },
    says: ['117:2 warning agents.active lists executor-007, which the body does not', says('46:3')],
    repaired: { _None_: '- **executor-007**: Kitchen timers (02-03)' },
  },
  {
    name: 'an agent too few',
    given: {
      '  completed:\n    - id': '    - id: "scout-001"\n  completed:\n    - id',
    },
    says: ['118:5 warning agents.active lists scout-001, which the body does not', says('46:3')],
    repaired: { '(02-03)\n': '(02-03)\n- **scout-001**\n' },
  },
  {
    name: 'all are gone',
    given: {
      [mission.slice(mission.indexOf('  active:'), mission.indexOf('  completed:\n'))]: '  active: []\n',
    },
    says: ['110:5 warning the body lists executor-007, which agents.active does not', says('46:11')],
    repaired: { '- **executor-007**: Kitchen timers (02-03)': '- None' },
  },
  {
    name: 'a table is not rewritten',
    given: { '- **executor-007**: Kitchen timers (02-03)': '| Agent | Task |\n|-|-|\n| executor-006 | Timers |' },
    says: [
      '119:3 warning the body lists executor-006, which agents.active does not; agents.active lists executor-007, which the body does not',
      says('46:3'),
    ],
  },
  {
    name: 'the block of an agent',
    given: { 'timers (02-03)': 'timers (02-02)' },
    says: [
      '117:37 warning the body puts executor-007 at block 02-02, but agents.active.0.block is 02-03',
      says('52:14'),
    ],
    repaired: { 'timers (02-02)': 'timers (02-03)' },
  },
];

const hidden: Case[] = [
  { name: 'a fence', given: { 'Thread 2/4': '~~~\nThread 3/4\n~~~' }, says: [] },
  { name: 'a comment', given: { 'Thread 2/4': '<!--\nThread 3/4\n-->' }, says: [] },
  { name: 'indented code', given: { 'Thread 2/4': '\n    Thread 3/4' }, says: [] },
  { name: 'inline code', given: { 'Thread 2/4': '`\nThread 3/4\n`' }, says: [] },
  {
    name: 'a fence hides nothing below it',
    given: { 'Thread 2/4': '```\n## Notes\nThread 2/4\n```\n\nThread 3/4' },
    says: ['118:8 warning the body says thread 3, but position.thread is 2', says('37:11')],
  },
  {
    name: 'a body that no Markdown parser may see',
    given: { 'Thread 2/4': `Thread 3/4\n\n\`\`\n${'> '.repeat(40)}x` },
    says: [],
    skips: ['the Markdown body nests deeper than 32 levels'],
  },
  { name: 'such a body without drift', given: { 'Thread 2/4': `\`\`\n${'> '.repeat(40)}x` }, says: [] },
];

const others: Case[] = [
  {
    name: 'persistence: the same, in its own words and in others',
    given: persistence(
      '# Grid\n\nStatus: in_progress\nProgress: 40%\n\n## Current Position\nPhase: 2 of 3 (Kitchen)\nBlock: 03 of 08\nThread 2/4\n',
    ),
    says: [],
  },
  {
    name: 'persistence: drift',
    given: persistence(
      '**Status:** active\n**Progress:** 41.5%\n\n## Current Position\n\nBlock: 02 of 08\nThread 03.1\n',
    ),
    says: [
      '11:13 warning the body says status "active", but status is "resumed"',
      says('3:9'),
      '12:15 warning the body says progress 41.5%, but progress_percent is 40',
      says('8:19'),
      '16:8 warning the body says block 02, but position.block is 3',
      says('6:10'),
      '17:8 warning the body says thread 03.1, but position.thread is "03.2"',
      says('7:11'),
    ],
  },
  {
    name: 'persistence: numbers of two kinds cannot be compared',
    given: persistence('## Current Position\nBlock: 01-02\nPhase: 1 of 2\n'),
    says: [],
  },
  { name: 'prose: healthy', given: prose, says: [] },
  {
    name: 'prose: bar against number',
    given: edited(prose, { '[███░░]': '[█░░░░]' }),
    says: ['9:11 warning the bar fills 1 of 5 cells, but 60% is 3'],
    repaired: { '[█░░░░]': '[███░░]' },
  },
  {
    name: 'prose: more than everything fills the bar',
    given: edited(prose, { '[███░░] 60.0%': '[███░░] 400%' }),
    says: ['9:11 warning the bar fills 3 of 5 cells, but 400% is 20'],
    repaired: {},
  },
  { name: 'prose: a bar alone', given: edited(prose, { ' 60.0%': '' }), says: [] },
  {
    name: 'prose that no Markdown parser may see',
    given: `${prose}\n\`\`\n${'> '.repeat(40)}x\n`,
    says: [],
    skips: ['the Markdown body nests deeper than 32 levels'],
  },
];

ruleTest(bodyDrift, [...healthy, ...wrong, ...agents, ...hidden, ...others]);
