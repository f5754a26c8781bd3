import { changesIn } from './raw-diff.js';
import { type Git, linesOf, nul } from './run.js';

/** In so many commits new names are looked for. */
const mostCommits = 1000;

/**
 * The new names that paths got in the commits that removed them. A folder has one when the
 * files that kept their place in it all went to the same folder.
 * @param removals the commit that removed each path
 * @param isPartial whether contents may be lacking: then only files that were not changed are recognised
 * @param most how long git may look for files that are alike, in ms
 * @throws GitFailure
 */
export async function renamesOf(
  git: Git,
  removals: ReadonlyMap<string, string>,
  isPartial: boolean,
  most: number,
): Promise<Map<string, string>> {
  const commits = [...new Set(removals.values())].slice(0, mostCommits);
  const targets = new Map<string, Set<string>>();
  const likeness = isPartial ? '-M100%' : '-M';
  const command = [
    ...['diff-tree', '--stdin', '-r', '-m', likeness, '-l1000', '-O/dev/null'],
    ...['--diff-filter=R', '--raw', '-z'],
  ];
  for await (const { heading, path: from, to = '' } of changesIn(git.run(command, linesOf(commits), nul, most))) {
    for (const { path, target } of moves(from, to)) {
      if (removals.get(path) !== heading) continue;
      targets.set(path, (targets.get(path) ?? new Set()).add(target));
    }
  }
  const found = [...targets].flatMap(([path, [target, ...others]]) =>
    target === undefined || others.length > 0 ? [] : [[path, target] as const],
  );
  return new Map(found);
}

/** What a rename says of a file and of the folders around it, as far as the rest of the path stays the same. */
function* moves(from: string, to: string): Generator<{ readonly path: string; readonly target: string }> {
  let path = from;
  let target = to;
  while (path !== '' && target !== '') {
    yield { path, target };
    const [above, name] = split(path);
    const [targetAbove, targetName] = split(target);
    if (name !== targetName) return;
    path = above;
    target = targetAbove;
  }
}

function split(path: string): readonly [above: string, name: string] {
  const slash = path.lastIndexOf('/');
  return [path.slice(0, Math.max(0, slash)), path.slice(slash + 1)];
}
