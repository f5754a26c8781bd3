import { describe, expect, test } from 'vitest';
import compact from '../../src/reporters/compact.js';
import pretty from '../../src/reporters/pretty.js';
import { leastWork } from '../support/growth.js';
import { reportOf, type Said } from './reports.js';

const text = Array.from({ length: 200 }, (_, i) => `key${i + 1}: ${i + 1}\n`).join('');
const context = { sources: new Map([['.grid/STATE.md', text]]), colors: false, width: 80, elapsedMs: 5 };
const at = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 4 } });

test('the configuration that held is named', () => {
  const last = (configuration: string) =>
    pretty(reportOf([]), { ...context, configuration })
      .split('\n')
      .at(-2);
  expect(last('agent-state-lint.yaml')).toBe('  configuration: agent-state-lint.yaml');
  expect(last('a\u001b[2J.yaml')).toBe('  configuration: a\\x1b[2J.yaml');
});

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
    const summary = { errors: 0, warnings: 0, infos: 0, files: 17, suppressed: 0, baselined: 0 };
    const said = pretty(reportOf([], { roots, summary }), { ...context, elapsedMs: 12_345 });
    expect(said).toBe('✔ Nothing found in 2 roots, 17 files, 12.3 s\n');
  });

  test('where there is no root', () => {
    const summary = { errors: 0, warnings: 0, infos: 0, files: 0, suppressed: 0, baselined: 0 };
    expect(pretty(reportOf([], { roots: [], summary }), context)).toBe('✔ Nothing to lint\n');
  });

  test('is no reason to be silent about what is hidden', () => {
    const summary = { errors: 0, warnings: 2, infos: 1, files: 1, suppressed: 0, baselined: 0 };
    expect(pretty(reportOf([], { summary }), context)).toBe(
      'ℹ Nothing shown in .grid, 1 file, 5 ms\n  hidden: 2 warnings and 1 info\n',
    );
  });

  test('is no reason to be silent about what is suppressed', () => {
    const summary = { errors: 0, warnings: 0, infos: 0, files: 1, suppressed: 1, baselined: 0 };
    expect(pretty(reportOf([], { summary }), context)).toBe(
      '✔ Nothing found in .grid, 1 file, 5 ms\n  1 finding suppressed\n',
    );
  });

  test('where something was skipped is no clean pass', () => {
    const skipped = [
      { rule: 'git/a', root: '.grid', reason: 'no git' },
      { rule: 'git/b', root: '.grid', reason: 'no git' },
      { rule: 'git/a', root: 'x/.grid', reason: 'no git' },
    ];
    expect(pretty(reportOf([], { skipped }), context).split('\n')).toEqual([
      'Not checked:',
      '  2 checks skipped in .grid: no git',
      '    git/a and git/b',
      '  1 check skipped in x/.grid: no git',
      '    git/a',
      '',
      '⚠ Nothing found, but 3 checks were skipped in .grid, 1 file, 5 ms',
      '',
    ]);
    const [one] = skipped;
    const said = pretty(reportOf([], { skipped: one ? [one, { ...one, reason: 'another' }] : [] }), {
      ...context,
      colors: true,
    });
    expect(said).toContain('\u001b[33m⚠ Nothing found, but 1 check was skipped\u001b[39m');
    expect(said).not.toContain('✔');
  });
});

test('many checks that one reason stopped are named by three', () => {
  const reason = 'STATE.md does not parse';
  const skipped = Array.from({ length: 35 }, (_, i) => ({ rule: `grid/r${i + 10}`, root: '.grid', reason }));
  const said = pretty(reportOf([{ message: 'm' }], { skipped }), context);
  expect(said).toContain(
    'Not checked:\n  35 checks skipped in .grid: STATE.md does not parse\n    grid/r10, grid/r11, grid/r12 and 32 more\n\n',
  );
  expect(compact(reportOf([], { skipped }), context)).toBe(
    '.grid: 35 checks skipped: STATE.md does not parse [grid/r10, grid/r11, grid/r12 and 32 more]\n',
  );
  expect(compact(reportOf([], { skipped: skipped.slice(0, 3) }), context)).toBe(
    '.grid: 3 checks skipped: STATE.md does not parse [grid/r10, grid/r11 and grid/r12]\n',
  );
});

describe('in forty columns', () => {
  const narrow = { ...context, width: 40, sources: new Map<string, string>() };
  const path = 'packages/a-long-name/and/more/.grid/STATE.md';
  const roots = [{ path: 'packages/a-long-name/and/more/.grid', format: 'grid' }];
  const rule = 'grid/some-quite-long-rule';

  test('what has no room is broken at blanks, `/` and `-`', () => {
    const related = [{ message: 'here', path, ...at(9) }];
    const said = pretty(reportOf([{ message: 'a message of words', path, rule, related }], { roots }), narrow);
    expect(said.split('\n')).toEqual([
      'packages/a-long-name/and/more/.grid/',
      'STATE.md',
      `${'─'.repeat(32)} 1 error`,
      '',
      'packages/a-long-name/and/more/.grid/',
      'STATE.md:1:1',
      '  error grid/some-quite-long-rule',
      '  a message of words',
      '',
      '  packages/a-long-name/and/more/.grid/',
      '  STATE.md:9:1',
      '  here',
      '',
      '✖ 1 error in',
      '  packages/a-long-name/and/more/.grid, 1',
      '  file, 5 ms',
      '  More about a rule: agent-state-lint',
      '  explain grid/some-quite-long-rule',
      '',
    ]);
  });

  test('in short, too; a rule that is broken is faint as a whole', () => {
    const findings = Array.from({ length: 21 }, (_, i): Said => ({ message: 'too many words', rule, ...at(i + 1) }));
    const lines = pretty(reportOf(findings), narrow).split('\n');
    const begin = lines.indexOf('The other 1, in short:');
    expect(lines.slice(begin + 3, begin + 6)).toEqual([
      '     21:1 error    too many words',
      '                   grid/some-quite-long-',
      '                   rule',
    ]);
    const colored = pretty(reportOf(findings), { ...narrow, colors: true });
    expect(colored).toContain(
      '\n                   \u001b[2mgrid/some-quite-long-\u001b[22m\n                   \u001b[2mrule\u001b[22m\n',
    );
  });

  test('a verdict of two lines is painted on both', () => {
    const summary = { errors: 0, warnings: 0, infos: 0, files: 1, suppressed: 0, baselined: 0 };
    const skipped = [{ rule: 'git/a', root: '.grid', reason: 'no git' }];
    const said = pretty(reportOf([], { summary, skipped }), { ...narrow, colors: true });
    expect(said.split('\n').slice(-3)).toEqual([
      '\u001b[1m\u001b[33m⚠ Nothing found, but 1 check was\u001b[39m\u001b[22m',
      '  \u001b[1m\u001b[33mskipped\u001b[39m\u001b[22m in .grid, 1 file, 5 ms',
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

test('a text of a hundred thousand lines or of one long line is no burden', async () => {
  const findings = Array.from({ length: 20 }, (_, i): Said => ({ message: 'm', ...at(99_000 + i) }));
  const long = { start: { line: 1, column: 900_000 }, end: { line: 1, column: 900_004 } };
  const both = () => {
    pretty(reportOf(findings), { ...context, sources: new Map([['.grid/STATE.md', 'a: 1\n'.repeat(100_000)]]) });
    pretty(reportOf([{ message: 'm', ...long }]), {
      ...context,
      sources: new Map([['.grid/STATE.md', 'abcd\t日'.repeat(200_000)]]),
    });
  };
  expect(await leastWork(both, 2000)).toBeLessThan(2000);
});
