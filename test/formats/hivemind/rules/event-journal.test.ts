import { eventJournal } from '../../../../src/formats/hivemind/rules/event-journal.js';
import { hivemind, hivemindFiles } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const events = 'event-tracker/ses_1e5a.json';
const page = 'event-tracker/ses_1e5a.md';
const inEvents = (place: string, message: string) => `.hivemind/${events}:${place} warning ${message}`;
const inPage = (place: string, message: string) => `.hivemind/${page}:${place} warning ${message}`;
const stands = (place: string, path: string) => `  .hivemind/${events}:${place} ${path} stands here`;

/** The healthy pair under another name. */
const named = (stem: string) =>
  hivemind({
    ...{ [events]: null, [page]: null },
    [`event-tracker/${stem}.json`]: hivemindFiles[events] ?? '',
    [`event-tracker/${stem}.md`]: hivemindFiles[page] ?? '',
  });

ruleTest(eventJournal, [
  { name: 'a pair that agrees', given: hivemind(), says: [] },
  { name: 'no events at all', given: hivemind({ [events]: null, [page]: null }), says: [] },
  {
    name: 'no page',
    given: hivemind({ [page]: null }),
    says: [inEvents('1:1', '"ses_1e5a.json" stands alone, expected "ses_1e5a.md" beside it')],
  },
  {
    name: 'no JSON',
    given: hivemind({ [events]: null }),
    says: [inPage('1:1', '"ses_1e5a.md" stands alone, expected "ses_1e5a.json" beside it')],
  },
  {
    name: 'a page in conflict is there, and says nothing',
    given: hivemind({ [page]: '<<<<<<< a\n**eventCount:** 9\n=======\n**eventCount:** 8\n>>>>>>> b\n' }),
    says: [],
  },
  { name: 'JSON that does not parse is for syntax/json', given: hivemind({ [events]: '{' }), says: [] },
  { name: 'named for the last four hex digits of the id', given: named('ses_eba1'), says: [] },
  { name: 'named for the last four characters of the id', given: named('ses_ain1'), says: [] },
  { name: 'named for the end of the time in the id', given: named('ses_fffe'), says: [] },
  { name: 'named with the whole id', given: named('ses_1e5a90c3fffeRecipeBoxMain1'), says: [] },
  {
    name: 'named for another session',
    given: named('ses_1e5b'),
    says: [
      '.hivemind/event-tracker/ses_1e5b.json:2:16 warning the file is named "ses_1e5b", but its session is "ses_1e5a90c3fffeRecipeBoxMain1"; expected "ses_1e5a"',
    ],
  },
  {
    name: 'of an id that OpenCode did not make, nobody knows the digits',
    given: hivemind({
      [events]: { '"sessionId": "ses_1e5a90c3fffeRecipeBoxMain1",\n  "art': '"sessionId": "ses_parent-1",\n  "art' },
      [page]: { ses_1e5a90c3fffeRecipeBoxMain1: 'ses_parent-1' },
    }),
    says: [],
  },
  {
    name: 'events of several sessions, as neighbours share a name',
    given: hivemind({
      [events]: {
        '"timestamp": 1778576700000,\n      "sessionId": "ses_1e5a90':
          '"timestamp": 1778576700000,\n      "sessionId": "ses_1e5a8f',
      },
    }),
    says: [],
  },
  {
    name: 'eventCount is another number; the page may say either',
    given: hivemind({ [events]: { '"eventCount": 3': '"eventCount": 4' } }),
    says: [
      inEvents('6:31', 'eventCount is 4, expected 3, as there are events'),
      `  .hivemind/${events}:8:3 the events stand here`,
    ],
  },
  {
    name: 'the table of contents has another length',
    given: hivemind({ [events]: { ', { "index": 3 }': '' } }),
    says: [
      inEvents('7:3', 'toc has 2 lines, expected one for each of 3 events'),
      `  .hivemind/${events}:8:3 the events stand here`,
    ],
  },
  {
    name: 'updatedAt is not the moment of the last event',
    given: hivemind({
      [events]: { '"updatedAt": 1778577000000': '"updatedAt": 1778577000001' },
      [page]: { '**Updated:** 1778577000000\n': '' },
    }),
    says: [
      inEvents(
        '5:16',
        'updatedAt is 1778577000001 (2026-05-12T09:10:00.001Z), expected the moment of the last event, 1778577000000 (2026-05-12T09:10:00Z)',
      ),
      `  .hivemind/${events}:24:20 the last event is of this moment`,
    ],
  },
  {
    name: 'an event before the one above it',
    given: hivemind({ [events]: { '"timestamp": 1778576700000': '"timestamp": 1778576399999' } }),
    says: [
      inEvents(
        '18:20',
        'the event is of 1778576399999 (2026-05-12T08:59:59.999Z), and the one above it of 1778576400000 (2026-05-12T09:00:00Z); expected the oldest first',
      ),
      `  .hivemind/${events}:12:20 the event above is of this moment`,
    ],
  },
  {
    name: 'two events of one moment',
    given: hivemind({ [events]: { '"timestamp": 1778576700000': '"timestamp": 1778576400000' } }),
    says: [],
  },
  {
    name: 'the page tells another session, moment and number',
    given: hivemind({
      [page]: {
        'ID:** ses_1e5a90c3fffeRecipeBoxMain1': 'ID:** ses_1e5a90c3fffeRecipeBoxMain2',
        'Updated:** 1778577000000': 'Updated:** 1778577000001',
        'eventCount:** 3': 'eventCount:** 2',
      },
    }),
    says: [
      inPage(
        '3:17',
        'Session ID is "ses_1e5a90c3fffeRecipeBoxMain2", but "ses_1e5a90c3fffeRecipeBoxMain1" in "ses_1e5a.json"; expected both to say the same',
      ),
      stands('2:16', 'sessionId'),
      inPage(
        '4:14',
        'Updated is "1778577000001", but 1778577000000 (2026-05-12T09:10:00Z) in "ses_1e5a.json"; expected both to say the same',
      ),
      stands('5:16', 'updatedAt'),
      inPage('5:17', 'eventCount is "2", but 3 in "ses_1e5a.json"; expected both to say the same'),
      stands('6:31', 'counters.eventCount'),
    ],
  },
  {
    name: 'the page tells another status',
    given: hivemind({
      [events]: { '  "startedAt"': '  "status": "idle",\n  "startedAt"' },
      [page]: { '**eventCount:** 3': '**Status:** active\n**eventCount:** 3' },
    }),
    says: [
      inPage('5:13', 'Status is "active", but "idle" in "ses_1e5a.json"; expected both to say the same'),
      stands('4:13', 'status'),
    ],
  },
  {
    name: 'the page in other notations',
    given: hivemind({
      [page]: {
        'ID:** ses_1e5a90c3fffeRecipeBoxMain1': 'ID:** `ses_1e5a`',
        'Updated:** 1778577000000': 'Updated:** 2026-05-12T11:10:00+02:00',
        'eventCount:** 3': 'eventCount:** three',
      },
    }),
    says: [],
  },
  {
    name: 'what stands in one of them only',
    given: hivemind({
      [page]: { '**Updated:** 1778577000000\n': '**Status:** idle\n', '**eventCount:** 3\n': '' },
    }),
    says: [],
  },
  {
    name: 'what looks like a field below the head',
    given: hivemind({ [page]: { '## Table of Contents\n': '## Table of Contents\n\n**Updated:** 5\n' } }),
    says: [],
  },
  {
    name: 'what breaks the specification is for schema/*',
    given: hivemind({
      [events]: {
        '"updatedAt": 1778577000000': '"updatedAt": 1e300',
        '"timestamp": 1778577000000': '"timestamp": "now"',
        '"eventCount": 3': '"eventCount": -1',
      },
    }),
    says: [],
  },
  {
    name: 'the bare record of the reference',
    given: hivemind({
      [events]: '{ "sessionId": "ses_00c41e5a", "events": [] }',
      [page]: '# ses_1e5a\n',
    }),
    says: [],
  },
]);
