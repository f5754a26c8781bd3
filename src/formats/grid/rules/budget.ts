import { rule } from '../rule.js';

export const budget = rule({
  id: 'grid/budget',
  severity: 'error',
  summary: 'no figure of the budget is negative, and the session costs no more than the mission',
  source: 'STATE.md schema 1.1',
  check({ state, report }) {
    const figures = state.data.budget ?? {};
    for (const field of fields) {
      const figure = figures[field];
      if (figure !== undefined && figure < 0) {
        report(state.at(`budget.${field}`), `budget.${field} is ${figure}; expected 0 or more`);
      }
    }
    const { total_cost_usd: total, session_cost_usd: session } = figures;
    if (total === undefined || session === undefined || total < 0 || session <= total + halfCent) return;
    report(
      state.at('budget.session_cost_usd'),
      `budget.session_cost_usd is ${session}, but the whole mission cost ${total}`,
      { related: [{ at: state.at('budget.total_cost_usd'), message: 'the cost of the mission stands here' }] },
    );
  },
});

const fields = ['total_cost_usd', 'session_cost_usd', 'spawns_this_session'] as const;
/** One of the two may have been rounded to cents. */
const halfCent = 0.005;
