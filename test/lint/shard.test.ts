import { createHash } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type LintOptions, type LintResult, lint, UsageError } from '../../src/index.js';
import { isInShard, readShard } from '../../src/lint/shard.js';
import { repository } from '../support/folder.js';
import { gitRepository } from '../support/git.js';
import { mission, now } from '../support/mission.js';

const rootsIn = (tree: readonly string[]) =>
  Object.fromEntries(tree.map((name) => [`${name}/.grid/STATE.md`, mission]));
const names = Array.from({ length: 30 }, (_, at) => `app-${at}`);
const asked = (cwd: string, more: LintOptions = {}) => lint({ cwd, now, git: false, ...more });
const paths = ({ report }: LintResult) => report.roots.map(({ path }) => path);

async function refusal(running: Promise<unknown>): Promise<string> {
  const error = await running.catch((thrown: unknown) => thrown);
  if (!(error instanceof UsageError)) throw new Error(`it was taken, or it crashed: ${error}`);
  return error.message;
}

/** The shard that a path belongs to: the first 48 bits of its SHA-256, modulo how many there are. */
function shardOf(path: string, count: number): number {
  const hash = createHash('sha256').update(path).digest();
  return (hash.readUIntBE(0, 6) % count) + 1;
}

describe('which shard a root belongs to', () => {
  test('its path says, and nothing else', async () => {
    const cwd = repository(rootsIn(names));
    for (const index of [1, 2, 3, 4]) {
      const { report } = await asked(cwd, { shard: `${index}/4` });
      const own = names.map((name) => `${name}/.grid`).filter((path) => shardOf(path, 4) === index);
      expect(report.roots.map(({ path }) => path)).toEqual(own.sort());
      expect(report.shard).toEqual({ index, count: 4 });
      expect(report.summary.files).toBe(own.length);
    }
  });

  test('a new root moves no other', async () => {
    const before = repository(rootsIn(names));
    const after = repository(rootsIn([...names, 'aaa', 'app-15b', 'zzz']));
    for (const index of [1, 2, 3]) {
      const shard = { index, count: 3 };
      const [some, more] = [paths(await asked(before, { shard })), paths(await asked(after, { shard }))];
      expect(more.filter((path) => !/aaa|15b|zzz/.test(path))).toEqual(some);
    }
  });

  test('where it is linted from makes no difference', async () => {
    const cwd = repository(rootsIn(names.map((name) => `apps/${name}`)));
    const fromAbove = await asked(cwd, { shard: '2/3' });
    expect(paths(await asked(join(cwd, 'apps'), { shard: '2/3' }))).toEqual(paths(fromAbove));
  });

  test('thousands are spread evenly', () => {
    const numbers = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let at = 0; at < 3000; at += 1) {
      const index = [1, 2, 3, 4, 5, 6, 7, 8].find((one) =>
        isInShard(`packages/p${at}/.grid`, { index: one, count: 8 }),
      );
      numbers[Number(index) - 1] = (numbers[Number(index) - 1] ?? 0) + 1;
    }
    // 375 each, with a standard deviation of 18.
    for (const number of numbers) expect(Math.abs(number - 375)).toBeLessThan(4 * 18);
  });

  test('one without a root is fine', async () => {
    const cwd = repository(rootsIn(['only']));
    const others = [1, 2, 3, 4, 5].filter((index) => index !== shardOf('only/.grid', 5));
    for (const index of others) {
      const { report } = await asked(cwd, { shard: `${index}/5` });
      expect(report).toMatchObject({ roots: [], findings: [], skipped: [], summary: { files: 0 } });
    }
  });
});

