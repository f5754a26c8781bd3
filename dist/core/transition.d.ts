import type { Limits } from './limits.js';
import type { Tree } from './tree.js';
import type { FieldChange, Refused, StateEvent } from './update.js';
/** The mission goes to another status. */
export interface ToStatus {
    readonly kind: 'status';
    readonly to: string;
    /** Threads of the wave that it begins with; of use when a mission starts. */
    readonly threads?: number | undefined;
}
/** The current phase is complete, and another one begins (STATE.md schema 7.2). */
export interface ToPhase {
    readonly kind: 'phase';
    readonly to: string;
    /** Threads of its first wave; what the state says when it is not said. */
    readonly threads?: number | undefined;
}
/** A thread is complete (STATE.md schema 5.2). */
export interface ThreadDone {
    readonly kind: 'thread-done';
    /** The commit that holds its work. */
    readonly commit?: string | undefined;
}
/** All threads of a wave are complete, and the next wave begins. */
export interface WaveDone {
    readonly kind: 'wave-done';
    /** Threads of the next wave. */
    readonly threads?: number | undefined;
}
/** The current block is complete. */
export interface BlockDone {
    readonly kind: 'block-done';
    /** Name of the next block, and the threads of its first wave. */
    readonly next?: string | undefined;
    readonly threads?: number | undefined;
}
/** The current block is left out, and counts as complete. */
export interface Skip {
    readonly kind: 'skip';
    readonly block: string;
    readonly reason?: string | undefined;
    readonly next?: string | undefined;
    readonly threads?: number | undefined;
}
/** An agent starts to work. */
export interface AgentStart {
    readonly kind: 'agent-start';
    readonly id: string;
    readonly task: string;
    /** The block that it works on; the current one when it is not said. */
    readonly block?: string | undefined;
}
/** An agent is done, whether it came to its end or failed. */
export interface AgentEnd {
    readonly kind: 'agent-end';
    readonly id: string;
    readonly result: string;
}
/** An agent is alive. */
export interface AgentBeat {
    readonly kind: 'agent-beat';
    readonly id: string;
}
/** Something blocks a thread. */
export interface BlockerAdd {
    readonly kind: 'blocker-add';
    readonly type: string;
    readonly description: string;
    /** `02.3`: block and thread. */
    readonly thread: string;
}
/** It blocks no longer. */
export interface BlockerClear {
    readonly kind: 'blocker-clear';
    readonly id: string;
}
/** Something that a decision offers. */
export interface CheckpointOption {
    readonly id: string;
    /** What it means. */
    readonly description?: string | undefined;
}
/** The mission waits, for a person or for another session. */
export interface CheckpointOpen {
    readonly kind: 'checkpoint-open';
    readonly type: string;
    /** What its type calls for, by the name of the field. */
    readonly details: Readonly<Record<string, string>>;
    /** Of a decision: what there is to choose from, two at least. */
    readonly options?: readonly CheckpointOption[] | undefined;
    /** What is waited for, in words. */
    readonly awaiting?: string | undefined;
}
/** A person answered, and the mission goes on. */
export interface CheckpointAnswer {
    readonly kind: 'checkpoint-answer';
    readonly response: string;
    /** Of a decision: why, and the phases that it affects. */
    readonly rationale?: string | undefined;
    readonly affects?: readonly string[] | undefined;
}
/** Nobody has to answer any more: the checkpoint is closed, and the mission goes on. */
export interface CheckpointWithdraw {
    readonly kind: 'checkpoint-withdraw';
    readonly reason?: string | undefined;
}
/** A step in the life of a mission. */
export type Transition = ToStatus | ToPhase | ThreadDone | WaveDone | BlockDone | Skip | AgentStart | AgentEnd | AgentBeat | BlockerAdd | BlockerClear | CheckpointOpen | CheckpointAnswer | CheckpointWithdraw;
/** What a transition works with. */
export interface TransitionRequest {
    readonly tree: Tree;
    readonly root: string;
    readonly limits: Limits;
    readonly agent: string;
    readonly transition: Transition;
    /** The clock, in ms since 1970. */
    readonly now: number;
}
/** A file as a transition makes it: its path relative to the repository, its text without a byte order mark. */
export interface MovedFile {
    readonly path: string;
    readonly text: string;
}
/** What a transition makes of a root. */
export interface Moved {
    readonly why?: undefined;
    /** The chief file is the last one: once it is written, all is. */
    readonly files: readonly MovedFile[];
    readonly changes: readonly FieldChange[];
    readonly events: readonly StateEvent[];
    /** What comes next, in words. */
    readonly notes: readonly string[];
}
export type Transitioned = Moved | Refused;
