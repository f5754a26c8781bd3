import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  WriteError,
  asWriteError,
  writeFile
} from "./chunk-3CQ65UFE.js";
import "./chunk-5XWL5JNG.js";
export {
  WriteError,
  asWriteError,
  writeFile
};
