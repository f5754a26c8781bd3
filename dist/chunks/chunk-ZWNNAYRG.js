import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  sourceInWords
} from "./chunk-ZI6XY4CC.js";
import {
  keptPath,
  writeState
} from "./chunk-IXDNU6IO.js";
import {
  checkOptions,
  commonTop,
  formats,
  locate,
  lookUp,
  noFacts,
  pathsSeenFrom,
  prepared,
  rulesOf
} from "./chunk-XMKX3TTI.js";
import {
  checkRoot
} from "./chunk-6UKL2FAM.js";
import {
  RevisionError,
  WorkingTree,
  insideOf,
  isFolder,
  realPath
} from "./chunk-RSLXQSXO.js";
import {
  UsageError
} from "./chunk-233WNEWQ.js";
import {
  parentOf,
  pathIn
} from "./chunk-APDN442V.js";
import {
  either,
  quote,
  suggestion
} from "./chunk-YVFHDY45.js";

// src/library/recover/account.ts
function reportedOf(roots) {
  return roots.flatMap((recovery) => recovery.files.map((file) => fileOf(file, recovery)));
}
function fileOf(file, { path: main, reason, commands }) {
  const { root, path, account, decide, lost, left, overview, text } = file;
  return {
    ...{ root, path, account: account.map(rowOf), decide },
    ...lost && { lost },
    ...left && { left },
    ...reason !== void 0 && { reason },
    ...overview && { overview: overviewOf(overview) },
    ...commands && path === main && { commands },
    text
  };
}
function overviewOf({ cluster, ...others }) {
  return { ...cluster && { cluster: { ...cluster, source: sourceInWords(cluster.source) } }, ...others };
}
function rowOf({ field, value, source, sure, otherwise = [] }) {
  const others = otherwise.map((other) => ({ value: other.value, source: sourceInWords(other.source) }));
  return {
    ...{ field, value, source: sourceInWords(source), sure },
    ...others.length > 0 && { otherwise: others }
  };
}

// src/library/recover/options.ts
var shared = ["cwd", "paths", "config", "git", "safeDirectory", "now", "onProgress", "write"];
function askedBy(purpose, options) {
  if (!Object.is(options, Object(options))) checkOptions(options);
  const { write = false, to, ...lint } = options;
  const known = purpose === "recover" ? [...shared, "to"] : shared;
  const strange = Object.keys(options).find((name) => !known.includes(name));
  if (strange !== void 0) throw new UsageError(`there is no option ${quote(strange)}${suggestion(strange, known)}`);
  checkOptions(lint);
  if (typeof write !== "boolean") throw new UsageError("the option write must be true or false");
  if (to !== void 0 && (typeof to !== "string" || to === "")) {
    throw new UsageError("the option to must be a revision");
  }
  return { lint: { ...lint, baseline: false, allowEmpty: true }, write, to, migrate: purpose === "migrate" };
}

// src/library/recover/content.ts
function contentOf({ text, hasMark = false }) {
  return hasMark ? `\uFEFF${text}` : text;
}
function isChange({ before, ...file }) {
  return !before || Buffer.compare(before, Buffer.from(contentOf(file))) !== 0;
}

// src/library/recover/write-recovered.ts
async function writeRecovered(top, roots) {
  const changes = roots.flatMap(({ files }) => files).filter(isChange).map(({ root, path, before, ...file }) => ({ root, path, before, after: Buffer.from(contentOf(file)) }));
  await writeState(
    top,
    changes.map((change) => ({ ...change, isKept: true }))
  );
  return {
    written: changes.map(({ path }) => path),
    backups: changes.flatMap(({ path, before }) => before ? [keptPath(path, before)] : [])
  };
}

// src/lint/judge.ts
var byTheRules = { only: [], severities: {} };
function judgeOf({ path, format }, { now, limits }) {
  const all = rulesOf(format).filter(({ needs }) => needs === void 0 || needs === "suppressions");
  const inside = all.filter(({ reach }) => reach === void 0);
  return async (tree, which) => {
    const read = which === "inside" ? format.readState : format.read;
    const snapshot = await read.call(format, tree, path, limits);
    if (!snapshot) return { findings: [], snapshot };
    const { findings } = await checkRoot(snapshot, which === "inside" ? inside : all, byTheRules, {
      ...{ change: void 0, facts: noFacts, now, limits }
    });
    return { findings, snapshot };
  };
}
function agesOf(tree, history) {
  return (snapshot) => lookUp([snapshot], /* @__PURE__ */ new Set(["ages"]), { tree, history });
}

