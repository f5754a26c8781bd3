import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/core/limits.ts
var defaultLimits = {
  heartbeatMs: 10 * 6e4,
  staleStoreMs: 30 * 6e4,
  clockSkewMs: 2 * 6e4,
  aliasExpansions: 100,
  yamlBytes: 128 * 1024,
  markdownBytes: 1024 * 1024,
  parsedMarkdownBytes: 256 * 1024,
  jsonBytes: 64 * 1024 * 1024,
  depth: 64,
  keys: 2e4,
  findings: 1e4
};

export {
  defaultLimits
};
