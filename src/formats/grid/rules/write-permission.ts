import type { ChangeCommit } from '../../../core/change.js';
import type { KeyPath } from '../../../core/place.js';
import { either, inert, quote } from '../../../text/words.js';
import { named } from '../../common/commits.js';
import { type ChangeContext, changeRule } from '../change/change-rule.js';
import type { Move } from '../change/course.js';
import { isPermitted, permittedTo, typeOf, writerTypes } from '../change/permissions.js';
import { changedLeaves } from '../change/values.js';
import { firstOf, placeNow, spoken } from '../change/wording.js';

export const writePermission = changeRule({
  id: 'grid/write-permission',
  severity: 'error',
  summary: 'a commit that names its agent wrote only fields which that type of agent may write',
  source: 'STATE.md schema 4, D10, D15, D26',
  needs: 'base',
  check(context) {
    for (const move of context.course.moves) {
      const { commit } = move.step;
      if (commit && commit.agents.length > 0) judge(context, move, commit);
    }
  },
});

function judge(context: ChangeContext, move: Move, commit: ChangeCommit): void {
  const types = commit.agents.flatMap((agent) => typeOf(agent) ?? []);
  const permitted = permittedTo(types);
  if (permitted.includes('*')) return;
  const before = move.from ?? (move.relation === 'new' ? undefined : move.before);
  const { after } = move;
  if (!before || !after) return; // what begins or ends here is no field of a mission that goes on
  if (!before.state || !after.state) {
    const why = before.unread ?? after.unread ?? '';
    context.skip(`nobody can tell what ${firstOf(commit.agents.map(quote))} wrote in ${named(commit)}: ${why}`);
    return;
  }
  const { dialect, document } = after.state;
  const refused = changedLeaves(before.state.document, document).filter(
    (leaf) => !isPermitted(leaf, permitted, dialect),
  );
  if (refused.length > 0) report(context, commit, refused, types.length > 0 ? permitted : undefined);
}

/** @param permitted undefined when the type of no agent is known */
function report(
  { snapshot, report: say }: ChangeContext,
  commit: ChangeCommit,
  refused: readonly KeyPath[],
  permitted: readonly string[] | undefined,
): void {
  const agents = firstOf(commit.agents.map(quote));
  const expected = permitted ? mayWrite(permitted) : `its type is none of ${either(writerTypes.map(quote))}`;
  const { first, others } = spoken(refused);
  for (const leaf of first) {
    say(placeNow(snapshot, leaf), `${agents} wrote ${inert(leaf.join('.'))} in ${named(commit)}; ${expected}`);
  }
  if (others > 0) say(placeNow(snapshot, []), `${agents} wrote ${others} more fields in ${named(commit)}; ${expected}`);
}

function mayWrite(permitted: readonly string[]): string {
  return permitted.length === 0
    ? 'expected it to write nothing'
    : `expected it to write only ${either(permitted, 'and')}`;
}
