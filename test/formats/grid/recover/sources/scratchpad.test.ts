import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../../src/core/limits.js';
import { scratchpadEvidence } from '../../../../../src/formats/grid/recover/sources/scratchpad.js';
import { blocksIn, commitsIn, fieldsIn, momentsIn, placeOf, rootOf } from './evidence-of.js';

const evidenceOf = async (text: string, plans: readonly string[] = []) =>
  scratchpadEvidence(
    await rootOf({ 'SCRATCHPAD.md': text, ...Object.fromEntries(plans.map((plan) => [plan, ''])) }),
    defaultLimits,
  );
const progress = (who: string, finding: string) => `${who} | 14:05:00 | PROGRESS\n  Finding: "${finding}"\n\n`;

test('progress tells of commits, blocks and the thread', async () => {
  const evidence = await evidenceOf(`# Scratchpad

executor-001 | 2026-05-12T14:00:00Z | PROGRESS
  Finding: "Thread 02.1 complete (commit abc123)"

executor-002 | 14:05:00 | GOTCHA
  Finding: "Block 05 complete is what the test prints"

executor-002 | 2026-05-12 14:10 | PROGRESS
  Finding: "Working on thread 02.3"
`);
  expect(blocksIn(evidence)).toEqual(['02? begun', '02? begun']);
  expect(commitsIn(evidence)).toEqual(['abc123']);
  expect(fieldsIn(evidence)).toEqual({ 'position.thread': '3?', 'resume.last_agent': 'executor-002' });
  expect(placeOf(evidence, 'position.thread')).toBe('.grid/SCRATCHPAD.md:9');
  expect(momentsIn(evidence)).toEqual(['2026-05-12T14:00:00Z', '2026-05-12T14:10:00Z?']);
});

describe('what an entry says', () => {
  test.each<[string, string[], string | undefined]>([
    ['Block 02 complete', ['02? complete'], undefined],
    ['Completed block 02-03 today', ['02-03? complete'], undefined],
    ['Block 02 skipped', ['02? skipped'], undefined],
    ['Starting Block 03', ['03? begun'], undefined],
    ['Block 03: header is next', ['03? begun'], undefined],
    ['Thread 4 of block 03 complete', ['03? begun', '03? begun'], '4?'],
    ['Thread 02.3 complete', ['02? begun'], '3?'],
    ['Ready for block 03', [], undefined],
    ['The config that block 05 will need', [], undefined],
    ['Half the work is done', [], undefined],
  ])('%s', async (finding, blocks, thread) => {
    const evidence = await evidenceOf(progress('recognizer-01', finding));
    expect(blocksIn(evidence)).toEqual(blocks);
    expect(fieldsIn(evidence)['position.thread']).toBe(thread);
  });
});

describe('the block that an executor is called after', () => {
  test.each<[string, string, string[], string[]]>([
    ['without plans', 'executor-01', [], ['01? begun']],
    ['with a plan of the block', 'executor-02', ['plans/02-PLAN.md'], ['02? begun']],
    ['without a plan of the block', 'executor-07', ['plans/02-PLAN.md'], []],
    ['an agent of STATE.md is called after none', 'executor-001', [], []],
    ['nor is another program', 'scout-01', [], []],
  ])('%s', async (_, who, plans, blocks) => {
    const evidence = await evidenceOf(progress(who, 'Thread 1 complete (commit abc123)'), plans);
    expect(blocksIn(evidence)).toEqual(blocks);
    expect(fieldsIn(evidence)['position.thread']).toBe('1?');
  });

  test('a block that the entry names counts before', async () => {
    const evidence = await evidenceOf(progress('executor-01', 'Thread 1 of block 03 complete'));
    expect(new Set(blocksIn(evidence))).toEqual(new Set(['03? begun']));
  });
});

