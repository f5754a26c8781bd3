import { expect, test } from 'vitest';
import { recoverCommand } from '../../../src/action/comment/command.js';
import { product } from '../../../src/core/product.js';

test.each([
  ['.grid', '.grid'],
  ['packages/a-b_c@2+x/.grid', 'packages/a-b_c@2+x/.grid'],
  ['', '.'],
])('%j', (root, path) => {
  expect(recoverCommand(root)).toBe(`npx agent-state-lint@${product.version} recover --write ${path}`);
});

test.each([
  'a b/.grid',
  '$(x)/.grid',
  '`x`',
  "a'b",
  'a;b',
  'a|b',
  'a\nb',
  '--rev/.grid',
  '-x',
  '~',
  'a\\b',
  'ü/.grid',
  '\u202e',
  '%PATH%',
])('none for %j, which a shell or the command itself may take for something else', (root) =>
  expect(recoverCommand(root)).toBeUndefined(),
);
