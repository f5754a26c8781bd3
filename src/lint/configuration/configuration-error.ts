import { UsageError } from '../usage-error.js';

/** A configuration that cannot be used: nothing was linted, for it is not known how. */
export class ConfigurationError extends UsageError {
  override readonly name = 'ConfigurationError';
  /** All that is wrong with it, a line each, in the order of the file: `agent-state-lint.yaml:3:5: what is wrong`. */
  readonly faults: readonly string[];

  constructor(faults: readonly [string, ...string[]]) {
    const others = faults.length - 1;
    super(others === 0 ? faults[0] : `${faults[0]} (and ${others} more)`);
    this.faults = faults;
  }
}
