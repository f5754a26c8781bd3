import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../../src/core/limits.js';
import { patchYaml, type YamlChange } from '../../../src/text/yaml-patch/patch-yaml.js';

const order = ['version', 'status', 'phases', 'progress', 'energy'];
const orders = (path: readonly (string | number)[]) =>
  path.length === 0 ? order : path[0] === 'phases' ? ['total', 'current', 'completed', 'definitions'] : [];
const patched = (text: string, ...changes: YamlChange[]): string =>
  patchYaml({ text, start: 0, end: text.length }, changes, { limits: defaultLimits, order: orders });
const set = (path: string, value: YamlChange['value']): YamlChange => ({
  path: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
  value,
});

/** What stands there, the change, and what must stand there then. */
type Case = readonly [what: string, before: string, changes: readonly YamlChange[], after: string];

const scalars: readonly Case[] = [
  ['a text in double quotes', 'status: "active" # now\n', [set('status', 'blocked')], 'status: "blocked" # now\n'],
  ['a text in single quotes', "status: 'active'\n", [set('status', "it's")], "status: 'it''s'\n"],
  ['single quotes that cannot hold it', "status: 'active'\n", [set('status', 'a\nb')], 'status: "a\\nb"\n'],
  ['a text without quotes', 'status: active   # now\n', [set('status', 'blocked')], 'status: blocked   # now\n'],
  ['a text that needs quotes', 'status: active\n', [set('status', 'yes')], 'status: "yes"\n'],
  ['a text with a colon', 'status: active\n', [set('status', 'a: b')], 'status: "a: b"\n'],
  ['what may be a commit', 'commit: abc\n', [set('commit', 'deadbeef')], 'commit: "deadbeef"\n'],
  ['a commit that loads as a number', 'commit: 69e4958\n', [set('commit', '69e4958')], 'commit: "69e4958"\n'],
  ['a number', 'energy:  9000\n', [set('energy', 33.3)], 'energy:  33.3\n'],
  ['a number in quotes', 'energy: "9000"\n', [set('energy', 1)], 'energy: 1\n'],
  ['null', 'at: "now"\n', [set('at', null)], 'at: null\n'],
  ['nothing', 'at:\nend: 1\n', [set('at', 'x')], 'at: "x"\nend: 1\n'],
  ['nothing, with a comment', 'at: # soon\nend: 1\n', [set('at', 1)], 'at: 1 # soon\nend: 1\n'],
  ['a block of text', 'at: |\n  one\n  two\n\nend: 1\n', [set('at', 'x')], 'at: "x"\n\nend: 1\n'],
  ['a text over several lines', 'at: one\n  two # c\nend: 1\n', [set('at', 'x')], 'at: x # c\nend: 1\n'],
  ['the same value', 'energy: 0x10\nat: [ ]\n', [set('energy', 16), set('at', [])], 'energy: 0x10\nat: [ ]\n'],
  ['CRLF', 'a: 1\r\nb: 2\r\n', [set('a', 3), set('c', 4)], 'a: 3\r\nb: 2\r\nc: 4\r\n'],
  ['an indented mapping', '  a: 1\n  b: 2\n', [set('a', 3), set('c', 4)], '  a: 3\n  b: 2\n  c: 4\n'],
  ['a flow mapping', 'p: { a: 1, b: x } # c\n', [set('p.a', 2), set('p.b', 'z')], 'p: { a: 2, b: z } # c\n'],
];

const fields: readonly Case[] = [
  [
    'in its order, before the comment of the next section',
    'version: "1.0"\n\n# Phases\nphases:\n  total: 1\n',
    [set('status', 'active')],
    'version: "1.0"\nstatus: "active"\n\n# Phases\nphases:\n  total: 1\n',
  ],
  ['first', 'status: a\n', [set('version', '1.0')], 'version: "1.0"\nstatus: a\n'],
  ['unknown to the order: last', 'version: 1\nother: 2\n', [set('new', 3)], 'version: 1\nother: 2\nnew: 3\n'],
  [
    'several, and behind a nested one',
    'phases:\n    total: 1 # all\n    definitions: []\nenergy: 1\n',
    [set('phases.completed', ['01-a', '02-b']), set('phases.current', 1), set('progress', { percent: 0, done: {} })],
    'phases:\n    total: 1 # all\n    current: 1\n    completed: ["01-a", "02-b"]\n    definitions: []\nprogress:\n    percent: 0\n    done: {}\nenergy: 1\n',
  ],
  ['in brackets', 'phases: { total: 1 }\n', [set('phases.current', 1)], 'phases: { total: 1, current: 1 }\n'],
  ['in empty brackets', 'phases: {}\n', [set('phases.current', 1)], 'phases:\n  current: 1\n'],
  ['in JSON', '{"version":"1.0"}', [set('energy', 1)], '{"version":"1.0", "energy": 1}'],
  ['in what was nothing', 'phases:\nenergy: 1\n', [set('phases.total', 1)], 'phases:\n  total: 1\nenergy: 1\n'],
  ['without a last line break', 'version: 1', [set('energy', 2)], 'version: 1\nenergy: 2'],
  ['in an item', 'l:\n- a: 1\n  b: 2\n', [set('l.0.c', 3)], 'l:\n- a: 1\n  b: 2\n  c: 3\n'],
  ['a key that needs quotes', 'a: 1\n', [{ path: ['on'], value: 1 }], 'a: 1\n"on": 1\n'],
  [
    'below a block of text',
    'version: |\n  x\nstatus: a\n',
    [set('status', undefined), set('energy', 1)],
    'version: |\n  x\nenergy: 1\n',
  ],
  [
    'below a block that keeps its end',
    'version: |+\n  x\n\nenergy: 1\n',
    [set('status', 'a')],
    'version: |+\n  x\n\nstatus: "a"\nenergy: 1\n',
  ],
  ['where no mapping is', '# nothing\n', [set('energy', 1)], 'energy: 1\n# nothing\n'],
];

