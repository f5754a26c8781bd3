import type { Limits } from '../../../../core/limits.js';
import { parseInstant } from '../../../../text/time.js';
import { folded, quote } from '../../../../text/words.js';
import { nameOfBlock } from '../../block-files/bounds.js';
import { namedPlan } from '../../layout.js';
import type { Block } from '../../mission/blocks.js';
import { entriesInTime, type WordedEntry } from '../../scratchpad/words.js';
import type { GridSnapshot } from '../../snapshot.js';
import { shapes } from '../../spec/words.js';
import type { Evidence } from '../evidence.js';
import { commitsByPath, Gathering, sourceAt } from './gathering.js';
import { blocksSaid, threadsSaid } from './mentions.js';

const what = 'the scratchpad';
const writer = new RegExp(shapes.writerId.pattern);
/** Entries of other kinds are findings: what they say of a block may be about any other one. */
const kinds = ['progress', 'done', 'complete', 'completed', 'status', 'commit', 'started', 'start'];
/** The executor of a block is called after it: `executor-01`. An agent of STATE.md has three digits. */
const ofBlock = /^executor[ _-](\d{2})$/i;

/** What the PROGRESS entries of the scratchpad say. It is written as the work goes on, so nothing of it is sure. */
export async function scratchpadEvidence(snapshot: GridSnapshot, limits: Limits): Promise<Evidence> {
  const gathering = new Gathering('scratchpad');
  const { scratchpad } = snapshot;
  if (!scratchpad) return gathering.evidence();
  const { document, isBroken } = scratchpad;
  const path = quote(document.path);
  if (isBroken) gathering.note(`${path} is in conflict, so nothing of it counts`);
  gathering.commits(what, document, commitsByPath(snapshot).get(document.path) ?? []);
  const entries = await entriesInTime(scratchpad, limits);
  if (typeof entries === 'string') {
    gathering.note(`${path} could not be read: ${entries}`);
    return gathering.evidence();
  }
  const planned = new Set(snapshot.present.flatMap((file) => namedPlan(file)?.block?.number ?? []));
  let stands: LastThread | undefined;
  for (const entry of entries) {
    const source = sourceAt(what, document, entry.at.start);
    const day = /^\d{4}-\d{2}-\d{2}$/.test(entry.time) ? parseInstant(`${entry.time}T00:00Z`) : undefined;
    if (entry.clock?.isDated) gathering.moment({ ms: entry.clock.ms, sure: entry.clock.zoned }, source);
    else gathering.moment(day && { ms: day.ms, sure: false }, source);
    if (!kinds.includes(folded(entry.kind))) continue;
    const { text } = entry;
    const said = blocksSaid(text);
    for (const { block, is } of said) gathering.block({ block, is, source, sure: false });
    const own = ownBlock(entry, planned);
    stands = lastThread(stands, { text, said, own, source });
    if (stands?.source === source && stands.block) {
      gathering.block({ block: stands.block, is: 'begun', source, sure: false });
    }
  }
  if (stands) gathering.field('position.thread', stands.thread, stands.source, false);
  const last = entries.findLast(({ who }) => writer.test(who));
  if (last)
    gathering.field('resume.last_agent', last.who, sourceAt(what, document, last.at.start), last === entries.at(-1));
  return gathering.evidence();
}

/** The thread that was named last, and its block. */
interface LastThread {
  readonly thread: number;
  readonly block: Block | undefined;
  readonly source: ReturnType<typeof sourceAt>;
}

interface Progress {
  readonly text: string;
  readonly said: ReturnType<typeof blocksSaid>;
  /** The block that the program is called after. */
  readonly own: Block | undefined;
  readonly source: LastThread['source'];
}

/** Where the mission stands after an entry. With another block, or the end of one, the thread before is past. */
function lastThread(before: LastThread | undefined, { text, said, own, source }: Progress): LastThread | undefined {
  const thread = threadsSaid(text).at(-1);
  if (!thread) {
    const isPast = said.some(({ block, is }) => {
      return is !== 'begun' || !before?.block || nameOfBlock(block) !== nameOfBlock(before.block);
    });
    return isPast ? undefined : before;
  }
  const ofThread = thread.block === undefined ? undefined : plain(thread.block);
  return { thread: thread.thread, block: ofThread ?? said.at(-1)?.block ?? own, source };
}

/** The block of an `executor-01`, where a plan says that there is such a block, or where there are no plans at all. */
function ownBlock({ who }: WordedEntry, planned: ReadonlySet<number>): Block | undefined {
  const number = Number(ofBlock.exec(who.trim())?.[1] ?? 0);
  return number >= 1 && (planned.size === 0 || planned.has(number)) ? plain(number) : undefined;
}

function plain(number: number): Block {
  return { phase: undefined, number, isPlain: true };
}
