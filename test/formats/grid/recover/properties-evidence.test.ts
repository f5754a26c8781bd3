import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { RootRecovery } from '../../../../src/core/recovery.js';
import { recoverGrid } from '../../../../src/formats/grid/recover/recover.js';
import { damagedBy, untouched } from '../../../support/damages/scene.js';
import { growth, linear } from '../../../support/growth.js';
import { mission as healthyText } from '../../../support/mission.js';
import { blocksOf } from '../../../support/missions/plan.js';
import { type Mission, missions, olderMissions } from '../../../support/missions.js';
import { dataOf, outcomeOf, requestOf, statePath } from './laws/outcome.js';

// A property takes its time where eight others do so beside it.
vi.setConfig({ testTimeout: 300_000 });

const doneIn = ({ moments }: Mission): number => moments.at(-1)?.done ?? 0;

describe('a healthy root', () => {
  test.each([
    ['of the schema dialect is left alone', missions, 'healthy'],
    ['of an older dialect is left alone, too', olderMissions, 'older'],
  ] as const)('%s', async (_, all, expected) => {
    await fc.assert(
      fc.asyncProperty(all, fc.boolean(), async (mission, hasGit) => {
        const scene = { ...untouched(mission), ...(!hasGit && { commits: undefined }) };
        const { recovery } = await outcomeOf(scene);
        expect([recovery.outcome, recovery.files]).toEqual([expected, []]);
      }),
      { seed: 6, numRuns: 150 },
    );
  });

  test('is what migrating makes of an older dialect, with all that was done', async () => {
    await fc.assert(
      fc.asyncProperty(olderMissions, async (mission) => {
        const scene = untouched(mission);
        const { files } = await recoverGrid({ ...requestOf(scene), migrate: true });
        const [file] = files;
        expect(file?.path).toBe(statePath);
        const text = file?.text ?? '';
        const after = { ...scene.files, [statePath]: text };
        const again = await recoverGrid({ ...requestOf(scene, after), migrate: true });
        expect([again.outcome, again.files]).toEqual(['healthy', []]);
        const { progress, phases } = dataOf(text);
        expect(progress.blocks_complete).toBe(doneIn(mission));
        if (mission.plan.dialect === 'prose') {
          expect(progress.blocks_total).toBe(blocksOf(mission.plan));
          expect(phases.definitions.map(({ blocks }: { blocks: number }) => blocks)).toEqual(
            mission.plan.phases.map(({ blocks }) => blocks),
          );
        }
      }),
      { seed: 7, numRuns: 150 },
    );
  });
});

/** STATE.md is gone, or empty, or noise, or only NUL bytes. */
const lost = fc.constantFrom(undefined, '', '\n', '\0\0\0\0', new Uint8Array([255, 254, 0, 1]));

test('without git and without STATE.md, summaries and plans alone give the counts', async () => {
  await fc.assert(
    fc.asyncProperty(missions, lost, async (mission, left) => {
      const kept = Object.entries(mission.files).filter(([path]) =>
        /SUMMARY\.md$|PLAN\.md$|-block-\d\d\.md$/.test(path),
      );
      const files = {
        '.grid/WARMTH.md': 'gotchas: []\n',
        ...Object.fromEntries(kept),
        ...(left !== undefined && { [statePath]: left }),
      };
      const scene = { ...untouched(mission), files, commits: undefined, lines: [] };
      const { data, proposal, recovery } = await outcomeOf(scene);
      expect([recovery.outcome, proposal?.path]).toEqual(['recovered', statePath]);
      const total = mission.plan.plans === undefined ? doneIn(mission) : blocksOf(mission.plan);
      expect([data.progress.blocks_complete, data.progress.blocks_total]).toEqual([doneIn(mission), total]);
    }),
    { seed: 8, numRuns: 200 },
  );
});

