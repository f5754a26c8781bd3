import type { MapNode } from '../../../../core/document.js';
import type { Limits } from '../../../../core/limits.js';
import { TextDocument } from '../../../../text/document.js';
import { splitFrontMatter } from '../../../../text/front-matter.js';
import { count } from '../../../../text/words.js';
import { specify } from '../../../common/specify.js';
import { readMapping } from '../../files/read-mapping.js';
import { stateFile } from '../../layout.js';
import type { Dialect } from '../../snapshot.js';
import type { PersistentState, State } from '../../spec/generated/types.js';
import { persistenceSpecification, stateSpecification } from '../../specifications.js';
import { dialectOfKeys, formOf } from '../../state/dialect.js';
import { type Evidence, silent } from '../evidence.js';
import { persistenceEvidence } from '../sources/persistence.js';
import { attemptsOn } from './attempts.js';
import { isText, withoutMarks } from './bytes.js';
import { composed } from './composed.js';
import { withoutConflicts } from './conflicts.js';
import { withHolders } from './holders.js';
import { keptParts } from './kept-parts.js';
import { layoutOf } from './layout.js';
import { withoutOddRows } from './odd-rows.js';
import { withOthers } from './other-blocks.js';
import { relocated } from './relocated.js';
import { type Loss, lineBreakOf, type Row, replacement, rowsOf, textOf } from './rows.js';
import { stateEvidence } from './state-evidence.js';

export type { Loss } from './rows.js';

/** What is left of a STATE.md. */
export interface Salvage {
  /** A whole STATE.md whose YAML parses into a mapping; undefined when nothing of a mapping is left. */
  readonly text: string | undefined;
  readonly dialect: Dialect | undefined;
  readonly evidence: Evidence;
  /** In the order of the file. */
  readonly losses: readonly Loss[];
  /** The Markdown that could be kept; empty when there is none. */
  readonly body: string;
}

/**
 * Salvages what a STATE.md still says: YAML with errors, conflicts, a file that breaks off, fences that are gone or stand
 * twice (checkpoint flow, "Recovery Mode"). Whole lines are kept or lost, and comments, order and line breaks with them;
 * lines that are plainly meant are mended. A healthy file comes back as it is. Never throws.
 * @param path of the file, relative to the repository
 */
export async function salvage(text: string, path: string, limits: Limits): Promise<Salvage> {
  const old = text.replace(/^\ufeff/, '');
  const oldRows = rowsOf(old);
  if (!isText(old)) return withLosses(nothingOf(undefined, '', ['STATE.md holds no text']), [unread(oldRows)], oldRows);
  const { rows: marked, losses, notes } = await withoutConflicts(old, limits);
  const all = withoutMarks(marked);
  if (notes.length === 0 && marked.length === oldRows.length && isHealthy(old, marked, limits)) {
    return whole({ path, rows: marked, text: old, isSchema: false }, limits, []);
  }
  const attempts = attemptsOn(old.length, limits);
  const lineBreak = lineBreakOf(oldRows);
  const rest = textOf(all, lineBreak);
  const { dialect, frontMatter, body } = formOf(rest);
  if (dialect === 'prose') {
    const markdown = frontMatter.form === 'fenced' ? rest.slice(body.start) : rest;
    return withLosses(nothingOf('prose', markdown.replaceAll('\0', ''), notes), [losses], oldRows);
  }
  const parts = keptParts(all, attempts, limits);
  const told = [...notes, ...parts.notes];
  if (parts.fields.length === 0) {
    const markdown = textOf(parts.body, lineBreak);
    return withLosses(nothingOf(dialect, markdown, told), [losses, parts.losses], oldRows);
  }
  const file = composed(parts.fields, parts.body, lineBreak);
  const found = { path, rows: file.rows, text: textOf(file.rows, lineBreak), isSchema: dialect === 'schema' };
  const salvaged = await whole(found, limits, told);
  const others: Evidence[] = [];
  for (const rows of parts.others) others.push(await saidBy(rows, path, limits));
  const evidence = withOthers(salvaged.evidence, others);
  return withLosses({ ...salvaged, evidence }, [losses, parts.losses, file.losses], oldRows);
}

/** What a block of fields says that was not taken. */
async function saidBy(fields: readonly Row[], path: string, limits: Limits): Promise<Evidence> {
  const { rows } = composed(fields, [], '\n');
  return (await whole({ path, rows, text: textOf(rows, '\n'), isSchema: false }, limits, [])).evidence;
}

