import { describe, expect, test } from 'vitest';
import { proseEvidence } from '../../../../../src/formats/grid/recover/sources/prose.js';
import { blocksIn, fieldsIn, momentsIn, phasesIn, placeOf, rootOf } from './evidence-of.js';

const proseIn = async (text: string) => proseEvidence(await rootOf({ 'STATE.md': text }));

/** As a real project has it: blocks 1 to 4 of 9 are complete, in phase 2 of 3. */
const blog = `# Grid State - astro-blog

## Current Position
Phase: 2 of 3 (Core Features)
Block: 04 of 09
Status: Block complete
Last activity: 2026-01-23 - Completed 04-PLAN.md

Progress: [████░░░░░] 44.4%

## Session Continuity
Last session: 2026-01-23 17:33
Stopped at: Completed Block 04 - Tag filtering system
Resume file: None

## Block Status

### Phase 1: Foundation (Block 01)
- ✅ Block 01: Initialize Astro with Tailwind and base layout - COMPLETE

### Phase 2: Core Features (Blocks 02-06)
- ✅ Block 02: Blog system with content collections - COMPLETE (inferred)
- ✅ Block 03: Dark mode toggle and table of contents - COMPLETE
- ✅ Block 04: Tag filtering system - COMPLETE
- ⏳ Block 05: RSS feed
- ⏳ Block 06: SEO and social meta tags

### Phase 3: Polish (Blocks 07-09)
- ⏳ Block 07: Image optimization
- ⏳ Block 08: Search functionality
- ⏳ Block 09: Performance optimization

## Notes
- Block 01: Completed with base layout and Tailwind integration
- Block 02: Completed (inferred from existing blog posts and content collections)
`;

describe('a whole prose file', () => {
  test.each([
    ['LF', blog],
    ['CRLF', blog.replaceAll('\n', '\r\n')],
  ])('position and session, %s', async (_, text) => {
    const evidence = await proseIn(text);
    expect(fieldsIn(evidence)).toEqual({
      cluster: 'astro-blog',
      status: 'in_progress?',
      'progress.percent': '44.4',
      'phases.current': '2',
      'position.phase': '2',
      'position.phase_name': 'Core Features',
      'phases.total': '3',
      'progress.blocks_total': '9',
      'resume.checkpoint_file': 'null',
    });
    expect(placeOf(evidence, 'progress.blocks_total')).toBe('.grid/STATE.md:5');
    expect(placeOf(evidence, 'resume.checkpoint_file')).toBe('.grid/STATE.md:14');
    expect(momentsIn(evidence)).toEqual(['2026-01-23T00:00:00Z?', '2026-01-23T17:33:00Z?']);
  });

  test('phases', async () => {
    expect(phasesIn(await proseIn(blog))).toEqual([
      '2 "Core Features"',
      '1 "Foundation" 1',
      '1? 01-foundation',
      '2 "Core Features" 5',
      '2? 02-core-features',
      '3 "Polish" 3',
      '3? 03-polish',
    ]);
  });

  test('blocks', async () => {
    expect(blocksIn(await proseIn(blog))).toEqual([
      '04? complete', // Completed 04-PLAN.md
      '04? complete', // Stopped at
      '01@1 complete "Initialize Astro with Tailwind and base layout"',
      '02@2? complete "Blog system with content collections"',
      '03@2 complete "Dark mode toggle and table of contents"',
      '04@2 complete "Tag filtering system"',
      '05@2 planned "RSS feed"',
      '06@2 planned "SEO and social meta tags"',
      '07@3 planned "Image optimization"',
      '08@3 planned "Search functionality"',
      '09@3 planned "Performance optimization"',
      '04@2 complete', // Block: 04 of 09, Status: Block complete
      '01? complete',
      '02? complete',
    ]);
  });

  test('what has no place in the schema is noted', async () => {
    const { notes } = await proseIn(blog);
    expect(notes).toEqual([
      'the status reads "Block complete", which is taken as "in_progress": check it',
      'the schema has no field for what stands in line 7 ("Last activity: 2026-01-23 - Completed 04-PLAN.md"), line 13 ("Stopped at: Completed Block 04 - Tag filtering system") and lines 34 to 35 below "## Notes" of STATE.md: see that nothing of it is lost',
    ]);
  });
});

