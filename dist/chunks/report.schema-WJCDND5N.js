import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import"./chunk-PMWXOWGL.js";var report_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/\
schemas/report.schema.json",title:"Report of agent-state-lint",type:"object",required:["version","roots","findings","skipped","summary"],properties:{version:{type:"\
integer",description:"The version of the form that the report has. Within it, fields are only added.",minimum:1,maximum:1},roots:{type:"array",items:{type:"obje\
ct",required:["path","format"],properties:{path:{type:"string",description:"The root: empty when it is the repository itself, relative to the repository, with `\
/`."},format:{type:"string",description:"The family of its files.",pattern:"^[a-z][a-z0-9-]{0,40}$"},dialect:{type:"string",description:"The dialect of its chie\
f file.",pattern:"^[a-z][a-z0-9-]{0,40}$"}},description:"A state root that was linted."},description:"The state roots that were linted, in order."},findings:{type:"\
array",items:{type:"object",required:["rule","severity","message","path","start","end","fingerprint","url"],properties:{rule:{type:"string",description:"The rul\
e.",pattern:"^[a-z][a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,60}$"},severity:{description:"How bad it is.",type:"string",enum:["error","warning","info"]},message:{type:"\
string",description:"What is wrong."},path:{type:"string",description:"The file, relative to the repository, with `/`."},pointer:{type:"string",description:"JSO\
N pointer of the place, where it is a value."},start:{type:"object",required:["line","column"],properties:{line:{type:"integer",description:"From 1.",minimum:1,
maximum:2147483647},column:{type:"integer",description:"From 1.",minimum:1,maximum:2147483647}},description:"Where it begins. Columns count UTF-16 units."},end:{
type:"object",required:["line","column"],properties:{line:{type:"integer",description:"From 1.",minimum:1,maximum:2147483647},column:{type:"integer",description:"\
From 1.",minimum:1,maximum:2147483647}},description:"Where it ends: the place behind its last character. Columns count UTF-16 units."},related:{type:"array",items:{
type:"object",required:["message","path","start","end"],properties:{message:{type:"string",description:"What stands there."},path:{type:"string",description:"Th\
e file, relative to the repository, with `/`."},start:{type:"object",required:["line","column"],properties:{line:{type:"integer",description:"From 1.",minimum:1,
maximum:2147483647},column:{type:"integer",description:"From 1.",minimum:1,maximum:2147483647}},description:"Where it begins. Columns count UTF-16 units."},end:{
type:"object",required:["line","column"],properties:{line:{type:"integer",description:"From 1.",minimum:1,maximum:2147483647},column:{type:"integer",description:"\
From 1.",minimum:1,maximum:2147483647}},description:"Where it ends: the place behind its last character. Columns count UTF-16 units."}},description:"Where the o\
ther half of it stands."},description:"Other places that it has to do with."},repair:{type:"object",required:["safe","title","edits"],properties:{safe:{type:"bo\
olean",description:"Whether it never changes what the state says to its readers."},title:{type:"string",description:"What it does."},edits:{type:"array",items:{
type:"object",required:["path","start","end","text"],properties:{path:{type:"string",description:"The file, relative to the repository, with `/`."},start:{type:"\
object",required:["line","column"],properties:{line:{type:"integer",description:"From 1.",minimum:1,maximum:2147483647},column:{type:"integer",description:"From\
 1.",minimum:1,maximum:2147483647}},description:"Where it begins. Columns count UTF-16 units."},end:{type:"object",required:["line","column"],properties:{line:{
type:"integer",description:"From 1.",minimum:1,maximum:2147483647},column:{type:"integer",description:"From 1.",minimum:1,maximum:2147483647}},description:"Wher\
e it ends: the place behind its last character. Columns count UTF-16 units."},text:{type:"string",description:"What is to stand there instead."}},description:"A\
 stretch of text that is replaced."},description:"What is changed."}},description:"How it can be mended."},fingerprint:{type:"string",description:"What it is kn\
own by: rule, file, key path and the text there, as a hash.",pattern:"^[0-9a-f]{32}(?:-[1-9][0-9]{0,8})?$"},url:{type:"string",description:"The page about the r\
ule."}},description:"What a rule says about one place."},description:"What was found, in the order of the files."},recovery:{type:"array",items:{type:"object",required:[
"root","path","account","decide"],properties:{root:{type:"string",description:"The root: empty when it is the repository itself, relative to the repository, wit\
h `/`."},path:{type:"string",description:"The file that is proposed, or that is wrong, relative to the repository, with `/`."},account:{type:"array",items:{type:"\
object",required:["field","value","source","sure"],properties:{field:{type:"string",description:"The key path of the field."},value:{description:"Its value."},source:{
type:"string",description:"Where it was taken from."},sure:{type:"boolean",description:"Whether the source says so; what was worked out is inferred."},otherwise:{
type:"array",items:{type:"object",required:["value","source"],properties:{value:{description:"The value."},source:{type:"string",description:"Where it was taken\
 from."}},description:"What another source says."},description:"What other sources say instead."}},description:"A field of a recovered file."},description:"Wher\
e each of its values comes from."},decide:{type:"array",items:{type:"string",description:"A sentence."},description:"What a person has to decide, or must know."},
lost:{type:"array",items:{type:"string",description:"A sentence."},description:"What of the old file was not kept."},left:{type:"array",items:{type:"string",description:"\
A sentence."},description:"What the linter will say once it is written."},reason:{type:"string",description:"Why there is something to recover."},overview:{type:"\
object",required:["completed"],properties:{cluster:{type:"object",required:["value","sure","source"],properties:{value:{type:"string",description:"Its name."},sure:{
type:"boolean",description:"Whether a source says so."},source:{type:"string",description:"Which one."}},description:"The mission."},completed:{type:"array",items:{
type:"string",description:"A block."},description:"The blocks that are complete."},current:{type:"object",required:["block","sure"],properties:{block:{type:"str\
ing",description:"Its number."},sure:{type:"boolean",description:"Whether a source says so."}},description:"The block at work."},percent:{type:"object",required:[
"value","sure"],properties:{value:{type:"number",description:"How much is done.",minimum:0,maximum:100},sure:{type:"boolean",description:"Whether nothing about \
it was worked out."}},description:"How far the mission is."},commits:{type:"integer",description:"How many commits of the mission git knows.",minimum:0,maximum:2147483647}},
description:"What the reader wants to know first."},commands:{type:"array",items:{type:"object",required:["command","does"],properties:{command:{type:"string",description:"\
The command."},does:{type:"string",description:"What it does."}},description:"A command."},description:"What a person may run as well."},advice:{type:"array",items:{
type:"object",required:["title","places","meaning","todo"],properties:{title:{type:"string",description:"What the trouble is."},places:{type:"array",items:{type:"\
object",required:["path"],properties:{path:{type:"string",description:"The file, relative to the repository, with `/`."},line:{type:"integer",description:"From \
1.",minimum:1,maximum:2147483647}},description:"A place."},description:"Where it shows."},meaning:{type:"string",description:"What it means."},todo:{type:"array",
items:{type:"string",description:"A step."},description:"What to do, step by step."},command:{type:"string",description:"A command that a person may run."}},description:"\
What a person is told about one trouble."},description:"What to do about a state that only its own tools may write: then no file is proposed."},text:{type:"stri\
ng",description:"The whole file; missing where there is only advice."}},description:"A file that recovery proposes, or what it advises."},description:"Only wher\
e somebody asked for recovery."},skipped:{type:"array",items:{type:"object",required:["rule","root","reason"],properties:{rule:{type:"string",description:"The r\
ule.",pattern:"^[a-z][a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,60}$"},root:{type:"string",description:"The root: empty when it is the repository itself, relative to the \
repository, with `/`."},reason:{type:"string",description:"Why it could not run."},unasked:{description:"That it needs what the run was not asked for: nothing i\
s amiss then.",type:"boolean",enum:[!0]}},description:"A check that could not run. Skipped is never passed."},description:"The checks that could not run, and wh\
y."},summary:{type:"object",required:["errors","warnings","infos","files","suppressed","baselined"],properties:{errors:{type:"integer",description:"How many err\
ors were found; the findings may hold fewer, for some may be hidden from view.",minimum:0,maximum:2147483647},warnings:{type:"integer",description:"How many war\
nings were found.",minimum:0,maximum:2147483647},infos:{type:"integer",description:"How many infos were found.",minimum:0,maximum:2147483647},files:{type:"integ\
er",description:"How many files were read.",minimum:0,maximum:2147483647},suppressed:{type:"integer",description:"How many findings comments in the files silenc\
e.",minimum:0,maximum:2147483647},baselined:{type:"integer",description:"How many findings the baseline hides.",minimum:0,maximum:2147483647}},description:"Ever\
ything counted."},shard:{type:"object",required:["index","count"],properties:{index:{type:"integer",description:"Which one, from 1.",minimum:1,maximum:1e3},count:{
type:"integer",description:"How many there are.",minimum:1,maximum:1e3}},description:"Which part of a run this is, where it was split."}},description:"All that \
one run says."};export{report_schema_default as default};
