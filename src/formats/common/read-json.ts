import type { Document } from '../../core/document.js';
import type { Limits } from '../../core/limits.js';
import type { UnreadableFile } from '../../core/snapshot.js';
import type { Tree } from '../../core/tree.js';
import { conflictMarkers } from '../../text/conflict-markers.js';
import { TextDocument } from '../../text/document.js';
import { type JsonRead, readJson, readJsonLines } from '../../text/json.js';
import { readText } from './read-text.js';
import { type Sound, type Specification, specify } from './specify.js';

type JsonLimits = Pick<Limits, 'jsonBytes' | 'depth'>;

/** What a text holds, as far as it parses. */
export interface JsonDocument<T> {
  readonly document: Document;
  /**
   * What keeps to the specification; undefined when the text does not parse, is read without one, or has more wrong with
   * it than anybody reads.
   */
  readonly data: Sound<T> | undefined;
}

export type JsonFile<T> =
  | ({ readonly ok: true } & JsonDocument<T>)
  | { readonly ok: false; readonly file: UnreadableFile };

/**
 * Reads a file that is one JSON document. What does not parse comes back as faults of a document without data.
 * @param path relative to the repository
 * @param specification what the document is held against
 */
export function readJsonFile<T>(tree: Tree, path: string, limits: JsonLimits, specification?: Specification) {
  return readFile<T>(readJson, tree, path, limits, specification);
}

/**
 * Reads a file of JSON Lines as the list of its lines. A line that does not parse is a fault and no item.
 * @param path relative to the repository
 * @param specification what the list is held against
 */
export function readJsonLinesFile<T>(tree: Tree, path: string, limits: JsonLimits, specification?: Specification) {
  return readFile<T>(readJsonLines, tree, path, limits, specification);
}

/** What a text holds that is one JSON document, at a path of the repository. */
export function jsonDocument<T>(path: string, text: string, limits: JsonLimits, specification?: Specification) {
  return documentOf<T>(path, text, readJson(text, limits), specification);
}

async function readFile<T>(
  reader: typeof readJson,
  tree: Tree,
  path: string,
  limits: JsonLimits,
  specification: Specification | undefined,
): Promise<JsonFile<T>> {
  const read = await readText(tree, path, limits.jsonBytes, true);
  if (!read.ok) return read;
  return { ok: true, ...documentOf<T>(path, read.text, reader(read.text, limits), specification) };
}

function documentOf<T>(
  path: string,
  text: string,
  json: JsonRead,
  specification: Specification | undefined,
): JsonDocument<T> {
  // A side that was not chosen may break anything: of a file in conflict, only the conflict is spoken of.
  const conflicts = json.faults.length > 0 ? conflictMarkers(text) : [];
  const parts = conflicts.length > 0 ? { faults: conflicts } : json;
  if (!specification || parts !== json || json.data === undefined) {
    return { document: new TextDocument(path, text, parts), data: undefined };
  }
  const { verdict, data, isCut } = specify<T>(json.data, specification);
  return { document: new TextDocument(path, text, { ...json, verdict }), data: isCut ? undefined : data };
}
