import { gitCommitKind } from '../../../../../src/formats/common/rules/git/commit-kind.js';
import { recording, ruleTest, short } from '../../../../support/git-rule-test.js';
import { missionHistory } from '../../../../support/mission-history.js';

/** The healthy mission that records what a revision of its repository is named. */
function naming(revision: string) {
  const { top, put, git } = missionHistory();
  const name = short(git('rev-parse', revision));
  put(recording(name));
  return { top, name };
}

function wrong(revision: string, kind: string) {
  const { top, name } = naming(revision);
  return { top, says: [`82:16 error resume.last_commit names "${name}", which is ${kind}; expected a commit`] };
}

ruleTest(gitCommitKind, {
  'a commit': () => ({ top: naming('HEAD').top }),
  'the commit that a tag points to': () => ({ top: naming('pantry^{commit}').top }),
  'a tag with a message': () => wrong('pantry', 'an annotated tag'),
  'a folder': () => wrong('HEAD:src', 'a tree (a folder)'),
  'the folder of a whole commit': () => wrong('HEAD^{tree}', 'a tree (a folder)'),
  'a file': () => wrong('HEAD:src/recipe.ts', 'a blob (what a file holds)'),
  'a name that nothing has': () => {
    const { top, put } = missionHistory();
    put(recording('deadbee'));
    return { top };
  },
  'git that was not to be asked': () => ({ top: naming('pantry').top, git: false, skips: ['not to be asked'] }),
});
