import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../src/core/limits.js';
import { formats } from '../../../src/formats/index.js';
import { readConfiguration } from '../../../src/lint/configuration/read.js';
import { discoverFrom } from '../../../src/lint/discover.js';
import { allRules, type LintRun, lintRoots } from '../../../src/lint/lint.js';
import { noHistory } from '../../../src/repository/git/no-history.js';
import { MemoryTree } from '../../../src/text/memory-tree.js';
import { growth, linear } from '../../support/growth.js';
import { type Edits, edited, mission, now, persistence, prose } from '../../support/mission.js';
import { beside } from '../../support/mission-files.js';

const word = 'agent-state-lint-disable-next-line';
const wrongPercent = '  percent: 75';
const percent = 'grid/progress-percent';

type More = Partial<LintRun> & { readonly config?: object; readonly path?: string };

/** What a run says of a STATE.md: `rule line` for each finding, and how many were silenced. */
async function said(state: string | Uint8Array, { config, path = '.grid/STATE.md', ...more }: More = {}) {
  const tree = new MemoryTree({ ...beside, [path]: state, 'c.json': JSON.stringify(config ?? {}) });
  const ids = allRules(formats).map(({ id }) => id);
  const { roots } = await discoverFrom({ tree, formats }, '');
  const configuration = config && (await readConfiguration({ tree, path: 'c.json', name: 'c.json' }, ids));
  const history = noHistory('this is a test');
  const run = { tree, history, roots, only: [], severities: {}, now, limits: defaultLimits, configuration, ...more };
  const { findings, summary } = (await lintRoots(run)).report;
  return [...findings.map(({ rule, start }) => `${rule} ${start.line}`), `silenced ${summary.suppressed}`];
}

/** The healthy mission with another line 44, and what stands above it. */
const withPercent = (...lines: readonly string[]) =>
  edited(mission, { '  percent: 80.0': [...lines, wrongPercent].join('\n'), '80.0%': '75%' });

test('without a comment', async () => {
  expect(await said(mission)).toEqual(['silenced 0']);
  expect(await said(withPercent())).toEqual([`${percent} 44`, 'silenced 0']);
});

