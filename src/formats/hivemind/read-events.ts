import type { FileReader, Located } from './file-reader.js';
import { fileKind } from './layout.js';
import type { EventPair } from './snapshot.js';
import type { EventTracker } from './spec/generated/types.js';
import { specifications } from './specifications.js';

/** Reads the pairs of `event-tracker/`. @param files all that lies in the root */
export async function readEvents(reader: FileReader, files: readonly Located[]): Promise<readonly EventPair[]> {
  const byStem = new Map<string, { events?: Located; page?: Located }>();
  for (const at of files) {
    const kind = fileKind(at.file);
    if (kind !== 'events' && kind !== 'eventPage') continue;
    const stem = at.file.slice(at.file.lastIndexOf('/') + 1, at.file.lastIndexOf('.'));
    const pair = byStem.get(stem) ?? {};
    byStem.set(stem, { ...pair, ...(kind === 'events' ? { events: at } : { page: at }) });
  }
  const pairs: EventPair[] = [];
  for (const [stem, { events, page }] of [...byStem].sort(([a], [b]) => (a < b ? -1 : 1))) {
    pairs.push({
      stem,
      isThere: { events: events !== undefined, page: page !== undefined },
      events: events && (await reader.beside<EventTracker>(events, specifications.events)),
      page: await reader.page(page),
    });
  }
  return pairs;
}
