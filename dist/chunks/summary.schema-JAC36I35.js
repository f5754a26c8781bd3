import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import"./chunk-PMWXOWGL.js";var summary_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main\
/schemas/grid/summary.schema.json",title:"NN-SUMMARY.md",type:"object",properties:{cluster:{type:"string",description:"Name of the mission, as in STATE.md.",$comment:"\
G"},block:{description:"Number of the block; where it is absent, the name of the file tells.",type:["string","integer"],pattern:"^\\d{1,4}(-\\d{1,4})?$",minimum:0,
$comment:"D6, D23"},phase:{description:"Number or name of the phase.",type:["string","number"],$comment:"D23"},wave:{description:"Number or name of the wave.",type:[
"string","number"],$comment:"G"},plan:{description:"Number or name of the plan.",type:["string","number"],$comment:"practice"},subsystem:{type:"string",description:"\
The part of the project that the block is about.",$comment:"practice"},tags:{description:"Words to find the block by.",$comment:"practice"},status:{type:"string",
description:"How the block ended: complete, skipped, or in words of its own; nothing means complete.",$comment:"F, D33"},commits:{description:"The commits of th\
e block: hashes, or records that hold them.",$comment:"G, D8"},artifacts_created:{description:"Files that the block created.",$comment:"G, F, D8"},"artifacts-cr\
eated":{description:"Files that the block created.",$comment:"G, F, D8"},key_files:{type:"object",properties:{created:{description:"Files that the block created\
.",$comment:"D8"},modified:{description:"Files that the block changed.",$comment:"D8"},deleted:{description:"Files that the block removed.",$comment:"practice"}},
description:"The files that matter.",$comment:"D8"},"key-files":{type:"object",properties:{created:{description:"Files that the block created.",$comment:"D8"},modified:{
description:"Files that the block changed.",$comment:"D8"},deleted:{description:"Files that the block removed.",$comment:"practice"}},description:"The files tha\
t matter.",$comment:"D8"},lessons_learned:{description:"What the next blocks should know, by category.",$comment:"G, F, D21"},"lessons-learned":{description:"Wh\
at the next blocks should know, by category.",$comment:"G, F, D21"},requires:{description:"What the block built upon.",items:{description:"A block that it built\
 upon, and what that provides.",properties:{block:{description:"The block.",type:["string","integer","number","boolean","null","object","array"],$comment:"pract\
ice"}},$comment:"practice"},$comment:"practice"},provides:{description:"What later blocks may build upon.",$comment:"practice"},affects:{description:"The blocks\
, or what else, that the block affects.",items:{description:"A block, or what else is affected.",type:["string","integer","number","boolean","null","object","ar\
ray"],$comment:"practice"},$comment:"practice"},tech_stack:{type:"object",properties:{added:{description:"What was added to the technology of the project.",$comment:"\
practice"},patterns:{description:"Patterns that were introduced.",$comment:"practice"}},description:"What the block changed in the technology of the project.",$comment:"\
practice"},"tech-stack":{type:"object",properties:{added:{description:"What was added to the technology of the project.",$comment:"practice"},patterns:{description:"\
Patterns that were introduced.",$comment:"practice"}},description:"What the block changed in the technology of the project.",$comment:"practice"},key_decisions:{
description:"What was decided.",$comment:"practice"},"key-decisions":{description:"What was decided.",$comment:"practice"},patterns_established:{description:"Pa\
tterns that later blocks should follow.",$comment:"practice"},"patterns-established":{description:"Patterns that later blocks should follow.",$comment:"practice"},
requirements_completed:{description:"Requirements that the block meets.",$comment:"practice"},"requirements-completed":{description:"Requirements that the block\
 meets.",$comment:"practice"},threads:{description:"The threads of the block.",$comment:"G"},threads_complete:{description:"Threads that are complete.",$comment:"\
G"},"threads-complete":{description:"Threads that are complete.",$comment:"G"},threads_total:{description:"Threads of the block.",$comment:"G"},"threads-total":{
description:"Threads of the block.",$comment:"G"},completed_threads:{description:"Threads that are complete, with their commits.",$comment:"F"},"completed-threa\
ds":{description:"Threads that are complete, with their commits.",$comment:"F"},deviations:{description:"Where the work left the plan.",$comment:"practice"},one_liner:{
description:"What the block did, in one sentence.",$comment:"practice"},"one-liner":{description:"What the block did, in one sentence.",$comment:"practice"},started:{
description:"When the block was started.",$comment:"practice"},started_at:{description:"When the block was started.",$comment:"practice"},"started-at":{description:"\
When the block was started.",$comment:"practice"},completed:{description:"When the block was completed.",$comment:"practice"},completed_at:{description:"When th\
e block was completed.",$comment:"practice"},"completed-at":{description:"When the block was completed.",$comment:"practice"},duration:{description:"How long th\
e block took.",$comment:"practice"},duration_seconds:{description:"Seconds that the block took.",$comment:"practice"},"duration-seconds":{description:"Seconds t\
hat the block took.",$comment:"practice"},skipped:{description:"Whether the block was skipped.",$comment:"D33"},reason:{description:"Why the block was skipped, \
or ended as it did.",$comment:"D33"},block_name:{description:"Name of the block.",$comment:"practice"},"block-name":{description:"Name of the block.",$comment:"\
practice"},name:{description:"Name of the block.",$comment:"practice"},title:{description:"Name of the block.",$comment:"practice"},version:{description:"Versio\
n of the file.",$comment:"practice"},created_at:{description:"When the summary was written.",$comment:"practice"},"created-at":{description:"When the summary wa\
s written.",$comment:"practice"},updated_at:{description:"When the summary was last changed.",$comment:"practice"},"updated-at":{description:"When the summary w\
as last changed.",$comment:"practice"}},description:"Front matter of a SUMMARY.",$comment:"G, F, D8"};export{summary_schema_default as default};
