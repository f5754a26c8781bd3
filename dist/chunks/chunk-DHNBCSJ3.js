import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{join,parentOf}from"./chunk-OCYD6ZGS.js";import{existsSync,lstatSync,realpathSync,statSync}from"node:fs";import{basename,dirname,isAbsolute,join as join2,relative,sep}from"node:path";function repositoryTop(folder){
for(let at=folder;;at=dirname(at)){if(existsSync(join2(at,".git")))return at;if(dirname(at)===at)return}}function holdsObjects(top){let git=join2(top,".git");return isFolder(
git)?isFolder(join2(git,"objects")):existsSync(git)}function isBareRepository(folder){let isThere=(name,ask)=>kindAt(join2(folder,name),lstatSync)?.[ask]()??!1;
return isThere("HEAD","isFile")&&isThere("objects","isDirectory")&&isThere("refs","isDirectory")}function commonFolder(folders){return folders.reduce((common,folder)=>{
let at=common;for(;insideOf(at,folder)===void 0&&dirname(at)!==at;)at=dirname(at);return at})}function insideOf(folder,path){let found=relative(folder,path);if(!(found===
".."||found.startsWith(`..${sep}`)||isAbsolute(found)))return found.split(sep).join("/")}function realPath(path){let rest=[];for(let at=path;;at=dirname(at))try{
return join2(realpathSync.native(at),...rest)}catch{if(dirname(at)===at)return path;rest.unshift(basename(at))}}function isFolder(path){return kindAt(path,statSync)?.
isDirectory()??!1}function hasTopBetween(above,path){let at=above;for(let part of relative(above,path).split(sep)){if(!kindAt(at,lstatSync)?.isDirectory())return!1;
if(at=join2(at,part),kindAt(join2(at,".git"),lstatSync))return kindAt(at,lstatSync)?.isDirectory()??!1}return!1}function kindAt(path,ask){try{return ask(path)}catch{return}}var RevisionError=class extends Error{name="RevisionError";isUnborn;constructor(message,isUnborn=!1){super(message),this.isUnborn=isUnborn}};import{closeSync,constants,fstatSync,lstatSync as lstatSync2,openSync,readSync}from"node:fs";var flags=constants.O_RDONLY|(constants.O_NOFOLLOW??0)|(constants.O_NONBLOCK??
0)|(constants.O_NOCTTY??0);function readRegularFile(path,cap){let descriptor;try{let seen=constants.O_NOFOLLOW?void 0:lstatSync2(path);if(seen?.isSymbolicLink())
return refused("link");descriptor=openSync(path,flags);let stat=fstatSync(descriptor);return seen&&!isSame(seen,stat)?refused("link"):stat.isFile()?stat.size>cap?
refused("too-large"):readAll(descriptor,stat.size,cap):refused("not-a-file")}catch(error){return refused(refusalOf(error))}finally{descriptor!==void 0&&closeSync(
descriptor)}}function readAll(descriptor,size,cap){let bytes=Buffer.allocUnsafe(size+1),length=0;for(;;){let read=readSync(descriptor,bytes,length,bytes.length-
length,null);if(length+=read,length>cap)return refused("too-large");if(read===0)return{ok:!0,bytes:bytes.subarray(0,length)};length===bytes.length&&(bytes=Buffer.
concat([bytes,Buffer.allocUnsafe(bytes.length)]))}}var isSame=(a,b)=>a.dev===b.dev&&a.ino===b.ino,refused=refusal=>({ok:!1,refusal});function refusalOf({code}){
return code==="ENOENT"||code==="ENOTDIR"||code==="ENAMETOOLONG"?"missing":code==="ELOOP"?"link":code==="EISDIR"||code==="ENXIO"?"not-a-file":"not-readable"}import{lstatSync as lstatSync3,readdirSync,readlinkSync}from"node:fs";import{dirname as dirname2,isAbsolute as isAbsolute2,join as onDisk,relative as relative2,
sep as sep2}from"node:path";var device=/^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9¹²³])[ ]*(?:[.:]|$)/i;function isStrangeOnWindows(path){return path.split("/").some(part=>/[\\:*?"<>|\p{Cc}]|[. ]$/u.
test(part)||device.test(part))}var WorkingTree=class{#top;#safe=new Set([""]);constructor(top){this.#top=top}async list(directory){let inside=insidePath(directory);if(inside===void 0||this.#linkOnTheWay(
inside))return[];try{return readdirSync(onDisk(this.#top,inside),{withFileTypes:!0}).map(entry=>({name:entry.name,kind:kindOf(entry)})).sort(byName)}catch{return[]}}async kind(path){
let inside=insidePath(path);if(!(inside===void 0||this.#linkOnTheWay(parentOf(inside))))try{return kindOf(lstatSync3(onDisk(this.#top,inside)))}catch{return}}async link(path){
let inside=insidePath(path);if(!(inside===void 0||this.#linkOnTheWay(parentOf(inside))))try{let target=readlinkSync(onDisk(this.#top,inside)),own=isAbsolute2(target)?
relative2(dirname2(onDisk(this.#top,inside)),target):target;return isAbsolute2(own)?void 0:own.split(sep2).join("/")}catch{return}}async read(path,cap){let inside=insidePath(
path);return inside===void 0?{ok:!1,refusal:"outside"}:this.#linkOnTheWay(parentOf(inside))?{ok:!1,refusal:"link"}:readRegularFile(onDisk(this.#top,inside),cap)}async writtenAt(path){
let inside=insidePath(path);if(!(inside===void 0||this.#linkOnTheWay(parentOf(inside))))try{return lstatSync3(onDisk(this.#top,inside)).mtimeMs}catch{return}}#linkOnTheWay(directory){
let unknown=[];for(let at=directory;!this.#safe.has(at);at=parentOf(at))unknown.push(at);for(let folder of unknown.reverse()){let kind=this.#kindOfFolder(folder);
if(kind==="link")return!0;if(kind===void 0)return!1;this.#safe.add(folder)}return!1}#kindOfFolder(folder){try{return kindOf(lstatSync3(onDisk(this.#top,folder)))}catch{
return}}};function insidePath(path){let inside=join("",path);if(!(inside===void 0||inside.includes("\0")))return process.platform==="win32"&&isStrangeOnWindows(
inside)?void 0:inside}function kindOf(entry){return entry.isFile()?"file":entry.isDirectory()?"directory":entry.isSymbolicLink()?"link":"other"}var byName=(a,b)=>a.
name<b.name?-1:1;export{isStrangeOnWindows,repositoryTop,holdsObjects,isBareRepository,commonFolder,insideOf,realPath,isFolder,hasTopBetween,RevisionError,readRegularFile,WorkingTree};
