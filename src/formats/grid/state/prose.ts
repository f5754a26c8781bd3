import type { Document, Target } from '../../../core/document.js';
import { type TextLine, textLines } from '../../../text/markdown.js';
import type { Body } from '../../common/markdown-body.js';
import { type Claim, claimsOf, type Zone, zonesOf } from '../body/claims.js';
import type { Piece } from '../body/line-cursor.js';
import type { Figure, ProseState } from '../snapshot.js';
import { ticksOf } from './prose-ticks.js';

/** Reads the prose dialect: position, status, progress bar and ticks, from lines of text and never from code or HTML. */
export async function readProse(document: Document, body: Body): Promise<ProseState> {
  const state = { dialect: 'prose', document, body, at: document.at.bind(document), ticks: [] } as const;
  const structure = await body.structure();
  if (!structure.ok) return { ...state, unread: structure.reason };
  const lines = textLines(body.lines, structure);
  const first = finder(lines, ({ value }) => !value || structure.isText(value.start));
  const span: Spanner = ({ start, end }) => document.span(start, end);

  const cluster = titleOf(lines);
  const phase = numbered(first('phase'), span);
  const block = numbered(first('block'), span);
  const status = first('status')?.value;
  const { value: percent, bar } = first('progress') ?? {};
  return {
    ...state,
    ...(cluster && { cluster: { value: cluster.text, at: span(cluster) } }),
    ...(phase && { phase }),
    ...(block && { block }),
    ...(status && { status: { value: status.text, at: span(status) } }),
    ...(percent && { percent: figure(percent, span) }),
    ...(bar && { bar: { filled: bar.filled, cells: bar.cells, at: span(bar) } }),
    ticks: ticksOf(lines).map(({ start, end, ...tick }) => ({ ...tick, at: span({ start, end }) })),
  };
}

/**
 * Finds the claim of a label that counts: the first one under `Current Position`; only where there is no such section,
 * the first one anywhere. Progress may also stand at the head of the body, or in a section of its own.
 */
function finder(lines: readonly TextLine[], isTold: (claim: Claim) => boolean) {
  const zoned = zonesOf(lines);
  const claims = claimsOf(zoned).filter(isTold);
  const hasSection = zoned.some(({ zone }) => zone === 'position');
  const anywhere: readonly Zone[] = hasSection ? [] : ['head', 'progress', 'other'];
  return (label: Claim['label']): Claim | undefined => {
    const own = claims.filter((claim) => claim.label === label);
    const elsewhere: readonly Zone[] = label === 'progress' ? ['head', 'progress'] : [];
    const tiers = [['position'], elsewhere, anywhere].map((zones) => own.find(({ zone }) => zones.includes(zone)));
    return tiers.find((claim) => claim !== undefined);
  };
}

const title = /^ {0,3}#{1,6}[ \t]+(?:the[ \t]+)?grid state[ \t]{0,9}(?:-|–|—|:)[ \t]*(\S.{0,200})$/i;

/** The name of the mission: `# Grid State - recipe-box`. */
function titleOf(lines: readonly TextLine[]): Piece | undefined {
  for (const { raw, start, heading } of lines) {
    const text = heading > 0 ? title.exec(raw)?.[1]?.replace(/[ \t]+#*[ \t]*$/, '') : undefined;
    if (!text) continue;
    const from = start + raw.lastIndexOf(text);
    return { text, start: from, end: from + text.length };
  }
  return undefined;
}

type Spanner = (place: { start: number; end: number }) => Target;

/** `Phase: 2 of 3 (Core)`. Of `02-03`, phase and block, the last is the number; `02.3` is none. */
function numbered(claim: Claim | undefined, span: Spanner) {
  const { value, total, name } = claim ?? {};
  if (!value || value.text.includes('.')) return undefined;
  return {
    current: figure(value, span),
    ...(total && { total: figure(total, span) }),
    ...(name && { name: name.text }),
  };
}

function figure(piece: Piece, span: Spanner): Figure {
  return { value: Number(piece.text.split('-').at(-1)), at: span(piece) };
}
