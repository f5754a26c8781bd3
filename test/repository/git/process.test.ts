import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findExecutable, trustedFolders } from '../../../src/repository/git/executable.js';
import { failureOf } from '../../../src/repository/git/failure.js';
import { folder, put } from '../../support/folder.js';
import { gitRepository } from '../../support/git.js';
import { fakeGit, realGit, recordedGit } from './fake-git.js';
import { factOf, fateOf, openGit } from './open.js';

const posix = describe.skipIf(process.platform === 'win32');
const commits = [
  { subject: 'one', files: { 'a.txt': 'a', 'big.txt': 'x'.repeat(2000) } },
  { subject: 'two', remove: ['a.txt'], files: { 'b.txt': 'a' } },
];

afterEach(() => vi.unstubAllEnvs());

/** Asks all that can be asked, of what is there and what is not. */
async function askAll(top: string, names: readonly string[] = [], paths: readonly string[] = []) {
  const git = openGit(top);
  const facts = await git.history().commits(['deadbee', ...names]);
  const fates = await git.history().files(['a.txt', ...paths]);
  await git.ignored(['src', ...paths]);
  const revisions = await Promise.allSettled(['HEAD', ...names, ...paths].map((one) => git.resolve(one)));
  const [head] = revisions;
  if (head?.status === 'fulfilled') await git.tree(head.value.hash).read('big.txt', 10);
  return { facts, fates, revisions };
}

posix('how git is started', () => {
  test('no text of a file is ever an argument', async () => {
    const { top } = gitRepository(commits);
    const recorded = recordedGit();
    await askAll(top, [], ['never.txt']);
    const usual = new Set(recorded.commands().map((args) => args.join(' ')));
    const hash = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 4, maxLength: 64 });
    const hostile = fc.constantFrom('--output=stolen', '-O/bin/sh', 'HEAD', '@{u}', ':/x', '^{/x}', 'abcd\n', '--', '');
    const name = fc.oneof(
      hash,
      hostile,
      fc.string(),
      fc.tuple(hostile, hash).map((both) => both.join('')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(name, { minLength: 50, maxLength: 200 }), async (names) => {
        const { facts } = await askAll(top, names, names);
        for (const one of names) {
          const answer = facts.get(one)?.answer;
          if (/^[0-9a-f]{4,64}$/.test(one)) expect(answer).not.toBe('malformed');
          else expect(answer).toBe('malformed');
        }
      }),
      { numRuns: 5, seed: 3 },
    );
    const unusual = recorded.commands().filter((args) => !usual.has(args.join(' ')));
    // To say what an abbreviation may mean, git must be told it as an argument: hex digits, tested before.
    for (const args of unusual) {
      const own = args.slice(args.indexOf('rev-parse') + 1);
      expect(own.filter((arg) => !/^--disambiguate=[0-9a-f]{4,64}$/.test(arg))).toEqual([]);
    }
    expect(existsSync(join(top, 'stolen'))).toBe(false);
  });

  test('outside of the repository, with flags that hold it still and an environment that says little', async () => {
    const { top } = gitRepository(commits);
    for (const name of ['GITHUB_TOKEN', 'INPUT_TOKEN', 'GIT_DIR', 'GIT_SSH_COMMAND', 'GIT_CONFIG_COUNT', 'GIT_TRACE']) {
      vi.stubEnv(name, 'secret');
    }
    vi.stubEnv('HOME', '/home/somebody');
    const recorded = recordedGit();
    expect(await factOf(top, 'deadbee')).toEqual({ answer: 'missing' });
    for (const args of recorded.commands()) {
      expect(args.slice(0, 2)).toEqual(['-C', top]);
      expect(args.join(' ')).toContain(
        '--no-replace-objects --literal-pathspecs -c core.fsmonitor=false -c core.hooksPath=/dev/null -c safe.bareRepository=explicit',
      );
    }
    expect(recorded.cwd().startsWith(top)).toBe(false);
    const env = recorded.env();
    expect(env).toContain('HOME=/home/somebody');
    for (const fixed of ['GIT_NO_LAZY_FETCH=1', 'GIT_ALLOW_PROTOCOL=none', 'GIT_TERMINAL_PROMPT=0']) {
      expect(env).toContain(fixed);
    }
    expect(env).toEqual(expect.arrayContaining(['GIT_OPTIONAL_LOCKS=0', 'LC_ALL=C']));
    expect(env.filter((line) => line.includes('secret'))).toEqual([]);
  });

  test('no process at all before something is asked', async () => {
    const { top } = gitRepository(commits);
    const recorded = recordedGit();
    const git = openGit(top);
    git.history();
    git.tree('d'.repeat(40));
    await git.history().commits([]);
    await git.history().commits(['none']);
    await git.history().files([]);
    await git.ignored(['']);
    expect(recorded.commands()).toEqual([]);
  });

  test('one process answers about all objects', async () => {
    const repository = gitRepository(commits);
    const head = repository.git('rev-parse', 'HEAD');
    const recorded = recordedGit();
    const git = openGit(repository.top);
    await Promise.all([head, head.slice(0, 9)].map((name) => git.history().commits([name])));
    await git.tree(head).list('');
    const subcommands = recorded.commands().map((args) => args.find((arg) => /^[a-z]+-[a-z]+$/.test(arg)));
    expect(subcommands.sort()).toEqual(['cat-file', 'rev-list', 'rev-list']);
  });

  test('a file over the cap is asked for its size, and never read', async () => {
    const repository = gitRepository(commits);
    const blob = repository.git('rev-parse', 'HEAD:big.txt');
    const recorded = recordedGit();
    await askAll(repository.top);
    await vi.waitFor(() => expect(recorded.stdin()).toContain(`info ${blob}\n`));
    expect(recorded.stdin()).not.toContain(`contents ${blob}`);
  });
});

