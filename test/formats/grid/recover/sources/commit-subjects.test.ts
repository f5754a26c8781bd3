import { describe, expect, test } from 'vitest';
import {
  type MissionSubject,
  missionSubject,
} from '../../../../../src/formats/grid/recover/sources/commit-subjects.js';
import { leastWork } from '../../../../support/growth.js';

/** `02-01 begun`, `phase 3`, `some block`; brackets around what is not scoped. */
function told(subject: string): string | undefined {
  const found = missionSubject(subject);
  if (!found) return undefined;
  return found.isScoped ? words(found) : `(${words(found)})`;
}

function words({ block, phase, is }: MissionSubject): string {
  if (phase !== undefined) return `phase ${phase}`;
  if (!block) return 'some block';
  return `${block.isPlain ? '' : `${block.phase}-`}${block.number} ${is}`;
}

describe('the subject of a commit', () => {
  test.each<[string, string]>([
    ['feat(02): add tags', '2 begun'],
    ['fix(02-01): mend tags', '2-1 begun'],
    ['docs(03): describe tags', '3 begun'],
    ['refactor(9)!: drop tags', '9 begun'],
    ['feat(block-02): add tags', '2 begun'],
    ['feat(block 02-01): add tags', '2-1 begun'],
    ['feat(block-112): add tags', '112 begun'],
    ['feat(phase-03): add tags', 'phase 3'],
    ['feat(phase-03-02): add tags', '3-2 begun'],
    ['feat(1.2-03): add tags', 'some block'],
    ['feat(00): set up', 'some block'],
    ['feat(00-01): set up', 'some block'],
    ['feat(phase-0): set up', 'some block'],
  ])('is scoped to a block or a phase: %s', (subject, expected) => expect(told(subject)).toBe(expected));

  test.each<[string, string]>([
    ['docs(02): complete', '2 complete'],
    ['docs(02): Complete block 02', '2 complete'],
    ['docs(02-01): complete the tag filtering plan', '2-1 complete'],
    ['docs(02-01): completed block 01', '2-1 complete'],
    ['chore(02): mark complete', '2 complete'],
    ['feat(02): finished block 02', '2 complete'],
    ['docs(02): block 02 skipped', '2 skipped'],
    ['Completed block 02', '(2 complete)'],
    ['docs: complete block 02-03', '(2-3 complete)'],
    ['Block 04: skipped', '(4 skipped)'],
  ])('says that a block is done: %s', (subject, expected) => expect(told(subject)).toBe(expected));

  test.each<[string, string]>([
    ['feat(02): complete the login form', '2 begun'],
    ['docs(02): complete API reference', '2 begun'],
    ['docs(02): complete block 03', '2 begun'],
    ['docs(02): not complete', '2 begun'],
    ['fix(02): completed', '2 begun'],
  ])('does not say so: %s', (subject, expected) => expect(told(subject)).toBe(expected));

  test.each([
    'Update STATE.md',
    'state: update position',
    'feat(content): add tags',
    'feat: add tags',
    'feat(2024): a year',
    'fix(123): an issue',
    'fix(#12): an issue',
    'feat (02): add tags',
    'feat(02) add tags',
    'Revert "feat(02): add tags"',
    'Revert "docs: complete block 02"',
    'Merge branch "block 02 complete"',
    'fixup! docs(02): complete block 02',
    'speak of block 02',
    'feat(02-01-03): too deep',
    '',
    '(02): no type',
  ])('has nothing to do with a block: %j', (subject) => expect(told(subject)).toBeUndefined());

  test.each([
    'feat('.repeat(200),
    `feat(${'0'.repeat(999)}): x`,
    `docs(02): complete ${'block '.repeat(160)}`,
    `docs(02): ${'complete '.repeat(110)}`,
    `${'completed block '.repeat(60)}`,
  ])('of any shape takes no time: %#', async (subject) => {
    const work = await leastWork(() => {
      for (let times = 0; times < 100; times += 1) missionSubject(subject);
    }, 1000);
    expect(work).toBeLessThan(1000);
  });
});
