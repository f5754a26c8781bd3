import type { ChangeCommit } from '../../../core/change.js';
import type { CheckContext } from '../../../core/rule.js';
import { pathIn } from '../../../text/paths.js';
import { quote, some } from '../../../text/words.js';
import { named } from '../../common/commits.js';
import { isSilentBypass } from '../change/bypass.js';
import { levelOf } from '../change/levels.js';
import { stateNow } from '../change/places.js';
import { stateFolder } from '../layout.js';
import { rule } from '../rule.js';
import type { HivemindSnapshot } from '../snapshot.js';

type Context = CheckContext<HivemindSnapshot>;

export const writeBoundary = rule({
  id: 'hivemind/write-boundary',
  severity: 'error',
  summary: 'only agents of level 0 and 1 write state; a person who does so notes it in SESSION-STATE.md',
  source: 'Hivemind state, "Agent Access Boundaries"',
  needs: 'base',
  check(context) {
    const { change, skip } = context;
    if (!change) return;
    if (change.gap !== undefined) return skip(change.gap);
    const bypasses: ChangeCommit[] = [];
    for (const step of change.steps) {
      const { commit } = step;
      if (!commit) continue;
      if (commit.agents.length > 0) judge(context, commit);
      else if (isSilentBypass(step)) bypasses.push(commit);
    }
    reportBypasses(context, bypasses);
  },
});

/** Of several agents, any may have written: nothing is wrong when one of them may. */
function judge({ snapshot, report }: Context, commit: ChangeCommit): void {
  const levels = commit.agents.map(levelOf);
  if (levels.some((level) => level === 0 || level === 1)) return;
  const fact = `${some(commit.agents.map(quote), mostNamed)} wrote in ${folderOf(snapshot)} in ${named(commit)}`;
  const isKnown = levels.some((level) => level !== undefined);
  const expected = isKnown
    ? 'expected agents of level 2 and 3 only to read it'
    : 'expected a name that tells its level, such as "hm-l1-coordinator" or "L1"';
  report(stateNow(snapshot), `${fact}; ${expected}`, { severity: isKnown ? 'error' : 'warning' });
}

/** One finding for all of them: where no agent is ever named, each commit would be one. */
function reportBypasses({ snapshot, report }: Context, commits: readonly ChangeCommit[]): void {
  if (commits.length === 0) return;
  const nobody = commits.length === 1 ? 'which names no agent' : 'which name no agent';
  const fact = `stores in ${folderOf(snapshot)} were written in ${some(commits.map(named), mostNamed)}, ${nobody}`;
  report(stateNow(snapshot), `${fact}; expected a note of it in SESSION-STATE.md`, { severity: 'info' });
}

const mostNamed = 3;

function folderOf({ root, dialect }: HivemindSnapshot): string {
  return quote(dialect === 'legacy' ? root : pathIn(root, stateFolder));
}
