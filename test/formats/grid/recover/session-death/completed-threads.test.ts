import { expect, test } from 'vitest';
import type { CommitFact, History, TimedCommit } from '../../../../../src/core/history.js';
import { defaultLimits } from '../../../../../src/core/limits.js';
import { readGrid } from '../../../../../src/formats/grid/read.js';
import {
  type CompletedThreads,
  completedThreads,
  nextThread,
} from '../../../../../src/formats/grid/recover/session-death/completed-threads.js';
import { scratchpadWords } from '../../../../../src/formats/grid/recover/session-death/scratchpad-words.js';
import { whereaboutsOf } from '../../../../../src/formats/grid/recover/session-death/whereabouts.js';
import { noHistory } from '../../../../../src/repository/git/no-history.js';
import { MemoryTree } from '../../../../../src/text/memory-tree.js';
import { growth, linear } from '../../../../support/growth.js';
import { edited, mission } from '../../../../support/mission.js';

// The mission stands at thread 2 of 4 in block 02-03, the fifth of all.
const whole = (name: string): string => name.padEnd(40, '0');
const known: Readonly<Record<string, CommitFact>> = {
  aaaa001: { answer: 'reachable', commit: { hash: whole('aaaa001'), subject: 'feat(02-03): one' } },
  aaaa002: { answer: 'reachable', commit: { hash: whole('aaaa002'), subject: 'feat(02-03): two' } },
  aaaa003: { answer: 'reachable', commit: { hash: whole('aaaa003'), subject: 'two, without a scope' } },
  bbbb001: { answer: 'reachable', commit: { hash: whole('bbbb001'), subject: 'feat(02-02): one' } },
  cccc001: { answer: 'missing' },
  dddd001: { answer: 'unreachable', commit: { hash: whole('dddd001'), subject: 'feat(02-03): one' } },
  eeee001: {
    answer: 'unreachable',
    commit: { hash: whole('eeee001'), subject: 'feat(02-03): one' },
    successor: { hash: whole('ffff001'), subject: 'feat(02-03): all', likeness: 'listed' },
  },
  abc1: { answer: 'ambiguous', candidates: [whole('abc11'), whole('abc12')] },
};
const history: History = {
  ...noHistory('this is a test'),
  commits: async (names) => new Map(names.map((name) => [name, known[name] ?? { answer: 'malformed' }])),
};
const said = (text: string, kind = 'PROGRESS') => `executor-007 | 09:00:00 | ${kind}\n  Finding: "${text}"\n`;
const since = (...names: readonly string[]): readonly TimedCommit[] =>
  names.flatMap((name) => {
    const fact = known[name];
    return fact?.answer === 'reachable' ? [{ ...fact.commit, time: 0 }] : [];
  });

interface Case {
  readonly name: string;
  readonly pad: readonly string[];
  /** Newest first. */
  readonly since?: readonly TimedCommit[];
  readonly state?: string;
  readonly git?: History;
  /** `thread commit`. */
  readonly threads: readonly string[];
  readonly lost?: readonly string[];
  readonly next?: number;
}

async function judged({ pad, since: commits = [], state = mission, git = history }: Omit<Case, 'name' | 'threads'>) {
  const tree = new MemoryTree({ '.grid/STATE.md': state, '.grid/SCRATCHPAD.md': pad.join('\n') });
  const snapshot = await readGrid(tree, '.grid', defaultLimits);
  if (snapshot.state?.dialect !== 'schema') throw new Error('the test has no state');
  const words = await scratchpadWords(snapshot, defaultLimits);
  if (typeof words === 'string') throw new Error(words);
  const whereabouts = whereaboutsOf(snapshot.state, snapshot);
  const threads = await completedThreads(git, words, { since: commits, last: undefined, gap: undefined }, whereabouts);
  return { threads, next: nextThread(threads.threads, whereabouts) };
}

const shown = ({ threads }: CompletedThreads) =>
  threads.map(({ thread, commit }) => `${thread ?? '-'} ${commit.replace(/0+$/, '')}`);

