import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FileRead, Tree } from '../../../src/core/tree.js';
import { findConfiguration } from '../../../src/lint/configuration/find.js';
import { UsageError } from '../../../src/lint/usage-error.js';
import { WorkingTree } from '../../../src/repository/working-tree.js';
import { MemoryTree } from '../../../src/text/memory-tree.js';
import { folder as temporary } from '../../support/folder.js';

const shown = (path: string) => `./${path}`;
const find = (files: Readonly<Record<string, string | Uint8Array>>, folder = '') =>
  findConfiguration(new MemoryTree(files), folder, shown);

test.each([
  [{ 'agent-state-lint.yaml': '' }, '', 'agent-state-lint.yaml'],
  [{ 'agent-state-lint.yml': '' }, '', 'agent-state-lint.yml'],
  [{ 'agent-state-lint.json': '' }, '', 'agent-state-lint.json'],
  // From the folder upwards, and never into another one.
  [{ 'agent-state-lint.json': '', 'b/agent-state-lint.yaml': '' }, 'a/b/c', 'agent-state-lint.json'],
  [{ 'agent-state-lint.json': '', 'a/agent-state-lint.yaml': '', 'a/b/x': '' }, 'a/b/.grid', 'a/agent-state-lint.yaml'],
  [{ 'a/agent-state-lint.yaml': '' }, '', undefined],
  [{}, 'a/b', undefined],
  // A folder is no file, and a name that is only alike is another name.
  [{ 'agent-state-lint.yaml/x': '', 'agent-state-lint.yaml.bak': '', 'Agent-State-Lint.yaml': '' }, '', undefined],
  // A package.json counts for what it says.
  [{ 'package.json': '{ "agent-state-lint": {} }' }, 'a', 'package.json'],
  [{ 'package.json': '{ "agent-state-lint": {} }', 'a/package.json': '{}' }, 'a', 'package.json'],
  [{ 'package.json': '{ "devDependencies": { "agent-state-lint": "1" } }' }, '', undefined],
  [{ 'package.json': '{ "devDependencies": { "agent-state-lint": "1" }, }' }, '', 'package.json'],
  [{ 'package.json': '{ "broken": ' }, '', undefined],
  [{ 'package.json': '["agent-state-lint"]' }, '', undefined],
  [{ 'package.json': new Uint8Array([0xff, ...Buffer.from('"agent-state-lint"')]) }, '', 'package.json'],
  [{ 'package.json': `{}${' '.repeat(1024 * 1024)}` }, '', 'package.json'],
  [{ 'agent-state-lint.yaml': '', 'package.json': '{ "name": "agent-state-lint" }' }, '', 'agent-state-lint.yaml'],
])('%j from %j: %s', async (files, folder, found) => {
  expect(await find(files, folder)).toBe(found);
});

test('two in one folder', async () => {
  await expect(find({ 'a/agent-state-lint.yaml': '', 'a/agent-state-lint.json': '' }, 'a')).rejects.toThrow(
    new UsageError(
      './a/agent-state-lint.json and ./a/agent-state-lint.yaml are configurations of one folder; expected one of them',
    ),
  );
  await expect(
    find({ 'agent-state-lint.yml': '', 'package.json': '{"x":1,"agent-state-lint":{}}' }, 'a'),
  ).rejects.toThrow(
    new UsageError('./agent-state-lint.yml and ./package.json are configurations of one folder; expected one of them'),
  );
});

test.skipIf(process.platform === 'win32')('a link is found, to be refused; of a package.json, it is none', async () => {
  const top = temporary({ 'other/x.yaml': '', 'other/p.json': '{"agent-state-lint":{}}' });
  symlinkSync('other/x.yaml', join(top, 'agent-state-lint.yaml'));
  symlinkSync('other/p.json', join(top, 'package.json'));
  expect(await findConfiguration(new WorkingTree(top), '', shown)).toBe('agent-state-lint.yaml');
});

test('where there is none, folders are listed, and nothing else is asked', async () => {
  const asked: string[] = [];
  const inner = new MemoryTree({ 'a/b/x.md': '', 'a/package.json': '{}' });
  const tree: Tree = {
    list: (folder) => {
      asked.push(`list ${folder}`);
      return inner.list(folder);
    },
    read: (path, cap): Promise<FileRead> => {
      asked.push(`read ${path}`);
      return inner.read(path, cap);
    },
    kind: () => Promise.reject(new Error('asked')),
    link: () => Promise.reject(new Error('asked')),
    writtenAt: () => Promise.reject(new Error('asked')),
  };
  expect(await findConfiguration(tree, 'a/b', shown)).toBe(undefined);
  expect(asked).toEqual(['list a/b', 'list a', 'read a/package.json', 'list ']);
});