posix('a git that misbehaves is one that does not know', () => {
  const top = () => gitRepository(commits).top;

  test.each([
    ['is silent', 'exec sleep 60', 'git was silent for 0.3 s and was stopped'],
    ['leaves a child that holds its output', 'sleep 3', 'git was silent for 0.3 s and was stopped'],
    ['says nothing and ends', 'exit 0', 'git ended with 0 and without an answer'],
    ['dies', 'kill -9 $$', 'git ended with SIGKILL and without an answer'],
    [
      'dies in an answer',
      'read question; printf "HEAD^{commit} mis"; exit 3',
      'git ended with 3 and without an answer',
    ],
    ['speaks in riddles', 'yes what', 'git gave an answer that is not understood'],
    ['speaks without end', 'yes | tr -d "\\n"', 'git gave an answer that is not understood'],
    [
      'is too old',
      'echo "error: unknown option \\`batch-command\'" >&2; exit 129',
      'this git is too old; 2.36 or newer is needed',
    ],
    ['fails', 'echo "fatal: no luck" >&2; exit 128', 'git failed: no luck'],
    ['shows escapes', 'printf "fatal: \\033[31mred\\n" >&2; exit 128', 'git failed: \\x1b[31mred'],
  ])('%s', async (_, script, reason) => {
    const repository = top();
    fakeGit(script);
    const expected = { answer: 'unknown', reason };
    expect(await factOf(repository, 'deadbee', { patience: 300 })).toEqual(expected);
    expect(await fateOf(repository, 'a.txt', { patience: 300 })).toEqual(expected);
  });

  /** Lets git do its work, but for one command. */
  const except = (command: string, script: string) =>
    fakeGit(`case " $* " in *" ${command} "*) ${script};; esac; exec '${realGit}' "$@"`);

  test('in its place among others', async () => {
    const repository = gitRepository(commits);
    const head = repository.git('rev-parse', 'HEAD');
    except('rev-list', 'exit 7');
    const reason = 'git ended with 7 and without an answer';
    expect(await factOf(repository.top, head)).toEqual({
      answer: 'unknown',
      reason,
      commit: { hash: head, subject: 'two' },
    });
    except('log', 'exit 7');
    expect(await fateOf(repository.top, 'a.txt')).toEqual({ answer: 'unknown', reason });
  });

  test('where it was only to help, the rest stands', async () => {
    const repository = gitRepository(commits);
    const old = repository.git('rev-parse', 'HEAD');
    repository.git('commit', '--quiet', '--amend', '--no-edit', '--date', '2026-05-11T11:00:00Z');
    const head = repository.git('rev-parse', 'HEAD');
    const successor = { hash: head, subject: 'two', likeness: 'patch' };
    expect(await factOf(repository.top, old)).toMatchObject({ answer: 'unreachable', successor });
    except('patch-id', 'exit 7');
    expect(await factOf(repository.top, old)).toMatchObject({ answer: 'unreachable' });
    except('diff-tree', 'exit 7');
    const commit = { hash: head, subject: 'two' };
    expect(await fateOf(repository.top, 'a.txt')).toEqual({ answer: 'removed', commit });
    expect(await factOf(repository.top, old)).toMatchObject({ answer: 'unreachable' });
    except('check-ignore', 'exit 7');
    expect(await openGit(repository.top).ignored(['a'])).toEqual(new Set());
  });

  test('a process that was lost is replaced when there are more questions', async () => {
    const repository = gitRepository(commits);
    const counter = folder({ count: '' });
    fakeGit(`printf x >> '${counter}/count'; [ -s '${counter}/second' ] || { echo x > '${counter}/second'; exit 9; }
      exec '${realGit}' "$@"`);
    const history = openGit(repository.top).history();
    expect((await history.commits(['deadbee'])).get('deadbee')).toMatchObject({ answer: 'unknown' });
    expect((await history.commits(['deadbee'])).get('deadbee')).toEqual({ answer: 'missing' });
  });

  test('what it says on stderr does not stop it', async () => {
    const repository = gitRepository(commits);
    fakeGit(`head -c 3000000 /dev/zero >&2; exec '${realGit}' "$@"`);
    expect(await factOf(repository.top, 'deadbee')).toEqual({ answer: 'missing' });
  });
});

