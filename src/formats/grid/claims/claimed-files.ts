import type { MapEntry, MapNode, ValueNode } from '../../../core/document.js';
import type { KeyPath } from '../../../core/place.js';
import type { ClaimedFile } from '../../../core/snapshot.js';
import { folded } from '../../../text/words.js';
import { fieldsNamed, textOf } from '../companions/fields.js';
import type { Companion, GridState } from '../snapshot.js';
import { isFileName, isLikePath, statedPaths } from './stated-path.js';

// Which files the state says were created or modified (D8). Each path counts once a file, at its first place.

/** `persistent.artifacts`, of the schema dialect. */
export function filesOfState(state: GridState | undefined): readonly ClaimedFile[] {
  const artifacts = (state?.dialect === 'schema' && state.data.persistent?.artifacts) || [];
  return artifacts.flatMap((artifact, index) => {
    const field = `persistent.artifacts.${index}.path`;
    return state && artifact?.path?.trim() ? [{ path: artifact.path, at: state.at(field), field }] : [];
  });
}

/** What a summary lists as created or modified. */
export function filesOfSummary(summary: Companion): readonly ClaimedFile[] {
  return filesIn(summary, ['artifacts_created', 'key-files.created', 'key-files.modified']);
}

function filesIn({ document }: Companion, lists: readonly string[]): readonly ClaimedFile[] {
  const first = new Map<string, ClaimedFile>();
  for (const { name: field, keyPath, value } of lists.flatMap((list) => fieldsNamed(document, list))) {
    for (const { path, ...place } of pathsIn(value, keyPath)) {
      if (!first.has(path)) first.set(path, { path, field, at: { document, ...place } });
    }
  }
  return [...first.values()];
}

interface Stated {
  readonly path: string;
  readonly keyPath: KeyPath;
  readonly start: number;
  readonly end: number;
}

const pathKeys = new Set(['path', 'file', 'filename', 'filepath']);

/** The paths in a list of files, whose items are texts or records. Depth is bounded by the reader. */
function pathsIn(node: ValueNode, keyPath: KeyPath): readonly Stated[] {
  if (node.kind === 'list') return node.items.flatMap((item, index) => pathsIn(item, [...keyPath, index]));
  if (node.kind === 'map') return inRecord(node, keyPath);
  const isText = typeof node.value === 'string'; // `12` counts files, and `true` names none
  return isText ? statedPaths(textOf(node)).map((path) => ({ path, keyPath, start: node.start, end: node.end })) : [];
}

/** `{ path: src/a.ts, lines: 3 }` has a field for it; `{ src/a.ts: the routes }` and `{ tests: [a.ts] }` have none. */
function inRecord(record: MapNode, keyPath: KeyPath): readonly Stated[] {
  const own = record.entries.find(
    ({ key, value }) => pathKeys.has(folded(String(key.value))) && value.kind === 'scalar',
  );
  if (own) return inPathField(own, keyPath);
  return record.entries.flatMap(({ key, value }) => {
    const below = [...keyPath, String(key.value)];
    // Here, a word need not be a file: `{ exports: [Recipe] }`.
    if (value.kind !== 'scalar') return pathsIn(value, below).filter(({ path }) => /[./]/.test(path));
    if (folded(String(key.value)) === 'artifact') return pathsIn(value, below).filter(({ path }) => isLikePath(path));
    const paths = statedPaths(textOf(key)).filter(isLikePath); // `- src/a.ts: the routes` is a mapping to YAML
    return paths.map((path) => ({ path, keyPath: below, start: key.start, end: key.end }));
  });
}

function inPathField({ key, value }: MapEntry, keyPath: KeyPath): readonly Stated[] {
  const below = [...keyPath, String(key.value)];
  const paths = pathsIn(value, below);
  if (paths.length > 0 || value.kind !== 'scalar') return paths;
  // Here, a name of several words is a path all the same.
  const text = textOf(value).trim();
  return isFileName(text) ? [{ path: text, keyPath: below, start: value.start, end: value.end }] : [];
}
