import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  fails,
  lint,
  rules,
  schemas
} from "./chunks/chunk-DGOH23G5.js";
import {
  ConfigurationError,
  UsageError
} from "./chunks/chunk-RFLPBBOZ.js";
import "./chunks/chunk-LW7UWH6L.js";
import "./chunks/chunk-N4MQ3JWU.js";
import "./chunks/chunk-RWACLHM7.js";
import "./chunks/chunk-GRR3EX4X.js";
import "./chunks/chunk-7SEF2INZ.js";
import "./chunks/chunk-5XWL5JNG.js";
export {
  ConfigurationError,
  UsageError,
  fails,
  lint,
  rules,
  schemas
};
