import type { TextLine } from '../../../text/markdown.js';
import { quote } from '../../../text/words.js';
import { fieldIn, longestLine, type Piece, pieceOf } from './labels.js';
import { type Standing, standingOf } from './standing.js';

/** What a page says of a phase. */
export interface PhaseSaid {
  readonly number: number;
  readonly standing: Standing;
  readonly at: Piece;
  /** How it says so, for messages: `is "in_progress"`. */
  readonly says: string;
}

const heading = /^[^\p{L}\p{N}]*phase[ \t]+#?(\d{1,4})(?![\p{L}\p{N}_.])/iu;
/** `(DONE)`, `[NEXT]`, `— COMPLETE`, `✅`. */
const suffix =
  /(?:\(([^()]{1,60})\)|\[([^[\]]{1,60})\]|[ \t][–—-][ \t]{1,9}([\p{L} _-]{1,30})|(✅|✔|☑))\ufe0f?[ \t*_#]{0,9}$/u;
const box = /^[ \t]*(?:[-*+]|\d{1,4}[.)])[ \t]+\[([ xX])\][ \t]/;
const phaseBox =
  /^[ \t]*(?:[-*+]|\d{1,4}[.)])[ \t]+\[([ xX])\][ \t]+[*_]{0,3}phase[ \t]+#?(\d{1,4})(?![\p{L}\p{N}_.])/iu;

/** A phase with a heading of its own, while the lines below are read. */
interface Draft {
  readonly number: number;
  readonly line: TextLine;
  status: Piece | undefined;
  ticked: number;
  boxes: number;
}

/**
 * What a page says of its phases, in order and in plain words alone: the line `**Status:** complete` below the heading of
 * a phase, what the heading ends with, or boxes of which all are ticked, or none; and `- [x] Phase 1: Shelves`.
 */
export function phasesIn(lines: readonly TextLine[]): readonly PhaseSaid[] {
  const said: PhaseSaid[] = [];
  let draft: Draft | undefined;
  const close = () => {
    if (draft) said.push(...conclusionOf(draft));
    draft = undefined;
  };
  for (const line of lines) {
    if (line.raw.length > longestLine) continue;
    if (line.heading > 0) {
      const number = heading.exec(line.raw)?.[1];
      if (number !== undefined || line.heading <= (draft?.line.heading ?? 0)) close();
      if (number !== undefined) draft = { number: Number(number), line, status: undefined, ticked: 0, boxes: 0 };
      continue;
    }
    const own = phaseBox.exec(line.raw);
    if (own) said.push(boxed(line, own));
    else if (draft) note(draft, line);
  }
  close();
  return said;
}

function note(draft: Draft, line: TextLine): void {
  const field = fieldIn(line);
  if (field?.label === 'status') draft.status ??= field.value;
  const mark = box.exec(line.raw)?.[1];
  if (mark === undefined) return;
  draft.boxes += 1;
  if (mark !== ' ') draft.ticked += 1;
}

function boxed(line: TextLine, [, mark, number]: RegExpExecArray): PhaseSaid {
  const isTicked = mark !== ' ';
  const says = isTicked ? 'is ticked' : 'is not ticked';
  return { number: Number(number), standing: isTicked ? 'done' : 'open', at: pieceOf(line), says };
}

/** A status decides, be it understood or not; then the heading; and boxes only where neither says anything. */
function conclusionOf({ number, line, status, ticked, boxes }: Draft): readonly PhaseSaid[] {
  const said = (standing: Standing | undefined, at: Piece, says: string) =>
    standing ? [{ number, standing, at, says }] : [];
  if (status) return said(standingOf(status.text), status, `is ${quote(status.text)}`);
  const end = suffix
    .exec(line.raw)
    ?.slice(1)
    .find((one) => one !== undefined);
  const standing = end === undefined ? undefined : standingOf(end);
  if (standing) return said(standing, pieceOf(line), `is ${quote(end)}`);
  if (boxes === 0 || (ticked > 0 && ticked < boxes)) return [];
  return ticked > 0
    ? said('done', pieceOf(line), 'has all of its boxes ticked')
    : said('open', pieceOf(line), 'has none of its boxes ticked');
}
