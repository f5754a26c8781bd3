import { isDataMap, mapOf } from '../../../../text/data.js';
import type { Claim, Evidence } from '../evidence.js';
import type { Row } from './rows.js';

// Values whose lines parse after a mend, though a part of them may be gone: what others say counts more.

type Damage = Claim['damage'];

/** Tells what happened to the value at a key path. */
export function damageIn(
  rows: readonly Row[],
  spanOf: (field: string) => readonly [first: number, last: number] | undefined,
): (field: string) => Damage {
  if (!rows.some(({ damage }) => damage)) return () => undefined;
  return (field) => {
    const [first, last] = spanOf(field) ?? [0, -1];
    return rows.slice(first, last + 1).find(({ damage }) => damage)?.damage;
  };
}

/** Claims that say what happened to them; of records, the fields that broke off are odd, and the rest of them stays. */
export function withoutCutFields(
  { fields, odd }: Pick<Evidence, 'fields' | 'odd'>,
  damageAt: (field: string) => Damage,
): Pick<Evidence, 'fields' | 'odd'> {
  const allOdd = new Map(odd);
  const kept = [...fields].map(([path, claim]): [string, Claim] => {
    const damage = damageAt(path);
    const { value } = claim;
    if (!damage || isDataMap(value)) return [path, claim];
    if (!Array.isArray(value) || !value.some(isDataMap)) return [path, { ...claim, damage }];
    const items = value.map((item, at) => {
      if (!isDataMap(item)) return item;
      const whole = Object.entries(item).filter(([key, part]) => {
        const field = `${path}.${at}.${key}`;
        const isCut = key !== 'id' && typeof part === 'string' && damageAt(field) === 'cut';
        if (isCut) allOdd.set(field, { ...claim, value: part, damage: 'cut' });
        return !isCut;
      });
      return mapOf(whole);
    });
    return [path, { ...claim, value: items }];
  });
  return { fields: new Map(kept), odd: allOdd };
}
