import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../../src/core/limits.js';
import { formats } from '../../../src/formats/index.js';
import { discoverFrom } from '../../../src/lint/discover.js';
import { lintRoots } from '../../../src/lint/lint.js';
import { noHistory } from '../../../src/repository/git/no-history.js';
import { MemoryTree } from '../../../src/text/memory-tree.js';
import { visible } from '../../../src/text/visible.js';
import { growth, linear } from '../../support/growth.js';
import { hivemind, hivemindFiles } from '../../support/hivemind.js';
import { now } from '../../support/mission.js';

// All rules about a Hivemind root, on files that are made to hurt them.

type Files = Readonly<Record<string, string | Uint8Array>>;

async function lintFiles(files: Files) {
  const tree = new MemoryTree(files);
  const { roots } = await discoverFrom({ tree, formats }, '');
  const history = noHistory('this is a test');
  return (await lintRoots({ tree, history, roots, only: [], severities: {}, now, limits: defaultLimits })).report;
}

/** That no rule gave up, and that each finding lies in its file and can be shown. */
async function survives(files: Files) {
  const { findings, skipped } = await lintFiles(files);
  for (const { path, start, end, message } of findings) {
    const lines = String(Buffer.from(files[path] ?? '')).split('\n').length;
    expect(start.line >= 1 && end.line <= lines && start.column >= 1, message).toBe(true);
    expect(visible(message)).toBe(message);
  }
  for (const { reason } of skipped) expect(visible(reason)).toBe(reason);
  return findings;
}

const names = Object.keys(hivemindFiles);
const name = fc.constantFrom(...names);
const laid = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`.hivemind/${file}`, text]));
const healthy: Files = hivemind().files;

test('the healthy root has no findings', async () => {
  expect(await survives(healthy)).toEqual([]);
});

const piece = fc.oneof(
  name.chain((file) => {
    const text = hivemindFiles[file] ?? '';
    return fc.tuple(fc.nat(text.length), fc.nat(200)).map(([at, length]) => text.slice(at, at + length));
  }),
  fc.constantFrom(
    ...['{', '}', '[', ']', ',', ':', '"', 'null', '1e999', '-0', '0.1', '"__proto__":', '"constructor":', '\\u0000'],
    ...['\n', '\r\n', '\0', '\ufeff', '\ud800', '\u202e', '<<<<<<< a\n', '=======\n', '>>>>>>> b\n', '```\n', '<!--'],
    ...['## ', '|', '- [ ] ', '**Status:** ', '### Phase 1', '(DONE)', 'all phases done', '\u001b[31m'],
  ),
  fc.string({ maxLength: 5, unit: 'binary' }),
);
const shreds = fc.array(piece, { maxLength: 20 }).map((parts) => Buffer.from(parts.join('')));

test('nothing is thrown for any bytes in any file', async () => {
  const bytes = fc.oneof({ weight: 9, arbitrary: shreds }, fc.uint8Array({ maxLength: 60 }));
  await fc.assert(
    fc.asyncProperty(fc.dictionary(name, bytes, { noNullPrototype: false }), async (files) => {
      await survives({ ...healthy, ...laid(files) });
    }),
    { numRuns: 300 },
  );
});

/** Values that a reader of JSON may stumble over. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, '', 'running', 'completed', '__proto__', 'constructor', 'toString', 'ses_', [], {}, [[]]],
    ...[0, -1, 0.5, 1e21, -1e300, Number.MAX_SAFE_INTEGER, 8.64e15, 8.64e15 + 1, 4, 1778576400000],
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The paths of all values of a JSON document. */
function pathsIn(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, below]) => pathsIn(below, [...path, key]))];
}

function replaced(value: unknown, path: readonly (string | number)[], by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== 'object' || value === null) return by;
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const changed = entries.map(([at, below]): [string | number, unknown] => [
    at,
    at === key ? replaced(below, rest, by) : below,
  ]);
  return Array.isArray(value) ? changed.map(([, below]) => below) : Object.fromEntries(changed);
}

test.each(names.filter((file) => file.endsWith('.json')))('odd values in %s', async (file) => {
  const whole: unknown = JSON.parse(hivemindFiles[file] ?? '');
  const edit = fc.tuple(fc.constantFrom(...pathsIn(whole)), odd);
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
      const damaged = edits.reduce((value, [path, by]) => replaced(value, path, by), whole);
      await survives({ ...healthy, ...laid({ [file]: JSON.stringify(damaged, null, 2) }) });
    }),
    { numRuns: 150 },
  );
});

