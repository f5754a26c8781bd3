import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{visible}from"./chunk-ED7OECLU.js";function inertJson(value){return JSON.stringify(value,null,2).replace(/##\[|[^\n -~]/gu,escaped)}function escaped(found){return found==="##["?"#\\u0023[":visible(
found)===found?found:found.split("").map(unit=>`\\u${unit.charCodeAt(0).toString(16).padStart(4,"0")}`).join("")}export{inertJson};
