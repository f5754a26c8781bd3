import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{judgeOf}from"./chunk-XU7WHQCP.js";import{withRootLocked,writeLocked}from"./chunk-CNUGAFDR.js";import{WriteError,asWriteError}from"./chunk-ZH23DREO.js";
import{inertJson}from"./chunk-DEYUGHCI.js";import{InvalidFrontmatter,LockTimeout,PermissionDenied,StaleState,StateNotFound,ValidationFailed}from"./chunk-KUWVXKDL.js";
import{commonTop,configurationFor,formats,holdAgainst,isBoolean,isWord,locate,pathsSeenFrom,rootAround,tagOf}from"./chunk-SFRRLXOF.js";import{WorkingTree,
insideOf,isFolder,readRegularFile,realPath}from"./chunk-OU4YB2OZ.js";import{UsageError}from"./chunk-32JDBHY3.js";import{MemoryTree}from"./chunk-EP4X5I3W.js";
import{defaultLimits}from"./chunk-CG7TYCK6.js";import{Increment}from"./chunk-QRLRKORG.js";import{mapOf,segmentsOf}from"./chunk-YHCOE7YC.js";import{
parentOf,pathIn}from"./chunk-OCYD6ZGS.js";import{count,inert,quote}from"./chunk-O3DR2KKW.js";import{join as join2}from"node:path";import{join}from"node:path";async function changeFile(top,{path,root,cap},work){return withRootLocked(top,root,async()=>{let read=readRegularFile(join(top,path),cap),done=await work(read);
return read.ok&&done.after&&await writeLocked(top,root,[{path,root,before:read.bytes,after:done.after}],{written:[],kept:[]}),done})}function addedErrors(before,after,changes){let written=changes.map(({field})=>field.split(".")),isWritten=({pointer=""})=>{let place2=segmentsOf(pointer);return written.
some(field=>field.every((key,depth)=>key===place2[depth]))},said=({rule,message})=>JSON.stringify([rule,message]),place=({rule,pointer=""})=>JSON.stringify([rule,
pointer]),errors=before.filter(({severity})=>severity==="error"),[asSaid,atPlace]=[new Set(errors.map(said)),new Set(errors.map(place))];return after.filter(one=>one.
severity!=="error"||asSaid.has(said(one))?!1:isWritten(one)||!atPlace.has(place(one)))}async function brokenState({path,root,format,limits,shown},tree,now){let{findings}=await judgeOf({path:root,format},{now,limits})(tree,"inside"),found=findings.
filter(({rule,severity})=>rule.startsWith("syntax/")&&severity==="error"),[first]=found.sort((a,b)=>a.start.line-b.start.line||a.start.column-b.start.column),mends="\
agent-state-lint recover says what is left of it";if(!first)return new InvalidFrontmatter(`${shown(path)} cannot be read as a state; ${mends}`);let{line,column}=first.
start;return new InvalidFrontmatter(`${shown(path)}:${line}:${column} ${first.message} (${first.rule}); ${mends}`,first)}import{resolve}from"node:path";import{closeSync,constants,fstatSync,fsyncSync,openSync,writeSync}from"node:fs";var{O_WRONLY,O_APPEND,O_CREAT}=constants,flags=O_WRONLY|O_APPEND|O_CREAT|(constants.O_NOFOLLOW??0)|(constants.O_NONBLOCK??0);function openToAppend(path){let descriptor=opened(
path);return{append:line=>{let bytes=Buffer.from(`${line}
`);try{if(writeSync(descriptor,bytes)<bytes.length)throw new WriteError(`no space left for ${path}: its last line was cut off`);fsyncSync(descriptor)}catch(error){
throw asWriteError(error,path)}},close:()=>closeSync(descriptor)}}function opened(path){try{let descriptor=openSync(path,flags,438);if(fstatSync(descriptor).isFile())
return descriptor;closeSync(descriptor)}catch(error){let{code}=error;if(code==="ELOOP")throw new WriteError(`${path} is a link; nothing is written through one`);
if(code!=="EISDIR"&&code!=="ENXIO")throw asWriteError(error,path)}throw new WriteError(`${path} is no regular file`)}function openEvents(target,{events,cwd}){if(events===void 0)return;let path=resolve(cwd??process.cwd(),events);if(isTaken(target,realPath(path)))throw new UsageError(
`events cannot go to ${events}: that file belongs to the state, or to git`);let file=openToAppend(path);return{append:event=>file.append(inLine(event)),close:file.
close}}function isTaken({top,root,format},path){let inside=insideOf(top,path);if(inside===void 0)return!1;let inRoot=root===""?inside:inside.startsWith(`${root}\
/`)?inside.slice(root.length+1):void 0;return inRoot!==void 0&&(format.reads(inRoot)||inRoot===".state.lock")||inside.split("/").includes(".git")}var inLine=event=>inertJson(
event).replace(/\n\s*/g,"");var strange=["__proto__","constructor","prototype"];function leavesOf(patch,what){if(!isMap(patch))throw new UsageError(`${what} must be an object of fields`);let leaves=[
...leavesIn(patch,[])];if(leaves.length===0)throw new UsageError(`${what} is empty; it names the fields and their values`);return leaves}function valuesIn(patch,what){
return leavesOf(patch,what).map(({path,value})=>{if(value instanceof Increment)throw new UsageError(`${what} holds an increment; it names values`);return{path,value}})}
function*leavesIn(map,above){for(let[key,value]of Object.entries(map)){let path=[...above,named(key)];if(path.length>defaultLimits.depth)throw new UsageError("a\
 patch is nested too deeply");value!==void 0&&(isMap(value)&&Object.values(value).some(one=>one!==void 0)?yield*leavesIn(value,path):yield{path,value:value instanceof
Increment?sound(value,path):plain(value,path,0)})}}function sound(value,path){if(Number.isFinite(value.by))return value;throw new UsageError(`the increment of ${inert(
path.join("."))} must be a number`)}function plain(value,path,depth){if(depth>defaultLimits.depth)throw new UsageError(`${inert(path.join("."))} is nested too d\
eeply`);if(value===null||typeof value=="string"||typeof value=="boolean"||typeof value=="number"&&Number.isFinite(value))return value;if(Array.isArray(value))return value.
map(item=>plain(item,path,depth+1));if(!isMap(value))throw new UsageError(`${inert(path.join("."))} must be text, a number, true, false, null, a list or an obje\
ct`);let entries=Object.entries(value).filter(([,one])=>one!==void 0);return mapOf(entries.map(([key,one])=>[named(key),plain(one,path,depth+1)]))}function named(key){
if(strange.includes(key))throw new UsageError(`${quote(key)} is no name of a field`);return key}function isMap(value){return tagOf(value)==="Object"&&!(value instanceof
Increment)}var kinds={agent:{expected:"the name of an agent",is:isWord},cwd:{expected:"a path",is:isWord},expect:{expected:"an object of fields",is:value=>typeof value=="o\
bject"&&value!==null},now:{expected:"a number, of ms since 1970",is:isMoment},dryRun:{expected:"true or false",is:isBoolean},events:{expected:"a path",is:isWord},
onEvent:{expected:"a function",is:value=>typeof value=="function"}},[earliest,latest]=[0,Date.UTC(9999,11,31)];function isMoment(value){return typeof value=="nu\
mber"&&value>=earliest&&value<=latest}function checkUpdateOptions(options){if(holdAgainst(kinds,options,"updateState"),options.agent===void 0)throw new UsageError(
"updateState() wants to know the agent, for what it may write goes by its type")}var isUpdatable=format=>format.updates!==void 0,updatable=formats.filter(isUpdatable),wanted=updatable.map(({directories,mainFile})=>`${directories[0]}/${mainFile}`).
join(" or ");async function targetAt(given,folder){let cwd=realPath(folder??process.cwd());if(!isFolder(cwd))throw new UsageError(`there is no folder ${cwd}`,folder);
let rootNames=formats.flatMap(({directories})=>directories),place=locate(given??".",cwd,rootNames),{top}=commonTop([place],cwd),tree=new WorkingTree(top),found=await rootAt(
tree,insideOf(top,place.path)??"",given);if(!found)throw new StateNotFound(`there is no ${wanted} in ${given??"the working folder or above it"}; ${ways}`);let{format,
root}=found,configuration=await configurationFor(void 0,tree,top,cwd);return{top,tree,format,root,path:pathIn(root,format.mainFile),updates:await format.updates(),
limits:configuration?.limits??defaultLimits,shown:pathsSeenFrom(cwd,top)}}var ways="agent-state-lint init lays one out, and agent-state-lint recover brings a lo\
st one back";async function rootAt(tree,path,given){let around=rootAround(path,formats);if(around){let{format,path:root}=around;if(!isUpdatable(format))throw new UsageError(
`only its own tools may write the state in ${given??root}`);return await isState(tree,root,format)?{format,root}:void 0}for(let at=path;;at=parentOf(at)){let found=await rootIn(
tree,at)??(given===void 0?void 0:await namedItself(tree,at));if(found||at===""||given!==void 0)return found}}async function rootIn(tree,folder){for(let format of updatable)
for(let directory of format.directories){let root=pathIn(folder,directory);if(await isState(tree,root,format))return{format,root}}}async function namedItself(tree,path){
for(let format of updatable){let root=path===format.mainFile||path.endsWith(`/${format.mainFile}`)?parentOf(path):path;if(await isState(tree,root,format))return{
format,root}}}async function isState(tree,root,{mainFile}){return await tree.kind(pathIn(root,mainFile))!==void 0||await tree.kind(root)==="link"}function asTyped(error,path){if(!(error instanceof Error))return error;let{name,message}=error;return name==="LockTimeoutError"?new LockTimeout(`${message}; not\
hing was written; try again`):name==="StateChangedError"?new StaleState(`${message}; read it again, and decide anew`):"syscall"in error?asWriteError(error,path):
error}async function updateStateAt(root,patch,options){return checkUpdateOptions(options),updateTarget(await targetAt(root,options.cwd),patch,options)}async function updateTarget(target,patch,options){
let{agent,expect,now,dryRun=!1,onEvent}=options,order={agent,now,leaves:leavesOf(patch,"the patch"),expected:expect===void 0?[]:valuesIn(expect,"what is expecte\
d")},forbidden=target.updates.forbidden(agent,order.leaves);if(forbidden)throw new PermissionDenied(forbidden.message,forbidden.fields);let log=dryRun?void 0:openEvents(
target,options);try{let made=dryRun?await workOut(target,order,await target.tree.read(target.path,capOf(target))):await write(target,order);for(let event of dryRun?
[]:made.events)log?.append(event),await onEvent?.(event);let{top,path}=target,{changes,events,before,text}=made;return{top,path,changes,events,before,after:text,
isWritten:!dryRun}}finally{log?.close()}}var capOf=({limits})=>limits.markdownBytes;async function write(target,order){let{top,root,path}=target;try{return await changeFile(
top,{root,path,cap:capOf(target)},read=>workOut(target,order,read))}catch(error){throw asTyped(error,join2(top,path))}}async function workOut(target,order,read){
let{path,root,limits,updates,shown}=target,now=order.now??Date.now();if(!read.ok&&read.refusal==="missing")throw new StateNotFound(`${shown(path)} is gone; agen\
t-state-lint recover brings it back`);if(!read.ok)throw await brokenState(target,target.tree,now);let tree=new MemoryTree({[path]:read.bytes},target.tree),updated=await updates.
update({...order,now,tree,root,limits});if(updated.why==="broken")throw await brokenState(target,tree,now);if(updated.why!==void 0)throw refusal(updated,shown(path));
let before=new TextDecoder("utf-8",{ignoreBOM:!0}).decode(read.bytes),text=before.startsWith(mark)?mark+updated.text:updated.text,after=new TextEncoder().encode(
text);return await refuseErrors(target,{tree,after,changes:updated.changes,now}),{...updated,before,text,after}}var mark="\uFEFF";function refusal(refused,path){
let{why,message}=refused;return why==="forbidden"?new PermissionDenied(message,refused.fields):why==="stale"?new StaleState(message):why==="older"?new InvalidFrontmatter(
message):new ValidationFailed(`${path} was not updated: ${message}`)}async function refuseErrors({path,root,format,limits,shown},{tree,after,changes,now}){let judge=judgeOf(
{path:root,format},{now,limits}),would=await judge(new MemoryTree({[path]:after},tree),"inside");if(would.findings.every(({severity})=>severity!=="error"))return;
let added=addedErrors((await judge(tree,"inside")).findings,would.findings,changes);if(added.length===0)return;let told=added.map(({message,rule})=>`${message} \
(${rule})`);throw new ValidationFailed(`${shown(path)} was not updated, for it would have ${count(added.length,"error")} more: ${told.join("; ")}`,added)}export{brokenState,targetAt,updateStateAt,updateTarget};
