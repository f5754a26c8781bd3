import { describe, expect, test } from 'vitest';
import { gitRepository } from '../../support/git.js';
import { short } from '../../support/git-rule-test.js';
import { apart, kitchen, missing, said, silent, skipped } from './kitchen.js';
import { mirrorOf, pullRequest, push } from './mirror.js';

describe('a push, in a clone of depth 1', () => {
  test('an old commit of the branch is part of the history, by its whole name and abbreviated', async () => {
    const from = kitchen();
    const github = await mirrorOf(from);
    for (const records of [from.first, short(from.first), from.first.slice(0, 4)]) {
      expect(await said(github, push(from.head), { from, records })).toEqual(silent);
    }
  });

  test('of another branch is compared with that one', async () => {
    const from = kitchen();
    const github = await mirrorOf(from);
    from.git('switch', '--quiet', 'stove');
    const ask = (records: string) => said(github, push(from.oven, 'stove'), { from, records });
    expect(await ask(short(from.stove))).toEqual(silent);
    expect(await ask(short(from.head))).toEqual(apart(short(from.head), 'its subject is "docs: more recipes"'));
  });

  test('a commit that nobody made is missing', async () => {
    const from = kitchen();
    expect(await said(await mirrorOf(from), push(from.head), { from, records: 'deadbee' })).toEqual(missing('deadbee'));
    const whole = 'd'.repeat(40);
    expect(await said(await mirrorOf(from), push(from.head), { from, records: whole })).toEqual(missing(whole));
  });

  test('an abbreviation of which GitHub knows none may be ambiguous', async () => {
    const from = kitchen();
    expect(await said(await mirrorOf(from), push(from.head), { from, records: 'deadbe' })).toEqual(
      skipped('GitHub knows no commit by less than 7 digits, or several'),
    );
  });

  test('a branch that is called like a commit is none', async () => {
    const from = kitchen();
    from.git('branch', 'deadbee');
    expect(await said(await mirrorOf(from), push(from.head), { from, records: 'deadbee' })).toEqual(
      skipped('a branch or a tag on GitHub is called like the commit'),
    );
  });

  test.each([
    ['Tag', 'an annotated tag'],
    ['Tree', 'a tree (a folder)'],
    ['Blob', 'a blob (what a file holds)'],
  ])('the name of a %s is no commit', async (type, what) => {
    const from = kitchen();
    const github = await mirrorOf(from);
    const found = { __typename: type, oid: 'c0ffee1'.padEnd(40, '0') };
    github.fail('graphql', { status: 200, body: { data: { repository: { n0: found } } } });
    expect(await said(github, push(from.head), { from, records: 'c0ffee1' })).toEqual({
      says: [`error git/commit-kind resume.last_commit names "c0ffee1", which is ${what}; expected a commit`],
      skips: [],
    });
  });

  test('a branch that was rewritten since tells nothing of what it lacks', async () => {
    const from = kitchen();
    const github = await mirrorOf(from);
    github.branches.main = from.stove;
    expect(await said(github, push(from.head), { from, records: short(from.first) })).toEqual(silent);
    expect(await said(github, push(from.head), { from, records: short(from.oven) })).toEqual(
      skipped('the branch was rewritten on GitHub since'),
    );
  });

  test('a branch that is gone tells nothing', async () => {
    const from = kitchen();
    const github = await mirrorOf(from);
    const event = { ...push(from.head), ref: 'refs/heads/gh-readonly-queue/main/pr-3' };
    expect(await said(github, event, { from, records: short(from.first) })).toEqual(
      skipped('GitHub has no refs/heads/gh-readonly-queue/main/pr-3'),
    );
  });
});

