import type { Severity } from '../../core/finding.js';

export type Paint = (text: string) => string;

/** How the parts of the output look: colours, or none. */
export interface Look {
  /** Columns of the terminal. */
  readonly width: number;
  readonly path: Paint;
  readonly strong: Paint;
  readonly faint: Paint;
  readonly good: Paint;
  readonly removed: Paint;
  readonly added: Paint;
  readonly severity: Readonly<Record<Severity, Paint>>;
}
