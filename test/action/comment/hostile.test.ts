import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { allClear, type CommentSubject, commentBody } from '../../../src/action/comment/body.js';
import { marker } from '../../../src/action/comment/marker.js';
import { summary } from '../../../src/action/summary.js';
import { runnerCommands } from '../../e2e/runner.js';
import { anySubject, attempts, canary, everywhere } from '../pages/hostile-subjects.js';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly lang?: string | null | undefined;
  readonly children?: readonly Node[];
}
const parser = unified().use(remarkParse).use(remarkGfm);
const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)];

/** Nothing but these is to be found on a page; what files say stands in `inlineCode` and `code`. */
const known = [
  ...[
    'root',
    'heading',
    'paragraph',
    'strong',
    'list',
    'listItem',
    'text',
    'break',
    'link',
    'html',
    'inlineCode',
    'code',
  ],
];
const ours = /^(?:<!-- agent-state-lint:[\w-]{1,64} -->|<details>\n<summary>[A-Za-z ]+<\/summary>|<\/details>)$/;
const links =
  /^https:\/\/(?:example\.com\/|github\.com\/ada\/recipe-box\/(?:blob\/[0-9a-f]{40}\/[\w.%/~-]+\?plain=1#L\d+|actions\/runs\/7))$/;
/** What of a page is neither code nor an address: words of ours, and numbers. */
const words = /^[A-Za-z0-9 ,.:;…()%~-]*$/;

/** What of a page is not as it has to be: text of strangers that is no code, or can be mistaken for what we say. */
function faultsOn(page: string): string[] {
  const faults = runnerCommands(page).map((name) => `a command: ${name}`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none of these may be left
  if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u200b-\u200f\u202a-\u202e\ufeff]/.test(page))
    faults.push('unseen');
  if (/^\s*\/[a-z]/im.test(page)) faults.push('a slash that begins a line');
  for (const { type, value = '', url = '', lang, children = [] } of all(parser.parse(page) as Node)) {
    const hold = (isFine: boolean) => isFine || faults.push(`${type}: ${value || url}`);
    hold(known.includes(type));
    if (type === 'text') hold(words.test(value));
    if (type === 'html') hold(ours.test(value));
    if (type === 'code') hold(['mermaid', 'markdown', 'diff', 'sh'].includes(lang ?? ''));
    if (lang === 'mermaid') hold(/^[\w \n"<>[\],:#.-]+$/.test(value));
    if (!['inlineCode', 'code'].includes(type) || lang === 'mermaid') hold(!value.includes(canary));
    if (type !== 'link') continue;
    hold(links.test(url));
    hold(children.every((child) => /^(?:(?:grid|syntax)\/[a-z]+|line \d+|The run: .*)$/.test(child.value ?? '')));
  }
  return faults;
}

const pages: [string, (about: CommentSubject) => string][] = [
  ['a comment', commentBody],
  ['a comment once all is mended', allClear],
  ['a summary', summary],
];

describe.each(pages)('whatever a repository holds, on %s', (name, page) => {
  test('it is code, and nothing else', () => {
    fc.assert(
      fc.property(anySubject, (about) => {
        const printed = page(about);
        expect(printed.length).toBeLessThanOrEqual(name === 'a summary' ? 1_000_000 : 65_536);
        if (name !== 'a summary') expect(printed.startsWith(`${marker(about.key)}\n`)).toBe(true);
        expect(faultsOn(printed)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

test.each(attempts.map((one) => [JSON.stringify(one), one]))('%s, in every place', (_, one) => {
  for (const marked of [one + canary, canary + one]) {
    const about = everywhere(marked);
    for (const [, page] of pages) expect(faultsOn(page(about))).toEqual([]);
  }
});

test('what is held is there to be seen: the text comes back from the code', () => {
  const nodes = all(parser.parse(commentBody(everywhere('@org/team'))) as Node);
  const quoted = nodes.filter(({ type }) => type === 'inlineCode' || type === 'code').map(({ value = '' }) => value);
  expect(quoted.filter((one) => one.includes('@org/team')).length).toBeGreaterThan(20);
});
