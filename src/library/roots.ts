import type { Configuration } from '../lint/configuration/configuration.js';
import { discoverFrom, discoverNamed, nothingToLint, type Searched } from '../lint/discover.js';
import type { LintOptions } from '../lint/lint-options.js';
import type { Discovered, Search } from '../lint/search.js';

/** Where roots are looked for. */
interface Asked {
  /** The working folder. */
  readonly here: Searched;
  readonly paths: readonly Searched[];
}

/** Where else roots may lie. */
interface Elsewhere {
  /** What is there as well is compared; what is only there was deleted. */
  readonly atBase: Search | undefined;
  /** What is only there is meant only where it is named, or nothing else can be. */
  readonly lost: Search | undefined;
}

/**
 * The roots to lint: those of the paths that were named, else those around the working folder.
 * @returns the paths that led to no root, too
 * @throws UsageError when there are none and that is not fine
 */
export async function discover(
  search: Search,
  { atBase, lost }: Elsewhere,
  { here, paths }: Asked,
  { allowEmpty = false, rev }: LintOptions,
  configuration: Configuration | undefined,
): Promise<Discovered & { readonly empty: readonly Searched[] }> {
  const at = rev === undefined ? '' : ` at ${rev}`;
  const where = `${at}${configuration?.hasIgnores ? `, leaving out what ${configuration.name} ignores` : ''}`;
  if (paths.length > 0) {
    const found = await discoverNamed(search, paths, atBase ?? lost);
    if (found.empty[0] && !allowEmpty) throw await nothingToLint(search, found.empty[0], found, ` or below it${where}`);
    return found;
  }
  const there = await discoverFrom(search, here.path, atBase);
  const found = there.roots.length === 0 && lost ? await discoverFrom(search, here.path, lost) : there;
  if (found.roots.length === 0 && !allowEmpty) {
    const scope = here.path === '' ? ' or below it' : ', below it or above it in its repository';
    throw await nothingToLint(search, here, found, scope + where);
  }
  return { ...found, empty: [] };
}
