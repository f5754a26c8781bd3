import type { Data, Document } from '../../../core/document.js';
import type { KeyPath } from '../../../core/place.js';
import { isDataMap } from '../../../text/data.js';
import { lackedFields } from '../lacking.js';

/** What the records of one kind have to hold beside what the schema requires. */
interface Documented {
  /** What messages call one. */
  readonly what: string;
  /** Where they lie in their file; `*` is each item of a list or map. */
  readonly at: readonly string[];
  readonly fields: readonly string[];
  /** Fields of mappings inside it, by the key paths of these. A mapping that is not there lacks nothing. */
  readonly inside?: Readonly<Record<string, readonly string[]>>;
}

/** H1, H3, H4: the fields that are documented without a question mark. */
const documented: readonly Documented[] = [
  {
    what: 'session',
    at: ['sessions', '*'],
    fields: ['promptParams'],
    inside: {
      metadata: ['description', 'delegation', 'constraints', 'pendingNotifications'],
      'metadata.lifecycle': ['phase'],
    },
  },
  {
    what: 'notification',
    at: ['sessions', '*', 'metadata', 'pendingNotifications', '*'],
    fields: ['description', 'agent'],
    inside: { metadata: ['delegationId', 'terminalState'] },
  },
  {
    what: 'workflow',
    at: ['workflows', '*'],
    fields: ['type', 'targetPrimitives', 'scope', 'mode', 'startedAt', 'updatedAt'],
  },
  { what: 'turn', at: ['workflows', '*', 'turns', '*'], fields: ['status', 'output'] },
  { what: 'target', at: ['workflows', '*', 'targetPrimitives', '*'], fields: ['type', 'name'] },
  { what: 'event', at: ['events', '*'], fields: ['source'] },
];

/** The records of a file that lack the same fields. */
export interface Lacking {
  readonly what: string;
  readonly fields: readonly string[];
  /** Where the first of them stands. */
  readonly path: KeyPath;
  /** How many more there are. */
  others: number;
}

/** The documented fields that records of a file lack. A program that leaves one out leaves it out of all: said once. */
export function lackingIn(document: Document): readonly Lacking[] {
  return documented.flatMap((kind) => {
    const { what } = kind;
    const groups = new Map<string, Lacking>();
    for (const path of pathsTo(kind.at, document.data)) {
      const fields = fieldsLackedAt(document, path, kind);
      const key = fields.join();
      const group = groups.get(key);
      if (group) group.others += 1;
      else if (fields.length > 0) groups.set(key, { what, fields, path, others: 0 });
    }
    return [...groups.values()];
  });
}

function fieldsLackedAt(document: Document, path: KeyPath, { fields, inside = {} }: Documented): readonly string[] {
  const below = Object.entries(inside).flatMap(([holder, held]) =>
    lackedFields(document, [...path, ...holder.split('.')], held).map((field) => `${holder}.${field}`),
  );
  return [...lackedFields(document, path, fields), ...below];
}

/** Where all records of a kind stand. */
function* pathsTo([key, ...rest]: readonly string[], data: Data | undefined, path: KeyPath = []): Generator<KeyPath> {
  if (key === undefined) yield path;
  else for (const [part, below] of partsOf(data, key)) yield* pathsTo(rest, below, [...path, part]);
}

function partsOf(data: Data | undefined, key: string): Iterable<readonly [string | number, Data | undefined]> {
  if (Array.isArray(data)) return key === '*' ? data.entries() : [];
  if (!isDataMap(data)) return [];
  if (key === '*') return Object.entries(data);
  return Object.hasOwn(data, key) ? [[key, data[key]]] : [];
}
