import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  hiddenInWords
} from "./chunk-5V7ASJL7.js";
import {
  asItIs
} from "./chunk-A2MFEXBV.js";
import {
  inertJson
} from "./chunk-JGTTZK7P.js";
import {
  product
} from "./chunk-FIFGV5WR.js";
import {
  worstFirst
} from "./chunk-4GRROO5M.js";
import {
  count
} from "./chunk-YVFHDY45.js";
import {
  capped,
  visible
} from "./chunk-GLERG5YY.js";
import "./chunk-5XWL5JNG.js";

// src/reporters/sarif/line-hash.ts
var covered = 100;
var [tab, lineFeed, carriageReturn, blank, end] = [9, 10, 13, 32, 65535];
function lineHashes(text, wanted) {
  const { units, starts } = significant(text);
  const seen = /* @__PURE__ */ new Map();
  const hashes = /* @__PURE__ */ new Map();
  for (const [index, hash] of hashesAt(starts, units).entries()) {
    const times = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, times);
    if (wanted.has(index + 1)) hashes.set(index + 1, `${hash}:${times}`);
  }
  return hashes;
}
function significant(text) {
  const units = new Uint16Array(text.length + 1 + covered);
  const starts = [];
  let length = 0;
  let isLineStart = true;
  let isAfterReturn = false;
  for (let at = 0; at <= text.length; at += 1) {
    const read = at < text.length ? text.charCodeAt(at) : end;
    const isSkipped = read === blank || read === tab || isAfterReturn && read === lineFeed;
    isAfterReturn = !isSkipped && read === carriageReturn;
    if (isSkipped) continue;
    const unit = read === carriageReturn ? lineFeed : read;
    if (isLineStart) starts.push(length);
    isLineStart = unit === lineFeed;
    units[length] = unit;
    length += 1;
  }
  return { units, starts };
}
var weight = BigInt.asUintN(64, 37n ** BigInt(covered));
var [weightHigh, weightLow] = [Number(weight >> 32n), Number(weight & 0xffffffffn)];
function hashesAt(places, units) {
  const hashes = [];
  let high = 0;
  let low = 0;
  for (let next = 0; hashes.length < places.length; next += 1) {
    const at = next - covered;
    if (at === places[hashes.length]) hashes.push(hex(high, low));
    const leaving = at < 0 ? 0 : units[at] ?? 0;
    const sum = low * 37 + (units[next] ?? 0);
    const oldest = weightLow * leaving;
    const rest = (sum >>> 0) - (oldest >>> 0);
    const carry = Math.floor(sum / 2 ** 32) - Math.floor(oldest / 2 ** 32) - (rest < 0 ? 1 : 0);
    high = Math.imul(high, 37) - Math.imul(weightHigh, leaving) + carry >>> 0;
    low = rest >>> 0;
  }
  return hashes;
}
function hex(high, low) {
  return high === 0 ? low.toString(16) : `${high.toString(16)}${low.toString(16).padStart(8, "0")}`;
}

// src/reporters/sarif/location.ts
var sourceRoot = "%SRCROOT%";
function locationOf(place) {
  return { physicalLocation: { artifactLocation: artifactOf(place.path), region: regionOf(place) } };
}
function artifactOf(path) {
  const uri = path.split("/").map(encoded).join("/");
  return { uri: uri || ".", uriBaseId: sourceRoot };
}
function regionOf({ start, end: end2 }) {
  return { startLine: start.line, startColumn: start.column, endLine: end2.line, endColumn: end2.column };
}
function encoded(part) {
  return encodeURIComponent(part.replace(new RegExp("\\p{Surrogate}", "gu"), "\uFFFD"));
}

// src/reporters/sarif/text.ts
var longest = 1024;
function plain(text, whenEmpty) {
  return capped(visible(text || whenEmpty), longest).replace(/\](?=\()/g, "] ");
}
function linkTo(id, text) {
  return `[${text.replace(/[[\]\\]/g, "\\$&")}](${id})`;
}

// src/reporters/sarif/rules.ts
var levels = { error: "error", warning: "warning", info: "note" };
var Rules = class {
  descriptors;
  #indexes;
  constructor(rules) {
    this.descriptors = rules.map(descriptorOf);
    this.#indexes = new Map(rules.map(({ id }, index) => [id, index]));
  }
  /** The number of a rule; one that nothing is known of but what a finding says is added. */
  indexOf({ rule, url, severity }) {
    const known = this.#indexes.get(rule);
    if (known !== void 0) return known;
    const index = this.descriptors.push(descriptorOf({ id: rule, summary: rule, source: "", severity, url })) - 1;
    this.#indexes.set(rule, index);
    return index;
  }
  /** Undefined for a rule that is not among them. */
  find(rule) {
    const index = this.#indexes.get(rule);
    return index === void 0 ? void 0 : { id: rule, index };
  }
};
function descriptorOf({ id, severity, summary, source, url }) {
  const [family = id] = id.split("/");
  const whole = source === "" ? summary : `${summary} (${source})`;
  return {
    id,
    shortDescription: { text: plain(summary, id) },
    fullDescription: { text: plain(whole, id) },
    help: {
      text: plain(`${id}: ${whole}. More: ${url}`, id),
      markdown: `What holds when it is silent: ${summary || id}.

[Why it matters, and how to mend it](${url})`
    },
    helpUri: url,
    defaultConfiguration: { level: levels[severity] },
    properties: { tags: [family] }
  };
}

