import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../../src/core/limits.js';
import { readMapping } from '../../../../../src/formats/grid/files/read-mapping.js';
import { salvage } from '../../../../../src/formats/grid/recover/salvage/salvage.js';
import { splitFrontMatter } from '../../../../../src/text/front-matter.js';
import { mission, persistence, prose } from '../../../../support/mission.js';

const salvaged = (text: string) => salvage(text, '.grid/STATE.md', defaultLimits);

/** What holds for any file whatever. */
async function check(text: string) {
  const result = await salvaged(text);
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|[\r\n]/);
  for (const { line, text: lost } of result.losses) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(lines[line - 1]).toBe(lost);
  }
  for (const { source } of result.evidence.fields.values()) {
    expect(source.line).toBeGreaterThanOrEqual(1);
    expect(source.line).toBeLessThanOrEqual(lines.length);
  }
  if (result.text === undefined) {
    expect(result.evidence.fields.size).toBe(0);
    return result;
  }
  const { form, yaml, body, faults } = splitFrontMatter(result.text);
  expect(form).toBe('fenced');
  expect(faults).toEqual([]);
  expect(result.text.slice(body.start)).toBe(result.body);
  const read = readMapping(result.text, yaml, defaultLimits);
  expect(read.root?.kind).toBe('map');
  expect(read.faults.filter(({ kind }) => kind !== 'alias')).toEqual([]);
  // What was salvaged is healthy: salvaged once more, it stays as it is.
  const again = await salvaged(result.text);
  expect(again.text).toBe(result.text);
  expect(again.losses).toEqual([]);
  return result;
}

const holds = async (text: string): Promise<void> => void (await check(text));

const pieces =
  '{ } [ ] : , - ? & * ! | > % @ # " \' \\ ~ = << a b: "c" \'d\' &x *x __proto__: --- ... ``` <<<<<<< ======= >>>>>>> ||||||| phases: status: é \t \r \u0000 \u0007 \ufffd \u2028'.split(
    ' ',
  );
const piece = fc.oneof(
  fc.constantFrom(...pieces, ' ', '  ', '\n', '\n  ', '\n    ', ': ', '- ', '\n---\n', '\r\n'),
  fc.string({ maxLength: 4, unit: 'binary' }),
);
const anyText = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''));
const file = fc.constantFrom(mission, persistence, prose, mission.replaceAll('\n', '\r\n'), `---\n${persistence}---\n`);

type Damage = (text: string) => string;
const cut: fc.Arbitrary<Damage> = fc.nat(3000).map((at) => (text) => text.slice(0, at));
const hole: fc.Arbitrary<Damage> = fc.tuple(fc.nat(3000), fc.nat(60), fc.array(piece, { maxLength: 5 })).map(
  ([at, length, parts]) =>
    (text) =>
      text.slice(0, at) + parts.join('') + text.slice(at + length),
);
const onLines = (change: (lines: string[], one: number, other: number) => string[]): fc.Arbitrary<Damage> =>
  fc.tuple(fc.nat(120), fc.nat(120)).map(([one, other]) => (text) => {
    const lines = text.split('\n');
    return change(lines, one % lines.length, other % lines.length).join('\n');
  });
const dropped = onLines((lines, one) => lines.toSpliced(one, 1));
const doubled = onLines((lines, one, other) => lines.toSpliced(other, 0, lines[one] ?? ''));
const swapped = onLines((lines, one, other) => lines.with(one, lines[other] ?? '').with(other, lines[one] ?? ''));
const shifted = onLines((lines, one, by) => lines.with(one, ' '.repeat(by % 9) + (lines[one] ?? '').trimStart()));
const damages = fc.array(fc.oneof(cut, hole, dropped, doubled, swapped, shifted), { minLength: 1, maxLength: 4 });

/** Each run reads a file a dozen times, on a machine that may be busy. In ms. */
const timeout = 120_000;

describe('for any file', () => {
  test(
    'of noise',
    async () => {
      await fc.assert(fc.asyncProperty(anyText, holds), { numRuns: 300 });
    },
    timeout,
  );

  test(
    'of noise between fences',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyText, anyText, (yaml, body) => holds(`---\nversion: "1.0"\n${yaml}\n---\n${body}`)),
        { numRuns: 200 },
      );
    },
    timeout,
  );

  test(
    'that was damaged',
    async () => {
      await fc.assert(
        fc.asyncProperty(file, damages, (text, all) => holds(all.reduce((one, damage) => damage(one), text))),
        { numRuns: 100 },
      );
    },
    timeout,
  );
});

test(
  'cut anywhere, all lines before the one that is cut are kept, comments and all',
  async () => {
    const commented = mission
      .split('\n')
      .flatMap((line, index) => (index > 0 && index < 98 && index % 7 === 0 ? [`# comment ${index}`, line] : [line]))
      .join('\n');
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 30, max: commented.length }), async (at) => {
        const { text } = await check(commented.slice(0, at));
        const before = commented.slice(0, commented.lastIndexOf('\n', at - 1) + 1).split('\n');
        const kept = new Set((text ?? '').split('\n'));
        const gone = before.filter((line) => line.trim() !== '' && !kept.has(line));
        // A key waits for a value that was cut off; nothing else goes.
        expect(gone.filter((line) => !/^ *(?:- )?[a-z_]+:$/.test(line))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  },
  timeout,
);

test(
  'a line of the fields that is gone or in disorder costs no others but those below it',
  async () => {
    const lines = mission.split('\n');
    const values = /^ *(?:- )?[a-z_]+: \S/;
    const leaves = lines.flatMap((line, index) => (index > 0 && index < 98 && values.test(line) ? [index] : []));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...leaves),
        fc.constantFrom('', '"', '[', '\t', 'oops', ': :', '\0'),
        async (index, noise) => {
          const { text, losses } = await check(lines.with(index, `${lines[index]?.slice(0, 9)}${noise}`).join('\n'));
          const kept = (text ?? '').split('\n').length;
          expect(kept).toBeGreaterThanOrEqual(lines.length - 8);
          expect(losses.length).toBeLessThanOrEqual(8);
        },
      ),
      { numRuns: 100 },
    );
  },
  timeout,
);
