import { expect, test } from 'vitest';
import type { Edit } from '../../../src/core/finding.js';
import { changes } from '../../../src/reporters/pretty/changes.js';
import type { Look } from '../../../src/reporters/pretty/look.js';
import { Source } from '../../../src/reporters/pretty/source.js';

const plain = (text: string) => text;
const severity = { error: plain, warning: plain, info: plain };
const look: Look = {
  width: 60,
  path: plain,
  strong: plain,
  faint: plain,
  good: plain,
  removed: plain,
  added: plain,
  severity,
};
const source = new Source('one: 1\ntwo: 2\nthree: 3\nfour: 4\nfive: 5\nsix: 6\nseven: 7\neight: 8\n');
const edit = (line: number, from: number, to: number, text: string, toLine = line): Edit => ({
  path: 'x',
  start: { line, column: from },
  end: { line: toLine, column: to },
  text,
});

test.each<[string, readonly Edit[], readonly string[]]>([
  ['a value', [edit(2, 6, 7, '"2"')], ['- 2 │ two: 2', '+ 2 │ two: "2"']],
  ['two of one line', [edit(2, 6, 7, '3'), edit(2, 1, 4, 'TWO')], ['- 2 │ two: 2', '+ 2 │ TWO: 3']],
  ['a new line', [edit(3, 9, 9, '\nnew: 0')], ['+ 4 │ new: 0']],
  ['a line that goes', [edit(3, 1, 1, '', 4)], ['- 3 │ three: 3']],
  ['lines that become one', [edit(1, 6, 7, '12', 2)], ['- 1 │ one: 1', '- 2 │ two: 2', '+ 1 │ one: 12']],
  [
    'more lines than are shown',
    [edit(1, 1, 7, 'x', 6)],
    ['- 1 │ one: 1', '- 2 │ two: 2', '- 3 │ three: 3', '- 4 │ four: 4', '    │ … 2 more', '+ 1 │ x'],
  ],
  [
    'more places than are shown',
    [edit(1, 6, 7, 'a'), edit(3, 8, 9, 'b'), edit(5, 7, 8, 'c'), edit(7, 8, 9, 'd'), edit(8, 8, 9, 'e')],
    [
      '- 1 │ one: 1',
      '+ 1 │ one: a',
      '- 3 │ three: 3',
      '+ 3 │ three: b',
      '- 5 │ five: 5',
      '+ 5 │ five: c',
      '  … and 2 more',
    ],
  ],
  ['nothing', [edit(1, 6, 7, '1')], []],
])('%s', (_, edits, lines) => {
  expect(changes(edits, source, look)).toEqual(lines);
});

test('a long line is cut around what changes', () => {
  const long = new Source(`key: ${'x'.repeat(200)} 7 ${'y'.repeat(200)}\n`);
  expect(changes([edit(1, 207, 208, '8')], long, look)).toEqual([
    `- 1 │ …${'x'.repeat(16)} 7 ${'y'.repeat(31)}…`,
    `+ 1 │ …${'x'.repeat(16)} 8 ${'y'.repeat(31)}…`,
  ]);
});
