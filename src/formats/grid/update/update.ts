import type { Data, DataMap } from '../../../core/data.js';
import type { Document } from '../../../core/document.js';
import type { FieldChange, PatchLeaf, Refused, Updated, UpdateRequest } from '../../../core/update.js';
import { isSameData } from '../../../text/data.js';
import { inert, quote } from '../../../text/words.js';
import { patchYaml } from '../../../text/yaml-patch/patch-yaml.js';
import { changed } from '../../../text/yaml-patch/wanted.js';
import { writerTypeOf } from '../change/permissions.js';
import { stateFile } from '../layout.js';
import { persistenceOrder, stateOrder } from '../recover/write/order.js';
import { formOf } from '../state/dialect.js';
import { schemas } from './fields.js';
import { nextStamp } from './moment.js';
import { forbiddenTo } from './permission.js';
import { soundState, valueAt, valuesOf } from './read.js';
import { wantedOf } from './wanted.js';
import { endsWave, waveComplete } from './wave.js';

/** The order of new fields, by dialect. */
export const orders = { schema: stateOrder, persistence: persistenceOrder };
const stamp = 'updated_at';
const stampIsOurs = `${stamp} moves to the clock by itself; leave it out of the patch`;

/**
 * Puts the values of a patch into STATE.md, and the clock into `updated_at` (STATE.md schema 5.1). Every other byte stays,
 * the body included (10.2). Never throws.
 */
export async function updateState(request: UpdateRequest): Promise<Updated | Refused> {
  const { tree, root, limits, agent, leaves, expected, now } = request;
  const state = await soundState(tree, root, limits);
  if (!state) return { why: 'broken' };
  const { dialect, document } = state;
  if (dialect === 'prose') return { why: 'older', message: olderDialect };
  if (isShared(document)) return { why: 'wrong', message: sharedValues };
  const forbidden = forbiddenTo(agent, leaves, dialect);
  if (forbidden) return forbidden;
  const data = valuesOf(state);
  const stale = staleAt(data, expected);
  if (stale !== undefined) return { why: 'stale', message: stale };
  if (leaves.some(({ path }) => path[0] === stamp)) return { why: 'wrong', message: stampIsOurs };
  const wanted = wantedOf(leaves, data, schemas[dialect]);
  if (!wanted.ok) return { why: 'wrong', message: wanted.why };
  if (wanted.values.size === 0) return { text: document.text, changes: [], events: [] };

  const type = writerTypeOf(agent);
  const isWaveOver = dialect === 'schema' && endsWave(type, data, wanted.values);
  const timestamp = nextStamp(valueAt(data, stamp), now);
  const values = new Map([...wanted.values, [stamp, timestamp]]);
  if (isWaveOver) values.delete('position.thread');
  const edits = [...values].map(([field, value]) => ({ path: field.split('.'), value }));
  const { yaml } = formOf(document.text);
  const text = patchYaml({ text: document.text, ...yaml }, edits, { limits, order: orders[dialect] });
  const fields = leaves.map(({ path }) => path.join('.'));
  const told = { agent, agent_type: type ?? '', fields, timestamp };
  const wave = isWaveOver ? [waveComplete(agent, changed(data, edits) as DataMap)] : [];
  return { text, changes: changesOf(data, values), events: [{ event: 'state_updated', ...told }, ...wave] };
}

/** Whether values stand at several places at once: then none of them can be changed in place. */
export function isShared({ faults }: Document): boolean {
  return faults.some(({ kind }) => kind === 'alias');
}

/** What is said of a state with such values. */
export const sharedValues = `${stateFile} holds anchors or aliases, so that a value cannot be changed at one place alone; write these values out first`;

/** What is said of a dialect that nothing writes any more. */
export const olderDialect = `${stateFile} is prose, which has no values to change; agent-state-lint migrate brings it to the newest form`;

/** What is not as it was expected; what is not there is null, as to the readers of STATE.md schema 8.1. */
function staleAt(data: DataMap, expected: readonly PatchLeaf<Data>[]): string | undefined {
  const stale = expected.find(({ path, value }) => !isSameData(valueAt(data, path) ?? null, value));
  if (!stale) return undefined;
  const [found, field] = [quote(valueAt(data, stale.path) ?? null), inert(stale.path.join('.'))];
  const what = typeof stale.value === 'object' && stale.value !== null ? 'another one' : quote(stale.value);
  return `${field} is ${found}, and ${what} was expected: it was changed since it was read; read it again, and decide anew`;
}

function changesOf(data: DataMap, values: ReadonlyMap<string, Data>): FieldChange[] {
  return [...values].map(([field, after]) => ({ field, before: valueAt(data, field) ?? null, after }));
}
