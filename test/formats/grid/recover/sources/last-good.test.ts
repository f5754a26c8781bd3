import { describe, expect, test } from 'vitest';
import { lastGoodEvidence } from '../../../../../src/formats/grid/recover/sources/last-good.js';
import { folder } from '../../../../support/folder.js';
import { gitClone, gitRepository, type NewCommit, type TestRepository } from '../../../../support/git.js';
import { edited, mission, persistence, prose } from '../../../../support/mission.js';
import { requestIn } from '../request.js';

const path = '.grid/STATE.md';
const state = (subject: string, text: string): NewCommit => ({ subject, files: { [path]: text } });
const older = edited(mission, { '"2026-05-12T09:15:00Z"': '"2026-05-12T09:10:00Z"' });
const cut = mission.slice(0, 700);
const wrong = edited(mission, { 'percent: 80.0': 'percent: 99.0' });

const lastGoodIn = async ({ top }: Pick<TestRepository, 'top'>, options = {}) =>
  lastGoodEvidence(await requestIn(top, options));

/** The subject of the commit that was found, its text, and the notes. */
async function found(repository: Pick<TestRepository, 'top'>) {
  const { commit, text, evidence } = await lastGoodIn(repository);
  return { subject: commit?.subject, text, notes: evidence.notes };
}

describe('the last good version', () => {
  test('is the newest one that is healthy', async () => {
    const repository = gitRepository([state('one', older), state('two', mission)]);
    expect(await found(repository)).toEqual({ subject: 'two', text: mission, notes: [] });
  });

  test('lies before the versions that were committed broken', async () => {
    const repository = gitRepository([
      ...[state('one', older), state('two', mission), state('cut', cut)],
      ...[state('wrong', wrong), state('empty', ''), state('words', 'Nothing here.\n'), state('cut again', cut)],
      ...[
        { subject: 'gone', remove: [path] },
        { subject: 'feat(02): other', files: { x: '1' } },
      ],
    ]);
    const last = repository.git('rev-parse', '--short=7', 'HEAD~2');
    expect(await found(repository)).toEqual({
      subject: 'two',
      text: mission,
      notes: [`5 committed versions of STATE.md are broken, too; the newest is of ${last} "cut again"`],
    });
  });

  test.each<[string, string | Uint8Array]>([
    ['in conflict', edited(mission, { 'energy: 9000': '<<<<<<< a\nenergy: 1\n=======\nenergy: 2\n>>>>>>> b' })],
    ['binary', Uint8Array.of(0, 159, 146, 150)],
    ['with a NUL', edited(mission, { 'Recipe Box': 'Recipe\0Box' })],
    ['too large', `${mission}${'x'.repeat(1024 * 1024)}`],
    ['nested too deep', `---\na: ${'['.repeat(5000)}\n---\n`],
  ])('is not one that is %s', async (_, content) => {
    const repository = gitRepository([state('one', mission), { subject: 'two', files: { [path]: content } }]);
    expect(await found(repository)).toMatchObject({ subject: 'one', text: mission });
  });

  test('may have warnings, and what only other files could blame it for', async () => {
    const blamed = edited(mission, { 'checkpoint_file: null': 'checkpoint_file: ".grid/CHECKPOINT.md"' });
    const repository = gitRepository([state('one', older), state('two', blamed)]);
    expect(await found(repository)).toMatchObject({ subject: 'two', text: blamed });
  });

  test('is of any dialect', async () => {
    for (const text of [persistence, prose]) {
      const repository = gitRepository([state('one', text), state('two', cut)]);
      const { evidence, commit } = await lastGoodIn(repository);
      expect(commit?.subject).toBe('one');
      expect(evidence.fields.get('cluster')).toMatchObject({ value: 'recipe-box', source: { commit: commit?.hash } });
    }
  });

  test('keeps the ends of its lines, and loses its byte order mark', async () => {
    const text = mission.replaceAll('\n', '\r\n');
    expect((await found(gitRepository([state('one', `\ufeff${text}`)]))).text).toBe(text);
  });

  test('says what it says, each value with the commit', async () => {
    const { evidence, commit } = await lastGoodIn(gitRepository([state('one', mission)]));
    const hash = commit?.hash;
    expect(evidence.kind).toBe('version');
    expect(evidence.fields.get('cluster')).toEqual({
      ...{ value: 'Recipe Box', sure: true },
      source: { what: 'STATE.md', path, line: 5, commit: hash },
    });
    const claims = [...evidence.fields.values(), ...evidence.phases, ...evidence.blocks, ...evidence.moments];
    expect(claims.length).toBeGreaterThan(20);
    expect(claims.every(({ source }) => source.commit === hash)).toBe(true);
    const made = { value: Date.parse('2026-05-11T09:00:00Z'), source: { what: 'a commit', commit: hash }, sure: true };
    expect(evidence.moments).toContainEqual(made);
  });

  test('is none where there is none', async () => {
    const nothing = { text: undefined, commit: undefined };
    const silent = { kind: 'version', blocks: [], commits: [], moments: [] };
    const bad = gitRepository([state('cut', cut)]);
    const name = bad.git('rev-parse', '--short=7', 'HEAD');
    expect(await lastGoodIn(bad)).toMatchObject({
      ...nothing,
      evidence: {
        ...silent,
        notes: [`a committed version of STATE.md is broken, too: the one of ${name} "cut"`],
      },
    });
    expect(await lastGoodIn(gitRepository())).toMatchObject({ ...nothing, evidence: { ...silent, notes: [] } });
    const plain = { top: folder({ [path]: mission }) };
    expect(await lastGoodIn(plain)).toMatchObject({ ...nothing, evidence: { ...silent, notes: [] } });
    const reason = 'there may be older versions of STATE.md in history: git was not to be asked';
    const unasked = await lastGoodIn(plain, { git: false });
    expect(unasked).toMatchObject({ ...nothing, evidence: { ...silent, notes: [reason] } });
  });

  test('is beyond the end of a shallow clone, perhaps', async () => {
    const clone = gitClone(gitRepository([state('one', mission), state('cut', cut)]), '--depth=1');
    const { subject, notes } = await found(clone);
    expect(subject).toBeUndefined();
    expect(notes[1]).toMatch(/^there may be older versions of STATE\.md in history: the clone is shallow/);
  });

  test('is found behind hundreds of broken ones, each of which is judged once', async () => {
    const repository = gitRepository([state('one', mission)]);
    for (let times = 0; times < 300; times += 1) repository.commit(state('bad', times % 2 ? cut : wrong));
    const request = await requestIn(repository.top);
    let judged = 0;
    const judge: typeof request.judge = (tree, which) => {
      judged += 1;
      return request.judge(tree, which);
    };
    const { commit } = await lastGoodEvidence({ ...request, judge });
    expect(commit?.subject).toBe('one');
    expect(judged).toBe(3); // `wrong`, `cut` and the good one
  }, 60_000);
});
