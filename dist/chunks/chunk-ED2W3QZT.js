import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{comparable}from"./chunk-SYMQE37P.js";import{visible}from"./chunk-ED7OECLU.js";var inOneLine=text=>visible(text.replace(/\s+/g," ").trim());function isHeld({key,text},texts){return texts.has(key)||texts.has(comparable(inOneLine(text)))}export{inOneLine,isHeld};
