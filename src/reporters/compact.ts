import { visible } from '../text/visible.js';
import type { Reporter } from './reporter.js';

/** One finding a line: `path:line:column: severity: message [rule]`. */
const compact: Reporter = ({ findings }) =>
  findings
    .map(
      ({ path, start, severity, message, rule }) =>
        `${visible(path)}:${start.line}:${start.column}: ${severity}: ${visible(message)} [${rule}]\n`,
    )
    .join('');
export default compact;