describe('the status in the words of the schema', () => {
  test.each<[string, string | undefined]>([
    ['in_progress', 'in_progress'],
    ['Active', 'in_progress'],
    ['**In Progress** (block 3)', 'in_progress'],
    ['Resumed', 'in_progress'],
    ['Checkpoint', 'blocked'],
    ['Interrupted', 'blocked'],
    ['BLOCKED - waiting for the key', 'blocked'],
    ['Completed', 'complete'],
    ['Done', 'complete'],
    ['Mission complete', 'complete'],
    ['Failed', 'failed'],
    ['Initialized', 'planning'],
    ['Ready to plan', 'planning?'],
    ['Block complete', 'in_progress?'],
    ['Block 04 complete, block 05 is next', 'in_progress?'],
    ['Phase complete', 'in_progress?'],
    ['Block failed', 'blocked?'],
    ['Waiting for approval', 'blocked?'],
    ['All blocks complete', 'complete?'],
    ['The project is done', 'complete?'],
    ['Executing wave 2', 'in_progress?'],
    ['Lovely', undefined],
  ])('%s', async (said, status) => {
    const evidence = await proseIn(`# Grid State\n\nPhase: 1 of 2\nStatus: ${said}\n`);
    expect(fieldsIn(evidence).status).toBe(status);
    const isTold = evidence.notes.some((note) => note.startsWith('the status reads'));
    expect(isTold).toBe(status === undefined || status.endsWith('?'));
  });
});

describe('the block that the mission stands at', () => {
  test.each<[string, string, string[], string | undefined]>([
    ['without ticks, those before are complete', 'Block: 3 of 5', ['03@2 begun', '01? complete', '02? complete'], '5'],
    ['without a total', 'Block: 2', ['02@2 begun', '01? complete'], undefined],
    ['a block of a phase', 'Block: 02-03', ['02-03 begun', '02-01? complete', '02-02? complete'], undefined],
    ['a block that is complete', 'Block: 1 of 2\nStatus: Block complete', ['01@2 complete'], '2'],
    ['the mission goes on', 'Block: 1 of 2\nStatus: Block 00 is next', ['01@2 begun'], '2'],
    [
      'the total of a phase, for there are more ticks',
      'Block: 1 of 2\n- [x] Block 01: A\n- [ ] Block 02: B\n- [ ] Block 03: C',
      ['01 complete "A"', '02 planned "B"', '03 planned "C"', '02-01 begun'],
      undefined,
    ],
  ])('%s', async (_, lines, blocks, total) => {
    const evidence = await proseIn(`# Grid State\n\nPhase: 2 of 2\n${lines}\n`);
    expect(blocksIn(evidence)).toEqual(blocks);
    expect(fieldsIn(evidence)['progress.blocks_total']).toBe(total);
  });
});

describe('the line of a block', () => {
  test.each<[string, string]>([
    ['- ✅ Block 01: Shelves - COMPLETE', '01 complete "Shelves"'],
    ['- [x] **Block 01**: Shelves (done)', '01 complete "Shelves"'],
    ['- ✅ Block 01-02: Shelves', '01-02 complete "Shelves"'],
    ['- ✅ Block 01: Shelves (assumed)', '01? complete "Shelves"'],
    ['- ✅ Block 01: Shelves - COMPLETE (inferred from the posts)', '01? complete "Shelves"'],
    ['- 🔄 Block 01: Shelves', '01 begun "Shelves"'],
    ['- ⏳ Block 01: Shelves - IN PROGRESS', '01 begun "Shelves"'],
    ['- ⏭ Block 01: Shelves', '01 skipped "Shelves"'],
    ['- ✅ Block 01: Shelves - SKIPPED', '01 skipped "Shelves"'],
    ['- Block 01: Shelves ✅', '01 complete "Shelves"'],
    ['- [ ] Block 01', '01 planned'],
    ['- [ ] Block 01: {{name}}', '01 planned'],
    ['- ⏳ Block 01: Half-finished shelves', '01 planned "Half-finished shelves"'],
  ])('%s', async (line, block) => {
    expect(blocksIn(await proseIn(`# Grid State\n\n${line}\n`))).toEqual([block]);
  });
});

