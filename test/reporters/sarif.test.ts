import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { product } from '../../src/core/product.js';
import sarif from '../../src/reporters/sarif.js';
import { runnerCommands } from '../e2e/runner.js';
import { viewOf } from './context.js';
import { report as anyReport, hostile } from './random.js';
import { reportOf, type Said } from './reports.js';
import { faultsOf } from './sarif/schema.js';

const at = (line: number, column: number) => ({ line, column });
const rules = [
  {
    id: 'git/commit-exists',
    severity: 'error' as const,
    summary: 'every commit is there',
    source: 'D30',
    url: 'https://example.com/c',
  },
  {
    id: 'grid/budget',
    severity: 'info' as const,
    summary: 'no figure is negative',
    source: 'schema 2.2',
    url: 'https://example.com/b',
  },
];
const print = (findings: readonly Said[], more = {}, context = {}) => {
  const log = JSON.parse(sarif(reportOf(findings, more), viewOf(context)));
  expect(faultsOf(log)).toEqual([]);
  return log.runs[0];
};
const result = (said: Said, context = {}) => print([said], {}, context).results[0];

test('a whole file', () => {
  const finding: Said = {
    rule: 'grid/budget',
    severity: 'warning',
    message: 'budget.spent is -3, expected 0 or more',
    path: 'a b/.grid/STATE.md',
    start: at(3, 10),
    end: at(3, 12),
    fingerprint: 'abc',
    url: 'https://example.com/b',
    related: [{ message: 'the limit stands here', path: 'a b/.grid/STATE.md', start: at(2, 1), end: at(2, 4) }],
    repair: {
      safe: false,
      title: 'write 3',
      edits: [{ path: 'a b/.grid/STATE.md', start: at(3, 10), end: at(3, 11), text: '' }],
    },
  };
  const skipped = [
    { rule: 'git/commit-exists', root: '.grid', reason: 'no git' },
    { rule: 'grid/budget', root: '.grid', reason: 'nobody asked', unasked: true as const },
  ];
  const printed = sarif(reportOf([finding], { skipped }), viewOf({ rules }));
  expect(printed).toMatch(/\n$/);
  const artifactLocation = { uri: 'a%20b/.grid/STATE.md', uriBaseId: '%SRCROOT%' };
  const log = JSON.parse(printed);
  expect(log).toEqual({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'agent-state-lint',
            informationUri: product.url,
            version: product.version,
            semanticVersion: product.version,
            rules: [
              {
                id: 'git/commit-exists',
                shortDescription: { text: 'every commit is there' },
                fullDescription: { text: 'every commit is there (D30)' },
                help: {
                  text: 'git/commit-exists: every commit is there (D30). More: https://example.com/c',
                  markdown:
                    'What holds when it is silent: every commit is there.\n\n[Why it matters, and how to mend it](https://example.com/c)',
                },
                helpUri: 'https://example.com/c',
                defaultConfiguration: { level: 'error' },
                properties: { tags: ['git'] },
              },
              {
                id: 'grid/budget',
                shortDescription: { text: 'no figure is negative' },
                fullDescription: { text: 'no figure is negative (schema 2.2)' },
                help: {
                  text: 'grid/budget: no figure is negative (schema 2.2). More: https://example.com/b',
                  markdown:
                    'What holds when it is silent: no figure is negative.\n\n[Why it matters, and how to mend it](https://example.com/b)',
                },
                helpUri: 'https://example.com/b',
                defaultConfiguration: { level: 'note' },
                properties: { tags: ['grid'] },
              },
            ],
          },
        },
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: [
              {
                level: 'warning',
                message: { text: 'git/commit-exists was skipped in .grid: no git' },
                associatedRule: { id: 'git/commit-exists', index: 0 },
              },
              {
                level: 'note',
                message: { text: 'grid/budget was skipped in .grid: nobody asked' },
                associatedRule: { id: 'grid/budget', index: 1 },
              },
            ],
          },
        ],
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The top of the repository.' } } },
        columnKind: 'utf16CodeUnits',
        results: [
          {
            ruleId: 'grid/budget',
            ruleIndex: 1,
            level: 'warning',
            message: { text: 'budget.spent is -3, expected 0 or more\nSee [the limit stands here](1)' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation,
                  region: { startLine: 3, startColumn: 10, endLine: 3, endColumn: 12 },
                },
              },
            ],
            relatedLocations: [
              {
                id: 1,
                physicalLocation: {
                  artifactLocation,
                  region: { startLine: 2, startColumn: 1, endLine: 2, endColumn: 4 },
                },
                message: { text: 'the limit stands here' },
              },
            ],
            partialFingerprints: { primaryLocationLineHash: 'abc', 'agentStateLint/v1': 'abc' },
            fixes: [
              {
                description: { text: 'unsafe repair: write 3' },
                artifactChanges: [
                  {
                    artifactLocation,
                    replacements: [{ deletedRegion: { startLine: 3, startColumn: 10, endLine: 3, endColumn: 11 } }],
                  },
                ],
                properties: { safe: false },
              },
            ],
          },
        ],
      },
    ],
  });
  expect(faultsOf(log)).toEqual([]);
});

