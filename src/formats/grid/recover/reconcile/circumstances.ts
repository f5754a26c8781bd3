/** What evidence is weighed by, beside itself. */
export interface Circumstances {
  /** The clock, in ms since 1970. */
  readonly now: number;
  /** Key paths of values that broke the rules in what was made of them: those of the present file are not used. */
  readonly distrusted: ReadonlySet<string>;
  /** Key paths at which other sources did no better than the present file: no value is used there. */
  readonly refused: ReadonlySet<string>;
  /** How many commits of the mission git knows; undefined where it could not be asked. */
  readonly commits: number | undefined;
  /** Two clocks may differ by so much (D19). */
  readonly clockSkewMs: number;
  /**
   * What of the present file will be kept. `whole`: it parses, so what it does not hold was left out on purpose. `part`:
   * what was lost comes from other sources. `none`: all fields of the schema are wanted.
   */
  readonly kept: 'whole' | 'part' | 'none';
}

/** Whether the file is written anew, with all fields of the schema. */
export function isNew({ kept }: Pick<Circumstances, 'kept'>): boolean {
  return kept === 'none';
}
