import { type Leftover, leftoverAmong, type Naming } from '../../common/leftovers.js';
import { fileKind } from '../layout.js';

type Own = 'damaged' | 'lock';

/** A file that something left behind in a root. */
export type HivemindLeftover = Leftover<'temporary' | 'backup' | Own>;

/** What Hivemind itself puts behind a name: `delegations.json.corrupt-<ms>-<pid>-<uuid>`. */
const own: Naming<Own> = [
  ['damaged', /^corrupt(?:ed)?(?:-[\w-]{1,100})?$/],
  ['lock', /^lock$/],
];

/** Those among the files of a root that something left behind, of a file that is known or lies there, too. */
export function leftoversAmong(files: readonly string[]): readonly HivemindLeftover[] {
  const there = new Set(files);
  const isKept = (file: string) => fileKind(file) !== undefined || there.has(file);
  return [...there].flatMap((file) => (fileKind(file) ? [] : (leftoverAmong(file, isKept, own) ?? [])));
}