describe('in YAML', () => {
  const only = ['grid/progress-percent', 'syntax/', 'schema/', 'suppressions/'];

  test.each<[string, readonly string[], readonly string[]]>([
    ['a comment silences the rule on the next line', [`  # ${word} ${percent}`], ['silenced 1']],
    ['at any indentation', [`# ${word} ${percent}`], ['silenced 1']],
    ['without blanks, and with many', [`\t#${word}   ${percent}   `], ['silenced 1']],
    ['with a reason', [`  # ${word} ${percent} -- the dashboard rounds`], ['silenced 1']],
    [
      'another rule than the one that speaks',
      [`  # ${word} schema/type`],
      ['suppressions/unused 44', `${percent} 45`, 'silenced 0'],
    ],
    [
      'several rules, one of which is silent',
      [`  # ${word} ${percent}, schema/type`],
      ['suppressions/unused 44', 'silenced 1'],
    ],
    [
      'one above the other',
      [`  # ${word} ${percent}`, `  # ${word} schema/type`],
      ['suppressions/unused 45', 'silenced 1'],
    ],
    ['twice the same', [`  # ${word} ${percent}`, `  # ${word} ${percent}`], ['silenced 1']],
    [
      'only the next line, which this comment is',
      [`  # ${word} ${percent}`, '  # the figure below is wrong'],
      ['suppressions/unused 44', `${percent} 46`, 'silenced 0'],
    ],
    [
      'only the next line, which is blank',
      [`  # ${word} ${percent}`, ''],
      ['suppressions/unused 44', `${percent} 46`, 'silenced 0'],
    ],
    [
      'malformed ones are no line between',
      [`  # ${word} ${percent}`, `  # ${word}`],
      ['suppressions/unused 45', 'silenced 1'],
    ],
  ])('%s', async (_, lines, expected) => {
    expect(await said(withPercent(...lines), { only })).toEqual(expected);
  });

  test('with CRLF and a byte order mark', async () => {
    const state = withPercent(`  # ${word} ${percent} -- why`).replaceAll('\n', '\r\n');
    expect(await said(`\ufeff${state}`, { only })).toEqual(['silenced 1']);
  });

  test('all findings of the rule on the line, and no other ones', async () => {
    const state = edited(mission, { 'version: "1.0"': `# ${word} syntax/alias\nversion: &a "1.0"\ncopy: *a` });
    expect(await said(state, { only: ['syntax/'] })).toEqual(['syntax/alias 4', 'silenced 1']);
  });

  test('what would be text in a block, in quotes or behind a value silences nothing', async () => {
    const comment = `# ${word} syntax/ambiguous-scalar`;
    const edits: Edits = {
      'task: "Kitchen timers"\n      phase: "02-kitchen"': `task: |\n        ${comment}\n      phase: 0o17`,
      'rationale: "One unit to convert from"': `rationale: "One unit\n        ${comment}\n        more"\n      also: 0o17`,
      'energy: 9000': `energy: 9000 ${comment}\nflag: 0o17`,
    };
    expect(await said(edited(mission, edits), { only: ['syntax/', 'suppressions/'] })).toEqual([
      'syntax/ambiguous-scalar 52',
      'syntax/ambiguous-scalar 69',
      'suppressions/unused 102',
      'syntax/ambiguous-scalar 103',
      'silenced 0',
    ]);
  });

  test('bare YAML', async () => {
    const state = edited(persistence, { 'status: active': `# ${word} schema/enum\nstatus: sleeping` });
    expect(await said(state, { only: ['schema/', 'suppressions/'] })).toEqual(['silenced 1']);
  });

  test('front matter whose opening fence is missing', async () => {
    const state = `${edited(mission.slice(4), { '  percent: 80.0': `  # ${word} ${percent}\n  percent: 75` })}<!-- ${word} nope -->\n`;
    expect(await said(state, { only: [percent, 'suppressions/'] })).toEqual(['suppressions/unused 118', 'silenced 1']);
  });

  test('of a file that was not read whole, nobody knows what is unused', async () => {
    const unused = `# ${word} grid/budget\nenergy: 9000`;
    const only = ['grid/budget', 'suppressions/'];
    expect(await said(edited(mission, { 'energy: 9000': unused }), { only })).toEqual([
      'suppressions/unused 98',
      'silenced 0',
    ]);
    const broken = edited(mission, { 'energy: 9000': `${unused}\nnote: "a\u0001b"` });
    expect(await said(broken, { only })).toEqual(['silenced 0']);
  });

  test('YAML that does not parse has no comments', async () => {
    const state = edited(mission, { 'energy: 9000': `# ${word} syntax/yaml\nenergy: [\n# ${word} nope` });
    expect(await said(state, { only: ['syntax/', 'suppressions/'] })).toEqual([
      expect.stringMatching(/^syntax\/yaml/),
      'silenced 0',
    ]);
  });
});

describe('in Markdown', () => {
  const only = ['grid/body-drift', 'suppressions/'];
  const drifted = (...lines: readonly string[]) =>
    edited(mission, { '**Mode:** guided': [...lines, '**Mode:** autopilot'].join('\n') });

  test.each<[string, readonly string[], readonly string[]]>([
    ['none', [], ['grid/body-drift 106', 'silenced 0']],
    ['a comment', [`<!-- ${word} grid/body-drift -->`], ['silenced 1']],
    ['with a reason', [`<!--${word} grid/body-drift -- on purpose-->`], ['silenced 1']],
    ['indented', [`  <!-- ${word} grid/body-drift -->`], ['silenced 1']],
    [
      'one above the other',
      [`<!-- ${word} grid/body-drift -->`, `<!-- ${word} nope -->`],
      ['suppressions/unused 107', 'silenced 1'],
    ],
    ['another rule', [`<!-- ${word} grid/budget -->`], ['grid/body-drift 107', 'silenced 0']],
    ['a YAML comment is a heading here', [`# ${word} grid/body-drift`], ['grid/body-drift 107', 'silenced 0']],
    ['an example', ['```', `<!-- ${word} grid/body-drift -->`, '```'], ['grid/body-drift 109', 'silenced 0']],
  ])('%s', async (_, lines, expected) => {
    expect(await said(drifted(...lines), { only })).toEqual(expected);
  });

  test('of a prose state', async () => {
    const state = edited(prose, { 'Progress: [███░░] 60.0%': `<!-- ${word} ${percent} -->\nProgress: [███░░] 70.0%` });
    expect(await said(state, { only: [percent, 'suppressions/'] })).toEqual(['silenced 1']);
  });

  test('of a body that is too much for a parser, nobody can tell', async () => {
    const limits = { ...defaultLimits, parsedMarkdownBytes: 100 };
    const state = drifted(`<!-- ${word} grid/body-drift -->`, `<!-- ${word} nope -->`);
    expect(await said(state, { only: ['suppressions/'], limits })).toEqual(['silenced 0']);
  });
});

