import type { CheckContext, Rule } from '../../../core/rule.js';
import { either, inert, nearest, quote } from '../../../text/words.js';
import { type Answer, answerOf, chosenOption } from '../checkpoints/answer.js';
import { detailOf, typeOf } from '../checkpoints/details.js';
import { hasBlockers } from '../checkpoints/open-blockers.js';
import { optionsOf } from '../checkpoints/options.js';
import { isWithdrawn } from '../checkpoints/plain-answer.js';
import { readCheckpoints } from '../checkpoints/read-checkpoints.js';
import { type MissionStatus, statusOf } from '../mission/status.js';
import type { Companion, GridSnapshot } from '../snapshot.js';

export const checkpointAnswered: Rule<GridSnapshot> = {
  id: 'grid/checkpoint-answered',
  severity: 'warning',
  summary: 'a mission goes on when its checkpoint is answered, and the answer to a decision is one of the options',
  source: 'checkpoint flow "File Write Timeline"',
  reach: 'root',
  async check(context) {
    const { snapshot, skip } = context;
    const { checkpoints, unread } = await readCheckpoints(snapshot);
    if (unread !== undefined) skip(unread);
    const answered = checkpoints.flatMap((checkpoint) => {
      const answer = answerOf(checkpoint);
      return answer ? [{ checkpoint, answer }] : [];
    });
    for (const { checkpoint, answer } of answered) judgeChoice(checkpoint, answer, context);
    // It may wait for another one.
    if (unread !== undefined || answered.length === 0 || answered.length < checkpoints.length) return;
    const status = statusOf(snapshot.state);
    // An interrupted mission waits for a session, and not for a person.
    if (status?.stage !== 'waiting' || status.value === 'interrupted') return;
    const isBlocked = await hasBlockers(snapshot);
    if (typeof isBlocked === 'string') return skip(isBlocked);
    if (isBlocked) return;
    for (const { checkpoint, answer } of answered) judgeStatus(checkpoint, answer, status, context);
  },
};

function judgeStatus(
  { document }: Companion,
  { field, text }: Answer,
  status: MissionStatus,
  { report }: Context,
): void {
  const message = `${field.name} is ${quote(text)}, but the status of the mission is still ${quote(status.value)}`;
  report(document.at(field.keyPath), `${message}; expected it to go on`, {
    related: [{ at: status.at, message: 'the status stands here' }],
  });
}

function judgeChoice(checkpoint: Companion, { field, text }: Answer, { report }: Context): void {
  const options = optionsOf(checkpoint);
  if (typeOf(checkpoint) !== 'decision' || options.length === 0) return;
  if (chosenOption(text, options) || isWithdrawn(text)) return;
  const names = options.map(({ name }) => name);
  const meant = nearest(text, names);
  const shown = names.length > most ? [...names.slice(0, most).map(quote), 'another'] : names.map(quote);
  const found = `${field.name} is ${quote(text)}, which is none of the options`;
  const hint = meant === undefined ? `expected ${either(shown)}` : `did you mean "${inert(meant)}"?`;
  const at = detailOf(checkpoint, 'options')?.keyPath ?? [];
  report(checkpoint.document.at(field.keyPath), `${found}; ${hint}`, {
    related: [{ at: checkpoint.document.at(at), message: 'the options stand here' }],
  });
}

type Context = CheckContext<GridSnapshot>;
const most = 5;
