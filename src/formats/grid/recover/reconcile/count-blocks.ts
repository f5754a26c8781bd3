import type { Source } from '../../../../core/recovery.js';
import { numberingOf } from '../../mission/blocks.js';
import type { BlockClaim, EvidenceKind } from '../evidence.js';
import { workedOutFrom } from '../source-name.js';
import { type NamedBlock, phaseIndexOf } from './phase-layout.js';
import { firstBlock, type PhaseBegin, type Reached, reachedIn } from './reached.js';
import { isSound } from './sound.js';
import type { Weighed } from './weigh.js';

// How many blocks each phase has, where its definition does not say so: by the blocks that the sources speak of (D23).

export interface Counted {
  /** Undefined where nothing tells. */
  readonly blocks: number | undefined;
  readonly source: Source;
  readonly sure: boolean;
}

/** A phase whose blocks are to be counted. */
interface Uncounted {
  readonly id: string;
  readonly blocks: number | undefined;
  /** Whether that is what is left of its files, and no definition: it may have more. */
  readonly isLeast: boolean;
  readonly source: Source;
  readonly sure: boolean;
}

/** Sources whose blocks the mission surely has; commits and notes may speak of what was never planned. */
const counting: readonly EvidenceKind[] = ['state', 'version', 'summary', 'plan'];

/** Sources of which one line may tell how many blocks there are; of the others, each speaks of a single block. */
const listing: readonly EvidenceKind[] = ['state', 'version'];

/** The blocks that the sources speak of: those of the stronger ones, or of all where these speak of none. */
export function claimsOf({ evidence }: Weighed): readonly KindClaim[] {
  const all = evidence.flatMap(({ kind, blocks }) => blocks.map((claim) => ({ ...claim, kind })));
  const strong = all.filter(({ kind }) => counting.includes(kind));
  return strong.length > 0 ? strong : all;
}

interface KindClaim extends BlockClaim {
  readonly kind: EvidenceKind;
}

/** The blocks that files and lists speak of, for telling how the mission numbers them. */
export function namedBlocks({ evidence }: Weighed): readonly NamedBlock[] {
  const kinds = evidence.filter(({ kind }) => counting.includes(kind) && kind !== 'version');
  return kinds.flatMap(({ kind, blocks }) => blocks.map(({ block }) => ({ kind, block })));
}

/**
 * Counts the blocks of phases that are known in their order.
 * @param reached how far the mission has come
 */
export function countBlocks(
  phases: readonly Uncounted[],
  weighed: Weighed,
  reached: Reached | undefined,
): readonly Counted[] {
  const claims = claimsOf(weighed);
  const spans = spansOf(phases, claims);
  const counted = countSpans(phases, spans, reached);
  if (counted.every(({ blocks }) => blocks !== undefined)) return withRest(counted, phases, weighed, claims);
  const total = totalOf(weighed, highestComplete(claims), claims);
  const current = firstBlock(weighed, phases, reached, highestComplete(claims));
  const ahead = fillAhead(counted, spans, current, total);
  const filled = fillBehind(
    countSpans(
      phases.map((phase, index) => ({ ...phase, ...ahead.get(index) })),
      spans,
      reached,
    ),
    total,
  );
  return withRest(filled, phases, weighed, claims);
}

/** The blocks of each phase by its definition, else by what is said of its blocks: as many at least as were reached. */
function countSpans(
  phases: readonly Omit<Uncounted, 'id'>[],
  spans: ReadonlyMap<number, Span>,
  reached: Reached | undefined,
): readonly Counted[] {
  let before: number | undefined = 0;
  return phases.map((phase, index): Counted => {
    const own = countSpan(phase, spans.get(index), before);
    const isDefined = !phase.isLeast && phase.blocks !== undefined;
    const least = isDefined || index !== reached?.phase ? 0 : reachedIn(reached, before);
    const isMore = reached !== undefined && least > (own.blocks ?? 0);
    const found = isMore ? { blocks: least, source: reached.source, sure: false } : own;
    before = before === undefined || found.blocks === undefined ? undefined : before + found.blocks;
    return found;
  });
}

function countSpan(phase: Omit<Uncounted, 'id'>, span: Span | undefined, before: number | undefined): Counted {
  const { blocks: said, isLeast, source, sure } = phase;
  const blocks = said && isLeast ? Math.max(said, span?.own ?? 0) : said;
  const found = blocks || (span && countIn(span, before)) || blocks;
  const isFromFiles = isLeast && span?.source.path === undefined && source.path === undefined;
  if (found === blocks || !span) return { blocks, source: (isFromFiles && span?.source) || source, sure };
  return { blocks: found, source: span.source, sure: false };
}

/** What is said of the blocks of one phase. */
interface Span {
  /** The highest number that counts within the phase; 0 when there is none. */
  readonly own: number;
  /** The numbers through the mission. */
  readonly plain: ReadonlySet<number>;
  readonly source: Source;
}

