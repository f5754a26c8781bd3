#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  commandNames,
  exitStatus,
  lintCommand,
  say
} from "./chunks/chunk-M3V7RQC2.js";
import "./chunks/chunk-NLXJPBHH.js";
import {
  UsageError
} from "./chunks/chunk-56TBKB5W.js";
import {
  product
} from "./chunks/chunk-K6S3FNJG.js";
import "./chunks/chunk-N4MQ3JWU.js";
import "./chunks/chunk-RWACLHM7.js";
import "./chunks/chunk-GRR3EX4X.js";
import {
  visible
} from "./chunks/chunk-5IULGG2R.js";
import "./chunks/chunk-5XWL5JNG.js";

// src/cli/complain.ts
var users = /* @__PURE__ */ new Set(["UsageError", "ConfigurationError", "WriteError"]);
var most = 20;
async function complain(error, io2) {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const line = (text) => `${visible(text)}
`;
  if (users.has(name)) {
    await say(
      io2.stderr,
      faultsOf(error, message).map((fault) => line(`${product.name}: ${fault}`)).join(""),
      io2.env
    );
    return exitStatus.usage;
  }
  const lines = [
    `${product.name}: this is a bug of ours, not yours: ${message}`,
    `  Please report it, with what you linted: ${product.url}/issues`,
    ...io2.env.AGENT_STATE_LINT_DEBUG ? stack.split("\n") : ["  AGENT_STATE_LINT_DEBUG=1 shows where it happened."]
  ];
  await say(io2.stderr, lines.map(line).join(""), io2.env);
  return exitStatus.bug;
}
function faultsOf(error, message) {
  const { faults = [message] } = error;
  const left = faults.length - most;
  return left > 0 ? [...faults.slice(0, most), `and ${left} more`] : faults;
}

// src/cli/main.ts
async function main(argv, io2) {
  try {
    if (isPathsOnly(argv)) return await lintCommand(argv, {}, io2);
    const { runProgram } = await import("./chunks/program-UASL6JAN.js");
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
