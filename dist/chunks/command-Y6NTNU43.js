import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{tell}from"./chunk-DT4DSPBW.js";import{adviceLines,commandTitles,groupsOf,isAsItWas,isQuiet,overviewLines,quietLine,titles}from"./chunk-POJAURHH.js";
import{checkFlags}from"./chunk-WDGEE4JD.js";import{askedBy,contentOf,initRoot,isChange,isProposed,longestName,recoverRoots,reportedOf,unreadable,writeRecovered}from"./chunk-MIB5J3TS.js";
import{sourceInWords,sureness,valueInWords}from"./chunk-AC5PBR74.js";import{judgeOf}from"./chunk-XU7WHQCP.js";import"./chunk-CNUGAFDR.js";import"./chunk-CN27AXK3.js";
import{WriteError,asWriteError}from"./chunk-ZH23DREO.js";import{progressLine}from"./chunk-NPL7LIR6.js";import{displayWidth,glyphsOf,wrap}from"./chunk-2BX5LQCB.js";
import{require_picocolors}from"./chunk-UD2ZJNOP.js";import{instant}from"./chunk-THOCKCNE.js";import{exitStatus}from"./chunk-SIGZUW6O.js";import{
columnsOf,hasColors}from"./chunk-EJTSCV4W.js";import{say}from"./chunk-47UHDOGC.js";import"./chunk-FJJHSZVR.js";import{inertJson}from"./chunk-DEYUGHCI.js";
import{lint}from"./chunk-EUJSH2UU.js";import"./chunk-KUWVXKDL.js";import"./chunk-EPYEKWQB.js";import{openRepository,prepared}from"./chunk-JCXKR2V2.js";
import{lintRoots,pathsSeenFrom}from"./chunk-SFRRLXOF.js";import{inOrder}from"./chunk-LRKYG7HE.js";import"./chunk-E5WE4YI6.js";import{readRegularFile}from"./chunk-OU4YB2OZ.js";
import{UsageError}from"./chunk-32JDBHY3.js";import"./chunk-SMPQXOG7.js";import"./chunk-CGGJ2SV2.js";import"./chunk-RZ4BXAHG.js";import"./chunk-SXE7HTQW.js";
import"./chunk-EP4X5I3W.js";import"./chunk-5XWIMGYV.js";import"./chunk-WMW556DY.js";import"./chunk-3WS24KGS.js";import{defaultLimits}from"./chunk-CG7TYCK6.js";
import"./chunk-KN7UDGJX.js";import"./chunk-QRLRKORG.js";import"./chunk-QSB2APHT.js";import"./chunk-MAAVWFCB.js";import"./chunk-PNSIFF62.js";
import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";import"./chunk-HFZDJGPX.js";import"./chunk-R2GZINJI.js";import"./chunk-OKNUZLZX.js";
import"./chunk-RBBPKCDR.js";import"./chunk-2DRHOU5Y.js";import{isDataMap,isSameData}from"./chunk-YHCOE7YC.js";import{pathIn}from"./chunk-OCYD6ZGS.js";
import{decode,linesOf,withLineFeeds}from"./chunk-ZXLUDNN5.js";import{count,either,quote}from"./chunk-O3DR2KKW.js";import{capped,visible}from"./chunk-ED7OECLU.js";
import"./chunk-4KOTOZ36.js";import{__toESM}from"./chunk-PMWXOWGL.js";import{mkdtemp,rm,writeFile}from"node:fs/promises";import{tmpdir}from"node:os";import{basename,join as join2}from"node:path";import{join}from"node:path";async function errorsIn(options,top,{files}){let{to:_,...others}=options,contents=Object.fromEntries(files.map(file=>[join(top,file.path),contentOf(file)])),{lint:lint2}=askedBy(
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
decode(read.bytes):""}var linesIn=text=>linesOf(text).map(({start,end})=>text.slice(start,end));var import_picocolors=__toESM(require_picocolors(),1);function hanging(mark,indent,text,width){let[first="",...more]=cellLines(visible(text),width-indent);return[`${mark}${first}`,...more.map(line=>" ".repeat(indent)+
line)]}function rowLines(cells,widths){let columns=cells.map((cell,i)=>cellLines(cell,widths[i]??1)),height=Math.max(...columns.map(lines=>lines.length));return Array.
from({length:height},(_,line)=>columns.map((lines,i)=>padded(lines[line]??"",widths[i]??1)).join("  ").trimEnd())}function widthsOf(rows,room,least){let number=rows[0]?.
length??0,widths=Array.from({length:number},(_,i)=>Math.max(1,...rows.map(row=>displayWidth(row[i]??"")))),gaps=2*(number-1);for(;;){let over=widths.reduce((sum,width)=>sum+
width,gaps)-room,widest=Math.max(...widths);if(over<=0||widest<=least)return widths;let at=widths.indexOf(widest),next=Math.max(least,...widths.filter((_,i)=>i!==
at));widths[at]=Math.max(Math.min(widest-1,next),widest-over)}}function cellLines(text,width){return wrap(text,width).flatMap(line=>displayWidth(line)<=width?[line]:
pieces(line,width))}function pieces(line,width){let found=[],piece="",used=0;for(let glyph of glyphsOf(line))used+glyph.width>width&&piece!==""&&(found.push(piece),
piece="",used=0),piece+=glyph.text,used+=glyph.width;return[...found,piece]}var padded=(text,width)=>text+" ".repeat(Math.max(0,width-displayWidth(text)));var longestValue=160;function evidenceText({files},look){let c=import_picocolors.default.createColors(look.colors);return files.flatMap(file=>[c.bold(visible(look.
shown(file.path))),...[...file.account.filter(isOpen),...file.account.filter(row=>!isOpen(row))].flatMap(row=>rowLines2(row,look,c)),"",...groupsOf(file).flatMap(
({title,sentences})=>[c.bold(`${title}:`),...sentences.flatMap(sentence=>hanging("- ",2,sentence,Math.max(40,look.width))),""])]).map(line=>`${line}
`).join("")}var isOpen=({sure,otherwise=[]})=>!sure||otherwise.length>0;function rowLines2(row,look,c){let piece=(value,source,sure)=>{let words=visible(sourceInWords(
source,look.shown)),line=look.line(source)?.trim();return[`  ${valueInWords(value,longestValue)}  ${words}${sure===void 0?"":`, ${sureness(sure)}`}`,...line===void 0?
[]:[c.dim(`    ${capped(visible(line),Math.max(20,look.width-4))}`)]]};return[c.bold(visible(row.field)),...piece(row.value,row.source,row.sure),...(row.otherwise??
[]).flatMap(({value,source})=>piece(value,source))]}var import_picocolors2=__toESM(require_picocolors(),1);var shortest=40,longest=120,most2=3;function otherInWords(other,value){let whole=valueInWords(other,longest);if(whole.length<=shortest)return whole;let found=differences(
other,value);if(found.length===0)return whole;let more=found.length-most2;return[...found.slice(0,most2),...more>0?[`${more} more`]:[]].join(", ")}function differences(other,value){
return Array.isArray(other)&&Array.isArray(value)?inLists(other,value):isDataMap(other)&&isDataMap(value)?inMaps(other,value,""):[]}function inLists(other,value){
let[those,these]=[byName(other),byName(value)],found=[];for(let[name,item]of those){let same=these.get(name);same===void 0?found.push(`also ${valueInWords(nameOf(
item),shortest)}`):isDataMap(item)&&isDataMap(same)&&found.push(...inMaps(item,same,`${name}.`))}for(let[name,item]of these)those.has(name)||found.push(`without\
 ${valueInWords(nameOf(item),shortest)}`);return found.length===0&&!isSameData(other,value)?["the same in another order or number"]:found}function inMaps(other,value,path){
return[...new Set([...Object.keys(other),...Object.keys(value)])].flatMap(key=>{let said=Object.hasOwn(other,key)?other[key]:void 0,here=Object.hasOwn(value,key)?
value[key]:void 0;return isSameData(said,here)?[]:[said===void 0?`no ${path}${key}`:`${path}${key} ${valueInWords(said,shortest)}`]})}var byName=items=>new Map(
items.map(item=>[keyOf2(item),item])),nameOf=item=>isDataMap(item)&&typeof item.id=="string"?item.id:item;function keyOf2(item){let name=nameOf(item);return typeof name==
"string"?name:JSON.stringify(name)}var head=["field","value","source",""],longestValue2=120,leastColumn=width=>Math.max(6,Math.min(12,Math.floor((width-14)/3))),longestField=width=>Math.max(12,Math.
floor(width*.3));function tableLines(file,purpose,look,c){let{account}=file;if(account.length===0)return[];let told=look.isWhole?account:account.filter(row=>!isAsItWas(
row,file,purpose)),rows=told.map(row=>cellsOf(row,look)),isLong=field=>displayWidth(field)>longestField(look.width),fields=["field",...rows.map(({field})=>field)].
filter(field=>!isLong(field)),first=Math.max(...fields.map(displayWidth)),[,...titles2]=head,others=widthsOf([titles2,...rows.map(({cells})=>cells)],look.width-
first-2,leastColumn(look.width)),widths=[first,...others];return[...rows.length>0?rowLines(head,widths).map(c.bold):[],...rows.flatMap(({field,cells,others:others2,
sure})=>[...[...isLong(field)?hanging("",0,field,look.width):[],...rowLines([isLong(field)?"":field,...shortened(cells,widths,look)],widths)].map(line=>sure?line:
c.yellow(line)),...others2.flatMap(other=>hanging("    ",4,other,look.width).map(c.dim))]),...untold(account.length-told.length,told.length>0,purpose).map(c.dim),
""]}function untold(left,hasOthers,purpose){return left===0?[]:[`${count(left,hasOthers?"more field":"field")} ${purpose==="rollback"?`${left===1?"is":"are"} as\
 the commit has ${left===1?"it":"them"}`:left===1?"stays as it is":"stay as they are"} (--verbose shows all)`]}function cellsOf({field,value,source,sure,otherwise=[]},{
shown}){let words=some=>visible(sourceInWords(some,shown));return{field:visible(field),cells:[valueInWords(value,longestValue2),words(source),sureness(sure)],others:otherwise.
map(other=>`otherwise ${visible(otherInWords(other.value,value))} (${words(other.source)})`),sure}}function shortened([value="",...cells],widths,{isWhole}){return[
isWhole?value:capped(value,2*(widths[1]??1)-4),...cells]}function accountText(subject,look){let{recovery,purpose}=subject,c=import_picocolors2.default.createColors(look.colors),width=Math.min(160,Math.max(40,look.width));
if(isQuiet(recovery)){let sign={...{healthy:c.green("\u2714"),older:c.blue("\u2139"),untouched:c.blue("\u2139")},refused:c.red("\u2716"),broken:c.red("\u2716")}[recovery.
outcome];return linesOf2(hanging(`${sign} `,2,`${look.shown(recovery.root)}: ${quietLine(subject)}`,width))}let title=titles[purpose].toUpperCase();return linesOf2(
[c.bold(title),"=".repeat(title.length),"",...reasonLines(recovery,look,width),...recovery.files.flatMap(file=>fileLines(file,subject,{...look,width},c)),...(recovery.
advice??[]).flatMap(advice=>adviceBlock(advice,{...look,width},c)),...commandLines(subject,width,c)])}var linesOf2=lines=>lines.map(line=>`${line}
`).join("");function reasonLines({root,reason},{shown},width){return reason===void 0?[]:[...hanging("",0,`${shown(root)}: ${reason}`,width),""]}function fileLines(file,{
recovery,purpose},look,c){let{overview,path,before}=file,point=text=>hanging("- ",2,text,look.width),label=`${visible(look.shown(path))}${before?"":" (new)"}`;return[
...recovery.files.length>1?[c.bold(label),""]:[],...overview?[c.bold("Reconstructed state:"),...overviewLines(overview,look.shown).flatMap(({label:name,text})=>point(
`${name}: ${text}`)),""]:[],...tableLines(file,purpose,look,c),...groupsOf(look.isWhole?file:shortened2(file)).flatMap(({title,sentences})=>[c.bold(`${title}:`),
...sentences.flatMap(point),""])]}var mostLost=10;function shortened2(file){let{lost=[]}=file,more=lost.length-mostLost;return more<=0?file:{...file,lost:[...lost.
slice(0,mostLost),`${count(more,"more line")} (--verbose shows them)`]}}function adviceBlock(advice,{shown,width},c){return[...hanging("",0,advice.title,width).
map(c.bold),...adviceLines(advice,shown).flatMap(({label,text})=>hanging("- ",2,`${label}: ${text}`,width)),""]}function commandLines({recovery:{commands=[]},purpose},width,c){
return commands.length===0?[]:[c.bold(`${commandTitles[purpose]}:`),...commands.flatMap(({command,does})=>[`  ${visible(command)}`,...hanging("      ",6,does,width).
map(c.dim)]),""]}async function showAccount(run,recovery){let{purpose,shown,flags,io}=run,isText=flags.format==="text";if(!isText&&(!flags.write||flags.yes))return;let stream=isText?
io.stdout:io.stderr,look={shown,...lookOf(run,stream),isWhole:flags.verbose===!0};await say(stream,accountText({recovery,purpose},look),io.env)}async function showEvidence(run,recovery){
let{found,options,flags,shown,io}=run,line=await quotedLines(found.top,recovery,options),stream=flags.format==="text"?io.stdout:io.stderr,text=evidenceText(recovery,
{shown,line,...lookOf(run,stream)});stream===io.stdout&&stream.isTTY===!0&&await io.person?.page?.(text)||await say(stream,text,io.env)}var lookOf=({flags,io},stream)=>({
colors:hasColors(stream,io.env,flags.color),width:columnsOf(stream,io.env)});async function showWhole(run,roots,isWritten){let{flags,purpose,shown,io}=run;if(flags.
format==="json"&&await showJson(run,roots,isWritten),flags.format!=="markdown")return;let{accountMarkdown}=await import("./markdown-MKWJMJNC.js");await say(io.
stdout,accountMarkdown(roots,purpose,shown),io.env)}async function showJson({found,options,io},roots,isWritten){let{to:_,...asked}=options,report=isWritten||!found.
report?(await lint({...asked,baseline:!1,allowEmpty:!0})).report:found.report,{roots:read,findings,version,...rest}=report,told={version,roots:read,findings,...rest,
recovery:reportedOf(roots)};io.stdout.write(`${inertJson(told)}
`)}async function showDiff({found,flags,io}){let{unifiedDiff}=await import("./unified-diff-QCVRTDNS.js"),changed=found.roots.flatMap(({files})=>files).filter(isChange).
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
