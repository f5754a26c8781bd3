import { claimedFiles, claimIn } from '../../claims.js';
import { rule } from '../../rule.js';

/** Nothing here may depend on what lies outside: a state file must not be a way to ask what is on a machine. */
const faults = {
  absolute: 'which is no path relative to the repository',
  climbs: 'which climbs out of the repository',
  link: 'which leads through a link out of the repository',
  'not-portable': 'which not every system takes for the path of a file',
} as const;

export const filesOutside = rule({
  id: 'files/outside',
  severity: 'error',
  summary: 'every path that the state claims leads to a place in the repository, on every system',
  source: 'STATE.md schema 1.6',
  needs: 'files',
  check(context) {
    // The words of a path, and of the links on its way, are always known: what became of its file does not matter.
    for (const { claim, fact } of claimedFiles(context, () => true)) {
      if (fact.answer !== 'outside') continue;
      const message = `${claimIn(claim)}, ${faults[fact.why]}; expected a path inside the repository`;
      // Such a file may be there, and right; only not for everybody.
      context.report(claim.at, message, fact.why === 'not-portable' ? { severity: 'warning' } : {});
    }
  },
});
