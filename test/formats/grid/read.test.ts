import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../src/core/limits.js';
import { readGrid } from '../../../src/formats/grid/read.js';
import { WorkingTree } from '../../../src/repository/working-tree.js';
import { MemoryTree } from '../../../src/text/memory-tree.js';
import { folder } from '../../support/folder.js';
import { leastWork } from '../../support/growth.js';
import { edited, mission, persistence, prose } from '../../support/mission.js';

const readTree = (files: Record<string, string | Uint8Array>, root = '.grid') =>
  readGrid(new MemoryTree(files), root, defaultLimits);
const read = (state: string | Uint8Array) => readTree({ '.grid/STATE.md': state });

/** Kind and text of each fault. */
async function faultsOf(text: string) {
  const { documents, state } = await read(text);
  const [document] = documents;
  return {
    hasState: state !== undefined,
    faults: document?.faults.map(({ kind, start, end }) => [kind, document.text.slice(start, end)]),
  };
}

describe('healthy', () => {
  test.each([
    ['schema', mission],
    ['persistence', persistence],
    ['prose', prose],
  ])('%s', async (dialect, text) => {
    for (const same of [text, text.replace(/\n/g, '\r\n'), `\ufeff${text}`, text.trimEnd()]) {
      const snapshot = await read(same);
      expect(snapshot).toMatchObject({ root: '.grid', format: 'grid', dialect, unreadable: [], state: { dialect } });
      expect(snapshot.documents.map(({ path, faults }) => [path, faults])).toEqual([['.grid/STATE.md', []]]);
    }
  });

  test('values, places and body', async () => {
    const { state } = await read(mission);
    if (state?.dialect !== 'schema') throw new Error('the mission is of the schema dialect');
    expect(state.data.position).toMatchObject({ phase: 2, block_name: 'Timers' });
    expect(state.document.position(state.at('progress.percent').start)).toEqual({ line: 44, column: 12 });
    expect(state.body.lines[0]).toMatchObject({ raw: '# THE GRID - Mission State', heading: 1 });
  });

  test('a root that is the repository itself', async () => {
    const snapshot = await readTree({ 'STATE.md': persistence, 'plans/01-PLAN.md': '' }, '');
    expect(snapshot).toMatchObject({ dialect: 'persistence', state: { plannedBlocks: 1 } });
    expect(snapshot.documents.map(({ path }) => path)).toEqual(['STATE.md', 'plans/01-PLAN.md']);
  });
});

describe('unreadable', () => {
  const unreadable = async (state: string | Uint8Array) => (await read(state)).unreadable;

  test('no STATE.md at all', async () => {
    expect(await readTree({ '.grid/notes.md': '' })).toMatchObject({
      documents: [],
      unreadable: [],
      state: undefined,
    });
  });

  test('binary', async () => {
    expect(await unreadable(Buffer.from([0x89, 0x50, 0x4e, 0x47]))).toEqual([
      { path: '.grid/STATE.md', refusal: 'not-utf8', detail: 'byte 0' },
    ]);
    expect(await unreadable('status:\0active')).toEqual([
      { path: '.grid/STATE.md', refusal: 'nul-byte', detail: 'byte 7' },
    ]);
  });

  test('over the cap', async () => {
    expect(await unreadable(' '.repeat(1024 * 1024 + 1))).toEqual([
      { path: '.grid/STATE.md', refusal: 'too-large', detail: '1 MiB' },
    ]);
  });

  test('a directory and a link, which nobody follows', async () => {
    const top = folder({ 'secret.md': persistence });
    mkdirSync(join(top, 'a/.grid/STATE.md'), { recursive: true });
    mkdirSync(join(top, 'b/.grid'), { recursive: true });
    symlinkSync('../../secret.md', join(top, 'b/.grid/STATE.md'));
    const tree = new WorkingTree(top);
    expect(await readGrid(tree, 'a/.grid', defaultLimits)).toMatchObject({
      documents: [],
      unreadable: [{ path: 'a/.grid/STATE.md', refusal: 'not-a-file' }],
    });
    expect(await readGrid(tree, 'b/.grid', defaultLimits)).toMatchObject({
      documents: [],
      unreadable: [{ path: 'b/.grid/STATE.md', refusal: 'link' }],
    });
  });
});

describe('no state', () => {
  test.each<[string, string, [string, string][]]>([
    ['nothing', '', [['front-matter', '']]],
    ['a sentence', 'broken\n', [['front-matter', 'b']]],
    ['empty front matter', '---\n---\n', [['front-matter', '---']]],
    [
      'a schema file that lost its fields',
      edited(mission, { [mission.slice(4, mission.indexOf('---\n\n#'))]: '' }),
      [['front-matter', '---']],
    ],
    ['never closed', '---\nstatus: active\n', [['front-matter', '---']]],
    ['a list in the fences', '---\n- a\n---\n', [['front-matter', '---']]],
    ['a scalar that looks like fields', '"\na: 1\n"\n', [['front-matter', '"\na: 1\n"']]],
  ])('%s', async (_, text, faults) => {
    expect(await faultsOf(text)).toEqual({ hasState: false, faults });
  });

  test('YAML that is broken still has a dialect', async () => {
    const snapshot = await read('---\nphases: [1\nstatus: "x\n---\n');
    expect(snapshot).toMatchObject({ dialect: 'schema', state: undefined });
    expect(snapshot.documents[0]?.faults.every(({ kind }) => kind === 'yaml')).toBe(true);
  });

  test('a stacked block is a fault, and the first block is read', async () => {
    const stacked = edited(mission, { '\n# THE GRID': '---\nstatus: x\n---\n\n# THE GRID' });
    expect(await faultsOf(stacked)).toEqual({ hasState: true, faults: [['front-matter', '---']] });
  });
});

