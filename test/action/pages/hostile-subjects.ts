import fc from 'fast-check';
import type { CommentSubject } from '../../../src/action/comment/body.js';
import { recoverCommand } from '../../../src/action/comment/command.js';
import type { MissionOutline, RootRecovery } from '../../../src/index.js';
import { report as anyReport, text as anyText, hostile as others } from '../../reporters/random.js';
import { reportOf } from '../../reporters/reports.js';
import { repository, runSubject, sha } from './subjects.js';

/** Stands somewhere in what files say, and nowhere in what we do. */
export const canary = 'Zq7';

/** What people try in comments (and what breaks other formats, for good measure). */
export const attempts = [
  ...['@org/team', '&#64;org', '\\@org', '@\u200borg', 'fixes #1', 'owner/repo#1', 'GH-1', sha],
  ...[
    'https://github.com/ada/recipe-box/issues/1',
    'www.example.com',
    'mailto:a@example.com',
    '<https://evil.example>',
  ],
  ...[
    '![](https://evil.example/p.png)',
    '[ok](javascript:alert(1))',
    '[x][y]\n\n[y]: https://evil.example "t"',
    '[^1]: note',
  ],
  ...['<details>', '</details>', '</summary>', '<!-- agent-state-lint:lint -->', '-->', '<img src=x>', '<script>'],
  ...['```', '````', '~~~', '`', '``', '`a` @org', '\n```\n@org\n```\n', '\n~~~\n# Heading\n'],
  ...['a | b\n- | -\nc | d', '| |', '# Heading', 'Heading\n===', '> quote', '---', '- [ ] task', '$$x$$', ':tada:'],
  ...[
    '/merge',
    '\n/approve',
    '  /lgtm',
    '\n@dependabot merge',
    '\u202e',
    '\u200b',
    '\u2066',
    '\ufeff',
    'a\rb',
    'a\u2028b',
    '\u0085',
  ],
  ...['"]:::x', '--> n9', 'click n0 "javascript:x"', '%%{init: {}}%%', '<br>', ';end', '```mermaid'],
  ...['::error::x', '##[error]x', '\n::stop-commands::x', '{{ x }}', '\ud800', '$(x)', "'; x '"],
];
const hostile = [...attempts, ...others];

const text = fc
  .oneof(
    fc.constantFrom(...hostile),
    fc.array(fc.constantFrom(...attempts, 'a', ' ', '\n'), { maxLength: 6 }).map((parts) => parts.join('')),
    anyText,
  )
  .map((one) => (one.length % 2 === 0 ? one + canary : canary + one));
const some = fc.array(text, { maxLength: 3 });
const source = fc.record({ what: text, path: text, line: fc.nat(), commit: text }, { requiredKeys: ['what'] });
const value = fc.oneof(text, fc.integer(), some);
const row = fc.record(
  {
    field: text,
    value,
    source,
    sure: fc.boolean(),
    otherwise: fc.array(fc.record({ value, source }), { maxLength: 2 }),
  },
  { requiredKeys: ['field', 'value', 'source', 'sure'] },
);
const overview = fc.record(
  {
    cluster: fc.record({ value: text, sure: fc.boolean(), source }),
    ...{ completed: some, current: fc.record({ block: text, sure: fc.boolean() }) },
  },
  { requiredKeys: ['completed'] },
);
const file = fc.record(
  {
    ...{ root: text, path: text, text: fc.array(text, { maxLength: 8 }).map((lines) => lines.join('\n')) },
    ...{ account: fc.array(row, { maxLength: 3 }), decide: some, lost: some, left: some, overview },
    before: fc.option(
      text.map((one) => new TextEncoder().encode(one)),
      { nil: undefined },
    ),
  },
  { requiredKeys: ['root', 'path', 'text', 'account', 'decide', 'before'] },
);
const advice = fc.record(
  {
    title: text,
    places: fc.array(fc.record({ path: text }), { maxLength: 2 }),
    meaning: text,
    todo: some,
    command: text,
  },
  { requiredKeys: ['title', 'places', 'meaning', 'todo'] },
);
const recovery: fc.Arbitrary<RootRecovery> = fc.record(
  {
    ...{ root: text, path: text, reason: text, files: fc.array(file, { maxLength: 2 }) },
    outcome: fc.constantFrom('healthy', 'older', 'recovered', 'advised', 'refused', 'broken', 'untouched'),
    advice: fc.array(advice, { maxLength: 2 }),
    commands: fc.array(fc.record({ command: text, does: text }), { maxLength: 2 }),
  },
  { requiredKeys: ['root', 'path', 'outcome', 'files'] },
);
const mission: fc.Arbitrary<MissionOutline> = fc
  .record({
    stage: fc.constantFrom('planned', 'running', 'waiting', 'complete', 'failed', undefined),
    ...{
      unit: fc.constantFrom('phase', 'block'),
      total: fc.oneof(
        fc.integer({ min: 1, max: 30 }),
        fc.maxSafeNat().map((n) => n || 1),
      ),
    },
    ...{
      at: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
      name: fc.option(text, { nil: undefined }),
    },
    percent: fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: undefined }),
  })
  .map(({ at, ...rest }) => ({
    ...rest,
    current: at === undefined ? undefined : 1 + Math.floor(at * (rest.total - 1)),
  }));

