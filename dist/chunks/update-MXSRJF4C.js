import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{Increment}from"./chunk-QRLRKORG.js";import{isPermitted,permittedTo,writerTypeOf,writerTypes}from"./chunk-QSB2APHT.js";import{changed,patchYaml,
persistenceOrder,stateOrder}from"./chunk-5G5Q23I2.js";import{formOf,persistenceLifecycle,persistenceSpecification,readGridState,schemaLifecycle,stateFile,
stateSpecification}from"./chunk-MAAVWFCB.js";import"./chunk-PNSIFF62.js";import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";import"./chunk-HFZDJGPX.js";
import"./chunk-R2GZINJI.js";import"./chunk-OKNUZLZX.js";import"./chunk-RBBPKCDR.js";import"./chunk-2DRHOU5Y.js";import{fieldOf,formatInstant,
isDataMap,isSameData,mapOf,parseInstant,typesOf}from"./chunk-YHCOE7YC.js";import"./chunk-OCYD6ZGS.js";import"./chunk-ZXLUDNN5.js";import{either,
inert,quote,suggestion}from"./chunk-O3DR2KKW.js";import"./chunk-ED7OECLU.js";import"./chunk-K2CPHDBB.js";import"./chunk-4KOTOZ36.js";import"./chunk-PMWXOWGL.js";function forbiddenTo(agent,leaves,dialect="persistence"){let type=writerTypeOf(agent);if(type===void 0){let types=either(writerTypes.map(quote)),fields2=leaves.
map(({path})=>path.join("."));return{why:"forbidden",message:`nobody knows what ${quote(agent)} may write: its type is none of ${types}`,fields:fields2}}let permitted=permittedTo(
[type]),refused=leaves.filter(({path})=>!isPermitted(path,permitted,dialect));if(refused.length===0&&permitted.length>0)return;let fields=refused.map(({path})=>path.
join(".")),own=permitted.length===0?"its type writes nothing":`its type writes only ${either(permitted,"and")}`;return{why:"forbidden",message:`${quote(agent)} \
may not write ${either(fields.map(inert))||"anything"}; ${own}`,fields}}function saidBy(node,schema){return node.kind==="list"?node.items.map(item=>saidBy(item,schema?.items)):node.kind==="map"?mapOf(node.entries.map(({key,value})=>{
let name=String(key.value);return[name,saidBy(value,schema&&fieldOf(schema,name))]})):schema?.["x-kind"]==="commit"&&node.value!==null&&typeof node.value!="stri\
ng"?node.source:node.value}async function readValues(tree,root,limits){let state=await soundState(tree,root,limits);return state&&readingOf(state.dialect,valuesOf(state))}async function soundState(tree,root,limits){
let state=(await readGridState(tree,root,limits))?.state;return state?.document.faults.every(({kind})=>kind==="alias")&&!(state?.dialect==="prose"&&state.unread!==
void 0)?state:void 0}function valuesOf(state){if(state.dialect==="prose")return ofProse(state);let{root,verdict}=state.document,values=root&&saidBy(root,verdict?.
schema);return isDataMap(values)?values:mapOf([])}function ofProse({cluster,status,phase,block,percent}){return said({cluster:cluster?.value,status:status?.value,
phases:said({total:figure(phase?.total)}),position:said({phase:figure(phase?.current),phase_name:phase?.name,block:figure(block?.current)}),progress:said({blocks_total:figure(
block?.total),percent:figure(percent)})})}var figure=one=>one?.value;function said(fields){return mapOf(Object.entries(fields).flatMap(([key,value])=>value===void 0||
isDataMap(value)&&Object.keys(value).length===0?[]:[[key,value]]))}var blocked=[schemaLifecycle,persistenceLifecycle].flatMap(({stages})=>Object.entries(stages).
flatMap(([status,stage])=>stage==="waiting"?[status]:[]));function readingOf(dialect,data){let get=path=>valueAt(data,path),listAt=path=>asList(get(path)),[position,
status]=[get("position"),get("status")],percent=get("progress.percent")??get("progress_percent");return{dialect,data,get,position:isDataMap(position)?position:null,
activeAgents:listAt("agents.active"),status:typeof status=="string"?status:null,percent:typeof percent=="number"?percent:0,isBlocked:typeof status=="string"&&blocked.
includes(status),blockers:listAt("blockers"),canResume:get("resume.can_resume")===!0}}var asList=value=>Array.isArray(value)?value:[];function valueAt(data,path){
let at=data;for(let part of typeof path=="string"?path.split("."):path)Array.isArray(at)?at=/^\d{1,9}$/.test(part)?at[Number(part)]:void 0:at=isDataMap(at)&&Object.
hasOwn(at,part)?at[part]:void 0;return at}var schemas={schema:stateSpecification.schema,persistence:persistenceSpecification.schema};function fieldAt(top,path){let schema=top;for(let[depth,key]of path.entries()){
if(!schema)return{ok:!0,schema};let above=path.slice(0,depth).join(".");if(schema.items)return{ok:!1,why:`${inert(above)} is a list, which is given as a whole`};
let next=fieldOf(schema,key);if(!next&&isClosed(schema))return{ok:!1,why:unknown(path,depth,schema)};schema=next}return{ok:!0,schema}}function isClosed(schema){
return schema["x-unknown"]!=="open"&&(schema.properties!==void 0||typesOf(schema).length>0)}function unknown(path,depth,{properties={}}){let above=path.slice(0,
depth).map(key=>`${key}.`),names=Object.keys(properties).map(name=>above.join("")+name),full=path.slice(0,depth+1).join(".");return`there is no field ${inert(full)}${suggestion(
full,names)}`}function takesNumbers(schema){let types=typesOf(schema);return schema?.["x-kind"]!=="commit"&&(types.length===0||types.some(type=>/^(?:number|integer)$/.
test(type)))}function isTextOnly(schema){let types=typesOf(schema);return schema?.["x-kind"]==="commit"?!0:types.length>0&&types.every(type=>type==="string"||type===
"null")}function nextStamp(old,now){let written=typeof old=="string"?parseInstant(old):void 0,second=Math.floor(now/1e3)*1e3,moment=formatInstant(!written||written.ms<second?
second:Math.max(Math.floor(now),written.ms+1));return written&&!written.zoned?moment.replace(/Z$/,""):moment}function wantedOf(leaves,data,schema){let values=new Map;for(let{path,value}of leaves){let field=fieldAt(schema,path),now=valueAt(data,path);if(!field.ok&&(now===
void 0||isInList(data,path)))return field;let wanted=wantedAt(path,value,now,field.ok?field.schema:void 0);if(!wanted.ok)return wanted;isNothing(wanted.value,now)||
values.set(path.join("."),wanted.value)}return{ok:!0,values}}function isInList(data,path){return path.some((_,depth)=>Array.isArray(valueAt(data,path.slice(0,depth))))}
function isNothing(wanted,now){return isDataMap(wanted)&&Object.keys(wanted).length===0&&isDataMap(now)}function wantedAt(path,value,now,schema){let added=value===
"INCREMENT"&&takesNumbers(schema)?new Increment(1):value;if(!(added instanceof Increment))return{ok:!0,value:added};let old=now??schema?.default;if(typeof old==
"number"&&Number.isFinite(old))return{ok:!0,value:sum(old,added.by)};let found=now===void 0?"is not there":`is ${quote(now)}`;return{ok:!1,why:`${inert(path.join(
"."))} ${found}, so nothing can be added to it; expected a number`}}var sum=(a,b)=>Number((a+b).toFixed(10));var thread="position.thread";function endsWave(type,data,wanted){let now=valueAt(data,thread),total=wanted.get("position.thread_total")??valueAt(data,"position.\
thread_total");return type==="executor"&&typeof total=="number"&&now===total&&wanted.get(thread)===total+1}function waveComplete(agent,data){let[wave,commit]=[valueAt(
data,"position.wave"),valueAt(data,"resume.last_commit")];return{event:"wave_complete",agent,wave:typeof wave=="number"?wave:null,commit:typeof commit=="string"?
commit:null}}var orders={schema:stateOrder,persistence:persistenceOrder},stamp="updated_at";async function updateState(request){let{tree,root,limits,agent,leaves,expected,now}=request,
state=await soundState(tree,root,limits);if(!state)return{why:"broken"};let{dialect,document}=state;if(dialect==="prose")return{why:"older",message:older};let forbidden=forbiddenTo(
agent,leaves,dialect);if(forbidden)return forbidden;let data=valuesOf(state),stale=staleAt(data,expected);if(stale!==void 0)return{why:"stale",message:stale};let wanted=wantedOf(
leaves,data,schemas[dialect]);if(!wanted.ok)return{why:"wrong",message:wanted.why};let type=writerTypeOf(agent),isWaveOver=dialect==="schema"&&endsWave(type,data,
wanted.values),timestamp=nextStamp(valueAt(data,stamp),now),values=new Map([...wanted.values,[stamp,timestamp]]);isWaveOver&&values.delete("position.thread");let edits=[
...values].map(([field,value])=>({path:field.split("."),value})),{yaml}=formOf(document.text),text=patchYaml({text:document.text,...yaml},edits,{limits,order:orders[dialect]}),
fields=leaves.map(({path})=>path.join(".")),told={agent,agent_type:type??"",fields,timestamp},wave=isWaveOver?[waveComplete(agent,changed(data,edits))]:[];return{
text,changes:changesOf(data,values),events:[{event:"state_updated",...told},...wave]}}var older=`${stateFile} is prose, which has no values to change; agent-sta\
te-lint migrate brings it to the newest form`;function staleAt(data,expected){let stale=expected.find(({path,value})=>!isSameData(valueAt(data,path)??null,value));
if(!stale)return;let[found,field]=[quote(valueAt(data,stale.path)??null),inert(stale.path.join("."))],what=typeof stale.value=="object"&&stale.value!==null?"ano\
ther one":quote(stale.value);return`${field} is ${found}, and ${what} was expected: it was changed since it was read; read it again, and decide anew`}function changesOf(data,values){
return[...values].map(([field,after])=>({field,before:valueAt(data,field)??null,after}))}function meaningOfWord(field,word){if(/^[+-]\d{1,15}(?:\.\d{1,10})?$/.test(word))return new Increment(Number(word));let value=parsed(word);return value===void 0||
(typeof value=="number"||typeof value=="boolean")&&(isTextOnly(schemaOf(field))||!isExact(value))?word:value}function parsed(word){try{return JSON.parse(word)}catch{
return}}function isExact(value){return typeof value=="boolean"||Number.isFinite(value)&&Math.abs(value)<=Number.MAX_SAFE_INTEGER}function schemaOf(field){let found=Object.
values(schemas).flatMap(schema=>{let known=fieldAt(schema,field);return known.ok&&known.schema?[known.schema]:[]});return found.find(schema=>!isTextOnly(schema)||
typesOf(schema).length===0)??found[0]}var updates={read:readValues,meaningOf:meaningOfWord,forbidden:(agent,leaves)=>forbiddenTo(agent,leaves),update:updateState};export{updates};
