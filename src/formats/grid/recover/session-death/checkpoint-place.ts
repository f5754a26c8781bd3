import type { RecoveryRequest } from '../../../../core/recovery.js';
import { pathIn } from '../../../../text/paths.js';
import { count, quote } from '../../../../text/words.js';
import { answerOf } from '../../checkpoints/answer.js';
import { checkpointFiles } from '../../checkpoints/checkpoint-files.js';
import { readCheckpoints } from '../../checkpoints/read-checkpoints.js';
import type { GridSnapshot } from '../../snapshot.js';

/** Where the new checkpoint goes. */
export interface CheckpointPlace {
  readonly path: string;
  readonly before: Uint8Array | undefined;
  readonly decide: readonly string[];
}

const usual = 'CHECKPOINT.md';

/**
 * A mission has one checkpoint, so the new one takes the place of an answered one, wherever that lies. Undefined when what
 * lies there cannot be read: nobody writes over what was not seen.
 */
export async function checkpointPlace(
  { tree, limits }: Pick<RecoveryRequest, 'tree' | 'limits'>,
  snapshot: GridSnapshot,
): Promise<CheckpointPlace | undefined> {
  const [first, ...others] = checkpointFiles(snapshot);
  const path = pathIn(snapshot.root, first ?? usual);
  const read = await tree.read(path, limits.markdownBytes);
  if (!read.ok) return read.refusal === 'missing' ? { path, before: undefined, decide: [] } : undefined;
  const { checkpoints } = await readCheckpoints(snapshot);
  const old = checkpoints.find(({ file }) => file === first);
  const answer = old && answerOf(old);
  const answered = answer ? `, which was answered with ${quote(answer.text)}` : '';
  const taken = `the new checkpoint takes the place of ${quote(path)}${answered}: see that DECISIONS.md holds what is to be remembered of it`;
  const more = `${count(others.length, 'other checkpoint')} ${others.length === 1 ? 'is' : 'are'} left where a mission has one at most: archive what is answered`;
  return { path, before: read.bytes, decide: others.length > 0 ? [taken, more] : [taken] };
}
