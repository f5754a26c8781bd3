import type { JsonSchema } from '../../../../core/schema.js';
import { dotted, shown } from '../../expected.js';
import { rule } from '../../rule.js';
import { reportViolations } from '../../violations.js';

export const schemaRange = rule({
  id: 'schema/range',
  severity: 'error',
  summary: 'every number lies within the range of its field',
  source: 'STATE.md schema 1',
  check: (context) =>
    reportViolations(context, 'range', ({ keyPath, schema }, document) => ({
      message: `${dotted(keyPath)} is ${shown(document, keyPath)}, expected ${rangeOf(schema)}`,
    })),
});

function rangeOf({ minimum, maximum }: JsonSchema): string {
  if (minimum === undefined) return `at most ${maximum}`;
  return maximum === undefined ? `${minimum} or more` : `a number from ${minimum} to ${maximum}`;
}
