// How long recorded commits take to look up, beside git alone: `npm run bench`. `git cat-file --batch-check` tells
// whether they are there, `git rev-list` walks the history that they may be part of. Each figure is the shortest of some
// runs. Needs `npm run build` first.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { top } from './generate/files.mjs';

const cli = join(top, 'dist/cli.js');
const sizes = [10, 1_000, 100_000];
const perFile = 500;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const hashes = repositoryOf(Math.max(...sizes));
  const rows = sizes.map((size) => {
    const some = hashes.slice(0, size);
    record(some);
    const git = shortest(() => run('git', ['cat-file', '--batch-check'], some.join('\n')));
    const walk = shortest(() => run('git', ['rev-list', '--stdin', '--count'], `${some.join('\n')}\n^HEAD\n`));
    const withGit = shortest(() => lint());
    const withoutGit = shortest(() => lint('--no-git'));
    return {
      hashes: size,
      'git cat-file': git,
      'git rev-list': walk,
      'lint --only git/': withGit,
      'the same, --no-git': withoutGit,
    };
  });
  console.log('Milliseconds, the shortest of five runs:');
  console.table(rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A repository of so many commits; their hashes, oldest first. */
function repositoryOf(commits) {
  run('git', ['init', '--quiet', '--initial-branch=main']);
  const stream = Array.from({ length: commits }, (_, index) => {
    const at = `${1_700_000_000 + index} +0000`;
    const who = `Ada <ada@example.com> ${at}`;
    return `commit refs/heads/main\nauthor ${who}\ncommitter ${who}\ndata 9\nfeat: one\nM 100644 inline a\ndata 1\nx\n`;
  });
  run('git', ['fast-import', '--quiet'], stream.join('\n'));
  return run('git', ['rev-list', '--reverse', 'main']).trim().split('\n');
}

/** A state that records some commits, in as many SUMMARY files as it takes. */
function record(hashes) {
  rmSync(join(folder, '.grid'), { recursive: true, force: true });
  mkdirSync(join(folder, '.grid/phases/01-bench'), { recursive: true });
  for (let from = 0; from < hashes.length; from += perFile) {
    const block = String(from / perFile + 1).padStart(2, '0');
    const commits = hashes.slice(from, from + perFile).map((hash) => `  - "${hash}"`);
    const text = `---\nblock: "${block}"\ncommits:\n${commits.join('\n')}\n---\n`;
    writeFileSync(join(folder, `.grid/phases/01-bench/${block}-SUMMARY.md`), text);
  }
}

function lint(...options) {
  const argv = [cli, '--only', 'git/', '--format', 'json', ...options];
  const report = JSON.parse(run(process.execPath, argv));
  if (report.findings.length > 0) throw new Error(`nothing is wrong, and yet: ${report.findings[0].message}`);
}

function run(command, argv, input = '') {
  const options = { cwd: folder, input, encoding: 'utf8', maxBuffer: 1024 * 1024 * 1024 };
  if (command === 'git') return execFileSync(command, argv, options);
  const { status, stdout, stderr } = spawnSync(command, argv, options);
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function shortest(measured) {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    measured();
    return performance.now() - start;
  });
  return Math.round(Math.min(...times));
}
