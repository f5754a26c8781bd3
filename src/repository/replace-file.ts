import { randomBytes } from 'node:crypto';
import { constants, lstatSync, type Stats } from 'node:fs';
import { copyFile, type FileHandle, link, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Puts a whole file in the place of another one, or where nothing is, so that its readers meet the old file or the new
 * one and nothing between, whatever happens: a temporary file of a random name beside it, then a rename. A link at its
 * place is replaced, and never followed.
 * @param path absolute
 * @param like the file that it is to be like in mode and owner; undefined for a new one
 * @throws what the system says
 */
export async function replaceFile(path: string, content: string | Uint8Array, like: Stats | undefined): Promise<void> {
  await writeBeside(path, content, like, (temporary) => renameOver(temporary, path));
}

/**
 * Puts a whole file where nothing is, in the same way: whatever is there by then stays.
 * @param path absolute
 * @param like the file that it is to be like in mode and owner
 * @throws what the system says: EEXIST when something is there
 */
export async function createFile(path: string, content: string | Uint8Array, like?: Stats): Promise<void> {
  await writeBeside(path, content, like, async (temporary) => {
    await linkAt(temporary, path);
    await rm(temporary, { force: true });
  });
}

/** Not every file system has second names for a file; a copy is exclusive as well, if not whole at once. */
async function linkAt(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    await copyFile(temporary, path, constants.COPYFILE_EXCL);
  }
}

/** Writes a temporary file beside a path, and has it put there. */
async function writeBeside(
  path: string,
  content: string | Uint8Array,
  like: Stats | undefined,
  put: (temporary: string) => Promise<void>,
): Promise<void> {
  const folder = dirname(path);
  const random = randomBytes(8).toString('hex');
  const temporary = join(folder, `.${basename(path).slice(0, 50)}.${random}.tmp`);
  const mode = like && like.mode & 0o7777;
  const file = await open(temporary, 'wx', mode ?? 0o666); // exclusive: whatever bears the name already is no file of ours
  try {
    await withFile(file, async () => {
      if (like) await keepOwner(file, like);
      if (mode !== undefined) await file.chmod(mode); // the umask took its part when the file was made
      await file.writeFile(content);
      await file.sync();
    });
    await put(temporary);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

const temporaryName = /^\..{1,50}\.[0-9a-f]{16}\.tmp$/s;

/**
 * Removes the temporary files that writers left in a folder when they were killed. Only for those who hold the lock
 * that all writers to the folder take: there is no other writer then whose file it could be.
 */
export async function sweep(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => temporaryName.test(one))) {
    const path = join(folder, name);
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) await rm(path, { force: true }).catch(() => undefined);
  }
}

/** One who may write for others, such as root in a container, does not make their files its own. */
async function keepOwner(file: FileHandle, { uid, gid }: Stats): Promise<void> {
  const own = await file.stat();
  if (own.uid === uid && own.gid === gid) return;
  try {
    await file.chown(uid, gid);
  } catch {
    // most may not give files away; the content is what matters
  }
}

const busy = new Set(['EPERM', 'EACCES', 'EBUSY']);

/** On Windows a reader of the old file holds it for a moment: try again for up to two seconds. */
async function renameOver(from: string, to: string): Promise<void> {
  for (let pause = 5, waited = 0; ; pause = Math.min(80, pause * 2)) {
    try {
      return await rename(from, to);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (process.platform !== 'win32' || !busy.has(code) || waited >= 2000) throw error;
      await wait(pause);
      waited += pause;
    }
  }
}

/** So that the rename outlives a loss of power; not every system can open a folder. */
async function syncFolder(folder: string): Promise<void> {
  try {
    await withFile(await open(folder, 'r'), (handle) => handle.sync());
  } catch {
    // the file itself is whole
  }
}

export async function withFile<T>(file: FileHandle, action: (file: FileHandle) => Promise<T>): Promise<T> {
  try {
    return await action(file);
  } finally {
    await file.close();
  }
}
