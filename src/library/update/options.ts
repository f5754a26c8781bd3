import type { StateEvent, StatePatch } from '../../core/update.js';
import { holdAgainst, isBoolean, isWord, type OptionKind } from '../../lint/option-kinds.js';
import { UsageError } from '../../lint/usage-error.js';

export interface UpdateOptions {
  /** Who updates the state, such as `executor-003` or `mc`: its type says what it may write. */
  readonly agent: string;
  /** The folder that `root` and `events` are relative to; `process.cwd()` by default. */
  readonly cwd?: string | undefined;
  /** What has to stand there for the update to be made, in the shape of a patch; null for what is not there. */
  readonly expect?: StatePatch | undefined;
  /** The clock, in ms since 1970; the wall clock by default. */
  readonly now?: number | undefined;
  /** Whether the update is only worked out, and nothing is written; false by default. */
  readonly dryRun?: boolean | undefined;
  /** A file that each event is appended to, as a line of JSON; it is made when it is not there. */
  readonly events?: string | undefined;
  /** Hears of each event, once the state is written. */
  readonly onEvent?: ((event: StateEvent) => void | Promise<void>) | undefined;
}

const kinds: Readonly<Record<keyof UpdateOptions, OptionKind>> = {
  agent: { expected: 'the name of an agent', is: isWord },
  cwd: { expected: 'a path', is: isWord },
  expect: { expected: 'an object of fields', is: (value) => typeof value === 'object' && value !== null },
  now: { expected: 'a number, of ms since 1970', is: isMoment },
  dryRun: { expected: 'true or false', is: isBoolean },
  events: { expected: 'a path', is: isWord },
  onEvent: { expected: 'a function', is: (value) => typeof value === 'function' },
};

/** Years that a timestamp has room for. */
const [earliest, latest] = [0, Date.UTC(9999, 11, 31)];

/** Whether a value is a moment, in ms since 1970. */
export function isMoment(value: unknown): boolean {
  return typeof value === 'number' && value >= earliest && value <= latest;
}

/** @throws UsageError when an option is not known, or of another type, or nobody is named */
export function checkUpdateOptions(options: UpdateOptions): void {
  holdAgainst(kinds, options, 'updateState');
  if (options.agent === undefined)
    throw new UsageError('updateState() wants to know the agent, for what it may write goes by its type');
}
