import { describe, expect, test } from 'vitest';
import { folder } from '../../support/folder.js';
import { gitRepository, type NewCommit } from '../../support/git.js';
import { beginning, madeBlob, madeCommit, writeObjects } from './made-object.js';
import { factOf, openGit } from './open.js';

const commits: NewCommit[] = [
  { subject: 'feat(01): first', files: { 'a.txt': 'a\n' } },
  { subject: 'feat(02): second', files: { 'b.txt': 'b\n' } },
];

describe('a name', () => {
  test('of an ancestor, whole and abbreviated, is reachable', async () => {
    const repository = gitRepository(commits);
    const first = repository.git('rev-parse', 'HEAD~1');
    const head = repository.git('rev-parse', 'HEAD');
    const facts = await openGit(repository.top)
      .history()
      .commits([first, head.slice(0, 7), first.slice(0, 12)]);
    const reachable = (hash: string, subject: string) => ({ answer: 'reachable', commit: { hash, subject } });
    expect([...facts]).toEqual([
      [first, reachable(first, 'feat(01): first')],
      [head.slice(0, 7), reachable(head, 'feat(02): second')],
      [first.slice(0, 12), reachable(first, 'feat(01): first')],
    ]);
  });

  test('of a commit on another branch is unreachable', async () => {
    const repository = gitRepository(commits);
    repository.git('switch', '--quiet', '--create', 'side');
    const side = repository.commit({ subject: 'feat: aside', files: { 'c.txt': 'c\n' } });
    repository.git('switch', '--quiet', 'main');
    expect(await factOf(repository.top, side)).toEqual({
      answer: 'unreachable',
      commit: { hash: side, subject: 'feat: aside' },
    });
  });

  test('of a commit on an orphan branch is unreachable', async () => {
    const repository = gitRepository(commits);
    repository.git('switch', '--quiet', '--orphan', 'pages');
    repository.commit({ subject: 'pages: first', files: { 'p.html': '1' } });
    const orphan = repository.commit({ subject: 'pages: second', files: { 'p.html': '2' } });
    repository.git('switch', '--quiet', 'main');
    expect(await factOf(repository.top, orphan)).toMatchObject({ answer: 'unreachable', commit: { hash: orphan } });
  });

  test('of nothing is missing', async () => {
    const { top } = gitRepository(commits);
    const names = ['dead', 'deadbee', 'd'.repeat(40), 'd'.repeat(50), 'd'.repeat(64)];
    const facts = await openGit(top).history().commits(names);
    expect([...facts.values()]).toEqual(names.map(() => ({ answer: 'missing' })));
  });

  test('that is no hash is never shown to git', async () => {
    const { top } = gitRepository(commits);
    const names = [
      'HEAD',
      'main',
      'abc',
      'DEADBEEF',
      'd'.repeat(65),
      '--output=x',
      'abcd\nHEAD',
      'abcd\n',
      '',
      'abcd^',
    ];
    const facts = await openGit(top).history().commits(names);
    expect([...facts]).toEqual(names.map((name) => [name, { answer: 'malformed' }]));
  });

  test('of a tree, a blob or a tag object is no commit', async () => {
    const repository = gitRepository(commits);
    repository.git('tag', '--annotate', '--message', 'v1', 'v1');
    const [tree, blob, tag] = ['HEAD^{tree}', 'HEAD:a.txt', 'refs/tags/v1'].map((it) =>
      repository.git('rev-parse', it),
    );
    const facts = await openGit(repository.top)
      .history()
      .commits([`${tree}`, `${blob}`.slice(0, 9), `${tag}`]);
    expect([...facts.values()]).toEqual([
      { answer: 'not-a-commit', type: 'tree', hash: tree },
      { answer: 'not-a-commit', type: 'blob', hash: blob },
      { answer: 'not-a-commit', type: 'tag', hash: tag },
    ]);
  });

  test('is looked up in the history of another commit, too', async () => {
    const repository = gitRepository(commits);
    const [first, head] = [repository.git('rev-parse', 'HEAD~1'), repository.git('rev-parse', 'HEAD')];
    const facts = await openGit(repository.top).history(first).commits([first, head]);
    expect([...facts.values()].map(({ answer }) => answer)).toEqual(['reachable', 'unreachable']);
  });
});

describe('four digits that', () => {
  const commit = madeCommit('one');
  const digits = commit.hash.slice(0, 4);
  const likeCommit = (number: number) => madeCommit(`other ${number}`);
  const likeBlob = (number: number) => madeBlob(`blob ${number}`);
  const blob = beginning(digits, likeBlob);

  test('fit one commit among other objects mean that commit', async () => {
    const repository = gitRepository(commits);
    writeObjects(repository, commit, blob);
    expect(await factOf(repository.top, digits)).toMatchObject({
      answer: 'unreachable',
      commit: { hash: commit.hash },
    });
  });

  test('fit two commits and a blob are ambiguous between the commits', async () => {
    const other = beginning(digits, likeCommit);
    const repository = gitRepository(commits);
    writeObjects(repository, commit, blob, other);
    const candidates = [commit.hash, other.hash].sort();
    expect(await factOf(repository.top, digits)).toEqual({ answer: 'ambiguous', candidates });
  });

  test('fit two blobs are ambiguous between them', async () => {
    const other = beginning(digits, (number) => madeBlob(`another ${number}`));
    const repository = gitRepository(commits);
    writeObjects(repository, blob, other);
    const candidates = [blob.hash, other.hash].sort();
    expect(await factOf(repository.top, digits)).toEqual({ answer: 'ambiguous', candidates });
  });
});

