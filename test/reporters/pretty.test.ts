import { describe, expect, test } from 'vitest';
import pretty from '../../src/reporters/pretty.js';
import { reportOf, type Said } from './reports.js';

const text = Array.from({ length: 200 }, (_, i) => `key${i + 1}: ${i + 1}\n`).join('');
const context = { sources: new Map([['.grid/STATE.md', text]]), colors: false, width: 80, elapsedMs: 5 };
const at = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 4 } });

describe('many findings', () => {
  const findings = Array.from(
    { length: 200 },
    (_, i): Said => ({ message: `message ${i + 1}`, severity: i % 10 === 9 ? 'error' : 'warning', ...at(i + 1) }),
  );
  const lines = pretty(reportOf(findings), context).split('\n');

  test('the twenty worst are shown in full, in the order of the file', () => {
    const full = lines.filter((line) => line.startsWith('.grid/STATE.md:'));
    expect(full).toHaveLength(20);
    expect(full[0]).toBe('.grid/STATE.md:10:1 error grid/example');
    expect(full[19]).toBe('.grid/STATE.md:200:1 error grid/example');
  });

  test('the others have a line each, below their file', () => {
    const begin = lines.indexOf('The other 180, in short:');
    expect(lines.slice(begin + 1, begin + 5)).toEqual([
      '',
      '.grid/STATE.md',
      '      1:1 warning  message 1 grid/example',
      '      2:1 warning  message 2 grid/example',
    ]);
    expect(lines.filter((line) => /^ +\d+:1 warning {2}message \d+ grid\/example$/.test(line))).toHaveLength(180);
  });

  test('the file is headed by all it has', () => {
    expect(lines[0]).toBe(`.grid/STATE.md ${'─'.repeat(38)} 20 errors and 180 warnings`);
  });

  test('the last lines count them', () => {
    expect(lines.slice(-4)).toEqual([
      '',
      '✖ 20 errors and 180 warnings in .grid, 1 file, 5 ms',
      '  More about a rule: agent-state-lint explain grid/example',
      '',
    ]);
  });
});

test('a message that is too long for its line goes on below, the rule last', () => {
  const findings = Array.from({ length: 21 }, (_, i): Said => ({ message: `m${i}`, ...at(i + 1) }));
  findings[20] = { message: Array.from({ length: 12 }, () => 'seven77').join(' '), severity: 'info', ...at(150) };
  const lines = pretty(reportOf(findings), context).split('\n');
  const begin = lines.indexOf('The other 1, in short:');
  expect(lines.slice(begin + 3, begin + 6)).toEqual([
    `    150:1 info     ${Array.from({ length: 7 }, () => 'seven77').join(' ')}`,
    `                   ${Array.from({ length: 5 }, () => 'seven77').join(' ')} grid/example`,
    '',
  ]);
});

describe('nothing found', () => {
  test('is one line', () => {
    expect(pretty(reportOf([]), context)).toBe('✔ Nothing found in .grid, 1 file, 5 ms\n');
  });

  test('in several roots', () => {
    const roots = [
      { path: 'a/.grid', format: 'grid' },
      { path: 'b/.grid', format: 'grid' },
    ];
    const summary = { errors: 0, warnings: 0, infos: 0, files: 17 };
    const said = pretty(reportOf([], { roots, summary }), { ...context, elapsedMs: 12_345 });
    expect(said).toBe('✔ Nothing found in 2 roots, 17 files, 12.3 s\n');
  });

  test('where there is no root', () => {
    const summary = { errors: 0, warnings: 0, infos: 0, files: 0 };
    expect(pretty(reportOf([], { roots: [], summary }), context)).toBe('✔ Nothing to lint\n');
  });

  test('is no reason to be silent about what is hidden or was skipped', () => {
    const summary = { errors: 0, warnings: 2, infos: 1, files: 1 };
    const skipped = [
      { rule: 'git/a', root: '.grid', reason: 'no git' },
      { rule: 'git/b', root: '.grid', reason: 'no git' },
      { rule: 'git/a', root: 'x/.grid', reason: 'no git' },
    ];
    expect(pretty(reportOf([], { summary, skipped }), context).split('\n')).toEqual([
      'Not checked:',
      '  git/a, git/b (2 roots): no git',
      '',
      '✔ Nothing found in .grid, 1 file, 5 ms',
      '  hidden: 2 warnings and 1 info',
      '',
    ]);
  });
});

test('paths are shown as they are seen from where the reader stands', () => {
  const said = pretty(reportOf([{ message: 'm' }]), { ...context, sources: new Map(), shown: (path) => `../${path}` });
  expect(said.split('\n').slice(0, 3)).toEqual([
    `../.grid/STATE.md ${'─'.repeat(54)} 1 error`,
    '',
    '../.grid/STATE.md:1:1 error grid/example',
  ]);
  expect(said).toContain('1 error in ../.grid, 1 file');
});

test('of many related places, five are shown', () => {
  const related = Array.from({ length: 8 }, (_, i) => ({ message: `r${i}`, path: '.grid/STATE.md', ...at(100 + i) }));
  const said = pretty(reportOf([{ message: 'm', related }]), context);
  expect(said).toContain('.grid/STATE.md:104:1 r4\n');
  expect(said).not.toContain('r5');
  expect(said).toContain('\n  … and 3 more places\n');
});

test('a text of a hundred thousand lines or of one long line is no burden', () => {
  const findings = Array.from({ length: 20 }, (_, i): Said => ({ message: 'm', ...at(99_000 + i) }));
  const long = { start: { line: 1, column: 900_000 }, end: { line: 1, column: 900_004 } };
  const started = performance.now();
  pretty(reportOf(findings), { ...context, sources: new Map([['.grid/STATE.md', 'a: 1\n'.repeat(100_000)]]) });
  pretty(reportOf([{ message: 'm', ...long }]), {
    ...context,
    sources: new Map([['.grid/STATE.md', 'abcd\t日'.repeat(200_000)]]),
  });
  expect(performance.now() - started).toBeLessThan(2000);
});
