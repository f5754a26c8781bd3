import type { CommitFact, History, TimedCommit } from '../../../../core/history.js';
import type { Source } from '../../../../core/recovery.js';
import { quote } from '../../../../text/words.js';
import { mayMean, numberedScope } from '../../../common/scope.js';
import { notedHashes } from '../../claims/hash-words.js';
import { blocksSaid, threadsSaid } from '../sources/mentions.js';
import { oneLine } from './fitting.js';
import type { Words } from './scratchpad-words.js';
import type { SessionCommits } from './session-commits.js';
import type { Whereabouts } from './whereabouts.js';

/** A thread of the current block that is complete, by the scratchpad or by a commit. */
export interface CompletedThread {
  /** `02.3`, or the plain number; undefined where a commit does not tell it. */
  readonly thread: string | number | undefined;
  readonly number: number | undefined;
  readonly name: string;
  /** The whole name of the commit where git knows it. */
  readonly commit: string;
  readonly source: Source;
  readonly sure: boolean;
}

export interface CompletedThreads {
  /** In the order in which they were completed, as far as that is known. */
  readonly threads: readonly CompletedThread[];
  /** Commits since the last update that are not among them, the oldest first. */
  readonly others: readonly TimedCommit[];
  /** What is to be said of threads whose commit is not in the history. */
  readonly lost: readonly string[];
}

/** What an entry of the scratchpad says of a thread. */
interface Progress {
  readonly thread: string | number;
  readonly number: number;
  /** Whether it names its block: `Thread 02.3`. */
  readonly isNamed: boolean;
  readonly commit: string;
  readonly words: Words;
}

/**
 * The threads of the current block that are complete: by PROGRESS entries that name their commit, and by commits scoped to
 * the block which are newer than the state.
 */
export async function completedThreads(
  history: History,
  words: readonly Words[],
  { since }: SessionCommits,
  whereabouts: Whereabouts,
): Promise<CompletedThreads> {
  const progress = progressIn(words, whereabouts);
  const names = progress.map(({ commit }) => commit);
  const facts = names.length > 0 ? await history.commits(names) : new Map<string, CommitFact>();
  const ofSession = new Set(since.map(({ hash }) => hash));
  const lost: string[] = [];
  const found = progress.flatMap((one): readonly (CompletedThread & Pick<Progress, 'isNamed'>)[] => {
    const { answer, commit = undefined } = foundAs(facts.get(one.commit));
    if (answer === 'lost') lost.push(lostCommit(one));
    if (answer === 'lost' || (commit && isOfAnother(commit.subject, whereabouts))) return [];
    const { thread, number, isNamed, words: said } = one;
    return [
      {
        thread,
        number,
        isNamed,
        name: withoutCommit(said.text),
        commit: commit?.hash ?? one.commit,
        ...sourceOf(said, commit),
      },
    ];
  });
  const told = found.filter(isOfBlock(found, ofSession, whereabouts));
  const known = new Set(told.map(({ commit }) => commit));
  const rest = [...since].reverse().filter(({ hash }) => !known.has(hash));
  const scoped = rest.filter(({ subject }) => isOfBlockByScope(subject, whereabouts));
  const committed = scoped.map(({ hash, subject }): CompletedThread => {
    const source = { what: 'a commit since the last update', commit: hash };
    return { thread: undefined, number: undefined, name: oneLine(subject), commit: hash, source, sure: false };
  });
  const threads = [...told.map(({ isNamed: _, ...thread }) => thread), ...committed];
  return { threads, others: rest.filter((commit) => !scoped.includes(commit)), lost };
}

/**
 * The last run of threads that the scratchpad says are complete: it goes on through the blocks, and most entries do not
 * name theirs. A number that comes again, or a block that is complete, begins another block or wave.
 */
