import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{inertJson}from"./chunk-DEYUGHCI.js";import{worstFirst}from"./chunk-WMW556DY.js";import{visible}from"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";var severities={error:"major",warning:"minor",info:"info"},gitlab=({findings})=>{let seen=new Map;return`${inertJson([...findings].sort(worstFirst).map(finding=>issueOf(
finding,seen)))}
`},gitlab_default=gitlab;function issueOf({rule,severity,message,path,start,end,fingerprint},seen){let times=(seen.get(fingerprint)??0)+1;return seen.set(fingerprint,
times),{description:visible(message)||rule,check_name:rule,fingerprint:times===1?fingerprint:`${fingerprint}.${times}`,severity:severities[severity],location:{path,
lines:{begin:start.line,end:end.line}}}}export{gitlab_default as default};
