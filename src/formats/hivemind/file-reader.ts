import type { Document } from '../../core/document.js';
import type { Limits } from '../../core/limits.js';
import type { UnreadableFile } from '../../core/snapshot.js';
import type { Tree } from '../../core/tree.js';
import { TextDocument } from '../../text/document.js';
import { size } from '../../text/words.js';
import { bodyOf, conflictsOf, withoutLines } from '../common/markdown-body.js';
import { type JsonFile, readJsonFile, readJsonLinesFile } from '../common/read-json.js';
import { readText } from '../common/read-text.js';
import type { Specification } from '../common/specify.js';
import { type FileKind, fileKind } from './layout.js';
import type { Page, Store } from './snapshot.js';

/** Where a file lies, and what it is called inside the root today. */
export interface Located {
  readonly file: string;
  /** Relative to the repository. */
  readonly path: string;
}

/** What the files beside the stores may take together: a commit may show one large file under 100,000 names. */
const mostBeside = 64 * 1024 * 1024;

/** Reads the files of a root, and gathers what was read and what could not be. Never throws for what it finds. */
export class FileReader {
  readonly documents: Document[] = [];
  readonly unreadable: UnreadableFile[] = [];
  readonly #tree: Tree;
  readonly #limits: Limits;
  /** What the files beside the stores took so far, in UTF-16 units. */
  #beside = 0;

  constructor(tree: Tree, limits: Limits) {
    this.#tree = tree;
    this.#limits = limits;
  }

  /** A store; undefined when it is not there, or cannot be read at all. */
  async store<T>(at: Located | undefined, specification: Specification): Promise<Store<T> | undefined> {
    if (!at) return undefined;
    return this.#json(at, await readJsonFile<T>(this.#tree, at.path, this.#limits, specification));
  }

  /** All files of a kind among some. Without a specification, only whether they parse matters. */
  async all<T>(files: readonly Located[], kind: FileKind, specification?: Specification): Promise<readonly Store<T>[]> {
    const stores: Store<T>[] = [];
    for (const at of files) {
      const store = fileKind(at.file) === kind ? await this.beside<T>(at, specification) : undefined;
      if (store) stores.push(store);
    }
    return stores;
  }

  /** A file of JSON of which there may be any number. */
  async beside<T>(at: Located, specification?: Specification): Promise<Store<T> | undefined> {
    if (this.#isFull(at)) return undefined;
    const read = at.file.endsWith('.jsonl') ? readJsonLinesFile<T> : readJsonFile<T>;
    const store = this.#json(at, await read(this.#tree, at.path, this.#limits, specification));
    this.#beside += store?.document.text.length ?? 0;
    return store;
  }

  async page(at: Located | undefined): Promise<Page | undefined> {
    if (!at || this.#isFull(at)) return undefined;
    const read = await readText(this.#tree, at.path, this.#limits.markdownBytes);
    if (!read.ok) return this.#refuse(read.file);
    const { text } = read;
    this.#beside += text.length;
    const body = bodyOf(text, { start: 0, end: text.length }, this.#limits);
    const faults = await conflictsOf(text, 0, body);
    const document = new TextDocument(at.path, text, { faults });
    this.documents.push(document);
    const isBroken = faults.length > 0;
    return { file: at.file, document, isBroken, body: isBroken ? withoutLines(body) : body };
  }

  #json<T>({ file }: Located, read: JsonFile<T>): Store<T> | undefined {
    if (!read.ok) return this.#refuse(read.file);
    const { document, data } = read;
    this.documents.push(document);
    return { file, document, data, isBroken: document.faults.some(({ kind }) => kind !== 'duplicate-key') };
  }

  #isFull({ path }: Located): boolean {
    if (this.#beside <= mostBeside) return false;
    this.unreadable.push({ path, refusal: 'too-many', detail: `${size(mostBeside)} in the files beside the stores` });
    return true;
  }

  #refuse(file: UnreadableFile): undefined {
    if (file.refusal !== 'missing') this.unreadable.push(file);
  }
}
