import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{ReadOnceTree}from"./chunk-YBFQPDA5.js";import{MemoryTree}from"./chunk-PA3GP2UF.js";import{orderOf,partNames,scratchpadEntries,setbacksIn,silenceOf,
stampState,strayFiles,updatedOf,workOf}from"./chunk-DVACY2FY.js";import{worstFirst}from"./chunk-WMW556DY.js";import{misspeltFields}from"./chunk-FMMJ6K35.js";
import{defaultLimits}from"./chunk-CG7TYCK6.js";import{named}from"./chunk-JT6OHLAG.js";import{blocksNamed,blocksSaid,commitDigits,completedThreads,fitting,
newCheckpoint,nextThread,oneLine,persistenceOrder,stateOrder,threadIn,threadsSaid}from"./chunk-GNQINV4N.js";import{isShare,scopedSubject,share}from"./chunk-55TSMPNM.js";
import{remarkStringify}from"./chunk-7WN7KSCB.js";import{unified}from"./chunk-ZUORYA6C.js";import{digits,nameOfBlock}from"./chunk-YVZM5J6F.js";
import{blockLines,blockNameIn,blockNameOf,blockers,decisions,derivedIds,ignored,inOrder,isPhaseNumber,nameIn,patchYaml,phaseIdIn,phaseIdOf,phasesIn,rewriteYaml,
scratchpad,slug,titled,warmth}from"./chunk-NPI2F5IX.js";import{answerOf,blockNames,checkpointFiles,clockTime,countPlannedBlocks,dialectOfKeys,fieldsNamed,
formOf,isBreak,isListItem,isSkippedPlan,isUnderWay,labelledLine,leftoverOf,mayBeSame,namedPlan,namedSummary,numberingOf,outcomeOf,parseBlock,parsePhase,persistenceSpecification,
phaseNumber,phaseOfBlock,placementIn,placementOf,readCheckpoints,readEntries,readGrid,readMapping,saidBy,schemaLifecycle,shapes,stageOf,stateFile,stateSpecification,
statusOf,textIn,textOf,titleOf,typeOf,whyUnread,words}from"./chunk-QNRASBDQ.js";import{splitFrontMatter}from"./chunk-FF2GFRT5.js";import{isHash}from"./chunk-3XDVFNYD.js";
import"./chunk-NLWCWX35.js";import{unprintable,withRecentReadings}from"./chunk-4AD34QOQ.js";import{bodyOf,conflictsOf}from"./chunk-OEFCFUBJ.js";
import{textLines}from"./chunk-WOULCUZM.js";import"./chunk-RBBPKCDR.js";import{readText}from"./chunk-HM4LX76O.js";import{TextDocument,fileAt,formatInstant,
isUnusable,parseInstant,segmentsOf,specify}from"./chunk-7MVKXGH6.js";import{claimedPaths,parentOf,pathIn}from"./chunk-OCYD6ZGS.js";import{Positions,
conflictMarkers,decode,linesOf,withLineFeeds}from"./chunk-L5HX7WC4.js";import{count,either,folded,inert,nearest,quote,size,some}from"./chunk-O3DR2KKW.js";
import"./chunk-K2CPHDBB.js";import"./chunk-4KOTOZ36.js";import{comparableName,isAbsent,isUnsaid}from"./chunk-SYMQE37P.js";import{dataOf,fieldOf,
isDataMap,isPlaceholder,isSameData,mapOf,schemaAt,visit}from"./chunk-CCRLEUH2.js";import{visible}from"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";var writer=unified().use(remarkStringify,{bullet:"-",rule:"-",fences:!1});function renderedBody(state2){return`
${markdown([...head(state2),...position(state2),{type:"thematicBreak"},paragraph(text("End of Line."))])}`}function keptBody(state2,old){let value=withoutBlankStart(
old.replace(/\r\n?/g,`
`)).trimEnd(),kept=[heading(2,text("Kept from the old file")),{type:"code",value}];return`
${markdown([...head(state2),...position(state2),...kept])}`}function withoutBlankStart(text2){let first3=text2.search(/\S/);return first3<0?"":text2.slice(text2.
lastIndexOf(`
`,first3)+1)}function head(state2){let{progress}=state2,percent=isDataMap(progress)?progress.percent:void 0,done=typeof percent=="number"?percent:0,lines2=[labelled(
"Status",String(state2.status)),labelled("Mode",String(state2.mode)),[...labelled("Progress",""),drawn(bar(done)),text(` ${percentage(done)}%`)]];return[heading(
1,text("THE GRID - Mission State")),heading(2,text("Mission: "),...named2(state2.cluster)),paragraph(...inLines(lines2))]}function position({phases,position:at}){
if(!isDataMap(at))return[];let lines2=[[text(`Phase ${ofTotal(at.phase,isDataMap(phases)?phases.total:void 0)}`),...called(at.phase_name)],[text(`Block ${at.block}`),
...called(at.block_name)],[text(`Thread ${ofTotal(at.thread,at.thread_total)}`)]];return[heading(2,text("Current Position")),paragraph(...inLines(lines2))]}var ofTotal=(number2,total)=>total===
0||total===void 0?`${number2}`:`${number2}/${total}`,cells=60;function bar(percent){let filled=Math.max(0,Math.min(cells,Math.floor(percent/100*cells)));return"\
#".repeat(filled)+".".repeat(cells-filled)}var percentage=percent=>String(Math.floor(percent*100+1e-9)/100);function called(name){let shown=named2(name);return shown.
length===0?[]:[text(": "),...shown]}var longestName=80;function named2(name){if(typeof name!="string")return[];let shown=visible(name.slice(0,1e3).replace(/\s+/g,
" ")).trim().slice(0,longestName).trim();return shown===""?[]:[/^[\p{L}\p{N}][\p{L}\p{N} ,.&/()'-]*$/u.test(shown)&&markdown([paragraph(text(shown))])===`${shown}\

`?text(shown):{type:"inlineCode",value:shown}]}function labelled(label,value){return[{type:"strong",children:[text(`${label}:`)]},text(` ${value}`)]}var drawn=signs=>({
type:"html",value:`[${signs}]`}),markdown=children=>writer.stringify({type:"root",children}),inLines=lines2=>lines2.flatMap((line,index2)=>index2===0?line:[text(
`
`),...line]),heading=(depth,...children)=>({type:"heading",depth,children}),paragraph=(...children)=>({type:"paragraph",children}),text=value=>({type:"text",value});var sections=[["version","The state of the mission. Programs read this part; people read the part below it."],["status","How the mission goes, and how much it a\
sks before it acts"],["phases","The phases: how many there are, which one it is at, and which are complete"],["position","Where the work stands"],["progress","H\
ow much is done; percent is the share of the blocks that are complete"],["agents","Who is at work, and who finished in this session"],["persistent","What holds \
for the phases to come as well"],["resume","Where the next session goes on"],["budget","What it costs"],["warnings","What to know, and what is in the way"]];function renderedFrontMatter(state2){
let ordered=inOrder({order:stateOrder},state2,[]),comments=new Map(sections);return`---
${Object.entries(ordered).flatMap(([key,value],index2)=>{let comment2=comments.get(key);return[...comment2===void 0?[]:[...index2===0?[]:[""],`# ${comment2}`],...blockLines(
{[key]:value},2)]}).join(`
`)}
---
`}function merged(old,state2){let isOlder=dialectOfKeys(Object.keys(old))==="persistence",replaced=new Set(isOlder?persistenceOrder([]):[]),kept=Object.entries(old).
filter(([key])=>!replaced.has(key)||Object.hasOwn(state2,key));return mergedMap(mapOf(kept),state2,[])}function mergedMap(old,state2,path2){let known3=new Set(stateOrder(
path2)),unknown=Object.entries(old).filter(([key])=>!known3.has(key)&&!Object.hasOwn(state2,key)),own=Object.entries(state2).map(([key,value])=>{let before=Object.
hasOwn(old,key)?old[key]:void 0;return[key,mergedValue(before,value,[...path2,key])]});return mapOf([...own,...unknown])}function mergedValue(old,value,path2){return isDataMap(
value)?isDataMap(old)?mergedMap(old,value,path2):value:Array.isArray(value)&&Array.isArray(old)?mergedList(old,value,path2):value}function mergedList(old,items,path2){
let known3=stateOrder([...path2,0]);if(known3.length===0)return[...items];let before=new Map(old.map(item=>[nameOf(item,known3),item]));return items.map(item=>mergedValue(
before.get(nameOf(item,known3)),item,[...path2,0]))}function nameOf(item,known3){if(!isDataMap(item))return"";let id=Object.hasOwn(item,"id")?item.id:void 0;return typeof id==
"string"?`id ${id}`:JSON.stringify(known3.map(key=>Object.hasOwn(item,key)?item[key]:null))}function writtenState(old,state2,limits){let wanted=plain(state2),text2=patched(old.text,wanted,limits);return text2===void 0?rendered(old.body,wanted):old.isCut?
text2+inLineBreaksOf(text2,renderedBody(wanted)):text2}function patched(old,state2,limits){let text2=old?.replace(/^\ufeff/,"");if(text2===void 0)return;let{form,
yaml}=splitFrontMatter(text2);if(form==="fenced")return rewriteYaml({text:text2,...yaml},data=>merged(data,state2),{limits,order:stateOrder})}function rendered(old,state2){
let front=renderedFrontMatter(state2),kept=withoutBlankStart(old.replace(/^\ufeff/,"").replaceAll("\0",""));if(kept==="")return front+renderedBody(state2);let asItIs=`${inLineBreaksOf(
kept,`${front}
`)}${kept}`;return isSound(asItIs)?asItIs:inLineBreaksOf(kept,front+keptBody(state2,kept))}var inLineBreaksOf=(old,text2)=>text2.replaceAll(`
`,old.includes(`\r
`)?`\r
`:`
`),isSound=text2=>conflictMarkers(text2).length===0&&splitFrontMatter(text2).faults.length===0;function plain(value){let said2=Object.entries(value).filter(([,field3])=>field3!==
void 0);return mapOf(said2.map(([key,field3])=>[key,plainValue(field3)]))}function plainValue(value){return Array.isArray(value)?value.map(plainValue):isDataMap(
value)?plain(value):value}function freshState(name,now){let moment2=formatInstant(Math.floor(now/1e3)*1e3);return{version:"1.0",...derivedIds({stampMs:now,name,seed:"init"}),cluster:name,
created_at:moment2,updated_at:moment2,status:"planning",mode:"guided",phases:{total:0,current:1,completed:[],definitions:[]},position:{phase:1,phase_id:"01-plan\
ning",block:1,block_id:"01-01",wave:1,thread:1,thread_total:0},progress:{blocks_complete:0,blocks_total:0,threads_complete:0,threads_total:0,percent:0},agents:{
active:[],completed:[]},persistent:{decisions:[],artifacts:[],tech_stack:{}},resume:{checkpoint_file:null,last_agent:null,last_commit:null,can_resume:!0,resume_position:{
phase:1,block:1,thread:1}},budget:{total_cost_usd:0,session_cost_usd:0,spawns_this_session:0},warnings:[],blockers:[],energy:9e3}}function freshFiles({name,now}){let state2=freshState(missionName(name),now);return{".gitignore":ignored,"plans/.gitkeep":"","phases/.gitkeep":"","WARMTH.md":warmth,
"SCRATCHPAD.md":scratchpad,"DECISIONS.md":decisions,"BLOCKERS.md":blockers,"config.json":`${JSON.stringify({version:"1.0",mode:state2.mode},void 0,2)}
`,"STATE.md":writtenState({text:void 0,body:""},state2,defaultLimits)}}function missionName(name){let line=name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu," ").trim(),schema=schemaAt(
stateSpecification.schema,["cluster"]);return!schema||isPlaceholder(line,schema)?"Unnamed mission":line}var evidenceKinds=["state","checkpoint","version","body","summary","commit","plan","scratchpad","warmth"];function silent(kind){return{kind,fields:new Map,odd:new Map,
phases:[],blocks:[],commits:[],moments:[],notes:[]}}var heading2=/^ {0,3}# THE GRID\b[^\n]{0,40}\bMission State\b/im;function isSchemaBody(text2){return heading2.test(text2)}var word=text2=>nameIn(text2),lines=[[
/^ {0,3}## Mission:[ \t]*([^\n]{1,200})$/gm,[["cluster",word]]],[/^\*\*Status:\*\*[ \t]*(\w{1,40})[ \t]*$/gm,[["status",word]]],[/^\*\*Mode:\*\*[ \t]*(\w{1,40})[ \t]*$/gm,
[["mode",word]]],[/^Phase (\d{1,4})(?:\/(\d{1,4}))?(?::[ \t]*([^\n]{1,200}))?$/gm,[["position.phase",Number],["phases.current",Number]],[["phases.total",Number]],
[["position.phase_name",word]]],[/^Block (\d{1,4})(?::[ \t]*([^\n]{1,200}))?$/gm,[["position.block",Number]],[["position.block_name",word]]],[/^Thread (\d{1,4})(?:\/(\d{1,4}))?[ \t]*$/gm,
[["position.thread",Number]],[["position.thread_total",Number]]]];function renderedBodyFields(text2,path2){let start=text2.search(heading2),fields3=new Map;if(start<
0)return fields3;let body=withLineFeeds(text2.slice(start)),first3=lineAt(text2,start);for(let[pattern,...groups]of lines){let found2=[...body.matchAll(pattern)],
[match]=found2;if(!match||found2.some(([other])=>other.trim()!==match[0].trim()))continue;let source={what:stateFile,path:path2,line:first3+lineAt(body,match.index)-
1};for(let[index2,names3]of groups.entries()){let said2=match[index2+1];for(let[field3,read]of said2===void 0?[]:names3){let value=read(said2??"");value!==void 0&&
fields3.set(field3,{value,source,sure:!0})}}}let active=activeAgents(body,{path:path2,first:first3});return active&&fields3.set("agents.active",active),fields3}
function renderedBodyEvidence(text2,path2){let fields3=new Map(renderedBodyFields(text2,path2));return fields3.delete("agents.active"),{...silent("body"),fields:fields3}}
var agentsHeading=/^## Active Agents[ \t]*$/m,agentLine=/^- \*\*([a-z][\w-]{0,60})\*\*:[ \t]*([^\n]{1,300}?)(?:[ \t]*\((\d{2}-\d{2})\))?[ \t]*$/;function activeAgents(body,{
path:path2,first:first3}){let start=body.search(agentsHeading);if(start<0)return;let[,...below2]=body.slice(start).split(`
`),end=below2.findIndex(line=>line.startsWith("#")),agents=(end<0?below2:below2.slice(0,end)).flatMap(line=>{let[,id,task,block]=agentLine.exec(line)??[];return id===
void 0||task===void 0?[]:[mapOf([["id",id],["task",task],...block===void 0?[]:[["block",block]]])]});if(agents.length!==0)return{value:agents,source:{what:stateFile,
path:path2,line:first3+lineAt(body,start)-1},sure:!1}}var lineAt=(text2,offset)=>text2.slice(0,offset).split(`
`).length;async function healthOf(tree,{judge}){let{findings,snapshot}=await judge(tree,"inside");if(!isGrid(snapshot))return sick(`there is no ${stateFile}`);let{state:state2,
documents,unreadable}=snapshot;if(unreadable.length>0)return sick(`${stateFile} cannot be read`);if(!state2)return sick(documents.every(({text:text2})=>text2.trim()===
"")?`${stateFile} is empty`:unparsed(findings));if(state2.dialect==="prose"&&isSchemaBody(state2.document.text))return sick(headless);let errors=errorsOf(findings);
return errors.length>0?{...sick(errorsIn(errors)),state:state2}:{isHealthy:!0,snapshot,state:state2}}function isGrid(snapshot){return snapshot?.format==="grid"}
function errorsOf(findings){return findings.filter(({severity})=>severity==="error")}function newBeside(known3){let keyOf5=({rule,path:path2,message})=>JSON.stringify(
[rule,path2,message]),keys2=new Set(known3.map(keyOf5));return finding=>!keys2.has(keyOf5(finding))}function unparsed(findings){let[first3]=errorsOf(findings);return`${stateFile}\
 does not parse${first3?`: line ${first3.start.line}: ${first3.message}`:""}`}function errorsIn(errors){let[first3]=errors;return`${stateFile} holds ${count(errors.
length,"error")}; ${errors.length>1?"the first: ":""}${first3?.message}`}var headless=`${stateFile} has lost its front matter: what is left is the body of a sta\
te of the schema dialect`,sick=why5=>({isHealthy:!1,why:why5});var mostSaid=10;function withOutlook({recovery:recovery2,judgement}){let found2=judgement.findings.filter(({severity,rule})=>severity!=="info"&&rule!=="schema/u\
nknown-field");if(found2.length===0)return recovery2;let left=[...found2].sort(worstFirst).slice(0,mostSaid).map(({severity,rule,message})=>`${severity} ${rule}\
: ${message}`),more=found2.length-left.length;more>0&&left.push(`${count(more,"more finding")}; lint the root to see them`);let told=file=>({...file,left});return{
...recovery2,files:recovery2.files.map(file=>file.path===recovery2.path?told(file):file)}}var mostBytes=64*1024*1024,refusals={link:"it is a link, or the way to it leads over one, and links are not followed","not-a-file":"it is no regular file","too-\
large":"it is too large","not-readable":"it cannot be opened; check its permissions","not-fetched":"its contents were not fetched; fetch them first",outside:"it\
s path leads out of the repository"};async function presentFile(tree,path2){let read=await tree.read(path2,mostBytes);return read.ok?{ok:!0,bytes:read.bytes}:read.
refusal==="missing"?{ok:!0,bytes:void 0}:{ok:!1,why:refusals[read.refusal]??"it cannot be read"}}function hasMark(bytes){let[first3,second,third]=bytes??[];return first3===
239&&second===187&&third===191}function presentText(bytes,limits){let text2=lenient(bytes);return Buffer.byteLength(text2)>limits.markdownBytes?belowCap(text2,limits):
{text:text2,notes:[]}}var room=1/16;function isNearCap(text2,{markdownBytes}){return Buffer.byteLength(text2)>markdownBytes*(1-room)}function belowCap(text2,{markdownBytes}){
let part=Buffer.from(text2).subarray(0,Math.floor(markdownBytes*(1-room))),end=part.lastIndexOf(`
`)+1,kept=new TextDecoder("utf-8",{ignoreBOM:!0}).decode(end>0?part.subarray(0,end):part,{stream:!0}),line=kept.split(`
`).length,note=`${stateFile} would be larger than ${size(markdownBytes)}, so line ${line} and what stands below it were not kept`;return{text:kept,notes:[note]}}
function lenient(bytes){let end=bytes.length;for(;end>0&&bytes[end-1]===0;)end-=1;let written=bytes.subarray(0,end),decoded=decode(written,!0);if(decoded.ok)return decoded.
text;if(decoded.problem!=="utf-16")return new TextDecoder("utf-8").decode(written);let isBig=bytes[0]===254;return new TextDecoder(isBig?"utf-16be":"utf-16le").
decode(bytes)}var digits2=7;function sourceName({what:what6,path:path2,line,commit}){let place=path2===void 0?void 0:`${inert(path2)}${line===void 0?"":`:${line}`}`,made=commit===
void 0?void 0:`commit ${commit.slice(0,digits2)}`;return[place,made].filter(part=>part!==void 0).join(" of ")||what6}var nouns={state:"STATE.md",checkpoint:"the\
 checkpoint",version:"the last good version",body:"the body of STATE.md",summary:"the summaries",commit:"the commits",plan:"the plans",scratchpad:"the scratchpa\
d",warmth:"WARMTH.md"};function workedOutFrom(kinds2,otherwise){let all=evidenceKinds.filter(kind=>kinds2.includes(kind)).map(kind=>nouns[kind]);return all.length===
0?otherwise:{what:either(all,"and")}}var mostNamed=5;function rowsIn(text2,path2,limits){let{root}=readMapping(text2,formOf(text2).yaml,limits),document=new TextDocument(path2,text2,{faults:[]}),rows=[],
look=(map,above)=>{for(let{key,value}of map.entries){let field3=above===""?String(key.value):`${above}.${key.value}`;if(isHolder(value))look(value,field3);else{
let line=document.position(key.start).line;rows.push({field:field3,value:dataOf(value),source:{what:stateFile,path:path2,line},sure:!0})}}};return root&&look(root,
""),rows}function keptRows(text2,account,from2,limits){let known3=new Set(account.map(({field:field3})=>field3)),isKnown3=field3=>known3.has(field3)||pathsTo(field3).
some(path2=>known3.has(path2));return rowsIn(text2,"",limits).flatMap(({field:field3,value})=>isKnown3(field3)?[]:[{field:field3,value,...from2}])}function pathsTo(field3){
let keys2=field3.split(".");return keys2.slice(1).map((_,index2)=>keys2.slice(0,index2+1).join("."))}var isHolder=value=>value.kind==="map"&&value.entries.length>
0;function unknownIn(rows){if(rows.length===0)return[];let names3=some(rows.map(({field:field3})=>quote(field3)),mostNamed);return[rows.length===1?`${names3} is\
 none of the fields of the schema; it was kept as it is`:`${names3} are none of the fields of the schema; they were kept as they are`]}function isSound2(path2,value){let keyPath=path2.split("."),schema=schemaAt(stateSpecification.schema,keyPath);if(!schema)return!0;let{validate}=stateSpecification,
data=keyPath.reduceRight((inner,key)=>mapOf([[key,inner]]),value),pointer=`/${keyPath.join("/")}`,isFault=({instancePath:at,keyword})=>(at===pointer||at.startsWith(
`${pointer}/`))&&!(keyword==="pattern"&&isDate(at));return!validate(data)&&(validate.errors??[]).some(isFault)?!1:visit(schema,value).every(({value:part,schema:own})=>{
if(!own)return!0;let isMoment=own["x-kind"]!=="date"||typeof part!="string"||parseInstant(part)!==void 0;return!isPlaceholder(part,own)&&isMoment})}function isDate(pointer){
let keyPath=pointer.split("/").slice(1).map(part=>/^\d+$/.test(part)?Number(part):part);return schemaAt(stateSpecification.schema,keyPath)?.["x-kind"]==="date"}
function fieldsOf(value){return value!==void 0&&isDataMap(value)?value:mapOf([])}function itemsOf(value){return Array.isArray(value)?value:[]}var unchanging=new Set(["mission_id","cluster","created_at","version"]),present=new Set(["state","checkpoint","summary"]);function weigh(evidence,{distrusted,refused}){
let everywhere=[...refused].map(path2=>path2.split(".")),inPresent=[...[...distrusted].map(path2=>path2.split(".")),...everywhere],sound=[...evidence].sort((a,b)=>evidenceKinds.
indexOf(a.kind)-evidenceKinds.indexOf(b.kind)).map(one=>{let paths2=one.kind==="state"?inPresent:everywhere;return soundPart(paths2.length>0?without(one,paths2):
one)}),trusted=sound.map(one=>one.kind==="state"?withoutOutvoted(one,sound):one),odd2=oddByHolder(trusted.find(({kind})=>kind==="state"));return{evidence:trusted,
odd:path2=>odd2.get(path2)??new Map,all:path2=>trusted.flatMap(({kind,fields:fields3})=>{let claim=fields3.get(path2);return claim?[{kind,claim}]:[]}),said:(kind,path2)=>trusted.
find(one=>one.kind===kind&&one.fields.has(path2))?.fields.get(path2)}}function withoutOutvoted(state2,evidence){let fields3=[...state2.fields].filter(([path2,{damage}])=>{
let kinds2=path2.startsWith("position.")?void 0:damage&&voices[damage];return!kinds2||!evidence.some(one=>kinds2.has(one.kind)&&one.fields.get(path2)?.sure)});return fields3.
length===state2.fields.size?state2:{...state2,fields:new Map(fields3)}}var voices={cut:new Set(["checkpoint","version","body","summary"]),contested:new Set(["ch\
eckpoint","body","summary"])};function oddByHolder(state2){let byHolder=new Map;for(let[path2,claim]of state2?.odd??[])for(let holder of pathsTo(path2)){let inside=byHolder.
get(holder)??new Map;byHolder.set(holder,inside.set(path2.slice(holder.length+1),claim))}return byHolder}function choose(weighed,path2,isLegal=()=>!0){let chosen=weighed.
all(path2).find(({claim})=>(!Array.isArray(claim.value)||isSound2(path2,claim.value))&&isLegal(claim.value));if(chosen)return settle(weighed,path2,chosen)}function settle(weighed,path2,{
kind,claim}){let sure=claim.sure&&(present.has(kind)||unchanging.has(path2));return{value:claim.value,source:claim.source,sure,...othersOf(weighed,path2,claim.value)}}
function othersOf(weighed,path2,value){let seen=new Set([keyOf(value)]),otherwise=weighed.all(path2).flatMap(({kind,claim})=>{if(!contradicts(kind,path2,claim,value))
return[];let key=keyOf(claim.value);return seen.has(key)?[]:(seen.add(key),[{value:claim.value,source:claim.source}])});return otherwise.length>0?{otherwise}:{}}
function contradicts(kind,path2,{value:said2,sure},value){return kind==="plan"||kind==="summary"?!(typeof said2=="number"&&typeof value=="number"&&said2<value):
kind==="commit"&&path2==="resume.last_commit"?typeof value=="string"&&!String(said2).startsWith(value):sure||!Array.isArray(said2)||said2.length>0}function keyOf(value){
return JSON.stringify(value,(_,part)=>isDataMap(part)?mapOf(Object.entries(part).sort(([a],[b])=>a<b?-1:1)):part)}function soundPart(evidence){let fields3=[...evidence.
fields].filter(([path2,{value}])=>Array.isArray(value)||isSound2(path2,value));return fields3.length===evidence.fields.size?evidence:{...evidence,fields:new Map(
fields3)}}function without(evidence,paths2){let fields3=new Map;for(let[path2,claim]of evidence.fields){let own=path2.split("."),inside=paths2.filter(one=>own.every(
(part,index2)=>one[index2]===part)&&one.length>own.length),value=paths2.some(one=>one.every((part,index2)=>own[index2]===part))?void 0:pruned(claim.value,inside.
map(one=>one.slice(own.length)));value!==void 0&&fields3.set(path2,{...claim,value})}return{...evidence,fields:fields3}}function pruned(value,paths2){if(paths2.
some(path2=>path2.length===0))return;if(paths2.length===0)return value;let below2=key=>paths2.filter(([first3])=>first3===key).map(path2=>path2.slice(1));return Array.
isArray(value)?value.flatMap((item,index2)=>{let kept=pruned(item,below2(String(index2)));return kept!==void 0?[kept]:isDataMap(item)?[mapOf([])]:[]}):isDataMap(
value)?mapOf(Object.entries(value).flatMap(([key,field3])=>{let kept=pruned(field3,below2(key));return kept===void 0?[]:[[key,kept]]})):value}function attribute(weighed,path2,value,worked){
let key=keyOf(value),witness=weighed.all(path2).find(({claim})=>keyOf(claim.value)===key);return witness?settle(weighed,path2,witness):{value,source:worked,sure:!1,
...othersOf(weighed,path2,value)}}function settleCluster(weighed){let found2=choose(weighed,"cluster");if(found2){let notes=found2.sure?[]:[`the cluster ${quote(found2.value)} is inferred from ${sourceName(
found2.source)}; check it`];return{settled:found2,notes}}return{settled:{value:"Recovered mission",source:{what:"no source"},sure:!1},notes:["no source says wha\
t the mission is called: write its name into cluster"]}}function settleIds(weighed,name,stampMs){let ids=derivedIds({stampMs,name,seed:seedOf(weighed)}),settle2=path2=>{
let found2=path2==="mission_id"?unchanged(weighed,path2):choose(weighed,path2);return found2?{settled:found2,notes:[]}:{settled:{value:ids[path2],source:{what:"\
the name and the time of the mission"},sure:!1,...othersOf(weighed,path2,ids[path2])},notes:[`no source says ${path2}: ${quote(ids[path2])} is made from the nam\
e and the time of the mission`]}};return{session_id:settle2("session_id"),mission_id:settle2("mission_id")}}function unchanged(weighed,path2,isLegal){let good=weighed.
said("version",path2);if(good&&(isLegal?.(good.value)??!0)){let own=weighed.said("state",path2);if(own&&keyOf(own.value)!==keyOf(good.value))return{value:good.value,
source:good.source,sure:!0,...othersOf(weighed,path2,good.value)}}return choose(weighed,path2,isLegal)}function settleMode(weighed){let found2=choose(weighed,"m\
ode");return found2?{settled:found2,notes:[]}:{settled:{value:"hands_on",source:{what:"no source"},sure:!1},notes:['no source says the mode: "hands_on", which a\
sks most, stands there until you choose another one']}}function settleVersion(weighed){return choose(weighed,"version")??{value:"1.0",source:{what:"the schema"},
sure:!0}}function seedOf({evidence}){return JSON.stringify(evidence.map(({kind,fields:fields3,blocks,commits,moments})=>[kind,[fields3.get("cluster")?.value??null,
fields3.get("progress.blocks_total")?.value??null,blocks.length],commits.map(({value})=>value).slice(0,100),moments.map(({value})=>formatInstant(value)).slice(0,
100)]))}var marks=["mission_id","session_id","created_at","cluster"];function isOfSameMission(present2,other){if(!present2)return!0;let both=marks.flatMap(mark2=>{
let[one,two]=[present2.fields.get(mark2),other.fields.get(mark2)];return one&&two?[{mark:mark2,isSame:keyOf(one.value)===keyOf(two.value)}]:[]}),[first3]=both;return first3?.
mark!=="mission_id"||both.some(({isSame:isSame3})=>isSame3)}function otherMission({fields:fields3,moments}){let commit=[...fields3.values(),...moments].map(({source})=>source.
commit).find(hash=>hash!==void 0);return`the last good version${commit===void 0?"":`, of commit ${commit.slice(0,7)},`} is of another mission, so nothing is tak\
en from it`}function baseOf(gathered,remains,path2){let base=withoutLostBody(gathered,remains,path2),{salvaged,evidence}=gathered,{text:text2,lastGood}=remains,isCut=salvaged?.
text!==void 0&&salvaged.body.trim()===""&&!isClosed(text2??"");if(!isCut)return base;let{commit}=lastGood,own=evidence.find(({kind})=>kind==="state"),older=commit&&
isOfSameMission(own,lastGood.evidence)?bodyOf2(lastGood.text??""):"";if(!commit||older===""){let note2=`the body of ${stateFile} was cut off: the one below its \
fields is made anew from them`;return{...base,old:{...base.old,isCut},notes:[...base.notes,note2]}}let note=`the body of ${stateFile} was cut off: the one below\
 its fields is that of commit ${named(commit)}`;return{...base,old:{text:base.old.text+older,body:older},notes:[...base.notes,note]}}function isClosed(text2){let{
form,faults}=splitFrontMatter(text2);return form==="fenced"&&faults.length===0}function bodyOf2(text2){let{form,body}=splitFrontMatter(text2),markdown2=form==="\
fenced"?text2.slice(body.start,body.end):"";return markdown2.trim()===""?"":markdown2}function withoutLostBody({salvaged},{snapshot:{state:state2},at,lastGood},path2){
let body=salvaged?.body??"",present2={from:{source:{what:stateFile,path:at},sure:!0},notes:[]};if(salvaged?.text!==void 0){let{text:text3,dialect,losses}=salvaged,
isWhole2=state2?.document.faults.length===0&&losses.length===0;return{old:{text:text3,body},kept:dialect!=="schema"?"none":isWhole2?"whole":"part",...present2}}
let{text:text2,commit}=lastGood;if(salvaged?.dialect==="prose"||text2===void 0||!commit||formOf(text2).dialect!=="schema")return{old:{text:void 0,body},kept:"no\
ne",...present2};let{form,body:old}=splitFrontMatter(text2),isOwnBody=body.trim()!==""&&form==="fenced",what6=isOwnBody?"the comments are":"the comments and the\
 body are";return{old:isOwnBody?{text:text2.slice(0,old.start)+body,body}:{text:text2,body:text2.slice(old.start,old.end)},kept:"part",from:{source:{what:stateFile,
path:path2,commit:commit.hash},sure:!1},notes:[`${what6} those of ${stateFile} in commit ${named(commit)}`]}}function isNew({kept}){return kept==="none"}var fields=["version","session_id","mission_id","cluster","created_at","updated_at","status","mode","phases.total","phases.current","phases.completed","phases.d\
efinitions","position.phase","position.phase_id","position.phase_name","position.block","position.block_id","position.block_name","position.wave","position.thre\
ad","position.thread_total","progress.blocks_complete","progress.blocks_total","progress.threads_complete","progress.threads_total","progress.percent","agents.a\
ctive","agents.completed","persistent.decisions","persistent.artifacts","persistent.tech_stack","resume.checkpoint_file","resume.last_agent","resume.last_commit",
"resume.can_resume","resume.resume_position","budget","warnings","blockers","energy"];function stateOf(decisions2){let state2=mapOf([]);for(let field3 of fields){
let settled2=decisions2.get(field3);if(!settled2)continue;let[first3="",second]=field3.split(".");second===void 0?state2[first3]=settled2.value:state2[first3]=mapOf(
[...Object.entries(state2[first3]??{}),[second,settled2.value]])}return state2}function accountOf(decisions2){return fields.flatMap(field3=>{let settled2=decisions2.
get(field3);return settled2?[{field:field3,...settled2}]:[]})}function from(source,value,sure=!1){return{value,source,sure}}function settleExtras(weighed,layout,circumstances){let fields3=new Map,set=(path2,fallback,mend=value=>value)=>{let found2=whole(weighed,path2),value=found2&&mend(
found2.value);value!==void 0&&isSound2(path2,value)?fields3.set(path2,value===found2?.value?found2:attribute(weighed,path2,value,found2?.source??{what:"the sche\
ma"})):isNew(circumstances)&&fields3.set(path2,from({what:"the schema"},fallback))};set("persistent.tech_stack",mapOf([]),value=>mendStack(value,layout));let before=fieldsOf(
weighed.said("version","budget")?.value);return set("budget",mapOf(figures.map(figure2=>[figure2,0])),value=>mendBudget(value,before)),set("energy",9e3),fields3}
function whole(weighed,path2){let found2=choose(weighed,path2);if(!found2||!isDataMap(found2.value))return found2;let older=fieldsOf(weighed.said("version",path2)?.
value);if(Object.keys(older).every(key=>Object.hasOwn(found2.value,key)))return found2;let value=mapOf(Object.entries({...older,...found2.value}));return{...attribute(
weighed,path2,value,found2.source),sure:!1}}var figures=["total_cost_usd","session_cost_usd","spawns_this_session"];function mendBudget(value,before){let budget=fieldsOf(
value),isBelow2=figure2=>typeof figure2=="number"&&figure2<0,mended3=new Map(Object.entries(budget).map(([key,figure2])=>{let isWrong=figures.includes(key)&&isBelow2(
figure2),older2=before[key];return[key,isWrong?typeof older2=="number"&&older2>=0?older2:0:figure2]})),[total,session]=[mended3.get("total_cost_usd"),mended3.get(
"session_cost_usd")],older=before.total_cost_usd;return typeof total=="number"&&typeof session=="number"&&session>total+tolerance&&(typeof older=="number"&&older+
tolerance>=session?mended3.set("total_cost_usd",older):isBelow2(budget.total_cost_usd)?mended3.set("total_cost_usd",session):mended3.set("session_cost_usd",total)),
[...mended3].every(([key,figure2])=>figure2===budget[key])?value:mapOf([...mended3])}var tolerance=.005;function mendStack(value,{phases,isDefined}){let stack=fieldsOf(
value),ids=new Set(phases.map(({id})=>id)),packages=itemsOf(stack.added_packages),isWrong=one=>{let phase2=fieldsOf(one).added_phase;return phase2!==void 0&&!ids.
has(phase2)};if(!isDefined||phases.length===0||!packages.some(isWrong))return value;let mended3=packages.map(one=>isWrong(one)?mapOf(Object.entries(fieldsOf(one)).
filter(([key])=>key!=="added_phase")):one);return mapOf(Object.entries(stack).map(([key,field3])=>[key,key==="added_packages"?mended3:field3]))}function layoutOf(phases,isDefined,named3){let counted=phases.map(({id,blocks:blocks2},index3)=>({numbers:[...new Set([phaseNumber(id),index3+1])],blocks:blocks2||
void 0})),blocks=named3.map(({block})=>block),numbering=numberingOf(counted,blocks),index2=phaseIndexOf(phases),kinds2=[...new Set(named3.map(({kind})=>kind))],
of=kind=>named3.flatMap(one=>one.kind===kind?[one.block]:[]),through=new Set(kinds2.filter(kind=>countsThrough(of(kind),index2,numbering))),isPlain=phases.length<
2||named3.length>0&&blocks.every(block=>block.isPlain);return{phases,isDefined,through,numbering,placement:placementOf(numbering,blocks),index:index2,counted:new Map(
numbering.phases.map((phase2,at)=>[phase2,at])),open:openIn(numbering),isPlain:isPlain&&(!numbering.restarts||kinds2.every(kind=>through.has(kind)))}}function countsThrough(named3,{
ofNumber},numbering){let through=0,own=0;for(let{phase:phase2,number:number2,isPlain}of named3){let index2=phase2===void 0||!isPlain?0:ofNumber(phase2)??0,{before,
blocks=0}=numbering.phases[index2]??{};index2===0||before===void 0||(number2>before&&number2<=before+blocks&&(through+=1),number2>=1&&number2<=blocks&&(own+=1))}
return through>own}function placeOf({kind,block:named3},{phases,numbering,placement,through,index:{ofNumber},counted,open:open2}){let block=named3.isPlain&&through.
has(kind)?{...named3,phase:void 0}:named3,key=placement.keyOf(block),[first3="",second]=key.split("-");if(second!==void 0){let phase3=ofNumber(Number(first3));return phase3!==
void 0&&isWithin(Number(second),phases[phase3])?{phase:phase3,block:Number(second)}:void 0}let phase2=phaseOfBlock(Number(first3),numbering),index2=phase2?counted.
get(phase2):open2;if(index2===void 0)return;let before=numbering.phases[index2]?.before,number2=before===void 0?0:Number(first3)-before;return number2>=1&&isWithin(
number2,phases[index2])?{phase:index2,block:number2}:void 0}function phaseIndexOf(phases){let byNumber=new Map,byId=new Map;for(let[index2,{id}]of phases.entries()){
let number2=phaseNumber(id);byNumber.has(number2)||byNumber.set(number2,index2),byId.has(id)||byId.set(id,index2)}return{ofNumber:number2=>Number.isInteger(number2)&&
number2>=1&&number2<=phases.length?number2-1:byNumber.get(number2),ofId:id=>byId.get(id)}}function blockName({phase:phase2,block},{numbering,phases,isPlain}){let before=isPlain?
numbering.phases[phase2]?.before:void 0;return before===void 0?blockId({phase:phase2,block},phases):twoDigits(before+block)}function blockId({phase:phase2,block},phases){
return`${phases[phase2]?.id.slice(0,2)??twoDigits(phase2+1)}-${twoDigits(block)}`}function twoDigits(number2){return String(number2).padStart(2,"0")}function openIn({
phases}){let index2=phases.findIndex(({blocks,before})=>blocks===void 0&&before!==void 0);return index2<0?void 0:index2}function isWithin(block,phase2){return phase2!==
void 0&&block>=1&&(phase2.blocks===0||block<=phase2.blocks)}var enough=2,mostBlocks=99;function agreeing(phases,facts,last2,weighed){let total=weighed.said("state","progress.blocks_total")?.value;if(sumOf(phases)===total)
return phases;let byId=new Map([...last2.values()].map(fact=>[fact.id,fact.blocks])),before=phases.map(phase2=>({...phase2,blocks:byId.get(phase2.id)??phase2.blocks}));
if(last2.size>0&&sumOf(before)===total)return before;let others2=votesOf(phases,facts,byId,weighed),sum=sumOf(phases);return phases.map((phase2,index2)=>{let{id,
blocks:said2=0}=phase2,rest=typeof total=="number"?total-(sum-said2):0,votes=[...rest>0?[{by:"progress.blocks_total",blocks:rest}]:[],...others2[index2]??[]],winner2=phase2.
blocks===void 0?void 0:outvote(said2,votes),full=fullAt(phase2.blocks,facts[index2]?.said?.blocks_complete),blocks=winner2?.blocks??(full===void 0?phase2.blocks:
Math.max(byId.get(id)??full,1));if(sum+=(blocks??0)-said2,!winner2)return blocks===phase2.blocks?phase2:{...phase2,blocks};let outvoted=`the definition of ${quote(
id)} says ${count(said2,"block")}, but by ${winner2.by} it has ${winner2.blocks}: keep the right one`;return{...phase2,blocks,outvoted}})}var sumOf=phases=>phases.
reduce((sum,{blocks=0})=>sum+blocks,0);function fullAt(blocks,done){return typeof done=="number"&&blocks!==void 0&&done>blocks&&done<=mostBlocks?done:void 0}function outvote(said2,votes){
let groups=new Map;for(let{blocks,by}of votes)groups.set(blocks,[...groups.get(blocks)??[],by]);let own=1+(groups.get(said2)?.length??0),[best]=[...groups].sort(
([,one],[,other])=>other.length-one.length);if(!(!best||best[0]===said2||best[1].length<Math.max(enough,own+1)))return{blocks:best[0],by:either(best[1],"and")}}
function votesOf(phases,facts,before,{evidence,said:said2}){let completed2=new Set(itemsOf(said2("state","phases.completed")?.value)),isOver=phases.map(({id},index2)=>facts[index2]?.
said?.status==="complete"||completed2.has(id)),votes=phases.map(({id},index2)=>{let done=facts[index2]?.said?.blocks_complete,older=before.get(id);return[...isOver[index2]&&
typeof done=="number"&&done>0?[{by:"its blocks_complete",blocks:done}]:[],...older===void 0?[]:[{by:nouns.version,blocks:older}]]}),{ofNumber}=phaseIndexOf(phases);
for(let kind of["summary","plan"]){let numbers=phases.map(()=>new Set),plain4=phases.map(()=>new Set);for(let{block}of evidence.filter(one=>one.kind===kind).flatMap(
({blocks})=>blocks)){let index2=block.phase===void 0?void 0:ofNumber(block.phase);index2!==void 0&&(block.isPlain?plain4:numbers)[index2]?.add(block.number)}for(let[
index2,own]of votes.entries()){let blocks=plain4[index2]?.size??0;for(let number2 of numbers[index2]??[])blocks=Math.max(blocks,number2);blocks>0&&(kind==="plan"||
isOver[index2])&&own.push({by:nouns[kind],blocks})}}return votes}function saidPosition(evidence,layout){let definitions=itemsOf(evidence.fields.get("phases.definitions")?.value).map(fieldsOf),phase2=phaseBy(evidence,definitions,
layout),place=countsInPhases(evidence)?placeInPhase(evidence,phase2,layout):placeInMission(evidence,phase2,layout),doneById=new Map(definitions.map(one=>[one.id,
one.blocks_complete])),total=layout.phases.reduce((sum,{blocks})=>sum+blocks,0),whole3=wholeNumber(evidence,"progress.blocks_complete"),percent=evidence.fields.
get("progress.percent")?.value,byShare=typeof percent=="number"&&total>0?Math.round(percent/100*total):void 0;return{evidence,phase:phase2,place,doneIn(index2,before){
let{id="",blocks=0}=layout.phases[index2]??{};if(phase2!==void 0&&phase2>index2)return blocks;if(phase2!==void 0&&phase2<index2)return 0;let said2=doneById.get(
id),votes=[typeof said2=="number"?said2:void 0,...[whole3,byShare].map(one=>one&&one-before)],most7=layout.isDefined?blocks:Number.POSITIVE_INFINITY;return winner(
within(votes,0,most7),(one,other)=>one>other)}}}function winner(votes,isBefore2=(_a,_b)=>!1){let counts=new Map;for(let vote of votes)vote!==void 0&&counts.set(
vote,(counts.get(vote)??0)+1);let best;for(let[vote,times]of counts){let most7=best===void 0?0:counts.get(best)??0;(times>most7||best!==void 0&&times===most7&&isBefore2(
vote,best))&&(best=vote)}return best}function within(votes,least,most7){return votes.map(vote=>vote!==void 0&&vote>=least&&vote<=most7?vote:void 0)}function wholeNumber({
fields:fields3},path2){let value=fields3.get(path2)?.value;return Number.isSafeInteger(value)?value:void 0}function word2({fields:fields3},path2){let value=fields3.
get(path2)?.value;return typeof value=="string"?value:void 0}function countsInPhases({fields:fields3,kind}){let marks2=["session_id","mission_id","phases.defini\
tions","position.phase_id","position.block_id"];return kind==="body"?!0:(kind==="state"||kind==="version")&&marks2.some(mark2=>fields3.has(mark2))}function phaseBy(evidence,definitions,{
phases,index:index2}){let byNumber=value=>value===void 0?void 0:index2.ofNumber(value),block=word2(evidence,"position.block_id"),next=nextPhase(evidence,phases);
return winner([byNumber(wholeNumber(evidence,"phases.current")),byNumber(wholeNumber(evidence,"position.phase")),index2.ofId(word2(evidence,"position.phase_id")),
block===void 0?void 0:byNumber(phaseNumber(block)),index2.ofId(definitions.find(({status})=>status==="in_progress")?.id),...within([next],0,phases.length-1)])}function nextPhase(evidence,phases){
let completed2=evidence.fields.get("phases.completed")?.value;if(completed2===void 0)return;let ids=new Set(itemsOf(completed2)),gap2=phases.filter(({id})=>ids.
has(id)).length===ids.size?phases.findIndex(({id})=>!ids.has(id)):-1;return gap2>=0?gap2:itemsOf(completed2).length-(word2(evidence,"status")==="complete"?1:0)}
function placeInPhase(evidence,phase2,layout){if(phase2===void 0)return;let id=word2(evidence,"position.block_id"),resumed=fieldsOf(evidence.fields.get("resume.\
resume_position")?.value).block,votes=[wholeNumber(evidence,"position.block"),id===void 0?void 0:Number(id.slice(3)),typeof resumed=="number"?resumed:void 0],block=winner(
within(votes,1,layout.phases[phase2]?.blocks||Number.MAX_SAFE_INTEGER));return block===void 0?void 0:{phase:phase2,block}}function placeInMission(evidence,phase2,layout){
let begun=evidence.blocks.filter(({is})=>is==="begun").at(-1)?.block,number2=wholeNumber(evidence,"position.block"),named3=phase2===void 0?wholeNumber(evidence,
"position.phase"):phase2+1,block=begun??(number2===void 0?void 0:{phase:named3,number:number2,isPlain:!0});return block&&placeOf({kind:evidence.kind,block},layout)}function reachedBy({evidence},layout){for(let one of evidence){if(one.kind!=="state"&&one.kind!=="body"||!countsInPhases(one))continue;let{phase:phase2,place}=saidPosition(
one,layout);if(phase2===void 0)continue;let[complete,total]=["progress.blocks_complete","progress.blocks_total"].map(path2=>{let value=one.fields.get(path2)?.value;
return typeof value=="number"?value:void 0}),isOdd=complete===void 0||total===void 0||complete>total,block=total!==void 0&&(place?.block??0)>total?void 0:place?.
block;return{phase:phase2,block,complete:isOdd?void 0:complete,isWhole:complete===total,source:{what:"where the mission stands"}}}}function reachedIn({block=0,complete=0},before){
return Math.max(block,before===void 0?0:complete-before)}function firstBlock(weighed,phases,reached,complete){return standsAt(weighed,phases)??begunAfter(reached)??
staysAt(weighed,phases,complete)}function begunAfter(reached){if(reached?.block===void 0||reached.complete===void 0)return;let block=reached.complete+(reached.isWhole?
0:1)-reached.block+1;return block<1?void 0:{phase:reached.phase,block}}function standsAt({evidence},phases){let{ofNumber}=phaseIndexOf(phases);for(let{blocks,fields:fields3}of evidence){
let number2=fields3.get("position.phase")?.value,phase2=typeof number2=="number"?ofNumber(number2):void 0,begun=blocks.find(({is,block})=>is==="begun"&&block.isPlain)?.
block.number;if(phase2!==void 0&&begun!==void 0)return{phase:phase2,block:begun}}}function staysAt(weighed,phases,complete){let{ofNumber}=phaseIndexOf(phases);for(let{
claim}of["position.phase","phases.current"].flatMap(path2=>weighed.all(path2))){let phase2=typeof claim.value=="number"?ofNumber(claim.value):void 0;if(phase2!==
void 0)return{phase:phase2,block:complete+1}}}var counting=["state","version","summary","plan"],listing=["state","version"];function claimsOf({evidence}){let all=evidence.flatMap(({kind,blocks})=>blocks.map(
claim=>({...claim,kind}))),strong=all.filter(({kind})=>counting.includes(kind));return strong.length>0?strong:all}function namedBlocks({evidence}){return evidence.
filter(({kind})=>counting.includes(kind)&&kind!=="version").flatMap(({kind,blocks})=>blocks.map(({block})=>({kind,block})))}function countBlocks(phases,weighed,reached){
let claims=claimsOf(weighed),spans=spansOf(phases,claims),counted=countSpans(phases,spans,reached);if(counted.every(({blocks})=>blocks!==void 0))return withRest(
counted,phases,weighed,claims);let total=totalOf(weighed,highestComplete(claims),claims),current=firstBlock(weighed,phases,reached,highestComplete(claims)),ahead=fillAhead(
counted,spans,current,total),filled=fillBehind(countSpans(phases.map((phase2,index2)=>({...phase2,...ahead.get(index2)})),spans,reached),total);return withRest(
filled,phases,weighed,claims)}function countSpans(phases,spans,reached){let before=0;return phases.map((phase2,index2)=>{let own=countSpan(phase2,spans.get(index2),
before),least=!phase2.isLeast&&phase2.blocks!==void 0||index2!==reached?.phase?0:reachedIn(reached,before),found2=reached!==void 0&&least>(own.blocks??0)?{blocks:least,
source:reached.source,sure:!1}:own;return before=before===void 0||found2.blocks===void 0?void 0:before+found2.blocks,found2})}function countSpan(phase2,span2,before){
let{blocks:said2,isLeast,source,sure}=phase2,blocks=said2&&isLeast?Math.max(said2,span2?.own??0):said2,found2=blocks||span2&&countIn(span2,before)||blocks,isFromFiles=isLeast&&
span2?.source.path===void 0&&source.path===void 0;return found2===blocks||!span2?{blocks,source:isFromFiles&&span2?.source||source,sure}:{blocks:found2,source:span2.
source,sure:!1}}function spansOf(phases,claims){let{restarts}=numberingOf([],claims.map(({block})=>block)),spans=new Map,{ofNumber}=phaseIndexOf(phases),single=claims.
filter(({kind})=>!listing.includes(kind)).map(({kind})=>kind);for(let{block,kind,source:own}of claims){let source=listing.includes(kind)?own:workedOutFrom(single,
own),index2=block.phase===void 0?void 0:ofNumber(block.phase);if(index2===void 0)continue;let span2=spans.get(index2)??{own:0,plain:new Set,source};spans.set(index2,
span2),block.isPlain&&!restarts?span2.plain.add(block.number):span2.own=Math.max(span2.own,block.number)}return spans}function countIn({own,plain:plain4},before){
let highest=0;for(let number2 of plain4)highest=Math.max(highest,number2);let through=before===void 0||highest<=before?plain4.size:Math.max(plain4.size,highest-
before);return Math.max(own,through)}function totalOf(weighed,least,claims=claimsOf(weighed)){let path2="progress.blocks_total";for(let{claim,kind}of weighed.all(
path2)){let{value,source,sure}=claim;if(!(typeof value!="number"||value<Math.max(1,least)||!isSound2(path2,value)))return{blocks:value,source,sure:sure&&kind===
"state"}}let highest;for(let claim of claims)claim.block.isPlain&&claim.block.number>(highest?.block.number??0)&&(highest=claim);return highest&&{blocks:highest.
block.number,source:highest.source,sure:!1}}var noSource={what:"no source"};function fillAhead(counted,spans,current,total){let open2=counted.flatMap(({blocks},index2)=>blocks===
void 0?[index2]:[]),[first3=counted.length]=open2,next=current?.phase??counted.findIndex((_,index2)=>index2>first3&&hasPlain(spans.get(index2))),ahead=open2.filter(
index2=>index2<next),lowest=current?.block??Number.POSITIVE_INFINITY;for(let number2 of spans.get(next)?.plain??[])lowest=Math.min(lowest,number2);let known3=counted.
reduce((sum,{blocks=0})=>sum+blocks,0),before=counted.slice(0,Math.max(0,next)).reduce((sum,{blocks=0})=>sum+blocks,0),gap2=Math.max(0,Math.min((total?.blocks??
0)-known3,lowest-1-before)),filled=new Map;for(let[place,index2]of ahead.entries()){let left=ahead.length-place-1,blocks=left===0?gap2:Math.min(gap2,Math.max(1,
Math.floor(gap2/(left+1))));gap2-=blocks,filled.set(index2,{blocks,source:total?.source??noSource,sure:!1})}return filled}var hasPlain=span2=>(span2?.plain.size??
0)>0;function fillBehind(counted,total){let open2=counted.flatMap(({blocks},index2)=>blocks===void 0?[index2]:[]),known3=counted.reduce((sum,{blocks=0})=>sum+blocks,
0),rest=Math.max(0,(total?.blocks??0)-known3),{source=noSource,sure=!1}=total??{};return counted.map((one,index2)=>one.blocks!==void 0?one:{blocks:index2===open2[0]?
rest:0,source,sure:sure&&open2.length===1})}function withRest(counted,phases,weighed,claims){let known3=counted.reduce((sum,{blocks=0})=>sum+blocks,0),total=phases.
at(-1)?.blocks===void 0?totalOf(weighed,known3,claims):void 0,rest=(total?.blocks??0)-known3;return!total||rest<=0?counted:counted.map((one,index2)=>index2<counted.
length-1?one:{blocks:(one.blocks??0)+rest,source:total.source,sure:!1})}function highestComplete(claims){return claims.reduce((most7,{block,is})=>block.isPlain&&
(is==="complete"||is==="skipped")?Math.max(most7,block.number):most7,0)}function grown(phases,weighed,named3){if(phases.length===0)return phases;let layout=layoutOf(phases,!0,named3),outside3=weighed.evidence.filter(({kind})=>kind===
"state"||kind==="version"||kind==="summary").flatMap(({kind,blocks})=>blocks.map(claim=>({...claim,kind}))).filter(claim=>(claim.is==="complete"||claim.is==="sk\
ipped")&&!placeOf(claim,layout)).sort((a,b)=>a.block.number-b.block.number),room3=phases.map(phase2=>({...phase2})),beforeLast=phases.slice(0,-1).reduce((sum,{blocks})=>sum+
blocks,0);for(let claim of outside3){let index2=phaseToGrow(claim,layout),phase2=index2===void 0?void 0:room3[index2];if(!phase2)continue;let before=claim.block.
isPlain?beforeLast:0;claim.block.number===before+phase2.blocks+1&&(Object.assign(phase2,{blocks:phase2.blocks+1,sure:!1,source:claim.source}),index2!==phases.length-
1&&(beforeLast+=1))}return room3}function phaseToGrow({block},{phases,index:index2}){return block.isPlain?phases.length-1:block.phase===void 0?void 0:index2.ofNumber(
block.phase)}function withPhaseIds(items,weighed,kind){let total=weighed.said(kind,"phases.total")?.value,extra=typeof total=="number"&&total>0?items.length-total:0,nameless=items.
filter(({id})=>id===void 0);if(extra>0&&nameless.length>0){let gone=new Set(nameless.sort((a,b)=>size2(a)-size2(b)).slice(0,extra));return items.filter(item=>!gone.
has(item))}if(!isAll(items,total,weighed.said(kind,"progress.blocks_total")?.value))return items;let owners=new Map;for(let[at,{id}]of items.entries())id!==void 0&&
(!owners.has(id)||isAt(id,at))&&owners.set(id,at);let mentioned=idsIn(weighed,kind).filter(id=>!owners.has(id));return items.map((item,at)=>{let{id,...rest}=item;
if(id!==void 0&&owners.get(id)===at)return item;let own=mentioned.find(one=>isAt(one,at));return mapOf(Object.entries(own===void 0?rest:{id:own,...rest}))})}var size2=item=>Object.
keys(item).length;function isAll(items,total,blocks){return total!==void 0?total===items.length:items.reduce((sum,item)=>sum+Number(item.blocks),0)===blocks}var isAt=(id,at)=>typeof id==
"string"&&phaseNumber(id)===at+1;function idsIn({said:said2},kind){let ofRecords=(path2,keys2)=>itemsOf(said2(kind,path2)?.value).map(fieldsOf).flatMap(item=>keys2.
flatMap(key=>item[key]??[])),all=[...itemsOf(said2(kind,"phases.completed")?.value),said2(kind,"position.phase_id")?.value??[],...ofRecords("agents.active",["ph\
ase"]),...ofRecords("persistent.decisions",["phase_decided","affects_phases"]),...ofRecords("persistent.artifacts",["created_phase","used_by_phases"])].flat();return[
...new Set(all)].filter(id=>isSound2("position.phase_id",id))}var notKnown=()=>"not known any more",nothing=()=>[],first=list=>Array.isArray(list)?list[0]:void 0,derivations={"agents.active":{id:agentId,type:agentType,spawned_at:({
last_heartbeat:beat},{updated})=>beat??updated,last_heartbeat:({spawned_at:spawned},{updated})=>spawned??updated,task:notKnown},"agents.completed":{id:agentId,type:agentType,
result:()=>"timeout",duration_seconds:()=>0},"persistent.decisions":{id:idOf("dec"),decision:notKnown,phase_decided:({affects_phases:phases},{phase:phase2})=>first(
phases)??phase2,affects_phases:nothing,rationale:notKnown},"persistent.artifacts":{id:idOf("art"),type:({path:path2})=>typeof path2=="string"&&/\.(?:sql|prisma|graphql)$/.
test(path2)?"schema":"component",created_phase:({used_by_phases:phases},{phase:phase2})=>first(phases)??phase2,used_by_phases:nothing}},theRest={what:"the rest \
of its record"},noSource2={what:"no source"},isTold=(list,field3)=>list.startsWith("agents.")&&field3==="type";function completed(list,said2,{odd:odd2,older,known:known3}){
let schema=schemaAt(stateSpecification.schema,[...list.split("."),0]),found2=new Map,item=said2,find=(field3,value,source)=>{value===void 0||item[field3]!==void 0||
(found2.set(field3,{value,source}),item=mapOf(Object.entries({...item,[field3]:value})))};for(let[field3,{value,source}]of odd2){let words3=wordsOf(schema&&fieldOf(
schema,field3));typeof value=="string"&&words3.length>0&&find(field3,nearest(value,words3),source)}let required=schema?.required??[];for(let field3 of older?[...required,
...odd2.keys()]:[])find(field3,older?.item[field3],older?.source??theRest);for(let[field3,{value,source,damage}]of odd2)damage&&find(field3,value,source);let named3=list.
startsWith("agents.")&&item.id===void 0?namedAgent(item,known3):void 0;named3&&(known3.taken.add(named3.value),find("id",named3.value,named3.source));for(let field3 of required){
if(item[field3]!==void 0)continue;let stood=odd2.get(field3)?.value,source=stood!==void 0&&field3==="id"||isTold(list,field3)?theRest:noSource2;find(field3,derivations[list]?.[field3]?.(
item,known3,stood),source)}return{item,found:found2}}var wordsOf=schema=>schema?.enum?.map(String)??[],agentTypes=()=>wordsOf(schemaAt(stateSpecification.schema,
["agents","active",0,"type"]));function agentType({id}){return typeof id=="string"?id.slice(0,Math.max(0,id.lastIndexOf("-"))):void 0}function namedAgent({type},{
named:named3,taken:taken3}){let free=named3.filter(({value})=>!taken3.has(value)&&agentType({id:value})===type);return new Set(free.map(({value})=>value)).size===
1?free[0]:void 0}function agentId(item,known3,odd2){let name=typeof odd2=="string"?odd2.replace(/-?\d*$/,""):"",type=item.type??nearest(name,agentTypes());return typeof type==
"string"?idOf(type)(item,known3,odd2):void 0}function idOf(prefix){return(_,{taken:taken3},odd2)=>{let text2=typeof odd2=="string"||typeof odd2=="number"?String(
odd2):"",said2=Number(/\d{1,3}$/.exec(text2)?.[0]??0),id=freeId(prefix,said2,taken3)??freeId(prefix,1,taken3);return taken3.add(id),id}}function freeId(prefix,from2,taken3){
for(let number2=Math.max(1,from2);number2<=999;number2+=1){let id=`${prefix}-${String(number2).padStart(3,"0")}`;if(!taken3.has(id))return id}}function isNotIn(known3){let ids=new Set(known3.map(({id})=>id));return({id})=>id===void 0||!ids.has(id)}function withTwins(items){let first3=new Map,result=[...items];
for(let[at,item]of items.entries()){let above=item.id===void 0?void 0:first3.get(item.id),twin=above===void 0?void 0:result[above];item.id!==void 0&&above===void 0&&
first3.set(item.id,at),!(above===void 0||!twin)&&Object.entries(item).every(([key,value])=>twin[key]===void 0||isSameData(twin[key],value))&&(result[above]=mapOf(
Object.entries({...item,...twin})),result[at]=void 0)}return result}var mostUnnamed=50;function identified(items,older){let isFree=isNotIn(items),left=mostUnnamed;
return items.map(item=>{let said2=Object.entries(item);if(item.id!==void 0||said2.length===0||left<=0)return item;left-=1;let same=older.filter(one=>isFree(one)&&
said2.every(([key,value])=>isSameData(one[key],value))),[only]=same;return only&&same.length===1&&only.id!==void 0?mapOf([["id",only.id],...said2]):item})}function withOwnIds(records2,prefix){
let taken3=new Set(records2.map(({item})=>item.id)),counting2=countingOf(records2),doubles=[];return{kept:records2.flatMap(record=>{let chosen=counting2.get(record.
item.id);if(!chosen||chosen===record)return[record];if(isSameData(chosen.item,record.item))return[];let own=prefix===void 0?void 0:freeId(prefix,1,taken3);return own===
void 0?(doubles.push(record),[]):(taken3.add(own),[{...record,item:mapOf(Object.entries({...record.item,id:own}))}])}),doubles}}function countingOf(records2){let counting2=new Map;
for(let record of records2){let{id}=record.item;if(id===void 0)continue;let other=counting2.get(id);(!other||other.found.size>0&&record.found.size===0)&&counting2.
set(id,record)}return counting2}var mostPhases=99;function definedBy(weighed,kind){let claim=weighed.said(kind,"phases.definitions"),facts=new Map,seen=new Set;if(!claim)return facts;let items=withTwins(
itemsOf(claim.value).map(fieldsOf)).filter(item=>item!==void 0);for(let said2 of withPhaseIds(items,weighed,kind)){let{id,name,blocks}=said2,own=typeof id=="str\
ing"&&isSound2("position.phase_id",id)?id:void 0;own!==void 0&&seen.has(own)||(own!==void 0&&seen.add(own),facts.set(facts.size+1,{...own!==void 0&&{id:own},...typeof name==
"string"&&isSound2("position.phase_name",name)&&{name},...typeof blocks=="number"&&isSound2("progress.blocks_total",blocks)&&{blocks},said:said2,source:claim.source,
sure:claim.sure&&kind==="state"}))}return facts}function toldPhases(weighed){let facts=new Map;for(let{kind,phases}of weighed.evidence)for(let{number:number2,id,
name,blocks,source:said2,sure}of phases){let source=kind==="summary"||kind==="plan"?{what:nouns[kind]}:said2;if(number2<1||number2>mostPhases)continue;let known3=facts.
get(number2),isId=id!==void 0&&isSound2("position.phase_id",id)&&phaseNumber(id)===number2,isName=name!==void 0&&isSound2("position.phase_name",name);facts.set(
number2,{...isId&&{id},...isName&&{name},...blocks!==void 0&&{blocks},source,...known3,sure:(known3?.sure??!0)&&(sure||!addsTo(known3,{id:isId,name:isName,blocks:blocks!==
void 0}))})}return facts}function addsTo(known3,said2){return!known3||["id","name","blocks"].some(field3=>said2[field3]&&known3[field3]===void 0)}function layPhases(weighed,cluster,{kept}){let own=definedBy(weighed,"state"),last2=definedBy(weighed,"version"),told=toldPhases(weighed),total=countOf(weighed,
"phases.total"),ofFile=weighed.said("state","phases.total")?.value,isLeftOut=own.size===0&&last2.size===0&&kept==="whole"&&typeof ofFile=="number"&&ofFile>0,hasLost=kept!==
"whole"||(total??0)>own.size&&!isAllThere(own,last2,weighed),defined=isLeftOut?[]:defineds(own,last2,hasLost),isOpen=defined.length===0||hasLost&&last2.size===0,
isUnended=defined.length===0||total===void 0,number2=isOpen?Math.max(defined.length,total??0,...isUnended?numbersIn(weighed,told):[]):0,facts=Array.from({length:Math.
max(defined.length,Math.min(number2,mostPhases))},(_,index2)=>merged2(defined[index2],told.get(index2+1))),named3=namedBlocks(weighed);if(!((choose(weighed,"sta\
tus")?.value??"planning")!=="planning")&&facts.length===0&&claimsOf(weighed).length+(countOf(weighed,"progress.blocks_total")??0)===0)return layoutOf([],!1,named3);
let uncounted=nameAll(facts.length>0?facts:[void 0],cluster).map((phase2,index2)=>{let fact=facts[index2];return{...phase2,blocks:fact?.blocks,isLeast:fact?.said===
void 0,source:fact?.source??{what:"no source"},sure:(fact?.sure??!1)&&fact?.id!==void 0&&fact.name!==void 0}}),agreed=isLeftOut?uncounted:agreeing(uncounted,facts,
last2,weighed),laid=(phase2,index2,{blocks,source,sure})=>({...phase2,said:facts[index2]?.said??mapOf([]),namedBy:facts[index2]?.id===void 0&&facts[index2]?.name===
void 0?void 0:facts[index2]?.source,isCounted:facts[index2]?.blocks!==void 0,blocks:blocks??0,source,sure:sure&&phase2.sure&&phase2.outvoted===void 0}),open2=agreed.
map((phase2,index2)=>laid(phase2,index2,phase2.isLeast?{...phase2,blocks:0}:phase2)),counted=countBlocks(agreed,weighed,reachedBy(weighed,layoutOf(open2,!0,named3))),
phases=agreed.map((phase2,index2)=>laid(phase2,index2,counted[index2]??phase2));return layoutOf(grown(phases,weighed,named3),!isLeftOut,named3)}function isAllThere(own,last2,{
said:said2}){let sum=[...own.values()].reduce((all,{blocks=Number.NaN})=>all+blocks,0);return last2.size<=own.size&&sum===said2("state","progress.blocks_total")?.
value}function countOf(weighed,path2){for(let{claim}of weighed.all(path2))if(typeof claim.value=="number"&&isSound2(path2,claim.value)&&claim.value>0)return claim.
value}function numbersIn(weighed,told){let ofBlocks=claimsOf(weighed).flatMap(({block:{phase:phase2}})=>phase2??[]),current=["position.phase","phases.current"].
flatMap(path2=>countOf(weighed,path2)??[]);return[...told.keys(),...ofBlocks,...current].filter(number2=>number2<=mostPhases)}function defineds(own,last2,hasLost){
let byId=new Map([...last2.values()].flatMap(fact=>fact.id===void 0?[]:[[fact.id,fact]])),kept=[...own.values()].map((fact,index2)=>{let before=byId.get(fact.id??
"")??(fact.id===void 0?last2.get(index2+1):void 0);return before?merged2(fact,before)??fact:fact});if(own.size>0&&!hasLost)return kept;let ids=new Set(kept.map(
({id})=>id)),others2=[...last2.values()].filter(({id})=>id!==void 0&&!ids.has(id)),isInOrder=kept.every(({id},index2)=>numberOf(id)>=numberOf(kept[index2-1]?.id)),
all=[...kept,...others2];return isInOrder?all.sort((a,b)=>numberOf(a.id)-numberOf(b.id)):all}var numberOf=id=>id===void 0?0:phaseNumber(id);function merged2(strong,weak){
if(!strong||!weak)return strong??weak;let lacks=strong.id===void 0||strong.name===void 0||strong.blocks===void 0,said2=strong.said??weak.said;return{...weak,...strong,
...said2&&{said:said2},sure:strong.sure&&!lacks}}function nameAll(facts,cluster){let taken3=new Set(facts.flatMap(fact=>fact?.id??[]));return facts.map((fact,index2)=>{
let name=fact?.name??nameFrom(fact?.id)??(facts.length===1?cluster:`Phase ${index2+1}`);if(fact?.id!==void 0)return{id:fact.id,name};let base=`${twoDigits((index2+
1)%100)}-${slug(name,"phase")}`,id=base;for(let again=2;taken3.has(id);again+=1)id=`${base}-${again}`;return taken3.add(id),{id,name}})}function nameFrom(id){return titled(
id?.slice(3)??"")||void 0}var noSuchValue="no such value can stand there",none=new Map;function settleList(around,path2,ways){let{entries,rests}=entriesOf(around,path2,ways),{kept,doubles}=withOwnIds(
entries,ways.renames),settled2=settledList(around,path2,kept.map(({item})=>item));return{path:path2,settled:settled2,parts:new Map(kept.flatMap((entry,index2)=>partsOf(
entry,`${path2}.${index2}`,settled2?.source))),unkept:[...unkeptAt(path2,rests,"too little is left of the record that it is of"),...unkeptAt(path2,doubles.map(({
at})=>at),"another record that has its id was taken"),...kept.flatMap(unreplaced(path2))],notes:kept.flatMap(entry=>madeUpNote(path2,entry))}}function entriesOf({
weighed,known:known3},path2,{mend=item=>item,isKept}){let own=weighed.said("state",path2),older=weighed.said("version",path2),before=itemsOf(older?.value).map(fieldsOf),
here=withTwins(identified(itemsOf(own?.value).map(fieldsOf),before)),byId=new Map([...before].reverse().map(item=>[item.id,item])),rests=[],entries=here.flatMap(
(said2,at)=>{if(!said2)return[];let odd2=weighed.odd(`${path2}.${at}`),same=said2.id===void 0?void 0:byId.get(said2.id),beside={odd:odd2,older:same&&older&&{item:same,
source:older.source},known:known3},{item,found:found2}=completed(path2,said2,beside),mended3=mend(item);return isRecord(path2,said2,same)&&isSound2(path2,[mended3])?
[{item:mended3,at,said:said2,found:found2,odd:odd2}]:(rests.push(at),[])}),isOther=isNotIn(here.filter(item=>item!==void 0)),others2=isKept||own===void 0?before.
filter(isOther):[];return{entries:[...entries,...others2.flatMap(said2=>olderEntry(path2,said2,mend))],rests}}function isRecord(path2,said2,same){let left=Object.
keys(said2).length;if(said2.id!==void 0||same)return left>0;let{required=[]}=schemaAt(stateSpecification.schema,[...path2.split("."),0])??{};return left>0&&required.
filter(field3=>said2[field3]!==void 0).length*2>=required.length}function olderEntry(path2,said2,mend){let item=mend(said2);return isSound2(path2,[item])?[{item,
at:void 0,said:said2,found:none,odd:none}]:[]}function settledList({weighed,circumstances},path2,list){let own=weighed.said("state",path2),older=weighed.said("v\
ersion",path2);if(!own&&!older&&list.length===0)return isNew(circumstances)?from({what:"the schema"},[]):void 0;let isSameAs=kind=>keyOf(weighed.said(kind,path2)?.
value??null)===keyOf(list),isOlder=isSameAs("version")&&!isSameAs("state"),{source}=(isOlder?older:own)??older??{source:{what:"the schema"}},sure=isSameAs("stat\
e")&&(own?.sure??!1);return{value:list,source,sure,...othersOf(weighed,path2,list)}}function unkeptAt(path2,places2,why5){return places2.flatMap(at=>at===void 0?
[]:[{path:`${path2}.${at}`,why:why5}])}function partsOf({item,at,said:said2,found:found2,odd:odd2},path2,own){if(at===void 0)return[];let source=own??{what:"STA\
TE.md"};return Object.entries(item).flatMap(([field3,value])=>{let isSame3=isSameData(value,said2[field3]),stood=odd2.get(field3)??(isSame3||said2[field3]===void 0?
void 0:{value:said2[field3],source});if(isSame3&&!stood)return[];let by=found2.get(field3)?.source??(isSame3?stood?.source:void 0)??{what:"where the mission sta\
nds"},otherwise=stood&&!isSameData(value,stood.value)&&[{value:stood.value,source:stood.source}];return[[`${path2}.${field3}`,{...from(by,value),...otherwise&&{
otherwise}}]]})}function madeUpNote(path2,{item,found:found2}){let fields3=[...found2].flatMap(([field3,{source}])=>source===noSource2?[field3]:[]);if(fields3.length===
0)return[];let of=item.id===void 0||fields3.includes("id")?`a record of ${path2}`:`${quote(item.id)} in ${path2}`,values=fields3.map(field3=>valueWords(item[field3])),
stand=fields3.length===1?"stands":"stand";return[`no source says ${either(fields3,"and")} of ${of}: ${either(values,"and")} ${stand} there until you know better`]}
var valueWords=value=>Array.isArray(value)&&value.length===0?"an empty list":quote(value??null),unreplaced=path2=>({item,at,odd:odd2})=>[...odd2.keys()].flatMap(
field3=>item[field3]===void 0?[{path:`${path2}.${at}.${field3}`,why:noSuchValue}]:[]);var mostNotes=50,mostNamed2=8;function sourceAt(what6,document,offset){return{what:what6,path:document.path,line:document.position(offset).line}}var Gathering=class{#kind;#fields=new Map;#phases=new Map;#blocks=[];#commits=[];#moments=[];#notes=new Map;#unsaid=0;constructor(kind){
this.#kind=kind}field(path2,value,source,sure=!0){value!==void 0&&!this.#fields.has(path2)&&this.#fields.set(path2,{value,source,sure})}valueOf(path2){return this.#fields.
get(path2)?.value}block(claim){claim.block.number>=1&&this.#blocks.push(claim)}phase({source,...claim}){let said2=JSON.stringify(claim);this.#phases.has(said2)||
this.#phases.set(said2,{...claim,source})}commits(what6,document,recorded){for(let{name,at}of recorded)isHash(name)&&this.#commits.push({value:name,source:sourceAt(
what6,document,at.start),sure:!0})}moment(moment2,source){moment2&&this.#moments.push({value:moment2.ms,source,sure:moment2.sure})}note(text2){this.#kindOf(text2)}noteEach(sentence,name){
let kind=this.#kindOf(sentence);!kind||kind.named.includes(name)||(kind.number+=1,kind.named.length<mostNamed2&&kind.named.push(name))}#kindOf(note){let known3=this.#notes.
get(note);if(known3)return known3;if(this.#notes.size>=mostNotes){this.#unsaid+=1;return}let kind={named:[],number:0};return this.#notes.set(note,kind),kind}evidence(){
let notes=[...this.#notes].map(([note,kind])=>typeof note=="string"?note:sentenceOf(note,kind)),more=this.#unsaid>0?[`there is more to know than that: notes lef\
t out: ${this.#unsaid}`]:[];return{kind:this.#kind,fields:this.#fields,odd:new Map,phases:[...this.#phases.values()],blocks:this.#blocks,commits:this.#commits,moments:this.#moments,
notes:[...notes,...more]}}};function sentenceOf(sentence,{named:named3,number:number2}){let left=number2-named3.length;return sentence(either(left>0?[...named3,
`${left} more`]:named3,"and"),number2===1)}function commitsByPath({commits}){let byPath=new Map;for(let commit of commits){let{path:path2}=commit.at.document,others2=byPath.
get(path2);others2?others2.push(commit):byPath.set(path2,[commit])}return byPath}function gatherCluster(into,noun,said2){let sure=said2.filter(claim=>claim.sure),
groups=new Map;for(let claim of sure.length>0?sure:said2){let key=comparableName(claim.value),{first:first3=claim,times=0}=groups.get(key)??{};groups.set(key,{first:first3,
times:times+1})}let[best,...others2]=[...groups.values()].sort((a,b)=>b.times-a.times);if(!best)return;let{value,source,sure:isSure}=best.first;if(into.field("c\
luster",value,source,isSure),others2.length===0)return;let names3=some(others2.map(({first:first3})=>quote(first3.value)),3);into.note(`${noun} do not agree on \
the name of the mission: most say ${quote(value)}, others ${names3}: check cluster`)}function activeOf(state2){return[...(state2.dialect==="schema"?state2.data.agents?.active??[]:[]).entries()].flatMap(([index2,agent])=>agent?[{agent,index:index2}]:
[]).sort((a,b)=>heardOf(b.agent)-heardOf(a.agent))}function heardOf({last_heartbeat:beat,spawned_at:spawned}){return parseInstant(beat??spawned??"")?.ms??0}function tasksOf(state2){
return activeOf(state2).flatMap(({agent:{id,task},index:index2})=>{let node=state2.document.node(`agents.active.${index2}.task`);return task&&node?[{agent:id,task,
source:sourceAt("STATE.md",state2.document,node.start)}]:[]})}function lastAgentOf(state2){let[last2]=activeOf(state2),node=last2&&state2.document.node(`agents.\
active.${last2.index}.id`);return last2?.agent.id&&node?{id:last2.agent.id,source:sourceAt("STATE.md",state2.document,node.start)}:void 0}function registryWithoutDead(state2){
let{active=[],completed:completed2=[]}=state2.data.agents??{},node=state2.document.node("agents.active"),records2=active.map(agent=>agent&&retiredAgent(agent)),
known3=new Set(completed2.map(agent=>agent?.id)),dead=records2.filter(record=>record!==void 0),isWhole2=dead.length===active.length&&dead.every(({id})=>!known3.
has(id));if(!node||dead.length===0||!isWhole2||new Set(dead.map(({id})=>id)).size<dead.length)return;let listed=state2.document.node("agents.completed"),before=listed?.
kind==="list"?listed.items.map(dataOf):[];if(before.length!==completed2.length)return;let source=sourceAt("STATE.md",state2.document,node.start);return{completed:[
...before,...dead],moved:dead.map(({id})=>id),source}}function retiredAgent({id,type,spawned_at:spawned,last_heartbeat:beat}){let[from2,to]=[spawned,beat].map(stamp2=>parseInstant(
typeof stamp2=="string"?stamp2:""));if(typeof id!="string"||typeof type!="string"||!from2||!to)return;let seconds=Math.max(0,Math.floor((to.ms-from2.ms)/1e3));return{
id,type,result:"timeout",duration_seconds:seconds}}var mostNamed3=5;function retired(active,completed2,weighed){let{settled:settled2}=active,left=itemsOf(settled2?.value).map(fieldsOf);if(!settled2||left.length===
0)return{lists:[active,completed2],notes:[]};let before=itemsOf(completed2.settled?.value),known3=new Set(before.map(item=>fieldsOf(item).id)),moved2=left.flatMap(
item=>known3.has(item.id)?[]:retiredAgent(item)??[]),to=(path2,value)=>({value,source:settled2.source,sure:!1,...othersOf(weighed,path2,value)}),longer=moved2.length>
0?to(completed2.path,[...before,...moved2]):completed2.settled;return{lists:[{...active,settled:to(active.path,[]),parts:new Map},{...completed2,settled:longer}],
notes:movedNote(moved2.map(({id})=>id))}}function movedNote(ids){if(ids.length===0)return[];let names3=some(ids.map(quote),mostNamed3);return ids.length===1?[`a\
gents.active: ${names3} did not stop before the mission ended; it went to agents.completed with the result "timeout", for no source says how it ended`]:[`agents\
.active: ${names3} did not stop before the mission ended; they went to agents.completed with the result "timeout", for no source says how they ended`]}var recordLists=["agents.active","agents.completed","persistent.decisions","persistent.artifacts","warnings","blockers"];function settleRecords(around){let{weighed,
status,circumstances}=around,isSameSession2=isSame(weighed,"session_id"),isOver=status.value==="failed"||status.value==="complete",list=(path2,ways,besides=[])=>settleList(
{weighed,circumstances,known:knownIn(around,[path2,...besides])},path2,ways),active=list("agents.active",{mend:mendAgent(around),isKept:!1},["agents.completed"]),
completed2=list("agents.completed",{mend:mendType,isKept:isSameSession2},["agents.active"]),agents=isOver?retired(active,completed2,weighed):{lists:[active,completed2],
notes:[]},lists2=[...agents.lists,list("persistent.decisions",{mend:mendPhases(around,["phase_decided"],["affects_phases"]),isKept:!0}),list("persistent.artifac\
ts",{mend:mendPhases(around,["created_phase"],["used_by_phases"]),isKept:!0,renames:"art"}),list("warnings",{isKept:!1}),list("blockers",{isKept:!1,renames:"blo\
cker"})];return{fields:new Map(lists2.flatMap(({path:path2,settled:settled2})=>settled2?[[path2,settled2]]:[])),parts:new Map(lists2.flatMap(({parts:parts2})=>[
...parts2])),unkept:lists2.flatMap(({unkept})=>unkept),notes:[...agents.notes,...lists2.flatMap(({notes})=>notes)]}}function knownIn({weighed,layout,standing,times},paths2){
let ids=paths2.flatMap(path2=>["state","version"].flatMap(kind=>itemsOf(weighed.said(kind,path2)?.value).map(item=>fieldsOf(item).id)));return{updated:times.updated.
value,phase:layout.phases[standing.phase]?.id,named:namedAgents(weighed),taken:new Set(ids)}}function namedAgents({said:said2}){let last2=said2("state","resume.\
last_agent"),warnings=said2("state","warnings"),warned=itemsOf(warnings?.value).flatMap(item=>fieldsOf(item).source??[]);return[...last2?[last2]:[],...warned.flatMap(
value=>warnings?[{value,source:warnings.source}]:[])]}function isSame({said:said2},path2){let[own,other]=[said2("state",path2)?.value,said2("version",path2)?.value];
return own===void 0||other===void 0||own===other}function mendType(item){let{id}=item,type=typeof id=="string"?id.slice(0,Math.max(0,id.lastIndexOf("-"))):"";return type!==
""&&item.type!==type?withValues(item,{type}):item}function withValues(item,values){return mapOf(Object.entries({...item,...values}))}function mendAgent({layout,
standing}){let{phases,isDefined}=layout;return item=>{let agent=mendType(item);if(phases.length===0)return agent;let index2=phaseOf(agent.phase,layout),here={phase:index2??
standing.phase,block:standing.block},{block}=agent,number2=typeof block=="string"?Number(block.slice(3)):0,most7=phases[here.phase]?.blocks||99,isRight=typeof block==
"string"&&layout.index.ofNumber(Number(block.slice(0,2)))===here.phase&&number2>=1&&number2<=most7,own=here.phase===standing.phase?Math.min(standing.block,99):1;
return withValues(agent,{phase:index2===void 0&&isDefined?phases[here.phase]?.id??"":agent.phase??phases[here.phase]?.id??"",block:isRight?block??"":blockId({phase:here.
phase,block:own},phases)})}}function phaseOf(id,{index:index2,isDefined}){if(typeof id=="string")return index2.ofId(id)??(isDefined?void 0:index2.ofNumber(Number(
id.slice(0,2))))}function mendPhases({layout},single,several){let{phases,isDefined,index:index2}=layout,ids=new Set(phases.map(({id})=>id)),known3=id=>typeof id!=
"string"||ids.has(id)?id:phases[index2.ofNumber(Number(id.slice(0,2)))??0]?.id??id;return item=>{if(!isDefined||phases.length===0)return item;let ofOne=single.flatMap(
key=>item[key]===void 0?[]:[[key,known3(item[key])]]),ofMany=several.flatMap(key=>{let all=item[key];return Array.isArray(all)?[[key,[...new Set(all.map(known3))]]]:
[]});return withValues(item,Object.fromEntries([...ofOne,...ofMany]))}}function withOddValues(account,parts2,present2,state2){let{odd:odd2,fields:fields3}=present2??silent("state"),rows=new Map(account.map(row=>[row.field,withSaid(
row,fields3.get(row.field))])),inside=new Map(parts2),unkept=[];for(let[path2,{value,source}]of odd2){if(recordLists.some(list=>path2.startsWith(`${list}.`)))continue;
let row=rows.get(path2),now=valueAt(state2,path2),otherwise=[{value,source},...row?.otherwise??[]];row?rows.set(path2,{...row,sure:!1,otherwise}):now===void 0?unkept.
push({path:path2,why:noSuchValue}):inside.set(path2,{value:now,source:{what:"the fields around it"},sure:!1,otherwise})}return{account:[...rows.values()].flatMap(
row=>[row,...rowsWithin(row,inside,state2)]),unkept}}function withSaid(row,said2){let{value,otherwise=[]}=row;return!said2||[{value},...otherwise].some(one=>keyOf(
one.value)===keyOf(said2.value))?row:{...row,otherwise:[{value:said2.value,source:said2.source},...otherwise]}}function rowsWithin({field:field3},parts2,state2){
return[...parts2].flatMap(([path2,settled2])=>{let value=path2.startsWith(`${field3}.`)?valueAt(state2,path2):void 0;return value===void 0?[]:[{field:path2,...settled2,
value}]})}function valueAt(data,path2){let value=data;for(let key of path2.split("."))Array.isArray(value)?value=value[Number(key)]:value=isDataMap(value)&&Object.
hasOwn(value,key)?value[key]:void 0;return value}var mostNamed4=1e3;function overviewOf(cluster,layout,standing,status,percent,commits){let{value,sure,source}=cluster.settled,isTold2=source.what!=="no source",
block=status.value!=="complete"&&layout.phases.length>0?blockName(standing,layout):void 0;return{...isTold2&&{cluster:{value:String(value),sure,source}},completed:completedNames(
layout,standing),...block!==void 0&&{current:{block,sure:standing.by?.kind==="state"&&standing.by.fields.get("position.block")?.sure===!0}},...percent&&{percent:{
value:Number(percent.value),sure:percent.sure}},...commits!==void 0&&{commits}}}function completedNames(layout,{done,named:named3}){let byPhase=new Map;for(let{
phase:phase2,block}of named3)byPhase.set(phase2,(byPhase.get(phase2)??new Set).add(block));let names3=[];for(let[phase2,count2]of done.entries()){let own=byPhase.
get(phase2)??new Set,last2=own.size===0?count2:layout.phases[phase2]?.blocks??0,unnamed=count2-own.size;for(let block=1;block<=last2&&names3.length<mostNamed4;block+=
1)!own.has(block)&&unnamed<=0||(own.has(block)||(unnamed-=1),names3.push(blockName({phase:phase2,block},layout)))}return names3}function settlePhases(weighed,layout,standing,status,circumstances){let{phases,isDefined}=layout,source=phases[0]?.source??{what:"no source"},isOver=status.value===
"complete",current=currentNumber(weighed,layout,standing,status),completed2=phases.slice(0,isOver?phases.length:Math.max(0,current-1)).map(({id})=>id),definitions=phases.
map((phase2,index2)=>{let{id,name,blocks,said:said2}=phase2,isBehind=isOver||index2<standing.phase,isCurrent=index2===standing.phase&&status.value!=="planning"&&
(current>0||blocks>0),progress=isBehind?"complete":isCurrent?"in_progress":"pending",own=(!isBehind&&(status.value==="planning"||status.value==="failed"&&index2===
standing.phase)?keepStatus(said2.status,standing.done[index2]??0):void 0)??progress,asked=isNew(circumstances)?stamps:Object.keys(said2);return mapOf([["id",id],
["name",name],["status",own],["blocks",blocks],["blocks_complete",standing.done[index2]??0],...Object.entries(said2).filter(([key])=>!known.includes(key)),...asked.
filter(key=>stamps.includes(key)).map(key=>[key,stampOf(said2[key],key,own)])])}),settled2=new Map([["phases.total",attribute(weighed,"phases.total",phases.length,
source)],["phases.current",attribute(weighed,"phases.current",current,standing.source)]]),ids=attribute(weighed,"phases.completed",completed2,standing.source);return(completed2.
length>0||isNew(circumstances)||weighed.all("phases.completed").length>0)&&settled2.set("phases.completed",ids),(isNew(circumstances)||isDefined&&definitions.length>
0)&&settled2.set("phases.definitions",attribute(weighed,"phases.definitions",definitions,source)),settled2}var stamps=["started_at","completed_at"],known=["id",
"name","status","blocks","blocks_complete",...stamps];function keepStatus(said2,done){return said2==="in_progress"||said2==="pending"&&done===0?said2:void 0}function stampOf(said2,key,status){
let isPast=key==="started_at"?status!=="pending":status==="complete",isMoment=typeof said2=="string"&&parseInstant(said2)!==void 0;return isPast&&isMoment?said2:
null}function currentNumber(weighed,{phases},standing,status){return status.value!=="planning"?phases.length===0?1:standing.phase+1:weighed.said("state","phases\
.current")?.value===0||phases.length===0?0:standing.phase+1}function settlePosition(weighed,layout,standing,status,circumstances){let isPlanning=status.value==="planning",number2=currentNumber(weighed,layout,standing,status),
phase2=layout.phases[standing.phase],isOpen=isPlanning&&(layout.phases.length===0||number2===0),block=isOpen?0:standing.block,fields3=new Map,set=(name2,value,source=standing.
source)=>{fields3.set(`position.${name2}`,attribute(weighed,`position.${name2}`,value,source))};set("phase",number2),set("phase_id",phase2?.id??idOf2(weighed,number2),
phase2?.namedBy);let name=phase2?.name??choose(weighed,"position.phase_name")?.value;name!==void 0&&isWanted("phase_name",weighed,circumstances)&&set("phase_nam\
e",name,phase2?.namedBy),set("block",block),block>0&&block<=99&&layout.phases.length>0&&isWanted("block_id",weighed,circumstances)&&set("block_id",blockId({phase:standing.
phase,block},layout.phases));let notes=setInner(fields3,{weighed,layout,standing,isOpen,isPlanning},circumstances);return{fields:fields3,notes}}function isWanted(name,{
all},circumstances){return isNew(circumstances)?!0:all(`position.${name}`).some(({kind})=>kind==="state"||kind==="version")}function idOf2(weighed,number2){let said2=choose(
weighed,"position.phase_id")?.value,cluster=choose(weighed,"cluster")?.value,fallback=`${String(Math.min(Math.max(1,number2),99)).padStart(2,"0")}-${slug(String(
cluster??""),"start")}`;return typeof said2=="string"&&(number2===0||Number(said2.slice(0,2))===number2)?said2:fallback}function setInner(fields3,within2,circumstances){
let{weighed,standing,isOpen,isPlanning}=within2,older=saidHere("version",within2),body=saidHere("body",within2),by=(evidence,name2)=>{let value=evidence?.fields.
get(`position.${name2}`)?.value;return value!==void 0&&isSound2(`position.${name2}`,value)?value:void 0},said2=name2=>by(standing.by,name2)??by(older,name2)??by(
body,name2),named3=nameOf2(within2),name=said2("block_name")??named3?.name??`Block ${standing.block}`;!isOpen&&(said2("block_name")!==void 0||isWanted("block_na\
me",weighed,circumstances))&&fields3.set("position.block_name",attribute(weighed,"position.block_name",name,named3?.source??standing.source));let wave=said2("wa\
ve")??(isOpen?0:1);(said2("wave")!==void 0||isWanted("wave",weighed,circumstances))&&fields3.set("position.wave",attribute(weighed,"position.wave",wave,standing.
source));let least=isPlanning?0:1,before=[...said2("wave")===by(older,"wave")?[older]:[],body].map(one=>({thread:by(one,"thread"),total:by(one,"thread_total")})),
own={thread:undamagedThread(within2)??by(standing.by,"thread"),total:by(standing.by,"thread_total")},{thread,total,isTold:isTold2}=threadsOf(within2,own,before,
least);fields3.set("position.thread",attribute(weighed,"position.thread",thread,standing.source));let ofWave=attribute(weighed,"position.thread_total",total,{what:"\
no source"});fields3.set("position.thread_total",isTold2?ofWave:{...ofWave,source:{what:"no source"},sure:!1});let contested=contestedNote(within2,thread);return isTold2||
isOpen?contested:[...contested,`no source says how many threads the current wave has: position.thread_total is ${total} until you know better`]}function undamagedThread({
weighed,layout,standing}){if(!standing.by?.fields.get("position.thread")?.damage)return;let resumed=standing.by?.fields.get("resume.resume_position"),{phase:phase2,
block,thread}=fieldsOf(resumed?.damage?void 0:resumed?.value),told=weighed.evidence.filter(one=>(one.kind==="checkpoint"||one.kind==="body")&&isHere(saidPosition(
one,layout).place,standing)).map(({fields:fields3})=>fields3.get("position.thread")?.value);return[phase2===standing.phase+1&&block===standing.block?thread:void 0,
...told].find(isCount)}function contestedNote({standing},thread){let own=standing.by?.fields.get("position.thread");return own?.damage!=="contested"?[]:own.value===
thread?[`position.thread stood in a merge conflict, and nothing else tells which side is right: ${thread} stands there until you know better`]:[`position.thread\
 stood in a merge conflict: ${thread} was taken, for the files beside it or resume.resume_position say so`]}function saidHere(kind,{weighed,layout,standing}){return weighed.
evidence.find(one=>one.kind===kind&&isHere(saidPosition(one,layout).place,standing))}function isHere(place,{phase:phase2,block}){return place?.phase===phase2&&place.
block===block}function threadsOf({weighed,isOpen,standing},own,before,least){if(isOpen)return{thread:0,total:0,isTold:!0};let one=typeof own.thread=="number"&&own.
thread>=least?own.thread:void 0,all=typeof own.total=="number"&&own.total>=least?own.total:void 0;if(one!==void 0&&all!==void 0&&(one<=all||least===0))return{thread:one,
total:all,isTold:!0};let resumed=fieldsOf(weighed.said("state","resume.resume_position")?.value),others2=[resumed.phase===standing.phase+1&&resumed.block===standing.
block?resumed.thread:void 0,...before.map(({thread:thread2})=>thread2)].filter(isCount),known3=one===void 0?all:void 0,older=before.map(({total:said2})=>said2).
find(said2=>isCount(said2)&&said2>=(one??1)),total=known3??older??all,there=others2.find(thread2=>total===void 0||thread2<=total);if(total!==void 0&&(total!==all||
one===void 0||there!==void 0))return{thread:(one!==void 0&&one<=total?one:there)??Math.min(1,total),total,isTold:!0};let thread=one??others2[0]??1;return{thread,
total:Math.max(thread,1),isTold:!1}}function isCount(value){return typeof value=="number"&&value>=1}function nameOf2({weighed,layout,standing}){for(let{kind,blocks}of weighed.
evidence)for(let{block,name,source}of blocks){let place=name===void 0?void 0:placeOf({kind,block},layout);if(!(place?.phase!==standing.phase||place.block!==standing.
block||name===void 0)&&isSound2("position.block_name",name))return{name,source}}}var mostNamed5=5;function phaseNotes({phases,isDefined}){let outvoted=phases.flatMap(phase2=>phase2.outvoted??[]);if(!isDefined||phases.length<2)return outvoted;
let made=phases.filter(({namedBy})=>namedBy===void 0),shared=phases.filter(({isCounted})=>!isCounted),names3=some(made.map(({id})=>quote(id)),mostNamed5),shares=some(
shared.map(({id,blocks})=>`${quote(id)} has ${blocks}`),mostNamed5);return[...outvoted,...made.length===0?[]:[made.length===1?`no source says what the phase ${names3}\
 is called: give it its id and its name`:`no source says what the phases ${names3} are called: give them their ids and names`],...shared.length===0?[]:[`no sour\
ce says how the blocks belong to the phases: ${shares} until you know better; check phases.definitions`]]}var path="status";function settleStatus(weighed,layout,standing){let{total,complete}=blockCounts(layout,standing,weighed),isWhole2=total>0&&complete>=total,said2=urgent(
weighed)??choose(weighed,path),found2={...said2??inferred(weighed,complete),notes:[]},instead=(value,note)=>({value,source:{what:"the work that is done"},sure:!1,
notes:[note],...othersOf(weighed,path,value)}),says=said2?`status was ${quote(said2.value)}, but `:"";if(found2.value==="planning"&&(complete>0||standing.phase>
0))return instead("in_progress",`${says}blocks are complete: "in_progress" stands there now`);let waits=waitingFor(weighed,found2,isWhole2);if(waits)return waits;
if(found2.value==="blocked"){let checkpoint=choose(weighed,"resume.checkpoint_file",value=>typeof value=="string"&&value!=="");return checkpoint?{...found2,checkpoint}:
instead("in_progress",'the mission was blocked, but no checkpoint says by what: "in_progress" stands there now; name the checkpoint if it still is')}let{phases,
isDefined}=layout,isAtEnd=!isDefined||standing.phase>=phases.length-1;if(found2.value==="complete"&&(!isWhole2||!isAtEnd||isBlocked(weighed))){let place=`the mi\
ssion stands in phase ${standing.phase+1} of ${phases.length}`,short2=isWhole2?place:`${complete} of ${total} blocks are complete`;return instead("in_progress",
`${says}${isWhole2&&isAtEnd?"a blocker is still open":short2}: "in_progress" stands there now, for "complete" is final`)}if(found2.value==="in_progress"&&isWhole2&&
!(said2?.sure??!1)){let note=`${total===1?"the only block is":`all ${total} blocks are`} complete: if the mission is over, set status to "complete"`;return{...found2,
notes:[note]}}return said2?found2:{...found2,notes:[`no source says the status of the mission: ${quote(found2.value)} is assumed`]}}function urgent(weighed){let[
own,checkpoint]=[weighed.said("state",path),weighed.said("checkpoint",path)];return own?.sure===!1&&checkpoint?.sure?attribute(weighed,path,checkpoint.value,checkpoint.
source):void 0}function blockCounts({phases,isDefined},{done,unplaced,named:named3},weighed){let counted=done.reduce((sum,one)=>sum+one,0),total=phases.reduce((sum,{
blocks})=>sum+blocks,0);if(isDefined)return{total,complete:counted};let numbers=of=>weighed.all(of).flatMap(({kind,claim})=>(kind==="state"||kind==="version")&&
typeof claim.value=="number"?[claim.value]:[]),[all=0]=numbers("progress.blocks_total").filter(one=>Number.isSafeInteger(one)&&one>=0),wholes=numbers("progress.\
blocks_complete").filter(one=>Number.isSafeInteger(one)&&one>=0),complete=Math.max(0,...wholes.filter(one=>one<=all),named3.length+unplaced);return{total:Math.max(
all,complete,total),complete}}function inferred(weighed,complete){let hasBegun=complete>0||weighed.evidence.some(({blocks,commits})=>commits.length>0||blocks.some(
({is})=>is!=="planned"));return attribute(weighed,path,hasBegun?"in_progress":"planning",{what:"the work that is done"})}function isBlocked(weighed){return itemsOf(
choose(weighed,"blockers")?.value).length>0}function waitingFor(weighed,{value},isWhole2){let says=weighed.said("checkpoint",path),named3=weighed.said("checkpoi\
nt","resume.checkpoint_file");if(says?.value!=="blocked"||!named3)return;let checkpoint=attribute(weighed,"resume.checkpoint_file",named3.value,named3.source);if(value===
"failed"&&(!says.sure||weighed.said("version",path)?.value==="failed")||value!=="failed"&&(value!=="complete"||isWhole2&&!isBlocked(weighed)))return;let note=`s\
tatus was ${quote(value)}, but a checkpoint waits for an answer: "blocked" stands there now, for ${quote(value)} is final`;return{value:"blocked",source:says.source,
sure:!1,checkpoint,notes:[note],...othersOf(weighed,path,"blocked")}}function settleProgress(weighed,layout,standing,status,circumstances){let{total,complete}=blockCounts(layout,standing,weighed),counter=workedOutFrom(countersOf(
standing),standing.source),counted=attribute(weighed,"progress.blocks_complete",complete,counter),phases=layout.phases.filter(({blocks})=>blocks>0),open2=phases.
find(({sure})=>!sure)??phases[0],all=attribute(weighed,"progress.blocks_total",total,open2?.source??{what:"no source"}),isCounted=all.sure||phases.length>0&&phases.
every(({sure})=>sure),percent=choose(weighed,"progress.percent",value=>typeof value=="number"&&isShare(value,{complete,total}))??attribute(weighed,"progress.per\
cent",tenths(share({complete,total})),{what:"the blocks"}),fields3=new Map([["progress.blocks_complete",counted],["progress.blocks_total",all],["progress.percen\
t",percent]]),threads=threadsOf2(weighed,status,circumstances);for(let[path2,settled2]of threads)fields3.set(path2,settled2);let notes=isCounted||total===0?[]:[
`the mission is taken to have ${count(total,"block")}, by ${sourceName(all.source)}; check progress.blocks_total`];return{fields:fields3,notes:[...notes,...phaseNotes(
layout)]}}function countersOf({done,named:named3,by}){let isCounted=done.reduce((sum,one)=>sum+one,0)>named3.length;return[...by&&isCounted?[by.kind]:[],...named3.
map(({kind})=>kind)]}var tenths=percent=>Math.round(percent*10)/10,paths=["progress.threads_complete","progress.threads_total"];function numberBy({said:said2},kind,path2){
let value=said2(kind,path2)?.value;return typeof value=="number"?value:void 0}function threadsOf2(weighed,status,circumstances){let own=paths.map(path2=>numberBy(
weighed,"state",path2)),older=paths.map(path2=>numberBy(weighed,"version",path2)),all=paths.map((_,index2)=>own[index2]??older[index2]);for(let[complete,total]of[
own,all,older]){let isOver=status.value==="complete"&&total!==void 0;if(!(complete===void 0&&total===void 0||(complete??0)>(total??Number.POSITIVE_INFINITY)||[complete,
total].some((one,index2)=>one===void 0&&all[index2]!==void 0)))return paths.flatMap((path2,index2)=>{let value=isOver?total:[complete,total][index2];return value===
void 0?[]:[[path2,attribute(weighed,path2,value,{what:"the status"})]]})}return isNew(circumstances)?paths.map(path2=>[path2,from({what:"the schema"},0)]):[]}var parts=["phase","block","thread"];function settleResume(weighed,position2,layout,standing,status,circumstances){let isAnew=isNew(circumstances),fields3=new Map,
checkpoint=status.checkpoint??choose(weighed,"resume.checkpoint_file");(checkpoint??isAnew)&&fields3.set("resume.checkpoint_file",checkpoint??nothing2);let agent=choose(
weighed,"resume.last_agent");(agent??isAnew)&&fields3.set("resume.last_agent",agent??nothing2);let commit=lastCommit(weighed),isRecorded=weighed.all("resume.las\
t_commit").some(({kind})=>kind!=="commit");commit&&(circumstances.kept!=="whole"||isRecorded)?fields3.set("resume.last_commit",commit):isAnew&&fields3.set("resu\
me.last_commit",nothing2);let isOver=status.value==="complete"||status.value==="failed";fields3.set("resume.can_resume",choose(weighed,"resume.can_resume")??from(
{what:"the status"},!isOver));let isMoved=standing.by?.kind!=="state",place=settlePlace(weighed,position2,layout,status,{isAnew,isMoved});return place&&fields3.
set("resume.resume_position",place),fields3}var nothing2={value:null,source:{what:"the schema"},sure:!1};function lastCommit(weighed){let found2=choose(weighed,
"resume.last_commit");return found2!==void 0&&found2.source.commit===found2.value?{...found2,value:String(found2.value).slice(0,7)}:found2}function settlePlace(weighed,position2,layout,{
value:status},{isAnew,isMoved}){let path2="resume.resume_position",here=parts.map(part=>position2.get(`position.${part}`)?.value),isPlanning=status==="planning",
said2=choose(weighed,path2,value2=>{let there=fieldsOf(value2);return isMoved&&["phase","block"].some((part,at)=>(there[part]??here[at])!==here[at])?!1:isPlanning||
isBefore(there,here,layout)});if(said2)return said2;let all=weighed.all(path2);if(all.length===0&&!isAnew)return;let others2=Object.entries(fieldsOf(all[0]?.claim.
value)).filter(([key])=>!parts.includes(key)),value=mapOf([...parts.map((part,at)=>[part,Math.max(1,Number(here[at]??1))]),...others2]);return{value,source:{what:"\
the position"},sure:!1,...othersOf(weighed,path2,value)}}function isBefore(there,here,{phases}){let places2=parts.map((part,at)=>[there[part],here[at]]);if(places2.
some(([place])=>place!==void 0&&(typeof place!="number"||place<1)))return!1;let{phase:phase2,block}=there,blocks=typeof phase2=="number"?phases[phase2-1]?.blocks??
0:0;if(blocks>0&&typeof block=="number"&&block>blocks)return!1;for(let[place,own]of places2){if(typeof place!="number"||typeof own!="number"||place<own)return!0;
if(place>own)return!1}return!0}var first2=Date.UTC(1970,0,1),last=Date.UTC(9999,11,31);function settleTimes(weighed,{now,clockSkewMs}){let clock={now,clockSkewMs},inside=stampsIn(weighed),said2=weighed.
said("state","updated_at"),stamp2=said2&&dated(said2.value,said2.source,said2.sure),own=stamp2&&!isAhead(stamp2,clock)?stamp2:void 0,newest=latestOf(weighed,inside,
clock),created=creationOf(weighed,[...inside,...own?[own]:[]],clock),isLeftBehind=!own||isAfter(created.instant,own.instant)||behind(own.instant,inside,clock),latest=[
newest,created,...isLeftBehind&&own?[own]:[]].filter(one=>one!==void 0),updated=isLeftBehind?latest.reduce((a,b)=>b.instant.ms>a.instant.ms?b:a):own,{value}=updated.
settled,same={...updated.settled,sure:updated===own&&updated.settled.sure};return{created:created.settled,updated:{...same,...othersOf(weighed,"updated_at",value)},
notes:notesOf(created)}}function notesOf({settled:{value,source,sure},isClock}){return isClock?["no source tells any time: created_at and updated_at are the tim\
e of this recovery"]:sure?[]:[`created_at is inferred: ${quote(value)} is the earliest time known, by ${sourceName(source)}; check it`]}function dated(value,source,sure){
let instant=typeof value=="string"?parseInstant(value):void 0;if(instant)return{instant,settled:{value:instant.inProfile?value:formatInstant(instant.ms),source,
sure}}}function moment(ms,source){let inYears=Math.floor(Math.min(last,Math.max(first2,ms))/1e3)*1e3;return{instant:{ms:inYears,zoned:!0,inProfile:!0},settled:{
value:formatInstant(inYears),source,sure:!1}}}function isAhead({instant},{now,clockSkewMs}){return instant.ms-now>clockSkewMs}function isAfter(one,other){return orderOf(
one,other)==="wrong"}function stampsIn(weighed){return["phases.definitions","agents.active","warnings","blockers"].flatMap(path2=>{let claim=weighed.said("state",
path2);if(!claim)return[];let[key="",inner]=path2.split("."),data=mapOf([[key,inner===void 0?claim.value:mapOf([[inner,claim.value]])]]);return visit(stateSpecification.
schema,data).flatMap(({value,schema})=>schema?.["x-kind"]==="date"?dated(value,claim.source,!1)??[]:[])})}function behind(updated,inside,clock){return inside.filter(
one=>!isAhead(one,clock)&&orderOf(one.instant,updated,clock.clockSkewMs)==="wrong").length>1}function latestOf(weighed,inside,clock){let moments=weighed.evidence.
flatMap(({moments:all})=>all.map(({value,source})=>moment(value,source))),session=weighed.said("state","session_id"),begun=session&&stampIn(session.value,"sess");
session&&begun&&moments.push(moment(begun.ms,session.source));let stamps2=weighed.all("updated_at").flatMap(({claim})=>dated(claim.value,claim.source,!1)??[]);return[
...moments,...stamps2,...inside].filter(one=>!isAhead(one,clock)).reduce((a,b)=>a&&a.instant.ms>=b.instant.ms?a:b,void 0)}function stampIn(id,kind){let[,prefix,
stamp2]=typeof id=="string"&&/^([a-z]{1,20})-(\d{8}T\d{6}Z?)-/.exec(id)||[];return prefix===kind&&stamp2!==void 0?parseInstant(stamp2):void 0}function creationOf(weighed,known3,clock){
let early=one=>known3.filter(({instant})=>isAfter({...one,ms:one.ms-clock.clockSkewMs},instant)).length,stamped2=weighed.all("mission_id").flatMap(({claim})=>{let instant=stampIn(
claim.value,"mission");return instant&&early(instant)===0?[moment(instant.ms,claim.source)]:[]}),found2=unchanged(weighed,"created_at",value=>{let instant=typeof value==
"string"?parseInstant(value):void 0;return instant?!(weighed.said("version","created_at")===void 0&&early(instant)>(stamped2.length>0?0:1)):!1}),own=found2&&dated(
found2.value,found2.source,found2.sure);if(own)return{...own,settled:{...found2,value:own.settled.value}};let moments=weighed.evidence.flatMap(({moments:all})=>all.
map(({value,source})=>moment(value,source))),updates=weighed.all("updated_at").flatMap(({claim})=>dated(claim.value,claim.source,!1)??[]),oldest=[...moments,...updates,
...known3].filter(one=>!isAhead(one,clock)).reduce((a,b)=>a&&a.instant.ms<=b.instant.ms?a:b,void 0),worked=stamped2[0]??(oldest&&moment(oldest.instant.ms,oldest.
settled.source));return worked?{...worked,settled:{...worked.settled,...othersOf(weighed,"created_at",worked.settled.value)}}:{...moment(clock.now,{what:"the cl\
ock"}),isClock:!0}}function orderNote(field3,was,is){let now=is===null?"nothing stands there now":`${quote(is)} stands there now`;return`${field3} was ${quote(was)}\
, which lies outside of its record or of the mission: ${now}`}var pairs=[["started_at","completed_at"],["spawned_at","last_heartbeat"]],lone=["timestamp","added_at"];function inOrder2(fields3,{created,updated},clockSkewMs){
let bounds=[instantOf(created.value),instantOf(updated.value)],ordered=new Map(fields3),notes=[];for(let path2 of["phases.definitions","agents.active","warnings",
"blockers"]){let settled2=fields3.get(path2);if(!settled2||!Array.isArray(settled2.value))continue;let changed=[],value=settled2.value.map((item,index2)=>mendItem(
item,`${path2}.${index2}`,bounds,changed));changed.length!==0&&(notes.push(...changed),ordered.set(path2,{...settled2,value,sure:!1}))}return{fields:ordered,notes};
function mendItem(item,path2,[start,end],changed){if(!isDataMap(item))return item;let record=mapOf(Object.entries(item)),put=(key,value)=>{record[key]!==value&&
(changed.push(orderNote(`${path2}.${key}`,record[key]??null,value)),record[key]=value)};for(let key of[...pairs.flat(),...lone]){let own=instantOf(record[key]);
if(!own)continue;let isNullable=key==="started_at"||key==="completed_at";start&&orderOf(start,own,clockSkewMs)==="wrong"?put(key,isNullable?null:created.value):
end&&orderOf(own,end,clockSkewMs)==="wrong"&&put(key,isNullable?null:updated.value)}for(let[first3,last2]of pairs){let[begin,close]=[instantOf(record[first3]),instantOf(
record[last2])];begin&&close&&orderOf(begin,close)==="wrong"&&put(last2,last2==="completed_at"?null:record[first3]??null)}return record}}function instantOf(value){
return typeof value=="string"?parseInstant(value):void 0}var doubtful=["commit","plan","scratchpad","warmth"],mostNamed6=5;function completeBlocks(weighed,layout){let isCounted=weighed.said("state","progress.blocks_co\
mplete")?.sure??!1,found2=new Map,outside3=new Map;for(let{kind,blocks:blocks2}of weighed.evidence){let open2=openIn2(kind,blocks2,layout);for(let claim of blocks2){
if(claim.is!=="complete"&&claim.is!=="skipped"||!claim.sure&&isCounted&&doubtful.includes(kind))continue;let place=placeOf({kind,block:claim.block},layout),key=place?
keyOf2(place):layout.placement.keyOf(claim.block);!claim.sure&&open2.has(key)||(place?(!found2.has(key)||claim.sure&&!found2.get(key)?.sure)&&found2.set(key,{...place,
kind,source:claim.source,sure:claim.sure}):outside3.set(key,outside3.get(key)??claim))}}let blocks=[...found2.values()].sort((a,b)=>a.phase-b.phase||a.block-b.block),
unsure2=inferredNote(blocks,layout);return layout.isDefined?{blocks,unplaced:0,notes:[...unsure2,...outsideNote([...outside3.values()])]}:{blocks,unplaced:outside3.
size,notes:unsure2}}var keyOf2=({phase:phase2,block})=>`${phase2}-${block}`;function openIn2(kind,blocks,layout){let open2=blocks.filter(({is,sure})=>sure&&(is===
"planned"||is==="begun"));return new Set(open2.map(({block})=>placeOf({kind,block},layout)).flatMap(place=>place?[keyOf2(place)]:[]))}function inferredNote(blocks,layout){
let unsure2=blocks.filter(({sure})=>!sure);if(unsure2.length===0)return[];let names3=some(unsure2.map(one=>`${blockName(one,layout)} (by ${sourceName(one.source)}\
)`),mostNamed6);return unsure2.length===1?[`block ${names3} is inferred to be complete: check that it is`]:[`blocks ${names3} are inferred to be complete: check\
 that they are`]}function outsideNote(claims){if(claims.length===0)return[];let names3=some(claims.map(({block,source})=>`${nameOfBlock(block)} (by ${sourceName(
source)})`),mostNamed6);return claims.length===1?[`block ${names3} is complete, but no phase has such a block, so it is not counted: add it to its phase`]:[`blo\
cks ${names3} are complete, but no phase has such blocks, so they are not counted: add them to their phases`]}var workedOut={what:"the blocks that are complete"};function standingOf(weighed,layout){let{blocks:named3,unplaced,notes}=completeBlocks(weighed,layout),positions=weighed.
evidence.filter(tellsPlace).map(one=>saidPosition(one,layout)),first3=positions.find(({place,phase:phase3})=>(place??phase3)!==void 0),heard={layout,positions,first:first3,
named:named3,before:sumsBefore(layout)},phase2=firstPhase(heard),count2=countIn2(phase2,heard);for(;phase2<layout.phases.length-1&&isDone(phase2,count2,heard);)
phase2+=1,count2=countIn2(phase2,heard);let done=layout.phases.map(({blocks:blocks2},index2)=>index2<phase2?blocks2:index2===phase2?count2.done:0),{block,by}=blockIn(
phase2,count2,heard),missing=unsaid(phase2,heard),{fields:fields3,blocks}=by??{};return{phase:phase2,block,done,unplaced,named:named3,by,isSure:missing.length===
0&&count2.isSure,source:fields3?.get("position.block")?.source??blocks?.find(({is})=>is==="begun")?.source??workedOut,notes:[...notes,...assumedNote(missing,layout)]}}
function tellsPlace({kind}){return kind==="state"||kind==="checkpoint"||kind==="version"||kind==="body"}function sumsBefore({phases}){let sum=0;return phases.map(
({blocks})=>(sum+=blocks,sum-blocks))}function firstPhase({positions,named:named3}){let said2=positions.find(({phase:phase2})=>phase2!==void 0)?.phase??0,before=positions.
map(({evidence,phase:phase2=0})=>evidence.kind==="version"?phase2:0);return Math.max(said2,named3.at(-1)?.phase??0,...before)}function countIn2(phase2,{layout,positions,
named:named3,before}){let start=before[phase2]??0,here=named3.filter(one=>one.phase===phase2),said2=positions.find(({evidence})=>evidence.kind==="state")?.doneIn(
phase2,start),older=positions.map(one=>one.evidence.kind==="version"?one.doneIn(phase2,start)??0:0),most7=layout.isDefined?layout.phases[phase2]?.blocks??0:Number.
POSITIVE_INFINITY,done=Math.min(Math.max(said2??0,here.length,...older),most7);return{done,isSure:done===said2||done===here.length&&here.every(({sure})=>sure)}}
function isDone(phase2,{done},heard){let blocks=heard.layout.phases[phase2]?.blocks??0;return blocks===0||done<blocks?!1:heard.first?.place?.phase!==phase2||!isUpToDate(
heard.first,phase2,done,heard)}function isUpToDate(said2,phase2,done,{named:named3,before}){let{evidence,place,doneIn}=said2;return evidence.kind==="checkpoint"||
doneIn(phase2,before[phase2]??0)!==done?!1:!named3.some(one=>one.kind===evidence.kind&&one.phase===phase2&&one.block===place?.block)}function blockIn(phase2,count2,heard){
let{layout,positions,named:named3}=heard,complete=new Set(named3.flatMap(one=>one.phase===phase2?[one.block]:[])),open2=firstOpen(complete,count2.done);for(let said2 of positions){
let{evidence:by,place}=said2;if(place?.phase!==phase2)continue;if(!complete.has(place.block)&&(by.kind==="state"||place.block>=open2)||isUpToDate(said2,phase2,count2.
done,heard))return{block:place.block,by}}let blocks=layout.phases[phase2]?.blocks||Number.POSITIVE_INFINITY;return{block:Math.min(open2,blocks),by:void 0}}function firstOpen(named3,done){
let open2=Math.max(0,done-named3.size)+1;for(let block of[...named3].sort((a,b)=>a-b))block<=open2&&(open2+=1);return open2}var mostNamed7=8,mostAssumed=1e3;function unsaid(phase2,{
layout,positions,named:named3,before}){let complete=new Set(named3.map(one=>`${one.phase}-${one.block}`)),missing=[];for(let index2=0;index2<phase2;index2+=1){let{
blocks=0}=layout.phases[index2]??{};if(!positions.some(one=>(one.doneIn(index2,before[index2]??0)??0)>=blocks))for(let block=1;block<=blocks&&missing.length<mostAssumed;block+=
1)complete.has(`${index2}-${block}`)||missing.push({phase:index2,block})}return missing}function assumedNote(places2,layout){if(places2.length===0)return[];let names3=some(
places2.map(place=>blockName(place,layout)),mostNamed7);return places2.length===1?[`no source says that block ${names3} is complete, but work of later phases is\
, so it counts: check that it is`]:[`no source says that blocks ${names3} are complete, but work of later phases is, so they count: check that they are`]}function reconcile(evidence,circumstances){let present2=evidence.find(({kind})=>kind==="state"),own=evidence.filter(one=>one.kind!=="version"||isOfSameMission(present2,
one)),weighed=weigh(own,circumstances),cluster=settleCluster(weighed),name=String(cluster.settled.value),layout=layPhases(weighed,name,circumstances),standing=standingOf(
weighed,layout),status=settleStatus(weighed,layout,standing),times=settleTimes(weighed,circumstances),ids=settleIds(weighed,name,instantOf(times.created.value)?.
ms??circumstances.now),mode=settleMode(weighed),position2=settlePosition(weighed,layout,standing,status,circumstances),progress=settleProgress(weighed,layout,standing,
status,circumstances),records2=settleRecords({weighed,layout,standing,status,times,circumstances}),{notes:order,fields:ordered}=inOrder2(new Map([...settlePhases(
weighed,layout,standing,status,circumstances),...records2.fields]),times,circumstances.clockSkewMs),fields3=new Map([["version",settleVersion(weighed)],["sessio\
n_id",ids.session_id.settled],["mission_id",ids.mission_id.settled],["cluster",cluster.settled],["created_at",times.created],["updated_at",times.updated],["stat\
us",rowOf(status)],["mode",mode.settled],...ordered,...position2.fields,...progress.fields,...settleResume(weighed,position2.fields,layout,standing,status,circumstances),
...settleExtras(weighed,layout,circumstances)]),state2=stateOf(fields3),rows=accountOf(fields3),{account,unkept}=withOddValues(rows,records2.parts,present2,state2),
decide=new Set([...evidence.filter(one=>!own.includes(one)).map(otherMission),...cluster.notes,...status.notes,...mode.notes,...ids.session_id.notes,...ids.mission_id.
notes,...times.notes,...standing.notes,...position2.notes,...progress.notes,...records2.notes,...order,...rows.filter(({field:field3})=>field3!=="status"||status.
notes.length===0).flatMap(conflictNote),...own.flatMap(({notes})=>notes)]);return{state:state2,account,unkept:[...records2.unkept,...unkept],decide:[...decide].
slice(0,mostNotes2),overview:overviewOf(cluster,layout,standing,status,fields3.get("progress.percent"),circumstances.commits)}}var mostNotes2=100;function rowOf({
value,source,sure,otherwise}){return{value,source,sure,...otherwise&&{otherwise}}}function conflictNote({field:field3,value,source,otherwise=[],sure}){let[other]=otherwise.
filter(({source:{commit,path:path2}})=>commit===void 0&&(path2!==source.path||!sure));if(!other||!telling.includes(field3))return[];if(field3==="cluster"&&isSameName(
value,other.value))return[];let[one,two]=[source,other.source].map(sourceName);return[`${field3} is ${words2(value)} by ${one}, but ${words2(other.value)} by ${two}\
: keep the right one`]}function isSameName(one,other){return typeof one=="string"&&typeof other=="string"&&slug(one,one)===slug(other,other)}var telling=["clust\
er","status","mode","phases.total","phases.current","phases.completed","progress.blocks_total","progress.blocks_complete"],mostItems=5;function words2(value){return Array.
isArray(value)?value.length===0?"empty":some(value.map(quote),mostItems):quote(value)}async function firstClean(request,path2,gathered,base){let doubts={distrusted:new Set,refused:new Set},given=[],[first3,...others2]=waysFrom(gathered.evidence,base,
request),way=first3,attempt=await attemptOn(way,doubts,request,path2,gathered);for(let next of others2){let[error]=attempt.errors;if(!error)break;given.push(...next.
gives.map(what6=>`${what6}, for ${error.rule} says: ${error.message}`)),way=next,attempt=await attemptOn(way,doubts,request,path2,gathered)}return{...attempt,given,
isInto:way.base.old.text!==void 0}}var mostRounds=24;async function attemptOn({evidence,base:{old,kept}},doubts,{judge,limits,now,tree},path2,{commits}){for(let round=1;;round+=
1){let circumstances={now,...doubts,commits,kept,clockSkewMs:limits.clockSkewMs},reconciled=reconcile(evidence,circumstances),text2=writtenState(old,reconciled.
state,limits),{findings}=await judge(new MemoryTree({[path2]:text2},tree),"inside"),errors=errorsOf(findings),before=doubts.distrusted.size+doubts.refused.size;
for(let{pointer}of errors)pointer&&distrust(pointer,doubts);if(doubts.distrusted.size+doubts.refused.size===before||round===mostRounds)return{text:text2,reconciled,
errors}}}function distrust(pointer,{distrusted,refused}){let path2=segmentsOf(pointer);for(;path2.length>0&&refused.has(path2.join("."));)path2=path2.slice(0,-1);
if(path2.length===0)return;let name=path2.join(".");(distrusted.has(name)?refused:distrusted).add(name)}function waysFrom(evidence,base,{limits}){let isLarge=isNearCap(
base.old.text??base.old.body,limits),short2=isLarge?shortened(base,limits):base,{text:text2,body}=short2.old,anew={old:{text:void 0,body:""},kept:"none"},own=["\
state","version"],ways=[];return isLarge&&ways.push({evidence,base:short2,gives:short2.notes}),text2!==void 0&&ways.push({evidence,base:{old:{text:void 0,body},
kept:"none"},gives:["the comments and the fields that the schema does not know were not kept"]}),body.trim()!==""&&ways.push({evidence,base:anew,gives:[`the bod\
y of ${stateFile} was not kept`]}),[{evidence,base,gives:[]},...ways,{evidence:evidence.filter(({kind})=>own.includes(kind)),base:anew,gives:[`nothing was used \
but ${stateFile} and its last good version`]},{evidence:[silent("state")],base:anew,gives:["no source was used: this is the state of a new mission"]}]}function shortened({
old:{text:text2,body},kept},limits){let{text:short2,notes}=belowCap(text2??body,limits);if(text2===void 0)return{old:{text:text2,body:short2},kept,notes};let{start}=splitFrontMatter(
text2).body;return{old:short2.length>=start?{text:short2,body:short2.slice(start)}:{text:void 0,body:""},kept,notes}}var replacement="\uFFFD";function rowsOf(text2){return linesOf(text2).map(({start,end},index2,lines2)=>{let raw=text2.slice(start,end),next=lines2[index2+1]?.start,
doubt=raw.includes(replacement)&&{isDoubtful:!0};return next===void 0&&raw.endsWith("\r")?{number:index2+1,text:raw.slice(0,-1),end:"",...doubt}:{number:index2+
1,text:raw,end:text2.slice(end,next??text2.length),...doubt}})}function textOf2(rows,lineBreak2){let last2=rows.length-1;return rows.map(({text:text2,end},index2)=>text2+
(end===""&&index2<last2?lineBreak2:end)).join("")}function lineBreakOf(rows){return rows.filter(({end})=>end===`\r
`).length*2>rows.length?`\r
`:`
`}function mended(row,text2){return text2===row.text?row:{...row,text:text2,isDoubtful:!0}}function indented(row,indent){return{...row,text:" ".repeat(Math.max(
0,indent))+row.text.trimStart()}}var isBlank=({text:text2})=>text2.trim()==="",isComment=({text:text2})=>text2.trimStart().startsWith("#"),isContent=row=>!isBlank(
row)&&!isComment(row),indentOf=({text:text2})=>text2.length-text2.replace(/^ +/,"").length,isItem=({text:text2})=>/^ *-(?: |$)/.test(text2);function lost(rows,why5){
return{rows:rows.filter(isComment),losses:rows.filter(isContent).map(({number:number2,text:text2})=>({line:number2,text:text2,why:why5}))}}function append(rows,more){
for(let row of more)rows.push(row)}function joined(parts2){return{rows:parts2.flatMap(({rows})=>rows),losses:parts2.flatMap(({losses})=>losses)}}var most=1500,mostRead=size3=>4e5+6*size3,mostKnown=100,plainRow=/^ *(?:- )?(?:[a-z_][\w-]{0,60}:(?: |$))(?:"[^"\\]{0,1000}"|[\w.-]{0,100})$/;function attemptsOn(size3,limits){
let left=most,unread4=mostRead(Math.min(size3,limits.yamlBytes)),known3=new Map,read=(text2,rows)=>{let attempt=known3.get(text2)??readAnew(text2,rows);return known3.
size<mostKnown&&known3.set(text2,attempt),attempt},readAnew=(text2,rows)=>{if(left-=1,text2.length<=limits.yamlBytes&&(unread4-=text2.length),left<0||unread4<0){
let isPlain=row=>!isContent(row)||plainRow.test(row.text);return{isClean:rows.every(isPlain),why:"the file has more faults than can be told apart"}}let{root,faults}=readMapping(
text2,{start:0,end:text2.length},limits),fault=faults.find(({kind})=>kind!=="alias");return{isClean:root!==void 0&&!fault,why:fault?.message??"no field stands h\
ere"}},written=rows=>rows.map(({text:text2})=>`${text2}
`).join("");return{fields:rows=>read(written(rows),rows),items:rows=>read(`items:
${written(rows)}`,rows)}}var schemas=[stateSpecification.schema,persistenceSpecification.schema];function isKnown(path2,key){return schemas.some(schema=>fieldsAt(schema,path2).some(([name])=>name===
key))}function isHolder2(path2,key){return schemas.some(schema=>fieldsAt(schema,path2).some(([name,field3])=>name===key&&isNested(field3)))}var isNested=({properties,
items})=>properties!==void 0||items!==void 0;function isWordOf(path2,key,value){return schemas.some(schema=>schemaAt(schema,[...path2,key])?.enum?.includes(value))}
function holdersOf(path2,keys2,isList){let[first3]=schemas;return!first3||keys2.length===0?[]:fieldsAt(first3,path2).flatMap(([name,field3])=>{let properties=(isList?
field3.items:field3)?.properties;return properties&&keys2.every(key=>Object.hasOwn(properties,key))?[name]:[]})}function fieldsAt(schema,path2){return Object.entries(
schemaAt(schema,path2)?.properties??{})}var ended=/(?:[\]}]|(?:^|[ \t])(?:"(?:[^"\\]|\\.){0,2000}"|'[^']{0,2000}'|true|false|null|\d{4}-\d{2}-\d{2}T[\d:.]{5,15}Z))[ \t]*$/,word3=/^([a-z_]{1,60}): ([a-z_]{1,60})$/;
function withoutCutRow(rows){let index2=rows.findLastIndex(row=>!isBlank(row)),last2=rows[index2];if(!last2)return{rows,losses:[]};let isSafe=last2.end!==""||isComment(
last2)||isWhole(last2.text),above=isSafe?rows:rows.slice(0,index2),end=above.length,losses=isSafe?[]:[{line:last2.number,text:last2.text,why:"the file breaks of\
f in the midst of it"}],kept=[];for(let at=above.length-1;at>=0;at-=1){let row=above[at];if(!row||isContent(row)&&!waiting.test(row.text))break;end=at,isContent(
row)?losses.push({line:row.number,text:row.text,why:"the file breaks off before its value"}):kept.push(row)}return{rows:[...withLast(above.slice(0,end),end-1),...kept.
reverse()],losses}}var waiting=/^ *(?:- *)?(?:["']?[A-Za-z_][\w-]{0,60}["']? *:)?[ \t]*$/;function isWhole(text2){let[,key="",value=""]=word3.exec(text2)??[];return ended.
test(text2)||isWordOf([],key,value)}function withLast(rows,index2){return rows.map((row,at)=>at===index2?{...row,isLast:!0}:row)}var field=/^( *(?:"([^"\\]{1,100})"|'([^']{1,100})'|([^\s"'#,[\]{}&*!|>%@`:-][^:#]{0,100}?)) *:(?:[ \t]+|$))(.*)$/,joint=/^( *)([a-z_][\w-]{0,60})[ \t]*[:=][ \t]*(\S.*)$/,
gap=/^( *)([a-z_][\w-]{0,60})[ \t]+(["'[{\d]\S?.*|[^\s:]+)$/,bare=/^( *)([a-z_][\w-]{0,60})[ \t]*$/;function headOf(row,path2){let found2=headIn(row);if(found2)
return found2;let[,indent="",key="",value=""]=joint.exec(row.text)??gap.exec(row.text)??[];if(key!==""&&isKnown(path2,key))return headIn(mended(row,`${indent}${key}\
: ${value}`));let[,before="",name=""]=bare.exec(row.text)??[];return name!==""&&isHolder2(path2,name)?headIn(mended(row,`${before}${name}:`)):void 0}function headIn(row){
let[,before="",double,single,plain4,value=""]=field.exec(row.text)??[],key=double??single??plain4;if(key!==void 0)return{row,key,prefix:/\s$/.test(before)?before:
`${before} `,value}}function placeAt(path2,indent,isList){return{indent,path:path2,isList,knows:keysAt(path2,isList),taken:new Set}}var found=new Map;function keysAt(path2,isList){
if(!(path2.length===0||Object.hasOwn(stateSpecification.schema.properties??{},String(path2[0]))))return;let name=`${isList} ${path2.map(part=>typeof part=="numb\
er"?0:part).join(" ")}`;return!found.has(name)&&found.size<mostFound&&found.set(name,keysOf(path2,isList)),found.has(name)?found.get(name):keysOf(path2,isList)}
var mostFound=200;function keysOf(path2,isList){let schema=schemaAt(stateSpecification.schema,path2);if(schema)return new Set(Object.keys((isList?schema.items:schema)?.
properties??{}))}var everyKey;function allKeys(){if(everyKey)return everyKey;let keys2=keysIn(stateSpecification.schema);return everyKey={keys:new Set(keys2),ends:new Set(
keys2.map(key=>key.slice(1)))},everyKey}var isKnownAnywhere=key=>allKeys().keys.has(key),isEndOfKnown=text2=>allKeys().ends.has(text2);function keysIn({properties={},
items}){let inner=[...Object.values(properties),...items?[items]:[]];return[...Object.keys(properties),...inner.flatMap(keysIn)]}var isListAt=path2=>schemaAt(stateSpecification.
schema,path2)?.items!==void 0;function beginningOf(row){let indent=indentOf(row),dash=isItem(row)?/^ *-(?: +(?=\S))?/.exec(row.text)?.[0].length??indent:indent,
{key,value=""}=headIn({...row,text:row.text.slice(dash)})??{};if(!(key===void 0&&!isItem(row)))return{indent,isItem:isItem(row),content:dash,key,value}}var isWaiting=value=>/^(?:[&!]\S{0,100})?[ \t]*(?:#.*)?$/.
test(value);function goesOn(value){let sign=value.charAt(0);return sign==="|"||sign===">"?!0:sign==="["||sign==="{"?!/[\]}][ \t]*(?:#.*)?$/.test(value):(sign===
'"'||sign==="'")&&value.indexOf(sign,1)<0}var why="bytes that are no text stand in it";function withoutNul(rows,isFields){if(!rows.some(({text:text2})=>text2.includes("\0")))return{rows,losses:[]};let losses=[];
return{rows:rows.flatMap(row=>{let at=row.text.indexOf("\0");if(at<0)return[row];let others2=row.text.replaceAll("\0",""),before=row.text.slice(0,at),text2=isFields?
before:others2,isKept=text2.trim()!==""&&(!isFields||isWhole(text2));return others2.trim()!==""&&!(isKept&&text2===others2)&&losses.push({line:row.number,text:row.
text,why}),isKept?[{...row,text:text2,isDoubtful:!0}]:[]}),losses}}function withFences(rows){return rows.map(row=>{let text2=row.text.replace(/^\ufeff/,"").replace(
brokenFence,"---");return text2===row.text?row:{...row,text:text2}})}var brokenFence=/^(?=.{0,2}-)(?=.{0,2}\ufffd)[-\ufffd]{3}(?=[ \t]*$)/,blank=/^[ \ufffd]*(?:-[ \ufffd]+)?(?=[a-z_"'])/,
lineBreak=/^([^\ufffd]{1,1000}[^\ufffd ])\ufffd( *(?:- )?[a-z_]{1,60}:(?: [^\ufffd]{0,1000})?)$/;function withBlanks(rows){return rows.some(({text:text2})=>text2.
includes(replacement))?rows.flatMap(row=>{let[blanks=""]=blank.exec(row.text)??[],end=blanks.endsWith(replacement)&&isBeheaded(row.text.slice(blanks.length))?blanks.
length-1:blanks.length,text2=blanks.slice(0,end).replaceAll(replacement," ")+row.text.slice(end),[,above,below2]=lineBreak.exec(text2)??[];return above===void 0||
below2===void 0||!(isWhole(above)||above.endsWith(":"))?[{...row,text:text2}]:[{...row,text:above,end:row.end||`
`},{...row,text:below2}]}):rows}function isBeheaded(text2){let[key]=/^[a-z_]{1,60}(?=:)/.exec(text2)??[];return key!==void 0&&!isKnownAnywhere(key)&&isEndOfKnown(
key)}var odd=/[\x01-\x08\x0e-\x1f\ufffd]/g;function isText(text2){let others2=text2.replaceAll("\0","");return(others2.match(odd)?.length??0)*10<=others2.length}var rowsOfEntry=({lead,head:head2,rest})=>[...lead,head2.row,...rest],rowsOfItem=({lead,row,rest})=>[...lead,row,...rest];function usualIndent(rows){let indents=rows.
filter(isContent).map(indentOf),first3=indents[0]??0,least=indents.reduce((one,other)=>Math.min(one,other),first3),times=wanted=>indents.filter(one=>one===wanted).
length;return times(least)>times(first3)?least:first3}function entriesOf2(rows,indent,path2){let before=[],entries=[],pending=[];for(let row of rows){if(isBlank(
row)||isComment(row)){pending.push(row);continue}let isLess=indentOf(row)<indent,head2=indentOf(row)<=indent?headOf(isLess?indented(row,indent):row,path2):void 0;
head2?entries.push({lead:pending,head:head2,key:head2.key,rest:[]}):append(entries.at(-1)?.rest??before,[...pending,row]),pending=[]}return append(entries.at(-1)?.
rest??before,pending),{before,entries}}function itemsOf2(rows,knows){let indent=indentOf(rows.find(isItem)??{number:0,text:"",end:""}),items=[],begins=knows?.size?
restartsIn(rows):new Set,pending=[];for(let row of rows){if(isBlank(row)||isComment(row)){pending.push(row);continue}let item=items.at(-1);if(isItem(row)?indentOf(
row)<=indent||!item:isUndashed(row,item,knows)||begins.has(row)){let text2=`${" ".repeat(indent)}- ${row.text.trimStart()}`,placed=isItem(row)?indented(row,indent):
{...row,text:text2},key=keyOf3(placed.text.slice(indent+1).trimStart());items.push({lead:pending,row:placed,indent,content:contentOf(placed),key,rest:[]})}else item&&
append(item.rest,[...pending,indentOf(row)<=indent?indented(row,item.content):row]);pending=[]}return append(items.at(-1)?.rest??[],pending),items}var keyOf3=text2=>/^[a-z_][\w-]{0,60}(?=:(?:\s|$))/.
exec(text2)?.[0]??"";function isUndashed(row,item,knows){let key=keyOf3(row.text.trimStart());return item?item.key!==""&&indentOf(row)<=item.content&&key===item.
key:knows?.has(key)??!1}function restartsIn(rows){let restarts=new Set,fields3=[],end=()=>{let keys2=new Map,from2=fields3.findIndex(row=>{let key=keyOf3(row.text.
trimStart());return keys2.has(key)||!keys2.set(key,row)}),again=from2<0?[]:fields3.slice(from2),isOther=again.some(row=>keys2.get(keyOf3(row.text.trimStart()))?.
text!==row.text),isAll2=new Set(again.map(row=>keyOf3(row.text.trimStart())).filter(key=>keys2.has(key))).size===keys2.size;again.length>1&&again.length===keys2.
size&&isAll2&&isOther&&again[0]&&restarts.add(again[0]),fields3=[]};for(let row of rows)isBlank(row)||isComment(row)||(isItem(row)?end():(fields3[0]===void 0||indentOf(
row)===indentOf(fields3[0]))&&fields3.push(row));return end(),restarts}function contentOf({text:text2}){return/^ *- +(?=\S)/.exec(text2)?.[0].length??text2.trimEnd().
length+1}var keys=[stateSpecification,persistenceSpecification].flatMap(({schema})=>Object.keys(schema.properties??{})),knownKey=new RegExp(`^["']?(?:${[...new Set(keys)].
join("|")})["']?[ \\t]*:(?:\\s|$)`),lowerKey=/^["']?[a-z_][\w-]{0,60}["']?[ \t]*:(?:\s|$)/,code=/^ {0,3}(?:```|~~~)/,heading3=/^#{1,6} \S/,brokenFence2=/^-{1,9}[ \t]*$/,
isKnownField=({text:text2})=>knownKey.test(text2),isField=({text:text2})=>lowerKey.test(text2);function splitFields(rows){let hard=hardStop(rows),before=rows.slice(
0,hard),last2=before.findLastIndex(isKnownField),end=Math.max(last2,before.findIndex(isContent))+1;for(;end<before.length&&goesOn2(before,end);)end+=1;for(;end>
0&&isBlankAt(before,end-1);)end-=1;let rest=rows.slice(end),first3=rest.findIndex(row=>!isBlank(row)),isFenced=first3>=0&&brokenFence2.test(rest[first3]?.text??
"")&&!isItemAt(rest,first3+1);return{fields:rows.slice(0,end),rest:isFenced?rest.slice(first3+1):rest,isFenced}}var isBlankAt=(rows,index2)=>rows[index2]!==void 0&&
isBlank(rows[index2]),isItemAt=(rows,index2)=>rows[index2]!==void 0&&isItem(rows[index2]);function hardStop(rows){let isText2=!0,isCode=!1,stop=rows.length;for(let index2=rows.
length-1;index2>=0;index2-=1){let row=rows[index2];if(!(!row||isBlank(row))){if(code.test(row.text))isCode=!isCode,stop=index2;else{if(isCode)continue;if(isKnownField(
row))return stop;if(isComment(row)){isText2&&heading3.test(row.text)&&isBlankAt(rows,index2-1)&&(stop=index2);continue}}isText2=!isField(row)&&!/^ /.test(row.text)&&
!isItem(row)}}return stop}function goesOn2(rows,index2){let row=rows[index2];return row?isBlank(row)||/^[ \t]/.test(row.text)||isField(row)?!0:isItem(row)?isInList(
rows,index2):isComment(row):!1}function isInList(rows,index2){let at=index2-1;for(;at>=0&&(isBlankAt(rows,at)||/^[ #]/.test(rows[at]?.text??""));)at-=1;let text2=rows[at]?.
text??"";return/^-(?: |$)/.test(text2)||/^[^#]{1,80}:[ \t]*$/.test(text2)}var fence=/^---[ \t]*$/;function composed(fields3,body,lineBreak2){let ended2=rows=>rows.map(row=>row.end===""?{...row,end:lineBreak2}:row),line=near=>({number:near?.
number??1,text:"---",end:lineBreak2}),above=[line(fields3[0]),...ended2(fields3),line(fields3.at(-1))],fences2=body.filter(({text:text2})=>fence.test(text2)),withoutFences=body.
filter(({text:text2})=>!fence.test(text2)),firstText=withoutFences.findIndex(row=>!isBlank(row)&&!isField(row)),stray=firstText<0?withoutFences:withoutFences.slice(
0,firstText),tries=[{body,losses:[]},{body:withoutFences,losses:lost(fences2,why2).losses},{body:withoutFences.slice(stray.length),losses:lost([...fences2,...stray],
why2).losses}],fits2=one=>splitFrontMatter(textOf2([...above,...one.body],lineBreak2)).faults.length===0,chosen=tries.find(fits2);return chosen?{rows:[...above,
...chosen.body],losses:chosen.losses}:{rows:above,losses:body.filter(row=>!isBlank(row)).map(({number:number2,text:text2})=>({line:number2,text:text2,why:why2}))}}
var why2="below the front matter, readers would take it for more fields";function parsedTogether(rows,limits){let fault=faultIn(rows,limits);if(!fault)return{rows,
losses:[]};let{before,entries}=entriesOf2(rows,0,[]),parts2=[before,...entries.map(rowsOfEntry)].filter(({length})=>length>0),gone=[];for(let round=0;fault&&parts2.
length>0&&round<mostRounds2;round+=1){let{kind,start,message}=fault,[part=[]]=parts2.splice(kind==="cap"?largest(parts2):holding(parts2,start),1);gone.push(lost(
part,message)),fault=faultIn(parts2.flat(),limits)}return fault?knownAlone(rows,fault.message,limits):{rows:parts2.flat(),losses:gone.flatMap(({losses})=>losses)}}
var mostRounds2=8;function knownAlone(rows,why5,limits){let{entries}=entriesOf2(rows,0,[]),known3=entries.filter(({key})=>isKnown([],key)).flatMap(rowsOfEntry),
kept=faultIn(known3,limits)?[]:known3,numbers=new Set(kept.map(({number:number2})=>number2));return{rows:kept,losses:lost(rows.filter(({number:number2})=>!numbers.
has(number2)),why5).losses}}function faultIn(rows,limits){let text2=rows.map(row=>`${row.text}
`).join("");return readMapping(text2,{start:0,end:text2.length},limits).faults.find(({kind})=>kind!=="alias")}function holding(parts2,offset){let end=0,found2=parts2.
findIndex(rows=>(end+=rows.reduce((sum,{text:text2})=>sum+text2.length+1,0),offset<end));return found2<0?parts2.length-1:found2}function largest(parts2){return parts2.
reduce((best,{length},index2)=>length>(parts2[best]?.length??0)?index2:best,0)}function isClean(rows,limits){let text2=textOf2(rows,`
`),{dialect,yaml,frontMatter}=formOf(text2);if(dialect===void 0||frontMatter.faults.length>0)return!1;if(dialect==="prose")return!0;let{root,faults}=readMapping(
text2,yaml,limits);return root!==void 0&&faults.every(({kind})=>kind==="alias")}var stamp=/^["']?updated_at["']?[ \t]*:[ \t]*["']?([\dT:.Z -]{10,40})/;function updatedAt(rows){
for(let{text:text2}of rows){let[,written]=stamp.exec(text2)??[],moment2=written===void 0?void 0:parseInstant(written.trim());if(moment2)return moment2.ms}}var event=/^ *(?:- )?(?:started_at|completed_at|last_heartbeat)[ \t]*:[ \t]*["']?([\dT:.Z -]{10,40})/;
function latestEvent(rows){let latest;for(let{text:text2}of rows){let[,written]=event.exec(text2)??[],moment2=written===void 0?void 0:parseInstant(written.trim());
moment2&&moment2.ms>(latest??0)&&(latest=moment2.ms)}return latest}var figure=/^ *(blocks_complete|threads_complete|total_cost_usd)[ \t]*:[ \t]*(\d{1,9}(?:\.\d{1,6})?)/;
function howFar(rows){let most7=new Map;for(let{text:text2}of rows){let[,name="",number2=0]=figure.exec(text2)??[];most7.set(name,Math.max(most7.get(name)??0,Number(
number2)))}let grown3=["blocks_complete","threads_complete","total_cost_usd"].map(name=>most7.get(name)??0);return[latestEvent(rows)??0,...grown3]}async function withoutConflicts(text2,limits){let rows=rowsOf(text2),{body}=formOf(text2),faults=await conflictsOf(text2,body.start,bodyOf(text2,body,limits));if(faults.
length===0)return{rows,losses:[],notes:[]};let positions=new Positions(text2),rowAt=offset=>positions.at(offset).line-1,markers=new Set(faults.flatMap(({start,related})=>[
start,related?.start??start].map(rowAt))),alone=new Set([...markers].map(index2=>rows[index2]?.number)),conflicts=conflictsIn(rows,markers),sides={ours:sideOf(rows,
conflicts,"ours"),theirs:sideOf(rows,conflicts,"theirs")},{side,why:why5}=choose2(sides,limits),other=side==="ours"?"theirs":"ours",said2=fieldsOf2(sides[other],
limits),losses=conflicts.flatMap(conflict=>lossesOf(rows,conflict,side,other)).map(loss=>({...loss,said:said2.get(loss.line)})),note=`${count(conflicts.length,"\
merge conflict")} in STATE.md: ${sideNames[side]} was taken, ${why5}`;return{rows:sides[side].filter(({number:number2})=>!alone.has(number2)),losses,notes:conflicts.
length>0?[note]:[]}}var sideNames={ours:"the first side",theirs:"the second side"};function conflictsIn(rows,markers){let conflicts=[],open2;for(let[index2,{text:text2}]of rows.
entries())if(markers.has(index2)&&text2.startsWith("<<<<<<<"))open2={start:index2};else if(open2){if(/^\|{7}(?:\s|$)/.test(text2))open2.base??=index2;else if(/^={7}\s*$/.
test(text2))open2.middle??=index2;else if(markers.has(index2)&&text2.startsWith(">>>>>>>")){let{start,base,middle}=open2;middle!==void 0&&conflicts.push({start,
base,middle,end:index2}),open2=void 0}}else continue;return conflicts}function span({start,base,middle,end},side){return side==="ours"?[start+1,base??middle]:[middle+
1,end]}function sideOf(rows,conflicts,side){let kept=[],at=0;for(let conflict of conflicts){let[from2,to]=span(conflict,side),others2=new Set(rows.slice(...span(
conflict,side==="ours"?"theirs":"ours")).map(({text:text2})=>text2)),taken3=rows.slice(from2,to).map(row=>others2.has(row.text)?row:{...row,damage:"contested"});
kept.push(rows.slice(at,conflict.start),taken3),at=conflict.end+1}return[...kept,rows.slice(at)].flat()}function choose2(sides,limits){let[ours,theirs]=[isClean(
sides.ours,limits),isClean(sides.theirs,limits)];if(ours!==theirs)return{side:ours?"ours":"theirs",why:"for the other one does not parse"};let[ourTime,theirTime]=[
updatedAt(sides.ours),updatedAt(sides.theirs)];return ourTime===theirTime?{side:"ours",why:"for nothing says which one is newer"}:{side:(ourTime??0)>(theirTime??
0)?"ours":"theirs",why:"for it is newer by updated_at"}}function lossesOf(rows,conflict,side,other){let taken3=new Set(rows.slice(...span(conflict,side)).map(({
text:text2})=>text2));return rows.slice(...span(conflict,other)).filter(({text:text2})=>text2.trim()!==""&&!taken3.has(text2)).map(({number:number2,text:text2})=>({
line:number2,text:text2,why:"it is the side of a merge conflict that was not taken"}))}function fieldsOf2(rows,limits){let fields3=rowsIn(textOf2(rows,`
`),"",limits);return new Map(fields3.map(({field:field3,value,source:{line=1}})=>[rows[line-1]?.number??line,{field:field3,value}]))}function withHolders(rows){let{entries}=entriesOf2(rows,0,[]),heads=new Set(entries.map(({key})=>key)),missing=new Map;for(let entry of entries){let slipped=slippedFields(
entry),[first3]=slipped,keys2=slipped.map(({key})=>key),[holder,another]=holdersOf([],keys2,!1).filter(key=>!heads.has(key));!first3||holder===void 0||another!==
void 0||(heads.add(holder),missing.set(first3.lead[0]??first3.head.row,holder))}return missing.size===0?rows:rows.flatMap(row=>{let holder=missing.get(row);return holder===
void 0?[row]:[{...row,text:`${holder}:`,isDoubtful:!0},row]})}function slippedFields({head:head2,key,rest}){let first3=rest.find(isContent);if(head2.value!==""||
!first3||isItem(first3))return[];let{entries}=entriesOf2(rest,usualIndent(rest),[key]),unknown=entries.findIndex(field3=>!isKnown([key],field3.key));return unknown<
0?[]:entries.slice(unknown)}var room2=4096,bytesOf=rows=>rows.reduce((sum,{text:text2,end})=>sum+Buffer.byteLength(text2)+end.length,0);function belowCap2(rows,{yamlBytes}){let all=bytesOf(
rows);if(all<=yamlBytes)return{rows,losses:[]};let left=all-Math.max(yamlBytes-room2,yamlBytes/2),{before,entries}=entriesOf2(rows,0,[]),parts2=[{rows:before,isKnown:!1},
...entries.map(entry=>({rows:rowsOfEntry(entry),isKnown:isKnown([],entry.key)}))].map(part=>({...part,bytes:bytesOf(part.rows),kept:part.rows.length})),inTurn=[
...parts2].sort((a,b)=>Number(a.isKnown)-Number(b.isKnown)||b.bytes-a.bytes);for(let part of inTurn){if(left<=0)break;part.kept=prefixOf(part.rows,part.bytes-left),
left-=bytesOf(part.rows.slice(part.kept))}let why5=`the fields are larger than ${size(yamlBytes)}, and this is of the largest of them`;return{rows:parts2.flatMap(
part=>part.rows.slice(0,part.kept)),losses:parts2.flatMap(part=>lost(part.rows.slice(part.kept),why5).losses)}}function prefixOf(rows,most7){let bytes=0,first3=rows.
findIndex(({text:text2,end})=>(bytes+=Buffer.byteLength(text2)+end.length,bytes>most7));return first3<0?rows.length:first3}function withoutDoubles(entries,path2){let first3=new Map,result=[],gone=[],isExpected=({key},kind)=>kind===(isListAt([...path2,key])?"items":"fields");for(let entry of entries){
let above=first3.get(entry.key),fresh=joiningOf(entry);above&&isHead(above)&&(above.kind==="nothing"||isHead(fresh))&&isJoinable(above,fresh)?gone.push(joinTo(above,
fresh)):above&&isHead(above)&&isHead(fresh)&&isExpected(entry,fresh.kind)?(result[result.indexOf(above)]=fresh,result.push(above),first3.set(entry.key,fresh)):(above||
first3.set(entry.key,fresh),result.push(fresh))}return{entries:result.map(({entry,kind,rest,isJoined})=>({...entry,rest:isJoined&&kind==="items"?withoutPieces(rest):
rest})),losses:lost(gone,why3).losses}}var why3="its key stands twice in one mapping, and what it holds stands with the first";function joiningOf(entry){let first3=entry.
rest.find(isContent),kind=first3?isItem(first3)?"items":"fields":"nothing",indent=first3&&usualIndent(entry.rest);return{entry,kind,rest:[...entry.rest],indent,
isJoined:!1}}var isHead=({entry})=>/^(?:#.*)?$/.test(entry.head.value.trim()),isJoinable=(above,{kind})=>above.kind===kind||above.kind==="nothing"||kind==="noth\
ing";function joinTo(above,other){let{head:head2,lead,rest}=other.entry;above.isJoined=!0;let isField3=!isHead(other);if(isField3&&!rest.some(row=>isContent(row)&&
beginningOf(row))){let{row}=above.entry.head;return above.entry={...other.entry,lead:[...above.entry.lead,...above.rest,...lead]},above.rest.length=0,append(above.
rest,rest),above.kind=other.kind,row}append(above.rest,[...lead,...isField3?[]:commentOf(other.entry,above.entry)]);let by=(above.indent??0)-(other.indent??0),stays=by===
0||above.indent===void 0||other.indent===void 0;return append(above.rest,stays?rest:rest.map(row=>isBlank(row)?row:indented(row,indentOf(row)+by))),above.kind===
"nothing"&&(above.kind=other.kind),above.indent??=other.indent,head2.row}function commentOf({head:head2},{head:other}){let comment2=head2.value.trim();return comment2===
""||comment2===other.value.trim()?[]:[{...head2.row,text:`  ${comment2}`}]}function withoutPieces(rows){let items=itemsOf2(rows),whole3=new Map;for(let item of items){
let text2=contentIn(rowsOfItem(item)),known3=whole3.get(item.row.text);(known3===void 0||text2.startsWith(known3))&&whole3.set(item.row.text,text2)}return items.
filter(item=>{let text2=contentIn(rowsOfItem(item)),longest6=whole3.get(item.row.text)??"";return text2===longest6&&whole3.set(item.row.text,`${text2}
`),text2===longest6||!longest6.startsWith(text2)}).flatMap(rowsOfItem)}var contentIn=rows=>rows.flatMap(row=>isContent(row)?[`${row.text}
`]:[]).join("");var comment=/[ \t]#.*$/;function mendedValues(value,isWhole2){if(value.length>longest)return[];let printable=value.replace(unprintable,""),whole3=printable.trimEnd(),
bare2=whole3.replace(comment,"").trimEnd(),candidates2=[printable,...isWhole2?quoteClosed(whole3):[],closed(whole3),...requoted(bare2)];return[...new Set(candidates2)].
filter(candidate=>candidate!==value&&candidate.trim()!=="")}var longest=2e4;function quoteClosed(value){let sign=value.charAt(0);return sign!=='"'&&sign!=="'"?[]:
value.indexOf(sign,1)<0?[value+sign]:[]}function closed(value){let open2=[],quote2="";for(let at=0;at<value.length;at+=1){let sign=value.charAt(at);if(quote2!==
"")sign==="\\"&&quote2==='"'?at+=1:sign===quote2&&(quote2="");else if(sign==='"'||sign==="'")quote2=sign;else if(sign==="["||sign==="{")open2.push(sign==="["?"]":
"}");else if((sign==="]"||sign==="}")&&open2.pop()!==sign)return value.slice(0,at).trimEnd()}return open2.length===0?value:value.replace(/,\s*$/,"")+quote2+open2.
reverse().join("")}function requoted(value){let sign=value.charAt(0),inner=value.slice(1,-1);return value.length>1&&(sign==='"'||sign==="'")&&value.endsWith(sign)?
[`'${inner.replaceAll("'","''")}'`]:/^["'[{|>&]/.test(value)||value===""?[]:[JSON.stringify(value)]}function mendedRows(rows,{prefix,value},attempt){let raw=attempt(rows);if(raw.isClean)return{ok:!0,rows};for(let candidate of candidates(rows,prefix,value))if(attempt(
candidate).isClean)return{ok:!0,rows:candidate.map((row,at)=>withCut(row,rows[at]))};return{ok:!1,why:raw.why}}function withCut(row,was){let text2=was?.text.trimEnd()??
"";return row.text.length>text2.length&&row.text.startsWith(text2)?{...row,damage:"cut"}:row}function candidates(rows,prefix,value){let[first3,...rest]=rows;if(!first3)
return[];let last2=rows.findLastIndex(isContent),isWhole2=!rows.some(({isLast})=>isLast);if(last2<1)return mendedValues(value,isWhole2).map(text2=>[mended(first3,
prefix+text2),...rest]);let written=[value,...rows.slice(1,last2+1).map(({text:text2})=>text2)].join(`
`),ends=isWhole2&&/^["']/.test(value)?[value.charAt(0)]:[],closing=/^[[{]/.test(value)&&written.length<=longest2?closed(written).slice(written.trimEnd().length):
"";return[...ends,...closing===""?[]:[closing]].map(end=>rows.map((row,index2)=>index2===last2?mended(row,row.text.trimEnd()+end):row))}var longest2=2e4;function ownItems(rows,knows){let first3=rows.find(isItem);if(!first3||!knows?.size)return{items:rows,others:[]};let strays=new Set,end=rows.length,goesOn3=!1;for(let index2=rows.
length-1;index2>=0;index2-=1){let row=rows[index2];if(!row||!isContent(row))continue;let{key,value=""}=beginningOf(row)??{},isKnown3=key!==void 0&&knows.has(key);
key!==void 0&&!isKnown3&&!isItem(row)&&indentOf(row)<=indentOf(first3)?goesOn3&&!isWaiting(value)?strays.add(row):(goesOn3=!1,end=index2):goesOn3=isKnown3}let isOwn=(row,index2)=>index2<
end&&!strays.has(row);return{items:rows.filter(isOwn),others:rows.filter((row,index2)=>!isOwn(row,index2))}}function rejoined(rows){let result=rows;for(let{path:path2,from:from2,to}of listsIn(rows)){let fields3=fieldsIn(rows,from2,to,placeAt(path2,0,!0).knows),isWhole2=({
from:first3,to:end})=>!rows.slice(first3,end).some(({isLast})=>isLast),leads=new Set(["id",...fields3.flatMap(({isDashed,key})=>isDashed?[key]:[])]);for(let broken2 of brokenIn(
fields3,isWhole2))result=mendedAt(result,broken2,leads)}return result}function listsIn(rows){let sections2=[],open2=[],list;for(let[index2,row]of rows.entries()){
if(!isContent(row))continue;let indent=indentOf(row);if(list&&(indent>list.indent||indent===list.indent&&isItem(row)))continue;list&&sections2.push({path:list.path,
from:list.from,to:index2}),list=void 0;let{key,value="",isItem:isOfList}=beginningOf(row)??{};if(key===void 0||isOfList||!isWaiting(value))continue;open2=[...open2.
filter(one=>one.indent<indent),{indent,key}];let path2=open2.map(one=>one.key);isListAt(path2)&&placeAt(path2,0,!0).knows?.size&&(list={path:path2,from:index2+1,
indent})}return list?[...sections2,{path:list.path,from:list.from,to:rows.length}]:sections2}function fieldsIn(rows,from2,to,knows=new Set){let first3=rows.slice(
from2,to).find(isItem),{indent=0,content=0}=(first3&&beginningOf(first3))??{},heads=[];for(let at=from2;first3&&at<to;at+=1){let row=rows[at],beginning=row&&isContent(
row)?beginningOf(row):void 0,{key,isItem:isDashed=!1}=beginning??{},isHere2=beginning?.indent===(isDashed?indent:content);key!==void 0&&isHere2&&knows.has(key)&&
heads.push({from:at,key,isDashed})}return heads.map((head2,index2)=>{let end=heads[index2+1]?.from??to;for(;end>head2.from+1&&!isContent(rows[end-1]??{number:0,
text:"",end:""});)end-=1;return{...head2,to:end}})}function brokenIn(fields3,isWhole2){let isInOrder=orderOf2(fields3),broken2=[],keys2=new Set,above=[];for(let[
index2,field3]of fields3.entries()){if(!field3.isDashed){above.length>0||keys2.size===0||keys2.has(field3.key)?above.push(field3):keys2.add(field3.key);continue}
if(keys2=new Set([field3.key]),isOneRecord(above,recordAt(fields3,index2),{isWhole:isWhole2,isInOrder})){broken2.push({above,dashed:field3});for(let{key}of above)
keys2.add(key)}above=[]}return broken2}function recordAt(fields3,index2){let end=index2+1;for(;fields3[end]?.isDashed===!1;)end+=1;return fields3.slice(index2,end)}
function isOneRecord(above,below2,{isWhole:isWhole2,isInOrder}){let[first3]=above;if(!first3||!below2.every(isWhole2))return!1;let own=below2.length>2&&above.length===
1&&below2.at(-1)?.key===first3.key?below2.slice(0,-1):below2,upper=new Set(above.map(({key})=>key)),lower=new Set(own.map(({key})=>key));if(upper.size<above.length||
[...upper].some(key=>lower.has(key)))return!1;let[top="",...between]=upper,[dash="",...rest]=lower;return isInOrder([...upper,...lower])||isInOrder([dash,...between,
top,...rest])}function orderOf2(fields3){let after=new Map,record;for(let{key,isDashed}of fields3){isDashed?record=new Set:record?.has(key)&&(record=void 0);for(let before of record??
[])after.set(before,(after.get(before)??new Set).add(key));record?.add(key)}let isBefore2=(one,other)=>after.get(one)?.has(other)??!1;return keys2=>keys2.every(
(key,at)=>keys2.slice(at+1).every(next=>isBefore2(key,next)||!isBefore2(next,key)))}function mendedAt(rows,{above,dashed:dashed2},leads){let[first3]=above,dash=rows[dashed2.
from],head2=first3&&rows[first3.from];if(!first3||!dash||!head2)return rows;let before=rows.slice(0,first3.from),between=rows.slice(first3.from,dashed2.from);if(first3.
key==="id"||dashed2.key!=="id"&&leads.has(first3.key)){let text2=`${" ".repeat(indentOf(dash))}- ${head2.text.trimStart()}`,undashed=indented({...dash,text:dash.
text.replace(/^ *- +/,"")},indentOf(head2)),mended3=[{...head2,text:text2},...between.slice(1),undashed].map(doubtful2);return[...before,...mended3,...rows.slice(
dashed2.from+1)]}let moved2=rows.slice(dashed2.from,dashed2.to).map(doubtful2);return[...before,...moved2,...between.map(doubtful2),...rows.slice(dashed2.to)]}var doubtful2=row=>isContent(
row)?{...row,isDoubtful:!0}:row;var deepest=12;function settled(rows){if(rows.filter(isKnownField).length<fewest)return rows;let walk=new Settling(rows);for(let index2 of rows.keys())walk.take(
index2);return walk.done()}var mostAhead=40,fewest=2,Settling=class{rows;open={places:[placeAt([],0,!1)],waiting:void 0};closed;odd=[];oddIndent=0;groups=[];pending=[];text;atLeft;ahead;heads;constructor(rows){
this.rows=rows,this.heads=new Set(rows.flatMap(row=>/^ *([a-z_]{1,60}):[ \t]*(?:#.*)?$/.exec(row.text)?.[1]??[])),this.atLeft=new Set(rows.flatMap(row=>/^[ #-]/.
test(row.text)?[]:beginningOf(row)?.key??[]))}take(index2){let row=this.rows[index2];if(!row)return;if(!isContent(row)){this.pending.push(row);return}if(this.text&&
indentOf(row)>this.text.indent){this.emit(this.text.by===0?row:indented(row,indentOf(row)+this.text.by));return}this.text=void 0;let beginning=beginningOf(row),
place=beginning&&this.placeOf(beginning,index2);!beginning||!place?this.emit(row):this.put(row,beginning,place)}done(){return[...this.groups,...this.odd].flat().
concat(this.pending)}emit(row){this.groups.push([...this.pending,row]),this.pending=[]}placeOf(row,index2){let{closed:closed2}=this;this.closed=void 0;let natural=naturalPlace(
row,this.open),{key}=row;if(natural&&(key===void 0||!natural.knows||natural.knows.has(key)))return natural;let known3=key===void 0?void 0:this.placeThatKnows(row,
key,this.open);if(known3)return known3;if(natural&&this.isAwaited(row,index2))return row.isItem?this.placeBelowHolder(row,index2):void 0;let isByIndent=!natural&&
(key===void 0||!isKnownAnywhere(key)),before=closed2&&(this.placeThatKnows(row,key,closed2)??(isByIndent?naturalPlace(row,closed2):void 0));if(!closed2||!before)
return natural??this.placeBelowHolder(row,index2);this.open=closed2;let last2=this.groups.pop()??[];return this.oddIndent=this.odd.length===0?indentIn(last2):Math.
min(this.oddIndent,indentIn(last2)),this.odd.push(last2),before}placeBelowHolder(row,index2){let keys2=this.keysFrom(row,index2),after=this.indentAfter(row,index2),
{places:places2,waiting:waiting2}=this.open,top=places2.at(-1),below2=top&&waiting2!==void 0?[placeAt([...top.path,waiting2],top.indent+2,!1)]:[],all=[...places2,
...below2];for(let{path:path2,isList,indent,taken:taken3}of all.toReversed()){let isFree=key=>!taken3.has(key)&&!(path2.length===0?this.atLeft:this.heads).has(key),
[holder,another]=isList||after>indent?[]:holdersOf(path2,keys2,row.isItem).filter(isFree);if(holder===void 0||another!==void 0)continue;let head2={...this.rows[index2],
text:`${" ".repeat(indent)}${holder}:`,isDoubtful:!0};return this.groups.push([...this.pending,head2]),this.pending=[],taken3.add(holder),this.open={places:all.
slice(0,all.findIndex(place=>place.path===path2)+1),waiting:holder},placeAt([...path2,holder],Math.max(row.indent,indent+2),row.isItem)}}indentAfter({indent},index2){
let ahead=this.rows.slice(index2+1,index2+1+mostAhead),next=ahead.find(row=>isContent(row)&&indentOf(row)<indent);return next?indentOf(next):ahead.length<mostAhead?
0:indent}keysFrom({key,content},index2){let keys2=key===void 0?[]:[key];for(let row of this.rows.slice(index2+1,index2+1+mostAhead)){if(!isContent(row)||indentOf(
row)>content)continue;let next=indentOf(row)===content?beginningOf(row):void 0;if(next?.key===void 0||next.isItem)break;keys2.push(next.key)}return keys2}isAwaited({
indent},index2){let{places:places2,waiting:waiting2}=this.open,top=places2.at(-1);if(!top||waiting2===void 0||indent<=top.indent)return!1;let path2=[...top.path,
waiting2],name=path2.join(" ");return(this.ahead?.name!==name||index2>=this.ahead.end)&&(this.ahead={name,...this.lookedFor(path2,top.indent,index2)}),this.ahead.
isFound}lookedFor(path2,indent,index2){let[fields3,items]=[!1,!0].map(isList=>placeAt(path2,0,isList).knows);for(let end=index2+1;end<this.rows.length;end+=1){let row=this.
rows[end];if(!row||!isContent(row))continue;if(indentOf(row)<=indent)return{isFound:!1,end};let{key,isItem:isItem2}=beginningOf(row)??{};if(key!==void 0&&(isItem2?
items:fields3)?.has(key))return{isFound:!0,end}}return{isFound:!1,end:this.rows.length}}placeThatKnows(row,key,{places:places2,waiting:waiting2}){if(key===void 0)
return;let top=places2.at(-1),below2=top&&waiting2!==void 0?[placeAt([...top.path,waiting2],top.indent+2,row.isItem)]:[];return[...places2,...below2].findLast(({
path:path2,isList,knows,taken:taken3,indent})=>{let isFree=!taken3.has(key)&&(path2.length>0||!this.atLeft.has(key)||row.indent===indent);return isList===row.isItem&&
knows?.has(key)&&(isList||isFree)})}put(row,{indent,isItem:isItem2,content,key,value},place){if(this.odd.length>0&&place.indent<=this.oddIndent){for(let group of this.
odd)this.groups.push(group);this.odd=[]}this.emit(place.indent===indent?row:indented(row,place.indent));let{places:places2}=this.open,at=places2.indexOf(place),
kept=at<0?places2:places2.slice(0,at+1);at>=0&&(at<places2.length-1||this.open.waiting!==void 0)&&(this.closed=this.open);let by=place.indent-indent,item=isItem2?
[placeAt([...place.path,0],content+by,!1)]:[],next=[...kept,...at<0?[place]:[],...item];key!==void 0&&next.at(-1)?.taken.add(key);let waits=key!==void 0&&(isWaiting(
value)||isHolderWithValue([...next.at(-1)?.path??[],key],value));this.open={places:next.slice(0,deepest),waiting:waits?key:void 0},goesOn(value)&&(this.text={indent,
by})}};function isHolderWithValue(path2,value){return/^[[{|>"']/.test(value)&&!/^(["'])[^"']{0,200}\1[ \t]*(?:#.*)?$/.test(value)?!1:[!1,!0].some(isList=>(placeAt(
path2,0,isList).knows?.size??0)>0)}function naturalPlace({indent,isItem:isItem2},{places:places2,waiting:waiting2}){let top=places2.at(-1);return top&&waiting2!==
void 0&&(indent>top.indent||isItem2&&indent===top.indent)?placeAt([...top.path,waiting2],indent,isItem2):places2.findLast(place=>place.indent===indent&&place.isList===
isItem2)}function indentIn(group){let row=group.at(-1);return row?indentOf(row):0}function withoutStrays(rows,indent){let first3=rows.find(row=>isContent(row)&&beginningOf(row)),isList=first3!==void 0&&isItem(first3)&&indentOf(first3)<=indent,
isStray=row=>isContent(row)&&indentOf(row)<=indent&&!(isList&&isItem(row)&&indentOf(row)===indent),strays=rows.filter(isStray);return strays.length===0?{rows,losses:[]}:
{rows:rows.filter(row=>!isStray(row)),losses:lost(strays,why4).losses}}var why4="it belongs to nothing here";var leading=/^[ \t]*\t[ \t]*/,widths=[2,4,8];function withoutTabs(rows){if(!rows.some(({text:text2})=>leading.test(text2)))return rows;let spaced=[],above;for(let row of rows){
let next=expanded(row,above);spaced.push(next),isContent(next)&&(above=next)}return spaced}function expanded(row,above){let[blanks]=leading.exec(row.text)??[];if(blanks===
void 0)return row;let indents=widths.map(width=>blanks.replaceAll("	"," ".repeat(width)).length),indent=above?indentOf(above):0,opens=above!==void 0&&/:[ \t]*(?:#.*)?$/.
test(above.text),inItem=above!==void 0&&/^ *- /.test(above.text),chosen=(opens||inItem?[indent+2,indent]:[indent]).find(one=>indents.includes(one))??indents[0]??
0;return indented(row,chosen)}var deepest2=10;function keptFields(rows,attempts,place={path:[],depth:0}){let whole3=attempts.fields(rows);if(whole3.isClean)return{rows,losses:[]};if(place.depth>=
deepest2)return lost(rows,whole3.why);let spaced=place.depth===0?settled(rejoined(withoutTabs(rows))):rows;if(spaced!==rows&&attempts.fields(spaced).isClean)return{
rows:spaced,losses:[]};let indent=indentAt(place,spaced),{before,entries:all}=entriesOf2(spaced,indent,place.path),{entries,losses}=withoutDoubles(all,place.path),
level={...place,indent,heads:new Set(entries.map(({key})=>key)),kept:new Set};return joined([keptOrphans(before,level,whole3.why,attempts),{rows:[],losses},keptRun(
entries,level,attempts)])}function indentAt({path:path2,depth},rows){if(depth===0&&rows.filter(isKnownField).length>1)return 0;let known3=new Map;for(let row of rows){
let{key,isItem:isOfList,indent}=isContent(row)&&beginningOf(row)||{};if(key===void 0||indent===void 0||isOfList||!isKnown(path2,key))continue;let keys2=known3.get(
indent)??new Set;known3.set(indent,keys2.add(key))}let[most7]=[...known3].sort(([one,keys2],[other,others2])=>others2.size-keys2.size||one-other);return most7?.[0]??
usualIndent(rows)}function keptRun(entries,level,attempts){if(entries.length===0)return joined([]);let rows=entries.flatMap(rowsOfEntry),twice=new Set(entries.map(
({key})=>key)).size<entries.length||entries.some(({key})=>level.kept.has(key));if((twice?void 0:attempts.fields(rows))?.isClean){for(let{key}of entries)level.kept.
add(key);return{rows,losses:[]}}let[first3]=entries;if(first3&&entries.length===1)return twice?lost(rows,standsTwice):keptEntry(first3,level,attempts);let half=entries.
length>>1;return joined([keptRun(entries.slice(0,half),level,attempts),keptRun(entries.slice(half),level,attempts)])}var standsTwice="its key stands twice in on\
e mapping, and the first counts";function keptEntry(entry,level,attempts){let{lead,head:head2,rest}=entry,kept=/^(?:#.*)?$/.test(head2.value.trim())&&rest.some(
isContent)?keptHolder(entry,level,attempts):keptValue(entry,level,attempts);return kept.rows.some(({number:number2})=>number2===head2.row.number)&&level.kept.add(
head2.key),joined([{rows:lead,losses:[]},kept])}function keptHolder({head:head2,rest:under},level,attempts){let{path:path2,depth,indent}=level,place={path:[...path2,
head2.key],depth:depth+1},{rows:all,losses:strays}=withoutStrays(under,indent),isList=isListOf(all,place.path),knows=placeAt(place.path,0,!0).knows,{items:rest,
others:others2}=isList?ownItems(all,knows):{items:all,others:[]},outside3=isList?rest.slice(0,Math.max(0,rest.findIndex(isItem))).filter(isContent):[],isUndashed2=outside3.
every(row=>knows?.has(beginningOf(row)?.key??"")),losses=[...strays,...lost(isUndashed2?[]:outside3,ofNoItem).losses],below2=isList?keptItems(rest,attempts,place):
keptFields(rest,attempts,place),behind3=others2.length>0?keptOrphans(others2,level,ofNoItem,attempts):joined([]),rows=[head2.row,...below2.rows];if(!below2.rows.
some(isContent))return joined([lost([head2.row],"nothing below it could be kept"),{rows:[],losses},below2,behind3]);let attempt=attempts.fields(rows),kept=attempt.
isClean?{rows,losses:[]}:lost(rows,attempt.why);return joined([{rows:[],losses:[...losses,...below2.losses]},kept,behind3])}var ofNoItem="it belongs to no item \
of the list";function isListOf(rows,path2){let first3=rows.find(isContent);return first3&&isItem(first3)?!placeAt(path2,0,!1).knows?.size:isListAt(path2)&&rows.
some(isItem)}function keptValue({head:head2,rest},level,attempts){let value={prefix:head2.prefix,value:head2.value},whole3=mendedRows([head2.row,...rest],value,
attempts.fields);if(whole3.ok)return{rows:whole3.rows,losses:[]};let alone=rest.some(isContent)?mendedRows([head2.row],value,attempts.fields):whole3;if(!alone.ok)
return lost([head2.row,...rest],alone.why);level.kept.add(head2.key);let orphans=keptOrphans(rest,level,whole3.why,attempts),holder=rest.some(isContent)&&isHolder2(
level.path,head2.key)&&!/^[[{]/.test(head2.value)?withoutValue(head2):void 0,below2=holder&&keptHolder({lead:[],head:holder,key:head2.key,rest},level,attempts);
return below2&&!orphans.rows.some(isContent)&&below2.rows.some(isContent)?below2:joined([{rows:alone.rows,losses:[]},orphans])}function withoutValue(head2){return{
...head2,row:mended(head2.row,head2.prefix.trimEnd()),value:""}}function keptOrphans(rows,level,why5,attempts){let{path:path2,depth,indent,heads,kept}=level,first3=rows.
find(isContent);if(!first3||depth>=deepest2)return lost(rows,why5);let base=usualIndent(rows),keys2=isItem(first3)?keysOfItems(rows,base):keysOf2(rows,base,path2),
isFree=key=>!heads.has(key)&&!kept.has(key);if(keys2.length>0&&!isItem(first3)&&keys2.every(key=>isKnown(path2,key)&&isFree(key))){let shifted=rows.map(row=>isBlank(
row)?row:moved(row,indent-base)),below3=keptFields(shifted,attempts,{path:path2,depth:depth+1});for(let key of keys2)kept.add(key);return below3}let[holder,another]=holdersOf(
path2,keys2,isItem(first3)).filter(isFree);if(holder===void 0||another!==void 0||base<=indent)return lost(rows,why5);let below2=isItem(first3)?keptItems(rows,attempts,
{path:[...path2,holder],depth:depth+1}):keptFields(rows,attempts,{path:[...path2,holder],depth:depth+1});return below2.rows.some(isContent)?(kept.add(holder),{rows:[
{...first3,text:`${" ".repeat(indent)}${holder}:`,isDoubtful:!0},...below2.rows],losses:below2.losses}):below2}function keptItems(rows,attempts,place){let whole3=attempts.
items(rows);return whole3.isClean?{rows,losses:[]}:place.depth>=deepest2?lost(rows,whole3.why):keptItemRun(itemsOf2(rows,placeAt(place.path,0,!0).knows),attempts,
place)}function keptItemRun(items,attempts,place){if(items.length===0)return joined([]);let rows=items.flatMap(rowsOfItem),attempt=attempts.items(rows);if(attempt.
isClean)return{rows,losses:[]};let[first3]=items;if(first3&&items.length===1)return keptItem(first3,attempts,place,attempt.why);let half=items.length>>1;return joined(
[keptItemRun(items.slice(0,half),attempts,place),keptItemRun(items.slice(half),attempts,place)])}function keptItem(item,attempts,{path:path2,depth},why5){let{lead,
row,indent,content,rest}=item,inside={...row,text:" ".repeat(content)+row.text.slice(content)},place={path:[...path2,0],depth:depth+1},aside={rows:lead,losses:[]};
if(!headOf(inside,place.path)){let value={prefix:row.text.slice(0,content),value:row.text.slice(content)},all=mendedRows([row,...rest],value,attempts.items),alone=all.
ok?all:mendedRows([row],value,attempts.items);return alone.ok?joined([aside,{rows:alone.rows,losses:[]},all.ok?joined([]):lost(rest,why5)]):joined([aside,lost([
row,...rest],why5)])}let below2=keptFields([inside,...rest],attempts,place),dashed2=withDash(below2.rows,indent);return dashed2.some(isContent)&&attempts.items(
dashed2).isClean?joined([aside,{rows:dashed2,losses:below2.losses}]):joined([aside,lost([row,...rest],below2.losses[0]?.why??why5)])}function withDash(rows,indent){
let first3=rows.findIndex(isContent);return rows.map((row,index2)=>index2===first3?{...row,text:`${" ".repeat(indent)}-${row.text.slice(indent+1)}`}:row)}var moved=(row,by)=>indented(
row,indentOf(row)+by);function keysOf2(rows,base,path2){return rows.flatMap(row=>isContent(row)&&indentOf(row)===base?[headOf(row,path2)?.key??""]:[])}function keysOfItems(rows,base){
return rows.flatMap(row=>{let[,blanks="",inner=""]=/^( *)- +(\S.*)$/.exec(row.text)??[];return inner!==""&&blanks.length===base?[headOf({...row,text:inner},[])?.
key??""]:[]})}var isFence=({text:text2}={text:""})=>/^---[ \t]*$/.test(text2),isCodeFence=({text:text2})=>/^ {0,3}(?:```|~~~)/.test(text2),fewest2=2,most2=8;function layoutOf2(file,isWhole2){
let rows=unwrapped(file.slice(Math.max(0,file.findIndex(row=>!isBlank(row))))),start=rows.findIndex(row=>isFence(row)||isKnownField(row)),opening=start<0?rows.findIndex(
isField):start,first3=rows[opening];if(!first3)return{above:rows,isOpened:!1,blocks:[]};let isOpened=isFence(first3),above=isOpened?rows.slice(0,opening):[],blocks=[],
at=isOpened?opening+1:0;for(;at!==void 0&&blocks.length<most2;){let{block,next}=blockFrom(rows,at,isWhole2);blocks.push(block),at=next}return{above,isOpened,blocks:joinedBlocks(
blocks)}}function unwrapped(rows){let[first3,second]=rows;if(!first3||!second||!isCodeFence(first3)||!(isFence(second)||isKnownField(second)))return rows;let last2=rows.
findLastIndex(row=>!isBlank(row));return last2>0&&rows[last2]!==void 0&&isCodeFence(rows[last2])?[...rows.slice(1,last2),...rows.slice(last2+1)]:rows.slice(1)}function blockFrom(rows,from2,isWhole2){
let fence2=fenceFrom(rows,from2),fields3=rows.slice(from2,fence2),split=isWhole2(fields3)?{fields:fields3,rest:[],isFenced:!1}:splitFields(fields3);if(!isBrokenField(
split.rest)&&split.rest.some(row=>!isBlank(row))){let body=[...split.rest,...rows.slice(fence2)];return{block:{fields:split.fields,body,isClosed:!0},next:void 0}}
let next=nextBlock(rows,fence2+1),isClosed2=fence2<rows.length||split.isFenced;return{block:{fields:isBrokenField(split.rest)?fields3:split.fields,body:rows.slice(
fence2+1,next?.fence),isClosed:isClosed2},next:next?.fields}}function isBrokenField(rest){let[only]=rest;return rest.length===1&&only!==void 0&&only.end===""&&isContent(
only)}function fenceFrom(rows,from2){let index2=from2;for(;index2<rows.length&&!isFence(rows[index2]);)index2+=1;return index2}function nextBlock(rows,from2){let isCode=!1,
isFirst=!0;for(let index2=from2;index2<rows.length;index2+=1){let row=rows[index2];if(!(!row||isBlank(row))){if(isCodeFence(row)&&(isCode=!isCode),isFirst&&(isField(
firstBelowComments(rows,index2))||goesOnBelow(rows,index2)))return{fence:index2,fields:index2};if(!isCode&&isFence(row)&&holdsFields(rows,index2+1,isFirst?1:fewest2))
return{fence:index2,fields:index2+1};isFirst=!1}}}function firstBelowComments(rows,from2){let index2=from2;for(;index2<rows.length&&rows[index2]?.text.startsWith(
"#");)index2+=1;return rows[index2]??{number:0,text:"",end:""}}function goesOnBelow(rows,from2){if(!/^ +(?:- |[a-z_][\w-]{0,60}:)/.test(rows[from2]?.text??""))return!1;
let fence2=fenceFrom(rows,from2);return fence2<rows.length&&rows.slice(from2,fence2).some(isKnownField)}function holdsFields(rows,from2,wanted){let next=[];for(let index2=from2;index2<
rows.length&&next.length<wanted;index2+=1){let row=rows[index2];row&&isContent(row)&&next.push(row)}return next.length===wanted&&next.every(isField)}var keyOf4=({
text:text2})=>/^["']?([a-z_][\w-]{0,60})["']?[ \t]*:/.exec(text2)?.[1]??"";function joinedBlocks(blocks){let result=[];for(let block of blocks){let above=result.
at(-1),keys2=new Set((above?.fields??[]).filter(isField).map(keyOf4)),isMore2=above&&!above.body.some(row=>!isBlank(row))&&!block.fields.some(row=>isField(row)&&
keys2.has(keyOf4(row)));above&&isMore2?result[result.length-1]={...block,fields:[...above.fields,...block.fields]}:result.push(block)}return result}var mark=/^(?:\.\.\.(?:\s|$)|%[A-Z])/,number=/:[ \t]+-?[\d.]{1,30}[ \t]*$/;function withoutOddRows(rows){let odd2=new Set,above;for(let row of rows){if(!isContent(
row))continue;let isBelow2=above!==void 0&&blanksOf(row)>blanksOf(above)&&hasEnded(above);mark.test(row.text)||isBelow2&&!beginningOf(row)?odd2.add(row):above=row}
return odd2.size===0?{rows,losses:[]}:{rows:rows.filter(row=>!odd2.has(row)),losses:lost([...odd2],"it belongs to nothing here").losses}}var hasEnded=row=>beginningOf(
row)?.key!==void 0&&(number.test(row.text)||isWhole(row.text)),blanksOf=({text:text2})=>text2.length-text2.trimStart().length;function respelt(rows,limits){let text2=rows.map(row=>`${row.text}
`).join(""),{root}=readMapping(text2,{start:0,end:text2.length},limits),slips=root?slipsOf(root):[];if(slips.length===0)return rows;let positions=new Positions(
text2),spelt=[...rows];for(let{start,end,meant}of slips){let{line,column}=positions.at(start),row=rows[line-1];if(!row)continue;let{text:old}=row,changed=old.slice(
0,column-1)+meant+old.slice(column-1+end-start);spelt[line-1]={...mended(row,changed),was:old.trim()}}return spelt}var isMisspelt=root=>slipsOf(root).length>0;function slipsOf(root){
return dialectOfKeys(root.entries.map(({key})=>String(key.value)))==="schema"?slipsIn(root,stateSpecification.schema):[]}function slipsIn(node,schema){if(!schema||
node.kind==="scalar")return[];if(node.kind==="list")return node.items.flatMap(item=>slipsIn(item,schema.items));let misspelt=schema.properties?misspeltFields(node,
schema):void 0;return node.entries.flatMap(({key,value})=>{let{meant,isSure}=misspelt?.get(String(key.value))??{},field3=fieldOf(schema,meant??String(key.value));
return meant===void 0?slipsIn(value,field3):isSure&&fits(value,field3)?[{start:key.start,end:key.end,meant},...slipsIn(value,field3)]:[]})}function fits({kind},field3){
return field3?.properties?kind==="map":field3?.items?kind==="list":kind==="scalar"}function respeltFields(root,path2,rowAt){let fields3=new Map,look=(node,field3)=>{
if(node.kind==="list")for(let[index2,item]of node.items.entries())look(item,`${field3}.${index2}`);if(node.kind==="map")for(let{key,value}of node.entries){let own=field3===
""?String(key.value):`${field3}.${key.value}`,{was,number:line=1}=rowAt(key.start)??{};was!==void 0&&value.kind!=="map"&&fields3.set(own,{value:was,source:{what:stateFile,
path:path2,line},sure:!0}),look(value,own)}};return look(root,""),fields3}function withSiblings(rows){let{before,entries}=entriesOf2(rows,0,[]),top=sortedLists(entries,[]),isChanged=top!==entries,placed=top.flatMap(entry=>{let{lead,head:head2,
key,rest}=entry,inner=entriesOf2(rest,usualIndent(rest),[key]),sorted=sortedLists(inner.entries,[key]);return sorted===inner.entries?rowsOfEntry(entry):(isChanged=
!0,[...lead,head2.row,...inner.before,...sorted.flatMap(rowsOfEntry)])});return isChanged?[...before,...placed]:rows}function sortedLists(fields3,path2){let strays=new Map,
left=fields3.map(found2=>{if(!isListAt([...path2,found2.key]))return found2;let field3=dashed(found2,[...path2,found2.key]),items=itemsOf2(field3.rest),homes=items.
map(item=>homeOf(item,path2,field3.key));if(homes.every(home=>home===field3.key))return field3;for(let[index2,item]of items.entries()){let home=homes[index2]??field3.
key;home!==field3.key&&strays.set(home,[...strays.get(home)??[],{item,from:field3}])}return{...field3,rest:items.filter((_,index2)=>homes[index2]===field3.key).
flatMap(rowsOfItem)}});return strays.size===0?left.every((field3,index2)=>field3===fields3[index2])?fields3:left:left.flatMap(field3=>{let own=strays.get(field3.
key)??[],fresh=[...strays].filter(([home,[first3]])=>first3?.from.key===field3.key&&!isField2(home,fields3));return[{...field3,rest:[...field3.rest,...own.flatMap(
({item})=>likeThose(field3.rest,rowsOfItem(item)))]},...fresh.map(([home,items])=>headed(home,field3,items.map(({item})=>item)))]})}function dashed(field3,path2){
let{rest}=field3,first3=rest.find(isContent),knows=placeAt(path2,0,!0).knows,indent=first3?indentOf(first3):0;if(!first3||rest.some(isItem)||indent<2||!knows?.has(
beginningOf(first3)?.key??""))return field3;let item=mended(first3,`${" ".repeat(indent-2)}- ${first3.text.trimStart()}`);return{...field3,rest:rest.map(row=>row===
first3?item:row)}}var isField2=(key,fields3)=>fields3.some(field3=>field3.key===key);function likeThose(others2,rows){let first3=others2.find(isContent),own=rows.
find(isContent),by=first3&&own?indentOf(first3)-indentOf(own):0;return by===0?rows:rows.map(row=>isBlank(row)?row:indented(row,indentOf(row)+by))}function headed(key,beside,items){
let rest=items.flatMap(rowsOfItem),row=mended(rest.find(isContent)??beside.head.row,`${" ".repeat(indentOf(beside.head.row))}${key}:`);return{lead:[],head:{row,
key,prefix:`${row.text} `,value:""},key,rest}}function homeOf(item,path2,list){let own=[...path2,list],fields3=[{...item.row,text:" ".repeat(item.content)+item.
row.text.slice(item.content)},...item.rest].flatMap(row=>{let field3=isContent(row)&&indentOf(row)===item.content?beginningOf(row):void 0;return field3?.key===void 0?
[]:[{key:field3.key,value:field3.value}]}),keys2=fields3.map(({key})=>key),knows=placeAt(own,0,!0).knows,id=fields3.find(({key})=>key==="id")?.value,byId=id===void 0||
isIdIn(own,id)?[]:listsIn2(path2).filter(name=>isIdIn([...path2,name],id)),byKeys=!knows?.size||keys2.every(key=>knows.has(key))?[]:holdersOf(path2,keys2,!0),[home,
another]=byId.length>0?byId:byKeys;return home===void 0||another!==void 0?list:home}function listsIn2(path2){return Object.entries(schemaAt(stateSpecification.schema,
path2)?.properties??{}).flatMap(([name,{items}])=>items?[name]:[])}function isIdIn(path2,value){let pattern=schemaAt(stateSpecification.schema,[...path2,0,"id"])?.
pattern;return pattern!==void 0&&new RegExp(pattern).test(value.replace(/^(["'])(.*)\1.*$/,"$2").trim())}function keptParts(rows,attempts,limits){let layout=layoutOf2(rows,fields3=>attempts.fields(fields3).isClean),blocks=layout.blocks.map(block=>{let isWhole2=!layout.
isOpened&&attempts.fields(block.fields).isClean;return{...block,...keptBlock(block,block.isClosed||isWhole2,attempts,limits)}}),chosen=chosenOf(blocks),others2=blocks.
filter(block=>block!==chosen),bodyOf3=[chosen,...others2].find(block=>block?.body.some(row=>!isBlank(row)))??chosen,body=withoutNul([...layout.above,...bodyOf3?.
body??[]],!1),unused=others2.flatMap(block=>[...otherThan(block.rows,chosen?.rows??[]),...block===bodyOf3?[]:otherThan(block.body,body.rows)]);return{fields:chosen?.
rows.some(isContent)?chosen.rows:[],body:body.rows,losses:[...blocks.flatMap(({losses})=>losses),...unused.filter(row=>!isBlank(row)).map(({number:number2,text:text2})=>({
line:number2,text:text2,why:notTaken})),...body.losses],notes:[...chosen&&others2.length>0?[stacked(blocks.length,chosen.rows)]:[],...chosen?.notes??[]],others:others2.
map(({rows:rows2})=>rows2)}}var notTaken="it is of a block of front matter that was not taken";function keptBlock({fields:fields3},isWhole2,attempts,limits){let readable=withoutNul(
fields3,!0),even=withoutOddRows(withBlanks(readable.rows)),ended2=isWhole2?{rows:even.rows,losses:[]}:withoutCutRow(even.rows),small=belowCap2(ended2.rows,limits),
kept=/^\s*\{/.test(small.rows.find(isContent)?.text??"")&&!small.rows.some(isKnownField)?keptInBrackets(small.rows,attempts):keptFields(small.rows,attempts),together=parsedTogether(
kept.rows,limits),losses=[readable,even,ended2,small,kept,together].flatMap(step=>step.losses),last2=ended2.rows.findLast(({isLast})=>isLast)??ended2.losses.at(
-1),line=last2&&("line"in last2?last2.line:last2.number),notes=[...line===void 0?[]:[`STATE.md breaks off after line ${line}, in the midst of its front matter`],
...small.losses.length===0?[]:[`the front matter of STATE.md is larger than ${size(limits.yamlBytes)}; ${count(small.losses.length,"line")} of it had to be left\
 out`]],spelt=respelt(together.rows,limits),whole3=withSiblings(withHolders(spelt));return{rows:attempts.fields(whole3).isClean?whole3:spelt,losses,notes}}function keptInBrackets(rows,attempts){
let[first3]=rows;for(let gone of[0,1,2,3,5,8]){let left=rows.slice(0,Math.max(0,rows.length-gone)),kept=mendedRows(left,{prefix:"",value:first3?.text??""},attempts.
fields);if(kept.ok)return joined([{rows:kept.rows,losses:[]},lost(rows.slice(left.length),"the bracket around it is never closed")])}return lost(rows,"the mappi\
ng in brackets that it is of does not parse")}function chosenOf(blocks){let worth=block=>block.rows.filter(isContent).length,most7=blocks.reduce((sum,block)=>Math.
max(sum,worth(block)),0),worthy=blocks.filter(block=>worth(block)*2>most7),isDated=worthy.every(({rows})=>updatedAt(rows)!==void 0),ageOf=({rows})=>isDated?[updatedAt(
rows)??0]:howFar(rows);return worthy.reduce((best,block)=>best&&!isMore(ageOf(block),ageOf(best))?best:block,void 0)}function isMore(one,other){let first3=one.findIndex(
(number2,index2)=>number2!==other[index2]);return first3>=0&&(one[first3]??0)>(other[first3]??0)}function stacked(number2,rows){return`${count(number2,"block")}\
 of front matter stand in STATE.md; the one in line ${rows[0]?.number??1} was taken`}function otherThan(rows,others2){let said2=new Set(others2.map(({text:text2})=>text2.
trimEnd()));return rows.filter(({text:text2})=>!said2.has(text2.trimEnd()))}var growing=new Set(["phases.total","progress.blocks_complete","progress.blocks_total","progress.threads_complete","progress.threads_total","progress.percent","\
budget.total_cost_usd"]),growingInSession=new Set(["budget.session_cost_usd","budget.spawns_this_session"]),lists=new Set(["phases.completed","agents.completed",
"persistent.decisions","persistent.artifacts"]);function withOthers(taken3,others2){return others2.filter(other=>isSameMission(taken3,other)).reduce(withOther,taken3)}
function isSameMission(taken3,other){let[mine,its]=[taken3.fields.get("mission_id")?.value,other.fields.get("mission_id")?.value];return mine===void 0||its===void 0?
isSameSession(taken3,other):mine===its}function isSameSession(taken3,other){let mine=taken3.fields.get("session_id")?.value;return mine!==void 0&&mine===other.fields.
get("session_id")?.value}function withOther(taken3,other){let fields3=new Map(taken3.fields),inSession=isSameSession(taken3,other);for(let[path2,claim]of other.
fields){let mine=fields3.get(path2),more=mine?grown2(path2,mine,claim,inSession):{...claim,sure:!1};more!==mine&&(fields3.set(path2,more),putIntoRecord(fields3,
path2,more))}let numbers=new Set(taken3.phases.map(({number:number2})=>number2)),phases=other.phases.filter(({number:number2})=>!numbers.has(number2)).map(phase2=>({
...phase2,sure:!1}));return{...taken3,fields:fields3,phases:[...taken3.phases,...phases],commits:[...taken3.commits,...other.commits],moments:[...taken3.moments,
...other.moments]}}function putIntoRecord(fields3,path2,{value}){let end=path2.lastIndexOf("."),record=fields3.get(path2.slice(0,Math.max(end,0)));if(!record||!isDataMap(
record.value))return;let map=Object.assign(Object.create(null),record.value);map[path2.slice(end+1)]=value;let changed={...record,value:map,sure:!1};fields3.set(
path2.slice(0,end),changed),putIntoRecord(fields3,path2.slice(0,end),changed)}function grown2(path2,mine,other,inSession){return lists.has(path2)?joinedLists(mine,
other):growing.has(path2)||inSession&&growingInSession.has(path2)?larger(mine,other):mine}function larger(mine,other){return typeof mine.value=="number"&&typeof other.
value=="number"&&other.value>mine.value?{...other,sure:!1}:mine}function joinedLists(mine,other){if(!Array.isArray(mine.value)||!Array.isArray(other.value))return mine;
let known3=new Set(mine.value.map(nameOf3)),more=other.value.filter(item=>!known3.has(nameOf3(item)));if(more.length===0)return mine;let source=mine.value.length===
0?other.source:mine.source;return{value:[...mine.value,...more],source,sure:!1}}var nameOf3=item=>isDataMap(item)?item.id:item;function nothingOf(dialect,body,notes){return{text:void 0,dialect,evidence:{...silent("state"),notes},losses:[],body,rowsAt:()=>[]}}var stampAhead=/^(\d{4}-\d{2}-\d{2}[Tt ]\d{1,2}:\d{2}[^\s,;()]{0,20}(?: ?(?:UTC|Z))?)(?=[\s,;()]|$)/,dayAhead=/^(\d{4}-\d{2}-\d{2})(?![\d:T])/;function momentIn(text2){
let said2=text2.slice(0,100).trim(),stamp2=clockTime(stampAhead.exec(said2)?.[1]??said2);if(stamp2)return stamp2.isDated?{ms:stamp2.ms,sure:stamp2.zoned}:void 0;
let day=parseInstant(`${dayAhead.exec(said2)?.[1]}T00:00Z`);return day&&{ms:day.ms,sure:!1}}function stampIn2(text2){let instant=parseInstant(text2);if(instant)
return instant.inProfile?{value:text2,sure:!0}:{value:formatInstant(instant.ms),sure:instant.zoned}}function scalarNamed(document,name){for(let{value}of fieldsNamed(document,name)){let text2=value.kind==="scalar"?textOf(value).trim():"";if(text2!=="")return{text:text2,
start:value.start}}}function wholeNumber2(text2=""){let digits3=/^(?:wave[ _-]?)?(\d{1,4})(?![\w.])/i.exec(text2)?.[1];return digits3===void 0||Number(digits3)<
1?void 0:Number(digits3)}var withoutField=lines2=>`the schema has no field for what stands in ${lines2} of STATE.md: see that nothing of it is lost`,notAllowed=lines2=>`the schema does \
not allow what stands in ${lines2} of STATE.md: write it as the schema wants it`,Reading=class{gathering=new Gathering("state");document;#path;#lineOf;#taken=new Set;constructor(document,path2,lineOf=line=>line){
this.document=document,this.#path=path2,this.#lineOf=lineOf}said(...names3){for(let name of names3){let said2=scalarNamed(this.document,name);if(said2)return this.#taken.
add(folded(name)),{name,...said2}}}isTaken(name){return this.#taken.has(folded(name))}at(said2){return{what:"STATE.md",path:this.#path,line:this.document.position(
said2?.start??0).line}}take(path2,said2,value,sure=!0){said2&&(value===void 0?this.noteLost(said2):this.gathering.field(path2,value,this.at(said2),sure))}noteLost(said2){
this.note(notAllowed,said2)}note(sentence,{name,text:text2,start}){let line=this.#lineOf(this.document.position(start).line);this.gathering.noteEach(sentence,`l\
ine ${line} (${quote(`${name}: ${text2}`)})`)}};var withoutMeaning=new Set(["version"]);function gatherOtherFields(reading){let{root}=reading.document;if(root?.kind!=="map")return;let{data}=specify(dataOf(root),
stateSpecification);gatherMap(reading,root,"",data)}function gatherMap(reading,map,prefix,data){let{gathering}=reading;for(let{key,value}of map.entries){let name=String(
key.value),path2=prefix+name;if(reading.isTaken(path2)||withoutMeaning.has(path2))continue;let sound=isDataMap(data)&&Object.hasOwn(data,name)?data[name]:void 0,
source=reading.at({text:name,start:key.start});if(value.kind==="map"&&isOfFields(path2))gatherMap(reading,value,`${path2}.`,sound);else if(isKnown2(path2)&&sound!==
void 0&&gathering.valueOf(path2)===void 0)gathering.field(path2,sound,source);else if(!isUnsaid(textIn(value))){let said2={name:path2,text:textIn(value),start:key.
start};reading.note(isKnown2(path2)?notAllowed:withoutField,said2)}}}function isOfFields(path2){return!path2.includes(".")&&schemaOf(path2)?.properties!==void 0}
function isKnown2(path2){return schemaOf(path2)!==void 0}function schemaOf(path2){let schema=stateSpecification.schema;for(let part of path2.split("."))schema=schema&&
fieldOf(schema,part);return schema}function schemaStatus(word4){if(Object.hasOwn(schemaLifecycle.edges,word4))return word4;let{counterparts}=schemaLifecycle;return Object.hasOwn(counterparts,word4)?
counterparts[word4]:void 0}var longest3=200,meanings=[[/\b(?:blocked|waiting|awaiting|awaits|paused|on hold|stalled|stuck|interrupted|checkpoint|suspended)\b/i,
"blocked"],[/\b(?:block|wave|thread|phase|task|plan)s?\b.{0,40}\b(?:failed|failure|aborted)\b/i,"blocked"],[/\b(?:all|every|whole|entire)\b.{0,40}\b(?:complete|completed|done|finished)\b/i,
"complete"],[/\b(?:mission|project|cluster)\b.{0,20}\b(?:complete|completed|done|finished)\b/i,"complete"],[/\b(?:mission|project|cluster)\b.{0,20}\b(?:failed|aborted|abandoned)\b/i,
"failed"],[/\b(?:block|wave|thread|phase|task|plan)s?\b.{0,40}\b(?:complete|completed|done|finished|executed)\b/i,"in_progress"],[/\b(?:progress|active|executing|running|working|building|continuing|started|resumed|resuming|under ?way|ongoing|ready)\b/i,
"in_progress"]];function statusOfProse(state2){let said2=(state2.status?.value??"").slice(0,longest3),status=statusOf(state2),whole3=status&&schemaStatus(statusWord(
status));if(whole3)return{value:whole3,sure:!0};if(stageOf(state2)==="planned")return{value:"planning",sure:!1};let meant=meanings.find(([words3])=>words3.test(
said2));return meant&&{value:meant[1],sure:!1}}function statusWord({value,isComplete,stage}){return isComplete?"complete":schemaStatus(value)===void 0&&isUnderWay(
stage)?"in_progress":value}function saysBlockIsComplete(said2){return/^[\s*_✅✔✓]{0,9}(?:current )?block(?: #?\d{1,4}(?:-\d{1,4})?)? (?:is )?(?:complete|completed|done|finished)\b/iu.
test(said2.slice(0,longest3))}async function persistenceEvidence(document,data,path2,lineOf){let reading=new Reading(document,path2,lineOf),{gathering}=reading,cluster=reading.said("cluster");
reading.take("cluster",cluster,data.cluster===void 0?void 0:nameIn(data.cluster)),claimStatus(reading),claimMode(reading);for(let name of["created_at","updated_\
at"]){let text2=data[name],said2=reading.said(name),stamp2=text2===void 0?void 0:stampIn2(text2);reading.take(name,said2,stamp2?.value,stamp2?.sure),gathering.moment(
text2===void 0?void 0:momentIn(text2),reading.at(said2))}return reading.take("progress.percent",reading.said("progress_percent"),data.progress_percent,!1),claimPosition(
reading),gatherOtherFields(reading),gathering.evidence()}function claimStatus(reading){let said2=reading.said("status");reading.take("status",said2,schemaStatus(
said2?.text??""))}function claimMode(reading){let said2=reading.said("mode");if(!said2)return;let word4=said2.text.toLowerCase().replace(/[\s-]/g,"_"),mode=words.
mode.find(one=>one===word4);reading.take("mode",said2,mode,mode===said2.text)}function claimPosition(reading){let{gathering}=reading,phase2=claimPhase(reading),
wave=reading.said("position.wave","wave");reading.take("position.wave",wave,wholeNumber2(wave?.text));let thread=reading.said("position.thread","thread"),named3=threadIn(
thread?.text??"");reading.take("position.thread",thread,named3?.thread);let said2=reading.said("position.block","block"),blockName2=reading.said("position.block\
_name"),name=nameIn(blockName2?.text??"");reading.take("position.block_name",blockName2,name);let ofThread=named3?.block===void 0?void 0:{phase:phase2,number:named3.
block,isPlain:!0},block=parseBlock(said2?.text??"",phase2)??ofThread;block&&claimBlocks(gathering,block,name,reading.at(said2??thread)),said2&&parseBlock(said2.
text)===void 0&&reading.noteLost(said2),block?.isPlain&&claimTotal(reading,"block_total","progress.blocks_total",block.number)}function claimTotal(reading,name,path2,least){
let said2=reading.said(`position.${name}`,name),total=wholeNumber2(said2?.text);said2&&reading.take(path2,said2,total!==void 0&&total>=least?total:void 0)}function claimPhase(reading){
let{gathering}=reading,said2=reading.said("position.phase","phase"),phaseName=reading.said("position.phase_name","phase_name"),source=reading.at(said2),text2=said2?.
text??"",number2=parsePhase(text2),own=nameIn(phaseName?.text??"")??(number2===void 0?nameIn(text2):void 0);if(gathering.field("position.phase_name",own,reading.
at(phaseName??said2)),!isPhaseNumber(number2)){said2&&own===void 0&&reading.noteLost(said2);return}gathering.field("position.phase",number2,source),gathering.field(
"phases.current",number2,source);let total=/^[^\n]{0,20}?\d[ ]{0,3}(?:of|\/)[ ]{0,3}(\d{1,2})(?!\d)/.exec(text2)?.[1];total!==void 0&&gathering.field("phases.to\
tal",Number(total),source),claimTotal(reading,"phase_total","phases.total",number2);for(let claim of phasesIn(text2,source))gathering.phase(claim);own!==void 0&&
gathering.phase({number:number2,name:own,source:reading.at(phaseName),sure:!0});for(let before=1;before<number2;before+=1)gathering.phase({number:before,source,
sure:!0});return number2}function claimBlocks(gathering,block,name,source){let{phase:phase2,number:number2,isPlain}=block;isPlain||(gathering.field("position.ph\
ase",phase2,source),gathering.field("phases.current",phase2,source),gathering.field("position.block",number2,source));let status=gathering.valueOf("status"),is=status===
"complete"?"complete":status==="planning"?"planned":"begun";gathering.block({block,is,...name!==void 0&&{name},source,sure:is!=="complete"});for(let before=1;before<
number2;before+=1){let one={phase:isPlain?void 0:phase2,number:before,isPlain};gathering.block({block:one,is:"complete",source,sure:!1})}}function damageIn(rows,spanOf){return rows.some(({damage})=>damage)?field3=>{let[first3,last2]=spanOf(field3)??[0,-1];return rows.slice(first3,last2+1).find(({damage})=>damage)?.
damage}:()=>{}}function withoutCutFields({fields:fields3,odd:odd2},damageAt){let allOdd=new Map(odd2),kept=[...fields3].map(([path2,claim])=>{let damage=damageAt(
path2),{value}=claim;if(!damage||isDataMap(value))return[path2,claim];if(!Array.isArray(value)||!value.some(isDataMap))return[path2,{...claim,damage}];let items=value.
map((item,at)=>{if(!isDataMap(item))return item;let whole3=Object.entries(item).filter(([key,part])=>{let field3=`${path2}.${at}.${key}`,isCut=key!=="id"&&typeof part==
"string"&&damageAt(field3)==="cut";return isCut&&allOdd.set(field3,{...claim,value:part,damage:"cut"}),!isCut});return mapOf(whole3)});return[path2,{...claim,value:items}]});
return{fields:new Map(kept),odd:allOdd}}function relocated(evidence,rows,spanOf){let doubtful3=[0];for(let{isDoubtful:isDoubtful2,damage}of rows)doubtful3.push((doubtful3.at(-1)??0)+(isDoubtful2||damage?
1:0));let isDoubtful=(first3,last2)=>(doubtful3[last2+1]??0)>(doubtful3[first3]??0),cut=rows.findIndex(({isLast})=>isLast),isCut=({value,source:{line=1}},field3)=>{
let[,last2]=spanOf(field3)??[0,-1];return typeof value=="object"&&value!==null&&line-1<=cut&&cut<=last2},moved2=(said2,field3)=>{let row=(said2.source.line??1)-
1,[first3,last2]=(field3===void 0?void 0:spanOf(field3))??[row,row],{line:_,...source}=said2.source,line=said2.source.line===void 0?void 0:rows[row]?.number;return{
...said2,source:{...source,what:stateFile,...line!==void 0&&{line}},sure:said2.sure&&!isDoubtful(first3,Math.max(first3,last2))}},{fields:fields3,odd:odd2}=withoutCutFields(
evidence,damageIn(rows,spanOf));return{...evidence,fields:new Map([...fields3].map(([field3,claim])=>[field3,moved2(isCut(claim,field3)?{...claim,sure:!1}:claim,
field3)])),odd:new Map([...odd2].map(([field3,claim])=>[field3,moved2(claim)])),phases:evidence.phases.map(claim=>moved2(claim)),blocks:evidence.blocks.map(claim=>moved2(
claim)),commits:evidence.commits.map(claim=>moved2(claim)),moments:evidence.moments.map(claim=>moved2(claim))}}function specifiedInFull(data,specification){let whole3=specify(data,specification);if(!whole3.isCut)return whole3;let{sound,violations}=taken(data,[],specification);
return{verdict:{...whole3.verdict,violations},data:sound??mapOf([])}}function partAt(value,keyPath,specification){let{verdict,data,isCut}=specify(nested(keyPath,
value),specification);if(isCut)return taken(value,keyPath,specification);let here=verdict.violations.filter(one=>keyPath.every((key,at)=>placeOf2(key)===one.keyPath[at]));
return{sound:below(data,keyPath),violations:here.map(one=>({...one,keyPath:[...keyPath,...one.keyPath.slice(keyPath.length)]}))}}function taken(value,keyPath,specification){
if(isDataMap(value)){let parts2=Object.entries(value).map(([key,field3])=>[key,partAt(field3,[...keyPath,key],specification)]),fields3=parts2.flatMap(([key,{sound}])=>sound===
void 0?[]:[[key,sound]]);return{sound:mapOf(fields3),violations:parts2.flatMap(([,{violations}])=>violations)}}if(!Array.isArray(value))return{sound:void 0,violations:[]};
if(value.length===1)return inList(partAt(value[0],[...keyPath,0],specification));let half=value.length>>1,first3=partAt(value.slice(0,half),keyPath,specification),
second=partAt(value.slice(half),keyPath,specification);return{sound:[...itemsIn(first3,half),...itemsIn(second,value.length-half)],violations:[...first3.violations,
...second.violations.map(one=>movedBy(half,keyPath.length,one))]}}var inList=({sound,violations})=>({sound:[sound],violations});function itemsIn({sound},length){
return Array.isArray(sound)?sound:new Array(length).fill(void 0)}function movedBy(half,at,violation){let{keyPath}=violation,index2=keyPath[at];return typeof index2==
"number"?{...violation,keyPath:keyPath.with(at,index2+half)}:violation}var nested=(keyPath,value)=>keyPath.reduceRight((inner,key)=>typeof key=="number"?[inner]:
mapOf([[key,inner]]),value),placeOf2=key=>typeof key=="number"?0:key;function below(data,keyPath){let value=data;for(let key of keyPath)Array.isArray(value)?value=
value[0]:value=value!==void 0&&isDataMap(value)&&typeof key=="string"?value[key]:void 0;return value}var holders=new Set(["","phases","position","progress","agents","persistent"]);function stateEvidence(document,data){let fields3=new Map,claims=claimsOf2(document),
odd2=oddValues(document,claims),holdOdd=new Set([...odd2.keys()].flatMap(path2=>[path2,...pathsTo(path2)])),moments=[],collect=(value,schema,keyPath)=>{if(value===
void 0||!schema)return;let path2=keyPath.join("."),sound=holders.has(path2)?void 0:soundValue(value,schema);if(sound!==void 0?fields3.set(path2,{...claims(keyPath,
sound),sure:!holdOdd.has(path2)}):schema["x-kind"]==="commit"&&odd2.set(path2,claims(keyPath,value)),!!isDataMap(value))for(let key of Object.keys(value))collect(
value[key],fieldOf(schema,key),[...keyPath,key])};collect(data,stateSpecification.schema,[]);let updated=momentOf(data.updated_at);updated!==void 0&&moments.push(
claims(["updated_at"],updated));for(let[index2,agent]of(data.agents?.active??[]).entries()){let heartbeat=momentOf(agent?.last_heartbeat);heartbeat!==void 0&&moments.
push(claims(["agents","active",index2,"last_heartbeat"],heartbeat))}let status=statusOf2(document);status&&!fields3.has("status")&&(fields3.set("status",status),
odd2.delete("status"));let commit=commitOf(document);return commit&&(fields3.set(lastCommit2,commit),odd2.delete(lastCommit2)),{...silent("state"),fields:fields3,
odd:odd2,phases:phaseClaims(data,claims),commits:commit?[commit]:[],moments}}function claimsOf2(document){return(keyPath,value)=>({value,source:sourceAt2(document,
keyPath),sure:!0})}function sourceAt2(document,keyPath){let{start}=document.key(keyPath);return{what:stateFile,path:document.path,line:document.position(start).
line}}var momentOf=text2=>text2===void 0?void 0:parseInstant(text2)?.ms;function statusOf2(document){let node=document.node("status"),counterparts=fieldOf(stateSpecification.
schema,"status")?.["x-counterparts"]??{},said2=node?.kind==="scalar"?String(node.value):"",meant=Object.hasOwn(counterparts,said2)?counterparts[said2]:void 0;return typeof meant==
"string"?{value:meant,source:sourceAt2(document,["status"]),sure:!1}:void 0}var lastCommit2="resume.last_commit";function commitOf(document){let node=document.node(
lastCommit2),name=node?.kind==="scalar"?textOf(node).trim():"";return isHash(name)?{value:name,source:sourceAt2(document,lastCommit2.split(".")),sure:!0}:void 0}
function phaseClaims({phases},claims){let definitions=phases?.definitions??[],isTold2=phases?.total===definitions.length,isAll2=isTold2||phases?.total===void 0,
ids=new Set,copies=0;return definitions.flatMap((definition,index2)=>{if(!definition)return[];let{id,name,blocks}=definition;if(id!==void 0&&ids.has(id)&&!isTold2)
return copies+=1,[];id!==void 0&&ids.add(id);let byId=id===void 0?0:phaseNumber(id),{source,sure}=claims(["phases","definitions",index2],void 0);return[{number:isAll2||
byId===0?index2+1-copies:byId,...id!==void 0&&{id},...name!==void 0&&{name},...blocks!==void 0&&{blocks},source,sure}]})}function oddValues({verdict},claims){let unusable=verdict?.
violations.filter(isUnusable)??[];return new Map(unusable.flatMap(({keyPath,value})=>value===void 0?[]:[[keyPath.join("."),claims(keyPath,value)]]))}function soundValue(value,schema,isItem2=!1){
if(value===void 0)return isItem2&&schema.properties?mapOf([]):void 0;if(Array.isArray(value)){let{items={}}=schema;return value.map(item=>soundValue(item,items,
!0)).filter(item=>item!==void 0)}if(schema["x-kind"]==="commit")return value===null?value:void 0;if(!isDataMap(value))return value;if(!(!isItem2&&schema.required?.
some(field3=>value[field3]===void 0)))return mapOf(Object.entries(value).flatMap(([key,field3])=>{let known3=fieldOf(schema,key),sound=known3?soundValue(field3,
known3):field3;return sound===void 0?[]:[[key,sound]]}))}var keysOf3=root=>root.entries.map(({key})=>String(key.value));async function whole2({path:path2,rows,text:text2,isSchema},limits,notes){let{yaml,body}=splitFrontMatter(
text2),{root}=readMapping(text2,yaml,limits);if(!root)return nothingOf(void 0,text2.slice(body.start),notes);let ofKeys=dialectOfKeys(keysOf3(root)),dialect=isSchema?
"schema":ofKeys,{document,evidence}=await said(dialect,{path:path2,text:text2,root,rows}),spanOf=field3=>spanIn(document,field3),placed=relocated(evidence,rows,
spanOf),respelt2=respeltFields(root,path2,offset=>rows[document.position(offset).line-1]),odd2=new Map([...respelt2,...placed.odd]),doubts=doubtsOf(rows.slice(0,
document.position(yaml.end).line));return{text:text2,dialect,rowsAt:field3=>rowsBetween(rows,spanOf(field3)),evidence:{...placed,odd:odd2,notes:[...notes,...doubts,
...placed.notes]},losses:[],body:text2.slice(body.start)}}function rowsBetween(rows,span2){return span2?rows.slice(span2[0],span2[1]+1).filter(isContent):[]}function spanIn(document,field3){
let node=document.node(field3),start=/\.\d+$/.test(field3)?node?.start:document.key(field3).start;if(!(!node||start===void 0))return[document.position(start).line-
1,document.position(node.end).line-1]}async function said(dialect,{path:path2,text:text2,root,rows}){if(dialect==="schema"){let{verdict:verdict2,data:data2}=specifiedInFull(
dataOf(root),stateSpecification),document2=new TextDocument(path2,text2,{root,faults:[],verdict:verdict2});return{document:document2,evidence:stateEvidence(document2,
data2)}}let{verdict,data}=specifiedInFull(dataOf(root),persistenceSpecification),document=new TextDocument(path2,text2,{root,faults:[],verdict});return{document,
evidence:await persistenceEvidence(document,data,path2,line=>rows[line-1]?.number??line)}}function doubtsOf(rows){let doubtful3=rows.filter(({isDoubtful})=>isDoubtful),
linesOf2=some2=>[...new Set(some2.map(({number:number2})=>number2))],unread4=linesOf2(doubtful3.filter(({text:text2})=>text2.includes(replacement))),mended3=linesOf2(
doubtful3.filter(({text:text2})=>!text2.includes(replacement)));return[...mended3.length===0?[]:[`${lineWords(mended3)} had to be mended; see whether the values\
 are right`],...unread4.length===0?[]:[`bytes that are not UTF-8 stand in ${lineWords(unread4)}`]]}function lineWords(lines2){let[first3]=lines2;return lines2.length===
1?`line ${first3} of ${stateFile}`:`${lines2.length} lines of ${stateFile} (the first is line ${first3})`}async function salvage(text2,path2,limits){let old=withLineFeeds(text2.replace(/^\ufeff/,"")),oldRows=rowsOf(old);if(!isText(old))return withLosses(nothingOf(void 0,
"",["STATE.md holds no text"]),[unread(oldRows)],oldRows);let{rows:marked,losses,notes}=await withoutConflicts(old,limits),all=withFences(marked);if(notes.length===
0&&marked.length===oldRows.length&&isHealthy(old,all,limits))return whole2({path:path2,rows:marked,text:old,isSchema:!1},limits,[]);let attempts=attemptsOn(old.
length,limits),lineBreak2=lineBreakOf(oldRows),rest=textOf2(all,lineBreak2),{dialect,frontMatter,body}=formOf(rest);if(dialect==="prose"){let markdown2=frontMatter.
form==="fenced"?rest.slice(body.start):rest;return withLosses(nothingOf("prose",markdown2.replaceAll("\0",""),notes),[losses],oldRows)}let parts2=keptParts(all,
attempts,limits),told=[...notes,...parts2.notes];if(parts2.fields.length===0){let markdown2=textOf2(parts2.body,lineBreak2);return withLosses(nothingOf(dialect,
markdown2,told),[losses,parts2.losses],oldRows)}let file=composed(parts2.fields,parts2.body,lineBreak2),found2={path:path2,rows:file.rows,text:textOf2(file.rows,
lineBreak2),isSchema:dialect==="schema"},salvaged=await whole2(found2,limits,told),others2=[];for(let rows of parts2.others)others2.push(await saidBy2(rows,path2,
limits));let evidence=withOthers(salvaged.evidence,others2);return withLosses({...salvaged,evidence},[losses,parts2.losses,file.losses],oldRows)}async function saidBy2(fields3,path2,limits){
let{rows}=composed(fields3,[],`
`);return(await whole2({path:path2,rows,text:textOf2(rows,`
`),isSchema:!1},limits,[])).evidence}function withLosses(salvaged,parts2,oldRows){return{...salvaged,losses:inOrder3(parts2.flat(),oldRows)}}function isHealthy(text2,rows,limits){
let{form,faults,yaml}=formOf(text2).frontMatter;if(text2.includes("\0")||form!=="fenced"||faults.length>0)return!1;let read=readMapping(text2,yaml,limits);if(!read.
root||read.faults.some(({kind})=>kind!=="alias")||isMisspelt(read.root))return!1;let{blocks}=layoutOf2(rows,()=>!0);return keepsToSpecification(read.root)?!isCutShort(
blocks,rows):isWhereItBelongs(blocks,rows)}function keepsToSpecification(root){let isSchema=dialectOfKeys(keysOf3(root))==="schema",{verdict}=specify(dataOf(root),
isSchema?stateSpecification:persistenceSpecification);return verdict.violations.every(({keyword})=>keyword==="unknown")}var fences=2;function isCutShort([block,
another],rows){return another?block?.body.every(isBlank)??!1:(block?.fields.length??0)+(block?.body.length??0)+fences<rows.length}function isWhereItBelongs(blocks,rows){
let[block,another]=blocks;return!block||another||isCutShort(blocks,rows)||withoutOddRows(block.fields).losses.length>0?!1:withSiblings(withHolders(block.fields))===
block.fields}var unread=rows=>rows.map(({number:number2,text:text2})=>({line:number2,text:text2,why:"it is no text"}));function inOrder3(losses,old){let first3=new Map;
for(let loss of losses)first3.has(loss.line)||first3.set(loss.line,loss);return[...first3.values()].sort((one,other)=>one.line-other.line).map(loss=>({...loss,text:old[loss.
line-1]?.text??loss.text}))}var phase=/^[*_~]{0,4}(?:[^\p{L}\p{N}\s]{1,3}[ ])?phase[ \t]+#?(\d{1,4})(?![\w.])[*_]{0,3}(.{0,300})$/iu,inBrackets=/[([]([^()[\]]{1,80})[)\]]/g,range=/\bblocks?[ ]{1,3}#?(\d{1,4})(?:[ ]{0,3}(?:-|–|—|to|through|until)[ ]{0,3}(?:block[ ])?#?(\d{1,4}))?$/i,
many=/^(\d{1,4})[ ]{1,3}blocks?$/i,behind2=/(?:[ ]?[–—|:-]{0,2}[ ]?(?:complete|completed|done|in progress|pending|current)|[✅✔✓⏳🔄🚧]\ufe0f?)[\s*_]{0,4}$/iu;
function phaseHeading(line){if(line.raw.length>500)return;let isItem2=/^[ \t]{0,9}[-*+][ \t]/.test(line.raw);if(line.heading===0&&!isItem2)return;let text2=line.
heading>0?titleOf(line).text:line.raw.replace(/^[ \t]{0,9}[-*+][ \t]{1,9}/,""),[,digits3,rest=""]=phase.exec(text2)??[];if(digits3===void 0)return;let brackets2=[
...rest.matchAll(inBrackets)].map(({1:inner=""})=>inner.trim()),span2=brackets2.map(inner=>range.exec(inner)).find(match=>match!==null),first3=Number(span2?.[1]??
0),last2=Number(span2?.[2]??first3),isRange=span2!==void 0&&first3>=1&&last2>=first3,counted=brackets2.map(inner=>many.exec(inner)?.[1]).find(inner=>inner!==void 0),
bare2=rest.replace(inBrackets,inner=>isAbout(inner)?"":inner).replace(behind2,"");return{number:Number(digits3),name:nameIn(bare2.replace(/^[\s:–—|*_-]{1,9}/,
"").replace(/[\s:–—|*_-]{1,9}$/,"")),range:isRange?{first:first3,last:last2}:void 0,blocks:isRange?last2-first3+1:counted===void 0?void 0:Number(counted)}}function isAbout(bracketed){
return/\b(?:blocks?|complete|completed|done|pending|current|in progress)\b|\d ?%/i.test(bracketed)}var untilBlock=/^.{0,80}?\bblock[ \t]+#?\d{1,4}(?:-\d{1,4})?[*_~]{0,4}[\s:–—.-]{0,5}[*_~]{0,4}/i,
inferred2=/\b(?:inferred|assumed|presumably|probably|unverified|not verified|unconfirmed)\b/i,state=/(?:[ ]{1,3}[–—|-]{1,2}[ ]{1,3}|:[ ]{1,3}|[ ]{0,3}[([])(?:complete|completed|done|finished|skipped|pending|in progress|current|next|planned|not started|blocked|failed|todo|inferred|assumed)(?:[ ][\d:.TZ -]{1,30})?[)\]]?[\s*_~✅✔✓]{0,6}$/iu,
brackets=/[ ]{0,3}[([][^()[\]]{0,80}\b(?:inferred|assumed|presumably|probably|unverified|unconfirmed)\b[^()[\]]{0,80}[)\]]/i;function tickLine(raw){let line=raw.
slice(0,500),name=line.replace(untilBlock,"").replace(brackets,"").trimEnd();for(let part=0;part<3;part+=1)name=name.replace(state,"");return{name:blockNameIn(name.
replace(/[\s*_~]{1,9}$/,"")),isInferred:inferred2.test(line),isInProgress:/\b(?:in progress|under way|underway|wip|started|current|active)\b|[🔄🚧]/iu.test(
line.replace(name,""))}}var sessionLabels=new Map([["lastactivity","moment"],["lastsession","moment"],["lastupdated","moment"],["lastupdate","moment"],["updated",
"moment"],["updatedat","moment"],["started","moment"],["created","moment"],["date","moment"],["stoppedat","stop"],["resumefile","checkpoint"],["checkpoint","che\
ckpoint"],["checkpointfile","checkpoint"]]);function sessionLine(line){let found2=line.heading===0&&line.raw.length<=1e3?labelledLine(line):void 0,label=found2?.
key.text.toLowerCase().replace(/[\s_-]/g,"");return found2&&label!==void 0&&sessionLabels.has(label)?{label,value:found2.value}:void 0}var what="STATE.md";function gatherBlocks(gathering,state2,lines2){claimTicks(gathering,state2,lines2),claimCurrent(gathering,state2),claimRanges(gathering,state2,
lines2),claimNotes(gathering,state2,lines2)}function blockOf({phase:phase2,block,isPlain}){return{phase:phase2,number:block,isPlain}}function claimTicks(gathering,{
document,ticks},lines2){let index2=0;for(let tick of ticks){for(;index2<lines2.length&&(lines2[index2]?.end??0)<tick.at.start;)index2+=1;let{name,isInferred,isInProgress}=tickLine(
lines2[index2]?.raw??""),open2=isInProgress?"begun":"planned",is=tick.isSkipped?"skipped":tick.complete?"complete":open2,source=sourceAt(what,document,tick.at.start);
gathering.block({block:blockOf(tick),is,...name!==void 0&&{name},source,sure:!isInferred})}}function claimCurrent(gathering,{document,phase:phase2,block,status,
ticks}){if(!block)return;let{current,total}=block,source=sourceAt(what,document,current.at.start),ticked=new Set(ticks.map(({phase:of,block:number3,isPlain})=>isPlain?
number3:`${of}-${number3}`)).size,[,ofPhase]=/^(\d{1,4})-\d/.exec(document.text.slice(current.at.start,current.at.end))??[],isOfPhase=ofPhase!==void 0||total!==
void 0&&ticked>total.value&&phase2!==void 0,number2=ofPhase===void 0?phase2?.current.value:Number(ofPhase),stands={phase:number2,number:current.value,isPlain:!isOfPhase};
if(total){let of=sourceAt(what,document,total.at.start);isOfPhase&&isPhaseNumber(number2)&&ofPhase===void 0?gathering.phase({number:number2,blocks:total.value,source:of,
sure:!1}):gathering.field("progress.blocks_total",total.value,of,!isOfPhase)}let isComplete=saysBlockIsComplete(status?.value??"");if(gathering.block({block:stands,
is:isComplete?"complete":"begun",source,sure:!0}),!(ticks.length>0))for(let before=1;before<current.value;before+=1){let one={phase:isOfPhase?number2:void 0,number:before,
isPlain:!isOfPhase};gathering.block({block:one,is:"complete",source,sure:!1})}}function claimRanges(gathering,{document,ticks},lines2){let ticked=new Set(ticks.
map(({block})=>block)),claimed2=0;for(let line of lines2){let{number:number2,range:range2}=phaseHeading(line)??{};if(!range2||!isPhaseNumber(number2))continue;let source=sourceAt(
what,document,line.start);for(let block=range2.first;block<=range2.last&&claimed2<1e4;block+=1)ticked.has(block)||(claimed2+=1,gathering.block({block:{phase:number2,
number:block,isPlain:!0},is:"planned",source,sure:!1}))}}function claimNotes(gathering,{document,ticks},lines2){let ticked=new Set(ticks.map(({at})=>document.position(
at.start).line)),isNotes=!1;for(let line of lines2)if(line.heading>0&&(isNotes=/^[ ]{0,3}#{1,6}[ \t]+notes?\b/i.test(line.raw)),!(!isNotes||line.heading>0||ticked.
has(document.position(line.start).line)))for(let{block,is}of blocksSaid(line.raw.replace(/^[ \t]{0,9}[-*+][ \t]/,"")))is!=="begun"&&gathering.block({block,is,source:sourceAt(
what,document,line.start),sure:!1})}var known2=/^[ ]{0,3}#{1,6}[ \t]+(?:the )?(?:grid state|current position|session continuity|block status|progress|status)\b/i;function noteUnplaced(gathering,document,lines2,placed){
let sections2=[],heading4,open2;for(let line of lines2)line.heading>0?(heading4=known2.test(line.raw)?void 0:line,open2=void 0):!placed.has(line.start)&&!isBreak(
line.raw)&&(open2??={heading:heading4,first:line,last:line},open2.first===line&&sections2.push(open2),open2.last=line);let lineOf=({start})=>document.position(start).
line;for(let{heading:title2,first:first3,last:last2}of sections2){let from2=lineOf(first3),to=lineOf(last2),where=from2===to?`line ${from2}`:`lines ${from2} to ${to}`,
below2=title2?` below ${quote(title2.raw.trim())}`:` (${quote(first3.raw.trim())})`;gathering.noteEach(withoutField,`${where}${below2}`)}}var what2="STATE.md";async function proseEvidence(snapshot){let gathering=new Gathering("state"),{state:state2}=snapshot;if(state2?.dialect!=="prose")return gathering.
evidence();let structure=await state2.body.structure();if(!structure.ok)return gathering.note(`${quote(state2.document.path)} could not be read: ${structure.reason}`),
gathering.evidence();let lines2=textLines(state2.body.lines,structure),placed=new Set;claimPosition2(gathering,state2);for(let line of lines2)(claimPhase2(gathering,
state2,line)||claimSession(gathering,snapshot,state2,line))&&placed.add(line.start);gatherBlocks(gathering,state2,lines2);for(let offset of offsetsOf(state2))placed.
add(offset);return noteUnplaced(gathering,state2.document,lines2,placed),gathering.evidence()}function claimPosition2(gathering,state2){let{document,cluster,phase:phase2,
status,percent}=state2,at=offset=>sourceAt(what2,document,offset);if(cluster&&gathering.field("cluster",nameIn(cluster.value),at(cluster.at.start)),status){let meant=statusOfProse(
state2);gathering.field("status",meant?.value,at(status.at.start),meant?.sure),meant?meant.sure||gathering.note(`the status reads ${quote(status.value)}, which \
is taken as ${quote(meant.value)}: check it`):gathering.note(`the status reads ${quote(status.value)}, which the schema does not know: choose one that it knows`)}
if(percent&&gathering.field("progress.percent",percent.value,at(percent.at.start)),!phase2)return;let{current,total,name}=phase2,number2=current.value,source=at(
current.at.start),words3=nameIn(name??"");gathering.field("phases.current",number2,source),gathering.field("position.phase",number2,source),gathering.field("pos\
ition.phase_name",words3,source),total&&gathering.field("phases.total",total.value,at(total.at.start)),isPhaseNumber(number2)&&gathering.phase({number:number2,...words3!==
void 0&&{name:words3},source,sure:!0})}function claimPhase2(gathering,{document},line){let found2=phaseHeading(line);if(!found2)return!1;let{number:number2,name,
blocks}=found2;if(!isPhaseNumber(number2))return!1;let source=sourceAt(what2,document,line.start),said2={...name!==void 0&&{name},...blocks!==void 0&&{blocks}};
gathering.phase({number:number2,...said2,source,sure:!0});let id=name===void 0?void 0:phaseIdOf(number2,name);return id!==void 0&&gathering.phase({number:number2,
id,source,sure:!1}),!0}function claimSession(gathering,snapshot,state2,line){let found2=sessionLine(line);if(!found2)return!1;let{label,value}=found2,source=sourceAt(
what2,state2.document,line.start),kind=sessionLabels.get(label);if(kind==="checkpoint")return claimCheckpoint(gathering,snapshot,value.text,source);let moment2=momentIn(
value.text);gathering.moment(moment2,source),kind==="moment"&&label==="created"&&gathering.field("created_at",stampOf2(value.text),source,!1);for(let{block,is}of blocksSaid(
value.text))gathering.block({block,is,source,sure:!1});return isUnsaid(value.text)||moment2!==void 0&&/^[\d\s:.,TZ+-]{1,40}(?:UTC)?$/.test(value.text)||gathering.
noteEach(withoutField,`line ${source.line} (${quote(line.raw.trim())})`),!0}function claimCheckpoint(gathering,{root},said2,source){let path2="resume.checkpoint\
_file";if(isAbsent(said2)||isUnsaid(said2)||/^none\b/i.test(said2))return gathering.field(path2,null,source),!0;let isPath=!/\s/.test(said2)&&claimedPaths(said2,
root).length>0;return isPath&&gathering.field(path2,said2,source),isPath}function stampOf2(text2){let moment2=momentIn(text2);return moment2&&formatInstant(moment2.
ms)}function offsetsOf(state2){let{document,cluster,phase:phase2,block,status,percent,bar:bar2,ticks}=state2;return[...[phase2?.current,block?.current,percent].
map(figure2=>figure2?.at),cluster?.at,status?.at,bar2?.at,...ticks.map(({at})=>at)].flatMap(at=>at?[document.text.lastIndexOf(`
`,Math.max(0,at.start-1))+1]:[])}async function schemaBodyEvidence(snapshot,path2){let said2=await proseEvidence(snapshot),fields3=new Map([...said2.fields,...renderedBodyFields(snapshot.state?.
document.text??"",path2)]),current=fields3.get("position.phase")?.value,blocks=said2.blocks.map(claim=>{let{number:number2,phase:phase2=typeof current=="number"?
current:void 0}=claim.block;return{...claim,block:{phase:phase2,number:number2,isPlain:phase2===void 0}}});return{...said2,fields:fields3,blocks,notes:[]}}var momentFields=["timestamp","created_at","updated_at","created","time","date","responded_at"];async function newestCheckpoint(snapshot){let{checkpoints}=await readCheckpoints(
snapshot),dated2=checkpoints.map(checkpoint2=>({checkpoint:checkpoint2,isOpen:answerOf(checkpoint2)===void 0,written:writtenAt(checkpoint2)?.ms})),[first3,...others2]=dated2.
sort((a,b)=>Number(b.isOpen)-Number(a.isOpen)||(b.written??0)-(a.written??0)||byName(a.checkpoint.file,b.checkpoint.file));if(!first3)return;let{checkpoint,isOpen}=first3;
return{checkpoint,isOpen,others:others2.length,othersOpen:others2.filter(one=>one.isOpen).length}}function writtenAt({document}){for(let name of momentFields){let moment2=momentIn(
scalarNamed(document,name)?.text??"");if(moment2)return moment2}}function byName(one,other){let isNamed=file=>file==="CHECKPOINT.md"?0:1;return isNamed(one)-isNamed(
other)||(one>other?-1:1)}var names={cluster:["cluster","mission","project"],phase:["phase"],phase_id:["phase_id"],phase_name:["phase_name"],block:["block"],block_name:["block_name"],wave:[
"wave"],thread:["thread","thread_id","current_thread"],thread_total:["thread_total","threads_total","total_threads"],agent:["agent","agent_id","program","progra\
m_id","executor","last_agent"],...Object.fromEntries(momentFields.map(name=>[name,[name]]))},places=["","position.","checkpoint_details.","checkpoint_details.po\
sition."];async function checkpointSays(checkpoint){let{document}=checkpoint,said2=new Map;for(let[name,spellings]of Object.entries(names)){let found2=places.flatMap(
place=>spellings.map(spelling=>place+spelling)).flatMap(path2=>fieldsNamed(document,path2)).find(({value})=>textIn(value)!=="");found2&&said2.set(name,{text:textIn(
found2.value),start:found2.value.start})}if(checkpoint.isMarkdown)for(let[name,field3]of await labelsOf(checkpoint))said2.set(name,field3);let block=parseBlock(
said2.get("block")?.text??"")??fromWords(said2,positionOf(checkpoint));return Object.assign(said2,{block})}function positionOf({document}){let field3=["position",
"checkpoint_details.position"].flatMap(path2=>fieldsNamed(document,path2)).find(({value})=>value.kind==="scalar");return field3&&{text:textIn(field3.value),start:field3.
value.start}}function fromWords(said2,position2){if(!position2)return;let[thread]=threadsSaid(position2.text);if(thread&&!said2.has("thread")){let text2=thread.
block===void 0?String(thread.thread):`${thread.block}.${thread.thread}`;said2.set("thread",{text:text2,start:position2.start})}return(blocksSaid(position2.text)[0]??
blocksNamed(position2.text)[0])?.block}async function labelsOf(checkpoint){let read=await readEntries(checkpoint),labels2=new Map;for(let{fields:fields3}of read.
ok?read.entries:[])for(let[name,spellings]of Object.entries(names)){let field3=spellings.map(spelling=>fields3.get(folded(spelling))).find(one=>one&&one.text!==
"");field3&&!labels2.has(name)&&labels2.set(name,{text:field3.text,start:field3.at.start})}return labels2}var what3="the checkpoint",writer2=new RegExp(shapes.writerId.pattern);async function checkpointEvidence(snapshot){let gathering=new Gathering("checkpoint"),{unread:unread4}=await readCheckpoints(
snapshot);unread4!==void 0&&gathering.note(`not all checkpoints could be read: ${unread4}`);let newest=await newestCheckpoint(snapshot);if(!newest)return gathering.
evidence();let{checkpoint}=newest,{path:path2}=checkpoint.document;if(newest.others>0){let why5=newest.isOpen&&newest.othersOpen===0?"nobody answered it yet":"i\
t seems to be the newest";gathering.note(`there are ${count(newest.others+1,"checkpoint")}; ${quote(path2)} was taken, for ${why5}: check the others`)}claimStatus2(
gathering,newest),claimPosition3(gathering,snapshot,checkpoint,await checkpointSays(checkpoint));let commits=commitsByPath(snapshot);for(let{document}of snapshot.
checkpoints)gathering.commits(what3,document,commits.get(document.path)??[]);return gathering.evidence()}function claimStatus2(gathering,{checkpoint,isOpen}){let{
document}=checkpoint,source={what:what3,path:document.path};if(!isOpen){gathering.field("status","in_progress",source,!1);return}let type=typeOf(checkpoint),isForPerson=type===
"human_verify"||type==="decision"||type==="human_action";gathering.field("status","blocked",source,isForPerson),gathering.field("resume.checkpoint_file",document.
path,source);let path2=quote(document.path);isForPerson&&gathering.note(`the mission waits for a person: ${path2} is of type ${type}, and nobody answered it yet`),
type==="failure"&&gathering.note(`${path2} tells of a failure; "blocked" is proposed, for a mission that has failed cannot be taken up again: set "failed" if it\
 has`),type===void 0&&gathering.note(`${path2} does not tell what the mission waits for: find out, and answer it`)}function claimPosition3(gathering,snapshot,checkpoint,said2){
let{document}=checkpoint,at=name=>sourceAt(what3,document,said2.get(name)?.start??0),text2=name=>said2.get(name)?.text??"";gathering.field("cluster",nameIn(text2(
"cluster")),at("cluster"));let phase2=text2("phase")||text2("phase_id");for(let claim of phase2===""?[]:phasesIn(phase2,at("phase")))gathering.phase(claim);let number2=parsePhase(
phase2);gathering.field("position.phase",number2,at("phase")),gathering.field("position.phase_id",phaseIdIn(text2("phase_id"))??phaseIdIn(phase2),at("phase"));let named3=number2===
void 0?phase2:"";gathering.field("position.phase_name",nameIn(text2("phase_name")||named3),at("phase_name"));let thread=threadIn(text2("thread")),threadBlock=thread?.
block===void 0?void 0:{phase:number2,number:thread.block,isPlain:!0},block=snapshot.checkpoints.find(({file})=>file===checkpoint.file)?.block??said2.block??threadBlock;
if(block){let name=nameIn(text2("block_name")),source=at(said2.has("block")?"block":"thread");gathering.block({block,is:"begun",...name!==void 0&&{name},source,
sure:!0}),gathering.field("position.block_name",name,at("block_name")),block.isPlain||(gathering.field("position.phase",block.phase,source),gathering.field("pos\
ition.block",block.number,source))}gathering.field("position.wave",wholeNumber2(text2("wave")),at("wave")),gathering.field("position.thread",thread?.thread,at("\
thread")),gathering.field("position.thread_total",wholeNumber2(text2("thread_total")),at("thread_total"));let agent=text2("agent");writer2.test(agent)&&gathering.
field("resume.last_agent",agent,at("agent"));for(let name of momentFields)gathering.moment(momentIn(text2(name)),at(name))}var records=new Set(["docs","doc","chore","state","plan","grid"]),completion=/^(?:mark )?(?:complete|completed|finish|finished)(?:$|[ ]{1,3}(?:the )?(?:block|plan)\b|[ ]{1,3}.{1,200}[ ](?:block|plan)[.!]?$)/i,
completedBlock=/^(?:[a-z]{1,20}!?:[ ]{0,3})?(?:mark )?(?:complete|finish)[ ]{1,3}(?:the )?(block[ _-]?\d{1,4}(?:-\d{1,4})?)(?=$|[ ]{0,2}[:;,.(–—]|[ ]-)/i,derived=/^(?:Revert|Reapply|Merge|fixup!|squash!|amend!)[ ]/;
function missionSubject(subject){if(derived.test(subject))return;let scoped=scopedSubject(subject),scope=scoped&&scopeIn(scoped.scope.trim());if(!scoped||!scope)
return inWords(subject);let{block}=scope;if(!block)return{isScoped:!0,is:"begun",...scope};let said2=endsSaid(scoped.rest).find(one=>isSame2(one.block,block));if(said2)
return{isScoped:!0,block,is:said2.is};let isComplete=records.has(scoped.type.toLowerCase())&&completion.test(scoped.rest)&&!speaksOfOther(scoped.rest);return{isScoped:!0,
block,is:isComplete?"complete":"begun"}}function inWords(subject){let[said2]=endsSaid(subject);return said2&&{isScoped:!1,...said2}}function endsSaid(text2){let block=parseBlock(
completedBlock.exec(text2)?.[1]??""),said2=blocksSaid(text2).filter(({is})=>is!=="begun");return block?[{block,is:"complete"},...said2]:said2}function scopeIn(scope){
let[,phase2,inPhase]=/^phase[ _-]?(\d{1,2})(?:[-.](\d{1,2}))?$/i.exec(scope)??[];return inPhase!==void 0?blockIn2(`${phase2}-${inPhase}`):phase2!==void 0?Number(
phase2)>0?{phase:Number(phase2)}:{}:/^\d{1,2}\.\d{1,2}-\d{1,2}$/.test(scope)?{}:/^(?:\d{1,2}|block[ _-]?\d{1,4})(?:-\d{1,2})?$/i.test(scope)?blockIn2(scope):void 0}
function blockIn2(name){let block=parseBlock(name);return block&&block.number>0&&block.phase!==0?{block}:{}}function isSame2(one,other){return one.number===other.
number&&(one.phase??other.phase)===(other.phase??one.phase)}function speaksOfOther(rest){return/\b(?:block|plan)[ _-]?\d|\b\d{1,4}-\d{1,4}\b/i.test(rest)}var most3=1e4;async function commitEvidence({root,history},{hash,from:from2=Number.NEGATIVE_INFINITY}){let project=parentOf(root),{commits,gap:gap2}=await history.
log({since:hash,most:most3,...project!==""&&{paths:[project]}}),isAsked=commits.length>0||gap2===void 0,told=commits.filter(({time})=>time>=from2).flatMap(commit=>{
let subject=missionSubject(commit.subject);return subject?[{...commit,...subject}]:[]}),standing=withoutReverted(commits),[newest]=told;return{...silent("commit"),
fields:new Map(newest?[["resume.last_commit",claimOf(newest,newest.hash,!1)]]:[]),phases:phasesIn2(told.filter(standing)),blocks:blocksIn(told.filter(standing)),
commits:told.map(commit=>claimOf(commit,commit.hash,!0)),moments:told.map(commit=>claimOf(commit,commit.time,!0)),notes:gap2===void 0||!isAsked?[]:[`there may b\
e more commits of the mission than were found: ${gap2}`],count:isAsked?told.filter(({isScoped})=>isScoped).length:void 0}}var sourceOf=({hash})=>({what:"a commi\
t",commit:hash});function claimOf(commit,value,sure){return{value,source:sourceOf(commit),sure}}function withoutReverted(commits){let reverts=new Map,reverted=new Set;
for(let{hash,subject}of commits){let open2=reverts.get(subject)??0;if(open2>0){reverts.set(subject,open2-1),reverted.add(hash);continue}let target=revertedBy(subject);
target!==void 0&&reverts.set(target,(reverts.get(target)??0)+1)}return({hash})=>!reverted.has(hash)}function revertedBy(subject){let[,how,target]=/^(Revert|Reapply) "(.{1,1000})"$/.
exec(subject)??[];return how==="Reapply"?`Revert "${target}"`:target}function blocksIn(commits){let claims=new Map;for(let commit of commits){let{block,is}=commit;
if(!block||block.number<1)continue;let key=`${block.phase}-${block.number}`,known3=claims.get(key);(!known3||known3.is==="begun"&&is!=="begun")&&claims.set(key,
{block,is,source:sourceOf(commit),sure:!1})}let place=({block:{phase:phase2=0,number:number2}})=>phase2*1e4+number2;return[...claims.values()].sort((a,b)=>place(
a)-place(b))}function phasesIn2(commits){let claims=new Map;for(let commit of commits){let number2=commit.phase??commit.block?.phase;number2!==void 0&&!claims.has(
number2)&&claims.set(number2,{number:number2,source:sourceOf(commit),sure:!1})}return[...claims.values()].sort((a,b)=>a.number-b.number)}var clusterFields=["cluster","project","mission"],prefixed=/^plans\/([^/]{1,200})-block-\d{1,4}\.md$/,unread2=(plans,isOne)=>`${plans} could not be read, so onl\
y ${isOne?"its name counts":"their names count"}`;async function planEvidence(snapshot){let gathering=new Gathering("plan"),read=new Map(snapshot.plans.map(plan=>[
plan.file,plan])),clusters=[],planned=[];for(let file of snapshot.present){let named3=namedPlan(file);if(!named3)continue;let plan=read.get(file),document=plan?.
document??fileAt(pathIn(snapshot.root,file)).document,block=plan?.block??named3.block,source=sourceAt(block?`the plan of block ${nameOfBlock(block)}`:"a plan",document,
0);for(let folder of[named3.phase,plan&&scalarNamed(document,"phase")?.text])for(let phase2 of folder===void 0?[]:phasesIn(folder,source))gathering.phase(phase2);
if(clusters.push(...clustersOf(file,document)),!block)continue;planned.push(block);let name=plan&&await blockNameOf(plan),is=plan&&isSkippedPlan(plan)?"skipped":
"planned";gathering.block({block,is,...name!==void 0&&{name},source,sure:!0}),(!plan||plan.isBroken)&&gathering.noteEach(unread2,quote(document.path))}return gatherCluster(
gathering,"the plans",clusters),claimCounts(gathering,snapshot,planned),gathering.evidence()}function clustersOf(file,document){for(let name of clusterFields){let field3=scalarNamed(
document,name),value2=field3&&nameIn(field3.text);if(field3&&value2!==void 0)return[{value:value2,source:sourceAt("the plans",document,field3.start),sure:!0}]}let value=nameIn(
prefixed.exec(file)?.[1]??"");return value===void 0?[]:[{value,source:{what:"the plans"},sure:!1}]}function claimCounts(gathering,{present:present2,numbering},planned){
let highest=new Map;for(let{phase:phase2,number:number2,isPlain}of planned){let group=isPlain&&!numbering.restarts?void 0:phase2;highest.set(group,Math.max(highest.
get(group)??0,number2))}if(highest.size===0)return;let source={what:"the plans"},total=countPlannedBlocks(present2)||[...highest.values()].reduce((sum,number2)=>sum+
number2,0);total>0&&gathering.field("progress.blocks_total",total,source,!1);for(let[number2,blocks]of highest)number2!==void 0&&gathering.phase({number:number2,
blocks,source,sure:!1})}var names2=["finding","findings","discovery","message","note","notes","text","details","description"],others=new Set([...Object.values(partNames).flat(),"releva\
nce","relevant","impact","affects","action"]),mostLines=8;async function entriesInTime(scratchpad2,limits){let entries=await scratchpadEntries(scratchpad2);if(typeof entries==
"string")return entries;let{setbacks,pairs:pairs2}=setbacksIn(entries,limits);return(setbacks.length>0&&setbacks.length===pairs2?[...entries].reverse():entries).
map(entry=>({...entry,text:wordsOf2(entry)}))}function wordsOf2({entry:{fields:fields3,lines:lines2,opens}}){let finding=names2.map(name=>fields3.get(name)).find(
one=>one!==void 0&&one.text!=="");if(finding)return oneLine2([finding.text]);let own=[...fields3].filter(([name,{text:text2}])=>text2!==""&&!others.has(name)).map(
([,field3])=>field3);if(opens==="row")return oneLine2(own.map(({text:text2})=>text2));let said2=lines2.slice(0,mostLines).filter(line=>!isBreak(line.raw)&&!labelledLine(
line)).map(line=>saidBy(line).text).filter(text2=>text2!=="");return oneLine2(said2.length>0?said2:own.slice(0,mostLines).map(labelledWords))}var labelledWords=({
key,text:text2})=>`${key}: ${text2}`;function oneLine2(parts2){let text2="";for(let part of parts2){let goesOn3=text2===""||/[.!?:;,]$/.test(text2)||new RegExp(
"^\\p{Ll}","u").test(part);text2+=text2===""?part:`${goesOn3?" ":". "}${part}`}let trimmed=text2.replace(/\s{1,99}/g," ").trim(),[,inner]=/^"([^"]*)"$/.exec(trimmed)??
[];return inner??trimmed}var what4="the scratchpad",writer3=new RegExp(shapes.writerId.pattern),kinds=["progress","done","complete","completed","status","commit","started","start"],ofBlock=/^executor[ _-](\d{2})$/i;
async function scratchpadEvidence(snapshot,limits){let gathering=new Gathering("scratchpad"),{scratchpad:scratchpad2}=snapshot;if(!scratchpad2)return gathering.
evidence();let{document,isBroken}=scratchpad2,path2=quote(document.path);isBroken&&gathering.note(`${path2} is in conflict, so nothing of it counts`),gathering.
commits(what4,document,commitsByPath(snapshot).get(document.path)??[]);let entries=await entriesInTime(scratchpad2,limits);if(typeof entries=="string")return gathering.
note(`${path2} could not be read: ${entries}`),gathering.evidence();let planned=new Set(snapshot.present.flatMap(file=>namedPlan(file)?.block?.number??[])),stands;
for(let entry of entries){let source=sourceAt(what4,document,entry.at.start),day=/^\d{4}-\d{2}-\d{2}$/.test(entry.time)?parseInstant(`${entry.time}T00:00Z`):void 0;
if(entry.clock?.isDated?gathering.moment({ms:entry.clock.ms,sure:entry.clock.zoned},source):gathering.moment(day&&{ms:day.ms,sure:!1},source),!kinds.includes(folded(
entry.kind)))continue;let{text:text2}=entry,said2=blocksSaid(text2);for(let{block,is}of said2)gathering.block({block,is,source,sure:!1});let own=ownBlock(entry,
planned);stands=lastThread(stands,{text:text2,said:said2,own,source}),stands?.source===source&&stands.block&&gathering.block({block:stands.block,is:"begun",source,
sure:!1})}stands&&gathering.field("position.thread",stands.thread,stands.source,!1);let last2=entries.findLast(({who})=>writer3.test(who));return last2&&gathering.
field("resume.last_agent",last2.who,sourceAt(what4,document,last2.at.start),last2===entries.at(-1)),gathering.evidence()}function lastThread(before,{text:text2,
said:said2,own,source}){let thread=threadsSaid(text2).at(-1);if(!thread)return said2.some(({block,is})=>is!=="begun"||!before?.block||nameOfBlock(block)!==nameOfBlock(
before.block))?void 0:before;let ofThread=thread.block===void 0?void 0:plain2(thread.block);return{thread:thread.thread,block:ofThread??said2.at(-1)?.block??own,
source}}function ownBlock({who},planned){let number2=Number(ofBlock.exec(who.trim())?.[1]??0);return number2>=1&&(planned.size===0||planned.has(number2))?plain2(
number2):void 0}function plain2(number2){return{phase:void 0,number:number2,isPlain:!0}}var momentFields2=["completed_at","completed","started_at","started","date","updated_at","created_at"],ofNoBlock=(summaries,isOne)=>`${summaries} ${isOne?"does":
"do"} not say which block ${isOne?"it is":"they are"} about, so ${isOne?"it counts":"they count"} for none`,empty=(summaries,isOne)=>`${summaries} ${isOne?"was":
"were"} never filled in, so the ${isOne?"block counts":"blocks count"} as begun, not as complete`,open=(summaries,isOne)=>`${summaries}, so the ${isOne?"block c\
ounts":"blocks count"} as begun, not as complete`,broken=(summaries,isOne)=>`${summaries} ${isOne?"does":"do"} not parse, so only ${completeByName(isOne)}`,unread3=(summaries,isOne)=>`${summaries}\
 could not be read, so only ${completeByName(isOne)}`,ofOtherMission=(summaries,isOne)=>`${summaries}, which is another mission: ${isOne?"its block is":"their b\
locks are"} not taken as complete; see where ${isOne?"it belongs":"they belong"}`,ofOther=summaries=>`${summaries}: make them agree`,astray=(files,isOne)=>`${files}\
 ${isOne?"is called like a summary":"are called like summaries"}, but readers look for none in that place or by that name, so ${isOne?"it counts":"they count"} \
for no block: if ${isOne?"it is":"they are"} of this mission, move ${isOne?"it":"them"} into the folder of the phase, as phases/01-base/01-02-SUMMARY.md`,assumed=(summaries,isOne)=>`${summaries}\
 ${isOne?"does":"do"} not say which block of ${isOne?"its":"their"} phase ${isOne?"it is":"they are"} about: check the one in brackets`;function completeByName(isOne){
return isOne?"its name tells that the block is complete":"their names tell that the blocks are complete"}function placeOf3(path2,block){return`${quote(path2)} (\
block ${nameOfBlock(block)})`}async function summaryEvidence(snapshot,mission){let gathering=new Gathering("summary"),read=new Map(snapshot.summaries.map(summary=>[
summary.file,summary])),commits=commitsByPath(snapshot),clusters=[],isForeign=foreignTo(mission,snapshot),others2=new Set(snapshot.present.flatMap(file=>folderOfBlock(
namedSummary(file))??[]));for(let file of snapshot.present){let named3=namedSummary(file);if(!named3)continue;let path2=pathIn(snapshot.root,file),summary=read.
get(file);if(!summary){claimUnread(gathering,path2,named3);continue}let block=summary.block??onlyBlock(named3,others2),what6=whatOf(block),[said2]=clustersOf2(summary,
what6);if(said2&&isForeign(said2.value)){clusters.push(said2),gathering.noteEach(ofOtherMission,`${block?placeOf3(path2,block):quote(path2)} is of ${quote(said2.
value)}`);continue}let source=sourceAt(what6,summary.document,summary.document.at("block").start);for(let folder of[named3.phase,scalarNamed(summary.document,"p\
hase")?.text])for(let phase2 of folder===void 0?[]:phasesIn(folder,source))gathering.phase(phase2);said2&&clusters.push(said2),gathering.commits(what6,summary.document,
commits.get(path2)??[]);for(let name of momentFields2){let field3=scalarNamed(summary.document,name);field3&&gathering.moment(momentIn(field3.text),sourceAt(what6,
summary.document,field3.start))}block?await claimBlock(gathering,{snapshot,summary,named:named3,block,source}):gathering.noteEach(ofNoBlock,quote(path2))}for(let file of strayFiles(
snapshot.present,"summary"))gathering.noteEach(astray,quote(pathIn(snapshot.root,file)));return gatherCluster(gathering,"the summaries",clusters),gathering.evidence()}
function foreignTo(mission,{summaries}){let voices2=new Map,names3=summaries.flatMap(summary=>clustersOf2(summary,"").map(({value})=>comparableName(value)));for(let name of names3)
voices2.set(name,(voices2.get(name)??0)+1);let most7=[...voices2].find(([,times])=>times*2>names3.length)?.[0],own=mission===void 0?most7:comparableName(mission);
if(own===void 0)return()=>!1;let needed=(voices2.get(own)??0)+1;return name=>comparableName(name)!==own&&(voices2.get(comparableName(name))??0)<=needed}async function claimBlock(gathering,one){
let{snapshot,summary,named:named3,block,source}=one,{document,isBroken}=summary,path2=quote(document.path),place=placeOf3(document.path,block),outcome=await outcomeOf(
summary),name=await blockNameOf(summary),isOther=named3.block!==void 0&&!mayBeSame(block,named3.block,snapshot.numbering),isTold2=summary.block!==void 0&&!isBroken&&
!isOther,own={block,source,...name!==void 0&&{name}};outcome.kind==="open"?(gathering.block({...own,is:"begun",sure:isTold2&&outcome.why!==void 0}),outcome.why===
void 0?gathering.noteEach(empty,place):gathering.noteEach(open,`${place} says ${quote(outcome.why)}`)):gathering.block({...own,is:outcome.kind,sure:isTold2}),isBroken&&
gathering.noteEach(broken,place),isOther&&named3.block&&gathering.noteEach(ofOther,`${path2} says that it is about block ${nameOfBlock(block)}, and its name say\
s ${nameOfBlock(named3.block)}`),summary.block===void 0&&gathering.noteEach(assumed,place);let provided=name===void 0?firstProvided(summary):void 0;provided!==void 0&&
gathering.block({block,is:"begun",name:provided,source,sure:!1})}function claimUnread(gathering,path2,{block,phase:phase2}){let source=sourceAt(whatOf(block),fileAt(
path2).document,0);for(let claim of phase2===void 0?[]:phasesIn(phase2,source))gathering.phase(claim);if(!block){gathering.noteEach(ofNoBlock,quote(path2));return}
gathering.block({block,is:"complete",source,sure:!1}),gathering.noteEach(unread3,placeOf3(path2,block))}function folderOfBlock(named3){return named3?.block&&named3.
phase}function onlyBlock({phase:phase2},others2){let number2=phase2===void 0||others2.has(phase2)?void 0:parsePhase(phase2);return number2===void 0?void 0:{phase:number2,
number:1,isPlain:!1}}function whatOf(block){return block?`the summary of block ${nameOfBlock(block)}`:"a summary"}function clustersOf2(summary,what6){let field3=scalarNamed(
summary.document,"cluster"),value=field3&&nameIn(field3.text);return value===void 0?[]:[{value,source:sourceAt(what6,summary.document,field3?.start??0),sure:!0}]}
function firstProvided({document}){let values=fieldsNamed(document,"provides").flatMap(({value})=>value.kind==="list"?value.items:value),[first3]=values;return first3?.
kind==="scalar"?nameIn(textOf(first3)):void 0}var what5="WARMTH.md",clusterFields2=["cluster","mission","project"],momentFields3=["updated_at","last_updated","updated","created_at"],originFields=["block","b\
locks","last_block","sources","summaries","aggregated_from","from"],longest4=2e3,aSummary=/(?<![\w-])(\d{1,4}(?:-\d{1,4})?)-SUMMARY\b/gi,originAtEnd=/[([](?:from )?(?:block|summary) [^()[\]]{1,40}[)\]][ .*_]{0,9}$/i,
title=/^#[ \t]+warmth[ \t]{0,9}(?:-|–|—|:)[ \t]*(\S.{0,200})$/i;async function warmthEvidence(snapshot){let gathering=new Gathering("warmth"),{warmth:warmth2}=snapshot;
if(!warmth2)return gathering.evidence();let{document,body}=warmth2;for(let name of clusterFields2){let field3=scalarNamed(document,name);field3&&gathering.field(
"cluster",nameIn(field3.text),sourceAt(what5,document,field3.start))}for(let name of momentFields3){let field3=scalarNamed(document,name);field3&&gathering.moment(
momentIn(field3.text),sourceAt(what5,document,field3.start))}let claims=new Map,claim=(text2,start,isList=!1)=>{for(let block of blocksIn2(text2,isList)){let key=`${block.
phase}-${block.number}`;claims.has(key)||claims.set(key,{block,start})}};for(let name of originFields)for(let{value}of fieldsNamed(document,name)){let values=value.
kind==="list"?value.items:[value];for(let one of values)claim(textIn(one),one.start,!0)}let phase2=scalarNamed(document,"phase");if(phase2)for(let one of phasesIn(
phase2.text,sourceAt(what5,document,phase2.start)))gathering.phase(unsure(one));for(let{raw,start,heading:heading4}of body.lines){let text2=raw.slice(0,longest4);
heading4>0?(gathering.field("cluster",nameIn(title.exec(text2)?.[1]??""),sourceAt(what5,document,start)),claim(text2,start)):isListItem(text2)&&claim(originAtEnd.
exec(text2)?.[0]??"",start)}let read=await readEntries(warmth2);for(let{fields:fields3}of read.ok?read.entries:[]){let field3=fields3.get("cluster");field3&&gathering.
field("cluster",nameIn(field3.text),sourceAt(what5,document,field3.at.start))}for(let{block,start}of claims.values())gathering.block({block,is:"begun",source:sourceAt(
what5,document,start),sure:!1});return gathering.evidence()}function blocksIn2(text2,isList){let alone=isList?parseBlock(text2):void 0;if(alone)return[alone];let summaries=[
...text2.slice(0,longest4).matchAll(aSummary)];return[...blocksNamed(text2).map(({block})=>block),...summaries.flatMap(({1:name=""})=>parseBlock(name)??[])]}function unsure(claim){
return{...claim,sure:!1}}async function gather(request,{snapshot:found2,text:text2,at,lastGood}){let{limits,root,tree}=request,path2=pathIn(root,stateFile),left=text2===void 0?void 0:await salvage(
text2,at,limits),readable=left?.text??(left?.dialect==="prose"?left.body:void 0),snapshot=found2.state!==void 0||readable===void 0?found2:await readGrid(new MemoryTree(
{[path2]:readable},tree),root,limits),own=left&&(left.dialect==="prose"?await saidBy3(left.body,snapshot,path2):left.evidence),notes=left?.dialect==="prose"?left.
evidence.notes:[],created=createdAt(own)??createdAt(lastGood.evidence),all=await commitEvidence(request,created===void 0?{}:{from:created-limits.clockSkewMs}),since=lastGood.
commit?await commitEvidence(request,{hash:lastGood.commit.hash}):all,evidence=[...own?[{...own,notes:[...notes,...own.notes]}]:[],await checkpointEvidence(snapshot),
lastGood.evidence,...text2===void 0||left?.dialect==="prose"?[]:[renderedBodyEvidence(text2,at)],await summaryEvidence(snapshot,clusterIn(own)??clusterIn(lastGood.
evidence)),{...all,blocks:since.blocks,phases:since.phases},await planEvidence(snapshot),await scratchpadEvidence(snapshot,limits),await warmthEvidence(snapshot)],
salvaged=left?.dialect==="prose"&&isSchemaBody(left.body)?{...left,dialect:void 0}:left;return{evidence,salvaged,commits:all.count}}function saidBy3(body,snapshot,path2){
return isSchemaBody(body)?schemaBodyEvidence(snapshot,path2):proseEvidence(snapshot)}function clusterIn(evidence){let value=evidence?.fields.get("cluster")?.value;
return typeof value=="string"?value:void 0}function createdAt(evidence){let value=evidence?.fields.get("created_at")?.value;return typeof value=="string"?parseInstant(
value)?.ms:void 0}async function rebuilt(request,remains,bytes,notes){let{root,limits}=request,{snapshot,text:text2,lastGood}=remains,path2=pathIn(root,stateFile),gathered=await gather(
request,remains),base=baseOf(gathered,remains,path2),clean=await firstClean(request,path2,gathered,base),{reconciled,given,isInto}=clean,{decide,overview}=reconciled,
isMended=field3=>gathered.salvaged?.rowsAt(field3).some(({isDoubtful})=>isDoubtful),kept=(isInto?keptRows(clean.text,reconciled.account,base.from,limits):[]).map(
row=>({...row,sure:row.sure&&!isMended(row.field)})),stands=standingIn(rowsIn(clean.text,path2,limits)),losses=lossesOf2(gathered.salvaged,reconciled.unkept).filter(
({said:said2})=>!said2||!stands(said2)),account=[...reconciled.account,...kept],file={root,path:path2,before:bytes,text:clean.text,hasMark:hasMark(bytes),account,
overview,decide:[...decide,...given,...isInto?base.notes:[],...unknownIn(kept),...notes,...unlisted(losses)],...losses.length>0&&{lost:losses.slice(0,mostListed).
map(lossInWords)}},isSound3=base.kept==="whole"||base.kept==="none"&&snapshot.state?.document.faults.length===0;return{file,before:lastGood.text??(isSound3?text2:
void 0)}}function lossesOf2(salvaged,unkept){if(!salvaged)return[];let more=unkept.flatMap(({path:path2,why:why5})=>salvaged.rowsAt(path2).map(({number:number2,
text:text2})=>({line:number2,text:text2,why:why5})));return[...new Map([...more,...salvaged.losses].map(loss=>[loss.line,loss])).values()].sort((one,other)=>one.
line-other.line)}function standingIn(rows){let values=new Map(rows.map(({field:field3,value})=>[field3,keyOf(value)]));return({field:field3,value})=>values.get(
field3)===keyOf(value)}var mostListed=1e3,lossInWords=({line,text:text2,why:why5})=>`line ${line} of ${stateFile}: ${why5}: ${quote(text2.trim())}`;function unlisted({
length}){return length<=mostListed?[]:[`${count(length,"line")} of ${stateFile} could not be kept; the first ${mostListed} of them are listed`]}async function committedEvidence(snapshot,state2,commit){let said2=await statedEvidence(snapshot,state2),at=claim=>({...claim,source:{...claim.source,commit:commit.
hash}}),made={value:commit.time,source:{what:"a commit",commit:commit.hash},sure:!0};return{kind:"version",fields:new Map([...said2.fields].map(([field3,claim])=>[
field3,at(claim)])),odd:new Map,phases:said2.phases.map(at),blocks:said2.blocks.map(at),commits:said2.commits.map(at),moments:[...said2.moments.map(at),made],notes:said2.
notes.map(note=>`in commit ${commit.hash.slice(0,7)}, ${note}`)}}async function statedEvidence(snapshot,state2){if(state2.dialect==="prose")return proseEvidence(
snapshot);let{document}=state2;return state2.dialect==="schema"?stateEvidence(document,state2.data):persistenceEvidence(document,state2.data,document.path)}var mostRemembered=8*1024*1024,mostJudged=1e3,mostOfOthers=50;async function lastGoodEvidence(request,{broken:broken2,dialect}={}){let{root,history,limits}=request,
path2=pathIn(root,stateFile),isKnownBad=memory(broken2),judged=0,found2,passed=0,seen=0,newest,gap2=await history.versions(path2,async version2=>{if(seen+=1,dialect!==
void 0&&seen>mostOfOthers)return!1;let tree=new ReadOnceTree(version2.tree),read=await readText(tree,path2,limits.markdownBytes);if(!read.ok&&read.file.refusal===
"missing"||read.ok&&dialect!==void 0&&formOf(read.text).dialect!==dialect)return!0;if(read.ok&&!isKnownBad(read.text)){if(judged===mostJudged)return!1;judged+=1;
let health2=await healthOf(tree,request);if(health2.isHealthy)return found2={version:version2,health:health2},!1}return passed+=1,newest??=version2.commit,!0}),
end=judged===mostJudged&&!found2?`${mostJudged} of them were judged, and no more are`:gap2,notes=[...newest?[passedOver(passed,newest)]:[],...end===void 0?[]:[mayBeMore(
end)]];if(!found2)return{evidence:{...silent("version"),notes},text:void 0,commit:void 0};let{version,health}=found2,said2=await committedEvidence(health.snapshot,
health.state,version.commit);return{evidence:{...said2,notes:[...notes,...said2.notes]},text:health.state.document.text,commit:version.commit}}function memory(broken2){
let texts=new Set(broken2===void 0?[]:[broken2]),room3=mostRemembered;return text2=>texts.has(text2)?!0:(room3-=text2.length,room3>0&&texts.add(text2),!1)}function passedOver(passed,newest){
return`${passed===1?"a committed version":`${count(passed,"committed version")}`} of ${stateFile} ${passed===1?"is broken, too: the one of":"are broken, too; th\
e newest is of"} ${named(newest)}`}function mayBeMore(gap2){return`there may be older versions of ${stateFile} in history: ${gap2}`}async function relapse(request,own){let found2=await lastGoodEvidence(request,{dialect:"schema"});return found2.commit&&isOfSameMission2(own,found2.evidence)?found2:
void 0}function isOfSameMission2(own,older){let[here,there]=bothSay("cluster",own,older);if(typeof here=="string"&&typeof there=="string")return comparableName(
here)===comparableName(there);let status=older.fields.get("status")?.value;return status!=="complete"&&status!=="failed"}function unlessOther(own,found2){let{evidence}=found2,
[name,other]=bothSay("cluster",own,evidence),isOtherName=typeof name=="string"&&typeof other=="string"&&comparableName(name)!==comparableName(other),[began,otherBegan]=bothSay(
"created_at",own,evidence),isSameBeginning=began!==void 0&&otherBegan!==void 0&&keyOf(began)===keyOf(otherBegan);return!isOtherName||isSameBeginning?found2:{...found2,
evidence:{...silent("version"),notes:[otherMission(evidence)]},text:void 0}}var bothSay=(field3,...both)=>both.map(({fields:fields3})=>fields3.get(field3)?.value);var most4=20,mostRead2=2e3,plain3=/^[\w./@+-]+$/;async function goneWith(request){let{root,history,tree}=request,found2=await history.uncommitted(),inRoot=pathIn(
root,""),gone=(found2.answer==="unknown"?[]:found2.removed).filter(path2=>path2.startsWith(inRoot)&&path2!==pathIn(root,stateFile));if(gone.length===0)return{commands:[],
tree,notes:[],traced:row=>row};let{files,commit}=await asCommitted(request,gone),traced3=source=>source.commit===void 0&&source.path!==void 0&&Object.hasOwn(files,
source.path)&&commit!==void 0?{...source,commit}:source;return{commands:commandsFor(gone),tree:new MemoryTree(files,tree),notes:[`${count(gone.length,"file")} b\
eside ${stateFile} ${gone.length===1?"is":"are"} gone as well, and taken to be as the last commit has ${gone.length===1?"it":"them"}: bring back what is still w\
anted`],traced:({otherwise,...row})=>({...row,source:traced3(row.source),...otherwise&&{otherwise:otherwise.map(one=>({...one,source:traced3(one.source)}))}})}}
async function asCommitted({root,history,limits},paths2){let files={},commit;return await history.versions(root===""?".":root,async version=>{commit=version.commit.
hash;for(let path2 of paths2.slice(0,mostRead2)){let read=await version.tree.read(path2,limits.markdownBytes);read.ok&&(files[path2]=read.bytes)}return!1}),{files,
commit}}function commandsFor(gone){let told=gone.filter(path2=>plain3.test(path2)).slice(0,most4),others2=gone.length-told.length;return told.map((path2,index2)=>({
command:`git restore --source=HEAD --staged --worktree -- :/${path2}`,does:`brings back ${path2}, as the last commit has it${index2===told.length-1&&others2>0?`\
; ${count(others2,"more file")} of the root can be brought back alike`:""}`}))}function commandsFor2({hash},{log,isAncestor,uncommitted}){let{commits,gap:gap2}=log;if(!isAncestor||!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(hash))return[];let loses=uncommitted===
0?"":"; what is not committed is lost",reset=`git reset --hard ${hash}`;if(commits.length===0)return uncommitted===0?[]:[{command:reset,does:`puts all tracked f\
iles back to the last commit${loses}`}];let number2=`${gap2===void 0?"":"at least "}${count(commits.length,"commit")}`,merges=commits.filter(({isMerge})=>isMerge).
length;return[merges===0?{command:`git revert --no-commit ${hash}..HEAD`,does:`takes back ${number2} and keeps the history: the result is staged, for you to com\
mit. Commit or put away first what is not committed, a restored STATE.md too`}:{command:`git restore --source=${hash} --staged --worktree :/`,does:`puts all tra\
cked files back and keeps the history: the result is staged, for you to commit${loses}. There ${merges===1?"is a merge":`are ${merges} merges`} among the ${number2}\
, so git revert would stop and want -m for each`},{command:reset,does:`takes ${number2} off the branch${loses}. What was pushed has to be pushed by force`}]}async function contradictions({tree,judge},restored,then){let[now,before]=[await judge(tree,"all"),await judge(then,"all")],isNew2=newBeside([...now.findings,...before.
findings]),{findings}=await judge(restored,"all");return findings.filter(finding=>finding.severity!=="info"&&isNew2(finding))}async function doneSince(request,restored,to){let{tree,root,limits}=request,snapshot=await readGrid(restored,root,limits),work=await workIn(snapshot);if("unknow\
n"in work)return{counted:[],uncounted:[],unknown:work.unknown};let counted=completeIn(work),{keyOf:keyOf5}=placementIn(snapshot),found2=new Map,add=(key,source)=>{
if(counted.has(key))return;let others2=found2.get(key);others2?others2.push(source):found2.set(key,[source])};for(let{block,source}of await completeNow(await readGrid(
tree,root,limits)))add(keyOf5(block),source);for(let[key,source]of summarised(work,root))add(key,source);let{blocks}=await commitEvidence(request,{hash:to.hash});
for(let{block,is,source}of blocks)is!=="begun"&&add(keyOf5(block),source);let label=labels(work),uncounted=[...found2].map(([key,sources])=>({label:label(key),sources}));
return{counted:[...counted.values()].map(block=>block.label),uncounted:uncounted.sort((a,b)=>a.label<b.label?-1:1)}}async function workIn(snapshot){let{state:state2}=snapshot;
return state2?workOf(snapshot,state2):{unknown:`${stateFile} does not parse`}}function completeIn({phases}){let done=phases.flatMap(({blocks,complete})=>blocks.
some(({said:said2})=>said2)?blocks.filter(({said:said2})=>said2?.isComplete):blocks.slice(0,complete.count));return new Map(done.map(block=>[block.key,block]))}
async function completeNow(present2){let work=await workIn(present2);if("unknown"in work||!present2.state)return[];let source={what:stateFile,path:present2.state.
document.path};return[...completeIn(work).values()].flatMap(({label})=>{let block=parseBlock(label);return block?[{block,source}]:[]})}function summarised({kept},root){
return kept.summaries.flatMap(({file,keys:keys2,outcome})=>{let[key]=keys2;return key===void 0||keys2.length>1||outcome.kind==="open"?[]:[[key,{what:"a summary",
path:pathIn(root,file)}]]})}function labels({phases}){let known3=new Map(phases.flatMap(({blocks})=>blocks.map(({key,label})=>[key,label]))),named3=key=>key.split(
"-").map(part=>digits(Number(part)));return key=>known3.get(key)??named3(key).join("-")}var backward=["grid/updated-at","grid/progress-regressed"],mostTold=20;function sentencesAbout({to,since,done,against,dialect}){let{isAncestor,uncommitted}=since;
return[...isAncestor===!1?[`${short(to)} is no part of the history of HEAD: its state may speak of work that is not here`]:[],...isAncestor===void 0?[`git canno\
t tell whether ${short(to)} is part of the history of HEAD`]:[],whatHappened(since),...uncommitted?[`${count(uncommitted,"file")} ${uncommitted===1?"is":"are"} \
not committed`]:[],...done.unknown===void 0?[]:[`nobody can tell which blocks it counts: ${done.unknown}`],...capped(done.uncounted.map(uncountedBlock),"block"),
...capped(against.map(contradiction),"contradiction"),`until this is committed, lint --base HEAD will report it by ${either(backward,"and")}: going back is mean\
t`,...dialect==="schema"?[]:[`the state is of the ${dialect} dialect; migrate brings it to the schema`]]}function whatHappened({log:{commits,gap:gap2}}){let more=gap2===
void 0?"":`; there may be more: ${gap2}`;if(commits.length===0)return`no commit was made since${more}`;let were=commits.length===1?"was":"were";return`${count(commits.
length,"commit")} ${were} made since: ${some(commits.map(named),mostTold)}${more}`}function uncountedBlock({label,sources}){let by=either([...new Set(sources.map(
sourceName2))],"and");return`block ${label} was completed (${by}), and the restored state does not count it`}function sourceName2({what:what6,path:path2,commit}){
return commit!==void 0?`commit ${commit.slice(0,7)}`:path2===void 0?what6:inert(path2)}function contradiction({path:path2,start,message}){return`${inert(path2)}\
:${start.line} would not fit: ${message}`}function capped(sentences,noun){let others2=sentences.length-mostTold;return others2<=0?sentences:[...sentences.slice(
0,mostTold),`${count(others2,`more ${noun}`)} of that kind`]}var short=({hash})=>`commit ${hash.slice(0,7)}`;async function workSince(history,to){let found2=await history.uncommitted();return{log:await history.log({since:to.hash,most:1e4}),isAncestor:await isBelow(history,
to),uncommitted:found2.answer==="known"?found2.created.length+found2.modified.length+found2.removed.length:void 0}}async function isBelow(history,{hash}){let fact=(await history.
commits([hash])).get(hash);if(fact?.answer==="reachable")return!0;if(fact?.answer!=="unreachable")return;let{commits,gap:gap2}=await history.log({most:1e4});return commits.
some(commit=>commit.hash===hash)||(gap2===void 0?!1:void 0)}async function rolledBack(request){let{tree,root,history,to}=request,path2=pathIn(root,stateFile),without2=(outcome,reason)=>({root,path:path2,outcome,reason,files:[]}),
name=`commit ${to.hash.slice(0,7)}`,health=await healthOf(to.tree,request);if(!health.isHealthy)return without2("refused",`the state of ${name} is no good: ${health.
why}`);let[wanted,present2]=[await to.tree.read(path2,mostBytes),await presentFile(tree,path2)];if(!wanted.ok)return without2("refused",`${stateFile} cannot be \
read in ${name}`);if(!present2.ok)return without2("refused",`${stateFile} cannot be replaced: ${present2.why}`);let since=await workSince(history,to),commands=commandsFor2(
to,since),{bytes:before}=present2;if(before&&Buffer.compare(before,wanted.bytes)===0)return{...without2("healthy",`${stateFile} is as ${name} has it; ${whatHappened(
since)}`),commands};let restored=new MemoryTree({[path2]:wanted.bytes},tree),done=await doneSince(request,restored,to),against=await contradictions(request,restored,
to.tree),said2=await committedEvidence(health.snapshot,health.state,to),{count:commits}=await commitEvidence({...request,history:to.history},missionStart(said2,
request)),file={root,path:path2,before,text:health.state.document.text,hasMark:hasMark(wanted.bytes),account:rowsOf2(said2),decide:sentencesAbout({to,since,done,
against,dialect:health.state.dialect}),overview:{...overviewOf2(said2,done),...commits!==void 0&&{commits}}};return{root,path:path2,outcome:"recovered",reason:`\
the state of ${name} is wanted back`,files:[file],commands}}function missionStart({fields:fields3},{limits}){let created=fields3.get("created_at")?.value,moment2=typeof created==
"string"?parseInstant(created):void 0;return moment2?{from:moment2.ms-limits.clockSkewMs}:{}}function rowsOf2({fields:fields3}){let parents=new Set([...fields3.
keys()].flatMap(pathsTo));return[...fields3].flatMap(([field3,{value,source,sure}])=>parents.has(field3)?[]:[{field:field3,value,source,sure}]).sort((a,b)=>(a.source.
line??0)-(b.source.line??0))}function overviewOf2({fields:fields3},{counted}){let cluster=fields3.get("cluster"),percent=fields3.get("progress.percent"),block=fields3.
get("position.block_id")??fields3.get("position.block");return{...typeof cluster?.value=="string"&&{cluster:{value:cluster.value,sure:cluster.sure,source:cluster.
source}},completed:counted,...(typeof block?.value=="string"||typeof block?.value=="number")&&{current:{block:String(block.value).padStart(2,"0"),sure:block.sure}},
...typeof percent?.value=="number"&&{percent:{value:percent.value,sure:percent.sure}}}}var field2="updated_at";function stamped(proposal,before,{now,limits}){let{text:text2,account}=proposal,was=before===void 0?void 0:momentIn2(before,limits),is=momentIn2(
text2,limits);if(before===void 0||!was||!is||is.ms>was.ms)return proposal;let[edit]=stampState(stateFile,{before,after:text2},now,limits);if(!edit)return proposal;
let changed=text2.slice(0,edit.start)+edit.text+text2.slice(edit.end),value=momentIn2(changed,limits)?.text??is.text,rows=account.map(row=>{if(row.field!==field2)
return row;let{source,otherwise=[]}=row,others2=[{value:row.value,source},...otherwise];return{field:field2,value,source:{what:"the clock, for values were chang\
ed"},sure:!1,otherwise:others2}});return{text:changed,account:rows}}function momentIn2(text2,limits){let{root}=readMapping(text2,formOf(text2).yaml,limits),node=root?.
entries.find(({key})=>key.value===field2)?.value,value=node&&dataOf(node),instant=typeof value=="string"?parseInstant(value):void 0;return instant&&{ms:instant.
ms,text:String(value)}}var newerBeside=found2=>`${nameOf4(found2)} beside it is a whole state, and newer (${quote(found2.updated.text)})`,foundBeside=found2=>`${nameOf4(found2)} besid\
e it is whole, and ${found2.isLater?"newer":"of the same moment"}`,taken2=found2=>`${nameOf4(found2)} was written to take the place of ${stateFile}, and did not\
: what it says was taken; remove it when all is well`,nameOf4=({path:path2})=>inert(path2.slice(path2.lastIndexOf("/")+1));var most5=20;async function unfinishedWrite(request,known3){let{tree,root}=request,left=(await tree.list(root)).filter(({name,kind})=>kind==="file"&&isUnfinished(
name)).slice(0,most5),newest;for(let{name}of left){let found2=await wholeState(request,pathIn(root,name));!found2||found2.updated.ms<=(newest?.updated.ms??Number.
NEGATIVE_INFINITY)||known3.every(text2=>text2===void 0||goesOnFrom(text2,found2))&&(newest=found2)}if(!newest)return;let{ms}=newest.updated;return{...newest,isLater:known3.
every(text2=>ms>(momentIn3(text2??"")?.ms??Number.NEGATIVE_INFINITY))}}function isUnfinished(name){let{kind,of}=leftoverOf(name)??{};return kind==="temporary"&&
of===stateFile}async function wholeState(request,path2){let{tree,root,limits}=request,read=await readText(tree,path2,limits.markdownBytes);if(!read.ok)return;let{
text:text2}=read,health=await healthOf(new MemoryTree({[pathIn(root,stateFile)]:text2},tree),request),updated=momentIn3(text2);if(!(!health.isHealthy||health.state.
dialect==="prose"||!updated))return{path:path2,text:text2,snapshot:health.snapshot,updated}}function goesOnFrom(text2,{text:whole3,updated}){let before=momentIn3(
text2);if(before&&updated.ms<before.ms)return!1;let[id,name]=["mission_id","cluster"].map(key=>[lineValue(key,text2),lineValue(key,whole3)]);if(id?.[0]!==void 0&&
id[1]!==void 0)return id[0]===id[1];let[one,other]=name??[];return one===void 0||other===void 0||comparableName(one)===comparableName(other)}function momentIn3(text2){
let said2=lineValue("updated_at",text2),ms=said2===void 0?void 0:parseInstant(said2)?.ms;return said2===void 0||ms===void 0?void 0:{text:said2,ms}}function lineValue(key,text2){
let line=new RegExp(`^${key}:[ \\t]+(?:"([^"\\n]{1,200})"|'([^'\\n]{1,200})'|([^\\s"'#][^#\\n]{0,200}))`,"m").exec(text2);return(line?.[1]??line?.[2]??line?.[3])?.
trim()}var usual="CHECKPOINT.md";async function checkpointPlace({tree,limits},snapshot){let[first3,...others2]=checkpointFiles(snapshot),path2=pathIn(snapshot.root,first3??
usual),read=await tree.read(path2,limits.markdownBytes);if(!read.ok)return read.refusal==="missing"?{path:path2,before:void 0,decide:[]}:void 0;let{checkpoints}=await readCheckpoints(
snapshot),old=checkpoints.find(({file})=>file===first3),answer=old&&answerOf(old),answered=answer?`, which was answered with ${quote(answer.text)}`:"",taken3=`t\
he new checkpoint takes the place of ${quote(path2)}${answered}: see that DECISIONS.md holds what is to be remembered of it`,more=`${count(others2.length,"other\
 checkpoint")} ${others2.length===1?"is":"are"} left where a mission has one at most: archive what is answered`;return{path:path2,before:read.bytes,decide:others2.
length>0?[taken3,more]:[taken3]}}function lastActionOf(words3,{since,last:last2},tasks){let ofCommit=({subject,hash})=>({value:oneLine(subject),source:{what:"the newest commit",commit:hash},sure:!1}),
said2=[...words3.slice(-1).map(({text:text2,source})=>({value:text2,source,sure:!0})),...since.slice(0,1).map(ofCommit),...tasks.map(({task,source})=>({value:oneLine(
task),source,sure:!1})),...last2?[ofCommit(last2)]:[]],nobody={value:"Nobody can tell what was done last",source:{what:"no source"},sure:!1};return said2.find(({
value})=>!isUnsaid(value))??nobody}function lastSignOf(signs){let{what:what6,ms,isLocal,at}=signs.reduce((last2,sign)=>sign.ms>=last2.ms?sign:last2),place=at&&{path:at.document.path,line:at.document.
position(at.start).line};return{text:`${formatInstant(ms)} (${what6}${isLocal?", if it is UTC":""})`,source:{what:`the silence since ${what6}`,...place}}}var mostFiles=200,mostCommits=50;function partialWork(uncommitted,others2,root,length){let rows=[],decide=[];if(uncommitted.answer==="known"){let lists2=filesOf(
uncommitted,root),whole3=lists2.reduce((sum,{paths:paths2})=>sum+paths2.length,0),leftOut=0;for(let{name,paths:paths2,source}of lists2){if(name==="files_removed"&&
paths2.length===0)continue;let part=fitting(paths2,{most:mostFiles,length},path2=>path2);leftOut+=part.leftOut,rows.push([name,part.shown,source,!0])}leftOut>0&&
rows.push(["files_not_listed",leftOut,index,!0]),rows.push(["staged_changes",outside(root)(uncommitted.staged).length>0,index,!0]),whole3>0&&decide.push(openChanges(
whole3))}else{let{reason}=uncommitted;decide.push(`nobody can tell which work was left uncommitted, for ${reason}: look at the files yourself`),rows.push(["unco\
mmitted",`unknown: ${oneLine(reason)}`,index,!1])}if(others2.length>0){let room3={most:mostCommits,length},newest=fitting([...others2].reverse(),room3,({subject})=>subject.
slice(0,300)),commits=[...newest.shown].reverse().map(({hash,subject})=>({commit:hash.slice(0,12),subject:oneLine(subject)}));rows.push(["commits",commits,{what:"\
the commits since the last update"},!1]),newest.leftOut>0&&rows.push(["commits_not_listed",newest.leftOut,{what:"the commits since the last update"},!0]);let made=`${count(
others2.length,"commit")} since the last update of STATE.md ${others2.length===1?"names":"name"} no thread`;decide.push(`${made}: see whether the work of the mi\
ssion is in it`)}return{value:Object.fromEntries(rows.map(([name,value])=>[name,value])),account:rows.map(([field3,value,source,sure])=>({field:field3,value,source,
sure})),decide}}var index={what:"git's index and the working tree"};function openChanges(files){let[are,them]=files===1?["is","it"]:["are","them"];return`${count(
files,"change")} ${are} not committed: commit what is good of ${them}, or take ${them} back and do the thread again`}function filesOf({created,modified,removed},root){
let beside=outside(root);return[{name:"files_created",paths:beside(created),source:index},{name:"files_modified",paths:beside(modified),source:index},{name:"fil\
es_removed",paths:beside(removed),source:index}]}function outside(root){let own=pathIn(root,"");return paths2=>paths2.filter(path2=>root!==""&&!path2.startsWith(
own)).sort()}async function scratchpadWords(snapshot,limits){let unread4=whyUnread(snapshot,"scratchpad");if(unread4!==void 0)return unread4;let{scratchpad:scratchpad2}=snapshot;
if(!scratchpad2)return[];let entries=await entriesInTime(scratchpad2,limits);return typeof entries=="string"?entries:entries.flatMap(({kind,text:text2,at})=>{let source=sourceAt(
"the scratchpad",at.document,at.start);return text2===""?[]:[{kind,text:oneLine(text2),source}]})}var most6=500;async function sessionCommits({root,history},state2){let path2=pathIn(root,stateFile),committed=(await history.commitTimes([path2])).get(path2),written=committed?.
answer==="committed"?await lastCommitOf(path2,history):void 0,{commits,gap:gap2}=await history.log({...written&&{since:written.hash},most:most6}),last2=commits[0]??
written;if(written&&committed?.answer==="committed"&&!committed.isModified)return{since:commits,last:last2,gap:gap2};let updated=updatedOf(state2);return{since:updated?
commits.filter(({time})=>time>updated.ms):[],last:last2,gap:gap2}}async function lastCommitOf(path2,history){let found2=[];return await history.versions(path2,async({
commit})=>(found2.push(commit),!1)),found2[0]}var fields2=["phase","phase_id","phase_name","block","block_id","block_name","wave","wave_name","thread","thread_name","thread_total"],outside2=new Set(["block",
"wave","thread"]),longest5=300;function whereaboutsOf(state2,{numbering}){let position2=new Map;for(let field3 of fields2){let isElsewhere=state2.dialect==="per\
sistence"&&outside2.has(field3),stated=statedIn(state2,`position.${field3}`)??(isElsewhere?statedIn(state2,field3):void 0);stated&&position2.set(field3,stated)}
let said2=field3=>String(position2.get(field3)?.value??""),block=blockOf2(state2,said2),total=Number(said2("thread_total"));return{cluster:statedIn(state2,"clus\
ter"),position:position2,blocks:block?blockNames(block,numbering):[],thread:numberIn(said2("thread")),threads:total>0?total:void 0}}function blockOf2({dialect},said2){
let phase2=parsePhase(said2("phase")),block=parseBlock(said2("block"),phase2);return!block||dialect==="persistence"||phase2===void 0?block:{...block,isPlain:!1}}
function statedIn(state2,path2){let node=state2.document.node(path2),value=state2.data;for(let key of path2.split("."))value=value?.[key];if(node?.kind!=="scala\
r"||typeof value!="string"&&typeof value!="number")return;let written=textOf(node),isPlainNumber=typeof value=="number"&&String(value)===written,text2=written.length>
longest5?oneLine(written):written;return{value:isPlainNumber?value:text2,source:sourceAt("STATE.md",state2.document,node.start)}}function numberIn(thread){let[,
number2]=/^(?:\d{1,4}\.)?(\d{1,4})$/.exec(thread)??[];return number2===void 0?void 0:Number(number2)}async function remainsOf(request,snapshot,state2,signs){let{history,limits,root}=request,room3=Math.floor(limits.yamlBytes/16),whereabouts=whereaboutsOf(state2,
snapshot),commits=await sessionCommits(request,state2),words3=await scratchpadWords(snapshot,limits),entries=typeof words3=="string"?[]:words3,threads=await completedThreads(
history,entries,commits,whereabouts);return{whereabouts,commits,threads,room:room3,work:partialWork(await history.uncommitted(),threads.others,root,room3),action:lastActionOf(
entries,commits,tasksOf(state2)),registry:state2.dialect==="schema"?registryWithoutDead(state2):void 0,lastSign:lastSignOf(signs),unread:typeof words3=="string"?
words3:void 0}}function stateClaims(state2,death){let claims=new Map,claim=(path2,value,source,sure)=>{claims.set(path2,{value,source,sure})};if(claim("updated_at",laterStamp(
state2,death.now),{what:"the clock"},!0),claim("status",state2.dialect==="schema"?"blocked":"interrupted",death.source,!1),state2.dialect==="persistence")return claims;
let{root,checkpoint,last:last2,registry}=death,{checkpoint_file:file,last_agent:lastAgent}=state2.data.resume??{};(!file||!claimedPaths(file,root).includes(checkpoint))&&
claim("resume.checkpoint_file",checkpoint,{what:"the new checkpoint",path:checkpoint},!0);let agent=lastAgentOf(state2);return agent&&agent.id!==lastAgent&&claim(
"resume.last_agent",agent.id,agent.source,!1),last2&&!namesCommit(state2,last2.hash)&&claim("resume.last_commit",last2.hash.slice(0,commitDigits),{what:"the las\
t commit",commit:last2.hash},!0),registry&&(claim("agents.active",[],death.source,!1),claim("agents.completed",registry.completed,registry.source,!1)),claims}function namesCommit(state2,hash){
let node=state2.document.node("resume.last_commit"),name=node?.kind==="scalar"?textOf(node):"";return name.length>=7&&hash.startsWith(name)}function laterStamp(state2,now){
let updated=updatedOf(state2),second=Math.floor(now/1e3)*1e3,ms=Math.max(second,updated?Math.floor(updated.ms/1e3)*1e3+1e3:second),text2=formatInstant(ms);return updated&&
!updated.zoned?text2.replace(/Z$/,""):text2}var mostLost=10;function toDecide(remains,threadsLeftOut){let{lastSign,work,threads,commits,unread:unread4}=remains,lostMore=threads.lost.length-mostLost;return[
`the mission was last seen at ${lastSign.text}: if its session still runs, leave everything as it is`,...work.decide,...resumption(remains),...threadsLeftOut>0?
[`${count(threadsLeftOut,"completed thread")} more found no room in the checkpoint`]:[],...threads.lost.slice(0,mostLost),...lostMore>0?[`${count(lostMore,"thre\
ad")} more in SCRATCHPAD.md ${lostMore===1?"names":"name"} such a commit`]:[],...unread4===void 0?[]:[`nothing of SCRATCHPAD.md is used: ${unread4}`],...commits.
gap===void 0?[]:[`there may be more commits of the session: ${commits.gap}`],...buried(remains)]}function resumption({threads,whereabouts}){let{thread,threads:total,
position:position2}=whereabouts,next=nextThread(threads.threads,whereabouts);if(thread===void 0||next===void 0)return[];let block=position2.get("block_id")??position2.
get("block"),where=block?` of block ${inert(String(block.value))}`:"";if(next===thread)return[`start again at thread ${thread}${where}`];let those=next-thread===
1?"which is":`but threads ${thread} to ${next-1} are`,done=`STATE.md stands at thread ${thread}${where}, ${those} complete by SCRATCHPAD.md`;return total!==void 0&&
next>total?[`${done}: no thread of the wave is left, so go on behind it`]:[`${done}: start again at thread ${next}`]}function buried({registry}){if(!registry)return[];
let{moved:moved2}=registry,shown=[...moved2.slice(0,10).map(inert),...moved2.length>10?[`${moved2.length-10} more`]:[]],are=moved2.length===1?"is":"are";return[
`${either(shown,"and")} ${are} moved to agents.completed with the result "timeout", for no agent outlives its session`]}async function sessionEnd(request,snapshot){let{limits,now,root}=request,{state:state2}=snapshot;if(!state2||state2.dialect==="prose")return;let silence=await silenceOf(
snapshot,await request.ages(snapshot),now,limits);if(silence.answer!=="silent")return;let done=workDone(state2);if(done!==void 0){let wanted=state2.dialect==="s\
chema"?"complete":"completed";return{is:"over",why:`nothing has moved for long, and ${done}: status should probably be "${wanted}"`}}let place=await checkpointPlace(
request,snapshot);if(!place)return;let remains=await remainsOf(request,snapshot,state2,silence.signs),{lastSign,commits,registry}=remains,{text:text2,account,threadsLeftOut}=newCheckpoint(
remains,now),decide=[...toDecide(remains,threadsLeftOut),...place.decide],{path:path2,before}=place,death={root,checkpoint:path2,last:commits.last,registry,now,
source:lastSign.source};return{is:"dead",checkpoint:{root,path:path2,before,text:text2,account,decide},state:stateClaims(state2,death)}}function workDone(state2){
if(state2.dialect==="persistence")return(state2.data.progress_percent??0)>=100?"its progress is 100 %":void 0;let{blocks_complete:complete=0,blocks_total:total=0}=state2.
data.progress??{};if(!(total<=0||complete<total))return total===1?"its one block is complete":`all ${count(total,"block")} are complete`}async function withSessionDeath(request,found2){let{root,limits,tree:below2,judge}=request,{path:path2,files}=found2.recovery,{snapshot,findings:known3}=found2.
judgement,proposed=files.find(file2=>file2.path===path2),tree=proposed?new MemoryTree({[path2]:proposed.text},below2):below2,end=isGrid(snapshot)?await sessionEnd(
{...request,tree},snapshot):void 0;if(!end)return found2;if(end.is==="over")return withWord(found2,proposed,end.why);let read=await readText(tree,path2,limits.markdownBytes),
present2=await presentFile(below2,path2);if(!read.ok||!present2.ok)return found2;let death=proposed?traced(end,proposed,limits):end,text2=claimed(read.text,death.
state,request),{bytes:before}=present2,file={root,path:path2,before,hasMark:hasMark(before),decide:[],...proposed,text:text2,account:withClaims(proposed?.account??
rowsIn(read.text,path2,limits),death.state,rowsIn(text2,path2,limits))},{checkpoint}=death,after=new MemoryTree({[path2]:text2,[checkpoint.path]:checkpoint.text},
below2),judgement=await judge(after,"all"),[error]=errorsOf(judgement.findings).filter(newBeside(known3));if(error){let why5=`the session seems to have died, bu\
t no checkpoint can say so, for ${error.rule} would say: ${error.message}`;return withWord(found2,proposed,why5)}let{recovery:recovery2}=found2,reason=[...recovery2.
outcome==="recovered"?[recovery2.reason]:[],"the session died without a word"].join("; ");return{recovery:{...recovery2,outcome:"recovered",reason,files:[checkpoint,
file]},judgement}}function withWord({recovery:recovery2,judgement},proposed,word4){if(proposed)return{recovery:{...recovery2,files:[{...proposed,decide:[...proposed.
decide,word4]}]},judgement};let{reason}=recovery2;return{recovery:{...recovery2,reason:reason===void 0?word4:`${reason}; ${word4}`},judgement}}function traced(death,proposed,limits){
let rows=new Map(proposed.account.map(row=>[row.field,row])),fields3=rowsIn(proposed.text,proposed.path,limits),trace=said2=>{let{what:what6,path:path2,line,commit}=said2.
source;if(path2!==proposed.path||commit!==void 0)return said2;let field3=fields3.findLast(({source:source2})=>(source2.line??0)<=(line??0))?.field??"",row=[field3,
...[...pathsTo(field3)].reverse()].map(one=>rows.get(one)).find(one=>one!==void 0);if(!row)return{...said2,source:{what:what6}};let source={...row.source,what:what6===
stateFile?row.source.what:what6};return{...said2,source,sure:said2.sure&&row.sure}},{checkpoint,state:state2}=death;return{...death,checkpoint:{...checkpoint,account:checkpoint.
account.map(trace)},state:new Map([...state2].map(([field3,claim])=>[field3,trace(claim)]))}}function claimed(text2,claims,{limits}){let{yaml,dialect}=formOf(text2),
changes=[...claims].map(([path2,{value}])=>({path:path2.split("."),value})),order=dialect==="schema"?stateOrder:persistenceOrder;return patchYaml({text:text2,...yaml},
changes,{limits,order})}function withClaims(account,claims,order){let told=account.filter(({field:field3})=>!pathsTo(field3).some(path2=>claims.has(path2))),rows=new Map(
told.map(row=>[row.field,row]));for(let[field3,{value,source,sure}]of claims)rows.set(field3,{field:field3,value,source,sure});let places2=new Map;for(let[place,
{field:field3}]of order.entries())for(let path2 of[...pathsTo(field3),field3])places2.set(path2,places2.get(path2)??place);return[...rows.values()].sort((a,b)=>(places2.
get(a.field)??0)-(places2.get(b.field)??0))}async function recoverGrid(request){let{to}=request,once={...request,tree:new ReadOnceTree(request.tree)};return withRecentReadings(()=>to?rolledBack({...once,to}):
recovered(once))}async function recovered(request){let{tree,root,migrate}=request,path2=pathIn(root,stateFile),present2=await presentFile(tree,path2);if(!present2.
ok)return{root,path:path2,outcome:"refused",reason:`${stateFile} cannot be recovered: ${present2.why}`,files:[]};let health=await healthOf(tree,request);if(!health.
isHealthy)return migrate?unmigrated(request,health):mended2(request,present2.bytes,health.why);let{dialect}=health.state;if(dialect==="schema")return migrate?{root,
path:path2,outcome:"healthy",files:[]}:leftAlone(request);let own=await statedEvidence(health.snapshot,health.state),newer=await relapse(request,own);if(migrate){
let lastGood=newer??unlessOther(own,await lastGoodEvidence(request));return mended2(request,present2.bytes,isIn(dialect),lastGood)}return newer?.commit?mended2(
request,present2.bytes,`${isIn(dialect)}, though commit ${named(newer.commit)} has it in the schema`,newer):leftAlone(request,dialect)}function unmigrated({root},{
state:state2,why:why5}){let path2=pathIn(root,stateFile);return state2?.dialect==="schema"?{root,path:path2,outcome:"broken",files:[],reason:`it is in the schem\
a dialect already, but ${why5}; agent-state-lint recover mends that`}:{root,path:path2,outcome:"refused",reason:`${why5}; agent-state-lint recover has to mend t\
hat first`,files:[]}}async function leftAlone(request,older){let{root,tree,limits,judge}=request,path2=pathIn(root,stateFile),read=await readText(tree,path2,limits.
markdownBytes),unfinished=read.ok?await unfinishedWrite(request,[read.text]):void 0,reasons=[...older?[`${isIn(older)}; migrate brings it to the schema`]:[],...unfinished?.
isLater?[newerBeside(unfinished)]:[]],recovery2={root,path:path2,outcome:older?"older":"healthy",files:[],...reasons.length>0&&{reason:reasons.join("; ")}};return withOutlook(
await withSessionDeath(request,{recovery:recovery2,judgement:await judge(tree,"all")}))}async function mended2(asked,bytes,why5,version){let gone=bytes===void 0?
await goneWith(asked):void 0,request=gone?{...asked,tree:gone.tree}:asked,{tree,root,limits,judge,migrate}=request,path2=pathIn(root,stateFile),present2=bytes&&
presentText(bytes,limits),found2=await readGrid(tree,root,limits),lastGood=version??await lastGoodEvidence(request,{broken:found2.state?void 0:present2?.text}),
unfinished=migrate?void 0:await unfinishedWrite(request,[present2?.text,lastGood.text]),remains=unfinished?{snapshot:unfinished.snapshot,text:unfinished.text,at:unfinished.
path,lastGood}:{snapshot:found2,text:present2?.text,at:path2,lastGood},{file,before}=await rebuilt(request,remains,bytes,[...unfinished?[taken2(unfinished)]:present2?.
notes??[],...gone?.notes??[]]),commands=gone?.commands??[],recovery2={root,path:path2,outcome:"recovered",files:[file],reason:unfinished?`${why5}; ${foundBeside(
unfinished)}`:why5,...commands.length>0&&{commands}},judgement=await judge(new MemoryTree({[path2]:file.text},tree),"all"),judged={recovery:recovery2,judgement},
isJudged=!migrate&&!gone?.notes.length,{files,...rest}=withOutlook(isJudged?await withSessionDeath(request,judged):judged);return{...rest,files:files.map(one=>one.
path===path2?traced2({...one,...stamped(one,before,request)},gone):one)}}var traced2=(file,gone)=>gone?{...file,account:file.account.map(gone.traced)}:file,isIn=dialect=>`${stateFile}\
 is in the ${dialect} dialect`;var recovery={recover:recoverGrid,init:freshFiles};export{recovery};
