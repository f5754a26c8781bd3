import type { AskCommits, CommitAnswer, FoundCommit } from '../core/commit-answer.js';
import type { CommitFact, History, Successor } from '../core/history.js';
import { visible } from '../text/visible.js';

/** Asks about no name twice: lots, and lint after repair, record the same ones. */
export function askedOnce(ask: AskCommits): AskCommits {
  const asked = new Set<string>();
  const known = new Map<string, CommitAnswer>();
  return async (names, head) => {
    const others = names.filter((name) => !asked.has(name));
    for (const name of others) asked.add(name);
    for (const [name, answer] of others.length > 0 ? await ask(others, head) : []) known.set(name, answer);
    return known;
  };
}

/**
 * What is known of recorded names when somebody is asked about those that the clone lacks, or cannot tell of. Where it
 * is not known which commit is linted, nobody can be asked about its history.
 * @param facts what the clone says
 */
export async function withAnswers(
  facts: ReadonlyMap<string, CommitFact>,
  history: History,
  ask: AskCommits,
): Promise<ReadonlyMap<string, CommitFact>> {
  const open = [...facts].flatMap(([name, fact]) => (isOpen(fact) ? name : []));
  if (open.length === 0) return facts;
  const [head] = (await history.log({ most: 1 })).commits;
  if (!head) return facts;
  const answers = await ask(open, head.hash);
  const merges = await mergesAmong(open, answers, history);
  return new Map(
    [...facts].map(([name, fact]) => {
      const answer = isOpen(fact) ? answers.get(name) : undefined;
      return [name, answer && isOpen(fact) ? joined(fact, answer, merges) : fact];
    }),
  );
}

/** What the clone lacks, or cannot tell of. */
type OpenFact = CommitFact & { readonly answer: 'missing' | 'unknown' };

function isOpen(fact: CommitFact): fact is OpenFact {
  return fact.answer === 'missing' || fact.answer === 'unknown';
}

/** What pull requests were merged as: a commit that the clone has may be known to lie elsewhere. */
async function mergesAmong(
  names: readonly string[],
  answers: ReadonlyMap<string, CommitAnswer>,
  history: History,
): Promise<ReadonlySet<string>> {
  const hashes = names.flatMap((name) => {
    const answer = answers.get(name);
    return answer && 'mergedAs' in answer && answer.mergedAs ? answer.mergedAs.hash : [];
  });
  const facts = hashes.length > 0 ? await history.commits([...new Set(hashes)]) : new Map<string, CommitFact>();
  return new Set(
    [...facts].flatMap(([hash, { answer }]) => (answer === 'reachable' || answer === 'unknown' ? hash : [])),
  );
}

function joined(fact: OpenFact, answer: CommitAnswer, merges: ReadonlySet<string>): CommitFact {
  if ('unknown' in answer) return unknown(fact, answer.unknown);
  const own = fact.answer === 'unknown' ? fact.commit : undefined;
  if (own && (!answer.exists || own.hash !== answer.hash)) return fact; // the clone has what was never pushed
  if (!answer.exists) return { answer: 'missing', ...successorOf(fact) };
  if ('type' in answer) return { answer: 'not-a-commit', type: answer.type, hash: answer.hash };
  return placed(fact, answer, merges);
}

/** A clone that lacks a commit without a doubt has it nowhere in its history. */
function placed(fact: OpenFact, found: FoundCommit, merges: ReadonlySet<string>): CommitFact {
  const { reachable, reason, mergedAs } = found;
  const commit = { hash: found.hash, subject: found.subject };
  if (fact.answer === 'unknown' && reachable !== false) {
    return reachable ? { answer: 'reachable', commit } : { ...unknown(fact, reason), commit };
  }
  const pulled = mergedAs && merges.has(mergedAs.hash) ? { successor: mergedAs } : successorOf(fact);
  return { answer: 'unreachable', commit, ...pulled };
}

function successorOf(fact: OpenFact): { readonly successor?: Successor } {
  return 'successor' in fact && fact.successor ? { successor: fact.successor } : {};
}

/** Both reasons help: why there was no answer, and what would do without one. */
function unknown(fact: OpenFact, reason: string | undefined): CommitFact & { readonly answer: 'unknown' } {
  const own = fact.answer === 'unknown' ? fact : undefined;
  const reasons = [...(reason === undefined ? [] : [visible(reason)]), ...(own ? [own.reason] : [])];
  return { answer: 'unknown', reason: reasons.join('; '), ...(own?.commit && { commit: own.commit }) };
}
