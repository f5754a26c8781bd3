import type { RuleFacts } from './core/rule.js';
import { type LintResult as Linted } from './lint/lint.js';
import { type LintOptions } from './lint/lint-options.js';
import type { FailOn } from './lint/verdict.js';
export type { Edit, Finding, RelatedPlace, Repair, Report, ReportedRoot, Severity, Skipped } from './core/finding.js';
export type { Position } from './core/place.js';
export { ConfigurationError } from './lint/configuration/configuration-error.js';
export type { LintOptions } from './lint/lint-options.js';
export { UsageError } from './lint/usage-error.js';
export { type FailOn, fails } from './lint/verdict.js';
export interface LintResult extends Linted {
    /** The folder that the paths of the report are relative to: the top of the repository. */
    readonly top: string;
    /** Folders that could not be searched for want of permission; roots may lie there unseen. Relative to `top`. */
    readonly unsearched: readonly string[];
    /** Paths that led to no root, as they were given; without `allowEmpty`, the first is wrong usage. */
    readonly stateless: readonly string[];
    /** The configuration that held, and what it says of the verdict; undefined when there was none. */
    readonly configuration?: {
        /** Its path, as seen from the working folder. */
        readonly name: string;
        readonly failOn?: FailOn;
        readonly maxWarnings?: number;
    };
}
/** The facts of a rule, and its page. */
export interface RuleInfo extends RuleFacts {
    readonly url: string;
}
/**
 * Lints the state roots that some paths stand for. Nothing is written. All paths of the report are relative to `top`.
 * @throws UsageError when a path or a revision does not exist, a path leads to no root or into another repository, a
 * rule is not known, or an option is none or of the wrong type; a ConfigurationError, which is one too, when the
 * configuration cannot be used
 */
export declare function lint(options?: LintOptions): Promise<LintResult>;
/** Every rule there is, sorted by id. */
export declare function rules(): RuleInfo[];
/** The JSON Schemas of the files that have one, by name (`grid/state`). Each caller gets a copy of its own. */
export declare function schemas(): Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;
