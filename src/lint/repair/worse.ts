import type { Finding } from '../../core/finding.js';

/** Of rules that could claim one fault, those of the first family speak alone: what they silence nobody knows of yet. */
const families = [/^syntax\//, /^schema\//, /^/];

/**
 * The first error that repairs have brought about; undefined when they did no harm. Errors that come to light because a
 * file or a value can be judged at last were there before, and count for nothing, as long as the repairs are safe.
 * @param before the findings of a root as it was
 * @param after those of the same root with the repairs
 */
export function broughtAbout(
  before: readonly Finding[],
  after: readonly Finding[],
  { safe }: { readonly safe: boolean },
): Finding | undefined {
  const [errorsBefore = [], errorsAfter = []] = [before, after].map((all) =>
    all.filter(({ severity }) => severity === 'error'),
  );
  // What an unsafe repair puts there is new, and so may be what is wrong with it: no rule may have more to say.
  if (!safe) return firstOfMoreOften(errorsBefore, errorsAfter);
  for (const [rank, family] of families.entries()) {
    const isOurs = ({ rule }: Finding) => families.findIndex((one) => one.test(rule)) === rank && family.test(rule);
    const old = errorsBefore.filter(isOurs);
    const now = errorsAfter.filter(isOurs);
    const isLast = rank === families.length - 1;
    // Of a value, one schema rule speaks after the other; of the rules below, none hides another one.
    const harm = isLast ? firstOfMoreOften(old, now) : now.length > old.length ? firstNew(old, now) : undefined;
    if (harm || now.length < old.length) return harm;
  }
  return undefined;
}

function firstOfMoreOften(old: readonly Finding[], now: readonly Finding[]): Finding | undefined {
  const left = new Map<string, number>();
  for (const { rule } of old) left.set(rule, (left.get(rule) ?? 0) + 1);
  for (const { rule } of now) left.set(rule, (left.get(rule) ?? 0) - 1);
  return firstNew(
    old,
    now.filter(({ rule }) => (left.get(rule) ?? 0) < 0),
  );
}

function firstNew(old: readonly Finding[], now: readonly Finding[]): Finding | undefined {
  const known = new Set(old.map(({ fingerprint }) => fingerprint));
  return now.find(({ fingerprint }) => !known.has(fingerprint)) ?? now[0];
}
