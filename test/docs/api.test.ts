import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ESTree, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { examplesRepository } from '../support/examples.js';
import { declarationsOf, signatureOf } from './api/declarations.js';
import { describedOn, examplesOf } from './api/page.js';
import { compilerSays, outputOf, packageFolder } from './api/run.js';

// The page about the library, held against what is shipped: nothing is missing, nothing is invented, all of it runs.

const page = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8');
const described = describedOn(page);
const declared = declarationsOf(join(packageFolder, 'dist/index.d.ts'));
const examples = examplesOf(page);

const ofKind = (...kinds: readonly string[]) => [...declared].filter(([, { kind }]) => kinds.includes(kind));
const namesOf = (some: readonly (readonly [string, unknown])[]) => some.map(([name]) => name).sort();

test('every name that is exported is described, and no other', () => {
  expect([...described.keys()].sort()).toEqual(namesOf([...declared]));
});

test('what can be imported at run time is what is declared', async () => {
  const module = await import(pathToFileURL(join(packageFolder, 'dist/index.js')).href);
  expect(Object.keys(module).sort()).toEqual(namesOf(ofKind('function', 'class')));
});

test.each(ofKind('interface', 'class'))('%s has the fields that the page says', (name, { fields }) => {
  expect(described.get(name)?.fields).toEqual(fields);
  expect(Object.keys(fields)).not.toEqual([]);
});

test.each(ofKind('function'))('%s takes and gives what the page says', (name, { type }) => {
  expect(signatureIn(described.get(name)?.type ?? '')).toEqual([name, type]);
});

test.each(ofKind('words'))('%s is one of the words that the page says', (name, { type }) => {
  expect(described.get(name)?.type).toBe(type);
});

test('all examples are right to a strict compiler', () => {
  expect(compilerSays(examples)).toBe('');
});

test.each(examples.map((example, index) => [index + 1, example] as const))('example %i prints that', (_, example) => {
  expect(outputOf(example, examplesRepository())).toBe(example.output);
});

/** The name of a function, and its types as `declarationsOf` writes them. */
function signatureIn(text: string): [string | undefined, string] {
  const code = `declare function ${text};`;
  const [node] = parseSync('signature.ts', code).program.body;
  if (node?.type !== 'TSDeclareFunction') throw new Error(`no function: ${text}`);
  return [node.id?.name, signatureOf(node as ESTree.Function, ({ start, end }) => code.slice(start, end))];
}
