import { describe, expect, test } from 'vitest';
import type { ListNode, ValueNode } from '../../src/core/document.js';
import { defaultLimits } from '../../src/core/limits.js';
import { dataOf } from '../../src/text/data.js';
import { readJson, readJsonLines } from '../../src/text/json.js';
import { Positions } from '../../src/text/lines.js';
import { growth, leastWork, linear } from '../support/growth.js';

const read = (text: string) => readJson(text, defaultLimits);

/** `line:column "the text there" message` of each fault. */
function told(text: string, { faults } = read(text) as ReturnType<typeof readJson>): string[] {
  const positions = new Positions(text);
  return faults.map(({ start, end, message }) => {
    const { line, column } = positions.at(start);
    return `${line}:${column} ${JSON.stringify(text.slice(start, end))} ${message}`;
  });
}

describe('every error is told at its own place', () => {
  const another = 'another document begins after the whole one; expected a single one';
  const tail =
    'text after the whole document, as when a shorter one is written over a longer one; expected nothing more';
  const unclosed = 'the text that begins here is never closed';
  const noComma = 'a comma is missing before this';
  const cutOff = (open: string) => `the text ends before the document does, with ${open} open; it was cut off`;
  const noValue = (word: string) => `"${word}" is no value of JSON; text stands in double quotes`;

  test.each<[name: string, text: string, faults: string[]]>([
    ['nothing', ' \n', ['1:1 "" nothing stands here; expected a JSON value']],
    ['stale bytes', '{\n  "a": 1\n}"\n}', [`3:2 "\\"\\n}" ${tail}`]],
    ['another document', '{"a":1}\n{"b":2}\n', [`2:1 "{\\"b\\":2}" ${another}`]],
    [
      'a NUL tail',
      '{"a":1}\n\0\0\0',
      ['2:1 "\\u0000\\u0000\\u0000" 3 NUL bytes after the whole document; expected nothing more'],
    ],
    ['nothing but NUL', '\0\0', ['1:1 "\\u0000\\u0000" NUL bytes stand here; expected a value, or nothing at all']],
    ['cut off between values', '{"a": [1, 2', [`1:12 "" ${cutOff('2 brackets')}`]],
    ['cut off within a text', '{"a": "x', [`1:9 "" ${cutOff('1 bracket')}`]],
    ['cut off within a word', '[tru', [`1:5 "" ${cutOff('1 bracket')}`]],
    ['a trailing comma', '[1, 2,]', ['1:6 "," nothing stands after this comma']],
    ['a trailing comma in a mapping', '{"a": 1,\n}', ['1:8 "," nothing stands after this comma']],
    ['two commas', '[1,,2]', ['1:4 "," nothing stands before this comma']],
    ['a lone comma', '{,}', ['1:2 "," nothing stands before this comma']],
    [
      'no commas',
      '{\n "a": 1\n "b": [1 2]\n "c": 3\n}',
      [`3:2 "\\"b\\"" ${noComma}`, `3:10 "2" ${noComma}`, `4:2 "\\"c\\"" ${noComma}`],
    ],
    ['no colon', '{"a" 1}', ['1:6 "1" a colon is missing before this']],
    [
      'no value',
      '{"a":, "b":}',
      [
        '1:6 "," the value of the key "a" is missing before this',
        '1:12 "}" the value of the key "b" is missing before this',
      ],
    ],
    ['no value and no colon', '{"a"}', ['1:5 "}" the value of the key "a" is missing before this']],
    ['no key', '{: 1}', ['1:2 ":" the key is missing before this colon']],
    ['a colon in a list', '["a": 1]', ['1:5 ":" this colon does not belong here']],
    ['two colons', '{"a": 1: 2}', ['1:8 ":" this colon does not belong here']],
    [
      'a mapping as key',
      '{{}: 1}',
      ['1:2 "{" expected a key in double quotes', '1:4 ":" this colon does not belong here'],
    ],
    [
      'keys without quotes',
      '{a: 1, b: 2}',
      ['1:2 "a" a key must stand in double quotes', '1:8 "b" a key must stand in double quotes'],
    ],
    ['single quotes', `{"a": 'b c'}`, [`1:7 "'b c'" text in single quotes; JSON wants double quotes`]],
    [
      'words of other languages',
      '[undefined, NaN, None, True]',
      [
        `1:2 "undefined" ${noValue('undefined')}`,
        `1:13 "NaN" ${noValue('NaN')}`,
        `1:18 "None" ${noValue('None')}`,
        `1:24 "True" ${noValue('True')}`,
      ],
    ],
    [
      'no numbers',
      '[01, +1, 1., .5, 0x1F, 1e]',
      ['01', '+1', '1.', '.5', '0x1F', '1e'].map(
        (word, index) => `1:${[2, 6, 10, 14, 18, 24][index]} "${word}" "${word}" is no number of JSON`,
      ),
    ],
    [
      'comments',
      '// a\n[1, /* b */ 2]',
      ['1:1 "// a" a comment stands here; JSON has none', '2:5 "/* b */" a comment stands here; JSON has none'],
    ],
    [
      'bad escapes',
      '["\\q", "C:\\Users", "\\u12"]',
      ['\\q', '\\U', '\\u'].map(
        (found, index) =>
          `1:${[3, 11, 21][index]} ${JSON.stringify(found)} "${found}" is no escape of JSON; write "\\\\" for a backslash`,
      ),
    ],
    [
      'control characters in text',
      '["a\tb", "c\u0001d"]',
      [
        '1:4 "\\t" a tab stands in a text; write \\t',
        '1:11 "\\u0001" a control character stands in a text; write \\u0001',
      ],
    ],
    ['a text of two lines', '{"a": "one\ntwo",\n "b": 1}', ['1:11 "\\n" a line break stands in a text; write \\n']],
    ['a text left open', '{"a": "Core,\n "b": 1}', [`1:7 "\\"Core," ${unclosed}`]],
    ['a key left open', '{"a: 1,\n "b": 2}', [`1:2 "\\"a: 1," ${unclosed}`]],
    ['a bracket left open', '{"a": [1, 2}', ['1:7 "[" the bracket that stands here is never closed']],
    ['the wrong bracket', '{"a": {"b": 1], "c": 2}', ['1:14 "]" this "]" closes what "{" opens']],
    ['a bracket that was never opened', ']', ['1:1 "]" nothing is open that this "]" could close']],
    [
      'a byte order mark',
      '\ufeff{}',
      ['1:1 "\ufeff" "\\u{feff}" is no value of JSON; text stands in double quotes', `1:2 "{}" ${another}`],
    ],
  ])('%s', (_, text, faults) => {
    expect(told(text)).toEqual(faults);
    expect(read(text).root).toBeUndefined();
  });
});

