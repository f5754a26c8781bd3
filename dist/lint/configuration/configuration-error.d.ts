import { UsageError } from '../usage-error.js';
/** A configuration that cannot be used: nothing was linted, for it is not known how. */
export declare class ConfigurationError extends UsageError {
    readonly name = "ConfigurationError";
    /** All that is wrong with it, a line each, in the order of the file: `agent-state-lint.yaml:3:5: what is wrong`. */
    readonly faults: readonly string[];
    constructor(faults: readonly [string, ...string[]]);
}
