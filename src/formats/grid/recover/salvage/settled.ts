import type { KeyPath } from '../../../../core/place.js';
import { isKnownField } from './field-end.js';
import { holdersOf } from './known.js';
import { type Beginning, beginningOf, goesOn, isKnownAnywhere, isWaiting, type Place, placeAt } from './places.js';
import { indented, indentOf, isContent, type Row } from './rows.js';

/** Rows that go together: comments and blank rows, and the row that they stand above. */
type Group = readonly Row[];

/** The mappings and lists that are open, the outermost first; and the one that a key without a value waits for. */
interface Open {
  readonly places: readonly Place[];
  readonly waiting: string | undefined;
}

/** What nests deeper than any state is left as it is. */
const deepest = 12;

/**
 * Puts the rows of a state where their keys say that they belong, when they have slipped: a field that its mapping does
 * not know, and one that is open around or above it does. A field that stands in the midst of another one is put
 * behind that. What nobody knows stays where it is.
 * @returns the same rows when all stand well
 */
export function settled(rows: readonly Row[]): readonly Row[] {
  if (rows.filter(isKnownField).length < fewest) return rows;
  const walk = new Settling(rows);
  for (const index of rows.keys()) walk.take(index);
  return walk.done();
}

/** How far ahead is looked for what belongs to a field. */
const mostAhead = 40;

/** Of less, nobody can say how the file is indented. */
const fewest = 2;

/** Goes through the rows once, and remembers what is open. */
class Settling {
  private readonly rows: readonly Row[];
  private open: Open = { places: [placeAt([], 0, false)], waiting: undefined };
  /** What the last row has closed: where the next one goes on in it, the last one is odd. */
  private closed: Open | undefined;
  /** Odd rows, until what they stood in is over. */
  private odd: Group[] = [];
  /** How far in the next row has to be for them to wait on. */
  private oddIndent = 0;
  private readonly groups: Group[] = [];
  private pending: Row[] = [];
  /** Text over several rows: it moves with its first one. */
  private text: { readonly indent: number; readonly by: number } | undefined;
  /** The keys that stand at the left. */
  private readonly atLeft: ReadonlySet<string>;

  /** What was looked for below a key without a value, and the row up to which the answer holds, as an index. */
  private ahead: { readonly name: string; readonly isFound: boolean; readonly end: number } | undefined;

  /** The keys that hold what stands below them. */
  private readonly heads: ReadonlySet<string>;

