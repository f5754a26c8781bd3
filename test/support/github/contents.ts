import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { commitNamed } from './commits.js';
import type { Files, State } from './state.js';

/** What lies at a path of a commit. */
export type Content =
  | { readonly type: 'file'; readonly path: string; readonly bytes: Buffer }
  | { readonly type: 'symlink'; readonly path: string; readonly target: string }
  | { readonly type: 'dir'; readonly path: string; readonly entries: readonly Content[] };

/** The files of a branch or a commit; undefined when there is no such thing. */
export function filesAt(state: State, ref: string): Files | undefined {
  const branch = ref.replace(/^(refs\/)?heads\//, '');
  const own = state.files[branch];
  if (own) return own;
  const { sha } = commitNamed(state, ref) ?? {};
  if (sha === undefined) return undefined;
  const named = Object.keys(state.branches).find((name) => state.branches[name] === sha && state.files[name]);
  return state.files[sha] ?? (named === undefined ? {} : state.files[named]);
}

/** What lies at a path, links not followed; undefined when there is nothing. */
export function contentAt(files: Files, path: string): Content | undefined {
  const at = path.replace(/^\/+|\/+$/g, '');
  const file = files[at];
  if (file !== undefined) {
    if (typeof file === 'object' && 'target' in file) return { type: 'symlink', path: at, target: file.target };
    return { type: 'file', path: at, bytes: Buffer.from(file) };
  }
  const inside = Object.keys(files).filter((name) => at === '' || name.startsWith(`${at}/`));
  if (inside.length === 0 && at !== '') return undefined;
  const names = new Set(inside.map((name) => name.slice(at === '' ? 0 : at.length + 1).split('/')[0] ?? ''));
  const entries = [...names].sort().flatMap((name) => contentAt(files, posix.join(at, name)) ?? []);
  return { type: 'dir', path: at, entries };
}

/** The same, but a link to a file of the repository is that file, as it is in the contents API. */
export function followed(files: Files, path: string): Content | undefined {
  const content = contentAt(files, path);
  if (content?.type !== 'symlink') return content;
  const target = contentAt(files, posix.normalize(posix.join(posix.dirname(content.path), content.target)));
  return target?.type === 'file' ? { ...target, path: content.path } : content;
}

/** The name that git gives to bytes. */
export function blobOf(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
