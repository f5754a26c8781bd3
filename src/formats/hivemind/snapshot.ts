import type { Document } from '../../core/document.js';
import type { Snapshot } from '../../core/snapshot.js';
import type { Body } from '../common/markdown-body.js';
import type { Sound } from '../common/specify.js';
import type { Continuity, Delegations, EventTracker, Journal, Workflows } from './spec/generated/types.js';

/** A file of a root. */
interface HivemindFile {
  /** Its path inside the root, as it is called today: in a legacy root it lies elsewhere. */
  readonly file: string;
  readonly document: Document;
  /** Whether some of it could not be read, for it does not parse or is in conflict. */
  readonly isBroken: boolean;
}

/** A file of JSON. Where its values stand, `document.at` tells: ask it only when there is something to report. */
export interface Store<T> extends HivemindFile {
  /** What keeps to the specification; undefined when the file does not parse. */
  readonly data: Sound<T> | undefined;
}

/** A file of Markdown. */
export interface Page extends HivemindFile {
  readonly body: Body;
}

/** The two files of `event-tracker/` that share a name. Either may be missing. */
export interface EventPair {
  /** Their name, without its ending: `ses_2252`. */
  readonly stem: string;
  /** Whether the file is there; it is undefined below when it cannot be read. */
  readonly isThere: { readonly events: boolean; readonly page: boolean };
  readonly events: Store<EventTracker> | undefined;
  readonly page: Page | undefined;
}

/** A folder with the three files of a plan: `state` itself, or one of `state/planning/`. */
export interface Planning {
  /** Path inside the root. */
  readonly folder: string;
  readonly taskPlan: Page | undefined;
  readonly findings: Page | undefined;
  readonly progress: Page | undefined;
}

export interface HivemindSnapshot extends Snapshot {
  readonly format: 'hivemind';
  /** `legacy` is what lies under `.opencode/`. */
  readonly dialect: 'current' | 'legacy';
  /** Undefined when the file is not there, or cannot be read at all. */
  readonly delegations: Store<Delegations> | undefined;
  readonly continuity: Store<Continuity> | undefined;
  readonly workflows: Store<Workflows> | undefined;
  /** By name. */
  readonly events: readonly EventPair[];
  readonly journals: readonly Store<Journal>[];
  readonly sessionState: Page | undefined;
  /** `state` itself where it holds a file of a plan, then the folders of `state/planning/`, be they empty. */
  readonly plans: readonly Planning[];
  /** All that lies there and is no folder, read or not: what it is called inside the root today, and where it lies. */
  readonly located: readonly { readonly file: string; readonly path: string }[];
}

export type Delegation = NonNullable<Sound<Delegations>[number]>;
export type SessionRecord = NonNullable<NonNullable<Sound<Continuity>['sessions']>[string]>;
export type Notification = NonNullable<
  NonNullable<NonNullable<SessionRecord['metadata']>['pendingNotifications']>[number]
>;
export type Workflow = NonNullable<NonNullable<Sound<Workflows>['workflows']>[string]>;
