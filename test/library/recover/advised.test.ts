import { describe, expect, test } from 'vitest';
import type { CommitView } from '../../../src/core/history.js';
import { defaultLimits } from '../../../src/core/limits.js';
import type { RecoveryRequest, RootRecovery } from '../../../src/core/recovery.js';
import type { Format, FormatRecovery } from '../../../src/formats/format.js';
import { grid } from '../../../src/formats/grid/index.js';
import { UsageError } from '../../../src/index.js';
import { initRoot } from '../../../src/library/recover/init.js';
import { recoverRoot } from '../../../src/library/recover/recover.js';
import { noHistory } from '../../../src/repository/git/no-history.js';
import { MemoryTree } from '../../../src/text/memory-tree.js';
import { repository } from '../../support/folder.js';
import { twoNames } from '../../support/two-names.js';

const advised: RootRecovery = {
  ...{ root: '.two', path: '.two/main.txt', outcome: 'advised', files: [] },
  advice: [{ title: 'x', places: [], meaning: 'y', todo: ['z'] }],
};
const advising: FormatRecovery = { recover: async () => advised };
const tree = new MemoryTree({ '.two/main.txt': '' });
const request = (more: Partial<RecoveryRequest> = {}): RecoveryRequest => ({
  ...{ tree, root: '.two', history: noHistory('this is a test'), limits: defaultLimits, now: 0 },
  ...{ judge: async () => ({ findings: [], snapshot: undefined }), ages: async () => ({}) as never, ...more },
});
const came = (more: Partial<RecoveryRequest>, recovery?: FormatRecovery) =>
  recoverRoot(request(more), { path: '.two', format: twoNames(recovery) });

describe('a state that only its own tools may write', () => {
  test('is advised on', async () => expect(await came({}, advising)).toBe(advised));

  const way = 'agent-state-lint recover says what is wrong with it, and what to do';
  const commit = { tree, hash: 'a'.repeat(40) } as unknown as CommitView;
  test.each<[string, Partial<RecoveryRequest>, string]>([
    ['migrated', { migrate: true }, `only its own tools may write this state, so nothing here can migrate it; ${way}`],
    [
      'brought back',
      { to: commit },
      `only its own tools may write this state, so nothing here can bring it back to a commit; ${way}`,
    ],
  ])('is not %s', async (_, more, reason) => {
    expect(await came(more, advising)).toEqual({
      ...{ root: '.two', path: '.two/main.txt', outcome: 'refused', reason, files: [] },
    });
  });

  test('but one that has an init is asked for both', async () => {
    const whole = { ...advising, init: () => ({}) };
    expect([await came({ migrate: true }, whole), await came({ to: commit }, whole)]).toEqual([advised, advised]);
  });

  test('of a format without recovery, nothing is proposed', async () => {
    expect(await came({})).toMatchObject({ outcome: 'refused', reason: 'nothing recovers two yet' });
  });
});

describe('init', () => {
  const formats: readonly Format[] = [twoNames(advising), grid as Format];
  const laidOut = async (top: string, root?: string) => (await initRoot({ cwd: top, root }, formats)).root;

  test('lays out a root of the first format that can', async () => {
    const top = repository({ 'a/x': '' });
    expect([await laidOut(top), await laidOut(top, 'a'), await laidOut(top, 'a/.grid')]).toEqual([
      '.grid',
      'a/.grid',
      'a/.grid',
    ]);
  });

  test.each([
    ['.two', '.two'],
    ['a/.two', '.two'],
    ['a/.tool/state', '.tool/state'],
  ])('%s is left to its own tools', async (root, name) => {
    await expect(laidOut(repository({ 'a/x': '' }), root)).rejects.toThrow(
      new UsageError(`only its own tools lay out a ${name}/; agent-state-lint init lays out a .grid/`),
    );
  });

  test('nothing is laid out within another root', async () => {
    const top = repository({ 'a/.tool/state/deep/x': '' });
    await expect(laidOut(top, 'a/.tool/state/deep')).rejects.toThrow(
      new UsageError('a/.tool/state/deep lies in a .tool/state/ already'),
    );
    expect(await laidOut(top, 'a/.tool')).toBe('a/.tool/.grid');
  });

  test('a format that can gets the name that was meant', async () => {
    const whole = twoNames({ ...advising, init: () => ({ 'main.txt': 'x\n' }) });
    const top = repository({ 'a/x': '', 'b/.tool/x': '' });
    const made = async (root?: string) => {
      const { files } = await initRoot({ cwd: top, root }, [whole, grid as Format]);
      return files.map(({ path }) => path);
    };
    expect(await made('a')).toEqual(['a/.two/main.txt']);
    expect(await made('b/.tool/state')).toEqual(['b/.tool/state/main.txt']);
    expect(await made('a/.grid')).toContain('a/.grid/STATE.md');
  });
});
