import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Target } from '../../src/core/document.js';
import { defaultLimits } from '../../src/core/limits.js';
import type { Rule } from '../../src/core/rule.js';
import { rules as commonRules } from '../../src/formats/common/rules/index.js';
import { formats } from '../../src/formats/index.js';
import { discoverFrom } from '../../src/lint/discover.js';
import { lintRoots } from '../../src/lint/lint.js';
import { MemoryTree } from '../../src/repository/memory-tree.js';
import { TextDocument } from '../../src/text/document.js';
import { readJson } from '../../src/text/json.js';
import { now } from '../support/mission.js';
import { type Example, examplesOf, filesOf } from './examples.js';

// The examples of the pages are run: what is shown as wrong, the rule says; what is shown as right, it does not.

const pages = join(import.meta.dirname, '../../docs/rules');
const rules = [...commonRules, ...formats.flatMap((format) => format.rules)];

/** What a rule says about an example. */
function said(rule: Rule, example: Example): Promise<string[]> {
  return example.language === 'json' ? saidOfJson(rule, example) : saidOfState(rule, example);
}

async function saidOfState({ id }: Rule, example: Example): Promise<string[]> {
  const tree = new MemoryTree(filesOf(example));
  const { roots } = await discoverFrom(tree, '', formats);
  const { report } = await lintRoots({ tree, roots, only: [id], severities: {}, now, limits: defaultLimits });
  return report.findings.filter((finding) => finding.rule === id).map(({ message }) => message);
}

/** No format reads JSON yet, so the rule is asked alone. */
async function saidOfJson(rule: Rule, { text }: Example): Promise<string[]> {
  const document = new TextDocument('state.json', text, readJson(text, defaultLimits));
  const snapshot = { root: '', format: 'json', dialect: undefined, documents: [document], unreadable: [] };
  const messages: string[] = [];
  const report = (_: Target, message: string) => messages.push(message);
  await rule.check({ snapshot, now, limits: defaultLimits, report, skip: () => {} });
  return messages;
}

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  const examples = (heading: string) => examplesOf(readFileSync(join(pages, `${id}.md`), 'utf8'), heading);

  test('speaks of what is wrong', async () => {
    const wrong = examples('Wrong');
    expect(wrong).not.toEqual([]);
    for (const example of wrong) expect(await said(rule, example), example.text).not.toEqual([]);
  });

  test('is silent about what is right', async () => {
    const right = examples('Right');
    expect(right).not.toEqual([]);
    for (const example of right) expect(await said(rule, example), example.text).toEqual([]);
  });
});
