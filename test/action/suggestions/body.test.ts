import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { reviewBody, suggestionBlock, suggestionBody, suggestionMarker } from '../../../src/action/suggestions/body.js';
import type { Finding } from '../../../src/core/finding.js';
import { product } from '../../../src/core/product.js';
import { markdownOf } from '../../../src/reporters/markdown/blocks.js';

const written = (lines: readonly string[]) => {
  const block = suggestionBlock(lines);
  return block && markdownOf([block]);
};
const found = (message: string, fingerprint = 'f1'): Finding => ({
  ...{ rule: 'grid/time-zone', severity: 'warning', message, path: 'STATE.md', fingerprint },
  ...{ start: { line: 1, column: 1 }, end: { line: 1, column: 2 }, url: 'https://example.com/rule.md' },
});

describe('a block', () => {
  test.each([
    ['one line', ['a: "1"'], '```suggestion\na: "1"\n```\n'],
    ['no line, to delete', [], '```suggestion\n```\n'],
    ['empty lines at both ends', ['', 'a', ''], '```suggestion\n\na\n\n```\n'],
    ['blanks and tabs', ['\ta  ', '  b'], '```suggestion\n\ta  \n  b\n```\n'],
    ['a fence in the text', ['```', '~~~'], '````suggestion\n```\n~~~\n````\n'],
    ['a longer fence', ['x `````` y'], '```````suggestion\nx `````` y\n```````\n'],
    ['Markdown, HTML and mentions', ['@ada **b** <b> &lt; #1'], '```suggestion\n@ada **b** <b> &lt; #1\n```\n'],
  ])('holds the very lines: %s', (_, lines, expected) => expect(written(lines)).toBe(expected));

  test.each([
    ['a control character', ['a\x1b[2Kb']],
    ['a bidi character', ['a\u202eb']],
    ['a character of no width', ['a\u200bb']],
    ['half of a pair', ['a\ud800b']],
    ['a CR', ['a\rb']],
    ['a command to a runner', ['##[error]x']],
    ['a command to a program', ['a', '  /merge']],
    ['one empty line', ['']],
    ['a line that is too long', ['x'.repeat(1001)]],
    ['too many lines', Array.from({ length: 31 }, String)],
  ])('is not there for %s', (_, lines) => expect(suggestionBlock(lines)).toBeUndefined());

  test('is there for the most that there can be', () => {
    expect(suggestionBlock(Array.from({ length: 30 }, () => 'x'.repeat(1000)))).toBeDefined();
  });
});

describe('a body', () => {
  const body = (findings: readonly Finding[], lines = ['a']) => {
    const block = suggestionBlock(lines);
    if (!block) throw new Error('no block');
    return suggestionBody({ mark: suggestionMarker(findings, lines), findings, block });
  };

  test('begins with its marker, and tells what was found', () => {
    expect(body([found('updated_at is "2026"'), found('another')])).toMatch(
      new RegExp(
        [
          '^<!-- agent-state-lint:suggestion-[0-9a-f]{32} -->\n\n',
          '- warning \\[`grid/time-zone`\\]\\(https://example.com/rule.md\\) `updated_at is "2026"`\n',
          '- warning \\[`grid/time-zone`\\]\\(https://example.com/rule.md\\) `another`\n\n',
          '```suggestion\na\n```\n$',
        ].join(''),
      ),
    );
  });

  test('hostile text stands in code alone, and the marker is at the beginning alone', () => {
    const hostile = '`</code>` @ada ![x](https://evil.example) <!-- agent-state-lint:x --> \u202e ``` ##[add-mask]';
    const tree = unified()
      .use(remarkParse)
      .parse(body([found(hostile)], ['<img src=x> `````', '[a](b)']));
    const kinds: string[] = [];
    const collect = (node: { type: string; children?: unknown[] }) => {
      kinds.push(node.type);
      for (const child of node.children ?? []) collect(child as typeof node);
    };
    collect(tree);
    expect([...new Set(kinds)].sort()).toEqual(
      ['root', 'html', 'list', 'listItem', 'paragraph', 'text', 'link', 'inlineCode', 'code'].sort(),
    );
    expect(kinds.filter((kind) => kind === 'html')).toHaveLength(1);
    expect(body([found(hostile)])).not.toMatch(/##\[|\u202e/);
  });

  test('stays below what GitHub takes', () => {
    const longest = Array.from({ length: 30 }, () => '`'.repeat(1000));
    const many = Array.from({ length: 50 }, (_, i) => found('😀`'.repeat(1000), `f${i}`));
    expect(body(many, longest).length).toBeLessThan(65_536);
    expect(body(many)).toContain('… and 45 more');
  });
});

describe('a marker', () => {
  const mark = suggestionMarker([found('a', '1'), found('b', '2')], ['x']);

  test.each([
    ['order of the findings', [found('b', '2'), found('a', '1')], ['x'], true],
    ['wording', [found('A', '1'), found('B', '2')], ['x'], true],
    ['set of findings', [found('a', '1')], ['x'], false],
    ['line', [found('a', '1'), found('b', '2')], ['y'], false],
    ['number of lines', [found('a', '1'), found('b', '2')], ['x', ''], false],
  ])('with another %s', (_, findings, lines, isSame) => {
    expect(suggestionMarker(findings, lines) === mark).toBe(isSame);
  });
});

test('a review says how many repairs there are, and how the others are made', () => {
  expect(reviewBody(1, 0)).toBe('agent-state-lint suggests 1 repair. What the state says stays as it is.\n');
  expect(reviewBody(3, 2)).toBe(
    `agent-state-lint suggests 3 repairs. What the state says stays as it is. 2 more can be made with \`npx agent-state-lint@${product.version} --fix\`.\n`,
  );
});
