import type { TextLine } from '../../../text/markdown.js';
import { count, quote } from '../../../text/words.js';
import { shown } from '../mission/shares.js';
import type { PersistenceState, SchemaState } from '../snapshot.js';
import { agentDrifts } from './agents.js';
import { type Claim, claimsOf, zonesOf } from './claims.js';
import type { Drift, Span } from './drift.js';
import { type Facts, factsOf } from './facts.js';
import type { Piece } from './line-cursor.js';
import { cellsFor, isOff, type ProgressBar, redraw } from './progress-bar.js';

const labels = ['status', 'mode', 'progress', 'phase', 'block', 'wave', 'thread'] as const;

/**
 * What the lines of a body say wrongly. Lines that claim the same stand in one group, for one that is right is enough;
 * a group holds the drift of each, or undefined for a line that is right.
 */
export function driftsOf(state: SchemaState | PersistenceState, lines: readonly TextLine[]): (Drift | undefined)[][] {
  const facts = factsOf(state);
  const zoned = zonesOf(lines);
  const claims = claimsOf(zoned);
  const groups = labels.map((label) => anchored(claims, label).map((claim) => claimDrift(claim, facts)));
  const agents = state.dialect === 'schema' ? agentDrifts(state, zoned) : [];
  return [...groups, ...agents.map((drift) => [drift])];
}

/** The claims of a label that speak of the mission as a whole: the section on the position, or what stands above it. */
function anchored(claims: readonly Claim[], label: Claim['label']): readonly Claim[] {
  const own = claims.filter((claim) => claim.label === label);
  const inSection = own.filter(({ zone }) => zone === 'position');
  const isPosition = !['status', 'mode', 'progress'].includes(label);
  if (isPosition && inSection.length > 0) return inSection;
  return own.filter(({ zone }) => zone === 'position' || zone === 'head' || (zone === 'progress' && label === zone));
}

function claimDrift(claim: Claim, facts: Facts): Drift | undefined {
  return contradicted(claim, facts) ?? barDrift(claim, facts);
}

/** The parts of a claim that the front matter contradicts, as one drift. */
function contradicted(claim: Claim, facts: Facts): Drift | undefined {
  if (!isPlain(claim)) return undefined;
  const wrong = (['value', 'total', 'name'] as const).flatMap((part) => {
    const piece = claim[part];
    const contradiction = piece && facts[claim.label]?.[part]?.(piece.text);
    return contradiction ? { part, piece, ...contradiction } : [];
  });
  const [first] = wrong;
  if (!first) return undefined;
  const { bar } = claim;
  const percent = Number(first.value);
  const redrawn = bar && isOff(bar, percent) ? [{ at: bar, text: redraw(bar, percent) }] : [];
  const message = `the body ${said[first.part](claim.label, first.piece)}, but ${first.path} is ${quote(first.value)}`;
  const edits = [...wrong.map(({ piece, text }) => ({ at: piece, text })), ...redrawn];
  return { at: first.piece, message, path: first.path, edits };
}

/** Words after a figure may make it speak of something else. */
const isPlain = ({ rest }: Claim): boolean => /^[^\p{L}\p{N}]*(?:complete|completed|done)?[^\p{L}\p{N}]*$/iu.test(rest);

const said = {
  value: (label: string, { text }: Piece) => `says ${label} ${label === 'progress' ? `${text}%` : inWords(text)}`,
  total: (label: string, { text }: Piece) => `counts ${count(Number(text), label)}`,
  name: (label: string, { text }: Piece) => `calls the ${label} ${quote(text)}`,
};

const inWords = (text: string): string => (/^\d[\d.-]*$/.test(text) ? text : quote(text));

/** A bar is held against the number beside it, else against the front matter. */
function barDrift(claim: Claim, { percent }: Facts): Drift | undefined {
  if (!claim.bar) return undefined;
  if (claim.value) return offBar(claim.bar, Number(claim.value.text));
  const drift = percent.value !== undefined && isPlain(claim) ? offBar(claim.bar, percent.value) : undefined;
  return drift && { ...drift, path: percent.path };
}

/** A bar that is more than a cell off a percentage. */
export function offBar(bar: ProgressBar & Span, percent: number): Drift | undefined {
  if (!isOff(bar, percent)) return undefined;
  const message = `the bar fills ${bar.filled} of ${bar.cells} cells, but ${percent}% is ${shown(cellsFor(percent, bar))}`;
  // No bar shows more than everything: then the number is wrong, and nobody knows which is right.
  return { at: bar, message, edits: percent > 100 ? [] : [{ at: bar, text: redraw(bar, percent) }] };
}
