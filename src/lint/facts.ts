import type { AskCommits } from '../core/commit-answer.js';
import type { Facts, FileAge, FileFact } from '../core/facts.js';
import type { CommitFact, CommitTime, FileFate, History, Tracking } from '../core/history.js';
import type { Need } from '../core/rule.js';
import type { ClaimedFile, Snapshot } from '../core/snapshot.js';
import type { Tree } from '../core/tree.js';
import { isHash } from '../text/hash.js';
import { claimedPaths, join, refusedClaim } from '../text/paths.js';
import { isStrangeOnWindows } from '../text/portable-names.js';
import { withAnswers } from './asked-commits.js';
import { type Found, findPath } from './find-path.js';

const unasked = { answer: 'unknown', reason: 'it was not looked up' } as const;

/** Nothing is known of anything. */
export const noFacts: Facts = {
  commit: () => unasked,
  file: () => unasked,
  age: () => unasked,
  tracking: () => unasked,
  lastCommit: undefined,
};

/** Where facts come from. */
export interface Evidence {
  readonly tree: Tree;
  /** The history that ends at the tree. */
  readonly history: History;
  /** Whom to ask about commits that the history lacks, or cannot tell of. */
  readonly askCommits?: AskCommits | undefined;
}

/**
 * Looks up what some snapshots claim, all at once, so that git is asked once and not once a root.
 * @param needs what the rules that will run need; nothing else is looked up
 */
export async function lookUp(
  snapshots: readonly Snapshot[],
  needs: ReadonlySet<Need>,
  evidence: Evidence,
): Promise<Facts> {
  const commits = needs.has('history') ? await commitFacts(snapshots, evidence) : new Map<string, CommitFact>();
  const files = needs.has('files') ? await fileFacts(snapshots, evidence) : new Map<ClaimedFile, FileFact>();
  const ages = needs.has('ages') ? await fileAges(snapshots, evidence) : new Map<string, FileAge>();
  const tracking = needs.has('tracking') ? await localFiles(snapshots, evidence) : new Map<string, Tracking>();
  return {
    commit: ({ name }) => commits.get(name) ?? unasked,
    file: (claimed) => files.get(claimed) ?? unasked,
    age: (path) => ages.get(path) ?? unasked,
    tracking: (path) => tracking.get(path) ?? unasked,
    lastCommit: needs.has('ages') ? await evidence.history.time() : undefined,
  };
}

async function commitFacts(
  snapshots: readonly Snapshot[],
  { history, askCommits }: Evidence,
): Promise<Map<string, CommitFact>> {
  const names = new Set(snapshots.flatMap(({ commits }) => commits.map(({ name }) => name)));
  const hashes = [...names].filter(isHash);
  const own = hashes.length > 0 ? await history.commits(hashes) : new Map<string, CommitFact>();
  const known = askCommits ? await withAnswers(own, history, askCommits) : own;
  return new Map([...names].map((name) => [name, known.get(name) ?? { answer: 'malformed' }]));
}

async function fileFacts(
  snapshots: readonly Snapshot[],
  { tree, history }: Evidence,
): Promise<Map<ClaimedFile, FileFact>> {
  const facts = new Map<ClaimedFile, FileFact>();
  const gone = new Map<ClaimedFile, readonly string[]>();
  for (const { root, files } of snapshots) {
    for (const file of files) {
      const fact = await factOf(tree, file, root);
      if ('answer' in fact) facts.set(file, fact);
      else gone.set(file, fact.paths);
    }
  }
  if (gone.size === 0) return facts;
  const fates = await history.files([...new Set([...gone.values()].flat())]);
  for (const [file, paths] of gone) facts.set(file, likeliest(paths, fates));
  return facts;
}

async function fileAges(snapshots: readonly Snapshot[], { tree, history }: Evidence): Promise<Map<string, FileAge>> {
  const paths = [...new Set(snapshots.flatMap(({ dated = [] }) => dated))];
  const times = paths.length > 0 ? await history.commitTimes(paths) : new Map<string, CommitTime>();
  const ages = new Map<string, FileAge>();
  for (const path of paths) ages.set(path, await ageOf(tree, path, times.get(path) ?? unasked));
  return ages;
}

/** A file that is as it was committed is as old as its commit, whenever it was checked out. */
async function ageOf(tree: Tree, path: string, committed: CommitTime): Promise<FileAge> {
  if (committed.answer !== 'not-committed' && !committed.isModified) {
    return committed.answer === 'unknown' ? committed : { answer: 'known', changedAt: committed.time };
  }
  const changedAt = await tree.writtenAt(path);
  return changedAt === undefined
    ? { answer: 'unknown', reason: 'nobody knows when it was written' }
    : { answer: 'known', changedAt };
}

async function localFiles(
  snapshots: readonly Snapshot[],
  { history }: Evidence,
): Promise<ReadonlyMap<string, Tracking>> {
  const paths = [...new Set(snapshots.flatMap(({ local = [] }) => local))];
  return paths.length > 0 ? history.tracking(paths) : new Map();
}

/** What the tree tells of a claimed file; when it is nowhere there, the paths that history is to be asked about. */
async function factOf(
  tree: Tree,
  { path }: ClaimedFile,
  root: string,
): Promise<FileFact | { readonly paths: readonly string[] }> {
  const refused = refusedClaim(path);
  if (refused) return { answer: 'outside', why: refused === 'not-portable' && climbs(path) ? 'climbs' : refused };
  const paths = claimedPaths(path, root);
  if (paths.length === 0) return { answer: 'outside', why: 'climbs' };
  if (paths.every(isStrangeOnWindows)) return { answer: 'outside', why: 'not-portable' };
  const found = await Promise.all(paths.map((place) => findPath(tree, place)));
  const is = (stands: Found['stands']) => found.some((one) => one.stands === stands);
  if (is('present')) return { answer: 'present' };
  if (is('outside')) return { answer: 'outside', why: 'link' };
  if (is('foreign')) return { answer: 'unknown', reason: 'the path lies in another repository' };
  const ends = found.flatMap((one) => (one.stands === 'absent' ? one.path : []));
  return { paths: [...new Set([...paths, ...ends])] };
}

/** Whether a path climbs out, also where `\\` parts it. */
function climbs(path: string): boolean {
  return join('', path.replaceAll('\\', '/')) === undefined;
}

/** Of the places that a claim may mean, the one that was there at some time; unknown where one of them is. */
function likeliest(paths: readonly string[], fates: ReadonlyMap<string, FileFate>): FileFact {
  const all = paths.map((path) => ({ path, fate: fates.get(path) ?? unasked }));
  for (const answer of ['present', 'committed', 'removed', 'elsewhere'] as const) {
    const there = all.find(({ fate }) => fate.answer === answer);
    if (there) return { ...there.fate, path: there.path } as FileFact;
  }
  const unknown = all.find(({ fate }) => fate.answer === 'unknown');
  return unknown ? (unknown.fate as FileFact) : { answer: 'never' };
}
