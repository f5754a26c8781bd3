import { expect, test } from 'vitest';
import { defaultLimits } from '../../../../../src/core/limits.js';
import { salvage } from '../../../../../src/formats/grid/recover/salvage/salvage.js';
import { growth, leastWork, linear } from '../../../../support/growth.js';
import { edited, mission } from '../../../../support/mission.js';

const salvaged = (text: string) => salvage(text, '.grid/STATE.md', defaultLimits);
const among = (odd: string) => edited(mission, { 'energy: 9000': `${odd}\nenergy: 9000` });
const each = (size: number, line: (index: number) => string) =>
  Array.from({ length: size }, (_, at) => line(at)).join('\n');

const kinds: [string, (size: number) => string][] = [
  ['stray lines', (size) => among('oops\n'.repeat(size))],
  ['quotes that are open', (size) => among(each(size, (at) => `k${at}: "`))],
  ['items with quotes that are open', (size) => among(`list:\n${'  - id: "x\n'.repeat(size)}`)],
  ['brackets', (size) => among(`odd: ${'['.repeat(size)}`)],
  ['brackets in turn', (size) => among(`odd: ${'[]'.repeat(size)}`)],
  ['tabs', (size) => among(`${'\t'.repeat(size)}x: "`)],
  ['dashes', (size) => among('- '.repeat(size))],
  ['keys that stand often', (size) => among('a: 1\n'.repeat(size))],
  ['aliases', (size) => among(`a: &a 1\n${each(size, (at) => `k${at}: *a`)}`)],
  ['conflicts', (size) => among('<<<<<<< a\nx: 1\n=======\nx: 2\n>>>>>>> b\n'.repeat(size))],
  ['markers that stand alone', (size) => among('<<<<<<< a\n'.repeat(size))],
  ['fences', (size) => '---\na: b\n'.repeat(size)],
  ['code', (size) => mission.slice(0, 500) + '\n```\n'.repeat(size)],
  ['headings', (size) => mission.slice(0, 500) + '\n# a\n'.repeat(size)],
  ['comments', (size) => among(`${'# c\n'.repeat(size)}"`)],
  ['NUL bytes', (size) => among(`a: ${'\0'.repeat(size)}`)],
  ['stray lines below a mapping', (size) => edited(mission, { 'progress:\n': `progress:\n${'oops\n'.repeat(size)}` })],
  [
    'fields in the midst of a mapping',
    (size) => edited(mission, { 'progress:\n': `progress:\n${'a: b: c\n  blocks_total: 5\n'.repeat(size)}` }),
  ],
  ['mappings that stand often', (size) => among('budget:\n  total_cost_usd: 1\n'.repeat(size))],
  [
    'lists that stand often',
    (size) => edited(mission, { '  artifacts:\n': `${'  artifacts:\n    - id: "a"\n'.repeat(size)}  artifacts:\n` }),
  ],
  [
    'items below a mapping',
    (size) => edited(mission, { 'persistent:\n': `persistent:\n${'    - id: x\n'.repeat(size)}` }),
  ],
  ['byte order marks', (size) => among(`"\n${'\ufeffa: 1\n'.repeat(size)}`)],
  ['fields that are indented too far', (size) => among(`odd: 1\n${'   phase: 1\n'.repeat(size)}`)],
];

test.each(kinds)(
  'time grows linearly with %s',
  async (_, make) => {
    expect(await growth((size) => salvaged(make(size)), 150)).toBeLessThanOrEqual(linear);
  },
  60_000,
);

test.each(kinds)(
  'what stands beside 5,000 %s is kept, in bounded time',
  async (name, make) => {
    const text = make(5_000);
    expect(await leastWork(() => salvaged(text), 3_000)).toBeLessThan(10_000);
    const { evidence } = await salvaged(text);
    if (text.includes('energy: 9000')) expect(evidence.fields.get('energy')?.value, name).toBe(9000);
  },
  60_000,
);

test.each([
  ['a megabyte of body below a conflict', `${mission}<<<<<<< a\nx\n=======\ny\n>>>>>>> b\n${'text\n'.repeat(210_000)}`],
  ['comments below a fence that is gone', `${mission.slice(0, mission.indexOf('---\n\n'))}${'# c\n'.repeat(200_000)}`],
  ['a conflict of so many lines', `${mission}<<<<<<< a\n${'x\n'.repeat(200_000)}=======\n>>>>>>> b\n`],
  ['stray lines', among('oops\n'.repeat(200_000))],
  ['comments around a stray line', among(`"\n${'# c\n'.repeat(200_000)}`)],
])(
  '200,000 lines: %s',
  async (_, text) => {
    const { evidence } = await salvaged(text);
    expect(evidence.fields.get('cluster')?.value).toBe('Recipe Box');
  },
  60_000,
);

test('deep stairs', async () => {
  for (const line of [(at: number) => `a${at}: 1`, (at: number) => `a${at}:`, () => '-']) {
    const stairs = each(400, (at) => ' '.repeat(at) + line(at));
    expect((await salvaged(among(`${stairs} "`))).evidence.fields.get('energy')?.value).toBe(9000);
  }
});

test('keys of a prototype are keys like others', async () => {
  const { evidence, text } = await salvaged(among('__proto__:\n  cluster: "odd\nconstructor: "odd'));
  expect(evidence.fields.get('cluster')?.value).toBe('Recipe Box');
  expect(text).toContain('__proto__:\n  cluster: "odd"\nconstructor: "odd"\n');
  expect(Object.hasOwn(Object.prototype, 'cluster')).toBe(false);
});