// src/reporters/sarif/result.ts
var most = { linked: 5, related: 100 };
function resultOf(finding, ruleIndex, lineHash) {
  const { rule, severity, message, related = [], repair, fingerprint } = finding;
  const places = related.slice(0, most.related);
  const fixes = repair ? fixesOf(repair) : [];
  return {
    ruleId: rule,
    ruleIndex,
    level: levels[severity],
    message: { text: [plain(message, rule), ...linksOf(places)].join("\n") },
    locations: [locationOf(finding)],
    ...places.length > 0 && { relatedLocations: places.map(relatedLocation) },
    partialFingerprints: {
      primaryLocationLineHash: lineHash ?? fingerprint,
      "agentStateLint/v1": fingerprint
    },
    ...fixes.length > 0 && { fixes }
  };
}
function linksOf(places) {
  return places.slice(0, most.linked).map((place, index) => `See ${linkTo(index + 1, wordsOf(place))}`);
}
function relatedLocation(place, index) {
  return { id: index + 1, ...locationOf(place), message: { text: wordsOf(place) } };
}
function wordsOf({ message, path, start }) {
  return plain(message, `${path}:${start.line}`);
}
function fixesOf({ safe, title, edits }) {
  const paths = [...new Set(edits.map((edit) => edit.path))];
  const artifactChanges = paths.map((path) => ({
    artifactLocation: artifactOf(path),
    replacements: edits.filter((edit) => edit.path === path).map(replacementOf)
  }));
  const description = { text: `${safe ? "safe" : "unsafe"} repair: ${plain(title, "no title")}` };
  return artifactChanges.length === 0 ? [] : [{ description, artifactChanges, properties: { safe } }];
}
function replacementOf(edit) {
  return { deletedRegion: regionOf(edit), ...edit.text !== "" && { insertedContent: { text: edit.text } } };
}

// src/reporters/sarif.ts
var mostResults = 25e3;
var sarif = (report, { sources, rules = [] }) => {
  const known = new Rules(rules);
  const sorted = [...report.findings].sort(worstFirst);
  const kept = sorted.slice(0, mostResults);
  const hashOf = lineHashesOf(kept, sources);
  const results = kept.map((finding) => resultOf(finding, known.indexOf(finding), hashOf(finding)));
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: product.name,
            informationUri: product.url,
            version: product.version,
            semanticVersion: product.version,
            rules: known.descriptors
          }
        },
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: [
              ...report.skipped.map((one) => skippedNotification(one, known)),
              ...notShown(report, sorted.length - kept.length)
            ]
          }
        ],
        originalUriBaseIds: { [sourceRoot]: { description: { text: "The top of the repository." } } },
        columnKind: "utf16CodeUnits",
        results
      }
    ]
  };
  return `${inertJson(log)}
`;
};
var sarif_default = sarif;
function skippedNotification({ rule, root, reason, unasked }, rules) {
  const associatedRule = rules.find(rule);
  return {
    level: unasked ? "note" : "warning",
    message: { text: plain(`${rule} was skipped in ${asItIs(root)}: ${reason}`, rule) },
    ...associatedRule && { associatedRule }
  };
}
function notShown(report, leftOut) {
  const hidden = hiddenInWords(report);
  return [
    ...leftOut > 0 ? [`${count(leftOut, "finding")} left out: GitHub takes ${mostResults}, the worst are here`] : [],
    ...hidden === void 0 ? [] : [`hidden: ${hidden}`]
  ].map((text) => ({ level: "warning", message: { text } }));
}
function lineHashesOf(findings, sources) {
  const wanted = /* @__PURE__ */ new Map();
  for (const { path, start } of findings) {
    const lines = wanted.get(path) ?? /* @__PURE__ */ new Set();
    wanted.set(path, lines.add(start.line));
  }
  const hashes = /* @__PURE__ */ new Map();
  for (const [path, lines] of wanted) {
    const text = sources.get(path);
    if (text !== void 0) hashes.set(path, lineHashes(text, lines));
  }
  return ({ path, start }) => hashes.get(path)?.get(start.line);
}
export {
  sarif_default as default
};
