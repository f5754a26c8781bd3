export interface TreeEntry {
    readonly name: string;
    readonly kind: 'file' | 'directory' | 'link' | 'other';
}
/**
 * Why the bytes of a path cannot be had. `outside` is answered without a look at the disk; `not-fetched` is what a
 * partial clone lacks.
 */
export type Refusal = 'missing' | 'link' | 'not-a-file' | 'too-large' | 'not-readable' | 'not-fetched' | 'outside';
export type FileRead = {
    readonly ok: true;
    readonly bytes: Uint8Array;
} | {
    readonly ok: false;
    readonly refusal: Refusal;
};
/**
 * The files at one point: the working tree, or a commit. Paths are relative to the repository, with `/`; the
 * empty string is the repository itself. No method follows a link or throws for what it finds on the disk.
 */
export interface Tree {
    /** The entries of a directory, sorted by name; empty when it is absent, unreadable, a link or outside. */
    list(directory: string): Promise<readonly TreeEntry[]>;
    /** The bytes of a regular file of at most `cap` bytes. */
    read(path: string, cap: number): Promise<FileRead>;
    /** What stands at a path; undefined when nothing does, or when it lies outside. */
    kind(path: string): Promise<TreeEntry['kind'] | undefined>;
    /** Where the link at a path leads, in its own words with `/`; undefined when there is no link. */
    link(path: string): Promise<string | undefined>;
    /** When a file was last written, in ms since 1970; undefined where only commits tell, or nothing is there. */
    writtenAt(path: string): Promise<number | undefined>;
}
