import type { Finding } from '../../core/finding.js';
import type { FieldChange } from '../../core/update.js';
import { segmentsOf } from '../../text/json-pointer.js';

/**
 * The errors that an update would bring about. One that a state has already stands in the way of nobody, unless it is
 * about a value that the update writes: what it writes has to be right, or as wrong as it was.
 */
export function addedErrors(
  before: readonly Finding[],
  after: readonly Finding[],
  changes: readonly FieldChange[],
): readonly Finding[] {
  const written = changes.map(({ field }) => field.split('.'));
  const isWritten = ({ pointer = '' }: Finding) => {
    const place = segmentsOf(pointer);
    return written.some((field) => field.every((key, depth) => key === place[depth]));
  };
  const said = ({ rule, message }: Finding) => JSON.stringify([rule, message]);
  const place = ({ rule, pointer = '' }: Finding) => JSON.stringify([rule, pointer]);
  const errors = before.filter(({ severity }) => severity === 'error');
  const [asSaid, atPlace] = [new Set(errors.map(said)), new Set(errors.map(place))];
  return after.filter((one) => {
    if (one.severity !== 'error' || asSaid.has(said(one))) return false;
    return isWritten(one) || !atPlace.has(place(one));
  });
}
