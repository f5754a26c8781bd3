import type { DataMap } from '../../core/data.js';
import type { ValueNode } from '../../core/document.js';
import { yamlComments } from '../yaml-comments.js';
import { endOfLine } from './layout.js';
import { blockLines } from './write-yaml.js';

/**
 * A whole mapping in lines, with the comments of the text that it takes the place of: each stands above the field that
 * it stood above or in, or last where that field is gone.
 */
export function rewritten(
  text: string,
  from: number,
  to: number,
  root: ValueNode | undefined,
  data: DataMap,
): string[] {
  const comments = yamlComments(text, from, to);
  const entries = root?.kind === 'map' ? root.entries : [];
  const byKey = new Map<string, string[]>();
  const others: string[] = [];
  const keys = entries.map(({ key }) => String(key.value));
  const ends = entries.map(({ value }) => endOfLine(text, value.end));
  let next = 0;
  for (const comment of comments) {
    // A comment behind a value belongs to it.
    while ((ends[next] ?? text.length) < comment.start) next += 1;
    const key = keys[next];
    const said = text.slice(comment.start, comment.end);
    const beside = key !== undefined && Object.hasOwn(data, key) ? byKey.get(key) : others;
    if (beside) beside.push(said);
    else byKey.set(String(key), [said]);
  }
  const lines = Object.entries(data).flatMap(([key, value]) => [
    ...(byKey.get(key) ?? []),
    ...blockLines({ [key]: value }, 2),
  ]);
  return [...lines, ...others];
}
