import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{appendLessons,categoryOf,isOfLessons,lessonsOfSummary,markdownLessons,meantCategory,readWarmth}from"./chunk-35CKYDRV.js";import{digits,keptFiles,nameOfBlock,
outcomeOf}from"./chunk-F2GHE7DX.js";import{valueAt,valuesOf}from"./chunk-O747HMYQ.js";import{blockerEntries}from"./chunk-FL62XDMA.js";import{blockNameOf,
edited,patchYaml,warmth}from"./chunk-FRPOSUZ2.js";import{answerOf,checkpointFiles,chosenOption,companionParts,detailOf,fieldsNamed,isListItem,isNextLine,labelledLine,
leadOf,lessonCategories,namedCommits,optionsOf,parseBlock,parsePhase,readCheckpoints,readCompanion,readEntries,readGrid,saidBy,stageOf,stateFile,statusOf,textIn,
textOf,typeOf,whyUnread,wordsIn}from"./chunk-TYHJD6EH.js";import"./chunk-FF2GFRT5.js";import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";
import"./chunk-E55R4UL6.js";import"./chunk-DPYKUHYC.js";import{textLines}from"./chunk-XP3V5EZW.js";import"./chunk-RBBPKCDR.js";import"./chunk-K74WE5EW.js";
import{dataOf,isDataMap}from"./chunk-LXIETXAJ.js";import{pathIn}from"./chunk-OCYD6ZGS.js";import"./chunk-L5HX7WC4.js";import{count,either,folded,
quote,size,some}from"./chunk-O3DR2KKW.js";import"./chunk-ED7OECLU.js";import"./chunk-K2CPHDBB.js";import"./chunk-4KOTOZ36.js";import"./chunk-PMWXOWGL.js";var waysOn=["retry","rollback","manual","skip"].map(name=>({name,names:[` ${name} `],text:name})),others=["type","cluster","userresponse","completedthreads","ch\
eckpointdetails","options","position"];async function checkpointOf(snapshot){let{checkpoints,unread}=await readCheckpoints(snapshot),[first]=checkpointFiles(snapshot),
file2=checkpoints.find(one=>one.file===first);if(!file2)return first===void 0?void 0:unread??"the checkpoint could not be read";let type=typeOf(file2),answer=answerOf(
file2)?.text,options=type==="failure"?waysOn:optionsOf(file2),chosen=answer===void 0?void 0:chosenOption(answer,options);return{told:{path:file2.document.path,type:type??
null,answer:answer??null,chosen:chosen?.name??null,details:detailsOf(file2)},file:file2,type,options}}function detailsOf({document,body}){let nested=fieldsNamed(
document,"checkpoint_details").map(({value})=>value),details=[document.root,...nested].flatMap(node=>(node?.kind==="map"?node.entries:[]).flatMap(({key,value})=>{
let name=String(key.value),text3=value.kind==="scalar"&&typeof value.value=="string"?value.value.trim():textIn(value);return text3===""||others.includes(folded(
name))?[]:[{name,text:text3}]})),text2=body.lines.map(({raw})=>raw).join(`
`);return text2===""?details:[...details,{name:"text",text:text2}]}function threadOf(checkpoint){let fields=["thread","position.thread","checkpoint_details.thre\
ad"].flatMap(name=>fieldsNamed(checkpoint.document,name));for(let{value}of fields){let[thread]=/\d{1,4}(?:\.\d{1,4})?/.exec(textIn(value))??[];if(thread!==void 0)
return thread}}function detailText({file:file2},name){let field=detailOf(file2,name);return field?textIn(field.value):""}async function completedBlocks(snapshot){let commits=commitsByPath(snapshot),blocks=[];for(let summary of snapshot.summaries){let outcome=await outcomeOf(summary);
if(outcome.kind==="open")continue;let name=await blockNameOf(summary)??"",{path}=summary.document;blocks.push({id:summary.block?nameOfBlock(summary.block):summary.
file,name:outcome.kind==="skipped"?`${name} (skipped)`.trim():name,commits:commits.get(path)??[],path})}return blocks}function completedThreads(checkpoint,snapshot){
let{document}=checkpoint,{path}=document,threads=["completed_threads","checkpoint_details.completed_threads"].flatMap(name=>fieldsNamed(document,name)).flatMap(
({value,keyPath})=>threadsIn(value,keyPath)).map(thread=>({...thread,path})),known=new Set(threads.flatMap(({commits})=>commits)),others2=(commitsByPath(snapshot).
get(path)??[]).filter(commit=>!known.has(commit));return[...threads,...others2.map(commit=>({id:"",name:"",commits:[commit],path}))]}function threadsIn(value,keyPath){
return value.kind==="list"?value.items.map((item,index)=>threadOf2(item,[...keyPath,index])):value.kind==="scalar"?textOf(value).split(`
`).filter(line=>line.trim()!=="").map(line=>ofText(line,value,keyPath)):value.entries.map(({key,value:own})=>{let name=own.kind==="scalar"?"":textIn(own);return{
id:textOf(key),name,commits:commitsIn(own,keyPath,!0)}})}function threadOf2(item,keyPath){if(item.kind!=="map")return ofText(textIn(item),item,keyPath);let field=names=>{
let entry=item.entries.find(({key,value})=>names.includes(String(key.value))&&value.kind==="scalar");return entry?.value.kind==="scalar"?textOf(entry.value):""},
id2=field(["thread","id","number","thread_id"]),name=field(["name","title","task","description","summary"]),commits=commitsIn(item,keyPath,!0);return id2===""&&
name===""?{...ofText(textIn(item),item,keyPath),commits}:{id:id2,name,commits}}function ofText(text2,value,keyPath){let[,id2=""]=/(?:thread[ _-]?|^[ \t*+-]{0,9})(\d{1,4}(?:\.\d{1,4})?)(?![\da-f])/i.
exec(text2)??[],commits=commitsIn(value,keyPath,!1).filter(commit=>text2.includes(commit)),name=text2.replace(/^[ \t*+-]{0,9}(?:thread[ _-]?)?\d{0,4}(?:\.\d{1,4})?[ \t:.–—-]{0,9}/i,
"").replace(/[ \t]{0,9}\(commits? [^()]{1,200}\)/gi,"").trim();return{id:id2,name,commits}}function commitsIn(value,keyPath,isSure){return namedCommits(value,keyPath,
isSure).map(({name})=>name)}function commitsByPath({commits}){let all=new Map;for(let{name,at}of commits){let{path}=at.document,names=all.get(path);names?names.
push(name):all.set(path,[name])}return all}function doneKeys({summaries,skipped}){return new Set([...skipped,...summaries.flatMap(({outcome,keys})=>outcome.kind===
"open"?[]:keys)])}var longest=500,approving=/^ (?:it |this |that |all |everything |i )?(?:is |are )?(?:approved?|approves|yes|y|yep|ok|okay|lgtm|pass|passed|passes|verified|confirmed|confirm|works|working|good|fine|great|perfect|looks (?:good|fine|great|right)|done|go ahead|ship it|continue) /,
doubting=/ (?:but|except|however|although|though|not|no|never|dont|doesnt|didnt|isnt|arent|cant|cannot|wont|without|until|unless|issues?|problems?|broken|fails?|failed|wrong|missing|still|instead) /,
refusing=/^ (?:i )?(?:no|not|cannot|cant|could not|couldnt|did not|didnt|have not|havent|failed|impossible|later|unable) /;function isApproval(answer){let said=wordsIn(
answer.slice(0,longest));return approving.test(said)&&!doubting.test(said)}function isRefusal(answer){return refusing.test(wordsIn(answer.slice(0,longest)))}function decide(situation){let{status,stage,isDead,isRefused,checkpoint}=situation;return status?.isComplete?decision("none","the mission is complete"):status?.
value==="failed"&&status.lifecycle==="schema"?decision("none","the mission failed, and failed is final; one that may be tried again is blocked"):isRefused?decision(
"none","the state says that the mission cannot be resumed: resume.can_resume is false"):isDead?decision("recover","the session died without a checkpoint: recove\
r finds out what it had done"):!status&&!situation.isProse?decision("none","the state has no status that tells how to go on"):checkpoint?atCheckpoint(checkpoint):
withoutCheckpoint(status,stage)}function decision(strategy,reason,options=[]){return{strategy,reason,options}}var askHow=reason=>decision("ask",reason,waysOn.map(
({name})=>name));function atCheckpoint(checkpoint){let{type,told,options}=checkpoint,answer=told.answer??void 0;switch(type){case"human_verify":return answer===
void 0?decision("ask","a person has to verify what was done: approved, or what is wrong"):isApproval(answer)?decision("continue","what was done is approved: go \
on with the next thread"):decision("retry","what was done is not approved: mend what the person describes, and do the thread again");case"decision":return answer===
void 0?decision("ask","a person has to decide",options.map(({name})=>name)):decision("continue",told.chosen===null?"the person decided, in words of their own":"\
the person decided: go on with what was chosen");case"human_action":return answer===void 0?decision("ask","a person has to do something, and to confirm it"):isRefusal(
answer)?decision("ask","what the person had to do is not done"):decision("continue","what the person had to do is done: go on with the thread");case"session_dea\
th":return afterDeath(checkpoint,answer);case"failure":return answer===void 0?askHow("the work failed: a person has to say how to go on"):chosenWay(answer);default:
return answer===void 0?decision("ask","the checkpoint does not tell its type: ask the person what it waits for"):decision("continue","the checkpoint is answered\
: go on by the answer")}}function afterDeath(checkpoint,answer){return answer!==void 0&&chosenOption(answer,waysOn)?chosenWay(answer):detailText(checkpoint,"par\
tial_work")===""?decision("continue","the session ended, and left nothing half done"):decision("continue","the session ended with partial work: look at it first\
; where it is good, commit it and go on; where it is broken, take it back and do the thread again")}var reasons={retry:"the person wants another try: do the thr\
ead again, knowing what went wrong",rollback:"the person wants the work on the block taken back, and the block begun again",manual:"the person mends it by hand:\
 wait until they say that it is done, then go on",skip:"the person wants the block left out: mark it as skipped, and go on with the next one"};function chosenWay(answer){
let way=chosenOption(answer,waysOn)?.name;return way?decision(way,reasons[way]):askHow("the answer to the failure does not say how to go on")}function withoutCheckpoint(status,stage){
return stage==="planned"?decision("continue","the mission has not begun: plan it, then begin"):status?.value==="failed"?askHow("the mission failed: a person has\
 to say how to go on"):status?.value==="interrupted"?decision("continue","the session was interrupted and left no checkpoint: look for work that is not committe\
d first"):stage==="waiting"?decision("ask","the mission waits, and no checkpoint says for what: ask the person"):stage==="over"?decision("none","the mission is \
over"):decision("continue","the mission is under way")}var withoutCategory="others";async function warmthOf(snapshot,note){for(let kind of["warmth","summary"]){let unread=whyUnread(snapshot,kind);unread!==void 0&&note(
unread)}let held=snapshot.warmth?.isBroken===!1?await readWarmth(snapshot.warmth):void 0;typeof held=="string"&&note(held);let own=typeof held=="object"?held:void 0,
known=new Set(own?.texts),missing=snapshot.summaries.flatMap(summary=>lessonsOfSummary(summary).lessons).filter(({key})=>!known.has(key)&&known.add(key));missing.
length>0&&note("not all lessons of the summaries are in WARMTH.md; agent-state-lint warmth merges them");let groups=new Map(lessonCategories.map(category=>[category,
new Set]));for(let{text:text2,category=""}of[...own?.lessons??[],...missing]){let name=categoryOf(category)??(category.trim()||withoutCategory);groups.set(name,
(groups.get(name)??new Set).add(text2.replace(/\s+/g," ").trim()))}return[...groups].flatMap(([category,lessons])=>lessons.size>0?[{category,lessons:[...lessons]}]:
[])}var id=/\bdec[-_ ]?(\d{3})\b/i;async function decisionsOf(snapshot,note){let{state,decisions}=snapshot,told=(state?.dialect==="schema"?state.data.persistent?.
decisions??[]:[]).flatMap(one=>{let{id:name="",decision:decision2="",rationale=""}=one??{},text2=[decision2,rationale&&`because: ${rationale}`].filter(part=>part!==
"").join("; ");return text2===""?[]:[{name,text:text2}]}),unread=whyUnread(snapshot,"decisions");if(unread!==void 0&&note(unread),!decisions||decisions.isBroken)
return told;let read=await readEntries(decisions);if(!read.ok)return note(read.reason),told;let known=new Set(told.map(({name})=>idIn(name))),others2=entriesToTell(
read.entries).filter(({name,text:text2})=>!known.has(idIn(`${name} ${text2}`)??""));return[...told,...others2]}var idIn=text2=>id.exec(text2)?.[1];function entriesToTell(entries){
let parents=new Set(entries.map(({parent})=>parent)),withIds=new Set(entries.filter(({title})=>id.test(title)).map(({parent})=>parent)),isSection=entry=>entry.opens===
"heading"&&(withIds.has(entry)||parents.has(entry)&&!id.test(entry.title)&&entry.lines.length===0),isPart=({parent})=>parent!==void 0&&!isSection(parent)&&parent.
opens==="heading";return entries.flatMap(entry=>{if(isSection(entry)||isPart(entry))return[];let fields=[...entry.fields.values()].flatMap(({key,text:text3})=>{
let said=`${key}: ${text3}`;return text3===""||said===entry.title?[]:[said]}),below=entry.opens==="row"?[]:entry.lines.filter(line=>!labelledLine(line)),text2=[
...fields,...below.map(line=>saidBy(line).text)].filter(part=>part!=="").join("; ");return text2===""?[]:[{name:entry.title,text:text2}]})}async function blockersOf(snapshot,note){
let{state,blockers}=snapshot,told=(state?.dialect==="schema"?state.data.blockers??[]:[]).map(one=>({name:one?.id??"",text:one?.description??""})),unread=whyUnread(
snapshot,"blockers");unread!==void 0&&note(unread);let listed=blockers&&!blockers.isBroken?await blockerEntries(blockers):[];if(typeof listed=="string")return note(
listed),told;let known=new Set(told.flatMap(({name,text:text2})=>[name.toLowerCase(),text2.toLowerCase()])),others2=listed.filter(({name,isActive})=>isActive&&!known.
has(name.toLowerCase()));return[...told,...others2.map(({name})=>({name,text:""}))].filter(({name,text:text2})=>`${name}${text2}`!="")}function pendingPlans(snapshot,kept,{parsed}){let{keyOf}=kept.placement,done=doneKeys(kept),here=parsed&&keyOf(parsed),open=snapshot.plans.map(plan=>({plan,key:plan.
block&&keyOf(plan.block)})).filter(({key})=>key===void 0||!done.has(key));return open.sort((one,other)=>compare(one.key,other.key)||(one.plan.file<other.plan.file?
-1:1)),open.map(({plan,key})=>({path:plan.document.path,block:labelOf(plan),isCurrent:key!==void 0&&key===here,content:plan.document.text}))}function labelOf({block,
file:file2}){return block?nameOfBlock(block):file2}function compare(one,other){let[a,b]=[one,other].map(key=>key===void 0?[Number.MAX_SAFE_INTEGER]:key.split("-").
map(Number)),at=(a??[]).findIndex((number,index)=>number!==b?.[index]);return at<0?0:(a?.[at]??0)-(b?.[at]??0)}function standingOf(state){if(state.dialect==="prose"){let{phase:phase2,block:block2}=state;return standing(text(phase2?.current.value),text(block2?.current.value),
void 0,void 0)}let said=path=>{let node=state.document.node(path),found=node?.kind==="scalar"?textOf(node).trim():"";return found===""?void 0:found};if(state.dialect===
"persistence"){let of=name2=>said(`position.${name2}`)??said(name2);return standing(of("phase"),of("block"),of("thread"),void 0)}let total=Number(said("position\
.thread_total")??Number.NaN),own=["phase","block","thread"].map(name2=>said(`position.${name2}`)),later2=["phase","block","thread"].map(name2=>said(`resume.resu\
me_position.${name2}`)),[phase,block,thread]=isBeyond(later2,own)?later2:own,isOwnBlock=phase===own[0]&&block===own[1],name=(isOwnBlock?said("position.block_id"):
void 0)??(block===void 0?void 0:inPhase(phase,block));return standing(phase,name,thread,isOwnBlock&&Number.isInteger(total)?total:void 0)}var text=value=>value===
void 0?void 0:String(value);function standing(phase,block,thread,threadTotal){let number=phase===void 0?void 0:parsePhase(phase),parsed=block===void 0?void 0:parseBlock(
block,number),label=block!==void 0&&/^\d{1,4}$/.test(block)?digits(Number(block)):block;return{phase,block:label,parsed,thread,threadTotal}}var inPhase=(phase,block)=>phase!==
void 0&&/^\d{1,4}$/.test(phase)&&/^\d{1,4}$/.test(block)?`${digits(Number(phase))}-${digits(Number(block))}`:block;function isBeyond(one,other){let[a,b]=[one,other].
map(place=>place.map(Number));if(!a||!b||[...a,...b].some(number=>!Number.isInteger(number)))return!1;let at=a.findIndex((number,index)=>number!==b[index]);return at>=
0&&a[at]>b[at]}function resumePointOf({decision:decision2,standing:standing2,checkpoint,threads,plans}){let{phase=null,block=null}=standing2,feedback=checkpoint?.told.answer??
null,{strategy}=decision2;if(strategy==="rollback")return{phase,block,thread:null,feedback};if(strategy==="skip"){let next=nextBlock(plans);return{phase:next===
void 0?phase:null,block:next??null,thread:null,feedback}}let stopped=checkpoint&&threadOf(checkpoint.file),at=later(standing2.thread,stopped),isVerified=checkpoint?.
type==="human_verify"&&strategy==="continue"&&at!==void 0&&at===stopped,done=new Set([...threads.map(({id:id2})=>numberIn(id2)),...isVerified?[numberIn(at)]:[]]);
return{phase,block,thread:at===void 0?null:strategy==="retry"||strategy==="ask"?at:firstOpen(at,done),feedback}}function nextBlock(plans){let here=plans.findIndex(
({isCurrent})=>isCurrent);return plans[here+1]?.block}var numberIn=thread=>Number(/(\d{1,4})$/.exec(thread??"")?.[1]??Number.NaN);function later(one,other){return one===
void 0||other===void 0?one??other:numberIn(one)>numberIn(other)?one:other}function firstOpen(thread,done){let next=numberIn(thread);for(;done.has(next);)next+=1;
return Number.isNaN(next)?thread:thread.replace(/\d{1,4}$/,String(next))}async function contextOf(snapshot,isDead){let{state}=snapshot;if(!state||state.dialect==="prose"&&state.unread!==void 0)return;let notes=[],note=sentence=>notes.
push(sentence),data=valuesOf(state),said=path=>valueAt(data,path),text2=path=>{let value=said(path);return typeof value=="string"||typeof value=="number"?String(
value):null};state.dialect==="prose"&&note(`${stateFile} is prose, which says little; agent-state-lint migrate says more`);let kept=await keptFiles(snapshot),standing2=standingOf(
state),stopped=await checkpointOf(snapshot);typeof stopped=="string"&&note(stopped);let found=typeof stopped=="object"?stopped:void 0,isPassed=found!==void 0&&isBehind(
found,standing2,kept),checkpoint=isPassed?void 0:found;isPassed&&note("the checkpoint is answered, and the mission has moved on since");let unread=whyUnread(snapshot,
"plan");unread!==void 0&&note(unread);let status=statusOf(state),isRefused=said("resume.can_resume")===!1,situation={status,stage:stageOf(state),isProse:state.dialect===
"prose",checkpoint,isDead,isRefused},decision2=decide(situation),threads=checkpoint?completedThreads(checkpoint.file,snapshot):[],plans=pendingPlans(snapshot,kept,
standing2),resumePoint=resumePointOf({decision:decision2,standing:standing2,checkpoint,threads,plans}),total=standing2.threadTotal;total!==void 0&&Number(resumePoint.
thread?.replace(/^.*\./,""))>total&&note("all threads of the block are done: its SUMMARY comes next");let position=said("position");return{dialect:state.dialect,
cluster:text2("cluster"),status:text2("status"),position:isDataMap(position)?position:null,decision:decision2,resumePoint,checkpoint:checkpoint?.told??null,warmth:await warmthOf(
snapshot,note),decisions:await decisionsOf(snapshot,note),blockers:await blockersOf(snapshot,note),completedBlocks:await completedBlocks(snapshot),completedThreads:threads,
pendingPlans:plans,notes}}function isBehind({told,file:file2},{parsed,thread},{placement}){if(told.answer===null||!parsed)return!1;let textOf2=name=>{let[field]=[
name,`position.${name}`].flatMap(path=>fieldsNamed(file2.document,path));return field&&textIn(field.value)},block=parseBlock(textOf2("block")??"",parsePhase(textOf2(
"phase")??"")??parsed.phase);if(block&&placement.keyOf(block)!==placement.keyOf(parsed))return!0;let[own,here]=[threadOf(file2),thread].map(one=>Number(one?.replace(
/^.*\./,"")??Number.NaN));return block!==void 0&&own!==void 0&&here!==void 0&&own<here}var otherwise="codebase_patterns";function missingLessons(snapshot,held){let known=new Set(held),missing=[],notes=[];for(let summary of snapshot.summaries){let path=pathIn(
snapshot.root,summary.file),guessed=[];for(let lesson of lessonsOfSummary(summary).lessons){let{key,text:text2,category:word=""}=lesson;if(known.has(key))continue;
known.add(key);let category=categoryOf(word)??meantCategory(word);category||guessed.push(lesson),missing.push({category:category??otherwise,text:text2.replace(/\s+/g,
" ").trim(),key,path})}guessed.length>0&&notes.push(guess(path,guessed))}return{missing,notes}}function guess(path,lessons){let words=[...new Set(lessons.flatMap(
({category})=>category===void 0?[]:[quote(category)]))],under=words.length>0?`${either(words.slice(0,3),"and")}, which is no category`:"no category",are=lessons.
length===1?"stands":"stand";return`${count(lessons.length,"lesson")} of ${quote(path)} ${are} under ${under}: written to ${otherwise}; move what belongs elsewhe\
re`}function byCategory(lessons){let groups=new Map;for(let lesson of lessons){let group=groups.get(lesson.category);group?group.push(lesson):groups.set(lesson.
category,[lesson])}return groups}function intoMarkdown({document,body},structure,lessons){let{text:text2}=document,lineBreak=text2.includes(`\r
`)?`\r
`:`
`,lines=textLines(body.lines,structure),{items}=markdownLessons(document,body,structure),inserts=[],others2=[];for(let[category,some2]of byCategory(lessons)){let item=items.
filter(one=>categoryOf(one.category??"")===category).at(-1),heading=lines.find(({heading:heading2,raw})=>heading2>0&&categoryOf(titleOf(raw))===category),at=item&&
lines.findIndex(({start,end:end2})=>start<=item.at.start&&item.at.start<=end2),line=at===void 0?void 0:lines[at];if(line&&at!==void 0){let lead=leadOf(line.raw).
replace(/\[[ xX]\][ \t]{1,99}$/,"");inserts.push({at:endOfItem(text2,lines,at),lines:some2.map(one=>`${lead}${one.text}`)})}else{let list=some2.map(one=>`- ${one.
text}`);heading?inserts.push({at:heading.end,lines:["",...list]}):others2.push("",`## ${nameOf(category)}`,"",...list)}}let result=text2;for(let{at,lines:own}of inserts.
sort((a,b)=>b.at-a.at))result=result.slice(0,at)+own.map(line=>`${lineBreak}${line}`).join("")+result.slice(at);return others2.length===0?result:`${result.replace(
/[\r\n]{1,999}$/,"")}${others2.map(line=>`${lineBreak}${line}`).join("")}${lineBreak}`}function endOfItem(text2,lines,at){let last=lines[at];for(let line of lines.
slice(at+1)){if(line.heading>0||isListItem(line.raw)||!isNextLine(text2,last,line))break;last=line}return last.end}var titleOf=raw=>raw.slice(0,300).replace(/^ {0,3}#{1,6}/,
"").replace(/[ \t#:]{1,99}$/,"").trim();function nameOf(category){return category.charAt(0).toUpperCase()+category.slice(1).replaceAll("_"," ")}function intoYaml(document,lessons,limits){let{root,text:text2}=document,groups=[...byCategory(lessons)].map(([category,some2])=>({category,some:some2,edits:appendLessons(
document,some2)})),edits=groups.flatMap(({edits:own=[]})=>own),result=edited(text2,edits.map(({at,text:put})=>({start:at.start,end:at.end,text:put})))??text2,others2=groups.
filter(({edits:own})=>!own||result===text2);if(others2.length===0)return result;let changes=others2.map(({category,some:some2})=>{let place=root?.kind==="map"?placeOf(
root,category):{path:[category],value:void 0},{path,value}=listOf(place);return{path,value:[...there(value),...some2.map(one=>one.text)]}}),{start,end}=companionParts(
text2,"warmth",limits).yaml,stretch={text:result,start,end:end+result.length-text2.length};return patchYaml(stretch,changes,{limits,order:()=>lessonCategories})}
function placeOf(root,category){let places=placesIn(root,[]);return places.find(({path})=>categoryOf(path.at(-1)??"")===category)??{path:[...places[0]?.path.slice(
0,-1)??[],category],value:void 0}}function placesIn({entries},above){let own=entries.map(({key,value})=>({path:[...above,String(key.value)],value})),isCategory=({
path})=>categoryOf(path.at(-1)??"")!==void 0,below=own.flatMap(place=>place.value.kind==="map"&&!isCategory(place)?placesIn(place.value,place.path):[]);return[...own.
filter(isCategory),...below]}function listOf({path,value}){if(value?.kind!=="map")return{path,value};let last=value.entries.filter(entry=>entry.value.kind==="li\
st").at(-1);if(last)return{path:[...path,String(last.key.value)],value:last.value};let names=new Set(value.entries.map(({key})=>String(key.value))),name="others";
for(;names.has(name);)name+="_";return{path:[...path,name],value:void 0}}function there(value){let data=value?dataOf(value):null;return Array.isArray(data)?data:
data===null||data===""?[]:[data]}var file="WARMTH.md";async function mergeLessons(tree,root,limits){let snapshot=await readGrid(tree,root,limits),path=pathIn(root,file),broken=message=>({ok:!1,
why:"broken",message}),unread=whyUnread(snapshot,"warmth");if(unread!==void 0)return broken(unread);let{warmth:warmth2}=snapshot,[fault]=warmth2?.document.faults??
[];if(fault)return broken(`in ${quote(path)}, ${fault.message}`);let held=warmth2&&await readWarmth(warmth2);if(typeof held=="string")return broken(`${quote(path)}\
 could not be read: ${held}`);let{missing,notes}=missingLessons(snapshot,held?.texts??[]),unseen=whyUnread(snapshot,"summary");unseen!==void 0&&notes.push(`${unseen}\
; its lessons are not merged`);let before=warmth2?.document.text,merged=await mergedInto({path,limits,warmth:warmth2,held},missing);if(typeof merged=="string")return broken(
merged);let{text:text2,added}=merged,written=new Set(added),left=missing.filter(lesson=>!written.has(lesson));if(left.length>0){let texts=some(left.map(lesson=>quote(
lesson.text)),3),was=left.length===1?"was":"were";notes.push(`${count(left.length,"lesson")} cannot be said in Markdown, and ${was} left out: ${texts}`)}return{
ok:!0,path,before,text:text2,notes,added:added.map(({category,text:lesson,path:summary})=>({category,text:lesson,path:summary}))}}async function mergedInto(target,missing){
let{path,limits,warmth:warmth2}=target,added=missing;for(;added.length>0;){let text2=await withLessons(target,added);if(new TextEncoder().encode(text2).length>limits.
markdownBytes)return`${quote(path)} would have more than ${size(limits.markdownBytes)}`;let texts=await textsOf(text2,target),held=added.filter(({key})=>texts.has(
key));if(held.length<added.length)added=held;else return keepsAll(target,texts)?{text:text2,added}:`the lessons cannot be written to ${quote(path)} in a way tha\
t it can be read again; add them by hand`}return{text:warmth2?.document.text??"",added}}async function withLessons({warmth:warmth2,limits},lessons){let text2=warmth2?.
document.text??"",{root}=warmth2?.document??{},hasFields=root?.kind==="map"&&root.entries.some(isOfLessons);if(warmth2&&!hasFields&&warmth2.body.lines.length>0){
let structure=await warmth2.body.structure();if(structure.ok)return intoMarkdown(warmth2,structure,lessons)}let{document}=!warmth2||!root&&text2.trim()===""?await companionOf(
warmth,limits):warmth2;return intoYaml(document,lessons,limits)}var companionOf=(text2,limits,path=file)=>readCompanion({kind:"warmth",file,path,text:text2},limits);
async function textsOf(text2,{path,limits}){let companion=await companionOf(text2,limits,path),read=companion.isBroken?"":await readWarmth(companion);return typeof read==
"string"?new Set:read.texts}function keepsAll({held},texts){return(held?.lessons??[]).every(({key})=>texts.has(key))}var resumption={checks:[{name:"commits exist",rules:["git/commit-exists","git/commit-kind"]},{name:"files exist",rules:["files/exists"]},{name:"plans available",
rules:["grid/plan-exists"]},{name:"single checkpoint",rules:["grid/single-checkpoint"]},{name:"state parses",rules:["syntax/","grid/state-exists"],isOfMainFile:!0}],
deathRule:"grid/session-death",contextOf};export{mergeLessons,resumption};
