import { sessionState } from '../../../../src/formats/hivemind/rules/session-state.js';
import { hivemind, hivemindFiles } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const file = 'state/SESSION-STATE.md';
const changed = (edits: Record<string, string>) => hivemind({ [file]: edits });
const at = (place: string, message: string) => `.hivemind/${file}:${place} warning ${message}`;
const row = '| Oak shelves | They carry more | 2026-05-12 |';
const head = '| Decision | Rationale | When |';
const dashes = '|----------|-----------|------|';
const wal = '**WAL Protocol: Write BEFORE responding. Survives compaction.**';
const noWal = `there is no line of the WAL protocol, expected "${wal}"`;

ruleTest(sessionState, [
  { name: 'whole', given: hivemind(), says: [] },
  { name: 'not there', given: hivemind({ [file]: null }), says: [] },
  { name: 'with CRLF', given: hivemind({ [file]: (hivemindFiles[file] ?? '').replace(/\n/g, '\r\n') }), says: [] },
  { name: 'no WAL line', given: changed({ [`${wal}\n`]: '' }), says: [at('1:1', noWal)] },
  { name: 'a WAL line in code', given: changed({ [wal]: `\`\`\`\n${wal}\n\`\`\`` }), says: [at('1:1', noWal)] },
  {
    name: 'a section is missing',
    given: changed({ '## Key Context\n': '' }),
    says: [at('1:1', 'a section is missing: "Key Context"')],
  },
  {
    name: 'nothing is there',
    given: hivemind({ [file]: '' }),
    says: [
      at('1:1', '4 sections are missing: "Current Task", "Key Context", "Pending Actions" and "Recent Decisions"'),
      at('1:1', noWal),
    ],
  },
  {
    name: 'others beside them, in other words and at another depth',
    given: changed({
      '## Current Task': '### 📌 CURRENT TASK: shelves ###',
      '## Key Context': "## User's Directives\n1. Go on\n\n## **Key Context**",
      '## Recent': '## Errors Encountered\n| Error | Attempt |\n|-|-|\n\n## Recent',
    }),
    says: [],
  },
  {
    name: 'a longer word is another section',
    given: changed({ '## Current Task': '## Current Tasks' }),
    says: [at('1:1', 'a section is missing: "Current Task"')],
  },
  {
    name: 'no table',
    given: changed({ [`${head}\n${dashes}\n${row}`]: '- Oak shelves' }),
    says: [at('15:1', 'the section "Recent Decisions" holds no table, expected one of Decision, Rationale and When')],
  },
  {
    name: 'a table in code is none',
    given: changed({ [head]: `\`\`\`\n${head}`, [row]: `${row}\n\`\`\`` }),
    says: [at('15:1', 'the section "Recent Decisions" holds no table, expected one of Decision, Rationale and When')],
  },
  { name: 'a table without rows', given: changed({ [`${row}\n`]: '' }), says: [] },
  {
    name: 'two columns',
    given: changed({ [head]: '| Decision | When |', [dashes]: '|-|-|', [row]: '| Oak | today |' }),
    says: [at('16:1', 'the table has 2 columns, expected 3: Decision, Rationale and When')],
  },
  {
    name: 'no line of dashes',
    given: changed({ [`${dashes}\n`]: '' }),
    says: [at('16:1', 'below the head of the table, a line of dashes was expected for its 3 columns')],
  },
  {
    name: 'too few dashes',
    given: changed({ [dashes]: '|---|---|' }),
    says: [at('16:1', 'below the head of the table, a line of dashes was expected for its 3 columns')],
  },
  {
    name: 'rows with a cell less',
    given: changed({ [row]: '| Oak | They carry more |\n| Pine | Cheap | today |\n| Elm |' }),
    says: [at('18:1', 'the row has 2 cells, expected 3, and 1 more like it')],
  },
  {
    name: 'a row with a sign that is text',
    given: changed({ [row]: '| Oak | pine | They carry more | today |' }),
    says: [at('18:1', 'the row has 4 cells, expected 3; a "|" that is text is written "\\|"')],
  },
  { name: 'the same, escaped', given: changed({ [row]: '| Oak \\| pine | They carry more | today |' }), says: [] },
  { name: 'no sign at the end of a row', given: changed({ [row]: '| Oak | They carry more | today' }), says: [] },
  { name: 'an empty cell', given: changed({ [row]: '| Oak | | |' }), says: [] },
  { name: 'another table below', given: changed({ [row]: `${row}\n\n| a | b |\n|-|-|` }), says: [] },
  {
    name: 'a conflict is for syntax/conflict-marker',
    given: hivemind({ [file]: '<<<<<<< a\n=======\n>>>>>>> b\n' }),
    says: [],
  },
  {
    name: 'a page that no Markdown parser may see',
    given: hivemind({ [file]: `\`\n${'>'.repeat(50)}\n` }),
    says: [],
    skips: [`${file}: the Markdown body nests deeper than 32 levels`],
  },
]);
