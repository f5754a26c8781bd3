import { describe, expect, test } from 'vitest';
import { type AskCommits, type CommitAnswer, fix, type LintOptions, lint } from '../../src/index.js';
import { folder } from '../support/folder.js';
import { gitClone, gitRepository, type TestRepository } from '../support/git.js';
import { recording, short } from '../support/git-rule-test.js';
import { mission, now } from '../support/mission.js';

/** A commit that no clone has. */
const gone = 'c0ffee1'.padEnd(40, '0');
const squash = 'badcafe'.padEnd(40, '0');
const shallow = 'the clone is shallow; fetch all of the history';

/** Answers, and what was asked for them. */
function asking(answers: Readonly<Record<string, CommitAnswer>>) {
  const asked: { names: readonly string[]; head: string }[] = [];
  const askCommits: AskCommits = async (names, head) => {
    asked.push({ names, head });
    return new Map(Object.entries(answers));
  };
  return { asked, askCommits };
}

/** What the rules about commits say of the last commit of the state, and why they are skipped. */
async function said(cwd: string, { askCommits, git }: Pick<LintOptions, 'askCommits' | 'git'>) {
  const { report } = await lint({ cwd, now, only: ['git/'], askCommits, git });
  return {
    says: report.findings.map(({ rule, severity, message }) => `${severity} ${rule} ${message}`),
    skips: report.skipped.map(({ rule, reason }) => `${rule} ${reason}`),
  };
}

const says = (...lines: readonly string[]) => ({ says: lines, skips: [] });
const all = ['git/commit-exists', 'git/commit-reachable', 'git/commit-ambiguous', 'git/commit-kind'];
const recorded = (name: string) => `resume.last_commit names "${name}"`;
const apart = (name: string, end: string) =>
  says(`warning git/commit-reachable ${recorded(name)}, which is there, but not in the history that is linted; ${end}`);

/** Three commits, of which a clone of depth 1 has the last. */
function origin(): TestRepository & { readonly first: string; readonly head: string } {
  const repository = gitRepository([{ subject: 'feat: a' }, { subject: 'feat: b' }, { subject: 'feat: c' }]);
  return { ...repository, first: repository.git('rev-parse', 'HEAD~2'), head: repository.git('rev-parse', 'HEAD') };
}

/** A clone whose state records a name. */
function cloneThat(records: string, from: TestRepository, ...options: string[]): TestRepository {
  const clone = gitClone(from, ...options);
  clone.put(recording(records));
  return clone;
}

