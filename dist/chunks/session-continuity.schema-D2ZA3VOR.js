import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import"./chunk-PMWXOWGL.js";var session_continuity_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-stat\
e-lint/main/schemas/hivemind/session-continuity.schema.json",title:"state/session-continuity.json",type:"object",required:["version","updatedAt","sessions"],properties:{
version:{type:"integer",description:"Version of the file.",$comment:"H1"},updatedAt:{type:"integer",description:"When the file was last written, in ms since 197\
0.",minimum:0,maximum:864e13,$comment:"H1"},sessions:{type:"object",properties:{},description:"The sessions, by their ids.",additionalProperties:{type:"object",
required:["sessionID","metadata"],properties:{sessionID:{type:"string",description:"Id of the session, which is also its key.",$comment:"H1"},promptParams:{description:"\
What the session was started with.",$comment:"H1"},toolProfile:{description:"The tools that the session may use.",$comment:"H1"},metadata:{type:"object",required:[
"status","updatedAt"],properties:{status:{description:"Where the session stands.",type:"string",enum:["pending","queued","running","completed","failed","error",
"cancelled","interrupt"],$comment:"H1"},description:{type:"string",description:"What the session is for.",$comment:"H1"},delegation:{description:"The delegation\
 that made the session.",$comment:"H1"},category:{description:"The kind of work.",$comment:"H1"},constraints:{type:"array",items:{type:"string",description:"A c\
onstraint.",$comment:"H1"},description:"What the session must keep to.",$comment:"H1"},lifecycle:{type:"object",properties:{phase:{description:"The phase that t\
he session is in.",type:"string",enum:["created","queued","dispatching","running","completed","failed"],$comment:"H1"},observation:{description:"What was last s\
een of the session, by whom and when.",$comment:"H1"},error:{description:"Why the session failed.",$comment:"H1"},transitionHistory:{type:"array",items:{type:"o\
bject",required:["from","to","at"],properties:{from:{description:"The phase before.",type:"string",enum:["created","queued","dispatching","running","completed",
"failed"],$comment:"H1"},to:{description:"The phase after.",type:"string",enum:["created","queued","dispatching","running","completed","failed"],$comment:"H1"},
at:{type:"integer",description:"When it changed, in ms since 1970.",minimum:0,maximum:864e13,$comment:"H1"}},description:"A change of phase.",$comment:"H1"},description:"\
The changes of phase, oldest first.",$comment:"H1"},launchedAt:{description:"When the session was started.",$comment:"practice"},completedAt:{description:"When \
the session came to its end.",$comment:"practice"},runMode:{description:"How the session runs.",$comment:"practice"},queue:{description:"How many sessions run a\
nd wait, and how many may.",$comment:"practice"}},description:"Where the session stands in its life.",$comment:"H1"},pendingNotifications:{type:"array",items:{type:"\
object",required:["sessionID","status","createdAt","delivered"],properties:{sessionID:{type:"string",description:"The session that it tells of: the child, not t\
he one that is told.",$comment:"H1"},description:{type:"string",description:"What happened.",$comment:"H1"},agent:{type:"string",description:"The agent that it \
happened to.",$comment:"H1"},status:{description:"What became of the delegation.",type:"string",enum:["started","completed","failed","cancelled"],$comment:"H1"},
error:{type:"string",description:"What went wrong.",$comment:"H1"},resultPreview:{type:"string",description:"The beginning of the result.",$comment:"H1"},briefSummary:{
type:"string",description:"The result in short.",$comment:"H1"},outputLink:{type:"string",description:"Where the whole result is to be had.",$comment:"H1"},duration:{
type:"integer",description:"How long it took, in ms.",$comment:"H1"},metadata:{type:"object",properties:{delegationId:{type:"string",description:"The delegation\
 that ended.",$comment:"H1"},terminalState:{description:"How it ended.",type:"string",enum:["dispatched","running","completed","error","timeout"],$comment:"H1"},
recoveryGuarantee:{description:"Whether it survives a restart.",type:"string",enum:["resumable","best-effort","non-resumable-after-restart"],$comment:"H1"},summaryPreview:{
type:"string",description:"The beginning of its summary.",$comment:"H1"}},description:"What the notification is about.",$comment:"H1"},createdAt:{type:"integer",
description:"When it was made, in ms since 1970.",minimum:0,maximum:864e13,$comment:"H1"},delivered:{type:"boolean",description:"Whether the session was told.",
$comment:"H1"},delegationId:{description:"The delegation that ended.",$comment:"practice"},title:{description:"What happened, in a line.",$comment:"practice"},artifacts:{
description:"Files that came of it.",$comment:"practice"},commits:{description:"Commits that came of it.",$comment:"practice"},retryCount:{description:"How ofte\
n it was tried to deliver it.",$comment:"practice"},maxRetries:{description:"How often it will be tried.",$comment:"practice"},elapsedHuman:{description:"How lo\
ng it took, for people.",$comment:"practice"},progressPct:{description:"How far it got.",$comment:"practice"},toolCallCount:{description:"How many tools the chi\
ld called.",$comment:"practice"},actionCount:{description:"How many actions the child took.",$comment:"practice"},messageCount:{description:"How many messages t\
he child has.",$comment:"practice"},signalSource:{description:"What told of its progress.",$comment:"practice"}},description:"What a session is still to be told\
.",$comment:"H1"},description:"What the session is still to be told.",$comment:"H1"},resultCapture:{description:"The result of the session.",$comment:"H1"},compactionCheckpoint:{
description:"What was kept when the context of the session was compacted.",$comment:"H1"},delegationPacket:{description:"What the session was given to work with\
.",$comment:"H1"},route:{description:"The way that the work took to the session.",$comment:"H1"},lastToolActivityAt:{type:"integer",description:"When the sessio\
n last used a tool, in ms since 1970.",minimum:0,maximum:864e13,$comment:"H1"},updatedAt:{type:"integer",description:"When the record was last written, in ms si\
nce 1970.",minimum:0,maximum:864e13,$comment:"H1"}},description:"What is known of the session.",$comment:"H1"}},description:"A session.",$comment:"H1"},$comment:"\
H1"},governance:{description:"Rules that sessions are held to, and what broke them.",$comment:"H1"}},description:"What has to survive a session: who runs, and w\
hat they are still to be told.",$comment:"H1"};export{session_continuity_schema_default as default};
