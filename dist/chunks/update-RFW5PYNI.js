import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{Increment}from"./chunk-QRLRKORG.js";import{hasBlockers,isPermitted,permittedTo,readDecisions,writerTypeOf,writerTypes}from"./chunk-DKWRIRRU.js";
import{checkpointText,persistenceOrder,stateOrder}from"./chunk-GNQINV4N.js";import{share}from"./chunk-55TSMPNM.js";import{readValues,soundState,valueAt,
valuesOf}from"./chunk-TZPZLLBS.js";import{blockerEntries,isDone,isWithdrawn,takenOption,verdictOf,waysOn,withdrawal}from"./chunk-4WQSKGI3.js";import{
blockNameOf,blockers,changed,decisions,isClearNumber,patchYaml}from"./chunk-NPI2F5IX.js";import{answerOf,blockNames,checkpointFiles,checkpointTypes,companionParts,
detailOf,formOf,keptFiles,lifecycles,namedSummary,optionsOf,parseBlock,parsePhase,persistenceSpecification,phaseNumber,placementIn,plannedBefore,readCheckpoints,
readCompanion,readGrid,shapes,stateFile,stateSpecification,textIn,typeOf,whyUnread,words}from"./chunk-QNRASBDQ.js";import"./chunk-FF2GFRT5.js";import"./chunk-3XDVFNYD.js";
import"./chunk-NLWCWX35.js";import"./chunk-4AD34QOQ.js";import"./chunk-OEFCFUBJ.js";import"./chunk-WOULCUZM.js";import"./chunk-RBBPKCDR.js";
import"./chunk-HM4LX76O.js";import{formatInstant,parseInstant}from"./chunk-7MVKXGH6.js";import{pathIn}from"./chunk-OCYD6ZGS.js";import"./chunk-L5HX7WC4.js";
import{count,either,inert,quote,suggestion}from"./chunk-O3DR2KKW.js";import"./chunk-K2CPHDBB.js";import"./chunk-4KOTOZ36.js";import{isNotYet,wordsIn}from"./chunk-SYMQE37P.js";
import{fieldOf,isDataMap,isSameData,mapOf,typesOf}from"./chunk-CCRLEUH2.js";import"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";function forbiddenTo(agent,leaves,dialect="persistence"){let fields=leaves.map(({path})=>path.join("."));if(agent!==agent.trim())return{why:"forbidden",message:`\
nobody is called ${quote(agent)}: a name has no blanks around it`,fields};let type=writerTypeOf(agent);if(type===void 0){let types2=either(writerTypes.map(quote));
return{why:"forbidden",message:`nobody knows what ${quote(agent)} may write: its type is none of ${types2}`,fields}}let permitted=permittedTo([type]),refused=leaves.
filter(({path})=>!isPermitted(path,permitted,dialect));if(refused.length===0&&permitted.length>0)return;let refusedFields=refused.map(({path})=>path.join(".")),
own=permitted.length===0?"its type writes nothing":`its type writes only ${either(permitted,"and")}`;return{why:"forbidden",message:`${quote(agent)} may not wri\
te ${either(refusedFields.map(inert))||"anything"}; ${own}`,fields:refusedFields}}var master=["mc"],status=["status"],agents={types:["mc","executor"],fields:["agents.active"]},blockers2={types:["mc","recognizer"],fields:["blockers"]},takings={
status:{types:master,called:"transition status",fields:status},phase:{types:master,called:"transition phase",fields:["phases","position"]},"thread-done":{types:[
"mc","executor"],called:"thread-done",fields:["progress"]},"wave-done":{types:master,called:"wave-done",fields:["position.wave"]},"block-done":{types:master,called:"\
block-done",fields:["phases.definitions"]},skip:{types:master,called:"skip",fields:["phases.definitions"]},"agent-start":{...agents,called:"agent start"},"agent\
-end":{...agents,called:"agent done"},"agent-beat":{...agents,called:"agent beat"},"blocker-add":{...blockers2,called:"blocker add"},"blocker-clear":{...blockers2,
called:"blocker clear"},"checkpoint-open":{types:master,called:"checkpoint open",fields:status},"checkpoint-answer":{types:master,called:"checkpoint answer",fields:status},
"checkpoint-withdraw":{types:master,called:"checkpoint withdraw",fields:status}};function stepForbidden(agent,step){let nobody=forbiddenTo(agent,[]);if(nobody)return nobody;
let type=writerTypeOf(agent)??"",{types:types2,called,fields}=takings[step.kind],whose=either(types2.map(quote),"and");return types2.includes(type)?!(step.kind===
"agent-start"||step.kind==="agent-end"||step.kind==="agent-beat")||type==="mc"||step.id===agent?void 0:{why:"forbidden",message:`${quote(agent)} enters only its\
elf, and not ${quote(step.id)}; "mc" enters all agents`,fields}:{why:"forbidden",message:`${quote(agent)} may not write ${either(fields,"and")}: ${called} is fo\
r ${whose}`,fields}}var Refusal=class extends Error{name="Refusal"};var names={decisions:"DECISIONS.md",blockers:"BLOCKERS.md"};function keptFile({snapshot},kind){let unread=whyUnread(snapshot,kind);if(unread!==void 0)throw new Refusal(
unread);return snapshot[kind]}async function withText({root,limits},kind,text){let path=pathIn(root,names[kind]);return{file:{path,text},companion:await readCompanion(
{kind,file:names[kind],path,text},limits)}}function withEntry(text,lines){let lineBreak=text.includes(`\r
`)?`\r
`:`
`,gap=text===""||/(?:^|\n)\r?\n$/.test(text)?"":text.endsWith(`
`)?lineBreak:lineBreak+lineBreak;return text+gap+lines.map(line=>line+lineBreak).join("")}function inLinesOf({state},text){return state.document.text.includes(`\
\r
`)?text.replace(/\r?\n/g,`\r
`):text}function inOneLine(text){return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu," ").trim()}function nextId(prefix,ids){let next=[...ids].map(id=>typeof id=="s\
tring"&&id.startsWith(`${prefix}-`)?Number(id.slice(-3)):0).reduce((most,one)=>Math.max(most,one||0),0)+1;if(next>999)throw new Refusal(`there are no more ids b\
ehind ${prefix}-999`);return`${prefix}-${String(next).padStart(3,"0")}`}async function checkpointsNow({snapshot}){let{checkpoints,unread}=await readCheckpoints(snapshot);if(unread!==void 0)throw new Refusal(`a checkpoint is there, b\
ut ${unread}`);return{open:checkpoints.filter(one=>!answerOf(one)),files:checkpointFiles(snapshot)}}function numberAt({data},path){let value=valueAt(data,path);return typeof value=="number"&&Number.isSafeInteger(value)?value:void 0}function textAt({data},path){
let value=valueAt(data,path);return typeof value=="string"?value:void 0}function listAt({data},path){let value=valueAt(data,path)??null;if(value===null)return[];
if(!Array.isArray(value))throw new Refusal(`${path} is ${quote(value)}; expected a list`);return value}function recordsAt(situation,path){return listAt(situation,
path).map((item,index)=>{if(isDataMap(item))return item;throw new Refusal(`${path}.${index} is ${quote(item)}; expected a mapping`)})}function schemaOf({state},what2){
if(state.dialect==="schema")return state;throw new Refusal(`${what2} stands only in the schema dialect of STATE.md, and this one is of the persistence dialect`)}
function standing(situation){let{state}=situation,status2=textAt(situation,"status"),{stages}=lifecycles[state.dialect],stage=status2!==void 0&&Object.hasOwn(stages,
status2)?stages[status2]:void 0;if(status2!==void 0&&stage)return{status:status2,stage};throw new Refusal(`status is ${quote(status2??null)}, which is no status\
 of a mission`)}function needStage(situation,...stages){let{status:status2,stage}=standing(situation);if(stages.includes(stage))return;let ways={planned:"transi\
tion status begins it",running:"it runs already",waiting:"checkpoint answer, or transition status, takes it up again",over:"nothing more happens in it"};throw new Refusal(
`the status of the mission is ${quote(status2)}; ${ways[stage]}`)}async function onlyOpen(situation,what2){let{open}=await checkpointsNow(situation),[checkpoint,another]=open;if(!checkpoint)throw new Refusal(`there is no open \
checkpoint to ${what2}`);if(another)throw new Refusal(`${quote(checkpoint.file)} and ${quote(another.file)} are both open; only one may be`);return checkpoint}async function withResponse({
limits,stamp:stamp2},checkpoint,response){let{document,file,isMarkdown}=checkpoint,byHand=`${quote(file)} has its fields in text, so the answer cannot be put in\
to it; do so by hand`;if(isMarkdown)throw new Refusal(byHand);let{path,text}=document,{yaml}=companionParts(text,"checkpoint",limits),edits=[{path:detailOf(checkpoint,
"user_response")?.keyPath??["user_response"],value:response},{path:["responded_at"],value:stamp2}],after2=patchYaml({text,...yaml},edits,{limits}),read=await readCompanion(
{kind:"checkpoint",file,path,text:after2},limits);if(answerOf(read))return{path,text:after2};throw new Refusal(isNotYet(response)?`${quote(response)} says that \
there is no answer yet`:byHand)}async function goingOn(situation){let{dialect}=situation.state,{status:status2,stage}=standing(situation),to=dialect==="schema"?
"in_progress":"active",isLegal=lifecycles[dialect].edges[status2]?.includes(to)===!0;if(!(stage==="waiting"||stage==="over"&&isLegal))return{values:{},notes:[`t\
he status stays ${quote(status2)}`]};let blocked=await hasBlockers(situation.snapshot);if(typeof blocked=="string")throw new Refusal(blocked);return blocked?{values:{},
notes:[`the status stays ${quote(status2)}, for there are blockers`]}:{values:{status:to,...dialect==="schema"?{"resume.checkpoint_file":null}:{}},notes:[]}}function percentOf(complete,total){return Math.round(share({complete,total})*10)/10}function numberIn(value){if(typeof value=="number")return Number.isSafeInteger(
value)?value:void 0;let digits=typeof value=="string"?/^(?:\d{1,4}[-.])?(\d{1,4})$/.exec(value)?.[1]:void 0;return digits===void 0?void 0:Number(digits)}var padded=(number,width=2)=>String(
number).padStart(width,"0");function positionValue(situation,field){return placesOf(situation,field).map(path=>written(situation,path)).find(value=>value!==null)??void 0}function wherever(situation,field,value){
return Object.fromEntries(placesOf(situation,field).map(path=>[path,likeThere(situation,path,value)]))}function atFirst(situation,field){return wherever(situation,
field,numbered(positionValue(situation,field),1)??1)}function firstThread(situation,from,to){let old=positionValue(situation,"thread"),[,prefix="",sign=""]=typeof old==
"string"&&/^(\d{1,4})([-.])\d{1,4}$/.exec(old)||[];if(prefix===""||to===void 0||Number(prefix)!==from)return atFirst(situation,"thread");let rest=old.slice(prefix.
length+1);return wherever(situation,"thread",`${padded(to,prefix.length)}${sign}${padded(1,rest.length)}`)}function numbered(value,number){if(typeof value=="num\
ber")return Number.isSafeInteger(value)?number:void 0;let[,before="",digits]=typeof value=="string"&&/^(\d{1,4}[-.])?(\d{1,4})$/.exec(value)||[];return digits===
void 0?void 0:before+padded(number,digits.length)}function nextOf(value){let now=numberIn(value);return now===void 0?void 0:numbered(value,now+1)}function placesOf({
data},field){return[`position.${field}`,field].filter(path=>valueAt(data,path)!==void 0)}function written({state,data},path){let node=state.document.node(path),
value=valueAt(data,path);return node?.kind==="scalar"&&typeof value=="number"&&/^0\d+$/.test(node.source)?node.source:value}function likeThere(situation,path,value){
return typeof value!="string"||!/^\d{1,4}$/.test(value)||typeof valueAt(situation.data,path)!="number"?value:!(typeof written(situation,path)=="string")||isClearNumber(
value)?Number(value):value}async function enterDecision(situation,checkpoint,decided){let asked=detailOf(checkpoint,"question"),question=inOneLine(asked?textIn(asked.value):"")||"a decisi\
on",response=inOneLine(decided.response),decision=decided.chosen?.name??response,rationale=inOneLine(decided.rationale??"")||`Answered at a checkpoint: ${response}`,
isSchema=situation.state.dialect==="schema",stated=isSchema?recordsAt(situation,"persistent.decisions"):[],kept=keptFile(situation,"decisions"),id=nextId("dec",
[...stated.map(one=>one.id),...kept?await idsIn(kept):[]]),phase=isSchema?textAt(situation,"position.phase_id"):positionValue(situation,"phase"),lines=[`## ${id}\
: ${question}`,`- **Decision:** ${decision}`,`- **Rationale:** ${rationale}`,...phase===void 0?[]:[`- **Phase:** ${inOneLine(String(phase))}`],`- **Date:** ${situation.
stamp.slice(0,10)}`],{file,companion}=await withText(situation,"decisions",withEntry(kept?.document.text??inLinesOf(situation,decisions),lines));if(!(await idsIn(
companion)).includes(id))throw new Refusal(`no entry can be added to ${quote(file.path)}, for it has a form of its own; do so by hand`);if(!isSchema){if(decided.
affects)throw new Refusal("the persistence dialect of STATE.md keeps no phases that a decision affects");return{id,file,values:{}}}let phase_decided=String(phase??
""),affects_phases=decided.affects??[phase_decided],record={id,decision,phase_decided,affects_phases,rationale};return{id,file,values:{"persistent.decisions":[...stated,
record]}}}async function idsIn(companion){let read=await readDecisions(companion);if(!read.ok)throw new Refusal(`${quote(companion.document.path)} could not be \
read: ${read.reason}`);return read.recorded.map(({id})=>id)}async function answerCheckpoint(situation,asked){let checkpoint=await onlyOpen(situation,"answer"),isDecision=typeOf(checkpoint)==="decision",chosen=chosenBy(checkpoint,
inOneLine(asked.response));if(!isDecision&&(asked.rationale??asked.affects)!==void 0)throw new Refusal("only the answer to a decision has a rationale and phases\
 that it affects");let answered=await withResponse(situation,checkpoint,asked.response),decision=isDecision?await enterDecision(situation,checkpoint,{...asked,chosen}):
void 0,next=await goingOn(situation);return{values:{...next.values,...decision?.values},files:[...decision?[decision.file]:[],answered],notes:[...decision?[`it \
is ${decision.id} of DECISIONS.md`]:[],...next.notes]}}function chosenBy(checkpoint,response){let type=typeOf(checkpoint),options=type==="failure"?waysOn:type===
"decision"?optionsOf(checkpoint):[],chosen=takenOption(response,options);if(chosen)return chosen;if(isWithdrawn(response))throw new Refusal("checkpoint withdraw\
 closes a checkpoint without an answer");let isUnclear=type==="human_verify"&&verdictOf(response)==="unclear"||type==="human_action"&&!isDone(response);if(!(options.
length===0&&!isUnclear))throw isNotYet(response)?new Refusal(`${quote(response)} says that there is no answer yet`):new Refusal(`${quote(response)} ${meant(type,
options)}`)}function meant(type,options){return type==="human_verify"?'says neither plainly that it is approved, nor what is wrong; expected "approved", or the \
issues alone':type==="human_action"?'does not plainly say that it is done; expected "done", once it is':`takes none of the options plainly; expected ${either(options.
map(({name})=>quote(name)))}, alone or before a reason`}var human={schema:"blocked",persistence:"checkpoint"},types={human_verify:{...human,required:["verification_instructions"],optional:["expected_behavior"],awaiting:"\
User to respond 'approved' or describe issues"},decision:{...human,required:["question","options"],optional:["affects"],awaiting:"User to choose option"},human_action:{
...human,required:["required_action"],optional:["reason"],awaiting:"User to complete action and confirm"},session_death:{schema:"blocked",persistence:"interrupt\
ed",required:["last_action","partial_work"],awaiting:"A new session that takes up the mission"},failure:{schema:"blocked",persistence:"failed",required:["error"],
optional:["partial_work"],awaiting:"User to choose: retry, rollback, manual or skip"}},flags={verification_instructions:"--instructions",question:"--question",options:"\
--option",required_action:"--action",last_action:"--last-action",partial_work:"--partial",error:"--error",expected_behavior:"--expected",affects:"--affects",reason:"\
--reason"};async function plannedName({snapshot},block){let plan=snapshot.plans.find(({blocks})=>blocks.includes(block));return plan&&!plan.isBroken?blockNameOf(plan):void 0}function definitionsOf(situation){return recordsAt(situation,"phases.definitions")}function placeOf(definitions,number){return number>=1&&number<=definitions.length?
number-1:definitions.findIndex(({id})=>typeof id=="string"&&phaseNumber(id)===number)}function withChange(definitions,place,change){return definitions.map((one,index)=>index===
place?mapOf(Object.entries({...one,...change})):one)}function completed(definition,stamp2){return{status:"complete",...began(definition,stamp2),completed_at:definition?.
completed_at??stamp2}}function begun(definition,stamp2){return{status:"in_progress",...began(definition,stamp2)}}var began=(definition,stamp2)=>({started_at:definition?.
started_at??stamp2});function countIn(definition,field){let value=isDataMap(definition)?definition[field]:void 0;return typeof value=="number"?value:0}function startOfBlock(place){let{phase,phaseId,phaseName,block,blockName,threads}=place;return{"position.phase":phase,"position.phase_id":phaseId,"position.phas\
e_name":phaseName,"position.block":block,"position.block_id":`${phaseId.slice(0,2)}-${padded(block)}`,"position.block_name":blockName,"position.wave":1,"positio\
n.thread":1,...threads!==void 0&&{"position.thread_total":threads}}}function resumeAt(phase,block,thread2){let at="resume.resume_position";return{[`${at}.phase`]:phase,
[`${at}.block`]:block,[`${at}.thread`]:thread2}}function resumeHere(situation,thread2){let[phase,block]=[numberAt(situation,"position.phase"),numberAt(situation,
"position.block")];return phase===void 0||block===void 0?{}:resumeAt(phase,block,thread2)}function roomFor(situation,threads){let[done,total]=["complete","total"].
map(part=>numberAt(situation,`progress.threads_${part}`)??0),coming=threads??numberAt(situation,"position.thread_total")??0;return coming<1||(total??0)>(done??0)?
{}:{"progress.threads_total":(done??0)+coming}}async function beginMission(situation,status2,threads){let definitions=definitionsOf(situation);if(definitions.length===0)throw new Refusal("phases.definitions \
is empty; a mission begins with its first phase");let current=numberAt(situation,"phases.current")||1,place=placeOf(definitions,current),phase=definitions[place],
id=phase?.id;if(typeof id!="string")throw new Refusal(`phases.current is ${current}, but no phase with an id is defined there`);let total=numberAt(situation,"po\
sition.thread_total")??0;if(threads===void 0&&total===0)throw new Refusal(`nobody said how many threads the first wave of ${quote(id)} has; --threads does`);let blocks=definitions.
reduce((sum2,one)=>sum2+countIn(one,"blocks"),0),name=phase?.name;return{values:{status:status2,...!numberAt(situation,"phases.total")&&{"phases.total":definitions.
length},"phases.current":current,"phases.definitions":withChange(definitions,place,begun(phase,situation.stamp)),...startOfBlock({phase:current,phaseId:id,phaseName:typeof name==
"string"?name:void 0,block:1,blockName:await plannedName(situation,`${current}-1`),threads}),...roomFor(situation,threads),...!numberAt(situation,"progress.bloc\
ks_total")&&{"progress.blocks_total":blocks}},follows:resumeAt(current,1,1)}}async function workNow(situation){let{snapshot,state}=situation,value=String(positionValue(situation,"block")??""),phase=parsePhase(String(positionValue(situation,
"phase")??"")),stands=parseBlock(value,phase);if(!stands)throw new Refusal(`position.block is ${quote(value)}; expected the number of a block`);let kept=await keptFiles(
snapshot),isByPhase=stands.phase!==void 0&&(!stands.isPlain||kept.isByPhase),key=isByPhase?`${stands.phase}-${stands.number}`:String(stands.number),planned=snapshot.
plans.flatMap(plan=>plan.block?[plannedBlock(plan,plan.block,kept)]:[]),own=planned.filter(one=>one.phase===stands.phase),total=state.dialect==="persistence"?state.
plannedBlocks:0,isLastOfPhase=own.length>0&&!own.some(({number})=>number>stands.number);return{value,phase:stands.phase,number:stands.number,key,planned,place:stands.
number+(isByPhase?plannedBefore(snapshot.present,stands.phase):0),total,done:doneIn(kept),skipped:kept.skipped,isLast:isByPhase?isLastOfPhase:total>0&&stands.number>=
total,hasLater:isByPhase&&planned.some(one=>(one.phase??0)>(stands.phase??0))}}function plannedBlock(plan,block,{placement}){return{plan,key:placement.keyOf(block),
phase:block.phase,number:block.number}}function doneIn({summaries,skipped}){return new Set([...skipped,...summaries.flatMap(({outcome,keys})=>outcome.kind==="op\
en"?[]:keys)])}async function blockDoneInPersistence(situation,next){if(next.threads!==void 0)throw new Refusal("the persistence dialect of STATE.md does not say how many thre\
ads there are");let{value,number,phase,place,total,isLast,hasLater}=await workNow(situation),percent=total>0&&{progress_percent:percentOf(Math.min(place,total),
total)};if(isLast){if(next.next!==void 0)throw new Refusal(`block ${quote(value)} is the last one, so there is no next one`);let ends=hasLater?`block ${quote(value)}\
 is the last of phase ${phase}; transition phase ${(phase??0)+1} begins the next one`:`block ${number} is the last of ${total}; transition status completed ends\
 the mission`;if(isCounted(situation,place,total))throw new Refusal(`${ends}, and it counts as complete already`);return{values:{...percent},notes:[ends]}}let following=nextOf(
positionValue(situation,"block")),key=String(following).replace(/\b0+(?=\d)/g,""),names2=phase===void 0||key.includes("-")?[key]:[key,`${phase}-${key}`],planned=await Promise.
all(names2.map(name=>plannedName(situation,name)));return{values:{...wherever(situation,"block",following),...wherever(situation,"block_name",next.next??planned.
find(name=>name!==void 0)),...atFirst(situation,"wave"),...wherever(situation,"wave_name",void 0),...firstThread(situation,number,number+1),...wherever(situation,
"thread_name",void 0),...percent}}}function isCounted(situation,place,total){let percent=situation.data.progress_percent;return total>0&&typeof percent=="number"&&
percent>=percentOf(place,total)}async function toPersistencePhase(situation,to,threads){if(threads!==void 0)throw new Refusal("the persistence dialect of STATE.md does not say how many threads\
 there are");let now=positionValue(situation,"phase");if(now===void 0)throw new Refusal("position.phase is not there, so there is no phase to come after");let current=parsePhase(
String(now)),wanted=parsePhase(to);if(current!==void 0&&wanted!==current+1)throw new Refusal(`${quote(to)} is not phase ${current+1}, which is the next one`);if(String(
now)===to)throw new Refusal(`the mission stands in ${quote(to)} already`);let isNumber=/^\d{1,4}$/.test(String(now))&&wanted!==void 0,name=/^\d{1,4}$/.test(to)||
!isNumber?void 0:to.replace(/^\d{1,4}[ _-]?/,"");return{values:{...wherever(situation,"phase",isNumber?numbered(now,wanted):to),...wherever(situation,"phase_nam\
e",name),...await firstBlock(situation,to,wanted),...atFirst(situation,"wave"),...wherever(situation,"wave_name",void 0),...wherever(situation,"thread_name",void 0)}}}
async function firstBlock(situation,to,wanted){if(situation.snapshot.plans.length===0)return atFirst(situation,"thread");let work=await workNow(situation),own=work.
planned.filter(({phase})=>phase!==void 0&&phase===work.phase),open=(own.length>0?own:work.planned.filter(({key})=>key===work.key)).filter(({key})=>!work.done.has(
key));if(open.length>0){let files=either(open.slice(0,5).map(({plan})=>quote(plan.file)),"and"),what2=`${count(open.length,"block")} of the current phase ${open.
length===1?"has":"have"} no SUMMARY`;throw new Refusal(`${what2}, by ${files}; block-done or skip comes first`)}let first=firstOf(work,wanted);if(!first)throw new Refusal(
`there is no plan of ${quote(to)}, so nobody knows its blocks; plan it first`);if(first.key===work.key)return atFirst(situation,"thread");let block=blockLike(work.
value,first,situation);return{...wherever(situation,"block",block),...wherever(situation,"block_name",void 0),...firstThread(situation,work.number,first.number)}}
function firstOf({planned,done},phase){let tellsPhases=phase!==void 0&&planned.some(one=>one.phase!==void 0);return[...planned.filter(one=>(tellsPhases?one.phase===
phase:!0)&&!done.has(one.key))].sort((a,b)=>(a.phase??0)-(b.phase??0)||a.number-b.number)[0]}function blockLike(old,{phase,number},situation){let[,prefix,sign]=/^(\d{1,4})(-)\d{1,4}$/.
exec(old)??[],next=numbered(positionValue(situation,"block"),number);return prefix===void 0||phase===void 0||typeof next!="string"?next:String(phase).padStart(prefix.
length,"0")+(sign??"")+next.slice(prefix.length+1)}async function toPhase(situation,{to,threads}){if(needStage(situation,"running"),situation.state.dialect==="persistence"){let plan=await toPersistencePhase(situation,
to,threads);return await refuseUnsettled(situation),plan}let{stamp:stamp2}=situation,definitions=definitionsOf(situation),current=numberAt(situation,"phases.cur\
rent")??0,now=placeOf(definitions,current),[phase,next]=[definitions[now],definitions[placeOf(definitions,current+1)]],ended=phase?.id??textAt(situation,"positi\
on.phase_id");if(typeof ended!="string")throw new Refusal(`the current phase, number ${current}, has no id`);checkNext(situation,to,current,next?.id),await refuseUnsettled(
situation);let left=countIn(phase,"blocks")-countIn(phase,"blocks_complete");if(left>0)throw new Refusal(`${quote(ended)} has ${count(left,"block")} that ${left===
1?"is":"are"} not complete`);let changed2=withChange(definitions,now,completed(phase,stamp2)),begins=withChange(changed2,placeOf(definitions,current+1),begun(next,
stamp2)),name=next?.name;return{values:{"phases.current":current+1,"phases.completed":[...listAt(situation,"phases.completed").filter(id=>id!==ended),ended],...definitions.
length>0&&{"phases.definitions":begins},...startOfBlock({phase:current+1,phaseId:to,phaseName:typeof name=="string"?name:void 0,block:1,blockName:await plannedName(
situation,`${current+1}-1`),threads}),...roomFor(situation,threads)},follows:resumeAt(current+1,1,1)}}async function refuseUnsettled(situation){let active=situation.
state.dialect==="schema"?recordsAt(situation,"agents.active"):[];if(active.length>0){let agents2=either(active.slice(0,5).map(({id})=>quote(id??null)),"and"),more=active.
length>5?" and others":"";throw new Refusal(`a phase ends without agents at work, as ${agents2}${more}; agent done or agent fail ends them`)}await refuseBlockers(
situation,"a phase")}async function refuseBlockers({snapshot},what2){let blocked=await hasBlockers(snapshot);if(typeof blocked=="string")throw new Refusal(blocked);
if(blocked)throw new Refusal(`${what2} does not end while there are blockers; blocker clear takes one away`)}function checkNext(situation,to,current,next){let total=numberAt(
situation,"phases.total")??0;if(current>=total)throw new Refusal(`phase ${current} of ${total} is the last one; transition status complete ends it`);if(next!==to){
if(typeof next=="string")throw new Refusal(`${quote(to)} is not the next phase; ${quote(next)} is`);if(!(/^\d{2}-[a-z0-9-]+$/.test(to)&&phaseNumber(to)===current+
1))throw new Refusal(`${quote(to)} is not the id of phase ${current+1}, which is the next one`)}}async function completeMission(situation,status2){if(situation.state.dialect==="persistence")return completePersistence(situation,status2);let{stamp:stamp2}=situation,
[done,total]=["complete","total"].map(part=>numberAt(situation,`progress.blocks_${part}`)??0),left=(total??0)-(done??0);if(left>0)throw new Refusal(`${count(left,
"block")} of ${total} ${left===1?"is":"are"} not complete`);let definitions=definitionsOf(situation),phases=definitions.map(one=>one.status==="complete"?one:{...one,
...completed(one,stamp2)}),ids=definitions.flatMap(({id})=>typeof id=="string"?[id]:[]);return{values:{status:status2,...ids.length>0&&{"phases.completed":ids,"\
phases.definitions":phases},"progress.percent":percentOf(done??0,total??0),"resume.checkpoint_file":null,"resume.can_resume":!1}}}async function completePersistence(situation,status2){
if(await refuseBlockers(situation,"a mission"),parseBlock(String(positionValue(situation,"block")??""))){let{value,total,place,isLast,hasLater,phase}=await workNow(
situation);if(hasLater&&isLast)throw new Refusal(`phase ${phase} is not the last one; transition phase comes next`);if(!(total===0||place>total||isLast&&isCounted(
situation,place,total)))throw new Refusal(`the mission stands in block ${value} of ${total}; block-done moves it on`)}return{values:{status:status2,progress_percent:100}}}async function toStatus(situation,{to,threads}){let{dialect}=situation.state,{stage}=standing(situation);checkEdge(situation,to);let{stages,complete}=lifecycles[dialect],
{open}=await checkpointsNow(situation),[first]=open,target=stages[to];if(threads!==void 0&&!(stage==="planned"&&dialect==="schema"))throw new Refusal("the numbe\
r of threads is said only when a mission of the schema dialect begins");let type=first&&typeOf(first),fits=to==="blocked"||to==="checkpoint"||type!==void 0&&types[type][dialect]===
to;if(first&&!fits)throw new Refusal(`${quote(first.file)} waits for an answer; ${waysOut}`);if(to==="blocked"||to==="checkpoint"){if(!first)throw new Refusal("\
there is no open checkpoint to wait at; checkpoint open makes one, and the status with it");let file={"resume.checkpoint_file":first.document.path};return{values:{
status:to,...dialect==="schema"&&file}}}return stage==="planned"&&dialect==="schema"?beginMission(situation,to,threads):to===complete?completeMission(situation,
to):{values:{status:to,...dialect==="schema"&&target==="running"&&{"resume.checkpoint_file":null},...dialect==="schema"&&target==="over"&&{"resume.can_resume":!1}}}}
var waysOut="checkpoint answer takes the mission up again, checkpoint withdraw closes it without an answer";function checkEdge(situation,to){let{edges,counterparts}=lifecycles[situation.
state.dialect],{status:status2}=standing(situation),legal=edges[status2]??[];if(legal.includes(to))return;if(to===status2)throw new Refusal(`the status is ${quote(
to)} already`);if(Object.hasOwn(edges,to)){let goes=`which goes to ${either(legal.map(quote))}, and not to ${quote(to)}`;throw new Refusal(`the status is ${quote(
status2)}, ${legal.length===0?"which is final":goes}`)}let meant2=Object.hasOwn(counterparts,to)?[counterparts[to]??[]].flat():Object.keys(edges),hint=`expected\
 ${either(meant2.map(quote))}`;throw new Refusal(`${quote(to)} is no status of this dialect; ${hint}`)}async function openCheckpoint(situation,asked){let type=checkpointTypes.find(one=>one===asked.type);if(!type)throw new Refusal(`${quote(asked.type)} is no type \
of a checkpoint; expected ${either(checkpointTypes.map(quote))}`);needStage(situation,"planned","running","waiting");let{open,files}=await checkpointsNow(situation);
if(open[0])throw new Refusal(`${quote(open[0].file)} is open; checkpoint answer or checkpoint withdraw closes it, and a mission has one at most`);let{dialect}=situation.
state,{[dialect]:status2,awaiting}=types[type],{status:now}=standing(situation);status2!==now&&checkEdge(situation,status2);let file=files[0]??"CHECKPOINT.md",path=pathIn(
situation.root,file),cluster=textAt(situation,"cluster"),fields={type,...cluster!==void 0&&{cluster},position:placeOf2(situation),checkpoint_details:detailsOf(asked,
types[type]),awaiting:asked.awaiting??awaiting,created_at:situation.stamp,user_response:null};return{values:{status:status2,...dialect==="schema"&&{"resume.chec\
kpoint_file":path}},files:[{path,text:inLinesOf(situation,checkpointText(fields,[]))}],notes:[`the mission waits at ${file}; checkpoint answer takes it up again`]}}
function placeOf2(situation){return Object.fromEntries(["phase","block","wave","thread"].flatMap(field=>{let value=positionValue(situation,field);return value===
void 0?[]:[[field,value]]}))}function detailsOf({type,details,options=[]},{required,optional=[]}){let given=new Map(Object.entries(details).filter(([,text])=>wordsIn(
text)!==""));if(given.has("options"))throw new Refusal("options are given as a list");options.length>0&&given.set("options",listed(options));let named2=field=>flags[field]===
void 0?inert(field):`${field} (${flags[field]})`,missing=required.filter(field=>!given.has(field)).map(named2);if(missing.length>0)throw new Refusal(`a checkpoi\
nt of type ${type} calls for ${either(missing,"and")}`);let other=[...given.keys()].find(field=>![...required,...optional].includes(field));if(other!==void 0)throw new Refusal(
`a checkpoint of type ${type} has no ${named2(other)}`);return mapOf(given)}function listed(options){let ids=options.map(({id})=>wordsIn(id)),twice=options.find(
({id},index)=>ids.indexOf(wordsIn(id))<index);if(twice)throw new Refusal(`the option ${quote(twice.id)} is there twice`);if(options.length<2)throw new Refusal("\
a decision has two options at least");if(ids.includes(""))throw new Refusal("an option has no name");return options.map(({id,description})=>({id,...description!==
void 0&&{description}}))}async function withdrawCheckpoint(situation,{reason}){let checkpoint=await onlyOpen(situation,"withdraw"),{values,notes}=await goingOn(situation),closed=await withResponse(
situation,checkpoint,withdrawal(inOneLine(reason??"")));return{values,files:[closed],notes:["nobody answered; resume asks how to go on",...notes]}}function nextStamp(old,now){let written2=typeof old=="string"?parseInstant(old):void 0,second=Math.floor(now/1e3)*1e3,moment=formatInstant(!written2||written2.ms<
second?second:Math.max(Math.floor(now),written2.ms+1));return written2&&!written2.zoned?moment.replace(/Z$/,""):moment}var schemas={schema:stateSpecification.schema,persistence:persistenceSpecification.schema};function fieldAt(top,path){let schema=top;for(let[depth,key]of path.entries()){
if(!schema)return{ok:!0,schema};let above=path.slice(0,depth).join(".");if(schema.items)return{ok:!1,why:`${inert(above)} is a list, which is given as a whole`};
let next=fieldOf(schema,key);if(!next&&isClosed(schema))return{ok:!1,why:unknown(path,depth,schema)};schema=next}return{ok:!0,schema}}function isClosed(schema){
return schema["x-unknown"]!=="open"&&(schema.properties!==void 0||typesOf(schema).length>0)}function unknown(path,depth,{properties={}}){let above=path.slice(0,
depth).map(key=>`${key}.`),names2=Object.keys(properties).map(name=>above.join("")+name),full=path.slice(0,depth+1).join(".");return`there is no field ${inert(full)}${suggestion(
full,names2)}`}function takesNumbers(schema){let types2=typesOf(schema);return schema?.["x-kind"]!=="commit"&&(types2.length===0||types2.some(type=>/^(?:number|integer)$/.
test(type)))}function isTextOnly(schema){let types2=typesOf(schema);return schema?.["x-kind"]==="commit"?!0:types2.length>0&&types2.every(type=>type==="string"||
type==="null")}function wantedOf(leaves,data,schema){let values=new Map;for(let{path,value}of leaves){let field=fieldAt(schema,path),now=valueAt(data,path);if(!field.ok&&(now===
void 0||isInList(data,path)))return field;let wanted=wantedAt(path,value,now,field.ok?field.schema:void 0);if(!wanted.ok)return wanted;isNothing(wanted.value,now)||
values.set(path.join("."),wanted.value)}return{ok:!0,values}}function isInList(data,path){return path.some((_,depth)=>Array.isArray(valueAt(data,path.slice(0,depth))))}
function isNothing(wanted,now){return isDataMap(wanted)&&Object.keys(wanted).length===0&&isDataMap(now)}function wantedAt(path,value,now,schema){let added=value===
"INCREMENT"&&takesNumbers(schema)?new Increment(1):value;if(typeof added=="string"&&isHugeNumber(added)&&takesNumbersAlone(schema))return{ok:!1,why:`${inert(path.
join("."))} cannot be ${inert(added)}: that number is too large to be kept`};if(!(added instanceof Increment))return{ok:!0,value:added};let old=now??schema?.default;
if(typeof old=="number"&&Number.isFinite(old))return{ok:!0,value:sum(old,added.by)};let found2=now===void 0?"is not there":`is ${quote(now)}`;return{ok:!1,why:`${inert(
path.join("."))} ${found2}, so nothing can be added to it; expected a number`}}function takesNumbersAlone(schema){let types2=typesOf(schema);return takesNumbers(
schema)&&types2.length>0&&!types2.includes("string")}function isHugeNumber(text){return/^-?\d{1,400}(?:\.\d{1,400})?(?:[eE][+-]?\d{1,9})?$/.test(text)&&!(Math.abs(
Number(text))<=Number.MAX_SAFE_INTEGER)}var sum=(a,b)=>Number((a+b).toFixed(10));var thread="position.thread";function endsWave(type,data,wanted){let now=valueAt(data,thread),total=wanted.get("position.thread_total")??valueAt(data,"position.\
thread_total");return type==="executor"&&typeof total=="number"&&now===total&&wanted.get(thread)===total+1}function waveComplete(agent,data){let[wave,commit]=[valueAt(
data,"position.wave"),valueAt(data,"resume.last_commit")];return{event:"wave_complete",agent,wave:typeof wave=="number"?wave:null,commit:typeof commit=="string"?
commit:null}}var orders={schema:stateOrder,persistence:persistenceOrder},stamp="updated_at",stampIsOurs=`${stamp} moves to the clock by itself; leave it out of the patch`;async function updateState(request){
let{tree,root,limits,agent,leaves,expected,now}=request,state=await soundState(tree,root,limits);if(!state)return{why:"broken"};let{dialect,document}=state;if(dialect===
"prose")return{why:"older",message:olderDialect};if(isShared(document))return{why:"wrong",message:sharedValues};let forbidden=forbiddenTo(agent,leaves,dialect);
if(forbidden)return forbidden;let data=valuesOf(state),stale=staleAt(data,expected);if(stale!==void 0)return{why:"stale",message:stale};if(leaves.some(({path})=>path[0]===
stamp))return{why:"wrong",message:stampIsOurs};let wanted=wantedOf(leaves,data,schemas[dialect]);if(!wanted.ok)return{why:"wrong",message:wanted.why};if(wanted.
values.size===0)return{text:document.text,changes:[],events:[]};let type=writerTypeOf(agent),isWaveOver=dialect==="schema"&&endsWave(type,data,wanted.values),timestamp=nextStamp(
valueAt(data,stamp),now),values=new Map([...wanted.values,[stamp,timestamp]]);isWaveOver&&values.delete("position.thread");let edits=[...values].map(([field,value])=>({
path:field.split("."),value})),{yaml}=formOf(document.text),text=patchYaml({text:document.text,...yaml},edits,{limits,order:orders[dialect]}),fields=leaves.map(
({path})=>path.join(".")),told={agent,agent_type:type??"",fields,timestamp},wave=isWaveOver?[waveComplete(agent,changed(data,edits))]:[];return{text,changes:changesOf(
data,values),events:[{event:"state_updated",...told},...wave]}}function isShared({faults}){return faults.some(({kind})=>kind==="alias")}var sharedValues=`${stateFile}\
 holds anchors or aliases, so that a value cannot be changed at one place alone; write these values out first`,olderDialect=`${stateFile} is prose, which has no\
 values to change; agent-state-lint migrate brings it to the newest form`;function staleAt(data,expected){let stale=expected.find(({path,value})=>!isSameData(valueAt(
data,path)??null,value));if(!stale)return;let[found2,field]=[quote(valueAt(data,stale.path)??null),inert(stale.path.join("."))],what2=typeof stale.value=="objec\
t"&&stale.value!==null?"another one":quote(stale.value);return`${field} is ${found2}, and ${what2} was expected: it was changed since it was read; read it again\
, and decide anew`}function changesOf(data,values){return[...values].map(([field,after2])=>({field,before:valueAt(data,field)??null,after:after2}))}var what="The registry of agents";function startAgent(situation,{id,task,block}){schemaOf(situation,what),needStage(situation,"planned","running","waiting");let{
stamp:stamp2}=situation,active=recordsAt(situation,"agents.active"),ended=recordsAt(situation,"agents.completed");if(!new RegExp(shapes.agentId.pattern).test(id))
throw new Refusal(`${quote(id)} is no id of an agent; expected ${shapes.agentId.shape}`);if(has(active,id))throw new Refusal(`${quote(id)} is at work already; a\
gent beat says that it is alive`);if(has(ended,id))throw new Refusal(`${quote(id)} is done already; a new agent has a number of its own`);let phase=textAt(situation,
"position.phase_id"),number=numberAt(situation,"position.block"),here=textAt(situation,"position.block_id")??`${phase?.slice(0,2)}-${padded(number??1)}`,at=block??
here,agent={id,type:id.slice(0,-4),spawned_at:stamp2,task,phase:phaseOfBlock(situation,at)??phase??"",block:at,last_heartbeat:stamp2},spawns=numberAt(situation,
"budget.spawns_this_session");return{values:{"agents.active":[...active,agent]},...spawns!==void 0&&{follows:{"budget.spawns_this_session":spawns+1}}}}function endAgent(situation,{
id,result}){let{active,agent}=found(situation,id);if(!words.agentResult.some(one=>one===result))throw new Refusal(`${quote(result)} is no result; expected ${either(
words.agentResult.map(quote))}`);let spawned=typeof agent.spawned_at=="string"?parseInstant(agent.spawned_at):void 0,now=parseInstant(situation.stamp);if(!spawned||
!now)throw new Refusal(`nobody knows when ${quote(id)} started: its spawned_at is no moment`);let duration_seconds=Math.max(0,Math.floor((now.ms-spawned.ms)/1e3)),
done={id,type:agent.type??id.slice(0,-4),result,duration_seconds},ended=recordsAt(situation,"agents.completed");return{values:{"agents.active":active.filter(one=>one!==
agent),"agents.completed":[...ended,done]}}}function beatAgent(situation,{id}){let{active,agent}=found(situation,id);return{values:{"agents.active":active.map(one=>one===
agent?{...one,last_heartbeat:situation.stamp}:one)}}}function found(situation,id){schemaOf(situation,what);let active=recordsAt(situation,"agents.active"),agent=active.
find(one=>one.id===id);if(agent)return{active,agent};let others=active.map(one=>quote(one.id)),known=others.length>0?`at work ${others.length===1?"is":"are"} ${either(
others,"and")}`:"nobody is";throw new Refusal(`${quote(id)} is not at work; ${known}`)}var has=(agents2,id)=>agents2.some(one=>one.id===id);function phaseOfBlock(situation,block){
return recordsAt(situation,"phases.definitions").map(({id})=>id).find(id=>typeof id=="string"&&id.slice(0,2)===block.slice(0,2))}async function blockDone(situation,done){return needStage(situation,"running"),situation.state.dialect==="schema"&&refuseOpenThreads(situation),leaveBlock(situation,
done)}function refuseOpenThreads(situation){let[thread2,total]=[numberAt(situation,"position.thread"),numberAt(situation,"position.thread_total")];if(thread2===
void 0||thread2!==total)throw new Refusal(`the block stands at thread ${thread2} of ${total}; thread-done moves it on, skip leaves it out`);let complete=numberAt(
situation,"progress.threads_complete")??0,least=total+Math.max(0,(numberAt(situation,"position.wave")??1)-1);if((numberAt(situation,"progress.threads_total")??0)>
0&&complete<least){let what2=`progress.threads_complete is ${complete}, but the block has ${least} threads by now at least`;throw new Refusal(`${what2}; thread-\
done reports its last one, skip leaves it out`)}}function refuseWorkers(situation){let[phase,number]=[numberAt(situation,"position.phase"),numberAt(situation,"p\
osition.block")];if(phase===void 0||number===void 0)return;let{keyOf}=placementIn(situation.snapshot),here=keyOf({phase,number,isPlain:!1}),worker=recordsAt(situation,
"agents.active").find(one=>{let block=one.type==="executor"?parseBlock(String(one.block),phase):void 0;return block!==void 0&&keyOf(block)===here});if(worker)throw new Refusal(
`${quote(worker.id)} is at work on the block; agent done or agent fail ends it first`)}async function leaveBlock(situation,next){if(situation.state.dialect==="p\
ersistence")return blockDoneInPersistence(situation,next);let definitions=definitionsOf(situation),current=numberAt(situation,"phases.current")??0,place=placeOf(
definitions,current),phase=definitions[place],done=countIn(phase,"blocks_complete")+1,blocks=phase?countIn(phase,"blocks"):Number.POSITIVE_INFINITY;if(done>blocks)
throw new Refusal(`all ${blocks} blocks of ${named(phase?.id,current)} are complete; ${after(situation)}`);let block=numberAt(situation,"position.block"),id=phase?.
id??textAt(situation,"position.phase_id");if(block===void 0||typeof id!="string")throw new Refusal("position tells no block, or no id of its phase");let complete=(numberAt(
situation,"progress.blocks_complete")??0)+1,said=numberAt(situation,"progress.blocks_total")??0,total=said||definitions.reduce((sum2,one)=>sum2+countIn(one,"blo\
cks"),0);if(complete>total&&total>0){let mend=`agent-state-lint update --agent mc progress.blocks_total=${complete}`;throw new Refusal(`progress.blocks_total is\
 ${total}, and as many are complete already; ${mend} makes room`)}let counted2={...phase&&{"phases.definitions":withChange(definitions,place,{blocks_complete:done})},
"progress.blocks_complete":complete,...said===0&&total>0&&{"progress.blocks_total":total},"progress.percent":percentOf(complete,total)},isLast=done===blocks||block>=
blocks;if(isLast&&(next.next!==void 0||next.threads!==void 0))throw new Refusal(`block ${block} is the last one of ${named(id,current)}, so there is no next one\
 to describe`);if(refuseWorkers(situation),isLast){let notes=done===blocks?[`phase ${named(id,current)} has all its blocks; ${after(situation)}`]:[];return{values:counted2,
notes}}let name=phase?.name??textAt(situation,"position.phase_name"),blockName=next.next??await plannedName(situation,`${current}-${block+1}`),start=startOfBlock(
{phase:current,phaseId:id,phaseName:typeof name=="string"?name:void 0,block:block+1,blockName,threads:next.threads});return{values:{...counted2,...start,...roomFor(
situation,next.threads)},follows:resumeAt(current,block+1,1)}}var named=(id,number)=>typeof id=="string"?quote(id):String(number);function after(situation){let current=numberAt(
situation,"phases.current")??0;if(current>=(numberAt(situation,"phases.total")??0))return"transition status complete ends the mission";let definitions=definitionsOf(
situation),next=definitions[placeOf(definitions,current+1)]?.id;return`transition phase ${typeof next=="string"?next:"<id>"} begins the next one`}async function addBlocker(situation,blocker){needStage(situation,"planned","running","waiting");let{type,thread:thread2}=blocker,description=inOneLine(blocker.description);
if(!words.blockerType.some(one=>one===type))throw new Refusal(`${quote(type)} is no type of a blocker; expected ${either(words.blockerType.map(quote))}`);if(!new RegExp(
shapes.threadId.pattern).test(thread2))throw new Refusal(`${quote(thread2)} is no thread; expected ${shapes.threadId.shape}`);let stated=statedIn(situation),kept=keptFile(
situation,"blockers"),entries=kept?await entriesOf(kept):[],id=nextId("blocker",[...stated??[],...entries].map(one=>one.id)),record={id,type,description,blocking_thread:thread2,
added_at:situation.stamp},lines=[`## ${id}`,"- **Status:** ACTIVE",`- **Type:** ${type}`,`- **Description:** ${description}`,`- **Position:** thread ${thread2}`],
text=kept?.document.text??(stated?void 0:inLinesOf(situation,blockers)),files=text===void 0?[]:[await entered(situation,withEntry(text,lines),id,!0)];return{values:stated?
{blockers:[...stated,record]}:{},files,notes:[`it is ${id}`]}}async function clearBlocker(situation,{id}){let stated=statedIn(situation),kept=keptFile(situation,
"blockers"),entries=kept?await entriesOf(kept):[],entry=entries.find(one=>one.id===id&&one.isActive),isStated=stated?.some(one=>one.id===id)===!0;if(!entry&&!isStated){
let active=[...stated??[],...entries.filter(({isActive})=>isActive)].flatMap(one=>one.id??[]),known=active.length>0?`active are ${either([...new Set(active)].map(
quote),"and")}`:"none is";throw new Refusal(`${quote(id)} is no active blocker; ${known}`)}let files=kept&&entry?[await entered(situation,resolved(kept,entry),id,
!1)]:[];return{values:isStated?{blockers:stated.filter(one=>one.id!==id)}:{},files}}function statedIn(situation){return situation.state.dialect==="schema"?recordsAt(
situation,"blockers"):void 0}async function entriesOf(kept){let entries=await blockerEntries(kept);if(typeof entries=="string")throw new Refusal(`${quote(kept.document.
path)} could not be read: ${entries}`);return entries}function resolved({document:{text}},{entry}){let status2=entry.fields.get("status")??entry.fields.get("sta\
te");if(status2&&status2.text!=="")return`${text.slice(0,status2.at.start)}RESOLVED${text.slice(status2.at.end)}`;let end=text.indexOf(`
`,entry.start)+1;return entry.opens!=="heading"||end===0?text:`${text.slice(0,end)}- **Status:** RESOLVED${text.slice(0,end).endsWith(`\r
`)?`\r
`:`
`}${text.slice(end)}`}async function entered(situation,text,id,isActive){let{file,companion}=await withText(situation,"blockers",text),entries=await blockerEntries(
companion),said=typeof entries=="string"?[]:entries.filter(one=>one.id===id);if(said.length>0&&said.every(one=>one.isActive===isActive))return file;let wish=isActive?
"no entry can be added to it":`${id} cannot be marked as resolved in it`;throw new Refusal(`${quote(file.path)} has a form of its own, so ${wish}; do so by hand\
, and update STATE.md`)}async function skipBlock(situation,{block,reason,...next}){needStage(situation,"running");let{snapshot,root,stamp:stamp2}=situation,here=await currentBlock(situation),
wanted=parseBlock(block,here.phase),names2=wanted?blockNames(wanted,snapshot.numbering):[];if(!wanted||!(names2.includes(here.name)||block===here.id))throw new Refusal(
`${quote(block)} is not the current block, which is ${quote(here.id)}; only that can be skipped`);let summary=snapshot.summaries.find(({blocks})=>blocks.includes(
here.name));if(summary)throw new Refusal(`${quote(summary.file)} says already what became of the block`);let plan=await leaveBlock(situation,next),cluster=textAt(
situation,"cluster"),fields={...cluster!==void 0&&{cluster},block:here.id,status:"skipped",...reason!==void 0&&{reason},created_at:stamp2},file=besidePlan(situation,
here.name)??here.summary;return{...plan,files:[{path:pathIn(root,file),text:inLinesOf(situation,checkpointText(fields,[]))}]}}async function currentBlock(situation){
if(situation.state.dialect==="persistence")return persistenceBlock(situation);let[phase,block]=[numberAt(situation,"position.phase"),numberAt(situation,"positio\
n.block")],phaseId=textAt(situation,"position.phase_id");if(phase===void 0||block===void 0||phaseId===void 0)throw new Refusal("position tells no block");let id=`${phaseId.
slice(0,2)}-${padded(block)}`;return{id,name:`${phase}-${block}`,phase,summary:`phases/${phaseId}/${id}-SUMMARY.md`}}async function persistenceBlock(situation){
let{value,key,phase,number}=await workNow(situation),summary=key.includes("-")?`phases/${padded(phase??0)}/${padded(phase??0)}-${padded(number)}-SUMMARY.md`:`${padded(
number)}-SUMMARY.md`;return{id:value,name:key,phase,summary}}function besidePlan({snapshot},name){let beside=snapshot.plans.find(({blocks})=>blocks.includes(name))?.
file.replace(/PLAN\.md$/,"SUMMARY.md");return beside!==void 0&&namedSummary(beside)?beside:void 0}async function refuseOver(situation){let over=situation.state.dialect==="schema"?await schemaOver(situation):await persistenceOver(situation);if(over!==void 0)throw new Refusal(
over)}async function schemaOver(situation){let current=numberAt(situation,"phases.current")??0,[phase,number]=[numberAt(situation,"position.phase"),numberAt(situation,
"position.block")],definitions=definitionsOf(situation),definition=definitions[placeOf(definitions,current)],blocks=countIn(definition,"blocks");if(blocks>0&&countIn(
definition,"blocks_complete")>=blocks)return`all ${blocks} blocks of phase ${current} are complete; transition phase or transition status comes next`;if(phase===
void 0||number===void 0)return;let{skipped}=await keptFiles(situation.snapshot),key=placementIn(situation.snapshot).keyOf({phase,number,isPlain:!1});return skipped.
has(key)?`block ${number} of phase ${phase} was skipped; block-done moves the mission on`:void 0}async function persistenceOver(situation){if(situation.snapshot.
plans.length+situation.snapshot.summaries.length===0)return;let{key,value,place,total,isLast,hasLater,done,skipped}=await workNow(situation),counts=isCounted(situation,
place,total);if(!skipped.has(key)&&!(counts&&(isLast||done.has(key))))return;let next=isLast?hasLater?"transition phase":"transition status completed":"block-do\
ne";return`block ${quote(value)} is over; ${next} comes next`}async function threadDone(situation,{commit}){if(needStage(situation,"running","waiting"),await refuseOver(situation),situation.state.dialect==="persistence")return inPersistence(
situation,commit);let[thread2,total]=[numberAt(situation,"position.thread"),numberAt(situation,"position.thread_total")];if(thread2===void 0||total===void 0)throw new Refusal(
"position.thread and thread_total tell no thread");if(thread2<1||thread2>total)throw new Refusal(`position.thread is ${thread2}, but the wave has ${total}`);let isLast=thread2===
total,values={...!isLast&&{"position.thread":thread2+1},...counted(situation,total-thread2),"resume.last_agent":situation.agent,...commit!==void 0&&{"resume.las\
t_commit":commit}};if(!isLast)return{values,follows:resumeHere(situation,thread2+1)};let wave=numberAt(situation,"position.wave")??null,hash=commit??textAt(situation,
"resume.last_commit")??null,event={event:"wave_complete",agent:situation.agent,wave,commit:hash};return{values,events:[event],notes:["wave complete; wave-done o\
r block-done of mc moves the mission on"]}}function counted(situation,left){let done=(numberAt(situation,"progress.threads_complete")??0)+1,total=numberAt(situation,
"progress.threads_total")??0;if(total>0&&done>total){let mend="agent-state-lint update --agent mc progress.threads_total=+1";throw new Refusal(`progress.threads\
_total is ${total}, and as many are complete already; ${mend} makes room`)}return{"progress.threads_complete":done,...total===0&&{"progress.threads_total":done+
left}}}function inPersistence(situation,commit){if(commit!==void 0)throw new Refusal("the persistence dialect of STATE.md has no field for a commit; SUMMARY.md \
has");let now=positionValue(situation,"thread"),next=nextOf(now);if(next===void 0)throw new Refusal(`position.thread is ${quote(now??null)}; expected a whole nu\
mber, or text like "02.3"`);return{values:{...wherever(situation,"thread",next),...wherever(situation,"thread_name",void 0)}}}async function waveDone(situation,{threads}){if(needStage(situation,"running"),await refuseOver(situation),situation.state.dialect==="persistence")return inPersistence2(
situation,threads);if(threads===void 0)throw new Refusal("nobody said how many threads the next wave has; --threads does");let[thread2,total]=[numberAt(situation,
"position.thread"),numberAt(situation,"position.thread_total")];if(thread2===void 0||thread2!==total)throw new Refusal(`the wave stands at thread ${thread2} of ${total}\
; thread-done moves it on`);return{values:{"position.wave":(numberAt(situation,"position.wave")??1)+1,"position.thread":1,"position.thread_total":threads,...roomFor(
situation,threads)},follows:resumeHere(situation,1)}}function inPersistence2(situation,threads){if(threads!==void 0)throw new Refusal("the persistence dialect o\
f STATE.md does not say how many threads there are");let now=positionValue(situation,"wave"),next=nextOf(now);if(next===void 0)throw new Refusal(`position.wave \
is ${quote(now??null)}; expected a whole number`);return{values:{...wherever(situation,"wave",next),...wherever(situation,"wave_name",void 0),...atFirst(situation,
"thread"),...wherever(situation,"thread_name",void 0)}}}async function makeTransition(request){let{tree,root,limits,agent,transition,now}=request,state=await soundState(tree,root,limits);if(!state)return{why:"broken"};
if(state.dialect==="prose")return{why:"older",message:olderDialect};if(isShared(state.document))return{why:"wrong",message:sharedValues};let snapshot=await readGrid(
tree,root,limits),data=valuesOf(state),stamp2=nextStamp(valueAt(data,"updated_at"),now),read=snapshot.state?.dialect===state.dialect?snapshot.state:state;try{let situation={
snapshot,state:read,data,tree,root,limits,agent,stamp:stamp2,now};return carriedOut(situation,await planOf(situation,transition))}catch(error){if(error instanceof
Refusal)return{why:"wrong",message:error.message};throw error}}async function planOf(situation,transition){switch(transition.kind){case"status":return toStatus(
situation,transition);case"phase":return toPhase(situation,transition);case"thread-done":return threadDone(situation,transition);case"wave-done":return waveDone(
situation,transition);case"block-done":return blockDone(situation,transition);case"skip":return skipBlock(situation,transition);case"agent-start":return startAgent(
situation,transition);case"agent-end":return endAgent(situation,transition);case"agent-beat":return beatAgent(situation,transition);case"blocker-add":return addBlocker(
situation,transition);case"blocker-clear":return clearBlocker(situation,transition);case"checkpoint-open":return openCheckpoint(situation,transition);case"check\
point-answer":return answerCheckpoint(situation,transition);case"checkpoint-withdraw":return withdrawCheckpoint(situation,transition)}}function carriedOut(situation,plan){
let{agent,state,data,stamp:stamp2,root,limits}=situation,forbidden=forbiddenIn(situation,{updated_at:stamp2,...plan.values});if(forbidden)return forbidden;let follows=Object.
entries(plan.follows??{}).filter(([field])=>!forbiddenIn(situation,{[field]:null})),asked={...plan.values,...Object.fromEntries(follows)},values={...asked,updated_at:stamp2},
edits=Object.entries(values).map(([field,value])=>({path:field.split("."),value})),{yaml}=formOf(state.document.text),text=patchYaml({text:state.document.text,...yaml},
edits,{limits,order:orders[state.dialect]}),type=writerTypeOf(agent)??"",updated={event:"state_updated",agent,agent_type:type,fields:Object.keys(asked),timestamp:stamp2},
chief={path:pathIn(root,stateFile),text};return{files:[...plan.files??[],chief],changes:changesOf2(data,values),events:[updated,...plan.events??[]],notes:plan.notes??
[]}}function forbiddenIn({agent,state},values){let leaves=Object.keys(values).map(field=>({path:field.split("."),value:null}));return forbiddenTo(agent,leaves,state.
dialect)}function changesOf2(data,values){return Object.entries(values).flatMap(([field,after2])=>{let[old,now]=[valueAt(data,field)??null,after2??null];return isSameData(
old,now)?[]:[{field,before:old??null,after:now??null}]})}function meaningOfWord(field,word){if(/^[+-]\d{1,15}(?:\.\d{1,10})?$/.test(word))return new Increment(Number(word));let value=parsed(word);return value===void 0||
(typeof value=="number"||typeof value=="boolean")&&(isTextOnly(schemaOf2(field))||!isExact(value))?word:value}function parsed(word){try{return JSON.parse(word)}catch{
return}}function isExact(value){return typeof value=="boolean"||Number.isFinite(value)&&Math.abs(value)<=Number.MAX_SAFE_INTEGER}function schemaOf2(field){let found2=Object.
values(schemas).flatMap(schema=>{let known=fieldAt(schema,field);return known.ok&&known.schema?[known.schema]:[]});return found2.find(schema=>!isTextOnly(schema)||
typesOf(schema).length===0)??found2[0]}var updates={read:readValues,meaningOf:meaningOfWord,forbidden:(agent,leaves)=>forbiddenTo(agent,leaves),update:updateState},transitions={forbidden:stepForbidden,
move:makeTransition};export{transitions,updates};
