import { fileAt } from '../../../text/document.js';
import { quote } from '../../../text/words.js';
import { type HivemindLeftover, leftoversAmong } from '../files/leftovers.js';
import { rule } from '../rule.js';

const what: Readonly<Record<HivemindLeftover['kind'], string>> = {
  temporary: 'what a program wrote beside it and did not clean up; expected it to be gone when the write is done',
  backup: 'an old version of it; expected none, for git keeps the old versions',
  lock: 'a lock on it; expected it to be gone when the write is done',
  damaged: 'what it was when it did not parse; expected it to be looked through, and then to be gone',
};

export const leftover = rule({
  id: 'hivemind/leftover',
  severity: 'info',
  summary: 'no damaged copy, temporary file, backup or lock lies beside the state',
  source: 'practice',
  reach: 'root',
  check({ snapshot: { located }, report }) {
    const paths = new Map(located.map(({ file, path }) => [file, path]));
    for (const { file, kind, of } of leftoversAmong([...paths.keys()])) {
      report(fileAt(paths.get(file) ?? file), `${quote(file)} lies beside ${quote(of)} and is ${what[kind]}`);
    }
  },
});
