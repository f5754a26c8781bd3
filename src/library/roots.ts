import { discoverFrom, discoverNamed, nothingToLint, type Searched } from '../lint/discover.js';
import type { Discovered, Search } from '../lint/search.js';

/**
 * The roots to lint: those of the paths that were named, else those around a folder.
 * @param where for messages: at which revision, and what is left out
 * @throws UsageError when there are none and that is not fine
 */
export async function discover(
  search: Search,
  atBase: Search | undefined,
  named: readonly Searched[],
  here: Searched,
  allowEmpty: boolean,
  where: string,
): Promise<Discovered & { readonly empty: readonly Searched[] }> {
  if (named.length > 0) {
    const found = await discoverNamed(search, named, atBase);
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
