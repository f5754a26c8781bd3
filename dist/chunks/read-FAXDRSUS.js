import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{continuityFile,delegationsFile,fileKind,isLegacyRoot,isSearched,legacyFolders,nameToday,planningFolder,sessionStateFile,stateFolder,workflowsFile}from"./chunk-SXE7HTQW.js";
import{bodyOf,conflictsOf,listRoot,withoutLines}from"./chunk-OEFCFUBJ.js";import"./chunk-WOULCUZM.js";import{readJsonFile,readJsonLinesFile,readText}from"./chunk-HM4LX76O.js";
import{TextDocument}from"./chunk-7MVKXGH6.js";import{pathIn}from"./chunk-OCYD6ZGS.js";import"./chunk-L5HX7WC4.js";import{size}from"./chunk-O3DR2KKW.js";
import"./chunk-CCRLEUH2.js";import"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";var mostBeside=64*1024*1024,FileReader=class{documents=[];unreadable=[];#tree;#limits;#beside=0;constructor(tree,limits){this.#tree=tree,this.#limits=limits}async store(at,specification){
if(at)return this.#json(at,await readJsonFile(this.#tree,at.path,this.#limits,specification))}async all(files,kind,specification){let stores=[];for(let at of files){
let store=fileKind(at.file)===kind?await this.beside(at,specification):void 0;store&&stores.push(store)}return stores}async beside(at,specification){if(this.#isFull(
at))return;let read=at.file.endsWith(".jsonl")?readJsonLinesFile:readJsonFile,store=this.#json(at,await read(this.#tree,at.path,this.#limits,specification));return this.#beside+=
store?.document.text.length??0,store}async page(at){if(!at||this.#isFull(at))return;let read=await readText(this.#tree,at.path,this.#limits.markdownBytes);if(!read.
ok)return this.#refuse(read.file);let{text}=read;this.#beside+=text.length;let body=bodyOf(text,{start:0,end:text.length},this.#limits),faults=await conflictsOf(
text,0,body),document=new TextDocument(at.path,text,{faults});this.documents.push(document);let isBroken=faults.length>0;return{file:at.file,document,isBroken,body:isBroken?
withoutLines(body):body}}#json({file},read){if(!read.ok)return this.#refuse(read.file);let{document,data}=read;return this.documents.push(document),{file,document,
data,isBroken:document.faults.some(({kind})=>kind!=="duplicate-key")}}#isFull({path}){return this.#beside<=mostBeside?!1:(this.unreadable.push({path,refusal:"to\
o-many",detail:`${size(mostBeside)} in the files beside the stores`}),!0)}#refuse(file){file.refusal!=="missing"&&this.unreadable.push(file)}};var config_workflows_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-\
lint/main/schemas/hivemind/config-workflows.schema.json",title:"state/config-workflows.json",type:"object",required:["version","updatedAt","workflows"],properties:{
version:{type:"integer",description:"Version of the file.","x-source":"H4","x-known":[1]},updatedAt:{type:"integer",description:"When the file was last written,\
 in ms since 1970.","x-source":"H4",minimum:0,maximum:864e13},workflows:{type:"object",properties:{},description:"The workflows, by their ids.","x-source":"H4",
additionalProperties:{type:"object",required:["id","currentTurn","turns"],properties:{id:{type:"string",description:"Id of the workflow, which is also its key.",
"x-source":"H4","x-kind":"name"},type:{type:"string",description:"What the workflow configures.","x-source":"H4","x-kind":"name"},currentTurn:{type:"integer",description:"\
The turn that it is at, counted from 0.","x-source":"H4",minimum:0},turns:{type:"object",properties:{},description:"The turns, by their numbers.","x-source":"H4",
additionalProperties:{type:"object",properties:{status:{description:"Where the turn stands.","x-source":"H4, D16",type:"string",enum:["pending","in_progress","c\
omplete","failed","skipped"]},output:{description:"What came of the turn.","x-source":"H4","x-kind":"free"},completedAt:{type:"integer",description:"When the tu\
rn was done, in ms since 1970.","x-source":"H4",minimum:0,maximum:864e13}},description:"A turn.","x-source":"H4","x-unknown":"info"}},targetPrimitives:{type:"ar\
ray",items:{type:"object",properties:{type:{description:"What is configured.","x-source":"H4",type:"string",enum:["agent","command","skill","tool"]},name:{type:"\
string",description:"Its name.","x-source":"H4","x-kind":"name"}},description:"Something that is configured.","x-source":"H4","x-unknown":"info"},description:"W\
hat is configured.","x-source":"H4"},scope:{description:"How far it reaches.","x-source":"H4, D16",type:"string",enum:["project","user","global"]},mode:{type:"s\
tring",description:"What is done to it.","x-source":"H4","x-kind":"name"},startedAt:{type:"integer",description:"When it was started, in ms since 1970.","x-sour\
ce":"H4",minimum:0,maximum:864e13},updatedAt:{type:"integer",description:"When it was last written, in ms since 1970.","x-source":"H4",minimum:0,maximum:864e13}},
description:"A workflow.","x-source":"H4"}}},description:"How far the configuration of agents, commands and skills has come.","x-source":"H4"};var delegations_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/\
main/schemas/hivemind/delegations.schema.json",title:"state/delegations.json",type:"array",items:{type:"object",required:["id","parentSessionId","childSessionId",
"agent","status","createdAt"],properties:{id:{type:"string",description:"Id of the delegation: a UUID, or `dt-<ms>-<6>`.","x-source":"H2, D16","x-kind":"name"},
parentSessionId:{type:"string",description:"The session that delegated.","x-source":"H2","x-kind":"name"},childSessionId:{type:"string",description:"The session\
 that was made for it.","x-source":"H2","x-kind":"name"},agent:{type:"string",description:"Name of the agent that was sent.","x-source":"H2","x-kind":"name"},status:{
description:"Where the delegation stands.","x-source":"H2",type:"string",enum:["dispatched","running","completed","error","timeout"]},createdAt:{type:"integer",
description:"When it was made, in ms since 1970.","x-source":"H2",minimum:0,maximum:864e13},safetyCeilingMs:{type:"integer",description:"How long it may run at \
most, in ms.","x-source":"H2",minimum:0,default:18e5},lastMessageCount:{type:"integer",description:"How many messages the child had when it was last asked.","x-\
source":"H2",minimum:0},stablePollCount:{type:"integer",description:"How often in a row nothing had changed.","x-source":"H2",minimum:0},lastMessageCountChangeAt:{
type:"integer",description:"When the count of messages last changed, in ms since 1970.","x-source":"H2",minimum:0,maximum:864e13},nestingDepth:{type:"integer",description:"\
How many delegations stand above it, 0 to 3.","x-source":"H2"},executionMode:{description:"How it was dispatched.","x-source":"H2, D16",type:"string",enum:["sdk",
"pty","headless"]},workingDirectory:{type:"string",description:"The folder that the child works in.","x-source":"H2","x-kind":"free"},queueKey:{type:"string",description:"\
The lane in which it waits for its turn.","x-source":"H2","x-kind":"name"},surface:{description:"What the child is.","x-source":"H2",type:"string",enum:["agent-\
delegation","command-process"]},recoveryGuarantee:{description:"Whether it survives a restart.","x-source":"H2",type:"string",enum:["resumable","best-effort","n\
on-resumable-after-restart"]},explicitCancellation:{type:"boolean",description:"Whether a person cancelled it.","x-source":"H2"},completedAt:{type:"integer",description:"\
When it came to its end, in ms since 1970.","x-source":"H2",minimum:0,maximum:864e13},error:{type:"string",description:"What went wrong.","x-source":"H2","x-kin\
d":"free"},terminalDetail:{type:"string",description:"More about how it ended.","x-source":"H2","x-kind":"free"},resultBriefSummary:{type:"string",description:"\
What came of it, in short.","x-source":"H2","x-kind":"free"},gracePeriodExpiresAt:{type:"integer",description:"Until when its result is kept, in ms since 1970.",
"x-source":"H2",minimum:0,maximum:864e13},result:{description:"What came of it.","x-source":"practice","x-kind":"free"},resultTruncated:{description:"Whether th\
e result was cut.","x-source":"practice","x-kind":"free"},terminalKind:{description:"How it ended.","x-source":"practice",type:"string",enum:["completed","error",
"timeout","cancelled","restarted","runtime-dispatch-unsupported","interrupted-by-signal","non-resumable-after-restart"]},ptySessionId:{description:"The terminal\
 that its command runs in.","x-source":"practice","x-kind":"free"},fallbackReason:{description:"Why it was dispatched in another way than was asked.","x-source":"\
practice","x-kind":"free"},terminationSignal:{description:"The signal that ended its command.","x-source":"practice","x-kind":"free"},redirectedFrom:{description:"\
The delegation that it stands in for.","x-source":"practice","x-kind":"free"},restartedFrom:{description:"The delegation that it does again.","x-source":"practi\
ce","x-kind":"free"},resumedFrom:{description:"The delegation that it goes on with.","x-source":"practice","x-kind":"free"},chainedFrom:{description:"The delega\
tion that it follows.","x-source":"practice","x-kind":"free"},actionCount:{description:"How many actions the child took.","x-source":"practice","x-kind":"free"},
evidenceLevel:{description:"How well its progress is known.","x-source":"practice","x-kind":"free"},executionState:{description:"What the child is doing.","x-so\
urce":"practice","x-kind":"free"},finalMessageExcerpt:{description:"The beginning of its last message.","x-source":"practice","x-kind":"free"},firstActionAt:{description:"\
When the child first acted.","x-source":"practice","x-kind":"free"},messageCount:{description:"How many messages the child has.","x-source":"practice","x-kind":"\
free"},prompt:{description:"What the child was asked to do.","x-source":"practice","x-kind":"free"},signalSource:{description:"What told of its progress.","x-so\
urce":"practice","x-kind":"free"},toolCallCount:{description:"How many tools the child called.","x-source":"practice","x-kind":"free"},v2:{description:"Whether \
it was dispatched by the newer way.","x-source":"practice","x-kind":"free"}},description:"A delegation.","x-source":"H2"},description:"The delegations, running \
and done; it is the authority on where they stand.","x-source":"H2"};var events_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/\
schemas/hivemind/events.schema.json",title:"event-tracker/ses_XXXX.json",type:"object",required:["events"],properties:{sessionId:{type:"string",description:"The\
 session that the file is about.","x-source":"H3","x-kind":"name"},events:{type:"array",items:{type:"object",required:["type","timestamp"],properties:{type:{type:"\
