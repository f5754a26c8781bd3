import { quote } from '../../../../text/words.js';
import type { Layout } from './phase-layout.js';
import type { Settled } from './settled.js';
import { itemsOf } from './sound.js';
import type { Standing } from './standing.js';
import { attribute, choose, othersOf, type Weighed } from './weigh.js';

export interface SettledStatus extends Settled {
  readonly value: 'planning' | 'in_progress' | 'blocked' | 'complete' | 'failed';
  /** The checkpoint that a blocked mission waits for. */
  readonly checkpoint?: Settled;
  readonly notes: readonly string[];
}

const path = 'status';

/** The status of the mission: the one that the strongest source says, unless what is done contradicts it. */
export function settleStatus(weighed: Weighed, layout: Layout, standing: Standing): SettledStatus {
  const { total, complete } = blockCounts(layout, standing, weighed);
  const isWhole = total > 0 && complete >= total;
  const said = urgent(weighed) ?? choose(weighed, path);
  const found = { ...(said ?? inferred(weighed, complete)), notes: [] } as SettledStatus;
  const instead = (value: SettledStatus['value'], note: string): SettledStatus => ({
    ...{ value, source: { what: 'the work that is done' }, sure: false, notes: [note] },
    ...othersOf(weighed, path, value),
  });
  const says = said ? `status was ${quote(said.value)}, but ` : '';
  if (found.value === 'planning' && (complete > 0 || standing.phase > 0)) {
    return instead('in_progress', `${says}blocks are complete: "in_progress" stands there now`);
  }
  const waits = waitingFor(weighed, found, isWhole);
  if (waits) return waits;
  if (found.value === 'blocked') {
    const checkpoint = choose(weighed, 'resume.checkpoint_file', (value) => typeof value === 'string' && value !== '');
    if (checkpoint) return { ...found, checkpoint };
    return instead(
      'in_progress',
      'the mission was blocked, but no checkpoint says by what: "in_progress" stands there now; name the checkpoint if it still is',
    );
  }
  const { phases, isDefined } = layout;
  const isAtEnd = !isDefined || standing.phase >= phases.length - 1;
  if (found.value === 'complete' && (!isWhole || !isAtEnd || isBlocked(weighed))) {
    const place = `the mission stands in phase ${standing.phase + 1} of ${phases.length}`;
    const short = !isWhole ? `${complete} of ${total} blocks are complete` : place;
    const why = isWhole && isAtEnd ? 'a blocker is still open' : short;
    return instead('in_progress', `${says}${why}: "in_progress" stands there now, for "complete" is final`);
  }
  if (found.value === 'in_progress' && isWhole && !(said?.sure ?? false)) {
    const note = `${total === 1 ? 'the only block is' : `all ${total} blocks are`} complete: if the mission is over, set status to "complete"`;
    return { ...found, notes: [note] };
  }
  if (!said) return { ...found, notes: [`no source says the status of the mission: ${quote(found.value)} is assumed`] };
  return found;
}

/** A checkpoint that surely waits for a person says more than what was merely read out of the words of the file. */
function urgent(weighed: Weighed): Settled | undefined {
  const [own, checkpoint] = [weighed.said('state', path), weighed.said('checkpoint', path)];
  return own?.sure === false && checkpoint?.sure
    ? attribute(weighed, path, checkpoint.value, checkpoint.source)
    : undefined;
}

/** How many blocks there are, and how many of them are complete. */
export function blockCounts(
  { phases, isDefined }: Layout,
  { done, unplaced, named }: Standing,
  weighed: Weighed,
): { readonly total: number; readonly complete: number } {
  const counted = done.reduce((sum, one) => sum + one, 0);
  const total = phases.reduce((sum, { blocks }) => sum + blocks, 0);
  if (isDefined) return { total, complete: counted };
  const numbers = (of: string) => {
    return weighed.all(of).flatMap(({ kind, claim }) => {
      return (kind === 'state' || kind === 'version') && typeof claim.value === 'number' ? [claim.value] : [];
    });
  };
  const [all = 0] = numbers('progress.blocks_total').filter((one) => Number.isSafeInteger(one) && one >= 0);
  const wholes = numbers('progress.blocks_complete').filter((one) => Number.isSafeInteger(one) && one >= 0);
  const complete = Math.max(0, ...wholes.filter((one) => one <= all), named.length + unplaced);
  return { total: Math.max(all, complete, total), complete };
}

function inferred(weighed: Weighed, complete: number): Settled {
  const hasBegun =
    complete > 0 ||
    weighed.evidence.some(({ blocks, commits }) => {
      return commits.length > 0 || blocks.some(({ is }) => is !== 'planned');
    });
  return attribute(weighed, path, hasBegun ? 'in_progress' : 'planning', { what: 'the work that is done' });
}

/** Agents that are still listed as active did not finish either, but a blocker is for a person to take away. */
function isBlocked(weighed: Weighed): boolean {
  return itemsOf(choose(weighed, 'blockers')?.value).length > 0;
}

/**
 * An end that cannot be, where a checkpoint waits: the mission waits with it. "failed" can always be; but where the last
 * good version does not say it, a checkpoint that waits for a person speaks against it.
 */
function waitingFor(weighed: Weighed, { value }: SettledStatus, isWhole: boolean): SettledStatus | undefined {
  const says = weighed.said('checkpoint', path);
  const named = weighed.said('checkpoint', 'resume.checkpoint_file');
  if (says?.value !== 'blocked' || !named) return undefined;
  const checkpoint = attribute(weighed, 'resume.checkpoint_file', named.value, named.source);
  const isEnded = value === 'failed' && (!says.sure || weighed.said('version', path)?.value === 'failed');
  if (isEnded || (value !== 'failed' && (value !== 'complete' || (isWhole && !isBlocked(weighed))))) return undefined;
  const note = `status was ${quote(value)}, but a checkpoint waits for an answer: "blocked" stands there now, for ${quote(value)} is final`;
  return {
    ...{ value: 'blocked', source: says.source, sure: false, checkpoint, notes: [note] },
    ...othersOf(weighed, path, 'blocked'),
  };
}
