import { expect, test } from 'vitest';
import { parseTree } from '../../../src/repository/git/tree-object.js';

const hash = Buffer.alloc(20, 1);
const entry = (mode: string, name: string) => Buffer.concat([Buffer.from(`${mode} ${name}\0`), hash]);

test('a mode is what git says, and nothing that an object has by itself', () => {
  const modes = ['100644', '100755', '40000', '120000', '160000', 'constructor', '__proto__', 'toString'];
  const entries = parseTree(Buffer.concat(modes.map((mode, index) => entry(mode, `${index}`))), 20);
  const kinds = ['file', 'file', 'directory', 'link', 'other', 'file', 'file', 'file'];
  expect([...entries.values()].map(({ kind }) => kind)).toEqual(kinds);
});
