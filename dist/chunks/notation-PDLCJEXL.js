import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  holdsKey,
  parse
} from "./chunk-FPUBU52M.js";
import "./chunk-K6S3FNJG.js";
import "./chunk-N4MQ3JWU.js";
import "./chunk-5IULGG2R.js";
import "./chunk-5XWL5JNG.js";
export {
  holdsKey,
  parse
};
