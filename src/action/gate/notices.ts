import { product } from '../../core/product.js';
import type { LintResult } from '../../index.js';
import type { Annotation } from '../../reporters/annotations.js';
import { changeInWords, faultsInWords } from '../../reporters/settings.js';
import { visible } from '../../text/visible.js';

/** So many faults are told; each is a line. */
const mostFaults = 5;

/**
 * What is told of settings that do not come from what is linted: each file that is another one there, and in one notice
 * why they do not hold.
 * @param shown how a path of the report is called, from the workspace
 */
export function settingsNotices(
  settings: LintResult['settings'],
  shown: (path: string) => string,
): readonly Annotation[] {
  if (!settings) return [];
  const faults = faultsInWords({ ...settings, faults: settings.faults.slice(0, mostFaults) }).map(visible);
  return [
    ...(faults.length > 0 ? [{ level: 'notice' as const, message: faults.join('\n') }] : []),
    ...settings.changes.map((one): Annotation => {
      const file = visible(shown(one.path));
      const line = one.change === 'removed' ? {} : { startLine: one.line, endLine: one.line };
      return {
        level: 'notice',
        message: visible(changeInWords(one, settings)),
        properties: { title: product.name, file, ...line },
      };
    }),
  ];
}
