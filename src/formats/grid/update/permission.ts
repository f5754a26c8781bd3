import type { Forbidden, PatchLeaf } from '../../../core/update.js';
import { either, inert, quote } from '../../../text/words.js';
import { isPermitted, permittedTo, writerTypeOf, writerTypes } from '../change/permissions.js';
import type { Dialect } from '../snapshot.js';

/**
 * What of a patch an agent may not write (STATE.md schema 4). Undefined when it may write all of it.
 * @param dialect that of the file; while nobody has read it, the persistence dialect, which has more fields that stand for
 * those of the table
 */
export function forbiddenTo(
  agent: string,
  leaves: readonly PatchLeaf[],
  dialect: Dialect = 'persistence',
): Forbidden | undefined {
  const fields = leaves.map(({ path }) => path.join('.'));
  if (agent !== agent.trim()) {
    return { why: 'forbidden', message: `nobody is called ${quote(agent)}: a name has no blanks around it`, fields };
  }
  const type = writerTypeOf(agent);
  if (type === undefined) {
    const types = either(writerTypes.map(quote));
    return {
      why: 'forbidden',
      message: `nobody knows what ${quote(agent)} may write: its type is none of ${types}`,
      fields,
    };
  }
  const permitted = permittedTo([type]);
  const refused = leaves.filter(({ path }) => !isPermitted(path, permitted, dialect));
  if (refused.length === 0 && permitted.length > 0) return undefined;
  const refusedFields = refused.map(({ path }) => path.join('.'));
  const own = permitted.length === 0 ? 'its type writes nothing' : `its type writes only ${either(permitted, 'and')}`;
  return {
    why: 'forbidden',
    message: `${quote(agent)} may not write ${either(refusedFields.map(inert)) || 'anything'}; ${own}`,
    fields: refusedFields,
  };
}
