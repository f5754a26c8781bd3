import { either } from '../../../text/words.js';
import type { Delegation } from '../snapshot.js';

/** What says how a delegation was dispatched. The first of them decides; where two could be wrong, the last one is. */
const dispatchFields = ['executionMode', 'surface', 'recoveryGuarantee'] as const;
export type DispatchField = (typeof dispatchFields)[number];

/** What the plugin writes for each of its ways to dispatch (H2, D16). */
const ways: readonly Readonly<Record<DispatchField, string>>[] = [
  { executionMode: 'sdk', surface: 'agent-delegation', recoveryGuarantee: 'resumable' },
  { executionMode: 'pty', surface: 'command-process', recoveryGuarantee: 'best-effort' },
  { executionMode: 'headless', surface: 'command-process', recoveryGuarantee: 'non-resumable-after-restart' },
];

/** A field that does not fit the others. */
export interface Misfit {
  readonly field: DispatchField;
  readonly others: readonly DispatchField[];
  /** What it could be; undefined when the others do not fit one another either. */
  readonly expected: string | undefined;
}

/** Which field of a delegation does not fit the others: the one without which there is a way that fits. */
export function misfitOf(delegation: Delegation): Misfit | undefined {
  const known = dispatchFields.filter((field) => delegation[field] !== undefined);
  const fitting = (fields: readonly DispatchField[]) =>
    ways.filter((way) => fields.every((field) => way[field] === delegation[field]));
  if (fitting(known).length > 0) return undefined;
  const misfits = known.toReversed().map((field) => {
    const others = known.filter((other) => other !== field);
    const words = new Set(fitting(others).map((way) => `"${way[field]}"`));
    return { field, others, expected: words.size > 0 ? either([...words]) : undefined };
  });
  return misfits.find(({ expected }) => expected !== undefined) ?? misfits.at(-1);
}
