import { describe, expect, test } from 'vitest';
import { failureInWords } from '../../../src/action/github/failure.js';
import { changedFiles } from '../../../src/action/suggestions/changed-files.js';
import { suggest } from '../../../src/action/suggestions/suggest.js';
import { type FakeGitHub, fakeGitHub } from '../../support/github/server.js';
import { edited, mission } from '../../support/mission.js';
import { clientOf, connectedTo, operationsOf } from '../client.js';
import { clicked, path, proposing, pull, suggestedBy } from './pull.js';

/** Three that can be mended safely: a zone is missing in two hunks of the diff, and a number stands in quotes. */
const broken = edited(mission, {
  'updated_at: "2026-05-12T09:15:00Z"': 'updated_at: "2026-05-12T09:15:00"',
  'percent: 80.0': 'percent: "80.0"',
  'timestamp: "2026-05-12T09:05:00Z"': 'timestamp: "2026-05-12T09:05:00"',
});
const lineOf = (part: string, text = broken) => text.slice(0, text.indexOf(part)).split('\n').length;
const updatedAt = lineOf('updated_at:');
const percent = lineOf('percent:');
const timestamp = lineOf('timestamp:');

const all = ['pulls/list-files', 'pulls/get', 'graphql', 'pulls/list-review-comments', 'pulls/create-review'];
const standing = ({ reviewComments }: FakeGitHub) =>
  reviewComments.map(({ line, startLine, body }) => [startLine ?? line, line, ...suggestedBy(body)]);

