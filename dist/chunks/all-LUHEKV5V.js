import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{accountText}from"./chunk-5SQERVXX.js";import{tell}from"./chunk-DT4DSPBW.js";import"./chunk-POJAURHH.js";import{reportedOf}from"./chunk-7DPZPVVU.js";
import"./chunk-AC5PBR74.js";import{mergeWarmthOf,pointInWords,promptFor,resumeAt}from"./chunk-KCVNKF3W.js";import"./chunk-DLW3Q3O3.js";import{
targetAt}from"./chunk-L22VIWYJ.js";import"./chunk-7VPEEEE5.js";import"./chunk-CNUGAFDR.js";import"./chunk-CN27AXK3.js";import"./chunk-ZH23DREO.js";
import"./chunk-2BX5LQCB.js";import"./chunk-UD2ZJNOP.js";import{instant}from"./chunk-BKFDSIFW.js";import{exitStatus}from"./chunk-SIGZUW6O.js";
import{columnsOf,hasColors}from"./chunk-EJTSCV4W.js";import{say}from"./chunk-47UHDOGC.js";import"./chunk-FJJHSZVR.js";import{inertJson}from"./chunk-DEYUGHCI.js";
import"./chunk-L5IPYFBK.js";import"./chunk-JV56SVTT.js";import"./chunk-BOH3RUWY.js";import"./chunk-KUWVXKDL.js";import{pathsSeenFrom}from"./chunk-JZ3D26ZK.js";
import"./chunk-YYSE4MGW.js";import"./chunk-E5WE4YI6.js";import"./chunk-OU4YB2OZ.js";import"./chunk-ZMGNCHFC.js";import{UsageError}from"./chunk-WZ4F5PLA.js";
import"./chunk-SMPQXOG7.js";import"./chunk-CGGJ2SV2.js";import"./chunk-RZ4BXAHG.js";import"./chunk-SXE7HTQW.js";import"./chunk-KJGHKCAW.js";
import"./chunk-WMW556DY.js";import"./chunk-GDV3UTWI.js";import"./chunk-CG7TYCK6.js";import"./chunk-KN7UDGJX.js";import"./chunk-QRLRKORG.js";
import"./chunk-JIGPVBWV.js";import"./chunk-55TSMPNM.js";import"./chunk-35CKYDRV.js";import"./chunk-F2GHE7DX.js";import"./chunk-FL62XDMA.js";
import"./chunk-TYHJD6EH.js";import"./chunk-FF2GFRT5.js";import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";import"./chunk-E55R4UL6.js";
import"./chunk-DPYKUHYC.js";import"./chunk-XP3V5EZW.js";import"./chunk-RBBPKCDR.js";import"./chunk-K74WE5EW.js";import"./chunk-LXIETXAJ.js";
import"./chunk-OCYD6ZGS.js";import"./chunk-L5HX7WC4.js";import{count,quote}from"./chunk-O3DR2KKW.js";import{capped,visible}from"./chunk-ED7OECLU.js";
import"./chunk-4KOTOZ36.js";import"./chunk-PMWXOWGL.js";var longest=300,line=text=>visible(capped(text.replace(/\s+/g," ").trim(),longest));function headLines({path,canResume,decision,context},shown){let{strategy,reason,
options}=decision;return[line(`${shown(path)} ${canResume?"can be resumed":"cannot be resumed"}`),`  strategy: ${strategy}`,`  ${line(reason)}`,...options.length>
0?[`  options: ${line(options.join(", "))}`]:[],...context?[`  mission: ${line(`${context.cluster??"unnamed"} (${context.dialect}), ${context.status??"no status"}`)}`]:
[],...context&&canResume?[`  resume point: ${line(pointInWords(context.resumePoint))}`]:[]]}function checkLines({checks},shown){let signs={passed:"PASS",failed:"\
FAIL",unknown:"????"};return["Checks",...checks.flatMap(({name,outcome,findings,reason})=>[`  ${line(`[${signs[outcome]}] ${name}${reason===void 0?"":`: ${reason}`}`)}`,
...findings.map(({path,start,message,rule})=>`    ${line(`${shown(path)}:${start.line}:${start.column} ${message} (${rule})`)}`)])]}function contextLines(context,shown){
let{checkpoint,warmth,decisions,blockers,completedBlocks,completedThreads,pendingPlans,notes}=context,lessons=warmth.reduce((sum,group2)=>sum+group2.lessons.length,
0),done=[...completedBlocks.map(one=>work("block",one)),...completedThreads.map(one=>work("thread",one))];return[...checkpoint?group(`Checkpoint: ${shown(checkpoint.
path)}`,checkpointLines(checkpoint)):[],...group("Completed",done),...group("Pending plans",pendingPlans.map(({block,path,isCurrent})=>`${block}: ${shown(path)}${isCurrent?
" (this one)":""}`)),...group("Decisions",decisions.map(named)),...group("Blockers",blockers.map(named)),...group(`Warmth: ${count(lessons,"lesson")}`,warmth.flatMap(
({category,lessons:all})=>all.map(text=>`${category}: ${text}`))),...group("Notes",notes)]}function group(title,items){return items.length===0?[]:["",line(title),
...items.map(item=>`  ${line(item)}`)]}function checkpointLines({type,answer,chosen,details}){return[`type: ${type??"unknown"}`,...details.map(named),`answer: ${answer??
"none yet"}${chosen===null?"":` (${chosen})`}`]}var named=({name,text})=>[name,text].filter(part=>part!=="").join(": ");function work(noun,{id,name,commits}){let title=[
`${noun} ${id}`.trim(),name].filter(part=>part!=="").join(": ");return commits.length>0?`${title} (${commits.join(", ")})`:title}async function resumeCommand(root,flags,io){try{let result=await resumeAt(optionsOf(root,flags,io));return await show(result,flags.format,io),result.canResume?exitStatus.
clean:exitStatus.findings}catch(error){throw flags.format==="json"&&error instanceof Error&&io.stdout.write(`${inertJson({error:{name:error.name,message:error.message}})}\

`),error}}function optionsOf(root,{config,git=!0,now},io){if(root==="")throw new UsageError("a root must not be empty");if(config==="")throw new UsageError("--c\
onfig wants a file, and must not be empty");return{cwd:io.cwd,root,git,...config!==void 0&&{config},...now!==void 0&&{now:instant(now)}}}async function show(result,format,io){
if(format==="json"){let{path,canResume,decision,checks,context,recovery}=result,told={path,canResume,decision,checks,context,recovery:recovery&&reportedOf([recovery])};
io.stdout.write(`${inertJson(told)}
`);return}if(format==="prompt"&&result.canResume&&result.context){await say(io.stdout,promptFor(result.context),io.env);return}await showText(result,format==="p\
rompt"?io.stderr:io.stdout,io)}async function showText(result,stream,io){let shown=pathsSeenFrom(io.cwd,result.top),{context,recovery,canResume}=result,lines=[...headLines(
result,shown),"",...checkLines(result,shown)];if(context&&canResume&&lines.push(...contextLines(context,shown)),await say(stream,lines.map(line2=>`${line2}
`).join(""),io.env),!recovery)return;let look={shown,colors:hasColors(stream,io.env,void 0),width:columnsOf(stream,io.env),isWhole:!1};await say(stream,`
${accountText({recovery,purpose:"recover"},look)}`,io.env)}async function warmthCommand(flags,io){try{return await merge(flags,io),exitStatus.clean}catch(error){throw flags.format==="json"&&error instanceof Error&&io.stdout.
write(`${inertJson({error:{name:error.name,message:error.message}})}
`),error}}async function merge({root,dryRun=!1,format},io){if(root==="")throw new UsageError("--root must not be empty");let target=await targetAt(root,io.cwd),
result=await mergeWarmthOf(target,{dryRun}),{path,added,notes,before,after,isWritten}=result;if(format==="json"){io.stdout.write(`${inertJson({path,isWritten,added,
notes})}
`);return}if(dryRun&&added.length>0){let{unifiedDiff}=await import("./unified-diff-QCVRTDNS.js"),change={path,before:before??"",after,...before===void 0&&{isNew:!0}};
await say(io.stdout,unifiedDiff([change],hasColors(io.stdout,io.env,void 0)),io.env)}else await say(io.stdout,linesOf(result,target.shown(path)),io.env);await tell(
io,notes)}function linesOf({added,before},path){if(added.length===0)return`${visible(path)} holds every lesson of the summaries
`;let head=`${before===void 0?"made":"updated"} ${path}: ${count(added.length,"lesson")} added`,lines=added.map(({category,text})=>`  ${category}: ${quote(text)}`);
return[head,...lines].map(line2=>`${visible(line2)}
`).join("")}export{resumeCommand,warmthCommand};
