import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{inItsQuotes}from"./chunk-FMMJ6K35.js";import{digits}from"./chunk-YVZM5J6F.js";import{answerOf,clockTime,companionKind,currentPhases,dialectOfKeys,
formOf,isAgent,isRunning,isUnderWay,keptFiles,leadOf,nameOf,parseBlock,parsePhase,persistenceSpecification,phaseNumber,phasesOf,readCheckpoints,readEntries,readMapping,
stageOf,stateFile,stateSpecification,statusOf,whyUnseen}from"./chunk-QNRASBDQ.js";import{readYaml12}from"./chunk-NLWCWX35.js";import{TextDocument,fileAt,
formatInstant,parseInstant}from"./chunk-7MVKXGH6.js";import{pathIn}from"./chunk-OCYD6ZGS.js";import{count,quote,some}from"./chunk-O3DR2KKW.js";
import{saysNothing}from"./chunk-SYMQE37P.js";import{fieldOf,typesOf,visit}from"./chunk-CCRLEUH2.js";var known=new WeakMap;function leavesOf(document){let leaves=known.get(document)??new Map(document.root?collect(document.root,document.verdict?.schema,[]):[]);return known.
set(document,leaves),leaves}function*collect(node,schema,keyPath){if(node.kind!=="map"||node.entries.length===0){yield[JSON.stringify(keyPath),{keyPath,meaning:meaningOf(
node,schema)}];return}for(let{key,value}of node.entries){let name=String(key.value);yield*collect(value,schema&&fieldOf(schema,name),[...keyPath,name])}}function changedLeaves(before,after){
return ownLeaves([before],after)}function ownLeaves(befores,after){let fresh=leavesOf(after),[first=fresh,...others]=befores.map(leavesOf),all=[first,...others],
changed=[...fresh].filter(([path,{meaning}])=>all.every(old=>old.get(path)?.meaning!==meaning)),gone=[...first].filter(([path])=>!fresh.has(path)&&others.every(
old=>old.has(path)));return[...changed,...gone].map(([,{keyPath}])=>keyPath)}function meaningOf(node,schema){return node.kind==="scalar"?meaningOfScalar(node,schema):
node.kind==="list"?`[${node.items.map(item=>meaningOf(item,schema?.items)).join(",")}]`:`{${node.entries.map(({key,value})=>{let name=String(key.value);return`${JSON.
stringify(name)}:${meaningOf(value,schema&&fieldOf(schema,name))}`}).sort().join(",")}}`}function meaningOfScalar({value,source},schema){if(value===null)return"\
null";let text=typeof value=="string"?value:source,moment=schema?.["x-kind"]==="date"?parseInstant(text):void 0;if(moment)return`at ${moment.ms}`;let types=typesOf(
schema),number=schema?.["x-kind"]==="commit"?void 0:numberIn(text,types);return number!==void 0?String(number):types.includes("boolean")&&/^(?:true|false)$/i.test(
text)?text.toLowerCase():JSON.stringify(text)}function numberIn(text,types){if(!types.includes("number")&&!types.includes("integer")||types.includes("string")&&
!/^\d{1,15}$/.test(text))return;let reading=text.length>40?void 0:readYaml12(text);return reading?.kind==="number"&&Math.abs(reading.value)<=Number.MAX_SAFE_INTEGER?
reading.value:void 0}var field="updated_at";function stampState(path,{before,after},now,limits){if(path!==stateFile)return[];let[was,is]=[fieldsOf(before,limits),fieldsOf(after,limits)],
updated=is?.node(field);if(!was||!is||updated?.kind!=="scalar")return[];if(changedLeaves(was,is).every(([first])=>first===field))return[];let written=typeof updated.
value=="string"?parseInstant(updated.value):void 0,second=Math.floor(now/1e3)*1e3;if(!written?.inProfile||written.ms>=second)return[];let moment=formatInstant(second),
text=written.zoned?moment:moment.replace(/Z$/,"");return[{start:updated.start,end:updated.end,text:inItsQuotes(text,updated)}]}function fieldsOf(text,limits){let{
dialect,yaml}=formOf(text);if(dialect===void 0||dialect==="prose")return;let{root}=readMapping(text,yaml,limits);if(!root)return;let isSchema=dialectOfKeys(root.
entries.map(({key})=>String(key.value)))==="schema",{schema}=isSchema?stateSpecification:persistenceSpecification;return new TextDocument(stateFile,text,{root,faults:[],
verdict:{schema,violations:[]}})}function persistenceWork(state,kept){let{position,block}=state.data,field2=position?.block===void 0&&block!==void 0?"block":"position.block",phase=position?.phase===
void 0?void 0:parsePhase(String(position.phase)),stands=parseBlock(String(position?.block??block??""),phase),status=statusOf(state),isUnderWay2=isUnderWay(status?.
stage);if(!stands)return{phases:[],isUnderWay:isUnderWay2};let prefix=stands.phase!==void 0&&(!stands.isPlain||kept.isByPhase)?stands.phase:void 0,lasts=lastPlans(
kept),last=lasts.get(prefix)??0,here={at:state.at(field2),says:`the mission stands at block ${labelOf(prefix,stands.number)}`},complete=Math.max(0,stands.number-
1,status?.isComplete?last:0),isKnown=last>=stands.number||kept.planned.size===0,own={when:"current",numbers:prefix===void 0?[]:[prefix],claim:here,complete:{count:complete,
...here},blocks:blocksOf(prefix,Math.max(complete,last,isKnown?stands.number:0)),isNamed:!0},later=prefix===void 0?[]:[...lasts].filter(([phase2=0])=>phase2>prefix);
if(!(later.reduce((sum,[,length])=>sum+length,own.blocks.length)>1e4))return{phases:[own,...later.map(([phase2,length])=>laterPhase(phase2,length,here))],isUnderWay:isUnderWay2}}
function laterPhase(phase,last,{at}){return{when:"later",numbers:phase===void 0?[]:[phase],claim:{at,says:`phase ${phase} has a plan for block ${labelOf(phase,last)}`},
complete:{count:0,at,says:""},blocks:blocksOf(phase,last),isNamed:!0}}function labelOf(phase,number){return phase===void 0?digits(number):`${digits(phase)}-${digits(
number)}`}function blocksOf(phase,length){return Array.from({length},(_,index)=>{let number=index+1;return{key:phase===void 0?String(number):`${phase}-${number}`,
label:labelOf(phase,number)}})}function lastPlans({planned}){let lasts=new Map;for(let key of planned){let parts=key.split("-").map(Number),phase=parts.length>1?
parts[0]:void 0;lasts.set(phase,Math.max(lasts.get(phase)??0,parts.at(-1)??0))}return new Map([...lasts].sort(([a=0],[b=0])=>a-b))}var isDone=/\b(?:complete|completed|done|finished)\b/i;function proseWork(state,placement){let{ticks,block}=state,stage=stageOf(state),isUnderWay2=stage!=="plan\
ned"&&stage!=="over";if(!(Math.max(ticks.length,block?.total?.value??0)>1e4))return{phases:ticks.length>0?tickedPhases(state,placement):counted(state),isUnderWay:isUnderWay2}}
function tickedPhases({ticks,phase},placement){let byPhase=new Map;for(let tick of ticks){let blocks=byPhase.get(tick.phase)??new Map;byPhase.set(tick.phase,blocks);
let key=placement.keyOf({phase:tick.phase,number:tick.block,isPlain:tick.isPlain}),label=tick.isPlain?digits(tick.block):`${digits(tick.phase??0)}-${digits(tick.
block)}`,{at,complete:isComplete,isSkipped}=tick;blocks.has(key)||blocks.set(key,{key,label,at,said:{at,isComplete,isSkipped}})}return[...byPhase].flatMap(([number,
found])=>{let blocks=[...found.values()],done=blocks.filter(({said})=>said?.isComplete),[first]=blocks;if(!first)return[];let name=number===void 0?"the mission":
`phase ${number}`,says=`${count(done.length,"block")} of ${name} ${done.length===1?"is":"are"} ticked`;return{when:whenOf(number,phase?.current),numbers:number===
void 0?[]:[number],claim:{at:first.at,says:`${name} has ${count(blocks.length,"block")}`},complete:{count:done.length,at:(done[0]??first).at,says},blocks,isNamed:!0}})}
function whenOf(number,current){return number===void 0||current===void 0||number===current.value?"current":number<current.value?"past":"later"}function counted({
phase,block,status}){let{current,total=current}=block??{};if(!current||!total||current.value>total.value)return[];let complete=Math.max(0,current.value-(isDone.
test(status?.value??"")?0:1)),blocks=Array.from({length:total.value},(_,index)=>({key:String(index+1),label:digits(index+1)})),isLast=phase?.total!==void 0&&phase.
current.value===phase.total.value,here={at:current.at,says:`the mission stands at block ${digits(current.value)}`},own={when:"current",numbers:[],claim:here,complete:{
count:complete,...here},blocks:isLast?blocks:blocks.slice(0,current.value),isNamed:!0},rest=isLast?[]:blocks.slice(current.value),says=`the mission has ${count(
total.value,"block")}`;return[own,{...own,when:"later",claim:{at:total.at,says},complete:{count:0,...here},blocks:rest}]}function schemaWork(state,placement){let phases=phasesOf(state),isUnderWay2=isRunning(state);if(phases.length===0)return{phases:undefinedPhases(state),isUnderWay:isUnderWay2};
if(phases.reduce((sum,{blocks=0})=>sum+Math.max(0,blocks),0)>1e4)return;let current=currentPhases(state).map(({number})=>number);return{phases:phases.map(phase=>workOf(
state,phase,whenOf2(phase,current),placement)),isUnderWay:isUnderWay2}}function whenOf2({number,status},current){let[first]=current;return first===void 0?status===
"in_progress"?"current":status==="complete"?"past":"later":current.includes(number)?"current":number<first?"past":"later"}function workOf(state,phase,when,{keyIn}){
let{path,id,number,status,blocks=0,blocks_complete:done}=phase,name=nameOf(phase),own=id===void 0?number:phaseNumber(id),complete=Math.max(0,Math.min(blocks,done??
(status==="complete"?blocks:0))),statusNode=state.document.node(`${path}.status`),isSkipped=statusNode?.kind==="scalar"&&statusNode.value==="skipped",said=isSkipped&&
{said:{at:state.at(`${path}.status`),isComplete:!0,isSkipped}};return{when,numbers:[...new Set([own,number])],claim:{at:state.at(`${path}.blocks`),says:`${name}\
 has ${count(blocks,"block")}`},complete:{count:complete,at:state.at(`${path}.blocks_complete`),says:`${count(complete,"block")} of ${name} ${complete===1?"is":
"are"} complete`},blocks:Array.from({length:Math.max(0,blocks)},(_,index)=>{let label=`${digits(own)}-${digits(index+1)}`;return{key:keyIn(number-1,index+1),label,
...said}}),isNamed:!0}}function undefinedPhases(state){let{blocks_complete:done=0,blocks_total:total=0}=state.data.progress??{},length=Math.min(total,1e4),complete=Math.
max(0,Math.min(length,done));if(length<=0)return[];let says=`${count(complete,"block")} ${complete===1?"is":"are"} complete`;return[{when:"current",numbers:[],claim:{
at:state.at("progress.blocks_total"),says:`the mission has ${count(total,"block")}`},complete:{count:complete,at:state.at("progress.blocks_complete"),says},blocks:Array.
from({length},(_,index)=>({key:String(index+1),label:digits(index+1)})),isNamed:!1}]}var known2=new WeakMap;function workOf2(snapshot,state){let work=known2.get(state)??readWork(snapshot,state);return known2.set(state,work),work}async function readWork(snapshot,state){
if(state.dialect==="prose"&&state.unread)return{unknown:state.unread};let unseen=whyUnseen(snapshot);if(unseen)return{unknown:unseen};let kept=await keptFiles(snapshot),
work=workIn(state,kept);return work?{...work,kept}:{unknown:`the mission counts more than ${1e4} blocks`}}function workIn(state,kept){return state.dialect==="sc\
hema"?schemaWork(state,kept.placement):state.dialect==="prose"?proseWork(state,kept.placement):persistenceWork(state,kept)}var known3=new WeakMap;function stampsOf(state){let stamps=known3.get(state)??[...findStamps(state)];return known3.set(state,stamps),stamps}function*findStamps({
document,data}){if(document.verdict)for(let{keyPath,value,schema}of visit(document.verdict.schema,data)){if(schema?.["x-kind"]!=="date"||typeof value!="string")
continue;let instant=parseInstant(value);instant&&(yield{...instant,keyPath,name:keyPath.join("."),text:value})}}var widestZoneMs=14*36e5;function orderOf(first,last,slackMs=0){
let wrongByMs=first.ms-last.ms;return wrongByMs<=slackMs?"fits":first.zoned!==last.zoned&&wrongByMs<widestZoneMs?"doubtful":"wrong"}function signsOf({root,state,present,scratchpad},facts,latest){let signs=[],unknown,file=present.find(one=>companionKind(one)==="scratchpad");if(file!==void 0){
let path=pathIn(root,file),age=facts.age(path),at=scratchpad?.document.span(0,0)??fileAt(path);age.answer==="unknown"?unknown=`nobody knows when ${file} last ch\
anged: ${age.reason}`:signs.push({what:file,ms:age.changedAt,isLocal:!1,at})}return signs.push(...writtenSigns(state,latest)),facts.lastCommit!==void 0&&signs.push(
{what:"the last commit",ms:facts.lastCommit,isLocal:!1,at:void 0}),{signs,unknown}}function writtenSigns(state,latest){if(!state||state.dialect==="prose")return[];
let possible=stampsOf(state).filter(({ms,zoned})=>ms<=latest+(zoned?0:widestZoneMs));return[possible.filter(({keyPath})=>keyPath.at(-1)==="last_heartbeat"),possible.
filter(({name})=>name==="updated_at")].flatMap(stamps=>{let[last]=[...stamps].sort((a,b)=>b.ms-a.ms);return last?[{what:last.name,ms:last.ms,isLocal:!last.zoned,
at:state.at(last.keyPath)}]:[]})}async function silenceOf(snapshot,facts,now,limits){let{state,unjudged}=snapshot;if(!state&&unjudged!==void 0)return{answer:"unknown",reason:unjudged};let status=statusOf(
state);if(status?.stage!=="running")return{answer:"none"};let{checkpoints,unread}=await readCheckpoints(snapshot);if(unread!==void 0)return{answer:"unknown",reason:unread};
if(checkpoints.some(checkpoint=>answerOf(checkpoint)===void 0))return{answer:"none"};let{signs,unknown}=signsOf(snapshot,facts,now+limits.clockSkewMs);return signs.
some(({ms})=>now-ms<=limits.heartbeatMs)?{answer:"none"}:unknown!==void 0?{answer:"unknown",reason:unknown}:signs.length===0?{answer:"unknown",reason:"nothing t\
ells when the mission last moved"}:{answer:"silent",status,signs}}function createdOf(state){return state.dialect==="prose"?void 0:momentOf(state.data.created_at)}function updatedOf(state){return state.dialect==="prose"?void 0:
momentOf(state.data.updated_at)}function momentOf(text){let instant=text===void 0?void 0:parseInstant(text);return instant&&text!==void 0?{...instant,text}:void 0}var mostNamed=5;function blockList(blocks){let labels=blocks.map(({label})=>label);return`${blocks.length===1?"block":"blocks"} ${some(labels,mostNamed)}`}function isMissing(noun,plural,blocks){
return`the ${blocks.length===1?noun:plural} of ${blockList(blocks)} ${blocks.length===1?"is":"are"} missing`}var names={plan:/^(?:block[-_ ]?)?(\d{1,4}(?:-\d{1,4})?)[-_. ]?plan\.md$|^plan[-_. ]?(?:block[-_ ]?)?(\d{1,4}(?:-\d{1,4})?)\.md$/i,
summary:/^(?:block[-_ ]?)?(\d{1,4}(?:-\d{1,4})?)[-_. ]?summary\.md$|^summary[-_. ]?(?:block[-_ ]?)?(\d{1,4}(?:-\d{1,4})?)\.md$/i};function strayFiles(files,kind){
return files.filter(file=>companionKind(file)===void 0&&names[kind].test(baseOf(file)))}function hint(stray,kind,blocks,{keyOf}){let keys=new Set(blocks.map(({key})=>key)),
found=stray.find(file=>{let[,first,second]=names[kind].exec(baseOf(file))??[],block=parseBlock(first??second??"");return block&&keys.has(keyOf(block))});return found===
void 0?"":`; ${quote(found)} is there, but nobody looks for it in that place or by that name`}function baseOf(file){return file.slice(file.lastIndexOf("/")+1)}var newDayMs=6*36e5;function setbacksIn(entries,{clockSkewMs}){let timed=entries.filter(({clock})=>clock!==void 0),setbacks=[],pairs=0;for(let[index,entry]of timed.
entries()){let before=timed[index-1];!before||!isComparable(before,entry)||(before.clock?.ms!==entry.clock?.ms&&(pairs+=1),isOlder(entry,before,entry.who===before.
who?0:clockSkewMs)&&setbacks.push({before,entry}))}return{setbacks,pairs,isTurned:setbacks.length>1&&setbacks.length===pairs}}function isComparable({clock:a,section:one},{
clock:b,section:other}){return a?.isDated===b?.isDated&&(a?.isDated===!0||one===other)}function isOlder({clock},{clock:above},slackMs){if(!clock||!above)return!1;
if(clock.isDated&&above.isDated)return orderOf(above,clock,slackMs)==="wrong";let backMs=above.ms-clock.ms;return backMs>slackMs&&backMs<=newDayMs}var kindForm=/^[^\p{L}\p{N}]{0,6}[A-Z][A-Z0-9 _/-]{2,30}[^\p{L}\p{N}]{0,6}$/u,template=/[{}<>]|^(?:program|program[ _-]id|agent|agent[ _-]id|who|name|time|timestamp|when|kind|type|category|entry|hh:mm.*|yyyy.*|\.{3}|…)$/i,
decoration=/^[\s*_`[("']{1,20}|[\s*_`\])"']{1,20}$/g,longest=300,mostParts=8;function isKind(text){return text.length<=45&&kindForm.test(text)&&!isAgent(text)}function asKind(text=""){
return text.length<=40&&!text.includes(":")&&text.split(/\s/).length<=3?text:""}function headOf(line,isHeading){if(line.length>longest||!line.includes("|"))return;
let parts=partsOf(line);if(parts.length<2||parts.length>mostParts||parts.some(part=>template.test(part)))return;let at=parts.findIndex(part=>clockTime(part)!==void 0);
if(!(at>2))return at<0?withoutTime(parts,isHeading):withTime(parts,at,isHeading)}function withTime(parts,at,isHeading){let time=parts[at]??"",[first="",second]=parts.
filter((_,index)=>index!==at),turned=isKind(first)&&(second===void 0||isAgent(second)||at===0&&!isKind(second)),who=turned?second!==void 0&&isAgent(second)?second:
"":first,kind=turned?first:asKind(second);return isHeading||isAgent(who)||isKind(kind)||who!==""&&kind!==""?{who,time,kind}:void 0}function withoutTime(parts,isHeading){
let[who="",second="",third=""]=parts,kind=[second,third].find(isKind)??"";return isAgent(who)&&(kind!==""||isHeading)?{who,time:kind===second?"":second,kind}:void 0}
function partsOf(line){let all=line.split("|").map(part=>part.replace(decoration,""));return(all.length>2&&all[0]===""&&all.at(-1)===""?all.slice(1,-1):all).flatMap(
part=>{let[,before="",after=""]=/^([^\s\]]{3,40})\]?[\s,]{1,9}\[?([^\s[]{2,40})$/.exec(part)??[];return(clockTime(before)?isAgent(after):clockTime(after)!==void 0&&
isAgent(before))?[before,after]:[part]})}var partNames={who:["program","programid","agent","agentid","who","author","by","executor","source"],time:["time","timestamp","when","date","at","datetime"],kind:[
"kind","type","category","tag"]};async function scratchpadEntries(scratchpad){let read=await readEntries(scratchpad,{isHead:line=>headOf(line.slice(leadOf(line).
length),!1)!==void 0});return read.ok?read.entries.flatMap(entry=>entryOf(entry)??[]):read.reason}function entryOf(entry){let head=headOf(entry.title,entry.opens===
"heading"),[who,time,kind]=["who","time","kind"].map(part=>fieldOf2(entry,part)),told=[who,time,kind].filter(field2=>field2!==void 0).length,isRecord=told>1||told===
1&&entry.fields.has("finding")&&isAgent(who??"");if(!head&&!isRecord)return;let whole={who:head?.who||(who??""),time:head?.time||(time??""),kind:head?.kind||(kind??
"")},said=Object.values(whole).filter(part=>part!=="");if(said.length===0||said.some(part=>/[{}<>]/.test(part)))return;let clock=clockTime(whole.time),columns=entry.
opens==="row"?[...entry.fields.keys()].join("|"):void 0;return{...whole,clock,isTimed:clock!==void 0||/^\d{4}-\d{2}-\d{2}$/.test(whole.time),title:entry.title===
""?said.join(" | "):entry.title,at:entry.at,section:entry.parent,columns,entry}}function fieldOf2({fields},part){let field2=partNames[part].map(name=>fields.get(
name)).find(one=>one!==void 0);return field2&&(saysNothing(field2.text)?"":field2.text)}export{stampsOf,widestZoneMs,orderOf,ownLeaves,meaningOf,createdOf,updatedOf,blockList,isMissing,strayFiles,hint,baseOf,workOf2 as workOf,setbacksIn,partNames,scratchpadEntries,
silenceOf,stampState};