test('a thread is past when its block is complete, or another block begins', async () => {
  for (const next of ['Block 02 complete', 'Starting block 03']) {
    const evidence = await evidenceOf(
      progress('executor-001', 'Thread 02.3 complete') + progress('executor-001', next),
    );
    expect(fieldsIn(evidence)['position.thread']).toBeUndefined();
  }
  const same = await evidenceOf(
    progress('executor-001', 'Thread 02.3 complete') + progress('executor-001', 'Block 02 started'),
  );
  expect(fieldsIn(same)['position.thread']).toBe('3?');
});

test('an agent that is not the last to write is not sure to be the last', async () => {
  const evidence = await evidenceOf(progress('executor-001', 'x') + progress('executor-02', 'y'));
  expect(fieldsIn(evidence)).toEqual({ 'resume.last_agent': 'executor-001?' });
});

describe('entries with the newest on top', () => {
  const at = (time: string, who: string, finding: string) => `${who} | ${time} | PROGRESS\n  Finding: "${finding}"\n\n`;

  test.each<[string, string[], string, string]>([
    ['three', ['2026-05-12T14:20:00Z', '2026-05-12T14:10:00Z', '2026-05-12T14:00:00Z'], '3', 'executor-003'],
    ['times of one day', ['14:20', '14:10', '14:00'], '3', 'executor-003'],
    ['in the usual order, the last one counts', ['14:00', '14:10', '14:20'], '1', 'executor-001'],
    ['in no order, that of the file counts', ['14:10', '14:20', '14:00'], '1', 'executor-001'],
  ])('%s', async (_, times, thread, agent) => {
    const text = times.map((time, index) => at(time, `executor-00${3 - index}`, `Thread 02.${3 - index} complete`));
    const evidence = await evidenceOf(text.join(''));
    expect(fieldsIn(evidence)).toEqual({ 'position.thread': `${thread}?`, 'resume.last_agent': agent });
  });

  test('two', async () => {
    const text =
      at('2026-05-12T14:20:00Z', 'executor-002', 'Starting block 03') +
      at('2026-05-12T14:00:00Z', 'executor-001', 'Thread 02.1 complete');
    expect(fieldsIn(await evidenceOf(text))).toEqual({ 'resume.last_agent': 'executor-002' });
  });
});

describe('the words of an entry', () => {
  test.each<[string, string, string[]]>([
    ['a message', '  Message: Block 02 complete', ['02? complete']],
    ['plain lines', '  Block 02 complete\n  Tests pass', ['02? complete']],
    ['a sentence that goes on', '  Block 02 is\n  complete', ['02? complete']],
    ['fields of other names', '  Progress: Block 02 complete', ['02? complete']],
    ['not whom it concerns', '  Finding: x\n  Relevance: Block 02 complete', []],
    ['nor that alone', '  Relevance: Block 02 complete', []],
  ])('%s', async (_, lines, blocks) => {
    expect(blocksIn(await evidenceOf(`recognizer-01 | 14:05:00 | PROGRESS\n${lines}\n`))).toEqual(blocks);
  });
});

test('a table of entries', async () => {
  const evidence = await evidenceOf(
    '| Program | Time | Kind | Finding |\n| - | - | - | - |\n| executor-001 | 14:05 | PROGRESS | Block 02 complete |\n',
  );
  expect(blocksIn(evidence)).toEqual(['02? complete']);
});

test('no scratchpad, one in conflict and one that is code say nothing', async () => {
  const conflict = '<<<<<<< a\n=======\n>>>>>>> b\nexecutor-001 | 14:05:00 | PROGRESS\nFinding: Block 02 complete\n';
  for (const text of [conflict, `\`\`\`\n${progress('executor-001', 'Block 02 complete')}\`\`\`\n`, '']) {
    const evidence = await evidenceOf(text);
    expect([blocksIn(evidence), fieldsIn(evidence)]).toEqual([[], {}]);
    expect(evidence.notes).toHaveLength(text === conflict ? 1 : 0);
  }
  expect(blocksIn(await scratchpadEvidence(await rootOf({ 'WARMTH.md': '' }), defaultLimits))).toEqual([]);
});
