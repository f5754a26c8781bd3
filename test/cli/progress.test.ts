import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ProgressLine, progressLine } from '../../src/cli/progress.js';
import { lint, type Progress } from '../../src/index.js';
import { repository } from '../support/folder.js';
import { mission } from '../support/mission.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A terminal, and what was written to it since it was last looked at. */
function terminal({ env = {}, isTTY = true, columns = 80, quiet = false } = {}) {
  let written = '';
  const stderr = {
    isTTY,
    columns,
    write: (text: string | Uint8Array) => {
      written += text;
    },
  };
  const stdin = (async function* () {})();
  const line = progressLine({ cwd: '/', env, stdin, stdout: { write: () => undefined }, stderr }, quiet);
  const read = () => {
    const before = written;
    written = '';
    return before;
  };
  return { line: line as ProgressLine, read };
}
const linted = (done: number, total = 1200): Progress => ({ stage: 'lint', done, total });
const there = (text: string) => `\r${text}\x1b[K`;

test('in the first second nothing is shown, and nothing is left of it', () => {
  const { line, read } = terminal();
  line.show(linted(1));
  vi.advanceTimersByTime(999);
  line.show(linted(2));
  line.end();
  vi.advanceTimersByTime(10_000);
  expect(read()).toBe('');
  expect(vi.getTimerCount()).toBe(0);
});

test('after a second it is shown, in its place, and gone at the end', () => {
  const { line, read } = terminal();
  line.show(linted(339));
  vi.advanceTimersByTime(1000);
  expect(read()).toBe(there('linting 339 of 1,200 roots'));
  line.show(linted(340));
  expect(read()).toBe('');
  vi.advanceTimersByTime(100);
  line.show(linted(341));
  expect(read()).toBe(there('linting 341 of 1,200 roots'));
  line.end();
  expect(read()).toBe(there(''));
  expect(vi.getTimerCount()).toBe(0);
});

test('what keeps timers from ringing is heard all the same', () => {
  const { line, read } = terminal();
  const { now } = performance;
  performance.now = () => now.call(performance) + 1000;
  line.show({ stage: 'search', done: 12_000 });
  expect(read()).toBe(there('searching, 12,000 folders'));
  line.end();
});

test('while git is at work before anything is heard, it says that it searches', () => {
  const { line, read } = terminal();
  vi.advanceTimersByTime(1000);
  expect(read()).toBe(there('searching, 0 folders'));
  line.end();
});

test.each([
  [linted(1, 1), 'linting 1 of 1 root'],
  [{ stage: 'search', done: 1 } as const, 'searching, 1 folder'],
])('one is one', (progress, text) => {
  const { line, read } = terminal();
  line.show(progress);
  vi.advanceTimersByTime(1000);
  expect(read()).toBe(there(text));
  line.end();
});

test('it never wraps', () => {
  const { line, read } = terminal({ columns: 12 });
  line.show(linted(340));
  vi.advanceTimersByTime(1000);
  expect(read()).toBe(there('linting 340'));
  line.end();
});

describe('nothing is shown', () => {
  test.each<[string, Parameters<typeof terminal>[0]]>([
    ['in CI', { env: { CI: 'true' } }],
    ['in another CI', { env: { CI: '1' } }],
    ['on a terminal that cannot', { env: { TERM: 'dumb' } }],
    ['with --quiet', { quiet: true }],
  ])('%s', (_, given) => {
    expect(terminal(given).line).toBe(undefined);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('where it is no terminal', () => {
    const { line, read } = terminal({ isTTY: false });
    vi.advanceTimersByTime(2000);
    line.show(linted(1));
    vi.advanceTimersByTime(2000);
    line.show(linted(2));
    line.end();
    expect(read()).toBe('');
  });

  test.each(['false', ''])('but CI=%s is none', (CI) => {
    expect(terminal({ env: { CI } }).line).not.toBe(undefined);
  });
});

test('the library tells of each folder and each root', async () => {
  const roots = { 'a/.grid/STATE.md': mission, 'b/.grid/STATE.md': mission };
  const heard: Progress[] = [];
  await lint({ cwd: repository(roots), git: false, onProgress: (progress) => heard.push(progress) });
  expect(heard).toEqual([
    { stage: 'search', done: 1 },
    { stage: 'search', done: 2 },
    { stage: 'search', done: 3 },
    { stage: 'lint', done: 1, total: 2 },
    { stage: 'lint', done: 2, total: 2 },
  ]);
});

test('the library takes nothing but a function', async () => {
  await expect(lint({ onProgress: 'yes' as never })).rejects.toThrow(
    'the option onProgress must be a function, not "yes"',
  );
});
