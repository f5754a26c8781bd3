import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gitRepository } from '../../support/git.js';
import { state, writing } from './histories.js';
import { openGit } from './open.js';

/** The trailers of a commit with some message, as the steps of a history tell them. */
async function trailersIn(
  message: string | Uint8Array,
  more: readonly string[] = [],
  settings: readonly string[] = [],
) {
  const repository = gitRepository([writing('1')]);
  repository.commit(writing('2'));
  const [parent, tree] = ['HEAD~1', 'HEAD^{tree}'].map((name) => repository.git('rev-parse', name));
  const person = 'Ada <ada@example.com> 1778486400 +0000';
  const head = [`tree ${tree}`, `parent ${parent}`, `author ${person}`, `committer ${person}`, ...more, '', ''];
  const input = Buffer.concat([Buffer.from(head.join('\n')), Buffer.from(message)]);
  const write = ['hash-object', '-w', '-t', 'commit', '--literally', '--stdin'];
  const hash = execFileSync('git', write, { cwd: repository.top, input, encoding: 'utf8' }).trim();
  repository.git('update-ref', 'refs/heads/main', hash);
  for (const setting of settings) repository.git('config', ...(setting.split('=') as [string, string]));
  const { steps, gap } = await openGit(repository.top)
    .history()
    .stepsSince(parent ?? '', [state]);
  expect(gap).toBeUndefined();
  expect(steps).toHaveLength(1);
  return steps[0]?.trailers.map(({ key, value }) => [key, value]);
}

