import type { CheckContext } from '../../../core/rule.js';
import { quote } from '../../../text/words.js';
import type { SchemaState } from '../snapshot.js';

type Items = readonly ({ readonly id?: string } | undefined)[];

/** Reports each item of a list whose id an earlier item has already. */
export function reportRepeatedIds(
  state: SchemaState,
  report: CheckContext['report'],
  list: string,
  items: Items = [],
): void {
  const first = new Map<string, string>();
  for (const [index, item] of items.entries()) {
    if (item?.id === undefined) continue;
    const path = `${list}.${index}.id`;
    const earlier = first.get(item.id);
    if (earlier === undefined) first.set(item.id, path);
    else {
      report(state.at(path), `${path} is ${quote(item.id)}, but an earlier item has the same id`, {
        related: [{ at: state.at(earlier), message: 'the id stands here first' }],
      });
    }
  }
}
