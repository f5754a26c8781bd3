import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{asTyped,targetAt}from"./chunk-3HC2VTD5.js";import{judgeOf}from"./chunk-NU4333IR.js";import{withRootLocked,writeLocked}from"./chunk-ZOVBSAH2.js";
import{WriteError,asWriteError}from"./chunk-ZH23DREO.js";import{inertJson}from"./chunk-DEYUGHCI.js";import{InvalidFrontmatter,PermissionDenied,StaleState,
StateNotFound,ValidationFailed}from"./chunk-KUWVXKDL.js";import{holdAgainst,isBoolean,isRepository,isWord,openRepository,tagOf}from"./chunk-UMXWHUJH.js";
import{insideOf,readRegularFile,realPath}from"./chunk-DHNBCSJ3.js";import{UsageError}from"./chunk-34XNZ5UG.js";import{ReadOnceTree}from"./chunk-YBFQPDA5.js";
import{MemoryTree}from"./chunk-PA3GP2UF.js";import{defaultLimits}from"./chunk-CG7TYCK6.js";import{Increment}from"./chunk-QRLRKORG.js";import{segmentsOf}from"./chunk-7MVKXGH6.js";
import{count,inert,quote}from"./chunk-O3DR2KKW.js";import{mapOf}from"./chunk-CCRLEUH2.js";import{join as join2}from"node:path";import{join}from"node:path";async function changeFile(top,{path,root,cap},work){return withRootLocked(top,root,async()=>{let read=readRegularFile(join(top,path),cap),done=await work(read);
return read.ok&&done.after&&await writeLocked(top,root,[{path,root,before:read.bytes,after:done.after}],{written:[],kept:[]}),done})}function addedErrors(before,after,changes){let written=changes.map(({field:field2})=>field2.split(".")),isWritten=({pointer=""})=>{let place2=segmentsOf(pointer);
return written.some(field2=>field2.every((key,depth)=>key===place2[depth]))},said=({rule,message})=>JSON.stringify([rule,message]),place=({rule,pointer=""})=>JSON.
stringify([rule,pointer]),errors=before.filter(({severity})=>severity==="error"),[asSaid,atPlace]=[new Set(errors.map(said)),new Set(errors.map(place))];return after.
filter(one=>one.severity!=="error"||asSaid.has(said(one))?!1:isWritten(one)||!atPlace.has(place(one)))}var AskedTree=class{#below;#answers=new Map;constructor(below){this.#below=below}list(directory){return this.#asked(`list ${directory}`,()=>this.#below.list(directory))}kind(path){
return this.#asked(`kind ${path}`,()=>this.#below.kind(path))}link(path){return this.#asked(`link ${path}`,()=>this.#below.link(path))}read(path,cap){return this.#asked(
`read ${cap} ${path}`,()=>this.#below.read(path,cap))}writtenAt(path){return this.#asked(`written ${path}`,()=>this.#below.writtenAt(path))}async isUnchanged(){
for(let{ask,answer}of this.#answers.values())if(!isSame(await answer,await ask()))return!1;return!0}#asked(question,ask){let known=this.#answers.get(question);if(known)
return known.answer;let answer=ask();return this.#answers.set(question,{ask,answer}),answer}};function isSame(one,other){let[a,b]=[one,other].map(bytesIn);return!a||
!b?JSON.stringify(one)===JSON.stringify(other):a.length===b.length&&a.every((byte,at)=>byte===b[at])}function bytesIn(answer){return typeof answer=="object"&&answer!==
null&&"bytes"in answer?answer.bytes:void 0}var isLoaded=!1;async function workedAhead(tree,work){if(isLoaded)return async()=>{};let asked=new AskedTree(tree),made=await work(asked).catch(()=>{});return isLoaded=
!0,async()=>made&&await asked.isUnchanged()?made:void 0}async function brokenState({path,root,format,limits,shown},tree,now){let{findings}=await judgeOf({path:root,format},{now,limits})(tree,"inside"),found=findings.
filter(({rule,severity})=>rule.startsWith("syntax/")&&severity==="error"),[first]=found.sort((a,b)=>a.start.line-b.start.line||a.start.column-b.start.column),mends="\
agent-state-lint recover says what is left of it";if(!first)return new InvalidFrontmatter(`${shown(path)} cannot be read as a state; ${mends}`);let{line,column}=first.
start;return new InvalidFrontmatter(`${shown(path)}:${line}:${column} ${first.message} (${first.rule}); ${mends}`,first)}import{resolve}from"node:path";import{closeSync,constants,fstatSync,fsyncSync,openSync,readSync,writeSync}from"node:fs";var{O_RDWR,O_APPEND,O_CREAT}=constants,flags=O_RDWR|O_APPEND|O_CREAT|(constants.O_NOFOLLOW??0)|(constants.O_NONBLOCK??0);function openToAppend(path){let descriptor=opened(
path);return{append:line=>{try{let bytes=Buffer.from(`${isAtLineStart(descriptor)?"":`
`}${line}
`);if(writeSync(descriptor,bytes)<bytes.length)throw new WriteError(`no space left for ${path}: its last line was cut off`);fsyncSync(descriptor)}catch(error){throw asWriteError(
error,path)}},close:()=>closeSync(descriptor)}}function isAtLineStart(descriptor){let{size}=fstatSync(descriptor),last=Buffer.alloc(1);return size===0||readSync(
descriptor,last,0,1,size-1)===0||last[0]===10}function opened(path){try{let descriptor=openSync(path,flags,438);if(fstatSync(descriptor).isFile())return descriptor;
closeSync(descriptor)}catch(error){let{code}=error;if(code==="ELOOP")throw new WriteError(`${path} is a link; nothing is written through one`);if(code!=="EISDIR"&&
code!=="ENXIO")throw asWriteError(error,path)}throw new WriteError(`${path} is no regular file`)}function openEvents(target,{events,cwd}){if(events===void 0)return;let path=resolve(cwd??process.cwd(),events);if(isTaken(target,realPath(path)))throw new UsageError(
`events cannot go to ${events}: that file belongs to the state, or to git`);let file=openToAppend(path);return{append:event=>file.append(inLine(event)),close:file.
close}}async function tellEvents(events,{log,onEvent,path}){try{for(let event of events)log?.append(event),await onEvent?.(event)}catch(error){throw error instanceof
Error&&(error.message+=`; ${path} was written all the same`),error}}function isTaken({top,root,format},path){let inside=insideOf(top,path);if(inside===void 0)return!1;
let inRoot=root===""?inside:inside.startsWith(`${root}/`)?inside.slice(root.length+1):void 0;return inRoot!==void 0&&(format.reads(inRoot)||inRoot===".state.loc\
k")||inside.split("/").includes(".git")}var inLine=event=>inertJson(event).replace(/\n\s*/g,"");var strange=["__proto__","constructor","prototype"];function leavesOf(patch,what){if(!isMap(patch))throw new UsageError(`${what} must be an object of fields`);let leaves=[
...leavesIn(patch,[])];if(leaves.length===0)throw new UsageError(`${what} is empty; it names the fields and their values`);return leaves}function valuesIn(patch,what){
return leavesOf(patch,what).map(({path,value})=>{if(value instanceof Increment)throw new UsageError(`${what} holds an increment; it names values`);return{path,value}})}
function*leavesIn(map,above){for(let[key,value]of Object.entries(map)){let path=[...above,field(key)];if(path.length>defaultLimits.depth)throw new UsageError("a\
 patch is nested too deeply");value!==void 0&&(isMap(value)&&Object.values(value).some(one=>one!==void 0)?yield*leavesIn(value,path):yield{path,value:value instanceof
Increment?sound(value,path):plain(value,path,0)})}}function sound(value,path){if(Number.isFinite(value.by))return value;throw new UsageError(`the increment of ${inert(
path.join("."))} must be a number`)}function plain(value,path,depth){if(depth>defaultLimits.depth)throw new UsageError(`${inert(path.join("."))} is nested too d\
eeply`);if(value===null||typeof value=="string"||typeof value=="boolean"||typeof value=="number"&&Number.isFinite(value))return value;if(Array.isArray(value))return value.
map(item=>plain(item,path,depth+1));if(!isMap(value))throw new UsageError(`${inert(path.join("."))} must be text, a number, true, false, null, a list or an obje\
ct`);let entries=Object.entries(value).filter(([,one])=>one!==void 0);return mapOf(entries.map(([key,one])=>[named(key),plain(one,path,depth+1)]))}function field(key){
if(key.includes("."))throw new UsageError(`${quote(key)} has a dot in its name, which stands between fields; a field of that name can only be changed by hand`);
return named(key)}function named(key){if(strange.includes(key))throw new UsageError(`${quote(key)} is no name of a field`);return key}function isMap(value){return tagOf(
value)==="Object"&&!(value instanceof Increment)}var kinds={agent:{expected:"the name of an agent",is:isWord},cwd:{expected:"a path",is:isWord},expect:{expected:"an object of fields",is:value=>typeof value=="o\
bject"&&value!==null},now:{expected:"a number, of ms since 1970",is:isMoment},dryRun:{expected:"true or false",is:isBoolean},events:{expected:"a path",is:isWord},
onEvent:{expected:"a function",is:value=>typeof value=="function"}},[earliest,latest]=[0,Date.UTC(9999,11,31)];function isMoment(value){return typeof value=="nu\
mber"&&value>=earliest&&value<=latest}function checkUpdateOptions(options){if(holdAgainst(kinds,options,"updateState"),options.agent===void 0)throw new UsageError(
"updateState() wants to know the agent, for what it may write goes by its type")}async function updateStateAt(root,patch,options){return checkUpdateOptions(options),updateTarget(await targetAt(root,options.cwd),patch,options)}async function updateTarget(target,patch,options){
let{agent,expect,now,dryRun=!1,onEvent}=options,order={agent,now,leaves:leavesOf(patch,"the patch"),expected:expect===void 0?[]:valuesIn(expect,"what is expecte\
d")},forbidden=target.updates.forbidden(agent,order.leaves);if(forbidden)throw new PermissionDenied(forbidden.message,forbidden.fields);let log=dryRun?void 0:openEvents(
target,options);try{let made=dryRun?await workOut(target,order,await target.tree.read(target.path,capOf(target))):await write(target,order),{top,path}=target;dryRun||
await tellEvents(made.events,{log,onEvent,path:target.shown(path)});let{changes,events,before,text}=made;return{top,path,changes,events,before,after:text,isWritten:!dryRun&&
made.after!==void 0}}finally{log?.close()}}var capOf=({limits})=>limits.markdownBytes;async function write(target,order){let{top,root,path}=target;try{let ahead=await workedAhead(
target.tree,async tree=>workOut({...target,tree},order,await tree.read(path,capOf(target))));return await changeFile(top,{root,path,cap:capOf(target)},async read=>await ahead()??
workOut(target,order,read))}catch(error){throw asTyped(error,join2(top,path))}}async function workOut(target,order,read){let{path,root,limits,updates,shown}=target,
now=order.now??Date.now();if(!read.ok&&read.refusal==="missing")throw new StateNotFound(`${shown(path)} is gone; agent-state-lint recover brings it back`);if(!read.
ok)throw await brokenState(target,target.tree,now);let tree=new MemoryTree({[path]:read.bytes},target.tree),updated=await updates.update({...order,now,tree,root,
limits});if(updated.why==="broken")throw await brokenState(target,tree,now);if(updated.why!==void 0)throw refusal(updated,shown(path));let before=new TextDecoder(
"utf-8",{ignoreBOM:!0}).decode(read.bytes);if(updated.changes.length===0)return{...updated,before,text:before,after:void 0};let text=before.startsWith(mark)?mark+
updated.text:updated.text,after=new TextEncoder().encode(text);return await refuseErrors(target,{tree,after,changes:updated.changes,now}),{...updated,before,text,
after}}var mark="\uFEFF";function refusal(refused,path){let{why,message}=refused;return why==="forbidden"?new PermissionDenied(message,refused.fields):why==="st\
ale"?new StaleState(message):why==="older"?new InvalidFrontmatter(message):new ValidationFailed(`${path} was not updated: ${message}`)}async function refuseErrors({
path,root,format,limits,shown},{tree,after,changes,now}){let judge=judgeOf({path:root,format},{now,limits}),would=await judge(new MemoryTree({[path]:after},tree),
"inside");if(would.findings.every(({severity})=>severity!=="error"))return;let added=addedErrors((await judge(tree,"inside")).findings,would.findings,changes);if(added.
length===0)return;let told=added.map(({message,rule})=>`${message} (${rule})`);throw new ValidationFailed(`${shown(path)} was not updated, for it would have ${count(
added.length,"error")} more: ${told.join("; ")}`,added)}import{join as join3}from"node:path";async function noteOnCommit({top,path,shown},commit){if(!isRepository(top))return;let repository=await openRepository(top,{});try{let fact=(await repository.history.
commits([commit])).get(commit),why=fact&&whyNone(fact);if(why!==void 0)throw new ValidationFailed(`${shown(path)} was not updated: ${quote(commit)} ${why}`);return fact?.
answer==="unreachable"?`commit ${commit} is in the repository, but not in the history of HEAD`:fact?.answer==="unknown"?`whether commit ${commit} exists, git ca\
nnot tell: ${fact.reason}`:void 0}finally{repository.close()}}var kinds2={blob:"what a file holds",tree:"a tree",tag:"an annotated tag"};function whyNone(fact){
switch(fact.answer){case"malformed":return"is no name of a commit; expected 4 to 64 hex digits";case"missing":return"is no commit of the repository";case"ambigu\
ous":return"fits several objects of the repository; more digits tell which one is meant";case"not-a-commit":return`is ${kinds2[fact.type]}, and no commit`;default:
return}}var next={next:"text?",threads:"count?"},fieldsOf={status:{to:"text",threads:"count?"},phase:{to:"text",threads:"count?"},"thread-done":{commit:"text?"},"wave-d\
one":{threads:"count?"},"block-done":next,skip:{block:"text",reason:"text?",...next},"agent-start":{id:"text",task:"text",block:"text?"},"agent-end":{id:"text",
result:"text"},"agent-beat":{id:"text"},"blocker-add":{type:"text",description:"text",thread:"text"},"blocker-clear":{id:"text"},"checkpoint-open":{type:"text",
details:"details",options:"options?",awaiting:"text?"},"checkpoint-withdraw":{reason:"text?"},"checkpoint-answer":{response:"text",rationale:"text?",affects:"te\
xts?"}},expected={text:"text",texts:"a list of texts",count:"a whole number from 1",details:"an object of texts",options:"a list of objects with an id"};function checkTransition(given){
if(!isRecord(given))throw new UsageError("a transition must be an object with its kind");let{kind}=given,kinds4=Object.keys(fieldsOf);if(typeof kind!="string"||
!kinds4.includes(kind))throw new UsageError(`${quote(String(kind))} is no kind of a transition; expected ${kinds4.join(", ")}`);let fields=fieldsOf[kind],strange2=Object.
keys(given).find(name=>name!=="kind"&&!Object.hasOwn(fields,name));if(strange2!==void 0)throw new UsageError(`a ${kind} has no ${quote(strange2)}`);for(let[name,
form]of Object.entries(fields)){let value=given[name],type=form.replace("?","");if(!(value===void 0&&form.endsWith("?"))&&!fits[type](value))throw new UsageError(
`${name} of a ${kind} must be ${expected[type]}`)}}var isRecord=value=>typeof value=="object"&&value!==null&&!Array.isArray(value),longest=1e4,isText=value=>typeof value==
"string"&&value.trim()!==""&&value.length<=longest&&!value.includes("\0"),most=100,fits={text:isText,texts:value=>Array.isArray(value)&&value.length<=most&&value.
every(isText),count:value=>Number.isInteger(value)&&Number(value)>=1&&Number(value)<=1e5,details:value=>isRecord(value)&&Object.keys(value).length<=most&&Object.
values(value).every(isText),options:value=>Array.isArray(value)&&value.length<=most&&value.every(one=>isRecord(one)&&isText(one.id)&&(one.description===void 0||
isText(one.description)))};var kinds3={agent:{expected:"the name of an agent",is:isWord},cwd:{expected:"a path",is:isWord},now:{expected:"a number, of ms since 1970",is:isMoment},dryRun:{
expected:"true or false",is:isBoolean},events:{expected:"a path",is:isWord},onEvent:{expected:"a function",is:value=>typeof value=="function"}};function checkTransitionOptions(options){
if(holdAgainst(kinds3,options,"transitionState"),options.agent===void 0)throw new UsageError("transitionState() wants to know the agent, for what it may write g\
oes by its type")}async function transitionStateAt(root,transition,options){return checkTransitionOptions(options),checkTransition(transition),moveTarget(await targetAt(root,options.
cwd),transition,options)}async function moveTarget(target,transition,options){let{top,root,path,format}=target,transitions=await format.transitions?.();if(!transitions)
throw new UsageError(`the state in ${target.shown(root)} knows no transitions`);let{agent,dryRun=!1,onEvent}=options,forbidden=transitions.forbidden(agent,transition);
if(forbidden)throw new PermissionDenied(forbidden.message,forbidden.fields);let commit=transition.kind==="thread-done"?transition.commit:void 0,note=commit===void 0?
void 0:await noteOnCommit(target,commit),order={transitions,transition,options},log=dryRun?void 0:openEvents(target,options);try{let made=dryRun?await workOut2(
target,order):await write2(target,order),{files,changes,events}=made;dryRun||await tellEvents(events,{log,onEvent,path:target.shown(path)});let notes=[...made.notes,
...note===void 0?[]:[note]];return{top,path,changes,events,notes,files:files.map(asText),isWritten:!dryRun}}finally{log?.close()}}async function write2(target,order){
let{top,root,path}=target;try{let ahead=await workedAhead(target.tree,tree=>workOut2({...target,tree},order));return await withRootLocked(top,root,async()=>{let made=await ahead()??
await workOut2(target,order);return await writeLocked(top,root,made.files,{written:[],kept:[]}),made})}catch(error){throw asTyped(error,join3(top,path))}}async function workOut2(target,{
transitions,transition,options}){let{root,limits,path,shown}=target,now=options.now??Date.now(),tree=new ReadOnceTree(target.tree),moved=await transitions.move(
{tree,root,limits,agent:options.agent,transition,now});if(moved.why==="broken")throw await brokenState(target,tree,now);if(moved.why!==void 0)throw refusal(moved,
shown(path));let files=await Promise.all(moved.files.map(file=>changeOf(target,tree,file)));return await refuseErrors2(target,{tree,files,changes:moved.changes,
now}),{...moved,files}}var mark2="\uFEFF";async function changeOf({root,limits,shown},tree,{path,text}){let read=await tree.read(path,limits.markdownBytes);if(!read.
ok&&read.refusal!=="missing")throw new WriteError(`${shown(path)} cannot be read, so it is not replaced`);let before=read.ok?read.bytes:void 0,isMarked=before!==
void 0&&decoded(before).startsWith(mark2);return{path,root,before,after:new TextEncoder().encode(isMarked?mark2+text:text)}}var decoded=bytes=>new TextDecoder("\
utf-8",{ignoreBOM:!0}).decode(bytes),asText=({path,before,after})=>({path,before:before?decoded(before):null,after:decoded(after)});async function refuseErrors2(target,{
tree,files,changes,now}){let{path,root,format,limits,shown}=target,judge=judgeOf({path:root,format},{now,limits}),after=new MemoryTree(Object.fromEntries(files.
map(file=>[file.path,file.after])),tree),would=(await judge(after,"all")).findings;if(would.every(({severity})=>severity!=="error"))return;let added=addedErrors(
(await judge(tree,"all")).findings,would,changes);if(added.length===0)return;let told=added.map(({message,rule})=>`${message} (${rule})`),what=`for there would \
be ${count(added.length,"error")} more`;throw new ValidationFailed(`${shown(path)} was not updated, ${what}: ${told.join("; ")}`,added)}export{brokenState,updateStateAt,updateTarget,checkTransition,transitionStateAt,moveTarget};
