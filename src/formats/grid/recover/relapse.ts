import type { RecoveryRequest } from '../../../core/recovery.js';
import { comparableName } from '../texts/comparison.js';
import { type Evidence, silent } from './evidence.js';
import { otherMission } from './reconcile/identity.js';
import { keyOf } from './reconcile/weigh.js';
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
  const [here, there] = bothSay('cluster', own, older);
  if (typeof here === 'string' && typeof there === 'string') return comparableName(here) === comparableName(there);
  const status = older.fields.get('status')?.value;
  return status !== 'complete' && status !== 'failed';
}

/**
 * The last good version where it may be of the mission that the present file is of; of another one, its commit alone.
 * A file of an older dialect has no id, so the name tells: but one that began at the same moment is the same mission.
 */
export function unlessOther(own: Evidence, found: LastGood): LastGood {
  const { evidence } = found;
  const [name, other] = bothSay('cluster', own, evidence);
  const isOtherName =
    typeof name === 'string' && typeof other === 'string' && comparableName(name) !== comparableName(other);
  const [began, otherBegan] = bothSay('created_at', own, evidence);
  const isSameBeginning = began !== undefined && otherBegan !== undefined && keyOf(began) === keyOf(otherBegan);
  if (!isOtherName || isSameBeginning) return found;
  return { ...found, evidence: { ...silent('version'), notes: [otherMission(evidence)] }, text: undefined };
}

const bothSay = (field: string, ...both: readonly Evidence[]) => both.map(({ fields }) => fields.get(field)?.value);
