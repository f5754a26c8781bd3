import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { run } from '../cli/run.js';
import { refusedByGitHub } from '../examples/workflow-parser.js';
import { own, read } from '../examples/workflows.js';
import { examplesRepository } from '../support/examples.js';
import { folder, put, repository } from '../support/folder.js';
import { mission } from '../support/mission.js';

const docs = join(import.meta.dirname, '../../docs');
const page = readFileSync(join(docs, 'monorepo-ci.md'), 'utf8');
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, text = '']) => text);
const [caller = '', gitlab = ''] = blocks('yaml');
const workflow = parse(read('.github/workflows/lint-monorepo.yml'));
const { inputs } = workflow.on.workflow_call;

/** The commands of a block, and what each says. */
const shown = (block: string) =>
  block
    .split(/^\$ agent-state-lint /m)
    .slice(1)
    .map((text) => text.split(/\n(.*)/s) as [string, string]);

test('what it shows as output is output', async () => {
  const cwd = examplesRepository();
  const commands = blocks('console').flatMap(shown);
  expect(commands).toHaveLength(5);
  for (const [command, said] of commands) {
    const clock = command.startsWith('merge') ? [] : ['--now', '2026-05-12T09:20:00Z'];
    const { stdout, stderr } = await run([...command.split(' '), ...clock], { cwd });
    expect(stdout + stderr).toBe(said);
  }
});

test('every link leads to a file', () => {
  for (const [, path = ''] of page.matchAll(/\]\((?!https:)([^)#]+)/g)) {
    expect([path, existsSync(join(docs, path))]).toEqual([path, true]);
  }
});

describe('the workflow that calls', () => {
  test('is one', async () => {
    expect(await refusedByGitHub('agent-state.yml', caller)).toEqual([]);
  });

  const { lint } = parse(caller).jobs;

  test('calls ours, with inputs that it has', () => {
    expect(lint.uses).toBe(`${own}/.github/workflows/lint-monorepo.yml@v0`);
    for (const name of Object.keys(lint.with)) expect(Object.keys(inputs)).toContain(name);
  });

  test('gives as many rights as ours asks for', () => {
    const asked = Object.values<{ permissions?: object }>(workflow.jobs).map(({ permissions }) => permissions);
    expect(lint.permissions).toEqual(Object.assign({}, ...asked));
  });
});

test('the table has every input of the workflow, with its default', () => {
  const rows = [...page.matchAll(/^\| `([\w-]+)` \| (?:`(.*?)`)? ?\|/gm)].map(([, name, value = '']) => [name, value]);
  const declared = Object.entries<{ default: unknown }>(inputs).map(([name, one]) => [name, String(one.default)]);
  expect(rows).toEqual(declared);
});

test.skipIf(process.platform === 'win32')('what GitLab runs gives the report of the whole', async () => {
  const jobs = parse(gitlab);
  const count = 3;
  const cwd = repository({ 'a/.grid/STATE.md': mission, 'b/.grid/STATE.md': mission.replace('80.0', '75') });
  const script = (line: string, env: Record<string, string>) =>
    line
      .replace('npx agent-state-lint ', '')
      .replace(/"/g, '')
      .replace(/\$(\w+)/g, (_, name: string) => env[name] ?? '')
      .split(' ');
  for (let index = 1; index <= count; index += 1) {
    const env = { CI_NODE_INDEX: String(index), CI_NODE_TOTAL: String(count) };
    expect((await run(script(jobs['agent-state'].script[0], env), { cwd })).status).toBe(0);
  }
  const reports = folder();
  for (const index of [1, 2, 3]) {
    put(reports, { [`shard-${index}.json`]: readFileSync(join(cwd, `shard-${index}.json`)) });
  }
  const [, merge] = jobs['agent-state-merge'].script;
  const argv = script(merge, {}).map((word) => (word === 'reports' ? reports : word));
  expect((await run(argv, { cwd })).status).toBe(1);
  const output = jobs['agent-state-merge'].artifacts.reports.codequality;
  expect(JSON.parse(readFileSync(join(cwd, output), 'utf8')).length).toBeGreaterThan(0);
});
