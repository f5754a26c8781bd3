import { count } from '../../../text/words.js';
import { isPlanning, phasesOf } from '../mission/phases.js';
import { reportRepeatedIds } from '../mission/repeated-ids.js';
import { rule } from '../rule.js';

export const phaseCount = rule({
  id: 'grid/phase-count',
  severity: 'error',
  summary: 'phases.total is the number of phases that are defined, each once',
  source: 'STATE.md schema 1.1',
  check({ state, report }) {
    const phases = phasesOf(state);
    reportRepeatedIds(state, report, 'phases.definitions', phases);
    const total = state.data.phases?.total;
    // Planners write the definitions, and may not write the total (S4.2).
    const isOpen = total === undefined || (total === 0 && isPlanning(state));
    if (phases.length === 0 || isOpen || total === phases.length) return;
    const defined = `${count(phases.length, 'phase')} ${phases.length === 1 ? 'is' : 'are'} defined`;
    report(state.at('phases.total'), `phases.total is ${total}, but ${defined}`, {
      related: [{ at: state.at('phases.definitions'), message: 'the phases are defined here' }],
    });
  },
});
