import type { Target } from '../../../core/document.js';
import type { KeyPath } from '../../../core/place.js';
import { isDataMap } from '../../../text/data.js';
import { rawAt } from '../raw.js';
import type { Store, Workflow } from '../snapshot.js';
import type { Workflows } from '../spec/generated/types.js';

type Turn = NonNullable<NonNullable<Workflow['turns']>[string]>;

/** A workflow, and where it stands. */
export interface WorkflowRecord {
  readonly workflow: Workflow;
  /** What its turns are called, be they sound or not. */
  readonly turnNames: readonly string[];
  /** What keeps to the specification of a turn; undefined when nothing does. */
  turn(name: string): Turn | undefined;
  /** Whether something is there, be it sound or not. @param path inside the workflow */
  has(...path: KeyPath): boolean;
  at(...path: KeyPath): Target;
  key(...path: KeyPath): Target;
}

/** The workflows of a store; none when there is no store, or it does not parse. */
export function* recordsOf(store: Store<Workflows> | undefined): Generator<WorkflowRecord> {
  for (const [key, workflow] of Object.entries(store?.data?.workflows ?? {})) {
    if (!store || !workflow) continue;
    const { document } = store;
    const inside = (path: KeyPath): KeyPath => ['workflows', key, ...path];
    const turns = rawAt(document, inside(['turns']));
    const sound = workflow.turns ?? {};
    yield {
      workflow,
      turnNames: isDataMap(turns) ? Object.keys(turns) : [],
      turn: (name) => (Object.hasOwn(sound, name) ? sound[name] : undefined),
      has: (...path) => rawAt(document, inside(path)) !== undefined,
      at: (...path) => document.at(inside(path)),
      key: (...path) => document.key(inside(path)),
    };
  }
}
