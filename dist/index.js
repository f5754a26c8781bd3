import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  fails,
  fix,
  increment,
  init,
  lint,
  migrate,
  readState,
  recover,
  rules,
  schemas,
  updateState
} from "./chunks/chunk-B6J32ICE.js";
import {
  InvalidFrontmatter,
  LockTimeout,
  PermissionDenied,
  StaleState,
  StateNotFound,
  ValidationFailed
} from "./chunks/chunk-SAIHCZBS.js";
import {
  ConfigurationError
} from "./chunks/chunk-6IZPTZ4E.js";
import "./chunks/chunk-6JI5UOWA.js";
import "./chunks/chunk-HRIORTLV.js";
import "./chunks/chunk-IX3VQOPB.js";
import "./chunks/chunk-DZVJDIST.js";
import "./chunks/chunk-6ZSVVGFQ.js";
import {
  UsageError
} from "./chunks/chunk-6HVZBCW5.js";
import "./chunks/chunk-YMDNCPQQ.js";
import "./chunks/chunk-FIFGV5WR.js";
import "./chunks/chunk-QWCQNB4D.js";
import "./chunks/chunk-VALUG7QN.js";
import "./chunks/chunk-QMN52F6N.js";
import "./chunks/chunk-NMP4AIZ7.js";
import "./chunks/chunk-4GRROO5M.js";
import "./chunks/chunk-MRLGE62H.js";
import "./chunks/chunk-2XB3ZTB2.js";
import "./chunks/chunk-NXQGIGHV.js";
import {
  Increment
} from "./chunks/chunk-M4NCWAO3.js";
import "./chunks/chunk-QGYQC2VK.js";
import "./chunks/chunk-4OMBM5OY.js";
import "./chunks/chunk-LRFVJKG5.js";
import "./chunks/chunk-FEIMMAU4.js";
import "./chunks/chunk-KJHL3IC5.js";
import "./chunks/chunk-WPQ2KQ5F.js";
import "./chunks/chunk-G74KQE6F.js";
import "./chunks/chunk-HXS6QXFJ.js";
import "./chunks/chunk-JFYJO2YG.js";
import "./chunks/chunk-QHCGNWDN.js";
import "./chunks/chunk-V52XWFG2.js";
import "./chunks/chunk-74NDXLBV.js";
import "./chunks/chunk-VOYRXT6Q.js";
import "./chunks/chunk-YVFHDY45.js";
import "./chunks/chunk-GLERG5YY.js";
import "./chunks/chunk-DVMKRWGA.js";
import "./chunks/chunk-5XWL5JNG.js";
export {
  ConfigurationError,
  Increment,
  InvalidFrontmatter,
  LockTimeout,
  PermissionDenied,
  StaleState,
  StateNotFound,
  UsageError,
  ValidationFailed,
  fails,
  fix,
  increment,
  init,
  lint,
  migrate,
  readState,
  recover,
  rules,
  schemas,
  updateState
};
