import type { Report } from '../core/finding.js';

export interface ReporterContext {
  /** The texts that findings speak of, by path. */
  readonly sources: ReadonlyMap<string, string>;
  readonly colors: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** How long the run took, in ms. */
  readonly elapsedMs: number;
}

/** A report as one text, line break at the end included. Pure: what it needs comes in. */
export type Reporter = (report: Report, context: ReporterContext) => string;
