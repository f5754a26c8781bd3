import { count, quote } from '../../../text/words.js';
import { rule } from '../rule.js';
import type { KeptFiles, KeptSummary } from '../work/kept-files.js';
import { hint, isMissing, strayFiles } from '../work/missing.js';
import { workOf } from '../work/mission-work.js';
import type { WorkBlock } from '../work/phase-work.js';
import { type Settled, settle } from '../work/settled.js';

export const summaryExists = rule({
  id: 'grid/summary-exists',
  severity: 'warning',
  summary: 'every block that counts as complete has its SUMMARY',
  source: 'persistence guide, "On block complete"; checkpoint flow, D6, D33',
  dialects: ['schema', 'persistence', 'prose'],
  async check({ snapshot, state, report, skip }) {
    const work = await workOf(snapshot, state);
    if ('unknown' in work) {
      skip(work.unknown);
      return;
    }
    const { kept } = work;
    const owing = settle(work, kept, snapshot.numbering).filter(({ unsummarised }) => unsummarised.length > 0);
    const stray = strayFiles(snapshot.present, 'summary');
    if (kept.summaries.length === 0 && stray.length === 0) {
      const [first] = owing;
      const total = owing.reduce((sum, { unsummarised }) => sum + unsummarised.length, 0);
      if (first) report(placeOf(first), noSummaries(total));
      return;
    }
    for (const one of owing) {
      const { phase, unsummarised } = one;
      const number = unsummarised.length;
      const some = number === 1 ? '1 summary is missing' : `${number} summaries are missing`;
      const missing = phase.isNamed ? isMissing('SUMMARY', 'summaries', unsummarised) : some;
      const found = hint(stray, 'summary', unsummarised, kept.placement);
      report(placeOf(one), `${phase.complete.says}, but ${missing}${found}`, {
        related: unfinished(unsummarised, kept),
      });
    }
  },
});

function noSummaries(total: number): string {
  const fact = `${count(total, 'block')} ${total === 1 ? 'is' : 'are'} complete`;
  return `${fact}, but the mission keeps no summaries; expected one for ${total === 1 ? 'it' : 'each'}`;
}

/** The summaries that are there, and say themselves that the work is not finished. */
function unfinished(blocks: readonly WorkBlock[], { summaries }: KeptFiles) {
  const keys = new Set(blocks.map(({ key }) => key));
  return summaries.flatMap(({ keys: own, outcome }: KeptSummary) => {
    if (outcome.kind !== 'open' || !own.some((key) => keys.has(key))) return [];
    const fact = outcome.why === undefined ? 'is a template that nobody filled in' : `says ${quote(outcome.why)}`;
    return [{ at: outcome.at, message: `this SUMMARY ${fact}` }];
  });
}

/** What says that the first of the blocks is complete. */
function placeOf({ phase, unsummarised }: Settled) {
  return unsummarised[0]?.said?.at ?? phase.complete.at;
}
