import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  checkRoot,
  toReport
} from "./chunk-APQKAGV5.js";
import {
  isHash,
  isStrangeOnWindows
} from "./chunk-TA5XASOD.js";
import {
  fileAt,
  formatInstant,
  isStamp,
  parseInstant
} from "./chunk-P6KMSEEG.js";
import {
  chosenRules
} from "./chunk-YXFIDI7T.js";
import {
  ambiguityOf,
  clearNotation,
  dataOf,
  dotted,
  expected,
  inItsQuotes,
  reportViolations,
  rule,
  schemaAt,
  schemaEnum,
  schemaPattern,
  schemaRange,
  schemaRequired,
  schemaType,
  schemaUnknownField,
  syntaxPlaceholder,
  typesOf,
  visit
} from "./chunk-UBSPOSFB.js";
import {
  UsageError
} from "./chunk-4VARH3L5.js";
import {
  claimedPaths,
  join,
  parentOf,
  pathIn,
  refusedClaim
} from "./chunk-APDN442V.js";
import {
  didYouMean,
  either,
  inert,
  quote
} from "./chunk-YVFHDY45.js";

// src/formats/common/rules/baseline/stale.ts
var baselineStale = rule({
  id: "baseline/stale",
  severity: "warning",
  summary: "every entry of the baseline hides a finding that is still there",
  source: "practice",
  needs: "baseline",
  check({ staleEntries, report }) {
    for (const { at: at2, rule: rule2, path, date, isKnown } of staleEntries ?? []) {
      const why2 = isKnown ? `${quote(rule2)} no longer says this about ${quote(path)}` : `there is no rule ${quote(rule2)}`;
      report(at2, `this entry of ${date} hides nothing, for ${why2}; remove it, or make the baseline anew`);
    }
  }
});

// src/formats/common/claims.ts
function recordedCommits(context, isEnough = isFound) {
  const { snapshot, facts } = context;
  return known(context, snapshot.commits, (recorded) => facts.commit(recorded), isEnough);
}
function claimedFiles(context, isEnough = ({ answer }) => answer !== "unknown") {
  const { snapshot, facts } = context;
  return known(context, snapshot.files, (claimed) => facts.file(claimed), isEnough);
}
function isFound(fact) {
  return fact.answer !== "unknown" || fact.commit !== void 0;
}
function claimIn(claim) {
  return `${inert(claim.field)} names ${quote("name" in claim ? claim.name : claim.path)}`;
}
function unreadClaims({ unjudged, unlisted = [] }) {
  return unjudged === void 0 ? unlisted : [unjudged, ...unlisted];
}
function* known({ snapshot, skip }, claims, factOf2, isEnough) {
  const reasons = new Set(unreadClaims(snapshot));
  for (const claim of claims) {
    const fact = factOf2(claim);
    if (isEnough(fact, claim)) yield { claim, fact };
    else if (fact.answer === "unknown") reasons.add(fact.reason);
  }
  for (const reason of reasons) skip(reason);
}

// src/formats/common/rules/files/exists.ts
var filesExists = rule({
  id: "files/exists",
  severity: "error",
  summary: "every file that the state claims is there, or was in some commit",
  source: "checkpoint flow check 2, D20",
  needs: "files",
  check(context) {
    for (const { claim, fact } of claimedFiles(context)) {
      if (fact.answer !== "never") continue;
      context.report(claim.at, `${claimIn(claim)}, but no such file is there, and none was in any commit`);
    }
  }
});

// src/formats/common/rules/files/outside.ts
var faults = {
  absolute: "which is no path relative to the repository",
  climbs: "which climbs out of the repository",
  link: "which leads through a link out of the repository",
  "not-portable": "which not every system takes for the path of a file"
};
var filesOutside = rule({
  id: "files/outside",
  severity: "error",
  summary: "every path that the state claims leads to a place in the repository, on every system",
  source: "STATE.md schema 1.6",
  needs: "files",
  check(context) {
    for (const { claim, fact } of claimedFiles(context, () => true)) {
      if (fact.answer !== "outside") continue;
      const message = `${claimIn(claim)}, ${faults[fact.why]}; expected a path inside the repository`;
      context.report(claim.at, message, fact.why === "not-portable" ? { severity: "warning" } : {});
    }
  }
});

// src/formats/common/commits.ts
var fewestDigits = 7;
function shortHashes(hashes) {
  const longest = Math.max(fewestDigits, ...hashes.map((hash) => hash.length));
  let digits = fewestDigits;
  const areTold = () => new Set(hashes.map((hash) => hash.slice(0, digits))).size === hashes.length;
  while (digits < longest && !areTold()) digits += 1;
  return hashes.map((hash) => hash.slice(0, digits));
}
function named({ hash, subject }) {
  return `${hash.slice(0, fewestDigits)} ${quote(subject)}`;
}
var why = {
  message: "whose message names it",
  patch: "which has the same patch",
  subject: "which has the same subject",
  listed: "whose message lists its subject"
};
function takenIn({ likeness, ...commit }) {
  const was = likeness === "subject" || likeness === "listed" ? "may have been" : "was";
  return `it ${was} taken in by ${named(commit)}, ${why[likeness]}`;
}

// src/formats/common/rules/files/removed.ts
var filesRemoved = rule({
  id: "files/removed",
  severity: "info",
  summary: "every file that the state claims and that was there once is still there",
  source: "checkpoint flow check 2, D20",
  needs: "files",
  check(context) {
    for (const { claim, fact } of claimedFiles(context)) {
      const fate = fateOf(fact);
      if (fate) context.report(claim.at, `${claimIn(claim)}, which ${fate}`);
    }
  }
});
function fateOf(fact) {
  if (fact.answer === "committed") return "is in the last commit, but not in the working tree";
  if (fact.answer === "elsewhere") {
    return `only ${named(fact.commit)} has, and that is not in the history that is linted`;
  }
  if (fact.answer !== "removed") return void 0;
  const { commit, renamedTo, lastName } = fact;
  if (renamedTo !== void 0) return `was renamed to ${quote(renamedTo)} in ${named(commit)}`;
  const before = lastName === void 0 ? "" : `renamed to ${quote(lastName)}, and `;
  return `was ${before}removed in ${named(commit)}`;
}

