import type { Document } from '../../../../core/document.js';
import type { Violation } from '../../../../core/schema.js';
import { didYouMean, quote } from '../../../../text/words.js';
import { dotted } from '../../expected.js';
import { misspeltFields, renaming } from '../../misspelt.js';
import { rule } from '../../rule.js';
import { reportViolations, type Said } from '../../violations.js';

export const schemaUnknownField = rule({
  id: 'schema/unknown-field',
  severity: 'warning',
  summary: 'every field is one that the specification knows',
  source: 'STATE.md schema 1',
  repair: 'unsafe',
  check: (context) => reportViolations(context, 'unknown', say),
});

function say({ keyPath, schema }: Violation, document: Document): Said {
  const key = String(keyPath.at(-1));
  const parent = keyPath.slice(0, -1);
  const map = document.node(parent);
  const misspelt = map?.kind === 'map' ? misspeltFields(map, schema).get(key) : undefined;
  const at = document.key(keyPath);
  const where = parent.length > 0 ? ` of ${dotted(parent)}` : '';
  // A field that has to be there is spoken of by schema/required as well, and that renames it.
  const isOurs = misspelt?.isSure && !schema.required?.includes(misspelt.meant);
  const repair = isOurs && map?.kind === 'map' && renaming(document, map, at, misspelt.meant);
  return {
    message: `${quote(key)} is no known field${where}${didYouMean(misspelt?.meant)}`,
    at,
    ...(schema['x-unknown'] === 'info' && { severity: 'info' as const }),
    ...(repair && { repair }),
  };
}
