import type { Data, DataMap } from '../../../../core/data.js';
import type { TimedCommit, Uncommitted } from '../../../../core/history.js';
import type { AccountRow, Source } from '../../../../core/recovery.js';
import { pathIn } from '../../../../text/paths.js';
import { count } from '../../../../text/words.js';
import { fitting, oneLine, type Room } from './fitting.js';

/** What was begun and is not complete, as the checkpoint says it. */
export interface PartialWork {
  readonly value: Data;
  /** One row a field of it, in order. */
  readonly account: readonly AccountRow[];
  readonly decide: readonly string[];
}

const mostFiles = 200;
const mostCommits = 50;

/**
 * The work that the session left behind: what is not committed, without the files of the root itself, and the commits
 * since the last update of the state that belong to no thread.
 * @param length what its lists may take each, in characters
 */
export function partialWork(
  uncommitted: Uncommitted,
  others: readonly TimedCommit[],
  root: string,
  length: number,
): PartialWork {
  const rows: [string, Data, Source, boolean][] = [];
  const decide: string[] = [];
  if (uncommitted.answer === 'known') {
    const lists = filesOf(uncommitted, root);
    const whole = lists.reduce((sum, { paths }) => sum + paths.length, 0);
    let leftOut = 0;
    for (const { name, paths, source } of lists) {
      if (name === 'files_removed' && paths.length === 0) continue;
      const part = fitting(paths, { most: mostFiles, length }, (path) => path);
      leftOut += part.leftOut;
      rows.push([name, part.shown, source, true]);
    }
    if (leftOut > 0) rows.push(['files_not_listed', leftOut, index, true]);
    rows.push(['staged_changes', outside(root)(uncommitted.staged).length > 0, index, true]);
    if (whole > 0) decide.push(openChanges(whole));
  } else {
    const { reason } = uncommitted;
    decide.push(`nobody can tell which work was left uncommitted, for ${reason}: look at the files yourself`);
    rows.push(['uncommitted', `unknown: ${oneLine(reason)}`, index, false]);
  }
  if (others.length > 0) {
    const room: Room = { most: mostCommits, length };
    const newest = fitting([...others].reverse(), room, ({ subject }) => subject.slice(0, 300));
    const commits = [...newest.shown].reverse().map(({ hash, subject }): DataMap => {
      return { commit: hash.slice(0, 12), subject: oneLine(subject) };
    });
    rows.push(['commits', commits, { what: 'the commits since the last update' }, false]);
    if (newest.leftOut > 0)
      rows.push(['commits_not_listed', newest.leftOut, { what: 'the commits since the last update' }, true]);
    const made = `${count(others.length, 'commit')} since the last update of STATE.md ${others.length === 1 ? 'names' : 'name'} no thread`;
    decide.push(`${made}: see whether the work of the mission is in it`);
  }
  return {
    value: Object.fromEntries(rows.map(([name, value]) => [name, value])),
    account: rows.map(([field, value, source, sure]) => ({ field, value, source, sure })),
    decide,
  };
}

const index: Source = { what: "git's index and the working tree" };

function openChanges(files: number): string {
  const [are, them] = files === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${count(files, 'change')} ${are} not committed: commit what is good of ${them}, or take ${them} back and do the thread again`;
}

function filesOf({ created, modified, removed }: Extract<Uncommitted, { answer: 'known' }>, root: string) {
  const beside = outside(root);
  return [
    { name: 'files_created', paths: beside(created), source: index },
    { name: 'files_modified', paths: beside(modified), source: index },
    { name: 'files_removed', paths: beside(removed), source: index },
  ];
}

/** Leaves out the files of a root, which are no work. */
function outside(root: string): (paths: readonly string[]) => readonly string[] {
  const own = pathIn(root, '');
  return (paths) => paths.filter((path) => root !== '' && !path.startsWith(own)).sort();
}