test('odd values in a journal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(odd, { maxLength: 5 }), async (values) => {
      const lines = values.flatMap((value) => [value, { timestamp: value }]).map((value) => JSON.stringify(value));
      await survives({ ...healthy, ...laid({ 'journal/2026-05-12.jsonl': `${lines.join('\n')}\n` }) });
    }),
    { numRuns: 100 },
  );
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])('a record by the key %j', async (key) => {
  const keyed = (file: string, old: string) => (hivemindFiles[file] ?? '').replaceAll(old, key);
  await survives({
    ...healthy,
    ...laid({
      'state/session-continuity.json': keyed('state/session-continuity.json', 'ses_1e5a90c3fffeRecipeBoxMain1'),
      'state/config-workflows.json': keyed('state/config-workflows.json', 'wf-mp2k3c8w-a1b2c3'),
      'state/delegations.json': keyed('state/delegations.json', 'dt-1778576760000-k3x9qa'),
    }),
  });
});

test.each(names)('deep nesting in %s', async (file) => {
  for (const deep of ['['.repeat(100_000), `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`, '>'.repeat(10_000)]) {
    await survives({ ...healthy, ...laid({ [file]: deep }) });
  }
});

/** How the work grows with the length of one file. */
const growing = (file: string, text: (size: number) => string, from: number) =>
  growth((size) => lintFiles({ ...healthy, ...laid({ [file]: text(size) }) }), from);

const list = (size: number, item: (at: number) => unknown) =>
  JSON.stringify(Array.from({ length: size }, (_, at) => item(at)));
const delegation = (at: number) => ({
  ...{ id: `dt-1778576760000-${at}`, parentSessionId: `ses_${at}`, childSessionId: `ses_${at + 1}`, agent: 'a' },
  ...{ status: at % 2 === 0 ? 'running' : 'completed', createdAt: 1778576460000 },
});
const session = (at: number) => [
  `ses_${at}`,
  {
    sessionID: `ses_${at}`,
    metadata: {
      ...{ status: 'running', updatedAt: 1778577540000 },
      pendingNotifications: [{ sessionID: 'a', status: 'failed', createdAt: 1778576700000, delivered: false }],
    },
  },
];
const turn = (at: number) => [String(at), { status: 'pending', output: null }];

test.each<[string, string, (size: number) => string, number]>([
  ['delegations', 'state/delegations.json', (size) => list(size, delegation), 200],
  [
    'sessions',
    'state/session-continuity.json',
    (size) =>
      JSON.stringify({
        ...{ version: 1, updatedAt: 1778577540000 },
        sessions: Object.fromEntries(Array.from({ length: size }, (_, at) => session(at))),
      }),
    200,
  ],
  [
    'turns',
    'state/config-workflows.json',
    (size) =>
      JSON.stringify({
        ...{ version: 1, updatedAt: 1778577540000 },
        workflows: {
          w: { id: 'w', currentTurn: 0, turns: Object.fromEntries(Array.from({ length: size }, (_, at) => turn(at))) },
        },
      }),
    500,
  ],
  [
    'events',
    'event-tracker/ses_1e5a.json',
    (size) => `{"events":${list(size, (at) => ({ type: 'a', timestamp: 1778577540000 - at }))}}`,
    1000,
  ],
  ['entries', 'journal/2026-05-12.jsonl', (size) => '{"timestamp":"x"}\n'.repeat(size), 1000],
  [
    'phases',
    'state/planning/shelves-reset-2026-05-12/task_plan.md',
    (size) => '### Phase 1\n- [ ] a\n'.repeat(size),
    500,
  ],
  [
    'numbered phases',
    'state/planning/shelves-reset-2026-05-12/progress.md',
    (size) => Array.from({ length: size }, (_, at) => `- [x] Phase ${at}\n`).join(''),
    500,
  ],
  ['rows', 'state/SESSION-STATE.md', (size) => `## Recent Decisions\n|a|b|c|\n|-|-|-|\n${'|a|b|\n'.repeat(size)}`, 500],
  ['one long line', 'state/SESSION-STATE.md', (size) => `## Recent Decisions\n${'| '.repeat(size)}`, 5000],
  ['sections', 'state/SESSION-STATE.md', (size) => '## a\n### b\n'.repeat(size), 500],
])('many %s take time in proportion', async (_, file, text, from) => {
  expect(await growing(file, text, from)).toBeLessThan(linear);
});
