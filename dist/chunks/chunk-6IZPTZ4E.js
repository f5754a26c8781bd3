import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  UsageError
} from "./chunk-6HVZBCW5.js";

// src/lint/configuration/configuration-error.ts
var ConfigurationError = class extends UsageError {
  name = "ConfigurationError";
  /** All that is wrong with it, a line each, in the order of the file: `agent-state-lint.yaml:3:5: what is wrong`. */
  faults;
  constructor(faults) {
    const others = faults.length - 1;
    super(others === 0 ? faults[0] : `${faults[0]} (and ${others} more)`);
    this.faults = faults;
  }
};

export {
  ConfigurationError
};
