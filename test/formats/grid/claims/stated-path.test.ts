import { describe, expect, test } from 'vitest';
import { statedPaths } from '../../../../src/formats/grid/claims/stated-path.js';

describe('the path that an item states', () => {
  test.each([
    ['src/a.ts', 'src/a.ts'],
    [' src/a.ts ', 'src/a.ts'],
    ['Makefile', 'Makefile'],
    ['src/components/', 'src/components/'],
    ['src/pages/[tag].astro', 'src/pages/[tag].astro'],
    ['src/app/(auth)/page.tsx', 'src/app/(auth)/page.tsx'],
    ['src/{{name}}/x.ts', 'src/{{name}}/x.ts'],
    ['src/__init__.py', 'src/__init__.py'],
    ['../../etc/passwd', '../../etc/passwd'],
    ['/etc/passwd', '/etc/passwd'],
    ['C:\\x', 'C:\\x'],
    ['file:///etc/passwd', 'file:///etc/passwd'],
    ['a\0b', 'a\0b'],
    // with a description
    ['src/a.ts - the routes', 'src/a.ts'],
    ['src/a.ts — the routes (new)', 'src/a.ts'],
    ['src/a.ts (new)', 'src/a.ts'],
    ['src/a.ts (new) - the routes', 'src/a.ts'],
    ['src/a.ts (new - the routes)', 'src/a.ts'],
    ['src/a.ts: the routes', 'src/a.ts'],
    ['src/a.ts # the routes', 'src/a.ts'],
    ['src/a.ts with the routes', 'src/a.ts'],
    ['src/a.ts, the routes', 'src/a.ts'],
    ['src/a.ts - the routes, src/b.ts', 'src/a.ts'],
    ['src/a.ts:12-40', 'src/a.ts'],
    ['src/a.ts#L12', 'src/a.ts'],
    ['src/a.ts:10', 'src/a.ts'],
    ['src/a.ts:10:5', 'src/a.ts'],
    ['src/a.ts:10: the routes', 'src/a.ts'],
    ['src/a.ts;', 'src/a.ts'],
    ['src/a.ts,', 'src/a.ts'],
    ['src/a.ts:', 'src/a.ts'],
    ['- src/a.ts', 'src/a.ts'],
    ['1. src/a.ts (new)', 'src/a.ts'],
    ['.gitignore (updated)', '.gitignore'],
    // in marks
    ['`src/a.ts`', 'src/a.ts'],
    ['`src/a.ts` - the routes', 'src/a.ts'],
    ['Created `src/a.ts`', 'src/a.ts'],
    ['**src/a.ts**', 'src/a.ts'],
    ['**src/a.ts** - the routes', 'src/a.ts'],
    ['"src/a.ts"', 'src/a.ts'],
    ['`src/a.ts`;', 'src/a.ts'],
    // in links
    ['[src/a.ts](src/a.ts)', 'src/a.ts'],
    ['[`src/a.ts`](../src/a.ts), the routes', 'src/a.ts'],
    ['[a.ts](src/a.ts) - the routes', 'src/a.ts'],
    ['[the routes](src/a.ts)', 'src/a.ts'],
    ['[src/a.ts](https://example.com/a.ts)', 'src/a.ts'],
    ['[src/app/(auth)/[tag].tsx](src/app/(auth)/[tag].tsx)', 'src/app/(auth)/[tag].tsx'],
    // moved
    ['src/{a.ts => b.ts}', 'src/b.ts'],
    ['src/{old => new}/a.ts (95%)', 'src/new/a.ts'],
    ['src/{ => sub}/a.ts', 'src/sub/a.ts'],
    ['src/{sub => }/a.ts', 'src/a.ts'],
    ['{a => b}/c.ts', 'b/c.ts'],
    ['a.ts => b.ts', 'b.ts'],
    ['bin/a => bin/b', 'bin/b'],
    ['`src/a.ts` -> `src/b.ts` (moved)', 'src/b.ts'],
    ['src/a.ts → src/b.ts - the routes', 'src/b.ts'],
    ['src/a.ts => the routes', 'src/a.ts'],
    ['src/a.ts -> /api/notes', 'src/a.ts'],
    // names like words for want of one
    ['None.md', 'None.md'],
    ['not-found.tsx', 'not-found.tsx'],
    ['LICENSE', 'LICENSE'],
    ['docs/404', 'docs/404'],
    // names with blanks
    ['docs/My File.md', 'docs/My File.md'],
    ['docs/Copy (1).txt', 'docs/Copy (1).txt'],
    ['docs/My, own File.md', 'docs/My, own File.md'],
  ])('%j', (text, path) => expect(statedPaths(text)).toEqual([path]));

  test.each([
    ...['', ' ', '\n', 'none', 'None', 'N/A', '-', 'TBD', 'nothing', 'pending', 'todo', 'null', 'unknown'],
    ...['(none)', 'None.', '**none**', 'none yet', 'N/A - only docs', 'yes', 'no', 'true', 'False'],
    ...['12', '1.10', '~12', '50%', '2026-01-15', '12 files', '...', '?'],
    ...['[a.ts](https://example.com/src/a.ts)', '[a.ts](../src/a.ts)', '[the routes](#routes) - src'],
    ...['tests/unit covers src/a.ts', 'src/{a.ts,lib/b.ts}'],
    ...[
      'Database - the tables',
      'NEW: src',
      'User model and migrations',
      'Node.js server',
      'GET /api/notes',
      '/tags page',
    ],
    ...['src/*.ts', 'tests/**', 'src/{a,b}.ts', 'src/...', 'https://example.com/a.ts', '`npm run build`'],
    `${'long '.repeat(1000)}`,
  ])('none in %j', (text) => expect(statedPaths(text)).toEqual([]));

  test('what is too long is still claimed', () => {
    expect(statedPaths('a'.repeat(5000))).toEqual(['a'.repeat(5000)]);
  });

  test.each<[string, string[]]>([
    ['src/a.ts, src/b.ts', ['src/a.ts', 'src/b.ts']],
    ['src/a.ts; `src/b.ts`;', ['src/a.ts', 'src/b.ts']],
    ['src/a.ts,src/b.ts', ['src/a.ts', 'src/b.ts']],
    ['src/a,b.ts', ['src/a,b.ts']],
    ['src/Dockerfile, package.json, src/*.ts', ['src/Dockerfile', 'package.json']],
    ['src/a.ts:10, [b.ts](src/b.ts)', ['src/a.ts', 'src/b.ts']],
    ['src/a.ts, src/{b => c}.ts', ['src/a.ts']],
    ['src/a.ts\nsrc/b.ts\n', ['src/a.ts', 'src/b.ts']],
    ['- src/a.ts - the routes\r\n\r\n- src/b.ts (new)\r\n', ['src/a.ts', 'src/b.ts']],
    ['a.ts, b.ts\nc => d/e.ts', ['a.ts']],
    ['src/a.ts\nand the stove', ['src/a.ts']],
    ['The routes:\nsrc/a.ts', []],
  ])('several in %j', (text, paths) => expect(statedPaths(text)).toEqual(paths));
});
