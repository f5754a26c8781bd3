import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  UsageError
} from "./chunk-4VARH3L5.js";
import {
  didYouMean,
  either,
  nearest,
  quote,
  suggestion
} from "./chunk-YVFHDY45.js";

// src/lint/rule-choice.ts
function chosenRules(rules, choice) {
  const { only, severities: chosen, configuration } = choice;
  const isWanted = ({ id }) => only.length === 0 || only.some((prefix) => id.startsWith(prefix));
  const isOff = ({ id }) => (chosen[id] ?? (configuration?.isOff(id) ? "off" : void 0)) === "off";
  return rules.filter((rule) => isWanted(rule) && !isOff(rule));
}
function severityAt({ severities: chosen, configuration }, rule, path, isFolder = false) {
  return chosen[rule] ?? configuration?.severity(rule, path, isFolder);
}
var severities = ["error", "warning", "info"];
function checkChoice({ only, severities: chosen }, rules) {
  const ids = rules.map(({ id }) => id);
  for (const prefix of only) {
    if (ids.some((id) => id.startsWith(prefix))) continue;
    const families = new Set(ids.map((id) => id.slice(0, id.indexOf("/") + 1)));
    throw new UsageError(`no rule begins with ${quote(prefix)}${didYouMean(meantRule(prefix, [...families, ...ids]))}`);
  }
  for (const [id, severity] of Object.entries(chosen)) {
    checkRule(id, ids);
    const known = [...severities, "off"];
    if (known.includes(severity)) continue;
    const hint = suggestion(severity, known);
    throw new UsageError(`${quote(severity)} is no severity; expected ${either(known)}${hint}`);
  }
}
function checkRule(id, ids) {
  if (!ids.includes(id)) throw new UsageError(noSuchRule(id, ids));
}
function noSuchRule(id, ids) {
  return `there is no rule ${quote(id)}${didYouMean(meantRule(id, ids))}`;
}
function meantRule(word, candidates) {
  const named = candidates.filter((id) => id.endsWith(`/${word}`));
  return named.length === 1 ? named[0] : nearest(word, candidates);
}

export {
  chosenRules,
  severityAt,
  checkChoice,
  checkRule,
  noSuchRule,
  meantRule
};
