import type { Document, Target } from '../../../../core/document.js';
import type { ReportOptions } from '../../../../core/rule.js';
import type { Violation } from '../../../../core/schema.js';
import { isDataMap } from '../../../../text/data.js';
import { nearest, quote } from '../../../../text/words.js';
import { defaultOf } from '../../defaults.js';
import { dotted, expected } from '../../expected.js';
import { insertion } from '../../insertion.js';
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
      const parent = document.verdict && schemaAt(document.verdict.schema, keyPath);
      const meant = document.verdict && misspelt(violation, parent);
      const at = document.at([...keyPath, field]);
      if (meant === undefined) return { message, at, ...insertDefault(violation, document, parent) };
      const there = document.key([...keyPath, meant]);
      return {
        message,
        at,
        related: [{ at: there, message: `${quote(meant)} stands here` }],
        repair: rename(document, there, field),
      };
    }),
});

/** What the field is for, where what is expected does not say it. */
function meaning({ description = '', 'x-shape': shape, enum: words }: Violation['schema']): string {
  const text = description.replace(/\.$/, '');
  return shape || words || !text ? '' : ` (${text.charAt(0).toLowerCase()}${text.slice(1)})`;
}

/** A field beside it that the specification does not know, and that is probably the one. */
function misspelt({ value, field = '' }: Violation, parent: Violation['schema'] | undefined): string | undefined {
  const known = Object.keys(parent?.properties ?? {});
  const keys = isDataMap(value) ? Object.keys(value).slice(0, 100) : [];
  return keys.find((key) => !known.includes(key) && nearest(key, known) === field);
}

/** The name that the specification has, in the quotes of the other one. */
function rename(document: Document, at: Target, field: string): NonNullable<ReportOptions['repair']> {
  const sign = document.text[at.start] ?? '';
  const quotes = sign === '"' || sign === "'" ? sign : '';
  return { safe: false, title: `call it ${field}`, edits: [{ at, text: quotes + field + quotes }] };
}

/** What the specification has as a default is no more than that: the state says something then that nobody said. */
function insertDefault(
  { keyPath, field = '', schema }: Violation,
  document: Document,
  parent: Violation['schema'] | undefined,
): Pick<ReportOptions, 'repair'> {
  const map = keyPath.length === 0 ? document.root : document.node(keyPath);
  const value = defaultOf(schema);
  if (map?.kind !== 'map' || value === undefined) return {};
  const edit = insertion(document, map, { key: field, value }, Object.keys(parent?.properties ?? {}));
  const title = typeof value === 'string' ? `insert the default, ${field}: ${value}` : `insert the default of ${field}`;
  return edit ? { repair: { safe: false, title, edits: [edit] } } : {};
}
