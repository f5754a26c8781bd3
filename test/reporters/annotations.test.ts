import { describe, expect, test } from 'vitest';
import type { Severity } from '../../src/index.js';
import { annotationsOf } from '../../src/reporters/annotations.js';
import { reportOf, type Said } from './reports.js';

const asItIs = (path: string) => path;
const of = (findings: readonly Said[]) => annotationsOf(reportOf(findings), asItIs);
const at = (line: number, column: number) => ({ line, column });

test('a finding beside its line', () => {
  const finding = { rule: 'grid/budget', message: 'm', start: at(7, 3), end: at(7, 9) };
  const shown = (path: string) => `project/${path}`;
  expect(annotationsOf(reportOf([finding]), shown)).toEqual([
    {
      level: 'error',
      message: 'm',
      properties: {
        title: 'grid/budget',
        file: 'project/.grid/STATE.md',
        ...{ startLine: 7, endLine: 7, startColumn: 3, endColumn: 9 },
      },
    },
  ]);
});

describe('the lines', () => {
  test.each([
    ['one character', at(2, 5), at(2, 6), { startLine: 2, endLine: 2, startColumn: 5, endColumn: 6 }],
    ['nothing at all', at(1, 1), at(1, 1), { startLine: 1, endLine: 1, startColumn: 1, endColumn: 1 }],
    ['several lines have no columns', at(2, 5), at(4, 3), { startLine: 2, endLine: 4 }],
    ['to the start of a line is to the end of the one before', at(2, 5), at(4, 1), { startLine: 2, endLine: 3 }],
    ['one line with its break', at(2, 1), at(3, 1), { startLine: 2, endLine: 2 }],
  ])('of %s', (_, start, end, lines) => {
    expect(of([{ message: 'm', start, end }])[0]?.properties).toEqual({
      ...{ title: 'grid/example', file: '.grid/STATE.md' },
      ...lines,
    });
  });
});

test('related places stand below, the first five', () => {
  const related = Array.from({ length: 7 }, (_, i) => {
    return { path: 'a.md', message: `r${i}`, start: at(i + 1, 2), end: at(i + 1, 3) };
  });
  expect(of([{ message: 'm', related }])[0]?.message).toBe(
    'm\na.md:1:2 r0\na.md:2:2 r1\na.md:3:2 r2\na.md:4:2 r3\na.md:5:2 r4',
  );
});

test('text of strangers is made visible', () => {
  const related = [{ path: 'a\nb', message: '\u202er', start: at(1, 1), end: at(1, 2) }];
  const [said] = of([{ message: 'm\r\n::error::x', path: '\u001b/STATE.md', related }]);
  expect(said?.message).toBe('m\\x0d\\x0a::error::x\na\\x0ab:1:1 \\u{202e}r');
  expect(said?.properties?.file).toBe('\\x1b/STATE.md');
});

test('the worst come first, ten errors and warnings and nine infos at most', () => {
  const severities: readonly Severity[] = ['info', 'warning', 'error'];
  const findings = Array.from({ length: 45 }, (_, i) => {
    return { message: `m${i}`, severity: severities[i % 3] ?? 'error' };
  });
  const said = of(findings);
  expect(said.map(({ level }) => level)).toEqual([
    ...Array(10).fill('error'),
    ...Array(10).fill('warning'),
    ...Array(9).fill('notice'),
  ]);
  expect(said.slice(0, 3).map(({ message }) => message)).toEqual(['m2', 'm5', 'm8']);
});