describe('a comment for a rule that did not judge is not unused', () => {
  const unused = withPercent(`  # ${word} grid/budget`).replace('75', '80').replace('75%', '80%');

  test('the other way round', async () => {
    expect(await said(unused)).toEqual(['suppressions/unused 44', 'silenced 0']);
  });

  test.each<[string, More]>([
    ['left out', { only: ['suppressions/'] }],
    ['off for this run', { severities: { 'grid/budget': 'off' } }],
    ['off by the configuration', { config: { rules: { 'grid/budget': 'off' } } }],
    ['off for the file', { config: { overrides: [{ paths: ['*.md'], rules: { 'grid/budget': 'off' } }] } }],
  ])('%s', async (_, more) => {
    expect(await said(unused, more)).toEqual(['silenced 0']);
  });

  test('skipped', async () => {
    const state = edited(mission, { '  last_commit:': `  # ${word} git/commit-exists\n  last_commit:` });
    expect(await said(state)).toEqual(['silenced 0']);
  });

  test('of a file that was not read to its end', async () => {
    const state = `${edited(mission, { 'energy: 9000': 'energy: [' })}<!-- ${word} grid/body-drift -->\n`;
    expect(await said(state, { only: ['grid/', 'suppressions/'] })).toEqual(['silenced 0']);
  });
});

describe('how loudly an unused comment is spoken of', () => {
  const state = `${mission}<!-- ${word} nope -->\n`;
  const severity = async (more: More) => (await said(state, more)).length - 1;

  test('is a matter of the configuration, as for any rule', async () => {
    expect(await severity({})).toBe(1);
    expect(await severity({ severities: { 'suppressions/unused': 'off' } })).toBe(0);
    expect(await severity({ config: { rules: { 'suppressions/unused': 'off' } } })).toBe(0);
    expect(await severity({ only: ['grid/'] })).toBe(0);
  });
});

test('comments silence, whether or not they are judged', async () => {
  const state = withPercent(`  # ${word} ${percent}`);
  expect(await said(state, { only: [percent] })).toEqual(['silenced 1']);
});

test('what is off or ignored is not silenced, for nobody says it', async () => {
  const state = withPercent(`  # ${word} ${percent}`);
  expect(
    await said(state, { only: [percent], config: { overrides: [{ paths: ['.grid/'], rules: { [percent]: 'off' } }] } }),
  ).toEqual(['silenced 0']);
  expect(await said(state, { isIgnored: (path) => path === '.grid/STATE.md' })).toEqual(['silenced 0']);
});

test.each<[string, (size: number) => string]>([
  ['comments in YAML', (size) => edited(mission, { 'energy: 9000': `# ${word} nope\n`.repeat(size) })],
  ['ids in YAML', (size) => edited(mission, { 'energy: 9000': `# ${word} ${'grid/bodget, '.repeat(size)}` })],
  ['comments in Markdown', (size) => mission + `<!-- ${word} grid/budget -->\n`.repeat(size)],
  ['comments on one line', (size) => mission + `<!-- ${word} grid/budget -->`.repeat(size)],
  ['the word on one line', (size) => mission + word.repeat(size)],
  ['openings', (size) => `${mission}${'<!-- '.repeat(size)}${word}`],
])('%s take time in proportion', async (_, state) => {
  const limits = { ...defaultLimits, parsedMarkdownBytes: 1024 * 1024 };
  expect(await growth((size) => said(state(size), { only: ['suppressions/'], limits }), 400)).toBeLessThan(linear);
});

test('comments of a body that is too much for a parser are unread, and that is said', async () => {
  const body = `<!-- ${word} grid/no-such-rule -->\n\n${'text `a` <b> [x] *e*\n'.repeat(14_000)}`;
  const tree = new MemoryTree({ '.grid/STATE.md': `${mission}\n${body}` });
  const { roots } = await discoverFrom({ tree, formats }, '');
  const run = { tree, history: noHistory('this is a test'), roots, severities: {}, now, limits: defaultLimits };
  const { report } = await lintRoots({ ...run, only: ['suppressions/'] });
  expect(report.findings).toEqual([]);
  expect(report.skipped.map(({ rule, reason }) => `${rule}: ${reason}`)).toEqual([
    'suppressions/unused: the comments of ".grid/STATE.md" were not read: the Markdown body is larger than 256 KiB',
  ]);
});
