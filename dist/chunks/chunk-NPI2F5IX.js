import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{fieldsNamed,parsePhase,saidBy2 as saidBy,shapes,textOf,titleOf}from"./chunk-QNRASBDQ.js";import{digest}from"./chunk-FF2GFRT5.js";import{endOfLine,
insertFields,isAlone,isElsewhere,isFlow,keepsBlankLines,leadOf,readYaml11,readYaml12,startOfLine,startOfNextLine,stepOf}from"./chunk-NLWCWX35.js";import{readYaml}from"./chunk-4AD34QOQ.js";
import{formatInstant}from"./chunk-7MVKXGH6.js";import{yamlComments}from"./chunk-K2CPHDBB.js";import{Document,Scalar,isScalar,isSeq,visit}from"./chunk-4KOTOZ36.js";
import{isUnsaid,saysNothing}from"./chunk-SYMQE37P.js";import{dataOf,isDataMap,isPlaceholder,isSameData}from"./chunk-CCRLEUH2.js";function changed(data,changes){let root={below:new Map};for(let{path,value}of changes){let wish=root;for(let part of path){let next=wish.below.get(part)??{below:new Map};
wish.below.set(part,next),wish=next}wish.value={data:value},wish.below.clear()}return granted(data,root)}function granted(data,{value,below:below2}){let base=value?
value.data:data;if(below2.size===0)return base;let indexes=[...below2.keys()].filter(key=>typeof key=="number");return indexes.length===below2.size&&!isDataMap(
base)?grantedList(Array.isArray(base)?base:[],below2,indexes):grantedMap(base,below2)}function grantedList(items,below2,indexes){let added=indexes.filter(index=>index>=
items.length).sort((a,b)=>a-b);return[...items.keys(),...added].flatMap(index=>{let wish=below2.get(index),item=wish?granted(items[index],wish):items[index];return item===
void 0?[]:[item]})}function grantedMap(base,below2){let map=Object.assign(Object.create(null),isDataMap(base)?base:void 0);for(let[key,wish]of below2){let value=granted(
map[key],wish);value===void 0?delete map[key]:map[key]=value}return map}function aligned(old,wanted){let ids=idsOf(old),wantedIds=idsOf(wanted);if(!ids||!wantedIds)return byPlace(old,wanted);let places=new Map(ids.map((id,index)=>[id,
index])),known=new Set(wantedIds),alignment=wanted.map((item,index)=>{let isRenamed=!known.has(ids[index]??"")&&differsInId(old[index],item);return{item,old:places.
get(wantedIds[index]??"")??(isRenamed?index:void 0)}}),kept=alignment.flatMap(({old:place})=>place===void 0?[]:[place]);return kept.every((place,index)=>index===
0||place>(kept[index-1]??-1))?alignment:void 0}function differsInId(old,item){if(!isDataMap(old)||!isDataMap(item))return!1;let keys=Object.keys(item);return Object.
keys(old).length===keys.length&&keys.every(key=>Object.hasOwn(old,key)&&(key==="id"||isSameData(old[key],item[key])))}function idsOf(items){let ids=items.flatMap(
item=>{let id=isDataMap(item)&&Object.hasOwn(item,"id")?item.id:void 0;return typeof id=="string"||typeof id=="number"?[String(id)]:[]});return ids.length===items.
length&&new Set(ids).size===ids.length?ids:void 0}function byPlace(old,wanted){let most=Math.min(old.length,wanted.length),above=0;for(;above<most&&isSameData(old[above],
wanted[above]);)above+=1;let below2=0;for(;below2<most-above&&isSameData(old.at(-1-below2),wanted.at(-1-below2));)below2+=1;let firstBelow=wanted.length-below2,
inBetween=old.length-below2;return wanted.map((item,index)=>index>=firstBelow?{item,old:index-wanted.length+old.length}:{item,old:index<inBetween?index:void 0})}var unsafe=/[\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff\p{Cs}\u{e0000}-\u{e007f}]/gu;function inDoubleQuotes(text){return escaped(
JSON.stringify(text))}function escaped(text){return text.replace(unsafe,sign=>{let digits=(sign.codePointAt(0)??0).toString(16);return digits.length>4?`\\U${digits.
padStart(8,"0")}`:`\\u${digits.padStart(4,"0")}`})}function isHarmless(text){return!/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)&&text.search(unsafe)<0}function inItsNotation(value,old){
return typeof value!="string"?withZeros(numberOrWord(value),old):old.source.startsWith("'")&&isHarmless(value)?`'${value.replaceAll("'","''")}'`:old.style==="pl\
ain"&&typeof old.value=="string"&&isClearWithoutQuotes(value)?value:inDoubleQuotes(value)}function keyText(key){return isClearWithoutQuotes(key)&&!key.includes(
" ")?key:inDoubleQuotes(key)}function withZeros(written2,{source,style,value}){if(style!=="plain"||typeof value!="number"||!/^0\d+$/.test(source)||!/^\d+$/.test(
written2))return written2;let padded=written2.padStart(source.length,"0");return isClearNumber(padded)?padded:written2}function isClearNumber(digits){return[readYaml11(
digits),readYaml12(digits)].every(reading=>reading.kind==="number"&&reading.value===Number(digits))}function numberOrWord(value){return typeof value!="number"||
Number.isFinite(value)?String(value):Number.isNaN(value)?".nan":value>0?".inf":"-.inf"}function isClearWithoutQuotes(text){return!/^[A-Za-z_][\w./ -]{0,100}$/.test(
text)||text.endsWith(" ")||/^[0-9a-f]{4,64}$/i.test(text)?!1:!/^[ynYN]$/.test(text)&&readYaml11(text).kind==="text"&&readYaml12(text).kind==="text"}function blockLines(data,step){return written(data,step,!1).split(`
`)}function inOneLine(data){return written(data,2,!0)}function fitsOneLine(data){return isDataMap(data)?Object.keys(data).length===0:!Array.isArray(data)||data.
every(isPlain)&&inOneLine(data).length<=longestList}var longestList=100,isPlain=item=>typeof item!="object"||item===null;function written(data,step,isInOneLine){
let document=new Document(data,{version:"1.2",schema:"core",aliasDuplicateObjects:!1});visit(document,{Collection:(_,node)=>{let collection=node;collection.flow=
isInOneLine||collection.items.length===0||isSeq(node)&&isShort(node)},Pair:(_,{key})=>{isScalar(key)&&(key.type=keyText(String(key.value)).startsWith('"')?"QUOT\
E_DOUBLE":"PLAIN")},Scalar:(key,node)=>{key==="key"||typeof node.value!="string"||(node.type=!isInOneLine&&isParagraphs(node.value)?Scalar.BLOCK_LITERAL:Scalar.
QUOTE_DOUBLE)}});let text=document.toString({indent:step,lineWidth:0,flowCollectionPadding:!1,doubleQuotedMinMultiLineLength:Number.MAX_SAFE_INTEGER});return escaped(
text.trimEnd())}function isShort(list){let values=list.items.map(item=>isScalar(item)?item.value:void 0);return values.every(value=>value!==void 0)&&fitsOneLine(
values)}function isParagraphs(text){let lines=text.replace(/\n$/,"").split(`
`);return lines.length>1&&lines.every(line=>isHarmless(line)&&line.trimEnd()===line)&&lines.at(-1)!==""}function insertItems(patch,list,alignment){let groups=groupsOf(alignment);if(groups.length===0)return[];let first=alignment.find(({old})=>old!==void 0)?.old;if(first===
void 0)return;let put=isFlow(patch.text,list)?intoFlow:intoBlock,edits=groups.map(group=>put(patch,list,group,first));return edits.every(edit=>edit!==void 0)?edits:
void 0}function groupsOf(alignment){let groups=[],behind2,open;for(let{item,old}of alignment)old!==void 0?(behind2=old,open=void 0):open?open.items.push(item):(open=
{behind:behind2,items:[item]},groups.push(open));return groups}function intoFlow(_,list,{behind:behind2,items},first){let written2=items.map(inOneLine).join(", "),
node=list.items[behind2??first];if(!(!node||node.start===node.end))return behind2===void 0?at(node.start,`${written2}, `):at(node.end,`, ${written2}`)}function intoBlock({
text,lineBreak},list,{behind:behind2,items},first){let node=list.items[behind2??first],lead=node&&leadOf(text,node.start);if(!lead||!isAlone(lead)||!lead.includes(
"-"))return;let dash=lead.lastIndexOf("-"),indent=" ".repeat(dash),block=items.flatMap(itemLines).map(line=>line===""?line:indent+line);return behind2===void 0?
at(node.start-lead.length+dash,`${block.join(lineBreak).trimStart()}${lineBreak}${indent}`):keepsBlankLines(text,node)?void 0:at(endOfLine(text,node.end),lineBreak+
block.join(lineBreak))}function itemLines(item){return fitsOneLine(item)?[`- ${inOneLine(item)}`]:blockLines(item,2).map((line,index)=>index===0?`- ${line}`:line===
""?line:`  ${line}`)}var at=(offset,text)=>({start:offset,end:offset,text});function removedFields(text,map,stay){let stretches=map.entries.map(entry=>({start:entry.key.start,end:Math.max(entry.key.end,entry.value.end),stays:stay.has(entry)}));
return isFlow(text,map)?fromFlow(stretches):fromBlock(text,stretches)}function removedItems(text,list,stay){let stretches=list.items.map(({start,end},index)=>({
start,end,stays:stay.has(index)}));if(isFlow(text,list))return fromFlow(stretches);let fromDash=stretches.map(stretch=>{let lead=leadOf(text,stretch.start);return{
...stretch,start:stretch.start-lead.length+lead.lastIndexOf("-")}});return fromBlock(text,fromDash)}function fromFlow(stretches){return runsOf(stretches).flatMap(
({first,last,above,below:below2})=>below2?[{start:first.start,end:below2.start,text:""}]:above?[{start:above.end,end:last.end,text:""}]:[])}function fromBlock(text,stretches){
let edits=runsOf(stretches).map(({first,last,above,below:below2})=>{let lead=leadOf(text,first.start);if(lead.trim()!=="")return isAlone(lead)&&below2&&!above?{
start:first.start,end:below2.start,text:""}:void 0;let start=startOfLine(text,first.start),end=startOfNextLine(text,last.end);return{start:end===text.length&&!text.
endsWith(`
`)?Math.max(0,start-(text[start-2]==="\r"?2:1)):start,end,text:""}});return edits.every(edit=>edit!==void 0)?edits:void 0}function runsOf(stretches){let runs=[];
for(let[index,stretch]of stretches.entries()){if(stretch.stays)continue;let above=stretches[index-1],below2=stretches[index+1],run=runs.at(-1);run&&above&&!above.
stays?Object.assign(run,{last:stretch,below:below2}):runs.push({first:stretch,last:stretch,above,below:below2})}return runs}function replacedValue(patch,map,entry,data){let{text}=patch,{key,value}=entry,colon=colonBehind(text,entry);if(colon===void 0)return;let field={...patch,value,
data,colon,lead:leadOf(text,key.start),step:stepOf(text,map)};if(isFlow(text,map))return inPlace(field,oneLine(value,data));if(!isAlone(field.lead))return;let gap=text.
slice(colon+1,Math.max(colon+1,value.start)),isBelow=gap.includes(`
`);if(!(isBelow&&gap.replace(/#[^\n]*/g,"").trim()!==""))return fitsOneLine(data)?isBelow?behindKey(field,gap):[...inPlace(field,oneLine(value,data)),...below(field)]:
isBelow&&!isFlow(text,value)?inItsLines(field):onLinesBelow(field,gap)}function colonBehind(text,{key}){let gap=/[ \t]*/y;return gap.lastIndex=key.end,gap.exec(
text),text[gap.lastIndex]===":"?gap.lastIndex:void 0}var oneLine=(old,data)=>old.kind==="scalar"&&(typeof data!="object"||data===null)?inItsNotation(data,old):inOneLine(
data);function inPlace({value,colon},written2){let{start,end}=value;return start===end?[{start:colon+1,end:colon+1,text:` ${written2}`}]:[{start,end,text:written2}]}
function behindKey(field,gap){let{value,data,colon}=field,[comment,...others]=gap.match(/#[^\n]*/g)??[],behind2=comment===void 0?"":` ${comment.trimEnd()}`;return[
{start:colon+1,end:value.end,text:` ${inOneLine(data)}${behind2}`},...below(field,others)]}function inItsLines({text,lineBreak,value,data,lead,step}){let old=leadOf(
text,value.start);if(old.trim()!=="")return;let indent=Array.isArray(data)?old:" ".repeat(Math.max(old.length,lead.length+step)),lines=[...commentsIn(text,value),
...blockLines(data,step)];return[{start:startOfLine(text,value.start),end:value.end,text:indented(lines,indent).join(lineBreak)}]}function onLinesBelow({text,lineBreak,
value,data,colon,lead,step},gap){let end=Math.max(value.end,colon+1),comments=[...gap.match(/#[^\n]*/g)??[],...commentsIn(text,value)].map(comment=>comment.trimEnd()),
lines=indented([...comments,...blockLines(data,step)]," ".repeat(lead.length+step)),at2=endOfLine(text,end);return[{start:colon+1,end,text:""},{start:at2,end:at2,
text:lineBreak+lines.join(lineBreak)}]}function below({text,lineBreak,value,lead},others=[]){let comments=[...others,...commentsIn(text,value)].map(comment=>comment.
trimEnd()),at2=endOfLine(text,value.end),lines=indented(comments," ".repeat(lead.length)).map(line=>lineBreak+line);return lines.length===0?[]:[{start:at2,end:at2,
text:lines.join("")}]}function replacedItem(patch,list,item,data){let{text,lineBreak}=patch,{start,end}=item;if(isFlow(text,list))return start===end?void 0:[{start,
end,text:oneLine(item,data)}];let lead=leadOf(text,start);if(!isAlone(lead)||!lead.includes("-"))return;let blank=lead.endsWith("-")?" ":"",indent=" ".repeat(lead.
length+blank.length),lines=fitsOneLine(data)?[oneLine(item,data)]:blockLines(data,2),comments=commentsIn(text,item),at2=endOfLine(text,end),dash=" ".repeat(lead.
lastIndexOf("-"));return[{start,end,text:blank+indented(lines,indent).join(lineBreak).trimStart()},...comments.length>0?[{start:at2,end:at2,text:lineBreak+indented(
comments,dash).join(lineBreak)}]:[]]}function indented(lines,indent){return lines.map(line=>line===""?line:indent+line)}function commentsIn(text,value){return value.
kind==="scalar"?[]:yamlComments(text,value.start,value.end).map(({start,end})=>text.slice(start,end))}function difference(patch,node,wanted,path){return path.length>=patch.depth?isSameData(dataOf(node),wanted)?[]:void 0:isElsewhere(node)?isSameData(dataOf(node),
wanted)?[]:void 0:node.kind==="map"?isDataMap(wanted)?inMap(patch,node,wanted,path):void 0:node.kind==="list"?Array.isArray(wanted)?inList(patch,node,wanted,path):
void 0:isSameData(node.value,wanted)?[]:void 0}function inMap(patch,map,wanted,path){let{text,lineBreak}=patch,stay=map.entries.filter(({key})=>Object.hasOwn(wanted,
String(key.value))),known=new Set(map.entries.map(({key})=>String(key.value))),added=Object.keys(wanted).filter(key=>!known.has(key));if(stay.length===0&&known.
size+added.length>0)return;let order=patch.order(path),fields=added.map(key=>newField(key,inOrder(patch,wanted[key],[...path,key]))),changes=stay.map(entry=>{let key=String(
entry.key.value),value=wanted[key],below2=[...path,key];return difference(patch,entry.value,value,below2)??replacedValue(patch,map,entry,inOrder(patch,value,below2))});
return all([...changes,stay.length<map.entries.length?removedFields(text,map,new Set(stay)):[],fields.length>0?insertFields({text,map,stay,fields,order,lineBreak}):
[]])}function inList(patch,list,wanted,path){let alignment=aligned(list.items.map(dataOf),wanted),stay=new Set(alignment?.flatMap(({old})=>old??[]));if(!alignment||
stay.size===0&&list.items.length+wanted.length>0)return;let changes=alignment.map(({item,old})=>{let node=old===void 0?void 0:list.items[old];if(!node)return[];
let below2=[...path,old];return difference(patch,node,item,below2)??replacedItem(patch,list,node,inOrder(patch,item,below2))}),added=alignment.map(({item,old})=>({
item:old===void 0?inOrder(patch,item,[...path,0]):item,old}));return all([...changes,removedItems(patch.text,list,stay),insertItems(patch,list,added)])}function all(edits){
return edits.every(some=>some!==void 0)?edits.flat():void 0}function newField(key,value){return{key,inOneLine:keyOf=>{let name=keyOf(key);return`${name.startsWith(
'"')?name:keyText(key)}: ${inOneLine(value)}`},inLines:step=>fitsOneLine(value)?[`${keyText(key)}: ${inOneLine(value)}`]:blockLines({[key]:value},step)}}function inOrder(patch,data,path){
if(Array.isArray(data))return data.map(item=>inOrder(patch,item,[...path,0]));if(!isDataMap(data))return data;let ranks=new Map(patch.order(path).map((key,rank2)=>[
key,rank2])),rank=key=>ranks.get(key)??ranks.size,sorted=Object.create(null);for(let key of Object.keys(data).sort((a,b)=>rank(a)-rank(b)))sorted[key]=inOrder(patch,
data[key],[...path,key]);return sorted}function edited(text,edits){let parts=[],at2=0;for(let edit of[...edits].sort((a,b)=>a.start-b.start||a.end-b.end)){if(edit.start<at2)return;parts.push(text.slice(
at2,edit.start),edit.text),at2=edit.end}return parts.join("")+text.slice(at2)}function rewritten(text,from,to,root,data){let comments=yamlComments(text,from,to),entries=root?.kind==="map"?root.entries:[],byKey=new Map,others=[],keys=entries.
map(({key})=>String(key.value)),ends=entries.map(({value})=>endOfLine(text,value.end)),next=0;for(let comment of comments){for(;(ends[next]??text.length)<comment.
start;)next+=1;let key=keys[next],said=text.slice(comment.start,comment.end),beside=key!==void 0&&Object.hasOwn(data,key)?byKey.get(key):others;beside?beside.push(
said):byKey.set(String(key),[said])}return[...Object.entries(data).flatMap(([key,value])=>[...byKey.get(key)??[],...blockLines({[key]:value},2)]),...others]}function patchYaml(stretch,changes,options){return rewriteYaml(stretch,data=>mapping(changed(data,changes)),options)??anew(stretch,void 0,mapping(changed(Object.
create(null),changes)),options)}var mapping=data=>isDataMap(data)?data:Object.create(null);function rewriteYaml(stretch,wish,options){let{text,start,end}=stretch,
{root}=readYaml(text,start,end,options.limits),data=root&&dataOf(root);if(!root||!isDataMap(data))return;let wanted=wish(data);for(let depth of depths){let edits=difference(
{...settings(stretch,options),depth},root,wanted,[]);if(edits?.length===0)return text;let result=edits&&edited(text,edits);if(result===void 0)continue;let there={
text:result,start,end:end+result.length-text.length};if(says(there,wanted,options))return result}return anew(stretch,root,wanted,options)}var settings=({text,start,
end},{order=()=>[]})=>({text,lineBreak:lineBreakOf(text,start,end),order});function anew(stretch,root,wanted,options){let{text,start,end}=stretch,{lineBreak,order}=settings(
stretch,options),lines=rewritten(text,start,end,root,inOrder({order},wanted,[]));return text.slice(0,start)+lines.map(line=>line+lineBreak).join("")+text.slice(
end)}var depths=[Number.POSITIVE_INFINITY,4,3,2,1];function lineBreakOf(text,start,end){let found=text.indexOf(`
`,start),at2=found<0||found>end?text.indexOf(`
`):found;return at2>0&&text[at2-1]==="\r"?`\r
`:`
`}function says({text,start,end},wanted,{limits}){let room={...limits,yamlBytes:limits.yamlBytes*4,keys:limits.keys*4},{root}=readYaml(text,start,end,room);return root!==
void 0&&isSameData(dataOf(root),wanted)}var warmth=`# What the blocks of this mission learned, for those that come after them. After each block, the lessons_learned of its
# SUMMARY are added here, each once.

# How things are done in this code
codebase_patterns: []

# What goes wrong, and how not to run into it again
gotchas: []

# What the user likes, and what not
user_preferences: []

# What was decided on the way
decisions_made: []

# What was nearly done, and why it was not
almost_did: []
`,scratchpad=`# Scratchpad

<!--
What programs find out while they work, as soon as they do: if a session dies, this is what is left of it. Each entry has
a line with program, time and kind, and its finding below. New entries go to the end of the file.

executor-001 | 14:05:00 | PROGRESS
Finding: "Thread 1 complete (commit abc1234)"

Kinds are words in capitals: PATTERN, PROGRESS, GOTCHA, DECISION, BLOCKER.
-->
`,decisions=`# Decisions

<!--
What the user decided, so that nobody asks twice. What affects several phases also stands in STATE.md, under
persistent.decisions, with the same id and in the same words.

## dec-001: Which database keeps the orders?
- **Decision:** PostgreSQL
- **Rationale:** Several processes write at once
- **Phase:** 01-foundation
- **Date:** 2026-01-24
-->
`,blockers=`# Blockers

<!--
What is in the way, and what has been resolved. While it is ACTIVE, it also stands in STATE.md, under blockers, with the
same id. The type is missing_credential, external_api, permission or dependency.

## blocker-001
- **Status:** ACTIVE
- **Type:** missing_credential
- **Description:** There is no key for the payment service
- **Position:** block 01-02, thread 3
-->
`,ignored=`.state.lock
*.tmp
*.bak
`;function derivedIds({stampMs,name,seed}){let stamp=compactStamp(stampMs),fingerprint=digest(JSON.stringify([stamp,name,seed])).slice(0,6);return{session_id:`ses\
s-${stamp}-${fingerprint}`,mission_id:`mission-${stamp}-${slug(name)}`}}var longest=40;function slug(name,fallback="mission"){let words=name.slice(0,1e3).normalize(
"NFKD").toLowerCase().replace(new RegExp("\\p{M}+","gu"),"").split(/[^a-z0-9]+/).filter(word=>word!=="");return trimmed(words.join("-").slice(0,longest))||fallback}
var trimmed=text=>text.endsWith("-")?text.slice(0,-1):text,earliest=Date.UTC(1970,0,1),latest=Date.UTC(9999,11,31,23,59,59);function compactStamp(ms){let inYears=Math.
min(latest,Math.max(earliest,Number.isNaN(ms)?earliest:ms)),seconds=Math.floor(inYears/1e3)*1e3;return formatInstant(seconds).replace(/[-:]/g,"")}var longest2=200,unfit=/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/gu,phaseId=new RegExp(shapes.phaseId.pattern),mostPhases=99;function nameIn(text){if(text.length>
longest2*2)return;let name=text.replace(unfit," ").replace(/\s+/g," ").trim();return isPlaceholder(name,{"x-kind":"name"})||isUnsaid(name)||saysNothing(name)||!/[\p{L}\p{N}]/u.
test(name)||name.length>longest2?void 0:name}function isPhaseNumber(number){return number!==void 0&&number>=1&&number<=mostPhases}function phaseIdIn(text){return text.
length<=longest2&&phaseId.test(text)&&isPhaseNumber(parsePhase(text))?text:void 0}function phaseIdOf(number,name){let words=slug(name,"");return words===""||!isPhaseNumber(
number)?void 0:`${String(number).padStart(2,"0")}-${words}`}function phasesIn(text,source){let number=parsePhase(text.slice(0,longest2));if(!isPhaseNumber(number))
return[];let id=phaseIdIn(text),words=/^\s{0,9}(?:phase[ _-]?)?\d{1,4}[\s_:.–—-]{1,5}(.{1,200})$/i.exec(text)?.[1],name=words===void 0||/^of\b/i.test(words)?
void 0:nameIn(titled(words)),derived=id===void 0&&name!==void 0?phaseIdOf(number,name):void 0;return[{number,...id!==void 0&&{id},source,sure:!0},...name===void 0?
[]:[{number,...derived!==void 0&&{id:derived},name,source,sure:!1}]]}function titled(words){return words.split(/[\s_-]+/).filter(part=>part!=="").map(part=>part.
charAt(0).toUpperCase()+part.slice(1)).join(" ")}var nameFields=["block_name","title","name"],ahead=/^(?:(?:block|phase|plan)[ _-]?#?\d{1,4}(?:[.-]\d{1,4})?|(?:plan|summary)(?=[ ]?(?:[:–—|-]|$)))(?![\p{L}\p{N}])[\s:–—|,-]{0,5}/iu,
behind=/(?:[\s:–—|-]{1,5}(?:summary|plan)|[ ]?[–—|:-][ ]?(?:complete|completed|done)|[ ]?[([](?:complete|completed|done)[)\]]|[ ]?[✅✔✓⏳⏭]\ufe0f?)[\s.!]{0,3}$/iu,
mostParts=4;async function blockNameOf({document,body}){for(let{value}of nameFields.flatMap(field=>fieldsNamed(document,field))){let name=value.kind==="scalar"?
blockNameIn(textOf(value)):void 0;if(name!==void 0)return name}let heading=await firstHeading(body);return heading&&blockNameIn(titleOf(heading).text)}function blockNameIn(title){
let name=title.slice(0,500).trim();for(let part=0;part<mostParts;part+=1)name=name.replace(ahead,"");for(let part=0;part<mostParts;part+=1)name=name.replace(behind,
"");let found=nameIn(name);return found===void 0||/^(?:summary|plan)$/i.test(found)||saidBy(found,!0)!==void 0?void 0:found}async function firstHeading({lines,structure}){
let at2=lines.findIndex(({heading})=>heading>0),first=lines[at2];if(!first||!lines.slice(0,at2).some(({raw})=>/```|~~~|<|^\t| {4}/.test(raw)))return first;let told=await structure();
return told.ok?lines.find(({heading,start})=>heading>0&&told.isText(start)):void 0}export{isClearNumber,blockLines,inOrder,edited,changed,patchYaml,rewriteYaml,warmth,scratchpad,decisions,blockers,ignored,derivedIds,slug,nameIn,isPhaseNumber,phaseIdIn,
phaseIdOf,phasesIn,titled,blockNameOf,blockNameIn};
