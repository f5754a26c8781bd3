import { quote } from '../../../text/words.js';
import { keptFiles, placementIn } from '../block-files/kept-files.js';
import { countIn, definitionsOf, placeOf } from './definitions.js';
import { isCounted } from './persistence-block.js';
import { workNow } from './persistence-work.js';
import { Refusal } from './plan.js';
import { numberAt, type Situation } from './situation.js';

/** @throws Refusal when the block that the mission stands at counts as complete, or was skipped: nothing happens in it any more */
export async function refuseOver(situation: Situation): Promise<void> {
  const over = situation.state.dialect === 'schema' ? await schemaOver(situation) : await persistenceOver(situation);
  if (over !== undefined) throw new Refusal(over);
}

async function schemaOver(situation: Situation): Promise<string | undefined> {
  const current = numberAt(situation, 'phases.current') ?? 0;
  const [phase, number] = [numberAt(situation, 'position.phase'), numberAt(situation, 'position.block')];
  const definitions = definitionsOf(situation);
  const definition = definitions[placeOf(definitions, current)];
  const blocks = countIn(definition, 'blocks');
  if (blocks > 0 && countIn(definition, 'blocks_complete') >= blocks) {
    return `all ${blocks} blocks of phase ${current} are complete; transition phase or transition status comes next`;
  }
  if (phase === undefined || number === undefined) return undefined;
  const { skipped } = await keptFiles(situation.snapshot);
  const key = placementIn(situation.snapshot).keyOf({ phase, number, isPlain: false });
  return skipped.has(key)
    ? `block ${number} of phase ${phase} was skipped; block-done moves the mission on`
    : undefined;
}

async function persistenceOver(situation: Situation): Promise<string | undefined> {
  if (situation.snapshot.plans.length + situation.snapshot.summaries.length === 0) return undefined;
  const { key, value, place, total, isLast, hasLater, done, skipped } = await workNow(situation);
  const counts = isCounted(situation, place, total);
  if (!skipped.has(key) && !(counts && (isLast || done.has(key)))) return undefined;
  const next = isLast ? (hasLater ? 'transition phase' : 'transition status completed') : 'block-done';
  return `block ${quote(value)} is over; ${next} comes next`;
}
