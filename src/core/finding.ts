import type { Range } from './place.js';

export type Severity = 'error' | 'warning' | 'info';

/** The louder, the less. */
export const severityRank = { error: 0, warning: 1, info: 2 } as const satisfies Readonly<Record<Severity, number>>;

/** For sorting: errors, then warnings, then infos; what is equally bad stays in its order. */
export function worstFirst(a: { readonly severity: Severity }, b: { readonly severity: Severity }): number {
  return severityRank[a.severity] - severityRank[b.severity];
}

export interface RelatedPlace extends Range {
  readonly message: string;
  readonly path: string;
}

export interface Edit extends Range {
  readonly path: string;
  readonly text: string;
}

/** Text edits that mend a finding. */
export interface Repair {
  /** A safe repair never changes what the state says to its readers. */
  readonly safe: boolean;
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** What a rule says about one place. */
export interface Finding extends Range {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly path: string;
  /** JSON pointer of the place; absent when the place is no value. */
  readonly pointer?: string;
  readonly related?: readonly RelatedPlace[];
  readonly repair?: Repair;
  /** Stable while the rule, the file, the key path and the text there stay the same. */
  readonly fingerprint: string;
  /** The page about the rule. */
  readonly url: string;
}

/** A check that could not run, and why. Skipped is never passed. */
export interface Skipped {
  readonly rule: string;
  readonly root: string;
  readonly reason: string;
  /** That it needs what the run was not asked for, such as a base: nothing is amiss then. */
  readonly unasked?: true;
}

export interface ReportedRoot {
  readonly path: string;
  readonly format: string;
  readonly dialect?: string;
}

/** All that one run says, sorted. The JSON report, version 1. */
export interface Report {
  readonly version: 1;
  readonly roots: readonly ReportedRoot[];
  readonly findings: readonly Finding[];
  readonly skipped: readonly Skipped[];
  readonly summary: {
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
    readonly files: number;
    /** Findings that comments in the files silence; they are not among the others. */
    readonly suppressed: number;
    /** Findings that the baseline hides; they are not among the others. */
    readonly baselined: number;
  };
}
