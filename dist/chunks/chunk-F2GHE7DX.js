import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{blockNames,fieldsNamed,isNothing,isPlanning,isTemplate,namedPlan,namedSummary,saidBy2 as saidBy,textOf}from"./chunk-TYHJD6EH.js";import{textLines}from"./chunk-XP3V5EZW.js";
import{count,folded}from"./chunk-O3DR2KKW.js";var longest=500,before="^[ \\t>]{0,9}(?:[-*+][ \\t]{1,3})?(?:#{1,3}[ \\t]{1,3})?[*_]{0,3}",whose="(?:(?:block|final|overall|current|completion|execution|task|wo\
rk)[ ])?",between="[*_]{0,3}[ \\t]{0,3}(?:[:\uFF1A=\u2013\u2014]|-(?=[ \\t]))[*_ \\t]{0,9}",said="([^\\s*_].{0,200})$",statusLine=new RegExp(`${before}${whose}s\
tatus${between}${said}`,"i"),likelyLines=[new RegExp(`${before}${whose}(?:outcome|result|state)${between}${said}`,"i"),/^[ \t]{0,3}\|?[ \t*_]{0,9}(?:status|outcome|result)[ \t*_:]{0,9}\|[ \t*_]{0,9}([^\s*_|][^|]{0,200})\|?[ \t]{0,9}$/i],
inTitle=/^ {0,3}#[ \t].{0,300}(?:[ \t][–—-][ \t]|[([])[ \t]{0,3}([^a-z–—([\])-]{2,60}?)[ \t]{0,3}[)\]]?[ \t]{0,9}$/,heading=new RegExp(`^ {0,3}#{2,3}[ \\\
t]{1,3}[*_]{0,3}${whose}(?:status|outcome|result)[*_: \\t]{0,9}$`,"i"),headSection=/^ {0,3}#{2,3}[ \t]{1,3}(?:block |final |overall |execution )?(?:overview|summary|status|outcome|result|details|metadata|info)/i;
function statusInText(lines){let isHead=!0,isBelow=!1;for(let line of lines){let{raw,heading:depth}=line;depth>1&&(isHead&&=headSection.test(raw)||heading.test(
raw));let found=(isHead||isBelow||depth===2)&&raw.length<=longest?statusOfLine(line,isBelow):void 0;if(found)return found;isBelow=(isHead||depth===2)&&heading.test(
raw)}}function statusOfLine({raw,start},isBelow){let sure=statusLine.exec(raw)?.[1],likely=[...likelyLines,inTitle].map(form=>form.exec(raw)?.[1]).find(text2=>text2!==
void 0),below=isBelow?raw.replace(/^[\s>#*+_-]{0,9}/,""):void 0,text=(sure??likely??below)?.replace(/[*_\s|#]+$/,"");if(text===void 0||text===""||saidBy(text,sure===
void 0)===void 0&&(sure===void 0||isTemplate(text)))return;let from=start+raw.lastIndexOf(text);return{text,start:from,end:from+text.length}}var longest2=1e3,lead=/^(?:[\s>*+_-]|\d{1,4}[.)]\s|\[[ xX]\]\s|✅|⏳|☐){0,20}/u,label=/^[\p{L}\p{N}][^:*_]{0,60}[*_]{0,3}:[*_]{0,3}(?=\s|$)/u;function kindsOfLines(lines){
return new Set(lines.map((line,index)=>line.includes("|")&&isRule(lines[index+1]??"")?"label":kindOfLine(line)))}function isRule(line){return line.includes("-")&&
line.includes("|")&&/^[\s>|:-]+$/.test(line)}function kindOfLine(raw){if(raw.length>longest2)return"text";let isHeading=/^ {0,3}#{1,6}(?:\s|$)/.test(raw),line=raw.
replace(/^ {0,3}#{1,6}/,"").replaceAll("|"," ");if(/^[\s:|=-]*$/.test(line))return"label";let whole=line.replace(lead,""),content=whole.replace(label,"").replace(
lead,"");return isTemplate(whole)||isTemplate(content)?"template":isHeading?/\{\{[^{}]{0,200}\}\}/.test(content)?"template":"label":/[\p{L}\p{N}]/u.test(content)?
"text":"label"}var likeStatus=["outcome","result","state"],yesOrNo=[[!0,["skipped","failed","blocked","partial","incomplete","unfinished","aborted","interrupted","draft","wip"]],
[!1,["complete","completed","done","finished"]]],naming=new Set(["cluster","block","blockname","phase","wave","plan","name","title","type","version","subsystem",
"tags","createdat","updatedat","created","date"]),known=new WeakMap;function outcomeOf(summary){let outcome=known.get(summary)??readOutcome(summary);return known.
set(summary,outcome),outcome}async function readOutcome(summary){let{document,body,isBroken}=summary;if(isBroken)return{kind:"complete"};let status=statusOf(summary);
if(status)return status;let isTold2=hasContent(document.root),isPlain=!statusInText(body.lines)&&!body.lines.some(({raw})=>kindOfLine(raw)==="template");if(isTold2&&
isPlain)return{kind:"complete"};let structure=await body.structure();if(!structure.ok)return{kind:"complete"};let lines=textLines(body.lines,structure),said2=statusInText(
lines);if(said2)return judged(said2.text.replace(/[*`]/g,""),document.span(said2.start,said2.end));let kinds=kindsOfLines(lines.map(({raw})=>raw));return kinds.
has("text")?{kind:"complete"}:kinds.has("template")||!isTold2&&!isNamed(document.root)?{kind:"open",at:document.at(""),why:void 0}:{kind:"complete"}}function statusOf({
document}){let texts=name=>fieldsNamed(document,name).flatMap(({value,keyPath})=>{let text=value.kind==="scalar"?textOf(value).trim():"";return text===""?[]:[{text,
at:document.at(keyPath)}]});for(let{text,at}of texts("status"))if(saidBy(text)||!isTemplate(text))return judged(text,at);for(let{text,at}of likeStatus.flatMap(texts))
if(saidBy(text,!0))return judged(text,at);for(let[answer,names]of yesOrNo)for(let{name,value,keyPath}of names.flatMap(one=>fieldsNamed(document,one)))if(!(value.
kind!=="scalar"||value.value!==answer))return folded(name)==="skipped"?{kind:"skipped"}:{kind:"open",at:document.at(keyPath),why:`${name}: ${answer}`}}function judged(text,at){
let said2=saidBy(text);return said2==="open"?{kind:"open",at,why:text}:{kind:said2??"complete"}}function hasContent(root){return(root?.kind==="map"?root.entries:
[]).some(({key,value})=>!naming.has(folded(String(key.value)))&&isTold(value))}function isTold(node){if(node.kind==="list")return node.items.some(isTold);if(node.
kind==="map")return node.entries.some(({value})=>isTold(value));let text=textOf(node).trim();return text!==""&&!isNothing(text)&&!isTemplate(text)}function isNamed(root){
let entries=root?.kind==="map"?root.entries:[];return entries.some(({value})=>isTold(value))&&entries.every(({key})=>naming.has(folded(String(key.value))))}function placementOf(numbering,named){let{phases,restarts}=numbering,places=placesOf(numbering),keyIn=(place,number)=>{let{numbers=[],blocks=0,before:before2}=phases[place]??
{};return number>=1&&number<=blocks&&before2!==void 0?String(before2+number):`${numbers[0]}-${number}`},inPhase=(phase,number)=>{let place=places.get(phase);return place===
void 0?`${phase}-${number}`:keyIn(place,number)},fits=({phase=0,number})=>{let{blocks=0,before:before2}=phases[places.get(phase)??-1]??{};return before2!==void 0&&
number>before2&&number<=before2+blocks},isOwn=({phase=0,number})=>number>=1&&number<=(phases[places.get(phase)??-1]?.blocks??0),restarted=new Set(named.filter(one=>one.
isPlain&&!fits(one)&&isOwn(one)).map(({phase})=>phase));return{keyIn,keyOf(block){let{phase,number,isPlain}=block;return phase===void 0?String(number):!isPlain||
restarts||restarted.has(phase)||!fits(block)&&isOwn(block)?inPhase(phase,number):String(number)}}}function placesOf({phases}){let places=new Map;for(let which of[
0,1])for(let[place,{numbers}]of phases.entries()){let number=numbers[which];number!==void 0&&!places.has(number)&&places.set(number,place)}return places}function isCounted({
phases}){let last=phases.at(-1);return last?.before!==void 0&&last.blocks!==void 0}function mayBeSame(one,other,numbering){let names=new Set(blockNames(one,numbering));
return blockNames(other,numbering).some(name=>names.has(name))?!0:!isCounted(numbering)&&(mayBeLater(one,other)||mayBeLater(other,one))}function mayBeLater(inMission,{
phase=1,number,isPlain}){let isAlike=isPlain&&inMission.phase===phase;return inMission.isPlain&&!isAlike&&phase>1&&inMission.number-number>=phase-1}async function keptFiles(snapshot){let{present,numbering,summaries,plans}=snapshot,named=namedBlocks(snapshot),placement=placementIn(snapshot),byFile=new Map([...summaries,
...plans].map(companion=>[companion.file,companion])),kept=[],planned=new Set,skipped=new Set;for(let file of present){let companion=byFile.get(file),summary=namedSummary(
file),plan=summary?void 0:namedPlan(file),keys=keysOf((summary??plan)?.block,companion,placement);if(plan){for(let key of keys)planned.add(key);if(companion&&isSkippedPlan(
companion))for(let key of keys)skipped.add(key)}if(!summary)continue;let outcome=companion?await outcomeOf(companion):{kind:"complete"};if(outcome.kind==="skipp\
ed")for(let key of keys)skipped.add(key);kept.push({file,outcome,keys,phase:phaseOf(file,companion)})}let isByPhase=numbering.restarts||named.some(block=>!block.
isPlain);return{placement,summaries:kept,planned,skipped,isByPhase}}function placementIn(snapshot){let{state,numbering}=snapshot,ticked=state?.dialect==="prose"?
state.ticks.map(({block,...tick})=>({...tick,number:block})):[];return placementOf(numbering,[...namedBlocks(snapshot),...ticked])}function namedBlocks({present}){
return present.flatMap(file=>(namedSummary(file)??namedPlan(file))?.block??[])}function keysOf(named,companion,{keyOf}){let blocks=[named,companion?.block].filter(
block=>block!==void 0);return[...new Set(blocks.map(keyOf))]}function phaseOf(file,companion){let[,digits2]=/^phases\/(?:phase[ _-]?)?(\d{1,4})(?![\d.])/i.exec(
file)??[];return companion?.block?.phase??(digits2===void 0?void 0:Number(digits2))}function isSkippedPlan({document}){return fieldsNamed(document,"status").some(
({value})=>value.kind==="scalar"&&/^skip/i.test(textOf(value)))}function digits(number){return String(number).padStart(2,"0")}function whyNoBlock(block,{state,numbering}){if(block.number<1)return"blocks count from 1";if(!state||state.dialect==="schema"&&isPlanning(state))return;let phase=whyNoPhase(
block.phase,state,numbering);if(phase)return phase;let{blocks,total}={blocks:blocksOfPhase(block.phase,numbering),total:blocksOfMission(state,numbering)},isOfPhase=blocks!==
void 0&&block.number<=blocks;return block.isPlain?isOfPhase||total===void 0||block.number<=total?void 0:`the mission has ${count(total,"block")}`:isOfPhase||blocks===
void 0?void 0:`phase ${block.phase} has ${count(blocks,"block")}`}function whyNoPhase(phase,state,{phases,byNumber}){if(phase===void 0)return;if(state.dialect===
"schema")return phases.length===0||byNumber.has(phase)?void 0:`phases.definitions defines no phase ${phase}`;let total=state.dialect==="prose"?state.phase?.total?.
value:void 0;return total===void 0||phase<=total?void 0:`the mission has ${count(total,"phase")}`}function blocksOfPhase(phase,{byNumber}){let found=(phase===void 0?
void 0:byNumber.get(phase))??[],counted=found.flatMap(({blocks})=>blocks??[]);return counted.length>0&&counted.length===found.length?Math.max(...counted):void 0}
function blocksOfMission(state,numbering){let{phases}=numbering,last=phases.at(-1),counted=isCounted(numbering)?(last?.before??0)+(last?.blocks??0):void 0,said2=state.
dialect==="schema"?state.data.progress?.blocks_total:state.dialect==="prose"?state.block?.total?.value:void 0;if(!(phases.length>0&&counted===void 0))return counted===
void 0&&!said2?void 0:Math.max(counted??0,said2??0)}function nameOfBlock({phase,number,isPlain}){let two=value=>String(value).padStart(2,"0");return isPlain?two(
number):`${two(phase??0)}-${two(number)}`}export{outcomeOf,placementOf,isCounted,mayBeSame,keptFiles,placementIn,isSkippedPlan,digits,whyNoBlock,nameOfBlock};
