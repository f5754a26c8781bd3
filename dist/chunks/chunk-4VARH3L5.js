import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/lint/usage-error.ts
var UsageError = class extends Error {
  name = "UsageError";
  /** The path that does not exist, as it was given, when that is what is wrong. */
  missing;
  constructor(message, missing) {
    super(message);
    this.missing = missing;
  }
};

export {
  UsageError
};
