import { expect, test } from 'vitest';
import { replacementOf } from '../../../src/action/suggestions/replacement.js';
import { linesOf } from '../../../src/text/lines.js';

/** Puts something in the place of what stands between the marks, all of them. */
function replaced(marked: string, text: string) {
  const edits: { start: number; end: number; text: string }[] = [];
  let plain = '';
  for (const part of marked.split(/(⟨[^⟩]*⟩)/)) {
    const there = part.startsWith('⟨') ? part.slice(1, -1) : undefined;
    if (there !== undefined) edits.push({ start: plain.length, end: plain.length + there.length, text });
    plain += there ?? part;
  }
  const lineAt = (offset: number) => plain.slice(0, offset).split('\n').length;
  const [first, last] = [lineAt(edits[0]?.start ?? 0), lineAt(edits.at(-1)?.end ?? 0)];
  return replacementOf({ text: plain, lines: linesOf(plain) }, [first, last], edits);
}

test.each([
  ['a part of a line', 'a: 1\nb: ⟨2⟩ # two\nc: 3\n', '"2"', [2, 2, ['b: 2 # two'], ['b: "2" # two']]],
  ['the first line', '⟨a⟩\nb\n', 'A', [1, 1, ['a'], ['A']]],
  ['the last line, without a line break', 'a\n⟨b⟩', 'B', [2, 2, ['b'], ['B']]],
  ['the only line', '⟨a⟩', 'A', [1, 1, ['a'], ['A']]],
  ['two places of one line', 'x\n[⟨1⟩, ⟨1⟩]\nx\n', '2', [2, 2, ['[1, 1]'], ['[2, 2]']]],
  ['two lines', 'x\n⟨a⟩\n⟨b⟩\nx\n', '!', [2, 3, ['a', 'b'], ['!', '!']]],
  ['a stretch over two lines', 'x\na⟨1\n2⟩b\nx\n', '-', [2, 3, ['a1', '2b'], ['a-b']]],
  ['one line by two', 'x\n⟨a⟩\nx\n', 'b\nc', [2, 2, ['a'], ['b', 'c']]],
  ['a line that goes', 'x\n⟨a\n⟩y\n', '', [2, 2, ['a'], []]],
  ['the last line, which goes with the break before it', 'x\ny⟨\na⟩\n', '', [3, 3, ['a'], []]],
  ['a line put in: beside the one before', 'x\n⟨⟩y\n', 'a\n', [1, 1, ['x'], ['x', 'a']]],
  ['a line put in at the beginning', '⟨⟩x\ny\n', 'a\n', [1, 1, ['x'], ['a', 'x']]],
  ['a line of CRLF', 'x\r\n⟨a⟩\r\nx\r\n', 'A', [2, 2, ['a'], ['A']]],
  ['a CRLF line by two', 'x\r\n⟨a⟩\r\nx\r\n', 'b\r\nc', [2, 2, ['a'], ['b', 'c']]],
  ['lines that are the same, with one changed in between', 'a\na\n⟨a⟩\na\na\n', 'b', [3, 3, ['a'], ['b']]],
])('%s', (_, marked, text, [first, last, old, lines]) => {
  expect(replaced(marked, text)).toEqual({ first, last, old, lines });
});

test.each([
  ['no change', 'a\n⟨b⟩\n', 'b'],
  ['a line break at the end alone', 'a\nb⟨⟩', '\n'],
])('nothing for %s', (_, marked, text) => expect(replaced(marked, text)).toBeUndefined());
