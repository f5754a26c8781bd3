import type { DataMap } from '../../../core/data.js';
import type { BlockerAdd, BlockerClear, MovedFile } from '../../../core/transition.js';
import { either, quote } from '../../../text/words.js';
import { type BlockerEntry, blockerEntries } from '../blockers/blocker-entries.js';
import { blockers as emptyFile } from '../recover/init/companions.js';
import type { Companion } from '../snapshot.js';
import { shapes, words } from '../spec/words.js';
import { inLinesOf, inOneLine, keptFile, nextId, withEntry, withText } from './beside.js';
import { type Plan, Refusal } from './plan.js';
import { needStage, recordsAt, type Situation } from './situation.js';

/** Something blocks: it is entered in STATE.md, and in BLOCKERS.md, where that is kept. */
export async function addBlocker(situation: Situation, blocker: BlockerAdd): Promise<Plan> {
  needStage(situation, 'planned', 'running', 'waiting');
  const { type, thread } = blocker;
  const description = inOneLine(blocker.description);
  if (!words.blockerType.some((one) => one === type)) {
    throw new Refusal(`${quote(type)} is no type of a blocker; expected ${either(words.blockerType.map(quote))}`);
  }
  if (!new RegExp(shapes.threadId.pattern).test(thread)) {
    throw new Refusal(`${quote(thread)} is no thread; expected ${shapes.threadId.shape}`);
  }
  const stated = statedIn(situation);
  const kept = keptFile(situation, 'blockers');
  const entries = kept ? await entriesOf(kept) : [];
  const id = nextId(
    'blocker',
    [...(stated ?? []), ...entries].map((one) => one.id),
  );
  const record: DataMap = { id, type, description, blocking_thread: thread, added_at: situation.stamp };
  const lines = [
    ...[`## ${id}`, '- **Status:** ACTIVE', `- **Type:** ${type}`],
    ...[`- **Description:** ${description}`, `- **Position:** thread ${thread}`],
  ];
  const text = kept?.document.text ?? (stated ? undefined : inLinesOf(situation, emptyFile));
  const files = text === undefined ? [] : [await entered(situation, withEntry(text, lines), id, true)];
  return { values: stated ? { blockers: [...stated, record] } : {}, files, notes: [`it is ${id}`] };
}

/** It blocks no longer: it goes from STATE.md, and is resolved in BLOCKERS.md. */
export async function clearBlocker(situation: Situation, { id }: BlockerClear): Promise<Plan> {
  const stated = statedIn(situation);
  const kept = keptFile(situation, 'blockers');
  const entries = kept ? await entriesOf(kept) : [];
  const entry = entries.find((one) => one.id === id && one.isActive);
  const isStated = stated?.some((one) => one.id === id) === true;
  if (!entry && !isStated) {
    const active = [...(stated ?? []), ...entries.filter(({ isActive }) => isActive)].flatMap((one) => one.id ?? []);
    const known = active.length > 0 ? `active are ${either([...new Set(active)].map(quote), 'and')}` : 'none is';
    throw new Refusal(`${quote(id)} is no active blocker; ${known}`);
  }
  const files = kept && entry ? [await entered(situation, resolved(kept, entry), id, false)] : [];
  return { values: isStated ? { blockers: stated.filter((one) => one.id !== id) } : {}, files };
}

/** The blockers of STATE.md; undefined in the persistence dialect, whose blockers stand in BLOCKERS.md alone. */
function statedIn(situation: Situation): readonly DataMap[] | undefined {
  return situation.state.dialect === 'schema' ? recordsAt(situation, 'blockers') : undefined;
}

async function entriesOf(kept: Companion): Promise<readonly BlockerEntry[]> {
  const entries = await blockerEntries(kept);
  if (typeof entries === 'string') throw new Refusal(`${quote(kept.document.path)} could not be read: ${entries}`);
  return entries;
}

/** A text in which the entry is resolved: where its status stands, else below its heading. */
function resolved({ document: { text } }: Companion, { entry }: BlockerEntry): string {
  const status = entry.fields.get('status') ?? entry.fields.get('state');
  if (status && status.text !== '') return `${text.slice(0, status.at.start)}RESOLVED${text.slice(status.at.end)}`;
  const end = text.indexOf('\n', entry.start) + 1;
  if (entry.opens !== 'heading' || end === 0) return text;
  return `${text.slice(0, end)}- **Status:** RESOLVED${text.slice(0, end).endsWith('\r\n') ? '\r\n' : '\n'}${text.slice(end)}`;
}

/** BLOCKERS.md with another text, if it says then what it should. @throws Refusal when its form does not let it */
async function entered(situation: Situation, text: string, id: string, isActive: boolean): Promise<MovedFile> {
  const { file, companion } = await withText(situation, 'blockers', text);
  const entries = await blockerEntries(companion);
  const said = typeof entries === 'string' ? [] : entries.filter((one) => one.id === id);
  if (said.length > 0 && said.every((one) => one.isActive === isActive)) return file;
  const wish = isActive ? 'no entry can be added to it' : `${id} cannot be marked as resolved in it`;
  throw new Refusal(`${quote(file.path)} has a form of its own, so ${wish}; do so by hand, and update STATE.md`);
}
