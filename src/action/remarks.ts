import type { LintResult } from '../index.js';
import { count, either, quote } from '../text/words.js';
import type { Inputs } from './inputs.js';
import type { Annotation } from './issue.js';

/**
 * What is to be said beside the findings: that there was nothing to lint, or what the annotations do not show.
 * @param annotated how many findings have an annotation
 * @param where in words, where all the others are told of
 */
export function remarksOn(
  { report, unsearched }: LintResult,
  { paths, ifNoState }: Inputs,
  annotated: number,
  where: string,
): Annotation[] {
  const { findings, roots, skipped } = report;
  if (roots.length === 0) {
    const message = `nothing to lint: no agent state in ${either(paths.map(quote), 'and')}`;
    return ifNoState === 'notice' ? [{ level: 'notice', message }] : [];
  }
  const unchecked = new Set(skipped.map(({ root, rule }) => JSON.stringify([root, rule]))).size;
  const more = [
    ...(findings.length > annotated ? [count(findings.length - annotated, 'more finding')] : []),
    ...(unchecked > 0 ? [count(unchecked, 'skipped check')] : []),
    ...(unsearched.length > 0 ? [count(unsearched.length, 'unsearched folder')] : []),
  ];
  return more.length > 0 ? [{ level: 'notice', message: `${either(more, 'and')} in ${where}` }] : [];
}
