import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { put, repository } from '../support/folder.js';
import { edited, mission } from '../support/mission.js';
import { run, type Said } from './run.js';

const clock = ['--now', '2026-05-12T09:20:00Z', '--no-git'];
const only = ['--only', 'grid/progress-percent', '--only', 'syntax/'];
const wrong = edited(mission, { 'percent: 80.0': 'percent: 75' });
const mild = edited(mission, { 'cluster: "Recipe Box"': 'cluster: "Recipe Box"\nlast: 0192117' });
const roots = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six roots: `a` with an error, `b` with a warning. */
const workspace = (files: Record<string, string> = {}) =>
  repository({
    ...Object.fromEntries(roots.map((name) => [`${name}/.grid/STATE.md`, mission])),
    'a/.grid/STATE.md': wrong,
    'b/.grid/STATE.md': mild,
    ...files,
  });

/** Lints in shards, and leaves their reports in a folder. */
async function lintInShards(cwd: string, count: number, ...more: string[]): Promise<readonly Said[]> {
  mkdirSync(join(cwd, 'out'), { recursive: true });
  const all: Said[] = [];
  for (let index = 1; index <= count; index += 1) {
    const output = ['--format', 'json', '--output', `out/report-${index}.json`];
    all.push(await run([...clock, ...only, '--shard', `${index}/${count}`, ...output, ...more], { cwd }));
  }
  return all;
}

const whole = (cwd: string, ...more: string[]) => run([...clock, ...only, ...more], { cwd });
const merge = (cwd: string, ...argv: string[]) => run(['merge', ...argv], { cwd });

describe('a run in shards', () => {
  test('comes out as the whole run, to the byte, in whatever format', async () => {
    const cwd = workspace();
    const all = await lintInShards(cwd, 4);
    expect(all.map(({ stdout }) => stdout).join('')).toBe('');
    expect(Math.max(...all.map(({ status }) => status))).toBe(1);
    const timeless = ({ stdout, ...others }: Said) => ({ ...others, stdout: stdout.replace(/ time="[\d.]+"/, '') });
    for (const format of ['json', 'compact', 'sarif', 'junit', 'gitlab', 'github', 'markdown']) {
      const merged = await merge(cwd, 'out', '--format', format);
      expect(timeless(merged)).toEqual(timeless(await whole(cwd, '--format', format)));
    }
  });

  test('shows the lines that findings speak of, and writes several formats at once', async () => {
    const cwd = workspace();
    await lintInShards(cwd, 3);
    const timeless = (text: string) => text.replace(/\d+ ms$/m, 'N ms');
    const outputs = ['--format', 'pretty', '--format', 'sarif', '--output', 'all.sarif'];
    const said = await merge(cwd, 'out', ...outputs);
    expect(said.stdout).toContain('> 44 │   percent: 75\n');
    expect(timeless(said.stdout)).toBe(timeless((await whole(cwd)).stdout));
    expect(JSON.parse(readFileSync(join(cwd, 'all.sarif'), 'utf8')).runs[0].results).toHaveLength(2);
  });

  test('shows no lines of a file that is another by now, or gone', async () => {
    const cwd = workspace();
    await lintInShards(cwd, 3);
    put(cwd, { 'a/.grid/STATE.md': edited(wrong, { 'cluster: "Recipe Box"': 'cluster: "Recipe Box"\nmore: 1' }) });
    const { stdout } = await merge(cwd, 'out');
    expect(stdout).toContain('a/.grid/STATE.md:44:12 error grid/progress-percent');
    expect(stdout).not.toContain('44 │');
    expect(stdout).toContain('│ last: 0192117\n');
    rmSync(join(cwd, 'b'), { recursive: true });
    expect((await merge(cwd, 'out')).stdout).not.toContain('│');
  });

  test('may have shards without a root, which say so', async () => {
    const cwd = repository({ '.grid/STATE.md': mission });
    const all = await Promise.all([1, 2].map((index) => run([...clock, '--shard', `${index}/2`], { cwd })));
    expect(all.map(({ status }) => status)).toEqual([0, 0]);
    const [empty, ...others] = all.filter(({ stderr }) => stderr !== '');
    expect(others).toEqual([]);
    expect(empty?.stderr).toMatch(/^agent-state-lint: no state root is in shard [12]\/2\n$/);
    expect(empty?.stdout).toContain('✔ Nothing to lint');
  });

  test('tells of a baseline what the whole run tells, also where a shard has no root', async () => {
    const cwd = workspace();
    await whole(cwd, '--update-baseline');
    put(cwd, { 'a/.grid/STATE.md': mission });
    rmSync(join(cwd, 'b'), { recursive: true });
    const stale = [...only, '--only', 'baseline/'];
    const all = await lintInShards(cwd, 9, ...stale);
    expect(all.filter(({ stderr }) => stderr.includes('no state root is in shard')).length).toBeGreaterThan(2);
    const merged = await merge(cwd, 'out', '--format', 'json');
    expect(merged).toEqual(await whole(cwd, ...stale, '--format', 'json'));
    expect(JSON.parse(merged.stdout).summary).toMatchObject({ errors: 0, warnings: 2 });
  });

  test.each([
    [['--shard', '4/3'], '--shard is "4/3"; expected an <index> from 1 to the <count>, which is 3'],
    [['--shard', 'half'], '--shard is "half"; expected <index>/<count>, such as 2/8'],
    [['--shard', ''], "option '--shard <index/count>' argument '' is invalid. It must not be empty; see --help"],
    [['--shard', '1/2', '--update-baseline'], '--update-baseline records all that is found; leave out --shard'],
    [['--shard', '1/2', '--stdin', '--stdin-path', 'x'], '--stdin reads one file, and --shard a part of many'],
  ])('%j is refused', async (argv, message) => {
    const said = await run(argv, { cwd: workspace() });
    expect(said).toEqual({ status: 2, stdout: '', stderr: `agent-state-lint: ${message}\n` });
  });
});

