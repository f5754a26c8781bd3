import type { TimedCommit } from '../../../../core/history.js';
import type { Source } from '../../../../core/recovery.js';
import type { GridSnapshot, GridState } from '../../snapshot.js';
import type { Claim, Evidence } from '../evidence.js';
import { stateEvidence } from '../salvage/state-evidence.js';
import { persistenceEvidence } from './persistence.js';
import { proseEvidence } from './prose.js';

/**
 * What a healthy STATE.md of a commit says. The commit is alive evidence, too: the mission was there when it was made.
 * @param snapshot the root with this STATE.md alone
 */
export async function committedEvidence(
  snapshot: GridSnapshot,
  state: GridState,
  commit: Pick<TimedCommit, 'hash' | 'time'>,
): Promise<Evidence> {
  const said = await statedEvidence(snapshot, state);
  const at = <T extends { readonly source: Source }>(claim: T): T => ({
    ...claim,
    source: { ...claim.source, commit: commit.hash },
  });
  const made: Claim<number> = { value: commit.time, source: { what: 'a commit', commit: commit.hash }, sure: true };
  return {
    kind: 'version',
    fields: new Map([...said.fields].map(([field, claim]) => [field, at(claim)])),
    odd: new Map(),
    phases: said.phases.map(at),
    blocks: said.blocks.map(at),
    commits: said.commits.map(at),
    moments: [...said.moments.map(at), made],
    notes: said.notes.map((note) => `in commit ${commit.hash.slice(0, 7)}, ${note}`),
  };
}

/** What a STATE.md says that was read without faults. */
export async function statedEvidence(snapshot: GridSnapshot, state: GridState): Promise<Evidence> {
  if (state.dialect === 'prose') return proseEvidence(snapshot);
  const { document } = state;
  if (state.dialect === 'schema') return stateEvidence(document, state.data);
  return persistenceEvidence(document, state.data, document.path);
}
