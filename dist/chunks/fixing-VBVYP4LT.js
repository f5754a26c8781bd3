import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  checkOutputs,
  writeReports
} from "./chunk-MXS4QHLY.js";
import "./chunk-WEQKVZDS.js";
import "./chunk-4XWCL5IN.js";
import {
  hasColors
} from "./chunk-BACCBDYQ.js";
import {
  looksLikeCommand,
  say
} from "./chunk-CPOL4TBN.js";
import "./chunk-SSTQ33KI.js";
import "./chunk-5V7ASJL7.js";
import "./chunk-A2MFEXBV.js";
import "./chunk-JGTTZK7P.js";
import {
  fix
} from "./chunk-B6J32ICE.js";
import "./chunk-SAIHCZBS.js";
import "./chunk-6IZPTZ4E.js";
import "./chunk-6JI5UOWA.js";
import {
  pathsSeenFrom
} from "./chunk-HRIORTLV.js";
import "./chunk-IX3VQOPB.js";
import "./chunk-DZVJDIST.js";
import "./chunk-6ZSVVGFQ.js";
import {
  UsageError
} from "./chunk-6HVZBCW5.js";
import "./chunk-YMDNCPQQ.js";
import {
  product
} from "./chunk-FIFGV5WR.js";
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
  count
} from "./chunk-YVFHDY45.js";
import {
  visible
} from "./chunk-GLERG5YY.js";
import "./chunk-DVMKRWGA.js";
import "./chunk-5XWL5JNG.js";

// src/cli/fixing.ts
var mostRefused = 5;
function fixAs(flags, io) {
  const { unsafe = false, diff = false, stdin = false, rev, updateBaseline, watch, reports = [] } = flags;
  if (!flags.fix && !diff) throw new UsageError("--unsafe needs --fix or --diff: it says which repairs are made");
  if (rev !== void 0 && !diff) throw new UsageError("--fix cannot write a commit; leave out --rev, or use --diff");
  if (watch) throw new UsageError("--watch only looks; --fix and --diff stand without it");
  if (updateBaseline) throw new UsageError("--update-baseline records what is found; repair first, without it");
  if (diff && reports.some(({ output }) => output !== void 0)) {
    throw new UsageError("--diff prints the difference and no report; leave out --output, or send it elsewhere with >");
  }
  return async (options) => {
    const fixed = await fix({ ...options, unsafe });
    checkOutputs(fixed, flags, io);
    if (!diff && !stdin && fixed.repaired.length > 0) {
      const { writeRepaired } = await import("./fix-4OIGFULG.js");
      await writeRepaired(fixed);
    }
    return { contents: options.contents ?? {}, ...fixed };
  };
}
async function showFixed(fixed, flags, io, started) {
  if (flags.diff) await writeDiff(fixed, flags, io);
  else if (flags.stdin) {
    writeText(fixed, io);
    await writeReports(fixed, flags, Object.create(io, { stdout: { value: io.stderr } }), started);
  } else await writeReports(fixed, flags, io, started);
  for (const line of account(fixed, flags, io))
    await say(io.stderr, `${visible(`${product.name}: ${line}`)}
`, io.env);
}
async function writeDiff({ repaired }, flags, io) {
  const { unifiedDiff } = await import("./unified-diff-3FKGROEM.js");
  await say(io.stdout, unifiedDiff(repaired, hasColors(io.stdout, io.env, flags.color)), io.env);
}
function writeText({ repaired, contents }, io) {
  const [given = ""] = Object.values(contents);
  const [file] = repaired;
  const text = file?.after ?? given;
  const shown = typeof text === "string" ? text : Buffer.from(text).toString("latin1");
  if (io.env.GITHUB_ACTIONS === "true" && looksLikeCommand(shown)) {
    throw new UsageError(
      "the text holds what this runner would take for a command; repair the file instead, with --fix"
    );
  }
  io.stdout.write(text);
}
function account({ repaired, refused, report, top }, { diff, unsafe }, io) {
  const made = new Set(repaired.flatMap(({ findings }) => findings)).size;
  const left = unsafe ? 0 : report.findings.filter(({ repair }) => repair?.safe === false).length;
  const done = diff ? `${count(made, "repair")} would change` : `${made} repaired in`;
  const parts = [
    ...made > 0 ? [`${done} ${count(repaired.length, "file")}`] : [],
    ...made === 0 && left === 0 && refused.length === 0 ? ["nothing to repair"] : [],
    ...left > 0 ? [made > 0 ? `${left} more with --unsafe` : `${count(left, "repair")} with --unsafe`] : []
  ];
  const shown = pathsSeenFrom(io.cwd, top);
  const place = ({ path, start }) => `${shown(path)}:${start.line}`;
  const others = refused.length - mostRefused;
  return [
    ...parts.length > 0 ? [parts.join("; ")] : [],
    ...refused.slice(0, mostRefused).map(({ finding, reason }) => {
      return `not repaired: ${place(finding)} (${finding.repair?.title}): ${reason}`;
    }),
    ...others > 0 ? [`not repaired: ${others} more`] : []
  ];
}
export {
  fixAs,
  showFixed
};
