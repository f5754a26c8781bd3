import { describe, expect, test } from 'vitest';
import type { ScalarNode, ValueNode } from '../../src/core/document.js';
import { defaultLimits } from '../../src/core/limits.js';
import { dataOf } from '../../src/text/data.js';
import { Positions } from '../../src/text/lines.js';
import { readYaml, withRecentReadings } from '../../src/text/yaml.js';

const read = (text: string, limits = defaultLimits) => readYaml(text, 0, text.length, limits);

/** `line:column "the text there" message` of each fault. */
function faultsIn(text: string, limits = defaultLimits): string[] {
  const positions = new Positions(text);
  return read(text, limits).faults.map(({ start, end, message }) => {
    const { line, column } = positions.at(start);
    return `${line}:${column} ${JSON.stringify(text.slice(start, end))} ${message}`;
  });
}

describe('every error is told at its own place', () => {
  const secondColon = 'a second ": " stands on this line; put the text in quotes';
  const noColon = 'this line has no ": "; expected a field like `key: value`';
  const strayItem = 'a list item stands where a field of the mapping was expected; check its indentation';
  const indentation = 'the indentation differs from that of the lines it belongs to';
  const ended = 'the YAML ends before this; a bracket too many, or a wrong indentation';
  const unclosed = 'the quoted text that begins here is never closed';

  test.each<[name: string, text: string, faults: string[]]>([
    ['a colon in text', 'cluster: Recipe: Box\nmode: x\n', [`1:10 "Recipe: Box" ${secondColon}`]],
    ['two colons in text are one', 'a:\n  b: Fix: the thing: again\n', [`2:6 "Fix: the thing: again" ${secondColon}`]],
    ['a colon after quotes', 'a: "x": y\n', [`1:4 "\\"x\\": y" ${secondColon}`]],
    [
      'a value and fields',
      'a: 1\n  b: 2\n',
      ['1:4 "1" text stands here, and a field is indented below it; expected one of the two'],
    ],
    ['a question mark', 'a: ? b\n', ['1:4 "? b" text that begins with "? " needs quotes']],
    ['no colon', 'a: 1\nbroken line\nc: 2\n', [`2:1 "broken line" ${noColon}`]],
    ['no colon at the end', 'a: 1\nb\n', ['2:1 "b" the colon is missing; expected a field like `key: value`']],
    ['no space after the colon', 'a:1\nb: 2\n', ['1:1 "a:1" a space is missing after the colon']],
    ['double quotes left open', 'a: "Core\nb: "x"\n', [`1:4 "\\"Core" ${unclosed}`]],
    ['double quotes open to the end', 'a: "Core\nb: 1\nc: 2\n', [`1:4 "\\"Core" ${unclosed}`]],
    ['an escaped quote does not open', 'a: "x \\"y\nb: 1\n', [`1:4 "\\"x \\\\\\"y" ${unclosed}`]],
    ['single quotes left open', "a: 'it\nb: 2\n", [`1:4 "'it" ${unclosed}`]],
    [
      'an apostrophe',
      "a: 'it's fine'\n",
      [`1:8 "s fine'" text stands after the closing quote; a quote within single quotes is written twice`],
    ],
    [
      'quotes within quotes',
      'a: "say "hi" now"\n',
      [`1:10 "hi\\" now\\"" text stands after the closing quote; a quote within double quotes is written "\\""`],
    ],
    [
      'a backslash',
      'a: "C:\\Users"\n',
      ['1:7 "\\\\U" "\\U" is no escape in double quotes; write "\\\\" for a backslash, or use single quotes'],
    ],
    ['a tab', 'a:\n\tb: 1\n', ['2:1 "\\t" a tab stands in the indentation; expected spaces']],
    ['a field too far left', 'a:\n  b: 1\n c: 2\n', [`3:2 "c: 2" ${indentation}`]],
    [
      'fields too far right',
      'a:\n  - b: "1"\n     c: "2"\n     d: "3"\n',
      [`3:6 "c: \\"2\\"" ${indentation}`, `4:6 "d: \\"3\\"" ${indentation}`],
    ],
    ['a list item among fields', 'a:\n  b: 1\n  - x\n', [`3:3 "- x" ${strayItem}`]],
    ['a list item too far left', 'a:\n  - x\n - y\n', [`3:2 "- y" ${strayItem}`]],
    [
      'a field left of its list item',
      'a:\n  - b: 1\n   c: 2\n',
      ['3:4 "c: 2" the indentation is less than that of the list item above; expected the same as its other fields'],
    ],
    [
      'a list on the line of its key',
      'a: - 1\n   - 2\n',
      ['1:4 "-" a list cannot begin on the line of its key; put it on the next line'],
    ],
    ['an open bracket', 'a: [1, 2\nb: 3\n', ['1:4 "[" the "[" that stands here is never closed; expected "]"']],
    ['an open brace', 'a: {x: [1], y: 2\nb: 3\n', ['1:4 "{" the "{" that stands here is never closed; expected "}"']],
    [
      'an open brace to the end',
      '{a: 1, b: {c: 2}\n',
      ['1:1 "{" the "{" that stands here is never closed; expected "}"'],
    ],
    ['a bracket too many', 'a: [1]]\nb: 1\nc: 2\n', [`1:7 "]" ${ended}`]],
    ['no comma in a mapping', 'a: {"b" 2}\n', ['1:9 "2" a comma or a colon is missing before this']],
    ['text after a list', 'a: [1] x\n', ['1:8 "x" text stands after the value; expected the end of the line']],
    ['a comment without a space', 'a: "x"#c\n', ['1:7 "#c" a space is missing before the "#"']],
    [
      'two colons within brackets',
      'a: [b: c: d]\n',
      ['1:8 "c: d" a field or a list item cannot stand here within brackets; put text in quotes'],
    ],
    ['a bracket that was opened far away', `a: [${'1, '.repeat(900)}\nb: 1\n`, ['2:1 "b" expected "]" before this']],
    [
      'three angle brackets',
      'a: >>> x\n',
      ['1:5 ">" text that begins with "|" or ">" needs quotes, or goes on the next line'],
    ],
    ['a list, then a mapping', '- a\nb: 1\n', ['2:1 "b" text stands after the value; expected the end of the line']],
    ['a lone star', 'a: *\n', ['1:4 "*" text that begins with "*" needs quotes']],
    [
      'what yaml says better',
      'a: |\n\n   \n  x\n',
      ['4:3 "x" block scalars with more-indented leading empty lines must use an explicit indentation indicator'],
    ],
    ['no comma', 'a: ["x" "y"]\n', ['1:9 "\\"" a comma is missing before this']],
    ['a comma too many', 'a: [1,,2]\n', ['1:7 "," nothing stands before this comma']],
    [
      'a sign that begins no text',
      'a: @home\nb: `x`\n',
      [
        '1:4 "@home" text cannot begin with "@"; put it in quotes',
        '2:4 "`x`" text cannot begin with "`"; put it in quotes',
      ],
    ],
    [
      'a folded text on its line',
      'a: > text\n',
      ['1:6 "text" text that begins with "|" or ">" needs quotes, or goes on the next line'],
    ],
    [
      'a block text without indentation',
      'a: |\n\ttext\n',
      ['2:1 "\\t" the text after "|" or ">" must be indented more than its key'],
    ],
    [
      'bold text',
      'a: **now**\n',
      ['1:4 "**now**" the alias "**now**" has no anchor before it; text that begins with "*" needs quotes'],
    ],
    ['a lone ampersand', 'a: & b\n', ['1:4 "&" text that begins with "&" needs quotes']],
    [
      'a tag that only some readers know',
      'a: !!timestamp 2026-01-24T14:00:00Z\n',
      ['1:4 "!!timestamp" the tag "!!timestamp" is not known; text that begins with "!" needs quotes'],
    ],
    [
      'a tag',
      'a: !!python/name:os x\n',
      ['1:4 "!!python/name:os" the tag "!!python/name:os" is not known; text that begins with "!" needs quotes'],
    ],
    ['a template', 'a: {{name}}\n', ['1:5 "{" a key must be text; text that begins with "{", "[" or "*" needs quotes']],
    [
      'a list as key',
      '? [a]\n: 1\n',
      ['1:3 "[" a key must be text; text that begins with "{", "[" or "*" needs quotes'],
    ],
    ['a long key', `${'k'.repeat(1100)}: 1\n`, [`1:1 "${'k'.repeat(1100)}" the key is longer than 1024 characters`]],
    [
      'a line that begins with a percent sign',
      '%x\nb: 1\n',
      ['2:1 "b" a line that begins with "%" is a directive, and `---` must follow; put text in quotes'],
    ],
    ['a second document', 'a: 1\n---\nb: 2\n', ['2:1 "---" a second YAML document begins here; expected one']],
    [
      'a document end in the middle',
      'a: 1\n...\nb: 2\n',
      ['3:1 "b: 2" a second YAML document begins here; expected one'],
    ],
    [
      'a fence of Markdown',
      '```yaml\na: 1\n```\n',
      [
        '1:1 "```yaml" text cannot begin with "`"; put it in quotes',
        '3:1 "```" text cannot begin with "`"; put it in quotes',
      ],
    ],
    [
      'control characters',
      'a: x\u0001\u0000y\nb: \u007f\n',
      [
        '1:5 "\\u0001\\u0000" the control character "\\x01\\x00" stands here; YAML forbids it',
        '2:4 "\u007f" the control character "\\x7f" stands here; YAML forbids it',
      ],
    ],
    [
      'three lines, three errors',
      'a: b: c\nd: @e\nf: "\\q"\n',
      [
        `1:4 "b: c" ${secondColon}`,
        '2:4 "@e" text cannot begin with "@"; put it in quotes',
        '3:5 "\\\\q" "\\q" is no escape in double quotes; write "\\\\" for a backslash, or use single quotes',
      ],
    ],
    [
      'two in one line',
      'a: ["\\q", "\\w"]\n',
      [
        '1:6 "\\\\q" "\\q" is no escape in double quotes; write "\\\\" for a backslash, or use single quotes',
        '1:12 "\\\\w" "\\w" is no escape in double quotes; write "\\\\" for a backslash, or use single quotes',
      ],
    ],
  ])('%s', (_, text, faults) => {
    expect(faultsIn(text)).toEqual(faults);
    expect(read(text).root).toBeUndefined();
  });
});

