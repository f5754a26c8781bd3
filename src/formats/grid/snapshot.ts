import type { Document, Target } from '../../core/document.js';
import type { KeyPath } from '../../core/place.js';
import type { Snapshot } from '../../core/snapshot.js';
import type { Body } from '../common/markdown-body.js';
import type { Sound } from '../common/specify.js';
import type { Block, Numbering } from './mission/blocks.js';
import type { PersistentState, State } from './spec/generated/types.js';

export type Dialect = 'schema' | 'persistence' | 'prose';

/** What stands in STATE.md, and where. */
interface StateFile {
  readonly document: Document;
  /** Points at a value; see `Document.at`. */
  at(path: string | KeyPath): Target;
  readonly body: Body;
}

/** Where `resume.checkpoint_file` leads (D32). `outside` says nothing of the disk. */
export type CheckpointFile = 'none' | 'present' | 'missing' | 'outside';

export interface SchemaState extends StateFile {
  readonly dialect: 'schema';
  readonly data: Sound<State>;
  readonly checkpointFile: CheckpointFile;
}

export interface PersistenceState extends StateFile {
  readonly dialect: 'persistence';
  readonly data: Sound<PersistentState>;
  /** How many blocks the plans in the root speak of; 0 when there are none. */
  readonly plannedBlocks: number;
}

/** A figure of a prose file, and where it stands. */
export interface Figure {
  readonly value: number;
  readonly at: Target;
}

/** A tick or a clock before a block: `- ✅ Block 01: ... - COMPLETE`. */
export interface Tick {
  readonly block: number;
  /** The phase that the block names (`02-01`), else that of the heading above it. */
  readonly phase: number | undefined;
  /** Whether the number stands alone. */
  readonly isPlain: boolean;
  readonly complete: boolean;
  /** Whether the line says that the block was skipped; then it counts as complete (D33). */
  readonly isSkipped: boolean;
  readonly at: Target;
}

export interface ProseState extends StateFile {
  readonly dialect: 'prose';
  /** What the title names: `# Grid State - recipe-box`. */
  readonly cluster?: { readonly value: string; readonly at: Target };
  readonly phase?: { readonly current: Figure; readonly total?: Figure; readonly name?: string };
  readonly block?: { readonly current: Figure; readonly total?: Figure };
  readonly status?: { readonly value: string; readonly at: Target };
  readonly percent?: Figure;
  readonly bar?: { readonly filled: number; readonly cells: number; readonly at: Target };
  readonly ticks: readonly Tick[];
  /** Why the body could not be read, when it could not: nothing above is known then. */
  readonly unread?: string;
}

export type GridState = SchemaState | PersistenceState | ProseState;
export type StateOf<D extends Dialect> = Extract<GridState, { dialect: D }>;

/** A file beside STATE.md. Its fields are those of the document, which has no root when there are none. */
export interface Companion {
  /** Its path, relative to the root. */
  readonly file: string;
  readonly document: Document;
  readonly body: Body;
  /** Whether some of it could not be read, for it does not parse or is in conflict. */
  readonly isBroken: boolean;
}

/** A companion that is about one block, as far as it says which. */
export interface BlockFile extends Companion {
  /** Undefined when neither its fields nor its name tell. */
  readonly block: Block | undefined;
  /** All that the block is called (D23): `2-1`, `3`. */
  readonly blocks: readonly string[];
}

export interface GridSnapshot extends Snapshot {
  readonly format: 'grid';
  /** Undefined when there is no STATE.md, or it does not parse. */
  readonly state: GridState | undefined;
  readonly summaries: readonly BlockFile[];
  readonly checkpoints: readonly BlockFile[];
  readonly plans: readonly BlockFile[];
  readonly scratchpad: Companion | undefined;
  readonly warmth: Companion | undefined;
  readonly decisions: Companion | undefined;
  readonly blockers: Companion | undefined;
  /** Paths inside the root of all that lies there and is no folder, whether it is read or not. */
  readonly present: readonly string[];
  /** How the mission counts its blocks. */
  readonly numbering: Numbering;
}
