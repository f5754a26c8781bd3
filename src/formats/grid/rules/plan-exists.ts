import type { ReportOptions } from '../../../core/rule.js';
import { blockList, hint, isMissing, strayFiles } from '../block-files/missing.js';
import type { Owed } from '../block-files/owed.js';
import { workRule } from '../block-files/work-rule.js';

export const planExists = workRule({
  id: 'grid/plan-exists',
  severity: 'error',
  summary: 'every block that is still to be done has its plan',
  source: 'checkpoint flow check 3, D7, D33',
  reach: 'root',
  check({ snapshot, work, kept, owed, report }) {
    if (!work.isUnderWay) return;
    const stray = strayFiles(snapshot.present, 'plan');
    const lacking = owed.filter((one) => one.phase.when !== 'past' && isLacking(one));
    if (kept.planned.size === 0 && stray.length === 0) {
      const [first] = [...lacking].sort((a, b) => Number(isLater(a)) - Number(isLater(b)));
      if (first) report(placeOf(first), noPlans(first), { severity: isLater(first) ? 'info' : 'warning' });
      return;
    }
    for (const one of lacking) {
      const { unplanned, phase } = one;
      const found = hint(stray, 'plan', unplanned, kept.placement);
      const options: ReportOptions = isLater(one) ? { severity: 'info' } : {};
      report(placeOf(one), `${phase.claim.says}, but ${isMissing('plan', 'plans', unplanned)}${found}`, options);
    }
  },
});

const isLacking = ({ unplanned }: Owed): boolean => unplanned.length > 0;

const isLater = ({ phase }: Owed): boolean => phase.when === 'later';

/** A mission that keeps no plans may hold them elsewhere: one finding says so. */
function noPlans({ phase, unplanned }: Owed): string {
  const whose = phase.isNamed
    ? `${blockList(unplanned)}, which ${unplanned.length === 1 ? 'is' : 'are'}`
    : 'each block';
  return `${phase.claim.says}, but the mission keeps no plans; expected one for ${whose} still to be done`;
}

/** What claims the first of the blocks. */
function placeOf({ phase, unplanned }: Owed) {
  return unplanned[0]?.said?.at ?? phase.claim.at;
}
