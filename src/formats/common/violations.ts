import type { Document, Target } from '../../core/document.js';
import type { CheckContext, ReportOptions } from '../../core/rule.js';
import type { Violation } from '../../core/schema.js';

/** What a rule says of one violation. */
export interface Said extends ReportOptions {
  readonly message: string;
  /** The place of the violation when it is not said. */
  readonly at?: Target;
}

/** Says where documents break their specification in one way. */
export function reportViolations(
  { snapshot, report, skip }: CheckContext,
  keyword: Violation['keyword'],
  say: (violation: Violation, document: Document) => Said,
): void {
  if (snapshot.unjudged !== undefined) skip(snapshot.unjudged);
  for (const document of snapshot.documents) {
    for (const violation of document.verdict?.violations ?? []) {
      if (violation.keyword !== keyword) continue;
      const { message, at, ...options } = say(violation, document);
      report(at ?? document.at(violation.keyPath), message, options);
    }
  }
}
