import type { Report } from '../core/finding.js';
import { count } from '../text/words.js';
import { countSkipped } from './skipped.js';

/**
 * What annotations do not show, in words: `3 more findings`, `1 skipped check`.
 * @param annotated how many findings have an annotation
 * @param why what is said behind the number of the others
 */
export function unshown({ findings, skipped }: Report, annotated: number, why = ''): string[] {
  const unchecked = countSkipped(skipped);
  return [
    ...(findings.length > annotated ? [`${count(findings.length - annotated, 'more finding')}${why}`] : []),
    ...(unchecked > 0 ? [count(unchecked, 'skipped check')] : []),
  ];
}
