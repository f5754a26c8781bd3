import { product } from '../core/product.js';
import { visible } from '../text/visible.js';
import { type ExitStatus, exitStatus } from './exit-status.js';
import type { Io } from './io.js';
import { say } from './say.js';

/** Errors that say to their user what is wrong, in words that are all there is to tell; and what they end with. */
const users = new Map<string, ExitStatus>([
  ['UsageError', exitStatus.usage],
  ['ConfigurationError', exitStatus.usage],
  ['WriteError', exitStatus.usage],
  ['LockUnavailableError', exitStatus.usage],
  ['LockTimeoutError', exitStatus.locked],
  ['StateChangedError', exitStatus.changed],
  ['StateNotFound', exitStatus.usage],
  ['InvalidFrontmatter', exitStatus.usage],
  ['PermissionDenied', exitStatus.findings],
  ['ValidationFailed', exitStatus.findings],
  ['LockTimeout', exitStatus.locked],
  ['StaleState', exitStatus.changed],
]);
/** Of a configuration that is no configuration at all, so many faults are enough. */
const most = 20;

/** Tells why the command could not do what it was asked for. Every other error than a user's is a bug of ours. */
export async function complain(error: unknown, io: Io): Promise<ExitStatus> {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const line = (text: string) => `${visible(text)}\n`;
  const status = users.get(name);
  if (status !== undefined) {
    await say(
      io.stderr,
      faultsOf(error, message)
        .map((fault) => line(`${product.name}: ${fault}`))
        .join(''),
      io.env,
    );
    return status;
  }
  const lines = [
    `${product.name}: this is a bug of ours, not yours: ${message}`,
    `  Please report it, with what you linted: ${product.url}/issues`,
    ...(io.env.AGENT_STATE_LINT_DEBUG ? stack.split('\n') : ['  AGENT_STATE_LINT_DEBUG=1 shows where it happened.']),
  ];
  await say(io.stderr, lines.map(line).join(''), io.env);
  return exitStatus.bug;
}

/** A configuration may have several, and tells all of them at once. */
function faultsOf(error: unknown, message: string): readonly string[] {
  const { faults = [message] } = error as { readonly faults?: readonly string[] };
  const left = faults.length - most;
  return left > 0 ? [...faults.slice(0, most), `and ${left} more`] : faults;
}
