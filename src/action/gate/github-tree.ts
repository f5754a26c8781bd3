import { createHash } from 'node:crypto';
import type { FileRead, SettingsTree, TreeEntry } from '../../index.js';
import { parentOf } from '../../text/paths.js';
import type { GitHub } from '../github/connect.js';
import { failureInWords, isForbidden } from '../github/failure.js';

/** What GitHub says of something in a folder. */
interface Entry extends TreeEntry {
  /** In bytes. */
  readonly size: number;
  /** The name of its blob. */
  readonly sha: string;
}

/** Of a folder with more, GitHub lists so many. */
const mostEntries = 1000;
/** What is larger comes without its text, unless that alone is asked for. In bytes. */
const mostInJson = 1024 * 1024;

/**
 * The files of a commit, as the contents API shows them. It follows links where it is asked for one: so every folder on
 * the way is listed, and only what is a file is asked for. Each is asked for once.
 */
export class GitHubTree implements SettingsTree {
  readonly name: string;
  readonly #github: GitHub;
  readonly #sha: string;
  readonly #folders = new Map<string, Promise<readonly Entry[]>>();
  readonly #files = new Map<string, Promise<Uint8Array>>();

  /**
   * @param sha the whole name of the commit
   * @param name what messages call it
   */
  constructor(github: GitHub, sha: string, name: string) {
    this.#github = github;
    this.#sha = sha;
    this.name = name;
  }

  /** @throws Error that says why GitHub does not tell */
  readonly list = async (directory: string): Promise<readonly Entry[]> => {
    if (directory !== '' && (await this.#entry(directory))?.kind !== 'directory') return [];
    return remembered(this.#folders, directory, () => this.#listed(directory));
  };

  /** @throws Error that says why GitHub does not tell */
  readonly read = async (path: string, cap: number): Promise<FileRead> => {
    if (path === '') return { ok: false, refusal: 'not-a-file' };
    for (let at = parentOf(path); at !== ''; at = parentOf(at)) {
      if ((await this.#entry(at))?.kind === 'link') return { ok: false, refusal: 'link' };
    }
    const entry = await this.#entry(path);
    if (!entry) return { ok: false, refusal: 'missing' };
    if (entry.kind !== 'file') return { ok: false, refusal: entry.kind === 'link' ? 'link' : 'not-a-file' };
    if (entry.size > cap) return { ok: false, refusal: 'too-large' };
    return { ok: true, bytes: await remembered(this.#files, path, () => this.#content(path, entry)) };
  };

  async #entry(path: string): Promise<Entry | undefined> {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return (await this.list(parentOf(path))).find((entry) => entry.name === name);
  }

  async #listed(directory: string): Promise<readonly Entry[]> {
    const answer = await this.#ask(directory);
    if (!Array.isArray(answer)) throw notUnderstood(directory);
    if (answer.length >= mostEntries) {
      const folder = directory === '' ? 'the repository' : directory;
      throw new Error(`GitHub lists ${mostEntries} entries of a folder at most, and ${folder} may have more`);
    }
    return answer.map((one) => entryOf(one) ?? fail(notUnderstood(directory)));
  }

  async #content(path: string, { size, sha }: Entry): Promise<Uint8Array> {
    const isLarge = size > mostInJson;
    const answer = await this.#ask(path, isLarge ? { mediaType: { format: 'raw' } } : {});
    const { content, encoding } = fields(answer);
    if (isLarge && typeof answer === 'string') return checked(Buffer.from(answer), sha, path);
    if (typeof content !== 'string' || encoding !== 'base64') throw notUnderstood(path);
    return checked(Buffer.from(content, 'base64'), sha, path);
  }

  async #ask(path: string, more: { readonly mediaType?: { readonly format: string } } = {}): Promise<unknown> {
    const { octokit, owner, repo } = this.#github;
    try {
      const asked = { ...{ owner, repo, path, ref: this.#sha }, ...more };
      return (await octokit.request('GET /repos/{owner}/{repo}/contents/{path}', asked)).data;
    } catch (error) {
      const hint = isForbidden(error) ? ' (the job needs the permission "contents: read")' : '';
      throw new Error(`${failureInWords(error)}${hint}`);
    }
  }
}

/** Of what GitHub calls a file, a submodule has the address of a tree. */
function entryOf(answer: unknown): Entry | undefined {
  const { name, type, size, sha, git_url: address } = fields(answer);
  if (typeof name !== 'string' || typeof type !== 'string' || typeof sha !== 'string') return undefined;
  const isSubmodule = type === 'submodule' || (typeof address === 'string' && address.includes('/git/trees/'));
  const kind = isSubmodule || type === 'dir' ? 'directory' : type === 'symlink' ? 'link' : 'file';
  return { name, kind, sha, size: typeof size === 'number' ? size : 0 };
}

/** What was read as text on the way may have lost what is no text. */
function checked(bytes: Buffer, sha: string, path: string): Uint8Array {
  const hash = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  return hash === sha ? bytes : fail(notUnderstood(path));
}

function remembered<T>(known: Map<string, Promise<T>>, path: string, ask: () => Promise<T>): Promise<T> {
  const asked = known.get(path) ?? ask();
  known.set(path, asked);
  return asked;
}

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const notUnderstood = (path: string): Error =>
  new Error(`GitHub gave an answer that is not understood, when asked for ${path === '' ? 'the repository' : path}`);

function fail(error: Error): never {
  throw error;
}
