import type { Severity } from '../core/finding.js';
export interface LintOptions {
    /**
     * The folder that paths are relative to; `process.cwd()` by default. Without paths, the roots below it are linted,
     * else the nearest one above it in its repository.
     */
    readonly cwd?: string;
    /** Files, state roots, or directories to search. A path in a root stands for that root. */
    readonly paths?: readonly string[];
    /** Texts to judge instead of what lies on the disk, by path. Each path must be a file that is read: a STATE.md. */
    readonly contents?: Readonly<Record<string, string | Uint8Array>>;
    /** Only rules whose id begins with one of these. */
    readonly only?: readonly string[];
    /** Other severities than the rules' own, by rule id. */
    readonly severities?: Readonly<Record<string, Severity | 'off'>>;
    /** The clock, in ms since 1970; the wall clock by default. */
    readonly now?: number;
    /** Whether a path without any state root is fine; by default it is wrong usage, for it is mostly a mistake. */
    readonly allowEmpty?: boolean;
}
/**
 * Holds options against their types: not all who call the library have a compiler that does.
 * @throws UsageError for an option that is not known or of another type
 */
export declare function checkOptions(options: unknown): void;
