// `npm run new-rule grid/some-id`: the files that a rule consists of, ready to be filled in.
import { families } from './generate/docs/rules.mjs';
import { generateDocs } from './generate/docs.mjs';
import { exists, write } from './generate/files.mjs';
import { camel, generateRuleLists } from './generate/rule-lists.mjs';

const [id = ''] = process.argv.slice(2);
const [, family, name] = /^([a-z]{2,20})\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(id) ?? [];

if (!name) fail(`expected an id like grid/progress-percent, got ${JSON.stringify(id)}`);
const known = Object.keys(await families());
if (!known.includes(family)) fail(`expected a family of ${known.join(', ')}, got ${family}`);

const isOwn = exists(`src/formats/${family}/rules`);
const folder = isOwn ? `formats/${family}` : 'formats/common';
const file = isOwn ? name : `${family}/${name}`;
const up = isOwn ? '../' : '../../';
const variable = isOwn ? camel(name) : camel(`${family}-${name}`);

const files = {
  [`src/${folder}/rules/${file}.ts`]: `import { rule } from '${up}rule.js';

export const ${variable} = rule({
  id: '${id}',
  severity: 'error',
  summary: 'one line, no full stop: what holds when the rule is silent',
  source: 'the document and the section that it comes from',
  check() {
    // ${isOwn ? '({ state, report })' : '({ snapshot, report })'} and then:
    // report(${isOwn ? "state.at('progress.percent')" : "document.at('progress.percent')"}, 'what is there, what was expected', { related, repair });
  },
});
`,
  [`test/${folder}/rules/${file}.test.ts`]: `import { ${variable} } from '${'../'.repeat(isOwn ? 4 : 5)}src/${folder}/rules/${file}.js';
import { ruleTest } from '${'../'.repeat(isOwn ? 3 : 4)}support/rule-test.js';

// Work out lines and columns by hand, from test/support/mission.ts.
ruleTest(${variable}, [
  { name: 'nothing wrong', given: {}, says: [] },
  { name: 'what is wrong', given: { 'energy: 9000': 'energy: 9001' }, says: ['98:9 error what the rule says'] },
]);
`,
  [`docs/rules/${id}.md`]: `<!-- head: generated -->

<!-- /head -->

Why it matters: what goes wrong for the next session.

## Wrong

\`\`\`yaml
energy: 9001
\`\`\`

## Right

\`\`\`yaml
energy: 9000
\`\`\`

## How to mend

What to do about it, in a few sentences.
`,
};

const there = Object.keys(files).find(exists);
if (there) fail(`${id} is there already: ${there}`);
for (const [path, content] of Object.entries(files)) write(path, content);
await generateRuleLists();
await generateDocs();
console.log(`${Object.keys(files).join('\n')}\n\nNow fill them in; the test fails until you do.`);

function fail(message) {
  console.error(message);
  process.exit(2);
}
