import type { Data } from '../core/data.js';
import type { History } from '../core/history.js';
import type { LessonsMerge } from '../core/lessons.js';
import type { Limits } from '../core/limits.js';
import type { MissionOutline } from '../core/mission.js';
import type { RecoveryRequest, RootRecovery } from '../core/recovery.js';
import type { MissionContext, ResumeCheckRules } from '../core/resumption.js';
import type { Rule } from '../core/rule.js';
import type { Snapshot } from '../core/snapshot.js';
import type { Transition, Transitioned, TransitionRequest } from '../core/transition.js';
import type { Tree, TreeEntry } from '../core/tree.js';
import type { Forbidden, Increment, PatchLeaf, Refused, StateReading, Updated, UpdateRequest } from '../core/update.js';
/** What a format can do for a root that is broken, old, or not there yet. */
export interface FormatRecovery {
    /** Never throws for what it finds in the tree or the history. */
    recover(request: RecoveryRequest): Promise<RootRecovery>;
    /**
     * The files of a fresh root, by their paths inside it, in the order in which they are to be written. A format has none
     * whose files only its own tools may write: then recovery proposes no file either, it advises; and it is asked neither
     * to migrate nor to go back to a commit.
     * @param now in ms since 1970
     */
    init?(options: {
        readonly name: string;
        readonly now: number;
    }): Readonly<Record<string, string>>;
}
/** How agents and scripts read and change single values of the chief file. */
export interface FormatUpdates {
    /** Undefined where it does not parse. Never throws for what it finds in the tree. */
    read(tree: Tree, root: string, limits: Limits): Promise<StateReading | undefined>;
    /** What a word that somebody typed means as the value of a field. */
    meaningOf(field: readonly string[], word: string): Data | Increment;
    /** What of a patch an agent may not write, whatever the file holds; undefined when that is nothing. */
    forbidden(agent: string, leaves: readonly PatchLeaf[]): Forbidden | undefined;
    /** Makes the new text. Whether it is a good one is for the linter to say. Never throws. */
    update(request: UpdateRequest): Promise<Updated | Refused>;
}
/** What whoever resumes a mission knows beside its state. */
export interface BesideState {
    /** Whether the session that was at work has died. */
    readonly isDead: boolean;
    readonly history: Pick<History, 'uncommitted'>;
}
/** How a mission is taken up again by somebody who knows nothing of it. */
export interface FormatResumption<S extends Snapshot = Snapshot> {
    /** What has to hold before it is, in the order in which it is told. */
    readonly checks: readonly ResumeCheckRules[];
    /** The rule whose finding says that the session which was at work has died. */
    readonly deathRule: string;
    /** Undefined where the chief file does not parse. Never throws. */
    contextOf(snapshot: S, beside: BesideState): Promise<MissionContext | undefined>;
}
/** How a mission takes a step in its life, which may change several values and files at once. */
export interface FormatTransitions {
    /** Why an agent may not have a mission take a step, whatever its state is; undefined when it may. */
    forbidden(agent: string, transition: Transition): Forbidden | undefined;
    /** Works out what becomes of the files. Whether they are good ones is for the linter to say. Never throws. */
    move(request: TransitionRequest): Promise<Transitioned>;
}
/** A family of state files. The seam where another one plugs in: see `index.ts` beside this file. */
export interface Format<S extends Snapshot = Snapshot> {
    readonly id: string;
    /**
     * Names of the directories that may be its roots: `.grid`. One may have several parts: `.opencode/state`. The first is
     * the one that messages name.
     */
    readonly directories: readonly [string, ...string[]];
    /**
     * Whether a directory holds such state, judged by what lies in it.
     * @param directory which of its names it has
     */
    isRoot(entries: readonly TreeEntry[], directory: string): boolean;
    /** Whether a path inside the root is a file that this format reads. */
    reads(path: string): boolean;
    /** The chief one of these files, for messages that have to name one: `STATE.md`. */
    readonly mainFile: string;
    /** Reads a root. Never throws for what it finds there. */
    read(tree: Tree, root: string, limits: Limits): Promise<S>;
    /** Where in a root the state of a mission stands, files or folders: a commit that touches none of them is no step. */
    readonly statePaths: readonly string[];
    /**
     * Reads only these, of a tree that is one side of a step: there may be many. Undefined when none of them is there.
     * Never throws for what it finds there.
     */
    readState(tree: Tree, root: string, limits: Limits): Promise<S | undefined>;
    /** How far the mission of a root is; undefined where its state does not tell. A format may have nothing that tells. */
    outlineOf?(snapshot: S): MissionOutline | undefined;
    /** The trailer by which a commit names the agent that made it, when the configuration names no other one. */
    readonly agentTrailer: string;
    /**
     * What else has to change in a file of a root when somebody changed its values: the time of the last update. Nothing
     * where only the notation is another one. The edits are of the text after the change.
     * @param now in ms since 1970
     */
    stamp?(path: string, texts: {
        readonly before: string;
        readonly after: string;
    }, now: number, limits: Limits): readonly {
        readonly start: number;
        readonly end: number;
        readonly text: string;
    }[];
    /** How a root is recovered (loaded on demand); a format may have no way to do so. */
    readonly recovery?: () => Promise<FormatRecovery>;
    /** How its values are read and changed one by one (loaded on demand); nothing but its own tools writes a format without. */
    readonly updates?: () => Promise<FormatUpdates>;
    /** How a mission takes a step (loaded on demand). */
    readonly transitions?: () => Promise<FormatTransitions>;
    /** How a mission is resumed (loaded on demand). */
    readonly resumption?: () => Promise<FormatResumption<S>>;
    /** Merges what the parts of a mission have learned into the file for all of it (loaded on demand). Never throws. */
    readonly mergeLessons?: () => Promise<(tree: Tree, root: string, limits: Limits) => Promise<LessonsMerge>>;
    /** Its own rules; the common ones come on top. */
    readonly rules: readonly Rule<S>[];
    /** Its generated JSON Schemas by name (`grid/state`), loaded on demand. */
    readonly schemas: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;
}
