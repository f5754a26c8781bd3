import { below, type Line, linesOf, type Outline, textOf, touched } from './lines.js';
import { lineDamages } from './one-line.js';

/** What chance decides about a damage. */
export type Chances = readonly [number, number, number];

export interface Context {
  readonly outline: Outline;
  /** An older version of the same text. */
  readonly older: string;
}

/** What happens to a text; bytes where it is none any more. */
export type StateDamage = (lines: readonly Line[], chances: Chances, context: Context) => readonly Line[];

/** A stretch of lines. */
function stretch(lines: readonly Line[], [from, length]: Chances, most: number): readonly [number, number] {
  const start = from % Math.max(1, lines.length);
  return [start, Math.min(lines.length, start + 1 + (length % most))];
}

/** Cut off at any character, as when a disk is full. */
const cut: StateDamage = (lines, [at]) => {
  const text = textOf(lines);
  let left = at % (text.length + 1);
  const kept: Line[] = [];
  for (const line of lines) {
    if (left >= line.text.length + 1) kept.push(line);
    else if (left > 0) kept.push(touched({ ...line, text: line.text.slice(0, left) }));
    left -= line.text.length + 1;
    if (left <= 0) break;
  }
  return kept;
};

const dropped: StateDamage = (lines, chances) => {
  const [start, end] = stretch(lines, chances, 5);
  return [...lines.slice(0, start), ...lines.slice(end)];
};

const doubled: StateDamage = (lines, chances) => {
  const [start, end] = stretch(lines, chances, 4);
  const copies = lines.slice(start, end).map(({ text }) => ({ text }));
  return [...lines.slice(0, end), ...copies, ...lines.slice(end)];
};

/** Two lines change places; what stands between them may belong to something else now. */
const swapped: StateDamage = (lines, [one, other], { outline }) => {
  const first = Math.min(one % lines.length, other % lines.length);
  const last = Math.max(one % lines.length, other % lines.length);
  const [above, under] = [lines[first], lines[last]];
  if (!above || !under) return lines;
  const ends = [above, under];
  const moved = new Set(ends.flatMap(({ origin }) => (origin === undefined ? [] : below(outline, origin))));
  return lines.map((line, index) => {
    const text = index === first ? under.text : index === last ? above.text : line.text;
    const isTouched = (index >= first && index <= last) || (line.origin !== undefined && moved.has(line.origin));
    return isTouched ? touched({ ...line, text }) : line;
  });
};

const values = [
  '"unclosed',
  "'unclosed",
  '[1, 2',
  '{ a: 1',
  '*nobody',
  '&anchor x',
  '!!binary x',
  '!<tag:x> y',
  ': : :',
  'undefined',
  'NaN',
  '"\u0001"',
  '2026-99-99',
  '-1',
  '999',
  'null',
  'yes',
  '|',
  '>-',
  '"a" "b"',
  '@at',
  '`tick',
  '%x',
  '"\\q"',
  ']',
  '\ufffd\ufffd',
  '"x" # "y',
  '[]',
  '{}',
];

/** The value of a line becomes another one. */
const mangled: StateDamage = (lines, [at, which], { outline }) => {
  const index = at % lines.length;
  const line = lines[index];
  if (!line) return lines;
  const lost = new Set(line.origin === undefined ? [] : below(outline, line.origin));
  const colon = line.text.indexOf(': ');
  const end = line.text.trimEnd().endsWith(':') ? line.text.trimEnd().length : 0;
  const head = colon >= 0 ? line.text.slice(0, colon + 1) : line.text.slice(0, end);
  const text = `${head} ${values[which % values.length]}`;
  return lines.map((one, place) => {
    if (place === index) return touched({ ...one, text });
    return one.origin !== undefined && lost.has(one.origin) ? touched(one) : one;
  });
};

const noises = ['\t', '  }', 'key value', '- ', '}{', '? x', '\u0007', '"', "'", '---', '...', '%YAML 9.9', 'a: b: c'];

/** A line that does not belong there. */
const stray: StateDamage = (lines, [at, which]) => {
  const index = at % (lines.length + 1);
  return [...lines.slice(0, index), { text: noises[which % noises.length] ?? '' }, ...lines.slice(index)];
};

/** The indentation of some lines is another one. */
const indented: StateDamage = (lines, chances, { outline }) => {
  const [start, end] = stretch(lines, chances, 4);
  const pad = [' ', '\t', '   ', ''][chances[2] % 4] ?? '';
  const isMoved = (index: number) => index >= start && index < end;
  const lost = new Set(
    lines.flatMap(({ origin }, index) => (isMoved(index) && origin !== undefined ? below(outline, origin) : [])),
  );
  return lines.map((line, index) => {
    const text = pad === '' ? line.text.trimStart() : `${pad}${line.text}`;
    if (isMoved(index)) return touched({ ...line, text });
    return line.origin !== undefined && lost.has(line.origin) ? touched(line) : line;
  });
};

