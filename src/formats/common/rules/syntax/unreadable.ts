import type { UnreadableFile } from '../../../../core/snapshot.js';
import { fileAt } from '../../../../text/document.js';
import { reportFaults } from '../../faults.js';
import { rule } from '../../rule.js';

export const syntaxUnreadable = rule({
  id: 'syntax/unreadable',
  severity: 'error',
  summary: 'every state file is a regular file of UTF-8 text within its limits of size and depth',
  source: 'STATE.md schema 9, checkpoint flow check 5',
  check(context) {
    reportFaults(context, 'cap');
    const { snapshot, report } = context;
    const passing = new Map<string | undefined, string[]>();
    for (const { path, refusal, detail } of snapshot.unreadable) {
      if (refusal !== 'too-many') {
        report(fileAt(path), messages[refusal](detail));
        continue;
      }
      const paths = passing.get(detail) ?? [];
      paths.push(path);
      passing.set(detail, paths);
    }
    // Of all that passes one limit, the first speaks.
    for (const [detail, [first = '', ...others]] of passing) {
      const more = others.length > 0 ? `: this file and ${others.length} more were left out` : '';
      report(fileAt(first), messages['too-many'](detail) + more);
    }
  },
});

/** Of a link, and of what lies outside, nothing is told but that it is one. */
const messages: Readonly<Record<UnreadableFile['refusal'], (detail?: string) => string>> = {
  'not-utf8': (detail) => `the file is no UTF-8 text${at(detail)}; expected UTF-8`,
  'utf-16': () => 'the file is UTF-16; expected UTF-8',
  'nul-byte': (detail) => `the file holds a NUL byte${at(detail)}; expected text, and nothing but text`,
  'too-large': (detail) => `the file is larger than ${detail ?? 'its limit'}, so it was not read`,
  'too-many': (detail) => `the state holds more than ${detail ?? 'its limit'}, so not all of it was read`,
  'not-a-file': () => 'this is no regular file; expected a file of text',
  link: () => 'the way to this file leads over a link, and links are not followed; expected a regular file',
  'not-readable': () => 'the file cannot be opened; check its permissions',
  'not-fetched': () => 'the file was not fetched, as the clone is partial; clone it without --filter',
  missing: () => 'the file is not there',
  outside: () => 'the path leads out of the repository, so it was not read',
};

const at = (detail: string | undefined): string => (detail ? ` (${detail})` : '');
