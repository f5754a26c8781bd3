import type { TextLine } from '../../../../text/markdown.js';
import { mostBlocks } from '../../block-files/phase-work.js';
import type { Block } from '../../mission/blocks.js';
import type { ProseState, Tick } from '../../snapshot.js';
import type { BlockClaim } from '../evidence.js';
import { type Gathering, sourceAt } from './gathering.js';
import { blocksSaid } from './mentions.js';
import { isPhaseNumber } from './names.js';
import { phaseHeading, tickLine } from './prose-lines.js';
import { saysBlockIsComplete } from './prose-status.js';

const what = 'STATE.md';

/** What a prose file says of blocks: its ticks, the block it stands at, the ranges of its headings, and its notes. */
export function gatherBlocks(gathering: Gathering, state: ProseState, lines: readonly TextLine[]): void {
  claimTicks(gathering, state, lines);
  claimCurrent(gathering, state);
  claimRanges(gathering, state, lines);
  claimNotes(gathering, state, lines);
}

function blockOf({ phase, block, isPlain }: Tick): Block {
  return { phase, number: block, isPlain };
}

function claimTicks(gathering: Gathering, { document, ticks }: ProseState, lines: readonly TextLine[]): void {
  let index = 0;
  for (const tick of ticks) {
    while (index < lines.length && (lines[index]?.end ?? 0) < tick.at.start) index += 1;
    const { name, isInferred, isInProgress } = tickLine(lines[index]?.raw ?? '');
    const open: BlockClaim['is'] = isInProgress ? 'begun' : 'planned';
    const is = tick.isSkipped ? 'skipped' : tick.complete ? 'complete' : open;
    const source = sourceAt(what, document, tick.at.start);
    gathering.block({ block: blockOf(tick), is, ...(name !== undefined && { name }), source, sure: !isInferred });
  }
}

/** `Block: 04 of 09`. It counts through the mission, unless the ticks tell more blocks than that. */
function claimCurrent(gathering: Gathering, { document, phase, block, status, ticks }: ProseState): void {
  if (!block) return;
  const { current, total } = block;
  const source = sourceAt(what, document, current.at.start);
  const ticked = new Set(ticks.map(({ phase: of, block: number, isPlain }) => (isPlain ? number : `${of}-${number}`)))
    .size;
  const [, ofPhase] = /^(\d{1,4})-\d/.exec(document.text.slice(current.at.start, current.at.end)) ?? [];
  const isOfPhase = ofPhase !== undefined || (total !== undefined && ticked > total.value && phase !== undefined);
  const number = ofPhase === undefined ? phase?.current.value : Number(ofPhase);
  const stands: Block = { phase: number, number: current.value, isPlain: !isOfPhase };
  if (total) {
    const of = sourceAt(what, document, total.at.start);
    if (isOfPhase && isPhaseNumber(number) && ofPhase === undefined) {
      gathering.phase({ number, blocks: total.value, source: of, sure: false });
    } else gathering.field('progress.blocks_total', total.value, of, !isOfPhase);
  }
  const isComplete = saysBlockIsComplete(status?.value ?? '');
  gathering.block({ block: stands, is: isComplete ? 'complete' : 'begun', source, sure: true });
  if (ticks.length > 0) return;
  // Without ticks, only the position tells that the blocks before are complete.
  for (let before = 1; before < current.value; before += 1) {
    const one = { phase: isOfPhase ? number : undefined, number: before, isPlain: !isOfPhase };
    gathering.block({ block: one, is: 'complete', source, sure: false });
  }
}

/** `(Blocks 07-09)`: blocks that no tick names are planned all the same. */
function claimRanges(gathering: Gathering, { document, ticks }: ProseState, lines: readonly TextLine[]): void {
  const ticked = new Set(ticks.map(({ block }) => block));
  let claimed = 0;
  for (const line of lines) {
    const { number, range } = phaseHeading(line) ?? {};
    if (!range || !isPhaseNumber(number)) continue;
    const source = sourceAt(what, document, line.start);
    for (let block = range.first; block <= range.last && claimed < mostBlocks; block += 1) {
      if (ticked.has(block)) continue;
      claimed += 1;
      gathering.block({ block: { phase: number, number: block, isPlain: true }, is: 'planned', source, sure: false });
    }
  }
}

/** `- Block 02: Completed (inferred from the posts)`, below Notes. */
function claimNotes(gathering: Gathering, { document, ticks }: ProseState, lines: readonly TextLine[]): void {
  const ticked = new Set(ticks.map(({ at }) => document.position(at.start).line));
  let isNotes = false;
  for (const line of lines) {
    if (line.heading > 0) isNotes = /^[ ]{0,3}#{1,6}[ \t]+notes?\b/i.test(line.raw);
    if (!isNotes || line.heading > 0 || ticked.has(document.position(line.start).line)) continue;
    for (const { block, is } of blocksSaid(line.raw.replace(/^[ \t]{0,9}[-*+][ \t]/, ''))) {
      if (is === 'begun') continue; // a note may be about any block
      gathering.block({ block, is, source: sourceAt(what, document, line.start), sure: false });
    }
  }
}
