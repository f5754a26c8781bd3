import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  tell
} from "./chunk-KI2VRAJR.js";
import {
  adviceLines,
  commandTitles,
  groupsOf,
  isAsItWas,
  isQuiet,
  overviewLines,
  quietLine,
  titles
} from "./chunk-VSOV6LMC.js";
import {
  checkFlags
} from "./chunk-AIBJHYXX.js";
import {
  askedBy,
  contentOf,
  initRoot,
  isChange,
  isProposed,
  longestName,
  recoverRoots,
  reportedOf,
  unreadable,
  writeRecovered
} from "./chunk-LUNX3WDL.js";
import {
  sourceInWords,
  sureness,
  valueInWords
} from "./chunk-QGA44UU3.js";
import {
  judgeOf
} from "./chunk-F7RZPQLN.js";
import "./chunk-WOBT2IIJ.js";
import "./chunk-REWVI7DD.js";
import {
  WriteError,
  asWriteError
} from "./chunk-3CQ65UFE.js";
import {
  progressLine
} from "./chunk-H2DTVINY.js";
import {
  displayWidth,
  glyphsOf,
  wrap
} from "./chunk-WEQKVZDS.js";
import {
  require_picocolors
} from "./chunk-4XWCL5IN.js";
import {
  instant
} from "./chunk-GN4ZP6BE.js";
import {
  exitStatus
} from "./chunk-ZNYRTEQV.js";
import {
  columnsOf,
  hasColors
} from "./chunk-BACCBDYQ.js";
import {
  say
} from "./chunk-CPOL4TBN.js";
import "./chunk-A2MFEXBV.js";
import {
  inertJson
} from "./chunk-JGTTZK7P.js";
import {
  lint
} from "./chunk-B6J32ICE.js";
import "./chunk-SAIHCZBS.js";
import "./chunk-6IZPTZ4E.js";
import {
  openRepository,
  prepared
} from "./chunk-6JI5UOWA.js";
import {
  lintRoots,
  pathsSeenFrom
} from "./chunk-HRIORTLV.js";
import {
  inOrder
} from "./chunk-IX3VQOPB.js";
import "./chunk-DZVJDIST.js";
import {
  readRegularFile
} from "./chunk-6ZSVVGFQ.js";
import {
  UsageError
} from "./chunk-6HVZBCW5.js";
import "./chunk-YMDNCPQQ.js";
import "./chunk-FIFGV5WR.js";
import "./chunk-QWCQNB4D.js";
import "./chunk-VALUG7QN.js";
import "./chunk-QMN52F6N.js";
import "./chunk-NMP4AIZ7.js";
import "./chunk-4GRROO5M.js";
import "./chunk-MRLGE62H.js";
import {
  defaultLimits
} from "./chunk-2XB3ZTB2.js";
import "./chunk-NXQGIGHV.js";
import "./chunk-M4NCWAO3.js";
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
import {
  isDataMap,
  isSameData
} from "./chunk-V52XWFG2.js";
import {
  pathIn
} from "./chunk-74NDXLBV.js";
import {
  decode,
  linesOf,
  withLineFeeds
} from "./chunk-VOYRXT6Q.js";
import {
  count,
  either,
  quote
} from "./chunk-YVFHDY45.js";
import {
  capped,
  visible
} from "./chunk-GLERG5YY.js";
import "./chunk-DVMKRWGA.js";
import {
  __toESM
} from "./chunk-5XWL5JNG.js";

// src/cli/recover/edit.ts
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join as join2 } from "node:path";

// src/library/recover/errors-in.ts
import { join } from "node:path";
async function errorsIn(options, top, { files }) {
  const { to: _, ...others } = options;
  const contents = Object.fromEntries(files.map((file) => [join(top, file.path), contentOf(file)]));
  const { lint: lint2 } = askedBy("recover", { ...others, paths: Object.keys(contents) });
  const { found } = await prepared({ ...lint2, contents }, async (run) => {
    const errors = [];
    for (const root of run.roots) {
      const judge = judgeOf(root, run);
      const main = pathIn(root.path, root.format.mainFile);
      const beside = (await judge(run.tree, "all")).findings.filter(({ path }) => path !== main);
      const own = new Set(files.map(({ path }) => path));
      errors.push(...(await judge(run.tree, "inside")).findings, ...beside.filter(({ path }) => own.has(path)));
    }
    return { found: inOrder(errors.filter(({ severity }) => severity === "error")) };
  });
  return found;
}

