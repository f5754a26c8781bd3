import { expect, test } from 'vitest';
import { type FormatName, formatNames, reporters } from '../../src/reporters/index.js';
import { viewOf } from './context.js';
import { reportOf } from './reports.js';

// A format need not have dialects: then no reporter says anything of one.

const roots = [{ path: '.hive', format: 'hive' }];
const said = async (name: FormatName) =>
  (await reporters[name]())(reportOf([{ message: 'x is 1, expected 2', path: '.hive/a.json' }], { roots }), viewOf());

test.each(formatNames)('%s', async (name) => {
  const text = await said(name);
  expect(text).toContain('x is 1, expected 2');
  expect(text).not.toMatch(/undefined|null|dialect/);
});

test('what was checked is named by its format alone', async () => {
  expect(await said('markdown')).toContain('\n- `.hive` hive\n');
  expect(JSON.parse(await said('json')).roots).toEqual(roots);
});
