import { quote } from '../../../text/words.js';
import { rule } from '../rule.js';
import type { SchemaState } from '../snapshot.js';

export const blockedCheckpoint = rule({
  id: 'grid/blocked-checkpoint',
  severity: 'error',
  summary: 'a blocked mission names its checkpoint in resume.checkpoint_file, and the file is there',
  source: 'STATE.md schema 3.2, D32',
  check({ state, report }) {
    if (state.data.status !== 'blocked') return;
    const message = fault(state);
    if (!message) return;
    report(state.at('resume.checkpoint_file'), message, {
      related: [{ at: state.at('status'), message: 'the mission is blocked' }],
    });
  },
});

function fault({ data, document, checkpointFile }: SchemaState): string | undefined {
  const claimed = data.resume?.checkpoint_file;
  const fact = `resume.checkpoint_file is ${quote(claimed)}`;
  if (checkpointFile === 'present') return undefined;
  if (checkpointFile === 'outside') return `${fact}, which is no path inside the repository`;
  if (checkpointFile === 'missing') return `${fact}, but no such file is there`;
  if (claimed !== undefined) return `${fact}, but status is "blocked"; expected the checkpoint to resume from`;
  // Of a value of the wrong type, and of a resume that is missing, schema/ speaks.
  if (document.node('resume')?.kind !== 'map' || document.node('resume.checkpoint_file')) return undefined;
  return 'resume.checkpoint_file is missing, but status is "blocked"; expected the checkpoint to resume from';
}
