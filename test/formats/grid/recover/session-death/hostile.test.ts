import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../../../../src/core/limits.js';
import type { RecoveryRequest } from '../../../../../src/core/recovery.js';
import { readGrid } from '../../../../../src/formats/grid/read.js';
import { sessionEnd } from '../../../../../src/formats/grid/recover/session-death/session-death.js';
import { noFacts } from '../../../../../src/lint/facts.js';
import { noHistory } from '../../../../../src/repository/git/no-history.js';
import { MemoryTree } from '../../../../../src/text/memory-tree.js';
import { mission, now, persistence } from '../../../../support/mission.js';

const day = 24 * 3_600_000;

/** A day after the last change, of which the scratchpad was none. */
function requestOf(files: Readonly<Record<string, string | Uint8Array>>): RecoveryRequest {
  return {
    ...{ tree: new MemoryTree(files), root: '.grid', history: noHistory('this is a test'), limits: defaultLimits },
    ...{ now: now + day, judge: async () => ({ findings: [], snapshot: undefined }) },
    ages: async () => ({ ...noFacts, age: () => ({ answer: 'known', changedAt: now }) }),
  };
}

/** Reads and judges some files; what is proposed must be a checkpoint that can be read. */
async function check(files: Readonly<Record<string, string | Uint8Array>>): Promise<boolean> {
  const request = requestOf(files);
  const death = await sessionEnd(request, await readGrid(request.tree, '.grid', defaultLimits));
  if (death?.is !== 'dead') return false;
  const { path, text } = death.checkpoint;
  const after = await readGrid(new MemoryTree({ [path]: text }), '.grid', defaultLimits);
  expect(after.unreadable).toEqual([]);
  expect(after.checkpoints.map(({ document: { faults, verdict } }) => ({ faults, verdict }))).toEqual([
    { faults: [], verdict: expect.objectContaining({ violations: [] }) },
  ]);
  return true;
}

test('a state that is cut anywhere', async () => {
  let dead = 0;
  for (const text of [mission, persistence]) {
    for (let end = 0; end <= text.length; end += 7) {
      if (await check({ '.grid/STATE.md': text.slice(0, end) })) dead += 1;
    }
    expect(await check({ '.grid/STATE.md': text })).toBe(true);
  }
  expect(dead).toBeGreaterThan(0);
});

test('a scratchpad of anything', async () => {
  const head = fc.constantFrom(
    'executor-007 | 09:00 | PROGRESS\n',
    '## executor-007 | PROGRESS\n',
    '| Time | Kind |\n|-|-|\n',
  );
  const line = fc.oneof(head, fc.constantFrom('Thread 1 complete (commit abc1234)\n', '---\n', '```\n'), fc.string());
  const bytes = fc.uint8Array({ maxLength: 200 });
  const pads = fc.oneof(
    fc.array(line, { maxLength: 20 }).map((lines) => lines.join('')),
    bytes,
  );
  await fc.assert(
    fc.asyncProperty(pads, async (pad) => {
      await check({ '.grid/STATE.md': mission, '.grid/SCRATCHPAD.md': pad });
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['long', 'x'.repeat(60_000)],
  ['full of quotes', '\\"'.repeat(10_000)],
  ['full of what is escaped', '\u202e'.repeat(20_000)],
])('a name that is %s', async (_, name) => {
  const state = mission.replace('"Recipe Box"', JSON.stringify(name)).replace('"Timers"', JSON.stringify(name));
  expect(await check({ '.grid/STATE.md': state })).toBe(true);
});

test('keys of every prototype', async () => {
  const state = mission.replace('position:\n', 'position:\n  __proto__: 1\n  constructor: 2\n');
  expect(
    await check({ '.grid/STATE.md': `${state.replace('energy:', '__proto__:\n  polluted: true\nenergy:')}` }),
  ).toBe(true);
  expect(({} as Readonly<Record<string, unknown>>).polluted).toBeUndefined();
});
