import { exists, formats, load, notice, read, write } from '../files.mjs';
import { code, filled, heading, html, link, markdown, paragraph, table, text } from './markdown.mjs';

const common = {
  syntax: 'Notation, in the files of every format',
  schema: 'Fields, held against the JSON Schemas',
  git: 'Recorded commits, held against the history of the repository',
  files: 'Claimed files, held against what is there and what ever was',
  suppressions: 'Comments that silence other rules',
  baseline: 'The baseline, which hides what was there before',
};

/** The families there are, in the order in which they speak, and what each is about: a format's own come last. */
export async function families() {
  const own = formats().map(async (format) => [format, (await load(`src/formats/${format}/spec/index.ts`)).about]);
  return { ...common, ...Object.fromEntries(await Promise.all(own)) };
}

/** Writes what the facts of the rules say into their pages, the index of the pages and the README. */
export async function writeRuleDocs(rules) {
  const about = await families();
  const inOrder = [...rules].sort((a, b) => (a.id < b.id ? -1 : 1));
  const homeless = inOrder.find((rule) => !about[familyOf(rule)]);
  if (homeless)
    throw new Error(`${homeless.id}: nothing says what its family is about; a format says so in its spec/index.ts`);
  for (const rule of inOrder) writeHead(rule);
  write(
    'docs/rules/README.md',
    markdown(
      html(`<!-- ${notice} -->`),
      heading(1, text('Rules')),
      paragraph(
        text(`${rules.length} rules. `),
        code('agent-state-lint explain <rule>'),
        text(' shows a page in the terminal.'),
      ),
      ...tablesOf(inOrder, about, '', 2),
    ),
  );
  write('README.md', filled(read('README.md'), 'rules', markdown(...tablesOf(inOrder, about, 'docs/rules/', 3))));
}

/** A page has a head, which is written here, and a body, which is written by hand. */
function writeHead(rule) {
  const path = `docs/rules/${rule.id}.md`;
  if (exists(path)) write(path, filled(read(path), 'head', headOf(rule)));
}

/**
 * The facts of a rule, as its page shows them.
 * @param {import('../../../src/core/rule.js').RuleFacts} rule
 */
export function headOf({ id, summary, severity, repair, source, needs }) {
  const facts = [severity, repair ?? 'none', source].map(text);
  return markdown(
    heading(1, text(id)),
    paragraph(text(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`)),
    table(['Severity', 'Repair', 'Source'], [facts]),
    ...(needed[needs]
      ? [paragraph(text(`Needs ${needed[needs]}. What cannot be known is skipped, with the reason.`))]
      : []),
  );
}

/** What may not be at hand where a rule runs. */
const needed = {
  history: 'the history of the repository',
  files: 'the files of the repository, and the history of those that are gone',
  base: 'a base to compare with, and the commits since',
};

function tablesOf(rules, families, folder, depth) {
  return Object.entries(families).flatMap(([family, about]) => {
    const rows = rules.filter((rule) => familyOf(rule) === family).map((rule) => rowOf(rule, folder));
    if (rows.length === 0) return [];
    const title = heading(depth, code(`${family}/`), text(` ${about}`));
    return [title, table(['Rule', 'Severity', 'Repair', 'What holds'], rows)];
  });
}

function rowOf({ id, severity, repair, summary }, folder) {
  return [link(`${folder}${id}.md`, code(id)), text(severity), text(repair ?? ''), text(summary)];
}

const familyOf = ({ id }) => id.slice(0, id.indexOf('/'));
