import { gitCommitScope } from '../../../../../src/formats/common/rules/git/commit-scope.js';
import { gitClone, gitRepository } from '../../../../support/git.js';
import { ruleTest, short } from '../../../../support/git-rule-test.js';
import { mission, persistence } from '../../../../support/mission.js';

// In the healthy mission, phase 1 has 2 blocks and phase 2 has 3: block 02-01 is the third of the mission.
const kitchen = '.grid/phases/02-kitchen/02-01-SUMMARY.md';

/** A mission whose summary lists one commit of a subject. The commit stands at 3:11. */
function listing(subject: string, { summary = kitchen, block = '02-01', state = mission } = {}) {
  const repository = gitRepository();
  const hash = short(repository.commit({ subject }));
  repository.commit({ subject: 'docs: later' });
  repository.put({ '.grid/STATE.md': state, [summary]: `---\nblock: "${block}"\ncommits: ["${hash}"]\n---\n` });
  return { ...repository, hash };
}

const right = (subject: string, where?: Parameters<typeof listing>[1]) => () => ({ top: listing(subject, where).top });

const wrong = (subject: string, expected: string, where?: Parameters<typeof listing>[1]) => () => {
  const { top, hash } = listing(subject, where);
  const message = `commits names "${hash}", whose subject is "${subject}"; expected the scope of block ${expected}`;
  return { top, says: [`${where?.summary ?? kitchen}:3:11 info ${message}`] };
};

const flat = { summary: '.grid/03-SUMMARY.md', block: '03', state: persistence };

ruleTest(gitCommitScope, {
  'phase and block': right('feat(02-01): light the stove'),
  'without leading zeros': right('feat(2-1): light the stove'),
  'the block, counted through the mission': right('feat(03): light the stove'),
  'the phase': right('fix(2)!: light the stove'),
  'another block of the phase': wrong('feat(02-02): set the table', '2-1'),
  'another phase': wrong('feat(01): keep recipes', '2-1'),
  'a number beyond the mission': wrong('docs(9): light the stove', '2-1'),
  'a scope in words': right('feat(kitchen): light the stove'),
  'a scope that begins with a number': right('feat(01-pantry): light the stove'),
  'no scope': right('feat: light the stove (01)'),
  'a scope further on': right('Revert "feat(01): keep recipes"'),
  'a mission without phases, and its own block': right('feat(03): light the stove', flat),
  'a mission without phases, and another block': wrong('feat(04): set the table', '3', flat),
  'a mission without phases, where phase and block tell nothing': right('feat(02-01): light the stove', flat),
  'blocks that no phase counts, where a plain number may be one of them': right('feat(07): light the stove', {
    state: persistence,
  }),
  'a commit that is listed under no block': () => {
    const { top, put, hash } = listing('feat(01): keep recipes');
    put({ '.grid/STATE.md': mission.replace('4be91d2', hash), [kitchen]: '---\nblock: "02-01"\n---\n' });
    return { top };
  },
  'a clone of depth 1, and a commit whose place in the history is unknown': () => {
    const repository = gitRepository([{ subject: 'feat: a' }]);
    repository.git('switch', '--quiet', '--create', 'other');
    const hash = short(repository.commit({ subject: 'feat(01): keep recipes' }));
    repository.git('switch', '--quiet', 'main');
    repository.commit({ subject: 'docs: later' });
    const { top, put } = gitClone(repository, '--depth=1', '--no-single-branch');
    put({ '.grid/STATE.md': mission, [kitchen]: `---\nblock: "02-01"\ncommits: ["${hash}"]\n---\n` });
    const message = `commits names "${hash}", whose subject is "feat(01): keep recipes"; expected the scope of block 2-1`;
    return { top, says: [`${kitchen}:3:11 info ${message}`] };
  },
  'a clone of depth 1, and a commit that it lacks': () => {
    const repository = listing('feat(01): keep recipes');
    const { top, put } = gitClone(repository, '--depth=1');
    put({ [kitchen]: `---\nblock: "02-01"\ncommits: ["${repository.hash}"]\n---\n` });
    return { top, skips: ['fetch-depth: 0'] };
  },
  'a commit of another branch': () => {
    const { top, put, git, commit } = gitRepository([{ subject: 'feat: a' }]);
    git('switch', '--quiet', '--create', 'other');
    const hash = short(commit({ subject: 'feat(01): keep recipes' }));
    git('switch', '--quiet', 'main');
    put({ '.grid/STATE.md': mission, [kitchen]: `---\nblock: "02-01"\ncommits: ["${hash}"]\n---\n` });
    const message = `commits names "${hash}", whose subject is "feat(01): keep recipes"; expected the scope of block 2-1`;
    return { top, says: [`${kitchen}:3:11 info ${message}`] };
  },
});
