import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Data, DataMap } from '../../../../core/data.js';
import { isDataMap } from '../../../../text/data.js';
import { visible } from '../../../../text/visible.js';

// A new body for STATE.md, in the form of the example in STATE.md schema 6. It is made as a tree, so that escaping is
// the library's work.

const writer = unified().use(remarkStringify, { bullet: '-', rule: '-', fences: false });
type Root = Parameters<typeof writer.stringify>[0];
type Block = Root['children'][number];
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number];

/** The body of a state: what it repeats of the front matter, so that a person need not read that. */
export function renderedBody(state: DataMap): string {
  return `\n${markdown([...head(state), ...position(state), { type: 'thematicBreak' }, paragraph(text('End of Line.'))])}`;
}

/** The same, with what an old body held below it as it is: as code, for as text it would break the file. */
export function keptBody(state: DataMap, old: string): string {
  const value = withoutBlankStart(old.replace(/\r\n?/g, '\n')).trimEnd();
  const kept: Block[] = [heading(2, text('Kept from the old file')), { type: 'code', value }];
  return `\n${markdown([...head(state), ...position(state), ...kept])}`;
}

/** A text from its first line on that is not blank; empty where there is none. */
export function withoutBlankStart(text: string): string {
  const first = text.search(/\S/);
  return first < 0 ? '' : text.slice(text.lastIndexOf('\n', first) + 1);
}

function head(state: DataMap): Block[] {
  const { progress } = state;
  const percent = isDataMap(progress) ? progress.percent : undefined;
  const done = typeof percent === 'number' ? percent : 0;
  const lines = [
    labelled('Status', String(state.status)),
    labelled('Mode', String(state.mode)),
    [...labelled('Progress', ''), drawn(bar(done)), text(` ${percentage(done)}%`)],
  ];
  return [
    heading(1, text('THE GRID - Mission State')),
    heading(2, text('Mission: '), ...named(state.cluster)),
    paragraph(...inLines(lines)),
  ];
}

/** `Phase 1/3: Foundation`, `Block 3: API Routes`, `Thread 2/4`. */
function position({ phases, position: at }: DataMap): Block[] {
  if (!isDataMap(at)) return [];
  const lines = [
    [text(`Phase ${ofTotal(at.phase, isDataMap(phases) ? phases.total : undefined)}`), ...called(at.phase_name)],
    [text(`Block ${at.block}`), ...called(at.block_name)],
    [text(`Thread ${ofTotal(at.thread, at.thread_total)}`)],
  ];
  return [heading(2, text('Current Position')), paragraph(...inLines(lines))];
}

/** A total of 0 is one that nobody has counted yet. */
const ofTotal = (number: Data | undefined, total: Data | undefined): string =>
  total === 0 || total === undefined ? `${number}` : `${number}/${total}`;

const cells = 60;

/** Rounded down: a bar that is full says that all is done. */
function bar(percent: number): string {
  const filled = Math.max(0, Math.min(cells, Math.floor((percent / 100) * cells)));
  return '#'.repeat(filled) + '.'.repeat(cells - filled);
}

/** With as many decimals as it has, but no more than anybody wants to read. */
const percentage = (percent: number): string => String(Math.floor(percent * 100 + 1e-9) / 100);

function called(name: Data | undefined): Inline[] {
  const shown = named(name);
  return shown.length === 0 ? [] : [text(': '), ...shown];
}

const longestName = 80;

/** A name from a file, in one line: as text where Markdown makes nothing else of it, else as code. */
function named(name: Data | undefined): Inline[] {
  if (typeof name !== 'string') return [];
  const shown = visible(name.slice(0, 1000).replace(/\s+/g, ' ')).trim().slice(0, longestName).trim();
  if (shown === '') return [];
  const isPlain =
    /^[\p{L}\p{N}][\p{L}\p{N} ,.&/()'-]*$/u.test(shown) && markdown([paragraph(text(shown))]) === `${shown}\n`;
  return [isPlain ? text(shown) : { type: 'inlineCode', value: shown }];
}

function labelled(label: string, value: string): Inline[] {
  return [{ type: 'strong', children: [text(`${label}:`)] }, text(` ${value}`)];
}

/** As it is: the signs of a bar would get backslashes as text, and it would be none any more. */
const drawn = (signs: string): Inline => ({ type: 'html', value: `[${signs}]` });

const markdown = (children: Block[]): string => writer.stringify({ type: 'root', children });
const inLines = (lines: readonly (readonly Inline[])[]): Inline[] =>
  lines.flatMap((line, index) => (index === 0 ? line : [text('\n'), ...line]));
const heading = (depth: 1 | 2, ...children: Inline[]): Block => ({ type: 'heading', depth, children });
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });
const text = (value: string): Inline => ({ type: 'text', value });