test('the validator finds what is no SARIF', () => {
  expect(faultsOf({ version: '2.1.0', runs: [{ results: [] }] })).not.toEqual([]);
});

test('nothing found, nothing skipped', () => {
  expect(print([], { roots: [] })).toMatchObject({ results: [], invocations: [{ toolExecutionNotifications: [] }] });
});

test('errors come first, and keep the order of the report', () => {
  const findings = (['info', 'error', 'warning', 'error'] as const).map((severity, i) => ({
    message: `m${i}`,
    severity,
  }));
  const said = print(findings).results.map(({ level, message }: { level: string; message: { text: string } }) => [
    level,
    message.text,
  ]);
  expect(said).toEqual([
    ['error', 'm1'],
    ['error', 'm3'],
    ['warning', 'm2'],
    ['note', 'm0'],
  ]);
});

describe('the line hash', () => {
  test('is that of the uploading step, where the file is known', () => {
    const sources = new Map([['.grid/STATE.md', ' a\nb\n  \t\tc\n d']]);
    const hash = (line: number) =>
      result({ message: 'm', fingerprint: 'f', start: at(line, 1), end: at(line, 2) }, { sources }).partialFingerprints;
    expect(hash(2)).toEqual({ primaryLocationLineHash: '54703d4cd895b18:1', 'agentStateLint/v1': 'f' });
    expect(hash(9)).toEqual({ primaryLocationLineHash: 'f', 'agentStateLint/v1': 'f' });
  });

  test('is ours where the file was not read', () => {
    expect(result({ message: 'm', fingerprint: 'f' }).partialFingerprints.primaryLocationLineHash).toBe('f');
  });
});

test.each([
  ['a/b.md', 'a/b.md'],
  ['a b/ü.md', 'a%20b/%C3%BC.md'],
  ['https://example.com/x', 'https%3A//example.com/x'],
  ['100%/#1?.md', '100%25/%231%3F.md'],
  ['c:\\x', 'c%3A%5Cx'],
  ['a\ud800', 'a%EF%BF%BD'],
  ['', '.'],
])('the path %j is the URI %s', (path, uri) => {
  expect(result({ message: 'm', path }).locations[0].physicalLocation.artifactLocation.uri).toBe(uri);
});

test('text of strangers is no link, and shows what is hidden', () => {
  const related = [{ message: 'a [b](2) \\', path: 'a.md', start: at(1, 1), end: at(1, 1) }];
  expect(result({ message: '[ok](javascript:x) \u202e', related }).message.text).toBe(
    '[ok] (javascript:x) \\u{202e}\nSee [a \\[b\\] (2) \\\\](1)',
  );
});

test('nothing is empty, and nothing is too long', () => {
  const edits = [{ path: 'a.md', start: at(1, 1), end: at(1, 1), text: 'x' }];
  const related = [{ message: '', path: 'a.md', start: at(4, 1), end: at(4, 1) }];
  expect(result({ message: '', related, repair: { safe: true, title: '', edits } })).toMatchObject({
    message: { text: 'grid/example\nSee [a.md:4](1)' },
    fixes: [{ description: { text: 'safe repair: no title' } }],
  });
  expect(result({ message: 'x'.repeat(5000) }).message.text).toBe(`${'x'.repeat(1023)}…`);
});

