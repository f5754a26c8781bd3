import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{tell}from"./chunk-DT4DSPBW.js";import{checkTransition,moveTarget,updateTarget}from"./chunk-X5UPMQ2S.js";import{targetAt}from"./chunk-3HC2VTD5.js";
import"./chunk-NU4333IR.js";import"./chunk-ZOVBSAH2.js";import"./chunk-ZH23DREO.js";import"./chunk-MZNSU66H.js";import{instant}from"./chunk-BMDU7BB2.js";
import{hasColors}from"./chunk-EJTSCV4W.js";import{exitStatus}from"./chunk-SIGZUW6O.js";import{say}from"./chunk-47UHDOGC.js";import{inertJson}from"./chunk-DEYUGHCI.js";
import{readState}from"./chunk-PHLAFPNL.js";import"./chunk-G2QXJBW6.js";import"./chunk-NRHTSANH.js";import"./chunk-XFJOWFPY.js";import"./chunk-KUWVXKDL.js";
import"./chunk-UMXWHUJH.js";import"./chunk-MLJMMB5F.js";import"./chunk-SP7ABGYT.js";import"./chunk-VUXKQXN2.js";import"./chunk-DHNBCSJ3.js";
import{UsageError}from"./chunk-34XNZ5UG.js";import"./chunk-SMPQXOG7.js";import"./chunk-CGGJ2SV2.js";import"./chunk-RZ4BXAHG.js";import"./chunk-SXE7HTQW.js";
import"./chunk-YBFQPDA5.js";import"./chunk-PA3GP2UF.js";import"./chunk-DVACY2FY.js";import"./chunk-WMW556DY.js";import"./chunk-FMMJ6K35.js";
import"./chunk-CG7TYCK6.js";import"./chunk-JT6OHLAG.js";import"./chunk-QRLRKORG.js";import"./chunk-DKWRIRRU.js";import"./chunk-55TSMPNM.js";
import"./chunk-TTIOAT4J.js";import"./chunk-YVZM5J6F.js";import"./chunk-4WQSKGI3.js";import"./chunk-QNRASBDQ.js";import"./chunk-FF2GFRT5.js";
import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";import"./chunk-4AD34QOQ.js";import"./chunk-OEFCFUBJ.js";import"./chunk-WOULCUZM.js";
import"./chunk-RBBPKCDR.js";import"./chunk-HM4LX76O.js";import"./chunk-7MVKXGH6.js";import"./chunk-OCYD6ZGS.js";import"./chunk-L5HX7WC4.js";
import{count,inert,quote}from"./chunk-O3DR2KKW.js";import"./chunk-4KOTOZ36.js";import"./chunk-ED2W3QZT.js";import"./chunk-SYMQE37P.js";import"./chunk-CCRLEUH2.js";
import{visible}from"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";function lineOf({field,before,after}){let[old,now]=[before,after].map(shown),isUnchanged=JSON.stringify(before)===JSON.stringify(after);return`  ${field}: ${old===
now&&!isUnchanged?`${now}, changed`:`${old} -> ${now}`}`}function shown(value){return Array.isArray(value)?count(value.length,"item"):typeof value=="object"&&value!==
null?count(Object.keys(value).length,"field"):quote(value)}function patchOf(words,meaningOf){let patch=Object.create(null),places=new Map;for(let word of words){let{path,value}=parted(word),field=path.join("."),known=places.
get(field);if(known==="value")throw new UsageError(`${quote(field)} is given twice`);if(known==="above")throw new UsageError(clash(field,belowOf(places,field)));
let at=patch;for(let[depth,key]of path.slice(0,-1).entries()){let above=path.slice(0,depth+1).join(".");if(places.get(above)==="value")throw new UsageError(clash(
above,field));places.set(above,"above"),at[key]??=Object.create(null),at=at[key]}places.set(field,"value"),at[path.at(-1)??""]=meaningOf(path,value)}return patch}
var clash=(above,below)=>`${quote(above)} and ${quote(below)}, which lies in it, are both given; give one of them`;function belowOf(places,above){return[...places].
find(([field,kind])=>kind==="value"&&field.startsWith(`${above}.`))?.[0]??above}function parted(word){let equals=word.indexOf("="),path=word.slice(0,Math.max(0,
equals)).split(".");if(equals<0)throw new UsageError(`expected a field and its value, such as position.thread=3, not ${quote(word)}`);if(path.some(key=>key===""))
throw new UsageError(`${quote(word)} names no field before its =`);return{path,value:word.slice(equals+1)}}async function updateCommand(words,flags,io){try{return await update(words,flags,io),exitStatus.clean}catch(error){throw flags.format==="json"&&error instanceof
Error&&io.stdout.write(`${inertJson({error:told(error)})}
`),error}}async function update(words,flags,io){for(let name of["agent","root","events"])if(flags[name]==="")throw new UsageError(`--${name} must not be empty`);
let{agent,expect,root,dryRun=!1,events,format}=flags,target=await targetAt(root,io.cwd),{meaningOf}=target.updates,patch=patchOf(words,meaningOf),expected=expect&&
patchOf(expect,meaningOf),options={agent,cwd:io.cwd,expect:expected,dryRun,events,now:momentIn(flags)},result=await updateTarget(target,patch,options),{path,changes,
events:happened,before,after,isWritten}=result;if(format==="json")io.stdout.write(`${inertJson({path,isWritten,changes,events:happened})}
`);else if(dryRun){let{unifiedDiff}=await import("./unified-diff-75Y7QOB6.js");await say(io.stdout,unifiedDiff([{path,before,after}],hasColors(io.stdout,io.env,void 0)),
io.env)}else await say(io.stdout,linesOf(result,target.shown(path)),io.env)}function linesOf({changes,events},path){if(changes.length===0)return`${visible(path)}\
 says all of it already
`;let changed=changes.map(lineOf),waves=events.flatMap(event=>event.event==="wave_complete"?["wave complete; what comes next is for mc to write"]:[]);return[`up\
dated ${path}`,...changed,...waves].map(line=>`${visible(line)}
`).join("")}function told({name,message,...more}){let{findings,fields}=more;return{name,message,...fields!==void 0&&{fields},...findings!==void 0&&{findings}}}function momentIn({
now}){let moment=now===void 0?void 0:instant(now);if(moment!=="commit")return moment;throw new UsageError(`--now wants a moment like 2026-01-24T14:00:00Z; ${quote(
moment)} is none`)}async function transitionCommand(transition,flags,io){try{return await move(transition,flags,io),exitStatus.clean}catch(error){throw flags.format==="json"&&error instanceof
Error&&io.stdout.write(`${inertJson({error:told(error)})}
`),error}}async function move(transition,flags,io){for(let name of["agent","root","events"])if(flags[name]==="")throw new UsageError(`--${name} must not be empt\
y`);checkTransition(transition);let{agent,root,dryRun=!1,events,format}=flags,target=await targetAt(root,io.cwd),result=await moveTarget(target,transition,{agent,
cwd:io.cwd,dryRun,events,now:momentIn(flags)}),{path,files,changes,notes,isWritten}=result;if(format==="json"){let json={path,files:files.map(file=>file.path),isWritten,
changes,events:result.events,notes};io.stdout.write(`${inertJson(json)}
`)}else if(dryRun){let{unifiedDiff}=await import("./unified-diff-75Y7QOB6.js"),shown2=files.map(file=>({...file,before:file.before??"",isNew:file.before===null}));
await say(io.stdout,unifiedDiff(shown2,hasColors(io.stdout,io.env,void 0)),io.env)}else await say(io.stdout,linesOf2(result,target.shown),io.env)}function linesOf2({
path,files,changes,notes},shown2){return[...files.filter(file=>file.path!==path).map(file=>`${file.before===null?"wrote":"updated"} ${shown2(file.path)}`),`upda\
ted ${shown2(path)}`,...changes.map(lineOf),...notes].map(line=>`${visible(line)}
`).join("")}async function getCommand(field,{root,json},io){if(field==="")throw new UsageError("a field must not be empty");if(root==="")throw new UsageError("--root wants \
a path, and must not be empty");let state=await readState({cwd:io.cwd,root}),value=field===void 0?state.data:state.get(field);if(value===void 0)return await tell(
io,[`the state says nothing of ${inert(field??"")}`]),exitStatus.findings;let isBare=!json&&typeof value!="object";return await say(io.stdout,`${isBare?bare(value):
inertJson(value)}
`,io.env),exitStatus.clean}function bare(value){return String(value).split(`
`).map(visible).join(`
`)}export{getCommand,transitionCommand,updateCommand};