describe('no error', () => {
  test.each([
    ['a bracket that closes at the indentation of its key', 'a:\n  b: [\n    "x"\n  ]\n'],
    ['a directive', '%YAML 1.1\n---\na: yes\n'],
    ['text after a hash', 'a: b #c\nd: e#f\n'],
    ['a URL, a path and a time', 'a: http://x.y/z\nb: C:\\x\nc: 12:30\n'],
    ['Windows line ends', 'a: 1\r\nb:\r\n  - x\r\n'],
    ['JSON', '{"a": [1, {"b": null}]}\n'],
    ['tags that everybody knows', 'a: !!str 1\nb: !!int "2"\n'],
    [
      'many hyphens',
      `a:\n${'  - "-----"\n'.repeat(50)}b: --- - --- - - - - - - - - - - - - - - - - - - - -\n# ${'- '.repeat(100)}\n`,
    ],
  ])('%s', (_, text) => expect(faultsIn(text)).toEqual([]));
});

describe('values keep their places', () => {
  const at = (text: string, ...path: (string | number)[]): ValueNode | undefined =>
    path.reduce<ValueNode | undefined>((node, part) => {
      if (node?.kind === 'list') return node.items[Number(part)];
      return node?.kind === 'map' ? node.entries.find(({ key }) => key.value === part)?.value : undefined;
    }, read(text).root);

  test.each<[text: string, path: (string | number)[], Partial<ScalarNode>]>([
    ['a: 69e4958\n', ['a'], { value: Number.POSITIVE_INFINITY, source: '69e4958', style: 'plain', start: 3, end: 10 }],
    ['a: "x\\ty"  # c\n', ['a'], { value: 'x\ty', source: '"x\\ty"', style: 'quoted', start: 3, end: 9 }],
    ["a: 'it''s'\n", ['a'], { value: "it's", source: "'it''s'", style: 'quoted', start: 3, end: 10 }],
    ['"😀": [1, "é😀", 3]\n', ['😀', 2], { value: 3, source: '3', start: 17, end: 18 }],
    ['a:\tx\n', ['a'], { value: 'x', start: 3, end: 4 }],
    [
      'a: |\n  two\n  lines\nb: 1\n',
      ['a'],
      { value: 'two\nlines\n', source: '|\n  two\n  lines', style: 'block', start: 3, end: 18 },
    ],
    ['a: two\n  lines\n', ['a'], { value: 'two lines', source: 'two\n  lines', style: 'plain' }],
    ['a:\nb: 1\n', ['a'], { value: null, source: '', start: 2, end: 2 }],
    ['a: !!str 12\n', ['a'], { value: '12', source: '12', style: 'quoted', start: 9, end: 11 }],
  ])('%j', (text, path, expected) => expect(at(text, ...path)).toMatchObject(expected));

  test('of maps and lists, without the line break at the end', () => {
    const text = 'a:\n  b: 1\n  c:\n    - x\n    - y\n\nd: {e: 1}\n';
    expect(at(text, 'a')).toMatchObject({ kind: 'map', start: 5, end: 30 });
    expect(at(text, 'a', 'c')).toMatchObject({ kind: 'list', start: 19, end: 30 });
    expect(at(text, 'd')).toMatchObject({ kind: 'map', start: 35, end: 41 });
  });

  test('counted from the start of the text', () => {
    const text = '---\na: 1\n---\nbody: "never read\n';
    const { root, faults } = readYaml(text, 4, 9, defaultLimits);
    expect(faults).toEqual([]);
    expect(root).toMatchObject({ start: 4, end: 8, entries: [{ key: { start: 4 }, value: { start: 7, end: 8 } }] });
  });

  test('nothing at all has no root', () => {
    expect(['', '\n', '# c\n'].map((text) => read(text))).toEqual(Array(3).fill({ root: undefined, faults: [] }));
  });
});

