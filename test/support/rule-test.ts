import { describe, expect, test } from 'vitest';
import type { Edit, Finding } from '../../src/core/finding.js';
import { defaultLimits } from '../../src/core/limits.js';
import type { Rule } from '../../src/core/rule.js';
import { formats } from '../../src/formats/index.js';
import { readBaseline } from '../../src/lint/baseline/read.js';
import { baselineFile } from '../../src/lint/configuration/names.js';
import { discoverFrom } from '../../src/lint/discover.js';
import { lintRoots } from '../../src/lint/lint.js';
import { noHistory } from '../../src/repository/git/no-history.js';
import { MemoryTree } from '../../src/text/memory-tree.js';
import { type Edits, edited, mission, now } from './mission.js';

/** What to judge: the text of STATE.md, edits on the healthy mission, or several files by path. */
export type Given = string | Edits | { readonly files: Readonly<Record<string, string | Uint8Array>> };

export interface Case {
  /** What the case shows. */
  readonly name: string;
  readonly given: Given;
  /** `line:column severity message`, and a line `  path:line:column message` for each related place. Empty: silent. */
  readonly says: readonly string[];
  /** The edits on `given` that all repairs together amount to. */
  readonly repaired?: Edits;
  /** Why the rule is skipped. */
  readonly skips?: readonly string[];
  readonly now?: number;
}

/** Runs one rule alone over a table of cases, through the linter as users run it. */
export function ruleTest(rule: Rule<never>, cases: readonly Case[]): void {
  describe(rule.id, () => {
    test.each(cases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
      const files = filesOf(one.given);
      const { findings, skipped } = await lintOnly(rule.id, files, one.now);
      expect(findings.flatMap(linesOf)).toEqual(one.says);
      expect(skipped.map((skip) => skip.reason)).toEqual(one.skips ?? []);
      if (one.repaired) await checkRepairs(rule.id, findings, files, one.repaired);
    });
  });
}

const statePath = '.grid/STATE.md';

function filesOf(given: Given): Record<string, string | Uint8Array> {
  if (typeof given === 'string') return { [statePath]: given };
  if ('files' in given && typeof given.files === 'object') return { ...given.files };
  return { [statePath]: edited(mission, given as Edits) };
}

async function lintOnly(id: string, files: Record<string, string | Uint8Array>, clock = now) {
  const tree = new MemoryTree(files);
  const { roots } = await discoverFrom({ tree, formats }, '');
  const baseline = await baselineOf(files);
  const run = {
    tree,
    history: noHistory('this is a test'),
    roots,
    only: baseline ? [] : [id],
    baseline,
    severities: {},
    now: clock,
    limits: defaultLimits,
  };
  const { report } = await lintRoots(run);
  return baseline ? { ...report, findings: report.findings.filter(({ rule }) => rule === id), skipped: [] } : report;
}

/** Where a case has a baseline, it is held against what all rules say. */
async function baselineOf(files: Record<string, string | Uint8Array>) {
  if (!(baselineFile in files)) return undefined;
  const { tree, path } = { tree: new MemoryTree(files), path: baselineFile };
  return { file: await readBaseline({ tree, path, name: path }), isUpdated: false, formats, scope: [''] };
}

/** What a finding says, as cases write it. */
export function linesOf({ path, start, severity, message, related = [] }: Finding): string[] {
  const place = path === statePath ? '' : `${path}:`;
  return [
    `${place}${start.line}:${start.column} ${severity} ${message}`,
    ...related.map((one) => `  ${one.path}:${one.start.line}:${one.start.column} ${one.message}`),
  ];
}

async function checkRepairs(
  id: string,
  findings: readonly Finding[],
  files: Record<string, string | Uint8Array>,
  expected: Edits,
) {
  const before = String(files[statePath]);
  const after = applyEdits(
    before,
    findings.flatMap((finding) => finding.repair?.edits ?? []),
  );
  expect(after).toBe(edited(before, expected));
  const again = await lintOnly(id, { ...files, [statePath]: after });
  const left = findings.filter((finding) => !finding.repair).length;
  expect(again.findings).toHaveLength(left);
}

/** Applies edits to a text, last one first, so that no edit moves another. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const starts = [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)];
  const offset = ({ line, column }: { line: number; column: number }) => (starts[line - 1] ?? text.length) + column - 1;
  return [...edits]
    .sort((a, b) => offset(b.start) - offset(a.start))
    .reduce((result, edit) => result.slice(0, offset(edit.start)) + edit.text + result.slice(offset(edit.end)), text);
}
