import type { Document, MapNode } from '../../../../core/document.js';
import type { ReportOptions } from '../../../../core/rule.js';
import type { JsonSchema, Violation } from '../../../../core/schema.js';
import { quote } from '../../../../text/words.js';
import { defaultOf } from '../../defaults.js';
import { dotted, expected } from '../../expected.js';
import { insertion } from '../../insertion.js';
import { misspeltFields, renaming } from '../../misspelt.js';
import { rule } from '../../rule.js';
import { schemaAt } from '../../schema.js';
import { reportViolations } from '../../violations.js';

export const schemaRequired = rule({
  id: 'schema/required',
  severity: 'error',
  summary: 'every field that the specification requires is there',
  source: 'STATE.md schema 2.1, 2.3, D28, D29',
  repair: 'unsafe',
  check: (context) =>
    reportViolations(context, 'required', (violation, document) => {
      const { keyPath, field = '', schema } = violation;
      const message = `${dotted([...keyPath, field])} is missing; expected ${expected(schema)}${meaning(schema)}`;
      const at = document.at([...keyPath, field]);
      const map = document.node(keyPath);
      const parent = document.verdict && schemaAt(document.verdict.schema, keyPath);
      if (map?.kind !== 'map' || !parent) return { message, at };
      return {
        message,
        at,
        ...(misspelt(violation, document, map, parent) ?? putIn(violation, document, map, parent)),
      };
    }),
});

/** What the field is for, where what is expected does not say it. */
function meaning({ description = '', 'x-shape': shape, enum: words }: Violation['schema']): string {
  const text = description.replace(/\.$/, '');
  return shape || words || !text ? '' : ` (${text.charAt(0).toLowerCase()}${text.slice(1)})`;
}

/** What is to be said of a field beside it that is probably the one; undefined when there is none. */
function misspelt(
  { keyPath, field = '' }: Violation,
  document: Document,
  map: MapNode,
  parent: JsonSchema,
): Pick<ReportOptions, 'related' | 'repair'> | undefined {
  const [name, found] = [...misspeltFields(map, parent)].find(([, { meant }]) => meant === field) ?? [];
  if (name === undefined) return undefined;
  const at = document.key([...keyPath, name]);
  const repair = found?.isSure ? renaming(document, map, at, field) : undefined;
  return { related: [{ at, message: `${quote(name)} stands here` }], ...(repair && { repair }) };
}

/** What the specification has as a default is no more than that: the state says something then that nobody said. */
function putIn(
  { field = '', schema }: Violation,
  document: Document,
  map: MapNode,
  parent: JsonSchema,
): Pick<ReportOptions, 'repair'> {
  const value = defaultOf(schema);
  const edit = value && insertion(document, map, { key: field, value }, Object.keys(parent.properties ?? {}));
  const title = typeof value === 'string' ? `insert the default, ${field}: ${value}` : `insert the default of ${field}`;
  return edit ? { repair: { safe: false, title, edits: [edit] } } : {};
}
