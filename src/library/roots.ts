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

/**
 * The roots to lint: those of the paths that were named, else those around the working folder.
 * @returns the paths that led to no root, too
 * @throws UsageError when there are none and that is not fine
 */
export async function discover(
  search: Search,
  atBase: Search | undefined,
  { here, paths }: Asked,
  { allowEmpty = false, rev }: LintOptions,
  configuration: Configuration | undefined,
): Promise<Discovered & { readonly empty: readonly Searched[] }> {
  const at = rev === undefined ? '' : ` at ${rev}`;
  const where = `${at}${configuration?.hasIgnores ? `, leaving out what ${configuration.name} ignores` : ''}`;
  if (paths.length > 0) {
    const found = await discoverNamed(search, paths, atBase);
    if (found.empty[0] && !allowEmpty) throw await nothingToLint(search, found.empty[0], found, ` or below it${where}`);
    return found;
  }
  const found = await discoverFrom(search, here.path, atBase);
  if (found.roots.length === 0 && !allowEmpty) {
    const scope = here.path === '' ? ' or below it' : ', below it or above it in its repository';
    throw await nothingToLint(search, here, found, scope + where);
  }
  return { ...found, empty: [] };
}
