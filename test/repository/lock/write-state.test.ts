import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LockUnavailableError } from '../../../src/repository/lock/lock-errors.js';
import { WriteError } from '../../../src/repository/write-file.js';
import { StateChangedError, writeState } from '../../../src/repository/write-state.js';
import { folder } from '../../support/folder.js';
import { pythonGets } from './holder.js';

const isLinux = process.platform === 'linux';
const isRoot = process.getuid?.() === 0;
const bytes = (text: string) => Buffer.from(text);
const change = (path: string, before: string | undefined, after: string, root = '.grid') => ({
  ...{ path, root, after: bytes(after) },
  before: before === undefined ? undefined : bytes(before),
});
const read = (top: string, path: string) => readFileSync(join(top, path), 'utf8');

describe.runIf(isLinux)('writeState', () => {
  test('writes whole files, keeps their mode, and leaves nothing but the lock', async () => {
    const top = folder({ '.grid/STATE.md': 'old', '.grid/phases/01/SUMMARY.md': 'old too' });
    chmodSync(join(top, '.grid/STATE.md'), 0o640);
    await writeState(top, [
      change('.grid/STATE.md', 'old', 'new'),
      change('.grid/phases/01/SUMMARY.md', 'old too', 'new too'),
    ]);
    expect([read(top, '.grid/STATE.md'), read(top, '.grid/phases/01/SUMMARY.md')]).toEqual(['new', 'new too']);
    expect(lstatSync(join(top, '.grid/STATE.md')).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(top, '.grid')).sort()).toEqual(['.state.lock', 'STATE.md', 'phases']);
    expect(readdirSync(join(top, '.grid/phases/01'))).toEqual(['SUMMARY.md']);
    expect(await pythonGets(join(top, '.grid/.state.lock'))).toBe(true);
  });

  test('writes a file where there was none, and only there', async () => {
    const top = folder({ '.grid/STATE.md': 'x' });
    await writeState(top, [change('.grid/new.md', undefined, 'new')]);
    expect(read(top, '.grid/new.md')).toBe('new');
    await expect(writeState(top, [change('.grid/STATE.md', undefined, 'new')])).rejects.toThrow(StateChangedError);
    expect(read(top, '.grid/STATE.md')).toBe('x');
  });

  test.each([
    ['longer', 'old and more'],
    ['another one of the same length', 'odd'],
    ['empty', ''],
  ])('writes nothing when one of the files is not what it was: %s', async (_, now) => {
    const top = folder({ '.grid/a.md': 'old', '.grid/b.md': now });
    const writing = writeState(top, [change('.grid/a.md', 'old', 'new'), change('.grid/b.md', 'old', 'new')]);
    await expect(writing).rejects.toThrow(
      new StateChangedError('.grid/b.md was changed by somebody else meanwhile; nothing was written'),
    );
    expect([read(top, '.grid/a.md'), read(top, '.grid/b.md')]).toEqual(['old', now]);
  });

  test('a file that is gone was changed, too', async () => {
    const top = folder({ '.grid/a.md': 'old' });
    await expect(writeState(top, [change('.grid/b.md', 'old', 'new')])).rejects.toThrow(StateChangedError);
    expect(existsSync(join(top, '.grid/b.md'))).toBe(false);
  });

  test('says which roots had been written when another one could not be', async () => {
    const top = folder({ 'one/.grid/a.md': 'old', 'two/.grid/a.md': 'newer' });
    const writing = writeState(top, [
      change('one/.grid/a.md', 'old', 'new', 'one/.grid'),
      change('two/.grid/a.md', 'old', 'new', 'two/.grid'),
    ]);
    await expect(writing).rejects.toThrow(
      'two/.grid/a.md was changed by somebody else meanwhile; one/.grid/a.md had been written by then',
    );
    expect([read(top, 'one/.grid/a.md'), read(top, 'two/.grid/a.md')]).toEqual(['new', 'newer']);
  });

  test('never writes through a link: of the file, of its folder, of the root', async () => {
    const top = folder({ 'real/STATE.md': 'old', '.grid/x.md': '' });
    symlinkSync('../real/STATE.md', join(top, '.grid/STATE.md'));
    symlinkSync('../real', join(top, '.grid/phases'));
    symlinkSync('real', join(top, 'linked'));
    await expect(writeState(top, [change('.grid/STATE.md', 'old', 'new')])).rejects.toThrow(StateChangedError);
    await expect(writeState(top, [change('.grid/phases/STATE.md', 'old', 'new')])).rejects.toThrow(
      new WriteError(`${join(top, '.grid/phases')} is a link; nothing is written through one; nothing was written`),
    );
    await expect(writeState(top, [change('linked/STATE.md', 'old', 'new', 'linked')])).rejects.toThrow(WriteError);
    expect(read(top, 'real/STATE.md')).toBe('old');
    expect(readdirSync(join(top, 'real'))).toEqual(['STATE.md']);
  });

  test('takes no lock that is a link', async () => {
    const top = folder({ '.grid/STATE.md': 'old' });
    symlinkSync('../outside', join(top, '.grid/.state.lock'));
    await expect(writeState(top, [change('.grid/STATE.md', 'old', 'new')])).rejects.toThrow(LockUnavailableError);
    expect([read(top, '.grid/STATE.md'), existsSync(join(top, 'outside'))]).toEqual(['old', false]);
  });

  test('sweeps what killed writers left, and nothing else', async () => {
    const kept = ['.STATE.md.0123456789abcdef.bak', 'STATE.md.0123456789abcdef.tmp', '.x.tmp', '.STATE.md.0123.tmp'];
    const top = folder({ '.grid/STATE.md': 'old', '.grid/.STATE.md.0123456789abcdef.tmp': 'half' });
    for (const name of kept) writeFileSync(join(top, '.grid', name), '');
    mkdirSync(join(top, '.grid/.a.0123456789abcdef.tmp'));
    symlinkSync('STATE.md', join(top, '.grid/.b.0123456789abcdef.tmp'));
    await writeState(top, [change('.grid/STATE.md', 'old', 'new')]);
    expect(readdirSync(join(top, '.grid')).sort()).toEqual(
      [...kept, '.a.0123456789abcdef.tmp', '.b.0123456789abcdef.tmp', '.state.lock', 'STATE.md'].sort(),
    );
  });

  test('a file system without space leaves the old file, and no other', async () => {
    const top = folder();
    mkdirSync(join(top, '.grid'));
    const shell = (script: string) => spawnSync('sh', ['-c', script], { cwd: top, stdio: 'ignore' }).status === 0;
    if (!isRoot || !shell('mount -t tmpfs -o size=16k none .grid')) return; // only who may can try it
    onTestFinished(() => {
      shell('umount .grid');
    });
    writeFileSync(join(top, '.grid/STATE.md'), 'old');
    await expect(writeState(top, [change('.grid/STATE.md', 'old', 'x'.repeat(100_000))])).rejects.toThrow(
      `no space left for ${join(top, '.grid/STATE.md')}; nothing was written`,
    );
    expect([read(top, '.grid/STATE.md'), readdirSync(join(top, '.grid')).sort()]).toEqual([
      'old',
      ['.state.lock', 'STATE.md'],
    ]);
  });
});

