import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{progressLine}from"./chunk-NPL7LIR6.js";import{verdict}from"./chunk-QUM2XJZC.js";import{checkOutputs,liesInState,writeReports}from"./chunk-YWEZV7MO.js";
import{lintRequest}from"./chunk-BMDU7BB2.js";import{exitStatus}from"./chunk-SIGZUW6O.js";import{say}from"./chunk-47UHDOGC.js";import{lint}from"./chunk-PHLAFPNL.js";
import{pathsSeenFrom,shardInWords}from"./chunk-MLJMMB5F.js";import{UsageError}from"./chunk-34XNZ5UG.js";import{product}from"./chunk-CGGJ2SV2.js";
import{count,quote,suggestion}from"./chunk-O3DR2KKW.js";import{visible}from"./chunk-ED7OECLU.js";var commandNames=["merge","get","update","transition","thread-done","wave-done","block-done","skip","agent","blocker","checkpoint","recover","migrate","init","r\
esume","warmth","explain","rules","schema","help"];function changeInWords({what,change},{from}){return`the ${what} was ${change} since ${from}: that takes effect when it is merged`}function faultsInWords({faults,
from}){return faults.length>0?[...faults,`what cannot be used at ${from} does not hold; the defaults hold instead`]:[]}import{join}from"node:path";async function writeBaseline(linted,io){let{baseline,sources,top}=linted;if(!baseline?.updated)return;let{name,path,updated}=baseline,file=join(top,path);if(liesInState(
file,linted))throw new UsageError(`the baseline ${name} lies in a state root or in .git, where other files are kept`);if(sources.get(path)!==updated.text){let{writeFile}=await import("./write-file-LNASD2AC.js");
await writeFile(file,updated.text)}let{added,removed,entries}=updated,numbers=`${count(entries,"finding")}, ${added} added and ${removed} removed`;await say(io.
stderr,`${visible(`${product.name}: ${name} holds ${numbers}`)}
`,io.env)}async function lintCommand(paths,flags,io){let once=heard=>lintOnce(paths,flags,io,heard);if(!flags.watch)return await once();let{watchCommand}=await import("./watch-ZQ67RA4D.js");
return await watchCommand(paths,flags,io,once)}async function lintOnce(paths,flags,io,heard=()=>{}){let started=performance.now();if(flags.fix||flags.unsafe||flags.
diff)return await fixOnce(paths,flags,io,started,heard);let linted=await lintOrSuggest(paths,flags,io,lint);return heard(linted),checkOutputs(linted,flags,io),await writeBaseline(
linted,io),await writeReports(linted,flags,io,started),await warn(linted,io),await verdict(linted,flags,io)}async function fixOnce(paths,flags,io,started,heard){
let{fixAs,showFixed}=await import("./fixing-QLWPQSMH.js"),fixed=await lintOrSuggest(paths,flags,io,fixAs(flags,io));heard(fixed),await showFixed(fixed,flags,
io,started),await warn(fixed,io);let status=await verdict(fixed,flags,io);return flags.diff&&fixed.repaired.length>0?exitStatus.findings:status}async function lintOrSuggest(paths,flags,io,judge){
let request=await lintRequest(paths,flags,io),progress=progressLine(io,flags.quiet);try{return await judge({...request,onProgress:progress?.show})}catch(error){
let missing=error instanceof UsageError?error.missing:void 0;if(missing==="lint"&&missing===paths[0])throw new UsageError('there is no command "lint", for linti\
ng needs none: leave the word out');if(missing!==void 0&&missing===flags.baseline)throw new UsageError(`there is no baseline ${missing}; --update-baseline write\
s it`);let hint=missing!==void 0&&missing===paths[0]?suggestion(missing,commandNames):"";throw hint===""?error:new UsageError(`${quote(missing)} is neither a fi\
le nor a command${hint}`)}finally{progress?.end()}}async function warn({report,top,unsearched,stateless,unchangedSince,settings},io){let shown=pathsSeenFrom(io.
cwd,top),lines=[...unsearched.map(path=>`${shown(path)} was not searched: it could not be read`),...unchangedSince===void 0?[]:[`no state root was changed since\
 ${unchangedSince}`],...settings?faultsInWords(settings):[],...settings?.changes.map(one=>`${shown(one.path)}: ${changeInWords(one,settings)}`)??[],...report.roots.
length>0?stateless.map(path=>`${path} holds no agent state`):[],...report.shard&&report.roots.length===0?[`no state root is in shard ${shardInWords(report.shard)}`]:
[]];for(let line of lines)await say(io.stderr,`${visible(`${product.name}: ${line}`)}
`,io.env)}export{commandNames,lintCommand};
