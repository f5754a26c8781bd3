import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { ConfigurationError } from '../../../src/lint/configuration/configuration-error.js';
import { readConfiguration } from '../../../src/lint/configuration/read.js';
import { MemoryTree } from '../../../src/text/memory-tree.js';

// A configuration comes with the repository, and so perhaps from a stranger.

const untouched = Object.getOwnPropertyNames(Object.prototype);
afterEach(() => expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(untouched));

const ruleIds = ['grid/a', 'schema/b'];
const word = fc.constantFrom(
  ...['rules', 'ignore', 'overrides', 'paths', 'limits', 'keys', 'failOn', 'maxWarnings', '__proto__', 'constructor'],
  ...['prototype', 'toString', 'grid/a', 'off', 'error', '**', '!a', 'agent-state-lint'],
);
const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    word,
    fc.integer(),
    fc.constantFrom(null, true, 1e300, ''),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(word, tie('any'), { maxKeys: 4, noNullPrototype: false }),
  ),
})).any;
const texts = fc.oneof(
  value.map((one) => JSON.stringify(one)),
  fc
    .array(fc.oneof(word, fc.constantFrom(': ', '\n', '  ', '- ', '{', '}', '[', ']', ',', '"', '&a ', '*a')), {
      maxLength: 30,
    })
    .map((parts) => parts.join('')),
);

test('whatever it says, it is a configuration or told to be none, and leaves no trace', async () => {
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom('a.yaml', 'a.json', 'package.json'), async (text, path) => {
      const reading = readConfiguration({ tree: new MemoryTree({ [path]: text }), path, name: path }, ruleIds);
      const answer = await reading.catch((error: unknown) => error);
      if (!(answer instanceof ConfigurationError)) {
        expect(await reading).toMatchObject({ name: path });
        return;
      }
      expect(answer.faults.length).toBeGreaterThan(0);
      for (const line of answer.faults) expect(line).toMatch(/^[\w.]+(?::\d+:\d+:)? [^\n]+[^.\n]$/);
    }),
    { numRuns: 3000 },
  );
});

test('what is called like a part of every object is a key like any other', async () => {
  const text = '{ "overrides": [{ "paths": ["__proto__"], "rules": { "grid/a": "off" } }], "limits": {} }';
  const tree = new MemoryTree({ 'a.json': text });
  const { severity } = await readConfiguration({ tree, path: 'a.json', name: 'a.json' }, ruleIds);
  expect(severity('grid/a', '__proto__/x')).toBe('off');
  expect(severity('toString', '__proto__/x')).toBe(undefined);
  expect(severity('__proto__', '__proto__/x')).toBe(undefined);
});