// src/cli/recover/edit.ts
var most = 1024 * 1024;
async function editByHand(run, recovery, person) {
  const folder = await newFolder();
  try {
    const copies = await copiesIn(folder, recovery.files);
    const fault = await person.edit(copies);
    const files = recovery.files.map((file, index) => editedFile(file, copies[index] ?? ""));
    const wrong = fault ?? files.find((file) => typeof file === "string");
    if (typeof wrong === "string") {
      await tell(run.io, [`the edit does not count: ${wrong}`]);
      return void 0;
    }
    const edited = { ...recovery, files: files.filter((file) => typeof file !== "string") };
    return { recovery: edited, errors: await errorsIn(run.options, run.found.top, edited) };
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => tell(run.io, [`${folder} could not be removed`]));
  }
}
async function newFolder() {
  const path = join2(tmpdir(), "agent-state-lint-");
  try {
    return await mkdtemp(path);
  } catch (error) {
    throw notCopied(error, path);
  }
}
async function copiesIn(folder, files) {
  const copies = [];
  for (const [index, { path, text }] of files.entries()) {
    const copy = join2(folder, index === 0 ? basename(path) : `${index}-${basename(path)}`);
    try {
      await writeFile(copy, text, { mode: 384, flag: "wx" });
    } catch (error) {
      throw notCopied(error, copy);
    }
    copies.push(copy);
  }
  return copies;
}
function notCopied(error, path) {
  return new WriteError(
    `there is no copy to edit: ${asWriteError(error, path).message}; TMPDIR says where it is to be`
  );
}
function editedFile(file, copy) {
  const name = basename(file.path);
  const read = readRegularFile(copy, most);
  if (!read.ok) return read.refusal === "too-large" ? `${name} is too large` : `${name} is gone, or no file any more`;
  const decoded = decode(read.bytes);
  if (!decoded.ok) return `${name} is no UTF-8 text`;
  return decoded.text.trim() === "" ? `${name} is empty` : { ...file, text: decoded.text };
}

// src/library/recover/lines.ts
async function quotedLines(top, { files }, options) {
  const repository = await openRepository(top, options);
  try {
    const texts = /* @__PURE__ */ new Map();
    const present = new Set(files.map(({ path }) => keyOf({ what: path, path })));
    for (const source of files.flatMap(({ account }) => account.flatMap(sourcesOf))) {
      const key = keyOf(source);
      if (source.path === void 0 || texts.has(key)) continue;
      const tree = await treeOf(repository, source);
      const text = tree ? await textIn(tree, source.path) : "";
      texts.set(key, linesIn(present.has(key) ? withLineFeeds(text) : text));
    }
    return (source) => source.line === void 0 ? void 0 : texts.get(keyOf(source))?.[source.line - 1];
  } finally {
    repository.close();
  }
}
var sourcesOf = ({ source, otherwise = [] }) => [source, ...otherwise.map((one) => one.source)];
var keyOf = ({ path, commit = "" }) => `${commit} ${path}`;
async function treeOf(repository, { commit }) {
  if (commit === void 0) return repository.workingTree;
  return repository.resolve(commit).then(
    ({ tree }) => tree,
    () => void 0
    // no git by now, or that commit is gone
  );
}
async function textIn(tree, path) {
  const read = await tree.read(path, defaultLimits.markdownBytes);
  return read.ok ? new TextDecoder().decode(read.bytes) : "";
}
var linesIn = (text) => linesOf(text).map(({ start, end }) => text.slice(start, end));

// src/reporters/account/evidence.ts
var import_picocolors = __toESM(require_picocolors(), 1);

