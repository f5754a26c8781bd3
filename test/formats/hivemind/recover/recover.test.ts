import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recover } from '../../../../src/index.js';
import { repository } from '../../../support/folder.js';
import { now } from '../../../support/mission.js';
import {
  advised,
  advisedIn,
  at,
  type Changes,
  committed,
  continuity,
  delegations,
  filesOf,
  recovered,
  sessionState,
} from './advised.js';

const shelves = 'ses_1e5a8f02fffdShelvesChild01';
const done = '0b6f3c1e-8f5a-4d1c-9a52-6f0f5f4a7e21';

describe('nothing is wrong', () => {
  test.each<[string, Changes]>([
    ['with a healthy root', {}],
    ['on a first run, before there is any store', { [delegations]: null, [continuity]: null }],
    ['with no delegations left', { [delegations]: '[]\n', [continuity]: null }],
    ['but for warnings, which the linter says', { [continuity]: { '"delivered": true': '"delivered": false' } }],
  ])('%s', async (_, changes) => {
    expect(await recovered(repository(filesOf(changes)))).toEqual({
      ...{ root: '.hivemind', path: `.hivemind/${delegations}`, outcome: 'healthy', files: [] },
    });
  });
});

describe('a recovery that failed', () => {
  const gone = (delivered: boolean) => ({
    '"status": "completed",\n            "metadata"':
      '"status": "failed",\n            "error": "Child session not found on recovery",\n            "metadata"',
    '"terminalState": "completed"': '"terminalState": "error"',
    '"delivered": true': `"delivered": ${delivered}`,
  });
  const failed = { '"status": "completed"': '"status": "error",\n    "error": "gone"' };

  test('is looked up by the id of the delegation', async () => {
    expect(await advised({ [continuity]: gone(false), [delegations]: failed })).toEqual([
      {
        title: '1 delegation could not be taken up again',
        places: [at(continuity, 26)],
        meaning: 'Their child sessions were gone when the plugin started again. What they had not handed back is lost.',
        todo: [
          `Look each up in state/delegations.json by its delegationId: "${done}" is "error".`,
          '"ses_1e5a90c3fffeRecipeBoxMain1" will be told of 1 with the next event of a session.',
          'Delegate again what is still wanted: nothing takes it up by itself.',
        ],
      },
    ]);
  });

  test('whose delegation is not there any more', async () => {
    const [advice] = await advised({ [continuity]: gone(false), [delegations]: '[]\n' });
    expect(advice?.todo[0]).toContain('by its delegationId: none of them is there any more.');
  });

  test('when nobody can read the delegations, waits for that', async () => {
    const advice = await advised({ [continuity]: gone(true), [delegations]: '[' });
    expect(advice.map(({ title }) => title)).toEqual([`${delegations} is no whole JSON`]);
    const [, untold] = await advised({ [continuity]: gone(false), [delegations]: '[' });
    expect(untold?.todo[0]).toBe(
      `".hivemind/${delegations}" could not be read: mend that first, and look each up by its delegationId then.`,
    );
  });

  test('is over when it was told, and the delegation is over', async () => {
    const top = repository(filesOf({ [continuity]: gone(true), [delegations]: failed }));
    expect((await recovered(top)).outcome).toBe('healthy');
  });
});

test('stores that disagree are left as they are', async () => {
  const session = `"sessions": {\n"${shelves}": { "sessionID": "${shelves}", "metadata": { "status": "running", "updatedAt": 1778576700000 } },`;
  expect(await advised({ [continuity]: { '"sessions": {': session } })).toEqual([
    {
      title: 'delegations.json and session-continuity.json disagree in 1 place',
      places: [at(continuity, 5), at(delegations, 7)],
      meaning: 'A known race: the delegation came to its end, and the record of the session was not patched.',
      todo: [
        'Trust delegations.json for the state of delegations, and session-continuity.json for the lifecycle of sessions.',
        'Report it as a drift of the state, and reconcile nothing by hand.',
      ],
    },
  ]);
});

test('a stale store is read again, and the plugin restarted', async () => {
  const top = repository(filesOf());
  // 09:49:01, a second over 30 min after the store was written; the delegation still has its time.
  const { roots } = await recover({ cwd: top, now: 1778577540000 + 1_801_000 });
  const [advice] = roots[0]?.advice?.filter(({ title }) => title === 'session-continuity.json is stale') ?? [];
  expect([advice?.places, advice?.todo]).toEqual([
    [at(continuity, 3), at(continuity, 9)],
    [
      'Read session-continuity.json again from the disk, and do not go by what was read before.',
      'If its sessions run, restart the plugin: it hydrates from the store then, and at no other time.',
      'If none of them runs any more, this is what an end without a last write looks like: start a new session.',
    ],
  ]);
});

describe('a store that an agent wrote past the tools', () => {
  const written = (agent: string) => {
    const repo = committed();
    const files = filesOf({ [delegations]: { '"lastMessageCount": 4': '"lastMessageCount": 5' } });
    const hash = repo.commit({ subject: 'feat: timers', body: `Hivemind-Agent: ${agent}`, files });
    return { ...repo, hash };
  };

  test('is told of, with the commit that is to be noted', async () => {
    const { top, hash } = written('hm-l2-builder');
    expect(await advisedIn(top)).toEqual([
      {
        title: '"hm-l2-builder" wrote stores past the tools',
        places: [at(delegations)],
        meaning:
          'Agents of level 2 and 3 may only read the state. A direct write has neither the lock nor the notifications of the tools.',
        todo: [
          `Look at what was written in ${hash.slice(0, 7)} "feat: timers".`,
          `Note the bypass in SESSION-STATE.md, with ${hash.slice(0, 7)}: then it is on record, and not told again.`,
          'Have such agents write through the tools: delegate-task, delegation-status, session-patch.',
        ],
        command: `git show ${hash.slice(0, 12)}`,
      },
    ]);
  });

  test('until it is noted', async () => {
    const { top, hash } = written('L3');
    const path = join(top, '.hivemind', sessionState);
    writeFileSync(
      path,
      `${readFileSync(path, 'utf8')}| Direct write in ${hash.slice(0, 7)} | By hand | 2026-05-12 |\n`,
    );
    expect((await recovered(top)).outcome).toBe('healthy');
  });

  test.each(['hm-l1-coordinator', 'somebody', ''])('%s may, for all that is known', async (agent) => {
    expect((await recovered(written(agent).top)).outcome).toBe('healthy');
  });
});

test('what else is an error is told of last, and the most urgent first', async () => {
  const advice = await advised({
    [delegations]: { '"nestingDepth": 1': '"nestingDepth": 4' },
    'state/config-workflows.json': '{',
  });
  expect(advice.map(({ title }) => title)).toEqual([
    'state/config-workflows.json is no whole JSON',
    '1 error in what can be read',
  ]);
  expect(advice[1]).toMatchObject({
    places: [at(delegations, 13)],
    meaning: 'A tool wrote what it must not, or somebody wrote past the tools. Said by: hivemind/delegation-depth.',
    command: 'agent-state-lint .hivemind',
  });
});

test('names that a shell would take for something else are in no command', async () => {
  const name = 'a$(touch x)/.hivemind';
  const files = Object.fromEntries(
    Object.entries(filesOf({ [delegations]: '[] ]' })).map(([path, text]) => [path.replace('.hivemind', name), text]),
  );
  const { roots } = await recover({ cwd: repository(files), now });
  expect(roots[0]?.advice?.map(({ title, command }) => [title, command])).toEqual([
    [`${delegations} is longer than its document`, undefined],
  ]);
});
