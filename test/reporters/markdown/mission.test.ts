import { describe, expect, test } from 'vitest';
import type { MissionOutline } from '../../../src/core/mission.js';
import { markdownOf } from '../../../src/reporters/markdown/blocks.js';
import { missionBlocks } from '../../../src/reporters/markdown/mission.js';

const phases: MissionOutline = {
  ...{ stage: 'running', unit: 'phase', total: 3, current: 2, name: 'The `core`', percent: 41.666_67 },
  steps: [
    { isComplete: true, blocks: { complete: 2, total: 2 } },
    { isComplete: false, blocks: { complete: 1, total: 3 } },
    { isComplete: false, blocks: undefined },
  ],
};
const drawn = (more: Partial<MissionOutline> = {}) => markdownOf(missionBlocks('a/.grid', { ...phases, ...more }));
const counted = ({ total = 30, ...more }: Partial<MissionOutline>) => {
  const { steps: _, ...rest } = phases;
  return markdownOf(missionBlocks('.grid', { ...rest, unit: 'block', name: undefined, ...more, total }));
};
const nodes = (text: string) =>
  [...text.matchAll(/^ {2}n\d+\["(.*)"\]:::(\w+)$/gm)].map(([, label, look]) => `${label} ${look}`);

test('a sentence and a picture', () => {
  expect(drawn()).toBe(`\`a/.grid\` is in progress: phase 2 of 3 \`\` The \`core\` \`\`, 41.67% done

\`\`\`mermaid
flowchart LR
  n0["Phase 1<br>2 of 2 blocks<br>done"]:::done
  n1["Phase 2<br>1 of 3 blocks<br>in progress"]:::here
  n2["Phase 3"]:::ahead
  n0 --> n1 --> n2
  classDef done fill:#dafbe1,stroke:#1a7f37,color:#1f2328
  classDef here fill:#fff8c5,stroke:#9a6700,color:#1f2328,stroke-width:3px
  classDef ahead fill:#f6f8fa,stroke:#59636e,color:#1f2328
\`\`\`
`);
});

describe('how it stands', () => {
  test.each<[MissionOutline['stage'], string, string]>([
    ['planned', ' is planned: phase 2 of 3', 'Phase 2<br>1 of 3 blocks<br>planned here'],
    ['waiting', ' waits: phase 2 of 3', 'Phase 2<br>1 of 3 blocks<br>waits here'],
    ['failed', ' has failed: phase 2 of 3', 'Phase 2<br>1 of 3 blocks<br>failed failed'],
    ['complete', ' is complete: phase 2 of 3', 'Phase 2<br>1 of 3 blocks<br>done done'],
    [undefined, ': phase 2 of 3', 'Phase 2<br>1 of 3 blocks<br>here here'],
  ])('%s', (stage, said, node) => {
    expect(drawn({ stage }).startsWith(`\`a/.grid\`${said}`)).toBe(true);
    expect(nodes(drawn({ stage }))[1]).toBe(node);
  });

  test('nowhere that is known', () => {
    const text = drawn({ current: undefined, name: undefined, percent: undefined });
    expect(text.split('\n')[0]).toBe('`a/.grid` is in progress: 3 phases');
    expect(nodes(text)[1]).toBe('Phase 2<br>1 of 3 blocks ahead');
  });

  test('with one step alone, there is no arrow', () => {
    const text = counted({ total: 1, current: 1 });
    expect(text).not.toContain('-->');
    expect(nodes(text)).toEqual(['Block 1<br>in progress here']);
  });
});

describe('of many steps, those around it', () => {
  test.each<[string, Partial<MissionOutline>, string[]]>([
    [
      'in the middle',
      { current: 10 },
      ['5 earlier blocks done', 'Block 6<br>done done', 'Block 14 ahead', '16 later blocks ahead'],
    ],
    [
      'at the beginning',
      { current: 1 },
      ['Block 1<br>in progress here', 'Block 2 ahead', 'Block 5 ahead', '25 later blocks ahead'],
    ],
    [
      'at the end',
      { current: 30 },
      ['25 earlier blocks done', 'Block 26<br>done done', 'Block 29<br>done done', 'Block 30<br>in progress here'],
    ],
    [
      'one beyond',
      { total: 11, current: 6 },
      ['1 earlier block done', 'Block 2<br>done done', 'Block 10 ahead', '1 later block ahead'],
    ],
    [
      'done',
      { current: undefined, stage: 'complete' },
      ['25 earlier blocks done', 'Block 26<br>done done', 'Block 29<br>done done', 'Block 30<br>done done'],
    ],
    [
      'of numbers that no list could hold',
      { total: Number.MAX_SAFE_INTEGER, current: Number.MAX_SAFE_INTEGER },
      [
        '9007199254740986 earlier blocks done',
        'Block 9007199254740987<br>done done',
        'Block 9007199254740990<br>done done',
        'Block 9007199254740991<br>in progress here',
      ],
    ],
  ])('%s', (_, more, [first, second, last, end]) => {
    const found = nodes(counted(more));
    expect([found[0], found[1], found.at(-2), found.at(-1)]).toEqual([first, second, last, end]);
    expect(found.length).toBeLessThanOrEqual(11);
  });
});
