import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unifiedDiff } from '../../src/reporters/unified-diff.js';
import { folder } from '../support/folder.js';
import { leastWork } from '../support/growth.js';

const diff = (before: string, after: string, path = '.grid/STATE.md') => unifiedDiff([{ path, before, after }], false);

test('a difference, with three lines around it', () => {
  expect(diff('1\n2\n3\n4\n5\n6\n7\n8\n9\n', '1\n2\n3\n4\nfive\n6\n7\n8\n9\n')).toBe(`--- a/.grid/STATE.md
+++ b/.grid/STATE.md
@@ -2,7 +2,7 @@
 2
 3
 4
-5
+five
 6
 7
 8
`);
});

test('a last line without a line break', () => {
  expect(diff('one\ntwo', 'one\n2')).toBe(`--- a/.grid/STATE.md
+++ b/.grid/STATE.md
@@ -1,2 +1,2 @@
 one
-two
\\ No newline at end of file
+2
\\ No newline at end of file
`);
});

test('a file that is new, and one that becomes empty', () => {
  expect(unifiedDiff([{ path: 'a', before: '', after: 'x\ny\n', isNew: true }], false)).toBe(
    '--- /dev/null\n+++ b/a\n@@ -0,0 +1,2 @@\n+x\n+y\n',
  );
  expect(diff('x\n', '', 'a')).toBe('--- a/a\n+++ b/a\n@@ -1 +0,0 @@\n-x\n');
});

test('in colours', () => {
  const text = unifiedDiff([{ path: 'a', before: 'x\n', after: 'y\n' }], true);
  expect(text.replaceAll('\x1b', '^')).toBe(
    '^[1m--- a/a^[22m\n^[1m+++ b/a^[22m\n^[36m@@ -1 +1 @@^[39m\n^[31m-x^[39m\n^[32m+y^[39m\n',
  );
});

test('what a terminal would take for more than text is shown as an escape', () => {
  const text = diff('a\x1b[2J\u202e\n::set-env::\n', 'b\x07\n::set-env::\n', 'x\n\x1b.md');
  expect(text).toBe(
    '--- a/x\\x0a\\x1b.md\n+++ b/x\\x0a\\x1b.md\n@@ -1,2 +1,2 @@\n-a\\x1b[2J\\u{202e}\n+b\\x07\n ::set-env::\n',
  );
});

describe('git takes it', () => {
  const applied = (before: string, after: string, path = 'STATE.md') => {
    const top = folder({ [path]: before });
    writeFileSync(join(top, 'x.diff'), diff(before, after, path));
    execFileSync('git', ['apply', '-p1', 'x.diff'], { cwd: top, stdio: ['ignore', 'ignore', 'pipe'] });
    return readFileSync(join(top, path), 'utf8');
  };

  test.each([
    ['LF', 'a\nb\nc\n', 'a\nB\nc\n'],
    ['CRLF', 'a\r\nb\r\n', 'a\r\nB\r\n'],
    ['a byte order mark', '\ufeffa\nb\n', '\ufeffa\nB\n'],
    ['tabs', 'a\tx\nb\n', 'a\ty\nb\n'],
    ['a line break that comes', 'a', 'a\nb\n'],
    ['a line break that goes', 'a\nb\n', 'a\nb'],
    ['lines that come and go', '1\n2\n3\n', '0\n1\n3\n4\n'],
  ])('%s', (_, before, after) => expect(applied(before, after)).toBe(after));

  test('a path with blanks', () => expect(applied('a\n', 'b\n', 'my state/a b.md')).toBe('b\n'));

  test('a difference that is too large to look for the smallest', async () => {
    const lines = (end: string) => Array.from({ length: 3000 }, (_, i) => `${i}${i % 2 ? '' : end}\n`).join('');
    const [before, after] = [`1\n2\n3\n4\n${lines('')}x\ny\nz\nw\n`, `1\n2\n3\n4\n${lines('!')}new\nx\ny\nz\nw\n`];
    expect(applied(before, after)).toBe(after);
    expect(await leastWork(() => diff(before, after), 5000)).toBeLessThan(5000);
  });

  test('any', () => {
    const line = fc.constantFrom('a\n', 'b\n', 'c\r\n', '- x\n', '+ y\n', '\n', '\\ No newline\n', '--- a\n');
    const text = fc
      .tuple(fc.array(line, { minLength: 1 }), fc.constantFrom('', 'end'))
      .map(([all, end]) => all.join('') + end);
    fc.assert(
      fc.property(text, text, (before, after) => before === after || applied(before, after) === after),
      { numRuns: 40 },
    );
  });
});