describe('conflicts', () => {
  const conflict = (a: string, b = a) => `<<<<<<< HEAD\n${a}\n=======\n${b}\n>>>>>>> topic`;
  const marker: [string, string] = ['conflict-marker', '<<<<<<< HEAD'];

  test('in the front matter, nothing else is said', async () => {
    const text = edited(mission, { 'energy: 9000': conflict('energy: [', 'status: "') });
    expect(await faultsOf(text)).toEqual({ hasState: false, faults: [marker] });
    expect(await read(text)).toMatchObject({ dialect: 'schema' });
  });

  test('around the fence', async () => {
    const text = `${conflict('---\nstatus: "active"', '---\nstatus: "failed"')}\nmission_id: x\n---\n`;
    expect(await faultsOf(text)).toEqual({ hasState: false, faults: [marker] });
  });

  test('in prose', async () => {
    expect(await faultsOf(edited(prose, { 'Block: 03 of 05': conflict('Block: 03 of 05') }))).toEqual({
      hasState: false,
      faults: [marker],
    });
  });

  test('in the body, the front matter is still read', async () => {
    const text = edited(mission, { 'Thread 2/4': conflict('Thread 2/4', 'Thread 3/4') });
    expect(await faultsOf(text)).toEqual({ hasState: true, faults: [marker] });
    expect((await read(text)).state?.body.lines).toEqual([]);
  });

  test('in a code block of the body it is an example', async () => {
    for (const code of [`\`\`\`\n${conflict('a')}\n\`\`\``, `<!--\n${conflict('a')}\n-->`]) {
      expect(await faultsOf(edited(mission, { 'Thread 2/4': code }))).toEqual({ hasState: true, faults: [] });
      expect(await faultsOf(`${prose}\n${code}\n`)).toEqual({ hasState: true, faults: [] });
    }
  });

  test('in a body that no Markdown parser may see, it counts', async () => {
    const text = `${mission}\n\`\`\`\n${'>'.repeat(50)}\n${conflict('a')}\n\`\`\`\n`;
    expect(await faultsOf(text)).toEqual({ hasState: true, faults: [marker] });
  });
});

describe('what the other files say', () => {
  const checkpoint = async (claimed: string, files: Record<string, string> = {}) => {
    const text = edited(mission, { 'checkpoint_file: null': `checkpoint_file: ${claimed}` });
    const { state } = await readTree({ '.grid/STATE.md': text, ...files });
    return state?.dialect === 'schema' ? state.checkpointFile : undefined;
  };

  test('the checkpoint, relative to the repository or to the root (D32)', async () => {
    expect(await checkpoint('null')).toBe('none');
    expect(await checkpoint('".grid/CHECKPOINT.md"')).toBe('missing');
    expect(await checkpoint('".grid/CHECKPOINT.md"', { '.grid/CHECKPOINT.md': '' })).toBe('present');
    expect(await checkpoint('"CHECKPOINT.md"', { '.grid/CHECKPOINT.md': '' })).toBe('present');
    expect(await checkpoint('"plans"', { '.grid/plans/a.md': '' })).toBe('missing');
    expect(await checkpoint('"../../CHECKPOINT.md"')).toBe('outside');
    expect(await checkpoint('"/etc/hostname"')).toBe('outside');
    expect(await checkpoint('[]')).toBe('none');
  });

  test('the plans of a persistence mission', async () => {
    const files = { '.grid/plans/a-block-1.md': '', '.grid/plans/a-block-2.md': '' };
    expect(await readTree({ '.grid/STATE.md': persistence, ...files })).toMatchObject({ state: { plannedBlocks: 2 } });
    expect(await read(persistence)).toMatchObject({ state: { plannedBlocks: 0 } });
  });
});

const hostile = fc
  .array(
    fc.oneof(
      ...[mission, persistence, prose].map((text) =>
        fc.tuple(fc.nat(text.length), fc.nat(80)).map(([at, length]) => text.slice(at, at + length)),
      ),
      fc.constantFrom(
        '---\n',
        '\n',
        '\r',
        '\ufeff',
        '{',
        '[',
        '- ',
        '? ',
        ': ',
        '&a ',
        '*a',
        '`',
        '<!--',
        '> ',
        '<<<<<<< a\n',
        '\u0000',
        '\ud800',
      ),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => Buffer.from(parts.join('')));

test('nothing is thrown for any bytes, and a file without a state has a fault or cannot be read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 9, arbitrary: hostile }, fc.uint8Array({ maxLength: 60 })), async (bytes) => {
      const { documents, unreadable, state } = await read(bytes);
      expect(documents.length + unreadable.length).toBe(1);
      for (const { faults, text } of documents) {
        for (const { start, end } of faults) expect(0 <= start && start <= end && end <= text.length).toBe(true);
        if (!state) expect(faults).not.toEqual([]);
      }
    }),
    { numRuns: 3000 },
  );
});

test.each(['\n', '\r\n', '---\n', 'a:\n', ' \n', '# Grid State\n', 'Phase: 1\n', '<<<<<<< a\n', '#\n'])(
  'a file of nothing but %j is read in under a second',
  async (token) => {
    const text = token.repeat(1024 * 1024).slice(0, 1024 * 1024 - mission.length);
    const both = async () => {
      // The lines are only scanned when they are asked for.
      for (const { state } of [await read(text), await read(mission + text)]) state?.body.lines.at(0);
    };
    expect(await leastWork(both, 1000)).toBeLessThan(1000);
  },
);