function spansOf(phases: readonly Uncounted[], claims: readonly KindClaim[]): ReadonlyMap<number, Span> {
  const { restarts } = numberingOf(
    [],
    claims.map(({ block }) => block),
  );
  const spans = new Map<number, { own: number; plain: Set<number>; source: Source }>();
  const { ofNumber } = phaseIndexOf(phases);
  const single = claims.filter(({ kind }) => !listing.includes(kind)).map(({ kind }) => kind);
  for (const { block, kind, source: own } of claims) {
    const source = listing.includes(kind) ? own : workedOutFrom(single, own);
    const index = block.phase === undefined ? undefined : ofNumber(block.phase);
    if (index === undefined) continue;
    const span = spans.get(index) ?? { own: 0, plain: new Set<number>(), source };
    spans.set(index, span);
    if (block.isPlain && !restarts) span.plain.add(block.number);
    else span.own = Math.max(span.own, block.number);
  }
  return spans;
}

/** Numbers through the mission begin where those of the phases before end. */
function countIn({ own, plain }: Span, before: number | undefined): number {
  let highest = 0;
  for (const number of plain) highest = Math.max(highest, number);
  const through = before === undefined || highest <= before ? plain.size : Math.max(plain.size, highest - before);
  return Math.max(own, through);
}

/** How many blocks the mission has in all, and who says so. */
function totalOf(weighed: Weighed, least: number, claims = claimsOf(weighed)): Counted | undefined {
  const path = 'progress.blocks_total';
  for (const { claim, kind } of weighed.all(path)) {
    const { value, source, sure } = claim;
    if (typeof value !== 'number' || value < Math.max(1, least) || !isSound(path, value)) continue;
    return { blocks: value, source, sure: sure && kind === 'state' };
  }
  let highest: BlockClaim | undefined;
  for (const claim of claims) {
    if (claim.block.isPlain && claim.block.number > (highest?.block.number ?? 0)) highest = claim;
  }
  return highest && { blocks: highest.block.number, source: highest.source, sure: false };
}

const noSource: Source = { what: 'no source' };

/**
 * The blocks of phases that nobody has counted and that lie before another one of which the numbers are known: those
 * count through the mission, so what lies before the lowest of them fills the phases before.
 */
function fillAhead(
  counted: readonly Counted[],
  spans: ReadonlyMap<number, Span>,
  current: PhaseBegin | undefined,
  total: Counted | undefined,
): ReadonlyMap<number, Counted> {
  const open = counted.flatMap(({ blocks }, index) => (blocks === undefined ? [index] : []));
  const [first = counted.length] = open;
  const next = current?.phase ?? counted.findIndex((_, index) => index > first && hasPlain(spans.get(index)));
  const ahead = open.filter((index) => index < next);
  let lowest = current?.block ?? Number.POSITIVE_INFINITY;
  for (const number of spans.get(next)?.plain ?? []) lowest = Math.min(lowest, number);
  const known = counted.reduce((sum, { blocks = 0 }) => sum + blocks, 0);
  const before = counted.slice(0, Math.max(0, next)).reduce((sum, { blocks = 0 }) => sum + blocks, 0);
  let gap = Math.max(0, Math.min((total?.blocks ?? 0) - known, lowest - 1 - before));
  const filled = new Map<number, Counted>();
  for (const [place, index] of ahead.entries()) {
    const left = ahead.length - place - 1;
    const blocks = left === 0 ? gap : Math.min(gap, Math.max(1, Math.floor(gap / (left + 1))));
    gap -= blocks;
    filled.set(index, { blocks, source: total?.source ?? noSource, sure: false });
  }
  return filled;
}

const hasPlain = (span: Span | undefined): boolean => (span?.plain.size ?? 0) > 0;

/** The blocks of the mission that no phase has are those of the first phase that nobody has counted. */
function fillBehind(counted: readonly Counted[], total: Counted | undefined): readonly Counted[] {
  const open = counted.flatMap(({ blocks }, index) => (blocks === undefined ? [index] : []));
  const known = counted.reduce((sum, { blocks = 0 }) => sum + blocks, 0);
  const rest = Math.max(0, (total?.blocks ?? 0) - known);
  const { source = noSource, sure = false } = total ?? {};
  return counted.map((one, index) => {
    if (one.blocks !== undefined) return one;
    return { blocks: index === open[0] ? rest : 0, source, sure: sure && open.length === 1 };
  });
}

/**
 * Where no definition says how many blocks the last phase has, those that are spoken of in it are the least: what the
 * mission has beyond all phases, by plans that count through it, is given to that phase.
 */
function withRest(
  counted: readonly Counted[],
  phases: readonly Uncounted[],
  weighed: Weighed,
  claims: readonly KindClaim[],
): readonly Counted[] {
  const known = counted.reduce((sum, { blocks = 0 }) => sum + blocks, 0);
  const total = phases.at(-1)?.blocks === undefined ? totalOf(weighed, known, claims) : undefined;
  const rest = (total?.blocks ?? 0) - known;
  if (!total || rest <= 0) return counted;
  return counted.map((one, index) => {
    if (index < counted.length - 1) return one;
    return { blocks: (one.blocks ?? 0) + rest, source: total.source, sure: false };
  });
}

function highestComplete(claims: readonly BlockClaim[]): number {
  return claims.reduce((most, { block, is }) => {
    return block.isPlain && (is === 'complete' || is === 'skipped') ? Math.max(most, block.number) : most;
  }, 0);
}
