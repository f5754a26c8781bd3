import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository } from '../support/folder.js';
import { edited, mission } from '../support/mission.js';
import { run } from './run.js';

const path = '.grid/STATE.md';
/** One safe repair, and one that is not. */
const damage = { '"4be91d2"': '69e4958', '**Mode:** guided': '**Mode:** autopilot' };
const damaged = edited(mission, damage);
const safe = edited(mission, { '**Mode:** guided': '**Mode:** autopilot', '"4be91d2"': '"69e4958"' });
const all = edited(mission, { '"4be91d2"': '"69e4958"' });
/** What git, and the files that are not there, would have to say. */
const common = [
  '--no-git',
  '--now',
  '2026-05-12T09:20:00Z',
  '--only',
  'syntax/',
  '--only',
  'schema/',
  '--only',
  'grid/body-drift',
];
const state = (top: string) => readFileSync(join(top, path), 'utf8');

describe('--fix', () => {
  test('makes the safe repairs, and tells what is left', async () => {
    const top = repository({ [path]: damaged });
    const { status, stdout, stderr } = await run(['--fix', '--format', 'compact', ...common], { cwd: top });
    expect([status, state(top)]).toEqual([0, safe]);
    expect(stdout).toContain('warning: the body says mode "autopilot"');
    expect(stderr).toBe('agent-state-lint: 1 repaired in 1 file; 1 more with --unsafe\n');
  });

  test('with --unsafe makes all', async () => {
    const top = repository({ [path]: damaged });
    const { status, stdout, stderr } = await run(['--fix', '--unsafe', '--format', 'compact', ...common], { cwd: top });
    expect([status, state(top), stdout]).toEqual([0, all, '']);
    expect(stderr).toBe('agent-state-lint: 2 repaired in 1 file\n');
  });

  test('says that there was nothing to do', async () => {
    const top = repository({ [path]: mission });
    const { status, stderr } = await run(['--fix', ...common], { cwd: top });
    expect([status, stderr]).toEqual([0, 'agent-state-lint: nothing to repair\n']);
  });

  test('ends as what is left would', async () => {
    const top = repository({ [path]: damaged });
    expect((await run(['--fix', '--max-warnings', '0', ...common], { cwd: top })).status).toBe(1);
    expect((await run(['--fix', '--unsafe', '--max-warnings', '0', ...common], { cwd: top })).status).toBe(0);
  });

  test('tells of a repair that was not made', async () => {
    const top = repository({ [path]: edited(mission, { 'cluster: "Recipe Box"': 'clutser: [1]' }) });
    const argv = ['--fix', '--unsafe', '--no-git', '--only', 'schema/'];
    const { stderr } = await run(argv, { cwd: top });
    expect(stderr).toMatch(
      /^agent-state-lint: not repaired: \.grid\/STATE\.md:1 \(call it cluster\): it would bring about another error: cluster is a list, expected text \(schema\/type\)\n$/,
    );
  });
});

describe('--diff', () => {
  test('shows the difference, writes nothing, and ends with 1 where there is one', async () => {
    const top = repository({ [path]: damaged });
    const { status, stdout, stderr } = await run(['--diff', ...common], { cwd: join(top, '.grid') });
    expect([status, state(top)]).toEqual([1, damaged]);
    expect(stdout).toBe(`--- a/.grid/STATE.md
+++ b/.grid/STATE.md
@@ -79,7 +79,7 @@
 resume:
   checkpoint_file: null
   last_agent: "executor-007"
-  last_commit: 69e4958
+  last_commit: "69e4958"
   can_resume: true
   resume_position:
     phase: 2
`);
    expect(stderr).toBe('agent-state-lint: 1 repair would change 1 file; 1 more with --unsafe\n');
  });

  test('shows what all would, and wins over --fix', async () => {
    const top = repository({ [path]: damaged });
    const { stdout } = await run(['--fix', '--diff', '--unsafe', ...common], { cwd: top });
    expect(stdout.match(/^[-+](?![-+]).*$/gm)).toEqual([
      '-  last_commit: 69e4958',
      '+  last_commit: "69e4958"',
      '-**Mode:** autopilot',
      '+**Mode:** guided',
    ]);
    expect(state(top)).toBe(damaged);
  });

  test('shows nothing where nothing is to be done, and ends as the findings would', async () => {
    const top = repository({ [path]: edited(mission, { 'mode: "guided"': 'mode: 3' }) });
    const { status, stdout } = await run(['--diff', ...common], { cwd: top });
    expect([status, stdout]).toEqual([1, '']);
    expect((await run(['--diff', ...common], { cwd: repository({ [path]: mission }) })).status).toBe(0);
  });

  test('in colours on a terminal', async () => {
    const top = repository({ [path]: damaged });
    expect((await run(['--diff', ...common], { cwd: top, terminal: 80 })).stdout).toContain('\x1b[32m+  last_commit');
  });

  test('on a runner, what looks like a command to it stands in a fence', async () => {
    const text = edited(damaged, { '  last_commit:': '  #::error::x\n  last_commit:' });
    const { stdout } = await run(['--diff', ...common], {
      cwd: repository({ [path]: text }),
      env: { GITHUB_ACTIONS: 'true' },
    });
    expect(stdout).toMatch(/^::stop-commands::/);
  });
});