// src/reporters/account/columns.ts
function hanging(mark, indent, text, width) {
  const [first = "", ...more] = cellLines(visible(text), width - indent);
  return [`${mark}${first}`, ...more.map((line) => " ".repeat(indent) + line)];
}
function rowLines(cells, widths) {
  const columns = cells.map((cell, i) => cellLines(cell, widths[i] ?? 1));
  const height = Math.max(...columns.map((lines) => lines.length));
  return Array.from(
    { length: height },
    (_, line) => columns.map((lines, i) => padded(lines[line] ?? "", widths[i] ?? 1)).join("  ").trimEnd()
  );
}
function widthsOf(rows, room, least) {
  const number = rows[0]?.length ?? 0;
  const widths = Array.from(
    { length: number },
    (_, i) => Math.max(1, ...rows.map((row) => displayWidth(row[i] ?? "")))
  );
  const gaps = 2 * (number - 1);
  for (; ; ) {
    const over = widths.reduce((sum, width) => sum + width, gaps) - room;
    const widest = Math.max(...widths);
    if (over <= 0 || widest <= least) return widths;
    const at = widths.indexOf(widest);
    const next = Math.max(least, ...widths.filter((_, i) => i !== at));
    widths[at] = Math.max(Math.min(widest - 1, next), widest - over);
  }
}
function cellLines(text, width) {
  return wrap(text, width).flatMap((line) => displayWidth(line) <= width ? [line] : pieces(line, width));
}
function pieces(line, width) {
  const found = [];
  let piece = "";
  let used = 0;
  for (const glyph of glyphsOf(line)) {
    if (used + glyph.width > width && piece !== "") {
      found.push(piece);
      piece = "";
      used = 0;
    }
    piece += glyph.text;
    used += glyph.width;
  }
  return [...found, piece];
}
var padded = (text, width) => text + " ".repeat(Math.max(0, width - displayWidth(text)));

// src/reporters/account/evidence.ts
var longestValue = 160;
function evidenceText({ files }, look) {
  const c = import_picocolors.default.createColors(look.colors);
  const lines = files.flatMap((file) => [
    c.bold(visible(look.shown(file.path))),
    ...[...file.account.filter(isOpen), ...file.account.filter((row) => !isOpen(row))].flatMap((row) => {
      return rowLines2(row, look, c);
    }),
    "",
    ...groupsOf(file).flatMap(({ title, sentences }) => [
      c.bold(`${title}:`),
      ...sentences.flatMap((sentence) => hanging("- ", 2, sentence, Math.max(40, look.width))),
      ""
    ])
  ]);
  return lines.map((line) => `${line}
`).join("");
}
var isOpen = ({ sure, otherwise = [] }) => !sure || otherwise.length > 0;
function rowLines2(row, look, c) {
  const piece = (value, source, sure) => {
    const words = visible(sourceInWords(source, look.shown));
    const line = look.line(source)?.trim();
    return [
      `  ${valueInWords(value, longestValue)}  ${words}${sure === void 0 ? "" : `, ${sureness(sure)}`}`,
      ...line === void 0 ? [] : [c.dim(`    ${capped(visible(line), Math.max(20, look.width - 4))}`)]
    ];
  };
  return [
    c.bold(visible(row.field)),
    ...piece(row.value, row.source, row.sure),
    ...(row.otherwise ?? []).flatMap(({ value, source }) => piece(value, source))
  ];
}

// src/reporters/account/text.ts
var import_picocolors2 = __toESM(require_picocolors(), 1);

// src/reporters/account/difference.ts
var shortest = 40;
var longest = 120;
var most2 = 3;
function otherInWords(other, value) {
  const whole = valueInWords(other, longest);
  if (whole.length <= shortest) return whole;
  const found = differences(other, value);
  if (found.length === 0) return whole;
  const more = found.length - most2;
  return [...found.slice(0, most2), ...more > 0 ? [`${more} more`] : []].join(", ");
}
function differences(other, value) {
  if (Array.isArray(other) && Array.isArray(value)) return inLists(other, value);
  return isDataMap(other) && isDataMap(value) ? inMaps(other, value, "") : [];
}
function inLists(other, value) {
  const [those, these] = [byName(other), byName(value)];
  const found = [];
  for (const [name, item] of those) {
    const same = these.get(name);
    if (same === void 0) found.push(`also ${valueInWords(nameOf(item), shortest)}`);
    else if (isDataMap(item) && isDataMap(same)) found.push(...inMaps(item, same, `${name}.`));
  }
  for (const [name, item] of these) if (!those.has(name)) found.push(`without ${valueInWords(nameOf(item), shortest)}`);
  return found.length === 0 && !isSameData(other, value) ? ["the same in another order or number"] : found;
}
function inMaps(other, value, path) {
  return [.../* @__PURE__ */ new Set([...Object.keys(other), ...Object.keys(value)])].flatMap((key) => {
    const said = Object.hasOwn(other, key) ? other[key] : void 0;
    const here = Object.hasOwn(value, key) ? value[key] : void 0;
    if (isSameData(said, here)) return [];
    return [said === void 0 ? `no ${path}${key}` : `${path}${key} ${valueInWords(said, shortest)}`];
  });
}
var byName = (items) => new Map(items.map((item) => [keyOf2(item), item]));
var nameOf = (item) => isDataMap(item) && typeof item.id === "string" ? item.id : item;
function keyOf2(item) {
  const name = nameOf(item);
  return typeof name === "string" ? name : JSON.stringify(name);
}

