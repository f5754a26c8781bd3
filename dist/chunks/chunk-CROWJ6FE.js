import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  judgeOf
} from "./chunk-F7RZPQLN.js";
import {
  withRootLocked,
  writeLocked
} from "./chunk-WOBT2IIJ.js";
import {
  WriteError,
  asWriteError
} from "./chunk-3CQ65UFE.js";
import {
  inertJson
} from "./chunk-JGTTZK7P.js";
import {
  InvalidFrontmatter,
  LockTimeout,
  PermissionDenied,
  StaleState,
  StateNotFound,
  ValidationFailed
} from "./chunk-SAIHCZBS.js";
import {
  commonTop,
  configurationFor,
  formats,
  holdAgainst,
  isBoolean,
  isWord,
  locate,
  pathsSeenFrom,
  rootAround,
  tagOf
} from "./chunk-HRIORTLV.js";
import {
  WorkingTree,
  insideOf,
  isFolder,
  readRegularFile,
  realPath
} from "./chunk-6ZSVVGFQ.js";
import {
  UsageError
} from "./chunk-6HVZBCW5.js";
import {
  MemoryTree
} from "./chunk-QMN52F6N.js";
import {
  defaultLimits
} from "./chunk-2XB3ZTB2.js";
import {
  Increment
} from "./chunk-M4NCWAO3.js";
import {
  mapOf,
  segmentsOf
} from "./chunk-V52XWFG2.js";
import {
  parentOf,
  pathIn
} from "./chunk-74NDXLBV.js";
import {
  count,
  inert,
  quote
} from "./chunk-YVFHDY45.js";

// src/library/update/update.ts
import { join as join2 } from "node:path";

// src/repository/change-file.ts
import { join } from "node:path";
async function changeFile(top, { path, root, cap }, work) {
  return withRootLocked(top, root, async () => {
    const read = readRegularFile(join(top, path), cap);
    const done = await work(read);
    if (read.ok && done.after) {
      await writeLocked(top, root, [{ path, root, before: read.bytes, after: done.after }], { written: [], kept: [] });
    }
    return done;
  });
}

// src/library/update/added-errors.ts
function addedErrors(before, after, changes) {
  const written = changes.map(({ field }) => field.split("."));
  const isWritten = ({ pointer = "" }) => {
    const place2 = segmentsOf(pointer);
    return written.some((field) => field.every((key, depth) => key === place2[depth]));
  };
  const said = ({ rule, message }) => JSON.stringify([rule, message]);
  const place = ({ rule, pointer = "" }) => JSON.stringify([rule, pointer]);
  const errors = before.filter(({ severity }) => severity === "error");
  const [asSaid, atPlace] = [new Set(errors.map(said)), new Set(errors.map(place))];
  return after.filter((one) => {
    if (one.severity !== "error" || asSaid.has(said(one))) return false;
    return isWritten(one) || !atPlace.has(place(one));
  });
}

// src/library/update/broken.ts
async function brokenState({ path, root, format, limits, shown }, tree, now) {
  const { findings } = await judgeOf({ path: root, format }, { now, limits })(tree, "inside");
  const found = findings.filter(({ rule, severity }) => rule.startsWith("syntax/") && severity === "error");
  const [first] = found.sort((a, b) => a.start.line - b.start.line || a.start.column - b.start.column);
  const mends = "agent-state-lint recover says what is left of it";
  if (!first) return new InvalidFrontmatter(`${shown(path)} cannot be read as a state; ${mends}`);
  const { line, column } = first.start;
  return new InvalidFrontmatter(`${shown(path)}:${line}:${column} ${first.message} (${first.rule}); ${mends}`, first);
}

// src/library/update/events.ts
import { resolve } from "node:path";

// src/repository/append-line.ts
import { closeSync, constants, fstatSync, fsyncSync, openSync, writeSync } from "node:fs";
var { O_WRONLY, O_APPEND, O_CREAT } = constants;
var flags = O_WRONLY | O_APPEND | O_CREAT | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
function openToAppend(path) {
  const descriptor = opened(path);
  return {
    append: (line) => {
      const bytes = Buffer.from(`${line}
`);
      try {
        const written = writeSync(descriptor, bytes);
        if (written < bytes.length) throw new WriteError(`no space left for ${path}: its last line was cut off`);
        fsyncSync(descriptor);
      } catch (error) {
        throw asWriteError(error, path);
      }
    },
    close: () => closeSync(descriptor)
  };
}
function opened(path) {
  try {
    const descriptor = openSync(path, flags, 438);
    if (fstatSync(descriptor).isFile()) return descriptor;
    closeSync(descriptor);
  } catch (error) {
    const { code } = error;
    if (code === "ELOOP") throw new WriteError(`${path} is a link; nothing is written through one`);
    if (code !== "EISDIR" && code !== "ENXIO") throw asWriteError(error, path);
  }
  throw new WriteError(`${path} is no regular file`);
}

