import { Lexer } from 'yaml';

/** What `yaml` puts between the tokens of a text: a scalar follows, a document begins, a flow collection broke off. */
const marks = new Set(['\x1f', '\x02', '\x18']);

/** A stretch of text: offsets, the end exclusive. */
export interface Comment {
  readonly start: number;
  readonly end: number;
}

/**
 * The comments of the YAML that stands at `from` to `to` in a text, each from its `#` to the end of its line. What
 * looks like one within a block or in quotes is text.
 */
export function yamlComments(text: string, from: number, to: number): Comment[] {
  const comments: Comment[] = [];
  let at = from;
  let isScalar = false;
  for (const token of new Lexer().lex(text.slice(from, to))) {
    const isMark: boolean = !isScalar && marks.has(token);
    if (!isScalar && token.startsWith('#')) comments.push({ start: at, end: at + token.trimEnd().length });
    if (!isMark) at += token.length;
    isScalar = isMark && token === '\x1f';
  }
  return comments;
}
