import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  displayWidth,
  glyphsOf,
  paintStart,
  wrap
} from "./chunk-WEQKVZDS.js";
import {
  require_picocolors
} from "./chunk-4XWCL5IN.js";
import {
  columnsOf,
  hasColors
} from "./chunk-BACCBDYQ.js";
import {
  say
} from "./chunk-CPOL4TBN.js";
import {
  countSkipped,
  namesOf,
  skippedGroups,
  unaskedGroups
} from "./chunk-SSTQ33KI.js";
import {
  hiddenInWords,
  inWords
} from "./chunk-5V7ASJL7.js";
import {
  asItIs
} from "./chunk-A2MFEXBV.js";
import {
  inertJson
} from "./chunk-JGTTZK7P.js";
import {
  rules
} from "./chunk-B6J32ICE.js";
import {
  folderAroundRoot,
  formats,
  pathsSeenFrom
} from "./chunk-HRIORTLV.js";
import {
  insideOf,
  realPath
} from "./chunk-6ZSVVGFQ.js";
import {
  UsageError
} from "./chunk-6HVZBCW5.js";
import {
  worstFirst
} from "./chunk-4GRROO5M.js";
import {
  endingIn
} from "./chunk-74NDXLBV.js";
import {
  linesOf
} from "./chunk-VOYRXT6Q.js";
import {
  count,
  either
} from "./chunk-YVFHDY45.js";
import {
  visible
} from "./chunk-GLERG5YY.js";
import {
  __toESM
} from "./chunk-5XWL5JNG.js";

// src/cli/reports.ts
import { basename as basename2, dirname as dirname2, join as join2 } from "node:path";

// src/reporters/compact.ts
var compact = ({ findings, skipped }, { shown = asItIs }) => {
  const found = findings.map(
    ({ path, start, severity, message, rule }) => `${shown(path)}:${start.line}:${start.column}: ${severity}: ${message} [${rule}]`
  );
  const unchecked = skippedGroups(skipped).map(
    ({ root, reason, rules: rules2 }) => `${shown(root)}: ${count(rules2.length, "check")} skipped: ${reason} [${namesOf(rules2)}]`
  );
  return [...found, ...unchecked].map((line) => `${visible(line)}
`).join("");
};
var compact_default = compact;

// src/reporters/json.ts
var json = (report) => `${inertJson(report)}
`;
var json_default = json;

// src/reporters/pretty.ts
var import_picocolors = __toESM(require_picocolors(), 1);

// src/reporters/pretty/view.ts
var tabWidth = 4;
function viewOf(line, from, columns) {
  const cut = from > 0 && line.length > 0;
  const until = Math.min(line.length, from + columns * 4);
  const part = inertGlyphs(line.slice(from, until), cut ? 1 : 0);
  const goesOn = until < line.length || widthOf(part) + (cut ? 1 : 0) > columns;
  const room = goesOn ? columns - 1 : columns;
  let text = cut ? "\u2026" : "";
  let end = cut ? 1 : 0;
  const starts = [];
  for (const glyph of part) {
    starts.push({ at: from + glyph.at, column: end });
    if (end + glyph.width > room) break;
    text += glyph.text;
    end += glyph.width;
  }
  if (goesOn) text += "\u2026";
  return {
    text: text.trimEnd(),
    columnOf: (unit) => starts.find(({ at }) => at >= unit)?.column ?? end
  };
}
function viewStart(line, start, end, columns) {
  const most = columns * 4;
  if (line.length <= most && widthOf(inertGlyphs(line, 0)) <= columns) return 0;
  if (end <= most && widthOf(inertGlyphs(line.slice(0, end), 0)) < columns) return 0;
  const least = Math.max(0, start - columns);
  let room = Math.floor(columns / 3);
  let from = start;
  for (const glyph of inertGlyphs(line.slice(least, start), 0).reverse()) {
    room -= glyph.width;
    if (room < 0) break;
    from = least + glyph.at;
  }
  return from;
}
var widthOf = (glyphs) => glyphs.reduce((sum, glyph) => sum + glyph.width, 0);
function inertGlyphs(line, startColumn) {
  let column = startColumn;
  return glyphsOf(line).map((glyph) => {
    const shown = glyph.text === "	" ? " ".repeat(tabWidth - column % tabWidth) : visible(glyph.text);
    const width = shown === glyph.text ? glyph.width : shown.length;
    column += width;
    return { ...glyph, text: shown, width };
  });
}