describe('trailers', () => {
  test.each<[string, string, readonly (readonly string[])[]]>([
    ['none', 'feat: x\n\nbody\n', []],
    ['no message at all', '', []],
    ['only a subject that looks like one', 'Grid-Agent: executor-003\n', []],
    ['one', 'feat: x\n\nGrid-Agent: executor-003\n', [['Grid-Agent', 'executor-003']]],
    ['behind a body', 'feat: x\n\nbody\n\nGrid-Agent: executor-003\n', [['Grid-Agent', 'executor-003']]],
    ['in the body, and not at its end', 'feat: x\n\nGrid-Agent: executor-003\n\nbody\n', []],
    [
      'several, in order, as often as they stand there',
      'feat: x\n\nGrid-Agent: b\nOther: y\nGrid-Agent: a\nGrid-Agent: b\n',
      [
        ['Grid-Agent', 'b'],
        ['Other', 'y'],
        ['Grid-Agent', 'a'],
        ['Grid-Agent', 'b'],
      ],
    ],
    ['folded', 'feat: x\n\nGrid-Agent: exe\n  cutor\n\t-003\n', [['Grid-Agent', 'exe cutor -003']]],
    ['with colons in its value', 'feat: x\n\nSee: https://a.b:80/c: d\n', [['See', 'https://a.b:80/c: d']]],
    ['without a space', 'feat: x\n\nGrid-Agent:executor-003\n', [['Grid-Agent', 'executor-003']]],
    ['with a space before the colon', 'feat: x\n\nGrid-Agent : executor-003\n', [['Grid-Agent', 'executor-003']]],
    [
      'among lines that are none',
      'feat: x\n\n(cherry picked from commit 4be91d2)\n folded: 1\nGrid-Agent: a\nplain words: 1\n more: 2\nA: b\n c: d\n',
      [
        ['Grid-Agent', 'a'],
        ['A', 'b c: d'],
      ],
    ],
    ['without a value', 'feat: x\n\nGrid-Agent:\n', [['Grid-Agent', '']]],
    ['with other ends of lines', 'feat: x\r\n\r\nGrid-Agent: executor-003\r\n', [['Grid-Agent', 'executor-003']]],
    ['with signs of a separator in it', 'feat: x\n\nA: %x00 %x1f, \\0 \x1f\x1e\n', [['A', '%x00 %x1f, \\0 \x1f\x1e']]],
    ['in other letters', 'feat: x\n\nGrid-Agent: ädä \u{1f600}\n', [['Grid-Agent', 'ädä \u{1f600}']]],
    [
      'that look like a commit',
      `feat: x\n\nA: b\n${'a'.repeat(40)}: c\n`,
      [
        ['A', 'b'],
        ['a'.repeat(40), 'c'],
      ],
    ],
    ['behind a NUL, which ends the message', 'feat: x\n\nA: b\n\0\n\nGrid-Agent: c\n', [['A', 'b']]],
  ])('%s', async (_, message, trailers) => {
    expect(await trailersIn(message)).toEqual(trailers);
  });

  test('are found where git finds them, whatever the lines are', { timeout: 120_000 }, async () => {
    const line = fc.constantFrom(
      'A: b',
      'Key : c',
      'c:',
      ' more',
      '\tmore: x',
      'words',
      '',
      '# d: e',
      '-: f',
      'Ä: g',
      '---',
    );
    const { git, top } = gitRepository([writing('1')]);
    const base = git('rev-parse', 'HEAD');
    const messages = fc.sample(
      fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => ['subject', '', ...lines].join('\n')),
      300,
    );
    const stream = messages.map((message, at) => {
      const head = `commit refs/heads/main\ncommitter Ada <ada@example.com> ${1_778_486_400 + at} +0000\n`;
      const data = `data ${Buffer.byteLength(message)}\n${message}\n`;
      return `${head}${data}${at === 0 ? `from ${base}\n` : ''}M 100644 inline ${state}\ndata ${String(at).length + 1}\nx${at}\n`;
    });
    execFileSync('git', ['fast-import', '--quiet'], { cwd: top, input: stream.join('') });
    const { steps } = await openGit(top).history().stepsSince(base, [state]);
    expect(steps).toHaveLength(messages.length);
    const told = git('log', '--reverse', '--format=%x00%(trailers:only,unfold)', `${base}..main`).split('\0').slice(1);
    for (const [at, { trailers }] of steps.entries()) {
      const lines = trailers.map(({ key, value }) => `${key}: ${value}`.trim()).join('\n');
      expect(lines, messages[at]).toBe(
        told[at]
          ?.trim()
          .split('\n')
          .map((one) => one.trim())
          .join('\n'),
      );
    }
  });

  test('in the encoding that the commit names', async () => {
    const message = Buffer.from('feat: x\n\nGrid-Agent: Zo\xeb\n', 'latin1');
    expect(await trailersIn(message, ['encoding ISO-8859-1'])).toEqual([['Grid-Agent', 'Zoë']]);
  });

  test('of any length and number, as many as are of use', async () => {
    const long = `A: ${'x'.repeat(3_000_000)}\nGrid-Agent: executor-003\n`;
    expect(await trailersIn(`feat: x\n\n${long}`)).toEqual([
      ['A', 'x'.repeat(997)],
      ['Grid-Agent', 'executor-003'],
    ]);
    const many = Array.from({ length: 20_000 }, (_, at) => `Key-${at}: ${at}`).join('\n');
    const found = await trailersIn(`feat: x\n\n${many}\n`);
    expect(found).toHaveLength(100);
    expect(found?.[99]).toEqual(['Key-99', '99']);
    const deep = `feat: x\n\n${'body\n'.repeat(200_000)}\nGrid-Agent: executor-003\n`;
    expect(await trailersIn(deep)).toEqual([['Grid-Agent', 'executor-003']]);
  });

  test('whatever the configuration says about them', async () => {
    const settings = ['trailer.separators=#', 'trailer.Grid-Agent.key=Other: ', 'log.showSignature=true'];
    const more = ['format.pretty=raw', 'trailer.ifexists=replace', 'i18n.logOutputEncoding=UTF-16', 'color.ui=always'];
    const message = 'feat: x\n\nGrid-Agent: executor-003\nGrid-Agent: ä\n';
    expect(await trailersIn(message, [], [...settings, ...more])).toEqual([
      ['Grid-Agent', 'executor-003'],
      ['Grid-Agent', 'ä'],
    ]);
  });
});
