/** What is told of settings that do not come from what is linted. */
interface Told {
  readonly from: string;
  readonly faults: readonly string[];
}

/** What is told of one file with settings that is another one in what is linted. */
interface Change {
  readonly what: 'configuration' | 'baseline';
  readonly change: 'added' | 'changed' | 'removed';
}

/** The change of a file with settings. */
export function changeInWords({ what, change }: Change, { from }: Pick<Told, 'from'>): string {
  return `the ${what} was ${change} since ${from}: that takes effect when it is merged`;
}

/** Why settings do not hold, a line each, and what does; nothing when they do. */
export function faultsInWords({ faults, from }: Told): readonly string[] {
  return faults.length > 0
    ? [...faults, `what cannot be used at ${from} does not hold; the defaults hold instead`]
    : [];
}
