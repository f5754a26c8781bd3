import type { Document } from '../../../../core/document.js';
import type { Violation } from '../../../../core/schema.js';
import { dotted, expected, shown } from '../../expected.js';
import { clearNotation } from '../../notation.js';
import { rule } from '../../rule.js';
import { typesOf } from '../../schema.js';
import { reportViolations, type Said } from '../../violations.js';

export const schemaType = rule({
  id: 'schema/type',
  severity: 'error',
  summary: 'every value is of the type that its field has',
  source: 'STATE.md schema 1',
  repair: 'safe',
  check: (context) => reportViolations(context, 'type', say),
});

function say(violation: Violation, document: Document): Said {
  const { keyPath, schema } = violation;
  const message = `${dotted(keyPath)} is ${shown(document, keyPath)}, expected ${expected(schema)}`;
  const text = notation(violation, document);
  if (text === undefined) return { message };
  const title = text.startsWith('"') ? 'put it in quotes' : 'write it without quotes';
  return { message, repair: { safe: true, title, edits: [{ at: document.at(keyPath), text }] } };
}

/** Only the notation may be wrong: a value that has another shape, or none, is not mended by quotes. */
function notation({ keyPath, value, schema }: Violation, document: Document): string | undefined {
  const node = document.node(keyPath);
  if (node?.kind !== 'scalar' || value === null) return undefined;
  const isText = typesOf(schema).includes('string');
  if (isText && schema.pattern && !new RegExp(schema.pattern, 'u').test(node.source)) return undefined;
  if (isText && schema.enum && !schema.enum.includes(node.source)) return undefined;
  return clearNotation(node, schema);
}
