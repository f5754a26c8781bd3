import type { Scene } from '../../../../support/damages.js';
import { standingIn } from '../../../../support/damages.js';
import { summaryPath } from '../../../../support/missions/beside.js';
import { blockList, blocksOf } from '../../../../support/missions/plan.js';
import { currentBlock } from '../../../../support/missions/state.js';
import { valueAt } from './always.js';
import { type Data, dataOf, errorsIn, type Outcome, statePath } from './outcome.js';

// Completed work never becomes less, nothing is invented, and nothing that history holds is lost.

/** How many blocks must count as complete, by all that is still there. */
async function leastComplete(outcome: Outcome): Promise<number> {
  const { scene } = outcome;
  const good = await lastGood(outcome);
  return Math.max(summariesLeft(scene), good?.progress?.blocks_complete ?? 0, saidByState(scene));
}

/** The summaries that are as they were. Where numbers restart, it takes all of them to tell which is which. */
function summariesLeft({ mission: { plan, files: healthy, moments }, files }: Scene): number {
  const done = blockList(plan).slice(0, moments.at(-1)?.done);
  const paths = done.map((block) => summaryPath(plan, block));
  const left = paths.filter((path) => files[path] === healthy[path]);
  return plan.summaries === 'phase-restarting' && left.length < paths.length ? 0 : left.length;
}

/** What STATE.md says where nothing happened to the line. */
function saidByState(scene: Scene): number {
  const { mission, outline } = scene;
  const line = outline.places.get('progress.blocks_complete');
  if (mission.plan.dialect !== 'schema' || line === undefined || !standingIn(scene).has(line)) return 0;
  return mission.moments.at(-1)?.done ?? 0;
}

/** What the newest version in history says that lints without errors. */
async function lastGood({ scene, request }: Outcome): Promise<Data> {
  for (const { files } of [...(scene.commits ?? [])].reverse()) {
    const text = files[statePath];
    if (text === undefined || (await errorsIn(request, files)).length > 0) continue;
    return dataOf(text);
  }
  return undefined;
}

export async function losesNoWork(outcome: Outcome): Promise<readonly string[]> {
  if (!outcome.rebuilt) return [];
  const least = await leastComplete(outcome);
  const { blocks_complete, blocks_total } = outcome.data.progress ?? {};
  const total = (await lastGood(outcome))?.progress?.blocks_total ?? 0;
  return [
    ...(blocks_complete >= least ? [] : [`${blocks_complete} blocks are complete, but ${least} were`]),
    ...(blocks_total >= total ? [] : [`there are ${blocks_total} blocks, but history knows ${total}`]),
  ];
}

/** Damages after which a file may say what was never so. */
const inventive = new Set(['mangled', 'indented', 'stray', 'swapped', 'committed', 'bad byte', 'companion cut']);

export function inventsNothing({ scene: { mission, kinds }, rebuilt, data }: Outcome): readonly string[] {
  if (!rebuilt || kinds.some((kind) => inventive.has(kind))) return [];
  const done = mission.moments.at(-1)?.done ?? 0;
  const total = blocksOf(mission.plan);
  const { blocks_complete, blocks_total } = data.progress ?? {};
  return [
    ...(blocks_complete > done ? [`${blocks_complete} blocks are complete, but only ${done} were`] : []),
    ...(blocks_total > Math.max(total, 1) ? [`there are ${blocks_total} blocks, but there were ${total}`] : []),
  ];
}

/** Where all blocks are known that are complete, the mission stands at the first of the others. */
export function standsWhereItStood({ scene: { mission, kinds }, rebuilt, data }: Outcome): readonly string[] {
  const { plan } = mission;
  const done = mission.moments.at(-1)?.done ?? 0;
  const total = blocksOf(plan);
  const isKnown = data.progress?.blocks_complete === done && data.progress?.blocks_total === total;
  const layout = (data.phases?.definitions ?? []).map(({ blocks }: Data) => blocks);
  const isLaid = layout.join() === plan.phases.map(({ blocks }) => blocks).join();
  if (!rebuilt || !isKnown || !isLaid || done === total || kinds.some((kind) => inventive.has(kind))) return [];
  const { phase, number } = currentBlock(plan, done) ?? { phase: 0, number: 0 };
  const { position } = data;
  const isThere = position?.phase === phase && position?.block === number;
  return isThere ? [] : [`it stands at ${position?.phase}-${position?.block}, and was at ${phase}-${number}`];
}

/** Everything that the last good version holds is in the proposal. */
const identity = ['mission_id', 'cluster', 'created_at'];

export async function isNoPoorer(outcome: Outcome): Promise<readonly string[]> {
  const { rebuilt, data, scene } = outcome;
  const good = rebuilt && (await lastGood(outcome));
  if (!good || scene.mission.plan.dialect !== 'schema') return [];
  const lost: string[] = [];
  for (const [key, value] of Object.entries(good)) {
    if (key.startsWith('x_')) continue;
    if (data[key] === undefined) lost.push(key);
    else if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    else {
      for (const inner of Object.keys(value)) {
        if (data[key]?.[inner] === undefined && !hasElsewhere(data, inner)) lost.push(`${key}.${inner}`);
      }
    }
  }
  for (const list of ['persistent.decisions', 'persistent.artifacts']) {
    const now = new Map(records(data, list).map((record) => [record.id, record]));
    for (const { id } of records(good, list)) if (!now.has(id)) lost.push(`${list} ${id}`);
  }
  const isSure = !scene.kinds.some((kind) => inventive.has(kind));
  const other = identity.filter((field) => isSure && data[field] !== good[field]);
  return [
    ...lost.map((what) => `history holds ${what}, and the proposal does not`),
    ...other.map((field) => `history says another ${field}`),
  ];
}

/** A field that had slipped into another record, where the schema does not know it, comes back to its own. */
function hasElsewhere(data: Data, field: string): boolean {
  return Object.values(data).some(
    (value) => typeof value === 'object' && value !== null && Object.hasOwn(value, field),
  );
}

export function records(data: Data, path: string): readonly Data[] {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one !== null) : [];
}
