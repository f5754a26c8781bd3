import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { folder } from '../support/folder.js';
import { own, read, type Step } from './workflows.js';

// The workflow that lints a monorepo on several machines. That it is a workflow, workflows.test.ts makes sure.

const text = read('.github/workflows/lint-monorepo.yml');
const { jobs, on, permissions } = parse(text);
const steps = (job: string): readonly Step[] => jobs[job].steps;
const ours = (job: string) => steps(job).find(({ uses }) => uses?.startsWith(`${own}@`));
const using = (job: string, action: string) => steps(job).find(({ uses }) => uses?.startsWith(`${action}@`));

/** Where GitHub puts the value of something. */
const expression = (name: string) => `\${{ ${name} }}`;

test('its jobs may read, and the last one may comment', () => {
  expect(permissions).toEqual({});
  expect(jobs.plan.permissions).toBe(undefined);
  expect(jobs.shard.permissions).toEqual({ contents: 'read' });
  expect(jobs.all.permissions).toEqual({ 'pull-requests': 'write' });
});

test('has no script that an input can get into', () => {
  for (const { run = '' } of Object.keys(jobs).flatMap(steps)) expect(run).not.toContain('${{');
});

test('uses the Action by the tag that moves with its releases, with inputs that it has', () => {
  const { version } = JSON.parse(read('package.json'));
  const { inputs } = parse(read('action.yml'));
  for (const job of ['shard', 'all']) {
    expect(ours(job)?.uses).toBe(`${own}@v${version.split('.')[0]}`);
    expect(Object.keys(ours(job)?.with ?? {}).filter((name) => !(name in inputs))).toEqual([]);
  }
});

test('uses every input that it has', () => {
  for (const name of Object.keys(on.workflow_call.inputs)) expect(text).toContain(expression(`inputs.${name}`));
});

test('a shard tells nothing, fails for no finding, and leaves its report under a name of its own', () => {
  const matrix = expression('matrix.shard');
  expect(jobs.shard.strategy).toEqual({
    'fail-fast': false,
    matrix: { shard: expression('fromJSON(needs.plan.outputs.shards)') },
  });
  expect(ours('shard')?.with).toMatchObject({
    ...{ shard: `${matrix}/${expression('inputs.shards')}`, 'fail-on': 'never' },
    ...{ comment: 'never', summary: false, annotations: 0 },
    'json-file': `${expression('runner.temp')}/shard-${matrix}.json`,
  });
  const { name, path } = using('shard', 'actions/upload-artifact')?.with ?? {};
  expect(name).toBe(`${expression('inputs.name')}.shard-${matrix}`);
  expect(path).toBe(expression('steps.state.outputs.report'));
});

test('the last job reads what the shards have left, also when one has failed', () => {
  const { pattern, path, ...others } = using('all', 'actions/download-artifact')?.with ?? {};
  expect(pattern).toBe(`${expression('inputs.name')}.shard-*`);
  expect(others).toEqual({ 'merge-multiple': true });
  expect(ours('all')?.with?.report).toBe(path);
  expect(jobs.all.if).toContain('!cancelled()');
  expect(using('all', 'actions/checkout')).toBe(undefined);
});

describe.skipIf(process.platform === 'win32')('the plan', () => {
  const [{ run = '' } = {}] = steps('plan');
  const plan = (shards: string) => {
    const output = join(folder({ output: '' }), 'output');
    const { status, stdout } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run], {
      env: { PATH: process.env.PATH, SHARDS: shards, GITHUB_OUTPUT: output },
      encoding: 'utf8',
    });
    return { status, stdout, output: readFileSync(output, 'utf8') };
  };

  test.each(['1', '3', '256'])('of %s shards names each', (shards) => {
    const { status, output } = plan(shards);
    expect(status).toBe(0);
    expect(output).toMatch(/^shards=\[.*\]\n$/);
    const list = JSON.parse(output.slice('shards='.length));
    expect(list).toEqual(Array.from({ length: Number(shards) }, (_, at) => at + 1));
  });

  test.each(['', '0', '-1', '2.5', '257', '1000', '08', '4; id', '$(id)', '3\n4'])('of %j is refused', (shards) => {
    expect(plan(shards)).toEqual({
      status: 1,
      stdout: '::error::the input shards is no whole number from 1 to 256\n',
      output: '',
    });
  });
});
