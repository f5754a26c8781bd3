import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recoverRoots, writeRecovered } from '../../../src/action/report/recovered.js';
import { lint } from '../../../src/index.js';
import { broken, cut, path, proposal } from '../../cli/recover/broken.js';
import { folder, put, repository } from '../../support/folder.js';
import { gitRepository } from '../../support/git.js';
import { mission } from '../../support/mission.js';
import { beside } from '../../support/mission-files.js';

const now = Date.UTC(2026, 4, 12, 9, 20);
const inApp = Object.fromEntries(
  Object.entries({ ...beside, [path]: cut }).map(([name, text]) => [`app/${name}`, text]),
);

async function scene(workspace: string, paths = ['.']) {
  const linted = await lint({ cwd: workspace, paths, now });
  const setting = { workspace, temp: folder(), now };
  const recoveries = await recoverRoots(linted, setting);
  const write = (asked?: string) => writeRecovered(recoveries, asked, linted, setting);
  return { recoveries, write, temp: setting.temp };
}

describe('recovery', () => {
  test('of what is broken; nothing is written', async () => {
    const workspace = broken();
    const { recoveries } = await scene(workspace);
    expect(recoveries).toMatchObject([{ root: '.grid', outcome: 'recovered' }]);
    expect(recoveries[0]?.files[0]?.text).toBe(await proposal(workspace));
    expect(readFileSync(join(workspace, path), 'utf8')).toBe(cut);
  });

  test('of what was linted, and no other root', async () => {
    const workspace = broken({ ...inApp });
    expect((await scene(workspace, ['app'])).recoveries.map(({ root }) => root)).toEqual(['app/.grid']);
    expect((await scene(workspace)).recoveries.map(({ root }) => root)).toEqual(['.grid', 'app/.grid']);
  });

  test('of a file that was named, in a folder that holds other roots', async () => {
    const workspace = repository({ ...inApp, 'notes/STATE.md': mission, 'notes/old/.grid/STATE.md': cut });
    const { recoveries } = await scene(workspace, ['notes/STATE.md']);
    expect(recoveries.map(({ root, outcome }) => [root, outcome])).toEqual([['notes', 'healthy']]);
  });

  test('also where the configuration turns all off', async () => {
    const workspace = broken({ 'agent-state-lint.yaml': 'rules:\n  syntax/yaml: off\n' });
    expect((await scene(workspace)).recoveries).toMatchObject([{ outcome: 'recovered' }]);
  });

  test('of nothing, where nothing was linted', async () => {
    const workspace = repository();
    const setting = { workspace, temp: folder(), now };
    const linted = await lint({ cwd: workspace, now, allowEmpty: true });
    expect(await recoverRoots(linted, setting)).toEqual([]);
    expect(await writeRecovered([], undefined, linted, setting)).toEqual([]);
    expect(readdirSync(setting.temp)).toEqual([]);
  });

  test('of a healthy root writes nothing', async () => {
    const { recoveries, write, temp } = await scene(repository({ ...beside, [path]: mission }));
    expect(recoveries).toMatchObject([{ outcome: 'healthy' }]);
    expect(await write()).toEqual([]);
    expect(await write('STATE.md')).toEqual([]);
    expect(readdirSync(temp)).toEqual([]);
  });
});

