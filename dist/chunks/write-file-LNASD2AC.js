import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{WriteError,asWriteError,writeFile}from"./chunk-ZH23DREO.js";import"./chunk-PMWXOWGL.js";export{WriteError,asWriteError,writeFile};
