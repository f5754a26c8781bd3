import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/core/update.ts
var Increment = class {
  by;
  constructor(by) {
    this.by = by;
  }
};

export {
  Increment
};
