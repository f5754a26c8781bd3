import type { Configuration } from './configuration.js';

/** Whether a path is left out. */
export type Ignoring = (path: string, isFolder?: boolean) => boolean;

/**
 * What a run leaves out: what its configuration ignores, and is not what somebody asked for by name.
 * @param named paths of the repository; each stands for all that lies in it
 */
export function ignoring(configuration: Configuration | undefined, named: readonly string[]): Ignoring {
  if (!configuration?.hasIgnores) return () => false;
  const wanted = named.filter((path) => configuration.ignores(path, true));
  const isWanted = (path: string) => wanted.some((one) => path === one || path.startsWith(`${one}/`));
  return (path, isFolder) => configuration.ignores(path, isFolder) && !isWanted(path);
}
