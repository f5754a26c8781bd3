import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recover } from '../../../../src/index.js';
import { repository } from '../../../support/folder.js';
import { gitRepository } from '../../../support/git.js';
import { now } from '../../../support/mission.js';
import { advised, advisedIn, at, committed, continuity, delegations, filesOf, first, sessionState } from './advised.js';

const noBackup =
  'No store has a backup: what it held is lost to the plugin, and the sessions that need it have to be started anew.';
const stop = 'Stop Hivemind before anything else: each of its processes writes whole files from memory.';
const folderAndDisk = 'Look at the permissions of its folder, and at the space that is left on the disk.';
const restart = 'Restart the session: the plugin makes the file anew.';

describe('a file that is gone', () => {
  test('is looked for in the last commit', async () => {
    const { top, git } = committed();
    const hash = first(git);
    rmSync(join(top, '.hivemind', continuity));
    expect(await advisedIn(top)).toEqual([
      {
        title: `${continuity} is gone`,
        places: [],
        meaning: `It is in the last commit, and not on the disk. ${noBackup}`,
        todo: [
          folderAndDisk,
          `Look at its last whole version, which is of ${hash.slice(0, 7)} "chore: state": what was done since is not in it.`,
          restart,
        ],
        command: `git show ${hash.slice(0, 12)}:.hivemind/${continuity}`,
      },
    ]);
  });

  test('and in those before it was removed', async () => {
    const { top, git, commit } = committed();
    const hash = first(git);
    const removal = commit({ subject: 'chore: tidy', remove: [`.hivemind/${sessionState}`] });
    const [advice] = await advisedIn(top);
    expect([advice?.title, advice?.meaning.split('. ')[0], advice?.todo.at(-1), advice?.command]).toEqual([
      `${sessionState} is gone`,
      `It was removed in ${removal.slice(0, 7)} "chore: tidy"`,
      'Write it anew from that.',
      `git show ${hash.slice(0, 12)}:.hivemind/${sessionState}`,
    ]);
  });

  test('is told of where its damaged copy lies', async () => {
    const copy = `${continuity}.corrupt-1778577600000-4711-0b6f3c1e`;
    expect(await advised({ [continuity]: null, [copy]: '{' })).toEqual([
      {
        title: `${continuity} is gone`,
        places: [at(copy)],
        meaning: `Hivemind could not parse it, and put it aside. ${noBackup}`,
        todo: [folderAndDisk, 'Look through the copy beside it: that is what it was when it did not parse.', restart],
      },
    ]);
  });

  test('a whole root, too', async () => {
    const { top } = committed();
    rmSync(join(top, '.hivemind'), { recursive: true });
    expect((await advisedIn(top)).map(({ title }) => title)).toEqual([
      `${delegations} is gone`,
      `${continuity} is gone`,
      'state/config-workflows.json is gone',
      `${sessionState} is gone`,
    ]);
  });

  test('in a legacy root lies where state lay then', async () => {
    const name = '.opencode/state/hivemind/delegations.json';
    const files = {
      [name]: '[]\n',
      '.opencode/state/session-continuity.json': filesOf()[`.hivemind/${continuity}`] ?? '',
    };
    const { top, git } = gitRepository([{ subject: 'chore: state', files }]);
    rmSync(join(top, name));
    const { roots } = await recover({ cwd: top, now });
    expect(roots[0]?.advice?.map(({ command }) => command)).toEqual([`git show ${first(git).slice(0, 12)}:${name}`]);
  });
});

describe('a file that cannot be read', () => {
  const broken = (text: string) => advised({ [delegations]: text });

  test('is shown in its last whole version', async () => {
    const { top, git, commit } = committed();
    const hash = first(git);
    commit({ subject: 'chore: cut', files: filesOf({ [delegations]: '[\n  { "id": "x"\n' }) });
    expect(await advisedIn(top)).toEqual([
      {
        title: `${delegations} is no whole JSON`,
        places: [at(delegations, 2)],
        meaning: noBackup,
        todo: [
          stop,
          `The last version that is whole is of ${hash.slice(0, 7)} "chore: state": compare it with what is left before you put it there.`,
        ],
        command: `git show ${hash.slice(0, 12)}:.hivemind/${delegations}`,
      },
    ]);
  });

  test('is all there is where git knows no other', async () => {
    const { top, git } = committed();
    const files = filesOf({ [delegations]: '[' });
    git('checkout', '--quiet', '--orphan', 'fresh');
    writeFileSync(join(top, `.hivemind/${delegations}`), files[`.hivemind/${delegations}`] ?? '');
    git('commit', '--quiet', '--all', '--message=chore: cut');
    const [advice] = await advisedIn(top);
    expect([advice?.todo.at(-1), advice?.command]).toEqual([
      'No version of it that git knows is whole: what is left is all there is.',
      undefined,
    ]);
  });

  test('of which nobody knows whether git has another, where git was not asked', async () => {
    const [advice] = await broken('[');
    expect([advice?.todo.at(-1), advice?.command]).toEqual([
      'Whether git knows a version that is whole could not be asked: this is no git repository.',
      undefined,
    ]);
  });

  test('with what an older one left behind it, is repaired by the linter', async () => {
    const [advice] = await broken('[]\n  }\n]\n');
    expect([advice?.title, advice?.places, advice?.todo[1], advice?.command]).toEqual([
      `${delegations} is longer than its document`,
      [at(delegations, 2)],
      'Cut what stands behind it; git and --diff show what that is. Do so while nothing writes.',
      `agent-state-lint --fix --unsafe --only syntax/json .hivemind/${delegations}`,
    ]);
  });

  test('in conflict, is to be one of its sides', async () => {
    const [advice, ...others] = await broken('<<<<<<< ours\n[]\n=======\n[ ]\n>>>>>>> theirs\n');
    expect([advice?.title, advice?.places[0], advice?.todo[1], others]).toEqual([
      `${delegations} holds a merge conflict`,
      at(delegations, 1),
      'Take one of the two sides as a whole: records of both in one store were never true together.',
      [],
    ]);
  });

  test('for its bytes, is named as such', async () => {
    const top = repository(filesOf());
    writeFileSync(join(top, '.hivemind', delegations), Buffer.from([0x5b, 0xff, 0x5d]));
    expect((await advisedIn(top)).map(({ title }) => title)).toEqual([`${delegations} cannot be read`]);
  });
});

test('journals, events and plans that cannot be read are told of together', async () => {
  const files = { 'event-tracker/ses_1e5a.json': '{', 'journal/2026-05-12.jsonl': '{\n' };
  expect(await advised(files)).toEqual([
    {
      title: '2 files beside the stores cannot be read',
      places: [at('event-tracker/ses_1e5a.json'), at('journal/2026-05-12.jsonl')],
      meaning: 'They tell what was done and planned. No work that runs waits for them.',
      todo: ['Bring each back from its last whole version in git, where that is worth it.'],
      command: 'git log -p -- .hivemind/event-tracker/ses_1e5a.json',
    },
  ]);
});
