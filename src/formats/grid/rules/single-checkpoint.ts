import type { Document } from '../../../core/document.js';
import type { Rule } from '../../../core/rule.js';
import { TextDocument } from '../../../text/document.js';
import { pathIn } from '../../../text/paths.js';
import { quote } from '../../../text/words.js';
import { checkpointFiles } from '../checkpoints/unread.js';
import type { GridSnapshot } from '../snapshot.js';

export const singleCheckpoint: Rule<GridSnapshot> = {
  id: 'grid/single-checkpoint',
  severity: 'error',
  summary: 'a mission has at most one CHECKPOINT*.md',
  source: 'checkpoint flow check 4, D32',
  check({ snapshot, report }) {
    const [first, ...others] = checkpointFiles(snapshot);
    if (first === undefined) return;
    const read = new Map(snapshot.checkpoints.map(({ file, document }) => [file, document]));
    // That a file cannot be read makes it none the less a checkpoint.
    const documentOf = (file: string): Document =>
      read.get(file) ?? new TextDocument(pathIn(snapshot.root, file), '', { faults: [] });
    const one = documentOf(first);
    const message = `there is another checkpoint, ${quote(one.path)}; expected at most one in a mission`;
    const related = [{ at: one.span(0, 0), message: 'the other checkpoint is here' }];
    for (const file of others) report(documentOf(file).span(0, 0), message, { related });
  },
};
