import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  fails,
  fix,
  lint,
  rules,
  schemas
} from "./chunks/chunk-KWLNCTVC.js";
import "./chunks/chunk-VPLH4T6D.js";
import "./chunks/chunk-XPLZ3CD6.js";
import "./chunks/chunk-5E324JF2.js";
import {
  ConfigurationError
} from "./chunks/chunk-B6TPOO4L.js";
import "./chunks/chunk-S2ECQAUY.js";
import "./chunks/chunk-S3NLA2EV.js";
import "./chunks/chunk-N4MQ3JWU.js";
import "./chunks/chunk-2XB3ZTB2.js";
import "./chunks/chunk-VHIEQJZA.js";
import "./chunks/chunk-DUZQBUPH.js";
import "./chunks/chunk-TA5XASOD.js";
import "./chunks/chunk-ZG5PXTTS.js";
import "./chunks/chunk-KOJHAVT2.js";
import "./chunks/chunk-3N7U6IZG.js";
import {
  UsageError
} from "./chunks/chunk-4VARH3L5.js";
import "./chunks/chunk-APDN442V.js";
import "./chunks/chunk-FIFGV5WR.js";
import "./chunks/chunk-6L4AJ3H4.js";
import "./chunks/chunk-XZUIP4KH.js";
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