// src/library/recover/recover.ts
async function recoverRoots(asked, after) {
  const { lint, write, to, migrate } = asked;
  const viewOf = (repository) => lostIn(repository, to);
  return prepared(
    lint,
    async (run, _, repository) => {
      if (run.roots.length === 0) throw nothingFound(asked);
      if (to !== void 0 && run.roots.length > 1) throw tooMany(run.roots);
      const view = to === void 0 ? void 0 : await viewOf(repository);
      const roots = [];
      for (const root of run.roots) roots.push(await recoverRoot({ ...requestOf(run, root, view), migrate }, root));
      const underway = await run.history.underway();
      const { written, backups } = write ? await writeRecovered(repository.top, roots) : nothing;
      return { ...await after(run), roots, written, backups, ...underway && { underway } };
    },
    viewOf
  );
}
var nothing = { written: [], backups: [] };
async function recoverRoot(request, { path, format }) {
  const recovery = await format.recovery?.();
  if (recovery) return recovery.recover(request);
  const main = pathIn(path, format.mainFile);
  return { root: path, path: main, outcome: "refused", reason: `nothing recovers ${format.id} yet`, files: [] };
}
function requestOf(run, root, to) {
  const { tree, history, limits, now } = run;
  return {
    ...{ tree, history, limits, now, root: root.path },
    judge: judgeOf(root, { now, limits }),
    ages: agesOf(tree, history),
    ...to && { to }
  };
}
async function lostIn(repository, to) {
  try {
    return await repository.resolve(to ?? "HEAD");
  } catch (error) {
    if (!(error instanceof RevisionError)) throw error;
    if (to === void 0) return void 0;
    throw new UsageError(error.message);
  }
}
function nothingFound({ lint: { paths = [] }, to }) {
  const directories = formats.map(({ directory }) => `${directory}/`).join(" or ");
  const where = paths.length > 0 ? `${either(paths, "and")} or below it` : "this folder, below it or above it";
  const commit = to === void 0 ? "the last commit" : quote(to);
  return new UsageError(`nothing to recover: no ${directories} with agent state in ${where}, nor in ${commit}`);
}
function tooMany(roots) {
  const names = roots.slice(0, 3).map(({ path }) => path || ".");
  return new UsageError(`one root can go back to a commit, and there are ${roots.length}; name one: ${either(names)}`);
}

// src/library/recover/init.ts
import { basename, join, resolve } from "node:path";
var longestName = 200;
async function initRoot(options) {
  const { cwd: folder, root: given, name, now = Date.now(), write = false } = checked(options);
  const cwd = realPath(folder ?? process.cwd());
  if (!isFolder(cwd)) throw new UsageError(`there is no folder ${cwd}`, folder);
  const [format] = formats.filter((one) => one.recovery);
  const recovery = await format?.recovery?.();
  if (!format || !recovery) throw new Error("no format can lay out a root");
  const { top, root, around } = placeOf(given, cwd, format);
  const tree = new WorkingTree(top);
  const entries = await tree.list(root);
  const main = pathIn(root, format.mainFile);
  if (format.isRoot(entries) && await tree.kind(main) === void 0) {
    throw new UsageError(
      `${pathsSeenFrom(cwd, top)(root)} holds state without its ${format.mainFile}; agent-state-lint recover rebuilds it`
    );
  }
  const all = filesOf(recovery, root, { name: name ?? (basename(around) || "mission"), now });
  const present = [];
  for (const { path } of all) {
    const kind = await tree.kind(path);
    if (kind !== void 0 && kind !== "file") {
      throw new UsageError(`${pathsSeenFrom(cwd, top)(path)} ${inTheWay[kind]}; move it away first`);
    }
    if (kind === "file") present.push(path);
  }
  const files = all.filter(({ path }) => !present.includes(path));
  if (write && files.length > 0) {
    await writeState(
      top,
      files.map(({ path, text }) => ({ path, root, before: void 0, after: Buffer.from(text) }))
    );
  }
  return { top, root, files, present, written: write ? files.map(({ path }) => path) : [] };
}
var inTheWay = { directory: "is a directory", link: "is a link", other: "is no regular file" };
function placeOf(given, cwd, { directory }) {
  const named = resolve(cwd, given ?? ".");
  const path = basename(named) === directory ? named : join(named, directory);
  const place = locate(path, cwd, [directory]);
  if (!isFolder(place.folder)) throw new UsageError(`there is no folder ${place.folder}`, given);
  const { top } = commonTop([place], cwd);
  const root = insideOf(top, place.path);
  if (root === void 0 || basename(root) !== directory || parentOf(root).split("/").includes(directory)) {
    throw new UsageError(`${given ?? "this folder"} lies in a ${directory}/ already`);
  }
  return { top, root, around: place.folder };
}
function filesOf({ init }, root, mission) {
  return Object.entries(init(mission)).map(([path, text]) => ({ path: pathIn(root, path), text }));
}
function checked(options) {
  if (!Object.is(options, Object(options))) checkOptions(options);
  const { root, name, now, write, cwd, ...others } = options;
  const known = ["cwd", "root", "name", "now", "write"];
  const [strange] = Object.keys(others);
  if (strange !== void 0) throw new UsageError(`there is no option ${quote(strange)}${suggestion(strange, known)}`);
  checkOptions({ cwd, now });
  const isWord = (value) => typeof value === "string" && value !== "";
  for (const [key, value] of Object.entries({ root, name })) {
    if (value !== void 0 && !isWord(value)) throw new UsageError(`the option ${key} must be text`);
  }
  if (name !== void 0 && name.length > longestName) {
    throw new UsageError(`the option name must have at most ${longestName} characters`);
  }
  if (now === "commit") throw new UsageError("the option now must be a number, of ms since 1970");
  if (write !== void 0 && typeof write !== "boolean") throw new UsageError("the option write must be true or false");
  return options;
}

export {
  reportedOf,
  askedBy,
  judgeOf,
  contentOf,
  isChange,
  writeRecovered,
  recoverRoots,
  longestName,
  initRoot
};
