import type { Document, MapNode, Target, ValueNode } from '../../../core/document.js';
import type { KeyPath } from '../../../core/place.js';
import { folded } from '../../../text/words.js';
import { textOf } from '../companions/fields.js';
import { lessonCategories } from '../spec/words.js';
import { comparable } from '../texts/comparison.js';

/** Something that a block learned. */
export interface Lesson {
  readonly text: string;
  /** The text as it is compared: see `comparable`. */
  readonly key: string;
  /** The word under which it stands; undefined for one that stands under none. */
  readonly category: string | undefined;
  readonly at: Target;
}

/** The category that a word stands for: `Almost Did` and `almost-did` are `almost_did`. Undefined for none of D21. */
export function categoryOf(word: string): string | undefined {
  return lessonCategories.find((category) => folded(category) === folded(word));
}

/** Fields of a record that hold the lesson itself. */
const lessonKeys = ['lesson', 'text', 'finding', 'description', 'summary', 'note'];

/**
 * The lessons in a value, however deep they lie: in lists, and in mappings of categories. A record stands for one lesson:
 * `- Config: must be .mjs`, which is a mapping to YAML, and `- lesson: Config must be .mjs`.
 * @param category the word that the value stands under
 */
export function lessonsIn(document: Document, value: ValueNode, keyPath: KeyPath, category?: string): Lesson[] {
  const found: Lesson[] = [];
  collect({ document, found }, { value, keyPath, category, isItem: false });
  return found;
}

interface Place {
  readonly value: ValueNode;
  readonly keyPath: KeyPath;
  readonly category: string | undefined;
  readonly isItem: boolean;
}

interface Gathering {
  readonly document: Document;
  readonly found: Lesson[];
}

/** Depth is bounded by the reader. */
function collect(into: Gathering, { value, keyPath, category, isItem }: Place): void {
  if (value.kind === 'list') {
    for (const [index, item] of value.items.entries()) {
      collect(into, { value: item, keyPath: [...keyPath, index], category, isItem: true });
    }
  } else if (value.kind === 'scalar') {
    add(into, textOf(value), keyPath, category);
  } else if (isItem && !value.entries.some(({ key }) => categoryOf(String(key.value)))) {
    add(into, textOfRecord(into.document, value), keyPath, category);
  } else {
    for (const { key, value: field } of value.entries) {
      const word = String(key.value);
      const below = { value: field, keyPath: [...keyPath, word], isItem: false };
      collect(into, { ...below, category: category !== undefined && !categoryOf(word) ? category : word });
    }
  }
}

function add({ document, found }: Gathering, text: string, keyPath: KeyPath, category: string | undefined): void {
  const key = comparable(text);
  if (key !== '') found.push({ text, key, category, at: document.at(keyPath) });
}

function textOfRecord({ text }: Document, record: MapNode): string {
  const named = lessonKeys.map((name) => record.entries.find(({ key }) => folded(String(key.value)) === name));
  const value = named.find((entry) => entry?.value.kind === 'scalar')?.value;
  return value?.kind === 'scalar' ? textOf(value) : text.slice(record.start, record.end);
}
