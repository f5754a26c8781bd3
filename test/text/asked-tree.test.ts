import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WorkingTree } from '../../src/repository/working-tree.js';
import { AskedTree } from '../../src/text/asked-tree.js';
import { repository } from '../support/folder.js';

/** A tree that was asked for all of a small folder, and the folder. */
async function asked() {
  const top = repository({ 'state/a.md': 'one', 'state/b.md': 'two' });
  const tree = new AskedTree(new WorkingTree(top));
  await tree.list('state');
  await tree.read('state/a.md', 100);
  await tree.read('state/c.md', 100);
  await tree.kind('state/b.md');
  await tree.link('state/b.md');
  return { tree, at: (path: string) => join(top, 'state', path) };
}

test('nothing has changed', async () => {
  const { tree, at } = await asked();
  expect(await tree.isUnchanged()).toBe(true);
  writeFileSync(at('b.md'), 'what nobody asked for');
  expect(await tree.isUnchanged()).toBe(true);
});

test.each<[string, (at: (path: string) => string) => void]>([
  ['other bytes', (at) => writeFileSync(at('a.md'), 'One')],
  ['fewer bytes', (at) => writeFileSync(at('a.md'), 'on')],
  ['a file that is gone', (at) => rmSync(at('a.md'))],
  ['a file that was not there', (at) => writeFileSync(at('c.md'), '')],
  ['one more in the folder', (at) => writeFileSync(at('d.md'), '')],
  [
    'a file that is a folder now',
    (at) => {
      rmSync(at('b.md'));
      mkdirSync(at('b.md'));
    },
  ],
  [
    'a file that is a link now',
    (at) => {
      renameSync(at('b.md'), `${at('b.md')}.old`);
      symlinkSync('b.md.old', at('b.md'));
    },
  ],
])('%s', async (_, change) => {
  const { tree, at } = await asked();
  change(at);
  expect(await tree.isUnchanged()).toBe(false);
});
