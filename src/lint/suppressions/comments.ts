import type { Document } from '../../core/document.js';
import type { Limits } from '../../core/limits.js';
import type { Malformed } from '../../core/suppression.js';
import { splitFrontMatter } from '../../text/front-matter.js';
import { type Line, linesOf } from '../../text/lines.js';
import { readStructure } from '../../text/markdown.js';
import { word } from './wording.js';

/** A comment that is, or was meant to be, a suppression. All numbers are offsets into the text. */
export interface WrittenComment {
  readonly start: number;
  readonly end: number;
  /** What it says, from the word on. */
  readonly said: Line;
  readonly malformed?: Malformed;
}

/**
 * The comments of a file that are to silence something. JSON has none, and of YAML that does not parse nobody can tell
 * what is a comment. A file without the word costs one look.
 */
export async function commentsOf(document: Document, limits: Limits): Promise<WrittenComment[]> {
  const { path, text, root } = document;
  if (!text.includes(word) || /\.jsonl?$/i.test(path)) return [];
  if (!root) return inMarkdown(text, 0, limits);
  const yaml = yamlOf(text, root);
  return [...(await inYaml(text, yaml)), ...(await inMarkdown(text, yaml.end, limits))];
}

/** The YAML around some values: from the fence above them, or the beginning, to the fence below them, or the end. */
function yamlOf(text: string, values: Line): Line {
  const { form, yaml } = splitFrontMatter(text);
  if (form === 'fenced' && yaml.start <= values.start && values.end <= yaml.end) return yaml;
  const above = text.lastIndexOf('\n---', values.start);
  const below = text.slice(values.end).search(/^---[^\S\n]*$/m);
  return { start: above + 1, end: below < 0 ? text.length : values.end + below };
}

async function inYaml(text: string, { start: from, end: to }: Line): Promise<WrittenComment[]> {
  if (!text.slice(from, to).includes(word)) return [];
  const { yamlComments } = await import('../../text/yaml-comments.js');
  return yamlComments(text, from, to).flatMap(({ start, end }): WrittenComment[] => {
    const said = { start: start + 1 + blanksAt(text, start + 1), end };
    if (!text.startsWith(word, said.start)) return [];
    return [{ start, end, said, ...(!isAlone(text, start) && { malformed: 'not-alone' }) }];
  });
}

async function inMarkdown(text: string, from: number, limits: Limits): Promise<WrittenComment[]> {
  const comments = linesOf(text, from).flatMap((line) => commentIn(text, line) ?? []);
  if (comments.length === 0) return [];
  const structure = await readStructure(text, from, text.length, limits);
  // Of a body that is too much for a parser, nobody can tell what is an example in a code block.
  return structure.ok ? comments.filter(({ start }) => !structure.isCode(start)) : [];
}

/** Looks at the first place of the word in a line. Where no comment opens before it, it is text like any other. */
function commentIn(text: string, { start: lineStart, end: lineEnd }: Line): WrittenComment | undefined {
  const line = text.slice(lineStart, lineEnd);
  const at = line.indexOf(word);
  const opening = at < 0 ? null : /<!--[ \t]{0,99}$/.exec(line.slice(Math.max(0, at - 103), at));
  if (!opening) return undefined;
  const open = at - opening[0].length;
  const close = line.indexOf('-->', at);
  const end = close < 0 ? line.length : close + 3;
  const said = line.slice(at, close < 0 ? undefined : close).trimEnd().length;
  const hasOther = line.slice(0, open).trim() !== '' || line.slice(end).trim() !== '';
  const malformed = close < 0 ? 'not-closed' : hasOther ? 'not-alone' : undefined;
  return {
    start: lineStart + open,
    end: lineStart + end,
    said: { start: lineStart + at, end: lineStart + at + said },
    ...(malformed && { malformed }),
  };
}

function blanksAt(text: string, offset: number): number {
  const blanks = /[ \t]*/y;
  blanks.lastIndex = offset;
  return blanks.exec(text)?.[0].length ?? 0;
}

/** Whether nothing but blanks stands before an offset on its line. */
function isAlone(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
}
