import { defaultLimits } from '../../core/limits.js';
import type { AccountRow, RootRecovery, Source } from '../../core/recovery.js';
import type { Tree } from '../../core/tree.js';
import { openRepository, type Repository, type RepositoryOptions } from '../../repository/repository.js';
import { linesOf } from '../../text/lines.js';

/** The line of a file that a value was read from. */
export type LineOf = (source: Source) => string | undefined;

/** Looks up the lines that an account names, in the working tree and in commits; what cannot be read is left out. */
export async function quotedLines(top: string, { files }: RootRecovery, options: RepositoryOptions): Promise<LineOf> {
  const repository = await openRepository(top, options);
  try {
    const texts = new Map<string, readonly string[]>();
    for (const source of files.flatMap(({ account }) => account.flatMap(sourcesOf))) {
      const key = keyOf(source);
      if (source.path === undefined || texts.has(key)) continue;
      const tree = await treeOf(repository, source);
      texts.set(key, tree ? await linesIn(tree, source.path) : []);
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

async function linesIn(tree: Tree, path: string): Promise<readonly string[]> {
  const read = await tree.read(path, defaultLimits.markdownBytes);
  if (!read.ok) return [];
  const text = new TextDecoder().decode(read.bytes); // what is broken may hold bytes that are no text
  return linesOf(text).map(({ start, end }) => text.slice(start, end));
}
