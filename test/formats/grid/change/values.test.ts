import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Data, DataMap } from '../../../../src/core/document.js';
import { defaultLimits } from '../../../../src/core/limits.js';
import { recordsOf, rewritingOf } from '../../../../src/formats/grid/change/records.js';
import { changedLeaves } from '../../../../src/formats/grid/change/values.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import type { GridState } from '../../../../src/formats/grid/snapshot.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { growth, linear } from '../../../support/growth.js';

const roomy = { ...defaultLimits, yamlBytes: 16 * 1024 * 1024, markdownBytes: 16 * 1024 * 1024, keys: 1_000_000 };

async function stateOf(text: string): Promise<GridState> {
  const { state } = await readGrid(new MemoryTree({ '.grid/STATE.md': text }), '.grid', roomy);
  if (!state) throw new Error(`the test wrote no state: ${text}`);
  return state;
}

const leaf = fc.oneof(fc.string({ maxLength: 8 }), fc.integer(), fc.boolean(), fc.constant(null));
const key = fc.stringMatching(/^[a-z_.]{1,6}$/);
const { value } = fc.letrec<{ value: Data }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: false }),
  ),
}));
const fields = fc.dictionary(key, value, { maxKeys: 5, noNullPrototype: false });

/** JSON is YAML: flow collections, with each key in quotes. */
const written = (map: object) => `---\nsession_id: "s"\nmore: ${JSON.stringify(map)}\n---\n`;
/** The same values, with the fields of every mapping the other way round. */
const turned = (data: Data): Data => {
  if (Array.isArray(data)) return data.map(turned);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data as DataMap)
      .reverse()
      .map(([name, one]) => [name, turned(one)]),
  );
};

describe('what changed', () => {
  test('the order of fields is no change', async () => {
    await fc.assert(
      fc.asyncProperty(fields, async (map) => {
        const [before, after] = [await stateOf(written(map)), await stateOf(written(turned(map) as object))];
        expect(changedLeaves(before.document, after.document)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('a new field is named by its path, whatever it is called', async () => {
    await fc.assert(
      fc.asyncProperty(fields, key, leaf, async (map, name, one) => {
        fc.pre(!Object.hasOwn(map, name) && Object.keys(map).length > 0);
        const [before, after] = [await stateOf(written(map)), await stateOf(written({ ...map, [name]: one }))];
        expect(changedLeaves(before.document, after.document)).toEqual([['more', name]]);
        expect(changedLeaves(after.document, before.document)).toEqual([['more', name]]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('takes time in proportion', () => {
  const agents = (size: number, id: (index: number) => string, result: string) =>
    `---\nsession_id: "s"\nagents:\n  completed:\n${Array.from(
      { length: size },
      (_, index) => `    - { id: "${id(index)}", result: "${result}" }\n`,
    ).join('')}---\n`;
  const path = ['agents', 'completed'];

  test.each([
    ['ids of their own', (index: number) => `executor-${index}`],
    ['one id', () => 'executor-001'],
    ['ids that objects have', (index: number) => (index % 2 ? '__proto__' : 'constructor')],
  ])('agents with %s', async (_, id) => {
    const made = new Map<string, Promise<GridState>>();
    const state = (size: number, result: string) => {
      const name = `${size} ${result}`;
      const text = made.get(name) ?? stateOf(agents(size, id, result));
      made.set(name, text);
      return text;
    };
    const run = async (size: number) => {
      const [before, after] = [await state(size, 'success'), await state(size, 'failure')];
      const [old, fresh] = [recordsOf(before, path), recordsOf(after, path)];
      if (old && fresh) expect(rewritingOf(old, fresh).changed).toHaveLength(size);
    };
    await run(2500);
    await run(10_000);
    expect(await growth(run, 2500)).toBeLessThan(linear);
  });

  test('fields that nobody knows', async () => {
    const text = (size: number, word: string) =>
      `---\nsession_id: "s"\n${Array.from({ length: size }, (_, index) => `a${index}: ${word}\n`).join('')}---\n`;
    const run = async (size: number) => {
      const [before, after] = [await stateOf(text(size, 'x')), await stateOf(text(size, 'y'))];
      expect(changedLeaves(before.document, after.document)).toHaveLength(size);
    };
    expect(await growth(run, 1000)).toBeLessThan(linear);
  });
});
