import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cruiseImports } from '../../scripts/imports/cruise.mjs';

// That src/ keeps the directions is `npm run imports`; that the directions would be held is shown here.

const folder = mkdtempSync(join(tmpdir(), 'imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is said of the imports of a few files, each given by what it imports. */
async function wrongImports(files: Readonly<Record<string, readonly string[]>>): Promise<string[]> {
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  for (const [path, imports] of Object.entries(files)) {
    mkdirSync(join(folder, 'src', dirname(path)), { recursive: true });
    writeFileSync(join(folder, 'src', path), imports.map((name) => `import ${JSON.stringify(name)};\n`).join(''));
  }
  const { wrong, missed, imports } = await cruiseImports(folder);
  expect(missed).toEqual([]);
  expect(imports).toBe(Object.values(files).flat().length);
  return wrong;
}

const leaf: readonly string[] = [];

test.each([
  ['core', 'text', 'core-imports-nothing'],
  ['text', 'formats/grid', 'text-imports-downward'],
  ['text', 'repository', 'text-imports-downward'],
  ['repository', 'formats/grid', 'repository-imports-downward'],
  ['formats/grid', 'lint', 'formats-imports-downward'],
  ['formats/grid', 'repository', 'formats-imports-downward'],
  ['formats/grid', 'formats/hivemind', 'formats-apart'],
  ['formats/common', 'formats/grid', 'common-is-common'],
  ['lint', 'repository', 'lint-imports-downward'],
  ['lint', 'reporters', 'lint-imports-downward'],
  ['reporters', 'formats/grid', 'reporters-imports-downward'],
  ['reporters', 'lint', 'reporters-imports-downward'],
  ['cli', 'action', 'front-doors-apart'],
  ['lint', 'cli', 'lint-imports-downward'],
])('%s does not import %s', async (from, to, rule) => {
  const above = '../'.repeat(from.split('/').length);
  const wrong = await wrongImports({ [`${from}/a.ts`]: [`${above}${to}/b.js`], [`${to}/b.ts`]: leaf });
  expect(wrong).toContain(`${rule}: src/${from}/a.ts -> src/${to}/b.ts`);
});

test.each([
  ['formats/grid/rules/b.ts', './b.js'],
  ['formats/common/rules/syntax/b.ts', '../../common/rules/syntax/b.js'],
  ['lint/b.ts', '../../../lint/b.js'],
])('a rule does not import %s', async (file, specifier) => {
  const wrong = await wrongImports({ 'formats/grid/rules/a.ts': [specifier], [file]: leaf });
  expect(wrong).toContain(`rule-imports-little: src/formats/grid/rules/a.ts -> src/${file}`);
});

test('a rule imports nothing of Node', async () => {
  const wrong = await wrongImports({ 'formats/grid/rules/a.ts': ['node:path'] });
  expect(wrong).toEqual(['rule-imports-little: src/formats/grid/rules/a.ts -> path']);
});

test.each(['node:fs', 'fs/promises', 'node:child_process', 'node:https'])(
  '%s stays with the repository and the front doors',
  async (name) => {
    const wrong = await wrongImports({ 'lint/a.ts': [name], 'repository/b.ts': [name], 'cli/c.ts': [name] });
    expect(wrong).toEqual([`disk-behind-the-port: src/lint/a.ts -> ${name.replace('node:', '')}`]);
  },
);

test('what runs does not import the declarations of a specification', async () => {
  const wrong = await wrongImports({
    'formats/grid/read.ts': ['./spec/state.js', './spec/words.js'],
    'formats/grid/spec/state.ts': ['../../common/declare.js'],
    'formats/grid/spec/words.ts': leaf,
    'formats/common/declare.ts': leaf,
  });
  expect(wrong).toEqual(['specification-is-build-time: src/formats/grid/read.ts -> src/formats/grid/spec/state.ts']);
});

test('no circles', async () => {
  const wrong = await wrongImports({ 'text/a.ts': ['./b.js'], 'text/b.ts': ['./a.js'] });
  expect(wrong.map((line) => line.split(':')[0])).toEqual(['no-circles']);
});

test('what a layer may import, it may', async () => {
  const wrong = await wrongImports({
    'cli.ts': ['./cli/main.js'],
    'cli/main.ts': ['../index.js', '../reporters/index.js', '../core/a.js'],
    'index.ts': ['./lint/a.js', './repository/a.js', './formats/index.js', 'node:fs'],
    'reporters/index.ts': ['../text/a.js'],
    'lint/a.ts': ['../formats/common/rules/index.js', 'node:crypto'],
    'repository/a.ts': ['../core/a.js', '../text/a.js', 'node:fs'],
    'formats/index.ts': ['./grid/index.js'],
    'formats/format.ts': ['../core/a.js'],
    'formats/common/rules/index.ts': ['./syntax/yaml.js'],
    'formats/common/rules/syntax/yaml.ts': ['../../faults.js', '../../../../text/a.js'],
    'formats/common/faults.ts': ['../../core/a.js'],
    'formats/grid/index.ts': ['../format.js', './rules/index.js'],
    'formats/grid/rules/index.ts': ['./a.js'],
    'formats/grid/rules/a.ts': ['../rule.js', '../spec/words.js', '../../common/faults.js', '../../../core/a.js'],
    'formats/grid/rule.ts': leaf,
    'formats/grid/spec/words.ts': leaf,
    'text/a.ts': ['../core/a.js'],
    'core/a.ts': leaf,
  });
  expect(wrong).toEqual([]);
});
