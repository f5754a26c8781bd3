import type { Document } from '../../../core/document.js';
import type { Limits } from '../../../core/limits.js';
import { TextDocument } from '../../../text/document.js';
import { formatInstant, parseInstant } from '../../../text/time.js';
import { inItsQuotes } from '../../common/notation.js';
import { changedLeaves } from '../change/values.js';
import { readMapping } from '../files/read-mapping.js';
import { stateFile } from '../layout.js';
import { persistenceSpecification, stateSpecification } from '../specifications.js';
import { dialectOfKeys, formOf } from './dialect.js';

const field = 'updated_at';

/**
 * Moves `updated_at` to the clock where the values of STATE.md have changed and it has not (STATE.md schema 1.1, 10.1),
 * in the quotes and with the zone that it has: without one it means UTC (D5). One that is not there, is no timestamp of
 * the profile, or is not older than the clock, stays.
 * @param path inside the root
 */
export function stampState(
  path: string,
  { before, after }: { readonly before: string; readonly after: string },
  now: number,
  limits: Limits,
): readonly { readonly start: number; readonly end: number; readonly text: string }[] {
  if (path !== stateFile) return [];
  const [was, is] = [fieldsOf(before, limits), fieldsOf(after, limits)];
  const updated = is?.node(field);
  if (!was || !is || updated?.kind !== 'scalar') return [];
  if (changedLeaves(was, is).every(([first]) => first === field)) return [];
  const written = typeof updated.value === 'string' ? parseInstant(updated.value) : undefined;
  const second = Math.floor(now / 1000) * 1000;
  if (!written?.inProfile || written.ms >= second) return [];
  const moment = formatInstant(second);
  const text = written.zoned ? moment : moment.replace(/Z$/, '');
  return [{ start: updated.start, end: updated.end, text: inItsQuotes(text, updated) }];
}

/** The fields of a text, as far as they say what they mean; undefined when it has none, or they do not parse. */
function fieldsOf(text: string, limits: Limits): Document | undefined {
  const { dialect, yaml } = formOf(text);
  if (dialect === undefined || dialect === 'prose') return undefined;
  const { root } = readMapping(text, yaml, limits);
  if (!root) return undefined;
  const isSchema = dialectOfKeys(root.entries.map(({ key }) => String(key.value))) === 'schema';
  const { schema } = isSchema ? stateSpecification : persistenceSpecification;
  return new TextDocument(stateFile, text, { root, faults: [], verdict: { schema, violations: [] } });
}
