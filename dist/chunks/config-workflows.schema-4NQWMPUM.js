import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import"./chunk-PMWXOWGL.js";var config_workflows_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-\
lint/main/schemas/hivemind/config-workflows.schema.json",title:"state/config-workflows.json",type:"object",required:["version","updatedAt","workflows"],properties:{
version:{type:"integer",description:"Version of the file.",$comment:"H4"},updatedAt:{type:"integer",description:"When the file was last written, in ms since 197\
0.",minimum:0,maximum:864e13,$comment:"H4"},workflows:{type:"object",properties:{},description:"The workflows, by their ids.",additionalProperties:{type:"object",
required:["id","currentTurn","turns"],properties:{id:{type:"string",description:"Id of the workflow, which is also its key.",$comment:"H4"},type:{type:"string",
description:"What the workflow configures.",$comment:"H4"},currentTurn:{type:"integer",description:"The turn that it is at, counted from 0.",minimum:0,$comment:"\
H4"},turns:{type:"object",properties:{},description:"The turns, by their numbers.",additionalProperties:{type:"object",properties:{status:{description:"Where th\
e turn stands.",type:"string",enum:["pending","in_progress","complete","failed","skipped"],$comment:"H4, D16"},output:{description:"What came of the turn.",$comment:"\
H4"},completedAt:{type:"integer",description:"When the turn was done, in ms since 1970.",minimum:0,maximum:864e13,$comment:"H4"}},description:"A turn.",$comment:"\
H4"},$comment:"H4"},targetPrimitives:{type:"array",items:{type:"object",properties:{type:{description:"What is configured.",type:"string",enum:["agent","command",
"skill","tool"],$comment:"H4"},name:{type:"string",description:"Its name.",$comment:"H4"}},description:"Something that is configured.",$comment:"H4"},description:"\
What is configured.",$comment:"H4"},scope:{description:"How far it reaches.",type:"string",enum:["project","user","global"],$comment:"H4, D16"},mode:{type:"stri\
ng",description:"What is done to it.",$comment:"H4"},startedAt:{type:"integer",description:"When it was started, in ms since 1970.",minimum:0,maximum:864e13,$comment:"\
H4"},updatedAt:{type:"integer",description:"When it was last written, in ms since 1970.",minimum:0,maximum:864e13,$comment:"H4"}},description:"A workflow.",$comment:"\
H4"},$comment:"H4"}},description:"How far the configuration of agents, commands and skills has come.",$comment:"H4"};export{config_workflows_schema_default as default};
