import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{inItsQuotes}from"./chunk-3WS24KGS.js";import{blockNames,cellsOf,checkpointTypes,companionKind,currentPhases,dialectOfKeys,fieldsNamed,formOf,isAgent,
isNextLine,isNotYet,isNothing,isPlanning,isRunning,isTableRule,isTemplate,isUnderWay,isUnsaid,nameOf,namedPlan,namedSummary,parseBlock,parsePhase,persistenceSpecification,
phaseNumber,phasesOf,plain,readMapping,saysNothing,stageOf,stateFile,stateSpecification,statusOf,textIn,textOf,wordsIn}from"./chunk-MAAVWFCB.js";import{readYaml12}from"./chunk-NLWCWX35.js";
import{scanLines,textLines}from"./chunk-OKNUZLZX.js";import{TextDocument,fieldOf,fileAt,formatInstant,parseInstant,typesOf,visit}from"./chunk-YHCOE7YC.js";
import{pathIn}from"./chunk-OCYD6ZGS.js";import{count,folded,quote,some}from"./chunk-O3DR2KKW.js";var MemoryTree=class{#files;#folders;#below;#age;constructor(files,below,age="unknown"){this.#files=new Map(Object.entries(files).map(([path,content])=>[path,bytesOf(
content)])),this.#folders=foldersOf(this.#files.keys()),this.#below=below,this.#age=age}async list(directory){let entries=new Map((await this.#below?.list(directory))?.
map(entry=>[entry.name,entry]));for(let[name,entry]of this.#folders.get(directory)??[])entries.set(name,entry);return[...entries.values()].sort((a,b)=>a.name<b.
name?-1:1)}async kind(path){return this.#files.has(path)?"file":this.#folders.has(path)?"directory":this.#below?.kind(path)}async link(path){return this.#files.
has(path)||this.#folders.has(path)?void 0:this.#below?.link(path)}async read(path,cap){let bytes=this.#files.get(path);return bytes?bytes.length>cap?{ok:!1,refusal:"\
too-large"}:{ok:!0,bytes}:this.#below?.read(path,cap)??{ok:!1,refusal:"missing"}}async writtenAt(path){return this.#files.has(path)&&this.#age==="unknown"?void 0:
this.#below?.writtenAt(path)}},bytesOf=content=>typeof content=="string"?new TextEncoder().encode(content):content;function foldersOf(paths){let folders=new Map(
[["",new Map]]);for(let path of paths){let at=path,kind="file";for(;;){let slash=at.lastIndexOf("/"),folder=at.slice(0,Math.max(0,slash)),name=at.slice(slash+1),
known7=folders.get(folder);if(known7){known7.set(name,{name,kind});break}folders.set(folder,new Map([[name,{name,kind}]])),at=folder,kind="directory"}}return folders}var quotesAndMarks=/["'`*“”„‘’«»]/g,origin=/[ ]?[([](?:from )?(?:block|thread|summary) [^()[\]]{1,40}[)\]]$/,ending=/[ .;,!…]{1,9}$/;function comparable(text){
return saysNothing(text)?"":plain(text).replace(quotesAndMarks,"").replace(/\s+/g," ").trim().replace(ending,"").replace(origin,"").replace(ending,"")}function comparableName(name){
return plain(name).normalize("NFKD").replace(/[^\p{L}\p{N}]/gu,"")}var known=new WeakMap;function leavesOf(document){let leaves=known.get(document)??new Map(document.root?collect(document.root,document.verdict?.schema,[]):[]);return known.
set(document,leaves),leaves}function*collect(node,schema,keyPath){if(node.kind!=="map"||node.entries.length===0){yield[JSON.stringify(keyPath),{keyPath,meaning:meaningOf(
node,schema)}];return}for(let{key,value}of node.entries){let name=String(key.value);yield*collect(value,schema&&fieldOf(schema,name),[...keyPath,name])}}function changedLeaves(before2,after){
return ownLeaves([before2],after)}function ownLeaves(befores,after){let fresh=leavesOf(after),[first=fresh,...others]=befores.map(leavesOf),all=[first,...others],
changed=[...fresh].filter(([path,{meaning}])=>all.every(old=>old.get(path)?.meaning!==meaning)),gone=[...first].filter(([path])=>!fresh.has(path)&&others.every(
old=>old.has(path)));return[...changed,...gone].map(([,{keyPath}])=>keyPath)}function meaningOf(node,schema){return node.kind==="scalar"?meaningOfScalar(node,schema):
node.kind==="list"?`[${node.items.map(item=>meaningOf(item,schema?.items)).join(",")}]`:`{${node.entries.map(({key,value})=>{let name=String(key.value);return`${JSON.
stringify(name)}:${meaningOf(value,schema&&fieldOf(schema,name))}`}).sort().join(",")}}`}function meaningOfScalar({value,source},schema){if(value===null)return"\
null";let text=typeof value=="string"?value:source,moment=schema?.["x-kind"]==="date"?parseInstant(text):void 0;if(moment)return`at ${moment.ms}`;let types=typesOf(
schema),number=schema?.["x-kind"]==="commit"?void 0:numberIn(text,types);return number!==void 0?String(number):types.includes("boolean")&&/^(?:true|false)$/i.test(
text)?text.toLowerCase():JSON.stringify(text)}function numberIn(text,types){if(!types.includes("number")&&!types.includes("integer")||types.includes("string")&&
!/^\d{1,15}$/.test(text))return;let reading=text.length>40?void 0:readYaml12(text);return reading?.kind==="number"&&Math.abs(reading.value)<=Number.MAX_SAFE_INTEGER?
reading.value:void 0}var field="updated_at";function stampState(path,{before:before2,after},now,limits){if(path!==stateFile)return[];let[was,is]=[fieldsOf(before2,limits),fieldsOf(after,
limits)],updated=is?.node(field);if(!was||!is||updated?.kind!=="scalar")return[];if(changedLeaves(was,is).every(([first])=>first===field))return[];let written=typeof updated.
value=="string"?parseInstant(updated.value):void 0,second=Math.floor(now/1e3)*1e3;if(!written?.inProfile||written.ms>=second)return[];let moment=formatInstant(second),
text=written.zoned?moment:moment.replace(/Z$/,"");return[{start:updated.start,end:updated.end,text:inItsQuotes(text,updated)}]}function fieldsOf(text,limits){let{
dialect,yaml}=formOf(text);if(dialect===void 0||dialect==="prose")return;let{root}=readMapping(text,yaml,limits);if(!root)return;let isSchema=dialectOfKeys(root.
entries.map(({key})=>String(key.value)))==="schema",{schema}=isSchema?stateSpecification:persistenceSpecification;return new TextDocument(stateFile,text,{root,faults:[],
verdict:{schema,violations:[]}})}var skipped="skip(?:ped)?|omitted|not ?(?:needed|required|applicable)",finished="(?:complete|completed|done|finished|implemented|started|begun|ready|success|suc\
cessful)",open=[`not ?(?:yet ?)?${finished}|not`,`(?:partial|partially|mostly|nearly|almost|largely|half)(?: ?${finished})?|half ?way|in part|incomplete|unfinis\
hed`,"fail(?:ed|ing|s|ure|ures)?(?! ?(?:safe|over))|errors?(?! ?free)|errored|unsuccessful|unresolved|broken|crashed","blocked|stuck|stalled|halted|stopped|susp\
ended|paused|interrupted|on ?hold|held|checkpoint","abort(?:ed)?|abandon(?:ed)?|cancel(?:l?ed)?|reverted|rolled ?back|rejected|killed|terminated|died|dead|time \
?out|timed ?out","in ?progress|progress|progressing|work in progress|wip|working|under ?way|on ?going|active|running|executing|started","resumed|initiali[sz]ed|\
open|pending|planned|planning|scheduled|queued|draft|proposed|unstarted|deferred|postponed","delayed|await(?:s|ing)|waiting|needs|(?:in|under) review|to ?do|to \
be \\p{L}{2,20}|tbd|tba|fixme|placeholder|coming soon","(?:no|false)(?=[^\\p{L}\\p{N}]{0,9}$)"].join("|"),words=new RegExp(`^(?:(?<skipped>${skipped})|(?:${open}\
))(?![\\p{L}\\p{N}])(?<rest>.{0,200})$`,"u"),share=/^(\d{1,3})(?:\.\d{1,9})? ?%|^(\d{1,4}) ?(?:\/|of|out of) ?(\d{1,4})(?!\d)/,openSigns=/[❌✗✘✖🚫⛔🛑🚧⏳⌛⏸🔴🟡🔄]/u,
skippedSigns=/[⏭⏩]/u;function saidBy(text,isWhole=!1){let sign=text.slice(0,200).trim(),plain2=sign.toLowerCase().replace(/^[^\p{L}\p{N}]+/u,"").replace(new RegExp(
"(?<=\\p{L})[-_](?=\\p{L})|\\s+","gu")," ");if(plain2==="")return skippedSigns.test(sign)?"skipped":openSigns.test(sign)?"open":void 0;if(isShort(plain2))return"\
open";let{skipped:isSkipped,rest}=words.exec(plain2)?.groups??{};if(!(rest===void 0||isWhole&&/^ ?[\p{L}\p{N}]/u.test(rest)))return isSkipped===void 0?"open":"s\
kipped"}function isShort(text){let[,percent,part,whole]=share.exec(text)??[];return percent!==void 0?Number(percent)<100:part!==void 0&&Number(part)<Number(whole)}var longest=500,before="^[ \\t>]{0,9}(?:[-*+][ \\t]{1,3})?(?:#{1,3}[ \\t]{1,3})?[*_]{0,3}",whose="(?:(?:block|final|overall|current|completion|execution|task|wo\
rk)[ ])?",between="[*_]{0,3}[ \\t]{0,3}(?:[:\uFF1A=\u2013\u2014]|-(?=[ \\t]))[*_ \\t]{0,9}",said="([^\\s*_].{0,200})$",statusLine=new RegExp(`${before}${whose}s\
tatus${between}${said}`,"i"),likelyLines=[new RegExp(`${before}${whose}(?:outcome|result|state)${between}${said}`,"i"),/^[ \t]{0,3}\|?[ \t*_]{0,9}(?:status|outcome|result)[ \t*_:]{0,9}\|[ \t*_]{0,9}([^\s*_|][^|]{0,200})\|?[ \t]{0,9}$/i],
inTitle=/^ {0,3}#[ \t].{0,300}(?:[ \t][–—-][ \t]|[([])[ \t]{0,3}([^a-z–—([\])-]{2,60}?)[ \t]{0,3}[)\]]?[ \t]{0,9}$/,heading=new RegExp(`^ {0,3}#{2,3}[ \\\
t]{1,3}[*_]{0,3}${whose}(?:status|outcome|result)[*_: \\t]{0,9}$`,"i"),headSection=/^ {0,3}#{2,3}[ \t]{1,3}(?:block |final |overall |execution )?(?:overview|summary|status|outcome|result|details|metadata|info)/i;
function statusInText(lines){let isHead=!0,isBelow=!1;for(let line of lines){let{raw,heading:depth}=line;depth>1&&(isHead&&=headSection.test(raw)||heading.test(
raw));let found=(isHead||isBelow||depth===2)&&raw.length<=longest?statusOfLine(line,isBelow):void 0;if(found)return found;isBelow=(isHead||depth===2)&&heading.test(
raw)}}function statusOfLine({raw,start},isBelow){let sure=statusLine.exec(raw)?.[1],likely=[...likelyLines,inTitle].map(form2=>form2.exec(raw)?.[1]).find(text2=>text2!==
void 0),below=isBelow?raw.replace(/^[\s>#*+_-]{0,9}/,""):void 0,text=(sure??likely??below)?.replace(/[*_\s|#]+$/,"");if(text===void 0||text===""||saidBy(text,sure===
void 0)===void 0&&(sure===void 0||isTemplate(text)))return;let from=start+raw.lastIndexOf(text);return{text,start:from,end:from+text.length}}var longest2=1e3,lead=/^(?:[\s>*+_-]|\d{1,4}[.)]\s|\[[ xX]\]\s|✅|⏳|☐){0,20}/u,label=/^[\p{L}\p{N}][^:*_]{0,60}[*_]{0,3}:[*_]{0,3}(?=\s|$)/u;function kindsOfLines(lines){
return new Set(lines.map((line,index)=>line.includes("|")&&isRule(lines[index+1]??"")?"label":kindOfLine(line)))}function isRule(line){return line.includes("-")&&
line.includes("|")&&/^[\s>|:-]+$/.test(line)}function kindOfLine(raw){if(raw.length>longest2)return"text";let isHeading=/^ {0,3}#{1,6}(?:\s|$)/.test(raw),line=raw.
replace(/^ {0,3}#{1,6}/,"").replaceAll("|"," ");if(/^[\s:|=-]*$/.test(line))return"label";let whole=line.replace(lead,""),content=whole.replace(label,"").replace(
lead,"");return isTemplate(whole)||isTemplate(content)?"template":isHeading?/\{\{[^{}]{0,200}\}\}/.test(content)?"template":"label":/[\p{L}\p{N}]/u.test(content)?
"text":"label"}var likeStatus=["outcome","result","state"],yesOrNo=[[!0,["skipped","failed","blocked","partial","incomplete","unfinished","aborted","interrupted","draft","wip"]],
[!1,["complete","completed","done","finished"]]],naming=new Set(["cluster","block","blockname","phase","wave","plan","name","title","type","version","subsystem",
"tags","createdat","updatedat","created","date"]),known2=new WeakMap;function outcomeOf(summary){let outcome=known2.get(summary)??readOutcome(summary);return known2.
set(summary,outcome),outcome}async function readOutcome(summary){let{document,body,isBroken}=summary;if(isBroken)return{kind:"complete"};let status=statusOf2(summary);
if(status)return status;let isTold2=hasContent(document.root),isPlain=!statusInText(body.lines)&&!body.lines.some(({raw})=>kindOfLine(raw)==="template");if(isTold2&&
isPlain)return{kind:"complete"};let structure=await body.structure();if(!structure.ok)return{kind:"complete"};let lines=textLines(body.lines,structure),said2=statusInText(
lines);if(said2)return judged(said2.text.replace(/[*`]/g,""),document.span(said2.start,said2.end));let kinds=kindsOfLines(lines.map(({raw})=>raw));return kinds.
has("text")?{kind:"complete"}:kinds.has("template")||!isTold2&&!isNamed(document.root)?{kind:"open",at:document.at(""),why:void 0}:{kind:"complete"}}function statusOf2({
document}){let texts=name=>fieldsNamed(document,name).flatMap(({value,keyPath})=>{let text=value.kind==="scalar"?textOf(value).trim():"";return text===""?[]:[{text,
at:document.at(keyPath)}]});for(let{text,at}of texts("status"))if(saidBy(text)||!isTemplate(text))return judged(text,at);for(let{text,at}of likeStatus.flatMap(texts))
if(saidBy(text,!0))return judged(text,at);for(let[answer,names2]of yesOrNo)for(let{name,value,keyPath}of names2.flatMap(one=>fieldsNamed(document,one)))if(!(value.
kind!=="scalar"||value.value!==answer))return folded(name)==="skipped"?{kind:"skipped"}:{kind:"open",at:document.at(keyPath),why:`${name}: ${answer}`}}function judged(text,at){
let said2=saidBy(text);return said2==="open"?{kind:"open",at,why:text}:{kind:said2??"complete"}}function hasContent(root){return(root?.kind==="map"?root.entries:
[]).some(({key,value})=>!naming.has(folded(String(key.value)))&&isTold(value))}function isTold(node){if(node.kind==="list")return node.items.some(isTold);if(node.
kind==="map")return node.entries.some(({value})=>isTold(value));let text=textOf(node).trim();return text!==""&&!isNothing(text)&&!isTemplate(text)}function isNamed(root){
let entries=root?.kind==="map"?root.entries:[];return entries.some(({value})=>isTold(value))&&entries.every(({key})=>naming.has(folded(String(key.value))))}function placementOf(numbering,named2){let{phases,restarts}=numbering,places=placesOf(numbering),keyIn=(place2,number)=>{let{numbers=[],blocks=0,before:before2}=phases[place2]??
{};return number>=1&&number<=blocks&&before2!==void 0?String(before2+number):`${numbers[0]}-${number}`},inPhase=(phase,number)=>{let place2=places.get(phase);return place2===
void 0?`${phase}-${number}`:keyIn(place2,number)},fits=({phase=0,number})=>{let{blocks=0,before:before2}=phases[places.get(phase)??-1]??{};return before2!==void 0&&
number>before2&&number<=before2+blocks},isOwn=({phase=0,number})=>number>=1&&number<=(phases[places.get(phase)??-1]?.blocks??0),restarted=new Set(named2.filter(
one=>one.isPlain&&!fits(one)&&isOwn(one)).map(({phase})=>phase));return{keyIn,keyOf(block){let{phase,number,isPlain}=block;return phase===void 0?String(number):
!isPlain||restarts||restarted.has(phase)||!fits(block)&&isOwn(block)?inPhase(phase,number):String(number)}}}function placesOf({phases}){let places=new Map;for(let which of[
0,1])for(let[place2,{numbers}]of phases.entries()){let number=numbers[which];number!==void 0&&!places.has(number)&&places.set(number,place2)}return places}function isCounted({
phases}){let last=phases.at(-1);return last?.before!==void 0&&last.blocks!==void 0}function mayBeSame(one,other,numbering){let names2=new Set(blockNames(one,numbering));
return blockNames(other,numbering).some(name=>names2.has(name))?!0:!isCounted(numbering)&&(mayBeLater(one,other)||mayBeLater(other,one))}function mayBeLater(inMission,{
phase=1,number,isPlain}){let isAlike=isPlain&&inMission.phase===phase;return inMission.isPlain&&!isAlike&&phase>1&&inMission.number-number>=phase-1}async function keptFiles(snapshot){let{present,numbering,summaries,plans}=snapshot,named2=namedBlocks(snapshot),placement=placementIn(snapshot),byFile=new Map([
...summaries,...plans].map(companion=>[companion.file,companion])),kept=[],planned=new Set,skipped2=new Set;for(let file of present){let companion=byFile.get(file),
summary=namedSummary(file),plan=summary?void 0:namedPlan(file),keys=keysOf((summary??plan)?.block,companion,placement);if(plan){for(let key of keys)planned.add(
key);if(companion&&isSkippedPlan(companion))for(let key of keys)skipped2.add(key)}if(!summary)continue;let outcome=companion?await outcomeOf(companion):{kind:"c\
omplete"};if(outcome.kind==="skipped")for(let key of keys)skipped2.add(key);kept.push({file,outcome,keys,phase:phaseOf(file,companion)})}let isByPhase=numbering.
restarts||named2.some(block=>!block.isPlain);return{placement,summaries:kept,planned,skipped:skipped2,isByPhase}}function placementIn(snapshot){let{state,numbering}=snapshot,
ticked=state?.dialect==="prose"?state.ticks.map(({block,...tick})=>({...tick,number:block})):[];return placementOf(numbering,[...namedBlocks(snapshot),...ticked])}
function namedBlocks({present}){return present.flatMap(file=>(namedSummary(file)??namedPlan(file))?.block??[])}function keysOf(named2,companion,{keyOf}){let blocks=[
named2,companion?.block].filter(block=>block!==void 0);return[...new Set(blocks.map(keyOf))]}function phaseOf(file,companion){let[,digits2]=/^phases\/(?:phase[ _-]?)?(\d{1,4})(?![\d.])/i.
exec(file)??[];return companion?.block?.phase??(digits2===void 0?void 0:Number(digits2))}function isSkippedPlan({document}){return fieldsNamed(document,"status").
some(({value})=>value.kind==="scalar"&&/^skip/i.test(textOf(value)))}function digits(number){return String(number).padStart(2,"0")}var inFolders=["summary","plan","checkpoint"],known3=new WeakMap;function whyUnread(snapshot,kind){let reasons=known3.get(snapshot)??reasonsOf(snapshot);return known3.
set(snapshot,reasons),reasons.get(kind)}function whyUnseen({root,unreadable,documents}){let read=new Set(documents.map(({path})=>path)),prefix=pathIn(root,""),isFile=path=>{
let file=path.startsWith(prefix)?path.slice(prefix.length):path;return file===stateFile||companionKind(file)!==void 0||read.has(path)},folder=unreadable.find(({
path})=>!isFile(path));return folder&&`not all of ${quote(folder.path)} could be looked through`}function reasonsOf(snapshot){let{root,present,summaries,checkpoints,
plans,scratchpad,warmth,decisions,blockers}=snapshot,read=new Map;for(let one of[summaries,checkpoints,plans,scratchpad,warmth,decisions,blockers].flat())one&&read.
set(one.file,one);let broken=new Map,unread=new Map;for(let file of present){let kind=companionKind(file),companion=read.get(file);if(kind===void 0||kind==="con\
fig"||companion?.isBroken===!1)continue;let paths=companion?broken:unread,others=paths.get(kind);others?others.push(pathIn(root,file)):paths.set(kind,[pathIn(root,
file)])}let unseen=whyUnseen(snapshot);return new Map([...unseen===void 0?[]:inFolders.map(kind=>[kind,unseen]),...[...broken].map(([kind,paths])=>[kind,`${named(
paths)} ${paths.length>1?"do":"does"} not parse`]),...[...unread].map(([kind,paths])=>[kind,`${named(paths)} could not be read`])])}function named(paths){return some(
paths.map(quote),1)}function persistenceWork(state,kept){let{position,block}=state.data,field2=position?.block===void 0&&block!==void 0?"block":"position.block",phase=position?.phase===
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
let key=placement.keyOf({phase:tick.phase,number:tick.block,isPlain:tick.isPlain}),label3=tick.isPlain?digits(tick.block):`${digits(tick.phase??0)}-${digits(tick.
block)}`,{at,complete:isComplete,isSkipped}=tick;blocks.has(key)||blocks.set(key,{key,label:label3,at,said:{at,isComplete,isSkipped}})}return[...byPhase].flatMap(
([number,found])=>{let blocks=[...found.values()],done=blocks.filter(({said:said2})=>said2?.isComplete),[first]=blocks;if(!first)return[];let name=number===void 0?
"the mission":`phase ${number}`,says=`${count(done.length,"block")} of ${name} ${done.length===1?"is":"are"} ticked`;return{when:whenOf(number,phase?.current),numbers:number===
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
(status==="complete"?blocks:0))),statusNode=state.document.node(`${path}.status`),isSkipped=statusNode?.kind==="scalar"&&statusNode.value==="skipped",said2=isSkipped&&
{said:{at:state.at(`${path}.status`),isComplete:!0,isSkipped}};return{when,numbers:[...new Set([own,number])],claim:{at:state.at(`${path}.blocks`),says:`${name}\
 has ${count(blocks,"block")}`},complete:{count:complete,at:state.at(`${path}.blocks_complete`),says:`${count(complete,"block")} of ${name} ${complete===1?"is":
"are"} complete`},blocks:Array.from({length:Math.max(0,blocks)},(_,index)=>{let label3=`${digits(own)}-${digits(index+1)}`;return{key:keyIn(number-1,index+1),label:label3,
...said2}}),isNamed:!0}}function undefinedPhases(state){let{blocks_complete:done=0,blocks_total:total=0}=state.data.progress??{},length=Math.min(total,1e4),complete=Math.
max(0,Math.min(length,done));if(length<=0)return[];let says=`${count(complete,"block")} ${complete===1?"is":"are"} complete`;return[{when:"current",numbers:[],claim:{
at:state.at("progress.blocks_total"),says:`the mission has ${count(total,"block")}`},complete:{count:complete,at:state.at("progress.blocks_complete"),says},blocks:Array.
from({length},(_,index)=>({key:String(index+1),label:digits(index+1)})),isNamed:!1}]}var known4=new WeakMap;function workOf2(snapshot,state){let work=known4.get(state)??readWork(snapshot,state);return known4.set(state,work),work}async function readWork(snapshot,state){
if(state.dialect==="prose"&&state.unread)return{unknown:state.unread};let unseen=whyUnseen(snapshot);if(unseen)return{unknown:unseen};let kept=await keptFiles(snapshot),
work=workIn(state,kept);return work?{...work,kept}:{unknown:`the mission counts more than ${1e4} blocks`}}function workIn(state,kept){return state.dialect==="sc\
hema"?schemaWork(state,kept.placement):state.dialect==="prose"?proseWork(state,kept.placement):persistenceWork(state,kept)}function isBlank(value){return value.kind==="scalar"?isUnsaid(textOf(value)):value.kind==="list"?value.items.every(isBlank):value.entries.every(({value:field2})=>(field2.
kind==="list"?field2.items.length>0:!0)&&isBlank(field2))}function typeOf({document}){let[field2]=fieldsNamed(document,"type"),word=field2?.value.kind==="scalar"?folded(textOf(field2.value)):void 0;return checkpointTypes.
find(type=>folded(type)===word)}function detailOf({document},name){let found=[`checkpoint_details.${name}`,name].flatMap(path=>fieldsNamed(document,path));return found.
find(({value})=>!isBlank(value))??found[0]}function headOf({document}){let[type]=fieldsNamed(document,"type");return type?document.at(type.keyPath):document.at(
[])}var naming2=new Set(["id","key","name","label","title","value","option","choice"]);function optionsOf(checkpoint){let value=detailOf(checkpoint,"options")?.value;
return!value||isBlank(value)?[]:value.kind==="list"?value.items.filter(item=>!isBlank(item)).map(optionOf):value.kind==="map"?value.entries.map(ofEntry):partsOf(
textOf(value)).map(ofText)}function optionOf(item){if(item.kind==="scalar")return ofText(textOf(item));if(item.kind==="list")return ofText(textIn(item));let own=item.
entries.filter(({key,value})=>naming2.has(folded(textOf(key)))&&!isBlank(value)),[first,...others]=item.entries;if(own.length===0&&first){let whole=ofEntry(first);
return{...whole,text:[whole.text,...others.map(({value})=>textIn(value))].join(" ")}}let texts=own.map(({value})=>textIn(value));return{name:texts[0]??"",names:texts.
flatMap(namesIn),text:textIn(item)}}function ofEntry({key,value}){let name=textOf(key),inner=value.kind==="map"?optionOf(value).names:[];return{name,names:[...namesIn(
name),...inner],text:`${name} ${textIn(value)}`}}function ofText(text){let[name=text]=beforeDescription(text);return{name,names:[...new Set([text,name].flatMap(
namesIn))],text}}var ordinal=/^\s{0,9}(?:option\s{1,9})?(?:\(?(\d{1,2}|[a-z])[).:]\s|\[(\d{1,2}|[a-z])\])\s{0,9}/i;function namesIn(text){let match=ordinal.exec(
text),names2=match?[match[1]??match[2]??"",text.slice(match[0].length)]:[];return[text,...names2].map(wordsIn).filter(name=>name!=="")}function beforeDescription(text){
let ends=[" - "," \u2013 "," \u2014 ",": "," ("].map(sign=>text.indexOf(sign)).filter(at=>at>0);return ends.length>0?[text.slice(0,Math.min(...ends))]:[]}var bullet=/^\s{0,99}[-*+•]\s/;
function partsOf(text){return text.split(/\n|[,;|]|\s(?=\d{1,2}[).]\s)|\sor\s/).map(line=>line.replace(bullet,"").trim()).filter(line=>line!=="")}function answerOf(checkpoint){let field2=detailOf(checkpoint,"user_response");if(!field2||isBlank(field2.value))return;let text=textIn(field2.value);return!isNotYet(
text)||optionsOf(checkpoint).some(({names:names2})=>names2.includes(wordsIn(text)))?{field:field2,text}:void 0}var longest3=500,place=/^ (?:option |choice |number |no )?(\d{1,2}|[a-z]) $/;
function chosenOption(answer,options){let said2=wordsIn(answer.slice(0,longest3));if(said2==="")return;let exact=options.find(({names:names2})=>names2.includes(
said2));if(exact)return exact;let[,ordinal2]=place.exec(said2)??[],numbered=ordinal2===void 0?void 0:options[indexOf(ordinal2)];return numbered||(options.map(option=>({
option,length:longestIn(said2,option)})).filter(({length})=>length>0).sort((a,b)=>b.length-a.length)[0]?.option??begunBy(said2,options)??options.find(option=>isPartOf(
said2,option)))}function isPartOf(said2,{names:names2,text}){return[...names2,wordsIn(text)].some(one=>one.includes(said2))}function begunBy(said2,options){let begun=options.
filter(({names:names2})=>names2.some(name=>name.startsWith(said2.trimEnd())));return begun.length===1?begun[0]:void 0}var indexOf=ordinal2=>/\d/.test(ordinal2)?
Number(ordinal2)-1:ordinal2.charCodeAt(0)-97;function longestIn(said2,{names:names2}){return Math.max(0,...names2.filter(name=>isTelling(name)&&said2.includes(name)).
map(({length})=>length))}function isTelling(name){return name.length>3&&!/^ \d+ $/.test(name)}var form=/^[ \t>]{0,99}((?:[-*+•]|\d{1,4}[.)])[ \t]{1,99})?(?:\[[ xX]\][ \t]{1,99})?/;function leadOf(raw){return form.exec(raw)?.[0]??""}function isListItem(raw){
return form.exec(raw)?.[1]!==void 0}var label2=/^[*_`]{0,3}([\p{L}\p{N}][^:]{0,79}):[*_`]{0,3}(?=\s|$)/u,mostWords=5;function trimmed(text,start,end){let raw=text.slice(start,end),left=/^[\s*_`]*/.
exec(raw)?.[0].length??0,right=raw.length;for(;right>left&&/[\s*_`]/.test(raw.charAt(right-1));)right-=1;return{text:raw.slice(left,right),start:start+left,end:start+
right}}function saidBy2({raw,start,end}){let from=leadOf(raw).length,{text,...at}=trimmed(raw,from,end-start);return{text,start:start+at.start,end:start+at.end}}
function labelledLine(line){let from=leadOf(line.raw).length;return labelled(line.raw.slice(from),line.start+from)}function labelled(text,offset){let match=label2.
exec(text);if(!match)return;let colon=text.indexOf(":"),key=trimmed(text,0,colon);if(key.text===""||key.text.split(/\s+/).length>mostWords)return;let value=trimmed(
text,match[0].length,text.length);return{key:moved(key,offset),value:moved(value,offset)}}function titleOf({raw,start}){let from=/^[ \t]*#{1,6}/.exec(raw)?.[0].
length??0,to=raw.length;for(;to>from&&/[\s#]/.test(raw.charAt(to-1));)to-=1;return moved(trimmed(raw,from,to),start)}function isBreak(raw){return/^[\s*_=-]{3,}$/.
test(raw)}function indentOf(raw){return raw.length-raw.trimStart().length}function moved({text,start,end},by){return{text,start:start+by,end:end+by}}var fieldColumns=new Set(["","field","key","property","attribute"]),valueColumns=new Set(["","value","detail","details","content"]),EntryReader=class{#entries=[];#headings=[];#current;#field;#document;#lines;#isHead;constructor(document,lines,isHead){
this.#document=document,this.#lines=lines,this.#isHead=isHead}read(){for(let index=0;index<this.#lines.length;index+=1){let line=this.#lines[index],rows=line.heading>
0?0:this.#tableAt(index);line.heading>0?this.#openHeading(line):rows>0?(this.#readTable(line,this.#lines.slice(index+2,index+rows)),index+=rows-1):this.#isHead(
line.raw)?this.#openLine(line):this.#readLine(line)}return this.#close(0,this.#lines.at(-1)?.end??0),this.#entries}#openHeading(line){this.#close(line.heading,line.
start);let entry=this.#open("heading",titleOf(line),line,line.heading);this.#headings.push(entry),this.#current=entry}#openLine(line){this.#endLineEntry(line.start),
this.#current=this.#open("line",saidBy2(line),line,0)}#open(opens,title,{start,end},level){let at=this.#document.span(title.text===""?start:title.start,title.text===
""?end:title.end),parent=this.#headings.at(-1),entry={opens,title:title.text,at,fields:new Map,lines:[],parent,start,end,level};this.#entries.push(entry),this.#field=
void 0;let field2=opens==="row"?void 0:labelled(title.text,title.start);return field2&&this.#put(entry,field2.key,field2.value),entry}#close(level,end){for(this.#endLineEntry(
end);(this.#headings.at(-1)?.level??-1)>=level;){let entry=this.#headings.pop();entry.end=end;let said2=entry.lines.map(line=>saidBy2(line).text).join(" "),{parent}=entry,
key=folded(entry.title);parent&&said2!==""&&key.length<=80&&!parent.fields.has(key)&&parent.fields.set(key,{key:entry.title,text:said2,at:entry.at})}}#endLineEntry(end){
this.#current?.opens==="line"&&(this.#current.end=end,this.#current=this.#headings.at(-1))}#tableAt(index){if(!(isTableRule(this.#lines[index+1]?.raw??"")&&this.#isRow(
index))||!this.#isJoined(index+1))return 0;let rows=2;for(;this.#isJoined(index+rows)&&this.#isRow(index+rows);)rows+=1;return rows}#isRow(index){let line=this.#lines[index];
return line?.heading===0&&line.raw.includes("|")}#isJoined(index){let[above,below]=[this.#lines[index-1],this.#lines[index]];return above!==void 0&&below!==void 0&&
isNextLine(this.#document.text,above,below)}#readTable(heading2,rows){let keys=piecesOf(heading2),[first,second]=keys.map(({text})=>folded(text)),isOfFields=keys.
length===2&&fieldColumns.has(first??"")&&valueColumns.has(second??"");for(let row of rows){let cells=piecesOf(row);if(isOfFields&&this.#current){let[key,value]=cells;
key&&value&&key.text!==""&&this.#put(this.#current,key,value),this.#current.lines.push(row);continue}let entry=this.#open("row",{text:"",start:row.start,end:row.
end},row,0);entry.lines.push(row);for(let[column,value]of cells.entries()){let key=keys[column];key&&key.text!==""&&this.#put(entry,key,value)}}this.#field=void 0}#readLine(line){
let entry=this.#current;if(!entry)return;if(entry.lines.push(line),isBreak(line.raw)){this.#field=void 0;return}let field2=this.#field,found=field2!==void 0&&indentOf(
line.raw)>=indentOf(field2.line.raw)+2?void 0:labelledLine(line);if(found){let isFirst=this.#put(entry,found.key,found.value);this.#field=isFirst?{key:folded(found.
key.text),line,last:line}:void 0}else field2&&this.#goOn(entry,field2,line)}#goOn(entry,{key,line:first,last},line){let before2=entry.fields.get(key),isEmpty=before2?.
text==="";if(!before2||!(isEmpty||isNextLine(this.#document.text,last,line))){this.#field=void 0;return}let{text,start,end}=saidBy2(line),at=isEmpty?this.#document.
span(start,end):before2.at;entry.fields.set(key,{...before2,text:isEmpty?text:`${before2.text} ${text}`,at}),this.#field={key,line:first,last:line}}#put({fields},key,value){
let name=folded(key.text);if(fields.has(name))return!1;let{start,end}=value.text===""?key:value;return fields.set(name,{key:key.text,text:value.text,at:this.#document.
span(start,end)}),!0}};function piecesOf({raw,start}){let cells=cellsOf(raw).map(cell=>{let piece=trimmed(raw,cell.start,cell.start+cell.text.length);return{text:piece.
text,start:start+piece.start,end:start+piece.end}}),line=raw.trim();return cells.slice(line.startsWith("|")?1:0,line.endsWith("|")?-1:void 0)}function entriesInFields(document){let{root}=document;return(root?.kind==="map"?root.entries:[]).flatMap(({key,value})=>{if(value.kind==="scalar")return[];let section=entryOf(
document,value,key,void 0);return value.kind==="map"?[section]:[section,...value.items.map(item=>entryOf(document,item,void 0,section))]})}function entryOf(document,value,key,parent){
let{start,end}=key?{start:key.start,end:value.end}:value,title=key??(value.kind==="scalar"?value:void 0),head=title??(value.kind==="map"?value.entries[0]?.key:void 0)??
{start,end};return{opens:"record",title:title?textOf(title):"",at:document.span(head.start,head.end),fields:value.kind==="map"?fieldsOf2(document,value):new Map,
lines:[],parent,start,end}}function fieldsOf2(document,{entries}){let fields=new Map;for(let{key,value}of entries){let name=folded(textOf(key));if(value.kind!==
"scalar"||fields.has(name))continue;let text=textOf(value).replace(/\s+/g," ").trim(),{start,end}=text===""?key:value;fields.set(name,{key:textOf(key),text,at:document.
span(start,end)})}return fields}async function readEntries(companion,{isHead=()=>!1}={}){let{document,body}=companion;if(isMarkdownToo(companion)){let lines2=scanLines(document.text,0,document.
text.length);return{ok:!0,entries:new EntryReader(document,lines2,isHead).read()}}let recorded=entriesInFields(document);if(body.lines.length===0)return{ok:!0,entries:recorded};
let structure=await body.structure();if(!structure.ok)return structure;let lines=textLines(body.lines,structure).map(line=>withoutHtml(line,structure));return{ok:!0,
entries:[...recorded,...new EntryReader(document,lines,isHead).read()]}}function isMarkdownToo({document:{root,text},isBroken}){if(isBroken||root?.kind!=="map"||
!/^\s{0,99}#{1,6}\s/.test(text))return!1;let isRecord=({kind})=>kind==="map";return!root.entries.some(({value})=>isRecord(value)||value.kind==="list"&&value.items.
some(isRecord))}function withoutHtml(line,structure){if(!line.raw.includes("<"))return line;let isShown=offset=>structure.isText(offset)||structure.isCode(offset),
shown2=Array.from({length:line.raw.length},(_,at)=>isShown(line.start+at)?line.raw.charAt(at):" ");return{...line,raw:shown2.join("")}}var names={type:["type","checkpointtype"],verification_instructions:["verificationinstructions","verification","verificationsteps","howtoverify","verify"],question:[
"question","decisionneeded","decisionrequired"],options:["options","choices"],required_action:["requiredaction","actionrequired","actionneeded"],last_action:["l\
astaction"],partial_work:["partialwork"],error:["error","whatwentwrong"],user_response:["userresponse","response","useranswer","answer","userdecision"]},longest4=40;
function nameOf2(key){let word=key.length>longest4?"":folded(key).replace(/:$/,"");return Object.keys(names).find(name=>names[name]?.includes(word))}async function withTextFields(checkpoint){
let{document,body}=checkpoint;if(body.lines.length===0)return checkpoint;let read=await readEntries(checkpoint);if(!read.ok)return read.reason;let{root}=document,
own=root?.kind==="map"?root.entries:[],known7=new Set(own.map(({key})=>folded(String(key.value)))),told=[],entries=read.entries.filter(({opens})=>opens!=="recor\
d"),offer=entries.find(({opens,title})=>opens==="heading"&&nameOf2(title)==="options"),offered=entries.filter(({parent})=>parent&&parent===offer).map(pieceOf);for(let section of entries.
flatMap(entry=>sectionsOf(entry,entry===offer?offered:[]))){let value=saidIn(section);!value||known7.has(folded(section.name))||(known7.add(folded(section.name)),
told.push({key:scalar(section.head,section.name),value}))}if(told.length===0)return checkpoint;let{path,text,faults,verdict}=document,whole={kind:"map",entries:[
...own,...told],start:0,end:text.length};return{...checkpoint,document:new TextDocument(path,text,{root:whole,faults,verdict})}}function sectionsOf(entry,offered){
let sections=[],open2,begin=(name2,rest)=>{open2={name:name2,...rest,parts:[]},sections.push(open2)},{title,at,opens}=entry,name=opens==="heading"?nameOf2(title):
void 0;name!==void 0&&begin(name,{head:{text:title,...at},value:void 0,line:void 0});for(let line of entry.lines){let label3=labelledLine(line),known7=label3&&nameOf2(
label3.key.text);label3&&known7!==void 0?begin(known7,{head:label3.key,value:label3.value,line}):isBreak(line.raw)||label3&&endsAt(open2,line)?open2=void 0:open2?.
parts.push(line)}return name!==void 0&&sections[0]?.parts.push(...offered),sections}function endsAt(open2,line){return open2?.line?isListItem(line.raw)?isListItem(
open2.line.raw)&&indentOf(line.raw)<=indentOf(open2.line.raw):!0:!1}function pieceOf({opens,title,fields,at}){let[first]=fields.values(),{start,end}=opens==="ro\
w"&&first?first.at:at;return{text:opens==="row"?first?.text??"":title,start,end}}function saidIn({name,value,parts}){let said2=parts.map(part=>"raw"in part?saidBy2(
part):part).filter(({text})=>text!==""),[first,last]=[value?.text?value:said2[0],said2.at(-1)];if(!first)return;if(name==="type"){let word=folded(first.text).replace(
/^checkpoint:/,""),type=checkpointTypes.find(one=>word.startsWith(folded(one)));return type&&scalar(first,type)}if(value?.text)return scalar(value,[value,...said2].
map(({text})=>text).join(`
`));let items=parts.flatMap(part=>"raw"in part?isListItem(part.raw)?[saidBy2(part)]:[]:[part]),span={start:first.start,end:last?.end??first.end};return items.length>
0?{kind:"list",items:items.map(item=>scalar(item,item.text)),...span}:scalar({text:"",...span},said2.map(({text})=>text).join(`
`))}function scalar({start,end},value){return{kind:"scalar",value,source:value,style:"block",start,end}}var known5=new WeakMap;function readCheckpoints(snapshot){let reading=known5.get(snapshot)??readAll(snapshot);return known5.set(snapshot,reading),reading}async function readAll(snapshot){
let checkpoints=[],unread=whyUnread(snapshot,"checkpoint");for(let checkpoint of snapshot.checkpoints){if(checkpoint.isBroken)continue;let read=await readOne(checkpoint);
typeof read=="string"?unread??=read:checkpoints.push(read)}return{checkpoints,unread}}async function readOne(checkpoint){let{document,body}=checkpoint,isMarkdown=document.
root===void 0&&body.lines.some(({heading:heading2})=>heading2===0),read=await withTextFields(checkpoint);return typeof read=="string"?isMarkdown?read:{...checkpoint,
isMarkdown}:isMarkdown&&typeOf(read)===void 0?`the text of ${quote(document.path)} does not tell its type`:{...read,isMarkdown}}var known6=new WeakMap;function stampsOf(state){let stamps=known6.get(state)??[...findStamps(state)];return known6.set(state,stamps),stamps}function*findStamps({
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
ells when the mission last moved"}:{answer:"silent",status,signs}}function scopedSubject(subject){let[whole,type,scope]=/^([A-Za-z]{1,20})\(([^()]{1,60})\)!?:/.exec(subject)??[];if(!(whole===void 0||type===void 0||scope===void 0))
return{type,scope,rest:subject.slice(whole.length).trim()}}function numberedScope(subject){let scope=scopedSubject(subject)?.scope;return scope!==void 0&&/^\d{1,4}(?:-\d{1,4})?$/.
test(scope)?scope:void 0}function mayMean(scope,block){let meant=scope.replace(/\d+/g,digits2=>String(Number(digits2))),inPhase=block.filter(name=>name.includes(
"-"));if(meant.includes("-"))return inPhase.length===0||inPhase.includes(meant);let phases=inPhase.map(name=>name.slice(0,name.indexOf("-")));return block.includes(
meant)||phases.includes(meant)||inPhase.length===block.length}var longest5=40,timeOfDay=/^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)? ?(?:(am|pm)|z|utc|[+-]\d{2}:?\d{2})?$/i;function clockTime(text){if(text.length>longest5)
return;let[,hour,minute,second="0",half]=timeOfDay.exec(text)??[];if(hour===void 0){let instant=parseInstant(text.replace(/ ?UTC$/i,"Z"));return instant&&{isDated:!0,
...instant}}let hours=half?Number(hour)%12+(half.toLowerCase()==="pm"?12:0):Number(hour);if(!(hours>23||Number(minute)>59||Number(second)>59))return{isDated:!1,
ms:((hours*60+Number(minute))*60+Number(second))*1e3}}function share2({complete,total}){return total===0?0:complete/total*100}function isShare(percent,count2){return Math.abs(percent-share2(count2))<=.1+1e-9}function isRoundedShare(percent,count2){
return isShare(percent,count2)||percent===Math.round(share2(count2))||percent===Math.floor(share2(count2))}function shown(percent){return Math.round(percent*100)/
100}function checkpointFiles({present}){let files=present.filter(file=>companionKind(file)==="checkpoint"),rank=file=>file==="CHECKPOINT.md"?0:file.split("/").length;
return files.sort((a,b)=>rank(a)-rank(b)||(a<b?-1:1))}function createdOf(state){return state.dialect==="prose"?void 0:momentOf(state.data.created_at)}function updatedOf(state){return state.dialect==="prose"?void 0:
momentOf(state.data.updated_at)}function momentOf(text){let instant=text===void 0?void 0:parseInstant(text);return instant&&text!==void 0?{...instant,text}:void 0}var newDayMs=6*36e5;function setbacksIn(entries,{clockSkewMs}){let timed=entries.filter(({clock})=>clock!==void 0),setbacks=[],pairs=0;for(let[index,entry]of timed.
entries()){let before2=timed[index-1];!before2||!isComparable(before2,entry)||(before2.clock?.ms!==entry.clock?.ms&&(pairs+=1),isOlder(entry,before2,entry.who===
before2.who?0:clockSkewMs)&&setbacks.push({before:before2,entry}))}return{setbacks,pairs,isTurned:setbacks.length>1&&setbacks.length===pairs}}function isComparable({
clock:a,section:one},{clock:b,section:other}){return a?.isDated===b?.isDated&&(a?.isDated===!0||one===other)}function isOlder({clock},{clock:above},slackMs){if(!clock||
!above)return!1;if(clock.isDated&&above.isDated)return orderOf(above,clock,slackMs)==="wrong";let backMs=above.ms-clock.ms;return backMs>slackMs&&backMs<=newDayMs}var kindForm=/^[^\p{L}\p{N}]{0,6}[A-Z][A-Z0-9 _/-]{2,30}[^\p{L}\p{N}]{0,6}$/u,template=/[{}<>]|^(?:program|program[ _-]id|agent|agent[ _-]id|who|name|time|timestamp|when|kind|type|category|entry|hh:mm.*|yyyy.*|\.{3}|…)$/i,
decoration=/^[\s*_`[("']{1,20}|[\s*_`\])"']{1,20}$/g,longest6=300,mostParts=8;function isKind(text){return text.length<=45&&kindForm.test(text)&&!isAgent(text)}
function asKind(text=""){return text.length<=40&&!text.includes(":")&&text.split(/\s/).length<=3?text:""}function headOf2(line,isHeading){if(line.length>longest6||
!line.includes("|"))return;let parts=partsOf2(line);if(parts.length<2||parts.length>mostParts||parts.some(part=>template.test(part)))return;let at=parts.findIndex(
part=>clockTime(part)!==void 0);if(!(at>2))return at<0?withoutTime(parts,isHeading):withTime(parts,at,isHeading)}function withTime(parts,at,isHeading){let time=parts[at]??
"",[first="",second]=parts.filter((_,index)=>index!==at),turned=isKind(first)&&(second===void 0||isAgent(second)||at===0&&!isKind(second)),who=turned?second!==void 0&&
isAgent(second)?second:"":first,kind=turned?first:asKind(second);return isHeading||isAgent(who)||isKind(kind)||who!==""&&kind!==""?{who,time,kind}:void 0}function withoutTime(parts,isHeading){
let[who="",second="",third=""]=parts,kind=[second,third].find(isKind)??"";return isAgent(who)&&(kind!==""||isHeading)?{who,time:kind===second?"":second,kind}:void 0}
function partsOf2(line){let all=line.split("|").map(part=>part.replace(decoration,""));return(all.length>2&&all[0]===""&&all.at(-1)===""?all.slice(1,-1):all).flatMap(
part=>{let[,before2="",after=""]=/^([^\s\]]{3,40})\]?[\s,]{1,9}\[?([^\s[]{2,40})$/.exec(part)??[];return(clockTime(before2)?isAgent(after):clockTime(after)!==void 0&&
isAgent(before2))?[before2,after]:[part]})}var partNames={who:["program","programid","agent","agentid","who","author","by","executor","source"],time:["time","timestamp","when","date","at","datetime"],kind:[
"kind","type","category","tag"]};async function scratchpadEntries(scratchpad){let read=await readEntries(scratchpad,{isHead:line=>headOf2(line.slice(leadOf(line).
length),!1)!==void 0});return read.ok?read.entries.flatMap(entry=>entryOf2(entry)??[]):read.reason}function entryOf2(entry){let head=headOf2(entry.title,entry.opens===
"heading"),[who,time,kind]=["who","time","kind"].map(part=>fieldOf2(entry,part)),told=[who,time,kind].filter(field2=>field2!==void 0).length,isRecord=told>1||told===
1&&entry.fields.has("finding")&&isAgent(who??"");if(!head&&!isRecord)return;let whole={who:head?.who||(who??""),time:head?.time||(time??""),kind:head?.kind||(kind??
"")},said2=Object.values(whole).filter(part=>part!=="");if(said2.length===0||said2.some(part=>/[{}<>]/.test(part)))return;let clock=clockTime(whole.time),columns=entry.
opens==="row"?[...entry.fields.keys()].join("|"):void 0;return{...whole,clock,isTimed:clock!==void 0||/^\d{4}-\d{2}-\d{2}$/.test(whole.time),title:entry.title===
""?said2.join(" | "):entry.title,at:entry.at,section:entry.parent,columns,entry}}function fieldOf2({fields},part){let field2=partNames[part].map(name=>fields.get(
name)).find(one=>one!==void 0);return field2&&(saysNothing(field2.text)?"":field2.text)}function whyNoBlock(block,{state,numbering}){if(block.number<1)return"blocks count from 1";if(!state||state.dialect==="schema"&&isPlanning(state))return;let phase=whyNoPhase(
block.phase,state,numbering);if(phase)return phase;let{blocks,total}={blocks:blocksOfPhase(block.phase,numbering),total:blocksOfMission(state,numbering)},isOfPhase=blocks!==
void 0&&block.number<=blocks;return block.isPlain?isOfPhase||total===void 0||block.number<=total?void 0:`the mission has ${count(total,"block")}`:isOfPhase||blocks===
void 0?void 0:`phase ${block.phase} has ${count(blocks,"block")}`}function whyNoPhase(phase,state,{phases,byNumber}){if(phase===void 0)return;if(state.dialect===
"schema")return phases.length===0||byNumber.has(phase)?void 0:`phases.definitions defines no phase ${phase}`;let total=state.dialect==="prose"?state.phase?.total?.
value:void 0;return total===void 0||phase<=total?void 0:`the mission has ${count(total,"phase")}`}function blocksOfPhase(phase,{byNumber}){let found=(phase===void 0?
void 0:byNumber.get(phase))??[],counted2=found.flatMap(({blocks})=>blocks??[]);return counted2.length>0&&counted2.length===found.length?Math.max(...counted2):void 0}
function blocksOfMission(state,numbering){let{phases}=numbering,last=phases.at(-1),counted2=isCounted(numbering)?(last?.before??0)+(last?.blocks??0):void 0,said2=state.
dialect==="schema"?state.data.progress?.blocks_total:state.dialect==="prose"?state.block?.total?.value:void 0;if(!(phases.length>0&&counted2===void 0))return counted2===
void 0&&!said2?void 0:Math.max(counted2??0,said2??0)}function nameOfBlock({phase,number,isPlain}){let two=value=>String(value).padStart(2,"0");return isPlain?two(
number):`${two(phase??0)}-${two(number)}`}export{stampsOf,widestZoneMs,orderOf,isBlank,typeOf,detailOf,headOf,optionsOf,answerOf,chosenOption,leadOf,isListItem,saidBy2 as saidBy,labelledLine,titleOf,isBreak,
readEntries,clockTime,comparable,comparableName,whyUnread,readCheckpoints,share2 as share,isShare,isRoundedShare,shown,checkpointFiles,ownLeaves,meaningOf,createdOf,
updatedOf,saidBy as saidBy2,outcomeOf,placementOf,isCounted,mayBeSame,placementIn,isSkippedPlan,digits,workOf2 as workOf,setbacksIn,partNames,scratchpadEntries,
silenceOf,whyNoBlock,nameOfBlock,stampState,MemoryTree,scopedSubject,numberedScope,mayMean};
