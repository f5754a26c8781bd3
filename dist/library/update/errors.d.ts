import type { Finding } from '../../core/finding.js';
/** There is no state to read or to update. */
export declare class StateNotFound extends Error {
    readonly name = "StateNotFound";
}
/** The state does not parse, or is of a form that nothing writes any more. */
export declare class InvalidFrontmatter extends Error {
    readonly name = "InvalidFrontmatter";
    /** The first thing that is wrong with its notation; undefined when nothing is but its form. */
    readonly finding: Finding | undefined;
    constructor(message: string, finding?: Finding);
}
/** The agent may not write what it asked for. Nothing was read. */
export declare class PermissionDenied extends Error {
    readonly name = "PermissionDenied";
    /** The dotted key paths that it may not write. */
    readonly fields: readonly string[];
    constructor(message: string, fields: readonly string[]);
}
/** Another program held the lock for too long. Nothing was read. */
export declare class LockTimeout extends Error {
    readonly name = "LockTimeout";
}
/** The state would have errors that it does not have now, or the patch does not fit it. Nothing was written. */
export declare class ValidationFailed extends Error {
    readonly name = "ValidationFailed";
    /** The errors that the update would bring about; none when the patch does not fit. */
    readonly findings: readonly Finding[];
    constructor(message: string, findings?: readonly Finding[]);
}
/** The state is not what it was expected to be. Nothing was written. */
export declare class StaleState extends Error {
    readonly name = "StaleState";
}
