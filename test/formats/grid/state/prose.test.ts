import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Target } from '../../../../src/core/document.js';
import { defaultLimits } from '../../../../src/core/limits.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import type { ProseState } from '../../../../src/formats/grid/snapshot.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { prose } from '../../../support/mission.js';

async function read(text: string): Promise<ProseState> {
  const { state } = await readGrid(new MemoryTree({ '.grid/STATE.md': text }), '.grid', defaultLimits);
  if (state?.dialect !== 'prose') throw new Error(`the test is not about prose, but ${state?.dialect}`);
  return state;
}

/** What was read, in short, with what stands at each place. */
function told({ phase, block, status, percent, bar, ticks }: ProseState) {
  const textAt = ({ document, start, end }: Target) => document.text.slice(start, end);
  const figure = (one: { value: number; at: Target } | undefined) => one && `${one.value} "${textAt(one.at)}"`;
  return {
    ...(phase && { phase: [figure(phase.current), figure(phase.total), phase.name].filter(Boolean).join(', ') }),
    ...(block && { block: [figure(block.current), figure(block.total)].filter(Boolean).join(', ') }),
    ...(status && { status: `${status.value} "${textAt(status.at)}"` }),
    ...(percent && { percent: figure(percent) }),
    ...(bar && { bar: `${bar.filled} of ${bar.cells} "${textAt(bar.at)}"` }),
    ...(ticks.length > 0 && {
      ticks: ticks.map(({ block: number, complete, at }) => `${number} ${complete ? 'done' : 'open'} "${textAt(at)}"`),
    }),
  };
}

const section = (lines: string) => `# Grid State\n\n## Current Position\n${lines}\n`;
const ticks = (lines: string) => `# Grid State\n\n## Block Status\n${lines}\n`;

test('a healthy mission', async () => {
  expect(told(await read(prose))).toEqual({
    phase: '2 "2", 3 "3", Kitchen',
    block: '3 "03", 5 "05"',
    status: 'Block complete "Block complete"',
    percent: '60 "60.0"',
    bar: '3 of 5 "[███░░]"',
    ticks: ['1 done "✅"', '2 done "✅"', '3 done "✅"', '4 open "⏳"', '5 open "⏳"'],
  });
});

test('CRLF changes nothing', async () => {
  expect(told(await read(prose.replace(/\n/g, '\r\n')))).toEqual(told(await read(prose)));
});

test('places are right behind emoji and tabs', async () => {
  const { percent, phase } = await read(section('Phase:\t🟦 1\n-\tPhase:\t2 of 3\n\tProgress: 🟩🟩⬜⬜ 50%'));
  expect(phase?.current.at.document.position(phase.current.at.start)).toEqual({ line: 5, column: 10 });
  expect(percent?.at.document.position(percent.at.start)).toEqual({ line: 6, column: 19 });
});

describe('position and status', () => {
  test.each<[string, string, object]>([
    ['emphasis around the label', '**Phase:** 1 of 2\n**Block**: 3', { phase: '1 "1", 2 "2"', block: '3 "3"' }],
    ['emphasis around all of it', '**Phase: 1 of 2 (Core)**', { phase: '1 "1", 2 "2", Core' }],
    [
      'list markers',
      '- Phase: 1 of 2\n* Block: 2 of 4\n+ Status: Waiting',
      { phase: '1 "1", 2 "2"', block: '2 "2", 4 "4"', status: 'Waiting "Waiting"' },
    ],
    [
      'a slash and a colon',
      'Phase 1/3: Foundation\nBlock 2 / 9',
      { phase: '1 "1", 3 "3", Foundation', block: '2 "2", 9 "9"' },
    ],
    ['a dash', 'Phase: 1/3 - Foundation', { phase: '1 "1", 3 "3", Foundation' }],
    ['brackets in brackets', 'Phase: 1 of 3 (Core (part 1))', { phase: '1 "1", 3 "3", Core (part 1)' }],
    ['phase and block in one', 'Block: 02-03 of 05', { block: '3 "02-03", 5 "05"' }],
    ['no label that is known', 'Phases: 1 of 3\nBlocks 2/3\nBlocked: 1', {}],
    ['no number', 'Phase: Foundation\nBlock: none', {}],
    ['a number of another kind', 'Phase: 1.5 of 3\nBlock: 2026-05-12', {}],
    ['a sentence', 'Phase 1 of 3 went well', {}],
    ['code', '`Phase: 1 of 3`\nBlock: `2` of 3\nStatus: `done`', {}],
    ['the first counts', 'Phase: 1 of 3\nPhase: 2 of 3', { phase: '1 "1", 3 "3"' }],
  ])('%s', async (_, lines, expected) => {
    expect(told(await read(section(lines)))).toEqual(expected);
  });

  test('the section on the position counts, and nothing outside of it', async () => {
    const around = `# Grid State\nPhase: 3 of 3\nStatus: old\n${section('Phase: 2 of 3')}\n## Notes\nBlock: 1 of 9\n`;
    expect(told(await read(around))).toEqual({ phase: '2 "2", 3 "3"' });
  });

  test('without such a section, the first line anywhere counts', async () => {
    const text = '# Grid State\n\n## Today\n\nPhase: 2 of 3\n\n## Then\n\nBlock: 1 of 9\nPhase: 3 of 3\n';
    expect(told(await read(text))).toEqual({ phase: '2 "2", 3 "3"', block: '1 "1", 9 "9"' });
  });
});

