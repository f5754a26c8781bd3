import type { FileFact } from '../../core/facts.js';
import type { CommitFact } from '../../core/history.js';
import type { CheckContext } from '../../core/rule.js';
import type { ClaimedFile, RecordedCommit, Snapshot } from '../../core/snapshot.js';
import { inert, quote } from '../../text/words.js';

/** Something that the state claims, and what is known of it. */
interface Known<Claim, Fact> {
  readonly claim: Claim;
  readonly fact: Fact;
}

/**
 * The commits that the state records, with what git says about them. Where that is not enough to judge, the rule is
 * skipped, each reason once.
 * @param isEnough by default, whether the commit is there must be known, its place in the history need not
 */
export function recordedCommits(
  context: CheckContext,
  isEnough: (fact: CommitFact, recorded: RecordedCommit) => boolean = isFound,
): Iterable<Known<RecordedCommit, CommitFact>> {
  const { snapshot, facts } = context;
  return known(context, snapshot.commits, (recorded) => facts.commit(recorded), isEnough);
}

/**
 * The files that the state claims, with what became of them. Where that is not enough to judge, the rule is skipped,
 * each reason once.
 * @param isEnough by default, what became of the file must be known
 */
export function claimedFiles(
  context: CheckContext,
  isEnough: (fact: FileFact) => boolean = ({ answer }) => answer !== 'unknown',
): Iterable<Known<ClaimedFile, FileFact>> {
  const { snapshot, facts } = context;
  return known(context, snapshot.files, (claimed) => facts.file(claimed), isEnough);
}

/** Whether it is known if a commit is there. */
export function isFound(fact: CommitFact): boolean {
  return fact.answer !== 'unknown' || fact.commit !== undefined;
}

/** How messages about a claim begin: `resume.last_commit names "4be91d2"`. */
export function claimIn(claim: RecordedCommit | ClaimedFile): string {
  return `${inert(claim.field)} names ${quote('name' in claim ? claim.name : claim.path)}`;
}

/** Why the state may claim more than is known here. */
export function unreadClaims({ unjudged, unlisted = [] }: Snapshot): readonly string[] {
  return unjudged === undefined ? unlisted : [unjudged, ...unlisted];
}

function* known<Claim, Fact extends CommitFact | FileFact>(
  { snapshot, skip }: CheckContext,
  claims: readonly Claim[],
  factOf: (claim: Claim) => Fact,
  isEnough: (fact: Fact, claim: Claim) => boolean,
): Generator<Known<Claim, Fact>> {
  const reasons = new Set(unreadClaims(snapshot));
  for (const claim of claims) {
    const fact = factOf(claim);
    if (isEnough(fact, claim)) yield { claim, fact };
    else if (fact.answer === 'unknown') reasons.add(fact.reason);
  }
  for (const reason of reasons) skip(reason);
}
