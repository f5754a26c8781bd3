import { quote } from '../../../../text/words.js';
import { dotted, expected } from '../../expected.js';
import { rule } from '../../rule.js';
import { reportViolations } from '../../violations.js';

export const schemaPattern = rule({
  id: 'schema/pattern',
  severity: 'error',
  summary: 'every identifier has the shape of its kind',
  source: 'STATE.md schema 3.1',
  check: (context) =>
    reportViolations(context, 'pattern', ({ keyPath, value, schema }) => ({
      message: `${dotted(keyPath)} is ${quote(value)}, expected ${expected(schema)}`,
    })),
});
