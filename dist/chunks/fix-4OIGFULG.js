import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  writeState
} from "./chunk-WOBT2IIJ.js";
import "./chunk-REWVI7DD.js";
import "./chunk-3CQ65UFE.js";
import {
  checkOptions,
  prepared
} from "./chunk-6JI5UOWA.js";
import {
  lintRoots
} from "./chunk-HRIORTLV.js";
import "./chunk-IX3VQOPB.js";
import "./chunk-DZVJDIST.js";
import "./chunk-6ZSVVGFQ.js";
import {
  UsageError
} from "./chunk-6HVZBCW5.js";
import "./chunk-YMDNCPQQ.js";
import "./chunk-FIFGV5WR.js";
import "./chunk-QWCQNB4D.js";
import "./chunk-VALUG7QN.js";
import {
  MemoryTree
} from "./chunk-QMN52F6N.js";
import "./chunk-NMP4AIZ7.js";
import "./chunk-4GRROO5M.js";
import "./chunk-MRLGE62H.js";
import "./chunk-2XB3ZTB2.js";
import "./chunk-NXQGIGHV.js";
import "./chunk-QGYQC2VK.js";
import "./chunk-4OMBM5OY.js";
import "./chunk-LRFVJKG5.js";
import "./chunk-FEIMMAU4.js";
import "./chunk-KJHL3IC5.js";
import "./chunk-WPQ2KQ5F.js";
import "./chunk-G74KQE6F.js";
import "./chunk-HXS6QXFJ.js";
import "./chunk-JFYJO2YG.js";
import "./chunk-QHCGNWDN.js";
import "./chunk-V52XWFG2.js";
import {
  parentOf
} from "./chunk-74NDXLBV.js";
import {
  decode,
  linesOf
} from "./chunk-VOYRXT6Q.js";
import "./chunk-YVFHDY45.js";
import "./chunk-GLERG5YY.js";
import "./chunk-DVMKRWGA.js";
import "./chunk-5XWL5JNG.js";

// src/lint/repair/fix-options.ts
function splitOptions(options) {
  const { unsafe = false, write = false, ...lint } = Object(options);
  checkOptions(Object.is(options, Object(options)) ? lint : options);
  for (const [name, value] of Object.entries({ unsafe, write })) {
    if (typeof value !== "boolean") throw new UsageError(`the option ${name} must be true or false`);
  }
  if (lint.updateBaseline) throw new UsageError("a baseline is made of what is found, and not while it is repaired");
  if (write && lint.rev !== void 0)
    throw new UsageError("a commit cannot be written; only files of the working tree");
  if (write && lint.contents !== void 0) {
    throw new UsageError("texts that were given are not written; what is made of them comes back");
  }
  return { lint, unsafe, write };
}

// src/lint/repair/repairable.ts
var RepairableFiles = class {
  #tree;
  #cap;
  #linted;
  #known = /* @__PURE__ */ new Map();
  /**
   * @param cap in bytes
   * @param linted the texts that findings speak of, by path; some may be missing
   */
  constructor(tree, cap, linted) {
    this.#tree = tree;
    this.#cap = cap;
    this.#linted = linted;
  }
  async get(path) {
    if (!this.#known.has(path)) this.#known.set(path, await this.#read(path));
    return this.#known.get(path);
  }
  async #read(path) {
    const read = await this.#tree.read(path, this.#cap);
    if (!read.ok) return void 0;
    const decoded = decode(read.bytes, true);
    if (!decoded.ok) return void 0;
    const [first, second, third] = read.bytes;
    return {
      text: this.#linted.get(path) ?? decoded.text,
      mark: first === 239 && second === 187 && third === 191 ? "\uFEFF" : ""
    };
  }
};