describe('from push to push', () => {
  test('one review, each of whose suggestions mends lines with a click', async () => {
    const { subject, pullFiles, repaired } = await proposing(mission, broken);
    const github = await fakeGitHub({ pullFiles: pullFiles() });
    expect(await suggest(clientOf(github), pull, subject)).toEqual({ made: 3, standing: 0, leftOut: 0 });
    expect(operationsOf(github)).toEqual(all);
    expect(github.asked('pulls/create-review')[0]?.body).toMatchObject({
      ...{ commit_id: pull.headSha, event: 'COMMENT' },
      body: 'agent-state-lint suggests 3 repairs. What the state says stays as it is.\n',
      comments: [
        { path, line: percent, side: 'RIGHT' },
        { path, line: updatedAt, side: 'RIGHT' },
        { path, line: timestamp, side: 'RIGHT' },
      ],
    });
    // The error first, then the warnings in their order.
    expect(standing(github)).toEqual([
      [percent, percent, '  percent: 80.0'],
      [updatedAt, updatedAt, 'updated_at: "2026-05-12T09:15:00Z"'],
      [timestamp, timestamp, '    timestamp: "2026-05-12T09:05:00Z"'],
    ]);
    expect(clicked(broken, github.reviewComments)).toBe(mission);
    expect(repaired).toBe(mission);
  });

  test('what stands there is not repeated; what is new is suggested', async () => {
    const { subject, pullFiles } = await proposing(mission, broken);
    const github = await fakeGitHub({ pullFiles: pullFiles() });
    await suggest(clientOf(github), pull, subject);
    expect(await suggest(clientOf(github), pull, subject)).toEqual({ made: 0, standing: 3, leftOut: 0 });
    expect(operationsOf(github).slice(all.length)).toEqual(all.slice(0, -1));
    // The next push moves all of it by a line, and breaks another value.
    const more = edited(broken, {
      'mode: "guided"': 'mode: "guided"\n',
      'session_cost_usd: 2.1': 'session_cost_usd: "2.1"',
    });
    const next = await proposing(mission, more);
    github.pullFiles.splice(0, 1, ...next.pullFiles());
    for (const comment of github.reviewComments)
      comment.line = (comment.line ?? 0) + (comment.line === updatedAt ? 0 : 1);
    expect(await suggest(clientOf(github), pull, next.subject)).toEqual({ made: 1, standing: 3, leftOut: 0 });
    expect(clicked(more, github.reviewComments)).toBe(next.repaired);
    expect(github.reviews).toHaveLength(2);
  });

  test('mended: nothing is asked for', async () => {
    const { subject } = await proposing(broken, mission);
    const github = await fakeGitHub();
    expect(await suggest(clientOf(github), pull, subject)).toEqual({ made: 0, standing: 0, leftOut: 0 });
    expect(github.requests).toEqual([]);
  });

  test('what is outdated is suggested again', async () => {
    const { subject, pullFiles } = await proposing(mission, broken);
    const github = await fakeGitHub({ pullFiles: pullFiles() });
    await suggest(clientOf(github), pull, subject);
    for (const comment of github.reviewComments.slice(0, 2)) comment.line = null;
    expect(await suggest(clientOf(github), pull, subject)).toEqual({ made: 2, standing: 1, leftOut: 0 });
  });

  test('neither the same comment by a stranger nor one of ours on another file stands for it', async () => {
    const { subject, pullFiles } = await proposing(mission, broken);
    const github = await fakeGitHub({ pullFiles: pullFiles() });
    await suggest(clientOf(github), pull, subject);
    const [first, second] = github.reviewComments;
    Object.assign(first ?? {}, { login: 'eve' });
    Object.assign(second ?? {}, { path: 'elsewhere/STATE.md' });
    expect(await suggest(clientOf(github), pull, subject)).toEqual({ made: 2, standing: 1, leftOut: 0 });
  });

  test('it is found among 200 comments over pages', async () => {
    const { subject, pullFiles } = await proposing(mission, broken);
    const reviewComments = Array.from({ length: 200 }, (_, i) => ({ login: 'bob', body: `comment ${i}` }));
    const github = await fakeGitHub({ pullFiles: pullFiles(), reviewComments });
    await suggest(clientOf(github), pull, subject);
    expect(await suggest(clientOf(github), pull, subject)).toMatchObject({ made: 0, standing: 3 });
    expect(github.asked('pulls/list-review-comments')).toHaveLength(2 + 3);
  });

  test('no more than 20 at once: the others come with the next push', async () => {
    const warning = (i: number) =>
      `  - level: "info"\n    message: "slow ${i}"\n    source: "executor-007"\n    timestamp: "2026-05-12T09:05:00"\n`;
    const warnings = Array.from({ length: 23 }, (_, i) => warning(i)).join('');
    const many = edited(mission, { 'blockers: []': `${warnings}blockers: []`, 'percent: 80.0': 'percent: "80.0"' });
    const { subject, pullFiles, repaired } = await proposing(undefined, many);
    const github = await fakeGitHub({ pullFiles: pullFiles() });
    expect(await suggest(clientOf(github), pull, subject)).toEqual({ made: 20, standing: 0, leftOut: 4 });
    expect(github.reviewComments).toHaveLength(20);
    expect(suggestedBy(github.reviewComments[0]?.body ?? '')).toEqual(['  percent: 80.0']);
    expect(github.reviews[0]?.body).toContain('suggests 20 repairs. What the state says stays as it is. 4 more can be');
    expect(await suggest(clientOf(github), pull, subject)).toEqual({ made: 4, standing: 20, leftOut: 0 });
    expect(clicked(many, github.reviewComments)).toBe(repaired);
  });
});

