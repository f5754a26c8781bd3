import { expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import type { Transition } from '../../../../src/core/transition.js';
import { makeTransition } from '../../../../src/formats/grid/transitions/transition.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { mission, now, persistence } from '../../../support/mission.js';

const steps: readonly Transition[] = [
  { kind: 'status', to: 'failed' },
  { kind: 'status', to: 'complete' },
  { kind: 'status', to: 'completed' },
  { kind: 'status', to: 'in_progress', threads: 2 },
  { kind: 'phase', to: '02-kitchen' },
  { kind: 'thread-done', commit: 'abc1234' },
  { kind: 'thread-done' },
  { kind: 'wave-done', threads: 2 },
  { kind: 'block-done' },
  { kind: 'skip', block: '02-03' },
  { kind: 'agent-start', id: 'executor-008', task: 't' },
  { kind: 'agent-end', id: 'executor-007', result: 'success' },
  { kind: 'blocker-add', type: 'permission', description: 'd', thread: '1' },
  { kind: 'checkpoint-open', type: 'failure', details: { error: 'e' } },
  { kind: 'checkpoint-answer', response: 'retry' },
  { kind: 'checkpoint-withdraw', reason: 'r' },
];
const odd = ['null', '[]', '{}', '-1', '1.5', '"x"', '[null, 3, {id: 4}]', '99999999999999999999'];
const checkpoint = '---\ntype: decision\nquestion: q\noptions: [retry, stop]\n---\n';

/** A state with each of its values replaced, one at a time. */
function* damaged(state: string): Generator<string> {
  const lines = state.split('\n');
  for (const [at, line] of lines.entries()) {
    const key = /^\s*(?:- )?\w+:/.exec(line)?.[0];
    if (key === undefined) continue;
    const value = odd[at % odd.length];
    yield [...lines.slice(0, at), `${key} ${value}`, ...lines.slice(at + 1)].join('\n');
  }
}

test.each([
  ['schema', mission],
  ['persistence', persistence],
])(
  'whatever stands in a state of the %s dialect, a step is made or refused, and what it writes can be read',
  async (_, state) => {
    let turn = 0;
    for (const text of damaged(state)) {
      turn += 1;
      const tree = new MemoryTree({ '.grid/STATE.md': text, '.grid/CHECKPOINT.md': checkpoint });
      // Each damage meets a third of the steps, and each step a third of the damages.
      for (const transition of steps.filter((_one, at) => at % 3 === turn % 3)) {
        const request = { tree, root: '.grid', limits: defaultLimits, agent: 'mc', transition, now };
        const made = await makeTransition(request);
        if (made.why !== undefined) continue;
        const after = new MemoryTree(Object.fromEntries(made.files.map((file) => [file.path, file.text])), tree);
        const again = await makeTransition({ ...request, tree: after, transition: { kind: 'thread-done' } });
        expect([text, transition.kind, again.why]).not.toEqual([text, transition.kind, 'broken']);
      }
    }
  },
);
