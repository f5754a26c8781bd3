import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import"./chunk-PMWXOWGL.js";var state_persistence_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state\
-lint/main/schemas/grid/state-persistence.schema.json",title:"STATE.md, persistence dialect",type:"object",required:["cluster","status","position","updated_at"],
properties:{version:{type:"string",description:"Version of the file.",$comment:"G, D2"},cluster:{type:"string",description:"Name of the mission.",$comment:"G"},
status:{description:"Status of the mission.",type:"string",enum:["initialized","active","checkpoint","interrupted","resumed","completed","failed"],$comment:'F, \
"State Lifecycle"'},position:{type:"object",required:["block"],properties:{phase:{description:"Number or name of the current phase.",type:["string","number"],$comment:"\
G, D28"},phase_name:{type:"string",description:"Name of the phase.",$comment:"G, D28"},block:{description:"Number of the current block, through the mission.",type:[
"string","integer"],pattern:"^\\d{1,4}(-\\d{1,4})?$",minimum:0,$comment:"F, D28"},block_name:{type:"string",description:"Name of the block.",$comment:"G, D28"},
wave:{description:"Number of the current wave.",type:["string","integer"],pattern:"^\\d{1,4}$",minimum:0,$comment:"G, D28"},wave_name:{type:"string",description:"\
Name of the wave.",$comment:"G, D28"},thread:{description:"Number of the current thread.",type:["string","number"],pattern:"^\\d{1,4}(\\.\\d{1,4})?$",minimum:0,
$comment:"F, D14"},thread_name:{type:"string",description:"Name of the thread.",$comment:"G, D28"}},description:"Where the mission stands.",$comment:"G, F"},block:{
description:"Number of the current block, outside of position.",type:["string","integer"],pattern:"^\\d{1,4}(-\\d{1,4})?$",minimum:0,$comment:"F, D28"},wave:{description:"\
Number of the current wave, outside of position.",type:["string","integer"],pattern:"^\\d{1,4}$",minimum:0,$comment:"G, D28"},thread:{description:"Number of the\
 current thread, outside of position.",type:["string","number"],pattern:"^\\d{1,4}(\\.\\d{1,4})?$",minimum:0,$comment:"D14, D28"},progress_percent:{type:"number",
description:"Share of the blocks that are complete, in percent; rounded or floored is right.",minimum:0,maximum:100,$comment:"G, D28"},created_at:{type:"string",
description:"When the mission was created.",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"D28"},updated_at:{type:"string",description:"\
When the state was last changed.",pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",$comment:"G"},mode:{type:"string",description:"How much th\
e mission asks before it acts.",$comment:"D28"}},description:".grid/STATE.md, persistence dialect.",$comment:"G, F"};export{state_persistence_schema_default as default};
