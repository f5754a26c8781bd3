import type { Target } from '../../../core/document.js';
import type { Rule } from '../../../core/rule.js';
import { fileAt } from '../../../text/document.js';
import { pathIn } from '../../../text/paths.js';
import { quote } from '../../../text/words.js';
import { checkpointFiles } from '../checkpoints/checkpoint-files.js';
import type { GridSnapshot } from '../snapshot.js';

export const singleCheckpoint: Rule<GridSnapshot> = {
  id: 'grid/single-checkpoint',
  severity: 'error',
  summary: 'a mission has at most one CHECKPOINT*.md',
  source: 'checkpoint flow check 4, D32',
  reach: 'root',
  check({ snapshot, report }) {
    const [first, ...others] = checkpointFiles(snapshot);
    if (first === undefined) return;
    const read = new Map(snapshot.checkpoints.map(({ file, document }) => [file, document]));
    // That a file cannot be read makes it none the less a checkpoint.
    const placeOf = (file: string): Target => read.get(file)?.span(0, 0) ?? fileAt(pathIn(snapshot.root, file));
    const at = placeOf(first);
    const message = `there is another checkpoint, ${quote(at.document.path)}; expected at most one in a mission`;
    const related = [{ at, message: 'the other checkpoint is here' }];
    for (const file of others) report(placeOf(file), message, { related });
  },
};
