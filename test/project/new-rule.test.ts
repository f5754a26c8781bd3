import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const top = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'new-rule-'));

beforeAll(() => {
  const parts = [
    'src',
    'scripts',
    'schemas',
    'docs',
    'test/support',
    'README.md',
    'package.json',
    'tsconfig.json',
    'biome.json',
    'vitest.config.ts',
  ];
  for (const part of parts) cpSync(join(top, part), join(copy, part), { recursive: true });
  symlinkSync(join(top, 'node_modules'), join(copy, 'node_modules'), 'junction');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(copy, path), 'utf8');
const node = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
const newRule = (...args: string[]) => node('scripts/new-rule.mjs', ...args);
const vitest = (file: string) => node('node_modules/vitest/vitest.mjs', 'run', '--root', copy, file);

describe.each([
  ['grid/some-id', 'formats/grid/rules/some-id', 'someId'],
  ['syntax/other-id', 'formats/common/rules/syntax/other-id', 'syntaxOtherId'],
])('%s', (id, path, variable) => {
  test('gets its rule, its test and its page, and a place in every list', () => {
    const { status, stdout, stderr } = newRule(id);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.split('\n').slice(0, 3)).toEqual([`src/${path}.ts`, `test/${path}.test.ts`, `docs/rules/${id}.md`]);
    expect(read(`src/${path}.ts`)).toContain(`export const ${variable} = rule({\n  id: '${id}',`);
    expect(read(`src/${path.replace(/rules\/.*/, 'rules/index.ts')}`)).toContain(`  ${variable},\n`);
    expect(read(`docs/rules/${id}.md`)).toContain(`# ${id}\n`);
    expect(read('README.md')).toContain(`(docs/rules/${id}.md)`);
  });

  test('is in the style of the house', () => {
    const { status, stderr } = node(
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--error-on-warnings',
      '--vcs-enabled=false',
      `src/${path}.ts`,
      `test/${path}.test.ts`,
    );
    expect(status, stderr).toBe(0);
  });

  test('has a test that fails until something is written', () => {
    const { status, stdout, stderr } = vitest(`test/${path}.test.ts`);
    expect(stderr).toContain(`${id} > what is wrong`);
    expect(stdout).toContain('1 failed | 1 passed');
    expect(status).toBe(1);
  });

  test('is refused when it is there already, and nothing is lost', () => {
    const files = [`src/${path}.ts`, `test/${path}.test.ts`, `docs/rules/${id}.md`];
    const before = files.map(read);
    const { status, stderr } = newRule(id);
    expect({ status, stderr }).toEqual({ status: 2, stderr: `${id} is there already: src/${path}.ts\n` });
    expect(files.map(read)).toEqual(before);
  });
});

test('skeletons are right in their types', () => {
  const { status, stdout } = node('node_modules/typescript/bin/tsc', '--project', '.');
  expect(stdout.split('\n').filter((line) => /some-id|other-id/.test(line))).toEqual([]);
  expect(status === 0 || stdout !== '').toBe(true);
});

test.each([[''], ['grid'], ['grid/Some'], ['grid/some_id'], ['grid/-id'], ['grid/../id'], ['Grid/id'], ['grid/a/b']])(
  'the form %j is refused',
  (id) => {
    const { status, stderr } = newRule(id);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `expected an id like grid/progress-percent, got ${JSON.stringify(id)}\n`,
    });
  },
);

test('a family that is not there is refused', () => {
  const { status, stderr } = newRule('svn/commit');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^expected a family of .*grid.*, got svn\n$/);
});
