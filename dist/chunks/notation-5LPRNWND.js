import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  holdsKey,
  parse
} from "./chunk-OAPY3J6N.js";
import "./chunk-YMDNCPQQ.js";
import "./chunk-FIFGV5WR.js";
import "./chunk-2XB3ZTB2.js";
import "./chunk-WPQ2KQ5F.js";
import "./chunk-VOYRXT6Q.js";
import "./chunk-YVFHDY45.js";
import "./chunk-GLERG5YY.js";
import "./chunk-DVMKRWGA.js";
import "./chunk-5XWL5JNG.js";
export {
  holdsKey,
  parse
};
