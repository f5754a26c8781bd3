import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RecoveredFile } from '../../../../../src/core/recovery.js';
import { recoverGrid } from '../../../../../src/formats/grid/recover/recover.js';
import { withRecentReadings } from '../../../../../src/text/yaml.js';
import { lineDamages } from '../../../../support/damages/one-line.js';
import { dataOf, requestAbout, statePath } from '../laws/outcome.js';

// One line of a healthy state is damaged: all that the other lines say is kept, or it is said that it was not.

const top = new URL('../../../../../examples/healthy/', import.meta.url).pathname;
const files = Object.fromEntries(
  readdirSync(join(top, '.grid'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path.slice(top.length), readFileSync(path, 'utf8')]),
);
const lines = String(files[statePath]).split('\n');
const end = lines.indexOf('---', 1);
const now = Date.parse('2026-03-16T09:43:00Z');

/** Values by their key paths, where the items of a list of records are not told apart: `agents.active.*.id "executor-005"`. */
function saidBy(data: unknown, path = ''): readonly string[] {
  if (Array.isArray(data) && data.some((item) => typeof item === 'object'))
    return data.flatMap((item) => saidBy(item, `${path}.*`));
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [`${path} ${JSON.stringify(data)}`];
  return Object.entries(data).flatMap(([key, value]) => saidBy(value, path === '' ? key : `${path}.${key}`));
}

/** What each line says that says something, by its index. */
const said = new Map<number, string>();
{
  const values = saidBy(dataOf(files[statePath]));
  const indexes = [...lines.keys()].filter((index) => index > 0 && index < end && /: \S/.test(lines[index] ?? ''));
  if (values.length !== indexes.length) throw new Error('the example is written otherwise than this test reads it');
  for (const [place, index] of indexes.entries()) said.set(index, values[place] ?? '');
}

/** What other lines say than the one that is damaged, and neither the new file nor its account does. */
function silentlyLost({ text, lost = [], account }: RecoveredFile, damaged: number, moved: number): readonly string[] {
  const left = [...saidBy(dataOf(text))];
  const others = account.flatMap(({ otherwise = [] }) => otherwise.map(({ value }) => JSON.stringify(value)));
  return [...said].flatMap(([index, value]) => {
    if (index === damaged || value.startsWith('updated_at ')) return [];
    const place = left.indexOf(value);
    if (place >= 0) left.splice(place, 1);
    if (place >= 0) return [];
    const line = index + 1 + (index > damaged ? moved : 0);
    const isTold = lost.some((one) => one.startsWith(`line ${line} of STATE.md:`));
    const isOther = others.some((other) => other.includes(value.slice(value.indexOf(' ') + 1)));
    return isTold || isOther ? [] : [`${value} of line ${line}`];
  });
}

test.each(Object.entries(lineDamages))(
  'a line %s: what all others say is kept, or named as lost',
  async (kind, damage) => {
    const silent: string[] = [];
    let recovered = 0;
    for (const [index, line] of lines.entries()) {
      const slip = index > 0 && index < end && line.trim() !== '' ? damage(line) : undefined;
      if (slip === undefined) continue;
      const put = kind === 'dropped' ? [] : [slip];
      const text = lines.toSpliced(index, 1, ...put).join('\n');
      const request = requestAbout({ ...files, [statePath]: text }, now);
      const { files: proposed } = await withRecentReadings(() => recoverGrid(request));
      const file = proposed.find(({ path }) => path === statePath);
      if (!file) continue; // what is healthy all the same is left as it is
      recovered += 1;
      for (const what of silentlyLost(file, index, put.length - 1)) silent.push(`${line.trim()}: ${what}`);
    }
    expect(silent).toEqual([]);
    expect(recovered).toBeGreaterThan(30);
  },
  120_000,
);
