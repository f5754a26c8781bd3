import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{say}from"./chunk-47UHDOGC.js";import{product}from"./chunk-CGGJ2SV2.js";import{visible}from"./chunk-ED7OECLU.js";async function tell({stderr,env},lines){for(let line of lines)await say(stderr,`${visible(`${product.name}: ${line}`)}
`,env)}export{tell};