describe('a key that stands twice', () => {
  test('is told with both places, and the first counts', () => {
    const text = 'a: 1\nb: 2\na: 3\nc:\n  d: 1\n  "d": 2\n';
    const { root, faults } = read(text);
    const message = (key: string) =>
      `the key "${key}" stands twice in one mapping; readers keep only one of the two values`;
    const first = 'the first stands here';
    expect(faults).toEqual([
      {
        kind: 'duplicate-key',
        message: message('a'),
        start: 10,
        end: 11,
        related: { message: first, start: 0, end: 1 },
      },
      {
        kind: 'duplicate-key',
        message: message('d'),
        start: 27,
        end: 30,
        related: { message: first, start: 20, end: 21 },
      },
    ]);
    expect(root && dataOf(root)).toEqual(
      Object.assign(Object.create(null), { a: 1, b: 2, c: expect.objectContaining({ d: 1 }) }),
    );
  });

  test('is no error in another mapping, nor when its name is one of Object', () => {
    expect(faultsIn('- a: 1\n- a: 1\n')).toEqual([]);
    expect(faultsIn('__proto__: 1\nconstructor: 2\ntoString: 3\n')).toEqual([]);
  });
});

describe('anchors and aliases', () => {
  const alias = (name: string) =>
    `the alias "*${name}" stands for a value that is written elsewhere; expected the value itself`;
  const anchor = (name: string) =>
    `the anchor "&${name}" lets a value be repeated elsewhere; many readers of state files do not know anchors`;

  test('are told, each once, and followed', () => {
    const text = 'a: &x\n  k: &y 1\nb: *x\nc: *x\nd: *y\n&z e: *z\n';
    expect(faultsIn(text)).toEqual([
      `1:4 "&x" ${anchor('x')}`,
      `2:6 "&y" ${anchor('y')}`,
      `3:4 "*x" ${alias('x')}`,
      `4:4 "*x" ${alias('x')}`,
      `5:4 "*y" ${alias('y')}`,
      `6:1 "&z" ${anchor('z')}`,
      `6:7 "*z" ${alias('z')}`,
    ]);
    const { root } = read(text);
    expect(JSON.stringify(root && dataOf(root))).toBe('{"a":{"k":1},"b":{"k":1},"c":{"k":1},"d":1,"e":"e"}');
  });

  test('an alias within its own value', () => {
    const faults = read('a: &x\n  b: *x\n').faults;
    expect(faults.at(-1)).toMatchObject({
      kind: 'alias-bomb',
      message: 'the alias "*x" stands inside its own value, so it was not read further',
      start: 11,
      end: 13,
    });
  });

  test('more expansions than the limit', () => {
    const items = (count: number) => `a: &x 1\nb: [${Array(count).fill('*x').join(', ')}]\n`;
    expect(read(items(100)).root).toBeDefined();
    const { root, faults } = read(items(101));
    expect(root).toBeUndefined();
    expect(faults.at(-1)).toMatchObject({
      kind: 'alias-bomb',
      message: 'the aliases of this file expand more than 100 times, so it was not read further',
    });
  });
});

