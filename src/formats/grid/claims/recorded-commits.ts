import type { RecordedCommit } from '../../../core/snapshot.js';
import { fieldsNamed, textOf } from '../companions/fields.js';
import type { BlockFile, Companion, GridState } from '../snapshot.js';
import { namedCommits } from './commit-fields.js';
import { notedHashes } from './hash-words.js';
import { tableCommits } from './thread-table.js';

// Which places record commits (D31). Each name counts once a file, at its first place.

/** The commits that a companion records, and why there may be more. */
interface Recorded {
  readonly commits: readonly RecordedCommit[];
  readonly unread?: { readonly path: string; readonly reason: string };
}

/** `resume.last_commit`, of the schema dialect. */
export function commitsOfState(state: GridState | undefined): readonly RecordedCommit[] {
  const field = 'resume.last_commit';
  const node = state?.dialect === 'schema' ? state.document.node(field) : undefined;
  const name = node?.kind === 'scalar' ? textOf(node).trim() : '';
  return state && name !== '' ? [{ name, at: state.at(field), field }] : [];
}

/** `commits`, and the table of threads. */
export function commitsOfSummary(summary: BlockFile): Promise<Recorded> {
  return recorded(summary, inFields(summary, 'commits', true), inTables(summary));
}

/** The completed threads: in a field of the checkpoint or of its details (D11), in a table, or in words. */
export function commitsOfCheckpoint(checkpoint: BlockFile): Promise<Recorded> {
  const fields = ['completed_threads', 'checkpoint_details.completed_threads'];
  const named = fields.flatMap((field) => inFields(checkpoint, field, false));
  return recorded(checkpoint, named, [...inTables(checkpoint), ...inNotes(checkpoint, 'the checkpoint')]);
}

/** Notes such as `(commit abc123)`. */
export function commitsOfScratchpad(scratchpad: Companion): Promise<Recorded> {
  return recorded({ ...scratchpad, blocks: [] }, [], inNotes(scratchpad, 'the scratchpad'));
}

/** A commit that the body names. */
interface Mention extends RecordedCommit {
  /** Where the row or the note begins which it stands in: that must be text, and no code. */
  readonly place: number;
}

/** @param isSure see `namedCommits` */
function inFields({ document }: Companion, path: string, isSure: boolean): RecordedCommit[] {
  return fieldsNamed(document, path).flatMap(({ name: field, keyPath, value }) => {
    if (value.kind === 'scalar' && /^\d{1,3}$/.test(textOf(value))) return []; // `commits: 9` counts them
    return namedCommits(value, keyPath, isSure).map(({ name, keyPath, node: { start, end } }) => {
      return { name, field, at: { document, keyPath, start, end } };
    });
  });
}

function inTables({ document, body }: Companion): Mention[] {
  return tableCommits(document.text, body.lines).map(({ name, start, end, row }) => {
    return { name, field: 'the table of threads', at: document.span(start, end), place: row };
  });
}

function inNotes({ document, body }: Companion, field: string): Mention[] {
  return body.lines.flatMap(({ raw, start: line }) =>
    notedHashes(raw).map(({ name, start, end, note }) => {
      return { name, field, at: document.span(line + start, line + end), place: line + note };
    }),
  );
}

/**
 * What stands in code is an example. To tell takes a Markdown parser, so it is asked only where a body names a commit
 * that no field does.
 */
async function recorded(
  { document: { path }, body, isBroken, blocks }: Omit<BlockFile, 'block'>,
  named: readonly RecordedCommit[],
  mentions: readonly Mention[],
): Promise<Recorded> {
  const names = new Set(named.map(({ name }) => name));
  const others = mentions.filter(({ name }) => !names.has(name));
  const structure = others.length > 0 ? await body.structure() : undefined;
  const told = structure?.ok ? others.filter(({ place }) => structure.isText(place)) : [];
  const reason = structure?.ok === false ? structure.reason : isBroken ? 'it does not parse' : undefined;
  return {
    commits: firstOf([...named, ...told]).map(({ name, at, field }) => {
      return { name, at, field, ...(blocks.length > 0 && { blocks }) };
    }),
    ...(reason !== undefined && { unread: { path, reason } }),
  };
}

/** Of each name the first in the file. */
function firstOf(commits: readonly RecordedCommit[]): readonly RecordedCommit[] {
  const first = new Map<string, RecordedCommit>();
  for (const commit of [...commits].sort((a, b) => a.at.start - b.at.start)) {
    if (!first.has(commit.name)) first.set(commit.name, commit);
  }
  return [...first.values()];
}
