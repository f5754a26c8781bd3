import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/text/digest.ts
function digest(text) {
  const { createHash } = process.getBuiltinModule("node:crypto");
  return createHash("sha256").update(text).digest("hex");
}

export {
  digest
};
