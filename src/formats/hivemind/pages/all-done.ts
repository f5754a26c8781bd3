import type { TextLine } from '../../../text/markdown.js';
import { longestLine, type Piece, pieceOf } from './labels.js';
import { isDoubtful } from './standing.js';

/** That a page says of all phases that they are done. */
export interface AllDone {
  /** How many there are, where it says so. */
  readonly count: number | undefined;
  readonly at: Piece;
}

const label = /^(?:(?:current |overall )?(?:status|phase|progress)[ \t]{0,9}:[ \t]{0,9})?/i;
const over = /^(?:complete|completed|done|finished)[ \t:!.,(–—-]{1,9}/i;
const allPhases =
  /^all (?:of the )?(?:(\d{1,4}) )?(?:\p{L}{1,30} ){0,2}phases? (?:are |were )?(?:now )?(?:done|complete|completed|finished)(?![\p{L}\p{N}_])/iu;

/**
 * Where a page says that all phases are done: `### Phase: Complete — All 6 execution phases done`, `**Status:** COMPLETE
 * (All 9 phases done)`. In a text, the same words may be a wish; so they count in a heading, or behind a status.
 */
export function allDoneIn(lines: readonly TextLine[]): AllDone | undefined {
  for (const line of lines) {
    if (line.raw.length > longestLine) continue;
    const words = line.raw.replace(/^[ \t#>*+-]+/, '').replace(/[*_`]/g, '');
    const value = words.replace(label, '');
    const claim = value.replace(over, '');
    const isStatus = line.heading > 0 || value !== words || claim !== value;
    const match = isStatus ? allPhases.exec(claim) : null;
    if (!match || isDoubtful(claim.slice(match[0].length))) continue;
    return { count: match[1] === undefined ? undefined : Number(match[1]), at: pieceOf(line) };
  }
  return undefined;
}
