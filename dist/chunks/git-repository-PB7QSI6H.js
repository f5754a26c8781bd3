import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{gitFolder}from"./chunk-5SNHT4ZB.js";import{findExecutable,trustedFolders}from"./chunk-MZNSU66H.js";import{GitFailure,answerOr,damaged,failureOf,
narrowClone,noGit,notUnderstood,partialClone,reasonOf,shallowClone}from"./chunk-VUXKQXN2.js";import{RevisionError,WorkingTree,readRegularFile}from"./chunk-DHNBCSJ3.js";
import{isHash}from"./chunk-3XDVFNYD.js";import{join,parentOf,pathIn}from"./chunk-OCYD6ZGS.js";import{count,quote}from"./chunk-O3DR2KKW.js";import"./chunk-ED7OECLU.js";
import"./chunk-PMWXOWGL.js";import{dirname as dirname2}from"node:path";import{delimiter,dirname}from"node:path";var handedOn=["HOME","XDG_CONFIG_HOME","TMPDIR","USERPROFILE","HOMEDRIVE","HOMEPATH","APPDATA","LOCALAPPDATA","PROGRAMD\
ATA","PROGRAMFILES","SYSTEMROOT","SYSTEMDRIVE","WINDIR","TEMP","TMP"],fixed={GIT_NO_LAZY_FETCH:"1",GIT_ALLOW_PROTOCOL:"none",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"\
0",LC_ALL:"C"};function gitEnvironment(folders,top){let names=new Set(handedOn),kept=Object.entries(process.env).filter(([name])=>names.has(name.toUpperCase()));
return{...Object.fromEntries(kept),PATH:folders.join(delimiter),GIT_CEILING_DIRECTORIES:dirname(top),...fixed}}import{spawn}from"node:child_process";var longestText=1024*1024,ByteReader=class{#chunks;#onChunk;#chunk=Buffer.alloc(0);#at=0;constructor(stream,onChunk){this.#chunks=stream[Symbol.asyncIterator](),
this.#onChunk=onChunk}async chunk(){if(!(this.#at===this.#chunk.length&&!await this.#fill()))return this.#taken(this.#chunk.length)}async text(end){let parts=[];
for(let length=0;;){let at=this.#chunk.indexOf(end,this.#at);if(at>=0)return parts.push(this.#taken(at)),this.#at+=1,(parts.length===1?parts[0]:Buffer.concat(parts)).
toString();let part=this.#taken(this.#chunk.length);if(parts.push(part),length+=part.length,length>longestText)throw notUnderstood();if(!await this.#fill())return}}async bytes(count2,most2=count2){
let kept=[],room=most2;for(let left=count2;left>0;){if(this.#at===this.#chunk.length&&!await this.#fill())return;let part=this.#taken(Math.min(this.#chunk.length,
this.#at+left));left-=part.length,room>0&&kept.push(part.subarray(0,room)),room-=part.length}return Buffer.concat(kept)}#taken(end){let taken=this.#chunk.subarray(
this.#at,end);return this.#at=end,taken}async#fill(){try{let{value,done}=await this.#chunks.next();return done?!1:(this.#chunk=value,this.#at=0,this.#onChunk(),
!0)}catch{return!1}}};var mostOfStderr=8192,GitProcess=class{out;#child;#closed;#launch;#stderr="";#timers=[];#heard=0;#stopped;constructor(launch){let child=start(launch);this.#launch=
launch,this.#child=child,this.#closed=new Promise(resolve2=>{child.on("error",error=>resolve2(error.code??error.message)),child.on("close",(status,signal)=>resolve2(
status??signal))}),child.stdin.on("error",()=>{}),child.stderr.setEncoding("utf8").on("data",text=>{this.#stderr=(this.#stderr+text).slice(0,mostOfStderr)}),this.
out=new ByteReader(child.stdout,()=>{this.#heard+=1,this.#timers[0]?.refresh()}),this.#setRef(!1)}hold(){let{patience,most:most2,onSilence}=this.#launch;this.#setRef(
!0);let silence=setTimeout(()=>{let heard=this.#heard;setImmediate(()=>{this.#heard!==heard||this.#timers[0]!==silence||(this.#stop(`git was silent for ${patience/
1e3} s and was stopped`),onSilence(this.#stopped))})},patience),busy=most2&&setTimeout(()=>this.#stop(`git took more than ${most2/1e3} s and was stopped`),most2);
this.#timers=busy?[silence,busy]:[silence]}release(){for(let timer of this.#timers)clearTimeout(timer);this.#timers=[],this.#setRef(!1)}tell(text){return new Promise(
resolve2=>this.#child.stdin.write(text,error=>resolve2(!error)))}end(){this.#child.stdin.end()}kill(){let{stdin,stdout,stderr}=this.#child;this.#child.kill("SIG\
KILL");for(let stream of[stdin,stdout,stderr])stream.destroy()}async ended(){if(await this.#closed!==0)throw await this.failure()}async failure(){let status=await this.#closed;
return this.#stopped??failureOf(this.#stderr,status,this.#launch.top)}#stop(reason){this.#stopped=new GitFailure(reason),this.kill()}#setRef(isHeld){let{stdin,stdout,
stderr}=this.#child,open=[stdin,stdout,stderr].filter(({destroyed})=>!destroyed);for(let one of[this.#child,...open])isHeld?one.ref?.():one.unref?.()}};function start({
file,args,cwd,env}){try{let child=spawn(file,args,{cwd,env:{...env},shell:!1,windowsHide:!0,stdio:"pipe"});if(child.stdin)return child;child.on("error",()=>{})}catch{}
throw new GitFailure("git cannot be started; this machine lacks memory, processes or file descriptors")}var patienceWith={"check-ignore":5e3,"rev-list":3e4,log:3e4,"merge-base":3e4,"diff-tree":3e4,"diff-index":3e4,"ls-files":3e4,"patch-id":3e4},usualPatience=1e4,lineBreak=10,
nul=0,flags=["--no-pager","--no-replace-objects","--literal-pathspecs","-c","core.fsmonitor=false","-c","core.hooksPath=/dev/null","-c","safe.bareRepository=exp\
licit","-c","log.showSignature=false","-c","protocol.allow=never"],Git=class{#top;#options;#silence;#found;constructor(top,options={}){this.#top=top,this.#options=
options}start(args,most2){if(this.#silence)throw this.#silence;let{gitDir,safeDirectory,patience=patienceOf(args)}=this.#options,{file,env}=this.#find(),where=gitDir===
void 0?["-C",this.#top]:["--git-dir",gitDir],trust=safeDirectory===void 0?[]:["-c",`safe.directory=${safeDirectory}`],cwd=dirname2(file),onSilence=failure=>{this.#silence=
failure},all=[...where,...flags,...trust,...args];return new GitProcess({file,args:all,cwd,env,top:this.#top,patience,most:most2,onSilence})}run(args,input,end,most2){
return this.#run(args,input,out=>out.text(end),most2)}runAtLeisure(args,input,end){return this.#run(args,input,out=>out.text(end),void 0,!0)}stream(args,input){
return this.#run(args,input,out=>out.chunk())}async*#run(args,input,read,most2,isAtLeisure=!1){let child=this.start(args,most2),told=tellAll(child,input);child.
hold();try{for(let said=await read(child.out);said!==void 0;said=await read(child.out))isAtLeisure&&child.release(),yield said,isAtLeisure&&child.hold();let failure=await told;
if(failure)throw failure.error;await child.ended()}finally{child.release(),child.kill()}}#find(){if(!this.#found){let folders=trustedFolders(process.env.PATH??"",
this.#top),file=findExecutable("git",folders,this.#top);if(file===void 0)throw noGit();this.#found={file,env:gitEnvironment(folders,this.#top)}}return this.#found}};
function patienceOf(args){return args.map(arg=>patienceWith[arg]).find(patience=>patience!==void 0)??usualPatience}async function tellAll(child,input){try{for await(let piece of input)
if(!await child.tell(piece))break;return}catch(error){return{error}}finally{child.end()}}function*linesOf(texts){let piece="";for(let text of texts)piece+=`${text}\

`,!(piece.length<32768)&&(yield piece,piece="");piece!==""&&(yield piece)}var promises=/^(?:extensions\.partialclone|remote\..*\.promisor)$/s,refspecs=/^remote\.(.*)\.fetch$/s,allBranches=/^\+?refs\/(?:heads\/)?\*(?::|$)/;async function conditionsOf(git){
let isShallow=!1;for await(let line of git.run(["rev-parse","--is-shallow-repository"],[],lineBreak))isShallow=line==="true";let isPartial=!1,isSparse=!1,origin2,
remotes=new Map;for await(let setting of git.run(["config","--null","--list"],[],nul)){let end=setting.indexOf(`
`),[key,value]=end<0?[setting,"true"]:[setting.slice(0,end),setting.slice(end+1)];isPartial||=promises.test(key),key==="remote.origin.url"&&(origin2=value),key===
"core.sparsecheckout"&&(isSparse=value!=="false");let remote=refspecs.exec(key)?.[1];remote!==void 0&&remotes.set(remote,remotes.get(remote)||allBranches.test(value))}
let narrowRemote=[...remotes].find(([,isWhole])=>!isWhole)?.[0];return{isShallow,isPartial,narrowRemote,origin:origin2,isSparse}}var mostAtOnce=1e3,Objects=class{#git;#process;#queue=Promise.resolve();constructor(git){this.#git=git}async info(names){let answers=[];return await this.#ask("\
info",names,async out=>{let info=await readInfo(out);return info&&answers.push(info),info}),answers}async contents(names,most2,take){await this.#ask("contents",
names,async out=>{let info=await readInfo(out);if(info===void 0||typeof info=="string")return info;let bytes=await out.bytes(info.size,most2);if(!(!bytes||!await out.
bytes(1)))return take({...info,bytes}),info})}close(){this.#process?.end(),this.#process=void 0}#ask(command2,names,read){let answered=this.#queue.then(()=>this.#exchange(
command2,names,read));return this.#queue=answered.catch(()=>{}),answered}async#exchange(command2,names,read){if(names.length===0)return;this.#process??=this.#git.
start(["-c","core.disambiguate=commit","cat-file","--batch-command","--buffer"]);let process2=this.#process;process2.hold();try{let told=tell(process2,command2,
names);for(let left=names.length;left>0;left-=1)if(await read(process2.out)===void 0)throw await process2.failure();await told}catch(error){throw process2.kill(),
this.#process=void 0,error}finally{process2.release()}}};async function tell(process2,command2,names){for(let at=0;at<names.length;at+=mostAtOnce){let questions=names.
slice(at,at+mostAtOnce).map(name=>`${command2} ${name}
`);if(!await process2.tell(`${questions.join("")}flush
`))return}}async function readInfo(out){let line=await out.text(lineBreak);if(line===void 0)return;let[,hash2,type,size]=/^([0-9a-f]{40}|[0-9a-f]{64}) (commit|tree|blob|tag) (\d{1,15})$/.
exec(line)??[];if(hash2!==void 0)return{hash:hash2,type,size:Number(size)};if(line.endsWith(" missing"))return"missing";if(line.endsWith(" ambiguous"))return"am\
biguous";throw notUnderstood()}function gitAccess(top,options){let git=new Git(top,options),conditions,ask=()=>(conditions??=conditionsOf(git),conditions),workingTree=options.gitDir===void 0?
new WorkingTree(top):void 0;return{top,git,objects:new Objects(git),workingTree,conditions:ask}}import{createHash}from"node:crypto";var mostBytes=64*1024*1024;async function holdsBlob(tree,path,name){let target=await tree.link(path);if(target!==void 0)return blobName(
Buffer.from(target),name.length)===name;let read=await tree.read(path,mostBytes);if(!read.ok)return!1;let bytes=Buffer.from(read.bytes.buffer,read.bytes.byteOffset,
read.bytes.length);return blobName(bytes,name.length)===name?!0:bytes.includes(`\r
`)&&blobName(withLineFeeds(bytes),name.length)===name}function blobName(bytes,length){return createHash(length===64?"sha256":"sha1").update(`blob ${bytes.length}\
\0`).update(bytes).digest("hex")}function withLineFeeds(bytes){let kept=Buffer.allocUnsafe(bytes.length),length=0;for(let at=0;at<bytes.length;){let found=bytes.
indexOf(`\r
`,at),end=found<0?bytes.length:found;length+=bytes.copy(kept,length,at,end),at=found<0?end:found+1}return kept.subarray(0,length)}var nothing={mode:"",content:""};async function*headingsAndChanges(texts){let heading="",comparison=0,status,path,[before,after]=[nothing,nothing];for await(let text of texts)
if(status===void 0){let line=text.replace(/^\n/,"");if(line.startsWith(":")){let[was="",is="",old="",now="",letter=""]=line.slice(1).split(" ");[before,after,status]=
[{mode:was,content:old},{mode:is,content:now},letter]}else if(/^[0-9a-f]{40}/.test(line))heading=line,comparison+=1,yield heading;else throw notUnderstood()}else
path===void 0&&/^[RC]/.test(status)?path=text:(yield{...after,before,heading,comparison,status,path:path??text,...path===void 0?{}:{to:text}},status=void 0,path=
void 0);if(status!==void 0)throw notUnderstood()}async function*changesIn(texts){for await(let item of headingsAndChanges(texts))typeof item!="string"&&(yield item)}
function isOfModeAlone({status,content,before}){return status==="M"&&content===before.content}var flags2=["--raw","-z","--no-renames","--no-abbrev","--no-ext-diff","--no-textconv","-O/dev/null"],submodule="160000";async function changedBetween({git},since,until,concerns){
let changed=[],command2=["diff-tree","-r","--no-relative","--ignore-submodules=none",...flags2,since,until];for await(let change of changesIn(git.run(command2,[],
nul)))concerns(change.path)&&!isOfModeAlone(change)&&changed.push(change.path);return changed}async function changedSince(access,since,concerns){let{workingTree}=access;
if(!workingTree)throw new GitFailure("the repository has no working tree");let{held:before}=await heldBefore(access,since,concerns),changed=[];for(let[path,held]of before)
held!=="left-out"&&(held==="other"||(held===void 0?await workingTree.kind(path)!==void 0:!await holdsBlob(workingTree,path,held)))&&changed.push(path);return changed}
async function heldBefore({git},since,concerns){let held=new Map,staged=new Map;for await(let entry of git.run(listing,[],nul)){let{tag,mode,name,path}=parsed(entry);
concerns(path)&&(tag==="S"||mode===submodule?held.set(path,"left-out"):held.set(path,name))}let command2=["diff-index","--cached","--ita-visible-in-index","--no\
-relative",...flags2,since];for await(let change of changesIn(git.run(command2,[],nul))){let{path,before,mode,status}=change;if(!concerns(path))continue;staged.
set(path,change),held.get(path)==="left-out"||before.mode===submodule||mode===submodule||status==="U"?held.set(path,"other"):held.set(path,/^0+$/.test(before.content)?
void 0:before.content)}return{held,staged}}var listing=["ls-files","--cached","--others","--exclude-standard","--stage","-t","-z"];function parsed(entry){let tag=entry[0]??
"";if(tag==="?")return{tag,mode:"",name:void 0,path:entry.slice(2)};let tab=entry.indexOf("	"),[,mode="",name]=entry.slice(0,tab).split(" ");return{tag,mode,name,
path:entry.slice(tab+1)}}function parseTree(bytes,hashBytes){let content=Buffer.from(bytes.buffer,bytes.byteOffset,bytes.length),entries=new Map;for(let at=0;at<content.length;){let space=content.
indexOf(32,at),nul2=content.indexOf(0,space),end=nul2+1+hashBytes;if(space<0||nul2<0||end>content.length)break;let name=decode(content.subarray(space+1,nul2)),mode=content.
toString("latin1",at,space);if(name!==void 0&&isOrdinary(name)){let hash2=content.toString("hex",nul2+1,end);entries.set(name,{name,kind:kinds.get(mode)??"file",
hash:hash2,isSubmodule:mode==="160000"})}at=end}return entries}var kinds=new Map([["40000","directory"],["120000","link"],["160000","other"]]),utf8=new TextDecoder(
"utf-8",{fatal:!0,ignoreBOM:!0});function decode(bytes){try{return utf8.decode(bytes)}catch{return}}function isOrdinary(name){return!name.includes("/")&&!["",".",
"..",".git"].includes(name.toLowerCase())}var mostOfTree=64*1024*1024,mostOfLink=4096,CommitTree=class{#access;#hash;#folders=new Map;constructor(access,hash2){this.#access=access,this.#hash=hash2}async list(directory){
let path=join("",directory),folder=path===void 0?"outside":await this.#open(path);return typeof folder=="string"?[]:[...folder.values()].map(({name,kind})=>({name,
kind})).sort((a,b)=>a.name<b.name?-1:1)}async kind(path){let entry=await this.entry(path);return typeof entry=="string"?void 0:entry.kind}async link(path){let entry=await this.
entry(path);if(typeof entry=="string"||entry.kind!=="link")return;let read=await this.#content(entry.hash,mostOfLink);return read.ok?Buffer.from(read.bytes).toString():
void 0}async writtenAt(){}async read(path,cap){let entry=await this.entry(path);if(typeof entry=="string")return refused(entry);if(entry.kind==="file")return this.#content(
entry.hash,cap);if(entry.kind==="link")return refused("link");let opened=entry.kind==="directory"?await this.#open(join("",path)??""):void 0;return refused(isLacking(
opened)?opened:"not-a-file")}async isInSubmodule(path){return await this.#open(parentOf(join("",path)??""))==="submodule"}async entry(path){let inside=join("",path);
if(inside===void 0)return"outside";if(inside==="")return{name:"",kind:"directory",hash:this.#hash,isSubmodule:!1};let folder=await this.#open(parentOf(inside));
return folder==="not-a-file"||folder==="submodule"?"missing":typeof folder=="string"?folder:folder.get(inside.slice(inside.lastIndexOf("/")+1))??"missing"}async#open(path){
let at=path;for(;at!==""&&!this.#folders.has(at);)at=parentOf(at);let opened=await this.#folder(at,this.#hash);for(let part of path.slice(at.length).split("/")){
if(part==="")continue;if(typeof opened=="string")return opened;let entry=opened.get(part);if(!entry)return"missing";if(entry.kind==="link")return"link";if(entry.
isSubmodule)return"submodule";if(entry.kind!=="directory")return"not-a-file";at=pathIn(at,part),opened=await this.#folder(at,entry.hash)}return opened}#folder(path,hash2){
let known=this.#folders.get(path);if(known)return known;let opened=this.#readTree(hash2);return this.#folders.set(path,opened),opened}async#readTree(hash2){let read=await this.#orLacking(
this.#readAtOnce(`${hash2}^{tree}`,mostOfTree));return read.ok?parseTree(read.bytes,this.#hash.length/2):read.refusal}#content(hash2,cap){return this.#orLacking(
this.#read(hash2,cap))}async#orLacking(reading){return await answerOr(reading,void 0)??refused(await answerOr(this.#isPartial(),!1)?"not-fetched":"not-readable")}async#read(hash2,cap){
let[info]=await this.#access.objects.info([hash2]);if(typeof info=="object")return info.size>cap?refused("too-large"):this.#readAtOnce(info.hash,cap)}async#readAtOnce(name,cap){
let read;return await this.#access.objects.contents([name],cap,({size,bytes})=>{read=size>cap?refused("too-large"):{ok:!0,bytes}}),read}async#isPartial(){return(await this.#access.
conditions()).isPartial}};function isLacking(opened){return opened==="not-readable"||opened==="not-fetched"}var refused=refusal=>({ok:!1,refusal});async function readCommits(objects,hashes,take){await objects.contents(hashes,65536,({hash:hash2,type,bytes})=>{if(type!=="commit")return;let{commit,body}=parseCommit(
hash2,bytes);take(commit,body)})}var authorLine=/^author (.*)$/m,committerLine=/^committer (.*)$/m,parentLines=/^parent ([0-9a-f]{40,64})$/gm,encodingLine=/^encoding (.*)$/m;
function parseCommit(hash2,bytes){let content=Buffer.from(bytes.buffer,bytes.byteOffset,bytes.length),blank=content.indexOf(`

`),facts=content.toString("utf8",0,blank<0?content.length:blank),author=authorLine.exec(facts)?.[1]??"",encoding=encodingLine.exec(facts)?.[1]??"",message=blank<
0?Buffer.alloc(0):content.subarray(blank+2),start2=message.findIndex(byte=>byte>32),lineEnd=message.indexOf(`
`,Math.max(0,start2)),end=lineEnd<0?message.length:lineEnd;return{commit:{hash:hash2,subject:start2<0?"":decode2(message.subarray(start2,Math.min(end,start2+1e3)),
encoding).trimEnd(),author,authorTime:timeIn(author),committerTime:timeIn(committerLine.exec(facts)?.[1]??""),parents:[...facts.matchAll(parentLines)].map(([,parent])=>parent??
"")},body:()=>decode2(message.subarray(end),encoding)}}function timeIn(person){return Number(/> (\d{1,15}) [-+]\d{1,6}$/.exec(person)?.[1]??0)*1e3}function decode2(bytes,encoding){
try{return encoding===""?bytes.toString():new TextDecoder(encoding).decode(bytes)}catch{return bytes.toString()}}import{resolve}from"node:path";var mostOfMergeHead=65536;async function headsOf(access){let{git,objects}=access,[head,merged]=await objects.info(["HEAD^{commit}","MERGE_HEAD^{commit}"]);if(typeof head==
"object")return typeof merged=="object"?[...new Set([head.hash,...await mergedHeads(access,merged.hash)])]:[head.hash];for await(let _ of git.run(["rev-parse","\
--revs-only","HEAD"],[],lineBreak))throw new GitFailure(`the commit that HEAD names is not there; ${damaged}`);if(await hasCommits(git))throw new GitFailure("HE\
AD leads to no commit, though there are some; check out a branch, or run git fsck");return[]}async function mergedHeads({git,objects,top},first){let text="";for await(let path of git.
run(["rev-parse","--git-path","MERGE_HEAD"],[],lineBreak)){let read=readRegularFile(resolve(top,path),mostOfMergeHead);read.ok&&(text=Buffer.from(read.bytes).toString())}
let names=text.split(`
`).filter(line=>/^[0-9a-f]{40,64}$/.test(line)),found=await objects.info(names);return[first,...found.flatMap(one=>typeof one=="object"&&one.type==="commit"?one.
hash:[])]}async function hasCommits(git){let all=["cat-file","--batch-all-objects","--batch-check=%(objecttype)","--unordered","--buffer"];for await(let type of git.
run(all,[],lineBreak))if(type==="commit")return!0;return!1}async function commonAncestors({git},hash2,hashes){let found=[];try{for await(let one of git.run(["merge-base","--all",hash2,...hashes],[],lineBreak))found.push(
one)}catch(failure){if(!(failure instanceof GitFailure&&failure.isNo))throw failure}return found}async function checkRange(access,base,heads){let[head]=heads;if(head===
void 0)throw new GitFailure("HEAD has no commit yet");if(!await hasEnd(access,base,heads))return;if((await access.conditions()).isShallow)throw new GitFailure(shallowClone);
if((await commonAncestors(access,base,[head])).length===0)throw new GitFailure("what is linted and the base have no commit in common")}async function isCutOff(access,base,heads){
if(heads.length===0||!(await access.conditions()).isShallow)return!1;let ends=[],revisions=linesOf([...base===void 0?[]:[`^${base}`],...heads]),command2=["rev-l\
ist","--max-parents=0","--stdin"];for await(let end of access.git.run(command2,revisions,lineBreak))ends.push(end);let isCut=!1;return await readCommits(access.
objects,ends,({parents})=>{isCut||=parents.length>0}),isCut}async function hasEnd({git},base,heads){let revisions=linesOf([`^${base}`,...heads]);for await(let _ of git.
run(["rev-list","--max-parents=0","--stdin"],revisions,lineBreak))return!0;return!1}async function resolveRevision(access,revision){try{let answer=await lookUp(access,revision);if(typeof answer!="string")return answer;throw new GitFailure(answer)}catch(failure){
throw failure instanceof GitFailure?new RevisionError(`${quote(revision)} cannot be read: ${failure.message}`,failure.message===unborn):failure}}async function lookUp(access,revision){
if(revision.trim()===""||/[\n\r\0]/.test(revision))return"no revision is written like that";let answer=await askGit(access,revision),[,name,type]=/^([0-9a-f]{40,64}) (commit|tag|tree|blob) \d{1,15}$/.
exec(answer)??[];if(type===void 0)return reasonOfAbsence(access,revision,answer);if(type==="blob"||type==="tree")return`it is a ${type}, not a commit`;let found;
return await readCommits(access.objects,[`${name}^{commit}`],({hash:hash2,committerTime})=>{found={hash:hash2,time:committerTime}}),found?await hasTree(access,found.
hash)?found:isLackingTree(access):"it is a tag of something else than a commit"}async function hasTree({objects},hash2){let[tree]=await answerOr(objects.info([`${hash2}\
^{tree}`]),[]);return typeof tree=="object"}async function isLackingTree({conditions}){return(await conditions()).isPartial?partialClone:`the files of the commi\
t are not there; ${damaged}`}var committish=["-c","core.disambiguate=committish"];async function askGit({git},revision){let answer="";for await(let line of git.
run([...committish,"cat-file","--batch-check"],[`${revision}
`],lineBreak))answer=line;return answer}var unborn="there is no commit yet",nothing2="there is no such revision";async function isLost({git},revision){if(isHash(
revision)||/^[-^]/.test(revision))return!1;try{for await(let _ of git.run(["rev-list","--no-walk","--stdin"],[`${revision}
`],lineBreak));return!1}catch(failure){return reasonOf(failure)===damaged}}async function reasonOfAbsence(access,revision,answer){if(answer.endsWith(" ambiguous"))
return"it fits several objects; write more of its name";let{isShallow,isPartial}=await access.conditions();return isShallow?shallowClone:isPartial&&isHash(revision)?
partialClone:revision!=="HEAD"?await isLost(access,revision)?`its commit is not there; ${damaged}`:nothing2:(await headsOf(access),unborn)}async function forkPoint(access,base,revision){let begin=await resolveRevision(access,base),ends=revision===void 0?await answerOr(headsOf(access),[]):[(await resolveRevision(
access,revision)).hash],common=ends.length>0?await answerOr(commonAncestors(access,begin.hash,ends),[]):[],best=await newestOf(access,common);return best===void 0||
best===begin.hash?begin:resolveRevision(access,best)}async function newestOf({objects},hashes){let commits=[];return await answerOr(readCommits(objects,hashes,commit=>commits.
push(commit)),void 0),commits.sort((a,b)=>b.committerTime-a.committerTime||(a.hash<b.hash?-1:1)),commits[0]?.hash}async function namedObjects(access,names){let infos=await infoOf(access,names),named=new Map,unclear=[];for(let[index,name]of names.entries()){let info=infos[index]??
"missing";info==="missing"?named.set(name,{answer:"missing"}):info==="ambiguous"||!info.hash.startsWith(name)?unclear.push(name):named.set(name,only(info))}for(let[
name,found]of await candidatesOf(access,unclear))named.set(name,oneOf(found));return named}async function infoOf({objects,conditions},names){try{return await objects.
info(names)}catch(failure){if(!(failure instanceof GitFailure)||!(await conditions()).isPartial)throw failure;return objects.info(names.map(name=>name.length===
40||name.length===64?name.slice(0,-1):name))}}var mostAtOnce2=200;async function candidatesOf({git,objects},names){let hashes=new Set;for(let at=0;at<names.length;at+=
mostAtOnce2){let wanted=names.slice(at,at+mostAtOnce2).map(name=>`--disambiguate=${name}`);for await(let hash2 of git.run(["rev-parse",...wanted],[],lineBreak))
hashes.add(hash2)}let found=new Map(names.map(name=>[name,[]])),lengths=[...new Set(names.map(name=>name.length))];for(let info of await objects.info([...hashes]))
if(typeof info!="string")for(let length of lengths)found.get(info.hash.slice(0,length))?.push(info);return found}function oneOf(found){let commits=found.filter(
({type})=>type==="commit"),likely=commits.length>0?commits:found,[first,...others]=likely;return first?others.length>0?{answer:"ambiguous",candidates:likely.map(
({hash:hash2})=>hash2).sort()}:only(first):{answer:"missing"}}function only({hash:hash2,type}){return type==="commit"?{answer:"commit",hash:hash2}:{answer:"othe\
r",hash:hash2,type}}async function notAncestors(git,hashes,heads){let seemApart=new Set,revisions=linesOf([...heads.map(head=>`^${head}`),...hashes]);for await(let hash2 of git.run(
["rev-list","--stdin"],revisions,lineBreak))if(hashes.has(hash2)&&seemApart.add(hash2),seemApart.size===hashes.size)break;return withoutHistory(git,seemApart,heads)}
async function withoutHistory(git,hashes,heads){if(hashes.size===0)return hashes;for await(let hash2 of git.run(["rev-list","--stdin"],linesOf(heads),lineBreak))
if(hashes.delete(hash2),hashes.size===0)break;return hashes}var mostCompared=200;async function wronglyBeside(git,base,heads){let parents=new Map,revisions=linesOf(
[`^${base}`,...heads]);for await(let line of git.run(["rev-list","--parents","--stdin"],revisions,lineBreak)){let[hash2="",...above]=line.split(" ");parents.set(
hash2,above)}let isAbove=one=>one===base||parents.has(one),ends=[...parents].flatMap(([hash2,above])=>above.some(isAbove)?[]:hash2);if(ends.length===0||await areIndependent(
git,base,ends))return new Set;let beside=await withoutHistory(git,new Set(parents.keys()),[base]);return new Set([...parents.keys()].filter(hash2=>!beside.has(hash2)))}
async function areIndependent(git,base,hashes){if(hashes.length>mostCompared)return!1;let left=new Set(hashes),command2=["merge-base","--independent",base,...hashes];
return await answerOr((async()=>{for await(let hash2 of git.run(command2,[],lineBreak))left.delete(hash2)})(),void 0),left.size===0}async function walk(git,heads){
let command2=["-c","core.commitGraph=false","rev-list","--stdin"];for await(let _ of git.stream(command2,linesOf(heads)));}var hash="([0-9a-f]{7,64})",origin=new RegExp(`^[([]? ?(?:(?:cherry[ -]picked|backported)[ -]from(?:[ -]commit)?|upstream[ -]commit):? ${hash}[ .)\\]]{0,3}$`,"i"),
upstream=new RegExp(`^commit ${hash} upstream\\.?$`),squashed=new RegExp(`^(?:commit ${hash}$|[*-]? ?${hash}(?: |$))`);function originsIn(subject,body){let lines=body.
split(`
`).map(line=>line.trimEnd()),first=lines.find(line=>line!=="")??"",forms=isSquash(subject)||isSquash(first)?[origin,upstream,squashed]:[origin,upstream];return lines.
flatMap(line=>{let found=forms.map(form=>form.exec(line)).find(match=>match!==null);return found?.[1]??found?.[2]??[]})}function isSquash(line){return/^squash/i.
test(line)||line.includes("Squashed commit of the following")}function plainSubject(subject){return subject.replace(/ \(#\d{1,9}\)$/,"")}function subjectsIn(body){
return body.split(`
`).flatMap(line=>/^[*-] (.+)$/.exec(line.trimEnd())?.[1]??[])}var shortest=7,mostAlike=10,Likenesses=class{#lost=new Map;#named=new Map;#titled=new Map;#authored=new Map;constructor(lost){for(let one of lost){let whole=nameOf(
one);whole.length>=shortest&&put(this.#lost,whole.slice(0,shortest),one),one.commit&&this.#titled.set(plainSubject(one.commit.subject),[])}}add(commit,body){for(let origin2 of originsIn(
commit.subject,body))for(let one of this.#lost.get(origin2.slice(0,shortest))??[]){let whole=nameOf(one);(whole.startsWith(origin2)||origin2.startsWith(whole))&&
put(this.#named,one,commit)}let subject=plainSubject(commit.subject);for(let title of[subject,...subjectsIn(body)])this.#titled.has(title)&&put(this.#titled,title,
commit);this.#titled.has(subject)&&put(this.#authored,authored(commit),commit)}byMessage(one){return onlyOne(this.#named.get(one))}bySubject({commit}){if(!commit||
commit.subject==="")return;let subject=plainSubject(commit.subject),alike=this.#titled.get(subject)?.filter(({committerTime})=>committerTime>=commit.authorTime),
found=onlyOne(this.#authored.get(authored(commit))??alike);return found&&{commit:found,likeness:plainSubject(found.subject)===subject?"subject":"listed"}}},nameOf=({
name,commit})=>commit?.hash??name,authored=({author,subject})=>`${author}
${plainSubject(subject)}`;function onlyOne(all){return all?.length===1?all[0]:void 0}function put(lists,key,value){let list=lists.get(key);list?list.length<mostAlike&&
list.at(-1)!==value&&list.push(value):lists.set(key,[value])}import{createHash as createHash2}from"node:crypto";var mostLost=1e3,mostPatches=2e3,mostBytes2=64*1024*1024,compare=["diff-tree","--stdin","--root","-r","--no-renames","-O/dev/null"];async function samePatches(git,lost,latest){
let sought=[...new Set(lost)].slice(0,mostLost),paths=sought.length>0?await pathsOf(git,[...sought,...latest]):new Map,touched=new Set(sought.flatMap(hash2=>paths.
get(hash2)??[])),candidates=latest.filter(hash2=>touched.has(paths.get(hash2)??""));if(candidates.length===0||candidates.length>mostPatches)return new Map;let ids=await patchIds(
git,[...sought,...candidates]),byId=new Map;for(let hash2 of candidates){let id=ids.get(hash2);id!==void 0&&byId.set(id,[...byId.get(id)??[],hash2])}let same=new Map;
for(let hash2 of sought){let[found,...others]=byId.get(ids.get(hash2)??"")??[];found!==void 0&&others.length===0&&same.set(hash2,found)}return same}async function pathsOf(git,hashes){
let digests=new Map,changes=changesIn(git.run([...compare,"--raw","-z"],linesOf(hashes),nul));for await(let{heading,path}of changes){let digest=digests.get(heading)??
createHash2("sha256");digests.set(heading,digest.update(`${path}\0`))}return new Map([...digests].map(([hash2,digest])=>[hash2,digest.digest("hex")]))}async function patchIds(git,hashes){
let ids=new Map,diffs=git.stream([...compare,"-p","--full-index","--no-color","--no-ext-diff","--no-textconv"],linesOf(hashes));for await(let line of git.run(["\
patch-id","--stable"],atMost(mostBytes2,diffs),lineBreak)){let[id="",hash2=""]=line.split(" ");ids.set(hash2,id)}return ids}async function*atMost(most2,pieces){
let length=0;for await(let piece of pieces){if(length+=piece.length,length>most2)throw new GitFailure("the patches are too long to be compared");yield piece}}var window=5e3;async function successorsOf(access,heads,lost){return answerOr(search(access,heads,lost),new Map)}async function search({git,objects},heads,lost){
let latest=new Map,likenesses=new Likenesses(lost),hashes=await latestOf(git,heads);await readCommits(objects,hashes,(commit,body)=>{latest.set(commit.hash,commit),
likenesses.add(commit,body())});let successors=new Map,record=({name},commit,likeness)=>{commit&&successors.set(name,{hash:commit.hash,subject:commit.subject,likeness})};
for(let one of lost)record(one,likenesses.byMessage(one),"message");let unnamed=lost.filter(one=>!successors.has(one.name)),unnamedHashes=unnamed.flatMap(({commit})=>commit?.
hash??[]),patches=await answerOr(samePatches(git,unnamedHashes,hashes),new Map);for(let one of unnamed){let patched=latest.get(patches.get(one.commit?.hash??"")??
"");if(patched)record(one,patched,"patch");else{let like=likenesses.bySubject(one);record(one,like?.commit,like?.likeness??"subject")}}return successors}async function latestOf(git,heads){
let hashes=[],command2=["rev-list",`--max-count=${window}`,"--stdin"];for await(let hash2 of git.run(command2,linesOf(heads),lineBreak))hashes.push(hash2);return hashes}async function commitFacts(access,heads,names){let named=await namedObjects(access,names),commits=new Map,hashes=new Set([...named.values()].flatMap(one=>one.answer===
"commit"?one.hash:[])),[apart]=await Promise.all([apartFrom(access,heads,hashes),readCommits(access.objects,[...hashes],commit=>commits.set(commit.hash,commit))]),
doubts=await doubtsOf(access,heads,named,apart),lost=lostOf(named,commits,apart,doubts),successors=lost.length>0?await successorsOf(access,heads,lost):new Map,facts=new Map;
for(let[name,one]of named)facts.set(name,factOf(one,{commits,apart,doubts,successor:successors.get(name)}));return facts}async function apartFrom({git},heads,hashes){
if(heads.length===0||hashes.size===0)return hashes;try{return await notAncestors(git,hashes,heads)}catch(failure){return reasonOf(failure)}}async function doubtsOf({
git,conditions},heads,named,apart){let isMissing=[...named.values()].some(({answer})=>answer==="missing");if(!isMissing&&(typeof apart=="string"||apart.size===0))
return{};let{isShallow,isPartial,narrowRemote}=await conditions();if(isShallow)return{missing:shallowClone,apart:shallowClone};if(isPartial)return{missing:partialClone};
if(narrowRemote!==void 0)return{missing:narrowClone(narrowRemote)};if(!isMissing||heads.length===0)return{};try{return await walk(git,heads),{}}catch(failure){return{
missing:reasonOf(failure)}}}function lostOf(named,commits,apart,doubts){return[...named].flatMap(([name,one])=>{if(one.answer==="missing")return doubts.missing===
void 0?{name}:[];if(one.answer!=="commit"||typeof apart=="string"||!apart.has(one.hash))return[];let commit=commits.get(one.hash);return doubts.apart===void 0?{
name,...commit&&{commit}}:[]})}function factOf(named,{commits,apart,doubts,successor}){if(named.answer==="ambiguous")return named;if(named.answer==="other")return{
answer:"not-a-commit",type:named.type,hash:named.hash};if(named.answer==="missing")return doubts.missing!==void 0?{answer:"unknown",reason:doubts.missing}:{answer:"\
missing",...successor&&{successor}};let commit={hash:named.hash,subject:commits.get(named.hash)?.subject??""};return typeof apart=="string"?{answer:"unknown",reason:apart,
commit}:apart.has(named.hash)?doubts.apart!==void 0?{answer:"unknown",reason:doubts.apart,commit}:{answer:"unreachable",commit,...successor&&{successor}}:{answer:"\
reachable",commit}}function withFolders(path){let all=[];for(let at=path;at!=="";at=parentOf(at))all.push(at);return all}function foldersOf(path){return withFolders(parentOf(path))}var mostPathspecs=30;function pathspecsFor(paths){return paths.length>mostPathspecs||paths.some(path=>path===""||/[\n\r]/.test(path))?[]:["--",...paths]}var changeLog=[
"-c","log.showRoot=true","log","--stdin","--full-history","--date-order","--diff-merges=separate","--raw","-z","--no-renames","--no-ext-diff","--no-textconv","-\
-no-show-signature","--no-follow","--no-relative","--no-color","--no-notes","--no-mailmap","--ignore-submodules=none","--no-abbrev","-O/dev/null","--encoding=UT\
F-8","--format=%H %P"];function removalsOf(git,heads,paths){return newestOf2(git,["--diff-filter=D"],heads,paths)}function elsewhere(git,heads,paths){let beside=heads.
map(head=>`^${head}`);return newestOf2(git,["--diff-filter=d","--all"],beside,paths)}async function newestOf2(git,options,revisions,paths){let open=new Set(paths),
commits=new Map,tallies=new Map,lines=linesOf([...revisions,...pathspecsFor(paths)]),changes=changesIn(git.run([...changeLog,...options],lines,nul));for await(let{
heading,comparison,path:file}of changes){let[commit="",...parents]=heading.split(" "),needed=Math.max(1,parents.length);for(let path of withFolders(file)){if(!open.
has(path))continue;let tally=tallied(tallies.get(path),commit,comparison);tallies.set(path,tally),(!commits.has(path)||tally.comparisons===needed)&&commits.set(
path,commit),tally.comparisons===needed&&open.delete(path)}if(open.size===0)break}return commits}function tallied(before,commit,comparison){return before?.commit!==
commit?{commit,last:comparison,comparisons:1}:before.last===comparison?before:{commit,last:comparison,comparisons:before.comparisons+1}}async function commitTimes(access,heads,paths,isWorkingTree){let times=new Map,starts=new Map;for(let path of paths){let start2=await startOf(access,heads,join(
"",path),isWorkingTree);"answer"in start2?times.set(path,start2):starts.set(path,start2)}let last=await lastCommits(access,[...starts.values()]),cut=await beyondWhichNothingIs(
access,new Set([...last.values()].map(({hash:hash2})=>hash2)));for(let[path,start2]of starts){let commit=last.get(start2.path);if(!commit)throw new GitFailure(damaged);
let known={answer:"committed",time:commit.time},time=cut.has(commit.hash)?{answer:"unknown",reason:shallowClone}:known;times.set(path,start2.isModified?{...time,
isModified:!0}:time)}return new Map(paths.map(path=>[path,times.get(path)]))}async function startOf(access,heads,path,isWorkingTree){if(path===void 0)return{answer:"\
unknown",reason:"the path leads out of the repository"};let start2;for(let head of heads){let tree=new CommitTree(access,head),entry=await tree.entry(path);if(entry===
"not-fetched"||entry==="not-readable")return{answer:"unknown",reason:entry==="not-fetched"?partialClone:damaged};if(await tree.isInSubmodule(path))return{answer:"\
unknown",reason:"the path lies in a submodule"};if(typeof entry=="string")continue;let{workingTree}=access,isModified=!!(isWorkingTree&&workingTree&&(entry.kind===
"file"||entry.kind==="link"))&&!await holdsBlob(workingTree,path,entry.hash);if(!isModified)return{path,head,isModified};start2??={path,head,isModified}}return start2??
{answer:"not-committed"}}async function lastCommits(access,starts){let last=new Map,paths=new Set(starts.map(({path})=>path));if(paths.size===0)return last;let followed=new Map,
follow=(path,hash2)=>{let others=followed.get(hash2);others?others.push(path):followed.set(hash2,[path])},heads=new Set(starts.map(({head})=>head));for(let{path,
head}of starts)followed.get(head)?.includes(path)||follow(path,head);for await(let commit of toldCommits(access,[...heads],paths)){for(let path of followed.get(
commit.hash)??[]){let next=await parentWithSame(access,commit,path);next===void 0?last.set(path,commit):follow(path,next)}if(followed.delete(commit.hash),last.size===
paths.size)break}return last}async function parentWithSame(access,commit,path){let changes=commit.changed.get(path)??0;if(changes===0)return commit.parents[0];if(changes>=
commit.parents.length)return;let own=await new CommitTree(access,commit.hash).entry(path);for(let parent of commit.parents){let entry=await new CommitTree(access,
parent).entry(path);if(typeof own!="string"&&typeof entry!="string"&&own.hash===entry.hash)return parent}}async function*toldCommits({git},heads,paths){let options=[
"--sparse","--format=%H %ct %P"],log=git.run([...changeLog,...options],linesOf([...heads,...pathspecsFor([...paths])]),nul),commit,inComparison=new Set;for await(let item of headingsAndChanges(
log))if(typeof item=="string"){let[hash2="",time,...parents]=item.split(" ").filter(word=>word!=="");if(inComparison=new Set,hash2===commit?.hash)continue;commit&&
(yield commit),commit={hash:hash2,time:Number(time)*1e3,parents,changed:new Map}}else if(commit&&!isOfModeAlone(item))for(let path of withFolders(item.path))!paths.
has(path)||inComparison.has(path)||(inComparison.add(path),commit.changed.set(path,(commit.changed.get(path)??0)+1));commit&&(yield commit)}async function beyondWhichNothingIs(access,hashes){
let cut=new Set;if(hashes.size===0||!(await access.conditions()).isShallow)return cut;let parents=new Map;await readCommits(access.objects,[...hashes],commit=>parents.
set(commit.hash,commit.parents));let all=[...new Set([...parents.values()].flat())],infos=await access.objects.info(all),missing=new Set(all.filter((_,index)=>typeof infos[index]==
"string"));for(let[hash2,own]of parents)own.some(parent=>missing.has(parent))&&cut.add(hash2);return cut}var mostCommits=1e3;async function renamesOf(git,removals,isPartial,most2){let commits=[...new Set(removals.values())].slice(0,mostCommits),targets=new Map,command2=[
"diff-tree","--stdin","-r","-m",isPartial?"-M100%":"-M","-l1000","-O/dev/null","--diff-filter=R","--raw","-z"];for await(let{heading,path:from,to=""}of changesIn(
git.run(command2,linesOf(commits),nul,most2)))for(let{path,target}of moves(from,to))removals.get(path)===heading&&targets.set(path,(targets.get(path)??new Set).
add(target));let found=[...targets].flatMap(([path,[target,...others]])=>target===void 0||others.length>0?[]:[[path,target]]);return new Map(found)}function*moves(from,to){
let path=from,target=to;for(;path!==""&&target!=="";){yield{path,target};let[above,name]=split(path),[targetAbove,targetName]=split(target);if(name!==targetName)
return;path=above,target=targetAbove}}function split(path){let slash=path.lastIndexOf("/");return[path.slice(0,Math.max(0,slash)),path.slice(slash+1)]}var mostRenames=5,mostTime=5e3;async function departuresOf({git,conditions},heads,tree,removals){let{isPartial}=await conditions(),until=performance.now()+mostTime,
departures=new Map,moving=new Map([...removals.keys()].map(path=>[path,path])),latest=removals;for(let times=0;moving.size>0&&times<=mostRenames;times+=1){let left=until-
performance.now();if(left<=0)throw new GitFailure("git took too long to look for new names");let names=await renamesOf(git,latest,isPartial,left),gone=new Map;for(let[
path,name]of moving){let commit=latest.get(name)??"",renamedTo=names.get(name);renamedTo===void 0?departures.set(path,{commit,...name!==path&&{lastName:name}}):
await tree.kind(renamedTo)!==void 0?departures.set(path,{commit,renamedTo}):gone.set(path,renamedTo)}latest=gone.size>0?await removalsOf(git,heads,[...new Set(gone.
values())]):new Map,moving=new Map([...gone].filter(([,name])=>latest.has(name)))}return departures}async function leftOut(git,paths){let found=new Set;for await(let entry of git.run(["ls-files","--cached","-t","-z"],[],nul))if(entry.startsWith("S "))for(let path of withFolders(
entry.slice(2)))paths.has(path)&&found.add(path);return found}var mostBytes3=256*1024;async function submodulesOf({git,objects},heads){let versions=new Set,revisions=linesOf([...heads,"--",".gitmodules"]),changes=changesIn(
git.run([...changeLog,"--diff-filter=d","--all"],revisions,nul));for await(let{content}of changes)versions.add(content);let folders=new Set;return await objects.
contents([...versions],mostBytes3,({bytes})=>{for(let folder of foldersIn(Buffer.from(bytes).toString()))folders.add(folder)}),folders}function foldersIn(text){
return text.split(`
`).flatMap(line=>{let[,quoted,plain]=/^[ \t]*path[ \t]*=[ \t]*(?:"(.*)"|(.*))$/i.exec(line.trimEnd())??[],path=quoted?.replaceAll(/\\(.)/g,"$1")??plain??"";return join(
"",path)||[]})}var never={answer:"never"},inSubmodule={answer:"unknown",reason:"the path lies in a submodule"},wasInSubmodule={answer:"unknown",reason:"the path lay in a submo\
dule"};async function fileFates(access,heads,paths,isWorkingTree){let[head,...merged]=heads;if(head===void 0)return new Map(paths.map(path=>[path,never]));let tree=new CommitTree(
access,head),fates=new Map,gone=new Map;for(let path of paths){let inside=join("",path),fate=await fateInTree(tree,inside);fate?fates.set(path,fate):gone.set(path,
inside??"")}let history=gone.size>0?await fatesInHistory(access,heads,tree,new Set(gone.values())):void 0,trees=merged.map(hash2=>new CommitTree(access,hash2));
for(let[path,inside]of gone){let fate=history?.get(inside)??never;fates.set(path,fate.answer!=="removed"&&await firstFate(trees,inside)||fate)}return isWorkingTree?
withoutLeftOut(access,fates):fates}async function fateInTree(tree,path){return path===void 0?{answer:"unknown",reason:"the path leads out of the repository"}:/[\n\r\0]/.
test(path)?{answer:"unknown",reason:"the path has a line break in it"}:await tree.kind(path)!==void 0?{answer:"committed"}:await tree.isInSubmodule(path)?inSubmodule:
void 0}async function firstFate(trees,path){for(let tree of trees){let fate=await fateInTree(tree,path);if(fate)return fate}}async function withoutLeftOut(access,fates){
let committed=[...fates].flatMap(([path,{answer}])=>answer==="committed"?path:[]);if(committed.length===0||!(await access.conditions()).isSparse)return fates;let absent=await leftOut(
access.git,new Set(committed.map(path=>join("",path)??"")));for(let path of committed)absent.has(join("",path)??"")&&fates.set(path,{answer:"present"});return fates}
async function fatesInHistory(access,heads,tree,paths){let removals=await removalsOf(access.git,heads,[...paths]),plain=new Map([...removals].map(([path,commit])=>[
path,{commit}])),followed=await answerOr(departuresOf(access,heads,tree,removals),new Map),departures=new Map([...plain,...followed]),beside=await besideHistory(
access,heads,[...paths].filter(path=>!removals.has(path))),hashes=[...[...departures.values()].map(({commit})=>commit),...beside.commits.values()],commits=await commitsOf(
access,new Set(hashes)),fates=new Map;for(let path of paths){let departure=departures.get(path),hash2=beside.commits.get(path);departure?fates.set(path,{answer:"\
removed",...departure,commit:commits(departure.commit)}):hash2!==void 0?fates.set(path,{answer:"elsewhere",commit:commits(hash2)}):beside.doubt!==void 0?fates.set(
path,{answer:"unknown",reason:beside.doubt}):fates.set(path,foldersOf(path).some(folder=>beside.submodules.has(folder))?wasInSubmodule:never)}return fates}async function besideHistory(access,heads,paths){
let nothing3={commits:new Map,submodules:new Set};if(paths.length===0)return nothing3;if((await access.conditions()).isShallow)return{...nothing3,doubt:shallowClone};
try{let[commits,submodules]=await Promise.all([elsewhere(access.git,heads,paths),submodulesOf(access,heads)]);return{commits,submodules}}catch(failure){return{...nothing3,
doubt:reasonOf(failure)}}}async function commitsOf({objects},hashes){let subjects=new Map;return await readCommits(objects,[...hashes],({hash:hash2,subject})=>subjects.
set(hash2,subject)),hash2=>({hash:hash2,subject:subjects.get(hash2)??""})}var StepTree=class extends CommitTree{#git;#known;#last;constructor(access,hash2,known,last){super(access,hash2),this.#git=access,this.#known=known,this.#last=last}async read(path,cap){
let known=this.#known.get(path);if(known?.size===void 0||!known.mode.startsWith("100"))return super.read(path,cap);if(known.size>cap)return{ok:!1,refusal:"too-l\
arge"};this.#last.blob?.name!==known.content&&await this.#git.objects.contents([known.content],cap,({bytes})=>{this.#last.blob={name:known.content,bytes}});let{
blob}=this.#last;return blob?.name===known.content?{ok:!0,bytes:blob.bytes}:super.read(path,cap)}};var most={trailers:100,bytes:1e3},command=["-c","trailer.separators=:","log","--no-walk=unsorted","--stdin","--encoding=UTF-8","--no-color","--no-show-signature",
"--no-notes","--no-mailmap","--no-patch","--format=%x00%H%n%(trailers)"],trailer=/^([A-Za-z0-9-]{1,200})[ \t]{0,200}:(.*)$/s;async function trailersOf(git,hashes){
let all=new Map;if(hashes.length===0)return all;let own=[],last;for await(let line of shortLines(git.stream(command,linesOf(hashes))))if(line.startsWith("\0"))own=
[],last=void 0,all.set(line.slice(1),own);else if(/^\s/.test(line))last&&last.value.length<most.bytes&&(last.value=`${last.value} ${line.trim()}`.trim());else{let[
,key,value=""]=trailer.exec(line)??[];last=key===void 0?void 0:{key,value:value.trim()},last&&own.length<most.trailers&&own.push(last)}return all}async function*shortLines(chunks){
let parts=[],room=most.bytes;for await(let piece of chunks){let chunk=Buffer.from(piece.buffer,piece.byteOffset,piece.length);for(let at=0;at<chunk.length;){let end=chunk.
indexOf(`
`,at),part=chunk.subarray(at,Math.min(end<0?chunk.length:end,at+room));if(parts.push(part),room-=part.length,end<0)break;yield Buffer.concat(parts).toString(),parts=
[],room=most.bytes,at=end+1}}}var mostSteps=1e4;async function stepsSince(access,base,heads,paths){if(paths.length===0)return[];await checkRange(access,base,heads);let found=[];for await(let commit of touchingCommits(
access,base,heads,paths))if(found.push(commit),found.length>mostSteps)throw new GitFailure(`more than ${mostSteps} commits since the base changed the state`);let sizes=await sizesOf(
access,new Set(found.flatMap(({files})=>files.flat().flatMap(namesIn)))),hashes=found.map(({hash:hash2})=>hash2),subjects=new Map;await readCommits(access.objects,
hashes,({hash:hash2,subject})=>subjects.set(hash2,subject));let trailers=await trailersOf(access.git,hashes),last={},treeOf=(hash2,held)=>{let known=held.map(([
path,one])=>[path,{...one,size:sizes.get(one.content)}]);return new StepTree(access,hash2,new Map(known),last)},treeBefore=({parents,files},index)=>{let changes=files.
flatMap(all=>all.slice(index,index+1)),parent=parents[index];return parent===void 0?void 0:treeOf(parent,changes.map(({path,before})=>[path,before]))},told=one=>({
commit:{hash:one.hash,subject:subjects.get(one.hash)??""},trailers:trailers.get(one.hash)??[],touched:one.touched,get tree(){let changes=one.files.flatMap(all=>all.
slice(0,1));return treeOf(one.hash,changes.map(change=>[change.path,change]))},get before(){return treeBefore(one,0)},get others(){return one.parents.slice(1).flatMap(
(_,index)=>treeBefore(one,index+1)??[])}});return found.reverse().map(told)}async function*touchingCommits({git},base,heads,paths,order="--topo-order"){let since=base===
void 0?[]:[`^${base}`],revisions=linesOf([...since,...heads,...pathspecsFor(paths)]),wanted=new Set(paths),isWanted=path=>wanted.has(path),wrong=base===void 0?new Set:
await wronglyBeside(git,base,heads),heading,changes=[];for await(let change of changesIn(git.run([...changeLog,order],revisions,nul)))wrong.has(change.heading.slice(
0,change.heading.indexOf(" ")))||(change.heading!==heading&&(heading!==void 0&&(yield*touchedBy(heading,changes,isWanted)),heading=change.heading,changes=[]),!isOfModeAlone(
change)&&pathsAbove(change.path).some(isWanted)&&changes.push(change));heading!==void 0&&(yield*touchedBy(heading,changes,isWanted))}function*touchedBy(heading,changes,isWanted){
let[hash2="",...parents]=heading.split(" ").filter(word=>word!==""),byFile=new Map;for(let change of changes){let before=byFile.get(change.path);before?before.push(
change):byFile.set(change.path,[change])}let own=[...byFile].filter(([,all])=>all.length>=parents.length);if(own.length===0)return;let touched=new Set(own.flatMap(
([path])=>pathsAbove(path).filter(isWanted)));yield{hash:hash2,parents,touched:[...touched],files:own.map(([,all])=>all)}}function pathsAbove(path){return[...withFolders(
path),""]}function namesIn(change){return[change,change.before].flatMap(({mode,content})=>mode==="160000"||/^0+$/.test(content)?[]:[content])}async function sizesOf({
objects,conditions},names){let sizes=new Map;for(let found of await objects.info([...names])){if(typeof found=="string")throw new GitFailure((await conditions()).
isPartial?partialClone:damaged);sizes.set(found.hash,found.size)}return sizes}async function logOf(access,head,{since,paths,most:most2}){if(since!==void 0&&!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(since))throw new GitFailure(`${quote(since)}\
 is not the whole name of a commit`);let hashes=[];for await(let hash2 of hashesOf(access,head,since,paths))if(hashes.push(hash2),hashes.length>most2)break;let gap=await gapOf(
access,head,since,hashes.length>most2?most2:void 0),commits=[];return await readCommits(access.objects,hashes.slice(0,most2),({hash:hash2,subject,committerTime,
parents})=>{commits.push({hash:hash2,subject,time:committerTime,...parents.length>1&&{isMerge:!0}})}),{commits,...gap!==void 0&&{gap}}}async function*hashesOf(access,head,since,paths){
if(paths!==void 0){let distinct=[...new Set(paths.flatMap(path=>join("",path)??[]))];if(distinct.length===0)return;for await(let{hash:hash2}of touchingCommits(access,
since,[head],distinct,"--date-order"))yield hash2;return}let revisions=linesOf([...since===void 0?[]:[`^${since}`],head]),wrong=since===void 0?new Set:await wronglyBeside(
access.git,since,[head]);for await(let hash2 of access.git.run(["rev-list","--stdin"],revisions,lineBreak))wrong.has(hash2)||(yield hash2)}async function gapOf(access,head,since,most2){
return most2!==void 0?`there are more than ${count(most2,"commit")}`:await isCutOff(access,since,[head])?shallowClone:void 0}async function trackedInIndex({git},paths){let tracking=new Map(paths.map(path=>[path,{answer:"untracked"}]));for await(let path of git.run(["ls-files","--cache\
d","-z"],[],nul))tracking.has(path)&&tracking.set(path,{answer:"tracked"});return tracking}async function trackedInCommit(access,hash2,paths){let tree=new CommitTree(
access,hash2),tracking=new Map;for(let path of paths){let entry=await tree.entry(path);entry==="not-fetched"||entry==="not-readable"?tracking.set(path,{answer:"\
unknown",reason:entry==="not-fetched"?partialClone:damaged}):tracking.set(path,{answer:typeof entry=="string"?"untracked":"tracked"})}return tracking}var mostNames=1e4,mostCompared2=5e4,nothingUncommitted={answer:"known",created:[],modified:[],removed:[],staged:[]};async function uncommittedIn(access,head){let{
workingTree}=access;if(!workingTree)throw new GitFailure("the repository has no working tree");if(head===void 0)return allCreated(access);let{held,staged}=await heldBefore(
access,head,path=>!isFolder(path));if(held.size>mostCompared2)throw new GitFailure(`there are more than ${mostCompared2} files to compare`);let found={created:[],
modified:[],removed:[]},names=0;for(let[path,before]of held){if(before==="left-out")continue;let change=staged.get(path),isStaged=change?.status!=="D"&&change!==
void 0&&change.content!==change.before.content,fate=before==="other"?"modified":await fateOf(workingTree,path,before,isStaged);if(fate&&(found[fate].push(path),
names+=1,names>mostNames))throw new GitFailure(`more than ${mostNames} files differ from the last commit`)}for(let paths of Object.values(found))paths.sort();return{
answer:"known",...found,staged:[...staged.keys()].sort()}}async function fateOf(tree,path,before,isStaged){let kind=await tree.kind(path);return before===void 0?
isStaged||kind!==void 0?"created":void 0:kind===void 0||kind==="directory"?"removed":isStaged||!await holdsBlob(tree,path,before)?"modified":void 0}async function allCreated({
git}){let created=new Set,staged=[];for await(let entry of git.run(listing,[],nul)){let{tag,path}=parsed(entry);if(!isFolder(path)&&(created.add(path),tag!=="?"&&
staged.push(path),created.size>mostNames))throw new GitFailure(`more than ${mostNames} files were never committed`)}return{...nothingUncommitted,created:[...created].
sort(),staged:staged.sort()}}function isFolder(path){return path.endsWith("/")}import{existsSync}from"node:fs";import{join as join2}from"node:path";var marks=[["rebase-merge","rebase"],["rebase-apply","rebase"],["MERGE_HEAD","merge"],["CHERRY_PICK_HEAD","cherry-pick"],["REVERT_HEAD","revert"]],mostOfSteps=1024*
1024;function underwayIn(top){let folder=gitFolder(join2(top,".git"));if(folder===void 0)return;let isThere=file=>existsSync(join2(folder,file));return marks.find(
([file])=>isThere(file))?.[1]??nextStep(join2(folder,"sequencer","todo"))??(isThere("BISECT_LOG")?"bisect":void 0)}function nextStep(path){let read=readRegularFile(
path,mostOfSteps),[step]=read.ok?Buffer.from(read.bytes).toString("latin1").split(" ",1):[];return step==="pick"?"cherry-pick":step==="revert"?"revert":void 0}async function showVersions(access,head,path,visit){let inside=join("",path);if(inside===void 0)throw new GitFailure("the path leads out of the repository");let pathspecs=pathspecsFor(
[inside]);if(pathspecs.length===0)throw new GitFailure("the path is none that git can be asked for");let revisions=linesOf([head,...pathspecs]),hashes=access.git.
runAtLeisure(["rev-list","--date-order","--stdin"],revisions,lineBreak);for await(let hash2 of hashes)if(!await visit(await versionOf(access,hash2)))return;return await isCutOff(
access,void 0,[head])?shallowClone:void 0}async function versionOf(access,hash2){let commit={hash:hash2,subject:"",time:0};return await readCommits(access.objects,
[hash2],({subject,committerTime})=>{commit={hash:hash2,subject,time:committerTime}}),{commit,tree:new CommitTree(access,hash2)}}var GitHistory=class{#access;#hash;constructor(access,hash2){this.#access=access,this.#hash=hash2}async commits(names){let hashes=[...new Set(names)].filter(isHash),
facts=await orUnknown(hashes,async()=>commitFacts(this.#access,await this.#heads(),hashes));return new Map(names.map(name=>[name,facts.get(name)??{answer:"malfo\
rmed"}]))}async files(paths){let distinct=[...new Set(paths)];return orUnknown(distinct,async()=>fileFates(this.#access,await this.#heads(),distinct,this.#hash===
void 0))}async stepsSince(base,paths){let ends=(await answerOr(this.#heads(),[])).map(head=>new CommitTree(this.#access,head));try{return{steps:await stepsSince(
this.#access,base,await this.#heads(),[...new Set(paths)]),ends}}catch(failure){return{steps:[],gap:reasonOf(failure),ends}}}async commitTimes(paths){let distinct=[
...new Set(paths)];return orUnknown(distinct,async()=>commitTimes(this.#access,await this.#heads(),distinct,this.#hash===void 0))}async tracking(paths){let distinct=[
...new Set(paths)];return orUnknown(distinct,async()=>this.#hash===void 0?trackedInIndex(this.#access,distinct):trackedInCommit(this.#access,this.#hash,distinct))}async versions(path,visit){
try{let[head]=await this.#heads();return head===void 0?void 0:await showVersions(this.#access,head,path,visit)}catch(failure){return reasonOf(failure)}}async log(request){
try{let[head]=await this.#heads();return head===void 0?{commits:[]}:await logOf(this.#access,head,request)}catch(failure){return{commits:[],gap:reasonOf(failure)}}}async uncommitted(){
if(this.#hash!==void 0)return nothingUncommitted;try{let[head]=await this.#heads();return await uncommittedIn(this.#access,head)}catch(failure){return{answer:"u\
nknown",reason:reasonOf(failure)}}}async underway(){return this.#hash===void 0&&this.#access.workingTree!==void 0?underwayIn(this.#access.top):void 0}async time(){
let[head]=await answerOr(this.#heads(),[]),time,read=readCommits(this.#access.objects,head===void 0?[]:[head],({committerTime})=>{time=committerTime});return await answerOr(
read,void 0),time}async#heads(){return this.#hash===void 0?headsOf(this.#access):[this.#hash]}};async function orUnknown(names,ask){try{return names.length>0?await ask():
new Map}catch(failure){let reason=reasonOf(failure);return new Map(names.map(name=>[name,{answer:"unknown",reason}]))}}var question=["--no-literal-pathspecs","check-ignore","--stdin","-z","--verbose","--non-matching","--no-index"],IgnoredFolders=class{#git;#process;#tracked;#queue=Promise.
resolve();constructor(git){this.#git=git}async among(folders){let answered=this.#queue.then(()=>this.#among(folders.filter(folder=>folder!=="")));return this.#queue=
answered.catch(()=>{}),answerOr(answered,new Set)}close(){this.#process?.end(),this.#process=void 0}async#among(folders){let matched=folders.length>0?await this.#matched(
folders):[];if(matched.length===0)return new Set;this.#tracked??=this.#foldersOfIndex();let tracked=await this.#tracked;return new Set(matched.filter(folder=>!tracked.
has(folder)))}async#matched(folders){this.#process??=this.#git.start(question);let process2=this.#process;process2.hold();try{let told=process2.tell(folders.map(
folder=>`./${folder}\0`).join("")),matched=[];for(let folder of folders)await isExcluded(process2)&&matched.push(folder);return await told,matched}catch(failure){
throw process2.kill(),this.#process=void 0,failure}finally{process2.release()}}async#foldersOfIndex(){let folders=new Set;for await(let path of this.#git.run(["\
ls-files","--cached","-z"],[],nul))for(let at=parentOf(path);at!==""&&!folders.has(at);at=parentOf(at))folders.add(at);return folders}};async function isExcluded(process2){
let{out}=process2;await out.text(nul),await out.text(nul);let pattern=await out.text(nul);if(await out.text(nul)===void 0||pattern===void 0)throw await process2.
failure();return pattern!==""&&!pattern.startsWith("!")}var GitRepository=class{#access;#ignored;constructor(top,options={}){this.#access=gitAccess(top,options),this.#ignored=options.gitDir===void 0?new IgnoredFolders(
this.#access.git):void 0}resolve(revision){return resolveRevision(this.#access,revision)}forkPoint(base,revision){return forkPoint(this.#access,base,revision)}changedSince(since,until,concerns){
return until===void 0?changedSince(this.#access,since,concerns):changedBetween(this.#access,since,until,concerns)}tree(hash2){return new CommitTree(this.#access,
hash2)}history(hash2){return new GitHistory(this.#access,hash2)}async ignored(folders){return this.#ignored?.among(folders)??new Set}conditions(){return this.#access.
conditions()}close(){this.#access.objects.close(),this.#ignored?.close()}};export{GitRepository};
