import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { init, lint } from '../../src/index.js';
import { folder, repository } from '../support/folder.js';
import { mission } from '../support/mission.js';
import { beside } from '../support/mission-files.js';
import { run } from './run.js';

const at = '2026-05-12T09:20:00Z';
const now = ['--now', at];
const read = (top: string, path: string) => readFileSync(join(top, path), 'utf8');

test('lays out a root that lints clean, and says what it wrote', async () => {
  const top = repository();
  const { status, stdout, stderr } = await run(['init', '--name', 'Recipe Box', ...now], { cwd: top });
  expect([status, stderr]).toEqual([0, '']);
  const written = stdout.trimEnd().split('\n');
  expect(written).toContain('wrote .grid/STATE.md');
  for (const line of written) expect(existsSync(join(top, line.replace('wrote ', '')))).toBe(true);
  expect(read(top, '.grid/STATE.md')).toContain('cluster: "Recipe Box"');
  const { report } = await lint({ cwd: top, now: Date.parse(at) });
  expect([report.roots, report.findings]).toEqual([[{ path: '.grid', format: 'grid', dialect: 'schema' }], []]);
});

test('the mission is called like the folder', async () => {
  const top = repository();
  await run(['init', ...now], { cwd: top });
  expect(read(top, '.grid/STATE.md')).toContain(`cluster: "${basename(top)}"`);
});

test('from inside a root, that root is meant', async () => {
  const top = repository({ '.grid/WARMTH.md': 'x\n' });
  const { status } = await run(['init', ...now], { cwd: join(top, '.grid') });
  expect([status, existsSync(join(top, '.grid/.grid'))]).toEqual([2, false]); // it holds state
  const bare = repository({ '.grid/x': '', '.grid/deep/x': '' });
  expect((await run(['init', ...now], { cwd: join(bare, '.grid') })).status).toBe(0);
  expect(existsSync(join(bare, '.grid/STATE.md'))).toBe(true);
  const deep = await run(['init', ...now], { cwd: join(bare, '.grid/deep') });
  expect([deep.status, deep.stderr]).toEqual([2, 'agent-state-lint: this folder lies in a .grid/ already\n']);
});

test.each([
  ['apps/shop', 'apps/shop/.grid'],
  ['apps/shop/.grid', 'apps/shop/.grid'],
  ['./apps/shop/', 'apps/shop/.grid'],
  ['apps/shop/.grid/.', 'apps/shop/.grid'],
])('%s is laid out as %s', async (given, root) => {
  const top = repository({ 'apps/shop/x': '' });
  const { status, stdout } = await run(['init', given, ...now], { cwd: top });
  expect([status, stdout]).toEqual([0, expect.stringContaining(`wrote ${root}/STATE.md\n`)]);
  expect(read(top, `${root}/STATE.md`)).toContain('cluster: "shop"');
});

test('twice is once: what is there stays as it is', async () => {
  const top = repository();
  await run(['init', ...now], { cwd: top });
  const files = readdirSync(join(top, '.grid'), { recursive: true });
  const state = read(top, '.grid/STATE.md');
  const { status, stdout, stderr } = await run(['init', '--name', 'other', '--now', '2026-05-13T00:00:00Z'], {
    cwd: top,
  });
  expect(status).toBe(0);
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .every((line) => /^left \.grid\/\S+ as it is$/.test(line)),
  ).toBe(true);
  expect(stderr).toBe('agent-state-lint: nothing was written, .grid has all its files\n');
  expect([read(top, '.grid/STATE.md'), readdirSync(join(top, '.grid'), { recursive: true })]).toEqual([state, files]);
});

test('what is missing is added to what is there', async () => {
  const top = repository({ ...beside, '.grid/STATE.md': mission, '.grid/WARMTH.md': 'x\n' });
  const { status, stdout } = await run(['init', ...now], { cwd: top });
  expect(status).toBe(0);
  expect(stdout).toContain('left .grid/STATE.md as it is\n');
  expect(stdout).toContain('left .grid/WARMTH.md as it is\n');
  expect(stdout).toMatch(/^wrote /m);
  expect([read(top, '.grid/STATE.md'), read(top, '.grid/WARMTH.md')]).toEqual([mission, 'x\n']);
});

