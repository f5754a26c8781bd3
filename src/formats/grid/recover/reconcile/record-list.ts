import type { Data } from '../../../../core/data.js';
import type { Source } from '../../../../core/recovery.js';
import { isSameData } from '../../../../text/data.js';
import { either, quote } from '../../../../text/words.js';
import { schemaAt } from '../../../common/schema.js';
import { stateSpecification } from '../../specifications.js';
import type { EvidenceKind } from '../evidence.js';
import { type Circumstances, isNew } from './circumstances.js';
import { completed, type Found, type Item, type Known, noSource } from './record-fields.js';
import { identified, isNotIn, withOwnIds, withTwins } from './record-ids.js';
import { from, type Settled } from './settled.js';
import { fieldsOf, isSound, itemsOf } from './sound.js';
import { keyOf, othersOf, type Weighed } from './weigh.js';

/** Something of the present file that is not in the new one. */
export interface Unkept {
  /** Its key path in the present file. */
  readonly path: string;
  /** A clause. */
  readonly why: string;
}

/** A list of the state, and what became of what stood in it. */
export interface Listed {
  readonly path: string;
  /** Undefined where the file has no such list. */
  readonly settled: Settled | undefined;
  /** The fields of its records that are others than the file says, by their key paths. */
  readonly parts: ReadonlyMap<string, Settled>;
  readonly unkept: readonly Unkept[];
  /** What a person must fill in. */
  readonly notes: readonly string[];
}

/** Why a value that breaks the specification is not kept. */
export const noSuchValue = 'no such value can stand there';

export interface Ways {
  readonly mend?: (item: Item) => Item;
  /** Whether what the last good version holds belongs to it for good; else that counts only where the list was lost. */
  readonly isKept: boolean;
  /** What ids begin with, where a second record with the same one may get a new one; without that, it goes. */
  readonly renames?: string;
}

interface Around {
  readonly weighed: Weighed;
  readonly circumstances: Circumstances;
  readonly known: Known;
}

/** A record of the new list, and what the present file holds of it. */
interface Entry {
  readonly item: Item;
  /** Its place in the list of the present file; undefined for one that only the last good version has. */
  readonly at: number | undefined;
  readonly said: Item;
  /** What was found for the fields that it lacks. */
  readonly found: ReadonlyMap<string, Found>;
  /** What stands in its fields and cannot stand there. */
  readonly odd: ReadonlyMap<string, Found>;
}

const none: ReadonlyMap<string, Found> = new Map();

/** Settles a list of records: each is kept, and completed field by field where it has lost some. */
export function settleList(around: Around, path: string, ways: Ways): Listed {
  const { entries, rests } = entriesOf(around, path, ways);
  const { kept, doubles } = withOwnIds(entries, ways.renames);
  const settled = settledList(
    around,
    path,
    kept.map(({ item }) => item),
  );
  return {
    ...{ path, settled },
    parts: new Map(kept.flatMap((entry, index) => partsOf(entry, `${path}.${index}`, settled?.source))),
    unkept: [
      ...unkeptAt(path, rests, 'too little is left of the record that it is of'),
      ...unkeptAt(
        path,
        doubles.map(({ at }) => at),
        'another record that has its id was taken',
      ),
      ...kept.flatMap(unreplaced(path)),
    ],
    notes: kept.flatMap((entry) => madeUpNote(path, entry)),
  };
}

/** The records of the present list, and those of the last good version that belong to it as well. */
function entriesOf({ weighed, known }: Around, path: string, { mend = (item) => item, isKept }: Ways) {
  const own = weighed.said('state', path);
  const older = weighed.said('version', path);
  const before = itemsOf(older?.value).map(fieldsOf);
  const here = withTwins(identified(itemsOf(own?.value).map(fieldsOf), before));
  const byId = new Map([...before].reverse().map((item) => [item.id, item]));
  /** The places of records of which too little is left. */
  const rests: number[] = [];
  const entries: Entry[] = here.flatMap((said, at) => {
    if (!said) return [];
    const odd = weighed.odd(`${path}.${at}`);
    const same = said.id === undefined ? undefined : byId.get(said.id);
    const beside = { odd, older: same && older && { item: same, source: older.source }, known };
    const { item, found } = completed(path, said, beside);
    const mended = mend(item);
    if (isRecord(path, said, same) && isSound(path, [mended])) return [{ item: mended, at, said, found, odd }];
    rests.push(at);
    return [];
  });
  const isOther = isNotIn(here.filter((item) => item !== undefined));
  const others = isKept || own === undefined ? before.filter(isOther) : [];
  return { entries: [...entries, ...others.flatMap((said) => olderEntry(path, said, mend))], rests };
}

