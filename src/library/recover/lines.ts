import { defaultLimits } from '../../core/limits.js';
import type { AccountRow, RootRecovery, Source } from '../../core/recovery.js';
import type { Tree } from '../../core/tree.js';
import { openRepository, type Repository, type RepositoryOptions } from '../../repository/repository.js';
import { linesOf, withLineFeeds } from '../../text/lines.js';

/** The line of a file that a value was read from. */
export type LineOf = (source: Source) => string | undefined;

/** Looks up the lines that an account names, in the working tree and in commits; what cannot be read is left out. */
export async function quotedLines(top: string, { files }: RootRecovery, options: RepositoryOptions): Promise<LineOf> {
  const repository = await openRepository(top, options);
  try {
    const texts = new Map<string, readonly string[]>();
    // Of a file that was salvaged, lines may end in a carriage return alone; other readers do not break them there.
    const present = new Set(files.map(({ path }) => keyOf({ what: path, path })));
    for (const source of files.flatMap(({ account }) => account.flatMap(sourcesOf))) {
      const key = keyOf(source);
      if (source.path === undefined || texts.has(key)) continue;
      const tree = await treeOf(repository, source);
      const text = tree ? await textIn(tree, source.path) : '';
      texts.set(key, linesIn(present.has(key) ? withLineFeeds(text) : text));
    }
    return (source) => (source.line === undefined ? undefined : texts.get(keyOf(source))?.[source.line - 1]);
  } finally {
    repository.close();
  }
}

const sourcesOf = ({ source, otherwise = [] }: AccountRow): Source[] => [source, ...otherwise.map((one) => one.source)];
const keyOf = ({ path, commit = '' }: Source): string => `${commit} ${path}`;

async function treeOf(repository: Repository, { commit }: Source): Promise<Tree | undefined> {
  if (commit === undefined) return repository.workingTree;
  return repository.resolve(commit).then(
    ({ tree }) => tree,
    () => undefined, // no git by now, or that commit is gone
  );
}

async function textIn(tree: Tree, path: string): Promise<string> {
  const read = await tree.read(path, defaultLimits.markdownBytes);
  return read.ok ? new TextDecoder().decode(read.bytes) : ''; // what is broken may hold bytes that are no text
}

const linesIn = (text: string): readonly string[] => linesOf(text).map(({ start, end }) => text.slice(start, end));
