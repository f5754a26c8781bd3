import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{parse}from"./chunk-IBKJRFZR.js";import{ConfigurationError,called,dotted,errorOf,noSuchRule,textOf,wrongBySchema}from"./chunk-34XNZ5UG.js";import{
packageBytes,packageFile}from"./chunk-SMPQXOG7.js";import"./chunk-CGGJ2SV2.js";import"./chunk-FMMJ6K35.js";import{defaultLimits}from"./chunk-CG7TYCK6.js";
import"./chunk-NLWCWX35.js";import"./chunk-4AD34QOQ.js";import{TextDocument,specify}from"./chunk-7MVKXGH6.js";import{claimedPath,parentOf}from"./chunk-OCYD6ZGS.js";
import"./chunk-L5HX7WC4.js";import{quote}from"./chunk-O3DR2KKW.js";import"./chunk-4KOTOZ36.js";import{dataOf}from"./chunk-CCRLEUH2.js";import"./chunk-ED7OECLU.js";
import"./chunk-PMWXOWGL.js";function globFault(glob){return glob===""||glob==="/"?"expected a path, in which *, ** and ? may stand for parts of it":glob.length>256?"expected at most 256 ch\
aracters":(glob.match(/\*+|\?+/g)??[]).length>16?"expected at most 16 times * or ?":glob.startsWith("!")?'a glob cannot take back what another one covers; expec\
ted no "!"':glob.includes("\\")?'expected "/" between folders':/[[{]/.test(glob)?'expected no "[" and no "{"; a ? stands for any character, and a list holds sev\
eral globs':glob.replace(/^\/|\/$/g,"").split("/").every(name=>name!==""&&name!=="."&&name!=="..")?void 0:'expected a path below the folder of the configuration\
, without "", "." and ".." in it'}function compileGlob(glob){let{names,foldersOnly}=parse2(glob),patterns=names.map(name=>name==="**"?anyFolders:[...name]);return(path,isFolder=!1)=>{
if(path==="")return!1;let parts=path.split("/"),reached=withAnyFolders([0],patterns);for(let[index,part]of parts.entries()){reached=withAnyFolders(step(reached,
patterns,[...part]),patterns);let isInFolder=isFolder||index<parts.length-1;if(reached.includes(patterns.length)&&(isInFolder||!foldersOnly))return!0}return!1}}
var anyFolders=[];function parse2(glob){let isFolder=glob.endsWith("/"),inner=glob.slice(0,isFolder?-1:void 0),names=(inner.includes("/")?inner.replace(/^\//,""):
`**/${inner}`).split("/").map(name=>name.replace(/^\*{2,}$/,"**")),distinct=names.filter((name,index)=>name!=="**"||names[index-1]!=="**");return distinct.at(-1)!==
"**"?{names:distinct,foldersOnly:isFolder}:isFolder||distinct.length===1?{names:[...distinct,"*"],foldersOnly:isFolder}:{names:distinct.slice(0,-1),foldersOnly:!0}}
function step(reached,patterns,name){return reached.flatMap(at=>{let pattern=patterns[at];return pattern===anyFolders?[at]:pattern&&fits(pattern,name)?[at+1]:[]})}
function withAnyFolders(reached,patterns){return[...new Set(reached.flatMap(at=>patterns[at]===anyFolders?[at,at+1]:[at]))]}function fits(pattern,name){let[at,star,
taken]=[0,-1,0];for(let index=0;index<name.length;)if(pattern[at]==="*")star=at,taken=index,at+=1;else if(pattern[at]==="?"||pattern[at]===name[index])at+=1,index+=
1;else{if(star<0)return!1;at=star+1,taken+=1,index=taken}return pattern.slice(at).every(sign=>sign==="*")}var config_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/\
schemas/config.schema.json",title:"Configuration of agent-state-lint",type:"object",properties:{$schema:{type:"string",description:"Where the schema of this fil\
e lies, for editors.","x-kind":"path"},rules:{type:"object",properties:{},description:"The severity of rules, by id.",additionalProperties:{type:"string",enum:[
"error","warning","info","off"],description:"How loudly the rule speaks, if at all."}},ignore:{type:"array",items:{type:"string",description:"A glob.","x-kind":"\
path"},description:"Globs of what is left out: folders are not searched, findings in files are not reported."},overrides:{type:"array",items:{type:"object",required:[
"paths","rules"],properties:{paths:{type:"array",items:{type:"string",description:"A glob.","x-kind":"path"},description:"Globs of the files."},rules:{type:"obj\
ect",properties:{},description:"The severity of rules there, by id.",additionalProperties:{type:"string",enum:["error","warning","info","off"],description:"How \
loudly the rule speaks, if at all."}}},description:"Other severities for some files."},description:"Other severities for some files. Where several entries speak\
 of a rule, the last one holds."},failOn:{type:"string",enum:["error","warning","info","never"],description:"The least severity that makes the exit status 1.",default:"\
error"},maxWarnings:{type:"integer",description:"The exit status is 1 when there are more warnings, whatever failOn says.",minimum:0,maximum:999999999},baseline:{
type:"string",description:"The file of the baseline, relative to the folder of the configuration; without it, agent-state-lint-baseline.json at the top of the r\
epository, where there is one.","x-kind":"path"},agentTrailers:{type:"object",properties:{grid:{type:"string",description:"The trailer by which commits to a .gr\
id/ name the agent that made them.",pattern:"^[A-Za-z][A-Za-z0-9-]{0,63}$",default:"Grid-Agent","x-shape":"the name of a trailer like Grid-Agent","x-kind":"id"},
hivemind:{type:"string",description:"The trailer by which commits to a .hivemind/ name the agent that made them.",pattern:"^[A-Za-z][A-Za-z0-9-]{0,63}$",default:"\
Hivemind-Agent","x-shape":"the name of a trailer like Hivemind-Agent","x-kind":"id"}},description:"By which trailers commits name their agents."},limits:{type:"\
object",properties:{heartbeatMinutes:{type:"integer",description:"How long an active agent may be silent.",minimum:1,maximum:10080,default:10},staleStoreMinutes:{
type:"integer",description:"How long the continuity store of Hivemind may stay as it is while its sessions run.",minimum:1,maximum:10080,default:30},clockSkewMinutes:{
type:"integer",description:"How far two clocks may be apart.",minimum:0,maximum:60,default:2},aliasExpansions:{type:"integer",description:"How often the aliases\
 of a YAML file may be expanded.",minimum:0,maximum:1e3,default:100},yamlKiB:{type:"integer",description:"The largest YAML that is read: front matter, or a file\
 that is nothing else.",minimum:1,maximum:512,default:128},markdownKiB:{type:"integer",description:"The largest Markdown file that is read.",minimum:1,maximum:16384,
default:1024},parsedMarkdownKiB:{type:"integer",description:"The largest Markdown body that is handed to a parser, where code has to be told from text.",minimum:1,
maximum:1024,default:256},jsonMiB:{type:"integer",description:"The largest JSON file of Hivemind that is read.",minimum:1,maximum:256,default:64},depth:{type:"i\
nteger",description:"How deep YAML and JSON may nest.",minimum:8,maximum:256,default:64},keys:{type:"integer",description:"How many keys and items a YAML file m\
ay hold.",minimum:100,maximum:2e5,default:2e4},findings:{type:"integer",description:"How many findings a report may hold. Where there are more, the errors stay.",
minimum:100,maximum:1e5,default:1e4}},description:"What is too long ago, too large or too many."}},description:"How agent-state-lint judges the state in a repos\
itory."};var P=t,d={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/config.s\
chema.json",type:"object",properties:{$schema:{type:"string"},rules:{type:"object",properties:{},additionalProperties:{type:"string",enum:["error","warning","in\
fo","off"]}},ignore:{type:"array",items:{type:"string"}},overrides:{type:"array",items:{type:"object",required:["paths","rules"],properties:{paths:{type:"array",
items:{type:"string"}},rules:{type:"object",properties:{},additionalProperties:{type:"string",enum:["error","warning","info","off"]}}}}},failOn:{type:"string",enum:[
"error","warning","info","never"]},maxWarnings:{type:"integer",minimum:0,maximum:999999999},baseline:{type:"string"},agentTrailers:{type:"object",properties:{grid:{
type:"string",pattern:"^[A-Za-z][A-Za-z0-9-]{0,63}$"},hivemind:{type:"string",pattern:"^[A-Za-z][A-Za-z0-9-]{0,63}$"}}},limits:{type:"object",properties:{heartbeatMinutes:{
type:"integer",minimum:1,maximum:10080},staleStoreMinutes:{type:"integer",minimum:1,maximum:10080},clockSkewMinutes:{type:"integer",minimum:0,maximum:60},aliasExpansions:{
type:"integer",minimum:0,maximum:1e3},yamlKiB:{type:"integer",minimum:1,maximum:512},markdownKiB:{type:"integer",minimum:1,maximum:16384},parsedMarkdownKiB:{type:"\
integer",minimum:1,maximum:1024},jsonMiB:{type:"integer",minimum:1,maximum:256},depth:{type:"integer",minimum:8,maximum:256},keys:{type:"integer",minimum:100,maximum:2e5},
findings:{type:"integer",minimum:100,maximum:1e5}}}}},h=new RegExp("^[A-Za-z][A-Za-z0-9-]{0,63}$","u");function t(p,{instancePath:n="",parentData:c,parentDataProperty:g,
rootData:k=p,dynamicAnchors:w={}}={}){let e=null,a=0,y=t.evaluated;if(y.dynamicProps&&(y.props=void 0),y.dynamicItems&&(y.items=void 0),p&&typeof p=="object"&&!Array.
isArray(p)){if(p.$schema!==void 0&&typeof p.$schema!="string"){let s={instancePath:n+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{
type:"string"}};if(e===null)e=[s];else if(e.push(s)===1e4)return t.errors=e,!1;a++}if(p.rules!==void 0){let s=p.rules;if(s&&typeof s=="object"&&!Array.isArray(s))
for(let r in s){let i=s[r];if(typeof i!="string"){let m={instancePath:n+"/rules/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/rules/additi\
onalProperties/type",keyword:"type",params:{type:"string"}};if(e===null)e=[m];else if(e.push(m)===1e4)return t.errors=e,!1;a++}if(!(i==="error"||i==="warning"||
i==="info"||i==="off")){let m={instancePath:n+"/rules/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/rules/additionalProperties/enum",keyword:"\
enum",params:{allowedValues:d.properties.rules.additionalProperties.enum}};if(e===null)e=[m];else if(e.push(m)===1e4)return t.errors=e,!1;a++}}else{let r={instancePath:n+
"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"object"}};if(e===null)e=[r];else if(e.push(r)===1e4)return t.errors=e,!1;a++}}if(p.ignore!==
void 0){let s=p.ignore;if(Array.isArray(s)){let r=s.length;for(let i=0;i<r;i++)if(typeof s[i]!="string"){let m={instancePath:n+"/ignore/"+i,schemaPath:"#/proper\
ties/ignore/items/type",keyword:"type",params:{type:"string"}};if(e===null)e=[m];else if(e.push(m)===1e4)return t.errors=e,!1;a++}}else{let r={instancePath:n+"/\
ignore",schemaPath:"#/properties/ignore/type",keyword:"type",params:{type:"array"}};if(e===null)e=[r];else if(e.push(r)===1e4)return t.errors=e,!1;a++}}if(p.overrides!==
void 0){let s=p.overrides;if(Array.isArray(s)){let r=s.length;for(let i=0;i<r;i++){let m=s[i];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.paths===void 0){
let o={instancePath:n+"/overrides/"+i,schemaPath:"#/properties/overrides/items/required",keyword:"required",params:{missingProperty:"paths"}};if(e===null)e=[o];else if(e.
push(o)===1e4)return t.errors=e,!1;a++}if(m.rules===void 0){let o={instancePath:n+"/overrides/"+i,schemaPath:"#/properties/overrides/items/required",keyword:"re\
quired",params:{missingProperty:"rules"}};if(e===null)e=[o];else if(e.push(o)===1e4)return t.errors=e,!1;a++}if(m.paths!==void 0){let o=m.paths;if(Array.isArray(
o)){let l=o.length;for(let u=0;u<l;u++)if(typeof o[u]!="string"){let f={instancePath:n+"/overrides/"+i+"/paths/"+u,schemaPath:"#/properties/overrides/items/prop\
erties/paths/items/type",keyword:"type",params:{type:"string"}};if(e===null)e=[f];else if(e.push(f)===1e4)return t.errors=e,!1;a++}}else{let l={instancePath:n+"\
/overrides/"+i+"/paths",schemaPath:"#/properties/overrides/items/properties/paths/type",keyword:"type",params:{type:"array"}};if(e===null)e=[l];else if(e.push(l)===
1e4)return t.errors=e,!1;a++}}if(m.rules!==void 0){let o=m.rules;if(o&&typeof o=="object"&&!Array.isArray(o))for(let l in o){let u=o[l];if(typeof u!="string"){let f={
instancePath:n+"/overrides/"+i+"/rules/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/overrides/items/properties/rules/additionalProperties\
/type",keyword:"type",params:{type:"string"}};if(e===null)e=[f];else if(e.push(f)===1e4)return t.errors=e,!1;a++}if(!(u==="error"||u==="warning"||u==="info"||u===
"off")){let f={instancePath:n+"/overrides/"+i+"/rules/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/overrides/items/properties/rules/addit\
ionalProperties/enum",keyword:"enum",params:{allowedValues:d.properties.overrides.items.properties.rules.additionalProperties.enum}};if(e===null)e=[f];else if(e.
push(f)===1e4)return t.errors=e,!1;a++}}else{let l={instancePath:n+"/overrides/"+i+"/rules",schemaPath:"#/properties/overrides/items/properties/rules/type",keyword:"\
type",params:{type:"object"}};if(e===null)e=[l];else if(e.push(l)===1e4)return t.errors=e,!1;a++}}}else{let o={instancePath:n+"/overrides/"+i,schemaPath:"#/prop\
erties/overrides/items/type",keyword:"type",params:{type:"object"}};if(e===null)e=[o];else if(e.push(o)===1e4)return t.errors=e,!1;a++}}}else{let r={instancePath:n+
"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type:"array"}};if(e===null)e=[r];else if(e.push(r)===1e4)return t.errors=e,!1;a++}}
if(p.failOn!==void 0){let s=p.failOn;if(typeof s!="string"){let r={instancePath:n+"/failOn",schemaPath:"#/properties/failOn/type",keyword:"type",params:{type:"s\
tring"}};if(e===null)e=[r];else if(e.push(r)===1e4)return t.errors=e,!1;a++}if(!(s==="error"||s==="warning"||s==="info"||s==="never")){let r={instancePath:n+"/f\
ailOn",schemaPath:"#/properties/failOn/enum",keyword:"enum",params:{allowedValues:d.properties.failOn.enum}};if(e===null)e=[r];else if(e.push(r)===1e4)return t.
errors=e,!1;a++}}if(p.maxWarnings!==void 0){let s=p.maxWarnings;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:n+"/maxWarnings",schemaPath:"\
#/properties/maxWarnings/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[r];else if(e.push(r)===1e4)return t.errors=e,!1;a++}if(typeof s=="number"&&
isFinite(s)){if(s>999999999||isNaN(s)){let r={instancePath:n+"/maxWarnings",schemaPath:"#/properties/maxWarnings/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999}};if(e===null)e=[r];else if(e.push(r)===1e4)return t.errors=e,!1;a++}if(s<0||isNaN(s)){let r={instancePath:n+"/maxWarnings",schemaPath:"#/pr\
operties/maxWarnings/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[r];else if(e.push(r)===1e4)return t.errors=e,!1;a++}}}if(p.baseline!==
void 0&&typeof p.baseline!="string"){let s={instancePath:n+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type:"string"}};if(e===null)
e=[s];else if(e.push(s)===1e4)return t.errors=e,!1;a++}if(p.agentTrailers!==void 0){let s=p.agentTrailers;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.grid!==
void 0){let r=s.grid;if(typeof r=="string"){if(!h.test(r)){let i={instancePath:n+"/agentTrailers/grid",schemaPath:"#/properties/agentTrailers/properties/grid/pa\
ttern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9-]{0,63}$"}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}}else{let i={instancePath:n+
"/agentTrailers/grid",schemaPath:"#/properties/agentTrailers/properties/grid/type",keyword:"type",params:{type:"string"}};if(e===null)e=[i];else if(e.push(i)===
1e4)return t.errors=e,!1;a++}}if(s.hivemind!==void 0){let r=s.hivemind;if(typeof r=="string"){if(!h.test(r)){let i={instancePath:n+"/agentTrailers/hivemind",schemaPath:"\
#/properties/agentTrailers/properties/hivemind/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z][A-Za-z0-9-]{0,63}$"}};if(e===null)e=[i];else if(e.push(i)===
1e4)return t.errors=e,!1;a++}}else{let i={instancePath:n+"/agentTrailers/hivemind",schemaPath:"#/properties/agentTrailers/properties/hivemind/type",keyword:"typ\
e",params:{type:"string"}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}}}else{let r={instancePath:n+"/agentTrailers",schemaPath:"#/proper\
ties/agentTrailers/type",keyword:"type",params:{type:"object"}};if(e===null)e=[r];else if(e.push(r)===1e4)return t.errors=e,!1;a++}}if(p.limits!==void 0){let s=p.
limits;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.heartbeatMinutes!==void 0){let r=s.heartbeatMinutes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let i={instancePath:n+"/limits/heartbeatMinutes",schemaPath:"#/properties/limits/properties/heartbeatMinutes/type",keyword:"type",params:{type:"integer"}};
if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(typeof r=="number"&&isFinite(r)){if(r>10080||isNaN(r)){let i={instancePath:n+"/limits/hear\
tbeatMinutes",schemaPath:"#/properties/limits/properties/heartbeatMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:10080}};if(e===null)e=[i];else if(e.
push(i)===1e4)return t.errors=e,!1;a++}if(r<1||isNaN(r)){let i={instancePath:n+"/limits/heartbeatMinutes",schemaPath:"#/properties/limits/properties/heartbeatMi\
nutes/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}}}if(s.staleStoreMinutes!==
void 0){let r=s.staleStoreMinutes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/limits/staleStoreMinutes",schemaPath:"#/prop\
erties/limits/properties/staleStoreMinutes/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(typeof r==
"number"&&isFinite(r)){if(r>10080||isNaN(r)){let i={instancePath:n+"/limits/staleStoreMinutes",schemaPath:"#/properties/limits/properties/staleStoreMinutes/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:10080}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(r<1||isNaN(r)){let i={instancePath:n+
"/limits/staleStoreMinutes",schemaPath:"#/properties/limits/properties/staleStoreMinutes/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(e===null)
e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}}}if(s.clockSkewMinutes!==void 0){let r=s.clockSkewMinutes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let i={instancePath:n+"/limits/clockSkewMinutes",schemaPath:"#/properties/limits/properties/clockSkewMinutes/type",keyword:"type",params:{type:"integer"}};
if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(typeof r=="number"&&isFinite(r)){if(r>60||isNaN(r)){let i={instancePath:n+"/limits/clockSk\
ewMinutes",schemaPath:"#/properties/limits/properties/clockSkewMinutes/maximum",keyword:"maximum",params:{comparison:"<=",limit:60}};if(e===null)e=[i];else if(e.
push(i)===1e4)return t.errors=e,!1;a++}if(r<0||isNaN(r)){let i={instancePath:n+"/limits/clockSkewMinutes",schemaPath:"#/properties/limits/properties/clockSkewMi\
nutes/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}}}if(s.aliasExpansions!==void 0){
let r=s.aliasExpansions;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/limits/aliasExpansions",schemaPath:"#/properties/limit\
s/properties/aliasExpansions/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(typeof r=="numb\
er"&&isFinite(r)){if(r>1e3||isNaN(r)){let i={instancePath:n+"/limits/aliasExpansions",schemaPath:"#/properties/limits/properties/aliasExpansions/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e3}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(r<0||isNaN(r)){let i={instancePath:n+"/limits\
/aliasExpansions",schemaPath:"#/properties/limits/properties/aliasExpansions/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};if(e===null)e=[i];else if(e.
push(i)===1e4)return t.errors=e,!1;a++}}}if(s.yamlKiB!==void 0){let r=s.yamlKiB;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+
"/limits/yamlKiB",schemaPath:"#/properties/limits/properties/yamlKiB/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.
errors=e,!1;a++}if(typeof r=="number"&&isFinite(r)){if(r>512||isNaN(r)){let i={instancePath:n+"/limits/yamlKiB",schemaPath:"#/properties/limits/properties/yamlK\
iB/maximum",keyword:"maximum",params:{comparison:"<=",limit:512}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(r<1||isNaN(r)){let i={instancePath:n+
"/limits/yamlKiB",schemaPath:"#/properties/limits/properties/yamlKiB/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(e===null)e=[i];else if(e.push(
i)===1e4)return t.errors=e,!1;a++}}}if(s.markdownKiB!==void 0){let r=s.markdownKiB;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+
"/limits/markdownKiB",schemaPath:"#/properties/limits/properties/markdownKiB/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[i];else if(e.push(i)===
1e4)return t.errors=e,!1;a++}if(typeof r=="number"&&isFinite(r)){if(r>16384||isNaN(r)){let i={instancePath:n+"/limits/markdownKiB",schemaPath:"#/properties/limi\
ts/properties/markdownKiB/maximum",keyword:"maximum",params:{comparison:"<=",limit:16384}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(r<
1||isNaN(r)){let i={instancePath:n+"/limits/markdownKiB",schemaPath:"#/properties/limits/properties/markdownKiB/minimum",keyword:"minimum",params:{comparison:">\
=",limit:1}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}}}if(s.parsedMarkdownKiB!==void 0){let r=s.parsedMarkdownKiB;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/limits/parsedMarkdownKiB",schemaPath:"#/properties/limits/properties/parsedMarkdownKiB/type",keyword:"\
type",params:{type:"integer"}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(typeof r=="number"&&isFinite(r)){if(r>1024||isNaN(r)){let i={
instancePath:n+"/limits/parsedMarkdownKiB",schemaPath:"#/properties/limits/properties/parsedMarkdownKiB/maximum",keyword:"maximum",params:{comparison:"<=",limit:1024}};
if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(r<1||isNaN(r)){let i={instancePath:n+"/limits/parsedMarkdownKiB",schemaPath:"#/properties/\
limits/properties/parsedMarkdownKiB/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;
a++}}}if(s.jsonMiB!==void 0){let r=s.jsonMiB;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/limits/jsonMiB",schemaPath:"#/pro\
perties/limits/properties/jsonMiB/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(typeof r==
"number"&&isFinite(r)){if(r>256||isNaN(r)){let i={instancePath:n+"/limits/jsonMiB",schemaPath:"#/properties/limits/properties/jsonMiB/maximum",keyword:"maximum",
params:{comparison:"<=",limit:256}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(r<1||isNaN(r)){let i={instancePath:n+"/limits/jsonMiB",
schemaPath:"#/properties/limits/properties/jsonMiB/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.
errors=e,!1;a++}}}if(s.depth!==void 0){let r=s.depth;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/limits/depth",schemaPath:"\
#/properties/limits/properties/depth/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(typeof r==
"number"&&isFinite(r)){if(r>256||isNaN(r)){let i={instancePath:n+"/limits/depth",schemaPath:"#/properties/limits/properties/depth/maximum",keyword:"maximum",params:{
comparison:"<=",limit:256}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(r<8||isNaN(r)){let i={instancePath:n+"/limits/depth",schemaPath:"\
#/properties/limits/properties/depth/minimum",keyword:"minimum",params:{comparison:">=",limit:8}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;
a++}}}if(s.keys!==void 0){let r=s.keys;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/limits/keys",schemaPath:"#/properties/l\
imits/properties/keys/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(typeof r=="number"&&isFinite(
r)){if(r>2e5||isNaN(r)){let i={instancePath:n+"/limits/keys",schemaPath:"#/properties/limits/properties/keys/maximum",keyword:"maximum",params:{comparison:"<=",
limit:2e5}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(r<100||isNaN(r)){let i={instancePath:n+"/limits/keys",schemaPath:"#/properties\
/limits/properties/keys/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}}}if(s.
findings!==void 0){let r=s.findings;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/limits/findings",schemaPath:"#/properties/\
limits/properties/findings/type",keyword:"type",params:{type:"integer"}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(typeof r=="number"&&
isFinite(r)){if(r>1e5||isNaN(r)){let i={instancePath:n+"/limits/findings",schemaPath:"#/properties/limits/properties/findings/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e5}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=e,!1;a++}if(r<100||isNaN(r)){let i={instancePath:n+"/limits/findings",schemaPath:"\
#/properties/limits/properties/findings/minimum",keyword:"minimum",params:{comparison:">=",limit:100}};if(e===null)e=[i];else if(e.push(i)===1e4)return t.errors=
e,!1;a++}}}}else{let r={instancePath:n+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type:"object"}};if(e===null)e=[r];else if(e.push(r)===
1e4)return t.errors=e,!1;a++}}}else{let s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"}};if(e===null)e=[s];else if(e.push(s)===1e4)return t.
errors=e,!1;a++}return t.errors=e,a===0}t.evaluated={props:{$schema:!0,rules:!0,ignore:!0,overrides:!0,failOn:!0,maxWarnings:!0,baseline:!0,agentTrailers:!0,limits:!0},
dynamicProps:!1,dynamicItems:!1};var most=200,mostGlobs=1e3;async function judge(document,ruleIds){let wrong=await wrongBySchema(document),overrides=indexes(document,["overrides"]).map(index=>[
"overrides",index]),ruleMaps=[["rules"],...overrides.map(one=>[...one,"rules"])],globLists=[["ignore"],...overrides.map(one=>[...one,"paths"])];for(let path of ruleMaps)
wrong.push(...unknownRules(document,path,ruleIds));for(let path of globLists)wrong.push(...wrongGlobs(document,path));for(let path of[["overrides"],...globLists])
wrong.push(...tooMany(document,path));wrong.push(...wrongBaseline(document));let globs=globLists.reduce((sum,path)=>sum+indexes(document,path).length,0);return globs>
mostGlobs&&wrong.push({at:document.span(0,0),message:`the configuration has ${globs} globs, expected at most ${mostGlobs}`}),wrong}function indexes(document,path){
let node=document.node(path);return node?.kind==="list"?[...node.items.keys()]:[]}function unknownRules(document,path,ruleIds){let node=document.node(path);return(node?.
kind==="map"?node.entries.map(({key})=>String(key.value)):[]).filter(id=>!ruleIds.includes(id)).slice(0,most).map(id=>({at:document.key([...path,id]),message:noSuchRule(
id,ruleIds)}))}function wrongGlobs(document,path){return indexes(document,path).flatMap(index=>{let node=document.node([...path,index]),glob=node?.kind==="scala\
r"&&typeof node.value=="string"?node.value:void 0,fault=glob===void 0?void 0:globFault(glob),at=document.at([...path,index]);return fault===void 0?[]:[{at,message:`${dotted(
[...path,index])} is ${quote(glob)}; ${fault}`}]})}function wrongBaseline(document){let node=document.node(["baseline"]);if(node?.kind!=="scalar"||typeof node.value!=
"string")return[];let path=claimedPath(node.value,parentOf(document.path));if(path!==void 0&&path!=="")return[];let message=`baseline is ${quote(node.value)}, e\
xpected a file in the repository, with "/" between folders`;return[{at:document.at(["baseline"]),message}]}function tooMany(document,path){let{length}=indexes(document,
path);return length<=most?[]:[{at:document.key(path),message:`${dotted(path)} has ${length} entries, expected at most ${most}`}]}var limitSettings={heartbeatMinutes:{limit:"heartbeatMs",unit:6e4,minimum:1,maximum:10080,description:"How long an active agent may be silent."},staleStoreMinutes:{
limit:"staleStoreMs",unit:6e4,minimum:1,maximum:10080,description:"How long the continuity store of Hivemind may stay as it is while its sessions run."},clockSkewMinutes:{
limit:"clockSkewMs",unit:6e4,minimum:0,maximum:60,description:"How far two clocks may be apart."},aliasExpansions:{limit:"aliasExpansions",unit:1,minimum:0,maximum:1e3,
description:"How often the aliases of a YAML file may be expanded."},yamlKiB:{limit:"yamlBytes",unit:1024,minimum:1,maximum:512,description:"The largest YAML th\
at is read: front matter, or a file that is nothing else."},markdownKiB:{limit:"markdownBytes",unit:1024,minimum:1,maximum:16384,description:"The largest Markdo\
wn file that is read."},parsedMarkdownKiB:{limit:"parsedMarkdownBytes",unit:1024,minimum:1,maximum:1024,description:"The largest Markdown body that is handed to\
 a parser, where code has to be told from text."},jsonMiB:{limit:"jsonBytes",unit:1048576,minimum:1,maximum:256,description:"The largest JSON file of Hivemind t\
hat is read."},depth:{limit:"depth",unit:1,minimum:8,maximum:256,description:"How deep YAML and JSON may nest."},keys:{limit:"keys",unit:1,minimum:100,maximum:2e5,
description:"How many keys and items a YAML file may hold."},findings:{limit:"findings",unit:1,minimum:100,maximum:1e5,description:"How many findings a report m\
ay hold. Where there are more, the errors stay."}};function limitsWith(limits,settings){let changed=Object.entries(settings).map(([name,value])=>{let{limit,unit}=limitSettings[name];
return[limit,value*unit]});return{...limits,...Object.fromEntries(changed)}}var mostBytes=128*1024,mostRemembered=1e5;async function readConfiguration(file,ruleIds){let{path}=file,text=await settingsText(file),{root,faults}=parse(baseName(
path),text),plain=new TextDocument(path,text,{faults:[]}),wrong=faults.map(({message,start,end})=>({at:plain.span(start,end),message}));if(root?.kind==="map"){let{
verdict,data}=specify(dataOf(root),{schema:config_schema_default,validate:P});if(wrong.push(...await judge(new TextDocument(path,text,{root,faults:[],verdict}),
ruleIds)),wrong.length===0)return configurationOf(data,file)}else if(root&&root.end>root.start){let message=`the configuration is ${root.kind==="list"?"a list":
"a single value"}, expected a mapping of settings`;wrong.push({at:plain.span(root.start,root.end),message})}if(wrong.length>0)throw errorOf(file,wrong);return configurationOf(
{},file)}async function settingsText(file){let{path}=file;if(!/\.(?:ya?ml|json)$/.test(path))throw new ConfigurationError([`${called(file)} is no configuration;\
 expected a file called *.yaml, *.yml or *.json`]);return textOf(file,baseName(path)===packageFile?packageBytes:mostBytes)}function configurationOf(settings,file){
let folder=parentOf(file.path),{rules={},ignore=[],overrides=[],limits={},agentTrailers={},failOn,maxWarnings,baseline}=settings,everywhere=new Map(Object.entries(
rules)),special=overrides.map(one=>({rules:new Map(Object.entries(one.rules)),covers:anyOf(one.paths,folder)})),rulesAt=remembered((at,isFolder)=>special.filter(
one=>one.covers(at,isFolder)).map(one=>one.rules));return{name:called(file),severity:(rule,at,isFolder)=>(rulesAt(at,isFolder).findLast(one=>one.has(rule))??everywhere).
get(rule),isOff:rule=>everywhere.get(rule)==="off"&&special.every(one=>(one.rules.get(rule)??"off")==="off"),ignores:remembered(anyOf(ignore,folder)),hasIgnores:ignore.
length>0,limits:limitsWith(defaultLimits,limits),agentTrailers:{...agentTrailers},failOn,maxWarnings,baseline:baseline===void 0?void 0:claimedPath(baseline,folder)}}
function remembered(ask){let known=new Map;return(path,isFolder=!1)=>{let key=`${isFolder?"/":""}${path}`,answer=known.has(key)?known.get(key):ask(path,isFolder);
return known.size<mostRemembered&&known.set(key,answer),answer}}function anyOf(globs,folder){let compiled=globs.map(compileGlob);return(path,isFolder)=>{if(folder!==
""&&!path.startsWith(`${folder}/`))return!1;let inside=folder===""?path:path.slice(folder.length+1);return compiled.some(covers=>covers(inside,isFolder))}}var baseName=path=>path.
slice(path.lastIndexOf("/")+1);export{readConfiguration};