test('a repair without edits is none', () => {
  expect(result({ message: 'm', repair: { safe: true, title: 't', edits: [] } })).not.toHaveProperty('fixes');
});

test('the edits of each file stand together', () => {
  const edit = (path: string, line: number) => ({ path, start: at(line, 1), end: at(line, 2), text: `${line}` });
  const repair = { safe: true, title: 't', edits: [edit('a.md', 1), edit('b.md', 2), edit('a.md', 3)] };
  const [{ artifactChanges }] = result({ message: 'm', repair }).fixes;
  expect(
    artifactChanges.map(
      (change: { artifactLocation: { uri: string }; replacements: { insertedContent: object }[] }) => [
        change.artifactLocation.uri,
        change.replacements.map(({ insertedContent }) => insertedContent),
      ],
    ),
  ).toEqual([
    ['a.md', [{ text: '1' }, { text: '3' }]],
    ['b.md', [{ text: '2' }]],
  ]);
});

test('a rule that is not among those described is described by what findings say', () => {
  const { tool, results } = print([{ message: 'm', rule: 'x/y', url: 'https://example.com/y' }], {}, { rules });
  expect(results[0].ruleIndex).toBe(2);
  expect(tool.driver.rules[2]).toMatchObject({
    id: 'x/y',
    shortDescription: { text: 'x/y' },
    helpUri: 'https://example.com/y',
  });
});

test('what --quiet hides is told', () => {
  const summary = { errors: 1, warnings: 2, infos: 0, files: 1, suppressed: 0, baselined: 0 };
  expect(print([{ message: 'm' }], { summary }).invocations[0].toolExecutionNotifications).toEqual([
    { level: 'warning', message: { text: 'hidden: 2 warnings' } },
  ]);
});

test('of more results than GitHub takes, the worst are there', () => {
  const findings = Array.from(
    { length: 25_001 },
    (_, i): Said => ({ message: 'm', severity: i === 25_000 ? 'error' : 'info' }),
  );
  const log = JSON.parse(sarif(reportOf(findings), viewOf()));
  const [{ results, invocations }] = log.runs;
  expect(results).toHaveLength(25_000);
  expect(results[0].level).toBe('error');
  expect(invocations[0].toolExecutionNotifications).toEqual([
    { level: 'warning', message: { text: '1 finding left out: GitHub takes 25000, the worst are here' } },
  ]);
});

describe('of any report', () => {
  test('it is valid, within what GitHub takes, and inert', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const printed = sarif(report, viewOf({ rules, sources: new Map([['x', 'a\nb\n']]) }));
        const log = JSON.parse(printed);
        expect(faultsOf(log)).toEqual([]);
        expect(log.runs[0].results).toHaveLength(report.findings.length);
        expect(emptyIn(log.runs)).toEqual([]);
        for (const uri of urisIn(log.runs)) expect(uri).toMatch(/^(?!\/|[a-z]+:)[\w.!~*'()%/-]+$/i);
        expect(runnerCommands(printed)).toEqual([]);
        expect(printed).not.toMatch(/\p{Cc}(?<!\n)|[\p{Cf}\p{Cs}\u2028\u2029]/u);
        const texts = JSON.stringify(log.runs[0].results.map((one: { message: object }) => one.message));
        expect(texts).not.toMatch(/\]\((?!\d+\))/);
      }),
      { numRuns: 200 },
    );
  });

  test('each of the hostile texts comes back', () => {
    for (const text of hostile) {
      const edits = [{ path: 'a.md', start: at(1, 1), end: at(1, 1), text: `a${text}` }];
      const { fixes } = result({ message: 'm', repair: { safe: true, title: 't', edits } });
      expect(fixes[0].artifactChanges[0].replacements[0].insertedContent.text).toBe(`a${text}`);
    }
  });
});

/** The ways to all strings, lists and mappings that are empty; two lists may be. */
function emptyIn(value: unknown, way = ''): string[] {
  if (value === '') return [way];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === 0 && !/\/(results|toolExecutionNotifications)$/.test(way)) return [way];
  return entries.flatMap(([key, one]) => emptyIn(one, `${way}/${key}`));
}

function urisIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === 'uri' ? [String(one)] : urisIn(one)));
}
