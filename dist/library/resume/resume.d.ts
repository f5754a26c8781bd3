import type { RootRecovery } from '../../core/recovery.js';
import type { MissionContext, ResumeDecision } from '../../core/resumption.js';
import { type ResumeCheck } from './checks.js';
import { type ResumeOptions } from './options.js';
/** Whether and how a mission is taken up again, and all that is to be known for it. */
export interface ResumeResult {
    /** The folder that all paths here are relative to: the top of the repository. */
    readonly top: string;
    readonly root: string;
    /** The chief file of the state. */
    readonly path: string;
    /** Whether it can be resumed now; with `ask`, once a person has answered. */
    readonly canResume: boolean;
    readonly decision: ResumeDecision;
    readonly checks: readonly ResumeCheck[];
    /** Undefined where the state does not parse. */
    readonly context: MissionContext | undefined;
    /** What `recover` proposes, where the state has to be recovered first. */
    readonly recovery: RootRecovery | undefined;
}
/** See `resume` of the library. */
export declare function resumeAt(options: ResumeOptions): Promise<ResumeResult>;
