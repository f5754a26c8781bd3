import type { Transition } from '../../core/transition.js';
import { UsageError } from '../../lint/usage-error.js';
import { quote } from '../../text/words.js';

type Kind = 'text' | 'texts' | 'count' | 'details' | 'options';
type Fields = Readonly<Record<string, Kind | `${Kind}?`>>;

const next: Fields = { next: 'text?', threads: 'count?' };

/** What each step is told with. */
const fieldsOf: Readonly<Record<Transition['kind'], Fields>> = {
  status: { to: 'text', threads: 'count?' },
  phase: { to: 'text', threads: 'count?' },
  'thread-done': { commit: 'text?' },
  'wave-done': { threads: 'count?' },
  'block-done': next,
  skip: { block: 'text', reason: 'text?', ...next },
  'agent-start': { id: 'text', task: 'text', block: 'text?' },
  'agent-end': { id: 'text', result: 'text' },
  'agent-beat': { id: 'text' },
  'blocker-add': { type: 'text', description: 'text', thread: 'text' },
  'blocker-clear': { id: 'text' },
  'checkpoint-open': { type: 'text', details: 'details', options: 'options?', awaiting: 'text?' },
  'checkpoint-withdraw': { reason: 'text?' },
  'checkpoint-answer': { response: 'text', rationale: 'text?', affects: 'texts?' },
};

const expected: Readonly<Record<Kind, string>> = {
  text: 'text',
  texts: 'a list of texts',
  count: 'a whole number from 1',
  details: 'an object of texts',
  options: 'a list of objects with an id',
};

/** A caller may hand over anything. @throws UsageError when it is no transition */
export function checkTransition(given: unknown): asserts given is Transition {
  if (!isRecord(given)) throw new UsageError('a transition must be an object with its kind');
  const { kind } = given;
  const kinds = Object.keys(fieldsOf);
  if (typeof kind !== 'string' || !kinds.includes(kind)) {
    throw new UsageError(`${quote(String(kind))} is no kind of a transition; expected ${kinds.join(', ')}`);
  }
  const fields = fieldsOf[kind as Transition['kind']];
  const strange = Object.keys(given).find((name) => name !== 'kind' && !Object.hasOwn(fields, name));
  if (strange !== undefined) throw new UsageError(`a ${kind} has no ${quote(strange)}`);
  for (const [name, form] of Object.entries(fields)) {
    const value = given[name];
    const type = form.replace('?', '') as Kind;
    if (value === undefined && form.endsWith('?')) continue;
    if (!fits[type](value)) throw new UsageError(`${name} of a ${kind} must be ${expected[type]}`);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Longer texts are no names and no answers, and would fill the state. */
const longest = 10_000;
const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest && !value.includes('\0');
const most = 100;

const fits: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: isText,
  texts: (value) => Array.isArray(value) && value.length <= most && value.every(isText),
  count: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100_000,
  details: (value) => isRecord(value) && Object.keys(value).length <= most && Object.values(value).every(isText),
  options: (value) =>
    Array.isArray(value) &&
    value.length <= most &&
    value.every((one) => isRecord(one) && isText(one.id) && (one.description === undefined || isText(one.description))),
};
