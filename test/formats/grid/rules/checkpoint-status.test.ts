import { checkpointStatus } from '../../../../src/formats/grid/rules/checkpoint-status.js';
import { edited, mission, persistence, prose } from '../../../support/mission.js';
import { type Case, ruleTest } from '../../../support/rule-test.js';

const given = (state: string, checkpoint: string) => ({
  files: { '.grid/STATE.md': state, '.grid/CHECKPOINT.md': checkpoint },
});
const schemaState = (status: string) => edited(mission, { 'status: "in_progress"': `status: "${status}"` });
const persistenceState = (status: string) => edited(persistence, { 'status: active': `status: ${status}` });
const proseState = (status: string) => edited(prose, { 'Status: Block complete': `Status: ${status}` });

const open = '.grid/CHECKPOINT.md:1:7 error the checkpoint is';
const misfit = (type: string, status: string, fits: string, at: string) => [
  `${open} an open ${type}, but the status of the mission is "${status}"; expected ${fits}`,
  `  .grid/STATE.md:${at} the status stands here`,
];
const leftBehind = (status: string, at: string, place = '1:7') => [
  `.grid/CHECKPOINT.md:${place} error the checkpoint is open, but the status of the mission is "${status}"; expected it to be answered or gone`,
  `  .grid/STATE.md:${at} the status stands here`,
];

type Verdict = 'fits' | 'left behind' | string;

/** Every type against every status: what D11 and D12 say of the pair. */
function pairs(
  dialect: string,
  stateOf: (status: string) => string,
  at: string,
  table: Readonly<Record<string, Readonly<Record<string, Verdict>>>>,
): Case[] {
  return Object.entries(table).flatMap(([type, verdicts]) =>
    Object.entries(verdicts).map(([status, verdict]) => ({
      name: `${dialect}: ${type} while ${status}`,
      given: given(stateOf(status), `type: ${type}\n`),
      says:
        verdict === 'fits'
          ? []
          : verdict === 'left behind'
            ? leftBehind(status, at)
            : misfit(type, status, verdict, at),
    })),
  );
}

const blocked = '"blocked"';
const running = '"in_progress" or "blocked"';
const broken = '"failed" or "blocked"';
const schemaTable = {
  human_verify: { planning: blocked, in_progress: blocked, blocked: 'fits', complete: 'left behind', failed: blocked },
  decision: { planning: blocked, in_progress: blocked, blocked: 'fits', complete: 'left behind', failed: blocked },
  human_action: { planning: blocked, in_progress: blocked, blocked: 'fits', complete: 'left behind', failed: blocked },
  session_death: { planning: running, in_progress: 'fits', blocked: 'fits', complete: 'left behind', failed: running },
  failure: { planning: broken, in_progress: broken, blocked: 'fits', complete: 'left behind', failed: 'fits' },
};
const waiting = '"checkpoint"';
const human = {
  initialized: waiting,
  active: waiting,
  checkpoint: 'fits',
  interrupted: waiting,
  resumed: waiting,
  completed: 'left behind',
  failed: waiting,
};
const interrupted = '"interrupted"';
const failed = '"failed"';
const persistenceTable = {
  human_verify: human,
  decision: human,
  human_action: human,
  session_death: {
    initialized: interrupted,
    active: interrupted,
    checkpoint: interrupted,
    interrupted: 'fits',
    resumed: interrupted,
    completed: 'left behind',
    failed: interrupted,
  },
  failure: {
    initialized: failed,
    active: failed,
    checkpoint: failed,
    interrupted: failed,
    resumed: failed,
    completed: 'left behind',
    failed: 'fits',
  },
};