// src/library/update/events.ts
function openEvents(target, { events, cwd }) {
  if (events === void 0) return void 0;
  const path = resolve(cwd ?? process.cwd(), events);
  if (isTaken(target, realPath(path))) {
    throw new UsageError(`events cannot go to ${events}: that file belongs to the state, or to git`);
  }
  const file = openToAppend(path);
  return { append: (event) => file.append(inLine(event)), close: file.close };
}
function isTaken({ top, root, format }, path) {
  const inside = insideOf(top, path);
  if (inside === void 0) return false;
  const inRoot = root === "" ? inside : inside.startsWith(`${root}/`) ? inside.slice(root.length + 1) : void 0;
  const isOurs = inRoot !== void 0 && (format.reads(inRoot) || inRoot === ".state.lock");
  return isOurs || inside.split("/").includes(".git");
}
var inLine = (event) => inertJson(event).replace(/\n\s*/g, "");

// src/library/update/leaves.ts
var strange = ["__proto__", "constructor", "prototype"];
function leavesOf(patch, what) {
  if (!isMap(patch)) throw new UsageError(`${what} must be an object of fields`);
  const leaves = [...leavesIn(patch, [])];
  if (leaves.length === 0) throw new UsageError(`${what} is empty; it names the fields and their values`);
  return leaves;
}
function valuesIn(patch, what) {
  return leavesOf(patch, what).map(({ path, value }) => {
    if (value instanceof Increment) throw new UsageError(`${what} holds an increment; it names values`);
    return { path, value };
  });
}
function* leavesIn(map, above) {
  for (const [key, value] of Object.entries(map)) {
    const path = [...above, named(key)];
    if (path.length > defaultLimits.depth) throw new UsageError(`a patch is nested too deeply`);
    if (value === void 0) continue;
    if (isMap(value) && Object.values(value).some((one) => one !== void 0)) yield* leavesIn(value, path);
    else yield { path, value: value instanceof Increment ? sound(value, path) : plain(value, path, 0) };
  }
}
function sound(value, path) {
  if (Number.isFinite(value.by)) return value;
  throw new UsageError(`the increment of ${inert(path.join("."))} must be a number`);
}
function plain(value, path, depth) {
  if (depth > defaultLimits.depth) throw new UsageError(`${inert(path.join("."))} is nested too deeply`);
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map((item) => plain(item, path, depth + 1));
  if (!isMap(value))
    throw new UsageError(`${inert(path.join("."))} must be text, a number, true, false, null, a list or an object`);
  const entries = Object.entries(value).filter(([, one]) => one !== void 0);
  return mapOf(entries.map(([key, one]) => [named(key), plain(one, path, depth + 1)]));
}
function named(key) {
  if (strange.includes(key)) throw new UsageError(`${quote(key)} is no name of a field`);
  return key;
}
function isMap(value) {
  return tagOf(value) === "Object" && !(value instanceof Increment);
}

// src/library/update/options.ts
var kinds = {
  agent: { expected: "the name of an agent", is: isWord },
  cwd: { expected: "a path", is: isWord },
  expect: { expected: "an object of fields", is: (value) => typeof value === "object" && value !== null },
  now: { expected: "a number, of ms since 1970", is: isMoment },
  dryRun: { expected: "true or false", is: isBoolean },
  events: { expected: "a path", is: isWord },
  onEvent: { expected: "a function", is: (value) => typeof value === "function" }
};
var [earliest, latest] = [0, Date.UTC(9999, 11, 31)];
function isMoment(value) {
  return typeof value === "number" && value >= earliest && value <= latest;
}
function checkUpdateOptions(options) {
  holdAgainst(kinds, options, "updateState");
  if (options.agent === void 0)
    throw new UsageError("updateState() wants to know the agent, for what it may write goes by its type");
}

// src/library/update/target.ts
var isUpdatable = (format) => format.updates !== void 0;
var updatable = formats.filter(isUpdatable);
var wanted = updatable.map(({ directories, mainFile }) => `${directories[0]}/${mainFile}`).join(" or ");
async function targetAt(given, folder) {
  const cwd = realPath(folder ?? process.cwd());
  if (!isFolder(cwd)) throw new UsageError(`there is no folder ${cwd}`, folder);
  const rootNames = formats.flatMap(({ directories }) => directories);
  const place = locate(given ?? ".", cwd, rootNames);
  const { top } = commonTop([place], cwd);
  const tree = new WorkingTree(top);
  const found = await rootAt(tree, insideOf(top, place.path) ?? "", given);
  if (!found) throw new StateNotFound(`there is no ${wanted} in ${given ?? "the working folder or above it"}; ${ways}`);
  const { format, root } = found;
  const configuration = await configurationFor(void 0, tree, top, cwd);
  return {
    ...{ top, tree, format, root, path: pathIn(root, format.mainFile) },
    updates: await format.updates(),
    limits: configuration?.limits ?? defaultLimits,
    shown: pathsSeenFrom(cwd, top)
  };
}
var ways = "agent-state-lint init lays one out, and agent-state-lint recover brings a lost one back";
async function rootAt(tree, path, given) {
  const around = rootAround(path, formats);
  if (around) {
    const { format, path: root } = around;
    if (!isUpdatable(format)) throw new UsageError(`only its own tools may write the state in ${given ?? root}`);
    return await isState(tree, root, format) ? { format, root } : void 0;
  }
  for (let at = path; ; at = parentOf(at)) {
    const found = await rootIn(tree, at) ?? (given === void 0 ? void 0 : await namedItself(tree, at));
    if (found || at === "" || given !== void 0) return found;
  }
}
async function rootIn(tree, folder) {
  for (const format of updatable) {
    for (const directory of format.directories) {
      const root = pathIn(folder, directory);
      if (await isState(tree, root, format)) return { format, root };
    }
  }
  return void 0;
}
async function namedItself(tree, path) {
  for (const format of updatable) {
    const isFile = path === format.mainFile || path.endsWith(`/${format.mainFile}`);
    const root = isFile ? parentOf(path) : path;
    if (await isState(tree, root, format)) return { format, root };
  }
  return void 0;
}
async function isState(tree, root, { mainFile }) {
  return await tree.kind(pathIn(root, mainFile)) !== void 0 || await tree.kind(root) === "link";
}

