import type { Finding } from '../../../../core/finding.js';
import type { CommitView } from '../../../../core/history.js';
import type { Source } from '../../../../core/recovery.js';
import { count, either, inert, some } from '../../../../text/words.js';
import { named } from '../../../common/commits.js';
import type { Dialect } from '../../snapshot.js';
import type { Done, DoneBlock } from './done.js';
import type { WorkSince } from './since.js';

/** The rules that hold a state against an earlier one. */
const backward = ['grid/updated-at', 'grid/progress-regressed'];
/** So many commits, blocks or findings are told one by one. */
const mostTold = 20;

interface Circumstances {
  readonly to: CommitView;
  readonly since: WorkSince;
  readonly done: Done;
  readonly against: readonly Finding[];
  readonly dialect: Dialect;
}

/** What a person has to know before a state of the past is taken back: a sentence each. */
export function sentencesAbout({ to, since, done, against, dialect }: Circumstances): string[] {
  const { isAncestor, uncommitted } = since;
  return [
    ...(isAncestor === false
      ? [`${short(to)} is no part of the history of HEAD: its state may speak of work that is not here`]
      : []),
    ...(isAncestor === undefined ? [`git cannot tell whether ${short(to)} is part of the history of HEAD`] : []),
    whatHappened(since),
    ...(uncommitted ? [`${count(uncommitted, 'file')} ${uncommitted === 1 ? 'is' : 'are'} not committed`] : []),
    ...(done.unknown === undefined ? [] : [`nobody can tell which blocks it counts: ${done.unknown}`]),
    ...capped(done.uncounted.map(uncountedBlock), 'block'),
    ...capped(against.map(contradiction), 'contradiction'),
    `until this is committed, lint --base HEAD will report it by ${either(backward, 'and')}: going back is meant`,
    ...(dialect === 'schema' ? [] : [`the state is of the ${dialect} dialect; migrate brings it to the schema`]),
  ];
}

/** `3 commits were made since: 1f0c2aa "feat(02): light the stove", ...`. */
export function whatHappened({ log: { commits, gap } }: WorkSince): string {
  const more = gap === undefined ? '' : `; there may be more: ${gap}`;
  if (commits.length === 0) return `no commit was made since${more}`;
  const were = commits.length === 1 ? 'was' : 'were';
  return `${count(commits.length, 'commit')} ${were} made since: ${some(commits.map(named), mostTold)}${more}`;
}

function uncountedBlock({ label, sources }: DoneBlock): string {
  const by = either([...new Set(sources.map(sourceName))], 'and');
  return `block ${label} was completed (${by}), and the restored state does not count it`;
}

function sourceName({ what, path, commit }: Source): string {
  if (commit !== undefined) return `commit ${commit.slice(0, 7)}`;
  return path === undefined ? what : inert(path);
}

function contradiction({ path, start, message }: Finding): string {
  return `${inert(path)}:${start.line} would not fit: ${message}`;
}

function capped(sentences: readonly string[], noun: string): readonly string[] {
  const others = sentences.length - mostTold;
  return others <= 0 ? sentences : [...sentences.slice(0, mostTold), `${count(others, `more ${noun}`)} of that kind`];
}

const short = ({ hash }: CommitView): string => `commit ${hash.slice(0, 7)}`;
