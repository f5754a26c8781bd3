import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{constants as constants2,lstatSync as lstatSync2}from"node:fs";import{open as open2,realpath}from"node:fs/promises";import{dirname as dirname2}from"node:path";
import{setTimeout as wait2}from"node:timers/promises";import{randomBytes}from"node:crypto";import{constants,lstatSync}from"node:fs";import{copyFile,link,open,readdir,rename,rm}from"node:fs/promises";import{basename,
dirname,join}from"node:path";import{setTimeout as wait}from"node:timers/promises";async function replaceFile(path,content,like){await writeBeside(path,content,like,
temporary=>renameOver(temporary,path))}async function createFile(path,content,like){await writeBeside(path,content,like,async temporary=>{await linkAt(temporary,
path),await rm(temporary,{force:!0})})}async function linkAt(temporary,path){try{await link(temporary,path)}catch(error){if(error.code==="EEXIST")throw error;await copyFile(
temporary,path,constants.COPYFILE_EXCL)}}async function writeBeside(path,content,like,put){let folder=dirname(path),random=randomBytes(8).toString("hex"),temporary=join(
folder,`.${basename(path).slice(0,50)}.${random}.tmp`),mode=like&&like.mode&4095,file=await open(temporary,"wx",mode??438);try{await withFile(file,async()=>{like&&
await keepOwner(file,like),mode!==void 0&&await file.chmod(mode),await file.writeFile(content),await file.sync()}),await put(temporary)}catch(error){throw await rm(
temporary,{force:!0}),error}await syncFolder(folder)}var temporaryName=/^\..{1,50}\.[0-9a-f]{16}\.tmp$/s;async function sweep(folder){let names=await readdir(folder).
catch(()=>[]);for(let name of names.filter(one=>temporaryName.test(one))){let path=join(folder,name);lstatSync(path,{throwIfNoEntry:!1})?.isFile()&&await rm(path,
{force:!0}).catch(()=>{})}}async function keepOwner(file,{uid,gid}){let own=await file.stat();if(!(own.uid===uid&&own.gid===gid))try{await file.chown(uid,gid)}catch{}}
var busy=new Set(["EPERM","EACCES","EBUSY"]);async function renameOver(from,to){for(let pause=5,waited=0;;pause=Math.min(80,pause*2))try{return await rename(from,
to)}catch(error){let{code=""}=error;if(process.platform!=="win32"||!busy.has(code)||waited>=2e3)throw error;await wait(pause),waited+=pause}}async function syncFolder(folder){
try{await withFile(await open(folder,"r"),handle=>handle.sync())}catch{}}async function withFile(file,action){try{return await action(file)}finally{await file.close()}}var WriteError=class extends Error{name="WriteError"};async function writeFile(path,text){try{let present=lstatSync2(path,{throwIfNoEntry:!1});if(present?.isDirectory())
throw new WriteError(`${path} is a directory`);await isStream(path,present)?await writeTo(path,text):await replaceFile(path,text,present?.isFile()?present:void 0)}catch(error){
throw asWriteError(error,path)}}async function isStream(path,present){return present&&!present.isFile()&&!present.isSymbolicLink()?!0:/^\/(?:dev|proc)(?:\/|$)/.
test(await realpath(dirname2(path)))}async function writeTo(path,text){process.platform==="win32"?await append(path,text):await withFile(await openIfRead(path),
()=>append(path,text))}async function openIfRead(path){let{O_WRONLY,O_NONBLOCK,O_NOCTTY}=constants2;for(let waited=0;;waited+=20)try{return await open2(path,O_WRONLY|
O_NONBLOCK|O_NOCTTY)}catch(error){if(error.code!=="ENXIO"||waited>=2e3)throw error;await wait2(20)}}async function append(path,text){await withFile(await open2(
path,"a"),file=>file.writeFile(text))}function asWriteError(error,path){return error instanceof WriteError?error:new WriteError(reasonOf(error,path))}function reasonOf({
code,message},path){let folder=dirname2(path);return code==="ENOENT"?`there is no folder ${folder}`:code==="ENOTDIR"?`${folder} is no folder`:code==="EACCES"||code===
"EPERM"?`no permission to write in ${folder}`:code==="EROFS"?`${folder} lies on a file system that is read-only`:code==="ENOSPC"||code==="EDQUOT"?`no space left\
 for ${path}`:code==="ELOOP"?`${folder} is a link that leads back to itself`:code==="ENXIO"?`${path} is a FIFO that nobody reads, or a device that is not there`:
`${path}: ${code??message}`}export{replaceFile,createFile,sweep,WriteError,writeFile,asWriteError};