const cases: readonly Case[] = [
  { name: 'one that the state knows of', pad: [said('Thread 1 complete (commit aaaa001)')], threads: ['1 aaaa001'] },
  {
    name: 'one that it does not know of, committed since',
    pad: [said('Thread 1 complete (commit aaaa001)'), said('Thread 2 complete (commit aaaa002)')],
    since: since('aaaa002'),
    threads: ['1 aaaa001', '2 aaaa002'],
    next: 3,
  },
  {
    name: 'entries of the block before, when this one has none',
    pad: [said('Thread 1 complete (commit aaaa001)'), said('Thread 2 complete (commit aaaa003)')],
    threads: [],
  },
  {
    name: 'the numbers begin again with the block',
    pad: [
      said('Thread 1 complete (commit aaaa003)'),
      said('Thread 2 complete (commit aaaa003)'),
      said('Thread 1 complete (commit aaaa001)'),
    ],
    threads: ['1 aaaa001'],
  },
  {
    name: 'the block before ended',
    pad: [said('Thread 1 complete (commit aaaa003)'), said('Block 04 complete')],
    threads: [],
  },
  {
    name: 'threads that run side by side end in any order',
    pad: [said('Thread 2 complete (commit aaaa002)'), said('Thread 1 complete (commit aaaa001)')],
    since: since('aaaa002', 'aaaa001'),
    threads: ['2 aaaa002', '1 aaaa001'],
    next: 3,
  },
  {
    name: 'a commit whose subject names another block',
    pad: [said('Thread 1 complete (commit bbbb001)')],
    threads: [],
  },
  {
    name: 'threads that name their block, which counts in the phase or in the mission',
    pad: [said('Thread 03.1 complete (commit aaaa001)'), said('Thread 05.2 complete (commit aaaa002)')],
    threads: ['03.1 aaaa001', '05.2 aaaa002'],
    next: 3,
  },
  { name: 'a thread of another block', pad: [said('Thread 04.1 complete (commit aaaa001)')], threads: [] },
  {
    name: 'a thread that was done twice counts once, with its last commit',
    pad: [said('Thread 03.1 complete (commit aaaa001)'), said('Thread 03.1 complete (commit aaaa002)')],
    threads: ['03.1 aaaa002'],
  },
  {
    name: 'a commit that is not there is no evidence',
    pad: [said('Thread 1 complete (commit cccc001)')],
    threads: [],
    lost: [
      'line 1 of the scratchpad says that thread 1 is complete with the commit "cccc001", which is not in the history; it is not counted',
    ],
  },
  {
    name: 'nor is one of another branch',
    pad: [said('Thread 1 complete (commit dddd001)')],
    threads: [],
    lost: [
      'line 1 of the scratchpad says that thread 1 is complete with the commit "dddd001", which is not in the history; it is not counted',
    ],
  },
  {
    name: 'nor one that may be several',
    pad: [said('Thread 1 complete (commit abc1)')],
    threads: [],
    lost: [
      'line 1 of the scratchpad says that thread 1 is complete with the commit "abc1", which is not in the history; it is not counted',
    ],
  },
  {
    name: 'one that was squashed counts as what took it in',
    pad: [said('Thread 1 complete (commit eeee001)')],
    threads: ['1 ffff001'],
  },
  {
    name: 'without git, a commit is what was written',
    pad: [said('Thread 1 complete (commit aaaa001)')],
    git: noHistory('this is a test'),
    threads: ['1 aaaa001'],
  },
  { name: 'a thread without a commit', pad: [said('Thread 1 complete')], threads: [] },
  { name: 'a thread that is not complete', pad: [said('Thread 1 goes on (commit aaaa001)')], threads: [] },
  {
    name: 'a finding that is none of progress',
    pad: [said('Thread 1 complete (commit aaaa001)', 'GOTCHA')],
    threads: [],
  },
  {
    name: 'commits since, which do not tell their thread',
    pad: [],
    since: since('aaaa002', 'bbbb001', 'aaaa001'),
    threads: ['- aaaa001', '- aaaa002'],
    next: 2,
  },
  {
    name: 'a commit that the scratchpad names counts once',
    pad: [said('Thread 2 complete (commit aaaa002)')],
    since: since('aaaa002', 'aaaa001'),
    threads: ['2 aaaa002', '- aaaa001'],
    next: 3,
  },
  {
    name: 'a state that tells no thread leaves only what was committed since',
    pad: [said('Thread 1 complete (commit aaaa001)'), said('Thread 2 complete (commit aaaa002)')],
    since: since('aaaa002'),
    state: edited(mission, { '  thread: 2\n  thread_total': '  thread_total' }),
    threads: ['2 aaaa002'],
    next: Number.NaN,
  },
];

test.each(cases)('$name', async ({ threads, lost = [], next = 2, ...given }) => {
  const found = await judged(given);
  expect(shown(found.threads)).toEqual(threads);
  expect(found.threads.lost).toEqual(lost);
  expect(found.next).toBe(Number.isNaN(next) ? undefined : next);
});

test('what is not scoped to the block is left over, the oldest first', async () => {
  const { threads } = await judged({ pad: [], since: since('aaaa003', 'bbbb001', 'aaaa001') });
  expect(threads.others.map(({ subject }) => subject)).toEqual(['feat(02-02): one', 'two, without a scope']);
});

test('the newest entry may stand on top', async () => {
  const entry = (time: string, text: string) => `executor-007 | ${time} | PROGRESS\n  Finding: "${text}"\n`;
  const { threads } = await judged({
    pad: [
      entry('09:02:00', 'Thread 1 complete (commit aaaa001)'),
      entry('09:01:00', 'Thread 2 complete (commit aaaa003)'),
      entry('09:00:00', 'Thread 1 complete (commit aaaa003)'),
    ],
  });
  expect(shown(threads)).toEqual(['1 aaaa001']);
});

// A scratchpad of a megabyte is read, and may be made of anything.
test.each([
  ['the same thread', () => 'Thread 1 complete (commit aaaa001)'],
  ['many threads', (index: number) => `Thread ${index % 9999} complete (commit aaaa00${index % 9})`],
  [
    'threads with and without a block',
    (index: number) => `Thread ${index % 2 ? '03.' : ''}${index} complete (commit aaaa001)`,
  ],
  ['the word alone', () => 'thread '.repeat(10)],
  ['open brackets', () => '(commit '.repeat(10)],
])('takes time in proportion: %s', async (_, text) => {
  const run = (size: number) => judged({ pad: Array.from({ length: size }, (__, index) => said(text(index))) });
  expect(await growth(run, 500)).toBeLessThan(linear);
});
