import type { Fault } from '../core/document.js';
import { capped, visible } from './visible.js';
import { quote } from './words.js';

/** What `yaml` says is wrong; `pos` are offsets into the text. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly pos: readonly [start: number, end: number];
}

/** The text of one problem, and what to make of it. */
interface Place {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What `yaml` said. */
  readonly said: string;
}

/** What we say instead. */
interface Saying {
  readonly message: string;
  readonly start?: number;
  readonly end?: number;
  /** The shape of the file is broken here: whatever else is said of the same line follows from it. */
  readonly structural?: true;
}

type PlacedSaying = Saying & { readonly start: number; readonly end: number };

/**
 * What `yaml` found, in words that say what to do, each at its own place. What plainly follows from another problem at
 * the same place is left out.
 * @param to where the YAML ends
 */
export function faultsOf(problems: readonly Problem[], text: string, to: number): Fault[] {
  const sayings = withoutRest(problems).map(({ code, message, pos: [start, end] }) => {
    const place = { text, start: Math.min(start, to), end: Math.min(end, to), said: message };
    const saying = (sayingsByCode[code] ?? other)(place);
    return { ...saying, ...clip(text, saying.start ?? place.start, saying.end ?? place.end, to) };
  });
  const kept = withoutCascades(
    sayings.sort((a, b) => a.start - b.start),
    text,
  );
  return kept.map(({ message, start, end }) => ({ kind: 'yaml', message, start, end }));
}

/** Where the document ends too early, everything behind is out of place, and told once. */
function withoutRest(problems: readonly Problem[]): readonly Problem[] {
  const first = problems.find(isBehind);
  return problems.filter((problem) => problem === first || !isBehind(problem));
}

const behind = /in YAML (?:stream|document)/;
const isBehind = ({ message }: Problem): boolean => behind.test(message);

/** One structural problem a line, and none where a scalar of the line explains it. */
function withoutCascades(sorted: readonly PlacedSaying[], text: string): PlacedSaying[] {
  const kept: PlacedSaying[] = [];
  for (const line of byLine(sorted, text)) {
    const exact = line.filter((saying) => !saying.structural);
    const chosen = exact.length > 0 ? exact : line.slice(0, 1);
    kept.push(...chosen.filter((saying, index) => saying.start !== chosen[index - 1]?.start));
  }
  return kept;
}

function* byLine(sorted: readonly PlacedSaying[], text: string): Generator<readonly PlacedSaying[]> {
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    const lineBreak = text.indexOf('\n', sorted[from]?.start);
    const lineEnd = lineBreak < 0 ? text.length : lineBreak;
    while ((sorted[to]?.start ?? Number.POSITIVE_INFINITY) <= lineEnd) to += 1;
    yield sorted.slice(from, to);
  }
}

/** Cuts a place to its first line, without the spaces around it. */
function clip(text: string, from: number, to: number, most: number): { start: number; end: number } {
  const start = Math.min(from, most);
  const lineEnd = Math.min(endOfLine(text, start), most);
  const end = start + text.slice(start, Math.min(Math.max(to, start), lineEnd)).trimEnd().length;
  return { start, end: end > start ? end : Math.min(start + 1, lineEnd) };
}

/** Looks only so far: a line may be as long as the file, and hold as many problems. */
function endOfLine(text: string, from: number): number {
  const ahead = text.slice(from, from + 2000);
  const found = ahead.indexOf('\n');
  return from + (found < 0 ? ahead.length : found);
}

function restOfLine({ text, start }: Place): string {
  return text.slice(start, endOfLine(text, start));
}

/** The same place without the spaces that `yaml` counts as part of it, to the end of the line. */
function afterSpaces(place: Place): { start: number; end: number } {
  const rest = restOfLine(place);
  const start = place.start + rest.length - rest.trimStart().length;
  return { start, end: endOfLine(place.text, start) };
}

const strayItem = (place: Place): Saying => ({
  message: 'a list item stands where a field of the mapping was expected; check its indentation',
  structural: true,
  ...afterSpaces(place),
});

