import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// What is shipped. That it is made of what lies in src/ is for `.ci/run` to say.

const top = join(import.meta.dirname, '../..');
const files = readdirSync(join(top, 'dist'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));
const read = (file: string): string => readFileSync(file, 'utf8');
const specifiers = (file: string): string[] =>
  [...read(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\n]+)["']/g)].map(([, name]) => String(name));

test('the command can be started', () => {
  const command = join(top, 'dist/cli.js');
  expect(read(command).startsWith('#!/usr/bin/env node\n')).toBe(true);
  if (process.platform !== 'win32') expect(statSync(command).mode & 0o777).toBe(0o755);
});

test('no path of the machine that built it is in it', () => {
  const traces = [top, top.replaceAll('\\', '/'), 'node_modules/.cache'];
  expect(files.filter((file) => traces.some((trace) => read(file).includes(trace)))).toEqual([]);
});

test('its declarations need no types but their own', () => {
  const declarations = files.filter((file) => file.endsWith('.d.ts'));
  expect(declarations.flatMap(specifiers).filter((name) => !name.startsWith('.'))).toEqual([]);
  expect(declarations.length).toBeGreaterThan(0);
});

test('the licences of what it holds come with it', () => {
  const titles = read(join(top, 'dist/THIRD_PARTY_LICENSES.txt')).match(/^\S+ \d+\.\d+\.\d+ \([A-Z].*\)$/gm);
  expect(titles).toEqual(expect.arrayContaining([expect.stringMatching(/^yaml /), expect.stringMatching(/^ajv /)]));
  expect(titles?.length).toBeGreaterThan(20);
});