describe('progress', () => {
  test.each<[string, string, object]>([
    ['nine cells', 'Progress: [████░░░░░] 44.4%', { percent: '44.4 "44.4"', bar: '4 of 9 "[████░░░░░]"' }],
    ['without brackets', 'Progress: ████░░░░░ 44 %', { percent: '44 "44"', bar: '4 of 9 "████░░░░░"' }],
    ['the percentage first', '**Progress:** 50% [##--]', { percent: '50 "50"', bar: '2 of 4 "[##--]"' }],
    ['a tip', 'Progress: [==>  ] 60%', { percent: '60 "60"', bar: '3 of 5 "[==>  ]"' }],
    ['squares', 'Progress: 🟩🟩🟩⬜ 75%', { percent: '75 "75"', bar: '3 of 4 "🟩🟩🟩⬜"' }],
    ['no bar', 'Progress: 75%', { percent: '75 "75"' }],
    ['no percentage', 'Progress: [#..]', { bar: '1 of 3 "[#..]"' }],
    ['a count of blocks is none', 'Progress: 3/4 blocks', {}],
    ['a link is no bar', 'Progress: [see](log.md)', {}],
  ])('%s', async (_, line, expected) => {
    expect(told(await read(section(line)))).toEqual(expected);
  });

  test('in a section of its own, without a label', async () => {
    const text = `${section('Phase: 1 of 2')}\n## Progress\n\n[██░░] 50%\n`;
    expect(told(await read(text))).toEqual({ phase: '1 "1", 2 "2"', percent: '50 "50"', bar: '2 of 4 "[██░░]"' });
  });
});

describe('ticks', () => {
  test.each<[string, string, string[] | undefined]>([
    [
      'marks that say done',
      '- ✅ Block 01: a\n- ✔️ Block 2\n* ☑ **Block 3**\n✓ Block 4',
      ['1 done "✅"', '2 done "✔"', '3 done "☑"', '4 done "✓"'],
    ],
    [
      'marks that say open',
      '- ⏳ Block 01\n- 🔄 Block 2\n- ⬜ Block 3\n- ❌ Block 4',
      ['1 open "⏳"', '2 open "🔄"', '3 open "⬜"', '4 open "❌"'],
    ],
    ['checkboxes', '- [x] Block 01\n1. [X] Block 2\n- [ ] Block 3', ['1 done "[x]"', '2 done "[X]"', '3 open "[ ]"']],
    ['a checkbox and a mark', '- [x] ✅ Block 01', ['1 done "[x]"']],
    ['a mark at the end', '- Block 01: a ✅\n- **Block 02: b ⏳**', ['1 done "✅"', '2 open "⏳"']],
    ['a heading', '### ✅ Block 01\n### Block 02 ⏳', ['1 done "✅"', '2 open "⏳"']],
    [
      'a block that was skipped counts as complete (D33)',
      '- ⏭️ Block 01\n- ⏳ Block 02 - SKIPPED',
      ['1 done "⏭"', '2 done "⏳"'],
    ],
    ['phase and block', '- ✅ Block 02-03: a', ['3 done "✅"']],
    ['no mark', '- Block 01: done\nBlock 02 ✅', undefined],
    ['no block', '- ✅ Tests pass\n- [x] Phase 1', undefined],
    [
      'code and comments',
      '`- ✅ Block 01`\n\n    - ✅ Block 02\n\n<!-- ✅ Block 03 -->\n\n```\n- ✅ Block 04\n```',
      undefined,
    ],
  ])('%s', async (_, lines, expected) => {
    expect(told(await read(ticks(lines))).ticks).toEqual(expected);
  });
});

