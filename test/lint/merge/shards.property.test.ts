import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LintOptions, lint, type Report } from '../../../src/index.js';
import { mergeReports } from '../../../src/lint/merge/merge-reports.js';
import { readReport } from '../../../src/lint/report-file/read.js';
import json from '../../../src/reporters/json.js';
import { put, repository } from '../../support/folder.js';
import { gitRepository } from '../../support/git.js';
import { hivemind } from '../../support/hivemind.js';
import { edited, mission, now } from '../../support/mission.js';

const context = { sources: new Map(), colors: false, width: 80, elapsedMs: 1 };
const textOf = (report: Report) => json(report, context);
const baselineFile = 'agent-state-lint-baseline.json';

const faulty = edited(mission, { 'percent: 80.0': 'percent: 75', 'status: "in_progress"\nmode': 'status: "on"\nmode' });

/** What lies in the folder of a root, by the kind of the root. */
const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  healthy: { '.grid/STATE.md': mission },
  faulty: { '.grid/STATE.md': faulty },
  broken: { '.grid/STATE.md': '---\nstatus: [\n---\n' },
  twice: { '.grid/STATE.md': edited(faulty, { 'mode: "guided"': 'mode: "guided"\nodd: 1\nodd: 1\nodd: 1' }) },
  silenced: {
    '.grid/STATE.md': edited(faulty, {
      '  percent: 75':
        '  # agent-state-lint-disable-next-line grid/progress-percent -- the review counts, too\n  percent: 75',
    }),
  },
  hivemind: Object.fromEntries(
    Object.entries(hivemind().files).flatMap(([path, text]) => (typeof text === 'string' ? [[path, text]] : [])),
  ),
};

const names = fc.constantFrom('a', 'b', 'app', 'ä', 'x y');
const folders = fc.array(names, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
const trees = fc.dictionary(folders, fc.constantFrom(...Object.keys(kinds)), { minKeys: 1, maxKeys: 9 });

function filesOf(tree: Readonly<Record<string, string>>): Record<string, string> {
  const files = Object.entries(tree).flatMap(([folder, kind]) =>
    Object.entries(kinds[kind] ?? {}).map(([path, text]) => [join(folder, path).replaceAll('\\', '/'), text] as const),
  );
  return Object.fromEntries(files);
}

/** Entries as somebody may leave them: of what is mended, of roots that are gone, of rules that are no more, doubles. */
async function baselineFor(cwd: string, spoil: readonly number[]): Promise<string> {
  const { baseline } = await lint({ cwd, now, git: false, updateBaseline: true });
  const file = JSON.parse(baseline?.updated?.text ?? '{}');
  const changes: ((entry: Record<string, string>) => object[])[] = [
    (entry) => [entry],
    () => [],
    (entry) => [entry, { ...entry }],
    (entry) => [{ ...entry, fingerprint: 'f'.repeat(32) }],
    (entry) => [{ ...entry, path: `gone/${entry.path}` }, entry],
    (entry) => [{ ...entry, rule: 'grid/of-yesterday' }],
    (entry) => [{ ...entry, severity: 'info' }],
  ];
  const entries = file.entries.flatMap((entry: Record<string, string>, index: number) => {
    return changes[spoil[index % spoil.length] ?? 0]?.(entry);
  });
  return JSON.stringify({ ...file, entries }, null, 2);
}

/** The reports of all shards, in some order, as other machines have written and this one has read them. */
async function merged(options: LintOptions, count: number, most?: number): Promise<Report> {
  const reports = [];
  for (let index = count; index >= 1; index -= 1) {
    const { report } = await lint({ ...options, shard: `${index}/${count}` });
    expect(report.shard).toEqual({ index, count });
    const name = `report-${index}.json`;
    reports.push({ name, report: await readReport(Buffer.from(textOf(report)), name) });
  }
  return mergeReports(reports, most);
}

describe('all shards together say what the whole run says, to the byte', () => {
  test('whatever the roots, the baseline and the configuration are', async () => {
    const spoils = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(
        trees,
        spoils,
        fc.boolean(),
        fc.integer({ min: 1, max: 7 }),
        async (tree, spoil, hasBaseline, count) => {
          const cwd = repository(filesOf(tree));
          if (hasBaseline) put(cwd, { [baselineFile]: await baselineFor(cwd, spoil) });
          const asked = { cwd, now, git: false };
          const { report } = await lint(asked);
          expect(textOf(await merged(asked, count))).toBe(textOf(report));
        },
      ),
      { numRuns: 40 },
    );
  }, 120_000);

  test('where there are more findings than a report may hold', async () => {
    const odd = (number: number) => Array.from({ length: number }, (_, at) => `odd_${at}: 1\n`).join('');
    const crowded = (number: number) => edited(faulty, { 'mode: "guided"\n': `mode: "guided"\n${odd(number)}` });
    const cwd = repository({
      'agent-state-lint.yaml': 'limits:\n  findings: 100\n',
      ...Object.fromEntries([130, 20, 90, 1, 60].map((number, at) => [`${at}/.grid/STATE.md`, crowded(number)])),
    });
    const asked = { cwd, now, git: false };
    const { report } = await lint(asked);
    expect(report.findings).toHaveLength(100);
    expect(report.skipped).toContainEqual(expect.objectContaining({ reason: expect.stringContaining('left out') }));
    for (const count of [1, 2, 3, 5]) expect(textOf(await merged(asked, count, 100))).toBe(textOf(report));
  });

  test('with a base, what was changed since, and roots that are gone', async () => {
    const files = (some: string, others: string) => ({
      ...Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${name}/.grid/STATE.md`, some])),
      ...Object.fromEntries(['e', 'f', 'g', 'h'].map((name) => [`${name}/.grid/STATE.md`, others])),
    });
    const { top, put } = gitRepository([
      { subject: 'all is well', files: files(mission, mission) },
      { subject: 'half of it goes wrong', files: files(mission, faulty), remove: ['a', 'h'] },
    ]);
    put({ 'b/.grid/STATE.md': edited(mission, { 'energy: 9000': 'energy: "much"' }), 'new/.grid/STATE.md': faulty });
    for (const more of [{ base: 'HEAD~1' }, { base: 'HEAD~1', changed: true }, { changed: true }]) {
      const asked = { cwd: top, now, ...more };
      const { report } = await lint(asked);
      expect(report.findings.length).toBeGreaterThan(1);
      for (const count of [2, 5]) expect(textOf(await merged(asked, count))).toBe(textOf(report));
    }
  });
});
