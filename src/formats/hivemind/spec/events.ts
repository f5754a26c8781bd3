import { anything, freeText, integer, list, map, moment, name, optional } from '../../common/declare.js';

// event-tracker/ses_XXXX.json (H3) and journal/*.jsonl. Practice has many more fields than H3 (D16): those that are not
// here are mentioned, no more.

const seen = (description: string) => optional(anything({ description, source: 'practice' }, 'free'));

const event = map(
  {
    type: name({ description: 'What happened.', source: 'H3' }),
    source: optional(name({ description: 'What told of it: session, tool or plugin.', source: 'H3' })),
    timestamp: moment({ description: 'When it happened, in ms since 1970.', source: 'H3' }),
    data: optional(anything({ description: 'More about it.', source: 'H3' }, 'free')),
    id: seen('Id of the event.'),
    sessionId: seen('The session that it happened in.'),
    rootSessionId: seen('The session above all.'),
    artifactStem: seen('Name of the file, without its ending.'),
    actor: seen('Who did it.'),
    title: seen('What happened, in a line.'),
    summary: seen('What happened, in short.'),
    stateRole: seen('What the record is good for.'),
    toolUsage: seen('The tool that was used.'),
  },
  { description: 'An event.', source: 'H3' },
  'info',
);

const counters = map(
  {
    eventCount: optional(integer({ description: 'How many events there are.', source: 'practice', minimum: 0 })),
    sessionStartCount: optional(
      integer({ description: 'How often the session was started.', source: 'practice', minimum: 0 }),
    ),
    sessionEndCount: optional(
      integer({ description: 'How often the session came to an end.', source: 'practice', minimum: 0 }),
    ),
  },
  { description: 'Counts of the events.', source: 'practice' },
  'info',
);

const entry = anything({ description: 'A line of the table of contents.', source: 'practice' }, 'free');

export const events = map(
  {
    sessionId: optional(name({ description: 'The session that the file is about.', source: 'H3' })),
    events: list(event, { description: 'What happened, oldest first.', source: 'H3' }),
    _schema: seen('Name and version of the form of the file.'),
    semanticSessionId: seen('The session, in short.'),
    artifactStem: seen('Name of the file, without its ending.'),
    mainSessionId: seen('The session above all.'),
    lineage: seen('The sessions above.'),
    purposeClass: seen('What the session is for.'),
    keyFindings: seen('What the session found.'),
    resumable: seen('Whether the session can go on.'),
    startedAt: optional(
      moment({ description: 'When the first event happened, in ms since 1970.', source: 'practice' }),
    ),
    updatedAt: optional(moment({ description: 'When the last event happened, in ms since 1970.', source: 'practice' })),
    status: seen('Whether the session is at work.'),
    counters: optional(counters),
    actors: seen('Who took part.'),
    subSessions: seen('The sessions below.'),
    delegations: seen('The delegations of the session.'),
    toolsUsed: seen('The tools that were used.'),
    lastMessageOutput: seen('The last message.'),
    exportMeta: seen('How the file was exported.'),
    toc: optional(list(entry, { description: 'Table of contents: a line an event.', source: 'practice' })),
  },
  { description: 'The events of a session.', source: 'H3' },
  'info',
);

const line = map(
  {
    id: seen('Id of the entry.'),
    sessionId: optional(name({ description: 'The session that it happened in.', source: 'practice' })),
    actor: seen('Who did it: human, agent, system or tool.'),
    eventType: seen('What happened.'),
    timestamp: seen('When it happened: ms since 1970, or a timestamp like 2026-01-24T14:00:00Z.'),
    source: seen('What told of it.'),
    summary: optional(freeText({ description: 'What happened, in short.', source: 'practice' })),
  },
  { description: 'An entry.', source: 'H structure' },
  'open',
);

export const journal = list(line, { description: 'The entries of a day, one a line.', source: 'H structure' });
