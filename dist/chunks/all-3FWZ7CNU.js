import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  askedBy,
  initRoot,
  recoverRoots,
  reportedOf
} from "./chunk-ZWNNAYRG.js";
import "./chunk-ZI6XY4CC.js";
import "./chunk-IXDNU6IO.js";
import "./chunk-EVXGZCHE.js";
import "./chunk-3CQ65UFE.js";
import "./chunk-A2MFEXBV.js";
import {
  lintRoots
} from "./chunk-XMKX3TTI.js";
import "./chunk-6UKL2FAM.js";
import "./chunk-RSLXQSXO.js";
import "./chunk-233WNEWQ.js";
import "./chunk-YMDNCPQQ.js";
import "./chunk-FIFGV5WR.js";
import "./chunk-SUBIX57V.js";
import "./chunk-HEWHFI7I.js";
import "./chunk-4GRROO5M.js";
import "./chunk-FEIMMAU4.js";
import "./chunk-KIIBNNLQ.js";
import "./chunk-APDN442V.js";
import "./chunk-KIFGCQ62.js";
import "./chunk-4FZGF4UY.js";
import "./chunk-YVFHDY45.js";
import "./chunk-GLERG5YY.js";
import "./chunk-DVMKRWGA.js";
import "./chunk-5XWL5JNG.js";

// src/library/recover/all.ts
async function recoverAndReport(purpose, options) {
  const { report, ...recovered } = await recoverRoots(askedBy(purpose, options), lintRoots);
  return { ...recovered, report: { ...report, recovery: reportedOf(recovered.roots) } };
}
export {
  initRoot,
  recoverAndReport
};
