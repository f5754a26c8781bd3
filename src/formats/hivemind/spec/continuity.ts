import {
  anything,
  boolean,
  freeText,
  integer,
  list,
  map,
  moment,
  name,
  oneOf,
  optional,
  record,
  versionNumber,
} from '../../common/declare.js';
import { words } from './words.js';

// state/session-continuity.json (H1). What is documented and not required is spoken of by hivemind/session-record.

const seen = (description: string) => optional(anything({ description, source: 'practice' }, 'free'));
const free = (description: string) => optional(anything({ description, source: 'H1' }, 'free'));

const transition = map(
  {
    from: oneOf(words.sessionPhase, { description: 'The phase before.', source: 'H1' }),
    to: oneOf(words.sessionPhase, { description: 'The phase after.', source: 'H1' }),
    at: moment({ description: 'When it changed, in ms since 1970.', source: 'H1' }),
  },
  { description: 'A change of phase.', source: 'H1' },
);

const lifecycle = map(
  {
    phase: optional(oneOf(words.sessionPhase, { description: 'The phase that the session is in.', source: 'H1' })),
    observation: free('What was last seen of the session, by whom and when.'),
    error: free('Why the session failed.'),
    transitionHistory: optional(list(transition, { description: 'The changes of phase, oldest first.', source: 'H1' })),
    launchedAt: seen('When the session was started.'),
    completedAt: seen('When the session came to its end.'),
    runMode: seen('How the session runs.'),
    queue: seen('How many sessions run and wait, and how many may.'),
  },
  { description: 'Where the session stands in its life.', source: 'H1' },
  'info',
);

const notificationMetadata = map(
  {
    delegationId: optional(name({ description: 'The delegation that ended.', source: 'H1' })),
    terminalState: optional(oneOf(words.delegationStatus, { description: 'How it ended.', source: 'H1' })),
    recoveryGuarantee: optional(
      oneOf(words.recoveryGuarantee, { description: 'Whether it survives a restart.', source: 'H1' }),
    ),
    summaryPreview: optional(freeText({ description: 'The beginning of its summary.', source: 'H1' })),
  },
  { description: 'What the notification is about.', source: 'H1' },
  'info',
);

const notification = map(
  {
    sessionID: name({
      description: 'The session that it tells of: the child, not the one that is told.',
      source: 'H1',
    }),
    description: optional(freeText({ description: 'What happened.', source: 'H1' })),
    agent: optional(name({ description: 'The agent that it happened to.', source: 'H1' })),
    status: oneOf(words.notificationStatus, { description: 'What became of the delegation.', source: 'H1' }),
    error: optional(freeText({ description: 'What went wrong.', source: 'H1' })),
    resultPreview: optional(freeText({ description: 'The beginning of the result.', source: 'H1' })),
    briefSummary: optional(freeText({ description: 'The result in short.', source: 'H1' })),
    outputLink: optional(freeText({ description: 'Where the whole result is to be had.', source: 'H1' })),
    duration: optional(integer({ description: 'How long it took, in ms.', source: 'H1' })),
    metadata: optional(notificationMetadata),
    createdAt: moment({ description: 'When it was made, in ms since 1970.', source: 'H1' }),
    delivered: boolean({ description: 'Whether the session was told.', source: 'H1' }),
    delegationId: seen('The delegation that ended.'),
    title: seen('What happened, in a line.'),
    artifacts: seen('Files that came of it.'),
    commits: seen('Commits that came of it.'),
    retryCount: seen('How often it was tried to deliver it.'),
    maxRetries: seen('How often it will be tried.'),
    elapsedHuman: seen('How long it took, for people.'),
    progressPct: seen('How far it got.'),
    toolCallCount: seen('How many tools the child called.'),
    actionCount: seen('How many actions the child took.'),
    messageCount: seen('How many messages the child has.'),
    signalSource: seen('What told of its progress.'),
  },
  { description: 'What a session is still to be told.', source: 'H1' },
);

const metadata = map(
  {
    status: oneOf(words.sessionStatus, { description: 'Where the session stands.', source: 'H1' }),
    description: optional(freeText({ description: 'What the session is for.', source: 'H1' })),
    delegation: free('The delegation that made the session.'),
    category: free('The kind of work.'),
    constraints: optional(
      list(freeText({ description: 'A constraint.', source: 'H1' }), {
        description: 'What the session must keep to.',
        source: 'H1',
      }),
    ),
    lifecycle: optional(lifecycle),
    pendingNotifications: optional(
      list(notification, { description: 'What the session is still to be told.', source: 'H1' }),
    ),
    resultCapture: free('The result of the session.'),
    compactionCheckpoint: free('What was kept when the context of the session was compacted.'),
    delegationPacket: free('What the session was given to work with.'),
    route: free('The way that the work took to the session.'),
    lastToolActivityAt: optional(
      moment({ description: 'When the session last used a tool, in ms since 1970.', source: 'H1' }),
    ),
    updatedAt: moment({ description: 'When the record was last written, in ms since 1970.', source: 'H1' }),
  },
  { description: 'What is known of the session.', source: 'H1' },
);

const session = map(
  {
    sessionID: name({ description: 'Id of the session, which is also its key.', source: 'H1' }),
    promptParams: free('What the session was started with.'),
    toolProfile: free('The tools that the session may use.'),
    metadata,
  },
  { description: 'A session.', source: 'H1' },
);

export const continuity = map(
  {
    version: versionNumber([1], { description: 'Version of the file.', source: 'H1' }),
    updatedAt: moment({ description: 'When the file was last written, in ms since 1970.', source: 'H1' }),
    sessions: record(session, { description: 'The sessions, by their ids.', source: 'H1' }),
    governance: free('Rules that sessions are held to, and what broke them.'),
  },
  { description: 'What has to survive a session: who runs, and what they are still to be told.', source: 'H1' },
);
