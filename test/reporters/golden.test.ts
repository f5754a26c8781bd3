import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/core/finding.js';
import { reporters } from '../../src/reporters/index.js';
import { displayWidth } from '../../src/reporters/pretty/display-width.js';

// Each folder of test/fixtures/pretty holds a report, the files it speaks of, and what must be printed. The printed
// texts are not made by the program: whoever changes them counts columns. `␛` stands for the escape character.

interface Case {
  readonly width: number;
  readonly elapsedMs: number;
  readonly colors?: boolean;
  readonly sources: Readonly<Record<string, string>>;
  readonly report: Report;
}

const folder = join(import.meta.dirname, '../fixtures/pretty');
const names = readdirSync(folder);

describe.each(names)('%s', (name) => {
  const file = (path: string) => readFileSync(join(folder, name, path), 'utf8');
  const { width, elapsedMs, colors = false, sources, report }: Case = JSON.parse(file('case.json'));
  const texts = new Map(Object.entries(sources).map(([path, source]) => [path, file(`files/${source}`)]));
  const context = { sources: texts, colors, width, elapsedMs };

  test('pretty', async () => {
    const printed = (await reporters.pretty())(report, context);
    expect(printed.replaceAll('\u001b', '␛').split('\n')).toEqual(file('expected.txt').split('\n'));
  });

  test('compact', async () => {
    expect((await reporters.compact())(report, context)).toBe(file('compact.txt'));
  });

  test('json holds the same', async () => {
    const printed = (await reporters.json())(report, context);
    expect(JSON.parse(printed)).toEqual(report);
    expect(printed).toMatch(/^[\n -~\u00a0-\uffff]*$/);
  });

  test('no line is wider than the terminal', () => {
    const lines = file('expected.txt')
      .replace(/␛\[\d+m/g, '')
      .split('\n');
    expect(lines.filter((line) => displayWidth(line) > width)).toEqual([]);
  });
});

test('there are cases', () => {
  expect(names).toEqual(['colours', 'edges', 'everyday', 'hostile', 'wide']);
});
