import { describe } from 'vitest';
import { leftover } from '../../../../src/formats/grid/rules/leftover.js';
import { gitClone, gitRepository } from '../../../support/git.js';
import { ruleTest as gitRuleTest } from '../../../support/git-rule-test.js';
import { mission } from '../../../support/mission.js';
import { ruleTest } from '../../../support/rule-test.js';

const beside = (...names: readonly string[]) => ({
  files: { '.grid/STATE.md': mission, ...Object.fromEntries(names.map((name) => [`.grid/${name}`, ''])) },
});
const temporary = 'what a program wrote beside it and did not clean up; expected it to be gone when the write is done';
const backup = 'an old version of it; expected none, for git keeps the old versions';
const said = (name: string, of: string, what: string) => {
  return `.grid/${name}:1:1 info "${name}" lies beside "${of}" and is ${what}`;
};

ruleTest(leftover, [
  { name: 'nothing', given: {}, says: [] },
  {
    name: 'what the guide writes first',
    given: beside('STATE.md.tmp'),
    says: [said('STATE.md.tmp', 'STATE.md', temporary)],
  },
  {
    name: 'temporary files',
    given: beside('.STATE.md.k3x9qa.tmp', '.WARMTH.md.swp', '#SCRATCHPAD.md#', 'config.json.temp'),
    says: [
      said('#SCRATCHPAD.md#', 'SCRATCHPAD.md', temporary),
      said('.STATE.md.k3x9qa.tmp', 'STATE.md', temporary),
      said('.WARMTH.md.swp', 'WARMTH.md', temporary),
      said('config.json.temp', 'config.json', temporary),
    ],
  },
  {
    name: 'backups, also of files in folders',
    given: beside(
      'BLOCKERS.md.orig',
      'STATE.md.bak',
      'STATE.md.bak-20260512',
      'STATE.md~',
      'phases/01-a/01-SUMMARY.md.old',
    ),
    says: [
      said('BLOCKERS.md.orig', 'BLOCKERS.md', backup),
      said('STATE.md.bak', 'STATE.md', backup),
      said('STATE.md.bak-20260512', 'STATE.md', backup),
      said('STATE.md~', 'STATE.md', backup),
      said('phases/01-a/01-SUMMARY.md.old', 'phases/01-a/01-SUMMARY.md', backup),
    ],
  },
  {
    name: 'what is not of the mission, or another file of it',
    given: beside(
      'notes.md.bak',
      'a.tmp',
      'exports/STATE.md.tmp',
      'CHECKPOINT-old.md',
      'STATE.md.md',
      '.bak',
      '~',
      '.tmp',
      'phases/a/SUMMARY.mdx',
    ),
    says: [],
  },
  {
    name: 'a root whose STATE.md was never put in place',
    given: { files: { '.grid/STATE.md.tmp': '', '.grid/WARMTH.md': '' } },
    says: [said('STATE.md.tmp', 'STATE.md', temporary)],
  },
  {
    name: 'a lock, where nobody knows what was committed',
    given: beside('.state.lock'),
    says: [],
    skips: ['whether ".grid/.state.lock" was committed is not known: this is a test'],
  },
]);

const state = { '.grid/STATE.md': mission };
const lock = { '.grid/.state.lock': '' };
const committed =
  '.grid/.state.lock:1:1 info the lock ".state.lock" was committed; expected git to ignore it, for it says nothing of the mission';

describe('in a repository', () => {
  gitRuleTest(leftover, {
    'a lock that merely lies there': () => {
      const repository = gitRepository([{ subject: 'state', files: state }]);
      repository.put(lock);
      return { top: repository.top };
    },
    'a lock that git ignores': () => {
      const repository = gitRepository([{ subject: 'state', files: { ...state, '.gitignore': '.state.lock\n' } }]);
      repository.put(lock);
      return { top: repository.top };
    },
    'a lock before the first commit': () => {
      const repository = gitRepository();
      repository.put({ ...state, ...lock });
      return { top: repository.top };
    },
    'a lock that was committed': () => {
      const { top } = gitRepository([{ subject: 'state', files: { ...state, ...lock } }]);
      return { top, says: [committed] };
    },
    'and was written since': () => {
      const repository = gitRepository([{ subject: 'state', files: { ...state, ...lock } }]);
      repository.put({ '.grid/.state.lock': '4711\n' });
      return { top: repository.top, says: [committed] };
    },
    'in an older commit, which a revision names': () => {
      const repository = gitRepository([
        { subject: 'state', files: { ...state, ...lock } },
        { subject: 'clean up', remove: ['.grid/.state.lock'] },
      ]);
      return { top: repository.top, rev: 'HEAD~1', says: [committed] };
    },
    'that was removed since': () => {
      const { top } = gitRepository([
        { subject: 'state', files: { ...state, ...lock } },
        { subject: 'clean up', remove: ['.grid/.state.lock'] },
      ]);
      return { top };
    },
    'in a clone that is all there': () => {
      const { top } = gitClone(gitRepository([{ subject: 'state', files: { ...state, ...lock } }]));
      return { top, says: [committed] };
    },
  });
});
