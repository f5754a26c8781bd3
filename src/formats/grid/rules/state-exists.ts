import type { Rule } from '../../../core/rule.js';
import { TextDocument } from '../../../text/document.js';
import { pathIn } from '../../../text/paths.js';
import { quote } from '../../../text/words.js';
import { stateFile } from '../layout.js';
import type { GridSnapshot } from '../snapshot.js';

export const stateExists: Rule<GridSnapshot> = {
  id: 'grid/state-exists',
  severity: 'error',
  summary: 'a Grid root has its STATE.md',
  source: 'STATE.md schema 9.1, StateNotFound',
  check({ snapshot: { root, documents, unreadable }, report }) {
    const path = pathIn(root, stateFile);
    if ([...documents, ...unreadable].some((file) => file.path === path)) return;
    const missing = new TextDocument(path, '', { faults: [] });
    const where = root === '' ? 'here' : `in ${quote(root)}`;
    report(missing.span(0, 0), `there is no STATE.md ${where}; expected one, for it is the root of a Grid mission`);
  },
};
