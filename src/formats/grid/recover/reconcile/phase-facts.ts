import type { Data } from '../../../../core/data.js';
import type { Source } from '../../../../core/recovery.js';
import { phaseNumber } from '../../mission/phases.js';
import type { EvidenceKind } from '../evidence.js';
import { nouns } from '../source-name.js';
import { withPhaseIds } from './phase-ids.js';
import { withTwins } from './record-ids.js';
import { fieldsOf, isSound, itemsOf } from './sound.js';
import type { Weighed } from './weigh.js';

/** What is said of a phase, by one source or by several. */
export interface PhaseFact {
  readonly id?: string;
  readonly name?: string;
  readonly blocks?: number;
  /** Its definition as a STATE.md has it, other fields included. */
  readonly said?: { readonly [key: string]: Data };
  readonly source: Source;
  readonly sure: boolean;
}

/** The phases by their number, from 1. */
export type PhaseFacts = ReadonlyMap<number, PhaseFact>;

/** More phases than ids have numbers for are nobody's plan. */
export const mostPhases = 99;

/** The definitions of the present file, or of the last good version. Of an id that stands twice, the first counts. */
export function definedBy(weighed: Weighed, kind: EvidenceKind): PhaseFacts {
  const claim = weighed.said(kind, 'phases.definitions');
  const facts = new Map<number, PhaseFact>();
  const seen = new Set<string>();
  if (!claim) return facts;
  const items = withTwins(itemsOf(claim.value).map(fieldsOf)).filter((item) => item !== undefined);
  for (const said of withPhaseIds(items, weighed, kind)) {
    const { id, name, blocks } = said;
    const own = typeof id === 'string' && isSound('position.phase_id', id) ? id : undefined;
    if (own !== undefined && seen.has(own)) continue;
    if (own !== undefined) seen.add(own);
    facts.set(facts.size + 1, {
      ...(own !== undefined && { id: own }),
      ...(typeof name === 'string' && isSound('position.phase_name', name) && { name }),
      ...(typeof blocks === 'number' && isSound('progress.blocks_total', blocks) && { blocks }),
      ...{ said, source: claim.source, sure: claim.sure && kind === 'state' },
    });
  }
  return facts;
}

/** What all other sources say of the phases, the strongest first in each part. */
export function toldPhases(weighed: Weighed): PhaseFacts {
  const facts = new Map<number, PhaseFact>();
  for (const { kind, phases } of weighed.evidence) {
    for (const { number, id, name, blocks, source: said, sure } of phases) {
      // The name of a file or of its folder tells it, and no line.
      const source = kind === 'summary' || kind === 'plan' ? { what: nouns[kind] } : said;
      if (number < 1 || number > mostPhases) continue;
      const known = facts.get(number);
      const isId = id !== undefined && isSound('position.phase_id', id) && phaseNumber(id) === number;
      const isName = name !== undefined && isSound('position.phase_name', name);
      facts.set(number, {
        ...(isId && { id }),
        ...(isName && { name }),
        ...(blocks !== undefined && { blocks }),
        ...{ source, ...known },
        // What an unsure source adds to what is known leaves it unsure.
        sure:
          (known?.sure ?? true) && (sure || !addsTo(known, { id: isId, name: isName, blocks: blocks !== undefined })),
      });
    }
  }
  return facts;
}

function addsTo(known: PhaseFact | undefined, said: Readonly<Record<'id' | 'name' | 'blocks', boolean>>): boolean {
  return !known || (['id', 'name', 'blocks'] as const).some((field) => said[field] && known[field] === undefined);
}
