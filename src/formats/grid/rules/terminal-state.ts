import type { Target } from '../../../core/document.js';
import { count, either, quote } from '../../../text/words.js';
import { phasesOf } from '../mission/phases.js';
import { rule } from '../rule.js';
import type { SchemaState } from '../snapshot.js';

export const terminalState = rule({
  id: 'grid/terminal-state',
  severity: 'error',
  summary: 'a complete mission has done everything and nothing is active or blocked; a failed one has no active agent',
  source: 'STATE.md schema 7.1, D4',
  check({ state, report }) {
    const { status } = state.data;
    if (status !== 'complete' && status !== 'failed') return;
    const open = [...(status === 'complete' ? undone(state) : []), ...active(state)];
    if (open.length === 0) return;
    const facts = open.map(({ message }) => message);
    report(state.at('status'), `status is ${quote(status)}, but ${either(facts, 'and')}`, { related: open });
  },
});

/** Something that a finished mission has none of. */
interface Open {
  readonly at: Target;
  readonly message: string;
}

function undone(state: SchemaState): Open[] {
  const { progress = {}, blockers = [] } = state.data;
  const phases = phasesOf(state).filter(({ status }) => status !== undefined && status !== 'complete');
  return [
    ...rest(state, 'progress.blocks_complete', 'block', left(progress.blocks_complete, progress.blocks_total)),
    ...rest(state, 'progress.threads_complete', 'thread', left(progress.threads_complete, progress.threads_total)),
    ...rest(state, `${phases[0]?.path}.status`, 'phase', phases.length),
    ...rest(state, 'blockers', 'blocker', blockers.length, 'open'),
  ];
}

function active(state: SchemaState): Open[] {
  return rest(state, 'agents.active.0.id', 'agent', (state.data.agents?.active ?? []).length, 'active');
}

function left(complete = 0, total = 0): number {
  return Math.max(0, total - complete);
}

function rest(state: SchemaState, path: string, noun: string, number: number, how = 'not complete'): Open[] {
  if (number === 0) return [];
  return [{ at: state.at(path), message: `${count(number, noun)} ${number === 1 ? 'is' : 'are'} ${how}` }];
}
