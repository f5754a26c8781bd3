import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{TextDocument,specify}from"./chunk-7MVKXGH6.js";import{conflictMarkers,decode,readJson,readJsonLines}from"./chunk-L5HX7WC4.js";import{size}from"./chunk-O3DR2KKW.js";async function readText(tree,path,cap,keepsNul=!1){return textIn(await tree.read(path,cap),path,cap,keepsNul)}function textIn(read,path,cap,keepsNul=!1){if(!read.
ok){let{refusal}=read;return{ok:!1,file:{path,refusal,...refusal==="too-large"&&{detail:size(cap)}}}}let decoded=decode(read.bytes,keepsNul);return decoded.ok?decoded:
{ok:!1,file:{path,refusal:decoded.problem,detail:`byte ${decoded.offset}`}}}function readJsonFile(tree,path,limits,specification){return readFile(readJson,tree,path,limits,specification)}function readJsonLinesFile(tree,path,limits,specification){
return readFile(readJsonLines,tree,path,limits,specification)}function jsonDocument(path,text,limits,specification){return documentOf(path,text,readJson(text,limits),
specification)}async function readFile(reader,tree,path,limits,specification){let read=await readText(tree,path,limits.jsonBytes,!0);return read.ok?{ok:!0,...documentOf(
path,read.text,reader(read.text,limits),specification)}:read}function documentOf(path,text,json,specification){let conflicts=json.faults.length>0?conflictMarkers(
text):[],parts=conflicts.length>0?{faults:conflicts}:json;if(!specification||parts!==json||json.data===void 0)return{document:new TextDocument(path,text,parts),
data:void 0};let{verdict,data,isCut}=specify(json.data,specification);return{document:new TextDocument(path,text,{...json,verdict}),data:isCut?void 0:data}}export{readText,textIn,readJsonFile,readJsonLinesFile,jsonDocument};
