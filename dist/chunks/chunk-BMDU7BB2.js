import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{readShard}from"./chunk-MLJMMB5F.js";import{UsageError}from"./chunk-34XNZ5UG.js";import{parseInstant}from"./chunk-7MVKXGH6.js";import{quote}from"./chunk-O3DR2KKW.js";var mostOfStdin=65*1024*1024;async function lintRequest(paths,flags,io){let{rule=[],only=[],now,config,baseline,settingsFrom,updateBaseline,rev,base,changed,shard,
git=!0,allowEmpty=!1,stdin=!1,stdinPath}=flags;if(stdin&&stdinPath===void 0)throw new UsageError("--stdin needs --stdin-path: which file the text stands for");if(!stdin&&
stdinPath!==void 0)throw new UsageError("--stdin-path needs --stdin: the text comes from there");if(stdin&&paths.length>0)throw new UsageError(`--stdin reads on\
e file; ${paths[0]} cannot be linted beside it`);if(stdin&&rev!==void 0)throw new UsageError("--stdin reads a file of the working tree, and --rev a commit");if(updateBaseline){
if(stdin||rev!==void 0)throw new UsageError(`--update-baseline reads the files of the working tree; leave out ${stdin?"--stdin":"--rev"}`);if(shard!==void 0)throw new UsageError(
"--update-baseline records all that is found; leave out --shard");if(baseline===!1)throw new UsageError("--update-baseline and --no-baseline contradict one anot\
her");if(settingsFrom!==void 0)throw new UsageError("--update-baseline and --settings-from contradict one another")}if(stdin&&shard!==void 0)throw new UsageError(
"--stdin reads one file, and --shard a part of many");if(paths.includes(""))throw new UsageError("a path must not be empty");return{cwd:io.cwd,paths:stdinPath===
void 0?paths:[stdinPath],only,severities:severitiesOf(rule),allowEmpty,git,...config!==void 0&&{config},...baseline!==void 0&&{baseline},...settingsFrom!==void 0&&
{settingsFrom},...updateBaseline!==void 0&&{updateBaseline},...rev!==void 0&&{rev},...base!==void 0&&{base},...changed!==void 0&&{changed},...shard!==void 0&&{shard:readShard(
shard,"--shard")},...stdinPath!==void 0&&{contents:{[stdinPath]:await readAll(io.stdin)}},...now!==void 0&&{now:instant(now)}}}function severitiesOf(settings){let severities=Object.
create(null);for(let setting of settings){let at=setting.indexOf("=");if(at<1)throw new UsageError(`--rule wants id=severity, as in grid/dialect=off; ${quote(setting)}\
 is not that`);severities[setting.slice(0,at)]=setting.slice(at+1)}return severities}function instant(text){if(text==="commit")return text;let parsed=parseInstant(
text);if(!parsed)throw new UsageError(`--now wants a moment like 2026-01-24T14:00:00Z, or commit; ${quote(text)} is neither`);return parsed.ms}async function readAll(stream){
let chunks=[],length=0;try{for await(let chunk of stream){let bytes=Buffer.from(chunk);if(chunks.push(bytes),length+=bytes.length,length>mostOfStdin)break}}catch(error){
throw new UsageError(`standard input cannot be read: ${error.code??error}`)}return Buffer.concat(chunks)}export{lintRequest,instant};
