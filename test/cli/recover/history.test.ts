import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recover } from '../../../src/index.js';
import { gitRepository } from '../../support/git.js';
import { edited, mission } from '../../support/mission.js';
import { beside } from '../../support/mission-files.js';
import { run } from '../run.js';
import { cut, kept, now, path, state } from './broken.js';

/** A repository that git cannot read: the crash that cut the state off emptied the file that says where HEAD is. */
function unreadable(text: string): string {
  const { top } = gitRepository([{ subject: 'x', files: { ...beside, [path]: mission } }]);
  writeFileSync(join(top, path), text);
  writeFileSync(join(top, '.git/HEAD'), '');
  return top;
}

const reason = 'the history cannot be read: this is no git repository';

test('where git cannot read a history that is there, the account says so first', async () => {
  const { status, stdout } = await run(['recover', ...now], { cwd: unreadable(cut) });
  expect(status).toBe(1);
  expect(stdout.replace(/\s+/g, ' ')).toContain(`; ${reason} Reconstructed state:`);
});

test.each([['text'], ['json'], ['markdown']])(
  'and nothing is written, but the account shown, as %s',
  async (format) => {
    const top = unreadable(cut);
    const argv = ['recover', '--write', '--yes', '--format', format, ...now];
    const { status, stdout, stderr } = await run(argv, { cwd: top });
    expect([status, state(top), kept(top)]).toEqual([2, cut, []]);
    expect(stdout.replace(/\s+/g, ' ')).toContain(reason);
    expect(stderr).toBe(`agent-state-lint: nothing was written, for ${reason}; --no-git goes on without it\n`);
  },
);

test('nobody is asked', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return 'a';
  };
  const top = unreadable(cut);
  const person = { ask, edit: async () => undefined };
  expect((await run(['recover', '--write', ...now], { cwd: top, person })).status).toBe(2);
  expect([asked, state(top)]).toEqual([0, cut]);
});

test('--no-git goes on without it', async () => {
  const top = unreadable(cut);
  const { status } = await run(['recover', '--write', '--yes', '--no-git', ...now], { cwd: top });
  expect([status, kept(top).length]).toEqual([0, 1]);
});

test('of what is healthy, nothing is to be written, so nothing is wrong', async () => {
  const { status, stderr } = await run(['recover', '--write', '--yes', ...now], { cwd: unreadable(mission) });
  expect([status, stderr]).toEqual([0, '']);
});

test('the library throws, and names its option', async () => {
  const top = unreadable(cut);
  const moment = Date.parse(String(now[1]));
  await expect(recover({ cwd: top, now: moment, write: true })).rejects.toMatchObject({
    name: 'UsageError',
    message: `nothing was written, for ${reason}; the option git: false does without it`,
  });
  expect(await recover({ cwd: top, now: moment })).toMatchObject({ unread: 'this is no git repository' });
  expect(state(top)).toBe(cut);
});

test('a repository without commits has no history', async () => {
  const repo = gitRepository();
  repo.put({ [path]: cut });
  expect((await run(['recover', '--write', '--yes', ...now], { cwd: repo.top })).status).toBe(0);
});

test('of a root that is gone, the other files of the last commit are named, with what brings each back', async () => {
  const repo = gitRepository([{ subject: 'x', files: { ...beside, [path]: mission, '.grid/a b.md': 'x' } }]);
  rmSync(join(repo.top, '.grid'), { recursive: true });
  const { stdout } = await run(['recover', '.grid', ...now], { cwd: repo.top });
  expect(stdout).toContain('\nTo bring back the other files, run by yourself:\n');
  const commands = [...stdout.matchAll(/^ {2}git (.+)$/gm)].map(([, command = '']) => command.split(' '));
  const inRoot = Object.keys(beside).filter((file) => file.startsWith('.grid/'));
  expect(commands.map((words) => words.at(-1))).toEqual(inRoot.sort().map((file) => `:/${file}`));
  expect(stdout.replace(/\s+/g, ' ')).toContain('1 more file of the root can be brought back alike');
  for (const words of commands) repo.git(...words);
  repo.git('restore', '--', path, '.grid/a b.md');
  expect(repo.git('status', '--porcelain')).toBe('');
});

test('migrate says of a state of the schema that it has errors, and who mends them', async () => {
  const text = edited(mission, { 'mode: "guided"': 'mode: "gided"', 'percent: 80.0': 'percent: 8' });
  const { top } = gitRepository([{ subject: 'x', files: { ...beside, [path]: text } }]);
  const { status, stdout } = await run(['migrate', '--write', '--yes', ...now], { cwd: top });
  expect([status, state(top)]).toEqual([1, text]);
  expect(stdout.replace(/\s+/g, ' ')).toMatch(
    /^✖ \.grid: it is in the schema dialect already, but STATE\.md holds 2 errors; the first: .*; agent-state-lint recover mends that $/,
  );
});
