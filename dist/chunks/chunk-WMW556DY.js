import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var severityRank={error:0,warning:1,info:2};function worstFirst(a,b){return severityRank[a.severity]-severityRank[b.severity]}export{severityRank,worstFirst};
