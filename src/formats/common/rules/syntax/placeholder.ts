import { quote } from '../../../../text/words.js';
import { dotted, expected } from '../../expected.js';
import { rule } from '../../rule.js';
import { reportViolations } from '../../violations.js';

export const syntaxPlaceholder = rule({
  id: 'syntax/placeholder',
  severity: 'error',
  summary: 'no value is what stands for want of one, such as undefined, a template or a flag',
  source: 'practice',
  check: (context) =>
    reportViolations(context, 'placeholder', ({ keyPath, value, schema }) => {
      const what = typeof value === 'string' && /^--?[A-Za-z]/.test(value) ? 'a command line flag' : 'a placeholder';
      const found = Array.isArray(value) ? '"[object Object]"' : quote(value);
      return { message: `${dotted(keyPath)} is ${found}, ${what} and no value; expected ${expected(schema)}` };
    }),
});
