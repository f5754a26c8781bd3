import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../../src/core/limits.js';
import type { Evidence } from '../../../../../src/formats/grid/recover/evidence.js';
import { checkpointEvidence } from '../../../../../src/formats/grid/recover/sources/checkpoint.js';
import { persistenceEvidence } from '../../../../../src/formats/grid/recover/sources/persistence.js';
import { planEvidence } from '../../../../../src/formats/grid/recover/sources/plans.js';
import { proseEvidence } from '../../../../../src/formats/grid/recover/sources/prose.js';
import { scratchpadEvidence } from '../../../../../src/formats/grid/recover/sources/scratchpad.js';
import { summaryEvidence } from '../../../../../src/formats/grid/recover/sources/summaries.js';
import { warmthEvidence } from '../../../../../src/formats/grid/recover/sources/warmth.js';
import type { GridSnapshot } from '../../../../../src/formats/grid/snapshot.js';
import { schemaLifecycle } from '../../../../../src/formats/grid/spec/lifecycle.js';
import { growth, linear } from '../../../../support/growth.js';
import { rootOf } from './evidence-of.js';

const scratchpad = (snapshot: GridSnapshot) => scratchpadEvidence(snapshot, defaultLimits);
const sources = [checkpointEvidence, planEvidence, proseEvidence, scratchpad, summaryEvidence, warmthEvidence];

async function allEvidence(snapshot: GridSnapshot): Promise<readonly Evidence[]> {
  const { state } = snapshot;
  const persistence =
    state?.dialect === 'persistence' ? [await persistenceEvidence(state.document, state.data, '.grid/STATE.md')] : [];
  return [...(await Promise.all(sources.map((source) => source(snapshot)))), ...persistence];
}

const prose = `# Grid State - blog

## Current Position
Phase: 2 of 3 (Core)
Block: 04 of 09
Status: Block complete
Last activity: 2026-01-23 - Completed 04-PLAN.md

### Phase 2: Core Features (Blocks 02-06)
- ✅ Block 02: Blog system - COMPLETE (inferred)
- ⏳ Block 05: RSS feed
`;
const persistence = `cluster: blog
status: checkpoint
position: {phase: 2, block: 03, wave: 1, thread: 03.2}
progress_percent: 33
updated_at: 2026-01-24T14:00:00Z
theme: dark
`;
/** Paths inside the root; the second STATE.md stands for another root. */
const files = {
  'STATE.md': prose,
  'CHECKPOINT.md': `type: decision\nquestion: x\noptions: [a, b]\nblock: 03\nthread: 03.2\ntimestamp: 2026-01-24T14:00:00Z\n`,
  'SCRATCHPAD.md':
    'executor-001 | 2026-05-12T14:00:00Z | PROGRESS\nFinding: "Thread 02.1 complete (commit abc123)"\n\nexecutor-01 | 14:05 | PROGRESS\nFinding: Block 02 complete\n',
  'WARMTH.md': '# Warmth - blog\n\n## Gotchas\n- Config must be .mjs (block 01)\n',
  'phases/02-core/02-01-SUMMARY.md':
    '---\ncluster: blog\nblock: "02-01"\ncommits: [e31b5e8]\n---\n\n# Block 02-01: Shelves\n',
  'plans/blog-block-01.md': '# Block 01: Foundation\n',
};

const control = /\p{Cc}/u;

/** What must hold of evidence, whatever the files say. */
function expectSound(evidence: Evidence, texts: ReadonlyMap<string, string>): void {
  const { fields, phases, blocks, commits, moments, notes } = evidence;
  for (const { source } of [...fields.values(), ...phases, ...blocks, ...commits, ...moments]) {
    expect(source.what).not.toBe('');
    if (source.line === undefined || source.path === undefined) continue;
    const lines = (texts.get(source.path) ?? '').split('\n').length;
    expect(source.line).toBeGreaterThanOrEqual(1);
    expect(source.line).toBeLessThanOrEqual(lines);
  }
  for (const { number, id, blocks: counted = 0 } of phases) {
    expect(number >= 1 && number <= 99 && counted >= 0).toBe(true);
    expect(id ?? '01-a').toMatch(/^\d{2}-[a-z0-9-]+$/);
  }
  for (const { block, name } of blocks) {
    expect(block.number).toBeGreaterThanOrEqual(1);
    expect(control.test(name ?? '')).toBe(false);
  }
  for (const { value } of commits) expect(value).toMatch(/^[0-9a-f]{4,64}$/);
  for (const { value } of moments) expect(Number.isFinite(value)).toBe(true);
  const status = fields.get('status')?.value;
  if (status !== undefined) expect(Object.keys(schemaLifecycle.edges)).toContain(status);
  expect(notes.length).toBeLessThanOrEqual(51);
  for (const note of notes) expect(control.test(note) || note.length > 600).toBe(false);
}

