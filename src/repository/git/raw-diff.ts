import { notUnderstood } from './failure.js';

/** What a path holds on one side of a change. */
export interface Held {
  /** `100644`, `120000` for a link, `160000` for a submodule, only zeros where nothing is there. */
  readonly mode: string;
  /** The name of the object, as long as git was told to write it; only zeros where nothing is there. */
  readonly content: string;
}

/** One line of `--raw -z`: what became of one path between a commit and a parent of it. */
export interface Change extends Held {
  /** What git was told to print before the changes against one parent: the commit at least. */
  readonly heading: string;
  /** Counts the comparisons, of which a merge has several. */
  readonly comparison: number;
  /** `A`, `D`, `M`, `R100`, ... */
  readonly status: string;
  readonly path: string;
  /** The new path, where it was renamed. */
  readonly to?: string;
  /** What the path held before. */
  readonly before: Held;
}

const nothing: Held = { mode: '', content: '' };

/**
 * Reads what `--raw -z` says: headings, each before its changes. A heading may look like any path, but never begins
 * with the colon that stands before each change; where a path is expected, nothing else can stand.
 * @throws GitFailure
 */
export async function* headingsAndChanges(texts: AsyncIterable<string>): AsyncGenerator<string | Change, void, void> {
  let heading = '';
  let comparison = 0;
  let status: string | undefined;
  let path: string | undefined;
  let [before, after] = [nothing, nothing];
  for await (const text of texts) {
    if (status === undefined) {
      const line = text.replace(/^\n/, ''); // stands between a heading and its changes
      if (line.startsWith(':')) {
        const [was = '', is = '', old = '', now = '', letter = ''] = line.slice(1).split(' ');
        [before, after, status] = [{ mode: was, content: old }, { mode: is, content: now }, letter];
      } else if (/^[0-9a-f]{40}/.test(line)) {
        heading = line;
        comparison += 1;
        yield heading;
      } else throw notUnderstood();
    } else if (path === undefined && /^[RC]/.test(status)) path = text;
    else {
      const to = path === undefined ? {} : { to: text };
      yield { ...after, before, heading, comparison, status, path: path ?? text, ...to };
      status = undefined;
      path = undefined;
    }
  }
  if (status !== undefined) throw notUnderstood();
}

/**
 * Only the changes.
 * @throws GitFailure
 */
export async function* changesIn(texts: AsyncIterable<string>): AsyncGenerator<Change, void, void> {
  for await (const item of headingsAndChanges(texts)) if (typeof item !== 'string') yield item;
}

/** Whether a change is one of the bit alone that makes a file a program. */
export function isOfModeAlone({ status, content, before }: Change): boolean {
  return status === 'M' && content === before.content;
}
