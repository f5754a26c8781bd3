import type { Report } from '../index.js';

/** Numbers, words of our own, and paths that the workflow gave: what it may use anywhere. */
export interface Outputs {
  /** `error`, when nothing could be linted, is set where that is found out. */
  readonly outcome: 'success' | 'failure' | 'skipped';
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  /** Files that were written; empty where there is none. */
  readonly report: string;
  readonly sarif: string;
  /** One path a line. */
  readonly recovered: string;
  /** The page of the comment; empty where there is none. */
  readonly 'comment-url': string;
}

/** What was written for later steps. */
export interface Written {
  readonly report: string;
  readonly sarif: string;
  readonly recovered: readonly string[];
}

/** What later steps can ask for. Where there was nothing to lint, nothing was passed. */
export function outputsOf({ roots, summary }: Report, isFailure: boolean, written: Written, commentUrl = ''): Outputs {
  const { errors, warnings, infos } = summary;
  const verdict = isFailure ? 'failure' : 'success';
  return {
    ...{ outcome: roots.length === 0 ? 'skipped' : verdict, errors, warnings, infos },
    ...{ report: written.report, sarif: written.sarif, recovered: written.recovered.join('\n') },
    'comment-url': commentUrl,
  };
}
