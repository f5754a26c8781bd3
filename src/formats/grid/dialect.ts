import persistenceSchema from '../../../schemas/grid/state-persistence.schema.json' with { type: 'json' };
import { type FrontMatter, splitFrontMatter } from '../../text/front-matter.js';
import type { Dialect } from './snapshot.js';

/** A STATE.md whose form is known. All numbers are offsets into the text. */
export interface Form {
  /** Undefined when the file is none of the three (D2). */
  readonly dialect: Dialect | undefined;
  readonly yaml: { readonly start: number; readonly end: number };
  readonly body: { readonly start: number; readonly end: number };
  readonly frontMatter: FrontMatter;
}

const schemaKey = /^(?:phases|session_id|mission_id)[ \t]*:/m;
const anyKey = /^["']?[A-Za-z_][\w-]{0,60}["']?[ \t]*:(?:[ \t\r\n]|$)/m;
const persistenceKey = new RegExp(`^(?:${Object.keys(persistenceSchema.properties).join('|')})[ \\t]*:`, 'm');
const proseMark =
  /^(?:#{1,6}[ \t].{0,200}(?:Grid State|Current Position)|[ \t]*(?:[-*+][ \t]+)?[*_]{0,2}(?:Phase|Block)[*_]{0,2}:)/m;

/**
 * Tells the dialects apart by shape, never by version (D2), and from the lines alone, so that a file whose YAML is
 * broken still has one.
 */
export function formOf(text: string): Form {
  const frontMatter = splitFrontMatter(text);
  const { form, yaml, body } = frontMatter;
  if (form !== 'none') {
    const dialect = dialectOfYaml(text.slice(yaml.start, yaml.end)) ?? proseIn(text.slice(body.start, body.end));
    return { dialect, yaml, body, frontMatter };
  }
  const whole = { start: 0, end: text.length };
  const nothing = { start: text.length, end: text.length };
  const bare = bareDialect(text);
  return bare
    ? { dialect: bare, yaml: whole, body: nothing, frontMatter }
    : { dialect: proseIn(text), yaml: nothing, body: whole, frontMatter };
}

function dialectOfYaml(yaml: string): Dialect | undefined {
  if (schemaKey.test(yaml)) return 'schema';
  return anyKey.test(yaml) ? 'persistence' : undefined;
}

/** Without fences, prose such as `Phase: 2 of 3` looks like YAML too: only a key that is known counts against it. */
function bareDialect(text: string): Dialect | undefined {
  if (schemaKey.test(text)) return 'schema';
  if (persistenceKey.test(text)) return 'persistence';
  return anyKey.test(text) && !proseMark.test(text) ? 'persistence' : undefined;
}

function proseIn(text: string): Dialect | undefined {
  return proseMark.test(text) ? 'prose' : undefined;
}
