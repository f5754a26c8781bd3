import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import"./chunk-PMWXOWGL.js";var warmth_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/\
schemas/grid/warmth.schema.json",title:"WARMTH.md",type:"object",properties:{codebase_patterns:{type:["array","null"],items:{type:"string",description:"One less\
on.",$comment:'G, "Warmth Aggregation"'},description:"How things are done in this code.",$comment:"D21"},"codebase-patterns":{type:["array","null"],items:{type:"\
string",description:"One lesson.",$comment:'G, "Warmth Aggregation"'},description:"How things are done in this code.",$comment:"D21"},gotchas:{type:["array","nu\
ll"],items:{type:"string",description:"One lesson.",$comment:'G, "Warmth Aggregation"'},description:"What goes wrong, and how not to run into it again.",$comment:"\
D21"},user_preferences:{type:["array","null"],items:{type:"string",description:"One lesson.",$comment:'G, "Warmth Aggregation"'},description:"What the user like\
s, and what not.",$comment:"D21"},"user-preferences":{type:["array","null"],items:{type:"string",description:"One lesson.",$comment:'G, "Warmth Aggregation"'},description:"\
What the user likes, and what not.",$comment:"D21"},decisions_made:{type:["array","null"],items:{type:"string",description:"One lesson.",$comment:'G, "Warmth Ag\
gregation"'},description:"What was decided on the way.",$comment:"D21"},"decisions-made":{type:["array","null"],items:{type:"string",description:"One lesson.",$comment:'\
G, "Warmth Aggregation"'},description:"What was decided on the way.",$comment:"D21"},almost_did:{type:["array","null"],items:{type:"string",description:"One les\
son.",$comment:'G, "Warmth Aggregation"'},description:"What was nearly done, and why it was not.",$comment:"D21"},"almost-did":{type:["array","null"],items:{type:"\
string",description:"One lesson.",$comment:'G, "Warmth Aggregation"'},description:"What was nearly done, and why it was not.",$comment:"D21"}},description:"WARM\
TH.md, as front matter or as YAML from end to end. It may also be Markdown alone.",$comment:"G, D21"};export{warmth_schema_default as default};
