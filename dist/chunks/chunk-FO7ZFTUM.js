import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{agesOf,judgeOf}from"./chunk-NU4333IR.js";import{keptPath,writeState}from"./chunk-ZOVBSAH2.js";import{prepared}from"./chunk-NRHTSANH.js";
import{directoriesOf,formats}from"./chunk-MLJMMB5F.js";import{RevisionError,holdsObjects,insideOf,realPath}from"./chunk-DHNBCSJ3.js";import{UsageError}from"./chunk-34XNZ5UG.js";
import{pathIn}from"./chunk-OCYD6ZGS.js";import{either,quote}from"./chunk-O3DR2KKW.js";function contentOf({text,hasMark=!1}){return hasMark?`\uFEFF${text}`:text}function isChange({before,...file}){return!before||Buffer.compare(before,Buffer.from(contentOf(
file)))!==0}async function writeRecovered(top,roots){let changes=roots.flatMap(({files})=>files).filter(isChange).map(({root,path,before,...file})=>({root,path,before,after:Buffer.
from(contentOf(file))}));return await writeState(top,changes.map(change=>({...change,isKept:!0}))),{written:changes.map(({path})=>path),backups:changes.flatMap(
({path,before})=>before?[keptPath(path,before)]:[])}}import{join,resolve}from"node:path";async function passedOver(roots,{lint,to,migrate},top){if(!migrate&&to===void 0)return new Set;let named=(lint.paths??[]).map(path=>realPath(resolve(lint.cwd??process.
cwd(),path))),passed=new Set;for(let root of roots)!named.some(path=>insideOf(join(top,root.path),path)!==void 0)&&!(await root.format.recovery?.())?.init&&passed.
add(root);return to!==void 0&&passed.size===roots.length?new Set:passed}function untouched({path,format}){return{root:path,path:pathIn(path,format.mainFile),outcome:"\
untouched",reason:"only its own tools may write this state, so it is left alone",files:[]}}async function recoverRoots(asked,after){let{lint,write,to,migrate}=asked,viewOf=repository=>lostIn(repository,to);return prepared(lint,async(run,_,repository)=>{
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
e root can go back to a commit, and there are ${roots.length}; name one: ${either(names)}`)}export{contentOf,isChange,writeRecovered,recoverRoots,unreadable,isProposed,recoverRoot,requestOf};
