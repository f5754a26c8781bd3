import type { Data } from '../../../../core/data.js';
import type { TimedCommit } from '../../../../core/history.js';
import type { Source } from '../../../../core/recovery.js';
import { claimedPaths } from '../../../../text/paths.js';
import { formatInstant } from '../../../../text/time.js';
import { updatedOf } from '../../change/moments.js';
import { textOf } from '../../companions/fields.js';
import type { PersistenceState, SchemaState } from '../../snapshot.js';
import type { Claim } from '../evidence.js';
import { lastAgentOf, type Registry } from './agents.js';
import { commitDigits } from './new-checkpoint.js';

interface Death {
  readonly root: string;
  /** The path of the checkpoint, relative to the repository. */
  readonly checkpoint: string;
  readonly last: TimedCommit | undefined;
  readonly registry: Registry | undefined;
  /** In ms since 1970. */
  readonly now: number;
  /** What tells that the session is dead. */
  readonly source: Source;
}

/** What STATE.md is to say from now on, by the key paths of its dialect (D11, D32). What it says already is left out. */
export function stateClaims(state: SchemaState | PersistenceState, death: Death): ReadonlyMap<string, Claim> {
  const claims = new Map<string, Claim>();
  const claim = (path: string, value: Data, source: Source, sure: boolean): void => {
    claims.set(path, { value, source, sure });
  };
  claim('updated_at', laterStamp(state, death.now), { what: 'the clock' }, true);
  claim('status', state.dialect === 'schema' ? 'blocked' : 'interrupted', death.source, false);
  if (state.dialect === 'persistence') return claims;

  const { root, checkpoint, last, registry } = death;
  const { checkpoint_file: file, last_agent: lastAgent } = state.data.resume ?? {};
  if (!file || !claimedPaths(file, root).includes(checkpoint)) {
    claim('resume.checkpoint_file', checkpoint, { what: 'the new checkpoint', path: checkpoint }, true);
  }
  const agent = lastAgentOf(state);
  if (agent && agent.id !== lastAgent) claim('resume.last_agent', agent.id, agent.source, false);
  if (last && !namesCommit(state, last.hash)) {
    claim('resume.last_commit', last.hash.slice(0, commitDigits), { what: 'the last commit', commit: last.hash }, true);
  }
  if (registry) {
    claim('agents.active', [], death.source, false);
    claim('agents.completed', registry.completed, registry.source, false);
  }
  return claims;
}

/** Whether the state names a commit as the last one already. */
function namesCommit(state: SchemaState, hash: string): boolean {
  const node = state.document.node('resume.last_commit');
  const name = node?.kind === 'scalar' ? textOf(node) : '';
  return name.length >= 7 && hash.startsWith(name);
}

/** The clock, or at least a second after the last update; with the zone that the stamp has, or without one (D5). */
function laterStamp(state: SchemaState | PersistenceState, now: number): string {
  const updated = updatedOf(state);
  const second = Math.floor(now / 1000) * 1000;
  const ms = Math.max(second, updated ? Math.floor(updated.ms / 1000) * 1000 + 1000 : second);
  const text = formatInstant(ms);
  return updated && !updated.zoned ? text.replace(/Z$/, '') : text;
}
