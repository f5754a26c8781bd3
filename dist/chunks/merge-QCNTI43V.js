import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{verdict}from"./chunk-QUM2XJZC.js";import{writeReports}from"./chunk-YWEZV7MO.js";import"./chunk-2BX5LQCB.js";import"./chunk-EJTSCV4W.js";
import"./chunk-JLOROCSZ.js";import"./chunk-TW3JPCBN.js";import"./chunk-SIGZUW6O.js";import"./chunk-47UHDOGC.js";import"./chunk-UD2ZJNOP.js";
import"./chunk-FJJHSZVR.js";import"./chunk-DEYUGHCI.js";import"./chunk-PHLAFPNL.js";import"./chunk-G2QXJBW6.js";import{topOf,verdictSettings}from"./chunk-NRHTSANH.js";
import"./chunk-XFJOWFPY.js";import"./chunk-KUWVXKDL.js";import"./chunk-UMXWHUJH.js";import{allRules,configurationFor,formats,mostShards,shardInWords}from"./chunk-MLJMMB5F.js";
import{byPlace,distinctBy,fingerprintOf,held,identity,leftOutIn,leftOutInWords,ruleUrl,skippedInOrder}from"./chunk-SP7ABGYT.js";import"./chunk-VUXKQXN2.js";
import{WorkingTree,isFolder,realPath}from"./chunk-DHNBCSJ3.js";import{UsageError,bytesOf,decoded,errorOf,wrongBySchema}from"./chunk-34XNZ5UG.js";import"./chunk-SMPQXOG7.js";
import"./chunk-CGGJ2SV2.js";import"./chunk-RZ4BXAHG.js";import"./chunk-SXE7HTQW.js";import"./chunk-PA3GP2UF.js";import"./chunk-DVACY2FY.js";
import{severityRank}from"./chunk-WMW556DY.js";import"./chunk-FMMJ6K35.js";import{defaultLimits}from"./chunk-CG7TYCK6.js";import"./chunk-JT6OHLAG.js";
import"./chunk-QRLRKORG.js";import"./chunk-DKWRIRRU.js";import"./chunk-55TSMPNM.js";import"./chunk-TTIOAT4J.js";import"./chunk-YVZM5J6F.js";
import"./chunk-4WQSKGI3.js";import"./chunk-QNRASBDQ.js";import"./chunk-FF2GFRT5.js";import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";
import"./chunk-4AD34QOQ.js";import"./chunk-OEFCFUBJ.js";import"./chunk-WOULCUZM.js";import"./chunk-RBBPKCDR.js";import"./chunk-HM4LX76O.js";
import{TextDocument,specify}from"./chunk-7MVKXGH6.js";import{join,pathIn}from"./chunk-OCYD6ZGS.js";import{decode,linesOf,readJson}from"./chunk-L5HX7WC4.js";
import{quote,size,some}from"./chunk-O3DR2KKW.js";import"./chunk-4KOTOZ36.js";import"./chunk-ED2W3QZT.js";import"./chunk-SYMQE37P.js";import{
isDataMap,walk}from"./chunk-CCRLEUH2.js";import{capped}from"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";import{resolve}from"node:path";var mostNamed=10;function allShards(reports){let shards=new Map,first,once=reports.filter(one=>{let{shard}=one.report;if(!shard)return!0;if(first??=one,shard.count!==
first.report.shard?.count)throw ofTwoSplits(first,one);let other=shards.get(shard.index);if(!other)shards.set(shard.index,one);else if(!isSame(other,one))throw ofOneShard(
other,one);return!other}),{count=0}=first?.report.shard??{},missing=[];for(let index=1;index<=count;index+=1)shards.has(index)||missing.push(shardInWords({index,
count}));if(missing.length===0)return once;let which=missing.length===1?`the report of shard ${missing[0]} is`:`the reports of shards ${some(missing,mostNamed)}\
 are`;throw new UsageError(`${which} missing: what is there would pass for the whole`)}function isSame(one,other){return JSON.stringify(one.report)===JSON.stringify(
other.report)}function ofTwoSplits(one,other){let[first,second]=[one,other].map(({report,name})=>`${name} is one of ${report.shard?.count} shards`);return new UsageError(
`${first}, and ${second}; only those of one run can be merged`)}function ofOneShard(one,{name,report}){let shard=report.shard&&shardInWords(report.shard);return new UsageError(
`${one.name} and ${name} are both of shard ${shard}, and differ; only one of them is meant`)}function mergeReports(reports,most2=defaultLimits.findings){let told2=allShards(reports).map(({report})=>report),[only,second]=told2;if(only&&!second&&!only.shard)
return only;let adding=addingRoots(told2),findings=distinctFindings(told2),cut=leftOutBefore(adding,most2),{kept,leftOut}=held(findings,cut.most);for(let[rule,number]of leftOut)
cut.numbers.set(rule,(cut.numbers.get(rule)??0)+number);let skipped=told2.flatMap(report=>report.skipped).filter(one=>leftOutIn(one)===void 0),recovery=told2.flatMap(
report=>report.recovery??[]);return{version:1,roots:distinctRoots(told2),findings:kept,...told2.some(report=>report.recovery)&&{recovery:distinctBy(recovery,({root,
path})=>JSON.stringify([root,path]))},skipped:skippedInOrder([...skipped,...leftOutInWords(cut.numbers,cut.most)]),summary:{errors:numberOf("error",findings,adding),
warnings:numberOf("warning",findings,adding),infos:numberOf("info",findings,adding),files:sum(adding,({summary})=>summary.files),suppressed:sum(adding,({summary})=>summary.
suppressed),baselined:sum(adding,({summary})=>summary.baselined)}}}function addingRoots(reports){let known=new Set;return[...reports].sort((a,b2)=>b2.roots.length-
a.roots.length).filter(({roots})=>{let before=known.size;for(let root of roots)known.add(keyOf(root));return roots.length===0||known.size>before})}function distinctRoots(reports){
return distinctBy(reports.flatMap(report=>report.roots),keyOf).sort((a,b2)=>a.path<b2.path?-1:+(a.path>b2.path))}var keyOf=({format,path})=>`${format} ${path}`;
function distinctFindings(reports){let found=new Map;for(let{findings}of reports)for(let finding of findings){let key=identity(finding),before=found.get(key);(!before||
severityRank[finding.severity]<severityRank[before.severity])&&found.set(key,finding)}return toldApart([...found.values()].sort(byPlace))}function toldApart(findings){
let seen=new Set,clashing=new Set;for(let{fingerprint}of findings)seen.has(fingerprint)&&clashing.add(baseOf(fingerprint)),seen.add(fingerprint);let times=new Map;
return findings.map(finding=>{let base=baseOf(finding.fingerprint);if(!clashing.has(base))return finding;let number=(times.get(base)??0)+1;return times.set(base,
number),{...finding,fingerprint:number===1?base:`${base}-${number}`}})}var baseOf=fingerprint=>fingerprint.slice(0,32);function leftOutBefore(reports,most2){let numbers=new Map,
least=most2;for(let one of reports.flatMap(report=>report.skipped)){let cut=leftOutIn(one);cut&&(numbers.set(one.rule,(numbers.get(one.rule)??0)+cut.number),least=
Math.min(least,cut.most))}return{numbers,most:least}}var fields={error:"errors",warning:"warnings",info:"infos"};function numberOf(severity,findings,reports){let isOne=finding=>finding.
severity===severity,unheld=sum(reports,report=>report.summary[fields[severity]]-report.findings.filter(isOne).length);return findings.filter(isOne).length+unheld}
function sum(reports,numberIn){return reports.reduce((total,report)=>total+numberIn(report),0)}import{basename,dirname}from"node:path";function*doubtsAbout(report){let{roots,findings,recovery=[],skipped,summary,shard}=report;for(let[index,{path}]of roots.entries())yield*aboutPath(path,["roots",
index,"path"],"root");for(let[index,finding]of findings.entries()){let at=["findings",index];yield*aboutPlace(finding,at);for(let[number,place]of(finding.related??
[]).entries())yield*aboutPlace(place,[...at,"related",number]);for(let[number,edit]of(finding.repair?.edits??[]).entries())yield*aboutPlace(edit,[...at,"repair",
"edits",number])}for(let[index,{root,path,advice=[]}]of recovery.entries()){let at=["recovery",index];yield*aboutPath(root,[...at,"root"],"root"),yield*aboutPath(
path,[...at,"path"]),root!==""&&path!==root&&!path.startsWith(`${root}/`)&&(yield{keyPath:[...at,"path"],message:`${quote(path)} does not lie in ${quote(root)},\
 whose file it is to be`});for(let[number,{places}]of advice.entries())for(let[place,{path:path2}]of places.entries())yield*aboutPath(path2,[...at,"advice",number,
"places",place,"path"])}for(let[index,{root}]of skipped.entries())yield*aboutPath(root,["skipped",index,"root"],"root");if(yield*aboutNumbers(findings,summary),
shard&&shard.index>shard.count){let message=`shard.index is ${shard.index}, and there are ${shard.count} of them`;yield{keyPath:["shard","index"],message}}}function*aboutPlace({
path,start,end},at){yield*aboutPath(path,[...at,"path"]),!(end.line>start.line||end.line===start.line&&end.column>=start.column)&&(yield{keyPath:[...at,"end"],message:`\
the range ends before it begins, at ${start.line}:${start.column}`})}function*aboutPath(path,keyPath,kind="file"){if(isPathInside(path)&&(path!==""||kind==="roo\
t"))return;yield{keyPath,message:`${quote(path)} is no path that a report may hold; expected one in the repository, relative to it and without . or ..`}}function isPathInside(path){
let climbs=path.split(/[\\/]/).includes("..");return path.length<=4096&&!climbs&&!new RegExp("^[A-Za-z]:|\\0|\\p{Cs}","u").test(path)&&join("",path)===path}var counted=[
["error","errors"],["warning","warnings"],["info","infos"]];function*aboutNumbers(findings,summary){for(let[severity,field]of counted){let held2=findings.filter(
finding=>finding.severity===severity).length;if(summary[field]>=held2)continue;let message=`summary.${field} is ${summary[field]}, and the report holds ${held2}\
 of them`;yield{keyPath:["summary",field],message}}}var report_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/\
