import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namesFor } from '../../scripts/generate/hooks.mjs';
import { formats } from '../../src/formats/index.js';

// What hooks have to know of the formats: where their state lies.

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test('one directory', () => {
  expect(namesFor(['.grid'])).toEqual({
    files: '(^|/)(\\.grid)/',
    glob: '{.grid,**/.grid}/**',
    grep: "grep -e '[.]grid'",
    below: '`.grid/`',
  });
});

test('several, of one or more parts', () => {
  expect(namesFor(['.grid', '.two', '.tool/state', '.tool/other'])).toEqual({
    files: '(^|/)(\\.grid|\\.two|\\.tool/state|\\.tool/other)/',
    glob: '{.grid,**/.grid,.two,**/.two,.tool/state,**/.tool/state,.tool/other,**/.tool/other}/**',
    grep: "grep -e '[.]grid' -e '[.]two' -e '[.]tool'",
    below: '`.grid/`, `.two/`, `.tool/state/` or `.tool/other/`',
  });
});

test('every place where a hook names them is in step with the formats', () => {
  const { files, glob, grep, below } = namesFor(formats.flatMap(({ directories }) => directories));
  const page = read('docs/hooks.md');
  expect(read('.pre-commit-hooks.yaml')).toContain(`\n  files: ${files}\n`);
  expect(page).toContain(`\n      glob: "${glob}"\n`);
  expect(page).toContain(`\nAfter every change below ${below}, run `);
  const lines = page.split('\n').filter((line) => line.includes('>/dev/null || exit 0'));
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toContain(`"command": "${grep} >/dev/null || exit 0`);
});
