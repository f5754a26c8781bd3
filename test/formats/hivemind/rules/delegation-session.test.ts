import { delegationSession } from '../../../../src/formats/hivemind/rules/delegation-session.js';
import { hivemind } from '../../../support/hivemind.js';
import { ruleTest } from '../../../support/rule-test.js';

const file = 'state/delegations.json';
const path = `.hivemind/${file}`;
const store = 'state/session-continuity.json';

/** Delegations a line, from line 2: parents begin in column 21, children 18 columns behind the end of these. */
const delegations = (...pairs: readonly (readonly [parent: string, child: string])[]) =>
  `[\n${pairs.map(([parent, child]) => `{"parentSessionId": "${parent}", "childSessionId": "${child}"}`).join(',\n')}\n]\n`;
const sessions = (...ids: readonly string[]) =>
  `{"version": 1, "updatedAt": 0, "sessions": {${ids.map((id) => `"${id}": {}`).join(', ')}}, "governance": {}}\n`;
const known = 'expected a session that the session store knows';

ruleTest(delegationSession, [
  { name: 'a store that knows the parent, and no children', given: hivemind(), says: [] },
  { name: 'no delegations', given: hivemind({ [file]: null }), says: [] },
  { name: 'no store', given: hivemind({ [file]: delegations(['p', 'c']), [store]: null }), says: [] },
  {
    name: 'a parent that nobody knows; of its child nothing is said',
    given: hivemind({ [file]: delegations(['p', 'c']), [store]: sessions('q') }),
    says: [`${path}:2:21 info parentSessionId is "p", ${known}`],
  },
  {
    name: 'parents that nobody knows, each of them once',
    given: hivemind({
      [file]: delegations(['p', 'c'], ['q', 'd'], ['p', 'e'], ['p', 'f']),
      [store]: sessions('s'),
    }),
    says: [
      `${path}:2:21 info parentSessionId is "p", ${known}; 3 delegations name it`,
      `${path}:3:21 info parentSessionId is "q", ${known}`,
    ],
  },
  {
    name: 'a child that is missing among others',
    given: hivemind({ [file]: delegations(['p', 'c'], ['p', 'd']), [store]: sessions('p', 'c') }),
    says: [`${path}:3:44 info childSessionId is "d", ${known}`],
  },
  {
    name: 'one child of two delegations that is missing among others',
    given: hivemind({ [file]: delegations(['p', 'd'], ['p', 'd'], ['p', 'c']), [store]: sessions('p', 'c') }),
    says: [`${path}:2:44 info childSessionId is "d", ${known}; 2 delegations name it`],
  },
  {
    name: 'a terminal is no session',
    given: hivemind({ [file]: delegations(['p', 'pty:pty-1'], ['p', 'c']), [store]: sessions('p', 'c') }),
    says: [],
  },
  {
    name: 'a parent whose record is broken is known',
    given: hivemind({
      [file]: delegations(['p', 'c']),
      [store]: '{"version": 1, "updatedAt": 0, "sessions": {"p": 7}, "governance": {}}\n',
    }),
    says: [],
  },
  {
    name: 'names of the language are no sessions',
    given: hivemind({ [file]: delegations(['__proto__', 'constructor']), [store]: sessions('p') }),
    says: [`${path}:2:21 info parentSessionId is "__proto__", ${known}`],
  },
  {
    name: 'a session that is its own child, be there a store or not',
    given: hivemind({ [file]: delegations(['p', 'p']), [store]: null }),
    says: [
      `${path}:2:44 error childSessionId is "p", which is the parent; expected a session of its own`,
      `  ${path}:2:21 parentSessionId stands here`,
    ],
  },
  {
    name: 'its own child, where the store knows it: that makes it no known child',
    given: hivemind({ [file]: delegations(['p', 'p'], ['p', 'c']), [store]: sessions('p') }),
    says: [
      `${path}:2:44 error childSessionId is "p", which is the parent; expected a session of its own`,
      `  ${path}:2:21 parentSessionId stands here`,
    ],
  },
  {
    name: 'sessions that are no text are for schema/type',
    given: hivemind({ [file]: '[{"parentSessionId": 7, "childSessionId": 7}]\n' }),
    says: [],
  },
  {
    name: 'a store that does not parse',
    given: hivemind({ [file]: delegations(['p', 'p']), [store]: '{"sessions": {\n' }),
    says: [
      `${path}:2:44 error childSessionId is "p", which is the parent; expected a session of its own`,
      `  ${path}:2:21 parentSessionId stands here`,
    ],
    skips: ['".hivemind/state/session-continuity.json" could not be read'],
  },
  {
    name: 'a store that is no text',
    given: { files: { ...hivemind().files, [`.hivemind/${store}`]: Uint8Array.of(0xff, 0xfe, 0x00) } },
    says: [],
    skips: ['".hivemind/state/session-continuity.json" could not be read'],
  },
  {
    name: 'a store without sessions',
    given: hivemind({ [store]: '{"version": 1, "updatedAt": 0, "governance": {}}\n' }),
    says: [],
    skips: ['".hivemind/state/session-continuity.json" has no mapping of sessions'],
  },
  {
    name: 'without delegations, it does not matter what the store is like',
    given: hivemind({ [file]: '[]\n', [store]: '{\n' }),
    says: [],
  },
]);
