import { type FailOn, UsageError } from '../index.js';
import { parseInstant } from '../text/time.js';
import { either, quote, suggestion } from '../text/words.js';

/** What it is when there is nothing to lint: wrong, worth a notice, or nothing to speak of. */
export type IfNoState = 'error' | 'notice' | 'ignore';

export interface Inputs {
  readonly paths: readonly string[];
  readonly config: string | undefined;
  readonly baseline: string | undefined;
  /** What the configuration says, when it is not given; else errors. */
  readonly failOn: FailOn | undefined;
  readonly ifNoState: IfNoState;
  /** By default the last commit tells the time: run again next week, the Action says the same. */
  readonly now: number | 'commit';
}

/**
 * What a workflow asks for. An empty input was not given: that is what an expression without a value leaves.
 * @throws UsageError for a value that an input does not know
 */
export function readInputs(get: (name: string) => string): Inputs {
  const failOn = get('fail-on');
  const paths = get('path')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    paths: paths.length > 0 ? paths : ['.'],
    config: get('config') || undefined,
    baseline: get('baseline') || undefined,
    failOn: failOn ? oneOf<FailOn>('fail-on', failOn, ['error', 'warning', 'info', 'never']) : undefined,
    ifNoState: oneOf<IfNoState>('if-no-state', get('if-no-state') || 'error', ['error', 'notice', 'ignore']),
    now: moment(get('now') || 'commit'),
  };
}

function oneOf<T extends string>(input: string, value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found) return found;
  const fault = `the input ${input} is ${quote(value)}; expected ${either(known)}`;
  throw new UsageError(`${fault}${suggestion(value, known)}`);
}

function moment(value: string): number | 'commit' {
  if (value === 'commit') return value;
  const parsed = parseInstant(value);
  if (parsed) return parsed.ms;
  throw new UsageError(`the input now is ${quote(value)}; expected a moment like 2026-01-24T14:00:00Z, or commit`);
}
