import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  checkOutputs,
  liesInState,
  writeReports
} from "./chunk-MXS4QHLY.js";
import {
  progressLine
} from "./chunk-H2DTVINY.js";
import {
  lintRequest
} from "./chunk-GN4ZP6BE.js";
import {
  exitStatus
} from "./chunk-ZNYRTEQV.js";
import {
  say
} from "./chunk-CPOL4TBN.js";
import {
  fails,
  lint
} from "./chunk-B6J32ICE.js";
import {
  pathsSeenFrom
} from "./chunk-HRIORTLV.js";
import {
  UsageError
} from "./chunk-6HVZBCW5.js";
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
var commandNames = [
  "get",
  "update",
  "recover",
  "migrate",
  "init",
  "explain",
  "rules",
  "schema",
  "help"
];

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
    const { writeFile } = await import("./write-file-ID25SM73.js");
    await writeFile(file, updated.text);
  }
  const { added, removed, entries } = updated;
  const numbers = `${count(entries, "finding")}, ${added} added and ${removed} removed`;
  await say(io.stderr, `${visible(`${product.name}: ${name} holds ${numbers}`)}
`, io.env);
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
  const { watchCommand } = await import("./watch-VEZGI2QK.js");
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
  const { fixAs, showFixed } = await import("./fixing-VBVYP4LT.js");
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
