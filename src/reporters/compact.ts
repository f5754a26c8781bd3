import { visible } from '../text/visible.js';
import { asItIs, type Reporter } from './reporter.js';

/** One finding a line, for grep and editors: `path:line:column: severity: message [rule]`. What was skipped follows. */
const compact: Reporter = ({ findings, skipped }, { shown = asItIs }) => {
  const found = findings.map(
    ({ path, start, severity, message, rule }) =>
      `${shown(path)}:${start.line}:${start.column}: ${severity}: ${message} [${rule}]`,
  );
  const unchecked = skipped.map(({ root, rule, reason }) => `${shown(root)}: skipped: ${reason} [${rule}]`);
  return [...found, ...unchecked].map((line) => `${visible(line)}\n`).join('');
};
export default compact;
