import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  Lexer
} from "./chunk-DVMKRWGA.js";

// src/text/yaml-comments.ts
var marks = /* @__PURE__ */ new Set(["", "", ""]);
function yamlComments(text, from, to) {
  const comments = [];
  let at = from;
  let isScalar = false;
  for (const token of new Lexer().lex(text.slice(from, to))) {
    const isMark = !isScalar && marks.has(token);
    if (!isScalar && token.startsWith("#")) comments.push({ start: at, end: at + token.trimEnd().length });
    if (!isMark) at += token.length;
    isScalar = isMark && token === "";
  }
  return comments;
}

export {
  yamlComments
};
