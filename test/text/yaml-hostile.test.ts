import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../src/core/limits.js';
import { readYaml } from '../../src/text/yaml.js';
import { growth, leastWork, linear } from '../support/growth.js';

const read = (text: string) => readYaml(text, 0, text.length, defaultLimits);

/** A token, over and over, up to a number of bytes. */
const repeated = (token: string, bytes: number): string => token.repeat(Math.floor(bytes / Buffer.byteLength(token)));

// Known complexity attacks, and what else the grammar of YAML offers.
const tokens = [
  '[',
  '{',
  '[]',
  '{}',
  '],',
  '}',
  '- ',
  '? ',
  ': ',
  ', ',
  'a: ',
  '{a: ',
  '[a: ',
  '[{',
  '- a: ',
  '- {a: [\n',
  '? a\n: ',
  '? [\n',
  '&a ',
  '*a ',
  'a: &x 1\nb: *x\n',
  '!t ',
  '!!str ',
  '!<a> ',
  '"',
  "'",
  '"a" ',
  '"\\x"',
  '\\',
  '"a\\\nb" ',
  '|\n',
  'a: |\n',
  'a: >\n x\n',
  '#',
  '# c\n',
  'a #b\n',
  '---\n',
  '...\n',
  '%\n',
  '%YAML 1.2\n',
  '@',
  '`',
  'a\n',
  'a:\n',
  'a: 1\n',
  'a: b: c\n',
  '- a\n',
  '- - a\n',
  '\n',
  ' ',
  '\t',
  ' \n',
  ' a\n  b\n',
  '<<: *a\n',
  'a: "x\n',
  'a: [\n',
  'a: {\n',
  '\u0001',
  '\u0000',
  '\ufeff',
  '😀',
  '\r',
  'a: 1\r\n',
  '1e3,',
];

describe('time grows with the size, and no faster', () => {
  test.each(tokens)('%j', async (token) => {
    expect(await growth((bytes) => read(repeated(token, bytes)), 8 * 1024)).toBeLessThanOrEqual(linear);
  });

  test.each(['&a%: 1\n', '*a%, ', 'k%: on\n', 'k%:\n  - x\n'])('%j, numbered', async (token) => {
    const numbered = (bytes: number) =>
      Array.from({ length: bytes / 16 }, (_, index) => token.replace('%', String(index).padStart(9, '0'))).join('');
    expect(await growth((bytes) => read(numbered(bytes)), 8 * 1024)).toBeLessThanOrEqual(linear);
  });
});

/** The worst of each kind, as large as they may be, and larger. */
const worst: Readonly<Record<string, string>> = {
  'nested [': '['.repeat(defaultLimits.yamlBytes),
  'nested -': repeated('- ', defaultLimits.yamlBytes),
  'nested ?': repeated('? ', defaultLimits.yamlBytes),
  '801 bytes of ?': `${'? '.repeat(400)}x`,
  'nested {a: ': repeated('{a: ', defaultLimits.yamlBytes),
  'nested, mixed': repeated('- [{? a: - [', defaultLimits.yamlBytes),
  'nested by indentation': Array.from({ length: 500 }, (_, level) => `${' '.repeat(level)}a:\n`).join(''),
  'nested by hyphens and indentation': Array.from(
    { length: 40 },
    (_, level) => `${' '.repeat(40 * level)}${'- '.repeat(20)}a:\n`,
  ).join(''),
  '16,000 flat keys': Array.from({ length: 16_000 }, (_, index) => `k${index}:\n`).join(''),
  'one mebibyte of flat keys': Array.from({ length: 100_000 }, (_, index) => `key${index}: 1\n`).join(''),
  'ten mebibytes': 'a: 1\n'.repeat(2_000_000),
  'billion laughs': `a: &a ["x"]\n${Array.from({ length: 9 }, (_, level) => `${'bcdefghij'[level]}: &${'bcdefghij'[level]} [${Array(9).fill(`*${'abcdefghi'[level]}`).join(',')}]\n`).join('')}`,
  'closing brackets': repeated('{}', defaultLimits.yamlBytes),
  'errors on every line': repeated('? [\n', defaultLimits.yamlBytes),
};

describe('the worst takes under a second', () => {
  test.each(Object.entries(worst))('%s', async (name, text) => {
    expect(await leastWork(() => read(text), 1000)).toBeLessThan(1000);
    expect(read(text).root === undefined).toBe(name !== '16,000 flat keys');
  });
});

test('none of it ends Node', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yaml-'));
  const entry = join(import.meta.dirname, '../../src/text/yaml.ts');
  await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile: join(folder, 'yaml.cjs'),
  });
  const script = `
    const { readYaml } = require(${JSON.stringify(join(folder, 'yaml.cjs'))});
    for (const text of JSON.parse(require('fs').readFileSync(0, 'utf8')))
      process.stdout.write(readYaml(text, 0, text.length, ${JSON.stringify(defaultLimits)}).faults.length > 0 ? 'x' : '.');`;
  const texts = [...Object.values(worst), ...tokens.map((token) => repeated(token, 16 * 1024))];
  // A small stack: what gets by here gets by anywhere.
  const child = spawnSync(process.execPath, ['--stack-size=400', '-e', script], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: 1024 * 1024,
  });
  rmSync(folder, { recursive: true });
  expect({ status: child.status, stderr: child.stderr }).toEqual({ status: 0, stderr: '' });
  expect(child.stdout).toHaveLength(texts.length);
});
