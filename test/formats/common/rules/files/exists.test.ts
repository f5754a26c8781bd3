import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { filesExists } from '../../../../../src/formats/common/rules/files/exists.js';
import { folder } from '../../../../support/folder.js';
import { gitClone, gitRepository } from '../../../../support/git.js';
import { claiming, ruleTest } from '../../../../support/git-rule-test.js';

const files = { 'src/recipe.ts': 'export {};\n' };
const one = () => gitRepository([{ subject: 'feat: a', files }]);
const never = (path: string, at = '69:13') => [
  `${at} error persistent.artifacts.0.path names "${path}", but no such file is there, and none was in any commit`,
];

/** A mission in the only repository there is, which claims a file. */
const claims = (path: string) => () => {
  const { top, put } = one();
  put(claiming(path));
  return { top };
};

ruleTest(filesExists, {
  'a file that is there': claims('src/recipe.ts'),
  'a folder that is there': claims('src'),
  'a path with dots in it': claims('./src/../src/recipe.ts'),
  'a file that is there, though nobody committed it': () => {
    const { top, put } = one();
    put({ ...claiming('src/new.ts'), 'src/new.ts': '' });
    return { top };
  },
  'a file that nobody ever made': () => ({ ...claims('src/invented.ts')(), says: never('src/invented.ts') }),
  'a file below one that is there': () => ({ ...claims('src/recipe.ts/x')(), says: never('src/recipe.ts/x') }),
  'a name that git could take for a pattern or an option': () => {
    const { top, put } = one();
    put({ '.grid/01-SUMMARY.md': '---\nartifacts_created: ["--all", ":(top)src/recipe.ts"]\n---\n' });
    return {
      top,
      says: [
        '.grid/01-SUMMARY.md:2:21 error artifacts_created names "--all", but no such file is there, and none was in any commit',
      ],
    };
  },
  'a path outside, of which files/outside speaks': claims('../../etc/passwd'),
  'a file that went later, of which files/removed speaks': () => {
    const { top, put, commit } = one();
    commit({ subject: 'refactor: drop it', remove: ['src/recipe.ts'] });
    put(claiming('src/recipe.ts'));
    return { top };
  },
  'a file of another branch, of which files/removed speaks': () => {
    const { top, put, git, commit } = one();
    git('switch', '--quiet', '--create', 'other');
    commit({ subject: 'feat: b', files: { 'src/other.ts': '' } });
    git('switch', '--quiet', 'main');
    put(claiming('src/other.ts'));
    return { top };
  },
  'files of a package, relative to it, to the repository and to the root': () => {
    const { top, put } = one();
    const paths = ['src/a.ts', 'packages/api/src/a.ts', 'notes.md', 'src/b.ts'];
    put({
      'packages/api/src/a.ts': '',
      'packages/api/.grid/notes.md': '',
      'packages/api/.grid/01-SUMMARY.md': `---\nkey-files:\n  created: ${JSON.stringify(paths)}\n---\n`,
    });
    return {
      top,
      says: [
        'packages/api/.grid/01-SUMMARY.md:3:59 error key-files.created names "src/b.ts", but no such file is there, and none was in any commit',
      ],
    };
  },
  'a link inside the repository, with and without a file at its end': () => {
    const { top, put } = one();
    symlinkSync('src', join(top, 'lib'));
    put({ '.grid/01-SUMMARY.md': '---\nartifacts_created: [lib/recipe.ts, lib/invented.ts]\n---\n' });
    return {
      top,
      says: [
        '.grid/01-SUMMARY.md:2:36 error artifacts_created names "lib/invented.ts", but no such file is there, and none was in any commit',
      ],
    };
  },
  'a clone of depth 1 accuses nobody, and says what mends it': () => {
    const repository = one();
    repository.commit({ subject: 'docs: readme', files: { 'README.md': '' } });
    const { top, put } = gitClone(repository, '--depth=1');
    put(claiming('src/invented.ts'));
    return { top, skips: ['fetch-depth: 0'] };
  },
  'a clone without blobs knows what was there, though where it came from is gone': () => {
    const repository = one();
    repository.git('config', 'uploadpack.allowFilter', 'true');
    const { top, put } = gitClone(repository, '--filter=blob:none');
    rmSync(repository.top, { recursive: true });
    put(claiming('src/invented.ts'));
    return { top, says: never('src/invented.ts') };
  },
  'no git at all, and all is there': () => ({ top: folder({ ...claiming('src/recipe.ts'), ...files }) }),
  'no git at all, and something is not there': () => ({
    top: folder(claiming('src/invented.ts')),
    skips: ['no git repository'],
  }),
  'a revision, in which what lies in the working tree does not count': () => {
    const { top, put, commit } = one();
    commit({ subject: 'docs: state', files: claiming('src/new.ts') });
    put({ 'src/new.ts': '' });
    return { top, rev: 'HEAD', says: never('src/new.ts') };
  },
});
