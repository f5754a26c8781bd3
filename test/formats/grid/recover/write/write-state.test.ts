import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Data, DataMap } from '../../../../../src/core/data.js';
import { defaultLimits } from '../../../../../src/core/limits.js';
import { writtenState } from '../../../../../src/formats/grid/recover/write/write-state.js';
import type { State } from '../../../../../src/formats/grid/spec/generated/types.js';
import { formats } from '../../../../../src/formats/index.js';
import { discoverFrom } from '../../../../../src/lint/discover.js';
import { lintRoots } from '../../../../../src/lint/lint.js';
import { noHistory } from '../../../../../src/repository/git/no-history.js';
import { splitFrontMatter } from '../../../../../src/text/front-matter.js';
import { MemoryTree } from '../../../../../src/text/memory-tree.js';
import { dataIn } from '../../../../../src/text/yaml-patch/patch-yaml.js';
import { edited, mission, now, persistence } from '../../../../support/mission.js';

const limits = defaultLimits;
const [, yaml = '', ...rest] = mission.split('---\n');
const body = rest.join('---\n');

function dataOf(text: string): DataMap {
  const { yaml: range } = splitFrontMatter(text);
  const data = dataIn({ text, ...range }, { limits });
  if (!data) throw new Error(`no mapping in ${JSON.stringify(text)}`);
  return data;
}

/** The healthy mission as data, with some fields set by their dotted paths. */
function stateWith(fields: Readonly<Record<string, Data>> = {}): State {
  const state = structuredClone(dataOf(mission)) as Record<string, Data>;
  for (const [path, value] of Object.entries(fields)) {
    const parts = path.split('.');
    const last = parts.pop() ?? '';
    const map = parts.reduce<Record<string, Data>>((at, part) => at[part] as Record<string, Data>, state);
    map[last] = value;
  }
  return state as unknown as State;
}

/** What the rules inside STATE.md say of it. */
async function said(text: string): Promise<string[]> {
  const tree = new MemoryTree({ '.grid/STATE.md': text });
  const { roots } = await discoverFrom({ tree, formats }, '');
  const run = { tree, history: noHistory('this is a test'), roots, severities: {}, now, limits };
  const { report } = await lintRoots({ ...run, only: ['syntax/', 'schema/', 'grid/body-drift'] } as never);
  return report.findings.map(({ rule, message }) => `${rule}: ${message}`);
}

const over = (text: string | undefined, state: State, kept = '') => writtenState({ text, body: kept }, state, limits);

