import type { Document } from '../../core/document.js';
import type { Severity } from '../../core/finding.js';
/** A finding that is hidden, as a baseline records it. */
export interface Entry {
    readonly rule: string;
    readonly path: string;
    readonly pointer?: string;
    readonly severity: Severity;
    /** The day on which it was first recorded: `2026-05-12`. */
    readonly date: string;
    readonly message: string;
    readonly fingerprint: string;
}
/** The findings that are hidden, and the file that says so. */
export interface Baseline {
    /** Relative to the repository. */
    readonly path: string;
    /** How messages call it. */
    readonly name: string;
    /** Undefined when there is no file yet. */
    readonly document: Document | undefined;
    readonly entries: readonly Entry[];
}
/** The version of the form that is read and written. */
export declare const version = 1;
/** More than anybody will ever mend; a report holds no more. */
export declare const mostEntries = 10000;
