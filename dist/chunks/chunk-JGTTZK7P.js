import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  visible
} from "./chunk-GLERG5YY.js";

// src/text/inert-json.ts
function inertJson(value) {
  return JSON.stringify(value, null, 2).replace(/##\[|[^\n -~]/gu, escaped);
}
function escaped(found) {
  if (found === "##[") return "#\\u0023[";
  if (visible(found) === found) return found;
  return found.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

export {
  inertJson
};