/** A merge that nobody resolved. */
const conflict: StateDamage = (lines, chances, { older }) => {
  const [start, end] = stretch(lines, chances, 12);
  const theirs = linesOf(older)
    .slice(start, end)
    .map(({ text }) => ({ text }));
  const base = chances[2] % 2 === 0 ? [] : [{ text: '||||||| 1a2b3c4' }, ...theirs.slice(0, 1)];
  return [
    ...lines.slice(0, start),
    { text: '<<<<<<< HEAD' },
    ...lines.slice(start, end).map(touched),
    ...base,
    { text: '=======' },
    ...theirs,
    { text: '>>>>>>> kitchen' },
    ...lines.slice(end),
  ];
};

const emptied: StateDamage = (_, [which]) => linesOf(['', '\n', '   \n\n', '---\n---\n'][which % 4] ?? '').map(touched);

/** A second block on top of the first, or below it, as when two writers append. */
const stacked: StateDamage = (lines, [which], { older, outline: { fences } }) => {
  const other = older.split('\n').map((text) => ({ text }));
  const end = other.findIndex(({ text }, index) => index > 0 && text.trimEnd() === '---');
  const block = end < 0 ? other : other.slice(0, end + 1);
  if (which % 2 === 0 || !fences) return [...block, ...lines];
  const place = lines.findIndex(({ origin }) => origin === fences[1]);
  return [...lines.slice(0, place + 1), ...block, ...lines.slice(place + 1)];
};

/** Cut, and filled up with NUL bytes, as some file systems leave it after a crash. */
const nulTail: StateDamage = (lines, chances, context) => {
  const kept = cut(lines, chances, context);
  return [
    ...kept.slice(0, -1),
    touched({ ...(kept.at(-1) ?? { text: '' }), text: `${kept.at(-1)?.text ?? ''}${'\0'.repeat(64)}` }),
  ];
};

/** Some lines end otherwise: nothing is lost. */
const mixedEnds: StateDamage = (lines, [which]) =>
  lines.map((line, index) => {
    const isOther = index % (2 + (which % 5)) === 0 && index < lines.length - 1;
    if (!isOther) return line;
    return { ...line, text: line.text.endsWith('\r') ? line.text.slice(0, -1) : `${line.text}\r` };
  });

const noise: StateDamage = (_, [seed]) => {
  const codes = Array.from({ length: 200 }, (__, index) => ((seed + 1) * (index + 7) * 2_654_435) % 256);
  return [touched({ text: String.fromCharCode(...codes) })];
};

/** A fence is gone. */
const fence: StateDamage = (lines, [which], { outline: { fences } }) => {
  const gone = fences?.[which % 2];
  return lines.filter(({ origin }) => origin === undefined || origin !== gone);
};

/** A shorter text was written over a longer one, and nobody cut off the rest. */
const overwritten: StateDamage = (lines, [at], { older }) => {
  const [fresh, old] = [textOf(lines), older];
  if (old.length <= fresh.length)
    return [...lines, ...linesOf(fresh.slice(fresh.length - (at % 80))).map(({ text }) => ({ text }))];
  const tail = old.slice(fresh.length).split('\n');
  const [first = '', ...others] = tail;
  const last = lines.at(-1) ?? { text: '' };
  return [...lines.slice(0, -1), touched({ ...last, text: last.text + first }), ...others.map((text) => ({ text }))];
};

/** One line of a record is spelt wrongly, cut off, moved, or says what cannot be. */
const slipped: StateDamage = (lines, [at, which], { outline }) => {
  const kinds = Object.values(lineDamages).slice(1);
  const inRecords = lines.flatMap(({ origin }, index) => (isInRecord(outline, origin) ? [index] : []));
  const index = inRecords[at % Math.max(1, inRecords.length)];
  const line = index === undefined ? undefined : lines[index];
  const end = line?.text.endsWith('\r') ? '\r' : '';
  const text = line && kinds[which % kinds.length]?.(line.text.slice(0, line.text.length - end.length));
  if (!line || text === undefined) return lines;
  return lines.map((one, place) => (place === index ? touched({ ...one, text: text + end }) : one));
};

/** Whether a line is of an item of a list, or of a line in that. */
function isInRecord({ lines, parents }: Outline, line: number | undefined): boolean {
  if (line === undefined) return false;
  return /^ *- \w+:/.test(lines[line] ?? '') || isInRecord({ lines, parents } as Outline, parents.get(line));
}

/** What happens to STATE.md, by kind. */
export const stateDamages = {
  cut,
  dropped,
  doubled,
  swapped,
  mangled,
  stray,
  indented,
  conflict,
  emptied,
  stacked,
  'nul tail': nulTail,
  'mixed line ends': mixedEnds,
  noise,
  fence,
  overwritten,
  slipped,
} as const satisfies Record<string, StateDamage>;
