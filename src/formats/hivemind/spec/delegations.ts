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
} from '../../common/declare.js';
import { words } from './words.js';

// state/delegations.json (H2). Required is only what its own reader requires (D16); what else is documented and absent is
// spoken of by hivemind/delegation-record. The form of an id and the depth have rules of their own.

const seen = (description: string) => optional(anything({ description, source: 'practice' }, 'free'));

const delegation = map(
  {
    id: name({ description: 'Id of the delegation: a UUID, or `dt-<ms>-<6>`.', source: 'H2, D16' }),
    parentSessionId: name({ description: 'The session that delegated.', source: 'H2' }),
    childSessionId: name({ description: 'The session that was made for it.', source: 'H2' }),
    agent: name({ description: 'Name of the agent that was sent.', source: 'H2' }),
    status: oneOf(words.delegationStatus, { description: 'Where the delegation stands.', source: 'H2' }),
    createdAt: moment({ description: 'When it was made, in ms since 1970.', source: 'H2' }),
    safetyCeilingMs: optional(
      integer({
        ...{ description: 'How long it may run at most, in ms.', source: 'H2' },
        ...{ minimum: 0, default: 1_800_000 },
      }),
    ),
    lastMessageCount: optional(
      integer({ description: 'How many messages the child had when it was last asked.', source: 'H2', minimum: 0 }),
    ),
    stablePollCount: optional(
      integer({ description: 'How often in a row nothing had changed.', source: 'H2', minimum: 0 }),
    ),
    lastMessageCountChangeAt: optional(
      moment({ description: 'When the count of messages last changed, in ms since 1970.', source: 'H2' }),
    ),
    nestingDepth: optional(integer({ description: 'How many delegations stand above it, 0 to 3.', source: 'H2' })),
    executionMode: optional(oneOf(words.executionMode, { description: 'How it was dispatched.', source: 'H2, D16' })),
    workingDirectory: optional(freeText({ description: 'The folder that the child works in.', source: 'H2' })),
    queueKey: optional(name({ description: 'The lane in which it waits for its turn.', source: 'H2' })),
    surface: optional(oneOf(words.surface, { description: 'What the child is.', source: 'H2' })),
    recoveryGuarantee: optional(
      oneOf(words.recoveryGuarantee, { description: 'Whether it survives a restart.', source: 'H2' }),
    ),
    explicitCancellation: optional(boolean({ description: 'Whether a person cancelled it.', source: 'H2' })),
    completedAt: optional(moment({ description: 'When it came to its end, in ms since 1970.', source: 'H2' })),
    error: optional(freeText({ description: 'What went wrong.', source: 'H2' })),
    terminalDetail: optional(freeText({ description: 'More about how it ended.', source: 'H2' })),
    resultBriefSummary: optional(freeText({ description: 'What came of it, in short.', source: 'H2' })),
    gracePeriodExpiresAt: optional(
      moment({ description: 'Until when its result is kept, in ms since 1970.', source: 'H2' }),
    ),
    result: seen('What came of it.'),
    resultTruncated: seen('Whether the result was cut.'),
    terminalKind: optional(oneOf(words.terminalKind, { description: 'How it ended.', source: 'practice' })),
    ptySessionId: seen('The terminal that its command runs in.'),
    fallbackReason: seen('Why it was dispatched in another way than was asked.'),
    terminationSignal: seen('The signal that ended its command.'),
    redirectedFrom: seen('The delegation that it stands in for.'),
    restartedFrom: seen('The delegation that it does again.'),
    resumedFrom: seen('The delegation that it goes on with.'),
    chainedFrom: seen('The delegation that it follows.'),
    actionCount: seen('How many actions the child took.'),
    evidenceLevel: seen('How well its progress is known.'),
    executionState: seen('What the child is doing.'),
    finalMessageExcerpt: seen('The beginning of its last message.'),
    firstActionAt: seen('When the child first acted.'),
    messageCount: seen('How many messages the child has.'),
    prompt: seen('What the child was asked to do.'),
    signalSource: seen('What told of its progress.'),
    toolCallCount: seen('How many tools the child called.'),
    v2: seen('Whether it was dispatched by the newer way.'),
  },
  { description: 'A delegation.', source: 'H2' },
);

export const delegations = list(delegation, {
  description: 'The delegations, running and done; it is the authority on where they stand.',
  source: 'H2',
});
