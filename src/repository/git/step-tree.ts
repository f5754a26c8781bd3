import type { FileRead } from '../../core/tree.js';
import type { GitAccess } from './access.js';
import { CommitTree } from './commit-tree.js';
import type { Held } from './raw-diff.js';

/** What a file of a commit is known to hold without a look at its folders. */
export interface KnownBlob extends Held {
  /** In bytes; undefined where nothing is there. */
  readonly size: number | undefined;
}

/** The blob that was read last: what a commit left is what the next one met. */
export interface LastRead {
  blob?: { readonly name: string; readonly bytes: Uint8Array };
}

/** The files of a commit, some of which are known from the list of its changes: that saves most questions to git. */
export class StepTree extends CommitTree {
  readonly #git: GitAccess;
  readonly #known: ReadonlyMap<string, KnownBlob>;
  readonly #last: LastRead;

  constructor(access: GitAccess, hash: string, known: ReadonlyMap<string, KnownBlob>, last: LastRead) {
    super(access, hash);
    this.#git = access;
    this.#known = known;
    this.#last = last;
  }

  override async read(path: string, cap: number): Promise<FileRead> {
    const known = this.#known.get(path);
    if (known?.size === undefined || !known.mode.startsWith('100')) return super.read(path, cap);
    if (known.size > cap) return { ok: false, refusal: 'too-large' };
    if (this.#last.blob?.name !== known.content) {
      await this.#git.objects.contents([known.content], cap, ({ bytes }) => {
        this.#last.blob = { name: known.content, bytes };
      });
    }
    const { blob } = this.#last;
    return blob?.name === known.content ? { ok: true, bytes: blob.bytes } : super.read(path, cap);
  }
}
