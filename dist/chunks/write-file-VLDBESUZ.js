import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  WriteError,
  asWriteError,
  writeFile
} from "./chunk-YCHBDUDN.js";
import "./chunk-5XWL5JNG.js";
export {
  WriteError,
  asWriteError,
  writeFile
};