// src/reporters/account/table.ts
var head = ["field", "value", "source", ""];
var longestValue2 = 120;
var leastColumn = (width) => Math.max(6, Math.min(12, Math.floor((width - 14) / 3)));
var longestField = (width) => Math.max(12, Math.floor(width * 0.3));
function tableLines(file, purpose, look, c) {
  const { account } = file;
  if (account.length === 0) return [];
  const told = look.isWhole ? account : account.filter((row) => !isAsItWas(row, file, purpose));
  const rows = told.map((row) => cellsOf(row, look));
  const isLong = (field) => displayWidth(field) > longestField(look.width);
  const fields = ["field", ...rows.map(({ field }) => field)].filter((field) => !isLong(field));
  const first = Math.max(...fields.map(displayWidth));
  const [, ...titles2] = head;
  const others = widthsOf([titles2, ...rows.map(({ cells }) => cells)], look.width - first - 2, leastColumn(look.width));
  const widths = [first, ...others];
  return [
    ...rows.length > 0 ? rowLines(head, widths).map(c.bold) : [],
    ...rows.flatMap(({ field, cells, others: others2, sure }) => [
      ...[
        ...isLong(field) ? hanging("", 0, field, look.width) : [],
        ...rowLines([isLong(field) ? "" : field, ...shortened(cells, widths, look)], widths)
      ].map((line) => sure ? line : c.yellow(line)),
      ...others2.flatMap((other) => hanging("    ", 4, other, look.width).map(c.dim))
    ]),
    ...untold(account.length - told.length, told.length > 0, purpose).map(c.dim),
    ""
  ];
}
function untold(left, hasOthers, purpose) {
  if (left === 0) return [];
  const fields = count(left, hasOthers ? "more field" : "field");
  const as = left === 1 ? "stays as it is" : "stay as they are";
  const said = purpose === "rollback" ? `${left === 1 ? "is" : "are"} as the commit has ${left === 1 ? "it" : "them"}` : as;
  return [`${fields} ${said} (--verbose shows all)`];
}
function cellsOf({ field, value, source, sure, otherwise = [] }, { shown }) {
  const words = (some) => visible(sourceInWords(some, shown));
  return {
    field: visible(field),
    cells: [valueInWords(value, longestValue2), words(source), sureness(sure)],
    others: otherwise.map((other) => `otherwise ${visible(otherInWords(other.value, value))} (${words(other.source)})`),
    sure
  };
}
function shortened([value = "", ...cells], widths, { isWhole }) {
  return [isWhole ? value : capped(value, 2 * (widths[1] ?? 1) - 4), ...cells];
}