describe('in a clone of depth 1', () => {
  const depth1 = (name: string) => cloneThat(name, origin(), '--depth=1').top;

  test('a commit of the history is fine', async () => {
    const { first } = origin();
    const answer = { exists: true, hash: first, subject: 'feat: a', reachable: true } as const;
    expect(await said(depth1(short(first)), asking({ [short(first)]: answer }))).toEqual(says());
  });

  test('a commit that is nowhere is missing', async () => {
    const missing = `error git/commit-exists ${recorded('deadbee')}, but the repository has no such commit`;
    expect(await said(depth1('deadbee'), asking({ deadbee: { exists: false } }))).toEqual(says(missing));
  });

  test('a commit that is no part of the history is told with what its pull request was merged as', async () => {
    const found = { exists: true, hash: gone, subject: 'feat(02-01): stove', reachable: false } as const;
    expect(await said(depth1('c0ffee1'), asking({ c0ffee1: found }))).toEqual(
      apart('c0ffee1', 'its subject is "feat(02-01): stove"'),
    );
    const mergedAs = { hash: squash, subject: 'Add \u001b[2Kthe kitchen (#12)', pull: 12 };
    expect(await said(depth1('c0ffee1'), asking({ c0ffee1: { ...found, mergedAs } }))).toEqual(
      apart('c0ffee1', 'it was in pull request #12, which was merged as badcafe "Add \\x1b[2Kthe kitchen (#12)"'),
    );
  });

  test('a commit whose place in the history is not known is there, and no more', async () => {
    const found = { exists: true, hash: gone, subject: 'feat: a', reason: 'GitHub said 502: Bad Gateway' } as const;
    const { says: findings, skips } = await said(depth1('c0ffee1'), asking({ c0ffee1: found }));
    expect(findings).toEqual([]);
    expect(skips).toEqual([expect.stringContaining(`git/commit-reachable GitHub said 502: Bad Gateway; ${shallow}`)]);
  });

  test('what is no commit is told by what it is', async () => {
    const kind = `error git/commit-kind ${recorded('c0ffee1')}, which is an annotated tag; expected a commit`;
    expect(await said(depth1('c0ffee1'), asking({ c0ffee1: { exists: true, hash: gone, type: 'tag' } }))).toEqual(
      says(kind),
    );
  });

  test('without an answer, nobody is accused, and both reasons are told', async () => {
    const { says: findings, skips } = await said(
      depth1('deadbee'),
      asking({ deadbee: { unknown: 'GitHub said 403: \u001b[31mno' } }),
    );
    expect(findings).toEqual([]);
    const parts = skips.map((line) => line.split(` GitHub said 403: \\x1b[31mno; ${shallow}`));
    expect(parts.map(([rule]) => rule).sort()).toEqual([...all].sort());
  });

  test('a name that is not in the answer stays as it was', async () => {
    const { says: findings, skips } = await said(depth1('deadbee'), asking({}));
    expect(findings).toEqual([]);
    expect(skips.map((line) => line.split(' the clone is shallow; ')[0]).sort()).toEqual([...all].sort());
  });

  test('a commit that the clone has, and nobody else, is not missing', async () => {
    const from = origin();
    from.git('switch', '--quiet', '--create', 'side');
    const side = from.commit({ subject: 'feat: aside', files: { 'c.txt': 'c\n' } });
    const { top } = cloneThat(side, from, '--depth=1', '--no-single-branch', '--branch=main');
    const unpushed = await said(top, asking({ [side]: { exists: false } }));
    expect(unpushed).toEqual({
      says: [],
      skips: [expect.stringContaining('git/commit-reachable the clone is shallow')],
    });
    const placed = { exists: true, hash: side, subject: 'feat: aside', reachable: false } as const;
    expect(await said(top, asking({ [side]: placed }))).toEqual(apart(side, 'its subject is "feat: aside"'));
    const other = { ...placed, hash: gone };
    expect(await said(top, asking({ [side]: other }))).toEqual(unpushed);
  });
});

describe('in a clone of all the history', () => {
  const found = { exists: true, hash: gone, subject: 'feat(02-01): stove', reachable: true } as const;

  test('a commit that is elsewhere is apart from it, for that much the clone knows', async () => {
    expect(await said(cloneThat('c0ffee1', origin()).top, asking({ c0ffee1: found }))).toEqual(
      apart('c0ffee1', 'its subject is "feat(02-01): stove"'),
    );
  });

  test('what a pull request was merged as is told only when the history holds that', async () => {
    const from = origin();
    from.git('switch', '--quiet', '--create', 'release');
    const elsewhere = from.commit({ subject: 'Add the stove (#7)', files: { 'stove.ts': '1\n' } });
    from.git('switch', '--quiet', 'main');
    const { top, git } = cloneThat('c0ffee1', from);
    const merged = (hash: string) =>
      said(top, asking({ c0ffee1: { ...found, mergedAs: { hash, subject: 'Add it (#7)', pull: 7 } } }));
    for (const hash of [elsewhere, squash]) {
      expect(await merged(hash)).toEqual(apart('c0ffee1', 'its subject is "feat(02-01): stove"'));
    }
    const here = git('rev-parse', 'HEAD~1');
    expect(await merged(here)).toEqual(
      apart('c0ffee1', `it was in pull request #7, which was merged as ${short(here)} "Add it (#7)"`),
    );
  });

  test('a commit that nobody has keeps the one whose message names it', async () => {
    const from = origin();
    const body = `(cherry picked from commit ${gone})`;
    const picked = from.commit({ subject: 'feat: stove', body, files: { 'stove.ts': '1\n' } });
    const end = `it was taken in by ${short(picked)} "feat: stove", whose message names it`;
    const { top } = cloneThat('c0ffee1', from);
    expect(await said(top, asking({ c0ffee1: { exists: false } }))).toEqual(
      says(`error git/commit-exists ${recorded('c0ffee1')}, but the repository has no such commit; ${end}`),
    );
    expect(await said(top, asking({ c0ffee1: { ...found, reachable: false } }))).toEqual(apart('c0ffee1', end));
  });

  test('without an answer, a commit that it lacks is not missing for sure', async () => {
    const { top } = cloneThat('c0ffee1', origin());
    const { says: findings, skips } = await said(
      top,
      asking({ c0ffee1: { unknown: 'GitHub did not answer in 10 s' } }),
    );
    expect(findings).toEqual([]);
    expect(skips.length).toBeGreaterThan(0);
    for (const line of skips) expect(line).toMatch(/^git\/\S+ GitHub did not answer in 10 s$/);
  });
});

