import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  asItIs
} from "./chunk-A2MFEXBV.js";
import {
  capped,
  visible
} from "./chunk-GLERG5YY.js";

// src/reporters/account/words.ts
var digits = 8;
function sourceInWords(source, shown = asItIs) {
  const { what, path, line, commit } = source;
  const made = commit === void 0 ? void 0 : `commit ${commit.slice(0, digits)}`;
  if (path === void 0) return made ?? what;
  const place = `${shown(path)}${line === void 0 ? "" : `:${line}`}`;
  if (!isFile(what, path)) return `${what} (${place}${made === void 0 ? "" : ` in ${made}`})`;
  return made === void 0 ? place : `${made} (${place})`;
}
function isFile(what, path) {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  const [noun = ""] = what.toLowerCase().replace(/^(?:the|a) (?:new )?/, "").split(" ");
  return noun !== "" && name.startsWith(noun) || name.split(/[^a-z]/).includes(noun);
}
function valueInWords(value, most) {
  return capped(visible(capped(JSON.stringify(value), most * 2)), most);
}
var sureness = (sure) => sure ? "sure" : "inferred";

export {
  sourceInWords,
  valueInWords,
  sureness
};
