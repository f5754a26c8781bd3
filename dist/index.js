import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  fails,
  fix,
  init,
  lint,
  migrate,
  recover,
  rules,
  schemas
} from "./chunks/chunk-ODSHSN3F.js";
import {
  ConfigurationError
} from "./chunks/chunk-XJ3GXY3N.js";
import "./chunks/chunk-XMKX3TTI.js";
import "./chunks/chunk-6UKL2FAM.js";
import "./chunks/chunk-RSLXQSXO.js";
import {
  UsageError
} from "./chunks/chunk-233WNEWQ.js";
import "./chunks/chunk-YMDNCPQQ.js";
import "./chunks/chunk-FIFGV5WR.js";
import "./chunks/chunk-SUBIX57V.js";
import "./chunks/chunk-HEWHFI7I.js";
import "./chunks/chunk-4GRROO5M.js";
import "./chunks/chunk-FEIMMAU4.js";
import "./chunks/chunk-KIIBNNLQ.js";
import "./chunks/chunk-APDN442V.js";
import "./chunks/chunk-KIFGCQ62.js";
import "./chunks/chunk-4FZGF4UY.js";
import "./chunks/chunk-YVFHDY45.js";
import "./chunks/chunk-GLERG5YY.js";
import "./chunks/chunk-DVMKRWGA.js";
import "./chunks/chunk-5XWL5JNG.js";
export {
  ConfigurationError,
  UsageError,
  fails,
  fix,
  init,
  lint,
  migrate,
  recover,
  rules,
  schemas
};
