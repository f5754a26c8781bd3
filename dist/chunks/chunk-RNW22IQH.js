import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{writeState}from"./chunk-ZOVBSAH2.js";import{checkOptions}from"./chunk-G2QXJBW6.js";import{holdAgainst,isBoolean,isWord}from"./chunk-UMXWHUJH.js";
import{commonTop,formats,locate,pathsSeenFrom,rootAround}from"./chunk-MLJMMB5F.js";import{WorkingTree,insideOf,isBareRepository,isFolder,realPath}from"./chunk-DHNBCSJ3.js";
import{UsageError}from"./chunk-34XNZ5UG.js";import{endingIn,parentOf,pathIn}from"./chunk-OCYD6ZGS.js";import{either,quote,suggestion}from"./chunk-O3DR2KKW.js";var shared=["cwd","paths","config","settingsFrom","git","safeDirectory","now","onProgress","write"];function askedBy(purpose,options){Object.is(options,Object(options))||
checkOptions(options);let{write=!1,to,...lint}=options,known=purpose==="recover"?[...shared,"to"]:shared,strange=Object.keys(options).find(name=>!known.includes(
name));if(strange!==void 0)throw new UsageError(`there is no option ${quote(strange)}${suggestion(strange,known)}`);if(checkOptions(lint),typeof write!="boolean")
throw new UsageError("the option write must be true or false");if(to!==void 0&&(typeof to!="string"||to===""))throw new UsageError("the option to must be a revi\
sion");return{lint:{...lint,baseline:!1,allowEmpty:!0},write,to,migrate:purpose==="migrate"}}import{basename,join,resolve,sep}from"node:path";var longestName=200,[earliest,latest]=[Date.UTC(2e3,0,1),Date.UTC(9999,11,31,23,59,59)],kinds={cwd:{expected:"a path",is:isWord},root:{expected:"a path",is:isWord},
name:{expected:`text of at most ${longestName} characters`,is:isName},now:{expected:"a number, of ms since 1970",is:value=>typeof value=="number"},write:{expected:"\
true or false",is:isBoolean}};function isName(value){return typeof value=="string"&&value!==""&&value.length<=longestName}async function initRoot(options,known=formats){
holdAgainst(kinds,options,"init");let{cwd:folder,root:given,name,now=Date.now(),write=!1}=options;if(!(now>=earliest&&now<=latest))throw new UsageError("a missi\
on begins in the years 2000 to 9999, and the clock says another one");let cwd=realPath(folder??process.cwd());if(!isFolder(cwd))throw new UsageError(`there is n\
o folder ${cwd}`,folder);let{format,directory,layOut}=await layoutFor(given,cwd,known),{top,root,around}=placeOf(given,cwd,directory,known),shown=pathsSeenFrom(
cwd,top),tree=new WorkingTree(top),entries=await tree.list(root),main=pathIn(root,format.mainFile);if(format.isRoot(entries,directory)&&await tree.kind(main)===
void 0){let rebuilds="agent-state-lint recover rebuilds it";throw new UsageError(`${shown(root)} holds state without its ${format.mainFile}; ${rebuilds}`)}if(await isBlank(
main,tree))throw new UsageError(`${shown(main)} is there, and empty; agent-state-lint recover rebuilds it`);let all=filesOf(layOut,root,{name:name??(basename(around)||
"mission"),now});await thereAlready("directory",new Set([root,...all.map(({path})=>parentOf(path))]),tree,shown);let present=await thereAlready("file",new Set(all.
map(({path})=>path)),tree,shown),files=all.filter(({path})=>!present.includes(path));return write&&files.length>0&&await writeState(top,files.map(({path,text})=>({
path,root,before:void 0,after:Buffer.from(text)}))),{top,root,files,present,written:write?files.map(({path})=>path):[]}}async function isBlank(path,tree){let read=await tree.
read(path,mostBlank);return read.ok&&read.bytes.every(byte=>byte===0||/\s/.test(String.fromCharCode(byte)))}var mostBlank=64*1024,named={file:"a file",directory:"\
a directory",link:"a link",other:"neither a file nor a directory"};async function thereAlready(wanted,paths,tree,shown){let found=[];for(let path of paths){let kind=await tree.
kind(path);if(kind!==void 0){if(kind!==wanted)throw new UsageError(`${shown(path)} is ${named[kind]}; move it away first`);found.push(path)}}return found}async function layoutFor(given,cwd,known){
let path=resolve(cwd,given??".").split(sep).join("/"),layouts=[];for(let format of known){let layOut=(await format.recovery?.())?.init;layOut&&layouts.push({format,
layOut})}let[first]=layouts;if(!first)throw new Error("no format can lay out a root");let meant=known.find(({directories})=>endingIn(path,directories));if(!meant)
return{...first,directory:first.format.directories[0]};let directory=endingIn(path,meant.directories)??meant.directories[0],layout=layouts.find(({format})=>format===
meant);if(layout)return{...layout,directory};let others=either(layouts.map(({format})=>`${format.directories[0]}/`));throw new UsageError(`only its own tools la\
y out a ${directory}/; agent-state-lint init lays out a ${others}`)}function placeOf(given,cwd,directory,known){let named2=resolve(cwd,given??"."),path=endingIn(
named2.split(sep).join("/"),[directory])?named2:join(named2,directory),place=locate(path,cwd,[directory]);if(!isFolder(place.folder))throw new UsageError(`there\
 is no folder ${place.folder}`,given);let{top}=commonTop([place],cwd),root=insideOf(top,place.path);if(root===void 0||!endingIn(root,[directory]))throw new UsageError(
`${given??"this folder"} lies in a ${directory}/ already`);let other=rootAround(parentOf(root),known);if(other)throw new UsageError(`${given??"this folder"} lie\
s in a ${endingIn(other.path,other.format.directories)}/ already`);if(root.split("/").includes(".git")||isBareRepository(place.folder))throw new UsageError(`${given??
"this folder"} belongs to git alone; there is no state in it`);return{top,root,around:place.folder}}function filesOf(layOut,root,mission){return Object.entries(
layOut(mission)).map(([path,text])=>({path:pathIn(root,path),text}))}export{askedBy,longestName,initRoot};
