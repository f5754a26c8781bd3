import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  yamlComments
} from "./chunk-HKZPIQBH.js";
import "./chunk-DVMKRWGA.js";
import "./chunk-5XWL5JNG.js";
export {
  yamlComments
};