// src/lint/repair/edits.ts
var Offsets = class {
  #text;
  #starts;
  constructor(text) {
    this.#text = text;
    this.#starts = linesOf(text).map((line) => line.start);
  }
  /** Undefined for an edit of places that the text does not have. */
  of({ start, end, text }) {
    const from = this.#at(start);
    const to = this.#at(end);
    if (from === void 0 || to === void 0 || to < from) return void 0;
    return { start: from, end: to, text: asThere(text, this.#text, from) };
  }
  /** The empty text has one line, though no start of it is known. */
  #at({ line, column }) {
    const start = this.#starts[line - 1] ?? (line === 1 ? 0 : void 0);
    const offset = start === void 0 ? -1 : start + column - 1;
    return offset >= 0 && offset <= this.#text.length ? offset : void 0;
  }
};
function asThere(inserted, text, at) {
  if (!inserted.includes("\n")) return inserted;
  const next = text.indexOf("\n", at);
  const found = next >= 0 ? next : text.lastIndexOf("\n", at);
  const lineBreak = found > 0 && text.charCodeAt(found - 1) === 13 ? "\r\n" : "\n";
  return inserted.split(/\r?\n/).join(lineBreak);
}
function overlap(edits) {
  const inOrder = [...edits].sort(byPlace);
  return inOrder.some((edit, i) => i > 0 && edit.start <= inOrder[i - 1].end);
}
function applyEdits(text, edits) {
  let result = "";
  let done = 0;
  for (const edit of [...edits].sort(byPlace)) {
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}
var byPlace = (a, b) => a.start - b.start || a.end - b.end;

// src/lint/repair/choose.ts
function chooseRepairs(findings, wishes) {
  const offsets = /* @__PURE__ */ new Map();
  const proposals = findings.flatMap((finding) => proposalOf(finding, wishes, offsets) ?? []);
  const taken = /* @__PURE__ */ new Map();
  const isSafe = ({ finding }) => finding.repair?.safe === true;
  const safe = proposals.filter(isSafe);
  return (safe.length > 0 ? safe : proposals).filter(({ edits }) => {
    const fits = [...edits].every(([path, some]) => some.every((edit) => taken.get(path)?.hasRoomFor(edit) ?? true));
    if (!fits) return false;
    for (const [path, some] of edits) {
      const there = taken.get(path) ?? new Taken();
      taken.set(path, there);
      for (const edit of some) there.take(edit);
    }
    return true;
  });
}
function proposalOf(finding, wishes, known) {
  const { repair } = finding;
  if (!repair || repair.edits.length === 0 || !(repair.safe || wishes.unsafe) || wishes.isRefused(finding)) return;
  const edits = /* @__PURE__ */ new Map();
  for (const edit of repair.edits) {
    const text = wishes.text(edit.path);
    if (text === void 0) return;
    const offsets = known.get(edit.path) ?? new Offsets(text);
    known.set(edit.path, offsets);
    const placed = offsets.of(edit);
    if (!placed) return;
    const there = edits.get(edit.path);
    if (there) there.push(placed);
    else edits.set(edit.path, [placed]);
  }
  return [...edits.values()].some(overlap) ? void 0 : { finding, edits };
}
var Taken = class {
  #edits = [];
  hasRoomFor(edit) {
    const at = this.#indexOf(edit);
    const [before, after] = [this.#edits[at - 1], this.#edits[at]];
    return (!before || before.end < edit.start) && (!after || edit.end < after.start);
  }
  take(edit) {
    this.#edits.splice(this.#indexOf(edit), 0, edit);
  }
  /** How many begin before an edit does. */
  #indexOf({ start }) {
    let low = 0;
    let high = this.#edits.length;
    while (low < high) {
      const middle = low + high >> 1;
      if (this.#edits[middle].start < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
};

// src/lint/repair/worse.ts
var families = [/^syntax\//, /^schema\//, /^/];
function broughtAbout(before, after, { safe }) {
  const [errorsBefore = [], errorsAfter = []] = [before, after].map(
    (all) => all.filter(({ severity }) => severity === "error")
  );
  if (!safe) return firstOfMoreOften(errorsBefore, errorsAfter);
  for (const [rank, family] of families.entries()) {
    const isOurs = ({ rule }) => families.findIndex((one) => one.test(rule)) === rank && family.test(rule);
    const old = errorsBefore.filter(isOurs);
    const now = errorsAfter.filter(isOurs);
    const isLast = rank === families.length - 1;
    const harm = isLast ? firstOfMoreOften(old, now) : now.length > old.length ? firstNew(old, now) : void 0;
    if (harm || now.length < old.length) return harm;
  }
  return void 0;
}
function firstOfMoreOften(old, now) {
  const left = /* @__PURE__ */ new Map();
  for (const { rule } of old) left.set(rule, (left.get(rule) ?? 0) + 1);
  for (const { rule } of now) left.set(rule, (left.get(rule) ?? 0) - 1);
  return firstNew(
    old,
    now.filter(({ rule }) => (left.get(rule) ?? 0) < 0)
  );
}
function firstNew(old, now) {
  const known = new Set(old.map(({ fingerprint }) => fingerprint));
  return now.find(({ fingerprint }) => !known.has(fingerprint)) ?? now[0];
}

// src/lint/repair/root-repair.ts
var mostTrials = 64;
var RootRepair = class {
  root;
  refused = [];
  #run;
  #originals = /* @__PURE__ */ new Map();
  /** The texts as they are by now. */
  #texts = /* @__PURE__ */ new Map();
  #made = /* @__PURE__ */ new Map();
  /** All texts that there were: to come back to one means to go in circles. */
  #seen = /* @__PURE__ */ new Set();
  #refusedKeys = /* @__PURE__ */ new Set();
  #findings;
  #trials = mostTrials;
  proposals = [];
  constructor(root, findings, run) {
    this.root = root;
    this.#findings = findings;
    this.#run = run;
  }
  get hasProposals() {
    return this.proposals.length > 0;
  }
  /** Chooses what is to be repaired next. */
  async choose(files, wishes) {
    for (const { repair } of this.#findings) for (const { path } of repair?.edits ?? []) await this.#open(path, files);
    if (this.#seen.size === 0) this.#seen.add(this.#stateOf(this.#texts));
    this.proposals = chooseRepairs(this.#findings, {
      unsafe: wishes.unsafe,
      isRefused: (finding) => this.#refusedKeys.has(keyOf(finding)),
      text: (path) => wishes.files?.has(path) === false ? void 0 : this.#texts.get(path)
    });
  }
  async #open(path, files) {
    if (this.#originals.has(path) || !isIn(this.root.path, path)) return;
    const file = await files.get(path);
    if (!file) return;
    this.#originals.set(path, file);
    this.#texts.set(path, file.text);
  }
  /** The files of the root as they would be with some repairs, those that are as they were left out. */
  contents(proposals) {
    const texts = this.#with(proposals);
    return new Map(
      [...texts].flatMap(([path, text]) => {
        const original = this.#originals.get(path);
        return original && text !== original.text ? [[path, original.mark + text]] : [];
      })
    );
  }
  /** Makes the repairs that were chosen, but for those that do harm. @param verdict the findings with all of them */
  async settle(verdict, judge) {
    const all = { made: this.proposals, findings: verdict };
    const harm = this.#harmOf(this.proposals, verdict);
    const { made, findings } = harm ? await this.#harmless({ made: [], findings: this.#findings }, this.proposals, harm, judge) : all;
    this.proposals = [];
    const texts = this.#with(made);
    const state = this.#stateOf(texts);
    if (this.#seen.has(state)) {
      for (const { finding } of made) this.#refuse(finding, "it would undo what another repair did");
      return;
    }
    this.#seen.add(state);
    for (const [path, text] of texts) this.#texts.set(path, text);
    for (const { finding, edits } of made) {
      for (const path of edits.keys()) addTo(this.#made, path, [finding]);
    }
    this.#findings = findings;
  }
  /** Those of some proposals that do no harm beside what was made already: halves are tried until one is left. */
  async #harmless(so, proposals, harm, judge) {
    const [only, ...others] = proposals;
    if (!only) return so;
    if (others.length === 0 || this.#trials <= 0) {
      for (const { finding } of proposals) this.#refuse(finding, reasonOf(harm));
      return so;
    }
    const middle = proposals.length >> 1;
    let tried = so;
    for (const half of [proposals.slice(0, middle), proposals.slice(middle)]) {
      this.#trials -= 1;
      const made = [...tried.made, ...half];
      const verdicts = await judge([this.root], this.contents(made));
      const findings = verdicts.get(this.root.path) ?? [];
      const halfs = this.#harmOf(made, findings);
      tried = halfs ? await this.#harmless(tried, half, halfs, judge) : { made, findings };
    }
    return tried;
  }
  #harmOf(made, verdict) {
    const safe = made.every(({ finding }) => finding.repair?.safe);
    return broughtAbout(this.#findings, verdict, { safe });
  }
  #refuse(finding, reason) {
    this.#refusedKeys.add(keyOf(finding));
    this.refused.push({ finding, reason });
  }
  /** The texts with some repairs, and what has to move with them. */
  #with(proposals) {
    const edits = /* @__PURE__ */ new Map();
    for (const proposal of proposals) {
      for (const [path, some] of proposal.edits) addTo(edits, path, some);
    }
    const texts = new Map(this.#texts);
    for (const [path, some] of edits) {
      const before = this.#originals.get(path)?.text ?? "";
      const after = applyEdits(this.#texts.get(path) ?? "", some);
      texts.set(path, applyEdits(after, this.#stamps(path, before, after)));
    }
    return texts;
  }
  #stamps(path, before, after) {
    const { path: root, format } = this.root;
    const inside = root === "" ? path : path.slice(root.length + 1);
    return format.stamp?.(inside, { before, after }, this.#run.now, this.#run.limits) ?? [];
  }
  #stateOf(texts) {
    const changed = [...texts].filter(([path, text]) => text !== this.#originals.get(path)?.text);
    return JSON.stringify(changed.sort(([a], [b]) => a < b ? -1 : 1));
  }
  /** The files that came out as something else than they were. */
  repairedFiles() {
    return [...this.#originals].flatMap(([path, { text, mark }]) => {
      const after = this.#texts.get(path) ?? text;
      if (after === text) return [];
      const findings = this.#made.get(path) ?? [];
      return [{ path, root: this.root.path, before: mark + text, after: mark + after, findings }];
    });
  }
};
function addTo(lists, key, items) {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  for (const item of items) list.push(item);
}
var keyOf = ({ fingerprint, repair }) => JSON.stringify([fingerprint, repair?.title]);
var isIn = (root, path) => root === "" || path.startsWith(`${root}/`);
var reasonOf = ({ rule, message }) => `it would bring about another error: ${message} (${rule})`;

// src/lint/repair/repair-roots.ts
var mostPasses = 10;
async function repairRoots(run, wishes) {
  const first = await lintRoots(run);
  const again = { ...run, onRoot: void 0 };
  const files = new RepairableFiles(run.tree, Math.max(run.limits.jsonBytes, run.limits.markdownBytes), first.sources);
  const findings = byRoot(first.report.findings, run.roots);
  const repairs = run.roots.flatMap((root) => {
    const found = findings.get(root.path) ?? [];
    return found.some(({ repair }) => repair) ? [new RootRepair(root, found, run)] : [];
  });
  const judge = async (roots, contents2) => {
    const { report } = await lintRoots({ ...again, roots, tree: repairedTree(run.tree, contents2) });
    return byRoot(report.findings, roots);
  };
  let open = repairs;
  for (let pass = 0; pass < mostPasses && open.length > 0; pass += 1) {
    for (const one of open) await one.choose(files, wishes);
    open = open.filter((one) => one.hasProposals);
    if (open.length === 0) break;
    const contents2 = new Map(open.flatMap((one) => [...one.contents(one.proposals)]));
    const verdicts = await judge(
      open.map(({ root }) => root),
      contents2
    );
    for (const one of open) await one.settle(verdicts.get(one.root.path) ?? [], judge);
  }
  const repaired = repairs.flatMap((one) => one.repairedFiles()).sort((a, b) => a.path < b.path ? -1 : 1);
  const refused = repairs.flatMap((one) => one.refused);
  if (repaired.length === 0) return { ...first, repaired, refused };
  const contents = new Map(repaired.map(({ path, after }) => [path, after]));
  return { ...await lintRoots({ ...again, tree: repairedTree(run.tree, contents) }), repaired, refused };
}
function repairedTree(below, contents) {
  return new MemoryTree(Object.fromEntries(contents), below, "as below");
}
function byRoot(findings, roots) {
  const groups = new Map(roots.map(({ path }) => [path, []]));
  for (const finding of findings) {
    let at = finding.path;
    while (at !== "" && !groups.has(at)) at = parentOf(at);
    groups.get(at)?.push(finding);
  }
  return groups;
}

// src/library/fix.ts
async function fixRoots(options) {
  const { lint: asked, unsafe, write } = splitOptions(options);
  const fixed = await prepared(
    asked,
    (run, texts) => repairRoots(run, { unsafe, files: texts.length > 0 ? new Set(texts) : void 0 })
  );
  if (write && fixed.repaired.length > 0) await writeRepaired(fixed);
  return fixed;
}
async function writeRepaired({ top, repaired }) {
  const bytes = (text) => new TextEncoder().encode(text);
  await writeState(
    top,
    repaired.map(({ path, root, before, after }) => ({ path, root, before: bytes(before), after: bytes(after) }))
  );
}
export {
  fixRoots,
  writeRepaired
};
