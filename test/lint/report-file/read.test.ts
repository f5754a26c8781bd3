import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConfigurationError, type Report, UsageError } from '../../../src/index.js';
import { mostBytes, readReport } from '../../../src/lint/report-file/read.js';
import { inertJson } from '../../../src/text/inert-json.js';
import { growth, linear } from '../../support/growth.js';
import { accountOf, finding, url, wholeReport } from './reports.js';

/** On one line, as it is here: a column is where a value begins. */
const read = (report: unknown) => readReport(Buffer.from(JSON.stringify(report)), 'state.json');

async function fault(reading: Promise<Report>): Promise<string> {
  const error = await reading.catch((thrown: unknown) => thrown);
  if (!(error instanceof UsageError)) throw new Error(`it was read, or it crashed: ${JSON.stringify(error)}`);
  return error.message;
}

const withFinding = (more: object): object => ({ ...wholeReport(), findings: [{ ...finding(), ...more }] });
const range = { start: { line: 3, column: 1 }, end: { line: 3, column: 9 } };

test('a report comes back as it was', async () => {
  expect(await read(wholeReport())).toEqual(wholeReport());
  const { recovery: _, ...plain } = wholeReport();
  expect(await read(plain)).toEqual(plain);
});

describe('a part of a run', () => {
  test('says which one it is', async () => {
    const part = wholeReport({ shard: { index: 3, count: 8 } });
    expect(await read(part)).toEqual(part);
  });

  test.each<[object, string]>([
    [{ index: 9, count: 8 }, 'shard.index is 9, and there are 8 of them'],
    [{ index: 0, count: 8 }, 'shard.index is 0, expected a number from 1'],
    [{ index: 1.5, count: 8 }, 'shard.index is 1.5'],
    [{ index: 1, count: 100_000 }, 'shard.count is 100000'],
    [{ index: 1 }, 'count is missing'],
  ])('%j is none', async (shard, message) => {
    expect(await fault(read({ ...wholeReport(), shard }))).toContain(message);
  });
});

test('written again, it is the same text', async () => {
  const { related, repair, fingerprint, url, ...place } = finding();
  const text = inertJson({ ...wholeReport(), findings: [{ ...place, related, repair, fingerprint, url }] });
  expect(inertJson(await readReport(Buffer.from(text)))).toBe(text);
});

describe('what is not believed', () => {
  test('the page of a rule is our own', async () => {
    const { findings } = await read(withFinding({ url: 'https://example.com/steal' }));
    expect(findings[0]?.url).toBe(url('grid/progress-percent'));
  });

  test('the page of a rule that we do not know is our own as well', async () => {
    const { findings } = await read(withFinding({ rule: 'grid/of-tomorrow' }));
    expect(findings[0]?.url).toBe(url('README'));
  });

  test('messages are cut, texts of files are not', async () => {
    const long = 'x'.repeat(4001);
    const cut = `${'x'.repeat(3999)}…`;
    const report = await read({
      ...wholeReport(),
      findings: [
        finding({
          message: long,
          related: [{ message: long, path: 'a', ...range }],
          repair: { safe: true, title: long, edits: [{ path: 'a', ...range, text: long }] },
        }),
      ],
      skipped: [{ rule: 'git/commit-exists', root: '', reason: long }],
      recovery: [accountOf({ text: long })],
    });
    expect(report.findings[0]).toMatchObject({ message: cut, related: [{ message: cut }] });
    expect(report.findings[0]?.repair).toMatchObject({ title: cut, edits: [{ text: long }] });
    expect(report.skipped[0]?.reason).toBe(cut);
    expect(report.recovery?.[0]?.text).toBe(long);
  });

  test('what no report of this version holds is left out', async () => {
    const text = JSON.stringify(wholeReport()).replace(
      '{"version":1',
      '{"__proto__":{"own":1},"later":[1],"version":1',
    );
    const report = await readReport(Buffer.from(text.replace('"line":3', '"line":3,"offset":7')));
    expect(report).toEqual(wholeReport());
    expect(Object.keys(report).sort()).toEqual(Object.keys(wholeReport()).sort());
    expect(report.findings[0]?.start).toEqual({ line: 3, column: 1 });
    expect(Object.getPrototypeOf({})).not.toHaveProperty('own');
  });
});