// src/formats/common/rules/git/commit-ambiguous.ts
var shown = 3;
var gitCommitAmbiguous = rule({
  id: "git/commit-ambiguous",
  severity: "warning",
  summary: "every recorded commit has enough digits to be the only one of its name",
  source: "checkpoint flow check 1",
  needs: "history",
  check(context) {
    for (const { claim, fact } of recordedCommits(context)) {
      if (fact.answer !== "ambiguous") continue;
      context.report(claim.at, `${claimIn(claim)}, which fits ${listed(fact.candidates)}; expected more digits`);
    }
  }
});
function listed(candidates) {
  const names = shortHashes(candidates.slice(0, shown));
  const left = candidates.length - names.length;
  return either(left > 0 ? [...names, `${left} more`] : names, "and");
}

// src/formats/common/rules/git/commit-exists.ts
var gitCommitExists = rule({
  id: "git/commit-exists",
  severity: "error",
  summary: "every recorded commit is in the repository",
  source: "checkpoint flow check 1, D30",
  needs: "history",
  check(context) {
    const before = new Set(context.change?.base?.commits.map(({ name }) => name));
    for (const { claim, fact } of recordedCommits(context)) {
      if (fact.answer !== "missing") continue;
      const end = fact.successor ? `; ${takenIn(fact.successor)}` : "";
      const message = `${claimIn(claim)}, but the repository has no such commit${end}`;
      context.report(claim.at, message, before.has(claim.name) ? { severity: "warning" } : {});
    }
  }
});

// src/formats/common/rules/git/commit-format.ts
var gitCommitFormat = rule({
  id: "git/commit-format",
  severity: "error",
  summary: "every recorded commit is written as 7 to 64 hex digits, in lower case",
  source: "checkpoint flow check 1, D31",
  check({ snapshot, report, skip }) {
    for (const reason of unreadClaims(snapshot)) skip(reason);
    for (const commit of snapshot.commits) {
      const { name, at: at2 } = commit;
      if (!isHash(name)) report(at2, `${claimIn(commit)}; expected ${expectedFor(name)}`);
      else if (name.length < 7) {
        const message = `${claimIn(commit)}, which has ${name.length} hex digits; expected at least 7`;
        report(at2, message, { severity: "warning" });
      }
    }
  }
});
function expectedFor(name) {
  const lowerCase = name.toLowerCase();
  return isHash(lowerCase) ? `lower case, ${quote(lowerCase)}` : "7 to 64 hex digits";
}

// src/formats/common/rules/git/commit-kind.ts
var kinds = { blob: "a blob (what a file holds)", tree: "a tree (a folder)", tag: "an annotated tag" };
var gitCommitKind = rule({
  id: "git/commit-kind",
  severity: "error",
  summary: "what is recorded as a commit is the name of a commit, and not of a tree, a blob or a tag",
  source: "checkpoint flow check 1",
  needs: "history",
  check(context) {
    for (const { claim, fact } of recordedCommits(context)) {
      if (fact.answer !== "not-a-commit") continue;
      context.report(claim.at, `${claimIn(claim)}, which is ${kinds[fact.type]}; expected a commit`);
    }
  }
});

// src/formats/common/rules/git/commit-reachable.ts
var gitCommitReachable = rule({
  id: "git/commit-reachable",
  severity: "warning",
  summary: "every recorded commit is part of the history that the state stands in",
  source: "checkpoint flow check 1",
  needs: "history",
  check(context) {
    for (const { claim, fact } of recordedCommits(context, ({ answer }) => answer !== "unknown")) {
      if (fact.answer !== "unreachable") continue;
      const { commit, successor } = fact;
      const end = successor ? takenIn(successor) : `its subject is ${quote(commit.subject)}`;
      context.report(claim.at, `${claimIn(claim)}, which is there, but not in the history that is linted; ${end}`);
    }
  }
});

// src/formats/common/scope.ts
function numberedScope(subject) {
  return /^[A-Za-z]{1,20}\((\d{1,4}(?:-\d{1,4})?)\)!?:/.exec(subject)?.[1];
}
function mayMean(scope, block) {
  const meant = scope.replace(/\d+/g, (digits) => String(Number(digits)));
  const inPhase = block.filter((name) => name.includes("-"));
  if (meant.includes("-")) return inPhase.length === 0 || inPhase.includes(meant);
  const phases = inPhase.map((name) => name.slice(0, name.indexOf("-")));
  return block.includes(meant) || phases.includes(meant) || inPhase.length === block.length;
}

// src/formats/common/rules/git/commit-scope.ts
var gitCommitScope = rule({
  id: "git/commit-scope",
  severity: "info",
  summary: "the subject of a commit is scoped to the block which the commit is listed under",
  source: "checkpoint flow, recovery, D23",
  needs: "history",
  check(context) {
    for (const { claim, fact } of recordedCommits(context, (one, { blocks }) => !blocks?.length || isFound(one))) {
      const { blocks = [] } = claim;
      const [block] = blocks;
      const subject = subjectOf(fact);
      const scope = numberedScope(subject);
      if (block === void 0 || scope === void 0 || mayMean(scope, blocks)) continue;
      const found = `${claimIn(claim)}, whose subject is ${quote(subject)}`;
      context.report(claim.at, `${found}; expected the scope of block ${inert(block)}`);
    }
  }
});
function subjectOf(fact) {
  return "commit" in fact && fact.commit?.subject || "";
}

