import type { Severity } from './core/finding.js';
import type { RuleFacts } from './core/rule.js';
import type { JsonSchema } from './core/schema.js';
import { type LintResult as Linted } from './lint/lint.js';
export type { Edit, Finding, RelatedPlace, Repair, Report, ReportedRoot, Severity, Skipped } from './core/finding.js';
export { UsageError } from './lint/usage-error.js';
export { type FailOn, fails } from './lint/verdict.js';
export interface LintOptions {
    /** The folder that paths are relative to, and that is searched when none is given; `process.cwd()` by default. */
    readonly cwd?: string;
    /** Files, state roots, or directories to search. A path in a root stands for that root. */
    readonly paths?: readonly string[];
    /** Texts to judge instead of what lies on the disk, by path. */
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
export interface LintResult extends Linted {
    /** The folder that the paths of the report are relative to: the top of the repository. */
    readonly top: string;
}
/** The facts of a rule, and its page. */
export interface RuleInfo extends RuleFacts {
    readonly url: string;
}
/**
 * Lints the state roots that some paths stand for. Nothing is written.
 * @throws UsageError when a path does not exist, leads to no root or into another repository, or a rule is not known
 */
export declare function lint(options?: LintOptions): Promise<LintResult>;
/** Every rule there is, sorted by id. */
export declare function rules(): RuleInfo[];
/** The JSON Schemas of the files that have one, by name (`grid/state`). */
export declare function schemas(): Readonly<Record<string, () => Promise<JsonSchema>>>;