describe.runIf(isLinux)('what lay there', () => {
  /** The first 12 hex digits of the SHA-256 of `old`. */
  const kept = '.grid/STATE.md.cba06b5736fa.bak';
  const keeping = (before: string, after: string) => ({ ...change('.grid/STATE.md', before, after), isKept: true });

  test('is kept beside it, named by its content, with the same mode', async () => {
    const top = folder({ '.grid/STATE.md': 'old' });
    chmodSync(join(top, '.grid/STATE.md'), 0o640);
    await writeState(top, [keeping('old', 'new')]);
    expect([read(top, '.grid/STATE.md'), read(top, kept)]).toEqual(['new', 'old']);
    expect(lstatSync(join(top, kept)).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(top, '.grid')).sort()).toEqual(['.state.lock', 'STATE.md', 'STATE.md.cba06b5736fa.bak']);
  });

  test('is kept once, however often it comes back', async () => {
    const top = folder({ '.grid/STATE.md': 'old' });
    for (const next of ['new', 'newer']) {
      await writeState(top, [keeping('old', next)]);
      await writeState(top, [change('.grid/STATE.md', next, 'old')]);
    }
    expect(readdirSync(join(top, '.grid')).sort()).toEqual(['.state.lock', 'STATE.md', 'STATE.md.cba06b5736fa.bak']);
  });

  test.each([
    ['another text', (path: string) => writeFileSync(path, 'odd')],
    ['a longer text', (path: string) => writeFileSync(path, 'old and more')],
    ['a link', (path: string) => symlinkSync('STATE.md', path)],
    ['a folder', (path: string) => mkdirSync(path)],
  ])('is not put in the place of %s: nothing is written', async (_, put) => {
    const top = folder({ '.grid/STATE.md': 'old' });
    put(join(top, kept));
    await expect(writeState(top, [keeping('old', 'new')])).rejects.toThrow(
      new WriteError(`${join(top, kept)} is to keep the old file, and is something else; nothing was written`),
    );
    expect(read(top, '.grid/STATE.md')).toBe('old');
  });

  test('is said to be there where nothing more could be written', async () => {
    const top = folder({ '.grid/STATE.md': 'old', '.grid/b.md': 'old', '.grid/b.md.cba06b5736fa.bak': 'odd' });
    const both = [keeping('old', 'new'), { ...change('.grid/b.md', 'old', 'new'), isKept: true }];
    await expect(writeState(top, both)).rejects.toThrow(`; ${kept} had been written by then`);
    expect([read(top, '.grid/STATE.md'), read(top, kept)]).toEqual(['old', 'old']);
  });

  test('is not kept where nothing lay', async () => {
    const top = folder({ '.grid/x.md': '' });
    await writeState(top, [{ ...change('.grid/STATE.md', undefined, 'new'), isKept: true }]);
    expect(readdirSync(join(top, '.grid')).sort()).toEqual(['.state.lock', 'STATE.md', 'x.md']);
  });
});

