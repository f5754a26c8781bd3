import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{clockTime,comparable,isAgent,isGap,readEntries,saysNothing}from"./chunk-TYHJD6EH.js";var resolved=/\b(?:resolved|closed|cleared|fixed|done|solved|unblocked|inactive|obsolete|cancelled|canceled|wont ?fix)\b|✅|☑|✔|~~/i,active=/\b(?:active|open|unresolved|blocked|blocking|ongoing|pending|waiting|current)\b|🔴|⛔|🚧/i;
function statedIn(text){let said=text.slice(0,400);return/\b(?:not|never)(?: yet)? (?:resolved|closed|cleared|fixed|solved|done)\b/i.test(said)?"active":resolved.
test(said)?"resolved":active.test(said)?"active":void 0}function isResolved({title,fields,parent}){let status=statedIn((fields.get("status")??fields.get("state"))?.
text??"")??markIn(title);if(status)return status==="resolved";if(["resolvedat","resolution","resolved","resolvedon"].map(name=>fields.get(name)?.text??"").some(
text=>text!==""&&!saysNothing(text)&&text!=="false"))return!0;for(let section=parent;section;section=section.parent){let said=statedIn(section.title);if(said)return said===
"resolved"}return!1}function markIn(title){let mark=/[[(](?:active|resolved|closed|open)[\])]|\b(?:ACTIVE|RESOLVED|CLOSED|OPEN|FIXED|DONE)\b|✅|☑|✔|~~/i.exec(
title)?.[0];return mark!==void 0&&(/\W/.test(mark)||mark===mark.toUpperCase())?statedIn(mark):void 0}var idForm=/\bblocker-\d{1,6}\b/i,head=/^[ \t>]{0,99}(?:[-*+•][ \t]{1,9})?[*_`[(]{0,4}(?:blocker-\d{1,6}\b|(?:ACTIVE|RESOLVED)\b[\])*_:]{1,4}[ \t])/i,headInParts=/\|[ \t*_`[]{0,9}(?:ACTIVE|RESOLVED)[ \t*_`\]]{0,9}(?:\||$)/,
names={id:["id","blockerid"],type:["type","kind","category","blockertype"],description:["description","what","issue","problem","summary","details","reason","blo\
cker","message"],position:["position","location","where","blockingthread","thread","block","phase","blocking","blocks","affects"]},place=/\b(?:block|thread|wave|phase)s?[ _-]{0,2}#?\d/i,
types=/\b(?:missing_credential|external_api|permission|dependency)\b/i,gapInTitle=/\{\{|\bN{2,4}\b|\bX{2,4}\b/,choice=/\w \| \w/;async function blockerEntries(blockers){
let read=await readEntries(blockers,{isHead:line=>head.test(line)||headInParts.test(line)});return read.ok?read.entries.flatMap(entry=>entryOf(blockers.document,
entry)??[]):read.reason}function entryOf(document,entry){let{opens,title,fields,parent,lines,at}=entry,field=part=>names[part].map(name=>fields.get(name)?.text??
"").find(text=>text!==""&&!saysNothing(text))??"",id=(idForm.exec(title)??idForm.exec(field("id")))?.[0].toLowerCase(),told=["type","description","position"].filter(
part=>field(part)!==""),isOne=id!==void 0||told.length>1||told.length===1&&fields.has("status")||opens==="line",isListed=opens==="record"&&parent!==void 0&&title!==
""&&!saysNothing(title);if(!(isOne||isListed||isMarked(title))||isTemplate(entry,id))return;let whole=wordsOf(title),rest=withoutMarks(whole),prose=(opens==="he\
ading"||opens==="line"?lines.map(({raw})=>raw.trim()):[]).filter(line=>!/^[^:]{1,80}:/.test(line)&&new RegExp("\\p{L}","u").test(line)).join(" "),description=field(
"description")||rest||prose,within=opens==="record"?document.text.slice(entry.start,entry.end):title,says={type:field("type")!==""||types.test(title),description:description!==
"",position:field("position")!==""||place.test(title)||opens==="record"&&/\bposition["']?[ ]?:/.test(within)};return{id,isActive:!isResolved(entry),name:id??(rest||
description||title),keys:[field("description"),rest,unmarked(whole),whole.replace(/^[^:]{1,40}: /,""),prose].map(comparable).filter(key=>key!==""),wanting:["typ\
e","description","position"].filter(part=>!says[part]),at,entry}}function isTemplate({title,fields},id){return id===void 0&&(gapInTitle.test(title.slice(0,400))||
isGap(unmarked(wordsOf(title))))||["status","type"].map(name=>fields.get(name)?.text??"").some(text=>choice.test(text.slice(0,400)))?!0:[...fields.values()].some(
({text})=>isGap(text)&&statedIn(text)===void 0)}function isMarked(title){return statedIn(title)!==void 0&&withoutMarks(wordsOf(title))!==""&&/^\W{0,4}[A-Z]{4,10}\b|[A-Z]{4,10}\W{0,4}$/.
test(title)}function wordsOf(title){let parts=title.slice(0,400).split("|"),said=parts.map(part=>part.trim()).filter(part=>!isAgent(part)&&!clockTime(part)&&!types.
test(part));return(parts.length>1?said.join(" "):title.slice(0,400)).replace(idForm,"").replace(/^[^\p{L}\p{N}([]{1,40}/u,"")}function unmarked(words){return words.
replace(/^(?:[[(](?:active|resolved|open|closed)[\])]|ACTIVE|RESOLVED|OPEN|CLOSED)[ :–—-]{1,9}/i,"")}function withoutMarks(words){return words.replace(/[[(]?\b(?:in)?(?:active|resolved|open|closed)\b[\])]?/gi,
"").replace(/\b(?:current )?blockers?\b(?: #?\d{1,4}\b)?/gi,"").replace(/^[^\p{L}\p{N}]{1,40}|[^\p{L}\p{N})]{1,40}$/gu,"").trim()}export{blockerEntries};
