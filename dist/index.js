import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  fails,
  fix,
  lint,
  rules,
  schemas
} from "./chunks/chunk-IANNCVTW.js";
import "./chunks/chunk-42C57SDR.js";
import "./chunks/chunk-XPLZ3CD6.js";
import "./chunks/chunk-UAXO7GE6.js";
import {
  ConfigurationError
} from "./chunks/chunk-B6TPOO4L.js";
import "./chunks/chunk-6Q2ATPET.js";
import "./chunks/chunk-Q7SXBRVZ.js";
import "./chunks/chunk-N4MQ3JWU.js";
import "./chunks/chunk-2XB3ZTB2.js";
import "./chunks/chunk-7O7MACUO.js";
import "./chunks/chunk-APQKAGV5.js";
import "./chunks/chunk-4GRROO5M.js";
import "./chunks/chunk-TA5XASOD.js";
import "./chunks/chunk-P6KMSEEG.js";
import "./chunks/chunk-YXFIDI7T.js";
import "./chunks/chunk-UBSPOSFB.js";
import {
  UsageError
} from "./chunks/chunk-4VARH3L5.js";
import "./chunks/chunk-APDN442V.js";
import "./chunks/chunk-FIFGV5WR.js";
import "./chunks/chunk-6L4AJ3H4.js";
import "./chunks/chunk-YVFHDY45.js";
import "./chunks/chunk-GLERG5YY.js";
import "./chunks/chunk-5XWL5JNG.js";
export {
  ConfigurationError,
  UsageError,
  fails,
  fix,
  lint,
  rules,
  schemas
};
