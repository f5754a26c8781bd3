import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  tell
} from "./chunk-KI2VRAJR.js";
import {
  targetAt,
  updateTarget
} from "./chunk-CROWJ6FE.js";
import "./chunk-F7RZPQLN.js";
import "./chunk-WOBT2IIJ.js";
import "./chunk-REWVI7DD.js";
import "./chunk-3CQ65UFE.js";
import {
  instant
} from "./chunk-GN4ZP6BE.js";
import {
  exitStatus
} from "./chunk-ZNYRTEQV.js";
import {
  hasColors
} from "./chunk-BACCBDYQ.js";
import {
  say
} from "./chunk-CPOL4TBN.js";
import {
  inertJson
} from "./chunk-JGTTZK7P.js";
import {
  readState
} from "./chunk-B6J32ICE.js";
import "./chunk-SAIHCZBS.js";
import "./chunk-6IZPTZ4E.js";
import "./chunk-6JI5UOWA.js";
import "./chunk-HRIORTLV.js";
import "./chunk-IX3VQOPB.js";
import "./chunk-DZVJDIST.js";
import "./chunk-6ZSVVGFQ.js";
import {
  UsageError
} from "./chunk-6HVZBCW5.js";
import "./chunk-YMDNCPQQ.js";
import "./chunk-FIFGV5WR.js";
import "./chunk-QWCQNB4D.js";
import "./chunk-VALUG7QN.js";
import "./chunk-QMN52F6N.js";
import "./chunk-NMP4AIZ7.js";
import "./chunk-4GRROO5M.js";
import "./chunk-MRLGE62H.js";
import "./chunk-2XB3ZTB2.js";
import "./chunk-NXQGIGHV.js";
import "./chunk-M4NCWAO3.js";
import "./chunk-QGYQC2VK.js";
import "./chunk-4OMBM5OY.js";
import "./chunk-LRFVJKG5.js";
import "./chunk-FEIMMAU4.js";
import "./chunk-KJHL3IC5.js";
import "./chunk-WPQ2KQ5F.js";
import "./chunk-G74KQE6F.js";
import "./chunk-HXS6QXFJ.js";
import "./chunk-JFYJO2YG.js";
import "./chunk-QHCGNWDN.js";
import "./chunk-V52XWFG2.js";
import "./chunk-74NDXLBV.js";
import "./chunk-VOYRXT6Q.js";
import {
  inert,
  quote
} from "./chunk-YVFHDY45.js";
import {
  visible
} from "./chunk-GLERG5YY.js";
import "./chunk-DVMKRWGA.js";
import "./chunk-5XWL5JNG.js";

// src/cli/update/get.ts
async function getCommand(field, { root, json }, io) {
  if (field === "") throw new UsageError("a field must not be empty");
  if (root === "") throw new UsageError("--root wants a path, and must not be empty");
  const state = await readState({ cwd: io.cwd, root });
  const value = field === void 0 ? state.data : state.get(field);
  if (value === void 0) {
    await tell(io, [`the state says nothing of ${inert(field ?? "")}`]);
    return exitStatus.findings;
  }
  const isBare = !json && typeof value !== "object";
  await say(io.stdout, `${isBare ? bare(value) : inertJson(value)}
`, io.env);
  return exitStatus.clean;
}
function bare(value) {
  return String(value).split("\n").map(visible).join("\n");
}

// src/cli/update/assignments.ts
function patchOf(words, meaningOf) {
  const patch = /* @__PURE__ */ Object.create(null);
  const places = /* @__PURE__ */ new Map();
  for (const word of words) {
    const { path, value } = parted(word);
    const field = path.join(".");
    if (places.has(field)) throw new UsageError(`${quote(field)} is given twice`);
    let at = patch;
    for (const [depth, key] of path.slice(0, -1).entries()) {
      const above = path.slice(0, depth + 1).join(".");
      if (places.get(above) === "value")
        throw new UsageError(`${quote(above)} is given twice, once by ${quote(field)}`);
      places.set(above, "above");
      at[key] ??= /* @__PURE__ */ Object.create(null);
      at = at[key];
    }
    places.set(field, "value");
    at[path.at(-1) ?? ""] = meaningOf(path, value);
  }
  return patch;
}
function parted(word) {
  const equals = word.indexOf("=");
  const path = word.slice(0, Math.max(0, equals)).split(".");
  if (equals < 0) throw new UsageError(`expected a field and its value, such as position.thread=3, not ${quote(word)}`);
  if (path.some((key) => key === "")) throw new UsageError(`${quote(word)} names no field before its =`);
  return { path, value: word.slice(equals + 1) };
}

// src/cli/update/update.ts
async function updateCommand(words, flags, io) {
  try {
    await update(words, flags, io);
    return exitStatus.clean;
  } catch (error) {
    if (flags.format === "json" && error instanceof Error) io.stdout.write(`${inertJson({ error: told(error) })}
`);
    throw error;
  }
}
async function update(words, flags, io) {
  for (const name of ["agent", "root", "events"]) {
    if (flags[name] === "") throw new UsageError(`--${name} must not be empty`);
  }
  const { agent, expect, root, dryRun = false, events, format } = flags;
  const target = await targetAt(root, io.cwd);
  const { meaningOf } = target.updates;
  const patch = patchOf(words, meaningOf);
  const expected = expect && patchOf(expect, meaningOf);
  const options = { agent, cwd: io.cwd, expect: expected, dryRun, events, now: momentIn(flags) };
  const result = await updateTarget(target, patch, options);
  const { path, changes, events: happened, before, after, isWritten } = result;
  if (format === "json") {
    io.stdout.write(`${inertJson({ path, isWritten, changes, events: happened })}
`);
  } else if (dryRun) {
    const { unifiedDiff } = await import("./unified-diff-3FKGROEM.js");
    await say(io.stdout, unifiedDiff([{ path, before, after }], hasColors(io.stdout, io.env, void 0)), io.env);
  } else await say(io.stdout, linesOf(result, target.shown(path)), io.env);
}
function linesOf({ changes, events }, path) {
  const changed = changes.map(({ field, before, after }) => `  ${field}: ${quote(before)} -> ${quote(after)}`);
  const waves = events.flatMap(
    (event) => event.event === "wave_complete" ? ["wave complete; what comes next is for mc to write"] : []
  );
  return [`updated ${path}`, ...changed, ...waves].map((line) => `${visible(line)}
`).join("");
}
function told({ name, message, ...more }) {
  const { findings, fields } = more;
  return { name, message, ...fields !== void 0 && { fields }, ...findings !== void 0 && { findings } };
}
function momentIn({ now }) {
  const moment = now === void 0 ? void 0 : instant(now);
  if (moment !== "commit") return moment;
  throw new UsageError(`--now of update wants a moment like 2026-01-24T14:00:00Z; ${quote(moment)} is none`);
}
export {
  getCommand,
  updateCommand
};
