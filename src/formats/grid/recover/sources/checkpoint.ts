import { count, quote } from '../../../../text/words.js';
import { typeOf } from '../../checkpoints/details.js';
import { type Checkpoint, readCheckpoints } from '../../checkpoints/read-checkpoints.js';
import { type Block, parsePhase } from '../../mission/blocks.js';
import type { GridSnapshot } from '../../snapshot.js';
import { shapes } from '../../spec/words.js';
import type { Evidence } from '../evidence.js';
import { type CheckpointSays, checkpointSays } from './checkpoint-says.js';
import { commitsByPath, Gathering, sourceAt } from './gathering.js';
import { threadIn } from './mentions.js';
import { momentIn } from './moments.js';
import { nameIn, phaseIdIn, phasesIn } from './names.js';
import { momentFields, type NewestCheckpoint, newestCheckpoint } from './newest-checkpoint.js';
import { wholeNumber } from './scalars.js';

const what = 'the checkpoint';
const writer = new RegExp(shapes.writerId.pattern);

/** What the newest open checkpoint says, or where all are answered, the newest of them: where the mission stopped, and why. */
export async function checkpointEvidence(snapshot: GridSnapshot): Promise<Evidence> {
  const gathering = new Gathering('checkpoint');
  const { unread } = await readCheckpoints(snapshot);
  if (unread !== undefined) gathering.note(`not all checkpoints could be read: ${unread}`);
  const newest = await newestCheckpoint(snapshot);
  if (!newest) return gathering.evidence();
  const { checkpoint } = newest;
  const { path } = checkpoint.document;
  if (newest.others > 0) {
    const why = newest.isOpen && newest.othersOpen === 0 ? 'nobody answered it yet' : 'it seems to be the newest';
    gathering.note(
      `there are ${count(newest.others + 1, 'checkpoint')}; ${quote(path)} was taken, for ${why}: check the others`,
    );
  }
  claimStatus(gathering, newest);
  claimPosition(gathering, snapshot, checkpoint, await checkpointSays(checkpoint));
  const commits = commitsByPath(snapshot);
  for (const { document } of snapshot.checkpoints) {
    gathering.commits(what, document, commits.get(document.path) ?? []);
  }
  return gathering.evidence();
}

/** The status that a checkpoint goes with (D11). Where it may be another one, the one that can be left again. */
function claimStatus(gathering: Gathering, { checkpoint, isOpen }: NewestCheckpoint): void {
  const { document } = checkpoint;
  // It says so by being there: no line of it has the word.
  const source = { what, path: document.path };
  if (!isOpen) {
    gathering.field('status', 'in_progress', source, false);
    return;
  }
  const type = typeOf(checkpoint);
  const isForPerson = type === 'human_verify' || type === 'decision' || type === 'human_action';
  gathering.field('status', 'blocked', source, isForPerson);
  gathering.field('resume.checkpoint_file', document.path, source);
  const path = quote(document.path);
  if (isForPerson)
    gathering.note(`the mission waits for a person: ${path} is of type ${type}, and nobody answered it yet`);
  if (type === 'failure') {
    gathering.note(
      `${path} tells of a failure; "blocked" is proposed, for a mission that has failed cannot be taken up again: set "failed" if it has`,
    );
  }
  if (type === undefined) gathering.note(`${path} does not tell what the mission waits for: find out, and answer it`);
}

function claimPosition(
  gathering: Gathering,
  snapshot: GridSnapshot,
  checkpoint: Checkpoint,
  said: CheckpointSays,
): void {
  const { document } = checkpoint;
  const at = (name: string) => sourceAt(what, document, said.get(name)?.start ?? 0);
  const text = (name: string): string => said.get(name)?.text ?? '';
  gathering.field('cluster', nameIn(text('cluster')), at('cluster'));

  const phase = text('phase') || text('phase_id');
  for (const claim of phase === '' ? [] : phasesIn(phase, at('phase'))) gathering.phase(claim);
  const number = parsePhase(phase);
  gathering.field('position.phase', number, at('phase'));
  gathering.field('position.phase_id', phaseIdIn(text('phase_id')) ?? phaseIdIn(phase), at('phase'));
  const named = number === undefined ? phase : '';
  gathering.field('position.phase_name', nameIn(text('phase_name') || named), at('phase_name'));

  const thread = threadIn(text('thread'));
  const threadBlock: Block | undefined =
    thread?.block === undefined ? undefined : { phase: number, number: thread.block, isPlain: true };
  const fields = snapshot.checkpoints.find(({ file }) => file === checkpoint.file)?.block;
  const block = fields ?? said.block ?? threadBlock;
  if (block) {
    const name = nameIn(text('block_name'));
    const source = at(said.has('block') ? 'block' : 'thread');
    gathering.block({ block, is: 'begun', ...(name !== undefined && { name }), source, sure: true });
    gathering.field('position.block_name', name, at('block_name'));
    // A plain number may count through the mission; only of `02-03` is it known that it counts within its phase (D23).
    if (!block.isPlain) {
      gathering.field('position.phase', block.phase, source);
      gathering.field('position.block', block.number, source);
    }
  }
  gathering.field('position.wave', wholeNumber(text('wave')), at('wave'));
  gathering.field('position.thread', thread?.thread, at('thread'));
  gathering.field('position.thread_total', wholeNumber(text('thread_total')), at('thread_total'));
  const agent = text('agent');
  if (writer.test(agent)) gathering.field('resume.last_agent', agent, at('agent'));
  for (const name of momentFields) gathering.moment(momentIn(text(name)), at(name));
}
