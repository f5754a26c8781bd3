import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  countSkipped
} from "./chunk-SSTQ33KI.js";
import {
  hiddenInWords
} from "./chunk-5V7ASJL7.js";
import {
  asItIs
} from "./chunk-A2MFEXBV.js";
import {
  product
} from "./chunk-FIFGV5WR.js";
import {
  count,
  either
} from "./chunk-YVFHDY45.js";
import {
  capped,
  visible
} from "./chunk-GLERG5YY.js";
import "./chunk-5XWL5JNG.js";

// src/reporters/annotations.ts
var shownAtMost = { error: 10, warning: 10, info: 9 };
var levels = { error: "error", warning: "warning", info: "notice" };
var mostRelated = 5;
var longestMessage = 2048;
function annotationsOf({ findings }, shown) {
  return ["error", "warning", "info"].flatMap(
    (severity) => findings.filter((finding) => finding.severity === severity).slice(0, shownAtMost[severity]).map((finding) => annotationOf(finding, shown))
  );
}
var cut = (message) => capped(message, longestMessage);
function annotationOf(finding, shown) {
  const { rule, severity, message, path, related = [] } = finding;
  const elsewhere = related.slice(0, mostRelated).map((one) => `${visible(shown(one.path))}:${one.start.line}:${one.start.column} ${visible(one.message)}`);
  return {
    level: levels[severity],
    message: [visible(message), ...elsewhere].join("\n"),
    properties: { title: rule, file: visible(shown(path)), ...linesOf(finding) }
  };
}
function linesOf({ start, end }) {
  if (start.line === end.line) {
    return { startLine: start.line, endLine: end.line, startColumn: start.column, endColumn: end.column };
  }
  return { startLine: start.line, endLine: end.column === 1 ? end.line - 1 : end.line };
}

// src/reporters/github/command.ts
var names = {
  title: "title",
  file: "file",
  line: "startLine",
  endLine: "endLine",
  col: "startColumn",
  endColumn: "endColumn"
};
function commandOf({ level, message, properties = { title: product.name } }) {
  const pairs = Object.entries(names).flatMap(([name, key]) => {
    const value = properties[key];
    return value === void 0 ? [] : [`${name}=${inProperty(String(value))}`];
  });
  return `::${level} ${pairs.join(",")}::${inData(cut(message))}`;
}
function inData(text) {
  return text.replace(/[%\r\n]/g, encoded);
}
function inProperty(text) {
  return text.replace(/[%\r\n:,]/g, encoded);
}
function encoded(char) {
  return `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/reporters/unshown.ts
function unshown({ findings, skipped }, annotated) {
  const unchecked = countSkipped(skipped);
  return [
    ...findings.length > annotated ? [count(findings.length - annotated, "more finding")] : [],
    ...unchecked > 0 ? [count(unchecked, "skipped check")] : []
  ];
}

// src/reporters/github.ts
var github = (report, { inWorkspace = asItIs, baseline = "the baseline" }) => {
  const annotations = annotationsOf(report, inWorkspace);
  const hidden = hiddenInWords(report);
  const rest = [...unshown(report, annotations.length), ...hidden === void 0 ? [] : [`${hidden} hidden`]];
  const { baselined } = report.summary;
  const said = [
    ...rest.length > 0 ? [`not shown here: ${either(rest, "and")}; other formats list them`] : [],
    // A baseline may come with the change that it hides.
    ...baselined > 0 ? [`${count(baselined, "finding")} hidden by ${visible(baseline)}`] : []
  ];
  const all = [...annotations, ...said.length > 0 ? [{ level: "notice", message: said.join("; ") }] : []];
  return all.map((one) => `${commandOf(one)}
`).join("");
};
var github_default = github;
export {
  github_default as default
};