function progressIn(words: readonly Words[], whereabouts: Whereabouts): readonly Progress[] {
  const named = new Map<number, Progress>();
  const plain = new Map<number, Progress>();
  for (const one of words) {
    if (!/progress|complete|done/i.test(one.kind)) continue;
    if (blocksSaid(one.text).some(({ is }) => is === 'complete')) plain.clear();
    const commit = notedHashes(one.text).at(-1)?.name;
    const said = threadsSaid(one.text).find(({ isComplete }) => isComplete);
    if (!said || commit === undefined) continue;
    const { block, thread: number } = said;
    if (block !== undefined && !mayBeCurrent(block, whereabouts)) continue;
    if (block === undefined && plain.has(number)) plain.clear();
    const thread = block === undefined ? number : `${String(block).padStart(2, '0')}.${number}`;
    for (const map of [named, plain]) map.delete(number);
    (block === undefined ? plain : named).set(number, {
      ...{ thread, number, isNamed: block !== undefined, commit, words: one },
    });
  }
  const lineOf = ({ words: { source } }: Progress): number => source.line ?? 0;
  return [...named.values(), ...plain.values()].sort((a, b) => lineOf(a) - lineOf(b));
}

/** A block counts within its phase, or through the mission (D23). */
function mayBeCurrent(block: number, { blocks }: Whereabouts): boolean {
  return blocks.length === 0 || blocks.some((name) => name === String(block) || name.endsWith(`-${block}`));
}

/** What an entry says beside its commit, which has a field of its own. */
function withoutCommit(text: string): string {
  const rest = text.replace(/ {0,9}\(commits?[ :#][^()]{4,200}\)/gi, '').trim();
  return rest === '' ? text : rest;
}

type Found =
  | { readonly answer: 'known'; readonly commit: { readonly hash: string; readonly subject: string } }
  | { readonly answer: 'unknown' | 'lost'; readonly commit?: undefined };

/** What became of a commit that the scratchpad names: a squash may have taken it in. */
function foundAs(fact: CommitFact | undefined): Found {
  if (!fact || fact.answer === 'unknown') return { answer: 'unknown' };
  if (fact.answer === 'reachable') return { answer: 'known', commit: fact.commit };
  const successor = 'successor' in fact ? fact.successor : undefined;
  return successor ? { answer: 'known', commit: successor } : { answer: 'lost' };
}

function lostCommit({ thread, commit, words: { source } }: Progress): string {
  const place = `line ${source.line} of ${source.what}`;
  return `${place} says that thread ${thread} is complete with the commit ${quote(commit)}, which is not in the history; it is not counted`;
}

function sourceOf(
  { source }: Words,
  commit: { readonly hash: string } | undefined,
): Pick<CompletedThread, 'source' | 'sure'> {
  return { source, sure: commit !== undefined };
}

function isOfAnother(subject: string, { blocks }: Whereabouts): boolean {
  const scope = numberedScope(subject);
  return scope !== undefined && blocks.length > 0 && !mayMean(scope, blocks);
}

function isOfBlockByScope(subject: string, { blocks }: Whereabouts): boolean {
  const scope = numberedScope(subject);
  return scope !== undefined && blocks.length > 0 && mayMean(scope, blocks);
}

/**
 * Which of the threads are of the current block. STATE.md tells at which thread it stood: what an entry says beyond it was
 * committed since, or the entries are those of the block before.
 */
function isOfBlock(
  found: readonly (CompletedThread & Pick<Progress, 'isNamed'>)[],
  ofSession: ReadonlySet<string>,
  { thread }: Whereabouts,
) {
  const isNew = ({ commit }: CompletedThread): boolean => ofSession.has(commit);
  const plain = found.filter(({ isNamed }) => !isNamed);
  const isOlderBlock = thread === undefined || plain.some((one) => (one.number ?? 0) >= thread && !isNew(one));
  return (one: CompletedThread & Pick<Progress, 'isNamed'>): boolean => one.isNamed || isNew(one) || !isOlderBlock;
}

/** The thread to begin again with: the first that is not complete, from the one on that STATE.md stands at. */
export function nextThread(threads: readonly CompletedThread[], { thread }: Whereabouts): number | undefined {
  if (thread === undefined) return undefined;
  const done = new Set(threads.map(({ number }) => number));
  let next = thread;
  while (done.has(next)) next += 1;
  return next;
}
