import type { Fault } from '../../../core/document.js';
import type { Limits } from '../../../core/limits.js';
import { splitFrontMatter } from '../../../text/front-matter.js';
import { readMapping } from '../files/read-mapping.js';
import type { CompanionKind } from '../layout.js';
import { specificationOf } from '../specifications.js';
import { firstKey, hasFields, misplacedFrontMatter } from '../state/dialect.js';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A companion of STATE.md cut into its fields and its Markdown. All numbers are offsets into the text. */
export interface CompanionParts {
  readonly yaml: Span;
  readonly body: Span;
  readonly faults: readonly Fault[];
  /** Whether the front matter is never closed: then nobody knows where the fields end. */
  readonly isOpen?: true;
}

/** Finds the fields of a companion: front matter, or bare YAML. One that is Markdown from end to end has none (D24). */
export function companionParts(text: string, kind: CompanionKind, limits: Limits): CompanionParts {
  const { form, yaml, body, faults } = splitFrontMatter(text);
  if (form !== 'none' && hasFields(text.slice(yaml.start, yaml.end))) {
    return { yaml, body, faults, ...(form === 'open' && { isOpen: true }) };
  }
  const key = form === 'none' ? firstKey(text) : undefined;
  if (key === undefined) return allMarkdown(text);
  if (isKnownField(key, kind)) return misplacedFrontMatter(text) ?? bareYaml(text);
  // Markdown may begin with a line like `note: see below`.
  const { root, faults: doubts } = readMapping(text, { start: 0, end: text.length }, limits);
  return root && doubts.length === 0 ? bareYaml(text) : allMarkdown(text);
}

function bareYaml(text: string): CompanionParts {
  return { yaml: { start: 0, end: text.length }, body: { start: text.length, end: text.length }, faults: [] };
}

/** A companion without fields. */
export function allMarkdown(text: string): CompanionParts {
  return { yaml: { start: 0, end: 0 }, body: { start: 0, end: text.length }, faults: [] };
}

function isKnownField(key: string, kind: CompanionKind): boolean {
  return Object.hasOwn(specificationOf(kind)?.schema.properties ?? {}, key);
}
