import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{readStructure,scanLines}from"./chunk-WOULCUZM.js";import{pathIn}from"./chunk-OCYD6ZGS.js";import{conflictMarkers}from"./chunk-L5HX7WC4.js";var most={entries:1e5,levels:32};async function listRoot(tree,root,shape,limits=most){let found={files:[],regular:[],unreadable:[]},entries=0;for(let level=[""],
depth=1;level.length>0;depth+=1){let below=[];for(let folder of level){let path=folder===""?root:pathIn(root,folder),limit=limitPassed(depth,entries,limits);if(limit)
return found.unreadable.push({path,refusal:"too-many",detail:limit}),found;let listed=await tree.list(path);if(!(folder!==""&&listed.some(({name})=>name===".git"))){
folder!==""&&listed.length===0&&found.unreadable.push(...await whyEmpty(tree,path)),entries+=listed.length;for(let{name,kind}of listed){let file=pathIn(folder,name);
kind==="directory"&&shape.enters(file)&&below.push(file),kind!=="directory"&&found.files.push(file),kind==="file"&&found.regular.push(file),kind==="link"&&shape.
hides(file)&&found.unreadable.push({path:pathIn(root,file),refusal:"link"})}}}level=below}return found}async function whyEmpty(tree,path){let read=await tree.read(
path,0);return read.ok||read.refusal!=="not-readable"&&read.refusal!=="not-fetched"?[]:[{path,refusal:read.refusal}]}function limitPassed(depth,entries,limits){
return entries>limits.entries?`${limits.entries} files and folders`:depth>limits.levels?`${limits.levels} levels of folders`:void 0}function bodyOf(text,{start,end},limits){let lines,structure;return{get lines(){return lines??=scanLines(text,start,end),lines},structure(){return structure??=readStructure(
text,start,end,limits),structure}}}async function conflictsOf(text,start,body){let conflicts=conflictMarkers(text);if(!conflicts.some(conflict=>conflict.start>=
start))return conflicts;let structure=await body.structure();return conflicts.filter(conflict=>conflict.start<start||!structure.ok||structure.isText(conflict.start))}
function withoutLines({structure}){return{lines:[],structure}}export{bodyOf,conflictsOf,withoutLines,listRoot};
