import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readInputs } from '../../src/action/inputs.js';
import { outputsOf } from '../../src/action/outputs.js';
import { readMetadata } from './metadata.js';

const top = join(import.meta.dirname, '../..');
const { action, problems } = await readMetadata();
const docs = readFileSync(join(top, 'docs/action.md'), 'utf8');

/** The rows of the table below a heading: what stands in code in the first two cells. */
function table(heading: string): [string, string | undefined][] {
  const section = docs.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \|(?: `([^`]+)` \||)/gm)].map(([, name = '', value]) => [name, value]);
}

test('GitHub can read it', async () => {
  expect(problems).toEqual([]);
  const wrong = await readMetadata('name: x\ndescription: y\nruns:\n  using: node24\n  main: x.js\n  mian: x.js\n');
  expect(wrong.problems).toEqual([expect.stringContaining("Unexpected value 'mian'")]);
});

test('it runs what is built, on Node 24', () => {
  expect(action?.runs).toEqual({ using: 'node24', main: 'dist/action.js' });
  expect(existsSync(join(top, 'dist/action.js'))).toBe(true);
});

test('the Marketplace has what it wants', () => {
  const { name, author } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'));
  expect(action).toMatchObject({ name, author });
  expect(action?.description.length).toBeLessThanOrEqual(125);
  const colors = ['white', 'black', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark'];
  expect(colors).toContain(action?.branding?.color);
  expect(action?.branding?.icon).toMatch(/^[a-z-]+$/);
});

describe('inputs', () => {
  const declared = (action?.inputs ?? []).map((input): [string, string | undefined] => [
    input.id,
    input.default?.toString(),
  ]);

  test('those that are read are those that are declared', () => {
    const read: string[] = [];
    readInputs((name) => {
      read.push(name);
      return '';
    });
    expect([...new Set(read)].sort()).toEqual(declared.map(([name]) => name).sort());
  });

  test('without any, they are what is declared as default', () => {
    const defaults = new Map(declared);
    const declaredAlone = readInputs((name) => (name === 'github-token' ? '' : (defaults.get(name) ?? '')));
    expect(readInputs(() => '')).toEqual(declaredAlone);
    expect(defaults.get('github-token')).toMatch(/^\$\{\{ github\.token \}\}$/);
    expect([...defaults.values()].filter((value) => value !== undefined)).toHaveLength(8);
  });

  test('the documentation lists them', () => {
    expect(table('Inputs')).toEqual(declared);
  });
});

describe('outputs', () => {
  const declared = action?.outputs?.map(({ id }) => id);

  test('those that are set are those that are declared', () => {
    const summary = { errors: 0, warnings: 0, infos: 0, files: 0, suppressed: 0, baselined: 0 };
    const report = { version: 1, roots: [], findings: [], skipped: [], summary } as const;
    expect(Object.keys(outputsOf(report, false, { report: '', sarif: '', recovered: [] }))).toEqual(declared);
  });

  test('the documentation lists them', () => {
    expect(table('Outputs').map(([name]) => name)).toEqual(declared);
  });
});
