import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  holdsKey,
  parse
} from "./chunk-2DDN2IT5.js";
import "./chunk-6Q2ATPET.js";
import "./chunk-Q7SXBRVZ.js";
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
