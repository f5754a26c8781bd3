import { either, quote } from '../../../text/words.js';
import { rule } from '../rule.js';
import { sessionsOf } from '../sessions/sessions.js';
import { transitionFaults } from '../sessions/transitions.js';
import { phasesOfStatus } from '../spec/lifecycle.js';

export const sessionLifecycle = rule({
  id: 'hivemind/session-lifecycle',
  severity: 'error',
  summary: "a session's status and phase fit, and its transitions join, one after the other, along legal edges",
  source: 'Hivemind state 1',
  check({ snapshot: { continuity }, report }) {
    for (const { key, metadata, at } of sessionsOf(continuity)) {
      const { status, lifecycle } = metadata;
      if (!lifecycle) continue;
      const phases: readonly string[] | undefined = status && phasesOfStatus[status];
      if (phases && lifecycle.phase !== undefined && !phases.includes(lifecycle.phase)) {
        const fact = `the phase of session ${quote(key)} is ${quote(lifecycle.phase)} and its status ${quote(status)}`;
        report(at('lifecycle', 'phase'), `${fact}; expected the phase ${either(phases.map(quote))}`, {
          related: [{ at: at('status'), message: 'the status stands here' }],
        });
      }
      for (const { message, path, related } of transitionFaults(lifecycle)) {
        report(
          at('lifecycle', ...path),
          message,
          related && { related: [{ at: at('lifecycle', ...related.path), message: related.message }] },
        );
      }
    }
  },
});
