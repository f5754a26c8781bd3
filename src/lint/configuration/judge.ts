import type { Document } from '../../core/document.js';
import type { KeyPath } from '../../core/place.js';
import { dotted } from '../../formats/common/expected.js';
import { globFault } from '../../text/glob.js';
import { claimedPath, parentOf } from '../../text/paths.js';
import { quote } from '../../text/words.js';
import { type Wrong, wrongBySchema } from '../data-file.js';
import { noSuchRule } from '../rule-choice.js';

/** With more globs, a search through many folders would take long; of more unknown rules, nobody reads. */
const most = 200;
const mostGlobs = 1000;

/** All that is wrong with what a configuration says. */
export async function judge(document: Document, ruleIds: readonly string[]): Promise<Wrong[]> {
  const wrong = await wrongBySchema(document);
  const overrides = indexes(document, ['overrides']).map((index): KeyPath => ['overrides', index]);
  const ruleMaps = [['rules'], ...overrides.map((one) => [...one, 'rules'])];
  const globLists = [['ignore'], ...overrides.map((one) => [...one, 'paths'])];
  for (const path of ruleMaps) wrong.push(...unknownRules(document, path, ruleIds));
  for (const path of globLists) wrong.push(...wrongGlobs(document, path));
  for (const path of [['overrides'], ...globLists]) wrong.push(...tooMany(document, path));
  wrong.push(...wrongBaseline(document));
  const globs = globLists.reduce((sum, path) => sum + indexes(document, path).length, 0);
  if (globs > mostGlobs) {
    wrong.push({
      at: document.span(0, 0),
      message: `the configuration has ${globs} globs, expected at most ${mostGlobs}`,
    });
  }
  return wrong;
}

function indexes(document: Document, path: KeyPath): number[] {
  const node = document.node(path);
  return node?.kind === 'list' ? [...node.items.keys()] : [];
}

function unknownRules(document: Document, path: KeyPath, ruleIds: readonly string[]): Wrong[] {
  const node = document.node(path);
  const ids = node?.kind === 'map' ? node.entries.map(({ key }) => String(key.value)) : [];
  return ids
    .filter((id) => !ruleIds.includes(id))
    .slice(0, most)
    .map((id) => ({ at: document.key([...path, id]), message: noSuchRule(id, ruleIds) }));
}

function wrongGlobs(document: Document, path: KeyPath): Wrong[] {
  return indexes(document, path).flatMap((index) => {
    const node = document.node([...path, index]);
    const glob = node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
    const fault = glob === undefined ? undefined : globFault(glob);
    const at = document.at([...path, index]);
    return fault === undefined ? [] : [{ at, message: `${dotted([...path, index])} is ${quote(glob)}; ${fault}` }];
  });
}

/** What a configuration names lies in its repository: whoever wrote it may be a stranger. */
function wrongBaseline(document: Document): Wrong[] {
  const node = document.node(['baseline']);
  if (node?.kind !== 'scalar' || typeof node.value !== 'string') return [];
  const path = claimedPath(node.value, parentOf(document.path));
  if (path !== undefined && path !== '') return [];
  const message = `baseline is ${quote(node.value)}, expected a file in the repository, with "/" between folders`;
  return [{ at: document.at(['baseline']), message }];
}

function tooMany(document: Document, path: KeyPath): Wrong[] {
  const { length } = indexes(document, path);
  if (length <= most) return [];
  return [{ at: document.key(path), message: `${dotted(path)} has ${length} entries, expected at most ${most}` }];
}