describe('writtenState, over an old text', () => {
  it('changes nothing where it says the same', () => {
    expect(over(mission, stateWith())).toBe(mission);
  });

  it('changes what says something else, and leaves comments, order and the body alone', () => {
    const old = edited(mission, {
      'status: "in_progress"\n': "status: 'in_progress' # soon done\n",
      'energy: 9000\n': 'energy: 9000\n# what only we know\nticket: ABC-1\n',
    });
    const text = over(old, stateWith({ status: 'blocked', 'progress.blocks_complete': 5, 'progress.percent': 100 }));
    expect(text).toBe(
      edited(old, {
        "status: 'in_progress' # soon done\n": "status: 'blocked' # soon done\n",
        'blocks_complete: 4\n': 'blocks_complete: 5\n',
        'percent: 80.0\n': 'percent: 100\n',
      }),
    );
  });

  it('puts a missing field at its place', () => {
    const old = edited(mission, { 'mode: "guided"\n': '', '  thread_total: 4\n': '', 'energy: 9000\n': '' });
    expect(over(old, stateWith())).toBe(mission);
  });

  it('tells records apart by their ids', () => {
    const old = edited(mission, { '      blocks: 3\n': '      blocks: 3 # at least\n      owner: "Ada"\n' });
    const definitions = (dataOf(mission) as { phases: { definitions: DataMap[] } }).phases.definitions;
    const [first, second] = definitions as [DataMap, DataMap];
    const third = { id: '03-cellar', name: 'Cellar', status: 'pending', blocks: 1, blocks_complete: 0 };
    const state = stateWith({
      'phases.definitions': [first, { ...second, blocks_complete: 3 }, third],
      'phases.total': 3,
    });
    const text = over(old, state);
    expect(text).toContain('      blocks: 3 # at least\n      owner: "Ada"\n      blocks_complete: 3\n');
    expect(text).toContain(
      '      completed_at: null\n    - id: "03-cellar"\n      name: "Cellar"\n      status: "pending"\n      blocks: 1\n      blocks_complete: 0\nposition:\n',
    );
  });

  it('keeps what it does not know of a record without an id', () => {
    const old = edited(mission, { '    source: "executor-007"\n': '    source: "executor-007"\n    seen: true\n' });
    expect(over(old, stateWith())).toBe(old);
  });

  it('takes out a field that the specification knows and the state does not hold', () => {
    const { energy: _, ...state } = stateWith();
    expect(over(mission, state)).toBe(edited(mission, { 'energy: 9000\n': '' }));
  });

  it('quotes a commit that YAML took for a number', () => {
    const old = edited(mission, { 'last_commit: "4be91d2"': 'last_commit: 69e4958' });
    const text = over(old, stateWith({ 'resume.last_commit': '69e4958' }));
    expect(text).toContain('last_commit: "69e4958"\n');
  });

  it('keeps CRLF, and drops a byte order mark', () => {
    const old = mission.replaceAll('\n', '\r\n');
    const text = over(`\ufeff${old}`, stateWith({ 'phases.completed': ['01-pantry', '02-kitchen'], energy: 1 }));
    expect(text).toBe(edited(old, { '["01-pantry"]': '["01-pantry", "02-kitchen"]', 'energy: 9000': 'energy: 1' }));
  });

  it('brings the persistence dialect to the schema, without what it says twice then', () => {
    const old = `---\n# Ours\ncluster: recipe-box # the name\nstatus: active\nposition:\n  phase: Kitchen\n  block: 04\n  wave: 1\n  thread_name: Timers\nblock: 4\nprogress_percent: 80\nupdated_at: "2026-05-12T09:15:00Z"\nticket: ABC-1\n---\n# Body\n`;
    const text = over(old, stateWith({ cluster: 'recipe-box' }));
    expect(dataOf(text)).toEqual({
      ...dataOf(mission),
      cluster: 'recipe-box',
      ticket: 'ABC-1',
      position: { ...(dataOf(mission).position as DataMap), thread_name: 'Timers' },
    });
    expect(text).toContain('# Ours\n');
    expect(text).toContain('cluster: recipe-box # the name\n');
    expect(text.endsWith('---\n# Body\n')).toBe(true);
  });

  it.each([
    ['no front matter', persistence],
    ['no mapping', '---\n- a\n---\n# Body\n'],
    ['no end', `---\n${yaml}`],
    ['broken YAML', '---\nphases: [\n---\n# Body\n'],
    ['nothing', ''],
  ])('renders a new text where the old one has %s', (_, old) => {
    expect(over(old, stateWith())).toBe(over(undefined, stateWith()));
  });
});

