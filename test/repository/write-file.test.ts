import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WriteError, writeFile } from '../../src/repository/write-file.js';
import { folder } from '../support/folder.js';

const isWindows = process.platform === 'win32';

test('a new file', async () => {
  const top = folder();
  await writeFile(join(top, 'new.json'), 'text\n');
  expect(readFileSync(join(top, 'new.json'), 'utf8')).toBe('text\n');
  expect(readdirSync(top)).toEqual(['new.json']);
});

test('an old one is replaced, and keeps its mode', async () => {
  const top = folder({ 'old.json': 'a much longer text' });
  if (!isWindows) chmodSync(join(top, 'old.json'), 0o640);
  await writeFile(join(top, 'old.json'), 'new');
  expect(readFileSync(join(top, 'old.json'), 'utf8')).toBe('new');
  if (!isWindows) expect(statSync(join(top, 'old.json')).mode & 0o777).toBe(0o640);
  expect(readdirSync(top)).toEqual(['old.json']);
});

test('a name of the greatest length', async () => {
  const top = folder();
  const name = 'é'.repeat(127);
  await writeFile(join(top, name), 'x');
  expect(readdirSync(top)).toEqual([name]);
});

describe.skipIf(isWindows)('a link', () => {
  test('is replaced, and what it leads to stays as it is', async () => {
    const top = folder({ 'target.md': 'untouched' });
    symlinkSync('target.md', join(top, 'out.json'));
    symlinkSync('/dev/null', join(top, 'null.json'));
    symlinkSync('loop.json', join(top, 'loop.json'));
    for (const name of ['out.json', 'null.json', 'loop.json']) {
      await writeFile(join(top, name), 'new');
      expect(lstatSync(join(top, name)).isFile()).toBe(true);
      expect(readFileSync(join(top, name), 'utf8')).toBe('new');
    }
    expect(readFileSync(join(top, 'target.md'), 'utf8')).toBe('untouched');
  });

  test('on the way is followed: its user named it', async () => {
    const top = folder({ 'real/x.md': '' });
    symlinkSync('real', join(top, 'way'));
    await writeFile(join(top, 'way/out.json'), 'new');
    expect(readFileSync(join(top, 'real/out.json'), 'utf8')).toBe('new');
  });
});

test.skipIf(isWindows)('a FIFO that nobody reads is an error, and no wait without end', async () => {
  const fifo = join(folder(), 'fifo');
  execFileSync('mkfifo', [fifo]);
  await expect(writeFile(fifo, 'x')).rejects.toThrow(
    new WriteError(`${fifo} is a FIFO that nobody reads, or a device that is not there`),
  );
});

describe.skipIf(isWindows)('what is no regular file is written to', () => {
  test('a FIFO', async () => {
    const top = folder();
    const fifo = join(top, 'fifo');
    execFileSync('mkfifo', [fifo]);
    const reader = spawn('cat', [fifo], { stdio: ['ignore', 'pipe', 'ignore'] });
    const said = (async () => {
      let all = '';
      for await (const chunk of reader.stdout) all += chunk;
      return all;
    })();
    await writeFile(fifo, 'through the pipe');
    expect(await said).toBe('through the pipe');
    expect(lstatSync(fifo).isFIFO()).toBe(true);
  });

  test('a device', async () => {
    await writeFile('/dev/null', 'gone');
    expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
  });
});

describe('what cannot be', () => {
  const message = async (path: string) => {
    const error = await writeFile(path, 'x').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WriteError);
    return (error as WriteError).message;
  };

  test('a directory', async () => {
    const top = folder();
    mkdirSync(join(top, 'dir'));
    expect(await message(join(top, 'dir'))).toBe(`${join(top, 'dir')} is a directory`);
    expect(readdirSync(top)).toEqual(['dir']);
  });

  test('a folder that is not there', async () => {
    const top = folder();
    expect(await message(join(top, 'no/out.json'))).toBe(`there is no folder ${join(top, 'no')}`);
  });

  test('a folder that is a file', async () => {
    const top = folder({ file: '' });
    expect(await message(join(top, 'file/out.json'))).toBe(`${join(top, 'file')} is no folder`);
  });

  test.skipIf(isWindows || process.getuid?.() === 0)('a folder without permission', async () => {
    const top = folder();
    chmodSync(top, 0o500);
    expect(await message(join(top, 'out.json'))).toBe(`no permission to write in ${top}`);
  });
});
