import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  say
} from "./chunk-CPOL4TBN.js";
import {
  product
} from "./chunk-FIFGV5WR.js";
import {
  visible
} from "./chunk-GLERG5YY.js";

// src/cli/recover/run.ts
async function tell({ stderr, env }, lines) {
  for (const line of lines) await say(stderr, `${visible(`${product.name}: ${line}`)}
`, env);
}

export {
  tell
};
