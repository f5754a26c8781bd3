import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOff, readBar, redraw } from '../../../../src/formats/grid/body/progress-bar.js';

/** The bar that a text begins with. It must begin with one. */
function bar(text: string) {
  const found = readBar(text);
  if (!found) throw new Error(`no bar: ${text}`);
  return found;
}

describe('bars', () => {
  test.each<[string, number, number]>([
    ['[####------]', 4, 10],
    ['[####......]', 4, 10],
    ['[====      ]', 4, 10],
    ['[===>      ]', 4, 10],
    ['[████░░░░░]', 4, 9],
    ['[▓▓▒▒]', 2, 4],
    ['[■■□□□]', 2, 5],
    ['[●●○]', 2, 3],
    ['[🟩🟩⬜⬜⬜]', 2, 5],
    ['[----------]', 0, 10],
    ['[##########]', 10, 10],
    ['██░░', 2, 4],
    ['🟩🟩⬜', 2, 3],
    ['░░░', 0, 3],
  ])('%s', (text, filled, cells) => {
    expect(readBar(`${text} 40%`)).toEqual({ filled, cells, text });
  });

  test.each([
    '[ ]',
    '[x]',
    '[--]',
    '[]',
    '[abc]',
    '[#-#-]',
    '[--##]',
    '[####',
    '####----',
    '--------',
    '██░█',
    '',
    `[${'#'.repeat(500)}]`,
  ])('%j is none', (text) => expect(readBar(text)).toBeUndefined());
});

test('one cell more or less is right', () => {
  expect([10, 20, 30, 40, 50, 60].map((percent) => isOff(bar('[####------]'), percent))).toEqual([
    ...[true, true, false, false, false, true],
  ]);
  expect(isOff(bar(`[${'#'.repeat(10)}${'.'.repeat(50)}]`), 18.75)).toBe(true);
  expect(isOff(bar(`[${'#'.repeat(11)}${'.'.repeat(49)}]`), 18.75)).toBe(false);
  expect(isOff(bar('[████░░░░░]'), 44.4)).toBe(false);
  expect(isOff(bar(`[${'#'.repeat(30)}${'-'.repeat(70)}]`), 29)).toBe(false);
});

describe('redrawn', () => {
  test.each<[string, number, string]>([
    ['[####------]', 62, '[######----]'],
    ['[===>  ]', 50, '[===   ]'],
    ['🟩⬜⬜⬜', 75, '🟩🟩🟩⬜'],
    ['[----]', 50, '[##--]'],
    ['[....]', 50, '[##..]'],
    ['[░░░░]', 50, '[██░░]'],
    ['[####]', 50, '[##--]'],
    ['[████]', 50, '[██░░]'],
    ['⬜⬜⬜', 100, '🟩🟩🟩'],
    ['[####]', 0, '[----]'],
  ])('%s for %d %% is %s', (text, percent, expected) => {
    expect(redraw(bar(text), percent)).toBe(expected);
  });

  test('as a bar that is not off any more', () => {
    const signs = fc.constantFrom(['#', '-'], ['#', '.'], ['█', '░'], ['=', ' '], ['🟩', '⬜'], ['●', '○']);
    const counts = fc.tuple(fc.nat(60), fc.nat(60)).filter(([full, empty]) => full + empty > 2);
    fc.assert(
      fc.property(
        signs,
        counts,
        fc.double({ min: 0, max: 100, noNaN: true }),
        ([full, empty], [filled, rest], percent) => {
          const given = bar(`[${full?.repeat(filled)}${empty?.repeat(rest)}]`);
          const again = bar(redraw(given, percent));
          expect(again.cells).toBe(given.cells);
          expect(isOff(again, percent)).toBe(false);
        },
      ),
    );
  });
});

test('a bar is never redrawn beyond its cells', () => {
  expect(redraw({ filled: 3, cells: 3, text: '[###]' }, 400)).toBe('[###]');
  expect(redraw({ filled: 1, cells: 4, text: '[#---]' }, 150)).toBe('[####]');
});
