import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import"./chunk-PMWXOWGL.js";var state_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/s\
chemas/grid/state.schema.json",title:"STATE.md, schema dialect",type:"object",required:["version","session_id","mission_id","cluster","created_at","updated_at",
"status","mode","phases","position","progress","resume"],properties:{version:{type:"string",description:"Version of the schema.",$comment:"S1.1, S2.1"},session_id:{
type:"string",description:"Identifier of the session.",pattern:"^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$",$comment:"S1.1, S3.1"},mission_id:{type:"string",description:"\
Identifier of the mission.",pattern:"^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$",$comment:"S1.1, S3.1"},cluster:{type:"string",description:"Name of the mission.",$comment:"\
S1.1"},created_at:{type:"string",description:"When the mission was created.",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"S1.1"},
updated_at:{type:"string",description:"When the state was last changed.",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"S1.1"},status:{
description:"Status of the mission.",type:"string",enum:["planning","in_progress","blocked","complete","failed"],$comment:"S1.1, S7.1"},mode:{description:"How m\
uch the mission asks before it acts.",type:"string",enum:["autopilot","guided","hands_on"],$comment:"S1.1"},phases:{type:"object",required:["total","current"],properties:{
total:{type:"integer",description:"Phases of the mission.",minimum:0,$comment:"S1.1"},current:{type:"integer",description:"Number of the current phase, from 1.",
minimum:0,$comment:"S1.1"},completed:{type:"array",items:{type:"string",description:"A phase that is complete.",pattern:"^\\d{2}-[a-z0-9-]+$",$comment:"S1.1"},description:"\
Phases that are complete, in order.",default:[],$comment:"S1.1, S2.2"},definitions:{type:"array",items:{type:"object",required:["id","name","status","blocks","b\
locks_complete"],properties:{id:{type:"string",description:"Identifier of the phase.",pattern:"^\\d{2}-[a-z0-9-]+$",$comment:"S1.2"},name:{type:"string",description:"\
Human-readable name of the phase.",$comment:"S1.2"},status:{description:"How far the phase is.",type:"string",enum:["complete","in_progress","pending"],$comment:"\
S1.2"},blocks:{type:"integer",description:"Blocks in this phase.",minimum:0,$comment:"S1.2"},blocks_complete:{type:"integer",description:"Blocks of this phase t\
hat are complete.",minimum:0,$comment:"S1.2"},started_at:{type:["string","null"],description:"When the phase started; null before.",pattern:"^\\d{4}-\\d{2}-\\d{2}T\
\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"S1.2"},completed_at:{type:["string","null"],description:"When the phase was completed; null before.",pattern:"^\\d\
{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"S1.2"}},description:"One phase of the mission.",$comment:"S1.2"},description:"The phases.",default:[],
$comment:"S1.1, S2.2"}},description:"The phases of the mission and where it stands.",$comment:"S1.1"},position:{type:"object",required:["phase","phase_id","bloc\
k","thread","thread_total"],properties:{phase:{type:"integer",description:"Number of the current phase.",minimum:0,$comment:"S1.1"},phase_id:{type:"string",description:"\
Identifier of the current phase.",pattern:"^\\d{2}-[a-z0-9-]+$",$comment:"S1.1"},phase_name:{type:"string",description:"Name of the current phase.",$comment:"S1\
.1"},block:{type:"integer",description:"Number of the current block within the phase.",minimum:0,$comment:"S1.1"},block_id:{type:"string",description:"Identifie\
r of the current block.",pattern:"^\\d{2}-\\d{2}$",$comment:"S1.1"},block_name:{type:"string",description:"Name of the current block.",$comment:"S1.1"},wave:{type:"\
integer",description:"Number of the current wave within the block.",minimum:0,$comment:"S1.1"},thread:{type:"integer",description:"Number of the current thread \
within the wave.",minimum:0,$comment:"S1.1"},thread_total:{type:"integer",description:"Threads in the current wave.",minimum:0,$comment:"S1.1"}},description:"Wh\
ere the mission stands.",$comment:"S1.1"},progress:{type:"object",required:["blocks_complete","blocks_total","percent"],properties:{blocks_complete:{type:"integ\
er",description:"Blocks of the mission that are complete.",minimum:0,default:0,$comment:"S1.1"},blocks_total:{type:"integer",description:"Blocks of the mission.",
minimum:0,default:0,$comment:"S1.1"},threads_complete:{type:"integer",description:"Threads that are complete.",minimum:0,default:0,$comment:"S1.1"},threads_total:{
type:"integer",description:"Threads of the mission.",minimum:0,default:0,$comment:"S1.1"},percent:{type:"number",description:"Share of the blocks that are compl\
ete, in percent.",minimum:0,maximum:100,default:0,$comment:"S1.1, S3.2"}},description:"How much is done.",$comment:"S1.1, S2.3"},agents:{type:"object",properties:{
active:{type:"array",items:{type:"object",required:["id","type","spawned_at","task","phase","block","last_heartbeat"],properties:{id:{type:"string",description:"\
Identifier of the agent.",pattern:"^(executor|planner|scout|recognizer|memory)-\\d{3}$",$comment:"S1.3"},type:{description:"Type of the agent; the prefix of its\
 id.",type:"string",enum:["executor","planner","scout","recognizer","memory"],$comment:"S1.3"},spawned_at:{type:"string",description:"When the agent was started\
.",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"S1.3"},task:{type:"string",description:"What the agent is doing.",$comment:"S1.\
3"},phase:{type:"string",description:"Phase that the agent works in.",pattern:"^\\d{2}-[a-z0-9-]+$",$comment:"S1.3"},block:{type:"string",description:"Block tha\
t the agent works on.",pattern:"^\\d{2}-\\d{2}$",$comment:"S1.3"},last_heartbeat:{type:"string",description:"When the agent was last heard of.",pattern:"^\\d{4}-\
\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"S1.3"}},description:"An agent that is at work.",$comment:"S1.3"},description:"Agents at work.",default:[],
$comment:"S1.1, S2.2"},completed:{type:"array",items:{type:"object",required:["id","type","result","duration_seconds"],properties:{id:{type:"string",description:"\
Identifier of the agent.",pattern:"^(executor|planner|scout|recognizer|memory)-\\d{3}$",$comment:"S1.4"},type:{description:"Type of the agent.",type:"string",enum:[
"executor","planner","scout","recognizer","memory"],$comment:"S1.4"},result:{description:"How the agent ended.",type:"string",enum:["success","failure","timeout",
"cancelled"],$comment:"S1.4"},duration_seconds:{type:"integer",description:"Seconds that the agent ran.",minimum:0,$comment:"S1.4"}},description:"An agent that \
finished in this session.",$comment:"S1.4"},description:"Agents that finished in this session.",default:[],$comment:"S1.1, S2.2"}},description:"The agents of th\
e mission.",$comment:"S1.1"},persistent:{type:"object",properties:{decisions:{type:"array",items:{type:"object",required:["id","decision","phase_decided","affec\
ts_phases","rationale"],properties:{id:{type:"string",description:"Identifier of the decision.",pattern:"^dec-\\d{3}$",$comment:"S1.5"},decision:{type:"string",
description:"What was decided.",$comment:"S1.5"},phase_decided:{type:"string",description:"Phase in which it was decided.",pattern:"^\\d{2}-[a-z0-9-]+$",$comment:"\
S1.5"},affects_phases:{type:"array",items:{type:"string",description:"A phase that it affects.",pattern:"^\\d{2}-[a-z0-9-]+$",$comment:"S1.5"},description:"Phas\
es that it affects.",$comment:"S1.5"},rationale:{type:"string",description:"Why it was decided so.",$comment:"S1.5"}},description:"A decision that affects sever\
al phases.",$comment:"S1.5"},description:"Decisions that affect several phases.",default:[],$comment:"S1.1, S2.2"},artifacts:{type:"array",items:{type:"object",
required:["id","type","path","created_phase","used_by_phases"],properties:{id:{type:"string",description:"Identifier of the artifact.",pattern:"^art-\\d{3}$",$comment:"\
S1.6"},type:{description:"Kind of the artifact.",type:"string",enum:["schema","config","api","component","model"],$comment:"S1.6"},path:{type:"string",description:"\
The file, relative to the repository.",$comment:"S1.6"},created_phase:{type:"string",description:"Phase in which it was created.",pattern:"^\\d{2}-[a-z0-9-]+$",
$comment:"S1.6"},used_by_phases:{type:"array",items:{type:"string",description:"A phase that uses it.",pattern:"^\\d{2}-[a-z0-9-]+$",$comment:"S1.6"},description:"\
Phases that use it.",$comment:"S1.6"}},description:"A file that several phases share.",$comment:"S1.6"},description:"Files that several phases share.",default:[],
$comment:"S1.1, S2.2"},tech_stack:{type:"object",properties:{runtime:{type:"string",description:"Runtime, such as node-20.",$comment:"S1.7"},framework:{type:"st\
ring",description:"Framework, such as next-14.",$comment:"S1.7"},database:{type:"string",description:"Database, such as postgresql.",$comment:"S1.7"},orm:{type:"\
string",description:"Object-relational mapper, such as prisma-5.",$comment:"S1.7"},auth:{type:"string",description:"Authentication, such as jose-jwt.",$comment:"\
S1.7"},added_packages:{type:"array",items:{type:"object",properties:{name:{type:"string",description:"Name of the package.",$comment:"S1.7"},added_phase:{type:"\
string",description:"Phase in which it was added.",pattern:"^\\d{2}-[a-z0-9-]+$",$comment:"S1.7"},purpose:{type:"string",description:"Why it was added.",$comment:"\
S1.7"}},description:"A package that was added during the mission.",$comment:"S1.7"},description:"Packages added during the mission.",$comment:"S1.7"}},description:"\
The technology of the mission.",default:{},$comment:"S1.7"}},description:"What holds across phases.",$comment:"S1.1"},resume:{type:"object",required:["can_resum\
e"],properties:{checkpoint_file:{type:["string","null"],description:"The open checkpoint, or null.",default:null,$comment:"S1.1"},last_agent:{type:["string","nu\
ll"],description:"Agent that was active last, or null.",default:null,pattern:"^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$",$comment:"S1.1, D15"},last_commit:{
description:"Short hash of the last commit, or null.",default:null,type:["string","number","boolean","null"],$comment:"S1.1"},can_resume:{type:"boolean",description:"\
Whether the mission can be resumed.",default:!0,$comment:"S1.1, S2.1"},resume_position:{type:"object",properties:{phase:{type:"integer",description:"Phase to re\
sume in.",minimum:0,default:1,$comment:"S1.1"},block:{type:"integer",description:"Block to resume in.",minimum:0,default:1,$comment:"S1.1"},thread:{type:"intege\
r",description:"Thread to resume with.",minimum:0,default:1,$comment:"S1.1"}},description:"Position to resume from.",$comment:"S1.1"}},description:"What the nex\
t session needs.",$comment:"S1.1, S2.3"},budget:{type:"object",properties:{total_cost_usd:{type:"number",description:"Cost of the mission, in US dollars.",default:0,
$comment:"S1.1"},session_cost_usd:{type:"number",description:"Cost of this session, in US dollars.",default:0,$comment:"S1.1"},spawns_this_session:{type:"intege\
r",description:"Agents started in this session.",default:0,$comment:"S1.1"}},description:"What the mission costs.",$comment:"S1.1, S2.3"},warnings:{type:"array",
items:{type:"object",properties:{level:{description:"How serious it is.",type:"string",enum:["warning","info"],$comment:"S1.8"},message:{type:"string",description:"\
The warning.",$comment:"S1.8"},source:{type:"string",description:"Agent that raised it.",pattern:"^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$",$comment:"\
S1.8, D15"},timestamp:{type:"string",description:"When it was raised.",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"S1.8"}},description:"\
Something to know that blocks nothing.",$comment:"S1.8"},description:"What to know that blocks nothing.",default:[],$comment:"S1.1, S2.2"},blockers:{type:"array",
items:{type:"object",properties:{id:{type:"string",description:"Identifier of the blocker.",pattern:"^blocker-\\d{3}$",$comment:"S1.9"},type:{description:"Kind \
of the blocker.",type:"string",enum:["missing_credential","external_api","permission","dependency"],$comment:"S1.9"},description:{type:"string",description:"Wha\
t blocks.",$comment:"S1.9"},blocking_thread:{description:"Thread that is blocked.",type:["string","number"],pattern:"^\\d{1,4}(\\.\\d{1,4})?$",minimum:0,$comment:"\
S1.9, D14"},added_at:{type:"string",description:"When it was added.",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"S1.9"}},description:"\
Something that blocks a thread.",$comment:"S1.9"},description:"What blocks.",default:[],$comment:"S1.1, S2.2"},energy:{type:"integer",description:"Decoration.",
default:9e3,$comment:"S1.1, S2.2"}},description:"Front matter of .grid/STATE.md, schema dialect.",$comment:"S1"};export{state_schema_default as default};