test('state that has lost its STATE.md is not begun anew', async () => {
  const top = repository(beside);
  const { status, stderr } = await run(['init', ...now], { cwd: top });
  expect([status, stderr, existsSync(join(top, '.grid/STATE.md'))]).toEqual([
    2,
    'agent-state-lint: .grid holds state without its STATE.md; agent-state-lint recover rebuilds it\n',
    false,
  ]);
});

test.each([[''], [' \n\n'], ['\0\0\0']])('a STATE.md of %j is not begun anew either', async (text) => {
  const top = repository({ '.grid/STATE.md': text });
  const { status, stdout, stderr } = await run(['init', ...now], { cwd: top });
  expect([status, stdout, stderr]).toEqual([
    2,
    '',
    'agent-state-lint: .grid/STATE.md is there, and empty; agent-state-lint recover rebuilds it\n',
  ]);
  expect([readdirSync(join(top, '.grid')), read(top, '.grid/STATE.md')]).toEqual([['STATE.md'], text]);
});

describe('what lies where a fresh root is to be', () => {
  const link = (at: string) => symlinkSync('nowhere', at);
  const file = (at: string) => writeFileSync(at, '');
  const fifo = (at: string) => execFileSync('mkfifo', [at]);

  test.each<[string, string, (at: string) => void, string]>([
    ['a dangling link as the root', '.grid', link, '.grid is a link'],
    ['a FIFO as the root', '.grid', fifo, '.grid is neither a file nor a directory'],
    ['a file as the root', '.grid', file, '.grid is a file'],
    ['a dangling link as a folder', '.grid/plans', link, '.grid/plans is a link'],
    ['a FIFO as a folder', '.grid/phases', fifo, '.grid/phases is neither a file nor a directory'],
    ['a file as a folder', '.grid/plans', file, '.grid/plans is a file'],
    ['a directory as STATE.md', '.grid/STATE.md', mkdirSync, '.grid/STATE.md is a directory'],
    ['a dangling link as STATE.md', '.grid/STATE.md', link, '.grid/STATE.md is a link'],
    ['a FIFO as a file', '.grid/.gitignore', fifo, '.grid/.gitignore is neither a file nor a directory'],
  ])('%s is refused before anything is written', async (_, path, make, said) => {
    const top = repository(path === '.grid' ? {} : { '.grid/notes': 'x\n' });
    make(join(top, path));
    const files = readdirSync(top, { recursive: true }).sort();
    const { status, stdout, stderr } = await run(['init', ...now], { cwd: top });
    expect([status, stdout, stderr]).toEqual([2, '', `agent-state-lint: ${said}; move it away first\n`]);
    expect(readdirSync(top, { recursive: true }).sort()).toEqual(files);
  });

  test('a link is not gone through, wherever it leads', async () => {
    const top = repository({ 'real/x': '' });
    symlinkSync('real', join(top, '.grid'));
    expect((await run(['init', ...now], { cwd: top })).status).toBe(2);
    expect(readdirSync(join(top, 'real'))).toEqual(['x']);
  });
});

describe('what belongs to git alone gets no state', () => {
  test.each([['.git'], ['.git/hooks'], ['.git/.grid']])('%s', async (given) => {
    const top = folder();
    execFileSync('git', ['init', '--quiet', '--template=', top]);
    mkdirSync(join(top, '.git/hooks'));
    const files = readdirSync(top, { recursive: true }).sort();
    const { status, stderr } = await run(['init', given, ...now], { cwd: top });
    expect([status, stderr]).toEqual([2, `agent-state-lint: ${given} belongs to git alone; there is no state in it\n`]);
    expect(readdirSync(top, { recursive: true }).sort()).toEqual(files);
  });

  test('a bare repository', async () => {
    const top = folder();
    execFileSync('git', ['init', '--quiet', '--bare', join(top, 'bare')]);
    expect((await run(['init', 'bare', ...now], { cwd: top })).status).toBe(2);
    expect(existsSync(join(top, 'bare/.grid'))).toBe(false);
  });
});