/** Whether enough is left of a record to tell that there was one: its id, or half of what it needs. */
function isRecord(path: string, said: Item, same: Item | undefined): boolean {
  const left = Object.keys(said).length;
  if (said.id !== undefined || same) return left > 0;
  const { required = [] } = schemaAt(stateSpecification.schema, [...path.split('.'), 0]) ?? {};
  return left > 0 && required.filter((field) => said[field] !== undefined).length * 2 >= required.length;
}

function olderEntry(path: string, said: Item, mend: (item: Item) => Item): Entry[] {
  const item = mend(said);
  return isSound(path, [item]) ? [{ item, at: undefined, said, found: none, odd: none }] : [];
}

/** A list, and who says it; undefined where there is none, and need not be. */
function settledList({ weighed, circumstances }: Around, path: string, list: readonly Item[]): Settled | undefined {
  const own = weighed.said('state', path);
  const older = weighed.said('version', path);
  if (!own && !older && list.length === 0) return isNew(circumstances) ? from({ what: 'the schema' }, []) : undefined;
  const isSameAs = (kind: EvidenceKind) => keyOf(weighed.said(kind, path)?.value ?? null) === keyOf(list);
  const isOlder = isSameAs('version') && !isSameAs('state');
  const { source } = (isOlder ? older : own) ?? older ?? { source: { what: 'the schema' } };
  const sure = isSameAs('state') && (own?.sure ?? false);
  return { value: list, source, sure, ...othersOf(weighed, path, list) };
}

/** Records of the present list that are not in the new one, by their places. */
function unkeptAt(path: string, places: readonly (number | undefined)[], why: string): readonly Unkept[] {
  return places.flatMap((at) => (at === undefined ? [] : [{ path: `${path}.${at}`, why }]));
}

/** A row for each field of a record that is another one than the file says. */
function partsOf(
  { item, at, said, found, odd }: Entry,
  path: string,
  own: Source | undefined,
): (readonly [string, Settled])[] {
  if (at === undefined) return [];
  const source = own ?? { what: 'STATE.md' };
  return Object.entries(item).flatMap(([field, value]) => {
    const isSame = isSameData(value, said[field]);
    const stood = odd.get(field) ?? (isSame || said[field] === undefined ? undefined : { value: said[field], source });
    if (isSame && !stood) return [];
    const by = found.get(field)?.source ?? (isSame ? stood?.source : undefined) ?? { what: 'where the mission stands' };
    const isOther = stood && !isSameData(value, stood.value);
    const otherwise = isOther && [{ value: stood.value, source: stood.source }];
    return [[`${path}.${field}`, { ...from(by, value), ...(otherwise && { otherwise }) }] as const];
  });
}

/** A sentence on the fields of a record that no source tells. */
function madeUpNote(path: string, { item, found }: Entry): readonly string[] {
  const fields = [...found].flatMap(([field, { source }]) => (source === noSource ? [field] : []));
  if (fields.length === 0) return [];
  const of = item.id === undefined || fields.includes('id') ? `a record of ${path}` : `${quote(item.id)} in ${path}`;
  const values = fields.map((field) => valueWords(item[field]));
  const stand = fields.length === 1 ? 'stands' : 'stand';
  return [
    `no source says ${either(fields, 'and')} of ${of}: ${either(values, 'and')} ${stand} there until you know better`,
  ];
}

const valueWords = (value: Data | undefined): string =>
  Array.isArray(value) && value.length === 0 ? 'an empty list' : quote(value ?? null);

/** What cannot stand in a record, and nothing else took its place. */
const unreplaced =
  (path: string) =>
  ({ item, at, odd }: Entry): Unkept[] =>
    [...odd.keys()].flatMap((field) =>
      item[field] === undefined ? [{ path: `${path}.${at}.${field}`, why: noSuchValue }] : [],
    );
