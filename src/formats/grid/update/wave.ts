import type { Data, DataMap } from '../../../core/data.js';
import type { WaveComplete } from '../../../core/update.js';
import { valueAt } from './read.js';

const thread = 'position.thread';

/**
 * Whether an executor moves on from the last thread of its wave. There is no next one, and what comes after a wave is
 * Master Control's to write (STATE.md schema 5.2): then the thread stays, and the wave is told to be complete.
 * @param wanted what the patch wants, by dotted key path
 */
export function endsWave(type: string | undefined, data: DataMap, wanted: ReadonlyMap<string, Data>): boolean {
  const now = valueAt(data, thread);
  const total = wanted.get('position.thread_total') ?? valueAt(data, 'position.thread_total');
  return type === 'executor' && typeof total === 'number' && now === total && wanted.get(thread) === total + 1;
}

/** What is told of a wave that is complete. @param data with the patch made */
export function waveComplete(agent: string, data: DataMap): WaveComplete {
  const [wave, commit] = [valueAt(data, 'position.wave'), valueAt(data, 'resume.last_commit')];
  return {
    ...{ event: 'wave_complete', agent },
    wave: typeof wave === 'number' ? wave : null,
    commit: typeof commit === 'string' ? commit : null,
  };
}
