import { type FailOn, UsageError } from '../index.js';
import { parseInstant } from '../text/time.js';
import { either, quote, suggestion } from '../text/words.js';

/** What it is when there is nothing to lint: wrong, worth a notice, or nothing to speak of. */
export type IfNoState = 'error' | 'notice' | 'ignore';
/** When there is a comment on the pull request: as soon as there is something to say, also where all is well, or never. */
export type CommentWish = 'auto' | 'always' | 'never';

export interface Inputs {
  readonly paths: readonly string[];
  readonly config: string | undefined;
  readonly baseline: string | undefined;
  /** A revision; the base of the event, when it is not given. */
  readonly base: string | undefined;
  /** What the configuration says, when it is not given; else errors. */
  readonly failOn: FailOn | undefined;
  readonly ifNoState: IfNoState;
  /** By default the last commit tells the time: run again next week, the Action says the same. */
  readonly now: number | 'commit';
  /** How many annotations at most, and whether only in files that are changed. */
  readonly annotations: { readonly limit: number; readonly onlyChanged: boolean };
  readonly summary: boolean;
  readonly comment: CommentWish;
  readonly suggestions: boolean;
  readonly recover: boolean;
  /** Files, relative to the workspace. */
  readonly recoveredFile: string | undefined;
  readonly sarifFile: string | undefined;
  readonly jsonFile: string | undefined;
  /** The part of the roots that is linted: `2/8`. */
  readonly shard: string | undefined;
  /** The JSON report of an earlier run, or a folder of such: then nothing is linted. */
  readonly report: string | undefined;
  /** Empty, where there is none. */
  readonly token: string;
}

const mostAnnotations = 50;

/**
 * What a workflow asks for. An empty input was not given: that is what an expression without a value leaves.
 * @throws UsageError for a value that an input does not know
 */
export function readInputs(get: (name: string) => string): Inputs {
  const given = (name: string) => get(name) || undefined;
  const choice = <T extends string>(name: string, known: readonly T[]) => {
    const value = given(name);
    return value === undefined ? undefined : oneOf(name, value, known);
  };
  const flag = (name: string, otherwise: boolean) => {
    const value = choice(name, ['true', 'false']);
    return value === undefined ? otherwise : value === 'true';
  };
  const paths = get('path')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    paths: paths.length > 0 ? paths : ['.'],
    config: given('config'),
    baseline: given('baseline'),
    base: given('base'),
    failOn: choice<FailOn>('fail-on', ['error', 'warning', 'info', 'never']),
    ifNoState: choice<IfNoState>('if-no-state', ['error', 'notice', 'ignore']) ?? 'error',
    now: moment(get('now') || 'commit'),
    annotations: annotations(get('annotations')),
    summary: flag('summary', true),
    comment: choice<CommentWish>('comment', ['auto', 'always', 'never']) ?? 'auto',
    suggestions: flag('suggestions', false),
    recover: flag('recover', false),
    recoveredFile: given('recovered-file'),
    sarifFile: given('sarif-file'),
    jsonFile: given('json-file'),
    shard: given('shard'),
    report: given('report'),
    token: get('github-token'),
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

/** A number, the word `changed`, or both: `5 changed`. */
function annotations(value: string): Inputs['annotations'] {
  const words = value.split(/\s+/).filter((word) => word !== '');
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word)).map(Number);
  const [limit = mostAnnotations] = numbers;
  const changed = words.filter((word) => word === 'changed');
  const isUnderstood = numbers.length <= 1 && changed.length <= 1 && numbers.length + changed.length === words.length;
  if (isUnderstood && limit <= mostAnnotations) return { limit, onlyChanged: changed.length > 0 };
  const expected = `expected a number from 0 to ${mostAnnotations}, the word changed, or both`;
  throw new UsageError(`the input annotations is ${quote(value)}; ${expected}`);
}
