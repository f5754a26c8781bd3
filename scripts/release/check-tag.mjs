// `node scripts/release/check-tag.mjs v1.2.3`: whether the commit that is checked out may be released as that.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { problems } from './problems.mjs';

const [tag = ''] = process.argv.slice(2);
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const found = problems(tag, {
  manifest: readJson('package.json'),
  lock: readJson('package-lock.json'),
  changelog: readFileSync('CHANGELOG.md', 'utf8'),
  tags: git('tag', '--list').split('\n'),
  isOnMain: spawnSync('git', ['merge-base', '--is-ancestor', 'HEAD', 'refs/remotes/origin/main']).status === 0,
});
for (const problem of found) console.error(problem);
if (found.length === 0) console.log(`${tag} may be released`);
process.exitCode = found.length === 0 ? 0 : 1;
