import type { ValueNode } from '../../core/document.js';
import type { KeyPath } from '../../core/place.js';
import type { ClaimedFile } from '../../core/snapshot.js';
import { folded } from '../../text/words.js';
import { fieldsNamed, textOf } from './companion-fields.js';
import type { Companion, GridState } from './snapshot.js';
import { isLikePath, statedPath } from './stated-path.js';

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
  const { start, end } = node;
  if (node.kind === 'list') return node.items.flatMap((item, index) => pathsIn(item, [...keyPath, index]));
  if (node.kind === 'scalar') {
    const path = statedPath(textOf(node));
    return path === undefined ? [] : [{ path, keyPath, start, end }];
  }
  const own = node.entries.find(({ key, value }) => pathKeys.has(folded(String(key.value))) && value.kind === 'scalar');
  if (own?.value.kind === 'scalar') {
    const text = textOf(own.value).trim();
    // Here, a name of several words is a path all the same.
    const path = statedPath(text) ?? (/\s/.test(text) ? text : undefined);
    const place = { keyPath: [...keyPath, String(own.key.value)], start: own.value.start, end: own.value.end };
    return path === undefined ? [] : [{ path, ...place }];
  }
  return node.entries.flatMap(({ key, value }) => {
    const below = [...keyPath, String(key.value)];
    if (value.kind !== 'scalar') return pathsIn(value, below);
    // `- src/a.ts: the routes` is a mapping to YAML.
    const path = statedPath(textOf(key)) ?? '';
    return isLikePath(path) ? [{ path, keyPath: below, start: key.start, end: key.end }] : [];
  });
}
