import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{holdsKey,parse}from"./chunk-IBKJRFZR.js";import"./chunk-SMPQXOG7.js";import"./chunk-CGGJ2SV2.js";import"./chunk-CG7TYCK6.js";import"./chunk-4AD34QOQ.js";
import"./chunk-L5HX7WC4.js";import"./chunk-O3DR2KKW.js";import"./chunk-4KOTOZ36.js";import"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";export{holdsKey,parse};