// src/reporters/account/text.ts
function accountText(subject, look) {
  const { recovery, purpose } = subject;
  const c = import_picocolors2.default.createColors(look.colors);
  const width = Math.min(160, Math.max(40, look.width));
  if (isQuiet(recovery)) {
    const quiet = { healthy: c.green("\u2714"), older: c.blue("\u2139"), untouched: c.blue("\u2139") };
    const sign = { ...quiet, refused: c.red("\u2716"), broken: c.red("\u2716") }[recovery.outcome];
    return linesOf2(hanging(`${sign} `, 2, `${look.shown(recovery.root)}: ${quietLine(subject)}`, width));
  }
  const title = titles[purpose].toUpperCase();
  return linesOf2([
    c.bold(title),
    "=".repeat(title.length),
    "",
    ...reasonLines(recovery, look, width),
    ...recovery.files.flatMap((file) => fileLines(file, subject, { ...look, width }, c)),
    ...(recovery.advice ?? []).flatMap((advice) => adviceBlock(advice, { ...look, width }, c)),
    ...commandLines(subject, width, c)
  ]);
}
var linesOf2 = (lines) => lines.map((line) => `${line}
`).join("");
function reasonLines({ root, reason }, { shown }, width) {
  return reason === void 0 ? [] : [...hanging("", 0, `${shown(root)}: ${reason}`, width), ""];
}
function fileLines(file, { recovery, purpose }, look, c) {
  const { overview, path, before } = file;
  const point = (text) => hanging("- ", 2, text, look.width);
  const label = `${visible(look.shown(path))}${before ? "" : " (new)"}`;
  return [
    ...recovery.files.length > 1 ? [c.bold(label), ""] : [],
    ...overview ? [
      c.bold("Reconstructed state:"),
      ...overviewLines(overview, look.shown).flatMap(({ label: name, text }) => point(`${name}: ${text}`)),
      ""
    ] : [],
    ...tableLines(file, purpose, look, c),
    ...groupsOf(look.isWhole ? file : shortened2(file)).flatMap(({ title, sentences }) => {
      return [c.bold(`${title}:`), ...sentences.flatMap(point), ""];
    })
  ];
}
var mostLost = 10;
function shortened2(file) {
  const { lost = [] } = file;
  const more = lost.length - mostLost;
  if (more <= 0) return file;
  return { ...file, lost: [...lost.slice(0, mostLost), `${count(more, "more line")} (--verbose shows them)`] };
}
function adviceBlock(advice, { shown, width }, c) {
  return [
    ...hanging("", 0, advice.title, width).map(c.bold),
    ...adviceLines(advice, shown).flatMap(({ label, text }) => hanging("- ", 2, `${label}: ${text}`, width)),
    ""
  ];
}
function commandLines({ recovery: { commands = [] }, purpose }, width, c) {
  if (commands.length === 0) return [];
  return [
    c.bold(`${commandTitles[purpose]}:`),
    ...commands.flatMap(({ command, does }) => [
      `  ${visible(command)}`,
      ...hanging("      ", 6, does, width).map(c.dim)
    ]),
    ""
  ];
}

// src/cli/recover/show.ts
async function showAccount(run, recovery) {
  const { purpose, shown, flags, io } = run;
  const isText = flags.format === "text";
  if (!isText && (!flags.write || flags.yes)) return;
  const stream = isText ? io.stdout : io.stderr;
  const look = { shown, ...lookOf(run, stream), isWhole: flags.verbose === true };
  await say(stream, accountText({ recovery, purpose }, look), io.env);
}
async function showEvidence(run, recovery) {
  const { found, options, flags, shown, io } = run;
  const line = await quotedLines(found.top, recovery, options);
  const stream = flags.format === "text" ? io.stdout : io.stderr;
  const text = evidenceText(recovery, { shown, line, ...lookOf(run, stream) });
  const isPaged = stream === io.stdout && stream.isTTY === true && await io.person?.page?.(text);
  if (!isPaged) await say(stream, text, io.env);
}
var lookOf = ({ flags, io }, stream) => ({
  colors: hasColors(stream, io.env, flags.color),
  width: columnsOf(stream, io.env)
});
async function showWhole(run, roots, isWritten) {
  const { flags, purpose, shown, io } = run;
  if (flags.format === "json") await showJson(run, roots, isWritten);
  if (flags.format !== "markdown") return;
  const { accountMarkdown } = await import("./markdown-XIWGMT4G.js");
  await say(io.stdout, accountMarkdown(roots, purpose, shown), io.env);
}
async function showJson({ found, options, io }, roots, isWritten) {
  const { to: _, ...asked } = options;
  const report = isWritten || !found.report ? (await lint({ ...asked, baseline: false, allowEmpty: true })).report : found.report;
  const { roots: read, findings, version, ...rest } = report;
  const told = { version, roots: read, findings, ...rest, recovery: reportedOf(roots) };
  io.stdout.write(`${inertJson(told)}
`);
}
async function showDiff({ found, flags, io }) {
  const { unifiedDiff } = await import("./unified-diff-3FKGROEM.js");
  const changed = found.roots.flatMap(({ files }) => files).filter(isChange).map(changeOf);
  await say(io.stdout, unifiedDiff(changed, hasColors(io.stdout, io.env, flags.color)), io.env);
  return changed.length > 0;
}
function changeOf(file) {
  const { path, before } = file;
  const after = contentOf(file);
  if (!before) return { path, before: "", after, isNew: true };
  return { path, before: new TextDecoder("utf-8", { ignoreBOM: true }).decode(before), after };
}

