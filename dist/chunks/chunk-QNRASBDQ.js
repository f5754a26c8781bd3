import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{splitFrontMatter}from"./chunk-FF2GFRT5.js";import{isHash}from"./chunk-3XDVFNYD.js";import{readYaml}from"./chunk-4AD34QOQ.js";import{bodyOf,
conflictsOf,listRoot,withoutLines}from"./chunk-OEFCFUBJ.js";import{scanLines,textLines}from"./chunk-WOULCUZM.js";import{leftoverAmong}from"./chunk-RBBPKCDR.js";
import{jsonDocument,readText,textIn}from"./chunk-HM4LX76O.js";import{TextDocument,parseInstant,specify}from"./chunk-7MVKXGH6.js";import{claimedPaths,
pathIn}from"./chunk-OCYD6ZGS.js";import{linesOf}from"./chunk-L5HX7WC4.js";import{folded,quote,size,some}from"./chunk-O3DR2KKW.js";import{isNotYet,
isNothing,isTemplate,isUnsaid,wordsIn}from"./chunk-SYMQE37P.js";import{dataOf}from"./chunk-CCRLEUH2.js";function parseBlock(text,phase2){let[,first,second]=/^\s{0,9}(?:block[ _-]?)?(\d{1,4})(?:-(\d{1,4}))?\s{0,9}$/i.exec(text)??[];if(first!==void 0)return second===
void 0?{phase:phase2,number:Number(first),isPlain:!0}:{phase:Number(first),number:Number(second),isPlain:!1}}function parsePhase(text){let digits=/^\s{0,9}(?:phase[ _-]?)?(\d{1,4})(?![\d.])/i.
exec(text)?.[1];return digits===void 0?void 0:Number(digits)}var mostOfNumber=4;function numberingOf(phases,files){let before3=0,counted=phases.map(phase2=>{let start=before3;
return before3=start===void 0||phase2.blocks===void 0?void 0:start+phase2.blocks,{...phase2,before:start}}),byNumber=new Map;for(let phase2 of counted)for(let number2 of phase2.
numbers){let others2=byNumber.get(number2)??[];others2.length<mostOfNumber&&byNumber.set(number2,[...others2,phase2])}return{phases:counted,byNumber,restarts:restart(
files)}}function restart(files){let phaseOf2=new Map;for(let{phase:phase2,number:number2,isPlain}of files)if(!(!isPlain||phase2===void 0)){if((phaseOf2.get(number2)??
phase2)!==phase2)return!0;phaseOf2.set(number2,phase2)}return!1}function blockNames({phase:phase2,number:number2,isPlain},numbering){let isOfMission2=isPlain&&(phase2===
void 0||!numbering.restarts);return[...new Set([...isOfMission2?namesInMission(number2,numbering):[],...phase2===void 0?[]:namesInPhase(phase2,number2,numbering)])]}
function namesInMission(number2,numbering){let phase2=phaseOfBlock(number2,numbering);return[String(number2),...(phase2?.numbers??[]).map(one=>`${one}-${number2-
(phase2?.before??0)}`)]}function phaseOfBlock(number2,{phases}){let low=0,high=phases.length;for(;low<high;){let middle=low+high>>1;(phases[middle]?.before??number2)<
number2?low=middle+1:high=middle}let phase2=phases[low-1];return phase2&&number2<=(phase2.before??0)+(phase2.blocks??0)?phase2:void 0}function namesInPhase(phase2,number2,{
byNumber}){let others2=(byNumber.get(phase2)??[]).flatMap(({numbers,blocks=0,before:before3})=>{let isHere=number2>0&&number2<=blocks&&before3!==void 0;return[...numbers.
map(one=>`${one}-${number2}`),...isHere?[String(before3+number2)]:[]]});return[`${phase2}-${number2}`,...others2]}var stateFile="STATE.md",single={"WARMTH.md":"warmth","SCRATCHPAD.md":"scratchpad","DECISIONS.md":"decisions","BLOCKERS.md":"blockers","config.json":"config"},marks=[
/^WARMTH\.md$/,/^SCRATCHPAD\.md$/,/^DECISIONS\.md$/,/^BLOCKERS\.md$/,/^CHECKPOINT.*\.md$/,/SUMMARY\.md$/];function isMark(name,kind){return name===stateFile?!0:
kind==="directory"?name==="plans"||name==="phases":marks.some(mark=>mark.test(name))}function companionKind(file){if(Object.hasOwn(single,file))return single[file];
let folders=file.split("/"),name=folders.pop()??"";return/^CHECKPOINT.*\.md$/.test(name)&&folders.every(isSearched)?"checkpoint":summaries.some(summary=>summary.
test(file))?"summary":plans.some(plan=>plan.test(file))?"plan":void 0}function isSearched(folder){return folder!==".git"&&folder!==".grid"&&folder!=="node_modul\
es"}var summaries=[/^(?<block>\d{1,4})-SUMMARY\.md$/,/^phases\/(?<phase>[^/]{1,200})\/(?<block>\d{1,4})-SUMMARY\.md$/,/^phases\/(?<phase>[^/]{1,200})\/(?<block>\d{1,4}-\d{1,4})-SUMMARY\.md$/,
/^phases\/(?<phase>[^/]{1,200})\/SUMMARY\.md$/],plans=[/^plans\/[^/]{1,200}-block-(?<block>\d{1,4})\.md$/,/^plans\/(?<block>\d{1,4})-PLAN\.md$/,/^phases\/(?<phase>[^/]{1,200})\/(?<block>\d{1,4})-PLAN\.md$/,
/^phases\/(?<phase>[^/]{1,200})\/(?<block>\d{1,4}-\d{1,4})-PLAN\.md$/,/^(?<block>\d{1,4})-PLAN\.md$/];function namedSummary(file){return named(file,summaries)}function namedPlan(file){
return named(file,plans)}function named(file,patterns){for(let pattern of patterns){let match=pattern.exec(file);if(!match)continue;let{block:block2,phase:phase2}=match.
groups??{},number2=phase2===void 0?void 0:parsePhase(phase2);return{block:block2===void 0?void 0:parseBlock(block2,number2),phase:phase2}}}var schemaLifecycle={edges:{planning:["in_progress"],in_progress:["blocked","complete","failed"],blocked:["in_progress","failed"],complete:[],failed:[]},stages:{
planning:"planned",in_progress:"running",blocked:"waiting",complete:"over",failed:"over"},complete:"complete",counterparts:{initialized:"planning",active:"in_pr\
ogress",resumed:"in_progress",checkpoint:"blocked",interrupted:"blocked",completed:"complete"}},persistenceLifecycle={edges:{initialized:["active"],active:["che\
ckpoint","interrupted","completed","failed"],checkpoint:["active","interrupted","failed"],interrupted:["resumed","active","completed","failed"],resumed:["active"],
completed:[],failed:["active"]},stages:{initialized:"planned",active:"running",checkpoint:"waiting",interrupted:"waiting",resumed:"running",completed:"over",failed:"\
over"},complete:"completed",counterparts:{planning:"initialized",in_progress:["active","resumed"],blocked:["checkpoint","interrupted"],complete:"completed"}};var lifecycles={schema:schemaLifecycle,persistence:persistenceLifecycle},otherWords=new Map([["done",schemaLifecycle.complete],["finished",schemaLifecycle.complete]]),
before=/\b(?:planning|ready to plan|not started|initiali[sz](?:ed|ing))\b/i,longest=200;function statusOf(state){if(!state)return;if(state.dialect!=="prose"){let{
status}=state.data;return status===void 0?void 0:meaningOf(status,status,state.dialect,state.at("status"))}if(!state.status)return;let value=wordOf(state.status.
value),word=otherWords.get(value)??value,lifecycle=["schema","persistence"].find(one=>Object.hasOwn(lifecycles[one].stages,word));return lifecycle&&meaningOf(value,
word,lifecycle,state.status.at)}function stageOf(state){let said2=state.dialect==="prose"?(state.status?.value??"").slice(0,longest):"";return before.test(said2)?
"planned":statusOf(state)?.stage}function isUnderWay(stage){return stage==="running"||stage==="waiting"}function meaningOf(value,word,lifecycle,at){let{stages,complete}=lifecycles[lifecycle],
stage=Object.hasOwn(stages,word)?stages[word]:void 0;return stage&&{value,lifecycle,stage,isComplete:word===complete,at}}function wordOf(said2){let[words3=""]=said2.
slice(0,longest).split(/ [-–—(|]|[,;.:(]/,1);return words3.toLowerCase().replace(/[^a-z_\s-]/g,"").trim().replace(/^mission[\s_-]{1,9}/,"").replace(/[\s-]{1,9}/g,
"_")}var checkpoint_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/m\
ain/schemas/grid/checkpoint.schema.json",title:"CHECKPOINT*.md",type:"object",properties:{type:{description:"What the mission waits for.","x-source":"G, F, D11",
type:"string",enum:["human_verify","decision","human_action","session_death","failure"]},cluster:{type:["string","null"],description:"Name of the mission, as in\
 STATE.md.","x-source":"G","x-kind":"name"},phase:{description:"Number or name of the phase.","x-source":"D23",type:["string","number","null"],"x-kind":"name"},
block:{description:"Number or name of the block.","x-source":"D6, D23",type:["string","number","null"],"x-kind":"name"},wave:{description:"Number or name of the\
 wave.","x-source":"G",type:["string","number","null"],"x-kind":"name"},thread:{description:"The thread that hit the checkpoint.","x-source":"F, D14","x-kind":"\
text"},position:{description:"Where the mission stands.","x-source":"G","x-kind":"text"},checkpoint_details:{type:["object","null"],properties:{verification_instructions:{
description:"What the person has to verify, and how (human_verify).","x-source":"G, D11","x-kind":"text"},"verification-instructions":{description:"What the per\
son has to verify, and how (human_verify).","x-source":"G, D11","x-kind":"text"},expected_behavior:{description:"What the person should see (human_verify).","x-\
source":"F","x-kind":"text"},"expected-behavior":{description:"What the person should see (human_verify).","x-source":"F","x-kind":"text"},question:{description:"\
What has to be decided (decision).","x-source":"G, D11","x-kind":"text"},options:{description:"What there is to choose from, as words or as records with an id (\
decision).","x-source":"G, F, D11","x-kind":"text"},affects:{description:"What the decision affects.","x-source":"F","x-kind":"text"},required_action:{description:"\
What the person has to do (human_action).","x-source":"G, D11","x-kind":"text"},"required-action":{description:"What the person has to do (human_action).","x-so\
urce":"G, D11","x-kind":"text"},reason:{description:"Why the person has to do it.","x-source":"G","x-kind":"text"},last_action:{description:"What was being done\
 at the end (session_death).","x-source":"G, D11","x-kind":"text"},"last-action":{description:"What was being done at the end (session_death).","x-source":"G, D\
11","x-kind":"text"},partial_work:{description:"What was begun and is not complete: words, or files_created, files_modified, staged_changes (session_death, fail\
ure).","x-source":"G, F, D11","x-kind":"text"},"partial-work":{description:"What was begun and is not complete: words, or files_created, files_modified, staged_\
changes (session_death, failure).","x-source":"G, F, D11","x-kind":"text"},error:{description:"What went wrong (failure).","x-source":"F, D11","x-kind":"text"},
completed_threads:{description:"Threads that are complete, with their commits.","x-source":"F, D31","x-kind":"text"},"completed-threads":{description:"Threads t\
hat are complete, with their commits.","x-source":"F, D31","x-kind":"text"},user_response:{description:"What the person answered; the checkpoint is open until i\
t is there.","x-source":"F, D11","x-kind":"text"},"user-response":{description:"What the person answered; the checkpoint is open until it is there.","x-source":"\
F, D11","x-kind":"text"}},description:"What the type calls for; it may also stand beside the type.","x-source":"G, D11","x-unknown":"info"},"checkpoint-details":{
type:["object","null"],properties:{verification_instructions:{description:"What the person has to verify, and how (human_verify).","x-source":"G, D11","x-kind":"\
text"},"verification-instructions":{description:"What the person has to verify, and how (human_verify).","x-source":"G, D11","x-kind":"text"},expected_behavior:{
description:"What the person should see (human_verify).","x-source":"F","x-kind":"text"},"expected-behavior":{description:"What the person should see (human_ver\
ify).","x-source":"F","x-kind":"text"},question:{description:"What has to be decided (decision).","x-source":"G, D11","x-kind":"text"},options:{description:"Wha\
t there is to choose from, as words or as records with an id (decision).","x-source":"G, F, D11","x-kind":"text"},affects:{description:"What the decision affect\
s.","x-source":"F","x-kind":"text"},required_action:{description:"What the person has to do (human_action).","x-source":"G, D11","x-kind":"text"},"required-acti\
on":{description:"What the person has to do (human_action).","x-source":"G, D11","x-kind":"text"},reason:{description:"Why the person has to do it.","x-source":"\
G","x-kind":"text"},last_action:{description:"What was being done at the end (session_death).","x-source":"G, D11","x-kind":"text"},"last-action":{description:"\
What was being done at the end (session_death).","x-source":"G, D11","x-kind":"text"},partial_work:{description:"What was begun and is not complete: words, or f\
iles_created, files_modified, staged_changes (session_death, failure).","x-source":"G, F, D11","x-kind":"text"},"partial-work":{description:"What was begun and \
is not complete: words, or files_created, files_modified, staged_changes (session_death, failure).","x-source":"G, F, D11","x-kind":"text"},error:{description:"\
What went wrong (failure).","x-source":"F, D11","x-kind":"text"},completed_threads:{description:"Threads that are complete, with their commits.","x-source":"F, \
D31","x-kind":"text"},"completed-threads":{description:"Threads that are complete, with their commits.","x-source":"F, D31","x-kind":"text"},user_response:{description:"\
What the person answered; the checkpoint is open until it is there.","x-source":"F, D11","x-kind":"text"},"user-response":{description:"What the person answered\
; the checkpoint is open until it is there.","x-source":"F, D11","x-kind":"text"}},description:"What the type calls for; it may also stand beside the type.","x-\
source":"G, D11","x-unknown":"info"},verification_instructions:{description:"What the person has to verify, and how (human_verify).","x-source":"G, D11","x-kind":"\
text"},"verification-instructions":{description:"What the person has to verify, and how (human_verify).","x-source":"G, D11","x-kind":"text"},expected_behavior:{
description:"What the person should see (human_verify).","x-source":"F","x-kind":"text"},"expected-behavior":{description:"What the person should see (human_ver\
ify).","x-source":"F","x-kind":"text"},question:{description:"What has to be decided (decision).","x-source":"G, D11","x-kind":"text"},options:{description:"Wha\
t there is to choose from, as words or as records with an id (decision).","x-source":"G, F, D11","x-kind":"text"},affects:{description:"What the decision affect\
s.","x-source":"F","x-kind":"text"},required_action:{description:"What the person has to do (human_action).","x-source":"G, D11","x-kind":"text"},"required-acti\
on":{description:"What the person has to do (human_action).","x-source":"G, D11","x-kind":"text"},reason:{description:"Why the person has to do it.","x-source":"\
G","x-kind":"text"},last_action:{description:"What was being done at the end (session_death).","x-source":"G, D11","x-kind":"text"},"last-action":{description:"\
What was being done at the end (session_death).","x-source":"G, D11","x-kind":"text"},partial_work:{description:"What was begun and is not complete: words, or f\
iles_created, files_modified, staged_changes (session_death, failure).","x-source":"G, F, D11","x-kind":"text"},"partial-work":{description:"What was begun and \
is not complete: words, or files_created, files_modified, staged_changes (session_death, failure).","x-source":"G, F, D11","x-kind":"text"},error:{description:"\
What went wrong (failure).","x-source":"F, D11","x-kind":"text"},completed_threads:{description:"Threads that are complete, with their commits.","x-source":"F, \
D31","x-kind":"text"},"completed-threads":{description:"Threads that are complete, with their commits.","x-source":"F, D31","x-kind":"text"},user_response:{description:"\
What the person answered; the checkpoint is open until it is there.","x-source":"F, D11","x-kind":"text"},"user-response":{description:"What the person answered\
; the checkpoint is open until it is there.","x-source":"F, D11","x-kind":"text"},awaiting:{description:"What the mission waits for, in words.","x-source":"G","\
x-kind":"text"},created_at:{type:["string","null"],description:"When the checkpoint was written.","x-source":"S3.3",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2\
}(\\.\\d{3})?Z?$","x-shape":"a timestamp like 2026-01-24T14:00:00Z","x-kind":"date"},"created-at":{type:["string","null"],description:"When the checkpoint was w\
ritten.","x-source":"S3.3",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$","x-shape":"a timestamp like 2026-01-24T14:00:00Z","x-kind":"date"},
updated_at:{type:["string","null"],description:"When the checkpoint was last changed.","x-source":"S3.3",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?\
Z?$","x-shape":"a timestamp like 2026-01-24T14:00:00Z","x-kind":"date"},"updated-at":{type:["string","null"],description:"When the checkpoint was last changed.",
"x-source":"S3.3",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$","x-shape":"a timestamp like 2026-01-24T14:00:00Z","x-kind":"date"},timestamp:{
type:["string","null"],description:"When the checkpoint was written.","x-source":"S3.3",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$","x-s\
hape":"a timestamp like 2026-01-24T14:00:00Z","x-kind":"date"},responded_at:{type:["string","null"],description:"When the person answered.","x-source":"S3.3",pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$","x-shape":"a timestamp like 2026-01-24T14:00:00Z","x-kind":"date"},"responded-at":{type:["string","nu\
ll"],description:"When the person answered.","x-source":"S3.3",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$","x-shape":"a timestamp like 2\
026-01-24T14:00:00Z","x-kind":"date"}},description:"CHECKPOINT*.md, as front matter or as YAML from end to end.","x-source":"G, F, D11","x-unknown":"info"};var state_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/s\
chemas/grid/state.schema.json",title:"STATE.md, schema dialect",type:"object",required:["version","session_id","mission_id","cluster","created_at","updated_at",
"status","mode","phases","position","progress","resume"],properties:{version:{type:"string",description:"Version of the schema.","x-source":"S1.1, S2.1","x-kind":"\
id","x-known":["1.0"]},session_id:{type:"string",description:"Identifier of the session.","x-source":"S1.1, S3.1",pattern:"^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$","\
x-shape":"a session id like sess-20260124T143000Z-abc123","x-kind":"id"},mission_id:{type:"string",description:"Identifier of the mission.","x-source":"S1.1, S3\
.1",pattern:"^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$","x-shape":"a mission id like mission-20260124T140000Z-saas-dashboard","x-kind":"id"},cluster:{type:"string",description:"\
Name of the mission.","x-source":"S1.1","x-kind":"name"},created_at:{type:"string",description:"When the mission was created.","x-source":"S1.1",pattern:"^\\d{4}\
-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$","x-shape":"a timestamp like 2026-01-24T14:00:00Z","x-kind":"date"},updated_at:{type:"string",description:"Wh\
en the state was last changed.","x-source":"S1.1",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$","x-shape":"a timestamp like 2026-01-24T14:\
00:00Z","x-kind":"date"},status:{description:"Status of the mission.","x-source":"S1.1, S7.1",type:"string",enum:["planning","in_progress","blocked","complete",
"failed"],"x-counterparts":{initialized:"planning",active:"in_progress",resumed:"in_progress",checkpoint:"blocked",interrupted:"blocked",completed:"complete"}},
mode:{description:"How much the mission asks before it acts.","x-source":"S1.1",type:"string",enum:["autopilot","guided","hands_on"]},phases:{type:"object",required:[
"total","current"],properties:{total:{type:"integer",description:"Phases of the mission.","x-source":"S1.1",minimum:0},current:{type:"integer",description:"Numb\
er of the current phase, from 1.","x-source":"S1.1",minimum:0},completed:{type:"array",items:{type:"string",description:"A phase that is complete.","x-source":"\
S1.1",pattern:"^\\d{2}-[a-z0-9-]+$","x-shape":"a phase id like 01-foundation","x-kind":"id"},description:"Phases that are complete, in order.","x-source":"S1.1,\
 S2.2",default:[]},definitions:{type:"array",items:{type:"object",required:["id","name","status","blocks","blocks_complete"],properties:{id:{type:"string",description:"\
Identifier of the phase.","x-source":"S1.2",pattern:"^\\d{2}-[a-z0-9-]+$","x-shape":"a phase id like 01-foundation","x-kind":"id"},name:{type:"string",description:"\
Human-readable name of the phase.","x-source":"S1.2","x-kind":"name"},status:{description:"How far the phase is.","x-source":"S1.2",type:"string",enum:["complet\
e","in_progress","pending"]},blocks:{type:"integer",description:"Blocks in this phase.","x-source":"S1.2",minimum:0},blocks_complete:{type:"integer",description:"\
Blocks of this phase that are complete.","x-source":"S1.2",minimum:0},started_at:{type:["string","null"],description:"When the phase started; null before.","x-s\
ource":"S1.2",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$","x-shape":"a timestamp like 2026-01-24T14:00:00Z","x-kind":"date"},completed_at:{
type:["string","null"],description:"When the phase was completed; null before.","x-source":"S1.2",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
"x-shape":"a timestamp like 2026-01-24T14:00:00Z","x-kind":"date"}},description:"One phase of the mission.","x-source":"S1.2"},description:"The phases.","x-sour\
ce":"S1.1, S2.2",default:[]}},description:"The phases of the mission and where it stands.","x-source":"S1.1"},position:{type:"object",required:["phase","phase_i\
d","block","thread","thread_total"],properties:{phase:{type:"integer",description:"Number of the current phase.","x-source":"S1.1",minimum:0},phase_id:{type:"st\
ring",description:"Identifier of the current phase.","x-source":"S1.1",pattern:"^\\d{2}-[a-z0-9-]+$","x-shape":"a phase id like 01-foundation","x-kind":"id"},phase_name:{
type:"string",description:"Name of the current phase.","x-source":"S1.1","x-kind":"name"},block:{type:"integer",description:"Number of the current block within \
the phase.","x-source":"S1.1",minimum:0},block_id:{type:"string",description:"Identifier of the current block.","x-source":"S1.1",pattern:"^\\d{2}-\\d{2}$","x-s\
hape":"a block id like 01-02","x-kind":"id"},block_name:{type:"string",description:"Name of the current block.","x-source":"S1.1","x-kind":"name"},wave:{type:"i\
nteger",description:"Number of the current wave within the block.","x-source":"S1.1",minimum:0},thread:{type:"integer",description:"Number of the current thread\
 within the wave.","x-source":"S1.1",minimum:0},thread_total:{type:"integer",description:"Threads in the current wave.","x-source":"S1.1",minimum:0}},description:"\
Where the mission stands.","x-source":"S1.1"},progress:{type:"object",required:["blocks_complete","blocks_total","percent"],properties:{blocks_complete:{type:"i\
nteger",description:"Blocks of the mission that are complete.","x-source":"S1.1",minimum:0,default:0},blocks_total:{type:"integer",description:"Blocks of the mi\
ssion.","x-source":"S1.1",minimum:0,default:0},threads_complete:{type:"integer",description:"Threads that are complete.","x-source":"S1.1",minimum:0,default:0},
threads_total:{type:"integer",description:"Threads of the mission.","x-source":"S1.1",minimum:0,default:0},percent:{type:"number",description:"Share of the bloc\
ks that are complete, in percent.","x-source":"S1.1, S3.2",minimum:0,maximum:100,default:0}},description:"How much is done.","x-source":"S1.1, S2.3"},agents:{type:"\
object",properties:{active:{type:"array",items:{type:"object",required:["id","type","spawned_at","task","phase","block","last_heartbeat"],properties:{id:{type:"\
string",description:"Identifier of the agent.","x-source":"S1.3",pattern:"^(executor|planner|scout|recognizer|memory)-\\d{3}$","x-shape":"an agent id like execu\
tor-003","x-kind":"id"},type:{description:"Type of the agent; the prefix of its id.","x-source":"S1.3",type:"string",enum:["executor","planner","scout","recogni\
zer","memory"]},spawned_at:{type:"string",description:"When the agent was started.","x-source":"S1.3",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
"x-shape":"a timestamp like 2026-01-24T14:00:00Z","x-kind":"date"},task:{type:"string",description:"What the agent is doing.","x-source":"S1.3","x-kind":"text"},
phase:{type:"string",description:"Phase that the agent works in.","x-source":"S1.3",pattern:"^\\d{2}-[a-z0-9-]+$","x-shape":"a phase id like 01-foundation","x-k\
ind":"id"},block:{type:"string",description:"Block that the agent works on.","x-source":"S1.3",pattern:"^\\d{2}-\\d{2}$","x-shape":"a block id like 01-02","x-ki\
nd":"id"},last_heartbeat:{type:"string",description:"When the agent was last heard of.","x-source":"S1.3",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})\
?Z?$","x-shape":"a timestamp like 2026-01-24T14:00:00Z","x-kind":"date"}},description:"An agent that is at work.","x-source":"S1.3"},description:"Agents at work\
.","x-source":"S1.1, S2.2",default:[]},completed:{type:"array",items:{type:"object",required:["id","type","result","duration_seconds"],properties:{id:{type:"str\
ing",description:"Identifier of the agent.","x-source":"S1.4",pattern:"^(executor|planner|scout|recognizer|memory)-\\d{3}$","x-shape":"an agent id like executor\
-003","x-kind":"id"},type:{description:"Type of the agent.","x-source":"S1.4",type:"string",enum:["executor","planner","scout","recognizer","memory"]},result:{description:"\
How the agent ended.","x-source":"S1.4",type:"string",enum:["success","failure","timeout","cancelled"]},duration_seconds:{type:"integer",description:"Seconds th\
at the agent ran.","x-source":"S1.4",minimum:0}},description:"An agent that finished in this session.","x-source":"S1.4"},description:"Agents that finished in t\
his session.","x-source":"S1.1, S2.2",default:[]}},description:"The agents of the mission.","x-source":"S1.1"},persistent:{type:"object",properties:{decisions:{
type:"array",items:{type:"object",required:["id","decision","phase_decided","affects_phases","rationale"],properties:{id:{type:"string",description:"Identifier \
of the decision.","x-source":"S1.5",pattern:"^dec-\\d{3}$","x-shape":"a decision id like dec-001","x-kind":"id"},decision:{type:"string",description:"What was d\
ecided.","x-source":"S1.5","x-kind":"text"},phase_decided:{type:"string",description:"Phase in which it was decided.","x-source":"S1.5",pattern:"^\\d{2}-[a-z0-9-\
]+$","x-shape":"a phase id like 01-foundation","x-kind":"id"},affects_phases:{type:"array",items:{type:"string",description:"A phase that it affects.","x-source":"\
S1.5",pattern:"^\\d{2}-[a-z0-9-]+$","x-shape":"a phase id like 01-foundation","x-kind":"id"},description:"Phases that it affects.","x-source":"S1.5"},rationale:{
type:"string",description:"Why it was decided so.","x-source":"S1.5","x-kind":"text"}},description:"A decision that affects several phases.","x-source":"S1.5"},
description:"Decisions that affect several phases.","x-source":"S1.1, S2.2",default:[]},artifacts:{type:"array",items:{type:"object",required:["id","type","path",
"created_phase","used_by_phases"],properties:{id:{type:"string",description:"Identifier of the artifact.","x-source":"S1.6",pattern:"^art-\\d{3}$","x-shape":"an\
 artifact id like art-001","x-kind":"id"},type:{description:"Kind of the artifact.","x-source":"S1.6",type:"string",enum:["schema","config","api","component","m\
odel"]},path:{type:"string",description:"The file, relative to the repository.","x-source":"S1.6","x-kind":"path"},created_phase:{type:"string",description:"Pha\
se in which it was created.","x-source":"S1.6",pattern:"^\\d{2}-[a-z0-9-]+$","x-shape":"a phase id like 01-foundation","x-kind":"id"},used_by_phases:{type:"arra\
y",items:{type:"string",description:"A phase that uses it.","x-source":"S1.6",pattern:"^\\d{2}-[a-z0-9-]+$","x-shape":"a phase id like 01-foundation","x-kind":"\
id"},description:"Phases that use it.","x-source":"S1.6"}},description:"A file that several phases share.","x-source":"S1.6"},description:"Files that several ph\
ases share.","x-source":"S1.1, S2.2",default:[]},tech_stack:{type:"object",properties:{runtime:{type:"string",description:"Runtime, such as node-20.","x-source":"\
S1.7","x-kind":"name"},framework:{type:"string",description:"Framework, such as next-14.","x-source":"S1.7","x-kind":"name"},database:{type:"string",description:"\
Database, such as postgresql.","x-source":"S1.7","x-kind":"name"},orm:{type:"string",description:"Object-relational mapper, such as prisma-5.","x-source":"S1.7",
"x-kind":"name"},auth:{type:"string",description:"Authentication, such as jose-jwt.","x-source":"S1.7","x-kind":"name"},added_packages:{type:"array",items:{type:"\
object",properties:{name:{type:"string",description:"Name of the package.","x-source":"S1.7","x-kind":"name"},added_phase:{type:"string",description:"Phase in w\
hich it was added.","x-source":"S1.7",pattern:"^\\d{2}-[a-z0-9-]+$","x-shape":"a phase id like 01-foundation","x-kind":"id"},purpose:{type:"string",description:"\
Why it was added.","x-source":"S1.7","x-kind":"text"}},description:"A package that was added during the mission.","x-source":"S1.7"},description:"Packages added\
 during the mission.","x-source":"S1.7"}},description:"The technology of the mission.","x-source":"S1.7",default:{}}},description:"What holds across phases.","x\
-source":"S1.1"},resume:{type:"object",required:["can_resume"],properties:{checkpoint_file:{type:["string","null"],description:"The open checkpoint, or null.","\
x-source":"S1.1",default:null,"x-kind":"path"},last_agent:{type:["string","null"],description:"Agent that was active last, or null.","x-source":"S1.1, D15",default:null,
pattern:"^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$","x-shape":"an agent id like executor-003, or mc","x-kind":"id"},last_commit:{description:"Sho\
rt hash of the last commit, or null.","x-source":"S1.1",default:null,type:["string","number","boolean","null"],"x-kind":"commit"},can_resume:{type:"boolean",description:"\
Whether the mission can be resumed.","x-source":"S1.1, S2.1",default:!0},resume_position:{type:"object",properties:{phase:{type:"integer",description:"Phase to \
resume in.","x-source":"S1.1",minimum:0,default:1},block:{type:"integer",description:"Block to resume in.","x-source":"S1.1",minimum:0,default:1},thread:{type:"\
integer",description:"Thread to resume with.","x-source":"S1.1",minimum:0,default:1}},description:"Position to resume from.","x-source":"S1.1"}},description:"Wh\
at the next session needs.","x-source":"S1.1, S2.3"},budget:{type:"object",properties:{total_cost_usd:{type:"number",description:"Cost of the mission, in US dol\
lars.","x-source":"S1.1",default:0},session_cost_usd:{type:"number",description:"Cost of this session, in US dollars.","x-source":"S1.1",default:0},spawns_this_session:{
type:"integer",description:"Agents started in this session.","x-source":"S1.1",default:0}},description:"What the mission costs.","x-source":"S1.1, S2.3"},warnings:{
type:"array",items:{type:"object",properties:{level:{description:"How serious it is.","x-source":"S1.8",type:"string",enum:["warning","info"]},message:{type:"st\
ring",description:"The warning.","x-source":"S1.8","x-kind":"text"},source:{type:"string",description:"Agent that raised it.","x-source":"S1.8, D15",pattern:"^(\
mc|(executor|planner|scout|recognizer|memory)-\\d{3})$","x-shape":"an agent id like executor-003, or mc","x-kind":"id"},timestamp:{type:"string",description:"Wh\
en it was raised.","x-source":"S1.8",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$","x-shape":"a timestamp like 2026-01-24T14:00:00Z","x-ki\
nd":"date"}},description:"Something to know that blocks nothing.","x-source":"S1.8"},description:"What to know that blocks nothing.","x-source":"S1.1, S2.2",default:[]},
blockers:{type:"array",items:{type:"object",properties:{id:{type:"string",description:"Identifier of the blocker.","x-source":"S1.9",pattern:"^blocker-\\d{3}$",
"x-shape":"a blocker id like blocker-001","x-kind":"id"},type:{description:"Kind of the blocker.","x-source":"S1.9",type:"string",enum:["missing_credential","ex\
ternal_api","permission","dependency"]},description:{type:"string",description:"What blocks.","x-source":"S1.9","x-kind":"text"},blocking_thread:{description:"T\
hread that is blocked.","x-source":"S1.9, D14",type:["string","number"],pattern:"^\\d{1,4}(\\.\\d{1,4})?$",minimum:0,"x-shape":"a thread id like 02.3 or 4","x-k\
ind":"id"},added_at:{type:"string",description:"When it was added.","x-source":"S1.9",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$","x-sha\
pe":"a timestamp like 2026-01-24T14:00:00Z","x-kind":"date"}},description:"Something that blocks a thread.","x-source":"S1.9"},description:"What blocks.","x-sou\
rce":"S1.1, S2.2",default:[]},energy:{type:"integer",description:"Decoration.","x-source":"S1.1, S2.2",default:9e3}},description:"Front matter of .grid/STATE.md\
, schema dialect.","x-source":"S1"};var state_persistence_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state\
-lint/main/schemas/grid/state-persistence.schema.json",title:"STATE.md, persistence dialect",type:"object",required:["cluster","status","position","updated_at"],
properties:{version:{type:"string",description:"Version of the file.","x-source":"G, D2","x-kind":"id","x-known":["1.0"]},cluster:{type:"string",description:"Na\
me of the mission.","x-source":"G","x-kind":"name"},status:{description:"Status of the mission.","x-source":'F, "State Lifecycle"',type:"string",enum:["initiali\
zed","active","checkpoint","interrupted","resumed","completed","failed"],"x-counterparts":{planning:"initialized",in_progress:["active","resumed"],blocked:["che\
ckpoint","interrupted"],complete:"completed"}},position:{type:"object",required:["block"],properties:{phase:{description:"Number or name of the current phase.",
"x-source":"G, D28",type:["string","number"],"x-kind":"name"},phase_name:{type:"string",description:"Name of the phase.","x-source":"G, D28","x-kind":"name"},block:{
description:"Number of the current block, through the mission.","x-source":"F, D28",type:["string","integer"],pattern:"^\\d{1,4}(-\\d{1,4})?$",minimum:0,"x-shap\
e":"a block number like 2 or 01-02","x-kind":"id"},block_name:{type:"string",description:"Name of the block.","x-source":"G, D28","x-kind":"name"},wave:{description:"\
Number of the current wave.","x-source":"G, D28",type:["string","integer"],pattern:"^\\d{1,4}$",minimum:0,"x-shape":"a wave number like 2","x-kind":"id"},wave_name:{
type:"string",description:"Name of the wave.","x-source":"G, D28","x-kind":"name"},thread:{description:"Number of the current thread.","x-source":"F, D14",type:[
"string","number"],pattern:"^\\d{1,4}(\\.\\d{1,4})?$",minimum:0,"x-shape":"a thread id like 02.3 or 4","x-kind":"id"},thread_name:{type:"string",description:"Na\
me of the thread.","x-source":"G, D28","x-kind":"name"}},description:"Where the mission stands.","x-source":"G, F","x-unknown":"info"},block:{description:"Numbe\
r of the current block, outside of position.","x-source":"F, D28",type:["string","integer"],pattern:"^\\d{1,4}(-\\d{1,4})?$",minimum:0,"x-shape":"a block number\
 like 2 or 01-02","x-kind":"id"},wave:{description:"Number of the current wave, outside of position.","x-source":"G, D28",type:["string","integer"],pattern:"^\\d\
{1,4}$",minimum:0,"x-shape":"a wave number like 2","x-kind":"id"},thread:{description:"Number of the current thread, outside of position.","x-source":"D14, D28",
type:["string","number"],pattern:"^\\d{1,4}(\\.\\d{1,4})?$",minimum:0,"x-shape":"a thread id like 02.3 or 4","x-kind":"id"},progress_percent:{type:"number",description:"\
Share of the blocks that are complete, in percent; rounded or floored is right.","x-source":"G, D28",minimum:0,maximum:100},created_at:{type:"string",description:"\
When the mission was created.","x-source":"D28",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$","x-shape":"a timestamp like 2026-01-24T14:00\
:00Z","x-kind":"date"},updated_at:{type:"string",description:"When the state was last changed.","x-source":"G",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\\
d{3})?Z?$","x-shape":"a timestamp like 2026-01-24T14:00:00Z","x-kind":"date"},mode:{type:"string",description:"How much the mission asks before it acts.","x-sou\
rce":"D28","x-kind":"name"}},description:".grid/STATE.md, persistence dialect.","x-source":"G, F","x-unknown":"info"};var summary_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main\
/schemas/grid/summary.schema.json",title:"NN-SUMMARY.md",type:"object",properties:{cluster:{type:"string",description:"Name of the mission, as in STATE.md.","x-\
source":"G","x-kind":"name"},block:{description:"Number of the block; where it is absent, the name of the file tells.","x-source":"D6, D23",type:["string","inte\
ger"],pattern:"^\\d{1,4}(-\\d{1,4})?$",minimum:0,"x-shape":"a block number like 2 or 01-02","x-kind":"id"},phase:{description:"Number or name of the phase.","x-\
source":"D23",type:["string","number"],"x-kind":"name"},wave:{description:"Number or name of the wave.","x-source":"G",type:["string","number"],"x-kind":"name"},
plan:{description:"Number or name of the plan.","x-source":"practice",type:["string","number"],"x-kind":"name"},subsystem:{type:"string",description:"The part o\
f the project that the block is about.","x-source":"practice","x-kind":"text"},tags:{description:"Words to find the block by.","x-source":"practice"},status:{type:"\
string",description:"How the block ended: complete, skipped, or in words of its own; nothing means complete.","x-source":"F, D33","x-kind":"name"},commits:{description:"\
The commits of the block: hashes, or records that hold them.","x-source":"G, D8"},artifacts_created:{description:"Files that the block created.","x-source":"G, \
F, D8"},"artifacts-created":{description:"Files that the block created.","x-source":"G, F, D8"},key_files:{type:"object",properties:{created:{description:"Files\
 that the block created.","x-source":"D8"},modified:{description:"Files that the block changed.","x-source":"D8"},deleted:{description:"Files that the block rem\
oved.","x-source":"practice"}},description:"The files that matter.","x-source":"D8","x-unknown":"info"},"key-files":{type:"object",properties:{created:{description:"\
Files that the block created.","x-source":"D8"},modified:{description:"Files that the block changed.","x-source":"D8"},deleted:{description:"Files that the bloc\
k removed.","x-source":"practice"}},description:"The files that matter.","x-source":"D8","x-unknown":"info"},lessons_learned:{description:"What the next blocks \
should know, by category.","x-source":"G, F, D21"},"lessons-learned":{description:"What the next blocks should know, by category.","x-source":"G, F, D21"},requires:{
description:"What the block built upon.","x-source":"practice",items:{description:"A block that it built upon, and what that provides.","x-source":"practice",properties:{
block:{description:"The block.","x-source":"practice",type:["string","integer","number","boolean","null","object","array"]}},"x-unknown":"open"}},provides:{description:"\
What later blocks may build upon.","x-source":"practice"},affects:{description:"The blocks, or what else, that the block affects.","x-source":"practice",items:{
description:"A block, or what else is affected.","x-source":"practice",type:["string","integer","number","boolean","null","object","array"]}},tech_stack:{type:"\
object",properties:{added:{description:"What was added to the technology of the project.","x-source":"practice"},patterns:{description:"Patterns that were intro\
duced.","x-source":"practice"}},description:"What the block changed in the technology of the project.","x-source":"practice","x-unknown":"info"},"tech-stack":{type:"\
object",properties:{added:{description:"What was added to the technology of the project.","x-source":"practice"},patterns:{description:"Patterns that were intro\
duced.","x-source":"practice"}},description:"What the block changed in the technology of the project.","x-source":"practice","x-unknown":"info"},key_decisions:{
description:"What was decided.","x-source":"practice"},"key-decisions":{description:"What was decided.","x-source":"practice"},patterns_established:{description:"\
Patterns that later blocks should follow.","x-source":"practice"},"patterns-established":{description:"Patterns that later blocks should follow.","x-source":"pr\
actice"},requirements_completed:{description:"Requirements that the block meets.","x-source":"practice"},"requirements-completed":{description:"Requirements tha\
t the block meets.","x-source":"practice"},threads:{description:"The threads of the block.","x-source":"G"},threads_complete:{description:"Threads that are comp\
lete.","x-source":"G"},"threads-complete":{description:"Threads that are complete.","x-source":"G"},threads_total:{description:"Threads of the block.","x-source":"\
G"},"threads-total":{description:"Threads of the block.","x-source":"G"},completed_threads:{description:"Threads that are complete, with their commits.","x-sour\
ce":"F"},"completed-threads":{description:"Threads that are complete, with their commits.","x-source":"F"},deviations:{description:"Where the work left the plan\
.","x-source":"practice"},one_liner:{description:"What the block did, in one sentence.","x-source":"practice"},"one-liner":{description:"What the block did, in \
one sentence.","x-source":"practice"},started:{description:"When the block was started.","x-source":"practice"},started_at:{description:"When the block was star\
ted.","x-source":"practice"},"started-at":{description:"When the block was started.","x-source":"practice"},completed:{description:"When the block was completed\
.","x-source":"practice"},completed_at:{description:"When the block was completed.","x-source":"practice"},"completed-at":{description:"When the block was compl\
eted.","x-source":"practice"},duration:{description:"How long the block took.","x-source":"practice"},duration_seconds:{description:"Seconds that the block took\
.","x-source":"practice"},"duration-seconds":{description:"Seconds that the block took.","x-source":"practice"},skipped:{description:"Whether the block was skip\
ped.","x-source":"D33"},reason:{description:"Why the block was skipped, or ended as it did.","x-source":"D33"},block_name:{description:"Name of the block.","x-s\
ource":"practice"},"block-name":{description:"Name of the block.","x-source":"practice"},name:{description:"Name of the block.","x-source":"practice"},title:{description:"\
Name of the block.","x-source":"practice"},version:{description:"Version of the file.","x-source":"practice"},created_at:{description:"When the summary was writ\
ten.","x-source":"practice"},"created-at":{description:"When the summary was written.","x-source":"practice"},updated_at:{description:"When the summary was last\
 changed.","x-source":"practice"},"updated-at":{description:"When the summary was last changed.","x-source":"practice"}},description:"Front matter of a SUMMARY.",
"x-source":"G, F, D8","x-unknown":"info"};var B=n,_={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/sta\
te.schema.json",type:"object",required:["version","session_id","mission_id","cluster","created_at","updated_at","status","mode","phases","position","progress","\
resume"],properties:{version:{type:"string"},session_id:{type:"string",pattern:"^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$"},mission_id:{type:"string",pattern:"^mission\
-\\d{8}T\\d{6}Z?-[a-z0-9-]+$"},cluster:{type:"string"},created_at:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"},updated_at:{
type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"},status:{type:"string",enum:["planning","in_progress","blocked","complete","fa\
iled"]},mode:{type:"string",enum:["autopilot","guided","hands_on"]},phases:{type:"object",required:["total","current"],properties:{total:{type:"integer",minimum:0},
current:{type:"integer",minimum:0},completed:{type:"array",items:{type:"string",pattern:"^\\d{2}-[a-z0-9-]+$"}},definitions:{type:"array",items:{type:"object",required:[
"id","name","status","blocks","blocks_complete"],properties:{id:{type:"string",pattern:"^\\d{2}-[a-z0-9-]+$"},name:{type:"string"},status:{type:"string",enum:["\
complete","in_progress","pending"]},blocks:{type:"integer",minimum:0},blocks_complete:{type:"integer",minimum:0},started_at:{type:["string","null"],pattern:"^\\d\
{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"},completed_at:{type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}}}}}},
position:{type:"object",required:["phase","phase_id","block","thread","thread_total"],properties:{phase:{type:"integer",minimum:0},phase_id:{type:"string",pattern:"\
^\\d{2}-[a-z0-9-]+$"},phase_name:{type:"string"},block:{type:"integer",minimum:0},block_id:{type:"string",pattern:"^\\d{2}-\\d{2}$"},block_name:{type:"string"},
wave:{type:"integer",minimum:0},thread:{type:"integer",minimum:0},thread_total:{type:"integer",minimum:0}}},progress:{type:"object",required:["blocks_complete",
"blocks_total","percent"],properties:{blocks_complete:{type:"integer",minimum:0},blocks_total:{type:"integer",minimum:0},threads_complete:{type:"integer",minimum:0},
threads_total:{type:"integer",minimum:0},percent:{type:"number",minimum:0,maximum:100}}},agents:{type:"object",properties:{active:{type:"array",items:{type:"obj\
ect",required:["id","type","spawned_at","task","phase","block","last_heartbeat"],properties:{id:{type:"string",pattern:"^(executor|planner|scout|recognizer|memo\
ry)-\\d{3}$"},type:{type:"string",enum:["executor","planner","scout","recognizer","memory"]},spawned_at:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\\
d{2}(\\.\\d{3})?Z?$"},task:{type:"string"},phase:{type:"string",pattern:"^\\d{2}-[a-z0-9-]+$"},block:{type:"string",pattern:"^\\d{2}-\\d{2}$"},last_heartbeat:{type:"\
string",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}}}},completed:{type:"array",items:{type:"object",required:["id","type","result","dur\
ation_seconds"],properties:{id:{type:"string",pattern:"^(executor|planner|scout|recognizer|memory)-\\d{3}$"},type:{type:"string",enum:["executor","planner","sco\
ut","recognizer","memory"]},result:{type:"string",enum:["success","failure","timeout","cancelled"]},duration_seconds:{type:"integer",minimum:0}}}}}},persistent:{
type:"object",properties:{decisions:{type:"array",items:{type:"object",required:["id","decision","phase_decided","affects_phases","rationale"],properties:{id:{type:"\
string",pattern:"^dec-\\d{3}$"},decision:{type:"string"},phase_decided:{type:"string",pattern:"^\\d{2}-[a-z0-9-]+$"},affects_phases:{type:"array",items:{type:"s\
tring",pattern:"^\\d{2}-[a-z0-9-]+$"}},rationale:{type:"string"}}}},artifacts:{type:"array",items:{type:"object",required:["id","type","path","created_phase","u\
sed_by_phases"],properties:{id:{type:"string",pattern:"^art-\\d{3}$"},type:{type:"string",enum:["schema","config","api","component","model"]},path:{type:"string"},
created_phase:{type:"string",pattern:"^\\d{2}-[a-z0-9-]+$"},used_by_phases:{type:"array",items:{type:"string",pattern:"^\\d{2}-[a-z0-9-]+$"}}}}},tech_stack:{type:"\
object",properties:{runtime:{type:"string"},framework:{type:"string"},database:{type:"string"},orm:{type:"string"},auth:{type:"string"},added_packages:{type:"ar\
ray",items:{type:"object",properties:{name:{type:"string"},added_phase:{type:"string",pattern:"^\\d{2}-[a-z0-9-]+$"},purpose:{type:"string"}}}}}}}},resume:{type:"\
object",required:["can_resume"],properties:{checkpoint_file:{type:["string","null"]},last_agent:{type:["string","null"],pattern:"^(mc|(executor|planner|scout|re\
cognizer|memory)-\\d{3})$"},last_commit:{type:["string","number","boolean","null"]},can_resume:{type:"boolean"},resume_position:{type:"object",properties:{phase:{
type:"integer",minimum:0},block:{type:"integer",minimum:0},thread:{type:"integer",minimum:0}}}}},budget:{type:"object",properties:{total_cost_usd:{type:"number"},
session_cost_usd:{type:"number"},spawns_this_session:{type:"integer"}}},warnings:{type:"array",items:{type:"object",properties:{level:{type:"string",enum:["warn\
ing","info"]},message:{type:"string"},source:{type:"string",pattern:"^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$"},timestamp:{type:"string",pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}}}},blockers:{type:"array",items:{type:"object",properties:{id:{type:"string",pattern:"^blocker-\\d{3}\
$"},type:{type:"string",enum:["missing_credential","external_api","permission","dependency"]},description:{type:"string"},blocking_thread:{type:["string","numbe\
r"],pattern:"^\\d{1,4}(\\.\\d{1,4})?$",minimum:0},added_at:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}}}},energy:{type:"\
integer"}}},V=new RegExp("^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$","u"),I=new RegExp("^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$","u"),k=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{\
2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$","u"),P=new RegExp("^\\d{2}-[a-z0-9-]+$","u"),Z=new RegExp("^\\d{2}-\\d{2}$","u"),E=new RegExp("^(executor|planner|scout|recogni\
zer|memory)-\\d{3}$","u"),S=new RegExp("^dec-\\d{3}$","u"),C=new RegExp("^art-\\d{3}$","u"),D=new RegExp("^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})\
$","u"),W=new RegExp("^blocker-\\d{3}$","u"),z=new RegExp("^\\d{1,4}(\\.\\d{1,4})?$","u");function n(l,{instancePath:i="",parentData:N,parentDataProperty:j,rootData:F=l,
dynamicAnchors:x={}}={}){let e=null,s=0,m=n.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),l&&typeof l=="object"&&!Array.isArray(
l)){if(l.version===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"}};if(e===null)e=[t];else if(e.push(
t)===1e4)return n.errors=e,!1;s++}if(l.session_id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"session_id"}};
if(e===null)e=[t];else if(e.push(t)===1e4)return n.errors=e,!1;s++}if(l.mission_id===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"mission_id"}};if(e===null)e=[t];else if(e.push(t)===1e4)return n.errors=e,!1;s++}if(l.cluster===void 0){let t={instancePath:i,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"cluster"}};if(e===null)e=[t];else if(e.push(t)===1e4)return n.errors=e,!1;s++}if(l.created_at===void 0){let t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};if(e===null)e=[t];else if(e.push(t)===1e4)return n.errors=e,!1;
s++}if(l.updated_at===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updated_at"}};if(e===null)e=[t];else if(e.
push(t)===1e4)return n.errors=e,!1;s++}if(l.status===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"}};
if(e===null)e=[t];else if(e.push(t)===1e4)return n.errors=e,!1;s++}if(l.mode===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"mode"}};if(e===null)e=[t];else if(e.push(t)===1e4)return n.errors=e,!1;s++}if(l.phases===void 0){let t={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"phases"}};if(e===null)e=[t];else if(e.push(t)===1e4)return n.errors=e,!1;s++}if(l.position===void 0){let t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"position"}};if(e===null)e=[t];else if(e.push(t)===1e4)return n.errors=e,!1;s++}if(l.progress===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"progress"}};if(e===null)e=[t];else if(e.push(t)===1e4)return n.
errors=e,!1;s++}if(l.resume===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"resume"}};if(e===null)e=[t];else if(e.
push(t)===1e4)return n.errors=e,!1;s++}if(l.version!==void 0&&typeof l.version!="string"){let t={instancePath:i+"/version",schemaPath:"#/properties/version/type",
keyword:"type",params:{type:"string"}};if(e===null)e=[t];else if(e.push(t)===1e4)return n.errors=e,!1;s++}if(l.session_id!==void 0){let t=l.session_id;if(typeof t==
"string"){if(!V.test(t)){let r={instancePath:i+"/session_id",schemaPath:"#/properties/session_id/pattern",keyword:"pattern",params:{pattern:"^sess-\\d{8}T\\d{6}Z?\
-[a-z0-9]{6}$"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}}else{let r={instancePath:i+"/session_id",schemaPath:"#/properties/session_i\
d/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}}if(l.mission_id!==void 0){let t=l.mission_id;
if(typeof t=="string"){if(!I.test(t)){let r={instancePath:i+"/mission_id",schemaPath:"#/properties/mission_id/pattern",keyword:"pattern",params:{pattern:"^missi\
on-\\d{8}T\\d{6}Z?-[a-z0-9-]+$"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}}else{let r={instancePath:i+"/mission_id",schemaPath:"#/pro\
perties/mission_id/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}}if(l.cluster!==void 0&&typeof l.
cluster!="string"){let t={instancePath:i+"/cluster",schemaPath:"#/properties/cluster/type",keyword:"type",params:{type:"string"}};if(e===null)e=[t];else if(e.push(
t)===1e4)return n.errors=e,!1;s++}if(l.created_at!==void 0){let t=l.created_at;if(typeof t=="string"){if(!k.test(t)){let r={instancePath:i+"/created_at",schemaPath:"\
#/properties/created_at/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}};if(e===null)e=[r];else if(e.push(
r)===1e4)return n.errors=e,!1;s++}}else{let r={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"}};if(e===
null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}}if(l.updated_at!==void 0){let t=l.updated_at;if(typeof t=="string"){if(!k.test(t)){let r={instancePath:i+
"/updated_at",schemaPath:"#/properties/updated_at/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}};if(e===
null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}}else{let r={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{
type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}}if(l.status!==void 0){let t=l.status;if(typeof t!="string"){let r={instancePath:i+
"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}if(!(t===
"planning"||t==="in_progress"||t==="blocked"||t==="complete"||t==="failed")){let r={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",
params:{allowedValues:_.properties.status.enum}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}}if(l.mode!==void 0){let t=l.mode;if(typeof t!=
"string"){let r={instancePath:i+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.
errors=e,!1;s++}if(!(t==="autopilot"||t==="guided"||t==="hands_on")){let r={instancePath:i+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:_.
properties.mode.enum}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}}if(l.phases!==void 0){let t=l.phases;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.total===void 0){let r={instancePath:i+"/phases",schemaPath:"#/properties/phases/required",keyword:"required",params:{missingProperty:"total"}};
if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}if(t.current===void 0){let r={instancePath:i+"/phases",schemaPath:"#/properties/phases/requir\
ed",keyword:"required",params:{missingProperty:"current"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}if(t.total!==void 0){let r=t.total;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+"/phases/total",schemaPath:"#/properties/phases/properties/total/type",keyword:"\
type",params:{type:"integer"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let p={instancePath:i+
"/phases/total",schemaPath:"#/properties/phases/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[p];else if(e.push(p)===
1e4)return n.errors=e,!1;s++}}if(t.current!==void 0){let r=t.current;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+"/phases/cu\
rrent",schemaPath:"#/properties/phases/properties/current/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=
e,!1;s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let p={instancePath:i+"/phases/current",schemaPath:"#/properties/phases/properties/current/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}if(t.completed!==void 0){let r=t.completed;
if(Array.isArray(r)){let p=r.length;for(let o=0;o<p;o++){let d=r[o];if(typeof d=="string"){if(!P.test(d)){let a={instancePath:i+"/phases/completed/"+o,schemaPath:"\
#/properties/phases/properties/completed/items/pattern",keyword:"pattern",params:{pattern:"^\\d{2}-[a-z0-9-]+$"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.
errors=e,!1;s++}}else{let a={instancePath:i+"/phases/completed/"+o,schemaPath:"#/properties/phases/properties/completed/items/type",keyword:"type",params:{type:"\
string"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}}}else{let p={instancePath:i+"/phases/completed",schemaPath:"#/properties/phases/pr\
operties/completed/type",keyword:"type",params:{type:"array"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}if(t.definitions!==void 0){let r=t.
definitions;if(Array.isArray(r)){let p=r.length;for(let o=0;o<p;o++){let d=r[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.id===void 0){let a={instancePath:i+
"/phases/definitions/"+o,schemaPath:"#/properties/phases/properties/definitions/items/required",keyword:"required",params:{missingProperty:"id"}};if(e===null)e=
[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.name===void 0){let a={instancePath:i+"/phases/definitions/"+o,schemaPath:"#/properties/phases/properti\
es/definitions/items/required",keyword:"required",params:{missingProperty:"name"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.status===
void 0){let a={instancePath:i+"/phases/definitions/"+o,schemaPath:"#/properties/phases/properties/definitions/items/required",keyword:"required",params:{missingProperty:"\
status"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.blocks===void 0){let a={instancePath:i+"/phases/definitions/"+o,schemaPath:"#/\
properties/phases/properties/definitions/items/required",keyword:"required",params:{missingProperty:"blocks"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.
errors=e,!1;s++}if(d.blocks_complete===void 0){let a={instancePath:i+"/phases/definitions/"+o,schemaPath:"#/properties/phases/properties/definitions/items/requi\
red",keyword:"required",params:{missingProperty:"blocks_complete"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.id!==void 0){let a=d.
id;if(typeof a=="string"){if(!P.test(a)){let f={instancePath:i+"/phases/definitions/"+o+"/id",schemaPath:"#/properties/phases/properties/definitions/items/prope\
rties/id/pattern",keyword:"pattern",params:{pattern:"^\\d{2}-[a-z0-9-]+$"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}else{let f={instancePath:i+
"/phases/definitions/"+o+"/id",schemaPath:"#/properties/phases/properties/definitions/items/properties/id/type",keyword:"type",params:{type:"string"}};if(e===null)
e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}if(d.name!==void 0&&typeof d.name!="string"){let a={instancePath:i+"/phases/definitions/"+o+"/name",schemaPath:"\
#/properties/phases/properties/definitions/items/properties/name/type",keyword:"type",params:{type:"string"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.
errors=e,!1;s++}if(d.status!==void 0){let a=d.status;if(typeof a!="string"){let f={instancePath:i+"/phases/definitions/"+o+"/status",schemaPath:"#/properties/ph\
ases/properties/definitions/items/properties/status/type",keyword:"type",params:{type:"string"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;
s++}if(!(a==="complete"||a==="in_progress"||a==="pending")){let f={instancePath:i+"/phases/definitions/"+o+"/status",schemaPath:"#/properties/phases/properties/\
definitions/items/properties/status/enum",keyword:"enum",params:{allowedValues:_.properties.phases.properties.definitions.items.properties.status.enum}};if(e===
null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}if(d.blocks!==void 0){let a=d.blocks;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let f={
instancePath:i+"/phases/definitions/"+o+"/blocks",schemaPath:"#/properties/phases/properties/definitions/items/properties/blocks/type",keyword:"type",params:{type:"\
integer"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let f={instancePath:i+"/phase\
s/definitions/"+o+"/blocks",schemaPath:"#/properties/phases/properties/definitions/items/properties/blocks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}if(d.blocks_complete!==void 0){let a=d.blocks_complete;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a))){let f={instancePath:i+"/phases/definitions/"+o+"/blocks_complete",schemaPath:"#/properties/phases/properties/definitions/items/properties/bloc\
ks_complete/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}if(typeof a=="number"&&isFinite(a)&&
(a<0||isNaN(a))){let f={instancePath:i+"/phases/definitions/"+o+"/blocks_complete",schemaPath:"#/properties/phases/properties/definitions/items/properties/block\
s_complete/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}if(d.started_at!==void 0){
let a=d.started_at;if(typeof a!="string"&&a!==null){let f={instancePath:i+"/phases/definitions/"+o+"/started_at",schemaPath:"#/properties/phases/properties/defi\
nitions/items/properties/started_at/type",keyword:"type",params:{type:_.properties.phases.properties.definitions.items.properties.started_at.type}};if(e===null)
e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}if(typeof a=="string"&&!k.test(a)){let f={instancePath:i+"/phases/definitions/"+o+"/started_at",schemaPath:"\
#/properties/phases/properties/definitions/items/properties/started_at/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})\
?Z?$"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}if(d.completed_at!==void 0){let a=d.completed_at;if(typeof a!="string"&&a!==null){let f={
instancePath:i+"/phases/definitions/"+o+"/completed_at",schemaPath:"#/properties/phases/properties/definitions/items/properties/completed_at/type",keyword:"type",
params:{type:_.properties.phases.properties.definitions.items.properties.completed_at.type}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}
if(typeof a=="string"&&!k.test(a)){let f={instancePath:i+"/phases/definitions/"+o+"/completed_at",schemaPath:"#/properties/phases/properties/definitions/items/p\
roperties/completed_at/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}};if(e===null)e=[f];else if(e.push(
f)===1e4)return n.errors=e,!1;s++}}}else{let a={instancePath:i+"/phases/definitions/"+o,schemaPath:"#/properties/phases/properties/definitions/items/type",keyword:"\
type",params:{type:"object"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}}}else{let p={instancePath:i+"/phases/definitions",schemaPath:"\
#/properties/phases/properties/definitions/type",keyword:"type",params:{type:"array"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}}else{
let r={instancePath:i+"/phases",schemaPath:"#/properties/phases/type",keyword:"type",params:{type:"object"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.
errors=e,!1;s++}}if(l.position!==void 0){let t=l.position;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.phase===void 0){let r={instancePath:i+"/position",schemaPath:"\
#/properties/position/required",keyword:"required",params:{missingProperty:"phase"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}if(t.phase_id===
void 0){let r={instancePath:i+"/position",schemaPath:"#/properties/position/required",keyword:"required",params:{missingProperty:"phase_id"}};if(e===null)e=[r];else if(e.
push(r)===1e4)return n.errors=e,!1;s++}if(t.block===void 0){let r={instancePath:i+"/position",schemaPath:"#/properties/position/required",keyword:"required",params:{
missingProperty:"block"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}if(t.thread===void 0){let r={instancePath:i+"/position",schemaPath:"\
#/properties/position/required",keyword:"required",params:{missingProperty:"thread"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}if(t.thread_total===
void 0){let r={instancePath:i+"/position",schemaPath:"#/properties/position/required",keyword:"required",params:{missingProperty:"thread_total"}};if(e===null)e=
[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}if(t.phase!==void 0){let r=t.phase;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+
"/position/phase",schemaPath:"#/properties/position/properties/phase/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.
errors=e,!1;s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let p={instancePath:i+"/position/phase",schemaPath:"#/properties/position/properties/phase/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}if(t.phase_id!==void 0){let r=t.
phase_id;if(typeof r=="string"){if(!P.test(r)){let p={instancePath:i+"/position/phase_id",schemaPath:"#/properties/position/properties/phase_id/pattern",keyword:"\
pattern",params:{pattern:"^\\d{2}-[a-z0-9-]+$"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}else{let p={instancePath:i+"/position/phase\
_id",schemaPath:"#/properties/position/properties/phase_id/type",keyword:"type",params:{type:"string"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=
e,!1;s++}}if(t.phase_name!==void 0&&typeof t.phase_name!="string"){let r={instancePath:i+"/position/phase_name",schemaPath:"#/properties/position/properties/pha\
se_name/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}if(t.block!==void 0){let r=t.block;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+"/position/block",schemaPath:"#/properties/position/properties/block/type",keyword:"type",params:{
type:"integer"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let p={instancePath:i+"\
/position/block",schemaPath:"#/properties/position/properties/block/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[p];else if(e.push(
p)===1e4)return n.errors=e,!1;s++}}if(t.block_id!==void 0){let r=t.block_id;if(typeof r=="string"){if(!Z.test(r)){let p={instancePath:i+"/position/block_id",schemaPath:"\
#/properties/position/properties/block_id/pattern",keyword:"pattern",params:{pattern:"^\\d{2}-\\d{2}$"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=
e,!1;s++}}else{let p={instancePath:i+"/position/block_id",schemaPath:"#/properties/position/properties/block_id/type",keyword:"type",params:{type:"string"}};if(e===
null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}if(t.block_name!==void 0&&typeof t.block_name!="string"){let r={instancePath:i+"/position/block_nam\
e",schemaPath:"#/properties/position/properties/block_name/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=
e,!1;s++}if(t.wave!==void 0){let r=t.wave;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+"/position/wave",schemaPath:"#/propert\
ies/position/properties/wave/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}if(typeof r=="numb\
er"&&isFinite(r)&&(r<0||isNaN(r))){let p={instancePath:i+"/position/wave",schemaPath:"#/properties/position/properties/wave/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}if(t.thread!==void 0){let r=t.thread;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let p={instancePath:i+"/position/thread",schemaPath:"#/properties/position/properties/thread/type",keyword:"type",params:{type:"integer"}};if(e===
null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let p={instancePath:i+"/position/thread",schemaPath:"\
#/properties/position/properties/thread/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,
!1;s++}}if(t.thread_total!==void 0){let r=t.thread_total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+"/position/thread_total",
schemaPath:"#/properties/position/properties/thread_total/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=
e,!1;s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let p={instancePath:i+"/position/thread_total",schemaPath:"#/properties/position/properties/thread\
_total/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}}else{let r={instancePath:i+
"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"object"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}}if(l.
progress!==void 0){let t=l.progress;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.blocks_complete===void 0){let r={instancePath:i+"/progress",schemaPath:"#/\
properties/progress/required",keyword:"required",params:{missingProperty:"blocks_complete"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}
if(t.blocks_total===void 0){let r={instancePath:i+"/progress",schemaPath:"#/properties/progress/required",keyword:"required",params:{missingProperty:"blocks_tot\
al"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}if(t.percent===void 0){let r={instancePath:i+"/progress",schemaPath:"#/properties/progr\
ess/required",keyword:"required",params:{missingProperty:"percent"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}if(t.blocks_complete!==void 0){
let r=t.blocks_complete;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+"/progress/blocks_complete",schemaPath:"#/properties/pro\
gress/properties/blocks_complete/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}if(typeof r=="\
number"&&isFinite(r)&&(r<0||isNaN(r))){let p={instancePath:i+"/progress/blocks_complete",schemaPath:"#/properties/progress/properties/blocks_complete/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}if(t.blocks_total!==void 0){let r=t.blocks_total;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+"/progress/blocks_total",schemaPath:"#/properties/progress/properties/blocks_tot\
al/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){let p={instancePath:i+"/progress/blocks_total",schemaPath:"#/properties/progress/properties/blocks_total/minimum",keyword:"minimum",params:{comparison:">=",
limit:0}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}if(t.threads_complete!==void 0){let r=t.threads_complete;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+"/progress/threads_complete",schemaPath:"#/properties/progress/properties/threads_complete/type",keyword:"\
type",params:{type:"integer"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let p={instancePath:i+
"/progress/threads_complete",schemaPath:"#/properties/progress/properties/threads_complete/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)
e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}if(t.threads_total!==void 0){let r=t.threads_total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let p={instancePath:i+"/progress/threads_total",schemaPath:"#/properties/progress/properties/threads_total/type",keyword:"type",params:{type:"integer"}};if(e===
null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let p={instancePath:i+"/progress/threads_total",
schemaPath:"#/properties/progress/properties/threads_total/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[p];else if(e.push(p)===1e4)
return n.errors=e,!1;s++}}if(t.percent!==void 0){let r=t.percent;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){let p={instancePath:i+"/progress/percen\
t",schemaPath:"#/properties/progress/properties/percent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};if(e===null)e=[p];else if(e.push(p)===1e4)
return n.errors=e,!1;s++}if(r<0||isNaN(r)){let p={instancePath:i+"/progress/percent",schemaPath:"#/properties/progress/properties/percent/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}else{let p={instancePath:i+"/progress/percent",schemaPath:"\
#/properties/progress/properties/percent/type",keyword:"type",params:{type:"number"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}}else{
let r={instancePath:i+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type:"object"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.
errors=e,!1;s++}}if(l.agents!==void 0){let t=l.agents;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.active!==void 0){let r=t.active;if(Array.isArray(r)){let p=r.
length;for(let o=0;o<p;o++){let d=r[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.id===void 0){let a={instancePath:i+"/agents/active/"+o,schemaPath:"#/pr\
operties/agents/properties/active/items/required",keyword:"required",params:{missingProperty:"id"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,
!1;s++}if(d.type===void 0){let a={instancePath:i+"/agents/active/"+o,schemaPath:"#/properties/agents/properties/active/items/required",keyword:"required",params:{
missingProperty:"type"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.spawned_at===void 0){let a={instancePath:i+"/agents/active/"+o,
schemaPath:"#/properties/agents/properties/active/items/required",keyword:"required",params:{missingProperty:"spawned_at"}};if(e===null)e=[a];else if(e.push(a)===
1e4)return n.errors=e,!1;s++}if(d.task===void 0){let a={instancePath:i+"/agents/active/"+o,schemaPath:"#/properties/agents/properties/active/items/required",keyword:"\
required",params:{missingProperty:"task"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.phase===void 0){let a={instancePath:i+"/agent\
s/active/"+o,schemaPath:"#/properties/agents/properties/active/items/required",keyword:"required",params:{missingProperty:"phase"}};if(e===null)e=[a];else if(e.
push(a)===1e4)return n.errors=e,!1;s++}if(d.block===void 0){let a={instancePath:i+"/agents/active/"+o,schemaPath:"#/properties/agents/properties/active/items/re\
quired",keyword:"required",params:{missingProperty:"block"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.last_heartbeat===void 0){let a={
instancePath:i+"/agents/active/"+o,schemaPath:"#/properties/agents/properties/active/items/required",keyword:"required",params:{missingProperty:"last_heartbeat"}};
if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.id!==void 0){let a=d.id;if(typeof a=="string"){if(!E.test(a)){let f={instancePath:i+"/ag\
ents/active/"+o+"/id",schemaPath:"#/properties/agents/properties/active/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^(executor|planner|scout\
|recognizer|memory)-\\d{3}$"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}else{let f={instancePath:i+"/agents/active/"+o+"/id",schemaPath:"\
#/properties/agents/properties/active/items/properties/id/type",keyword:"type",params:{type:"string"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=
e,!1;s++}}if(d.type!==void 0){let a=d.type;if(typeof a!="string"){let f={instancePath:i+"/agents/active/"+o+"/type",schemaPath:"#/properties/agents/properties/a\
ctive/items/properties/type/type",keyword:"type",params:{type:"string"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}if(!(a==="executor"||
a==="planner"||a==="scout"||a==="recognizer"||a==="memory")){let f={instancePath:i+"/agents/active/"+o+"/type",schemaPath:"#/properties/agents/properties/active\
/items/properties/type/enum",keyword:"enum",params:{allowedValues:_.properties.agents.properties.active.items.properties.type.enum}};if(e===null)e=[f];else if(e.
push(f)===1e4)return n.errors=e,!1;s++}}if(d.spawned_at!==void 0){let a=d.spawned_at;if(typeof a=="string"){if(!k.test(a)){let f={instancePath:i+"/agents/active\
/"+o+"/spawned_at",schemaPath:"#/properties/agents/properties/active/items/properties/spawned_at/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}else{let f={instancePath:i+"/agents/active/"+o+"/spaw\
ned_at",schemaPath:"#/properties/agents/properties/active/items/properties/spawned_at/type",keyword:"type",params:{type:"string"}};if(e===null)e=[f];else if(e.push(
f)===1e4)return n.errors=e,!1;s++}}if(d.task!==void 0&&typeof d.task!="string"){let a={instancePath:i+"/agents/active/"+o+"/task",schemaPath:"#/properties/agent\
s/properties/active/items/properties/task/type",keyword:"type",params:{type:"string"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.phase!==
void 0){let a=d.phase;if(typeof a=="string"){if(!P.test(a)){let f={instancePath:i+"/agents/active/"+o+"/phase",schemaPath:"#/properties/agents/properties/active\
/items/properties/phase/pattern",keyword:"pattern",params:{pattern:"^\\d{2}-[a-z0-9-]+$"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}else{
let f={instancePath:i+"/agents/active/"+o+"/phase",schemaPath:"#/properties/agents/properties/active/items/properties/phase/type",keyword:"type",params:{type:"s\
tring"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}if(d.block!==void 0){let a=d.block;if(typeof a=="string"){if(!Z.test(a)){let f={instancePath:i+
"/agents/active/"+o+"/block",schemaPath:"#/properties/agents/properties/active/items/properties/block/pattern",keyword:"pattern",params:{pattern:"^\\d{2}-\\d{2}$"}};
if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}else{let f={instancePath:i+"/agents/active/"+o+"/block",schemaPath:"#/properties/agents/prop\
erties/active/items/properties/block/type",keyword:"type",params:{type:"string"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}if(d.last_heartbeat!==
void 0){let a=d.last_heartbeat;if(typeof a=="string"){if(!k.test(a)){let f={instancePath:i+"/agents/active/"+o+"/last_heartbeat",schemaPath:"#/properties/agents\
/properties/active/items/properties/last_heartbeat/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}};if(e===
null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}else{let f={instancePath:i+"/agents/active/"+o+"/last_heartbeat",schemaPath:"#/properties/agents/pr\
operties/active/items/properties/last_heartbeat/type",keyword:"type",params:{type:"string"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}}else{
let a={instancePath:i+"/agents/active/"+o,schemaPath:"#/properties/agents/properties/active/items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[a];else if(e.
push(a)===1e4)return n.errors=e,!1;s++}}}else{let p={instancePath:i+"/agents/active",schemaPath:"#/properties/agents/properties/active/type",keyword:"type",params:{
type:"array"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}if(t.completed!==void 0){let r=t.completed;if(Array.isArray(r)){let p=r.length;
for(let o=0;o<p;o++){let d=r[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.id===void 0){let a={instancePath:i+"/agents/completed/"+o,schemaPath:"#/proper\
ties/agents/properties/completed/items/required",keyword:"required",params:{missingProperty:"id"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;
s++}if(d.type===void 0){let a={instancePath:i+"/agents/completed/"+o,schemaPath:"#/properties/agents/properties/completed/items/required",keyword:"required",params:{
missingProperty:"type"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.result===void 0){let a={instancePath:i+"/agents/completed/"+o,schemaPath:"\
#/properties/agents/properties/completed/items/required",keyword:"required",params:{missingProperty:"result"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.
errors=e,!1;s++}if(d.duration_seconds===void 0){let a={instancePath:i+"/agents/completed/"+o,schemaPath:"#/properties/agents/properties/completed/items/required",
keyword:"required",params:{missingProperty:"duration_seconds"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.id!==void 0){let a=d.id;
if(typeof a=="string"){if(!E.test(a)){let f={instancePath:i+"/agents/completed/"+o+"/id",schemaPath:"#/properties/agents/properties/completed/items/properties/i\
d/pattern",keyword:"pattern",params:{pattern:"^(executor|planner|scout|recognizer|memory)-\\d{3}$"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,
!1;s++}}else{let f={instancePath:i+"/agents/completed/"+o+"/id",schemaPath:"#/properties/agents/properties/completed/items/properties/id/type",keyword:"type",params:{
type:"string"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}if(d.type!==void 0){let a=d.type;if(typeof a!="string"){let f={instancePath:i+
"/agents/completed/"+o+"/type",schemaPath:"#/properties/agents/properties/completed/items/properties/type/type",keyword:"type",params:{type:"string"}};if(e===null)
e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}if(!(a==="executor"||a==="planner"||a==="scout"||a==="recognizer"||a==="memory")){let f={instancePath:i+"\
/agents/completed/"+o+"/type",schemaPath:"#/properties/agents/properties/completed/items/properties/type/enum",keyword:"enum",params:{allowedValues:_.properties.
agents.properties.completed.items.properties.type.enum}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}if(d.result!==void 0){let a=d.result;
if(typeof a!="string"){let f={instancePath:i+"/agents/completed/"+o+"/result",schemaPath:"#/properties/agents/properties/completed/items/properties/result/type",
keyword:"type",params:{type:"string"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}if(!(a==="success"||a==="failure"||a==="timeout"||a===
"cancelled")){let f={instancePath:i+"/agents/completed/"+o+"/result",schemaPath:"#/properties/agents/properties/completed/items/properties/result/enum",keyword:"\
enum",params:{allowedValues:_.properties.agents.properties.completed.items.properties.result.enum}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,
!1;s++}}if(d.duration_seconds!==void 0){let a=d.duration_seconds;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let f={instancePath:i+"/agents/comple\
ted/"+o+"/duration_seconds",schemaPath:"#/properties/agents/properties/completed/items/properties/duration_seconds/type",keyword:"type",params:{type:"integer"}};
if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}if(typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))){let f={instancePath:i+"/agents/completed\
/"+o+"/duration_seconds",schemaPath:"#/properties/agents/properties/completed/items/properties/duration_seconds/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}}else{let a={instancePath:i+"/agents/completed/"+o,schemaPath:"#/properties/age\
nts/properties/completed/items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}}}else{let p={instancePath:i+
"/agents/completed",schemaPath:"#/properties/agents/properties/completed/type",keyword:"type",params:{type:"array"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.
errors=e,!1;s++}}}else{let r={instancePath:i+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type:"object"}};if(e===null)e=[r];else if(e.
push(r)===1e4)return n.errors=e,!1;s++}}if(l.persistent!==void 0){let t=l.persistent;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.decisions!==void 0){let r=t.
decisions;if(Array.isArray(r)){let p=r.length;for(let o=0;o<p;o++){let d=r[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.id===void 0){let a={instancePath:i+
"/persistent/decisions/"+o,schemaPath:"#/properties/persistent/properties/decisions/items/required",keyword:"required",params:{missingProperty:"id"}};if(e===null)
e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.decision===void 0){let a={instancePath:i+"/persistent/decisions/"+o,schemaPath:"#/properties/persist\
ent/properties/decisions/items/required",keyword:"required",params:{missingProperty:"decision"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;
s++}if(d.phase_decided===void 0){let a={instancePath:i+"/persistent/decisions/"+o,schemaPath:"#/properties/persistent/properties/decisions/items/required",keyword:"\
required",params:{missingProperty:"phase_decided"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.affects_phases===void 0){let a={instancePath:i+
"/persistent/decisions/"+o,schemaPath:"#/properties/persistent/properties/decisions/items/required",keyword:"required",params:{missingProperty:"affects_phases"}};
if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.rationale===void 0){let a={instancePath:i+"/persistent/decisions/"+o,schemaPath:"#/prope\
rties/persistent/properties/decisions/items/required",keyword:"required",params:{missingProperty:"rationale"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.
errors=e,!1;s++}if(d.id!==void 0){let a=d.id;if(typeof a=="string"){if(!S.test(a)){let f={instancePath:i+"/persistent/decisions/"+o+"/id",schemaPath:"#/properti\
es/persistent/properties/decisions/items/properties/id/pattern",keyword:"pattern",params:{pattern:"^dec-\\d{3}$"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.
errors=e,!1;s++}}else{let f={instancePath:i+"/persistent/decisions/"+o+"/id",schemaPath:"#/properties/persistent/properties/decisions/items/properties/id/type",
keyword:"type",params:{type:"string"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}if(d.decision!==void 0&&typeof d.decision!="string"){
let a={instancePath:i+"/persistent/decisions/"+o+"/decision",schemaPath:"#/properties/persistent/properties/decisions/items/properties/decision/type",keyword:"t\
ype",params:{type:"string"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.phase_decided!==void 0){let a=d.phase_decided;if(typeof a==
"string"){if(!P.test(a)){let f={instancePath:i+"/persistent/decisions/"+o+"/phase_decided",schemaPath:"#/properties/persistent/properties/decisions/items/proper\
ties/phase_decided/pattern",keyword:"pattern",params:{pattern:"^\\d{2}-[a-z0-9-]+$"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}else{let f={
instancePath:i+"/persistent/decisions/"+o+"/phase_decided",schemaPath:"#/properties/persistent/properties/decisions/items/properties/phase_decided/type",keyword:"\
type",params:{type:"string"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}if(d.affects_phases!==void 0){let a=d.affects_phases;if(Array.
isArray(a)){let f=a.length;for(let g=0;g<f;g++){let $=a[g];if(typeof $=="string"){if(!P.test($)){let b={instancePath:i+"/persistent/decisions/"+o+"/affects_phas\
es/"+g,schemaPath:"#/properties/persistent/properties/decisions/items/properties/affects_phases/items/pattern",keyword:"pattern",params:{pattern:"^\\d{2}-[a-z0-9\
-]+$"}};if(e===null)e=[b];else if(e.push(b)===1e4)return n.errors=e,!1;s++}}else{let b={instancePath:i+"/persistent/decisions/"+o+"/affects_phases/"+g,schemaPath:"\
#/properties/persistent/properties/decisions/items/properties/affects_phases/items/type",keyword:"type",params:{type:"string"}};if(e===null)e=[b];else if(e.push(
b)===1e4)return n.errors=e,!1;s++}}}else{let f={instancePath:i+"/persistent/decisions/"+o+"/affects_phases",schemaPath:"#/properties/persistent/properties/decis\
ions/items/properties/affects_phases/type",keyword:"type",params:{type:"array"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}if(d.rationale!==
void 0&&typeof d.rationale!="string"){let a={instancePath:i+"/persistent/decisions/"+o+"/rationale",schemaPath:"#/properties/persistent/properties/decisions/ite\
ms/properties/rationale/type",keyword:"type",params:{type:"string"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}}else{let a={instancePath:i+
"/persistent/decisions/"+o,schemaPath:"#/properties/persistent/properties/decisions/items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[a];else if(e.
push(a)===1e4)return n.errors=e,!1;s++}}}else{let p={instancePath:i+"/persistent/decisions",schemaPath:"#/properties/persistent/properties/decisions/type",keyword:"\
type",params:{type:"array"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}if(t.artifacts!==void 0){let r=t.artifacts;if(Array.isArray(r)){
let p=r.length;for(let o=0;o<p;o++){let d=r[o];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.id===void 0){let a={instancePath:i+"/persistent/artifacts/"+o,schemaPath:"\
#/properties/persistent/properties/artifacts/items/required",keyword:"required",params:{missingProperty:"id"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.
errors=e,!1;s++}if(d.type===void 0){let a={instancePath:i+"/persistent/artifacts/"+o,schemaPath:"#/properties/persistent/properties/artifacts/items/required",keyword:"\
required",params:{missingProperty:"type"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.path===void 0){let a={instancePath:i+"/persis\
tent/artifacts/"+o,schemaPath:"#/properties/persistent/properties/artifacts/items/required",keyword:"required",params:{missingProperty:"path"}};if(e===null)e=[a];else if(e.
push(a)===1e4)return n.errors=e,!1;s++}if(d.created_phase===void 0){let a={instancePath:i+"/persistent/artifacts/"+o,schemaPath:"#/properties/persistent/propert\
ies/artifacts/items/required",keyword:"required",params:{missingProperty:"created_phase"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.
used_by_phases===void 0){let a={instancePath:i+"/persistent/artifacts/"+o,schemaPath:"#/properties/persistent/properties/artifacts/items/required",keyword:"requ\
ired",params:{missingProperty:"used_by_phases"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.id!==void 0){let a=d.id;if(typeof a=="s\
tring"){if(!C.test(a)){let f={instancePath:i+"/persistent/artifacts/"+o+"/id",schemaPath:"#/properties/persistent/properties/artifacts/items/properties/id/patte\
rn",keyword:"pattern",params:{pattern:"^art-\\d{3}$"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}else{let f={instancePath:i+"/persiste\
nt/artifacts/"+o+"/id",schemaPath:"#/properties/persistent/properties/artifacts/items/properties/id/type",keyword:"type",params:{type:"string"}};if(e===null)e=[
f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}if(d.type!==void 0){let a=d.type;if(typeof a!="string"){let f={instancePath:i+"/persistent/artifacts/"+o+"/\
type",schemaPath:"#/properties/persistent/properties/artifacts/items/properties/type/type",keyword:"type",params:{type:"string"}};if(e===null)e=[f];else if(e.push(
f)===1e4)return n.errors=e,!1;s++}if(!(a==="schema"||a==="config"||a==="api"||a==="component"||a==="model")){let f={instancePath:i+"/persistent/artifacts/"+o+"/\
type",schemaPath:"#/properties/persistent/properties/artifacts/items/properties/type/enum",keyword:"enum",params:{allowedValues:_.properties.persistent.properties.
artifacts.items.properties.type.enum}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}if(d.path!==void 0&&typeof d.path!="string"){let a={instancePath:i+
"/persistent/artifacts/"+o+"/path",schemaPath:"#/properties/persistent/properties/artifacts/items/properties/path/type",keyword:"type",params:{type:"string"}};if(e===
null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(d.created_phase!==void 0){let a=d.created_phase;if(typeof a=="string"){if(!P.test(a)){let f={instancePath:i+
"/persistent/artifacts/"+o+"/created_phase",schemaPath:"#/properties/persistent/properties/artifacts/items/properties/created_phase/pattern",keyword:"pattern",params:{
pattern:"^\\d{2}-[a-z0-9-]+$"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}else{let f={instancePath:i+"/persistent/artifacts/"+o+"/crea\
ted_phase",schemaPath:"#/properties/persistent/properties/artifacts/items/properties/created_phase/type",keyword:"type",params:{type:"string"}};if(e===null)e=[f];else if(e.
push(f)===1e4)return n.errors=e,!1;s++}}if(d.used_by_phases!==void 0){let a=d.used_by_phases;if(Array.isArray(a)){let f=a.length;for(let g=0;g<f;g++){let $=a[g];
if(typeof $=="string"){if(!P.test($)){let b={instancePath:i+"/persistent/artifacts/"+o+"/used_by_phases/"+g,schemaPath:"#/properties/persistent/properties/artif\
acts/items/properties/used_by_phases/items/pattern",keyword:"pattern",params:{pattern:"^\\d{2}-[a-z0-9-]+$"}};if(e===null)e=[b];else if(e.push(b)===1e4)return n.
errors=e,!1;s++}}else{let b={instancePath:i+"/persistent/artifacts/"+o+"/used_by_phases/"+g,schemaPath:"#/properties/persistent/properties/artifacts/items/prope\
rties/used_by_phases/items/type",keyword:"type",params:{type:"string"}};if(e===null)e=[b];else if(e.push(b)===1e4)return n.errors=e,!1;s++}}}else{let f={instancePath:i+
"/persistent/artifacts/"+o+"/used_by_phases",schemaPath:"#/properties/persistent/properties/artifacts/items/properties/used_by_phases/type",keyword:"type",params:{
type:"array"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}}else{let a={instancePath:i+"/persistent/artifacts/"+o,schemaPath:"#/properti\
es/persistent/properties/artifacts/items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}}}else{
let p={instancePath:i+"/persistent/artifacts",schemaPath:"#/properties/persistent/properties/artifacts/type",keyword:"type",params:{type:"array"}};if(e===null)e=
[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}if(t.tech_stack!==void 0){let r=t.tech_stack;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.runtime!==void 0&&
typeof r.runtime!="string"){let p={instancePath:i+"/persistent/tech_stack/runtime",schemaPath:"#/properties/persistent/properties/tech_stack/properties/runtime/\
type",keyword:"type",params:{type:"string"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}if(r.framework!==void 0&&typeof r.framework!="st\
ring"){let p={instancePath:i+"/persistent/tech_stack/framework",schemaPath:"#/properties/persistent/properties/tech_stack/properties/framework/type",keyword:"ty\
pe",params:{type:"string"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}if(r.database!==void 0&&typeof r.database!="string"){let p={instancePath:i+
"/persistent/tech_stack/database",schemaPath:"#/properties/persistent/properties/tech_stack/properties/database/type",keyword:"type",params:{type:"string"}};if(e===
null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}if(r.orm!==void 0&&typeof r.orm!="string"){let p={instancePath:i+"/persistent/tech_stack/orm",schemaPath:"\
#/properties/persistent/properties/tech_stack/properties/orm/type",keyword:"type",params:{type:"string"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=
e,!1;s++}if(r.auth!==void 0&&typeof r.auth!="string"){let p={instancePath:i+"/persistent/tech_stack/auth",schemaPath:"#/properties/persistent/properties/tech_st\
ack/properties/auth/type",keyword:"type",params:{type:"string"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}if(r.added_packages!==void 0){
let p=r.added_packages;if(Array.isArray(p)){let o=p.length;for(let d=0;d<o;d++){let a=p[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.name!==void 0&&typeof a.
name!="string"){let f={instancePath:i+"/persistent/tech_stack/added_packages/"+d+"/name",schemaPath:"#/properties/persistent/properties/tech_stack/properties/ad\
ded_packages/items/properties/name/type",keyword:"type",params:{type:"string"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}if(a.added_phase!==
void 0){let f=a.added_phase;if(typeof f=="string"){if(!P.test(f)){let g={instancePath:i+"/persistent/tech_stack/added_packages/"+d+"/added_phase",schemaPath:"#/\
properties/persistent/properties/tech_stack/properties/added_packages/items/properties/added_phase/pattern",keyword:"pattern",params:{pattern:"^\\d{2}-[a-z0-9-]+\
$"}};if(e===null)e=[g];else if(e.push(g)===1e4)return n.errors=e,!1;s++}}else{let g={instancePath:i+"/persistent/tech_stack/added_packages/"+d+"/added_phase",schemaPath:"\
#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/added_phase/type",keyword:"type",params:{type:"string"}};if(e===null)e=
[g];else if(e.push(g)===1e4)return n.errors=e,!1;s++}}if(a.purpose!==void 0&&typeof a.purpose!="string"){let f={instancePath:i+"/persistent/tech_stack/added_pac\
kages/"+d+"/purpose",schemaPath:"#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/purpose/type",keyword:"type",params:{type:"\
string"}};if(e===null)e=[f];else if(e.push(f)===1e4)return n.errors=e,!1;s++}}else{let f={instancePath:i+"/persistent/tech_stack/added_packages/"+d,schemaPath:"\
#/properties/persistent/properties/tech_stack/properties/added_packages/items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[f];else if(e.push(f)===
1e4)return n.errors=e,!1;s++}}}else{let o={instancePath:i+"/persistent/tech_stack/added_packages",schemaPath:"#/properties/persistent/properties/tech_stack/prop\
erties/added_packages/type",keyword:"type",params:{type:"array"}};if(e===null)e=[o];else if(e.push(o)===1e4)return n.errors=e,!1;s++}}}else{let p={instancePath:i+
"/persistent/tech_stack",schemaPath:"#/properties/persistent/properties/tech_stack/type",keyword:"type",params:{type:"object"}};if(e===null)e=[p];else if(e.push(
p)===1e4)return n.errors=e,!1;s++}}}else{let r={instancePath:i+"/persistent",schemaPath:"#/properties/persistent/type",keyword:"type",params:{type:"object"}};if(e===
null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}}if(l.resume!==void 0){let t=l.resume;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.can_resume===
void 0){let r={instancePath:i+"/resume",schemaPath:"#/properties/resume/required",keyword:"required",params:{missingProperty:"can_resume"}};if(e===null)e=[r];else if(e.
push(r)===1e4)return n.errors=e,!1;s++}if(t.checkpoint_file!==void 0){let r=t.checkpoint_file;if(typeof r!="string"&&r!==null){let p={instancePath:i+"/resume/ch\
eckpoint_file",schemaPath:"#/properties/resume/properties/checkpoint_file/type",keyword:"type",params:{type:_.properties.resume.properties.checkpoint_file.type}};
if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}if(t.last_agent!==void 0){let r=t.last_agent;if(typeof r!="string"&&r!==null){let p={instancePath:i+
"/resume/last_agent",schemaPath:"#/properties/resume/properties/last_agent/type",keyword:"type",params:{type:_.properties.resume.properties.last_agent.type}};if(e===
null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}if(typeof r=="string"&&!D.test(r)){let p={instancePath:i+"/resume/last_agent",schemaPath:"#/properti\
es/resume/properties/last_agent/pattern",keyword:"pattern",params:{pattern:"^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$"}};if(e===null)e=[p];else if(e.
push(p)===1e4)return n.errors=e,!1;s++}}if(t.last_commit!==void 0){let r=t.last_commit;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!="boo\
lean"&&r!==null){let p={instancePath:i+"/resume/last_commit",schemaPath:"#/properties/resume/properties/last_commit/type",keyword:"type",params:{type:_.properties.
resume.properties.last_commit.type}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}if(t.can_resume!==void 0&&typeof t.can_resume!="boolean"){
let r={instancePath:i+"/resume/can_resume",schemaPath:"#/properties/resume/properties/can_resume/type",keyword:"type",params:{type:"boolean"}};if(e===null)e=[r];else if(e.
push(r)===1e4)return n.errors=e,!1;s++}if(t.resume_position!==void 0){let r=t.resume_position;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.phase!==void 0){
let p=r.phase;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o={instancePath:i+"/resume/resume_position/phase",schemaPath:"#/properties/resume/pr\
operties/resume_position/properties/phase/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[o];else if(e.push(o)===1e4)return n.errors=e,!1;s++}if(typeof p==
"number"&&isFinite(p)&&(p<0||isNaN(p))){let o={instancePath:i+"/resume/resume_position/phase",schemaPath:"#/properties/resume/properties/resume_position/propert\
ies/phase/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[o];else if(e.push(o)===1e4)return n.errors=e,!1;s++}}if(r.block!==void 0){
let p=r.block;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o={instancePath:i+"/resume/resume_position/block",schemaPath:"#/properties/resume/pr\
operties/resume_position/properties/block/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[o];else if(e.push(o)===1e4)return n.errors=e,!1;s++}if(typeof p==
"number"&&isFinite(p)&&(p<0||isNaN(p))){let o={instancePath:i+"/resume/resume_position/block",schemaPath:"#/properties/resume/properties/resume_position/propert\
ies/block/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[o];else if(e.push(o)===1e4)return n.errors=e,!1;s++}}if(r.thread!==void 0){
let p=r.thread;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let o={instancePath:i+"/resume/resume_position/thread",schemaPath:"#/properties/resume/\
properties/resume_position/properties/thread/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[o];else if(e.push(o)===1e4)return n.errors=e,!1;s++}if(typeof p==
"number"&&isFinite(p)&&(p<0||isNaN(p))){let o={instancePath:i+"/resume/resume_position/thread",schemaPath:"#/properties/resume/properties/resume_position/proper\
ties/thread/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[o];else if(e.push(o)===1e4)return n.errors=e,!1;s++}}}else{let p={instancePath:i+
"/resume/resume_position",schemaPath:"#/properties/resume/properties/resume_position/type",keyword:"type",params:{type:"object"}};if(e===null)e=[p];else if(e.push(
p)===1e4)return n.errors=e,!1;s++}}}else{let r={instancePath:i+"/resume",schemaPath:"#/properties/resume/type",keyword:"type",params:{type:"object"}};if(e===null)
e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}}if(l.budget!==void 0){let t=l.budget;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.total_cost_usd!==
void 0){let r=t.total_cost_usd;if(!(typeof r=="number"&&isFinite(r))){let p={instancePath:i+"/budget/total_cost_usd",schemaPath:"#/properties/budget/properties/\
total_cost_usd/type",keyword:"type",params:{type:"number"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}if(t.session_cost_usd!==void 0){
let r=t.session_cost_usd;if(!(typeof r=="number"&&isFinite(r))){let p={instancePath:i+"/budget/session_cost_usd",schemaPath:"#/properties/budget/properties/sess\
ion_cost_usd/type",keyword:"type",params:{type:"number"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}if(t.spawns_this_session!==void 0){
let r=t.spawns_this_session;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+"/budget/spawns_this_session",schemaPath:"#/properti\
es/budget/properties/spawns_this_session/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[p];else if(e.push(p)===1e4)return n.errors=e,!1;s++}}}else{
let r={instancePath:i+"/budget",schemaPath:"#/properties/budget/type",keyword:"type",params:{type:"object"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.
errors=e,!1;s++}}if(l.warnings!==void 0){let t=l.warnings;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let o=t[p];if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.level!==void 0){let d=o.level;if(typeof d!="string"){let a={instancePath:i+"/warnings/"+p+"/level",schemaPath:"#/properties/warnings/items/properties/l\
evel/type",keyword:"type",params:{type:"string"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(!(d==="warning"||d==="info")){let a={instancePath:i+
"/warnings/"+p+"/level",schemaPath:"#/properties/warnings/items/properties/level/enum",keyword:"enum",params:{allowedValues:_.properties.warnings.items.properties.
level.enum}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}}if(o.message!==void 0&&typeof o.message!="string"){let d={instancePath:i+"/warn\
ings/"+p+"/message",schemaPath:"#/properties/warnings/items/properties/message/type",keyword:"type",params:{type:"string"}};if(e===null)e=[d];else if(e.push(d)===
1e4)return n.errors=e,!1;s++}if(o.source!==void 0){let d=o.source;if(typeof d=="string"){if(!D.test(d)){let a={instancePath:i+"/warnings/"+p+"/source",schemaPath:"\
#/properties/warnings/items/properties/source/pattern",keyword:"pattern",params:{pattern:"^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$"}};if(e===null)
e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}}else{let a={instancePath:i+"/warnings/"+p+"/source",schemaPath:"#/properties/warnings/items/properties/s\
ource/type",keyword:"type",params:{type:"string"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}}if(o.timestamp!==void 0){let d=o.timestamp;
if(typeof d=="string"){if(!k.test(d)){let a={instancePath:i+"/warnings/"+p+"/timestamp",schemaPath:"#/properties/warnings/items/properties/timestamp/pattern",keyword:"\
pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}}else{
let a={instancePath:i+"/warnings/"+p+"/timestamp",schemaPath:"#/properties/warnings/items/properties/timestamp/type",keyword:"type",params:{type:"string"}};if(e===
null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}}}else{let d={instancePath:i+"/warnings/"+p,schemaPath:"#/properties/warnings/items/type",keyword:"t\
ype",params:{type:"object"}};if(e===null)e=[d];else if(e.push(d)===1e4)return n.errors=e,!1;s++}}}else{let r={instancePath:i+"/warnings",schemaPath:"#/propertie\
s/warnings/type",keyword:"type",params:{type:"array"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}}if(l.blockers!==void 0){let t=l.blockers;
if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let o=t[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id!==void 0){let d=o.id;if(typeof d=="stri\
ng"){if(!W.test(d)){let a={instancePath:i+"/blockers/"+p+"/id",schemaPath:"#/properties/blockers/items/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^blocker-\\d{3}$"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}}else{let a={instancePath:i+"/blockers/"+p+"/id",schemaPath:"#/properties\
/blockers/items/properties/id/type",keyword:"type",params:{type:"string"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}}if(o.type!==void 0){
let d=o.type;if(typeof d!="string"){let a={instancePath:i+"/blockers/"+p+"/type",schemaPath:"#/properties/blockers/items/properties/type/type",keyword:"type",params:{
type:"string"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(!(d==="missing_credential"||d==="external_api"||d==="permission"||d==="dep\
endency")){let a={instancePath:i+"/blockers/"+p+"/type",schemaPath:"#/properties/blockers/items/properties/type/enum",keyword:"enum",params:{allowedValues:_.properties.
blockers.items.properties.type.enum}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}}if(o.description!==void 0&&typeof o.description!="stri\
ng"){let d={instancePath:i+"/blockers/"+p+"/description",schemaPath:"#/properties/blockers/items/properties/description/type",keyword:"type",params:{type:"strin\
g"}};if(e===null)e=[d];else if(e.push(d)===1e4)return n.errors=e,!1;s++}if(o.blocking_thread!==void 0){let d=o.blocking_thread;if(typeof d!="string"&&!(typeof d==
"number"&&isFinite(d))){let a={instancePath:i+"/blockers/"+p+"/blocking_thread",schemaPath:"#/properties/blockers/items/properties/blocking_thread/type",keyword:"\
type",params:{type:_.properties.blockers.items.properties.blocking_thread.type}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(typeof d==
"number"&&isFinite(d)&&(d<0||isNaN(d))){let a={instancePath:i+"/blockers/"+p+"/blocking_thread",schemaPath:"#/properties/blockers/items/properties/blocking_thre\
ad/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}if(typeof d=="string"&&!z.test(
d)){let a={instancePath:i+"/blockers/"+p+"/blocking_thread",schemaPath:"#/properties/blockers/items/properties/blocking_thread/pattern",keyword:"pattern",params:{
pattern:"^\\d{1,4}(\\.\\d{1,4})?$"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}}if(o.added_at!==void 0){let d=o.added_at;if(typeof d=="\
string"){if(!k.test(d)){let a={instancePath:i+"/blockers/"+p+"/added_at",schemaPath:"#/properties/blockers/items/properties/added_at/pattern",keyword:"pattern",
params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}};if(e===null)e=[a];else if(e.push(a)===1e4)return n.errors=e,!1;s++}}else{let a={instancePath:i+
"/blockers/"+p+"/added_at",schemaPath:"#/properties/blockers/items/properties/added_at/type",keyword:"type",params:{type:"string"}};if(e===null)e=[a];else if(e.
push(a)===1e4)return n.errors=e,!1;s++}}}else{let d={instancePath:i+"/blockers/"+p,schemaPath:"#/properties/blockers/items/type",keyword:"type",params:{type:"ob\
ject"}};if(e===null)e=[d];else if(e.push(d)===1e4)return n.errors=e,!1;s++}}}else{let r={instancePath:i+"/blockers",schemaPath:"#/properties/blockers/type",keyword:"\
type",params:{type:"array"}};if(e===null)e=[r];else if(e.push(r)===1e4)return n.errors=e,!1;s++}}if(l.energy!==void 0){let t=l.energy;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/energy",schemaPath:"#/properties/energy/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[r];else if(e.
push(r)===1e4)return n.errors=e,!1;s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(e===null)e=[t];else if(e.push(
t)===1e4)return n.errors=e,!1;s++}return n.errors=e,s===0}n.evaluated={props:{version:!0,session_id:!0,mission_id:!0,cluster:!0,created_at:!0,updated_at:!0,status:!0,
mode:!0,phases:!0,position:!0,progress:!0,agents:!0,persistent:!0,resume:!0,budget:!0,warnings:!0,blockers:!0,energy:!0},dynamicProps:!1,dynamicItems:!1};var G=u,
q={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/state-persi\
stence.schema.json",type:"object",required:["cluster","status","position","updated_at"],properties:{version:{type:"string"},cluster:{type:"string"},status:{type:"\
string",enum:["initialized","active","checkpoint","interrupted","resumed","completed","failed"]},position:{type:"object",required:["block"],properties:{phase:{type:[
"string","number"]},phase_name:{type:"string"},block:{type:["string","integer"],pattern:"^\\d{1,4}(-\\d{1,4})?$",minimum:0},block_name:{type:"string"},wave:{type:[
"string","integer"],pattern:"^\\d{1,4}$",minimum:0},wave_name:{type:"string"},thread:{type:["string","number"],pattern:"^\\d{1,4}(\\.\\d{1,4})?$",minimum:0},thread_name:{
type:"string"}}},block:{type:["string","integer"],pattern:"^\\d{1,4}(-\\d{1,4})?$",minimum:0},wave:{type:["string","integer"],pattern:"^\\d{1,4}$",minimum:0},thread:{
type:["string","number"],pattern:"^\\d{1,4}(\\.\\d{1,4})?$",minimum:0},progress_percent:{type:"number",minimum:0,maximum:100},created_at:{type:"string",pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"},updated_at:{type:"string",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"},mode:{
type:"string"}}},T=new RegExp("^\\d{1,4}(-\\d{1,4})?$","u"),R=new RegExp("^\\d{1,4}$","u");function u(l,{instancePath:i="",parentData:N,parentDataProperty:j,rootData:F=l,
dynamicAnchors:x={}}={}){let e=null,s=0,m=u.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),l&&typeof l=="object"&&!Array.isArray(
l)){if(l.cluster===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cluster"}};if(e===null)e=[t];else if(e.push(
t)===1e4)return u.errors=e,!1;s++}if(l.status===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"}};if(e===
null)e=[t];else if(e.push(t)===1e4)return u.errors=e,!1;s++}if(l.position===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
position"}};if(e===null)e=[t];else if(e.push(t)===1e4)return u.errors=e,!1;s++}if(l.updated_at===void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"updated_at"}};if(e===null)e=[t];else if(e.push(t)===1e4)return u.errors=e,!1;s++}if(l.version!==void 0&&typeof l.version!="st\
ring"){let t={instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"}};if(e===null)e=[t];else if(e.push(t)===1e4)
return u.errors=e,!1;s++}if(l.cluster!==void 0&&typeof l.cluster!="string"){let t={instancePath:i+"/cluster",schemaPath:"#/properties/cluster/type",keyword:"typ\
e",params:{type:"string"}};if(e===null)e=[t];else if(e.push(t)===1e4)return u.errors=e,!1;s++}if(l.status!==void 0){let t=l.status;if(typeof t!="string"){let r={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=
e,!1;s++}if(!(t==="initialized"||t==="active"||t==="checkpoint"||t==="interrupted"||t==="resumed"||t==="completed"||t==="failed")){let r={instancePath:i+"/statu\
s",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:q.properties.status.enum}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=
e,!1;s++}}if(l.position!==void 0){let t=l.position;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.block===void 0){let r={instancePath:i+"/position",schemaPath:"\
#/properties/position/required",keyword:"required",params:{missingProperty:"block"}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=e,!1;s++}if(t.phase!==
void 0){let r=t.phase;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))){let p={instancePath:i+"/position/phase",schemaPath:"#/properties/position/prope\
rties/phase/type",keyword:"type",params:{type:q.properties.position.properties.phase.type}};if(e===null)e=[p];else if(e.push(p)===1e4)return u.errors=e,!1;s++}}
if(t.phase_name!==void 0&&typeof t.phase_name!="string"){let r={instancePath:i+"/position/phase_name",schemaPath:"#/properties/position/properties/phase_name/ty\
pe",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=e,!1;s++}if(t.block!==void 0){let r=t.block;if(typeof r!="s\
tring"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+"/position/block",schemaPath:"#/properties/position/properties/block/type",
keyword:"type",params:{type:q.properties.position.properties.block.type}};if(e===null)e=[p];else if(e.push(p)===1e4)return u.errors=e,!1;s++}if(typeof r=="numbe\
r"&&isFinite(r)&&(r<0||isNaN(r))){let p={instancePath:i+"/position/block",schemaPath:"#/properties/position/properties/block/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};if(e===null)e=[p];else if(e.push(p)===1e4)return u.errors=e,!1;s++}if(typeof r=="string"&&!T.test(r)){let p={instancePath:i+"/position\
/block",schemaPath:"#/properties/position/properties/block/pattern",keyword:"pattern",params:{pattern:"^\\d{1,4}(-\\d{1,4})?$"}};if(e===null)e=[p];else if(e.push(
p)===1e4)return u.errors=e,!1;s++}}if(t.block_name!==void 0&&typeof t.block_name!="string"){let r={instancePath:i+"/position/block_name",schemaPath:"#/propertie\
s/position/properties/block_name/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=e,!1;s++}if(t.wave!==void 0){
let r=t.wave;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let p={instancePath:i+"/position/wave",schemaPath:"#/properties/posit\
ion/properties/wave/type",keyword:"type",params:{type:q.properties.position.properties.wave.type}};if(e===null)e=[p];else if(e.push(p)===1e4)return u.errors=e,!1;
s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let p={instancePath:i+"/position/wave",schemaPath:"#/properties/position/properties/wave/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};if(e===null)e=[p];else if(e.push(p)===1e4)return u.errors=e,!1;s++}if(typeof r=="string"&&!R.test(r)){let p={instancePath:i+
"/position/wave",schemaPath:"#/properties/position/properties/wave/pattern",keyword:"pattern",params:{pattern:"^\\d{1,4}$"}};if(e===null)e=[p];else if(e.push(p)===
1e4)return u.errors=e,!1;s++}}if(t.wave_name!==void 0&&typeof t.wave_name!="string"){let r={instancePath:i+"/position/wave_name",schemaPath:"#/properties/positi\
on/properties/wave_name/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=e,!1;s++}if(t.thread!==void 0){let r=t.
thread;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))){let p={instancePath:i+"/position/thread",schemaPath:"#/properties/position/properties/thread/t\
ype",keyword:"type",params:{type:q.properties.position.properties.thread.type}};if(e===null)e=[p];else if(e.push(p)===1e4)return u.errors=e,!1;s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let p={instancePath:i+"/position/thread",schemaPath:"#/properties/position/properties/thread/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};if(e===null)e=[p];else if(e.push(p)===1e4)return u.errors=e,!1;s++}if(typeof r=="string"&&!z.test(r)){let p={instancePath:i+"/\
position/thread",schemaPath:"#/properties/position/properties/thread/pattern",keyword:"pattern",params:{pattern:"^\\d{1,4}(\\.\\d{1,4})?$"}};if(e===null)e=[p];else if(e.
push(p)===1e4)return u.errors=e,!1;s++}}if(t.thread_name!==void 0&&typeof t.thread_name!="string"){let r={instancePath:i+"/position/thread_name",schemaPath:"#/p\
roperties/position/properties/thread_name/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=e,!1;s++}}else{
let r={instancePath:i+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"object"}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.
errors=e,!1;s++}}if(l.block!==void 0){let t=l.block;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/block",
schemaPath:"#/properties/block/type",keyword:"type",params:{type:q.properties.block.type}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=e,!1;s++}if(typeof t==
"number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:i+"/block",schemaPath:"#/properties/block/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=e,!1;s++}if(typeof t=="string"&&!T.test(t)){let r={instancePath:i+"/block",schemaPath:"#/properties/bl\
ock/pattern",keyword:"pattern",params:{pattern:"^\\d{1,4}(-\\d{1,4})?$"}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=e,!1;s++}}if(l.wave!==void 0){
let t=l.wave;if(typeof t!="string"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/wave",schemaPath:"#/properties/wave/type",keyword:"\
type",params:{type:q.properties.wave.type}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=e,!1;s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){
let r={instancePath:i+"/wave",schemaPath:"#/properties/wave/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[r];else if(e.push(r)===1e4)
return u.errors=e,!1;s++}if(typeof t=="string"&&!R.test(t)){let r={instancePath:i+"/wave",schemaPath:"#/properties/wave/pattern",keyword:"pattern",params:{pattern:"\
^\\d{1,4}$"}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=e,!1;s++}}if(l.thread!==void 0){let t=l.thread;if(typeof t!="string"&&!(typeof t=="numbe\
r"&&isFinite(t))){let r={instancePath:i+"/thread",schemaPath:"#/properties/thread/type",keyword:"type",params:{type:q.properties.thread.type}};if(e===null)e=[r];else if(e.
push(r)===1e4)return u.errors=e,!1;s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:i+"/thread",schemaPath:"#/properties/thread/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=e,!1;s++}if(typeof t=="string"&&!z.test(t)){let r={
instancePath:i+"/thread",schemaPath:"#/properties/thread/pattern",keyword:"pattern",params:{pattern:"^\\d{1,4}(\\.\\d{1,4})?$"}};if(e===null)e=[r];else if(e.push(
r)===1e4)return u.errors=e,!1;s++}}if(l.progress_percent!==void 0){let t=l.progress_percent;if(typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t)){let r={instancePath:i+
"/progress_percent",schemaPath:"#/properties/progress_percent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100}};if(e===null)e=[r];else if(e.push(r)===
1e4)return u.errors=e,!1;s++}if(t<0||isNaN(t)){let r={instancePath:i+"/progress_percent",schemaPath:"#/properties/progress_percent/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=e,!1;s++}}else{let r={instancePath:i+"/progress_percent",schemaPath:"#/prope\
rties/progress_percent/type",keyword:"type",params:{type:"number"}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=e,!1;s++}}if(l.created_at!==void 0){
let t=l.created_at;if(typeof t=="string"){if(!k.test(t)){let r={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/pattern",keyword:"pattern",params:{
pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=e,!1;s++}}else{let r={instancePath:i+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=e,!1;s++}}
if(l.updated_at!==void 0){let t=l.updated_at;if(typeof t=="string"){if(!k.test(t)){let r={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/patte\
rn",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}};if(e===null)e=[r];else if(e.push(r)===1e4)return u.errors=e,
!1;s++}}else{let r={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(
r)===1e4)return u.errors=e,!1;s++}}if(l.mode!==void 0&&typeof l.mode!="string"){let t={instancePath:i+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",
params:{type:"string"}};if(e===null)e=[t];else if(e.push(t)===1e4)return u.errors=e,!1;s++}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};if(e===null)e=[t];else if(e.push(t)===1e4)return u.errors=e,!1;s++}return u.errors=e,s===0}u.evaluated={props:{version:!0,cluster:!0,status:!0,position:!0,
block:!0,wave:!0,thread:!0,progress_percent:!0,created_at:!0,updated_at:!0,mode:!0},dynamicProps:!1,dynamicItems:!1};var H=c,w={$schema:"https://json-schema.org\
/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/checkpoint.schema.json",type:"object",properties:{
type:{type:"string",enum:["human_verify","decision","human_action","session_death","failure"]},cluster:{type:["string","null"]},phase:{type:["string","number","\
null"]},block:{type:["string","number","null"]},wave:{type:["string","number","null"]},thread:{},position:{},checkpoint_details:{type:["object","null"],properties:{
verification_instructions:{},"verification-instructions":{},expected_behavior:{},"expected-behavior":{},question:{},options:{},affects:{},required_action:{},"re\
quired-action":{},reason:{},last_action:{},"last-action":{},partial_work:{},"partial-work":{},error:{},completed_threads:{},"completed-threads":{},user_response:{},
"user-response":{}}},"checkpoint-details":{type:["object","null"],properties:{verification_instructions:{},"verification-instructions":{},expected_behavior:{},"\
expected-behavior":{},question:{},options:{},affects:{},required_action:{},"required-action":{},reason:{},last_action:{},"last-action":{},partial_work:{},"parti\
al-work":{},error:{},completed_threads:{},"completed-threads":{},user_response:{},"user-response":{}}},verification_instructions:{},"verification-instructions":{},
expected_behavior:{},"expected-behavior":{},question:{},options:{},affects:{},required_action:{},"required-action":{},reason:{},last_action:{},"last-action":{},
partial_work:{},"partial-work":{},error:{},completed_threads:{},"completed-threads":{},user_response:{},"user-response":{},awaiting:{},created_at:{type:["string",
"null"],pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"},"created-at":{type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\
\\.\\d{3})?Z?$"},updated_at:{type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"},"updated-at":{type:["string","null"],pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"},timestamp:{type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"},
responded_at:{type:["string","null"],pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"},"responded-at":{type:["string","null"],pattern:"^\\d{4}\
-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}}};function c(l,{instancePath:i="",parentData:N,parentDataProperty:j,rootData:F=l,dynamicAnchors:x={}}={}){let e=null,
s=0,m=c.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),l&&typeof l=="object"&&!Array.isArray(l)){if(l.type!==void 0){let t=l.type;
if(typeof t!="string"){let r={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(
r)===1e4)return c.errors=e,!1;s++}if(!(t==="human_verify"||t==="decision"||t==="human_action"||t==="session_death"||t==="failure")){let r={instancePath:i+"/type",
schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:w.properties.type.enum}};if(e===null)e=[r];else if(e.push(r)===1e4)return c.errors=e,!1;
s++}}if(l.cluster!==void 0){let t=l.cluster;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/cluster",schemaPath:"#/properties/cluster/type",keyword:"ty\
pe",params:{type:w.properties.cluster.type}};if(e===null)e=[r];else if(e.push(r)===1e4)return c.errors=e,!1;s++}}if(l.phase!==void 0){let t=l.phase;if(typeof t!=
"string"&&!(typeof t=="number"&&isFinite(t))&&t!==null){let r={instancePath:i+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type:w.properties.
phase.type}};if(e===null)e=[r];else if(e.push(r)===1e4)return c.errors=e,!1;s++}}if(l.block!==void 0){let t=l.block;if(typeof t!="string"&&!(typeof t=="number"&&
isFinite(t))&&t!==null){let r={instancePath:i+"/block",schemaPath:"#/properties/block/type",keyword:"type",params:{type:w.properties.block.type}};if(e===null)e=
[r];else if(e.push(r)===1e4)return c.errors=e,!1;s++}}if(l.wave!==void 0){let t=l.wave;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&t!==null){let r={
instancePath:i+"/wave",schemaPath:"#/properties/wave/type",keyword:"type",params:{type:w.properties.wave.type}};if(e===null)e=[r];else if(e.push(r)===1e4)return c.
errors=e,!1;s++}}if(l.checkpoint_details!==void 0){let t=l.checkpoint_details;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let r={instancePath:i+"/\
checkpoint_details",schemaPath:"#/properties/checkpoint_details/type",keyword:"type",params:{type:w.properties.checkpoint_details.type}};if(e===null)e=[r];else if(e.
push(r)===1e4)return c.errors=e,!1;s++}}if(l["checkpoint-details"]!==void 0){let t=l["checkpoint-details"];if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){
let r={instancePath:i+"/checkpoint-details",schemaPath:"#/properties/checkpoint-details/type",keyword:"type",params:{type:w.properties["checkpoint-details"].type}};
if(e===null)e=[r];else if(e.push(r)===1e4)return c.errors=e,!1;s++}}if(l.created_at!==void 0){let t=l.created_at;if(typeof t!="string"&&t!==null){let r={instancePath:i+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:w.properties.created_at.type}};if(e===null)e=[r];else if(e.push(r)===1e4)return c.
errors=e,!1;s++}if(typeof t=="string"&&!k.test(t)){let r={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}};if(e===null)e=[r];else if(e.push(r)===1e4)return c.errors=e,!1;s++}}if(l["created-at"]!==void 0){let t=l["\
created-at"];if(typeof t!="string"&&t!==null){let r={instancePath:i+"/created-at",schemaPath:"#/properties/created-at/type",keyword:"type",params:{type:w.properties["\
created-at"].type}};if(e===null)e=[r];else if(e.push(r)===1e4)return c.errors=e,!1;s++}if(typeof t=="string"&&!k.test(t)){let r={instancePath:i+"/created-at",schemaPath:"\
#/properties/created-at/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}};if(e===null)e=[r];else if(e.push(
r)===1e4)return c.errors=e,!1;s++}}if(l.updated_at!==void 0){let t=l.updated_at;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/updated_at",schemaPath:"\
#/properties/updated_at/type",keyword:"type",params:{type:w.properties.updated_at.type}};if(e===null)e=[r];else if(e.push(r)===1e4)return c.errors=e,!1;s++}if(typeof t==
"string"&&!k.test(t)){let r={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{\
2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}};if(e===null)e=[r];else if(e.push(r)===1e4)return c.errors=e,!1;s++}}if(l["updated-at"]!==void 0){let t=l["updated-at"];if(typeof t!=
"string"&&t!==null){let r={instancePath:i+"/updated-at",schemaPath:"#/properties/updated-at/type",keyword:"type",params:{type:w.properties["updated-at"].type}};
if(e===null)e=[r];else if(e.push(r)===1e4)return c.errors=e,!1;s++}if(typeof t=="string"&&!k.test(t)){let r={instancePath:i+"/updated-at",schemaPath:"#/properti\
es/updated-at/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}};if(e===null)e=[r];else if(e.push(r)===1e4)
return c.errors=e,!1;s++}}if(l.timestamp!==void 0){let t=l.timestamp;if(typeof t!="string"&&t!==null){let r={instancePath:i+"/timestamp",schemaPath:"#/propertie\
s/timestamp/type",keyword:"type",params:{type:w.properties.timestamp.type}};if(e===null)e=[r];else if(e.push(r)===1e4)return c.errors=e,!1;s++}if(typeof t=="str\
ing"&&!k.test(t)){let r={instancePath:i+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{\
2}:\\d{2}(\\.\\d{3})?Z?$"}};if(e===null)e=[r];else if(e.push(r)===1e4)return c.errors=e,!1;s++}}if(l.responded_at!==void 0){let t=l.responded_at;if(typeof t!="s\
tring"&&t!==null){let r={instancePath:i+"/responded_at",schemaPath:"#/properties/responded_at/type",keyword:"type",params:{type:w.properties.responded_at.type}};
if(e===null)e=[r];else if(e.push(r)===1e4)return c.errors=e,!1;s++}if(typeof t=="string"&&!k.test(t)){let r={instancePath:i+"/responded_at",schemaPath:"#/proper\
ties/responded_at/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}};if(e===null)e=[r];else if(e.push(r)===
1e4)return c.errors=e,!1;s++}}if(l["responded-at"]!==void 0){let t=l["responded-at"];if(typeof t!="string"&&t!==null){let r={instancePath:i+"/responded-at",schemaPath:"\
#/properties/responded-at/type",keyword:"type",params:{type:w.properties["responded-at"].type}};if(e===null)e=[r];else if(e.push(r)===1e4)return c.errors=e,!1;s++}
if(typeof t=="string"&&!k.test(t)){let r={instancePath:i+"/responded-at",schemaPath:"#/properties/responded-at/pattern",keyword:"pattern",params:{pattern:"^\\d{4\
}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$"}};if(e===null)e=[r];else if(e.push(r)===1e4)return c.errors=e,!1;s++}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};if(e===null)e=[t];else if(e.push(t)===1e4)return c.errors=e,!1;s++}return c.errors=e,s===0}c.evaluated={props:{type:!0,
cluster:!0,phase:!0,block:!0,wave:!0,thread:!0,position:!0,checkpoint_details:!0,"checkpoint-details":!0,verification_instructions:!0,"verification-instructions":!0,
expected_behavior:!0,"expected-behavior":!0,question:!0,options:!0,affects:!0,required_action:!0,"required-action":!0,reason:!0,last_action:!0,"last-action":!0,
partial_work:!0,"partial-work":!0,error:!0,completed_threads:!0,"completed-threads":!0,user_response:!0,"user-response":!0,awaiting:!0,created_at:!0,"created-at":!0,
updated_at:!0,"updated-at":!0,timestamp:!0,responded_at:!0,"responded-at":!0},dynamicProps:!1,dynamicItems:!1};var J=h,A={$schema:"https://json-schema.org/draft\
/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/summary.schema.json",type:"object",properties:{cluster:{
type:"string"},block:{type:["string","integer"],pattern:"^\\d{1,4}(-\\d{1,4})?$",minimum:0},phase:{type:["string","number"]},wave:{type:["string","number"]},plan:{
type:["string","number"]},subsystem:{type:"string"},tags:{},status:{type:"string"},commits:{},artifacts_created:{},"artifacts-created":{},key_files:{type:"objec\
t",properties:{created:{},modified:{},deleted:{}}},"key-files":{type:"object",properties:{created:{},modified:{},deleted:{}}},lessons_learned:{},"lessons-learne\
d":{},requires:{items:{properties:{block:{type:["string","integer","number","boolean","null","object","array"]}}}},provides:{},affects:{items:{type:["string","i\
nteger","number","boolean","null","object","array"]}},tech_stack:{type:"object",properties:{added:{},patterns:{}}},"tech-stack":{type:"object",properties:{added:{},
patterns:{}}},key_decisions:{},"key-decisions":{},patterns_established:{},"patterns-established":{},requirements_completed:{},"requirements-completed":{},threads:{},
threads_complete:{},"threads-complete":{},threads_total:{},"threads-total":{},completed_threads:{},"completed-threads":{},deviations:{},one_liner:{},"one-liner":{},
started:{},started_at:{},"started-at":{},completed:{},completed_at:{},"completed-at":{},duration:{},duration_seconds:{},"duration-seconds":{},skipped:{},reason:{},
block_name:{},"block-name":{},name:{},title:{},version:{},created_at:{},"created-at":{},updated_at:{},"updated-at":{}}};function h(l,{instancePath:i="",parentData:N,
parentDataProperty:j,rootData:F=l,dynamicAnchors:x={}}={}){let e=null,s=0,m=h.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),l&&
typeof l=="object"&&!Array.isArray(l)){if(l.cluster!==void 0&&typeof l.cluster!="string"){let t={instancePath:i+"/cluster",schemaPath:"#/properties/cluster/type",
keyword:"type",params:{type:"string"}};if(e===null)e=[t];else if(e.push(t)===1e4)return h.errors=e,!1;s++}if(l.block!==void 0){let t=l.block;if(typeof t!="strin\
g"&&!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/block",schemaPath:"#/properties/block/type",keyword:"type",params:{type:A.properties.
block.type}};if(e===null)e=[r];else if(e.push(r)===1e4)return h.errors=e,!1;s++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let r={instancePath:i+"/blo\
ck",schemaPath:"#/properties/block/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[r];else if(e.push(r)===1e4)return h.errors=e,!1;s++}
if(typeof t=="string"&&!T.test(t)){let r={instancePath:i+"/block",schemaPath:"#/properties/block/pattern",keyword:"pattern",params:{pattern:"^\\d{1,4}(-\\d{1,4})?\
$"}};if(e===null)e=[r];else if(e.push(r)===1e4)return h.errors=e,!1;s++}}if(l.phase!==void 0){let t=l.phase;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(
t))){let r={instancePath:i+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type:A.properties.phase.type}};if(e===null)e=[r];else if(e.push(
r)===1e4)return h.errors=e,!1;s++}}if(l.wave!==void 0){let t=l.wave;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))){let r={instancePath:i+"/wave",schemaPath:"\
#/properties/wave/type",keyword:"type",params:{type:A.properties.wave.type}};if(e===null)e=[r];else if(e.push(r)===1e4)return h.errors=e,!1;s++}}if(l.plan!==void 0){
let t=l.plan;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))){let r={instancePath:i+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{
type:A.properties.plan.type}};if(e===null)e=[r];else if(e.push(r)===1e4)return h.errors=e,!1;s++}}if(l.subsystem!==void 0&&typeof l.subsystem!="string"){let t={
instancePath:i+"/subsystem",schemaPath:"#/properties/subsystem/type",keyword:"type",params:{type:"string"}};if(e===null)e=[t];else if(e.push(t)===1e4)return h.errors=
e,!1;s++}if(l.status!==void 0&&typeof l.status!="string"){let t={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"str\
ing"}};if(e===null)e=[t];else if(e.push(t)===1e4)return h.errors=e,!1;s++}if(l.key_files!==void 0){let t=l.key_files;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let r={instancePath:i+"/key_files",schemaPath:"#/properties/key_files/type",keyword:"type",params:{type:"object"}};if(e===null)e=[r];else if(e.push(r)===1e4)
return h.errors=e,!1;s++}}if(l["key-files"]!==void 0){let t=l["key-files"];if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i+"/key-files",schemaPath:"\
#/properties/key-files/type",keyword:"type",params:{type:"object"}};if(e===null)e=[r];else if(e.push(r)===1e4)return h.errors=e,!1;s++}}if(l.requires!==void 0){
let t=l.requires;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let o=t[p];if(o&&typeof o=="object"&&!Array.isArray(o)&&o.block!==void 0){let d=o.block;
if(typeof d!="object"&&typeof d!="string"&&!(typeof d=="number"&&isFinite(d))&&typeof d!="boolean"){let a={instancePath:i+"/requires/"+p+"/block",schemaPath:"#/\
properties/requires/items/properties/block/type",keyword:"type",params:{type:A.properties.requires.items.properties.block.type}};if(e===null)e=[a];else if(e.push(
a)===1e4)return h.errors=e,!1;s++}}}}}if(l.affects!==void 0){let t=l.affects;if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++){let o=t[p];if(typeof o!="o\
bject"&&typeof o!="string"&&!(typeof o=="number"&&isFinite(o))&&typeof o!="boolean"){let d={instancePath:i+"/affects/"+p,schemaPath:"#/properties/affects/items/\
type",keyword:"type",params:{type:A.properties.affects.items.type}};if(e===null)e=[d];else if(e.push(d)===1e4)return h.errors=e,!1;s++}}}}if(l.tech_stack!==void 0){
let t=l.tech_stack;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let r={instancePath:i+"/tech_stack",schemaPath:"#/properties/tech_stack/type",keyword:"type",
params:{type:"object"}};if(e===null)e=[r];else if(e.push(r)===1e4)return h.errors=e,!1;s++}}if(l["tech-stack"]!==void 0){let t=l["tech-stack"];if(!(t&&typeof t==
"object"&&!Array.isArray(t))){let r={instancePath:i+"/tech-stack",schemaPath:"#/properties/tech-stack/type",keyword:"type",params:{type:"object"}};if(e===null)e=
[r];else if(e.push(r)===1e4)return h.errors=e,!1;s++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(e===null)e=[t];else if(e.
push(t)===1e4)return h.errors=e,!1;s++}return h.errors=e,s===0}h.evaluated={props:{cluster:!0,block:!0,phase:!0,wave:!0,plan:!0,subsystem:!0,tags:!0,status:!0,commits:!0,
artifacts_created:!0,"artifacts-created":!0,key_files:!0,"key-files":!0,lessons_learned:!0,"lessons-learned":!0,requires:!0,provides:!0,affects:!0,tech_stack:!0,
"tech-stack":!0,key_decisions:!0,"key-decisions":!0,patterns_established:!0,"patterns-established":!0,requirements_completed:!0,"requirements-completed":!0,threads:!0,
threads_complete:!0,"threads-complete":!0,threads_total:!0,"threads-total":!0,completed_threads:!0,"completed-threads":!0,deviations:!0,one_liner:!0,"one-liner":!0,
started:!0,started_at:!0,"started-at":!0,completed:!0,completed_at:!0,"completed-at":!0,duration:!0,duration_seconds:!0,"duration-seconds":!0,skipped:!0,reason:!0,
block_name:!0,"block-name":!0,name:!0,title:!0,version:!0,created_at:!0,"created-at":!0,updated_at:!0,"updated-at":!0},dynamicProps:!1,dynamicItems:!1};var K=y,
v={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/warmth.sche\
ma.json",type:"object",properties:{codebase_patterns:{type:["array","null"],items:{type:"string"}},"codebase-patterns":{type:["array","null"],items:{type:"strin\
g"}},gotchas:{type:["array","null"],items:{type:"string"}},user_preferences:{type:["array","null"],items:{type:"string"}},"user-preferences":{type:["array","nul\
l"],items:{type:"string"}},decisions_made:{type:["array","null"],items:{type:"string"}},"decisions-made":{type:["array","null"],items:{type:"string"}},almost_did:{
type:["array","null"],items:{type:"string"}},"almost-did":{type:["array","null"],items:{type:"string"}}}};function y(l,{instancePath:i="",parentData:N,parentDataProperty:j,
rootData:F=l,dynamicAnchors:x={}}={}){let e=null,s=0,m=y.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),l&&typeof l=="object"&&!Array.
isArray(l)){if(l.codebase_patterns!==void 0){let t=l.codebase_patterns;if(!Array.isArray(t)&&t!==null){let r={instancePath:i+"/codebase_patterns",schemaPath:"#/\
properties/codebase_patterns/type",keyword:"type",params:{type:v.properties.codebase_patterns.type}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=e,
!1;s++}if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++)if(typeof t[p]!="string"){let o={instancePath:i+"/codebase_patterns/"+p,schemaPath:"#/properties/\
codebase_patterns/items/type",keyword:"type",params:{type:"string"}};if(e===null)e=[o];else if(e.push(o)===1e4)return y.errors=e,!1;s++}}}if(l["codebase-pattern\
s"]!==void 0){let t=l["codebase-patterns"];if(!Array.isArray(t)&&t!==null){let r={instancePath:i+"/codebase-patterns",schemaPath:"#/properties/codebase-patterns\
/type",keyword:"type",params:{type:v.properties["codebase-patterns"].type}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=e,!1;s++}if(Array.isArray(
t)){let r=t.length;for(let p=0;p<r;p++)if(typeof t[p]!="string"){let o={instancePath:i+"/codebase-patterns/"+p,schemaPath:"#/properties/codebase-patterns/items/\
type",keyword:"type",params:{type:"string"}};if(e===null)e=[o];else if(e.push(o)===1e4)return y.errors=e,!1;s++}}}if(l.gotchas!==void 0){let t=l.gotchas;if(!Array.
isArray(t)&&t!==null){let r={instancePath:i+"/gotchas",schemaPath:"#/properties/gotchas/type",keyword:"type",params:{type:v.properties.gotchas.type}};if(e===null)
e=[r];else if(e.push(r)===1e4)return y.errors=e,!1;s++}if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++)if(typeof t[p]!="string"){let o={instancePath:i+"\
/gotchas/"+p,schemaPath:"#/properties/gotchas/items/type",keyword:"type",params:{type:"string"}};if(e===null)e=[o];else if(e.push(o)===1e4)return y.errors=e,!1;
s++}}}if(l.user_preferences!==void 0){let t=l.user_preferences;if(!Array.isArray(t)&&t!==null){let r={instancePath:i+"/user_preferences",schemaPath:"#/propertie\
s/user_preferences/type",keyword:"type",params:{type:v.properties.user_preferences.type}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=e,!1;s++}if(Array.
isArray(t)){let r=t.length;for(let p=0;p<r;p++)if(typeof t[p]!="string"){let o={instancePath:i+"/user_preferences/"+p,schemaPath:"#/properties/user_preferences/\
items/type",keyword:"type",params:{type:"string"}};if(e===null)e=[o];else if(e.push(o)===1e4)return y.errors=e,!1;s++}}}if(l["user-preferences"]!==void 0){let t=l["\
user-preferences"];if(!Array.isArray(t)&&t!==null){let r={instancePath:i+"/user-preferences",schemaPath:"#/properties/user-preferences/type",keyword:"type",params:{
type:v.properties["user-preferences"].type}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=e,!1;s++}if(Array.isArray(t)){let r=t.length;for(let p=0;p<
r;p++)if(typeof t[p]!="string"){let o={instancePath:i+"/user-preferences/"+p,schemaPath:"#/properties/user-preferences/items/type",keyword:"type",params:{type:"\
string"}};if(e===null)e=[o];else if(e.push(o)===1e4)return y.errors=e,!1;s++}}}if(l.decisions_made!==void 0){let t=l.decisions_made;if(!Array.isArray(t)&&t!==null){
let r={instancePath:i+"/decisions_made",schemaPath:"#/properties/decisions_made/type",keyword:"type",params:{type:v.properties.decisions_made.type}};if(e===null)
e=[r];else if(e.push(r)===1e4)return y.errors=e,!1;s++}if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++)if(typeof t[p]!="string"){let o={instancePath:i+"\
/decisions_made/"+p,schemaPath:"#/properties/decisions_made/items/type",keyword:"type",params:{type:"string"}};if(e===null)e=[o];else if(e.push(o)===1e4)return y.
errors=e,!1;s++}}}if(l["decisions-made"]!==void 0){let t=l["decisions-made"];if(!Array.isArray(t)&&t!==null){let r={instancePath:i+"/decisions-made",schemaPath:"\
#/properties/decisions-made/type",keyword:"type",params:{type:v.properties["decisions-made"].type}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=e,
!1;s++}if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++)if(typeof t[p]!="string"){let o={instancePath:i+"/decisions-made/"+p,schemaPath:"#/properties/dec\
isions-made/items/type",keyword:"type",params:{type:"string"}};if(e===null)e=[o];else if(e.push(o)===1e4)return y.errors=e,!1;s++}}}if(l.almost_did!==void 0){let t=l.
almost_did;if(!Array.isArray(t)&&t!==null){let r={instancePath:i+"/almost_did",schemaPath:"#/properties/almost_did/type",keyword:"type",params:{type:v.properties.
almost_did.type}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=e,!1;s++}if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++)if(typeof t[p]!="st\
ring"){let o={instancePath:i+"/almost_did/"+p,schemaPath:"#/properties/almost_did/items/type",keyword:"type",params:{type:"string"}};if(e===null)e=[o];else if(e.
push(o)===1e4)return y.errors=e,!1;s++}}}if(l["almost-did"]!==void 0){let t=l["almost-did"];if(!Array.isArray(t)&&t!==null){let r={instancePath:i+"/almost-did",
schemaPath:"#/properties/almost-did/type",keyword:"type",params:{type:v.properties["almost-did"].type}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=
e,!1;s++}if(Array.isArray(t)){let r=t.length;for(let p=0;p<r;p++)if(typeof t[p]!="string"){let o={instancePath:i+"/almost-did/"+p,schemaPath:"#/properties/almos\
t-did/items/type",keyword:"type",params:{type:"string"}};if(e===null)e=[o];else if(e.push(o)===1e4)return y.errors=e,!1;s++}}}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};if(e===null)e=[t];else if(e.push(t)===1e4)return y.errors=e,!1;s++}return y.errors=e,s===0}y.evaluated={props:{codebase_patterns:!0,
"codebase-patterns":!0,gotchas:!0,user_preferences:!0,"user-preferences":!0,decisions_made:!0,"decisions-made":!0,almost_did:!0,"almost-did":!0},dynamicProps:!1,
dynamicItems:!1};var warmth_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/\
schemas/grid/warmth.schema.json",title:"WARMTH.md",type:"object",properties:{codebase_patterns:{type:["array","null"],items:{type:"string",description:"One less\
on.","x-source":'G, "Warmth Aggregation"',"x-kind":"text"},description:"How things are done in this code.","x-source":"D21"},"codebase-patterns":{type:["array",
"null"],items:{type:"string",description:"One lesson.","x-source":'G, "Warmth Aggregation"',"x-kind":"text"},description:"How things are done in this code.","x-\
source":"D21"},gotchas:{type:["array","null"],items:{type:"string",description:"One lesson.","x-source":'G, "Warmth Aggregation"',"x-kind":"text"},description:"\
What goes wrong, and how not to run into it again.","x-source":"D21"},user_preferences:{type:["array","null"],items:{type:"string",description:"One lesson.","x-\
source":'G, "Warmth Aggregation"',"x-kind":"text"},description:"What the user likes, and what not.","x-source":"D21"},"user-preferences":{type:["array","null"],
items:{type:"string",description:"One lesson.","x-source":'G, "Warmth Aggregation"',"x-kind":"text"},description:"What the user likes, and what not.","x-source":"\
D21"},decisions_made:{type:["array","null"],items:{type:"string",description:"One lesson.","x-source":'G, "Warmth Aggregation"',"x-kind":"text"},description:"Wh\
at was decided on the way.","x-source":"D21"},"decisions-made":{type:["array","null"],items:{type:"string",description:"One lesson.","x-source":'G, "Warmth Aggr\
egation"',"x-kind":"text"},description:"What was decided on the way.","x-source":"D21"},almost_did:{type:["array","null"],items:{type:"string",description:"One \
lesson.","x-source":'G, "Warmth Aggregation"',"x-kind":"text"},description:"What was nearly done, and why it was not.","x-source":"D21"},"almost-did":{type:["ar\
ray","null"],items:{type:"string",description:"One lesson.","x-source":'G, "Warmth Aggregation"',"x-kind":"text"},description:"What was nearly done, and why it \
was not.","x-source":"D21"}},description:"WARMTH.md, as front matter or as YAML from end to end. It may also be Markdown alone.","x-source":"G, D21","x-unknown":"\
open"};var stateSpecification={schema:state_schema_default,validate:B},persistenceSpecification={schema:state_persistence_schema_default,validate:G},companions={checkpoint:{
schema:checkpoint_schema_default,validate:H},summary:{schema:summary_schema_default,validate:J},warmth:{schema:warmth_schema_default,validate:K}};function specificationOf(kind){
return companions[kind]}var schemaKeys=["phases","session_id","mission_id"],schemaKey=new RegExp(`(?:^|[{,][ \\t]*)["']?(?:${schemaKeys.join("|")})["']?[ \\t]*:`,"m"),bareSchemaKey=new RegExp(
`^["']?(?:${schemaKeys.join("|")})["']?[ \\t]*:`,"m"),persistenceKey=new RegExp(`^(?:${Object.keys(state_persistence_schema_default.properties).join("|")})(?=[ \
\\t]*:)`,"gm"),anyKey=/(?:^|[{,][ \t]*)["']?[A-Za-z_][\w-]{0,60}["']?[ \t]*:(?:[ \t\r\n]|$)/m,lowerKey=/^["']?[a-z_][\w-]{0,60}["']?[ \t]*:(?:[ \t\r\n]|$)/m,stateHeading=/^ {0,3}#{1,6}[ \t].{0,200}Grid State/im,
positionHeading=/^ {0,3}#{1,6}[ \t].{0,200}Current Position/im,plainLine=/^[ \t]*(?:[-*+][ \t]+)?[*_]{0,2}(?:Phase|Block)[*_]{0,2}:/m,proseLine=/^[ \t]*(?:[-*+][ \t]+)?[*_]{0,2}(?:Phase|Block)[*_]{0,2}(?::|[ \t]+\d{1,4}[ \t]?(?:\/|of)[ \t]?\d{1,4}[*_]{0,2}(?::|\s*$))/m;
function formOf(text){let frontMatter=splitFrontMatter(text),{form:form3,yaml,body}=frontMatter,block2=text.slice(yaml.start,yaml.end);return form3==="none"||isProseBetweenBreaks(
block2)?withoutFences(text):{dialect:dialectOfYaml(block2)??(isAnnounced(text.slice(body.start,body.end))?"prose":void 0),yaml,body,frontMatter}}function dialectOfKeys(keys){
return keys.some(key=>schemaKeys.includes(key))?"schema":"persistence"}function withoutFences(text){let whole={start:0,end:text.length},nothing={start:text.length,
end:text.length},frontMatter={form:"none",yaml:nothing,body:whole,faults:[]},bare2=bareDialect(text);if(!bare2)return{dialect:isProse(text)?"prose":void 0,yaml:nothing,
body:whole,frontMatter};let misplaced=misplacedFrontMatter(text);return misplaced?{dialect:bare2,yaml:misplaced.yaml,body:misplaced.body,frontMatter:misplaced}:
{dialect:bare2,yaml:whole,body:nothing,frontMatter}}function misplacedFrontMatter(text){let fences=linesOf(text).filter(({start,end})=>/^---[ \t]*$/.test(text.slice(
start,end))),[first,second]=fences;if(!first)return;let hasFieldsAbove=anyKey.test(text.slice(0,first.start)),closing=hasFieldsAbove?first:second??{start:text.length,
end:text.length},yaml={start:hasFieldsAbove?0:Math.min(first.end+1,text.length),end:closing.start},body={start:Math.min(closing.end+1,text.length),end:text.length},
faults=[{kind:"front-matter",message:hasFieldsAbove?"the front matter that ends here has no beginning; expected a line `---` above its first value":"the front m\
atter begins below other text; readers look for `---` on the first line",...first}];return{form:"fenced",yaml,body,faults}}function hasFields(block2){return lowerKey.
test(dedented(block2))||/^\s{0,99}\{/.test(block2)}function firstKey(text){let line=/^[ \t]*([^\s#][^\n]{0,100})/m.exec(text)?.[1]??"";return line.startsWith("{")?
"{":/^["']?([a-z_][\w-]{0,60})["']?[ \t]*:(?:\s|$)/.exec(line)?.[1]}function dedented(yaml){let indent=/^( {1,32})[^\s#]/m.exec(yaml)?.[1]??"";return indent!==""&&
!/^[^\s#]/m.test(yaml)?yaml.replaceAll(`
${indent}`,`
`).slice(yaml.startsWith(indent)?indent.length:0):yaml}function dialectOfYaml(block2){let yaml=dedented(block2);return schemaKey.test(yaml)?"schema":anyKey.test(
yaml)?"persistence":void 0}function bareDialect(text){if(bareSchemaKey.test(text)||/^\s{0,99}\{/.test(text)&&schemaKey.test(text))return"schema";let known5=new Set(
text.match(persistenceKey)).size;if(known5>1||!isProse(text))return known5>0||lowerKey.test(text)?"persistence":void 0}function isProseBetweenBreaks(block2){return(proseLine.
test(block2)||positionHeading.test(block2))&&!lowerKey.test(block2)}function isAnnounced(text){return stateHeading.test(text)||plainLine.test(text)}function isProse(text){
return stateHeading.test(text)||positionHeading.test(text)||proseLine.test(text)}function readMapping(text,{start,end},limits){let{root,faults}=readYaml(text,start,end,limits);return root===void 0||root.kind==="map"?{root,faults}:{root:void 0,
faults:[...faults,noMapping(root)]}}function noMapping({kind,start,end}){return{kind:"front-matter",message:`the front matter is ${kind==="list"?"a list":"a sin\
gle value"}; expected a mapping of fields`,start,end}}function companionParts(text,kind,limits){let{form:form3,yaml,body,faults}=splitFrontMatter(text);if(form3!=="none"&&hasFields(text.slice(yaml.start,yaml.end)))
return{yaml,body,faults,...form3==="open"&&{isOpen:!0}};let key=form3==="none"?firstKey(text):void 0;if(key===void 0)return allMarkdown(text);if(isKnownField(key,
kind))return misplacedFrontMatter(text)??bareYaml(text);let{root,faults:doubts}=readMapping(text,{start:0,end:text.length},limits);return root&&doubts.length===
0?bareYaml(text):allMarkdown(text)}function bareYaml(text){return{yaml:{start:0,end:text.length},body:{start:text.length,end:text.length},faults:[]}}function allMarkdown(text){
return{yaml:{start:0,end:0},body:{start:0,end:text.length},faults:[]}}function isKnownField(key,kind){return Object.hasOwn(specificationOf(kind)?.schema.properties??
{},key)}async function readCompanion({kind,file,path,text},limits){let parts=kind==="scratchpad"?allMarkdown(text):companionParts(text,kind,limits),body=bodyOf(text,parts.
body,limits),conflicts=await conflictsOf(text,parts.body.start,body),faults=[...conflicts,...parts.faults],broken2=all=>{let document2=new TextDocument(path,text,
{faults:all});return{file,document:document2,body:withoutLines(body),isBroken:!0}};if(conflicts.some(({start})=>start<parts.yaml.end))return broken2([...conflicts]);
if(parts.isOpen)return broken2(faults);let fields=readMapping(text,parts.yaml,limits);if(!fields.root&&fields.faults.length>0)return broken2([...faults,...fields.
faults]);let specification=specificationOf(kind),document=new TextDocument(path,text,{root:fields.root,faults:[...faults,...fields.faults],verdict:specification&&
fields.root&&specify(dataOf(fields.root),specification).verdict}),isBroken=conflicts.length>0;return{file,document,body:isBroken?withoutLines(body):body,isBroken}}function fieldsNamed(document,name){let found=document.root?[{name:"",keyPath:[],value:document.root}]:[];for(let part of name.split(".")){let wanted=folded(part);
found=found.flatMap(({keyPath,value})=>(value.kind==="map"?value.entries:[]).flatMap(entry=>{let key=String(entry.key.value);if(folded(key)!==wanted)return[];let path=[
...keyPath,key];return{name:path.join("."),keyPath:path,value:entry.value}}))}return found}function textOf({style,source,value}){return value===null?"":style===
"plain"||style==="literal"?source:String(value)}function textIn2(value){let texts=[],pending=[value];for(let node=pending.pop();node;node=pending.pop())node.kind===
"scalar"?texts.push(textOf(node)):node.kind==="list"?pending.push(...[...node.items].reverse()):pending.push(...node.entries.map(entry=>entry.value).reverse());
return texts.join(" ").replace(/\s+/g," ").trim()}var longest2=4096,separators=[" - "," -- "," \u2013 "," \u2014 "," => "," -> "," \u2192 "," # "],arrow=/ (?:=>|->|→) /,bullet=/^(?:[-*+•]|\d{1,3}[.)])\s+/,extension=/\.[A-Za-z][A-Za-z0-9]{0,9}$/,
betweenPaths=/[,;]\s+|(?<=\.[A-Za-z][A-Za-z0-9]{0,9})[,;]/,lineNumbers=/:L?\d[\d:-]{0,30}$|#L\d.{0,20}$/;function statedPaths(text){let names2=text.split(`
`).map(line=>line.trim()).filter(line=>line!=="").flatMap(itemsOf).map(nameIn);return(names2.every(isLikePath)?names2:names2.slice(0,1)).filter(isPath)}function isLikePath(word){
return!/\s/.test(word)&&(word.includes("/")||extension.test(word))}function isFileName(text){return extension.test(text)&&/ /.test(text)&&!/[\n,;]/.test(text)&&
!isPattern(text)}function itemsOf(line){let item=line.replace(bullet,""),parts=item.replace(/[,;]$/,"").split(betweenPaths);return!item.includes("{")&&parts.every(
part=>!/\s/.test(part)&&isLikePath(nameIn(part)))?parts:[item]}function nameIn(item){if(item.length>longest2)return/\s/.test(item)?"":item;let text=linked(renamed(
unwrapped(item))),quoted=/`([^`]+)`/.exec(text)?.[1];return oneName(unwrapped(quoted??withoutDescription(text))).replace(/[,;:]$/,"").replace(lineNumbers,"")}function unwrapped(text){
let[,mark="",inner=""]=/^(\*\*|["'`])(.+)\1$/.exec(text)??[];return mark===""||inner.includes(mark)?text:inner}function renamed(text){let whole=text.replace(/\{[^{}=]* => (?:([^{}=]+)\}|\}\/?)/,
(_2,name="")=>name),[from="",to=""]=whole.split(arrow,2);return to===""||to.startsWith("/")?whole:isLikePath(unwrapped(from))&&isLikePath(nameIn(to))?to:whole}function linked(text){
let middle=text.indexOf("](");if(!text.startsWith("[")||middle<0)return text;let[word=""]=text.slice(middle+2).split(/\s/,1),end=word.lastIndexOf(")");if(end<0)
return text;let label3=unwrapped(text.slice(1,middle)),target=word.slice(0,end),rest=text.slice(middle+2+end+1);return label3.includes("/")&&isLikePath(label3)?
label3+rest:isLikePath(target)&&!/^[./]|:|\]\(/.test(target)?target+rest:""}function withoutDescription(text){let ends=separators.map(separator=>text.indexOf(separator)),
colon=text.indexOf(": ");isLikePath(text.slice(0,Math.max(0,colon)))&&ends.push(colon);let bracket=text.indexOf(" (");bracket>0&&/^(?:\s|$)/.test(text.slice(text.
indexOf(")",bracket)+1))&&ends.push(bracket);let end=Math.min(...ends.filter(one=>one>0),text.length),path=text.slice(0,end).trimEnd();return end===text.length||
isLikePath(path)?path:""}function oneName(text){let[first="",...others2]=text.split(/\s+/),last=others2.at(-1);if(last===void 0)return first;let path=first.replace(
/[,;:]$/,"");return path.includes("/")&&(extension.test(path)||path.endsWith("/"))?path:first.includes("/")&&extension.test(last)&&!others2.some(word=>word.includes(
"/"))?text:""}function isPath(name){return isNothing(name)||isPattern(name)||/^https?:\/\//i.test(name)?!1:/[\p{L}/]/u.test(name)&&!/^(?:true|false|yes)$/i.test(
name)}function isPattern(path){let hasChoice=path.includes("{")&&path.includes(",")&&path.includes("}");return path.includes("*")||hasChoice||/(?:\.{3}|…)$/.test(
path)}function filesOfState(state){return(state?.dialect==="schema"&&state.data.persistent?.artifacts||[]).flatMap((artifact,index)=>{let field=`persistent.artifacts.${index}\
.path`;return state&&artifact?.path?.trim()?[{path:artifact.path,at:state.at(field),field}]:[]})}function filesOfSummary(summary){return filesIn(summary,["artif\
acts_created","key-files.created","key-files.modified"])}function filesIn({document},lists){let first=new Map;for(let{name:field,keyPath,value}of lists.flatMap(
list=>fieldsNamed(document,list)))for(let{path,...place2}of pathsIn(value,keyPath))first.has(path)||first.set(path,{path,field,at:{document,...place2}});return[
...first.values()]}var pathKeys=new Set(["path","file","filename","filepath"]);function pathsIn(node,keyPath){return node.kind==="list"?node.items.flatMap((item,index)=>pathsIn(
item,[...keyPath,index])):node.kind==="map"?inRecord(node,keyPath):typeof node.value=="string"?statedPaths(textOf(node)).map(path=>({path,keyPath,start:node.start,
end:node.end})):[]}function inRecord(record,keyPath){let own=record.entries.find(({key,value})=>pathKeys.has(folded(String(key.value)))&&value.kind==="scalar");
return own?inPathField(own,keyPath):record.entries.flatMap(({key,value})=>{let below=[...keyPath,String(key.value)];return value.kind!=="scalar"?pathsIn(value,below).
filter(({path})=>/[./]/.test(path)):folded(String(key.value))==="artifact"?pathsIn(value,below).filter(({path})=>isLikePath(path)):statedPaths(textOf(key)).filter(
isLikePath).map(path=>({path,keyPath:below,start:key.start,end:key.end}))})}function inPathField({key,value},keyPath){let below=[...keyPath,String(key.value)],paths=pathsIn(
value,below);if(paths.length>0||value.kind!=="scalar")return paths;let text=textOf(value).trim();return isFileName(text)?[{path:text,keyPath:below,start:value.start,
end:value.end}]:[]}var anyWord=/[^\s,;+&]+/g,wrapping=/^[`*_~"'([{<]{0,9}(?:#(?!\d{1,64}(?:\W|$)))?|[`*_~"')\]}>.:]{1,9}$/g,noWord=/\]\([^()\s]{0,2000}\)|<br ?\/?>|\.{2,3}/gi,note=/\(commits?[ :#]{1,3}([^()]{4,200})\)/gi;
function hashWords(text){let all=wordsOf(text),isAlone=all.every(({name})=>isLikeHash(name));return{hashes:all.filter(({name})=>isAlone||isHash(name)&&name.length>=
7&&/\d/.test(name)),isAlone}}function notedHashes(text){return[...text.matchAll(note)].flatMap(({0:whole,1:inner="",index})=>{let from=index+whole.length-1-inner.
length;return hashWords(inner).hashes.map(({name,start,end})=>({name,start:from+start,end:from+end,note:index}))})}function isLikeHash(word){return isHash(word)&&
(word.length>=7||/\d/.test(word)&&/[a-f]/.test(word))}function wrappedHashes(word){let words3=wordsOf(word);return words3.length>0&&words3.every(({name})=>isHash(
name))?words3:void 0}function wordsOf(text){return[...text.replace(noWord,found=>" ".repeat(found.length)).matchAll(anyWord)].flatMap(({0:found,index})=>{let name=found.
replace(wrapping,""),start=index+found.indexOf(name);return/[\p{L}\p{N}]/u.test(name)?{name,start,end:start+name.length}:[]})}var commitKeys=new Set(["commit","commits","hash","hashes","sha","shas","commithash","commitsha","commitid"]),threadKey=/^(?:block|wave|thread|task)?[ _-]?\d{1,4}(?:[.-]\d{1,4})?$/i;
function namedCommits(value,keyPath,isSure){if(value.kind==="list")return value.items.flatMap((item,index)=>namedCommits(item,[...keyPath,index],isSure));if(value.
kind==="map")return inRecord2(value,keyPath,isSure);let text=textOf(value);return namesIn(text,isSure).map(name=>({name,keyPath,node:value}))}function inRecord2(record,keyPath,isSure){
let own=record.entries.filter(({key})=>commitKeys.has(folded(String(key.value)))),telling=own.filter(({value})=>value.kind!=="scalar"||hashWords(textOf(value)).
hashes.length>0);return(own.length>0?telling.length>0?telling:own.slice(0,1):record.entries).flatMap(({key,value})=>{let text=textOf(key),{hashes,isAlone}=hashWords(
text),below=[...keyPath,String(key.value)];return own.length>0?namedCommits(value,below,!0):isAlone&&hashes.length>0?hashes.map(({name})=>({name,keyPath:below,node:key})):
namedCommits(value,below,isSure&&threadKey.test(text))})}function namesIn(text,isSure){let whole=text.trim(),found=isSure&&!/\s/.test(whole)?namesOfWord(whole):
whole.split(`
`).flatMap(commitsOfLine);return found.length>0||!isSure||isNothing(whole)?found:[whole]}function namesOfWord(word){return(wrappedHashes(word)??[]).map(({name})=>name)}
function commitsOfLine(line){let noted=notedHashes(line),{hashes,isAlone}=hashWords(line);return(noted.length>0?noted:isAlone?hashes:hashes.slice(0,1)).map(({name})=>name)}var rule=/^[ \t>]{0,99}[ \t:|-]+$/;function isNextLine(text,{end},{start}){return start===end+1||start===end+2&&text.startsWith(`\r
`,end)}function isTableRule(raw){return raw.includes("|")&&raw.includes("-")&&rule.test(raw)}function cellsOf(raw){let cells=[],start=0;for(let{0:found,index}of raw.
matchAll(/\\.|\|/g))found==="|"&&(cells.push({text:raw.slice(start,index),start}),start=index+1);return[...cells,{text:raw.slice(start),start}]}var commitHeading=/^(?:git ?)?(?:commit|hash|sha)(?:e?s|\(s\))?(?: ?(?:hash|sha|id)(?:e?s)?)?$/;function tableCommits(text,lines){let commits=[],columns;for(let[
index,line]of lines.entries()){let before3=lines[index-1];if(!(before3!==void 0&&isNextLine(text,before3,line))||!line.raw.includes("|"))columns=void 0;else if(!columns)
columns=isTableRule(line.raw)?commitColumns(before3.raw):void 0;else if(columns.size>0)for(let commit of commitsOfRow(line,columns))commits.push(commit)}return commits}
function commitColumns(heading2){let columns=[...cellsOf(heading2).entries()].filter(([,{text}])=>{let title2=text.replace(/[*_`]/g,"").trim().toLowerCase();return title2.
length<40&&commitHeading.test(title2)});return new Set(columns.map(([column])=>column))}function commitsOfRow({raw,start:line},columns){let row=line+raw.length-
raw.trimStart().length;return cellsOf(raw).flatMap(({text,start},column)=>{if(!columns.has(column))return[];let from=line+start;return hashWords(text).hashes.map(
word=>({name:word.name,start:from+word.start,end:from+word.end,row}))})}function commitsOfState(state){let field="resume.last_commit",node=state?.dialect==="schema"?state.document.node(field):void 0,name=node?.kind==="scalar"?textOf(
node).trim():"";return state&&name!==""?[{name,at:state.at(field),field}]:[]}function commitsOfSummary(summary){return recorded(summary,inFields(summary,"commit\
s",!0),inTables(summary))}function commitsOfCheckpoint(checkpoint){let named3=["completed_threads","checkpoint_details.completed_threads"].flatMap(field=>inFields(
checkpoint,field,!1));return recorded(checkpoint,named3,[...inTables(checkpoint),...inNotes(checkpoint,"the checkpoint")])}function commitsOfScratchpad(scratchpad){
return recorded({...scratchpad,blocks:[]},[],inNotes(scratchpad,"the scratchpad"))}function inFields({document},path,isSure){return fieldsNamed(document,path).flatMap(
({name:field,keyPath,value})=>value.kind==="scalar"&&/^\d{1,3}$/.test(textOf(value))?[]:namedCommits(value,keyPath,isSure).map(({name,keyPath:keyPath2,node:{start,
end}})=>({name,field,at:{document,keyPath:keyPath2,start,end}})))}function inTables({document,body}){return tableCommits(document.text,body.lines).map(({name,start,
end,row})=>({name,field:"the table of threads",at:document.span(start,end),place:row}))}function inNotes({document,body},field){return body.lines.flatMap(({raw,
start:line})=>notedHashes(raw).map(({name,start,end,note:note2})=>({name,field,at:document.span(line+start,line+end),place:line+note2})))}async function recorded({
document:{path},body,isBroken,blocks},named3,mentions){let names2=new Set(named3.map(({name})=>name)),others2=mentions.filter(({name})=>!names2.has(name)),structure=others2.
length>0?await body.structure():void 0,told=structure?.ok?others2.filter(({place:place2})=>structure.isText(place2)):[],reason=structure?.ok===!1?structure.reason:
isBroken?"it does not parse":void 0;return{commits:firstOf([...named3,...told]).map(({name,at,field})=>({name,at,field,...blocks.length>0&&{blocks}})),...reason!==
void 0&&{unread:{path,reason}}}}function firstOf(commits){let first=new Map;for(let commit of[...commits].sort((a,b)=>a.at.start-b.at.start))first.has(commit.name)||
first.set(commit.name,commit);return[...first.values()]}async function readClaims({state,summaries:summaries2,checkpoints,scratchpad},unreadable){let recorded2=await Promise.all([...summaries2.map(commitsOfSummary),...checkpoints.
map(commitsOfCheckpoint),...scratchpad?[commitsOfScratchpad(scratchpad)]:[]]),unread=recorded2.flatMap(one=>one.unread??[]);return{commits:[...commitsOfState(state),
...recorded2.flatMap(({commits})=>commits)],files:[...filesOfState(state),...summaries2.flatMap(filesOfSummary)],unlisted:reasons([...unread,...unreadable.map(({
path})=>({path,reason:"it could not be read"}))])}}function reasons(unread){let byReason=new Map;for(let{path,reason}of unread){let{first=path,others:others2=-1}=byReason.
get(reason)??{};byReason.set(reason,{first,others:others2+1})}return[...byReason].map(([reason,{first,others:others2}])=>`not all of ${quote(first)}${others2>0?
` and ${others2} more`:""} was read: ${reason}`)}var most=4*1024*1024;async function readCompanions(tree,root,files,numbering,limits){let lists={summary:[],checkpoint:[],plan:[]},single2={scratchpad:void 0,warmth:void 0,
decisions:void 0,blockers:void 0},unreadable=[],config,length=0;for(let{file,kind}of inTurn(files)){let path=pathIn(root,file),reading=length>most?void 0:await tree.
read(path,limits.markdownBytes),read=reading&&textIn(reading,path,limits.markdownBytes,kind==="config");if(read?.ok===!1){read.file.refusal!=="missing"&&unreadable.
push(read.file);continue}if(length+=read?.text.length??0,!reading||!read||length>most){unreadable.push({path,refusal:"too-many",detail:`${size(most)} in the fil\
es beside STATE.md`});continue}if(kind==="config"){config=jsonDocument(path,read.text,limits).document;continue}let known5=await readOnce(reading,{kind,file,path,
text:read.text},limits);kind==="summary"||kind==="checkpoint"||kind==="plan"?lists[kind].push(withBlock(known5,numbering)):single2[kind]=known5.companion}let{summary:summaries2,
checkpoint:checkpoints,plan:plans2}=lists;return{summaries:summaries2,checkpoints,plans:plans2,...single2,config,unreadable}}var knownOf=new WeakMap;async function readOnce(reading,text,limits){
let before3=knownOf.get(reading);if(before3?.limits===limits&&before3.companion.file===text.file)return before3;let companion=await readCompanion(text,limits),said2=name=>{
let[field]=[name,`position.${name}`].flatMap(path=>fieldsNamed(companion.document,path));return field?.value.kind==="scalar"?textOf(field.value):""},known5={limits,
companion,phase:said2("phase"),block:said2("block")};return knownOf.set(reading,known5),known5}var turns={checkpoint:0,blockers:1,decisions:1,warmth:1,scratchpad:1,
config:1,summary:3,plan:4};function inTurn(files){return files.flatMap(file=>{let kind=companionKind(file);return kind?{file,kind,turn:kind==="checkpoint"&&file!==
"CHECKPOINT.md"?2:turns[kind]}:[]}).sort((a,b)=>a.turn-b.turn)}function withBlock({companion,...said2},numbering){let{block:named3,phase:folder=""}=namedSummary(
companion.file)??namedPlan(companion.file)??{},phase2=parsePhase(said2.phase)??named3?.phase??parsePhase(folder),block2=parseBlock(said2.block,phase2)??(named3?.
isPlain?{...named3,phase:phase2}:named3);return{...companion,block:block2,blocks:block2?blockNames(block2,numbering):[]}}var locks=[".state.lock",`${stateFile}.lock`];function leftoverOf(file){if(isLock(file))return{file,kind:"lock",of:stateFile};if(!isOfMission(file))return leftoverAmong(
file,isOfMission)}function isOfMission(file){return file===stateFile||companionKind(file)!==void 0}function isLock(file){return locks.includes(file)}function isDated(file){
return companionKind(file)==="scratchpad"}function listGrid(tree,root,limits){let isOwn=root===".grid"||root.endsWith("/.grid");return listRoot(tree,root,{enters:folder=>isSearched(folder.slice(folder.lastIndexOf(
"/")+1))&&(isOwn||isKnown(folder)),hides:isHiding},limits)}function isKnown(file){return file==="plans"||file==="phases"||/^phases\/[^/]+$/.test(file)}function isHiding(link){
return link==="phases"||/^phases\/\d[^/.]*$/.test(link)}function phasesOf({data}){return(data.phases?.definitions??[]).map((definition,index)=>({...definition,path:`phases.definitions.${index}`,number:index+1}))}function nameOf({
id,number:number2}){return id===void 0?`phase ${number2}`:quote(id)}function phaseNumber(id){return Number(id.slice(0,2))}function isNumbered({number:number2,id},wanted){
return number2===wanted||id!==void 0&&phaseNumber(id)===wanted}function phaseNumbered(state,wanted){let phases=phasesOf(state);return phases.find(({number:number2})=>number2===
wanted)??phases.find(phase2=>wanted!==void 0&&isNumbered(phase2,wanted))}function currentPhases(state){let{phase:number2,phase_id:id}=state.data.position??{},numbers=[
number2,state.data.phases?.current].filter(one=>one!==void 0);return phasesOf(state).filter(phase2=>id!==void 0&&phase2.id===id||numbers.some(one=>isNumbered(phase2,
one)))}function currentNumber(state){let{current,total}=state.data.phases??{};return current!==void 0&&current>=1&&(total===void 0||current<=total)||isPlanning(
state)?current:void 0}function isPlanning(state){return stageOf(state)==="planned"}function isRunning(state){return isUnderWay(stageOf(state))}function numberingOfMission(state,files){let blocks=files.flatMap(file=>{let block2=(namedSummary(file)??namedPlan(file))?.block;return block2?[block2]:[]});return numberingOf(
phasesIn(state),blocks)}function phasesIn(state){return state?.dialect==="schema"?definedBlocks(state):state?.dialect==="prose"?tickedBlocks(state):[]}function definedBlocks(state){
return phasesOf(state).map(({number:number2,id,blocks})=>({numbers:id===void 0?[number2]:[...new Set([phaseNumber(id),number2])],blocks:blocks||void 0}))}function tickedBlocks({
ticks}){let byPhase=new Map;for(let{phase:phase2,block:block2}of ticks)byPhase.set(phase2,(byPhase.get(phase2)??new Set).add(block2));let phases=[...byPhase].map(
([phase2,blocks])=>({phase:phase2,blocks:[...blocks]})),isInOrder=phases.every(({phase:phase2},index)=>phase2===index+1),isByPhase=phases.every(({blocks})=>isRun(
blocks));return!isInOrder||!(isByPhase||isRun(phases.flatMap(({blocks})=>blocks)))?[]:phases.map(({phase:phase2=0,blocks})=>({numbers:[phase2],blocks:blocks.length}))}
function isRun(numbers){return numbers.every((number2,index)=>number2===index+1)}function countPlannedBlocks(files){let inPhases=new Groups,others2=new Groups;for(let file of files){let{block:block2,phase:phase2}=namedPlan(file)??{};block2?.
isPlain?others2.add(phase2,block2.number):block2&&inPhases.add(block2.phase,block2.number)}return inPhases.areRuns()&&(isRun2(others2.all())||others2.areRuns())?
inPhases.all().length+others2.all().length:0}function plannedBefore(files,phase2){let named3=files.flatMap(file=>namedPlan(file)?.block??[]),plain=named3.filter(
block2=>block2.isPlain).map(({number:number2})=>number2),restarts=new Set(plain).size<plain.length,before3=named3.filter(block2=>(block2.phase??0)<(phase2??0)&&
(restarts||!block2.isPlain));return phase2===void 0?0:new Set(before3.map(block2=>`${block2.phase}-${block2.number}`)).size}var Groups=class{#numbers=new Map;add(group,number2){
let numbers=this.#numbers.get(group)??new Set;this.#numbers.set(group,numbers.add(number2))}all(){return[...this.#numbers.values()].flatMap(numbers=>[...numbers])}areRuns(){
return[...this.#numbers.values()].every(numbers=>isRun2([...numbers]))}};function isRun2(numbers){return[...numbers].sort((a,b)=>a-b).every((number2,index)=>number2===
index+1)}var LineCursor=class{#line;#at=0;constructor(line){this.#line=line}get rest(){return this.#line.raw.slice(this.#at)}take(pattern){let match=pattern.exec(this.rest)??
void 0;return this.#at+=match?.[0].length??0,match}piece(pattern){let from=this.#at,match=this.take(pattern),group=match?.[1]??"";return this.#trimmed(group,from+
(match?.[0].indexOf(group)??0))}remainder(){let from=this.#at;return this.#at=this.#line.raw.length,this.#trimmed(this.#line.raw.slice(from),from)}readAt(read){
let blanks=/^[ \t*_]*/.exec(this.rest)?.[0].length??0,found=read(this.rest.slice(blanks));if(!found)return;let start=this.#line.start+this.#at+blanks;return this.#at+=
blanks+found.text.length,{...found,start,end:start+found.text.length}}#trimmed(group,at){let text=group.replace(/^[ \t*_]+/,"").replace(/[ \t*_]+$/,"");if(text===
"")return;let start=this.#line.start+at+group.indexOf(text);return{text,start,end:start+text.length}}};var full="#\u2588\u2593\u25A0\u25AE\u25B0\u25CF\u25FC\u2B1B\u{1F7E9}\u{1F7E6}=*|",empty="-.\u2591\u2592\u25A1\u25AF\u25B1\u25CB\u25FB\u2B1C_\xB7 ",bracketed=new RegExp(
`^\\[([${full}]{0,200}>?)([${empty}]{0,200})\\]`,"u"),bare=/^([█▓■▮▰●◼🟩🟦]{0,200})([░▒□▯▱○◻⬜]{0,200})(?![█▓■▮▰●◼🟩🟦░▒□▯▱○◻⬜])/u,
fewest=3;function readBar(text){let match=bracketed.exec(text)??bare.exec(text);if(!match)return;let filled=Array.from(match[1]??"").length,cells=filled+Array.from(
match[2]??"").length;return cells<fewest?void 0:{filled,cells,text:match[0]}}function cellsFor(percent,bar){return percent/100*bar.cells}function isOff(bar,percent){
return Math.abs(bar.filled-cellsFor(percent,bar))>1+1e-9}function redraw({text,cells},percent){let signs=Array.from(text).filter(sign=>!"[]>".includes(sign)),filled=Math.
min(cells,Math.round(cellsFor(percent,{text,cells,filled:0}))),first=signs[0]??"",last=signs.at(-1)??"",drawn=(full.includes(first)?first:counterpart[first]??"#").
repeat(filled)+(empty.includes(last)?last:counterpart[last]??"-").repeat(cells-filled);return text.startsWith("[")?`[${drawn}]`:drawn}var counterpart={"\u2588":"\
\u2591","\u2593":"\u2591","\u25A0":"\u25A1","\u25AE":"\u25AF","\u25B0":"\u25B1","\u25CF":"\u25CB","\u25FC":"\u25FB","\u2B1B":"\u2B1C","\u{1F7E9}":"\u2B1C","\u{1F7E6}":"\
\u2B1C","\u2591":"\u2588","\u2592":"\u2588","\u25A1":"\u25A0","\u25AF":"\u25AE","\u25B1":"\u25B0","\u25CB":"\u25CF","\u25FB":"\u25FC","\u2B1C":"\u{1F7E9}"};var longestLine=500,labelled=/^[ \t]*(?:[-*+][ \t]+)?[*_]{0,3}(status|mode|progress|phase|block|wave|thread)[*_]{0,3}[ \t]{0,9}(:?)[*_]{0,3}[ \t]*/i,percentage=/^[*_ \t]*(\d{1,3}(?:\.\d{1,6})?)[ \t]?%[*_]{0,3}/,
number=/^(\d{1,4}(?:[.-]\d{1,4})?)(?!\w|[.-]\d)/,ofTotal=/^[ \t]{0,9}(?:\/|of\b)[ \t]{0,9}(\d{1,4})(?!\w|[.-]\d)/i,bracketed2=/^[ \t]*\(([^()]{1,200}(?:\([^()]{0,200}\))?)\)/,
afterSign=/^[ \t]*[:–—-][ \t]*(.{1,300})/;function claimsOf(lines){return lines.filter(({line})=>line.raw.length<=longestLine).flatMap(zoned=>claimIn(zoned)??
[])}function zonesOf(lines){let zone="head",isFenced=!1;return lines.flatMap(line=>(/^[ \t]{0,9}(?:```|~~~)/.test(line.raw)&&(isFenced=!isFenced),line.heading===
0||isFenced?{line,zone}:(zone=zoneBelow(line),[])))}function zoneBelow({raw,heading:heading2}){let title2=raw.slice(0,200).toLowerCase().replace(/[#*_]/g,"").trim();
return title2.includes("current position")?"position":title2.includes("active agents")?"agents":/^(?:current |overall )?progress\b/.test(title2)?"progress":heading2===
1||/^mission\b/.test(title2)?"head":"other"}function claimIn({line,zone}){let cursor=new LineCursor(line),match=cursor.take(labelled);if(!match)return unlabelledProgress(
cursor,zone);let label3=match[1]?.toLowerCase(),hasColon=match[2]===":";return label3==="status"||label3==="mode"?hasColon?{label:label3,zone,value:cursor.remainder(),
rest:""}:void 0:label3==="progress"?hasColon?progress(cursor,zone):void 0:position(cursor,{label:label3,zone,isAnchored:hasColon||zone==="position"})}function progress(cursor,zone){
let early=cursor.piece(percentage),bar=cursor.readAt(readBar),value=early??cursor.piece(percentage);return value||bar?{label:"progress",zone,value,bar,rest:cursor.
rest.trim()}:void 0}function unlabelledProgress(cursor,zone){if(zone==="other"||zone==="agents")return;let claim=progress(cursor,zone);return claim?.value&&claim.
bar?claim:void 0}function position(cursor,{label:label3,zone,isAnchored}){let value=cursor.piece(number),total=value&&cursor.piece(ofTotal);if(!value||!(isAnchored||
total))return;let name=cursor.piece(bracketed2)??cursor.piece(afterSign),rest=cursor.rest.trim();return!name&&/[\p{L}\p{N}]/u.test(rest)?void 0:{label:label3,zone,
value,total,name,rest}}var longestLine2=500,lowestHeading=6,done="\u2705|\u2714|\u2611|\u2713|\u{1F7E2}|\u{1F7E9}|\u23ED|\\[[xX]\\]",open="\u23F3|\u231B|\u23F1|\u23F8|\u{1F504}|\u{1F6A7}|\u{1F532}|\u2B1C|\u2610|\u2B1B|\u274C|\u2717|\u2718|\u{1F534}|\u{1F7E0}|\u{1F7E1}|\u{1F535}|\u26AA|\u{1F4CB}\
|\u{1F51C}|\\[ \\]",marker=/^[ \t]*(?:(?:[-*+]|\d{1,4}[.)]|#{1,6})[ \t]+)?/,leading=new RegExp(`^(${done}|${open})\\ufe0f?[ \\t]*`,"u"),block=/^[*_~]{0,4}block[ \t]+#?(\d{1,4}(?:-\d{1,4})?)(?!\w|[.-]\d)/i,
trailing=new RegExp(`(${done}|${open})\\ufe0f?[*_~]{0,4}$`,"u"),isDone=new RegExp(`^(?:${done})$`,"u"),phase=/^[ \t]*(?:(?:[-*+]|#{1,6})[ \t]+)?[*_~]{0,4}phase[ \t]+#?(\d{1,4})(?![\w.])/i;
function ticksOf(lines){let below;return lines.flatMap(line=>{if(line.raw.length>longestLine2)return[];let named3=phase.exec(line.raw)?.[1];return named3!==void 0?
below={phase:Number(named3),heading:line.heading||lowestHeading}:line.heading>0&&line.heading<=(below?.heading??0)&&(below=void 0),tickOf(line,below?.phase)??[]})}
function tickOf(line,phaseAbove){let cursor=new LineCursor(line),isItem=cursor.take(marker)?.[0].trim()!=="",before3=cursor.piece(leading);before3&&cursor.take(
leading);let number2=cursor.piece(block),mark=before3??(isItem?markAtEnd(line):void 0);if(!number2||!mark)return;let isSkipped=mark.text==="\u23ED"||/\bskipped\b/i.
test(line.raw),[first="",second]=number2.text.split("-");return{block:Number(second??first),phase:second===void 0?phaseAbove:Number(first),isPlain:second===void 0,
complete:isSkipped||isDone.test(mark.text),isSkipped,start:mark.start,end:mark.end}}function markAtEnd({raw,start}){let match=trailing.exec(raw.trimEnd()),text=match?.[1];
if(!(!match||text===void 0))return{text,start:start+match.index,end:start+match.index+text.length}}async function readProse(document,body){let state={dialect:"prose",document,body,at:document.at.bind(document),ticks:[]},structure=await body.structure();if(!structure.
ok)return{...state,unread:structure.reason};let lines=textLines(body.lines,structure),first=finder(lines,({value})=>!value||structure.isText(value.start)),span=({
start,end})=>document.span(start,end),cluster=titleOf(lines),phase2=numbered(first("phase"),span),block2=numbered(first("block"),span),status=first("status")?.value,
{value:percent,bar}=first("progress")??{};return{...state,...cluster&&{cluster:{value:cluster.text,at:span(cluster)}},...phase2&&{phase:phase2},...block2&&{block:block2},
...status&&{status:{value:status.text,at:span(status)}},...percent&&{percent:figure(percent,span)},...bar&&{bar:{filled:bar.filled,cells:bar.cells,at:span(bar)}},
ticks:ticksOf(lines).map(({start,end,...tick})=>({...tick,at:span({start,end})}))}}function finder(lines,isTold2){let zoned=zonesOf(lines),claims=claimsOf(zoned).
filter(isTold2),anywhere=zoned.some(({zone})=>zone==="position")?[]:["head","progress","other"];return label3=>{let own=claims.filter(claim=>claim.label===label3);
return[["position"],label3==="progress"?["head","progress"]:[],anywhere].map(zones=>own.find(({zone})=>zones.includes(zone))).find(claim=>claim!==void 0)}}var title=/^ {0,3}#{1,6}[ \t]+(?:the[ \t]+)?grid state[ \t]{0,9}(?:-|–|—|:)[ \t]*(\S.{0,200})$/i;
function titleOf(lines){for(let{raw,start,heading:heading2}of lines){let text=heading2>0?title.exec(raw)?.[1]?.replace(/[ \t]+#*[ \t]*$/,""):void 0;if(!text)continue;
let from=start+raw.lastIndexOf(text);return{text,start:from,end:from+text.length}}}function numbered(claim,span){let{value,total,name}=claim??{};if(!(!value||value.
text.includes(".")))return{current:figure(value,span),...total&&{total:figure(total,span)},...name&&{name:name.text}}}function figure(piece,span){return{value:Number(
piece.text.split("-").at(-1)),at:span(piece)}}async function readState(file){let form3=formOf(file.text),body=bodyOf(file.text,form3.body,file.limits),conflicts=await conflictsOf(file.text,form3.body.start,
body);if(conflicts.filter(conflict=>conflict.start<form3.yaml.end).length>0||conflicts.length>0&&form3.dialect==="prose")return broken(file,form3,conflicts);if(!form3.
dialect||form3.frontMatter.form==="open")return broken(file,form3,[...conflicts,...formFaults(form3)]);let faults=[...conflicts,...form3.frontMatter.faults],readable=conflicts.
length>0?withoutLines(body):body;if(form3.dialect==="prose"){let document=new TextDocument(file.path,file.text,{faults});return stateOf(await readProse(document,
readable))}let fields=readMapping(file.text,form3.yaml,file.limits);if(!fields.root)return broken(file,form3,[...faults,...fields.faults]);let parsed={root:fields.
root,faults:[...faults,...fields.faults]};if(dialectOfKeys(fields.root.entries.map(({key})=>String(key.value)))==="schema"){let{data:data2,...place3}=specified(
file,parsed,stateSpecification),checkpointFile=await findCheckpoint(file,data2.resume?.checkpoint_file);return stateOf({dialect:"schema",data:data2,...place3,body:readable,
checkpointFile})}let{data,...place2}=specified(file,parsed,persistenceSpecification);return stateOf({dialect:"persistence",data,...place2,body:readable,plannedBlocks:file.
plannedBlocks})}function stateOf(state){return{dialect:state.dialect,documents:[state.document],state}}function broken({path,text},{dialect},faults){let documents=[
new TextDocument(path,text,{faults})];return{dialect,documents,state:void 0,unjudged:`${stateFile} does not parse`}}function specified({path,text},parsed,specification){
let values=dataOf(parsed.root),{verdict,data}=specify(values,specification),document=new TextDocument(path,text,{...parsed,data:values,verdict});return{document,
data,at:document.at.bind(document)}}function formFaults({dialect,frontMatter,body}){return frontMatter.faults.length>0||dialect?[...frontMatter.faults]:frontMatter.
form==="fenced"?[{kind:"front-matter",message:"the front matter holds no mapping; expected the fields of the state",start:0,end:Math.max(0,frontMatter.yaml.start-
1)}]:[{kind:"front-matter",message:'this is no state: expected front matter between `---` lines, a YAML mapping, or the prose of an older Grid ("# Grid State", \
"Phase: 1 of 3")',start:0,end:Math.min(body.end,1)}]}async function findCheckpoint({tree,root},claimed){if(!claimed)return"none";let places=claimedPaths(claimed,
root);return places.length===0?"outside":(await Promise.all(places.map(place2=>tree.kind(place2)))).includes("file")?"present":"missing"}async function readGrid(tree,root,limits){let listed=await listGrid(tree,root),mission=await readMission(tree,root,countPlannedBlocks(listed.regular),limits),numbering=numberingOfMission(
mission.state,listed.files),companions2=await readCompanions(tree,root,listed.files,numbering,limits),{config,unreadable,...beside}=companions2,files=Object.values(
beside).flat(),unread=[...listed.unreadable,...unreadable];return{root,format:"grid",...mission,...beside,present:listed.files,dated:listed.files.filter(isDated).
map(file=>pathIn(root,file)),local:listed.files.filter(isLock).map(file=>pathIn(root,file)),numbering,documents:[...mission.documents,...files.flatMap(file=>file?
[file.document]:[]),...config?[config]:[]],unreadable:[...mission.unreadable,...unread],...await readClaims({...beside,state:mission.state},unread)}}async function readGridState(tree,root,limits){
let mission=await readMission(tree,root,0,limits);if(mission.documents.length+mission.unreadable.length!==0)return{root,format:"grid",...mission,summaries:[],checkpoints:[],
plans:[],present:[],scratchpad:void 0,warmth:void 0,decisions:void 0,blockers:void 0,commits:[],files:[],numbering:numberingOfMission(mission.state,[])}}async function readMission(tree,root,plannedBlocks,limits){
let none={dialect:void 0,documents:[],unreadable:[],state:void 0},path=pathIn(root,stateFile),read=await readText(tree,path,limits.markdownBytes);return read.ok?
{...none,...await readState({tree,root,path,text:read.text,plannedBlocks,limits})}:read.file.refusal==="missing"?none:{...none,unreadable:[read.file],unjudged:`${stateFile}\
 could not be read`}}var inFolders=["summary","plan","checkpoint"],known=new WeakMap;function whyUnread(snapshot,kind){let reasons2=known.get(snapshot)??reasonsOf(snapshot);return known.
set(snapshot,reasons2),reasons2.get(kind)}function whyUnseen({root,unreadable,documents}){let read=new Set(documents.map(({path})=>path)),prefix=pathIn(root,""),
isFile=path=>{let file=path.startsWith(prefix)?path.slice(prefix.length):path;return file===stateFile||companionKind(file)!==void 0||read.has(path)},folder=unreadable.
find(({path})=>!isFile(path));return folder&&`not all of ${quote(folder.path)} could be looked through`}function reasonsOf(snapshot){let{root,present,summaries:summaries2,
checkpoints,plans:plans2,scratchpad,warmth,decisions,blockers}=snapshot,read=new Map;for(let one of[summaries2,checkpoints,plans2,scratchpad,warmth,decisions,blockers].
flat())one&&read.set(one.file,one);let broken2=new Map,unread=new Map;for(let file of present){let kind=companionKind(file),companion=read.get(file);if(kind===void 0||
kind==="config"||companion?.isBroken===!1)continue;let paths=companion?broken2:unread,others2=paths.get(kind);others2?others2.push(pathIn(root,file)):paths.set(
kind,[pathIn(root,file)])}let unseen=whyUnseen(snapshot);return new Map([...unseen===void 0?[]:inFolders.map(kind=>[kind,unseen]),...[...broken2].map(([kind,paths])=>[
kind,`${named2(paths)} ${paths.length>1?"do":"does"} not parse`]),...[...unread].map(([kind,paths])=>[kind,`${named2(paths)} could not be read`])])}function named2(paths){
return some(paths.map(quote),1)}var skipped="skip(?:ped)?|omitted|not ?(?:needed|required|applicable)",finished="(?:complete|completed|done|finished|implemented|started|begun|ready|success|suc\
cessful)",open2=[`not ?(?:yet ?)?${finished}|not`,`(?:partial|partially|mostly|nearly|almost|largely|half)(?: ?${finished})?|half ?way|in part|incomplete|unfini\
shed`,"fail(?:ed|ing|s|ure|ures)?(?! ?(?:safe|over))|errors?(?! ?free)|errored|unsuccessful|unresolved|broken|crashed","blocked|stuck|stalled|halted|stopped|sus\
pended|paused|interrupted|on ?hold|held|checkpoint","abort(?:ed)?|abandon(?:ed)?|cancel(?:l?ed)?|reverted|rolled ?back|rejected|killed|terminated|died|dead|time\
 ?out|timed ?out","in ?progress|progress|progressing|work in progress|wip|working|under ?way|on ?going|active|running|executing|started","resumed|initiali[sz]ed\
|open|pending|planned|planning|scheduled|queued|draft|proposed|unstarted|deferred|postponed","delayed|await(?:s|ing)|waiting|needs|(?:in|under) review|to ?do|to\
 be \\p{L}{2,20}|tbd|tba|fixme|placeholder|coming soon","(?:no|false)(?=[^\\p{L}\\p{N}]{0,9}$)"].join("|"),words=new RegExp(`^(?:(?<skipped>${skipped})|(?:${open2}\
))(?![\\p{L}\\p{N}])(?<rest>.{0,200})$`,"u"),share=/^(\d{1,3})(?:\.\d{1,9})? ?%|^(\d{1,4}) ?(?:\/|of|out of) ?(\d{1,4})(?!\d)/,openSigns=/[❌✗✘✖🚫⛔🛑🚧⏳⌛⏸🔴🟡🔄]/u,
skippedSigns=/[⏭⏩]/u;function saidBy(text,isWhole=!1){let sign=text.slice(0,200).trim(),plain=sign.toLowerCase().replace(/^[^\p{L}\p{N}]+/u,"").replace(new RegExp(
"(?<=\\p{L})[-_](?=\\p{L})|\\s+","gu")," ");if(plain==="")return skippedSigns.test(sign)?"skipped":openSigns.test(sign)?"open":void 0;if(isShort(plain))return"o\
pen";let{skipped:isSkipped,rest}=words.exec(plain)?.groups??{};if(!(rest===void 0||isWhole&&/^ ?[\p{L}\p{N}]/u.test(rest)))return isSkipped===void 0?"open":"ski\
pped"}function isShort(text){let[,percent,part,whole]=share.exec(text)??[];return percent!==void 0?Number(percent)<100:part!==void 0&&Number(part)<Number(whole)}var longest3=500,before2="^[ \\t>]{0,9}(?:[-*+][ \\t]{1,3})?(?:#{1,3}[ \\t]{1,3})?[*_]{0,3}",whose="(?:(?:block|final|overall|current|completion|execution|task|\
work)[ ])?",between="[*_]{0,3}[ \\t]{0,3}(?:[:\uFF1A=\u2013\u2014]|-(?=[ \\t]))[*_ \\t]{0,9}",said="([^\\s*_].{0,200})$",statusLine=new RegExp(`${before2}${whose}\
status${between}${said}`,"i"),likelyLines=[new RegExp(`${before2}${whose}(?:outcome|result|state)${between}${said}`,"i"),/^[ \t]{0,3}\|?[ \t*_]{0,9}(?:status|outcome|result)[ \t*_:]{0,9}\|[ \t*_]{0,9}([^\s*_|][^|]{0,200})\|?[ \t]{0,9}$/i],
inTitle=/^ {0,3}#[ \t].{0,300}(?:[ \t][–—-][ \t]|[([])[ \t]{0,3}([^a-z–—([\])-]{2,60}?)[ \t]{0,3}[)\]]?[ \t]{0,9}$/,heading=new RegExp(`^ {0,3}#{2,3}[ \\\
t]{1,3}[*_]{0,3}${whose}(?:status|outcome|result)[*_: \\t]{0,9}$`,"i"),headSection=/^ {0,3}#{2,3}[ \t]{1,3}(?:block |final |overall |execution )?(?:overview|summary|status|outcome|result|details|metadata|info)/i;
function statusInText(lines){let isHead=!0,isBelow=!1;for(let line of lines){let{raw,heading:depth}=line;depth>1&&(isHead&&=headSection.test(raw)||heading.test(
raw));let found=(isHead||isBelow||depth===2)&&raw.length<=longest3?statusOfLine(line,isBelow):void 0;if(found)return found;isBelow=(isHead||depth===2)&&heading.
test(raw)}}function statusOfLine({raw,start},isBelow){let sure=statusLine.exec(raw)?.[1],likely=[...likelyLines,inTitle].map(form3=>form3.exec(raw)?.[1]).find(text2=>text2!==
void 0),below=isBelow?raw.replace(/^[\s>#*+_-]{0,9}/,""):void 0,text=(sure??likely??below)?.replace(/[*_\s|#]+$/,"");if(text===void 0||text===""||saidBy(text,sure===
void 0)===void 0&&(sure===void 0||isTemplate(text)))return;let from=start+raw.lastIndexOf(text);return{text,start:from,end:from+text.length}}var longest4=1e3,lead=/^(?:[\s>*+_-]|\d{1,4}[.)]\s|\[[ xX]\]\s|✅|⏳|☐){0,20}/u,label=/^[\p{L}\p{N}][^:*_]{0,60}[*_]{0,3}:[*_]{0,3}(?=\s|$)/u;function kindsOfLines(lines){
return new Set(lines.map((line,index)=>line.includes("|")&&isRule(lines[index+1]??"")?"label":kindOfLine(line)))}function isRule(line){return line.includes("-")&&
line.includes("|")&&/^[\s>|:-]+$/.test(line)}function kindOfLine(raw){if(raw.length>longest4)return"text";let isHeading=/^ {0,3}#{1,6}(?:\s|$)/.test(raw),line=raw.
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
let entries=root?.kind==="map"?root.entries:[];return entries.some(({value})=>isTold(value))&&entries.every(({key})=>naming.has(folded(String(key.value))))}function placementOf(numbering,named3){let{phases,restarts}=numbering,places=placesOf(numbering),keyIn=(place2,number2)=>{let{numbers=[],blocks=0,before:before3}=phases[place2]??
{};return number2>=1&&number2<=blocks&&before3!==void 0?String(before3+number2):`${numbers[0]}-${number2}`},inPhase=(phase2,number2)=>{let place2=places.get(phase2);
return place2===void 0?`${phase2}-${number2}`:keyIn(place2,number2)},fits=({phase:phase2=0,number:number2})=>{let{blocks=0,before:before3}=phases[places.get(phase2)??
-1]??{};return before3!==void 0&&number2>before3&&number2<=before3+blocks},isOwn=({phase:phase2=0,number:number2})=>number2>=1&&number2<=(phases[places.get(phase2)??
-1]?.blocks??0),restarted=new Set(named3.filter(one=>one.isPlain&&!fits(one)&&isOwn(one)).map(({phase:phase2})=>phase2));return{keyIn,keyOf(block2){let{phase:phase2,
number:number2,isPlain}=block2;return phase2===void 0?String(number2):!isPlain||restarts||restarted.has(phase2)||!fits(block2)&&isOwn(block2)?inPhase(phase2,number2):
String(number2)}}}function placesOf({phases}){let places=new Map;for(let which of[0,1])for(let[place2,{numbers}]of phases.entries()){let number2=numbers[which];
number2!==void 0&&!places.has(number2)&&places.set(number2,place2)}return places}function isCounted({phases}){let last=phases.at(-1);return last?.before!==void 0&&
last.blocks!==void 0}function mayBeSame(one,other,numbering){let names2=new Set(blockNames(one,numbering));return blockNames(other,numbering).some(name=>names2.
has(name))?!0:!isCounted(numbering)&&(mayBeLater(one,other)||mayBeLater(other,one))}function mayBeLater(inMission,{phase:phase2=1,number:number2,isPlain}){let isAlike=isPlain&&
inMission.phase===phase2;return inMission.isPlain&&!isAlike&&phase2>1&&inMission.number-number2>=phase2-1}async function keptFiles(snapshot){let{present,numbering,summaries:summaries2,plans:plans2}=snapshot,named3=namedBlocks(snapshot),placement=placementIn(snapshot),
byFile=new Map([...summaries2,...plans2].map(companion=>[companion.file,companion])),kept=[],planned=new Set,skipped2=new Set;for(let file of present){let companion=byFile.
get(file),summary=namedSummary(file),plan=summary?void 0:namedPlan(file),keys=keysOf((summary??plan)?.block,companion,placement);if(plan){for(let key of keys)planned.
add(key);if(companion&&isSkippedPlan(companion))for(let key of keys)skipped2.add(key)}if(!summary)continue;let outcome=companion?await outcomeOf(companion):{kind:"\
complete"};if(outcome.kind==="skipped")for(let key of keys)skipped2.add(key);kept.push({file,outcome,keys,phase:phaseOf(file,companion)})}let isByPhase=numbering.
restarts||named3.some(block2=>!block2.isPlain);return{placement,summaries:kept,planned,skipped:skipped2,isByPhase}}function placementIn(snapshot){let{state,numbering}=snapshot,
ticked=state?.dialect==="prose"?state.ticks.map(({block:block2,...tick})=>({...tick,number:block2})):[];return placementOf(numbering,[...namedBlocks(snapshot),...ticked])}
function namedBlocks({present}){return present.flatMap(file=>(namedSummary(file)??namedPlan(file))?.block??[])}function keysOf(named3,companion,{keyOf}){let blocks=[
named3,companion?.block].filter(block2=>block2!==void 0);return[...new Set(blocks.map(keyOf))]}function phaseOf(file,companion){let[,digits]=/^phases\/(?:phase[ _-]?)?(\d{1,4})(?![\d.])/i.
exec(file)??[];return companion?.block?.phase??(digits===void 0?void 0:Number(digits))}function isSkippedPlan({document}){return fieldsNamed(document,"status").
some(({value})=>value.kind==="scalar"&&/^skip/i.test(textOf(value)))}var agentTypes=["executor","planner","scout","recognizer","memory"],shapes={sessionId:{pattern:"^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$",shape:"a session id like ses\
s-20260124T143000Z-abc123"},missionId:{pattern:"^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$",shape:"a mission id like mission-20260124T140000Z-saas-dashboard"},phaseId:{
pattern:"^\\d{2}-[a-z0-9-]+$",shape:"a phase id like 01-foundation"},blockId:{pattern:"^\\d{2}-\\d{2}$",shape:"a block id like 01-02"},decisionId:{pattern:"^dec\
-\\d{3}$",shape:"a decision id like dec-001"},artifactId:{pattern:"^art-\\d{3}$",shape:"an artifact id like art-001"},blockerId:{pattern:"^blocker-\\d{3}$",shape:"\
a blocker id like blocker-001"},agentId:{pattern:`^(${agentTypes.join("|")})-\\d{3}$`,shape:"an agent id like executor-003"},writerId:{pattern:`^(mc|(${agentTypes.
join("|")})-\\d{3})$`,shape:"an agent id like executor-003, or mc"},threadId:{pattern:"^\\d{1,4}(\\.\\d{1,4})?$",shape:"a thread id like 02.3 or 4"},blockNumber:{
pattern:"^\\d{1,4}(-\\d{1,4})?$",shape:"a block number like 2 or 01-02"},waveNumber:{pattern:"^\\d{1,4}$",shape:"a wave number like 2"}},words2={status:Object.keys(
schemaLifecycle.edges),mode:["autopilot","guided","hands_on"],phaseStatus:["complete","in_progress","pending"],agentType:agentTypes,agentResult:["success","fail\
ure","timeout","cancelled"],artifactType:["schema","config","api","component","model"],blockerType:["missing_credential","external_api","permission","dependency"],
warningLevel:["warning","info"]},lessonCategories=["codebase_patterns","gotchas","user_preferences","decisions_made","almost_did"],checkpointTypes=["human_verif\
y","decision","human_action","session_death","failure"];function isBlank(value){return value.kind==="scalar"?isUnsaid(textOf(value)):value.kind==="list"?value.items.every(isBlank):value.entries.every(({value:field})=>(field.
kind==="list"?field.items.length>0:!0)&&isBlank(field))}function typeOf({document}){let[field]=fieldsNamed(document,"type"),word=field?.value.kind==="scalar"?folded(textOf(field.value)):void 0;return checkpointTypes.
find(type=>folded(type)===word)}function detailOf({document},name){let found=[`checkpoint_details.${name}`,name].flatMap(path=>fieldsNamed(document,path));return found.
find(({value})=>!isBlank(value))??found[0]}function headOf({document}){let[type]=fieldsNamed(document,"type");return type?document.at(type.keyPath):document.at(
[])}var naming2=new Set(["id","key","name","label","title","value","option","choice"]);function optionsOf(checkpoint){let value=detailOf(checkpoint,"options")?.value;
return!value||isBlank(value)?[]:value.kind==="list"?value.items.filter(item=>!isBlank(item)).map(optionOf):value.kind==="map"?value.entries.map(ofEntry):partsOf(
textOf(value)).map(ofText)}function optionOf(item){if(item.kind==="scalar")return ofText(textOf(item));if(item.kind==="list")return ofText(textIn2(item));let own=item.
entries.filter(({key,value})=>naming2.has(folded(textOf(key)))&&!isBlank(value)),[first,...others2]=item.entries;if(own.length===0&&first){let whole=ofEntry(first);
return{...whole,text:[whole.text,...others2.map(({value})=>textIn2(value))].join(" ")}}let texts=own.map(({value})=>textIn2(value));return{name:texts[0]??"",names:texts.
flatMap(namesIn2),text:textIn2(item)}}function ofEntry({key,value}){let name=textOf(key),inner=value.kind==="map"?optionOf(value).names:[];return{name,names:[...namesIn2(
name),...inner],text:`${name} ${textIn2(value)}`}}function ofText(text){let[name=text]=beforeDescription(text);return{name,names:[...new Set([text,name].flatMap(
namesIn2))],text}}var ordinal=/^\s{0,9}(?:option\s{1,9})?(?:\(?(\d{1,2}|[a-z])[).:]\s|\[(\d{1,2}|[a-z])\])\s{0,9}/i;function namesIn2(text){let match=ordinal.exec(
text),names2=match?[match[1]??match[2]??"",text.slice(match[0].length)]:[];return[text,...names2].map(wordsIn).filter(name=>name!=="")}function beforeDescription(text){
let ends=[" - "," \u2013 "," \u2014 ",": "," ("].map(sign=>text.indexOf(sign)).filter(at=>at>0);return ends.length>0?[text.slice(0,Math.min(...ends))]:[]}var bullet2=/^\s{0,99}[-*+•]\s/;
function partsOf(text){return text.split(/\n|[,;|]|\s(?=\d{1,2}[).]\s)|\sor\s/).map(line=>line.replace(bullet2,"").trim()).filter(line=>line!=="")}function answerOf(checkpoint){let field=detailOf(checkpoint,"user_response");if(!field||isBlank(field.value))return;let text=textIn2(field.value);return!isNotYet(
text)||optionsOf(checkpoint).some(({names:names2})=>names2.includes(wordsIn(text)))?{field,text}:void 0}var longest5=500,place=/^ (?:option |choice |number |no )?(\d{1,2}|[a-z]) $/;
function chosenOption(answer,options){let said2=wordsIn(answer.slice(0,longest5));if(said2==="")return;let exact=options.find(({names:names2})=>names2.includes(
said2));if(exact)return exact;let[,ordinal2]=place.exec(said2)??[],numbered2=ordinal2===void 0?void 0:options[indexOf(ordinal2)];return numbered2||(options.map(
option=>({option,length:longestIn(said2,option)})).filter(({length})=>length>0).sort((a,b)=>b.length-a.length)[0]?.option??begunBy(said2,options)??options.find(
option=>isPartOf(said2,option)))}function isPartOf(said2,{names:names2,text}){return[...names2,wordsIn(text)].some(one=>one.includes(said2))}function begunBy(said2,options){
let begun=options.filter(({names:names2})=>names2.some(name=>name.startsWith(said2.trimEnd())));return begun.length===1?begun[0]:void 0}var indexOf=ordinal2=>/\d/.
test(ordinal2)?Number(ordinal2)-1:ordinal2.charCodeAt(0)-97;function longestIn(said2,{names:names2}){return Math.max(0,...names2.filter(name=>isTelling(name)&&said2.
includes(name)).map(({length})=>length))}function isTelling(name){return name.length>3&&!/^ \d+ $/.test(name)}var others=["accountant","guard","debugger","program","agent"],known3=[...words2.agentType,...others].join("|"),form=new RegExp(`^(?:(?:grid[ _-])?(${known3})(?\
:[ _-]?\\d{1,6}|[ _-]\\w{1,10})?|([a-z][a-z_-]{1,40})[-_]\\d{1,6})$`,"i"),master=/^(?:mc|master[ _-]?control)(?:-\d{1,6})?$/i,longest6=60;function agentTypeOf(name){
if(name.length>longest6)return;let text=name.trim();if(master.test(text))return"mc";let[,type,word]=form.exec(text)??[],found=type??word;return found===void 0?void 0:
folded(found)}function isAgent(text){return agentTypeOf(text)!==void 0}var form2=/^[ \t>]{0,99}((?:[-*+•]|\d{1,4}[.)])[ \t]{1,99})?(?:\[[ xX]\][ \t]{1,99})?/;function leadOf(raw){return form2.exec(raw)?.[0]??""}function isListItem(raw){
return form2.exec(raw)?.[1]!==void 0}var label2=/^[*_`]{0,3}([\p{L}\p{N}][^:]{0,79}):[*_`]{0,3}(?=\s|$)/u,mostWords=5;function trimmed(text,start,end){let raw=text.slice(start,end),left=/^[\s*_`]*/.
exec(raw)?.[0].length??0,right=raw.length;for(;right>left&&/[\s*_`]/.test(raw.charAt(right-1));)right-=1;return{text:raw.slice(left,right),start:start+left,end:start+
right}}function saidBy2({raw,start,end}){let from=leadOf(raw).length,{text,...at}=trimmed(raw,from,end-start);return{text,start:start+at.start,end:start+at.end}}
function labelledLine(line){let from=leadOf(line.raw).length;return labelled2(line.raw.slice(from),line.start+from)}function labelled2(text,offset){let match=label2.
exec(text);if(!match)return;let colon=text.indexOf(":"),key=trimmed(text,0,colon);if(key.text===""||key.text.split(/\s+/).length>mostWords)return;let value=trimmed(
text,match[0].length,text.length);return{key:moved(key,offset),value:moved(value,offset)}}function titleOf2({raw,start}){let from=/^[ \t]*#{1,6}/.exec(raw)?.[0].
length??0,to=raw.length;for(;to>from&&/[\s#]/.test(raw.charAt(to-1));)to-=1;return moved(trimmed(raw,from,to),start)}function isBreak(raw){return/^[\s*_=-]{3,}$/.
test(raw)}function indentOf(raw){return raw.length-raw.trimStart().length}function moved({text,start,end},by){return{text,start:start+by,end:end+by}}var fieldColumns=new Set(["","field","key","property","attribute"]),valueColumns=new Set(["","value","detail","details","content"]),EntryReader=class{#entries=[];#headings=[];#current;#field;#document;#lines;#isHead;constructor(document,lines,isHead){
this.#document=document,this.#lines=lines,this.#isHead=isHead}read(){for(let index=0;index<this.#lines.length;index+=1){let line=this.#lines[index],rows=line.heading>
0?0:this.#tableAt(index);line.heading>0?this.#openHeading(line):rows>0?(this.#readTable(line,this.#lines.slice(index+2,index+rows)),index+=rows-1):this.#isHead(
line.raw)?this.#openLine(line):this.#readLine(line)}return this.#close(0,this.#lines.at(-1)?.end??0),this.#entries}#openHeading(line){this.#close(line.heading,line.
start);let entry=this.#open("heading",titleOf2(line),line,line.heading);this.#headings.push(entry),this.#current=entry}#openLine(line){this.#endLineEntry(line.start),
this.#current=this.#open("line",saidBy2(line),line,0)}#open(opens,title2,{start,end},level){let at=this.#document.span(title2.text===""?start:title2.start,title2.
text===""?end:title2.end),parent=this.#headings.at(-1),entry={opens,title:title2.text,at,fields:new Map,lines:[],parent,start,end,level};this.#entries.push(entry),
this.#field=void 0;let field=opens==="row"?void 0:labelled2(title2.text,title2.start);return field&&this.#put(entry,field.key,field.value),entry}#close(level,end){
for(this.#endLineEntry(end);(this.#headings.at(-1)?.level??-1)>=level;){let entry=this.#headings.pop();entry.end=end;let said2=entry.lines.map(line=>saidBy2(line).
text).join(" "),{parent}=entry,key=folded(entry.title);parent&&said2!==""&&key.length<=80&&!parent.fields.has(key)&&parent.fields.set(key,{key:entry.title,text:said2,
at:entry.at})}}#endLineEntry(end){this.#current?.opens==="line"&&(this.#current.end=end,this.#current=this.#headings.at(-1))}#tableAt(index){if(!(isTableRule(this.#lines[index+
1]?.raw??"")&&this.#isRow(index))||!this.#isJoined(index+1))return 0;let rows=2;for(;this.#isJoined(index+rows)&&this.#isRow(index+rows);)rows+=1;return rows}#isRow(index){
let line=this.#lines[index];return line?.heading===0&&line.raw.includes("|")}#isJoined(index){let[above,below]=[this.#lines[index-1],this.#lines[index]];return above!==
void 0&&below!==void 0&&isNextLine(this.#document.text,above,below)}#readTable(heading2,rows){let keys=piecesOf(heading2),[first,second]=keys.map(({text})=>folded(
text)),isOfFields=keys.length===2&&fieldColumns.has(first??"")&&valueColumns.has(second??"");for(let row of rows){let cells=piecesOf(row);if(isOfFields&&this.#current){
let[key,value]=cells;key&&value&&key.text!==""&&this.#put(this.#current,key,value),this.#current.lines.push(row);continue}let entry=this.#open("row",{text:"",start:row.
start,end:row.end},row,0);entry.lines.push(row);for(let[column,value]of cells.entries()){let key=keys[column];key&&key.text!==""&&this.#put(entry,key,value)}}this.#field=
void 0}#readLine(line){let entry=this.#current;if(!entry)return;if(entry.lines.push(line),isBreak(line.raw)){this.#field=void 0;return}let field=this.#field,found=field!==
void 0&&indentOf(line.raw)>=indentOf(field.line.raw)+2?void 0:labelledLine(line);if(found){let isFirst=this.#put(entry,found.key,found.value);this.#field=isFirst?
{key:folded(found.key.text),line,last:line}:void 0}else field&&this.#goOn(entry,field,line)}#goOn(entry,{key,line:first,last},line){let before3=entry.fields.get(
key),isEmpty=before3?.text==="";if(!before3||!(isEmpty||isNextLine(this.#document.text,last,line))){this.#field=void 0;return}let{text,start,end}=saidBy2(line),
at=isEmpty?this.#document.span(start,end):before3.at;entry.fields.set(key,{...before3,text:isEmpty?text:`${before3.text} ${text}`,at}),this.#field={key,line:first,
last:line}}#put({fields},key,value){let name=folded(key.text);if(fields.has(name))return!1;let{start,end}=value.text===""?key:value;return fields.set(name,{key:key.
text,text:value.text,at:this.#document.span(start,end)}),!0}};function piecesOf({raw,start}){let cells=cellsOf(raw).map(cell=>{let piece=trimmed(raw,cell.start,
cell.start+cell.text.length);return{text:piece.text,start:start+piece.start,end:start+piece.end}}),line=raw.trim();return cells.slice(line.startsWith("|")?1:0,line.
endsWith("|")?-1:void 0)}function entriesInFields(document){let{root}=document;return(root?.kind==="map"?root.entries:[]).flatMap(({key,value})=>{if(value.kind==="scalar")return[];let section=entryOf(
document,value,key,void 0);return value.kind==="map"?[section]:[section,...value.items.map(item=>entryOf(document,item,void 0,section))]})}function entryOf(document,value,key,parent){
let{start,end}=key?{start:key.start,end:value.end}:value,title2=key??(value.kind==="scalar"?value:void 0),head=title2??(value.kind==="map"?value.entries[0]?.key:
void 0)??{start,end};return{opens:"record",title:title2?textOf(title2):"",at:document.span(head.start,head.end),fields:value.kind==="map"?fieldsOf(document,value):
new Map,lines:[],parent,start,end}}function fieldsOf(document,{entries}){let fields=new Map;for(let{key,value}of entries){let name=folded(textOf(key));if(value.
kind!=="scalar"||fields.has(name))continue;let text=textOf(value).replace(/\s+/g," ").trim(),{start,end}=text===""?key:value;fields.set(name,{key:textOf(key),text,
at:document.span(start,end)})}return fields}async function readEntries(companion,{isHead=()=>!1}={}){let{document,body}=companion;if(isMarkdownToo(companion)){let lines2=scanLines(document.text,0,document.
text.length);return{ok:!0,entries:new EntryReader(document,lines2,isHead).read()}}let recorded2=entriesInFields(document);if(body.lines.length===0)return{ok:!0,
entries:recorded2};let lines=await shownLines(companion);return"length"in lines?{ok:!0,entries:[...recorded2,...new EntryReader(document,lines,isHead).read()]}:
lines}async function shownLines(companion){let{document,body}=companion;if(isMarkdownToo(companion))return scanLines(document.text,0,document.text.length);if(body.
lines.length===0)return[];let structure=await body.structure();return structure.ok?textLines(body.lines,structure).map(line=>withoutHtml(line,structure)):structure}
function isMarkdownToo({document:{root,text},isBroken}){if(isBroken||root?.kind!=="map"||!/^\s{0,99}#{1,6}\s/.test(text))return!1;let isRecord=({kind})=>kind===
"map";return!root.entries.some(({value})=>isRecord(value)||value.kind==="list"&&value.items.some(isRecord))}function withoutHtml(line,structure){if(!line.raw.includes(
"<"))return line;let isShown=offset=>structure.isText(offset)||structure.isCode(offset),shown=Array.from({length:line.raw.length},(_2,at)=>isShown(line.start+at)?
line.raw.charAt(at):" ");return{...line,raw:shown.join("")}}var names={type:["type","checkpointtype"],verification_instructions:["verificationinstructions","verification","verificationsteps","howtoverify","verify"],question:[
"question","decisionneeded","decisionrequired"],options:["options","choices"],required_action:["requiredaction","actionrequired","actionneeded"],last_action:["l\
astaction"],partial_work:["partialwork"],error:["error","whatwentwrong"],user_response:["userresponse","response","useranswer","answer","userdecision"]},longest7=40;
function nameOf2(key){let word=key.length>longest7?"":folded(key).replace(/:$/,"");return Object.keys(names).find(name=>names[name]?.includes(word))}async function withTextFields(checkpoint){
let{document,body}=checkpoint;if(body.lines.length===0)return checkpoint;let read=await readEntries(checkpoint);if(!read.ok)return read.reason;let{root}=document,
own=root?.kind==="map"?root.entries:[],known5=new Set(own.map(({key})=>folded(String(key.value)))),told=[],entries=read.entries.filter(({opens})=>opens!=="recor\
d"),offer=entries.find(({opens,title:title2})=>opens==="heading"&&nameOf2(title2)==="options"),offered=entries.filter(({parent})=>parent&&parent===offer).map(pieceOf);
for(let section of entries.flatMap(entry=>sectionsOf(entry,entry===offer?offered:[]))){let value=saidIn(section);!value||known5.has(folded(section.name))||(known5.
add(folded(section.name)),told.push({key:scalar(section.head,section.name),value}))}if(told.length===0)return checkpoint;let{path,text,faults,verdict}=document,
whole={kind:"map",entries:[...own,...told],start:0,end:text.length};return{...checkpoint,document:new TextDocument(path,text,{root:whole,faults,verdict})}}function sectionsOf(entry,offered){
let sections=[],open3,begin=(name2,rest)=>{open3={name:name2,...rest,parts:[]},sections.push(open3)},{title:title2,at,opens}=entry,name=opens==="heading"?nameOf2(
title2):void 0;name!==void 0&&begin(name,{head:{text:title2,...at},value:void 0,line:void 0});for(let line of entry.lines){let label3=labelledLine(line),known5=label3&&
nameOf2(label3.key.text);label3&&known5!==void 0?begin(known5,{head:label3.key,value:label3.value,line}):isBreak(line.raw)||label3&&endsAt(open3,line)?open3=void 0:
open3?.parts.push(line)}return name!==void 0&&sections[0]?.parts.push(...offered),sections}function endsAt(open3,line){return open3?.line?isListItem(line.raw)?isListItem(
open3.line.raw)&&indentOf(line.raw)<=indentOf(open3.line.raw):!0:!1}function pieceOf({opens,title:title2,fields,at}){let[first]=fields.values(),{start,end}=opens===
"row"&&first?first.at:at;return{text:opens==="row"?first?.text??"":title2,start,end}}function saidIn({name,value,parts}){let said2=parts.map(part=>"raw"in part?
saidBy2(part):part).filter(({text})=>text!==""),[first,last]=[value?.text?value:said2[0],said2.at(-1)];if(!first)return;if(name==="type"){let word=folded(first.
text).replace(/^checkpoint:/,""),type=checkpointTypes.find(one=>word.startsWith(folded(one)));return type&&scalar(first,type)}if(value?.text)return scalar(value,
[value,...said2].map(({text})=>text).join(`
`));let items=parts.flatMap(part=>"raw"in part?isListItem(part.raw)?[saidBy2(part)]:[]:[part]),span={start:first.start,end:last?.end??first.end};return items.length>
0?{kind:"list",items:items.map(item=>scalar(item,item.text)),...span}:scalar({text:"",...span},said2.map(({text})=>text).join(`
`))}function scalar({start,end},value){return{kind:"scalar",value,source:value,style:"block",start,end}}var known4=new WeakMap;function readCheckpoints(snapshot){let reading=known4.get(snapshot)??readAll(snapshot);return known4.set(snapshot,reading),reading}async function readAll(snapshot){
let checkpoints=[],unread=whyUnread(snapshot,"checkpoint");for(let checkpoint of snapshot.checkpoints){if(checkpoint.isBroken)continue;let read=await readOne(checkpoint);
typeof read=="string"?unread??=read:checkpoints.push(read)}return{checkpoints,unread}}async function readOne(checkpoint){let{document,body}=checkpoint,isMarkdown=document.
root===void 0&&body.lines.some(({heading:heading2})=>heading2===0),read=await withTextFields(checkpoint);return typeof read=="string"?isMarkdown?read:{...checkpoint,
isMarkdown}:isMarkdown&&typeOf(read)===void 0?`the text of ${quote(document.path)} does not tell its type`:{...read,isMarkdown}}function checkpointFiles({present}){let files=present.filter(file=>companionKind(file)==="checkpoint"),rank=file=>file==="CHECKPOINT.md"?0:file.split("/").length;
return files.sort((a,b)=>rank(a)-rank(b)||(a<b?-1:1))}var longest8=40,timeOfDay=/^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)? ?(?:(am|pm)|z|utc|[+-]\d{2}:?\d{2})?$/i;function clockTime(text){if(text.length>longest8)
return;let[,hour,minute,second="0",half]=timeOfDay.exec(text)??[];if(hour===void 0){let instant=parseInstant(text.replace(/ ?UTC$/i,"Z"));return instant&&{isDated:!0,
...instant}}let hours=half?Number(hour)%12+(half.toLowerCase()==="pm"?12:0):Number(hour);if(!(hours>23||Number(minute)>59||Number(second)>59))return{isDated:!1,
ms:((hours*60+Number(minute))*60+Number(second))*1e3}}export{parseBlock,parsePhase,numberingOf,blockNames,phaseOfBlock,stateFile,isMark,companionKind,namedSummary,namedPlan,schemaLifecycle,persistenceLifecycle,lifecycles,
statusOf,stageOf,isUnderWay,phasesOf,nameOf,phaseNumber,isNumbered,phaseNumbered,currentPhases,currentNumber,isPlanning,isRunning,fieldsNamed,textOf,textIn2 as textIn,
notedHashes,namedCommits,isNextLine,isTableRule,cellsOf,readMapping,stateSpecification,persistenceSpecification,formOf,dialectOfKeys,companionParts,readCompanion,
leftoverOf,countPlannedBlocks,plannedBefore,LineCursor,cellsFor,isOff,redraw,claimsOf,zonesOf,readGrid,readGridState,isBlank,shapes,words2 as words,lessonCategories,
checkpointTypes,typeOf,detailOf,headOf,optionsOf,answerOf,chosenOption,agentTypeOf,isAgent,leadOf,isListItem,saidBy2 as saidBy,labelledLine,titleOf2 as titleOf,
isBreak,indentOf,readEntries,shownLines,isMarkdownToo,clockTime,whyUnread,whyUnseen,readCheckpoints,checkpointFiles,saidBy as saidBy2,outcomeOf,placementOf,isCounted,
mayBeSame,keptFiles,placementIn,isSkippedPlan};
