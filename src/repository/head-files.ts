import { join, resolve } from 'node:path';
import { isFolder } from './folders.js';
import { readRegularFile } from './read-file.js';

/** More than a path, or the name of a branch, may have, in bytes. */
const most = 4096;

/**
 * The files of git that change when HEAD moves: by a commit, a checkout, a reset. They need not be there, for git makes
 * some of them when it needs them. Empty where there is no repository.
 * @param top absolute path of the repository
 */
export function headFiles(top: string): readonly string[] {
  const folder = gitFolder(join(top, '.git'));
  if (folder === undefined) return [];
  const common = resolve(folder, firstLine(join(folder, 'commondir')) ?? '.');
  const [, branch] = /^ref: (refs\/\S{1,1000})$/.exec(firstLine(join(folder, 'HEAD')) ?? '') ?? [];
  const isInside = branch !== undefined && !branch.split('/').includes('..');
  return [join(folder, 'HEAD'), join(folder, 'logs/HEAD'), ...(isInside ? [join(common, branch)] : [])];
}

/**
 * The folder in which git keeps what belongs to one working tree; undefined where there is none. In a worktree and in a
 * submodule, `.git` is a file that says where it is.
 * @param path of the `.git`
 */
export function gitFolder(path: string): string | undefined {
  if (isFolder(path)) return path;
  const [, to] = /^gitdir: (.{1,4088})$/.exec(firstLine(path) ?? '') ?? [];
  return to === undefined ? undefined : resolve(path, '..', to);
}

function firstLine(path: string): string | undefined {
  const read = readRegularFile(path, most);
  return read.ok ? Buffer.from(read.bytes).toString().split('\n', 1)[0]?.trimEnd() : undefined;
}
