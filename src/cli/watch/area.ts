import { existsSync } from 'node:fs';
import { basename, dirname, join, normalize, resolve, sep } from 'node:path';
import { formats } from '../../formats/index.js';
import type { LintResult } from '../../index.js';
import { baselineFile, fileNames, packageFile } from '../../lint/configuration/names.js';
import { rootsBelow } from '../../lint/search.js';
import { insideOf, isFolder, realPath } from '../../repository/folders.js';
import { headFiles } from '../../repository/head-files.js';
import { commonTop, locate } from '../../repository/locate.js';
import { openRepository } from '../../repository/repository.js';
import { endingIn, innermost } from '../../text/paths.js';
import type { LintFlags } from '../lint-request.js';

/** What a run depends on, as far as it lies on the disk. All paths are absolute. */
export interface WatchedArea {
  /** Folders that are watched with all that lies below them. */
  readonly folders: readonly string[];
  /** Files that lie elsewhere; they need not be there. */
  readonly files: readonly string[];
  /** Whether a folder is not even looked into. */
  isLeftOut(folder: string): boolean;
  /** Whether a change of a file makes a difference. */
  matters(file: string): boolean;
  /** What a run tells: where its roots, its configuration and its baseline are. More paths to watch come back. */
  learn(linted: LintResult): readonly string[];
}

const rootNames = formats.flatMap(({ directories }) => directories);
/** A root may lie in folders that a search looks through though they are left out: `.opencode`, for `.opencode/state`. */
const onTheWay = rootNames.flatMap((name) => {
  const parts = name.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
});
const special = new Set([...fileNames, packageFile, baselineFile]);

/** Finds out what to watch for some paths of the command line. */
export async function watchedArea(
  paths: readonly string[],
  { git, config, baseline }: LintFlags,
  workingFolder: string,
): Promise<WatchedArea> {
  const cwd = realPath(workingFolder);
  const [first, ...others] = paths.map((path) => locate(path, cwd, rootNames));
  const here = locate('.', cwd, rootNames);
  const { top } = commonTop([first ?? here, ...others], cwd);
  const searched = first ? [first, ...others] : [here];
  const found = searched.map(({ path, folder }) => rootOf(path) ?? (isFolder(path) ? path : folder));
  const folders = [...new Set(first ? found : [...found, ...rootsAbove(cwd, top)])];
  const leftOut = await leftOutBelow(folders, top, git ?? true);
  const own = new Set([config, baseline].flatMap((name) => (name ? [resolve(cwd, name)] : [])));
  const settings = foldersAbove(cwd, top).flatMap((above) => [...special].map((name) => join(above, name)));
  const loose = new Set(searched.map(({ path, folder }) => (rootOf(path) ? '' : folder)));
  const isState = (file: string) =>
    rootOf(file) !== undefined || (loose.has(dirname(file)) && formats.some(({ reads }) => reads(basename(file))));
  const heads = new Set<string>();
  const newHeads = () => headFiles(top).filter((file) => !heads.has(file) && heads.add(file));
  return {
    folders: [...folders],
    files: [...settings, ...own, ...(git === false ? [] : newHeads())],
    isLeftOut: (folder) => {
      if (basename(folder) === 'node_modules' || basename(folder) === '.git') return true;
      if (leftOut.has(folder) && !leadsToRoot(folder)) return true;
      if (leftOut.has(dirname(folder)) && !leadsToRoot(folder) && rootOf(folder) === undefined) return true;
      return !folders.includes(folder) && insideOf(top, folder) !== '' && existsSync(join(folder, '.git'));
    },
    matters: (file) => isState(file) || special.has(basename(file)) || own.has(file) || heads.has(file),
    learn: ({ report, configuration, baseline: held }) => {
      const named = [configuration && resolve(cwd, configuration.name), held && join(top, held.path)];
      const files = named.flatMap((file) => (file && !own.has(file) ? [file] : []));
      for (const file of files) own.add(file);
      const roots = report.roots.map((root) => join(top, root.path));
      const outside = roots.filter((root) => folders.every((folder) => insideOf(folder, root) === undefined));
      folders.push(...outside);
      return [...files, ...outside, ...(git === false ? [] : newHeads())];
    },
  };
}

/** The state root that a path lies in, by the names on the way; of roots in one another, the innermost. */
function rootOf(path: string): string | undefined {
  const parts = normalize(path).split(sep);
  const found = innermost(parts, rootNames);
  return found && parts.slice(0, found.end).join(sep);
}

const leadsToRoot = (folder: string): boolean =>
  endingIn(normalize(folder).split(sep).join('/'), onTheWay) !== undefined;

/** What a search leaves out: where it does not look now, nothing will be seen later either. */
async function leftOutBelow(folders: readonly string[], top: string, git: boolean): Promise<ReadonlySet<string>> {
  const all = new Set<string>();
  const repository = await openRepository(top, { git });
  try {
    const leftOut = async (below: readonly string[]) => {
      const out = await repository.ignored(below);
      for (const folder of out) all.add(join(top, folder));
      return out;
    };
    const search = { tree: repository.workingTree, formats, leftOut };
    for (const folder of folders) {
      const inside = insideOf(top, folder);
      if (inside !== undefined && !rootOf(folder)) await rootsBelow(search, inside);
    }
  } finally {
    repository.close();
  }
  return all;
}

/** Of the roots above, the nearest one is linted where there is none below. */
function rootsAbove(folder: string, top: string): string[] {
  return foldersAbove(folder, top).flatMap((above) => rootNames.map((name) => join(above, name)).filter(isFolder));
}

/** The folders that a folder lies in, up to the top of the repository. */
function foldersAbove(folder: string, top: string): string[] {
  const folders: string[] = [];
  for (let at = folder; at !== top && insideOf(top, at) !== undefined; ) {
    at = dirname(at);
    folders.push(at);
  }
  return folders;
}
