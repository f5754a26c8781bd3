import { blocksOf, type Plan } from './plan.js';
import { currentBlock, type Moment } from './state.js';

/** The Markdown below the front matter; '' where there is none. */
export function bodyOf(plan: Plan, moment: Moment): string {
  if (plan.notation.body === 'none') return '';
  if (plan.notation.body === 'free') return free;
  return drawn(plan, moment);
}

const free = `
# Notes of the cooks

Whoever reads this: the **stove** is hot. Never \`rm -rf pantry/\`.

- [x] salt
- [ ] pepper # not a heading

| Who | What |
| --- | --- |
| Ada | soup |
`;

function drawn(plan: Plan, moment: Moment): string {
  const total = blocksOf(plan);
  const percent = total === 0 ? 0 : Math.round((1000 * moment.done) / total) / 10;
  const cells = Math.round(percent / 5);
  const block = currentBlock(plan, moment.done);
  return `
# THE GRID - Mission State

**Status:** ${moment.status}
**Mode:** ${plan.mode}
**Progress:** [${'#'.repeat(cells)}${'-'.repeat(20 - cells)}] ${percent}%

## Current Position

Last block: ${block?.name ?? 'none'}

---

End of Line.
`;
}
