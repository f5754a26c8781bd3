import { expect, test } from 'vitest';
import { defaultLimits } from '../../src/core/limits.js';
import type { Snapshot } from '../../src/core/snapshot.js';
import type { Tree } from '../../src/core/tree.js';
import type { Format } from '../../src/formats/format.js';
import { grid } from '../../src/formats/grid/index.js';
import { StateReader } from '../../src/lint/state-reader.js';
import { TextDocument } from '../../src/text/document.js';
import { MemoryTree } from '../../src/text/memory-tree.js';

/** Reads all files of a folder, and what a link says; counts how often it is asked to. */
function counting() {
  const counted = { reads: 0 };
  const format: Format = {
    ...(grid as Format),
    readState: async (tree: Tree, root: string): Promise<Snapshot | undefined> => {
      counted.reads += 1;
      const documents = [];
      for (const { name } of await tree.list(root)) {
        const path = `${root}/${name}`;
        const read = await tree.read(path, 10);
        if (read.ok) documents.push(new TextDocument(path, Buffer.from(read.bytes).toString(), { faults: [] }));
      }
      if ((await tree.kind(`${root}/b`)) === 'link') await tree.link(`${root}/b`);
      return { root, format: 'x', dialect: undefined, documents, unreadable: [], commits: [], files: [] };
    },
  };
  return { counted, reader: new StateReader(format, 's', defaultLimits) };
}

test('what gives other answers is read again, whatever it is', async () => {
  const { counted, reader } = counting();
  const files = { 's/a': '1', 's/b': '2', other: '3' };
  const first = await reader.read(new MemoryTree(files));
  expect(await reader.read(new MemoryTree({ ...files, other: '4' }))).toBe(first);
  expect(counted.reads).toBe(1);
  expect(reader.length).toBe(2);
  const trees: readonly Tree[] = [
    new MemoryTree({ ...files, 's/b': '3' }),
    new MemoryTree({ 's/a': '1' }),
    new MemoryTree({ ...files, 's/c': '' }),
    new MemoryTree({ ...files, 's/b': 'longer than ten' }),
    new MemoryTree({ ...files, 's/b/c': '2' }),
    new MemoryTree({}),
  ];
  for (const [index, tree] of trees.entries()) {
    expect(await reader.read(tree)).not.toBe(first);
    expect(counted.reads).toBe(index + 2);
  }
  expect(await reader.read(new MemoryTree(files))).toBe(first);
});

test('of many, the last ones are remembered', async () => {
  const { counted, reader } = counting();
  const tree = (text: string) => new MemoryTree({ 's/a': text });
  for (let text = 0; text < 20; text += 1) await reader.read(tree(String(text)));
  expect(counted.reads).toBe(20);
  await reader.read(tree('19'));
  await reader.read(tree('12'));
  expect(counted.reads).toBe(20);
  await reader.read(tree('0'));
  expect(counted.reads).toBe(21);
});