describe('what is no shard', () => {
  const form = 'expected <index>/<count>, such as 2/8';
  const inRange = (count: number) => `expected an <index> from 1 to the <count>, which is ${count}`;
  test.each<[string, string]>([
    ['0/3', inRange(3)],
    ['4/3', inRange(3)],
    ['1/0', 'expected a <count> from 1 to 1000'],
    ['1/100000', 'expected a <count> from 1 to 1000'],
    ['1001/1001', 'expected a <count> from 1 to 1000'],
    ['1.5/2', form],
    ['1/2/3', form],
    ['-1/2', form],
    ['+1/2', form],
    ['1e0/2', form],
    ['0x1/2', form],
    ['1 / 2', form],
    ['1/', form],
    ['/2', form],
    ['1', form],
    ['١/٢', form],
    ['99999999999/99999999999', form],
  ])('%s', (text, message) => {
    expect(() => readShard(text, '--shard')).toThrow(new UsageError(`--shard is "${text}"; ${message}`));
  });

  test.each<[LintOptions['shard'], string]>([
    [{ index: 4, count: 3 }, `the option shard is 4/3; ${inRange(3)}`],
    [{ index: 1.5, count: 2 }, `the option shard is 1.5/2; ${form}`],
    [{ index: NaN, count: 2 }, `the option shard is NaN/2; ${form}`],
    [
      7 as unknown as string,
      'the option shard must be <index>/<count>, such as "2/8", or an object with index and count, not 7',
    ],
    [
      { index: 1 } as unknown as string,
      'the option shard must be <index>/<count>, such as "2/8", or an object with index and count, not such an object',
    ],
  ])('to the library: %j', async (shard, message) => {
    expect(await refusal(asked(repository(rootsIn(['a'])), { shard }))).toBe(message);
  });

  test.each(['1/1', '1000/1000', '2/8', '02/08'])('but %s is one', (text) => {
    const [index, count] = text.split('/').map(Number);
    expect(readShard(text, '--shard')).toEqual({ index, count });
  });
});

test('a baseline is made of all that is found', async () => {
  const making = asked(repository(rootsIn(['a'])), { shard: '1/2', updateBaseline: true });
  expect(await refusal(making)).toBe('a baseline is made of all that is found, and not of one shard');
});

describe('what belongs to the whole run is told by one shard', () => {
  /** What each of three shards says. */
  const ofAll = (cwd: string, more: LintOptions) =>
    Promise.all([1, 2, 3].map((index) => lint({ cwd, now, ...more, shard: { index, count: 3 } })));

  test('paths without state', async () => {
    const cwd = repository({ ...rootsIn(['a']), 'empty/x': '', 'void/x': '' });
    const all = await ofAll(cwd, { git: false, paths: ['a', 'empty', 'void'], allowEmpty: true });
    expect(all.flatMap(({ stateless }) => stateless).sort()).toEqual(['empty', 'void']);
  });

  test('without allowEmpty, each refuses such a path', async () => {
    const cwd = repository({ ...rootsIn(['a']), 'empty/x': '' });
    for (const index of [1, 2, 3]) {
      const running = asked(cwd, { paths: ['a', 'empty'], shard: { index, count: 3 } });
      expect(await refusal(running)).toMatch(/^nothing to lint: .* in empty /);
    }
  });

  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('folders that cannot be searched', async () => {
    const cwd = repository({ ...rootsIn(['a']), 'x/y': '', 'z/y': '' });
    for (const name of ['x', 'z']) chmodSync(join(cwd, name), 0);
    const all = await ofAll(cwd, { git: false });
    for (const name of ['x', 'z']) chmodSync(join(cwd, name), 0o755);
    expect(all.flatMap(({ unsearched }) => unsearched).sort()).toEqual(['x', 'z']);
  });

  test('that nothing was changed', async () => {
    const { top } = gitRepository([{ subject: 'all', files: rootsIn(['a', 'b', 'c']) }]);
    const all = await ofAll(top, { changed: true });
    expect(all.map(({ unchangedSince }) => unchangedSince)).toEqual(['HEAD', undefined, undefined]);
  });

  test('what is other in the configuration than where it comes from', async () => {
    const { top, put } = gitRepository([{ subject: 'all', files: rootsIn(['a', 'b', 'c']) }]);
    put({ 'agent-state-lint.yaml': 'failOn: never\n' });
    const all = await ofAll(top, { settingsFrom: 'HEAD' });
    expect(all.map(({ settings }) => settings?.changes.length)).toEqual([1, undefined, undefined]);
  });
});
