import { describe } from 'vitest';
import { leftover } from '../../../../src/formats/grid/rules/leftover.js';
import { folder } from '../../../support/folder.js';
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
    name: 'with a word in between, or something behind',
    given: beside(
      ...['.#STATE.md', '.STATE.md.tmp', 'STATE.md.1715500000.tmp', 'STATE.md.new', 'STATE.md.new.1', 'STATE.md.tmp-1'],
      ...[
        'STATE.md.tmp.123',
        'STATE.md.tmp.a1-b2',
        'STATE.md.tmp123',
        'STATE.new.md',
        'STATE.tmp.md',
        'config.new.json',
      ],
      ...['STATE_LOCAL_4711.md', 'WARMTH.md.part'],
    ),
    says: [
      ...['.#STATE.md', '.STATE.md.tmp', 'STATE.md.1715500000.tmp', 'STATE.md.new', 'STATE.md.new.1', 'STATE.md.tmp-1'],
      ...[
        'STATE.md.tmp.123',
        'STATE.md.tmp.a1-b2',
        'STATE.md.tmp123',
        'STATE.new.md',
        'STATE.tmp.md',
        'STATE_LOCAL_4711.md',
      ],
    ]
      .map((name) => said(name, 'STATE.md', temporary))
      .concat(said('WARMTH.md.part', 'WARMTH.md', temporary), said('config.new.json', 'config.json', temporary)),
  },
  {
    name: 'backups with a word in between, or before the ending',
    given: beside(
      ...['STATE.20260512.bak.md', 'STATE.bak.md', 'STATE.bak2.md', 'STATE.md.2026-05-12T10:00:00Z.bak'],
      ...[
        'STATE.md.20260512.bak',
        'STATE.md.v1.2.old',
        'STATE.md.~1~',
        'STATE.old.md',
        'phases/01-a/01-PLAN.backup.md',
      ],
    ),
    says: [
      ...['STATE.20260512.bak.md', 'STATE.bak.md', 'STATE.bak2.md', 'STATE.md.2026-05-12T10:00:00Z.bak'],
      ...['STATE.md.20260512.bak', 'STATE.md.v1.2.old', 'STATE.md.~1~', 'STATE.old.md'],
    ]
      .map((name) => said(name, 'STATE.md', backup))
      .concat(said('phases/01-a/01-PLAN.backup.md', 'phases/01-a/01-PLAN.md', backup)),
  },
  {
    name: 'honest names',
    given: beside(
      ...[
        'STATE.md.template',
        'STATE.md.tmpl',
        'STATE.md.newest',
        'STATE-old.md',
        'STATE.schema.md',
        'old.md',
        'new.json',
      ],
      ...[
        'STATE.md.txt',
        'STATE.md.example',
        'SCRATCHPAD.archive.md',
        'backup/STATE.md',
        'state.md.bak',
        'bak.STATE.md',
      ],
      ...['CHECKPOINT.old.md', 'plans/new-block-01.md', 'plans/backup-block-02.md', 'STATE.md.parts', 'STATE_LOCAL.md'],
    ),
    says: [],
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
    skips: ['whether git tracks ".grid/.state.lock" is not known: this is a test'],
  },
]);

const state = { '.grid/STATE.md': mission };
const lock = { '.grid/.state.lock': '' };
const tracked =
  '.grid/.state.lock:1:1 info git tracks the lock ".state.lock"; expected git to ignore it, for it says nothing of the mission';

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
      return { top, says: [tracked] };
    },
    'and was written since': () => {
      const repository = gitRepository([{ subject: 'state', files: { ...state, ...lock } }]);
      repository.put({ '.grid/.state.lock': '4711\n' });
      return { top: repository.top, says: [tracked] };
    },
    'in an older commit, which a revision names': () => {
      const repository = gitRepository([
        { subject: 'state', files: { ...state, ...lock } },
        { subject: 'clean up', remove: ['.grid/.state.lock'] },
      ]);
      return { top: repository.top, rev: 'HEAD~1', says: [tracked] };
    },
    'that was removed since': () => {
      const { top } = gitRepository([
        { subject: 'state', files: { ...state, ...lock } },
        { subject: 'clean up', remove: ['.grid/.state.lock'] },
      ]);
      return { top };
    },
    'a lock that is to be committed': () => {
      const repository = gitRepository([{ subject: 'state', files: state }]);
      repository.put({ ...lock, '.grid/STATE.md.lock': '' });
      repository.git('add', '.grid/.state.lock');
      return { top: repository.top, says: [tracked] };
    },
    'that is to be taken out, as the page says': () => {
      const repository = gitRepository([{ subject: 'state', files: { ...state, ...lock } }]);
      repository.git('rm', '--quiet', '--cached', '.grid/.state.lock');
      return { top: repository.top };
    },
    'and that the last commit still holds': () => {
      const repository = gitRepository([{ subject: 'state', files: { ...state, ...lock } }]);
      repository.git('rm', '--quiet', '--cached', '.grid/.state.lock');
      return { top: repository.top, rev: 'HEAD', says: [tracked] };
    },
    'in a shallow clone': () => {
      const origin = gitRepository([
        { subject: 'state', files: { ...state, ...lock } },
        { subject: 'more', files: { 'a.ts': '' } },
      ]);
      return { top: gitClone(origin, '--depth=1').top, says: [tracked] };
    },
    'in a repository whose index is damaged': () => {
      const repository = gitRepository([{ subject: 'state', files: { ...state, ...lock } }]);
      repository.put({ '.git/index': 'no index' });
      return { top: repository.top, skips: ['whether git tracks ".grid/.state.lock" is not known: git failed: '] };
    },
    'where git is not to be asked': () => {
      const { top } = gitRepository([{ subject: 'state', files: { ...state, ...lock } }]);
      return { top, git: false, skips: ['git was not to be asked'] };
    },
    'in a folder that is no repository': () => ({ top: folder({ ...state, ...lock }) }),
    'in a clone that is all there': () => {
      const { top } = gitClone(gitRepository([{ subject: 'state', files: { ...state, ...lock } }]));
      return { top, says: [tracked] };
    },
  });
});
