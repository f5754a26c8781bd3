import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{accountText,hanging}from"./chunk-FIEVEBMM.js";import{tell}from"./chunk-DT4DSPBW.js";import{groupsOf}from"./chunk-POJAURHH.js";import{checkFlags}from"./chunk-RBMMPJ2F.js";
import{askedBy,initRoot,longestName}from"./chunk-RNW22IQH.js";import{reportedOf}from"./chunk-7DPZPVVU.js";import{sourceInWords,sureness,valueInWords}from"./chunk-AC5PBR74.js";
import{contentOf,isChange,isProposed,recoverRoots,unreadable,writeRecovered}from"./chunk-FO7ZFTUM.js";import{judgeOf}from"./chunk-NU4333IR.js";import"./chunk-ZOVBSAH2.js";
import{WriteError,asWriteError}from"./chunk-ZH23DREO.js";import"./chunk-MZNSU66H.js";import{progressLine}from"./chunk-NPL7LIR6.js";import{instant}from"./chunk-BMDU7BB2.js";
import"./chunk-2BX5LQCB.js";import{columnsOf,hasColors}from"./chunk-EJTSCV4W.js";import{exitStatus}from"./chunk-SIGZUW6O.js";import{say}from"./chunk-47UHDOGC.js";
import{require_picocolors}from"./chunk-UD2ZJNOP.js";import"./chunk-FJJHSZVR.js";import{inertJson}from"./chunk-DEYUGHCI.js";import{lint}from"./chunk-PHLAFPNL.js";
import"./chunk-G2QXJBW6.js";import{prepared}from"./chunk-NRHTSANH.js";import"./chunk-XFJOWFPY.js";import"./chunk-KUWVXKDL.js";import{openRepository}from"./chunk-UMXWHUJH.js";
import{lintRoots,pathsSeenFrom}from"./chunk-MLJMMB5F.js";import{inOrder}from"./chunk-SP7ABGYT.js";import"./chunk-VUXKQXN2.js";import{readRegularFile}from"./chunk-DHNBCSJ3.js";
import{UsageError}from"./chunk-34XNZ5UG.js";import"./chunk-SMPQXOG7.js";import"./chunk-CGGJ2SV2.js";import"./chunk-RZ4BXAHG.js";import"./chunk-SXE7HTQW.js";
import"./chunk-PA3GP2UF.js";import"./chunk-DVACY2FY.js";import"./chunk-WMW556DY.js";import"./chunk-FMMJ6K35.js";import{defaultLimits}from"./chunk-CG7TYCK6.js";
import"./chunk-JT6OHLAG.js";import"./chunk-QRLRKORG.js";import"./chunk-DKWRIRRU.js";import"./chunk-55TSMPNM.js";import"./chunk-TTIOAT4J.js";
import"./chunk-YVZM5J6F.js";import"./chunk-4WQSKGI3.js";import"./chunk-QNRASBDQ.js";import"./chunk-FF2GFRT5.js";import"./chunk-3XDVFNYD.js";
import"./chunk-NLWCWX35.js";import"./chunk-4AD34QOQ.js";import"./chunk-OEFCFUBJ.js";import"./chunk-WOULCUZM.js";import"./chunk-RBBPKCDR.js";
import"./chunk-HM4LX76O.js";import"./chunk-7MVKXGH6.js";import{pathIn}from"./chunk-OCYD6ZGS.js";import{decode,linesOf,withLineFeeds}from"./chunk-L5HX7WC4.js";
import{either,quote}from"./chunk-O3DR2KKW.js";import"./chunk-4KOTOZ36.js";import"./chunk-ED2W3QZT.js";import"./chunk-SYMQE37P.js";import"./chunk-CCRLEUH2.js";
import{capped,visible}from"./chunk-ED7OECLU.js";import{__toESM}from"./chunk-PMWXOWGL.js";import{mkdtemp,rm,writeFile}from"node:fs/promises";import{tmpdir}from"node:os";import{basename,join as join2}from"node:path";import{join}from"node:path";async function errorsIn(options,top,{files}){let{to:_,...others}=options,contents=Object.fromEntries(files.map(file=>[join(top,file.path),contentOf(file)])),{lint:lint2}=askedBy(
"recover",{...others,paths:Object.keys(contents)}),{found}=await prepared({...lint2,contents},async run=>{let errors=[];for(let root of run.roots){let judge=judgeOf(
root,run),main=pathIn(root.path,root.format.mainFile),beside=(await judge(run.tree,"all")).findings.filter(({path})=>path!==main),own=new Set(files.map(({path})=>path));
errors.push(...(await judge(run.tree,"inside")).findings,...beside.filter(({path})=>own.has(path)))}return{found:inOrder(errors.filter(({severity})=>severity===
"error"))}});return found}var most=1024*1024;async function editByHand(run,recovery,person){let folder=await newFolder();try{let copies=await copiesIn(folder,recovery.files),fault=await person.
edit(copies),files=recovery.files.map((file,index)=>editedFile(file,copies[index]??"")),wrong=fault??files.find(file=>typeof file=="string");if(typeof wrong=="s\
tring"){await tell(run.io,[`the edit does not count: ${wrong}`]);return}let edited={...recovery,files:files.filter(file=>typeof file!="string")};return{recovery:edited,
errors:await errorsIn(run.options,run.found.top,edited)}}finally{await rm(folder,{recursive:!0,force:!0}).catch(()=>tell(run.io,[`${folder} could not be removed`]))}}
async function newFolder(){let path=join2(tmpdir(),"agent-state-lint-");try{return await mkdtemp(path)}catch(error){throw notCopied(error,path)}}async function copiesIn(folder,files){
let copies=[];for(let[index,{path,text}]of files.entries()){let copy=join2(folder,index===0?basename(path):`${index}-${basename(path)}`);try{await writeFile(copy,
text,{mode:384,flag:"wx"})}catch(error){throw notCopied(error,copy)}copies.push(copy)}return copies}function notCopied(error,path){return new WriteError(`there \
is no copy to edit: ${asWriteError(error,path).message}; TMPDIR says where it is to be`)}function editedFile(file,copy){let name=basename(file.path),read=readRegularFile(
copy,most);if(!read.ok)return read.refusal==="too-large"?`${name} is too large`:`${name} is gone, or no file any more`;let decoded=decode(read.bytes);return decoded.
ok?decoded.text.trim()===""?`${name} is empty`:{...file,text:decoded.text}:`${name} is no UTF-8 text`}async function quotedLines(top,{files},options){let repository=await openRepository(top,options);try{let texts=new Map,present=new Set(files.map(({path})=>keyOf(
{what:path,path})));for(let source of files.flatMap(({account})=>account.flatMap(sourcesOf))){let key=keyOf(source);if(source.path===void 0||texts.has(key))continue;
let tree=await treeOf(repository,source),text=tree?await textIn(tree,source.path):"";texts.set(key,linesIn(present.has(key)?withLineFeeds(text):text))}return source=>source.
line===void 0?void 0:texts.get(keyOf(source))?.[source.line-1]}finally{repository.close()}}var sourcesOf=({source,otherwise=[]})=>[source,...otherwise.map(one=>one.
source)],keyOf=({path,commit=""})=>`${commit} ${path}`;async function treeOf(repository,{commit}){return commit===void 0?repository.workingTree:repository.resolve(
commit).then(({tree})=>tree,()=>{})}async function textIn(tree,path){let read=await tree.read(path,defaultLimits.markdownBytes);return read.ok?new TextDecoder().
decode(read.bytes):""}var linesIn=text=>linesOf(text).map(({start,end})=>text.slice(start,end));var import_picocolors=__toESM(require_picocolors(),1);var longestValue=160;function evidenceText({files},look){let c=import_picocolors.default.createColors(look.colors);return files.flatMap(file=>[c.bold(visible(look.
shown(file.path))),...[...file.account.filter(isOpen),...file.account.filter(row=>!isOpen(row))].flatMap(row=>rowLines(row,look,c)),"",...groupsOf(file).flatMap(
({title,sentences})=>[c.bold(`${title}:`),...sentences.flatMap(sentence=>hanging("- ",2,sentence,Math.max(40,look.width))),""])]).map(line=>`${line}
`).join("")}var isOpen=({sure,otherwise=[]})=>!sure||otherwise.length>0;function rowLines(row,look,c){let piece=(value,source,sure)=>{let words=visible(sourceInWords(
source,look.shown)),line=look.line(source)?.trim();return[`  ${valueInWords(value,longestValue)}  ${words}${sure===void 0?"":`, ${sureness(sure)}`}`,...line===void 0?
[]:[c.dim(`    ${capped(visible(line),Math.max(20,look.width-4))}`)]]};return[c.bold(visible(row.field)),...piece(row.value,row.source,row.sure),...(row.otherwise??
[]).flatMap(({value,source})=>piece(value,source))]}async function showAccount(run,recovery){let{purpose,shown,flags,io}=run,isText=flags.format==="text";if(!isText&&(!flags.write||flags.yes))return;let stream=isText?
io.stdout:io.stderr,look={shown,...lookOf(run,stream),isWhole:flags.verbose===!0};await say(stream,accountText({recovery,purpose},look),io.env)}async function showEvidence(run,recovery){
let{found,options,flags,shown,io}=run,line=await quotedLines(found.top,recovery,options),stream=flags.format==="text"?io.stdout:io.stderr,text=evidenceText(recovery,
{shown,line,...lookOf(run,stream)});stream===io.stdout&&stream.isTTY===!0&&await io.person?.page?.(text)||await say(stream,text,io.env)}var lookOf=({flags,io},stream)=>({
colors:hasColors(stream,io.env,flags.color),width:columnsOf(stream,io.env)});async function showWhole(run,roots,isWritten){let{flags,purpose,shown,io}=run;if(flags.
format==="json"&&await showJson(run,roots,isWritten),flags.format!=="markdown")return;let{accountMarkdown}=await import("./markdown-VCPS4K5Y.js");await say(io.
stdout,accountMarkdown(roots,purpose,shown),io.env)}async function showJson({found,options,io},roots,isWritten){let{to:_,...asked}=options,report=isWritten||!found.
report?(await lint({...asked,baseline:!1,allowEmpty:!0})).report:found.report,{roots:read,findings,version,...rest}=report,told={version,roots:read,findings,...rest,
recovery:reportedOf(roots)};io.stdout.write(`${inertJson(told)}
`)}async function showDiff({found,flags,io}){let{unifiedDiff}=await import("./unified-diff-75Y7QOB6.js"),changed=found.roots.flatMap(({files})=>files).filter(isChange).
map(changeOf);return await say(io.stdout,unifiedDiff(changed,hasColors(io.stdout,io.env,flags.color)),io.env),changed.length>0}function changeOf(file){let{path,
before}=file,after=contentOf(file);return before?{path,before:new TextDecoder("utf-8",{ignoreBOM:!0}).decode(before),after}:{path,before:"",after,isNew:!0}}var answers=new Map([...["a","accept","y","yes"].map(word=>[word,"accept"]),...["i","inspect"].map(word=>[word,"inspect"]),...["e","edit"].map(word=>[word,"edit"]),
...["","q","quit","n","no","abort"].map(word=>[word,"quit"])]),question="Accept this state? (a)ccept, (i)nspect the evidence, (e)dit, (q)uit [q] ";async function decide(run,proposal){
let{io}=run,{person}=io;if(!person)return;let recovery=proposal,hasErrors=!1;for(;;)switch(await answerOf(person,run)){case"accept":if(!hasErrors)return recovery;
await tell(io,["what was edited still has errors; edit it once more, or quit"]);break;case"inspect":await showEvidence(run,recovery);break;case"edit":{let edited=await editByHand(
run,recovery,person);if(edited){recovery=edited.recovery,hasErrors=edited.errors.length>0;let lines=edited.errors.map(({path,start,message,rule})=>`${path}:${start.
line} ${message} (${rule})`);await tell(io,lines.length>0?lines:["edited, and no errors in it"])}break}case"quit":return}}async function answerOf(person,{io}){for(;;){
let line=await person.ask(question);if(line===void 0)return await say(io.stderr,`
`,io.env),"quit";let answer=answers.get(line.trim().toLowerCase());if(answer)return answer}}import{join as join3}from"node:path";async function initCommand(folder,flags,io){if(folder==="")throw new UsageError("a path must not be empty");let options={cwd:io.cwd,root:folder,name:nameIn(flags),
now:momentIn(flags),write:!0},{top,root,written,present}=await initRoot(options),shown=pathsSeenFrom(io.cwd,top),lines=[...written.map(path=>`wrote ${shown(path)}`),
...present.map(path=>`left ${shown(path)} as it is`)];return await say(io.stdout,lines.map(line=>`${visible(line)}
`).join(""),io.env),written.length===0&&await tell(io,[`nothing was written, ${shown(join3(root,""))} has all its files`]),exitStatus.clean}function nameIn({name}){
if(name==="")throw new UsageError("--name wants what the mission is called, and must not be empty");if(name!==void 0&&name.length>longestName)throw new UsageError(
`--name wants at most ${longestName} characters; there are ${name.length}`);return name}function momentIn({now}){let moment=now===void 0?void 0:instant(now);if(moment!==
"commit")return moment;throw new UsageError(`--now of init wants a moment like 2026-01-24T14:00:00Z; ${quote(moment)} is none`)}async function recoverCommand(name,paths,flags,io){if(checkFlags(flags),paths.includes(""))throw new UsageError("a path must not be empty");if(flags.write===!0&&
!flags.yes&&!flags.diff&&!io.person)throw new UsageError("--write asks before it writes, and nobody is there to be asked; --yes writes without");let options=optionsOf(
paths,flags,io),found=await work(name,options,flags,io),run={purpose:flags.to===void 0?name:"rollback",options,flags,found,shown:pathsSeenFrom(io.cwd,found.top),
io};return found.underway&&await tell(io,[`git is in the middle of a ${found.underway}: its end may change the state again`]),await carryOut(run)}async function carryOut(run){
if(!run.flags.diff)return await(isWithoutHistory(run)?refuse(run):goThrough(run));let isChanged=await showDiff(run);return await tell(run.io,unwritten(run,"ther\
e is no difference","recover without --diff says what to do")),statusOf(run.found.roots,isChanged)}function optionsOf(paths,{to,config,git=!0,now},io){return{cwd:io.
cwd,paths,git,...config!==void 0&&{config},...now!==void 0&&{now:instant(now)},...to!==void 0&&{to}}}async function work(name,options,{format},io){let progress=progressLine(
io),asked={...options,onProgress:progress?.show};try{let report=format==="json"?lintRoots:async()=>({});return await recoverRoots(askedBy(name,asked),report)}catch(error){
let missing=error instanceof UsageError?error.missing:void 0;throw missing===void 0||options.to!==void 0||name==="migrate"?error:new UsageError(`no such file or\
 directory: ${missing}, nor is it in the last commit; --to <commit> brings back an older one`)}finally{progress?.end()}}function isWithoutHistory({flags,found}){
return flags.write===!0&&found.unread!==void 0&&found.roots.some(isProposed)}async function refuse(run){let{found,flags}=run;for(let recovery of found.roots)await showAccount(
{...run,flags:{...flags,write:!1}},recovery);throw await showWhole(run,found.roots,!1),new UsageError(`nothing was written, for ${unreadable}: ${found.unread}; \
--no-git goes on without it`)}async function goThrough(run){let{found,flags,io}=run,settled=[],isWritten=!1,hasQuit=!1;for(let recovery of found.roots){if(await showAccount(
run,recovery),recovery.outcome!=="recovered"||!flags.write||hasQuit){settled.push(recovery);continue}let accepted=flags.yes?recovery:await decide(run,recovery);
settled.push(accepted??recovery),accepted?(await writeRoot(run,accepted),isWritten=!0):hasQuit=!0}await showWhole(run,settled,isWritten);let isLeft=found.roots.
some(({outcome})=>outcome==="recovered")&&(!flags.write||hasQuit);return hasQuit?await tell(io,[isWritten?"nothing more was written":"nothing was written"]):isLeft&&
await tell(io,["nothing was written; --write does that"]),flags.write&&await tell(io,unwritten(run,"nothing was written","its account says what to do")),await tell(
io,unsearched(run)),statusOf(found.roots,isLeft)}function unwritten({found,shown},what,way){return found.roots.filter(({outcome})=>outcome==="advised").map(({root})=>`${what}\
 for ${shown(root)}: only its own tools may write it; ${way}`)}function unsearched({found,shown}){return[...found.unsearched.map(path=>`${shown(path)} was not s\
earched: it could not be read`),...found.stateless.map(path=>`${path} holds no agent state`)]}async function writeRoot({found,shown,io},recovery){let{written,backups}=await writeRecovered(
found.top,[recovery]),names=paths=>either(paths.map(shown),"and");await tell(io,[written.length>0?`wrote ${names(written)}`:`${shown(recovery.path)} is that alr\
eady; nothing was written`,...backups.length>0?[`what lay there is in ${names(backups)}; delete it when all is well`]:[]])}function statusOf(roots,isLeft){return roots.
some(({outcome})=>outcome==="refused")?exitStatus.usage:isLeft||roots.some(({outcome})=>outcome==="advised"||outcome==="broken")?exitStatus.findings:exitStatus.
clean}export{carryOut,initCommand,recoverCommand};
