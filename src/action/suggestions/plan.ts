import { type Finding, severityRank, worstFirst } from '../../core/finding.js';
import { chooseRepairs, type Proposal } from '../../lint/repair/choose.js';
import { type SuggestionComment, suggestionBlock, suggestionMarker } from './body.js';
import type { ChangedFiles } from './changed-files.js';
import { type Piece, type Place, Shown } from './shown.js';

/** A comment beside lines of a pull request that replaces them with a click. */
export interface Suggestion extends SuggestionComment {
  readonly path: string;
  /** The numbers of the first and the last line that is replaced, from 1. */
  readonly first: number;
  readonly last: number;
}

export interface Plan {
  /** Those for the worst findings first. */
  readonly suggestions: readonly Suggestion[];
  /** How many safe repairs of lines in the diff have no suggestion. */
  readonly leftOut: number;
}

export interface SuggestionSubject {
  readonly findings: readonly Finding[];
  /** The texts that were linted, by the paths of the report. */
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * The safe repairs of lines that the diff of a pull request shows, as suggestions. Repairs of the same lines are one
 * suggestion. There is none for a repair in several places, for a text that was linted in another form than the diff shows
 * it, and for lines that a reader could not see as they are.
 */
export function planSuggestions({ findings, sources }: SuggestionSubject, files: ChangedFiles): Plan {
  const shown = new Shown(sources, files);
  const within = findings.filter((finding) => isSafe(finding) && placesOf(finding).every((place) => shown.has(place)));
  const proposals = chooseRepairs(within, {
    unsafe: false,
    isRefused: () => false,
    text: (path) => sources.get(path),
  });
  const pieces = proposals.flatMap((proposal) => pieceOf(proposal) ?? []);
  const suggestions = joined(pieces).flatMap((piece) => suggestionOf(piece, shown) ?? []);
  const suggested = suggestions.reduce((sum, one) => sum + one.findings.length, 0);
  return { suggestions: suggestions.sort((a, b) => rankOf(a) - rankOf(b)), leftOut: within.length - suggested };
}

/** Where the edits of a finding are, in the order of the lines. */
function placesOf({ repair }: Finding): readonly Place[] {
  return (repair?.edits ?? [])
    .map(({ path, start, end }) => ({ path, first: start.line, last: end.line }))
    .sort((a, b) => a.first - b.first || a.last - b.last);
}

function isSafe({ repair }: Finding): boolean {
  return repair?.safe === true && repair.edits.length > 0;
}

/** Undefined for edits of several files, and of lines that are apart. */
function pieceOf({ finding, edits }: Proposal): Piece | undefined {
  const [[path, own] = [undefined, []], ...others] = edits;
  const [start, ...places] = placesOf(finding);
  if (path === undefined || !start || others.length > 0) return undefined;
  let { first, last } = start;
  for (const place of places) {
    if (place.first > last + 1) return undefined;
    last = Math.max(last, place.last);
  }
  return { path, first, last, edits: own, findings: [finding] };
}

/** Pieces that have lines in common become one. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const inOrder = [...pieces].sort((a, b) => (a.path === b.path ? a.first - b.first : a.path < b.path ? -1 : 1));
  const result: Piece[] = [];
  for (const piece of inOrder) {
    const before = result.at(-1);
    if (!before || before.path !== piece.path || before.last < piece.first) {
      result.push(piece);
      continue;
    }
    result.splice(-1, 1, {
      ...before,
      last: Math.max(before.last, piece.last),
      edits: [...before.edits, ...piece.edits],
      findings: [...before.findings, ...piece.findings],
    });
  }
  return result;
}

function suggestionOf(piece: Piece, shown: Shown): Suggestion | undefined {
  const replacement = shown.replacement(piece);
  const block = replacement && suggestionBlock(replacement.lines);
  if (!block) return undefined;
  const { first, last, lines } = replacement;
  const findings = [...piece.findings].sort(worstFirst);
  return { path: piece.path, first, last, mark: suggestionMarker(findings, lines), block, findings };
}

const rankOf = ({ findings: [worst] }: Suggestion): number => (worst ? severityRank[worst.severity] : 0);
