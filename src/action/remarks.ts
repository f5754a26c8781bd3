import type { LintResult } from '../index.js';
import type { Annotation } from '../reporters/annotations.js';
import { unshown } from '../reporters/unshown.js';
import { count, either, quote } from '../text/words.js';
import type { Inputs } from './inputs.js';

/**
 * What is to be said beside the findings: that there was nothing to lint, or what the annotations do not show.
 * @param annotated how many findings have an annotation
 */
export function remarksOn(
  { report, unsearched, stateless }: LintResult,
  { paths, ifNoState }: Inputs,
  annotated: number,
): Annotation[] {
  if (report.roots.length === 0) {
    return ifNoState === 'notice' ? [{ level: 'notice', message: `nothing to lint: ${noState(paths)}` }] : [];
  }
  const more = [
    ...unshown(report, annotated),
    ...(unsearched.length > 0 ? [count(unsearched.length, 'unsearched folder')] : []),
  ];
  const said = [
    ...(ifNoState === 'notice' && stateless.length > 0 ? [noState(stateless)] : []),
    ...(more.length > 0 ? [`${either(more, 'and')} in the log of this step`] : []),
  ];
  return said.length > 0 ? [{ level: 'notice', message: said.join('; ') }] : [];
}

function noState(paths: readonly string[]): string {
  return `no agent state in ${either(paths.map(quote), 'and')}`;
}
