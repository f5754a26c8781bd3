import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  holdsKey,
  parse
} from "./chunk-7WG3DCVJ.js";
import "./chunk-YMDNCPQQ.js";
import "./chunk-FIFGV5WR.js";
import "./chunk-KIFGCQ62.js";
import "./chunk-4FZGF4UY.js";
import "./chunk-YVFHDY45.js";
import "./chunk-GLERG5YY.js";
import "./chunk-DVMKRWGA.js";
import "./chunk-5XWL5JNG.js";
export {
  holdsKey,
  parse
};
