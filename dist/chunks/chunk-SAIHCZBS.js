import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/library/update/errors.ts
var StateNotFound = class extends Error {
  name = "StateNotFound";
};
var InvalidFrontmatter = class extends Error {
  name = "InvalidFrontmatter";
  /** The first thing that is wrong with its notation; undefined when nothing is but its form. */
  finding;
  constructor(message, finding) {
    super(message);
    this.finding = finding;
  }
};
var PermissionDenied = class extends Error {
  name = "PermissionDenied";
  /** The dotted key paths that it may not write. */
  fields;
  constructor(message, fields) {
    super(message);
    this.fields = fields;
  }
};
var LockTimeout = class extends Error {
  name = "LockTimeout";
};
var ValidationFailed = class extends Error {
  name = "ValidationFailed";
  /** The errors that the update would bring about; none when the patch does not fit. */
  findings;
  constructor(message, findings = []) {
    super(message);
    this.findings = findings;
  }
};
var StaleState = class extends Error {
  name = "StaleState";
};

export {
  StateNotFound,
  InvalidFrontmatter,
  PermissionDenied,
  LockTimeout,
  ValidationFailed,
  StaleState
};