async function expectSoundRoot(damaged: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  const snapshot = await rootOf(damaged);
  const texts = new Map(snapshot.documents.map(({ path, text }) => [path, text]));
  for (const evidence of await allEvidence(snapshot)) expectSound(evidence, texts);
}

type Name = keyof typeof files;
const names = Object.keys(files) as Name[];

test.each([...names, 'persistence'] as const)('%s, cut at every byte', async (name) => {
  const [file, text] = name === 'persistence' ? ['STATE.md', persistence] : [name, files[name]];
  for (let end = 0; end <= text.length; end += 1) await expectSoundRoot({ [file]: text.slice(0, end) });
});

test('files with damage of any kind', async () => {
  const junk = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '\0',
      '\ud800',
      '\u202e',
      '---\n',
      '<<<<<<< a\n',
      '{{x}}',
      '|',
      ': ',
      '- [ ] ',
      '# Phase 9999: x',
      '__proto__: 1\n',
    ),
    fc.integer().map(String),
  );
  const damage = fc.record({ name: fc.constantFrom(...names), at: fc.nat(400), out: fc.nat(40), into: junk });
  await fc.assert(
    fc.asyncProperty(fc.array(damage, { maxLength: 6 }), fc.boolean(), async (all, isPersistence) => {
      const damaged: Record<string, string> = { ...files, ...(isPersistence && { 'STATE.md': persistence }) };
      for (const { name, at, out, into } of all) {
        const text = damaged[name] ?? '';
        damaged[name] = text.slice(0, at) + into + text.slice(at + out);
      }
      await expectSoundRoot(damaged);
    }),
    { numRuns: 300 },
  );
});

test('bytes that are no text', async () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, index) => (index * 37) % 256);
  await expectSoundRoot(Object.fromEntries(names.map((name) => [name, bytes])));
});

describe('time grows with the size', () => {
  const times = (text: string, size: number): string => text.repeat(size);
  test.each<[string, (size: number) => Record<string, string>, number]>([
    ['ticks', (size) => ({ 'STATE.md': `${prose}${times('- ✅ Block 02: Blog (inferred)\n', size)}` }), 400],
    [
      'headings of phases',
      (size) => ({ 'STATE.md': `${prose}${times('### Phase 2: Core (Blocks 1-3)\ntext\n', size)}` }),
      400,
    ],
    ['notes', (size) => ({ 'STATE.md': `${prose}## Notes\n${times('- Block 02: Completed so\n', size)}` }), 400],
    ['signs', (size) => ({ 'STATE.md': `${prose}Last activity: ${times('(block 1 ', size)}\n` }), 2000],
    [
      'summaries',
      (size) =>
        Object.fromEntries(
          Array.from({ length: size }, (_, at) => [
            `phases/${10 + (at % 90)}-a/${at % 9999}-SUMMARY.md`,
            files['phases/02-core/02-01-SUMMARY.md'],
          ]),
        ),
      100,
    ],
    [
      'plans',
      (size) =>
        Object.fromEntries(Array.from({ length: size }, (_, at) => [`plans/a${at}-block-${at % 9999}.md`, '# x\n'])),
      200,
    ],
    [
      'checkpoints',
      (size) =>
        Object.fromEntries(Array.from({ length: size }, (_, at) => [`CHECKPOINT-${at}.md`, files['CHECKPOINT.md']])),
      100,
    ],
    ['entries', (size) => ({ 'SCRATCHPAD.md': times(files['SCRATCHPAD.md'], size) }), 200],
    ['lessons', (size) => ({ 'WARMTH.md': `${files['WARMTH.md']}${times('- Config (block 01)\n', size)}` }), 400],
    [
      'fields',
      (size) => ({ 'STATE.md': `${persistence}${Array.from({ length: size }, (_, at) => `key${at}: x\n`).join('')}` }),
      400,
    ],
  ])(
    '%s',
    async (_, make, from) => {
      const roots = new Map<number, GridSnapshot>();
      const prepared = async (size: number): Promise<GridSnapshot> => {
        const root = roots.get(size) ?? (await rootOf(make(size)));
        roots.set(size, root);
        return root;
      };
      expect(await growth(async (size) => allEvidence(await prepared(size)), from)).toBeLessThanOrEqual(linear);
    },
    60_000,
  );
});
