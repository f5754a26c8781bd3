import { quote } from '../../../text/words.js';
import { whyNoThread } from '../mission/threads.js';
import { type GridContext, rule } from '../rule.js';
import type { SchemaState } from '../snapshot.js';

export const agentRegistry = rule({
  id: 'grid/agent-registry',
  severity: 'warning',
  summary: 'an agent is either active or completed, and the agents and threads named elsewhere are known',
  source: 'STATE.md schema 1.1, 1.8, 1.9, D14, D15',
  check(context) {
    const { state, report } = context;
    const active = pathsById(state, 'active');
    const completed = pathsById(state, 'completed');
    for (const [id, path] of active) {
      const other = completed.get(id);
      if (id === undefined || other === undefined) continue;
      report(state.at(path), `${path} is ${quote(id)}, but the agent is also completed`, {
        related: [{ at: state.at(other), message: 'it is completed here' }],
      });
    }
    if (isComplete(state, active, completed)) {
      reportStrangers(context, new Set(['mc', ...active.keys(), ...completed.keys()]));
    }
    reportThreads(context);
  },
});

/** Where each agent of a list stands first; one whose id is missing or broken stands under undefined. */
function pathsById({ data }: SchemaState, list: 'active' | 'completed'): Map<string | undefined, string> {
  const agents = [...(data.agents?.[list] ?? []).entries()].reverse();
  return new Map(agents.map(([index, agent]) => [agent?.id, `agents.${list}.${index}.id`]));
}

/** Where the registry is missing, or one of its ids is, nobody can tell who else is missing from it. */
function isComplete({ data, document }: SchemaState, ...lists: ReadonlyMap<string | undefined, string>[]): boolean {
  const { agents } = data;
  if (!agents || lists.some((list) => list.has(undefined))) return false;
  return (['active', 'completed'] as const).every((list) => agents[list] || !document.node(`agents.${list}`));
}

/** Says of each agent that the registry lacks where it is named, once. */
function reportStrangers({ state, report }: GridContext<'schema'>, known: ReadonlySet<string | undefined>): void {
  const mentions = new Map<string, string[]>();
  const mention = (path: string, id: string | null | undefined) => {
    if (!id || known.has(id)) return;
    const paths = mentions.get(id);
    if (paths) paths.push(path);
    else mentions.set(id, [path]);
  };
  mention('resume.last_agent', state.data.resume?.last_agent);
  for (const [index, warning] of (state.data.warnings ?? []).entries()) {
    mention(`warnings.${index}.source`, warning?.source);
  }
  for (const [id, [first = '', ...others]] of mentions) {
    report(state.at(first), `${first} is ${quote(id)}, which stands neither in agents.active nor in agents.completed`, {
      severity: 'info',
      related: others.slice(0, 5).map((path) => ({ at: state.at(path), message: 'it is named here too' })),
    });
  }
}

function reportThreads({ state, report }: GridContext<'schema'>): void {
  for (const [index, blocker] of (state.data.blockers ?? []).entries()) {
    if (blocker?.blocking_thread === undefined) continue;
    const path = `blockers.${index}.blocking_thread`;
    const node = state.document.node(path);
    // `02.10` loads as the number 2.1: only its text tells which thread it is.
    const isNumber = typeof blocker.blocking_thread === 'number' && node?.kind === 'scalar';
    const id = isNumber ? node.source : String(blocker.blocking_thread);
    const why = whyNoThread(id, state);
    if (why) report(state.at(path), `${path} is ${quote(id)}, but ${why}`, { severity: 'info' });
  }
}