describe.runIf(isLinux)('new files', () => {
  test('get the folders that they lie in, and so does a new root', async () => {
    const top = folder();
    await writeState(top, [
      change('a/.grid/STATE.md', undefined, 'new', 'a/.grid'),
      change('a/.grid/phases/01/SUMMARY.md', undefined, 'new too', 'a/.grid'),
    ]);
    expect([read(top, 'a/.grid/STATE.md'), read(top, 'a/.grid/phases/01/SUMMARY.md')]).toEqual(['new', 'new too']);
  });

  test('never lie behind a link', async () => {
    const top = folder({ 'real/x.md': '' });
    symlinkSync('real', join(top, '.grid'));
    await expect(writeState(top, [change('.grid/STATE.md', undefined, 'new')])).rejects.toThrow(WriteError);
    expect(readdirSync(join(top, 'real'))).toEqual(['x.md']);
    mkdirSync(join(top, 'two/.grid'), { recursive: true });
    symlinkSync('../../real', join(top, 'two/.grid/phases'));
    const inside = change('two/.grid/phases/SUMMARY.md', undefined, 'new', 'two/.grid');
    await expect(writeState(top, [inside])).rejects.toThrow(WriteError);
    expect(readdirSync(join(top, 'real'))).toEqual(['x.md']);
  });

  test('never take the place of a link that leads nowhere', async () => {
    const top = folder({ '.grid/x.md': '' });
    symlinkSync('nowhere', join(top, '.grid/STATE.md'));
    await expect(writeState(top, [change('.grid/STATE.md', undefined, 'new')])).rejects.toThrow(StateChangedError);
    expect(existsSync(join(top, '.grid/nowhere'))).toBe(false);
  });

  test.each([
    ['a FIFO', (at: string) => spawnSync('mkfifo', [at]), /\.grid is no folder; nothing was written$/],
    ['a dangling link', (at: string) => symlinkSync('nowhere', at), /\.grid is a link; .*; nothing was written$/],
  ])('%s in the place of their root', async (_, make, said) => {
    const top = folder();
    make(join(top, '.grid'));
    await expect(writeState(top, [change('.grid/STATE.md', undefined, 'new')])).rejects.toThrow(said);
    expect(readdirSync(top)).toEqual(['.grid']);
  });

  test('a file in the place of their folder', async () => {
    const top = folder({ '.grid': 'x' });
    await expect(writeState(top, [change('.grid/STATE.md', undefined, 'new')])).rejects.toThrow(WriteError);
    expect(read(top, '.grid')).toBe('x');
  });
});
