import type { ValueNode } from '../../../core/document.js';
import type { KeyPath } from '../../../core/place.js';
import type { CompletedWork } from '../../../core/resumption.js';
import { nameOfBlock } from '../block-files/bounds.js';
import type { KeptFiles } from '../block-files/kept-files.js';
import { outcomeOf } from '../block-files/outcome.js';
import type { Checkpoint } from '../checkpoints/read-checkpoints.js';
import { namedCommits } from '../claims/commit-fields.js';
import { fieldsNamed, textIn, textOf } from '../companions/fields.js';
import { blockNameOf } from '../recover/sources/block-names.js';
import type { GridSnapshot } from '../snapshot.js';

/** The blocks whose summaries say that they are complete, or were skipped. */
export async function completedBlocks(snapshot: GridSnapshot): Promise<readonly CompletedWork[]> {
  const commits = commitsByPath(snapshot);
  const blocks: CompletedWork[] = [];
  for (const summary of snapshot.summaries) {
    const outcome = await outcomeOf(summary);
    if (outcome.kind === 'open') continue;
    const name = (await blockNameOf(summary)) ?? '';
    const { path } = summary.document;
    blocks.push({
      id: summary.block ? nameOfBlock(summary.block) : summary.file,
      name: outcome.kind === 'skipped' ? `${name} (skipped)`.trim() : name,
      commits: commits.get(path) ?? [],
      path,
    });
  }
  return blocks;
}

/** The threads of the current block that a checkpoint says are complete. */
export function completedThreads(checkpoint: Checkpoint, snapshot: GridSnapshot): readonly CompletedWork[] {
  const { document } = checkpoint;
  const { path } = document;
  const fields = ['completed_threads', 'checkpoint_details.completed_threads'];
  const threads = fields
    .flatMap((name) => fieldsNamed(document, name))
    .flatMap(({ value, keyPath }) => threadsIn(value, keyPath))
    .map((thread) => ({ ...thread, path }));
  const known = new Set(threads.flatMap(({ commits }) => commits));
  // Those of a table or a note.
  const others = (commitsByPath(snapshot).get(path) ?? []).filter((commit) => !known.has(commit));
  return [...threads, ...others.map((commit) => ({ id: '', name: '', commits: [commit], path }))];
}

type Thread = Omit<CompletedWork, 'path'>;

function threadsIn(value: ValueNode, keyPath: KeyPath): readonly Thread[] {
  if (value.kind === 'list') return value.items.map((item, index) => threadOf(item, [...keyPath, index]));
  if (value.kind === 'scalar') {
    const lines = textOf(value).split('\n');
    return lines.filter((line) => line.trim() !== '').map((line) => ofText(line, value, keyPath));
  }
  return value.entries.map(({ key, value: own }) => {
    const name = own.kind === 'scalar' ? '' : textIn(own);
    return { id: textOf(key), name, commits: commitsIn(own, keyPath, true) };
  });
}

function threadOf(item: ValueNode, keyPath: KeyPath): Thread {
  if (item.kind !== 'map') return ofText(textIn(item), item, keyPath);
  const field = (names: readonly string[]): string => {
    const entry = item.entries.find(({ key, value }) => names.includes(String(key.value)) && value.kind === 'scalar');
    return entry?.value.kind === 'scalar' ? textOf(entry.value) : '';
  };
  const id = field(['thread', 'id', 'number', 'thread_id']);
  const name = field(['name', 'title', 'task', 'description', 'summary']);
  const commits = commitsIn(item, keyPath, true);
  return id === '' && name === '' ? { ...ofText(textIn(item), item, keyPath), commits } : { id, name, commits };
}

/** `Thread 02.1: BaseLayout (commit abc1234)`. */
function ofText(text: string, value: ValueNode, keyPath: KeyPath): Thread {
  const [, id = ''] = /(?:thread[ _-]?|^[ \t*+-]{0,9})(\d{1,4}(?:\.\d{1,4})?)(?![\da-f])/i.exec(text) ?? [];
  const commits = commitsIn(value, keyPath, false).filter((commit) => text.includes(commit));
  const name = text
    .replace(/^[ \t*+-]{0,9}(?:thread[ _-]?)?\d{0,4}(?:\.\d{1,4})?[ \t:.–—-]{0,9}/i, '')
    .replace(/[ \t]{0,9}\(commits? [^()]{1,200}\)/gi, '')
    .trim();
  return { id, name, commits };
}

function commitsIn(value: ValueNode, keyPath: KeyPath, isSure: boolean): readonly string[] {
  return namedCommits(value, keyPath, isSure).map(({ name }) => name);
}

function commitsByPath({ commits }: GridSnapshot): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  for (const { name, at } of commits) {
    const { path } = at.document;
    const names = all.get(path);
    if (names) names.push(name);
    else all.set(path, [name]);
  }
  return all;
}

/** Blocks that are done, by their one name. */
export function doneKeys({ summaries, skipped }: KeptFiles): ReadonlySet<string> {
  return new Set([...skipped, ...summaries.flatMap(({ outcome, keys }) => (outcome.kind === 'open' ? [] : keys))]);
}
