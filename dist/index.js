import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  fails,
  lint,
  rules,
  schemas
} from "./chunks/chunk-NLXJPBHH.js";
import {
  ConfigurationError,
  UsageError
} from "./chunks/chunk-56TBKB5W.js";
import "./chunks/chunk-K6S3FNJG.js";
import "./chunks/chunk-N4MQ3JWU.js";
import "./chunks/chunk-RWACLHM7.js";
import "./chunks/chunk-GRR3EX4X.js";
import "./chunks/chunk-5IULGG2R.js";
import "./chunks/chunk-5XWL5JNG.js";
export {
  ConfigurationError,
  UsageError,
  fails,
  lint,
  rules,
  schemas
};
