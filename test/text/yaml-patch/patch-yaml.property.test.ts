import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { visit, Document as YamlDocument } from 'yaml';
import type { Data, DataMap } from '../../../src/core/data.js';
import type { ScalarNode, ValueNode } from '../../../src/core/document.js';
import { defaultLimits } from '../../../src/core/limits.js';
import type { KeyPath } from '../../../src/core/place.js';
import { isDataMap, isSameData } from '../../../src/text/data.js';
import { readYaml } from '../../../src/text/yaml.js';
import { yamlComments } from '../../../src/text/yaml-comments.js';
import { dataIn, patchYaml, rewriteYaml, type YamlChange } from '../../../src/text/yaml-patch/patch-yaml.js';
import { changed } from '../../../src/text/yaml-patch/wanted.js';
import { growth, linear } from '../../support/growth.js';
import { mission } from '../../support/mission.js';

const limits = defaultLimits;
const whole = (text: string) => ({ text, start: 0, end: text.length });
const untouched = Object.getOwnPropertyNames(Object.prototype);
afterEach(() => expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(untouched));

const words = [
  '',
  'a',
  'in_progress',
  'yes',
  'null',
  '07',
  '1e3',
  '69e4958',
  '2026-05-12',
  '12:30',
  '# no',
  'a: b',
  'a #b',
  '- a',
];
const signs = [
  '---',
  '"',
  "'",
  '\\',
  '\n',
  'a\nb\n',
  '\ta',
  ' a ',
  '{{x}}',
  '$\u007b{ x }}',
  '*x',
  '&x',
  '!!str x',
  '[',
  '},',
  'é😀',
  '\u2028',
];
const hostile = [
  '\u0000\u0007',
  '\u0085',
  '\ufeff',
  '\u202e',
  '\r\n',
  '\ud800',
  '<<',
  '=',
  '%a',
  '@a',
  '`',
  '|',
  '>-',
  '? a',
  '__proto__',
];
const scalar = fc.oneof(
  fc.constantFrom(...words, ...signs, ...hostile),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
  fc.double({ noNaN: true }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const key = fc.constantFrom(
  'a',
  'b',
  'c',
  'id',
  'on',
  'n',
  'x y',
  '1',
  '__proto__',
  'constructor',
  'é',
  '-',
  'a: b',
  '',
);

function mapOf(entries: readonly (readonly [string, Data])[]): DataMap {
  const map: Record<string, Data> = Object.create(null);
  for (const [name, value] of entries) map[name] = value;
  return map;
}

const { data } = fc.letrec<{ data: Data; map: DataMap; list: readonly Data[] }>((tie) => ({
  data: fc.oneof({ depthSize: 'small', withCrossShrink: true }, scalar, tie('list'), tie('map')),
  list: fc.array(tie('data'), { maxLength: 4 }),
  map: fc.array(fc.tuple(key, tie('data')), { maxLength: 4 }).map(mapOf),
}));
const mapping = fc.array(fc.tuple(key, data), { minLength: 1, maxLength: 5 }).map(mapOf);

const styles = ['PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'] as const;

/** Data as somebody may have written it: in any notation, with comments wherever they may stand. */
const written = fc
  .tuple(mapping, fc.infiniteStream(fc.nat(9)), fc.constantFrom(2, 4), fc.boolean())
  .map(([value, chances, indent, isIndented]) => {
    const chance = () => chances.next().value ?? 0;
    const document = new YamlDocument(value, { version: '1.2', aliasDuplicateObjects: false });
    visit(document, {
      Collection: (_, node) => {
        node.flow = chance() < 2;
        if (chance() < 2) node.commentBefore = ' above';
      },
      Scalar: (at, node) => {
        if (typeof node.value === 'string') {
          node.type = styles[chance() >> 1] ?? 'PLAIN';
          if (at === 'key') node.type = chance() < 8 ? 'PLAIN' : 'QUOTE_DOUBLE';
        }
        if (at !== 'key' && chance() < 2) node.comment = ' behind';
      },
    });
    const text = document.toString({ indent, indentSeq: isIndented, lineWidth: chance() < 5 ? 0 : 20 });
    return chance() < 2 ? text.replaceAll('\n', '\r\n') : text;
  })
  .filter(
    (text) =>
      readYaml(text, 0, text.length, limits).faults.length === 0 && dataIn(whole(text), { limits }) !== undefined,
  );

const path = fc.array(fc.oneof(key, fc.nat(3)), { minLength: 1, maxLength: 3 });
/** At a path that is there, more often than not. */
const changesOf = (text: string) => {
  const there: (string | number)[][] = [];
  const collect = (value: Data, at: (string | number)[]): void => {
    if (at.length > 0) there.push(at);
    if (Array.isArray(value)) for (const [i, item] of value.entries()) collect(item, [...at, i]);
    else if (isDataMap(value)) for (const name of Object.keys(value)) collect(value[name] as Data, [...at, name]);
  };
  collect(dataIn(whole(text), { limits }) ?? mapOf([]), []);
  const places =
    there.length === 0
      ? path
      : fc.oneof({ arbitrary: fc.constantFrom(...there), weight: 4 }, { arbitrary: path, weight: 1 });
  return fc.array(
    fc.record<YamlChange>({
      path: places,
      value: fc.oneof({ arbitrary: data, weight: 4 }, { arbitrary: fc.constant(undefined), weight: 1 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
};

/** A change says what it wants; all that it does not speak of is as before. */
function check(text: string, changes: readonly YamlChange[]): void {
  const before = dataIn(whole(text), { limits }) ?? mapOf([]);
  const wanted = changed(before, changes);
  const after = patchYaml(whole(text), changes, { limits });
  const read = dataIn(whole(after), { limits });
  const isEmptied = !isDataMap(wanted);
  expect(isSameData(read ?? mapOf([]), isEmptied ? mapOf([]) : wanted), JSON.stringify({ text, changes, after })).toBe(
    true,
  );
}

/** The values of a text that are no mappings and no lists, and are written at all. */
function leavesOf(text: string): { readonly path: KeyPath; readonly node: ScalarNode }[] {
  const found: { path: KeyPath; node: ScalarNode }[] = [];
  const collect = (node: ValueNode, at: KeyPath): void => {
    if (node.kind === 'map')
      for (const { key: name, value } of node.entries) collect(value, [...at, String(name.value)]);
    else if (node.kind === 'list') for (const [i, item] of node.items.entries()) collect(item, [...at, i]);
    else if (node.start < node.end) found.push({ path: at, node });
  };
  const { root } = readYaml(text, 0, text.length, limits);
  if (root) collect(root, []);
  return found;
}

const fragments = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ': ',
  '- ',
  '? ',
  '&x ',
  '*x',
  '!!str ',
  '!x ',
  '|\n',
  '>+\n',
  '"',
  "'",
  'a: ',
  'b: c\n',
];
const noise = fc
  .array(
    fc.oneof(
      fc.constantFrom(...fragments, '\n', '\n  ', '\n    ', '# c\n', '\t', '\r\n', '<<: *x'),
      scalar.map(String),
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(''));

describe('patchYaml', () => {
  test('puts in what is wanted, and nothing else, whatever the notation', () => {
    const cases = written.chain((text) => fc.tuple(fc.constant(text), changesOf(text)));
    fc.assert(
      fc.property(cases, ([text, changes]) => check(text, changes)),
      { numRuns: 300 },
    );
  });

  test('does so with any text that parses at all', () => {
    const cases = noise.chain((text) => fc.tuple(fc.constant(text), changesOf(text)));
    fc.assert(
      fc.property(cases, ([text, changes]) => check(text, changes)),
      { numRuns: 300 },
    );
  });

  test('leaves every byte alone where nothing else is wanted', () => {
    fc.assert(
      fc.property(fc.oneof(written, noise), (text) => {
        const same = dataIn(whole(text), { limits });
        if (same) expect(rewriteYaml(whole(text), (data) => data, { limits })).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('loses no comment where fields are added', () => {
    const fresh = fc.constantFrom('new', 'on', 'new one').map((name) => [name]);
    const changes = fc.array(fc.record({ path: fresh, value: data }), { maxLength: 3 });
    fc.assert(
      fc.property(written, changes, (text, added) => {
        const kept = (of: string) => yamlComments(of, 0, of.length).map(({ start, end }) => of.slice(start, end));
        const isFresh = (dataIn(whole(text), { limits }) as object) && !/\b(?:new|on)\b/.test(text);
        if (isFresh) expect(kept(patchYaml(whole(text), added, { limits }))).toEqual(kept(text));
      }),
      { numRuns: 300 },
    );
  });

  test('touches nothing around a value in one line that becomes another one', () => {
    const cases = written.chain((text) =>
      fc.tuple(fc.constant(text), fc.constantFrom(undefined, ...leavesOf(text)), scalar),
    );
    fc.assert(
      fc.property(cases, ([text, leaf, value]) => {
        if (!leaf || leaf.node.style === 'block' || isSameData(leaf.node.value, value)) return;
        const { start, end } = leaf.node;
        const after = patchYaml(whole(text), [{ path: leaf.path, value }], { limits });
        const shown = JSON.stringify({ text, path: leaf.path, value, after });
        expect(after.startsWith(text.slice(0, start)), shown).toBe(true);
        expect(after.endsWith(text.slice(end)), shown).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  const [, front = ''] = mission.split('---\n');
  const leaf = fc.constantFrom('status', 'mode', 'cluster').map((name) => [name]);
  test('changes one line of a state for one value of it', () => {
    fc.assert(
      fc.property(leaf, scalar, (at, value) => {
        const after = patchYaml(whole(front), [{ path: at, value }], { limits }).split('\n');
        const lines = front.split('\n');
        expect(after.length).toBe(lines.length);
        expect(lines.filter((line, i) => line !== after[i]).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('patchYaml takes time that is linear in its text', () => {
  const numbered = (line: (i: number) => string) => (bytes: number) =>
    Array.from({ length: bytes / 16 }, (_, i) => line(i)).join('');
  test.each([
    ['fields', numbered((i) => `key${i}: ${i} # c\n`), { path: ['new'], value: 1 }],
    [
      'comments',
      (bytes: number) => `a: 1\n${'# comment\n'.repeat(bytes / 10)}b: &x 1\nc: *x\n`,
      { path: ['c', 'd'], value: 1 },
    ],
    [
      'items',
      (bytes: number) => `l:\n${numbered((i) => `  - id: i${i}\n`)(bytes)}`,
      { path: ['l', 0, 'id'], value: 'x' },
    ],
    [
      'items in brackets',
      (bytes: number) => `l: [${'a, '.repeat(bytes / 3)}b]\n`,
      { path: ['l', 0], value: undefined },
    ],
    [
      'nested mappings',
      (bytes: number) => `a:\n${numbered((i) => `  k${i}:\n    v: 1\n`)(bytes)}`,
      { path: ['a', 'k1', 'w'], value: 2 },
    ],
    [
      'an explicit key',
      (bytes: number) => `? a\n: 1\n${numbered((i) => `k${i}: 1 # c\n`)(bytes)}`,
      { path: ['a'], value: 2 },
    ],
  ])('%s', async (_, textOf, change) => {
    const room = { ...limits, yamlBytes: 1 << 30, keys: 1 << 30 };
    const run = (bytes: number) => patchYaml(whole(textOf(bytes)), [change], { limits: room });
    expect(await growth(run, 8 * 1024)).toBeLessThanOrEqual(linear);
  });
});
