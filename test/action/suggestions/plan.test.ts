import { describe, expect, test } from 'vitest';
import { suggestionBody } from '../../../src/action/suggestions/body.js';
import { planSuggestions } from '../../../src/action/suggestions/plan.js';
import type { Edit, Finding } from '../../../src/core/finding.js';
import { suggestedBy } from './pull.js';

// Lines 2 to 4 and 8 to 9 are in the diff.
const text = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n';
const patch = ['@@ -2,3 +2,3 @@', ' two', '-3', '+three', ' four', '@@ -8,2 +8,2 @@', ' eight', '-9', '+nine'].join(
  '\n',
);

/** Puts a text in the place of some columns of a line: `3:1-3`. */
function edit(place: string, replacement: string, path = 'STATE.md'): Edit {
  const [, line, from, to] = (/^(\d+):(\d+)-(\d+)$/.exec(place) ?? []).map(Number);
  const at = (column = 0) => ({ line: line ?? 0, column });
  return { path, text: replacement, start: at(from), end: at(to) };
}

let made = 0;
function finding(edits: readonly Edit[], more: Partial<Finding> = {}, safe = true): Finding {
  made += 1;
  return {
    ...{ rule: 'grid/x', severity: 'warning', message: 'wrong', path: 'STATE.md', url: 'https://example.com' },
    ...{ start: { line: 1, column: 1 }, end: { line: 1, column: 1 }, fingerprint: String(made) },
    ...{ repair: { safe, title: 'mend it', edits } },
    ...more,
  };
}

function plan(
  findings: readonly Finding[],
  files: Readonly<Record<string, string | undefined>> = { 'STATE.md': patch },
) {
  const sources = new Map(Object.keys(files).map((path) => [path, text]));
  const { suggestions, leftOut } = planSuggestions({ findings, sources }, new Map(Object.entries(files)));
  return { suggested: suggestions.map((one) => [one.first, one.last, ...suggestedBy(suggestionBody(one))]), leftOut };
}

describe('repairs that are suggested', () => {
  test.each([
    ['in a new line', [edit('3:1-6', 'THREE')], [3, 3, 'THREE']],
    ['in a line around it', [edit('2:1-2', 'T')], [2, 2, 'Two']],
    ['in several places of a line', [edit('3:1-2', 'T'), edit('3:5-6', 'E')], [3, 3, 'ThreE']],
    ['in lines that touch, in any order', [edit('4:1-2', 'F'), edit('3:1-2', 'T')], [3, 4, 'Three', 'Four']],
    ['by several lines', [edit('3:6-6', '\nand a half')], [3, 3, 'three', 'and a half']],
  ])('%s', (_, edits, suggestion) => {
    expect(plan([finding(edits)])).toEqual({ suggested: [suggestion], leftOut: 0 });
  });

  test('those of one line are one suggestion, which tells of all of them', () => {
    const both = [
      finding([edit('3:1-2', 'T')], { message: 'first' }),
      finding([edit('3:5-6', 'E')], { message: 'second' }),
    ];
    expect(plan(both)).toEqual({ suggested: [[3, 3, 'ThreE']], leftOut: 0 });
    const sources = new Map([['STATE.md', text]]);
    const [suggestion] = planSuggestions({ findings: both, sources }, new Map([['STATE.md', patch]])).suggestions;
    expect(suggestion?.findings).toEqual(both);
    expect(suggestion && suggestionBody(suggestion)).toMatch(/`first`[\s\S]*`second`/);
  });

  test('those of lines that touch are one each', () => {
    const both = [finding([edit('3:1-2', 'T')]), finding([edit('4:1-2', 'F')])];
    expect(plan(both).suggested).toEqual([
      [3, 3, 'Three'],
      [4, 4, 'Four'],
    ]);
  });

  test('of two that want the same, the first is', () => {
    const both = [finding([edit('3:1-6', 'A')]), finding([edit('3:2-3', 'B')])];
    expect(plan(both)).toEqual({ suggested: [[3, 3, 'A']], leftOut: 1 });
  });

  test('the worst comes first', () => {
    const findings = [
      finding([edit('2:1-2', 'T')], { severity: 'info' }),
      finding([edit('3:1-2', 'T')]),
      finding([edit('9:1-2', 'N')], { severity: 'error' }),
      finding([edit('4:1-2', 'F')]),
    ];
    expect(plan(findings).suggested.map(([line]) => line)).toEqual([9, 3, 4, 2]);
  });

  test('those of several files', () => {
    const files = { 'STATE.md': patch, 'b/STATE.md': patch };
    const findings = [finding([edit('3:1-2', 'T')]), finding([edit('3:1-2', 'T', 'b/STATE.md')])];
    expect(plan(findings, files)).toEqual({
      suggested: [
        [3, 3, 'Three'],
        [3, 3, 'Three'],
      ],
      leftOut: 0,
    });
  });
});

