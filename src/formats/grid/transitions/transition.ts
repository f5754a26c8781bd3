import type { Data, DataMap } from '../../../core/data.js';
import type { MovedFile, Transition, Transitioned, TransitionRequest } from '../../../core/transition.js';
import type { FieldChange, Refused, StateEvent } from '../../../core/update.js';
import { isSameData } from '../../../text/data.js';
import { pathIn } from '../../../text/paths.js';
import { patchYaml } from '../../../text/yaml-patch/patch-yaml.js';
import { writerTypeOf } from '../change/permissions.js';
import { answerCheckpoint } from '../checkpoint-flow/answer.js';
import { openCheckpoint } from '../checkpoint-flow/open.js';
import { withdrawCheckpoint } from '../checkpoint-flow/withdraw.js';
import { stateFile } from '../layout.js';
import { readGrid } from '../read.js';
import { formOf } from '../state/dialect.js';
import { nextStamp } from '../update/moment.js';
import { forbiddenTo } from '../update/permission.js';
import { soundState, valueAt, valuesOf } from '../update/read.js';
import { isShared, olderDialect, orders, sharedValues } from '../update/update.js';
import { beatAgent, endAgent, startAgent } from './agents.js';
import { blockDone } from './block.js';
import { addBlocker, clearBlocker } from './blockers.js';
import { toPhase } from './phase.js';
import { type Plan, Refusal, type Values } from './plan.js';
import type { Situation } from './situation.js';
import { skipBlock } from './skip.js';
import { toStatus } from './status.js';
import { threadDone } from './thread.js';
import { waveDone } from './wave.js';

/** Works out what a step in the life of a mission makes of its files. Never throws. */
export async function makeTransition(request: TransitionRequest): Promise<Transitioned> {
  const { tree, root, limits, agent, transition, now } = request;
  const state = await soundState(tree, root, limits);
  if (!state) return { why: 'broken' };
  if (state.dialect === 'prose') return { why: 'older', message: olderDialect };
  if (isShared(state.document)) return { why: 'wrong', message: sharedValues };
  const snapshot = await readGrid(tree, root, limits);
  const data = valuesOf(state);
  const stamp = nextStamp(valueAt(data, 'updated_at'), now);
  // Of the two readings of the file, the one with the files beside it knows the plans.
  const read = snapshot.state?.dialect === state.dialect ? snapshot.state : state;
  try {
    const situation = { snapshot, state: read as Situation['state'], data, tree, root, limits, agent, stamp, now };
    return carriedOut(situation, await planOf(situation, transition));
  } catch (error) {
    if (error instanceof Refusal) return { why: 'wrong', message: error.message };
    throw error;
  }
}

async function planOf(situation: Situation, transition: Transition): Promise<Plan> {
  switch (transition.kind) {
    case 'status':
      return toStatus(situation, transition);
    case 'phase':
      return toPhase(situation, transition);
    case 'thread-done':
      return threadDone(situation, transition);
    case 'wave-done':
      return waveDone(situation, transition);
    case 'block-done':
      return blockDone(situation, transition);
    case 'skip':
      return skipBlock(situation, transition);
    case 'agent-start':
      return startAgent(situation, transition);
    case 'agent-end':
      return endAgent(situation, transition);
    case 'agent-beat':
      return beatAgent(situation, transition);
    case 'blocker-add':
      return addBlocker(situation, transition);
    case 'blocker-clear':
      return clearBlocker(situation, transition);
    case 'checkpoint-open':
      return openCheckpoint(situation, transition);
    case 'checkpoint-answer':
      return answerCheckpoint(situation, transition);
    case 'checkpoint-withdraw':
      return withdrawCheckpoint(situation, transition);
  }
}

/** The files and events of a plan; or that the agent may not write what it wants. */
function carriedOut(situation: Situation, plan: Plan): Transitioned {
  const { agent, state, data, stamp, root, limits } = situation;
  const forbidden = forbiddenIn(situation, { updated_at: stamp, ...plan.values });
  if (forbidden) return forbidden;
  const follows = Object.entries(plan.follows ?? {}).filter(([field]) => !forbiddenIn(situation, { [field]: null }));
  const asked = { ...plan.values, ...Object.fromEntries(follows) };
  const values = { ...asked, updated_at: stamp };
  const edits = Object.entries(values).map(([field, value]) => ({ path: field.split('.'), value }));
  const { yaml } = formOf(state.document.text);
  const text = patchYaml({ text: state.document.text, ...yaml }, edits, { limits, order: orders[state.dialect] });
  const type = writerTypeOf(agent) ?? '';
  const updated: StateEvent = {
    ...{ event: 'state_updated', agent, agent_type: type },
    ...{ fields: Object.keys(asked), timestamp: stamp },
  };
  const chief: MovedFile = { path: pathIn(root, stateFile), text };
  return {
    files: [...(plan.files ?? []), chief],
    changes: changesOf(data, values),
    events: [updated, ...(plan.events ?? [])],
    notes: plan.notes ?? [],
  };
}

function forbiddenIn({ agent, state }: Situation, values: Values): Refused | undefined {
  const leaves = Object.keys(values).map((field) => ({ path: field.split('.'), value: null }));
  return forbiddenTo(agent, leaves, state.dialect);
}

/** What a transition changes; values that stay what they are, are no change. */
function changesOf(data: DataMap, values: Values): FieldChange[] {
  return Object.entries(values).flatMap(([field, after]) => {
    const [old, now]: Data[] = [valueAt(data, field) ?? null, after ?? null];
    return isSameData(old, now) ? [] : [{ field, before: old ?? null, after: now ?? null }];
  });
}
