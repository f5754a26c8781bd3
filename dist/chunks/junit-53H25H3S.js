import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  asItIs
} from "./chunk-A2MFEXBV.js";
import {
  product
} from "./chunk-FIFGV5WR.js";
import {
  visible
} from "./chunk-GLERG5YY.js";
import "./chunk-5XWL5JNG.js";

// node_modules/stringify-entities/lib/core.js
var defaultSubsetRegex = /["&'<>`]/g;
var surrogatePairsRegex = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
var controlCharactersRegex = (
  // eslint-disable-next-line no-control-regex, unicorn/no-hex-escape
  /[\x01-\t\v\f\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D\xA0-\uFFFF]/g
);
var regexEscapeRegex = /[|\\{}()[\]^$+*?.]/g;
var subsetToRegexCache = /* @__PURE__ */ new WeakMap();
function core(value2, options) {
  value2 = value2.replace(
    options.subset ? charactersToExpressionCached(options.subset) : defaultSubsetRegex,
    basic
  );
  if (options.subset || options.escapeOnly) {
    return value2;
  }
  return value2.replace(surrogatePairsRegex, surrogate).replace(controlCharactersRegex, basic);
  function surrogate(pair, index, all2) {
    return options.format(
      (pair.charCodeAt(0) - 55296) * 1024 + pair.charCodeAt(1) - 56320 + 65536,
      all2.charCodeAt(index + 2),
      options
    );
  }
  function basic(character, index, all2) {
    return options.format(
      character.charCodeAt(0),
      all2.charCodeAt(index + 1),
      options
    );
  }
}
function charactersToExpressionCached(subset5) {
  let cached = subsetToRegexCache.get(subset5);
  if (!cached) {
    cached = charactersToExpression(subset5);
    subsetToRegexCache.set(subset5, cached);
  }
  return cached;
}
function charactersToExpression(subset5) {
  const groups = [];
  let index = -1;
  while (++index < subset5.length) {
    groups.push(subset5[index].replace(regexEscapeRegex, "\\$&"));
  }
  return new RegExp("(?:" + groups.join("|") + ")", "g");
}

// node_modules/stringify-entities/lib/util/format-basic.js
function formatBasic(code) {
  return "&#x" + code.toString(16).toUpperCase() + ";";
}

// node_modules/stringify-entities/lib/index.js
function stringifyEntitiesLight(value2, options) {
  return core(value2, Object.assign({ format: formatBasic }, options));
}

// node_modules/xast-util-to-xml/lib/util-escape.js
var noncharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;
function escape(value2, subset5, unsafe3) {
  const result = clean(value2);
  return unsafe3 ? result.replace(unsafe3, encode) : encode(result);
  function encode(value3) {
    return stringifyEntitiesLight(value3, { subset: subset5 });
  }
}
function clean(value2) {
  return String(value2 || "").replace(noncharacter, "");
}

// node_modules/xast-util-to-xml/lib/cdata.js
var unsafe = /]]>/g;
var subset = [">"];
function cdata(node) {
  return "<![CDATA[" + escape(node.value, subset, unsafe) + "]]>";
}

// node_modules/xast-util-to-xml/lib/comment.js
function comment(node) {
  return "<!--" + escape(node.value, ["-"]) + "-->";
}

// node_modules/xast-util-to-xml/lib/name.js
var subset2 = ["	", "\n", " ", '"', "&", "'", "/", "<", "=", ">"];
function name(value2) {
  return escape(value2, subset2);
}

// node_modules/ccount/index.js
function ccount(value2, character) {
  const source = String(value2);
  if (typeof character !== "string") {
    throw new TypeError("Expected character");
  }
  let count2 = 0;
  let index = source.indexOf(character);
  while (index !== -1) {
    count2++;
    index = source.indexOf(character, index + character.length);
  }
  return count2;
}

// node_modules/xast-util-to-xml/lib/value.js
function value(value2, state) {
  const result = String(value2);
  let quote = state.options.quote || '"';
  if (state.options.quoteSmart) {
    const other = quote === '"' ? "'" : '"';
    if (ccount(result, quote) > ccount(result, other)) {
      quote = other;
    }
  }
  return quote + escape(result, ["<", "&", quote]) + quote;
}

// node_modules/xast-util-to-xml/lib/doctype.js
function doctype(node, state) {
  const nodeName = name(node.name);
  const pub = node.public;
  const sys = node.system;
  let result = "<!DOCTYPE";
  if (nodeName !== "") {
    result += " " + nodeName;
  }
  if (pub) {
    result += " PUBLIC " + value(pub, state);
  } else if (sys) {
    result += " SYSTEM";
  }
  if (sys) {
    result += " " + value(sys, state);
  }
  return result + ">";
}

// node_modules/xast-util-to-xml/lib/element.js
var own = {}.hasOwnProperty;
function element(node, state) {
  const nodeName = name(node.name);
  const content = all(node, state);
  const attributes = node.attributes || {};
  const close = content ? false : state.options.closeEmptyElements;
  const attrs = [];
  let key;
  for (key in attributes) {
    if (own.call(attributes, key)) {
      const result = attributes[key];
      if (result !== null && result !== void 0) {
        attrs.push(name(key) + "=" + value(result, state));
      }
    }
  }
  return "<" + nodeName + (attrs.length === 0 ? "" : " " + attrs.join(" ")) + (close ? (state.options.tightClose ? "" : " ") + "/" : "") + ">" + content + (close ? "" : "</" + nodeName + ">");
}

// node_modules/xast-util-to-xml/lib/instruction.js
var unsafe2 = /\?>/g;
var subset3 = [">"];
function instruction(node) {
  const nodeName = name(node.name) || "x";
  const result = escape(node.value, subset3, unsafe2);
  return "<?" + nodeName + (result ? " " + result : "") + "?>";
}

