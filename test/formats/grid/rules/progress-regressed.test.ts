import { progressRegressed } from '../../../../src/formats/grid/rules/progress-regressed.js';
import { ruleTest } from '../../../support/git-rule-test.js';
import { edited, mission, persistence, prose } from '../../../support/mission.js';
import { afterCommits, inWorkingTree, withGap } from '../../../support/state-history.js';

const stays = 'what is complete stays complete';
const blocks = (count: number) => ({ 'blocks_complete: 4': `blocks_complete: ${count}` });
const status = (word: string) => ({ 'status: "in_progress"\nmode': `status: "${word}"\nmode` });
const kitchen = (count: number) => ({
  'blocks: 3\n      blocks_complete: 2': `blocks: 3\n      blocks_complete: ${count}`,
});
const position = (block: number, wave: number, thread: number) => ({
  '  block: 3\n  block_id': `  block: ${block}\n  block_id`,
  'wave: 1\n  thread: 2\n  thread_total': `wave: ${wave}\n  thread: ${thread}\n  thread_total`,
});
const at = (block: string, wave: string, thread: string) =>
  persistence.replace('block: 2\n  wave: 1\n  thread: "02.3"', `block: ${block}\n  wave: ${wave}\n  thread: ${thread}`);
const stove = prose.replace('- ✅ Block 02', '- ⏳ Block 02');
/** A mission of many phases, each with so many complete blocks. */
const phases = (count: number, complete: number) =>
  edited(mission, {
    'definitions:\n': `definitions:\n${Array.from(
      { length: count },
      (_, index) => `    - { id: "${10 + index}-a", blocks: 3, blocks_complete: ${complete} }\n`,
    ).join('')}`,
  });