posix('a process that waits for questions', () => {
  const children = () => readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);

  test.skipIf(process.platform !== 'linux')('does not keep Node alive, and ends when it is told to', async () => {
    const { top } = gitRepository(commits);
    const before = new Set(children());
    const ours = () => children().filter((pid) => !before.has(pid));
    const git = openGit(top);
    await git.history().commits(['deadbee']);
    await git.ignored(['src']);
    await vi.waitFor(() => expect(ours()).toHaveLength(2));
    expect(process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap')).toEqual([]);
    git.close();
    await vi.waitFor(() => expect(ours()).toEqual([]));
  });
});

posix('where git is looked for', () => {
  const executable = (top: string, path: string) => {
    put(top, { [path]: '#!/bin/sh\n' });
    chmodSync(join(top, path), 0o755);
    return join(top, path);
  };

  test('in absolute folders outside of the workspace, in their order', () => {
    const [workspace, one, two] = [folder(), folder(), folder()];
    executable(workspace, 'git');
    executable(workspace, 'node_modules/.bin/git');
    const git = executable(two, 'git');
    put(one, { git: 'not executable' });
    symlinkSync(workspace, join(one, 'link'));
    const untrusted = ['', '.', 'bin', workspace, join(workspace, 'node_modules/.bin'), join(one, 'link'), '/nowhere'];
    const folders = trustedFolders([...untrusted, one, two].join(delimiter), workspace);
    expect(folders).toEqual([one, two]);
    expect(findExecutable('git', folders, workspace)).toBe(git);
    expect(findExecutable('git', [one], workspace)).toBeUndefined();
  });

  test('a link into the workspace, and a folder of that name, are passed over', () => {
    const [workspace, one, two] = [folder(), folder(), folder()];
    symlinkSync(executable(workspace, 'tool'), join(one, 'git'));
    mkdirSync(join(two, 'git'));
    expect(findExecutable('git', [one, two], workspace)).toBeUndefined();
  });

  test('a git in the checkout is never run', async () => {
    const repository = gitRepository(commits);
    const sentinel = join(folder(), 'fired');
    put(repository.top, { git: `#!/bin/sh\ntouch '${sentinel}'\n`, 'git.exe': '' });
    chmodSync(join(repository.top, 'git'), 0o755);
    vi.stubEnv('PATH', ['.', '', repository.top, dirname(realGit), '/bin'].join(delimiter));
    expect(await factOf(repository.top, 'deadbee')).toEqual({ answer: 'missing' });
    expect(existsSync(sentinel)).toBe(false);
  });
});

test.each([
  [
    "fatal: detected dubious ownership in repository at '/r'",
    /owner of \/r; run: git config --global --add safe\.directory \/r$/,
  ],
  ["fatal: unsafe repository ('/r' is owned by someone else)", /^git does not trust the owner/],
  ['fatal: not a git repository (or any of the parent directories): .git', /^this is no git repository$/],
  ["fatal: cannot use bare repository '/r' (safe.bareRepository is 'explicit')", /^this is no git repository$/],
  ['fatal: unknown repository extension found:\n\trefstorage', /^this git is too old for the repository$/],
  ['fatal: could not fetch 1111 from promisor remote', /^the clone is partial/],
  [
    'error: Could not read 7e6e9164e41e5c2829fbf9b8dfea2cdd0e395825\nfatal: Failed to traverse parents',
    /^the repository is damaged; git fsck tells more$/,
  ],
  ['fatal: loose object 7e6e (stored in .git/objects/7e/6e) is corrupt', /^the repository is damaged/],
  ['error: object file .git/objects/7e/6e is empty', /^the repository is damaged/],
  ['error: unable to open loose object 7e6e: Permission denied', /^the repository is damaged/],
  ['fatal: bad object refs/heads/main', /^the repository is damaged/],
  ["fatal: bad revision 'corrupt object file'", /^git failed: bad revision 'corrupt object file'$/],
  [
    'warning: lazy fetching disabled; some objects may not be available\nfatal: unable to read tree 7e6e',
    /^the clone is partial/,
  ],
  ['fatal: this operation must be run in a work tree', /^the repository has no working tree$/],
  ['warning: x\nfatal: y\u202e\nmore', /^git failed: y\\u\{202e\}$/],
  ['', /^git ended with 3 and without an answer$/],
])('%j', (stderr, message) => {
  expect(failureOf(stderr, 3, '/r').message).toMatch(message);
});

test('a path is quoted for the shell where it must be', () => {
  const { message } = failureOf('dubious ownership', 128, "/it's here");
  expect(message).toBe(
    "git does not trust the owner of /it's here; run: git config --global --add safe.directory '/it'\\''s here'",
  );
});