// src/library/update/typed.ts
function asTyped(error, path) {
  if (!(error instanceof Error)) return error;
  const { name, message } = error;
  if (name === "LockTimeoutError") return new LockTimeout(`${message}; nothing was written; try again`);
  if (name === "StateChangedError") return new StaleState(`${message}; read it again, and decide anew`);
  return "syscall" in error ? asWriteError(error, path) : error;
}

// src/library/update/update.ts
async function updateStateAt(root, patch, options) {
  checkUpdateOptions(options);
  return updateTarget(await targetAt(root, options.cwd), patch, options);
}
async function updateTarget(target, patch, options) {
  const { agent, expect, now, dryRun = false, onEvent } = options;
  const order = {
    ...{ agent, now, leaves: leavesOf(patch, "the patch") },
    expected: expect === void 0 ? [] : valuesIn(expect, "what is expected")
  };
  const forbidden = target.updates.forbidden(agent, order.leaves);
  if (forbidden) throw new PermissionDenied(forbidden.message, forbidden.fields);
  const log = dryRun ? void 0 : openEvents(target, options);
  try {
    const made = dryRun ? await workOut(target, order, await target.tree.read(target.path, capOf(target))) : await write(target, order);
    for (const event of dryRun ? [] : made.events) {
      log?.append(event);
      await onEvent?.(event);
    }
    const { top, path } = target;
    const { changes, events, before, text } = made;
    return { top, path, changes, events, before, after: text, isWritten: !dryRun };
  } finally {
    log?.close();
  }
}
var capOf = ({ limits }) => limits.markdownBytes;
async function write(target, order) {
  const { top, root, path } = target;
  try {
    return await changeFile(top, { root, path, cap: capOf(target) }, (read) => workOut(target, order, read));
  } catch (error) {
    throw asTyped(error, join2(top, path));
  }
}
async function workOut(target, order, read) {
  const { path, root, limits, updates, shown } = target;
  const now = order.now ?? Date.now();
  if (!read.ok && read.refusal === "missing")
    throw new StateNotFound(`${shown(path)} is gone; agent-state-lint recover brings it back`);
  if (!read.ok) throw await brokenState(target, target.tree, now);
  const tree = new MemoryTree({ [path]: read.bytes }, target.tree);
  const updated = await updates.update({ ...order, now, tree, root, limits });
  if (updated.why === "broken") throw await brokenState(target, tree, now);
  if (updated.why !== void 0) throw refusal(updated, shown(path));
  const before = new TextDecoder("utf-8", { ignoreBOM: true }).decode(read.bytes);
  const text = before.startsWith(mark) ? mark + updated.text : updated.text;
  const after = new TextEncoder().encode(text);
  await refuseErrors(target, { tree, after, changes: updated.changes, now });
  return { ...updated, before, text, after };
}
var mark = "\uFEFF";
function refusal(refused, path) {
  const { why, message } = refused;
  if (why === "forbidden") return new PermissionDenied(message, refused.fields);
  if (why === "stale") return new StaleState(message);
  return why === "older" ? new InvalidFrontmatter(message) : new ValidationFailed(`${path} was not updated: ${message}`);
}
async function refuseErrors({ path, root, format, limits, shown }, { tree, after, changes, now }) {
  const judge = judgeOf({ path: root, format }, { now, limits });
  const would = await judge(new MemoryTree({ [path]: after }, tree), "inside");
  if (would.findings.every(({ severity }) => severity !== "error")) return;
  const added = addedErrors((await judge(tree, "inside")).findings, would.findings, changes);
  if (added.length === 0) return;
  const told = added.map(({ message, rule }) => `${message} (${rule})`);
  throw new ValidationFailed(
    `${shown(path)} was not updated, for it would have ${count(added.length, "error")} more: ${told.join("; ")}`,
    added
  );
}

export {
  brokenState,
  targetAt,
  updateStateAt,
  updateTarget
};
