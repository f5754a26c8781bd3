import { existsSync, realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import type { Severity } from './core/finding.js';
import { defaultLimits } from './core/limits.js';
import { formats } from './formats/index.js';
import { discoverFrom, discoverNamed } from './lint/discover.js';
import { type LintResult, lintRoots } from './lint/lint.js';
import { UsageError } from './lint/usage-error.js';
import { MemoryTree } from './repository/memory-tree.js';
import { openRepository } from './repository/repository.js';

export type { Finding, Report, Severity } from './core/finding.js';
export type { LintResult } from './lint/lint.js';
export { UsageError } from './lint/usage-error.js';

export interface LintOptions {
  /** The folder that paths are relative to, and that is searched when none is given; `process.cwd()` by default. */
  readonly cwd?: string;
  /** Files and directories; see DESIGN section 5 for what each stands for. */
  readonly paths?: readonly string[];
  /** Texts to judge instead of what lies on the disk, by path. */
  readonly contents?: Readonly<Record<string, string | Uint8Array>>;
  /** Only rules whose id begins with one of these. */
  readonly only?: readonly string[];
  readonly severities?: Readonly<Record<string, Severity | 'off'>>;
  /** The clock, in ms since 1970; the wall clock by default. */
  readonly now?: number;
}

/**
 * Lints the state roots that some paths stand for. Nothing is written.
 * @throws UsageError when a path does not exist, belongs to no root, or lies in another repository
 */
export async function lint(options: LintOptions = {}): Promise<LintResult> {
  const cwd = realpathSync(options.cwd ?? process.cwd());
  const named = (options.paths ?? []).map((path) => resolve(cwd, path));
  const repository = openRepository(named[0] ? folderOf(named[0]) : cwd, cwd);
  const inside = (path: string): string => {
    const found = repository.inside(path);
    if (found === undefined)
      throw new UsageError(`${path} lies outside of ${repository.top}; lint one repository at a time`);
    return found;
  };
  const contents = Object.entries(options.contents ?? {}).map(([path, text]) => [inside(resolve(cwd, path)), text]);
  const { workingTree } = repository;
  const tree = contents.length > 0 ? new MemoryTree(Object.fromEntries(contents), workingTree) : workingTree;
  const roots =
    named.length > 0
      ? await discoverNamed(tree, named.map(inside), formats)
      : await discoverFrom(tree, inside(cwd), formats);
  const { only = [], severities = {}, now = Date.now() } = options;
  return lintRoots({ tree, roots, only, severities, now, limits: defaultLimits });
}

/** The folder whose repository a path belongs to: the one around its state root, which may be all that is there. */
function folderOf(path: string): string {
  const parts = path.split(sep);
  const root = parts.findIndex((part) => formats.some(({ directory }) => directory === part));
  const folder = root >= 0 ? parts.slice(0, root).join(sep) : dirname(path);
  return existsSync(folder) ? folder : dirname(path);
}
