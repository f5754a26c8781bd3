#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  complain
} from "./chunks/chunk-TFAOHE2G.js";
import {
  commandNames,
  lintCommand
} from "./chunks/chunk-XCYTF2JU.js";
import {
  exitStatus
} from "./chunks/chunk-ZNYRTEQV.js";
import "./chunks/chunk-FIUJWTKB.js";
import "./chunks/chunk-CPOL4TBN.js";
import "./chunks/chunk-4XWCL5IN.js";
import "./chunks/chunk-SSTQ33KI.js";
import "./chunks/chunk-5V7ASJL7.js";
import "./chunks/chunk-A2MFEXBV.js";
import "./chunks/chunk-JGTTZK7P.js";
import "./chunks/chunk-IANNCVTW.js";
import "./chunks/chunk-42C57SDR.js";
import "./chunks/chunk-XPLZ3CD6.js";
import "./chunks/chunk-UAXO7GE6.js";
import "./chunks/chunk-B6TPOO4L.js";
import "./chunks/chunk-6Q2ATPET.js";
import "./chunks/chunk-Q7SXBRVZ.js";
import "./chunks/chunk-N4MQ3JWU.js";
import "./chunks/chunk-2XB3ZTB2.js";
import "./chunks/chunk-7O7MACUO.js";
import "./chunks/chunk-APQKAGV5.js";
import "./chunks/chunk-4GRROO5M.js";
import "./chunks/chunk-TA5XASOD.js";
import "./chunks/chunk-P6KMSEEG.js";
import "./chunks/chunk-YXFIDI7T.js";
import "./chunks/chunk-UBSPOSFB.js";
import {
  UsageError
} from "./chunks/chunk-4VARH3L5.js";
import "./chunks/chunk-APDN442V.js";
import {
  product
} from "./chunks/chunk-FIFGV5WR.js";
import "./chunks/chunk-6L4AJ3H4.js";
import "./chunks/chunk-YVFHDY45.js";
import "./chunks/chunk-GLERG5YY.js";
import "./chunks/chunk-5XWL5JNG.js";

// src/cli/main.ts
async function main(argv, io2) {
  try {
    if (isPathsOnly(argv)) return await lintCommand(argv, {}, io2);
    const { runProgram } = await import("./chunks/program-TZWFDQY2.js");
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