describe('what cannot be read', () => {
  const nul = Buffer.from('{"version": 1, "\0": 1}');
  test.each<[string, Uint8Array, string]>([
    ['nothing', Buffer.from(''), 'state.json:1:1: nothing stands here; expected a JSON value'],
    ['half of it', Buffer.from('{"version": 1, "roots": ['), 'state.json:1:26: the text ends before the document does'],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'state.json is no UTF-8 text (byte 1); expected UTF-8'],
    ['a surrogate half in UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), 'state.json is no UTF-8 text (byte 1)'],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), 'state.json is UTF-16 (byte 0); expected UTF-8'],
    ['a NUL byte', nul, `state.json holds a NUL byte (byte ${nul.indexOf(0)}); expected UTF-8`],
    ['too deep', Buffer.from('['.repeat(100_000)), 'state.json:1:81: the JSON here nests deeper than 80 levels'],
    ['a key that stands twice', Buffer.from('{"version": 1, "version": 1}'), 'state.json:1:16: '],
    ['too large', Buffer.alloc(mostBytes + 1, 0x20), 'state.json is larger than 32 MiB'],
    ['a list', Buffer.from('[]'), 'state.json:1:1: '],
    ['null', Buffer.from('null'), 'state.json:1:1: '],
    ['an empty map', Buffer.from('{}'), 'state.json:1:1: '],
    [
      'a newer version, whatever it holds',
      Buffer.from('{"findings": 1, "version": 2}'),
      'state.json:1:28: the report is of version 2, and version 1 is what this linter reads; a newer one is needed',
    ],
  ])('%s', async (_, bytes, message) => {
    expect(await fault(readReport(bytes, 'state.json'))).toContain(message);
  });
});

describe('what no report says', () => {
  test.each<[string, object, string]>([
    ['a line 0', { start: { line: 0, column: 1 } }, 'findings.0.start.line is 0, expected a number from 1'],
    ['a column that is no number', { start: { line: 1, column: '1' } }, 'findings.0.start.column is "1"'],
    ['half a line', { start: { line: 1.5, column: 1 } }, 'findings.0.start.line is 1.5'],
    ['a line beyond all', { end: { line: 1e300, column: 1 } }, 'findings.0.end.line is 1e+300'],
    ['no such severity', { severity: 'fatal' }, 'findings.0.severity is "fatal"'],
    ['a rule with markup', { rule: 'grid/](https://example.com)' }, 'findings.0.rule is "grid/](https://example.com)"'],
    ['a rule that climbs', { rule: '../../evil' }, 'findings.0.rule is "../../evil"'],
    ['another fingerprint', { fingerprint: 'x' }, 'findings.0.fingerprint is "x"'],
    ['no message', { message: undefined }, 'message is missing'],
    ['a list for a message', { message: ['x'] }, 'findings.0.message is a list'],
    ['a range that ends before it begins', { end: { line: 2, column: 80 } }, 'the range ends before it begins, at 3:1'],
    ['the same on one line', { start: { line: 3, column: 2 }, end: { line: 3, column: 1 } }, 'at 3:2'],
    [
      'a related place that ends before it begins',
      { related: [{ message: 'm', path: 'a', start: range.end, end: range.start }] },
      'at 3:9',
    ],
  ])('%s', async (_, more, message) => {
    const said = await fault(read(withFinding(more)));
    expect(said).toMatch(/^state\.json:1:\d+: /);
    expect(said).toContain(message);
  });

  const paths = [
    '/etc/passwd',
    '../x',
    'a/../../x',
    'a/..',
    './a',
    'a//b',
    'a/',
    'C:/x',
    'c:x',
    'a\\..\\..\\x',
    'a\0b',
    '\ud800',
    'x'.repeat(4097),
  ];
  const places: readonly (readonly [string, (path: string) => object])[] = [
    ['a root', (path) => ({ ...wholeReport(), roots: [{ path, format: 'grid' }] })],
    ['a finding', (path) => withFinding({ path })],
    ['a related place', (path) => withFinding({ related: [{ message: 'm', path, ...range }] })],
    ['an edit', (path) => withFinding({ repair: { safe: true, title: 't', edits: [{ path, ...range, text: '' }] } })],
    [
      'the root of a recovery',
      (path) => ({ ...wholeReport(), recovery: [accountOf({ root: path, path: `${path}/x` })] }),
    ],
    ['the file of a recovery', (path) => ({ ...wholeReport(), recovery: [accountOf({ root: '', path })] })],
    [
      'a place of advice',
      (path) => ({
        ...wholeReport(),
        recovery: [accountOf({ advice: [{ title: 't', places: [{ path }], meaning: 'm', todo: [] }] })],
      }),
    ],
    [
      'a check that was skipped',
      (path) => ({ ...wholeReport(), skipped: [{ rule: 'git/a', root: path, reason: 'r' }] }),
    ],
  ];

  describe.each(places)('the path of %s', (_what, reportWith) => {
    test.each(paths.map((path) => [path.slice(0, 20), path]))('%j', async (_, path) => {
      expect(await fault(read(reportWith(path)))).toMatch(
        /^state\.json:1:\d+: ".*" is no path that a report may hold; /,
      );
    });

    test.each(['.grid/STATE.md', 'a b/ü.md', '..a/b..', 'a\nb', 'CON'])('%j is one', async (path) => {
      expect(await read(reportWith(path))).toBeTruthy();
    });
  });

  test('no finding stands in the repository itself', async () => {
    expect(await fault(read(withFinding({ path: '' })))).toContain('"" is no path that a report may hold');
  });

  test.each([
    ['errors', 'error', 0],
    ['warnings', 'warning', 1],
    ['infos', 'info', 2],
  ] as const)('fewer %s than it holds', async (field, severity, most) => {
    const findings = Array.from({ length: most + 1 }, () => finding({ severity }));
    const summary = { ...wholeReport().summary, errors: 0, warnings: 1, infos: 2 };
    expect(await fault(read({ ...wholeReport(), findings, summary }))).toContain(
      `summary.${field} is ${most}, and the report holds ${most + 1} of them`,
    );
    const hidden = await read({ ...wholeReport(), findings: findings.slice(1), summary });
    expect(hidden.summary[field]).toBe(most);
  });

  test('a count that is none', async () => {
    const summary = { ...wholeReport().summary, files: -1 };
    expect(await fault(read({ ...wholeReport(), summary }))).toContain('summary.files is -1');
  });

  test('a mapping of very many keys', async () => {
    const many = (number: number) => Object.fromEntries(Array.from({ length: number }, (_, i) => [`versio${i}`, 1]));
    const { version: _, ...versionless } = wholeReport();
    expect(await fault(read({ ...versionless, ...many(200_000) }))).toBe(
      'state.json:1:1: a mapping of more than 1000 keys stands here, and no report has one',
    );
    expect((await read({ ...wholeReport(), ...many(990) })).version).toBe(1);
    const value = many(2000);
    const account = [{ field: 'f', value, source: 's', sure: true }];
    expect((await read({ ...wholeReport(), recovery: [accountOf({ account })] })).recovery?.[0]?.account).toEqual(
      account,
    );
  });

  test('the first hundred faults are told', async () => {
    for (const more of [{ severity: 'fatal' as 'error' }, { path: '../x' }]) {
      const error = await read({ ...wholeReport(), findings: Array(300).fill(finding(more)) }).catch((e: unknown) => e);
      expect((error as ConfigurationError).faults).toHaveLength(100);
    }
  });

  test('a format or a dialect in other words than names', async () => {
    const roots = [{ path: '', format: '@org/team', dialect: '![](x)' }];
    const error = await read({ ...wholeReport(), roots }).catch((thrown: unknown) => thrown);
    expect((error as ConfigurationError).faults).toEqual([
      expect.stringContaining('roots.0.format is "@org/team"'),
      expect.stringContaining('roots.0.dialect is "![](x)"'),
    ]);
  });

  test('the line of a report that is indented', async () => {
    const text = JSON.stringify(withFinding({ severity: 'fatal' }), null, 2);
    const line = text.slice(0, text.indexOf('"fatal"')).split('\n').length;
    expect(await fault(readReport(Buffer.from(text), 'r'))).toMatch(new RegExp(`^r:${line}:19: findings.0.severity`));
  });

  test('messages show nothing of it that a terminal obeys', async () => {
    const said = await fault(read(withFinding({ path: '../\u001b[31m\n::error::x' })));
    expect(said).toContain('"../\\x1b[31m\\x0a::error::x"');
  });
});

