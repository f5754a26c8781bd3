import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  exitStatus
} from "./chunk-ZNYRTEQV.js";
import {
  checkOutputs,
  columnsOf,
  liesInState,
  writeReports
} from "./chunk-FIUJWTKB.js";
import {
  say
} from "./chunk-CPOL4TBN.js";
import {
  fails,
  lint,
  pathsSeenFrom
} from "./chunk-IANNCVTW.js";
import {
  parseInstant
} from "./chunk-P6KMSEEG.js";
import {
  UsageError
} from "./chunk-4VARH3L5.js";
import {
  product
} from "./chunk-FIFGV5WR.js";
import {
  count,
  quote,
  suggestion
} from "./chunk-YVFHDY45.js";
import {
  visible
} from "./chunk-GLERG5YY.js";

// src/cli/command-names.ts
var commandNames = ["explain", "rules", "schema", "help"];

// src/cli/baseline.ts
import { join } from "node:path";
async function writeBaseline(linted, io) {
  const { baseline, sources, top } = linted;
  if (!baseline?.updated) return;
  const { name, path, updated } = baseline;
  const file = join(top, path);
  if (liesInState(file, linted)) {
    throw new UsageError(`the baseline ${name} lies in a state root or in .git, where other files are kept`);
  }
  if (sources.get(path) !== updated.text) {
    const { writeFile } = await import("./write-file-VLDBESUZ.js");
    await writeFile(file, updated.text);
  }
  const { added, removed, entries } = updated;
  const numbers = `${count(entries, "finding")}, ${added} added and ${removed} removed`;
  await say(io.stderr, `${visible(`${product.name}: ${name} holds ${numbers}`)}
`, io.env);
}

// src/cli/lint-request.ts
var mostOfStdin = 65 * 1024 * 1024;
async function lintRequest(paths, flags, io) {
  const {
    rule = [],
    only = [],
    now,
    config,
    baseline,
    updateBaseline,
    rev,
    base,
    changed,
    git = true,
    allowEmpty = false,
    stdin = false,
    stdinPath
  } = flags;
  if (stdin && stdinPath === void 0)
    throw new UsageError("--stdin needs --stdin-path: which file the text stands for");
  if (!stdin && stdinPath !== void 0) throw new UsageError("--stdin-path needs --stdin: the text comes from there");
  if (stdin && paths.length > 0) throw new UsageError(`--stdin reads one file; ${paths[0]} cannot be linted beside it`);
  if (stdin && rev !== void 0) throw new UsageError("--stdin reads a file of the working tree, and --rev a commit");
  if (updateBaseline) {
    if (stdin || rev !== void 0)
      throw new UsageError(
        `--update-baseline reads the files of the working tree; leave out ${stdin ? "--stdin" : "--rev"}`
      );
    if (baseline === false) throw new UsageError("--update-baseline and --no-baseline contradict one another");
  }
  if (paths.includes("")) throw new UsageError("a path must not be empty");
  return {
    cwd: io.cwd,
    paths: stdinPath === void 0 ? paths : [stdinPath],
    only,
    severities: severitiesOf(rule),
    allowEmpty,
    git,
    ...config !== void 0 && { config },
    ...baseline !== void 0 && { baseline },
    ...updateBaseline !== void 0 && { updateBaseline },
    ...rev !== void 0 && { rev },
    ...base !== void 0 && { base },
    ...changed !== void 0 && { changed },
    ...stdinPath !== void 0 && { contents: { [stdinPath]: await readAll(io.stdin) } },
    ...now !== void 0 && { now: instant(now) }
  };
}
function severitiesOf(settings) {
  const severities = /* @__PURE__ */ Object.create(null);
  for (const setting of settings) {
    const at = setting.indexOf("=");
    if (at < 1) throw new UsageError(`--rule wants id=severity, as in grid/dialect=off; ${quote(setting)} is not that`);
    severities[setting.slice(0, at)] = setting.slice(at + 1);
  }
  return severities;
}
function instant(text) {
  if (text === "commit") return text;
  const parsed = parseInstant(text);
  if (!parsed)
    throw new UsageError(`--now wants a moment like 2026-01-24T14:00:00Z, or commit; ${quote(text)} is neither`);
  return parsed.ms;
}
async function readAll(stream) {
  const chunks = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      const bytes = Buffer.from(chunk);
      chunks.push(bytes);
      length += bytes.length;
      if (length > mostOfStdin) break;
    }
  } catch (error) {
    throw new UsageError(`standard input cannot be read: ${error.code ?? error}`);
  }
  return Buffer.concat(chunks);
}

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

