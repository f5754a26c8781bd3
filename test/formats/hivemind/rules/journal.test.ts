import { journal } from '../../../../src/formats/hivemind/rules/journal.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const today = 'journal/2026-05-12.jsonl';
const entry = (timestamp: unknown) => `${JSON.stringify({ id: 'a', timestamp })}\n`;
const holding = (...timestamps: readonly unknown[]) => hivemind({ [today]: timestamps.map(entry).join('') });
const hour = 3_600_000;
const midnight = Date.UTC(2026, 4, 12);
const at = (place: string, message: string) => `.hivemind/${today}:${place} ${message}`;
const named = (name: string) => hivemind({ [today]: null, [`journal/${name}.jsonl`]: entry(midnight) });

ruleTest(journal, [
  { name: 'entries of the day', given: hivemind(), says: [] },
  { name: 'no journal', given: hivemind({ [today]: null }), says: [] },
  { name: 'an empty one', given: hivemind({ [today]: '' }), says: [] },
  { name: 'the first moment of the day on earth', given: holding(midnight - 14 * hour), says: [] },
  {
    name: 'one ms before it',
    given: holding(midnight - 14 * hour - 1),
    says: [
      at('1:23', 'error the entry is of 2026-05-11T09:59:59.999Z, expected one of 2026-05-12, as the file is named'),
    ],
  },
  { name: 'the last moment of the day on earth', given: holding(midnight + 36 * hour - 1), says: [] },
  {
    name: 'one ms after it',
    given: holding(midnight + 36 * hour),
    says: [at('1:23', 'error the entry is of 2026-05-13T12:00:00Z, expected one of 2026-05-12, as the file is named')],
  },
  {
    name: 'timestamps, and several entries of other days',
    given: holding('2026-05-12T09:00:00Z', '2026-05-14T09:00:00Z', '2026-05-12T23:00:00-10:00', 0, '2027-01-01 08:00'),
    says: [
      at(
        '2:23',
        'error the entry is of 2026-05-14T09:00:00Z, expected one of 2026-05-12, as the file is named, and 2 more like it',
      ),
    ],
  },
  {
    name: 'what is no moment',
    given: holding('this morning', null, 8.7e15, midnight),
    says: [
      at(
        '1:23',
        'error the timestamp is "this morning", expected ms since 1970 or a date and time, and 2 more like it',
      ),
    ],
  },
  { name: 'entries in another order', given: holding(midnight + 2, midnight + 1), says: [] },
  { name: 'no timestamp', given: hivemind({ [today]: '{"id":"a"}\n' }), says: [] },
  {
    name: 'a line that does not parse is for syntax/json; the others are judged',
    given: hivemind({ [today]: `{\n[]\n${entry(midnight)}${entry(0)}` }),
    says: [at('4:23', 'error the entry is of 1970-01-01T00:00:00Z, expected one of 2026-05-12, as the file is named')],
  },
  {
    name: 'a conflict is for syntax/conflict-marker',
    given: hivemind({ [today]: `<<<<<<< a\n${entry(0)}=======\n${entry(1)}>>>>>>> b\n` }),
    says: [],
  },
  { name: 'a leap day', given: hivemind({ [today]: null, 'journal/2028-02-29.jsonl': '' }), says: [] },
  {
    name: 'a date that does not exist',
    given: named('2026-02-29'),
    says: ['.hivemind/journal/2026-02-29.jsonl:1:1 error the file is named "2026-02-29", a date that does not exist'],
  },
  ...['20260512', '2026-5-12', '2026_05_12'].map((name) => ({
    name: `a date in another notation: ${name}`,
    given: named(name),
    says: [
      `.hivemind/journal/${name}.jsonl:1:1 warning the file is named "${name}", expected a date such as "2026-05-12"`,
    ],
  })),
  ...['ses_1e5a', 'build-2026-05-12', '2026', 'notes'].map((name) => ({
    name: `any other name: ${name}`,
    given: named(name),
    says: [],
  })),
]);