// src/cli/recover/decide.ts
var answers = new Map([
  ...["a", "accept", "y", "yes"].map((word) => [word, "accept"]),
  ...["i", "inspect"].map((word) => [word, "inspect"]),
  ...["e", "edit"].map((word) => [word, "edit"]),
  ...["", "q", "quit", "n", "no", "abort"].map((word) => [word, "quit"])
]);
var question = "Accept this state? (a)ccept, (i)nspect the evidence, (e)dit, (q)uit [q] ";
async function decide(run, proposal) {
  const { io } = run;
  const { person } = io;
  if (!person) return void 0;
  let recovery = proposal;
  let hasErrors = false;
  for (; ; ) {
    switch (await answerOf(person, run)) {
      case "accept":
        if (!hasErrors) return recovery;
        await tell(io, ["what was edited still has errors; edit it once more, or quit"]);
        break;
      case "inspect":
        await showEvidence(run, recovery);
        break;
      case "edit": {
        const edited = await editByHand(run, recovery, person);
        if (edited) {
          recovery = edited.recovery;
          hasErrors = edited.errors.length > 0;
          const lines = edited.errors.map(
            ({ path, start, message, rule }) => `${path}:${start.line} ${message} (${rule})`
          );
          await tell(io, lines.length > 0 ? lines : ["edited, and no errors in it"]);
        }
        break;
      }
      case "quit":
        return void 0;
    }
  }
}
async function answerOf(person, { io }) {
  for (; ; ) {
    const line = await person.ask(question);
    if (line === void 0) {
      await say(io.stderr, "\n", io.env);
      return "quit";
    }
    const answer = answers.get(line.trim().toLowerCase());
    if (answer) return answer;
  }
}

// src/cli/recover/init.ts
import { join as join3 } from "node:path";
async function initCommand(folder, flags, io) {
  if (folder === "") throw new UsageError("a path must not be empty");
  const options = { cwd: io.cwd, root: folder, name: nameIn(flags), now: momentIn(flags), write: true };
  const { top, root, written, present } = await initRoot(options);
  const shown = pathsSeenFrom(io.cwd, top);
  const lines = [
    ...written.map((path) => `wrote ${shown(path)}`),
    ...present.map((path) => `left ${shown(path)} as it is`)
  ];
  await say(io.stdout, lines.map((line) => `${visible(line)}
`).join(""), io.env);
  if (written.length === 0) await tell(io, [`nothing was written, ${shown(join3(root, ""))} has all its files`]);
  return exitStatus.clean;
}
function nameIn({ name }) {
  if (name === "") throw new UsageError("--name wants what the mission is called, and must not be empty");
  if (name !== void 0 && name.length > longestName) {
    throw new UsageError(`--name wants at most ${longestName} characters; there are ${name.length}`);
  }
  return name;
}
function momentIn({ now }) {
  const moment = now === void 0 ? void 0 : instant(now);
  if (moment !== "commit") return moment;
  throw new UsageError(`--now of init wants a moment like 2026-01-24T14:00:00Z; ${quote(moment)} is none`);
}

