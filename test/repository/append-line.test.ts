import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openToAppend } from '../../src/repository/append-line.js';
import { WriteError } from '../../src/repository/write-file.js';
import { folder } from '../support/folder.js';

test('lines come behind what is there, also of two who append at the same time', () => {
  const path = join(folder({ log: 'old\n' }), 'log');
  const [one, other] = [openToAppend(path), openToAppend(path)];
  one.append('a');
  other.append('b');
  one.append('c');
  for (const file of [one, other]) file.close();
  expect(readFileSync(path, 'utf8')).toBe('old\na\nb\nc\n');
});

test('a file that is not there is made', () => {
  const path = join(folder(), 'log');
  const file = openToAppend(path);
  file.append('a');
  file.close();
  expect(readFileSync(path, 'utf8')).toBe('a\n');
});

describe.skipIf(process.platform === 'win32')('what is no regular file', () => {
  const opening = (path: string) => () => openToAppend(path);

  test('a link', () => {
    const top = folder({ real: '' });
    symlinkSync('real', join(top, 'link'));
    symlinkSync('gone', join(top, 'dangling'));
    for (const name of ['link', 'dangling']) {
      const message = `${join(top, name)} is a link; nothing is written through one`;
      expect(opening(join(top, name))).toThrow(new WriteError(message));
    }
  });

  test('a folder, a FIFO, a device', () => {
    const top = folder();
    mkdirSync(join(top, 'folder'));
    execFileSync('mkfifo', [join(top, 'fifo')]);
    for (const path of [join(top, 'folder'), join(top, 'fifo'), '/dev/null']) {
      expect(opening(path)).toThrow(new WriteError(`${path} is no regular file`));
    }
  });

  test('a folder that is not there', () => {
    const top = folder();
    expect(opening(join(top, 'gone/log'))).toThrow(new WriteError(`there is no folder ${join(top, 'gone')}`));
  });
});
