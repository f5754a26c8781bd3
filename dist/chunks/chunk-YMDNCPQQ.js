import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  product
} from "./chunk-FIFGV5WR.js";

// src/lint/configuration/names.ts
var fileNames = ["yaml", "yml", "json"].map((ending) => `${product.name}.${ending}`);
var packageFile = "package.json";
var packageKey = product.name;
var baselineFile = `${product.name}-baseline.json`;
var packageBytes = 1024 * 1024;

export {
  fileNames,
  packageFile,
  packageKey,
  baselineFile,
  packageBytes
};
