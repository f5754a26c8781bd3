import type { Tree } from '../../core/tree.js';
import { judgeOf } from '../../lint/judge.js';
import { InvalidFrontmatter } from './errors.js';
import type { Target } from './target.js';

/**
 * What is to be said of a state that cannot be read: the first thing that is wrong with its notation.
 * @param tree the one that it was read from
 */
export async function brokenState(
  { path, root, format, limits, shown }: Target,
  tree: Tree,
  now: number,
): Promise<InvalidFrontmatter> {
  const { findings } = await judgeOf({ path: root, format }, { now, limits })(tree, 'inside');
  const found = findings.filter(({ rule, severity }) => rule.startsWith('syntax/') && severity === 'error');
  const [first] = found.sort((a, b) => a.start.line - b.start.line || a.start.column - b.start.column);
  const mends = 'agent-state-lint recover says what is left of it';
  if (!first) return new InvalidFrontmatter(`${shown(path)} cannot be read as a state; ${mends}`);
  const { line, column } = first.start;
  return new InvalidFrontmatter(`${shown(path)}:${line}:${column} ${first.message} (${first.rule}); ${mends}`, first);
}