describe('--stdin', () => {
  const argv = ['--stdin', '--stdin-path', path, ...common];
  const healthy = repository;

  test('the text comes back whole, and the report goes to standard error', async () => {
    const top = healthy({ [path]: mission });
    const stdin = `\ufeff${damaged.replaceAll('\n', '\r\n')}`;
    const { status, stdout, stderr } = await run(['--fix', '--format', 'compact', ...argv], { cwd: top, stdin });
    expect([status, stdout]).toEqual([0, `\ufeff${safe.replaceAll('\n', '\r\n')}`]);
    expect(stderr).toMatch(/^\.grid\/STATE\.md:\d+:11: warning: .*\n.*1 repaired in 1 file; 1 more with --unsafe\n$/);
    expect(state(top)).toBe(mission);
  });

  test('also when nothing is repaired', async () => {
    const { stdout } = await run(['--fix', ...argv], { cwd: healthy(), stdin: mission });
    expect(stdout).toBe(mission);
  });

  test('also when it is no text', async () => {
    const stdin = Buffer.from([0xff, 0x0a]);
    const { status, stdout } = await run(['--fix', ...argv], { cwd: healthy(), stdin });
    expect([status, stdout]).toEqual([1, String(stdin)]); // bytes, read as text by the stream of this test
  });

  test('as a difference', async () => {
    const { status, stdout } = await run(['--diff', ...argv], { cwd: healthy(), stdin: damaged });
    expect(status).toBe(1);
    expect(stdout).toContain('+  last_commit: "69e4958"\n');
  });

  test('not on a runner, when it holds what that would obey', async () => {
    const stdin = edited(mission, { 'task: "Kitchen timers"': 'task: "##[add-mask]e"' });
    const { status, stdout, stderr } = await run(['--fix', ...argv], {
      cwd: healthy(),
      stdin,
      env: { GITHUB_ACTIONS: 'true' },
    });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('the text holds what this runner would take for a command');
  });
});

test.each([
  ['lies in a state root or in .git', '.grid/report.txt'],
  ['is the baseline', 'agent-state-lint-baseline.json'],
])('nothing is repaired where the report %s', async (said, output) => {
  const baseline = '{"version":1,"entries":[]}';
  const top = repository({ [path]: damaged, 'agent-state-lint-baseline.json': baseline });
  const { status, stderr } = await run(['--fix', ...common, '--output', output], { cwd: top });
  expect([status, stderr]).toEqual([2, expect.stringContaining(`--output ${output} ${said}: `)]);
  expect(state(top)).toBe(damaged);
  expect(readFileSync(join(top, 'agent-state-lint-baseline.json'), 'utf8')).toBe(baseline);
});

test.each([
  [['--unsafe'], '--unsafe needs --fix or --diff: it says which repairs are made'],
  [['--fix', '--rev', 'HEAD'], '--fix cannot write a commit; leave out --rev, or use --diff'],
  [['--fix', '--update-baseline'], '--update-baseline records what is found; repair first, without it'],
  [
    ['--diff', '--output', 'x.txt'],
    '--diff prints the difference and no report; leave out --output, or send it elsewhere with >',
  ],
  [['--fix', 'nowhere'], 'no such file or directory: nowhere'],
])('%s: wrong usage', async (argv, message) => {
  const top = repository({ [path]: damaged });
  const { status, stderr } = await run(argv, { cwd: top });
  expect([status, stderr, state(top)]).toEqual([2, `agent-state-lint: ${message}\n`, damaged]);
});
