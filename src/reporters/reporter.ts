import type { Report } from '../core/finding.js';
import type { RuleFacts } from '../core/rule.js';

/** What a format says of a rule. Reporters know none by themselves. */
export interface ReportedRule extends Pick<RuleFacts, 'id' | 'severity' | 'summary' | 'source'> {
  /** The page about it. */
  readonly url: string;
}

export interface ReporterContext {
  /** The texts that findings speak of, by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** A path of the report as whoever reads the output can open it; as it is, when this is not given. */
  readonly shown?: (path: string) => string;
  /** A path of the report as seen from the workspace of a GitHub runner; as it is, when this is not given. */
  readonly inWorkspace?: (path: string) => string;
  readonly colors: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** The configuration that held, as messages call it. */
  readonly configuration?: string;
  /** The baseline that held, in the same way. */
  readonly baseline?: string;
  /** How long the run took, in ms. */
  readonly elapsedMs: number;
  /** The rules there are, for formats that describe them. */
  readonly rules?: readonly ReportedRule[];
}

/**
 * A report as one text, line break at the end included. Pure: what it needs comes in. The summary may count more
 * findings than the report holds: the others were hidden from view.
 */
export type Reporter = (report: Report, context: ReporterContext) => string;

/** Paths as they are; the repository itself is `.`. */
export const asItIs = (path: string): string => path || '.';
