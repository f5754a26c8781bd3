import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/reporters/reporter.ts
var asItIs = (path) => path || ".";

export {
  asItIs
};
