import { quote } from '../../../text/words.js';
import { rule } from '../rule.js';

export const agentType = rule({
  id: 'grid/agent-type',
  severity: 'error',
  summary: 'the type of an agent is the prefix of its id',
  source: 'STATE.md schema 1.3, 1.4, 3.1',
  check({ state, report }) {
    for (const list of ['active', 'completed'] as const) {
      for (const [index, agent] of (state.data.agents?.[list] ?? []).entries()) {
        if (agent?.id === undefined || agent.type === undefined) continue;
        if (agent.id.startsWith(`${agent.type}-`)) continue;
        const path = `agents.${list}.${index}`;
        report(state.at(`${path}.type`), `${path}.type is ${quote(agent.type)}, but its id is ${quote(agent.id)}`, {
          related: [{ at: state.at(`${path}.id`), message: 'the id stands here' }],
        });
      }
    }
  },
});
