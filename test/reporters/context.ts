import type { ReporterContext } from '../../src/reporters/reporter.js';

/** A view for reporters that look at little of it. */
export function viewOf(more: Partial<ReporterContext> = {}): ReporterContext {
  return { sources: new Map(), colors: false, width: 80, elapsedMs: 41, ...more };
}
