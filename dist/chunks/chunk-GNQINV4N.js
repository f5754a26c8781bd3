import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{mayMean,numberedScope}from"./chunk-55TSMPNM.js";import{blockLines}from"./chunk-NPI2F5IX.js";import{notedHashes,parseBlock,persistenceSpecification,
stateSpecification}from"./chunk-QNRASBDQ.js";import{formatInstant}from"./chunk-7MVKXGH6.js";import{quote}from"./chunk-O3DR2KKW.js";import{schemaAt}from"./chunk-CCRLEUH2.js";
import{capped,visible}from"./chunk-ED7OECLU.js";function stateOrder(path){return keysAt(stateSpecification.schema,path)}function persistenceOrder(path){return keysAt(persistenceSpecification.schema,path)}var keysAt=(schema,path)=>Object.
keys(schemaAt(schema,path)?.properties??{});var longest=2e3,aBlock=/\bblock[ _-]?#?(\d{1,4}(?:-\d{1,4})?)(?!\w|[.-]\d)/gi,aThread=/\bthread[ _-]?#?(?:(\d{1,4})\.)?(\d{1,4})(?!\w|[.-]\d)/gi,aFile=/\b(?:completed|finished|executed|done with)[ ]{1,3}[`*_"']{0,3}(\d{1,4}(?:-\d{1,4})?)-(?:PLAN|SUMMARY)\.md/gi,
between="^[\\s:*_`'\")\\]\\u2013\\u2014-]{0,8}",isWord="(?:is |was |now |has been |fully |successfully ){0,2}",condition="(?![\\w%]|[ ]{1,3}(?:when|if|once|after\
|until|except|up to|by)\\b)",completeAfter=new RegExp(`${between}${isWord}(?:complete|completed|done|finished|\u2705|\u2714|\u2713)${condition}`,"i"),completeBefore=/(?:^|[^\w])(?:completed|finished|done with|completion of)[ ]{1,3}(?:the |work on )?[*_`"']{0,3}$/i,
denied=/\b(?:not|never|in|un|nearly|almost|partly|partially|half)[ -]?(?:yet )?(?:fully )?(?:completed|finished|done with)[ ]{1,3}(?:the )?[*_`"']{0,3}$/i,skippedAfter=new RegExp(
`${between}${isWord}skipped\\b`,"i"),skippedBefore=/\bskipped[ ]{1,3}(?:the )?[*_`"']{0,3}$/i,begunAfter=new RegExp(`${between}${isWord}(?:started|begun|in prog\
ress|under way|underway|failed|blocked)\\b`,"i"),begunBefore=/\b(?:starting|started|beginning|begun|began|working on|continuing|resuming|executing|within|in|of)[ ]{1,3}(?:the |with )?[*_`"']{0,3}$/i,
ofThread=/\bthread[ _-]?#?[\d.]{1,9}[ ]{1,3}(?:of|in)[ ]{1,3}(?:the )?$/i,head=/^[\s>*_`"'#-]{0,9}$/;function blocksNamed(text){return[...text.slice(0,longest).
matchAll(aBlock)].flatMap(({0:whole,1:name="",index:start})=>{let block=parseBlock(name);return block?[{block,start,end:start+whole.length}]:[]})}function blocksSaid(text){
let said=text.slice(0,longest),mentions=blocksNamed(said).flatMap(({block,start,end})=>{let is=whatIsSaid(said.slice(Math.max(0,start-60),start),said.slice(end),
start);return is?[{block,is}]:[]}),files=[...said.matchAll(aFile)].flatMap(({1:name=""})=>{let block=parseBlock(name);return block?[{block,is:"complete"}]:[]});
return[...mentions,...files]}function whatIsSaid(before,after,index){return ofThread.test(before)?"begun":skippedAfter.test(after)||skippedBefore.test(before)?"\
skipped":completeAfter.test(after)||completeBefore.test(before)&&!denied.test(before)?"complete":head.test(before)&&index===before.length||begunAfter.test(after)||
begunBefore.test(before)?"begun":void 0}function threadsSaid(text){let said=text.slice(0,longest);return[...said.matchAll(aThread)].flatMap(({0:whole,1:block,2:thread="",
index})=>{if(Number(thread)<1)return[];let isComplete=completeAfter.test(said.slice(index+whole.length))||completeBefore.test(said.slice(Math.max(0,index-60),index));
return[{block:block===void 0?void 0:Number(block),thread:Number(thread),isComplete}]})}function threadIn(text){let[,block,thread]=/^\s{0,9}(?:thread[ _-]?#?)?(?:(\d{1,4})\.)?(\d{1,4})(?!\w|[.-]\d)/i.
exec(text)??[];if(!(thread===void 0||Number(thread)<1))return{block:block===void 0?void 0:Number(block),thread:Number(thread)}}function fitting(items,{most,length},textOf){let shown=[],taken=0;for(let item of items.slice(0,most)){if(taken+=lengthOf(textOf(item)),taken>length)break;shown.
push(item)}return{shown,leftOut:items.length-shown.length}}function lengthOf(text){let escapes=text.match(/[^ !#-[\]-~]/gu)?.length??0;return text.length+10*escapes+
20}var longest2=300;function oneLine(text){let line=capped(text,2*longest2).replace(/\s{1,99}/g," ").trim();return capped(visible(line),longest2)}async function completedThreads(history,words,{since},whereabouts){let progress=progressIn(words,whereabouts),names=progress.map(({commit})=>commit),facts=names.
length>0?await history.commits(names):new Map,ofSession=new Set(since.map(({hash})=>hash)),lost=[],found=progress.flatMap(one=>{let{answer,commit=void 0}=foundAs(
facts.get(one.commit));if(answer==="lost"&&lost.push(lostCommit(one)),answer==="lost"||commit&&isOfAnother(commit.subject,whereabouts))return[];let{thread,number,
isNamed,words:said}=one;return[{thread,number,isNamed,name:withoutCommit(said.text),commit:commit?.hash??one.commit,...sourceOf(said,commit)}]}),told=found.filter(
isOfBlock(found,ofSession,whereabouts)),known=new Set(told.map(({commit})=>commit)),rest=[...since].reverse().filter(({hash})=>!known.has(hash)),scoped=rest.filter(
({subject})=>isOfBlockByScope(subject,whereabouts)),committed=scoped.map(({hash,subject})=>{let source={what:"a commit since the last update",commit:hash};return{
thread:void 0,number:void 0,name:oneLine(subject),commit:hash,source,sure:!1}});return{threads:[...told.map(({isNamed:_,...thread})=>thread),...committed],others:rest.
filter(commit=>!scoped.includes(commit)),lost}}function progressIn(words,whereabouts){let named=new Map,plain=new Map;for(let one of words){if(!/progress|complete|done/i.
test(one.kind))continue;blocksSaid(one.text).some(({is})=>is==="complete")&&plain.clear();let commit=notedHashes(one.text).at(-1)?.name,said=threadsSaid(one.text).
find(({isComplete})=>isComplete);if(!said||commit===void 0)continue;let{block,thread:number}=said;if(block!==void 0&&!mayBeCurrent(block,whereabouts))continue;block===
void 0&&plain.has(number)&&plain.clear();let thread=block===void 0?number:`${String(block).padStart(2,"0")}.${number}`;for(let map of[named,plain])map.delete(number);
(block===void 0?plain:named).set(number,{thread,number,isNamed:block!==void 0,commit,words:one})}let lineOf=({words:{source}})=>source.line??0;return[...named.values(),
...plain.values()].sort((a,b)=>lineOf(a)-lineOf(b))}function mayBeCurrent(block,{blocks}){return blocks.length===0||blocks.some(name=>name===String(block)||name.
endsWith(`-${block}`))}function withoutCommit(text){let rest=text.replace(/ {0,9}\(commits?[ :#][^()]{4,200}\)/gi,"").trim();return rest===""?text:rest}function foundAs(fact){
if(!fact||fact.answer==="unknown")return{answer:"unknown"};if(fact.answer==="reachable")return{answer:"known",commit:fact.commit};let successor="successor"in fact?
fact.successor:void 0;return successor?{answer:"known",commit:successor}:{answer:"lost"}}function lostCommit({thread,commit,words:{source}}){return`${`line ${source.
line} of ${source.what}`} says that thread ${thread} is complete with the commit ${quote(commit)}, which is not in the history; it is not counted`}function sourceOf({
source},commit){return{source,sure:commit!==void 0}}function isOfAnother(subject,{blocks}){let scope=numberedScope(subject);return scope!==void 0&&blocks.length>
0&&!mayMean(scope,blocks)}function isOfBlockByScope(subject,{blocks}){let scope=numberedScope(subject);return scope!==void 0&&blocks.length>0&&mayMean(scope,blocks)}
function isOfBlock(found,ofSession,{thread}){let isNew=({commit})=>ofSession.has(commit),plain=found.filter(({isNamed})=>!isNamed),isOlderBlock=thread===void 0||
plain.some(one=>(one.number??0)>=thread&&!isNew(one));return one=>one.isNamed||isNew(one)||!isOlderBlock}function nextThread(threads,{thread}){if(thread===void 0)
return;let done=new Set(threads.map(({number})=>number)),next=thread;for(;done.has(next);)next+=1;return next}var mostThreads=100,commitDigits=12;function newCheckpoint(remains,now){let account=[],told=(field,value,source,sure)=>(account.push({field,value,source,sure}),
value),{whereabouts,threads,work,action,lastSign,room}=remains,{cluster,position}=whereabouts,completed=fitting(threads.threads,{most:mostThreads,length:room},({
name})=>name),fields={type:told("type","session_death",lastSign.source,!1)};if(cluster&&(fields.cluster=told("cluster",cluster.value,cluster.source,!0)),position.
size>0){let stated=[...position].map(([field,{value,source}])=>[field,told(`position.${field}`,value,source,!0)]);fields.position=Object.fromEntries(stated)}fields.
checkpoint_details={last_action:told("checkpoint_details.last_action",action.value,action.source,action.sure),partial_work:work.value};for(let{field,value,source,
sure}of work.account)told(`checkpoint_details.partial_work.${field}`,value,source,sure);fields.completed_threads=completed.shown.map(({thread,name,commit,source,
sure},index)=>{let record={...thread!==void 0&&{thread},name,commit:commit.slice(0,commitDigits)};return told(`completed_threads.${index}`,record,source,sure)}),
completed.shown.length===0&&told("completed_threads",[],{what:"the scratchpad and the commits"},!1),fields.awaiting=told("awaiting",awaited(remains),{what:"STAT\
E.md and the completed threads"},!1);let second=Math.floor(now/1e3)*1e3;return fields.created_at=told("created_at",formatInstant(second),{what:"the clock"},!0),
{text:checkpointText(fields,[`The mission was last seen at ${lastSign.text}.`]),account,threadsLeftOut:completed.leftOut}}function awaited({threads,whereabouts}){
let next=nextThread(threads.threads,whereabouts),isOver=next!==void 0&&whereabouts.threads!==void 0&&next>whereabouts.threads;return next===void 0||isOver?"A ne\
w session that takes up the mission":`A new session that takes up the mission at thread ${next}`}function checkpointText(fields,comments){return["---",...comments.
map(comment=>`# ${comment}`),...blockLines(fields,2),"---",""].join(`
`)}export{stateOrder,persistenceOrder,blocksNamed,blocksSaid,threadsSaid,threadIn,fitting,oneLine,completedThreads,nextThread,commitDigits,newCheckpoint,checkpointText};
