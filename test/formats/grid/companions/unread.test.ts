import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { whyUnread } from '../../../../src/formats/grid/companions/unread.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import { lint } from '../../../../src/index.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { folder } from '../../../support/folder.js';
import { mission, now } from '../../../support/mission.js';
import { checkpoint, scratchpad, summary } from '../beside.js';

type Files = Readonly<Record<string, string | Uint8Array>>;
const inRoot = (files: Files) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`.grid/${file}`, text]));
const bytes = new Uint8Array([0xff]);
const broken = '---\na: [\n---\n';
const mebibyte = ' '.repeat(1024 * 1024);
/** More than all files beside a STATE.md may take together. */
const pile = (name: (index: number) => string) =>
  Object.fromEntries(Array.from({ length: 6 }, (_, index) => [name(index), mebibyte]));

const kinds = ['summary', 'plan', 'checkpoint', 'scratchpad', 'warmth', 'decisions', 'blockers'] as const;

async function reasons(files: Files) {
  const snapshot = await readGrid(new MemoryTree(inRoot({ 'STATE.md': mission, ...files })), '.grid', defaultLimits);
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const reason = whyUnread(snapshot, kind);
      return reason === undefined ? [] : [[kind, reason]];
    }),
  );
}

describe('why files of a kind could not be judged', () => {
  test.each<[string, Files, Readonly<Record<string, string>>]>([
    ['there are none', {}, {}],
    [
      'all were read',
      { '01-SUMMARY.md': summary, 'CHECKPOINT.md': checkpoint, 'SCRATCHPAD.md': scratchpad, 'config.json': '{}' },
      {},
    ],
    ['one does not parse', { 'WARMTH.md': broken }, { warmth: '".grid/WARMTH.md" does not parse' }],
    ['one is no text', { 'DECISIONS.md': bytes }, { decisions: '".grid/DECISIONS.md" could not be read' }],
    [
      'several',
      { '01-SUMMARY.md': broken, '02-SUMMARY.md': summary, '03-SUMMARY.md': broken, '01-PLAN.md': bytes },
      { summary: '".grid/01-SUMMARY.md" and 1 more do not parse', plan: '".grid/01-PLAN.md" could not be read' },
    ],
    [
      'some were not read, and some do not parse',
      { '01-SUMMARY.md': broken, '02-SUMMARY.md': bytes, '03-SUMMARY.md': bytes, '04-SUMMARY.md': bytes },
      { summary: '".grid/02-SUMMARY.md" and 2 more could not be read' },
    ],
    [
      'all together are too large',
      { ...pile((index) => `0${index}-SUMMARY.md`), 'plans/a-block-01.md': '', 'WARMTH.md': 'gotchas: []\n' },
      {
        summary: '".grid/03-SUMMARY.md" and 2 more could not be read',
        plan: '".grid/plans/a-block-01.md" could not be read',
      },
    ],
    [
      'too many folders lie in each other, and one of them may hold some',
      { [`${'a/'.repeat(40)}x`]: '', 'WARMTH.md': '' },
      Object.fromEntries(
        ['summary', 'plan', 'checkpoint'].map((kind) => [
          kind,
          `not all of ".grid/${'a/'.repeat(27).slice(0, -1)}…" could be looked through`,
        ]),
      ),
    ],
  ])('%s', async (_, files, expected) => expect(await reasons(files)).toEqual(expected));
});

describe('what was left out is never passed', () => {
  const skipped = async (files: Files) => {
    const top = folder(inRoot({ 'STATE.md': mission, ...files }));
    const { report } = await lint({ cwd: top, now, only: ['grid/'], git: false });
    return {
      said: report.findings.filter(({ rule }) => rule === 'grid/warmth').map(({ message }) => message),
      rules: report.skipped.filter(({ reason }) => / could not be read$/.test(reason)).map(({ rule }) => rule),
    };
  };

  test('behind large summaries', async () => {
    const files = { ...pile((index) => `0${index}-SUMMARY.md`), 'WARMTH.md': 'gotchas: []\n' };
    const { rules } = await skipped(files);
    expect(rules.sort()).toEqual([
      ...['grid/cluster', 'grid/plan-exists', 'grid/summary-block', 'grid/summary-exists', 'grid/summary-fields'],
      'grid/warmth',
    ]);
  });

  test('behind large checkpoints', async () => {
    const lesson = '---\nlessons_learned:\n  gotchas:\n    - The oven is hot\n---\n';
    const files = { ...pile((index) => `CHECKPOINT-${index}.md`), '01-SUMMARY.md': lesson };
    const { rules } = await skipped(files);
    expect(rules).toContain('grid/checkpoint-status');
    expect(rules).toContain('grid/session-death');
    expect(rules).toContain('grid/summary-fields');
  });

  test('a file that was left out itself is not missing', async () => {
    const large = ['CHECKPOINT.md', 'BLOCKERS.md', 'DECISIONS.md', 'SCRATCHPAD.md', 'config.json', 'WARMTH.md'];
    const files = Object.fromEntries(large.map((name) => [name, mebibyte]));
    const { said, rules } = await skipped({
      ...files,
      '01-SUMMARY.md': '---\nlessons_learned: {gotchas: [hot]}\n---\n',
    });
    expect(said).toEqual([]);
    expect(rules).toContain('grid/warmth');
  });
});
