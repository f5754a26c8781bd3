import { gitCommitReachable } from '../../../../../src/formats/common/rules/git/commit-reachable.js';
import { gitClone, gitRepository, type TestRepository } from '../../../../support/git.js';
import { recording, ruleTest, short } from '../../../../support/git-rule-test.js';

/** Three commits on `main`, and two on a branch that starts from the first of them. */
function branched(): TestRepository & { readonly stove: string; readonly oven: string } {
  const repository = gitRepository([{ subject: 'feat: pantry', files: { 'pantry.ts': '0\n' } }]);
  repository.git('switch', '--quiet', '--create', 'kitchen');
  const stove = repository.commit({ subject: 'feat(02-01): stove', files: { 'stove.ts': '1\n' } });
  const oven = repository.commit({ subject: 'feat(02-02): oven', files: { 'oven.ts': '2\n' } });
  repository.git('switch', '--quiet', 'main');
  repository.commit({ subject: 'docs: recipes', files: { 'README.md': 'recipes\n' } });
  repository.commit({ subject: 'docs: more recipes', files: { 'README.md': 'more recipes\n' } });
  return { ...repository, stove, oven };
}

const unreachable = (hash: string, end: string) => [
  `82:16 warning resume.last_commit names "${short(hash)}", which is there, but not in the history that is linted; ${end}`,
];
const takenIn = (hash: string, subject: string, why: string) =>
  `it was taken in by ${short(hash)} "${subject}", ${why}`;

ruleTest(gitCommitReachable, {
  'the last commit, and the first one': () => {
    const { top, put, git } = branched();
    const first = git('rev-parse', 'HEAD~2');
    put({ ...recording(git('rev-parse', '--short', 'HEAD')), '.grid/1-SUMMARY.md': `---\ncommits: ${first}\n---\n` });
    return { top };
  },

  'a branch that was merged as it is': () => {
    const { top, put, git, stove } = branched();
    git('merge', '--quiet', '--no-ff', '--no-edit', 'kitchen');
    put(recording(short(stove)));
    return { top };
  },

  'a branch that was not merged': () => {
    const { top, put, stove } = branched();
    put(recording(short(stove)));
    return { top, says: unreachable(stove, 'its subject is "feat(02-01): stove"') };
  },

  'a branch that is checked out by its commit': () => {
    const { top, put, git, stove } = branched();
    git('checkout', '--quiet', '--detach', 'kitchen');
    put(recording(short(stove)));
    return { top };
  },

  'a squash merge, whose message names all that it took in': () => {
    const { top, put, git, commit, stove, oven } = branched();
    git('merge', '--quiet', '--squash', 'kitchen');
    const body = `Squashed commit of the following:\n\ncommit ${oven}\n\ncommit ${stove}`;
    const squash = commit({ subject: 'Add the kitchen', body });
    put(recording(short(stove)));
    return { top, says: unreachable(stove, takenIn(squash, 'Add the kitchen', 'whose message names it')) };
  },

  'a squash merge of a forge, whose message lists the subjects': () => {
    const { top, put, git, commit, stove } = branched();
    git('merge', '--quiet', '--squash', 'kitchen');
    const body = '* feat(02-01): stove\n\n* feat(02-02): oven';
    const squash = commit({ subject: 'Add the kitchen (#4)', body });
    put(recording(short(stove)));
    const end = `it may have been taken in by ${short(squash)} "Add the kitchen (#4)", whose message lists its subject`;
    return { top, says: unreachable(stove, end) };
  },

  'a squash merge of one commit, which has the same patch': () => {
    const { top, put, git, commit, stove } = branched();
    git('merge', '--quiet', '--squash', stove);
    const squash = commit({ subject: 'Add the stove (#4)' });
    put(recording(short(stove)));
    return { top, says: unreachable(stove, takenIn(squash, 'Add the stove (#4)', 'which has the same patch')) };
  },

  'a rebase': () => {
    const { top, put, git, stove } = branched();
    git('switch', '--quiet', 'kitchen');
    git('rebase', '--quiet', 'main');
    const rebased = git('rev-parse', 'HEAD~1');
    put(recording(short(stove)));
    return { top, says: unreachable(stove, takenIn(rebased, 'feat(02-01): stove', 'which has the same patch')) };
  },

  'an amend, after which only the subject is the same': () => {
    const { top, put, git, oven } = branched();
    git('switch', '--quiet', 'kitchen');
    put({ 'oven.ts': 'another\n' });
    git('commit', '--quiet', '--all', '--amend', '--no-edit');
    const amended = git('rev-parse', 'HEAD');
    put(recording(short(oven)));
    const end = `it may have been taken in by ${short(amended)} "feat(02-02): oven", which has the same subject`;
    return { top, says: unreachable(oven, end) };
  },

  'a branch without a common ancestor': () => {
    const { top, put, git, commit, stove } = branched();
    git('switch', '--quiet', '--orphan', 'pages');
    commit({ subject: 'docs: pages' });
    put(recording(short(stove)));
    return { top, says: unreachable(stove, 'its subject is "feat(02-01): stove"') };
  },

  'a subject from a stranger': () => {
    const { top, put, git, commit } = branched();
    git('switch', '--quiet', 'kitchen');
    const evil = commit({ subject: 'a\u001b[2K::error::x' });
    git('switch', '--quiet', 'main');
    put(recording(short(evil)));
    return { top, says: unreachable(evil, 'its subject is "a\\x1b[2K::error::x"') };
  },

  'a commit that is missing, of which git/commit-exists speaks': () => {
    const { top, put } = branched();
    put(recording('deadbee'));
    return { top };
  },

  'a clone of depth 1 does not know of a commit that it lacks': () => {
    const repository = branched();
    const { top, put } = gitClone(repository, '--depth=1');
    put(recording(repository.git('rev-parse', '--short', 'HEAD~1')));
    return { top, skips: ['fetch-depth: 0'] };
  },

  'a clone of depth 1 does not know of the way to a commit that it has': () => {
    const repository = branched();
    const { top, put } = gitClone(repository, '--depth=1', '--no-single-branch');
    put(recording(short(repository.oven)));
    return { top, skips: ['fetch-depth: 0'] };
  },

  'a revision that is linted instead of the working tree': () => {
    const { top, git, commit, stove } = branched();
    git('switch', '--quiet', 'kitchen');
    commit({ subject: 'docs: state', files: recording(short(stove)) });
    git('switch', '--quiet', 'main');
    return { top, rev: 'kitchen' };
  },

  'git that was not to be asked': () => {
    const { top, put, stove } = branched();
    put(recording(short(stove)));
    return { top, git: false, skips: ['not to be asked'] };
  },
});
