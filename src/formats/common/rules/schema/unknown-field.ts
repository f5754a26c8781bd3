import type { Document } from '../../../../core/document.js';
import type { Violation } from '../../../../core/schema.js';
import { nearest, quote } from '../../../../text/words.js';
import { dotted } from '../../expected.js';
import { rule } from '../../rule.js';
import { reportViolations, type Said } from '../../violations.js';

export const schemaUnknownField = rule({
  id: 'schema/unknown-field',
  severity: 'warning',
  summary: 'every field is one that the specification knows',
  source: 'STATE.md schema 1',
  check: (context) => reportViolations(context, 'unknown', say),
});

function say({ keyPath, schema }: Violation, document: Document): Said {
  const key = String(keyPath.at(-1));
  const parent = keyPath.slice(0, -1);
  const missing = Object.keys(schema.properties ?? {}).filter((name) => !document.node([...parent, name]));
  const meant = nearest(key, missing);
  const where = parent.length > 0 ? ` of ${dotted(parent)}` : '';
  const hint = meant === undefined ? '' : `; did you mean ${quote(meant)}?`;
  return {
    message: `${quote(key)} is no known field${where}${hint}`,
    at: document.key(keyPath),
    ...(schema['x-unknown'] === 'info' && { severity: 'info' as const }),
  };
}
