import schema from '../../../../../schemas/grid/state.schema.json' with { type: 'json' };
import { visible } from '../../../../../src/text/visible.js';
import { dataOf, errorsIn, type Outcome, outcomeOf, statePath } from './outcome.js';

// What holds whatever happened: of a healthy root, of the proposal, of its account, and of a second time.

/** A healthy root is left alone, and of any other one STATE.md is proposed. */
export async function actsWhereItMust({ scene, request, recovery, proposal }: Outcome): Promise<readonly string[]> {
  const { outcome, reason, files } = recovery;
  if (outcome === 'refused') return [`refused: ${reason}`];
  if (files.some(({ path }) => path !== statePath)) return []; // the session is dead: the state may be as healthy as can be
  const isThere = Object.hasOwn(scene.files, statePath);
  const errors = await errorsIn(request, scene.files);
  const isHealthy = isThere && errors.length === 0;
  if (isHealthy && files.length > 0) return ['a healthy root is not left alone'];
  if (isHealthy) return outcome === 'healthy' || outcome === 'older' ? [] : [`a healthy root is called ${outcome}`];
  if (outcome !== 'recovered' || !proposal)
    return [`nothing is proposed (${outcome}), but: ${errors[0] ?? 'it is gone'}`];
  return reason === undefined ? ['nobody says why there is something to recover'] : [];
}

/** The proposal lints without errors. */
export async function lintsClean({ request, after, proposal }: Outcome): Promise<readonly string[]> {
  if (!proposal) return [];
  if (proposal.text.startsWith('\ufeff')) return ['the proposal begins with a byte order mark'];
  return (await errorsIn(request, after)).map((error) => `the proposal is in error: ${error}`);
}

/** Each proposal tells what lies there now. */
export function tellsWhatWas({ scene, recovery }: Outcome): readonly string[] {
  return recovery.files.flatMap(({ path, before }) => {
    const now = scene.files[path];
    if (now === undefined || before === undefined) return now === before ? [] : [`${path}: not what lies there`];
    const bytes = typeof now === 'string' ? Buffer.from(now) : now;
    return Buffer.from(before).equals(bytes) ? [] : [`${path}: before is not what lies there`];
  });
}

/**
 * Every field of the proposal that the schema knows has its row, once; no row speaks of a field that is not there. What
 * nobody knows is kept as it is, or stands where it does by accident: there is nothing to account for.
 */
export function accountsForAll({ proposal, data, after }: Outcome): readonly string[] {
  if (!proposal || !isInSchema(after)) return [];
  const fields = proposal.account.map(({ field }) => field);
  const rows = new Set(fields);
  const twice = fields.filter((field, index) => fields.indexOf(field) !== index);
  const isTold = (path: string) => rows.has(path) || fields.some((field) => path.startsWith(`${field}.`));
  const untold = leaves(data).filter((path) => isKnown(path) && !isTold(path));
  const absent = fields.filter((field) => valueAt(data, field) === undefined);
  return [
    ...twice.map((field) => `two rows of the account are about ${field}`),
    ...untold.map((field) => `no row of the account is about ${field}`),
    ...absent.map((field) => `a row of the account is about ${field}, which is not there`),
  ];
}

/** Whether the published schema has a field. */
function isKnown(path: string): boolean {
  let at: { readonly properties?: object } | undefined = schema;
  for (const key of path.split('.')) {
    const properties: object = at?.properties ?? {};
    at = Object.hasOwn(properties, key) ? (properties as Record<string, object>)[key] : undefined;
  }
  return at !== undefined;
}

/** Key paths of all scalars, and of lists as wholes. */
function leaves(data: unknown, path = ''): readonly string[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [path];
  return Object.entries(data).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`));
}

export function valueAt(data: unknown, path: string): unknown {
  let value = data;
  for (const key of path.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  }
  return value;
}

/** Every sentence is one line, without a character that does something. */
export function speaksPlainly({ recovery }: Outcome): readonly string[] {
  const { files, reason = '', commands = [] } = recovery;
  const sentences = files.flatMap(({ decide, account }) => [...decide, ...account.map(({ source }) => source.what)]);
  const all = [reason, ...commands.flatMap(({ command, does }) => [command, does]), ...sentences];
  return all.filter((text) => text !== visible(text)).map((text) => `not plain: ${JSON.stringify(text)}`);
}

/** Whether STATE.md is in the dialect that recovery writes. */
const isInSchema = (files: Outcome['after']): boolean => dataOf(files[statePath]).phases !== undefined;

/** What was recovered is healthy: a second time, nothing is proposed. */
export async function onceIsEnough({ scene, after, recovery }: Outcome): Promise<readonly string[]> {
  if (recovery.files.length === 0) return [];
  const again = await outcomeOf({ ...scene, files: after });
  const { outcome, files, reason } = again.recovery;
  // A session that died leaves a state of an older dialect in that dialect.
  const expected = isInSchema(after) ? 'healthy' : 'older';
  if (files.length === 0 && outcome === expected) return [];
  return [`a second time: ${outcome}, ${files.map(({ path }) => path)}: ${reason}`];
}
