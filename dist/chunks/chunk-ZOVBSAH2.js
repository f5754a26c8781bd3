import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{WriteError,asWriteError,createFile,replaceFile,sweep}from"./chunk-ZH23DREO.js";import{findExecutable,trustedFolders}from"./chunk-MZNSU66H.js";
import{readRegularFile}from"./chunk-DHNBCSJ3.js";import{parentOf}from"./chunk-OCYD6ZGS.js";import{either}from"./chunk-O3DR2KKW.js";import{accessSync,constants as constants2,lstatSync as lstatSync3,mkdirSync}from"node:fs";import{dirname,join}from"node:path";import{createHash}from"node:crypto";import{lstatSync}from"node:fs";var digits=12;function keptPath(path,bytes){return`${path}.${createHash("sha256").update(bytes).digest("hex").slice(0,digits)}.bak`}async function keepOld(path,bytes){
let kept=keptPath(path,bytes);try{return await createFile(kept,bytes,lstatSync(path,{throwIfNoEntry:!1})),!0}catch(error){if(error.code!=="EEXIST")throw asWriteError(
error,kept);let there=readRegularFile(kept,bytes.length);if(there.ok&&Buffer.compare(there.bytes,bytes)===0)return!1;throw new WriteError(`${kept} is to keep th\
e old file, and is something else`)}}import{closeSync as closeSync3}from"node:fs";import{closeSync,constants,fstatSync,lstatSync as lstatSync2,openSync}from"node:fs";var LockTimeoutError=class extends Error{name="LockTimeoutError"},LockUnavailableError=class extends Error{name="LockUnavailableError"};var{O_RDWR,O_CREAT}=constants,flags=O_RDWR|O_CREAT|(constants.O_NOFOLLOW??0)|(constants.O_NONBLOCK??0);function openLockFile(path,more=0){let descriptor;try{if(lstatSync2(
path,{throwIfNoEntry:!1})?.isSymbolicLink())throw new LockUnavailableError(linked(path));descriptor=openSync(path,flags|more,438)}catch(error){throw more!==0&&isBusy(
error)?error:asUnavailable(error,path)}try{if(fstatSync(descriptor).isFile())return descriptor}catch(error){throw closeSync(descriptor),asUnavailable(error,path)}
throw closeSync(descriptor),new LockUnavailableError(`${path} is no regular file, so that it cannot be locked`)}function isStillThere(descriptor,path){if(process.
platform==="win32")return!0;let there=lstatSync2(path,{throwIfNoEntry:!1});return there!==void 0&&isSame(fstatSync(descriptor),there)}function isBusy(error){return[
"EAGAIN","EWOULDBLOCK","EBUSY"].includes(error.code??"")}var isSame=(a,b)=>a.dev===b.dev&&a.ino===b.ino,linked=path=>`${path} is a link; a lock that is one is n\
ot taken, for it may lead anywhere`;function asUnavailable(error,path){if(error instanceof LockUnavailableError)return error;let{code,message}=error;if(code==="\
ELOOP")return new LockUnavailableError(linked(path));let reason={EACCES:"there is no permission to open it for writing, or to make it",EPERM:"there is no permis\
sion to open it for writing, or to make it",EROFS:"it lies on a file system that is read-only",ENOSPC:"there is no space left to make it",EDQUOT:"there is no sp\
ace left to make it",EISDIR:"it is a directory",ENXIO:"it is no regular file",ENOENT:"its folder is not there",ENOTDIR:"its folder is none"}[code??""]??code??message;
return new LockUnavailableError(`the lock ${path} cannot be taken: ${reason}`)}import{setTimeout as wait}from"node:timers/promises";async function pause(){await wait(25+Math.random()*25)}var exclusiveLock=32,exclusiveShare=268435456,exclusiveOpen=async(path,_,until)=>{for(;;){try{let flag=process.platform==="win32"?exclusiveShare:exclusiveLock;return{
answer:"locked",descriptor:openLockFile(path,flag)}}catch(error){if(!isBusy(error))throw error;if(Date.now()>=until)return{answer:"held"}}await pause()}};import{closeSync as closeSync2}from"node:fs";import{spawn}from"node:child_process";import{delimiter}from"node:path";var python=`
import errno, fcntl, sys, time
end = time.monotonic() + float(sys.argv[1]) / 1000
while True:
    try:
        fcntl.flock(3, fcntl.LOCK_EX | fcntl.LOCK_NB)
        sys.exit(0)
    except OSError as error:
        if error.errno not in (errno.EAGAIN, errno.EWOULDBLOCK):
            sys.exit(2)
    if time.monotonic() >= end:
        sys.exit(1)
    time.sleep(0.03)
`,perl=`
use Fcntl qw(:flock);
use Time::HiRes qw(sleep time);
my $end = time() + $ARGV[0] / 1000;
open(my $lock, '+<&=', 3) or exit 2;
while (1) {
  exit 0 if flock($lock, LOCK_EX | LOCK_NB);
  exit 2 unless $!{EAGAIN} || $!{EWOULDBLOCK};
  exit 1 if time() >= $end;
  sleep(0.03);
}
`,programs={flock:ms=>ms>0?["-x","-w",String(ms/1e3),"3"]:["-x","-n","3"],python3:ms=>["-I","-S","-c",python,String(ms)],perl:ms=>["-e",perl,String(ms)]};function flockPrograms(path,workspace){
let folders=trustedFolders(path,workspace);return Object.entries(programs).flatMap(([name,argumentsFor])=>{let executable=findExecutable(name,folders,workspace);
if(executable===void 0)return[];let run=(descriptor,ms)=>ask(executable,argumentsFor(ms),descriptor,folders);return[{name,wait:run,attempt:descriptor=>run(descriptor,
0)}]})}function ask(executable,argv,descriptor,folders){return new Promise(resolve=>{let child=spawn(executable,argv,{cwd:"/",env:{PATH:folders.join(delimiter),
LC_ALL:"C"},stdio:["ignore","ignore","ignore",descriptor]});child.on("error",()=>resolve("failed")),child.on("exit",status=>resolve(status===0?"locked":status===
1?"held":"failed"))})}var flock=async(path,workspace,until)=>{let programs2=flockPrograms(process.env.PATH??"",workspace),descriptor=openLockFile(path);try{for(let program of programs2){
let answer=await lockBy(program,descriptor,until);if(answer!=="failed"){if(answer==="locked"&&await isSharedOut(program,path,descriptor))throw new LockUnavailableError(
deaf(path));return answer==="locked"?{answer,descriptor}:(closeSync2(descriptor),{answer})}}throw new LockUnavailableError(missing(path,programs2))}catch(error){
throw closeSync2(descriptor),error}};async function lockBy(program,descriptor,until){let started=Date.now(),answer=await program.wait(descriptor,Math.max(1,until-
started));if(answer!=="held"||Date.now()>=until-20)return answer;for(;;){let asked=await program.attempt(descriptor);if(asked!=="held"||Date.now()>=until)return asked;
await pause()}}async function isSharedOut(program,path,held){let second=openLockFile(path);try{return await program.attempt(second)==="locked"&&isStillThere(held,
path)}finally{closeSync2(second)}}var deaf=path=>`the lock ${path} cannot be taken: the file system that it lies on gives a lock to everybody who asks`;function missing(path,programs2){
let why=programs2.length>0?`${programs2.map(({name})=>name).join(", ")} could not lock it`:"there is no flock, python3 or perl on the PATH, outside of the repos\
itory";return`the lock ${path} cannot be taken: ${why}`}var limitMs=5e3,hasExclusiveOpen=new Set(["darwin","freebsd","openbsd","netbsd","win32"]),locking=hasExclusiveOpen.has(process.platform)?exclusiveOpen:flock;async function withLock(path,workspace,action,ms=limitMs){
let descriptor=await acquire(path,workspace,Date.now()+ms,ms);try{return await action()}finally{closeSync3(descriptor)}}async function acquire(path,workspace,until,ms){
for(;;){let attempt=await locking(path,workspace,until);if(attempt.answer==="locked"&&isKept(attempt.descriptor,path))return attempt.descriptor;if(Date.now()>=until)
throw new LockTimeoutError(`another program has held the lock ${path} for ${ms/1e3} s`);await pause()}}function isKept(descriptor,path){let isThere=!1;try{return isThere=
isStillThere(descriptor,path),isThere}finally{isThere||closeSync3(descriptor)}}var StateChangedError=class extends Error{name="StateChangedError"},lockFile=".state.lock";async function withRootLocked(top,root,action){return withLock(join(folderOf(
top,root),lockFile),top,action)}async function writeState(top,changes){let written=[],kept=[];try{for(let root of new Set(changes.map(change=>change.root))){let own=changes.
filter(change=>change.root===root);own.every(({before})=>before===void 0)&&makeFolder(top,root),await withRootLocked(top,root,()=>writeLocked(top,root,own,{written,
kept}))}}catch(error){let all=[...kept,...written],until=all.length>0?`${either(all,"and")} had been written by then`:"nothing was written";throw error instanceof
Error&&(error.message+=`; ${until}`),error}}async function writeLocked(top,root,changes,done){for(let change of changes)check(top,change);let folders=new Set([root,
...changes.map(({path})=>parentOf(path))]);for(let folder of folders)makeFolder(top,folder);for(let folder of folders)await sweep(folderOf(top,folder));for(let{
path,before,isKept:isKept2}of changes)isKept2&&before&&await keepOld(fileOf(top,path),before)&&done.kept.push(keptPath(path,before));for(let{path,before,after}of changes){
let full=fileOf(top,path);try{before?await replaceFile(full,after,lstatSync3(full,{throwIfNoEntry:!1})):await createFile(full,after)}catch(error){throw!before&&
error.code==="EEXIST"?changed(path):asWriteError(error,full)}done.written.push(path)}}function check(top,{path,before}){let full=fileOf(top,path),read=readRegularFile(
full,before?.length??0);if(!(before?read.ok&&Buffer.compare(read.bytes,before)===0:!read.ok&&read.refusal==="missing"))throw changed(path);if(before)try{accessSync(
full,constants2.W_OK)}catch{throw new WriteError(`no permission to write ${path}`)}}function changed(path){return new StateChangedError(`${path} was changed by \
somebody else meanwhile`)}function makeFolder(top,folder){for(let at of stepsTo(top,folder))try{if(isFolderItself(at))continue;mkdirSync(at)}catch(error){if(isFolderItself(
at))continue;let{code}=error;throw code==="ENOENT"?new WriteError(`no folder can be made in ${dirname(at)}`):asWriteError(error,at)}}function fileOf(top,path){return join(
folderOf(top,parentOf(path)),path.slice(path.lastIndexOf("/")+1))}function folderOf(top,folder){for(let at of stepsTo(top,folder))isFolderItself(at);return join(
top,folder)}function stepsTo(top,folder){let parts=folder.split("/").filter(one=>one!=="");return parts.map((_,index)=>join(top,...parts.slice(0,index+1)))}function isFolderItself(path){
let found=statsOf(path);if(found?.isSymbolicLink())throw new WriteError(`${path} is a link; nothing is written through one`);if(found&&!found.isDirectory())throw new WriteError(
`${path} is no folder`);return found!==void 0}function statsOf(path){try{return lstatSync3(path,{throwIfNoEntry:!1})}catch(error){throw asWriteError(error,path)}}export{keptPath,withRootLocked,writeState,writeLocked};
