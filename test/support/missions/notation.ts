import fc from 'fast-check';

/** How a STATE.md is written: all ways say the same. */
export interface Notation {
  readonly quotes: 'double' | 'single' | 'plain';
  /** Lists of words in one line. */
  readonly isFlow: boolean;
  /** Comments, by the line that they stand before or behind; the number of the line counts as far as there are lines. */
  readonly comments: readonly { readonly line: number; readonly isBehind: boolean }[];
  /** Unknown fields, by the line of the top level that they stand before. */
  readonly unknown: readonly number[];
  readonly body: 'drawn' | 'free' | 'none';
  readonly isCrlf: boolean;
  readonly hasMark: boolean;
}

export const notation: fc.Arbitrary<Notation> = fc.record({
  quotes: fc.constantFrom('double' as const, 'double' as const, 'single' as const, 'plain' as const),
  isFlow: fc.boolean(),
  comments: fc.array(fc.record({ line: fc.nat(120), isBehind: fc.boolean() }), { maxLength: 5 }),
  unknown: fc.array(fc.nat(15), { maxLength: 2 }),
  body: fc.constantFrom('drawn' as const, 'free' as const, 'none' as const),
  isCrlf: fc.integer({ min: 0, max: 7 }).map((one) => one === 0),
  hasMark: fc.integer({ min: 0, max: 7 }).map((one) => one === 0),
});

/** What a document holds, as plain data. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** The lines of a mapping in YAML, without comments. */
export function yamlLines(data: Readonly<Record<string, Value>>, style: Notation, indent = 0): readonly string[] {
  const pad = ' '.repeat(indent);
  return Object.entries(data).flatMap(([key, value]): readonly string[] => {
    if (Array.isArray(value)) return listLines(key, value, style, indent);
    if (typeof value !== 'object' || value === null) return [`${pad}${key}: ${scalar(value as string, style)}`];
    const inner = yamlLines(value as Readonly<Record<string, Value>>, style, indent + 2);
    return inner.length === 0 ? [`${pad}${key}: {}`] : [`${pad}${key}:`, ...inner];
  });
}

function listLines(key: string, items: readonly Value[], style: Notation, indent: number): readonly string[] {
  const pad = ' '.repeat(indent);
  if (items.length === 0) return [`${pad}${key}: []`];
  const isOfWords = items.every((item) => typeof item !== 'object');
  if (isOfWords && style.isFlow) {
    const inFlow: Notation = style.quotes === 'plain' ? { ...style, quotes: 'double' } : style;
    return [`${pad}${key}: [${items.map((item) => scalar(item, inFlow)).join(', ')}]`];
  }
  return [
    `${pad}${key}:`,
    ...items.flatMap((item) => {
      if (typeof item !== 'object' || item === null) return [`${pad}  - ${scalar(item, style)}`];
      const inner = yamlLines(item as Readonly<Record<string, Value>>, style, indent + 4);
      return inner.map((line, at) => (at === 0 ? `${pad}  - ${line.slice(indent + 4)}` : line));
    }),
  ];
}

const plainWords = /^[A-Za-z][A-Za-z ._/-]*[A-Za-z]$/;
const notWords = /^(?:null|true|false|yes|no|on|off)$/i;

function scalar(value: Value, { quotes }: Notation): string {
  if (typeof value !== 'string') return String(value);
  if (quotes === 'plain' && plainWords.test(value) && !notWords.test(value)) return value;
  return quotes === 'single' ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value);
}

/** What the comments say, so that each can be found again. */
const commentText = (index: number): string => `# note-${index}: keep me`;

/** Puts the comments and the unknown fields of a notation into the lines of a mapping. */
export function annotated(lines: readonly string[], { comments, unknown }: Notation): readonly string[] {
  const extended = lines.flatMap((line, at) => {
    if (line.startsWith(' ')) return [line];
    const place = lines.slice(0, at).filter((other) => !other.startsWith(' ')).length;
    return [
      ...unknown.flatMap((wished, index) =>
        wished === place && index === unknown.indexOf(wished) ? unknownLines(index) : [],
      ),
      line,
    ];
  });
  return extended.flatMap((line, at) => {
    const here = comments.flatMap((comment, index) =>
      comment.line % extended.length === at ? [{ ...comment, index }] : [],
    );
    const pad = / */.exec(line)?.[0] ?? '';
    const before = here.filter(({ isBehind }) => !isBehind).map(({ index }) => `${pad}${commentText(index)}`);
    const [behind] = here.filter(({ isBehind }) => isBehind);
    return [...before, behind ? `${line} ${commentText(behind.index)}` : line];
  });
}

function unknownLines(index: number): readonly string[] {
  return index === 0 ? ['x_team: "red"'] : ['x_links:', '  board: "https://example.com/b?x=1#top"', '  rank: 3'];
}
