import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{yamlComments}from"./chunk-K2CPHDBB.js";import"./chunk-4KOTOZ36.js";import"./chunk-PMWXOWGL.js";export{yamlComments};
