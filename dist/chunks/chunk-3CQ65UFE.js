import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/repository/write-file.ts
import { constants as constants2, lstatSync as lstatSync2 } from "node:fs";
import { open as open2, realpath } from "node:fs/promises";
import { dirname as dirname2 } from "node:path";
import { setTimeout as wait2 } from "node:timers/promises";

// src/repository/replace-file.ts
import { randomBytes } from "node:crypto";
import { constants, lstatSync } from "node:fs";
import { copyFile, link, open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
async function replaceFile(path, content, like) {
  await writeBeside(path, content, like, (temporary) => renameOver(temporary, path));
}
async function createFile(path, content, like) {
  await writeBeside(path, content, like, async (temporary) => {
    await linkAt(temporary, path);
    await rm(temporary, { force: true });
  });
}
async function linkAt(temporary, path) {
  try {
    await link(temporary, path);
  } catch (error) {
    if (error.code === "EEXIST") throw error;
    await copyFile(temporary, path, constants.COPYFILE_EXCL);
  }
}
async function writeBeside(path, content, like, put) {
  const folder = dirname(path);
  const random = randomBytes(8).toString("hex");
  const temporary = join(folder, `.${basename(path).slice(0, 50)}.${random}.tmp`);
  const mode = like && like.mode & 4095;
  const file = await open(temporary, "wx", mode ?? 438);
  try {
    await withFile(file, async () => {
      if (like) await keepOwner(file, like);
      if (mode !== void 0) await file.chmod(mode);
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
var temporaryName = /^\..{1,50}\.[0-9a-f]{16}\.tmp$/s;
async function sweep(folder) {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => temporaryName.test(one))) {
    const path = join(folder, name);
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) await rm(path, { force: true }).catch(() => void 0);
  }
}
async function keepOwner(file, { uid, gid }) {
  const own = await file.stat();
  if (own.uid === uid && own.gid === gid) return;
  try {
    await file.chown(uid, gid);
  } catch {
  }
}
var busy = /* @__PURE__ */ new Set(["EPERM", "EACCES", "EBUSY"]);
async function renameOver(from, to) {
  for (let pause = 5, waited = 0; ; pause = Math.min(80, pause * 2)) {
    try {
      return await rename(from, to);
    } catch (error) {
      const { code = "" } = error;
      if (process.platform !== "win32" || !busy.has(code) || waited >= 2e3) throw error;
      await wait(pause);
      waited += pause;
    }
  }
}
async function syncFolder(folder) {
  try {
    await withFile(await open(folder, "r"), (handle) => handle.sync());
  } catch {
  }
}
async function withFile(file, action) {
  try {
    return await action(file);
  } finally {
    await file.close();
  }
}

// src/repository/write-file.ts
var WriteError = class extends Error {
  name = "WriteError";
};
async function writeFile(path, text) {
  try {
    const present = lstatSync2(path, { throwIfNoEntry: false });
    if (present?.isDirectory()) throw new WriteError(`${path} is a directory`);
    if (await isStream(path, present)) await writeTo(path, text);
    else await replaceFile(path, text, present?.isFile() ? present : void 0);
  } catch (error) {
    throw asWriteError(error, path);
  }
}
async function isStream(path, present) {
  if (present && !present.isFile() && !present.isSymbolicLink()) return true;
  return /^\/(?:dev|proc)(?:\/|$)/.test(await realpath(dirname2(path)));
}
async function writeTo(path, text) {
  if (process.platform === "win32") await append(path, text);
  else await withFile(await openIfRead(path), () => append(path, text));
}
async function openIfRead(path) {
  const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants2;
  for (let waited = 0; ; waited += 20) {
    try {
      return await open2(path, O_WRONLY | O_NONBLOCK | O_NOCTTY);
    } catch (error) {
      if (error.code !== "ENXIO" || waited >= 2e3) throw error;
      await wait2(20);
    }
  }
}
async function append(path, text) {
  await withFile(await open2(path, "a"), (file) => file.writeFile(text));
}
function asWriteError(error, path) {
  return error instanceof WriteError ? error : new WriteError(reasonOf(error, path));
}
function reasonOf({ code, message }, path) {
  const folder = dirname2(path);
  if (code === "ENOENT") return `there is no folder ${folder}`;
  if (code === "ENOTDIR") return `${folder} is no folder`;
  if (code === "EACCES" || code === "EPERM") return `no permission to write in ${folder}`;
  if (code === "EROFS") return `${folder} lies on a file system that is read-only`;
  if (code === "ENOSPC" || code === "EDQUOT") return `no space left for ${path}`;
  if (code === "ELOOP") return `${folder} is a link that leads back to itself`;
  if (code === "ENXIO") return `${path} is a FIFO that nobody reads, or a device that is not there`;
  return `${path}: ${code ?? message}`;
}

export {
  replaceFile,
  createFile,
  sweep,
  WriteError,
  writeFile,
  asWriteError
};
