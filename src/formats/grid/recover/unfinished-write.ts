import type { RecoveryRequest } from '../../../core/recovery.js';
import { MemoryTree } from '../../../text/memory-tree.js';
import { pathIn } from '../../../text/paths.js';
import { parseInstant } from '../../../text/time.js';
import { readText } from '../../common/read-text.js';
import { leftoverOf } from '../files/leftovers.js';
import { stateFile } from '../layout.js';
import type { GridSnapshot } from '../snapshot.js';
import { comparableName } from '../texts/comparison.js';
import { healthOf } from './health.js';

/** A whole STATE.md that was written beside the one it was to replace: the write stopped between its two steps. */
export interface UnfinishedWrite {
  readonly path: string;
  readonly text: string;
  /** The root as it would be with that text in it. */
  readonly snapshot: GridSnapshot;
  /** When the mission was at work by what it says, as it is written, and in ms since 1970. */
  readonly updated: { readonly text: string; readonly ms: number };
}

/** The one that is found, and whether it is later than all that is known: one write may have broken off in both files. */
export interface FoundWrite extends UnfinishedWrite {
  readonly isLater: boolean;
}

/** More files than that, no writer leaves behind. */
const most = 20;

/**
 * The newest STATE.md that was not moved into its place: whole, free of errors, of the same mission, and not earlier than
 * anything that is known of it.
 * @param known texts of the mission, broken or not
 */
export async function unfinishedWrite(
  request: RecoveryRequest,
  known: readonly (string | undefined)[],
): Promise<FoundWrite | undefined> {
  const { tree, root } = request;
  const entries = await tree.list(root);
  const left = entries.filter(({ name, kind }) => kind === 'file' && isUnfinished(name)).slice(0, most);
  let newest: UnfinishedWrite | undefined;
  for (const { name } of left) {
    const found = await wholeState(request, pathIn(root, name));
    if (!found || found.updated.ms <= (newest?.updated.ms ?? Number.NEGATIVE_INFINITY)) continue;
    if (known.every((text) => text === undefined || goesOnFrom(text, found))) newest = found;
  }
  if (!newest) return undefined;
  const { ms } = newest.updated;
  return { ...newest, isLater: known.every((text) => ms > (momentIn(text ?? '')?.ms ?? Number.NEGATIVE_INFINITY)) };
}

function isUnfinished(name: string): boolean {
  const { kind, of } = leftoverOf(name) ?? {};
  return kind === 'temporary' && of === stateFile;
}

async function wholeState(request: RecoveryRequest, path: string): Promise<UnfinishedWrite | undefined> {
  const { tree, root, limits } = request;
  const read = await readText(tree, path, limits.markdownBytes);
  if (!read.ok) return undefined;
  const { text } = read;
  const health = await healthOf(new MemoryTree({ [pathIn(root, stateFile)]: text }, tree), request);
  const updated = momentIn(text);
  if (!health.isHealthy || health.state.dialect === 'prose' || !updated) return undefined;
  return { path, text, snapshot: health.snapshot, updated };
}

/** Whether a whole state may be what a text of the same mission became. What the text does not say, speaks against nothing. */
function goesOnFrom(text: string, { text: whole, updated }: UnfinishedWrite): boolean {
  const before = momentIn(text);
  if (before && updated.ms < before.ms) return false;
  const [id, name] = ['mission_id', 'cluster'].map((key) => [lineValue(key, text), lineValue(key, whole)] as const);
  if (id?.[0] !== undefined && id[1] !== undefined) return id[0] === id[1];
  const [one, other] = name ?? [];
  return one === undefined || other === undefined || comparableName(one) === comparableName(other);
}

function momentIn(text: string): UnfinishedWrite['updated'] | undefined {
  const said = lineValue('updated_at', text);
  const ms = said === undefined ? undefined : parseInstant(said)?.ms;
  return said === undefined || ms === undefined ? undefined : { text: said, ms };
}

/** The value of a key in the first column: read from the lines, for a text that does not parse says it, too. */
function lineValue(key: string, text: string): string | undefined {
  const line = new RegExp(
    `^${key}:[ \\t]+(?:"([^"\\n]{1,200})"|'([^'\\n]{1,200})'|([^\\s"'#][^#\\n]{0,200}))`,
    'm',
  ).exec(text);
  return (line?.[1] ?? line?.[2] ?? line?.[3])?.trim();
}
