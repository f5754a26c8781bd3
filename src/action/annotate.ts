import type { Finding, Report } from '../index.js';
import { type Annotation, annotationsOf } from '../reporters/annotations.js';
import { unshown } from '../reporters/unshown.js';
import { either } from '../text/words.js';

export interface AnnotateOptions {
  /** A path of the report, relative to the workspace, with `/`. */
  readonly shown: (path: string) => string;
  /** What the pull request changes, by paths of the report; undefined where that is not known. */
  readonly changed?: ReadonlySet<string> | undefined;
  /** So many annotations at most, beside what GitHub shows of each level. */
  readonly limit: number;
  /** Whether only what is changed is annotated; where that is not known, all is. */
  readonly onlyChanged: boolean;
  /** How many notices the step prints beside them: GitHub shows ten. The closing line is one. */
  readonly notices?: number;
}

export interface Annotated {
  readonly annotations: readonly Annotation[];
  /** What they do not show, and where it is: the closing line. */
  readonly remark?: string;
}

/** The findings to be shown beside their lines: the worst first, and of what is equally bad, what is in changed files. */
export function annotationsFor(report: Report, options: AnnotateOptions): Annotated {
  const { changed, limit, onlyChanged, shown, notices = 1 } = options;
  const isChanged = ({ path }: Finding) => changed === undefined || changed.has(path);
  const inChanged = report.findings.filter(isChanged);
  const others = report.findings.filter((finding) => !isChanged(finding));
  const findings = onlyChanged ? inChanged : [...inChanged, ...others];
  const annotations = annotationsOf({ findings }, shown, notices).slice(0, limit);
  const left = report.findings.length - annotations.length;
  const rest = unshown(report, annotations.length, reason(left, onlyChanged ? others.length : 0));
  return { annotations, ...(rest.length > 0 && { remark: `${either(rest, 'and')} in the log of this step` }) };
}

/** Why findings are left out: some for the files that they are in. */
function reason(left: number, unchanged: number): string {
  if (unchanged === 0) return '';
  return unchanged === left ? ' in files that are not changed' : ` (${unchanged} in files that are not changed)`;
}
