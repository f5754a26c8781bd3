import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  holdsKey,
  parse
} from "./chunk-FEHHVHIY.js";
import "./chunk-EKOBTU63.js";
import "./chunk-PYCVMZFR.js";
import "./chunk-N4MQ3JWU.js";
import "./chunk-2XB3ZTB2.js";
import "./chunk-FIFGV5WR.js";
import "./chunk-6L4AJ3H4.js";
import "./chunk-YVFHDY45.js";
import "./chunk-GLERG5YY.js";
import "./chunk-5XWL5JNG.js";
export {
  holdsKey,
  parse
};
