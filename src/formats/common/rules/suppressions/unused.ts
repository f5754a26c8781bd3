import type { Malformed, SilencedRule } from '../../../../core/suppression.js';
import { didYouMean, quote } from '../../../../text/words.js';
import { rule } from '../../rule.js';

export const suppressionsUnused = rule({
  id: 'suppressions/unused',
  severity: 'warning',
  summary: 'every comment that is to silence a rule names one, and silences something that it says',
  source: 'practice',
  needs: 'suppressions',
  check({ suppressions, report, skip }) {
    for (const reason of suppressions?.unread ?? []) skip(reason);
    for (const { at, malformed, rules } of suppressions?.comments ?? []) {
      if (malformed) report(at, malformations[malformed]);
      for (const one of rules) {
        const message = said(one);
        if (message !== undefined) report(one.at, message);
      }
    }
  },
});

const directive = 'agent-state-lint-disable-next-line';

const malformations: Readonly<Record<Malformed, string>> = {
  'other-word': `this comment silences nothing; the only word that does is "${directive}"`,
  'no-rule': `this comment names no rule; expected the id of one behind "${directive}"`,
  'not-alone': 'this comment shares its line with other text, and so silences nothing; expected a line of its own',
  'not-closed': 'this comment goes on below its line, and so silences nothing; expected "-->" at the end of the line',
};

function said({ id, answer, meant }: SilencedRule): string | undefined {
  if (answer === 'nothing-said') return `${quote(id)} says nothing about the next line, so there is nothing to silence`;
  if (answer === 'never') return `${quote(id)} cannot be silenced by a comment, only by the configuration`;
  if (answer !== 'unknown') return undefined;
  const hint = meant === undefined && /\s/.test(id) ? '; expected commas between ids, and " -- " before a reason' : '';
  return `there is no rule ${quote(id)}${didYouMean(meant)}${hint}`;
}
