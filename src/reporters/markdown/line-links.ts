/** A repository on a server that has pages for the lines of its files, as GitHub does, and one of its commits. */
export interface Shelf {
  /** Such as `https://github.com`. */
  readonly serverUrl: string;
  readonly owner: string;
  readonly repo: string;
  /** The whole name of the commit. */
  readonly sha: string;
}

/** A longer address takes the room of ten findings. */
const longest = 600;

/**
 * The addresses of lines, by paths of the repository. Nothing of a path comes through but as `%xx` and plain letters.
 * Undefined for what has no page, or one whose address is too long.
 */
export function lineLinks({ serverUrl, owner, repo, sha }: Shelf): (path: string, line: number) => string | undefined {
  const top = `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/blob/${encodeURIComponent(sha)}`;
  return (path, line) => {
    if (path === '' || /\p{Cs}/u.test(path)) return undefined; // a lone surrogate has no encoding
    const url = `${top}/${path.split('/').map(encoded).join('/')}?plain=1#L${line}`; // rendered Markdown has no lines
    return url.length > longest ? undefined : url;
  };
}

/** Also what means something to Markdown. */
function encoded(part: string): string {
  return encodeURIComponent(part).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
