import type { GridSnapshot } from '../snapshot.js';
import type { Claim, Evidence } from './evidence.js';
import { nameIn } from './sources/names.js';
import { proseEvidence } from './sources/prose.js';

// The body of a state of the schema dialect looks like the older prose, and says less: where it stands alone, the front
// matter above it was lost.

const heading = /^ {0,3}# THE GRID\b[^\n]{0,40}\bMission State\b/im;
/** What a line of the body repeats of the front matter. */
const lines: ReadonlyMap<string, RegExp> = new Map([
  ['cluster', /^ {0,3}## Mission:[ \t]*([^\n]{1,200})$/m],
  ['status', /^\*\*Status:\*\*[ \t]*(\w{1,40})[ \t]*$/m],
  ['mode', /^\*\*Mode:\*\*[ \t]*(\w{1,40})[ \t]*$/m],
]);

/** Whether a Markdown text is the body of a state of the schema dialect (STATE.md schema 6). */
export function isSchemaBody(text: string): boolean {
  return heading.test(text);
}

/** What such a body says, of a root whose STATE.md holds nothing else: its blocks count within their phase. */
export async function schemaBodyEvidence(snapshot: GridSnapshot, path: string): Promise<Evidence> {
  const said = await proseEvidence(snapshot);
  const fields = new Map(said.fields);
  for (const [field, line] of lines) {
    const claim = claimOf(line, snapshot, path);
    if (claim) fields.set(field, claim);
  }
  const current = fields.get('position.phase')?.value;
  const blocks = said.blocks.map((claim) => {
    const { number, phase = typeof current === 'number' ? current : undefined } = claim.block;
    return { ...claim, block: { phase, number, isPlain: phase === undefined } };
  });
  // It has no field of its own, so nothing of it is left without one.
  return { ...said, fields, blocks, notes: [] };
}

function claimOf(line: RegExp, { state }: GridSnapshot, path: string): Claim | undefined {
  const found = state && line.exec(state.document.text);
  const value = nameIn(found?.[1] ?? '');
  if (!found || value === undefined) return undefined;
  return { value, source: { what: 'STATE.md', path, line: state.document.position(found.index).line }, sure: true };
}
