import type { FaultKind } from '../../core/document.js';
import type { Severity } from '../../core/finding.js';
import type { CheckContext } from '../../core/rule.js';

/** Says what the reader of a file found wrong with its notation. */
export function reportFaults({ snapshot, report }: CheckContext, kind: FaultKind, severity?: Severity): void {
  for (const document of snapshot.documents) {
    for (const fault of document.faults.filter((one) => one.kind === kind)) {
      const { related } = fault;
      report(document.span(fault.start, fault.end), fault.message, {
        ...(related && { related: [{ at: document.span(related.start, related.end), message: related.message }] }),
        ...(severity && { severity }),
      });
    }
  }
}
