import type { Report } from '../index.js';

/** Numbers and words of our own: what a workflow may use anywhere. */
export interface Outputs {
  /** `error`, when nothing could be linted, is set where that is found out. */
  readonly outcome: 'success' | 'failure' | 'skipped';
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
}

/** What later steps can ask for. Where there was nothing to lint, nothing was passed. */
export function outputsOf({ roots, summary }: Report, isFailure: boolean): Outputs {
  const { errors, warnings, infos } = summary;
  const verdict = isFailure ? 'failure' : 'success';
  return { outcome: roots.length === 0 ? 'skipped' : verdict, errors, warnings, infos };
}
