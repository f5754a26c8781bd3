import type { ResumeDecision, ResumeStrategy } from '../../../core/resumption.js';
import { isDone, isWithdrawn, takenOption, verdictOf, waysOn } from '../checkpoints/plain-answer.js';
import type { MissionStatus } from '../mission/status.js';
import type { Stage } from '../spec/lifecycle.js';
import type { StoppedAt } from './checkpoint.js';
import { afterEnd, type Remains } from './session-end.js';

/** What a strategy goes by. */
export interface Situation {
  readonly status: MissionStatus | undefined;
  /** Of prose, known also where the status is no word of a lifecycle. */
  readonly stage: Stage | undefined;
  readonly isProse: boolean;
  /** Undefined when there is none that matters any more. */
  readonly checkpoint: StoppedAt | undefined;
  /** Whether the session that was at work has died. */
  readonly isDead: boolean;
  /** Whether the state says that it cannot be resumed. */
  readonly isRefused: boolean;
  /** What the session that ended left. */
  readonly remains: Remains;
}

/** How a mission is resumed, by its state, its checkpoint and the answer (checkpoint flow, "Checkpoint Types Flow"). */
export function decide(situation: Situation): ResumeDecision {
  const { status, stage, isDead, isRefused, checkpoint } = situation;
  if (status?.isComplete) return decision('none', 'the mission is complete');
  if (status?.value === 'failed' && status.lifecycle === 'schema') {
    return decision('none', 'the mission failed, and failed is final; one that may be tried again is blocked');
  }
  if (isRefused)
    return decision('none', 'the state says that the mission cannot be resumed: resume.can_resume is false');
  if (isDead) {
    return decision('recover', 'the session died without a checkpoint: recover finds out what it had done');
  }
  if (!status && !situation.isProse) return decision('none', 'the state has no status that tells how to go on');
  return checkpoint ? atCheckpoint(checkpoint, situation.remains) : withoutCheckpoint(status, stage, situation.remains);
}

function decision(strategy: ResumeStrategy, reason: string, options: readonly string[] = []): ResumeDecision {
  return { strategy, reason, options };
}

const askHow = (reason: string) =>
  decision(
    'ask',
    reason,
    waysOn.map(({ name }) => name),
  );

function atCheckpoint(checkpoint: StoppedAt, remains: Remains): ResumeDecision {
  const { type, told, options } = checkpoint;
  const answer = told.answer ?? undefined;
  if (answer !== undefined && isWithdrawn(answer)) {
    return decision('ask', 'the checkpoint was withdrawn without an answer: ask the person how to go on');
  }
  switch (type) {
    case 'human_verify':
      return answer === undefined
        ? decision('ask', 'a person has to verify what was done: approved, or what is wrong')
        : afterVerdict(answer);
    case 'decision':
      return answer === undefined || (options.length > 0 && told.chosen === null)
        ? decision(
            'ask',
            answer === undefined ? 'a person has to decide' : 'the answer does not plainly take one of the options',
            options.map(({ name }) => name),
          )
        : decision(
            'continue',
            told.chosen === null
              ? 'the person decided, in words of their own'
              : 'the person decided: go on with what was chosen',
          );
    case 'human_action':
      if (answer === undefined) return decision('ask', 'a person has to do something, and to confirm it');
      return isDone(answer)
        ? decision('continue', 'what the person had to do is done: go on with the thread')
        : decision('ask', 'the answer does not plainly say that what the person had to do is done');
    case 'session_death':
      return answer !== undefined && takenOption(answer, waysOn)
        ? chosenWay(answer)
        : decision('continue', afterEnd(remains));
    case 'failure':
      return answer === undefined ? askHow('the work failed: a person has to say how to go on') : chosenWay(answer);
    default:
      return answer === undefined
        ? decision('ask', 'the checkpoint does not tell its type: ask the person what it waits for')
        : decision('continue', 'the checkpoint is answered: go on by the answer');
  }
}

function afterVerdict(answer: string): ResumeDecision {
  switch (verdictOf(answer)) {
    case 'approved':
      return decision('continue', 'what was done is approved: go on with what comes next');
    case 'issues':
      return decision(
        'retry',
        'what was done is not approved: mend what the person describes, and do the thread again',
      );
    case 'unclear':
      return decision('ask', 'the answer says neither plainly that it is approved, nor what is wrong');
  }
}

const reasons = {
  retry: 'the person wants another try: do the thread again, knowing what went wrong',
  rollback: 'the person wants the work on the block taken back, and the block begun again',
  manual: 'the person mends it by hand: wait until they say that it is done, then go on',
  skip: 'the person wants the block left out: mark it as skipped, and go on with the next one',
} as const;

function chosenWay(answer: string): ResumeDecision {
  const way = takenOption(answer, waysOn)?.name as keyof typeof reasons | undefined;
  return way ? decision(way, reasons[way]) : askHow('the answer to the failure does not say how to go on');
}

function withoutCheckpoint(
  status: MissionStatus | undefined,
  stage: Stage | undefined,
  remains: Remains,
): ResumeDecision {
  if (stage === 'planned') return decision('continue', 'the mission has not begun: plan it, then begin');
  if (status?.value === 'failed') return askHow('the mission failed: a person has to say how to go on');
  if (status?.value === 'interrupted') return decision('continue', afterEnd(remains));
  if (stage === 'waiting') return decision('ask', 'the mission waits, and no checkpoint says for what: ask the person');
  if (stage === 'over') return decision('none', 'the mission is over');
  return decision('continue', 'the mission is under way');
}
