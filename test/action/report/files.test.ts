import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeFiles } from '../../../src/action/report/files.js';
import { lint } from '../../../src/index.js';
import { folder, repository } from '../../support/folder.js';
import { gitRepository } from '../../support/git.js';
import { edited, mission, now } from '../../support/mission.js';
import { againstSchema } from '../../support/report-schema.js';

const wrong = edited(mission, { 'percent: 80.0': 'percent: 75' });
const only = ['grid/progress-percent'];

async function scene(more: Readonly<Record<string, string>> = {}) {
  const workspace = repository({ '.grid/STATE.md': wrong, ...more });
  const linted = await lint({ cwd: workspace, now, only });
  const write = (wanted: Parameters<typeof writeFiles>[0], report = linted.report) =>
    writeFiles(wanted, linted, report, workspace);
  return { workspace, linted, write };
}

test('nothing is written that nobody wants', async () => {
  const { write } = await scene();
  expect(await write({})).toEqual({ sarif: '', report: '', faults: [] });
});

test('both are written, and where they are is said in full', async () => {
  const { workspace, linted, write } = await scene();
  const json = join(folder(), 'report.json');
  expect(await write({ sarifFile: 'lint.sarif', jsonFile: json })).toEqual({
    sarif: join(workspace, 'lint.sarif'),
    report: json,
    faults: [],
  });
  const report = JSON.parse(readFileSync(json, 'utf8'));
  expect(report).toEqual(linted.report);
  expect(againstSchema(report)).toEqual([]);
  const { runs } = JSON.parse(readFileSync(join(workspace, 'lint.sarif'), 'utf8'));
  expect(runs[0].results).toMatchObject([{ ruleId: 'grid/progress-percent' }]);
  expect(runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('.grid/STATE.md');
});

test('the report may hold more than what was linted: what recovery proposes', async () => {
  const { linted, write } = await scene();
  const recovery = [{ root: '.grid', path: '.grid/STATE.md', account: [], decide: [], text: 'x' }];
  const { report } = await write({ jsonFile: 'report.json' }, { ...linted.report, recovery });
  expect(JSON.parse(readFileSync(report, 'utf8')).recovery).toEqual(recovery);
});

describe('what is refused, before anything is written', () => {
  const among = 'lies in a state root or in .git: the report would stand among what is kept there, or in its place';
  test.each<[string, string]>([
    ['.grid/lint.sarif', among],
    ['.git/config', among],
    ['other/.hivemind/lint.sarif', among],
    ['agent-state-lint-baseline.json', 'is the baseline: the report would take its place'],
    ['./report.json', 'is there twice: the second report would replace the first'],
  ])('%s', async (sarifFile, message) => {
    const workspace = repository({
      '.grid/STATE.md': wrong,
      'agent-state-lint-baseline.json': '{ "version": 1, "entries": [] }',
    });
    const linted = await lint({ cwd: workspace, now, only, baseline: 'agent-state-lint-baseline.json' });
    const wanted =
      sarifFile === './report.json'
        ? { sarifFile: 'report.json', jsonFile: sarifFile }
        : { sarifFile, jsonFile: 'r.json' };
    const input = sarifFile === './report.json' ? 'json-file' : 'sarif-file';
    await expect(writeFiles(wanted, linted, linted.report, workspace)).rejects.toMatchObject({
      name: 'UsageError',
      message: `the input ${input} (${sarifFile}) ${message}`,
    });
    expect(existsSync(join(workspace, 'r.json'))).toBe(false);
  });

  test.skipIf(process.platform === 'win32')('a folder of the checkout that is a link', async () => {
    const elsewhere = folder();
    const { workspace, write } = await scene();
    symlinkSync(elsewhere, join(workspace, 'out'));
    await expect(write({ jsonFile: 'out/report.json' })).rejects.toMatchObject({
      name: 'UsageError',
      message:
        'the input json-file (out/report.json) is reached over a link in the workspace, and links there are not followed',
    });
    expect(existsSync(join(elsewhere, 'report.json'))).toBe(false);
  });

  test.skipIf(process.platform === 'win32')(
    'a file that is a link is replaced, and what it leads to stays',
    async () => {
      const elsewhere = folder({ 'precious.json': 'precious' });
      const [reports, { write }] = [folder(), await scene()];
      symlinkSync(join(elsewhere, 'precious.json'), join(reports, 'report.json'));
      await write({ jsonFile: join(reports, 'report.json') });
      expect(readFileSync(join(elsewhere, 'precious.json'), 'utf8')).toBe('precious');
      expect(JSON.parse(readFileSync(join(reports, 'report.json'), 'utf8'))).toMatchObject({ version: 1 });
    },
  );

  test('what git tracks', async () => {
    const { top } = gitRepository([{ subject: 'docs: keep', files: { '.grid/STATE.md': wrong, 'a.md': 'a' } }]);
    const linted = await lint({ cwd: top, now, only });
    await expect(writeFiles({ jsonFile: 'a.md' }, linted, linted.report, top)).rejects.toMatchObject({
      name: 'UsageError',
      message: `the input json-file (a.md) would take the place of ${join(top, 'a.md')}, which git tracks; name one that is not there`,
    });
  });
});

test('a folder that is not there takes no other file along', async () => {
  const { workspace, write } = await scene();
  expect(await write({ sarifFile: 'none/lint.sarif', jsonFile: 'report.json' })).toEqual({
    sarif: '',
    report: join(workspace, 'report.json'),
    faults: [`the input sarif-file (none/lint.sarif): there is no folder ${join(workspace, 'none')}`],
  });
});
