import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import { lint } from '../../../../src/index.js';
import { WorkingTree } from '../../../../src/repository/working-tree.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { folder } from '../../../support/folder.js';
import { mission, now, persistence } from '../../../support/mission.js';
import { beside as healthy } from '../../../support/mission-files.js';
import { checkpoint, scratchpad, summary } from '../beside.js';

const read = (files: Record<string, string | Uint8Array>) => readGrid(new MemoryTree(files), '.grid', defaultLimits);
const summaryPath = '.grid/phases/01-pantry/01-01-SUMMARY.md';

const beside = { [summaryPath]: summary, '.grid/CHECKPOINT.md': checkpoint, '.grid/SCRATCHPAD.md': scratchpad };
const missionWith = (files: Record<string, string | Uint8Array>) => ({ '.grid/STATE.md': mission, ...files });

describe('a healthy root', () => {
  test.each<[string, (text: string) => string]>([
    ['as it is', (text) => text],
    ['with CRLF', (text) => text.replace(/\n/g, '\r\n')],
    ['with a byte order mark', (text) => `\ufeff${text}`],
    ['without a last line break', (text) => text.trimEnd()],
  ])('%s', async (_, change) => {
    const all = missionWith(beside);
    const snapshot = await read(Object.fromEntries(Object.entries(all).map(([path, text]) => [path, change(text)])));
    expect(snapshot).toMatchObject({ dialect: 'schema', unreadable: [], unlisted: [] });
    expect(snapshot.unjudged).toBeUndefined();
    expect(snapshot.documents.map(({ path, faults }) => [path, faults])).toEqual([
      ['.grid/STATE.md', []],
      [summaryPath, []],
      ['.grid/CHECKPOINT.md', []],
      ['.grid/SCRATCHPAD.md', []],
    ]);
    expect(snapshot.commits.map(({ name }) => name)).toEqual(['4be91d2', '4be91d2', '5cf02e3', 'abc123', '6d013f4']);
    expect(snapshot.files.map(({ path }) => path)).toEqual(['src/recipe.ts', 'src/recipe.ts']);
  });

  test('what each file is, and which block it is about', async () => {
    const { summaries, checkpoints, scratchpad: pad } = await read(missionWith(beside));
    expect(summaries.map(({ file, blocks, isBroken }) => [file, blocks, isBroken])).toEqual([
      ['phases/01-pantry/01-01-SUMMARY.md', ['1-1', '1'], false],
    ]);
    expect(checkpoints.map(({ file, blocks }) => [file, blocks])).toEqual([['CHECKPOINT.md', ['3', '2-1']]]);
    expect(pad?.document.root).toBeUndefined();
    expect(pad?.body.lines[0]?.raw).toBe('# Scratchpad');
  });

  test('without STATE.md, the others are read all the same', async () => {
    const snapshot = await read(beside);
    expect(snapshot).toMatchObject({ dialect: undefined, state: undefined, unreadable: [] });
    expect(snapshot.unjudged).toBeUndefined();
    expect(snapshot.documents).toHaveLength(3);
    expect(snapshot.summaries[0]?.blocks).toEqual(['1-1']);
  });
});

describe('the block of a summary', () => {
  const blocks = async (name: string, fields: string, more: Record<string, string> = {}) => {
    const { summaries } = await read(missionWith({ [`.grid/${name}`]: `---\n${fields}\n---\n`, ...more }));
    return summaries.find(({ file }) => file === name)?.blocks;
  };

  test.each([
    ['the name', '04-SUMMARY.md', 'cluster: a', ['4', '2-2']],
    ['front matter before the name', '04-SUMMARY.md', 'block: 01-02', ['1-2', '2']],
    ['a number in quotes', '04-SUMMARY.md', 'block: "05"', ['5', '2-3']],
    ['a block that is none', '04-SUMMARY.md', 'block: the fourth', ['4', '2-2']],
    ['a block that is a list', '04-SUMMARY.md', 'block: [5]', ['4', '2-2']],
    ['a plain number beside its phase', '04-SUMMARY.md', 'block: 1\nphase: 02-kitchen', ['1', '1-1', '2-1', '3']],
    ['a plain number in the folder of a phase', 'phases/02-kitchen/03-SUMMARY.md', 'a: 1', ['3', '2-1', '2-3', '5']],
    ['another phase in the front matter', 'phases/02-kitchen/01-SUMMARY.md', 'phase: 1', ['1', '1-1']],
    ['phase and block in the name', 'phases/x/02-01-SUMMARY.md', 'phase: 1', ['2-1', '3']],
    ['the folder alone', 'phases/02-kitchen/SUMMARY.md', 'block: 02-02', ['2-2', '4']],
    ['nothing', 'phases/02-kitchen/SUMMARY.md', 'a: 1', []],
  ])('%s', async (_, name, fields, expected) => expect(await blocks(name, fields)).toEqual(expected));

  test('where plain numbers restart, they count within the phase', async () => {
    const other = { '.grid/phases/01-pantry/01-SUMMARY.md': '' };
    const plan = { '.grid/phases/01-pantry/01-PLAN.md': '' };
    expect(await blocks('phases/02-kitchen/01-SUMMARY.md', 'a: 1', other)).toEqual(['2-1', '3']);
    expect(await blocks('phases/02-kitchen/01-SUMMARY.md', 'a: 1', plan)).toEqual(['2-1', '3']);
  });

  test('the phases of an older dialect are not known', async () => {
    const files = { '.grid/STATE.md': persistence, '.grid/phases/02-b/02-01-SUMMARY.md': '' };
    expect((await read(files)).summaries[0]?.blocks).toEqual(['2-1']);
  });

  test('the position of a checkpoint', async () => {
    const text = 'type: failure\nposition:\n  phase: 2\n  block: 02-02\n';
    expect((await read(missionWith({ '.grid/CHECKPOINT.md': text }))).checkpoints[0]?.blocks).toEqual(['2-2', '4']);
  });
});

