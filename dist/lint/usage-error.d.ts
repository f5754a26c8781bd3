/** The run was asked for wrongly: the command ends with status 2 and this message, and nothing was linted. */
export declare class UsageError extends Error {
    readonly name: string;
    /** The path that does not exist, as it was given, when that is what is wrong. */
    readonly missing: string | undefined;
    constructor(message: string, missing?: string);
}
