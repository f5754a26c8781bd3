import { notUnderstood } from './failure.js';

/** One line of `--raw -z`: what became of one path between a commit and a parent of it. */
export interface Change {
  /** What git was told to print before the changes against one parent: the commit at least. */
  readonly heading: string;
  /** Counts the comparisons, of which a merge has several. */
  readonly comparison: number;
  /** `A`, `D`, `M`, `R100`, ... */
  readonly status: string;
  readonly path: string;
  /** The new path, where it was renamed. */
  readonly to?: string;
  /** The name of what the path holds now, as long as git was told to write it. */
  readonly content: string;
}

/**
 * Reads what `--raw -z` says. A heading may look like any path, but never begins with the colon that stands before
 * each change; where a path is expected, nothing else can stand.
 * @throws GitFailure
 */
export async function* changesIn(texts: AsyncIterable<string>): AsyncGenerator<Change, void, void> {
  let heading = '';
  let comparison = 0;
  let status: string | undefined;
  let path: string | undefined;
  let content = '';
  for await (const text of texts) {
    if (status === undefined) {
      const line = text.replace(/^\n/, ''); // stands between a heading and its changes
      if (line.startsWith(':')) {
        [, , , content = '', status = ''] = line.split(' ');
      } else if (/^[0-9a-f]{40}/.test(line)) {
        heading = line;
        comparison += 1;
      } else throw notUnderstood();
    } else if (path === undefined && /^[RC]/.test(status)) path = text;
    else {
      yield { heading, comparison, status, path: path ?? text, content, ...(path !== undefined && { to: text }) };
      status = undefined;
      path = undefined;
    }
  }
  if (status !== undefined) throw notUnderstood();
}
