import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{tell}from"./chunk-DT4DSPBW.js";import{targetAt,updateTarget}from"./chunk-XNH6ONSI.js";import"./chunk-XU7WHQCP.js";import"./chunk-CNUGAFDR.js";
import"./chunk-CN27AXK3.js";import"./chunk-ZH23DREO.js";import{instant}from"./chunk-THOCKCNE.js";import{exitStatus}from"./chunk-SIGZUW6O.js";
import{hasColors}from"./chunk-EJTSCV4W.js";import{say}from"./chunk-47UHDOGC.js";import{inertJson}from"./chunk-DEYUGHCI.js";import{readState}from"./chunk-EUJSH2UU.js";
import"./chunk-KUWVXKDL.js";import"./chunk-EPYEKWQB.js";import"./chunk-JCXKR2V2.js";import"./chunk-SFRRLXOF.js";import"./chunk-LRKYG7HE.js";
import"./chunk-E5WE4YI6.js";import"./chunk-OU4YB2OZ.js";import{UsageError}from"./chunk-32JDBHY3.js";import"./chunk-SMPQXOG7.js";import"./chunk-CGGJ2SV2.js";
import"./chunk-RZ4BXAHG.js";import"./chunk-SXE7HTQW.js";import"./chunk-EP4X5I3W.js";import"./chunk-5XWIMGYV.js";import"./chunk-WMW556DY.js";
import"./chunk-3WS24KGS.js";import"./chunk-CG7TYCK6.js";import"./chunk-KN7UDGJX.js";import"./chunk-QRLRKORG.js";import"./chunk-QSB2APHT.js";
import"./chunk-MAAVWFCB.js";import"./chunk-PNSIFF62.js";import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";import"./chunk-HFZDJGPX.js";
import"./chunk-R2GZINJI.js";import"./chunk-OKNUZLZX.js";import"./chunk-RBBPKCDR.js";import"./chunk-2DRHOU5Y.js";import"./chunk-YHCOE7YC.js";
import"./chunk-OCYD6ZGS.js";import"./chunk-ZXLUDNN5.js";import{inert,quote}from"./chunk-O3DR2KKW.js";import{visible}from"./chunk-ED7OECLU.js";
import"./chunk-4KOTOZ36.js";import"./chunk-PMWXOWGL.js";async function getCommand(field,{root,json},io){if(field==="")throw new UsageError("a field must not be empty");if(root==="")throw new UsageError("--root wants \
a path, and must not be empty");let state=await readState({cwd:io.cwd,root}),value=field===void 0?state.data:state.get(field);if(value===void 0)return await tell(
io,[`the state says nothing of ${inert(field??"")}`]),exitStatus.findings;let isBare=!json&&typeof value!="object";return await say(io.stdout,`${isBare?bare(value):
inertJson(value)}
`,io.env),exitStatus.clean}function bare(value){return String(value).split(`
`).map(visible).join(`
`)}function patchOf(words,meaningOf){let patch=Object.create(null),places=new Map;for(let word of words){let{path,value}=parted(word),field=path.join(".");if(places.
has(field))throw new UsageError(`${quote(field)} is given twice`);let at=patch;for(let[depth,key]of path.slice(0,-1).entries()){let above=path.slice(0,depth+1).
join(".");if(places.get(above)==="value")throw new UsageError(`${quote(above)} is given twice, once by ${quote(field)}`);places.set(above,"above"),at[key]??=Object.
create(null),at=at[key]}places.set(field,"value"),at[path.at(-1)??""]=meaningOf(path,value)}return patch}function parted(word){let equals=word.indexOf("="),path=word.
slice(0,Math.max(0,equals)).split(".");if(equals<0)throw new UsageError(`expected a field and its value, such as position.thread=3, not ${quote(word)}`);if(path.
some(key=>key===""))throw new UsageError(`${quote(word)} names no field before its =`);return{path,value:word.slice(equals+1)}}async function updateCommand(words,flags,io){try{return await update(words,flags,io),exitStatus.clean}catch(error){throw flags.format==="json"&&error instanceof
Error&&io.stdout.write(`${inertJson({error:told(error)})}
`),error}}async function update(words,flags,io){for(let name of["agent","root","events"])if(flags[name]==="")throw new UsageError(`--${name} must not be empty`);
let{agent,expect,root,dryRun=!1,events,format}=flags,target=await targetAt(root,io.cwd),{meaningOf}=target.updates,patch=patchOf(words,meaningOf),expected=expect&&
patchOf(expect,meaningOf),options={agent,cwd:io.cwd,expect:expected,dryRun,events,now:momentIn(flags)},result=await updateTarget(target,patch,options),{path,changes,
events:happened,before,after,isWritten}=result;if(format==="json")io.stdout.write(`${inertJson({path,isWritten,changes,events:happened})}
`);else if(dryRun){let{unifiedDiff}=await import("./unified-diff-QCVRTDNS.js");await say(io.stdout,unifiedDiff([{path,before,after}],hasColors(io.stdout,io.env,void 0)),
io.env)}else await say(io.stdout,linesOf(result,target.shown(path)),io.env)}function linesOf({changes,events},path){let changed=changes.map(({field,before,after})=>`\
  ${field}: ${quote(before)} -> ${quote(after)}`),waves=events.flatMap(event=>event.event==="wave_complete"?["wave complete; what comes next is for mc to write"]:
[]);return[`updated ${path}`,...changed,...waves].map(line=>`${visible(line)}
`).join("")}function told({name,message,...more}){let{findings,fields}=more;return{name,message,...fields!==void 0&&{fields},...findings!==void 0&&{findings}}}function momentIn({
now}){let moment=now===void 0?void 0:instant(now);if(moment!=="commit")return moment;throw new UsageError(`--now of update wants a moment like 2026-01-24T14:00:\
00Z; ${quote(moment)} is none`)}export{getCommand,updateCommand};
