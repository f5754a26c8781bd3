import { fileAt } from '../../../text/document.js';
import { quote } from '../../../text/words.js';
import { directory } from '../layout.js';
import { rule } from '../rule.js';

export const legacyRoot = rule({
  id: 'hivemind/legacy-root',
  severity: 'warning',
  summary: 'state lies in .hivemind/, and none below .opencode/',
  source: 'Hivemind state, overview and "The Path Guesser"',
  reach: 'root',
  check({ snapshot: { root, dialect, documents, unreadable }, report }) {
    if (dialect !== 'legacy') return;
    const at = documents[0]?.at('') ?? (unreadable[0] && fileAt(unreadable[0].path));
    const fact = `state lies in ${quote(root)}, where it is only read until there is some in ${quote(directory)}`;
    if (at) report(at, `${fact}; expected it in ${quote(`${directory}/state`)}`);
  },
});