// src/formats/common/rules/schema/timestamp.ts
var schemaTimestamp = rule({
  id: "schema/timestamp",
  severity: "error",
  summary: "every timestamp is a moment that exists, in the form of the specification",
  source: "STATE.md schema 3.1 and 3.3, D5",
  repair: "safe",
  check: (context) => reportViolations(context, "timestamp", ({ keyPath, value, schema }, document) => {
    const found = `${dotted(keyPath)} is ${quote(value)}`;
    const instant = parseInstant(String(value));
    if (!instant && isStamp(String(value))) return { message: `${found}, a date or an hour that does not exist` };
    if (!instant) return { message: `${found}, expected ${expected(schema)}` };
    const written = formatInstant(instant.ms);
    const message = `${found}, ISO 8601 in another form; expected`;
    if (!parseInstant(written)?.inProfile) return { message: `${message} ${expected(schema)}`, severity: "warning" };
    const node = document.node(keyPath);
    const isBare = node?.kind === "scalar" && node.style === "plain";
    const text = isBare ? `"${written}"` : inItsQuotes(written, node);
    const edits = [{ at: document.at(keyPath), text }];
    const repair = { safe: true, title: `write ${written}`, edits };
    return { message: `${message} ${quote(written)}`, severity: "warning", repair };
  })
});

// src/formats/common/rules/schema/version.ts
var schemaVersion = rule({
  id: "schema/version",
  severity: "warning",
  summary: "the version of a file is one that this linter knows",
  source: "STATE.md schema 1.1",
  check({ snapshot, report }) {
    for (const document of snapshot.documents) {
      for (const { keyPath, value, known: known2 } of versionsOf(document)) {
        if (typeof value !== "string" || known2.includes(value) || isSpokenOf(document.verdict, keyPath)) continue;
        const list = either(known2.map(quote));
        report(document.at(keyPath), `${dotted(keyPath)} is ${quote(value)}, expected ${list}: no other is known here`);
      }
    }
  }
});
function versionsOf({ root, verdict }) {
  const visited = root && verdict ? visit(verdict.schema, dataOf(root)) : [];
  return visited.flatMap(({ keyPath, value, schema }) => {
    const known2 = schema?.["x-known"];
    return known2 ? [{ keyPath, value, known: known2 }] : [];
  });
}
function isSpokenOf(verdict, keyPath) {
  return verdict?.violations.some((one) => dotted(one.keyPath) === dotted(keyPath)) ?? false;
}

// src/formats/common/rules/suppressions/unused.ts
var suppressionsUnused = rule({
  id: "suppressions/unused",
  severity: "warning",
  summary: "every comment that is to silence a rule names one, and silences something that it says",
  source: "practice",
  needs: "suppressions",
  check({ suppressions, report, skip }) {
    for (const reason of suppressions?.unread ?? []) skip(reason);
    for (const { at: at2, malformed, rules: rules2 } of suppressions?.comments ?? []) {
      if (malformed) report(at2, malformations[malformed]);
      for (const one of rules2) {
        const message = said(one);
        if (message !== void 0) report(one.at, message);
      }
    }
  }
});
var directive = "agent-state-lint-disable-next-line";
var malformations = {
  "other-word": `this comment silences nothing; the only word that does is "${directive}"`,
  "no-rule": `this comment names no rule; expected the id of one behind "${directive}"`,
  "not-alone": "this comment shares its line with other text, and so silences nothing; expected a line of its own",
  "not-closed": 'this comment goes on below its line, and so silences nothing; expected "-->" at the end of the line'
};
function said({ id, answer, meant }) {
  if (answer === "nothing-said") return `${quote(id)} says nothing about the next line, so there is nothing to silence`;
  if (answer === "never") return `${quote(id)} cannot be silenced by a comment, only by the configuration`;
  if (answer !== "unknown") return void 0;
  const hint = meant === void 0 && /\s/.test(id) ? '; expected commas between ids, and " -- " before a reason' : "";
  return `there is no rule ${quote(id)}${didYouMean(meant)}${hint}`;
}

// src/formats/common/faults.ts
function reportFaults({ snapshot, report }, kind, severity) {
  for (const document of snapshot.documents) {
    for (const fault of document.faults.filter((one) => one.kind === kind)) {
      const { related } = fault;
      report(document.span(fault.start, fault.end), fault.message, {
        ...related && { related: [{ at: document.span(related.start, related.end), message: related.message }] },
        ...severity && { severity }
      });
    }
  }
}

// src/formats/common/rules/syntax/alias.ts
var syntaxAlias = rule({
  id: "syntax/alias",
  severity: "warning",
  summary: "a state file has no anchors and no aliases",
  source: "D34",
  check(context) {
    reportFaults(context, "alias");
    reportFaults(context, "alias-bomb", "error");
  }
});

// src/formats/common/rules/syntax/ambiguous-scalar.ts
var syntaxAmbiguousScalar = rule({
  id: "syntax/ambiguous-scalar",
  severity: "warning",
  summary: "every scalar without quotes is the same to readers of YAML 1.1 and 1.2, and loses no digits",
  source: "STATE.md schema 3, persistence guide, D6",
  repair: "safe",
  check({ snapshot, report }) {
    for (const document of snapshot.documents) {
      for (const { node, keyPath } of plainScalars(document)) {
        const ambiguity = ambiguityOf(node.source);
        const schema = document.verdict && schemaAt(document.verdict.schema, keyPath);
        if (!ambiguity || isBlockNumber(node, schema)) continue;
        const at2 = { document, keyPath, start: node.start, end: node.end };
        const found = `${inert(dotted(keyPath))} is ${inert(node.source)}, ${said2(ambiguity)}`;
        const text = clearNotation(node, schema);
        if (text === void 0) report(at2, found);
        else {
          const repair = { safe: true, title: `write ${inert(text)}`, edits: [{ at: at2, text }] };
          report(at2, `${found}; expected ${inert(text)}`, { repair });
        }
      }
    }
  }
});
function* plainScalars(document) {
  const pending = document.root ? [{ node: document.root, keyPath: [] }] : [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, keyPath } = next;
    if (node.kind === "map") {
      for (const { key, value } of node.entries)
        pending.push({ node: value, keyPath: [...keyPath, String(key.value)] });
    } else if (node.kind === "list") {
      for (const [index, item] of node.items.entries()) pending.push({ node: item, keyPath: [...keyPath, index] });
    } else if (node.style === "plain" && document.text.startsWith(node.source, node.start)) {
      yield { node, keyPath };
    }
  }
}
function isBlockNumber({ source }, schema) {
  const types = typesOf(schema);
  return /^0[89]$/.test(source) && types.includes("string") && (types.includes("number") || types.includes("integer"));
}
function said2({ yaml11, yaml12 }) {
  const [older, newer] = [wordsOf(yaml11), wordsOf(yaml12)];
  if (older === newer) return `which loses digits when it is loaded (${newer})`;
  return `which is ${older} to YAML 1.1 readers and ${newer} to YAML 1.2 readers`;
}
function wordsOf(reading) {
  if (reading.kind === "date") return "a date";
  if (reading.kind === "failure") return "an error";
  return "value" in reading ? String(reading.value) : reading.kind;
}

