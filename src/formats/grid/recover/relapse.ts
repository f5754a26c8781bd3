import type { RecoveryRequest } from '../../../core/recovery.js';
import { comparableName } from '../texts/comparison.js';
import type { Evidence } from './evidence.js';
import { type LastGood, lastGoodEvidence } from './sources/last-good.js';

/**
 * The last version of the schema dialect in the history of a mission whose STATE.md is of an older one: nobody goes back,
 * so the newer one was lost. Undefined where there is none, or where it is of another mission.
 * @param own what the present file says
 */
export async function relapse(request: RecoveryRequest, own: Evidence): Promise<LastGood | undefined> {
  const found = await lastGoodEvidence(request, { dialect: 'schema' });
  return found.commit && isOfSameMission(own, found.evidence) ? found : undefined;
}

/** A mission keeps its name; where none is said, one that is over is not gone on with. */
function isOfSameMission(own: Evidence, older: Evidence): boolean {
  const [here, there] = [own, older].map(({ fields }) => fields.get('cluster')?.value);
  if (typeof here === 'string' && typeof there === 'string') return comparableName(here) === comparableName(there);
  const status = older.fields.get('status')?.value;
  return status !== 'complete' && status !== 'failed';
}
