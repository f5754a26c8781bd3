import { count } from '../../../text/words.js';
import type { SchemaState } from '../snapshot.js';

const threadId = /^(?:(\d{1,4})\.)?(\d{1,4})$/;

/**
 * Why a thread id cannot name a thread of the mission; undefined when it may. `02.3` is block and thread (D14). A
 * block counts within its phase or through the mission (D23), and nobody records how many threads a block has, so
 * the counts of the whole mission are the only bounds.
 */
export function whyNoThread(id: string, { data }: SchemaState): string | undefined {
  const [, block, thread] = threadId.exec(id) ?? [];
  if (thread === undefined) return 'expected block and thread like 02.3, or a number';
  const { blocks_total = 0, threads_total = 0 } = data.progress ?? {};
  const defined = (data.phases?.definitions ?? []).reduce((sum, phase) => sum + (phase?.blocks ?? 0), 0);
  return (
    (block !== undefined && beyond(Number(block), Math.max(blocks_total, defined), 'block')) ||
    beyond(Number(thread), threads_total && Math.max(threads_total, data.position?.thread_total ?? 0), 'thread')
  );
}

function beyond(number: number, total: number, noun: string): string | undefined {
  if (number === 0) return `${noun}s are numbered from 1`;
  return total > 0 && number > total ? `the mission has ${count(total, noun)}` : undefined;
}
