import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  allRules,
  baselineFileAt,
  checkTexts,
  commonTop,
  configurationFor,
  discoverFrom,
  discoverNamed,
  formats,
  holdAgainst,
  isBoolean,
  isListOfWords,
  isObjectOf,
  isWord,
  locate,
  nothingToLint,
  rootAround,
  tagOf
} from "./chunk-HRIORTLV.js";
import {
  RevisionError,
  reasonOf
} from "./chunk-DZVJDIST.js";
import {
  WorkingTree,
  insideOf,
  isBareRepository,
  isFolder,
  realPath
} from "./chunk-6ZSVVGFQ.js";
import {
  UsageError,
  checkChoice
} from "./chunk-6HVZBCW5.js";
import {
  baselineFile
} from "./chunk-YMDNCPQQ.js";
import {
  MemoryTree
} from "./chunk-QMN52F6N.js";
import {
  defaultLimits
} from "./chunk-2XB3ZTB2.js";
import {
  endingIn,
  parentOf
} from "./chunk-74NDXLBV.js";
import {
  quote
} from "./chunk-YVFHDY45.js";

// src/lint/baseline/find.ts
async function findBaseline({ baseline: named, updateBaseline: isUpdated = false, rev, contents }, configured, at) {
  if (isUpdated && named === false) throw new UsageError("a baseline cannot be made and left out at the same time");
  if (isUpdated && (rev !== void 0 || contents !== void 0)) {
    throw new UsageError("a baseline is made of the files of the working tree, not of a revision or of other texts");
  }
  if (named === false) return void 0;
  const found = at(named, configured ?? baselineFile);
  const { tree, path, name, seenFromTop = path } = found;
  const read = await tree.read(path, 0);
  if (read.ok || read.refusal !== "missing") {
    const { readBaseline } = await import("./held-RA245AMV.js");
    return { file: await readBaseline(found, seenFromTop), isUpdated };
  }
  const none = { path: seenFromTop, name, document: void 0, entries: [] };
  if (isUpdated) return { file: none, isUpdated };
  if (named === void 0 && configured === void 0) return void 0;
  throw new UsageError(`there is no baseline ${name}; it has to be made first`, name);
}

// src/lint/configuration/ignoring.ts
function ignoring(configuration, named) {
  if (!configuration?.hasIgnores) return () => false;
  const wanted = named.filter((path) => configuration.ignores(path, true));
  const isWanted = (path) => wanted.some((one) => path === one || path.startsWith(`${one}/`));
  return (path, isFolder2) => configuration.ignores(path, isFolder2) && !isWanted(path);
}

// src/repository/repository.ts
import { existsSync } from "node:fs";
import { join } from "node:path";

// src/repository/git/no-history.ts
function neverCommitted(reason) {
  const all = async (paths, answer) => new Map(paths.map((path) => [path, answer]));
  return {
    ...noHistory(reason),
    commitTimes: (paths) => all(paths, { answer: "not-committed" }),
    tracking: (paths) => all(paths, { answer: "untracked" }),
    versions: async () => void 0
  };
}
function noHistory(reason) {
  const unknown = { answer: "unknown", reason };
  const allUnknown = async (names) => new Map(names.map((name) => [name, unknown]));
  return {
    commits: allUnknown,
    files: allUnknown,
    commitTimes: allUnknown,
    tracking: allUnknown,
    stepsSince: async () => ({ steps: [], gap: reason, ends: [] }),
    versions: async () => reason,
    log: async () => ({ commits: [], gap: reason }),
    uncommitted: async () => unknown,
    underway: async () => void 0,
    time: async () => void 0
  };
}

// src/repository/repository.ts
async function openRepository(top, { git = true, safeDirectory }) {
  if (!git) return withoutGit(top, "git was not to be asked", noHistory);
  const isBare = !existsSync(join(top, ".git"));
  if (isBare && !isBareRepository(top)) return withoutGit(top, "this is no git repository", neverCommitted);
  const { GitRepository } = await import("./git-repository-ZTJQKWZL.js");
  const isSafe = safeDirectory !== void 0 && insideOf(realPath(safeDirectory), top) !== void 0;
  const options = { ...isBare && { gitDir: top }, ...isSafe && { safeDirectory: top } };
  return withGit(top, new GitRepository(top, options), isBare);
}
function withGit(top, git, isBare) {
  const viewOf = ({ hash, time }) => {
    return { hash, time, tree: git.tree(hash), history: git.history(hash) };
  };
  return {
    top,
    isBare,
    workingTree: new WorkingTree(top),
    history: git.history(),
    ignored: (folders) => git.ignored(folders),
    resolve: async (revision) => viewOf(await git.resolve(revision)),
    forkPoint: async (base, revision) => viewOf(await git.forkPoint(base, revision)),
    changedSince: (hash, until, concerns) => git.changedSince(hash, until, concerns).catch((failure) => {
      throw new RevisionError(`what was changed cannot be known: ${reasonOf(failure)}`);
    }),
    close: () => git.close()
  };
}
function withoutGit(top, reason, historyOf) {
  const refuse = async (revision) => {
    throw new RevisionError(`${quote(revision)} cannot be read: ${reason}`);
  };
  return {
    top,
    isBare: false,
    workingTree: new WorkingTree(top),
    history: historyOf(reason),
    ignored: async () => /* @__PURE__ */ new Set(),
    resolve: refuse,
    forkPoint: refuse,
    changedSince: refuse,
    close: () => void 0
  };
}

