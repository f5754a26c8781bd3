import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  UsageError,
  fails,
  lint,
  rules,
  schemas
} from "./chunks/chunk-MFL5HNHK.js";
import "./chunks/chunk-5XWL5JNG.js";
export {
  UsageError,
  fails,
  lint,
  rules,
  schemas
};
