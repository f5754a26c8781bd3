import type { Rule } from '../../../core/rule.js';
import { fileAt } from '../../../text/document.js';
import { pathIn } from '../../../text/paths.js';
import { quote } from '../../../text/words.js';
import { type GridLeftover, leftoverOf } from '../files/leftovers.js';
import type { GridSnapshot } from '../snapshot.js';

const what: Readonly<Record<Exclude<GridLeftover['kind'], 'lock'>, string>> = {
  temporary: 'what a program wrote beside it and did not clean up; expected it to be gone when the write is done',
  backup: 'an old version of it; expected none, for git keeps the old versions',
};

export const leftover: Rule<GridSnapshot> = {
  id: 'grid/leftover',
  severity: 'info',
  summary: 'no temporary file, backup or committed lock lies beside the state',
  source: 'persistence guide, "Atomic Updates"',
  reach: 'root',
  needs: 'tracking',
  check({ snapshot: { root, present }, facts, report, skip }) {
    for (const found of present.flatMap((file) => leftoverOf(file) ?? [])) {
      const { file, kind, of } = found;
      const path = pathIn(root, file);
      const at = fileAt(path);
      if (kind !== 'lock') {
        report(at, `${quote(file)} lies beside ${quote(of)} and is ${what[kind]}`);
        continue;
      }
      const tracking = facts.tracking(path);
      if (tracking.answer === 'unknown') skip(`whether git tracks ${quote(path)} is not known: ${tracking.reason}`);
      else if (tracking.answer === 'tracked') {
        report(at, `git tracks the lock ${quote(file)}; expected git to ignore it, for it says nothing of the mission`);
      }
    }
  },
};
