import type { Document } from './document.js';
import type { Refusal } from './tree.js';
/** A file that should have been read and could not be. */
export interface UnreadableFile {
    readonly path: string;
    readonly refusal: Refusal | 'not-utf8' | 'nul-byte' | 'utf-16';
    /** What a person needs to know: the cap, or the offset of the bad byte. */
    readonly detail?: string;
}
/** One state root, read from one tree and parsed. Formats add their own view of it. */
export interface Snapshot {
    /** Path of the root, relative to the repository. */
    readonly root: string;
    readonly format: string;
    /** The form that the format's files take; undefined when they are too broken to tell. */
    readonly dialect: string | undefined;
    readonly documents: readonly Document[];
    readonly unreadable: readonly UnreadableFile[];
    /** Why nothing that the state says could be judged; undefined when it could, or when there is no state. */
    readonly unjudged?: string;
}