describe('repairs that are not', () => {
  test.each([
    ['outside of the diff', finding([edit('5:1-2', 'F')])],
    ['before the first line of it', finding([edit('1:1-2', 'O')])],
    ['partly outside', finding([edit('4:1-2', 'F'), edit('5:1-2', 'F')])],
    ['that are not safe', finding([edit('3:1-2', 'T')], {}, false)],
    ['that change nothing', finding([])],
    ['of a file that is not there', finding([edit('3:1-2', 'T', 'none.md')])],
  ])('%s: of no interest', (_, one) => expect(plan([one])).toEqual({ suggested: [], leftOut: 0 }));

  test.each([
    ['in places that are apart', finding([edit('2:1-2', 'T'), edit('4:1-2', 'F')])],
    ['in two hunks', finding([edit('4:1-2', 'F'), edit('8:1-2', 'E')])],
    ['that leave the line as it is', finding([edit('3:1-2', 't')])],
    ['of columns that are not there', finding([edit('9:1-99', 'N')])],
    ['that overlap themselves', finding([edit('3:1-4', 'T'), edit('3:2-3', 'T')])],
    ['with what cannot be seen', finding([edit('3:1-2', '\u2066')])],
  ])('%s: counted', (_, one) => expect(plan([one])).toEqual({ suggested: [], leftOut: 1 }));

  test('of a line put in, when the line beside it is not in the diff', () => {
    expect(plan([finding([edit('2:1-1', 'new\n')])])).toEqual({ suggested: [], leftOut: 1 });
    expect(plan([finding([edit('3:1-1', 'new\n')])])).toEqual({ suggested: [[2, 2, 'two', 'new']], leftOut: 0 });
  });

  test('in two files at once', () => {
    const files = { 'STATE.md': patch, 'b/STATE.md': patch };
    const both = finding([edit('3:1-2', 'T'), edit('3:1-2', 'T', 'b/STATE.md')]);
    expect(plan([both], files)).toEqual({ suggested: [], leftOut: 1 });
  });

  test.each([
    ['no patch', undefined],
    ['a patch that is cut off', patch.slice(0, 30)],
  ])('with %s', (_, cut) => {
    expect(plan([finding([edit('3:1-2', 'T')])], { 'STATE.md': cut })).toEqual({ suggested: [], leftOut: 0 });
  });
});

test('a large file with many repairs takes a moment', () => {
  const lines = Array.from({ length: 3000 }, (_, i) => `line ${i}`);
  const large = `${lines.join('\n')}\n${'x'.repeat(99).concat('\n').repeat(300_000)}`;
  const added = ['@@ -0,0 +1,3000 @@', ...lines.map((line) => `+${line}`)].join('\n');
  const findings = lines.map((_, i) => finding([edit(`${i + 1}:1-2`, 'L')]));
  const subject = { findings, sources: new Map([['STATE.md', large]]) };
  const started = performance.now();
  expect(planSuggestions(subject, new Map([['STATE.md', added]])).suggestions).toHaveLength(3000);
  expect(performance.now() - started).toBeLessThan(15_000);
}, 30_000);
