import { expect, test } from 'vitest';
import { lint } from '../../../../src/index.js';
import { gitRepository } from '../../../support/git.js';
import { edited, mission } from '../../../support/mission.js';

const path = '.grid/STATE.md';
const status = (word: string) => edited(mission, { 'status: "in_progress"\nmode': `status: "${word}"\nmode` });
const said = async (top: string, base: string) => {
  const { report } = await lint({ cwd: top, base, only: ['grid/status-transition', 'grid/identity'] });
  return report.findings.map(({ message }) => message.split(';')[0]);
};

test('two branches, each of which moves on by itself', async () => {
  const repository = gitRepository();
  const base = repository.commit({ subject: 'base', files: { [path]: status('in_progress') } });
  repository.git('switch', '--quiet', '--create', 'other');
  repository.commit({ subject: 'block', files: { [path]: status('blocked') } });
  repository.git('switch', '--quiet', 'main');
  repository.commit({ subject: 'end', files: { [path]: status('complete') } });
  repository.git('merge', '--quiet', '--no-ff', '--strategy=ours', '--message', 'merge', 'other');
  expect(await said(repository.top, base)).toEqual([]);
});

test('a merge that is like none of its parents is held against the first', async () => {
  const repository = gitRepository();
  const base = repository.commit({ subject: 'base', files: { [path]: status('in_progress') } });
  repository.git('switch', '--quiet', '--create', 'other');
  repository.commit({ subject: 'block', files: { [path]: status('blocked') } });
  repository.git('switch', '--quiet', 'main');
  repository.commit({ subject: 'end', files: { [path]: status('complete') } });
  repository.git('merge', '--quiet', '--no-ff', '--no-commit', '--strategy=ours', 'other');
  const hash = repository.commit({ subject: 'merge', files: { [path]: status('planning') } });
  expect(await said(repository.top, base)).toEqual([
    `status went from "complete" to "planning" in ${hash.slice(0, 7)} "merge"`,
  ]);
});

test('a text that cannot be read, on one branch, says nothing of another one', async () => {
  const repository = gitRepository();
  const base = repository.commit({ subject: 'base', files: { [path]: status('in_progress') } });
  repository.git('switch', '--quiet', '--create', 'other');
  repository.commit({ subject: 'break', files: { [path]: '---\nmission_id: [\n---\n' } });
  repository.commit({ subject: 'mend', files: { [path]: status('blocked') } });
  repository.git('switch', '--quiet', 'main');
  repository.commit({ subject: 'end', files: { [path]: status('complete') } });
  repository.git('merge', '--quiet', '--no-ff', '--strategy=ours', '--message', 'merge', 'other');
  expect(await said(repository.top, base)).toEqual([]);
});

test('a state that may not be read is like one that does not parse', async () => {
  const repository = gitRepository();
  const base = repository.commit({ subject: 'base', files: { [path]: status('complete') } });
  repository.commit({ subject: 'bytes', files: { [path]: new Uint8Array([0xff, 0x00]) } });
  const hash = repository.commit({ subject: 'back', files: { [path]: status('in_progress') } });
  expect(await said(repository.top, base)).toEqual([
    `status went from "complete" to "in_progress" in ${hash.slice(0, 7)} "back"`,
  ]);
});

test('what was broken on a branch, and never came to the end, leaves nothing unjudged', async () => {
  const repository = gitRepository();
  const base = repository.commit({ subject: 'base', files: { [path]: status('in_progress') } });
  repository.git('switch', '--quiet', '--create', 'other');
  repository.commit({ subject: 'break', files: { [path]: '---\nmission_id: [\n---\n' } });
  repository.git('switch', '--quiet', 'main');
  repository.commit({ subject: 'end', files: { [path]: status('complete') } });
  repository.git('merge', '--quiet', '--no-ff', '--strategy=ours', '--message', 'merge', 'other');
  const { report } = await lint({ cwd: repository.top, base, only: ['grid/status-transition'] });
  expect([report.findings, report.skipped]).toEqual([[], []]);
});
