import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import"./chunk-PMWXOWGL.js";var checkpoint_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/m\
ain/schemas/grid/checkpoint.schema.json",title:"CHECKPOINT*.md",type:"object",properties:{type:{description:"What the mission waits for.",type:"string",enum:["h\
uman_verify","decision","human_action","session_death","failure"],$comment:"G, F, D11"},cluster:{type:["string","null"],description:"Name of the mission, as in \
STATE.md.",$comment:"G"},phase:{description:"Number or name of the phase.",type:["string","number","null"],$comment:"D23"},block:{description:"Number or name of\
 the block.",type:["string","number","null"],$comment:"D6, D23"},wave:{description:"Number or name of the wave.",type:["string","number","null"],$comment:"G"},thread:{
description:"The thread that hit the checkpoint.",$comment:"F, D14"},position:{description:"Where the mission stands.",$comment:"G"},checkpoint_details:{type:["\
object","null"],properties:{verification_instructions:{description:"What the person has to verify, and how (human_verify).",$comment:"G, D11"},"verification-ins\
tructions":{description:"What the person has to verify, and how (human_verify).",$comment:"G, D11"},expected_behavior:{description:"What the person should see (\
human_verify).",$comment:"F"},"expected-behavior":{description:"What the person should see (human_verify).",$comment:"F"},question:{description:"What has to be \
decided (decision).",$comment:"G, D11"},options:{description:"What there is to choose from, as words or as records with an id (decision).",$comment:"G, F, D11"},
affects:{description:"What the decision affects.",$comment:"F"},required_action:{description:"What the person has to do (human_action).",$comment:"G, D11"},"req\
uired-action":{description:"What the person has to do (human_action).",$comment:"G, D11"},reason:{description:"Why the person has to do it.",$comment:"G"},last_action:{
description:"What was being done at the end (session_death).",$comment:"G, D11"},"last-action":{description:"What was being done at the end (session_death).",$comment:"\
G, D11"},partial_work:{description:"What was begun and is not complete: words, or files_created, files_modified, staged_changes (session_death, failure).",$comment:"\
G, F, D11"},"partial-work":{description:"What was begun and is not complete: words, or files_created, files_modified, staged_changes (session_death, failure).",
$comment:"G, F, D11"},error:{description:"What went wrong (failure).",$comment:"F, D11"},completed_threads:{description:"Threads that are complete, with their c\
ommits.",$comment:"F, D31"},"completed-threads":{description:"Threads that are complete, with their commits.",$comment:"F, D31"},user_response:{description:"Wha\
t the person answered; the checkpoint is open until it is there.",$comment:"F, D11"},"user-response":{description:"What the person answered; the checkpoint is o\
pen until it is there.",$comment:"F, D11"}},description:"What the type calls for; it may also stand beside the type.",$comment:"G, D11"},"checkpoint-details":{type:[
"object","null"],properties:{verification_instructions:{description:"What the person has to verify, and how (human_verify).",$comment:"G, D11"},"verification-in\
structions":{description:"What the person has to verify, and how (human_verify).",$comment:"G, D11"},expected_behavior:{description:"What the person should see \
(human_verify).",$comment:"F"},"expected-behavior":{description:"What the person should see (human_verify).",$comment:"F"},question:{description:"What has to be\
 decided (decision).",$comment:"G, D11"},options:{description:"What there is to choose from, as words or as records with an id (decision).",$comment:"G, F, D11"},
affects:{description:"What the decision affects.",$comment:"F"},required_action:{description:"What the person has to do (human_action).",$comment:"G, D11"},"req\
uired-action":{description:"What the person has to do (human_action).",$comment:"G, D11"},reason:{description:"Why the person has to do it.",$comment:"G"},last_action:{
description:"What was being done at the end (session_death).",$comment:"G, D11"},"last-action":{description:"What was being done at the end (session_death).",$comment:"\
G, D11"},partial_work:{description:"What was begun and is not complete: words, or files_created, files_modified, staged_changes (session_death, failure).",$comment:"\
G, F, D11"},"partial-work":{description:"What was begun and is not complete: words, or files_created, files_modified, staged_changes (session_death, failure).",
$comment:"G, F, D11"},error:{description:"What went wrong (failure).",$comment:"F, D11"},completed_threads:{description:"Threads that are complete, with their c\
ommits.",$comment:"F, D31"},"completed-threads":{description:"Threads that are complete, with their commits.",$comment:"F, D31"},user_response:{description:"Wha\
t the person answered; the checkpoint is open until it is there.",$comment:"F, D11"},"user-response":{description:"What the person answered; the checkpoint is o\
pen until it is there.",$comment:"F, D11"}},description:"What the type calls for; it may also stand beside the type.",$comment:"G, D11"},verification_instructions:{
description:"What the person has to verify, and how (human_verify).",$comment:"G, D11"},"verification-instructions":{description:"What the person has to verify,\
 and how (human_verify).",$comment:"G, D11"},expected_behavior:{description:"What the person should see (human_verify).",$comment:"F"},"expected-behavior":{description:"\
What the person should see (human_verify).",$comment:"F"},question:{description:"What has to be decided (decision).",$comment:"G, D11"},options:{description:"Wh\
at there is to choose from, as words or as records with an id (decision).",$comment:"G, F, D11"},affects:{description:"What the decision affects.",$comment:"F"},
required_action:{description:"What the person has to do (human_action).",$comment:"G, D11"},"required-action":{description:"What the person has to do (human_act\
ion).",$comment:"G, D11"},reason:{description:"Why the person has to do it.",$comment:"G"},last_action:{description:"What was being done at the end (session_dea\
th).",$comment:"G, D11"},"last-action":{description:"What was being done at the end (session_death).",$comment:"G, D11"},partial_work:{description:"What was beg\
un and is not complete: words, or files_created, files_modified, staged_changes (session_death, failure).",$comment:"G, F, D11"},"partial-work":{description:"Wh\
at was begun and is not complete: words, or files_created, files_modified, staged_changes (session_death, failure).",$comment:"G, F, D11"},error:{description:"W\
hat went wrong (failure).",$comment:"F, D11"},completed_threads:{description:"Threads that are complete, with their commits.",$comment:"F, D31"},"completed-thre\
ads":{description:"Threads that are complete, with their commits.",$comment:"F, D31"},user_response:{description:"What the person answered; the checkpoint is op\
en until it is there.",$comment:"F, D11"},"user-response":{description:"What the person answered; the checkpoint is open until it is there.",$comment:"F, D11"},
awaiting:{description:"What the mission waits for, in words.",$comment:"G"},created_at:{type:["string","null"],description:"When the checkpoint was written.",pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"S3.3"},"created-at":{type:["string","null"],description:"When the checkpoint was written.",
pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"S3.3"},updated_at:{type:["string","null"],description:"When the checkpoint was las\
t changed.",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"S3.3"},"updated-at":{type:["string","null"],description:"When the chec\
kpoint was last changed.",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"S3.3"},timestamp:{type:["string","null"],description:"Wh\
en the checkpoint was written.",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"S3.3"},responded_at:{type:["string","null"],description:"\
When the person answered.",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"S3.3"},"responded-at":{type:["string","null"],description:"\
When the person answered.",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"S3.3"}},description:"CHECKPOINT*.md, as front matter or\
 as YAML from end to end.",$comment:"G, F, D11"};export{checkpoint_schema_default as default};
