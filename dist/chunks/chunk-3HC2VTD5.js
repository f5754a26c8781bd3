import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{asWriteError}from"./chunk-ZH23DREO.js";import{LockTimeout,StaleState,StateNotFound}from"./chunk-KUWVXKDL.js";import{commonTop,configurationFor,
formats,locate,pathsSeenFrom,rootAround}from"./chunk-MLJMMB5F.js";import{WorkingTree,insideOf,isFolder,realPath}from"./chunk-DHNBCSJ3.js";import{UsageError}from"./chunk-34XNZ5UG.js";
import{defaultLimits}from"./chunk-CG7TYCK6.js";import{parentOf,pathIn}from"./chunk-OCYD6ZGS.js";var isUpdatable=format=>format.updates!==void 0,updatable=formats.filter(isUpdatable),wanted=updatable.map(({directories,mainFile})=>`${directories[0]}/${mainFile}`).
join(" or ");async function targetAt(given,folder){if(given!==void 0&&typeof given!="string")throw new UsageError("the root must be a path");let cwd=realPath(folder??
process.cwd());if(!isFolder(cwd))throw new UsageError(`there is no folder ${cwd}`,folder);let rootNames=formats.flatMap(({directories})=>directories),place=locate(
given??".",cwd,rootNames),{top}=commonTop([place],cwd),tree=new WorkingTree(top),found=await rootAt(tree,insideOf(top,place.path)??"",given);if(!found)throw new StateNotFound(
`there is no ${wanted} in ${given??"the working folder or above it"}; ${ways}`);let{format,root}=found,configuration=await configurationFor(void 0,{tree,top,cwd});
return{top,tree,format,root,path:pathIn(root,format.mainFile),updates:await format.updates(),limits:configuration?.limits??defaultLimits,shown:pathsSeenFrom(cwd,
top)}}var ways="agent-state-lint init lays one out, and agent-state-lint recover brings a lost one back";async function rootAt(tree,path,given){let around=rootAround(
path,formats);if(around){let{format,path:root}=around;if(!isUpdatable(format))throw new UsageError(`only its own tools may write the state in ${given??root}`);return await isState(
tree,root,format)?{format,root}:void 0}for(let at=path;;at=parentOf(at)){let found=await rootIn(tree,at)??(given===void 0?void 0:await namedItself(tree,at));if(found||
at===""||given!==void 0)return found}}async function rootIn(tree,folder){for(let format of updatable)for(let directory of format.directories){let root=pathIn(folder,
directory);if(await isState(tree,root,format))return{format,root}}}async function namedItself(tree,path){for(let format of updatable){let root=path===format.mainFile||
path.endsWith(`/${format.mainFile}`)?parentOf(path):path;if(await isState(tree,root,format))return{format,root}}}async function isState(tree,root,{mainFile}){return await tree.
kind(pathIn(root,mainFile))!==void 0||await tree.kind(root)==="link"}function asTyped(error,path){if(!(error instanceof Error))return error;let{name,message}=error;return name==="LockTimeoutError"?new LockTimeout(`${message}; not\
hing was written; try again`):name==="StateChangedError"?new StaleState(`${message}; read it again, and decide anew`):"syscall"in error?asWriteError(error,path):
error}export{targetAt,asTyped};
