import type { DataMap } from './data.js';

/**
 * How a mission is taken up again. `continue`: go on at the resume point. `ask`: a person has to answer first. `retry`: do
 * the thread again, with what the person said. `rollback`: take the block back, and begin it again. `manual`: wait until
 * the person has mended it, then go on. `skip`: leave the block out. `recover`: the state is not what is true; rebuild it
 * first. `mend`: a check failed, and `recover` has nothing to propose; each check says what is to be done. `none`: the
 * mission is over, or says that it cannot be resumed.
 */
export type ResumeStrategy =
  | 'continue'
  | 'ask'
  | 'retry'
  | 'rollback'
  | 'manual'
  | 'skip'
  | 'recover'
  | 'mend'
  | 'none';

/** What has to be done, and why. */
export interface ResumeDecision {
  readonly strategy: ResumeStrategy;
  /** A sentence, without text from a file. */
  readonly reason: string;
  /** What the person is asked to choose from; none where any answer will do, or nobody is asked. */
  readonly options: readonly string[];
}

/** A named text: a detail of a checkpoint, a decision by its id. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The checkpoint that the mission stopped at. */
export interface ResumeCheckpoint {
  /** Relative to the repository; as are all paths of a context. */
  readonly path: string;
  /** `human_verify`, `decision`, `human_action`, `session_death` or `failure`; null for none of these. */
  readonly type: string | null;
  /** What the person answered; null while it is open. */
  readonly answer: string | null;
  /** The option that the answer takes; null when it takes none. */
  readonly chosen: string | null;
  /** What a decision offers: each with what is said of it. */
  readonly options: readonly NamedText[];
  /** What it says, by its own fields: `verification_instructions`, `question`, `partial_work`. */
  readonly details: readonly NamedText[];
}

/** A thread or a block that is done. */
export interface CompletedWork {
  /** `02.3`, `02-01`; empty when it is not said. */
  readonly id: string;
  readonly name: string;
  readonly commits: readonly string[];
  readonly path: string;
}

/** Lessons under one word. */
export interface LessonGroup {
  readonly category: string;
  readonly lessons: readonly string[];
}

/** The plan of a block that is still to be done. */
export interface PendingPlan {
  readonly path: string;
  /** `02-03`, `04`. */
  readonly block: string;
  /** Whether it is the one that the mission stands at. */
  readonly isCurrent: boolean;
  readonly content: string;
}

/** Where to go on. Null for what nobody says. */
export interface ResumePoint {
  readonly phase: string | null;
  readonly block: string | null;
  /** `02.4`, or the plain number; null for the beginning of the block. */
  readonly thread: string | null;
  /** What the person said, for whoever goes on. */
  readonly feedback: string | null;
  /** Where all threads are done: behind the last of them. Then no thread is said. */
  readonly isBehindThreads?: true;
}

/** All that whoever takes up a mission needs to know (persistence guide, "Context Reconstruction"). */
export interface MissionContext {
  readonly dialect: string;
  readonly cluster: string | null;
  readonly status: string | null;
  readonly position: DataMap | null;
  readonly decision: ResumeDecision;
  readonly resumePoint: ResumePoint;
  readonly checkpoint: ResumeCheckpoint | null;
  readonly warmth: readonly LessonGroup[];
  readonly decisions: readonly NamedText[];
  readonly blockers: readonly NamedText[];
  readonly completedBlocks: readonly CompletedWork[];
  readonly completedThreads: readonly CompletedWork[];
  readonly pendingPlans: readonly PendingPlan[];
  /** What could not be read or is not known: a sentence each. */
  readonly notes: readonly string[];
}

/** One of the checks that a state has to pass before it is resumed, and the rules that make it. */
export interface ResumeCheckRules {
  readonly name: string;
  /** Of rules with one of these ids; one that ends in `/` stands for all that begin with it. */
  readonly rules: readonly string[];
  /** What to do where it fails, and recovery has nothing to propose: a sentence. */
  readonly remedy: string;
  /** Whether only what is wrong with the chief file counts. */
  readonly isOfMainFile?: true;
}