/** What a page tells of, with text of strangers in every place. */
export const anySubject: fc.Arbitrary<CommentSubject> = fc
  .record({
    ...{
      key: fc.constantFrom('lint', ...attempts),
      report: anyReport,
      recoveries: fc.array(recovery, { maxLength: 3 }),
      notes: some,
    },
    ...{
      unsearched: some,
      stateless: some,
      configuration: text,
      baseline: text,
      isFailure: fc.boolean(),
      hasLinks: fc.boolean(),
    },
    missions: fc.array(fc.tuple(text, mission), { maxLength: 3 }),
  })
  .map(({ key, report, missions, hasLinks, configuration, baseline, unsearched, stateless, ...rest }) => {
    const linted = {
      ...{ report: { ...report, summary: { ...report.summary, suppressed: 2, baselined: 1 } }, unsearched, stateless },
      ...{ configuration: { name: configuration }, baseline: { name: baseline }, missions: new Map(missions) },
    };
    return {
      ...runSubject({ ...rest, linted, recoverCommand, ...(hasLinks && { repository, sha }) }),
      ...{ key, runUrl: 'https://github.com/ada/recipe-box/actions/runs/7' },
    };
  });

/** One text in every place that there is. */
export function everywhere(one: string): CommentSubject {
  const source = { what: one, path: one, line: 1, commit: one };
  const at = { line: 1, column: 1 };
  const finding = {
    message: one,
    path: `${one.replaceAll('\0', '')}/STATE.md`,
    related: [{ message: one, path: one, start: at, end: at }],
  };
  const root = { path: one, format: 'grid' };
  const skipped = [
    { rule: 'grid/a', root: one, reason: one },
    { rule: 'grid/b', root: one, reason: one, unasked: true as const },
  ];
  const told = {
    ...{ root: one, path: one, before: Buffer.from(`${one}\nx`), text: `${one}\n${one}` },
    ...{ account: [{ field: one, value: one, source, sure: false, otherwise: [{ value: [one], source }] }] },
    ...{
      decide: [one],
      lost: [one],
      left: [one],
      overview: { cluster: { value: one, sure: false, source }, completed: [one], current: { block: one, sure: true } },
    },
  };
  const advised = { title: one, places: [{ path: one }], meaning: one, todo: [one], command: one };
  return {
    ...runSubject({
      linted: {
        ...{
          report: reportOf([finding], { roots: [root], skipped }),
          unsearched: [one],
          stateless: [one],
          configuration: { name: one },
        },
        missions: new Map([
          [one, { stage: undefined, unit: 'phase', total: 1, current: 1, name: one, percent: undefined }],
        ]),
      },
      recoveries: [
        {
          root: one,
          path: one,
          outcome: 'recovered',
          reason: one,
          files: [told, told],
          commands: [{ command: one, does: one }],
        },
        { root: one, path: one, outcome: 'advised', reason: one, files: [], advice: [advised] },
        { root: one, path: one, outcome: 'refused', reason: one, files: [] },
      ],
      ...{ repository, sha, recoverCommand, notes: [one] },
    }),
    key: 'lint',
  };
}