// src/library/roots.ts
async function discover(search, { atBase, lost }, { here, paths }, { allowEmpty = false, rev }, configuration) {
  const at = rev === void 0 ? "" : ` at ${rev}`;
  const where = `${at}${configuration?.hasIgnores ? `, leaving out what ${configuration.name} ignores` : ""}`;
  if (paths.length > 0) {
    const found2 = await discoverNamed(search, paths, atBase ?? lost);
    if (found2.empty[0] && !allowEmpty) throw await nothingToLint(search, found2.empty[0], found2, ` or below it${where}`);
    return found2;
  }
  const there = await discoverFrom(search, here.path, atBase);
  const found = there.roots.length === 0 && lost ? await discoverFrom(search, here.path, lost) : there;
  if (found.roots.length === 0 && !allowEmpty) {
    const scope = here.path === "" ? " or below it" : ", below it or above it in its repository";
    throw await nothingToLint(search, here, found, scope + where);
  }
  return { ...found, empty: [] };
}

// src/lint/changed-roots.ts
var RootIndex = class {
  #roots;
  constructor(roots) {
    this.#roots = new Map(roots.map((root) => [root.path, root]));
  }
  /**
   * The root that a path of the repository belongs to; of roots in one another, the innermost. A directory that is
   * called like a root holds nothing else; in any other, only the files that are read belong to the state.
   */
  around(path) {
    for (let at = path; ; at = parentOf(at)) {
      const root = this.#roots.get(at);
      if (root) return isOf(root, path) ? root : void 0;
      if (at === "") return void 0;
    }
  }
  /** The roots that some paths belong to, in the order in which all were given. */
  among(paths) {
    const found = new Set(paths.map((path) => this.around(path)));
    return [...this.#roots.values()].filter((root) => found.has(root));
  }
};
function isOf({ path: root, format }, path) {
  if (endingIn(root, format.directories)) return true;
  return format.reads(root === "" ? path : path.slice(root.length + 1));
}
async function changedTexts(texts, tree) {
  const changed = [];
  for (const { path, text } of texts) {
    const bytes = Buffer.from(text);
    const read = await tree.read(path, bytes.length);
    if (!read.ok || !bytes.equals(read.bytes)) changed.push(path);
  }
  return changed;
}

// src/library/subject.ts
async function subjectOf(repository, options, texts) {
  const { rev, now } = options;
  if (rev !== void 0 && texts.length > 0)
    throw new UsageError("texts lie over the working tree, not over a revision");
  if (repository.isBare && rev === void 0) {
    throw new UsageError("this is a bare repository, without a working tree; name a revision to lint");
  }
  const resolve = (revision) => repository.resolve(revision).catch(asUsageError);
  const commit = rev === void 0 ? void 0 : await resolve(rev);
  const overlay = Object.fromEntries(texts.map(({ path, text }) => [path, text]));
  const { workingTree } = repository;
  return {
    isWorkingTree: !commit,
    tree: commit?.tree ?? (texts.length > 0 ? new MemoryTree(overlay, workingTree) : workingTree),
    history: commit?.history ?? repository.history,
    base: await baseOf(repository, options),
    now: now === "commit" ? commit?.time ?? (await resolve("HEAD")).time : now ?? commit?.time ?? Date.now()
  };
}
async function baseOf(repository, { base, changed, rev }) {
  if (base === void 0 && !changed) return void 0;
  try {
    const { hash, tree } = await repository.forkPoint(base ?? "HEAD", rev);
    const until = rev === void 0 ? void 0 : (await repository.resolve(rev)).hash;
    return { hash, tree, until };
  } catch (error) {
    return base === void 0 && error instanceof RevisionError && error.isUnborn ? void 0 : asUsageError(error);
  }
}
async function changedAmong(roots, base, repository, texts) {
  const index = new RootIndex(roots);
  const given = new Set(texts.map(({ path }) => path));
  const concerns = (path) => !given.has(path) && index.around(path) !== void 0;
  const changed = await repository.changedSince(base.hash, base.until, concerns).catch(asUsageError);
  const differing = await changedTexts(texts, base.tree);
  return index.among([...changed, ...differing]);
}
function asUsageError(error) {
  throw error instanceof RevisionError ? new UsageError(error.message) : error;
}

// src/library/prepared.ts
var rootNames = formats.flatMap(({ directories }) => directories);
async function prepared(options, judge, gone) {
  const { only = [], severities = {}, onProgress } = options;
  checkChoice({ only, severities }, allRules(formats));
  const named = namedBy(options);
  const { cwd, top, texts } = named;
  const repository = await openRepository(top, options);
  try {
    checkTexts(texts, formats);
    const subject = await subjectOf(repository, options, texts);
    const configuration = await configurationFor(options.config, subject.tree, top, cwd);
    const asked = named.paths.length > 0 ? named.paths : [named.here];
    const isIgnored = ignoring(
      configuration,
      asked.flatMap(({ path }) => [path, rootAround(path, formats)?.path ?? path])
    );
    const search = {
      tree: subject.tree,
      formats,
      ...subject.isWorkingTree && { leftOut: repository.ignored },
      isIgnored: (folder) => isIgnored(folder, true),
      onFolder: folderCounter(options)
    };
    const { base } = subject;
    const lost = await gone?.(repository);
    const elsewhere = (view) => view && { tree: view.tree, formats, isIgnored: search.isIgnored };
    const others = { atBase: elsewhere(base), lost: elsewhere(lost) };
    const found = await discover(search, others, named, options, configuration);
    const roots = options.changed && base ? await changedAmong(found.roots, base, repository, texts) : found.roots;
    const baseline = await findBaseline(
      options,
      configuration?.baseline,
      (name, path) => baselineFileAt(name, path, subject.tree, top, cwd)
    );
    const run = {
      ...{ ...subject, roots, only, severities, configuration, isIgnored },
      limits: configuration?.limits ?? defaultLimits,
      agentTrailers: configuration?.agentTrailers,
      baseline: baseline && { ...baseline, formats, scope: asked.map(({ path }) => path) },
      onRoot: onProgress && ((done) => onProgress({ stage: "lint", done, total: roots.length }))
    };
    const judged = await judge(
      run,
      texts.map(({ path }) => path),
      repository
    );
    const { unsearched, empty } = found;
    return {
      ...{ ...judged, top, unsearched, stateless: empty.map(({ given }) => given) },
      ...configuration && { configuration: verdictOf(configuration) },
      ...found.roots.length > 0 && roots.length === 0 && { unchangedSince: options.base ?? "HEAD" }
    };
  } finally {
    repository.close();
  }
}
function namedBy({ cwd: folder, paths = [], contents = {} }) {
  const cwd = realPath(folder ?? process.cwd());
  if (!isFolder(cwd)) throw new UsageError(`there is no folder ${cwd}`, folder);
  const place = (path) => locate(path, cwd, rootNames);
  const here = place(".");
  const named = paths.map(place);
  const texts = Object.entries(contents).map(([path, text]) => ({ ...place(path), text }));
  const { top, foreign } = commonTop([named[0] ?? here, ...named.slice(1), ...texts], cwd);
  if (foreign) throw new UsageError(`${foreign.given} is not in the repository ${top}; lint one repository at a time`);
  const searched = ({ given, path }) => ({ given, path: insideOf(top, path) ?? "" });
  return {
    ...{ cwd, top, here: { ...searched(here), given: cwd }, paths: named.map(searched) },
    texts: texts.map((one) => ({ ...searched(one), text: one.text }))
  };
}
function folderCounter({ onProgress }) {
  let done = 0;
  return () => {
    done += 1;
    onProgress?.({ stage: "search", done });
  };
}
function verdictOf({ name, failOn, maxWarnings }) {
  return { name, ...failOn && { failOn }, ...maxWarnings !== void 0 && { maxWarnings } };
}

// src/lint/lint-options.ts
var kinds = {
  cwd: { expected: "a path", is: isWord },
  paths: { expected: "a list of paths", is: isListOfWords },
  contents: { expected: "an object of strings or Uint8Arrays, by path", is: isObjectOf(isContent) },
  only: { expected: "a list of beginnings of rule ids", is: isListOfWords },
  severities: { expected: "an object of severities, by rule id", is: isObjectOf((one) => typeof one === "string") },
  config: { expected: "a path, or false", is: (value) => value === false || isWord(value) },
  baseline: { expected: "a path, or false", is: (value) => value === false || isWord(value) },
  updateBaseline: { expected: "true or false", is: isBoolean },
  rev: { expected: "a revision", is: isWord },
  base: { expected: "a revision", is: isWord },
  changed: { expected: "true or false", is: isBoolean },
  git: { expected: "true or false", is: isBoolean },
  safeDirectory: { expected: "a path", is: isWord },
  now: { expected: 'a number, of ms since 1970, or "commit"', is: isMoment },
  allowEmpty: { expected: "true or false", is: isBoolean },
  onProgress: { expected: "a function", is: (value) => typeof value === "function" }
};
function checkOptions(options) {
  holdAgainst(kinds, options, "lint");
}
function isContent(value) {
  return typeof value === "string" || tagOf(value) === "Uint8Array";
}
function isMoment(value) {
  return value === "commit" || typeof value === "number" && Math.abs(value) <= 864e13;
}

export {
  openRepository,
  prepared,
  checkOptions
};
