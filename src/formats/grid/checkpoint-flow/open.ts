import type { Data, DataMap } from '../../../core/data.js';
import type { CheckpointOpen } from '../../../core/transition.js';
import { mapOf } from '../../../text/data.js';
import { pathIn } from '../../../text/paths.js';
import { either, inert, quote } from '../../../text/words.js';
import { checkpointText } from '../recover/session-death/new-checkpoint.js';
import { checkpointTypes } from '../spec/words.js';
import { wordsIn } from '../texts/words.js';
import { inLinesOf } from '../transitions/beside.js';
import { checkpointsNow } from '../transitions/open-checkpoint.js';
import { type Plan, Refusal } from '../transitions/plan.js';
import { needStage, type Situation, standing, textAt } from '../transitions/situation.js';
import { checkEdge } from '../transitions/status.js';
import { positionValue } from '../transitions/written.js';
import { flags, type TypeOfCheckpoint, types } from './types.js';

/** Writes CHECKPOINT.md, and has the mission wait at it (checkpoint flow, "File Write Timeline"). */
export async function openCheckpoint(situation: Situation, asked: CheckpointOpen): Promise<Plan> {
  const type = checkpointTypes.find((one) => one === asked.type);
  if (!type) {
    throw new Refusal(
      `${quote(asked.type)} is no type of a checkpoint; expected ${either(checkpointTypes.map(quote))}`,
    );
  }
  needStage(situation, 'planned', 'running', 'waiting');
  const { open, files } = await checkpointsNow(situation);
  if (open[0])
    throw new Refusal(
      `${quote(open[0].file)} is open; checkpoint answer or checkpoint withdraw closes it, and a mission has one at most`,
    );
  const { dialect } = situation.state;
  const { [dialect]: status, awaiting } = types[type];
  const { status: now } = standing(situation);
  if (status !== now) checkEdge(situation, status);
  const file = files[0] ?? 'CHECKPOINT.md'; // an answered one has had its time
  const path = pathIn(situation.root, file);
  const cluster = textAt(situation, 'cluster');
  const fields: DataMap = {
    type,
    ...(cluster !== undefined && { cluster }),
    position: placeOf(situation),
    checkpoint_details: detailsOf(asked, types[type]),
    awaiting: asked.awaiting ?? awaiting,
    created_at: situation.stamp,
    user_response: null,
  };
  return {
    values: { status, ...(dialect === 'schema' && { 'resume.checkpoint_file': path }) },
    files: [{ path, text: inLinesOf(situation, checkpointText(fields, [])) }],
    notes: [`the mission waits at ${file}; checkpoint answer takes it up again`],
  };
}

/** Where the mission stands, as far as the state tells. */
function placeOf(situation: Situation): DataMap {
  const fields = ['phase', 'block', 'wave', 'thread'] as const;
  return Object.fromEntries(
    fields.flatMap((field): [string, Data][] => {
      const value = positionValue(situation, field);
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** What the type calls for. @throws Refusal when something of it is missing, or said for another type */
function detailsOf(
  { type, details, options = [] }: CheckpointOpen,
  { required, optional = [] }: TypeOfCheckpoint,
): DataMap {
  const given = new Map<string, Data>(Object.entries(details).filter(([, text]) => wordsIn(text) !== ''));
  if (given.has('options')) throw new Refusal('options are given as a list');
  if (options.length > 0) given.set('options', listed(options));
  const named = (field: string) => (flags[field] === undefined ? inert(field) : `${field} (${flags[field]})`);
  const missing = required.filter((field) => !given.has(field)).map(named);
  if (missing.length > 0) throw new Refusal(`a checkpoint of type ${type} calls for ${either(missing, 'and')}`);
  const other = [...given.keys()].find((field) => ![...required, ...optional].includes(field));
  if (other !== undefined) throw new Refusal(`a checkpoint of type ${type} has no ${named(other)}`);
  return mapOf(given);
}

function listed(options: NonNullable<CheckpointOpen['options']>): Data {
  const ids = options.map(({ id }) => wordsIn(id));
  const twice = options.find(({ id }, index) => ids.indexOf(wordsIn(id)) < index);
  if (twice) throw new Refusal(`the option ${quote(twice.id)} is there twice`);
  if (options.length < 2) throw new Refusal('a decision has two options at least');
  if (ids.includes('')) throw new Refusal('an option has no name');
  return options.map(({ id, description }) => ({ id, ...(description !== undefined && { description }) }));
}
