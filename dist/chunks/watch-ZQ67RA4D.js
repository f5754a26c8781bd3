import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{headFiles}from"./chunk-5SNHT4ZB.js";import{complain}from"./chunk-N7UFKUFH.js";import{exitStatus}from"./chunk-SIGZUW6O.js";import{say}from"./chunk-47UHDOGC.js";
import"./chunk-PHLAFPNL.js";import"./chunk-G2QXJBW6.js";import"./chunk-NRHTSANH.js";import"./chunk-XFJOWFPY.js";import"./chunk-KUWVXKDL.js";
import{openRepository}from"./chunk-UMXWHUJH.js";import{commonTop,formats,locate,rootsBelow}from"./chunk-MLJMMB5F.js";import"./chunk-SP7ABGYT.js";
import"./chunk-VUXKQXN2.js";import{insideOf,isFolder,realPath}from"./chunk-DHNBCSJ3.js";import{UsageError}from"./chunk-34XNZ5UG.js";import{baselineFile,
fileNames,packageFile}from"./chunk-SMPQXOG7.js";import"./chunk-CGGJ2SV2.js";import"./chunk-RZ4BXAHG.js";import"./chunk-SXE7HTQW.js";import"./chunk-PA3GP2UF.js";
import"./chunk-DVACY2FY.js";import"./chunk-WMW556DY.js";import"./chunk-FMMJ6K35.js";import"./chunk-CG7TYCK6.js";import"./chunk-JT6OHLAG.js";
import"./chunk-QRLRKORG.js";import"./chunk-DKWRIRRU.js";import"./chunk-55TSMPNM.js";import"./chunk-TTIOAT4J.js";import"./chunk-YVZM5J6F.js";
import"./chunk-4WQSKGI3.js";import"./chunk-QNRASBDQ.js";import"./chunk-FF2GFRT5.js";import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";
import"./chunk-4AD34QOQ.js";import"./chunk-OEFCFUBJ.js";import"./chunk-WOULCUZM.js";import"./chunk-RBBPKCDR.js";import"./chunk-HM4LX76O.js";
import"./chunk-7MVKXGH6.js";import{endingIn,innermost}from"./chunk-OCYD6ZGS.js";import"./chunk-L5HX7WC4.js";import"./chunk-O3DR2KKW.js";
import"./chunk-4KOTOZ36.js";import"./chunk-ED2W3QZT.js";import"./chunk-SYMQE37P.js";import"./chunk-CCRLEUH2.js";import{visible}from"./chunk-ED7OECLU.js";
import"./chunk-PMWXOWGL.js";import{relative as relative3}from"node:path";import{existsSync}from"node:fs";import{basename,dirname,join,normalize,resolve,sep}from"node:path";var rootNames=formats.flatMap(({directories})=>directories),onTheWay=rootNames.flatMap(name=>{let parts=name.split("/");return parts.slice(1).map((_,index)=>parts.
slice(0,index+1).join("/"))}),special=new Set([...fileNames,packageFile,baselineFile]);async function watchedArea(paths,{git,config,baseline},workingFolder){let cwd=realPath(
workingFolder),[first,...others]=paths.map(path=>locate(path,cwd,rootNames)),here=locate(".",cwd,rootNames),{top}=commonTop([first??here,...others],cwd),searched=first?
[first,...others]:[here],found=searched.map(({path,folder})=>rootOf(path)??(isFolder(path)?path:folder)),folders=[...new Set(first?found:[...found,...rootsAbove(
cwd,top)])],leftOut=await leftOutBelow(folders,top,git??!0),own=new Set([config,baseline].flatMap(name=>name?[resolve(cwd,name)]:[])),settings=foldersAbove(cwd,
top).flatMap(above=>[...special].map(name=>join(above,name))),loose=new Set(searched.map(({path,folder})=>rootOf(path)?"":folder)),isState=file=>rootOf(file)!==
void 0||loose.has(dirname(file))&&formats.some(({reads})=>reads(basename(file))),heads=new Set,newHeads=()=>headFiles(top).filter(file=>!heads.has(file)&&heads.
add(file));return{folders:[...folders],files:[...settings,...own,...git===!1?[]:newHeads()],isLeftOut:folder=>basename(folder)==="node_modules"||basename(folder)===
".git"||leftOut.has(folder)&&!leadsToRoot(folder)||leftOut.has(dirname(folder))&&!leadsToRoot(folder)&&rootOf(folder)===void 0?!0:!folders.includes(folder)&&insideOf(
top,folder)!==""&&existsSync(join(folder,".git")),matters:file=>isState(file)||special.has(basename(file))||own.has(file)||heads.has(file),learn:({report,configuration,
baseline:held})=>{let files=[configuration&&resolve(cwd,configuration.name),held&&join(top,held.path)].flatMap(file=>file&&!own.has(file)?[file]:[]);for(let file of files)
own.add(file);let outside=report.roots.map(root=>join(top,root.path)).filter(root=>folders.every(folder=>insideOf(folder,root)===void 0));return folders.push(...outside),
[...files,...outside,...git===!1?[]:newHeads()]}}}function rootOf(path){let parts=normalize(path).split(sep),found=innermost(parts,rootNames);return found&&parts.
slice(0,found.end).join(sep)}var leadsToRoot=folder=>endingIn(normalize(folder).split(sep).join("/"),onTheWay)!==void 0;async function leftOutBelow(folders,top,git){
let all=new Set,repository=await openRepository(top,{git});try{let leftOut=async below=>{let out=await repository.ignored(below);for(let folder of out)all.add(join(
top,folder));return out},search={tree:repository.workingTree,formats,leftOut};for(let folder of folders){let inside=insideOf(top,folder);inside!==void 0&&!rootOf(
folder)&&await rootsBelow(search,inside)}}finally{repository.close()}return all}function rootsAbove(folder,top){return foldersAbove(folder,top).flatMap(above=>rootNames.
map(name=>join(above,name)).filter(isFolder))}function foldersAbove(folder,top){let folders=[];for(let at=folder;at!==top&&insideOf(top,at)!==void 0;)at=dirname(
at),folders.push(at);return folders}import{EventEmitter}from"node:events";import{stat as statcb}from"node:fs";import{readdir as readdir2,stat as stat3}from"node:fs/promises";import*as sp2 from"node:path";import{lstat,readdir,realpath,stat}from"node:fs/promises";import{join as pjoin,resolve as presolve,sep as psep}from"node:path";import{Readable}from"node:stream";
var EntryTypes={FILE_TYPE:"files",DIR_TYPE:"directories",FILE_DIR_TYPE:"files_directories",EVERYTHING_TYPE:"all"},defaultOptions={root:".",fileFilter:_entryInfo=>!0,
directoryFilter:_entryInfo=>!0,type:EntryTypes.FILE_TYPE,lstat:!1,depth:2147483648,alwaysStat:!1,highWaterMark:256};Object.freeze(defaultOptions);var RECURSIVE_ERROR_CODE="\
READDIRP_RECURSIVE_ERROR",NORMAL_FLOW_ERRORS=new Set(["ENOENT","EPERM","EACCES","ELOOP",RECURSIVE_ERROR_CODE]),ALL_TYPES=[EntryTypes.DIR_TYPE,EntryTypes.EVERYTHING_TYPE,
EntryTypes.FILE_DIR_TYPE,EntryTypes.FILE_TYPE],DIR_TYPES=new Set([EntryTypes.DIR_TYPE,EntryTypes.EVERYTHING_TYPE,EntryTypes.FILE_DIR_TYPE]),FILE_TYPES=new Set([
EntryTypes.EVERYTHING_TYPE,EntryTypes.FILE_DIR_TYPE,EntryTypes.FILE_TYPE]),isNormalFlowError=error=>NORMAL_FLOW_ERRORS.has(error.code),wantBigintFsStats=process.
platform==="win32",emptyFn=_entryInfo=>!0,normalizeFilter=filter=>{if(filter===void 0)return emptyFn;if(typeof filter=="function")return filter;if(typeof filter==
"string"){let fl=filter.trim();return entry=>entry.basename===fl}if(Array.isArray(filter)){let trItems=filter.map(item=>item.trim());return entry=>trItems.some(
f=>entry.basename===f)}return emptyFn},ReaddirpStream=class extends Readable{parents;reading;parent;_stat;_maxDepth;_wantsDir;_wantsFile;_wantsEverything;_root;_isDirent;_statsProp;_rdOptions;_fileFilter;_directoryFilter;_relStart;constructor(options={}){
super({objectMode:!0,autoDestroy:!0,highWaterMark:options.highWaterMark??defaultOptions.highWaterMark});let opts={...defaultOptions,...options},root=opts.root??
defaultOptions.root,type=opts.type??defaultOptions.type;this._fileFilter=normalizeFilter(opts.fileFilter),this._directoryFilter=normalizeFilter(opts.directoryFilter);
let statMethod=opts.lstat?lstat:stat;wantBigintFsStats?this._stat=path=>statMethod(path,{bigint:!0}):this._stat=statMethod,this._maxDepth=opts.depth!=null&&Number.
isSafeInteger(opts.depth)?opts.depth:defaultOptions.depth,this._wantsDir=DIR_TYPES.has(type),this._wantsFile=FILE_TYPES.has(type),this._wantsEverything=type===EntryTypes.
EVERYTHING_TYPE,this._root=presolve(root),this._relStart=this._root.endsWith(psep)?this._root.length:this._root.length+1,this._isDirent=!opts.alwaysStat,this._statsProp=
this._isDirent?"dirent":"stats",this._rdOptions={encoding:"utf8",withFileTypes:this._isDirent};let rootDir={path:this._root,depth:1};rootDir.pending=this._exploreDir(
this._root,1),this.parents=[rootDir],this.reading=!1,this.parent=void 0}async _read(batch){if(!this.reading){this.reading=!0;try{for(;!this.destroyed&&batch>0;){
let par=this.parent,fil=par&&par.files;if(fil&&fil.length>0){let{path,depth}=par,slice=fil.splice(0,batch).map(dirent=>this._formatEntry(dirent,path)),awaited=this.
_isDirent?slice:await Promise.all(slice);for(let entry of awaited){if(!entry)continue;if(this.destroyed)return;let entryType=this._getEntryType(entry);typeof entryType!=
"string"&&(entryType=await entryType),entryType==="directory"&&this._directoryFilter(entry)?(depth<=this._maxDepth&&this.parents.push({path:entry.fullPath,depth:depth+
1}),this._wantsDir&&(this.push(entry),batch--)):(entryType==="file"||this._includeAsFile(entry))&&this._fileFilter(entry)&&this._wantsFile&&(this.push(entry),batch--)}}else{
let parent=this.parents.pop();if(!parent){this.push(null);break}let dir=parent.pending??this._exploreDir(parent.path,parent.depth),next=this.parents[this.parents.
length-1];if(next&&!next.pending&&(next.pending=this._exploreDir(next.path,next.depth)),this.parent=await dir,this.destroyed)return}}}catch(error){this.destroy(
error)}finally{this.reading=!1}}}async _exploreDir(path,depth){let files;try{files=await readdir(path,this._rdOptions)}catch(error){this._onError(error)}return{
files,depth,path}}_formatEntry(dirent,path){let basename4=this._isDirent?dirent.name:dirent,fullPath=pjoin(path,basename4),entry={path:fullPath.slice(this._relStart),
fullPath,basename:basename4};return this._isDirent?(entry.dirent=dirent,entry):this._stat(fullPath).then(stats=>(entry.stats=stats,entry),err=>{this._onError(err)})}_onError(err){
isNormalFlowError(err)&&!this.destroyed?this.emit("warn",err):this.destroy(err)}_getEntryType(entry){if(!entry||!(this._statsProp in entry))return"";let stats=entry[this.
_statsProp];return stats.isFile()?"file":stats.isDirectory()?"directory":stats.isSymbolicLink()?this._getSymlinkEntryType(entry):""}async _getSymlinkEntryType(entry){
let full=entry.fullPath;try{let entryRealPath=await realpath(full),entryRealPathStats=await lstat(entryRealPath);if(entryRealPathStats.isFile())return"file";if(entryRealPathStats.
isDirectory()){let len=entryRealPath.length;if(full.startsWith(entryRealPath)&&full[len]===psep){let recursiveError=new Error(`Circular symlink detected: "${full}\
" points to "${entryRealPath}"`);return recursiveError.code=RECURSIVE_ERROR_CODE,this._onError(recursiveError),""}return"directory"}}catch(error){this._onError(
error)}return""}_includeAsFile(entry){let stats=entry&&entry[this._statsProp];return stats&&this._wantsEverything&&!stats.isDirectory()}};function readdirp(root,options={}){
let type=options.entryType||options.type;if(type==="both"&&(type=EntryTypes.FILE_DIR_TYPE),root){if(typeof root!="string")throw new TypeError("readdirp: root ar\
gument must be a string. Usage: readdirp(root, options)");if(type&&!ALL_TYPES.includes(type))throw new Error(`readdirp: Invalid type passed. Use one of ${ALL_TYPES.
join(", ")}`)}else throw new Error("readdirp: root argument is required. Usage: readdirp(root, options)");let opts={...options,root};return type&&(opts.type=type),
new ReaddirpStream(opts)}import{watch as fs_watch,unwatchFile,watchFile}from"node:fs";import{realpath as fsrealpath,lstat as lstat2,open,stat as stat2}from"node:fs/promises";import{type as osType}from"node:os";
import*as sp from"node:path";var STR_DATA="data",STR_END="end",STR_CLOSE="close",EMPTY_FN=()=>{};var pl=process.platform,isWindows=pl==="win32",isMacos=pl==="darwin",isLinux=pl==="linux",isFreeBSD=pl==="freebsd",isIBMi=osType()==="OS400",EVENTS={ALL:"all",READY:"\
ready",ADD:"add",CHANGE:"change",ADD_DIR:"addDir",UNLINK:"unlink",UNLINK_DIR:"unlinkDir",RAW:"raw",ERROR:"error"},EV=EVENTS,THROTTLE_MODE_WATCH="watch",statMethods={
lstat:lstat2,stat:stat2},KEY_LISTENERS="listeners",KEY_ERR="errHandlers",KEY_RAW="rawEmitters",HANDLER_KEYS=[KEY_LISTENERS,KEY_ERR,KEY_RAW],binaryExtensions=new Set(
["3dm","3ds","3g2","3gp","7z","a","aac","adp","afdesign","afphoto","afpub","ai","aif","aiff","alz","ape","apk","appimage","ar","arj","asf","au","avi","bak","bam\
l","bh","bin","bk","bmp","btif","bz2","bzip2","cab","caf","cgm","class","cmx","cpio","cr2","cur","dat","dcm","deb","dex","djvu","dll","dmg","dng","doc","docm","\
docx","dot","dotm","dra","DS_Store","dsk","dts","dtshd","dvb","dwg","dxf","ecelp4800","ecelp7470","ecelp9600","egg","eol","eot","epub","exe","f4v","fbs","fh","f\
la","flac","flatpak","fli","flv","fpx","fst","fvt","g3","gh","gif","graffle","gz","gzip","h261","h263","h264","icns","ico","ief","img","ipa","iso","jar","jpeg",
"jpg","jpgv","jpm","jxr","key","ktx","lha","lib","lvp","lz","lzh","lzma","lzo","m3u","m4a","m4v","mar","mdi","mht","mid","midi","mj2","mka","mkv","mmr","mng","m\
obi","mov","movie","mp3","mp4","mp4a","mpeg","mpg","mpga","mxu","nef","npx","numbers","nupkg","o","odp","ods","odt","oga","ogg","ogv","otf","ott","pages","pbm",
"pcx","pdb","pdf","pea","pgm","pic","png","pnm","pot","potm","potx","ppa","ppam","ppm","pps","ppsm","ppsx","ppt","pptm","pptx","psd","pya","pyc","pyo","pyv","qt",
"rar","ras","raw","resources","rgb","rip","rlc","rmf","rmvb","rpm","rtf","rz","s3m","s7z","scpt","sgi","shar","snap","sil","sketch","slk","smv","snk","so","stl",
"suo","sub","swf","tar","tbz","tbz2","tga","tgz","thmx","tif","tiff","tlz","ttc","ttf","txz","udf","uvh","uvi","uvm","uvp","uvs","uvu","viv","vob","war","wav","\
wax","wbmp","wdp","weba","webm","webp","whl","wim","wm","wma","wmv","wmx","woff","woff2","wrm","wvx","xbm","xif","xla","xlam","xls","xlsb","xlsm","xlsx","xlt","\
xltm","xltx","xm","xmind","xpi","xpm","xwd","xz","z","zip","zipx"]),isBinaryPath=filePath=>binaryExtensions.has(sp.extname(filePath).slice(1).toLowerCase()),foreach=(val,fn)=>{
val instanceof Set?val.forEach(fn):fn(val)},addAndConvert=(main,prop,item)=>{let container=main[prop];container instanceof Set||(main[prop]=container=new Set([container])),
container.add(item)},clearItem=cont=>key=>{let set=cont[key];set instanceof Set?set.clear():delete cont[key]},delFromSet=(main,prop,item)=>{let container=main[prop];
container instanceof Set?container.delete(item):container===item&&delete main[prop]},isEmptySet=val=>val instanceof Set?val.size===0:!val,FsWatchInstances=new Map;
function createFsWatchInstance(path,options,listener,errHandler,emitRaw){let handleEvent=(rawEvent,evPath)=>{listener(path),emitRaw(rawEvent,evPath,{watchedPath:path}),
evPath&&path!==evPath&&fsWatchBroadcast(sp.resolve(path,evPath),KEY_LISTENERS,sp.join(path,evPath))};try{return fs_watch(path,{persistent:options.persistent},handleEvent)}catch(error){
errHandler(error);return}}var fsWatchBroadcast=(fullPath,listenerType,val1,val2,val3)=>{let cont=FsWatchInstances.get(fullPath);cont&&foreach(cont[listenerType],
listener=>{listener(val1,val2,val3)})},setFsWatchListener=(path,fullPath,options,handlers)=>{let{listener,errHandler,rawEmitter}=handlers,cont=FsWatchInstances.
get(fullPath),watcher;if(!options.persistent)return watcher=createFsWatchInstance(path,options,listener,errHandler,rawEmitter),watcher?watcher.close.bind(watcher):
void 0;if(cont)addAndConvert(cont,KEY_LISTENERS,listener),addAndConvert(cont,KEY_ERR,errHandler),addAndConvert(cont,KEY_RAW,rawEmitter);else{if(watcher=createFsWatchInstance(
path,options,fsWatchBroadcast.bind(null,fullPath,KEY_LISTENERS),errHandler,fsWatchBroadcast.bind(null,fullPath,KEY_RAW)),!watcher)return;watcher.on(EV.ERROR,async error=>{
let broadcastErr=fsWatchBroadcast.bind(null,fullPath,KEY_ERR);if(cont&&(cont.watcherUnusable=!0),isWindows&&error.code==="EPERM")try{await(await open(path,"r")).
close(),broadcastErr(error)}catch{}else broadcastErr(error)}),cont={listeners:listener,errHandlers:errHandler,rawEmitters:rawEmitter,watcher},FsWatchInstances.set(
fullPath,cont)}return()=>{delFromSet(cont,KEY_LISTENERS,listener),delFromSet(cont,KEY_ERR,errHandler),delFromSet(cont,KEY_RAW,rawEmitter),isEmptySet(cont.listeners)&&
(cont.watcher.close(),FsWatchInstances.delete(fullPath),HANDLER_KEYS.forEach(clearItem(cont)),cont.watcher=void 0,Object.freeze(cont))}},FsWatchFileInstances=new Map,
setFsWatchFileListener=(path,fullPath,options,handlers)=>{let{listener,rawEmitter}=handlers,cont=FsWatchFileInstances.get(fullPath),copts=cont&&cont.options;return copts&&
(copts.persistent<options.persistent||copts.interval>options.interval)&&(unwatchFile(fullPath),cont=void 0),cont?(addAndConvert(cont,KEY_LISTENERS,listener),addAndConvert(
cont,KEY_RAW,rawEmitter)):(cont={listeners:listener,rawEmitters:rawEmitter,options,watcher:watchFile(fullPath,options,(curr,prev)=>{foreach(cont.rawEmitters,rawEmitter2=>{
rawEmitter2(EV.CHANGE,fullPath,{curr,prev})});let currmtime=curr.mtimeMs;(curr.size!==prev.size||currmtime>prev.mtimeMs||currmtime===0)&&foreach(cont.listeners,
listener2=>listener2(path,curr))})},FsWatchFileInstances.set(fullPath,cont)),()=>{delFromSet(cont,KEY_LISTENERS,listener),delFromSet(cont,KEY_RAW,rawEmitter),isEmptySet(
cont.listeners)&&(FsWatchFileInstances.delete(fullPath),unwatchFile(fullPath),cont.options=cont.watcher=void 0,Object.freeze(cont))}},NodeFsHandler=class{fsw;_boundHandleError;constructor(fsW){
this.fsw=fsW,this._boundHandleError=error=>fsW._handleError(error)}_watchWithNodeFs(path,listener){let opts=this.fsw.options,directory=sp.dirname(path),basename4=sp.basename(
path);this.fsw._getWatchedDir(directory).add(basename4);let absolutePath=sp.resolve(path),options={persistent:opts.persistent};listener||(listener=EMPTY_FN);let closer;
if(opts.usePolling){let enableBin=opts.interval!==opts.binaryInterval;options.interval=enableBin&&isBinaryPath(basename4)?opts.binaryInterval:opts.interval,closer=
setFsWatchFileListener(path,absolutePath,options,{listener,rawEmitter:this.fsw._emitRaw})}else closer=setFsWatchListener(path,absolutePath,options,{listener,errHandler:this.
_boundHandleError,rawEmitter:this.fsw._emitRaw});return closer}_handleFile(file,stats,initialAdd){if(this.fsw.closed)return;let dirname4=sp.dirname(file),basename4=sp.basename(
file),parent=this.fsw._getWatchedDir(dirname4),prevStats=stats;if(parent.has(basename4))return;let listener=async(path,newStats)=>{if(this.fsw._throttle(THROTTLE_MODE_WATCH,
file,5)){if(!newStats||newStats.mtimeMs===0)try{let newStats2=await stat2(file);if(this.fsw.closed)return;let at=newStats2.atimeMs,mt=newStats2.mtimeMs;if((!at||
at<=mt||mt!==prevStats.mtimeMs)&&this.fsw._emit(EV.CHANGE,file,newStats2),(isMacos||isLinux||isFreeBSD)&&prevStats.ino!==newStats2.ino){this.fsw._closeFile(path),
prevStats=newStats2;let closer2=this._watchWithNodeFs(file,listener);closer2&&this.fsw._addPathCloser(path,closer2)}else prevStats=newStats2}catch{this.fsw._remove(
dirname4,basename4)}else if(parent.has(basename4)){let at=newStats.atimeMs,mt=newStats.mtimeMs;(!at||at<=mt||mt!==prevStats.mtimeMs)&&this.fsw._emit(EV.CHANGE,file,
newStats),prevStats=newStats}}},closer=this._watchWithNodeFs(file,listener);if(!(initialAdd&&this.fsw.options.ignoreInitial)&&this.fsw._isntIgnored(file)){if(!this.
fsw._throttle(EV.ADD,file,0))return;this.fsw._emit(EV.ADD,file,stats)}return closer}async _handleSymlink(entry,directory,path,item){if(this.fsw.closed)return;let full=entry.
fullPath,dir=this.fsw._getWatchedDir(directory);if(!this.fsw.options.followSymlinks){this.fsw._incrReadyCount();let linkPath;try{linkPath=await fsrealpath(path)}catch{
return this.fsw._emitReady(),!0}return this.fsw.closed?void 0:(dir.has(item)?this.fsw._symlinkPaths.get(full)!==linkPath&&(this.fsw._symlinkPaths.set(full,linkPath),
this.fsw._emit(EV.CHANGE,path,entry.stats)):(dir.add(item),this.fsw._symlinkPaths.set(full,linkPath),this.fsw._emit(EV.ADD,path,entry.stats)),this.fsw._emitReady(),
!0)}if(this.fsw._symlinkPaths.has(full))return!0;this.fsw._symlinkPaths.set(full,!0)}_handleRead(directory,initialAdd,wh,target,dir,depth,throttler){directory=sp.join(
directory,"");let throttleKey=target?`${directory}:${target}`:directory;if(throttler=this.fsw._throttle("readdir",throttleKey,1e3),!throttler)return;let previous=this.
fsw._getWatchedDir(wh.path),current=new Set,stream=this.fsw._readdirp(directory,{fileFilter:entry=>wh.filterPath(entry),directoryFilter:entry=>wh.filterDir(entry)});
if(stream)return stream.on(STR_DATA,async entry=>{if(this.fsw.closed){stream=void 0;return}let item=entry.path,path=sp.join(directory,item);if(current.add(item),
!(entry.stats.isSymbolicLink()&&await this._handleSymlink(entry,directory,path,item))){if(this.fsw.closed){stream=void 0;return}(item===target||!target&&!previous.
has(item))&&(this.fsw._incrReadyCount(),path=sp.join(dir,sp.relative(dir,path)),this._addToNodeFs(path,initialAdd,wh,depth+1))}}).on(EV.ERROR,this._boundHandleError),
new Promise((resolve4,reject)=>{if(!stream)return reject();stream.once(STR_END,()=>{if(this.fsw.closed){stream=void 0;return}let wasThrottled=throttler?throttler.
clear():!1;resolve4(void 0),previous.getChildren().filter(item=>item!==directory&&!current.has(item)).forEach(item=>{this.fsw._remove(directory,item)}),stream=void 0,
wasThrottled&&this._handleRead(directory,!1,wh,target,dir,depth,throttler)})})}async _handleDir(dir,stats,initialAdd,depth,target,wh,realpath2){let parentDir=this.
fsw._getWatchedDir(sp.dirname(dir)),tracked=parentDir.has(sp.basename(dir));!(initialAdd&&this.fsw.options.ignoreInitial)&&!target&&!tracked&&this.fsw._emit(EV.
ADD_DIR,dir,stats),parentDir.add(sp.basename(dir)),this.fsw._getWatchedDir(dir);let throttler,closer,oDepth=this.fsw.options.depth;if((oDepth==null||depth<=oDepth)&&
!this.fsw._symlinkPaths.has(realpath2)){if(!target&&(await this._handleRead(dir,initialAdd,wh,target,dir,depth,throttler),this.fsw.closed))return;closer=this._watchWithNodeFs(
dir,(dirPath,stats2)=>{stats2&&stats2.mtimeMs===0||this._handleRead(dirPath,!1,wh,target,dir,depth,throttler)})}return closer}async _addToNodeFs(path,initialAdd,priorWh,depth,target){
let ready=this.fsw._emitReady;if(this.fsw._isIgnored(path)||this.fsw.closed)return ready(),!1;let wh=this.fsw._getWatchHelpers(path);priorWh&&(wh.filterPath=entry=>priorWh.
filterPath(entry),wh.filterDir=entry=>priorWh.filterDir(entry));try{let stats=await statMethods[wh.statMethod](wh.watchPath);if(this.fsw.closed)return;if(this.fsw.
_isIgnored(wh.watchPath,stats))return ready(),!1;let follow=this.fsw.options.followSymlinks,closer;if(stats.isDirectory()){let absPath=sp.resolve(path),targetPath=follow?
await fsrealpath(path):path;if(this.fsw.closed||(closer=await this._handleDir(wh.watchPath,stats,initialAdd,depth,target,wh,targetPath),this.fsw.closed))return;
absPath!==targetPath&&targetPath!==void 0&&this.fsw._symlinkPaths.set(absPath,targetPath)}else if(stats.isSymbolicLink()){let targetPath=follow?await fsrealpath(
path):path;if(this.fsw.closed)return;let parent=sp.dirname(wh.watchPath);if(this.fsw._getWatchedDir(parent).add(wh.watchPath),this.fsw._emit(EV.ADD,wh.watchPath,
stats),closer=await this._handleDir(parent,stats,initialAdd,depth,path,wh,targetPath),this.fsw.closed)return;targetPath!==void 0&&this.fsw._symlinkPaths.set(sp.resolve(
path),targetPath)}else closer=this._handleFile(wh.watchPath,stats,initialAdd);return ready(),closer&&this.fsw._addPathCloser(path,closer),!1}catch(error){if(this.
fsw._handleError(error))return ready(),path}}};var SLASH="/",SLASH_SLASH="//",ONE_DOT=".",TWO_DOTS="..",STRING_TYPE="string",BACK_SLASH_RE=/\\/g,DOUBLE_SLASH_RE=/\/\//g,DOT_RE=/\..*\.(sw[px])$|~$|\.subl.*\.tmp/,
REPLACER_RE=/^\.[/\\]/;function arrify(item){return Array.isArray(item)?item:[item]}var isMatcherObject=matcher=>typeof matcher=="object"&&matcher!==null&&!(matcher instanceof
RegExp);function createPattern(matcher){return typeof matcher=="function"?matcher:typeof matcher=="string"?string=>matcher===string:matcher instanceof RegExp?string=>matcher.
test(string):typeof matcher=="object"&&matcher!==null?string=>{if(matcher.path===string)return!0;if(matcher.recursive){let relative4=sp2.relative(matcher.path,string);
return relative4?!relative4.startsWith("..")&&!sp2.isAbsolute(relative4):!1}return!1}:()=>!1}function normalizePath(path){if(typeof path!="string")throw new Error(
"string expected");path=sp2.normalize(path),path=path.replace(/\\/g,"/");let prepend=!1;return path.startsWith("//")&&(prepend=!0),path=path.replace(DOUBLE_SLASH_RE,
"/"),prepend&&(path="/"+path),path}function matchPatterns(patterns,testString,stats){let path=normalizePath(testString);for(let index=0;index<patterns.length;index++){
let pattern=patterns[index];if(pattern(path,stats))return!0}return!1}function anymatch(matchers,testString){if(matchers==null)throw new TypeError("anymatch: spe\
cify first argument");let patterns=arrify(matchers).map(matcher=>createPattern(matcher));return testString==null?(testString2,stats)=>matchPatterns(patterns,testString2,
stats):matchPatterns(patterns,testString)}var unifyPaths=paths_=>{let paths=arrify(paths_).flat();if(!paths.every(p=>typeof p===STRING_TYPE))throw new TypeError(
`Non-string provided as watch path: ${paths}`);return paths.map(normalizePathToUnix)},toUnix=string=>{let str=string.replace(BACK_SLASH_RE,SLASH),prepend=!1;return str.
startsWith(SLASH_SLASH)&&(prepend=!0),str=str.replace(DOUBLE_SLASH_RE,SLASH),prepend&&(str=SLASH+str),str},normalizePathToUnix=path=>toUnix(sp2.normalize(toUnix(
path))),normalizeIgnored=(cwd="")=>path=>typeof path=="string"?normalizePathToUnix(sp2.isAbsolute(path)?path:sp2.join(cwd,path)):path,getAbsolutePath=(path,cwd)=>sp2.isAbsolute(
path)?path:sp2.join(cwd,path),EMPTY_SET=Object.freeze(new Set),DirEntry=class{path;_removeWatcher;items;constructor(dir,removeWatcher){this.path=dir,this._removeWatcher=
removeWatcher,this.items=new Set}add(item){let{items}=this;items&&item!==ONE_DOT&&item!==TWO_DOTS&&items.add(item)}async remove(item){let{items}=this;if(!items||
(items.delete(item),items.size>0))return;let dir=this.path;try{await readdir2(dir)}catch{this._removeWatcher&&this._removeWatcher(sp2.dirname(dir),sp2.basename(
dir))}}has(item){let{items}=this;if(items)return items.has(item)}getChildren(){let{items}=this;return items?[...items.values()]:[]}dispose(){this.items.clear(),
this.path="",this._removeWatcher=EMPTY_FN,this.items=EMPTY_SET,Object.freeze(this)}},STAT_METHOD_F="stat",STAT_METHOD_L="lstat",WatchHelper=class{fsw;path;watchPath;fullWatchPath;dirParts;followSymlinks;statMethod;constructor(path,follow,fsw){
this.fsw=fsw;let watchPath=path;this.path=path=path.replace(REPLACER_RE,""),this.watchPath=watchPath,this.fullWatchPath=sp2.resolve(watchPath),this.dirParts=[],
this.dirParts.forEach(parts=>{parts.length>1&&parts.pop()}),this.followSymlinks=follow,this.statMethod=follow?STAT_METHOD_F:STAT_METHOD_L}entryPath(entry){return sp2.join(
this.watchPath,sp2.relative(this.watchPath,entry.fullPath))}filterPath(entry){let{stats}=entry;if(stats&&stats.isSymbolicLink())return this.filterDir(entry);let resolvedPath=this.
entryPath(entry);return this.fsw._isntIgnored(resolvedPath,stats)&&this.fsw._hasReadPermissions(stats)}filterDir(entry){return this.fsw._isntIgnored(this.entryPath(
entry),entry.stats)}},FSWatcher=class extends EventEmitter{closed;options;_closers;_ignoredPaths;_throttled;_streams;_symlinkPaths;_watched;_pendingWrites;_pendingUnlinks;_readyCount;_emitReady;_closePromise;_userIgnored;_readyEmitted;_emitRaw;_boundRemove;_nodeFsHandler;constructor(_opts={}){
super(),this.closed=!1,this._closers=new Map,this._ignoredPaths=new Set,this._throttled=new Map,this._streams=new Set,this._symlinkPaths=new Map,this._watched=new Map,
this._pendingWrites=new Map,this._pendingUnlinks=new Map,this._readyCount=0,this._readyEmitted=!1;let awf=_opts.awaitWriteFinish,DEF_AWF={stabilityThreshold:2e3,
pollInterval:100},opts={persistent:!0,ignoreInitial:!1,ignorePermissionErrors:!1,interval:100,binaryInterval:300,followSymlinks:!0,usePolling:!1,atomic:!0,..._opts,
ignored:_opts.ignored?arrify(_opts.ignored):arrify([]),awaitWriteFinish:awf===!0?DEF_AWF:typeof awf=="object"?{...DEF_AWF,...awf}:!1};isIBMi&&(opts.usePolling=!0),
opts.atomic===void 0&&(opts.atomic=!opts.usePolling);let envPoll=process.env.CHOKIDAR_USEPOLLING;if(envPoll!==void 0){let envLower=envPoll.toLowerCase();envLower===
"false"||envLower==="0"?opts.usePolling=!1:envLower==="true"||envLower==="1"?opts.usePolling=!0:opts.usePolling=!!envLower}let envInterval=process.env.CHOKIDAR_INTERVAL;
envInterval&&(opts.interval=Number.parseInt(envInterval,10));let readyCalls=0;this._emitReady=()=>{readyCalls++,readyCalls>=this._readyCount&&(this._emitReady=EMPTY_FN,
this._readyEmitted=!0,process.nextTick(()=>this.emit(EVENTS.READY)))},this._emitRaw=(...args)=>this.emit(EVENTS.RAW,...args),this._boundRemove=this._remove.bind(
this),this.options=opts,this._nodeFsHandler=new NodeFsHandler(this),Object.freeze(opts)}_addIgnoredPath(matcher){if(isMatcherObject(matcher)){for(let ignored of this.
_ignoredPaths)if(isMatcherObject(ignored)&&ignored.path===matcher.path&&ignored.recursive===matcher.recursive)return}this._ignoredPaths.add(matcher)}_removeIgnoredPath(matcher){
if(this._ignoredPaths.delete(matcher),typeof matcher=="string")for(let ignored of this._ignoredPaths)isMatcherObject(ignored)&&ignored.path===matcher&&this._ignoredPaths.
delete(ignored)}add(paths_,_origAdd,_internal){let{cwd}=this.options;this.closed=!1,this._closePromise=void 0;let paths=unifyPaths(paths_);return cwd&&(paths=paths.
map(path=>getAbsolutePath(path,cwd))),paths.forEach(path=>{this._removeIgnoredPath(path)}),this._userIgnored=void 0,this._readyCount||(this._readyCount=0),this.
_readyCount+=paths.length,Promise.all(paths.map(async path=>{let res=await this._nodeFsHandler._addToNodeFs(path,!_internal,void 0,0,_origAdd);return res&&this.
_emitReady(),res})).then(results=>{this.closed||results.forEach(item=>{item&&this.add(sp2.dirname(item),sp2.basename(_origAdd||item))})}),this}unwatch(paths_){if(this.
closed)return this;let paths=unifyPaths(paths_),{cwd}=this.options;return paths.forEach(path=>{!sp2.isAbsolute(path)&&!this._closers.has(path)&&(cwd&&(path=sp2.join(
cwd,path)),path=sp2.resolve(path)),this._closePath(path),this._addIgnoredPath(path),this._watched.has(path)&&this._addIgnoredPath({path,recursive:!0}),this._userIgnored=
void 0}),this}close(){if(this._closePromise)return this._closePromise;this.closed=!0,this.removeAllListeners();let closers=[];return this._closers.forEach(closerList=>closerList.
forEach(closer=>{let promise=closer();promise instanceof Promise&&closers.push(promise)})),this._streams.forEach(stream=>stream.destroy()),this._userIgnored=void 0,
this._readyCount=0,this._readyEmitted=!1,this._watched.forEach(dirent=>dirent.dispose()),this._closers.clear(),this._watched.clear(),this._streams.clear(),this.
_symlinkPaths.clear(),this._throttled.clear(),this._closePromise=closers.length?Promise.all(closers).then(()=>{}):Promise.resolve(),this._closePromise}getWatched(){
let watchList={};return this._watched.forEach((entry,dir)=>{let index=(this.options.cwd?sp2.relative(this.options.cwd,dir):dir)||ONE_DOT;watchList[index]=entry.
getChildren().sort()}),watchList}emitWithAll(event,args){this.emit(event,...args),event!==EVENTS.ERROR&&this.emit(EVENTS.ALL,event,...args)}async _emit(event,path,stats){
if(this.closed)return;let opts=this.options;isWindows&&(path=sp2.normalize(path)),opts.cwd&&(path=sp2.relative(opts.cwd,path));let args=[path];stats!=null&&args.
push(stats);let awf=opts.awaitWriteFinish,pw;if(awf&&(pw=this._pendingWrites.get(path)))return pw.lastChange=new Date,this;if(opts.atomic){if(event===EVENTS.UNLINK)
return this._pendingUnlinks.set(path,[event,...args]),setTimeout(()=>{this._pendingUnlinks.forEach((entry,path2)=>{this.emit(...entry),this.emit(EVENTS.ALL,...entry),
this._pendingUnlinks.delete(path2)})},typeof opts.atomic=="number"?opts.atomic:100),this;event===EVENTS.ADD&&this._pendingUnlinks.has(path)&&(event=EVENTS.CHANGE,
this._pendingUnlinks.delete(path))}if(awf&&(event===EVENTS.ADD||event===EVENTS.CHANGE)&&this._readyEmitted){let awfEmit=(err,stats2)=>{err?(event=EVENTS.ERROR,args[0]=
err,this.emitWithAll(event,args)):stats2&&(args.length>1?args[1]=stats2:args.push(stats2),this.emitWithAll(event,args))};return this._awaitWriteFinish(path,awf.
stabilityThreshold,event,awfEmit),this}if(event===EVENTS.CHANGE&&!this._throttle(EVENTS.CHANGE,path,50))return this;if(opts.alwaysStat&&stats===void 0&&(event===
EVENTS.ADD||event===EVENTS.ADD_DIR||event===EVENTS.CHANGE)){let fullPath=opts.cwd?sp2.join(opts.cwd,path):path,stats2;try{stats2=await stat3(fullPath)}catch{}if(!stats2||
this.closed)return;args.push(stats2)}return this.emitWithAll(event,args),this}_handleError(error){let code=error&&error.code;return error&&code!=="ENOENT"&&code!==
"ENOTDIR"&&(!this.options.ignorePermissionErrors||code!=="EPERM"&&code!=="EACCES")&&this.emit(EVENTS.ERROR,error),error||this.closed}_throttle(actionType,path,timeout){
this._throttled.has(actionType)||this._throttled.set(actionType,new Map);let action=this._throttled.get(actionType);if(!action)throw new Error("invalid throttle");
let actionPath=action.get(path);if(actionPath)return actionPath.count++,!1;let timeoutObject,clear=()=>{let item=action.get(path),count=item?item.count:0;return action.
delete(path),clearTimeout(timeoutObject),item&&clearTimeout(item.timeoutObject),count};timeoutObject=setTimeout(clear,timeout);let thr={timeoutObject,clear,count:0};
return action.set(path,thr),thr}_incrReadyCount(){return this._readyCount++}_awaitWriteFinish(path,threshold,event,awfEmit){let awf=this.options.awaitWriteFinish;
if(typeof awf!="object")return;let pollInterval=awf.pollInterval,timeoutHandler,fullPath=path;this.options.cwd&&!sp2.isAbsolute(path)&&(fullPath=sp2.join(this.options.
cwd,path));let now=new Date,writes=this._pendingWrites;function awaitWriteFinishFn(prevStat){statcb(fullPath,(err,curStat)=>{if(err||!writes.has(path)){err&&err.
code!=="ENOENT"&&awfEmit(err);return}let now2=Number(new Date);prevStat&&curStat.size!==prevStat.size&&(writes.get(path).lastChange=now2);let pw=writes.get(path);
now2-pw.lastChange>=threshold?(writes.delete(path),awfEmit(void 0,curStat)):timeoutHandler=setTimeout(awaitWriteFinishFn,pollInterval,curStat)})}writes.has(path)||
(writes.set(path,{lastChange:now,cancelWait:()=>(writes.delete(path),clearTimeout(timeoutHandler),event)}),timeoutHandler=setTimeout(awaitWriteFinishFn,pollInterval))}_isIgnored(path,stats){
if(this.options.atomic&&DOT_RE.test(path))return!0;if(!this._userIgnored){let{cwd}=this.options,ignored=(this.options.ignored||[]).map(normalizeIgnored(cwd)),list=[
...[...this._ignoredPaths].map(normalizeIgnored(cwd)),...ignored];this._userIgnored=anymatch(list,void 0)}return this._userIgnored(path,stats)}_isntIgnored(path,stat4){
return!this._isIgnored(path,stat4)}_getWatchHelpers(path){return new WatchHelper(path,this.options.followSymlinks,this)}_getWatchedDir(directory){let dir=sp2.resolve(
directory);return this._watched.has(dir)||this._watched.set(dir,new DirEntry(dir,this._boundRemove)),this._watched.get(dir)}_hasReadPermissions(stats){return this.
options.ignorePermissionErrors?!0:!!(Number(stats.mode)&256)}_remove(directory,item,isDirectory){let path=sp2.join(directory,item),fullPath=sp2.resolve(path);if(isDirectory=
isDirectory??(this._watched.has(path)||this._watched.has(fullPath)),!this._throttle("remove",path,100))return;!isDirectory&&this._watched.size===1&&this.add(directory,
item,!0),this._getWatchedDir(path).getChildren().forEach(nested=>this._remove(path,nested));let parent=this._getWatchedDir(directory),wasTracked=parent.has(item);
parent.remove(item),this._symlinkPaths.has(fullPath)&&this._symlinkPaths.delete(fullPath);let relPath=path;if(this.options.cwd&&(relPath=sp2.relative(this.options.
cwd,path)),this.options.awaitWriteFinish&&this._pendingWrites.has(relPath)&&this._pendingWrites.get(relPath).cancelWait()===EVENTS.ADD)return;this._watched.delete(
path),this._watched.delete(fullPath);let eventName=isDirectory?EVENTS.UNLINK_DIR:EVENTS.UNLINK;wasTracked&&!this._isIgnored(path)&&this._emit(eventName,path),this.
_closePath(path)}_closePath(path){this._closeFile(path);let dir=sp2.dirname(path);this._getWatchedDir(dir).remove(sp2.basename(path))}_closeFile(path){let closers=this.
_closers.get(path);closers&&(closers.forEach(closer=>closer()),this._closers.delete(path))}_addPathCloser(path,closer){if(!closer)return;let list=this._closers.
get(path);list||(list=[],this._closers.set(path,list)),list.push(closer)}_readdirp(root,opts){if(this.closed)return;let options={type:EVENTS.ALL,alwaysStat:!0,lstat:!0,
...opts,depth:0},stream=readdirp(root,options);return this._streams.add(stream),stream.once(STR_CLOSE,()=>{stream=void 0}),stream.once(STR_END,()=>{stream&&(this.
_streams.delete(stream),stream=void 0)}),stream}};function watch(paths,options={}){let watcher=new FSWatcher(options);return watcher.add(paths),watcher}import{lstatSync}from"node:fs";var interval=50,LookedAt=class{#known=new Map;#timer;constructor(changed){this.#timer=setInterval(()=>{for(let path of this.#known.
keys())this.#look(path)&&changed(path)},interval)}add(path){this.#known.has(path)||this.#known.set(path,stampOf(path))}heardOf(path){this.#known.has(path)&&this.#look(
path)}close(){clearInterval(this.#timer)}#look(path){let stamp=stampOf(path),isOther=this.#known.get(path)!==stamp;return this.#known.set(path,stamp),isOther}};
function stampOf(path){try{let{ino,size,mtimeMs}=lstatSync(path);return[ino,size,mtimeMs].join()}catch{return""}}var times={quiet:100,most:1e3};async function watchChanges(area,end){let changed,failure,wake=()=>{},looked=new LookedAt(path=>{changed=path,wake()});for(let file of area.
files)looked.add(file);let watcher=watch([...area.folders],{ignoreInitial:!0,followSymlinks:!1,ignorePermissionErrors:!0,ignored:(path,stats)=>area.isLeftOut(path)||
stats?.isFile()===!0&&!area.matters(path)});watcher.on("all",(_,path)=>{area.matters(path)&&(looked.heardOf(path),changed=path,wake())}),watcher.on("error",error=>{
failure=failureOf(error),wake()}),end?.addEventListener("abort",()=>wake());let isOver=()=>failure!==void 0||end?.aborted===!0,woken=most=>new Promise(resolve4=>{
let timer=most===void 0?void 0:setTimeout(resolve4,most);wake=()=>{clearTimeout(timer),resolve4()}});return await Promise.race([new Promise(resolve4=>watcher.on(
"ready",()=>resolve4(void 0))),woken()]),{next:async()=>{for(;changed===void 0&&!isOver();)await woken();let until=performance.now()+times.most;for(let quiet=!1;!quiet&&
!isOver()&&performance.now()<until;){let before=performance.now();await woken(times.quiet),quiet=performance.now()-before>=times.quiet}if(failure)throw failure;
let found=changed;return changed=void 0,end?.aborted?void 0:found},add:paths=>{for(let path of paths)isFolder(path)?watcher.add(path):looked.add(path)},close:()=>(looked.
close(),watcher.close())}}function failureOf(error){let{code}=error;return code==="ENOSPC"||code==="EMFILE"?new UsageError(`the system watches no more files (${code}\
); name the folders that hold state`):error instanceof Error?error:new Error(String(error))}async function watchCommand(paths,flags,io,run){for(let[isGiven,option]of[[flags.stdin,"--stdin"],[flags.rev!==void 0,"--rev"],[flags.updateBaseline,"--update-b\
aseline"]])if(isGiven)throw new UsageError(`--watch lints files of the working tree again and again; leave out ${option}`);let end=io.interrupted,area=await watchedArea(
paths,flags,io.cwd),changes=await watchChanges(area,end),once=()=>run(linted=>changes.add(area.learn(linted)));try{for(await once();;){await tell("waiting for c\
hanges, until Ctrl-C",io);let changed=await changes.next();if(changed===void 0)return exitStatus.clean;io.stdout.isTTY&&io.stdout.write("\x1B[2J\x1B[H"),await tell(
`${relative3(realPath(io.cwd),changed)} has changed`,io),await once().catch(error=>complain(error,io))}}finally{await changes.close()}}async function tell(text,io){
let time=new Date().toTimeString().slice(0,8);await say(io.stderr,`${visible(`[${time}] ${text}`)}
`,io.env)}export{watchCommand};
