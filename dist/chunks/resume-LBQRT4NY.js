import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{appendLessons,categoryOf,isOfLessons,lessonsOfSummary,markdownLessons,meantCategory,readWarmth}from"./chunk-TTIOAT4J.js";import{digits,nameOfBlock}from"./chunk-YVZM5J6F.js";
import{valueAt,valuesOf}from"./chunk-TZPZLLBS.js";import{blockerEntries,isDone,isWithdrawn,statedIn,takenOption,verdictOf,waysOn}from"./chunk-4WQSKGI3.js";
import{blockNameOf,edited,patchYaml,warmth}from"./chunk-NPI2F5IX.js";import{answerOf,cellsOf,checkpointFiles,companionParts,detailOf,fieldsNamed,indentOf,
isBlank,isBreak,isListItem,isMarkdownToo,isNextLine,isTableRule,keptFiles,labelledLine,leadOf,lessonCategories,namedCommits,optionsOf,outcomeOf,parseBlock,parsePhase,
readCheckpoints,readCompanion,readGrid,saidBy,shownLines,stageOf,stateFile,statusOf,textIn,textOf,titleOf,typeOf,whyUnread}from"./chunk-QNRASBDQ.js";import"./chunk-FF2GFRT5.js";
import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";import"./chunk-4AD34QOQ.js";import"./chunk-OEFCFUBJ.js";import{textLines}from"./chunk-WOULCUZM.js";
import"./chunk-RBBPKCDR.js";import"./chunk-HM4LX76O.js";import"./chunk-7MVKXGH6.js";import{pathIn}from"./chunk-OCYD6ZGS.js";import"./chunk-L5HX7WC4.js";
import{count,either,folded,quote,size,some}from"./chunk-O3DR2KKW.js";import"./chunk-K2CPHDBB.js";import"./chunk-4KOTOZ36.js";import{isHeld}from"./chunk-ED2W3QZT.js";
import{comparable,isAbsent,isTemplate,saysNothing,wordsIn}from"./chunk-SYMQE37P.js";import{dataOf,isDataMap}from"./chunk-CCRLEUH2.js";import"./chunk-ED7OECLU.js";
import"./chunk-PMWXOWGL.js";var inOneLine=text2=>text2.replace(/\s+/g," ").trim();function saidWithNames(value){return value.kind!=="scalar"?inner(value,!1):typeof value.value=="string"?value.
value.trim():textOf(value).trim()}function inner(value,isNested){if(value.kind==="scalar")return inOneLine(typeof value.value=="string"?value.value:textOf(value));
let said=(value.kind==="list"?value.items.map(item=>inner(item,!0)):value.entries.map(entry=>`${inOneLine(textOf(entry.key))}: ${inner(entry.value,!0)||"none"}`)).
filter(part=>part!=="").join(value.kind==="list"?", ":"; ");return isNested&&value.kind==="map"?`(${said})`:said}var ofFile=new Set(["cluster","version","createdat","updatedat","date","title","sessionid","missionid"]);function toldInFields({document},telling3){let{root}=document;
return(root?.kind==="map"?root.entries:[]).flatMap(entry=>{let{key,value}=entry,title=textOf(key);return value.kind==="list"?value.items.flatMap(item=>told(item,
"",telling3,[title])):value.kind==="map"&&!telling3.id.test(title)&&value.entries.every(isRecord)?value.entries.flatMap(one=>told(one.value,textOf(one.key),telling3,
[title])):value.kind==="scalar"&&ofFile.has(folded(title))?[]:told(value,title,telling3,[],key.start)})}var isRecord=({value})=>value.kind==="map";function told(value,title,{
id},under,start=value.start){if(value.kind!=="map"){let text3=saidWithNames(value).replace(/\s+/g," "),[own=""]=title===""?id.exec(text3)??[]:[title],rest=text3.
startsWith(own)?text3.slice(own.length).replace(/^[\s:–—-]{1,9}/,""):text3;return text3===""?[]:[{name:text3.startsWith(own)||title!==""?own:"",text:rest,start,
under}]}let named2=value.entries.find(entry=>folded(textOf(entry.key))==="id"&&entry.value.kind==="scalar"),text2=value.entries.filter(entry=>entry!==named2).map(
entry=>[textOf(entry.key),saidWithNames(entry.value).replace(/\s+/g," ")]).filter(([,said])=>said!=="").map(([key,said])=>`${key}: ${said}`).join("; ");return[{
name:named2?textIn(named2.value):title,text:text2,start,under}]}async function toldIn(companion,telling3){let lines=await shownLines(companion);if(!("length"in lines))return lines.reason;let recorded=isMarkdownToo(companion)?
[]:toldInFields(companion,telling3),sections=sectionsIn(companion.document.text,lines,telling3);return[...recorded,...sections.flatMap(section=>toldBy(section,telling3))]}
function sectionsIn(text2,lines,{id}){let root={title:"",level:0,start:0,under:[],isEntry:!1,hasSections:!0,blocks:[]},sections=[root],open=[root],columns;for(let[
index,line]of lines.entries()){let before=lines[index-1],isJoined=before!==void 0&&isNextLine(text2,before,line);if((!isJoined||line.heading>0)&&(columns=void 0),
line.heading>0){let title=titleOf(line).text;open=open.filter(({level})=>level<line.heading);let parent=open.at(-1)??root;if(parent.isEntry){parent.blocks.push(
{kind:"text",start:line.start,indent:0,parts:[`${title}:`],isField:!1});continue}parent.hasSections=!0;let under=open.slice(1).map(one=>one.title),opened={...{title,
level:line.heading,start:line.start,under,isEntry:id.test(title)},hasSections:!1,blocks:[]};sections.push(opened),open.push(opened)}else if(isTableRule(line.raw)&&
isJoined&&before?.raw.includes("|")){columns=cellsIn(before.raw);let blocks=(open.at(-1)??root).blocks;blocks.at(-1)?.start===before.start&&blocks.pop()}else isBreak(
line.raw)||addLine((open.at(-1)??root).blocks,line,{isJoined,columns})}return sections}var ticked=/^[ \t>]{0,99}(?:[-*+]|\d{1,4}[.)])[ \t]{1,99}\[[xX]\][ \t]/;function addLine(blocks,line,{
isJoined,columns}){let{raw,start}=line,last=blocks.at(-1),indent=indentOf(raw);if(columns&&raw.includes("|")){blocks.push({kind:"row",start,indent,parts:[rowText(
raw,columns)],isField:!1});return}let field=labelledLine(line),own=field?`${field.key.text}: ${field.value.text}`.trim():saidBy(line).text,said=ticked.test(raw)?
`[x] ${own}`:own,isItem=isListItem(raw);if(last&&indent>last.indent&&last.kind==="item")last.parts.push(said);else if(last&&isJoined&&!isItem&&!field&&last.kind!==
"row")last.parts.push(`${last.parts.pop()} ${said}`);else{let kind=isItem?"item":"text",isFirstRow=raw.trimStart().startsWith("|");blocks.push({kind,start,indent,
parts:[isFirstRow?raw.trim():said],isField:field!==void 0})}}function cellsIn(raw){let cells=cellsOf(raw.trim()).map(({text:text2})=>text2.replaceAll("\\|","|").
replace(/^[\s*_`]+|[\s*_`]+$/g,"")),line=raw.trim();return cells.slice(line.startsWith("|")?1:0,line.endsWith("|")?-1:void 0)}function rowText(raw,columns){let cells=cellsIn(
raw);return columns.length===2&&/^(?:field|key|property|attribute|)$/i.test(columns[0]??"")?cells.join(": "):cells.flatMap((cell,at)=>cell===""?[]:[columns[at]?
`${columns[at]}: ${cell}`:cell]).join("; ")}function toldBy(section,{id,general}){let{title,start,under,level,isEntry,hasSections}=section,blocks=section.blocks.
filter(({parts})=>!isEmpty(parts.join(" "))),isGeneral=wordsIn(title).trim().split(" ").every(word=>general.has(word));if(isEntry||!isGeneral&&level>1&&!hasSections&&
blocks.every(block=>block.kind==="text"||block.kind==="item"&&block.isField&&!id.test(block.parts[0]??""))){let text2=blocks.flatMap(({parts})=>parts).filter(part=>!isEmpty(
part));return isEmpty(title)?[]:[{name:title,text:text2.join("; ").replace(/: ?; /g,": "),start,under}]}let name=isGeneral||level<2?"":title;return blocks.length>
1&&blocks.every(({isField,parts})=>isField&&!id.test(parts[0]??""))?[{name,text:blocks.flatMap(({parts})=>parts).join("; "),start,under}]:blocks.map(block=>{let[
head="",...others2]=block.parts,[,own,rest=""]=new RegExp(`^\\W{0,9}(${id.source})\\W{0,9}(.*)$`,"isu").exec(head)??[],isLed=own!==void 0&&rest!=="",text2=[isLed?
rest:head,...others2].join("; ");return{name:isLed?own:name,text:text2,start:block.start,under:[...under,title]}})}var isEmpty=text2=>text2.trim()===""||saysNothing(
text2)||isTemplate(text2),isTold=({name,text:text2})=>!isEmpty(text2)||!isEmpty(name);var telling={id:/\bblocker-\d{1,6}\b/i,general:new Set("the a active current open blocker blockers and list of for mission".split(" "))};async function blockersOf(snapshot,note){
let{state,blockers}=snapshot,told2=(state?.dialect==="schema"?state.data.blockers??[]:[]).map(one=>{let{id="",type,description="",blocking_thread:thread}=one??{},
more=[type&&`type: ${type}`,thread&&`thread: ${thread}`].filter(Boolean).join("; ");return{name:id,text:[description,more].filter(part=>part!=="").join("; "),description}}).
filter(({name,text:text2})=>`${name}${text2}`!=""),own=told2.map(({name,text:text2})=>({name,text:text2})),unread=whyUnread(snapshot,"blockers");if(unread!==void 0&&
note(unread),!blockers||blockers.isBroken)return own;let[entries,read]=[await blockerEntries(blockers),await toldIn(blockers,telling)];if(typeof entries=="strin\
g"||typeof read=="string")return note(typeof entries=="string"?entries:String(read)),own;let entryAt=entriesAround(entries,read),isActive=one=>{let entry=entryAt.
get(one);return entry?entry.isActive:!one.under.some(title=>statedIn(title)==="resolved")&&!marked.test(`${one.name} ${one.text}`)},known=new Set(told2.flatMap(
({name,description})=>[name,description]).map(text2=>text2.toLowerCase())),isNew=({name,text:text2})=>![telling.id.exec(name)?.[0]??telling.id.exec(text2)?.[0]??
name,text2].some(one=>one!==""&&known.has(one.toLowerCase())),others2=read.filter(one=>isTold(one)&&isActive(one)&&isNew(one));return[...own,...others2.map(({name,
text:text2})=>({name,text:text2}))]}function entriesAround(entries,texts){let found=new Map,byStart=[...entries].sort((one,other)=>one.entry.start-other.entry.start),
around=[],next=0;for(let text2 of[...texts].sort((one,other)=>one.start-other.start)){for(let one=byStart[next];one&&one.entry.start<=text2.start;one=byStart[next])
around.push(one),next+=1;for(;(around.at(-1)?.entry.end??Number.POSITIVE_INFINITY)<=text2.start;)around.pop();let innermost=around.at(-1);innermost&&found.set(text2,
innermost)}return found}var marked=/~~|✅|☑|✔|^\W{0,4}\[x\]|\b(?:RESOLVED|CLOSED|FIXED|DONE)\b|\bstatus: (?:resolved|closed|fixed|done)\b/;function optionsTold(checkpoint,options){let value=detailOf(checkpoint,"options")?.value,nodes=value?.kind==="list"?value.items.filter(item=>!isBlank(item)):[];
return options.map((option,index)=>{let{name}=option,own=value?.kind==="map"?value.entries[index]?.value:nodes[index],text2=own&&own.kind!=="scalar"?beside(own,
name):own&&value?.kind==="map"?textOf(own):behind(option);return{name,text:text2.replace(/\s+/g," ").trim()}})}function beside(value,name){return value.kind!=="\
map"?saidWithNames(value):value.entries.flatMap(({key,value:field})=>{if(textIn(field)===name||isBlank(field))return[];let[said,word]=[saidWithNames(field),textOf(
key)];return[/^desc|^text$|^details?$/i.test(word)||word===name?said:`${word}: ${said}`]}).join("; ")}function behind({name,text:text2}){let rest=text2.startsWith(
name)?text2.slice(name.length):text2;return rest.replace(/^[\s:(–—-]{1,9}/,"").replace(/\)$/,sign=>rest.trimStart().startsWith("(")?"":sign)}var others=["type","cluster","userresponse","completedthreads","checkpointdetails","options","position"];async function checkpointOf(snapshot){let{checkpoints,unread}=await readCheckpoints(
snapshot),[first]=checkpointFiles(snapshot),file2=checkpoints.find(one=>one.file===first);if(!file2)return first===void 0?void 0:unread??"the checkpoint could n\
ot be read";let type=typeOf(file2),answer=answerOf(file2)?.text,options=type==="failure"?waysOn:optionsOf(file2),chosen=answer===void 0?void 0:takenOption(answer,
options);return{told:{path:file2.document.path,type:type??null,answer:answer??null,chosen:chosen?.name??null,options:type==="decision"?optionsTold(file2,options):
[],details:detailsOf(file2)},file:file2,type,options}}function detailsOf({document,body}){let nested=fieldsNamed(document,"checkpoint_details").map(({value})=>value),
details=[document.root,...nested].flatMap(node=>(node?.kind==="map"?node.entries:[]).flatMap(({key,value})=>{let name=String(key.value),text3=saidWithNames(value);
return text3===""||others.includes(folded(name))?[]:[{name,text:text3}]})),text2=body.lines.map(({raw})=>raw).join(`
`);return text2===""?details:[...details,{name:"text",text:text2}]}function threadOf(checkpoint){let fields=["thread","position.thread","checkpoint_details.thre\
ad"].flatMap(name=>fieldsNamed(checkpoint.document,name));for(let{value}of fields){let[thread]=/\d{1,4}(?:\.\d{1,4})?/.exec(textIn(value))??[];if(thread!==void 0)
return thread}}var numberIn=thread=>Number(/(\d{1,4})$/.exec(thread??"")?.[1]??Number.NaN);function standingOf(state){if(state.dialect==="prose"){let{phase:phase2,block:block2}=state;
return standing(text(phase2?.current.value),text(block2?.current.value),void 0,void 0)}let said=path=>{let node=state.document.node(path),found=node?.kind==="sc\
alar"?textOf(node).trim():"";return found===""?void 0:found};if(state.dialect==="persistence"){let of=name2=>said(`position.${name2}`)??said(name2);return standing(
of("phase"),of("block"),of("thread"),void 0)}let total=Number(said("position.thread_total")??Number.NaN),own=["phase","block","thread"].map(name2=>said(`positio\
n.${name2}`)),later=["phase","block","thread"].map(name2=>said(`resume.resume_position.${name2}`)),[phase,block,thread]=isBeyond(later,own)?later:own,isOwnBlock=phase===
own[0]&&block===own[1],name=(isOwnBlock?said("position.block_id"):void 0)??(block===void 0?void 0:inPhase(phase,block)),threadTotal=isOwnBlock&&Number.isInteger(
total)?total:void 0,[complete,all]=["threads_complete","threads_total"].map(field=>Number(said(`progress.${field}`)??0)),isLastDone=threadTotal!==void 0&&numberIn(
thread)===threadTotal&&!!all&&complete===all;return{...standing(phase,name,thread,threadTotal),isLastDone}}var text=value=>value===void 0?void 0:String(value);function standing(phase,block,thread,threadTotal){
let number=phase===void 0?void 0:parsePhase(phase),parsed=block===void 0?void 0:parseBlock(block,number),label=block!==void 0&&/^\d{1,4}$/.test(block)?digits(Number(
block)):block;return{phase,block:label,parsed,thread,threadTotal}}var inPhase=(phase,block)=>phase!==void 0&&/^\d{1,4}$/.test(phase)&&/^\d{1,4}$/.test(block)?`${digits(
Number(phase))}-${digits(Number(block))}`:block;function isBeyond(one,other){let[a,b]=[one,other].map(place=>place.map(Number));if(!a||!b||[...a,...b].some(number=>!Number.
isInteger(number)))return!1;let at=a.findIndex((number,index)=>number!==b[index]);return at>=0&&a[at]>b[at]}function settledPlace(standing2,found,{placement},order,note){if(!found)return{standing:standing2,checkpoint:void 0,isOfCheckpoint:!1};let own=placeOf(found.file,
standing2),place=own&&standing2.parsed?order(placement.keyOf(own.parsed),placement.keyOf(standing2.parsed)):0,isOpen=found.told.answer===null&&found.type!=="ses\
sion_death",thread=threadOf(found.file);if((place<0||place===0&&isEarlier(thread,standing2.thread))&&!isOpen){let said=found.told.answer===null?"is about what l\
ies behind":"is answered";return note(`the checkpoint ${said}, and the mission has moved on since`),{standing:standing2,checkpoint:void 0,isOfCheckpoint:!1}}if(place<
0&&own)return note(`the checkpoint is open, and about block ${nameOfBlock(own.parsed)}, which the mission has left behind; the resume point is that of the state`),
{standing:standing2,checkpoint:found,isOfCheckpoint:!1};if(place>0&&own){note(`the checkpoint is about block ${nameOfBlock(own.parsed)}, and the state stands be\
fore it: the resume point is that of the checkpoint`);let{parsed}=own;return{standing:{phase:parsed.phase===void 0?standing2.phase:String(parsed.phase),block:nameOfBlock(
parsed),parsed,thread,threadTotal:void 0},checkpoint:found,isOfCheckpoint:!0}}let at=isEarlier(thread,standing2.thread)?standing2.thread:thread??standing2.thread;
return{standing:{...standing2,thread:at},checkpoint:found,isOfCheckpoint:!0}}var isEarlier=(one,other)=>numberIn(one)<numberIn(other);function placeOf({document},{
parsed,thread}){let said=name=>{let[field]=[name,`position.${name}`,`checkpoint_details.${name}`].flatMap(path=>fieldsNamed(document,path));return field?textIn(
field.value):""},phase=parsePhase(said("phase"))??parsed?.phase,block=parseBlock(said("block"),phase);if(block)return{parsed:block};let[own,here]=[said("thread"),
thread??""].map(text2=>/^\D{0,9}(\d{1,4})\.\d{1,4}/.exec(text2)?.[1]);if(!(own===void 0||here===void 0||!parsed||Number(own)===Number(here)))return{parsed:{...parsed,
number:parsed.number+Number(own)-Number(here)}}}async function completedBlocks(snapshot){let commits=commitsByPath(snapshot),blocks=[];for(let summary of snapshot.summaries){let outcome=await outcomeOf(summary);
if(outcome.kind==="open")continue;let name=await blockNameOf(summary)??"",{path}=summary.document;blocks.push({id:summary.block?nameOfBlock(summary.block):summary.
file,name:outcome.kind==="skipped"?`${name} (skipped)`.trim():name,commits:commits.get(path)??[],path})}return blocks}function completedThreads(checkpoint,snapshot){
let{document}=checkpoint,{path}=document,threads=["completed_threads","checkpoint_details.completed_threads"].flatMap(name=>fieldsNamed(document,name)).flatMap(
({value,keyPath})=>threadsIn(value,keyPath)).map(thread=>({...thread,path})),known=new Set(threads.flatMap(({commits})=>commits)),others2=(commitsByPath(snapshot).
get(path)??[]).filter(commit=>!known.has(commit));return[...threads,...others2.map(commit=>({id:"",name:"",commits:[commit],path}))]}function threadsIn(value,keyPath){
return value.kind==="list"?value.items.map((item,index)=>threadOf2(item,[...keyPath,index])):value.kind==="scalar"?textOf(value).split(`
`).filter(line=>line.trim()!=="").map(line=>ofText(line,value,keyPath)):value.entries.map(({key,value:own})=>{let name=own.kind==="scalar"?"":textIn(own);return{
id:textOf(key),name,commits:commitsIn(own,keyPath,!0)}})}function threadOf2(item,keyPath){if(item.kind!=="map")return ofText(textIn(item),item,keyPath);let field=names=>{
let entry=item.entries.find(({key,value})=>names.includes(String(key.value))&&value.kind==="scalar");return entry?.value.kind==="scalar"?textOf(entry.value):""},
id=field(["thread","id","number","thread_id"]),name=field(["name","title","task","description","summary"]),commits=commitsIn(item,keyPath,!0);return id===""&&name===
""?{...ofText(textIn(item),item,keyPath),commits}:{id,name,commits}}function ofText(text2,value,keyPath){let[,id=""]=/(?:thread[ _-]?|^[ \t*+-]{0,9})(\d{1,4}(?:\.\d{1,4})?)(?![\da-f])/i.
exec(text2)??[],commits=commitsIn(value,keyPath,!1).filter(commit=>text2.includes(commit)),name=text2.replace(/^[ \t*+-]{0,9}(?:thread[ _-]?)?\d{0,4}(?:\.\d{1,4})?[ \t:.–—-]{0,9}/i,
"").replace(/[ \t]{0,9}\(commits? [^()]{1,200}\)/gi,"").trim();return{id,name,commits}}function commitsIn(value,keyPath,isSure){return namedCommits(value,keyPath,
isSure).map(({name})=>name)}function commitsByPath({commits}){let all=new Map;for(let{name,at}of commits){let{path}=at.document,names=all.get(path);names?names.
push(name):all.set(path,[name])}return all}function doneKeys({summaries,skipped}){return new Set([...skipped,...summaries.flatMap(({outcome,keys})=>outcome.kind===
"open"?[]:keys)])}function remainsOf(checkpoint,uncommitted,root){let partial=checkpoint&&detailOf(checkpoint.file,"partial_work")?.value,last=checkpoint&&detailOf(checkpoint.file,
"last_action")?.value,text2=checkpoint?.file.body.lines.some(({heading})=>heading===0)===!0,all=uncommitted.answer==="known"?[...new Set([...uncommitted.created,
...uncommitted.modified,...uncommitted.removed])]:void 0;return{isRecorded:partial!==void 0&&!isNone(partial),isTold:text2||last!==void 0&&!isNone(last),files:all?.
filter(path=>!path.startsWith(`${root}/`)).sort()}}function isNone(value){if(value.kind==="list")return value.items.every(isNone);if(value.kind==="map")return value.
entries.every(entry=>isNone(entry.value));let text2=textOf(value).trim();return value.value===!1||value.value===0||isAbsent(text2)||saysNothing(text2)}function afterEnd({
isRecorded,isTold:isTold2,files}){if(isRecorded)return"the session ended with partial work: look at it first; where it is good, commit it and go on; where it is\
 broken, take it back and do the thread again";let nothing="nothing is recorded of partial work";if(files!==void 0&&files.length>0){let are=files.length===1?"is":
"are";return`the session ended, and ${nothing}, but ${count(files.length,"file")} ${are} not committed: look there first; commit what is good, and take back wha\
t is broken`}let told2=isTold2?"; what the checkpoint says in words may be about some: read it first":"";return files===void 0?`the session ended, and ${nothing}${told2}\
; look for work that is not committed, for git could not be asked`:`the session ended, and ${nothing}; all files are committed${told2}`}function uncommittedNote({
files=[]}){return files.length===0?void 0:`not committed: ${some(files.map(quote),5)}`}function decide(situation){let{status,stage,isDead,isRefused,checkpoint}=situation;return status?.isComplete?decision("none","the mission is complete"):status?.
value==="failed"&&status.lifecycle==="schema"?decision("none","the mission failed, and failed is final; one that may be tried again is blocked"):isRefused?decision(
"none","the state says that the mission cannot be resumed: resume.can_resume is false"):isDead?decision("recover","the session died without a checkpoint: recove\
r finds out what it had done"):!status&&!situation.isProse?decision("none","the state has no status that tells how to go on"):checkpoint?atCheckpoint(checkpoint,
situation.remains):withoutCheckpoint(status,stage,situation.remains)}function decision(strategy,reason,options=[]){return{strategy,reason,options}}var askHow=reason=>decision(
"ask",reason,waysOn.map(({name})=>name));function atCheckpoint(checkpoint,remains){let{type,told:told2,options}=checkpoint,answer=told2.answer??void 0;if(answer!==
void 0&&isWithdrawn(answer))return decision("ask","the checkpoint was withdrawn without an answer: ask the person how to go on");switch(type){case"human_verify":
return answer===void 0?decision("ask","a person has to verify what was done: approved, or what is wrong"):afterVerdict(answer);case"decision":return answer===void 0||
options.length>0&&told2.chosen===null?decision("ask",answer===void 0?"a person has to decide":"the answer does not plainly take one of the options",options.map(
({name})=>name)):decision("continue",told2.chosen===null?"the person decided, in words of their own":"the person decided: go on with what was chosen");case"huma\
n_action":return answer===void 0?decision("ask","a person has to do something, and to confirm it"):isDone(answer)?decision("continue","what the person had to do\
 is done: go on with the thread"):decision("ask","the answer does not plainly say that what the person had to do is done");case"session_death":return answer!==void 0&&
takenOption(answer,waysOn)?chosenWay(answer):decision("continue",afterEnd(remains));case"failure":return answer===void 0?askHow("the work failed: a person has t\
o say how to go on"):chosenWay(answer);default:return answer===void 0?decision("ask","the checkpoint does not tell its type: ask the person what it waits for"):
decision("continue","the checkpoint is answered: go on by the answer")}}function afterVerdict(answer){switch(verdictOf(answer)){case"approved":return decision("\
continue","what was done is approved: go on with what comes next");case"issues":return decision("retry","what was done is not approved: mend what the person des\
cribes, and do the thread again");case"unclear":return decision("ask","the answer says neither plainly that it is approved, nor what is wrong")}}var reasons={retry:"\
the person wants another try: do the thread again, knowing what went wrong",rollback:"the person wants the work on the block taken back, and the block begun aga\
in",manual:"the person mends it by hand: wait until they say that it is done, then go on",skip:"the person wants the block left out: mark it as skipped, and go \
on with the next one"};function chosenWay(answer){let way=takenOption(answer,waysOn)?.name;return way?decision(way,reasons[way]):askHow("the answer to the failu\
re does not say how to go on")}function withoutCheckpoint(status,stage,remains){return stage==="planned"?decision("continue","the mission has not begun: plan it\
, then begin"):status?.value==="failed"?askHow("the mission failed: a person has to say how to go on"):status?.value==="interrupted"?decision("continue",afterEnd(
remains)):stage==="waiting"?decision("ask","the mission waits, and no checkpoint says for what: ask the person"):stage==="over"?decision("none","the mission is \
over"):decision("continue","the mission is under way")}var telling2={id:/\bdec[-_ ]?\d{3}\b/i,general:new Set("the decision decisions made log of for and user all list".split(" "))};async function decisionsOf({state,
decisions,...others2},note){let told2=(state?.dialect==="schema"?state.data.persistent?.decisions??[]:[]).flatMap(one=>{let{id:name="",decision:decision2="",rationale=""}=one??
{},text2=[decision2,rationale&&`because: ${rationale}`].filter(part=>part!=="").join("; ");return text2===""?[]:[{name,text:text2}]}),unread=whyUnread({state,decisions,
...others2},"decisions");if(unread!==void 0&&note(unread),!decisions||decisions.isBroken)return told2;let read=await toldIn(decisions,telling2);if(typeof read==
"string")return note(read),told2;let known=new Set(told2.flatMap(({name})=>idsIn(name))),isNew=({name,text:text2})=>{let own=idsIn(name),ids=own.length>0?own:idsIn(
text2);return ids.length===0||ids.some(id=>!known.has(id))};return[...told2,...read.filter(one=>isTold(one)&&isNew(one)).map(({name,text:text2})=>({name,text:text2}))]}
var idsIn=text2=>[...text2.matchAll(new RegExp(telling2.id,"gi"))].map(([id])=>id.replace(/\D/g,""));function orderOf({phases}){let places=new Map,placeOf3=key=>{let place=places.get(key)??placeIn(key);return places.set(key,place),place},placeIn=key=>{let[first=0,
second]=key.split("-").map(Number);if(second!==void 0)return[first,second];let phase=phases.find(({before,blocks})=>before!==void 0&&first>before&&first<=before+
(blocks??0));return[phase?.numbers[0]??0,first-(phase?.before??0)]};return(one,other)=>{if(one===void 0||other===void 0)return+(one===void 0)-+(other===void 0);
let[[phase,block],[otherPhase,otherBlock]]=[placeOf3(one),placeOf3(other)];return phase-otherPhase||block-otherBlock}}function plansInOrder({plans},{placement},order){return plans.map(plan=>({plan,key:plan.block&&placement.keyOf(plan.block)})).sort((one,other)=>order(one.key,other.
key)||(one.plan.file<other.plan.file?-1:1))}function pendingPlans(plans,{here,done}){let isLeft=({key})=>key===void 0||key===here||!done.has(key);return plans.filter(
isLeft).map(({plan,key})=>({path:plan.document.path,block:plan.block?nameOfBlock(plan.block):plan.file,isCurrent:key!==void 0&&key===here,content:plan.document.
text}))}function nextBlock(plans,named2,{keyOf},order,{here,done}){return[...plans.flatMap(({plan})=>plan.block??[]),...named2].map(block=>({block,key:keyOf(block)})).
filter(({key})=>!done.has(key)&&order(key,here)>0).sort((one,other)=>order(one.key,other.key))[0]?.block}function resumePointOf(known,note){let{decision:decision2,place,placement,done}=known,{standing:standing2,checkpoint}=place,{phase=null,block=null,parsed}=standing2,
feedback=checkpoint?.told.answer??null,key=parsed&&placement.keyOf(parsed),{strategy}=decision2;if(strategy==="skip")return afterBlock(known,key,feedback,note);
if(key!==void 0&&done.has(key)&&(strategy==="continue"||!place.isOfCheckpoint)){let found=afterBlock(known,key,place.isOfCheckpoint?feedback:null,note);return found.
point.block!==null&&note(`block ${block} is complete, or was skipped, and the state has not moved on from it yet`),found}let own=place.isOfCheckpoint?feedback:null;
return strategy==="rollback"?{point:{phase,block,thread:null,feedback:own},key}:{point:{phase,block,...threadAt(known,note),feedback:own},key}}function afterBlock({
place,plans,named:named2,placement,numbering,order,done},here,feedback,note){let next=nextBlock(plans,named2,placement,order,{here,done});if(next){let key=placement.
keyOf(next);return{point:{phase:phaseOf(next,key,numbering),block:nameOfBlock(next),thread:null,feedback},key}}return note(`block ${place.standing.block??""} is\
 over, and no plan tells which one comes next`),{point:{phase:place.standing.phase??null,block:null,thread:null,feedback},key:void 0}}function phaseOf({phase},key,{
phases}){let number=Number(key),said=phases.find(({before,blocks})=>before!==void 0&&number>before&&number<=before+(blocks??0))?.numbers[0]??phase;return said===
void 0?null:String(said)}function threadAt(known,note){let{decision:decision2,place,threads}=known,{standing:standing2,checkpoint,isOfCheckpoint}=place,{thread,
threadTotal}=standing2;if(thread===void 0)return{thread:null};if(decision2.strategy!=="continue")return{thread};let verified=isOfCheckpoint&&checkpoint?.type===
"human_verify"?threadOf(checkpoint.file):void 0;isOfCheckpoint&&checkpoint?.type==="human_verify"&&verified===void 0&&note("the checkpoint does not say which th\
read was approved; where it is that of the resume point, go on behind it");let done=new Set([...(isOfCheckpoint?threads:[]).map(({id})=>numberIn(id)),numberIn(verified)]),
next=firstOpen(thread,done);return threadTotal!==void 0&&numberIn(thread)<=threadTotal&&numberIn(next)>threadTotal||standing2.isLastDone?(note("all threads are \
done: the next wave of the block comes next, or its SUMMARY"),{thread:null,isBehindThreads:!0}):(isLast(standing2)&&next===thread&&!checkpoint&&note(`thread ${numberIn(
thread)} is the last one, and the state does not tell whether it is done; where it is, the next wave of the block comes next, or its SUMMARY`),{thread:next})}var isLast=({
thread,threadTotal})=>threadTotal!==void 0&&numberIn(thread)===threadTotal;function firstOpen(thread,done){let next=numberIn(thread);for(;done.has(next);)next+=
1;return Number.isNaN(next)?thread:thread.replace(/\d{1,4}$/,String(next))}var withoutCategory="others";async function warmthOf(snapshot,note){for(let kind of["warmth","summary"]){let unread=whyUnread(snapshot,kind);unread!==void 0&&note(
unread)}let held=snapshot.warmth?.isBroken===!1?await readWarmth(snapshot.warmth):void 0;typeof held=="string"&&note(held);let own=typeof held=="object"?held:void 0,
known=new Set(own?.texts),missing=snapshot.summaries.flatMap(summary=>lessonsOfSummary(summary).lessons).filter(lesson=>!isHeld(lesson,known)&&known.add(lesson.
key));missing.length>0&&note("not all lessons of the summaries are in WARMTH.md; agent-state-lint warmth merges them, or says why it cannot");let groups=new Map(
lessonCategories.map(category=>[category,new Set]));for(let{text:text2,category=""}of[...own?.lessons??[],...missing]){let name=categoryOf(category)??(category.
trim()||withoutCategory);groups.set(name,(groups.get(name)??new Set).add(text2.replace(/\s+/g," ").trim()))}return[...groups].flatMap(([category,lessons])=>lessons.
size>0?[{category,lessons:[...lessons]}]:[])}async function contextOf(snapshot,{isDead,history}){let{state}=snapshot;if(!state||state.dialect==="prose"&&state.unread!==void 0)return;let notes=[],note=sentence=>notes.
push(sentence),data=valuesOf(state),said=path=>valueAt(data,path),text2=path=>{let value=said(path);return typeof value=="string"||typeof value=="number"?String(
value):null};state.dialect==="prose"&&note(`${stateFile} is prose, which says little; agent-state-lint migrate says more`);let kept=await keptFiles(snapshot),order=orderOf(
snapshot.numbering),stopped=await checkpointOf(snapshot);typeof stopped=="string"&&note(stopped);let place=settledPlace(standingOf(state),typeof stopped=="objec\
t"?stopped:void 0,kept,order,note),{checkpoint}=place,unread=whyUnread(snapshot,"plan");unread!==void 0&&note(unread);let status=statusOf(state),isEnded=checkpoint?.
type==="session_death"||status?.value==="interrupted",uncommitted=isEnded?await history.uncommitted():{answer:"unknown",reason:""},remains=remainsOf(checkpoint,
uncommitted,snapshot.root),decision2=decide({status,stage:stageOf(state),isProse:state.dialect==="prose",checkpoint,isDead,isRefused:said("resume.can_resume")===
!1,remains}),threads=checkpoint?completedThreads(checkpoint.file,snapshot):[],plans=plansInOrder(snapshot,kept,order),{placement}=kept,ticks=ticksOf(state),done=new Set(
[...doneKeys(kept),...ticks.done.map(placement.keyOf)]),{parsed}=place.standing;decision2.strategy==="skip"&&parsed&&done.add(placement.keyOf(parsed));let{point,
key}=resumePointOf({decision:decision2,place,placement,numbering:snapshot.numbering,order,threads,plans,done,named:ticks.open},note),left=isEnded?uncommittedNote(
remains):void 0;left!==void 0&&note(left);let position=said("position");return{dialect:state.dialect,cluster:text2("cluster"),status:text2("status"),position:isDataMap(
position)?position:null,decision:decision2,resumePoint:point,checkpoint:checkpoint?.told??null,warmth:await warmthOf(snapshot,note),decisions:await decisionsOf(
snapshot,note),blockers:await blockersOf(snapshot,note),completedBlocks:await completedBlocks(snapshot),completedThreads:threads,pendingPlans:pendingPlans(plans,
{here:key,done}),notes}}function ticksOf(state){let ticks=state.dialect==="prose"?state.ticks:[],blocks=isDone2=>ticks.filter(({complete})=>complete===isDone2).
map(({block,phase,isPlain})=>({phase,number:block,isPlain}));return{done:blocks(!0),open:blocks(!1)}}var otherwise="codebase_patterns";function missingLessons(snapshot,held){let known=new Set,blank=[],missing=[],notes=[];for(let summary of snapshot.summaries){let path=pathIn(
snapshot.root,summary.file),guessed=[];for(let lesson of lessonsOfSummary(summary).lessons){let{key,text:text2,category:word=""}=lesson;if(known.has(key)||isHeld(
lesson,held))continue;known.add(key);let category=categoryOf(word)??meantCategory(word);category||guessed.push(lesson),missing.push({category:category??otherwise,
text:text2.replace(/\s+/g," ").trim(),key,path})}blank.push(...signsIn(summary).map(text2=>({category:otherwise,text:text2,key:"",path}))),guessed.length>0&&notes.
push(guess(path,guessed))}return{missing,blank,notes}}function signsIn({document}){let found=[],pending=fieldsNamed(document,"lessons_learned").map(({value})=>value);
for(let node=pending.pop();node;node=pending.pop())if(node.kind==="list")pending.push(...[...node.items].reverse());else if(node.kind==="map")pending.push(...node.
entries.map(({value})=>value).reverse());else{let text2=typeof node.value=="string"?node.value.trim():"";text2!==""&&comparable(text2)===""&&!/[\p{L}\p{N}]/u.test(
text2)&&!isAbsent(text2)&&found.push(text2)}return found}function guess(path,lessons){let words=[...new Set(lessons.flatMap(({category})=>category===void 0?[]:[
quote(category)]))],under=words.length>0?`${either(words.slice(0,3),"and")}, which is no category`:"no category",are=lessons.length===1?"stands":"stand";return`${count(
lessons.length,"lesson")} of ${quote(path)} ${are} under ${under}: written to ${otherwise}; move what belongs elsewhere`}function byCategory(lessons){let groups=new Map;
for(let lesson of lessons){let group=groups.get(lesson.category);group?group.push(lesson):groups.set(lesson.category,[lesson])}return groups}async function intoMarkdown({document,body},structure,lessons){let{asItem}=await import("./as-item-LN6Y3P4V.js"),{text:text2}=document,lineBreak=text2.includes(
`\r
`)?`\r
`:`
`,lines=textLines(body.lines,structure),{items:held}=markdownLessons(document,body,structure),inserts=[],others2=[];for(let[category,some2]of byCategory(lessons)){
let item=held.filter(one=>categoryOf(one.category??"")===category).at(-1),heading=lines.find(({heading:heading2,raw})=>heading2>0&&categoryOf(titleOf2(raw))===category),
at=item&&lines.findIndex(({start,end:end2})=>start<=item.at.start&&item.at.start<=end2),line=at===void 0?void 0:lines[at];if(line&&at!==void 0){let lead=leadOf(
line.raw).replace(/\[[ xX]\][ \t]{1,99}$/,""),items=some2.map((one,index)=>`${nextLead(lead,index+1)}${asItem(one.text)}`);inserts.push({at:endOfItem(text2,body.
lines,lines,line),lines:items})}else{let list=some2.map(one=>`- ${asItem(one.text)}`);heading?inserts.push({at:heading.end,lines:["",...list]}):others2.push("",
`## ${nameOf(category)}`,"",...list)}}let result=text2;for(let{at,lines:own}of inserts.sort((a,b)=>b.at-a.at))result=result.slice(0,at)+own.map(line=>`${lineBreak}${line}`).
join("")+result.slice(at);return others2.length===0?result:`${result.replace(/[\r\n]{1,999}$/,"")}${others2.map(line=>`${lineBreak}${line}`).join("")}${lineBreak}`}
function nextLead(lead,by){return lead.replace(/\d{1,4}(?=[.)])/,number=>String(Number(number)+by))}function endOfItem(text2,all,lines,first){let shown=new Set(
lines.map(({start})=>start)),width=leadOf(first.raw).length,last=first;for(let line of all.slice(all.findIndex(({start})=>start===first.start)+1)){let isWithin=line.
raw.length-line.raw.trimStart().length>=width,goesOn2=line.heading===0&&shown.has(line.start)&&!isListItem(line.raw)&&isNextLine(text2,last,line);if(!isWithin&&
!goesOn2)break;last=line}return last.end}var titleOf2=raw=>raw.slice(0,300).replace(/^ {0,3}#{1,6}/,"").replace(/[ \t#:]{1,99}$/,"").trim();function nameOf(category){
return category.charAt(0).toUpperCase()+category.slice(1).replaceAll("_"," ")}function intoYaml(document,lessons,limits){let{root,text:text2}=document,groups=[...byCategory(lessons)].map(([category,some2])=>({category,some:some2,edits:appendLessons(
document,some2)})),edits=groups.flatMap(({edits:own=[]})=>own),result=edited(text2,edits.map(({at,text:put})=>({start:at.start,end:at.end,text:put})))??text2,others2=groups.
filter(({edits:own})=>!own||result===text2);if(others2.length===0)return result;let changes=others2.map(({category,some:some2})=>{let place=root?.kind==="map"?placeOf2(
root,category):{path:[category],value:void 0},{path,value}=listOf(place);return{path,value:[...there(value),...some2.map(one=>one.text)]}}),{start,end}=companionParts(
text2,"warmth",limits).yaml,stretch={text:result,start,end:end+result.length-text2.length};return patchYaml(stretch,changes,{limits,order:()=>lessonCategories})}
function placeOf2(root,category){let places=placesIn(root,[]);return places.find(({path})=>categoryOf(path.at(-1)??"")===category)??{path:[...places[0]?.path.slice(
0,-1)??[],category],value:void 0}}function placesIn({entries},above){let own=entries.map(({key,value})=>({path:[...above,String(key.value)],value})),isCategory=({
path})=>categoryOf(path.at(-1)??"")!==void 0,below=own.flatMap(place=>place.value.kind==="map"&&!isCategory(place)?placesIn(place.value,place.path):[]);return[...own.
filter(isCategory),...below]}function listOf({path,value}){if(value?.kind!=="map")return{path,value};let last=value.entries.filter(entry=>entry.value.kind==="li\
st").at(-1);if(last)return{path:[...path,String(last.key.value)],value:last.value};let names=new Set(value.entries.map(({key})=>String(key.value))),name="others";
for(;names.has(name);)name+="_";return{path:[...path,name],value:void 0}}function there(value){let data=value?dataOf(value):null;return Array.isArray(data)?data:
data===null||data===""?[]:[data]}function whyNotAdded(warmth2){let{root,text:text2=""}=warmth2?.document??{};if(/\r(?!\n)/.test(text2))return"the file has line ends of a lone CR, to which no le\
sson can be added";if(/^\s{0,99}(?:%[A-Z]+|\?)[ \t]/.test(text2)&&!root)return"the file begins with a directive or a complex key of YAML, and no lesson can be a\
dded to such a document"}var empty=/[ \t]*(?:\[\s*\]|\{\s*\}|~|\bnull\b|""|'')[ \t]*/;function keepsLines(before,after){let lines=after.split(`
`),at=0;for(let line of before.split(`
`)){for(;at<lines.length&&!goesOn(line,lines[at]??"");)at+=1;if(at===lines.length)return!1;at+=1}return!0}function goesOn(line,now){if(line===now)return!0;if(line.
trim()==="")return!1;if(withoutBlanks(line.replace(empty," "))===withoutBlanks(now))return!0;let start=0;for(;start<line.length&&line[start]===now[start];)start+=
1;let rest=line.slice(start);return now.length>line.length&&now.endsWith(rest)&&start>0&&rest.length<line.length}var withoutBlanks=text2=>text2.replace(/[ \t]+/g,
" ").trim();var file="WARMTH.md";async function mergeLessons(tree,root,limits){let snapshot=await readGrid(tree,root,limits),path=pathIn(root,file),broken=message=>({ok:!1,
why:"broken",message}),unread=whyUnread(snapshot,"warmth");if(unread!==void 0)return broken(unread);let{warmth:warmth2}=snapshot,[fault]=warmth2?.document.faults??
[];if(fault)return broken(`in ${quote(path)}, ${fault.message}`);let held=warmth2&&await readWarmth(warmth2);if(typeof held=="string")return broken(`${quote(path)}\
 could not be read: ${held}`);let{missing,blank,notes}=missingLessons(snapshot,held?.texts??new Set),unseen=whyUnread(snapshot,"summary");unseen!==void 0&&notes.
push(`${unseen}; its lessons are not merged`);let before=warmth2?.document.text,why=missing.length===0?void 0:whyNotAdded(warmth2);if(why!==void 0)return broken(
`${why}: ${quote(path)}; add them by hand: ${named(missing)}`);let merged=await mergedInto({path,limits,warmth:warmth2,held},missing);if(typeof merged=="string")
return broken(merged);let{text:text2,added}=merged,written=new Set(added),unsaid=missing.filter(lesson=>!written.has(lesson));for(let[lessons,reason]of[[unsaid,
"cannot be said in Markdown"],[blank,blank.length===1?"has no word":"have no word"]])lessons.length>0&&notes.push(leftOut(lessons,reason));let told2=({category,
text:lesson,path:summary})=>({category,text:lesson,path:summary});return{ok:!0,path,before,text:text2,notes,added:added.map(told2),left:[...unsaid,...blank].map(
told2)}}var named=lessons=>some(lessons.map(lesson=>quote(lesson.text)),3);function leftOut(lessons,why){let was=lessons.length===1?"was":"were";return`${count(
lessons.length,"lesson")} ${why}, and ${was} left out: ${named(lessons)}`}async function mergedInto(target,missing){let{path,limits,warmth:warmth2}=target,added=missing;
for(;added.length>0;){let text2=await withLessons(target,added);if(text2===void 0)return`no lesson can be put into ${quote(path)} without writing other lines of\
 it anew; add them by hand: ${named(added)}`;if(new TextEncoder().encode(text2).length>limits.markdownBytes)return`${quote(path)} would have more than ${size(limits.
markdownBytes)}`;let texts=await textsOf(text2,target),held=added.filter(lesson=>isHeld(lesson,texts));if(held.length<added.length)added=held;else return keepsAll(
target,texts)?{text:text2,added}:`the lessons cannot be written to ${quote(path)} in a way that it can be read again; add them by hand`}return{text:warmth2?.document.
text??"",added}}async function withLessons({warmth:warmth2,limits},lessons){let text2=warmth2?.document.text??"",{root}=warmth2?.document??{},hasFields=root?.kind===
"map"&&root.entries.some(isOfLessons);if(warmth2&&!hasFields&&warmth2.body.lines.length>0){let structure=await warmth2.body.structure();if(structure.ok)return intoMarkdown(
warmth2,structure,lessons)}let isFresh=!warmth2||!root&&text2.trim()==="",{document}=isFresh?await companionOf(warmth,limits):warmth2;for(let some2 of byCategory(
lessons).values()){let after=intoYaml(document,some2,limits);if(!keepsLines(document.text,after))return;({document}=await companionOf(after,limits,document.path))}
return document.text}var companionOf=(text2,limits,path=file)=>readCompanion({kind:"warmth",file,path,text:text2},limits);async function textsOf(text2,{path,limits}){
let companion=await companionOf(text2,limits,path),read=companion.isBroken?"":await readWarmth(companion);return typeof read=="string"?new Set:read.texts}function keepsAll({
held},texts){return(held?.lessons??[]).every(({key})=>texts.has(key))}var resumption={checks:[{name:"commits exist",rules:["git/commit-exists","git/commit-kind"],remedy:"fetch the history that has the commit, or write the right ha\
sh where it is named; that of STATE.md with agent-state-lint update --agent mc resume.last_commit=HASH"},{name:"files exist",rules:["files/exists"],remedy:"git \
restore brings back a file that was committed; make another one again, or take it from the list"},{name:"plans available",rules:["grid/plan-exists"],remedy:"wri\
te the plan that is missing; git restore brings back one that was committed"},{name:"single checkpoint",rules:["grid/single-checkpoint"],remedy:"keep the checkp\
oint that the mission waits at, and delete the others"},{name:"state parses",rules:["syntax/","grid/state-exists"],isOfMainFile:!0,remedy:"mend what is named; g\
it restore brings back the file as it was committed"}],deathRule:"grid/session-death",contextOf};export{mergeLessons,resumption};
