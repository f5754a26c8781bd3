import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../src/core/limits.js';
import { readJsonFile, readJsonLinesFile } from '../../../src/formats/common/read-json.js';
import { rules } from '../../../src/formats/common/rules/index.js';
import { mostErrors, type Specification, type Validator } from '../../../src/formats/common/specify.js';
import { MemoryTree } from '../../../src/text/memory-tree.js';
import { askRule } from '../../support/ask-rule.js';

/** A list of numbers, judged as a generated validator judges. */
const validate: Validator = (data) => {
  const items = Array.isArray(data) ? data : [];
  const wrong = [...items.entries()].filter(([, item]) => typeof item !== 'number').slice(0, mostErrors);
  validate.errors = wrong.map(([index]) => ({ instancePath: `/${index}`, keyword: 'type', params: {} }));
  return wrong.length === 0;
};
const numbers: Specification = { schema: { type: 'array', items: { type: 'number' } }, validate };

const file = 'a/state.json';
async function read(content: string | Uint8Array, { jsonBytes = 1_000_000, reader = readJsonFile<number[]> } = {}) {
  const limits = { ...defaultLimits, jsonBytes };
  const result = await reader(new MemoryTree({ [file]: content }), file, limits, numbers);
  if (!result.ok) return result.file;
  const { document, data } = result;
  return { data, faults: document.faults.map(({ kind }) => kind), wrong: document.verdict?.violations.length };
}

describe('a JSON file', () => {
  test.each<[string, string | Uint8Array, object]>([
    ['that is sound', '[1, 2]', { data: [1, 2], faults: [], wrong: 0 }],
    ['with an item of another type', '[1, "2"]', { data: [1, undefined], faults: [], wrong: 1 }],
    ['below a byte order mark', '\ufeff[1]', { data: [1], faults: [], wrong: 0 }],
    ['with a key twice', '[1, {"a": 1, "a": 2}]', { data: [1, undefined], faults: ['duplicate-key'], wrong: 1 }],
    ['with NUL bytes behind it', '[1]\n\0\0', { data: undefined, faults: ['json'], wrong: undefined }],
    ['in conflict', '<<<<<<< a\n[1]\n=======\n[2]\n>>>>>>> b\n', { data: undefined, faults: ['conflict-marker'] }],
    ['with the sign of a conflict in a text', '[1, "\\n<<<<<<< a"]', { data: [1, undefined], faults: [], wrong: 1 }],
    ['of bytes that are no text', new Uint8Array([0x5b, 0xff]), { path: file, refusal: 'not-utf8', detail: 'byte 1' }],
  ])('%s', async (_, content, expected) => expect(await read(content)).toMatchObject(expected));

  test('that is not there, or too large', async () => {
    const missing = await readJsonFile(new MemoryTree({}), file, defaultLimits);
    expect(missing).toEqual({ ok: false, file: { path: file, refusal: 'missing' } });
    expect(await read(' '.repeat(1025), { jsonBytes: 1024 })).toEqual({
      path: file,
      refusal: 'too-large',
      detail: '1 KiB',
    });
  });

  test('that is broken throughout has no data, for nobody looked at the rest of it', async () => {
    const text = `[${'"x",'.repeat(mostErrors)}"x"]`;
    expect(await read(text)).toMatchObject({ data: undefined, faults: [], wrong: mostErrors });
    expect(await read(text.replace('"x",', '').replace('"x"', '1'))).toMatchObject({ wrong: mostErrors - 1 });
  });
});

test('a file of JSON Lines is the list of its lines', async () => {
  expect(await read('1\n"x"\n{\n2\n', { reader: readJsonLinesFile<number[]> })).toMatchObject({
    data: [1, undefined, 2],
    faults: ['json'],
    wrong: 1,
  });
});

test('of a valid file, no rule of every format looks at the nodes', async () => {
  const limits = defaultLimits;
  const result = await readJsonFile(new MemoryTree({ [file]: '[1, 2, 3]' }), file, limits, numbers);
  if (!result.ok || result.document.root?.kind !== 'list') throw new Error('it is a list');
  let looks = 0;
  const { root } = result.document;
  const { items } = root;
  Object.defineProperty(root, 'items', {
    get: () => {
      looks += 1;
      return items;
    },
  });
  for (const rule of rules.filter(({ needs }) => needs !== 'base'))
    await askRule(rule, { documents: [result.document] });
  expect(looks).toBe(0);
});
