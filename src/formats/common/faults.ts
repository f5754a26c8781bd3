import type { Document, Fault, FaultKind } from '../../core/document.js';
import type { Severity } from '../../core/finding.js';
import type { CheckContext, ReportOptions } from '../../core/rule.js';

/** Says what the reader of a file found wrong with its notation. */
export function reportFaults({ snapshot, report }: CheckContext, kind: FaultKind, severity?: Severity): void {
  for (const document of snapshot.documents) {
    for (const fault of document.faults.filter((one) => one.kind === kind)) {
      const { related } = fault;
      report(document.span(fault.start, fault.end), fault.message, {
        ...(related && { related: [{ at: document.span(related.start, related.end), message: related.message }] }),
        ...(severity && { severity }),
        ...(fault.cut && { repair: cutting(document, fault.cut) }),
      });
    }
  }
}

/** Nobody knows which of two documents was meant, so a person decides. */
function cutting(document: Document, { start, end }: NonNullable<Fault['cut']>): NonNullable<ReportOptions['repair']> {
  const edits = [{ at: document.span(start, end), text: '' }];
  return { safe: false, title: 'cut what stands after the whole document', edits };
}
