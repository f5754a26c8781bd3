import { mapOf } from '../../../../text/data.js';
import { phaseNumber } from '../../mission/phases.js';
import { titled } from '../sources/names.js';
import { slug } from '../write/ids.js';
import { agreeing, type Outvoted } from './agreeing.js';
import type { Circumstances } from './circumstances.js';
import { type Counted, claimsOf, countBlocks, namedBlocks } from './count-blocks.js';
import { grown } from './grown.js';
import { definedBy, mostPhases, type PhaseFact, type PhaseFacts, toldPhases } from './phase-facts.js';
import { type LaidPhase, type Layout, layoutOf, twoDigits } from './phase-layout.js';
import { reachedBy } from './reached.js';
import { isSound } from './sound.js';
import { choose, type Weighed } from './weigh.js';

/**
 * The phases of the mission: as the present file defines them, else the last good version; else as the other sources
 * tell of them; else one phase that holds all blocks.
 */
export function layPhases(weighed: Weighed, cluster: string, { kept }: Circumstances): Layout {
  const own = definedBy(weighed, 'state');
  const last = definedBy(weighed, 'version');
  const told = toldPhases(weighed);
  const total = countOf(weighed, 'phases.total');
  const ofFile = weighed.said('state', 'phases.total')?.value;
  const isLeftOut = own.size === 0 && last.size === 0 && kept === 'whole' && typeof ofFile === 'number' && ofFile > 0;
  const hasLost = kept !== 'whole' || ((total ?? 0) > own.size && !isAllThere(own, last, weighed));
  const defined = isLeftOut ? [] : defineds(own, last, hasLost);
  const isOpen = defined.length === 0 || (hasLost && last.size === 0);
  const isUnended = defined.length === 0 || total === undefined;
  const number = isOpen ? Math.max(defined.length, total ?? 0, ...(isUnended ? numbersIn(weighed, told) : [])) : 0;
  const facts = Array.from({ length: Math.max(defined.length, Math.min(number, mostPhases)) }, (_, index) => {
    return merged(defined[index], told.get(index + 1));
  });
  const named = namedBlocks(weighed);
  const isUnderWay = (choose(weighed, 'status')?.value ?? 'planning') !== 'planning';
  if (
    !isUnderWay &&
    facts.length === 0 &&
    claimsOf(weighed).length + (countOf(weighed, 'progress.blocks_total') ?? 0) === 0
  ) {
    return layoutOf([], false, named);
  }
  const names = nameAll(facts.length > 0 ? facts : [undefined], cluster);
  const uncounted = names.map((phase, index) => {
    const fact = facts[index];
    return {
      ...phase,
      blocks: fact?.blocks,
      isLeast: fact?.said === undefined,
      source: fact?.source ?? { what: 'no source' },
      sure: (fact?.sure ?? false) && fact?.id !== undefined && fact.name !== undefined,
    };
  });
  const agreed: readonly ((typeof uncounted)[number] & Outvoted)[] = isLeftOut
    ? uncounted
    : agreeing(uncounted, facts, last, weighed);
  const laid = (phase: (typeof agreed)[number], index: number, { blocks, source, sure }: Counted): LaidPhase => ({
    ...phase,
    said: facts[index]?.said ?? mapOf([]),
    namedBy: facts[index]?.id === undefined && facts[index]?.name === undefined ? undefined : facts[index]?.source,
    isCounted: facts[index]?.blocks !== undefined,
    blocks: blocks ?? 0,
    source,
    sure: sure && phase.sure && phase.outvoted === undefined,
  });
  const open = agreed.map((phase, index) => laid(phase, index, phase.isLeast ? { ...phase, blocks: 0 } : phase));
  const counted = countBlocks(agreed, weighed, reachedBy(weighed, layoutOf(open, true, named)));
  const phases = agreed.map((phase, index) => laid(phase, index, counted[index] ?? phase));
  return layoutOf(grown(phases, weighed, named), !isLeftOut, named);
}

/** Whether the phases of the present file hold all of its blocks, whatever it says of their number, and history knows no more. */
function isAllThere(own: PhaseFacts, last: PhaseFacts, { said }: Weighed): boolean {
  const sum = [...own.values()].reduce((all, { blocks = Number.NaN }) => all + blocks, 0);
  return last.size <= own.size && sum === said('state', 'progress.blocks_total')?.value;
}

/** A whole number that sources say, the strongest that says a sound one. */
function countOf(weighed: Weighed, path: string): number | undefined {
  for (const { claim } of weighed.all(path)) {
    if (typeof claim.value === 'number' && isSound(path, claim.value) && claim.value > 0) return claim.value;
  }
  return undefined;
}

/** The numbers of phases that sources speak of where none is defined, or nobody says how many there are. */
function numbersIn(weighed: Weighed, told: PhaseFacts): readonly number[] {
  const ofBlocks = claimsOf(weighed).flatMap(({ block: { phase } }) => phase ?? []);
  const current = ['position.phase', 'phases.current'].flatMap((path) => countOf(weighed, path) ?? []);
  return [...told.keys(), ...ofBlocks, ...current].filter((number) => number <= mostPhases);
}

/** The phases of the present file; where some were lost, those of the last good version fill the gaps. */
function defineds(own: PhaseFacts, last: PhaseFacts, hasLost: boolean): readonly PhaseFact[] {
  const byId = new Map([...last.values()].flatMap((fact) => (fact.id === undefined ? [] : [[fact.id, fact] as const])));
  const kept = [...own.values()].map((fact, index): PhaseFact => {
    const before = byId.get(fact.id ?? '') ?? (fact.id === undefined ? last.get(index + 1) : undefined);
    return before ? (merged(fact, before) ?? fact) : fact;
  });
  if (own.size > 0 && !hasLost) return kept;
  const ids = new Set(kept.map(({ id }) => id));
  const others = [...last.values()].filter(({ id }) => id !== undefined && !ids.has(id));
  const isInOrder = kept.every(({ id }, index) => numberOf(id) >= numberOf(kept[index - 1]?.id));
  const all = [...kept, ...others];
  return isInOrder ? all.sort((a, b) => numberOf(a.id) - numberOf(b.id)) : all;
}

const numberOf = (id: string | undefined): number => (id === undefined ? 0 : phaseNumber(id));

/** What a stronger and a weaker source say of one phase. */
function merged(strong: PhaseFact | undefined, weak: PhaseFact | undefined): PhaseFact | undefined {
  if (!strong || !weak) return strong ?? weak;
  const lacks = strong.id === undefined || strong.name === undefined || strong.blocks === undefined;
  const said = strong.said ?? weak.said;
  return { ...weak, ...strong, ...(said && { said }), sure: strong.sure && !lacks };
}

/** An id and a name for each phase; all ids differ. */
function nameAll(
  facts: readonly (PhaseFact | undefined)[],
  cluster: string,
): readonly { readonly id: string; readonly name: string }[] {
  const taken = new Set(facts.flatMap((fact) => fact?.id ?? []));
  return facts.map((fact, index) => {
    const name = fact?.name ?? nameFrom(fact?.id) ?? (facts.length === 1 ? cluster : `Phase ${index + 1}`);
    if (fact?.id !== undefined) return { id: fact.id, name };
    const base = `${twoDigits((index + 1) % 100)}-${slug(name, 'phase')}`;
    let id = base;
    for (let again = 2; taken.has(id); again += 1) id = `${base}-${again}`;
    taken.add(id);
    return { id, name };
  });
}

/** `02-core-features` is called Core Features. */
function nameFrom(id: string | undefined): string | undefined {
  return titled(id?.slice(3) ?? '') || undefined;
}