describe('the verdict', () => {
  test.each<[string[], number]>([
    [[], 0],
    [['--fail-on', 'warning'], 1],
    [['--max-warnings', '0'], 1],
    [['--max-warnings', '1'], 0],
    [['--fail-on', 'never'], 0],
  ])('on a warning, with %j, is %i', async (flags, status) => {
    const cwd = workspace({ 'a/.grid/STATE.md': mission });
    await lintInShards(cwd, 2);
    expect((await merge(cwd, 'out', ...flags)).status).toBe(status);
    expect((await whole(cwd, ...flags)).status).toBe(status);
  });

  test('is that of the configuration, over all shards together', async () => {
    const cwd = workspace({ 'a/.grid/STATE.md': mild, 'agent-state-lint.yaml': 'maxWarnings: 1\n' });
    const all = await lintInShards(cwd, 7);
    const said = await merge(cwd, 'out', '--format', 'compact');
    expect(said).toEqual(await whole(cwd, '--format', 'compact'));
    expect(said).toMatchObject({ status: 1, stderr: '2 warnings, more than maxWarnings 1 in agent-state-lint.yaml\n' });
    expect((await merge(cwd, 'out', '--no-config')).status).toBe(0);
    expect(all.some(({ status }) => status === 0)).toBe(true);
  });
});

describe('the reports of several runs', () => {
  test('that overlap tell once what both say', async () => {
    const cwd = workspace();
    const report = async (name: string, ...argv: string[]) => {
      put(cwd, { [name]: (await whole(cwd, '--format', 'json', ...argv)).stdout });
    };
    await report('one.json', 'a', 'b');
    await report('two.json', 'b', 'c');
    await report('all.json', 'a', 'b', 'c');
    const { stdout } = await merge(cwd, 'one.json', 'all.json', '--format', 'json');
    expect(stdout).toBe(readFileSync(join(cwd, 'all.json'), 'utf8'));
    const both = JSON.parse((await merge(cwd, 'one.json', 'two.json', '--format', 'json')).stdout);
    expect(both.summary).toMatchObject({ errors: 1, warnings: 1 });
    expect(both.roots.map(({ path }: { path: string }) => path)).toEqual(['a/.grid', 'b/.grid', 'c/.grid']);
  });

  test('that hide findings by a baseline say how many', async () => {
    const cwd = workspace();
    await whole(cwd, '--update-baseline');
    await lintInShards(cwd, 2);
    const said = await merge(cwd, 'out', '--format', 'compact');
    expect(said).toEqual({ status: 0, stdout: '', stderr: '2 findings hidden by the baseline\n' });
  });
});

describe('what cannot be merged', () => {
  const refusal = async (cwd: string, ...argv: string[]) => {
    const { status, stdout, stderr } = await merge(cwd, ...argv);
    expect([status, stdout]).toEqual([2, '']);
    return stderr;
  };

  test('a run of which a shard is missing', async () => {
    const cwd = workspace();
    await lintInShards(cwd, 4);
    for (const index of [2, 4]) rmSync(join(cwd, `out/report-${index}.json`));
    expect(await refusal(cwd, 'out')).toBe(
      'agent-state-lint: the reports of shards 2/4 and 4/4 are missing: what is there would pass for the whole\n',
    );
  });

  test.each<[string, Record<string, string>, string]>([
    ['x.json', {}, 'x.json is not there'],
    ['x.json', { 'x.json': '{"version": 2}' }, 'x.json:1:13: the report is of version 2, and version 1 is what'],
    ['x.json', { 'x.json': '{"version": 1' }, 'x.json:1:14: the text ends before the document does'],
    ['in', { 'in/x.json': '[]' }, 'in/x.json:1:1: '],
    ['in/', { 'in/x.json': '[]' }, 'in/x.json:1:1: '],
    ['in', { 'in/x.txt': '', 'in/deep/x.json': '' }, 'in holds no report: no file in it ends in .json'],
    ['', {}, 'a path must not be empty'],
  ])('%j with %j', async (path, files, message) => {
    expect(await refusal(workspace(files), path)).toContain(`agent-state-lint: ${message}`);
  });

  test('a configuration that is broken', async () => {
    const cwd = workspace({ 'agent-state-lint.yaml': 'failOn: [\n' });
    expect(await refusal(cwd, 'x.json')).toContain('agent-state-lint.yaml:');
  });

  test('nothing', async () => {
    expect(await refusal(workspace())).toBe("agent-state-lint: missing required argument 'report'; see --help\n");
  });

  test.skipIf(process.platform === 'win32')(
    'what a link in a folder leads to; a folder that is named may be one',
    async () => {
      const cwd = workspace();
      await lintInShards(cwd, 1);
      mkdirSync(join(cwd, 'in'));
      symlinkSync(join(cwd, 'out/report-1.json'), join(cwd, 'in/x.json'));
      expect(await refusal(cwd, 'in')).toContain('in/x.json is reached over a link, and links are not followed');
      symlinkSync(join(cwd, 'out'), join(cwd, 'named'));
      expect((await merge(cwd, 'named')).status).toBe(1);
    },
  );
});

test('a report may not take the place of state', async () => {
  const cwd = workspace();
  await lintInShards(cwd, 1);
  const said = await merge(cwd, 'out', '--output', 'a/.grid/x.txt');
  expect(said).toMatchObject({ status: 2, stdout: '' });
});