// node_modules/xast-util-to-xml/lib/text.js
var subset4 = ["&", "<"];
function text(node) {
  return escape(node.value, subset4);
}

// node_modules/xast-util-to-xml/lib/raw.js
function raw(node, state) {
  return state.options.allowDangerousXml ? node.value : text(node);
}

// node_modules/xast-util-to-xml/lib/one.js
var own2 = {}.hasOwnProperty;
var handlers = {
  cdata,
  comment,
  doctype,
  element,
  instruction,
  raw,
  root: all,
  text
};
function one(node, state) {
  const type = node && node.type;
  if (!type) {
    throw new Error("Expected node, not `" + node + "`");
  }
  if (!own2.call(handlers, type)) {
    throw new Error("Cannot compile unknown node `" + type + "`");
  }
  const handle = handlers[type];
  const result = handle(node, state);
  return result;
}
function all(parent, state) {
  const children = parent && parent.children || [];
  let index = -1;
  const results = [];
  while (++index < children.length) {
    results[index] = one(children[index], state);
  }
  return results.join("");
}

// node_modules/xast-util-to-xml/lib/index.js
function toXml(tree, options) {
  const state = { options: options || {} };
  if (typeof state.options.quote === "string" && state.options.quote !== '"' && state.options.quote !== "'") {
    throw new Error(
      "Invalid quote `" + state.options.quote + "`, expected `'` or `\"`"
    );
  }
  const node = Array.isArray(tree) ? { type: "root", children: tree } : tree;
  return one(node, state);
}

// src/reporters/junit/xml.ts
function element2(name2, attributes, content = []) {
  const children = content.flatMap((one2) => [breakLine, one2]);
  return {
    type: "element",
    name: name2,
    attributes: inert(attributes),
    children: [...children, ...content.length > 0 ? [breakLine] : []]
  };
}
function textElement(name2, attributes, lines) {
  const children = [{ type: "text", value: lines.map(inXml).join("\n") }];
  return { type: "element", name: name2, attributes: inert(attributes), children };
}
function xmlOf(root) {
  const declaration = { type: "instruction", name: "xml", value: 'version="1.0" encoding="UTF-8"' };
  const text2 = toXml({ type: "root", children: [declaration, breakLine, root] }, { closeEmptyElements: true });
  return `${text2.replaceAll("]]>", "]]&gt;").replaceAll("##[", "#&#x23;[")}
`;
}
var breakLine = { type: "text", value: "\n" };
function inert(attributes) {
  return Object.fromEntries(Object.entries(attributes).map(([name2, value2]) => [name2, inXml(value2)]));
}
function inXml(value2) {
  return visible(value2).replace(/[\ufffe\uffff]/g, (char) => `\\u{${char.charCodeAt(0).toString(16)}}`);
}

// src/reporters/junit.ts
var junit = (report, { elapsedMs }) => {
  const suites = suitesOf(report);
  const cases = suites.flatMap((suite) => suite.cases);
  const { skipped: _, ...numbers } = count(cases);
  const time = (elapsedMs / 1e3).toFixed(3);
  return xmlOf(element2("testsuites", { name: product.name, ...numbers, time }, suites.map(suiteElement)));
};
var junit_default = junit;
function suitesOf({ roots, findings, skipped }) {
  const suites = /* @__PURE__ */ new Map();
  const add = (name2, one2) => {
    const cases = suites.get(name2) ?? [];
    suites.set(name2, cases);
    cases.push(one2);
  };
  const found = foldersOf(findings);
  for (const { path } of roots) if (!found.has(path)) add(asItIs(path), passed(asItIs(path)));
  for (const one2 of skipped) if (!one2.unasked) add(asItIs(one2.root), skippedCase(one2));
  for (const finding of findings)
    add(asItIs(finding.path), finding.severity === "info" ? told(finding) : failed(finding));
  return [...suites].map(([name2, cases]) => ({ name: name2, cases }));
}
function foldersOf(findings) {
  const folders = /* @__PURE__ */ new Set();
  for (const path of new Set(findings.map((finding) => finding.path))) {
    folders.add("");
    for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) folders.add(path.slice(0, at));
  }
  return folders;
}
function suiteElement({ name: name2, cases }) {
  return element2(
    "testsuite",
    { name: name2, ...count(cases) },
    cases.map((one2) => one2.element)
  );
}
function count(cases) {
  const number = (outcome) => String(cases.filter((one2) => one2.outcome === outcome).length);
  return { tests: String(cases.length), failures: number("failed"), errors: "0", skipped: number("skipped") };
}
function passed(root) {
  return { outcome: "passed", element: element2("testcase", { name: product.name, classname: root }) };
}
function skippedCase({ rule, root, reason }) {
  const content = [element2("skipped", { message: reason })];
  return { outcome: "skipped", element: element2("testcase", { name: rule, classname: asItIs(root) }, content) };
}
function failed(finding) {
  const { severity, message } = finding;
  return {
    outcome: "failed",
    element: testcase(finding, textElement("failure", { type: severity, message }, details(finding)))
  };
}
function told(finding) {
  const lines = [`${finding.severity}: ${finding.message}`, ...details(finding)];
  return { outcome: "passed", element: testcase(finding, textElement("system-out", {}, lines)) };
}
function testcase({ rule, path, start }, content) {
  return element2("testcase", { name: `${rule} ${start.line}:${start.column}`, classname: path }, [content]);
}
function details({ path, start, related = [], url }) {
  return [
    `at ${path}:${start.line}:${start.column}`,
    ...related.map((one2) => `see ${one2.path}:${one2.start.line}:${one2.start.column} ${one2.message}`),
    `rule ${url}`
  ];
}
export {
  junit_default as default
};