// src/cli/verdict.ts
async function verdict({ report, configuration, baseline }, flags, io) {
  const { quiet, reports = [] } = flags;
  const failOn = flags.failOn ?? configuration?.failOn ?? "error";
  const maxWarnings = flags.maxWarnings ?? configuration?.maxWarnings;
  const { warnings, infos, baselined } = report.summary;
  const isCompact = reports.some(({ format }) => format === "compact");
  if (isCompact && baselined > 0) {
    await say(io.stderr, `${visible(`${count(baselined, "finding")} hidden by ${baseline?.name}`)}
`, io.env);
  }
  if (quiet && isCompact && warnings + infos > 0) {
    await say(io.stderr, `${count(warnings, "warning")} and ${count(infos, "info")} hidden by --quiet
`, io.env);
  }
  const tooMany = maxWarnings !== void 0 && warnings > maxWarnings;
  if (tooMany) {
    const isConfigured = flags.maxWarnings === void 0;
    const limit = isConfigured ? `maxWarnings ${maxWarnings} in ${configuration?.name}` : `--max-warnings ${maxWarnings}`;
    await say(io.stderr, `${visible(`${count(warnings, "warning")}, more than ${limit}`)}
`, io.env);
  }
  const isFailure = fails(report, failOn);
  if (quiet && isFailure && report.summary.errors === 0) {
    const hidden = failOn === "warning" ? count(warnings, "warning") : count(warnings + infos, "finding");
    const setting = flags.failOn === void 0 ? `failOn ${failOn} in ${configuration?.name}` : `--fail-on ${failOn}`;
    await say(io.stderr, `${visible(`${hidden} hidden by --quiet, which ${setting} counts`)}
`, io.env);
  }
  return tooMany || isFailure ? exitStatus.findings : exitStatus.clean;
}

// src/cli/commands/lint.ts
async function lintCommand(paths, flags, io) {
  const once = (heard) => lintOnce(paths, flags, io, heard);
  if (!flags.watch) return await once();
  const { watchCommand } = await import("./watch-PK4EMME7.js");
  return await watchCommand(paths, flags, io, once);
}
async function lintOnce(paths, flags, io, heard = () => void 0) {
  const started = performance.now();
  if (flags.fix || flags.unsafe || flags.diff) return await fixOnce(paths, flags, io, started, heard);
  const linted = await lintOrSuggest(paths, flags, io, lint);
  heard(linted);
  checkOutputs(linted, flags, io);
  await writeBaseline(linted, io);
  await writeReports(linted, flags, io, started);
  await warn(linted, io);
  return await verdict(linted, flags, io);
}
async function fixOnce(paths, flags, io, started, heard) {
  const { fixAs, showFixed } = await import("./fixing-JZABYHTR.js");
  const fixed = await lintOrSuggest(paths, flags, io, fixAs(flags, io));
  heard(fixed);
  await showFixed(fixed, flags, io, started);
  await warn(fixed, io);
  const status = await verdict(fixed, flags, io);
  return flags.diff && fixed.repaired.length > 0 ? exitStatus.findings : status;
}
async function lintOrSuggest(paths, flags, io, judge) {
  const request = await lintRequest(paths, flags, io);
  const progress = progressLine(io, flags.quiet);
  try {
    return await judge({ ...request, onProgress: progress?.show });
  } catch (error) {
    const missing = error instanceof UsageError ? error.missing : void 0;
    if (missing === "lint" && missing === paths[0]) {
      throw new UsageError('there is no command "lint", for linting needs none: leave the word out');
    }
    if (missing !== void 0 && missing === flags.baseline) {
      throw new UsageError(`there is no baseline ${missing}; --update-baseline writes it`);
    }
    const hint = missing !== void 0 && missing === paths[0] ? suggestion(missing, commandNames) : "";
    if (hint === "") throw error;
    throw new UsageError(`${quote(missing)} is neither a file nor a command${hint}`);
  } finally {
    progress?.end();
  }
}
async function warn({ report, top, unsearched, stateless, unchangedSince }, io) {
  const shown = pathsSeenFrom(io.cwd, top);
  const lines = [
    ...unsearched.map((path) => `${shown(path)} was not searched: it could not be read`),
    ...unchangedSince === void 0 ? [] : [`no state root was changed since ${unchangedSince}`],
    ...report.roots.length > 0 ? stateless.map((path) => `${path} holds no agent state`) : []
  ];
  for (const line of lines) await say(io.stderr, `${visible(`${product.name}: ${line}`)}
`, io.env);
}

export {
  commandNames,
  lintCommand
};
