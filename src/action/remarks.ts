import type { LintResult } from '../index.js';
import type { Annotation } from '../reporters/annotations.js';
import { count, either, quote } from '../text/words.js';
import type { Inputs } from './inputs.js';

/**
 * What is to be said beside the findings, as one notice: that there was nothing to lint, or what the annotations do not
 * show.
 * @param unshown the closing line of the annotations
 */
export function remarksOn(
  { report, unsearched, stateless }: LintResult,
  { paths, ifNoState }: Inputs,
  unshown: string | undefined,
): Annotation[] {
  if (report.roots.length === 0) {
    if (report.shard) return []; // the others have some
    return ifNoState === 'notice' ? [{ level: 'notice', message: `nothing to lint: ${noState(paths)}` }] : [];
  }
  const said = [
    ...(ifNoState === 'notice' && stateless.length > 0 ? [noState(stateless)] : []),
    ...(unshown === undefined ? [] : [unshown]),
    ...(unsearched.length > 0 ? [`${count(unsearched.length, 'unsearched folder')} in the log of this step`] : []),
  ];
  return said.length > 0 ? [{ level: 'notice', message: said.join('; ') }] : [];
}

function noState(paths: readonly string[]): string {
  return `no agent state in ${either(paths.map(quote), 'and')}`;
}
