import type { CheckContext, Rule } from '../../../core/rule.js';
import { count, quote } from '../../../text/words.js';
import { answerOf } from '../checkpoints/answer.js';
import { typeOf } from '../checkpoints/details.js';
import { isWithdrawn } from '../checkpoints/plain-answer.js';
import { readCheckpoints } from '../checkpoints/read-checkpoints.js';
import { whyUnread } from '../companions/unread.js';
import { type Decisions, readDecisions } from '../decisions/decisions.js';
import { decisionTexts, isRecorded } from '../decisions/recorded.js';
import { sayTheSame } from '../decisions/same-words.js';
import type { Companion, GridSnapshot } from '../snapshot.js';

export const decisions: Rule<GridSnapshot> = {
  id: 'grid/decisions',
  severity: 'warning',
  summary: 'DECISIONS.md holds the answers to decisions, and says the same as persistent.decisions',
  source: 'checkpoint flow "Decision Checkpoint", persistence guide "Update Triggers", D24',
  reach: 'root',
  async check(context) {
    const { snapshot, skip } = context;
    const { decisions: file } = snapshot;
    const unread = whyUnread(snapshot, 'decisions');
    if (unread !== undefined) return skip(unread);
    if (!file) return;
    const { checkpoints, unread: unreadCheckpoint } = await readCheckpoints(snapshot);
    if (unreadCheckpoint !== undefined) skip(unreadCheckpoint);
    const read = await readDecisions(file);
    if (!read.ok) return skip(read.reason);
    judgeAnswers(file, read, checkpoints, context);
    judgeStatements(read, context);
  },
};

const fileName = 'DECISIONS.md';
/** A mission has one checkpoint at most; each is looked for in the whole file. */
const most = 5;

type Context = CheckContext<GridSnapshot>;
type Read = Extract<Decisions, { ok: true }>;

function judgeAnswers(
  { document }: Companion,
  read: Read,
  checkpoints: readonly Companion[],
  { report, skip }: Context,
): void {
  const answered = checkpoints.flatMap((checkpoint) => {
    const answer = typeOf(checkpoint) === 'decision' ? answerOf(checkpoint) : undefined;
    return answer && !isWithdrawn(answer.text) ? [{ checkpoint, answer }] : [];
  });
  if (answered.length === 0) return;
  if (answered.length > most) skip(`more than ${count(most, 'decision checkpoint')} are answered`);
  const texts = decisionTexts(read.texts);
  for (const { checkpoint, answer } of answered.slice(0, most)) {
    if (isRecorded(checkpoint, answer, texts)) continue;
    const found = `${answer.field.name} is ${quote(answer.text)}, but ${fileName} has no entry for that decision`;
    report(checkpoint.document.at(answer.field.keyPath), found, {
      related: [{ at: document.span(0, 0), message: 'the decisions of the mission are recorded here' }],
    });
  }
}

function judgeStatements({ recorded }: Read, { snapshot: { state }, report }: Context): void {
  if (state?.dialect !== 'schema') return;
  const judged = new Set<string>(); // of an id that stands twice, another rule speaks
  for (const [index, decision] of (state.data.persistent?.decisions ?? []).entries()) {
    const { id, decision: stated } = decision ?? {};
    if (id === undefined || stated === undefined || judged.has(id)) continue;
    judged.add(id);
    const same = recorded.filter((one) => one.id === id && one.statements.length > 0);
    const [first] = same;
    if (!first || same.some(({ statements }) => statements.some((one) => sayTheSame(one, stated)))) continue;
    const place = `persistent.decisions.${index}.decision`;
    const message = `${place} is ${quote(stated)}, but ${fileName} says ${quote(first.statements[0])} of ${id}`;
    report(state.at(place), message, { related: [{ at: first.at, message: `${id} stands here too` }] });
  }
}