describe('the heading of a phase', () => {
  test.each<[string, string[], string[]]>([
    [
      '### Phase 2: Core Features (Blocks 02-04)',
      ['2 "Core Features" 3', '2? 02-core-features'],
      ['02@2?', '03@2?', '04@2?'],
    ],
    ['### Phase 2: Core (Block 2)', ['2 "Core" 1', '2? 02-core'], ['02@2?']],
    ['### Phase 2 - Core (3 blocks)', ['2 "Core" 3', '2? 02-core'], []],
    ['### Phase 2: Core (done)', ['2 "Core"', '2? 02-core'], []],
    ['### Phase 2: Core ✅', ['2 "Core"', '2? 02-core'], []],
    ['### Phase 2: Search (full text)', ['2 "Search (full text)"', '2? 02-search-full-text'], []],
    ['- **Phase 2**: Core (Blocks 2 to 3)', ['2 "Core" 2', '2? 02-core'], ['02@2?', '03@2?']],
    ['### Phase 2', ['2'], []],
    ['### Phase 2: Küche', ['2 "Küche"', '2? 02-kuche'], []],
    ['### Phase 2: 基礎', ['2 "基礎"'], []],
    ['### Phase 2: Core (Blocks 06-02)', ['2 "Core"', '2? 02-core'], []],
    ['### Phase 0: Core', [], []],
    ['### Phase 2.1: Core', [], []],
  ])('%s', async (line, phases, blocks) => {
    const evidence = await proseIn(`# Grid State\n\n${line}\n`);
    expect(phasesIn(evidence)).toEqual(phases);
    expect(blocksIn(evidence)).toEqual(blocks.map((block) => `${block} planned`));
  });
});

describe('session continuity', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['Resume file: .grid/CHECKPOINT.md', { 'resume.checkpoint_file': '.grid/CHECKPOINT.md' }, []],
    ['Resume file: `none`', { 'resume.checkpoint_file': 'null' }, []],
    ['Resume file: ../../etc/passwd', {}, []],
    ['Resume file: /etc/passwd', {}, []],
    ['**Last session:** 2026-01-23T17:33:00Z', {}, ['2026-01-23T17:33:00Z']],
    ['- Last activity: 2026-01-23', {}, ['2026-01-23T00:00:00Z?']],
    ['Last activity: 2026-02-31 - nothing', {}, []],
    ['Last activity: yesterday', {}, []],
    ['Created: 2026-01-23T17:33:00Z', { created_at: '2026-01-23T17:33:00Z?' }, ['2026-01-23T17:33:00Z']],
  ])('%s', async (line, fields, moments) => {
    const evidence = await proseIn(`# Grid State\n\n## Session Continuity\n${line}\n`);
    expect(fieldsIn(evidence)).toEqual(fields);
    expect(momentsIn(evidence)).toEqual(moments);
  });
});

test('what stands in code says nothing', async () => {
  const evidence = await proseIn('# Grid State - blog\n\n```\n- ✅ Block 01: A\nLast session: 2026-01-23\n```\n');
  expect(blocksIn(evidence)).toEqual([]);
  expect(evidence.moments).toEqual([]);
});

test('another dialect, a file in conflict and no file at all are silent', async () => {
  const conflict = '# Grid State\n<<<<<<< a\nPhase: 1 of 2\n=======\nPhase: 2 of 2\n>>>>>>> b\n';
  for (const files of [
    { 'STATE.md': 'cluster: blog\nstatus: active\n' },
    { 'STATE.md': conflict },
    { 'WARMTH.md': '' },
  ]) {
    const evidence = await proseEvidence(await rootOf(files));
    expect([fieldsIn(evidence), blocksIn(evidence), evidence.notes]).toEqual([{}, [], []]);
  }
});
