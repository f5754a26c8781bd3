import type { GridSnapshot } from '../snapshot.js';
import type { Evidence } from './evidence.js';
import { proseEvidence } from './sources/prose.js';
import { renderedBodyFields } from './sources/rendered-body.js';

/**
 * What the body of a state of the schema dialect says, of a root whose STATE.md holds nothing else: it looks like the older
 * prose, and says less, for the front matter above it was lost. Its blocks count within their phase.
 */
export async function schemaBodyEvidence(snapshot: GridSnapshot, path: string): Promise<Evidence> {
  const said = await proseEvidence(snapshot);
  const fields = new Map([...said.fields, ...renderedBodyFields(snapshot.state?.document.text ?? '', path)]);
  const current = fields.get('position.phase')?.value;
  const blocks = said.blocks.map((claim) => {
    const { number, phase = typeof current === 'number' ? current : undefined } = claim.block;
    return { ...claim, block: { phase, number, isPlain: phase === undefined } };
  });
  // It has no field of its own, so nothing of it is left without one.
  return { ...said, fields, blocks, notes: [] };
}
