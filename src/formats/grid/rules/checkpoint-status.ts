import type { CheckContext, Rule } from '../../../core/rule.js';
import { either, quote } from '../../../text/words.js';
import { answerOf } from '../checkpoints/answer.js';
import { checkpointFiles } from '../checkpoints/checkpoint-files.js';
import { type CheckpointType, headOf, typeOf } from '../checkpoints/details.js';
import { readCheckpoints } from '../checkpoints/read-checkpoints.js';
import { type MissionStatus, statusOf } from '../mission/status.js';
import type { Companion, GridSnapshot } from '../snapshot.js';

export const checkpointStatus: Rule<GridSnapshot> = {
  id: 'grid/checkpoint-status',
  severity: 'error',
  summary: 'while a checkpoint is open, the status of the mission is one that goes with its type',
  source: 'persistence guide "Update Triggers", D11, D12',
  reach: 'root',
  async check(context) {
    const { snapshot, skip } = context;
    const { state, unjudged } = snapshot;
    const isThere = checkpointFiles(snapshot).length > 0;
    const { checkpoints, unread } = await readCheckpoints(snapshot);
    const unknown = state?.dialect === 'prose' ? state.unread : state ? undefined : unjudged;
    const reason = unread ?? (isThere ? unknown : undefined);
    if (reason !== undefined) skip(reason);
    const status = statusOf(state);
    if (!status) return;
    for (const checkpoint of checkpoints) {
      if (!answerOf(checkpoint)) judge(checkpoint, status, context);
    }
  },
};

const human = { schema: ['blocked'], persistence: ['checkpoint'] } as const;

/** Which status goes with an open checkpoint (D11). */
const fitting: Readonly<Record<CheckpointType, Readonly<Record<MissionStatus['lifecycle'], readonly string[]>>>> = {
  human_verify: human,
  decision: human,
  human_action: human,
  session_death: { schema: ['in_progress', 'blocked'], persistence: ['interrupted'] },
  failure: { schema: ['failed', 'blocked'], persistence: ['failed'] },
};

function judge(checkpoint: Companion, status: MissionStatus, { report }: CheckContext<GridSnapshot>): void {
  const { value, lifecycle, isComplete, at } = status;
  const type = typeOf(checkpoint);
  const related = [{ at, message: 'the status stands here' }];
  if (isComplete) {
    const message = `the checkpoint is open, but the status of the mission is ${quote(value)}; expected it to be answered or gone`;
    report(headOf(checkpoint), message, { related });
    return;
  }
  const fits = type && fitting[type][lifecycle];
  if (!fits || fits.includes(value)) return;
  const message = `the checkpoint is an open ${type}, but the status of the mission is ${quote(value)}; expected ${either(fits.map(quote))}`;
  report(headOf(checkpoint), message, { related });
}