  constructor(rows: readonly Row[]) {
    this.rows = rows;
    this.heads = new Set(rows.flatMap((row) => /^ *([a-z_]{1,60}):[ \t]*(?:#.*)?$/.exec(row.text)?.[1] ?? []));
    this.atLeft = new Set(rows.flatMap((row) => (/^[ #-]/.test(row.text) ? [] : (beginningOf(row)?.key ?? []))));
  }

  take(index: number): void {
    const row = this.rows[index];
    if (!row) return;
    if (!isContent(row)) {
      this.pending.push(row);
      return;
    }
    if (this.text && indentOf(row) > this.text.indent) {
      this.emit(this.text.by === 0 ? row : indented(row, indentOf(row) + this.text.by));
      return;
    }
    this.text = undefined;
    const beginning = beginningOf(row);
    const place = beginning && this.placeOf(beginning, index);
    if (!beginning || !place) this.emit(row);
    else this.put(row, beginning, place);
  }

  done(): readonly Row[] {
    return [...this.groups, ...this.odd].flat().concat(this.pending);
  }

  private emit(row: Row): void {
    this.groups.push([...this.pending, row]);
    this.pending = [];
  }

  /** Where a row belongs; undefined when nothing tells. */
  private placeOf(row: Beginning, index: number): Place | undefined {
    const { closed } = this;
    this.closed = undefined;
    const natural = naturalPlace(row, this.open);
    const { key } = row;
    if (natural && (key === undefined || !natural.knows || natural.knows.has(key))) return natural;
    const known = key === undefined ? undefined : this.placeThatKnows(row, key, this.open);
    if (known) return known;
    if (natural && this.isAwaited(row, index)) return row.isItem ? this.placeBelowHolder(row, index) : undefined;
    const isByIndent = !natural && (key === undefined || !isKnownAnywhere(key));
    const before =
      closed && (this.placeThatKnows(row, key, closed) ?? (isByIndent ? naturalPlace(row, closed) : undefined));
    if (!closed || !before) return natural ?? this.placeBelowHolder(row, index);
    this.open = closed;
    const last = this.groups.pop() ?? [];
    this.oddIndent = this.odd.length === 0 ? indentIn(last) : Math.min(this.oddIndent, indentIn(last));
    this.odd.push(last);
    return before;
  }

  /** A place below a mapping or a list whose line is gone, as `artifacts:`: that line is put in. */
  private placeBelowHolder(row: Beginning, index: number): Place | undefined {
    const keys = this.keysFrom(row, index);
    const after = this.indentAfter(row, index);
    const { places, waiting } = this.open;
    const top = places.at(-1);
    const below = top && waiting !== undefined ? [placeAt([...top.path, waiting], top.indent + 2, false)] : [];
    const all = [...places, ...below];
    for (const { path, isList, indent, taken } of all.toReversed()) {
      const isFree = (key: string): boolean =>
        !taken.has(key) && !(path.length === 0 ? this.atLeft : this.heads).has(key);
      const [holder, another] = isList || after > indent ? [] : holdersOf(path, keys, row.isItem).filter(isFree);
      if (holder === undefined || another !== undefined) continue;
      const head = { ...(this.rows[index] as Row), text: `${' '.repeat(indent)}${holder}:`, isDoubtful: true as const };
      this.groups.push([...this.pending, head]);
      this.pending = [];
      taken.add(holder);
      this.open = { places: all.slice(0, all.findIndex((place) => place.path === path) + 1), waiting: holder };
      return placeAt([...path, holder], Math.max(row.indent, indent + 2), row.isItem);
    }
    return undefined;
  }

  /** How far in the first row is that is less so than a row; what is open there goes on. */
  private indentAfter({ indent }: Beginning, index: number): number {
    const ahead = this.rows.slice(index + 1, index + 1 + mostAhead);
    const next = ahead.find((row) => isContent(row) && indentOf(row) < indent);
    return next ? indentOf(next) : ahead.length < mostAhead ? 0 : indent;
  }

  /** The keys of the record that begins at a row. */
  private keysFrom({ key, content }: Beginning, index: number): readonly string[] {
    const keys = key === undefined ? [] : [key];
    for (const row of this.rows.slice(index + 1, index + 1 + mostAhead)) {
      if (!isContent(row) || indentOf(row) > content) continue;
      const next = indentOf(row) === content ? beginningOf(row) : undefined;
      if (next?.key === undefined || next.isItem) break;
      keys.push(next.key);
    }
    return keys;
  }

  /** Whether the key without a value knows a field that stands below it, further down. */
  private isAwaited({ indent }: Beginning, index: number): boolean {
    const { places, waiting } = this.open;
    const top = places.at(-1);
    if (!top || waiting === undefined || indent <= top.indent) return false;
    const path = [...top.path, waiting];
    const name = path.join(' ');
    // What was looked for from a row above ends no sooner: each row is looked at once.
    if (this.ahead?.name !== name || index >= this.ahead.end) {
      this.ahead = { name, ...this.lookedFor(path, top.indent, index) };
    }
    return this.ahead.isFound;
  }

  /** Looks below a row for one that a path knows, as long as rows are further in than some indentation. */
  private lookedFor(path: KeyPath, indent: number, index: number): { readonly isFound: boolean; readonly end: number } {
    const [fields, items] = [false, true].map((isList) => placeAt(path, 0, isList).knows);
    for (let end = index + 1; end < this.rows.length; end += 1) {
      const row = this.rows[end];
      if (!row || !isContent(row)) continue;
      if (indentOf(row) <= indent) return { isFound: false, end };
      const { key, isItem } = beginningOf(row) ?? {};
      if (key !== undefined && (isItem ? items : fields)?.has(key)) return { isFound: true, end };
    }
    return { isFound: false, end: this.rows.length };
  }

  private placeThatKnows(row: Beginning, key: string | undefined, { places, waiting }: Open): Place | undefined {
    if (key === undefined) return undefined;
    const top = places.at(-1);
    const below = top && waiting !== undefined ? [placeAt([...top.path, waiting], top.indent + 2, row.isItem)] : [];
    return [...places, ...below].findLast(({ path, isList, knows, taken, indent }) => {
      const isFree = !taken.has(key) && (path.length > 0 || !this.atLeft.has(key) || row.indent === indent);
      return isList === row.isItem && knows?.has(key) && (isList || isFree);
    });
  }

  /** Puts a row into a place: what is open in it ends. */
  private put(row: Row, { indent, isItem, content, key, value }: Beginning, place: Place): void {
    if (this.odd.length > 0 && place.indent <= this.oddIndent) {
      for (const group of this.odd) this.groups.push(group);
      this.odd = [];
    }
    this.emit(place.indent === indent ? row : indented(row, place.indent));
    const { places } = this.open;
    const at = places.indexOf(place);
    const kept = at < 0 ? places : places.slice(0, at + 1);
    if (at >= 0 && (at < places.length - 1 || this.open.waiting !== undefined)) this.closed = this.open;
    const by = place.indent - indent;
    const item = isItem ? [placeAt([...place.path, 0], content + by, false)] : [];
    const next = [...kept, ...(at < 0 ? [place] : []), ...item];
    if (key !== undefined) next.at(-1)?.taken.add(key);
    const waits =
      key !== undefined && (isWaiting(value) || isHolderWithValue([...(next.at(-1)?.path ?? []), key], value));
    this.open = { places: next.slice(0, deepest), waiting: waits ? key : undefined };
    if (goesOn(value)) this.text = { indent, by };
  }
}

/** Whether a value stands behind a key that holds others: these may still stand below it. */
function isHolderWithValue(path: KeyPath, value: string): boolean {
  if (/^[[{|>"']/.test(value) && !/^(["'])[^"']{0,200}\1[ \t]*(?:#.*)?$/.test(value)) return false;
  return [false, true].some((isList) => (placeAt(path, 0, isList).knows?.size ?? 0) > 0);
}

/** The place that a row has by its indentation. */
function naturalPlace({ indent, isItem }: Beginning, { places, waiting }: Open): Place | undefined {
  const top = places.at(-1);
  const isBelow = top && waiting !== undefined && (indent > top.indent || (isItem && indent === top.indent));
  if (isBelow) return placeAt([...top.path, waiting], indent, isItem);
  return places.findLast((place) => place.indent === indent && place.isList === isItem);
}

/** How far the row is indented that some stand above. */
function indentIn(group: Group): number {
  const row = group.at(-1);
  return row ? indentOf(row) : 0;
}
