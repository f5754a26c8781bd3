import type { Transition } from '../../../core/transition.js';
import type { Forbidden } from '../../../core/update.js';
import { either, quote } from '../../../text/words.js';
import { writerTypeOf } from '../change/permissions.js';
import { forbiddenTo } from '../update/permission.js';

/** Who has a mission take a step, what the command calls it, and the fields that are not for others to write. */
interface Taking {
  readonly types: readonly string[];
  readonly called: string;
  readonly fields: readonly string[];
}

const master = ['mc'];
const status = ['status'];
const agents: Omit<Taking, 'called'> = { types: ['mc', 'executor'], fields: ['agents.active'] };
const blockers: Omit<Taking, 'called'> = { types: ['mc', 'recognizer'], fields: ['blockers'] };

/**
 * What comes after a wave, a block or a phase is Master Control's to say, in both dialects (STATE.md schema 4 and 5.2);
 * executors end their threads, and enter themselves (10.3).
 */
const takings: Readonly<Record<Transition['kind'], Taking>> = {
  status: { types: master, called: 'transition status', fields: status },
  phase: { types: master, called: 'transition phase', fields: ['phases', 'position'] },
  'thread-done': { types: ['mc', 'executor'], called: 'thread-done', fields: ['progress'] },
  'wave-done': { types: master, called: 'wave-done', fields: ['position.wave'] },
  'block-done': { types: master, called: 'block-done', fields: ['phases.definitions'] },
  skip: { types: master, called: 'skip', fields: ['phases.definitions'] },
  'agent-start': { ...agents, called: 'agent start' },
  'agent-end': { ...agents, called: 'agent done' },
  'agent-beat': { ...agents, called: 'agent beat' },
  'blocker-add': { ...blockers, called: 'blocker add' },
  'blocker-clear': { ...blockers, called: 'blocker clear' },
  'checkpoint-open': { types: master, called: 'checkpoint open', fields: status },
  'checkpoint-answer': { types: master, called: 'checkpoint answer', fields: status },
  'checkpoint-withdraw': { types: master, called: 'checkpoint withdraw', fields: status },
};

/** Why an agent may not have a mission take a step, whatever its state is; undefined when it may. */
export function stepForbidden(agent: string, step: Transition): Forbidden | undefined {
  const nobody = forbiddenTo(agent, []);
  if (nobody) return nobody;
  const type = writerTypeOf(agent) ?? '';
  const { types, called, fields } = takings[step.kind];
  const whose = either(types.map(quote), 'and');
  if (!types.includes(type)) {
    const message = `${quote(agent)} may not write ${either(fields, 'and')}: ${called} is for ${whose}`;
    return { why: 'forbidden', message, fields };
  }
  const isOfAgent = step.kind === 'agent-start' || step.kind === 'agent-end' || step.kind === 'agent-beat';
  if (!isOfAgent || type === 'mc' || step.id === agent) return undefined;
  const message = `${quote(agent)} enters only itself, and not ${quote(step.id)}; "mc" enters all agents`;
  return { why: 'forbidden', message, fields };
}
