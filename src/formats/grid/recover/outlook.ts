import { worstFirst } from '../../../core/finding.js';
import type { RecoveredFile, RootRecovery } from '../../../core/recovery.js';
import { count } from '../../../text/words.js';
import type { Judged } from './with-session-death.js';

const mostSaid = 10;

/** Says what the linter will say of the root once all is written: other files may have to be looked after. */
export function withOutlook({ recovery, judgement }: Judged): RootRecovery {
  // Which fields the schema does not know, the list says already.
  const found = judgement.findings.filter(
    ({ severity, rule }) => severity !== 'info' && rule !== 'schema/unknown-field',
  );
  if (found.length === 0) return recovery;
  const left = [...found]
    .sort(worstFirst)
    .slice(0, mostSaid)
    .map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`);
  const more = found.length - left.length;
  if (more > 0) left.push(`${count(more, 'more finding')}; lint the root to see them`);
  const told = (file: RecoveredFile): RecoveredFile => ({ ...file, left });
  return { ...recovery, files: recovery.files.map((file) => (file.path === recovery.path ? told(file) : file)) };
}
