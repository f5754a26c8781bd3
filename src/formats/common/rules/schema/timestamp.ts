import { formatInstant, isStamp, parseInstant } from '../../../../text/time.js';
import { quote } from '../../../../text/words.js';
import { dotted, expected } from '../../expected.js';
import { inItsQuotes } from '../../notation.js';
import { rule } from '../../rule.js';
import { reportViolations } from '../../violations.js';

export const schemaTimestamp = rule({
  id: 'schema/timestamp',
  severity: 'error',
  summary: 'every timestamp is a moment that exists, in the form of the specification',
  source: 'STATE.md schema 3.1 and 3.3, D5',
  repair: 'safe',
  check: (context) =>
    reportViolations(context, 'timestamp', ({ keyPath, value, schema }, document) => {
      const found = `${dotted(keyPath)} is ${quote(value)}`;
      const instant = parseInstant(String(value));
      if (!instant && isStamp(String(value))) return { message: `${found}, a date or an hour that does not exist` };
      if (!instant) return { message: `${found}, expected ${expected(schema)}` };
      const written = formatInstant(instant.ms);
      const message = `${found}, ISO 8601 in another form; expected`;
      // At the ends of time, a moment in UTC has a year of another length.
      if (!parseInstant(written)?.inProfile) return { message: `${message} ${expected(schema)}`, severity: 'warning' };
      const node = document.node(keyPath);
      const isBare = node?.kind === 'scalar' && node.style === 'plain';
      const text = isBare ? `"${written}"` : inItsQuotes(written, node);
      const edits = [{ at: document.at(keyPath), text }];
      const repair = { safe: true, title: `write ${written}`, edits };
      return { message: `${message} ${quote(written)}`, severity: 'warning', repair };
    }),
});