describe('limits', () => {
  const limits = { ...defaultLimits, depth: 4, keys: 5, yamlBytes: 1024 };

  test('size', () => {
    expect(faultsIn(`a: ${'x'.repeat(1020)}\n`, limits)).toEqual([]);
    const told = ['1:1 "" the YAML here is larger than 1 KiB, so it was not read further'];
    expect(faultsIn(`a: ${'x'.repeat(1021)}\n`, limits)).toEqual(told);
    expect(faultsIn(`a: ${'é'.repeat(511)}\n`, limits)).toEqual(told);
  });

  test('keys and items', () => {
    expect(faultsIn('a: [1, 2]\nb: 1\nc: 1\n', limits)).toEqual([]);
    expect(faultsIn('a: [1, 2]\nb: 1\nc: 1\nd: 1\n', limits)).toEqual([
      '1:1 "" the YAML here holds more than 5 keys and items, so it was not read further',
    ]);
  });

  test.each([
    ['[[[[1]]]]', '[[[[[1]]]]]'],
    ['- - - - 1\n', '- - - - - 1\n'],
    ['a:\n b:\n  c:\n   d: 1\n', 'a:\n b:\n  c:\n   d:\n    e: 1\n'],
    ['{a: {b: {c: {d: 1}}}}', '{a: {b: {c: {d: {e: 1}}}}}'],
    ['- a:\n    - b: 1\n', '- a:\n    - b:\n        - 1\n'],
    ['[a: [b: 1]]', '[a: [b: [c: 1]]]'],
    ['- - - []\n', '- - - - []\n'],
  ])('depth: %j, but not %j', (shallow, deep) => {
    expect(faultsIn(shallow, limits)).toEqual([]);
    const [fault, ...more] = read(deep, limits).faults;
    expect(fault?.message).toBe('the YAML here nests deeper than 4 levels, so it was not read further');
    expect(more).toEqual([]);
  });

  test('depth through aliases', () => {
    const text = 'a: &x [[1]]\nb: &y [[*x]]\n';
    expect(read(text, { ...limits, keys: 100 }).faults.at(-1)?.message).toBe(
      'the YAML here nests deeper than 4 levels, so it was not read further',
    );
  });

  test('faults', () => {
    const { faults } = read('a: @x\n'.repeat(3000));
    expect(faults).toHaveLength(1001);
    expect(faults.at(-1)?.message).toBe('the YAML here has more than 1000 faults, so it was not read further');
  });
});

describe('recent readings', () => {
  const stretches = ['a: 1\nb: 2\n', 'a: 1\nb: 3\n', 'a: [\n'].flatMap((text) => [
    { text, from: 0, to: text.length, limits: defaultLimits },
    { text, from: 0, to: 4, limits: defaultLimits },
    { text, from: 0, to: text.length, limits: { ...defaultLimits, keys: 1 } },
  ]);
  const readAll = () => stretches.map(({ text, from, to, limits }) => readYaml(text, from, to, limits));

  test('are those of just that text, that stretch and those limits', async () => {
    const anew = readAll();
    await withRecentReadings(async () => {
      for (let times = 0; times < 3; times += 1)
        expect([...readAll(), ...readAll().reverse()].slice(0, 9)).toEqual(anew);
    });
  });

  test('are remembered while somebody asks for them, and no longer', async () => {
    const root = () => read('a: 1\n').root;
    const inside = await withRecentReadings(async () => [root(), await withRecentReadings(async () => root()), root()]);
    expect(new Set(inside).size).toBe(1);
    await expect(withRecentReadings(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(root()).not.toBe(root());
  });
});
