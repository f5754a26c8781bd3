import type { Change } from '../../../core/change.js';
import type { CheckContext, Rule, RuleFacts } from '../../../core/rule.js';
import type { GridSnapshot } from '../snapshot.js';
import { type Course, courseOf } from './course.js';

export interface ChangeContext extends CheckContext<GridSnapshot> {
  readonly change: Change<GridSnapshot>;
  readonly course: Course;
}

interface ChangeRule extends RuleFacts {
  readonly needs: 'base';
  /** Whether it judges no values, so that it can do without a state that cannot be read. */
  readonly isAboutPresence?: true;
  check(context: ChangeContext): void;
}

/**
 * A rule about what became of STATE.md since a base. What the steps cannot tell is skipped: what lies between missing
 * commits, and what cannot be read.
 */
export function changeRule({ isAboutPresence, check, ...facts }: ChangeRule): Rule<GridSnapshot> {
  return {
    ...facts,
    check(context) {
      const { change, snapshot } = context;
      if (!change) return;
      const course = courseOf(change, snapshot);
      if (change.gap !== undefined) context.skip(change.gap);
      if (!isAboutPresence) for (const reason of unjudged(course, snapshot)) context.skip(reason);
      check({ ...context, change, course });
    },
  };
}

/** Why values cannot be judged: those of some steps, and those of the end where it was changed. */
function unjudged({ moves, unjudged: reasons }: Course, { state, unjudged: end }: GridSnapshot): readonly string[] {
  const unread = state?.dialect === 'prose' ? state.unread : end;
  return moves.length > 0 && unread !== undefined ? [...reasons, unread] : reasons;
}