describe('ticks of a phase', () => {
  const found = async (lines: string) => {
    const state = await read(`# Grid State\n\n${lines}\n`);
    return state.ticks.map(({ phase, block, isPlain, isSkipped }) => {
      return `${phase ?? 'none'} ${block}${isPlain ? '' : ' of it'}${isSkipped ? ' skipped' : ''}`;
    });
  };

  test.each<[string, string, string[]]>([
    [
      'below its heading',
      '### Phase 1: Pantry (Block 01)\n- ✅ Block 01\n\n### Phase 2\n- ⏳ Block 02',
      ['1 1', '2 2'],
    ],
    ['below a heading of its own', '## Phase 1\n### Blocks\n- ✅ Block 01', ['1 1']],
    ['below another heading', '## Phase 1\n- ✅ Block 01\n## Notes\n- ✅ Block 02', ['1 1', 'none 2']],
    ['below a line that names it', '**Phase 1**: Pantry\n- ✅ Block 01\n\n- Phase 2\n  - ⏳ Block 02', ['1 1', '2 2']],
    ['behind a sentence', 'We are in phase 3.\n\n- ✅ Block 01', ['none 1']],
    ['named by the block', '## Phase 1\n- ✅ Block 02-01', ['2 1 of it']],
    ['skipped', '- ⏭️ Block 01\n- ⏳ Block 02 - SKIPPED\n- ✅ Block 03', ['none 1 skipped', 'none 2 skipped', 'none 3']],
  ])('%s', async (_, lines, expected) => {
    expect(await found(lines)).toEqual(expected);
  });
});

test.each<[string, string | undefined]>([
  ['# Grid State - recipe-box', 'recipe-box'],
  ['# The Grid State: Recipe Box', 'Recipe Box'],
  ['## Grid State — Recipe Box ##', 'Recipe Box'],
  ['# Grid State', undefined],
  ['# Grid State -', undefined],
  ['# Notes on Grid State - recipe-box', undefined],
])('the cluster in the title %j', async (title, expected) => {
  const { cluster } = await read(`${title}\n\nPhase: 1 of 2\n`);
  expect(cluster?.value).toBe(expected);
  if (cluster) expect(cluster.at.document.text.slice(cluster.at.start, cluster.at.end)).toBe(expected);
});

test('what is no text is not read', async () => {
  const hidden = `\`\`\`\n${prose}\n\`\`\`\n\n<!--\nPhase: 1 of 3\n-->\n\n    Phase: 2 of 3\n\n## Current Position\n\nPhase: 3 of 3\n`;
  expect(told(await read(hidden))).toEqual({ phase: '3 "3", 3 "3"' });
});

test('a body that no Markdown parser may see is not read at all', async () => {
  const state = await read(`${prose}\n\`x\`\n${'> '.repeat(100)}x\n`);
  expect(state.unread).toBe('the Markdown body nests deeper than 32 levels');
  expect(told(state)).toEqual({});
});

test('nothing is thrown, and every place lies in the text', async () => {
  const words = [
    'Phase',
    'Block',
    ':',
    '*',
    '_',
    ' ',
    '\t',
    '\n',
    '1',
    '02',
    ' of ',
    '/',
    '-',
    '(',
    ')',
    '[',
    ']',
    '█',
    '░',
    '#',
    '%',
    '.',
    '✅',
    '⏳',
    '- ',
    '`',
    '<!--',
    '-->',
    '## Current Position\n',
    'Progress: ',
    'Status: ',
    '😀',
  ];
  const text = fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((parts) => `Phase: 1\n${parts.join('')}`);
  await fc.assert(
    fc.asyncProperty(text, async (given) => {
      const { phase, block, status, percent, bar, ticks: marks } = await read(given);
      const figures = [phase?.current, phase?.total, block?.current, block?.total, percent];
      for (const figure of figures) if (figure) expect(Number.isFinite(figure.value)).toBe(true);
      for (const { start, end } of [...figures, status, bar, ...marks].flatMap((one) => one?.at ?? [])) {
        expect(start).toBeLessThan(end);
        expect(given.slice(start, end)).not.toContain('\n');
      }
    }),
    { numRuns: 500 },
  );
});
