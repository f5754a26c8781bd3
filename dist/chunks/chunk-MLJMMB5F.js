import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{checkRoot,toReport}from"./chunk-SP7ABGYT.js";import{WorkingTree,commonFolder,hasTopBetween,insideOf,isBareRepository,isFolder,isStrangeOnWindows,realPath,
repositoryTop}from"./chunk-DHNBCSJ3.js";import{UsageError,called,chosenRules,dotted,expected,reportViolations,schemaEnum,schemaPattern,schemaRange,schemaRequired,
schemaType,schemaUnknownField,syntaxPlaceholder}from"./chunk-34XNZ5UG.js";import{fileNames,packageBytes,packageFile,packageKey}from"./chunk-SMPQXOG7.js";
import{delegationIdOf,delegationLifecycle,delegationStatuses,delegationsBy,isFailedRecovery,isOver,leftoversAmong,levelOf,phasesOfStatus,placed,sessionPhaseLifecycle,
sessionsOf,whyUnread as whyUnread2}from"./chunk-RZ4BXAHG.js";import{agentTrailer,continuityFile,delegationsFile,directory,fileKind,legacyDirectory,legacyFolders,
nameToday,stateFolder}from"./chunk-SXE7HTQW.js";import{baseOf,blockList,createdOf,hint,isMissing,meaningOf,orderOf,ownLeaves,scratchpadEntries,setbacksIn,
silenceOf,stampState,stampsOf,strayFiles,updatedOf,widestZoneMs,workOf}from"./chunk-DVACY2FY.js";import{clearNotation,inItsQuotes,misspeltFields}from"./chunk-FMMJ6K35.js";
import{inStep,named,shortHashes,takenIn}from"./chunk-JT6OHLAG.js";import{hasBlockers,isPermitted,permittedTo,readDecisions,writerTypeOf,writerTypes}from"./chunk-DKWRIRRU.js";
import{isRoundedShare,isShare,mayMean,numberedScope,share,shown}from"./chunk-55TSMPNM.js";import{appendLessons,lessonsOfSummary,readWarmth}from"./chunk-TTIOAT4J.js";
import{nameOfBlock,whyNoBlock}from"./chunk-YVZM5J6F.js";import{blockerEntries,isWithdrawn}from"./chunk-4WQSKGI3.js";import{LineCursor,answerOf,cellsFor,
cellsOf,checkpointFiles,checkpointTypes,chosenOption,claimsOf,companionKind,currentNumber,currentPhases,detailOf,fieldsNamed,headOf,isBlank,isCounted,isMark,isNextLine,
isNumbered,isOff,isPlanning,isRunning,isTableRule,leftoverOf,lessonCategories,lifecycles,mayBeSame,nameOf,namedSummary,optionsOf,outcomeOf,parseBlock,parsePhase,
persistenceLifecycle,phaseNumber,phaseNumbered,phaseOfBlock,phasesOf,placementIn,plannedBefore,readCheckpoints,readGrid,readGridState,redraw,schemaLifecycle,stageOf,
stateFile,statusOf,textIn,textOf,typeOf,whyUnread,words,zonesOf}from"./chunk-QNRASBDQ.js";import{digest}from"./chunk-FF2GFRT5.js";import{isHash}from"./chunk-3XDVFNYD.js";
import{ambiguityOf}from"./chunk-NLWCWX35.js";import{textLines}from"./chunk-WOULCUZM.js";import{duration,fileAt,formatInstant,isStamp,lastMoment,parseInstant}from"./chunk-7MVKXGH6.js";
import{claimedPaths,endingIn,innermost,join,parentOf,pathIn,refusedClaim}from"./chunk-OCYD6ZGS.js";import{count,didYouMean,either,inert,nearest,quote,some}from"./chunk-O3DR2KKW.js";
import{isHeld}from"./chunk-ED2W3QZT.js";import{comparable,comparableName,isAbsent,isNothing,isTemplate,wordsIn}from"./chunk-SYMQE37P.js";import{fieldOf,
isDataMap,schemaAt,typesOf}from"./chunk-CCRLEUH2.js";import{visible}from"./chunk-ED7OECLU.js";function outlineOf({state}){let course=state&&courseOf(state);if(!course||!Number.isSafeInteger(course.total)||course.total<1)return;let{current,name,percent,...others2}=course,
isThere=Number.isInteger(current)&&Number(current)>=1&&Number(current)<=course.total;return{...others2,stage:outlinedStage(state),current:isThere?current:void 0,
name:isThere?name:void 0,percent:percent!==void 0&&percent>=0&&percent<=100?percent:void 0}}function outlinedStage(state){let stage=stageOf(state);return stage!==
"over"?stage:statusOf(state)?.isComplete?"complete":"failed"}function courseOf(state){return state.dialect==="schema"?ofSchema(state):state.dialect==="prose"?ofProse(
state):ofPersistence(state)}function ofSchema(state){let{phases,position,progress}=state.data,defined=phasesOf(state),percent=progress?.percent;if(defined.length===
0){let{total=0,current}=phases??{};return{unit:"phase",total,current,name:position?.phase_name,percent}}let completed=new Set(phases?.completed),steps=defined.map(
phase=>stepOf(phase,completed)),[here]=currentPhases(state);return{unit:"phase",total:steps.length,current:here?.number,name:here?.name??here?.id,steps,percent}}
function stepOf({id,status,blocks,blocks_complete},completed){return{isComplete:status==="complete"||id!==void 0&&completed.has(id),blocks:blocks===void 0?void 0:
{complete:blocks_complete??0,total:blocks}}}function ofPersistence({data,plannedBlocks}){let block=data.position?.block,parsed=block===void 0?void 0:parseBlock(
String(block)),current=parsed?.isPlain?parsed.number:void 0,name=data.position?.block_name;return{unit:"block",total:plannedBlocks,current,name,percent:data.progress_percent}}
function ofProse({phase,block,percent}){return phase?.total?courseIn("phase",phase.current,phase.total,phase.name,percent):block?.total&&courseIn("block",block.
current,block.total,void 0,percent)}function courseIn(unit,current,total,name,percent){return{unit,total:total.value,current:current.value,name,percent:percent?.
value}}function rule(facts){let dialects=facts.dialects??["schema"];return{...facts,check(context){let{state,dialect:dialect2,unjudged:unjudged2}=context.snapshot;if(state&&
dialects.includes(state.dialect))return facts.check({...context,state});let isMine=dialect2===void 0||dialects.includes(dialect2);!state&&unjudged2!==void 0&&isMine&&
context.skip(unjudged2)}}}var closedBy={created_at:"updated_at",started_at:"completed_at",spawned_at:"last_heartbeat"};function chronologyOf(state,{now,limits}){let slackMs=limits.clockSkewMs,
isFuture=({ms})=>ms-now>slackMs,stamps=stampsOf(state),byName=new Map(stamps.map(stamp=>[stamp.name,stamp])),created=byName.get("created_at"),updated=byName.get(
"updated_at"),records=stamps.flatMap(first=>{let closing=closedBy[String(first.keyPath.at(-1))],last=closing&&byName.get([...first.keyPath.slice(0,-1),closing].
join(".")),order=last?orderOf(first,last):"fits";if(!last||order==="fits")return[];let[wrong,other]=isFuture(first)?[first,last]:[last,first];return[{kind:"reco\
rd",wrong,other,doubtful:order==="doubtful"}]}),named2=new Set(records.flatMap(({wrong,other})=>[wrong,other])),inside=stamps.filter(stamp=>stamp!==created&&stamp!==
updated&&!named2.has(stamp)),bounds=[created,updated].filter(bound=>bound!==void 0).filter(bound=>!named2.has(bound)),outside=inside.flatMap(wrong=>bounds.flatMap(
other=>{let kind=other===created?"early":"late",order=kind==="early"?orderOf(other,wrong,slackMs):orderOf(wrong,other,slackMs);return order==="fits"?[]:[{kind,wrong,
other,doubtful:order==="doubtful"}]}));return{stamps,created,updated,disorders:[...records,...outside],isFuture}}function misplaced(state,{wrong,other,doubtful}){
let side=wrong.ms<other.ms?"before":"after",message=`${wrong.name} is ${quote(wrong.text)}, which is ${side} ${other.name}, ${quote(other.text)}`;return[state.at(
wrong.keyPath),doubtful?`${message}; only one of the two names its zone`:message,{severity:doubtful?"warning":"error",related:[{at:state.at(other.keyPath),message:`${other.
name} stands here`}]}]}var agentHeartbeat=rule({id:"grid/agent-heartbeat",severity:"warning",summary:"active agents were heard of after they were spawned, and within 10 minutes of upd\
ated_at",source:"STATE.md schema 1.3",check({state,now,limits,report}){let{stamps,updated,disorders,isFuture}=chronologyOf(state,{now,limits});for(let one of disorders)
one.kind==="record"&&one.wrong.keyPath[0]==="agents"&&report(...misplaced(state,one));if(!updated||stageOf(state)==="over"||isFuture(updated))return;let said4=new Set(
disorders.flatMap(({wrong,other})=>[wrong,other]));for(let beat of stamps.filter(({keyPath})=>keyPath.at(-1)==="last_heartbeat")){let silentMs=updated.ms-beat.ms;
if(silentMs<=limits.heartbeatMs||said4.has(beat))continue;let fact=`${beat.name} is ${quote(beat.text)}, ${duration(silentMs)} before updated_at`,limit=`expecte\
d one at least every ${duration(limits.heartbeatMs)}`;report(state.at(beat.keyPath),`${fact}; ${limit}${beat.zoned===updated.zoned?"":", if both are UTC"}`,{related:[
{at:state.at("updated_at"),message:`updated_at is ${quote(updated.text)}`}]})}}});function definedPhases(state){let phases=phasesOf(state),byId3=new Map(phases.flatMap(phase=>phase.id===void 0?[]:[[phase.id,phase]]));return phases.length>0&&phases.
every(({id})=>id!==void 0)?byId3:void 0}var mostToSuggest=30;function undefinedPhase(field,id,phases){let meant=phases.size<=mostToSuggest?nearest(id,[...phases.
keys()]):void 0,fact=`${field} is ${quote(id)}, which phases.definitions does not define`;return meant===void 0?fact:`${fact}; did you mean ${quote(meant)}?`}var agentLocation=rule({id:"grid/agent-location",severity:"error",summary:"the phase and the block that an active agent works in exist",source:"STATE.md schema \
1.3",check(context){let{state,report}=context,phases=definedPhases(state);for(let[index,agent]of(state.data.agents?.active??[]).entries()){if(agent?.phase===void 0)
continue;let path=`agents.active.${index}`,phase=phases?.get(agent.phase);phases&&!phase?report(state.at(`${path}.phase`),undefinedPhase(`${path}.phase`,agent.phase,
phases),{related:[{at:state.document.key("phases.definitions"),message:"the phases are defined here"}]}):!isBeyondTotal(context,path,agent.phase)&&agent.block!==
void 0&&checkBlock(context,path,agent.phase,agent.block,phase)}}});function isBeyondTotal({state,report},path,phase){let{definitions=[],total=0}=state.data.phases??
{};if(definitions.length>0||total===0||isPlanning(state))return!1;let number=phaseNumber(phase);return number>=1&&number<=total?!1:(report(state.at(`${path}.pha\
se`),`${path}.phase is ${quote(phase)}, but the mission has ${count(total,"phase")}`,{related:[{at:state.at("phases.total"),message:"the phases are counted here"}]}),
!0)}function checkBlock({state,report},path,phase,block,defined){let fact=`${path}.block is ${quote(block)}, but`,number=Number(block.slice(3)),ofPhase=phaseNumber(
block);(defined?!isNumbered(defined,ofPhase):phaseNumber(phase)!==ofPhase)?report(state.at(`${path}.block`),`${fact} the agent works in phase ${quote(phase)}`,{
related:[{at:state.at(`${path}.phase`),message:"the phase stands here"}]}):number===0?report(state.at(`${path}.block`),`${fact} the blocks of a phase are number\
ed from 01`):defined?.blocks&&number>defined.blocks&&report(state.at(`${path}.block`),`${fact} phase ${quote(phase)} has ${count(defined.blocks,"block")}`,{related:[
{at:state.at(`${defined.path}.blocks`),message:"its blocks are counted here"}]})}var threadId=/^(?:(\d{1,4})\.)?(\d{1,4})$/;function whyNoThread(id,{data}){let[,block,thread]=threadId.exec(id)??[];if(thread===void 0)return"expected block and\
 thread like 02.3, or a number";let{blocks_total=0,threads_total=0}=data.progress??{},defined=(data.phases?.definitions??[]).reduce((sum,phase)=>sum+(phase?.blocks??
0),0);return block!==void 0&&beyond(Number(block),Math.max(blocks_total,defined),"block")||beyond(Number(thread),threads_total&&Math.max(threads_total,data.position?.
thread_total??0),"thread")}function beyond(number,total,noun){return number===0?`${noun}s are numbered from 1`:total>0&&number>total?`the mission has ${count(total,
noun)}`:void 0}var agentRegistry=rule({id:"grid/agent-registry",severity:"warning",summary:"an agent is either active or completed, and the agents and threads named elsewhere \
are known",source:"STATE.md schema 1.1, 1.8, 1.9, D14, D15",check(context){let{state,report}=context,active2=pathsById(state,"active"),completed=pathsById(state,
"completed");for(let[id,path]of active2){let other=completed.get(id);id===void 0||other===void 0||report(state.at(path),`${path} is ${quote(id)}, but the agent \
is also completed`,{related:[{at:state.at(other),message:"it is completed here"}]})}isComplete(state,active2,completed)&&reportStrangers(context,new Set(["mc",...active2.
keys(),...completed.keys()])),reportThreads(context)}});function pathsById({data},list){let agents=[...(data.agents?.[list]??[]).entries()].reverse();return new Map(
agents.map(([index,agent])=>[agent?.id,`agents.${list}.${index}.id`]))}function isComplete({data,document},...lists2){let{agents}=data;return!agents||lists2.some(
list=>list.has(void 0))?!1:["active","completed"].every(list=>agents[list]||!document.node(`agents.${list}`))}function reportStrangers({state,report},known4){let mentions=new Map,
mention=(path,id)=>{if(!id||known4.has(id))return;let paths=mentions.get(id);paths?paths.push(path):mentions.set(id,[path])};mention("resume.last_agent",state.data.
resume?.last_agent);for(let[index,warning]of(state.data.warnings??[]).entries())mention(`warnings.${index}.source`,warning?.source);for(let[id,[first="",...others2]]of mentions)
report(state.at(first),`${first} is ${quote(id)}, which stands neither in agents.active nor in agents.completed`,{severity:"info",related:others2.slice(0,5).map(
path=>({at:state.at(path),message:"it is named here too"}))})}function reportThreads({state,report}){for(let[index,blocker]of(state.data.blockers??[]).entries()){
if(blocker?.blocking_thread===void 0)continue;let path=`blockers.${index}.blocking_thread`,node=state.document.node(path),id=typeof blocker.blocking_thread=="nu\
mber"&&node?.kind==="scalar"?node.source:String(blocker.blocking_thread),why=whyNoThread(id,state);why&&report(state.at(path),`${path} is ${quote(id)}, but ${why}`,
{severity:"info"})}}var agentType=rule({id:"grid/agent-type",severity:"error",summary:"the type of an agent is the prefix of its id",source:"STATE.md schema 1.3, 1.4, 3.1",check({state,
report}){for(let list of["active","completed"])for(let[index,agent]of(state.data.agents?.[list]??[]).entries()){if(agent?.id===void 0||agent.type===void 0||agent.
id.startsWith(`${agent.type}-`))continue;let path=`agents.${list}.${index}`;report(state.at(`${path}.type`),`${path}.type is ${quote(agent.type)}, but its id is\
 ${quote(agent.id)}`,{related:[{at:state.at(`${path}.id`),message:"the id stands here"}]})}}});function reportRepeatedIds(state,report,list,items2=[]){let first=new Map;for(let[index,item]of items2.entries()){if(item?.id===void 0)continue;let path=`${list}\
.${index}.id`,earlier=first.get(item.id);earlier===void 0?first.set(item.id,path):report(state.at(path),`${path} is ${quote(item.id)}, but an earlier item has t\
he same id`,{related:[{at:state.at(earlier),message:"the id stands here first"}]})}}var agentUnique=rule({id:"grid/agent-unique",severity:"error",summary:"no agent stands twice in agents.active",source:"STATE.md schema 3.2",check({state,report}){
reportRepeatedIds(state,report,"agents.active",state.data.agents?.active)}});var blockedCheckpoint=rule({id:"grid/blocked-checkpoint",severity:"error",summary:"a blocked mission names its checkpoint in resume.checkpoint_file, and the fil\
e is there",source:"STATE.md schema 3.2, D32",check({state,report}){if(state.data.status!=="blocked")return;let message=fault(state);message&&report(state.at("r\
esume.checkpoint_file"),message,{related:[{at:state.at("status"),message:"the mission is blocked"}]})}});function fault({data,document,checkpointFile}){let claimed=data.
resume?.checkpoint_file,fact=`resume.checkpoint_file is ${quote(claimed)}`;if(checkpointFile!=="present"){if(checkpointFile==="outside")return`${fact}, which is\
 no path inside the repository`;if(checkpointFile==="missing")return`${fact}, but no such file is there`;if(claimed!==void 0)return`${fact}, but status is "bloc\
ked"; expected the checkpoint to resume from`;if(!(document.node("resume")?.kind!=="map"||document.node("resume.checkpoint_file")))return'resume.checkpoint_file\
 is missing, but status is "blocked"; expected the checkpoint to resume from'}}var blockedReason=rule({id:"grid/blocked-reason",severity:"warning",summary:"a blocked mission has a blocker or an open checkpoint",source:"STATE.md schema 1.9",
async check({state,snapshot,report,skip}){if(state.data.status!=="blocked"||(state.data.blockers??[]).length>0)return;let{checkpoints,unread}=await readCheckpoints(
snapshot);if(checkpoints.some(checkpoint=>!answerOf(checkpoint)))return;if(unread!==void 0)return skip(unread);let isBlocked=await hasBlockers(snapshot);if(typeof isBlocked==
"string")return skip(isBlocked);if(isBlocked||checkpoints.length===0&&state.checkpointFile==="present"||(state.document.node("blockers")?.kind??"list")!=="list")
return;let found='status is "blocked", but there is neither a blocker nor an open checkpoint',answers=checkpoints.slice(0,5).flatMap(checkpoint=>{let answer=answerOf(
checkpoint);return answer?[{at:checkpoint.document.at(answer.field.keyPath),message:"this checkpoint is answered"}]:[]});report(state.at("status"),`${found}; ex\
pected what the mission waits for`,{related:answers})}});function statedBlockers(state){let{blockers:blockers2}=state.data;return blockers2?blockers2.flatMap((one,index)=>{let{id,description=""}=one??{},name=id??description;
if(name==="")return[];let field=`blockers.${index}.${id===void 0?"description":"id"}`,keys=[comparable(description)].filter(key=>key!=="");return[{id:id?.toLowerCase(),
keys,field,name,at:state.at(field)}]}):state.document.node("blockers")?void 0:[]}function finderOf(blockers2){let byId3=new Map,byKey=new Map,nameless=new Map;for(let one of blockers2){
one.id!==void 0&&!byId3.has(one.id)&&byId3.set(one.id,one);for(let key of one.keys)byKey.has(key)||byKey.set(key,one),one.id===void 0&&!nameless.has(key)&&nameless.
set(key,one)}return({id,keys})=>{let same=id===void 0?void 0:byId3.get(id),alike=id===void 0?byKey:nameless;return same??keys.map(key=>alike.get(key)).find(one=>one!==
void 0)}}var file="BLOCKERS.md",blockers={id:"grid/blockers",severity:"warning",summary:"BLOCKERS.md and STATE.md hold the same active blockers, each with type, descript\
ion and position",source:'persistence guide, "Grid Executor" and "Update Triggers"; STATE.md schema 1.9',reach:"root",async check({snapshot,report,skip}){let{state,
unjudged:unjudged2}=snapshot,unread=whyUnread(snapshot,"blockers");if(unread!==void 0)return skip(unread);if(!snapshot.blockers)return;let entries=await blockerEntries(
snapshot.blockers);if(typeof entries=="string")return skip(`${quote(snapshot.blockers.document.path)} could not be read: ${entries}`);let active2=entries.filter(
({isActive:isActive2})=>isActive2);for(let{name,wanting,at:at2}of active2){let lacks=either(wanting.map(part=>`no ${part}`),"and");wanting.length>0&&report(at2,
`the active blocker ${quote(name)} has ${lacks}; expected its type, description and position`)}if(!state&&unjudged2!==void 0)return skip(unjudged2);if(state?.dialect!==
"schema")return;let stated=statedBlockers(state);if(!stated)return skip("the blockers of STATE.md are no list");let related=(message,at2=state.at("blockers"))=>({
related:[{at:at2,message}]}),inState=finderOf(stated);for(let entry of active2){if(inState(entry))continue;let message=`the blocker ${quote(entry.name)} is acti\
ve here, but not among the blockers of STATE.md`;report(entry.at,`${message}; expected it in both`,related("STATE.md says which blockers it has here"))}let isActive=finderOf(
active2),isKnown=finderOf(entries),begins=snapshot.blockers.document.span(0,0);for(let one of stated){if(isActive(one))continue;let known4=isKnown(one),where=known4?
`which ${file} says is resolved`:`which ${file} does not hold`,at2=known4?.at??begins;report(one.at,`${one.field} is ${quote(one.name)}, ${where}; expected the \
same in both`,related(known4?"it stands here":`${file} begins here`,at2))}}};var longestLine=500,listed=/^[ \t]*(?:[-*+]|\d{1,4}[.)]|\|)[ \t]+[*_]{0,3}([a-z]{2,20}-\d{3})\b[*_]{0,3}/,nobody=/^[ \t]*(?:[-*+][ \t]+)?[*_(]{0,3}(none|nobody|no (?:active )?agents)(?![a-z])/i,
blockAtEnd=/^.*\((\d{2}-\d{2})\)[ \t]*$/;function agentDrifts(state,lines){let active2=activeAgents(state),said4=lines.flatMap(zoned=>agentLine(zoned)??[]);if(!active2)
return[];let list=listDrift(state.document.text,said4,active2);return[...list?[list]:[],...said4.flatMap(one=>blockDrift(one,active2)??[])]}function activeAgents({
data}){let active2=data.agents?.active,agents=active2?.flatMap((agent,index)=>{let{id,task,block}=agent??{};return id===void 0?[]:{id,task,block,path:`agents.ac\
tive.${index}`}});if(!(!agents||agents.length!==active2?.length))return new Map(agents.map(agent=>[agent.id,agent]))}function agentLine({line,zone}){if(zone!=="\
agents"||line.raw.length>longestLine)return;let cursor=new LineCursor(line),agent=cursor.piece(listed);if(agent)return{said:agent,id:agent.text,block:cursor.piece(
blockAtEnd),line};let none=cursor.piece(nobody);return none&&{said:none,id:void 0,block:void 0,line}}function listDrift(text,said4,active2){let stale2=said4.filter(
({id})=>id!==void 0&&!active2.has(id)),ids=new Set(said4.map(({id})=>id)),missing=[...active2.values()].filter(({id})=>!ids.has(id)),[first]=stale2.length>0?stale2:
said4;if(!first||stale2.length===0&&missing.length===0)return;let facts=[...stale2.length>0?[`the body lists ${some2(stale2.map(({id})=>id))}, which agents.acti\
ve does not`]:[],...missing.length>0?[`agents.active lists ${some2(missing.map(({id})=>id))}, which the body does not`]:[]],edits=rewritten(text,said4,{active:active2,
missing});return{at:first.said,message:facts.join("; "),path:"agents.active",edits}}function blockDrift({id,block},active2){let agent=active2.get(id??"");if(!block||
agent?.block===void 0||block.text===agent.block)return;let path=`${agent.path}.block`,message=`the body puts ${agent.id} at block ${block.text}, but ${path} is ${agent.
block}`;return{at:block,message,path,edits:[{at:block,text:agent.block}]}}function some2(all){let ids=[...new Set(all)].filter(id=>id!==void 0);return either(ids.
length>4?[...ids.slice(0,3),`${ids.length-3} more`]:ids,"and")}function rewritten(text,said4,{active:active2,missing}){if(said4.some(({line})=>line.raw.trimStart().
startsWith("|")))return[];let lineBreak=text.includes(`\r
`)?`\r
`:`
`,added=active2.size===0?["- None"]:missing.map(lineFor),[first,...others2]=said4.filter(({id})=>id===void 0||!active2.has(id));if(!first){let end=said4.at(-1)?.
line.end??0;return[{at:{start:end,end},text:added.map(line=>lineBreak+line).join("")}]}return[added.length>0?{at:first.line,text:added.join(lineBreak)}:withoutLine(
text,first),...others2.map(one=>withoutLine(text,one))]}function lineFor({id,task,block}){let does=task===void 0?"":`: ${task.replace(/\s+/g," ").trim()}`;return`\
- **${id}**${does}${block===void 0?"":` (${block})`}`}function withoutLine(text,{line}){let before=text.startsWith(`\r
`,line.start-2)?2:1;return{at:{start:line.start-before,end:line.end},text:""}}function factsOf(state){return state.dialect==="schema"?schemaFacts(state):persistenceFacts(state)}function schemaFacts(state){let{status,mode,phases,position,progress}=state.
data,numbers=[position?.phase,phases?.current],current=phasesOf(state).filter(({id},i)=>numbers.includes(i+1)||id&&id===position?.phase_id),percent={path:"progr\
ess.percent",value:progress?.percent};return{status:{value:statusFact(status,schemaLifecycle.edges)},mode:{value:wordFact("mode",mode,words.mode)},percent,progress:{
value:percentFact(percent)},phase:{value:numberFact(["position.phase",position?.phase],["phases.current",phases?.current]),total:numberFact(["phases.total",phases?.
total]),name:nameFact(["position.phase_name",position?.phase_name],...current.map(({path,name})=>[`${path}.name`,name]))},block:{value:numberFact(["position.blo\
ck",position?.block],["position.block_id",position?.block_id],["position.block",blockOfMission(state)]),total:numberFact(...current.map(({path,blocks})=>[`${path}\
.blocks`,blocks]),["progress.blocks_total",progress?.blocks_total]),name:nameFact(["position.block_name",position?.block_name])},wave:{value:numberFact(["positi\
on.wave",position?.wave])},thread:{value:numberFact(["position.thread",position?.thread]),total:numberFact(["position.thread_total",position?.thread_total])}}}function blockOfMission(state){
let{phase,block}=state.data.position??{};return phase===void 0||block===void 0?void 0:phasesOf(state).slice(0,Math.max(0,phase-1)).reduce((sum,{blocks})=>sum+(blocks??
Number.NaN),block)}function persistenceFacts({data}){let{status,position}=data,percent={path:"progress_percent",value:data.progress_percent};return{status:{value:statusFact(
status,persistenceLifecycle.edges)},percent,progress:{value:percentFact(percent)},phase:{value:numberFact(["position.phase",position?.phase]),name:nameFact(["po\
sition.phase_name",position?.phase_name],["position.phase",position?.phase])},block:{value:numberFact(["position.block",position?.block],["block",data.block]),name:nameFact(
["position.block_name",position?.block_name])},wave:{value:numberFact(["position.wave",position?.wave],["wave",data.wave])},thread:{value:numberFact(["position.\
thread",position?.thread],["thread",data.thread])}}}function statusFact(value,own){return said4=>{let word=asWord(said4),isOwn2=Object.hasOwn(own,word),isKnown=isOwn2||
Object.hasOwn(schemaLifecycle.edges,word)||Object.hasOwn(persistenceLifecycle.edges,word);return value===void 0||!isKnown||(isOwn2?word===value:inSchema(word)===
inSchema(value))?void 0:{path:"status",value,text:value}}}var inSchema=status=>new Map(Object.entries(schemaLifecycle.counterparts)).get(status)??status;function wordFact(path,value,known4){
return said4=>{let word=asWord(said4);return value===void 0||word===value||!known4.includes(word)?void 0:{path,value,text:value}}}var asWord=said4=>said4.toLowerCase().
replace(/[ -]/g,"_");function percentFact({path,value}){return said4=>{if(value===void 0)return;let decimals=said4.split(".")[1]?.length??0,floored=Math.floor(value*
10**decimals+1e-9)/10**decimals;return Number(said4)===Number(value.toFixed(decimals))||Number(said4)===floored?void 0:{path,value,text:value.toFixed(decimals)}}}
function numberFact(...sources){let known4=sources.flatMap(([path,value])=>value!==void 0&&/^\d{1,4}(?:[.-]\d{1,4})?$/.test(String(value))?{path,value,parts:partsOf(
String(value))}:[]);return said4=>{let parts2=partsOf(said4),comparable2=known4.filter(one=>one.parts.length===parts2.length),[first]=comparable2;if(!first||comparable2.
some(one=>String(one.parts)===String(parts2)))return;let{path,value}=first;return{path,value,text:said4.startsWith("0")?String(value).padStart(said4.length,"0"):
String(value)}}}var partsOf=number=>number.split(/[.-]/).map(Number);function nameFact(...sources){let known4=sources.flatMap(([path,value])=>{let letters=lettersOf(
String(value??""));return new RegExp("\\p{L}","u").test(letters)?{path,value:String(value),letters}:[]});return said4=>{let letters=lettersOf(said4),[first]=known4;
if(!(!first||!new RegExp("\\p{L}","u").test(letters))&&!known4.some(one=>one.letters.includes(letters)||letters.includes(one.letters)))return{path:first.path,value:first.
value,text:first.value.replace(/\s+/g," ")}}}var lettersOf=name=>name.toLowerCase().replace(/[^\p{L}\p{N}]/gu,"");var labels=["status","mode","progress","phase","block","wave","thread"];function driftsOf(state,lines){let facts=factsOf(state),zoned=zonesOf(lines),claims=claimsOf(
zoned),groups=labels.map(label2=>anchored(claims,label2).map(claim=>claimDrift(claim,facts))),agents=state.dialect==="schema"?agentDrifts(state,zoned):[];return[
...groups,...agents.map(drift2=>[drift2])]}function anchored(claims,label2){let own=claims.filter(claim=>claim.label===label2),inSection=own.filter(({zone})=>zone===
"position");return!["status","mode","progress"].includes(label2)&&inSection.length>0?inSection:own.filter(({zone})=>zone==="position"||zone==="head"||zone==="pr\
ogress"&&label2===zone)}function claimDrift(claim,facts){return contradicted(claim,facts)??barDrift(claim,facts)}function contradicted(claim,facts){if(!isPlain(
claim))return;let wrong=["value","total","name"].flatMap(part=>{let piece=claim[part],contradiction=piece&&facts[claim.label]?.[part]?.(piece.text);return contradiction?
{part,piece,...contradiction}:[]}),[first]=wrong;if(!first)return;let{bar}=claim,percent=Number(first.value),redrawn=bar&&isOff(bar,percent)?[{at:bar,text:redraw(
bar,percent)}]:[],message=`the body ${said[first.part](claim.label,first.piece)}, but ${first.path} is ${quote(first.value)}`,edits=[...wrong.map(({piece,text})=>({
at:piece,text})),...redrawn];return{at:first.piece,message,path:first.path,edits}}var isPlain=({rest:rest2})=>/^[^\p{L}\p{N}]*(?:complete|completed|done)?[^\p{L}\p{N}]*$/iu.
test(rest2),said={value:(label2,{text})=>`says ${label2} ${label2==="progress"?`${text}%`:inWords(text)}`,total:(label2,{text})=>`counts ${count(Number(text),label2)}`,
name:(label2,{text})=>`calls the ${label2} ${quote(text)}`},inWords=text=>/^\d[\d.-]*$/.test(text)?text:quote(text);function barDrift(claim,{percent}){if(!claim.
bar)return;if(claim.value)return offBar(claim.bar,Number(claim.value.text));let drift2=percent.value!==void 0&&isPlain(claim)?offBar(claim.bar,percent.value):void 0;
return drift2&&{...drift2,path:percent.path}}function offBar(bar,percent){if(!isOff(bar,percent))return;let message=`the bar fills ${bar.filled} of ${bar.cells}\
 cells, but ${percent}% is ${shown(cellsFor(percent,bar))}`;return{at:bar,message,edits:percent>100?[]:[{at:bar,text:redraw(bar,percent)}]}}var bodyDrift=rule({id:"grid/body-drift",severity:"warning",summary:"what the Markdown body repeats of the state is what the front matter says",source:"STATE.md\
 schema 6 and 10.2, D22",dialects:["schema","persistence","prose"],repair:"unsafe",async check({state,...context}){state.dialect==="prose"?judgeProse({...context,
state}):await judgeBody({...context,state})}});async function judgeBody({state,report,skip}){let{lines,structure}=state.body;if(!driftsOf(state,lines).some(group=>group.
some(drift2=>drift2)))return;let read=await structure();if(!read.ok){skip(read.reason);return}for(let group of driftsOf(state,textLines(lines,read))){let[first]=group;
first&&group.every(drift2=>drift2)&&reportDrift({state,report},first)}}function judgeProse({state,report,skip}){let{bar,percent,unread}=state;if(unread&&skip(unread),
!bar||!percent)return;let{start,end}=bar.at,drift2=offBar({...bar,text:state.document.text.slice(start,end),start,end},percent.value);drift2&&reportDrift({state,
report},drift2)}function reportDrift({state,report},{at:at2,message,path,edits}){let span=place=>state.document.span(place.start,place.end);report(span(at2),message,
{related:path===void 0?[]:[{at:state.at(path),message:"the front matter says so here"}],...edits.length>0&&{repair:{safe:!1,title:path===void 0?"draw the bar to\
 the number beside it":"write what the front matter says",edits:edits.map(edit=>({at:span(edit.at),text:edit.text}))}}})}var budget=rule({id:"grid/budget",severity:"error",summary:"no figure of the budget is negative, and the session costs no more than the mission",source:"STATE.m\
d schema 1.1",check({state,report}){let figures2=state.data.budget??{};for(let field of fields){let figure2=figures2[field];figure2!==void 0&&figure2<0&&report(
state.at(`budget.${field}`),`budget.${field} is ${figure2}; expected 0 or more`)}let{total_cost_usd:total,session_cost_usd:session}=figures2;total===void 0||session===
void 0||total<0||session<=total+halfCent||report(state.at("budget.session_cost_usd"),`budget.session_cost_usd is ${session}, but the whole mission cost ${total}`,
{related:[{at:state.at("budget.total_cost_usd"),message:"the cost of the mission stands here"}]})}}),fields=["total_cost_usd","session_cost_usd","spawns_this_se\
ssion"],halfCent=.005;var checkpointAnswered={id:"grid/checkpoint-answered",severity:"warning",summary:"a mission goes on when its checkpoint is answered, and the answer to a decisio\
n is one of the options",source:'checkpoint flow "File Write Timeline"',reach:"root",async check(context){let{snapshot,skip}=context,{checkpoints,unread}=await readCheckpoints(
snapshot);unread!==void 0&&skip(unread);let answered=checkpoints.flatMap(checkpoint=>{let answer=answerOf(checkpoint);return answer?[{checkpoint,answer}]:[]});for(let{
checkpoint,answer}of answered)judgeChoice(checkpoint,answer,context);if(unread!==void 0||answered.length===0||answered.length<checkpoints.length)return;let status=statusOf(
snapshot.state);if(status?.stage!=="waiting"||status.value==="interrupted")return;let isBlocked=await hasBlockers(snapshot);if(typeof isBlocked=="string")return skip(
isBlocked);if(!isBlocked)for(let{checkpoint,answer}of answered)judgeStatus(checkpoint,answer,status,context)}};function judgeStatus({document},{field,text},status,{
report}){let message=`${field.name} is ${quote(text)}, but the status of the mission is still ${quote(status.value)}`;report(document.at(field.keyPath),`${message}\
; expected it to go on`,{related:[{at:status.at,message:"the status stands here"}]})}function judgeChoice(checkpoint,{field,text},{report}){let options=optionsOf(
checkpoint);if(typeOf(checkpoint)!=="decision"||options.length===0||chosenOption(text,options)||isWithdrawn(text))return;let names=options.map(({name})=>name),meant=nearest(
text,names),shown4=names.length>most?[...names.slice(0,most).map(quote),"another"]:names.map(quote),found=`${field.name} is ${quote(text)}, which is none of the\
 options`,hint2=meant===void 0?`expected ${either(shown4)}`:`did you mean "${inert(meant)}"?`,at2=detailOf(checkpoint,"options")?.keyPath??[];report(checkpoint.
document.at(field.keyPath),`${found}; ${hint2}`,{related:[{at:checkpoint.document.at(at2),message:"the options stand here"}]})}var most=5;var checkpointDetails={id:"grid/checkpoint-details",severity:"error",summary:"a checkpoint has a type, and the fields that its type calls for",source:'persisten\
ce guide "Checkpoint Types", checkpoint flow, D11',reach:"root",async check(context){let{snapshot,skip}=context,{checkpoints,unread}=await readCheckpoints(snapshot);
unread!==void 0&&skip(unread);for(let checkpoint of checkpoints)judge(checkpoint,context)}},required={human_verify:{verification_instructions:"what the person h\
as to verify"},decision:{question:"what has to be decided",options:"what there is to choose from"},human_action:{required_action:"what the person has to do"},session_death:{
last_action:"what was being done at the end",partial_work:"what was begun"},failure:{error:"what went wrong"}};function judge(checkpoint,{report,skip}){let type=typeOf(
checkpoint),{document}=checkpoint;if(type===void 0){let[field]=fieldsNamed(document,"type");if(field&&isSaid(checkpoint,field.keyPath))return;let found=field?`${field.
name} is no type of a checkpoint`:"the checkpoint has no type";report(headOf(checkpoint),`${found}; expected ${either(checkpointTypes.map(quote))}`);return}let[
details]=fieldsNamed(document,"checkpoint_details");for(let[name,meaning]of Object.entries(required[type])){let field=detailOf(checkpoint,name);if(field&&(!isBlank(
field.value)||isSaid(checkpoint,field.keyPath))||!field&&details&&isSaid(checkpoint,details.keyPath))continue;if(!field&&checkpoint.isMarkdown){skip(`the text o\
f ${quote(document.path)} does not tell its ${name}`);continue}let at2=field?.keyPath??(details?.value.kind==="map"?[...details.keyPath,name]:[name]),found=field?
`${field.name} says nothing`:`${name} is missing`;report(document.at(at2),`${found}, but the checkpoint is a ${type}; expected ${meaning}`,{related:[{at:headOf(
checkpoint),message:"the type stands here"}]})}}function isSaid({document:{verdict}},keyPath){let place=JSON.stringify(keyPath);return(verdict?.violations??[]).
some(one=>one.keyword!=="unknown"&&JSON.stringify(one.keyPath)===place)}var checkpointStatus={id:"grid/checkpoint-status",severity:"error",summary:"while a checkpoint is open, the status of the mission is one that goes with its type",
source:'persistence guide "Update Triggers", D11, D12',reach:"root",async check(context){let{snapshot,skip}=context,{state,unjudged:unjudged2}=snapshot,isThere=checkpointFiles(
snapshot).length>0,{checkpoints,unread}=await readCheckpoints(snapshot),unknown2=state?.dialect==="prose"?state.unread:state?void 0:unjudged2,reason=unread??(isThere?
unknown2:void 0);reason!==void 0&&skip(reason);let status=statusOf(state);if(status)for(let checkpoint of checkpoints)answerOf(checkpoint)||judge2(checkpoint,status,
context)}},human={schema:["blocked"],persistence:["checkpoint"]},fitting={human_verify:human,decision:human,human_action:human,session_death:{schema:["in_progre\
ss","blocked"],persistence:["interrupted"]},failure:{schema:["failed","blocked"],persistence:["failed"]}};function judge2(checkpoint,status,{report}){let{value,
lifecycle,isComplete:isComplete2,at:at2}=status,type=typeOf(checkpoint),related=[{at:at2,message:"the status stands here"}];if(isComplete2){let message2=`the ch\
eckpoint is open, but the status of the mission is ${quote(value)}; expected it to be answered or gone`;report(headOf(checkpoint),message2,{related});return}let fits=type&&
fitting[type][lifecycle];if(!fits||fits.includes(value))return;let message=`the checkpoint is an open ${type}, but the status of the mission is ${quote(value)};\
 expected ${either(fits.map(quote))}`;report(headOf(checkpoint),message,{related})}var cluster={id:"grid/cluster",severity:"warning",summary:"cluster is the same in STATE.md, in every SUMMARY and in the checkpoint",source:'persistence guide, "\
Context Reconstruction"',reach:"root",check({snapshot,report,skip}){let{state,summaries,checkpoints,unjudged:unjudged2}=snapshot;for(let kind of["summary","chec\
kpoint"]){let unread=whyUnread(snapshot,kind);unread!==void 0&&skip(unread)}let beside=[...summaries,...checkpoints].flatMap(({document})=>clusterIn(document)??
[]);beside.length>0&&unjudged2!==void 0&&skip(unjudged2);let measure=(state?.dialect==="prose"?state.cluster:state&&clusterIn(state.document))??beside[0];for(let{
value,at:at2}of beside)!measure||isSame(value,measure.value)||report(at2,`cluster is ${quote(value)}, but ${quote(measure.at.document.path)} says ${quote(measure.
value)}`,{related:[{at:measure.at,message:"the cluster is named here"}]})}};function clusterIn(document){let isBroken=document.verdict?.violations.some(({keyword,
keyPath})=>keyword!=="unknown"&&keyPath.length===1&&keyPath[0]==="cluster"),[field]=isBroken?[]:fieldsNamed(document,"cluster"),value=field?.value.kind==="scala\
r"?field.value.value:void 0;if(!(!field||typeof value!="string"||value.trim()===""))return{value,at:document.at(field.keyPath)}}function isSame(one,other){let[a,
b]=[comparableName(one),comparableName(other)];return a===""||b===""?one.trim()===other.trim():a===b}var completedPhases=rule({id:"grid/completed-phases",severity:"error",summary:"phases.completed holds as many phases as came before the current one, in order; a\
ll once complete",source:"STATE.md schema 3.2, D4",check(context){let{completed=[]}=context.state.data.phases??{};judgeItems(context,completed)&&judgeNumber(context,
completed.length)}});function judgeItems({state,report},completed){let defined=definedPhases(state),first=new Map,areRight=!0,last=0;for(let[index,id]of completed.
entries()){if(id===void 0)continue;let path=`phases.completed.${index}`,place=defined?.get(id)?.number??phaseNumber(id),earlier=first.get(id),fault2=earlier&&`p\
hases.completed holds ${quote(id)} twice`||defined&&!defined.has(id)&&undefinedPhase(path,id,defined)||place<last&&`phases.completed holds ${quote(id)} after a \
later phase; expected the phases in order`;if(fault2){areRight=!1;let related=earlier===void 0?[]:[{at:state.at(earlier),message:"it stands here first"}];report(
state.at(path),fault2,{related})}first.set(id,earlier??path),last=Math.max(last,place)}return areRight}function judgeNumber({state,report},number){let{phases,status}=state.
data;if(phases?.completed===void 0&&state.document.node("phases.completed")!==void 0)return;let{total}=phases??{},current=currentNumber(state),fact=`phases.comp\
leted holds ${count(number,"phase")}`;if(isRunning(state)&&current!==void 0&&number!==current-1&&report(state.at("phases.completed"),`${fact}; expected ${current-
1}, for phases.current is ${current}`,{related:[{at:state.at("phases.current"),message:"the current phase stands here"}]}),status!=="complete"||total===void 0)return;
let related=[{at:state.at("status"),message:"the mission is complete"}];if(number!==total&&report(state.at("phases.completed"),`${fact}; expected all ${total}, \
for the mission is complete`,{related}),current!==void 0&&current!==total){let expected3=`expected ${total}, the last phase, for the mission is complete`;report(
state.at("phases.current"),`phases.current is ${current}; ${expected3}`,{related})}}var filling=new Set(`a an the of for to in on and or but with via by is are be was were we will use using used uses as at it its this that
  from our all should do does did done what which how would you want go goes vs versus shall can decided decision chose
  chosen choose keep keeps kept have has had put puts live lives get gets then so`.split(/\s+/)),negating=new Set(["not","never","no","dont","without","avoid","\
against"]),opposite=/ (?:not|never|no|dont|without|avoid|than|over|against|reject|rejected|drop|dropped|instead of)(?: (?:use|using|to|go|the|a|an))?(?: (?:with|the|a|an|to))? $/,
ending=/(?:ing|ed|es|e|s|ers|er|ions|ion)$/,irregular=new Map(["written write","wrote write","built build","sent send","held hold","made make","taken take","giv\
en give"].concat(["ran run","shown show","hidden hide","broken break","driven drive","kept keep","said say"]).map(pair=>pair.split(" "))),longest=2e3,mostWords=200;
function sayTheSame(one,other){let byLength=[one,other].map(text=>wordsIn(text.slice(0,longest))).sort((x,y)=>x.length-y.length),[short="",long=""]=byLength;if(short===
"")return!0;let places=placesOf(short,long);if(places.length>0)return places.some(at2=>!opposite.test(long.slice(Math.max(0,at2-60),at2+1)));let[few,many]=[tellingWords(
short),tellingWords(long)];return few.size===0||many.size===0||!isWithin(few,many)&&!isWithin(many,few)?!1:!isDenied(short,long)&&!isDenied(long,short)}function isWithin(some3,others2){
let left2=[...some3].filter(word=>!others2.has(word));return left2.length<=mostInShort&&left2.every(word=>[...others2].some(one=>isShortFor(one,word)))}var mostInShort=5;
function isShortFor(one,other){let[short,long]=one.length<other.length?[one,other]:[other,one];return short.length>=3&&long.startsWith(short)&&/(?:at|ment|ory)$/.
test(long)}function tellingWords(words4){let telling=words4.slice(0,longest).trim().split(" ").filter(word=>word!==""&&!filling.has(word)&&!negating.has(word)).
map(stemOf);return new Set(telling.slice(0,mostWords))}function stemOf(form){let word=irregular.get(form)??form,stem=word.replace(ending,"");return stem.length<
3||/^\d/.test(word)?word:stem}function placesOf(part,whole){let places=[];for(let at2=whole.indexOf(part);at2>=0&&places.length<10;at2=whole.indexOf(part,at2+1))
places.push(at2);return places}function isDenied(said4,other){let[own,told]=[deniedIn(said4),tellingWords(said4)];return[...deniedIn(other)].some(word=>told.has(
word)&&!own.has(word))}function deniedIn(text){let words4=text.trim().split(" "),denied=words4.flatMap((word,at2)=>{let next=negating.has(word)?words4.slice(at2+
1,at2+5).find(one=>!filling.has(one)):void 0;return next===void 0?[]:[stemOf(next)]});return new Set(denied)}function decisionTexts(texts){return texts.map(text=>{let words4=wordsIn(text);return{words:words4,telling:tellingWords(words4)}})}var general=new Set("yes no t\
rue false ok okay approved agreed both none all other first second".split(" ").map(word=>` ${word} `)),longestName=200,longest2=2e3;function isRecorded(checkpoint,{
text},texts){let options=optionsOf(checkpoint),option=chosenOption(text,options),names=[...option?.names??[],wordsIn(text)].filter(isTelling).map(name=>name.slice(
0,longestName)),asked=detailOf(checkpoint,"question"),question=wordsOf(asked?textIn(asked.value):""),answers=(option?distinguishing(option,options):[ownWordsOf(
text)]).filter(({size})=>size>0);return names.length===0&&answers.length===0?question.size===0||texts.some(({telling})=>shared(question,telling)>question.size/2):
texts.some(({words:words4,telling})=>{if(names.some(name=>words4.includes(name)))return!0;let supports=question.size>0&&shared(question,telling)>=question.size/
2;return answers.some(answer=>shared(answer,telling)>answer.size/2||supports&&[...answer].some(word=>telling.has(word)&&!question.has(word)))})}function distinguishing(option,options){
let others2=options.filter(one=>one!==option).map(({text,names})=>wordsOf(`${names.join("")} ${text}`));return[option.names.filter(isTelling).join(""),option.text].
map(text=>new Set([...ownWordsOf(text)].filter(word=>!others2.some(other=>other.has(word)))))}function ownWordsOf(text){return isTelling(wordsIn(text))?wordsOf(
text):new Set}function wordsOf(text){return tellingWords(wordsIn(text.slice(0,longest2)))}function shared(some3,others2){return[...some3].filter(word=>others2.has(
word)).length}function isTelling(name){return name.length>4&&!general.has(name)&&!/^ \d+ $/.test(name)}var decisions={id:"grid/decisions",severity:"warning",summary:"DECISIONS.md holds the answers to decisions, and says the same as persistent.decisions",source:'c\
heckpoint flow "Decision Checkpoint", persistence guide "Update Triggers", D24',reach:"root",async check(context){let{snapshot,skip}=context,{decisions:file4}=snapshot,
unread=whyUnread(snapshot,"decisions");if(unread!==void 0)return skip(unread);if(!file4)return;let{checkpoints,unread:unreadCheckpoint}=await readCheckpoints(snapshot);
unreadCheckpoint!==void 0&&skip(unreadCheckpoint);let read=await readDecisions(file4);if(!read.ok)return skip(read.reason);judgeAnswers(file4,read,checkpoints,context),
judgeStatements(read,context)}},fileName="DECISIONS.md",most2=5;function judgeAnswers({document},read,checkpoints,{report,skip}){let answered=checkpoints.flatMap(
checkpoint=>{let answer=typeOf(checkpoint)==="decision"?answerOf(checkpoint):void 0;return answer&&!isWithdrawn(answer.text)?[{checkpoint,answer}]:[]});if(answered.
length===0)return;answered.length>most2&&skip(`more than ${count(most2,"decision checkpoint")} are answered`);let texts=decisionTexts(read.texts);for(let{checkpoint,
answer}of answered.slice(0,most2)){if(isRecorded(checkpoint,answer,texts))continue;let found=`${answer.field.name} is ${quote(answer.text)}, but ${fileName} has\
 no entry for that decision`;report(checkpoint.document.at(answer.field.keyPath),found,{related:[{at:document.span(0,0),message:"the decisions of the mission ar\
e recorded here"}]})}}function judgeStatements({recorded},{snapshot:{state},report}){if(state?.dialect!=="schema")return;let judged=new Set;for(let[index,decision]of(state.
data.persistent?.decisions??[]).entries()){let{id,decision:stated}=decision??{};if(id===void 0||stated===void 0||judged.has(id))continue;judged.add(id);let same=recorded.
filter(one=>one.id===id&&one.statements.length>0),[first]=same;if(!first||same.some(({statements})=>statements.some(one=>sayTheSame(one,stated))))continue;let place=`\
persistent.decisions.${index}.decision`,message=`${place} is ${quote(stated)}, but ${fileName} says ${quote(first.statements[0])} of ${id}`;report(state.at(place),
message,{related:[{at:first.at,message:`${id} stands here too`}]})}}var older={persistence:"in the persistence dialect, an older one without phases and counts",prose:"in the prose dialect, an older one without front matter"},dialect=rule(
{id:"grid/dialect",severity:"info",summary:"STATE.md is written in the schema dialect",source:"STATE.md schema 1.1, D2",dialects:["persistence","prose"],check({
state,report}){let{text,root}=state.document,start=root?.start??text.length-text.trimStart().length,line=/^[^\r\n]{0,200}/.exec(text.slice(start))?.[0].trimEnd()??
"";report(state.document.span(start,start+line.length),`STATE.md is ${older[state.dialect]}; expected the schema dialect, to which agent-state-lint migrate brin\
gs it`)}});function standingOf(state){if(state.dialect==="prose")return{state,mission:void 0,status:void 0};let mission=state.dialect==="schema"?state.data.mission_id:state.
data.cluster;return{state,mission,status:state.data.status}}function continued(standing,earlier){return standing.state.dialect!==earlier.state.dialect?standing:
{...standing,mission:standing.mission??earlier.mission,status:standing.status??earlier.status}}var proseEnd=/^[*_\s]{0,4}(?:mission[ \t])?(?:complete|completed|done|finished|failed)(?![\w-])/i;
function isEnded({state,status}){if(state.dialect!=="prose"){let{stages}=lifecycles[state.dialect];return status!==void 0&&Object.hasOwn(stages,status)&&stages[status]===
"over"}return(state.percent?.value??0)>=100||proseEnd.test(state.status?.value??"")}function statusInWords({status}){return status===void 0?"under way":quote(status)}
function relationOf(before,after){let[from,to]=[before.state.dialect,after.state.dialect];return from!==to?from==="schema"&&!isEnded(before)?"lost":"new":to==="\
prose"?isEnded(before)&&!isEnded(after)?"new":"same":before.mission===after.mission||before.mission===void 0||after.mission===void 0?"same":isEnded(before)?"new":
to==="schema"?"other":"same"}function isSurelySame(before,after){return before.state.dialect===after.state.dialect&&before.mission!==void 0&&before.mission===after.
mission}var mostStands=16,known=new WeakMap;function courseOf2(change,now){let course=known.get(change)??new CourseReader(now.root,change).read(now);return known.set(change,
course),course}var CourseReader=class{#path;#change;#versions=new Map;#missions=new Map;#unjudged=new Set;constructor(root,change){this.#path=pathIn(root,stateFile),
this.#change=change}read(now){let base=this.#version(this.#change.base);return base&&this.#remember(base),{moves:this.#change.steps.map(step=>this.#move(step)),
whole:this.#whole(base,now),unjudged:[...this.#unjudged]}}#whole(base,now){let after=this.#version(now);if(this.#change.gap!==void 0||!base||base===after||!base.
isTold)return;let whole={step:{before:this.#change.base,others:[],after:now,commit:void 0,isWhole:!0},befores:[base],stood:base.stands,after,relation:void 0,froms:[]};
return after?base.standing&&after.standing&&isSurelySame(base.standing,after.standing)?{...whole,relation:"same",froms:[base]}:void 0:whole}#move(step){let befores=[
...new Set([step.before,...step.others].flatMap(side=>this.#version(side)??[]))],stood=[...new Set(befores.flatMap(({stands})=>stands))],after=this.#version(step.
after),nothing3={step,befores,stood,after,relation:void 0,froms:[]};if(!after)return nothing3;let untold=befores.find(({isTold})=>!isTold);if(!after.state)return after.
stands=stood.slice(0,mostStands),after.isTold=!untold,nothing3;let own=standingOf(after.state);if(after.standing=own,untold){let{commit}=step;return this.#unjudged.
add(`${untold.unread} before ${commit?named(commit):"what is not committed"}`),this.#remember(after),nothing3}let relations=stood.map(({standing})=>this.#relation(
standing,own)),relation=["same","new"].find(one=>relations.includes(one))??relations[0],same=stood.filter((_,index)=>relations[index]==="same"),froms=same.length>
0?same:this.#earlier(own);for(let{standing}of froms)standing&&(after.standing=continued(after.standing,standing));return this.#remember(after),{...nothing3,relation:stood.
length>0?relation:this.#relation(void 0,own),froms}}#relation(before,after){return this.#change.gap!==void 0?before&&isSurelySame(before,after)?"same":void 0:before?
relationOf(before,after):"new"}#earlier(standing){if(this.#change.gap!==void 0)return[];let found=this.#missions.get(keyOf(standing)??""),isOver3=found?.standing&&
standing.state.dialect!=="schema"&&isEnded(found.standing);return found&&!isOver3?[found]:[]}#remember(version){let key=version.standing&&keyOf(version.standing);
key!==void 0&&this.#missions.set(key,version)}#version(snapshot){let document=snapshot?.documents.find(({path})=>path===this.#path),refused=snapshot?.unreadable.
find(({path})=>path===this.#path);if(!snapshot||!(document||refused))return;let key=document?`text ${document.text}`:`refused ${refused?.refusal} ${refused?.detail}`,
version=this.#versions.get(key)??versionOf(snapshot);return this.#versions.set(key,version),version}};function versionOf({state,unjudged:unjudged2}){let unread=state?.
dialect==="prose"?state.unread:void 0;if(state&&unread===void 0){let version={state,unread,standing:standingOf(state),stands:[],isTold:!0};return version.stands=
[version],version}return{state:void 0,unread:unread??unjudged2??`${stateFile} could not be read`,standing:void 0,stands:[],isTold:!1}}function keyOf({state,mission}){
return mission===void 0?void 0:`${state.dialect} ${mission}`}function changeRule({isAboutPresence,check,...facts}){return{...facts,check(context){let{change,snapshot}=context;if(!change)return;let course=courseOf2(change,
snapshot);if(change.gap!==void 0&&context.skip(change.gap),!isAboutPresence)for(let reason of unjudged(course,snapshot))context.skip(reason);check({...context,change,
course})}}}function unjudged({moves,unjudged:reasons},{state,unjudged:end}){let unread=state?.dialect==="prose"?state.unread:end;return moves.length>0&&unread!==
void 0?[...reasons,unread]:reasons}function*passagesOf({moves},read){let told=new Map,toldBy2=version=>{let known4=told.get(version);if(known4)return known4;let value=version.state&&read(version.
state),values=value===void 0?[]:[value];return told.set(version,values),values};for(let{step,after:version,froms}of moves){if(!version?.state)continue;let befores=[
...new Set(froms.flatMap(toldBy2))],after=read(version.state);told.set(version,after===void 0?befores.slice(0,mostCarried):[after]);let[before]=befores;before!==
void 0&&after!==void 0&&(yield{before,befores,after,step})}}var mostCarried=16;function faultsOf(course,read,isFault){return faultyPassages(course,read,({befores,
after})=>befores.every(before=>isFault(before,after)))}function*faultyPassages(course,read,isFault){let isFound2=!1;for(let passage of passagesOf(course,read))isFault(
passage)&&(isFound2=!0,yield passage);let whole=isFound2?void 0:wholeOf(course,read);whole&&isFault(whole)&&(yield whole)}function wholeOf({whole},read){let[from]=whole?.
froms??[];if(!whole||!from?.state||!whole.after?.state)return;let[before,after]=[read(from.state),read(whole.after.state)];return before===void 0||after===void 0?
void 0:{before,befores:[before],after,step:whole.step}}function recordsOf({document},list){let node=document.node(list);if(node&&node.kind!=="list")return;let schema=document.verdict&&schemaAt(document.verdict.schema,
[...list,0]);return{items:(node?.items??[]).flatMap(item=>{if(item.kind!=="map")return[];let id=item.entries.find(({key})=>key.value==="id")?.value;return id?.kind!==
"scalar"||id.value===null?[]:[{id:String(id.value),meaning:meaningOf(item,schema),node:item}]}),schema}}var growing=new Set(["affects_phases","used_by_phases"]);
function rewritingOf(before,after){let unmatched=without(before.items,after.items),candidates=byId(without(after.items,before.items).reverse()),gone=[],changed=[];
for(let item of unmatched){let other=candidates.get(item.id)?.pop(),fields3=other&&changedFields(item.node,other.node,after.schema);fields3?fields3.length>0&&changed.
push({id:item.id,fields:fields3}):gone.push(item.id)}return{gone,changed}}function without(items2,others2){let left2=new Map;for(let{meaning}of others2)left2.set(
meaning,(left2.get(meaning)??0)+1);return items2.filter(({meaning})=>{let number=left2.get(meaning)??0;return left2.set(meaning,number-1),number<=0})}function byId(items2){
let groups=new Map;for(let item of items2){let group=groups.get(item.id);group?group.push(item):groups.set(item.id,[item])}return groups}function changedFields(before,after,schema){
let[old,fresh]=[before,after].map(node=>new Map(node.entries.map(({key,value})=>[String(key.value),value])));return[...new Set([...old?.keys()??[],...fresh?.keys()??
[]])].filter(name=>{let[from,to]=[old?.get(name),fresh?.get(name)];if(!from||!to)return!0;let field=schema&&fieldOf(schema,name);if(!growing.has(name)||from.kind!==
"list"||to.kind!=="list")return meaningOf(from,field)!==meaningOf(to,field);let kept=new Set(to.items.map(item=>meaningOf(item,field?.items)));return from.items.
some(item=>!kept.has(meaningOf(item,field?.items)))})}function placeNow(snapshot,path){return snapshot.state?snapshot.state.at(path):stateFileNow(snapshot)}function stateFileNow({state,documents,root}){if(state)return state.
at([]);let path=pathIn(root,stateFile),document=documents.find(one=>one.path===path);return document?document.at([]):fileAt(path)}function firstOf(words4){return some(
words4,3)}var mostInStep=10;function spoken(all){let first=all.slice(0,mostInStep);return{first,others:all.length-first.length}}var lists=["persistent.decisions","persistent.artifacts","agents.completed"],historyRewritten=changeRule({id:"grid/history-rewritten",severity:"error",summary:"\
decisions, artifacts and the completed agents of a session neither vanish nor change",source:"STATE.md schema 1.4, 1.5, 1.6, D26",needs:"base",check(context){for(let list of lists){
let whereNow=placesNow(context,list);for(let passage of faultsOf(context.course,state=>toldBy(state,list),isRewritten))reportRewriting(context,list,passage,whereNow)}}});
function toldBy(state,list){if(state.dialect!=="schema")return;let isOfSession=list==="agents.completed",session=isOfSession?state.data.session_id:void 0,records=recordsOf(
state,list.split("."));return records&&(!isOfSession||session!==void 0)?{...records,session}:void 0}function isRewritten(before,after){if(before.session!==after.
session)return!1;let{gone,changed}=rewritingOf(before,after);return gone.length+changed.length>0}function reportRewriting({snapshot,report},list,{before,after,step},whereNow){
let where=inStep(step),{gone,changed}=rewritingOf(before,after);gone.length>0&&report(placeNow(snapshot,list),`${list} lost ${firstOf(gone.map(quote))}${where};\
 what it holds stays there`);let{first,others:others2}=spoken(changed);for(let{id,fields:fields3}of first){let index=whereNow.get(id),[field="id"]=fields3,at2=placeNow(
snapshot,index===void 0?list:[...list.split("."),index,field]),what3=firstOf(fields3.map(inert));report(at2,`${what3} of ${quote(id)} in ${list} changed${where}\
; what was recorded stays as it is`)}others2>0&&report(placeNow(snapshot,list),`${others2} more items of ${list} changed${where}`)}function placesNow({snapshot:{
state}},list){let node=state?.document.node(list),entries=(node?.kind==="list"?node.items.map((_,index)=>state?.document.node(`${list}.${index}.id`)):[]).map((id,index)=>[
id?.kind==="scalar"?String(id.value):"",index]);return new Map(entries.reverse())}var stampOf=(id="")=>/^(?:sess|mission)-(\d{8}T\d{6}Z?)-/.exec(id)?.[1],day=({ms})=>formatInstant(ms).slice(0,10),idTime=rule({id:"grid/id-time",severity:"warni\
ng",summary:"the stamps in session_id and mission_id are real times, and the mission was created on that day",source:"STATE.md schema 1.1",check({state,now,limits,
report}){for(let field of["session_id","mission_id"]){let stamp=stampOf(state.data[field]);stamp&&!parseInstant(stamp)&&report(state.at(field),`${field} is stam\
ped ${quote(stamp)}, and there is no such time`)}let{created,updated,disorders}=chronologyOf(state,{now,limits}),stamped=parseInstant(stampOf(state.data.mission_id)??
"");if(!created||!stamped||disorders.some(({wrong,other})=>wrong===created||wrong===updated&&other===created))return;let slackMs=created.zoned===stamped.zoned?limits.
clockSkewMs:widestZoneMs;if(day(created)===day(stamped)||Math.abs(created.ms-stamped.ms)<=slackMs)return;let message=`mission_id is stamped ${day(stamped)}, but\
 created_at is on ${day(created)} (UTC)`;report(state.at("mission_id"),message,{related:[{at:state.at("created_at"),message:"the mission was created here"}]})}});var identity=changeRule({id:"grid/identity",severity:"error",summary:"mission_id and created_at stay what they are until another mission begins",source:"STATE.m\
d schema 1.1, D26",needs:"base",check(context){reportOthers(context),reportCreation(context)}});function reportOthers({snapshot,course:{moves},report}){for(let{
step,stood,after,relation}of moves){let old=stood[0]?.standing,other=after?.standing;if(!old||!other||relation!=="other"&&relation!=="lost")continue;let where=inStep(
step),ran=`while the mission was ${statusInWords(old)}`;if(relation==="other"){let fact=`mission_id went from ${quote(old.mission)} to ${quote(other.mission)}${where}\
, ${ran}`;report(placeNow(snapshot,"mission_id"),`${fact}; another mission begins once one is complete or failed`)}else{let fact=`STATE.md went from the schema \
dialect to ${other.state.dialect}${where}, ${ran}`,kept=old.mission===void 0?"its dialect":`mission_id ${quote(old.mission)}`;report(stateFileNow(snapshot),`${fact}\
; expected it to keep ${kept}`)}}}function reportCreation({snapshot,course,report}){for(let{before,after,step}of faultsOf(course,createdOf,(was,is)=>was.ms!==is.
ms)){let[first,last]=before.ms>after.ms?[before,after]:[after,before],isDoubtful2=orderOf(first,last)==="doubtful",fact=`created_at went from ${quote(before.text)}\
 to ${quote(after.text)}${inStep(step)}`,why=isDoubtful2?"only one of the two names its zone":"a mission is created once";report(placeNow(snapshot,"created_at"),
`${fact}; ${why}`,{severity:isDoubtful2?"warning":"error"})}}var what={temporary:"what a program wrote beside it and did not clean up; expected it to be gone when the write is done",backup:"an old version of it; expected \
none, for git keeps the old versions"},leftover={id:"grid/leftover",severity:"info",summary:"no temporary file, backup or committed lock lies beside the state",
source:'persistence guide, "Atomic Updates"',reach:"root",needs:"tracking",check({snapshot:{root,present},facts,report,skip}){for(let found of present.flatMap(file4=>leftoverOf(
file4)??[])){let{file:file4,kind,of}=found,path=pathIn(root,file4),at2=fileAt(path);if(kind!=="lock"){report(at2,`${quote(file4)} lies beside ${quote(of)} and i\
s ${what[kind]}`);continue}let tracking=facts.tracking(path);tracking.answer==="unknown"?skip(`whether git tracks ${quote(path)} is not known: ${tracking.reason}`):
tracking.answer==="tracked"&&report(at2,`git tracks the lock ${quote(file4)}; expected git to ignore it, for it says nothing of the mission`)}}};function blocksOf(phase){return{owner:phase?nameOf(phase):"the phase",noun:"block",total:phase?.blocks||void 0}}function outOfBounds(field,value,{owner,noun,total}){
if(value!==void 0){if(value<1)return`${field} is ${value}, but ${noun}s count from 1`;if(!(total===void 0||value<=total))return`${field} is ${value}, but ${owner}\
 has ${count(total,noun)}`}}function judgeProseBounds({state,report,skip},noun){if(state.unread){skip(state.unread);return}let{current,total}=state[noun]??{};if(!current||
current.value===0&&!hasBegun(state))return;let fault2=outOfBounds(noun==="phase"?"Phase":"Block",current.value,{owner:"the mission",noun,total:total?.value}),related=total?
[{at:total.at,message:`the ${noun}s are counted here`}]:[];fault2&&report(current.at,fault2,{related})}function hasBegun({ticks,percent,status}){return/complete|done|active|progress/i.
test(status?.value??"")||(percent?.value??0)>0||ticks.some(({complete})=>complete)}var phaseBounds=rule({id:"grid/phase-bounds",severity:"error",summary:"the current phase is one of the phases of the mission, counted from 1",source:"STATE.md s\
chema 3.2, D29",dialects:["schema","prose"],check({state,...context}){state.dialect==="prose"?judgeProseBounds({...context,state},"phase"):isPlanning(state)||judgeSchema(
{...context,state})}});function judgeSchema({state,report}){let{current,total}=state.data.phases??{},fault2=outOfBounds("phases.current",current,{owner:"the mis\
sion",noun:"phase",total}),related=total===void 0?[]:[{at:state.at("phases.total"),message:counted}];fault2&&report(state.at("phases.current"),fault2,{related})}
var counted="the phases are counted here";var phaseCount=rule({id:"grid/phase-count",severity:"error",summary:"phases.total is the number of phases that are defined, each once",source:"STATE.md schema 1\
.1",check({state,report}){let phases=phasesOf(state);reportRepeatedIds(state,report,"phases.definitions",phases);let total=state.data.phases?.total,isOpen2=total===
void 0||total===0&&isPlanning(state);if(phases.length===0||isOpen2||total===phases.length)return;let defined=`${count(phases.length,"phase")} ${phases.length===
1?"is":"are"} defined`;report(state.at("phases.total"),`phases.total is ${total}, but ${defined}`,{related:[{at:state.at("phases.definitions"),message:"the phas\
es are defined here"}]})}});var phaseReference=rule({id:"grid/phase-reference",severity:"error",summary:"every phase that a decision, an artifact or a package names is defined",source:"STA\
TE.md schema 1.5, 1.6, 1.7",check({state,report}){let phases=definedPhases(state);if(phases)for(let[path,id]of references(state))id===void 0||phases.has(id)||report(
state.at(path),undefinedPhase(path,id,phases),{related:[{at:state.document.key("phases.definitions"),message:"the phases are defined here"}]})}});function*references({
data:{persistent}}){for(let[index,decision]of(persistent?.decisions??[]).entries()){let path=`persistent.decisions.${index}`;yield[`${path}.phase_decided`,decision?.
phase_decided],yield*items(`${path}.affects_phases`,decision?.affects_phases)}for(let[index,artifact]of(persistent?.artifacts??[]).entries()){let path=`persiste\
nt.artifacts.${index}`;yield[`${path}.created_phase`,artifact?.created_phase],yield*items(`${path}.used_by_phases`,artifact?.used_by_phases)}for(let[index,added]of(persistent?.
tech_stack?.added_packages??[]).entries())yield[`persistent.tech_stack.added_packages.${index}.added_phase`,added?.added_phase]}function*items(path,ids=[]){for(let[
index,id]of ids.entries())yield[`${path}.${index}`,id]}function*phaseFaults(state){let listed4=listedPhases(state),running;for(let phase of phasesOf(state)){let fault2=countFault(phase)??timeFault(phase)??listFault(
phase,state,listed4)??currentFault(phase,state)??besideFault(phase,running);phase.status==="in_progress"&&!fault2&&(running??=phase);let first=fault2??stampFault(
phase,state);first&&(yield first)}}var against=(phase,fact,other)=>({at:`${phase.path}.status`,message:`${nameOf(phase)} is ${phase.status}, but ${fact}`,other});
function countFault(phase){let{path,status,blocks,blocks_complete:done}=phase,at2=`${path}.blocks_complete`;if(done===void 0)return;if(blocks!==void 0&&done>blocks){
let message=`blocks_complete is ${done}, but ${nameOf(phase)} has ${count(blocks,"block")}`;return{at:at2,message,other:`${path}.blocks`}}if(!(!(status==="compl\
ete"&&done<(blocks??0))&&!(status==="pending"&&done>0)))return against(phase,`blocks_complete is ${done}${blocks===void 0?"":` of ${blocks}`}`,at2)}function timeFault(phase){
let{path,status,started_at:started,completed_at:ended}=phase;if(status==="pending"&&started)return against(phase,"started_at is set",`${path}.started_at`);if(status!==
void 0&&status!=="complete"&&ended)return against(phase,"completed_at is set",`${path}.completed_at`)}function listedPhases(state){let ids=(state.data.phases?.completed??
[]).filter(id=>id!==void 0),defined=new Set(phasesOf(state).map(({id})=>id)),wanted=isRunning(state)?(currentNumber(state)??0)-1:state.data.phases?.total,isWhole=ids.
length===state.data.phases?.completed?.length&&ids.every(id=>defined.has(id)),isNumber=ids.length===wanted||state.data.status==="planning"||state.data.status===
"failed";if(!(!isWhole||!isNumber))return new Map(ids.map((id,index)=>[id,`phases.completed.${index}`]))}function listFault(phase,state,listed4){let{id,status}=phase;
if(id===void 0||status===void 0||!listed4)return;let path=listed4.get(id);if(status!=="complete")return path===void 0?void 0:against(phase,"phases.completed hol\
ds it",path);let isOwed=isRunning(state)||state.data.status==="complete";if(!(path!==void 0||!isOwed))return against(phase,"phases.completed does not hold it","\
phases.completed")}function currentFault(phase,state){let current=currentNumber(state);return!isRunning(state)||current===void 0?void 0:phase.status==="in_progr\
ess"&&!isNumbered(phase,current)||phase.status==="pending"&&phase.number===current?against(phase,`phases.current is ${current}`,"phases.current"):void 0}function besideFault(phase,running){
if(!(phase.status!=="in_progress"||!running))return against(phase,`so is ${nameOf(running)}; expected one at most`,`${running.path}.status`)}function stampFault(phase,state){
let{path,status,started_at:started,completed_at:ended}=phase,absent=field=>({at:`${path}.${field}`,message:`${nameOf(phase)} is ${status}, but it has no ${field}`,
other:`${path}.status`,isMinor:!0}),isOpen2=ended===null||!state.document.node(`${path}.completed_at`);return status==="complete"&&isOpen2?absent("completed_at"):
(status==="complete"||status==="in_progress")&&started===null?absent("started_at"):void 0}var phaseStatus=rule({id:"grid/phase-status",severity:"error",summary:"the status of each phase fits its blocks, its timestamps and the current phase; one at mo\
st is in progress",source:"STATE.md schema 1.2, 7.2",check({state,report}){for(let{at:at2,message,other,isMinor}of phaseFaults(state))report(state.at(at2),message,
{related:[{at:state.at(other),message:"the other half stands here"}],...isMinor&&{severity:"warning"}})}});function phaseOf(state){if(state.dialect==="prose")return state.phase&&{number:state.phase.current.value,field:"Phase",state};if(state.dialect==="schema"){let{status,
phases}=state.data;return status===void 0||status==="planning"||phases?.current===void 0?void 0:{number:phases.current,field:"phases.current",state}}let phase=state.
data.position?.phase,number=phase===void 0?void 0:parsePhase(String(phase));return number===void 0?void 0:{number,field:"position.phase",state}}var mostNamed=3;
function uncompleted(state,from,to){let{completed,current=0,total=current}=state.data.phases??{};if((completed?completed.includes(void 0):state.document.node("p\
hases.completed")!==void 0)||current>total)return;let done=numbersOf(state,new Set(completed)),missing=[];for(let number=Math.max(1,from);number<to&&missing.length<
mostNamed;number+=1){if(done.has(number))continue;let phase=phaseNumbered(state,number);missing.push(phase?nameOf(phase):`phase ${number}`)}return missing}function numbersOf(state,ids){
let byId3=[...ids].flatMap(id=>id===void 0?[]:[phaseNumber(id)]),byPlace=phasesOf(state).flatMap(({id,number})=>id!==void 0&&ids.has(id)?[number]:[]);return new Set(
[...byId3,...byPlace])}var beginnings=["block","wave","thread"];function aheadOfStart(state,phase){let{position}=state.data,isUntouched=phaseNumbered(state,phase)?.
blocks_complete===0;return!position||position.phase!==phase||!isUntouched?[]:beginnings.flatMap(field=>{let value=position[field];return value!==void 0&&value>1?
[[field,value]]:[]})}var phaseTransition=changeRule({id:"grid/phase-transition",severity:"error",summary:"the current phase only moves forward, past phases that are complete, to the\
 start of the next one",source:"STATE.md schema 7.2, D26, D27",needs:"base",check(context){let{course}=context,isBack=(before,after)=>after.number<before.number;
for(let passage of faultsOf(course,phaseOf,isBack))reportReturn(context,passage);for(let passage of faultsOf(course,phaseOf,(before,after)=>isBack(after,before)))
reportPassed(context,passage),reportStart(context,passage)}});function reportReturn({snapshot,report},{before,after,step}){let{state}=snapshot,prose=state?.dialect===
"prose"?state.phase?.current.at:void 0,fact=`${after.field} went back from ${before.number} to ${after.number}${inStep(step)}`;report(prose??placeNow(snapshot,after.
field),`${fact}; expected ${before.number} or more`)}function reportPassed({snapshot,report},{befores,after,step}){if(after.state.dialect!=="schema"||after.state.
data.status==="failed")return;let from=befores.reduce((most6,{number})=>Math.max(most6,number),Number.NEGATIVE_INFINITY),missing=uncompleted(after.state,from,after.
number)??[];if(missing.length===0)return;let fact=`phases.current went from ${from} to ${after.number}${inStep(step)}`;report(placeNow(snapshot,"phases.current"),
`${fact}, but phases.completed lacks ${either(missing,"and")}`,{related:[{at:placeNow(snapshot,"phases.completed"),message:"expected here every phase that was p\
assed"}]})}function reportStart({snapshot,report},{after,step}){if(after.state.dialect!=="schema"||step.isWhole)return;let ahead2=aheadOfStart(after.state,after.
number),[first]=ahead2;if(!first)return;let found=either(ahead2.map(([field,value])=>`${field} ${value}`),"and"),fact=`phase ${after.number} was entered at ${found}${inStep(
step)}`;report(placeNow(snapshot,`position.${first[0]}`),`${fact}, but none of its blocks is complete; expected 1`)}function owedIn({phases},kept,numbering){let filed=file2(kept.summaries),known4=new Set(phases.flatMap(({blocks})=>blocks.map(({key})=>key))),stray=isCounted(numbering)?
[]:kept.summaries.filter(one=>isDone(one)&&isStray(one,known4)),owed=phases.map(phase=>owedInPhase(phase,kept,filed)),missing=owed.reduce((sum,{unsummarised})=>sum+
unsummarised.length,0);return missing>0&&missing===stray.length?owed.map(one=>({...one,unsummarised:[]})):owed}var isDone=({outcome})=>outcome.kind!=="open";function isStray({
keys},known4){return keys.length>0&&!keys.some(key=>known4.has(key))}function file2(summaries){let done=new Set,open=new Map,nameless=new Map;for(let summary of summaries){
for(let key of summary.keys)isDone(summary)?done.add(key):open.set(key,summary);if(summary.keys.length>0||summary.phase===void 0)continue;let others2=nameless.get(
summary.phase)??[];others2.push(summary),nameless.set(summary.phase,others2)}return{done,open,nameless}}function owedInPhase(phase,kept,filed){let{blocks,complete,
numbers,isNamed}=phase;if(!isNamed)return owedByCount(phase,kept);let isSkipped=({key,said:said4})=>kept.skipped.has(key)||said4?.isSkipped===!0,skipped=blocks.
filter(isSkipped),open=blocks.filter(block=>!isSkipped(block)&&!filed.done.has(block.key)),isSaid2=blocks.some(({said:said4})=>said4&&!said4.isSkipped),covered=blocks.
length-open.length,nameless=numbers.flatMap(number=>filed.nameless.get(number)??[]),others2=nameless.filter(isDone).length,count2=Math.max(0,complete.count-covered-
others2),finished=Math.max(0,complete.count-(covered-skipped.length)),pending=isSaid2?open.filter(({said:said4})=>!said4?.isComplete):open.slice(finished),owing=isSaid2?
open.filter(({said:said4})=>said4?.isComplete).slice(others2):open.slice(0,count2),unproven=nameless.filter(one=>!isDone(one));return{phase,unplanned:pending.filter(
({key})=>!kept.planned.has(key)),...parted(phase,owing,[...owing.flatMap(({key})=>filed.open.get(key)??[]),...unproven],filed.open)}}function owedByCount(phase,{
summaries,planned}){let{blocks,complete}=phase,done=summaries.filter(isDone).length,pending=blocks.slice(Math.max(complete.count,done)),owing=blocks.slice(Math.
min(done,complete.count),complete.count),unfinished=summaries.filter(one=>!isDone(one));return{phase,unplanned:planned.size>0?[]:pending,...parted(phase,owing,unfinished,
new Map)}}function parted({complete},owing,unfinished,open){let without2=owing.filter(({key})=>!open.has(key)),taken=Math.min(unfinished.length,owing.length);return{
unsummarised:without2.slice(0,owing.length-taken),unfinished:[...new Set(unfinished.slice(0,taken))],claim:owing[0]?.said?.at??complete.at}}function workRule({check,...facts}){return rule({...facts,dialects:["schema","persistence","prose"],async check(context){let{snapshot,state,skip}=context,work=await workOf(
snapshot,state);if("unknown"in work)return skip(work.unknown);for(let kind of["summary","plan"]){let unread=whyUnread(snapshot,kind);unread!==void 0&&skip(unread)}
let{kept}=work;check({...context,work,kept,owed:owedIn(work,kept,snapshot.numbering)})}})}var planExists=workRule({id:"grid/plan-exists",severity:"error",summary:"every block that is still to be done has its plan",source:"checkpoint flow check 3, D7,\
 D33",reach:"root",check({snapshot,work,kept,owed,report}){if(!work.isUnderWay)return;let stray=strayFiles(snapshot.present,"plan"),lacking=owed.filter(one=>one.
phase.when!=="past"&&isLacking(one));if(kept.planned.size===0&&stray.length===0){let[first]=[...lacking].sort((a,b)=>Number(isLater(a))-Number(isLater(b)));first&&
report(placeOf(first),noPlans(first),{severity:isLater(first)?"info":"warning"});return}for(let one of lacking){let{unplanned,phase}=one,found=hint(stray,"plan",
unplanned,kept.placement),options=isLater(one)?{severity:"info"}:{};report(placeOf(one),`${phase.claim.says}, but ${isMissing("plan","plans",unplanned)}${found}`,
options)}}}),isLacking=({unplanned})=>unplanned.length>0,isLater=({phase})=>phase.when==="later";function noPlans({phase,unplanned}){let whose=phase.isNamed?`${blockList(
unplanned)}, which ${unplanned.length===1?"is":"are"}`:"each block";return`${phase.claim.says}, but the mission keeps no plans; expected one for ${whose} still \
to be done`}function placeOf({phase,unplanned}){return unplanned[0]?.said?.at??phase.claim.at}var positionBlock=rule({id:"grid/position-block",severity:"error",summary:"position.block is one of the blocks of its phase, and block_id names the same block",
source:"STATE.md schema 1.1, D29",dialects:["schema","prose"],check({state,...context}){state.dialect==="prose"?judgeProseBounds({...context,state},"block"):judgeNumber2(
{...context,state})&&judgeId({...context,state})}});function judgeNumber2({state,report}){let{phase:number,block}=state.data.position??{},phase=phaseNumbered(state,
number);if(block===0&&isPlanning(state))return!0;let fault2=outOfBounds("position.block",block,blocksOf(phase)),related=phase?.blocks?[{at:state.at(`${phase.path}\
.blocks`),message:counted2}]:[];return fault2&&report(state.at("position.block"),fault2,{related}),!fault2}function judgeId({state,report}){let{phase,phase_id,block,
block_id:id}=state.data.position??{};if(id===void 0||isPlanning(state)&&(phase===0||block===0))return;let phases=[phase,phase_id&&phaseNumber(phase_id)].filter(
number=>number!==void 0),isOfPhase=phases.length===0||phases.includes(phaseNumber(id)),isOfBlock=block===void 0||block===Number(id.slice(3));if(isOfPhase&&isOfBlock)
return;let field=isOfPhase?"position.block":"position.phase",place=[phases.slice(0,1).map(number=>`phase ${number}`),block===void 0?[]:`block ${block}`].flat(),
fact=`position.block_id is ${quote(id)}, but the mission stands at ${place.join(", ")}`;report(state.at("position.block_id"),fact,{related:[{at:state.at(field),
message:"the position stands here"}]})}var counted2="the blocks are counted here";var positionPhase=rule({id:"grid/position-phase",severity:"error",summary:"position.phase, phase_id and phase_name speak of the current phase",source:"STATE.md \
schema 3.2",check(context){judgeNumber3(context),judgeId2(context),judgeName(context)}});function judgeNumber3({state,report}){let current=currentNumber(state),
phase=state.data.position?.phase;current===void 0||phase===void 0||current===phase||isPlanning(state)&&(current===0||phase===0)||report(state.at("position.phase"),
`position.phase is ${phase}, but phases.current is ${current}`,{related:[{at:state.at("phases.current"),message:"the current phase stands here"}]})}function judgeId2({
state,report}){let{phase:number,phase_id:id}=state.data.position??{};if(id===void 0||number===void 0||number===0&&isPlanning(state))return;let numbers=[number,state.
data.phases?.current??number],phases=phasesOf(state),defined=phaseNumbered(state,number);if(phases.length>0?defined?.id===void 0||phases.some(one=>one.id===id&&
numbers.some(of=>isNumbered(one,of))):numbers.includes(phaseNumber(id)))return;let other=defined?`phase ${number} is ${quote(defined.id)}`:`position.phase is ${number}`;
report(state.at("position.phase_id"),`position.phase_id is ${quote(id)}, but ${other}`,{related:[{at:state.at(defined?`${defined.path}.id`:"position.phase"),message:"\
the other half stands here"}]})}function judgeName({state,report}){let name=state.data.position?.phase_name,[defined,...others2]=currentPhases(state);if(name===
void 0||defined?.name===void 0||[defined,...others2].some(one=>one.name===name))return;let fact=`position.phase_name is ${quote(name)}, but the phase is named ${quote(
defined.name)}`;report(state.at("position.phase_name"),fact,{related:[{at:state.at(`${defined.path}.name`),message:"the phase is named here"}]})}var positionThread=rule({id:"grid/position-thread",severity:"error",summary:"position.thread is one of the threads of its wave, counted from 1",source:"STATE.md\
 schema 3.2, D29",check({state,report}){let{thread,thread_total:total}=state.data.position??{};if(isPlanning(state)&&(thread===0||total===0))return;let fault2=outOfBounds(
"position.thread",thread,{owner:"the wave",noun:"thread",total}),related=total===void 0?[]:[{at:state.at("position.thread_total"),message:"the threads are count\
ed here"}];fault2&&report(state.at("position.thread"),fault2,{related})}});var progressCounts=rule({id:"grid/progress-counts",severity:"error",summary:"no more is complete than there is, and the blocks are those of the phases",source:"\
STATE.md schema 1.1, 1.2, D29",check(context){(!judgeSum(context,"blocks_total","blocks")||judgeParts(context,"blocks"))&&judgeSum(context,"blocks_complete","bl\
ocks_complete"),judgeParts(context,"threads")}});function judgeParts({state,report},noun){let{[`${noun}_complete`]:complete,[`${noun}_total`]:total}=state.data.
progress??{};if(complete===void 0||total===void 0||complete<=total)return!0;let fact=`progress.${noun}_complete is ${complete}, but progress.${noun}_total is ${total}`;
return report(state.at(`progress.${noun}_complete`),fact,{related:[{at:state.at(`progress.${noun}_total`),message:`the ${noun} are counted here`}]}),!1}function judgeSum({
state,report},field,part){let figure2=state.data.progress?.[field],counts=phasesOf(state).map(phase=>phase[part]);if(figure2===void 0||figure2===0&&isPlanning(state)||
counts.length===0||counts.includes(void 0))return!0;let sum=counts.reduce((all,one)=>all+(one??0),0);if(sum===figure2)return!0;let noun=part==="blocks"?"block":
"complete block";return report(state.at(`progress.${field}`),`progress.${field} is ${figure2}, but the phases have ${count(sum,noun)}`,{related:[{at:state.at("p\
hases.definitions"),message:"the phases are defined here"}]}),!1}var progressPercent=rule({id:"grid/progress-percent",severity:"error",summary:"the progress in percent is the share of blocks that are complete",source:"STATE.m\
d schema 3.2, D3, D28",repair:"unsafe",dialects:["schema","persistence","prose"],check({state,...context}){state.dialect==="schema"?judgeSchema2({...context,state}):
state.dialect==="persistence"?judgePersistence({...context,state}):judgeProse2({...context,state})}});function rewrite(document,at2,percent){let text=document.text.
slice(at2.start,at2.end).includes(".")&&Number.isInteger(percent)?`${percent}.0`:String(percent);return{repair:{safe:!1,title:`write ${text}`,edits:[{at:at2,text}]}}}
function judgeSchema2({state,report}){let{percent,blocks_complete:complete,blocks_total:total,...threads}=state.data.progress??{};if(percent===void 0||complete===
void 0||total===void 0||complete>total||isShare(percent,{complete,total}))return;let related=[{at:state.at("progress.blocks_complete"),message:"the blocks are c\
ounted here"}],repair=rewrite(state.document,state.at("progress.percent"),shown(share({complete,total}))),fact=`progress.percent is ${percent}, but ${complete} \
of ${count(total,"block")} make ${shown(share({complete,total}))}`,ofThreads={complete:threads.threads_complete??0,total:threads.threads_total??0};if(ofThreads.
total>0&&isShare(percent,ofThreads)){let basis=`it is the share of threads, ${ofThreads.complete} of ${ofThreads.total}`;report(state.at("progress.percent"),`${fact}\
; ${basis}`,{severity:"warning",related,...repair})}else report(state.at("progress.percent"),fact,{related,...repair})}function boundsOf(complete,total){return{
least:{complete,total},most:{complete:Math.min(complete+1,total),total}}}function isReached(percent,complete,total){let{least,most:most6}=boundsOf(complete,total),
isBetween=percent>=share(least)&&percent<=share(most6);return isRoundedShare(percent,least)||isRoundedShare(percent,most6)||isBetween}function judgePersistence({
state,snapshot,report}){let{progress_percent:percent,status,position}=state.data,total=state.plannedBlocks,isOver3=status==="completed",number=/^\d+$/.test(String(
position?.block))?Number(position?.block):void 0,phase=position?.phase===void 0?void 0:parsePhase(String(position.phase));if(percent===void 0||!isOver3&&number===
void 0||total===0)return;let within=isOver3?0:plannedBefore(snapshot.present,phase),readings=[...new Set([0,within])].map(before=>before+(number??0)),all=isOver3?
[total]:readings.map(place=>place-1);if(!isOver3&&all.some(complete2=>complete2>=total)||all.some(complete2=>isReached(percent,complete2,total)))return;let[complete=total]=all,
[block]=readings,{least,most:most6}=boundsOf(complete,total),expected3=isOver3?"100, for the mission is completed":`${shown(share(least))} to ${shown(share(most6))}\
, for the mission stands at block ${block} of ${total}`,at2=state.at(isOver3?"status":"position.block");report(state.at("progress_percent"),`progress_percent is\
 ${percent}; expected ${expected3}`,{related:[{at:at2,message:"the mission stands here"}],...isOver3&&rewrite(state.document,state.at("progress_percent"),100)})}