describe('what is suggested, applies', () => {
  test.each([
    ['a file of CRLF', broken.replaceAll('\n', '\r\n')],
    ['text that is Markdown', edited(broken, { '09:15:00"': '09:15:00" # ``` @ada <!-- x --> #1' })],
  ])('%s', async (_, text) => {
    const { subject, pullFiles, repaired } = await proposing(undefined, text);
    const github = await fakeGitHub({ pullFiles: pullFiles() });
    expect(await suggest(clientOf(github), pull, subject)).toEqual({ made: 3, standing: 0, leftOut: 0 });
    expect(repaired).not.toBe(text);
    expect(clicked(text, github.reviewComments)).toBe(repaired);
  });

  test('several lines', async () => {
    const { subject, pullFiles } = await proposing(mission, broken);
    const hash = (line: number) => ({ path, start: { line, column: 1 }, end: { line, column: 1 }, text: '# ' });
    const findings = subject.findings.slice(0, 1).map((finding) => {
      return {
        ...finding,
        repair: { safe: true, title: 'hide it', edits: [hash(updatedAt), hash(updatedAt + 1)] },
      };
    });
    const github = await fakeGitHub({ pullFiles: pullFiles() });
    expect(await suggest(clientOf(github), pull, { ...subject, findings })).toMatchObject({ made: 1, leftOut: 0 });
    expect(github.asked('pulls/create-review')[0]?.body).toMatchObject({
      comments: [{ start_line: updatedAt, start_side: 'RIGHT', line: updatedAt + 1, side: 'RIGHT' }],
    });
    const hidden = edited(broken, { 'updated_at:': '# updated_at:', '\nstatus:': '\n# status:' });
    expect(clicked(broken, github.reviewComments)).toBe(hidden);
  });

  test('a last line without a line break', async () => {
    const bare = edited(broken.split('\n---\n')[0] ?? '', { '---\n': '', 'energy: 9000': 'energy: "9000"' });
    const { subject, pullFiles, repaired } = await proposing(undefined, bare);
    const github = await fakeGitHub({ pullFiles: pullFiles() });
    expect(await suggest(clientOf(github), pull, subject)).toEqual({ made: 4, standing: 0, leftOut: 0 });
    const last = bare.split('\n').length;
    expect(standing(github)).toContainEqual([last, last, 'energy: 9000']);
    expect(clicked(bare, github.reviewComments)).toBe(repaired);
  });
});

describe('what is not suggested', () => {
  const none = { made: 0, standing: 0, leftOut: 0 };

  test('lines that the diff does not show', async () => {
    const { subject, pullFiles } = await proposing(broken, edited(broken, { 'energy: 9000': 'energy: 8000' }));
    const github = await fakeGitHub({ pullFiles: pullFiles() });
    // The last of the three stands three lines above the change: the diff shows it.
    expect(await suggest(clientOf(github), pull, subject)).toEqual({ made: 1, standing: 0, leftOut: 0 });
    expect(standing(github)).toEqual([[timestamp, timestamp, '    timestamp: "2026-05-12T09:05:00Z"']]);
  });

  test.each([
    ['a file that is too large for a patch', (files: { patch?: string }) => delete files.patch],
    ['a file that the pull request does not change', (files: { filename: string }) => (files.filename = 'STATE.md')],
  ])('%s', async (_, change) => {
    const { subject, pullFiles } = await proposing(mission, broken);
    const [file = { filename: '', patch: '' }] = pullFiles();
    change(file as { filename: string; patch: string });
    const github = await fakeGitHub({ pullFiles: [file] });
    expect(await suggest(clientOf(github), pull, subject)).toEqual(none);
    expect(operationsOf(github)).toEqual(['pulls/list-files']);
  });

  test('lines that are others on GitHub than those that were linted', async () => {
    const { subject, pullFiles } = await proposing(mission, broken);
    const [file] = pullFiles();
    const patch = edited(file?.patch ?? '', {
      '+updated_at: "2026-05-12T09:15:00"': '+updated_at: "2026-05-12T09:16:00"',
    });
    const github = await fakeGitHub({ pullFiles: [{ filename: path, patch }] });
    expect(await suggest(clientOf(github), pull, subject)).toEqual({ made: 2, standing: 0, leftOut: 1 });
    expect(standing(github).map(([line]) => line)).toEqual([percent, timestamp]);
  });

  test('lines that are not what they seem', async () => {
    const bidi = edited(broken, { '09:15:00"': '09:15:00" # \u202eyadot' });
    const { subject, pullFiles } = await proposing(undefined, bidi);
    const github = await fakeGitHub({ pullFiles: pullFiles() });
    expect(await suggest(clientOf(github), pull, subject)).toEqual({ made: 2, standing: 0, leftOut: 1 });
    expect(JSON.stringify(github.reviewComments)).not.toContain('\u202e');
  });

  test('anything, when the pull request has moved on', async () => {
    const { subject, pullFiles } = await proposing(mission, broken);
    const github = await fakeGitHub({ pullFiles: pullFiles(), pull: { head: { sha: 'c'.repeat(40) } } });
    expect(await suggest(clientOf(github), pull, subject)).toEqual({ made: 0, standing: 0, leftOut: 3 });
    expect(operationsOf(github)).toEqual(['pulls/list-files', 'pulls/get']);
  });
});

