import { visible } from '../text/visible.js';
import { count } from '../text/words.js';
import { asItIs, type Reporter } from './reporter.js';
import { namesOf, skippedGroups } from './skipped.js';

/**
 * One finding a line, for grep and editors: `path:line:column: severity: message [rule]`. What was skipped follows, a
 * line for each root and reason.
 */
const compact: Reporter = ({ findings, skipped }, { shown = asItIs }) => {
  const found = findings.map(
    ({ path, start, severity, message, rule }) =>
      `${shown(path)}:${start.line}:${start.column}: ${severity}: ${message} [${rule}]`,
  );
  const unchecked = skippedGroups(skipped).map(
    ({ root, reason, rules }) =>
      `${shown(root)}: ${count(rules.length, 'check')} skipped: ${reason} [${namesOf(rules)}]`,
  );
  return [...found, ...unchecked].map((line) => `${visible(line)}\n`).join('');
};
export default compact;
