import { either, quote } from '../../../text/words.js';
import { sessionPhaseLifecycle } from '../spec/lifecycle.js';
import { moment } from '../words.js';
import type { Session } from './sessions.js';

type Lifecycle = NonNullable<Session['metadata']['lifecycle']>;
type Transition = NonNullable<NonNullable<Lifecycle['transitionHistory']>[number]>;
type Phase = keyof typeof sessionPhaseLifecycle.edges;
type Path = readonly (string | number)[];

/** Something wrong with the history of a session. Paths are below its `lifecycle`. */
export interface TransitionFault {
  readonly message: string;
  readonly path: Path;
  readonly related?: { readonly path: Path; readonly message: string };
}

/** What is wrong with the changes of phase: each follows a legal edge, joins the one before it, and is no older. */
export function transitionFaults({ phase, transitionHistory: history = [] }: Lifecycle): readonly TransitionFault[] {
  const faults: TransitionFault[] = [];
  for (const [index, transition] of history.entries()) {
    if (!transition) continue;
    const before = history[index - 1];
    const at = (index: number, field: keyof Transition) => ['transitionHistory', index, field];
    if (!isLegal(transition)) faults.push({ path: at(index, 'to'), message: illegal(transition) });
    if (transition.from !== undefined && before?.to !== undefined && transition.from !== before.to) {
      faults.push({
        path: at(index, 'from'),
        message: `the transition starts from ${quote(transition.from)}, expected ${quote(before.to)}, where the one before it led`,
        related: { path: at(index - 1, 'to'), message: 'the one before it led here' },
      });
    }
    if (transition.at !== undefined && before?.at !== undefined && transition.at < before.at) {
      faults.push({
        path: at(index, 'at'),
        message: `the transition happened at ${moment(transition.at)}, earlier than the one before it; expected the oldest first`,
        related: { path: at(index - 1, 'at'), message: `the one before it happened at ${moment(before.at)}` },
      });
    }
  }
  const last = history.at(-1)?.to;
  if (last !== undefined && phase !== undefined && last !== phase) {
    faults.push({
      path: ['phase'],
      message: `the phase is ${quote(phase)}, expected ${quote(last)}, where the last transition led`,
      related: { path: ['transitionHistory', history.length - 1, 'to'], message: 'the last transition led here' },
    });
  }
  return faults;
}

function edgesFrom(phase: Phase): readonly Phase[] {
  return sessionPhaseLifecycle.edges[phase];
}

function isLegal({ from, to }: Transition): boolean {
  return from === undefined || to === undefined || edgesFrom(from).includes(to);
}

function illegal({ from = 'created', to }: Transition): string {
  const edges = edgesFrom(from).map(quote);
  const expected =
    edges.length > 0 ? `expected ${either(edges)} after it` : 'expected nothing after it, for it is final';
  return `the phase went from ${quote(from)} to ${quote(to)}; ${expected}`;
}
