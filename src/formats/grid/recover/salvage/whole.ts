import type { Document, MapNode } from '../../../../core/document.js';
import type { Limits } from '../../../../core/limits.js';
import { dataOf } from '../../../../text/data.js';
import { TextDocument } from '../../../../text/document.js';
import { splitFrontMatter } from '../../../../text/front-matter.js';
import { readMapping } from '../../files/read-mapping.js';
import { stateFile } from '../../layout.js';
import type { Dialect } from '../../snapshot.js';
import type { PersistentState, State } from '../../spec/generated/types.js';
import { persistenceSpecification, stateSpecification } from '../../specifications.js';
import { dialectOfKeys } from '../../state/dialect.js';
import { persistenceEvidence } from '../sources/persistence.js';
import { relocated } from './relocated.js';
import { respeltFields } from './respelt.js';
import { isContent, type Row, replacement } from './rows.js';
import { nothingOf, type Salvage } from './salvaged.js';
import { specifiedInFull } from './specified.js';
import { stateEvidence } from './state-evidence.js';

export const keysOf = (root: MapNode): string[] => root.entries.map(({ key }) => String(key.value));

interface Whole {
  readonly path: string;
  readonly rows: readonly Row[];
  readonly text: string;
  /** Whether the old file was plainly of the schema dialect, whatever of its keys is left. */
  readonly isSchema: boolean;
}

/** What a file says whose fields parse. */
export async function whole(
  { path, rows, text, isSchema }: Whole,
  limits: Limits,
  notes: readonly string[],
): Promise<Salvage> {
  const { yaml, body } = splitFrontMatter(text);
  const { root } = readMapping(text, yaml, limits);
  if (!root) return nothingOf(undefined, text.slice(body.start), notes);
  const ofKeys = dialectOfKeys(keysOf(root));
  const dialect = isSchema ? 'schema' : ofKeys;
  const { document, evidence } = await said(dialect, { path, text, root, rows });
  const spanOf = (field: string) => spanIn(document, field);
  const placed = relocated(evidence, rows, spanOf);
  const respelt = respeltFields(root, path, (offset) => rows[document.position(offset).line - 1]);
  const odd = new Map([...respelt, ...placed.odd]);
  const doubts = doubtsOf(rows.slice(0, document.position(yaml.end).line));
  return {
    text,
    dialect,
    rowsAt: (field) => rowsBetween(rows, spanOf(field)),
    evidence: { ...placed, odd, notes: [...notes, ...doubts, ...placed.notes] },
    losses: [],
    body: text.slice(body.start),
  };
}

function rowsBetween(rows: readonly Row[], span: readonly [number, number] | undefined): readonly Row[] {
  return span ? rows.slice(span[0], span[1] + 1).filter(isContent) : [];
}

/** The first and the last row of a field, as indexes; undefined where it is not there. */
function spanIn(document: Document, field: string): readonly [first: number, last: number] | undefined {
  const node = document.node(field);
  const isItem = /\.\d+$/.test(field);
  const start = isItem ? node?.start : document.key(field).start;
  if (!node || start === undefined) return undefined;
  return [document.position(start).line - 1, document.position(node.end).line - 1];
}

/** What the fields say, at the lines of the salvaged file. */
async function said(
  dialect: Dialect,
  { path, text, root, rows }: Pick<Whole, 'path' | 'text' | 'rows'> & { root: MapNode },
) {
  if (dialect === 'schema') {
    const { verdict, data } = specifiedInFull<State>(dataOf(root), stateSpecification);
    const document = new TextDocument(path, text, { root, faults: [], verdict });
    return { document, evidence: stateEvidence(document, data) };
  }
  const { verdict, data } = specifiedInFull<PersistentState>(dataOf(root), persistenceSpecification);
  const document = new TextDocument(path, text, { root, faults: [], verdict });
  return {
    document,
    evidence: await persistenceEvidence(document, data, path, (line) => rows[line - 1]?.number ?? line),
  };
}

/** What a person has to look at in the fields. */
function doubtsOf(rows: readonly Row[]): string[] {
  const doubtful = rows.filter(({ isDoubtful }) => isDoubtful);
  const linesOf = (some: readonly Row[]): number[] => [...new Set(some.map(({ number }) => number))];
  const unread = linesOf(doubtful.filter(({ text }) => text.includes(replacement)));
  const mended = linesOf(doubtful.filter(({ text }) => !text.includes(replacement)));
  return [
    ...(mended.length === 0 ? [] : [`${lineWords(mended)} had to be mended; see whether the values are right`]),
    ...(unread.length === 0 ? [] : [`bytes that are not UTF-8 stand in ${lineWords(unread)}`]),
  ];
}

/** `line 5 of STATE.md`, `3 lines of STATE.md (the first is line 5)`. */
function lineWords(lines: readonly number[]): string {
  const [first] = lines;
  return lines.length === 1
    ? `line ${first} of ${stateFile}`
    : `${lines.length} lines of ${stateFile} (the first is line ${first})`;
}