describe('a branch or a tag that is called like a hash', () => {
  test('is not taken for a commit', async () => {
    const repository = gitRepository(commits);
    repository.git('branch', '1234567');
    repository.git('tag', 'deadbeef');
    repository.git('tag', '--annotate', '--message', 'x', 'abcdef0');
    const facts = await openGit(repository.top).history().commits(['1234567', 'deadbeef', 'abcdef0']);
    expect([...facts.values()]).toEqual([{ answer: 'missing' }, { answer: 'missing' }, { answer: 'missing' }]);
  });

  test('does not hide the object of that name', async () => {
    const repository = gitRepository(commits);
    const first = repository.git('rev-parse', 'HEAD~1');
    const blob = repository.git('rev-parse', 'HEAD:b.txt');
    const names = [first.slice(0, 7), blob.slice(0, 7)] as const;
    for (const name of names) repository.git('branch', name);
    const facts = await openGit(repository.top).history().commits(names);
    expect(facts.get(names[0])).toMatchObject({ answer: 'reachable', commit: { hash: first } });
    expect(facts.get(names[1])).toEqual({ answer: 'not-a-commit', type: 'blob', hash: blob });
  });
});

describe('where HEAD is', () => {
  test('detached', async () => {
    const repository = gitRepository(commits);
    const head = repository.git('rev-parse', 'HEAD');
    repository.git('switch', '--quiet', '--detach', 'HEAD~1');
    expect(await factOf(repository.top, head)).toMatchObject({ answer: 'unreachable' });
  });

  test('in a worktree of its own', async () => {
    const repository = gitRepository(commits);
    const head = repository.git('rev-parse', 'HEAD');
    const tree = `${folder()}/tree`;
    repository.git('worktree', 'add', '--quiet', tree, 'HEAD~1');
    expect(await factOf(tree, head)).toMatchObject({ answer: 'unreachable' });
    expect(await factOf(repository.top, head)).toMatchObject({ answer: 'reachable' });
  });

  test('in a submodule', async () => {
    const inner = gitRepository([{ subject: 'inner', files: { 'i.txt': 'i' } }]);
    const outer = gitRepository(commits);
    outer.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.top, 'sub');
    const hash = inner.git('rev-parse', 'HEAD');
    expect(await factOf(`${outer.top}/sub`, hash)).toMatchObject({ answer: 'reachable', commit: { subject: 'inner' } });
    expect(await factOf(outer.top, hash)).toEqual({ answer: 'missing' });
  });

  test('of SHA-256', async () => {
    const repository = gitRepository(commits, '--object-format=sha256');
    const head = repository.git('rev-parse', 'HEAD');
    expect(head).toHaveLength(64);
    for (const name of [head, head.slice(0, 40), head.slice(0, 7)]) {
      expect(await factOf(repository.top, name)).toMatchObject({ answer: 'reachable', commit: { hash: head } });
    }
    expect(await factOf(repository.top, 'd'.repeat(64))).toEqual({ answer: 'missing' });
    expect(await factOf(repository.top, 'd'.repeat(40))).toEqual({ answer: 'missing' });
  });

  test('in a bare repository that was named', async () => {
    const repository = gitRepository(commits);
    const bare = `${folder()}/bare.git`;
    repository.git('clone', '--quiet', '--bare', repository.top, bare);
    const head = repository.git('rev-parse', 'HEAD');
    expect(await factOf(bare, head, { gitDir: bare })).toMatchObject({ answer: 'reachable' });
  });

  test('not yet: what is not there is missing', async () => {
    const repository = gitRepository();
    const blob = repository.git('hash-object', '-w', '.git/config');
    const facts = await openGit(repository.top).history().commits(['deadbee', blob]);
    expect([...facts.values()]).toEqual([{ answer: 'missing' }, { answer: 'not-a-commit', type: 'blob', hash: blob }]);
  });
});

test('a subject is the first line, as it was written', async () => {
  const repository = gitRepository();
  const subject = `  ünïcode \u202e "quoted" ${'x'.repeat(100)}`;
  const hash = repository.commit({ subject, body: 'more', files: { a: 'a' } });
  expect(await factOf(repository.top, hash)).toMatchObject({ commit: { subject: subject.trim() } });
});

test('a hundred thousand names at once', async () => {
  const repository = gitRepository(commits);
  const head = repository.git('rev-parse', 'HEAD');
  const names = Array.from({ length: 100_000 }, (_, number) => number.toString(16).padStart(40, '0'));
  const facts = await openGit(repository.top)
    .history()
    .commits([...names, head]);
  expect(facts.size).toBe(100_001);
  expect(facts.get(head)).toMatchObject({ answer: 'reachable' });
  expect(names.filter((name) => facts.get(name)?.answer !== 'missing')).toEqual([]);
});

test('names that look like numbers stay what they are', async () => {
  const { top } = gitRepository(commits);
  const names = ['69e4958', '0123456', '12345e7', '1e1000', '00000000', '0000'];
  expect([...(await openGit(top).history().commits(names)).keys()]).toEqual(names);
});
