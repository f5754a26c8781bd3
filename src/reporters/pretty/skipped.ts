import type { Skipped } from '../../core/finding.js';
import { visible } from '../../text/visible.js';
import { count } from '../../text/words.js';
import { namesOf, skippedGroups } from '../skipped.js';
import type { Look } from './look.js';
import { wrap } from './wrap.js';

/** The checks that could not be made, and why: an entry for each root and reason, below it the rules. */
export function skippedLines(skipped: readonly Skipped[], shown: (path: string) => string, look: Look): string[] {
  return skippedGroups(skipped).flatMap(({ root, reason, rules }) => {
    const text = `${count(rules.length, 'check')} skipped in ${shown(root)}: ${reason}`;
    const [first = '', ...rest] = wrap(visible(text), look.width - 4);
    const names = wrap(namesOf(rules), look.width - 4);
    return [`  ${first}`, ...rest.map((line) => `    ${line}`), ...names.map((line) => `    ${look.faint(line)}`)];
  });
}
