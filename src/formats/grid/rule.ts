import type { CheckContext, Rule, RuleFacts } from '../../core/rule.js';
import type { Dialect, GridSnapshot, StateOf } from './snapshot.js';

export interface GridContext<D extends Dialect> extends CheckContext<GridSnapshot> {
  readonly state: StateOf<D>;
}

interface GridRule<D extends Dialect> extends RuleFacts {
  /** The dialects of STATE.md that the rule judges; the schema dialect when it does not say. */
  readonly dialects?: readonly D[];
  check(context: GridContext<D>): void | Promise<void>;
}

/** A rule about what stands inside STATE.md. It is not asked when there is none, or one of another dialect. */
export function rule<const D extends Dialect = 'schema'>(facts: GridRule<D>): Rule<GridSnapshot> {
  const dialects: readonly Dialect[] = facts.dialects ?? ['schema'];
  return {
    ...facts,
    check(context) {
      const { state, dialect, unjudged } = context.snapshot;
      if (state && dialects.includes(state.dialect)) return facts.check({ ...context, state: state as StateOf<D> });
      const isMine = dialect === undefined || dialects.includes(dialect as Dialect);
      if (!state && unjudged !== undefined && isMine) context.skip(unjudged);
    },
  };
}
