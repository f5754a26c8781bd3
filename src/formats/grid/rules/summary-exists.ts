import { count, quote, some } from '../../../text/words.js';
import { baseOf, hint, isMissing, strayFiles } from '../block-files/missing.js';
import type { Owed } from '../block-files/owed.js';
import { workRule } from '../block-files/work-rule.js';

export const summaryExists = workRule({
  id: 'grid/summary-exists',
  severity: 'warning',
  summary: 'every block that counts as complete has its SUMMARY',
  source: 'persistence guide, "On block complete"; checkpoint flow, D6, D33',
  reach: 'root',
  check({ snapshot, kept, owed, report }) {
    const owing = owed.filter(({ unsummarised, unfinished }) => unsummarised.length + unfinished.length > 0);
    const stray = strayFiles(snapshot.present, 'summary');
    if (kept.summaries.length === 0 && stray.length === 0) {
      const [first] = owing;
      const total = owing.reduce((sum, { unsummarised }) => sum + unsummarised.length, 0);
      if (first) report(first.claim, noSummaries(total));
      return;
    }
    for (const one of owing) {
      const { phase, unsummarised, claim } = one;
      const unfinished = unfinishedIn(one);
      const facts = [...missingIn(one), ...unfinished.map(({ file, says }) => `${quote(baseOf(file))} ${says}`)];
      const found = hint(stray, 'summary', unsummarised, kept.placement);
      report(claim, `${phase.complete.says}, but ${some(facts, mostNamed)}${found}`, {
        related: unfinished.slice(0, mostNamed).map(({ at, says }) => ({ at, message: `this SUMMARY ${says}` })),
      });
    }
  },
});

const mostNamed = 5;

function noSummaries(total: number): string {
  const fact = `${count(total, 'block')} ${total === 1 ? 'is' : 'are'} complete`;
  return `${fact}, but the mission keeps no summaries; expected one for ${total === 1 ? 'it' : 'each'}`;
}

function missingIn({ phase, unsummarised }: Owed): readonly string[] {
  const number = unsummarised.length;
  if (number === 0) return [];
  if (phase.isNamed) return [isMissing('SUMMARY', 'summaries', unsummarised)];
  return [number === 1 ? '1 summary is missing' : `${number} summaries are missing`];
}

/** The summaries that are there, and what they say instead of that the work is done. */
function unfinishedIn({ unfinished }: Owed) {
  return unfinished.flatMap(({ file, outcome }) => {
    if (outcome.kind !== 'open') return [];
    const says = outcome.why === undefined ? 'is a placeholder' : `says ${quote(outcome.why)}`;
    return [{ file, at: outcome.at, says }];
  });
}
