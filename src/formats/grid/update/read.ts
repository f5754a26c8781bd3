import type { Data, DataMap } from '../../../core/data.js';
import type { Limits } from '../../../core/limits.js';
import type { Tree } from '../../../core/tree.js';
import type { StateReading } from '../../../core/update.js';
import { isDataMap, mapOf } from '../../../text/data.js';
import { readGridState } from '../read.js';
import type { Figure, GridState, ProseState } from '../snapshot.js';
import { persistenceLifecycle, schemaLifecycle } from '../spec/lifecycle.js';
import { saidBy } from './said.js';

/** Reads STATE.md in whichever dialect it is written (STATE.md schema 8). Undefined where it does not parse. */
export async function readValues(tree: Tree, root: string, limits: Limits): Promise<StateReading | undefined> {
  const state = await soundState(tree, root, limits);
  return state && readingOf(state.dialect, valuesOf(state));
}

/** The state, unless its file does not parse, or says two things at once: a key twice, both sides of a conflict. */
export async function soundState(tree: Tree, root: string, limits: Limits): Promise<GridState | undefined> {
  const state = (await readGridState(tree, root, limits))?.state;
  const isSound = state?.document.faults.every(({ kind }) => kind === 'alias');
  return isSound && !(state?.dialect === 'prose' && state.unread !== undefined) ? state : undefined;
}

/** All that a state says. Prose says less, under the names that the schema has for it. */
export function valuesOf(state: GridState): DataMap {
  if (state.dialect === 'prose') return ofProse(state);
  const { root, verdict } = state.document;
  const values = root && saidBy(root, verdict?.schema);
  return isDataMap(values) ? values : mapOf([]);
}

function ofProse({ cluster, status, phase, block, percent }: ProseState): DataMap {
  return said({
    cluster: cluster?.value,
    status: status?.value,
    phases: said({ total: figure(phase?.total) }),
    position: said({ phase: figure(phase?.current), phase_name: phase?.name, block: figure(block?.current) }),
    progress: said({ blocks_total: figure(block?.total), percent: figure(percent) }),
  });
}

const figure = (one: Figure | undefined): number | undefined => one?.value;

/** Without what is undefined, or empty. */
function said(fields: Readonly<Record<string, Data | undefined>>): DataMap {
  return mapOf(
    Object.entries(fields).flatMap(([key, value]): [string, Data][] =>
      value === undefined || (isDataMap(value) && Object.keys(value).length === 0) ? [] : [[key, value]],
    ),
  );
}

/** The statuses that mean that the mission waits (D1). */
const blocked = [schemaLifecycle, persistenceLifecycle].flatMap(({ stages }) =>
  Object.entries(stages).flatMap(([status, stage]) => (stage === 'waiting' ? [status] : [])),
);

/** The queries of STATE.md schema 8.2, with what they give where the state is silent. */
function readingOf(dialect: string, data: DataMap): StateReading {
  const get = (path: string) => valueAt(data, path);
  const listAt = (path: string) => asList(get(path));
  const [position, status] = [get('position'), get('status')];
  const percent = get('progress.percent') ?? get('progress_percent');
  return {
    ...{ dialect, data, get },
    position: isDataMap(position) ? position : null,
    activeAgents: listAt('agents.active'),
    status: typeof status === 'string' ? status : null,
    percent: typeof percent === 'number' ? percent : 0,
    isBlocked: typeof status === 'string' && blocked.includes(status),
    blockers: listAt('blockers'),
    canResume: get('resume.can_resume') === true,
  };
}

const asList = (value: Data | undefined): readonly Data[] => (Array.isArray(value) ? value : []);

/** The value at a dotted key path. */
export function valueAt(data: Data, path: string | readonly string[]): Data | undefined {
  let at: Data | undefined = data;
  for (const part of typeof path === 'string' ? path.split('.') : path) {
    if (Array.isArray(at)) at = /^\d{1,9}$/.test(part) ? at[Number(part)] : undefined;
    else at = isDataMap(at) && Object.hasOwn(at, part) ? at[part] : undefined;
  }
  return at;
}