// src/formats/common/rules/syntax/conflict-marker.ts
var syntaxConflictMarker = rule({
  id: "syntax/conflict-marker",
  severity: "error",
  summary: "no merge conflict is left in a state file",
  source: 'checkpoint flow, "check for conflicts"',
  check: (context) => reportFaults(context, "conflict-marker")
});

// src/formats/common/rules/syntax/duplicate-key.ts
var syntaxDuplicateKey = rule({
  id: "syntax/duplicate-key",
  severity: "error",
  summary: "no key stands twice in one mapping",
  source: "YAML 1.2 3.2.1.3, RFC 8259 4",
  check: (context) => reportFaults(context, "duplicate-key")
});

// src/formats/common/rules/syntax/front-matter.ts
var syntaxFrontMatter = rule({
  id: "syntax/front-matter",
  severity: "error",
  summary: "a STATE.md has one block of front matter, with a fence above and below, or another known form",
  source: "STATE.md schema 8.1 and 9.1, D2",
  check: (context) => reportFaults(context, "front-matter")
});

// src/formats/common/rules/syntax/json.ts
var syntaxJson = rule({
  id: "syntax/json",
  severity: "error",
  summary: "the JSON of a state file parses, and nothing stands after its end",
  source: "Hivemind state",
  check: (context) => reportFaults(context, "json")
});

// src/formats/common/rules/syntax/unreadable.ts
var syntaxUnreadable = rule({
  id: "syntax/unreadable",
  severity: "error",
  summary: "every state file is a regular file of UTF-8 text within its limits of size and depth",
  source: "STATE.md schema 9, checkpoint flow check 5",
  check(context) {
    reportFaults(context, "cap");
    const { snapshot, report } = context;
    const passing = /* @__PURE__ */ new Map();
    for (const { path, refusal, detail } of snapshot.unreadable) {
      if (refusal !== "too-many") {
        report(fileAt(path), messages[refusal](detail));
        continue;
      }
      const paths = passing.get(detail) ?? [];
      paths.push(path);
      passing.set(detail, paths);
    }
    for (const [detail, [first = "", ...others]] of passing) {
      const more = others.length > 0 ? `: this file and ${others.length} more were left out` : "";
      report(fileAt(first), messages["too-many"](detail) + more);
    }
  }
});
var messages = {
  "not-utf8": (detail) => `the file is no UTF-8 text${at(detail)}; expected UTF-8`,
  "utf-16": () => "the file is UTF-16; expected UTF-8",
  "nul-byte": (detail) => `the file holds a NUL byte${at(detail)}; expected text, and nothing but text`,
  "too-large": (detail) => `the file is larger than ${detail ?? "its limit"}, so it was not read`,
  "too-many": (detail) => `the state holds more than ${detail ?? "its limit"}, so not all of it was read`,
  "not-a-file": () => "this is no regular file; expected a file of text",
  link: () => "the way to this file leads over a link, and links are not followed; expected a regular file",
  "not-readable": () => "the file cannot be opened; check its permissions",
  "not-fetched": () => "the file was not fetched, as the clone is partial; clone it without --filter",
  missing: () => "the file is not there",
  outside: () => "the path leads out of the repository, so it was not read"
};
var at = (detail) => detail ? ` (${detail})` : "";

// src/formats/common/rules/syntax/yaml.ts
var syntaxYaml = rule({
  id: "syntax/yaml",
  severity: "error",
  summary: "the YAML of a state file parses",
  source: "checkpoint flow check 5",
  check: (context) => reportFaults(context, "yaml")
});

// src/formats/common/rules/index.ts
var rules = [
  baselineStale,
  filesExists,
  filesOutside,
  filesRemoved,
  gitCommitAmbiguous,
  gitCommitExists,
  gitCommitFormat,
  gitCommitKind,
  gitCommitReachable,
  gitCommitScope,
  schemaEnum,
  schemaPattern,
  schemaRange,
  schemaRequired,
  schemaTimestamp,
  schemaType,
  schemaUnknownField,
  schemaVersion,
  suppressionsUnused,
  syntaxAlias,
  syntaxAmbiguousScalar,
  syntaxConflictMarker,
  syntaxDuplicateKey,
  syntaxFrontMatter,
  syntaxJson,
  syntaxPlaceholder,
  syntaxUnreadable,
  syntaxYaml
];

