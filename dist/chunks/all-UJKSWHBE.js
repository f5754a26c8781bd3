import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  askedBy,
  initRoot,
  recoverRoots,
  reportedOf
} from "./chunk-LUNX3WDL.js";
import "./chunk-QGA44UU3.js";
import "./chunk-F7RZPQLN.js";
import "./chunk-WOBT2IIJ.js";
import "./chunk-REWVI7DD.js";
import "./chunk-3CQ65UFE.js";
import "./chunk-A2MFEXBV.js";
import "./chunk-6JI5UOWA.js";
import {
  lintRoots
} from "./chunk-HRIORTLV.js";
import "./chunk-IX3VQOPB.js";
import "./chunk-DZVJDIST.js";
import "./chunk-6ZSVVGFQ.js";
import "./chunk-6HVZBCW5.js";
import "./chunk-YMDNCPQQ.js";
import "./chunk-FIFGV5WR.js";
import "./chunk-QWCQNB4D.js";
import "./chunk-VALUG7QN.js";
import "./chunk-QMN52F6N.js";
import "./chunk-NMP4AIZ7.js";
import "./chunk-4GRROO5M.js";
import "./chunk-MRLGE62H.js";
import "./chunk-2XB3ZTB2.js";
import "./chunk-NXQGIGHV.js";
import "./chunk-QGYQC2VK.js";
import "./chunk-4OMBM5OY.js";
import "./chunk-LRFVJKG5.js";
import "./chunk-FEIMMAU4.js";
import "./chunk-KJHL3IC5.js";
import "./chunk-WPQ2KQ5F.js";
import "./chunk-G74KQE6F.js";
import "./chunk-HXS6QXFJ.js";
import "./chunk-JFYJO2YG.js";
import "./chunk-QHCGNWDN.js";
import "./chunk-V52XWFG2.js";
import "./chunk-74NDXLBV.js";
import "./chunk-VOYRXT6Q.js";
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
