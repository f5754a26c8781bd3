import { type FrontMatter, splitFrontMatter } from '../../../text/front-matter.js';
import { linesOf } from '../../../text/lines.js';
import type { Dialect } from '../snapshot.js';
import persistenceSchema from '../spec/generated/state-persistence.schema.json' with { type: 'json' };

/** A STATE.md whose form is known. All numbers are offsets into the text. */
export interface Form {
  /** Undefined when the file is none of the three (D2). */
  readonly dialect: Dialect | undefined;
  readonly yaml: { readonly start: number; readonly end: number };
  readonly body: { readonly start: number; readonly end: number };
  readonly frontMatter: FrontMatter;
}

const schemaKeys = ['phases', 'session_id', 'mission_id'];
/** Also in quotes or in a flow mapping: what the lines cannot tell apart, the parsed keys do afterwards. */
const schemaKey = new RegExp(`(?:^|[{,][ \\t]*)["']?(?:${schemaKeys.join('|')})["']?[ \\t]*:`, 'm');
const bareSchemaKey = new RegExp(`^["']?(?:${schemaKeys.join('|')})["']?[ \\t]*:`, 'm');
const persistenceKey = new RegExp(`^(?:${Object.keys(persistenceSchema.properties).join('|')})(?=[ \\t]*:)`, 'gm');
const anyKey = /(?:^|[{,][ \t]*)["']?[A-Za-z_][\w-]{0,60}["']?[ \t]*:(?:[ \t\r\n]|$)/m;
const lowerKey = /^["']?[a-z_][\w-]{0,60}["']?[ \t]*:(?:[ \t\r\n]|$)/m;
const stateHeading = /^ {0,3}#{1,6}[ \t].{0,200}Grid State/im;
const positionHeading = /^ {0,3}#{1,6}[ \t].{0,200}Current Position/im;
const plainLine = /^[ \t]*(?:[-*+][ \t]+)?[*_]{0,2}(?:Phase|Block)[*_]{0,2}:/m;
/** `Phase: 2 of 3`, `- **Block:** 04`, and a line of its own that says `Phase 2/3` or `Phase 2/3: Core`. */
const proseLine =
  /^[ \t]*(?:[-*+][ \t]+)?[*_]{0,2}(?:Phase|Block)[*_]{0,2}(?::|[ \t]+\d{1,4}[ \t]?(?:\/|of)[ \t]?\d{1,4}[*_]{0,2}(?::|\s*$))/m;

/**
 * Tells the dialects apart by shape, never by version (D2), and from the lines alone, so that a file whose YAML is
 * broken still has one.
 */
export function formOf(text: string): Form {
  const frontMatter = splitFrontMatter(text);
  const { form, yaml, body } = frontMatter;
  const block = text.slice(yaml.start, yaml.end);
  if (form === 'none' || isProseBetweenBreaks(block)) return withoutFences(text);
  const dialect = dialectOfYaml(block) ?? (isAnnounced(text.slice(body.start, body.end)) ? 'prose' : undefined);
  return { dialect, yaml, body, frontMatter };
}

/** The dialect of YAML that parses, told by its own keys: nested ones may be called the same. */
export function dialectOfKeys(keys: readonly string[]): Dialect {
  return keys.some((key) => schemaKeys.includes(key)) ? 'schema' : 'persistence';
}

function withoutFences(text: string): Form {
  const whole = { start: 0, end: text.length };
  const nothing = { start: text.length, end: text.length };
  const frontMatter = { form: 'none', yaml: nothing, body: whole, faults: [] } as const;
  const bare = bareDialect(text);
  if (!bare) return { dialect: isProse(text) ? 'prose' : undefined, yaml: nothing, body: whole, frontMatter };
  const misplaced = misplacedFrontMatter(text);
  if (misplaced) return { dialect: bare, yaml: misplaced.yaml, body: misplaced.body, frontMatter: misplaced };
  return { dialect: bare, yaml: whole, body: nothing, frontMatter };
}

/** Fields, and then a fence: the one above them is missing, or stands too late. Undefined when there is no fence. */
export function misplacedFrontMatter(text: string): FrontMatter | undefined {
  const fences = linesOf(text).filter(({ start, end }) => /^---[ \t]*$/.test(text.slice(start, end)));
  const [first, second] = fences;
  if (!first) return undefined;
  const hasFieldsAbove = anyKey.test(text.slice(0, first.start));
  const closing = hasFieldsAbove ? first : (second ?? { start: text.length, end: text.length });
  const yaml = { start: hasFieldsAbove ? 0 : Math.min(first.end + 1, text.length), end: closing.start };
  const body = { start: Math.min(closing.end + 1, text.length), end: text.length };
  const message = hasFieldsAbove
    ? 'the front matter that ends here has no beginning; expected a line `---` above its first value'
    : 'the front matter begins below other text; readers look for `---` on the first line';
  const faults = [{ kind: 'front-matter', message, ...first }] as const;
  return { form: 'fenced', yaml, body, faults };
}

/** Whether what stands between fences is meant as YAML: text between two thematic breaks has no keys. */
export function hasFields(block: string): boolean {
  return lowerKey.test(dedented(block)) || /^\s{0,99}\{/.test(block);
}

/** The key that a text without fences begins with, comments aside; undefined when it does not look like YAML. */
export function firstKey(text: string): string | undefined {
  const line = /^[ \t]*([^\s#][^\n]{0,100})/m.exec(text)?.[1] ?? '';
  return line.startsWith('{') ? '{' : /^["']?([a-z_][\w-]{0,60})["']?[ \t]*:(?:\s|$)/.exec(line)?.[1];
}

/** A mapping may be indented as a whole. */
function dedented(yaml: string): string {
  const indent = /^( {1,32})[^\s#]/m.exec(yaml)?.[1] ?? '';
  const isWhole = indent !== '' && !/^[^\s#]/m.test(yaml);
  return isWhole ? yaml.replaceAll(`\n${indent}`, '\n').slice(yaml.startsWith(indent) ? indent.length : 0) : yaml;
}

function dialectOfYaml(block: string): Dialect | undefined {
  const yaml = dedented(block);
  if (schemaKey.test(yaml)) return 'schema';
  return anyKey.test(yaml) ? 'persistence' : undefined;
}

/** `Phase: 2 of 3` looks like YAML too. Below prose, a stray field makes no front matter; two that are known do. */
function bareDialect(text: string): Dialect | undefined {
  if (bareSchemaKey.test(text) || (/^\s{0,99}\{/.test(text) && schemaKey.test(text))) return 'schema';
  const known = new Set(text.match(persistenceKey)).size;
  if (known > 1 || !isProse(text)) return known > 0 || lowerKey.test(text) ? 'persistence' : undefined;
  return undefined;
}

/** Whether what looks like front matter is prose that begins with a thematic break. */
function isProseBetweenBreaks(block: string): boolean {
  return (proseLine.test(block) || positionHeading.test(block)) && !lowerKey.test(block);
}

/**
 * Whether prose says plainly what it is. Below fences less will not do: the body of the schema dialect has a
 * `Current Position` too, and its front matter may have been emptied by a crash.
 */
function isAnnounced(text: string): boolean {
  return stateHeading.test(text) || plainLine.test(text);
}

function isProse(text: string): boolean {
  return stateHeading.test(text) || positionHeading.test(text) || proseLine.test(text);
}
