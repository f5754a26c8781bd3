import fc from 'fast-check';
import type { Report } from '../../src/core/finding.js';
import type { Range } from '../../src/core/place.js';
import { reportOf } from './reports.js';

/** What some reader could take for something else: a command, markup, a link, a control character, no text at all. */
export const hostile = [
  ...['::error::x', '::stop-commands::x', ' ::add-mask::x', '##[error]x', '###[group]x', '::error file=a,line=1::x'],
  ...['\n::error::x', '\r\n::error::x', '\r', '\n', '\u2028', '\u0085', '%0A::error::x', '%25', 'a:b,c', '::', ':'],
  ...[']]>', '<![CDATA[', '<failure/>', '&amp;', '&#0;', '"\'<>&', '</testsuites>', '<!--', '-->', '\ufffe', '\uffff'],
  ...[
    '[x](javascript:alert(1))',
    '![](https://example.com/p.png)',
    '@org/team',
    '&#64;x',
    'fixes #1',
    '`',
    '``` x',
    '|',
  ],
  ...['<details>', '- x', '# x', '\\', '{0}', '\u001b[31m', '\u0000', '\u202e', '\u200b', '\ud800', '\udc00', '\ufeff'],
  ...['', ' ', 'é', '日本', '🍳', 'x'.repeat(3000), '`'.repeat(300), '\u0001'.repeat(500)],
];

/** Text from a file. */
export const text = fc.oneof(
  fc.constantFrom(...hostile),
  fc.array(fc.constantFrom(...hostile, 'a', ' '), { maxLength: 4 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** Names of files never hold a slash, nor NUL; they are never empty. */
const name = text.map((one) => one.replace(/[/\0]/g, '_') || 'x');
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
const number = fc.integer({ min: 1, max: 300 });
const range: fc.Arbitrary<Range> = fc
  .record({ line: number, column: number, lines: fc.nat({ max: 3 }), columns: fc.nat({ max: 50 }) })
  .map(({ line, column, lines, columns }) => ({
    start: { line, column },
    end: { line: line + lines, column: lines > 0 ? columns + 1 : column + columns },
  }));

const related = fc.record({ message: text, path, place: range }).map(({ place, ...rest }) => ({ ...rest, ...place }));
const edit = fc.record({ path, text, place: range }).map(({ place, ...rest }) => ({ ...rest, ...place }));
const repair = fc.record({ safe: fc.boolean(), title: text, edits: fc.array(edit, { maxLength: 3 }) });

const finding = fc
  .record({
    rule: fc.constantFrom('grid/a', 'grid/b', 'syntax/c'),
    severity: fc.constantFrom('error' as const, 'warning' as const, 'info' as const),
    message: text,
    path,
    place: range,
    fingerprint: fc.constantFrom('f1', 'f2', 'f3'),
    related: fc.option(fc.array(related, { maxLength: 7 }), { nil: undefined }),
    repair: fc.option(repair, { nil: undefined }),
  })
  .map(({ place, related: places, repair: mending, ...rest }) => ({
    ...rest,
    ...place,
    ...(places && { related: places }),
    ...(mending && { repair: mending }),
  }));

const skipped = fc.record({
  rule: fc.constantFrom('grid/a', 'git/d'),
  root: fc.oneof(path, fc.constant('')),
  reason: text,
});

/** A report of anything, counted as it should be. */
export const report: fc.Arbitrary<Report> = fc
  .record({
    findings: fc.array(finding, { maxLength: 30 }),
    skipped: fc.array(skipped, { maxLength: 5 }),
    roots: fc.array(fc.oneof(path, fc.constant('')), { maxLength: 4 }),
  })
  .map(({ findings, roots, ...rest }) =>
    reportOf(findings, { ...rest, roots: roots.map((root) => ({ path: root, format: 'grid' })) }),
  );
