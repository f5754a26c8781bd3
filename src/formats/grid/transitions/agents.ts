import type { DataMap } from '../../../core/data.js';
import type { AgentBeat, AgentEnd, AgentStart } from '../../../core/transition.js';
import { parseInstant } from '../../../text/time.js';
import { either, quote } from '../../../text/words.js';
import { shapes, words } from '../spec/words.js';
import { padded } from './counts.js';
import { type Plan, Refusal } from './plan.js';
import { needStage, numberAt, recordsAt, type Situation, schemaOf, textAt } from './situation.js';

const what = 'The registry of agents';

/** An agent is entered among those at work (STATE.md schema 10.3). */
export function startAgent(situation: Situation, { id, task, block }: AgentStart): Plan {
  schemaOf(situation, what);
  needStage(situation, 'planned', 'running', 'waiting');
  const { stamp } = situation;
  const active = recordsAt(situation, 'agents.active');
  const ended = recordsAt(situation, 'agents.completed');
  if (!new RegExp(shapes.agentId.pattern).test(id)) {
    throw new Refusal(`${quote(id)} is no id of an agent; expected ${shapes.agentId.shape}`);
  }
  if (has(active, id)) throw new Refusal(`${quote(id)} is at work already; agent beat says that it is alive`);
  if (has(ended, id)) throw new Refusal(`${quote(id)} is done already; a new agent has a number of its own`);
  const phase = textAt(situation, 'position.phase_id');
  const number = numberAt(situation, 'position.block');
  const here = textAt(situation, 'position.block_id') ?? `${phase?.slice(0, 2)}-${padded(number ?? 1)}`;
  const at = block ?? here;
  const agent: DataMap = {
    ...{ id, type: id.slice(0, -4), spawned_at: stamp, task },
    ...{ phase: phaseOfBlock(situation, at) ?? phase ?? '', block: at, last_heartbeat: stamp },
  };
  const spawns = numberAt(situation, 'budget.spawns_this_session');
  return {
    values: { 'agents.active': [...active, agent] },
    ...(spawns !== undefined && { follows: { 'budget.spawns_this_session': spawns + 1 } }),
  };
}

/** An agent goes over to those that are done, with the time that it took. */
export function endAgent(situation: Situation, { id, result }: AgentEnd): Plan {
  const { active, agent } = found(situation, id);
  if (!words.agentResult.some((one) => one === result)) {
    throw new Refusal(`${quote(result)} is no result; expected ${either(words.agentResult.map(quote))}`);
  }
  const spawned = typeof agent.spawned_at === 'string' ? parseInstant(agent.spawned_at) : undefined;
  const now = parseInstant(situation.stamp);
  if (!spawned || !now) throw new Refusal(`nobody knows when ${quote(id)} started: its spawned_at is no moment`);
  const duration_seconds = Math.max(0, Math.floor((now.ms - spawned.ms) / 1000));
  const done: DataMap = { id, type: agent.type ?? id.slice(0, -4), result, duration_seconds };
  const ended = recordsAt(situation, 'agents.completed');
  return {
    values: { 'agents.active': active.filter((one) => one !== agent), 'agents.completed': [...ended, done] },
  };
}

/** An agent is alive. */
export function beatAgent(situation: Situation, { id }: AgentBeat): Plan {
  const { active, agent } = found(situation, id);
  const alive = active.map((one) => (one === agent ? { ...one, last_heartbeat: situation.stamp } : one));
  return { values: { 'agents.active': alive } };
}

/** An agent that is at work. @throws Refusal when it is not */
function found(situation: Situation, id: string): { readonly active: readonly DataMap[]; readonly agent: DataMap } {
  schemaOf(situation, what);
  const active = recordsAt(situation, 'agents.active');
  const agent = active.find((one) => one.id === id);
  if (agent) return { active, agent };
  const others = active.map((one) => quote(one.id));
  const known =
    others.length > 0 ? `at work ${others.length === 1 ? 'is' : 'are'} ${either(others, 'and')}` : 'nobody is';
  throw new Refusal(`${quote(id)} is not at work; ${known}`);
}

const has = (agents: readonly DataMap[], id: string): boolean => agents.some((one) => one.id === id);

/** The phase whose number a block id begins with. */
function phaseOfBlock(situation: Situation, block: string): string | undefined {
  const ids = recordsAt(situation, 'phases.definitions').map(({ id }) => id);
  return ids.find((id): id is string => typeof id === 'string' && id.slice(0, 2) === block.slice(0, 2));
}
