import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Data } from '../../../../src/core/data.js';
import { defaultLimits } from '../../../../src/core/limits.js';
import { Increment, type PatchLeaf } from '../../../../src/core/update.js';
import { readGridState } from '../../../../src/formats/grid/read.js';
import { valueAt, valuesOf } from '../../../../src/formats/grid/update/read.js';
import { updateState } from '../../../../src/formats/grid/update/update.js';
import { splitFrontMatter } from '../../../../src/text/front-matter.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { yamlComments } from '../../../../src/text/yaml-comments.js';
import { statePath } from '../../../support/missions/mission.js';
import { missions, olderMissions } from '../../../support/missions.js';

// Any patch of the right types, on any mission.

const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    '69e4958',
    '0192117',
    '1234567',
    'yes',
    'null',
    '---',
    '# no comment',
    'a: b',
    '"',
    "'",
    'x\ny',
    ' x ',
  ),
);
const number = fc.oneof(fc.nat({ max: 99 }), fc.constantFrom(37.5, 0.1));
const value: fc.Arbitrary<Data | Increment> = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const warning = fc.record({
  level: fc.constantFrom('info', 'warning'),
  message: text,
  source: fc.constant('executor-001'),
});

/** Fields, and what may be written there. */
const fields: Readonly<Record<string, fc.Arbitrary<Data | Increment>>> = {
  mode: fc.constantFrom('autopilot', 'guided', 'hands_on'),
  cluster: text,
  'position.thread': number,
  'position.block_name': text,
  'progress.threads_complete': fc.oneof(
    number,
    number.map((by) => new Increment(by)),
  ),
  'progress.percent': number,
  'phases.completed': fc.array(text, { maxLength: 3 }),
  'resume.last_commit': fc.oneof(text, fc.constant(null)),
  'resume.resume_position.thread': number,
  'budget.total_cost_usd': number,
  'persistent.tech_stack.orm': text,
  'agents.active': fc.constant([]),
  warnings: fc.array(warning, { maxLength: 3 }),
  energy: value.filter((one) => typeof one === 'number'),
};
const olderFields: typeof fields = {
  cluster: text,
  'position.thread': text,
  'position.wave_name': text,
  progress_percent: number,
};

const patches = (of: typeof fields): fc.Arbitrary<PatchLeaf[]> =>
  fc
    .record(of, { requiredKeys: [] })
    .map((patch) =>
      Object.entries(patch).map(([field, one]) => ({ path: field.split('.'), value: one as Data | Increment })),
    );

const update = (content: Tree, leaves: readonly PatchLeaf[], now: number) =>
  updateState({ tree: content, root: '.grid', limits: defaultLimits, agent: 'mc', leaves, expected: [], now });

type Tree = MemoryTree;
const treeOf = (content: string | Uint8Array): Tree => new MemoryTree({ [statePath]: content });

async function dataOf(content: string | Uint8Array) {
  const state = (await readGridState(treeOf(content), '.grid', defaultLimits))?.state;
  return state && state.dialect !== 'prose' ? { data: valuesOf(state), text: state.document.text } : undefined;
}

/** What is not YAML of the front matter, and what its comments say. */
function kept(content: string) {
  const { yaml, form } = splitFrontMatter(content);
  const [start, end] = form === 'none' ? [0, content.length] : [yaml.start, yaml.end];
  const comments = yamlComments(content, start, end).map((one) => content.slice(one.start, one.end));
  return { above: content.slice(0, start), below: content.slice(end), comments };
}

async function holds(content: string | Uint8Array, leaves: readonly PatchLeaf[], now: number): Promise<void> {
  const before = await dataOf(content);
  fc.pre(before !== undefined);
  const made = await update(treeOf(content), leaves, now);
  if (made.why !== undefined) {
    // Nothing can be added to what is not there.
    expect([made.why, leaves.some(({ value: one }) => one instanceof Increment)]).toEqual(['wrong', true]);
    return;
  }
  const after = await dataOf(made.text);
  if (!before || !after) throw new Error(`what was written does not parse: ${made.text}`);
  const written = new Set(made.changes.map(({ field }) => field));
  for (const { field, after: wanted } of made.changes) expect(valueAt(after.data, field)).toEqual(wanted);
  for (const [field, old] of leavesOf(before.data)) {
    if (![...written].some((one) => field === one || field.startsWith(`${one}.`)))
      expect([field, valueAt(after.data, field)]).toEqual([field, old]);
  }
  expect(kept(made.text)).toEqual(kept(before.text));

  const absolute = leaves.map(({ path }) => ({ path, value: valueAt(after.data, path) as Data }));
  const again = await update(treeOf(made.text), absolute, now + 5000);
  if (again.why !== undefined) throw new Error(`refused the second time: ${again.why}`);
  expect(
    again.changes
      .filter(({ before: was, after: is }) => JSON.stringify(was) !== JSON.stringify(is))
      .map(({ field }) => field),
  ).toEqual(leaves.length > 0 ? ['updated_at'] : []);
  const stamp = (all: string) => all.replace(/^updated_at:.*$/m, '');
  expect(stamp(again.text)).toBe(stamp(made.text));
}

function leavesOf(data: Data, path: readonly string[] = []): [string, Data][] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [[path.join('.'), data]];
  return Object.entries(data).flatMap(([key, one]) => leavesOf(one, [...path, key]));
}

const numRuns = Number(process.env.AGENT_STATE_LINT_RUNS ?? 60);

test('a patch changes what it names, and nothing else', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(missions, patches(fields), ({ files, now }, leaves) => holds(files[statePath] ?? '', leaves, now)),
    { numRuns },
  );
});

test('in the persistence dialect as well', { timeout: 120_000 }, async () => {
  const persistent = olderMissions.filter(({ plan }) => plan.dialect === 'persistence');
  await fc.assert(
    fc.asyncProperty(persistent, patches(olderFields), ({ files, now }, leaves) =>
      holds(files[statePath] ?? '', leaves, now),
    ),
    { numRuns: Math.ceil(numRuns / 3) },
  );
});
