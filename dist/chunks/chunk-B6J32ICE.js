import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  checkOptions,
  prepared
} from "./chunk-6JI5UOWA.js";
import {
  allRules,
  formats,
  lintRoots
} from "./chunk-HRIORTLV.js";
import {
  ruleUrl
} from "./chunk-IX3VQOPB.js";
import {
  UsageError
} from "./chunk-6HVZBCW5.js";
import {
  Increment
} from "./chunk-M4NCWAO3.js";
import {
  either,
  quote,
  suggestion
} from "./chunk-YVFHDY45.js";

// src/lint/verdict.ts
var known = ["error", "warning", "info", "never"];
function fails(report, failOn) {
  if (!known.includes(failOn)) {
    const hint = suggestion(String(failOn), known);
    throw new UsageError(`${quote(failOn)} is no severity to fail on; expected ${either(known)}${hint}`);
  }
  const { errors, warnings, infos } = report.summary;
  if (failOn === "never") return false;
  return errors > 0 || failOn !== "error" && warnings > 0 || failOn === "info" && infos > 0;
}

// src/index.ts
async function lint(options = {}) {
  checkOptions(options);
  return prepared(options, lintRoots);
}
async function fix(options = {}) {
  const { fixRoots } = await import("./fix-4OIGFULG.js");
  return fixRoots(options);
}
async function recover(options = {}) {
  const { recoverAndReport } = await import("./all-UJKSWHBE.js");
  return recoverAndReport("recover", options);
}
async function migrate(options = {}) {
  const { recoverAndReport } = await import("./all-UJKSWHBE.js");
  return recoverAndReport("migrate", options);
}
async function init(options = {}) {
  const { initRoot } = await import("./all-UJKSWHBE.js");
  return initRoot(options);
}
async function readState(options = {}) {
  const { readStateAt } = await import("./all-ATR7F3I2.js");
  return readStateAt(options);
}
async function updateState(root, patch, options) {
  const { updateStateAt } = await import("./all-ATR7F3I2.js");
  return updateStateAt(root, patch, options);
}
function increment(by = 1) {
  return new Increment(by);
}
function rules() {
  return allRules(formats).map(({ id, severity, summary, source, repair, needs, reach }) => ({
    ...{ id, severity, summary, source },
    ...repair && { repair },
    ...needs && { needs },
    ...reach && { reach },
    url: ruleUrl(id)
  }));
}
function schemas() {
  const config = async () => (await import("./config.schema-WHL7VVNG.js")).default;
  const baseline = async () => (await import("./baseline.schema-JEY6ACFN.js")).default;
  const all = Object.entries(
    Object.assign({ config, baseline }, ...formats.map((format) => format.schemas))
  );
  return Object.fromEntries(all.map(([name, load]) => [name, async () => structuredClone(await load())]));
}

export {
  fails,
  lint,
  fix,
  recover,
  migrate,
  init,
  readState,
  updateState,
  increment,
  rules,
  schemas
};
