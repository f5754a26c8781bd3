import type { ChangeCommit } from '../../../core/change.js';
import type { KeyPath } from '../../../core/place.js';
import { count, either, inert, quote } from '../../../text/words.js';
import { named } from '../../common/commits.js';
import { type ChangeContext, changeRule } from '../change/change-rule.js';
import type { Move } from '../change/course.js';
import { isPermitted, permittedTo, writerTypeOf, writerTypes } from '../change/permissions.js';
import { ownLeaves } from '../change/values.js';
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
  const types = commit.agents.flatMap((agent) => writerTypeOf(agent) ?? []);
  const permitted = permittedTo(types);
  if (permitted.includes('*')) return;
  const { befores, stood, after, relation, froms } = move;
  const isGoneOn = froms.length > 0 || (befores.length > 0 && relation !== 'new');
  if (!after || !isGoneOn) return; // what begins or ends here is no field of a mission that goes on
  const unread = [...befores, after].find(({ state }) => !state);
  if (unread || !after.state) {
    const why = unread?.unread ?? '';
    context.skip(`nobody can tell what ${firstOf(commit.agents.map(quote))} wrote in ${named(commit)}: ${why}`);
    return;
  }
  const { dialect, document } = after.state;
  const sides = (froms.length > 0 ? froms : stood).flatMap(({ state }) => state?.document ?? []);
  const refused = ownLeaves(sides, document).filter((leaf) => !isPermitted(leaf, permitted, dialect));
  if (types.length > 0) reportRefused(context, commit, refused, permitted);
  else reportUnknown(context, commit, refused);
}

/** Nobody knows what agents of an unknown type may write: that is one mistake, whatever they wrote. */
function reportUnknown(
  { snapshot, report }: ChangeContext,
  commit: ChangeCommit,
  [first, ...others]: readonly KeyPath[],
): void {
  if (!first) return;
  const agents = firstOf(commit.agents.map(quote));
  const what = `${inert(first.join('.'))}${others.length > 0 ? ` and ${count(others.length, 'other field')}` : ''}`;
  const expected = `its type is none of ${either(writerTypes.map(quote))}`;
  report(placeNow(snapshot, first), `${agents} wrote ${what} in ${named(commit)}; ${expected}`);
}

function reportRefused(
  { snapshot, report: say }: ChangeContext,
  commit: ChangeCommit,
  refused: readonly KeyPath[],
  permitted: readonly string[],
): void {
  const agents = firstOf(commit.agents.map(quote));
  const expected = mayWrite(permitted);
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
