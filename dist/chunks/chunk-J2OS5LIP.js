import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  remarkStringify
} from "./chunk-Z4Z5NENI.js";
import {
  unified
} from "./chunk-XOZEBM55.js";
import {
  capped,
  visible
} from "./chunk-GLERG5YY.js";

// src/reporters/markdown/blocks.ts
var writer = unified().use(remarkStringify, { bullet: "-", resourceLink: true });
var longestText = 200;
function markdownOf(children) {
  return writer.stringify({ type: "root", children });
}
function list({ items, most, left, line }) {
  if (items.length === 0) return [];
  const shown = items.slice(0, most);
  const children = shown.map((item) => ({
    type: "listItem",
    spread: false,
    children: [paragraph(...line(item))]
  }));
  const more = items.length - shown.length;
  return [
    ...shown.length > 0 ? [{ type: "list", spread: false, children }] : [],
    ...more > 0 ? [paragraph(text(`\u2026 and ${more} more${left}`))] : []
  ];
}
function section(title, blocks) {
  return blocks.length === 0 ? [] : [heading(3, title), ...blocks];
}
function heading(depth, title) {
  return { type: "heading", depth, children: [text(title)] };
}
function paragraph(...children) {
  return { type: "paragraph", children };
}
function text(value) {
  return { type: "text", value };
}
function code(value, most = longestText) {
  const inert = visible(value).replaceAll("##[", "#\\x23[");
  return { type: "inlineCode", value: capped(inert, most) || " " };
}

export {
  markdownOf,
  list,
  section,
  heading,
  paragraph,
  text,
  code
};
