import { describe, expect, test } from 'vitest';
import { baselineOf, entryOf } from '../lint/baseline/entries.js';
import { gitRepository } from '../support/git.js';
import { edited, mission } from '../support/mission.js';
import { run } from './run.js';

const rule = 'grid/progress-percent';
const wrong = edited(mission, { 'percent: 80.0': 'percent: 75' });
const flags = ['--now', '2026-05-12T09:20:00Z', '--only', rule, '--only', 'baseline/'];
const config = 'agent-state-lint.yaml';
const off = `rules: { ${rule}: off }\n`;

/** Two commits; the first is `base`. */
function change(base: Readonly<Record<string, string>>, head: Readonly<Record<string, string>>) {
  const { top, git } = gitRepository([
    { subject: 'base', files: { '.grid/STATE.md': wrong, ...base } },
    { subject: 'head', files: head },
  ]);
  git('branch', 'base', 'HEAD~1');
  return (...argv: readonly string[]) => run([...flags, '--settings-from', 'base', ...argv], { cwd: top });
}

const finding = (severity: string) =>
  `.grid/STATE.md:44:12: ${severity}: progress.percent is 75, but 4 of 5 blocks make 80 [${rule}]\n`;
const since = 'since base: that takes effect when it is merged';

test('the configuration of the revision holds, and that another one will is said', async () => {
  const asked = change({ [config]: `maxWarnings: 0\nrules: { ${rule}: warning }\n` }, { [config]: off });
  expect(await asked('--format', 'compact')).toEqual({
    status: 1,
    stdout: finding('warning'),
    stderr: `agent-state-lint: ${config}: the configuration was changed ${since}\n1 warning, more than maxWarnings 0 in ${config} at base\n`,
  });
});

test('so does its baseline, for people by its whole name', async () => {
  const asked = change({ 'agent-state-lint-baseline.json': baselineOf(entryOf()) }, {});
  const { status, stdout } = await asked();
  expect(status).toBe(0);
  expect(stdout).toContain('1 finding hidden by agent-state-lint-baseline.json at base\n');
});

test('what is faulty there is said, and does not hold', async () => {
  const asked = change({ [config]: 'rule: {}\n' }, { [config]: off });
  expect(await asked('--format', 'compact')).toEqual({
    status: 1,
    stdout: finding('error'),
    stderr: [
      `agent-state-lint: ${config}:1:1 at base: "rule" is no known field; did you mean "rules"?\n`,
      'agent-state-lint: what cannot be used at base does not hold; the defaults hold instead\n',
      `agent-state-lint: ${config}: the configuration was changed ${since}\n`,
    ].join(''),
  });
});

describe('wrong usage', () => {
  test.each([
    [['--settings-from', 'gone'], '"gone" cannot be read: there is no such revision'],
    [['--update-baseline'], '--update-baseline and --settings-from contradict one another'],
    [['--config', 'no.yaml'], 'no.yaml is not there'],
    [['--no-git'], '"base" cannot be read: git was not to be asked'],
  ])('%j', async (argv, fault) => {
    expect(await change({}, {})(...argv)).toEqual({ status: 2, stdout: '', stderr: `agent-state-lint: ${fault}\n` });
  });
});
