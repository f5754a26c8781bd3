import type { AccountRow, RecoveryRequest, RootRecovery, Source } from '../../../core/recovery.js';
import type { Tree } from '../../../core/tree.js';
import { MemoryTree } from '../../../text/memory-tree.js';
import { pathIn } from '../../../text/paths.js';
import { count } from '../../../text/words.js';
import { stateFile } from '../layout.js';

type Commands = NonNullable<RootRecovery['commands']>;

/** What lay beside a STATE.md, and is in the last commit, but not on the disk any more. */
export interface Gone {
  /** The git commands that bring it back. */
  readonly commands: Commands;
  /** The root with that in it again, as far as it could be read: a mission is not judged by what went with its state. */
  readonly tree: Tree;
  /** What a person has to know: a sentence each; empty where nothing is gone. */
  readonly notes: readonly string[];
  /** A row with the commit of what it stands on, where that is gone from the disk. */
  traced(row: AccountRow): AccountRow;
}

/** So many are told one by one. */
const most = 20;
/** So many are read. */
const mostRead = 2000;
/** What a shell takes as it is, from whatever folder: names of other letters are never put into a command. */
const plain = /^[\w./@+-]+$/;

/** Finds what went with the STATE.md of a root. */
export async function goneWith(request: RecoveryRequest): Promise<Gone> {
  const { root, history, tree } = request;
  const found = await history.uncommitted();
  const inRoot = pathIn(root, '');
  const removed = found.answer === 'unknown' ? [] : found.removed;
  const gone = removed.filter((path) => path.startsWith(inRoot) && path !== pathIn(root, stateFile));
  if (gone.length === 0) return { commands: [], tree, notes: [], traced: (row) => row };
  const { files, commit } = await asCommitted(request, gone);
  const traced = (source: Source): Source => {
    const isGone = source.commit === undefined && source.path !== undefined && Object.hasOwn(files, source.path);
    return isGone && commit !== undefined ? { ...source, commit } : source;
  };
  return {
    commands: commandsFor(gone),
    tree: new MemoryTree(files, tree),
    notes: [
      `${count(gone.length, 'file')} beside ${stateFile} ${gone.length === 1 ? 'is' : 'are'} gone as well, and taken to be as the last commit has ${gone.length === 1 ? 'it' : 'them'}: bring back what is still wanted`,
    ],
    traced: ({ otherwise, ...row }) => ({
      ...row,
      source: traced(row.source),
      ...(otherwise && { otherwise: otherwise.map((one) => ({ ...one, source: traced(one.source) })) }),
    }),
  };
}

/** What some files of a root held in the last commit that touched the root. */
async function asCommitted({ root, history, limits }: RecoveryRequest, paths: readonly string[]) {
  const files: Record<string, Uint8Array> = {};
  let commit: string | undefined;
  await history.versions(root === '' ? '.' : root, async (version) => {
    commit = version.commit.hash;
    for (const path of paths.slice(0, mostRead)) {
      const read = await version.tree.read(path, limits.markdownBytes);
      if (read.ok) files[path] = read.bytes;
    }
    return false;
  });
  return { files, commit };
}

function commandsFor(gone: readonly string[]): Commands {
  const named = gone.filter((path) => plain.test(path));
  const told = named.slice(0, most);
  const others = gone.length - told.length;
  return told.map((path, index) => ({
    command: `git restore --source=HEAD --staged --worktree -- :/${path}`,
    does: `brings back ${path}, as the last commit has it${
      index === told.length - 1 && others > 0
        ? `; ${count(others, 'more file')} of the root can be brought back alike`
        : ''
    }`,
  }));
}
