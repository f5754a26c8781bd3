import type { Data, DataMap } from '../../core/data.js';
import type { ValueNode } from '../../core/document.js';
import type { KeyPath } from '../../core/place.js';
import { dataOf, isDataMap, isSameData } from '../data.js';
import { readYaml } from '../yaml.js';
import type { YamlLimits } from '../yaml-tree.js';
import { difference, inOrder } from './difference.js';
import { edited } from './edits.js';
import type { Patch } from './patch.js';
import { rewritten } from './rewrite.js';
import { changed, type YamlChange } from './wanted.js';

export type { YamlChange } from './wanted.js';

/** The YAML that is to be patched: where it stands in a text. */
export interface YamlStretch {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface PatchOptions {
  readonly limits: YamlLimits;
  /** The keys that the mapping at a key path may have, in their order. What it does not name comes last. */
  readonly order?: (path: KeyPath) => readonly string[];
}

/**
 * Puts values into the mapping that stands in a text, and leaves every other byte of it alone: comments, order, quotes,
 * line breaks, indentation. The answer is the whole text. It was read again: each changed path has its value, and all
 * others have theirs. What cannot be changed in place is written anew with as little around it as possible, at worst the
 * whole mapping, with its comments; so it is where no mapping stands. Never throws.
 */
export function patchYaml(stretch: YamlStretch, changes: readonly YamlChange[], options: PatchOptions): string {
  const patched = rewriteYaml(stretch, (data) => mapping(changed(data, changes)), options);
  return patched ?? anew(stretch, undefined, mapping(changed(Object.create(null), changes)), options);
}

const mapping = (data: Data | undefined): DataMap => (isDataMap(data) ? data : Object.create(null));

/**
 * The same, for whoever knows what the whole mapping is to be: what it does not hold then, goes.
 * @returns undefined where no mapping stands
 */
export function rewriteYaml(
  stretch: YamlStretch,
  wish: (data: DataMap) => DataMap,
  options: PatchOptions,
): string | undefined {
  const { text, start, end } = stretch;
  const { root } = readYaml(text, start, end, options.limits);
  const data = root && dataOf(root);
  if (!root || !isDataMap(data)) return undefined;
  const wanted = wish(data);
  for (const depth of depths) {
    const edits = difference({ ...settings(stretch, options), depth }, root, wanted, []);
    if (edits?.length === 0) return text;
    const result = edits && edited(text, edits);
    if (result === undefined) continue;
    const there = { text: result, start, end: end + result.length - text.length };
    if (says(there, wanted, options)) return result;
  }
  return anew(stretch, root, wanted, options);
}

const settings = ({ text, start, end }: YamlStretch, { order = () => [] }: PatchOptions): Omit<Patch, 'depth'> => ({
  text,
  lineBreak: lineBreakOf(text, start, end),
  order,
});

/** The whole mapping written anew. */
function anew(stretch: YamlStretch, root: ValueNode | undefined, wanted: DataMap, options: PatchOptions): string {
  const { text, start, end } = stretch;
  const { lineBreak, order } = settings(stretch, options);
  const lines = rewritten(text, start, end, root, inOrder({ order }, wanted, []) as DataMap);
  return text.slice(0, start) + lines.map((line) => line + lineBreak).join('') + text.slice(end);
}

/** The mapping that stands in a text, as data; undefined where there is none. */
export function dataIn({ text, start, end }: YamlStretch, { limits }: PatchOptions): DataMap | undefined {
  const { root } = readYaml(text, start, end, limits);
  const data = root && dataOf(root);
  return isDataMap(data) ? data : undefined;
}

/** How far down values are replaced one by one: first as far as they go, then with more and more around them. */
const depths = [Number.POSITIVE_INFINITY, 4, 3, 2, 1];

function lineBreakOf(text: string, start: number, end: number): string {
  const found = text.indexOf('\n', start);
  const at = found < 0 || found > end ? text.indexOf('\n') : found;
  return at > 0 && text[at - 1] === '\r' ? '\r\n' : '\n';
}

/** Whether YAML says just that. What was put in may make it larger than it was allowed to be. */
function says({ text, start, end }: YamlStretch, wanted: Data, { limits }: PatchOptions): boolean {
  const room = { ...limits, yamlBytes: limits.yamlBytes * 4, keys: limits.keys * 4 };
  const { root } = readYaml(text, start, end, room);
  return root !== undefined && isSameData(dataOf(root), wanted);
}
