import type { Data, Document, MapNode, ValueNode } from '../../../core/document.js';
import type { Limits } from '../../../core/limits.js';
import { dataOf } from '../../../text/data.js';
import { edited } from '../../../text/yaml-patch/edits.js';
import { patchYaml } from '../../../text/yaml-patch/patch-yaml.js';
import { companionParts } from '../companions/parts.js';
import { lessonCategories } from '../spec/words.js';
import { appendLessons } from '../warmth/append.js';
import { categoryOf } from '../warmth/lessons.js';
import { byCategory, type MissingLesson } from './missing.js';

interface Place {
  readonly path: readonly string[];
  readonly value: ValueNode | undefined;
}

/**
 * Writes lessons into the YAML of a WARMTH.md, each to the end of its list; all else stays byte for byte. A list that is
 * written in lines, or empty, gets a line for each; one in another notation goes on in that.
 */
export function intoYaml(document: Document, lessons: readonly MissingLesson[], limits: Limits): string {
  const { root, text } = document;
  const groups = [...byCategory(lessons)].map(([category, some]) => {
    return { category, some, edits: appendLessons(document, some) };
  });
  const edits = groups.flatMap(({ edits: own = [] }) => own);
  const result =
    edited(
      text,
      edits.map(({ at, text: put }) => ({ start: at.start, end: at.end, text: put })),
    ) ?? text;
  const others = groups.filter(({ edits: own }) => !own || result === text);
  if (others.length === 0) return result;
  const changes = others.map(({ category, some }) => {
    const place = root?.kind === 'map' ? placeOf(root, category) : { path: [category], value: undefined };
    const { path, value } = listOf(place);
    return { path, value: [...there(value), ...some.map((one) => one.text)] };
  });
  const { start, end } = companionParts(text, 'warmth', limits).yaml;
  const stretch = { text: result, start, end: end + result.length - text.length };
  return patchYaml(stretch, changes, { limits, order: () => lessonCategories });
}

/** Where a category stands, or is to stand: beside the others, which may lie below a word for all of them. */
function placeOf(root: MapNode, category: string): Place {
  const places = placesIn(root, []);
  const own = places.find(({ path }) => categoryOf(path.at(-1) ?? '') === category);
  return own ?? { path: [...(places[0]?.path.slice(0, -1) ?? []), category], value: undefined };
}

/** The categories of a mapping, the outermost first. Depth is bounded by the reader. */
function placesIn({ entries }: MapNode, above: readonly string[]): readonly Place[] {
  const own = entries.map(({ key, value }) => ({ path: [...above, String(key.value)], value }));
  const isCategory = ({ path }: Place): boolean => categoryOf(path.at(-1) ?? '') !== undefined;
  const below = own.flatMap((place) =>
    place.value.kind === 'map' && !isCategory(place) ? placesIn(place.value, place.path) : [],
  );
  return [...own.filter(isCategory), ...below];
}

/** Where a category is parted once more, by phase or by block, its last list. */
function listOf({ path, value }: Place): Place {
  if (value?.kind !== 'map') return { path, value };
  const last = value.entries.filter((entry) => entry.value.kind === 'list').at(-1);
  if (last) return { path: [...path, String(last.key.value)], value: last.value };
  const names = new Set(value.entries.map(({ key }) => String(key.value)));
  let name = 'others';
  while (names.has(name)) name += '_';
  return { path: [...path, name], value: undefined };
}

/** The lessons of a value as the items of a list: a single text is one. */
function there(value: ValueNode | undefined): readonly Data[] {
  const data = value ? dataOf(value) : null;
  if (Array.isArray(data)) return data;
  return data === null || data === '' ? [] : [data];
}
