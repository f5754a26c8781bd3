import type { Rule, RuleFacts } from '../../../core/rule.js';
import { whyUnread } from '../companions/unread.js';
import { type GridContext, rule } from '../rule.js';
import type { Dialect, GridSnapshot } from '../snapshot.js';
import type { KeptFiles } from './kept-files.js';
import { workOf } from './mission-work.js';
import { type Owed, owedIn } from './owed.js';
import type { MissionWork } from './phase-work.js';

interface WorkContext extends GridContext<Dialect> {
  readonly work: MissionWork;
  readonly kept: KeptFiles;
  /** What the mission owes, phase by phase. */
  readonly owed: readonly Owed[];
}

interface WorkRule extends RuleFacts {
  check(context: WorkContext): void;
}

/**
 * A rule about the summaries and plans that a mission owes. Those that could not be read count as there, and as saying
 * what their names say; that they may say something else is told.
 */
export function workRule({ check, ...facts }: WorkRule): Rule<GridSnapshot> {
  return rule({
    ...facts,
    dialects: ['schema', 'persistence', 'prose'],
    async check(context) {
      const { snapshot, state, skip } = context;
      const work = await workOf(snapshot, state);
      if ('unknown' in work) return skip(work.unknown);
      for (const kind of ['summary', 'plan'] as const) {
        const unread = whyUnread(snapshot, kind);
        if (unread !== undefined) skip(unread);
      }
      const { kept } = work;
      check({ ...context, work, kept, owed: owedIn(work, kept, snapshot.numbering) });
    },
  });
}
