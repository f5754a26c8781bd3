import type { Advice } from '../../../core/advice.js';
import type { FileFate } from '../../../core/history.js';
import { named } from '../../common/commits.js';
import { leftoversAmong } from '../files/leftovers.js';
import { sessionStateFile } from '../layout.js';
import type { Adviser, Situation } from './adviser.js';
import { lastWhole, showing } from './last-whole.js';
import { lossOf, mainFiles, pathsOf } from './main-files.js';

/** Files that were there once and are not any more. That one was never there is normal: it is made when it is needed. */
export const onMissingFiles: Adviser = async (situation) => {
  const { snapshot, request } = situation;
  const there = new Set(snapshot.located.map(({ file }) => file));
  const isHidden = (path: string) =>
    snapshot.unreadable.some((other) => path === other.path || path.startsWith(`${other.path}/`));
  const missing = mainFiles.filter((file) => !there.has(file) && !pathsOf(snapshot, file).some(isHidden));
  const paths = missing.flatMap((file) => pathsOf(snapshot, file));
  const fates = paths.length > 0 ? await request.history.files(paths) : new Map<string, FileFate>();
  const advice: Advice[] = [];
  for (const file of missing) {
    const one = await onMissing(situation, file, fates);
    if (one) advice.push(one);
  }
  return advice;
};

async function onMissing(
  { request, snapshot }: Situation,
  file: string,
  fates: ReadonlyMap<string, FileFate>,
): Promise<Advice | undefined> {
  const all = snapshot.located.map((one) => one.file);
  const damaged = leftoversAmong(all).filter(({ kind, of }) => kind === 'damaged' && of === file);
  const names = new Set(damaged.map((one) => one.file));
  const copies = snapshot.located.filter((one) => names.has(one.file)).map((one) => one.path);
  const path = pathsOf(snapshot, file).find((one) => wasThere(fates.get(one)));
  if (path === undefined && copies.length === 0) return undefined;
  const fate = path === undefined ? undefined : fates.get(path);
  const whole = path === undefined ? undefined : (await lastWhole(request, path)).whole;
  const command = whole && path !== undefined ? showing(whole, path) : undefined;
  return {
    title: `${file} is gone`,
    places: copies.map((copy) => ({ path: copy })),
    meaning: `${becameOf(fate)} ${lossOf(file)}`,
    todo: [
      'Look at the permissions of its folder, and at the space that is left on the disk.',
      ...(copies.length > 0 ? ['Look through the copy beside it: that is what it was when it did not parse.'] : []),
      ...(whole
        ? [`Look at its last whole version, which is of ${named(whole)}: what was done since is not in it.`]
        : []),
      file === sessionStateFile ? 'Write it anew from that.' : 'Restart the session: the plugin makes the file anew.',
    ],
    ...(command !== undefined && { command }),
  };
}

function wasThere(fate: FileFate | undefined): boolean {
  return fate?.answer === 'committed' || (fate?.answer === 'removed' && fate.renamedTo === undefined);
}

function becameOf(fate: FileFate | undefined): string {
  if (fate?.answer === 'committed') return 'It is in the last commit, and not on the disk.';
  if (fate?.answer === 'removed') return `It was removed in ${named(fate.commit)}.`;
  return 'Hivemind could not parse it, and put it aside.';
}
