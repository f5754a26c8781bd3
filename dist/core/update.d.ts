import type { Data, DataMap } from './data.js';
import type { Limits } from './limits.js';
import type { Tree } from './tree.js';
/** A number that is to be added to the one that stands there. */
export declare class Increment {
    readonly by: number;
    constructor(by: number);
}
/** What is to stand where: nested by field. A list is one value; a field that is undefined is as if it were not there. */
export type StatePatch = {
    readonly [field: string]: Data | Increment | StatePatch | undefined;
};
/** One value of a patch, and the way to it. */
export interface PatchLeaf<Value = Data | Increment> {
    readonly path: readonly string[];
    readonly value: Value;
}
/** A value that an update has changed; null where there was none. */
export interface FieldChange {
    /** Its dotted key path: `position.thread`. */
    readonly field: string;
    readonly before: Data;
    readonly after: Data;
}
/** An update was made (STATE.md schema 5.1, step 7). */
export interface StateUpdated {
    readonly event: 'state_updated';
    readonly agent: string;
    readonly agent_type: string;
    /** The dotted key paths that were asked for. */
    readonly fields: readonly string[];
    /** What `updated_at` says now. */
    readonly timestamp: string;
}
/** The last thread of a wave is done (STATE.md schema 5.2): what comes next is Master Control's to write. */
export interface WaveComplete {
    readonly event: 'wave_complete';
    readonly agent: string;
    readonly wave: number | null;
    readonly commit: string | null;
}
export type StateEvent = StateUpdated | WaveComplete;
/** What a state says, and the answers to the questions of STATE.md schema 8.2. */
export interface StateReading {
    /** The form that it has: `schema`, `persistence` or `prose`. */
    readonly dialect: string;
    /** All that it says. */
    readonly data: DataMap;
    /** The value at a dotted key path; undefined when there is none. A number stands for an item of a list, from 0. */
    readonly get: (path: string) => Data | undefined;
    readonly position: DataMap | null;
    readonly activeAgents: readonly Data[];
    readonly status: string | null;
    readonly percent: number;
    readonly isBlocked: boolean;
    readonly blockers: readonly Data[];
    readonly canResume: boolean;
}
/** What an update works with. It is pure beside what it asks the tree. */
export interface UpdateRequest {
    readonly tree: Tree;
    readonly root: string;
    readonly limits: Limits;
    readonly agent: string;
    readonly leaves: readonly PatchLeaf[];
    /** What has to stand there for the update to be made. */
    readonly expected: readonly PatchLeaf<Data>[];
    /** The clock, in ms since 1970. */
    readonly now: number;
}
/** Why an agent may not write what it asked for. */
export interface Forbidden {
    readonly why: 'forbidden';
    readonly message: string;
    /** The dotted key paths that it may not write. */
    readonly fields: readonly string[];
}
/**
 * Why an update was not made. `broken`: the file does not parse. `older`: it is of a dialect that nothing writes any more.
 * `stale`: it says something else than was expected. `wrong`: the patch does not fit.
 */
export type Refused = Forbidden | {
    readonly why: 'broken';
} | {
    readonly why: 'older' | 'stale' | 'wrong';
    readonly message: string;
};
/** A file as an update makes it, without a byte order mark. */
export interface Updated {
    readonly why?: undefined;
    readonly text: string;
    readonly changes: readonly FieldChange[];
    readonly events: readonly StateEvent[];
}
