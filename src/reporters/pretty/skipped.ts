import type { Skipped } from '../../core/finding.js';
import { visible } from '../../text/visible.js';
import { count } from '../../text/words.js';
import type { Look } from './look.js';
import { wrap } from './wrap.js';

/** The checks that could not be made, and why: one entry a reason, for one reason often stops many. */
export function skippedLines(skipped: readonly Skipped[], shown: (path: string) => string, look: Look): string[] {
  const byReason = new Map<string, Skipped[]>();
  for (const one of skipped) byReason.set(one.reason, [...(byReason.get(one.reason) ?? []), one]);
  return [...byReason].flatMap(([reason, ones]) => {
    const rules = new Set(ones.map((one) => one.rule));
    const roots = new Set(ones.map((one) => one.root));
    const where = roots.size > 1 ? count(roots.size, 'root') : shown(ones[0]?.root ?? '');
    const lines = wrap(visible(`${[...rules].join(', ')} (${where}): ${reason}`), look.width - 4);
    return lines.map((line, i) => (i === 0 ? `  ${line}` : `    ${line}`));
  });
}
