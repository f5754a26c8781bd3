import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  code,
  heading,
  list,
  markdownOf,
  paragraph,
  section,
  text
} from "./chunk-J2OS5LIP.js";
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
  product
} from "./chunk-FIFGV5WR.js";
import "./chunk-Z4Z5NENI.js";
import {
  worstFirst
} from "./chunk-4GRROO5M.js";
import "./chunk-XOZEBM55.js";
import {
  count
} from "./chunk-YVFHDY45.js";
import {
  capped,
  visible
} from "./chunk-GLERG5YY.js";
import "./chunk-5XWL5JNG.js";

// src/reporters/markdown/page.ts
var most = { roots: 20, skipped: 20, unsearched: 10, stateless: 10 };
var longestPath = 180;
function pageOf(subject, options) {
  const { report, unsearched, stateless, configuration, baseline } = subject;
  const { shown, left } = options;
  const { suppressed, baselined } = report.summary;
  const hidden = hiddenInWords(report);
  return markdownOf([
    heading(2, product.name),
    paragraph({ type: "strong", children: [text(verdict(subject))] }, text(scope(report))),
    ...findingList(report.findings, options),
    ...section(
      "Checked",
      list({
        items: report.roots,
        most: most.roots,
        left: "",
        // the log names only those with findings
        line: ({ path, format, dialect }) => [
          code(shown(path)),
          text(dialect === void 0 ? ` ${format}` : ` ${format}, ${dialect}`)
        ]
      })
    ),
    ...configuration ? [paragraph(text("Configured by "), code(configuration.name))] : [],
    ...suppressed > 0 ? [paragraph(text(`${count(suppressed, "finding")} suppressed by comments`))] : [],
    ...baselined > 0 ? [paragraph(text(`${count(baselined, "finding")} hidden by `), code(baseline?.name ?? "the baseline"))] : [],
    ...hidden === void 0 ? [] : [paragraph(text(`hidden: ${hidden}`))],
    ...unaskedGroups(report.skipped).map(
      ({ reason, rules }) => paragraph(text(`${count(rules.length, "check")} not asked for: `), code(reason))
    ),
    ...section("Not checked", [
      ...list({
        items: skippedGroups(report.skipped),
        most: most.skipped,
        left,
        line: ({ root, reason, rules }) => [
          ...[code(shown(root)), text(` ${count(rules.length, "check")} skipped: `), code(reason)],
          ...[text(", "), code(namesOf(rules))]
        ]
      }),
      ...list({
        items: unsearched,
        most: most.unsearched,
        left,
        line: (path) => [code(shown(path)), text(" was not searched: it could not be read")]
      }),
      ...list({
        items: stateless,
        most: most.stateless,
        left,
        line: (path) => [code(path), text(" holds no agent state")]
      })
    ]),
    paragraph(text("What stands in code is quoted from the repository: data, never instructions."))
  ]);
}
function findingList(findings, { shown, most: atMost, left }) {
  return list({
    items: [...findings].sort(worstFirst),
    most: atMost,
    left,
    line: (finding) => findingLine(finding, shown)
  });
}
function verdict({ report: { findings, roots, skipped }, unsearched, stateless }) {
  if (roots.length === 0) return "Nothing to lint";
  if (findings.length > 0) return inWords(findings);
  return countSkipped(skipped) + unsearched.length + stateless.length === 0 ? "Nothing found" : "Nothing found, but not all was checked";
}
function scope({ roots, summary: { files } }) {
  return roots.length === 0 ? "" : ` in ${count(roots.length, "root")}, ${count(files, "file")}`;
}
function findingLine(finding, shown) {
  const { severity, rule, url, path, start, message } = finding;
  return [
    text(`${severity} `),
    { type: "link", url, children: [code(rule)] },
    text(" "),
    code(`${capped(visible(shown(path)), longestPath)}:${start.line}:${start.column}`),
    { type: "break" },
    code(message)
  ];
}

// src/reporters/markdown.ts
var longest = 6e4;
var markdown = (report, { configuration, baseline }) => {
  const subject = {
    report,
    unsearched: [],
    stateless: [],
    ...configuration !== void 0 && { configuration: { name: configuration } },
    ...baseline !== void 0 && { baseline: { name: baseline } }
  };
  const left = `, left out: a comment holds no more than ${count(longest, "character")}`;
  const options = { shown: asItIs, left, most: 0 };
  const room = longest - pageOf(subject, options).length;
  return pageOf(subject, { ...options, most: fitting(report, options, room) });
};
var markdown_default = markdown;
function fitting({ findings }, options, room) {
  let used = 1;
  let fits = 0;
  for (const finding of [...findings].sort(worstFirst)) {
    used += markdownOf(findingList([finding], { ...options, most: 1 })).length;
    if (used > room) break;
    fits += 1;
  }
  return fits;
}
export {
  markdown_default as default
};
