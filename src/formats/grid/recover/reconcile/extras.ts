import type { Data } from '../../../../core/data.js';
import { isDataMap, mapOf } from '../../../../text/data.js';
import { type Circumstances, isNew } from './circumstances.js';
import type { Layout } from './phase-layout.js';
import { from, type Settled } from './settled.js';
import { fieldsOf, isSound, itemsOf } from './sound.js';
import { attribute, choose, type Weighed } from './weigh.js';

/** The rest of the state: its technology, its budget, its energy. */
export function settleExtras(
  weighed: Weighed,
  layout: Layout,
  circumstances: Circumstances,
): ReadonlyMap<string, Settled> {
  const fields = new Map<string, Settled>();
  const set = (path: string, fallback: Data, mend: (value: Data) => Data = (value) => value) => {
    const found = whole(weighed, path);
    const value = found && mend(found.value);
    if (value !== undefined && isSound(path, value)) {
      fields.set(
        path,
        value === found?.value ? found : attribute(weighed, path, value, found?.source ?? { what: 'the schema' }),
      );
    } else if (isNew(circumstances)) fields.set(path, from({ what: 'the schema' }, fallback));
  };
  set('persistent.tech_stack', mapOf([]), (value) => mendStack(value, layout));
  const before = fieldsOf(weighed.said('version', 'budget')?.value);
  set('budget', mapOf(figures.map((figure) => [figure, 0] as const)), (value) => mendBudget(value, before));
  set('energy', 9000);
  return fields;
}

/** A record of which the strongest source lost some fields has those of the next one. */
function whole(weighed: Weighed, path: string): Settled | undefined {
  const found = choose(weighed, path);
  if (!found || !isDataMap(found.value)) return found;
  const older = fieldsOf(weighed.said('version', path)?.value);
  if (Object.keys(older).every((key) => Object.hasOwn(found.value as object, key))) return found;
  const value = mapOf(Object.entries({ ...older, ...found.value }));
  return { ...attribute(weighed, path, value, found.source), sure: false };
}

const figures = ['total_cost_usd', 'session_cost_usd', 'spawns_this_session'];

/**
 * No figure is below 0, and a session costs no more than the mission. What cannot be is as the last good version has it;
 * a mission has cost what its session did, where nobody says more.
 */
function mendBudget(value: Data, before: ReturnType<typeof fieldsOf>): Data {
  const budget = fieldsOf(value);
  const isBelow = (figure: Data | undefined): boolean => typeof figure === 'number' && figure < 0;
  const mended = new Map(
    Object.entries(budget).map(([key, figure]) => {
      const isWrong = figures.includes(key) && isBelow(figure);
      const older = before[key];
      return [key, isWrong ? (typeof older === 'number' && older >= 0 ? older : 0) : figure];
    }),
  );
  const [total, session] = [mended.get('total_cost_usd'), mended.get('session_cost_usd')];
  const older = before.total_cost_usd;
  if (typeof total === 'number' && typeof session === 'number' && session > total + tolerance) {
    const isOlder = typeof older === 'number' && older + tolerance >= session;
    if (isOlder) mended.set('total_cost_usd', older);
    else if (isBelow(budget.total_cost_usd)) mended.set('total_cost_usd', session);
    else mended.set('session_cost_usd', total);
  }
  return [...mended].every(([key, figure]) => figure === budget[key]) ? value : mapOf([...mended]);
}

/** Half a cent, in US dollars. */
const tolerance = 0.005;

/** A package that names a phase which is not there keeps all but that. */
function mendStack(value: Data, { phases, isDefined }: Layout): Data {
  const stack = fieldsOf(value);
  const ids = new Set<Data>(phases.map(({ id }) => id));
  const packages = itemsOf(stack.added_packages);
  const isWrong = (one: Data) => {
    const phase = fieldsOf(one).added_phase;
    return phase !== undefined && !ids.has(phase);
  };
  if (!isDefined || phases.length === 0 || !packages.some(isWrong)) return value;
  const mended = packages.map((one) => {
    return isWrong(one) ? mapOf(Object.entries(fieldsOf(one)).filter(([key]) => key !== 'added_phase')) : one;
  });
  return mapOf(Object.entries(stack).map(([key, field]) => [key, key === 'added_packages' ? mended : field] as const));
}
