import { describe, expect, test } from 'vitest';
import { statedPath } from '../../../src/formats/grid/stated-path.js';

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
    ['src/a.ts, src/b.ts', 'src/a.ts'],
    ['src/a.ts:12-40', 'src/a.ts'],
    ['src/a.ts#L12', 'src/a.ts'],
    ['.gitignore (updated)', '.gitignore'],
    // in marks
    ['`src/a.ts`', 'src/a.ts'],
    ['`src/a.ts` - the routes', 'src/a.ts'],
    ['Created `src/a.ts`', 'src/a.ts'],
    ['**src/a.ts**', 'src/a.ts'],
    ['**src/a.ts** - the routes', 'src/a.ts'],
    ['"src/a.ts"', 'src/a.ts'],
    // names with blanks
    ['docs/My File.md', 'docs/My File.md'],
    ['docs/Copy (1).txt', 'docs/Copy (1).txt'],
  ])('%j', (text, path) => expect(statedPath(text)).toBe(path));

  test.each([
    ...['', ' ', 'none', 'None', 'N/A', '-', 'TBD'],
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
  ])('none in %j', (text) => expect(statedPath(text)).toBeUndefined());

  test('what is too long is still claimed', () => {
    expect(statedPath('a'.repeat(5000))).toHaveLength(5000);
  });
});
