import { error, notice, warning } from '@actions/core';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { Severity } from '../../src/core/finding.js';
import { type Annotation, annotationsOf } from '../../src/reporters/annotations.js';
import { commandOf } from '../../src/reporters/github/command.js';
import github from '../../src/reporters/github.js';
import { readOutput } from '../e2e/runner.js';
import { viewOf } from './context.js';
import { report as anyReport, text } from './random.js';
import { reportOf, type Said } from './reports.js';

const at = (line: number, column: number) => ({ line, column });
const print = (findings: readonly Said[], more = {}, context = {}) => github(reportOf(findings, more), viewOf(context));

afterEach(() => vi.restoreAllMocks());

test('a command for each finding, the worst first', () => {
  const findings: Said[] = [
    { message: 'of the dialect prose', severity: 'info', rule: 'grid/dialect' },
    { message: 'two lines', severity: 'warning', start: at(3, 5), end: at(4, 2) },
    {
      message: 'percent is 52, expected 37.5',
      rule: 'grid/progress-percent',
      start: at(55, 12),
      end: at(55, 16),
      related: [{ message: 'counted here', path: '.grid/STATE.md', start: at(51, 20), end: at(51, 21) }],
    },
  ];
  expect(print(findings)).toBe(
    [
      '::error title=grid/progress-percent,file=.grid/STATE.md,line=55,endLine=55,col=12,endColumn=16::percent is 52, expected 37.5%0A.grid/STATE.md:51:20 counted here',
      '::warning title=grid/example,file=.grid/STATE.md,line=3,endLine=4::two lines',
      '::notice title=grid/dialect,file=.grid/STATE.md,line=1,endLine=1,col=1,endColumn=2::of the dialect prose',
      '',
    ].join('\n'),
  );
});

test('nothing found is nothing said', () => {
  expect(print([])).toBe('');
});

test('paths are those of the workspace', () => {
  const context = { shown: (path: string) => `../${path}`, inWorkspace: (path: string) => `project/${path}` };
  expect(print([{ message: 'm' }], {}, context)).toContain('file=project/.grid/STATE.md,');
});

test('percent signs, commas and colons', () => {
  expect(print([{ message: '50%, %0A: x', path: 'a,b:c%2C/STATE.md' }])).toBe(
    '::error title=grid/example,file=a%2Cb%3Ac%252C/STATE.md,line=1,endLine=1,col=1,endColumn=2::50%25, %250A: x\n',
  );
});

test('ten of each level, nine notices, and one that tells of the rest', () => {
  const severities: readonly Severity[] = ['info', 'warning', 'error'];
  const findings = Array.from({ length: 45 }, (_, i) => ({ message: `m${i}`, severity: severities[i % 3] ?? 'error' }));
  const skipped = ['.grid', '.grid', 'a/.grid'].map((root, i) => ({ rule: 'git/a', root, reason: `${i}` }));
  const { commands, log } = readOutput(print(findings, { skipped }));
  const number = (level: string) => commands.filter(({ name }) => name === level).length;
  expect([number('error'), number('warning'), number('notice'), log]).toEqual([10, 10, 10, '']);
  expect(commands.at(-1)).toEqual({
    name: 'notice',
    properties: { title: 'agent-state-lint' },
    data: 'not shown here: 16 more findings and 2 skipped checks; other formats list them',
  });
});

test('what --quiet hides is told', () => {
  const summary = { errors: 1, warnings: 2, infos: 0, files: 1, suppressed: 0, baselined: 0 };
  expect(print([{ message: 'm' }], { summary })).toMatch(
    /\n::notice title=agent-state-lint::not shown here: 2 warnings hidden; other formats list them\n$/,
  );
});

test('what a baseline hides is told, for it may come with the change', () => {
  const summary = { errors: 1, warnings: 0, infos: 0, files: 1, suppressed: 0, baselined: 22 };
  expect(print([{ message: 'm' }], { summary })).toMatch(
    /\n::notice title=agent-state-lint::22 findings hidden by the baseline\n$/,
  );
});

test('a message is cut before the runner would cut it', () => {
  const [command] = readOutput(print([{ message: '🍳'.repeat(3000) }])).commands;
  expect(command?.data).toBe(`${'🍳'.repeat(2047)}…`);
  expect(command?.data.length).toBeLessThanOrEqual(4096);
});

test('of any report, a runner reads the annotations that there are, and nothing else', () => {
  fc.assert(
    fc.property(anyReport, (report) => {
      const annotations = annotationsOf(report, (path) => path);
      const { commands, log } = readOutput(github(report, viewOf()));
      expect(log).toBe('');
      const shown = commands.slice(0, annotations.length);
      expect(shown.map(({ name, properties: { title, file } }) => [name, title, file])).toEqual(
        annotations.map(({ level, properties }) => [level, properties?.title, properties?.file]),
      );
      for (const [i, { data }] of shown.entries()) {
        expect(annotations[i]?.message.startsWith(data.replace(/…$/, ''))).toBe(true);
      }
      expect(commands.slice(annotations.length).map(({ name }) => name)).toEqual(
        commands.length > annotations.length ? ['notice'] : [],
      );
    }),
    { numRuns: 200 },
  );
});

test("the commands are those of GitHub's own toolkit, byte for byte", () => {
  let printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    printed += chunk;
    return true;
  });
  const toolkit = { error, warning, notice };
  const number = fc.integer({ min: 1, max: 999 });
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const properties = fc
    .record({
      file: optional(text),
      startLine: optional(number),
      endLine: optional(number),
      startColumn: optional(number),
    })
    .map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined && value !== '')));
  const annotation: fc.Arbitrary<Annotation> = fc.record({
    level: fc.constantFrom('error' as const, 'warning' as const, 'notice' as const),
    message: text.filter((one) => one.length <= 2048),
    properties: properties.map((one) => ({ title: 'grid/a', ...one })),
  });
  fc.assert(
    fc.property(annotation, (one) => {
      printed = '';
      toolkit[one.level](one.message, one.properties);
      expect(`${commandOf(one)}\n`).toBe(printed);
    }),
  );
});