const lists: readonly Case[] = [
  [
    'an item behind others',
    'l:\n  - a # one\n  - b\nz: 1\n',
    [set('l.2', 'c')],
    'l:\n  - a # one\n  - b\n  - "c"\nz: 1\n',
  ],
  ['a record', 'l:\n  - id: a\n', [set('l.1', { id: 'b', of: [1] })], 'l:\n  - id: a\n  - id: "b"\n    of: [1]\n'],
  ['an item in brackets', 'l: [a, b] # c\n', [set('l.2', 'c')], 'l: [a, b, "c"] # c\n'],
  [
    'an item in brackets over lines',
    'l: [\n  a, # one\n  b\n]\n',
    [set('l.2', 'c')],
    'l: [\n  a, # one\n  b, "c"\n]\n',
  ],
  ['the first record', 'l: [] # none\nz: 1\n', [set('l.0', { id: 'a' })], 'l: # none\n  - id: "a"\nz: 1\n'],
  ['the first word', 'l: [] # none\n', [set('l.0', 'a')], 'l: ["a"] # none\n'],
  ['an item goes', 'l:\n  - a\n  # of b\n  - b # b\n  - c\n', [set('l.1', undefined)], 'l:\n  - a\n  # of b\n  - c\n'],
  ['an item beside one that is empty', 'l:\n  - a # A\n  -\nz: 1\n', [set('l.0', 'b')], 'l:\n  - b # A\n  -\nz: 1\n'],
  ['an empty item', 'l:\n  - a # A\n  -\nz: 1\n', [set('l.1', 'b')], 'l:\n  - a # A\n  - "b"\nz: 1\n'],
  ['an item in brackets goes', 'l: [a, b, c]\n', [set('l.1', undefined)], 'l: [a, c]\n'],
  ['the last two go', 'l: [a, b, c]\n', [set('l.1', undefined), set('l.2', undefined)], 'l: [a]\n'],
  ['all go', 'l: # of\n  - a\n  - b # b\nz: 1\n', [set('l', [])], 'l: [] # of\n# b\nz: 1\n'],
  [
    'records are told apart by id',
    'l:\n  - id: a # A\n    of: 1\n  - id: b # B\n    of: 2 # two\n',
    [
      set('l', [
        { id: 'new', of: 0 },
        { id: 'b', of: 3 },
      ]),
    ],
    'l:\n  - id: "new"\n    of: 0\n  - id: b # B\n    of: 3 # two\n',
  ],
  ['a list becomes a mapping', 'l:\n- 1\n- 2\nz: 1\n', [set('l', { a: 1 })], 'l:\n  a: 1\nz: 1\n'],
  ['a mapping becomes a value', 'm: # of\n  a: 1 # A\nz: 1\n', [set('m', 2)], 'm: 2 # of\n# A\nz: 1\n'],
  ['a value becomes a mapping', 'm: 2 # of\nz: 1\n', [set('m', { a: { b: 1 } })], 'm: # of\n  a:\n    b: 1\nz: 1\n'],
];

const removals: readonly Case[] = [
  ['a field', 'a: 1\n# of b\nb: 2 # b\nc: 3\n', [set('b', undefined)], 'a: 1\n# of b\nc: 3\n'],
  ['a nested one, with all it holds', 'a:\n  b:\n    c: 1\n  d: 2\n', [set('a.b', undefined)], 'a:\n  d: 2\n'],
  ['the only one', 'a:\n  b: 1\nc: 2\n', [set('a.b', undefined)], 'a: {}\nc: 2\n'],
  ['the first of an item', 'l:\n  - a: 1\n    b: 2\n', [set('l.0.a', undefined)], 'l:\n  - b: 2\n'],
  ['one in brackets', 'm: {a: 1, b: 2}\n', [set('m.a', undefined)], 'm: {b: 2}\n'],
  ['the last one, without a last line break', 'a: 1\nb: 2', [set('b', undefined)], 'a: 1'],
  ['one that is not there', 'a: 1\n', [set('b', undefined)], 'a: 1\n'],
];

const stubborn: readonly Case[] = [
  ['an alias: what it stands for stays', 'a: &x\n  of: 1\nb: *x\n', [set('b.of', 2)], 'a: &x\n  of: 1\nb:\n  of: 2\n'],
  ['an explicit key', '? a\n: 1\nb: 2 # b\n', [set('a', 3)], 'a: 3\n# b\nb: 2\n'],
];

describe.each([
  ['scalars', scalars],
  ['new fields', fields],
  ['lists and mappings', lists],
  ['removal', removals],
  ['what cannot be changed in place', stubborn],
])('patchYaml: %s', (_, cases) => {
  it.each(cases)('%s', (_what, before, changes, after) => {
    expect(patched(before, ...changes)).toBe(after);
  });
});

describe('patchYaml', () => {
  it('leaves what is around the YAML alone', () => {
    const text = '---\na: 1\n---\na: 1\n';
    expect(patchYaml({ text, start: 4, end: 9 }, [set('a', 2)], { limits: defaultLimits })).toBe(
      '---\na: 2\n---\na: 1\n',
    );
  });
});
