import { describe, expect, test } from 'vitest';
import type { History } from '../../../../src/core/history.js';
import { defaultLimits } from '../../../../src/core/limits.js';
import type { RecoveryRequest } from '../../../../src/core/recovery.js';
import type { FileRead, Tree } from '../../../../src/core/tree.js';
import { grid } from '../../../../src/formats/grid/index.js';
import { recoverGrid } from '../../../../src/formats/grid/recover/recover.js';
import { agesOf, judgeOf } from '../../../../src/lint/judge.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { growth, linear } from '../../../support/growth.js';
import { MemoryHistory } from '../../../support/memory-history.js';
import { edited, mission, now } from '../../../support/mission.js';

const path = '.grid/STATE.md';
const cut = mission.slice(0, mission.indexOf('  can_resume'));

type Files = Readonly<Record<string, string>>;

/** Asks for the recovery of a root whose STATE.md was committed in some versions, the last of which lies there, too. */
function requestOf(files: Files, versions: readonly string[] = []): RecoveryRequest {
  const history = new MemoryHistory(
    versions.map((text, at) => ({
      ...{ hash: at.toString(16).padStart(40, '0'), subject: `state ${at}`, time: now - (versions.length - at) * 1000 },
      files: { ...files, [path]: text },
    })),
    { files },
  );
  const tree = new MemoryTree(files);
  const judge = judgeOf({ path: '.grid', format: grid }, { now, limits: defaultLimits });
  return { tree, root: '.grid', history, limits: defaultLimits, now, judge, ages: agesOf(tree, history) };
}

/** A state that was cut off, with so many summaries and plans beside it. */
function withBlocks(count: number): Files {
  const files: [string, string][] = [[path, cut]];
  for (let at = 0; at < count; at += 1) {
    const phase = `${String(Math.floor(at / 90) + 1).padStart(2, '0')}`;
    const block = `${phase}-${String((at % 90) + 1).padStart(2, '0')}`;
    const place = `.grid/phases/${phase}-x/${block}`;
    files.push([`${place}-SUMMARY.md`, `---\ncluster: recipe-box\nblock: "${block}"\ncommits: []\n---\n`]);
    files.push([`${place}-PLAN.md`, `---\nblock: "${block}"\nthreads: 3\n---\n\n# Block ${block}\n`]);
  }
  return Object.fromEntries(files);
}

/** Versions that differ, none of which parses. */
const corrupt = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => edited(mission, { 'mode: "guided"': `mode: "guided\nx${at}: 1` }));

describe('the work of a recovery grows as what it reads', () => {
  test.each<[string, (size: number) => string]>([
    ['lines that say nothing', (size) => edited(mission, { 'blockers: []': 'junk that says nothing\n'.repeat(size) })],
    ['fields that nobody knows', (size) => edited(mission, { 'energy: 9000': lines(size, (at) => `x${at}: y`) })],
    ['fields without a fence', (size) => lines(size, (at) => `x${at}: y`)],
    ['items', (size) => edited(mission, { 'blockers: []': `blockers:\n${lines(size, () => '  - "x')}` })],
    ['fences', (size) => '---\n'.repeat(size)],
    ['conflicts', (size) => lines(size, (at) => `<<<<<<< a\nx: ${at}\n=======\nx: 2\n>>>>>>> b`)],
    ['a body', (size) => `${cut}\n---\n\n${'some text\n'.repeat(size)}`],
  ])('%s in STATE.md', { timeout: 60_000 }, async (_, text) => {
    expect(await growth((size) => recoverGrid(requestOf({ [path]: text(size) })), 500)).toBeLessThan(linear);
  });

  test('summaries and plans', { timeout: 60_000 }, async () => {
    expect(await growth((size) => recoverGrid(requestOf(withBlocks(size))), 100)).toBeLessThan(linear);
  });

  test('corrupt versions', { timeout: 60_000 }, async () => {
    const run = (size: number) => recoverGrid(requestOf({ [path]: cut }, corrupt(size)));
    expect(await growth(run, 50)).toBeLessThan(linear);
  });
});

const lines = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

describe('nothing is read twice', () => {
  test('of the files beside STATE.md', async () => {
    const request = requestOf(withBlocks(20));
    const counted = counting(request.tree);
    await recoverGrid({ ...request, tree: counted.tree });
    const beside = [...counted.reads].filter(([file]) => file !== path);
    expect(beside).toHaveLength(40);
    expect(beside.filter(([, times]) => times > 1)).toEqual([]);
  });

  test('of a version that is judged', async () => {
    const request = requestOf({ [path]: cut }, [mission, ...corrupt(3)]);
    const times: (number | undefined)[] = [];
    const versions: History['versions'] = (file, visit) =>
      request.history.versions(file, async (version) => {
        const counted = counting(version.tree);
        const goesOn = await visit({ ...version, tree: counted.tree });
        times.push(counted.reads.get(path));
        return goesOn;
      });
    const history = new Proxy(request.history, {
      get: (target, name) => (name === 'versions' ? versions : Reflect.get(target, name, target).bind(target)),
    });
    await recoverGrid({ ...request, history });
    expect(times).toEqual([1, 1, 1, 1]);
  });
});

/** A tree that counts how often each file is read. */
function counting(below: Tree): { readonly tree: Tree; readonly reads: ReadonlyMap<string, number> } {
  const reads = new Map<string, number>();
  const read = (file: string, cap: number): Promise<FileRead> => {
    reads.set(file, (reads.get(file) ?? 0) + 1);
    return below.read(file, cap);
  };
  const tree: Tree = {
    ...{ read, list: (folder) => below.list(folder), kind: (file) => below.kind(file) },
    ...{ link: (file) => below.link(file), writtenAt: (file) => below.writtenAt(file) },
  };
  return { tree, reads };
}
