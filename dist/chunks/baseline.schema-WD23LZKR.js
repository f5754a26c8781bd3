import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import"./chunk-PMWXOWGL.js";var baseline_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/mai\
n/schemas/baseline.schema.json",title:"Baseline of agent-state-lint",type:"object",required:["version","entries"],properties:{$schema:{type:"string",description:"\
Where the schema of this file lies, for editors."},version:{type:"integer",description:"The version of the form that the file has.",minimum:1,maximum:1},entries:{
type:"array",items:{type:"object",required:["rule","path","severity","date","message","fingerprint"],properties:{rule:{type:"string",description:"The rule that \
spoke.",pattern:"^[a-z][a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,60}$"},path:{type:"string",description:"The file that it spoke of, relative to the repository."},pointer:{
type:"string",description:"JSON pointer of the place, where it is a value."},severity:{description:"How loudly it spoke. A finding that is louder now is not hid\
den.",type:"string",enum:["error","warning","info"]},date:{type:"string",description:"The day on which the finding was first recorded, in UTC.",pattern:"^[0-9]{\
4}-[0-9]{2}-[0-9]{2}$"},message:{type:"string",description:"What it said, for whoever reads the baseline."},fingerprint:{type:"string",description:"What the fin\
ding is known by: rule, file, key path and the text there, as a hash.",pattern:"^[0-9a-f]{32}(?:-[1-9][0-9]{0,8})?$"}},description:"A finding that is hidden.",additionalProperties:!1},
description:"The findings that are hidden, in order."}},description:"Findings that were there when the linter came, and are hidden since.",additionalProperties:!1};export{baseline_schema_default as default};
