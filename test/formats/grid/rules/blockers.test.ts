import { blockers } from '../../../../src/formats/grid/rules/blockers.js';
import { edited, mission, persistence, prose } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const key = `blockers:
  - id: "blocker-001"
    type: "missing_credential"
    description: "No key for the scales"
    blocking_thread: "02.3"
    added_at: "2026-05-12T09:10:00Z"
`;
const blocked = edited(mission, { 'blockers: []\n': key });
const given = (text: string | Uint8Array, state = blocked) => ({
  files: { '.grid/STATE.md': state, '.grid/BLOCKERS.md': text },
});
const entry = `# Blockers

## blocker-001: No key for the scales
- **Status:** ACTIVE
- **Type:** missing_credential
- **Position:** block 02-03, thread 2
`;
const all = 'expected its type, description and position';
const at = (place: string) => `.grid/BLOCKERS.md:${place} warning`;
const unheld = (name: string) =>
  `the blocker "${name}" is active here, but not among the blockers of STATE.md; expected it in both`;
const listed = '  .grid/STATE.md:97:1 STATE.md says which blockers it has here';
const empty = '  .grid/STATE.md:97:11 STATE.md says which blockers it has here';

ruleTest(blockers, [
  { name: 'no BLOCKERS.md, whatever the state says', given: blocked, says: [] },
  { name: 'an empty one', given: given('', mission), says: [] },
  { name: 'both the same', given: given(entry), says: [] },
  { name: 'with CRLF and a byte order mark', given: given(`\ufeff${entry.replaceAll('\n', '\r\n')}`), says: [] },
  {
    name: 'the state alone holds it',
    given: given('# Blockers\n\nNone.\n'),
    says: [
      '98:9 warning blockers.0.id is "blocker-001", which BLOCKERS.md does not hold; expected the same in both',
      '  .grid/BLOCKERS.md:1:1 BLOCKERS.md begins here',
    ],
  },
  {
    name: 'BLOCKERS.md alone holds it',
    given: given(entry, mission),
    says: [`${at('3:4')} ${unheld('blocker-001')}`, empty],
  },
  {
    name: 'it is resolved, and the state still holds it',
    given: given(edited(entry, { ACTIVE: 'RESOLVED' })),
    says: [
      '98:9 warning blockers.0.id is "blocker-001", which BLOCKERS.md says is resolved; expected the same in both',
      '  .grid/BLOCKERS.md:3:4 it stands here',
    ],
  },
  {
    name: 'resolved in each way that says so',
    given: given(
      '## [RESOLVED] No key\n\n## blocker-002: No disk ✅\n\n## ~~blocker-003: No time~~\n\n## blocker-004: No way\nResolved at: 2026-05-12\n\n## Resolved blockers\n\n### blocker-005: No\n\n- [RESOLVED] No salt\n',
      mission,
    ),
    says: [],
  },
  {
    name: 'two ids that differ are two blockers, whatever they say',
    given: given(edited(entry, { 'blocker-001': 'blocker-002' })),
    says: [
      `${at('3:4')} ${unheld('blocker-002')}`,
      listed,
      '98:9 warning blockers.0.id is "blocker-001", which BLOCKERS.md does not hold; expected the same in both',
      '  .grid/BLOCKERS.md:1:1 BLOCKERS.md begins here',
    ],
  },
  {
    name: 'without an id, the description tells',
    given: given(
      '## [ACTIVE] Scales\nType: missing_credential\nDescription: no key for the "scales".\nPosition: 02-03\n',
    ),
    says: [],
  },
  {
    name: 'of which the title may be one',
    given: given('## Active Blockers\n\n### No key for the scales\nType: missing_credential\nThread: 02.3\n'),
    says: [],
  },
  {
    name: 'in a table',
    given: given(
      '| ID | Type | Description | Position | Status |\n|-|-|-|-|-|\n| blocker-001 | missing_credential | No key | 02-03 | ACTIVE |\n| blocker-002 | permission | No door | 02-01 | RESOLVED |\n',
    ),
    says: [],
  },
  {
    name: 'in a list',
    given: given('# Blockers\n\n- blocker-001: missing_credential, no key for the scales (block 02-03)\n'),
    says: [],
  },
  {
    name: 'in YAML',
    given: given(
      'blockers:\n  - id: blocker-001\n    type: missing_credential\n    description: No key\n    position: {block: 3}\n    status: ACTIVE\n  - id: blocker-002\n    status: RESOLVED\n',
    ),
    says: [],
  },
  {
    name: 'below a head as the scratchpad has it',
    given: given(
      'executor-07 | 09:10:00 | ACTIVE\nType: missing_credential\nDescription: No key for the scales\nPosition: 02.3\n\nexecutor-07 | 08:10:00 | RESOLVED\nDescription: No door\n',
    ),
    says: [],
  },
  {
    name: 'in one line',
    given: given('blocker-001 | missing_credential | No key for the scales | block 02-03 | ACTIVE\n'),
    says: [],
  },
  {
    name: 'words and signs that mean something elsewhere',
    given: given(
      '## [ACTIVE] GET /keys/{id} is closed\nType: external_api\nPosition: 02-03\n',
      edited(mission, { 'blockers: []': 'blockers: [{description: "GET /keys/{id} is closed"}]' }),
    ),
    says: [],
  },
  {
    name: 'what an active entry lacks',
    given: given(
      '## blocker-001\nStatus: ACTIVE\n\n## blocker-002: No door\nStatus: ACTIVE\nType: permission\n\n## [ACTIVE] No salt\nPosition: 02-02\n\n## blocker-003\nType: permission\nPosition: -\n\nThe door is locked.\n',
      edited(mission, {
        'blockers: []': 'blockers: [{id: blocker-001}, {id: blocker-002}, {description: No salt}, {id: blocker-003}]',
      }),
    ),
    says: [
      `${at('1:4')} the active blocker "blocker-001" has no type, no description and no position; ${all}`,
      `${at('4:4')} the active blocker "blocker-002" has no position; ${all}`,
      `${at('8:4')} the active blocker "No salt" has no type; ${all}`,
      `${at('11:4')} the active blocker "blocker-003" has no position; ${all}`,
    ],
  },
  {
    name: 'a resolved entry may lack all of it',
    given: given('## blocker-001\nStatus: resolved\n', mission),
    says: [],
  },
  {
    name: 'the older dialects keep no blockers, so only the entries are judged',
    given: given(edited(entry, { '- **Type:** missing_credential\n': '' }), persistence),
    says: [`${at('3:4')} the active blocker "blocker-001" has no type; ${all}`],
  },
  { name: 'prose', given: given(entry, prose), says: [] },
  {
    name: 'no entries: code, comments, templates, sections and prose',
    given: given(
      '# BLOCKERS\n\nBlockers are marked as ACTIVE.\n\n## Format\n\n```\n## blocker-009: x\nStatus: ACTIVE\n```\n\n<!--\n## blocker-010: x\n-->\n\n## [ACTIVE] [title]\nType: permission\nStatus: ACTIVE\n\n## blocker-NNN: [title]\n**Status:** ACTIVE | RESOLVED\n**Type:** {type}\n**Position:** {position}\n\n## Active Blockers\n\nNone\n\n## Resolved Blockers\n\n| ID | Description |\n|-|-|\n| - | - |\n\n## The port is open\n',
      mission,
    ),
    says: [],
  },
  {
    name: 'no STATE.md',
    given: { files: { '.grid/BLOCKERS.md': entry } },
    says: [],
  },
  {
    name: 'a STATE.md that does not parse',
    given: given(edited(entry, { '- **Type:** missing_credential\n': '' }), '---\nphases: [\n---\n'),
    says: [`${at('3:4')} the active blocker "blocker-001" has no type; ${all}`],
    skips: ['STATE.md does not parse'],
  },
  {
    name: 'blockers of the state that are no list',
    given: given(entry, edited(mission, { 'blockers: []': 'blockers: none' })),
    says: [],
    skips: ['the blockers of STATE.md are no list'],
  },
  {
    name: 'a state without the field has none',
    given: given(entry, edited(mission, { 'blockers: []\n': '' })),
    says: [`${at('3:4')} ${unheld('blocker-001')}`, '  .grid/STATE.md:1:1 STATE.md says which blockers it has here'],
  },
  {
    name: 'in conflict',
    given: given(`<<<<<<< a\n${entry}=======\n>>>>>>> b\n`),
    says: [],
    skips: ['".grid/BLOCKERS.md" does not parse'],
  },
  { name: 'no text', given: given(new Uint8Array([0])), says: [], skips: ['".grid/BLOCKERS.md" could not be read'] },
  {
    name: 'no Markdown that a parser may see',
    given: given(`${'>'.repeat(40)} \`a\`\n`),
    says: [],
    skips: ['".grid/BLOCKERS.md" could not be read: the Markdown body nests deeper than 32 levels'],
  },
]);