const sayingsByCode: Readonly<Record<string, (place: Place) => Saying>> = {
  BLOCK_AS_IMPLICIT_KEY(place) {
    if (place.said.includes('sequence')) return strayItem(place);
    const line = restOfLine(place);
    return { message: nested(line), structural: true, end: place.start + line.length };
  },

  MULTILINE_IMPLICIT_KEY(place) {
    const line = restOfLine(place);
    if (line.startsWith('-')) return strayItem(place);
    const message = /^[^\s:]+:\S/.test(line)
      ? 'a space is missing after the colon'
      : 'this line has no ": "; expected a field like `key: value`';
    return { message, structural: true };
  },

  MISSING_CHAR(place) {
    const quoteSign = /^Missing closing (["'])/.exec(place.said)?.[1];
    if (quoteSign) return unclosed(place, quoteSign);
    if (place.said.includes('must end with')) return unclosedBracket(place);
    if (place.said.startsWith('Sequence item')) {
      const message = 'the indentation is less than that of the list item above; expected the same as its other fields';
      return { message, structural: true, ...afterSpaces(place) };
    }
    if (place.said.startsWith('Missing directives-end')) {
      return { message: 'a line that begins with "%" is a directive, and `---` must follow; put text in quotes' };
    }
    if (/Missing , or : between flow map/.test(place.said))
      return { message: 'a comma or a colon is missing before this' };
    if (/Missing , (?:or : )?between/.test(place.said)) return { message: 'a comma is missing before this' };
    if (place.said.startsWith('Missing space after :')) return { message: 'a space is missing after the colon' };
    if (place.said.startsWith('Comments must')) return { message: 'a space is missing before the "#"' };
    const isField = place.said.startsWith('Implicit map keys');
    return isField
      ? { message: 'the colon is missing; expected a field like `key: value`', structural: true }
      : other(place);
  },

  BAD_INDENT(place) {
    if (place.said.startsWith('Flow')) return unclosedBracket(place);
    if (place.said.startsWith('Block scalar')) {
      return { message: 'the text after "|" or ">" must be indented more than its key', structural: true };
    }
    const message = 'the indentation differs from that of the lines it belongs to';
    return { message, structural: true, ...afterSpaces(place) };
  },

  BAD_SCALAR_START(place) {
    const end = endOfLine(place.text, place.start);
    return { message: `text cannot begin with ${quote(place.text.charAt(place.start))}; put it in quotes`, end };
  },

  BAD_DQ_ESCAPE(place) {
    const found = place.text.slice(place.start, place.start + 2);
    const message = `${quote(found)} is no escape in double quotes; write "\\\\" for a backslash, or use single quotes`;
    return { message, end: place.start + 2 };
  },

  TAB_AS_INDENT: () => ({ message: 'a tab stands in the indentation; expected spaces', structural: true }),
  KEY_OVER_1024_CHARS: () => ({ message: 'the key is longer than 1024 characters', structural: true }),
  NON_STRING_KEY: () => ({
    message: 'a key must be text; text that begins with "{", "[" or "*" needs quotes',
    structural: true,
  }),
  BLOCK_IN_FLOW: () => ({ message: 'a field or a list item cannot stand here within brackets; put text in quotes' }),
  TAG_RESOLVE_FAILED: unknownTag,
  BAD_COLLECTION_TYPE: unknownTag,
  BAD_ALIAS: ({ text, start }) => ({ message: `text that begins with ${quote(text.charAt(start))} needs quotes` }),

  UNEXPECTED_TOKEN(place) {
    const { said, text, start } = place;
    if (behind.test(said)) {
      return { message: 'the YAML ends before this; a bracket too many, or a wrong indentation', structural: true };
    }
    if (said.endsWith('at node end')) {
      const before = text
        .slice(Math.max(0, start - 300), start)
        .trimEnd()
        .at(-1);
      return { message: afterQuote[before ?? ''] ?? 'text stands after the value; expected the end of the line' };
    }
    if (said.includes('on same line with key')) {
      return { message: 'a list cannot begin on the line of its key; put it on the next line', structural: true };
    }
    if (said.startsWith('Unexpected ,')) return { message: 'nothing stands before this comma' };
    const message = 'text that begins with "|" or ">" needs quotes, or goes on the next line';
    if (said.startsWith('Not a YAML token')) return { message, structural: true };
    return said.startsWith('Block scalar header') ? { message } : other(place);
  },
};

function nested(line: string): string {
  if (line.startsWith('? ')) return 'text that begins with "? " needs quotes';
  return /:(?:\s|$)/.test(line)
    ? 'a second ": " stands on this line; put the text in quotes'
    : 'text stands here, and a field is indented below it; expected one of the two';
}

const afterQuote: Readonly<Record<string, string>> = {
  '"': 'text stands after the closing quote; a quote within double quotes is written "\\""',
  "'": 'text stands after the closing quote; a quote within single quotes is written twice',
};

function unknownTag({ text, start, end }: Place): Saying {
  return { message: `the tag ${quote(text.slice(start, end))} is not known; text that begins with "!" needs quotes` };
}

/** Points at the quote that was opened: the last one of its kind that is no escape. */
function unclosed({ text, start }: Place, sign: string): Saying {
  let open = text.lastIndexOf(sign, start - 1);
  while (sign === '"' && text.charAt(open - 1) === '\\') open = text.lastIndexOf(sign, open - 2);
  return { message: 'the quoted text that begins here is never closed', start: Math.max(open, 0), end: start };
}

/** Points at the bracket that was opened, when it is not far. */
function unclosedBracket({ text, start, said }: Place): Saying {
  const closing = said.endsWith('}') ? '}' : ']';
  const opening = closing === '}' ? '{' : '[';
  let depth = 0;
  for (let at = start - 1; at >= Math.max(0, start - 2000); at -= 1) {
    const char = text.charAt(at);
    if (char === closing) depth += 1;
    else if (char === opening && depth > 0) depth -= 1;
    else if (char === opening) {
      return {
        message: `the "${opening}" that stands here is never closed; expected "${closing}"`,
        start: at,
        end: at + 1,
      };
    }
  }
  return { message: `expected "${closing}" before this` };
}

/** `yaml` begins its messages with a capital and may quote text from the file; ours continue a line and are inert. */
function other({ said }: Place): Saying {
  return { message: capped(visible(said.charAt(0).toLowerCase() + said.slice(1)), 120), structural: true };
}
