import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { faultsOf } from '../reporters/sarif/schema.js';
import { repository } from '../support/folder.js';
import { edited, mission } from '../support/mission.js';
import { cli, command } from './command.js';
import { readOutput, runnerCommands } from './runner.js';

const wrong = edited(mission, { 'percent: 80.0': 'percent: 75' });
const percent = ['--only', 'grid/progress-percent'];
const line = '.grid/STATE.md:44:12: error: progress.percent is 75, but 4 of 5 blocks make 80 [grid/progress-percent]\n';
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

beforeAll(() => {
  if (!existsSync(cli)) throw new Error(`${cli} is not there: run \`npm run build\` first`);
});

describe('several formats in one run', () => {
  test('each goes where it is told to', async () => {
    const cwd = repository({ '.grid/STATE.md': wrong });
    mkdirSync(join(cwd, 'out'));
    const argv = ['--format', 'sarif', '--output', 'out/lint.sarif', '--format', 'junit', '--output', 'out/lint.xml'];
    const more = ['--format', 'gitlab', '--output', 'out/gl.json', '--format', 'markdown', '--output', 'out/lint.md'];
    const said = await command([...percent, ...argv, ...more, '--format', 'compact'], { cwd });
    expect(said).toEqual({ status: 1, stdout: line, stderr: '' });

    const log = JSON.parse(read(cwd, 'out/lint.sarif'));
    expect(faultsOf(log)).toEqual([]);
    const [{ tool, results }] = log.runs;
    expect(results).toHaveLength(1);
    expect(tool.driver.rules[results[0].ruleIndex]).toMatchObject({
      id: 'grid/progress-percent',
      shortDescription: { text: 'the progress in percent is the share of blocks that are complete' },
    });
    expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('.grid/STATE.md');

    const schema = read(import.meta.dirname, '../reporters/junit/junit.xsd');
    const { errors } = await validateXML({ xml: read(cwd, 'out/lint.xml'), schema });
    expect(errors).toEqual([]);
    expect(JSON.parse(read(cwd, 'out/gl.json'))).toMatchObject([
      { check_name: 'grid/progress-percent', location: { path: '.grid/STATE.md', lines: { begin: 44 } } },
    ]);
    expect(read(cwd, 'out/lint.md')).toContain('**1 error** in 1 root, 1 file\n');
  });

  test('--quiet, --output and the numbers keep their meaning', async () => {
    const doubtful = edited(mission, { 'percent: 80.0': 'percent: 81.25' }); // the share of threads: a warning
    const cwd = repository({ '.grid/STATE.md': doubtful });
    const argv = ['--quiet', '--format', 'compact', '--output', 'a.txt', '--format', 'sarif', '--output', 'b.sarif'];
    expect(await command([...percent, ...argv], { cwd })).toEqual({
      status: 0,
      stdout: '',
      stderr: '1 warning and 0 infos hidden by --quiet\n',
    });
    expect(read(cwd, 'a.txt')).toBe('');
    const [{ results, invocations }] = JSON.parse(read(cwd, 'b.sarif')).runs;
    expect(results).toEqual([]);
    expect(invocations[0].toolExecutionNotifications).toEqual([
      { level: 'warning', message: { text: 'hidden: 1 warning' } },
    ]);
  });
});

describe('on a runner of GitHub', () => {
  const hostile = {
    '::error::x/##[warning]y/.grid/STATE.md': edited(wrong, { 'percent: 75': 'percent: "##[error]::error::"' }),
  };
  const env = (workspace: string) => ({ GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: workspace });

  test('annotations carry paths as seen from the workspace, wherever it is linted', async () => {
    const workspace = repository({ 'app/.grid/STATE.md': wrong });
    const { status, stdout } = await command([...percent, '--format', 'github'], {
      cwd: join(workspace, 'app'),
      env: env(workspace),
    });
    expect(status).toBe(1);
    expect(readOutput(stdout)).toEqual({
      commands: [
        {
          name: 'error',
          properties: {
            title: 'grid/progress-percent',
            file: 'app/.grid/STATE.md',
            ...{ line: '44', endLine: '44', col: '12', endColumn: '14' },
          },
          data: 'progress.percent is 75, but 4 of 5 blocks make 80\napp/.grid/STATE.md:40:20 the blocks are counted here',
        },
      ],
      log: '',
    });
  });

  test.each(['sarif', 'junit', 'gitlab', 'markdown', 'json'])(
    '%s on standard output is data, and inert',
    async (format) => {
      const cwd = repository(hostile);
      const { stdout } = await command(['--format', format], { cwd, env: env(cwd) });
      expect(stdout.length).toBeGreaterThan(200);
      expect(runnerCommands(stdout)).toEqual([]);
      expect(stdout).not.toContain('stop-commands');
      const { stdout: elsewhere } = await command(['--format', format], { cwd });
      expect(masked(elsewhere)).toBe(masked(stdout));
    },
  );

  test('annotations come from no field of a hostile state', async () => {
    const cwd = repository(hostile);
    const { commands, log } = readOutput((await command(['--format', 'github'], { cwd, env: env(cwd) })).stdout);
    expect(log).toBe('');
    expect(commands.length).toBeGreaterThan(0);
    for (const { name, properties } of commands) {
      expect(['error', 'warning', 'notice']).toContain(name);
      expect(['::error::x/##[warning]y/.grid/STATE.md', undefined]).toContain(properties.file);
    }
  });
});

/** How long it took differs from run to run. */
const masked = (text: string) => text.replace(/ time="\d+\.\d{3}"/, '');
