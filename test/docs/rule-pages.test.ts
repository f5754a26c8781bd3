import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../src/core/limits.js';
import type { Rule } from '../../src/core/rule.js';
import { rules as commonRules } from '../../src/formats/common/rules/index.js';
import { formats } from '../../src/formats/index.js';
import { lint } from '../../src/index.js';
import { baselineFile } from '../../src/lint/configuration/names.js';
import { discoverFrom } from '../../src/lint/discover.js';
import { lintRoots } from '../../src/lint/lint.js';
import { noHistory } from '../../src/repository/git/no-history.js';
import { TextDocument } from '../../src/text/document.js';
import { readJson } from '../../src/text/json.js';
import { MemoryTree } from '../../src/text/memory-tree.js';
import { askRule } from '../support/ask-rule.js';
import { repository } from '../support/folder.js';
import { edited, mission, now } from '../support/mission.js';
import { missionHistory } from '../support/mission-history.js';
import { repositoryOf } from './changes.js';
import { type Example, examplesOf, filesOf, gitExamplesOf } from './examples.js';

// The examples of the pages are run: what is shown as wrong, the rule says; what is shown as right, it does not.

const pages = join(import.meta.dirname, '../../docs/rules');
const rules = [...commonRules, ...formats.flatMap((format) => format.rules)];

/** What a rule says about an example. */
function said(rule: Rule, example: Example): Promise<string[]> {
  if (example.language === 'diff') return saidOfChange(rule, example);
  if (rule.needs === 'baseline') return saidOfBaseline(rule, example);
  if (example.language === 'json' && example.file === undefined) return saidOfJson(rule, example);
  return needsHistory(rule) ? saidInHistory(rule, example) : saidOfState(rule, example);
}

const needsHistory = ({ needs }: Rule): boolean => needs === 'history' || needs === 'files';

/** What needs a history is shown in one and the same repository. */
async function saidInHistory({ id }: Rule, example: Example): Promise<string[]> {
  const repository = missionHistory();
  repository.put(filesOf(example));
  const { report } = await lint({ cwd: repository.top, only: [id], now });
  expect(report.skipped).toEqual([]);
  return report.findings.map(({ message }) => message);
}

/** What became of the state is told by two commits. */
async function saidOfChange({ id }: Rule, example: Example): Promise<string[]> {
  const { repository, base } = repositoryOf(example);
  const { report } = await lint({ cwd: repository.top, base, only: [id], now });
  expect(report.skipped).toEqual([]);
  return report.findings.map(({ message }) => message);
}

/** What a comment silences, only the other rules can tell. */
async function saidOfState({ id, needs }: Rule, example: Example): Promise<string[]> {
  const tree = new MemoryTree(filesOf(example));
  const { roots } = await discoverFrom({ tree, formats }, '');
  const history = noHistory('the page shows files only');
  const only = needs === 'suppressions' ? [] : [id];
  const { report } = await lintRoots({ tree, history, roots, only, severities: {}, now, limits: defaultLimits });
  return report.findings.filter((finding) => finding.rule === id).map(({ message }) => message);
}

/** A baseline is held against a mission with one fault. */
async function saidOfBaseline({ id }: Rule, { text }: Example): Promise<string[]> {
  const state = edited(mission, { 'percent: 80.0': 'percent: 75' });
  const cwd = repository({ '.grid/STATE.md': state, [baselineFile]: text });
  const { report } = await lint({ cwd, only: [id, 'grid/progress-percent'], now });
  return report.findings.filter(({ rule }) => rule === id).map(({ message }) => message);
}

/** A file of no format in particular, so the rule is asked alone. */
async function saidOfJson(rule: Rule, { text }: Example): Promise<string[]> {
  const document = new TextDocument('state.json', text, readJson(text, defaultLimits));
  return (await askRule(rule, { documents: [document] })).map(({ message }) => message);
}

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  const page = readFileSync(join(pages, `${id}.md`), 'utf8');
  const examples = (heading: string) => examplesOf(page, heading);

  test('speaks of what is wrong', async () => {
    const wrong = examples('Wrong');
    expect(wrong).not.toEqual([]);
    for (const example of wrong) expect(await said(rule, example), example.text).not.toEqual([]);
  });

  const gitExamples = needsHistory(rule) ? gitExamplesOf(page) : [];
  if (gitExamples.length > 0) {
    test('shows what git says in the repository of its examples', () => {
      const { git } = missionHistory();
      for (const { args, said } of gitExamples) expect(git(...args)).toBe(said);
    });
  }

  test('is silent about what is right', async () => {
    const right = examples('Right');
    expect(right).not.toEqual([]);
    for (const example of right) expect(await said(rule, example), example.text).toEqual([]);
  });
});