describe('writtenState, without an old text', () => {
  it('writes the fields in their order and in quotes, and a body that repeats them', () => {
    const text = over(undefined, stateWith());
    const fields = text.split('\n').filter((line) => /^[a-z]/.test(line));
    expect(fields.slice(0, 12)).toEqual([
      'version: "1.0"',
      'session_id: "sess-20260512T080000Z-q7w2e9"',
      'mission_id: "mission-20260511T090000Z-recipe-box"',
      'cluster: "Recipe Box"',
      'created_at: "2026-05-11T09:00:00Z"',
      'updated_at: "2026-05-12T09:15:00Z"',
      'status: "in_progress"',
      'mode: "guided"',
      'phases:',
      'position:',
      'progress:',
      'agents:',
    ]);
    expect(text.slice(text.indexOf('\n# THE GRID'))).toBe(
      [
        '',
        '# THE GRID - Mission State',
        '',
        '## Mission: Recipe Box',
        '',
        '**Status:** in_progress',
        '**Mode:** guided',
        `**Progress:** [${'#'.repeat(48)}${'.'.repeat(12)}] 80%`,
        '',
        '## Current Position',
        '',
        'Phase 2/2: Kitchen',
        'Block 3: Timers',
        'Thread 2/4',
        '',
        '---',
        '',
        'End of Line.',
        '',
      ].join('\n'),
    );
  });

  it('is understood as it was meant, and nothing is wrong with it', async () => {
    const text = over(undefined, stateWith());
    expect(dataOf(text)).toEqual(dataOf(mission));
    expect(await said(text)).toEqual([]);
  });

  it('says the share of blocks as it is: 33.3', async () => {
    const state = stateWith({ 'progress.percent': 33.3, 'progress.blocks_complete': 1, 'progress.blocks_total': 3 });
    const text = over(undefined, state);
    expect(text).toContain('  percent: 33.3\n');
    expect(text).toContain(`[${'#'.repeat(19)}${'.'.repeat(41)}] 33.3%`);
    expect(await said(text)).toEqual([]);
  });

  it('keeps a body that could be kept', () => {
    const text = over(undefined, stateWith(), '\r\n\r\n# Ours\r\n\r\n- a\r\n');
    expect(text.endsWith('energy: 9000\r\n---\r\n\r\n# Ours\r\n\r\n- a\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it.each([
    ['begins with fields', 'status: a\nmode: b\n\n# Body\n'],
    ['holds front matter', '# Body\n\n---\nstatus: a\nmode: b\n---\n'],
    ['holds a conflict', '# Body\n<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n'],
    ['holds code with a fence in it', '---\na: 1\nb: 2\n---\n```\n---\n````\n~~~\n'],
  ])('keeps a body that %s as code', async (_, kept) => {
    const text = over(undefined, stateWith(), kept);
    const lines = kept
      .trimEnd()
      .split('\n')
      .map((line) => (line === '' ? '' : `    ${line}`));
    expect(text).toContain(`## Kept from the old file\n\n${lines.join('\n')}\n`);
    expect(await said(text)).toEqual([]);
  });

  it('keeps nothing of a body that a crash left empty', () => {
    expect(over(undefined, stateWith(), '\0'.repeat(4096))).toBe(over(undefined, stateWith()));
  });

  test('drops nothing of a body silently, however large it is', () => {
    const body = 'a'.repeat(limits.markdownBytes);
    expect(over(undefined, stateWith(), body).endsWith(`\n${body}`)).toBe(true);
  });
});

test('writtenState says what the state says, whatever became of the old text', () => {
  const state = stateWith();
  const noise = fc.string({ maxLength: 8, unit: 'binary' });
  fc.assert(
    fc.property(fc.nat(mission.length), fc.nat(80), noise, (at, length, put) => {
      const old = mission.slice(0, at) + put + mission.slice(at + length);
      for (const text of [
        over(old, state),
        over(undefined, state, old),
        over(old.slice(0, at), state, old.slice(at)),
      ]) {
        expect(dataOf(text)).toMatchObject(structuredClone(state));
      }
    }),
    { numRuns: 60 },
  );
});

const nasty = [
  ...[
    '---',
    '--- ',
    '\n---\nstatus: complete\n---\n',
    '# Current Position',
    'Active Agents',
    '- **executor-001**: x (01-01)',
    '`',
    '``a`b```',
    '*a*',
    '_b_',
  ],
  ...[
    '[x](http://a.b)',
    '<script>',
    '<!-- agent-state-lint-disable-next-line -->',
    '&amp;',
    '\\',
    '1. a',
    '(a)',
    'Phase 9/9: x',
    '**Status:** failed',
    '100%',
  ],
  ...[
    '$\u007b{ x }}',
    '{{x}} y',
    ': ',
    ' #',
    "'",
    '"',
    '🎉👩‍👩‍👧',
    '\u202e',
    '\u0000',
    '\u0085',
    '\u2028',
    '<<<<<<< a',
    '=======',
    '| a | b |',
    'a  \nb',
    '~~~',
    '> q',
  ],
];
const anyName = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ maxLength: 30, unit: 'grapheme' }),
  fc.tuple(fc.constantFrom(...nasty), fc.constantFrom(...nasty)).map(([a, b]) => `${a} ${b}`),
);

describe('writtenState, of names by strangers', () => {
  test('is understood as it was meant, with and without an old text', () => {
    fc.assert(
      fc.property(anyName, anyName, anyName, (cluster, phase, task) => {
        const state = stateWith({ cluster, 'position.phase_name': phase, 'position.block_name': task });
        for (const old of [undefined, mission, mission.replaceAll('\n', '\r\n')]) {
          const text = over(old, state);
          expect(dataOf(text)).toEqual(structuredClone(state));
          expect(splitFrontMatter(text).faults).toEqual([]);
          if (old) expect(text.endsWith(old.includes('\r') ? body.replaceAll('\n', '\r\n') : body)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('renders a body with which nothing is wrong', async () => {
    await fc.assert(
      fc.asyncProperty(anyName, anyName, async (cluster, block) => {
        const state = stateWith({ cluster, 'position.block_name': block });
        const findings = await said(over(undefined, state));
        expect(findings.filter((one) => !one.startsWith('syntax/placeholder'))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
