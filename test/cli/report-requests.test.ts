import { expect, test } from 'vitest';
import { type ReportRequest, reportRequests } from '../../src/cli/report-requests.js';
import { UsageError } from '../../src/index.js';
import type { FormatName } from '../../src/reporters/index.js';

/** `sarif >a json` are two formats, the first with an output. */
const asked = (words: string) =>
  reportRequests(
    words
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => (word.startsWith('>') ? { output: word.slice(1) } : { format: word as FormatName })),
  );

test.each<[string, readonly ReportRequest[]]>([
  ['', [{ format: 'pretty' }]],
  ['json', [{ format: 'json' }]],
  ['>a', [{ format: 'pretty', output: 'a' }]],
  ['json >a', [{ format: 'json', output: 'a' }]],
  ['>a json', [{ format: 'json', output: 'a' }]],
  ['json >a pretty', [{ format: 'json', output: 'a' }, { format: 'pretty' }]],
  ['pretty json >a', [{ format: 'pretty' }, { format: 'json', output: 'a' }]],
  [
    'json >a sarif >b junit >c',
    [
      { format: 'json', output: 'a' },
      { format: 'sarif', output: 'b' },
      { format: 'junit', output: 'c' },
    ],
  ],
  [
    'json >a json >b',
    [
      { format: 'json', output: 'a' },
      { format: 'json', output: 'b' },
    ],
  ],
  [
    'json >- sarif >a',
    [
      { format: 'json', output: '-' },
      { format: 'sarif', output: 'a' },
    ],
  ],
  [
    'pretty >/dev/stderr json >/dev/stdout',
    [
      { format: 'pretty', output: '/dev/stderr' },
      { format: 'json', output: '/dev/stdout' },
    ],
  ],
])('%j', (words, requests) => {
  expect(asked(words)).toEqual(requests);
});

test.each([
  ['json pretty', 'two reports on standard output; name a file behind --format pretty with --output'],
  ['json >- sarif', 'two reports on standard output; name a file behind --format sarif with --output'],
  ['json >/dev/fd/1 sarif >-', 'two reports on standard output; name a file behind --format sarif with --output'],
  [
    'json >/proc/self/fd/2 sarif >/dev/stderr',
    'two reports on standard error; name a file behind --format sarif with --output',
  ],
  ['json >/dev/stdout sarif >-', 'two reports on standard output; name a file behind --format sarif with --output'],
  [
    'json >/dev/stderr sarif >/dev/stderr',
    'two reports on standard error; name a file behind --format sarif with --output',
  ],
  ['>a json sarif >b', '--output a needs a --format before it, for there are several'],
  ['>a >b', '--output a needs a --format before it, for there are several'],
  ['json >a >b', '--output b needs a --format of its own: json goes to a'],
  ['json >a >b sarif', '--output b needs a --format of its own: json goes to a'],
])('%j is wrong usage', (words, message) => {
  expect(() => asked(words)).toThrow(new UsageError(message));
});
