import type { LintResult } from '../index.js';
import { pageOf } from '../reporters/markdown/page.js';

/** All of it stays below 128 KiB, which is what old servers take. */
const most = 30;

/** The summary of the job, in Markdown. */
export function summary(linted: LintResult, shown: (path: string) => string): string {
  return pageOf(linted, { shown, most, left: ', in the log of the step' });
}
