import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  gitFolder
} from "./chunk-OSA4TQIO.js";
import {
  findExecutable,
  trustedFolders
} from "./chunk-REWVI7DD.js";
import {
  GitFailure,
  RevisionError,
  answerOr,
  damaged,
  failureOf,
  narrowClone,
  noGit,
  notUnderstood,
  partialClone,
  reasonOf,
  shallowClone
} from "./chunk-DZVJDIST.js";
import {
  WorkingTree,
  readRegularFile
} from "./chunk-6ZSVVGFQ.js";
import {
  isHash
} from "./chunk-FEIMMAU4.js";
import {
  join,
  parentOf,
  pathIn
} from "./chunk-74NDXLBV.js";
import {
  count,
  quote
} from "./chunk-YVFHDY45.js";
import "./chunk-GLERG5YY.js";
import "./chunk-5XWL5JNG.js";

// src/repository/git/run.ts
import { dirname as dirname2 } from "node:path";

// src/repository/git/environment.ts
import { delimiter, dirname } from "node:path";
var handedOn = [
  ...["HOME", "XDG_CONFIG_HOME", "TMPDIR"],
  ...["USERPROFILE", "HOMEDRIVE", "HOMEPATH", "APPDATA", "LOCALAPPDATA", "PROGRAMDATA", "PROGRAMFILES"],
  ...["SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "TEMP", "TMP"]
];
var fixed = {
  GIT_NO_LAZY_FETCH: "1",
  GIT_ALLOW_PROTOCOL: "none",
  GIT_TERMINAL_PROMPT: "0",
  GIT_OPTIONAL_LOCKS: "0",
  LC_ALL: "C"
};
function gitEnvironment(folders, top) {
  const names = new Set(handedOn);
  const kept = Object.entries(process.env).filter(([name]) => names.has(name.toUpperCase()));
  return {
    ...Object.fromEntries(kept),
    PATH: folders.join(delimiter),
    GIT_CEILING_DIRECTORIES: dirname(top),
    ...fixed
  };
}

// src/repository/git/process.ts
import { spawn } from "node:child_process";

// src/repository/git/byte-reader.ts
var longestText = 1024 * 1024;
var ByteReader = class {
  #chunks;
  #onChunk;
  #chunk = Buffer.alloc(0);
  #at = 0;
  /** @param onChunk called whenever something came in */
  constructor(stream, onChunk) {
    this.#chunks = stream[Symbol.asyncIterator]();
    this.#onChunk = onChunk;
  }
  /** Whatever comes next; undefined at the end. */
  async chunk() {
    if (this.#at === this.#chunk.length && !await this.#fill()) return void 0;
    return this.#taken(this.#chunk.length);
  }
  /**
   * The text up to a byte, which is left out; undefined when the stream ends before.
   * @throws GitFailure when it does not end
   */
  async text(end) {
    const parts = [];
    for (let length = 0; ; ) {
      const at = this.#chunk.indexOf(end, this.#at);
      if (at >= 0) {
        parts.push(this.#taken(at));
        this.#at += 1;
        return (parts.length === 1 ? parts[0] : Buffer.concat(parts)).toString();
      }
      const part = this.#taken(this.#chunk.length);
      parts.push(part);
      length += part.length;
      if (length > longestText) throw notUnderstood();
      if (!await this.#fill()) return void 0;
    }
  }
  /**
   * Exactly so many bytes; undefined when the stream ends before.
   * @param most what goes beyond is read and dropped
   */
  async bytes(count2, most2 = count2) {
    const kept = [];
    let room = most2;
    for (let left = count2; left > 0; ) {
      if (this.#at === this.#chunk.length && !await this.#fill()) return void 0;
      const part = this.#taken(Math.min(this.#chunk.length, this.#at + left));
      left -= part.length;
      if (room > 0) kept.push(part.subarray(0, room));
      room -= part.length;
    }
    return Buffer.concat(kept);
  }
  #taken(end) {
    const taken = this.#chunk.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }
  async #fill() {
    try {
      const { value, done } = await this.#chunks.next();
      if (done) return false;
      this.#chunk = value;
      this.#at = 0;
      this.#onChunk();
      return true;
    } catch {
      return false;
    }
  }
};

// src/repository/git/process.ts
var mostOfStderr = 8192;
var GitProcess = class {
  out;
  #child;
  #closed;
  #launch;
  #stderr = "";
  #timers = [];
  /** How many times it said something. */
  #heard = 0;
  /** Why it was stopped. */
  #stopped;
  /** @throws GitFailure when it cannot be started */
  constructor(launch) {
    const child = start(launch);
    this.#launch = launch;
    this.#child = child;
    this.#closed = new Promise((resolve2) => {
      child.on("error", (error) => resolve2(error.code ?? error.message));
      child.on("close", (status, signal) => resolve2(status ?? signal));
    });
    child.stdin.on("error", () => void 0);
    child.stderr.setEncoding("utf8").on("data", (text) => {
      this.#stderr = (this.#stderr + text).slice(0, mostOfStderr);
    });
    this.out = new ByteReader(child.stdout, () => {
      this.#heard += 1;
      this.#timers[0]?.refresh();
    });
    this.#setRef(false);
  }
  /** Somebody waits: until `release`, Node stays alive, and a git that is silent or busy for too long is killed. */
  hold() {
    const { patience, most: most2, onSilence } = this.#launch;
    this.#setRef(true);
    const silence = setTimeout(() => {
      const heard = this.#heard;
      setImmediate(() => {
        if (this.#heard !== heard || this.#timers[0] !== silence) return;
        this.#stop(`git was silent for ${patience / 1e3} s and was stopped`);
        onSilence(this.#stopped);
      });
    }, patience);
    const busy = most2 && setTimeout(() => this.#stop(`git took more than ${most2 / 1e3} s and was stopped`), most2);
    this.#timers = busy ? [silence, busy] : [silence];
  }
  release() {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#setRef(false);
  }
  /** Writes to its standard input. Resolves once it may be told more; to false when it listens no longer. */
  tell(text) {
    return new Promise((resolve2) => this.#child.stdin.write(text, (error) => resolve2(!error)));
  }
  /** Says that there is no more to tell. */
  end() {
    this.#child.stdin.end();
  }
  kill() {
    const { stdin, stdout, stderr } = this.#child;
    this.#child.kill("SIGKILL");
    for (const stream of [stdin, stdout, stderr]) stream.destroy();
  }
  /** @throws GitFailure unless it ends well */
  async ended() {
    if (await this.#closed !== 0) throw await this.failure();
  }
  /** Why it ended before all was said. */
  async failure() {
    const status = await this.#closed;
    return this.#stopped ?? failureOf(this.#stderr, status, this.#launch.top);
  }
  #stop(reason) {
    this.#stopped = new GitFailure(reason);
    this.kill();
  }
  #setRef(isHeld) {
    const { stdin, stdout, stderr } = this.#child;
    const open = [stdin, stdout, stderr].filter(({ destroyed }) => !destroyed);
    for (const one of [this.#child, ...open]) {
      if (isHeld) one.ref?.();
      else one.unref?.();
    }
  }
};
function start({ file, args, cwd, env }) {
  try {
    const child = spawn(file, args, { cwd, env: { ...env }, shell: false, windowsHide: true, stdio: "pipe" });
    if (child.stdin) return child;
    child.on("error", () => void 0);
  } catch {
  }
  throw new GitFailure("git cannot be started; this machine lacks memory, processes or file descriptors");
}

// src/repository/git/run.ts
var patienceWith = {
  "check-ignore": 5e3,
  "rev-list": 3e4,
  log: 3e4,
  "merge-base": 3e4,
  "diff-tree": 3e4,
  "diff-index": 3e4,
  "ls-files": 3e4,
  "patch-id": 3e4
};
var usualPatience = 1e4;
var lineBreak = 10;
var nul = 0;
var flags = [
  ...["--no-pager", "--no-replace-objects", "--literal-pathspecs"],
  ...["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "safe.bareRepository=explicit"],
  ...["-c", "log.showSignature=false", "-c", "protocol.allow=never"]
];
var Git = class {
  #top;
  #options;
  /** After one silence, git is not started again: whatever holds it up would do so every time. */
  #silence;
  #found;
  /** @param top absolute path of the repository, without links */
  constructor(top, options = {}) {
    this.#top = top;
    this.#options = options;
  }
  /**
   * Starts a command.
   * @param most how long it may be waited for, in ms
   * @throws GitFailure when that is not possible
   */
  start(args, most2) {
    if (this.#silence) throw this.#silence;
    const { gitDir, safeDirectory, patience = patienceOf(args) } = this.#options;
    const { file, env } = this.#find();
    const where = gitDir === void 0 ? ["-C", this.#top] : ["--git-dir", gitDir];
    const trust = safeDirectory === void 0 ? [] : ["-c", `safe.directory=${safeDirectory}`];
    const cwd = dirname2(file);
    const onSilence = (failure) => {
      this.#silence = failure;
    };
    const all = [...where, ...flags, ...trust, ...args];
    return new GitProcess({ file, args: all, cwd, env, top: this.#top, patience, most: most2, onSilence });
  }
  /**
   * Runs a command and hands on what it says, one text after the other. Whoever stops listening stops the command.
   * @param end the byte that ends a text
   * @param most how long it may take, in ms
   * @throws GitFailure when the command fails, or cannot be started
   */
  run(args, input, end, most2) {
    return this.#run(args, input, (out) => out.text(end), most2);
  }
  /** The same for whoever takes long over each text: git may be silent meanwhile. */
  runAtLeisure(args, input, end) {
    return this.#run(args, input, (out) => out.text(end), void 0, true);
  }
  /** The same for output that is handed on as it comes. */
  stream(args, input) {
    return this.#run(args, input, (out) => out.chunk());
  }
  async *#run(args, input, read, most2, isAtLeisure = false) {
    const child = this.start(args, most2);
    const told = tellAll(child, input);
    child.hold();
    try {
      for (let said = await read(child.out); said !== void 0; said = await read(child.out)) {
        if (isAtLeisure) child.release();
        yield said;
        if (isAtLeisure) child.hold();
      }
      const failure = await told;
      if (failure) throw failure.error;
      await child.ended();
    } finally {
      child.release();
      child.kill();
    }
  }
  #find() {
    if (!this.#found) {
      const folders = trustedFolders(process.env.PATH ?? "", this.#top);
      const file = findExecutable("git", folders, this.#top);
      if (file === void 0) throw noGit();
      this.#found = { file, env: gitEnvironment(folders, this.#top) };
    }
    return this.#found;
  }
};
function patienceOf(args) {
  return args.map((arg) => patienceWith[arg]).find((patience) => patience !== void 0) ?? usualPatience;
}
async function tellAll(child, input) {
  try {
    for await (const piece of input) if (!await child.tell(piece)) break;
    return void 0;
  } catch (error) {
    return { error };
  } finally {
    child.end();
  }
}
function* linesOf(texts) {
  let piece = "";
  for (const text of texts) {
    piece += `${text}
`;
    if (piece.length < 32768) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}

// src/repository/git/conditions.ts
var promises = /^(?:extensions\.partialclone|remote\..*\.promisor)$/s;
var refspecs = /^remote\.(.*)\.fetch$/s;
var allBranches = /^\+?refs\/(?:heads\/)?\*(?::|$)/;
async function conditionsOf(git) {
  let isShallow = false;
  for await (const line of git.run(["rev-parse", "--is-shallow-repository"], [], lineBreak))
    isShallow = line === "true";
  let isPartial = false;
  let isSparse = false;
  const remotes = /* @__PURE__ */ new Map();
  for await (const setting of git.run(["config", "--null", "--list"], [], nul)) {
    const end = setting.indexOf("\n");
    const [key, value] = end < 0 ? [setting, "true"] : [setting.slice(0, end), setting.slice(end + 1)];
    isPartial ||= promises.test(key);
    if (key === "core.sparsecheckout") isSparse = value !== "false";
    const remote = refspecs.exec(key)?.[1];
    if (remote !== void 0) remotes.set(remote, remotes.get(remote) || allBranches.test(value));
  }
  const narrowRemote = [...remotes].find(([, isWhole]) => !isWhole)?.[0];
  return { isShallow, isPartial, narrowRemote, isSparse };
}

// src/repository/git/objects.ts
var mostAtOnce = 1e3;
var Objects = class {
  #git;
  #process;
  /** One exchange at a time. */
  #queue = Promise.resolve();
  constructor(git) {
    this.#git = git;
  }
  /**
   * What names mean, in their order.
   * @throws GitFailure
   */
  async info(names) {
    const answers = [];
    await this.#ask("info", names, async (out) => {
      const info = await readInfo(out);
      if (info) answers.push(info);
      return info;
    });
    return answers;
  }
  /**
   * Hands on the contents of objects, in the order of their names; those that are not there are left out.
   * @param most so many bytes of each; the rest is dropped
   * @throws GitFailure
   */
  async contents(names, most2, take) {
    await this.#ask("contents", names, async (out) => {
      const info = await readInfo(out);
      if (info === void 0 || typeof info === "string") return info;
      const bytes = await out.bytes(info.size, most2);
      if (!bytes || !await out.bytes(1)) return void 0;
      take({ ...info, bytes });
      return info;
    });
  }
  /** Ends the process; a question that comes later starts another one. */
  close() {
    this.#process?.end();
    this.#process = void 0;
  }
  /** @param read reads one answer; undefined when it is not whole */
  #ask(command2, names, read) {
    const answered = this.#queue.then(() => this.#exchange(command2, names, read));
    this.#queue = answered.catch(() => void 0);
    return answered;
  }
  async #exchange(command2, names, read) {
    if (names.length === 0) return;
    this.#process ??= this.#git.start(["-c", "core.disambiguate=commit", "cat-file", "--batch-command", "--buffer"]);
    const process2 = this.#process;
    process2.hold();
    try {
      const told = tell(process2, command2, names);
      for (let left = names.length; left > 0; left -= 1) {
        if (await read(process2.out) === void 0) throw await process2.failure();
      }
      await told;
    } catch (error) {
      process2.kill();
      this.#process = void 0;
      throw error;
    } finally {
      process2.release();
    }
  }
};
async function tell(process2, command2, names) {
  for (let at = 0; at < names.length; at += mostAtOnce) {
    const questions = names.slice(at, at + mostAtOnce).map((name) => `${command2} ${name}
`);
    if (!await process2.tell(`${questions.join("")}flush
`)) return;
  }
}
async function readInfo(out) {
  const line = await out.text(lineBreak);
  if (line === void 0) return void 0;
  const [, hash2, type, size] = /^([0-9a-f]{40}|[0-9a-f]{64}) (commit|tree|blob|tag) (\d{1,15})$/.exec(line) ?? [];
  if (hash2 !== void 0) return { hash: hash2, type, size: Number(size) };
  if (line.endsWith(" missing")) return "missing";
  if (line.endsWith(" ambiguous")) return "ambiguous";
  throw notUnderstood();
}

// src/repository/git/access.ts
function gitAccess(top, options) {
  const git = new Git(top, options);
  let conditions;
  const ask = () => {
    conditions ??= conditionsOf(git);
    return conditions;
  };
  const workingTree = options.gitDir === void 0 ? new WorkingTree(top) : void 0;
  return { top, git, objects: new Objects(git), workingTree, conditions: ask };
}

// src/repository/git/blob.ts
import { createHash } from "node:crypto";
var mostBytes = 64 * 1024 * 1024;
async function holdsBlob(tree, path, name) {
  const target = await tree.link(path);
  if (target !== void 0) return blobName(Buffer.from(target), name.length) === name;
  const read = await tree.read(path, mostBytes);
  if (!read.ok) return false;
  const bytes = Buffer.from(read.bytes.buffer, read.bytes.byteOffset, read.bytes.length);
  if (blobName(bytes, name.length) === name) return true;
  return bytes.includes("\r\n") && blobName(withLineFeeds(bytes), name.length) === name;
}
function blobName(bytes, length) {
  const hash2 = createHash(length === 64 ? "sha256" : "sha1");
  return hash2.update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
function withLineFeeds(bytes) {
  const kept = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; ) {
    const found = bytes.indexOf("\r\n", at);
    const end = found < 0 ? bytes.length : found;
    length += bytes.copy(kept, length, at, end);
    at = found < 0 ? end : found + 1;
  }
  return kept.subarray(0, length);
}

// src/repository/git/raw-diff.ts
var nothing = { mode: "", content: "" };
async function* headingsAndChanges(texts) {
  let heading = "";
  let comparison = 0;
  let status;
  let path;
  let [before, after] = [nothing, nothing];
  for await (const text of texts) {
    if (status === void 0) {
      const line = text.replace(/^\n/, "");
      if (line.startsWith(":")) {
        const [was = "", is = "", old = "", now = "", letter = ""] = line.slice(1).split(" ");
        [before, after, status] = [{ mode: was, content: old }, { mode: is, content: now }, letter];
      } else if (/^[0-9a-f]{40}/.test(line)) {
        heading = line;
        comparison += 1;
        yield heading;
      } else throw notUnderstood();
    } else if (path === void 0 && /^[RC]/.test(status)) path = text;
    else {
      const to = path === void 0 ? {} : { to: text };
      yield { ...after, before, heading, comparison, status, path: path ?? text, ...to };
      status = void 0;
      path = void 0;
    }
  }
  if (status !== void 0) throw notUnderstood();
}
async function* changesIn(texts) {
  for await (const item of headingsAndChanges(texts)) if (typeof item !== "string") yield item;
}
function isOfModeAlone({ status, content, before }) {
  return status === "M" && content === before.content;
}

// src/repository/git/changed-paths.ts
var flags2 = ["--raw", "-z", "--no-renames", "--no-abbrev", "--no-ext-diff", "--no-textconv", "-O/dev/null"];
var submodule = "160000";
async function changedBetween({ git }, since, until, concerns) {
  const changed = [];
  const command2 = ["diff-tree", "-r", "--no-relative", "--ignore-submodules=none", ...flags2, since, until];
  for await (const change of changesIn(git.run(command2, [], nul))) {
    if (concerns(change.path) && !isOfModeAlone(change)) changed.push(change.path);
  }
  return changed;
}
async function changedSince(access, since, concerns) {
  const { workingTree } = access;
  if (!workingTree) throw new GitFailure("the repository has no working tree");
  const { held: before } = await heldBefore(access, since, concerns);
  const changed = [];
  for (const [path, held] of before) {
    if (held === "left-out") continue;
    if (held === "other") changed.push(path);
    else if (held === void 0 ? await workingTree.kind(path) !== void 0 : !await holdsBlob(workingTree, path, held))
      changed.push(path);
  }
  return changed;
}
async function heldBefore({ git }, since, concerns) {
  const held = /* @__PURE__ */ new Map();
  const staged = /* @__PURE__ */ new Map();
  for await (const entry of git.run(listing, [], nul)) {
    const { tag, mode, name, path } = parsed(entry);
    if (!concerns(path)) continue;
    if (tag === "S" || mode === submodule) held.set(path, "left-out");
    else held.set(path, name);
  }
  const command2 = ["diff-index", "--cached", "--ita-visible-in-index", "--no-relative", ...flags2, since];
  for await (const change of changesIn(git.run(command2, [], nul))) {
    const { path, before, mode, status } = change;
    if (!concerns(path)) continue;
    staged.set(path, change);
    const isElsewhere = held.get(path) === "left-out" || before.mode === submodule || mode === submodule;
    if (isElsewhere || status === "U") held.set(path, "other");
    else held.set(path, /^0+$/.test(before.content) ? void 0 : before.content);
  }
  return { held, staged };
}
var listing = ["ls-files", "--cached", "--others", "--exclude-standard", "--stage", "-t", "-z"];
function parsed(entry) {
  const tag = entry[0] ?? "";
  if (tag === "?") return { tag, mode: "", name: void 0, path: entry.slice(2) };
  const tab = entry.indexOf("	");
  const [, mode = "", name] = entry.slice(0, tab).split(" ");
  return { tag, mode, name, path: entry.slice(tab + 1) };
}

// src/repository/git/tree-object.ts
function parseTree(bytes, hashBytes) {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries = /* @__PURE__ */ new Map();
  for (let at = 0; at < content.length; ) {
    const space = content.indexOf(32, at);
    const nul2 = content.indexOf(0, space);
    const end = nul2 + 1 + hashBytes;
    if (space < 0 || nul2 < 0 || end > content.length) break;
    const name = decode(content.subarray(space + 1, nul2));
    const mode = content.toString("latin1", at, space);
    if (name !== void 0 && isOrdinary(name)) {
      const hash2 = content.toString("hex", nul2 + 1, end);
      entries.set(name, { name, kind: kinds.get(mode) ?? "file", hash: hash2, isSubmodule: mode === "160000" });
    }
    at = end;
  }
  return entries;
}
var kinds = /* @__PURE__ */ new Map([
  ["40000", "directory"],
  ["120000", "link"],
  ["160000", "other"]
]);
var utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function decode(bytes) {
  try {
    return utf8.decode(bytes);
  } catch {
    return void 0;
  }
}
function isOrdinary(name) {
  return !name.includes("/") && !["", ".", "..", ".git"].includes(name.toLowerCase());
}

// src/repository/git/commit-tree.ts
var mostOfTree = 64 * 1024 * 1024;
var mostOfLink = 4096;
var CommitTree = class {
  #access;
  #hash;
  #folders = /* @__PURE__ */ new Map();
  /** @param hash the whole name of the commit */
  constructor(access, hash2) {
    this.#access = access;
    this.#hash = hash2;
  }
  async list(directory) {
    const path = join("", directory);
    const folder = path === void 0 ? "outside" : await this.#open(path);
    if (typeof folder === "string") return [];
    return [...folder.values()].map(({ name, kind }) => ({ name, kind })).sort((a, b) => a.name < b.name ? -1 : 1);
  }
  async kind(path) {
    const entry = await this.entry(path);
    return typeof entry === "string" ? void 0 : entry.kind;
  }
  async link(path) {
    const entry = await this.entry(path);
    if (typeof entry === "string" || entry.kind !== "link") return void 0;
    const read = await this.#content(entry.hash, mostOfLink);
    return read.ok ? Buffer.from(read.bytes).toString() : void 0;
  }
  async writtenAt() {
    return void 0;
  }
  async read(path, cap) {
    const entry = await this.entry(path);
    if (typeof entry === "string") return refused(entry);
    if (entry.kind === "file") return this.#content(entry.hash, cap);
    if (entry.kind === "link") return refused("link");
    const opened = entry.kind === "directory" ? await this.#open(join("", path) ?? "") : void 0;
    return refused(isLacking(opened) ? opened : "not-a-file");
  }
  /** Whether a path lies in another repository, of which nothing is known here. */
  async isInSubmodule(path) {
    return await this.#open(parentOf(join("", path) ?? "")) === "submodule";
  }
  /** What the commit has at a path, with the name of its object; or why that cannot be had. */
  async entry(path) {
    const inside = join("", path);
    if (inside === void 0) return "outside";
    if (inside === "") return { name: "", kind: "directory", hash: this.#hash, isSubmodule: false };
    const folder = await this.#open(parentOf(inside));
    if (folder === "not-a-file" || folder === "submodule") return "missing";
    if (typeof folder === "string") return folder;
    return folder.get(inside.slice(inside.lastIndexOf("/") + 1)) ?? "missing";
  }
  /**
   * From the deepest folder that is known downwards, so that nothing behind a link, or behind what is missing, is ever
   * asked for, and a path of a thousand folders is walked once.
   */
  async #open(path) {
    let at = path;
    while (at !== "" && !this.#folders.has(at)) at = parentOf(at);
    let opened = await this.#folder(at, this.#hash);
    for (const part of path.slice(at.length).split("/")) {
      if (part === "") continue;
      if (typeof opened === "string") return opened;
      const entry = opened.get(part);
      if (!entry) return "missing";
      if (entry.kind === "link") return "link";
      if (entry.isSubmodule) return "submodule";
      if (entry.kind !== "directory") return "not-a-file";
      at = pathIn(at, part);
      opened = await this.#folder(at, entry.hash);
    }
    return opened;
  }
  #folder(path, hash2) {
    const known = this.#folders.get(path);
    if (known) return known;
    const opened = this.#readTree(hash2);
    this.#folders.set(path, opened);
    return opened;
  }
  async #readTree(hash2) {
    const read = await this.#orLacking(this.#readAtOnce(`${hash2}^{tree}`, mostOfTree));
    return read.ok ? parseTree(read.bytes, this.#hash.length / 2) : read.refusal;
  }
  #content(hash2, cap) {
    return this.#orLacking(this.#read(hash2, cap));
  }
  async #orLacking(reading) {
    const read = await answerOr(reading, void 0);
    return read ?? refused(await answerOr(this.#isPartial(), false) ? "not-fetched" : "not-readable");
  }
  /** The size is asked for first, so that what is over the cap is never read. Undefined when it is not there. */
  async #read(hash2, cap) {
    const [info] = await this.#access.objects.info([hash2]);
    if (typeof info !== "object") return void 0;
    return info.size > cap ? refused("too-large") : this.#readAtOnce(info.hash, cap);
  }
  /** For what is small as a rule: one question instead of two, of which there are thousands in a long history. */
  async #readAtOnce(name, cap) {
    let read;
    await this.#access.objects.contents([name], cap, ({ size, bytes }) => {
      read = size > cap ? refused("too-large") : { ok: true, bytes };
    });
    return read;
  }
  async #isPartial() {
    return (await this.#access.conditions()).isPartial;
  }
};
function isLacking(opened) {
  return opened === "not-readable" || opened === "not-fetched";
}
var refused = (refusal) => ({ ok: false, refusal });

// src/repository/git/commit-object.ts
var mostOfCommit = 65536;
var mostOfSubject = 1e3;
async function readCommits(objects, hashes, take) {
  await objects.contents(hashes, mostOfCommit, ({ hash: hash2, type, bytes }) => {
    if (type !== "commit") return;
    const { commit, body } = parseCommit(hash2, bytes);
    take(commit, body);
  });
}
var authorLine = /^author (.*)$/m;
var committerLine = /^committer (.*)$/m;
var parentLines = /^parent ([0-9a-f]{40,64})$/gm;
var encodingLine = /^encoding (.*)$/m;
function parseCommit(hash2, bytes) {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const blank = content.indexOf("\n\n");
  const facts = content.toString("utf8", 0, blank < 0 ? content.length : blank);
  const author = authorLine.exec(facts)?.[1] ?? "";
  const encoding = encodingLine.exec(facts)?.[1] ?? "";
  const message = blank < 0 ? Buffer.alloc(0) : content.subarray(blank + 2);
  const start2 = message.findIndex((byte) => byte > 32);
  const lineEnd = message.indexOf("\n", Math.max(0, start2));
  const end = lineEnd < 0 ? message.length : lineEnd;
  return {
    commit: {
      hash: hash2,
      subject: start2 < 0 ? "" : decode2(message.subarray(start2, Math.min(end, start2 + mostOfSubject)), encoding).trimEnd(),
      author,
      authorTime: timeIn(author),
      committerTime: timeIn(committerLine.exec(facts)?.[1] ?? ""),
      parents: [...facts.matchAll(parentLines)].map(([, parent]) => parent ?? "")
    },
    body: () => decode2(message.subarray(end), encoding)
  };
}
function timeIn(person) {
  return Number(/> (\d{1,15}) [-+]\d{1,6}$/.exec(person)?.[1] ?? 0) * 1e3;
}
function decode2(bytes, encoding) {
  try {
    return encoding === "" ? bytes.toString() : new TextDecoder(encoding).decode(bytes);
  } catch {
    return bytes.toString();
  }
}

// src/repository/git/heads.ts
import { resolve } from "node:path";
var mostOfMergeHead = 65536;
async function headsOf(access) {
  const { git, objects } = access;
  const [head, merged] = await objects.info(["HEAD^{commit}", "MERGE_HEAD^{commit}"]);
  if (typeof head === "object") {
    return typeof merged === "object" ? [.../* @__PURE__ */ new Set([head.hash, ...await mergedHeads(access, merged.hash)])] : [head.hash];
  }
  for await (const _ of git.run(["rev-parse", "--revs-only", "HEAD"], [], lineBreak)) {
    throw new GitFailure(`the commit that HEAD names is not there; ${damaged}`);
  }
  if (await hasCommits(git)) {
    throw new GitFailure("HEAD leads to no commit, though there are some; check out a branch, or run git fsck");
  }
  return [];
}
async function mergedHeads({ git, objects, top }, first) {
  let text = "";
  for await (const path of git.run(["rev-parse", "--git-path", "MERGE_HEAD"], [], lineBreak)) {
    const read = readRegularFile(resolve(top, path), mostOfMergeHead);
    if (read.ok) text = Buffer.from(read.bytes).toString();
  }
  const names = text.split("\n").filter((line) => /^[0-9a-f]{40,64}$/.test(line));
  const found = await objects.info(names);
  return [first, ...found.flatMap((one) => typeof one === "object" && one.type === "commit" ? one.hash : [])];
}
async function hasCommits(git) {
  const all = ["cat-file", "--batch-all-objects", "--batch-check=%(objecttype)", "--unordered", "--buffer"];
  for await (const type of git.run(all, [], lineBreak)) if (type === "commit") return true;
  return false;
}

// src/repository/git/range.ts
async function commonAncestors({ git }, hash2, hashes) {
  const found = [];
  try {
    for await (const one of git.run(["merge-base", "--all", hash2, ...hashes], [], lineBreak)) found.push(one);
  } catch (failure) {
    if (!(failure instanceof GitFailure && failure.isNo)) throw failure;
  }
  return found;
}
async function checkRange(access, base, heads) {
  const [head] = heads;
  if (head === void 0) throw new GitFailure("HEAD has no commit yet");
  if (!await hasEnd(access, base, heads)) return;
  if ((await access.conditions()).isShallow) throw new GitFailure(shallowClone);
  const common = await commonAncestors(access, base, [head]);
  if (common.length === 0) throw new GitFailure("what is linted and the base have no commit in common");
}
async function isCutOff(access, base, heads) {
  if (heads.length === 0 || !(await access.conditions()).isShallow) return false;
  const ends = [];
  const revisions = linesOf([...base === void 0 ? [] : [`^${base}`], ...heads]);
  const command2 = ["rev-list", "--max-parents=0", "--stdin"];
  for await (const end of access.git.run(command2, revisions, lineBreak)) ends.push(end);
  let isCut = false;
  await readCommits(access.objects, ends, ({ parents }) => {
    isCut ||= parents.length > 0;
  });
  return isCut;
}
async function hasEnd({ git }, base, heads) {
  const revisions = linesOf([`^${base}`, ...heads]);
  for await (const _ of git.run(["rev-list", "--max-parents=0", "--stdin"], revisions, lineBreak)) return true;
  return false;
}

// src/repository/git/revision.ts
async function resolveRevision(access, revision) {
  try {
    const answer = await lookUp(access, revision);
    if (typeof answer !== "string") return answer;
    throw new GitFailure(answer);
  } catch (failure) {
    if (!(failure instanceof GitFailure)) throw failure;
    throw new RevisionError(`${quote(revision)} cannot be read: ${failure.message}`, failure.message === unborn);
  }
}
async function lookUp(access, revision) {
  if (revision.trim() === "" || /[\n\r\0]/.test(revision)) return "no revision is written like that";
  const answer = await askGit(access, revision);
  const [, name, type] = /^([0-9a-f]{40,64}) (commit|tag|tree|blob) \d{1,15}$/.exec(answer) ?? [];
  if (type === void 0) return reasonOfAbsence(access, revision, answer);
  if (type === "blob" || type === "tree") return `it is a ${type}, not a commit`;
  let found;
  await readCommits(access.objects, [`${name}^{commit}`], ({ hash: hash2, committerTime }) => {
    found = { hash: hash2, time: committerTime };
  });
  if (!found) return "it is a tag of something else than a commit";
  return await hasTree(access, found.hash) ? found : isLackingTree(access);
}
async function hasTree({ objects }, hash2) {
  const [tree] = await answerOr(objects.info([`${hash2}^{tree}`]), []);
  return typeof tree === "object";
}
async function isLackingTree({ conditions }) {
  return (await conditions()).isPartial ? partialClone : `the files of the commit are not there; ${damaged}`;
}
var committish = ["-c", "core.disambiguate=committish"];
async function askGit({ git }, revision) {
  let answer = "";
  for await (const line of git.run([...committish, "cat-file", "--batch-check"], [`${revision}
`], lineBreak))
    answer = line;
  return answer;
}
var unborn = "there is no commit yet";
var nothing2 = "there is no such revision";
async function isLost({ git }, revision) {
  if (isHash(revision) || /^[-^]/.test(revision)) return false;
  try {
    for await (const _ of git.run(["rev-list", "--no-walk", "--stdin"], [`${revision}
`], lineBreak)) ;
    return false;
  } catch (failure) {
    return reasonOf(failure) === damaged;
  }
}
async function reasonOfAbsence(access, revision, answer) {
  if (answer.endsWith(" ambiguous")) return "it fits several objects; write more of its name";
  const { isShallow, isPartial } = await access.conditions();
  if (isShallow) return shallowClone;
  if (isPartial && isHash(revision)) return partialClone;
  if (revision !== "HEAD") return await isLost(access, revision) ? `its commit is not there; ${damaged}` : nothing2;
  await headsOf(access);
  return unborn;
}

// src/repository/git/fork-point.ts
async function forkPoint(access, base, revision) {
  const begin = await resolveRevision(access, base);
  const ends = revision === void 0 ? await answerOr(headsOf(access), []) : [(await resolveRevision(access, revision)).hash];
  const common = ends.length > 0 ? await answerOr(commonAncestors(access, begin.hash, ends), []) : [];
  const best = await newestOf(access, common);
  return best === void 0 || best === begin.hash ? begin : resolveRevision(access, best);
}
async function newestOf({ objects }, hashes) {
  const commits = [];
  await answerOr(
    readCommits(objects, hashes, (commit) => commits.push(commit)),
    void 0
  );
  commits.sort((a, b) => b.committerTime - a.committerTime || (a.hash < b.hash ? -1 : 1));
  return commits[0]?.hash;
}

// src/repository/git/named-objects.ts
async function namedObjects(access, names) {
  const infos = await infoOf(access, names);
  const named = /* @__PURE__ */ new Map();
  const unclear = [];
  for (const [index, name] of names.entries()) {
    const info = infos[index] ?? "missing";
    if (info === "missing") named.set(name, { answer: "missing" });
    else if (info === "ambiguous" || !info.hash.startsWith(name)) unclear.push(name);
    else named.set(name, only(info));
  }
  for (const [name, found] of await candidatesOf(access, unclear)) named.set(name, oneOf(found));
  return named;
}
async function infoOf({ objects, conditions }, names) {
  try {
    return await objects.info(names);
  } catch (failure) {
    if (!(failure instanceof GitFailure) || !(await conditions()).isPartial) throw failure;
    return objects.info(names.map((name) => name.length === 40 || name.length === 64 ? name.slice(0, -1) : name));
  }
}
var mostAtOnce2 = 200;
async function candidatesOf({ git, objects }, names) {
  const hashes = /* @__PURE__ */ new Set();
  for (let at = 0; at < names.length; at += mostAtOnce2) {
    const wanted = names.slice(at, at + mostAtOnce2).map((name) => `--disambiguate=${name}`);
    for await (const hash2 of git.run(["rev-parse", ...wanted], [], lineBreak)) hashes.add(hash2);
  }
  const found = new Map(names.map((name) => [name, []]));
  const lengths = [...new Set(names.map((name) => name.length))];
  for (const info of await objects.info([...hashes])) {
    if (typeof info === "string") continue;
    for (const length of lengths) found.get(info.hash.slice(0, length))?.push(info);
  }
  return found;
}
function oneOf(found) {
  const commits = found.filter(({ type }) => type === "commit");
  const likely = commits.length > 0 ? commits : found;
  const [first, ...others] = likely;
  if (!first) return { answer: "missing" };
  if (others.length > 0) return { answer: "ambiguous", candidates: likely.map(({ hash: hash2 }) => hash2).sort() };
  return only(first);
}
function only({ hash: hash2, type }) {
  return type === "commit" ? { answer: "commit", hash: hash2 } : { answer: "other", hash: hash2, type };
}

// src/repository/git/reachability.ts
async function notAncestors(git, hashes, heads) {
  const seemApart = /* @__PURE__ */ new Set();
  const revisions = linesOf([...heads.map((head) => `^${head}`), ...hashes]);
  for await (const hash2 of git.run(["rev-list", "--stdin"], revisions, lineBreak)) {
    if (hashes.has(hash2)) seemApart.add(hash2);
    if (seemApart.size === hashes.size) break;
  }
  return withoutHistory(git, seemApart, heads);
}
async function withoutHistory(git, hashes, heads) {
  if (hashes.size === 0) return hashes;
  for await (const hash2 of git.run(["rev-list", "--stdin"], linesOf(heads), lineBreak)) {
    hashes.delete(hash2);
    if (hashes.size === 0) break;
  }
  return hashes;
}
var mostCompared = 200;
async function wronglyBeside(git, base, heads) {
  const parents = /* @__PURE__ */ new Map();
  const revisions = linesOf([`^${base}`, ...heads]);
  for await (const line of git.run(["rev-list", "--parents", "--stdin"], revisions, lineBreak)) {
    const [hash2 = "", ...above] = line.split(" ");
    parents.set(hash2, above);
  }
  const isAbove = (one) => one === base || parents.has(one);
  const ends = [...parents].flatMap(([hash2, above]) => above.some(isAbove) ? [] : hash2);
  if (ends.length === 0 || await areIndependent(git, base, ends)) return /* @__PURE__ */ new Set();
  const beside = await withoutHistory(git, new Set(parents.keys()), [base]);
  return new Set([...parents.keys()].filter((hash2) => !beside.has(hash2)));
}
async function areIndependent(git, base, hashes) {
  if (hashes.length > mostCompared) return false;
  const left = new Set(hashes);
  const command2 = ["merge-base", "--independent", base, ...hashes];
  const ask = async () => {
    for await (const hash2 of git.run(command2, [], lineBreak)) left.delete(hash2);
  };
  await answerOr(ask(), void 0);
  return left.size === 0;
}
async function walk(git, heads) {
  const command2 = ["-c", "core.commitGraph=false", "rev-list", "--stdin"];
  for await (const _ of git.stream(command2, linesOf(heads))) ;
}

// src/repository/git/origins.ts
var hash = "([0-9a-f]{7,64})";
var origin = new RegExp(
  `^[([]? ?(?:(?:cherry[ -]picked|backported)[ -]from(?:[ -]commit)?|upstream[ -]commit):? ${hash}[ .)\\]]{0,3}$`,
  "i"
);
var upstream = new RegExp(`^commit ${hash} upstream\\.?$`);
var squashed = new RegExp(`^(?:commit ${hash}$|[*-]? ?${hash}(?: |$))`);
function originsIn(subject, body) {
  const lines = body.split("\n").map((line) => line.trimEnd());
  const first = lines.find((line) => line !== "") ?? "";
  const forms = isSquash(subject) || isSquash(first) ? [origin, upstream, squashed] : [origin, upstream];
  return lines.flatMap((line) => {
    const found = forms.map((form) => form.exec(line)).find((match) => match !== null);
    return found?.[1] ?? found?.[2] ?? [];
  });
}
function isSquash(line) {
  return /^squash/i.test(line) || line.includes("Squashed commit of the following");
}
function plainSubject(subject) {
  return subject.replace(/ \(#\d{1,9}\)$/, "");
}
function subjectsIn(body) {
  return body.split("\n").flatMap((line) => /^[*-] (.+)$/.exec(line.trimEnd())?.[1] ?? []);
}

// src/repository/git/likenesses.ts
var shortest = 7;
var mostAlike = 10;
var Likenesses = class {
  /** Lost commits by the first digits of their names. */
  #lost = /* @__PURE__ */ new Map();
  #named = /* @__PURE__ */ new Map();
  #titled = /* @__PURE__ */ new Map();
  /** By author, time and subject together. */
  #authored = /* @__PURE__ */ new Map();
  constructor(lost) {
    for (const one of lost) {
      const whole = nameOf(one);
      if (whole.length >= shortest) put(this.#lost, whole.slice(0, shortest), one);
      if (one.commit) this.#titled.set(plainSubject(one.commit.subject), []);
    }
  }
  add(commit, body) {
    for (const origin2 of originsIn(commit.subject, body)) {
      for (const one of this.#lost.get(origin2.slice(0, shortest)) ?? []) {
        const whole = nameOf(one);
        if (whole.startsWith(origin2) || origin2.startsWith(whole)) put(this.#named, one, commit);
      }
    }
    const subject = plainSubject(commit.subject);
    for (const title of [subject, ...subjectsIn(body)]) {
      if (this.#titled.has(title)) put(this.#titled, title, commit);
    }
    if (this.#titled.has(subject)) put(this.#authored, authored(commit), commit);
  }
  /** The only commit whose message says that it was made of a lost one. */
  byMessage(one) {
    return onlyOne(this.#named.get(one));
  }
  /**
   * The only commit with the subject of a lost one, or whose message lists it: with its author and time, too, as
   * rebasing and amending keep them; else with a later date.
   */
  bySubject({ commit }) {
    if (!commit || commit.subject === "") return void 0;
    const subject = plainSubject(commit.subject);
    const alike = this.#titled.get(subject)?.filter(({ committerTime }) => committerTime >= commit.authorTime);
    const found = onlyOne(this.#authored.get(authored(commit)) ?? alike);
    return found && { commit: found, likeness: plainSubject(found.subject) === subject ? "subject" : "listed" };
  }
};
var nameOf = ({ name, commit }) => commit?.hash ?? name;
var authored = ({ author, subject }) => `${author}
${plainSubject(subject)}`;
function onlyOne(all) {
  return all?.length === 1 ? all[0] : void 0;
}
function put(lists, key, value) {
  const list = lists.get(key);
  if (!list) lists.set(key, [value]);
  else if (list.length < mostAlike && list.at(-1) !== value) list.push(value);
}

// src/repository/git/patches.ts
import { createHash as createHash2 } from "node:crypto";
var mostLost = 1e3;
var mostPatches = 2e3;
var mostBytes2 = 64 * 1024 * 1024;
var compare = ["diff-tree", "--stdin", "--root", "-r", "--no-renames", "-O/dev/null"];
async function samePatches(git, lost, latest) {
  const sought = [...new Set(lost)].slice(0, mostLost);
  const paths = sought.length > 0 ? await pathsOf(git, [...sought, ...latest]) : /* @__PURE__ */ new Map();
  const touched = new Set(sought.flatMap((hash2) => paths.get(hash2) ?? []));
  const candidates = latest.filter((hash2) => touched.has(paths.get(hash2) ?? ""));
  if (candidates.length === 0 || candidates.length > mostPatches) return /* @__PURE__ */ new Map();
  const ids = await patchIds(git, [...sought, ...candidates]);
  const byId = /* @__PURE__ */ new Map();
  for (const hash2 of candidates) {
    const id = ids.get(hash2);
    if (id !== void 0) byId.set(id, [...byId.get(id) ?? [], hash2]);
  }
  const same = /* @__PURE__ */ new Map();
  for (const hash2 of sought) {
    const [found, ...others] = byId.get(ids.get(hash2) ?? "") ?? [];
    if (found !== void 0 && others.length === 0) same.set(hash2, found);
  }
  return same;
}
async function pathsOf(git, hashes) {
  const digests = /* @__PURE__ */ new Map();
  const changes = changesIn(git.run([...compare, "--raw", "-z"], linesOf(hashes), nul));
  for await (const { heading, path } of changes) {
    const digest = digests.get(heading) ?? createHash2("sha256");
    digests.set(heading, digest.update(`${path}\0`));
  }
  return new Map([...digests].map(([hash2, digest]) => [hash2, digest.digest("hex")]));
}
async function patchIds(git, hashes) {
  const ids = /* @__PURE__ */ new Map();
  const diffs = git.stream(
    [...compare, "-p", "--full-index", "--no-color", "--no-ext-diff", "--no-textconv"],
    linesOf(hashes)
  );
  for await (const line of git.run(["patch-id", "--stable"], atMost(mostBytes2, diffs), lineBreak)) {
    const [id = "", hash2 = ""] = line.split(" ");
    ids.set(hash2, id);
  }
  return ids;
}
async function* atMost(most2, pieces) {
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > most2) throw new GitFailure("the patches are too long to be compared");
    yield piece;
  }
}

// src/repository/git/successors.ts
var window = 5e3;
async function successorsOf(access, heads, lost) {
  return answerOr(search(access, heads, lost), /* @__PURE__ */ new Map());
}
async function search({ git, objects }, heads, lost) {
  const latest = /* @__PURE__ */ new Map();
  const likenesses = new Likenesses(lost);
  const hashes = await latestOf(git, heads);
  await readCommits(objects, hashes, (commit, body) => {
    latest.set(commit.hash, commit);
    likenesses.add(commit, body());
  });
  const successors = /* @__PURE__ */ new Map();
  const record = ({ name }, commit, likeness) => {
    if (commit) successors.set(name, { hash: commit.hash, subject: commit.subject, likeness });
  };
  for (const one of lost) record(one, likenesses.byMessage(one), "message");
  const unnamed = lost.filter((one) => !successors.has(one.name));
  const unnamedHashes = unnamed.flatMap(({ commit }) => commit?.hash ?? []);
  const patches = await answerOr(samePatches(git, unnamedHashes, hashes), /* @__PURE__ */ new Map());
  for (const one of unnamed) {
    const patched = latest.get(patches.get(one.commit?.hash ?? "") ?? "");
    if (patched) record(one, patched, "patch");
    else {
      const like = likenesses.bySubject(one);
      record(one, like?.commit, like?.likeness ?? "subject");
    }
  }
  return successors;
}
async function latestOf(git, heads) {
  const hashes = [];
  const command2 = ["rev-list", `--max-count=${window}`, "--stdin"];
  for await (const hash2 of git.run(command2, linesOf(heads), lineBreak)) hashes.push(hash2);
  return hashes;
}

// src/repository/git/commit-facts.ts
async function commitFacts(access, heads, names) {
  const named = await namedObjects(access, names);
  const commits = /* @__PURE__ */ new Map();
  const hashes = new Set([...named.values()].flatMap((one) => one.answer === "commit" ? one.hash : []));
  const [apart] = await Promise.all([
    apartFrom(access, heads, hashes),
    readCommits(access.objects, [...hashes], (commit) => commits.set(commit.hash, commit))
  ]);
  const doubts = await doubtsOf(access, heads, named, apart);
  const lost = lostOf(named, commits, apart, doubts);
  const successors = lost.length > 0 ? await successorsOf(access, heads, lost) : /* @__PURE__ */ new Map();
  const facts = /* @__PURE__ */ new Map();
  for (const [name, one] of named) {
    facts.set(name, factOf(one, { commits, apart, doubts, successor: successors.get(name) }));
  }
  return facts;
}
async function apartFrom({ git }, heads, hashes) {
  if (heads.length === 0 || hashes.size === 0) return hashes;
  try {
    return await notAncestors(git, hashes, heads);
  } catch (failure) {
    return reasonOf(failure);
  }
}
async function doubtsOf({ git, conditions }, heads, named, apart) {
  const isMissing = [...named.values()].some(({ answer }) => answer === "missing");
  if (!isMissing && (typeof apart === "string" || apart.size === 0)) return {};
  const { isShallow, isPartial, narrowRemote } = await conditions();
  if (isShallow) return { missing: shallowClone, apart: shallowClone };
  if (isPartial) return { missing: partialClone };
  if (narrowRemote !== void 0) return { missing: narrowClone(narrowRemote) };
  if (!isMissing || heads.length === 0) return {};
  try {
    await walk(git, heads);
    return {};
  } catch (failure) {
    return { missing: reasonOf(failure) };
  }
}
function lostOf(named, commits, apart, doubts) {
  return [...named].flatMap(([name, one]) => {
    if (one.answer === "missing") return doubts.missing === void 0 ? { name } : [];
    if (one.answer !== "commit" || typeof apart === "string" || !apart.has(one.hash)) return [];
    const commit = commits.get(one.hash);
    return doubts.apart === void 0 ? { name, ...commit && { commit } } : [];
  });
}
function factOf(named, { commits, apart, doubts, successor }) {
  if (named.answer === "ambiguous") return named;
  if (named.answer === "other") return { answer: "not-a-commit", type: named.type, hash: named.hash };
  if (named.answer === "missing") {
    if (doubts.missing !== void 0) return { answer: "unknown", reason: doubts.missing };
    return { answer: "missing", ...successor && { successor } };
  }
  const commit = { hash: named.hash, subject: commits.get(named.hash)?.subject ?? "" };
  if (typeof apart === "string") return { answer: "unknown", reason: apart, commit };
  if (!apart.has(named.hash)) return { answer: "reachable", commit };
  if (doubts.apart !== void 0) return { answer: "unknown", reason: doubts.apart, commit };
  return { answer: "unreachable", commit, ...successor && { successor } };
}

// src/repository/git/folders.ts
function withFolders(path) {
  const all = [];
  for (let at = path; at !== ""; at = parentOf(at)) all.push(at);
  return all;
}
function foldersOf(path) {
  return withFolders(parentOf(path));
}

// src/repository/git/traces.ts
var mostPathspecs = 30;
function pathspecsFor(paths) {
  const cannot = paths.length > mostPathspecs || paths.some((path) => path === "" || /[\n\r]/.test(path));
  return cannot ? [] : ["--", ...paths];
}
var changeLog = [
  ...[
    "-c",
    "log.showRoot=true",
    "log",
    "--stdin",
    "--full-history",
    "--date-order",
    "--diff-merges=separate",
    "--raw",
    "-z"
  ],
  ...["--no-renames", "--no-ext-diff", "--no-textconv", "--no-show-signature", "--no-follow", "--no-relative"],
  ...["--no-color", "--no-notes", "--no-mailmap", "--ignore-submodules=none", "--no-abbrev", "-O/dev/null"],
  ...["--encoding=UTF-8", "--format=%H %P"]
];
function removalsOf(git, heads, paths) {
  return newestOf2(git, ["--diff-filter=D"], heads, paths);
}
function elsewhere(git, heads, paths) {
  const beside = heads.map((head) => `^${head}`);
  return newestOf2(git, ["--diff-filter=d", "--all"], beside, paths);
}
async function newestOf2(git, options, revisions, paths) {
  const open = new Set(paths);
  const commits = /* @__PURE__ */ new Map();
  const tallies = /* @__PURE__ */ new Map();
  const lines = linesOf([...revisions, ...pathspecsFor(paths)]);
  const changes = changesIn(git.run([...changeLog, ...options], lines, nul));
  for await (const { heading, comparison, path: file } of changes) {
    const [commit = "", ...parents] = heading.split(" ");
    const needed = Math.max(1, parents.length);
    for (const path of withFolders(file)) {
      if (!open.has(path)) continue;
      const tally = tallied(tallies.get(path), commit, comparison);
      tallies.set(path, tally);
      if (!commits.has(path) || tally.comparisons === needed) commits.set(path, commit);
      if (tally.comparisons === needed) open.delete(path);
    }
    if (open.size === 0) break;
  }
  return commits;
}
function tallied(before, commit, comparison) {
  if (before?.commit !== commit) return { commit, last: comparison, comparisons: 1 };
  return before.last === comparison ? before : { commit, last: comparison, comparisons: before.comparisons + 1 };
}

// src/repository/git/commit-times.ts
async function commitTimes(access, heads, paths, isWorkingTree) {
  const times = /* @__PURE__ */ new Map();
  const starts = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const start2 = await startOf(access, heads, join("", path), isWorkingTree);
    if ("answer" in start2) times.set(path, start2);
    else starts.set(path, start2);
  }
  const last = await lastCommits(access, [...starts.values()]);
  const cut = await beyondWhichNothingIs(access, new Set([...last.values()].map(({ hash: hash2 }) => hash2)));
  for (const [path, start2] of starts) {
    const commit = last.get(start2.path);
    if (!commit) throw new GitFailure(damaged);
    const known = { answer: "committed", time: commit.time };
    const time = cut.has(commit.hash) ? { answer: "unknown", reason: shallowClone } : known;
    times.set(path, start2.isModified ? { ...time, isModified: true } : time);
  }
  return new Map(paths.map((path) => [path, times.get(path)]));
}
async function startOf(access, heads, path, isWorkingTree) {
  if (path === void 0) return { answer: "unknown", reason: "the path leads out of the repository" };
  let start2;
  for (const head of heads) {
    const tree = new CommitTree(access, head);
    const entry = await tree.entry(path);
    if (entry === "not-fetched" || entry === "not-readable") {
      return { answer: "unknown", reason: entry === "not-fetched" ? partialClone : damaged };
    }
    if (await tree.isInSubmodule(path)) return { answer: "unknown", reason: "the path lies in a submodule" };
    if (typeof entry === "string") continue;
    const { workingTree } = access;
    const isCompared = isWorkingTree && workingTree && (entry.kind === "file" || entry.kind === "link");
    const isModified = !!isCompared && !await holdsBlob(workingTree, path, entry.hash);
    if (!isModified) return { path, head, isModified };
    start2 ??= { path, head, isModified };
  }
  return start2 ?? { answer: "not-committed" };
}
async function lastCommits(access, starts) {
  const last = /* @__PURE__ */ new Map();
  const paths = new Set(starts.map(({ path }) => path));
  if (paths.size === 0) return last;
  const followed = /* @__PURE__ */ new Map();
  const follow = (path, hash2) => {
    const others = followed.get(hash2);
    if (others) others.push(path);
    else followed.set(hash2, [path]);
  };
  const heads = new Set(starts.map(({ head }) => head));
  for (const { path, head } of starts) if (!followed.get(head)?.includes(path)) follow(path, head);
  for await (const commit of toldCommits(access, [...heads], paths)) {
    for (const path of followed.get(commit.hash) ?? []) {
      const next = await parentWithSame(access, commit, path);
      if (next === void 0) last.set(path, commit);
      else follow(path, next);
    }
    followed.delete(commit.hash);
    if (last.size === paths.size) break;
  }
  return last;
}
async function parentWithSame(access, commit, path) {
  const changes = commit.changed.get(path) ?? 0;
  if (changes === 0) return commit.parents[0];
  if (changes >= commit.parents.length) return void 0;
  const own = await new CommitTree(access, commit.hash).entry(path);
  for (const parent of commit.parents) {
    const entry = await new CommitTree(access, parent).entry(path);
    if (typeof own !== "string" && typeof entry !== "string" && own.hash === entry.hash) return parent;
  }
  return void 0;
}
async function* toldCommits({ git }, heads, paths) {
  const options = ["--sparse", "--format=%H %ct %P"];
  const log = git.run([...changeLog, ...options], linesOf([...heads, ...pathspecsFor([...paths])]), nul);
  let commit;
  let inComparison = /* @__PURE__ */ new Set();
  for await (const item of headingsAndChanges(log)) {
    if (typeof item === "string") {
      const [hash2 = "", time, ...parents] = item.split(" ").filter((word) => word !== "");
      inComparison = /* @__PURE__ */ new Set();
      if (hash2 === commit?.hash) continue;
      if (commit) yield commit;
      commit = { hash: hash2, time: Number(time) * 1e3, parents, changed: /* @__PURE__ */ new Map() };
    } else if (commit && !isOfModeAlone(item)) {
      for (const path of withFolders(item.path)) {
        if (!paths.has(path) || inComparison.has(path)) continue;
        inComparison.add(path);
        commit.changed.set(path, (commit.changed.get(path) ?? 0) + 1);
      }
    }
  }
  if (commit) yield commit;
}
async function beyondWhichNothingIs(access, hashes) {
  const cut = /* @__PURE__ */ new Set();
  if (hashes.size === 0 || !(await access.conditions()).isShallow) return cut;
  const parents = /* @__PURE__ */ new Map();
  await readCommits(access.objects, [...hashes], (commit) => parents.set(commit.hash, commit.parents));
  const all = [...new Set([...parents.values()].flat())];
  const infos = await access.objects.info(all);
  const missing = new Set(all.filter((_, index) => typeof infos[index] === "string"));
  for (const [hash2, own] of parents) if (own.some((parent) => missing.has(parent))) cut.add(hash2);
  return cut;
}

// src/repository/git/renames.ts
var mostCommits = 1e3;
async function renamesOf(git, removals, isPartial, most2) {
  const commits = [...new Set(removals.values())].slice(0, mostCommits);
  const targets = /* @__PURE__ */ new Map();
  const likeness = isPartial ? "-M100%" : "-M";
  const command2 = [
    ...["diff-tree", "--stdin", "-r", "-m", likeness, "-l1000", "-O/dev/null"],
    ...["--diff-filter=R", "--raw", "-z"]
  ];
  for await (const { heading, path: from, to = "" } of changesIn(git.run(command2, linesOf(commits), nul, most2))) {
    for (const { path, target } of moves(from, to)) {
      if (removals.get(path) !== heading) continue;
      targets.set(path, (targets.get(path) ?? /* @__PURE__ */ new Set()).add(target));
    }
  }
  const found = [...targets].flatMap(
    ([path, [target, ...others]]) => target === void 0 || others.length > 0 ? [] : [[path, target]]
  );
  return new Map(found);
}
function* moves(from, to) {
  let path = from;
  let target = to;
  while (path !== "" && target !== "") {
    yield { path, target };
    const [above, name] = split(path);
    const [targetAbove, targetName] = split(target);
    if (name !== targetName) return;
    path = above;
    target = targetAbove;
  }
}
function split(path) {
  const slash = path.lastIndexOf("/");
  return [path.slice(0, Math.max(0, slash)), path.slice(slash + 1)];
}

// src/repository/git/departures.ts
var mostRenames = 5;
var mostTime = 5e3;
async function departuresOf({ git, conditions }, heads, tree, removals) {
  const { isPartial } = await conditions();
  const until = performance.now() + mostTime;
  const departures = /* @__PURE__ */ new Map();
  let moving = new Map([...removals.keys()].map((path) => [path, path]));
  let latest = removals;
  for (let times = 0; moving.size > 0 && times <= mostRenames; times += 1) {
    const left = until - performance.now();
    if (left <= 0) throw new GitFailure("git took too long to look for new names");
    const names = await renamesOf(git, latest, isPartial, left);
    const gone = /* @__PURE__ */ new Map();
    for (const [path, name] of moving) {
      const commit = latest.get(name) ?? "";
      const renamedTo = names.get(name);
      if (renamedTo === void 0) departures.set(path, { commit, ...name !== path && { lastName: name } });
      else if (await tree.kind(renamedTo) !== void 0) departures.set(path, { commit, renamedTo });
      else gone.set(path, renamedTo);
    }
    latest = gone.size > 0 ? await removalsOf(git, heads, [...new Set(gone.values())]) : /* @__PURE__ */ new Map();
    moving = new Map([...gone].filter(([, name]) => latest.has(name)));
  }
  return departures;
}

// src/repository/git/sparse.ts
async function leftOut(git, paths) {
  const found = /* @__PURE__ */ new Set();
  for await (const entry of git.run(["ls-files", "--cached", "-t", "-z"], [], nul)) {
    if (!entry.startsWith("S ")) continue;
    for (const path of withFolders(entry.slice(2))) if (paths.has(path)) found.add(path);
  }
  return found;
}

// src/repository/git/submodules.ts
var mostBytes3 = 256 * 1024;
async function submodulesOf({ git, objects }, heads) {
  const versions = /* @__PURE__ */ new Set();
  const revisions = linesOf([...heads, "--", ".gitmodules"]);
  const changes = changesIn(git.run([...changeLog, "--diff-filter=d", "--all"], revisions, nul));
  for await (const { content } of changes) versions.add(content);
  const folders = /* @__PURE__ */ new Set();
  await objects.contents([...versions], mostBytes3, ({ bytes }) => {
    for (const folder of foldersIn(Buffer.from(bytes).toString())) folders.add(folder);
  });
  return folders;
}
function foldersIn(text) {
  return text.split("\n").flatMap((line) => {
    const [, quoted, plain] = /^[ \t]*path[ \t]*=[ \t]*(?:"(.*)"|(.*))$/i.exec(line.trimEnd()) ?? [];
    const path = quoted?.replaceAll(/\\(.)/g, "$1") ?? plain ?? "";
    return join("", path) || [];
  });
}

// src/repository/git/file-fates.ts
var never = { answer: "never" };
var inSubmodule = { answer: "unknown", reason: "the path lies in a submodule" };
var wasInSubmodule = { answer: "unknown", reason: "the path lay in a submodule" };
async function fileFates(access, heads, paths, isWorkingTree) {
  const [head, ...merged] = heads;
  if (head === void 0) return new Map(paths.map((path) => [path, never]));
  const tree = new CommitTree(access, head);
  const fates = /* @__PURE__ */ new Map();
  const gone = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const inside = join("", path);
    const fate = await fateInTree(tree, inside);
    if (fate) fates.set(path, fate);
    else gone.set(path, inside ?? "");
  }
  const history = gone.size > 0 ? await fatesInHistory(access, heads, tree, new Set(gone.values())) : void 0;
  const trees = merged.map((hash2) => new CommitTree(access, hash2));
  for (const [path, inside] of gone) {
    const fate = history?.get(inside) ?? never;
    fates.set(path, fate.answer !== "removed" && await firstFate(trees, inside) || fate);
  }
  return isWorkingTree ? withoutLeftOut(access, fates) : fates;
}
async function fateInTree(tree, path) {
  if (path === void 0) return { answer: "unknown", reason: "the path leads out of the repository" };
  if (/[\n\r\0]/.test(path)) return { answer: "unknown", reason: "the path has a line break in it" };
  if (await tree.kind(path) !== void 0) return { answer: "committed" };
  return await tree.isInSubmodule(path) ? inSubmodule : void 0;
}
async function firstFate(trees, path) {
  for (const tree of trees) {
    const fate = await fateInTree(tree, path);
    if (fate) return fate;
  }
  return void 0;
}
async function withoutLeftOut(access, fates) {
  const committed = [...fates].flatMap(([path, { answer }]) => answer === "committed" ? path : []);
  if (committed.length === 0 || !(await access.conditions()).isSparse) return fates;
  const absent = await leftOut(access.git, new Set(committed.map((path) => join("", path) ?? "")));
  for (const path of committed) if (absent.has(join("", path) ?? "")) fates.set(path, { answer: "present" });
  return fates;
}
async function fatesInHistory(access, heads, tree, paths) {
  const removals = await removalsOf(access.git, heads, [...paths]);
  const plain = new Map([...removals].map(([path, commit]) => [path, { commit }]));
  const followed = await answerOr(departuresOf(access, heads, tree, removals), /* @__PURE__ */ new Map());
  const departures = new Map([...plain, ...followed]);
  const beside = await besideHistory(
    access,
    heads,
    [...paths].filter((path) => !removals.has(path))
  );
  const hashes = [...[...departures.values()].map(({ commit }) => commit), ...beside.commits.values()];
  const commits = await commitsOf(access, new Set(hashes));
  const fates = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const departure = departures.get(path);
    const hash2 = beside.commits.get(path);
    if (departure) fates.set(path, { answer: "removed", ...departure, commit: commits(departure.commit) });
    else if (hash2 !== void 0) fates.set(path, { answer: "elsewhere", commit: commits(hash2) });
    else if (beside.doubt !== void 0) fates.set(path, { answer: "unknown", reason: beside.doubt });
    else fates.set(path, foldersOf(path).some((folder) => beside.submodules.has(folder)) ? wasInSubmodule : never);
  }
  return fates;
}
async function besideHistory(access, heads, paths) {
  const nothing3 = { commits: /* @__PURE__ */ new Map(), submodules: /* @__PURE__ */ new Set() };
  if (paths.length === 0) return nothing3;
  if ((await access.conditions()).isShallow) return { ...nothing3, doubt: shallowClone };
  try {
    const [commits, submodules] = await Promise.all([elsewhere(access.git, heads, paths), submodulesOf(access, heads)]);
    return { commits, submodules };
  } catch (failure) {
    return { ...nothing3, doubt: reasonOf(failure) };
  }
}
async function commitsOf({ objects }, hashes) {
  const subjects = /* @__PURE__ */ new Map();
  await readCommits(objects, [...hashes], ({ hash: hash2, subject }) => subjects.set(hash2, subject));
  return (hash2) => ({ hash: hash2, subject: subjects.get(hash2) ?? "" });
}

// src/repository/git/step-tree.ts
var StepTree = class extends CommitTree {
  #git;
  #known;
  #last;
  constructor(access, hash2, known, last) {
    super(access, hash2);
    this.#git = access;
    this.#known = known;
    this.#last = last;
  }
  async read(path, cap) {
    const known = this.#known.get(path);
    if (known?.size === void 0 || !known.mode.startsWith("100")) return super.read(path, cap);
    if (known.size > cap) return { ok: false, refusal: "too-large" };
    if (this.#last.blob?.name !== known.content) {
      await this.#git.objects.contents([known.content], cap, ({ bytes }) => {
        this.#last.blob = { name: known.content, bytes };
      });
    }
    const { blob } = this.#last;
    return blob?.name === known.content ? { ok: true, bytes: blob.bytes } : super.read(path, cap);
  }
};

// src/repository/git/trailers.ts
var most = { trailers: 100, bytes: 1e3 };
var command = [
  ...["-c", "trailer.separators=:", "log", "--no-walk=unsorted", "--stdin", "--encoding=UTF-8", "--no-color"],
  ...["--no-show-signature", "--no-notes", "--no-mailmap", "--no-patch", "--format=%x00%H%n%(trailers)"]
];
var trailer = /^([A-Za-z0-9-]{1,200})[ \t]{0,200}:(.*)$/s;
async function trailersOf(git, hashes) {
  const all = /* @__PURE__ */ new Map();
  if (hashes.length === 0) return all;
  let own = [];
  let last;
  for await (const line of shortLines(git.stream(command, linesOf(hashes)))) {
    if (line.startsWith("\0")) {
      own = [];
      last = void 0;
      all.set(line.slice(1), own);
    } else if (/^\s/.test(line)) {
      if (last && last.value.length < most.bytes) last.value = `${last.value} ${line.trim()}`.trim();
    } else {
      const [, key, value = ""] = trailer.exec(line) ?? [];
      last = key === void 0 ? void 0 : { key, value: value.trim() };
      if (last && own.length < most.trailers) own.push(last);
    }
  }
  return all;
}
async function* shortLines(chunks) {
  let parts = [];
  let room = most.bytes;
  for await (const piece of chunks) {
    const chunk = Buffer.from(piece.buffer, piece.byteOffset, piece.length);
    for (let at = 0; at < chunk.length; ) {
      const end = chunk.indexOf("\n", at);
      const part = chunk.subarray(at, Math.min(end < 0 ? chunk.length : end, at + room));
      parts.push(part);
      room -= part.length;
      if (end < 0) break;
      yield Buffer.concat(parts).toString();
      parts = [];
      room = most.bytes;
      at = end + 1;
    }
  }
}

// src/repository/git/steps.ts
var mostSteps = 1e4;
async function stepsSince(access, base, heads, paths) {
  if (paths.length === 0) return [];
  await checkRange(access, base, heads);
  const found = [];
  for await (const commit of touchingCommits(access, base, heads, paths)) {
    found.push(commit);
    if (found.length > mostSteps)
      throw new GitFailure(`more than ${mostSteps} commits since the base changed the state`);
  }
  const sizes = await sizesOf(access, new Set(found.flatMap(({ files }) => files.flat().flatMap(namesIn))));
  const hashes = found.map(({ hash: hash2 }) => hash2);
  const subjects = /* @__PURE__ */ new Map();
  await readCommits(access.objects, hashes, ({ hash: hash2, subject }) => subjects.set(hash2, subject));
  const trailers = await trailersOf(access.git, hashes);
  const last = {};
  const treeOf = (hash2, held) => {
    const known = held.map(([path, one]) => [path, { ...one, size: sizes.get(one.content) }]);
    return new StepTree(access, hash2, new Map(known), last);
  };
  const treeBefore = ({ parents, files }, index) => {
    const changes = files.flatMap((all) => all.slice(index, index + 1));
    const parent = parents[index];
    return parent === void 0 ? void 0 : treeOf(
      parent,
      changes.map(({ path, before }) => [path, before])
    );
  };
  const told = (one) => ({
    commit: { hash: one.hash, subject: subjects.get(one.hash) ?? "" },
    trailers: trailers.get(one.hash) ?? [],
    touched: one.touched,
    // Made anew whenever they are asked for: they remember what they read, and there may be thousands.
    get tree() {
      const changes = one.files.flatMap((all) => all.slice(0, 1));
      return treeOf(
        one.hash,
        changes.map((change) => [change.path, change])
      );
    },
    get before() {
      return treeBefore(one, 0);
    },
    get others() {
      return one.parents.slice(1).flatMap((_, index) => treeBefore(one, index + 1) ?? []);
    }
  });
  return found.reverse().map(told);
}
async function* touchingCommits({ git }, base, heads, paths, order = "--topo-order") {
  const since = base === void 0 ? [] : [`^${base}`];
  const revisions = linesOf([...since, ...heads, ...pathspecsFor(paths)]);
  const wanted = new Set(paths);
  const isWanted = (path) => wanted.has(path);
  const wrong = base === void 0 ? /* @__PURE__ */ new Set() : await wronglyBeside(git, base, heads);
  let heading;
  let changes = [];
  for await (const change of changesIn(git.run([...changeLog, order], revisions, nul))) {
    if (wrong.has(change.heading.slice(0, change.heading.indexOf(" ")))) continue;
    if (change.heading !== heading) {
      if (heading !== void 0) yield* touchedBy(heading, changes, isWanted);
      heading = change.heading;
      changes = [];
    }
    if (!isOfModeAlone(change) && pathsAbove(change.path).some(isWanted)) changes.push(change);
  }
  if (heading !== void 0) yield* touchedBy(heading, changes, isWanted);
}
function* touchedBy(heading, changes, isWanted) {
  const [hash2 = "", ...parents] = heading.split(" ").filter((word) => word !== "");
  const byFile = /* @__PURE__ */ new Map();
  for (const change of changes) {
    const before = byFile.get(change.path);
    if (before) before.push(change);
    else byFile.set(change.path, [change]);
  }
  const own = [...byFile].filter(([, all]) => all.length >= parents.length);
  if (own.length === 0) return;
  const touched = new Set(own.flatMap(([path]) => pathsAbove(path).filter(isWanted)));
  yield { hash: hash2, parents, touched: [...touched], files: own.map(([, all]) => all) };
}
function pathsAbove(path) {
  return [...withFolders(path), ""];
}
function namesIn(change) {
  return [change, change.before].flatMap(
    ({ mode, content }) => mode === "160000" || /^0+$/.test(content) ? [] : [content]
  );
}
async function sizesOf({ objects, conditions }, names) {
  const sizes = /* @__PURE__ */ new Map();
  for (const found of await objects.info([...names])) {
    if (typeof found === "string") throw new GitFailure((await conditions()).isPartial ? partialClone : damaged);
    sizes.set(found.hash, found.size);
  }
  return sizes;
}

// src/repository/git/log.ts
async function logOf(access, head, { since, paths, most: most2 }) {
  if (since !== void 0 && !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(since)) {
    throw new GitFailure(`${quote(since)} is not the whole name of a commit`);
  }
  const hashes = [];
  for await (const hash2 of hashesOf(access, head, since, paths)) {
    hashes.push(hash2);
    if (hashes.length > most2) break;
  }
  const gap = await gapOf(access, head, since, hashes.length > most2 ? most2 : void 0);
  const commits = [];
  await readCommits(access.objects, hashes.slice(0, most2), ({ hash: hash2, subject, committerTime, parents }) => {
    commits.push({ hash: hash2, subject, time: committerTime, ...parents.length > 1 && { isMerge: true } });
  });
  return { commits, ...gap !== void 0 && { gap } };
}
async function* hashesOf(access, head, since, paths) {
  if (paths !== void 0) {
    const distinct = [...new Set(paths.flatMap((path) => join("", path) ?? []))];
    if (distinct.length === 0) return;
    for await (const { hash: hash2 } of touchingCommits(access, since, [head], distinct, "--date-order")) yield hash2;
    return;
  }
  const revisions = linesOf([...since === void 0 ? [] : [`^${since}`], head]);
  const wrong = since === void 0 ? /* @__PURE__ */ new Set() : await wronglyBeside(access.git, since, [head]);
  for await (const hash2 of access.git.run(["rev-list", "--stdin"], revisions, lineBreak)) {
    if (!wrong.has(hash2)) yield hash2;
  }
}
async function gapOf(access, head, since, most2) {
  if (most2 !== void 0) return `there are more than ${count(most2, "commit")}`;
  return await isCutOff(access, since, [head]) ? shallowClone : void 0;
}

// src/repository/git/tracking.ts
async function trackedInIndex({ git }, paths) {
  const tracking = new Map(paths.map((path) => [path, { answer: "untracked" }]));
  for await (const path of git.run(["ls-files", "--cached", "-z"], [], nul)) {
    if (tracking.has(path)) tracking.set(path, { answer: "tracked" });
  }
  return tracking;
}
async function trackedInCommit(access, hash2, paths) {
  const tree = new CommitTree(access, hash2);
  const tracking = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const entry = await tree.entry(path);
    if (entry === "not-fetched" || entry === "not-readable") {
      tracking.set(path, { answer: "unknown", reason: entry === "not-fetched" ? partialClone : damaged });
    } else tracking.set(path, { answer: typeof entry === "string" ? "untracked" : "tracked" });
  }
  return tracking;
}

// src/repository/git/uncommitted.ts
var mostNames = 1e4;
var mostCompared2 = 5e4;
var nothingUncommitted = {
  ...{ answer: "known", created: [], modified: [], removed: [], staged: [] }
};
async function uncommittedIn(access, head) {
  const { workingTree } = access;
  if (!workingTree) throw new GitFailure("the repository has no working tree");
  if (head === void 0) return allCreated(access);
  const { held, staged } = await heldBefore(access, head, (path) => !isFolder(path));
  if (held.size > mostCompared2) throw new GitFailure(`there are more than ${mostCompared2} files to compare`);
  const found = { created: [], modified: [], removed: [] };
  let names = 0;
  for (const [path, before] of held) {
    if (before === "left-out") continue;
    const change = staged.get(path);
    const isStaged = change?.status !== "D" && change !== void 0 && change.content !== change.before.content;
    const fate = before === "other" ? "modified" : await fateOf(workingTree, path, before, isStaged);
    if (!fate) continue;
    found[fate].push(path);
    names += 1;
    if (names > mostNames) throw new GitFailure(`more than ${mostNames} files differ from the last commit`);
  }
  for (const paths of Object.values(found)) paths.sort();
  return { answer: "known", ...found, staged: [...staged.keys()].sort() };
}
async function fateOf(tree, path, before, isStaged) {
  const kind = await tree.kind(path);
  if (before === void 0) return isStaged || kind !== void 0 ? "created" : void 0;
  if (kind === void 0 || kind === "directory") return "removed";
  return isStaged || !await holdsBlob(tree, path, before) ? "modified" : void 0;
}
async function allCreated({ git }) {
  const created = /* @__PURE__ */ new Set();
  const staged = [];
  for await (const entry of git.run(listing, [], nul)) {
    const { tag, path } = parsed(entry);
    if (isFolder(path)) continue;
    created.add(path);
    if (tag !== "?") staged.push(path);
    if (created.size > mostNames) throw new GitFailure(`more than ${mostNames} files were never committed`);
  }
  return { ...nothingUncommitted, created: [...created].sort(), staged: staged.sort() };
}
function isFolder(path) {
  return path.endsWith("/");
}

// src/repository/git/underway.ts
import { existsSync } from "node:fs";
import { join as join2 } from "node:path";
var marks = [
  ["rebase-merge", "rebase"],
  ["rebase-apply", "rebase"],
  ["MERGE_HEAD", "merge"],
  ["CHERRY_PICK_HEAD", "cherry-pick"],
  ["REVERT_HEAD", "revert"]
];
var mostOfSteps = 1024 * 1024;
function underwayIn(top) {
  const folder = gitFolder(join2(top, ".git"));
  if (folder === void 0) return void 0;
  const isThere = (file) => existsSync(join2(folder, file));
  const found = marks.find(([file]) => isThere(file))?.[1] ?? nextStep(join2(folder, "sequencer", "todo"));
  return found ?? (isThere("BISECT_LOG") ? "bisect" : void 0);
}
function nextStep(path) {
  const read = readRegularFile(path, mostOfSteps);
  const [step] = read.ok ? Buffer.from(read.bytes).toString("latin1").split(" ", 1) : [];
  return step === "pick" ? "cherry-pick" : step === "revert" ? "revert" : void 0;
}

// src/repository/git/versions.ts
async function showVersions(access, head, path, visit) {
  const inside = join("", path);
  if (inside === void 0) throw new GitFailure("the path leads out of the repository");
  const pathspecs = pathspecsFor([inside]);
  if (pathspecs.length === 0) throw new GitFailure("the path is none that git can be asked for");
  const revisions = linesOf([head, ...pathspecs]);
  const hashes = access.git.runAtLeisure(["rev-list", "--date-order", "--stdin"], revisions, lineBreak);
  for await (const hash2 of hashes) if (!await visit(await versionOf(access, hash2))) return void 0;
  return await isCutOff(access, void 0, [head]) ? shallowClone : void 0;
}
async function versionOf(access, hash2) {
  let commit = { hash: hash2, subject: "", time: 0 };
  await readCommits(access.objects, [hash2], ({ subject, committerTime }) => {
    commit = { hash: hash2, subject, time: committerTime };
  });
  return { commit, tree: new CommitTree(access, hash2) };
}

// src/repository/git/git-history.ts
var GitHistory = class {
  #access;
  #hash;
  /** @param hash the whole name of a commit; HEAD when it is not said */
  constructor(access, hash2) {
    this.#access = access;
    this.#hash = hash2;
  }
  async commits(names) {
    const hashes = [...new Set(names)].filter(isHash);
    const facts = await orUnknown(
      hashes,
      async () => commitFacts(this.#access, await this.#heads(), hashes)
    );
    return new Map(names.map((name) => [name, facts.get(name) ?? { answer: "malformed" }]));
  }
  async files(paths) {
    const distinct = [...new Set(paths)];
    return orUnknown(
      distinct,
      async () => fileFates(this.#access, await this.#heads(), distinct, this.#hash === void 0)
    );
  }
  async stepsSince(base, paths) {
    const heads = await answerOr(this.#heads(), []);
    const ends = heads.map((head) => new CommitTree(this.#access, head));
    try {
      const steps = await stepsSince(this.#access, base, await this.#heads(), [...new Set(paths)]);
      return { steps, ends };
    } catch (failure) {
      return { steps: [], gap: reasonOf(failure), ends };
    }
  }
  async commitTimes(paths) {
    const distinct = [...new Set(paths)];
    return orUnknown(
      distinct,
      async () => commitTimes(this.#access, await this.#heads(), distinct, this.#hash === void 0)
    );
  }
  async tracking(paths) {
    const distinct = [...new Set(paths)];
    return orUnknown(
      distinct,
      async () => this.#hash === void 0 ? trackedInIndex(this.#access, distinct) : trackedInCommit(this.#access, this.#hash, distinct)
    );
  }
  /** In the middle of a merge, what is merged is no part of the history yet; the same holds for the log. */
  async versions(path, visit) {
    try {
      const [head] = await this.#heads();
      return head === void 0 ? void 0 : await showVersions(this.#access, head, path, visit);
    } catch (failure) {
      return reasonOf(failure);
    }
  }
  async log(request) {
    try {
      const [head] = await this.#heads();
      return head === void 0 ? { commits: [] } : await logOf(this.#access, head, request);
    } catch (failure) {
      return { commits: [], gap: reasonOf(failure) };
    }
  }
  async uncommitted() {
    if (this.#hash !== void 0) return nothingUncommitted;
    try {
      const [head] = await this.#heads();
      return await uncommittedIn(this.#access, head);
    } catch (failure) {
      return { answer: "unknown", reason: reasonOf(failure) };
    }
  }
  async underway() {
    const isOfWorkingTree = this.#hash === void 0 && this.#access.workingTree !== void 0;
    return isOfWorkingTree ? underwayIn(this.#access.top) : void 0;
  }
  async time() {
    const [head] = await answerOr(this.#heads(), []);
    let time;
    const read = readCommits(this.#access.objects, head === void 0 ? [] : [head], ({ committerTime }) => {
      time = committerTime;
    });
    await answerOr(read, void 0);
    return time;
  }
  async #heads() {
    return this.#hash === void 0 ? headsOf(this.#access) : [this.#hash];
  }
};
async function orUnknown(names, ask) {
  try {
    return names.length > 0 ? await ask() : /* @__PURE__ */ new Map();
  } catch (failure) {
    const reason = reasonOf(failure);
    return new Map(names.map((name) => [name, { answer: "unknown", reason }]));
  }
}

// src/repository/git/ignored-folders.ts
var question = [
  ...["--no-literal-pathspecs", "check-ignore", "--stdin", "-z"],
  ...["--verbose", "--non-matching", "--no-index"]
];
var IgnoredFolders = class {
  #git;
  #process;
  #tracked;
  #queue = Promise.resolve();
  constructor(git) {
    this.#git = git;
  }
  /** Where git refuses to answer, nothing is ignored. */
  async among(folders) {
    const answered = this.#queue.then(() => this.#among(folders.filter((folder) => folder !== "")));
    this.#queue = answered.catch(() => void 0);
    return answerOr(answered, /* @__PURE__ */ new Set());
  }
  close() {
    this.#process?.end();
    this.#process = void 0;
  }
  async #among(folders) {
    const matched = folders.length > 0 ? await this.#matched(folders) : [];
    if (matched.length === 0) return /* @__PURE__ */ new Set();
    this.#tracked ??= this.#foldersOfIndex();
    const tracked = await this.#tracked;
    return new Set(matched.filter((folder) => !tracked.has(folder)));
  }
  /** The folders that a pattern excludes. That they hold files which are tracked all the same, plays no part here. */
  async #matched(folders) {
    this.#process ??= this.#git.start(question);
    const process2 = this.#process;
    process2.hold();
    try {
      const told = process2.tell(folders.map((folder) => `./${folder}\0`).join(""));
      const matched = [];
      for (const folder of folders) if (await isExcluded(process2)) matched.push(folder);
      await told;
      return matched;
    } catch (failure) {
      process2.kill();
      this.#process = void 0;
      throw failure;
    } finally {
      process2.release();
    }
  }
  /**
   * The folders in which something is tracked. Git could be asked about each matched folder instead, but goes through
   * the whole index every time.
   */
  async #foldersOfIndex() {
    const folders = /* @__PURE__ */ new Set();
    for await (const path of this.#git.run(["ls-files", "--cached", "-z"], [], nul)) {
      for (let at = parentOf(path); at !== "" && !folders.has(at); at = parentOf(at)) folders.add(at);
    }
    return folders;
  }
};
async function isExcluded(process2) {
  const { out } = process2;
  await out.text(nul);
  await out.text(nul);
  const pattern = await out.text(nul);
  if (await out.text(nul) === void 0 || pattern === void 0) throw await process2.failure();
  return pattern !== "" && !pattern.startsWith("!");
}

// src/repository/git/git-repository.ts
var GitRepository = class {
  #access;
  #ignored;
  /** @param top absolute path of the repository, without links */
  constructor(top, options = {}) {
    this.#access = gitAccess(top, options);
    this.#ignored = options.gitDir === void 0 ? new IgnoredFolders(this.#access.git) : void 0;
  }
  /**
   * The commit that a revision of a user means: `main~2`, a tag, a hash.
   * @throws RevisionError
   */
  resolve(revision) {
    return resolveRevision(this.#access, revision);
  }
  /**
   * Where a history left another one: the best common ancestor of their last commits. The first one itself where there
   * is none, or git cannot tell.
   * @param revision whose history it is; that of the working tree when it is not said
   * @throws RevisionError
   */
  forkPoint(base, revision) {
    return forkPoint(this.#access, base, revision);
  }
  /**
   * The paths that differ between a commit and another one, or the working tree.
   * @param since whole name of a commit, as is `until`
   * @param concerns whether a path matters
   * @throws GitFailure
   */
  changedSince(since, until, concerns) {
    return until === void 0 ? changedSince(this.#access, since, concerns) : changedBetween(this.#access, since, until, concerns);
  }
  /** The files of a commit, by its whole name. */
  tree(hash2) {
    return new CommitTree(this.#access, hash2);
  }
  /** The history that ends at HEAD, or at a commit, by its whole name. */
  history(hash2) {
    return new GitHistory(this.#access, hash2);
  }
  /** Which of some folders of the working tree git ignores. */
  async ignored(folders) {
    return this.#ignored?.among(folders) ?? /* @__PURE__ */ new Set();
  }
  close() {
    this.#access.objects.close();
    this.#ignored?.close();
  }
};
export {
  GitRepository
};