/** More lines than that, nobody reads. */
const mostLosses = 200;

function withLosses(salvaged: Salvage, parts: readonly (readonly Loss[])[], oldRows: readonly Row[]): Salvage {
  const losses = inOrder(parts.flat(), oldRows);
  if (losses.length <= mostLosses) return { ...salvaged, losses };
  const note = `${count(losses.length, 'line')} of ${stateFile} could not be kept; the first ${mostLosses} of them are listed`;
  const { evidence } = salvaged;
  return {
    ...salvaged,
    evidence: { ...evidence, notes: [...evidence.notes, note] },
    losses: losses.slice(0, mostLosses),
  };
}

/**
 * Whether a file needs no salvage: readers find no fault with it, and either all of its fields keep to the
 * specification, or none of them can stand elsewhere.
 */
function isHealthy(text: string, rows: readonly Row[], limits: Limits): boolean {
  const { form, faults, yaml } = formOf(text).frontMatter;
  if (text.includes('\0') || form !== 'fenced' || faults.length > 0) return false;
  const read = readMapping(text, yaml, limits);
  if (!read.root || read.faults.some(({ kind }) => kind !== 'alias')) return false;
  return keepsToSpecification(read.root) || isWhereItBelongs(rows);
}

function keepsToSpecification(root: MapNode): boolean {
  const isSchema = dialectOfKeys(keysOf(root)) === 'schema';
  const { verdict } = specify(root, isSchema ? stateSpecification : persistenceSpecification);
  return verdict.violations.every(({ keyword }) => keyword === 'unknown');
}

function isWhereItBelongs(rows: readonly Row[]): boolean {
  const { blocks } = layoutOf(rows, () => true);
  const [block] = blocks;
  const fences = 2;
  const isAll = blocks.length === 1 && (block?.fields.length ?? 0) + (block?.body.length ?? 0) + fences === rows.length;
  if (!block || !isAll || withoutOddRows(block.fields).losses.length > 0) return false;
  return withHolders(block.fields) === block.fields;
}

const keysOf = (root: MapNode): string[] => root.entries.map(({ key }) => String(key.value));

/** A file of which no field is left. */
function nothingOf(dialect: Dialect | undefined, body: string, notes: readonly string[]): Salvage {
  return { text: undefined, dialect, evidence: { ...silent('state'), notes }, losses: [], body };
}

const unread = (rows: readonly Row[]): readonly Loss[] =>
  rows.map(({ number, text }) => ({ line: number, text, why: 'it is no text' }));

/** Each line once, as the old file has it. */
function inOrder(losses: readonly Loss[], old: readonly Row[]): readonly Loss[] {
  const first = new Map<number, Loss>();
  for (const loss of losses) if (!first.has(loss.line)) first.set(loss.line, loss);
  return [...first.values()]
    .sort((one, other) => one.line - other.line)
    .map((loss) => ({ ...loss, text: old[loss.line - 1]?.text ?? loss.text }));
}

interface Whole {
  readonly path: string;
  readonly rows: readonly Row[];
  readonly text: string;
  /** Whether the old file was plainly of the schema dialect, whatever of its keys is left. */
  readonly isSchema: boolean;
}

/** What a file says whose fields parse. */
async function whole(
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
  const spanOf = (field: string): readonly [number, number] | undefined => {
    const node = document.node(field);
    const key = document.key(field);
    return node && [document.position(key.start).line - 1, document.position(node.end).line - 1];
  };
  const placed = relocated(evidence, rows, spanOf);
  const doubts = doubtsOf(rows.slice(0, document.position(yaml.end).line));
  return {
    text,
    dialect,
    evidence: { ...placed, notes: [...notes, ...doubts, ...placed.notes] },
    losses: [],
    body: text.slice(body.start),
  };
}

/** What the fields say, at the lines of the salvaged file. */
async function said(
  dialect: Dialect,
  { path, text, root, rows }: Pick<Whole, 'path' | 'text' | 'rows'> & { root: MapNode },
) {
  if (dialect === 'schema') {
    const { verdict, data } = specify<State>(root, stateSpecification);
    const document = new TextDocument(path, text, { root, faults: [], verdict });
    return { document, evidence: stateEvidence(document, data) };
  }
  const { verdict, data } = specify<PersistentState>(root, persistenceSpecification);
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