describe('what GitHub refuses is told', () => {
  const there = async (setting: Parameters<typeof fakeGitHub>[0] = {}) => {
    const { subject, pullFiles } = await proposing(mission, broken);
    return { subject, github: await fakeGitHub({ pullFiles: pullFiles(), ...setting }) };
  };

  test('a token that may only read', async () => {
    const { subject, github } = await there({ readOnly: true });
    const { failure, ...rest } = await suggest(clientOf(github), pull, subject);
    expect(rest).toEqual({ made: 0, standing: 0, leftOut: 3 });
    expect(failureInWords(failure)).toBe('GitHub said 403: Resource not accessible by integration');
    expect(github.asked('pulls/create-review')).toHaveLength(1);
  });

  test.each([
    ['locked', 403, 'This conversation is locked'],
    ['flooded', 422, 'was submitted too quickly'],
  ])('a pull request that is %s is asked once', async (_, status, message) => {
    const { subject, github } = await there();
    github.fail('pulls/create-review', { status, body: { message } });
    const { failure, ...rest } = await suggest(clientOf(github), pull, subject);
    expect(rest).toEqual({ made: 0, standing: 0, leftOut: 3 });
    expect(failureInWords(failure)).toBe(`GitHub said ${status}: ${message}`);
    expect(github.asked('pulls/create-review')).toHaveLength(1);
  });

  test('a line that is not in the diff after all: the others are suggested without it', async () => {
    const { subject, github } = await there();
    const files = await changedFiles(clientOf(github), 1);
    const [file] = github.pullFiles;
    // GitHub has forgotten the first hunk, with updated_at.
    Object.assign(file ?? {}, { patch: file?.patch?.replace(/^@@[\s\S]*?\n(?=@@)/, '') });
    const { failure, ...rest } = await suggest(clientOf(github), pull, { ...subject, files });
    expect(rest).toEqual({ made: 2, standing: 0, leftOut: 1 });
    expect(failureInWords(failure)).toBe('GitHub said 422: Unprocessable Entity; Line could not be resolved');
    expect(standing(github).map(([line]) => line)).toEqual([percent, timestamp]);
  });

  test('a diff that is gone altogether: GitHub is not asked for ever', async () => {
    const { subject, github } = await there();
    const files = await changedFiles(clientOf(github), 1);
    github.pullFiles.splice(0);
    const { failure, ...rest } = await suggest(clientOf(github), pull, { ...subject, files });
    expect(rest).toEqual({ made: 0, standing: 0, leftOut: 3 });
    expect(failureInWords(failure)).toBe('GitHub said 422: Unprocessable Entity; Path could not be resolved');
    expect(github.asked('pulls/create-review').length).toBeLessThanOrEqual(6);
  });

  test('an error of the server: what only looks is tried again, what makes something is not', async () => {
    const { subject, github } = await there();
    github.fail('pulls/list-files', { status: 503, times: 1 });
    github.fail('pulls/create-review', { status: 502 });
    const { failure, ...rest } = await suggest(await connectedTo(github), pull, subject);
    expect(rest).toEqual({ made: 0, standing: 0, leftOut: 3 });
    expect(failureInWords(failure)).toBe('GitHub said 502: Status 502');
    expect(github.asked('pulls/create-review')).toHaveLength(1);
  });

  test.each(['pulls/list-files', 'pulls/get', 'graphql', 'pulls/list-review-comments'])(
    '%s fails',
    async (operation) => {
      const { subject, github } = await there();
      github.fail(operation, { status: 500 });
      const { failure, ...rest } = await suggest(clientOf(github), pull, subject);
      expect(failureInWords(failure)).toBe('GitHub said 500: Status 500');
      expect(rest.made).toBe(0);
      expect(github.reviews).toEqual([]);
    },
  );
});
