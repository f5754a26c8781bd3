#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  complain
} from "./chunks/chunk-RMNCXN63.js";
import {
  commandNames,
  lintCommand
} from "./chunks/chunk-ML4EINVI.js";
import "./chunks/chunk-MXS4QHLY.js";
import "./chunks/chunk-H2DTVINY.js";
import "./chunks/chunk-WEQKVZDS.js";
import "./chunks/chunk-4XWCL5IN.js";
import "./chunks/chunk-GN4ZP6BE.js";
import {
  exitStatus
} from "./chunks/chunk-ZNYRTEQV.js";
import "./chunks/chunk-BACCBDYQ.js";
import "./chunks/chunk-CPOL4TBN.js";
import "./chunks/chunk-SSTQ33KI.js";
import "./chunks/chunk-5V7ASJL7.js";
import "./chunks/chunk-A2MFEXBV.js";
import "./chunks/chunk-JGTTZK7P.js";
import "./chunks/chunk-B6J32ICE.js";
import "./chunks/chunk-SAIHCZBS.js";
import "./chunks/chunk-6IZPTZ4E.js";
import "./chunks/chunk-6JI5UOWA.js";
import "./chunks/chunk-HRIORTLV.js";
import "./chunks/chunk-IX3VQOPB.js";
import "./chunks/chunk-DZVJDIST.js";
import "./chunks/chunk-6ZSVVGFQ.js";
import {
  UsageError
} from "./chunks/chunk-6HVZBCW5.js";
import "./chunks/chunk-YMDNCPQQ.js";
import {
  product
} from "./chunks/chunk-FIFGV5WR.js";
import "./chunks/chunk-QWCQNB4D.js";
import "./chunks/chunk-VALUG7QN.js";
import "./chunks/chunk-QMN52F6N.js";
import "./chunks/chunk-NMP4AIZ7.js";
import "./chunks/chunk-4GRROO5M.js";
import "./chunks/chunk-MRLGE62H.js";
import "./chunks/chunk-2XB3ZTB2.js";
import "./chunks/chunk-NXQGIGHV.js";
import "./chunks/chunk-M4NCWAO3.js";
import "./chunks/chunk-QGYQC2VK.js";
import "./chunks/chunk-4OMBM5OY.js";
import "./chunks/chunk-LRFVJKG5.js";
import "./chunks/chunk-FEIMMAU4.js";
import "./chunks/chunk-KJHL3IC5.js";
import "./chunks/chunk-WPQ2KQ5F.js";
import "./chunks/chunk-G74KQE6F.js";
import "./chunks/chunk-HXS6QXFJ.js";
import "./chunks/chunk-JFYJO2YG.js";
import "./chunks/chunk-QHCGNWDN.js";
import "./chunks/chunk-V52XWFG2.js";
import "./chunks/chunk-74NDXLBV.js";
import "./chunks/chunk-VOYRXT6Q.js";
import "./chunks/chunk-YVFHDY45.js";
import "./chunks/chunk-GLERG5YY.js";
import "./chunks/chunk-DVMKRWGA.js";
import "./chunks/chunk-5XWL5JNG.js";

// src/cli/main.ts
async function main(argv, io2) {
  try {
    if (isPathsOnly(argv)) return await lintCommand(argv, {}, io2);
    const { runProgram } = await import("./chunks/program-M7U5CKMB.js");
    return await runProgram(argv, io2);
  } catch (error) {
    return await complain(error, io2);
  }
}
function isPathsOnly(argv) {
  return !argv.some((word) => word.startsWith("-")) && !commandNames.includes(argv[0] ?? "");
}

// src/cli/process-io.ts
import { fstatSync, statSync } from "node:fs";
import { devNull } from "node:os";
import { isatty } from "node:tty";
function processIo() {
  let isBroken = false;
  const watched = (stream) => {
    if (stream.listenerCount("error") > 0) return stream;
    return stream.on("error", ({ code }) => {
      if (code === "EPIPE") return;
      isBroken = true;
      process.exitCode = exitStatus.usage;
      if (stream !== process.stderr) process.stderr.write(`${product.name}: the output cannot be written: ${code}
`);
    });
  };
  const io2 = {
    get cwd() {
      return workingFolder();
    },
    env: process.env,
    get stdin() {
      checkStandardInput();
      return process.stdin;
    },
    get stdout() {
      return watched(process.stdout);
    },
    get stderr() {
      return watched(process.stderr);
    },
    get person() {
      return isatty(0) && isatty(1) && process.env.TERM !== "dumb" ? personAtTerminal : void 0;
    },
    get interrupted() {
      const interrupted = new AbortController();
      for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => interrupted.abort());
      return interrupted.signal;
    }
  };
  return {
    io: io2,
    end: (status) => {
      if (!isBroken) process.exitCode = status;
    }
  };
}
var personAtTerminal = {
  ask: async (question) => (await import("./chunks/person-at-terminal-SXW3A7XA.js")).ask(question),
  edit: async (paths) => (await import("./chunks/person-at-terminal-SXW3A7XA.js")).edit(paths),
  page: async (text) => (await import("./chunks/person-at-terminal-SXW3A7XA.js")).page(text)
};
function checkStandardInput() {
  const { isDirectory, isNull } = standardInput();
  if (isDirectory) throw new UsageError("standard input cannot be read: it is a directory");
  if (isNull) throw new UsageError(`standard input cannot be read: it is closed, or ${devNull}`);
}
function standardInput() {
  try {
    const input = fstatSync(0);
    const isDevice = input.isCharacterDevice() && process.platform !== "win32";
    return { isDirectory: input.isDirectory(), isNull: isDevice && statSync(devNull).rdev === input.rdev };
  } catch (error) {
    throw new UsageError(`standard input cannot be read: ${error.code ?? error}`);
  }
}
function workingFolder() {
  try {
    return process.cwd();
  } catch {
    throw new UsageError("the working folder is no longer there");
  }
}

// src/cli.ts
var { io, end } = processIo();
end(await main(process.argv.slice(2), io));
