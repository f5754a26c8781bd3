import type { Finding, Report } from '../core/finding.js';
import type { Range } from '../core/place.js';
import { capped, visible } from '../text/visible.js';

/** What GitHub shows beside a line of a file, or at the top of a run. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  /** Inert, but for line breaks. */
  readonly message: string;
  /** Without any, it speaks of the whole run. */
  readonly properties?: AnnotationPlace;
}

/** Lines and columns are 1-based; columns only where it is one line. */
export interface AnnotationPlace {
  readonly title: string;
  readonly file?: string;
  readonly startLine?: number;
  readonly endLine?: number;
  readonly startColumn?: number;
  readonly endColumn?: number;
}

/** GitHub shows ten of each level that a step prints. */
const shownAtMost = 10;
const levels = { error: 'error', warning: 'warning', info: 'notice' } as const;
const mostRelated = 5;
/** A runner cuts messages after 4096 UTF-16 units; a code point is two at most. */
const longestMessage = 2048;

/**
 * The findings that are shown as annotations, the worst first, and what is equally bad in its order.
 * @param notices how many notices the step prints beside: the last one is for what else there is to say
 */
export function annotationsOf(
  { findings }: Pick<Report, 'findings'>,
  shown: (path: string) => string,
  notices = 1,
): Annotation[] {
  return (['error', 'warning', 'info'] as const).flatMap((severity) =>
    findings
      .filter((finding) => finding.severity === severity)
      .slice(0, Math.max(0, severity === 'info' ? shownAtMost - notices : shownAtMost))
      .map((finding) => annotationOf(finding, shown)),
  );
}

/** A message as long as a runner takes it. */
export const cut = (message: string): string => capped(message, longestMessage);

function annotationOf(finding: Finding, shown: (path: string) => string): Annotation {
  const { rule, severity, message, path, related = [] } = finding;
  const elsewhere = related
    .slice(0, mostRelated)
    .map((one) => `${visible(shown(one.path))}:${one.start.line}:${one.start.column} ${visible(one.message)}`);
  return {
    level: levels[severity],
    message: [visible(message), ...elsewhere].join('\n'),
    properties: { title: rule, file: visible(shown(path)), ...linesOf(finding) },
  };
}

/** GitHub takes columns only within one line. Its end columns are exclusive, as ours are; its end lines are not. */
function linesOf({ start, end }: Range): Partial<AnnotationPlace> {
  if (start.line === end.line) {
    return { startLine: start.line, endLine: end.line, startColumn: start.column, endColumn: end.column };
  }
  return { startLine: start.line, endLine: end.column === 1 ? end.line - 1 : end.line };
}
