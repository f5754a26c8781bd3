import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Person } from '../../../src/cli/person.js';
import { repository } from '../../support/folder.js';
import { edited, mission } from '../../support/mission.js';
import { beside } from '../../support/mission-files.js';
import { run } from '../run.js';
import { broken, cut, kept, now, path, proposal, recoveryOf, state } from './broken.js';

/** Answers questions in turn, and is gone then. */
function person(
  answers: readonly string[],
  edit: Person['edit'] = async () => 'no editor',
): Person & { asked: number } {
  const left = [...answers];
  const self = {
    asked: 0,
    ask: async () => {
      self.asked += 1;
      return left.shift();
    },
    edit,
  };
  return self;
}

describe('somebody at a terminal', () => {
  const argv = ['recover', '--write', ...now];

  test.each([['a'], ['accept'], ['y'], ['yes'], ['Yes ']])('accepts with %j', async (answer) => {
    const top = broken();
    const expected = await proposal(top);
    const { status, stdout } = await run(argv, { cwd: top, person: person([answer]) });
    expect([status, state(top)]).toEqual([0, expected]);
    expect(stdout).toContain('STATE RECOVERY');
  });

  test.each([
    ['quits', ['q']],
    ['only presses Enter', ['']],
    ['says no', ['No']],
    ['types Ctrl-D or Ctrl-C', []],
    ['types something else, and is gone', ['maybe', 'what?']],
  ])('%s: nothing is written', async (_, answers) => {
    const top = broken();
    const { status, stderr } = await run(argv, { cwd: top, person: person(answers) });
    expect([status, state(top), kept(top)]).toEqual([1, cut, []]);
    expect(stderr).toContain('agent-state-lint: nothing was written\n');
  });

  test('inspects first: all values, their sources and lines', async () => {
    const top = broken();
    const someone = person(['i', 'a']);
    const { status, stdout } = await run(argv, { cwd: top, person: someone });
    expect([status, someone.asked]).toEqual([0, 2]);
    expect(stdout).toContain('\nmode\n  "guided"  .grid/STATE.md:9, sure\n    mode: "guided"\n');
  });

  test('edits: what was edited is judged, and written', async () => {
    const top = broken();
    const seen: string[] = [];
    const someone = person(['e', 'a'], async ([copy = '']) => {
      seen.push(copy);
      writeFileSync(copy, edited(readFileSync(copy, 'utf8'), { 'mode: "guided"': 'mode: "hands_on" # by hand' }));
      return undefined;
    });
    const expected = edited(await proposal(top), { 'mode: "guided"': 'mode: "hands_on" # by hand' });
    const { status, stderr } = await run(argv, { cwd: top, person: someone });
    expect([status, state(top)]).toEqual([0, expected]);
    expect(stderr).toContain('agent-state-lint: edited, and no errors in it\n');
    const [copy = ''] = seen;
    expect(copy.startsWith(top)).toBe(false);
    expect(() => readFileSync(copy)).toThrow(); // nothing is left of it
  });

  test('edits errors into it, and cannot accept them', async () => {
    const top = broken();
    const someone = person(['e', 'a', 'q'], async ([copy = '']) => {
      writeFileSync(copy, edited(readFileSync(copy, 'utf8'), { 'mode: "guided"': 'mode: "gided"' }));
      return undefined;
    });
    const { status, stderr } = await run(argv, { cwd: top, person: someone });
    expect([status, state(top)]).toEqual([1, cut]);
    expect(stderr).toMatch(/\.grid\/STATE\.md:\d+ mode is "gided"; did you mean "guided"\? \(schema\/enum\)\n/);
    expect(stderr).toContain('agent-state-lint: what was edited still has errors; edit it once more, or quit\n');
  });

  test.each<[string, Person['edit'], string]>([
    ['the editor fails', async () => 'the editor vi ended with 1', 'the editor vi ended with 1'],
    [
      'the copy is gone',
      async ([copy = '']) => {
        rmSync(copy);
        return undefined;
      },
      'STATE.md is gone, or no file any more',
    ],
    [
      'the copy is emptied',
      async ([copy = '']) => {
        writeFileSync(copy, ' \n');
        return undefined;
      },
      'STATE.md is empty',
    ],
    [
      'the copy has become a directory',
      async ([copy = '']) => {
        rmSync(copy);
        mkdirSync(copy);
        return undefined;
      },
      'STATE.md is gone, or no file any more',
    ],
    [
      'the copy is gone with its folder',
      async ([copy = '']) => {
        rmSync(dirname(copy), { recursive: true });
        return undefined;
      },
      'STATE.md is gone, or no file any more',
    ],
    [
      'the copy is too large',
      async ([copy = '']) => {
        appendFileSync(copy, 'x'.repeat(1024 * 1024));
        return undefined;
      },
      'STATE.md is too large',
    ],
    [
      'the copy is no text',
      async ([copy = '']) => {
        writeFileSync(copy, Uint8Array.of(0xff, 0xfe, 0));
        return undefined;
      },
      'STATE.md is no UTF-8 text',
    ],
  ])('when %s, the edit does not count', async (_, edit, said) => {
    const top = broken();
    const expected = await proposal(top);
    const { status, stderr } = await run(argv, { cwd: top, person: person(['e', 'a'], edit) });
    expect([status, state(top)]).toEqual([0, expected]);
    expect(stderr).toContain(`agent-state-lint: the edit does not count: ${said}\n`);
  });

  test.each([
    ['is not there', (at: string) => join(at, 'nowhere'), /there is no folder \S+nowhere/],
    ['is a file', (at: string) => join(at, path), /STATE\.md is no folder/],
  ])(
    'where no copy can be made, for TMPDIR %s, nothing is written and the exit status is 2',
    async (_, place, said) => {
      const top = broken();
      vi.stubEnv('TMPDIR', place(top));
      onTestFinished(() => void vi.unstubAllEnvs());
      const { status, stderr } = await run(argv, { cwd: top, person: person(['e', 'a']) });
      expect([status, state(top)]).toEqual([2, cut]);
      expect(stderr).toMatch(/agent-state-lint: there is no copy to edit: .*; TMPDIR says where it is to be\n$/);
      expect(stderr).toMatch(said);
    },
  );

  test('is shown what it is about, when standard output is for JSON', async () => {
    const top = broken();
    const { status, stdout, stderr } = await run([...argv, '--format', 'json'], { cwd: top, person: person(['a']) });
    expect([status, recoveryOf(stdout).text]).toEqual([0, state(top)]);
    expect(stderr).toContain('STATE RECOVERY');
  });

  test('is not asked about what is healthy', async () => {
    const someone = person([]);
    const top = repository({ ...beside, [path]: mission });
    expect((await run(argv, { cwd: top, person: someone })).status).toBe(0);
    expect(someone.asked).toBe(0);
  });

  test('who quits at the first root is not asked about the second', async () => {
    const files = (root: string) => ({ [`${root}/${path}`]: cut });
    const top = repository({ ...files('a'), ...files('b') });
    const someone = person(['q', 'a']);
    const { status } = await run(argv, { cwd: top, person: someone });
    expect([status, someone.asked, readFileSync(join(top, 'b', path), 'utf8')]).toEqual([1, 1, cut]);
  });
});
