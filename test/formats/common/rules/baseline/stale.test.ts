import { baselineStale } from '../../../../../src/formats/common/rules/baseline/stale.js';
import { baselineOf, entryOf } from '../../../../lint/baseline/entries.js';
import { edited, mission } from '../../../../support/mission.js';
import { ruleTest } from '../../../../support/rule-test.js';

// Which entries a run can tell about is tested in test/lint/baseline/. Each entry has nine lines; the first one begins
// on line 4, and its fingerprint stands on line 11.

const wrong = edited(mission, { 'percent: 80.0': 'percent: 75' });
const given = (state: string, baseline: string) => ({
  files: { '.grid/STATE.md': state, 'agent-state-lint-baseline.json': baseline },
});
const file = 'agent-state-lint-baseline.json';

ruleTest(baselineStale, [
  { name: 'no baseline', given: wrong, says: [] },
  { name: 'an entry that hides something', given: given(wrong, baselineOf(entryOf())), says: [] },
  { name: 'no entries', given: given(wrong, baselineOf()), says: [] },
  {
    name: 'what was mended',
    given: given(mission, baselineOf(entryOf())),
    says: [
      `${file}:11:22 warning this entry of 2026-05-01 hides nothing, for "grid/progress-percent" no longer says this about ".grid/STATE.md"; remove it, or make the baseline anew`,
    ],
  },
  {
    name: 'more entries than findings',
    given: given(wrong, baselineOf(entryOf(), entryOf({ date: '2026-05-02' }))),
    says: [
      `${file}:20:22 warning this entry of 2026-05-02 hides nothing, for "grid/progress-percent" no longer says this about ".grid/STATE.md"; remove it, or make the baseline anew`,
    ],
  },
  {
    name: 'a file that is gone',
    given: given(mission, baselineOf(entryOf({ path: '.grid/plans/x\u001b.md' }))),
    says: [
      `${file}:11:22 warning this entry of 2026-05-01 hides nothing, for "grid/progress-percent" no longer says this about ".grid/plans/x\\x1b.md"; remove it, or make the baseline anew`,
    ],
  },
  {
    name: 'a rule that is not there',
    given: given(mission, baselineOf(entryOf({ rule: 'grid/gone' }))),
    says: [
      `${file}:11:22 warning this entry of 2026-05-01 hides nothing, for there is no rule "grid/gone"; remove it, or make the baseline anew`,
    ],
  },
]);