test.each([
  ['1999-12-31T23:59:59Z', 2],
  ['1969-07-20T20:17:00Z', 2],
  ['2000-01-01T00:00:00Z', 0],
  ['9999-12-31T23:59:59Z', 0],
])('a mission begun at %s: exit status %i', async (moment, expected) => {
  const top = repository();
  const { status, stderr } = await run(['init', '--now', moment], { cwd: top });
  const said = 'agent-state-lint: a mission begins in the years 2000 to 9999, and the clock says another one\n';
  expect([status, stderr, existsSync(join(top, '.grid'))]).toEqual([expected, expected ? said : '', !expected]);
  const { report } = await lint({ cwd: top, now: Date.parse(moment), allowEmpty: true });
  expect(report.findings).toEqual([]);
});

test('without git, in a folder by itself', async () => {
  const top = folder();
  expect((await run(['init', ...now], { cwd: top })).status).toBe(0);
  expect(existsSync(join(top, '.grid/STATE.md'))).toBe(true);
});

test.each([
  [['nowhere/deep'], /^agent-state-lint: there is no folder .*\/nowhere\/deep\n$/],
  [['.grid/.grid'], /^agent-state-lint: .*\n$/],
  [['.grid/plans'], /^agent-state-lint: there is no folder .*\/\.grid\/plans\n$/],
  [
    ['--now', 'commit'],
    /^agent-state-lint: --now of init wants a moment like 2026-01-24T14:00:00Z; "commit" is none\n$/,
  ],
  [['--name', ''], /^agent-state-lint: --name wants what the mission is called, and must not be empty\n$/],
  [['--name', 'x'.repeat(201)], /^agent-state-lint: --name wants at most 200 characters; there are 201\n$/],
  [[''], /^agent-state-lint: a path must not be empty\n$/],
])('init %j is wrong usage', async (argv, said) => {
  const top = repository();
  const { status, stderr } = await run(['init', ...argv], { cwd: top });
  expect([status, stderr, readdirSync(top)]).toEqual([2, expect.stringMatching(said), ['.git']]);
});

test('as a function, it writes only when it is told to', async () => {
  const top = repository();
  const proposed = await init({ cwd: top, now: Date.parse(at) });
  expect([proposed.top, proposed.root, proposed.written, proposed.present]).toEqual([top, '.grid', [], []]);
  expect(existsSync(join(top, '.grid'))).toBe(false);
  const done = await init({ cwd: top, now: Date.parse(at), write: true });
  expect(done.written).toEqual(proposed.files.map(({ path }) => path));
  for (const { path, text } of proposed.files) expect(read(top, path)).toBe(text);
  const again = await init({ cwd: top, write: true });
  expect([again.files, again.written, again.present]).toEqual([[], [], done.written]);
});

test.each([
  [{ nmae: 'x' }, 'there is no option "nmae"; did you mean "name"?'],
  [{ only: ['grid'] }, 'there is no option "only"'],
  [{ write: 'yes' }, 'the option write must be true or false, not "yes"'],
  [{ name: '' }, 'the option name must be text of at most 200 characters, not ""'],
  [{ name: 'x'.repeat(201) }, 'the option name must be text of at most 200 characters'],
  [{ now: 'commit' }, 'the option now must be a number, of ms since 1970, not "commit"'],
  [{ now: Number.NaN }, 'a mission begins in the years 2000 to 9999, and the clock says another one'],
  [{ root: 3 }, 'the option root must be a path, not 3'],
  [{ cwd: '' }, 'the option cwd must be a path, not ""'],
  ['.grid', 'init() wants an object of options, not ".grid"'],
])('init(%j) is wrong usage', async (options, message) => {
  mkdirSync(join(repository(), 'x'));
  await expect(init(options as never)).rejects.toThrow(message);
});