schemas/report.schema.json",title:"Report of agent-state-lint",type:"object",required:["version","roots","findings","skipped","summary"],properties:{version:{type:"\
integer",description:"The version of the form that the report has. Within it, fields are only added.",minimum:1,maximum:1},roots:{type:"array",items:{type:"obje\
ct",required:["path","format"],properties:{path:{type:"string",description:"The root: empty when it is the repository itself, relative to the repository, with `\
/`.","x-kind":"free"},format:{type:"string",description:"The family of its files.",pattern:"^[a-z][a-z0-9-]{0,40}$","x-shape":"a name like grid","x-kind":"free"},
dialect:{type:"string",description:"The dialect of its chief file.",pattern:"^[a-z][a-z0-9-]{0,40}$","x-shape":"a name like grid","x-kind":"free"}},description:"\
A state root that was linted.","x-unknown":"open"},description:"The state roots that were linted, in order."},findings:{type:"array",items:{type:"object",required:[
"rule","severity","message","path","start","end","fingerprint","url"],properties:{rule:{type:"string",description:"The rule.",pattern:"^[a-z][a-z0-9-]{0,40}/[a-\
z][a-z0-9-]{0,60}$","x-shape":"a rule id like grid/progress-percent","x-kind":"free"},severity:{description:"How bad it is.",type:"string",enum:["error","warnin\
g","info"]},message:{type:"string",description:"What is wrong.","x-kind":"free"},path:{type:"string",description:"The file, relative to the repository, with `/`\
.","x-kind":"free"},pointer:{type:"string",description:"JSON pointer of the place, where it is a value.","x-kind":"free"},start:{type:"object",required:["line",
"column"],properties:{line:{type:"integer",description:"From 1.",minimum:1,maximum:2147483647},column:{type:"integer",description:"From 1.",minimum:1,maximum:2147483647}},
description:"Where it begins. Columns count UTF-16 units.","x-unknown":"open"},end:{type:"object",required:["line","column"],properties:{line:{type:"integer",description:"\
From 1.",minimum:1,maximum:2147483647},column:{type:"integer",description:"From 1.",minimum:1,maximum:2147483647}},description:"Where it ends: the place behind \
its last character. Columns count UTF-16 units.","x-unknown":"open"},related:{type:"array",items:{type:"object",required:["message","path","start","end"],properties:{
message:{type:"string",description:"What stands there.","x-kind":"free"},path:{type:"string",description:"The file, relative to the repository, with `/`.","x-ki\
nd":"free"},start:{type:"object",required:["line","column"],properties:{line:{type:"integer",description:"From 1.",minimum:1,maximum:2147483647},column:{type:"i\
nteger",description:"From 1.",minimum:1,maximum:2147483647}},description:"Where it begins. Columns count UTF-16 units.","x-unknown":"open"},end:{type:"object",required:[
"line","column"],properties:{line:{type:"integer",description:"From 1.",minimum:1,maximum:2147483647},column:{type:"integer",description:"From 1.",minimum:1,maximum:2147483647}},
description:"Where it ends: the place behind its last character. Columns count UTF-16 units.","x-unknown":"open"}},description:"Where the other half of it stand\
s.","x-unknown":"open"},description:"Other places that it has to do with."},repair:{type:"object",required:["safe","title","edits"],properties:{safe:{type:"bool\
ean",description:"Whether it never changes what the state says to its readers."},title:{type:"string",description:"What it does.","x-kind":"free"},edits:{type:"\
array",items:{type:"object",required:["path","start","end","text"],properties:{path:{type:"string",description:"The file, relative to the repository, with `/`.",
"x-kind":"free"},start:{type:"object",required:["line","column"],properties:{line:{type:"integer",description:"From 1.",minimum:1,maximum:2147483647},column:{type:"\
integer",description:"From 1.",minimum:1,maximum:2147483647}},description:"Where it begins. Columns count UTF-16 units.","x-unknown":"open"},end:{type:"object",
required:["line","column"],properties:{line:{type:"integer",description:"From 1.",minimum:1,maximum:2147483647},column:{type:"integer",description:"From 1.",minimum:1,
maximum:2147483647}},description:"Where it ends: the place behind its last character. Columns count UTF-16 units.","x-unknown":"open"},text:{type:"string",description:"\
What is to stand there instead.","x-kind":"free"}},description:"A stretch of text that is replaced.","x-unknown":"open"},description:"What is changed."}},description:"\
How it can be mended.","x-unknown":"open"},fingerprint:{type:"string",description:"What it is known by: rule, file, key path and the text there, as a hash.",pattern:"\
^[0-9a-f]{32}(?:-[1-9][0-9]{0,8})?$","x-shape":"a fingerprint of 32 hex digits, and a number where there are several","x-kind":"free"},url:{type:"string",description:"\
The page about the rule.","x-kind":"free"}},description:"What a rule says about one place.","x-unknown":"open"},description:"What was found, in the order of the\
 files."},recovery:{type:"array",items:{type:"object",required:["root","path","account","decide"],properties:{root:{type:"string",description:"The root: empty w\
hen it is the repository itself, relative to the repository, with `/`.","x-kind":"free"},path:{type:"string",description:"The file that is proposed, or that is \
wrong, relative to the repository, with `/`.","x-kind":"free"},account:{type:"array",items:{type:"object",required:["field","value","source","sure"],properties:{
field:{type:"string",description:"The key path of the field.","x-kind":"free"},value:{description:"Its value."},source:{type:"string",description:"Where it was \
taken from.","x-kind":"free"},sure:{type:"boolean",description:"Whether the source says so; what was worked out is inferred."},otherwise:{type:"array",items:{type:"\
object",required:["value","source"],properties:{value:{description:"The value."},source:{type:"string",description:"Where it was taken from.","x-kind":"free"}},
description:"What another source says.","x-unknown":"open"},description:"What other sources say instead."}},description:"A field of a recovered file.","x-unknow\
n":"open"},description:"Where each of its values comes from."},decide:{type:"array",items:{type:"string",description:"A sentence.","x-kind":"free"},description:"\
What a person has to decide, or must know."},lost:{type:"array",items:{type:"string",description:"A sentence.","x-kind":"free"},description:"What of the old fil\
e was not kept."},left:{type:"array",items:{type:"string",description:"A sentence.","x-kind":"free"},description:"What the linter will say once it is written."},
reason:{type:"string",description:"Why there is something to recover.","x-kind":"free"},overview:{type:"object",required:["completed"],properties:{cluster:{type:"\
object",required:["value","sure","source"],properties:{value:{type:"string",description:"Its name.","x-kind":"free"},sure:{type:"boolean",description:"Whether a\
 source says so."},source:{type:"string",description:"Which one.","x-kind":"free"}},description:"The mission.","x-unknown":"open"},completed:{type:"array",items:{
type:"string",description:"A block.","x-kind":"free"},description:"The blocks that are complete."},current:{type:"object",required:["block","sure"],properties:{
block:{type:"string",description:"Its number.","x-kind":"free"},sure:{type:"boolean",description:"Whether a source says so."}},description:"The block at work.",
"x-unknown":"open"},percent:{type:"object",required:["value","sure"],properties:{value:{type:"number",description:"How much is done.",minimum:0,maximum:100},sure:{
type:"boolean",description:"Whether nothing about it was worked out."}},description:"How far the mission is.","x-unknown":"open"},commits:{type:"integer",description:"\
How many commits of the mission git knows.",minimum:0,maximum:2147483647}},description:"What the reader wants to know first.","x-unknown":"open"},commands:{type:"\
array",items:{type:"object",required:["command","does"],properties:{command:{type:"string",description:"The command.","x-kind":"free"},does:{type:"string",description:"\
What it does.","x-kind":"free"}},description:"A command.","x-unknown":"open"},description:"What a person may run as well."},advice:{type:"array",items:{type:"ob\
ject",required:["title","places","meaning","todo"],properties:{title:{type:"string",description:"What the trouble is.","x-kind":"free"},places:{type:"array",items:{
type:"object",required:["path"],properties:{path:{type:"string",description:"The file, relative to the repository, with `/`.","x-kind":"free"},line:{type:"integ\
er",description:"From 1.",minimum:1,maximum:2147483647}},description:"A place.","x-unknown":"open"},description:"Where it shows."},meaning:{type:"string",description:"\
What it means.","x-kind":"free"},todo:{type:"array",items:{type:"string",description:"A step.","x-kind":"free"},description:"What to do, step by step."},command:{
type:"string",description:"A command that a person may run.","x-kind":"free"}},description:"What a person is told about one trouble.","x-unknown":"open"},description:"\
What to do about a state that only its own tools may write: then no file is proposed."},text:{type:"string",description:"The whole file; missing where there is \
only advice.","x-kind":"free"}},description:"A file that recovery proposes, or what it advises.","x-unknown":"open"},description:"Only where somebody asked for \
recovery."},skipped:{type:"array",items:{type:"object",required:["rule","root","reason"],properties:{rule:{type:"string",description:"The rule.",pattern:"^[a-z]\
[a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,60}$","x-shape":"a rule id like grid/progress-percent","x-kind":"free"},root:{type:"string",description:"The root: empty when i\
t is the repository itself, relative to the repository, with `/`.","x-kind":"free"},reason:{type:"string",description:"Why it could not run.","x-kind":"free"},unasked:{
description:"That it needs what the run was not asked for: nothing is amiss then.",type:"boolean",enum:[!0]}},description:"A check that could not run. Skipped i\
s never passed.","x-unknown":"open"},description:"The checks that could not run, and why."},summary:{type:"object",required:["errors","warnings","infos","files",
"suppressed","baselined"],properties:{errors:{type:"integer",description:"How many errors were found; the findings may hold fewer, for some may be hidden from v\
iew.",minimum:0,maximum:2147483647},warnings:{type:"integer",description:"How many warnings were found.",minimum:0,maximum:2147483647},infos:{type:"integer",description:"\
How many infos were found.",minimum:0,maximum:2147483647},files:{type:"integer",description:"How many files were read.",minimum:0,maximum:2147483647},suppressed:{
type:"integer",description:"How many findings comments in the files silence.",minimum:0,maximum:2147483647},baselined:{type:"integer",description:"How many find\
ings the baseline hides.",minimum:0,maximum:2147483647}},description:"Everything counted.","x-unknown":"open"},shard:{type:"object",required:["index","count"],properties:{
index:{type:"integer",description:"Which one, from 1.",minimum:1,maximum:1e3},count:{type:"integer",description:"How many there are.",minimum:1,maximum:1e3}},description:"\
Which part of a run this is, where it was split.","x-unknown":"open"}},description:"All that one run says.","x-unknown":"open"};var F=i,P={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/report.s\
chema.json",type:"object",required:["version","roots","findings","skipped","summary"],properties:{version:{type:"integer",minimum:1,maximum:1},roots:{type:"arra\
y",items:{type:"object",required:["path","format"],properties:{path:{type:"string"},format:{type:"string",pattern:"^[a-z][a-z0-9-]{0,40}$"},dialect:{type:"strin\
g",pattern:"^[a-z][a-z0-9-]{0,40}$"}}}},findings:{type:"array",items:{type:"object",required:["rule","severity","message","path","start","end","fingerprint","ur\
l"],properties:{rule:{type:"string",pattern:"^[a-z][a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,60}$"},severity:{type:"string",enum:["error","warning","info"]},message:{type:"\
string"},path:{type:"string"},pointer:{type:"string"},start:{type:"object",required:["line","column"],properties:{line:{type:"integer",minimum:1,maximum:2147483647},
column:{type:"integer",minimum:1,maximum:2147483647}}},end:{type:"object",required:["line","column"],properties:{line:{type:"integer",minimum:1,maximum:2147483647},
column:{type:"integer",minimum:1,maximum:2147483647}}},related:{type:"array",items:{type:"object",required:["message","path","start","end"],properties:{message:{
type:"string"},path:{type:"string"},start:{type:"object",required:["line","column"],properties:{line:{type:"integer",minimum:1,maximum:2147483647},column:{type:"\
integer",minimum:1,maximum:2147483647}}},end:{type:"object",required:["line","column"],properties:{line:{type:"integer",minimum:1,maximum:2147483647},column:{type:"\
integer",minimum:1,maximum:2147483647}}}}}},repair:{type:"object",required:["safe","title","edits"],properties:{safe:{type:"boolean"},title:{type:"string"},edits:{
type:"array",items:{type:"object",required:["path","start","end","text"],properties:{path:{type:"string"},start:{type:"object",required:["line","column"],properties:{
line:{type:"integer",minimum:1,maximum:2147483647},column:{type:"integer",minimum:1,maximum:2147483647}}},end:{type:"object",required:["line","column"],properties:{
line:{type:"integer",minimum:1,maximum:2147483647},column:{type:"integer",minimum:1,maximum:2147483647}}},text:{type:"string"}}}}}},fingerprint:{type:"string",pattern:"\
^[0-9a-f]{32}(?:-[1-9][0-9]{0,8})?$"},url:{type:"string"}}}},recovery:{type:"array",items:{type:"object",required:["root","path","account","decide"],properties:{
root:{type:"string"},path:{type:"string"},account:{type:"array",items:{type:"object",required:["field","value","source","sure"],properties:{field:{type:"string"},
value:{},source:{type:"string"},sure:{type:"boolean"},otherwise:{type:"array",items:{type:"object",required:["value","source"],properties:{value:{},source:{type:"\
string"}}}}}}},decide:{type:"array",items:{type:"string"}},lost:{type:"array",items:{type:"string"}},left:{type:"array",items:{type:"string"}},reason:{type:"str\
ing"},overview:{type:"object",required:["completed"],properties:{cluster:{type:"object",required:["value","sure","source"],properties:{value:{type:"string"},sure:{
type:"boolean"},source:{type:"string"}}},completed:{type:"array",items:{type:"string"}},current:{type:"object",required:["block","sure"],properties:{block:{type:"\
string"},sure:{type:"boolean"}}},percent:{type:"object",required:["value","sure"],properties:{value:{type:"number",minimum:0,maximum:100},sure:{type:"boolean"}}},
commits:{type:"integer",minimum:0,maximum:2147483647}}},commands:{type:"array",items:{type:"object",required:["command","does"],properties:{command:{type:"strin\
g"},does:{type:"string"}}}},advice:{type:"array",items:{type:"object",required:["title","places","meaning","todo"],properties:{title:{type:"string"},places:{type:"\
array",items:{type:"object",required:["path"],properties:{path:{type:"string"},line:{type:"integer",minimum:1,maximum:2147483647}}}},meaning:{type:"string"},todo:{
type:"array",items:{type:"string"}},command:{type:"string"}}}},text:{type:"string"}}}},skipped:{type:"array",items:{type:"object",required:["rule","root","reaso\
n"],properties:{rule:{type:"string",pattern:"^[a-z][a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,60}$"},root:{type:"string"},reason:{type:"string"},unasked:{type:"boolean",enum:[
!0]}}}},summary:{type:"object",required:["errors","warnings","infos","files","suppressed","baselined"],properties:{errors:{type:"integer",minimum:0,maximum:2147483647},
warnings:{type:"integer",minimum:0,maximum:2147483647},infos:{type:"integer",minimum:0,maximum:2147483647},files:{type:"integer",minimum:0,maximum:2147483647},suppressed:{
type:"integer",minimum:0,maximum:2147483647},baselined:{type:"integer",minimum:0,maximum:2147483647}}},shard:{type:"object",required:["index","count"],properties:{
index:{type:"integer",minimum:1,maximum:1e3},count:{type:"integer",minimum:1,maximum:1e3}}}}},k=new RegExp("^[a-z][a-z0-9-]{0,40}$","u"),q=new RegExp("^[a-z][a-\
z0-9-]{0,40}/[a-z][a-z0-9-]{0,60}$","u"),b=new RegExp("^[0-9a-f]{32}(?:-[1-9][0-9]{0,8})?$","u");function i(g,{instancePath:t="",parentData:N,parentDataProperty:x,
rootData:A=g,dynamicAnchors:j={}}={}){let e=null,s=0,w=i.evaluated;if(w.dynamicProps&&(w.props=void 0),w.dynamicItems&&(w.items=void 0),g&&typeof g=="object"&&!Array.
isArray(g)){if(g.version===void 0){let y={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"}};if(e===null)e=[y];else if(e.
push(y)===1e4)return i.errors=e,!1;s++}if(g.roots===void 0){let y={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"roots"}};if(e===
null)e=[y];else if(e.push(y)===1e4)return i.errors=e,!1;s++}if(g.findings===void 0){let y={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
findings"}};if(e===null)e=[y];else if(e.push(y)===1e4)return i.errors=e,!1;s++}if(g.skipped===void 0){let y={instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"skipped"}};if(e===null)e=[y];else if(e.push(y)===1e4)return i.errors=e,!1;s++}if(g.summary===void 0){let y={instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"summary"}};if(e===null)e=[y];else if(e.push(y)===1e4)return i.errors=e,!1;s++}if(g.version!==void 0){let y=g.
version;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){let a={instancePath:t+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{
type:"integer"}};if(e===null)e=[a];else if(e.push(a)===1e4)return i.errors=e,!1;s++}if(typeof y=="number"&&isFinite(y)){if(y>1||isNaN(y)){let a={instancePath:t+
"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};if(e===null)e=[a];else if(e.push(a)===1e4)return i.errors=
e,!1;s++}if(y<1||isNaN(y)){let a={instancePath:t+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(e===
null)e=[a];else if(e.push(a)===1e4)return i.errors=e,!1;s++}}}if(g.roots!==void 0){let y=g.roots;if(Array.isArray(y)){let a=y.length;for(let r=0;r<a;r++){let d=y[r];
if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.path===void 0){let o={instancePath:t+"/roots/"+r,schemaPath:"#/properties/roots/items/required",keyword:"requi\
red",params:{missingProperty:"path"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.format===void 0){let o={instancePath:t+"/roots/"+r,
schemaPath:"#/properties/roots/items/required",keyword:"required",params:{missingProperty:"format"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,
!1;s++}if(d.path!==void 0&&typeof d.path!="string"){let o={instancePath:t+"/roots/"+r+"/path",schemaPath:"#/properties/roots/items/properties/path/type",keyword:"\
type",params:{type:"string"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.format!==void 0){let o=d.format;if(typeof o=="string"){if(!k.
test(o)){let p={instancePath:t+"/roots/"+r+"/format",schemaPath:"#/properties/roots/items/properties/format/pattern",keyword:"pattern",params:{pattern:"^[a-z][a\
-z0-9-]{0,40}$"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}else{let p={instancePath:t+"/roots/"+r+"/format",schemaPath:"#/properties/\
roots/items/properties/format/type",keyword:"type",params:{type:"string"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}if(d.dialect!==void 0){
let o=d.dialect;if(typeof o=="string"){if(!k.test(o)){let p={instancePath:t+"/roots/"+r+"/dialect",schemaPath:"#/properties/roots/items/properties/dialect/patte\
rn",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]{0,40}$"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}else{let p={instancePath:t+
"/roots/"+r+"/dialect",schemaPath:"#/properties/roots/items/properties/dialect/type",keyword:"type",params:{type:"string"}};if(e===null)e=[p];else if(e.push(p)===
1e4)return i.errors=e,!1;s++}}}else{let o={instancePath:t+"/roots/"+r,schemaPath:"#/properties/roots/items/type",keyword:"type",params:{type:"object"}};if(e===null)
e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}}}else{let a={instancePath:t+"/roots",schemaPath:"#/properties/roots/type",keyword:"type",params:{type:"a\
rray"}};if(e===null)e=[a];else if(e.push(a)===1e4)return i.errors=e,!1;s++}}if(g.findings!==void 0){let y=g.findings;if(Array.isArray(y)){let a=y.length;for(let r=0;r<
a;r++){let d=y[r];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.rule===void 0){let o={instancePath:t+"/findings/"+r,schemaPath:"#/properties/findings/items/\
required",keyword:"required",params:{missingProperty:"rule"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.severity===void 0){let o={
instancePath:t+"/findings/"+r,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:"severity"}};if(e===null)e=[o];else if(e.
push(o)===1e4)return i.errors=e,!1;s++}if(d.message===void 0){let o={instancePath:t+"/findings/"+r,schemaPath:"#/properties/findings/items/required",keyword:"re\
quired",params:{missingProperty:"message"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.path===void 0){let o={instancePath:t+"/findi\
ngs/"+r,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:"path"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.
errors=e,!1;s++}if(d.start===void 0){let o={instancePath:t+"/findings/"+r,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:"\
start"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.end===void 0){let o={instancePath:t+"/findings/"+r,schemaPath:"#/properties/fin\
dings/items/required",keyword:"required",params:{missingProperty:"end"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.fingerprint===void 0){
let o={instancePath:t+"/findings/"+r,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty:"fingerprint"}};if(e===null)e=
[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.url===void 0){let o={instancePath:t+"/findings/"+r,schemaPath:"#/properties/findings/items/required",keyword:"\
required",params:{missingProperty:"url"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.rule!==void 0){let o=d.rule;if(typeof o=="stri\
ng"){if(!q.test(o)){let p={instancePath:t+"/findings/"+r+"/rule",schemaPath:"#/properties/findings/items/properties/rule/pattern",keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,60}$"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}else{let p={instancePath:t+"/findings/"+r+"/r\
ule",schemaPath:"#/properties/findings/items/properties/rule/type",keyword:"type",params:{type:"string"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=
e,!1;s++}}if(d.severity!==void 0){let o=d.severity;if(typeof o!="string"){let p={instancePath:t+"/findings/"+r+"/severity",schemaPath:"#/properties/findings/ite\
ms/properties/severity/type",keyword:"type",params:{type:"string"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}if(!(o==="error"||o==="wa\
rning"||o==="info")){let p={instancePath:t+"/findings/"+r+"/severity",schemaPath:"#/properties/findings/items/properties/severity/enum",keyword:"enum",params:{allowedValues:P.
properties.findings.items.properties.severity.enum}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}if(d.message!==void 0&&typeof d.message!=
"string"){let o={instancePath:t+"/findings/"+r+"/message",schemaPath:"#/properties/findings/items/properties/message/type",keyword:"type",params:{type:"string"}};
if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.path!==void 0&&typeof d.path!="string"){let o={instancePath:t+"/findings/"+r+"/path",schemaPath:"\
#/properties/findings/items/properties/path/type",keyword:"type",params:{type:"string"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.
pointer!==void 0&&typeof d.pointer!="string"){let o={instancePath:t+"/findings/"+r+"/pointer",schemaPath:"#/properties/findings/items/properties/pointer/type",keyword:"\
type",params:{type:"string"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.start!==void 0){let o=d.start;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.line===void 0){let p={instancePath:t+"/findings/"+r+"/start",schemaPath:"#/properties/findings/items/properties/start/required",keyword:"requir\
ed",params:{missingProperty:"line"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}if(o.column===void 0){let p={instancePath:t+"/findings/"+
r+"/start",schemaPath:"#/properties/findings/items/properties/start/required",keyword:"required",params:{missingProperty:"column"}};if(e===null)e=[p];else if(e.
push(p)===1e4)return i.errors=e,!1;s++}if(o.line!==void 0){let p=o.line;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let n={instancePath:t+"/findin\
gs/"+r+"/start/line",schemaPath:"#/properties/findings/items/properties/start/properties/line/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[n];else if(e.
push(n)===1e4)return i.errors=e,!1;s++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let n={instancePath:t+"/findings/"+r+"/start/line",schemaPath:"\
#/properties/findings/items/properties/start/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};if(e===null)e=[n];else if(e.push(
n)===1e4)return i.errors=e,!1;s++}if(p<1||isNaN(p)){let n={instancePath:t+"/findings/"+r+"/start/line",schemaPath:"#/properties/findings/items/properties/start/\
properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}}}if(o.column!==
void 0){let p=o.column;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let n={instancePath:t+"/findings/"+r+"/start/column",schemaPath:"#/properties/f\
indings/items/properties/start/properties/column/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}
if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let n={instancePath:t+"/findings/"+r+"/start/column",schemaPath:"#/properties/findings/items/prop\
erties/start/properties/column/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,
!1;s++}if(p<1||isNaN(p)){let n={instancePath:t+"/findings/"+r+"/start/column",schemaPath:"#/properties/findings/items/properties/start/properties/column/minimum",
keyword:"minimum",params:{comparison:">=",limit:1}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}}}}else{let p={instancePath:t+"/findings/"+
r+"/start",schemaPath:"#/properties/findings/items/properties/start/type",keyword:"type",params:{type:"object"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.
errors=e,!1;s++}}if(d.end!==void 0){let o=d.end;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.line===void 0){let p={instancePath:t+"/findings/"+r+"/end",schemaPath:"\
#/properties/findings/items/properties/end/required",keyword:"required",params:{missingProperty:"line"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=
e,!1;s++}if(o.column===void 0){let p={instancePath:t+"/findings/"+r+"/end",schemaPath:"#/properties/findings/items/properties/end/required",keyword:"required",params:{
missingProperty:"column"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}if(o.line!==void 0){let p=o.line;if(!(typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p))){let n={instancePath:t+"/findings/"+r+"/end/line",schemaPath:"#/properties/findings/items/properties/end/properties/line/type",keyword:"\
type",params:{type:"integer"}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){
let n={instancePath:t+"/findings/"+r+"/end/line",schemaPath:"#/properties/findings/items/properties/end/properties/line/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}if(p<1||isNaN(p)){let n={instancePath:t+"/findings/"+r+"/end/line",schemaPath:"\
#/properties/findings/items/properties/end/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(e===null)e=[n];else if(e.push(n)===1e4)
return i.errors=e,!1;s++}}}if(o.column!==void 0){let p=o.column;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let n={instancePath:t+"/findings/"+r+"\
/end/column",schemaPath:"#/properties/findings/items/properties/end/properties/column/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[n];else if(e.
push(n)===1e4)return i.errors=e,!1;s++}if(typeof p=="number"&&isFinite(p)){if(p>2147483647||isNaN(p)){let n={instancePath:t+"/findings/"+r+"/end/column",schemaPath:"\
#/properties/findings/items/properties/end/properties/column/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};if(e===null)e=[n];else if(e.push(
n)===1e4)return i.errors=e,!1;s++}if(p<1||isNaN(p)){let n={instancePath:t+"/findings/"+r+"/end/column",schemaPath:"#/properties/findings/items/properties/end/pr\
operties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}}}}else{let p={instancePath:t+
"/findings/"+r+"/end",schemaPath:"#/properties/findings/items/properties/end/type",keyword:"type",params:{type:"object"}};if(e===null)e=[p];else if(e.push(p)===
1e4)return i.errors=e,!1;s++}}if(d.related!==void 0){let o=d.related;if(Array.isArray(o)){let p=o.length;for(let n=0;n<p;n++){let l=o[n];if(l&&typeof l=="object"&&
!Array.isArray(l)){if(l.message===void 0){let m={instancePath:t+"/findings/"+r+"/related/"+n,schemaPath:"#/properties/findings/items/properties/related/items/re\
quired",keyword:"required",params:{missingProperty:"message"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}if(l.path===void 0){let m={instancePath:t+
"/findings/"+r+"/related/"+n,schemaPath:"#/properties/findings/items/properties/related/items/required",keyword:"required",params:{missingProperty:"path"}};if(e===
null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}if(l.start===void 0){let m={instancePath:t+"/findings/"+r+"/related/"+n,schemaPath:"#/properties/fin\
dings/items/properties/related/items/required",keyword:"required",params:{missingProperty:"start"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,
!1;s++}if(l.end===void 0){let m={instancePath:t+"/findings/"+r+"/related/"+n,schemaPath:"#/properties/findings/items/properties/related/items/required",keyword:"\
required",params:{missingProperty:"end"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}if(l.message!==void 0&&typeof l.message!="string"){
let m={instancePath:t+"/findings/"+r+"/related/"+n+"/message",schemaPath:"#/properties/findings/items/properties/related/items/properties/message/type",keyword:"\
type",params:{type:"string"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}if(l.path!==void 0&&typeof l.path!="string"){let m={instancePath:t+
"/findings/"+r+"/related/"+n+"/path",schemaPath:"#/properties/findings/items/properties/related/items/properties/path/type",keyword:"type",params:{type:"string"}};
if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}if(l.start!==void 0){let m=l.start;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.line===void 0){
let u={instancePath:t+"/findings/"+r+"/related/"+n+"/start",schemaPath:"#/properties/findings/items/properties/related/items/properties/start/required",keyword:"\
required",params:{missingProperty:"line"}};if(e===null)e=[u];else if(e.push(u)===1e4)return i.errors=e,!1;s++}if(m.column===void 0){let u={instancePath:t+"/find\
ings/"+r+"/related/"+n+"/start",schemaPath:"#/properties/findings/items/properties/related/items/properties/start/required",keyword:"required",params:{missingProperty:"\
column"}};if(e===null)e=[u];else if(e.push(u)===1e4)return i.errors=e,!1;s++}if(m.line!==void 0){let u=m.line;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u))){let f={instancePath:t+"/findings/"+r+"/related/"+n+"/start/line",schemaPath:"#/properties/findings/items/properties/related/items/properties/start/properti\
es/line/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[f];else if(e.push(f)===1e4)return i.errors=e,!1;s++}if(typeof u=="number"&&isFinite(u)){if(u>
2147483647||isNaN(u)){let f={instancePath:t+"/findings/"+r+"/related/"+n+"/start/line",schemaPath:"#/properties/findings/items/properties/related/items/properti\
es/start/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};if(e===null)e=[f];else if(e.push(f)===1e4)return i.errors=e,!1;s++}
if(u<1||isNaN(u)){let f={instancePath:t+"/findings/"+r+"/related/"+n+"/start/line",schemaPath:"#/properties/findings/items/properties/related/items/properties/s\
tart/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(e===null)e=[f];else if(e.push(f)===1e4)return i.errors=e,!1;s++}}}if(m.column!==
void 0){let u=m.column;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:t+"/findings/"+r+"/related/"+n+"/start/column",schemaPath:"\
#/properties/findings/items/properties/related/items/properties/start/properties/column/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[f];else if(e.
push(f)===1e4)return i.errors=e,!1;s++}if(typeof u=="number"&&isFinite(u)){if(u>2147483647||isNaN(u)){let f={instancePath:t+"/findings/"+r+"/related/"+n+"/start\
/column",schemaPath:"#/properties/findings/items/properties/related/items/properties/start/properties/column/maximum",keyword:"maximum",params:{comparison:"<=",
limit:2147483647}};if(e===null)e=[f];else if(e.push(f)===1e4)return i.errors=e,!1;s++}if(u<1||isNaN(u)){let f={instancePath:t+"/findings/"+r+"/related/"+n+"/sta\
rt/column",schemaPath:"#/properties/findings/items/properties/related/items/properties/start/properties/column/minimum",keyword:"minimum",params:{comparison:">=",
limit:1}};if(e===null)e=[f];else if(e.push(f)===1e4)return i.errors=e,!1;s++}}}}else{let u={instancePath:t+"/findings/"+r+"/related/"+n+"/start",schemaPath:"#/p\
roperties/findings/items/properties/related/items/properties/start/type",keyword:"type",params:{type:"object"}};if(e===null)e=[u];else if(e.push(u)===1e4)return i.
errors=e,!1;s++}}if(l.end!==void 0){let m=l.end;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.line===void 0){let u={instancePath:t+"/findings/"+r+"/related/"+
n+"/end",schemaPath:"#/properties/findings/items/properties/related/items/properties/end/required",keyword:"required",params:{missingProperty:"line"}};if(e===null)
e=[u];else if(e.push(u)===1e4)return i.errors=e,!1;s++}if(m.column===void 0){let u={instancePath:t+"/findings/"+r+"/related/"+n+"/end",schemaPath:"#/properties/\
findings/items/properties/related/items/properties/end/required",keyword:"required",params:{missingProperty:"column"}};if(e===null)e=[u];else if(e.push(u)===1e4)
return i.errors=e,!1;s++}if(m.line!==void 0){let u=m.line;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:t+"/findings/"+r+"/relat\
ed/"+n+"/end/line",schemaPath:"#/properties/findings/items/properties/related/items/properties/end/properties/line/type",keyword:"type",params:{type:"integer"}};
if(e===null)e=[f];else if(e.push(f)===1e4)return i.errors=e,!1;s++}if(typeof u=="number"&&isFinite(u)){if(u>2147483647||isNaN(u)){let f={instancePath:t+"/findin\
gs/"+r+"/related/"+n+"/end/line",schemaPath:"#/properties/findings/items/properties/related/items/properties/end/properties/line/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647}};if(e===null)e=[f];else if(e.push(f)===1e4)return i.errors=e,!1;s++}if(u<1||isNaN(u)){let f={instancePath:t+"/findings/"+r+"/r\
elated/"+n+"/end/line",schemaPath:"#/properties/findings/items/properties/related/items/properties/end/properties/line/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}};if(e===null)e=[f];else if(e.push(f)===1e4)return i.errors=e,!1;s++}}}if(m.column!==void 0){let u=m.column;if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u))){let f={instancePath:t+"/findings/"+r+"/related/"+n+"/end/column",schemaPath:"#/properties/findings/items/properties/related/items/properties/e\
nd/properties/column/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[f];else if(e.push(f)===1e4)return i.errors=e,!1;s++}if(typeof u=="number"&&isFinite(
u)){if(u>2147483647||isNaN(u)){let f={instancePath:t+"/findings/"+r+"/related/"+n+"/end/column",schemaPath:"#/properties/findings/items/properties/related/items\
/properties/end/properties/column/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};if(e===null)e=[f];else if(e.push(f)===1e4)return i.errors=
e,!1;s++}if(u<1||isNaN(u)){let f={instancePath:t+"/findings/"+r+"/related/"+n+"/end/column",schemaPath:"#/properties/findings/items/properties/related/items/pro\
perties/end/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(e===null)e=[f];else if(e.push(f)===1e4)return i.errors=e,!1;s++}}}}else{
let u={instancePath:t+"/findings/"+r+"/related/"+n+"/end",schemaPath:"#/properties/findings/items/properties/related/items/properties/end/type",keyword:"type",params:{
type:"object"}};if(e===null)e=[u];else if(e.push(u)===1e4)return i.errors=e,!1;s++}}}else{let m={instancePath:t+"/findings/"+r+"/related/"+n,schemaPath:"#/prope\
rties/findings/items/properties/related/items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}}}else{
let p={instancePath:t+"/findings/"+r+"/related",schemaPath:"#/properties/findings/items/properties/related/type",keyword:"type",params:{type:"array"}};if(e===null)
e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}if(d.repair!==void 0){let o=d.repair;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.safe===void 0){let p={
instancePath:t+"/findings/"+r+"/repair",schemaPath:"#/properties/findings/items/properties/repair/required",keyword:"required",params:{missingProperty:"safe"}};
if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}if(o.title===void 0){let p={instancePath:t+"/findings/"+r+"/repair",schemaPath:"#/properties/\
findings/items/properties/repair/required",keyword:"required",params:{missingProperty:"title"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}
if(o.edits===void 0){let p={instancePath:t+"/findings/"+r+"/repair",schemaPath:"#/properties/findings/items/properties/repair/required",keyword:"required",params:{
missingProperty:"edits"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}if(o.safe!==void 0&&typeof o.safe!="boolean"){let p={instancePath:t+
"/findings/"+r+"/repair/safe",schemaPath:"#/properties/findings/items/properties/repair/properties/safe/type",keyword:"type",params:{type:"boolean"}};if(e===null)
e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}if(o.title!==void 0&&typeof o.title!="string"){let p={instancePath:t+"/findings/"+r+"/repair/title",schemaPath:"\
#/properties/findings/items/properties/repair/properties/title/type",keyword:"type",params:{type:"string"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=
e,!1;s++}if(o.edits!==void 0){let p=o.edits;if(Array.isArray(p)){let n=p.length;for(let l=0;l<n;l++){let m=p[l];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.
path===void 0){let u={instancePath:t+"/findings/"+r+"/repair/edits/"+l,schemaPath:"#/properties/findings/items/properties/repair/properties/edits/items/required",
keyword:"required",params:{missingProperty:"path"}};if(e===null)e=[u];else if(e.push(u)===1e4)return i.errors=e,!1;s++}if(m.start===void 0){let u={instancePath:t+
"/findings/"+r+"/repair/edits/"+l,schemaPath:"#/properties/findings/items/properties/repair/properties/edits/items/required",keyword:"required",params:{missingProperty:"\
start"}};if(e===null)e=[u];else if(e.push(u)===1e4)return i.errors=e,!1;s++}if(m.end===void 0){let u={instancePath:t+"/findings/"+r+"/repair/edits/"+l,schemaPath:"\
#/properties/findings/items/properties/repair/properties/edits/items/required",keyword:"required",params:{missingProperty:"end"}};if(e===null)e=[u];else if(e.push(
u)===1e4)return i.errors=e,!1;s++}if(m.text===void 0){let u={instancePath:t+"/findings/"+r+"/repair/edits/"+l,schemaPath:"#/properties/findings/items/properties\
/repair/properties/edits/items/required",keyword:"required",params:{missingProperty:"text"}};if(e===null)e=[u];else if(e.push(u)===1e4)return i.errors=e,!1;s++}
if(m.path!==void 0&&typeof m.path!="string"){let u={instancePath:t+"/findings/"+r+"/repair/edits/"+l+"/path",schemaPath:"#/properties/findings/items/properties/\
repair/properties/edits/items/properties/path/type",keyword:"type",params:{type:"string"}};if(e===null)e=[u];else if(e.push(u)===1e4)return i.errors=e,!1;s++}if(m.
start!==void 0){let u=m.start;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.line===void 0){let f={instancePath:t+"/findings/"+r+"/repair/edits/"+l+"/start",
schemaPath:"#/properties/findings/items/properties/repair/properties/edits/items/properties/start/required",keyword:"required",params:{missingProperty:"line"}};
if(e===null)e=[f];else if(e.push(f)===1e4)return i.errors=e,!1;s++}if(u.column===void 0){let f={instancePath:t+"/findings/"+r+"/repair/edits/"+l+"/start",schemaPath:"\
#/properties/findings/items/properties/repair/properties/edits/items/properties/start/required",keyword:"required",params:{missingProperty:"column"}};if(e===null)
e=[f];else if(e.push(f)===1e4)return i.errors=e,!1;s++}if(u.line!==void 0){let f=u.line;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let c={instancePath:t+
"/findings/"+r+"/repair/edits/"+l+"/start/line",schemaPath:"#/properties/findings/items/properties/repair/properties/edits/items/properties/start/properties/lin\
e/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[c];else if(e.push(c)===1e4)return i.errors=e,!1;s++}if(typeof f=="number"&&isFinite(f)){if(f>2147483647||
isNaN(f)){let c={instancePath:t+"/findings/"+r+"/repair/edits/"+l+"/start/line",schemaPath:"#/properties/findings/items/properties/repair/properties/edits/items\
/properties/start/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};if(e===null)e=[c];else if(e.push(c)===1e4)return i.errors=
e,!1;s++}if(f<1||isNaN(f)){let c={instancePath:t+"/findings/"+r+"/repair/edits/"+l+"/start/line",schemaPath:"#/properties/findings/items/properties/repair/prope\
rties/edits/items/properties/start/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(e===null)e=[c];else if(e.push(c)===1e4)return i.
errors=e,!1;s++}}}if(u.column!==void 0){let f=u.column;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let c={instancePath:t+"/findings/"+r+"/repair/e\
dits/"+l+"/start/column",schemaPath:"#/properties/findings/items/properties/repair/properties/edits/items/properties/start/properties/column/type",keyword:"type",
params:{type:"integer"}};if(e===null)e=[c];else if(e.push(c)===1e4)return i.errors=e,!1;s++}if(typeof f=="number"&&isFinite(f)){if(f>2147483647||isNaN(f)){let c={
instancePath:t+"/findings/"+r+"/repair/edits/"+l+"/start/column",schemaPath:"#/properties/findings/items/properties/repair/properties/edits/items/properties/sta\
rt/properties/column/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};if(e===null)e=[c];else if(e.push(c)===1e4)return i.errors=e,!1;s++}if(f<
1||isNaN(f)){let c={instancePath:t+"/findings/"+r+"/repair/edits/"+l+"/start/column",schemaPath:"#/properties/findings/items/properties/repair/properties/edits/\
items/properties/start/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(e===null)e=[c];else if(e.push(c)===1e4)return i.errors=
e,!1;s++}}}}else{let f={instancePath:t+"/findings/"+r+"/repair/edits/"+l+"/start",schemaPath:"#/properties/findings/items/properties/repair/properties/edits/ite\
ms/properties/start/type",keyword:"type",params:{type:"object"}};if(e===null)e=[f];else if(e.push(f)===1e4)return i.errors=e,!1;s++}}if(m.end!==void 0){let u=m.
end;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.line===void 0){let f={instancePath:t+"/findings/"+r+"/repair/edits/"+l+"/end",schemaPath:"#/properties/fin\
dings/items/properties/repair/properties/edits/items/properties/end/required",keyword:"required",params:{missingProperty:"line"}};if(e===null)e=[f];else if(e.push(
f)===1e4)return i.errors=e,!1;s++}if(u.column===void 0){let f={instancePath:t+"/findings/"+r+"/repair/edits/"+l+"/end",schemaPath:"#/properties/findings/items/p\
roperties/repair/properties/edits/items/properties/end/required",keyword:"required",params:{missingProperty:"column"}};if(e===null)e=[f];else if(e.push(f)===1e4)
return i.errors=e,!1;s++}if(u.line!==void 0){let f=u.line;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let c={instancePath:t+"/findings/"+r+"/repai\
r/edits/"+l+"/end/line",schemaPath:"#/properties/findings/items/properties/repair/properties/edits/items/properties/end/properties/line/type",keyword:"type",params:{
type:"integer"}};if(e===null)e=[c];else if(e.push(c)===1e4)return i.errors=e,!1;s++}if(typeof f=="number"&&isFinite(f)){if(f>2147483647||isNaN(f)){let c={instancePath:t+
"/findings/"+r+"/repair/edits/"+l+"/end/line",schemaPath:"#/properties/findings/items/properties/repair/properties/edits/items/properties/end/properties/line/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};if(e===null)e=[c];else if(e.push(c)===1e4)return i.errors=e,!1;s++}if(f<1||isNaN(f)){let c={
instancePath:t+"/findings/"+r+"/repair/edits/"+l+"/end/line",schemaPath:"#/properties/findings/items/properties/repair/properties/edits/items/properties/end/pro\
perties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(e===null)e=[c];else if(e.push(c)===1e4)return i.errors=e,!1;s++}}}if(u.column!==void 0){
let f=u.column;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){let c={instancePath:t+"/findings/"+r+"/repair/edits/"+l+"/end/column",schemaPath:"#/pro\
perties/findings/items/properties/repair/properties/edits/items/properties/end/properties/column/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[c];else if(e.
push(c)===1e4)return i.errors=e,!1;s++}if(typeof f=="number"&&isFinite(f)){if(f>2147483647||isNaN(f)){let c={instancePath:t+"/findings/"+r+"/repair/edits/"+l+"/\
end/column",schemaPath:"#/properties/findings/items/properties/repair/properties/edits/items/properties/end/properties/column/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647}};if(e===null)e=[c];else if(e.push(c)===1e4)return i.errors=e,!1;s++}if(f<1||isNaN(f)){let c={instancePath:t+"/findings/"+r+"/r\
epair/edits/"+l+"/end/column",schemaPath:"#/properties/findings/items/properties/repair/properties/edits/items/properties/end/properties/column/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};if(e===null)e=[c];else if(e.push(c)===1e4)return i.errors=e,!1;s++}}}}else{let f={instancePath:t+"/findings/"+r+"/rep\
air/edits/"+l+"/end",schemaPath:"#/properties/findings/items/properties/repair/properties/edits/items/properties/end/type",keyword:"type",params:{type:"object"}};
if(e===null)e=[f];else if(e.push(f)===1e4)return i.errors=e,!1;s++}}if(m.text!==void 0&&typeof m.text!="string"){let u={instancePath:t+"/findings/"+r+"/repair/e\
dits/"+l+"/text",schemaPath:"#/properties/findings/items/properties/repair/properties/edits/items/properties/text/type",keyword:"type",params:{type:"string"}};if(e===
null)e=[u];else if(e.push(u)===1e4)return i.errors=e,!1;s++}}else{let u={instancePath:t+"/findings/"+r+"/repair/edits/"+l,schemaPath:"#/properties/findings/item\
s/properties/repair/properties/edits/items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[u];else if(e.push(u)===1e4)return i.errors=e,!1;s++}}}else{
let n={instancePath:t+"/findings/"+r+"/repair/edits",schemaPath:"#/properties/findings/items/properties/repair/properties/edits/type",keyword:"type",params:{type:"\
array"}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}}}else{let p={instancePath:t+"/findings/"+r+"/repair",schemaPath:"#/properties/findi\
ngs/items/properties/repair/type",keyword:"type",params:{type:"object"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}if(d.fingerprint!==
void 0){let o=d.fingerprint;if(typeof o=="string"){if(!b.test(o)){let p={instancePath:t+"/findings/"+r+"/fingerprint",schemaPath:"#/properties/findings/items/pr\
operties/fingerprint/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}(?:-[1-9][0-9]{0,8})?$"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=
e,!1;s++}}else{let p={instancePath:t+"/findings/"+r+"/fingerprint",schemaPath:"#/properties/findings/items/properties/fingerprint/type",keyword:"type",params:{type:"\
string"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}if(d.url!==void 0&&typeof d.url!="string"){let o={instancePath:t+"/findings/"+r+"/\
url",schemaPath:"#/properties/findings/items/properties/url/type",keyword:"type",params:{type:"string"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=
e,!1;s++}}else{let o={instancePath:t+"/findings/"+r,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[o];else if(e.
push(o)===1e4)return i.errors=e,!1;s++}}}else{let a={instancePath:t+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"}};if(e===
null)e=[a];else if(e.push(a)===1e4)return i.errors=e,!1;s++}}if(g.recovery!==void 0){let y=g.recovery;if(Array.isArray(y)){let a=y.length;for(let r=0;r<a;r++){let d=y[r];
if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.root===void 0){let o={instancePath:t+"/recovery/"+r,schemaPath:"#/properties/recovery/items/required",keyword:"\
required",params:{missingProperty:"root"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.path===void 0){let o={instancePath:t+"/recove\
ry/"+r,schemaPath:"#/properties/recovery/items/required",keyword:"required",params:{missingProperty:"path"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.
errors=e,!1;s++}if(d.account===void 0){let o={instancePath:t+"/recovery/"+r,schemaPath:"#/properties/recovery/items/required",keyword:"required",params:{missingProperty:"\
account"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.decide===void 0){let o={instancePath:t+"/recovery/"+r,schemaPath:"#/propertie\
s/recovery/items/required",keyword:"required",params:{missingProperty:"decide"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.root!==
void 0&&typeof d.root!="string"){let o={instancePath:t+"/recovery/"+r+"/root",schemaPath:"#/properties/recovery/items/properties/root/type",keyword:"type",params:{
type:"string"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.path!==void 0&&typeof d.path!="string"){let o={instancePath:t+"/recovery\
/"+r+"/path",schemaPath:"#/properties/recovery/items/properties/path/type",keyword:"type",params:{type:"string"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.
errors=e,!1;s++}if(d.account!==void 0){let o=d.account;if(Array.isArray(o)){let p=o.length;for(let n=0;n<p;n++){let l=o[n];if(l&&typeof l=="object"&&!Array.isArray(
l)){if(l.field===void 0){let m={instancePath:t+"/recovery/"+r+"/account/"+n,schemaPath:"#/properties/recovery/items/properties/account/items/required",keyword:"\
required",params:{missingProperty:"field"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}if(l.value===void 0){let m={instancePath:t+"/reco\
very/"+r+"/account/"+n,schemaPath:"#/properties/recovery/items/properties/account/items/required",keyword:"required",params:{missingProperty:"value"}};if(e===null)
e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}if(l.source===void 0){let m={instancePath:t+"/recovery/"+r+"/account/"+n,schemaPath:"#/properties/recover\
y/items/properties/account/items/required",keyword:"required",params:{missingProperty:"source"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;
s++}if(l.sure===void 0){let m={instancePath:t+"/recovery/"+r+"/account/"+n,schemaPath:"#/properties/recovery/items/properties/account/items/required",keyword:"r\
equired",params:{missingProperty:"sure"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}if(l.field!==void 0&&typeof l.field!="string"){let m={
instancePath:t+"/recovery/"+r+"/account/"+n+"/field",schemaPath:"#/properties/recovery/items/properties/account/items/properties/field/type",keyword:"type",params:{
type:"string"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}if(l.source!==void 0&&typeof l.source!="string"){let m={instancePath:t+"/reco\
very/"+r+"/account/"+n+"/source",schemaPath:"#/properties/recovery/items/properties/account/items/properties/source/type",keyword:"type",params:{type:"string"}};
if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}if(l.sure!==void 0&&typeof l.sure!="boolean"){let m={instancePath:t+"/recovery/"+r+"/account/"+
n+"/sure",schemaPath:"#/properties/recovery/items/properties/account/items/properties/sure/type",keyword:"type",params:{type:"boolean"}};if(e===null)e=[m];else if(e.
push(m)===1e4)return i.errors=e,!1;s++}if(l.otherwise!==void 0){let m=l.otherwise;if(Array.isArray(m)){let u=m.length;for(let f=0;f<u;f++){let c=m[f];if(c&&typeof c==
"object"&&!Array.isArray(c)){if(c.value===void 0){let h={instancePath:t+"/recovery/"+r+"/account/"+n+"/otherwise/"+f,schemaPath:"#/properties/recovery/items/pro\
perties/account/items/properties/otherwise/items/required",keyword:"required",params:{missingProperty:"value"}};if(e===null)e=[h];else if(e.push(h)===1e4)return i.
errors=e,!1;s++}if(c.source===void 0){let h={instancePath:t+"/recovery/"+r+"/account/"+n+"/otherwise/"+f,schemaPath:"#/properties/recovery/items/properties/acco\
unt/items/properties/otherwise/items/required",keyword:"required",params:{missingProperty:"source"}};if(e===null)e=[h];else if(e.push(h)===1e4)return i.errors=e,
!1;s++}if(c.source!==void 0&&typeof c.source!="string"){let h={instancePath:t+"/recovery/"+r+"/account/"+n+"/otherwise/"+f+"/source",schemaPath:"#/properties/re\
covery/items/properties/account/items/properties/otherwise/items/properties/source/type",keyword:"type",params:{type:"string"}};if(e===null)e=[h];else if(e.push(
h)===1e4)return i.errors=e,!1;s++}}else{let h={instancePath:t+"/recovery/"+r+"/account/"+n+"/otherwise/"+f,schemaPath:"#/properties/recovery/items/properties/ac\
count/items/properties/otherwise/items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[h];else if(e.push(h)===1e4)return i.errors=e,!1;s++}}}else{let u={
instancePath:t+"/recovery/"+r+"/account/"+n+"/otherwise",schemaPath:"#/properties/recovery/items/properties/account/items/properties/otherwise/type",keyword:"ty\
pe",params:{type:"array"}};if(e===null)e=[u];else if(e.push(u)===1e4)return i.errors=e,!1;s++}}}else{let m={instancePath:t+"/recovery/"+r+"/account/"+n,schemaPath:"\
#/properties/recovery/items/properties/account/items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;
s++}}}else{let p={instancePath:t+"/recovery/"+r+"/account",schemaPath:"#/properties/recovery/items/properties/account/type",keyword:"type",params:{type:"array"}};
if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}if(d.decide!==void 0){let o=d.decide;if(Array.isArray(o)){let p=o.length;for(let n=0;n<p;n++)
if(typeof o[n]!="string"){let l={instancePath:t+"/recovery/"+r+"/decide/"+n,schemaPath:"#/properties/recovery/items/properties/decide/items/type",keyword:"type",
params:{type:"string"}};if(e===null)e=[l];else if(e.push(l)===1e4)return i.errors=e,!1;s++}}else{let p={instancePath:t+"/recovery/"+r+"/decide",schemaPath:"#/pr\
operties/recovery/items/properties/decide/type",keyword:"type",params:{type:"array"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}if(d.lost!==
void 0){let o=d.lost;if(Array.isArray(o)){let p=o.length;for(let n=0;n<p;n++)if(typeof o[n]!="string"){let l={instancePath:t+"/recovery/"+r+"/lost/"+n,schemaPath:"\
#/properties/recovery/items/properties/lost/items/type",keyword:"type",params:{type:"string"}};if(e===null)e=[l];else if(e.push(l)===1e4)return i.errors=e,!1;s++}}else{
let p={instancePath:t+"/recovery/"+r+"/lost",schemaPath:"#/properties/recovery/items/properties/lost/type",keyword:"type",params:{type:"array"}};if(e===null)e=[
p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}if(d.left!==void 0){let o=d.left;if(Array.isArray(o)){let p=o.length;for(let n=0;n<p;n++)if(typeof o[n]!="s\
tring"){let l={instancePath:t+"/recovery/"+r+"/left/"+n,schemaPath:"#/properties/recovery/items/properties/left/items/type",keyword:"type",params:{type:"string"}};
if(e===null)e=[l];else if(e.push(l)===1e4)return i.errors=e,!1;s++}}else{let p={instancePath:t+"/recovery/"+r+"/left",schemaPath:"#/properties/recovery/items/pr\
operties/left/type",keyword:"type",params:{type:"array"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}if(d.reason!==void 0&&typeof d.reason!=
"string"){let o={instancePath:t+"/recovery/"+r+"/reason",schemaPath:"#/properties/recovery/items/properties/reason/type",keyword:"type",params:{type:"string"}};
if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.overview!==void 0){let o=d.overview;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.completed===
void 0){let p={instancePath:t+"/recovery/"+r+"/overview",schemaPath:"#/properties/recovery/items/properties/overview/required",keyword:"required",params:{missingProperty:"\
completed"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}if(o.cluster!==void 0){let p=o.cluster;if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.value===void 0){let n={instancePath:t+"/recovery/"+r+"/overview/cluster",schemaPath:"#/properties/recovery/items/properties/overview/properties/cluster\
/required",keyword:"required",params:{missingProperty:"value"}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}if(p.sure===void 0){let n={instancePath:t+
"/recovery/"+r+"/overview/cluster",schemaPath:"#/properties/recovery/items/properties/overview/properties/cluster/required",keyword:"required",params:{missingProperty:"\
sure"}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}if(p.source===void 0){let n={instancePath:t+"/recovery/"+r+"/overview/cluster",schemaPath:"\
#/properties/recovery/items/properties/overview/properties/cluster/required",keyword:"required",params:{missingProperty:"source"}};if(e===null)e=[n];else if(e.push(
n)===1e4)return i.errors=e,!1;s++}if(p.value!==void 0&&typeof p.value!="string"){let n={instancePath:t+"/recovery/"+r+"/overview/cluster/value",schemaPath:"#/pr\
operties/recovery/items/properties/overview/properties/cluster/properties/value/type",keyword:"type",params:{type:"string"}};if(e===null)e=[n];else if(e.push(n)===
1e4)return i.errors=e,!1;s++}if(p.sure!==void 0&&typeof p.sure!="boolean"){let n={instancePath:t+"/recovery/"+r+"/overview/cluster/sure",schemaPath:"#/propertie\
s/recovery/items/properties/overview/properties/cluster/properties/sure/type",keyword:"type",params:{type:"boolean"}};if(e===null)e=[n];else if(e.push(n)===1e4)
return i.errors=e,!1;s++}if(p.source!==void 0&&typeof p.source!="string"){let n={instancePath:t+"/recovery/"+r+"/overview/cluster/source",schemaPath:"#/properti\
es/recovery/items/properties/overview/properties/cluster/properties/source/type",keyword:"type",params:{type:"string"}};if(e===null)e=[n];else if(e.push(n)===1e4)
return i.errors=e,!1;s++}}else{let n={instancePath:t+"/recovery/"+r+"/overview/cluster",schemaPath:"#/properties/recovery/items/properties/overview/properties/c\
luster/type",keyword:"type",params:{type:"object"}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}}if(o.completed!==void 0){let p=o.completed;
if(Array.isArray(p)){let n=p.length;for(let l=0;l<n;l++)if(typeof p[l]!="string"){let m={instancePath:t+"/recovery/"+r+"/overview/completed/"+l,schemaPath:"#/pr\
operties/recovery/items/properties/overview/properties/completed/items/type",keyword:"type",params:{type:"string"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.
errors=e,!1;s++}}else{let n={instancePath:t+"/recovery/"+r+"/overview/completed",schemaPath:"#/properties/recovery/items/properties/overview/properties/complete\
d/type",keyword:"type",params:{type:"array"}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}}if(o.current!==void 0){let p=o.current;if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.block===void 0){let n={instancePath:t+"/recovery/"+r+"/overview/current",schemaPath:"#/properties/recovery/items/properties/ov\
erview/properties/current/required",keyword:"required",params:{missingProperty:"block"}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}if(p.
sure===void 0){let n={instancePath:t+"/recovery/"+r+"/overview/current",schemaPath:"#/properties/recovery/items/properties/overview/properties/current/required",
keyword:"required",params:{missingProperty:"sure"}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}if(p.block!==void 0&&typeof p.block!="str\
ing"){let n={instancePath:t+"/recovery/"+r+"/overview/current/block",schemaPath:"#/properties/recovery/items/properties/overview/properties/current/properties/b\
lock/type",keyword:"type",params:{type:"string"}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}if(p.sure!==void 0&&typeof p.sure!="boolean"){
let n={instancePath:t+"/recovery/"+r+"/overview/current/sure",schemaPath:"#/properties/recovery/items/properties/overview/properties/current/properties/sure/typ\
e",keyword:"type",params:{type:"boolean"}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}}else{let n={instancePath:t+"/recovery/"+r+"/overv\
iew/current",schemaPath:"#/properties/recovery/items/properties/overview/properties/current/type",keyword:"type",params:{type:"object"}};if(e===null)e=[n];else if(e.
push(n)===1e4)return i.errors=e,!1;s++}}if(o.percent!==void 0){let p=o.percent;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.value===void 0){let n={instancePath:t+
"/recovery/"+r+"/overview/percent",schemaPath:"#/properties/recovery/items/properties/overview/properties/percent/required",keyword:"required",params:{missingProperty:"\
value"}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}if(p.sure===void 0){let n={instancePath:t+"/recovery/"+r+"/overview/percent",schemaPath:"\
#/properties/recovery/items/properties/overview/properties/percent/required",keyword:"required",params:{missingProperty:"sure"}};if(e===null)e=[n];else if(e.push(
n)===1e4)return i.errors=e,!1;s++}if(p.value!==void 0){let n=p.value;if(typeof n=="number"&&isFinite(n)){if(n>100||isNaN(n)){let l={instancePath:t+"/recovery/"+
r+"/overview/percent/value",schemaPath:"#/properties/recovery/items/properties/overview/properties/percent/properties/value/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:100}};if(e===null)e=[l];else if(e.push(l)===1e4)return i.errors=e,!1;s++}if(n<0||isNaN(n)){let l={instancePath:t+"/recovery/"+r+"/overview/percent/val\
ue",schemaPath:"#/properties/recovery/items/properties/overview/properties/percent/properties/value/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};
if(e===null)e=[l];else if(e.push(l)===1e4)return i.errors=e,!1;s++}}else{let l={instancePath:t+"/recovery/"+r+"/overview/percent/value",schemaPath:"#/properties\
/recovery/items/properties/overview/properties/percent/properties/value/type",keyword:"type",params:{type:"number"}};if(e===null)e=[l];else if(e.push(l)===1e4)return i.
errors=e,!1;s++}}if(p.sure!==void 0&&typeof p.sure!="boolean"){let n={instancePath:t+"/recovery/"+r+"/overview/percent/sure",schemaPath:"#/properties/recovery/i\
tems/properties/overview/properties/percent/properties/sure/type",keyword:"type",params:{type:"boolean"}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=
e,!1;s++}}else{let n={instancePath:t+"/recovery/"+r+"/overview/percent",schemaPath:"#/properties/recovery/items/properties/overview/properties/percent/type",keyword:"\
type",params:{type:"object"}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}}if(o.commits!==void 0){let p=o.commits;if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p))){let n={instancePath:t+"/recovery/"+r+"/overview/commits",schemaPath:"#/properties/recovery/items/properties/overview/properties\
/commits/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}if(typeof p=="number"&&isFinite(p)){if(p>
2147483647||isNaN(p)){let n={instancePath:t+"/recovery/"+r+"/overview/commits",schemaPath:"#/properties/recovery/items/properties/overview/properties/commits/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}if(p<0||isNaN(p)){let n={
instancePath:t+"/recovery/"+r+"/overview/commits",schemaPath:"#/properties/recovery/items/properties/overview/properties/commits/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};if(e===null)e=[n];else if(e.push(n)===1e4)return i.errors=e,!1;s++}}}}else{let p={instancePath:t+"/recovery/"+r+"/overview",schemaPath:"\
#/properties/recovery/items/properties/overview/type",keyword:"type",params:{type:"object"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}
if(d.commands!==void 0){let o=d.commands;if(Array.isArray(o)){let p=o.length;for(let n=0;n<p;n++){let l=o[n];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.command===
void 0){let m={instancePath:t+"/recovery/"+r+"/commands/"+n,schemaPath:"#/properties/recovery/items/properties/commands/items/required",keyword:"required",params:{
missingProperty:"command"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}if(l.does===void 0){let m={instancePath:t+"/recovery/"+r+"/comman\
ds/"+n,schemaPath:"#/properties/recovery/items/properties/commands/items/required",keyword:"required",params:{missingProperty:"does"}};if(e===null)e=[m];else if(e.
push(m)===1e4)return i.errors=e,!1;s++}if(l.command!==void 0&&typeof l.command!="string"){let m={instancePath:t+"/recovery/"+r+"/commands/"+n+"/command",schemaPath:"\
#/properties/recovery/items/properties/commands/items/properties/command/type",keyword:"type",params:{type:"string"}};if(e===null)e=[m];else if(e.push(m)===1e4)
return i.errors=e,!1;s++}if(l.does!==void 0&&typeof l.does!="string"){let m={instancePath:t+"/recovery/"+r+"/commands/"+n+"/does",schemaPath:"#/properties/recov\
ery/items/properties/commands/items/properties/does/type",keyword:"type",params:{type:"string"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;
s++}}else{let m={instancePath:t+"/recovery/"+r+"/commands/"+n,schemaPath:"#/properties/recovery/items/properties/commands/items/type",keyword:"type",params:{type:"\
object"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}}}else{let p={instancePath:t+"/recovery/"+r+"/commands",schemaPath:"#/properties/re\
covery/items/properties/commands/type",keyword:"type",params:{type:"array"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}if(d.advice!==void 0){
let o=d.advice;if(Array.isArray(o)){let p=o.length;for(let n=0;n<p;n++){let l=o[n];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.title===void 0){let m={instancePath:t+
"/recovery/"+r+"/advice/"+n,schemaPath:"#/properties/recovery/items/properties/advice/items/required",keyword:"required",params:{missingProperty:"title"}};if(e===
null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}if(l.places===void 0){let m={instancePath:t+"/recovery/"+r+"/advice/"+n,schemaPath:"#/properties/rec\
overy/items/properties/advice/items/required",keyword:"required",params:{missingProperty:"places"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,
!1;s++}if(l.meaning===void 0){let m={instancePath:t+"/recovery/"+r+"/advice/"+n,schemaPath:"#/properties/recovery/items/properties/advice/items/required",keyword:"\
required",params:{missingProperty:"meaning"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}if(l.todo===void 0){let m={instancePath:t+"/rec\
overy/"+r+"/advice/"+n,schemaPath:"#/properties/recovery/items/properties/advice/items/required",keyword:"required",params:{missingProperty:"todo"}};if(e===null)
e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}if(l.title!==void 0&&typeof l.title!="string"){let m={instancePath:t+"/recovery/"+r+"/advice/"+n+"/title",
schemaPath:"#/properties/recovery/items/properties/advice/items/properties/title/type",keyword:"type",params:{type:"string"}};if(e===null)e=[m];else if(e.push(m)===
1e4)return i.errors=e,!1;s++}if(l.places!==void 0){let m=l.places;if(Array.isArray(m)){let u=m.length;for(let f=0;f<u;f++){let c=m[f];if(c&&typeof c=="object"&&
!Array.isArray(c)){if(c.path===void 0){let h={instancePath:t+"/recovery/"+r+"/advice/"+n+"/places/"+f,schemaPath:"#/properties/recovery/items/properties/advice/\
items/properties/places/items/required",keyword:"required",params:{missingProperty:"path"}};if(e===null)e=[h];else if(e.push(h)===1e4)return i.errors=e,!1;s++}if(c.
path!==void 0&&typeof c.path!="string"){let h={instancePath:t+"/recovery/"+r+"/advice/"+n+"/places/"+f+"/path",schemaPath:"#/properties/recovery/items/propertie\
s/advice/items/properties/places/items/properties/path/type",keyword:"type",params:{type:"string"}};if(e===null)e=[h];else if(e.push(h)===1e4)return i.errors=e,
!1;s++}if(c.line!==void 0){let h=c.line;if(!(typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h))){let v={instancePath:t+"/recovery/"+r+"/advice/"+n+"/places/"+f+
"/line",schemaPath:"#/properties/recovery/items/properties/advice/items/properties/places/items/properties/line/type",keyword:"type",params:{type:"integer"}};if(e===
null)e=[v];else if(e.push(v)===1e4)return i.errors=e,!1;s++}if(typeof h=="number"&&isFinite(h)){if(h>2147483647||isNaN(h)){let v={instancePath:t+"/recovery/"+r+
"/advice/"+n+"/places/"+f+"/line",schemaPath:"#/properties/recovery/items/properties/advice/items/properties/places/items/properties/line/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:2147483647}};if(e===null)e=[v];else if(e.push(v)===1e4)return i.errors=e,!1;s++}if(h<1||isNaN(h)){let v={instancePath:t+"/rec\
overy/"+r+"/advice/"+n+"/places/"+f+"/line",schemaPath:"#/properties/recovery/items/properties/advice/items/properties/places/items/properties/line/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1}};if(e===null)e=[v];else if(e.push(v)===1e4)return i.errors=e,!1;s++}}}}else{let h={instancePath:t+"/recovery/"+r+"/adv\
ice/"+n+"/places/"+f,schemaPath:"#/properties/recovery/items/properties/advice/items/properties/places/items/type",keyword:"type",params:{type:"object"}};if(e===
null)e=[h];else if(e.push(h)===1e4)return i.errors=e,!1;s++}}}else{let u={instancePath:t+"/recovery/"+r+"/advice/"+n+"/places",schemaPath:"#/properties/recovery\
/items/properties/advice/items/properties/places/type",keyword:"type",params:{type:"array"}};if(e===null)e=[u];else if(e.push(u)===1e4)return i.errors=e,!1;s++}}
if(l.meaning!==void 0&&typeof l.meaning!="string"){let m={instancePath:t+"/recovery/"+r+"/advice/"+n+"/meaning",schemaPath:"#/properties/recovery/items/properti\
es/advice/items/properties/meaning/type",keyword:"type",params:{type:"string"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}if(l.todo!==void 0){
let m=l.todo;if(Array.isArray(m)){let u=m.length;for(let f=0;f<u;f++)if(typeof m[f]!="string"){let c={instancePath:t+"/recovery/"+r+"/advice/"+n+"/todo/"+f,schemaPath:"\
#/properties/recovery/items/properties/advice/items/properties/todo/items/type",keyword:"type",params:{type:"string"}};if(e===null)e=[c];else if(e.push(c)===1e4)
return i.errors=e,!1;s++}}else{let u={instancePath:t+"/recovery/"+r+"/advice/"+n+"/todo",schemaPath:"#/properties/recovery/items/properties/advice/items/propert\
ies/todo/type",keyword:"type",params:{type:"array"}};if(e===null)e=[u];else if(e.push(u)===1e4)return i.errors=e,!1;s++}}if(l.command!==void 0&&typeof l.command!=
"string"){let m={instancePath:t+"/recovery/"+r+"/advice/"+n+"/command",schemaPath:"#/properties/recovery/items/properties/advice/items/properties/command/type",
keyword:"type",params:{type:"string"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.errors=e,!1;s++}}else{let m={instancePath:t+"/recovery/"+r+"/advice/"+
n,schemaPath:"#/properties/recovery/items/properties/advice/items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[m];else if(e.push(m)===1e4)return i.
errors=e,!1;s++}}}else{let p={instancePath:t+"/recovery/"+r+"/advice",schemaPath:"#/properties/recovery/items/properties/advice/type",keyword:"type",params:{type:"\
array"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}if(d.text!==void 0&&typeof d.text!="string"){let o={instancePath:t+"/recovery/"+r+"\
/text",schemaPath:"#/properties/recovery/items/properties/text/type",keyword:"type",params:{type:"string"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=
e,!1;s++}}else{let o={instancePath:t+"/recovery/"+r,schemaPath:"#/properties/recovery/items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[o];else if(e.
push(o)===1e4)return i.errors=e,!1;s++}}}else{let a={instancePath:t+"/recovery",schemaPath:"#/properties/recovery/type",keyword:"type",params:{type:"array"}};if(e===
null)e=[a];else if(e.push(a)===1e4)return i.errors=e,!1;s++}}if(g.skipped!==void 0){let y=g.skipped;if(Array.isArray(y)){let a=y.length;for(let r=0;r<a;r++){let d=y[r];
if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.rule===void 0){let o={instancePath:t+"/skipped/"+r,schemaPath:"#/properties/skipped/items/required",keyword:"r\
equired",params:{missingProperty:"rule"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.root===void 0){let o={instancePath:t+"/skipped\
/"+r,schemaPath:"#/properties/skipped/items/required",keyword:"required",params:{missingProperty:"root"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=
e,!1;s++}if(d.reason===void 0){let o={instancePath:t+"/skipped/"+r,schemaPath:"#/properties/skipped/items/required",keyword:"required",params:{missingProperty:"\
reason"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.rule!==void 0){let o=d.rule;if(typeof o=="string"){if(!q.test(o)){let p={instancePath:t+
"/skipped/"+r+"/rule",schemaPath:"#/properties/skipped/items/properties/rule/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,\
60}$"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}else{let p={instancePath:t+"/skipped/"+r+"/rule",schemaPath:"#/properties/skipped/it\
ems/properties/rule/type",keyword:"type",params:{type:"string"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}if(d.root!==void 0&&typeof d.
root!="string"){let o={instancePath:t+"/skipped/"+r+"/root",schemaPath:"#/properties/skipped/items/properties/root/type",keyword:"type",params:{type:"string"}};
if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}if(d.reason!==void 0&&typeof d.reason!="string"){let o={instancePath:t+"/skipped/"+r+"/reason",
schemaPath:"#/properties/skipped/items/properties/reason/type",keyword:"type",params:{type:"string"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=
e,!1;s++}if(d.unasked!==void 0){let o=d.unasked;if(typeof o!="boolean"){let p={instancePath:t+"/skipped/"+r+"/unasked",schemaPath:"#/properties/skipped/items/pr\
operties/unasked/type",keyword:"type",params:{type:"boolean"}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}if(o!==!0){let p={instancePath:t+
"/skipped/"+r+"/unasked",schemaPath:"#/properties/skipped/items/properties/unasked/enum",keyword:"enum",params:{allowedValues:P.properties.skipped.items.properties.
unasked.enum}};if(e===null)e=[p];else if(e.push(p)===1e4)return i.errors=e,!1;s++}}}else{let o={instancePath:t+"/skipped/"+r,schemaPath:"#/properties/skipped/it\
ems/type",keyword:"type",params:{type:"object"}};if(e===null)e=[o];else if(e.push(o)===1e4)return i.errors=e,!1;s++}}}else{let a={instancePath:t+"/skipped",schemaPath:"\
#/properties/skipped/type",keyword:"type",params:{type:"array"}};if(e===null)e=[a];else if(e.push(a)===1e4)return i.errors=e,!1;s++}}if(g.summary!==void 0){let y=g.
summary;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.errors===void 0){let a={instancePath:t+"/summary",schemaPath:"#/properties/summary/required",keyword:"\
required",params:{missingProperty:"errors"}};if(e===null)e=[a];else if(e.push(a)===1e4)return i.errors=e,!1;s++}if(y.warnings===void 0){let a={instancePath:t+"/\
summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty:"warnings"}};if(e===null)e=[a];else if(e.push(a)===1e4)return i.errors=
e,!1;s++}if(y.infos===void 0){let a={instancePath:t+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty:"infos"}};if(e===
null)e=[a];else if(e.push(a)===1e4)return i.errors=e,!1;s++}if(y.files===void 0){let a={instancePath:t+"/summary",schemaPath:"#/properties/summary/required",keyword:"\
required",params:{missingProperty:"files"}};if(e===null)e=[a];else if(e.push(a)===1e4)return i.errors=e,!1;s++}if(y.suppressed===void 0){let a={instancePath:t+"\
/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty:"suppressed"}};if(e===null)e=[a];else if(e.push(a)===1e4)return i.
errors=e,!1;s++}if(y.baselined===void 0){let a={instancePath:t+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty:"\
baselined"}};if(e===null)e=[a];else if(e.push(a)===1e4)return i.errors=e,!1;s++}if(y.errors!==void 0){let a=y.errors;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a))){let r={instancePath:t+"/summary/errors",schemaPath:"#/properties/summary/properties/errors/type",keyword:"type",params:{type:"integer"}};if(e===null)
e=[r];else if(e.push(r)===1e4)return i.errors=e,!1;s++}if(typeof a=="number"&&isFinite(a)){if(a>2147483647||isNaN(a)){let r={instancePath:t+"/summary/errors",schemaPath:"\
#/properties/summary/properties/errors/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};if(e===null)e=[r];else if(e.push(r)===1e4)return i.
errors=e,!1;s++}if(a<0||isNaN(a)){let r={instancePath:t+"/summary/errors",schemaPath:"#/properties/summary/properties/errors/minimum",keyword:"minimum",params:{
comparison:">=",limit:0}};if(e===null)e=[r];else if(e.push(r)===1e4)return i.errors=e,!1;s++}}}if(y.warnings!==void 0){let a=y.warnings;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a))){let r={instancePath:t+"/summary/warnings",schemaPath:"#/properties/summary/properties/warnings/type",keyword:"type",params:{type:"\
integer"}};if(e===null)e=[r];else if(e.push(r)===1e4)return i.errors=e,!1;s++}if(typeof a=="number"&&isFinite(a)){if(a>2147483647||isNaN(a)){let r={instancePath:t+
"/summary/warnings",schemaPath:"#/properties/summary/properties/warnings/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};if(e===null)e=[r];else if(e.
push(r)===1e4)return i.errors=e,!1;s++}if(a<0||isNaN(a)){let r={instancePath:t+"/summary/warnings",schemaPath:"#/properties/summary/properties/warnings/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[r];else if(e.push(r)===1e4)return i.errors=e,!1;s++}}}if(y.infos!==void 0){let a=y.infos;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let r={instancePath:t+"/summary/infos",schemaPath:"#/properties/summary/properties/infos/type",keyword:"type",params:{
type:"integer"}};if(e===null)e=[r];else if(e.push(r)===1e4)return i.errors=e,!1;s++}if(typeof a=="number"&&isFinite(a)){if(a>2147483647||isNaN(a)){let r={instancePath:t+
"/summary/infos",schemaPath:"#/properties/summary/properties/infos/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};if(e===null)e=[r];else if(e.
push(r)===1e4)return i.errors=e,!1;s++}if(a<0||isNaN(a)){let r={instancePath:t+"/summary/infos",schemaPath:"#/properties/summary/properties/infos/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};if(e===null)e=[r];else if(e.push(r)===1e4)return i.errors=e,!1;s++}}}if(y.files!==void 0){let a=y.files;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let r={instancePath:t+"/summary/files",schemaPath:"#/properties/summary/properties/files/type",keyword:"type",params:{
type:"integer"}};if(e===null)e=[r];else if(e.push(r)===1e4)return i.errors=e,!1;s++}if(typeof a=="number"&&isFinite(a)){if(a>2147483647||isNaN(a)){let r={instancePath:t+
"/summary/files",schemaPath:"#/properties/summary/properties/files/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};if(e===null)e=[r];else if(e.
push(r)===1e4)return i.errors=e,!1;s++}if(a<0||isNaN(a)){let r={instancePath:t+"/summary/files",schemaPath:"#/properties/summary/properties/files/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}};if(e===null)e=[r];else if(e.push(r)===1e4)return i.errors=e,!1;s++}}}if(y.suppressed!==void 0){let a=y.suppressed;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let r={instancePath:t+"/summary/suppressed",schemaPath:"#/properties/summary/properties/suppressed/type",keyword:"typ\
e",params:{type:"integer"}};if(e===null)e=[r];else if(e.push(r)===1e4)return i.errors=e,!1;s++}if(typeof a=="number"&&isFinite(a)){if(a>2147483647||isNaN(a)){let r={
instancePath:t+"/summary/suppressed",schemaPath:"#/properties/summary/properties/suppressed/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647}};
if(e===null)e=[r];else if(e.push(r)===1e4)return i.errors=e,!1;s++}if(a<0||isNaN(a)){let r={instancePath:t+"/summary/suppressed",schemaPath:"#/properties/summar\
y/properties/suppressed/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[r];else if(e.push(r)===1e4)return i.errors=e,!1;s++}}}if(y.baselined!==
void 0){let a=y.baselined;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let r={instancePath:t+"/summary/baselined",schemaPath:"#/properties/summary/\
properties/baselined/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[r];else if(e.push(r)===1e4)return i.errors=e,!1;s++}if(typeof a=="number"&&isFinite(
a)){if(a>2147483647||isNaN(a)){let r={instancePath:t+"/summary/baselined",schemaPath:"#/properties/summary/properties/baselined/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647}};if(e===null)e=[r];else if(e.push(r)===1e4)return i.errors=e,!1;s++}if(a<0||isNaN(a)){let r={instancePath:t+"/summary/baseline\
d",schemaPath:"#/properties/summary/properties/baselined/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[r];else if(e.push(r)===1e4)
return i.errors=e,!1;s++}}}}else{let a={instancePath:t+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type:"object"}};if(e===null)e=[a];else if(e.
push(a)===1e4)return i.errors=e,!1;s++}}if(g.shard!==void 0){let y=g.shard;if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.index===void 0){let a={instancePath:t+
"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty:"index"}};if(e===null)e=[a];else if(e.push(a)===1e4)return i.errors=
e,!1;s++}if(y.count===void 0){let a={instancePath:t+"/shard",schemaPath:"#/properties/shard/required",keyword:"required",params:{missingProperty:"count"}};if(e===
null)e=[a];else if(e.push(a)===1e4)return i.errors=e,!1;s++}if(y.index!==void 0){let a=y.index;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let r={
instancePath:t+"/shard/index",schemaPath:"#/properties/shard/properties/index/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[r];else if(e.push(r)===
1e4)return i.errors=e,!1;s++}if(typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a)){let r={instancePath:t+"/shard/index",schemaPath:"#/properties/shard/propert\
ies/index/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3}};if(e===null)e=[r];else if(e.push(r)===1e4)return i.errors=e,!1;s++}if(a<1||isNaN(a)){let r={
instancePath:t+"/shard/index",schemaPath:"#/properties/shard/properties/index/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(e===null)e=[r];else if(e.
push(r)===1e4)return i.errors=e,!1;s++}}}if(y.count!==void 0){let a=y.count;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let r={instancePath:t+"/sh\
ard/count",schemaPath:"#/properties/shard/properties/count/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[r];else if(e.push(r)===1e4)return i.errors=
e,!1;s++}if(typeof a=="number"&&isFinite(a)){if(a>1e3||isNaN(a)){let r={instancePath:t+"/shard/count",schemaPath:"#/properties/shard/properties/count/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}};if(e===null)e=[r];else if(e.push(r)===1e4)return i.errors=e,!1;s++}if(a<1||isNaN(a)){let r={instancePath:t+"/shard/\
count",schemaPath:"#/properties/shard/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(e===null)e=[r];else if(e.push(r)===1e4)return i.
errors=e,!1;s++}}}}else{let a={instancePath:t+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type:"object"}};if(e===null)e=[a];else if(e.push(
a)===1e4)return i.errors=e,!1;s++}}}else{let y={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(e===null)e=[y];else if(e.push(y)===
1e4)return i.errors=e,!1;s++}return i.errors=e,s===0}i.evaluated={props:{version:!0,roots:!0,findings:!0,recovery:!0,skipped:!0,summary:!0,shard:!0},dynamicProps:!1,
dynamicItems:!1};function onlyKnown(data,schema){let{properties,items}=schema;if(Array.isArray(data))return items?data.map(item=>onlyKnown(item,items)):data;if(!isDataMap(data)||
!properties)return data;let known=Object.entries(properties).filter(([key])=>Object.hasOwn(data,key));return Object.fromEntries(known.map(([key,field])=>[key,onlyKnown(
data[key],field)]))}var mostBytes=32*1024*1024,depth=defaultLimits.depth+16,longestMessage=4e3;async function readReport(bytes,name="the report"){if(bytes.length>mostBytes)throw new UsageError(
`${name} is larger than ${size(mostBytes)}`);let text=decoded(name,bytes),json=readJson(text,{...defaultLimits,depth}),{data}=json,plain=new TextDocument(name,text,
json);if(data===void 0||json.faults.length>0)throw errorOf({name},json.faults.map(({message,start,end})=>({at:plain.span(start,end),message})));let newer=newerVersion(
data);if(newer!==void 0){let message=`the report is of version ${newer}, and version 1 is what this linter reads; a newer one is needed`;throw errorOf({name},[{
at:plain.at(["version"]),message}])}let crowded=crowdedMap(data);if(crowded){let message=`a mapping of more than ${mostKeys} keys stands here, and no report has\
 one`;throw errorOf({name},[{at:plain.at(crowded),message}])}let{verdict:verdict2,data:sound}=specify(data,specification),violations=verdict2.violations.slice(0,
mostTold),document=new TextDocument(name,text,{...json,verdict:{...verdict2,violations}}),broken=await wrongBySchema(document);if(broken.length>0)throw errorOf(
{name},broken);let doubts=firstOf(doubtsAbout(sound));if(doubts.length>0)throw errorOf({name},doubts.map(({keyPath,message})=>({at:document.at(keyPath),message})));
return cleaned(onlyKnown(data,specification.schema))}var mostTold=100,mostKeys=1e3;function firstOf(items){let first=[];for(let item of items)if(first.push(item)===
mostTold)break;return first}function crowdedMap(data){let found;return walk(specification.schema,data,({keyPath,value,schema})=>{found||!schema?.properties||!isDataMap(
value)||Object.keys(value).length>mostKeys&&(found=[...keyPath])}),found}var specification={schema:report_schema_default,validate:F};function newerVersion(data){
let version=isDataMap(data)?data.version:void 0;return Number.isInteger(version)&&Number(version)>1?Number(version):void 0}function cleaned({version:_,roots,findings,
recovery,skipped,...others}){let known=new Set(allRules(formats).map(({id})=>id));return{version:1,roots,findings:findings.map(({fingerprint,url:_2,related,repair,
...finding})=>({...finding,message:told(finding.message),...related&&{related:related.map(one=>({...one,message:told(one.message)}))},...repair&&{repair:{...repair,
title:told(repair.title)}},fingerprint,url:known.has(finding.rule)?ruleUrl(finding.rule):ruleUrl("README")})),...recovery&&{recovery:recovery.map(one=>({...one,
account:one.account.map(rowOf)}))},skipped:skipped.map(one=>({...one,reason:told(one.reason)})),...others}}var told=message=>capped(message,longestMessage);function rowOf(row){
let{otherwise}=row;return{field:row.field,value:row.value,source:row.source,sure:row.sure,...otherwise&&{otherwise:otherwise.map(({value,source})=>({value,source}))}}}var mostInAll=4*mostBytes;function spotAt(path,name){let real=realPath(path);return isFolder(real)?{top:real,path:"",name}:{top:dirname(real),path:basename(real),
name}}async function readReports(spots){let files=[];for(let spot of spots)files.push(...await filesAt(spot));if(files.length>mostShards)throw new UsageError(`${files.
length} reports are more than ${mostShards}`);let reports=[],length=0;for(let file of files){let bytes=await bytesOf(file,mostBytes);if(length+=bytes.length,length>
mostInAll)throw new UsageError(`the reports are larger than ${size(mostInAll)} together`);reports.push({name:file.name,report:await readReport(bytes,file.name)})}
return reports}async function filesAt({top,path,name}){let tree=new WorkingTree(top);if(path!==""&&await tree.kind(path)!=="directory")return[{tree,path,name}];
let entries=(await tree.list(path)).filter(entry=>entry.name.endsWith(".json")&&entry.kind!=="directory");if(entries.length===0)throw new UsageError(`${name} ho\
lds no report: no file in it ends in .json`);let folder=name.replace(/[\\/]+$/,"");return entries.map(entry=>({tree,path:pathIn(path,entry.name),name:`${folder}\
/${entry.name}`}))}var most={file:Math.max(defaultLimits.jsonBytes,defaultLimits.markdownBytes),all:32*1024*1024};async function sourcesOf(findings,tree){let byPath=new Map;for(let finding of findings){
for(let{path}of[finding,...finding.related??[]])byPath.set(path,byPath.get(path)??[]);byPath.get(finding.path)?.push(finding)}let sources=new Map,left=most.all;
for(let[path,found]of byPath){let read=await tree.read(path,Math.min(most.file,left)),text=read.ok?decode(read.bytes):void 0;if(!read.ok||!text?.ok)continue;let lines=linesOf(
text.text);found.every(finding=>isStillThere(finding,text.text,lines))&&(sources.set(path,text.text),left-=read.bytes.length)}return sources}function isStillThere(finding,text,lines){
let{rule,path,pointer,start,end,fingerprint}=finding;return["",text.slice(offsetOf(start,text,lines),offsetOf(end,text,lines))].some(one=>fingerprint.startsWith(
fingerprintOf(rule,path,pointer,one)))}function offsetOf({line,column},text,lines){let start=lines[line-1]?.start;return start===void 0?text.length:start+column-
1}async function mergedRun({cwd:folder,paths,config}){let cwd=realPath(folder),top=topOf({cwd}),tree=new WorkingTree(top),configuration=await configurationFor(config,
{tree,top,cwd}),reports=await readReports(paths.map(path=>spotAt(resolve(cwd,path),path))),report=mergeReports(reports,configuration?.limits.findings),sources=await sourcesOf(
report.findings,tree);return{report,sources,top,unsearched:[],stateless:[],...configuration&&{configuration:verdictSettings(configuration)}}}async function mergeCommand(paths,flags,io){let started=performance.now();if(paths.includes(""))throw new UsageError("a path must not be empty");let merged=await mergedRun(
{cwd:io.cwd,paths,config:flags.config});return await writeReports(merged,flags,io,started),await verdict(merged,flags,io)}export{mergeCommand};
