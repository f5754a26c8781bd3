import { watch } from 'chokidar';
import { UsageError } from '../../index.js';
import { isFolder } from '../../repository/folders.js';
import type { WatchedArea } from './area.js';
import { LookedAt } from './looking.js';

/** What changed on the disk, one lot after the other. */
export interface Changes {
  /**
   * Waits for the next lot: until something has changed, and then until nothing changes for a moment.
   * @returns one of the files that did; undefined when somebody wants an end
   * @throws UsageError when the system watches no more files
   */
  next(): Promise<string | undefined>;
  add(paths: readonly string[]): void;
  close(): Promise<void>;
}

/** Whoever writes several files is done when it is quiet for so long; who never is, is not waited for. In ms. */
const times = { quiet: 100, most: 1000 };

/** Watches an area. What changes from now on is heard, also while nobody waits for it. */
export async function watchChanges(area: WatchedArea, end: AbortSignal | undefined): Promise<Changes> {
  let changed: string | undefined;
  let failure: Error | undefined;
  let wake: () => void = () => undefined;
  const looked = new LookedAt((path) => {
    changed = path;
    wake();
  });
  for (const file of area.files) looked.add(file);
  const watcher = watch([...area.folders], {
    ignoreInitial: true,
    followSymlinks: false,
    ignorePermissionErrors: true,
    ignored: (path, stats) => area.isLeftOut(path) || (stats?.isFile() === true && !area.matters(path)),
  });
  watcher.on('all', (_, path) => {
    if (!area.matters(path)) return;
    looked.heardOf(path);
    changed = path;
    wake();
  });
  watcher.on('error', (error) => {
    failure = failureOf(error);
    wake();
  });
  end?.addEventListener('abort', () => wake());
  const isOver = () => failure !== undefined || end?.aborted === true;
  const woken = (most?: number) =>
    new Promise<void>((resolve) => {
      const timer = most === undefined ? undefined : setTimeout(resolve, most);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  await Promise.race([new Promise((resolve) => watcher.on('ready', () => resolve(undefined))), woken()]);
  return {
    next: async () => {
      while (changed === undefined && !isOver()) await woken();
      const until = performance.now() + times.most;
      for (let quiet = false; !quiet && !isOver() && performance.now() < until; ) {
        const before = performance.now();
        await woken(times.quiet);
        quiet = performance.now() - before >= times.quiet;
      }
      if (failure) throw failure;
      const found = changed;
      changed = undefined;
      return end?.aborted ? undefined : found;
    },
    add: (paths) => {
      for (const path of paths) {
        if (isFolder(path)) watcher.add(path);
        else looked.add(path);
      }
    },
    close: () => {
      looked.close();
      return watcher.close();
    },
  };
}

function failureOf(error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EMFILE') {
    return new UsageError(`the system watches no more files (${code}); name the folders that hold state`);
  }
  return error instanceof Error ? error : new Error(String(error));
}
