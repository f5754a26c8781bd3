import type { Tree } from '../../core/tree.js';
import { parentOf, pathIn } from '../../text/paths.js';
import { configurationsIn } from './find.js';
import { packageFile } from './names.js';
import { holdsKey, parse } from './notation.js';

/** A file with settings that is another one than where the settings come from. */
export interface SettingsChange {
  /** Relative to the repository. */
  readonly path: string;
  readonly what: 'configuration' | 'baseline';
  readonly change: 'added' | 'changed' | 'removed';
  /** The first line that is another one, 1-based; 1 where the file is no longer there. */
  readonly line: number;
}

/** What is asked of the two places that are compared. */
type Files = Pick<Tree, 'list' | 'read'>;

/** No baseline is larger, and no configuration. */
const mostBytes = 16 * 1024 * 1024;

/**
 * The files that make another configuration hold in a folder, now or later: from the folder upwards, until there is one
 * in both places.
 */
export async function configurationChanges(before: Files, after: Files, folder: string): Promise<SettingsChange[]> {
  const changes: SettingsChange[] = [];
  let [isBefore, isAfter] = [false, false];
  for (let at = folder; ; at = parentOf(at)) {
    const [old, present] = [await configurationsIn(before, at), await configurationsIn(after, at)];
    for (const name of new Set([...old, ...present])) {
      changes.push(...(await changeOf('configuration', before, after, pathIn(at, name))));
    }
    isBefore ||= old.length > 0;
    isAfter ||= present.length > 0;
    if ((isBefore && isAfter) || at === '') return changes;
  }
}

/** The change of one file; none when it says the same, or is in neither place. The ends of lines play no part. */
export async function changeOf(
  what: SettingsChange['what'],
  before: Pick<Tree, 'read'>,
  after: Pick<Tree, 'read'>,
  path: string,
): Promise<readonly SettingsChange[]> {
  const [old, present] = [await settingsIn(before, path), await settingsIn(after, path)];
  if (!present) return old ? [{ path, what, change: 'removed', line: 1 }] : [];
  if (old?.text === present.text) return [];
  return [{ path, what, change: old ? 'changed' : 'added', line: present.line + sameLines(old?.text, present.text) }];
}

/** What a file says of settings, and the line on which it begins to: of a package, that is the value of one key. */
async function settingsIn(tree: Pick<Tree, 'read'>, path: string) {
  const read = await tree.read(path, mostBytes);
  if (!read.ok) return read.refusal === 'missing' ? undefined : { text: read.refusal, line: 1 };
  const text = new TextDecoder().decode(read.bytes).replaceAll('\r\n', '\n');
  if (path !== packageFile && !path.endsWith(`/${packageFile}`)) return { text, line: 1 };
  if (!holdsKey(read.bytes)) return undefined;
  const { root, faults } = parse(packageFile, text);
  if (!root || faults.length > 0) return { text, line: 1 };
  return { text: text.slice(root.start, root.end), line: text.slice(0, root.start).split('\n').length };
}

/** How many lines two texts begin with that are the same; of a text, less than all. */
function sameLines(before = '', after: string): number {
  const [old, present] = [before.split('\n'), after.split('\n')];
  const found = present.findIndex((line, index) => line !== old[index]);
  const most = after.endsWith('\n') ? present.length - 2 : present.length - 1;
  return Math.max(0, found < 0 ? most : Math.min(found, most));
}
