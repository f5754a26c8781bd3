import type { Violation } from '../../../../core/schema.js';
import { isDataMap } from '../../../../text/data.js';
import { nearest, quote } from '../../../../text/words.js';
import { dotted, expected } from '../../expected.js';
import { rule } from '../../rule.js';
import { schemaAt } from '../../schema.js';
import { reportViolations } from '../../violations.js';

export const schemaRequired = rule({
  id: 'schema/required',
  severity: 'error',
  summary: 'every field that the specification requires is there',
  source: 'STATE.md schema 2.1, D28, D29',
  check: (context) =>
    reportViolations(context, 'required', (violation, document) => {
      const { keyPath, field = '', schema } = violation;
      const message = `${dotted([...keyPath, field])} is missing; expected ${expected(schema)}${meaning(schema)}`;
      const meant = document.verdict && misspelt(violation, schemaAt(document.verdict.schema, keyPath));
      const at = document.at([...keyPath, field]);
      if (meant === undefined) return { message, at };
      return {
        message,
        at,
        related: [{ at: document.key([...keyPath, meant]), message: `${quote(meant)} stands here` }],
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
