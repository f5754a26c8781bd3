import type { MapNode } from '../../../../core/document.js';
import type { Limits } from '../../../../core/limits.js';
import { dataOf } from '../../../../text/data.js';
import { withLineFeeds } from '../../../../text/lines.js';
import { specify } from '../../../common/specify.js';
import { readMapping } from '../../files/read-mapping.js';
import { persistenceSpecification, stateSpecification } from '../../specifications.js';
import { dialectOfKeys, formOf } from '../../state/dialect.js';
import type { Evidence } from '../evidence.js';
import { attemptsOn } from './attempts.js';
import { isText, withFences } from './bytes.js';
import { composed } from './composed.js';
import { withoutConflicts } from './conflicts.js';
import { withHolders } from './holders.js';
import { keptParts } from './kept-parts.js';
import { type Block, layoutOf } from './layout.js';
import { withoutOddRows } from './odd-rows.js';
import { withOthers } from './other-blocks.js';
import { isMisspelt } from './respelt.js';
import { isBlank, type Loss, lineBreakOf, type Row, rowsOf, textOf } from './rows.js';
import { nothingOf, type Salvage } from './salvaged.js';
import { withSiblings } from './siblings.js';
import { keysOf, whole } from './whole.js';

export type { Loss } from './rows.js';
export type { Salvage } from './salvaged.js';

/**
 * Salvages what a STATE.md still says: YAML with errors, conflicts, a file that breaks off, fences that are gone or stand
 * twice (checkpoint flow, "Recovery Mode"). Whole lines are kept or lost, and comments, order and line breaks with them;
 * lines that are plainly meant are mended. A healthy file comes back as it is. Never throws.
 * @param path of the file, relative to the repository
 */
export async function salvage(text: string, path: string, limits: Limits): Promise<Salvage> {
  const old = withLineFeeds(text.replace(/^\ufeff/, ''));
  const oldRows = rowsOf(old);
  if (!isText(old)) return withLosses(nothingOf(undefined, '', ['STATE.md holds no text']), [unread(oldRows)], oldRows);
  const { rows: marked, losses, notes } = await withoutConflicts(old, limits);
  const all = withFences(marked);
  if (notes.length === 0 && marked.length === oldRows.length && isHealthy(old, all, limits)) {
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

function withLosses(salvaged: Salvage, parts: readonly (readonly Loss[])[], oldRows: readonly Row[]): Salvage {
  return { ...salvaged, losses: inOrder(parts.flat(), oldRows) };
}

/**
 * Whether a file needs no salvage: readers find no fault with it, and either all of its fields keep to the
 * specification, or none of them can stand elsewhere.
 */
function isHealthy(text: string, rows: readonly Row[], limits: Limits): boolean {
  const { form, faults, yaml } = formOf(text).frontMatter;
  if (text.includes('\0') || form !== 'fenced' || faults.length > 0) return false;
  const read = readMapping(text, yaml, limits);
  if (!read.root || read.faults.some(({ kind }) => kind !== 'alias') || isMisspelt(read.root)) return false;
  const { blocks } = layoutOf(rows, () => true);
  return keepsToSpecification(read.root) ? !isCutShort(blocks, rows) : isWhereItBelongs(blocks, rows);
}

function keepsToSpecification(root: MapNode): boolean {
  const isSchema = dialectOfKeys(keysOf(root)) === 'schema';
  const { verdict } = specify(dataOf(root), isSchema ? stateSpecification : persistenceSpecification);
  return verdict.violations.every(({ keyword }) => keyword === 'unknown');
}

const fences = 2;

/** Whether the fields end before they do: at a stray fence, or where another block of them is stacked below. */
function isCutShort([block, another]: readonly Block[], rows: readonly Row[]): boolean {
  if (another) return block?.body.every(isBlank) ?? false;
  return (block?.fields.length ?? 0) + (block?.body.length ?? 0) + fences < rows.length;
}

function isWhereItBelongs(blocks: readonly Block[], rows: readonly Row[]): boolean {
  const [block, another] = blocks;
  if (!block || another || isCutShort(blocks, rows) || withoutOddRows(block.fields).losses.length > 0) return false;
  return withSiblings(withHolders(block.fields)) === block.fields;
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
