import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headOf } from '../../scripts/generate/docs/rules.mjs';
import { camel } from '../../scripts/generate/rule-lists.mjs';
import type { RuleFacts } from '../../src/core/rule.js';
import { rules as commonRules } from '../../src/formats/common/rules/index.js';
import { formats } from '../../src/formats/index.js';

// One id names the rule file, its test, its page and its row in the README; nothing else holds them together.

const top = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(top, path), 'utf8');
const filesIn = (folder: string, ending: string): string[] =>
  (readdirSync(join(top, folder), { recursive: true }) as string[])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();

/** Rules of every format have their family as a folder, those of one format have it as the name of the format. */
const sources = [
  { folder: 'common', rules: commonRules as readonly RuleFacts[], fileOf: (id: string) => id },
  ...formats.map(({ id: folder, rules }) => ({
    folder,
    rules: rules as readonly RuleFacts[],
    fileOf: (id: string) => id.replace(`${folder}/`, ''),
  })),
];
const rules = sources.flatMap(({ folder, rules, fileOf }) =>
  rules.map((rule) => ({ ...rule, folder, file: fileOf(rule.id) })),
);

describe.each(rules)('$id', ({ id, folder, file, ...facts }) => {
  test('is the id of its path', () => {
    expect(id).toMatch(/^[a-z]+\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
    expect(read(`src/formats/${folder}/rules/${file}.ts`)).toContain(`  id: '${id}',`);
  });

  test('has a table test', () => {
    const variable = camel(file.replace('/', '-'));
    expect(read(`test/formats/${folder}/rules/${file}.test.ts`)).toMatch(new RegExp(`\\bruleTest\\(${variable},`));
  });

  test('has a page, with its facts as head, then what is wrong, what is right and how to mend it', () => {
    const page = read(`docs/rules/${id}.md`);
    const head = headOf({ id, ...facts }).trim();
    expect(page.startsWith(`<!-- head: generated -->\n\n${head}\n\n<!-- /head -->\n`)).toBe(true);
    expect(page.replace(/^```.*?^```/gms, '').match(/^## .*$/gm)).toEqual(['## Wrong', '## Right', '## How to mend']);
  });

  test('stands in the README and in the index of the pages', () => {
    expect(read('README.md')).toContain(`[\`${id}\`](docs/rules/${id}.md)`);
    expect(read('docs/rules/README.md')).toContain(`[\`${id}\`](${id}.md)`);
  });

  test('says what holds, and where that comes from', () => {
    expect(facts.summary).toMatch(/^\S.{8,110}[^.\s]$/);
    expect(`${facts.summary} ${facts.source}`).not.toContain('TODO');
    expect(facts.source).not.toBe('');
  });
});

test('no id stands for two rules', () => {
  const ids = rules.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

describe.each(sources)('$folder', ({ folder, rules, fileOf }) => {
  const files = rules.map(({ id }) => fileOf(id)).sort();

  test('no rule file is left out of the list', () => {
    expect(filesIn(`src/formats/${folder}/rules`, '.ts').filter((file) => file !== 'index')).toEqual(files);
  });

  test('no test is left over', () => {
    const tested = filesIn(`test/formats/${folder}/rules`, '.test.ts');
    expect(tested.filter((file) => !files.includes(file))).toEqual([]);
  });
});

test('no page is left over', () => {
  const pages = filesIn('docs/rules', '.md').filter((page) => page !== 'README');
  expect(pages.filter((page) => !rules.some(({ id }) => id === page))).toEqual([]);
});

test('every decision that a rule or a field names is explained', () => {
  const explained = new Set(read('docs/sources.md').match(/(?<=^\| )D\d+(?= \|)/gm));
  const named = new Set(
    [...rules.map(({ source }) => source), ...fieldSources()].flatMap((source) => source.match(/\bD\d+\b/g) ?? []),
  );
  expect([...named].filter((decision) => !explained.has(decision))).toEqual([]);
});

function fieldSources(): string[] {
  const schemas = filesIn('schemas', '.schema.json').map((schema) => read(`schemas/${schema}.schema.json`));
  return schemas.flatMap((schema) => schema.match(/(?<="x-source": ").*(?=")/g) ?? []);
}

test('a page is there for every link between the documents', () => {
  for (const page of ['README', 'CONTRIBUTING', 'CHANGELOG', ...filesIn('docs', '.md').map((file) => `docs/${file}`)]) {
    const folder = join(top, page, '..');
    const links = [...read(`${page}.md`).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link]) => String(link));
    expect(
      links.filter((link) => !existsSync(join(folder, link))),
      page,
    ).toEqual([]);
  }
});