describe('what cannot be read', () => {
  test('is told file by file, and the rest is read', async () => {
    const snapshot = await read(
      missionWith({
        '.grid/01-SUMMARY.md': Buffer.from([0x23, 0xff]),
        '.grid/02-SUMMARY.md': ' '.repeat(1024 * 1024 + 1),
        '.grid/03-SUMMARY.md': 'commits: [5cf02e3]\n',
        '.grid/CHECKPOINT.md': 'type:\0',
      }),
    );
    expect(snapshot.unreadable).toEqual([
      { path: '.grid/CHECKPOINT.md', refusal: 'nul-byte', detail: 'byte 5' },
      { path: '.grid/01-SUMMARY.md', refusal: 'not-utf8', detail: 'byte 1' },
      { path: '.grid/02-SUMMARY.md', refusal: 'too-large', detail: '1 MiB' },
    ]);
    expect(snapshot.unlisted).toEqual(['not all of ".grid/CHECKPOINT.md" and 2 more was read: it could not be read']);
    expect(snapshot.commits.map(({ name }) => name)).toEqual(['4be91d2', '5cf02e3']);
    expect(snapshot.unjudged).toBeUndefined();
  });

  test('links are refused', async () => {
    const top = folder({ 'secret.md': summary, '.grid/STATE.md': mission });
    mkdirSync(join(top, '.grid/old'));
    symlinkSync('../secret.md', join(top, '.grid/01-SUMMARY.md'));
    symlinkSync('../../secret.md', join(top, '.grid/old/CHECKPOINT.md'));
    symlinkSync('../secret.md', join(top, '.grid/notes.md'));
    const snapshot = await readGrid(new WorkingTree(top), '.grid', defaultLimits);
    expect(snapshot.unreadable).toEqual([
      { path: '.grid/old/CHECKPOINT.md', refusal: 'link' },
      { path: '.grid/01-SUMMARY.md', refusal: 'link' },
    ]);
    expect(snapshot.documents.map(({ path }) => path)).toEqual(['.grid/STATE.md']);
  });

  test('more than all files may take together', async () => {
    const text = `# Block\n${' '.repeat(1024 * 1024 - 8)}`; // 1 MiB
    const files = Array.from({ length: 6 }, (_, index) => [`.grid/${100 + index}-SUMMARY.md`, text]);
    const { summaries, unreadable } = await read(Object.fromEntries(files));
    expect(summaries).toHaveLength(4);
    expect(unreadable).toEqual([
      { path: '.grid/104-SUMMARY.md', refusal: 'too-many', detail: '4 MiB in the files beside STATE.md' },
      { path: '.grid/105-SUMMARY.md', refusal: 'too-many', detail: '4 MiB in the files beside STATE.md' },
    ]);
  });

  test('a pile of plans and summaries hides none of the files that a mission has once', async () => {
    const text = ' '.repeat(1024 * 1024);
    const once = ['CHECKPOINT.md', 'BLOCKERS.md', 'DECISIONS.md', 'SCRATCHPAD.md', 'WARMTH.md', 'config.json'];
    const snapshot = await read({
      ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`.grid/0${index}-PLAN.md`, text])),
      ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`.grid/0${index}-SUMMARY.md`, text])),
      ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`.grid/CHECKPOINT-${index}.md`, text])),
      ...Object.fromEntries(once.map((name) => [`.grid/${name}`, '{}'])),
    });
    expect(snapshot.documents.map(({ path }) => path).sort()).toEqual(
      [...once, 'CHECKPOINT-0.md', 'CHECKPOINT-1.md', 'CHECKPOINT-2.md'].map((name) => `.grid/${name}`).sort(),
    );
    expect(snapshot.unreadable).toHaveLength(6 + 9 + 9);
  });

  test('what comes first of a kind is read, whatever its folder', async () => {
    const text = ' '.repeat(1024 * 1024);
    const { summaries, plans } = await read({
      ...Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`.grid/0${index}-PLAN.md`, text])),
      '.grid/phases/01-a/01-SUMMARY.md': '# Block\n',
    });
    expect([summaries.length, plans.length]).toEqual([1, 3]);
  });
});

