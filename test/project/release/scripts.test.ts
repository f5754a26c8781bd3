import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { gitFolder, gitRepository, type TestRepository } from '../../support/git.js';

// The scripts as the workflow runs them, on repositories that are real.

const scripts = join(import.meta.dirname, '../../../scripts/release');

function run(script: string, cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(scripts, script), ...args], {
    cwd,
    encoding: 'utf8',
    // Nothing of whoever runs the tests.
    env: { PATH: process.env.PATH, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', LC_ALL: 'C' },
  });
  return { status, stdout, stderr };
}

const version = (number: string) => ({
  'package.json': JSON.stringify({
    name: 'some-lint',
    version: number,
    repository: { type: 'git', url: 'git+https://github.com/someone/some-lint.git' },
  }),
  'package-lock.json': JSON.stringify({ version: number, packages: { '': { version: number } } }),
  'CHANGELOG.md': `# Changelog\n\n## [${number}] - 2026-12-01\n\n- All of [it](docs/all.md).\n`,
});

/** A repository whose 1.0.0 is released, and the clone of it that a release is made from. */
function released(): { origin: TestRepository; clone: TestRepository } {
  const origin = gitRepository([{ subject: 'One', files: version('1.0.0') }]);
  origin.git('tag', 'v1.0.0');
  origin.git('tag', 'v1');
  origin.commit({ subject: 'Two', files: version('1.1.0') });
  origin.git('tag', '--annotate', '--message', '1.1.0', 'v1.1.0');
  const parent = gitRepository();
  parent.git('clone', '--quiet', origin.top, 'clone');
  return { origin, clone: gitFolder(join(parent.top, 'clone')) };
}

describe('check-tag', () => {
  test('a tag that may be released, before it is there and after', () => {
    const { clone } = released();
    const fine = { status: 0, stdout: 'v1.1.0 may be released\n', stderr: '' };
    expect(run('check-tag.mjs', clone.top, 'v1.1.0')).toEqual(fine);
    clone.git('tag', '--delete', 'v1.1.0');
    expect(run('check-tag.mjs', clone.top, 'v1.1.0')).toEqual(fine);
  });

  test('a commit that is not on main', () => {
    const { clone } = released();
    clone.commit({ subject: 'Three', files: version('1.2.0') });
    const problem = { status: 1, stdout: '', stderr: 'the commit is not on main\n' };
    expect(run('check-tag.mjs', clone.top, 'v1.2.0')).toEqual(problem);
  });

  test('an older commit', () => {
    const { clone } = released();
    clone.git('checkout', '--quiet', 'v1.0.0');
    const problem = { status: 1, stdout: '', stderr: 'v1.1.0 has been released; expected a version after it\n' };
    expect(run('check-tag.mjs', clone.top, 'v1.0.0')).toEqual(problem);
  });

  test('no tag at all', () => {
    const problem = { status: 1, stdout: '', stderr: '"" is no tag of a release; expected vX.Y.Z\n' };
    expect(run('check-tag.mjs', released().clone.top)).toEqual(problem);
  });
});

test('notes', () => {
  const { clone } = released();
  const commit = clone.git('rev-parse', 'HEAD');
  expect(run('notes.mjs', clone.top, 'v1.1.0', commit)).toEqual({
    status: 0,
    stdout: `- All of [it](https://github.com/someone/some-lint/blob/v1.1.0/docs/all.md).

\`\`\`sh
npx some-lint@1.1.0
\`\`\`

\`\`\`yaml
- uses: someone/some-lint@${commit} # v1.1.0
\`\`\`
`,
    stderr: '',
  });
});

describe('move-major-tag', () => {
  const commitOf = (repository: TestRepository, tag: string) => repository.git('rev-parse', `${tag}^{commit}`);

  test('moves the tag that is there', () => {
    const { origin, clone } = released();
    expect(commitOf(origin, 'v1')).toBe(commitOf(origin, 'v1.0.0'));
    expect(run('move-major-tag.mjs', clone.top, 'v1.1.0').status).toBe(0);
    expect(commitOf(origin, 'v1')).toBe(commitOf(origin, 'v1.1.0'));
    expect(origin.git('cat-file', '-t', 'v1')).toBe('commit');
  });

  test('makes the first one, and leaves the others alone', () => {
    const { origin, clone } = released();
    origin.commit({ subject: 'Three', files: version('2.0.0') });
    clone.git('pull', '--quiet');
    expect(run('move-major-tag.mjs', clone.top, 'v2.0.0').status).toBe(0);
    expect(commitOf(origin, 'v2')).toBe(commitOf(origin, 'main'));
    expect(commitOf(origin, 'v1')).toBe(commitOf(origin, 'v1.0.0'));
  });

  test('works from a clone of one commit, as a runner has it', () => {
    const { origin } = released();
    const runner = gitRepository();
    runner.git('clone', '--quiet', '--depth', '1', '--branch', 'v1.1.0', pathToFileURL(origin.top).href, 'shallow');
    expect(run('move-major-tag.mjs', join(runner.top, 'shallow'), 'v1.1.0').status).toBe(0);
    expect(commitOf(origin, 'v1')).toBe(commitOf(origin, 'v1.1.0'));
  });

  test.each(['v1', 'main', ''])('moves nothing for %j', (tag) => {
    const { origin, clone } = released();
    const { status, stderr } = run('move-major-tag.mjs', clone.top, tag);
    expect(status).toBe(1);
    expect(stderr).toContain('is no tag of a release');
    expect(commitOf(origin, 'v1')).toBe(commitOf(origin, 'v1.0.0'));
  });
});
