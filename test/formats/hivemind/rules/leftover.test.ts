import { leftover } from '../../../../src/formats/hivemind/rules/leftover.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const temporary = 'what a program wrote beside it and did not clean up; expected it to be gone when the write is done';
const backup = 'an old version of it; expected none, for git keeps the old versions';
const lock = 'a lock on it; expected it to be gone when the write is done';
const damaged = 'what it was when it did not parse; expected it to be looked through, and then to be gone';
const uuid = '0b6f3c1e-8f5a-4d1c-9a52-6f0f5f4a7e21';

const beside = (...names: readonly string[]) => hivemind(Object.fromEntries(names.map((name) => [name, ''])));
const said = (name: string, of: string, what: string) =>
  `.hivemind/${name}:1:1 info "${name}" lies beside "${of}" and is ${what}`;

/** A name is shown up to its 60th character. */
const corrupt = `state/delegations.json.corrupt-1778576400000-4711-${uuid}`;

ruleTest(leftover, [
  { name: 'nothing', given: hivemind(), says: [] },
  {
    name: 'what did not parse and was put aside',
    given: beside(corrupt),
    says: [said(corrupt, 'state/delegations.json', damaged).replace(`"${corrupt}"`, `"${corrupt.slice(0, 59)}…"`)],
  },
  {
    name: 'what a write that was cut off left',
    given: beside(`state/config-workflows.json.tmp`, `state/session-continuity.json.4711.${uuid}.tmp`),
    says: [
      said('state/config-workflows.json.tmp', 'state/config-workflows.json', temporary),
      said(`state/session-continuity.json.4711.${uuid}.tmp`, 'state/session-continuity.json', temporary).replace(
        `"state/session-continuity.json.4711.${uuid}.tmp"`,
        `"${`state/session-continuity.json.4711.${uuid}.tmp`.slice(0, 59)}…"`,
      ),
    ],
  },
  {
    name: 'locks and backups, also of files that are in folders, or of no known kind',
    given: beside(
      ...['brain.json', 'brain.json.bak.1778576400000', 'brain.json.lock', 'event-tracker/ses_1e5a.json.bak'],
      ...['journal/2026-05-12.jsonl.tmp', 'state/SESSION-STATE.md~', 'state/delegations.json.lock'],
      'state/planning/shelves-reset-2026-05-12/progress.md.orig',
    ),
    says: [
      said('brain.json.bak.1778576400000', 'brain.json', backup),
      said('brain.json.lock', 'brain.json', lock),
      said('event-tracker/ses_1e5a.json.bak', 'event-tracker/ses_1e5a.json', backup),
      said('journal/2026-05-12.jsonl.tmp', 'journal/2026-05-12.jsonl', temporary),
      said('state/SESSION-STATE.md~', 'state/SESSION-STATE.md', backup),
      said('state/delegations.json.lock', 'state/delegations.json', lock),
      said(
        'state/planning/shelves-reset-2026-05-12/progress.md.orig',
        'state/planning/shelves-reset-2026-05-12/progress.md',
        backup,
      ),
    ],
  },
  {
    name: 'a store that is gone, and a temporary file that is all there is of it',
    given: hivemind({ 'state/delegations.json': null, 'state/delegations.json.tmp': '[]' }),
    says: [said('state/delegations.json.tmp', 'state/delegations.json', temporary)],
  },
  {
    name: 'honest files',
    given: beside(
      ...[
        'README.md',
        'journal/.gitkeep',
        'journal/README.md',
        'state/.gitkeep',
        'state/.patches/delegations.json.bak',
      ],
      ...['state/baseline-2026-05-12.md', 'state/session-context-prompt.md', 'archive/delegations.json.bak'],
      ...['event-tracker/ses_lock.json', 'state/notes.json.lock', 'state/task_plan.md', '.gitignore'],
    ),
    says: [],
  },
  {
    name: 'in a legacy root, where the file lies',
    given: {
      files: { '.opencode/state/hivemind/delegations.json': '[]', '.opencode/state/hivemind/delegations.json.tmp': '' },
    },
    says: [
      `.opencode/state/hivemind/delegations.json.tmp:1:1 info "state/delegations.json.tmp" lies beside "state/delegations.json" and is ${temporary}`,
    ],
  },
]);
