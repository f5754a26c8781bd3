import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LockTimeoutError, LockUnavailableError } from '../../../src/repository/lock/lock-errors.js';
import { withLock } from '../../../src/repository/lock/with-lock.js';
import { folder, put } from '../../support/folder.js';
import { holdWithPython, pythonGets, somebodyWaits } from './holder.js';

const isLinux = process.platform === 'linux';

/** A PATH on which only these programs are: links to the real ones, and scripts of our own. */
function pathWith(programs: Readonly<Record<string, string>>): void {
  const bin = folder();
  for (const [name, target] of Object.entries(programs)) {
    if (target.startsWith('#!')) {
      writeFileSync(join(bin, name), target);
      chmodSync(join(bin, name), 0o755);
    } else symlinkSync(target, join(bin, name));
  }
  vi.stubEnv('PATH', bin);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
}

const locked = async (top: string, ms?: number) => withLock(join(top, 'lock'), top, async () => 'done', ms);

describe.runIf(isLinux)('withLock', () => {
  test('keeps Python out while an action lasts, and no longer', async () => {
    const top = folder();
    const lock = join(top, 'lock');
    const during = await withLock(lock, top, () => pythonGets(lock));
    expect([during, await pythonGets(lock)]).toEqual([false, true]);
  });

  test('lets go when the action throws', async () => {
    const top = folder();
    const failing = withLock(join(top, 'lock'), top, async () => {
      throw new Error('out of luck');
    });
    await expect(failing).rejects.toThrow('out of luck');
    expect(await pythonGets(join(top, 'lock'))).toBe(true);
  });

  test('waits for a program in Python that holds it', async () => {
    const top = folder();
    const holder = await holdWithPython(join(top, 'lock'));
    let isReleased = false;
    const waiting = withLock(join(top, 'lock'), top, async () => isReleased);
    await somebodyWaits(join(top, 'lock'));
    isReleased = true;
    holder.release();
    expect(await waiting).toBe(true);
  });

  test('gives up when it is held for too long, and has not begun then', async () => {
    const top = folder();
    const holder = await holdWithPython(join(top, 'lock'));
    let hasBegun = false;
    const started = Date.now();
    const waiting = withLock(
      join(top, 'lock'),
      top,
      async () => {
        hasBegun = true;
      },
      500,
    );
    await expect(waiting).rejects.toThrow(
      new LockTimeoutError(`another program has held the lock ${join(top, 'lock')} for 0.5 s`),
    );
    expect(Date.now() - started).toBeGreaterThanOrEqual(500);
    expect(hasBegun).toBe(false);
    holder.release();
  });

  test('gets it at once when the holder is killed', async () => {
    const top = folder();
    const holder = await holdWithPython(join(top, 'lock'));
    const waiting = locked(top, 60_000);
    await somebodyWaits(join(top, 'lock'));
    holder.child.kill('SIGKILL');
    expect(await waiting).toBe('done'); // in less than the time that a test has
  });

  test('two of us in one process keep each other out', async () => {
    const top = folder();
    const order: string[] = [];
    const work = (name: string) =>
      withLock(join(top, 'lock'), top, async () => {
        order.push(`${name} begins`);
        await wait(30);
        order.push(`${name} ends`);
      });
    await Promise.all([work('a'), work('b'), work('c')]);
    for (let i = 0; i < order.length; i += 2) expect(order[i + 1]).toBe(order[i]?.replace('begins', 'ends'));
  });

  test('never removes or writes the file that it locks', async () => {
    const top = folder({ lock: 'left by somebody\n' });
    const { ino } = lstatSync(join(top, 'lock'));
    await locked(top);
    expect(readFileSync(join(top, 'lock'), 'utf8')).toBe('left by somebody\n');
    expect(lstatSync(join(top, 'lock')).ino).toBe(ino);
  });

  test('holds what is at the path in the end, when somebody replaces it meanwhile', async () => {
    const top = folder();
    const lock = join(top, 'lock');
    const holder = await holdWithPython(lock);
    const waiting = withLock(lock, top, () => pythonGets(lock));
    await somebodyWaits(lock);
    put(top, { other: '' });
    renameSync(join(top, 'other'), lock);
    holder.release();
    expect(await waiting).toBe(false);
  });

  test('takes no link for a lock, and makes nothing where it leads', async () => {
    const top = folder();
    symlinkSync(join(top, 'elsewhere'), join(top, 'lock'));
    await expect(locked(top)).rejects.toThrow(LockUnavailableError);
    await expect(locked(top)).rejects.toThrow(
      `${join(top, 'lock')} is a link; a lock that is one is not taken, for it may lead anywhere`,
    );
    expect(existsSync(join(top, 'elsewhere'))).toBe(false);
  });

  test('takes no directory for a lock', async () => {
    const top = folder();
    mkdirSync(join(top, 'lock'));
    await expect(locked(top)).rejects.toThrow(`the lock ${join(top, 'lock')} cannot be taken: it is a directory`);
  });

  test('takes no FIFO for a lock, and does not wait for its other end', async () => {
    const top = folder();
    await new Promise((resolve) => spawn('mkfifo', [join(top, 'lock')]).on('exit', resolve));
    await expect(locked(top)).rejects.toThrow('is no regular file, so that it cannot be locked');
  });

  test('says so when its folder is not there', async () => {
    const top = folder();
    await expect(withLock(join(top, 'gone/lock'), top, async () => 1)).rejects.toThrow('its folder is not there');
  });
});

