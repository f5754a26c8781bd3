import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  exitStatus
} from "./chunk-ZNYRTEQV.js";
import {
  say
} from "./chunk-CPOL4TBN.js";
import {
  product
} from "./chunk-FIFGV5WR.js";
import {
  visible
} from "./chunk-GLERG5YY.js";

// src/cli/complain.ts
var users = /* @__PURE__ */ new Map([
  ["UsageError", exitStatus.usage],
  ["ConfigurationError", exitStatus.usage],
  ["WriteError", exitStatus.usage],
  ["LockUnavailableError", exitStatus.usage],
  ["LockTimeoutError", exitStatus.locked],
  ["StateChangedError", exitStatus.changed],
  ["StateNotFound", exitStatus.usage],
  ["InvalidFrontmatter", exitStatus.usage],
  ["PermissionDenied", exitStatus.findings],
  ["ValidationFailed", exitStatus.findings],
  ["LockTimeout", exitStatus.locked],
  ["StaleState", exitStatus.changed]
]);
var most = 20;
async function complain(error, io) {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const line = (text) => `${visible(text)}
`;
  const status = users.get(name);
  if (status !== void 0) {
    await say(
      io.stderr,
      faultsOf(error, message).map((fault) => line(`${product.name}: ${fault}`)).join(""),
      io.env
    );
    return status;
  }
  const lines = [
    `${product.name}: this is a bug of ours, not yours: ${message}`,
    `  Please report it, with what you linted: ${product.url}/issues`,
    ...io.env.AGENT_STATE_LINT_DEBUG ? stack.split("\n") : ["  AGENT_STATE_LINT_DEBUG=1 shows where it happened."]
  ];
  await say(io.stderr, lines.map(line).join(""), io.env);
  return exitStatus.bug;
}
function faultsOf(error, message) {
  const { faults = [message] } = error;
  const left = faults.length - most;
  return left > 0 ? [...faults.slice(0, most), `and ${left} more`] : faults;
}

export {
  complain
};