ruleTest(progressRegressed, {
  'more is complete': afterCommits([blocks(3), blocks(4)]),
  'the same is complete': afterCommits([{}, status('blocked')]),
  'fewer blocks': afterCommits(
    [{}, blocks(3)],
    [`40:20 warning progress.blocks_complete went back from 4 to 3 in {1}; ${stays}`],
  ),
  'fewer blocks for a while': afterCommits(
    [{}, blocks(3), {}],
    [`40:20 warning progress.blocks_complete went back from 4 to 3 in {1}; ${stays}`],
  ),
  'fewer blocks, not committed': inWorkingTree(
    [{}, blocks(3)],
    [`40:20 warning progress.blocks_complete went back from 4 to 3 in the working tree; ${stays}`],
  ),
  'fewer blocks behind a figure that is none': afterCommits(
    [{}, { 'blocks_complete: 4': 'blocks_complete: "four"' }, blocks(3)],
    [`40:20 warning progress.blocks_complete went back from 4 to 3 in {2}; ${stays}`],
  ),
  'fewer threads': afterCommits(
    [{}, { 'threads_complete: 13': 'threads_complete: 12' }],
    [`42:21 warning progress.threads_complete went back from 13 to 12 in {1}; ${stays}`],
  ),
  'a share that shrinks as blocks are added': afterCommits([
    {},
    { 'blocks_total: 5': 'blocks_total: 8', '80.0\n': '50.0\n' },
  ]),
  'fewer phases': afterCommits(
    [{}, { 'completed: ["01-pantry"]': 'completed: []' }],
    [`13:14 warning phases.completed lost "01-pantry" in {1}; ${stays}`],
  ),
  'no list of phases any more': afterCommits(
    [{}, { '  completed: ["01-pantry"]\n': '' }],
    [`10:1 warning phases.completed lost "01-pantry" in {1}; ${stays}`],
  ),
  'a list of phases that is broken has its own finding': afterCommits([{}, { '["01-pantry"]\n': '["pantry"]\n' }]),
  'fewer blocks of one phase': afterCommits(
    [{}, kitchen(1)],
    [`26:24 warning blocks_complete of phase "02-kitchen" went back from 2 to 1 in {1}; ${stays}`],
  ),
  'a phase that was put in before the others': afterCommits([
    {},
    { 'definitions:\n': 'definitions:\n    - { id: "00-cellar", name: "Cellar", blocks: 1, blocks_complete: 0 }\n' },
  ]),
  'fewer blocks of many phases': afterCommits(
    [phases(12, 2), phases(12, 1)],
    [
      `14:3 warning blocks_complete of 2 more phases went back in {1}`,
      ...Array.from(
        { length: 10 },
        (_, index) =>
          `${15 + index}:49 warning blocks_complete of phase "${10 + index}-a" went back from 2 to 1 in {1}; ${stays}`,
      ),
    ],
  ),
  'back to an earlier block': afterCommits(
    [{}, position(2, 1, 2)],
    ['33:10 warning position.block went back from 3 to 2 in {1}, within phase 2'],
  ),
  'back to an earlier wave': afterCommits(
    [position(3, 2, 2), position(3, 1, 2)],
    ['36:9 warning position.wave went back from 2 to 1 in {1}, within phase 2, block 3'],
  ),
  'back to an earlier thread': afterCommits(
    [{}, position(3, 1, 1)],
    ['37:11 warning position.thread went back from 2 to 1 in {1}, within phase 2, block 3, wave 1'],
  ),
  'the next wave begins with its first thread': afterCommits([{}, position(3, 2, 1)]),
  'the next block begins with its first wave': afterCommits([position(2, 4, 4), position(3, 1, 1)]),
  'the next phase begins with its first block': afterCommits([
    {},
    { ...position(1, 1, 1), 'phase: 2\n  phase_id': 'phase: 3\n  phase_id' },
  ]),
  'threads of waves that are not numbered': afterCommits([
    { '  wave: 1\n': '' },
    { '  wave: 1\n': '', 'thread: 2\n  thread_total': 'thread: 1\n  thread_total' },
  ]),
  'back while it is planned': afterCommits([status('planning'), { ...status('planning'), ...position(1, 1, 1) }]),
  'a new mission': afterCommits([
    status('complete'),
    {
      ...blocks(0),
      ...position(1, 1, 1),
      'completed: ["01-pantry"]': 'completed: []',
      'mission-20260511T090000Z-recipe-box': 'mission-20260512T090000Z-wine',
    },
  ]),
  'persistence: a share is no amount, and shrinks when the plan grows': afterCommits([
    persistence,
    persistence.replace('percent: 16', 'percent: 8'),
  ]),
  'persistence: an earlier block': afterCommits(
    [persistence, at('1', '1', '"01.5"')],
    ['5:10 warning position.block went back from 2 to 1 in {1}, within phase 1'],
  ),
  'persistence: an earlier thread': afterCommits(
    [persistence, at('2', '1', '"02.1"')],
    ['7:11 warning position.thread went back from 3 to 1 in {1}, within phase 1, block 2, wave 1'],
  ),
  'persistence: 02.10 is the tenth thread': afterCommits([at('2', '1', '02.9'), at('2', '1', '02.10')]),
  'persistence: an earlier block beside the position': afterCommits(
    ['block: 3', 'block: 2'].map((block) =>
      persistence.replace('  block: 2\n', '').replace('status:', `${block}\nstatus:`),
    ),
    ['2:8 warning block went back from 3 to 2 in {1}, within phase 1'],
  ),
  'persistence: a phase without a number': afterCommits([
    persistence.replace('phase: 1', 'phase: Pantry'),
    at('1', '1', '"01.1"').replace('phase: 1', 'phase: Kitchen'),
  ]),
  'prose: more ticks': afterCommits([stove, prose]),
  'prose: a tick less': afterCommits(
    [prose, stove],
    [`22:3 warning block 2 lost the tick of what is complete in {1}; ${stays}`],
  ),
  'prose: an earlier block': afterCommits(
    [prose, prose.replace('Block: 03', 'Block: 02')],
    ['5:8 warning Block went back from 3 to 2 in {1}, within phase 2'],
  ),
  'prose: no ticks at all tell nothing': afterCommits([prose, prose.slice(0, prose.indexOf('## Block Status'))]),
  'where commits are missing': withGap(
    [{}, {}, { ...blocks(3), ...position(2, 1, 1) }],
    [
      '33:10 warning position.block went back from 3 to 2 since the base, within phase 2',
      `40:20 warning progress.blocks_complete went back from 4 to 3 since the base; ${stays}`,
    ],
  ),
});