test('anything at all is read, or refused in words', async () => {
  const places = fc.constantFrom('findings', 'roots', 'recovery', 'skipped', 'summary', 'version');
  await fc.assert(
    fc.asyncProperty(places, fc.jsonValue({ maxDepth: 4 }), async (place, value) => {
      const outcome = await read({ ...wholeReport(), [place]: value }).catch((thrown: unknown) => thrown);
      expect(outcome instanceof UsageError || (outcome as Report).version === 1).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test.each<[string, (size: number) => object]>([
  ['breaks the form all over', (size) => ({ findings: Array(size).fill({ ...finding(), severity: 'fatal' }) })],
  ['leads out of the repository all over', (size) => ({ findings: Array(size).fill(finding({ path: '../x' })) })],
  ['is whole', (size) => ({ skipped: Array(size).fill({ rule: 'git/a', root: '', reason: 'r' }) })],
  ['has keys that nobody knows', (size) => Object.fromEntries(Array.from({ length: size }, (_, i) => [`k${i}`, 1]))],
  ['lacks all fields, and has others', (size) => ({ findings: Array(size).fill({ fidings: 1, rul: 1, severty: 1 }) })],
])('a report that %s takes a time that grows with it', async (_, more) => {
  const grown = await growth(async (size) => {
    await read({ ...wholeReport(), ...more(size) }).catch((thrown: unknown) =>
      expect(thrown).toBeInstanceOf(UsageError),
    );
  }, 500);
  expect(grown).toBeLessThanOrEqual(linear);
});