describe('asked is', () => {
  test('once, for what the clone lacks or cannot tell of, with the commit that is linted', async () => {
    const from = origin();
    const { top, put } = gitClone(from);
    const known = short(from.first);
    put({
      ...recording(known),
      '.grid/1-SUMMARY.md': '---\nblock: 1\ncommits: [deadbee, 0ddba11, deadbee, HEAD]\n---\n',
      'a/.grid/STATE.md': recording('deadbee')['.grid/STATE.md'] ?? '',
    });
    const { asked, askCommits } = asking({});
    await lint({ cwd: top, now, only: ['git/'], askCommits });
    expect(asked.map(({ names, head }) => ({ names: [...names].sort(), head }))).toEqual([
      { names: ['0ddba11', 'deadbee'], head: from.head },
    ]);
  });

  test('with the revision that is linted', async () => {
    const { top, commit, git } = origin();
    const rev = commit({ subject: 'docs: state', files: recording('deadbee') });
    commit({ subject: 'docs: later', files: recording('0ddba11') });
    const { asked, askCommits } = asking({});
    await lint({ cwd: top, rev: 'HEAD~1', now, only: ['git/'], askCommits });
    expect(asked).toEqual([{ names: ['deadbee'], head: rev }]);
    expect(git('rev-parse', 'HEAD')).not.toBe(rev);
  });

  test('once, also when it is linted again after a repair', async () => {
    const { top, put } = origin();
    const state = recording('deadbee')['.grid/STATE.md'] ?? '';
    put({ '.grid/STATE.md': state.replace('energy: 9000', "energy: '9000'") });
    const { asked, askCommits } = asking({ deadbee: { exists: false } });
    const { repaired, report } = await fix({ cwd: top, now, only: ['git/', 'schema/'], askCommits });
    expect(repaired).toHaveLength(1);
    expect(report.findings.map(({ rule }) => rule)).toEqual(['git/commit-exists']);
    expect(asked).toHaveLength(1);
  });

  test('nobody where nothing is open, no rule needs it, or it is not known what is linted', async () => {
    const { asked, askCommits } = asking({});
    const whole = origin();
    whole.put(recording(short(whole.first)));
    await lint({ cwd: whole.top, now, only: ['git/'], askCommits });
    whole.put(recording('deadbee'));
    await lint({ cwd: whole.top, now, only: ['schema/'], askCommits });
    const { says: findings, skips } = await said(whole.top, { git: false, askCommits });
    expect([findings, skips.every((line) => line.endsWith('git was not to be asked'))]).toEqual([[], true]);
    await lint({ cwd: folder({ '.grid/STATE.md': mission }), now, only: ['git/'], askCommits });
    const unborn = gitRepository();
    unborn.put(recording('deadbee'));
    await lint({ cwd: unborn.top, now, only: ['git/'], askCommits });
    expect(asked).toEqual([]);
  });

  test('and what it throws is thrown on', async () => {
    const { top, put } = origin();
    put(recording('deadbee'));
    const failing: AskCommits = async () => {
      throw new Error('no way');
    };
    await expect(lint({ cwd: top, now, only: ['git/'], askCommits: failing })).rejects.toThrow('no way');
    await expect(lint({ cwd: top, askCommits: 'GitHub' as never })).rejects.toThrow(
      'the option askCommits must be a function, not "GitHub"',
    );
  });
});
