import type { Rule } from '../../../core/rule.js';
import { fileAt } from '../../../text/document.js';
import { pathIn } from '../../../text/paths.js';
import { quote } from '../../../text/words.js';
import { isMark, stateFile } from '../layout.js';
import type { GridSnapshot } from '../snapshot.js';

export const stateExists: Rule<GridSnapshot> = {
  id: 'grid/state-exists',
  severity: 'error',
  summary: 'a Grid root has its STATE.md',
  source: 'STATE.md schema 9.1, StateNotFound',
  reach: 'root',
  check({ snapshot: { root, documents, unreadable, present }, change, report }) {
    if (change?.base && !present.some(makesRoot)) return; // the whole root is gone, and grid/state-deleted speaks of that
    const path = pathIn(root, stateFile);
    if ([...documents, ...unreadable].some((file) => file.path === path)) return;
    const where = root === '' ? 'here' : `in ${quote(root)}`;
    report(fileAt(path), `there is no STATE.md ${where}; expected one, for it is the root of a Grid mission`);
  },
};

/** Whether a file inside a directory makes that a root, itself or by the folder that it lies in. */
function makesRoot(file: string): boolean {
  const slash = file.indexOf('/');
  return slash < 0 ? isMark(file, 'file') : isMark(file.slice(0, slash), 'directory');
}
