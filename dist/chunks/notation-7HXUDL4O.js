import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  holdsKey,
  parse
} from "./chunk-FFWIU42T.js";
import "./chunk-LW7UWH6L.js";
import "./chunk-N4MQ3JWU.js";
import "./chunk-7SEF2INZ.js";
import "./chunk-5XWL5JNG.js";
export {
  holdsKey,
  parse
};
