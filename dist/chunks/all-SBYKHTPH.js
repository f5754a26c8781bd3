import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{tell}from"./chunk-DT4DSPBW.js";import{checkTransition,moveTarget,updateTarget}from"./chunk-MSHJQ3AW.js";import{targetAt}from"./chunk-L22VIWYJ.js";
import"./chunk-7VPEEEE5.js";import"./chunk-CNUGAFDR.js";import"./chunk-CN27AXK3.js";import"./chunk-ZH23DREO.js";import{instant}from"./chunk-BKFDSIFW.js";
import{exitStatus}from"./chunk-SIGZUW6O.js";import{hasColors}from"./chunk-EJTSCV4W.js";import{say}from"./chunk-47UHDOGC.js";import{inertJson}from"./chunk-DEYUGHCI.js";
import{readState}from"./chunk-L5IPYFBK.js";import"./chunk-JV56SVTT.js";import"./chunk-BOH3RUWY.js";import"./chunk-KUWVXKDL.js";import"./chunk-JZ3D26ZK.js";
import"./chunk-YYSE4MGW.js";import"./chunk-E5WE4YI6.js";import"./chunk-OU4YB2OZ.js";import"./chunk-ZMGNCHFC.js";import{UsageError}from"./chunk-WZ4F5PLA.js";
import"./chunk-SMPQXOG7.js";import"./chunk-CGGJ2SV2.js";import"./chunk-RZ4BXAHG.js";import"./chunk-SXE7HTQW.js";import"./chunk-YBFQPDA5.js";
import"./chunk-KJGHKCAW.js";import"./chunk-WMW556DY.js";import"./chunk-GDV3UTWI.js";import"./chunk-CG7TYCK6.js";import"./chunk-KN7UDGJX.js";
import"./chunk-QRLRKORG.js";import"./chunk-JIGPVBWV.js";import"./chunk-55TSMPNM.js";import"./chunk-35CKYDRV.js";import"./chunk-F2GHE7DX.js";
import"./chunk-FL62XDMA.js";import"./chunk-TYHJD6EH.js";import"./chunk-FF2GFRT5.js";import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";
import"./chunk-E55R4UL6.js";import"./chunk-DPYKUHYC.js";import"./chunk-XP3V5EZW.js";import"./chunk-RBBPKCDR.js";import"./chunk-K74WE5EW.js";
import"./chunk-LXIETXAJ.js";import"./chunk-OCYD6ZGS.js";import"./chunk-L5HX7WC4.js";import{count,inert,quote}from"./chunk-O3DR2KKW.js";import{
visible}from"./chunk-ED7OECLU.js";import"./chunk-4KOTOZ36.js";import"./chunk-PMWXOWGL.js";function patchOf(words,meaningOf){let patch=Object.create(null),places=new Map;for(let word of words){let{path,value}=parted(word),field=path.join(".");if(places.
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
now}){let moment=now===void 0?void 0:instant(now);if(moment!=="commit")return moment;throw new UsageError(`--now wants a moment like 2026-01-24T14:00:00Z; ${quote(
moment)} is none`)}async function transitionCommand(transition,flags,io){try{return await move(transition,flags,io),exitStatus.clean}catch(error){throw flags.format==="json"&&error instanceof
Error&&io.stdout.write(`${inertJson({error:told(error)})}
`),error}}async function move(transition,flags,io){for(let name of["agent","root","events"])if(flags[name]==="")throw new UsageError(`--${name} must not be empt\
y`);checkTransition(transition);let{agent,root,dryRun=!1,events,format}=flags,target=await targetAt(root,io.cwd),result=await moveTarget(target,transition,{agent,
cwd:io.cwd,dryRun,events,now:momentIn(flags)}),{path,files,changes,notes,isWritten}=result;if(format==="json"){let json={path,files:files.map(file=>file.path),isWritten,
changes,events:result.events,notes};io.stdout.write(`${inertJson(json)}
`)}else if(dryRun){let{unifiedDiff}=await import("./unified-diff-QCVRTDNS.js"),shown=files.map(file=>({...file,before:file.before??"",isNew:file.before===null}));
await say(io.stdout,unifiedDiff(shown,hasColors(io.stdout,io.env,void 0)),io.env)}else await say(io.stdout,linesOf2(result,target.shown),io.env)}function linesOf2({
path,files,changes,notes},shown){return[...files.filter(file=>file.path!==path).map(file=>`${file.before===null?"wrote":"updated"} ${shown(file.path)}`),`update\
d ${shown(path)}`,...changes.map(lineOf),...notes].map(line=>`${visible(line)}
`).join("")}function lineOf({field,before,after}){let[old,now]=[before,after].map(value=>Array.isArray(value)?count(value.length,"item"):quote(value));return`  ${field}\
: ${old===now?`${now}, changed`:`${old} -> ${now}`}`}async function getCommand(field,{root,json},io){if(field==="")throw new UsageError("a field must not be empty");if(root==="")throw new UsageError("--root wants \
a path, and must not be empty");let state=await readState({cwd:io.cwd,root}),value=field===void 0?state.data:state.get(field);if(value===void 0)return await tell(
io,[`the state says nothing of ${inert(field??"")}`]),exitStatus.findings;let isBare=!json&&typeof value!="object";return await say(io.stdout,`${isBare?bare(value):
inertJson(value)}
`,io.env),exitStatus.clean}function bare(value){return String(value).split(`
`).map(visible).join(`
`)}export{getCommand,transitionCommand,updateCommand};
