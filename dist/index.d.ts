import type { MissionContext } from './core/resumption.js';
import type { RuleFacts } from './core/rule.js';
import type { Transition } from './core/transition.js';
import { Increment, type StatePatch } from './core/update.js';
import type { InitOptions, InitResult } from './library/recover/init.js';
import type { MigrateOptions, RecoverOptions } from './library/recover/options.js';
import type { RecoverResult } from './library/recover/result.js';
import type { FixResult, LintResult } from './library/result.js';
import type { ResumeOptions } from './library/resume/options.js';
import type { ResumeResult } from './library/resume/resume.js';
import type { WarmthOptions, WarmthResult } from './library/resume/warmth.js';
import type { TransitionOptions } from './library/transitions/options.js';
import type { TransitionResult } from './library/transitions/transition.js';
import type { UpdateOptions } from './library/update/options.js';
import type { ReadOptions, ReadState } from './library/update/read.js';
import type { UpdateResult } from './library/update/update.js';
import { type LintOptions } from './lint/lint-options.js';
import type { FixOptions } from './lint/repair/fix-options.js';
export type { AskCommits, CommitAnswer, FoundCommit, NoCommit, NotACommit, Unanswered } from './core/commit-answer.js';
export type { Data } from './core/data.js';
export type { Edit, Finding, RelatedPlace, Repair, Report, ReportedRecovery, ReportedRoot, ReportedRow, Severity, Skipped, } from './core/finding.js';
export type { MergedPull, Underway } from './core/history.js';
export type { AddedLesson } from './core/lessons.js';
export type { MissionOutline, MissionStep } from './core/mission.js';
export type { Position } from './core/place.js';
export type { AccountRow, Advice, RecoveredFile, RecoveryOverview, RootRecovery, Source } from './core/recovery.js';
export type { CompletedWork, LessonGroup, MissionContext, NamedText, PendingPlan, ResumeCheckpoint, ResumeDecision, ResumePoint, ResumeStrategy, } from './core/resumption.js';
export type { Shard } from './core/shard.js';
export type { AgentBeat, AgentEnd, AgentStart, BlockDone, BlockerAdd, BlockerClear, CheckpointAnswer, CheckpointOpen, CheckpointOption, CheckpointWithdraw, Skip, ThreadDone, ToPhase, ToStatus, Transition, WaveDone, } from './core/transition.js';
export type { FileRead, Refusal, TreeEntry } from './core/tree.js';
export { type FieldChange, Increment, type StateEvent, type StatePatch, type StateUpdated, type WaveComplete, } from './core/update.js';
export type { InitOptions, InitResult } from './library/recover/init.js';
export type { MigrateOptions, RecoverOptions } from './library/recover/options.js';
export type { Recoveries, RecoverResult } from './library/recover/result.js';
export type { FixResult, LintResult, SettingsReading } from './library/result.js';
export type { ResumeCheck } from './library/resume/checks.js';
export type { ResumeOptions } from './library/resume/options.js';
export type { ResumeResult } from './library/resume/resume.js';
export type { WarmthOptions, WarmthResult } from './library/resume/warmth.js';
export type { TransitionOptions } from './library/transitions/options.js';
export type { ChangedStateFile, TransitionResult } from './library/transitions/transition.js';
export { InvalidFrontmatter, LockTimeout, PermissionDenied, StaleState, StateNotFound, ValidationFailed, } from './library/update/errors.js';
export type { UpdateOptions } from './library/update/options.js';
export type { ReadOptions, ReadState } from './library/update/read.js';
export type { UpdateResult } from './library/update/update.js';
export { ConfigurationError } from './lint/configuration/configuration-error.js';
export type { SettingsChange } from './lint/configuration/differences.js';
export type { LintOptions, Progress, SettingsTree } from './lint/lint-options.js';
export type { FixOptions, RepairOptions } from './lint/repair/fix-options.js';
export type { RefusedRepair, RepairedFile, Repairs } from './lint/repair/repair.js';
export { UsageError } from './lint/usage-error.js';
export { type FailOn, fails } from './lint/verdict.js';
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
/**
 * Lints as `lint` does, and repairs what can be repaired; the report is of what is left then. With `write`, the files
 * that came out as others are written, each as a whole and under the lock of its root.
 * @throws UsageError as `lint` does; with `write` also an error whose name is StateChangedError, LockTimeoutError,
 * LockUnavailableError or WriteError, and whose message says which files had been written
 */
