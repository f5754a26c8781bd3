import type { KeyPath } from '../../../../core/place.js';
import { type Entry, itemsOf, rowsOfItem, usualIndent } from './entries.js';
import { beginningOf, isListAt } from './places.js';
import { append, indented, indentOf, isBlank, isContent, isItem, type Loss, lost, type Row } from './rows.js';

/** What stands below a head. */
type Kind = 'nothing' | 'items' | 'fields';

/** A field while others with its key are joined to it. */
interface Joining {
  entry: Entry;
  kind: Kind;
  readonly rest: Row[];
  /** How far in the rows below it are; undefined until there are some. */
  indent: number | undefined;
  isJoined: boolean;
}

/**
 * Of a field that stands twice the first counts, but where both hold rows below, these are joined, and one that holds
 * nothing counts for nothing: a program that wrote its head twice lost none of them.
 * @param path of the mapping that the fields are of
 */
export function withoutDoubles(
  entries: readonly Entry[],
  path: KeyPath,
): { readonly entries: readonly Entry[]; readonly losses: readonly Loss[] } {
  const first = new Map<string, Joining>();
  const result: Joining[] = [];
  const gone: Row[] = [];
  const isExpected = ({ key }: Entry, kind: Kind): boolean => kind === (isListAt([...path, key]) ? 'items' : 'fields');
  for (const entry of entries) {
    const above = first.get(entry.key);
    const fresh = joiningOf(entry);
    if (above && isHead(above) && (above.kind === 'nothing' || isHead(fresh)) && isJoinable(above, fresh)) {
      gone.push(joinTo(above, fresh));
    } else if (above && isHead(above) && isHead(fresh) && isExpected(entry, fresh.kind)) {
      result[result.indexOf(above)] = fresh;
      result.push(above);
      first.set(entry.key, fresh);
    } else {
      if (!above) first.set(entry.key, fresh);
      result.push(fresh);
    }
  }
  const joined = result.map(({ entry, kind, rest, isJoined }) => ({
    ...entry,
    rest: isJoined && kind === 'items' ? withoutPieces(rest) : rest,
  }));
  return { entries: joined, losses: lost(gone, why).losses };
}

const why = 'its key stands twice in one mapping, and what it holds stands with the first';

function joiningOf(entry: Entry): Joining {
  const first = entry.rest.find(isContent);
  const kind = !first ? 'nothing' : isItem(first) ? 'items' : 'fields';
  const indent = first && usualIndent(entry.rest);
  return { entry, kind, rest: [...entry.rest], indent, isJoined: false };
}

/** Whether a field has no value of its own. */
const isHead = ({ entry }: Joining): boolean => /^(?:#.*)?$/.test(entry.head.value.trim());

const isJoinable = (above: Joining, { kind }: Joining): boolean =>
  above.kind === kind || above.kind === 'nothing' || kind === 'nothing';

/** @returns the row that is not needed any more */
function joinTo(above: Joining, other: Joining): Row {
  const { head, lead, rest } = other.entry;
  above.isJoined = true;
  const isField = !isHead(other);
  if (isField && !rest.some((row) => isContent(row) && beginningOf(row))) {
    // Nothing stands below the first, and a value behind the second.
    const { row } = above.entry.head;
    above.entry = { ...other.entry, lead: [...above.entry.lead, ...above.rest, ...lead] };
    above.rest.length = 0;
    append(above.rest, rest);
    above.kind = other.kind;
    return row;
  }
  append(above.rest, [...lead, ...(isField ? [] : commentOf(other.entry, above.entry))]);
  const by = (above.indent ?? 0) - (other.indent ?? 0);
  const stays = by === 0 || above.indent === undefined || other.indent === undefined;
  append(above.rest, stays ? rest : rest.map((row) => (isBlank(row) ? row : indented(row, indentOf(row) + by))));
  if (above.kind === 'nothing') above.kind = other.kind;
  above.indent ??= other.indent;
  return head.row;
}

/** The comment behind a head that goes, where the other one does not say it. */
function commentOf({ head }: Entry, { head: other }: Entry): readonly Row[] {
  const comment = head.value.trim();
  return comment === '' || comment === other.value.trim() ? [] : [{ ...head.row, text: `  ${comment}` }];
}

/** The items of a list without those that are the beginning of another one: a part of a list was written twice. */
function withoutPieces(rows: readonly Row[]): readonly Row[] {
  const items = itemsOf(rows);
  const whole = new Map<string, string>();
  for (const item of items) {
    const text = contentIn(rowsOfItem(item));
    const known = whole.get(item.row.text);
    if (known === undefined || text.startsWith(known)) whole.set(item.row.text, text);
  }
  const kept = items.filter((item) => {
    const text = contentIn(rowsOfItem(item));
    const longest = whole.get(item.row.text) ?? '';
    if (text === longest) whole.set(item.row.text, `${text}\n`); // the next one that says the same is a copy
    return text === longest || !longest.startsWith(text);
  });
  return kept.flatMap(rowsOfItem);
}

const contentIn = (rows: readonly Row[]): string =>
  rows.flatMap((row) => (isContent(row) ? [`${row.text}\n`] : [])).join('');
