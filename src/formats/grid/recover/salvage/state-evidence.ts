import type { Data, Document } from '../../../../core/document.js';
import type { KeyPath } from '../../../../core/place.js';
import type { Source } from '../../../../core/recovery.js';
import type { JsonSchema } from '../../../../core/schema.js';
import { isDataMap, mapOf } from '../../../../text/data.js';
import { isHash } from '../../../../text/hash.js';
import { parseInstant } from '../../../../text/time.js';
import { fieldOf } from '../../../common/schema.js';
import { isUnusable, type Sound } from '../../../common/specify.js';
import { textOf } from '../../companions/fields.js';
import { stateFile } from '../../layout.js';
import { phaseNumber } from '../../mission/phases.js';
import type { State } from '../../spec/generated/types.js';
import { stateSpecification } from '../../specifications.js';
import { type Claim, type Evidence, type PhaseClaim, silent } from '../evidence.js';
import { pathsTo } from '../kept-rows.js';

/** Mappings that only hold others together: what they hold stands under its own path, and they under none. */
const holders = new Set(['', 'phases', 'position', 'progress', 'agents', 'persistent']);

/**
 * What a state in the schema dialect says: each value, list and record that keeps to the specification. Of an item of a
 * list, what does: it may lack fields that it needs.
 */
export function stateEvidence(document: Document, data: Sound<State>): Evidence {
  const fields = new Map<string, Claim>();
  const claims = claimsOf(document);
  const odd = oddValues(document, claims);
  const holdOdd = new Set([...odd.keys()].flatMap((path) => [path, ...pathsTo(path)]));
  const moments: Claim<number>[] = [];
  const collect = (value: Data | undefined, schema: JsonSchema | undefined, keyPath: KeyPath): void => {
    if (value === undefined || !schema) return;
    const path = keyPath.join('.');
    const sound = holders.has(path) ? undefined : soundValue(value, schema);
    if (sound !== undefined) fields.set(path, { ...claims(keyPath, sound), sure: !holdOdd.has(path) });
    else if (schema['x-kind'] === 'commit') odd.set(path, claims(keyPath, value));
    if (!isDataMap(value)) return;
    for (const key of Object.keys(value)) collect(value[key], fieldOf(schema, key), [...keyPath, key]);
  };
  collect(data as Data, stateSpecification.schema, []);
  const updated = momentOf(data.updated_at);
  if (updated !== undefined) moments.push(claims(['updated_at'], updated));
  for (const [index, agent] of (data.agents?.active ?? []).entries()) {
    const heartbeat = momentOf(agent?.last_heartbeat);
    if (heartbeat !== undefined) moments.push(claims(['agents', 'active', index, 'last_heartbeat'], heartbeat));
  }
  const status = statusOf(document);
  if (status && !fields.has('status')) {
    fields.set('status', status);
    odd.delete('status');
  }
  const commit = commitOf(document);
  if (commit) {
    fields.set(lastCommit, commit);
    odd.delete(lastCommit);
  }
  return {
    ...silent('state'),
    fields,
    odd,
    phases: phaseClaims(data, claims),
    commits: commit ? [commit] : [],
    moments,
  };
}

type Claims = <T>(keyPath: KeyPath, value: T) => Claim<T>;

function claimsOf(document: Document): Claims {
  return (keyPath, value) => ({ value, source: sourceAt(document, keyPath), sure: true });
}

function sourceAt(document: Document, keyPath: KeyPath): Source {
  const { start } = document.key(keyPath);
  return { what: stateFile, path: document.path, line: document.position(start).line };
}

const momentOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : parseInstant(text)?.ms;

/** A status of the other dialect, in the words of this one (D1). */
function statusOf(document: Document): Claim | undefined {
  const node = document.node('status');
  const counterparts = fieldOf(stateSpecification.schema, 'status')?.['x-counterparts'] ?? {};
  const said = node?.kind === 'scalar' ? String(node.value) : '';
  const meant = Object.hasOwn(counterparts, said) ? counterparts[said] : undefined;
  return typeof meant === 'string' ? { value: meant, source: sourceAt(document, ['status']), sure: false } : undefined;
}

const lastCommit = 'resume.last_commit';

/** Read from the text: `69e4958` loads as Infinity. */
function commitOf(document: Document): Claim<string> | undefined {
  const node = document.node(lastCommit);
  const name = node?.kind === 'scalar' ? textOf(node).trim() : '';
  return isHash(name) ? { value: name, source: sourceAt(document, lastCommit.split('.')), sure: true } : undefined;
}

/** A phase counts by its place in the list; where some are gone from it, by its id. */
function phaseClaims({ phases }: Sound<State>, claims: Claims): PhaseClaim[] {
  const definitions = phases?.definitions ?? [];
  const isTold = phases?.total === definitions.length;
  const isAll = isTold || phases?.total === undefined;
  const ids = new Set<string>();
  let copies = 0;
  return definitions.flatMap((definition, index) => {
    if (!definition) return [];
    const { id, name, blocks } = definition;
    // Of as many as there are phases none is a copy: an id that stands twice is wrong in one of them.
    if (id !== undefined && ids.has(id) && !isTold) {
      copies += 1;
      return [];
    }
    if (id !== undefined) ids.add(id);
    const byId = id === undefined ? 0 : phaseNumber(id);
    const { source, sure } = claims(['phases', 'definitions', index], undefined);
    return [
      {
        number: isAll || byId === 0 ? index + 1 - copies : byId,
        ...(id !== undefined && { id }),
        ...(name !== undefined && { name }),
        ...(blocks !== undefined && { blocks }),
        ...{ source, sure },
      },
    ];
  });
}

/** What breaks the specification, as it stands there. */
function oddValues({ verdict }: Document, claims: Claims): Map<string, Claim> {
  const unusable = verdict?.violations.filter(isUnusable) ?? [];
  return new Map(
    unusable.flatMap(({ keyPath, value }) =>
      value === undefined ? [] : [[keyPath.join('.'), claims(keyPath, value)]],
    ),
  );
}

/**
 * A value without what breaks the specification in it; undefined for a record that lacks what it needs. In a list of
 * records each keeps its place, whatever is left of it.
 */
function soundValue(value: Data | undefined, schema: JsonSchema, isItem = false): Data | undefined {
  if (value === undefined) return isItem && schema.properties ? mapOf([]) : undefined;
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    return value.map((item) => soundValue(item, items, true)).filter((item) => item !== undefined);
  }
  // To the specification, a commit may be any scalar; here it is a name or nothing.
  if (schema['x-kind'] === 'commit') return value === null ? value : undefined;
  if (!isDataMap(value)) return value;
  if (!isItem && schema.required?.some((field) => value[field] === undefined)) return undefined;
  return mapOf(
    Object.entries(value).flatMap(([key, field]) => {
      const known = fieldOf(schema, key);
      const sound = known ? soundValue(field, known) : field;
      return sound === undefined ? [] : [[key, sound] as const];
    }),
  );
}