describe('values keep their places', () => {
  test('and their source', () => {
    const text = '{\r\n  "é😀": ["x\\ty", -1.50, true, null, {}]\r\n}\r\n';
    const scalar = (value: unknown, source: string, style: string) => {
      const start = text.indexOf(source);
      return { kind: 'scalar', value, source, style, start, end: start + source.length };
    };
    const { faults, root } = read(text);
    expect({ faults, root }).toEqual({
      faults: [],
      root: {
        kind: 'map',
        start: 0,
        end: text.length - 2,
        entries: [
          {
            key: scalar('é😀', '"é😀"', 'quoted'),
            value: {
              kind: 'list',
              start: text.indexOf('['),
              end: text.indexOf(']') + 1,
              items: [
                scalar('x\ty', '"x\\ty"', 'quoted'),
                scalar(-1.5, '-1.50', 'literal'),
                scalar(true, 'true', 'literal'),
                scalar(null, 'null', 'literal'),
                { kind: 'map', entries: [], start: text.indexOf('{}'), end: text.indexOf('{}') + 2 },
              ],
            },
          },
        ],
      },
    });
  });

  test('of one value alone', () => {
    expect(read(' "x" ').root).toMatchObject({ value: 'x', start: 1, end: 4 });
    expect(read('1e400').root).toMatchObject({ value: Number.POSITIVE_INFINITY, source: '1e400' });
  });

  test('a key named like a part of Object is a key like any other', () => {
    const { root, faults } = read('{"__proto__": {"polluted": true}, "constructor": 1, "toString": 2}');
    expect(faults).toEqual([]);
    expect(Object.keys(dataOf(root as ValueNode) as object)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

test('a key that stands twice is told with both places, and the first counts', () => {
  const { root, faults } = read('{"a": 1, "\\u0061": [2], "b": {"a": 3}}');
  const message = 'the key "a" stands twice in one mapping; readers keep only one of the two values';
  const related = { message: 'the first stands here', start: 1, end: 4 };
  expect(faults).toEqual([{ kind: 'duplicate-key', message, start: 9, end: 17, related }]);
  expect(JSON.stringify(root && dataOf(root))).toBe('{"a":1,"b":{"a":3}}');
});

describe('JSON Lines', () => {
  test('each line is a document', () => {
    const text = '{"a": 1}\r\n\n[2]\n"x"';
    const { root, faults } = readJsonLines(text, defaultLimits);
    expect(faults).toEqual([]);
    expect(root && JSON.stringify(dataOf(root))).toBe('[{"a":1},[2],"x"]');
    expect((root as ListNode).items.map(({ start, end }) => text.slice(start, end))).toEqual([
      '{"a": 1}',
      '[2]',
      '"x"',
    ]);
  });

  test('a line that does not parse leaves the others alone', () => {
    const text = '{"a": 1}\n{"a": }\n{"b": 2} x\n{"c": "cut o';
    const result = readJsonLines(text, defaultLimits);
    expect(told(text, result)).toEqual([
      '2:7 "}" the value of the key "a" is missing before this',
      '3:10 "x" text after the whole document, as when a shorter one is written over a longer one; expected nothing more',
      '4:13 "" the text ends before the document does, with 1 bracket open; it was cut off',
    ]);
    expect(result.root && JSON.stringify(dataOf(result.root))).toBe('[{"a":1}]');
  });

  test('nothing is no line', () => {
    expect(readJsonLines('\n \n', defaultLimits)).toMatchObject({ root: { items: [] }, faults: [] });
  });

  test('of thousands of broken lines, not all are told', () => {
    const { faults } = readJsonLines('x\n'.repeat(5000), defaultLimits);
    expect(faults).toHaveLength(1001);
    expect(faults.at(-1)?.message).toBe('the JSON here has more than 1000 faults, so it was not read further');
  });
});

describe('limits', () => {
  const limits = { ...defaultLimits, depth: 3, jsonBytes: 2048 };

  test('depth', () => {
    expect(readJson('[{"a": [1]}]', limits).faults).toEqual([]);
    const message = 'the JSON here nests deeper than 3 levels, so it was not read further';
    expect(readJson('[{"a": [[1]]}]', limits)).toEqual({
      root: undefined,
      faults: [{ kind: 'json', message, start: 8, end: 8 }],
    });
    expect(readJson('['.repeat(2000), limits).faults).toHaveLength(1);
  });

  test('size', () => {
    expect(readJson(`"${'x'.repeat(2046)}"`, limits).faults).toEqual([]);
    const message = 'the JSON here is larger than 2 KiB, so it was not read';
    for (const reader of [readJson, readJsonLines]) {
      expect(reader(`"${'é'.repeat(1024)}"`, limits)).toEqual({
        root: undefined,
        faults: [{ kind: 'json', message, start: 0, end: 0 }],
      });
    }
  });

  test('faults', () => {
    const { root, faults } = read(`[${'1 '.repeat(3000)}]`);
    expect(root).toBeUndefined();
    expect(faults).toHaveLength(1001);
    expect(faults.at(-1)?.message).toBe('the JSON here has more than 1000 faults, so it was not read further');
  });
});

describe('hostile text', () => {
  const tokens = [
    '[',
    '{',
    '"',
    '"a":',
    '1,',
    '[],',
    '{},',
    '"a",',
    '{"a":',
    '"\\',
    '"\n',
    '"x\n"',
    '\n"a',
    "'",
    "'a' ",
    '//',
    '/*',
    '/* */',
    '}',
    ']',
    ':',
    ',',
    'x ',
    '"\\u',
    '"a\\n",',
    '\0',
    '\t',
    '😀',
  ];
  test.each(tokens.flatMap((token) => ['', '["', '{"a":['].map((start) => [start, token] as const)))(
    '%j and many %j take linear time',
    async (start, token) => {
      const run = (size: number) => read(start + token.repeat(size / token.length));
      expect(await growth(run, 100_000)).toBeLessThanOrEqual(linear);
    },
  );

  test('100,000 keys and ten mebibytes are no trouble', async () => {
    const keys = `{${Array.from({ length: 100_000 }, (_, index) => `"k${index}": ${index}`).join(', ')}}`;
    expect(read(keys).root).toMatchObject({ kind: 'map', entries: { length: 100_000 } });
    expect(await leastWork(() => read(`[${'"ten characters", '.repeat(500_000)}0]`), 5000)).toBeLessThan(5000);
  });
});
