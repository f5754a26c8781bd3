import { rmSync } from 'node:fs';
import { gitCommitExists } from '../../../../../src/formats/common/rules/git/commit-exists.js';
import { folder } from '../../../../support/folder.js';
import { gitClone, gitRepository } from '../../../../support/git.js';
import { recording, ruleTest, short } from '../../../../support/git-rule-test.js';
import { mission } from '../../../../support/mission.js';

const missing = (name: string) => `resume.last_commit names "${name}", but the repository has no such commit`;
const three = () => gitRepository([{ subject: 'feat: a' }, { subject: 'feat: b' }, { subject: 'feat: c' }]);

ruleTest(gitCommitExists, {
  'the last commit, by seven digits': () => {
    const { top, put, commit } = three();
    put(recording(short(commit({ subject: 'feat: d' }))));
    return { top };
  },

  'an early commit, by four digits and by its whole name': () => {
    const { top, put, git } = three();
    const hash = git('rev-parse', 'HEAD~2');
    put({ ...recording(hash.slice(0, 4)), '.grid/01-SUMMARY.md': `---\nblock: 1\ncommits: ["${hash}"]\n---\n` });
    return { top };
  },

  'a commit that nobody made, in the state and in a summary': () => {
    const { top, put } = three();
    put({ ...recording('deadbee'), '.grid/01-SUMMARY.md': '---\nblock: 1\ncommits: ["0ddba11"]\n---\n' });
    return {
      top,
      says: [
        '.grid/01-SUMMARY.md:3:11 error commits names "0ddba11", but the repository has no such commit',
        `82:16 error ${missing('deadbee')}`,
      ],
    };
  },

  'digits that YAML takes for a number': () => {
    const { top, put } = three();
    put({ '.grid/STATE.md': mission.replace('"4be91d2"', '69e4958') });
    return { top, says: [`82:16 error ${missing('69e4958')}`] };
  },

  'what is no hash, of which git/commit-format speaks': () => {
    const { top, put } = three();
    put(recording('HEAD'));
    return { top };
  },

  'a branch that is named like a hash': () => {
    const { top, put, git } = three();
    git('branch', 'deadbee');
    put(recording('deadbee'));
    return { top, says: [`82:16 error ${missing('deadbee')}`] };
  },

  'the squashed commits of a branch, in a clone that never had them': () => {
    const repository = three();
    repository.git('switch', '--quiet', '--create', 'kitchen');
    const stove = repository.commit({ subject: 'feat(02-01): stove', files: { 'stove.ts': '1\n' } });
    const oven = repository.commit({ subject: 'feat(02-02): oven', files: { 'oven.ts': '2\n' } });
    repository.git('switch', '--quiet', 'main');
    repository.git('merge', '--quiet', '--squash', 'kitchen');
    const squash = repository.commit({
      subject: 'Add the kitchen',
      body: `Squashed commit of the following:\n\ncommit ${oven}\n\ncommit ${stove}`,
    });
    repository.git('branch', '--quiet', '-D', 'kitchen');
    const { top, put } = gitClone(repository);
    put(recording(short(stove)));
    const taken = `it was taken in by ${short(squash)} "Add the kitchen", whose message names it`;
    return { top, says: [`82:16 error ${missing(short(stove))}; ${taken}`] };
  },

  'with a base, what that recorded already is a warning, and what is new an error': () => {
    const { top, put, commit } = three();
    const base = commit({ subject: 'docs: state', files: recording('deadbee') });
    put({ ...recording('deadbee'), '.grid/01-SUMMARY.md': '---\nblock: 1\ncommits: [deadbee, 0ddba11]\n---\n' });
    return {
      top,
      base,
      says: [
        '.grid/01-SUMMARY.md:3:11 warning commits names "deadbee", but the repository has no such commit',
        '.grid/01-SUMMARY.md:3:20 error commits names "0ddba11", but the repository has no such commit',
        `82:16 warning ${missing('deadbee')}`,
      ],
    };
  },

  'a base that had no state yet': () => {
    const { top, put } = three();
    put(recording('deadbee'));
    return { top, base: 'HEAD', says: [`82:16 error ${missing('deadbee')}`] };
  },

  'a clone of depth 1 accuses nobody, and says what mends it': () => {
    const repository = three();
    const { top, put } = gitClone(repository, '--depth=1');
    put(recording(repository.git('rev-parse', '--short', 'HEAD~2')));
    return { top, skips: ['fetch-depth: 0'] };
  },

  'a clone of depth 1 has its last commit': () => {
    const repository = three();
    const { top, put, git } = gitClone(repository, '--depth=1');
    put(recording(git('rev-parse', '--short', 'HEAD')));
    return { top };
  },

  'a clone without blobs has all its commits, though where it came from is gone': () => {
    const repository = three();
    repository.git('config', 'uploadpack.allowFilter', 'true');
    const { top, put, git } = gitClone(repository, '--filter=blob:none');
    rmSync(repository.top, { recursive: true });
    put(recording(git('rev-parse', '--short', 'HEAD~2')));
    return { top };
  },

  'no git at all, and nothing recorded': () => ({
    top: folder({ '.grid/STATE.md': mission.replace('"4be91d2"', 'null') }),
  }),

  'no git at all, and a reason once however much is recorded': () => ({
    top: folder({ '.grid/STATE.md': mission, '.grid/01-SUMMARY.md': '---\ncommits: [deadbee, 0ddba11]\n---\n' }),
    skips: ['no git repository'],
  }),

  'git that was not to be asked': () => {
    const { top, put } = three();
    put(recording('deadbee'));
    return { top, git: false, skips: ['git was not to be asked'] };
  },

  'a revision that is linted instead of the working tree': () => {
    const { top, put, commit } = three();
    commit({ subject: 'docs: state', files: recording('deadbee') });
    put(recording('0ddba11'));
    return { top, rev: 'HEAD', says: [`82:16 error ${missing('deadbee')}`] };
  },

  'a state that does not parse, of which nobody knows what it records': () => {
    const { top, put } = three();
    put({ '.grid/STATE.md': mission.replace('energy: 9000', 'energy: [') });
    return { top, skips: ['STATE.md does not parse'] };
  },
});
