import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{inertJson}from"./chunk-DEYUGHCI.js";import{checkRoot,inOrder,without}from"./chunk-SP7ABGYT.js";import{UsageError,called,chosenRules,errorOf,noFacts,
noSnapshot,severityAt,textOf,wrongBySchema}from"./chunk-34XNZ5UG.js";import"./chunk-CGGJ2SV2.js";import{severityRank,worstFirst}from"./chunk-WMW556DY.js";
import"./chunk-FMMJ6K35.js";import{defaultLimits}from"./chunk-CG7TYCK6.js";import"./chunk-FF2GFRT5.js";import"./chunk-NLWCWX35.js";import"./chunk-WOULCUZM.js";
import{TextDocument,specify}from"./chunk-7MVKXGH6.js";import{conflictMarkers,readJson}from"./chunk-L5HX7WC4.js";import{quote}from"./chunk-O3DR2KKW.js";
import"./chunk-CCRLEUH2.js";import{capped,visible}from"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";function match(findings,entries){let groups=new Map;for(let entry of entries)groupOf(entry,groups).entries[severityRank[entry.severity]].push(entry);for(let group of groups.
values())for(let some of group.entries)some.reverse();for(let finding of findings)groups.get(keyOf(finding))?.findings.push(finding);let hidden=new Map,risen=new Map;
for(let group of groups.values()){let sorted=[...group.findings].sort(worstFirst);for(let finding of sorted)take(group,finding,[2,1,0],at=>at<=severityRank[finding.
severity],hidden);for(let finding of sorted)hidden.has(finding)||take(group,finding,[0,1,2],()=>!0,risen)}let unmatched=new Set([...groups.values()].flatMap(group=>group.
entries.flat()));return{hidden,risen,unmatched:entries.filter(entry=>unmatched.has(entry))}}function take({entries},finding,ranks,willDo,into){let from=ranks.find(
at=>willDo(at)&&entries[at].length>0),entry=from===void 0?void 0:entries[from].pop();entry&&into.set(finding,entry)}function groupOf(entry,groups){let key=keyOf(
entry),group=groups.get(key)??{findings:[],entries:[[],[],[]]};return groups.set(key,group),group}function keyOf({fingerprint,rule,path,pointer}){return JSON.stringify(
[fingerprint.slice(0,32),rule,path,pointer??null])}var baseline_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/mai\
n/schemas/baseline.schema.json",title:"Baseline of agent-state-lint",type:"object",required:["version","entries"],properties:{$schema:{type:"string",description:"\
Where the schema of this file lies, for editors.","x-kind":"path"},version:{type:"integer",description:"The version of the form that the file has.",minimum:1,maximum:1},
entries:{type:"array",items:{type:"object",required:["rule","path","severity","date","message","fingerprint"],properties:{rule:{type:"string",description:"The r\
ule that spoke.",pattern:"^[a-z][a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,60}$","x-shape":"a rule id like grid/progress-percent","x-kind":"id"},path:{type:"string",description:"\
The file that it spoke of, relative to the repository.","x-kind":"path"},pointer:{type:"string",description:"JSON pointer of the place, where it is a value.","x\
-kind":"path"},severity:{description:"How loudly it spoke. A finding that is louder now is not hidden.",type:"string",enum:["error","warning","info"]},date:{type:"\
string",description:"The day on which the finding was first recorded, in UTC.",pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$","x-shape":"a day like 2026-05-12","x-kind":"\
id"},message:{type:"string",description:"What it said, for whoever reads the baseline.","x-kind":"text"},fingerprint:{type:"string",description:"What the findin\
g is known by: rule, file, key path and the text there, as a hash.",pattern:"^[0-9a-f]{32}(?:-[1-9][0-9]{0,8})?$","x-shape":"a fingerprint of 32 hex digits, and\
 a number where there are several","x-kind":"id"}},description:"A finding that is hidden."},description:"The findings that are hidden, in order."}},description:"\
Findings that were there when the linter came, and are hidden since."};var shown=200;function updated({name,entries:recorded,document},findings,{hidden,risen,unmatched},isStale,now){let today=dayOf(now),kept=unmatched.filter(entry=>!isStale(
entry)),found=findings.map(finding=>entryOf(finding,hidden.get(finding)??risen.get(finding),today)),entries=[...kept,...found].sort(inOrder2);if(entries.length>
1e4)throw new UsageError(`${name} would have ${entries.length} entries, and a baseline holds at most ${1e4}; leave out files or rules first`);return{text:document&&
isSame(entries,[...recorded].sort(inOrder2))?document.text:`${inertJson({$schema:baseline_schema_default.$id,version:1,entries})}
`,entries:entries.length,added:findings.length-hidden.size-risen.size,removed:unmatched.length-kept.length}}function entryOf(finding,before,today){let{rule,path,
pointer,severity,message,fingerprint}=finding;return before&&severityRank[before.severity]<=severityRank[severity]?{...before,fingerprint}:{rule,path,...pointer!==
void 0&&{pointer},severity,date:before?.date??today,message:capped(visible(message),shown),fingerprint}}function isSame(some,others){let words=all=>JSON.stringify(
all.map(one=>[one.rule,one.path,one.pointer,one.severity,one.date,one.message,one.fingerprint]));return words(some)===words(others)}var years={first:Date.UTC(1970,
0,1),last:Date.UTC(9999,11,31)};function dayOf(ms){return new Date(Math.min(Math.max(ms,years.first),years.last)).toISOString().slice(0,10)}function inOrder2(a,b){
return compare(a.path,b.path)||compare(a.pointer??"",b.pointer??"")||compare(a.rule,b.rule)||compare(a.fingerprint.slice(0,32),b.fingerprint.slice(0,32))||numberOf(
a)-numberOf(b)}var numberOf=({fingerprint})=>Number(fingerprint.slice(33)||1);function compare(a,b){return a<b?-1:a>b?1:0}async function hold(findings,{file:baseline,written,isUpdated},ids,isStale,now){let matching=match(findings,baseline.entries);if(isUpdated)return{shown:[],hidden:findings,
stale:[],updated:updated(baseline,findings,matching,isStale,now)};let{document,entries}=written??baseline,unmatched=matching.unmatched.filter(isStale),stale=new Set(
written?sameIn(written,unmatched):unmatched);return{shown:findings.filter(one=>!matching.hidden.has(one)).map(one=>withEntry(one,matching,written??baseline)),hidden:[
...matching.hidden.keys()],stale:document?entries.flatMap((entry,index)=>stale.has(entry)?[placed(entry,index,document,ids)]:[]):[]}}function sameIn({entries},some){
let wanted=new Set(some.map(({fingerprint})=>fingerprint));return entries.filter(({fingerprint})=>wanted.has(fingerprint))}function placed({rule,path,date},index,document,ids){
let{start,end}=document.at(["entries",index,"fingerprint"]);return{at:document.span(start,end),rule,path,date,isKnown:ids.has(rule)}}function withEntry(finding,{
risen},{path,document,entries}){let entry=risen.get(finding);if(!entry||!document)return finding;let index=entries.findIndex(one=>one===entry||one.fingerprint===
entry.fingerprint);if(index<0)return finding;let{start,end}=document.at(["entries",index,"severity"]),place={path,start:document.position(start),end:document.position(
end)},message=`the baseline hides it as ${quote(entry.severity)} only, since ${entry.date}`,{repair,fingerprint,url,related=[],...others}=finding;return{...others,
related:[...related,{message,...place}],...repair&&{repair},fingerprint,url}}async function applyBaseline(all,judged,rules,run,baseline){let{document,entries}=baseline.file,chosen=new Set(chosenRules(rules,run).map(({id})=>id)),isAsked=(rule,path)=>chosen.
has(rule)&&severityAt(run,rule,path)!=="off"&&!run.isIgnored?.(path);await judged.addGone(entries,{...baseline,tree:run.tree},isAsked);let found=without(inOrder(
[...all.findings,...all.suppressed]),all.suppressed),ids=new Set(rules.map(({id})=>id)),isStale=entry=>judged.has(entry)||!ids.has(entry.rule)&&judged.isOurs(entry,
baseline.formats),{shown:shown2,hidden,stale,updated:updated2}=await hold(found,baseline,ids,isStale,run.now),circumstances={change:void 0,facts:noFacts,now:run.
now,limits:run.limits,staleEntries:stale},own=rules.filter(({needs})=>needs==="baseline"),said=document&&stale.length>0?await checkRoot(noSnapshot,own,run,circumstances):
void 0;return{all:{...all,findings:[...shown2,...said?.findings??[]],baselined:hidden},...updated2&&{updated:updated2}}}var v=s,m={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/baseline\
.schema.json",type:"object",required:["version","entries"],properties:{$schema:{type:"string"},version:{type:"integer",minimum:1,maximum:1},entries:{type:"array",
items:{type:"object",required:["rule","path","severity","date","message","fingerprint"],properties:{rule:{type:"string",pattern:"^[a-z][a-z0-9-]{0,40}/[a-z][a-z\
0-9-]{0,60}$"},path:{type:"string"},pointer:{type:"string"},severity:{type:"string",enum:["error","warning","info"]},date:{type:"string",pattern:"^[0-9]{4}-[0-9\
]{2}-[0-9]{2}$"},message:{type:"string"},fingerprint:{type:"string",pattern:"^[0-9a-f]{32}(?:-[1-9][0-9]{0,8})?$"}}}}}},y=new RegExp("^[a-z][a-z0-9-]{0,40}/[a-z\
][a-z0-9-]{0,60}$","u"),d=new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$","u"),h=new RegExp("^[0-9a-f]{32}(?:-[1-9][0-9]{0,8})?$","u");function s(u,{instancePath:i="",
parentData:c,parentDataProperty:g,rootData:P=u,dynamicAnchors:w={}}={}){let e=null,t=0,l=s.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),u&&typeof u=="object"&&!Array.isArray(u)){if(u.version===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
version"}};if(e===null)e=[n];else if(e.push(n)===1e4)return s.errors=e,!1;t++}if(u.entries===void 0){let n={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"entries"}};if(e===null)e=[n];else if(e.push(n)===1e4)return s.errors=e,!1;t++}if(u.$schema!==void 0&&typeof u.$schema!="string"){
let n={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"}};if(e===null)e=[n];else if(e.push(n)===1e4)return s.
errors=e,!1;t++}if(u.version!==void 0){let n=u.version;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let f={instancePath:i+"/version",schemaPath:"#/\
properties/version/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[f];else if(e.push(f)===1e4)return s.errors=e,!1;t++}if(typeof n=="number"&&isFinite(
n)){if(n>1||isNaN(n)){let f={instancePath:i+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};if(e===null)
e=[f];else if(e.push(f)===1e4)return s.errors=e,!1;t++}if(n<1||isNaN(n)){let f={instancePath:i+"/version",schemaPath:"#/properties/version/minimum",keyword:"min\
imum",params:{comparison:">=",limit:1}};if(e===null)e=[f];else if(e.push(f)===1e4)return s.errors=e,!1;t++}}}if(u.entries!==void 0){let n=u.entries;if(Array.isArray(
n)){let f=n.length;for(let o=0;o<f;o++){let p=n[o];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.rule===void 0){let r={instancePath:i+"/entries/"+o,schemaPath:"\
#/properties/entries/items/required",keyword:"required",params:{missingProperty:"rule"}};if(e===null)e=[r];else if(e.push(r)===1e4)return s.errors=e,!1;t++}if(p.
path===void 0){let r={instancePath:i+"/entries/"+o,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"path"}};if(e===null)
e=[r];else if(e.push(r)===1e4)return s.errors=e,!1;t++}if(p.severity===void 0){let r={instancePath:i+"/entries/"+o,schemaPath:"#/properties/entries/items/requir\
ed",keyword:"required",params:{missingProperty:"severity"}};if(e===null)e=[r];else if(e.push(r)===1e4)return s.errors=e,!1;t++}if(p.date===void 0){let r={instancePath:i+
"/entries/"+o,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"date"}};if(e===null)e=[r];else if(e.push(r)===1e4)return s.
errors=e,!1;t++}if(p.message===void 0){let r={instancePath:i+"/entries/"+o,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty:"\
message"}};if(e===null)e=[r];else if(e.push(r)===1e4)return s.errors=e,!1;t++}if(p.fingerprint===void 0){let r={instancePath:i+"/entries/"+o,schemaPath:"#/prope\
rties/entries/items/required",keyword:"required",params:{missingProperty:"fingerprint"}};if(e===null)e=[r];else if(e.push(r)===1e4)return s.errors=e,!1;t++}if(p.
rule!==void 0){let r=p.rule;if(typeof r=="string"){if(!y.test(r)){let a={instancePath:i+"/entries/"+o+"/rule",schemaPath:"#/properties/entries/items/properties/\
rule/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,60}$"}};if(e===null)e=[a];else if(e.push(a)===1e4)return s.errors=e,!1;t++}}else{
let a={instancePath:i+"/entries/"+o+"/rule",schemaPath:"#/properties/entries/items/properties/rule/type",keyword:"type",params:{type:"string"}};if(e===null)e=[a];else if(e.
push(a)===1e4)return s.errors=e,!1;t++}}if(p.path!==void 0&&typeof p.path!="string"){let r={instancePath:i+"/entries/"+o+"/path",schemaPath:"#/properties/entrie\
s/items/properties/path/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return s.errors=e,!1;t++}if(p.pointer!==void 0&&typeof p.
pointer!="string"){let r={instancePath:i+"/entries/"+o+"/pointer",schemaPath:"#/properties/entries/items/properties/pointer/type",keyword:"type",params:{type:"s\
tring"}};if(e===null)e=[r];else if(e.push(r)===1e4)return s.errors=e,!1;t++}if(p.severity!==void 0){let r=p.severity;if(typeof r!="string"){let a={instancePath:i+
"/entries/"+o+"/severity",schemaPath:"#/properties/entries/items/properties/severity/type",keyword:"type",params:{type:"string"}};if(e===null)e=[a];else if(e.push(
a)===1e4)return s.errors=e,!1;t++}if(!(r==="error"||r==="warning"||r==="info")){let a={instancePath:i+"/entries/"+o+"/severity",schemaPath:"#/properties/entries\
/items/properties/severity/enum",keyword:"enum",params:{allowedValues:m.properties.entries.items.properties.severity.enum}};if(e===null)e=[a];else if(e.push(a)===
1e4)return s.errors=e,!1;t++}}if(p.date!==void 0){let r=p.date;if(typeof r=="string"){if(!d.test(r)){let a={instancePath:i+"/entries/"+o+"/date",schemaPath:"#/p\
roperties/entries/items/properties/date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}};if(e===null)e=[a];else if(e.push(a)===1e4)return s.
errors=e,!1;t++}}else{let a={instancePath:i+"/entries/"+o+"/date",schemaPath:"#/properties/entries/items/properties/date/type",keyword:"type",params:{type:"stri\
ng"}};if(e===null)e=[a];else if(e.push(a)===1e4)return s.errors=e,!1;t++}}if(p.message!==void 0&&typeof p.message!="string"){let r={instancePath:i+"/entries/"+o+
"/message",schemaPath:"#/properties/entries/items/properties/message/type",keyword:"type",params:{type:"string"}};if(e===null)e=[r];else if(e.push(r)===1e4)return s.
errors=e,!1;t++}if(p.fingerprint!==void 0){let r=p.fingerprint;if(typeof r=="string"){if(!h.test(r)){let a={instancePath:i+"/entries/"+o+"/fingerprint",schemaPath:"\
#/properties/entries/items/properties/fingerprint/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}(?:-[1-9][0-9]{0,8})?$"}};if(e===null)e=[a];else if(e.
push(a)===1e4)return s.errors=e,!1;t++}}else{let a={instancePath:i+"/entries/"+o+"/fingerprint",schemaPath:"#/properties/entries/items/properties/fingerprint/ty\
pe",keyword:"type",params:{type:"string"}};if(e===null)e=[a];else if(e.push(a)===1e4)return s.errors=e,!1;t++}}}else{let r={instancePath:i+"/entries/"+o,schemaPath:"\
#/properties/entries/items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[r];else if(e.push(r)===1e4)return s.errors=e,!1;t++}}}else{let f={instancePath:i+
"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type:"array"}};if(e===null)e=[f];else if(e.push(f)===1e4)return s.errors=e,!1;t++}}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(e===null)e=[n];else if(e.push(n)===1e4)return s.errors=e,!1;t++}return s.errors=
e,t===0}s.evaluated={props:{$schema:!0,version:!0,entries:!0},dynamicProps:!1,dynamicItems:!1};var mostBytes=16*1024*1024;async function readBaseline(file,path=file.path){let text=await textOf(file,mostBytes),plain=new TextDocument(path,text,{faults:[]}),
conflicts=conflictMarkers(text),json=readJson(text,defaultLimits),{root,data:values}=json,faults=conflicts.length>0?conflicts:json.faults;if(!root||values===void 0||
faults.length>0){let wrong2=faults.map(({message,start,end})=>({at:plain.span(start,end),message}));throw errorOf(file,wrong2)}let fault=faultOf(root,plain);if(fault)
throw errorOf(file,[fault]);let{verdict,data}=specify(values,{schema:baseline_schema_default,validate:v}),document=new TextDocument(path,text,{...json,verdict}),
wrong=await wrongBySchema(document);if(wrong.length>0)throw errorOf(file,wrong);return{path,name:called(file),document,entries:data.entries}}function faultOf(root,document){
if(root.kind!=="map"){let found=root.kind==="list"?"a list":"a single value";return{at:document.span(root.start,root.end),message:`the baseline is ${found}, exp\
ected a mapping`}}let field=key=>root.entries.find(entry=>entry.key.value===key)?.value,[stated,entries]=[field("version"),field("entries")];if(stated?.kind==="\
scalar"&&Number.isInteger(stated.value)&&Number(stated.value)>1){let message2=`the baseline is of version ${stated.source}, and version ${1} is what this linter\
 reads; a newer one is needed`;return{at:document.span(stated.start,stated.end),message:message2}}if(entries?.kind!=="list"||entries.items.length<=1e4)return;let message=`\
the baseline has ${entries.items.length} entries, expected at most ${1e4}`;return{at:document.span(entries.start,entries.start+1),message}}export{applyBaseline,readBaseline};