describe('the minimal state', () => {
  test('comes where nothing tells anything', async () => {
    await fc.assert(
      fc.asyncProperty(missions, lost, async (mission, left) => {
        const files = { '.grid/WARMTH.md': 'gotchas: []\n', ...(left !== undefined && { [statePath]: left }) };
        const scene = { ...untouched(mission), files, commits: undefined, lines: [] };
        const { data, recovery } = await outcomeOf(scene);
        expect(recovery.outcome).toBe('recovered');
        expect(data).toMatchObject({
          status: 'planning',
          progress: { blocks_complete: 0, blocks_total: 0, percent: 0 },
        });
        // The version is the schema's own.
        const sure = recovery.files[0]?.account.filter((row) => row.sure && row.field !== 'version');
        expect(sure?.map(({ field }) => field)).toEqual([]);
      }),
      { seed: 9, numRuns: 30 },
    );
  });

  test.each(
    Object.entries({
      'a summary': { '.grid/01-SUMMARY.md': '---\nblock: "01"\ncommits: ["4be91d2"]\n---\n\nDone.\n' },
      'a plan': { '.grid/plans/01-PLAN.md': '# One\n\n1. Begin.\n' },
      'a checkpoint': { '.grid/CHECKPOINT.md': 'type: failure\nblock: 2\nerror: "no key"\n' },
      'a line of the old file': { [statePath]: '---\ncluster: "Recipe Box"\nphases: [' },
    }),
  )('does not come where there is %s', async (_, files) => {
    const [mission] = fc.sample(missions, { seed: 1, numRuns: 1 }) as [Mission];
    const scene = {
      ...untouched(mission),
      files: { '.grid/WARMTH.md': 'gotchas: []\n', ...files },
      commits: undefined,
    };
    const { data, proposal } = await outcomeOf(scene as never);
    const isMinimal = data.progress.blocks_total === 0 && data.cluster !== 'Recipe Box';
    expect([proposal?.path, isMinimal]).toEqual([statePath, false]);
  });
});

test('any bytes whatever are answered, with a proposal that lints clean', async () => {
  const [mission] = fc.sample(missions, { seed: 2, numRuns: 1 }) as [Mission];
  const mutilated = fc
    .tuple(fc.nat(healthyText.length), fc.nat(80), fc.string({ unit: 'binary', maxLength: 12 }))
    .map(([at, length, put]) => healthyText.slice(0, at) + put + healthyText.slice(at + length));
  const bytes = fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 300 }), mutilated);
  await fc.assert(
    fc.asyncProperty(bytes, async (content) => {
      const scene = { ...untouched(mission), files: { [statePath]: content }, commits: undefined, lines: [] };
      const { recovery, request, after } = await outcomeOf(scene);
      expect(['healthy', 'older', 'recovered']).toContain(recovery.outcome);
      const { judge } = request;
      const { MemoryTree } = await import('../../../../src/text/memory-tree.js');
      const { findings } = await judge(new MemoryTree(after), 'inside');
      expect(findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)).toEqual([]);
    }),
    { seed: 10, numRuns: 300 },
  );
});

test('the same evidence gives the same proposal, whatever the clock says where a commit tells the time', async () => {
  await fc.assert(
    fc.asyncProperty(missions, fc.nat(9999), async (mission, at) => {
      const scene = damagedBy(mission, [['mangled', [at, at, at]]]);
      fc.pre((scene.commits ?? []).length > 0);
      const later = { ...scene, mission: { ...mission, now: mission.now + 60_000 } };
      const [first, again, then] = [await outcomeOf(scene), await outcomeOf(scene), await outcomeOf(later)];
      expect(again.recovery).toEqual(first.recovery);
      // What was changed is changed now: of all values, updated_at alone may say so.
      const texts = ({ files }: RootRecovery) => files.map(({ text }) => text.replace(/^updated_at: .*$/m, ''));
      expect(texts(then.recovery)).toEqual(texts(first.recovery));
    }),
    { seed: 11, numRuns: 60 },
  );
});

test('the time it takes grows with the file, and no faster', async () => {
  const [mission] = fc.sample(missions, { seed: 3, numRuns: 1 }) as [Mission];
  const decision = (index: number) => `    - id: "dec-${String(index % 1000).padStart(3, '0')}"
      decision: "Number ${index}"
      phase_decided: "01-pantry"
      affects_phases: ["01-pantry"]
      rationale: "Because"
`;
  const run = async (size: number) => {
    const many = Array.from({ length: size }, (_, index) => decision(index)).join('');
    const text = healthyText
      .replace('  decisions:\n', () => `  decisions:\n${many}`)
      .replace('mode: "guided"', 'mode: "gui');
    await outcomeOf({ ...untouched(mission), files: { [statePath]: text }, commits: undefined, lines: [] });
  };
  expect(await growth(run, 40)).toBeLessThanOrEqual(linear);
});
