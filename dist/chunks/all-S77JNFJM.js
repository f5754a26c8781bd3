import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{accountText}from"./chunk-FIEVEBMM.js";import{tell}from"./chunk-DT4DSPBW.js";import"./chunk-POJAURHH.js";import{reportedOf}from"./chunk-7DPZPVVU.js";
import"./chunk-AC5PBR74.js";import{mergeWarmthOf,pointInWords,promptFor,resumeAt}from"./chunk-SCEARFOA.js";import"./chunk-FO7ZFTUM.js";import{
targetAt}from"./chunk-3HC2VTD5.js";import"./chunk-NU4333IR.js";import"./chunk-ZOVBSAH2.js";import"./chunk-ZH23DREO.js";import"./chunk-MZNSU66H.js";
import{instant}from"./chunk-BMDU7BB2.js";import"./chunk-2BX5LQCB.js";import{columnsOf,hasColors}from"./chunk-EJTSCV4W.js";import{exitStatus}from"./chunk-SIGZUW6O.js";
import{say}from"./chunk-47UHDOGC.js";import"./chunk-UD2ZJNOP.js";import"./chunk-FJJHSZVR.js";import{inertJson}from"./chunk-DEYUGHCI.js";
import"./chunk-PHLAFPNL.js";import"./chunk-G2QXJBW6.js";import"./chunk-NRHTSANH.js";import"./chunk-XFJOWFPY.js";import"./chunk-KUWVXKDL.js";
import"./chunk-UMXWHUJH.js";import{pathsSeenFrom}from"./chunk-MLJMMB5F.js";import"./chunk-SP7ABGYT.js";import"./chunk-VUXKQXN2.js";import"./chunk-DHNBCSJ3.js";
import{UsageError}from"./chunk-34XNZ5UG.js";import"./chunk-SMPQXOG7.js";import"./chunk-CGGJ2SV2.js";import"./chunk-RZ4BXAHG.js";import"./chunk-SXE7HTQW.js";
import"./chunk-PA3GP2UF.js";import"./chunk-DVACY2FY.js";import"./chunk-WMW556DY.js";import"./chunk-FMMJ6K35.js";import"./chunk-CG7TYCK6.js";
import"./chunk-JT6OHLAG.js";import"./chunk-QRLRKORG.js";import"./chunk-DKWRIRRU.js";import"./chunk-55TSMPNM.js";import"./chunk-TTIOAT4J.js";
import"./chunk-YVZM5J6F.js";import"./chunk-4WQSKGI3.js";import"./chunk-QNRASBDQ.js";import"./chunk-FF2GFRT5.js";import"./chunk-3XDVFNYD.js";
import"./chunk-NLWCWX35.js";import"./chunk-4AD34QOQ.js";import"./chunk-OEFCFUBJ.js";import"./chunk-WOULCUZM.js";import"./chunk-RBBPKCDR.js";
import"./chunk-HM4LX76O.js";import"./chunk-7MVKXGH6.js";import"./chunk-OCYD6ZGS.js";import"./chunk-L5HX7WC4.js";import{count,quote}from"./chunk-O3DR2KKW.js";
import"./chunk-4KOTOZ36.js";import"./chunk-ED2W3QZT.js";import"./chunk-SYMQE37P.js";import"./chunk-CCRLEUH2.js";import{capped,visible}from"./chunk-ED7OECLU.js";
import"./chunk-PMWXOWGL.js";var longest=300,line=text=>visible(capped(text.replace(/\s+/g," ").trim(),longest));function headLines({path,canResume,decision,context},shown){let{strategy,reason,
options}=decision;return[line(`${shown(path)} ${canResume?"can be resumed":"cannot be resumed"}`),`  strategy: ${strategy}`,`  ${line(reason)}`,...options.length>
0?[`  options: ${line(options.join(", "))}`]:[],...context?[`  mission: ${line(`${context.cluster??"unnamed"} (${context.dialect}), ${context.status??"no status"}`)}`]:
[],...context&&canResume?[`  resume point: ${line(pointInWords(context.resumePoint))}`]:[]]}function checkLines({checks},shown){let signs={passed:"PASS",failed:"\
FAIL",unknown:"????"};return["Checks",...checks.flatMap(({name,outcome,findings,reason,remedy})=>[`  ${line(`[${signs[outcome]}] ${name}${reason===void 0?"":`: ${reason}`}`)}`,
...findings.map(({path,start,message,rule})=>`    ${line(`${shown(path)}:${start.line}:${start.column} ${message} (${rule})`)}`),...remedy===void 0?[]:[`    wha\
t to do: ${remedy}`]])]}function contextLines(context,shown){let{checkpoint,warmth,decisions,blockers,completedBlocks,completedThreads,pendingPlans,notes}=context,
lessons=warmth.reduce((sum,group2)=>sum+group2.lessons.length,0),done=[...completedBlocks.map(one=>work("block",one)),...completedThreads.map(one=>work("thread",
one))];return[...checkpoint?["",line(`Checkpoint: ${shown(checkpoint.path)}`),...checkpointLines(checkpoint)]:[],...group("Completed",done),...group("Pending pl\
ans",pendingPlans.map(({block,path,isCurrent})=>`${block}: ${shown(path)}${isCurrent?" (this one)":""}`)),...group("Decisions",decisions.map(named)),...group("B\
lockers",blockers.map(named)),...group(`Warmth: ${count(lessons,"lesson")}`,warmth.flatMap(({category,lessons:all})=>all.map(text=>`${category}: ${text}`))),...group(
"Notes",notes)]}function group(title,items){return items.length===0?[]:["",line(title),...items.map(item=>`  ${line(item)}`)]}function checkpointLines({type,answer,
chosen,options,details}){let said=[...details.map(named),...options.map(option=>`option ${named(option)}`)];return[`  ${line(`type: ${type??"unknown"}`)}`,...said.
map(one=>`    ${line(one)}`),`  ${line(`answer: ${answer??"none yet"}${chosen===null?"":` (takes ${chosen})`}`)}`]}var named=({name,text})=>[name,text].filter(part=>part!==
"").join(": ");function work(noun,{id,name,commits}){let title=[`${noun} ${id}`.trim(),name].filter(part=>part!=="").join(": ");return commits.length>0?`${title}\
 (${commits.join(", ")})`:title}async function resumeCommand(root,flags,io){try{let result=await resumeAt(optionsOf(root,flags,io));return await show(result,flags.format,io),result.canResume?exitStatus.
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
result=await mergeWarmthOf(target,{dryRun}),{path,added,left,notes,before,after,isWritten}=result;if(format==="json"){io.stdout.write(`${inertJson({path,isWritten,
added,left,notes})}
`);return}if(dryRun&&added.length>0){let{unifiedDiff}=await import("./unified-diff-75Y7QOB6.js"),change={path,before:before??"",after,...before===void 0&&{isNew:!0}};
await say(io.stdout,unifiedDiff([change],hasColors(io.stdout,io.env,void 0)),io.env)}else await say(io.stdout,linesOf(result,target.shown(path)),io.env);await tell(
io,notes)}function linesOf({added,before,notes},path){if(added.length===0)return notes.length>0?`nothing was added to ${visible(path)}
`:`${visible(path)} holds every lesson of the summaries
`;let head=`${before===void 0?"made":"updated"} ${path}: ${count(added.length,"lesson")} added`,lines=added.map(({category,text})=>`  ${category}: ${quote(text)}`);
return[head,...lines].map(line2=>`${visible(line2)}
`).join("")}export{resumeCommand,warmthCommand};
