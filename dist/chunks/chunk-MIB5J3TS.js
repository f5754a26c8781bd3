import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{sourceInWords}from"./chunk-AC5PBR74.js";import{agesOf,judgeOf}from"./chunk-XU7WHQCP.js";import{keptPath,writeState}from"./chunk-CNUGAFDR.js";
import{checkOptions,prepared}from"./chunk-JCXKR2V2.js";import{commonTop,directoriesOf,formats,holdAgainst,isBoolean,isWord,locate,pathsSeenFrom,rootAround}from"./chunk-SFRRLXOF.js";
import{RevisionError}from"./chunk-E5WE4YI6.js";import{WorkingTree,holdsObjects,insideOf,isBareRepository,isFolder,realPath}from"./chunk-OU4YB2OZ.js";
import{UsageError}from"./chunk-32JDBHY3.js";import{endingIn,parentOf,pathIn}from"./chunk-OCYD6ZGS.js";import{either,quote,suggestion}from"./chunk-O3DR2KKW.js";function reportedOf(roots){return roots.flatMap(recovery=>recovery.outcome==="advised"?[adviceOf(recovery)]:recovery.files.map(file=>fileOf(file,recovery)))}function adviceOf({
root,path,reason,advice=[]}){return{root,path,account:[],decide:[],...reason!==void 0&&{reason},advice}}function fileOf(file,{path:main,reason,commands}){let{root,
path,account,decide,lost,left,overview,text}=file;return{root,path,account:account.map(rowOf),decide,...lost&&{lost},...left&&{left},...reason!==void 0&&{reason},
...overview&&{overview:overviewOf(overview)},...commands&&path===main&&{commands},text}}function overviewOf({cluster,...others}){return{...cluster&&{cluster:{...cluster,
source:sourceInWords(cluster.source)}},...others}}function rowOf({field,value,source,sure,otherwise=[]}){let others=otherwise.map(other=>({value:other.value,source:sourceInWords(
other.source)}));return{field,value,source:sourceInWords(source),sure,...others.length>0&&{otherwise:others}}}var shared=["cwd","paths","config","git","safeDirectory","now","onProgress","write"];function askedBy(purpose,options){Object.is(options,Object(options))||checkOptions(
options);let{write=!1,to,...lint}=options,known=purpose==="recover"?[...shared,"to"]:shared,strange=Object.keys(options).find(name=>!known.includes(name));if(strange!==
void 0)throw new UsageError(`there is no option ${quote(strange)}${suggestion(strange,known)}`);if(checkOptions(lint),typeof write!="boolean")throw new UsageError(
"the option write must be true or false");if(to!==void 0&&(typeof to!="string"||to===""))throw new UsageError("the option to must be a revision");return{lint:{...lint,
baseline:!1,allowEmpty:!0},write,to,migrate:purpose==="migrate"}}function contentOf({text,hasMark=!1}){return hasMark?`\uFEFF${text}`:text}function isChange({before,...file}){return!before||Buffer.compare(before,Buffer.from(contentOf(
file)))!==0}async function writeRecovered(top,roots){let changes=roots.flatMap(({files})=>files).filter(isChange).map(({root,path,before,...file})=>({root,path,before,after:Buffer.
from(contentOf(file))}));return await writeState(top,changes.map(change=>({...change,isKept:!0}))),{written:changes.map(({path})=>path),backups:changes.flatMap(
({path,before})=>before?[keptPath(path,before)]:[])}}import{join,resolve}from"node:path";async function passedOver(roots,{lint,to,migrate},top){if(!migrate&&to===void 0)return new Set;let named2=(lint.paths??[]).map(path=>realPath(resolve(lint.cwd??
process.cwd(),path))),passed=new Set;for(let root of roots)!named2.some(path=>insideOf(join(top,root.path),path)!==void 0)&&!(await root.format.recovery?.())?.init&&
passed.add(root);return to!==void 0&&passed.size===roots.length?new Set:passed}function untouched({path,format}){return{root:path,path:pathIn(path,format.mainFile),
outcome:"untouched",reason:"only its own tools may write this state, so it is left alone",files:[]}}async function recoverRoots(asked,after){let{lint,write,to,migrate}=asked,viewOf=repository=>lostIn(repository,to);return prepared(lint,async(run,_,repository)=>{
if(run.roots.length===0)throw nothingFound(asked);let passed=await passedOver(run.roots,asked,repository.top),wanted=run.roots.filter(root=>!passed.has(root));if(to!==
void 0&&wanted.length>1)throw tooMany(wanted);let view=to===void 0?void 0:await viewOf(repository),roots=[];for(let root of run.roots){let request={...requestOf(
run,root,view),migrate};roots.push(passed.has(root)?untouched(root):await recoverRoot(request,root))}let underway=await run.history.underway(),unread=lint.git===
!1||!roots.some(isProposed)?void 0:await unreadHistory(repository);if(write&&unread!==void 0)throw new UsageError(`nothing was written, for ${unreadable}: ${unread}\
; the option git: false does without it`);let{written,backups}=write?await writeRecovered(repository.top,roots):nothing,told=unread===void 0?roots:roots.map(root=>withReason(
root,`${unreadable}: ${unread}`));return{...await after(run),roots:told,written,backups,...underway&&{underway},...unread!==void 0&&{unread}}},viewOf)}var nothing={
written:[],backups:[]},unreadable="the history cannot be read",isProposed=({outcome})=>outcome==="recovered";function withReason(recovery,why){return isProposed(
recovery)?{...recovery,reason:[recovery.reason,why].filter(part=>part!==void 0).join("; ")}:recovery}async function unreadHistory({top,history,isBare}){let{commits,
gap}=await history.log({most:1});return commits.length===0&&(isBare||holdsObjects(top))?gap:void 0}async function recoverRoot(request,{path,format}){let refused=reason=>({
root:path,path:pathIn(path,format.mainFile),outcome:"refused",reason,files:[]}),recovery=await format.recovery?.();if(!recovery)return refused(`nothing recovers\
 ${format.id} yet`);if(!recovery.init&&(request.migrate||request.to)){let what=request.to?"bring it back to a commit":"migrate it";return refused(`only its own \
tools may write this state, so nothing here can ${what}; ${advises}`)}return recovery.recover(request)}var advises="agent-state-lint recover says what is wrong \
with it, and what to do";function requestOf(run,root,to){let{tree,history,limits,now}=run;return{tree,history,limits,now,root:root.path,judge:judgeOf(root,{now,
limits}),ages:agesOf(tree,history),...to&&{to}}}async function lostIn(repository,to){try{return await repository.resolve(to??"HEAD")}catch(error){if(!(error instanceof
RevisionError))throw error;if(to===void 0)return;throw new UsageError(error.message)}}function nothingFound({lint:{paths=[]},to}){let where=paths.length>0?`${either(
paths,"and")} or below it`:"this folder, below it or above it",commit=to===void 0?"the last commit":quote(to);return new UsageError(`nothing to recover: no ${directoriesOf(
formats)} with agent state in ${where}, nor in ${commit}`)}function tooMany(roots){let names=roots.slice(0,3).map(({path})=>path||".");return new UsageError(`on\
e root can go back to a commit, and there are ${roots.length}; name one: ${either(names)}`)}import{basename,join as join2,resolve as resolve2,sep}from"node:path";var longestName=200,[earliest,latest]=[Date.UTC(2e3,0,1),Date.UTC(9999,11,31,23,59,59)],kinds={cwd:{expected:"a path",is:isWord},root:{expected:"a path",is:isWord},
name:{expected:`text of at most ${longestName} characters`,is:isName},now:{expected:"a number, of ms since 1970",is:value=>typeof value=="number"},write:{expected:"\
true or false",is:isBoolean}};function isName(value){return typeof value=="string"&&value!==""&&value.length<=longestName}async function initRoot(options,known=formats){
holdAgainst(kinds,options,"init");let{cwd:folder,root:given,name,now=Date.now(),write=!1}=options;if(!(now>=earliest&&now<=latest))throw new UsageError("a missi\
on begins in the years 2000 to 9999, and the clock says another one");let cwd=realPath(folder??process.cwd());if(!isFolder(cwd))throw new UsageError(`there is n\
o folder ${cwd}`,folder);let{format,directory,layOut}=await layoutFor(given,cwd,known),{top,root,around}=placeOf(given,cwd,directory,known),shown=pathsSeenFrom(
cwd,top),tree=new WorkingTree(top),entries=await tree.list(root),main=pathIn(root,format.mainFile);if(format.isRoot(entries,directory)&&await tree.kind(main)===
void 0){let rebuilds="agent-state-lint recover rebuilds it";throw new UsageError(`${shown(root)} holds state without its ${format.mainFile}; ${rebuilds}`)}let all=filesOf(
layOut,root,{name:name??(basename(around)||"mission"),now});await thereAlready("directory",new Set([root,...all.map(({path})=>parentOf(path))]),tree,shown);let present=await thereAlready(
"file",new Set(all.map(({path})=>path)),tree,shown),files=all.filter(({path})=>!present.includes(path));return write&&files.length>0&&await writeState(top,files.
map(({path,text})=>({path,root,before:void 0,after:Buffer.from(text)}))),{top,root,files,present,written:write?files.map(({path})=>path):[]}}var named={file:"a \
file",directory:"a directory",link:"a link",other:"neither a file nor a directory"};async function thereAlready(wanted,paths,tree,shown){let found=[];for(let path of paths){
let kind=await tree.kind(path);if(kind!==void 0){if(kind!==wanted)throw new UsageError(`${shown(path)} is ${named[kind]}; move it away first`);found.push(path)}}
return found}async function layoutFor(given,cwd,known){let path=resolve2(cwd,given??".").split(sep).join("/"),layouts=[];for(let format of known){let layOut=(await format.
recovery?.())?.init;layOut&&layouts.push({format,layOut})}let[first]=layouts;if(!first)throw new Error("no format can lay out a root");let meant=known.find(({directories})=>endingIn(
path,directories));if(!meant)return{...first,directory:first.format.directories[0]};let directory=endingIn(path,meant.directories)??meant.directories[0],layout=layouts.
find(({format})=>format===meant);if(layout)return{...layout,directory};let others=either(layouts.map(({format})=>`${format.directories[0]}/`));throw new UsageError(
`only its own tools lay out a ${directory}/; agent-state-lint init lays out a ${others}`)}function placeOf(given,cwd,directory,known){let named2=resolve2(cwd,given??
"."),path=endingIn(named2.split(sep).join("/"),[directory])?named2:join2(named2,directory),place=locate(path,cwd,[directory]);if(!isFolder(place.folder))throw new UsageError(
`there is no folder ${place.folder}`,given);let{top}=commonTop([place],cwd),root=insideOf(top,place.path);if(root===void 0||!endingIn(root,[directory]))throw new UsageError(
`${given??"this folder"} lies in a ${directory}/ already`);let other=rootAround(parentOf(root),known);if(other)throw new UsageError(`${given??"this folder"} lie\
s in a ${endingIn(other.path,other.format.directories)}/ already`);if(root.split("/").includes(".git")||isBareRepository(place.folder))throw new UsageError(`${given??
"this folder"} belongs to git alone; there is no state in it`);return{top,root,around:place.folder}}function filesOf(layOut,root,mission){return Object.entries(
layOut(mission)).map(([path,text])=>({path:pathIn(root,path),text}))}export{reportedOf,askedBy,contentOf,isChange,writeRecovered,recoverRoots,unreadable,isProposed,longestName,initRoot};
