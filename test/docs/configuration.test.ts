import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/formats/index.js';
import { limitSettings } from '../../src/lint/configuration/limit-settings.js';
import { readConfiguration } from '../../src/lint/configuration/read.js';
import { allRules } from '../../src/lint/lint.js';
import { compileGlob, globFault } from '../../src/text/glob.js';
import { MemoryTree } from '../../src/text/memory-tree.js';
import { run } from '../cli/run.js';
import { put, repository } from '../support/folder.js';

// The page is run: a block that names a file is that file, and what the command is shown to say, it says.

const page = readFileSync(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8');
const nodes = unified().use(remarkParse).use(remarkGfm).parse(page).children;
const ruleIds = allRules(formats).map(({ id }) => id);

interface Block {
  readonly section: string;
  readonly language: string;
  /** The file that a block shows; empty for other blocks. */
  readonly file: string;
  readonly text: string;
}

const blocks: Block[] = [];
for (let section = '', index = 0; index < nodes.length; index += 1) {
  const node = nodes[index];
  if (node?.type === 'heading') section = textOf(node);
  if (node?.type !== 'code') continue;
  blocks.push({ section, language: node.lang ?? '', file: node.meta ?? '', text: `${node.value}\n` });
}

/** The files that stand above a block in its section; of one that stands there twice, the last. */
function filesAbove(block: Block): Record<string, string> {
  const above = blocks.slice(0, blocks.indexOf(block)).filter(({ section }) => section === block.section);
  const listed = above.filter(({ language }) => language === 'text').flatMap(({ text }) => text.trim().split('\n'));
  return {
    ...Object.fromEntries(listed.map((path) => [path, ''])),
    ...Object.fromEntries(above.filter(({ file }) => file !== '').map(({ file, text }) => [file, text])),
  };
}

const configurations = blocks.filter(({ file }) => /^(agent-state-lint\.\w+|package\.json)$/.test(file));

test.each(configurations)('$section: $file', async ({ section, file, text }) => {
  const reading = readConfiguration({ tree: new MemoryTree({ [file]: text }), path: file, name: file }, ruleIds);
  if (section === 'A configuration that is wrong') await expect(reading).rejects.toThrow();
  else await expect(reading).resolves.toMatchObject({ name: file });
});

describe.each(blocks.filter(({ language }) => language === 'console'))('$section', (block) => {
  const commands = block.text.split(/^\$ /m).slice(1);

  test.each(commands)('%s', async (command) => {
    const [line = '', ...said] = command.split('\n');
    const cwd = repository(filesAbove(block));
    const { stdout, stderr } = await run(line.split(' ').slice(1), { cwd });
    const output = `${stdout}${stderr}`.replaceAll(cwd, '.').replace(/\d+ ms/, '41 ms');
    expect(output.trimEnd()).toBe(said.join('\n').trimEnd());
  });
});

test('what is shown to be silenced in Markdown would be said', async () => {
  const block = blocks.find(({ language }) => language === 'markdown') as Block;
  const cwd = repository({ [block.file]: block.text });
  const only = ['--only', 'grid/progress-percent', '--format', 'json'];
  const suppressed = async () => JSON.parse((await run(only, { cwd })).stdout).summary;
  expect(await suppressed()).toMatchObject({ errors: 0, suppressed: 1 });
  put(cwd, { [block.file]: block.text.replace(/^<!--.*\n/m, '') });
  expect(await suppressed()).toMatchObject({ errors: 1, suppressed: 0 });
});

describe('the table of globs', () => {
  const rows = nodes.flatMap((node) => (node.type === 'table' && textOf(node).startsWith('Glob') ? node.children : []));
  const codes = (cell: (typeof rows)[number]['children'][number] | undefined) =>
    (cell?.children ?? []).flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));

  test.each(
    rows.slice(1).map(({ children }) => ({
      glob: codes(children[0])[0] ?? '',
      covered: codes(children[1]),
      others: codes(children[2]),
    })),
  )('$glob', ({ glob, covered, others }) => {
    expect(globFault(glob)).toBe(undefined);
    const covers = compileGlob(glob);
    expect(covered.filter((path) => !covers(path))).toEqual([]);
    expect(others.filter((path) => covers(path))).toEqual([]);
    expect([covered.length, others.length]).not.toContain(0);
  });

  test('is there', () => expect(rows.length).toBeGreaterThan(5));
});

test('every setting stands in the list', () => {
  const settings = ['rules', 'ignore', 'overrides', 'failOn', 'maxWarnings', 'baseline'];
  const trailers = formats.map(({ id }) => `agentTrailers.${id}`);
  for (const name of [...settings, ...trailers, ...Object.keys(limitSettings).map((limit) => `limits.${limit}`)]) {
    expect(page).toContain(`\n| \`${name}\` |`);
  }
});
