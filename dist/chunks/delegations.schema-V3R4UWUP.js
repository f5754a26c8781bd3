import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import"./chunk-PMWXOWGL.js";var delegations_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/\
main/schemas/hivemind/delegations.schema.json",title:"state/delegations.json",type:"array",items:{type:"object",required:["id","parentSessionId","childSessionId",
"agent","status","createdAt"],properties:{id:{type:"string",description:"Id of the delegation: a UUID, or `dt-<ms>-<6>`.",$comment:"H2, D16"},parentSessionId:{type:"\
string",description:"The session that delegated.",$comment:"H2"},childSessionId:{type:"string",description:"The session that was made for it.",$comment:"H2"},agent:{
type:"string",description:"Name of the agent that was sent.",$comment:"H2"},status:{description:"Where the delegation stands.",type:"string",enum:["dispatched",
"running","completed","error","timeout"],$comment:"H2"},createdAt:{type:"integer",description:"When it was made, in ms since 1970.",minimum:0,maximum:864e13,$comment:"\
H2"},safetyCeilingMs:{type:"integer",description:"How long it may run at most, in ms.",minimum:0,default:18e5,$comment:"H2"},lastMessageCount:{type:"integer",description:"\
How many messages the child had when it was last asked.",minimum:0,$comment:"H2"},stablePollCount:{type:"integer",description:"How often in a row nothing had ch\
anged.",minimum:0,$comment:"H2"},lastMessageCountChangeAt:{type:"integer",description:"When the count of messages last changed, in ms since 1970.",minimum:0,maximum:864e13,
$comment:"H2"},nestingDepth:{type:"integer",description:"How many delegations stand above it, 0 to 3.",$comment:"H2"},executionMode:{description:"How it was dis\
patched.",type:"string",enum:["sdk","pty","headless"],$comment:"H2, D16"},workingDirectory:{type:"string",description:"The folder that the child works in.",$comment:"\
H2"},queueKey:{type:"string",description:"The lane in which it waits for its turn.",$comment:"H2"},surface:{description:"What the child is.",type:"string",enum:[
"agent-delegation","command-process"],$comment:"H2"},recoveryGuarantee:{description:"Whether it survives a restart.",type:"string",enum:["resumable","best-effor\
t","non-resumable-after-restart"],$comment:"H2"},explicitCancellation:{type:"boolean",description:"Whether a person cancelled it.",$comment:"H2"},completedAt:{type:"\
integer",description:"When it came to its end, in ms since 1970.",minimum:0,maximum:864e13,$comment:"H2"},error:{type:"string",description:"What went wrong.",$comment:"\
H2"},terminalDetail:{type:"string",description:"More about how it ended.",$comment:"H2"},resultBriefSummary:{type:"string",description:"What came of it, in shor\
t.",$comment:"H2"},gracePeriodExpiresAt:{type:"integer",description:"Until when its result is kept, in ms since 1970.",minimum:0,maximum:864e13,$comment:"H2"},result:{
description:"What came of it.",$comment:"practice"},resultTruncated:{description:"Whether the result was cut.",$comment:"practice"},terminalKind:{description:"H\
ow it ended.",type:"string",enum:["completed","error","timeout","cancelled","restarted","runtime-dispatch-unsupported","interrupted-by-signal","non-resumable-af\
ter-restart"],$comment:"practice"},ptySessionId:{description:"The terminal that its command runs in.",$comment:"practice"},fallbackReason:{description:"Why it w\
as dispatched in another way than was asked.",$comment:"practice"},terminationSignal:{description:"The signal that ended its command.",$comment:"practice"},redirectedFrom:{
description:"The delegation that it stands in for.",$comment:"practice"},restartedFrom:{description:"The delegation that it does again.",$comment:"practice"},resumedFrom:{
description:"The delegation that it goes on with.",$comment:"practice"},chainedFrom:{description:"The delegation that it follows.",$comment:"practice"},actionCount:{
description:"How many actions the child took.",$comment:"practice"},evidenceLevel:{description:"How well its progress is known.",$comment:"practice"},executionState:{
description:"What the child is doing.",$comment:"practice"},finalMessageExcerpt:{description:"The beginning of its last message.",$comment:"practice"},firstActionAt:{
description:"When the child first acted.",$comment:"practice"},messageCount:{description:"How many messages the child has.",$comment:"practice"},prompt:{description:"\
What the child was asked to do.",$comment:"practice"},signalSource:{description:"What told of its progress.",$comment:"practice"},toolCallCount:{description:"Ho\
w many tools the child called.",$comment:"practice"},v2:{description:"Whether it was dispatched by the newer way.",$comment:"practice"}},description:"A delegati\
on.",$comment:"H2"},description:"The delegations, running and done; it is the authority on where they stand.",$comment:"H2"};export{delegations_schema_default as default};