function judgeProse2({state,report,skip}){if(state.unread){skip(state.unread);return}let{percent,ticks,block}=state,[first]=ticks;if(!percent||!first)return;let complete=new Set(
ticks.filter(tick=>tick.complete).map(tick=>tick.block)).size,ticked=new Set(ticks.map(tick=>tick.block)).size,total=block?.total?.value??ticked;if(ticked<total||
isRoundedShare(percent.value,{complete,total}))return;let fact=`the progress is ${percent.value}%, but ${complete} of ${count(total,"block")} make ${shown(share(
{complete,total}))}`,isWhole=Number.isInteger(percent.value),right=share({complete,total});report(percent.at,fact,{related:[{at:first.at,message:"the blocks are\
 ticked here"}],...rewrite(state.document,percent.at,isWhole?Math.round(right):shown(right))})}var figures=[state=>state.dialect==="schema"?ofProgress(state.data.progress,"blocks_complete"):void 0,state=>state.dialect==="schema"?ofProgress(state.data.progress,
"threads_complete"):void 0];function ofProgress(progress,name){return figure(`progress.${name}`,progress?.[name])}function figure(field,value){return value===void 0?
void 0:{field,value}}function blocksByPhase(state){let definitions=state.dialect==="schema"?state.data.phases?.definitions:void 0;if(!definitions)return;let blocks=new Map;
for(let phase of definitions)phase?.id===void 0||phase.blocks_complete===void 0||blocks.has(phase.id)||blocks.set(phase.id,phase.blocks_complete);return blocks}
function completedPhases2(state){if(state.dialect!=="schema")return;let{completed}=state.data.phases??{};if(!completed)return state.document.node("phases.comple\
ted")?void 0:new Set;let ids=completed.filter(id=>id!==void 0);return ids.length===completed.length?new Set(ids):void 0}function tickedBlocks(state){if(state.dialect!==
"prose"||state.ticks.length===0)return;let ticked=new Map;for(let{block,complete}of state.ticks)complete&&ticked.set(block,(ticked.get(block)??0)+1);return ticked}function partsOf2(state){return state.dialect==="schema"?inSchema2(state):state.dialect==="prose"?inProse(state):inPersistence(state)}function inSchema2({data}){
let{phase,block,wave,thread}=data.position??{};if(data.status==="planning"||phase===void 0||block===void 0)return[];let inPhase=`phase ${phase}`,inBlock=`${inPhase}\
, block ${block}`;return[{field:"position.block",value:block,within:inPhase},wave===void 0?void 0:{field:"position.wave",value:wave,within:inBlock},wave===void 0||
thread===void 0?void 0:{field:"position.thread",value:thread,within:`${inBlock}, wave ${wave}`}]}function inProse({phase,block}){return block?[{field:"Block",value:block.
current.value,within:phase?`phase ${phase.current.value}`:"the mission"}]:[]}function inPersistence(state){let[block,wave,thread]=["block","wave","thread"].map(
name=>textAt(state,name)),named2=state.data.position?.phase,phase=named2===void 0?void 0:parsePhase(String(named2)),{number,phase:ownPhase=phase}=parseBlock(block?.
text??"")??{};if(!block||number===void 0||named2!==void 0&&phase===void 0)return[];let inPhase=ownPhase===void 0?"the mission":`phase ${ownPhase}`,inBlock=`${inPhase}\
, block ${number}`,inWave=`${inBlock}, wave ${wave?.text}`,[,above,last]=/^(?:(\d{1,4})\.)?(\d{1,4})$/.exec(thread?.text??"")??[],isTold=last!==void 0&&(above!==
void 0||wave!==void 0);return[{field:block.field,value:number,within:inPhase},wave&&{field:wave.field,value:Number(wave.text),within:inBlock},thread&&isTold?{field:thread.
field,value:Number(last),within:wave?inWave:inBlock}:void 0]}function textAt({data,document},name){let isSound=map=>map!==void 0&&Object.hasOwn(map,name),field=isSound(
data.position)?`position.${name}`:isSound(data)?name:void 0,node=field===void 0?void 0:document.node(field);if(!(field===void 0||node?.kind!=="scalar"))return{field,
text:typeof node.value=="string"?node.value:node.source}}var progressRegressed=changeRule({id:"grid/progress-regressed",severity:"warning",summary:"completed work never becomes less, and a mission does not go back wit\
hin a phase",source:"STATE.md schema 1.1, D26, D27",needs:"base",check(context){reportFigures(context),reportPhases(context),reportBlocks(context),reportTicks(context),
reportPosition(context)}});function reportFigures({snapshot,course,report}){for(let read of figures)for(let{before,after,step}of faultsOf(course,read,(from,to)=>to.
value<from.value)){let fact=`${after.field} went back from ${before.value} to ${after.value}${inStep(step)}`;report(placeNow(snapshot,after.field),`${fact}; wha\
t is complete stays complete`)}}function reportPhases({snapshot,course,report}){let lost=(before,after)=>[...before].filter(id=>!after.has(id));for(let{before,after,
step}of faultsOf(course,completedPhases2,(from,to)=>lost(from,to).length>0)){let fact=`phases.completed lost ${firstOf(lost(before,after).map(quote))}${inStep(step)}`;
report(placeNow(snapshot,"phases.completed"),`${fact}; what is complete stays complete`)}}function reportBlocks({snapshot,course,report}){let{state}=snapshot,definitions=state?.
dialect==="schema"?state.data.phases?.definitions??[]:[],places=new Map([...definitions.entries()].reverse().map(([index,phase])=>[phase?.id,index])),pathOf2=id=>{
let index=places.get(id);return["phases","definitions",...index===void 0?[]:[index,"blocks_complete"]]},fewerIn=({befores,after})=>[...after].filter(([id,blocks])=>befores.
every(one=>blocks<(one.get(id)??0)));for(let passage of faultyPassages(course,blocksByPhase,one=>fewerIn(one).length>0)){let{before,step}=passage,fewer=fewerIn(
passage),{first,others:others2}=spoken(fewer);for(let[id,blocks]of first){let fact=`blocks_complete of phase ${quote(id)} went back from ${before.get(id)} to ${blocks}`;
report(placeNow(snapshot,pathOf2(id)),`${fact}${inStep(step)}; what is complete stays complete`)}others2!==0&&report(placeNow(snapshot,pathOf2()),`blocks_comple\
te of ${others2} more phases went back${inStep(step)}`)}}function reportTicks({snapshot,course,report}){let ticks=snapshot.state?.dialect==="prose"?snapshot.state.
ticks:[],lostIn=({before,befores,after})=>[...before.keys()].filter(block=>befores.every(one=>(after.get(block)??0)<(one.get(block)??0)));for(let passage of faultyPassages(
course,tickedBlocks,one=>lostIn(one).length>0)){let{step}=passage,lost=lostIn(passage),at2=ticks.find(({block,complete})=>block===lost[0]&&!complete)?.at??stateFileNow(
snapshot),fact=`${firstOf(lost.map(block=>`block ${block}`))} lost the tick of what is complete`;report(at2,`${fact}${inStep(step)}; what is complete stays comp\
lete`)}}function reportPosition({snapshot,course,report}){let prose=snapshot.state?.dialect==="prose"?snapshot.state.block?.current.at:void 0,isBack=(before,after)=>before.
within===after.within&&after.value<before.value;for(let index of[0,1,2])for(let{before,after,step}of faultsOf(course,state=>partsOf2(state)[index],isBack)){let fact=`${after.
field} went back from ${before.value} to ${after.value}${inStep(step)}`;report(prose??placeNow(snapshot,after.field),`${fact}, within ${after.within}`)}}var resumePosition=rule({id:"grid/resume-position",severity:"error",summary:"resume_position lies within the mission, and not after the position",source:"STATE.\
md schema 1.1, D29",check(context){isPlanning(context.state)||judgeBounds(context)&&judgeOrder(context)}}),parts=["phase","block","thread"],pathOf=part=>`resume\
.resume_position.${part}`;function judgeBounds({state,report}){let{phase:number,block,thread}=state.data.resume?.resume_position??{},phase=phaseNumbered(state,number),
total=state.data.phases?.total,lastPhase=total===void 0?void 0:Math.max(total,phasesOf(state).length),wholes=[{value:number,owner:"the mission",noun:"phase",total:lastPhase,
at:"phases.total"},{value:block,...blocksOf(phase),at:`${phase?.path}.blocks`},{value:thread,owner:"the wave",noun:"thread",total:void 0,at:""}],areRight=!0;for(let{
value,at:at2,...whole}of wholes){let path=pathOf(whole.noun),fault2=outOfBounds(path,value,whole);if(!fault2)continue;areRight=!1;let related=whole.total===void 0?
[]:[{at:state.at(at2),message:`the ${whole.noun}s are counted here`}];report(state.at(path),fault2,{related})}return areRight}function judgeOrder({state,report}){
let{position,resume}=state.data;if(position?.phase===currentNumber(state))for(let part of parts){let[there,here]=[resume?.resume_position?.[part],position?.[part]];
if(there===void 0||here===void 0||here<1||there<here)return;if(!(there===here||part==="thread"&&(position?.wave??1)>1)){report(state.at(pathOf(part)),`${pathOf(
part)} is ${there}, but the mission stands at ${part} ${here}`,{related:[{at:state.at(`position.${part}`),message:"the position stands here"}]});return}}}var scratchpadEntry={id:"grid/scratchpad-entry",severity:"warning",summary:"each entry of the scratchpad says which program wrote it, when, and of what kind it \
is, in the order of time",source:'persistence guide, "Grid Executor"; checkpoint flow, "File Write Timeline"; D24',reach:"root",async check({snapshot,limits,report,
skip}){let{scratchpad}=snapshot,unread=whyUnread(snapshot,"scratchpad");if(unread!==void 0)return skip(unread);if(!scratchpad)return;let entries=await scratchpadEntries(
scratchpad);if(typeof entries=="string")return skip(`${quote(scratchpad.document.path)} could not be read: ${entries}`);reportWanting(entries,report);let{setbacks,
isTurned}=setbacksIn(entries,limits);for(let{before,entry}of isTurned?setbacks.slice(0,1):setbacks){let order=isTurned?`the entries stand newest first: ${quote(
entry.time)} below ${quote(before.time)}`:`the entry of ${quote(entry.time)} stands below one of ${quote(before.time)}`;report(entry.at,`${order}; expected new \
entries at the end`,{related:[{at:before.at,message:`the entry of ${quote(before.time)} stands here`}]})}}};function reportWanting(entries,report){let last;for(let{
who,time,isTimed,kind,title,at:at2,columns:columns2}of entries){let wanting=[...who?[]:["program"],...isTimed?[]:["time"],...kind?[]:["kind"]],fault2=columns2===
void 0?void 0:`${columns2}:${wanting}`;if(wanting.length>0&&(fault2===void 0||fault2!==last)){let found=time!==""&&!isTimed?`, for ${quote(time)} is none`:"",lacks=either(
wanting.map(part=>part==="time"?`no time${found}`:`no ${part}`),"and");report(at2,`the entry ${quote(title)} has ${lacks}; expected a head like "executor-01 | 1\
4:05:00 | PROGRESS"`)}last=fault2}}var sessionDeath={id:"grid/session-death",severity:"warning",summary:"a mission that says it is running has moved within the last 10 minutes",source:"persistenc\
e guide, phase 2 and test 2; D11, D19, D34",reach:"root",needs:"ages",async check({snapshot,facts,now,limits,report,skip}){let silence=await silenceOf(snapshot,
facts,now,limits);if(silence.answer==="unknown")return skip(silence.reason);if(silence.answer==="none")return;let{status,signs:signs2}=silence,silences=signs2.map(
({what:what3,ms,isLocal})=>`${what3} is ${duration(now-ms)} old${isLocal?" if it is UTC":""}`),dead=status.lifecycle==="schema"?"blocked":"interrupted",message=`\
the status is ${quote(status.value)}, but nothing has moved for ${duration(limits.heartbeatMs)}: ${either(silences,"and")}; if the session died, expected the st\
atus ${quote(dead)} and a checkpoint of type session_death`,related=signs2.flatMap(({what:what3,at:at2})=>at2?[{at:at2,message:`${what3} stands here`}]:[]);report(
status.at,message,{related})}};var singleCheckpoint={id:"grid/single-checkpoint",severity:"error",summary:"a mission has at most one CHECKPOINT*.md",source:"checkpoint flow check 4, D32",reach:"\
root",check({snapshot,report}){let[first,...others2]=checkpointFiles(snapshot);if(first===void 0)return;let read=new Map(snapshot.checkpoints.map(({file:file4,document})=>[
file4,document])),placeOf4=file4=>read.get(file4)?.span(0,0)??fileAt(pathIn(snapshot.root,file4)),at2=placeOf4(first),message=`there is another checkpoint, ${quote(
at2.document.path)}; expected at most one in a mission`,related=[{at:at2,message:"the other checkpoint is here"}];for(let file4 of others2)report(placeOf4(file4),
message,{related})}};var stateDeleted=changeRule({id:"grid/state-deleted",severity:"error",summary:"STATE.md stays where it is until its mission is over",source:"STATE.md schema 10.\
2",needs:"base",isAboutPresence:!0,check({snapshot,change,course:{moves,whole},report,skip}){if(change.gap!==void 0)return;let deletions=moves.filter(({after})=>!after);
deletions.length===0&&whole&&!whole.after&&deletions.push(whole);for(let{step,befores,stood}of deletions){let untold=befores.find(({isTold})=>!isTold);if(untold){
skip(`STATE.md was deleted${inStep(step)}, and nobody knows whether its mission ran: ${untold.unread}`);continue}let standings2=stood.flatMap(({standing:standing2})=>standing2??
[]),[standing]=standings2;if(!standing||standings2.some(isEnded))continue;let fact=`STATE.md was deleted${inStep(step)}, while its mission was ${statusInWords(standing)}`;
report(stateFileNow(snapshot),`${fact}; expected it to stay until the mission is complete or failed`)}}});var stateExists={id:"grid/state-exists",severity:"error",summary:"a Grid root has its STATE.md",source:"STATE.md schema 9.1, StateNotFound",reach:"root",check({
snapshot:{root,documents,unreadable,present},change,report}){if(change?.base&&!present.some(makesRoot))return;let path=pathIn(root,stateFile);if([...documents,...unreadable].
some(file4=>file4.path===path))return;let where=root===""?"here":`in ${quote(root)}`;report(fileAt(path),`there is no STATE.md ${where}; expected one, for it is\
 the root of a Grid mission`)}};function makesRoot(file4){let slash=file4.indexOf("/");return slash<0?isMark(file4,"file"):isMark(file4.slice(0,slash),"director\
y")}function statusOf2(state){if(!(state.dialect==="prose"||state.data.status===void 0))return{status:state.data.status,lifecycle:lifecycles[state.dialect]}}function movesFrom({
status,lifecycle:{edges}}){return Object.hasOwn(edges,status)?edges[status]??[]:[]}function isReachable(from,to){let reached=new Set([from.status]);for(let status of reached)
for(let next of movesFrom({...from,status}))reached.add(next);return reached.has(to)}var statusTransition=changeRule({id:"grid/status-transition",severity:"error",summary:"the status of a mission moves along legal edges, and a mission that is ov\
er stays over",source:"STATE.md schema 7.1, checkpoint flow, D13, D26, D27",needs:"base",check({snapshot,course,report}){for(let{before,after,step}of faultsOf(course,
statusOf2,(from,to)=>!isReachable(from,to.status))){let fact=`status went from ${quote(before.status)} to ${quote(after.status)}${inStep(step)}`;report(placeNow(
snapshot,"status"),`${fact}; ${expected2(before)}`)}}});function expected2(from){let moves=movesFrom(from).map(quote);if(moves.length>0)return`from ${quote(from.
status)} it goes to ${either(moves)}`;let field=from.lifecycle===schemaLifecycle?"mission_id":"cluster";return`${quote(from.status)} is final, and only another ${field}\
 begins a new mission`}function wrongFolder(file4,numbering){let{block,phase:folder=""}=namedSummary(file4)??{},own=parsePhase(folder),phase=block&&own!==void 0?phaseOfName(block,own,
numbering):void 0;if(!(!block||own===void 0||phase===void 0||isSamePhase(phase,own,numbering)))return{folder,block,phase}}function phaseOfName({phase,number,isPlain:isPlain2},folder,numbering){
if(!isPlain2)return phase;let own=numbering.byNumber.get(folder)??[];return own.length>0&&own.every(({blocks=0})=>blocks>0&&number>blocks)&&!numbering.restarts?
phaseOfBlock(number,numbering)?.numbers[0]:void 0}function isSamePhase(one,other,{byNumber}){return one===other||(byNumber.get(one)??[]).some(({numbers})=>numbers.
includes(other))}var summaryBlock={id:"grid/summary-block",severity:"error",summary:"the block of a SUMMARY is the one in its name, no other SUMMARY has it, and the mission has \
it",source:"checkpoint flow; D6, D23",reach:"root",check({snapshot,report,skip}){let placement=placementIn(snapshot),first=new Map,{summaries,unjudged:unjudged2}=snapshot;
unjudged2!==void 0&&summaries.length>0&&skip(unjudged2);let unread=whyUnread(snapshot,"summary");unread!==void 0&&skip(unread);for(let summary of summaries){let block=namedSummary(
summary.file)?.block??summary.block,fault2=faultOf(summary,snapshot);if(fault2&&report(fault2.at,fault2.message),fault2||!block)continue;let key=placement.keyOf(
block),other=first.get(key);other?isElsewhere(summary,other)||report(placeOf2(summary),`this is a second SUMMARY of block ${nameOfBlock(block)}; expected one`,{
related:[{at:placeOf2(other),message:"the other one is here"}]}):first.set(key,summary)}}};function faultOf(summary,snapshot){let field=summary.isBroken?void 0:
fieldFault(summary,snapshot);return folderFault(summary,snapshot)??field??boundsFault(summary,snapshot)}function folderFault({file:file4,document},{numbering}){
let wrong=wrongFolder(file4,numbering);if(!wrong)return;let name=nameOfBlock(wrong.block),fact=`the file lies in the folder ${quote(wrong.folder)}, but by its n\
ame it is about block ${name}`;return{at:document.at(""),message:`${fact}; expected it in the folder of phase ${wrong.phase}`}}function fieldFault(summary,{numbering}){
let{file:file4,block}=summary,named2=namedSummary(file4),blockField=fieldOf2(summary,"block"),phaseField=fieldOf2(summary,"phase"),[name=""]=file4.split("/").slice(
-1),said4=phaseField&&parsePhase(phaseField.text),folder=named2?.phase===void 0?void 0:parsePhase(named2.phase);if(phaseField&&said4!==void 0&&folder!==void 0&&
!isSamePhase(said4,folder,numbering)){let where=`the file lies in the folder ${quote(named2?.phase)}`;return{at:phaseField.at,message:`phase is ${phaseField.shown}\
, but ${where}`}}if(!blockField||!block||!named2?.block||!parseBlock(blockField.text)||mayBeSame(block,named2.block,numbering))return;let message=`block is ${blockField.
shown}, but the file is called ${quote(name)}; expected block ${nameOfBlock(named2.block)}`;return{at:blockField.at,message}}function boundsFault(summary,snapshot){
let{block}=summary,why=block&&whyNoBlock(block,snapshot);return why?{at:placeOf2(summary),message:`the SUMMARY is about block ${nameOfBlock(block)}, but ${why}`}:
void 0}function isElsewhere({block:one},{block:other}){return!!(one?.isPlain&&other?.isPlain)&&one?.phase!==void 0&&other?.phase!==void 0&&one.phase!==other.phase}
function fieldOf2({document},name){let[field]=[name,`position.${name}`].flatMap(path=>fieldsNamed(document,path));if(field?.value.kind!=="scalar")return;let{value}=field.
value;return{text:textOf(field.value),shown:quote(value),at:document.at(field.keyPath)}}function placeOf2(summary){return fieldOf2(summary,"block")?.at??summary.
document.at("")}var summaryExists=workRule({id:"grid/summary-exists",severity:"warning",summary:"every block that counts as complete has its SUMMARY",source:'persistence guide,\
 "On block complete"; checkpoint flow, D6, D33',reach:"root",check({snapshot,kept,owed,report}){let owing=owed.filter(({unsummarised,unfinished})=>unsummarised.
length+unfinished.length>0),stray=strayFiles(snapshot.present,"summary");if(kept.summaries.length===0&&stray.length===0){let[first]=owing,total=owing.reduce((sum,{
unsummarised})=>sum+unsummarised.length,0);first&&report(first.claim,noSummaries(total));return}for(let one of owing){let{phase,unsummarised,claim}=one,unfinished=unfinishedIn(
one),facts=[...missingIn(one),...unfinished.map(({file:file4,says})=>`${quote(baseOf(file4))} ${says}`)],found=hint(stray,"summary",unsummarised,kept.placement);
report(claim,`${phase.complete.says}, but ${some(facts,mostNamed2)}${found}`,{related:unfinished.slice(0,mostNamed2).map(({at:at2,says})=>({at:at2,message:`this\
 SUMMARY ${says}`}))})}}}),mostNamed2=5;function noSummaries(total){return`${`${count(total,"block")} ${total===1?"is":"are"} complete`}, but the mission keeps \
no summaries; expected one for ${total===1?"it":"each"}`}function missingIn({phase,unsummarised}){let number=unsummarised.length;return number===0?[]:phase.isNamed?
[isMissing("SUMMARY","summaries",unsummarised)]:[number===1?"1 summary is missing":`${number} summaries are missing`]}function unfinishedIn({unfinished}){return unfinished.
flatMap(({file:file4,outcome})=>{if(outcome.kind!=="open")return[];let says=outcome.why===void 0?"is a placeholder":`says ${quote(outcome.why)}`;return[{file:file4,
at:outcome.at,says}]})}var summaryFields={id:"grid/summary-fields",severity:"warning",summary:"a SUMMARY names its cluster, its block, its commits and what it created",source:'persist\
ence guide, "On block complete"; D8, D33',reach:"root",async check({snapshot,report,skip}){let{summaries,commits}=snapshot,committed=new Set(commits.map(({at:at2})=>at2.
document)),unread=whyUnread(snapshot,"summary");unread!==void 0&&skip(unread);for(let summary of summaries){if(summary.isBroken)continue;let missing=await missingFrom(
summary,committed.has(summary.document));missing.length>0&&report(summary.document.at(""),`the SUMMARY does not name ${either(missing,"and")}`)}}};async function missingFrom(summary,hasCommits){
let{kind,...outcome}=await outcomeOf(summary);if(kind==="skipped")return[];let isUnfinished=kind==="open"&&"why"in outcome&&outcome.why!==void 0,files3=["artifa\
cts_created","key-files.created","key-files.modified"].map(field=>saidIn(summary,field)),isSilent=files3.every(said4=>said4==="nothing"),areNone=!files3.includes(
"something");return[["its cluster",saidIn(summary,"cluster")==="something"],["its block",summary.block!==void 0],["its commits",isUnfinished||hasCommits||isExplained(
summary,!isSilent&&areNone)],["what it created (artifacts_created or key-files)",isUnfinished||!isSilent]].flatMap(([what3,isThere])=>isThere?[]:[what3])}function isExplained(summary,createdNone){
return saidIn(summary,"commits")==="none"?createdNone:fieldsNamed(summary.document,"commits").some(({value})=>value.kind==="scalar"&&isReason(textOf(value)))}function isReason(text){
return text.trim().split(/\s+/,3).length>2&&!isTemplate(text)}function saidIn({document},name){return fieldsNamed(document,name).map(({value})=>answerOf2(value)).
find(answer=>answer!=="nothing")??"nothing"}function answerOf2(node){if(node.kind==="list"&&node.items.length===0||node.kind==="map"&&node.entries.length===0)return"\
none";let below=node.kind==="list"?node.items:node.kind==="map"?node.entries.map(({value})=>value):[];if(node.kind!=="scalar")return below.some(item=>answerOf2(
item)==="something")?"something":"nothing";let text=textOf(node).trim();return isAbsent(text)?"none":text===""||isTemplate(text)||isNothing(text)?"nothing":"som\
ething"}var terminalState=rule({id:"grid/terminal-state",severity:"error",summary:"a complete mission has done everything and nothing is active or blocked; a failed one\
 has no active agent",source:"STATE.md schema 7.1, D4",check({state,report}){let{status}=state.data;if(status!=="complete"&&status!=="failed")return;let open=[...status===
"complete"?undone(state):[],...active(state)];if(open.length===0)return;let facts=open.map(({message})=>message);report(state.at("status"),`status is ${quote(status)}\
, but ${either(facts,"and")}`,{related:open})}});function undone(state){let{progress={},blockers:blockers2=[]}=state.data,phases=phasesOf(state).filter(({status})=>status!==
void 0&&status!=="complete");return[...rest(state,"progress.blocks_complete","block",left(progress.blocks_complete,progress.blocks_total)),...rest(state,"progre\
ss.threads_complete","thread",left(progress.threads_complete,progress.threads_total)),...rest(state,`${phases[0]?.path}.status`,"phase",phases.length),...rest(state,
"blockers","blocker",blockers2.length,"open")]}function active(state){return rest(state,"agents.active.0.id","agent",(state.data.agents?.active??[]).length,"act\
ive")}function left(complete=0,total=0){return Math.max(0,total-complete)}function rest(state,path,noun,number,how="not complete"){return number===0?[]:[{at:state.
at(path),message:`${count(number,noun)} ${number===1?"is":"are"} ${how}`}]}var timeFuture=rule({id:"grid/time-future",severity:"warning",summary:"no timestamp lies more than 2 minutes after the clock",source:"STATE.md schema 3.3, D5, D\
19",dialects:["schema","persistence"],check({state,now,limits,report}){let{stamps,isFuture}=chronologyOf(state,{now,limits});for(let stamp of stamps.filter(isFuture)){
let fact=`${stamp.name} is ${quote(stamp.text)}, ${duration(stamp.ms-now)} after the clock, ${formatInstant(now)}`;report(state.at(stamp.keyPath),stamp.zoned?fact:
`${fact}; it names no zone, so it is read as UTC`)}}});var timeOrder=rule({id:"grid/time-order",severity:"error",summary:"the mission and its phases end after they start, and all that has a time lies inside the miss\
ion",source:"STATE.md schema 3.3, D5",dialects:["schema","persistence"],check({state,now,limits,report}){let{disorders,isFuture}=chronologyOf(state,{now,limits}),
records=disorders.filter(({kind,wrong})=>kind==="record"&&wrong.keyPath[0]!=="agents"),early=disorders.filter(({kind})=>kind==="early"),late=disorders.filter(({
kind})=>kind==="late"),future=late.filter(({wrong})=>isFuture(wrong)),past=late.filter(({wrong})=>!isFuture(wrong));for(let one of[...records,...future])report(
...misplaced(state,one));for(let group of[early,past]){let[first,second]=group;first&&report(...second?leftBehind(state,first,group):misplaced(state,first))}}});
function leftBehind(state,{kind,other:bound},group){let side=kind==="early"?"earlier":"later";return[state.at(bound.keyPath),`${bound.name} is ${quote(bound.text)}\
, but ${group.length} other timestamps are ${side}`,{severity:group.every(({doubtful})=>doubtful)?"warning":"error",related:group.slice(0,5).map(({wrong})=>({at:state.
at(wrong.keyPath),message:`${wrong.name} is ${side}`}))}]}var timeZone=rule({id:"grid/time-zone",severity:"warning",summary:"either all timestamps name their zone, or none does",source:"STATE.md schema 3.3, D5",repair:"\
safe",dialects:["schema","persistence"],check({state,now,limits,report}){let{stamps,disorders,isFuture}=chronologyOf(state,{now,limits}),zoned=stamps.find(stamp=>stamp.
zoned);if(!zoned)return;let doubtful=new Set(disorders.filter(one=>one.doubtful).flatMap(({wrong,other})=>[wrong,other])),isLocal=stamp=>doubtful.has(stamp)||isFuture(
stamp);for(let stamp of stamps){if(stamp.zoned||!stamp.inProfile)continue;let message=`${stamp.name} is ${quote(stamp.text)} without a zone, but other timestamp\
s name theirs`;report(state.at(stamp.keyPath),message,{related:[{at:state.at(zoned.keyPath),message:`${zoned.name} names its zone`}],...!isLocal(stamp)&&appendZ(
state.document,stamp)})}}});function appendZ(document,{keyPath,text}){let node=document.node(keyPath);if(node?.kind!=="scalar")return{};let quotes=node.source===
text?"":node.source.charAt(0);return node.source!==quotes+text+quotes?{}:{repair:{safe:!0,title:"add `Z`: a timestamp without zone means UTC",edits:[{at:document.
at(keyPath),text:`${quotes}${text}Z${quotes}`}]}}}var uniqueId=rule({id:"grid/unique-id",severity:"error",summary:"no two decisions, artifacts or blockers share an id",source:"STATE.md schema 1.5, 1.6, 1.9",check({
state,report}){let{persistent,blockers:blockers2}=state.data;reportRepeatedIds(state,report,"persistent.decisions",persistent?.decisions),reportRepeatedIds(state,
report,"persistent.artifacts",persistent?.artifacts),reportRepeatedIds(state,report,"blockers",blockers2)}});var updatedAt=changeRule({id:"grid/updated-at",severity:"error",summary:"updated_at moves forward whenever a value of the front matter changes",source:"STATE.md\
 schema 1.1, 10.1, D5",needs:"base",check({snapshot,course,report}){for(let passage of faultyPassages(course,stampedOf,one=>faultOf2(one)!==void 0)){let{after,step}=passage,
fault2=faultOf2(passage);if(!fault2)continue;let{before,behindMs,first}=fault2,isDoubtful2=before.updated.zoned!==after.updated.zoned&&behindMs<widestZoneMs,stamp=behindMs===
0?`still ${quote(after.updated.text)}`:`back at ${quote(after.updated.text)}`,was=behindMs===0?"":`, which is before ${quote(before.updated.text)}`,what3=first?
`, though ${inert(first.join("."))} changed`:"",end=isDoubtful2?"; only one of the two stamps names its zone":"; expected a later moment";report(placeNow(snapshot,
"updated_at"),`updated_at is ${stamp}${was}${what3}${inStep(step)}${end}`,{severity:isDoubtful2?"warning":"error"})}}});function faultOf2({befores,after}){let before=befores.
reduce((last,one)=>one.updated.ms>last.updated.ms?one:last),behindMs=before.updated.ms-after.updated.ms;if(behindMs<0)return;let[first]=changedBy(befores,after).
filter(([field])=>field!=="updated_at"),isTaken=behindMs===0||befores.some(one=>changedBy([one],after).length===0);return!first&&isTaken?void 0:{before,behindMs,
first}}function changedBy(befores,after){let documents=befores.map(({document})=>document);return ownLeaves(documents,after.document)}function stampedOf(state){
let updated=updatedOf(state);return updated&&{document:state.document,updated}}var file3="WARMTH.md",shown2=3,warmth={id:"grid/warmth",severity:"warning",summary:"every lesson of every SUMMARY is in WARMTH.md, once, under a known category",
source:'persistence guide, "Warmth Aggregation"; D21',reach:"root",repair:"unsafe",async check({snapshot,report,skip}){let unreadSummary=whyUnread(snapshot,"sum\
mary");unreadSummary!==void 0&&skip(unreadSummary);let summaries=snapshot.summaries.map(lessonsOfSummary);for(let{stray}of summaries)reportStray(stray,report);let unread=whyUnread(
snapshot,"warmth");if(unread!==void 0)return skip(unread);let held=snapshot.warmth&&await readWarmth(snapshot.warmth);if(typeof held=="string")return skip(`${quote(
pathIn(snapshot.root,file3))} could not be read: ${held}`);held&&(reportStray(held.stray,report),reportRepeated(held,report));let said4=new Set(held?.texts),missing=summaries.
map(({lessons})=>lessons.filter(lesson=>!isHeld(lesson,said4)&&said4.add(lesson.key)));if(held)for(let lessons of missing)reportMissing(lessons,held,report);else
reportAbsent(missing.flat(),report)}};function reportStray(stray,report){for(let{word,meant,at:at2}of stray){let hint2=meant===void 0?`expected ${either(lessonCategories)}`:
`did you mean ${quote(meant)}?`;report(at2,`${quote(word)} is no category of lessons; ${hint2}`)}}function reportRepeated({lessons},report){let first=new Map;for(let lesson of lessons){
let earlier=first.get(lesson.key);earlier?report(lesson.at,`the lesson ${quote(lesson.text)} stands in ${file3} twice; expected each lesson once`,{related:[{at:earlier.
at,message:"it stands here first"}]}):first.set(lesson.key,lesson)}}function reportMissing(lessons,{document},report){let[first]=lessons;if(!first)return;let are=lessons.
length===1?"is":"are",message=`${listed2(lessons)} ${are} not in ${file3}; expected every lesson of a summary there`,edits=appendLessons(document,lessons);report(
first.at,message,{related:[{at:document.span(0,0),message:`${file3} begins here`}],...edits&&{repair:{safe:!1,title:`write them to ${file3}`,edits}}})}function reportAbsent(lessons,report){
let[first]=lessons;first&&report(first.at,`there is no ${file3}, but the summaries hold ${count(lessons.length,"lesson")}; expected them there`)}function listed2(lessons){
let texts=lessons.map(({text})=>quote(text));return`the ${lessons.length===1?"lesson":"lessons"} ${some(texts,shown2)}`}var writePermission=changeRule({id:"grid/write-permission",severity:"error",summary:"a commit that names its agent wrote only fields which that type of agent ma\
y write",source:"STATE.md schema 4, D10, D15, D26",needs:"base",check(context){for(let move of context.course.moves){let{commit}=move.step;commit&&commit.agents.
length>0&&judge3(context,move,commit)}}});function judge3(context,move,commit){let types=commit.agents.flatMap(agent=>writerTypeOf(agent)??[]),permitted=permittedTo(
types);if(permitted.includes("*"))return;let{befores,stood,after,relation,froms}=move,isGoneOn=froms.length>0||befores.length>0&&relation!=="new";if(!after||!isGoneOn)
return;let unread=[...befores,after].find(({state})=>!state);if(unread||!after.state){let why=unread?.unread??"";context.skip(`nobody can tell what ${firstOf(commit.
agents.map(quote))} wrote in ${named(commit)}: ${why}`);return}let{dialect:dialect2,document}=after.state,sides=(froms.length>0?froms:stood).flatMap(({state})=>state?.
document??[]),refused=ownLeaves(sides,document).filter(leaf=>!isPermitted(leaf,permitted,dialect2));types.length>0?reportRefused(context,commit,refused,permitted):
reportUnknown(context,commit,refused)}function reportUnknown({snapshot,report},commit,[first,...others2]){if(!first)return;let agents=firstOf(commit.agents.map(
quote)),what3=`${inert(first.join("."))}${others2.length>0?` and ${count(others2.length,"other field")}`:""}`,expected3=`its type is none of ${either(writerTypes.
map(quote))}`;report(placeNow(snapshot,first),`${agents} wrote ${what3} in ${named(commit)}; ${expected3}`)}function reportRefused({snapshot,report:say},commit,refused,permitted){
let agents=firstOf(commit.agents.map(quote)),expected3=mayWrite(permitted),{first,others:others2}=spoken(refused);for(let leaf of first)say(placeNow(snapshot,leaf),
`${agents} wrote ${inert(leaf.join("."))} in ${named(commit)}; ${expected3}`);others2>0&&say(placeNow(snapshot,[]),`${agents} wrote ${others2} more fields in ${named(
commit)}; ${expected3}`)}function mayWrite(permitted){return permitted.length===0?"expected it to write nothing":`expected it to write only ${either(permitted,"\
and")}`}var rules=[agentHeartbeat,agentLocation,agentRegistry,agentType,agentUnique,blockedCheckpoint,blockedReason,blockers,bodyDrift,budget,checkpointAnswered,checkpointDetails,
checkpointStatus,cluster,completedPhases,decisions,dialect,historyRewritten,idTime,identity,leftover,phaseBounds,phaseCount,phaseReference,phaseStatus,phaseTransition,
planExists,positionBlock,positionPhase,positionThread,progressCounts,progressPercent,progressRegressed,resumePosition,scratchpadEntry,sessionDeath,singleCheckpoint,
stateDeleted,stateExists,statusTransition,summaryBlock,summaryExists,summaryFields,terminalState,timeFuture,timeOrder,timeZone,uniqueId,updatedAt,warmth,writePermission];var grid={id:"grid",directories:[".grid"],isRoot:entries=>entries.some(entry=>isMark(entry.name,entry.kind)),reads:path=>path===stateFile||companionKind(path)!==
void 0,mainFile:stateFile,read:readGrid,statePaths:[stateFile],readState:readGridState,outlineOf,agentTrailer:"Grid-Agent",stamp:stampState,recovery:async()=>(await import("./recover-6GT2YWYK.js")).
recovery,updates:async()=>(await import("./update-RFW5PYNI.js")).updates,transitions:async()=>(await import("./update-RFW5PYNI.js")).transitions,resumption:async()=>(await import("./resume-LBQRT4NY.js")).
resumption,mergeLessons:async()=>(await import("./resume-LBQRT4NY.js")).mergeLessons,rules,schemas:{"grid/checkpoint":async()=>(await import("./checkpoint.schema-X4W6KQSW.js")).
default,"grid/state":async()=>(await import("./state.schema-2PUVBBLC.js")).default,"grid/state-persistence":async()=>(await import("./state-persistence.schema-35ZLSO3H.js")).
default,"grid/summary":async()=>(await import("./summary.schema-JAC36I35.js")).default,"grid/warmth":async()=>(await import("./warmth.schema-FY7R3RZG.js")).default}};function rawAt({data},keyPath){let at2=data;for(let part of keyPath)Array.isArray(at2)?at2=typeof part=="number"?at2[part]:void 0:at2=isDataMap(at2)&&Object.hasOwn(
at2,part)?at2[String(part)]:void 0;return at2}function*recordsOf2(store){if(!store?.data)return;let{data,document}=store;for(let[index,delegation]of data.entries()){if(!delegation)continue;let at2=field=>document.
at([index,field]);yield{index,delegation,has:field=>rawAt(document,[index,field])!==void 0,at:at2,related:field=>({at:at2(field),message:`${field} stands here`})}}}var defaultCeilingMs=30*6e4,delegationCeiling={id:"hivemind/delegation-ceiling",severity:"warning",summary:"no delegation runs for longer than its safety ceilin\
g, which is 30 minutes when it names none",source:"Hivemind state 2, D19",check({snapshot:{delegations},now,limits,report}){for(let{delegation,has,at:at2,related}of recordsOf2(
delegations)){let{status,createdAt,safetyCeilingMs}=delegation;if(status===void 0||isOver(status)||has("completedAt")||createdAt===void 0)continue;let isNamed=has(
"safetyCeilingMs"),ceilingMs=isNamed?safetyCeilingMs:defaultCeilingMs;if(ceilingMs===void 0||now-createdAt-ceilingMs<=limits.clockSkewMs)continue;let allowed=`${duration(
ceilingMs)}${isNamed?"":", which is the default"}`;report(at2("status"),`the status is ${quote(status)}, ${duration(now-createdAt)} after createdAt; expected an\
 end within ${allowed}`,{related:[related("createdAt"),...isNamed?[related("safetyCeilingMs")]:[]]})}}};var deepest=3,delegationDepth={id:"hivemind/delegation-depth",severity:"error",summary:"no delegation stands more than 3 levels deep",source:'Hivemind state 2, \
"The Nesting Violator"',check({snapshot:{delegations},report}){for(let{delegation,at:at2}of recordsOf2(delegations)){let depth=delegation.nestingDepth;depth===void 0||
depth>=0&&depth<=deepest||report(at2("nestingDepth"),`nestingDepth is ${depth}, expected 0 to ${deepest}`)}}};var uuid=/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,timed=/^dt-(\d{13})-[0-9a-z]{6}$/;function isDelegationId(id){return uuid.test(id)||isTimedId(id)}function isTimedId(id){
return timed.test(id)}function idMoment(id){let digits=timed.exec(id)?.[1];return digits===void 0?void 0:Number(digits)}function moment(ms){return`${ms} (${formatInstant(ms)})`}function isMoment(value){return Number.isInteger(value)&&value>=0&&value<=lastMoment}var delegationId={id:"hivemind/delegation-id",severity:"error",summary:"no two delegations share an id, and ids are UUIDs, or tell when their delegation was mad\
e",source:"Hivemind state 2, D16",check({snapshot:{delegations},limits,report}){let first=new Map;for(let record of recordsOf2(delegations)){let{id,createdAt}=record.
delegation;if(id===void 0)continue;let earlier=first.get(id);if(earlier){report(record.at("id"),`id is ${quote(id)}, but an earlier delegation has the same id`,
{related:[{at:earlier.at("id"),message:"the id stands here first"}]});continue}first.set(id,record);let made=idMoment(id);if(!isDelegationId(id))report(record.at(
"id"),`id is ${quote(id)}, expected a UUID, or an id like dt-1778576760000-k3x9qa`,{severity:"warning"});else if(made!==void 0&&createdAt!==void 0&&Math.abs(made-
createdAt)>limits.clockSkewMs){let message=`id is ${quote(id)}, which tells of ${moment(made)}; expected createdAt, ${moment(createdAt)}`;report(record.at("id"),
message,{severity:"warning",related:[record.related("createdAt")]})}}}};function lackedFields(document,keyPath,fields3){let raw=rawAt(document,keyPath);if(!isDataMap(raw))return[];let lacked=fields3.filter(field=>!Object.hasOwn(raw,
field));if(lacked.length===0)return lacked;let schema=document.verdict&&schemaAt(document.verdict.schema,keyPath);if(!schema||Object.keys(raw).every(key=>fieldOf(
schema,key)))return lacked;let node=document.node(keyPath);if(node?.kind!=="map")return lacked;let misspelt=new Set([...misspeltFields(node,schema).values()].map(
({meant})=>meant));return lacked.filter(field=>!misspelt.has(field))}var documented=["safetyCeilingMs","lastMessageCount","stablePollCount","lastMessageCountChangeAt","nestingDepth","executionMode","workingDirectory","queueKey","\
surface","recoveryGuarantee","explicitCancellation"],delegationRecord={id:"hivemind/delegation-record",severity:"warning",summary:"every delegation has the fiel\
ds that are documented",source:"Hivemind state 2, D16",check({snapshot:{delegations},report}){if(!delegations?.data)return;let expected3=delegations.data.some(delegation=>isTimedId(
delegation?.id??""))?documented.filter(field=>field!=="safetyCeilingMs"):documented;for(let{index}of recordsOf2(delegations)){let lacked=lackedFields(delegations.
document,[index],expected3);if(lacked.length===0)continue;let message=`the delegation lacks ${either(lacked,"and")}; expected all fields that are documented`;report(
delegations.document.at([index]),message)}}};function knownSessions(snapshot){let unread=whyUnread2(snapshot,"continuity");if(unread!==void 0)return{answer:"unknown",reason:unread};if(!snapshot.continuity)
return{answer:"none"};let{document}=snapshot.continuity,sessions=rawAt(document,["sessions"]);return isDataMap(sessions)?{answer:"known",ids:new Set(Object.keys(
sessions))}:{answer:"unknown",reason:`${quote(document.path)} has no mapping of sessions`}}function strangersIn(records,known4){let isKnown=id=>id===void 0||known4.has(id),children=records.filter(hasChildSession),keepsChildren=children.some(({delegation:{
childSessionId:id}})=>id!==void 0&&known4.has(id)),orphans=records.filter(({delegation})=>!isKnown(delegation.parentSessionId)),lost=children.filter(({delegation})=>isKnown(
delegation.parentSessionId)&&!isKnown(delegation.childSessionId));return[...byId2(orphans,"parentSessionId"),...byId2(keepsChildren?lost:[],"childSessionId")]}function hasChildSession({
delegation:{parentSessionId,childSessionId=""}}){return childSessionId!==parentSessionId&&!childSessionId.startsWith("pty:")}function byId2(records,field){let found=new Map;
for(let record of records){let id=record.delegation[field]??"",others2=found.get(id);others2?others2.push(record):found.set(id,[record])}return[...found].map(([
id,named2])=>({field,id,records:named2}))}var delegationSession={id:"hivemind/delegation-session",severity:"info",summary:"the session store knows the sessions of a delegation, and no session is its own\
 child",source:"Hivemind state 2, D18",reach:"root",check({snapshot,report,skip}){let records=[...recordsOf2(snapshot.delegations)];for(let{delegation,at:at2,related}of records){
let{parentSessionId:parent,childSessionId:child}=delegation;if(child===void 0||child!==parent)continue;let message=`childSessionId is ${quote(child)}, which is \
the parent; expected a session of its own`;report(at2("childSessionId"),message,{severity:"error",related:[related("parentSessionId")]})}if(records.length===0)return;
let sessions=knownSessions(snapshot);if(sessions.answer==="unknown"&&skip(sessions.reason),sessions.answer==="known")for(let{field,id,records:named2}of strangersIn(
records,sessions.ids)){let also=named2.length>1?`; ${named2.length} delegations name it`:"";report(named2[0].at(field),`${field} is ${quote(id)}, expected a ses\
sion that the session store knows${also}`)}}};var dispatchFields=["executionMode","surface","recoveryGuarantee"],ways=[{executionMode:"sdk",surface:"agent-delegation",recoveryGuarantee:"resumable"},{executionMode:"\
pty",surface:"command-process",recoveryGuarantee:"best-effort"},{executionMode:"headless",surface:"command-process",recoveryGuarantee:"non-resumable-after-resta\
rt"}];function misfitOf(delegation){let known4=dispatchFields.filter(field=>delegation[field]!==void 0),fitting2=fields3=>ways.filter(way=>fields3.every(field=>way[field]===
delegation[field]));if(fitting2(known4).length>0)return;let misfits=known4.toReversed().map(field=>{let others2=known4.filter(other=>other!==field),words4=new Set(
fitting2(others2).map(way=>`"${way[field]}"`));return{field,others:others2,expected:words4.size>0?either([...words4]):void 0}});return misfits.find(({expected:expected3})=>expected3!==
void 0)??misfits.at(-1)}var delegationSurface={id:"hivemind/delegation-surface",severity:"warning",summary:"executionMode, surface and recoveryGuarantee of a delegation belong together",
source:"Hivemind state 2, D16",check({snapshot:{delegations},report}){for(let{delegation,at:at2,related}of recordsOf2(delegations)){let misfit=misfitOf(delegation);
if(!misfit)continue;let{field,others:others2,expected:expected3}=misfit,said4=one=>`${one} ${quote(delegation[one])}`,fact=`${field} is ${quote(delegation[field])}`,
message=expected3?`${fact}, expected ${expected3} with ${either(others2.map(said4),"and")}`:`${fact}, which fits neither ${either(others2.map(said4),"nor")}, no\
r do these fit one another`;report(at2(field),message,{related:others2.map(related)})}}};var delegationTerminal={id:"hivemind/delegation-terminal",severity:"warning",summary:"a delegation that is over says when it ended, and what went wrong; one tha\
t still runs does not",source:"Hivemind state 2, D16",check({snapshot:{delegations},report}){for(let{delegation,has,at:at2,related}of recordsOf2(delegations)){let{
status,completedAt,error}=delegation;if(status===void 0)continue;if(!isOver(status)){if(completedAt===void 0)continue;let message=`completedAt is ${moment(completedAt)}\
, but the status is ${quote(status)}; expected none before the end`;report(at2("completedAt"),message,{severity:"error",related:[related("status")]});continue}let lacked=(status===
"error"?["completedAt","error"]:["completedAt"]).filter(field=>!has(field));lacked.length>0&&report(at2("status"),`the status is ${quote(status)}, expected ${either(
lacked,"and")} beside it`),status==="error"&&error?.trim()===""&&report(at2("error"),`error is ${quote(error)}, expected what went wrong`,{related:[related("sta\
tus")]})}}};function disordersOf(moments,orders2){let trusted=new Map(moments);return orders2.flatMap(([wrong,side,other])=>{let[ms,otherMs]=[trusted.get(wrong),trusted.get(
other)];return ms===void 0||otherMs===void 0?[]:(side==="before"?ms>=otherMs:ms<=otherMs)?[]:(trusted.delete(wrong),[{wrong,other,message:`${wrong} is ${moment(
ms)}, which is ${side} ${other}, ${moment(otherMs)}`}])})}var Clock=class{#now;#slack;constructor({now,limits}){this.#now=now,this.#slack=limits.clockSkewMs}isFuture(ms){return ms-this.#now>this.#slack}isAfter(ms,other){
return ms-other>this.#slack&&!this.isFuture(ms)}ahead(ms,more=""){return`${moment(ms)}, ${duration(ms-this.#now)} after the clock${more}; expected no later than\
 ${moment(this.#now)}`}};function latestOf(moments){return moments.reduce((latest,one)=>latest&&latest.ms>=one.ms?latest:one,void 0)}var fields2=["createdAt","lastMessageCountChangeAt","completedAt","gracePeriodExpiresAt"],orders=[["completedAt","before","createdAt"],["lastMessageCountChangeA\
t","before","createdAt"],["lastMessageCountChangeAt","after","completedAt"],["gracePeriodExpiresAt","before","completedAt"],["gracePeriodExpiresAt","before","cr\
eatedAt"]],delegationTimes={id:"hivemind/delegation-times",severity:"error",summary:"a delegation ends after it was made, and its messages change in between; no\
thing happened in the future",source:"Hivemind state 2",check({snapshot:{delegations},now,limits,report}){let clock=new Clock({now,limits});for(let{delegation,at:at2,
related}of recordsOf2(delegations)){let moments=new Map;for(let field of fields2){let ms=delegation[field];ms!==void 0&&(field==="gracePeriodExpiresAt"||!clock.
isFuture(ms)?moments.set(field,ms):report(at2(field),`${field} is ${clock.ahead(ms)}`))}for(let{wrong,other,message}of disordersOf(moments,orders))report(at2(wrong),
message,{related:[related(other)]})}}};function reportCounts({document,data},report){let events=data?.events;if(!events)return;let related=[{at:document.key("events"),message:"the events stand here"}],
said4=data.counters?.eventCount;if(said4!==void 0&&said4!==events.length){let message=`eventCount is ${said4}, expected ${events.length}, as there are events`;report(
document.at("counters.eventCount"),message,{related})}let lines=data.toc?.length;if(lines!==void 0&&lines!==events.length){let message=`toc has ${lines===1?"1 l\
ine":`${lines} lines`}, expected one for each of ${count(events.length,"event")}`;report(document.key("toc"),message,{related})}reportLast({document,data},report)}
function reportLast({document,data},report){let moments=(data?.events??[]).map(event=>event?.timestamp),known4=moments.filter(one=>one!==void 0),last=known4.reduce(
(latest,one)=>Math.max(latest,one),0),updated=data?.updatedAt;updated===void 0||known4.length===0||known4.length<moments.length||updated===last||report(document.
at("updatedAt"),`updatedAt is ${moment(updated)}, expected the moment of the last event, ${moment(last)}`,{related:[{at:document.at(["events",moments.lastIndexOf(
last),"timestamp"]),message:"the last event is of this moment"}]})}function reportOrder({document,data},report){let above;for(let[index,event]of(data?.events??[]).
entries()){let timestamp=event?.timestamp;if(timestamp!==void 0){if(above&&timestamp<above.timestamp){let fact=`the event is of ${moment(timestamp)}, and the on\
e above it of ${moment(above.timestamp)}`;report(document.at(["events",index,"timestamp"]),`${fact}; expected the oldest first`,{related:[{at:document.at(["even\
ts",above.index,"timestamp"]),message:"the event above is of this moment"}]});return}above={index,timestamp}}}}var labelled=/^[ \t]*(?:[-*+][ \t]+)?\*\*([^*:]{1,40}):?\*\*:?/;function fieldIn(line){if(line.raw.length>500)return;let match=labelled.exec(line.raw);if(match)
return{label:(match[1]??"").trim().toLowerCase(),value:pieceOf(line,match[0].length)}}function pieceOf({raw,start},from=0){let rest2=raw.slice(from),at2=start+from+
(rest2.length-rest2.trimStart().length),text=rest2.trim();return{text,start:at2,end:at2+text.length}}function headOf2({body}){let fields3=new Map;for(let line of body.lines){if(line.heading>1||/^(?:---|```|~~~)/.test(line.raw))break;let field=fieldIn(line);field&&
!fields3.has(field.label)&&fields3.set(field.label,field.value)}return fields3}function reportPage({stem,events,page},report){let data=events?.data;if(!events||
!data||!page)return;let{sessionId,updatedAt:updatedAt2,status}=data,counts=[data.counters?.eventCount,data.events?.length].filter(one=>one!==void 0),head2=headOf2(
page),hold=(label2,path2,expected3,isSame4)=>{let said4=head2.get(label2.toLowerCase());if(!said4||said4.text===""||expected3===void 0||isSame4(unquoted(said4.text)))
return;let message=`${label2} is ${quote(said4.text)}, but ${expected3} in ${quote(`${stem}.json`)}; expected both to say the same`;report(page.document.span(said4.
start,said4.end),message,{related:[{at:events.document.at(path2),message:`${path2} stands here`}]})};hold("Session ID","sessionId",sessionId&&quote(sessionId),text=>text===
sessionId||text===stem),hold("Updated","updatedAt",updatedAt2!==void 0?moment(updatedAt2):void 0,text=>isAt(text,updatedAt2));let word=typeof status=="string"?status:
void 0;hold("Status","status",word&&quote(word),text=>text===word);let path=data.counters?.eventCount===void 0?"events":"counters.eventCount";hold("eventCount",
path,counts[0]?.toString(),text=>!/^\d{1,15}$/.test(text)||counts.includes(Number(text)))}var unquoted=text=>text.replace(/^`(.*)`$/,"$1");function isAt(text,ms){
if(/^\d{1,16}$/.test(text))return Number(text)===ms;let told=parseInstant(text)?.ms;return told===void 0||told===ms||told%1e3===0&&Math.floor((ms??0)/1e3)*1e3===
told}var openCodeId=/^ses_([0-9a-f]{8,64})[0-9A-Za-z]{0,64}$/;function stemsOf(sessionId){let time=openCodeId.exec(sessionId)?.[1];if(time===void 0)return[];let id=sessionId.slice(4).toLowerCase(),ends=[time,id,id.replace(
/[^0-9a-f]/g,"")].map(text=>text.slice(-4));return[...[time.slice(0,4),...ends].map(end=>`ses_${end}`),sessionId]}var eventJournal={id:"hivemind/event-journal",severity:"warning",summary:"the events of a session are a pair of files that are named for it, agree, and go forwa\
rd in time",source:"Hivemind state 3, D17",reach:"root",check({snapshot,report}){for(let pair of snapshot.events)reportAlone(pair,report),reportName(pair,report),
pair.events&&(reportCounts(pair.events,report),reportOrder(pair.events,report)),reportPage(pair,report)}};function reportAlone({stem,isThere,events,page},report){
let alone=events??page;if(!alone||isThere.events&&isThere.page)return;let[there,missing]=isThere.events?["json","md"]:["md","json"];report(alone.document.at([]),
`${quote(`${stem}.${there}`)} stands alone, expected ${quote(`${stem}.${missing}`)} beside it`)}function reportName({stem,events},report){let session=events?.data?.
sessionId,names=session===void 0?[]:stemsOf(session);if(!events||names.length===0||names.includes(stem))return;let message=`the file is named ${quote(stem)}, bu\
t its session is ${quote(session)}; expected ${quote(names[0])}`;report(events.document.at("sessionId"),message)}var hour=36e5;function journalDay(name){if(/^\d{4}-\d{2}-\d{2}$/.test(name)){let start=parseInstant(`${name}T00:00:00Z`)?.ms;return start===void 0?{is:"no-day"}:
{is:"day",date:name,start}}return/^\d{4}([-_.]?)\d{1,2}\1\d{1,2}$/.test(name)?{is:"other-notation"}:{is:"name"}}function isOnDay(ms,start){return ms>=start-14*hour&&
ms<start+36*hour}var lastMoment2=864e13;function momentOf(value){return typeof value=="string"?parseInstant(value)?.ms:typeof value=="number"&&value>=0&&value<=
lastMoment2?value:void 0}var journal={id:"hivemind/journal",severity:"error",summary:"a journal is named for its day, and its entries are of that day",source:'Hivemind state, "Directory\
 Structure"',check({snapshot,report}){for(let store of snapshot.journals){let name=store.file.slice(store.file.lastIndexOf("/")+1,-6),day2=journalDay(name);if(day2.
is==="no-day"&&report(store.document.at([]),`the file is named ${quote(name)}, a date that does not exist`),day2.is==="other-notation"){let message=`the file is\
 named ${quote(name)}, expected a date such as "2026-05-12"`;report(store.document.at([]),message,{severity:"warning"})}reportEntries(store,day2,report)}}};function reportEntries({
document,data},day2,report){let unread=[],elsewhere=[];for(let[index,entry]of(data??[]).entries()){if(entry?.timestamp===void 0)continue;let ms=momentOf(entry.timestamp);
ms===void 0?unread.push(index):day2.is==="day"&&!isOnDay(ms,day2.start)&&elsewhere.push({index,ms})}let at2=index=>document.at([index,"timestamp"]);if(unread[0]!==
void 0){let said4=quote(rawAt(document,[unread[0],"timestamp"]));report(at2(unread[0]),`the timestamp is ${said4}, expected ms since 1970 or a date and time${others(
unread)}`)}let[first]=elsewhere;if(first&&day2.is==="day"){let said4=formatInstant(Math.floor(first.ms));report(at2(first.index),`the entry is of ${said4}, expe\
cted one of ${day2.date}, as the file is named${others(elsewhere)}`)}}function others(all){return all.length>1?`, and ${all.length-1} more like it`:""}var what2={temporary:"what a program wrote beside it and did not clean up; expected it to be gone when the write is done",backup:"an old version of it; expected\
 none, for git keeps the old versions",lock:"a lock on it; expected it to be gone when the write is done",damaged:"what it was when it did not parse; expected i\
t to be looked through, and then to be gone"},leftover2={id:"hivemind/leftover",severity:"info",summary:"no damaged copy, temporary file, backup or lock lies be\
side the state",source:"practice",reach:"root",check({snapshot:{located},report}){let paths=new Map(located.map(({file:file4,path})=>[file4,path]));for(let{file:file4,
kind,of}of leftoversAmong([...paths.keys()]))report(fileAt(paths.get(file4)??file4),`${quote(file4)} lies beside ${quote(of)} and is ${what2[kind]}`)}};var legacyRoot={id:"hivemind/legacy-root",severity:"warning",summary:"state lies in .hivemind/, and none below .opencode/",source:'Hivemind state, overview and \
"The Path Guesser"',reach:"root",check({snapshot:{root,dialect:dialect2,documents,unreadable},report}){if(dialect2!=="legacy")return;let at2=documents[0]?.at("")??
(unreadable[0]&&fileAt(unreadable[0].path)),fact=`state lies in ${quote(root)}, where it is only read until there is some in ${quote(directory)}`;at2&&report(at2,
`${fact}; expected it in ${quote(`${directory}/state`)}`)}};var most3=3;function failedRecovery({key,at:at2},failed,known4){let ids=[...new Set(failed.flatMap(({notification:notification2})=>delegationIdOf(notification2)??
[]))],unnamed=failed.filter(({notification:notification2})=>delegationIdOf(notification2)===void 0).length,names=ids.length>0?`: ${some(ids.map(quote),most3)}`:
"",lost=`session ${quote(key)} was told that the child of ${count(ids.length+unnamed,"delegation")} was not found on recovery${names}`,place=at2("pendingNotific\
ations",failed[0]?.index??0,"error");if(typeof known4=="string")return[place,`${lost}; ${known4}`,{}];let{byId:byId3,store}=known4,found=ids.flatMap(id=>byId3.get(
id)?.slice(0,1)??[]),related=store?found.slice(0,most3).map(({delegation,index})=>({at:store.document.at([index,"id"]),message:`the delegation is ${quote(delegation.
status)} here`})):[];return[place,`${lost}; state/delegations.json ${share2(found.length,ids.length+unnamed)}`,{related}]}function share2(found,all){return all===
1?found===1?"knows it":"does not know it":found===0?"knows none of them":found===all?"knows all of them":`knows ${found} of them`}var notification={id:"hivemind/notification",severity:"warning",summary:"every notification of a session was delivered, says one thing, and tells of no recovery\
 that failed",source:'Hivemind state 1, "The Notification Ignorer", "When Recovery Fails"',reach:"root",check({snapshot,report,skip}){let{continuity,delegations}=snapshot,
unread=whyUnread2(snapshot,"delegations"),byId3=delegationsBy("id",delegations),isAsked=!1;for(let session of sessionsOf(continuity)){let notifications=placed(session.
metadata.pendingNotifications),undelivered=notifications.filter(one=>one.notification.delivered===!1);undelivered.length>0&&report(...sayUndelivered(session,undelivered));
for(let one of notifications){let contradiction=contradictionIn(session,one);contradiction&&report(...contradiction)}let failed=notifications.filter(one=>isFailedRecovery(
one.notification));failed.length!==0&&(isAsked=!0,report(...failedRecovery(session,failed,unread??{byId:byId3,store:delegations})))}isAsked&&unread!==void 0&&skip(
unread)}};function sayUndelivered({key,at:at2},undelivered){let moments=undelivered.flatMap(({notification:{createdAt:ms},index})=>ms===void 0?[]:[{ms,index}]),
[first]=moments,oldest=first&&moments.reduce((one2,other)=>other.ms<one2.ms?other:one2,first),since=oldest?`, ${undelivered.length>1?"the oldest ":""}made at ${moment(
oldest.ms)}`:"",fact=`session ${quote(key)} was not told of ${count(undelivered.length,"notification")}${since}`,one=oldest?.index??undelivered[0]?.index??0;return[
at2("pendingNotifications",one,"delivered"),`${fact}; expected ${undelivered.length>1?"them":"it"} to be delivered`,{}]}function contradictionIn({at:at2},{notification:notification2,
index}){let{status,metadata}=notification2,state=metadata?.terminalState;if(status===void 0||state===void 0||delegationStatuses[status].includes(state))return;let fact=`\
the notification is ${quote(status)} and its terminalState ${quote(state)}`,expected3=either(delegationStatuses[status].map(quote));return[at2("pendingNotificat\
ions",index,"metadata","terminalState"),`${fact}; expected the terminalState ${expected3}`,{related:[{at:at2("pendingNotifications",index,"status"),message:"the\
 status stands here"}]}]}function pathOfMissing({root,dialect:dialect2},file4){let isAtTop=dialect2==="legacy"&&file4.startsWith(`${stateFolder}/`);return pathIn(root,isAtTop?file4.slice(
stateFolder.length+1):file4)}var signs=[["done",/^(?:✅|✔|☑|🟢)/u],["open",/^(?:⏳|🔄|🚧|⬜|☐|⏸|🔜|🟡)/u]],words2=[["done",/^(?:complete|completed|done|finished)(?![\p{L}\p{N}_])/iu],
["open",/^(?:pending|in[ _-]?progress|next|to[ _-]?do|not[ _-]started|started|active|blocked|current|open|planned|queued|incomplete|unfinished)(?![\p{L}\p{N}_])/iu]],
doubt=/(?<![\p{L}\p{N}_])(?:not|no|except|but|partial|partially|pending|remain|remains|remaining|left|todo|next|blocked|mostly|almost|until|once|when|if)(?![\p{L}\p{N}_])|%|\d[ \t]?\/[ \t]?\d/iu;
function standingOf2(status){let text=status.replace(/^[*_`\s]+/,""),word=text.replace(/^[^\p{L}\p{N}]+/u,""),told=words2.find(([,form])=>form.test(word))??signs.
find(([,form])=>word===""&&form.test(text));return told?.[0]==="done"&&isDoubtful(word)?void 0:told?.[0]}function isDoubtful(text){return doubt.test(text)}var label=/^(?:(?:current |overall )?(?:status|phase|progress)[ \t]{0,9}:[ \t]{0,9})?/i,over=/^(?:complete|completed|done|finished)[ \t:!.,(–—-]{1,9}/i,allPhases=new RegExp(
"^all (?:of the )?(?:(\\d{1,4}) )?(?:\\p{L}{1,30} ){0,2}phases? (?:are |were )?(?:now )?(?:done|complete|completed|finished)(?![\\p{L}\\p{N}_])","iu");function allDoneIn(lines){
for(let line of lines){if(line.raw.length>500)continue;let words4=line.raw.replace(/^[ \t#>*+-]+/,"").replace(/[*_`]/g,""),value=words4.replace(label,""),claim=value.
replace(over,""),match=line.heading>0||value!==words4||claim!==value?allPhases.exec(claim):null;if(!(!match||isDoubtful(claim.slice(match[0].length))))return{count:match[1]===
void 0?void 0:Number(match[1]),at:pieceOf(line)}}}var heading=/^[^\p{L}\p{N}]*phase[ \t]+#?(\d{1,4})(?![\p{L}\p{N}_.])/iu,suffix=/(?:\(([^()]{1,60})\)|\[([^[\]]{1,60})\]|[ \t][–—-][ \t]{1,9}([\p{L} _-]{1,30})|(✅|✔|☑))\ufe0f?[ \t*_#]{0,9}$/u,
box=/^[ \t]*(?:[-*+]|\d{1,4}[.)])[ \t]+\[([ xX])\][ \t]/,phaseBox=/^[ \t]*(?:[-*+]|\d{1,4}[.)])[ \t]+\[([ xX])\][ \t]+[*_]{0,3}phase[ \t]+#?(\d{1,4})(?![\p{L}\p{N}_.])/iu;
function phasesIn(lines){let said4=[],draft,close=()=>{draft&&said4.push(...conclusionOf(draft)),draft=void 0};for(let line of lines){if(line.raw.length>500)continue;
if(line.heading>0){let number=heading.exec(line.raw)?.[1];(number!==void 0||line.heading<=(draft?.line.heading??0))&&close(),number!==void 0&&(draft={number:Number(
number),line,status:void 0,ticked:0,boxes:0});continue}let own=phaseBox.exec(line.raw);own?said4.push(boxed(line,own)):draft&&note(draft,line)}return close(),said4}
function note(draft,line){let field=fieldIn(line);field?.label==="status"&&(draft.status??=field.value);let mark=box.exec(line.raw)?.[1];mark!==void 0&&(draft.boxes+=
1,mark!==" "&&(draft.ticked+=1))}function boxed(line,[,mark,number]){let isTicked=mark!==" ",says=isTicked?"is ticked":"is not ticked";return{number:Number(number),
standing:isTicked?"done":"open",at:pieceOf(line),says}}function conclusionOf({number,line,status,ticked,boxes}){let said4=(standing2,at2,says)=>standing2?[{number,
standing:standing2,at:at2,says}]:[];if(status)return said4(standingOf2(status.text),status,`is ${quote(status.text)}`);let end=suffix.exec(line.raw)?.slice(1).find(
one=>one!==void 0),standing=end===void 0?void 0:standingOf2(end);return standing?said4(standing,pieceOf(line),`is ${quote(end)}`):boxes===0||ticked>0&&ticked<boxes?
[]:ticked>0?said4("done",pieceOf(line),"has all of its boxes ticked"):said4("open",pieceOf(line),"has none of its boxes ticked")}var mostNamed3=5;function contradictions(plan,progress){let planned=agreed(phasesIn(plan)),logged=phasesIn(progress),whole=wholeContradiction(progress,[...planned.
values()],logged);if(whole)return[whole];let entries=agreed(logged);return[...planned.values()].flatMap(phase=>{let entry=entries.get(phase.number);if(!entry||entry.
standing===phase.standing)return[];let message=`phase ${phase.number} ${phase.says} here, but ${entry.says} in progress.md; expected both to say the same`,other={
at:entry.at,message:`phase ${phase.number} ${entry.says} here`};return[{page:"taskPlan",at:phase.at,message,other}]})}function agreed(all){let known4=new Map,doubtful=new Set;
for(let one of all){let first=known4.get(one.number);first?first.standing!==one.standing&&doubtful.add(one.number):known4.set(one.number,one)}for(let number of doubtful)
known4.delete(number);return known4}function wholeContradiction(progress,planned,logged){let claim=allDoneIn(progress);if(!claim||logged.some(({standing})=>standing===
"open"))return;let{count:number,at:at2}=claim,open=planned.filter(phase=>phase.standing==="open"&&phase.number<=(number??phase.number)),[first]=open;if(!first)return;
let numbers=some(open.map(phase=>String(phase.number)),mostNamed3),which=open.length===1?`phase ${numbers} is`:`phases ${numbers} are`;return{page:"progress",at:at2,
message:`all phases are done here, but ${which} open in task_plan.md; expected both to say the same`,other:{at:first.at,message:`phase ${first.number} ${first.says}\
 here`}}}function nameFault(name){let date=/^.+-(\d{4}-\d{2}-\d{2})$/.exec(name)?.[1];return date===void 0?`the folder is named ${quote(name)}, expected a name and a dat\
e, such as "shelves-reset-2026-05-12"`:parseInstant(`${date}T00:00:00Z`)!==void 0?void 0:`the folder is named ${quote(name)}, and ${quote(date)} is a date that \
does not exist`}var planning={id:"hivemind/planning",severity:"warning",summary:"a plan has a dated folder with its three files, and its progress does not contradict it",source:"\
Hivemind state 5",reach:"root",async check(context){let{plans,located}=context.snapshot,present=new Set(located.map(({file:file4})=>file4)),folders=new Map(located.
map(({file:file4,path})=>[parentOf(file4),parentOf(path)]));for(let plan of plans)reportFolder(context,plan,{present,path:folders.get(plan.folder)}),await holdTogether(
context,plan,present)}},planFile="task_plan.md",progressFile="progress.md",files=[planFile,"findings.md",progressFile];function reportFolder({snapshot,report},plan,{
present,path}){let{folder,taskPlan,findings,progress}=plan,page=taskPlan??findings??progress,at2=page?page.document.at([]):fileAt(pathIn(path??pathOfMissing(snapshot,
folder),planFile));if(folder===stateFolder)return;let fault2=nameFault(folder.slice(folder.lastIndexOf("/")+1));fault2&&report(at2,fault2);let missing=files.filter(
file4=>!present.has(`${folder}/${file4}`));if(missing.length===0)return;let are=missing.length===1?"is":"are";report(at2,`${either(missing.map(quote),"and")} ${are}\
 missing in ${quote(folder)}, expected all of ${either(files,"and")}`)}async function holdTogether({report,skip},plan,present){let{folder,taskPlan,progress}=plan;
if(![planFile,progressFile].every(file4=>present.has(`${folder}/${file4}`)))return;let untold=why=>skip(`whether plan and progress of ${inert(folder)} agree: ${why}`);
if(!taskPlan||taskPlan.isBroken)return untold(`${planFile} cannot be read`);if(!progress||progress.isBroken)return untold(`${progressFile} cannot be read`);let[
planned,logged]=[await taskPlan.body.structure(),await progress.body.structure()];if(!planned.ok)return untold(planned.reason);if(!logged.ok)return untold(logged.
reason);let pages={taskPlan,progress},found=contradictions(textLines(taskPlan.body.lines,planned),textLines(progress.body.lines,logged));for(let{page,at:at2,message,
other}of found){let beside=pages[page==="progress"?"taskPlan":"progress"];report(pages[page].document.span(at2.start,at2.end),message,{related:[{at:beside.document.
span(other.at.start,other.at.end),message:other.message}]})}}var most4=50,oldMs=30*6e4,pruneDue={id:"hivemind/prune-due",severity:"info",summary:"of more than 50 delegations, none ended over 30 minutes ago",source:"Hivemi\
nd state 2",check({snapshot:{delegations},now,report}){let records=delegations?.data??[];if(!delegations||records.length<=most4)return;let old=records.filter(delegation=>{
let{status,completedAt}=delegation??{};return status!==void 0&&isOver(status)&&completedAt!==void 0&&now-completedAt>oldMs});if(old.length===0)return;let fact=`\
the file has ${records.length} delegations, and ${old.length} of them ended over 30 min ago`;report(delegations.document.at([]),`${fact}; with more than ${most4}\
, expected these to be removed`)}};var standings={pending:"at work",queued:"at work",running:"at work",completed:"over",failed:"over",error:"over",cancelled:"over",interrupt:"interrupted"};function isAtWork({
metadata:{status}}){return status!==void 0&&standings[status]==="at work"}function isOver2({metadata:{status}}){return status!==void 0&&standings[status]==="ove\
r"}var files2={delegations:delegationsFile,continuity:continuityFile},nothing={atWork:new Map,over:new Map,ids:new Set,isComplete:!0},known2=new WeakMap;function standingsIn(snapshot,kind){
let store=snapshot?.[kind];if(!store)return snapshot?.unreadable.some(({path})=>nameOf2(path)===nameOf2(files2[kind]))?void 0:nothing;if(store.data===void 0)return;
let found=known2.get(store)??(kind==="delegations"?delegationsOf(snapshot):sessionsIn(snapshot));return known2.set(store,found),found}var nameOf2=path=>path.slice(
path.lastIndexOf("/")+1);function delegationsOf({delegations}){let all=delegations?.data??[],told=all.flatMap(one=>one?.id===void 0?[]:[{id:one.id,status:one.status}]),
isEnded2=status=>isOver(status);return{atWork:statusesOf(told,status=>!isEnded2(status)),over:statusesOf(told,isEnded2),ids:new Set(told.map(({id})=>id)),isComplete:told.
length===all.length}}function sessionsIn({continuity}){let all=sessionsOf(continuity),some3=isWanted=>new Map(all.filter(isWanted).map(({key,metadata:{status}})=>[
key,status??""]));return{atWork:some3(isAtWork),over:some3(isOver2),ids:new Set(all.map(({key})=>key)),isComplete:!0}}function statusesOf(all,isWanted){return new Map(
all.flatMap(({id,status})=>status!==void 0&&isWanted(status)?[[id,status]]:[]))}function whyUntold(states,kind){return states.every(state=>standingsIn(state,kind)!==
void 0)?void 0:`${files2[kind]} could not be read in one of the states since the base`}function stateNow(snapshot){let{delegations,continuity,workflows,sessionState:sessionState2}=snapshot,file4=delegations??continuity??workflows??sessionState2;return file4?
file4.document.at([]):fileAt(pathOfMissing(snapshot,delegationsFile))}function statusPlaces(snapshot,kind){let{delegations,continuity}=snapshot,isAtWork2=id=>standingsIn(
snapshot,kind)?.atWork.has(id)??!1;if(kind==="continuity")return id=>continuity?continuity.document.at(isAtWork2(id)?["sessions",id,"metadata","status"]:[]):stateNow(
snapshot);let indexes;return id=>delegations?(indexes??=new Map(delegations.data?.map((delegation,index)=>[delegation?.id,index])),delegations.document.at(isAtWork2(
id)?[indexes.get(id)??0,"status"]:[])):stateNow(snapshot)}function regressions(change,now,kind){let found=new Map,ended=new Map(standingsIn(change.base,kind)?.over),isKept=isLine(change.steps);for(let step of change.steps){
let after=standingsIn(step.after,kind),sides=[step.before,...step.others].map(side=>standingsIn(side,kind));for(let[id,to]of after?.atWork??[]){if(found.has(id)||
after?.over.has(id)||sides.some(side=>side?.atWork.has(id)))continue;let last=sides.map(side=>side?.over.get(id)).find(status=>status!==void 0)??(isKept?ended.get(
id):void 0);last!==void 0&&found.set(id,{id,from:last,to,step})}for(let[id,status]of after?.over??[])ended.set(id,status)}return[...found.values(),...sinceBase(
change,now,kind).filter(({id})=>!found.has(id))]}function isLine(steps){return steps.every(({before,others:others2},at2)=>others2.length===0&&(at2===0||before===
steps[at2-1]?.after))}function sinceBase({base},now,kind){let[before,after]=[standingsIn(base,kind),standingsIn(now,kind)],step={before:base,others:[],after:now,
commit:void 0,isWhole:!0};return[...after?.atWork??[]].flatMap(([id,to])=>{let from=before?.over.get(id);return from===void 0||before?.atWork.has(id)||after?.over.
has(id)?[]:[{id,from,to,step}]})}var kinds=[["delegations","delegation"],["continuity","session"]],regressed={id:"hivemind/regressed",severity:"error",summary:"a delegation or a session that ca\
me to its end does not run again",source:"Hivemind state 1, 2, D27",needs:"base",check({snapshot,change,report,skip}){if(change){change.gap!==void 0&&skip(change.
gap);for(let[kind,noun]of kinds){let untold=whyUntold([snapshot,...change.steps.map(({after})=>after)],kind);untold!==void 0&&skip(untold);let placeOf4=statusPlaces(
snapshot,kind);for(let{id,from,to,step}of regressions(change,snapshot,kind)){let fact=`${noun} ${quote(id)} went from ${quote(from)} back to ${quote(to)}${inStep(
step)}`;report(placeOf4(id),`${fact}; expected what is over to stay so`)}}}}};var sessionKey={id:"hivemind/session-key",severity:"error",summary:"a session's key is its sessionID",source:"Hivemind state 1",check({snapshot:{continuity},report}){
for(let{key,record}of sessionsOf(continuity)){if(!continuity||record.sessionID===void 0||record.sessionID===key)continue;let at2=["sessions",key];report(continuity.
document.at([...at2,"sessionID"]),`the sessionID of the session is ${quote(record.sessionID)}, expected its key, ${quote(key)}`,{related:[{at:continuity.document.
key(at2),message:"the key stands here"}]})}}};function transitionFaults({phase,transitionHistory:history=[]}){let faults2=[];for(let[index,transition]of history.entries()){if(!transition)continue;let before=history[index-
1],at2=(index2,field)=>["transitionHistory",index2,field];isLegal(transition)||faults2.push({path:at2(index,"to"),message:illegal(transition)}),transition.from!==
void 0&&before?.to!==void 0&&transition.from!==before.to&&faults2.push({path:at2(index,"from"),message:`the transition starts from ${quote(transition.from)}, ex\
pected ${quote(before.to)}, where the one before it led`,related:{path:at2(index-1,"to"),message:"the one before it led here"}}),transition.at!==void 0&&before?.
at!==void 0&&transition.at<before.at&&faults2.push({path:at2(index,"at"),message:`the transition happened at ${moment(transition.at)}, earlier than the one befo\
re it; expected the oldest first`,related:{path:at2(index-1,"at"),message:`the one before it happened at ${moment(before.at)}`}})}let last=history.at(-1)?.to;return last!==
void 0&&phase!==void 0&&last!==phase&&faults2.push({path:["phase"],message:`the phase is ${quote(phase)}, expected ${quote(last)}, where the last transition led`,
related:{path:["transitionHistory",history.length-1,"to"],message:"the last transition led here"}}),faults2}function edgesFrom(phase){return sessionPhaseLifecycle.
edges[phase]}function isLegal({from,to}){return from===void 0||to===void 0||edgesFrom(from).includes(to)}function illegal({from="created",to}){let edges=edgesFrom(
from).map(quote),expected3=edges.length>0?`expected ${either(edges)} after it`:"expected nothing after it, for it is final";return`the phase went from ${quote(from)}\
 to ${quote(to)}; ${expected3}`}var sessionLifecycle={id:"hivemind/session-lifecycle",severity:"error",summary:"a session's status and phase fit, and its transitions join, one after the other,\
 along legal edges",source:"Hivemind state 1",check({snapshot:{continuity},report}){for(let{key,metadata,at:at2}of sessionsOf(continuity)){let{status,lifecycle}=metadata;
if(!lifecycle)continue;let phases=status&&phasesOfStatus[status];if(phases&&lifecycle.phase!==void 0&&!phases.includes(lifecycle.phase)){let fact=`the phase of \
session ${quote(key)} is ${quote(lifecycle.phase)} and its status ${quote(status)}`;report(at2("lifecycle","phase"),`${fact}; expected the phase ${either(phases.
map(quote))}`,{related:[{at:at2("status"),message:"the status stands here"}]})}for(let{message,path,related}of transitionFaults(lifecycle))report(at2("lifecycle",
...path),message,related&&{related:[{at:at2("lifecycle",...related.path),message:related.message}]})}}};var documented2=[{what:"session",at:["sessions","*"],fields:["promptParams"],inside:{metadata:["description","delegation","constraints","pendingNotifications"],
"metadata.lifecycle":["phase"]}},{what:"notification",at:["sessions","*","metadata","pendingNotifications","*"],fields:["description","agent"],inside:{metadata:[
"delegationId","terminalState"]}},{what:"workflow",at:["workflows","*"],fields:["type","targetPrimitives","scope","mode","startedAt","updatedAt"]},{what:"turn",
at:["workflows","*","turns","*"],fields:["status","output"]},{what:"target",at:["workflows","*","targetPrimitives","*"],fields:["type","name"]},{what:"event",at:[
"events","*"],fields:["source"]}];function lackingIn(document){return documented2.flatMap(kind=>{let{what:what3}=kind,groups=new Map;for(let path of pathsTo(kind.
at,document.data)){let fields3=fieldsLackedAt(document,path,kind),key=fields3.join(),group=groups.get(key);group?group.others+=1:fields3.length>0&&groups.set(key,
{what:what3,fields:fields3,path,others:0})}return[...groups.values()]})}function fieldsLackedAt(document,path,{fields:fields3,inside={}}){let below=Object.entries(
inside).flatMap(([holder,held])=>lackedFields(document,[...path,...holder.split(".")],held).map(field=>`${holder}.${field}`));return[...lackedFields(document,path,
fields3),...below]}function*pathsTo([key,...rest2],data,path=[]){if(key===void 0)yield path;else for(let[part,below]of partsOf3(data,key))yield*pathsTo(rest2,below,
[...path,part])}function partsOf3(data,key){return Array.isArray(data)?key==="*"?data.entries():[]:isDataMap(data)?key==="*"?Object.entries(data):Object.hasOwn(
data,key)?[[key,data[key]]]:[]:[]}var sessionRecord={id:"hivemind/session-record",severity:"warning",summary:"sessions, notifications, workflows and events have all fields that are documented an\
d not optional",source:"Hivemind state 1, 3, 4; D16",check({snapshot:{continuity,workflows,events},report}){for(let store of[continuity,workflows,...events.map(
pair=>pair.events)])if(store?.data!==void 0)for(let{what:what3,path,fields:fields3,others:others2}of lackingIn(store.document)){let more=others2>0?`, and so ${others2===
1?"does":"do"} ${count(others2,"other")}`:"";report(store.document.key(path),`the ${what3} lacks ${either(fields3,"and")}${more}; expected what is documented`)}}};var columns=3,head="Decision, Rationale and When";function tableFault(text,{heading:heading2,title,lines}){let from=lines.findIndex(isRow),[first,second,...below]=from<
0?[]:lines.slice(from,endOfTable(text,lines,from));if(!first)return{at:heading2,message:`the section "${title}" holds no table, expected one of ${head}`};let width=widthOf(
first);if(width!==columns)return{at:first,message:`the table has ${count(width,"column")}, expected ${columns}: ${head}`};if(!second||!isTableRule(second.raw)||
widthOf(second)!==columns)return{at:first,message:`below the head of the table, a line of dashes was expected for its ${columns} columns`};let[torn,...others2]=below.
filter(row=>widthOf(row)!==columns);if(!torn)return;let more=others2.length>0?`, and ${others2.length} more like it`:"",escaped=widthOf(torn)>columns?'; a "|" t\
hat is text is written "\\|"':"";return{at:torn,message:`the row has ${count(widthOf(torn),"cell")}, expected ${columns}${more}${escaped}`}}var isRow=({raw})=>/^[ \t]*\|/.
test(raw);function endOfTable(text,lines,from){let next=lines.findIndex((line,index)=>index>from&&!(isRow(line)&&isBelow(text,lines[index-1],line)));return next<
0?lines.length:next}var isBelow=(text,above,line)=>!!above&&isNextLine(text,above,line);function widthOf({raw}){let cells=cellsOf(raw.trim());return cells.length-
1-(cells.at(-1)?.text===""?1:0)}function sectionsOf(lines){let all=[],open=[];for(let line of lines){line.heading>0&&(open=open.filter(({heading:heading2})=>heading2.heading<line.heading));for(let section2 of open)
section2.lines.push(line);if(line.heading===0)continue;let section={heading:line,title:titleOf(line),lines:[]};all.push(section),open.push(section)}return all}function titleOf({
raw}){return raw.trim().replace(/^#+/,"").replace(/[ \t]#+$/,"").replace(/[*_`]/g,"").trim()}var sessionState={id:"hivemind/session-state",severity:"warning",summary:"SESSION-STATE.md has its WAL line, its four sections and a whole table of decisions",source:"\
Hivemind state 6",async check({snapshot:{sessionState:page},report,skip}){if(!page||page.isBroken)return;let structure=await page.body.structure();if(!structure.
ok)return skip(`${page.file}: ${structure.reason}`);let lines=textLines(page.body.lines,structure);lines.some(({raw})=>walLine.test(raw))||report(page.document.
at([]),'there is no line of the WAL protocol, expected "**WAL Protocol: Write BEFORE responding. Survives compaction.**"');let sections=sectionsOf(lines),find=name=>sections.
find(({title})=>isTitled(title,name)),missing=[...needed,decisions2].filter(name=>!find(name));if(missing.length>0){let fact=missing.length===1?"a section is mi\
ssing":`${missing.length} sections are missing`;report(page.document.at([]),`${fact}: ${either(missing.map(quote),"and")}`)}let decided=find(decisions2),fault2=decided&&
tableFault(page.document.text,decided);fault2&&report(page.document.span(fault2.at.start,fault2.at.end),fault2.message)}},walLine=/\bWAL Protocol\b/i,needed=["C\
urrent Task","Key Context","Pending Actions"],decisions2="Recent Decisions";function isTitled(title,name){let text=title.slice(0,200).replace(/^[^\p{L}]+/u,"").
toLowerCase();return text.startsWith(name.toLowerCase())&&!/^[\p{L}\p{N}]/u.test(text.slice(name.length))}function nameOf3({path}){return path.join(".")}function stampsOf2(metadata){let{updatedAt:updatedAt2,lastToolActivityAt,lifecycle,pendingNotifications=[]}=metadata,
{launchedAt,completedAt,observation,transitionHistory=[]}=lifecycle??{},observedAt=observation?.observedAt;return[[["updatedAt"],updatedAt2],[["lastToolActivity\
At"],lastToolActivityAt],[["lifecycle","launchedAt"],launchedAt],[["lifecycle","completedAt"],completedAt],[["lifecycle","observation","observedAt"],observedAt],
...transitionHistory.map((one,index)=>[["lifecycle","transitionHistory",index,"at"],one?.at]),...pendingNotifications.map((one,index)=>[["pendingNotifications",
index,"createdAt"],one?.createdAt])].flatMap(([path,ms])=>isMoment(ms)?[{path,ms}]:[])}var sessionTimes={id:"hivemind/session-times",severity:"error",summary:"no moment of the continuity store lies after the clock, or after the record or store tha\
t holds it",source:"Hivemind state 1, D19",check({snapshot:{continuity},now,limits,report}){let clock=new Clock({now,limits}),sessions=sessionsOf(continuity),updatedAt2=continuity?.
data?.updatedAt;for(let session of sessions)for(let said4 of[...ahead(session,clock),...stale(session,clock)])report(...said4);if(!continuity||updatedAt2===void 0)
return;let at2=continuity.document.at("updatedAt");if(clock.isFuture(updatedAt2))report(at2,`updatedAt of the store is ${clock.ahead(updatedAt2)}`);else for(let said4 of leftBehind2(
{at:at2,updatedAt:updatedAt2,sessions},clock))report(...said4)}};function ahead({key,metadata,at:at2},clock){let[first,...others2]=stampsOf2(metadata).filter(({
ms})=>clock.isFuture(ms));if(!first)return[];let more=others2.length>0?`, as ${others2.length===1?"is":"are"} ${count(others2.length,"other")}`:"",related=others2.
slice(0,3).map(one=>({at:at2(...one.path),message:`${nameOf3(one)} stands here`}));return[[at2(...first.path),`${nameOf3(first)} of session ${quote(key)} is ${clock.
ahead(first.ms,more)}`,{related}]]}function stale({key,metadata,at:at2},clock){let{updatedAt:updatedAt2}=metadata;if(updatedAt2===void 0)return[];let latest=latestOf(
stampsOf2(metadata).filter(({ms})=>clock.isAfter(ms,updatedAt2)));if(!latest)return[];let fact=`updatedAt of session ${quote(key)} is ${moment(updatedAt2)}, bef\
ore its ${nameOf3(latest)}`,related=[{at:at2(...latest.path),message:`${nameOf3(latest)} stands here`}];return[[at2("updatedAt"),`${fact}; expected no earlier t\
han ${moment(latest.ms)}`,{related}]]}function leftBehind2({at:at2,updatedAt:updatedAt2,sessions},clock){let later=sessions.map(session2=>({session:session2,ms:session2.
metadata.updatedAt??0})).filter(({ms:ms2})=>clock.isAfter(ms2,updatedAt2)),latest=latestOf(later);if(!latest)return[];let{session,ms}=latest,fact=`updatedAt of \
the store is ${moment(updatedAt2)}, before that of ${count(later.length,"session")} in it`,related=[{at:session.at("updatedAt"),message:`that of session ${quote(
session.key)} stands here`}];return[[at2,`${fact}; expected no earlier than ${moment(ms)}`,{severity:"warning",related}]]}var staleStore={id:"hivemind/stale-store",severity:"warning",summary:"while sessions run, the continuity store was written within the last 30 minutes",source:'H\
ivemind state, "When State Appears Stale"; D19, D34',check({snapshot:{continuity},now,limits,report}){let updatedAt2=continuity?.data?.updatedAt;if(!continuity||
updatedAt2===void 0||now-updatedAt2<=limits.staleStoreMs)return;let running=sessionsOf(continuity).filter(isAtWork),[first]=running;if(!first)return;let fact=`${`\
the store was written at ${moment(updatedAt2)}, ${duration(now-updatedAt2)} ago`}, and ${count(running.length,"session")} in it ${running.length===1?"is":"are"}\
 at work`;report(continuity.document.at("updatedAt"),`${fact}; expected it to move within ${duration(limits.staleStoreMs)}`,{related:[{at:first.at("status"),message:`\
session ${quote(first.key)} is ${quote(first.metadata.status)} here`}]})}};var words3={sessionStatus:["pending","queued","running","completed","failed","error","cancelled","interrupt"],sessionPhase:Object.keys(sessionPhaseLifecycle.edges),
delegationStatus:Object.keys(delegationLifecycle.edges),notificationStatus:["started","completed","failed","cancelled"],executionMode:["sdk","pty","headless"],surface:[
"agent-delegation","command-process"],recoveryGuarantee:["resumable","best-effort","non-resumable-after-restart"],terminalKind:["completed","error","timeout","c\
ancelled","restarted","runtime-dispatch-unsupported","interrupted-by-signal","non-resumable-after-restart"],turnStatus:["pending","in_progress","complete","fail\
ed","skipped"],primitive:["agent","command","skill","tool"],scope:["project","user","global"]};function driftsOf2(session,byId3,byChild){return[...ownDrift(session,byChild),...recordDrift(session,byId3),...notificationDrifts(session,byId3)]}function ownDrift(session,byChild){
let{key,metadata}=session,own=byChild.get(key)??[];if(own.some(({delegation})=>delegation.status===void 0))return[];let running=own.find(({delegation:{status=""}})=>!isOver(
status)),drifted=isAtWork(session)&&!running?own.at(-1):isOver2(session)?running:void 0;return drifted?[{...drifted,path:["status"],fact:`session ${quote(key)} \
is ${quote(metadata.status)}`}]:[]}function recordDrift({key,metadata},byId3){let record=metadata.delegation;if(!isDataMap(record))return[];let{status}=record,id=[
record.delegationId,record.id].find(one=>typeof one=="string");if(typeof id!="string"||typeof status!="string"||!words3.delegationStatus.includes(status))return[];
let fact=`the delegation of session ${quote(key)} is ${quote(status)}`;return drift(byId3.get(id),[status]).map(one=>({...one,path:["delegation","status"],fact}))}
function notificationDrifts({metadata},byId3){return placed(metadata.pendingNotifications).flatMap(({notification:notification2,index})=>{let{status}=notification2,
state=notification2.metadata?.terminalState,id=delegationIdOf(notification2),ends=state!==void 0?[state]:status!==void 0?delegationStatuses[status]:[];if(id===void 0||
!ends.some(isOver))return[];let field=state===void 0?["status"]:["metadata","terminalState"],fact=`the notification says ${quote(state??status)}`;return drift(byId3.
get(id),ends).map(one=>({...one,path:["pendingNotifications",index,...field],fact}))})}function drift(known4=[],expected3){let stands=known4.filter(({delegation})=>delegation.
status!==void 0);return stands.some(({delegation:{status=""}})=>expected3.includes(status))?[]:stands.slice(0,1)}var stateDrift={id:"hivemind/state-drift",severity:"warning",summary:"session-continuity.json says the same of a delegation as delegations.json, which is the au\
thority",source:'Hivemind state, "When Delegation Records Conflict With Session State"',reach:"root",check({snapshot,report,skip}){let{continuity,delegations}=snapshot,
[lost,other]=[whyUnread2(snapshot,"delegations"),whyUnread2(snapshot,"continuity")];if((delegations??lost)!==void 0&&(continuity??other)!==void 0&&(lost??other)!==
void 0&&skip(lost??other),!delegations||!continuity)return;let byId3=delegationsBy("id",delegations),byChild=delegationsBy("childSessionId",delegations);for(let session of sessionsOf(
continuity))for(let{path,fact,delegation,index}of driftsOf2(session,byId3,byChild)){let{id,status}=delegation,other2=`${id===void 0?"its delegation":`delegation\
 ${quote(id)}`} is ${quote(status)}`;report(session.at(...path),`${fact}, but ${other2}; of the two, state/delegations.json counts`,{related:[{at:delegations.document.
at([index,"status"]),message:"the delegation stands here"}]})}}};var vanished={id:"hivemind/vanished",severity:"info",summary:"a delegation that runs stays in delegations.json until it has come to its end",source:"Hivemind st\
ate 2, D27",needs:"base",check({snapshot,change,report,skip}){if(!change)return;if(change.gap!==void 0)return skip(change.gap);let untold=whyUntold([snapshot,...change.
steps.flatMap(({before,after})=>[before,after])],"delegations");untold!==void 0&&skip(untold);let now=standingsIn(snapshot,"delegations")?.ids;for(let step of change.
steps){let gone=goneIn(step).filter(id=>!now?.has(id));if(gone.length===0)continue;let fact=`${count(gone.length,"delegation")} that ran ${gone.length===1?"is":
"are"} gone${inStep(step)}`,ids=some(gone.map(quote),mostNamed4);report(stateNow(snapshot),`${fact}: ${ids}; expected each to stay until it has come to its end`)}}},
mostNamed4=3;function goneIn({before,others:others2,after}){let[first,...sides]=[before,...others2].map(side=>standingsIn(side,"delegations")),left2=standingsIn(
after,"delegations");return!first||!left2?.isComplete?[]:[...first.atWork.keys()].filter(id=>!left2.ids.has(id)&&sides.every(side=>side?.atWork.has(id)))}var workflowKey={id:"hivemind/workflow-key",severity:"error",summary:"a workflow's key is its id",source:"Hivemind state 4",check({snapshot:{workflows},report}){
if(workflows)for(let[key,workflow]of Object.entries(workflows.data?.workflows??{})){if(workflow?.id===void 0||workflow.id===key)continue;let at2=["workflows",key];
report(workflows.document.at([...at2,"id"]),`the id of the workflow is ${quote(workflow.id)}, expected its key, ${quote(key)}`,{related:[{at:workflows.document.
key(at2),message:"the key stands here"}]})}}};function*recordsOf3(store){for(let[key,workflow]of Object.entries(store?.data?.workflows??{})){if(!store||!workflow)continue;let{document}=store,inside=path=>["\
workflows",key,...path],turns=rawAt(document,inside(["turns"])),sound=workflow.turns??{};yield{workflow,turnNames:isDataMap(turns)?Object.keys(turns):[],turn:name=>Object.
hasOwn(sound,name)?sound[name]:void 0,has:(...path)=>rawAt(document,inside(path))!==void 0,at:(...path)=>document.at(inside(path)),key:(...path)=>document.key(inside(
path))}}}function stampsOf3({workflow,turnNames,turn}){let stamps=new Map,add=(name,ms,path)=>{ms!==void 0&&stamps.set(name,{ms,path})};add("startedAt",workflow.startedAt,
["startedAt"]),add("updatedAt",workflow.updatedAt,["updatedAt"]);for(let name of turnNames)add(`completedAt of turn ${quote(name)}`,turn(name)?.completedAt,["tu\
rns",name,"completedAt"]);return stamps}function ordersOf(names){let turns=[...names].filter(name=>name!=="startedAt"&&name!=="updatedAt");return[["updatedAt","\
before","startedAt"],...turns.map(turn=>[turn,"before","startedAt"]),...turns.map(turn=>[turn,"after","updatedAt"])]}var workflowTimes={id:"hivemind/workflow-times",severity:"error",summary:"turns end after their workflow was started and before it was last written; nothing hap\
pened in the future",source:"Hivemind state 4",check({snapshot:{workflows},now,limits,report}){let clock=new Clock({now,limits}),written=workflows?.data?.updatedAt;
workflows&&written!==void 0&&clock.isFuture(written)&&report(workflows.document.at(["updatedAt"]),`updatedAt is ${clock.ahead(written)}`);for(let record of recordsOf3(
workflows)){let past=new Map(stampsOf3(record));for(let[name,{ms,path}]of past)clock.isFuture(ms)&&(report(record.at(...path),`${name} is ${clock.ahead(ms)}`),past.
delete(name));let moments=new Map([...past].map(([name,{ms}])=>[name,ms])),disorders=disordersOf(moments,ordersOf(past.keys()));for(let bound of["startedAt","up\
datedAt"]){let group=disorders.filter(({other})=>other===bound),[first,second]=group;first&&report(...second?leftBehind3(record,past,bound,group):misplaced2(record,
past,first))}}}},placeOf3=(record,stamps,name)=>record.at(...stamps.get(name)?.path??[]);function misplaced2(record,stamps,{wrong,other,message}){let related=[{
at:placeOf3(record,stamps,other),message:`${other} stands here`}];return[placeOf3(record,stamps,wrong),message,{related}]}function leftBehind3(record,stamps,bound,group){
let side=bound==="startedAt"?"earlier":"later",fact=`${bound} is ${moment(stamps.get(bound)?.ms??0)}, but ${group.length} other moments are ${side}`,related=group.
slice(0,5).map(({wrong})=>({at:placeOf3(record,stamps,wrong),message:`${wrong} is ${side}`}));return[placeOf3(record,stamps,bound),fact,{related}]}function gapOf({turnNames}){let others2=new Set(turnNames),number=0;for(;others2.delete(String(number));)number+=1;let[instead]=others2;return instead===void 0?
void 0:{missing:String(number),instead}}function firstOpenTurn({turnNames,turn}){for(let number=0;number<turnNames.length;number+=1){let status=turn(String(number))?.
status;if(status===void 0)return;if(status!=="complete"&&status!=="skipped")return number}return turnNames.length}var workflowTurns={id:"hivemind/workflow-turns",severity:"error",summary:"turns are numbered from 0, only those that are done have an end, and the current one c\
omes after them",source:"Hivemind state 4, D16",check({snapshot:{workflows},report}){for(let record of recordsOf3(workflows)){if(record.workflow.turns===void 0)
continue;for(let name of record.turnNames)checkEnd(record,name,report);let gap=gapOf(record);if(gap){let{missing,instead}=gap,message=`there is a turn ${quote(instead)}\
, but no turn ${quote(missing)}; expected numbers from 0 up`;report(record.key("turns",instead),message)}else checkCurrent(record,report)}}};function checkEnd({
turn,has,at:at2},name,report){let{status,completedAt}=turn(name)??{},statusAt=()=>at2("turns",name,"status");if(status==="complete"&&!has("turns",name,"complete\
dAt")&&report(statusAt(),'the status is "complete", expected completedAt beside it'),completedAt!==void 0&&(status==="pending"||status==="in_progress")){let message=`\
completedAt is ${moment(completedAt)}, but the status is ${quote(status)}; expected none before the end`;report(at2("turns",name,"completedAt"),message,{related:[
{at:statusAt(),message:"the status stands here"}]})}}function checkCurrent(record,report){let current=record.workflow.currentTurn,open=firstOpenTurn(record);if(current===
void 0||open===void 0||current===open||current===open-1)return;let expected3=open===0?"0":`${open-1} or ${open}`,turns=record.turnNames.length,why=open===turns?
turns===0?"there are no turns":"all turns are done":`turn ${open} is the first that is not done`,related=open===turns?[]:[{at:record.key("turns",String(open)),message:"\
the turn stands here"}];report(record.at("currentTurn"),`currentTurn is ${current}, expected ${expected3}, for ${why}`,{related})}function isSilentBypass({before,others:others2,after}){if(!before||!after||others2.length>0)return!1;let isChanged=textIn2=>textIn2(before)!==textIn2(after);return!isChanged(
state=>state?.sessionState?.document.text)&&["delegations","continuity","workflows"].some(store=>isChanged(state=>state?.[store]?.document.text))}var writeBoundary={id:"hivemind/write-boundary",severity:"error",summary:"only agents of level 0 and 1 write state; a person who does so notes it in SESSION-STA\
TE.md",source:'Hivemind state, "Agent Access Boundaries"',needs:"base",check(context){let{change,skip}=context;if(!change)return;if(change.gap!==void 0)return skip(
change.gap);let bypasses=[];for(let step of change.steps){let{commit}=step;commit&&(commit.agents.length>0?judge4(context,commit):isSilentBypass(step)&&bypasses.
push(commit))}reportBypasses(context,bypasses)}};function judge4({snapshot,report},commit){let levels=commit.agents.map(levelOf);if(levels.some(level=>level===0||
level===1))return;let fact=`${some(commit.agents.map(quote),mostNamed5)} wrote in ${folderOf(snapshot)} in ${named(commit)}`,isKnown=levels.some(level=>level!==
void 0),expected3=isKnown?"expected agents of level 2 and 3 only to read it":'expected a name that tells its level, such as "hm-l1-coordinator" or "L1"';report(
stateNow(snapshot),`${fact}; ${expected3}`,{severity:isKnown?"error":"warning"})}function reportBypasses({snapshot,report},commits){if(commits.length===0)return;
let nobody2=commits.length===1?"which names no agent":"which name no agent",fact=`stores in ${folderOf(snapshot)} were written in ${some(commits.map(named),mostNamed5)}\
, ${nobody2}`;report(stateNow(snapshot),`${fact}; expected a note of it in SESSION-STATE.md`,{severity:"info"})}var mostNamed5=3;function folderOf({root,dialect:dialect2}){
return quote(dialect2==="legacy"?root:pathIn(root,stateFolder))}var rules2=[delegationCeiling,delegationDepth,delegationId,delegationRecord,delegationSession,delegationSurface,delegationTerminal,delegationTimes,eventJournal,
journal,leftover2,legacyRoot,notification,planning,pruneDue,regressed,sessionKey,sessionLifecycle,sessionRecord,sessionState,sessionTimes,staleStore,stateDrift,
vanished,workflowKey,workflowTimes,workflowTurns,writeBoundary];var hivemind={id:"hivemind",directories:[directory,legacyDirectory],isRoot:(entries,at2)=>entries.some(({name,kind})=>kind!=="directory"?at2===legacyDirectory&&
isStore(nameToday(name)):(at2===legacyDirectory?legacyFolders:["state","event-tracker","journal"]).includes(name)),reads:path=>fileKind(path)!==void 0||isStore(
nameToday(path)),mainFile:delegationsFile,read:async(...asked)=>(await import("./read-FAXDRSUS.js")).readHivemind(...asked),statePaths:["state",...legacyFolders,
"delegations.json","session-continuity.json","config-workflows.json"],readState:async(...asked)=>(await import("./read-FAXDRSUS.js")).readHivemindState(...asked),
agentTrailer,recovery:async()=>(await import("./recover-TJGXGW6M.js")).recovery,rules:rules2,schemas:{"hivemind/config-workflows":async()=>(await import("./config-workflows.schema-4NQWMPUM.js")).
default,"hivemind/delegations":async()=>(await import("./delegations.schema-V3R4UWUP.js")).default,"hivemind/events":async()=>(await import("./events.schema-QMAIPCQX.js")).
default,"hivemind/journal":async()=>(await import("./journal.schema-RBE5FKVG.js")).default,"hivemind/session-continuity":async()=>(await import("./session-continuity.schema-D2ZA3VOR.js")).
default}};function isStore(file4){return["delegations","continuity","workflows"].includes(fileKind(file4)??"")}var formats=[grid,hivemind];var baselineStale={id:"baseline/stale",severity:"warning",summary:"every entry of the baseline hides a finding that is still there",source:"practice",needs:"bas\
eline",check({staleEntries,report}){for(let{at:at2,rule:rule4,path,date,isKnown}of staleEntries??[]){let why=isKnown?`${quote(rule4)} no longer says this about ${quote(
path)}`:`there is no rule ${quote(rule4)}`;report(at2,`this entry of ${date} hides nothing, for ${why}; remove it, or make the baseline anew`)}}};function recordedCommits(context,isEnough=isFound){let{snapshot,facts}=context;return known3(context,snapshot.commits,recorded=>facts.commit(recorded),isEnough)}
function claimedFiles(context,isEnough=({answer})=>answer!=="unknown"){let{snapshot,facts}=context;return known3(context,snapshot.files,claimed=>facts.file(claimed),
isEnough)}function isFound(fact){return fact.answer!=="unknown"||fact.commit!==void 0}function claimIn(claim){return`${inert(claim.field)} names ${quote("name"in
claim?claim.name:claim.path)}`}function unreadClaims({unjudged:unjudged2,unlisted=[]}){return unjudged2===void 0?unlisted:[unjudged2,...unlisted]}function*known3({
snapshot,skip},claims,factOf2,isEnough){let reasons=new Set(unreadClaims(snapshot));for(let claim of claims){let fact=factOf2(claim);isEnough(fact,claim)?yield{
claim,fact}:fact.answer==="unknown"&&reasons.add(fact.reason)}for(let reason of reasons)skip(reason)}var filesExists={id:"files/exists",severity:"error",summary:"every file that the state claims is there, or was in some commit",source:"checkpoint flow check 2, \
D20",needs:"files",check(context){for(let{claim,fact}of claimedFiles(context))fact.answer==="never"&&context.report(claim.at,`${claimIn(claim)}, but no such fil\
e is there, and none was in any commit`)}};var faults={absolute:"which is no path relative to the repository",climbs:"which climbs out of the repository",link:"which leads through a link out of the repos\
itory","not-portable":"which not every system takes for the path of a file"},filesOutside={id:"files/outside",severity:"error",summary:"every path that the stat\
e claims leads to a place in the repository, on every system",source:"STATE.md schema 1.6",needs:"files",check(context){for(let{claim,fact}of claimedFiles(context,
()=>!0)){if(fact.answer!=="outside")continue;let message=`${claimIn(claim)}, ${faults[fact.why]}; expected a path inside the repository`;context.report(claim.at,
message,fact.why==="not-portable"?{severity:"warning"}:{})}}};var filesRemoved={id:"files/removed",severity:"info",summary:"every file that the state claims and that was there once is still there",source:"checkpoint flow c\
heck 2, D20",needs:"files",check(context){for(let{claim,fact}of claimedFiles(context)){let fate=fateOf(fact);fate&&context.report(claim.at,`${claimIn(claim)}, w\
hich ${fate}`)}}};function fateOf(fact){if(fact.answer==="committed")return"is in the last commit, but not in the working tree";if(fact.answer==="elsewhere")return`\
only ${named(fact.commit)} has, and that is not in the history that is linted`;if(fact.answer!=="removed")return;let{commit,renamedTo,lastName}=fact;return renamedTo!==
void 0?`was renamed to ${quote(renamedTo)} in ${named(commit)}`:`was ${lastName===void 0?"":`renamed to ${quote(lastName)}, and `}removed in ${named(commit)}`}var shown3=3,gitCommitAmbiguous={id:"git/commit-ambiguous",severity:"warning",summary:"every recorded commit has enough digits to be the only one of its name",source:"\
checkpoint flow check 1",needs:"history",check(context){for(let{claim,fact}of recordedCommits(context))fact.answer==="ambiguous"&&context.report(claim.at,`${claimIn(
claim)}, which fits ${listed3(fact.candidates)}; expected more digits`)}};function listed3(candidates){let names=shortHashes(candidates.slice(0,shown3)),left2=candidates.
length-names.length;return either(left2>0?[...names,`${left2} more`]:names,"and")}var gitCommitExists={id:"git/commit-exists",severity:"error",summary:"every recorded commit is in the repository",source:"checkpoint flow check 1, D30",needs:"h\
istory",check(context){let before=new Set(context.change?.base?.commits.map(({name})=>name));for(let{claim,fact}of recordedCommits(context)){if(fact.answer!=="m\
issing")continue;let end=fact.successor?`; ${takenIn(fact.successor)}`:"",message=`${claimIn(claim)}, but the repository has no such commit${end}`;context.report(
claim.at,message,before.has(claim.name)?{severity:"warning"}:{})}}};var gitCommitFormat={id:"git/commit-format",severity:"error",summary:"every recorded commit is written as 7 to 64 hex digits, in lower case",source:"checkpoint \
flow check 1, D31",check({snapshot,report,skip}){for(let reason of unreadClaims(snapshot))skip(reason);for(let commit of snapshot.commits){let{name,at:at2}=commit;
if(!isHash(name))report(at2,`${claimIn(commit)}; expected ${expectedFor(name)}`);else if(name.length<7){let message=`${claimIn(commit)}, which has ${name.length}\
 hex digits; expected at least 7`;report(at2,message,{severity:"warning"})}}}};function expectedFor(name){let lowerCase=name.toLowerCase();return isHash(lowerCase)?
`lower case, ${quote(lowerCase)}`:"7 to 64 hex digits"}var kinds2={blob:"a blob (what a file holds)",tree:"a tree (a folder)",tag:"an annotated tag"},gitCommitKind={id:"git/commit-kind",severity:"error",summary:"wha\
t is recorded as a commit is the name of a commit, and not of a tree, a blob or a tag",source:"checkpoint flow check 1",needs:"history",check(context){for(let{claim,
fact}of recordedCommits(context))fact.answer==="not-a-commit"&&context.report(claim.at,`${claimIn(claim)}, which is ${kinds2[fact.type]}; expected a commit`)}};var gitCommitReachable={id:"git/commit-reachable",severity:"warning",summary:"every recorded commit is part of the history that the state stands in",source:"che\
ckpoint flow check 1",needs:"history",check(context){for(let{claim,fact}of recordedCommits(context,({answer})=>answer!=="unknown")){if(fact.answer!=="unreachabl\
e")continue;let{commit,successor}=fact,end=successor?takenIn(successor):`its subject is ${quote(commit.subject)}`;context.report(claim.at,`${claimIn(claim)}, wh\
ich is there, but not in the history that is linted; ${end}`)}}};var gitCommitScope={id:"git/commit-scope",severity:"info",summary:"the subject of a commit is scoped to the block which the commit is listed under",source:"chec\
kpoint flow, recovery, D23",needs:"history",check(context){for(let{claim,fact}of recordedCommits(context,(one,{blocks})=>!blocks?.length||isFound(one))){let{blocks=[]}=claim,
[block]=blocks,subject=subjectOf(fact),scope=numberedScope(subject);if(block===void 0||scope===void 0||mayMean(scope,blocks))continue;let found=`${claimIn(claim)}\
, whose subject is ${quote(subject)}`;context.report(claim.at,`${found}; expected the scope of block ${inert(block)}`)}}};function subjectOf(fact){return"commit"in
fact&&fact.commit?.subject||""}var schemaTimestamp={id:"schema/timestamp",severity:"error",summary:"every timestamp is a moment that exists, in the form of the specification",source:"STATE.md\
 schema 3.1 and 3.3, D5",repair:"safe",check:context=>reportViolations(context,"timestamp",({keyPath,value,schema},document)=>{let found=`${dotted(keyPath)} is ${quote(
value)}`,instant=parseInstant(String(value));if(!instant&&isStamp(String(value)))return{message:`${found}, a date or an hour that does not exist`};if(!instant)return{
message:`${found}, expected ${expected(schema)}`};let written=formatInstant(instant.ms),message=`${found}, ISO 8601 in another form; expected`;if(!parseInstant(
written)?.inProfile)return{message:`${message} ${expected(schema)}`,severity:"warning"};let node=document.node(keyPath),text=node?.kind==="scalar"&&node.style===
"plain"?`"${written}"`:inItsQuotes(written,node),edits=[{at:document.at(keyPath),text}],repair={safe:!0,title:`write ${written}`,edits};return{message:`${message}\
 ${quote(written)}`,severity:"warning",repair}})};var schemaVersion={id:"schema/version",severity:"warning",summary:"the version of a file is one that this linter knows",source:"STATE.md schema 1.1",check({snapshot,
report}){for(let document of snapshot.documents){let{verdict}=document;for(let{field,known:known4}of verdict?versionsIn(verdict.schema):[]){let node=document.node(
[field]),value=node?.kind==="scalar"?node.value:void 0;if(!isVersion(value)||known4.includes(value)||isSpokenOf(verdict,field))continue;let list=either(known4.map(
inWords2));report(document.at([field]),`${field} is ${inWords2(value)}, expected ${list}: no other is known here`)}}}};function versionsIn({properties={}}){return Object.
entries(properties).flatMap(([field,{"x-known":known4}])=>known4?[{field,known:known4}]:[])}function isVersion(value){return typeof value=="string"||typeof value==
"number"}function inWords2(version){return typeof version=="string"?quote(version):String(version)}function isSpokenOf(verdict,field){return verdict?.violations.
some(({keyPath})=>keyPath.length===1&&keyPath[0]===field)??!1}var suppressionsUnused={id:"suppressions/unused",severity:"warning",summary:"every comment that is to silence a rule names one, and silences something that it s\
ays",source:"practice",needs:"suppressions",check({suppressions,report,skip}){for(let reason of suppressions?.unread??[])skip(reason);for(let{at:at2,malformed,rules:rules4}of suppressions?.
comments??[]){malformed&&report(at2,malformations[malformed]);for(let one of rules4){let message=said2(one);message!==void 0&&report(one.at,message)}}}},directive="\
agent-state-lint-disable-next-line",malformations={"other-word":`this comment silences nothing; the only word that does is "${directive}"`,"no-rule":`this comme\
nt names no rule; expected the id of one behind "${directive}"`,"not-alone":"this comment shares its line with other text, and so silences nothing; expected a l\
ine of its own","not-closed":'this comment goes on below its line, and so silences nothing; expected "-->" at the end of the line'};function said2({id,answer,meant}){
if(answer==="nothing-said")return`${quote(id)} says nothing about the next line, so there is nothing to silence`;if(answer==="never")return`${quote(id)} cannot \
be silenced by a comment, only by the configuration`;if(answer!=="unknown")return;let hint2=meant===void 0&&/\s/.test(id)?'; expected commas between ids, and " \
-- " before a reason':"";return`there is no rule ${quote(id)}${didYouMean(meant)}${hint2}`}function reportFaults({snapshot,report},kind,severity){for(let document of snapshot.documents)for(let fault2 of document.faults.filter(one=>one.kind===kind)){let{
related}=fault2;report(document.span(fault2.start,fault2.end),fault2.message,{...related&&{related:[{at:document.span(related.start,related.end),message:related.
message}]},...severity&&{severity},...fault2.cut&&{repair:cutting(document,fault2.cut)}})}}function cutting(document,{start,end}){return{safe:!1,title:"cut what\
 stands after the whole document",edits:[{at:document.span(start,end),text:""}]}}var syntaxAlias={id:"syntax/alias",severity:"warning",summary:"a state file has no anchors and no aliases",source:"D34",check(context){reportFaults(context,"ali\
as"),reportFaults(context,"alias-bomb","error")}};var syntaxAmbiguousScalar={id:"syntax/ambiguous-scalar",severity:"warning",summary:"every scalar without quotes is the same to readers of YAML 1.1 and 1.2, and \
loses no digits",source:"STATE.md schema 3, persistence guide, D6",repair:"safe",check({snapshot,report}){for(let document of snapshot.documents)for(let{node,keyPath}of plainScalars(
document)){let ambiguity=ambiguityOf(node.source),schema=document.verdict&&schemaAt(document.verdict.schema,keyPath);if(!ambiguity||isBlockNumber(node,schema))continue;
let at2={document,keyPath,start:node.start,end:node.end},found=`${inert(dotted(keyPath))} is ${inert(node.source)}, ${said3(ambiguity)}`,text=clearNotation(node,
schema);if(text===void 0)report(at2,found);else{let repair={safe:!0,title:`write ${inert(text)}`,edits:[{at:at2,text}]};report(at2,`${found}; expected ${inert(text)}`,
{repair})}}}};function*plainScalars(document){let{root,isJson}=document,pending=root&&!isJson?[{node:root,keyPath:[]}]:[];for(let next=pending.pop();next;next=pending.
pop()){let{node,keyPath}=next;if(node.kind==="map")for(let{key,value}of node.entries)pending.push({node:value,keyPath:[...keyPath,String(key.value)]});else if(node.
kind==="list")for(let[index,item]of node.items.entries())pending.push({node:item,keyPath:[...keyPath,index]});else node.style==="plain"&&document.text.startsWith(
node.source,node.start)&&(yield{node,keyPath})}}function isBlockNumber({source},schema){let types=typesOf(schema);return/^0[89]$/.test(source)&&types.includes("\
string")&&(types.includes("number")||types.includes("integer"))}function said3({yaml11,yaml12}){let[older2,newer]=[wordsOf2(yaml11),wordsOf2(yaml12)];return older2===
newer?`which loses digits when it is loaded (${newer})`:`which is ${older2} to YAML 1.1 readers and ${newer} to YAML 1.2 readers`}function wordsOf2(reading){return reading.
kind==="date"?"a date":reading.kind==="failure"?"an error":"value"in reading?String(reading.value):reading.kind}var syntaxConflictMarker={id:"syntax/conflict-marker",severity:"error",summary:"no merge conflict is left in a state file",source:'checkpoint flow, "check for c\
onflicts"',check:context=>reportFaults(context,"conflict-marker")};var syntaxDuplicateKey={id:"syntax/duplicate-key",severity:"error",summary:"no key stands twice in one mapping",source:"YAML 1.2 3.2.1.3, RFC 8259 4",check:context=>reportFaults(
context,"duplicate-key")};var syntaxFrontMatter={id:"syntax/front-matter",severity:"error",summary:"a STATE.md has one block of front matter, with a fence above and below, or another kno\
wn form",source:"STATE.md schema 8.1 and 9.1, D2",check:context=>reportFaults(context,"front-matter")};var syntaxJson={id:"syntax/json",severity:"error",summary:"the JSON of a state file parses, and nothing stands after its end",source:"Hivemind state",repair:"un\
safe",check:context=>reportFaults(context,"json")};var syntaxUnreadable={id:"syntax/unreadable",severity:"error",summary:"every state file is a regular file of UTF-8 text within its limits of size and depth",source:"\
STATE.md schema 9, checkpoint flow check 5",check(context){reportFaults(context,"cap");let{snapshot,report}=context,passing=new Map;for(let{path,refusal,detail}of snapshot.
unreadable){if(refusal!=="too-many"){report(fileAt(path),messages[refusal](detail));continue}let paths=passing.get(detail)??[];paths.push(path),passing.set(detail,
paths)}for(let[detail,[first="",...others2]]of passing){let more=others2.length>0?`: this file and ${others2.length} more were left out`:"";report(fileAt(first),
messages["too-many"](detail)+more)}}},messages={"not-utf8":detail=>`the file is no UTF-8 text${at(detail)}; expected UTF-8`,"utf-16":()=>"the file is UTF-16; ex\
pected UTF-8","nul-byte":detail=>`the file holds a NUL byte${at(detail)}; expected text, and nothing but text`,"too-large":detail=>`the file is larger than ${detail??
"its limit"}, so it was not read`,"too-many":detail=>`the state holds more than ${detail??"its limit"}, so not all of it was read`,"not-a-file":()=>"this is no \
regular file; expected a file of text",link:()=>"the way to this file leads over a link, and links are not followed; expected a regular file","not-readable":()=>"\
the file cannot be opened; check its permissions","not-fetched":()=>"the file was not fetched, as the clone is partial; clone it without --filter",missing:()=>"\
the file is not there",outside:()=>"the path leads out of the repository, so it was not read"},at=detail=>detail?` (${detail})`:"";var syntaxYaml={id:"syntax/yaml",severity:"error",summary:"the YAML of a state file parses",source:"checkpoint flow check 5",check:context=>reportFaults(context,
"yaml")};var rules3=[baselineStale,filesExists,filesOutside,filesRemoved,gitCommitAmbiguous,gitCommitExists,gitCommitFormat,gitCommitKind,gitCommitReachable,gitCommitScope,
schemaEnum,schemaPattern,schemaRange,schemaRequired,schemaTimestamp,schemaType,schemaUnknownField,schemaVersion,suppressionsUnused,syntaxAlias,syntaxAmbiguousScalar,
syntaxConflictMarker,syntaxDuplicateKey,syntaxFrontMatter,syntaxJson,syntaxPlaceholder,syntaxUnreadable,syntaxYaml];var mostFolders=25e4;async function rootsBelow(search,top){let{tree,formats:formats2,isIgnored}=search,leftOut=await filterBelow(search,top),roots=[],unsearched=[],
folders=0;for(let level=[top];level.length>0;){let below=[];for(let folder of level){let entries=await tree.list(folder);if(!(folder!==top&&entries.some(entry=>entry.
name===".git"))){if(entries.length===0&&await isForbidden(tree,folder)&&unsearched.push(folder),roots.push(...await rootsIn(search,folder,entries)),folders+=1,search.
onFolder?.(),folders+below.length>mostFolders)throw tooMany(top);for(let{name,kind}of entries){let path=pathIn(folder,name);kind==="directory"&&isSearched(path,
name,formats2)&&!isIgnored?.(path)&&below.push(path)}}}let out=below.length>0?await leftOut(below):new Set;level=below.filter(folder=>!out.has(folder))}return{roots:inOrder(
roots),unsearched:unsearched.sort()}}function tooMany(top){let where=top===""?"the repository":quote(top);return new UsageError(`${where} has more than ${mostFolders}\
 folders to search; name those that hold state`)}async function filterBelow({leftOut},top){let nothing3=async()=>new Set;return!leftOut||top!==""&&(await leftOut(
[top])).has(top)?nothing3:leftOut}function isSearched(path,name,formats2){return name!==".git"&&name!=="node_modules"&&!formats2.some(one=>endingIn(path,one.directories))}
async function rootsIn(search,folder,entries){let found=[];for(let format of search.formats)for(let directory2 of format.directories)for(let rest2 of restsOf(directory2,
folder))await isRootAt(search,{folder,entries,rest:rest2},format,directory2)&&found.push({path:pathIn(folder,rest2.join("/")),format});return found}function restsOf(directory2,folder){
let parts2=directory2.split("/");return parts2.flatMap((_,at2)=>at2===0||endingIn(folder,[parts2.slice(0,at2).join("/")])?[parts2.slice(at2)]:[])}async function isRootAt({
tree,isIgnored},{folder,entries,rest:rest2},format,directory2){let at2=folder,there=entries;for(let[index,name]of rest2.entries()){if(index>0&&there.some(entry=>entry.
name===".git"))return!1;let kind=there.find(entry=>entry.name===name)?.kind,isLast=index===rest2.length-1;if(at2=pathIn(at2,name),isIgnored?.(at2))return!1;if(kind===
"link"&&isLast)return!0;if(kind!=="directory")return!1;there=await tree.list(at2)}return there.length>0?format.isRoot(there,directory2):isForbidden(tree,at2)}async function isForbidden(tree,folder){
let read=await tree.read(folder,0);return!read.ok&&(read.refusal==="not-readable"||read.refusal==="not-fetched")}function inOrder(roots){return[...new Map(roots.
map(root=>[`${root.format.id} ${root.path}`,root])).values()].sort((a,b)=>a.path<b.path?-1:1)}async function discoverNamed(search,named2,atBase){let roots=[],unsearched=new Set,empty=[];for(let one of named2){let found=atBase?await namedByEither(search,atBase,
one):await namedBy(search,one);for(let root of found.roots)roots.push(root);for(let folder of found.unsearched)unsearched.add(folder);found.roots.length===0&&empty.
push(one)}return{roots:inOrder(roots),unsearched:[...unsearched].sort(),empty}}async function discoverFrom(search,directory2,atBase){let around=rootAround(directory2,
search.formats);if(around)return only(around);let below=await rootsBelow(search,directory2),{roots,unsearched}=atBase?await withGone(search,below,await rootsBelow(
atBase,directory2)):below;if(roots.length>0)return{roots,unsearched};for(let at2=directory2;at2!=="";){at2=parentOf(at2);let above=[];for(let side of atBase?[search,
atBase]:[search])above.push(...await rootsIn(side,at2,await side.tree.list(at2)));if(above.length>0)return{roots:inOrder(above),unsearched}}return{roots:[],unsearched}}
function checkTexts(texts,formats2){for(let{given,path}of texts){let root=rootAround(path,formats2),name=path.slice(path.lastIndexOf("/")+1);if(!root&&formats2.
some(format=>format.reads(name)))continue;if(!root)throw noState(given,formats2);let{directories,mainFile}=root.format,directory2=endingIn(root.path,directories)??
directories[0];if(!root.format.reads(path.slice(root.path.length+1)))throw new UsageError(`a text cannot stand for ${given}, which is not read; it may stand for\
 ${directory2}/${mainFile}`)}}async function withGone(search,now,before){let known4=new Set(now.roots.map(({path})=>path)),gone=[];for(let root of before.roots){
if(known4.has(root.path))continue;let folder=parentOf(root.path);(await rootsIn(search,folder,await search.tree.list(folder))).some(({path})=>path===root.path)||
gone.push(root)}return{roots:inOrder([...now.roots,...gone]),unsearched:[...new Set([...now.unsearched,...before.unsearched])].sort()}}async function namedByEither(search,atBase,one){
let before=await namedBy(atBase,one).catch(orWrong),now=await namedBy(search,one).catch(orWrong);if(now instanceof UsageError){if(now.missing===void 0||before instanceof
UsageError)throw now;return before}return before instanceof UsageError?now:withGone(search,now,before)}function orWrong(error){if(error instanceof UsageError)return error;
throw error}var only=root=>({roots:[root],unsearched:[]}),nothing2={roots:[],unsearched:[]};async function isOfState(tree,{path:root,format},path){let directory2=endingIn(
root,format.directories)??format.directories[0],alone=[{name:path.slice(root.length+1),kind:"file"}];return format.isRoot(await tree.list(root),directory2)||format.
isRoot(alone,directory2)}async function namedBy(search,{given,path}){let{tree,formats:formats2}=search,around=rootAround(path,formats2),kind=path===""?"director\
y":await tree.kind(path);if(kind===void 0){let read=await tree.read(path,0),why=read.ok?"missing":read.refusal;if(around&&why!=="missing")return only(around);throw why===
"not-readable"?new UsageError(`no permission to read ${given}`):why==="not-fetched"?new UsageError(`${given} ${notFetched}`):new UsageError(`no such file or dir\
ectory: ${given}`,given)}if(around)return kind==="file"&&!await isOfState(tree,around,path)?nothing2:only(around);if(kind==="directory"){let found=await rootsBelow(
search,path);if(found.unsearched.includes(path))throw await unsearchable(tree,{given,path});return found}let name=path.slice(path.lastIndexOf("/")+1),format=formats2.
find(one=>one.isRoot([{name,kind:"file"}],one.directories[0]));if(!format)throw noState(given,formats2);return only({path:parentOf(path),format})}function noState(given,formats2){
return new UsageError(`${given} is no state file, and lies in no ${directoriesOf(formats2)}`)}var notFetched="was not fetched, as the clone is partial; clone it\
 without --filter";async function unsearchable(tree,{given,path}){let read=await tree.read(path,0),why=!read.ok&&read.refusal==="not-fetched"?`it ${notFetched}`:
"no permission to read it";return new UsageError(`${given} cannot be searched: ${why}`)}function rootAround(path,formats2){let parts2=path.split("/"),found=innermost(
parts2,formats2.flatMap(({directories})=>directories)),format=found&&formats2.find(({directories})=>directories.includes(found.name));return format&&{path:parts2.
slice(0,found.end).join("/"),format}}async function nothingToLint({tree,formats:formats2,isIgnored},{given,path},{unsearched},scope){if(unsearched.includes(path))
return unsearchable(tree,{given,path});let strange=[];for(let directory2 of formats2.flatMap(({directories})=>directories)){let root=pathIn(path,directory2);!isIgnored?.(
root)&&await tree.kind(root)==="directory"&&strange.push(`${directory2}/`)}let holds=strange.length>1?"hold":"holds",there=strange.length>0?`; the ${either(strange,
"and")} there ${holds} no state, only other files`:"",unseen=unsearched.length>0?`; no permission to search ${either(unsearched.slice(0,3),"and")}`:"";return new UsageError(
`nothing to lint: no ${directoriesOf(formats2)} with agent state in ${given}${scope}${there}${unseen}`)}function directoriesOf(formats2){return either(formats2.
map(({directories})=>`${directories[0]}/`))}var mostShards=1e3;function readShard(value,name){let[index,count2]=typeof value=="string"?numbersIn(value):[value.index,value.count],shown4=typeof value=="stri\
ng"?quote(value):`${index}/${count2}`;if(!Number.isInteger(index)||!Number.isInteger(count2))throw new UsageError(`${name} is ${shown4}; expected <index>/<count\
>, such as 2/8`);if(count2<1||count2>mostShards)throw new UsageError(`${name} is ${shown4}; expected a <count> from 1 to ${mostShards}`);if(index<1||index>count2)
throw new UsageError(`${name} is ${shown4}; expected an <index> from 1 to the <count>, which is ${count2}`);return{index,count:count2}}function numbersIn(text){
let{index=NaN,count:count2=NaN}=/^(?<index>\d{1,9})\/(?<count>\d{1,9})$/.exec(text)?.groups??{};return[Number(index),Number(count2)]}function shardInWords({index,
count:count2}){return`${index}/${count2}`}function isInShard(path,{index,count:count2}){return Number.parseInt(digest(path).slice(0,12),16)%count2===index-1}var JudgedEntries=class{#byRoot=new Map;#judged=new Set;#known;#shard;constructor(entries,roots,shard){this.#known=new Set(roots.map(({path})=>path)),this.#shard=
shard;for(let entry of entries){let root=aroundIt(entry.path,this.#known);if(root===void 0)continue;let others2=this.#byRoot.get(root);others2?others2.push(entry):
this.#byRoot.set(root,[entry])}}has(entry){return this.#judged.has(entry)}isOurs({path},formats2){return!this.#shard||isInShard(aroundIt(path,this.#known)??goneRootOf(
path,formats2),this.#shard)}add(root,hasJudged){for(let entry of this.#byRoot.get(root)??[])hasJudged(entry.rule,entry.path)&&this.#judged.add(entry)}async addGone(entries,{
tree,formats:formats2,scope},isAsked){let linted=new Set([...this.#byRoot.values()].flat()),gone=new Map;for(let entry of entries){let{rule:rule4,path}=entry;if(linted.
has(entry)||!this.isOurs(entry,formats2)||!scope.some(one=>isIn(one,path))||!isAsked(rule4,path))continue;let root=goneRootOf(path,formats2),isGone=gone.get(root)??
(root!==""&&await tree.kind(root)===void 0);gone.set(root,isGone),isGone&&this.#judged.add(entry)}}};function goneRootOf(path,formats2){return rootAround(path,formats2)?.
path??parentOf(path)}function aroundIt(path,roots){for(let at2=path;at2!=="";)if(at2=parentOf(at2),roots.has(at2))return at2}var isIn=(folder,path)=>folder===""||
path===folder||path.startsWith(`${folder}/`);var StateReader=class{#format;#root;#limits;#known=[];length=0;constructor(format,root,limits){this.#format=format,this.#root=root,this.#limits=limits}async read(tree){
let answers=new Answers(tree);for(let known4 of this.#known)if(await isAnswered(answers,known4))return known4.snapshot;let snapshot=await this.#format.readState(
answers,this.#root,this.#limits);for(let{text}of snapshot?.documents??[])this.length+=text.length;return this.#known=[{asked:answers.asked,snapshot},...this.#known].
slice(0,8),snapshot}};async function isAnswered(tree,{asked}){for(let{ask,answer}of asked)if(!isSame2(await ask(tree),answer))return!1;return!0}function isSame2(a,b){
if(a instanceof Uint8Array&&b instanceof Uint8Array)return Buffer.compare(a,b)===0;if(typeof a!="object"||typeof b!="object"||a===null||b===null)return a===b;let[
ours,theirs]=[Object.entries(a),new Map(Object.entries(b))];return ours.length===theirs.size&&ours.every(([key,value])=>theirs.has(key)&&isSame2(value,theirs.get(
key)))}var Answers=class{#tree;#asked=new Map;constructor(tree){this.#tree=tree}get asked(){return[...this.#asked.values()]}list(directory2){return this.#answer(
`list ${directory2}`,tree=>tree.list(directory2))}read(path,cap){return this.#answer(`read ${cap} ${path}`,tree=>tree.read(path,cap))}kind(path){return this.#answer(
`kind ${path}`,tree=>tree.kind(path))}link(path){return this.#answer(`link ${path}`,tree=>tree.link(path))}writtenAt(path){return this.#answer(`writtenAt ${path}`,
tree=>tree.writtenAt(path))}async#answer(question,ask){let asked=this.#asked.get(question);if(asked)return asked.answer;let answer=await ask(this.#tree);return this.#asked.
set(question,{ask,answer}),answer}};var mostText=4*1024*1024;async function changesOf(roots,source,isStepwise,most6=mostText){let paths=isStepwise?[...new Set(roots.flatMap(statePathsOf))]:[],none={
steps:[],ends:[]},commits=paths.length>0?await source.history.stepsSince(source.base.hash,paths):none,changes=[],left2=most6;for(let root of roots){let base=await readWhole(
source.base.tree,root,source.limits),reader=new StateReader(root.format,root.snapshot.root,source.limits),steps=isStepwise&&commits.gap===void 0?await stepsOf(root,
commits,source,reader,left2):[],gap=commits.gap??(steps?void 0:tooMuch);gap===void 0?changes.push({base,steps:steps??[]}):changes.push({base,steps:await onlyStep(
reader,source),gap}),left2-=reader.length}return changes}var tooMuch="the commits since the base hold too many states to compare them all";function statePathsOf({
snapshot,format}){return format.statePaths.map(path=>pathIn(snapshot.root,path))}async function readWhole(tree,{snapshot,format},limits){let read=await format.read(
tree,snapshot.root,limits);return read.documents.length+read.unreadable.length>0?read:void 0}async function stepsOf(root,{steps,ends},source,reader,most6){let{format}=root,
own=new Set(statePathsOf(root)),trailer=source.agentTrailers?.[format.id]??format.agentTrailer,all=[];for(let step of steps){if(!step.touched.some(path=>own.has(
path)))continue;let before=step.before&&await reader.read(step.before),others2=[];for(let other of step.others)others2.push(await reader.read(other));if(all.push(
{before,others:others2,after:await reader.read(step.tree),commit:commitOf(step,trailer)}),reader.length>most6)return}return[...all,...await lastStep(reader,ends,
source)]}function commitOf({commit,trailers},trailer){let named2=trailers.filter(({key,value})=>key.toLowerCase()===trailer.toLowerCase()&&value!=="");return{...commit,
agents:named2.map(({value})=>value)}}async function lastStep(reader,ends,source){if(source.base.until!==void 0)return[];let after=await reader.read(source.tree),
all=[];for(let end of ends){let committed=await reader.read(end);if(isSame3(committed,after))return[];all.push(committed)}let[before,...others2]=all;return[{before,
others:others2,after,commit:void 0}]}async function onlyStep(reader,{base,tree}){let before=await reader.read(base.tree),after=await reader.read(tree);return isSame3(
before,after)?[]:[{before,others:[],after,commit:void 0,isWhole:!0}]}function isSame3(a,b){if(a===b)return!0;let words4=snapshot=>JSON.stringify([snapshot?.documents.
map(({path,text})=>[path,text]),snapshot?.unreadable.map(({path,refusal,detail})=>[path,refusal,detail])]);return words4(a)===words4(b)}function askedOnce(ask){let asked=new Set,known4=new Map;return async(names,head2)=>{let others2=names.filter(name=>!asked.has(name));for(let name of others2)asked.
add(name);for(let[name,answer]of others2.length>0?await ask(others2,head2):[])known4.set(name,answer);return known4}}async function withAnswers(facts,history,ask){
let open=[...facts].flatMap(([name,fact])=>isOpen(fact)?name:[]);if(open.length===0)return facts;let[head2]=(await history.log({most:1})).commits;if(!head2)return facts;
let answers=await ask(open,head2.hash),merges=await mergesAmong(open,answers,history);return new Map([...facts].map(([name,fact])=>{let answer=isOpen(fact)?answers.
get(name):void 0;return[name,answer&&isOpen(fact)?joined(fact,answer,merges):fact]}))}function isOpen(fact){return fact.answer==="missing"||fact.answer==="unkno\
wn"}async function mergesAmong(names,answers,history){let hashes=names.flatMap(name=>{let answer=answers.get(name);return answer&&"mergedAs"in answer&&answer.mergedAs?
answer.mergedAs.hash:[]}),facts=hashes.length>0?await history.commits([...new Set(hashes)]):new Map;return new Set([...facts].flatMap(([hash,{answer}])=>answer===
"reachable"||answer==="unknown"?hash:[]))}function joined(fact,answer,merges){if("unknown"in answer)return unknown(fact,answer.unknown);let own=fact.answer==="u\
nknown"?fact.commit:void 0;return own&&(!answer.exists||own.hash!==answer.hash)?fact:answer.exists?"type"in answer?{answer:"not-a-commit",type:answer.type,hash:answer.
hash}:placed2(fact,answer,merges):{answer:"missing",...successorOf(fact)}}function placed2(fact,found,merges){let{reachable,reason,mergedAs}=found,commit={hash:found.
hash,subject:found.subject};if(fact.answer==="unknown"&&reachable!==!1)return reachable?{answer:"reachable",commit}:{...unknown(fact,reason),commit};let pulled=mergedAs&&
merges.has(mergedAs.hash)?{successor:mergedAs}:successorOf(fact);return{answer:"unreachable",commit,...pulled}}function successorOf(fact){return"successor"in fact&&
fact.successor?{successor:fact.successor}:{}}function unknown(fact,reason){let own=fact.answer==="unknown"?fact:void 0;return{answer:"unknown",reason:[...reason===
void 0?[]:[visible(reason)],...own?[own.reason]:[]].join("; "),...own?.commit&&{commit:own.commit}}}var mostLinks=40;async function findPath(tree,path){let kind=await tree.kind(path);if(kind!==void 0&&kind!=="link")return{stands:"present"};let parts2=path.split(
"/").reverse(),at2="",links=0;for(let part=parts2.pop();part!==void 0;part=parts2.pop()){let next=pathIn(at2,part),found=await tree.kind(next);if(found===void 0)
return await isOwn(tree,at2)?kind==="link"?{stands:"present"}:{stands:"absent",path:[next,...parts2.reverse()].join("/")}:{stands:"foreign"};if(found==="link"){
links+=1;let target=links>mostLinks?void 0:await targetOf(tree,next,at2);if(target===void 0)return{stands:"outside"};parts2.push(...target.split("/").reverse()),
at2=""}else{if(found!=="directory"&&parts2.length>0)return found==="other"?{stands:"foreign"}:{stands:"absent",path};at2=next}}return{stands:"present"}}async function targetOf(tree,link,folder){
let target=await tree.link(link);return target===void 0||refusedClaim(target)?void 0:join(folder,target)}async function isOwn(tree,folder){for(let at2=folder;at2!==
"";at2=parentOf(at2))if(await tree.kind(pathIn(at2,".git"))!==void 0)return!1;return!0}var unasked={answer:"unknown",reason:"it was not looked up"},noFacts={commit:()=>unasked,file:()=>unasked,age:()=>unasked,tracking:()=>unasked,lastCommit:void 0};
async function lookUp(snapshots,needs,evidence){let commits=needs.has("history")?await commitFacts(snapshots,evidence):new Map,files3=needs.has("files")?await fileFacts(
snapshots,evidence):new Map,ages=needs.has("ages")?await fileAges(snapshots,evidence):new Map,tracking=needs.has("tracking")?await localFiles(snapshots,evidence):
new Map;return{commit:({name})=>commits.get(name)??unasked,file:claimed=>files3.get(claimed)??unasked,age:path=>ages.get(path)??unasked,tracking:path=>tracking.
get(path)??unasked,lastCommit:needs.has("ages")?await evidence.history.time():void 0}}async function commitFacts(snapshots,{history,askCommits}){let names=new Set(
snapshots.flatMap(({commits})=>commits.map(({name})=>name))),hashes=[...names].filter(isHash),own=hashes.length>0?await history.commits(hashes):new Map,known4=askCommits?
await withAnswers(own,history,askCommits):own;return new Map([...names].map(name=>[name,known4.get(name)??{answer:"malformed"}]))}async function fileFacts(snapshots,{
tree,history}){let facts=new Map,gone=new Map;for(let{root,files:files3}of snapshots)for(let file4 of files3){let fact=await factOf(tree,file4,root);"answer"in fact?
facts.set(file4,fact):gone.set(file4,fact.paths)}if(gone.size===0)return facts;let fates=await history.files([...new Set([...gone.values()].flat())]);for(let[file4,
paths]of gone)facts.set(file4,likeliest(paths,fates));return facts}async function fileAges(snapshots,{tree,history}){let paths=[...new Set(snapshots.flatMap(({dated=[]})=>dated))],
times=paths.length>0?await history.commitTimes(paths):new Map,ages=new Map;for(let path of paths)ages.set(path,await ageOf(tree,path,times.get(path)??unasked));
return ages}async function ageOf(tree,path,committed){if(committed.answer!=="not-committed"&&!committed.isModified)return committed.answer==="unknown"?committed:
{answer:"known",changedAt:committed.time};let changedAt=await tree.writtenAt(path);return changedAt===void 0?{answer:"unknown",reason:"nobody knows when it was \
written"}:{answer:"known",changedAt}}async function localFiles(snapshots,{history}){let paths=[...new Set(snapshots.flatMap(({local=[]})=>local))];return paths.
length>0?history.tracking(paths):new Map}async function factOf(tree,{path},root){let refused=refusedClaim(path);if(refused)return{answer:"outside",why:refused===
"not-portable"&&climbs(path)?"climbs":refused};let paths=claimedPaths(path,root);if(paths.length===0)return{answer:"outside",why:"climbs"};if(paths.every(isStrangeOnWindows))
return{answer:"outside",why:"not-portable"};let found=await Promise.all(paths.map(place=>findPath(tree,place))),is=stands=>found.some(one=>one.stands===stands);
if(is("present"))return{answer:"present"};if(is("outside"))return{answer:"outside",why:"link"};if(is("foreign"))return{answer:"unknown",reason:"the path lies in\
 another repository"};let ends=found.flatMap(one=>one.stands==="absent"?one.path:[]);return{paths:[...new Set([...paths,...ends])]}}function climbs(path){return join(
"",path.replaceAll("\\","/"))===void 0}function likeliest(paths,fates){let all=paths.map(path=>({path,fate:fates.get(path)??unasked}));for(let answer of["presen\
t","committed","removed","elsewhere"]){let there=all.find(({fate})=>fate.answer===answer);if(there)return{...there.fate,path:there.path}}let unknown2=all.find(({
fate})=>fate.answer==="unknown");return unknown2?unknown2.fate:{answer:"never"}}var most5={roots:100,text:4*1024*1024},mostSources=32*1024*1024;async function lintRoots(run){let all={roots:[],findings:[],suppressed:[],skipped:[],files:0},{part}=run,
judged=new JudgedEntries(run.baseline?.file.entries??[],part?.all??run.roots,part?.shard),sources=new Map,outlines=new Map,left2=mostSources;for await(let lot of readInLots(
run))for(let{snapshot,outline,findings,suppressed,skipped,hasJudged}of await judge5(lot,run,all.roots.length)){let{root,format,dialect:dialect2,documents}=snapshot;
all.roots.push({path:root,format,...dialect2!==void 0&&{dialect:dialect2}}),outline&&outlines.set(root,outline);for(let finding of findings)all.findings.push(finding);
for(let finding of suppressed)all.suppressed.push(finding);for(let skip of skipped)all.skipped.push(skip);all.files+=documents.length,judged.add(root,hasJudged);
let named2=new Set(findings.flatMap(({path:path2,related=[]})=>[path2,...related.map(one=>one.path)]));for(let{path:path2,text}of documents)!named2.has(path2)||
text.length>left2||(sources.set(path2,text),left2-=text.length)}let missions=outlines.size>0&&{missions:outlines};if(!run.baseline)return{report:toReport(all,run.
limits.findings,part?.shard),sources,...missions};let{applyBaseline}=await import("./held-YGVMXLWR.js"),{file:file4,formats:formats2}=run.baseline,{name,
path}=file4,{document}=run.baseline.written??file4,{updated,...held}=await applyBaseline(all,judged,allRules(formats2),run,run.baseline);return document&&sources.
set(path,document.text),{report:toReport(held.all,run.limits.findings,part?.shard),sources,...missions,baseline:{name,path,...updated&&{updated}}}}async function*readInLots({
roots,tree,limits}){let lot=[],length=0;for(let{path,format}of roots){let snapshot=await format.read(tree,path,limits);lot.push({snapshot,format});for(let{text}of snapshot.
documents)length+=text.length;lot.length<most5.roots&&length<most5.text||(yield lot,lot=[],length=0)}lot.length>0&&(yield lot)}async function judge5(lot,run,before){
let rules4=lot.flatMap(({format})=>chosenRules(rulesOf(format),run)),needs=new Set(rules4.flatMap(({needs:need})=>need?[need]:[])),facts=await lookUp(lot.map(({
snapshot})=>snapshot),needs,run),judged=[],changes=run.base&&await changesOf(lot,{...run,base:run.base},needs.has("base"));for(let[index,{snapshot,format}]of lot.
entries()){let circumstances={change:changes?.[index],facts,now:run.now,limits:run.limits},outline=format.outlineOf?.(snapshot);judged.push({snapshot,outline,...await checkRoot(
snapshot,rulesOf(format),run,circumstances)}),run.onRoot?.(before+judged.length)}return judged}function rulesOf(format){return[...rules3,...format.rules]}function allRules(formats2){
return[...new Map(formats2.flatMap(rulesOf).map(rule4=>[rule4.id,rule4])).values()].sort((a,b)=>a.id<b.id?-1:1)}import{join as join2,relative,sep}from"node:path";function pathsSeenFrom(workingFolder,top){let here=realPath(workingFolder),isNear=insideOf(here,top)!==void 0||insideOf(top,here)!==void 0;return path=>{let full=join2(
top,path);return(isNear?relative(here,full)||".":full).split(sep).join("/")}}import{dirname as dirname2,relative as relative3,resolve as resolve2,sep as sep3}from"node:path";async function findConfiguration(tree,folder,shown4){for(let at2=folder;;at2=parentOf(at2)){let found=(await configurationsIn(tree,at2)).map(name=>pathIn(at2,name));
if(found.length>1)throw new UsageError(`${either(found.map(shown4),"and")} are configurations of one folder; expected one of them`);if(found[0]!==void 0||at2===
"")return found[0]}}async function configurationsIn(tree,folder){let entries=await tree.list(folder),own=entries.filter(({name,kind})=>kind!=="directory"&&fileNames.
includes(name)).map(({name})=>name);return entries.some(({name,kind})=>kind==="file"&&name===packageFile)&&await isConfiguration(tree,pathIn(folder,packageFile))?
[...own,packageFile]:own}async function isConfiguration(tree,path){let read=await tree.read(path,packageBytes);if(!read.ok)return read.refusal==="too-large";let{
buffer,byteOffset,length}=read.bytes;if(!Buffer.from(buffer,byteOffset,length).includes(JSON.stringify(packageKey)))return!1;let{holdsKey}=await import("./notation-GB7N2BGO.js");
return holdsKey(read.bytes)}import{dirname,join as join3,relative as relative2,resolve,sep as sep2}from"node:path";function locate(given,workingFolder,rootNames){let path=resolve(workingFolder,given),folder=folderAroundRoot(path,rootNames)??(isFolder(path)?path:dirname(path)),
real=realPath(folder);return{given,path:join3(real,relative2(folder,path)),folder:real}}function folderAroundRoot(path,rootNames){let parts2=path.split(sep2),found=innermost(
parts2,rootNames);if(!found)return;let root=parts2.slice(0,found.end).join(sep2),around=resolve(root,...found.name.split("/").map(()=>".."));return dirname(root)!==
around&&hasTopBetween(around,dirname(root))||hasTopBetween(root,path)?void 0:around}function topOf(folder){return repositoryTop(folder)??(isBareRepository(folder)?
folder:void 0)}function commonTop(places,workingFolder){let tops=new Map;for(let{folder}of places)tops.has(folder)||tops.set(folder,topOf(folder));let[first]=places,
top=tops.get(first.folder),foreign=places.find(({folder})=>tops.get(folder)!==top),folders=places.map(({folder})=>folder),isHere=folders.every(folder=>insideOf(
workingFolder,folder)!==void 0);return{top:top??(isHere?workingFolder:commonFolder(folders)),...foreign&&{foreign}}}async function configurationFor(named2,place){let file4=await configurationFileFor(named2,place);return file4&&readFrom(file4)}async function configurationFileFor(named2,place){
if(named2!==!1)return named2===void 0?nearestConfiguration(place):namedFile(named2,place)}async function readFrom(file4){let{readConfiguration}=await import("./read-CKCF72WY.js"),
ids=allRules(formats).map(({id})=>id);return readConfiguration(file4,ids)}async function nearestConfiguration({tree,origin,top,cwd}){let shown4=pathsSeenFrom(cwd,
top),inWords3=path2=>called({name:shown4(path2),origin}),path=await findConfiguration(tree,insideOf(top,cwd)??"",inWords3);return path===void 0?void 0:{tree,path,
name:shown4(path),origin}}function namedFile(name,{tree,origin,top,cwd}){let{path,folder}=locate(name,cwd,[]),inside=origin===void 0?insideOf(top,path):insideByItsWords(
top,resolve2(cwd,name));return inside!==void 0?{tree,path:inside,name,origin}:{tree:new WorkingTree(folder),path:insideOf(folder,path)??"",name}}function insideByItsWords(top,path){
let found;for(let at2=path;;at2=dirname2(at2)){let inside=insideOf(top,realPath(at2));if(inside!==void 0&&(found=join(inside,relative3(at2,path).split(sep3).join(
"/"))),dirname2(at2)===at2)return found}}function baselineFileAt(named2,path,place){let{tree,origin,top,cwd}=place;if(named2===void 0)return{tree,path,name:pathsSeenFrom(
cwd,top)(path),origin};let file4=namedFile(named2,place);if(file4.origin!==void 0)return file4;let seenFromTop=relative3(top,locate(named2,cwd,[]).path).split(sep3).
join("/");return{...file4,seenFromTop}}export{formats,askedOnce,rootsBelow,discoverNamed,discoverFrom,checkTexts,rootAround,nothingToLint,directoriesOf,mostShards,readShard,shardInWords,isInShard,noFacts,
lookUp,lintRoots,rulesOf,allRules,locate,folderAroundRoot,commonTop,configurationsIn,pathsSeenFrom,configurationFor,configurationFileFor,readFrom,baselineFileAt};
