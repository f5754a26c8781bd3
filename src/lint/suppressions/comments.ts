import type { Document } from '../../core/document.js';
import type { Limits } from '../../core/limits.js';
import type { Malformed } from '../../core/suppression.js';
import { splitFrontMatter } from '../../text/front-matter.js';
import { type Line, linesOf } from '../../text/lines.js';
import { readStructure } from '../../text/markdown.js';
import { quote } from '../../text/words.js';
import { word } from './wording.js';

/** A comment that is, or was meant to be, a suppression. All numbers are offsets into the text. */
export interface WrittenComment {
  readonly start: number;
  readonly end: number;
  /** What it says, from the word on. */
  readonly said: Line;
  readonly malformed?: Malformed;
}

interface WrittenComments {
  readonly comments: readonly WrittenComment[];
  /** Why there may be more. */
  readonly unread?: string;
}

/**
 * The comments of a file that are to silence something. JSON has none, and of YAML that does not parse nobody can tell
 * what is a comment. A file without the word costs one look.
 */
export async function commentsOf({ path, text, root }: Document, limits: Limits): Promise<WrittenComments> {
  if (!text.includes(word) || /\.jsonl?$/i.test(path)) return { comments: [] };
  const yaml = root && yamlOf(text, root);
  const below = await inMarkdown(text, yaml?.end ?? 0, limits);
  if (below.ok) return { comments: [...(yaml ? await inYaml(text, yaml) : []), ...below.comments] };
  const unread = `the comments of ${quote(path)} were not read: ${below.reason}`;
  return { comments: yaml ? await inYaml(text, yaml) : [], unread };
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

/** Of a body that is too much for a parser, nobody can tell what is an example in a code block. */
async function inMarkdown(text: string, from: number, limits: Limits) {
  const comments = linesOf(text, from).flatMap((line) => commentIn(text, line) ?? []);
  if (comments.length === 0) return { ok: true, comments } as const;
  const structure = await readStructure(text, from, text.length, limits);
  if (!structure.ok) return structure;
  return { ok: true, comments: comments.filter(({ start }) => !structure.isCode(start)) } as const;
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