describe('through the linter', () => {
  const said = async (files: Record<string, string>, only = ['syntax/']) => {
    const top = folder(missionWith(files));
    const { report } = await lint({ cwd: top, now, only });
    return report.findings.map(
      ({ path, start, rule, severity, message }) =>
        `${path}:${start.line}:${start.column} ${severity} ${rule} ${message}`,
    );
  };

  test('a healthy root is clean, and its files are counted', async () => {
    const files = missionWith({ ...healthy, '.grid/SCRATCHPAD.md': scratchpad, '.grid/WARMTH.md': 'gotchas: []\n' });
    const { report } = await lint({ cwd: folder(files), now, only: ['syntax/', 'schema/', 'grid/'] });
    expect(report.findings).toEqual([]);
    expect(report.summary.files).toBe(8);
  });

  test('the notation of each file is judged', async () => {
    const files = {
      '.grid/01-SUMMARY.md': '---\ncluster: a\n',
      '.grid/02-SUMMARY.md': '---\nblock: 08\naffects: [09]\ncommits: [69e4958]\n---\n',
      '.grid/CHECKPOINT.md': 'type: decision\ntype: failure\nthread: *t\n',
      '.grid/SCRATCHPAD.md': '<<<<<<< a\n',
    };
    expect(await said(files)).toEqual([
      '.grid/01-SUMMARY.md:1:1 error syntax/front-matter the front matter that begins here is never closed; expected a line `---` after its last value',
      '.grid/02-SUMMARY.md:4:11 warning syntax/ambiguous-scalar commits.0 is 69e4958, which is text to YAML 1.1 readers and Infinity to YAML 1.2 readers; expected "69e4958"',
      '.grid/CHECKPOINT.md:2:1 error syntax/duplicate-key the key "type" stands twice in one mapping; readers keep only one of the two values',
      '.grid/CHECKPOINT.md:3:9 error syntax/yaml the alias "*t" has no anchor before it; text that begins with "*" needs quotes',
      '.grid/SCRATCHPAD.md:1:1 error syntax/conflict-marker an unresolved merge conflict; expected one of the two sides',
    ]);
  });

  test('a name that nobody filled in is a fault, and an unknown field is only mentioned', async () => {
    const files = { '.grid/01-SUMMARY.md': '---\ncluster: "undefined"\nanything: "{{name}}"\nversion: "9"\n---\n' };
    expect(await said(files, ['syntax/', 'schema/'])).toEqual([
      '.grid/01-SUMMARY.md:2:10 error syntax/placeholder cluster is "undefined", a placeholder and no value; expected text',
      '.grid/01-SUMMARY.md:3:1 info schema/unknown-field "anything" is no known field',
    ]);
  });

  test('what cannot be read is said', async () => {
    expect(await said({ '.grid/01-SUMMARY.md': 'a\0' })).toEqual([
      '.grid/01-SUMMARY.md:1:1 error syntax/unreadable the file holds a NUL byte (byte 1); expected text, and nothing but text',
    ]);
  });

  test('more than is read is said', async () => {
    const text = ' '.repeat(1024 * 1024);
    const files = Array.from({ length: 5 }, (_, index) => [`.grid/${100 + index}-SUMMARY.md`, text]);
    expect(await said(Object.fromEntries(files))).toEqual([
      '.grid/104-SUMMARY.md:1:1 error syntax/unreadable the state holds more than 4 MiB in the files beside STATE.md, so not all of it was read',
    ]);
  });

  test('of all that is not read for one reason, the first speaks', async () => {
    const text = ' '.repeat(1024 * 1024);
    const files = Array.from({ length: 7 }, (_, index) => [`.grid/${100 + index}-SUMMARY.md`, text]);
    expect(await said(Object.fromEntries(files))).toEqual([
      '.grid/104-SUMMARY.md:1:1 error syntax/unreadable the state holds more than 4 MiB in the files beside STATE.md, so not all of it was read: this file and 2 more were left out',
    ]);
  });

  test('a text stands for a companion', async () => {
    const contents = { '.grid/02-SUMMARY.md': '---\ncluster: "a\n---\n' };
    const { report } = await lint({ cwd: folder(missionWith({})), contents, now, only: ['syntax/'] });
    expect(report.findings.map(({ path, rule }) => `${path} ${rule}`)).toEqual(['.grid/02-SUMMARY.md syntax/yaml']);
  });
});
