import { duration } from '../../../text/time.js';
import { quote } from '../../../text/words.js';
import { stageOf } from '../mission/status.js';
import { rule } from '../rule.js';
import { chronologyOf, misplaced } from '../time/chronology.js';

export const agentHeartbeat = rule({
  id: 'grid/agent-heartbeat',
  severity: 'warning',
  summary: 'active agents were heard of after they were spawned, and within 10 minutes of updated_at',
  source: 'STATE.md schema 1.3',
  check({ state, now, limits, report }) {
    const { stamps, updated, disorders, isFuture } = chronologyOf(state, { now, limits });
    for (const one of disorders) {
      if (one.kind === 'record' && one.wrong.keyPath[0] === 'agents') report(...misplaced(state, one));
    }
    // A finished mission has no active agents, says grid/terminal-state; an updated_at in the future tells nothing.
    if (!updated || stageOf(state) === 'over' || isFuture(updated)) return;
    const said = new Set(disorders.flatMap(({ wrong, other }) => [wrong, other]));
    for (const beat of stamps.filter(({ keyPath }) => keyPath.at(-1) === 'last_heartbeat')) {
      const silentMs = updated.ms - beat.ms;
      if (silentMs <= limits.heartbeatMs || said.has(beat)) continue;
      const fact = `${beat.name} is ${quote(beat.text)}, ${duration(silentMs)} before updated_at`;
      const limit = `expected one at least every ${duration(limits.heartbeatMs)}`;
      report(state.at(beat.keyPath), `${fact}; ${limit}${beat.zoned === updated.zoned ? '' : ', if both are UTC'}`, {
        related: [{ at: state.at('updated_at'), message: `updated_at is ${quote(updated.text)}` }],
      });
    }
  },
});