// src/cli/recover/command.ts
async function recoverCommand(name, paths, flags, io) {
  checkFlags(flags);
  if (paths.includes("")) throw new UsageError("a path must not be empty");
  const isAsking = flags.write === true && !flags.yes && !flags.diff;
  if (isAsking && !io.person) {
    throw new UsageError("--write asks before it writes, and nobody is there to be asked; --yes writes without");
  }
  const options = optionsOf(paths, flags, io);
  const found = await work(name, options, flags, io);
  const purpose = flags.to === void 0 ? name : "rollback";
  const run = { purpose, options, flags, found, shown: pathsSeenFrom(io.cwd, found.top), io };
  if (found.underway)
    await tell(io, [`git is in the middle of a ${found.underway}: its end may change the state again`]);
  return await carryOut(run);
}
async function carryOut(run) {
  if (!run.flags.diff) return await (isWithoutHistory(run) ? refuse(run) : goThrough(run));
  const isChanged = await showDiff(run);
  await tell(run.io, unwritten(run, "there is no difference", "recover without --diff says what to do"));
  return statusOf(run.found.roots, isChanged);
}
function optionsOf(paths, { to, config, git = true, now }, io) {
  return {
    ...{ cwd: io.cwd, paths, git },
    ...config !== void 0 && { config },
    ...now !== void 0 && { now: instant(now) },
    ...to !== void 0 && { to }
  };
}
async function work(name, options, { format }, io) {
  const progress = progressLine(io);
  const asked = { ...options, onProgress: progress?.show };
  try {
    const report = format === "json" ? lintRoots : async () => ({});
    return await recoverRoots(askedBy(name, asked), report);
  } catch (error) {
    const missing = error instanceof UsageError ? error.missing : void 0;
    if (missing === void 0 || options.to !== void 0 || name === "migrate") throw error;
    throw new UsageError(
      `no such file or directory: ${missing}, nor is it in the last commit; --to <commit> brings back an older one`
    );
  } finally {
    progress?.end();
  }
}
function isWithoutHistory({ flags, found }) {
  return flags.write === true && found.unread !== void 0 && found.roots.some(isProposed);
}
async function refuse(run) {
  const { found, flags } = run;
  for (const recovery of found.roots) await showAccount({ ...run, flags: { ...flags, write: false } }, recovery);
  await showWhole(run, found.roots, false);
  throw new UsageError(`nothing was written, for ${unreadable}: ${found.unread}; --no-git goes on without it`);
}
async function goThrough(run) {
  const { found, flags, io } = run;
  const settled = [];
  let isWritten = false;
  let hasQuit = false;
  for (const recovery of found.roots) {
    await showAccount(run, recovery);
    if (recovery.outcome !== "recovered" || !flags.write || hasQuit) {
      settled.push(recovery);
      continue;
    }
    const accepted = flags.yes ? recovery : await decide(run, recovery);
    settled.push(accepted ?? recovery);
    if (accepted) {
      await writeRoot(run, accepted);
      isWritten = true;
    } else hasQuit = true;
  }
  await showWhole(run, settled, isWritten);
  const isLeft = found.roots.some(({ outcome }) => outcome === "recovered") && (!flags.write || hasQuit);
  if (hasQuit) await tell(io, [isWritten ? "nothing more was written" : "nothing was written"]);
  else if (isLeft) await tell(io, ["nothing was written; --write does that"]);
  if (flags.write) await tell(io, unwritten(run, "nothing was written", "its account says what to do"));
  await tell(io, unsearched(run));
  return statusOf(found.roots, isLeft);
}
function unwritten({ found, shown }, what, way) {
  const advised = found.roots.filter(({ outcome }) => outcome === "advised");
  return advised.map(({ root }) => `${what} for ${shown(root)}: only its own tools may write it; ${way}`);
}
function unsearched({ found, shown }) {
  return [
    ...found.unsearched.map((path) => `${shown(path)} was not searched: it could not be read`),
    ...found.stateless.map((path) => `${path} holds no agent state`)
  ];
}
async function writeRoot({ found, shown, io }, recovery) {
  const { written, backups } = await writeRecovered(found.top, [recovery]);
  const names = (paths) => either(paths.map(shown), "and");
  await tell(io, [
    written.length > 0 ? `wrote ${names(written)}` : `${shown(recovery.path)} is that already; nothing was written`,
    ...backups.length > 0 ? [`what lay there is in ${names(backups)}; delete it when all is well`] : []
  ]);
}
function statusOf(roots, isLeft) {
  if (roots.some(({ outcome }) => outcome === "refused")) return exitStatus.usage;
  const isOpen2 = isLeft || roots.some(({ outcome }) => outcome === "advised" || outcome === "broken");
  return isOpen2 ? exitStatus.findings : exitStatus.clean;
}
export {
  carryOut,
  initCommand,
  recoverCommand
};
