import type { TextLine } from '../../../../text/markdown.js';
import { labelledLine, type Piece, titleOf } from '../../companions/entry-lines.js';
import { blockNameIn } from './block-names.js';
import { nameIn } from './names.js';

// The lines of a prose file that its position and its ticks leave out.

/** `### Phase 2: Core Features (Blocks 02-06)`. */
export interface PhaseHeading {
  readonly number: number;
  readonly name: string | undefined;
  /** The blocks that it says it has, by their numbers. */
  readonly range: { readonly first: number; readonly last: number } | undefined;
  /** How many it has. */
  readonly blocks: number | undefined;
}

const phase = /^[*_~]{0,4}(?:[^\p{L}\p{N}\s]{1,3}[ ])?phase[ \t]+#?(\d{1,4})(?![\w.])[*_]{0,3}(.{0,300})$/iu;
const inBrackets = /[([]([^()[\]]{1,80})[)\]]/g;
const range = /\bblocks?[ ]{1,3}#?(\d{1,4})(?:[ ]{0,3}(?:-|–|—|to|through|until)[ ]{0,3}(?:block[ ])?#?(\d{1,4}))?$/i;
const many = /^(\d{1,4})[ ]{1,3}blocks?$/i;
/** What else may stand behind the name: `(complete)`, `✅`, `- COMPLETE`. */
const behind =
  /(?:[ ]?[–—|:-]{0,2}[ ]?(?:complete|completed|done|in progress|pending|current)|[✅✔✓⏳🔄🚧]\ufe0f?)[\s*_]{0,4}$/iu;

/** Reads the heading, or the item, that opens a phase; undefined for any other line. */
export function phaseHeading(line: TextLine): PhaseHeading | undefined {
  if (line.raw.length > 500) return undefined;
  const isItem = /^[ \t]{0,9}[-*+][ \t]/.test(line.raw);
  if (line.heading === 0 && !isItem) return undefined;
  const text = line.heading > 0 ? titleOf(line).text : line.raw.replace(/^[ \t]{0,9}[-*+][ \t]{1,9}/, '');
  const [, digits, rest = ''] = phase.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const brackets = [...rest.matchAll(inBrackets)].map(({ 1: inner = '' }) => inner.trim());
  const span = brackets.map((inner) => range.exec(inner)).find((match) => match !== null);
  const first = Number(span?.[1] ?? 0);
  const last = Number(span?.[2] ?? first);
  const isRange = span !== undefined && first >= 1 && last >= first;
  const counted = brackets.map((inner) => many.exec(inner)?.[1]).find((inner) => inner !== undefined);
  const bare = rest.replace(inBrackets, (inner) => (isAbout(inner) ? '' : inner)).replace(behind, '');
  return {
    number: Number(digits),
    name: nameIn(bare.replace(/^[\s:–—|*_-]{1,9}/, '').replace(/[\s:–—|*_-]{1,9}$/, '')),
    range: isRange ? { first, last } : undefined,
    blocks: isRange ? last - first + 1 : counted === undefined ? undefined : Number(counted),
  };
}

/** Whether what stands in brackets says how much there is, or how far it is, and is no part of the name. */
function isAbout(bracketed: string): boolean {
  return /\b(?:blocks?|complete|completed|done|pending|current|in progress)\b|\d ?%/i.test(bracketed);
}

/** What the line of a tick says. */
export interface TickLine {
  readonly name: string | undefined;
  /** Whether it says that it was only inferred, or assumed. */
  readonly isInferred: boolean;
  readonly isInProgress: boolean;
}

const untilBlock = /^.{0,80}?\bblock[ \t]+#?\d{1,4}(?:-\d{1,4})?[*_~]{0,4}[\s:–—.-]{0,5}[*_~]{0,4}/i;
const inferred = /\b(?:inferred|assumed|presumably|probably|unverified|not verified|unconfirmed)\b/i;
const state =
  /(?:[ ]{1,3}[–—|-]{1,2}[ ]{1,3}|:[ ]{1,3}|[ ]{0,3}[([])(?:complete|completed|done|finished|skipped|pending|in progress|current|next|planned|not started|blocked|failed|todo|inferred|assumed)(?:[ ][\d:.TZ -]{1,30})?[)\]]?[\s*_~✅✔✓]{0,6}$/iu;
const brackets =
  /[ ]{0,3}[([][^()[\]]{0,80}\b(?:inferred|assumed|presumably|probably|unverified|unconfirmed)\b[^()[\]]{0,80}[)\]]/i;

/** Reads `- ✅ Block 02: Blog system - COMPLETE (inferred)`. */
export function tickLine(raw: string): TickLine {
  const line = raw.slice(0, 500);
  let name = line.replace(untilBlock, '').replace(brackets, '').trimEnd();
  for (let part = 0; part < 3; part += 1) name = name.replace(state, '');
  return {
    name: blockNameIn(name.replace(/[\s*_~]{1,9}$/, '')),
    isInferred: inferred.test(line),
    isInProgress: /\b(?:in progress|under way|underway|wip|started|current|active)\b|[🔄🚧]/iu.test(
      line.replace(name, ''),
    ),
  };
}

/** The labels of a prose file that say what its position does not. */
export const sessionLabels: ReadonlyMap<string, 'moment' | 'stop' | 'checkpoint'> = new Map([
  ['lastactivity', 'moment'],
  ['lastsession', 'moment'],
  ['lastupdated', 'moment'],
  ['lastupdate', 'moment'],
  ['updated', 'moment'],
  ['updatedat', 'moment'],
  ['started', 'moment'],
  ['created', 'moment'],
  ['date', 'moment'],
  ['stoppedat', 'stop'],
  ['resumefile', 'checkpoint'],
  ['checkpoint', 'checkpoint'],
  ['checkpointfile', 'checkpoint'],
]);

/** `Last session: 2026-01-23 17:33`: the label, in one word, and what it says. */
export function sessionLine(line: TextLine): { readonly label: string; readonly value: Piece } | undefined {
  const found = line.heading === 0 && line.raw.length <= 1000 ? labelledLine(line) : undefined;
  const label = found?.key.text.toLowerCase().replace(/[\s_-]/g, '');
  return found && label !== undefined && sessionLabels.has(label) ? { label, value: found.value } : undefined;
}