// src/reporters/pretty/changes.ts
var mostPlaces = 3;
var mostLines = 4;
function changes(edits, source, look) {
  const groups = groupsOf(edits);
  const shown = groups.slice(0, mostPlaces).flatMap((group) => {
    const { line, before, after } = changedLines(group, source);
    const digits = String(line + Math.max(before.length, after.length)).length;
    const start = firstDifference(before[0] ?? "", after[0] ?? "");
    return [...rows("-", before, { line, digits, start, look }), ...rows("+", after, { line, digits, start, look })];
  });
  const left = groups.length - mostPlaces;
  return left > 0 ? [...shown, look.faint(`  \u2026 and ${left} more`)] : shown;
}
function groupsOf(edits) {
  const inOrder2 = [...edits].sort((a, b) => a.start.line - b.start.line || a.start.column - b.start.column);
  const groups = [];
  let last = 0;
  for (const edit of inOrder2) {
    if (edit.start.line <= last) groups.at(-1)?.push(edit);
    else groups.push([edit]);
    last = Math.max(last, edit.end.line);
  }
  return groups;
}
function changedLines(group, source) {
  const first = group[0]?.start.line ?? 1;
  const last = group.reduce((most, edit) => Math.max(most, edit.end.line), first);
  const before = Array.from({ length: last - first + 1 }, (_, i) => source.line(first + i));
  const after = apply(group, before, first);
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  let tail = 0;
  const shortest = Math.min(before.length, after.length) - same;
  while (tail < shortest && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const changed = (lines) => lines.slice(same, lines.length - tail);
  return { line: first + same, before: changed(before), after: changed(after) };
}
function apply(group, lines, first) {
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  const offset = ({ line, column }) => (starts[line - first] ?? 0) + column - 1;
  let text = "";
  let done = 0;
  const before = lines.join("\n");
  for (const edit of group) {
    text += before.slice(done, offset(edit.start)) + edit.text;
    done = offset(edit.end);
  }
  return (text + before.slice(done)).split(/\r?\n/);
}
function firstDifference(a, b) {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at > 0 && /[\udc00-\udfff]/.test(a[at] ?? "") ? at - 1 : at;
}
function rows(sign2, lines, { line, digits, start, look }) {
  const columns = Math.max(20, look.width - digits - 7);
  const paint = sign2 === "-" ? look.removed : look.added;
  const shown = lines.slice(0, mostLines).map((text, i) => {
    const view = viewOf(text, viewStart(text, start, start + 1, columns), columns);
    return paint(`${sign2} ${String(line + i).padStart(digits)} \u2502${view.text && ` ${view.text}`}`);
  });
  const left = lines.length - shown.length;
  return left > 0 ? [...shown, look.faint(`  ${" ".repeat(digits)} \u2502 \u2026 ${left} more`)] : shown;
}

// src/reporters/pretty/frame.ts
function frame(source, marks, context2, look) {
  const [main] = marks;
  const here = main.at.start.line;
  const first = Math.max(1, here - context2);
  const last = Math.max(here, Math.min(source.length, here + context2));
  const digits = String(last).length;
  const columns = Math.max(20, look.width - digits - 7);
  const [start, end] = unitsOf(main, source);
  const from = viewStart(source.line(here), start, end, columns);
  const rows2 = [];
  for (let number = first; number <= last; number += 1) {
    const view = viewOf(source.line(number), from, columns);
    const isMarked = number === here;
    const gutter = `${isMarked ? ">" : " "} ${String(number).padStart(digits)} \u2502`;
    rows2.push(`${isMarked ? look.strong(gutter) : look.faint(gutter)}${view.text && ` ${view.text}`}`);
    for (const mark of marks.filter((one) => one.at.start.line === number)) {
      for (const row of underline(mark, source, view, columns)) {
        rows2.push(`${look.faint(`  ${" ".repeat(digits)} \u2502`)} ${row}`);
      }
    }
  }
  return rows2;
}
function unitsOf({ at: { start, end } }, source) {
  const length = source.line(start.line).length;
  const to = end.line > start.line ? length : Math.min(end.column - 1, length);
  return [Math.min(start.column - 1, length), to];
}
function underline(mark, source, view, columns) {
  const [start, end] = unitsOf(mark, source).map(view.columnOf);
  const signs = mark.sign.repeat(Math.max(1, end - start));
  const line = `${" ".repeat(start)}${mark.paint(signs)}`;
  if (mark.label === void 0) return [line];
  const beside = columns - start - signs.length - 1;
  if (displayWidth(mark.label) <= beside) return [`${line} ${mark.paint(mark.label)}`];
  const indent = Math.min(start, Math.floor(columns / 3));
  return [line, ...wrap(mark.label, columns - indent).map((row) => `${" ".repeat(indent)}${mark.paint(row)}`)];
}

// src/reporters/pretty/findings.ts
var context = 2;
var mostRelated = 5;
function inFull(finding, sight) {
  const { severity, message, path, start, related = [], repair } = finding;
  const { look } = sight;
  const source = sight.source(path);
  const isNear = (one) => source !== void 0 && one.path === path && Math.abs(one.start.line - start.line) <= context;
  const near = related.filter(isNear).slice(0, mostRelated);
  const far = related.filter((one) => !near.includes(one));
  const main = { at: finding, sign: "^", paint: look.severity[severity] };
  const beside = near.map((one) => ({ at: one, sign: "-", paint: look.path, label: visible(one.message) }));
  return [
    ...head(finding, sight),
    ...indented(wrap(visible(message), look.width - 2).map(look.strong)),
    ...source ? ["", ...indented(frame(source, [main, ...beside], context, look))] : [],
    ...relatedPlaces(far, sight),
    ...repair ? theRepair(repair, sight) : []
  ];
}
function head({ rule, severity, path, start }, sight) {
  const { look } = sight;
  const at = place(path, start, sight);
  const what = `${look.severity[severity](severity)} ${look.faint(rule)}`;
  if (displayWidth(`${at} ${severity} ${rule}`) <= look.width) return [`${look.path(at)} ${what}`];
  return [...wrap(at, look.width).map(look.path), `  ${what}`];
}
function inShort({ rule, severity, message, start }, { look }) {
  const at = `${start.line}:${start.column}`.padStart(9);
  const indent = at.length + 10;
  const [first = "", ...more] = wrap(`${visible(message)} ${rule}`, look.width - indent);
  const lines = [
    `${at} ${look.severity[severity](severity.padEnd(8))} ${first}`,
    ...more.map((line) => " ".repeat(indent) + line)
  ];
  let left = rule.length;
  return lines.reverse().map((line) => {
    const text = line.trimStart();
    const painted = text.slice(Math.max(0, text.length - left));
    left -= painted.length;
    return painted === "" ? line : line.slice(0, line.length - painted.length) + look.faint(painted);
  }).reverse();
}
function place(path, { line, column }, { shown }) {
  return `${visible(shown(path))}:${line}:${column}`;
}
function relatedPlaces(places, sight) {
  const shown = places.slice(0, mostRelated).flatMap((one) => relatedPlace(one, sight));
  const left = places.length - mostRelated;
  return left > 0 ? [...shown, "", `  \u2026 and ${left} more places`] : shown;
}
function relatedPlace(one, sight) {
  const { look } = sight;
  const at = place(one.path, one.start, sight);
  const message = visible(one.message);
  const isShort = displayWidth(`${at} ${message}`) <= look.width - 2;
  const source = sight.source(one.path);
  const mark = { at: one, sign: "-", paint: look.path };
  return [
    "",
    ...indented(
      isShort ? [`${look.path(at)} ${message}`] : [...wrap(at, look.width - 2).map(look.path), ...wrap(message, look.width - 2)]
    ),
    ...source ? indented(frame(source, [mark], 0, look)) : []
  ];
}
function theRepair({ safe, title, edits }, sight) {
  const { look } = sight;
  const label = `repair (${safe ? "safe" : "unsafe"}):`;
  const lines = wrap(`${label} ${visible(title)}`, look.width - 2);
  const paths = [...new Set(edits.map((edit) => edit.path))];
  const shown = paths.flatMap((path) => {
    const source = sight.source(path);
    return source ? changes(
      edits.filter((edit) => edit.path === path),
      source,
      look
    ) : [];
  });
  return ["", ...indented([...lines.map((line) => line.replace(label, look.good)), ...shown])];
}
var indented = (lines) => lines.map((line) => line === "" ? "" : `  ${line}`);

// src/reporters/pretty/skipped.ts
function skippedLines(skipped, shown, look) {
  return skippedGroups(skipped).flatMap(({ root, reason, rules: rules2 }) => {
    const text = `${count(rules2.length, "check")} skipped in ${shown(root)}: ${reason}`;
    const [first = "", ...rest] = wrap(visible(text), look.width - 4);
    const names = wrap(namesOf(rules2), look.width - 4);
    return [`  ${first}`, ...rest.map((line) => `    ${line}`), ...names.map((line) => `    ${look.faint(line)}`)];
  });
}

// src/reporters/pretty/source.ts
var Source = class {
  #text;
  #lines;
  constructor(text) {
    this.#text = text;
  }
  /** How many lines there are; a text without any counts as one empty line. */
  get length() {
    return Math.max(1, this.#all().length);
  }
  /** A line without its line break. @param number from 1 */
  line(number) {
    const line = this.#all()[number - 1];
    return line ? this.#text.slice(line.start, line.end) : "";
  }
  #all() {
    this.#lines ??= linesOf(this.#text);
    return this.#lines;
  }
};

// src/reporters/pretty/summary.ts
var sign = { error: "\u2716", warning: "\u26A0", info: "\u2139" };
function summary(report, shown, { elapsedMs, configuration, baseline }, look) {
  const { findings, roots } = report;
  if (roots.length === 0) return [`${look.good("\u2714")} Nothing to lint`];
  const checked = `in ${rootsInWords(roots, shown)}, ${count(report.summary.files, "file")}, ${time(elapsedMs)}`;
  const [worst] = [...findings].sort(worstFirst);
  const hidden = hiddenInWords(report);
  const [verdict, paint] = verdictOf(report, worst, hidden, look);
  const [first = "", ...more] = paintStart(wrap(`${verdict} ${checked}`, look.width - 2), verdict, paint);
  const details = [
    repairsInWords(findings),
    hidden === void 0 ? void 0 : `hidden: ${hidden}`,
    suppressedInWords(report),
    baselinedInWords(report, baseline),
    ...unaskedGroups(report.skipped).map(
      ({ reason, rules: rules2 }) => `${count(rules2.length, "check")} not asked for: ${visible(reason)}`
    ),
    configuration === void 0 ? void 0 : `configuration: ${visible(configuration)}`,
    worst && explained(worst)
  ].filter((line) => line !== void 0).flatMap((line) => wrap(line, look.width - 2).map((part) => look.faint(`  ${part}`)));
  return [first, ...more.map((line) => `  ${line}`), ...details];
}
function verdictOf({ findings, skipped }, worst, hidden, look) {
  if (hidden !== void 0 && !worst) return [`${sign.info} Nothing shown`, look.severity.info];
  if (worst) return [`${sign[worst.severity]} ${inWords(findings)}`, look.severity[worst.severity]];
  const unchecked = countSkipped(skipped);
  if (unchecked === 0) return ["\u2714 Nothing found", (text) => text.replace("\u2714", look.good)];
  const were = unchecked === 1 ? "was" : "were";
  return [`\u26A0 Nothing found, but ${count(unchecked, "check")} ${were} skipped`, look.severity.warning];
}
function rootsInWords(roots, shown) {
  const path = roots.length === 1 ? visible(shown(roots[0]?.path ?? "")) : ".";
  return path === "." ? count(roots.length, "root") : path;
}
function repairsInWords(findings) {
  const repairs = findings.map((finding) => finding.repair).filter((repair) => repair !== void 0);
  if (repairs.length === 0) return void 0;
  const safe = repairs.filter((repair) => repair.safe).length;
  const kinds = [`${safe} safe`, `${repairs.length - safe} unsafe`].filter((kind) => !kind.startsWith("0 "));
  const ways = [...safe > 0 ? ["--fix"] : [], ...safe < repairs.length ? ["--fix --unsafe"] : []];
  return `${either(kinds, "and")} repair${repairs.length === 1 ? "" : "s"} at hand (${ways.join(", ")})`;
}
function suppressedInWords({ summary: { suppressed } }) {
  return suppressed === 0 ? void 0 : `${count(suppressed, "finding")} suppressed`;
}
function baselinedInWords({ summary: { baselined } }, name = "the baseline") {
  return baselined === 0 ? void 0 : `${count(baselined, "finding")} hidden by ${visible(name)}`;
}
var explained = ({ rule }) => `More about a rule: agent-state-lint explain ${rule}`;
function time(ms) {
  return ms < 1e3 ? `${Math.round(ms)} ms` : `${(ms / 1e3).toFixed(1)} s`;
}

// src/reporters/pretty.ts
var mostInFull = 20;
var pretty = (report, context2) => {
  const { findings, skipped } = report;
  const sight = sightOf(context2);
  const { look, shown } = sight;
  const full = new Set([...findings].sort(worstFirst).slice(0, mostInFull));
  const short = findings.filter((finding) => !full.has(finding));
  const unchecked = skippedLines(skipped, shown, look);
  const lines = [
    ...byFile(findings.filter((finding) => full.has(finding))).flatMap((group) => [
      ...heading(group, findings, sight),
      "",
      ...group.flatMap((finding) => [...inFull(finding, sight), ""])
    ]),
    ...short.length > 0 ? [look.strong(`The other ${short.length}, in short:`), ""] : [],
    ...byFile(short).flatMap((group) => [
      ...wrap(visible(shown(group[0]?.path ?? "")), look.width).map(look.strong),
      ...group.flatMap((finding) => inShort(finding, sight)),
      ""
    ]),
    ...unchecked.length > 0 ? [look.strong("Not checked:"), ...unchecked, ""] : [],
    ...summary(report, shown, context2, look)
  ];
  return `${lines.join("\n")}
`;
};
var pretty_default = pretty;
function byFile(findings) {
  const groups = [];
  for (const finding of findings) {
    const group = groups.at(-1);
    if (group?.[0]?.path === finding.path) group.push(finding);
    else groups.push([finding]);
  }
  return groups;
}
function heading([first], findings, { look, shown }) {
  const path = visible(shown(first?.path ?? ""));
  const numbers = inWords(
    findings.filter((finding) => finding.path === first?.path),
    "and"
  );
  const room = look.width - displayWidth(path) - numbers.length - 2;
  const across = (columns) => look.faint(`${"\u2500".repeat(Math.max(2, columns))} ${numbers}`);
  if (room >= 2) return [`${look.strong(path)} ${across(room)}`];
  return [...wrap(path, look.width).map(look.strong), across(look.width - numbers.length - 1)];
}
function sightOf({ sources, shown = asItIs, colors, width }) {
  const known = /* @__PURE__ */ new Map();
  return {
    look: lookOf(colors, width),
    shown,
    source: (path) => {
      const text = sources.get(path);
      const source = known.get(path) ?? (text === void 0 ? void 0 : new Source(text));
      if (source) known.set(path, source);
      return source;
    }
  };
}
function lookOf(colors, width) {
  const c = import_picocolors.default.createColors(colors);
  return {
    width: Math.min(160, Math.max(40, width)),
    path: c.cyan,
    strong: c.bold,
    faint: c.dim,
    good: c.green,
    removed: c.red,
    added: c.green,
    severity: {
      error: (text) => c.bold(c.red(text)),
      warning: (text) => c.bold(c.yellow(text)),
      info: (text) => c.bold(c.blue(text))
    }
  };
}

// src/reporters/index.ts
var reporters = {
  pretty: async () => pretty_default,
  compact: async () => compact_default,
  json: async () => json_default,
  sarif: async () => (await import("./sarif-JVHLMAVP.js")).default,
  junit: async () => (await import("./junit-53H25H3S.js")).default,
  github: async () => (await import("./github-ZCAWYSPT.js")).default,
  gitlab: async () => (await import("./gitlab-JBP5SVB6.js")).default,
  markdown: async () => (await import("./markdown-Z6YMSGXI.js")).default
};
var formatNames = Object.keys(reporters);
function isForPeople(format) {
  return format === "pretty" || format === "compact";
}

// src/cli/output-target.ts
import { basename, dirname, join, resolve } from "node:path";
function outputTarget(output, workingFolder, linted) {
  const path = resolve(workingFolder, output);
  if (liesInState(path, linted)) {
    throw new UsageError(
      `--output ${output} lies in a state root or in .git: the report would stand among what is kept there, or in its place`
    );
  }
  return path;
}
function liesInState(path, linted) {
  const spots = [realPath(path), join(realPath(dirname(path)), basename(path))];
  return spots.some((spot) => isState(spot, linted));
}
function isState(path, { report, top }) {
  const directories = formats.flatMap((format) => format.directories);
  if (folderAroundRoot(path, [...directories, ".git"]) !== void 0) return true;
  return report.roots.some((root) => {
    const inside = insideOf(realPath(join(top, root.path)), path);
    if (inside === void 0) return false;
    return endingIn(root.path, directories) || formats.some((format) => format.reads(inside));
  });
}

// src/cli/report-requests.ts
var everydayReport = { format: "pretty" };
function reportRequests(words) {
  const formats2 = words.flatMap((word) => "format" in word ? [word.format] : []);
  const outputs = words.flatMap((word) => "output" in word ? [word.output] : []);
  const [output] = outputs;
  if (formats2.length < 2 && outputs.length < 2) {
    return [{ format: formats2[0] ?? everydayReport.format, ...output !== void 0 && { output } }];
  }
  const requests = inOrder(words);
  for (const stream of ["standard output", "standard error"]) {
    const [, second] = requests.filter((request) => streamName(request.output) === stream);
    if (second)
      throw new UsageError(`two reports on ${stream}; name a file behind --format ${second.format} with --output`);
  }
  return requests;
}
function inOrder(words) {
  const requests = [];
  for (const word of words) {
    const last = requests.at(-1);
    if ("format" in word) requests.push(word);
    else if (!last) throw new UsageError(`--output ${word.output} needs a --format before it, for there are several`);
    else if (last.output !== void 0) {
      throw new UsageError(
        `--output ${word.output} needs a --format of its own: ${last.format} goes to ${last.output}`
      );
    } else requests[requests.length - 1] = { ...last, output: word.output };
  }
  return requests;
}
var streams = /^\/(?:dev\/(?:std(?<name>out|err)|fd\/(?<fd>[12]))|proc\/self\/fd\/(?<own>[12]))$/;
function streamName(output) {
  if (output === void 0 || output === "-") return "standard output";
  const { name, fd, own } = streams.exec(output)?.groups ?? {};
  const stream = name ?? fd ?? own;
  if (stream === void 0) return void 0;
  return stream === "out" || stream === "1" ? "standard output" : "standard error";
}

// src/cli/reports.ts
function checkOutputs(linted, { reports = [everydayReport] }, io) {
  addresses(reports, linted, io);
}
async function writeReports(linted, flags, io, started) {
  const { report, sources, top, configuration } = linted;
  const addressed = addresses(flags.reports ?? [everydayReport], linted, io);
  const seen = flags.quiet ? errorsOf(report) : report;
  const context2 = {
    sources,
    shown: pathsSeenFrom(io.cwd, top),
    inWorkspace: pathsSeenFrom(io.env.GITHUB_WORKSPACE || top, top),
    elapsedMs: performance.now() - started,
    rules: rules(),
    ...configuration && { configuration: configuration.name },
    ...linted.baseline && { baseline: linted.baseline.name }
  };
  for (const { format, ...place2 } of addressed) {
    const reporter = await reporters[format]();
    if ("stream" in place2) {
      const { stream } = place2;
      const look = { colors: hasColors(stream, io.env, flags.color), width: columnsOf(stream, io.env) };
      const text = reporter(seen, { ...context2, ...look });
      if (isForPeople(format)) await say(stream, text, io.env);
      else stream.write(text);
    } else {
      const { writeFile } = await import("./write-file-ID25SM73.js");
      await writeFile(place2.file, reporter(seen, { ...context2, colors: flags.color ?? false, width: 80 }));
    }
  }
}
function addresses(requests, linted, io) {
  const { top, baseline } = linted;
  const known = baseline && join2(realPath(dirname2(join2(top, baseline.path))), basename2(baseline.path));
  const taken = /* @__PURE__ */ new Set();
  return requests.map(({ format, output }) => {
    const name = streamName(output);
    if (output === void 0 || name) return { format, stream: name === "standard error" ? io.stderr : io.stdout };
    const file = outputTarget(output, io.cwd, linted);
    const spot = join2(realPath(dirname2(file)), basename2(file));
    if (spot === known) throw new UsageError(`--output ${output} is the baseline: the report would take its place`);
    if (taken.has(spot))
      throw new UsageError(`--output ${output} is there twice: the second report would replace the first`);
    taken.add(spot);
    return { format, file };
  });
}
function errorsOf(report) {
  return { ...report, findings: report.findings.filter((finding) => finding.severity === "error") };
}

export {
  liesInState,
  formatNames,
  reportRequests,
  checkOutputs,
  writeReports
};
