import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import"./chunk-PMWXOWGL.js";var events_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/\
schemas/hivemind/events.schema.json",title:"event-tracker/ses_XXXX.json",type:"object",required:["events"],properties:{sessionId:{type:"string",description:"The\
 session that the file is about.",$comment:"H3"},events:{type:"array",items:{type:"object",required:["type","timestamp"],properties:{type:{type:"string",description:"\
What happened.",$comment:"H3"},source:{type:"string",description:"What told of it: session, tool or plugin.",$comment:"H3"},timestamp:{type:"integer",description:"\
When it happened, in ms since 1970.",minimum:0,maximum:864e13,$comment:"H3"},data:{description:"More about it.",$comment:"H3"},id:{description:"Id of the event.",
$comment:"practice"},sessionId:{description:"The session that it happened in.",$comment:"practice"},rootSessionId:{description:"The session above all.",$comment:"\
practice"},artifactStem:{description:"Name of the file, without its ending.",$comment:"practice"},actor:{description:"Who did it.",$comment:"practice"},title:{description:"\
What happened, in a line.",$comment:"practice"},summary:{description:"What happened, in short.",$comment:"practice"},stateRole:{description:"What the record is \
good for.",$comment:"practice"},toolUsage:{description:"The tool that was used.",$comment:"practice"}},description:"An event.",$comment:"H3"},description:"What \
happened, oldest first.",$comment:"H3"},_schema:{description:"Name and version of the form of the file.",$comment:"practice"},semanticSessionId:{description:"Th\
e session, in short.",$comment:"practice"},artifactStem:{description:"Name of the file, without its ending.",$comment:"practice"},mainSessionId:{description:"Th\
e session above all.",$comment:"practice"},lineage:{description:"The sessions above.",$comment:"practice"},purposeClass:{description:"What the session is for.",
$comment:"practice"},keyFindings:{description:"What the session found.",$comment:"practice"},resumable:{description:"Whether the session can go on.",$comment:"p\
ractice"},startedAt:{type:"integer",description:"When the first event happened, in ms since 1970.",minimum:0,maximum:864e13,$comment:"practice"},updatedAt:{type:"\
integer",description:"When the last event happened, in ms since 1970.",minimum:0,maximum:864e13,$comment:"practice"},status:{description:"Whether the session is\
 at work.",$comment:"practice"},counters:{type:"object",properties:{eventCount:{type:"integer",description:"How many events there are.",minimum:0,$comment:"prac\
tice"},sessionStartCount:{type:"integer",description:"How often the session was started.",minimum:0,$comment:"practice"},sessionEndCount:{type:"integer",description:"\
How often the session came to an end.",minimum:0,$comment:"practice"}},description:"Counts of the events.",$comment:"practice"},actors:{description:"Who took pa\
rt.",$comment:"practice"},subSessions:{description:"The sessions below.",$comment:"practice"},delegations:{description:"The delegations of the session.",$comment:"\
practice"},toolsUsed:{description:"The tools that were used.",$comment:"practice"},lastMessageOutput:{description:"The last message.",$comment:"practice"},exportMeta:{
description:"How the file was exported.",$comment:"practice"},toc:{type:"array",items:{description:"A line of the table of contents.",$comment:"practice"},description:"\
Table of contents: a line an event.",$comment:"practice"}},description:"The events of a session.",$comment:"H3"};export{events_schema_default as default};