string",description:"What happened.","x-source":"H3","x-kind":"name"},source:{type:"string",description:"What told of it: session, tool or plugin.","x-source":"\
H3","x-kind":"name"},timestamp:{type:"integer",description:"When it happened, in ms since 1970.","x-source":"H3",minimum:0,maximum:864e13},data:{description:"Mo\
re about it.","x-source":"H3","x-kind":"free"},id:{description:"Id of the event.","x-source":"practice","x-kind":"free"},sessionId:{description:"The session tha\
t it happened in.","x-source":"practice","x-kind":"free"},rootSessionId:{description:"The session above all.","x-source":"practice","x-kind":"free"},artifactStem:{
description:"Name of the file, without its ending.","x-source":"practice","x-kind":"free"},actor:{description:"Who did it.","x-source":"practice","x-kind":"free"},
title:{description:"What happened, in a line.","x-source":"practice","x-kind":"free"},summary:{description:"What happened, in short.","x-source":"practice","x-k\
ind":"free"},stateRole:{description:"What the record is good for.","x-source":"practice","x-kind":"free"},toolUsage:{description:"The tool that was used.","x-so\
urce":"practice","x-kind":"free"}},description:"An event.","x-source":"H3","x-unknown":"info"},description:"What happened, oldest first.","x-source":"H3"},_schema:{
description:"Name and version of the form of the file.","x-source":"practice","x-kind":"free"},semanticSessionId:{description:"The session, in short.","x-source":"\
practice","x-kind":"free"},artifactStem:{description:"Name of the file, without its ending.","x-source":"practice","x-kind":"free"},mainSessionId:{description:"\
The session above all.","x-source":"practice","x-kind":"free"},lineage:{description:"The sessions above.","x-source":"practice","x-kind":"free"},purposeClass:{description:"\
What the session is for.","x-source":"practice","x-kind":"free"},keyFindings:{description:"What the session found.","x-source":"practice","x-kind":"free"},resumable:{
description:"Whether the session can go on.","x-source":"practice","x-kind":"free"},startedAt:{type:"integer",description:"When the first event happened, in ms \
since 1970.","x-source":"practice",minimum:0,maximum:864e13},updatedAt:{type:"integer",description:"When the last event happened, in ms since 1970.","x-source":"\
practice",minimum:0,maximum:864e13},status:{description:"Whether the session is at work.","x-source":"practice","x-kind":"free"},counters:{type:"object",properties:{
eventCount:{type:"integer",description:"How many events there are.","x-source":"practice",minimum:0},sessionStartCount:{type:"integer",description:"How often th\
e session was started.","x-source":"practice",minimum:0},sessionEndCount:{type:"integer",description:"How often the session came to an end.","x-source":"practic\
e",minimum:0}},description:"Counts of the events.","x-source":"practice","x-unknown":"info"},actors:{description:"Who took part.","x-source":"practice","x-kind":"\
free"},subSessions:{description:"The sessions below.","x-source":"practice","x-kind":"free"},delegations:{description:"The delegations of the session.","x-sourc\
e":"practice","x-kind":"free"},toolsUsed:{description:"The tools that were used.","x-source":"practice","x-kind":"free"},lastMessageOutput:{description:"The las\
t message.","x-source":"practice","x-kind":"free"},exportMeta:{description:"How the file was exported.","x-source":"practice","x-kind":"free"},toc:{type:"array",
items:{description:"A line of the table of contents.","x-source":"practice","x-kind":"free"},description:"Table of contents: a line an event.","x-source":"pract\
ice"}},description:"The events of a session.","x-source":"H3","x-unknown":"info"};var journal_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main\
/schemas/hivemind/journal.schema.json",title:"journal/YYYY-MM-DD.jsonl",type:"array",items:{type:"object",properties:{id:{description:"Id of the entry.","x-sour\
ce":"practice","x-kind":"free"},sessionId:{type:"string",description:"The session that it happened in.","x-source":"practice","x-kind":"name"},actor:{description:"\
Who did it: human, agent, system or tool.","x-source":"practice","x-kind":"free"},eventType:{description:"What happened.","x-source":"practice","x-kind":"free"},
timestamp:{description:"When it happened: ms since 1970, or a timestamp like 2026-01-24T14:00:00Z.","x-source":"practice","x-kind":"free"},source:{description:"\
What told of it.","x-source":"practice","x-kind":"free"},summary:{type:"string",description:"What happened, in short.","x-source":"practice","x-kind":"free"}},description:"\
An entry.","x-source":"H structure","x-unknown":"open"},description:"The entries of a day, one a line.","x-source":"H structure"};var session_continuity_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-stat\
e-lint/main/schemas/hivemind/session-continuity.schema.json",title:"state/session-continuity.json",type:"object",required:["version","updatedAt","sessions"],properties:{
version:{type:"integer",description:"Version of the file.","x-source":"H1","x-known":[1]},updatedAt:{type:"integer",description:"When the file was last written,\
 in ms since 1970.","x-source":"H1",minimum:0,maximum:864e13},sessions:{type:"object",properties:{},description:"The sessions, by their ids.","x-source":"H1",additionalProperties:{
type:"object",required:["sessionID","metadata"],properties:{sessionID:{type:"string",description:"Id of the session, which is also its key.","x-source":"H1","x-\
kind":"name"},promptParams:{description:"What the session was started with.","x-source":"H1","x-kind":"free"},toolProfile:{description:"The tools that the sessi\
on may use.","x-source":"H1","x-kind":"free"},metadata:{type:"object",required:["status","updatedAt"],properties:{status:{description:"Where the session stands.",
"x-source":"H1",type:"string",enum:["pending","queued","running","completed","failed","error","cancelled","interrupt"]},description:{type:"string",description:"\
What the session is for.","x-source":"H1","x-kind":"free"},delegation:{description:"The delegation that made the session.","x-source":"H1","x-kind":"free"},category:{
description:"The kind of work.","x-source":"H1","x-kind":"free"},constraints:{type:"array",items:{type:"string",description:"A constraint.","x-source":"H1","x-k\
ind":"free"},description:"What the session must keep to.","x-source":"H1"},lifecycle:{type:"object",properties:{phase:{description:"The phase that the session i\
s in.","x-source":"H1",type:"string",enum:["created","queued","dispatching","running","completed","failed"]},observation:{description:"What was last seen of the\
 session, by whom and when.","x-source":"H1","x-kind":"free"},error:{description:"Why the session failed.","x-source":"H1","x-kind":"free"},transitionHistory:{type:"\
array",items:{type:"object",required:["from","to","at"],properties:{from:{description:"The phase before.","x-source":"H1",type:"string",enum:["created","queued",
"dispatching","running","completed","failed"]},to:{description:"The phase after.","x-source":"H1",type:"string",enum:["created","queued","dispatching","running",
"completed","failed"]},at:{type:"integer",description:"When it changed, in ms since 1970.","x-source":"H1",minimum:0,maximum:864e13}},description:"A change of p\
hase.","x-source":"H1"},description:"The changes of phase, oldest first.","x-source":"H1"},launchedAt:{description:"When the session was started.","x-source":"p\
ractice","x-kind":"free"},completedAt:{description:"When the session came to its end.","x-source":"practice","x-kind":"free"},runMode:{description:"How the sess\
ion runs.","x-source":"practice","x-kind":"free"},queue:{description:"How many sessions run and wait, and how many may.","x-source":"practice","x-kind":"free"}},
description:"Where the session stands in its life.","x-source":"H1","x-unknown":"info"},pendingNotifications:{type:"array",items:{type:"object",required:["sessi\
onID","status","createdAt","delivered"],properties:{sessionID:{type:"string",description:"The session that it tells of: the child, not the one that is told.","x\
-source":"H1","x-kind":"name"},description:{type:"string",description:"What happened.","x-source":"H1","x-kind":"free"},agent:{type:"string",description:"The ag\
ent that it happened to.","x-source":"H1","x-kind":"name"},status:{description:"What became of the delegation.","x-source":"H1",type:"string",enum:["started","c\
ompleted","failed","cancelled"]},error:{type:"string",description:"What went wrong.","x-source":"H1","x-kind":"free"},resultPreview:{type:"string",description:"\
The beginning of the result.","x-source":"H1","x-kind":"free"},briefSummary:{type:"string",description:"The result in short.","x-source":"H1","x-kind":"free"},outputLink:{
type:"string",description:"Where the whole result is to be had.","x-source":"H1","x-kind":"free"},duration:{type:"integer",description:"How long it took, in ms.",
"x-source":"H1"},metadata:{type:"object",properties:{delegationId:{type:"string",description:"The delegation that ended.","x-source":"H1","x-kind":"name"},terminalState:{
description:"How it ended.","x-source":"H1",type:"string",enum:["dispatched","running","completed","error","timeout"]},recoveryGuarantee:{description:"Whether i\
t survives a restart.","x-source":"H1",type:"string",enum:["resumable","best-effort","non-resumable-after-restart"]},summaryPreview:{type:"string",description:"\
The beginning of its summary.","x-source":"H1","x-kind":"free"}},description:"What the notification is about.","x-source":"H1","x-unknown":"info"},createdAt:{type:"\
integer",description:"When it was made, in ms since 1970.","x-source":"H1",minimum:0,maximum:864e13},delivered:{type:"boolean",description:"Whether the session \
was told.","x-source":"H1"},delegationId:{description:"The delegation that ended.","x-source":"practice","x-kind":"free"},title:{description:"What happened, in \
a line.","x-source":"practice","x-kind":"free"},artifacts:{description:"Files that came of it.","x-source":"practice","x-kind":"free"},commits:{description:"Com\
mits that came of it.","x-source":"practice","x-kind":"free"},retryCount:{description:"How often it was tried to deliver it.","x-source":"practice","x-kind":"fr\
ee"},maxRetries:{description:"How often it will be tried.","x-source":"practice","x-kind":"free"},elapsedHuman:{description:"How long it took, for people.","x-s\
ource":"practice","x-kind":"free"},progressPct:{description:"How far it got.","x-source":"practice","x-kind":"free"},toolCallCount:{description:"How many tools \
the child called.","x-source":"practice","x-kind":"free"},actionCount:{description:"How many actions the child took.","x-source":"practice","x-kind":"free"},messageCount:{
description:"How many messages the child has.","x-source":"practice","x-kind":"free"},signalSource:{description:"What told of its progress.","x-source":"practic\
e","x-kind":"free"}},description:"What a session is still to be told.","x-source":"H1"},description:"What the session is still to be told.","x-source":"H1"},resultCapture:{
description:"The result of the session.","x-source":"H1","x-kind":"free"},compactionCheckpoint:{description:"What was kept when the context of the session was c\
ompacted.","x-source":"H1","x-kind":"free"},delegationPacket:{description:"What the session was given to work with.","x-source":"H1","x-kind":"free"},route:{description:"\
The way that the work took to the session.","x-source":"H1","x-kind":"free"},lastToolActivityAt:{type:"integer",description:"When the session last used a tool, \
in ms since 1970.","x-source":"H1",minimum:0,maximum:864e13},updatedAt:{type:"integer",description:"When the record was last written, in ms since 1970.","x-sour\
ce":"H1",minimum:0,maximum:864e13}},description:"What is known of the session.","x-source":"H1"}},description:"A session.","x-source":"H1"}},governance:{description:"\
Rules that sessions are held to, and what broke them.","x-source":"H1","x-kind":"free"}},description:"What has to survive a session: who runs, and what they are\
 still to be told.","x-source":"H1"};var j=y,N={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/hivemind\
/delegations.schema.json",type:"array",items:{type:"object",required:["id","parentSessionId","childSessionId","agent","status","createdAt"],properties:{id:{type:"\
string"},parentSessionId:{type:"string"},childSessionId:{type:"string"},agent:{type:"string"},status:{type:"string",enum:["dispatched","running","completed","er\
ror","timeout"]},createdAt:{type:"integer",minimum:0,maximum:864e13},safetyCeilingMs:{type:"integer",minimum:0},lastMessageCount:{type:"integer",minimum:0},stablePollCount:{
type:"integer",minimum:0},lastMessageCountChangeAt:{type:"integer",minimum:0,maximum:864e13},nestingDepth:{type:"integer"},executionMode:{type:"string",enum:["s\
dk","pty","headless"]},workingDirectory:{type:"string"},queueKey:{type:"string"},surface:{type:"string",enum:["agent-delegation","command-process"]},recoveryGuarantee:{
type:"string",enum:["resumable","best-effort","non-resumable-after-restart"]},explicitCancellation:{type:"boolean"},completedAt:{type:"integer",minimum:0,maximum:864e13},
error:{type:"string"},terminalDetail:{type:"string"},resultBriefSummary:{type:"string"},gracePeriodExpiresAt:{type:"integer",minimum:0,maximum:864e13},result:{},
resultTruncated:{},terminalKind:{type:"string",enum:["completed","error","timeout","cancelled","restarted","runtime-dispatch-unsupported","interrupted-by-signal",
"non-resumable-after-restart"]},ptySessionId:{},fallbackReason:{},terminationSignal:{},redirectedFrom:{},restartedFrom:{},resumedFrom:{},chainedFrom:{},actionCount:{},
evidenceLevel:{},executionState:{},finalMessageExcerpt:{},firstActionAt:{},messageCount:{},prompt:{},signalSource:{},toolCallCount:{},v2:{}}}};function y(c,{instancePath:a="",
parentData:b,parentDataProperty:v,rootData:q=c,dynamicAnchors:x={}}={}){let e=null,i=0,w=y.evaluated;if(w.dynamicProps&&(w.props=void 0),w.dynamicItems&&(w.items=
void 0),Array.isArray(c)){let p=c.length;for(let t=0;t<p;t++){let o=c[t];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let r={instancePath:a+"/"+
t,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"id"}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=e,!1;i++}if(o.parentSessionId===
void 0){let r={instancePath:a+"/"+t,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"parentSessionId"}};if(e===null)e=[r];else if(e.push(
r)===1e4)return y.errors=e,!1;i++}if(o.childSessionId===void 0){let r={instancePath:a+"/"+t,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"\
childSessionId"}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=e,!1;i++}if(o.agent===void 0){let r={instancePath:a+"/"+t,schemaPath:"#/items/requir\
ed",keyword:"required",params:{missingProperty:"agent"}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=e,!1;i++}if(o.status===void 0){let r={instancePath:a+
"/"+t,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"status"}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=e,!1;i++}if(o.
createdAt===void 0){let r={instancePath:a+"/"+t,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:"createdAt"}};if(e===null)e=[r];else if(e.
push(r)===1e4)return y.errors=e,!1;i++}if(o.id!==void 0&&typeof o.id!="string"){let r={instancePath:a+"/"+t+"/id",schemaPath:"#/items/properties/id/type",keyword:"\
type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=e,!1;i++}if(o.parentSessionId!==void 0&&typeof o.parentSessionId!="strin\
g"){let r={instancePath:a+"/"+t+"/parentSessionId",schemaPath:"#/items/properties/parentSessionId/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.
push(r)===1e4)return y.errors=e,!1;i++}if(o.childSessionId!==void 0&&typeof o.childSessionId!="string"){let r={instancePath:a+"/"+t+"/childSessionId",schemaPath:"\
#/items/properties/childSessionId/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=e,!1;i++}if(o.agent!==void 0&&
typeof o.agent!="string"){let r={instancePath:a+"/"+t+"/agent",schemaPath:"#/items/properties/agent/type",keyword:"type",params:{type:"string"}};if(e===null)e=[
r];else if(e.push(r)===1e4)return y.errors=e,!1;i++}if(o.status!==void 0){let r=o.status;if(typeof r!="string"){let s={instancePath:a+"/"+t+"/status",schemaPath:"\
#/items/properties/status/type",keyword:"type",params:{type:"string"}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}if(!(r==="dispatched"||
r==="running"||r==="completed"||r==="error"||r==="timeout")){let s={instancePath:a+"/"+t+"/status",schemaPath:"#/items/properties/status/enum",keyword:"enum",params:{
allowedValues:N.items.properties.status.enum}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}}if(o.createdAt!==void 0){let r=o.createdAt;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/"+t+"/createdAt",schemaPath:"#/items/properties/createdAt/type",keyword:"type",params:{type:"\
integer"}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}if(typeof r=="number"&&isFinite(r)){if(r>864e13||isNaN(r)){let s={instancePath:a+"\
/"+t+"/createdAt",schemaPath:"#/items/properties/createdAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e13}};if(e===null)e=[s];else if(e.push(s)===
1e4)return y.errors=e,!1;i++}if(r<0||isNaN(r)){let s={instancePath:a+"/"+t+"/createdAt",schemaPath:"#/items/properties/createdAt/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}}}if(o.safetyCeilingMs!==void 0){let r=o.safetyCeilingMs;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/"+t+"/safetyCeilingMs",schemaPath:"#/items/properties/safetyCeilingMs/type",keyword:"type",params:{
type:"integer"}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let s={instancePath:a+"\
/"+t+"/safetyCeilingMs",schemaPath:"#/items/properties/safetyCeilingMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[s];else if(e.
push(s)===1e4)return y.errors=e,!1;i++}}if(o.lastMessageCount!==void 0){let r=o.lastMessageCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={
instancePath:a+"/"+t+"/lastMessageCount",schemaPath:"#/items/properties/lastMessageCount/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[s];else if(e.
push(s)===1e4)return y.errors=e,!1;i++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let s={instancePath:a+"/"+t+"/lastMessageCount",schemaPath:"#/items/\
properties/lastMessageCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}}if(o.
stablePollCount!==void 0){let r=o.stablePollCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/"+t+"/stablePollCount",schemaPath:"\
#/items/properties/stablePollCount/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let s={instancePath:a+"/"+t+"/stablePollCount",schemaPath:"#/items/properties/stablePollCount/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}}if(o.lastMessageCountChangeAt!==void 0){let r=o.lastMessageCountChangeAt;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/"+t+"/lastMessageCountChangeAt",schemaPath:"#/items/properties/lastMessageCoun\
tChangeAt/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}if(typeof r=="number"&&isFinite(r)){if(r>
864e13||isNaN(r)){let s={instancePath:a+"/"+t+"/lastMessageCountChangeAt",schemaPath:"#/items/properties/lastMessageCountChangeAt/maximum",keyword:"maximum",params:{
comparison:"<=",limit:864e13}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}if(r<0||isNaN(r)){let s={instancePath:a+"/"+t+"/lastMessageCou\
ntChangeAt",schemaPath:"#/items/properties/lastMessageCountChangeAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[s];else if(e.push(
s)===1e4)return y.errors=e,!1;i++}}}if(o.nestingDepth!==void 0){let r=o.nestingDepth;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+
"/"+t+"/nestingDepth",schemaPath:"#/items/properties/nestingDepth/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.
errors=e,!1;i++}}if(o.executionMode!==void 0){let r=o.executionMode;if(typeof r!="string"){let s={instancePath:a+"/"+t+"/executionMode",schemaPath:"#/items/prop\
erties/executionMode/type",keyword:"type",params:{type:"string"}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}if(!(r==="sdk"||r==="pty"||
r==="headless")){let s={instancePath:a+"/"+t+"/executionMode",schemaPath:"#/items/properties/executionMode/enum",keyword:"enum",params:{allowedValues:N.items.properties.
executionMode.enum}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}}if(o.workingDirectory!==void 0&&typeof o.workingDirectory!="string"){let r={
instancePath:a+"/"+t+"/workingDirectory",schemaPath:"#/items/properties/workingDirectory/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.
push(r)===1e4)return y.errors=e,!1;i++}if(o.queueKey!==void 0&&typeof o.queueKey!="string"){let r={instancePath:a+"/"+t+"/queueKey",schemaPath:"#/items/properti\
es/queueKey/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=e,!1;i++}if(o.surface!==void 0){let r=o.surface;
if(typeof r!="string"){let s={instancePath:a+"/"+t+"/surface",schemaPath:"#/items/properties/surface/type",keyword:"type",params:{type:"string"}};if(e===null)e=
[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}if(!(r==="agent-delegation"||r==="command-process")){let s={instancePath:a+"/"+t+"/surface",schemaPath:"#/i\
tems/properties/surface/enum",keyword:"enum",params:{allowedValues:N.items.properties.surface.enum}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,
!1;i++}}if(o.recoveryGuarantee!==void 0){let r=o.recoveryGuarantee;if(typeof r!="string"){let s={instancePath:a+"/"+t+"/recoveryGuarantee",schemaPath:"#/items/p\
roperties/recoveryGuarantee/type",keyword:"type",params:{type:"string"}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}if(!(r==="resumable"||
r==="best-effort"||r==="non-resumable-after-restart")){let s={instancePath:a+"/"+t+"/recoveryGuarantee",schemaPath:"#/items/properties/recoveryGuarantee/enum",keyword:"\
enum",params:{allowedValues:N.items.properties.recoveryGuarantee.enum}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}}if(o.explicitCancellation!==
void 0&&typeof o.explicitCancellation!="boolean"){let r={instancePath:a+"/"+t+"/explicitCancellation",schemaPath:"#/items/properties/explicitCancellation/type",
keyword:"type",params:{type:"boolean"}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=e,!1;i++}if(o.completedAt!==void 0){let r=o.completedAt;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/"+t+"/completedAt",schemaPath:"#/items/properties/completedAt/type",keyword:"type",params:{type:"\
integer"}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}if(typeof r=="number"&&isFinite(r)){if(r>864e13||isNaN(r)){let s={instancePath:a+"\
/"+t+"/completedAt",schemaPath:"#/items/properties/completedAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e13}};if(e===null)e=[s];else if(e.push(
s)===1e4)return y.errors=e,!1;i++}if(r<0||isNaN(r)){let s={instancePath:a+"/"+t+"/completedAt",schemaPath:"#/items/properties/completedAt/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}}}if(o.error!==void 0&&typeof o.error!="string"){let r={
instancePath:a+"/"+t+"/error",schemaPath:"#/items/properties/error/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.
errors=e,!1;i++}if(o.terminalDetail!==void 0&&typeof o.terminalDetail!="string"){let r={instancePath:a+"/"+t+"/terminalDetail",schemaPath:"#/items/properties/te\
rminalDetail/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=e,!1;i++}if(o.resultBriefSummary!==void 0&&typeof o.
resultBriefSummary!="string"){let r={instancePath:a+"/"+t+"/resultBriefSummary",schemaPath:"#/items/properties/resultBriefSummary/type",keyword:"type",params:{type:"\
string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return y.errors=e,!1;i++}if(o.gracePeriodExpiresAt!==void 0){let r=o.gracePeriodExpiresAt;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/"+t+"/gracePeriodExpiresAt",schemaPath:"#/items/properties/gracePeriodExpiresAt/type",keyword:"t\
ype",params:{type:"integer"}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}if(typeof r=="number"&&isFinite(r)){if(r>864e13||isNaN(r)){let s={
instancePath:a+"/"+t+"/gracePeriodExpiresAt",schemaPath:"#/items/properties/gracePeriodExpiresAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e13}};
if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}if(r<0||isNaN(r)){let s={instancePath:a+"/"+t+"/gracePeriodExpiresAt",schemaPath:"#/items/pro\
perties/gracePeriodExpiresAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}}}if(o.
terminalKind!==void 0){let r=o.terminalKind;if(typeof r!="string"){let s={instancePath:a+"/"+t+"/terminalKind",schemaPath:"#/items/properties/terminalKind/type",
keyword:"type",params:{type:"string"}};if(e===null)e=[s];else if(e.push(s)===1e4)return y.errors=e,!1;i++}if(!(r==="completed"||r==="error"||r==="timeout"||r===
"cancelled"||r==="restarted"||r==="runtime-dispatch-unsupported"||r==="interrupted-by-signal"||r==="non-resumable-after-restart")){let s={instancePath:a+"/"+t+"\
/terminalKind",schemaPath:"#/items/properties/terminalKind/enum",keyword:"enum",params:{allowedValues:N.items.properties.terminalKind.enum}};if(e===null)e=[s];else if(e.
push(s)===1e4)return y.errors=e,!1;i++}}}else{let r={instancePath:a+"/"+t,schemaPath:"#/items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[r];else if(e.
push(r)===1e4)return y.errors=e,!1;i++}}}else{let p={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"}};if(e===null)e=[p];else if(e.push(p)===
1e4)return y.errors=e,!1;i++}return y.errors=e,i===0}y.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var I=f,A={$schema:"https://json-schema.org/draft/20\
20-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/hivemind/session-continuity.schema.json",type:"object",required:[
"version","updatedAt","sessions"],properties:{version:{type:"integer"},updatedAt:{type:"integer",minimum:0,maximum:864e13},sessions:{type:"object",properties:{},
additionalProperties:{type:"object",required:["sessionID","metadata"],properties:{sessionID:{type:"string"},promptParams:{},toolProfile:{},metadata:{type:"objec\
t",required:["status","updatedAt"],properties:{status:{type:"string",enum:["pending","queued","running","completed","failed","error","cancelled","interrupt"]},description:{
type:"string"},delegation:{},category:{},constraints:{type:"array",items:{type:"string"}},lifecycle:{type:"object",properties:{phase:{type:"string",enum:["creat\
ed","queued","dispatching","running","completed","failed"]},observation:{},error:{},transitionHistory:{type:"array",items:{type:"object",required:["from","to","\
at"],properties:{from:{type:"string",enum:["created","queued","dispatching","running","completed","failed"]},to:{type:"string",enum:["created","queued","dispatc\
hing","running","completed","failed"]},at:{type:"integer",minimum:0,maximum:864e13}}}},launchedAt:{},completedAt:{},runMode:{},queue:{}}},pendingNotifications:{
type:"array",items:{type:"object",required:["sessionID","status","createdAt","delivered"],properties:{sessionID:{type:"string"},description:{type:"string"},agent:{
type:"string"},status:{type:"string",enum:["started","completed","failed","cancelled"]},error:{type:"string"},resultPreview:{type:"string"},briefSummary:{type:"\
string"},outputLink:{type:"string"},duration:{type:"integer"},metadata:{type:"object",properties:{delegationId:{type:"string"},terminalState:{type:"string",enum:[
"dispatched","running","completed","error","timeout"]},recoveryGuarantee:{type:"string",enum:["resumable","best-effort","non-resumable-after-restart"]},summaryPreview:{
type:"string"}}},createdAt:{type:"integer",minimum:0,maximum:864e13},delivered:{type:"boolean"},delegationId:{},title:{},artifacts:{},commits:{},retryCount:{},maxRetries:{},
elapsedHuman:{},progressPct:{},toolCallCount:{},actionCount:{},messageCount:{},signalSource:{}}}},resultCapture:{},compactionCheckpoint:{},delegationPacket:{},route:{},
lastToolActivityAt:{type:"integer",minimum:0,maximum:864e13},updatedAt:{type:"integer",minimum:0,maximum:864e13}}}}}},governance:{}}};function f(c,{instancePath:a="",
parentData:b,parentDataProperty:v,rootData:q=c,dynamicAnchors:x={}}={}){let e=null,i=0,w=f.evaluated;if(w.dynamicProps&&(w.props=void 0),w.dynamicItems&&(w.items=
void 0),c&&typeof c=="object"&&!Array.isArray(c)){if(c.version===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
version"}};if(e===null)e=[p];else if(e.push(p)===1e4)return f.errors=e,!1;i++}if(c.updatedAt===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"updatedAt"}};if(e===null)e=[p];else if(e.push(p)===1e4)return f.errors=e,!1;i++}if(c.sessions===void 0){let p={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"sessions"}};if(e===null)e=[p];else if(e.push(p)===1e4)return f.errors=e,!1;i++}if(c.version!==void 0){let p=c.
version;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let t={instancePath:a+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{
type:"integer"}};if(e===null)e=[t];else if(e.push(t)===1e4)return f.errors=e,!1;i++}}if(c.updatedAt!==void 0){let p=c.updatedAt;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p))){let t={instancePath:a+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[t];else if(e.
push(t)===1e4)return f.errors=e,!1;i++}if(typeof p=="number"&&isFinite(p)){if(p>864e13||isNaN(p)){let t={instancePath:a+"/updatedAt",schemaPath:"#/properties/up\
datedAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e13}};if(e===null)e=[t];else if(e.push(t)===1e4)return f.errors=e,!1;i++}if(p<0||isNaN(p)){let t={
instancePath:a+"/updatedAt",schemaPath:"#/properties/updatedAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[t];else if(e.push(t)===
1e4)return f.errors=e,!1;i++}}}if(c.sessions!==void 0){let p=c.sessions;if(p&&typeof p=="object"&&!Array.isArray(p))for(let t in p){let o=p[t];if(o&&typeof o=="\
object"&&!Array.isArray(o)){if(o.sessionID===void 0){let r={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sessio\
ns/additionalProperties/required",keyword:"required",params:{missingProperty:"sessionID"}};if(e===null)e=[r];else if(e.push(r)===1e4)return f.errors=e,!1;i++}if(o.
metadata===void 0){let r={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sessions/additionalProperties/required",
keyword:"required",params:{missingProperty:"metadata"}};if(e===null)e=[r];else if(e.push(r)===1e4)return f.errors=e,!1;i++}if(o.sessionID!==void 0&&typeof o.sessionID!=
"string"){let r={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/sessionID",schemaPath:"#/properties/sessions/additionalProperties/proper\
ties/sessionID/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return f.errors=e,!1;i++}if(o.metadata!==void 0){let r=o.metadata;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0){let s={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata",schemaPath:"\
#/properties/sessions/additionalProperties/properties/metadata/required",keyword:"required",params:{missingProperty:"status"}};if(e===null)e=[s];else if(e.push(
s)===1e4)return f.errors=e,!1;i++}if(r.updatedAt===void 0){let s={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata",schemaPath:"#\
/properties/sessions/additionalProperties/properties/metadata/required",keyword:"required",params:{missingProperty:"updatedAt"}};if(e===null)e=[s];else if(e.push(
s)===1e4)return f.errors=e,!1;i++}if(r.status!==void 0){let s=r.status;if(typeof s!="string"){let d={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,
"~1")+"/metadata/status",schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/status/type",keyword:"type",params:{type:"string"}};
if(e===null)e=[d];else if(e.push(d)===1e4)return f.errors=e,!1;i++}if(!(s==="pending"||s==="queued"||s==="running"||s==="completed"||s==="failed"||s==="error"||
s==="cancelled"||s==="interrupt")){let d={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/status",schemaPath:"#/properties/sessi\
ons/additionalProperties/properties/metadata/properties/status/enum",keyword:"enum",params:{allowedValues:A.properties.sessions.additionalProperties.properties.
metadata.properties.status.enum}};if(e===null)e=[d];else if(e.push(d)===1e4)return f.errors=e,!1;i++}}if(r.description!==void 0&&typeof r.description!="string"){
let s={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/description",schemaPath:"#/properties/sessions/additionalProperties/prope\
rties/metadata/properties/description/type",keyword:"type",params:{type:"string"}};if(e===null)e=[s];else if(e.push(s)===1e4)return f.errors=e,!1;i++}if(r.constraints!==
void 0){let s=r.constraints;if(Array.isArray(s)){let d=s.length;for(let u=0;u<d;u++)if(typeof s[u]!="string"){let m={instancePath:a+"/sessions/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/metadata/constraints/"+u,schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/constraints/items/typ\
e",keyword:"type",params:{type:"string"}};if(e===null)e=[m];else if(e.push(m)===1e4)return f.errors=e,!1;i++}}else{let d={instancePath:a+"/sessions/"+t.replace(
/~/g,"~0").replace(/\//g,"~1")+"/metadata/constraints",schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/constraints/type",keyword:"\
type",params:{type:"array"}};if(e===null)e=[d];else if(e.push(d)===1e4)return f.errors=e,!1;i++}}if(r.lifecycle!==void 0){let s=r.lifecycle;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.phase!==void 0){let d=s.phase;if(typeof d!="string"){let u={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/metadata/lifecycle/phase",schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/lifecycle/properties/phase/type",keyword:"type",
params:{type:"string"}};if(e===null)e=[u];else if(e.push(u)===1e4)return f.errors=e,!1;i++}if(!(d==="created"||d==="queued"||d==="dispatching"||d==="running"||d===
"completed"||d==="failed")){let u={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/lifecycle/phase",schemaPath:"#/properties/ses\
sions/additionalProperties/properties/metadata/properties/lifecycle/properties/phase/enum",keyword:"enum",params:{allowedValues:A.properties.sessions.additionalProperties.
properties.metadata.properties.lifecycle.properties.phase.enum}};if(e===null)e=[u];else if(e.push(u)===1e4)return f.errors=e,!1;i++}}if(s.transitionHistory!==void 0){
let d=s.transitionHistory;if(Array.isArray(d)){let u=d.length;for(let m=0;m<u;m++){let n=d[m];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.from===void 0){let l={
instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/lifecycle/transitionHistory/"+m,schemaPath:"#/properties/sessions/additionalProp\
erties/properties/metadata/properties/lifecycle/properties/transitionHistory/items/required",keyword:"required",params:{missingProperty:"from"}};if(e===null)e=[
l];else if(e.push(l)===1e4)return f.errors=e,!1;i++}if(n.to===void 0){let l={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/lif\
ecycle/transitionHistory/"+m,schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/lifecycle/properties/transitionHistory/items/\
required",keyword:"required",params:{missingProperty:"to"}};if(e===null)e=[l];else if(e.push(l)===1e4)return f.errors=e,!1;i++}if(n.at===void 0){let l={instancePath:a+
"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/lifecycle/transitionHistory/"+m,schemaPath:"#/properties/sessions/additionalProperties/properti\
es/metadata/properties/lifecycle/properties/transitionHistory/items/required",keyword:"required",params:{missingProperty:"at"}};if(e===null)e=[l];else if(e.push(
l)===1e4)return f.errors=e,!1;i++}if(n.from!==void 0){let l=n.from;if(typeof l!="string"){let g={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,
"~1")+"/metadata/lifecycle/transitionHistory/"+m+"/from",schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/lifecycle/propert\
ies/transitionHistory/items/properties/from/type",keyword:"type",params:{type:"string"}};if(e===null)e=[g];else if(e.push(g)===1e4)return f.errors=e,!1;i++}if(!(l===
"created"||l==="queued"||l==="dispatching"||l==="running"||l==="completed"||l==="failed")){let g={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,
"~1")+"/metadata/lifecycle/transitionHistory/"+m+"/from",schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/lifecycle/propert\
ies/transitionHistory/items/properties/from/enum",keyword:"enum",params:{allowedValues:A.properties.sessions.additionalProperties.properties.metadata.properties.
lifecycle.properties.transitionHistory.items.properties.from.enum}};if(e===null)e=[g];else if(e.push(g)===1e4)return f.errors=e,!1;i++}}if(n.to!==void 0){let l=n.
to;if(typeof l!="string"){let g={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/lifecycle/transitionHistory/"+m+"/to",schemaPath:"\
#/properties/sessions/additionalProperties/properties/metadata/properties/lifecycle/properties/transitionHistory/items/properties/to/type",keyword:"type",params:{
type:"string"}};if(e===null)e=[g];else if(e.push(g)===1e4)return f.errors=e,!1;i++}if(!(l==="created"||l==="queued"||l==="dispatching"||l==="running"||l==="comp\
leted"||l==="failed")){let g={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/lifecycle/transitionHistory/"+m+"/to",schemaPath:"\
#/properties/sessions/additionalProperties/properties/metadata/properties/lifecycle/properties/transitionHistory/items/properties/to/enum",keyword:"enum",params:{
allowedValues:A.properties.sessions.additionalProperties.properties.metadata.properties.lifecycle.properties.transitionHistory.items.properties.to.enum}};if(e===
null)e=[g];else if(e.push(g)===1e4)return f.errors=e,!1;i++}}if(n.at!==void 0){let l=n.at;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let g={instancePath:a+
"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/lifecycle/transitionHistory/"+m+"/at",schemaPath:"#/properties/sessions/additionalProperties/pr\
operties/metadata/properties/lifecycle/properties/transitionHistory/items/properties/at/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[g];else if(e.
push(g)===1e4)return f.errors=e,!1;i++}if(typeof l=="number"&&isFinite(l)){if(l>864e13||isNaN(l)){let g={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(
/\//g,"~1")+"/metadata/lifecycle/transitionHistory/"+m+"/at",schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/lifecycle/pro\
perties/transitionHistory/items/properties/at/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e13}};if(e===null)e=[g];else if(e.push(g)===1e4)return f.
errors=e,!1;i++}if(l<0||isNaN(l)){let g={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/lifecycle/transitionHistory/"+m+"/at",schemaPath:"\
#/properties/sessions/additionalProperties/properties/metadata/properties/lifecycle/properties/transitionHistory/items/properties/at/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}};if(e===null)e=[g];else if(e.push(g)===1e4)return f.errors=e,!1;i++}}}}else{let l={instancePath:a+"/sessions/"+t.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/metadata/lifecycle/transitionHistory/"+m,schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/lifecy\
cle/properties/transitionHistory/items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[l];else if(e.push(l)===1e4)return f.errors=e,!1;i++}}}else{let u={
instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/lifecycle/transitionHistory",schemaPath:"#/properties/sessions/additionalPropert\
ies/properties/metadata/properties/lifecycle/properties/transitionHistory/type",keyword:"type",params:{type:"array"}};if(e===null)e=[u];else if(e.push(u)===1e4)
return f.errors=e,!1;i++}}}else{let d={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/lifecycle",schemaPath:"#/properties/sessi\
ons/additionalProperties/properties/metadata/properties/lifecycle/type",keyword:"type",params:{type:"object"}};if(e===null)e=[d];else if(e.push(d)===1e4)return f.
errors=e,!1;i++}}if(r.pendingNotifications!==void 0){let s=r.pendingNotifications;if(Array.isArray(s)){let d=s.length;for(let u=0;u<d;u++){let m=s[u];if(m&&typeof m==
"object"&&!Array.isArray(m)){if(m.sessionID===void 0){let n={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotification\
s/"+u,schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/pendingNotifications/items/required",keyword:"required",params:{missingProperty:"\
sessionID"}};if(e===null)e=[n];else if(e.push(n)===1e4)return f.errors=e,!1;i++}if(m.status===void 0){let n={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(
/\//g,"~1")+"/metadata/pendingNotifications/"+u,schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/pendingNotifications/items\
/required",keyword:"required",params:{missingProperty:"status"}};if(e===null)e=[n];else if(e.push(n)===1e4)return f.errors=e,!1;i++}if(m.createdAt===void 0){let n={
instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u,schemaPath:"#/properties/sessions/additionalProperties/\
properties/metadata/properties/pendingNotifications/items/required",keyword:"required",params:{missingProperty:"createdAt"}};if(e===null)e=[n];else if(e.push(n)===
1e4)return f.errors=e,!1;i++}if(m.delivered===void 0){let n={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotification\
s/"+u,schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/pendingNotifications/items/required",keyword:"required",params:{missingProperty:"\
delivered"}};if(e===null)e=[n];else if(e.push(n)===1e4)return f.errors=e,!1;i++}if(m.sessionID!==void 0&&typeof m.sessionID!="string"){let n={instancePath:a+"/s\
essions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/sessionID",schemaPath:"#/properties/sessions/additionalProperties/prope\
rties/metadata/properties/pendingNotifications/items/properties/sessionID/type",keyword:"type",params:{type:"string"}};if(e===null)e=[n];else if(e.push(n)===1e4)
return f.errors=e,!1;i++}if(m.description!==void 0&&typeof m.description!="string"){let n={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+
"/metadata/pendingNotifications/"+u+"/description",schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/pendingNotifications/it\
ems/properties/description/type",keyword:"type",params:{type:"string"}};if(e===null)e=[n];else if(e.push(n)===1e4)return f.errors=e,!1;i++}if(m.agent!==void 0&&
typeof m.agent!="string"){let n={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/agent",schemaPath:"#\
/properties/sessions/additionalProperties/properties/metadata/properties/pendingNotifications/items/properties/agent/type",keyword:"type",params:{type:"string"}};
if(e===null)e=[n];else if(e.push(n)===1e4)return f.errors=e,!1;i++}if(m.status!==void 0){let n=m.status;if(typeof n!="string"){let l={instancePath:a+"/sessions/"+
t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/status",schemaPath:"#/properties/sessions/additionalProperties/properties/metadat\
a/properties/pendingNotifications/items/properties/status/type",keyword:"type",params:{type:"string"}};if(e===null)e=[l];else if(e.push(l)===1e4)return f.errors=
e,!1;i++}if(!(n==="started"||n==="completed"||n==="failed"||n==="cancelled")){let l={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/meta\
data/pendingNotifications/"+u+"/status",schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/pendingNotifications/items/propert\
ies/status/enum",keyword:"enum",params:{allowedValues:A.properties.sessions.additionalProperties.properties.metadata.properties.pendingNotifications.items.properties.
status.enum}};if(e===null)e=[l];else if(e.push(l)===1e4)return f.errors=e,!1;i++}}if(m.error!==void 0&&typeof m.error!="string"){let n={instancePath:a+"/session\
s/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/error",schemaPath:"#/properties/sessions/additionalProperties/properties/meta\
data/properties/pendingNotifications/items/properties/error/type",keyword:"type",params:{type:"string"}};if(e===null)e=[n];else if(e.push(n)===1e4)return f.errors=
e,!1;i++}if(m.resultPreview!==void 0&&typeof m.resultPreview!="string"){let n={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/p\
endingNotifications/"+u+"/resultPreview",schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/pendingNotifications/items/proper\
ties/resultPreview/type",keyword:"type",params:{type:"string"}};if(e===null)e=[n];else if(e.push(n)===1e4)return f.errors=e,!1;i++}if(m.briefSummary!==void 0&&typeof m.
briefSummary!="string"){let n={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/briefSummary",schemaPath:"\
#/properties/sessions/additionalProperties/properties/metadata/properties/pendingNotifications/items/properties/briefSummary/type",keyword:"type",params:{type:"\
string"}};if(e===null)e=[n];else if(e.push(n)===1e4)return f.errors=e,!1;i++}if(m.outputLink!==void 0&&typeof m.outputLink!="string"){let n={instancePath:a+"/se\
ssions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/outputLink",schemaPath:"#/properties/sessions/additionalProperties/prope\
rties/metadata/properties/pendingNotifications/items/properties/outputLink/type",keyword:"type",params:{type:"string"}};if(e===null)e=[n];else if(e.push(n)===1e4)
return f.errors=e,!1;i++}if(m.duration!==void 0){let n=m.duration;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let l={instancePath:a+"/sessions/"+t.
replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/duration",schemaPath:"#/properties/sessions/additionalProperties/properties/metadat\
a/properties/pendingNotifications/items/properties/duration/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[l];else if(e.push(l)===1e4)return f.errors=
e,!1;i++}}if(m.metadata!==void 0){let n=m.metadata;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.delegationId!==void 0&&typeof n.delegationId!="string"){let l={
instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/metadata/delegationId",schemaPath:"#/properties/sessi\
ons/additionalProperties/properties/metadata/properties/pendingNotifications/items/properties/metadata/properties/delegationId/type",keyword:"type",params:{type:"\
string"}};if(e===null)e=[l];else if(e.push(l)===1e4)return f.errors=e,!1;i++}if(n.terminalState!==void 0){let l=n.terminalState;if(typeof l!="string"){let g={instancePath:a+
"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/metadata/terminalState",schemaPath:"#/properties/sessions/additional\
Properties/properties/metadata/properties/pendingNotifications/items/properties/metadata/properties/terminalState/type",keyword:"type",params:{type:"string"}};if(e===
null)e=[g];else if(e.push(g)===1e4)return f.errors=e,!1;i++}if(!(l==="dispatched"||l==="running"||l==="completed"||l==="error"||l==="timeout")){let g={instancePath:a+
"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/metadata/terminalState",schemaPath:"#/properties/sessions/additional\
Properties/properties/metadata/properties/pendingNotifications/items/properties/metadata/properties/terminalState/enum",keyword:"enum",params:{allowedValues:A.properties.
sessions.additionalProperties.properties.metadata.properties.pendingNotifications.items.properties.metadata.properties.terminalState.enum}};if(e===null)e=[g];else if(e.
push(g)===1e4)return f.errors=e,!1;i++}}if(n.recoveryGuarantee!==void 0){let l=n.recoveryGuarantee;if(typeof l!="string"){let g={instancePath:a+"/sessions/"+t.replace(
/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/metadata/recoveryGuarantee",schemaPath:"#/properties/sessions/additionalProperties/properti\
es/metadata/properties/pendingNotifications/items/properties/metadata/properties/recoveryGuarantee/type",keyword:"type",params:{type:"string"}};if(e===null)e=[g];else if(e.
push(g)===1e4)return f.errors=e,!1;i++}if(!(l==="resumable"||l==="best-effort"||l==="non-resumable-after-restart")){let g={instancePath:a+"/sessions/"+t.replace(
/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/metadata/recoveryGuarantee",schemaPath:"#/properties/sessions/additionalProperties/properti\
es/metadata/properties/pendingNotifications/items/properties/metadata/properties/recoveryGuarantee/enum",keyword:"enum",params:{allowedValues:A.properties.sessions.
additionalProperties.properties.metadata.properties.pendingNotifications.items.properties.metadata.properties.recoveryGuarantee.enum}};if(e===null)e=[g];else if(e.
push(g)===1e4)return f.errors=e,!1;i++}}if(n.summaryPreview!==void 0&&typeof n.summaryPreview!="string"){let l={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").
replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/metadata/summaryPreview",schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/pr\
operties/pendingNotifications/items/properties/metadata/properties/summaryPreview/type",keyword:"type",params:{type:"string"}};if(e===null)e=[l];else if(e.push(
l)===1e4)return f.errors=e,!1;i++}}else{let l={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/metada\
ta",schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/pendingNotifications/items/properties/metadata/type",keyword:"type",params:{
type:"object"}};if(e===null)e=[l];else if(e.push(l)===1e4)return f.errors=e,!1;i++}}if(m.createdAt!==void 0){let n=m.createdAt;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){let l={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/createdAt",schemaPath:"\
#/properties/sessions/additionalProperties/properties/metadata/properties/pendingNotifications/items/properties/createdAt/type",keyword:"type",params:{type:"int\
eger"}};if(e===null)e=[l];else if(e.push(l)===1e4)return f.errors=e,!1;i++}if(typeof n=="number"&&isFinite(n)){if(n>864e13||isNaN(n)){let l={instancePath:a+"/se\
ssions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/createdAt",schemaPath:"#/properties/sessions/additionalProperties/proper\
ties/metadata/properties/pendingNotifications/items/properties/createdAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e13}};if(e===null)e=[l];else if(e.
push(l)===1e4)return f.errors=e,!1;i++}if(n<0||isNaN(n)){let l={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotificat\
ions/"+u+"/createdAt",schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/pendingNotifications/items/properties/createdAt/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[l];else if(e.push(l)===1e4)return f.errors=e,!1;i++}}}if(m.delivered!==void 0&&typeof m.
delivered!="boolean"){let n={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/pendingNotifications/"+u+"/delivered",schemaPath:"#\
/properties/sessions/additionalProperties/properties/metadata/properties/pendingNotifications/items/properties/delivered/type",keyword:"type",params:{type:"bool\
ean"}};if(e===null)e=[n];else if(e.push(n)===1e4)return f.errors=e,!1;i++}}else{let n={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/me\
tadata/pendingNotifications/"+u,schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/pendingNotifications/items/type",keyword:"\
type",params:{type:"object"}};if(e===null)e=[n];else if(e.push(n)===1e4)return f.errors=e,!1;i++}}}else{let d={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").
replace(/\//g,"~1")+"/metadata/pendingNotifications",schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/pendingNotifications/\
type",keyword:"type",params:{type:"array"}};if(e===null)e=[d];else if(e.push(d)===1e4)return f.errors=e,!1;i++}}if(r.lastToolActivityAt!==void 0){let s=r.lastToolActivityAt;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let d={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/lastToolActivit\
yAt",schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/lastToolActivityAt/type",keyword:"type",params:{type:"integer"}};if(e===
null)e=[d];else if(e.push(d)===1e4)return f.errors=e,!1;i++}if(typeof s=="number"&&isFinite(s)){if(s>864e13||isNaN(s)){let d={instancePath:a+"/sessions/"+t.replace(
/~/g,"~0").replace(/\//g,"~1")+"/metadata/lastToolActivityAt",schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/lastToolActi\
vityAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e13}};if(e===null)e=[d];else if(e.push(d)===1e4)return f.errors=e,!1;i++}if(s<0||isNaN(s)){let d={
instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/lastToolActivityAt",schemaPath:"#/properties/sessions/additionalProperties/prope\
rties/metadata/properties/lastToolActivityAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[d];else if(e.push(d)===1e4)return f.errors=
e,!1;i++}}}if(r.updatedAt!==void 0){let s=r.updatedAt;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let d={instancePath:a+"/sessions/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/metadata/updatedAt",schemaPath:"#/properties/sessions/additionalProperties/properties/metadata/properties/updatedAt/type",keyword:"t\
ype",params:{type:"integer"}};if(e===null)e=[d];else if(e.push(d)===1e4)return f.errors=e,!1;i++}if(typeof s=="number"&&isFinite(s)){if(s>864e13||isNaN(s)){let d={
instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/updatedAt",schemaPath:"#/properties/sessions/additionalProperties/properties/met\
adata/properties/updatedAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e13}};if(e===null)e=[d];else if(e.push(d)===1e4)return f.errors=e,!1;i++}
if(s<0||isNaN(s)){let d={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata/updatedAt",schemaPath:"#/properties/sessions/additional\
Properties/properties/metadata/properties/updatedAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[d];else if(e.push(d)===1e4)return f.
errors=e,!1;i++}}}}else{let s={instancePath:a+"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/metadata",schemaPath:"#/properties/sessions/additionalProp\
erties/properties/metadata/type",keyword:"type",params:{type:"object"}};if(e===null)e=[s];else if(e.push(s)===1e4)return f.errors=e,!1;i++}}}else{let r={instancePath:a+
"/sessions/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/sessions/additionalProperties/type",keyword:"type",params:{type:"object"}};if(e===
null)e=[r];else if(e.push(r)===1e4)return f.errors=e,!1;i++}}else{let t={instancePath:a+"/sessions",schemaPath:"#/properties/sessions/type",keyword:"type",params:{
type:"object"}};if(e===null)e=[t];else if(e.push(t)===1e4)return f.errors=e,!1;i++}}}else{let p={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};if(e===null)e=[p];else if(e.push(p)===1e4)return f.errors=e,!1;i++}return f.errors=e,i===0}f.evaluated={props:{version:!0,updatedAt:!0,sessions:!0,governance:!0},
dynamicProps:!1,dynamicItems:!1};var F=h,C={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent\
-state-lint/main/schemas/hivemind/config-workflows.schema.json",type:"object",required:["version","updatedAt","workflows"],properties:{version:{type:"integer"},
updatedAt:{type:"integer",minimum:0,maximum:864e13},workflows:{type:"object",properties:{},additionalProperties:{type:"object",required:["id","currentTurn","tur\
ns"],properties:{id:{type:"string"},type:{type:"string"},currentTurn:{type:"integer",minimum:0},turns:{type:"object",properties:{},additionalProperties:{type:"o\
bject",properties:{status:{type:"string",enum:["pending","in_progress","complete","failed","skipped"]},output:{},completedAt:{type:"integer",minimum:0,maximum:864e13}}}},
targetPrimitives:{type:"array",items:{type:"object",properties:{type:{type:"string",enum:["agent","command","skill","tool"]},name:{type:"string"}}}},scope:{type:"\
string",enum:["project","user","global"]},mode:{type:"string"},startedAt:{type:"integer",minimum:0,maximum:864e13},updatedAt:{type:"integer",minimum:0,maximum:864e13}}}}}};
function h(c,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:q=c,dynamicAnchors:x={}}={}){let e=null,i=0,w=h.evaluated;if(w.dynamicProps&&(w.props=
void 0),w.dynamicItems&&(w.items=void 0),c&&typeof c=="object"&&!Array.isArray(c)){if(c.version===void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"version"}};if(e===null)e=[p];else if(e.push(p)===1e4)return h.errors=e,!1;i++}if(c.updatedAt===void 0){let p={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"}};if(e===null)e=[p];else if(e.push(p)===1e4)return h.errors=e,!1;i++}if(c.workflows===
void 0){let p={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"workflows"}};if(e===null)e=[p];else if(e.push(p)===1e4)return h.
errors=e,!1;i++}if(c.version!==void 0){let p=c.version;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let t={instancePath:a+"/version",schemaPath:"#/\
properties/version/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[t];else if(e.push(t)===1e4)return h.errors=e,!1;i++}}if(c.updatedAt!==void 0){let p=c.
updatedAt;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let t={instancePath:a+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{
type:"integer"}};if(e===null)e=[t];else if(e.push(t)===1e4)return h.errors=e,!1;i++}if(typeof p=="number"&&isFinite(p)){if(p>864e13||isNaN(p)){let t={instancePath:a+
"/updatedAt",schemaPath:"#/properties/updatedAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e13}};if(e===null)e=[t];else if(e.push(t)===1e4)return h.
errors=e,!1;i++}if(p<0||isNaN(p)){let t={instancePath:a+"/updatedAt",schemaPath:"#/properties/updatedAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
if(e===null)e=[t];else if(e.push(t)===1e4)return h.errors=e,!1;i++}}}if(c.workflows!==void 0){let p=c.workflows;if(p&&typeof p=="object"&&!Array.isArray(p))for(let t in p){
let o=p[t];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let r={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/workflows/additionalProperties/required",keyword:"required",params:{missingProperty:"id"}};if(e===null)e=[r];else if(e.push(r)===1e4)return h.errors=
e,!1;i++}if(o.currentTurn===void 0){let r={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/workflows/additionalPr\
operties/required",keyword:"required",params:{missingProperty:"currentTurn"}};if(e===null)e=[r];else if(e.push(r)===1e4)return h.errors=e,!1;i++}if(o.turns===void 0){
let r={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/workflows/additionalProperties/required",keyword:"required",
params:{missingProperty:"turns"}};if(e===null)e=[r];else if(e.push(r)===1e4)return h.errors=e,!1;i++}if(o.id!==void 0&&typeof o.id!="string"){let r={instancePath:a+
"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/id",schemaPath:"#/properties/workflows/additionalProperties/properties/id/type",keyword:"type",params:{
type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return h.errors=e,!1;i++}if(o.type!==void 0&&typeof o.type!="string"){let r={instancePath:a+"/workflow\
s/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/type",schemaPath:"#/properties/workflows/additionalProperties/properties/type/type",keyword:"type",params:{type:"\
string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return h.errors=e,!1;i++}if(o.currentTurn!==void 0){let r=o.currentTurn;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let s={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/currentTurn",schemaPath:"#/properties/workflows/additionalPrope\
rties/properties/currentTurn/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[s];else if(e.push(s)===1e4)return h.errors=e,!1;i++}if(typeof r=="numb\
er"&&isFinite(r)&&(r<0||isNaN(r))){let s={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/currentTurn",schemaPath:"#/properties/workflow\
s/additionalProperties/properties/currentTurn/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[s];else if(e.push(s)===1e4)return h.errors=
e,!1;i++}}if(o.turns!==void 0){let r=o.turns;if(r&&typeof r=="object"&&!Array.isArray(r))for(let s in r){let d=r[s];if(d&&typeof d=="object"&&!Array.isArray(d)){
if(d.status!==void 0){let u=d.status;if(typeof u!="string"){let m={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/turns/"+s.replace(/~/g,
"~0").replace(/\//g,"~1")+"/status",schemaPath:"#/properties/workflows/additionalProperties/properties/turns/additionalProperties/properties/status/type",keyword:"\
type",params:{type:"string"}};if(e===null)e=[m];else if(e.push(m)===1e4)return h.errors=e,!1;i++}if(!(u==="pending"||u==="in_progress"||u==="complete"||u==="fai\
led"||u==="skipped")){let m={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/turns/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/status",
schemaPath:"#/properties/workflows/additionalProperties/properties/turns/additionalProperties/properties/status/enum",keyword:"enum",params:{allowedValues:C.properties.
workflows.additionalProperties.properties.turns.additionalProperties.properties.status.enum}};if(e===null)e=[m];else if(e.push(m)===1e4)return h.errors=e,!1;i++}}
if(d.completedAt!==void 0){let u=d.completedAt;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let m={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").
replace(/\//g,"~1")+"/turns/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/completedAt",schemaPath:"#/properties/workflows/additionalProperties/properties/turns/a\
dditionalProperties/properties/completedAt/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[m];else if(e.push(m)===1e4)return h.errors=e,!1;i++}if(typeof u==
"number"&&isFinite(u)){if(u>864e13||isNaN(u)){let m={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/turns/"+s.replace(/~/g,"~0").replace(
/\//g,"~1")+"/completedAt",schemaPath:"#/properties/workflows/additionalProperties/properties/turns/additionalProperties/properties/completedAt/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:864e13}};if(e===null)e=[m];else if(e.push(m)===1e4)return h.errors=e,!1;i++}if(u<0||isNaN(u)){let m={instancePath:a+"/wor\
kflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/turns/"+s.replace(/~/g,"~0").replace(/\//g,"~1")+"/completedAt",schemaPath:"#/properties/workflows/additiona\
lProperties/properties/turns/additionalProperties/properties/completedAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[m];else if(e.
push(m)===1e4)return h.errors=e,!1;i++}}}}else{let u={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/turns/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/workflows/additionalProperties/properties/turns/additionalProperties/type",keyword:"type",params:{type:"object"}};if(e===null)
e=[u];else if(e.push(u)===1e4)return h.errors=e,!1;i++}}else{let s={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/turns",schemaPath:"#\
/properties/workflows/additionalProperties/properties/turns/type",keyword:"type",params:{type:"object"}};if(e===null)e=[s];else if(e.push(s)===1e4)return h.errors=
e,!1;i++}}if(o.targetPrimitives!==void 0){let r=o.targetPrimitives;if(Array.isArray(r)){let s=r.length;for(let d=0;d<s;d++){let u=r[d];if(u&&typeof u=="object"&&
!Array.isArray(u)){if(u.type!==void 0){let m=u.type;if(typeof m!="string"){let n={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/target\
Primitives/"+d+"/type",schemaPath:"#/properties/workflows/additionalProperties/properties/targetPrimitives/items/properties/type/type",keyword:"type",params:{type:"\
string"}};if(e===null)e=[n];else if(e.push(n)===1e4)return h.errors=e,!1;i++}if(!(m==="agent"||m==="command"||m==="skill"||m==="tool")){let n={instancePath:a+"/\
workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/targetPrimitives/"+d+"/type",schemaPath:"#/properties/workflows/additionalProperties/properties/targetPri\
mitives/items/properties/type/enum",keyword:"enum",params:{allowedValues:C.properties.workflows.additionalProperties.properties.targetPrimitives.items.properties.
type.enum}};if(e===null)e=[n];else if(e.push(n)===1e4)return h.errors=e,!1;i++}}if(u.name!==void 0&&typeof u.name!="string"){let m={instancePath:a+"/workflows/"+
t.replace(/~/g,"~0").replace(/\//g,"~1")+"/targetPrimitives/"+d+"/name",schemaPath:"#/properties/workflows/additionalProperties/properties/targetPrimitives/item\
s/properties/name/type",keyword:"type",params:{type:"string"}};if(e===null)e=[m];else if(e.push(m)===1e4)return h.errors=e,!1;i++}}else{let m={instancePath:a+"/\
workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/targetPrimitives/"+d,schemaPath:"#/properties/workflows/additionalProperties/properties/targetPrimitives/\
items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[m];else if(e.push(m)===1e4)return h.errors=e,!1;i++}}}else{let s={instancePath:a+"/workflows/"+
t.replace(/~/g,"~0").replace(/\//g,"~1")+"/targetPrimitives",schemaPath:"#/properties/workflows/additionalProperties/properties/targetPrimitives/type",keyword:"\
type",params:{type:"array"}};if(e===null)e=[s];else if(e.push(s)===1e4)return h.errors=e,!1;i++}}if(o.scope!==void 0){let r=o.scope;if(typeof r!="string"){let s={
instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/scope",schemaPath:"#/properties/workflows/additionalProperties/properties/scope/type",keyword:"\
type",params:{type:"string"}};if(e===null)e=[s];else if(e.push(s)===1e4)return h.errors=e,!1;i++}if(!(r==="project"||r==="user"||r==="global")){let s={instancePath:a+
"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/scope",schemaPath:"#/properties/workflows/additionalProperties/properties/scope/enum",keyword:"enum",params:{
allowedValues:C.properties.workflows.additionalProperties.properties.scope.enum}};if(e===null)e=[s];else if(e.push(s)===1e4)return h.errors=e,!1;i++}}if(o.mode!==
void 0&&typeof o.mode!="string"){let r={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/mode",schemaPath:"#/properties/workflows/additio\
nalProperties/properties/mode/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return h.errors=e,!1;i++}if(o.startedAt!==void 0){
let r=o.startedAt;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/start\
edAt",schemaPath:"#/properties/workflows/additionalProperties/properties/startedAt/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[s];else if(e.push(
s)===1e4)return h.errors=e,!1;i++}if(typeof r=="number"&&isFinite(r)){if(r>864e13||isNaN(r)){let s={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,
"~1")+"/startedAt",schemaPath:"#/properties/workflows/additionalProperties/properties/startedAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e13}};
if(e===null)e=[s];else if(e.push(s)===1e4)return h.errors=e,!1;i++}if(r<0||isNaN(r)){let s={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+
"/startedAt",schemaPath:"#/properties/workflows/additionalProperties/properties/startedAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)
e=[s];else if(e.push(s)===1e4)return h.errors=e,!1;i++}}}if(o.updatedAt!==void 0){let r=o.updatedAt;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={
instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/updatedAt",schemaPath:"#/properties/workflows/additionalProperties/properties/updatedAt/\
type",keyword:"type",params:{type:"integer"}};if(e===null)e=[s];else if(e.push(s)===1e4)return h.errors=e,!1;i++}if(typeof r=="number"&&isFinite(r)){if(r>864e13||
isNaN(r)){let s={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/updatedAt",schemaPath:"#/properties/workflows/additionalProperties/prop\
erties/updatedAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e13}};if(e===null)e=[s];else if(e.push(s)===1e4)return h.errors=e,!1;i++}if(r<0||isNaN(
r)){let s={instancePath:a+"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/updatedAt",schemaPath:"#/properties/workflows/additionalProperties/properties\
/updatedAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[s];else if(e.push(s)===1e4)return h.errors=e,!1;i++}}}}else{let r={instancePath:a+
"/workflows/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/workflows/additionalProperties/type",keyword:"type",params:{type:"object"}};if(e===
null)e=[r];else if(e.push(r)===1e4)return h.errors=e,!1;i++}}else{let t={instancePath:a+"/workflows",schemaPath:"#/properties/workflows/type",keyword:"type",params:{
type:"object"}};if(e===null)e=[t];else if(e.push(t)===1e4)return h.errors=e,!1;i++}}}else{let p={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};if(e===null)e=[p];else if(e.push(p)===1e4)return h.errors=e,!1;i++}return h.errors=e,i===0}h.evaluated={props:{version:!0,updatedAt:!0,workflows:!0},dynamicProps:!1,
dynamicItems:!1};var S=P;function P(c,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:q=c,dynamicAnchors:x={}}={}){let e=null,i=0,w=P.evaluated;if(w.
dynamicProps&&(w.props=void 0),w.dynamicItems&&(w.items=void 0),c&&typeof c=="object"&&!Array.isArray(c)){if(c.events===void 0){let p={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"events"}};if(e===null)e=[p];else if(e.push(p)===1e4)return P.errors=e,!1;i++}if(c.sessionId!==void 0&&typeof c.
sessionId!="string"){let p={instancePath:a+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type:"string"}};if(e===null)e=[p];else if(e.
push(p)===1e4)return P.errors=e,!1;i++}if(c.events!==void 0){let p=c.events;if(Array.isArray(p)){let t=p.length;for(let o=0;o<t;o++){let r=p[o];if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.type===void 0){let s={instancePath:a+"/events/"+o,schemaPath:"#/properties/events/items/required",keyword:"required",params:{missingProperty:"\
type"}};if(e===null)e=[s];else if(e.push(s)===1e4)return P.errors=e,!1;i++}if(r.timestamp===void 0){let s={instancePath:a+"/events/"+o,schemaPath:"#/properties/\
events/items/required",keyword:"required",params:{missingProperty:"timestamp"}};if(e===null)e=[s];else if(e.push(s)===1e4)return P.errors=e,!1;i++}if(r.type!==void 0&&
typeof r.type!="string"){let s={instancePath:a+"/events/"+o+"/type",schemaPath:"#/properties/events/items/properties/type/type",keyword:"type",params:{type:"str\
ing"}};if(e===null)e=[s];else if(e.push(s)===1e4)return P.errors=e,!1;i++}if(r.source!==void 0&&typeof r.source!="string"){let s={instancePath:a+"/events/"+o+"/\
source",schemaPath:"#/properties/events/items/properties/source/type",keyword:"type",params:{type:"string"}};if(e===null)e=[s];else if(e.push(s)===1e4)return P.
errors=e,!1;i++}if(r.timestamp!==void 0){let s=r.timestamp;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let d={instancePath:a+"/events/"+o+"/timest\
amp",schemaPath:"#/properties/events/items/properties/timestamp/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[d];else if(e.push(d)===1e4)return P.
errors=e,!1;i++}if(typeof s=="number"&&isFinite(s)){if(s>864e13||isNaN(s)){let d={instancePath:a+"/events/"+o+"/timestamp",schemaPath:"#/properties/events/items\
/properties/timestamp/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e13}};if(e===null)e=[d];else if(e.push(d)===1e4)return P.errors=e,!1;i++}if(s<
0||isNaN(s)){let d={instancePath:a+"/events/"+o+"/timestamp",schemaPath:"#/properties/events/items/properties/timestamp/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}};if(e===null)e=[d];else if(e.push(d)===1e4)return P.errors=e,!1;i++}}}}else{let s={instancePath:a+"/events/"+o,schemaPath:"#/properties/events/item\
s/type",keyword:"type",params:{type:"object"}};if(e===null)e=[s];else if(e.push(s)===1e4)return P.errors=e,!1;i++}}}else{let t={instancePath:a+"/events",schemaPath:"\
#/properties/events/type",keyword:"type",params:{type:"array"}};if(e===null)e=[t];else if(e.push(t)===1e4)return P.errors=e,!1;i++}}if(c.startedAt!==void 0){let p=c.
startedAt;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let t={instancePath:a+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{
type:"integer"}};if(e===null)e=[t];else if(e.push(t)===1e4)return P.errors=e,!1;i++}if(typeof p=="number"&&isFinite(p)){if(p>864e13||isNaN(p)){let t={instancePath:a+
"/startedAt",schemaPath:"#/properties/startedAt/maximum",keyword:"maximum",params:{comparison:"<=",limit:864e13}};if(e===null)e=[t];else if(e.push(t)===1e4)return P.
errors=e,!1;i++}if(p<0||isNaN(p)){let t={instancePath:a+"/startedAt",schemaPath:"#/properties/startedAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
if(e===null)e=[t];else if(e.push(t)===1e4)return P.errors=e,!1;i++}}}if(c.updatedAt!==void 0){let p=c.updatedAt;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){let t={instancePath:a+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[t];else if(e.push(t)===1e4)
return P.errors=e,!1;i++}if(typeof p=="number"&&isFinite(p)){if(p>864e13||isNaN(p)){let t={instancePath:a+"/updatedAt",schemaPath:"#/properties/updatedAt/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:864e13}};if(e===null)e=[t];else if(e.push(t)===1e4)return P.errors=e,!1;i++}if(p<0||isNaN(p)){let t={instancePath:a+
"/updatedAt",schemaPath:"#/properties/updatedAt/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[t];else if(e.push(t)===1e4)return P.
errors=e,!1;i++}}}if(c.counters!==void 0){let p=c.counters;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.eventCount!==void 0){let t=p.eventCount;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:a+"/counters/eventCount",schemaPath:"#/properties/counters/properties/eventCount/type",keyword:"t\
ype",params:{type:"integer"}};if(e===null)e=[o];else if(e.push(o)===1e4)return P.errors=e,!1;i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:a+
"/counters/eventCount",schemaPath:"#/properties/counters/properties/eventCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[o];else if(e.
push(o)===1e4)return P.errors=e,!1;i++}}if(p.sessionStartCount!==void 0){let t=p.sessionStartCount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={
instancePath:a+"/counters/sessionStartCount",schemaPath:"#/properties/counters/properties/sessionStartCount/type",keyword:"type",params:{type:"integer"}};if(e===
null)e=[o];else if(e.push(o)===1e4)return P.errors=e,!1;i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:a+"/counters/sessionStartCo\
unt",schemaPath:"#/properties/counters/properties/sessionStartCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[o];else if(e.push(
o)===1e4)return P.errors=e,!1;i++}}if(p.sessionEndCount!==void 0){let t=p.sessionEndCount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o={instancePath:a+
"/counters/sessionEndCount",schemaPath:"#/properties/counters/properties/sessionEndCount/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[o];else if(e.
push(o)===1e4)return P.errors=e,!1;i++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let o={instancePath:a+"/counters/sessionEndCount",schemaPath:"#/prop\
erties/counters/properties/sessionEndCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[o];else if(e.push(o)===1e4)return P.errors=
e,!1;i++}}}else{let t={instancePath:a+"/counters",schemaPath:"#/properties/counters/type",keyword:"type",params:{type:"object"}};if(e===null)e=[t];else if(e.push(
t)===1e4)return P.errors=e,!1;i++}}if(c.toc!==void 0&&!Array.isArray(c.toc)){let p={instancePath:a+"/toc",schemaPath:"#/properties/toc/type",keyword:"type",params:{
type:"array"}};if(e===null)e=[p];else if(e.push(p)===1e4)return P.errors=e,!1;i++}}else{let p={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"}};if(e===null)e=[p];else if(e.push(p)===1e4)return P.errors=e,!1;i++}return P.errors=e,i===0}P.evaluated={props:{sessionId:!0,events:!0,_schema:!0,semanticSessionId:!0,
artifactStem:!0,mainSessionId:!0,lineage:!0,purposeClass:!0,keyFindings:!0,resumable:!0,startedAt:!0,updatedAt:!0,status:!0,counters:!0,actors:!0,subSessions:!0,
delegations:!0,toolsUsed:!0,lastMessageOutput:!0,exportMeta:!0,toc:!0},dynamicProps:!1,dynamicItems:!1};var D=k;function k(c,{instancePath:a="",parentData:b,parentDataProperty:v,
rootData:q=c,dynamicAnchors:x={}}={}){let e=null,i=0,w=k.evaluated;if(w.dynamicProps&&(w.props=void 0),w.dynamicItems&&(w.items=void 0),Array.isArray(c)){let p=c.
length;for(let t=0;t<p;t++){let o=c[t];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.sessionId!==void 0&&typeof o.sessionId!="string"){let r={instancePath:a+
"/"+t+"/sessionId",schemaPath:"#/items/properties/sessionId/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return k.errors=
e,!1;i++}if(o.summary!==void 0&&typeof o.summary!="string"){let r={instancePath:a+"/"+t+"/summary",schemaPath:"#/items/properties/summary/type",keyword:"type",params:{
type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return k.errors=e,!1;i++}}else{let r={instancePath:a+"/"+t,schemaPath:"#/items/type",keyword:"type",params:{
type:"object"}};if(e===null)e=[r];else if(e.push(r)===1e4)return k.errors=e,!1;i++}}}else{let p={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
array"}};if(e===null)e=[p];else if(e.push(p)===1e4)return k.errors=e,!1;i++}return k.errors=e,i===0}k.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var specifications={delegations:{schema:delegations_schema_default,validate:j},continuity:{schema:session_continuity_schema_default,validate:I},workflows:{schema:config_workflows_schema_default,
validate:F},events:{schema:events_schema_default,validate:S},journal:{schema:journal_schema_default,validate:D}};async function readEvents(reader,files){let byStem=new Map;for(let at of files){let kind=fileKind(at.file);if(kind!=="events"&&kind!=="eventPage")continue;let stem=at.
file.slice(at.file.lastIndexOf("/")+1,at.file.lastIndexOf(".")),pair=byStem.get(stem)??{};byStem.set(stem,{...pair,...kind==="events"?{events:at}:{page:at}})}let pairs=[];
for(let[stem,{events,page}]of[...byStem].sort(([a],[b])=>a<b?-1:1))pairs.push({stem,isThere:{events:events!==void 0,page:page!==void 0},events:events&&await reader.
beside(events,specifications.events),page:await reader.page(page)});return pairs}async function readPlans(reader,files,folders){let below=folders.filter(folder=>folder.startsWith(`${planningFolder}/`)).sort(),byName=new Map(files.map(at=>[at.
file,at])),plans=[];for(let folder of[stateFolder,...below]){let page=name=>reader.page(byName.get(`${folder}/${name}`)),[taskPlan,findings,progress]=[await page(
"task_plan.md"),await page("findings.md"),await page("progress.md")];(folder!==stateFolder||taskPlan||findings||progress)&&plans.push({folder,taskPlan,findings,
progress})}return plans}async function readHivemind(tree,root,limits){let{files,folders,unreadable}=await filesOf(tree,root),reader=new FileReader(tree,limits),snapshot={...await readStores(
reader,root,files),sessionState:await reader.page(sessionStateIn(files)),plans:await readPlans(reader,files,folders),journals:await reader.all(files,"journal",specifications.
journal),events:await readEvents(reader,files),located:files};return await reader.all(files,"lineage"),{...snapshot,documents:reader.documents,unreadable:[...unreadable,
...reader.unreadable]}}async function readHivemindState(tree,root,limits){let reader=new FileReader(tree,limits),files=await possibleStores(tree,root),snapshot={
...await readStores(reader,root,files),sessionState:await reader.page(sessionStateIn(files))},{documents,unreadable}=reader;if(documents.length+unreadable.length!==
0)return{...snapshot,plans:[],journals:[],events:[],located:[],documents,unreadable}}function sessionStateIn(files){return files.find(({file})=>file===sessionStateFile)}
async function filesOf(tree,root){let today=namesIn(root),ofFolder=folder=>today(`${folder}/`).slice(0,-1),folders=[],listed=await listRoot(tree,root,{enters:folder=>{
let name=ofFolder(folder),isEntered=isSearched(name);return isEntered&&folders.push(name),isEntered},hides:link=>isSearched(ofFolder(link))});return{files:legacyFoldersFirst(
listed.files).map(file=>({file:today(file),path:pathIn(root,file)})),folders,unreadable:listed.unreadable}}function legacyFoldersFirst(files){let rank=file=>legacyFolders.
some(folder=>file.startsWith(`${folder}/`))?0:1;return[...files].sort((a,b)=>rank(a)-rank(b))}var namesIn=root=>isLegacyRoot(root)?nameToday:file=>file;async function possibleStores(tree,root){
let today=namesIn(root),folders=isLegacyRoot(root)?[...legacyFolders,"","state"]:["state"],found=[];for(let folder of folders){let path=folder===""?root:pathIn(
root,folder);for(let{name}of await tree.list(path))found.push({file:today(folder===""?name:`${folder}/${name}`),path:pathIn(path,name)})}return found}async function readStores(reader,root,files){
let at=name=>files.find(({file})=>file===name);return{root,format:"hivemind",dialect:isLegacyRoot(root)?"legacy":"current",delegations:await reader.store(at(delegationsFile),
specifications.delegations),continuity:await reader.store(at(continuityFile),specifications.continuity),workflows:await reader.store(at(workflowsFile),specifications.
workflows),commits:[],files:[]}}export{readHivemind,readHivemindState};
