import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The page goes by what a format is, and by what Hivemind has.

const top = join(import.meta.dirname, '../..');
const page = readFileSync(join(top, 'docs/adding-a-format.md'), 'utf8');
const seam = readFileSync(join(top, 'src/formats/format.ts'), 'utf8');

test('the table names every field of a format, and no other', () => {
  const object = seam.slice(seam.indexOf('export interface Format<'));
  const fields = [...object.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)].map(([, name]) => name);
  expect(fields.length).toBeGreaterThan(10);
  const named = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(named).toEqual(fields);
});

test('Hivemind has what each step is about', () => {
  const steps = [...page.matchAll(/^\d\. \*\*[^*]+\*\*, `([^`]+)`/gm)].map(([, path = '']) => path);
  expect(steps).toEqual(['layout.ts', 'spec/', 'snapshot.ts', 'read.ts', 'index.ts', 'rules/', 'recover/']);
  for (const path of [...steps, 'rule.ts', 'spec/words.ts', 'sessions/']) {
    expect(existsSync(join(top, 'src/formats/hivemind', path)), path).toBe(true);
  }
});