describe('without a name', () => {
  test('the files lie among the temporary ones, each under its own path', async () => {
    const workspace = broken({ ...inApp });
    const { write, temp } = await scene(workspace);
    const written = await write();
    const own = join(temp, 'agent-state-lint-recovered');
    expect(written).toEqual([join(own, '.grid/STATE.md'), join(own, 'app/.grid/STATE.md')]);
    expect(readFileSync(written[0] ?? '', 'utf8')).toBe(await proposal(workspace));
    expect(readFileSync(join(workspace, path), 'utf8')).toBe(cut);
    expect(readFileSync(join(workspace, 'app', path), 'utf8')).toBe(cut);
  });

  test('the folder is new: another step may have one', async () => {
    const { write, temp } = await scene(broken());
    await write();
    expect((await write()).map((one) => relative(temp, one))).toEqual([join('agent-state-lint-recovered-2', path)]);
  });

  test.skipIf(process.platform === 'win32')('also where a link has its name', async () => {
    const { write, temp } = await scene(broken());
    const elsewhere = folder();
    symlinkSync(elsewhere, join(temp, 'agent-state-lint-recovered'));
    await write();
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test('the path is as seen from the workspace, where that is above the repository or below', async () => {
    const workspace = folder();
    put(workspace, { 'checkout/.git/HEAD': 'ref: refs/heads/main\n' });
    put(join(workspace, 'checkout'), { ...beside, [path]: cut });
    const { write, temp } = await scene(workspace, ['checkout']);
    const [written = ''] = await write();
    expect(relative(join(temp, 'agent-state-lint-recovered'), written)).toBe(join('checkout', path));
  });
});

describe('with a name', () => {
  test('the file gets it', async () => {
    const workspace = broken();
    const { write, temp } = await scene(workspace);
    expect(await write('recovered.md')).toEqual([join(workspace, 'recovered.md')]);
    expect(readFileSync(join(workspace, 'recovered.md'), 'utf8')).toBe(await proposal(workspace));
    expect(readdirSync(temp)).toEqual([]);
  });

  test('several get numbers, in the order of their roots', async () => {
    const workspace = broken({ ...inApp });
    const out = folder();
    const { write } = await scene(workspace);
    expect(await write(join(out, 'new.STATE.md'))).toEqual([join(out, 'new.STATE.md'), join(out, 'new.STATE-2.md')]);
  });

  const refused = (workspace: string, asked: string, message: string) =>
    scene(workspace).then(({ write }) =>
      expect(write(asked)).rejects.toMatchObject({
        name: 'UsageError',
        message: expect.stringMatching(new RegExp(`^the input recovered-file \\(.*\\) ${message}`)),
      }),
    );

  test.each([['.grid/STATE.md'], ['.grid/new.md'], ['.git/hooks/post-checkout'], ['x/.hivemind/STATE.md']])(
    'but not among state: %s',
    async (asked) => {
      const workspace = broken();
      await refused(workspace, asked, 'lies in a state root or in \\.git; ');
      expect(readFileSync(join(workspace, path), 'utf8')).toBe(cut);
      expect(existsSync(join(workspace, '.grid/new.md'))).toBe(false);
    },
  );

  test.skipIf(process.platform === 'win32')('nor over a link of the checkout', async () => {
    const workspace = broken();
    const elsewhere = folder();
    symlinkSync(elsewhere, join(workspace, 'out'));
    await refused(workspace, 'out/STATE.md', 'is reached over a link in the workspace');
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test('nor in the place of a file that git tracks, be it the second one', async () => {
    const { top } = gitRepository([
      { subject: 'feat: all', files: { ...beside, [path]: cut, ...inApp, 'README.md': 'r', 'new-2.md': 'n' } },
    ]);
    await refused(top, 'README.md', 'would take the place of .*README\\.md, which git tracks; ');
    await refused(top, 'new.md', 'would take the place of .*new-2\\.md, which git tracks; ');
    expect(existsSync(join(top, 'new.md'))).toBe(false);
    put(top, { 'other.md': 'not tracked' });
    const { write } = await scene(top);
    expect(await write('other.md')).toEqual([join(top, 'other.md'), join(top, 'other-2.md')]);
  });

  test('nor in the place of any file, where git cannot tell', async () => {
    const workspace = broken({ 'README.md': 'r' });
    await refused(workspace, 'README.md', 'would take the place of ');
    expect(readFileSync(join(workspace, 'README.md'), 'utf8')).toBe('r');
  });
});
