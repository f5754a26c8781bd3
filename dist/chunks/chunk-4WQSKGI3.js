import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{clockTime,isAgent,readEntries}from"./chunk-QNRASBDQ.js";import{comparable,isGap,plain,saysNothing,wordsIn}from"./chunk-SYMQE37P.js";var resolved=/\b(?:resolved|closed|cleared|fixed|done|solved|unblocked|inactive|obsolete|cancelled|canceled|wont ?fix)\b|✅|☑|✔|~~/i,active=/\b(?:active|open|unresolved|blocked|blocking|ongoing|pending|waiting|current)\b|🔴|⛔|🚧/i;
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
test(part));return(parts.length>1?said.join(" "):title.slice(0,400)).replace(idForm,"").replace(/^[^\p{L}\p{N}([]{1,40}/u,"")}function unmarked(words2){return words2.
replace(/^(?:[[(](?:active|resolved|open|closed)[\])]|ACTIVE|RESOLVED|OPEN|CLOSED)[ :–—-]{1,9}/i,"")}function withoutMarks(words2){return words2.replace(/[[(]?\b(?:in)?(?:active|resolved|open|closed)\b[\])]?/gi,
"").replace(/\b(?:current )?blockers?\b(?: #?\d{1,4}\b)?/gi,"").replace(/^[^\p{L}\p{N}]{1,40}|[^\p{L}\p{N})]{1,40}$/gu,"").trim()}var way=(name,...others)=>({name,text:name,names:[name,...others].map(one=>` ${one} `)}),waysOn=[way("retry","retry it","retry the thread","try again","again"),
way("rollback","roll back","roll it back","roll back the block"),way("manual","manually","manual fix","by hand"),way("skip","skip it","skip this block","skip th\
e block")];function takenOption(answer,options){let said=bare(answer),whole=optionCalled(said,options);if(whole)return whole;for(let{head:head2,reason}of splitsOf(
said).reverse()){let taken=optionCalled(head2,options);if(taken)return isDoubted(reason)||namesOther(reason,taken,options)?void 0:taken}}var longestName=500,quotes=/^["'“”‘’«»`*_(]{1,9}|["'“”‘’«»`*_).!,;:…]{1,9}$/g,
bullet=/^[-*+•]\s/;function bare(answer){return answer.trim().replace(bullet,"").trim().replace(quotes,"").trim()}var number=/^ (?:(?:option|choice|number|no) )?(\d{1,2}) $/;
function optionCalled(text,options){if(text.length>longestName)return;let said=wordsIn(text),called=options.filter(({names:names2})=>names2.includes(said)),[,place2]=number.
exec(said)??[],numbered=place2===void 0?void 0:options[Number(place2)-1],found=called.length>0?called:numbered?[numbered]:[],[taken]=found;return found.length===
1&&taken&&signsOf(text).every(sign=>taken.text.includes(sign))?taken:void 0}var signsOf=text=>plain(text).match(/[^\p{L}\p{M}\p{N}\s.,:;'’"“”`*_()–—-]/gu)??
[],separator=/\s+[-–—]+\s+|[,:;.!]\s+|\s+(?=\(|because\b|since\b)/gi;function splitsOf(said){return[...said.slice(0,longestName).matchAll(separator)].map(({
index,0:sign})=>({head:bare(said.slice(0,index)),reason:said.slice(index+sign.length)}))}var doubt=new Set("no not never neither nor none cannot cant dont doesn\
t didnt isnt arent wasnt wont wouldnt shouldnt couldnt instead except but however although though unless if or rather maybe perhaps".split(" "));function isDoubted(reason){
return reason.includes("?")||words(reason).some(word=>doubt.has(word))||/n['’ʼ]t\b/i.test(reason)}function namesOther(reason,taken,options){let said=wordsIn(
reason);return options.filter(one=>one!==taken).flatMap(({names:names2})=>names2).some(name=>!taken.names.includes(name)&&!/^ (?:.|\d+) $/u.test(name)&&said.includes(
name))}var words=text=>wordsIn(text).trim().split(" "),subject="(?:(?:it|this|that|all|everything) )?(?:(?:is|are|its|thats) )?(?:all )?",good="approved?|approv\
es|yes|y|yep|ok|okay|lgtm|pass|passed|passes|verified|confirmed|confirm|works|working|good|fine|great|perfect|looks (?:good|fine|great|right)|look good|done|tru\
e|go ahead|ship it|continue|\u{1F44D}|\u2705|\u2713|\u2714",begins=new RegExp(`^ (?:i )?${subject}(?:${good}) `,"u"),approval=new RegExp(`^ (?:i )?${subject}(?:${good}\
) (?:(?:${good}|to me|for me|thanks|thank you|it) ){0,2}$`,"u"),undecided=/^ (?:i )?(?:(?:dont|do not) know|dunno|no idea|not sure|unsure|maybe|perhaps|later|wait|soon|tomorrow|(?:ill|will) (?:look|check|do)|no (?:issues?|problems?|complaints?)|nothing wrong|all clear|skip|none) /;
function verdictOf(answer){let said=spoken(answer),isQuestion=/\?[\s"'”’)]*$/.test(answer);return approval.test(said)?isQuestion?"unclear":"approved":isQuestion||
isWithdrawn(answer)||begins.test(said)||undecided.test(said)||!/[\p{L}\p{N}]/u.test(said)?"unclear":"issues"}var done=new RegExp(`^ ${subject}(?:i did it|did it\
|i have done it|i finished|(?:done|finished|completed?|ok|okay|yes|ready|confirmed|true|\u{1F44D}|\u2705|\u2713|\u2714)(?: (?:done|now|finished|it is done|its done|i did it))?) $`,
"u");function isDone(answer){return!answer.includes("?")&&done.test(spoken(answer))}var spoken=answer=>wordsIn(answer.slice(0,longestName).replaceAll("\uFE0F",""));
function isWithdrawn(answer){return/^withdrawn(?:$|[.:,;!\s])/i.test(answer.trim())}var withdrawal=reason=>reason===""?"withdrawn":`withdrawn: ${reason}`;export{statedIn,blockerEntries,waysOn,takenOption,verdictOf,isDone,isWithdrawn,withdrawal};
