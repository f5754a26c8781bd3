import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  holdsKey,
  parse
} from "./chunk-UXTIZ6SW.js";
import "./chunk-S2ECQAUY.js";
import "./chunk-S3NLA2EV.js";
import "./chunk-N4MQ3JWU.js";
import "./chunk-2XB3ZTB2.js";
import "./chunk-FIFGV5WR.js";
import "./chunk-6L4AJ3H4.js";
import "./chunk-XZUIP4KH.js";
import "./chunk-GLERG5YY.js";
import "./chunk-5XWL5JNG.js";
export {
  holdsKey,
  parse
};
