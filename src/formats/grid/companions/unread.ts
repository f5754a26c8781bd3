import { pathIn } from '../../../text/paths.js';
import { quote, some } from '../../../text/words.js';
import { type CompanionKind, companionKind, stateFile } from '../layout.js';
import type { Companion, GridSnapshot } from '../snapshot.js';

/** The kinds of files of whose reading rules ask; of config.json, none does. */
type ReadKind = Exclude<CompanionKind, 'config'>;

/** Those that lie in folders too. */
const inFolders = ['summary', 'plan', 'checkpoint'] as const;

/** A dozen rules ask, and a root may hold a hundred thousand files. */
const known = new WeakMap<object, ReadonlyMap<ReadKind, string>>();

/**
 * Why not all files of a kind beside STATE.md could be judged; undefined when they could, or when there are none. What
 * nobody could read is neither right nor missing, so each rule that goes by such files asks.
 */
export function whyUnread(snapshot: GridSnapshot, kind: ReadKind): string | undefined {
  const reasons = known.get(snapshot) ?? reasonsOf(snapshot);
  known.set(snapshot, reasons);
  return reasons.get(kind);
}

/** Why there may be files in folders that nobody saw; undefined when all folders were looked through. */
export function whyUnseen({ root, unreadable, documents }: GridSnapshot): string | undefined {
  const read = new Set(documents.map(({ path }) => path));
  const prefix = pathIn(root, '');
  const isFile = (path: string): boolean => {
    const file = path.startsWith(prefix) ? path.slice(prefix.length) : path;
    return file === stateFile || companionKind(file) !== undefined || read.has(path);
  };
  const folder = unreadable.find(({ path }) => !isFile(path));
  return folder && `not all of ${quote(folder.path)} could be looked through`;
}

/** What was not read comes before what does not parse, and that before what nobody saw. */
function reasonsOf(snapshot: GridSnapshot): ReadonlyMap<ReadKind, string> {
  const { root, present, summaries, checkpoints, plans, scratchpad, warmth, decisions, blockers } = snapshot;
  const read = new Map<string, Companion>();
  for (const one of [summaries, checkpoints, plans, scratchpad, warmth, decisions, blockers].flat()) {
    if (one) read.set(one.file, one);
  }
  const broken = new Map<ReadKind, string[]>();
  const unread = new Map<ReadKind, string[]>();
  for (const file of present) {
    const kind = companionKind(file);
    const companion = read.get(file);
    if (kind === undefined || kind === 'config' || companion?.isBroken === false) continue;
    const paths = companion ? broken : unread;
    const others = paths.get(kind);
    if (others) others.push(pathIn(root, file));
    else paths.set(kind, [pathIn(root, file)]);
  }
  const unseen = whyUnseen(snapshot);
  return new Map<ReadKind, string>([
    ...(unseen === undefined ? [] : inFolders.map((kind) => [kind, unseen] as const)),
    ...[...broken].map(
      ([kind, paths]) => [kind, `${named(paths)} ${paths.length > 1 ? 'do' : 'does'} not parse`] as const,
    ),
    ...[...unread].map(([kind, paths]) => [kind, `${named(paths)} could not be read`] as const),
  ]);
}

/** `".grid/01-SUMMARY.md" and 4 more`. */
function named(paths: readonly string[]): string {
  return some(paths.map(quote), 1);
}
