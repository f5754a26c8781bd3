import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/text/hash.ts
function isHash(text) {
  return /^[0-9a-f]{4,64}$/.test(text);
}

// src/text/portable-names.ts
var device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9¹²³])[ ]*(?:[.:]|$)/i;
function isStrangeOnWindows(path) {
  return path.split("/").some((part) => /[\\:*?"<>|\p{Cc}]|[. ]$/u.test(part) || device.test(part));
}

export {
  isHash,
  isStrangeOnWindows
};