export declare function fix(options?: FixOptions): Promise<FixResult>;
/**
 * Works out, for roots whose state is broken or gone, what it is to be, from all that is left of it, and says where
 * every value comes from. A root that is healthy is left alone. With `write`, what is proposed is written, each file as
 * a whole and under the lock of its root, and what lay there is kept beside it.
 * @throws UsageError when the paths lead to no root, also none that is gone, or `to` is no commit; with `write` also
 * what `fix` throws
 */
export declare function recover(options?: RecoverOptions): Promise<RecoverResult>;
/**
 * Brings roots of an older dialect to the newest one, in the same way.
 * @throws as `recover` does
 */
export declare function migrate(options?: MigrateOptions): Promise<RecoverResult>;
/**
 * The files of a fresh root. With `write`, those are written that are not there yet; nothing is replaced.
 * @throws UsageError when there is no such folder, or state lies there that has lost its chief file; with `write` also
 * what `fix` throws
 */
export declare function init(options?: InitOptions): Promise<InitResult>;
/**
 * Reads the state of a root, and answers what agents ask of it (STATE.md schema 8).
 * @throws StateNotFound when there is none, InvalidFrontmatter when it does not parse, UsageError
 */
export declare function readState(options?: ReadOptions): Promise<ReadState>;
/**
 * Updates the state of a root as an agent may (STATE.md schema 5): under its lock, as a whole, and only where no error
 * comes of it. Everything else in the file stays byte for byte.
 * @param root the state root, or the folder that holds it
 * @throws PermissionDenied, StateNotFound, InvalidFrontmatter, LockTimeout, StaleState, ValidationFailed; UsageError when it
 * is called wrongly; and an error whose name is LockUnavailableError or WriteError when it cannot be written
 */
export declare function updateState(root: string, patch: StatePatch, options: UpdateOptions): Promise<UpdateResult>;
/**
 * Merges the lessons of all summaries into WARMTH.md, each once, under the lock of the root (persistence guide, "Warmth
 * Aggregation"). What stands there stays as it is. Where nothing is missing, nothing is written.
 * @throws StateNotFound, InvalidFrontmatter when WARMTH.md does not parse, LockTimeout, StaleState, UsageError; and an error
 * whose name is LockUnavailableError or WriteError when it cannot be written
 */
export declare function mergeWarmth(options?: WarmthOptions): Promise<WarmthResult>;
/**
 * Checks a state, and gathers all that whoever takes its mission up has to know (persistence guide, "Context
 * Reconstruction"; checkpoint flow, "Resume"). Nothing is written, and nothing carried out.
 * @throws StateNotFound when there is none, UsageError
 */
export declare function resume(options?: ResumeOptions): Promise<ResumeResult>;
/** The prompt for whoever takes a mission up. No text of its files can make a tag in it, or close one. */
export declare function promptOf(context: MissionContext): Promise<string>;
/**
 * Has the mission of a root take a step in its life (STATE.md schema 7): all that goes with it moves along, in one write
 * under the lock, or nothing does.
 * @param root the state root, or the folder that holds it
 * @throws what `updateState` throws; StaleState only where a program that takes no lock was faster, for nothing can be expected
 */
export declare function transitionState(root: string, transition: Transition, options: TransitionOptions): Promise<TransitionResult>;
/** In a patch: what is to be added to the number that stands there, 1 when it is not said. */
export declare function increment(by?: number): Increment;
/** Every rule there is, sorted by id. */
export declare function rules(): RuleInfo[];
/** The JSON Schemas of the files that have one, by name (`grid/state`). Each caller gets a copy of its own. */
export declare function schemas(): Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;
