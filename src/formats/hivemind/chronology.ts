import { moment } from './words.js';

/** That a moment may not lie on one side of another. */
export type Order<Name> = readonly [wrong: Name, side: 'before' | 'after', other: Name];

/** Two moments that are in the wrong order. */
export interface Disorder<Name> {
  readonly wrong: Name;
  readonly other: Name;
  /** What to say of it. */
  readonly message: string;
}

/**
 * Holds the moments of a record against one another. One clock wrote them all, so they get no slack. What is wrong is said
 * once, and nothing else is held against it.
 * @param moments in ms since 1970; one that is not known is left out
 * @param orders the first ones go first
 */
export function disordersOf<Name extends string>(
  moments: ReadonlyMap<Name, number>,
  orders: readonly Order<Name>[],
): readonly Disorder<Name>[] {
  const trusted = new Map(moments);
  return orders.flatMap(([wrong, side, other]) => {
    const [ms, otherMs] = [trusted.get(wrong), trusted.get(other)];
    if (ms === undefined || otherMs === undefined) return [];
    if (side === 'before' ? ms >= otherMs : ms <= otherMs) return [];
    trusted.delete(wrong);
    return [{ wrong, other, message: `${wrong} is ${moment(ms)}, which is ${side} ${other}, ${moment(otherMs)}` }];
  });
}
