import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{persistenceLifecycle,readGridState,schemaLifecycle}from"./chunk-QNRASBDQ.js";import{fieldOf,isDataMap,mapOf}from"./chunk-CCRLEUH2.js";function saidBy(node,schema){return node.kind==="list"?node.items.map(item=>saidBy(item,schema?.items)):node.kind==="map"?mapOf(node.entries.map(({key,value})=>{
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
hasOwn(at,part)?at[part]:void 0;return at}export{readValues,soundState,valuesOf,valueAt};
