import { reportRepeatedIds } from '../mission/repeated-ids.js';
import { rule } from '../rule.js';

export const agentUnique = rule({
  id: 'grid/agent-unique',
  severity: 'error',
  summary: 'no agent stands twice in agents.active',
  source: 'STATE.md schema 3.2',
  check({ state, report }) {
    reportRepeatedIds(state, report, 'agents.active', state.data.agents?.active);
  },
});