// src/lint/search.ts
var mostFolders = 25e4;
async function rootsBelow(search, top) {
  const { tree, formats, isIgnored } = search;
  const leftOut = await filterBelow(search, top);
  const roots = [];
  const unsearched = [];
  let folders = 0;
  for (let level = [top]; level.length > 0; ) {
    const below = [];
    for (const folder of level) {
      const entries = await tree.list(folder);
      const isNested = folder !== top && entries.some((entry) => entry.name === ".git");
      if (isNested) continue;
      if (entries.length === 0 && await isForbidden(tree, folder)) unsearched.push(folder);
      roots.push(...await rootsIn(search, folder, entries));
      folders += 1;
      search.onFolder?.();
      if (folders + below.length > mostFolders) throw tooMany(top);
      for (const { name, kind } of entries) {
        const path = pathIn(folder, name);
        if (kind === "directory" && isSearched(name, formats) && !isIgnored?.(path)) below.push(path);
      }
    }
    const out = below.length > 0 ? await leftOut(below) : /* @__PURE__ */ new Set();
    level = below.filter((folder) => !out.has(folder));
  }
  return { roots: inOrder(roots), unsearched: unsearched.sort() };
}
function tooMany(top) {
  const where = top === "" ? "the repository" : quote(top);
  return new UsageError(`${where} has more than ${mostFolders} folders to search; name those that hold state`);
}
async function filterBelow({ leftOut }, top) {
  const nothing2 = async () => /* @__PURE__ */ new Set();
  if (!leftOut || top !== "" && (await leftOut([top])).has(top)) return nothing2;
  return leftOut;
}
function isSearched(name, formats) {
  return name !== ".git" && name !== "node_modules" && !formats.some((format) => format.directory === name);
}
async function rootsIn({ tree, formats, isIgnored }, folder, entries) {
  const found = [];
  for (const { name, kind } of entries) {
    const format = formats.find((one) => one.directory === name);
    if (!format) continue;
    const path = pathIn(folder, name);
    if (isIgnored?.(path)) continue;
    if (kind === "link" || kind === "directory" && await isRoot(tree, path, format)) found.push({ path, format });
  }
  return found;
}
async function isRoot(tree, path, format) {
  const entries = await tree.list(path);
  if (entries.length > 0) return format.isRoot(entries);
  return isForbidden(tree, path);
}
async function isForbidden(tree, folder) {
  const read = await tree.read(folder, 0);
  return !read.ok && (read.refusal === "not-readable" || read.refusal === "not-fetched");
}
function inOrder(roots) {
  const distinct = new Map(roots.map((root) => [`${root.format.id} ${root.path}`, root]));
  return [...distinct.values()].sort((a, b) => a.path < b.path ? -1 : 1);
}

// src/lint/discover.ts
async function discoverNamed(search, named2, atBase) {
  const roots = [];
  const unsearched = /* @__PURE__ */ new Set();
  const empty = [];
  for (const one of named2) {
    const found = atBase ? await namedByEither(search, atBase, one) : await namedBy(search, one);
    for (const root of found.roots) roots.push(root);
    for (const folder of found.unsearched) unsearched.add(folder);
    if (found.roots.length === 0) empty.push(one);
  }
  return { roots: inOrder(roots), unsearched: [...unsearched].sort(), empty };
}
async function discoverFrom(search, directory, atBase) {
  const around = rootAround(directory, search.formats);
  if (around) return only(around);
  const below = await rootsBelow(search, directory);
  const { roots, unsearched } = atBase ? await withGone(search, below, await rootsBelow(atBase, directory)) : below;
  if (roots.length > 0) return { roots, unsearched };
  for (let at2 = directory; at2 !== ""; ) {
    at2 = parentOf(at2);
    const above = [];
    for (const side of atBase ? [search, atBase] : [search]) {
      above.push(...await rootsIn(side, at2, await side.tree.list(at2)));
    }
    if (above.length > 0) return { roots: inOrder(above), unsearched };
  }
  return { roots: [], unsearched };
}
function checkTexts(texts, formats) {
  for (const { given, path } of texts) {
    const root = rootAround(path, formats);
    const name = path.slice(path.lastIndexOf("/") + 1);
    if (!root && formats.some((format) => format.reads(name))) continue;
    if (!root) throw noState(given, formats);
    const { directory, mainFile } = root.format;
    if (root.format.reads(path.slice(root.path.length + 1))) continue;
    throw new UsageError(
      `a text cannot stand for ${given}, which is not read; it may stand for ${directory}/${mainFile}`
    );
  }
}
async function withGone(search, now, before) {
  const known2 = new Set(now.roots.map(({ path }) => path));
  const gone = [];
  for (const root of before.roots) {
    if (known2.has(root.path)) continue;
    const folder = parentOf(root.path);
    const there = await rootsIn(search, folder, await search.tree.list(folder));
    if (!there.some(({ path }) => path === root.path)) gone.push(root);
  }
  return {
    roots: inOrder([...now.roots, ...gone]),
    unsearched: [.../* @__PURE__ */ new Set([...now.unsearched, ...before.unsearched])].sort()
  };
}
async function namedByEither(search, atBase, one) {
  const before = await namedBy(atBase, one).catch(orWrong);
  const now = await namedBy(search, one).catch(orWrong);
  if (now instanceof UsageError) {
    if (now.missing === void 0 || before instanceof UsageError) throw now;
    return before;
  }
  return before instanceof UsageError ? now : withGone(search, now, before);
}
function orWrong(error) {
  if (error instanceof UsageError) return error;
  throw error;
}
var only = (root) => ({ roots: [root], unsearched: [] });
var nothing = { roots: [], unsearched: [] };
async function isOfState(tree, { path: root, format }, path) {
  return format.isRoot(await tree.list(root)) || format.isRoot([{ name: path.slice(root.length + 1), kind: "file" }]);
}
async function namedBy(search, { given, path }) {
  const { tree, formats } = search;
  const around = rootAround(path, formats);
  const kind = path === "" ? "directory" : await tree.kind(path);
  if (kind === void 0) {
    const read = await tree.read(path, 0);
    const why2 = read.ok ? "missing" : read.refusal;
    if (around && why2 !== "missing") return only(around);
    if (why2 === "not-readable") throw new UsageError(`no permission to read ${given}`);
    if (why2 === "not-fetched") throw new UsageError(`${given} ${notFetched}`);
    throw new UsageError(`no such file or directory: ${given}`, given);
  }
  if (around) return kind === "file" && !await isOfState(tree, around, path) ? nothing : only(around);
  if (kind === "directory") {
    const found = await rootsBelow(search, path);
    if (found.unsearched.includes(path)) throw await unsearchable(tree, { given, path });
    return found;
  }
  const name = path.slice(path.lastIndexOf("/") + 1);
  const format = formats.find((one) => one.isRoot([{ name, kind: "file" }]));
  if (!format) throw noState(given, formats);
  return only({ path: parentOf(path), format });
}
function noState(given, formats) {
  return new UsageError(`${given} is no state file, and lies in no ${directoriesOf(formats)}`);
}
var notFetched = "was not fetched, as the clone is partial; clone it without --filter";
async function unsearchable(tree, { given, path }) {
  const read = await tree.read(path, 0);
  const why2 = !read.ok && read.refusal === "not-fetched" ? `it ${notFetched}` : "no permission to read it";
  return new UsageError(`${given} cannot be searched: ${why2}`);
}
function rootAround(path, formats) {
  const parts = path.split("/");
  const byName = new Map(formats.map((format2) => [format2.directory, format2]));
  const at2 = parts.findLastIndex((part) => byName.has(part));
  const format = byName.get(parts[at2] ?? "");
  return format && { path: parts.slice(0, at2 + 1).join("/"), format };
}
async function nothingToLint({ tree, formats, isIgnored }, { given, path }, { unsearched }, scope) {
  if (unsearched.includes(path)) return unsearchable(tree, { given, path });
  const strange = [];
  for (const { directory } of formats) {
    const root = pathIn(path, directory);
    if (!isIgnored?.(root) && await tree.kind(root) === "directory") strange.push(directory);
  }
  const there = strange.length > 0 ? `; the ${strange.join(" and ")}/ there holds no state, only other files` : "";
  const unseen = unsearched.length > 0 ? `; no permission to search ${either(unsearched.slice(0, 3), "and")}` : "";
  return new UsageError(
    `nothing to lint: no ${directoriesOf(formats)} with agent state in ${given}${scope}${there}${unseen}`
  );
}
function directoriesOf(formats) {
  return formats.map((format) => `${format.directory}/`).join(" or ");
}

