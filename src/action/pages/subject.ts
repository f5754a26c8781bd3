import type { MissionOutline } from '../../core/mission.js';
import type { RootRecovery } from '../../core/recovery.js';
import { lineLinks, type Shelf } from '../../reporters/markdown/line-links.js';
import type { PageSubject } from '../../reporters/markdown/page.js';

/** What the pages of a run tell of: the summary of its job, and the comment on its pull request. */
export interface RunSubject {
  /** What was linted; of an earlier run, what its report tells. */
  readonly linted: PageSubject & { readonly missions?: ReadonlyMap<string, MissionOutline> };
  /** What came of recovering the roots, where that was tried. */
  readonly recoveries: readonly RootRecovery[];
  /** Whether it is not known what the recovered files are to replace: an earlier run tells only what it proposed. */
  readonly isProposalAlone?: boolean;
  /** A path of the report, relative to the workspace. */
  readonly shown: (path: string) => string;
  /** Where the repository that was linted lies, and its commit that readers look at; without both, no line has a link. */
  readonly repository: Omit<Shelf, 'sha'> | undefined;
  readonly sha: string | undefined;
  /** The command that applies what is proposed for a root; undefined for a name that a shell may take for something else. */
  readonly recoverCommand: (root: string) => string | undefined;
  /** What the pull request changes, by paths of the report. */
  readonly changedFiles?: ReadonlySet<string> | undefined;
  readonly isFailure: boolean;
  /** What else is to be said: a sentence each, of ours, but for what it quotes. */
  readonly notes?: readonly string[];
}

/** Which parts of a page get their room first. */
export const ranks = {
  head: 0,
  /** The worst findings of all roots. */
  worst: 1,
  unchecked: 2,
  suggestion: 3,
  /** All findings of a root. */
  findings: 4,
  overview: 5,
  mission: 6,
  difference: 7,
  account: 8,
  file: 9,
} as const;

/** What is said of findings that a page leaves out. */
export const left = ', in the log of the step';

/** Where a line can be looked at, for those lists of findings that link to it. */
export function linksOf({ repository, sha }: RunSubject) {
  return repository !== undefined && sha !== undefined ? { link: lineLinks({ ...repository, sha }) } : {};
}

/** What follows the verdict: what it means for the step, where that does not go without saying. */
export function consequence({ linted, isFailure }: RunSubject): string {
  if (isFailure) return ': the step fails';
  return linted.report.summary.errors > 0 ? ': the step passes' : '';
}