ruleTest(checkpointStatus, [
  ...pairs('schema', schemaState, '8:9', schemaTable),
  ...pairs('persistence', persistenceState, '2:9', persistenceTable),
  ...pairs('prose', proseState, '6:9', {
    decision: {
      in_progress: blocked,
      blocked: 'fits',
      active: waiting,
      checkpoint: 'fits',
      complete: 'left behind',
      completed: 'left behind',
    },
    session_death: { in_progress: 'fits', interrupted: 'fits', active: interrupted },
  }),
  ...['human_verify', 'decision', 'human_action', 'session_death', 'failure'].flatMap((type) =>
    [
      ...Object.keys(schemaTable.decision).map((status) => schemaState(status)),
      ...Object.keys(human).map((status) => persistenceState(status)),
    ].map((state) => ({
      name: `an answered ${type} goes with any status`,
      given: given(state, `type: ${type}\nuser_response: "no, retry"\n`),
      says: [],
    })),
  ),
  ...['Block complete', 'In review', 'not blocked', 'Complete and failed'].map((status) => ({
    name: `prose that is no status: ${status}`,
    given: given(proseState(status), 'type: decision\n'),
    says: [],
  })),
  ...['BLOCKED', '**Blocked** - the person decides', 'Blocked (2 days)', 'checkpoint: decision'].map((status) => ({
    name: `prose that fits: ${status}`,
    given: given(proseState(status), 'type: decision\n'),
    says: [],
  })),
  {
    name: 'prose with a remark',
    given: given(proseState('In Progress — block 3'), 'type: decision\n'),
    says: misfit('decision', 'in_progress', blocked, '6:9'),
  },
  ...['Done', '**Finished**', 'Mission done', 'finished (all blocks)'].map((status) => ({
    name: `prose that says the mission is complete: ${status}`,
    given: given(proseState(status), 'type: decision\n'),
    says: leftBehind(
      status.startsWith('**') || status.startsWith('f') ? 'finished' : 'done',
      status.startsWith('**') ? '6:11' : '6:9',
    ),
  })),
  {
    name: 'prose that says the mission is complete',
    given: given(proseState('Mission complete'), 'type: decision\n'),
    says: leftBehind('complete', '6:9'),
  },
  ...['awaiting approval', 'pending review', 'still waiting', 'not answered yet', 'no response received yet'].map(
    (answer) => ({
      name: `no answer: ${answer}`,
      given: given(mission, `type: decision\nuser_response: ${answer}\n`),
      says: misfit('decision', 'in_progress', blocked, '8:9'),
    }),
  ),
  ...["''", '~', 'pending', '"(awaiting user)"', 'none yet', 'TBD', '<answer>', '[]'].map((answer) => ({
    name: `no answer: ${answer}`,
    given: given(mission, `type: decision\nuser_response: ${answer}\n`),
    says: misfit('decision', 'in_progress', blocked, '8:9'),
  })),
  ...['no', 'n', 'false', '0', 'nothing is broken', '{choice: a}', '[a, b]'].map((answer) => ({
    name: `an answer: ${answer}`,
    given: given(mission, `type: decision\nuser_response: ${answer}\n`),
    says: [],
  })),
  {
    name: 'an answer in the details',
    given: given(mission, 'type: decision\ncheckpoint_details: {user-response: a}\n'),
    says: [],
  },
  {
    name: 'none, where it is an option',
    given: given(mission, 'type: decision\noptions: [gzip, none]\nuser_response: none\n'),
    says: [],
  },
  { name: 'no type, in a mission that runs', given: given(mission, 'question: a\n'), says: [] },
  {
    name: 'no type, in a mission that is complete',
    given: given(schemaState('complete'), 'question: a\n'),
    says: leftBehind('complete', '8:9', '1:1'),
  },
  { name: 'no status that is known', given: given(schemaState('waiting'), 'type: decision\n'), says: [] },
  {
    name: 'Markdown alone',
    given: given(mission, '# Checkpoint\n\n**Type:** decision\n\n**Response:** _pending_\n'),
    says: misfit('decision', 'in_progress', blocked, '8:9').map((line) =>
      line.replace('CHECKPOINT.md:1:7', 'CHECKPOINT.md:3:11'),
    ),
  },
  {
    name: 'Markdown alone, answered',
    given: given(mission, '# Checkpoint\n\n**Type:** decision\n\n## User Response\nGrams it is.\n'),
    says: [],
  },
  {
    name: 'Markdown alone, of which nobody can tell the type',
    given: given(mission, 'Please have a look.\n'),
    says: [],
    skips: ['the text of ".grid/CHECKPOINT.md" does not tell its type'],
  },
  { name: 'no checkpoint', given: {}, says: [] },
  { name: 'no STATE.md', given: { files: { '.grid/CHECKPOINT.md': 'type: decision\n' } }, says: [] },
  {
    name: 'a STATE.md that does not parse',
    given: given(edited(mission, { 'status: "in_progress"': 'status: "in_progress' }), 'type: decision\n'),
    says: [],
    skips: ['STATE.md does not parse'],
  },
  {
    name: 'a STATE.md that does not parse, and no checkpoint',
    given: { files: { '.grid/STATE.md': 'version: "1\n' } },
    says: [],
  },
  {
    name: 'a checkpoint that does not parse',
    given: given(mission, 'type: [decision\n'),
    says: [],
    skips: ['".grid/CHECKPOINT.md" does not parse'],
  },
  {
    name: 'a checkpoint that cannot be read',
    given: { files: { '.grid/STATE.md': mission, '.grid/CHECKPOINT.md': new Uint8Array([0xff]) } },
    says: [],
    skips: ['".grid/CHECKPOINT.md" could not be read'],
  },
  {
    name: 'prose that could not be read',
    given: given(`${prose}\n\`x\`\n${'> '.repeat(200)}\n`, 'type: decision\n'),
    says: [],
    skips: ['the Markdown body nests deeper than 32 levels'],
  },
]);