/** A flock that cannot wait, as that of BusyBox: it says so with status 1. */
const withoutWaiting = `#!/bin/sh
for option in "$@"; do [ "$option" = -w ] && exit 1; done
exec /usr/bin/flock "$@"
`;

describe.runIf(isLinux).each([
  ['flock', { flock: '/usr/bin/flock' }],
  ['a flock that cannot wait', { flock: withoutWaiting, sh: '/bin/sh' }],
  ['python3', { python3: '#!/bin/sh\nexec /usr/bin/env -i PATH=/usr/bin:/bin python3 "$@"\n' }],
  ['perl', { perl: '/usr/bin/perl' }],
  ['perl, where flock is broken', { flock: '#!/bin/sh\nexit 64\n', perl: '/usr/bin/perl' }],
] as const)('by way of %s', (_, programs) => {
  test('it keeps Python out, waits, and gives up', async () => {
    const top = folder();
    const lock = join(top, 'lock');
    const free = pythonGets(lock); // found before the PATH is another one
    expect(await free).toBe(true);
    const holder = await holdWithPython(lock);
    const path = process.env.PATH;
    pathWith(programs);
    await expect(locked(top, 400)).rejects.toThrow(LockTimeoutError);
    setTimeout(holder.release, 300); // some of these ask again and again: that they wait, nobody can see
    const during = await withLock(
      lock,
      top,
      () => {
        vi.stubEnv('PATH', path);
        return pythonGets(lock);
      },
      15_000,
    );
    expect(during).toBe(false);
    expect(await pythonGets(lock)).toBe(true);
  });
});

describe.runIf(isLinux)('where no lock can be had', () => {
  test('nothing is done without a program that can lock', async () => {
    const top = folder();
    pathWith({});
    await expect(locked(top)).rejects.toThrow(
      `the lock ${join(top, 'lock')} cannot be taken: there is no flock, python3 or perl on the PATH, outside of the repository`,
    );
  });

  test('a program of the workspace is never run', async () => {
    const top = folder({ flock: '#!/bin/sh\ntouch "$0.ran"\nexit 0\n' });
    chmodSync(join(top, 'flock'), 0o755);
    vi.stubEnv('PATH', top);
    await expect(locked(top)).rejects.toThrow(LockUnavailableError);
    vi.unstubAllEnvs();
    expect(existsSync(join(top, 'flock.ran'))).toBe(false);
  });

  test('a lock that everybody gets is none', async () => {
    const top = folder();
    pathWith({ flock: '#!/bin/sh\nexit 0\n' });
    await expect(locked(top)).rejects.toThrow('gives a lock to everybody who asks');
  });
});

const updating = `
import { readFileSync, writeFileSync } from 'node:fs';
import { withLock } from './with-lock.mjs';
const [folder, times] = process.argv.slice(2);
for (let i = 0; i < Number(times); i += 1) {
  await withLock(folder + '/lock', folder, async () => {
    const number = Number(readFileSync(folder + '/number', 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, 1));
    writeFileSync(folder + '/number', String(number + 1));
  });
}
`;

const updatingInPython = `
import fcntl, sys, time
folder, times = sys.argv[1], int(sys.argv[2])
for _ in range(times):
    lock = open(folder + '/lock', 'w')
    fcntl.flock(lock.fileno(), fcntl.LOCK_EX)
    with open(folder + '/number') as file: number = int(file.read())
    time.sleep(0.001)
    with open(folder + '/number', 'w') as file: file.write(str(number + 1))
    lock.close()
`;

test.runIf(isLinux)('eight programs that update one file lose nothing, half of them in Python', async () => {
  const top = folder({ number: '0', 'code/update.mjs': updating });
  const entry = join(import.meta.dirname, '../../../src/repository/lock/with-lock.ts');
  await build({
    entryPoints: [entry],
    outfile: join(top, 'code/with-lock.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  const programs = Array.from({ length: 8 }, (_, i) =>
    i % 2 === 0
      ? spawn(process.execPath, [join(top, 'code/update.mjs'), top, '25'], { stdio: 'inherit' })
      : spawn('python3', ['-c', updatingInPython, top, '25'], { stdio: 'inherit' }),
  );
  const statuses = await Promise.all(programs.map((one) => new Promise((resolve) => one.on('exit', resolve))));
  expect(statuses).toEqual(Array(8).fill(0));
  expect(readFileSync(join(top, 'number'), 'utf8')).toBe('200');
});