// src/lint/baseline/judged.ts
var JudgedEntries = class {
  #byRoot = /* @__PURE__ */ new Map();
  #judged = /* @__PURE__ */ new Set();
  /** @param roots all that the run lints */
  constructor(entries, roots) {
    const known2 = new Set(roots.map(({ path }) => path));
    for (const entry of entries) {
      const root = aroundIt(entry.path, known2);
      if (root === void 0) continue;
      const others = this.#byRoot.get(root);
      if (others) others.push(entry);
      else this.#byRoot.set(root, [entry]);
    }
  }
  has(entry) {
    return this.#judged.has(entry);
  }
  /** Takes note of a root that was judged. */
  add(root, hasJudged) {
    for (const entry of this.#byRoot.get(root) ?? []) {
      if (hasJudged(entry.rule, entry.path)) this.#judged.add(entry);
    }
  }
  /**
   * Takes note of roots that are gone, as far as they would have been found.
   * @param scope the paths that were searched
   */
  async addGone(entries, { tree, formats, scope }, isAsked) {
    const linted = new Set([...this.#byRoot.values()].flat());
    const gone = /* @__PURE__ */ new Map();
    for (const entry of entries) {
      const { rule: rule2, path } = entry;
      if (linted.has(entry) || !scope.some((one) => isIn(one, path)) || !isAsked(rule2, path)) continue;
      const root = rootAround(path, formats)?.path ?? parentOf(path);
      const isGone = gone.get(root) ?? (root !== "" && await tree.kind(root) === void 0);
      gone.set(root, isGone);
      if (isGone) this.#judged.add(entry);
    }
  }
};
function aroundIt(path, roots) {
  for (let at2 = path; at2 !== ""; ) {
    at2 = parentOf(at2);
    if (roots.has(at2)) return at2;
  }
  return void 0;
}
var isIn = (folder, path) => folder === "" || path === folder || path.startsWith(`${folder}/`);

// src/lint/state-reader.ts
var most = 8;
var StateReader = class {
  #format;
  #root;
  #limits;
  /** The last one first. */
  #known = [];
  /** How much text was parsed, in UTF-16 units. */
  length = 0;
  constructor(format, root, limits) {
    this.#format = format;
    this.#root = root;
    this.#limits = limits;
  }
  /** The state; undefined when it is not there. */
  async read(tree) {
    const answers = new Answers(tree);
    for (const known2 of this.#known) if (await isAnswered(answers, known2)) return known2.snapshot;
    const snapshot = await this.#format.readState(answers, this.#root, this.#limits);
    for (const { text } of snapshot?.documents ?? []) this.length += text.length;
    this.#known = [{ asked: answers.asked, snapshot }, ...this.#known].slice(0, most);
    return snapshot;
  }
};
async function isAnswered(tree, { asked }) {
  for (const { ask, answer } of asked) if (!isSame(await ask(tree), answer)) return false;
  return true;
}
function isSame(a, b) {
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const [ours, theirs] = [Object.entries(a), new Map(Object.entries(b))];
  return ours.length === theirs.size && ours.every(([key, value]) => theirs.has(key) && isSame(value, theirs.get(key)));
}
var Answers = class {
  #tree;
  #asked = /* @__PURE__ */ new Map();
  constructor(tree) {
    this.#tree = tree;
  }
  get asked() {
    return [...this.#asked.values()];
  }
  list(directory) {
    return this.#answer(`list ${directory}`, (tree) => tree.list(directory));
  }
  read(path, cap) {
    return this.#answer(`read ${cap} ${path}`, (tree) => tree.read(path, cap));
  }
  kind(path) {
    return this.#answer(`kind ${path}`, (tree) => tree.kind(path));
  }
  link(path) {
    return this.#answer(`link ${path}`, (tree) => tree.link(path));
  }
  writtenAt(path) {
    return this.#answer(`writtenAt ${path}`, (tree) => tree.writtenAt(path));
  }
  async #answer(question, ask) {
    const asked = this.#asked.get(question);
    if (asked) return asked.answer;
    const answer = await ask(this.#tree);
    this.#asked.set(question, { ask, answer });
    return answer;
  }
};

// src/lint/changes.ts
var mostText = 4 * 1024 * 1024;
async function changesOf(roots, source, isStepwise, most3 = mostText) {
  const paths = isStepwise ? [...new Set(roots.flatMap(statePathsOf))] : [];
  const none = { steps: [], ends: [] };
  const commits = paths.length > 0 ? await source.history.stepsSince(source.base.hash, paths) : none;
  const changes = [];
  let left = most3;
  for (const root of roots) {
    const base = await readWhole(source.base.tree, root, source.limits);
    const reader = new StateReader(root.format, root.snapshot.root, source.limits);
    const steps = isStepwise && commits.gap === void 0 ? await stepsOf(root, commits, source, reader, left) : [];
    const gap = commits.gap ?? (steps ? void 0 : tooMuch);
    if (gap === void 0) changes.push({ base, steps: steps ?? [] });
    else changes.push({ base, steps: await onlyStep(reader, source), gap });
    left -= reader.length;
  }
  return changes;
}
var tooMuch = "the commits since the base hold too many states to compare them all";
function statePathsOf({ snapshot, format }) {
  return format.statePaths.map((path) => pathIn(snapshot.root, path));
}
async function readWhole(tree, { snapshot, format }, limits) {
  const read = await format.read(tree, snapshot.root, limits);
  return read.documents.length + read.unreadable.length > 0 ? read : void 0;
}
async function stepsOf(root, { steps, ends }, source, reader, most3) {
  const { format } = root;
  const own = new Set(statePathsOf(root));
  const trailer = source.agentTrailers?.[format.id] ?? format.agentTrailer;
  const all = [];
  for (const step of steps) {
    if (!step.touched.some((path) => own.has(path))) continue;
    const before = step.before && await reader.read(step.before);
    const others = [];
    for (const other of step.others) others.push(await reader.read(other));
    all.push({ before, others, after: await reader.read(step.tree), commit: commitOf(step, trailer) });
    if (reader.length > most3) return void 0;
  }
  return [...all, ...await lastStep(reader, ends, source)];
}
function commitOf({ commit, trailers }, trailer) {
  const named2 = trailers.filter(({ key, value }) => key.toLowerCase() === trailer.toLowerCase() && value !== "");
  return { ...commit, agents: named2.map(({ value }) => value) };
}
async function lastStep(reader, ends, source) {
  if (source.base.until !== void 0) return [];
  const after = await reader.read(source.tree);
  const all = [];
  for (const end of ends) {
    const committed = await reader.read(end);
    if (isSame2(committed, after)) return [];
    all.push(committed);
  }
  const [before, ...others] = all;
  return [{ before, others, after, commit: void 0 }];
}
async function onlyStep(reader, { base, tree }) {
  const before = await reader.read(base.tree);
  const after = await reader.read(tree);
  return isSame2(before, after) ? [] : [{ before, others: [], after, commit: void 0, isWhole: true }];
}
function isSame2(a, b) {
  if (a === b) return true;
  const words = (snapshot) => JSON.stringify([
    snapshot?.documents.map(({ path, text }) => [path, text]),
    snapshot?.unreadable.map(({ path, refusal, detail }) => [path, refusal, detail])
  ]);
  return words(a) === words(b);
}

// src/lint/find-path.ts
var mostLinks = 40;
async function findPath(tree, path) {
  const kind = await tree.kind(path);
  if (kind !== void 0 && kind !== "link") return { stands: "present" };
  const parts = path.split("/").reverse();
  let at2 = "";
  let links = 0;
  for (let part = parts.pop(); part !== void 0; part = parts.pop()) {
    const next = pathIn(at2, part);
    const found = await tree.kind(next);
    if (found === void 0) {
      if (!await isOwn(tree, at2)) return { stands: "foreign" };
      return kind === "link" ? { stands: "present" } : { stands: "absent", path: [next, ...parts.reverse()].join("/") };
    }
    if (found === "link") {
      links += 1;
      const target = links > mostLinks ? void 0 : await targetOf(tree, next, at2);
      if (target === void 0) return { stands: "outside" };
      parts.push(...target.split("/").reverse());
      at2 = "";
    } else if (found !== "directory" && parts.length > 0) {
      return found === "other" ? { stands: "foreign" } : { stands: "absent", path };
    } else at2 = next;
  }
  return { stands: "present" };
}
async function targetOf(tree, link, folder) {
  const target = await tree.link(link);
  return target === void 0 || refusedClaim(target) ? void 0 : join(folder, target);
}
async function isOwn(tree, folder) {
  for (let at2 = folder; at2 !== ""; at2 = parentOf(at2)) {
    if (await tree.kind(pathIn(at2, ".git")) !== void 0) return false;
  }
  return true;
}

// src/lint/facts.ts
async function lookUp(snapshots, needs, evidence) {
  const commits = needs.has("history") ? await commitFacts(snapshots, evidence) : /* @__PURE__ */ new Map();
  const files = needs.has("files") ? await fileFacts(snapshots, evidence) : /* @__PURE__ */ new Map();
  const ages = needs.has("ages") ? await fileAges(snapshots, evidence) : /* @__PURE__ */ new Map();
  const tracking = needs.has("tracking") ? await localFiles(snapshots, evidence) : /* @__PURE__ */ new Map();
  return {
    commit: ({ name }) => commits.get(name) ?? unasked,
    file: (claimed) => files.get(claimed) ?? unasked,
    age: (path) => ages.get(path) ?? unasked,
    tracking: (path) => tracking.get(path) ?? unasked,
    lastCommit: needs.has("ages") ? await evidence.history.time() : void 0
  };
}
var unasked = { answer: "unknown", reason: "it was not looked up" };
async function commitFacts(snapshots, { history }) {
  const names = new Set(snapshots.flatMap(({ commits }) => commits.map(({ name }) => name)));
  const hashes = [...names].filter(isHash);
  const known2 = hashes.length > 0 ? await history.commits(hashes) : /* @__PURE__ */ new Map();
  return new Map([...names].map((name) => [name, known2.get(name) ?? { answer: "malformed" }]));
}
async function fileFacts(snapshots, { tree, history }) {
  const facts = /* @__PURE__ */ new Map();
  const gone = /* @__PURE__ */ new Map();
  for (const { root, files } of snapshots) {
    for (const file of files) {
      const fact = await factOf(tree, file, root);
      if ("answer" in fact) facts.set(file, fact);
      else gone.set(file, fact.paths);
    }
  }
  if (gone.size === 0) return facts;
  const fates = await history.files([...new Set([...gone.values()].flat())]);
  for (const [file, paths] of gone) facts.set(file, likeliest(paths, fates));
  return facts;
}
async function fileAges(snapshots, { tree, history }) {
  const paths = [...new Set(snapshots.flatMap(({ dated = [] }) => dated))];
  const times = paths.length > 0 ? await history.commitTimes(paths) : /* @__PURE__ */ new Map();
  const ages = /* @__PURE__ */ new Map();
  for (const path of paths) ages.set(path, await ageOf(tree, path, times.get(path) ?? unasked));
  return ages;
}
async function ageOf(tree, path, committed) {
  if (committed.answer !== "not-committed" && !committed.isModified) {
    return committed.answer === "unknown" ? committed : { answer: "known", changedAt: committed.time };
  }
  const changedAt = await tree.writtenAt(path);
  return changedAt === void 0 ? { answer: "unknown", reason: "nobody knows when it was written" } : { answer: "known", changedAt };
}
async function localFiles(snapshots, { history }) {
  const paths = [...new Set(snapshots.flatMap(({ local = [] }) => local))];
  return paths.length > 0 ? history.tracking(paths) : /* @__PURE__ */ new Map();
}
async function factOf(tree, { path }, root) {
  const refused = refusedClaim(path);
  if (refused) return { answer: "outside", why: refused === "not-portable" && climbs(path) ? "climbs" : refused };
  const paths = claimedPaths(path, root);
  if (paths.length === 0) return { answer: "outside", why: "climbs" };
  if (paths.every(isStrangeOnWindows)) return { answer: "outside", why: "not-portable" };
  const found = await Promise.all(paths.map((place) => findPath(tree, place)));
  const is = (stands) => found.some((one) => one.stands === stands);
  if (is("present")) return { answer: "present" };
  if (is("outside")) return { answer: "outside", why: "link" };
  if (is("foreign")) return { answer: "unknown", reason: "the path lies in another repository" };
  const ends = found.flatMap((one) => one.stands === "absent" ? one.path : []);
  return { paths: [.../* @__PURE__ */ new Set([...paths, ...ends])] };
}
function climbs(path) {
  return join("", path.replaceAll("\\", "/")) === void 0;
}
function likeliest(paths, fates) {
  const all = paths.map((path) => ({ path, fate: fates.get(path) ?? unasked }));
  for (const answer of ["present", "committed", "removed", "elsewhere"]) {
    const there = all.find(({ fate }) => fate.answer === answer);
    if (there) return { ...there.fate, path: there.path };
  }
  const unknown = all.find(({ fate }) => fate.answer === "unknown");
  return unknown ? unknown.fate : { answer: "never" };
}

// src/lint/lint.ts
var most2 = { roots: 100, text: 4 * 1024 * 1024 };
var mostSources = 32 * 1024 * 1024;
async function lintRoots(run) {
  const all = { roots: [], findings: [], suppressed: [], skipped: [], files: 0 };
  const judged = new JudgedEntries(run.baseline?.file.entries ?? [], run.roots);
  const sources = /* @__PURE__ */ new Map();
  let left = mostSources;
  for await (const lot of readInLots(run)) {
    for (const { snapshot, findings, suppressed, skipped, hasJudged } of await judge(lot, run, all.roots.length)) {
      const { root, format, dialect, documents } = snapshot;
      all.roots.push({ path: root, format, ...dialect !== void 0 && { dialect } });
      for (const finding of findings) all.findings.push(finding);
      for (const finding of suppressed) all.suppressed.push(finding);
      for (const skip of skipped) all.skipped.push(skip);
      all.files += documents.length;
      judged.add(root, hasJudged);
      const named2 = new Set(findings.flatMap(({ path: path2, related = [] }) => [path2, ...related.map((one) => one.path)]));
      for (const { path: path2, text } of documents) {
        if (!named2.has(path2) || text.length > left) continue;
        sources.set(path2, text);
        left -= text.length;
      }
    }
  }
  if (!run.baseline) return { report: toReport(all, run.limits.findings), sources };
  const { applyBaseline } = await import("./apply-SW6GQYTV.js");
  const { file, formats } = run.baseline;
  const { name, path, document } = file;
  const { updated, ...held } = await applyBaseline(all, judged, allRules(formats), run, run.baseline);
  if (document) sources.set(path, document.text);
  return {
    report: toReport(held.all, run.limits.findings),
    sources,
    baseline: { name, path, ...updated && { updated } }
  };
}
async function* readInLots({ roots, tree, limits }) {
  let lot = [];
  let length = 0;
  for (const { path, format } of roots) {
    const snapshot = await format.read(tree, path, limits);
    lot.push({ snapshot, format });
    for (const { text } of snapshot.documents) length += text.length;
    if (lot.length < most2.roots && length < most2.text) continue;
    yield lot;
    lot = [];
    length = 0;
  }
  if (lot.length > 0) yield lot;
}
async function judge(lot, run, before) {
  const rules2 = lot.flatMap(({ format }) => chosenRules(rulesOf(format), run));
  const needs = new Set(rules2.flatMap(({ needs: need }) => need ? [need] : []));
  const facts = await lookUp(
    lot.map(({ snapshot }) => snapshot),
    needs,
    run
  );
  const judged = [];
  const changes = run.base && await changesOf(lot, { ...run, base: run.base }, needs.has("base"));
  for (const [index, { snapshot, format }] of lot.entries()) {
    const circumstances = { change: changes?.[index], facts, now: run.now, limits: run.limits };
    judged.push({ snapshot, ...await checkRoot(snapshot, rulesOf(format), run, circumstances) });
    run.onRoot?.(before + judged.length);
  }
  return judged;
}
function rulesOf(format) {
  return [...rules, ...format.rules];
}
function allRules(formats) {
  const byId = new Map(formats.flatMap(rulesOf).map((rule2) => [rule2.id, rule2]));
  return [...byId.values()].sort((a, b) => a.id < b.id ? -1 : 1);
}

export {
  named,
  rootsBelow,
  discoverNamed,
  discoverFrom,
  checkTexts,
  rootAround,
  nothingToLint,
  lintRoots,
  allRules
};
