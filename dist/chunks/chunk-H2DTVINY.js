import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  columnsOf
} from "./chunk-BACCBDYQ.js";
import {
  count
} from "./chunk-YVFHDY45.js";

// src/cli/progress.ts
var times = { quiet: 1e3, between: 100 };
function progressLine(io, isQuiet = false) {
  const { env } = io;
  if (isQuiet || env.TERM === "dumb" || (env.CI || "false") !== "false") return void 0;
  let latest = { stage: "search", done: 0 };
  let next = performance.now() + times.quiet;
  let isThere = false;
  const draw = () => {
    next = performance.now() + times.between;
    const { stderr } = io;
    if (!stderr.isTTY) return;
    isThere = true;
    stderr.write(`\r${inWords(latest).slice(0, columnsOf(stderr, env) - 1)}\x1B[K`);
  };
  const alarm = setTimeout(draw, times.quiet);
  return {
    show: (progress) => {
      latest = progress;
      if (performance.now() >= next) draw();
    },
    end: () => {
      clearTimeout(alarm);
      if (isThere) io.stderr.write("\r\x1B[K");
    }
  };
}
function inWords({ stage, done, total = 0 }) {
  const number = (value) => value.toLocaleString("en");
  if (stage === "search") return count(done, "folder").replace(/^\d+/, `searching, ${number(done)}`);
  return `linting ${number(done)} of ${count(total, "root").replace(/^\d+/, number(total))}`;
}

export {
  progressLine
};
