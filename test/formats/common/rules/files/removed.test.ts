import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { filesRemoved } from '../../../../../src/formats/common/rules/files/removed.js';
import { gitClone, gitRepository } from '../../../../support/git.js';
import { claiming, ruleTest, short } from '../../../../support/git-rule-test.js';

const content = 'export interface Recipe {\n  readonly title: string;\n}\n';
const one = () => gitRepository([{ subject: 'feat: a', files: { 'src/recipe.ts': content, 'src/kept.ts': '1\n' } }]);
const gone = (fate: string) => [`69:13 info persistent.artifacts.0.path names "src/recipe.ts", which ${fate}`];

ruleTest(filesRemoved, {
  'a file that is there': () => {
    const { top, put } = one();
    put(claiming('src/recipe.ts'));
    return { top };
  },
  'a file that nobody ever made, of which files/exists speaks': () => {
    const { top, put } = one();
    put(claiming('src/invented.ts'));
    return { top };
  },
  'a file that was removed': () => {
    const { top, put, commit } = one();
    const drop = commit({ subject: 'refactor: drop recipes', remove: ['src/recipe.ts'] });
    commit({ subject: 'docs: later', files: { 'README.md': '' } });
    put(claiming('src/recipe.ts'));
    return { top, says: gone(`was removed in ${short(drop)} "refactor: drop recipes"`) };
  },
  'a file that was removed twice: the last time counts': () => {
    const { top, put, commit } = one();
    commit({ subject: 'refactor: drop recipes', remove: ['src/recipe.ts'] });
    commit({ subject: 'feat: recipes again', files: { 'src/recipe.ts': content } });
    const drop = commit({ subject: 'refactor: drop them for good', remove: ['src/recipe.ts'] });
    put(claiming('src/recipe.ts'));
    return { top, says: gone(`was removed in ${short(drop)} "refactor: drop them for good"`) };
  },
  'a file that was renamed': () => {
    const { top, put, commit } = one();
    const files = { 'src/dish.ts': content };
    const move = commit({ subject: 'refactor: say dish', files, remove: ['src/recipe.ts'] });
    put(claiming('src/recipe.ts'));
    return { top, says: gone(`was renamed to "src/dish.ts" in ${short(move)} "refactor: say dish"`) };
  },
  'a file that was renamed twice: the last rename counts': () => {
    const { top, put, commit } = one();
    commit({ subject: 'refactor: say dish', files: { 'src/dish.ts': content }, remove: ['src/recipe.ts'] });
    const move = commit({ subject: 'refactor: say meal', files: { 'src/meal.ts': content }, remove: ['src/dish.ts'] });
    put(claiming('src/recipe.ts'));
    return { top, says: gone(`was renamed to "src/meal.ts" in ${short(move)} "refactor: say meal"`) };
  },
  'a file that was renamed, and then removed': () => {
    const { top, put, commit } = one();
    commit({ subject: 'refactor: say dish', files: { 'src/dish.ts': content }, remove: ['src/recipe.ts'] });
    const drop = commit({ subject: 'refactor: drop dishes', remove: ['src/dish.ts'] });
    put(claiming('src/recipe.ts'));
    const fate = `was renamed to "src/dish.ts", and removed in ${short(drop)} "refactor: drop dishes"`;
    return { top, says: gone(fate) };
  },
  'a file that only another branch has': () => {
    const { top, put, commit, git } = one();
    git('switch', '--quiet', '--create', 'feat');
    const made = commit({ subject: 'feat: b', files: { 'src/other.ts': '' } });
    git('switch', '--quiet', 'main');
    put(claiming('src/other.ts'));
    const fate = `only ${short(made)} "feat: b" has, and that is not in the history that is linted`;
    return { top, says: [`69:13 info persistent.artifacts.0.path names "src/other.ts", which ${fate}`] };
  },
  'a file that a sparse checkout leaves out': () => {
    const { top, put, git } = one();
    put(claiming('src/recipe.ts'));
    git('sparse-checkout', 'set', '.grid');
    return { top };
  },
  'a folder that was removed': () => {
    const { top, put, commit } = one();
    const drop = commit({ subject: 'refactor: drop all', remove: ['src'] });
    put(claiming('src'));
    const message = `persistent.artifacts.0.path names "src", which was removed in ${short(drop)} "refactor: drop all"`;
    return { top, says: [`69:13 info ${message}`] };
  },
  'a file behind a link that stays inside': () => {
    const { top, put, commit } = one();
    symlinkSync('src', join(top, 'lib'));
    const drop = commit({ subject: 'refactor: drop recipes', remove: ['src/recipe.ts'] });
    put(claiming('lib/recipe.ts'));
    const message = `persistent.artifacts.0.path names "lib/recipe.ts", which was removed in ${short(drop)}`;
    return { top, says: [`69:13 info ${message} "refactor: drop recipes"`] };
  },
  'a file that was removed from the working tree only': () => {
    const { top, put } = one();
    rmSync(join(top, 'src/recipe.ts'));
    put(claiming('src/recipe.ts'));
    return { top, says: gone('is in the last commit, but not in the working tree') };
  },
  'a file of a package': () => {
    const { top, put, commit } = gitRepository([
      { subject: 'feat: a', files: { 'packages/api/src/recipe.ts': content } },
    ]);
    const drop = commit({ subject: 'refactor: drop recipes', remove: ['packages/api/src/recipe.ts'] });
    put({ 'packages/api/.grid/STATE.md': claiming('src/recipe.ts')['.grid/STATE.md'] ?? '' });
    const [message] = gone(`was removed in ${short(drop)} "refactor: drop recipes"`);
    return { top, says: [`packages/api/.grid/STATE.md:${message}`] };
  },
  'a clone of depth 1 tells what is missing from its working tree, and of the rest nothing': () => {
    const repository = one();
    repository.commit({ subject: 'refactor: drop recipes', remove: ['src/recipe.ts'] });
    const { top, put } = gitClone(repository, '--depth=1');
    rmSync(join(top, 'src/kept.ts'));
    put({ '.grid/01-SUMMARY.md': '---\nartifacts_created: [src/recipe.ts, src/kept.ts]\n---\n' });
    return {
      top,
      says: [
        '.grid/01-SUMMARY.md:2:36 info artifacts_created names "src/kept.ts", which is in the last commit, but not in the working tree',
      ],
      skips: ['fetch-depth: 0'],
    };
  },
  'a clone without blobs, though where it came from is gone': () => {
    const repository = one();
    const drop = repository.commit({ subject: 'refactor: drop recipes', remove: ['src/recipe.ts'] });
    repository.git('config', 'uploadpack.allowFilter', 'true');
    const { top, put } = gitClone(repository, '--filter=blob:none');
    rmSync(repository.top, { recursive: true });
    put(claiming('src/recipe.ts'));
    return { top, says: gone(`was removed in ${short(drop)} "refactor: drop recipes"`) };
  },
  'a subject and a name from a stranger': () => {
    const { top, put, commit } = one();
    const files = { 'src/\u202edish.ts': content };
    const move = commit({ subject: 'a\u001b[2Kx', files, remove: ['src/recipe.ts'] });
    put(claiming('src/recipe.ts'));
    return { top, says: gone(`was renamed to "src/\\u{202e}dish.ts" in ${short(move)} "a\\x1b[2Kx"`) };
  },
  'git that was not to be asked': () => {
    const { top, put } = one();
    put(claiming('src/invented.ts'));
    return { top, git: false, skips: ['not to be asked'] };
  },
});