describe('a pull request', () => {
  /** What `pull_request` checks out: a merge of the branch into `main`, which GitHub made. */
  async function checkedOut() {
    const from = kitchen();
    from.git('switch', '--quiet', '--detach', 'main');
    from.git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'stove');
    const merge = from.git('rev-parse', 'HEAD');
    const pull = { number: 3, base: { ref: 'main', sha: from.head }, head: { ref: 'stove', sha: from.oven } };
    return { from, merge, event: pullRequest(merge, 3, from.head, from.oven), github: await mirrorOf(from, pull) };
  }

  test('holds its own commits, and those of its base', async () => {
    const { from, event, github } = await checkedOut();
    for (const records of [from.stove, from.oven, from.head, from.first].map(short)) {
      expect(await said(github, event, { from, records })).toEqual(silent);
    }
    expect(await said(github, event, { from, records: 'deadbee' })).toEqual(missing('deadbee'));
  });

  test('does not hold those of another branch', async () => {
    const { from, event } = await checkedOut();
    from.git('switch', '--quiet', '--create', 'aside', from.first);
    const aside = from.commit({ subject: 'feat: aside', files: { 'a.ts': '1\n' } });
    from.git('switch', '--quiet', '--detach', event.sha ?? '');
    const github = await mirrorOf(from, { number: 3, base: { sha: from.head }, head: { sha: from.oven } });
    expect(await said(github, event, { from, records: short(aside) })).toEqual(
      apart(short(aside), 'its subject is "feat: aside"'),
    );
  });

  test('that was pushed to again since tells nothing of what is not in it', async () => {
    const { from, event, github } = await checkedOut();
    for (const pull of github.pulls) pull.head.sha = from.stove;
    expect(await said(github, event, { from, records: short(from.stove) })).toEqual(silent);
    expect(await said(github, event, { from, records: short(from.oven) })).toEqual(
      skipped('the pull request was pushed to again since'),
    );
  });

  test('of 250 commits may have more', async () => {
    const { from, merge } = await checkedOut();
    from.git('switch', '--quiet', '--create', 'aside', from.first);
    const aside = from.commit({ subject: 'feat: aside', files: { 'a.ts': '1\n' } });
    from.git('switch', '--quiet', '--detach', merge);
    const more = Array.from({ length: 248 }, (_, made) => made.toString(16).padStart(40, 'a'));
    const long = more.at(-1) ?? '';
    const github = await mirrorOf(from, { number: 3, base: { sha: from.head }, head: { ref: 'long', sha: long } });
    for (const [index, sha] of more.entries()) {
      const parents = [more[index - 1] ?? from.oven];
      github.commits.push({ sha, parents, message: `step ${index}`, date: '2026-05-12T08:00:00Z', pulls: [] });
    }
    const event = pullRequest(merge, 3, from.head, long);
    expect(await said(github, event, { from, records: short(from.stove) })).toEqual(silent);
    expect(await said(github, event, { from, records: short(aside) })).toEqual(
      skipped('GitHub lists 250 commits of a pull request at most'),
    );
    expect(github.asked('pulls/list-commits')).toHaveLength(6);
  });

  test('whose commits GitHub does not list tells nothing of what is not in its base', async () => {
    const { from, event, github } = await checkedOut();
    github.fail('pulls/list-commits', { status: 403, body: { message: 'Resource not accessible by integration' } });
    expect(await said(github, event, { from, records: short(from.first) })).toEqual(silent);
    expect(await said(github, event, { from, records: short(from.stove) })).toEqual(
      skipped('GitHub said 403: Resource not accessible by integration'),
    );
  });

  test('of pull_request_target is not checked out: its base is', async () => {
    const { from, event, github } = await checkedOut();
    from.git('switch', '--quiet', 'main');
    const target = { ...event, name: 'pull_request_target', sha: from.head, ref: 'refs/heads/main' };
    expect(await said(github, target, { from, records: short(from.first) })).toEqual(silent);
    expect(await said(github, target, { from, records: short(from.stove) })).toEqual(
      apart(short(from.stove), 'its subject is "feat(02-01): stove"'),
    );
    from.git('switch', '--quiet', '--detach', 'stove');
    expect(await said(github, target, { from, records: short(from.stove) })).toEqual(silent);
  });
});

describe('what was squashed away', () => {
  /** The branch is merged as one commit, whose message says nothing of those that it took in, and deleted. */
  async function squashed(base = 'main') {
    const from = kitchen();
    from.git('merge', '--quiet', '--squash', 'stove');
    const merge = from.commit({ subject: 'Put in a stove (#12)', body: 'It is\ngas.' });
    const pull = { number: 12, base: { ref: base }, mergedAt: '2026-05-12T08:00:00Z', mergeCommitSha: merge };
    const github = await mirrorOf(from, { ...pull, brought: [from.stove, from.oven] });
    from.git('branch', '--quiet', '-D', 'stove');
    return { from, merge, github, event: push(merge) };
  }
  const merged = (merge: string) =>
    `it was in pull request #12, which was merged as ${short(merge)} "Put in a stove (#12)"`;

  test.each([
    ['of depth 1', ['--depth=1']],
    ['of all the history', []],
  ])('in a clone %s', async (_, options) => {
    const { from, merge, github, event } = await squashed();
    expect(await said(github, event, { from, records: short(from.stove), options })).toEqual(
      apart(short(from.stove), merged(merge)),
    );
  });

  test('is not told when it was merged into another branch', async () => {
    const { from, github, event } = await squashed('release');
    expect(await said(github, event, { from, records: short(from.stove) })).toEqual(
      apart(short(from.stove), 'its subject is "feat(02-01): stove"'),
    );
  });

  test('is not told when two pull requests took it in', async () => {
    const { from, merge, github, event } = await squashed();
    const [pull] = github.pulls;
    if (pull) github.pulls.push({ ...pull, number: 13, mergeCommitSha: from.head });
    for (const [at, commit] of github.commits.entries()) {
      if (commit.sha === from.stove) github.commits[at] = { ...commit, pulls: [12, 13] };
    }
    expect(merge).not.toBe(from.head);
    expect(await said(github, event, { from, records: short(from.stove) })).toEqual(
      apart(short(from.stove), 'its subject is "feat(02-01): stove"'),
    );
  });
});

describe('what is checked out', () => {
  test('of another repository is nothing that GitHub is asked about', async () => {
    const from = kitchen();
    const github = await mirrorOf(gitRepository([{ subject: 'feat: garden', files: { 'garden.ts': '1\n' } }]));
    const event = push(Object.values(github.branches)[0] ?? '');
    expect(await said(github, event, { from, records: short(from.first) })).toEqual({
      says: [],
      skips: [expect.stringMatching(/^the clone is shallow/)],
    });
    expect(await said(github, event, { from, records: 'deadbee', options: [] })).toEqual(missing('deadbee'));
    github.fail('graphql', { status: 403 });
    expect(await said(github, event, { from, records: 'deadbee', options: [] })).toEqual(missing('deadbee'));
  });

  test('is another commit than that of the event: what is there is known, and no more', async () => {
    const from = kitchen();
    const github = await mirrorOf(from);
    const ask = (records: string) => said(github, push(from.oven, 'stove'), { from, records });
    expect(await ask('deadbee')).toEqual(missing('deadbee'));
    expect(await ask(short(from.first))).toEqual(skipped('the commit that is checked out is none of the event'));
  });
});
